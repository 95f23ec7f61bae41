"""Where a derivative finds, while it runs, what it must not go on with, it stops: all stops go through `enzyme_hub_stop`.

`planting` has what generated code says of a stop, `guarding` gives back what a derivative holds where a program takes stops, and
`joining` brings the native code (the C files here, as text in `enzyme_hub._bitcode`).
"""
