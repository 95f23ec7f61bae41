"""The commands that people call."""
