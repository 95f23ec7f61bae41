"""LAPACKE, the interface of LAPACK for C: `LAPACKE_dgesv` gets a body (`lapacke.c`) that calls `dgesv_`.

Functions that a request reaches call that body; others, and the library itself, stay as they are. Of what the body calls,
`supply` knows the derivatives.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from enzyme_hub.languages.libraries.blas.names import LAPACKE as BEFORE
from enzyme_hub.languages.libraries.blas.names import Flavour, Symbol, symbol
from enzyme_hub.languages.libraries.blas.supplement import LAPACKE, Rules, fresh, load, rename, size_of_number
from enzyme_hub.llvm import irtext

_DECLARATION = re.compile(
    r"^declare (?:!dbg !\d+ )?i32 @(?P<name>LAPACKE_\w+)\((?P<parameters>[^\n]*?)\)[^()\n]*$", re.MULTILINE
)
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
    present = set(module.functions) | set(_declared(text))
    prefixes = {it.letter: fresh(f"ehub.{BEFORE}{it.letter}.", present) for it in wanted.values()}
    replaced = _Replaced(wanted, prefixes)
    pieces, position = [], 0
    for name, definition in sorted(module.functions.items(), key=lambda item: item[1].start):
        if name in reached:
            body = text[definition.body : definition.end]
            pieces += [text[position : definition.body], rename(body, replaced)]
            position = definition.end
    pieces.append(text[position:])
    return "".join(pieces) + _bodies(wanted, prefixes, present)


class _Replaced(dict[str, str]):
    """The names of the bodies for those of the functions; other names stay."""

    def __init__(self, wanted: dict[str, Symbol], prefixes: dict[str, str]) -> None:
        super().__init__({name: prefixes[it.letter] + _BODY + it.stem for name, it in wanted.items()})

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


def _declared(text: str) -> Iterator[str]:
    return (found[1] for found in re.finditer(r"^declare [^\n]*?@([-\w$.]+)\(", text, re.MULTILINE))


def _bodies(wanted: dict[str, Symbol], prefixes: dict[str, str], present: set[str]) -> str:
    """The bodies, what they call, and declarations of what is not `present` of it."""
    functions: dict[str, str] = {}
    declarations: dict[str, str] = {}
    for it in wanted.values():
        rules, prefix, waiting = _rules(it), prefixes[it.letter], [_BODY + it.stem]
        while waiting:
            name = waiting.pop()
            if prefix + name in functions:
                continue
            text = rules.functions.get(name) or _size(it)
            names = {other: _renamed(other, it, rules, prefix) for other in _REFERENCE.findall(text)}
            waiting += [other for other, new in names.items() if new == prefix + other]
            declarations.update(
                (new, rename(rules.declarations[other], names))
                for other, new in names.items()
                if other in rules.declarations and new not in present and new != prefix + other
            )
            body = text if text.startswith("define internal") else text.replace("define ", "define internal ", 1)
            functions[prefix + name] = rename(body, names)
    return "\n" + "\n".join([*declarations.values(), *functions.values()])


def _size(it: Symbol) -> str:
    return f"define internal i64 @size_of_number() {{\n  ret i64 {size_of_number(it)}\n}}\n"


def _renamed(name: str, it: Symbol, rules: Rules, prefix: str) -> str:
    """What a function is called in the module."""
    if name in rules.functions or name == "size_of_number":
        return prefix + name
    if name.startswith(_LIBRARY):
        return Symbol(Flavour("", "_"), it.letter, it.stem).sibling(name[len(_LIBRARY) :])
    return name
