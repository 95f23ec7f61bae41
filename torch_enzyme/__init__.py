"""`from torch_enzyme import enzyme; enzyme("test.c", "f").apply(inp)`: another name for enzyme_hub.torch."""

from enzyme_hub.torch import enzyme

__all__ = ["enzyme"]
