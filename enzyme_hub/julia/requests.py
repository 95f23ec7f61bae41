"""Requests for derivatives of a Julia method, as IR: a function of a list of addresses.

Everything travels in memory: `f` gets addresses of the result and of each argument, and passes what Julia's function takes: numbers
by value, objects and structs by address. The derivative by a number is then what is added to the number's shadow.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from enzyme_hub.errors import RequestError
from enzyme_hub.julia import constants
from enzyme_hub.languages.julia.importing import Imported
from enzyme_hub.languages.julia.known import DECLARED, HINTS
from enzyme_hub.llvm.irtext import end_of_parameters, split_operands

SYMBOL, TABLE = "eh_request", "eh_table"
NAMES, DOORS = "eh_names", "eh_doors"  # functions that are looked for by name, and where their addresses go
_ENTRY = {"reverse": "__enzyme_autodiff", "forward": "__enzyme_fwddiff"}
_MARKERS = {"const": "enzyme_const", "dup": "enzyme_dup"}
_HEADER = re.compile(r"^define (?P<words>[^\n@]*)@")
_TYPE = re.compile(r"(\{.*\}|\[.*\]|<.*>|\S+)$")


def text(plain: Imported, mode: str, arguments: tuple[tuple[str, str], ...], result: str) -> str:
    """IR that defines `SYMBOL`. Of each argument there are its way, and what it is an array of, if that is known; `result` is
    `active`, `const` or `nothing`."""
    given = [one for one in arguments if one[0] != "absent"]
    ways, elements = tuple(way for way, _ in given), [kind for _, kind in given]
    header = plain.header
    returned, parameters = result_of(header), parameters_of(header)
    by_address = bool(parameters) and "sret(" in parameters[0]
    taken = ("dup" if result == "active" else "const", *ways)
    if plain.entry.startswith("japi1_"):
        function = _of_list(plain, [one[0] != "absent" for one in arguments], elements, result)
    elif len(parameters) - by_address == len(ways):
        function = _of_addresses(plain, returned, parameters, by_address, elements)
    else:
        raise RequestError(
            "EH0207",
            f"Julia passes the arguments of {plain.entry.strip('_0123456789')} in a way that is not supported yet",
            why=f"{len(ways)} arguments are {len(parameters)} in its code",
        )
    lines = [_declaration(plain, header), *function]
    lines += [f"declare void @{name}(ptr, i64) {DECLARED[name]}" for name in sorted(set(HINTS.values()))]
    lines.append(f"declare i64 @ehub_julia_any() {DECLARED['ehub_julia_any']}")
    lines += [f"declare void @{entry}(ptr, ...)" for entry in sorted(set(_ENTRY.values()))]
    lines += constants.variables(plain)
    lines += [f"@{marker} = external global i32" for marker in sorted(_MARKERS.values())]
    if mode == "second":
        inner = [word for way in taken for word in ((way, way) if way == "dup" else (way,))]
        names = ", ".join(f"ptr %a{place}" for place in range(len(inner)))
        lines += [
            f"define internal void @eh.gradient({names}) {{",
            *_call("reverse", "eh.function", taken),
            "  ret void",
            "}",
        ]
        return "\n".join([*lines, *_request("forward", "eh.gradient", tuple(inner), [])])
    return "\n".join([*lines, *_request(mode, "eh.function", taken, constants.setting(plain))])


def _request(mode: str, function: str, ways: tuple[str, ...], before: list[str]) -> list[str]:
    """The function that is exported: the addresses lie in a list."""
    lines = [f"define void @{SYMBOL}(ptr %frame) {{", *before]
    for place in range(sum(2 if way == "dup" else 1 for way in ways)):
        lines.append(f"  %p{place} = getelementptr ptr, ptr %frame, i64 {place}")
        lines.append(f"  %a{place} = load ptr, ptr %p{place}")
    return [*lines, *_call(mode, function, ways), "  ret void", "}", ""]


def _call(mode: str, function: str, ways: tuple[str, ...]) -> list[str]:
    """The request, with addresses `%a0`, `%a1` and so on: of what has a shadow two."""
    markers = [f"  %{marker} = load i32, ptr @{marker}" for marker in sorted(_MARKERS.values())]
    return [*markers, f"  call void (ptr, ...) @{_ENTRY[mode]}(ptr @{function}, {', '.join(_words(ways))})"]


def _words(ways: tuple[str, ...]) -> Iterator[str]:
    place = 0
    for way in ways:
        yield f"i32 %{_MARKERS[way]}"
        yield f"ptr %a{place}"
        place += 1
        if way == "dup":
            yield f"ptr %a{place}"
            place += 1


def _of_addresses(
    plain: Imported, returned: str, parameters: list[str], by_address: bool, elements: list[str]
) -> list[str]:
    """`eh.function`: Julia's function, of addresses."""
    lines = _opened(len(parameters) - by_address)
    passed = [f"{_type_of_parameter(parameters[0])} {_sret(parameters[0])} %out"] if by_address else []
    for place, one in enumerate(parameters[by_address:]):
        kind = _type_of_parameter(one)
        if kind == "ptr":
            lines += _hint(place, elements[place])
            passed.append(f"ptr %a{place}")
            continue
        lines.append(f"  %v{place} = load {kind}, ptr %a{place}")
        passed.append(f"{kind} %v{place}")
    call = f"call {returned} @{_quoted(plain.entry)}({', '.join(passed)})"
    if returned == "void":
        lines.append(f"  {call}")
    else:
        lines += [f"  %r = {call}", f"  store {returned} %r, ptr %out"]
    return [*lines, "  ret void", "}"]


