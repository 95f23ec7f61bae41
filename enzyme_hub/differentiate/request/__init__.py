"""What a call asks for, and the answer in the caller's shape."""
