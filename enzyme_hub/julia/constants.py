"""Objects of the process that a method names, with shadows: a global array that is written and read, or put into a struct beside
what is differentiated.

A shadow costs as much memory as the object, so there is none before a derivative was refused without (EH0306). Then the object's
address lies in a variable, whose own shadow says where the shadow of the object is; both come with each call, as Julia makes a new
shadow for each.
"""

from __future__ import annotations

from dataclasses import replace

from enzyme_hub.languages.julia import known
from enzyme_hub.languages.julia.importing import Imported

_OBJECT = "ehub.julia.object."


def with_shadows(plain: Imported) -> Imported:
    """The module with shadows for the objects that have data; their addresses are asked for behind the others."""
    text = plain.text
    for place in plain.data:
        text = text.replace(f'call ptr @"{known.ADDRESS}{place}"()', f'load ptr, ptr @"{_OBJECT}{place}", align 8')
        text += f'@"{_OBJECT}{place}" = external global ptr\n'
    return replace(plain, text=text, shadowed=plain.data)


def variables(plain: Imported) -> list[str]:
    """Definitions of the variables."""
    lines = []
    for number, place in enumerate(plain.shadowed):
        lines.append(f'@"{_OBJECT}{place}" = global ptr null, align 8, !enzyme_shadow !{number}')
        lines.append(f'@"{_OBJECT}{place}.shadow" = global ptr null, align 8')
        lines.append(f'!{number} = !{{ptr @"{_OBJECT}{place}.shadow"}}')
    for place in {*plain.shadowed, *(_place_of_shadow(plain, number) for number in range(len(plain.shadowed)))}:
        lines.append(f'declare ptr @"{known.ADDRESS}{place}"() {known.PURE}')
    return lines


def setting(plain: Imported) -> list[str]:
    """What sets them when a derivative is called."""
    lines = []
    for number, place in enumerate(plain.shadowed):
        lines += [
            f'  %object{number} = call ptr @"{known.ADDRESS}{place}"()',
            f'  store ptr %object{number}, ptr @"{_OBJECT}{place}", align 8',
            f'  %shadow{number} = call ptr @"{known.ADDRESS}{_place_of_shadow(plain, number)}"()',
            f'  store ptr %shadow{number}, ptr @"{_OBJECT}{place}.shadow", align 8',
        ]
    return lines


def _place_of_shadow(plain: Imported, number: int) -> int:
    return len(plain.addresses) + number
