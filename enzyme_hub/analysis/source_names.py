"""What values are called in the source, and where they stand there."""

from __future__ import annotations

import os
from functools import cached_property
from itertools import islice

from enzyme_hub.analysis.memory.alias import PointerInfo
from enzyme_hub.analysis.types.debug_types import DebugTypes
from enzyme_hub.base.records import record
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.lexer import unescape
from enzyme_hub.ir.metadata import SourcePlace
from enzyme_hub.ir.module import Function, GlobalVariable
from enzyme_hub.ir.values import Argument, Constant, Value
from enzyme_hub.languages.spelling import spelled

_WORDS = {
    "fadd": "a sum",
    "fsub": "a difference",
    "fmul": "a product",
    "fdiv": "a quotient",
    "frem": "a remainder",
    "fneg": "a negation",
    "phi": "a value that depends on the way",
    "select": "a choice",
    "fcmp": "a comparison",
    "icmp": "a comparison",
    "fptosi": "a conversion to an integer",
    "fptoui": "a conversion to an integer",
    "sitofp": "an integer as a number",
    "uitofp": "an integer as a number",
    "fpext": "a conversion",
    "fptrunc": "a conversion",
}
_INTRINSICS = {"fmuladd": "a product with a sum", "fma": "a product with a sum"}
_SOME, _MOST = 3, 200


@record
class Place:
    """A line of a source file. `path` is where it can be read, `file` how the compiler calls it."""

    path: str
    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


def place_of(source: SourcePlace | None) -> Place | None:
    """A place as it is told."""
    if source is None:
        return None
    path = source.file if os.path.isabs(source.file) else os.path.join(source.directory, source.file)
    return Place(os.path.normpath(path), source.file, source.line)


def _result_of(callee: str) -> str:
    """The result of a call, an intrinsic by what the source calls it: `fabs` for `llvm.fabs.v2f64`."""
    if not callee.startswith("llvm."):
        return f"the result of {spelled(callee)}"
    name = callee.split(".")[1]
    return _INTRINSICS.get(name, f"the result of {name}")


def argument_name(argument: Argument) -> str:
    """What an argument is called in the source; empty where no debug information says it."""
    function = argument.function
    return Names(function, DebugTypes(function.module), PointerInfo(function)).variable(argument) or ""


class Names:
    """The names of one function's values."""

    def __init__(self, function: Function, debug: DebugTypes, pointers: PointerInfo) -> None:
        self.function = function
        self._debug = debug
        self._pointers = pointers

    def place(self, value: Value) -> Place | None:
        """Where an instruction comes from: the innermost place of inlined code."""
        found = self.places(value)
        return found[0] if found else None

    def places(self, value: Value) -> list[Place]:
        """That, and where it was inlined to."""
        reference = value.attachments.get("dbg") if isinstance(value, inst.Instruction) else None
        if reference is None:
            return []
        metadata = self.function.module.metadata
        return [place for source in metadata.frames(metadata[reference]) if (place := place_of(source)) is not None]

    def of(self, value: Value) -> str:
        """The value in words."""
        if (named := self._named(value)) is not None:
            return named
        if isinstance(value, inst.Load):
            return f"what is read from {self._memory(value.pointer)}"
        if isinstance(value, inst.CallBase):
            callee = value.called_function
            return _result_of(callee.name or "") if callee is not None else "the result of a call"
        if isinstance(value, inst.Instruction):
            return _WORDS.get(value.opcode, "a value")
        return "a constant"

    def variable(self, value: Value) -> str | None:
        """The name of the variable that a value is."""
        if isinstance(value, GlobalVariable):
            return spelled(value.name or "")
        found = self._variables.get(value)
        if found is None and isinstance(value, Argument):
            found = self._parameters.get(value.index) or (None if (value.name or "0").isdigit() else value.name)
        return found

    def _memory(self, pointer: Value) -> str:
        """What a pointer leads into, in words."""
        name = self.variable(pointer)
        if name is not None:
            return f"`*{name}`"
        named = sorted({self._object(base) for base in self._pointers.all_bases(pointer)})
        return " or ".join(named[:_SOME]) or "memory"

    def _named(self, value: Value) -> str | None:
        """A variable by its name, an argument without one by its place."""
        name = self.variable(value)
        if name is not None:
            return f"`{name}`"
        return f"argument {value.index + 1}" if isinstance(value, Argument) else None

    def _object(self, base: Value) -> str:
        if (named := self._named(base)) is not None:
            return named
        if isinstance(base, inst.Alloca):
            return "a local variable"
        if isinstance(base, inst.CallBase):
            return "allocated memory"
        return "memory that a pointer in memory leads to" if isinstance(base, inst.Load) else "memory"

    def origins(self, value: Value) -> list[str]:
        """What a value was computed from: arguments, memory and calls, by name."""
        found: dict[str, None] = {}
        work = Worklist([value])
        for one in islice((each for each in work if not isinstance(each, Constant)), _MOST):
            is_origin = not isinstance(one, inst.Instruction) or isinstance(
                one, (inst.Load, inst.CallBase, inst.Alloca)
            )
            if is_origin and (one is not value or isinstance(one, (inst.Load, Argument))):
                found.setdefault(self.of(one))
            elif isinstance(one, inst.Instruction):
                work.extend(reversed(one.operands))
        return list(found)

    @cached_property
    def _parameters(self) -> dict[int, str]:
        """The names of the parameters, if those of the source are those of the function, one by one."""
        said: dict[int, str] = {}
        program = self.function.module.metadata.subprogram(self.function)
        for instruction in self.function.instructions:
            for entry in self._debug.records(instruction.debug_records) if instruction.debug_records else ():
                if entry.variable.integer("arg") and entry.variable.node("scope") is program:
                    said[entry.variable.integer("arg") - 1] = entry.variable.string("name")
        known = {value.index: name for value, name in self._variables.items() if isinstance(value, Argument)}
        fits = len(said) == len(self.function.arguments) and all(said.get(k) == name for k, name in known.items())
        return said if fits else {}

    @cached_property
    def _variables(self) -> dict[Value, str]:
        """By debug records; of several the last one is the variable that lives longest."""
        named: dict[str, Value] = {a.name: a for a in self.function.arguments if a.name}
        named.update((i.name, i) for i in self.function.instructions if i.name)
        found: dict[Value, str] = {}
        for instruction in self.function.instructions:
            for entry in self._debug.records(instruction.debug_records) if instruction.debug_records else ():
                text = entry.operand[1:]
                text = unescape(text[1:-1]).decode(errors="replace") if text.startswith('"') else text
                value = named.get(text) if entry.operand.startswith("%") else None
                name = entry.variable.string("name")
                whole = entry.offset == 0
                if value is not None and name and whole and (isinstance(value, inst.Alloca) or not entry.is_memory):
                    found.setdefault(value, name)
        return found
