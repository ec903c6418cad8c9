"""Reference pages from the model: for the terminal, as Markdown, as JSON, and for the web site.

Data flows one way: `library` finds what a name stands for, `build` makes a `Page` of it (fields,
uses, examples), and a layout (`text`, `markdown`) turns pages into text.
"""
