"""Loops whose reverse runs them again from snapshots, instead of keeping a tape of all iterations."""
