"""From the model to the text of the generated modules."""
