"""Members of std::string (libstdc++, libc++) that are native code, and what they do: their names tell.

A string's characters are any bytes: a program may keep numbers there. Members that read them are harmless; the others write
the object, give it another block, or move bytes from one string to another, and a shadow would have to follow.
"""

from __future__ import annotations

import re
from dataclasses import replace

from enzyme_hub.languages.effects import ANYTHING, Row

_MEMBER = re.compile(
    r"_ZN(?P<constant>K?)(?:St7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE|Ss"
    r"|St3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE)(?P<member>\w*)"
)
_STRINGS = (
    "_ZNSs",
    "_ZNKSs",
    *(f"_ZN{of}St{text}" for of in ("", "K") for text in ("7__cxx1112basic_stringIcSt", "3__112basic_stringIcN")),
)
# Members that keep the bytes they are given, with their parameters.
_KEEPS = re.compile(
    r"(?:C[12]|\d+(?:_M_|__)?(?:append|assign|replace|replace_cold|insert|mutate|init|construct))E(?P<parameters>\w*)"
)
# Static members work on characters: the first argument is where they go.
_STATIC = re.compile(r"\d+_S_(?:copy|move|copy_chars)E(?P<parameters>\w*)")
_OUT = re.compile(r"4copyE(?P<parameters>\w*)")
# They look at the string, or lead into it, and change nothing.
_LOOKS = re.compile(
    r"(?:\d+(?:data|begin|end|rbegin|rend|at|front|back|_M_data|_M_local_data|_M_get_allocator)E(?:v|m)|\d+_S_compareE|ixE)"
)
_PARAMETER = re.compile(r"P?K?[a-z]|RKS\d*_|RKSa\w+|S\d*_")


def is_member(name: str) -> bool:
    """True for what is called with a std::string first."""
    return name.startswith(_STRINGS)


def native(name: str) -> Row | None:
    """What a member does. The string's block is nobody's argument, so all of them may touch other memory."""
    found = _MEMBER.match(name)
    if found is None:
        return None
    member = found["member"]
    if _STATIC.match(member) is not None:
        return replace(ANYTHING, writes=(0,), moves=((1, 0),))
    if found["constant"] and _OUT.match(member) is not None:
        return replace(ANYTHING, moves=((0, 1),))
    if found["constant"] or _LOOKS.match(member) is not None:
        return replace(ANYTHING, writes=())
    return replace(ANYTHING, moves=tuple((index, 0) for index in _bytes_kept(member)))


def _bytes_kept(member: str) -> tuple[int, ...]:
    """The arguments of a member that it keeps the bytes of."""
    found = _KEEPS.match(member)
    if found is None:
        return ()
    parameters = _PARAMETER.findall(found["parameters"])
    return tuple(index for index, parameter in enumerate(parameters, 1) if parameter == "PKc")
