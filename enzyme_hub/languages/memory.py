"""What known functions do to the memory a program can see.

A function without a row is judged by its attributes and its body, an inactive one without a row may do anything.
"""

from __future__ import annotations

import re
from functools import lru_cache

from enzyme_hub.custom.given import KEEPS
from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.ir.module import function_behind
from enzyme_hub.languages import intrinsics, known
from enzyme_hub.languages.effects import ANYTHING, EVERY, NOTHING, Row
from enzyme_hub.languages.fortran.memory import of_input_and_output
from enzyme_hub.languages.heap import Allocation, Deallocation, Reallocation
from enzyme_hub.languages.inactive import is_inactive
from enzyme_hub.languages.meaning import Call, Custom, Inactive, Math, UnresolvedCall, meaning
from enzyme_hub.rules.known import is_mathematical

_HINT = re.compile(r"__enzyme_(?:float|double|integer|pointer|checkpoint)")
# What libraries of ours do natively. What a comparator looks at may be anywhere.
_OWN: dict[str, Row] = {
    "__ehub_stop": NOTHING,
    "__ehub_stop_with": NOTHING,
    "__ehub_stop_memory": NOTHING,
    "__ehub_sort_order": Row(reads=(1,), writes=(0,), reads_other=True),
    "__ehub_sort_order_with": Row(reads=(1, 5), writes=(0,), reads_other=True),
    "__ehub_sort_place": Row(reads=(0, 1), reads_other=True),
}

# A function without a body whose derivative is given, unless it says that it keeps what it is given.
_GIVEN = Row(reads=EVERY, writes=EVERY, captures=EVERY, returns=EVERY)


def of_call(call: CallBase) -> Row | None:
    """The row for a call of a known function, or None."""
    what = meaning(call)
    function = function_behind(call.callee)
    told = isinstance(what, Math) or (isinstance(what, Inactive) and what.is_said)
    if isinstance(what, Call) or (told and function is not None and not function.is_declaration):
        return None  # its body tells
    if isinstance(what, Custom):
        return _GIVEN if what.function.is_declaration and KEEPS not in what.function.attributes else None
    if isinstance(what, UnresolvedCall):
        return NOTHING
    if isinstance(what, Allocation):
        return NOTHING if what.result is None else Row(writes=(what.result,))
    if isinstance(what, Deallocation):
        return Row(frees=(what.pointer,))
    if isinstance(what, Reallocation):
        # The new block may be the old one grown in place, so what was read before may change: that is a write.
        return Row(reads=(what.pointer,), writes=(what.pointer,), frees=(what.pointer,))
    if function is None or function.name is None:
        return None
    if function.name.startswith("_FortranAio"):
        return of_input_and_output(function.name, call.function.module.functions)
    return of_name(function.name)


@lru_cache(maxsize=8192)
def of_name(name: str) -> Row | None:
    """The same for functions that are not allocators."""
    if name.startswith("llvm."):
        found = intrinsics.family(name)
        return found.row if found is not None else None
    row = _OWN.get(name) or known.row(name)
    if row is not None:
        return row
    if is_mathematical(name):
        # At most through their pointer arguments (frexp, modf, sincos, remquo, lgamma_r).
        return Row(reads=EVERY, writes=EVERY)
    if _HINT.search(name):
        return NOTHING
    return ANYTHING if is_inactive(name) else None
