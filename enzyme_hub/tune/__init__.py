"""`enzyme-hub tune`: looks for the settings with which the derivatives of one program run fastest, by running it.

`search` decides what is tried next and what has won, `trials` links the program and times it, `command` talks to people.
"""
