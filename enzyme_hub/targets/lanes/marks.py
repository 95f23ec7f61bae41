"""How additions to adjoints are told from the program's own, which are left as they are."""

MARK = "ehub.adjoint"
"""Their attachment."""

ADDS = "__ehub_add_"
"""What the names of functions begin with that add to an adjoint, until they are inlined."""
