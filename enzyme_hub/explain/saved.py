"""Why the forward sweep saves a value, and what would avoid it."""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_hub.analysis.flow.loops import Loop
from enzyme_hub.analysis.source_names import Names, Place
from enzyme_hub.differentiate.plan import Plan
from enzyme_hub.differentiate.reverse.protocol import Augmented
from enzyme_hub.differentiate.tape.layout import Kind
from enzyme_hub.differentiate.tape.plan import Storage
from enzyme_hub.explain.facts import Saved
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.values import Argument, Value
from enzyme_hub.languages.spelling import spelled

_WAY = "which way control came, or how often a loop ran, cannot be told from what is left"


def saved(plan: Plan, forward: Augmented, storage: Storage, names: Names) -> Iterator[Saved]:
    """All that one derivative saves, in the order of the source."""
    sources: dict[Value, inst.Instruction] = {}
    for source in forward.blocks:
        for i in source.instructions:
            if not i.type.is_void and not i.is_terminator:
                try:
                    sources.setdefault(forward.primal(i), i)
                except KeyError:  # of a block that never returns
                    continue
    for value in storage.saved:
        loop = plan.facts.loop_of(storage.home[value])
        origin = sources.get(value)
        yield _Saving(plan, storage, names, value, origin).told(loop)


class _Saving:
    """One value that is saved, and the instruction of the source that it is, if it is one."""

    def __init__(
        self, plan: Plan, storage: Storage, names: Names, value: Value, source: inst.Instruction | None
    ) -> None:
        self._plan, self._storage, self._names = plan, storage, names
        self._value = value
        self._source = source or storage.loads.get(value)

    def told(self, loop: Loop | None) -> Saved:
        what, why, remedy = self._reason()
        folded = self._storage.folded(self._value)
        if folded is not None:
            loop = folded[0] if folded else None
        return Saved(
            self._place(),
            what,
            self._storage.tape.size(self._value.type),
            self._loop_place(loop),
            loop is not None,
            why,
            remedy,
            self._where(),
        )

    def _where(self) -> str:
        """On a GPU memory is of several kinds; elsewhere nothing is said."""
        if not self._plan.source.module.target.is_device:
            return ""
        kind = self._storage.tape.kind(self._value)
        if kind is Kind.VARIABLE:
            return "on the tape that is returned" if self._plan.key.is_split else "in a register, or local memory"
        if kind is Kind.STACK:
            return "in an array in local memory"
        return "in the thread's slice of the launch's tape"

    def _place(self) -> Place | None:
        known = self._source or self._called()
        home = self._storage.home[self._value]
        candidates = (*((known,) if known is not None else ()), *home.instructions)
        return next(filter(None, map(self._names.place, candidates)), None)

    def _loop_place(self, loop: Loop | None) -> Place | None:
        if loop is None:
            return None
        instructions = (
            *reversed(loop.header.instructions),
            *(i for b in loop.latches for i in reversed(b.instructions)),
        )
        return next(filter(None, map(self._names.place, instructions)), None)

    def _reason(self) -> tuple[str, str, str]:
        """What it is, why it is saved, what would avoid that."""
        source = self._source
        if source is None:
            return self._of_ours()
        if isinstance(source, inst.Load):
            shadow = "" if source.type.is_float or not source.type.holds_pointer else "the pointer "
            what = f"{shadow}{self._names.of(source)}"
            if self._storage.is_reloadable(source):
                return what, "reading it again, with all that its address needs, would cost more", ""
            return (what, *self._overwritten(source))
        what = self._names.of(source)
        if isinstance(source, inst.Phi):
            return what, "it depends on the way that was taken, or on the iteration before", ""
        if isinstance(source, inst.CallBase) and not _is_intrinsic(source):
            return what, "the call is not made again", ""
        if source.opcode == "alloca":
            return what, "it lives until the reverse sweep is done", ""
        return what, "computing it again would need more saved values, or cost more", ""

    def _overwritten(self, load: inst.Load) -> tuple[str, str]:
        by = self._plan.facts.modref.overwritten(load)
        if by is load:
            return "the memory is volatile or atomic", ""
        if by is None:
            return (
                "the caller may change the memory before the reverse sweep runs",
                "in combined mode (`__enzyme_autodiff`) it would be read again",
            )
        place = self._names.place(by)
        where = f" at {place}" if place is not None else ""
        if isinstance(by, inst.CallBase):
            return (
                f"the call{where} may change the memory",
                "declare what the call only reads `const`, or make its body visible",
            )
        written = by.pointer if isinstance(by, inst.Store) else by.operand(0)
        return f"the store{where} may change the memory", self._way_out(load.pointer, written)

    def _way_out(self, read: Value, written: Value) -> str:
        """Two arguments that may overlap only as far as is known can be said to be apart."""
        pointers = self._plan.facts.pointers
        one, other = pointers.bases(read), pointers.bases(written)
        if one != other and any(isinstance(base, (Argument, inst.Load)) for base in one | other):
            return "if the two never overlap, say so (C: `restrict`; Rust: a `&mut` of its own; Fortran: no `target`)"
        if one == other and len(one) == 1:
            return "a second array for what is written would leave it to be read again"
        return ""

    def _of_ours(self) -> tuple[str, str, str]:
        called = self._called()
        if called is not None:
            if self._value.type.is_pointer or self._value.type.is_aggregate:
                callee = called.called_function
                name = spelled((callee.name or "").removeprefix("augmented.")) if callee is not None else "a call"
                return f"what the derivative of {name} saved", "its reverse needs it", ""
            return self._names.of(called), "the call is not made again", ""
        if self._value.type.is_pointer:
            return "the address of memory that lives until the reverse sweep is done", "the reverse sweep needs it", ""
        return "the way that was taken", _WAY, ""

    def _called(self) -> inst.CallBase | None:
        """The call of an augmented forward that the value is a part of."""
        value = self._value
        while isinstance(value, inst.ExtractValue):
            value = value.operand(0)
        return value if isinstance(value, inst.CallBase) else None


def _is_intrinsic(call: inst.CallBase) -> bool:
    callee = call.called_function
    return callee is not None and callee.is_intrinsic
