"""Calls as LLVM prints them, and their operands."""

from __future__ import annotations

import re

from enzyme_hub.base.records import record
from enzyme_hub.languages.julia.constants import Constants
from enzyme_hub.llvm.irtext import split_operands

_ADDRESS = re.compile(r"inttoptr \(i64 (\d+) to ptr\)")
_CALL = re.compile(
    r"^  (?P<result>%\S+ = )?(?P<tail>(?:tail |musttail |notail )?call )(?P<cc>cc3[78] )?(?P<type>[^@\n]*?)"
    r'@(?P<name>"[^"]+"|[-\w.$!]+)\((?P<rest>.*)$'
)


@record
class CallLine:
    """A call as printed, taken apart."""

    result: str  # "%1 = " or nothing
    type: str
    name: str
    operands: list[str]
    end: str  # attributes and metadata
    convention: str


def taken_apart(line: str) -> CallLine | None:
    match = _CALL.match(line)
    if match is None:
        return None
    operands = split_operands(match["rest"])
    written = ",".join(operands)
    end = match["rest"][len(written) + 1 :]
    kind = match["type"].strip().split("(")[0].strip().split(" ")
    return (
        CallLine(
            match["result"] or "",
            _result_type(match["type"]),
            match["name"].strip('"'),
            [one.strip() for one in operands if one.strip()],
            end,
            (match["cc"] or "").strip(),
        )
        if kind
        else None
    )


def _result_type(words: str) -> str:
    """The type in `nonnull ptr (ptr, ...)`."""
    words = words.strip()
    if words.endswith(")") and " (" in words:
        words = words[: words.rindex(" (")]
    if words.endswith(("}", "]", ">")):
        start = min(place for place in (words.find("{"), words.find("["), words.find("<")) if place >= 0)
        return words[start:]
    return words.split(" ")[-1]


def debug(call: CallLine) -> str:
    place = call.end.find(", !dbg ")
    return "" if place < 0 else re.match(r", !dbg !\d+", call.end[place:])[0]  # type: ignore[index]


def type_of(operand: str) -> str:
    if operand[0] in "{[<":
        close = {"{": "}", "[": "]", "<": ">"}[operand[0]]
        return operand[: operand.rindex(close, 0, operand.rfind(" ")) + 1] if " " in operand else operand
    return operand.split(" ")[0]


def bare(operand: str) -> str:
    """An operand without the attributes of its parameter."""
    kind = type_of(operand)
    found = _ADDRESS.search(operand)
    if found and operand.endswith(found[0]):
        return f"{kind} {found[0]}"
    value = operand[len(kind) :].strip()
    if value.endswith(")") and not value.startswith(("getelementptr", "ptrtoint", "bitcast", "inttoptr")):
        for word in ("getelementptr", "ptrtoint", "bitcast"):
            if f" {word} " in value:
                return f"{kind} {value[value.index(word) :]}"
    return f"{kind} {value}" if value.endswith(")") else f"{kind} {value.split(' ')[-1]}"


def may_pass(given: str, wanted: str) -> bool:
    return given == wanted or {given, wanted} in ({"i64", "ptr"}, {"i8", "i1"})


def as_type(operand: str, wanted: str, constants: Constants) -> tuple[list[str], str]:
    """The operand as a value of another type: an address may be an integer."""
    kind = type_of(operand)
    if kind == wanted:
        return [], operand
    narrow = wanted in ("i32", "i1")
    word = "inttoptr" if wanted == "ptr" else "ptrtoint" if kind == "ptr" else "trunc" if narrow else "zext"
    made = constants.name()
    return [f"  {made} = {word} {operand} to {wanted}"], f"{wanted} {made}"


def returned(call: CallLine, result: str, made: str, constants: Constants) -> list[str]:
    if not call.result:
        return [f"  {made}"]
    if result == call.type:
        return [f"  {call.result}{made}"]
    name = constants.name()
    word = "ptrtoint" if result == "ptr" else "zext" if result == "i1" else "inttoptr"
    return [f"  {name} = {made}", f"  {call.result}{word} {result} {name} to {call.type}"]
