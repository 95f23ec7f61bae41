"""LAPACKE, the interface of LAPACK for C: `LAPACKE_dgesv` gets a body (`lapacke.c`) that calls `dgesv_`.

Functions that a request reaches call that body; others, and the library itself, stay as they are. Of what the body calls,
`supply` knows the derivatives.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from enzyme_hub import irtext
from enzyme_hub.languages.blas.names import LAPACKE as BEFORE
from enzyme_hub.languages.blas.names import Flavour, Symbol, symbol
from enzyme_hub.languages.blas.supplement import LAPACKE, Rules, load, rename, size_of_number

_DECLARATION = re.compile(r"^declare i32 @(?P<name>LAPACKE_\w+)\((?P<parameters>[^\n]*?)\)[^()\n]*$", re.MULTILINE)
_DEFINITION = re.compile(r"^define [^\n]*?@[-\w$.]+\((?P<parameters>[^\n]*?)\)[^()\n]*\{$", re.MULTILINE)
_BODY, _LIBRARY = "lapacke_", "lapack_"
_REFERENCE = re.compile(r"@([-\w$.]+)")


def supply(text: str, native: Collection[str] = ()) -> str:
    """The module's text with bodies for the functions that requests reach; itself if there are none."""
    candidates = {found["name"]: found for found in _DECLARATION.finditer(text)}
    if not candidates:
        return text
    module = irtext.ModuleText(text)
    reached = module.reachable(irtext.request_roots(module))
    own = irtext.registered_functions(module) | set(native)
    known = {name: it for name, found in candidates.items() if (it := _known(found)) is not None}
    wanted = {name: it for name, it in known.items() if name in reached and name not in own}
    if not wanted:
        return text
    pieces, position = [], 0
    for name, definition in sorted(module.functions.items(), key=lambda item: item[1].start):
        if name in reached:
            body = text[definition.body : definition.end]
            pieces += [text[position : definition.body], rename(body, _Replaced(wanted))]
            position = definition.end
    pieces.append(text[position:])
    return "".join(pieces) + _bodies(wanted, set(module.functions) | set(_declared(text)))


class _Replaced(dict[str, str]):
    """The names of the bodies for those of the functions; other names stay."""

    def __init__(self, wanted: dict[str, Symbol]) -> None:
        super().__init__({name: _prefix(it) + _BODY + it.stem for name, it in wanted.items()})

    def __missing__(self, name: str) -> str:
        return name


def _known(found: re.Match[str]) -> Symbol | None:
    """What the name says, if there is a body that takes these arguments."""
    it = symbol(found["name"])
    if it is None or it.flavour != Flavour(BEFORE, ""):
        return None
    body = _rules(it).functions.get(_BODY + it.stem)
    if body is None:
        return None
    header = _DEFINITION.match(body)
    assert header is not None
    wanted, given = (irtext.parameters(one["parameters"] + ")") for one in (header, found))
    return it if wanted == given else None


def _rules(it: Symbol) -> Rules:
    return load((LAPACKE,), it.number, it.is_complex)


def _prefix(it: Symbol) -> str:
    return f"ehub.{BEFORE}{it.letter}."


def _declared(text: str) -> Iterator[str]:
    return (found[1] for found in re.finditer(r"^declare [^\n]*?@([-\w$.]+)\(", text, re.MULTILINE))


def _bodies(wanted: dict[str, Symbol], present: set[str]) -> str:
    """The bodies, what they call, and declarations of what is not `present` of it."""
    functions: dict[str, str] = {}
    declarations: dict[str, str] = {}
    for it in wanted.values():
        rules, waiting = _rules(it), [_BODY + it.stem]
        while waiting:
            name = waiting.pop()
            if _prefix(it) + name in functions:
                continue
            text = rules.functions.get(name) or _size(it)
            called = set(_REFERENCE.findall(text))
            names = {other: _renamed(other, it, rules) for other in called}
            waiting += [other for other in called if names[other].startswith(_prefix(it))]
            declarations.update(
                (names[other], rename(rules.declarations[other], names))
                for other in called
                if other in rules.declarations and names[other] not in present
            )
            body = text if text.startswith("define internal") else text.replace("define ", "define internal ", 1)
            functions[_prefix(it) + name] = rename(body, names)
    outside = [line for name, line in declarations.items() if not name.startswith("ehub.")]
    return "\n" + "\n".join([*outside, *functions.values()])


def _size(it: Symbol) -> str:
    return f"define internal i64 @size_of_number() {{\n  ret i64 {size_of_number(it)}\n}}\n"


def _renamed(name: str, it: Symbol, rules: Rules) -> str:
    """What a function is called in the module."""
    if name in rules.functions or name == "size_of_number":
        return _prefix(it) + name
    if name.startswith(_LIBRARY):
        return Symbol(Flavour("", "_"), it.letter, it.stem).sibling(name[len(_LIBRARY) :])
    return name
