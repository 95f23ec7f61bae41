"""Objects of Julia's that are their own shadows: no number is in them, and no pointer that the program follows.

`nothing`, types, symbols, strings, boxed integers. The functions that return their addresses say so in an attribute. In the shadow of
an object that leads to one there is a null pointer: nobody looks behind it.
"""

from __future__ import annotations

from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir.instructions import CallBase, Phi, Select
from enzyme_hub.ir.module import function_behind
from enzyme_hub.ir.values import Value
from enzyme_hub.languages.julia.known import INERT


def is_inert(pointer: Value) -> bool:
    """True for a pointer that surely leads to such an object."""
    work = Worklist([pointer])
    for value in work:
        if isinstance(value, Phi):
            work.extend(incoming for incoming, _ in value.incoming)
        elif isinstance(value, Select):
            work.extend(value.operands[1:])
        else:
            function = function_behind(value.callee) if isinstance(value, CallBase) else None
            if function is None or function.attribute(INERT) is None:
                return False
    return True
