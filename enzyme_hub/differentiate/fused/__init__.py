"""Loops whose iterations share nothing but sums: each iteration runs forward and backward at once, and nothing of it is kept."""
