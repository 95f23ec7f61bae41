"""Runs the code blocks of the documentation as a new user would: block after block, in an empty folder.

What the first line of a block may say behind its language is in `blocks.py`; `python -m tests.docs.pages` lists all pages, and with
`--run` runs them.
"""
