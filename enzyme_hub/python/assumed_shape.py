"""Fortran's assumed-shape arguments (`x(:)`): a function around the function, which takes an address and the extents.

Compiled, such an argument is the address of a descriptor: CFI_cdesc_t of ISO_Fortran_binding.h, as flang fills it. The function around
makes the descriptor of an array that lies in one piece in Fortran's order, so derivatives of it have descriptors of shadows, too. What
it may change is not in debug information, and not in the attributes of the descriptor's address: LLVM finds it out in a copy of the
module in which the function is inlined into the one around it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from enzyme_hub.ir.module import Module
from enzyme_hub.ir.reader import read_module
from enzyme_hub.python.debug_signatures import Found, signatures
from enzyme_hub.python.signatures import BY_EXTENTS, Number, Parameter, Signature

EXTENT = Number("int64_t", "i", 8)
_VERSION = 20240719  # CFI_VERSION
_READ = re.compile(r"\bread(?:only|none)\b")
_CHANGES_NOTHING = re.compile(r"\bmemory\((?:(?!write)[^)])*\)")


def is_descriptor(parameter: Parameter) -> bool:
    return parameter.descriptor is not None


def takes_descriptors(signature: Signature | None) -> bool:
    """True for the signature of a function that needs another one around it."""
    return signature is not None and any(map(is_descriptor, signature.parameters))


def around(signature: Signature) -> Signature:
    """The signature of the function around it: arrays by their address, and their extents behind all other arguments."""
    if not takes_descriptors(signature):
        return signature
    return replace(
        signature,
        symbol=f"{BY_EXTENTS}{signature.symbol}",
        parameters=(*signature.parameters, *_extents(signature.parameters)),
    )


def _extents(parameters: Sequence[Parameter]) -> Iterator[Parameter]:
    for place, one in enumerate(parameters):
        if one.descriptor is not None:
            rank = _rank(one)
            yield from (Parameter(f"extent{place}.{k}", EXTENT, extent=(place, k)) for k in range(rank))


def _rank(one: Parameter) -> int:
    dimensions, _ = one.layout or (None, "F")
    assert dimensions is not None
    return dimensions


def with_functions_around(text: str) -> str:
    """The module with a function around each one that takes descriptors. Arguments whose memory it does not change are `readonly`."""
    if "dataLocation:" not in text:
        return text
    needed = [one.signature for one in signatures(read_module(text)) if one.signature is not None]
    needed = [one for one in needed if takes_descriptors(one)]
    if not needed:
        return text
    return _with(text, needed, _unchanged(_with(text, needed, inlined=True), needed))


def _with(
    text: str, needed: Iterable[Signature], read: frozenset[tuple[str, int]] = frozenset(), inlined: bool = False
) -> str:
    from enzyme_hub import llvm

    made = [_function(one, read, inlined) for one in needed]
    return llvm.text(llvm.parse_text("\n".join([text, *made]), "the library"))


def _unchanged(text: str, needed: Iterable[Signature]) -> frozenset[tuple[str, int]]:
    """The places of arguments whose memory no function changes, with the functions' symbols."""
    from enzyme_hub import llvm
    from enzyme_hub.llvm import definitions

    module = llvm.parse_text(text, "the library")
    kept = {around(one).symbol for one in needed}
    definitions.internalise(module, {one.name for one in module.functions if not one.is_declaration} - kept)
    llvm.optimise(module, "pre")
    found = set()
    for one in needed:
        function = module.get_function(around(one).symbol)
        changes_nothing = any(_CHANGES_NOTHING.search(word.decode()) for word in function.attributes)
        for place, (parameter, argument) in enumerate(zip(one.parameters, function.arguments, strict=False)):
            is_read = changes_nothing or any(_READ.search(word.decode()) for word in argument.attributes)
            if is_read and is_descriptor(parameter):
                found.add((one.symbol, place))
    return frozenset(found)


def _function(of: Signature, read: frozenset[tuple[str, int]], inlined: bool) -> str:
    """The function around: a descriptor for each array, and the call."""
    outer = around(of)
    taken = []
    for place, one in enumerate(outer.parameters):
        word = " readonly" if (of.symbol, place) in read else ""
        taken.append(f"{one.llvm}{word} %{_name(one, place)}")
    lines: list[str] = []
    passed = []
    for place, one in enumerate(of.parameters):
        if one.descriptor is not None:
            lines += _descriptor(place, one)
        passed.append(f"{one.llvm} %{'d' if is_descriptor(one) else 'a'}{place}")
    result = "void" if of.result is None else of.result.llvm
    call = f'call {result} @"{of.symbol}"({", ".join(passed)}){" alwaysinline" * inlined}'
    lines += [f"  {call}", "  ret void"] if of.result is None else [f"  %r = {call}", f"  ret {result} %r"]
    return "\n".join([f'define {result} @"{outer.symbol}"({", ".join(taken)}) {{', *lines, "}", ""])


def _name(one: Parameter, place: int) -> str:
    return f"a{place}" if one.extent is None else f"n{one.extent[0]}.{one.extent[1]}"


def _descriptor(place: int, one: Parameter) -> Iterator[str]:
    """CFI_cdesc_t: the address, the size of an element, version, rank, type, two bytes of zeros; lower bound, extent and stride of each
    dimension.
    """
    rank = _rank(one)
    yield f"  %d{place} = alloca {{ ptr, i64, i32, i8, i8, i8, i8, [{rank} x [3 x i64]] }}, align 8"
    parts = [
        (0, f"ptr %a{place}"),
        (8, f"i64 {one.number.size}"),
        (16, f"i32 {_VERSION}"),
        (20, f"i8 {rank}"),
        (21, f"i8 {one.descriptor}"),
        (22, "i8 0"),
        (23, "i8 0"),
    ]
    stride = f"{one.number.size}"
    for k in range(rank):
        parts += [(24 * k + 24, "i64 1"), (24 * k + 32, f"i64 %n{place}.{k}"), (24 * k + 40, f"i64 {stride}")]
        if k + 1 < rank:
            yield f"  %s{place}.{k} = mul i64 {stride}, %n{place}.{k}"
            stride = f"%s{place}.{k}"
    for offset, value in parts:
        yield f"  %d{place}.{offset} = getelementptr inbounds i8, ptr %d{place}, i64 {offset}"
        yield f"  store {value}, ptr %d{place}.{offset}"


def entered(found: Iterable[Found], module: Module) -> tuple[Found, ...]:
    """The functions of a module with those around in the place of those that take descriptors."""
    return tuple(
        replace(one, signature=_entered(one.signature, module)) if takes_descriptors(one.signature) else one
        for one in found
    )


def _entered(signature: Signature | None, module: Module) -> Signature:
    assert signature is not None
    outer = around(signature)
    arguments = module.functions[outer.symbol].arguments
    parameters = tuple(
        replace(one, is_read=argument.has_attribute("readonly")) if is_descriptor(one) else one
        for one, argument in zip(outer.parameters, arguments, strict=True)
    )
    return replace(outer, parameters=parameters)
