"""The routines of BLAS and LAPACK that a module's requests reach: their derivatives, and what is known of their declarations."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from enzyme_hub.custom.given import HOLDS
from enzyme_hub.languages.libraries.blas import lapacke
from enzyme_hub.languages.libraries.blas.declared import Declared, declared
from enzyme_hub.languages.libraries.blas.names import symbol
from enzyme_hub.languages.libraries.blas.routines import Is, Parameter
from enzyme_hub.languages.libraries.blas.supplement import Supplement
from enzyme_hub.llvm import irtext

_DECLARATION = re.compile(
    r"^declare (?P<result>[^@\n]*)@(?P<name>[-\w$.]+)\((?P<parameters>[^\n]*?)\)(?P<rest>[^()\n]*)$", re.MULTILINE
)
_RESULT = re.compile(r"(?:\{[^}]*\}|<[^>]*>|\S+)$")
_HEADER = re.compile(r"^(?:declare|define) [^\n]*?@[^\n]*", re.MULTILINE)
_DROPPED = re.compile(r" (?:readonly|writeonly|readnone|nocapture|captures\([^)]*\))(?= |$)")


def supplied(text: str, native: Collection[str] = ()) -> str:
    """The module's text with derivatives of the routines that requests reach; itself if there are none."""
    text = lapacke.supply(text, native)
    candidates = {found["name"]: found for found in _DECLARATION.finditer(text) if symbol(found["name"])}
    if not candidates:
        return text
    module = irtext.ModuleText(text)
    reached = module.reachable(irtext.request_roots(module))
    own = irtext.registered_functions(module) | set(native)
    known = {name: it for name, found in candidates.items() if (it := _declared(found)) is not None}
    wanted = [
        it for name, it in known.items() if name in reached and name not in own and HOLDS not in candidates[name][0]
    ]
    if not wanted:
        return text
    for it in wanted:
        text = text.replace(candidates[it.name][0], _stated(candidates[it.name], it))
    return _added(text, wanted, known)


def _declared(found: re.Match[str]) -> Declared | None:
    name = symbol(found["name"])
    if name is None or name.routine is None:
        return None
    result = _RESULT.search(found["result"].strip())
    assert result is not None
    return declared(found["name"], name, result[0], irtext.parameters(found["parameters"] + ")"))


# -- what is known of a declaration -------------------------------------------------------------------------------------


def _stated(found: re.Match[str], it: Declared) -> str:
    """The declaration with what is known of it."""
    own = irtext.split_operands(found["parameters"] + ")")
    given = [*it.given, *(None for _ in it.lengths)]
    parameters = ", ".join(_stated_parameter(word.strip(), one, it) for word, one in zip(own, given, strict=True))
    access = "readwrite" if it.routine.writes else "read"
    words = f"nofree nosync nounwind willreturn memory(argmem: {access})"
    return f"declare {found['result']}@{it.name}({parameters}){found['rest']} {words}"


def _stated_parameter(word: str, one: Parameter | None, it: Declared) -> str:
    if one is None or not word.startswith("ptr"):
        return word
    access = "" if one.reads and one.writes else " writeonly" if one.writes else " readonly"
    number, integer = it.symbol.number, it.symbol.flavour.integer
    scalar = it.scalar(one).strip("{ }").replace(" ", "")
    known = {Is.ARRAY: f"{number}[]", Is.SCALAR: scalar, Is.INTEGERS: f"{integer}[]", Is.FLAG: "i8"}
    holds = known.get(one.kind, integer)
    if one.kind is Is.WORK:
        return f"{_DROPPED.sub('', word)} captures(none)"
    return f'{_DROPPED.sub("", word)}{access} captures(none) {HOLDS}="{holds}"'


def _added(text: str, wanted: Iterable[Declared], known: dict[str, Declared]) -> str:
    """The module with the functions for these routines."""
    present = {name for line in _HEADER.finditer(text) for name in irtext.references(line[0])[:1]}
    supplement = Supplement(known, present)
    for it in wanted:
        supplement.add(it)
    return text + supplement.text()
