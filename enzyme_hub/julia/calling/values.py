"""Values of Julia's in Python, and the one way in which Julia's side is called."""

from __future__ import annotations

import weakref
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from enzyme_hub.errors import PythonError
from enzyme_hub.julia.calling import passing
from enzyme_hub.julia.calling.errors import of_julia
from enzyme_hub.julia.calling.libjulia import ffi
from enzyme_hub.julia.calling.passing import Array, Passed
from enzyme_hub.julia.calling.starting import Session, session

# In the order of `OPERATIONS` in lang/julia/EnzymeHub.jl/src/python.jl.
EVALUATE, INCLUDE, RELEASE, CALL, ITEM, GRADIENT, TANGENT, PULL, HESSIAN, JACOBIAN, HVP = range(11)

_gone: deque[int] = deque()  # numbers of objects that Python dropped, whenever that was: Julia is told at the next call


class Value:
    """Something of Julia's that has no form in Python: a function, a struct. Julia keeps it as long as Python does."""

    def __init__(self, handle: int) -> None:
        self.handle = handle
        weakref.finalize(self, _gone.append, handle).atexit = False

    def __call__(self, *arguments: Any) -> Any:
        """What the function returns."""
        return ask(CALL, self.handle, [given(one, f"argument {place}") for place, one in enumerate(arguments)])

    def __repr__(self) -> str:
        text = ask(EVALUATE, 0, [given("value -> repr(value; context=:limit => true)", "")])(self)
        return f"<Julia: {text}>"


class Given:
    """An argument: the memory that holds it, and that of its shadow."""

    def __init__(self, kind: int, memory: Array | None = None, handle: int = 0, shadow: Array | None = None) -> None:
        self.kind = kind
        self.memory = memory
        self.handle = handle
        self.shadow = shadow

    def fill(self, target: Passed) -> None:
        if self.memory is not None:
            passing.fill(target, self.memory, self.kind, self.shadow)
            return
        target.kind, target.handle = self.kind, self.handle
        if self.shadow is not None:
            target.shadow = ffi.cast("void *", self.shadow.ctypes.data)

    @property
    def varies(self) -> bool:
        """Is it of numbers that have derivatives? Of an object only Julia knows."""
        if self.kind in (passing.NUMBER, passing.ARRAY):
            assert self.memory is not None
            return self.memory.dtype.kind in "fc"
        return self.kind == passing.OBJECT


def given(value: Any, name: str) -> Given:
    """A value as an argument; `name` is what errors call it."""
    if value is None:
        return Given(passing.NOTHING)
    if isinstance(value, str):
        return Given(passing.TEXT, np.frombuffer(value.encode() or b"\0", np.uint8)[: len(value.encode())])
    if isinstance(value, Value):
        return Given(passing.OBJECT, handle=value.handle)
    if passing.is_number(value):
        return Given(passing.NUMBER, passing.number(value, name))
    if isinstance(value, np.ndarray):
        return Given(passing.ARRAY, passing.checked(value, name))
    if (adopted := adopt(value)) is not None:
        return Given(passing.OBJECT, handle=adopted.handle)
    raise PythonError(
        "EH0501",
        f"{name} is a {type(value).__name__}, which Julia does not get from Python",
        remedy="pass numbers, strings, numpy arrays (numpy.asarray(x)) or values of Julia's",
    )


def adopt(value: Any) -> Value | None:
    """An object of juliacall's as a value here."""
    from enzyme_hub.julia.calling.starting import PACKAGE
    from enzyme_hub.julia.calling.through_juliacall import JuliaCall

    julia = session().julia
    if isinstance(julia, JuliaCall) and julia.is_value(value):
        return Value(julia.held(value, PACKAGE))
    return None


def ask(what: int, f: int, arguments: Sequence[Given], results: int = 1) -> Any:
    """What Julia's side answers: a value, or a tuple of as many as there are results."""
    running = session()
    if _gone:
        _release(running)
    memory = ffi.new("eh_passed[]", max(len(arguments), 1))
    for place, one in enumerate(arguments):
        one.fill(memory[place])
    out = ffi.new("eh_passed[]", results)
    if running.call(what, f, len(arguments), memory, out):
        raise of_julia(*passing.text_of(out[0]).split("\0", 2))
    answers = tuple(_answer(out[place]) for place in range(results))
    return answers[0] if results == 1 else answers


def _release(running: Session) -> None:
    handles = np.array([_gone.popleft() for _ in range(len(_gone))], np.int64)
    memory, out = ffi.new("eh_passed *"), ffi.new("eh_passed *")
    passing.fill(memory, handles, passing.ARRAY)
    running.call(RELEASE, 0, 1, memory, out)


def _answer(source: Passed) -> Any:
    return _READERS[source.kind](source)


def _number(source: Passed) -> Any:
    found = passing.array_of(source)[()]
    return found.item() if found.dtype in _PLAIN else found


def _tuple(source: Passed) -> tuple[Any, ...]:
    whole = Value(source.handle)
    return tuple(ask(ITEM, whole.handle, [given(place + 1, "")]) for place in range(source.shape[0]))


_PLAIN = tuple(map(np.dtype, ("float64", "complex128", "bool", "int64")))  # Python has these itself
_READERS: dict[int, Callable[[Passed], Any]] = {
    passing.NOTHING: lambda source: None,
    passing.NUMBER: _number,
    passing.ARRAY: passing.array_of,
    passing.TEXT: passing.text_of,
    passing.OBJECT: lambda source: Value(source.handle),
    passing.TUPLE: _tuple,
}
