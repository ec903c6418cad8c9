"""Checks a built site: every link leads somewhere, and nothing is fetched from elsewhere.

usage: check.py SITE
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

#: Attributes by which a page makes the browser load something by itself.
LOADS = {("script", "src"), ("img", "src"), ("link", "href"), ("iframe", "src"), ("source", "src")}
#: Kinds of `link` that load nothing.
PLAIN = {"canonical", "prev", "next", "alternate"}


class Page(HTMLParser):
    """The anchors of a page, its links, and what it loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(text)

    def has(self, fragment: str) -> bool:
        """Whether the page has what the fragment of an address names."""
        return unquote(fragment) in self.anchors

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take up what an element names, leads to or loads."""
        given = dict(attrs)
        self.anchors.update(value for key in ("id", "name") if (value := given.get(key)))
        for key, value in attrs:
            if value is None or key not in ("href", "src"):
                continue
            if (tag, key) in LOADS and given.get("rel") not in PLAIN:
                self.loads.append(value)
            self.links.append(value)


def problems(site: Path) -> Iterator[str]:
    """A line for each link that leads nowhere and each thing that is fetched from elsewhere."""
    pages = {path: Page(path.read_text("utf-8")) for path in sorted(site.rglob("*.html"))}
    for path, page in pages.items():
        where = path.relative_to(site)
        for address in page.loads:
            if urlsplit(address).scheme in ("http", "https") or address.startswith("//"):
                yield f"{where}: loads {address}"
        if path.name == "404.html":
            continue  # its links are relative to the root of a server
        for address in page.links:
            parts = urlsplit(address)
            if parts.scheme or parts.netloc:
                continue
            target = path if not parts.path else (path.parent / unquote(parts.path)).resolve()
            if not target.exists():
                yield f"{where}: {address}: no such file"
            elif parts.fragment and target in pages and not pages[target].has(parts.fragment):
                yield f"{where}: {address}: no such anchor"


def main() -> int:
    """Print the problems of the site named on the command line; 1 when there are any."""
    site = Path(sys.argv[1]).resolve()
    found = list(problems(site))
    print("\n".join(found) or f"{len(list(site.rglob('*.html')))} pages, no link leads nowhere")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
