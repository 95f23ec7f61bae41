"""Libraries have one transform."""

from fft_iterative import objective

__all__ = ["objective"]
