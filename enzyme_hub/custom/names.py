"""Functions by the names that people write: a symbol, or a path such as `ns::norm(double const*, int)`, `crate::f`, `module::f`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fnmatch import fnmatchcase

from enzyme_hub.languages.cpp.names import demangled, without_result
from enzyme_hub.languages.spelling import spelled

WILD = frozenset("*?[")


def is_wildcard(name: str) -> bool:
    """True for a pattern over symbols. The brackets of a path (`f<double[3]>`) make none."""
    return bool(WILD & set(name)) and "::" not in name and "(" not in name and "<" not in name


def matcher(name: str) -> Callable[[str], bool]:
    """Says of a symbol whether it is meant by a name, or by a wildcard."""
    if is_wildcard(name):
        return lambda symbol: fnmatchcase(symbol, name)
    plain = _plain(name)
    return lambda symbol: symbol == name or (symbol[:1] == "_" and plain in _spellings(symbol))


def meant(name: str, symbols: Iterable[str]) -> list[str]:
    """The symbols that a name means: the one of that spelling if there is one."""
    symbols = list(symbols)
    return [name] if name in symbols else list(filter(matcher(name), symbols))


def _spellings(symbol: str) -> set[str]:
    """The path alone; with its parameters; and as C++ tells it, with the type that a template returns."""
    whole = demangled(symbol) or symbol
    return {_plain(one) for one in (spelled(symbol), whole, without_result(whole))}


def _plain(name: str) -> str:
    return name.replace(" ", "")
