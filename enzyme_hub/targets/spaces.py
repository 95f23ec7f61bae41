"""Address spaces: gone while the engine works, back when it is done.

To the engine memory is flat, as it is to a GPU that is given generic pointers: those lead to global, shared and local memory
alike. So `flat` makes all pointers generic before the engine reads the module, and `restored` afterwards puts variables back
where they belong: what names one names its generic address. LLVM finds out again which pointer leads where (its pass is called
InferAddressSpaces), in derivatives as in the primal, so nothing is lost.

Where an intrinsic or a library's function takes or returns a pointer of an address space, its calls get casts. Pointers to
shared or local memory that are kept in memory, or made integers, would change with their address space: they are refused.

All of it is rewriting of the text that LLVM prints; `Spaces` is what has to be remembered in between.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from enzyme_hub.errors import DifferentiationError
from enzyme_hub.targets.target import Target

_NAME = r'(?:"[^"]*"|[-\w.$]+)'
_POINTER = re.compile(r"\bptr addrspace\((\d+)\)")
_VARIABLE = re.compile(
    rf"^@({_NAME}) = ([^\n]*?)\b(?:addrspace\((\d+)\) )?((?:externally_initialized )?(?:global|constant) )(.*)$"
)
_DECLARATION = re.compile(rf"^declare [^\n]*?@({_NAME})\(")
_CAST = re.compile(r"(= )addrspacecast ptr (\S+) to ptr\b")
_CAST_OF_VARIABLE = re.compile(rf"addrspacecast \(ptr (@{_NAME}) to ptr\)")
_MEMORY = re.compile(
    r"@llvm\.(memcpy(?:\.inline)?|memmove|memset(?:\.inline)?|lifetime\.start|lifetime\.end|prefetch|masked\.\w+)((?:\.p\d+)+)"
)
_ALLOCA = re.compile(r"^(  (%\S+) = alloca [^\n]*?), addrspace\(\d+\)(.*)$")
_ANY_ALLOCA = re.compile(rf"^  (%{_NAME}) = alloca (.*?)((?:, ![^\n]*)?)$")
_LIFETIME = re.compile(r"@llvm\.lifetime\.(?:start|end)\.p0\(")
_GLOBAL = re.compile(rf'"[^"]*"|@{_NAME}')  # not within a string
_IN_TYPES = re.compile(r"(?:[\[<]\d+ x|\{|<\{) ?ptr addrspace\((\d+)\)|, ptr addrspace\((\d+)\)(?=,| \}|$)")
_CALL = re.compile(rf"^  (?:(%{_NAME}) = )?(?:tail |musttail |notail )?call [^\n]*?@({_NAME})\(")
_KEPT = re.compile(
    r"^  (?:%\S+ = )?(?:(?:load|store) (?:atomic )?(?:volatile )?ptr addrspace\((\d+)\)"
    r"|\S*\s?ptrtoint ptr addrspace\((\d+)\))"
)
_PLACE = re.compile(r"!dbg (!\d+)")
_LLVMS = ("llvm.used", "llvm.compiler.used", "llvm.global_ctors", "llvm.global_dtors", "llvm.global.annotations")


@dataclass
class Spaces:
    """The address space of each variable that is not in the target's usual one, and the declarations that name some."""

    target: Target
    variables: dict[str, int] = field(default_factory=dict)
    functions: dict[str, Signature] = field(default_factory=dict)
    casts: int = 0

    def new_name(self) -> str:
        """A name for a value that nothing has."""
        self.casts += 1
        return f"%ehub.space.{self.casts}"

    def of(self, name: str) -> int:
        return self.variables.get(name, self.target.variables)


@dataclass
class Signature:
    """A declaration as it was, and the address spaces of its result and of its parameters."""

    line: str
    result: int
    parameters: list[int]


