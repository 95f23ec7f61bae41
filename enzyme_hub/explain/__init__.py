"""What was decided about derivatives, and why, for people: `enzyme-hub explain` and the linker's `--report`.

A `Recorder` listens while derivatives are made and takes notes in plain records (`facts`), which can leave the process;
`text`, `page` and JSON are three ways to tell them.
"""
