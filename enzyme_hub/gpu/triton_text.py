"""The LLVM IR that Triton hands out, as our LLVM reads it and with its accesses in sight.

Triton writes loads, stores and sums as statements of PTX, each under a condition of the thread's. Here they become calls of functions with
a branch, which are inlined. What is not one of these stays assembly, and is refused where a derivative goes through it.
"""

from __future__ import annotations

import re
import struct

from enzyme_hub.base.records import record

_ASSEMBLY = re.compile(
    r'^  (?:(?P<name>%[\w.]+) = )?(?:tail )?call (?P<type>.*?) asm sideeffect "(?P<text>[^"]*)", "(?P<constraints>[^"]*)"'
    r"\((?P<operands>.*)\)(?: #\d+)?(?P<rest>, !dbg !\d+)?$",
    re.MULTILINE,
)
_SET = re.compile(r"mov\.[ub]\d+ \$(\d+), (\$\d+|0x[0-9a-fA-F]+)")
_ACCESS = re.compile(
    r"(?:@\$(?P<condition>\d+) )?(?:(?P<load>ld)|st)\.(?:global|shared(?:::cta)?)(?:\.c[ags]|\.w[bt]|\.L1::evict_\w+|\.L1::no_allocate)*"
    r"(?:\.v(?P<count>\d))?\.b(?P<bits>\d+) (?P<operands>.*)"
)
_PLACE = re.compile(r"\[ \$(\d+) \+ (\d+) \]")
_SUM = re.compile(
    r"(?:@\$(?P<condition>\d+) )?atom\.global\.gpu\.(?:relaxed|acquire|release|acq_rel)\.add\.(?P<type>f32|f64) "
    r"\$0, \[ \$(?P<pointer>\d+) \+ (?P<offset>\d+) \], \$(?P<term>\d+)"
)
_NUMBERS = {"f32": "float", "f64": "double"}
_NEW_HEX = re.compile(r"\bf0x([0-9A-Fa-f]{8}|[0-9A-Fa-f]{16})\b")
_NEW_WORDS = {
    "+inf": "0x7FF0000000000000",
    "-inf": "0xFFF0000000000000",
    "+nan": "0x7FF8000000000000",
    "-nan": "0xFFF8000000000000",
}
_NEW_WORD = re.compile(r"(?<=[ ,(])([-+](?:inf|nan)|\+qnan)(?=[,\s)\]])")
_DECIMAL = re.compile(r"(?<=[ (])-?\d+\.\d+e[-+]\d+(?=[,\s)\]>]|$)")
_FLOATS_DECIMAL = re.compile(rf"(?<=float ){_DECIMAL.pattern}")
_CASTS = re.compile(r"= bitcast (?:i16|i32|i64) (%[\w.]+) to (float|double|half|bfloat|<\d+ x \w+>)")
_PARTS = re.compile(r"(%[\w.]+) = extractvalue \{[^}]*\} (%[\w.]+), (\d+)")
# Instructions of the GPU, by the function of CUDA's that is one of them.
_FUNCTIONS = {
    "ex2": "exp2",
    "lg2": "log2",
    "sqrt": "sqrt",
    "rsqrt": "rsqrt",
    "sin": "sin",
    "cos": "cos",
    "tanh": "tanh",
}
_INSTRUCTION = re.compile(rf"@llvm\.nvvm\.({'|'.join(_FUNCTIONS)})\.(?:approx|rn)\.f(?:32)?\b")
_QUOTIENT = re.compile(
    r"(?:tail )?call float @llvm\.nvvm\.div\.(?:full|rn\.f|approx\.f)\(float ([^,]+), float ([^)]+)\)(?: #\d+)?"
)


