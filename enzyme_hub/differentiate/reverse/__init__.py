"""Reverse mode: the augmented forward sweep and the reverse sweep."""
