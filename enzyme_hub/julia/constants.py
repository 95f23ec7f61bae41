"""Objects of the process that a method names, with shadows: a global array that is written and read, or put into a struct beside
what is differentiated.

A shadow costs as much memory as the object, so there is none before a derivative was refused without (EH0306). Then the object's
address lies in a variable, whose own shadow says where the shadow of the object is; both come with each call, as Julia makes a new
shadow for each.
"""

from __future__ import annotations

import re
from dataclasses import replace

from enzyme_hub.languages.julia import known
from enzyme_hub.languages.julia.importing import Imported
from enzyme_hub.llvm.irtext import ModuleText

_OBJECT = "ehub.julia.object."
_NOT_INERT = re.compile(rf'^declare ptr @"{re.escape(known.ADDRESS)}(\d+)"\(\) (?!.*{known.INERT})', re.MULTILINE)


def with_shadows(plain: Imported) -> Imported | None:
    """The module with shadows for the objects that have data; their addresses are asked for behind the others.

    None where the program may come to these objects by another address, that of a variable or of a list of all kinds of things: what
    it read there would have no derivative.
    """
    text = plain.text
    others = {int(number) for number in _NOT_INERT.findall(text)} - set(plain.data)
    if any(_reads_through(text[one.body : one.end], others) for one in ModuleText(text).functions.values()):
        return None
    for place in plain.data:
        text = text.replace(f'call ptr @"{known.ADDRESS}{place}"()', f'load ptr, ptr @"{_OBJECT}{place}", align 8')
        text += f'@"{_OBJECT}{place}" = external global ptr\n'
    return replace(plain, text=text, shadowed=plain.data)


_LINE = re.compile(r"^  (?:(?P<set>%\S+) = )?(?P<rest>.*)$")
_NAME = re.compile(r"%[-\w.$]+")
_MOVED = re.compile(r"bitcast|getelementptr|phi ptr|select|load ptr|freeze|addrspacecast|insertvalue|extractvalue")
_HARMLESS = re.compile(r"icmp|call (?:[^@]* )?@\"?(?:jl_|ijl_|ehub_julia_|ehub\.julia\.)|load i\d+")


def _reads_through(body: str, others: set[int]) -> bool:
    """Does the function do more with these addresses than to compare them, and to hand them to Julia's runtime?"""
    lines = [match for line in body.split("\n") if (match := _LINE.match(line))]
    made = {f'call ptr @"{known.ADDRESS}{place}"()' for place in others}
    derived = {match["set"] for match in lines if match["rest"].partition(", !dbg")[0] in made}
    changed = True
    while changed:
        changed = False
        for match in lines:
            if derived.isdisjoint(_NAME.findall(match["rest"])) or match["set"] in derived:
                continue
            if _HARMLESS.match(match["rest"].removeprefix("tail ")):
                continue
            if match["set"] is None or not _MOVED.match(match["rest"]):
                return True
            derived.add(match["set"])
            changed = True
    return False


def variables(plain: Imported) -> list[str]:
    """Definitions of the variables."""
    lines = []
    for number, place in enumerate(plain.shadowed):
        lines.append(f'@"{_OBJECT}{place}" = global ptr null, align 8, !enzyme_shadow !{number}')
        lines.append(f'@"{_OBJECT}{place}.shadow" = global ptr null, align 8')
        lines.append(f'!{number} = !{{ptr @"{_OBJECT}{place}.shadow"}}')
    for place in (*plain.shadowed, *(_place_of_shadow(plain, number) for number in range(len(plain.shadowed)))):
        lines.append(f'declare ptr @"{known.ADDRESS}{place}"() {known.PURE}')
    return lines


def setting(plain: Imported) -> list[str]:
    """What sets them when a derivative is called."""
    lines = []
    for number, place in enumerate(plain.shadowed):
        lines += _stored(f"object{number}", place, f"{_OBJECT}{place}")
        lines += _stored(f"shadow{number}", _place_of_shadow(plain, number), f"{_OBJECT}{place}.shadow")
    return lines


def _stored(name: str, place: int, variable: str) -> list[str]:
    return [f'  %{name} = call ptr @"{known.ADDRESS}{place}"()', f'  store ptr %{name}, ptr @"{variable}", align 8']


def _place_of_shadow(plain: Imported, number: int) -> int:
    return len(plain.addresses) + number
