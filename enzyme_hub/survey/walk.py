"""Which functions a derivative will go through, and by which way: the calls from the requests on, as the engine reads them.

Only calls count after which the function may return: what leads to `abort` and to exceptions that leave is made as it
stands. What calls through pointers enter is found out as in a link (`analysis.called_functions`).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator

from enzyme_hub.analysis.called_functions import CalledFunctions
from enzyme_hub.analysis.flow.cfg import CFG
from enzyme_hub.differentiate.normalise import assembly, exchange_loops, masked_memory
from enzyme_hub.differentiate.request import requests
from enzyme_hub.differentiate.request.entries import Direction, entry_of
from enzyme_hub.differentiate.request.reach import asked
from enzyme_hub.errors import HubError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.callgraph import entered_by_name
from enzyme_hub.ir.module import Function, Module, function_behind
from enzyme_hub.ir.values import ConstantOther
from enzyme_hub.languages.known import is_never_entered
from enzyme_hub.languages.meaning import Call, Custom, Unknown, meaning
from enzyme_hub.languages.rust.names import starts_threads
from enzyme_hub.rules import vectors
from enzyme_hub.rules.complex.functions import scalarise
from enzyme_hub.survey.merging import CALLER

# What gives calls another meaning.
_NORMALISED: tuple[Callable[[Function], object], ...] = (
    scalarise,
    assembly.replace,
    exchange_loops.restore,
    vectors.expand,
    masked_memory.expand,
)


class Walk:
    """The functions with bodies that derivatives of `roots` go through, nearest first, each with who calls it.

    `unreadable` are functions in which something is that the engine refuses to read, with the error.
    """

    def __init__(self, module: Module, roots: Iterable[Function]) -> None:
        self.roots = tuple(dict.fromkeys(root for root in roots if not root.is_declaration))
        self.unreadable: dict[Function, HubError] = {}
        self._through_pointers = CalledFunctions(module, self.roots, asked).called
        self._leads: dict[Function, Function | None] = dict.fromkeys(self.roots)
        self._live: dict[Function, list[inst.Instruction]] = {}
        waiting = deque(self.roots)
        while waiting:
            function = waiting.popleft()
            for callee in self._entered(function):
                if callee not in self._leads and not callee.is_declaration:
                    self._leads[callee] = function
                    waiting.append(callee)

    @property
    def functions(self) -> Collection[Function]:
        return self._live.keys()

    def live(self, function: Function) -> list[inst.Instruction]:
        """The instructions after which the function may return."""
        return self._live[function]

    def without_bodies(self) -> Iterator[Function]:
        """The functions that are called by their names, and that nobody here knows anything of."""
        for function in self.functions:
            for i in self.live(function):
                what = meaning(i) if isinstance(i, inst.CallBase) else None
                if isinstance(what, Unknown) and what.function is not None:
                    yield what.function

    def path(self, function: Function) -> list[Function]:
        """The shortest way from a root to a function."""
        found: list[Function] = []
        at: Function | None = function
        while at is not None:
            found.append(at)
            at = self._leads[at]
        return found[::-1]

    def candidates(self, call: inst.CallBase) -> tuple[tuple[Function, ...], bool]:
        """What a call through a pointer may enter, and whether only machine code can tell."""
        called = self._through_pointers.get(call)
        return ((), False) if called is None else (called.functions, called.is_native)

    def _entered(self, function: Function) -> Iterator[Function]:
        try:
            for normalise in _NORMALISED:
                normalise(function)
            cfg = CFG(function)
        except HubError as error:
            self.unreadable[function] = error
            self._live[function] = []
            return
        blocks = (block for block in cfg.blocks if block in cfg.reaches_return)
        self._live[function] = [i for block in blocks for i in block.instructions]
        for i in self._live[function]:
            if isinstance(i, inst.CallBase):
                yield from self._behind(i)

    def _behind(self, call: inst.CallBase) -> Iterable[Function]:
        if requests.is_entry(call):
            entry = entry_of(call.callee.name or "")
            if entry is not None and entry.direction is Direction.INACTIVE:
                return ()
            about = requests.requested_function(call)
            return () if about is None else (about,)
        what, function = meaning(call), function_behind(call.callee)
        if isinstance(what, (Call, Custom)) and function is not None:
            is_seen_into = isinstance(what, Call) and not is_left_whole(function)
            return (what.function,) if is_seen_into else ()
        if not isinstance(what, Unknown) or isinstance(call.callee, ConstantOther):
            return ()
        if function is None:
            return self.candidates(call)[0]
        return entered_by_name(function, call)


def is_left_whole(function: Function) -> bool:
    """True for what nobody looks into, though it has a body, or what has no derivative as it is."""
    name = function.name or ""
    return is_never_entered(name) or starts_threads(name) or is_variadic(function)


def is_variadic(function: Function) -> bool:
    """True for a body that reads arguments without names; others are inlined."""
    if not function.value_type.is_vararg or function.is_declaration:
        return False
    calls = (i for i in function.instructions if isinstance(i, inst.CallBase))
    return any((i.intrinsic or "").startswith("llvm.va_start") for i in calls)


def requested(module: Module, is_named: bool) -> dict[Function, None]:
    """The functions whose derivatives are asked for: those that the user `named`, else those of the program's requests.

    A request may not say yet which function it means: then it is all that its function names.
    """
    found: dict[Function, None] = {}
    for call in requests.find(module):
        if is_named != (call.function.name or "").startswith(CALLER):
            continue
        function = requests.requested_function(call)
        if function is not None:
            found[function] = None
            continue
        named = (function_behind(operand) for i in call.function.instructions for operand in i.operands)
        found.update(dict.fromkeys(one for one in named if one is not None and not one.is_declaration))
    return found
