"""Memory that is read alone, by all functions that requests reach, and in which no number can be found: tables of functions,
of names, of options. It may be its own shadow: whoever looks there for the shadow of a pointer finds the pointer."""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.analysis.memory.effects import effects
from enzyme_hub.analysis.types.answers import kinds_in
from enzyme_hub.analysis.types.equations import Equations
from enzyme_hub.analysis.types.evidence import ANYTHING, INTEGER, POINTER
from enzyme_hub.analysis.types.nodes import Node, find, nodes_in
from enzyme_hub.base.worklist import Worklist, reachable
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import Constant, Value
from enzyme_hub.languages.heap import Allocation, Deallocation, Reallocation
from enzyme_hub.languages.meaning import Call, Copy, Fill, MemoryAnnotation, meaning

_NO_NUMBERS = {INTEGER, POINTER, ANYTHING}


class ReadOnly:
    """Answers for the objects of solved equations."""

    def __init__(self, equations: Equations) -> None:
        self._equations = equations
        changed: set[Node] = set()
        for function, frames in equations.frames.of.items():
            changing = [pointer for i in function.instructions for pointer in _changed_by(i)]
            for frame in frames:
                equations.frame = frame
                changed.update(equations.place(pointer)[0] for pointer in changing)
        around = equations.graph.objects_around()
        # An object is changed with what is an element of it.
        self._changed = frozenset(reachable(map(find, changed), lambda one: map(find, around.get(one, ()))))

    def is_changed(self, node: Node) -> bool:
        """True if something in this object may be changed."""
        return find(node) in self._changed or any(part in self._changed for part in nodes_in(find(node)))

    def is_table(self, node: Node) -> bool:
        """True if nothing that can be reached from this object on is changed, or is a number."""
        work = Worklist([find(node)])
        for one in work:
            if one in self._changed or not kinds_in(one) <= _NO_NUMBERS:
                return False
            for part in nodes_in(one):
                if part in self._changed:
                    return False
                if part.target is not None:
                    work.add(find(part.target[0]))
        return True


def _changed_by(i: inst.Instruction) -> Iterator[Value]:
    """The pointers to what an instruction changes, makes or releases."""
    if isinstance(i, (inst.Store, inst.AtomicRMW, inst.CompareExchange)):
        found = [i.pointer if isinstance(i, inst.Store) else i.operand(0)]
    elif isinstance(i, inst.Alloca):
        found = [i]
    elif isinstance(i, inst.CallBase):
        found = list(_changed_by_call(i))
    else:
        return
    yield from (pointer for pointer in found if not isinstance(pointer, Constant) or pointer.type.is_pointer)


def _changed_by_call(i: inst.CallBase) -> Iterator[Value]:
    what = meaning(i)
    if isinstance(what, (Call, MemoryAnnotation)):
        return  # its body is looked at as well; it changes nothing
    if isinstance(what, (Copy, Fill)):
        yield i.arguments[what.target]
        return
    if isinstance(what, (Allocation, Reallocation, Deallocation)):
        yield from (value for value in (i, *i.arguments) if value.type.is_pointer)
        return
    done = effects(i)
    yield from (a for k, a in enumerate(i.arguments) if a.type.is_pointer and k in done.writes | done.frees)
