"""Where the threads of a block wait for each other.

What one thread read before a barrier another one may overwrite behind it, in all memory that both can reach: that is everything
but local variables whose address stays with the thread. In a derivative each barrier has a mirror image: what was written before
and read behind is added to behind (in reverse) before it is taken.

It makes no difference whether the function itself writes there (as it does in `modref.Concurrency`): a thread that is done with its
derivative may go on to write, where in the program a barrier kept it until all had read.
"""

from __future__ import annotations

from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.ir.module import Function
from enzyme_hub.languages.meaning import Barrier, Call, Custom, meaning


def is_barrier(call: CallBase) -> bool:
    """True for a call at which threads wait, and for one of a function with a barrier in it."""
    if not call.function.module.target.is_device:
        return False
    what = meaning(call)
    return isinstance(what, Barrier) or (isinstance(what, (Call, Custom)) and has_barrier(what.function))


def has_barrier(function: Function) -> bool:
    """True if a barrier is in the function, or in one that it calls."""
    if not function.module.target.is_device or function.is_declaration:
        return False
    memo = function.module.memo(has_barrier)
    if function not in memo:
        memo[function] = _meets_barrier(function)
    return bool(memo[function])


def _meets_barrier(function: Function) -> bool:
    work = Worklist([function])
    for what in (meaning(i) for one in work for i in one.instructions if isinstance(i, CallBase)):
        if isinstance(what, Barrier):
            return True
        if isinstance(what, (Call, Custom)) and not what.function.is_declaration:
            work.add(what.function)
    return False
