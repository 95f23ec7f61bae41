"""What a call may do to memory: from attributes, from tables of known functions, and from the bodies of defined ones.

`Effects` speaks of the memory that the arguments point to (through pointers based on them) and of all other memory that
the callee can reach: globals, and whatever a pointer in memory leads to. Memory that no pointer in memory leads to, such
as a local variable whose address was never stored, is out of reach of the latter.

Bodies are summarised bottom-up over the call graph; functions that call each other start from 'does nothing' and grow to
a fixed point.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache

from enzyme_hub.base.records import record
from enzyme_hub.ir.callgraph import components
from enzyme_hub.ir.instructions import CallBase, Invoke
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.values import Argument, find_attribute
from enzyme_hub.languages import memory
from enzyme_hub.languages.effects import EVERY, Positions, Row
from enzyme_hub.languages.heap import Allocation
from enzyme_hub.languages.meaning import Synchronises, meaning

NONE: frozenset[int] = frozenset()


@record
class Effects:
    """Argument positions, and flags for all other memory; the default is a function without effects."""

    reads: frozenset[int] = NONE  # the memory of these arguments may be read
    writes: frozenset[int] = NONE
    frees: frozenset[int] = NONE  # the blocks these arguments point to may be released
    captures: frozenset[int] = NONE  # a copy of the pointer may be left in memory
    returns: frozenset[int] = NONE  # the result may point to this argument's memory
    reads_other: bool = False
    writes_other: bool = False
    frees_other: bool = False
    returns_other: bool = False  # the result may point to memory that no argument points to
    returns_old: bool = False  # ... and that was there before, or is handed out again without having been released
    meets: bool = False  # it waits for other threads: afterwards memory that they know is as they left it

    def union(self, other: Effects) -> Effects:
        return Effects(
            self.reads | other.reads,
            self.writes | other.writes,
            self.frees | other.frees,
            self.captures | other.captures,
            self.returns | other.returns,
            self.reads_other or other.reads_other,
            self.writes_other or other.writes_other,
            self.frees_other or other.frees_other,
            self.returns_other or other.returns_other,
            self.returns_old or other.returns_old,
            self.meets or other.meets,
        )

    def limited(self, other: Effects) -> Effects:
        """What both allow: two sound descriptions of one call."""
        return Effects(
            self.reads & other.reads,
            self.writes & other.writes,
            self.frees & other.frees,
            self.captures & other.captures,
            self.returns & other.returns,
            self.reads_other and other.reads_other,
            self.writes_other and other.writes_other,
            self.frees_other and other.frees_other,
            self.returns_other and other.returns_other,
            self.returns_old and other.returns_old,
            self.meets or other.meets,
        )

    @property
    def may_read(self) -> bool:
        return self.reads_other or bool(self.reads)

    @property
    def may_write(self) -> bool:
        return self.writes_other or bool(self.writes)

    @property
    def may_free(self) -> bool:
        return self.frees_other or bool(self.frees)


class EffectsAnalysis:
    """The effects of the functions and calls of a module. Call `forget` for a function whose body was changed."""

    def __init__(self, module: Module | None = None) -> None:
        self._summaries: dict[Function, Effects] = {}
        self._open: dict[Function, Effects] = {}
        self._returning: dict[Function, Effects] = {}

    def forget(self, function: Function) -> None:
        """Drop what was found of a function and of all others (they may call it)."""
        self._summaries.clear()
        self._returning.clear()

    def of_call(self, call: CallBase) -> Effects:
        """What the call may do. Positions are those of the call's arguments."""
        return self._of_call(call, self.of_function)

    def of_return(self, call: CallBase) -> Effects:
        """What the call may have done when it returns. What it does before it panics or throws counts where that is caught."""
        return self._of_call(call, self.of_function if isinstance(call, Invoke) else self._of_returning)

    def _of_call(self, call: CallBase, of_function: Callable[[Function], Effects]) -> Effects:
        bound = by_attributes(call)
        function = call.called_function
        row = memory.of_call(call)
        if row is not None:
            bound = bound.limited(_of_row(row, call))
            if isinstance(meaning(call), Synchronises):
                bound = bound.union(Effects(meets=True))
        elif function is not None and not function.is_declaration and _is_exact(function):
            bound = bound.limited(_only(of_function(function), call))
        return bound

    def _of_returning(self, function: Function) -> Effects:
        from enzyme_hub.analysis.memory.summaries import summarise

        found = self._returning.get(function)
        if found is None:
            found = self._returning[function] = summarise(function, self, returning=True)
        return found

    def of_function(self, function: Function) -> Effects:
        """What a call of the defined function may do, as far as its body tells."""
        found = self._summaries.get(function)
        if found is None:
            found = self._open.get(function)
        if found is None:
            self._summarise(function)
            found = self._summaries[function]
        return found

    def _summarise(self, root: Function) -> None:
        """Summarise `root` and what it calls, callees first."""
        from enzyme_hub.analysis.memory.summaries import summarise

        for component in components([root], lambda one: (f for f in _callees(one) if f not in self._summaries)):
            for function in component:
                self._open[function] = Effects()
            changed = True
            while changed:
                changed = False
                for function in component:
                    found = self._open[function].union(summarise(function, self))
                    changed = changed or found != self._open[function]
                    self._open[function] = found
                changed = changed and _calls_itself(component)
            for function in component:
                self._summaries[function] = self._open.pop(function)


