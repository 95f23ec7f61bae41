"""What the threads of a team share, and what each of them has for itself."""
