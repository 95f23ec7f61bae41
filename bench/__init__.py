"""Benchmarks: `python -m bench NAME`, or `./dev bench NAME`."""
