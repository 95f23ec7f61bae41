"""The way of one module, and what a user can ask of it."""
