"""Facts about functions, found without changing them."""