def analysis_of(module: Module) -> EffectsAnalysis:
    """The analysis shared by all that ask about this module."""
    return module.found_by(EffectsAnalysis)


def effects(call: CallBase) -> Effects:
    """What a call may do to memory."""
    return analysis_of(call.function.module).of_call(call)


def frees(call: CallBase) -> bool:
    """May the call release memory that existed before it?"""
    return effects(call).may_free


def may_return_twice(call: CallBase) -> bool:
    """True for setjmp and its kin."""
    return "returns_twice" in _words(call)


def is_allocation(value: object) -> bool:
    """True for a call that returns new memory (not a reallocation)."""
    if not isinstance(value, CallBase):
        return False
    found = meaning(value)
    return isinstance(found, Allocation) and found.result is None


# -- the call graph -----------------------------------------------------------------------------------------------------


def _callees(function: Function) -> Iterator[Function]:
    for instruction in function.instructions:
        if isinstance(instruction, CallBase):
            callee = instruction.called_function
            if callee is not None and not callee.is_declaration and memory.of_call(instruction) is None:
                yield callee


def _calls_itself(component: list[Function]) -> bool:
    return len(component) > 1 or component[0] in _callees(component[0])


# -- attributes ---------------------------------------------------------------------------------------------------------

_PLACE = re.compile(r"(\w+): (\w+)")


def _is_exact(function: Function) -> bool:
    """False if the linker may put another body in the place of this one, which need not do the same."""
    return function.linkage not in ("weak", "linkonce", "extern_weak")


def by_attributes(call: CallBase) -> Effects:
    """What LLVM's attributes of the call and of its callee allow."""
    words = _words(call)
    function = call.called_function
    pointers = [i for i, a in enumerate(call.arguments) if not a.type.is_float and not a.type.is_void]
    argument_access, other_access = _memory_access(words)
    reads, writes, freed, captured, returned = set(), set(), set(), set(), set()
    may_free = "nofree" not in words
    for i in pointers:
        parameter = function.arguments[i] if function is not None and i < len(function.arguments) else None
        if not call.arguments[i].type.holds_pointer:
            continue  # an integer gives no right to a caller's object that was not exposed: that is 'other' memory
        own = _argument_words(call, i, parameter)
        if "r" in argument_access and "readnone" not in own and "writeonly" not in own:
            reads.add(i)
        if find_attribute(own, "byval") is not None:
            continue  # the callee gets a copy
        if "w" in argument_access and "readnone" not in own and "readonly" not in own:
            writes.add(i)
        if may_free and "w" in argument_access and not {"nofree", "readonly", "readnone"} & set(own):
            freed.add(i)
        capture = _captures(own)
        if "memory" in capture:
            captured.add(i)
        if "result" in capture or "returned" in own:
            returned.add(i)
    return Effects(
        frozenset(reads),
        frozenset(writes),
        frozenset(freed),
        frozenset(captured),
        frozenset(returned),
        reads_other="r" in other_access,
        writes_other="w" in other_access,
        frees_other=may_free and "w" in other_access,
        returns_other=True,
        returns_old=True,
    )