def flat(text: str, target: Target) -> tuple[str, Spaces]:
    """The module with one address space. Raises DifferentiationError where that would change what it does."""
    made_before = (int(number) for number in re.findall(r"%ehub\.space\.(\d+)", text))
    spaces = Spaces(target, casts=max(made_before, default=0))
    for line in target.declared:
        _flat_declaration(line, spaces)
    narrow = {target.shared, target.stack} - {0, None}
    lines: list[str] = []
    declared: set[str] = set()
    function = ""
    for line in text.split("\n"):
        if line.startswith("!"):
            lines.append(line)
            continue
        if line.startswith("define "):
            function = line
        if line.startswith("  "):
            _refuse_kept(text, function, line, narrow)
        elif line.startswith(("@", "%")) and (found := _IN_TYPES.search(line)) and _space(found[0]) in narrow:
            raise _kept("the module", line)
        elif line.startswith("@"):
            line = _flat_variable(line, spaces)
        elif line.startswith("declare "):
            line = _flat_declaration(line, spaces)
            if line in declared:
                continue
            declared.add(line)
        if "addrspace" in line:
            line = _flat_line(line)
        lines.append(line)
    return "\n".join(lines), spaces


def _refuse_kept(text: str, function: str, line: str, narrow: set[int | None]) -> None:
    if "addrspace" not in line:
        return
    found = _KEPT.match(line) or _IN_TYPES.search(line)
    if found is None or int(next(filter(None, found.groups()))) not in narrow:
        return
    name = re.search(rf"@({_NAME})\(", function)
    raise _kept(name[1] if name else "a function", _where(text, line))


def _kept(who: str, where: str) -> DifferentiationError:
    return DifferentiationError(
        "EH0310",
        f"{who} keeps a pointer to shared or local memory in memory, or computes with its bits",
        where=where,
        why="such an address means something in its own address space alone, and derivatives use generic addresses",
        remedy="keep the index instead, or a generic pointer",
    )


def _where(text: str, line: str) -> str:
    """The source line of an instruction that LLVM printed."""
    place = _PLACE.search(line)
    found = place and re.search(rf"^{place[1]} = .*?!DILocation\(line: (\d+)", text, re.MULTILINE)
    file = re.search(r'!DIFile\(filename: "([^"]*)"', text)
    return f"{file[1]}:{found[1]}" if found and file else line.strip()


def _flat_variable(line: str, spaces: Spaces) -> str:
    found = _VARIABLE.match(line)
    if found is None:
        return line
    name, before, space, kind, rest = found.groups()
    spaces.variables[name.strip('"')] = int(space or 0)
    return f"@{name} = {before}{kind}{rest}"


def _flat_declaration(line: str, spaces: Spaces) -> str:
    """A declaration with pointers of one kind; what it was is noted, unless it is one of the functions on memory."""
    if "addrspace" not in line:
        return line
    renamed = _MEMORY.sub(_of_generic_memory, line)
    if renamed == line and (found := _DECLARATION.match(line)) is not None:
        before, after = line[: found.end()], line[found.end() :]
        parameters = [_space(one) for one in _operands(after[: _end_of_list(after)])]
        spaces.functions[found[1].strip('"')] = Signature(line, _space(before), parameters)
    return renamed


def _space(words: str) -> int:
    found = _POINTER.search(words)
    return int(found[1]) if found else 0


def _of_generic_memory(found: re.Match[str]) -> str:
    return f"@llvm.{found[1]}" + ".p0" * found[2].count(".p")


def _flat_line(line: str) -> str:
    line = _POINTER.sub("ptr", line)
    line = _MEMORY.sub(_of_generic_memory, line)
    line = _CAST.sub(r"\1bitcast ptr \2 to ptr", line)
    line = _CAST_OF_VARIABLE.sub(r"\1", line).replace("addrspacecast (", "bitcast (")
    return _ALLOCA.sub(r"\1\3", line)


def restored(text: str, spaces: Spaces) -> str:
    """The module with its address spaces."""
    target = spaces.target
    lines: list[str] = []
    named: dict[str, int] = {}
    for line in text.split("\n"):
        found = _VARIABLE.match(line) if line.startswith("@") else None
        if found is not None and not found[1].strip('"').startswith(_LLVMS):
            named[found[1]] = spaces.of(found[1].strip('"'))
    for line in text.split("\n"):
        found = _VARIABLE.match(line) if line.startswith("@") else None
        if found is not None:
            line = _restored_variable(found, named, target)
        elif line.startswith("declare "):
            name = _DECLARATION.match(line)
            if name is not None and name[1].strip('"') in spaces.functions:
                line = spaces.functions[name[1].strip('"')].line
        elif line.startswith("define "):
            line = _convergent(line)
        elif line.startswith(("  ", "@")):
            line = _with_generic_addresses(line, named)
            line = _restored_line(line, spaces)
            if not line:
                continue
        lines.append(line)
    return "\n".join(lines)


