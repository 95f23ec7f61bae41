"""What the reverse sweep gets from the forward sweep: what is saved, where, and how it is found again."""