def plain(text: str) -> str:
    """The text with statements of PTX replaced, and literals as LLVM 22 has them."""
    text = _NEW_WORD.sub(lambda found: _NEW_WORDS.get(found[1], _NEW_WORDS["+nan"]), _NEW_HEX.sub(_as_double, text))
    text = re.sub(r"^.*\bfloat\b.*$", lambda found: _rounded(found[0]), text, flags=re.MULTILINE)
    text = _INSTRUCTION.sub(lambda found: f"@__nv_{_FUNCTIONS[found[1]]}f", _QUOTIENT.sub(r"fdiv float \1, \2", text))
    types = dict(_CASTS.findall(text))
    text = _without_repeated_declarations(text)
    for part, whole, index in _PARTS.findall(text):
        if part in types:
            types[f"{whole}:{index}"] = types[part]
    used: dict[str, str] = {}
    text = _ASSEMBLY.sub(lambda found: _Statement(found, types, used).lowered(), text)
    return text + "".join(used.values())


def _without_repeated_declarations(text: str) -> str:
    seen: set[str] = set()

    def once(found: re.Match[str]) -> str:
        if found[1] in seen:
            return ""
        seen.add(found[1])
        return found[0]

    return re.sub(r"^declare [^\n]*@([\w.$]+)\([^\n]*\n", once, text, flags=re.MULTILINE)


def _rounded(line: str) -> str:
    """A line in which floats are written as LLVM 22 wants them: as doubles that are floats."""
    pattern = _FLOATS_DECIMAL if "double" in line else _DECIMAL
    return pattern.sub(lambda found: _bits(struct.unpack("f", struct.pack("f", float(found[0])))[0]), line)


def _bits(value: float) -> str:
    return f"0x{struct.pack('>d', value).hex().upper()}"


def _as_double(found: re.Match[str]) -> str:
    """A literal by its bits: a float's is written as the double of its value."""
    if len(found[1]) == 16:
        return f"0x{found[1]}"
    (value,) = struct.unpack(">f", bytes.fromhex(found[1]))
    return _bits(value)


@record
class _Operand:
    type: str
    value: str


