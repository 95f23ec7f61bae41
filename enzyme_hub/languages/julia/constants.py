"""Addresses of the process in the constants of a function: they become values, made at its beginning.

A constant expression or an aggregate around such an address is taken apart with it: an expression becomes an instruction, an
aggregate a row of `insertvalue`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from enzyme_hub.languages.julia import known
from enzyme_hub.llvm.irtext import split_operands

_ADDRESS = re.compile(r"inttoptr \(i64 (\d+) to ptr\)")
_OURS = r"%ehub\.\d+"
_SAME = re.compile(rf"(?:bitcast|addrspacecast) \(ptr ({_OURS}) to ptr\)")
_EXPRESSION = re.compile(rf"(getelementptr (?:(?:inbounds|nuw|nusw) )*)\(([^()]*ptr {_OURS}[^()]*)\)")
_INTEGER = re.compile(rf"ptrtoint \(ptr ({_OURS}) to (i\d+)\)")
_TAG = re.compile(
    r"@julia\.gc_alloc_obj\(.*inttoptr \(i64 (\d+) to ptr\)\)|@jl_alloc_array_\dd\(ptr inttoptr \(i64 (\d+) to ptr\)"
)
_CAST = re.compile(r"(?:bitcast|addrspacecast) ptr (%[-\w.$]+) to ptr")
_PHI = re.compile(r"phi ptr (.*)")
_LISTED = re.compile(r"(?:tail )?call cc3[78] [^@]*@(?:jl_apply_generic|jl_f_\w+)\((.*)")
_BOX = re.compile(r"@jl_box_(?:u?int\d+|char)\(")


class Constants:
    """Of one function. `first` has the lines for its beginning."""

    def __init__(
        self,
        place: Callable[[int], int],
        body: str,
        is_inert: Callable[[int, str], bool],
        is_constant: Callable[[int], bool],
    ) -> None:
        self._is_constant = is_constant
        self._body = body
        self._is_inert = is_inert
        self._place = place
        self._made: dict[str, str] = {}
        self._count = 0
        self._rooms: list[str] = []
        self._lines: list[str] = []

    @property
    def first(self) -> list[str]:
        return [*self._rooms, *self._lines]

    def name(self) -> str:
        self._count += 1
        return f"%ehub.{self._count}"

    def room(self, length: int) -> str:
        """The name of a list of pointers on the stack."""
        made = self.name()
        self._rooms.append(f"  {made} = alloca [{max(length, 1)} x ptr], align 8")
        return made

    def is_unused(self, result: str) -> bool:
        """Is what a line sets (`%1 = `) used nowhere?"""
        name = re.escape(result.split(" ")[0])
        return not result or len(re.findall(rf"{name}(?![-\w.$])", self._body)) == 1

    def are_whole(self, operands: list[str]) -> bool:
        """True if all of these are constants of the process, boxes of integers, or what was made of such: no number is in them."""
        return all(self._is_whole(one.split(" ")[-1], one, set()) for one in operands)

    def is_box_of_integer(self, operand: str) -> bool:
        """Is this what Julia's runtime library made of an integer of 64 bits?"""
        return "@jl_box_int64(" in self._made_by(operand.split(" ")[-1])

    def _is_whole(self, name: str, operand: str, seen: set[str]) -> bool:
        if found := _ADDRESS.search(operand):
            return self._is_constant(int(found[1]))
        if not name.startswith("%"):
            return True
        if name in seen:
            return True
        seen.add(name)
        made = self._made_by(name)
        if match := _CAST.match(made):
            return self._is_whole(match[1], match[1], seen)
        if match := _PHI.match(made):
            return all(self._is_whole(one, one, seen) for one in re.findall(r"\[ ([^,\]]+), %", match[1]))
        if match := _LISTED.match(made):
            parts = [one.strip() for one in split_operands(match[1])]
            return all(self._is_whole(one.split(" ")[-1], one, seen) for one in parts if one)
        tag = _TAG.search(made)
        return _BOX.search(made) is not None or (tag is not None and self._is_inert(int(tag[1] or tag[2]), "fields"))

    def _made_by(self, name: str) -> str:
        found = re.search(rf"^  {re.escape(name)} = (.*)$", self._body, re.MULTILINE) if name.startswith("%") else None
        return found[1] if found else ""

    def replaced(self, line: str) -> str:
        if "inttoptr (i64 " not in line:
            return line
        line = _ADDRESS.sub(self._address, line)
        before = ""
        while before != line:
            before = line
            line = _SAME.sub(r"\1", line)
            line = _EXPRESSION.sub(lambda m: self._value(f"{m[1]}{m[2]}"), line)
            line = _INTEGER.sub(lambda m: self._value(f"ptrtoint ptr {m[1]} to {m[2]}"), line)
            line = self._without_aggregates(line)
        return line

    def _address(self, match: re.Match[str]) -> str:
        number = int(match[1])
        return self._value(f'call ptr @"{known.ADDRESS}{self._place(number)}"()')

    def _value(self, instruction: str) -> str:
        """The name of what this instruction computes, which is made once."""
        if instruction not in self._made:
            self._made[instruction] = made = self.name()
            self._lines.append(f"  {made} = {instruction}")
        return self._made[instruction]

    def _without_aggregates(self, line: str) -> str:
        found = _aggregate_around(line)
        if found is None:
            return line
        start, end = found
        parts = [one.strip() for one in split_operands(f"{line[start + 1 : end]})")]
        types = [one[: _end_of_type(one)] for one in parts]
        kind = f"{{ {', '.join(types)} }}" if line[start] == "{" else f"[{len(parts)} x {types[0]}]"
        value = "poison"
        for place, one in enumerate(parts):
            value = self._value(f"insertvalue {kind} {value}, {one}, {place}")
        return line[:start] + value + line[end + 1 :]


_OPEN, _CLOSE = "([{<", ")]}>"


def _aggregate_around(line: str) -> tuple[int, int] | None:
    """Where the innermost constant aggregate begins and ends that has one of our values in it."""
    for match in re.finditer(_OURS, line):
        start, depth = match.start() - 1, 0
        while start >= 0 and (depth or line[start] not in _OPEN):
            depth += (line[start] in _CLOSE) - (line[start] in _OPEN)
            start -= 1
        if start >= 0 and line[start] in "{[" and not _is_of_call(line, start):
            return start, _closing(line, start)
    return None


def _is_of_call(line: str, start: int) -> bool:
    """True for the bracket of operand bundles and of the blocks of a phi."""
    return re.match(r"\[ (?:%|\")", line[start:]) is not None


def _closing(line: str, start: int) -> int:
    """The place of the bracket that closes the one at `start`."""
    depth = 0
    for place in range(start, len(line)):
        depth += (line[place] in _OPEN) - (line[place] in _CLOSE)
        if not depth:
            return place
    return len(line)


def _end_of_type(operand: str) -> int:
    """The type in `[2 x i64] zeroinitializer`, `ptr null`."""
    return _closing(operand, 0) + 1 if operand[0] in _OPEN else operand.index(" ")
