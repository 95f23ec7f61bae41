"""Requests for derivatives as functions of their own, in LLVM IR: numbers and addresses in, numbers and addresses out.

The derivative of a function is a function with a signature again, so its derivative can be asked for as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum

from enzyme_hub.base.records import record
from enzyme_hub.python.signatures import STATUS, Number, Parameter, Signature

DOUBLE = Number("double", "f", 8)
INT = Number("int", "i", 4)


class Way(Enum):
    """What is done with an argument."""

    CONST = "enzyme_const"
    SHADOWED = "enzyme_dup"  # an array with its shadow, or a number with its tangent
    RETURNED = "enzyme_out"  # a number whose derivative is returned


@record
class Request:
    """A derivative: its signature, and IR text that defines it and what it needs. `results` are the doubles written to `results`."""

    signature: Signature
    text: str
    results: int

    @property
    def is_told(self) -> bool:
        """True if a function with the symbol `told` says whether the derivative has stopped."""
        return self.signature.result is None

    @property
    def told(self) -> Signature:
        """That function: it does what the derivative does, and returns 0 if that has come to its end."""
        return (
            Signature(f"{STATUS}{self.signature.symbol}", self.signature.parameters, INT)
            if self.is_told
            else self.signature
        )


def reverse(of: Signature, ways: tuple[Way, ...], inner: str = "", with_value: bool = True) -> Request:
    """The gradient. Each array with a shadow is followed by it; then the seed, if the function returns a number that has
    derivatives; then an array of doubles: what the function returns (`with_value`; it may cost as much as the rest), and the
    derivatives of numbers, in order.
    """
    symbol = f"eh.{'reverse' if with_value else 'gradient'}.{of.symbol}"
    seed = _is_active(of.result)
    taken: list[Parameter] = []
    words: list[str] = []
    fields: list[Number] = []
    if seed and with_value:
        assert of.result is not None
        words.append(_marker("enzyme_primal_return"))
        fields.append(of.result)
    for place, (one, way) in enumerate(zip(of.parameters, ways, strict=True)):
        taken.append(replace(one, name=f"a{place}"))
        words += [_marker(way.value), f"{one.llvm} %a{place}"]
        if way is Way.SHADOWED:
            taken.append(replace(one, name=f"s{place}", is_read=False))
            words.append(f"ptr %s{place}")
        elif way is Way.RETURNED:
            fields.append(one.number)
    if seed:
        assert of.result is not None
        taken.append(Parameter("seed", of.result))
        words.append(f"{of.result.llvm} %seed")
    return _request(symbol, "__enzyme_autodiff", of, taken, words, fields, inner)


def forward(of: Signature, ways: tuple[Way, ...], inner: str = "") -> Request:
    """The tangent. Each number and array with a tangent is followed by it; then an array of doubles: what the function returns, and
    its tangent.
    """
    symbol = f"eh.forward.{of.symbol}"
    taken: list[Parameter] = []
    words = [_marker("enzyme_primal_return")] if _is_active(of.result) else []
    for place, (one, way) in enumerate(zip(of.parameters, ways, strict=True)):
        taken.append(replace(one, name=f"a{place}"))
        words += [_marker(way.value), f"{one.llvm} %a{place}"]
        if way is Way.SHADOWED:
            taken.append(replace(one, name=f"s{place}", is_read=False))
            words.append(f"{one.llvm} %s{place}")
    fields = [of.result, of.result] if of.result is not None and _is_active(of.result) else []
    return _request(symbol, "__enzyme_fwddiff", of, taken, words, fields, inner)


def _is_active(result: Number | None) -> bool:
    return result is not None and result.is_float


def _marker(name: str) -> str:
    return f"i32 %{name}"


def _request(
    symbol: str,
    entry: str,
    of: Signature,
    taken: list[Parameter],
    words: list[str],
    fields: list[Number],
    inner: str,
) -> Request:
    """A function that makes the request and writes the numbers that it returns."""
    types = [one.llvm for one in fields]
    returned = "void" if not types else types[0] if len(types) == 1 else f"{{ {', '.join(types)} }}"
    taken = [*taken, Parameter("results", DOUBLE, True)]
    markers = sorted({word.split("%")[1] for word in words if word.startswith("i32 %enzyme_")})
    callee = f'"{entry}_{symbol}"'
    lines = [*([inner] if inner else [of.llvm])]
    lines.append(f"declare {returned} @{callee}(ptr, ...)")
    lines += [f"@{name} = external global i32" for name in markers if f"@{name} = " not in inner]
    arguments = ", ".join(f"{one.llvm} %{one.name}" for one in taken)
    lines.append(f'define void @"{symbol}"({arguments}) {{')
    lines += [f"  %{name} = load i32, ptr @{name}" for name in markers]
    call = f'call {returned} (ptr, ...) @{callee}(ptr @"{of.symbol}"{"".join(f", {word}" for word in words)})'
    lines.append(f"  {'%r = ' if fields else ''}{call}")
    lines += _written(fields, returned)
    lines += ["  ret void", "}", ""]
    return Request(Signature(symbol, tuple(taken)), "\n".join(lines), len(fields))


def _written(fields: list[Number], returned: str) -> Iterator[str]:
    for place, one in enumerate(fields):
        value = "%r"
        if len(fields) > 1:
            value = f"%r{place}"
            yield f"  {value} = extractvalue {returned} %r, {place}"
        if one.llvm != "double":
            yield f"  %d{place} = fpext {one.llvm} {value} to double"
            value = f"%d{place}"
        yield f"  %p{place} = getelementptr double, ptr %results, i64 {place}"
        yield f"  store double {value}, ptr %p{place}"
