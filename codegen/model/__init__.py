"""From a canonical schema to the model."""
