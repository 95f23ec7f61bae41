"""The order in which things run: blocks, dominators, loops, which branch led where."""