def _of_list(plain: Imported, present: list[bool], elements: list[str], result: str) -> list[str]:
    """The same for a function that takes a list of objects; the first is the function itself."""
    lines = [*_opened(sum(present)), f"  %list = alloca [{len(present)} x ptr], align 8"]
    place, itself = 0, "null"
    for number, is_present in enumerate(present):
        value = f"%a{place}" if is_present else "null"
        if is_present:
            lines += _hint(place, elements[place])
            place += 1
        if number == 0:
            itself = value
            continue
        lines.append(f"  %l{number} = getelementptr ptr, ptr %list, i64 {number - 1}")
        lines.append(f"  store ptr {value}, ptr %l{number}, align 8")
    call = f"call ptr @{_quoted(plain.entry)}(ptr {itself}, ptr %list, i32 {len(present) - 1})"
    stored = ["  store ptr %r, ptr %out, align 8"] if result != "nothing" else []
    return [*lines, f"  %r = {call}", *stored, "  ret void", "}"]


def _opened(count: int) -> list[str]:
    taken = ", ".join(["ptr noalias %out", *(f"ptr %a{place}" for place in range(count))])
    return [f"define internal void @eh.function({taken}) {{", "  %hint.size = call i64 @ehub_julia_any()"]


def _hint(place: int, kind: str) -> list[str]:
    """What an array is one of."""
    if not kind:
        return []
    load = f"  %d{place} = load ptr, ptr %a{place}, align 8"
    return [load, f"  call void @{HINTS[kind]}(ptr %d{place}, i64 %hint.size)"]


def result_of(header: str) -> str:
    """The type that the function with this first line returns."""
    match = _HEADER.match(header)
    assert match is not None, header
    found = _TYPE.search(match["words"].strip())
    assert found is not None, header
    return found[1]


def parameters_of(header: str) -> list[str]:
    """Its parameters, as they are printed."""
    start = header.index("(", header.index("@"))
    return [one.strip() for one in split_operands(header[start + 1 :]) if one.strip()]


def _type_of_parameter(one: str) -> str:
    if one[0] in "{[<":
        close = {"{": "}", "[": "]", "<": ">"}[one[0]]
        return one[: one.rindex(close) + 1]
    return one.split(" ")[0]


def _sret(one: str) -> str:
    start = one.index("sret(")
    depth = 0
    for place in range(start, len(one)):
        depth += {"(": 1, ")": -1}.get(one[place], 0)
        if one[place] == ")" and depth == 0:
            return one[start : place + 1]
    return ""


def _declaration(plain: Imported, header: str) -> str:
    """Julia's function, defined in another module, as a declaration; with the structs that it names."""
    if plain.door:
        return plain.door
    words = header[len("define ") : end_of_parameters(header)].replace("internal ", "")
    return "declare " + re.sub(r" %\d+(?=[,)])", "", words)


def _quoted(name: str) -> str:
    return name if re.fullmatch(r"[-\w.$]+", name) else f'"{name}"'