def _words(call: CallBase) -> tuple[str, ...]:
    """The function attributes of the call and of its callee."""
    function = call.called_function
    found: list[str] = []
    for word in call.attributes:
        found.extend(call.function.module.expand_attributes(word) if word.startswith("#") else (word,))
    return (*found, *function.attributes) if function is not None else tuple(found)


def _argument_words(call: CallBase, index: int, parameter: Argument | None) -> tuple[str, ...]:
    own = call.argument_attributes[index] if index < len(call.argument_attributes) else ()
    return (*own, *parameter.attributes) if parameter is not None else own


def _memory_access(words: tuple[str, ...]) -> tuple[str, str]:
    """How the arguments' memory and other visible memory may be accessed: each a part of "rw"."""
    arguments, other = "rw", "rw"
    for word in words:
        if word == "readnone":
            arguments = other = ""
        elif word == "readonly":
            arguments, other = _both(arguments, "r"), _both(other, "r")
        elif word == "writeonly":
            arguments, other = _both(arguments, "w"), _both(other, "w")
        elif word.startswith("memory("):
            own, rest = _read_memory(word)
            arguments, other = _both(arguments, own), _both(other, rest)
    return arguments, other


def _both(left: str, right: str) -> str:
    return "".join(letter for letter in left if letter in right)


_ACCESS = {"none": "", "read": "r", "write": "w", "readwrite": "rw"}


@lru_cache(maxsize=1024)
def _read_memory(word: str) -> tuple[str, str]:
    """memory(read, argmem: readwrite, inaccessiblemem: none): the access to arguments and to other visible memory.

    Inaccessible memory, errno and the target's own state are nothing a program under differentiation reads as data.
    """
    body = word[len("memory(") : -1]
    named = dict(_PLACE.findall(body))
    default = next((part for part in body.split(", ") if ":" not in part), "none")
    rest = _ACCESS[default.strip()]
    return _ACCESS[named["argmem"]] if "argmem" in named else rest, rest


@lru_cache(maxsize=4096)
def _captures(own: tuple[str, ...]) -> frozenset[str]:
    """Where a pointer that can be dereferenced may stay: in "memory", in the "result"."""
    if "nocapture" in own:
        return frozenset()
    word = find_attribute(own, "captures")
    if word is None:
        return frozenset(("memory", "result"))
    body = word[len("captures(") : -1]
    found = set()
    result: str | None = None
    if "ret:" in body:
        body, _, result = body.partition("ret:")
        body = body.rstrip(", ")
    if "provenance" in body:
        found.add("memory")
    if "provenance" in (body if result is None else result):
        found.add("result")
    return frozenset(found)


# -- known functions and summaries --------------------------------------------------------------------------------------


def _pointer_positions(call: CallBase) -> frozenset[int]:
    return frozenset(i for i, a in enumerate(call.arguments) if a.type.holds_pointer)


def _of_row(row: Row, call: CallBase) -> Effects:
    every = _pointer_positions(call)

    def positions(spec: Positions) -> frozenset[int]:
        return every if spec is EVERY else every & frozenset(spec)

    return Effects(
        positions(row.reads),
        positions(row.writes),
        positions(row.frees),
        positions(row.captures),
        positions(row.returns),
        row.reads_other,
        row.writes_other,
        frees_other=row.frees_other,
        returns_other=not row.returns or row.writes_other,
        returns_old=True,
    )


def _only(summary: Effects, call: CallBase) -> Effects:
    """A function's summary at a call: arguments beyond the parameters are reached through the variable list."""
    extra = frozenset(range(len(call.function_type.parameters), call.argument_count))
    if not extra:
        return summary
    return summary.union(Effects(extra, extra, extra, extra, extra))
