"""`from tf_enzyme import enzyme; enzyme(inp, filename="test.c", function="f")`: another name for enzyme_hub.tensorflow."""

from enzyme_hub.tensorflow import enzyme

__all__ = ["enzyme"]
