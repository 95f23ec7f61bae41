"""How integers move from one iteration to the next, and how often a loop runs."""
