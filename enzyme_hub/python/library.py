"""Compiled functions as Python functions: `compile`, `Library`, `Function`."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from enzyme_hub.errors import PythonError
from enzyme_hub.python.agreement import agreed
from enzyme_hub.python.arguments import Bound, Conversion, bind, ffi
from enzyme_hub.python.assumed_shape import around
from enzyme_hub.python.building import Built, build, derive, present
from enzyme_hub.python.debug_signatures import Found
from enzyme_hub.python.declarations import declared, of_header
from enzyme_hub.python.lengths import Lengths, with_lengths
from enzyme_hub.python.requests import Request
from enzyme_hub.python.signatures import Signature
from enzyme_hub.python.sources import bring
from enzyme_hub.python.stopped import Stopped
from enzyme_hub.python.straight import straight_call
from enzyme_hub.python.structs import is_plain
from enzyme_hub.python.values import write_back
from enzyme_hub.python.wrappers import is_wrapped, wrapper


def compile(
    sources: str | Path | Iterable[str | Path],
    *,
    flags: Sequence[str] = (),
    rules: str | Path | None = None,
    header: str | Path | None = None,
) -> Library:
    """A library of compiled functions.

    `sources` are files of C, C++, Fortran or Rust, bitcode (.bc, .ll), objects and archives with bitcode (-flto), or native ones,
    which are linked. `flags` go to the compilers (after -O2 -g); `rules` is a rules file (docs/custom-derivatives.md). `header` is
    a C header with the functions' declarations, which count more than debug information. Raises EnzymeHubError.
    """
    listed = [sources] if isinstance(sources, (str, Path)) else list(sources)
    ruled = (Path(rules),) if rules is not None else ()
    said = of_header(Path(header), flags) if header is not None else {}
    return Library(build(bring(listed, flags), ruled), ruled, said)


class Library:
    """Functions by their names, as attributes: `lib.energy(x, n)`."""

    def __init__(
        self, built: Built, rules: tuple[Path, ...] = (), said: Mapping[str, Signature | str] | None = None
    ) -> None:
        self._said = said or {}
        self._built = built
        self._rules = rules
        self._loaded: dict[Path, ctypes.CDLL] = {}
        self._derivatives: dict[str, Entry] = {}
        self._functions: dict[str, Function] = {}

    def __getattr__(self, name: str) -> Function:
        if name.startswith("__"):
            raise AttributeError(name)
        found = self._functions.get(name)
        if found is None:
            found = self._functions[name] = self._function(self._signature(name), name)
        return found

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *(one.names[-1] for one in self._built.functions)]

    def function(self, declaration: str, lengths: Lengths | None = None) -> Function:
        """The function of a C declaration, or of a name. With `lengths` each call is checked: {"x": "n"} says that n counts the elements
        of x, {"a": ("m", "n")} that a has m times n.
        """
        if "(" not in declaration:
            found: Function = getattr(self, declaration)
        else:
            said = declared(declaration)
            found = self._function(self._declared(said), said.symbol)
        return found if lengths is None else found.with_lengths(lengths)

    def _declared(self, said: Signature) -> Signature:
        """What was said of a function, as it is called. Raises PythonError unless the function is such a one."""
        return around(agreed(said, self._found(said.symbol)))

    def _function(self, signature: Signature, name: str) -> Function:
        if not is_wrapped(signature):
            return Function(self, signature, name)
        outer, text = wrapper(signature, self._found(signature.symbol).prototype)
        return Function(self, outer, name, text)

    def _entry(self, signature: Signature, text: str = "") -> Entry:
        """A function of the library itself, or one around it."""
        if text:
            return self._derivative(Request(signature, text, 0))
        return self._loaded_entry(self._built.path, signature)

    def _derivative(self, request: Request) -> Entry:
        """A derivative, which is made if nobody asked for it before."""
        found = self._derivatives.get(request.text)
        if found is None:
            path = self._derivative_path(request)
            found = self._derivatives[request.text] = self._loaded_entry(path, request.told, request.is_told)
        return found

    def _derivative_path(self, request: Request) -> Path:
        return derive(self._built, request, self._rules)

    def _loaded_entry(self, path: Path, signature: Signature, may_stop: bool = False) -> Entry:
        """The function of a shared library, to be called with Python values."""
        loaded = self._loaded.get(path)
        if loaded is None:
            if path == self._built.path and not path.exists():
                present(self._built)
            loaded = self._loaded[path] = ctypes.CDLL(str(path))
        address = ctypes.cast(getattr(loaded, signature.symbol), ctypes.c_void_p).value or 0
        return Entry(signature, address, Stopped(loaded) if may_stop else None)

    def _signature(self, name: str) -> Signature:
        said = self._said.get(name)
        if isinstance(said, Signature):
            return self._declared(said)
        found = self._found(name)
        if found.signature is None:
            raise PythonError(
                "EH0502",
                f"the signature of {name} is not known",
                why=said or found.why_not,
                remedy=found.remedy or f'say it: lib.function("double {name}(const double *x, int n)")',
            )
        return found.signature

    def _found(self, name: str) -> Found:
        found = [one for one in self._built.functions if name == one.symbol] or [
            one for one in self._built.functions if name in one.names
        ]
        if len(found) == 1:
            return found[0]
        known = ", ".join(sorted({one.names[-1] for one in self._built.functions})[:20]) or "none"
        raise PythonError(
            "EH0504",
            f"there is no function {name}" if not found else f"several functions are called {name}",
            why=f"functions of this library: {known}" if not found else ", ".join(one.symbol for one in found),
            remedy=None if not found else "name one by its symbol",
        )


class Entry:
    """The machine code of a function: `raw` takes what cffi takes, a call takes numbers and arrays.

    That of a derivative returns whether it `stopped`, which raises the error.
    """

    __slots__ = ("_convert", "address", "raw", "stopped")

    def __init__(self, signature: Signature, address: int, stopped: Stopped | None = None) -> None:
        type_ = ffi().typeof(signature.pointer)
        self.address = address
        self.stopped = stopped
        self.raw: Callable[..., Any] = ffi().cast(type_, address)
        self._convert = Conversion(signature)

    def __call__(self, *values: Any) -> Any:
        found = self.raw(*self._convert(values))
        if self.stopped is None:
            return found
        return self.stopped() if found else None


class Function:
    """A compiled function. Call it with numbers for numbers and arrays for pointers; arrays that are not const are changed."""

    def __init__(self, library: Library, signature: Signature, name: str, text: str = "") -> None:
        self.library = library
        self.signature = signature
        self.text = text  # IR that defines the function if the library does not
        self.__name__ = self.__qualname__ = name
        self._entry = library._entry(signature, text)
        self._straight = self._checked
        if all(map(is_plain, signature.parameters)):
            self._straight = straight_call(signature, self._entry.raw, self._checked)

    def with_lengths(self, lengths: Lengths) -> Function:
        """The same function, with a check that arrays are as long as `lengths` says (`Library.function`)."""
        return Function(self.library, with_lengths(self.signature, lengths), self.__name__, self.text)

    def __repr__(self) -> str:
        return f"<compiled function {self.signature.c}>"

    def __call__(self, *arguments: Any) -> Any:
        return self._straight(*arguments)

    def _checked(self, *arguments: Any) -> Any:
        bound = bind(self.signature, arguments)
        value = self.value(bound)
        for one in bound:
            if one.parameter.is_result:
                return one.restored(one.value)
            if not one.parameter.is_read:
                write_back(one.given if one.section is None else one.section, one.value)
        return value

    def value(self, bound: list[Bound]) -> Any:
        """What the function returns."""
        return self._entry(*[one.value for one in bound])
