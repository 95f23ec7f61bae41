"""Memory of a kernel's that nobody writes to while the kernel runs, although its threads wait for each other.

What one thread read before a barrier another may overwrite behind it (`memory/barriers`), also after its own derivative is done. It
does not if the memory is that of a `const` pointer which no other pointer leads to (CUDA's `const __restrict__`: read-only while the
function runs, in all threads), and the kernel does nothing but ask for one derivative, once.
"""

from __future__ import annotations

from collections.abc import Iterable, Set

from enzyme_hub.analysis.flow.loops import LoopForest
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Argument, Value


class Settled:
    """`asked`: the functions that requests are about, each with the calls that ask; `called`: those that others call as well."""

    def __init__(self, asked: Iterable[tuple[Function, inst.CallBase]], called: Set[Function]) -> None:
        self._sites: dict[Function, list[inst.CallBase]] = {}
        for function, call in asked:
            self._sites.setdefault(function, []).append(call)
        self._called = called
        self._asks_alone: dict[Function, bool] = {}

    def are_apart(self, left: Value, right: Value) -> bool:
        return False

    def stays(self, argument: Argument) -> bool:
        """True if nobody writes to where an argument leads, until all threads are done with the kernel."""
        if not (argument.has_attribute("noalias") and argument.has_attribute("readonly")):
            return False
        function = argument.function
        if function not in self._asks_alone:
            sites = self._sites.get(function, ())
            self._asks_alone[function] = function not in self._called and bool(sites) and all(map(_asks_alone, sites))
        return self._asks_alone[function]


def _asks_alone(request: inst.CallBase) -> bool:
    """True if the request is all that its kernel does, and made once."""
    kernel = request.function
    if not kernel.module.target.is_kernel(kernel):
        return False
    forest = LoopForest(kernel)
    assert request.block is not None
    if forest.irreducible or forest.loop_of(request.block) is not None:
        return False
    return not any(i.may_write and i is not request and not _is_local(i) for i in kernel.instructions)


def _is_local(i: inst.Instruction) -> bool:
    return isinstance(i, inst.Store) and isinstance(i.pointer, inst.Alloca)
