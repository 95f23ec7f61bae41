"""What functions of flang's runtime library do to visible memory."""

from __future__ import annotations

from collections.abc import Container

from enzyme_hub.languages.effects import ANYTHING, EVERY, READS, Row
from enzyme_hub.languages.fortran import objects
from enzyme_hub.languages.fortran.inactive import is_inactive, is_question

RUNTIME = "_FortranA"  # reserved by flang; all work on descriptors that they are given
_READS = ("_FortranAStop", "_FortranAAbort", "_FortranAReportFatalUserError")
_ANSWERS = Row(reads=EVERY, writes=(0,), reads_other=True)
# Of what is not differentiated: they release a block, and leave null.
LEAVE_NULL = frozenset(f"{RUNTIME}{kind}Deallocate" for kind in ("Allocatable", "Pointer"))
_INTERNAL = tuple(
    f"_FortranAioBeginInternal{array}{form}Output" for array in ("", "Array") for form in ("List", "Formatted")
)


def is_runtime(name: str) -> bool:
    """True for functions of the runtime library: they work on what they are given."""
    return name.startswith(RUNTIME)


def row(name: str) -> Row | None:
    """The row of a function on objects of derived types."""
    return objects.ROWS.get(name)


def native(name: str) -> Row | None:
    """What a function through which no derivative flows does; those on characters write them where they are told."""
    if not is_inactive(name):
        return None
    if name.startswith(_READS):
        return READS
    return _ANSWERS if is_question(name) else row(name) or ANYTHING


def of_input_and_output(name: str, functions: Container[str]) -> Row:
    """Output to files only reads; output to a character variable fills it in any of the later calls of the statement.

    `functions` are those of the module.
    """
    if name.startswith(("_FortranAioInput", "_FortranAioInquire", "_FortranAioGet", "_FortranAioBeginInternal")):
        return Row(EVERY, EVERY, (), EVERY, (), True, True)
    if any(internal in functions for internal in _INTERNAL):
        return Row(reads=EVERY, writes=EVERY, reads_other=True, writes_other=True)
    return READS
