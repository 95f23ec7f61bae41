"""A function that moves data of several types becomes one function for each.

Rust grows a Vec of doubles and a Vec of indices in the same `RawVecInner::finish_grow`; a C program swaps anything with
one `swap(void *, void *, size_t)`. Such a function has one derivative only if it has one set of types. So where the
calling contexts of a function need different types, the function is copied, and each call gets the copy with the types
it needs. The contexts are those of the type analysis, which is done again afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from enzyme_hub.analysis.types.analysis import TypeAnalysis, take_in
from enzyme_hub.analysis.types.answers import Answer, only_numbers
from enzyme_hub.analysis.types.frames import Frame
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.differentiate.request.requests import Request, parameters
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.callgraph import CallGraph
from enzyme_hub.ir.clone import copy_function
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.values import Value

Answers: TypeAlias = "tuple[Answer | None, ...]"
Copy = tuple[Function, dict[Value, Value]]


def specialise(module: Module, asked: Iterable[Request], graph: CallGraph) -> TypeAnalysis | bool:
    """Copy the functions called in contexts that differ in types; `graph` has all those the requests reach.

    Returns the types if nothing was copied, which are then those of the functions as they are; True if something was.
    """
    if not _called_twice(graph.reached):
        return False
    asked = list(asked)
    types = take_in(module, [(one.function, one.call.function, list(parameters(one))) for one in asked])
    separation = _Specialisation(module, types)
    for request in asked:
        separation.reach(types.equations.frames.root(request.function))
    return True if separation.apply() else types


def _called_twice(reached: Iterable[Function]) -> bool:
    """True if a defined function is called in two places."""
    seen: set[Function] = set()
    for function in reached:
        for i in function.instructions:
            target = i.called_function if isinstance(i, inst.CallBase) else None
            if target is not None and not target.is_declaration:
                if target in seen:
                    return True
                seen.add(target)
    return False


class Signatures:
    """What a derivative of a function must know in each frame: what moves there, and in the frames it calls.

    Equal signatures have one number, given bottom-up. Frames share those they call, and written out as a tree a
    signature has a branch for each way through the call graph.
    """

    def __init__(self, answers: Callable[[Frame], Answers]) -> None:
        self._answers = answers
        self._numbers: dict[tuple[Answers, tuple[int, ...]], int] = {}
        self._parts: list[tuple[Answers, tuple[int, ...]]] = []  # of each number: its own, and the numbers of its calls
        self._unknowns: list[int] = []
        self._of: dict[Frame, int] = {}
        self._agreed: dict[tuple[int, int], bool] = {}
        self._nothing = self._number((), ())

    def _number(self, own: Answers, calls: tuple[int, ...]) -> int:
        found = self._numbers.get((own, calls))
        if found is None:
            found = self._numbers[own, calls] = len(self._parts)
            self._parts.append((own, calls))
            self._unknowns.append(own.count(None) + sum(self._unknowns[call] for call in calls))
        return found

    def of(self, frame: Frame) -> int:
        """The number of a frame's signature; a recursive call says no more than the frame it recurs to."""
        work: list[tuple[Frame, Iterator[Frame]]] = []
        new: Frame | None = frame
        while True:
            if new is not None and new not in self._of:
                self._of[new] = self._nothing
                work.append((new, iter(new.children.values())))
            if not work:
                return self._of[frame]
            one, calls = work[-1]
            new = next(calls, None)
            if new is None:
                work.pop()
                inner = tuple(self._of[child] for child in one.children.values())
                self._of[one] = self._number(self._answers(one), inner)

    def unknowns(self, signature: int) -> int:
        """How much of it is not known, counted for each way through the call graph."""
        return self._unknowns[signature]

    def agree(self, a: int, b: int) -> bool:
        """True if two signatures do not contradict each other, themselves or in what they call."""
        work = [(a, b)]
        while work:
            one, other = pair = work[-1]
            (own, calls), (others_own, others_calls) = self._parts[one], self._parts[other]
            inner = list(zip(calls, others_calls, strict=False))
            if pair not in self._agreed and one != other and _fit(own, others_own):
                waiting = [each for each in inner if each not in self._agreed]
                if waiting:
                    work.extend(waiting)
                    continue
                self._agreed[pair] = all(self._agreed[each] for each in inner)
            self._agreed.setdefault(pair, one == other)
            work.pop()
        return self._agreed[a, b]


def _fit(a: Answers, b: Answers) -> bool:
    """True if nothing in two lists of answers is different. What is not known may be numbers, and goes with these alone."""
    for one, other in zip(a, b, strict=False):
        known = one if one is not None else other
        if one != other and (known is None or None not in (one, other) or not only_numbers(known)):
            return False
    return True


class _Specialisation:
    def __init__(self, module: Module, types: TypeAnalysis) -> None:
        self.module = module
        self.frames: dict[Function, list[Frame]] = {}
        self._entered = Worklist[Frame]()
        self._signatures = Signatures(types.answers)
        self._group: dict[Frame, int] = {}

    def reach(self, frame: Frame) -> None:
        """Collect the frames entered from this one."""
        self._entered.add(frame)
        for one in self._entered:
            if one.function is not None:
                self.frames.setdefault(one.function, []).append(one)
                self._entered.extend(one.children.values())

    def apply(self) -> bool:
        groups = {function: self._divide(frames) for function, frames in self.frames.items()}
        copies: dict[tuple[Function, int], Copy] = {}
        for function, found in groups.items():
            copies[function, 0] = (function, {})
            for index in range(1, len(found)):
                copies[function, index] = copy_function(function, f"{function.name}.types")
        if len(copies) == len(groups):
            return False
        for function, found in groups.items():
            for index, frame in enumerate(found):
                self._redirect(frame, copies[function, index][1], copies)
        return True

    def _divide(self, frames: list[Frame]) -> list[Frame]:
        """Divide the frames of a function into groups that agree; of each, the frame that knows most."""
        signatures = self._signatures
        of = {frame: signatures.of(frame) for frame in frames}
        best: list[Frame] = []
        groups: dict[int, int] = {}
        for frame in sorted(frames, key=lambda one: signatures.unknowns(of[one])):
            group = groups.get(of[frame])
            if group is None:
                fitting = (k for k, other in enumerate(best) if signatures.agree(of[frame], of[other]))
                group = groups[of[frame]] = next(fitting, len(best))
                if group == len(best):
                    best.append(frame)
            self._group[frame] = group
        return best

    def _redirect(self, frame: Frame, mapping: dict[Value, Value], copies: dict[tuple[Function, int], Copy]) -> None:
        """Let the calls in a function, or in the copy that `mapping` leads to, call the copies they need."""
        for call, child in frame.children.items():
            assert child.function is not None
            target, _ = copies[child.function, self._group[child]]
            mine = mapping.get(call, call)
            assert isinstance(mine, inst.CallBase)
            if mine.callee is not target:
                mine.set_operand(len(mine.operands) - 1, target)
