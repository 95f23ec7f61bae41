"""The passes that bring a function into a form that can be differentiated."""