def _convergent(line: str) -> str:
    """A function of which LLVM knows that threads may wait for each other in it; it drops the word where none do."""
    head, space, tail = line.rpartition(" {")
    place = head.find(" !dbg")
    head, tail = (head[:place], head[place:] + space) if place >= 0 else (head, space)
    for word in (" personality ", " prefix ", " prologue ", " gc ", " align ", " section ", " comdat", " partition "):
        if (at := head.rfind(word)) > head.rfind(")") >= 0:
            head, tail = head[:at], head[at:] + tail
    return f"{head} convergent{tail}"


def _restored_variable(found: re.Match[str], named: dict[str, int], target: Target) -> str:
    name, before, _, kind, rest = found.groups()
    space = named.get(name, 0)
    before = before.replace("thread_local ", "")
    if space == target.shared and space and not before.startswith("external"):
        rest = _UNDEFINED.sub(r"\1 undef", rest) if not rest.startswith("[0 x") else rest
    else:
        rest = _with_generic_addresses(rest, named)
    return f"@{name} = {before}{f'addrspace({space}) ' if space else ''}{kind}{rest}"


_UNDEFINED = re.compile(r"^(.*?) (?:zeroinitializer|undef|poison)(?=,|$)")


def _with_generic_addresses(line: str, named: dict[str, int]) -> str:
    if "@" not in line:
        return line

    def generic(found: re.Match[str]) -> str:
        space = named.get(found[0][1:], 0)
        return f"addrspacecast (ptr addrspace({space}) {found[0]} to ptr)" if space else found[0]

    return _GLOBAL.sub(generic, line)


def _restored_line(line: str, spaces: Spaces) -> str:
    if spaces.target.stack and (found := _ANY_ALLOCA.match(line)) is not None:
        name, what, attached = found.groups()
        own = spaces.new_name()
        space = spaces.target.stack
        return (
            f"  {own} = alloca {what}, addrspace({space}){attached}\n"
            f"  {name} = addrspacecast ptr addrspace({space}) {own} to ptr"
        )
    if spaces.target.stack and _LIFETIME.search(line):
        return ""
    found = _CALL.match(line)
    if found is None or found[2].strip('"') not in spaces.functions:
        return line
    return _restored_call(line, found, spaces)


def _restored_call(line: str, found: re.Match[str], spaces: Spaces) -> str:
    """A call with its operands and its result cast."""
    signature = spaces.functions[found[2].strip('"')]
    casts: list[str] = []
    head, rest = line[: found.end()], line[found.end() :]
    end = _end_of_list(rest)
    operands = _operands(rest[:end])
    for place, (operand, space) in enumerate(zip(operands, signature.parameters, strict=False)):
        if space:
            kind, _, value = operand.rpartition(" ")
            if value.endswith(")"):  # a constant expression
                kind, value = "ptr", operand[operand.index("ptr ") + 4 :]
            cast = spaces.new_name()
            casts.append(f"  {cast} = addrspacecast ptr {value} to ptr addrspace({space})")
            operands[place] = f"{kind.replace('ptr', f'ptr addrspace({space})', 1)} {cast}"
    if not signature.result or found[1] is None:
        return "\n".join([*casts, head + ", ".join(operands) + rest[end:]])
    result = spaces.new_name()
    before = head.index(" = ")
    call = re.sub(r"\bptr (?=@)", f"ptr addrspace({signature.result}) ", head[before:], count=1)
    call = f"  {result}{call}" + ", ".join(operands) + rest[end:]
    back = f"  {found[1]} = addrspacecast ptr addrspace({signature.result}) {result} to ptr"
    return "\n".join([*casts, call, back])


def _end_of_list(text: str) -> int:
    depth = 0
    for place, letter in enumerate(text):
        if letter == ")":
            if depth == 0:
                return place
            depth -= 1
        depth += letter == "("
    return len(text)


def _operands(text: str) -> list[str]:
    found, depth, start = [], 0, 0
    for place, letter in enumerate(text):
        depth += letter in "([{<"
        depth -= letter in ")]}>"
        if letter == "," and depth == 0:
            found.append(text[start:place].strip())
            start = place + 1
    if text.strip():
        found.append(text[start:].strip())
    return found
