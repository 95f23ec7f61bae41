"""Calling contexts: a function's values have types of their own in each frame.

One function may move data of several types: Rust's `RawVecInner::grow_amortized` grows a Vec of anything, a `swap(void *,
void *, size_t)` swaps anything. So each call gets a frame of its own, breadth first, as cloning does in Lattner's data
structure analysis (PLDI 2007). A recursive call shares the frame it recurs to. When the budget is spent, or a function
takes and returns nothing but floats, calls share one frame.
"""

from __future__ import annotations

from enzyme_hub.analysis.types.nodes import Node
from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import FloatType
from enzyme_hub.ir.values import Value

BUDGET = 60_000  # instructions stated again for the sake of context
MOST_FRAMES = 64  # of one function


class Frame:
    """The nodes of a function's values in a context: the frame and call it is entered from, None for all others.

    `candidates` are the contexts of calls through pointers, by what they enter.
    """

    __slots__ = ("candidates", "children", "follows_calls", "function", "nodes", "parent", "result")

    def __init__(self, function: Function | None, parent: Frame | None, follows_calls: bool = True) -> None:
        self.function = function
        self.parent = parent
        self.follows_calls = follows_calls
        self.nodes: dict[Value, Node] = {}
        self.result: Node | None = None
        self.children: dict[CallBase, Frame] = {}
        self.candidates: dict[tuple[CallBase, Function], Frame] = {}

    def entered_by(self) -> CallBase | None:
        """The one call that this context is of."""
        calls = self.parent.children.items() if self.parent is not None else ()
        return next((call for call, frame in calls if frame is self), None)


class Frames:
    """The frames of each function, and those whose bodies have not been stated yet."""

    def __init__(self) -> None:
        self.of: dict[Function, list[Frame]] = {}
        self.waiting: list[Frame] = []
        self._shared: dict[Function, Frame] = {}
        self._outside: dict[Function, Frame] = {}
        self._spent = 0
        self._sizes: dict[Function, int] = {}

    def root(self, function: Function) -> Frame:
        """The frame of a function that is called from outside or from everywhere."""
        found = self._shared.get(function)
        if found is None:
            found = self._shared[function] = self._new(function, None)
        return found

    def roots(self) -> list[Frame]:
        """The frames of functions that are called from outside or from everywhere."""
        return list(self._shared.values())

    def outside(self, function: Function) -> Frame:
        """The frame of a function that asks for derivatives, without the functions it calls."""
        found = self._outside.get(function)
        if found is None:
            found = self._outside[function] = Frame(function, None, follows_calls=False)
            self.waiting.append(found)
        return found

    def callee(self, frame: Frame, call: CallBase, function: Function) -> Frame:
        """The frame that a call enters."""
        found = frame.children.get(call)
        if found is None:
            found = frame.children[call] = self._choose(frame, function)
        return found

    def candidate(self, frame: Frame, call: CallBase, function: Function) -> Frame:
        """The frame that a call through a pointer enters if it enters a function."""
        found = frame.candidates.get((call, function))
        if found is None:
            found = frame.candidates[call, function] = self._choose(frame, function)
        return found

    def _choose(self, frame: Frame, function: Function) -> Frame:
        ancestor: Frame | None = frame
        while ancestor is not None:
            if ancestor.function is function:
                return ancestor
            ancestor = ancestor.parent
        known = self.of.get(function, [])
        if _is_monomorphic(function) or len(known) >= MOST_FRAMES:
            return self.root(function)
        if known:
            self._spent += self._size(function)
            if self._spent > BUDGET:
                return self.root(function)
        return self._new(function, frame)

    def _size(self, function: Function) -> int:
        size = self._sizes.get(function)
        if size is None:
            size = self._sizes[function] = sum(len(block.instructions) for block in function.blocks)
        return size

    def _new(self, function: Function, parent: Frame | None) -> Frame:
        frame = Frame(function, parent)
        self.of.setdefault(function, []).append(frame)
        self.waiting.append(frame)
        return frame


def _is_monomorphic(function: Function) -> bool:
    """True if only floats go in and out."""
    types = (*function.value_type.parameters, function.return_type)
    return all(type_.is_void or isinstance(type_.scalar, FloatType) for type_ in types)
