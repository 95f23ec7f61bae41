"""What the bytes of memory are."""