class _Statement:
    """A call of assembly. `types`: what the program takes a word for; `used`: the functions that are called instead, by name."""

    def __init__(self, found: re.Match[str], types: dict[str, str], used: dict[str, str]) -> None:
        self._found = found
        self._types = types
        self._used = used
        self._name = found["name"] or ""
        outputs = found["constraints"].count("=")
        self._inputs = dict(enumerate(_operands(found["operands"]), outputs))

    def lowered(self) -> str:
        """What stands in its place; itself, where it is none of ours."""
        *before, last = (
            one.strip() for one in self._found["text"].replace("\\0A", "").replace("\\09", "").split(";") if one.strip()
        )
        first = [_SET.fullmatch(one) for one in before]
        if (summed := _SUM.fullmatch(last)) is not None:
            return self._sum(summed)
        access = _ACCESS.fullmatch(last)
        if access is None or None in first:
            return self._found[0]
        values = {int(one[1]): one[2] for one in first if one is not None}
        place = _PLACE.search(access["operands"])
        if place is None:
            return self._found[0]
        return self._load(access, place, values) if access["load"] else self._store(access, place)

    def _load(self, access: re.Match[str], place: re.Match[str], values: dict[int, str]) -> str:
        count, bits = int(access["count"] or 1), int(access["bits"])
        word = f"i{bits}"
        lines: list[str] = []
        whole = "poison"
        for k in range(count):
            key = self._name if count == 1 else f"{self._name}:{k}"
            type_ = self._types.get(key, word)
            given = values.get(k, "0x0")
            other = self._inputs[int(given[1:])].value if given.startswith("$") else str(int(given, 16))
            lines.append(self._address(k, place, bits))
            if type_ != word:
                lines.append(f"{self._temporary(k, 'other')} = bitcast {word} {other} to {type_}")
                other = self._temporary(k, "other")
            called = self._called("load", type_, k, place, access)
            lines.append(f"{self._temporary(k, 'read')} = call {type_} {called}, {type_} {other})")
            result = self._name if count == 1 else self._temporary(k, "word")
            lines.append(f"{result} = bitcast {type_} {self._temporary(k, 'read')} to {word}")
            if count > 1:
                next_ = self._name if k == count - 1 else self._temporary(k, "whole")
                lines.append(f"{next_} = insertvalue {self._found['type']} {whole}, {word} {result}, {k}")
                whole = next_
        return self._text(lines)

    def _store(self, access: re.Match[str], place: re.Match[str]) -> str:
        count, bits = int(access["count"] or 1), int(access["bits"])
        values = [int(one) for one in re.findall(r"\$(\d+)", access["operands"].replace(place[0], ""))]
        lines: list[str] = []
        for k, number in zip(range(count), values, strict=True):
            one, word = self._inputs[number], f"i{bits}"
            lines.append(self._address(k, place, bits))
            value = one.value
            if one.type == f"<1 x {word}>":
                value = self._temporary(k, "word")
                lines.append(f"{value} = extractelement {one.type} {one.value}, i32 0")
            called = self._called("store", word, k, place, access)
            lines.append(f"call void {called}, {word} {value})")
        return self._text(lines)

    def _sum(self, found: re.Match[str]) -> str:
        type_ = _NUMBERS[found["type"]]
        place = _PLACE.search(found[0])
        assert place is not None
        term = self._inputs[int(found["term"])].value
        called = self._called("add", type_, 0, place, found)
        return self._text([self._address(0, place, 0), f"{self._name} = call {type_} {called}, {type_} {term})"])

    def _called(self, kind: str, type_: str, k: int, place: re.Match[str], found: re.Match[str]) -> str:
        """The function that is called for an access, with the first of its arguments: the address, and whether this thread does it."""
        space = self._inputs[int(place[1])].type
        name = f"ehub.triton.{kind}.{re.sub(r'[^a-z0-9]', '', space + type_)}"
        text = _HELPERS[kind].replace("NAME", name).replace("TYPE", type_)
        self._used[name] = text.replace("ptr addrspace(1)", space)
        return f"@{name}({space} {self._temporary(k, 'at')}, i1 {self._condition(found)}"

    def _condition(self, found: re.Match[str]) -> str:
        return self._inputs[int(found["condition"])].value if found["condition"] else "true"

    def _address(self, k: int, place: re.Match[str], bits: int) -> str:
        pointer, offset = self._inputs[int(place[1])], int(place[2]) + k * bits // 8
        return f"{self._temporary(k, 'at')} = getelementptr i8, {pointer.type} {pointer.value}, i64 {offset}"

    def _temporary(self, k: int, what: str) -> str:
        """A name of which there is no other."""
        return f"%ehub.{self._found.start()}.{what}{k}"

    def _text(self, lines: list[str]) -> str:
        return "\n".join(f"  {line}{self._found['rest'] or ''}" for line in lines)


def _operands(text: str) -> list[_Operand]:
    """The operands of a call, types apart from values."""
    parts = re.findall(r"(?:[^,(]|\([^()]*\))+", text)
    found = (re.fullmatch(r"(ptr addrspace\(\d+\)|<[^>]*>|\w+) (.*)", part.strip()) for part in parts)
    return [_Operand(one[1], one[2]) for one in found if one is not None]


_HELPERS = {
    "load": """
define internal TYPE @NAME(ptr addrspace(1) %p, i1 %c, TYPE %other) alwaysinline {
  br i1 %c, label %there, label %end
there:
  %v = load TYPE, ptr addrspace(1) %p
  br label %end
end:
  %r = phi TYPE [ %v, %there ], [ %other, %0 ]
  ret TYPE %r
}
""",
    "store": """
define internal void @NAME(ptr addrspace(1) %p, i1 %c, TYPE %v) alwaysinline {
  br i1 %c, label %there, label %end
there:
  store TYPE %v, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
""",
    "add": """
define internal TYPE @NAME(ptr addrspace(1) %p, i1 %c, TYPE %v) alwaysinline {
  br i1 %c, label %there, label %end
there:
  %before = atomicrmw fadd ptr addrspace(1) %p, TYPE %v syncscope("device") monotonic
  br label %end
end:
  %r = phi TYPE [ %before, %there ], [ 0.0, %0 ]
  ret TYPE %r
}
""",
}
