"""A routine as a program declares it, and as it should be."""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_hub.base.records import record
from enzyme_hub.languages.libraries.blas.names import Symbol
from enzyme_hub.languages.libraries.blas.routines import Is, Parameter, Routine


@record
class Declared:
    """A routine as a program declares it; `lengths` are the types of the lengths of flags behind its parameters.

    A complex number that the routine returns is returned, or written where the last argument says (cblas), or the first (f2c).
    """

    name: str
    symbol: Symbol
    routine: Routine
    result: str
    types: tuple[str, ...]
    lengths: tuple[str, ...] = ()

    @property
    def has_order(self) -> bool:
        return bool(self.routine.rows) and not self.symbol.flavour.by_reference

    @property
    def returns_complex(self) -> bool:
        """True if the routine returns the number that `routine.result` names."""
        return bool(self.routine.result) and self.result != "void"

    @property
    def integer(self) -> str:
        """The type of integers."""
        if self.symbol.flavour.by_reference:
            return self.symbol.flavour.integer
        pairs = zip(self.given, self.types, strict=True)
        return next((type_ for one, type_ in pairs if one is not None and one.kind is Is.INTEGER), "i32")

    @property
    def given(self) -> tuple[Parameter | None, ...]:
        """What each parameter is; None for the order of matrices."""
        all_of_them = [one for one in self.routine.parameters if one.kind is not Is.ORDER]
        if self.routine.result and self.symbol.flavour.by_reference:
            result = all_of_them.pop()
            all_of_them = all_of_them if self.returns_complex else [result, *all_of_them]
        return (None,) * self.has_order + tuple(all_of_them)

    def is_behind_pointer(self, parameter: Parameter) -> bool:
        """True for flags, integers and scalars that are passed by reference; cblas does so with complex numbers."""
        if parameter.kind not in (Is.FLAG, Is.INTEGER, Is.SCALAR):
            return False
        is_complex = self.symbol.is_complex and parameter.kind is Is.SCALAR and not parameter.is_real
        return self.symbol.flavour.by_reference or is_complex

    def scalar(self, parameter: Parameter) -> str:
        """The type of a scalar."""
        return self.symbol.number if parameter.is_real else self.symbol.scalar


def declared(name: str, symbol: Symbol, result: str, types: Sequence[str]) -> Declared | None:
    """The routine as declared; None if it is not declared as it is called."""
    routine = symbol.routine
    assert routine is not None
    first = Declared(name, symbol, routine, result, tuple(types))
    wanted = len(first.given)
    found = Declared(name, symbol, routine, result, tuple(types[:wanted]), tuple(types[wanted:]))
    flags = sum(parameter.kind is Is.FLAG for parameter in routine.parameters)
    fits = [type_ in _types_of(found, one) for one, type_ in zip(found.given, types, strict=False)]
    fits_lengths = not found.lengths or (
        symbol.flavour.by_reference and len(found.lengths) == flags and set(found.lengths) <= {"i32", "i64"}
    )
    return found if result in _results(symbol, routine) and len(fits) == wanted and all(fits) and fits_lengths else None


def expected(symbol: Symbol) -> tuple[str, tuple[str, ...]]:
    """The result and the parameters that a routine has, without the lengths of flags."""
    routine = symbol.routine
    assert routine is not None
    result = _results(symbol, routine)[0]
    it = Declared("", symbol, routine, result, ())
    return result, tuple(_types_of(it, one)[0] for one in it.given)


def _results(symbol: Symbol, routine: Routine) -> tuple[str, ...]:
    """What the routine may return, the usual one first."""
    if routine.result and symbol.flavour.by_reference:
        vector = (f"<2 x {symbol.number}>",) if symbol.number == "float" else ()
        return (*vector, symbol.scalar, "void")
    return (symbol.number if routine.returns else "void",)


def _types_of(it: Declared, parameter: Parameter | None) -> tuple[str, ...]:
    if it.symbol.flavour.by_reference or (parameter is not None and it.is_behind_pointer(parameter)):
        return ("ptr",)
    if parameter is None or parameter.kind is Is.FLAG:
        return ("i32",)
    if parameter.kind is Is.INTEGER:
        return ("i32", "i64")
    return (it.symbol.number,) if parameter.kind is Is.SCALAR else ("ptr",)
