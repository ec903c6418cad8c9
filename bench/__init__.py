"""Speed and size of the bindings and of the generator, beside other implementations."""
