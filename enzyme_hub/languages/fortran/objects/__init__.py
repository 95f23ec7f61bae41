"""What objects of derived types are before anything is stored in them: native code, for types that are known when the program runs.

See runtime.c.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_hub.languages import supplying
from enzyme_hub.languages.effects import Row

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

START, DIMENSIONS = "__ehub_fortran_start", "__ehub_fortran_dimensions"
ALIKE = {START: 0, DIMENSIONS: 0}  # null pointers, arrays that are not allocated, and bounds: in a shadow as well
NUMBERS, TEXT = (
    "__ehub_fortran_start_numbers",
    "__ehub_fortran_text",
)  # not there: numbers, and what carries no derivatives
INACTIVE = frozenset((NUMBERS, TEXT))
ROWS = {name: Row(writes=(0,), loses_nothing=True) for name in (START, NUMBERS)} | {
    DIMENSIONS: Row(reads=(1,), writes=(0,), loses_nothing=True),
    TEXT: Row(reads=(2,), writes=(0,)),
}


def complete(module: ModuleRef) -> ModuleRef:
    """The module with this code, if something calls it."""
    return supplying.complete(module, __name__)
