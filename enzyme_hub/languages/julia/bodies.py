"""Bodies of Julia's functions, rewritten line by line."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Set
from pathlib import Path
from typing import TypeAlias

from enzyme_hub.languages.julia import known
from enzyme_hub.languages.julia.calls import CallLine, as_type, bare, debug, may_pass, returned, taken_apart, type_of
from enzyme_hub.languages.julia.constants import Constants
from enzyme_hub.languages.julia.lines import Lines
from enzyme_hub.languages.julia.lists import MOST, chosen, longest
from enzyme_hub.languages.julia.outside import Library, Outside
from enzyme_hub.llvm.irtext import ModuleText, end_of_parameters, references

Describe: TypeAlias = "Callable[[list[tuple[int, str]]], list[str]]"
"""Answers what addresses are: each with the role in which it stands (function, type, callee)."""

INLINED_BYTES = 40_000  # of text
HANDLER_BYTES = 1024  # more than a handler of any Julia takes

_ADDRESS = re.compile(r"inttoptr \(i64 (\d+) to ptr\)")
_RETURNS = re.compile(r"^  ret ", re.MULTILINE)
_NAME_OF_PARAMETER = re.compile(r" %\d+(?=[,)])")
_VALUE = re.compile(r"(%\S+|null|-?\d+|undef|poison|@\S+)$")
_PARAMETER = re.compile(r"^(\S+|\{.*?\}|\[.*?\])(?= |$)")


class Bodies:
    """Rewrites the functions that are needed; gathers addresses, declarations, and what to say where derivatives stop."""

    def __init__(
        self,
        module: ModuleText,
        needed: list[str],
        mathematics: dict[str, str],
        inactive: Mapping[str, bool],
        objects: Set[int],
        describe: Describe,
        library: Callable[[Path], Library | None],
        standalone: bool,
        has_shadows: bool,
    ) -> None:
        self._has_shadows = has_shadows
        self._standalone = standalone
        self._longest: dict[str, int] = {}  # lists of arguments, by functions
        self._header = ""  # of the function at hand
        self.outside = Outside(self._ask, self._place, library)
        self._inactive = inactive
        self._objects = objects
        self._module = module
        self._needed = needed
        self._mathematics = mathematics
        self._texts = [module.text[(d := module.functions[name]).start : d.end] for name in needed]
        self._lines = Lines(module.text)
        self._describe = describe
        self._answers: dict[tuple[int, str], str] = {}
        self._places: dict[int, int] = {}
        self._declared: dict[str, str] = {}
        self.stops: list[str] = []

    @property
    def addresses(self) -> list[int]:
        return list(self._places)

    @property
    def data(self) -> list[int]:
        """The places of objects with numbers in them, and nothing else that a derivative could be asked for."""
        return [
            number for address, number in self._places.items() if self._answers.get((address, "constant")) == "data"
        ]

    def declarations(self) -> dict[str, str]:
        """Functions that the bodies name now, with their lines."""
        made = dict(self._declared)
        for address, number in self._places.items():
            name = f"{known.ADDRESS}{number}"
            inert = f" {known.INERT}" if self._is_inert(address, "object") else ""
            made[name] = f'declare ptr @"{name}"() {known.PURE}{inert}\n'
        for number in range(len(self.stops)):
            name = f"{known.STOP}{number}"
            made[name] = f'declare void @"{name}"() {known.THROWS}\n'
        return made

    def rewritten(self) -> tuple[dict[str, str], dict[str, str]]:
        """What is differentiated, and what runs as it is; what both need is in both."""
        self._texts = self.outside.named(self._texts)
        self._ask_objects()
        texts = dict(zip(self._needed, self._texts, strict=True))
        apart = {name for name, text in texts.items() if self._is_apart(name, text)}
        active = _reached(texts, [self._needed[0]], apart)
        doors = [
            name for name in self._needed if name in apart and any(name in references(texts[one]) for one in active)
        ]
        if self._needed[0] in apart:
            doors.insert(0, self._needed[0])
        native = _reached(texts, doors, set())
        self._longest = longest(texts[name] for name in active)
        for name in doors:
            self._declared[name] = self._door(name, texts[name])
        return (
            {name: self._body(name, texts[name], False) for name in active},
            {name: self._body(name, texts[name], True, name in doors) for name in native},
        )

    @property
    def header(self) -> str:
        """The first line of the function itself."""
        return self._texts[0].partition("\n")[0]

    @property
    def door(self) -> str:
        """Its declaration, where it is mathematics that is known."""
        return self._declared.get(self._needed[0], "")

    def _is_apart(self, name: str, text: str) -> bool:
        """True for a function that runs as it is: no derivative flows through it, it never returns, or mathematics knows it."""
        return name in self._inactive or not _RETURNS.search(text) or self._mathematics.get(name, "sincos") != "sincos"

    def _door(self, name: str, text: str) -> str:
        """The declaration of such a function."""
        header = text.partition("\n")[0]
        words = header[len("define ") : end_of_parameters(header)].replace("internal ", "")
        if name in self._mathematics:
            said = f'nounwind memory(none) "enzyme_math"="{self._mathematics[name]}"'
        else:
            inert = f" {known.INERT}" if self._inactive.get(name) else ""
            said = f"{known.INACTIVE}{inert}" if _RETURNS.search(text) else known.THROWS
        return f"declare {_NAME_OF_PARAMETER.sub('', words)} {said}\n"

    # -- questions to the process ---------------------------------------------------------------------------------------

    def _ask(self, questions: list[tuple[int, str]]) -> dict[tuple[int, str], str]:
        fresh = [one for one in dict.fromkeys(questions) if one not in self._answers]
        if fresh:
            self._answers.update(zip(fresh, self._describe(fresh), strict=True))
        return self._answers

    def _place(self, address: int) -> int:
        """The place of an address in the table of the library."""
        return self._places.setdefault(address, len(self._places))

    def _ask_objects(self) -> None:
        """What is allocated, and what is called by a list of arguments."""
        questions = []
        for text in self._texts:
            here = sorted(set(map(int, _ADDRESS.findall(text))))
            questions += [(address, "object") for address in here if address in self._objects]
            questions += [(address, "constant") for address in here]
            for line in text.split("\n"):
                if "call" not in line or "inttoptr" not in line:
                    continue
                call = taken_apart(line)
                if call is None or not call.operands:
                    continue
                role = "callee" if call.convention else "type" if call.name in known.ALLOCATES_ARRAY else ""
                found = _ADDRESS.search(call.operands[0])
                if call.name == "julia.gc_alloc_obj" and (tag := _ADDRESS.search(call.operands[2])):
                    questions.append((int(tag[1]), "fields"))
                if role and found:
                    questions.append((int(found[1]), role))
                if role == "type" and found:
                    questions.append((int(found[1]), "fields"))
                if role == "callee":
                    boxes = [int(one[1]) for one in map(_ADDRESS.search, call.operands[1:]) if one]
                    questions += [(address, "number") for address in boxes]
        self._ask(questions)

    def _is_inert(self, address: int, role: str) -> bool:
        """True for an object, or objects of a type, in which no number with a derivative can be."""
        return self._answers.get((address, role)) == "inert"

    def _is_constant(self, address: int) -> bool:
        """True for an object that is not differentiated; with shadows those with numbers in them are."""
        return not (self._has_shadows and self._answers.get((address, "constant")) == "data")

    # -- rewriting ------------------------------------------------------------------------------------------------------

    def _body(self, name: str, text: str, native: bool, exported: bool = False) -> str:
        header, _, rest = text.partition("\n")
        entry, _, rest = rest.partition("\n")  # the label
        if exported or name == self._needed[0]:
            header = header.replace("define internal ", "define ", 1)
        if native and name not in self._mathematics and not self._is_inlined(header):
            end = end_of_parameters(header)
            header = f"{header[:end]} noinline optnone{header[end:]}"  # errors are made and printed at leisure
        if self._mathematics.get(name) == "sincos":
            return self._sincos(header)
        if not native and self._takes_list(name, header):
            end = end_of_parameters(header)
            header = f"{header[:end]} alwaysinline{header[end:]}"
            rest = chosen(rest, self._longest.get(name, 0))
        self._header = header
        constants = Constants(self._place, rest, self._is_inert, self._is_constant)
        # Where somebody may come back by longjmp variables are volatile.
        if not native and "@julia.except_enter(" in rest:
            rest = rest.replace(" volatile ", " ")
        lines: list[str] = []
        for line in rest.split("\n"):
            call = taken_apart(line) if "call " in line and "@" in line else None
            lines += [line] if call is None else self._call(call, line, constants, native)
        lines = [constants.replaced(line) for line in lines]
        return "\n".join([header, entry, *constants.first, *lines])

    def _takes_list(self, name: str, header: str) -> bool:
        """True for a function with a list of boxed arguments, of several types in one array: the caller knows which."""
        if not name.startswith("japi1_") or name == self._needed[0] or self._is_marked(header, "noinline"):
            return False
        texts = dict(zip(self._needed, self._texts, strict=True))
        if len(texts[name]) >= INLINED_BYTES:
            return False
        return name not in _reached(texts, list(references(texts[name].partition("\n")[2])), set())  # not recursive

    def _is_inlined(self, header: str) -> bool:
        """True for what Julia marks `@inline`."""
        return self._is_marked(header, "alwaysinline")

    def _is_marked(self, header: str, word: str) -> bool:
        group = re.search(r" (#\d+)(?= |$)", header)
        pattern = rf"^attributes {group[1]} = {{[^}}]*\b{word}\b" if group else r"(?!)"
        return re.search(pattern, self._module.text, re.MULTILINE) is not None

    def _sincos(self, header: str) -> str:
        """Both at once: as C's library computes them."""
        self._declare("sin", "double", ("double",))
        self._declare("cos", "double", ("double",))
        lines = [f"  %{name} = call double @{name}(double %1)" for name in ("sin", "cos")]
        lines += [
            "  %place = getelementptr double, ptr %0, i64 1",
            "  store double %sin, ptr %0",
            "  store double %cos, ptr %place",
        ]
        return "\n".join([header, "top:", *lines, "  ret void", "}", ""])

    def _call(self, call: CallLine, line: str, constants: Constants, native: bool) -> list[str]:
        if call.convention:
            return self._listed(call, line, constants, native)
        if call.name == "julia.gc_alloc_obj":
            self._declare("ehub_julia_object", "ptr", ("i64", "ptr"))
            size, tag = call.operands[1:3]
            return [f"  {call.result}call ptr @ehub_julia_object({size}, {tag}){debug(call)}"]
        if call.name == "julia.pointer_from_objref":
            word = "bitcast" if call.type == "ptr" else "ptrtoint"
            return [f"  {call.result}{word} {bare(call.operands[0])} to {call.type}{debug(call)}"]
        if call.name == "julia.write_barrier":
            self._declare("ehub_julia_barrier", "void", ("ptr",))
            return [f"  call void @ehub_julia_barrier({call.operands[0]}){debug(call)}"]
        if call.name == "julia.except_enter":
            return self._handler(call, constants, native)
        if native and not call.name.startswith("julia."):  # what is Julia's own does what it does
            return self._kept(call, line)
        if call.name in known.OF_HANDLERS:
            return [f"  {call.result}add {call.type} 0, 0"] if call.result else []
        if call.name in known.ALLOCATES_ARRAY:
            return self._array(call, line, constants)
        if call.name in known.REPLACED:
            return self._replaced(call, known.REPLACED[call.name], constants)
        if call.name in known.OF_ADDRESSES:
            return self._of_addresses(call, constants, known.OF_ADDRESSES[call.name])
        if call.name in self.outside.fortran:
            return self._of_addresses(call, constants, len(call.operands))
        if call.name in self.outside.foreign:
            return self._of_another_language(call, line, constants)
        if self._standalone and self._throws(call.name):
            return self._stop(call, f"{call.name}, as Julia throws an error here", line)
        if call.name.startswith("jl_") and call.name not in known.DECLARED:
            return self._stop(call, f"Julia's {call.name}", line)
        return self._kept(call, line)

    def _throws(self, name: str) -> bool:
        return known.DECLARED.get(name) == known.THROWS or "noreturn" in self._declared.get(name, "")

    def _of_another_language(self, call: CallLine, line: str, constants: Constants) -> list[str]:
        """A function of a library with bitcode: Julia passes addresses as integers, and `Bool` as a byte."""
        result, wanted = self.outside.foreign[call.name]
        types = tuple(map(type_of, call.operands))
        same = len(types) == len(wanted) and all(map(may_pass, types, wanted)) and may_pass(result, call.type)
        if not same:
            shown = f"{call.type} ({', '.join(types)})"
            passed = f"{result} ({', '.join(wanted)})"
            return self._stop(call, f"{call.name}: it is {passed} as it was compiled, and called as {shown}", line)
        lines, operands = [], []
        for one, kind in zip(call.operands, wanted, strict=True):
            more, value = as_type(bare(one), kind, constants)
            lines += more
            operands.append(value)
        self._declare(call.name, result, wanted)
        made = f"call {result} @{call.name}({', '.join(operands)}){debug(call)}"
        return [*lines, *returned(call, result, made, constants)]

    def _kept(self, call: CallLine, line: str) -> list[str]:
        if call.name not in self._module.functions and not call.name.startswith("llvm."):
            self._declare(call.name, call.type, tuple(map(type_of, call.operands)))
        return [line]

    def _handler(self, call: CallLine, constants: Constants, native: bool) -> list[str]:
        """`try`: Julia's handler is a buffer that setjmp fills. A derivative has none: errors in it come out of it."""
        if not native:
            return [f"  {call.result}add i32 0, 0"]
        self._declare("jl_enter_handler", "void", ("ptr",))
        self._declare("__sigsetjmp", "i32", ("ptr", "i32"))
        buffer = constants.room(HANDLER_BYTES // 8)
        return [
            f"  call void @jl_enter_handler(ptr {buffer}){debug(call)}",
            f"  {call.result}call i32 @__sigsetjmp(ptr {buffer}, i32 0) returns_twice{debug(call)}",
        ]

    def _listed(self, call: CallLine, line: str, constants: Constants, native: bool) -> list[str]:
        """A call with a list of boxed arguments."""
        callee, values = call.operands[0], call.operands[1:]
        if call.name not in self._module.functions and not native:
            what = self._callee(call)
            if call.name in known.LOOKING and constants.is_unused(call.result):
                return []
            if what not in known.INACTIVE_CALLS and not self._is_of_integers(call, values, constants):
                return self._stop(call, f"a call of {what}, which is chosen when the program runs", line)
        extra = ""
        if call.convention == "cc38":
            extra = f", {callee}"
            callee, values = values[0], values[1:]
        count = len(values)
        room = 0 if native else self._longest.get(call.name, 0)
        values += values[-1:] * (room - len(values) if room <= MOST else 0)
        held = constants.room(len(values))
        lines = []
        for place, one in enumerate(values):
            lines += [] if native else (boxed := self._boxed_again(one, call.name, constants))[0]
            value = bare(one) if native else boxed[1]
            slot = constants.name()
            lines.append(f"  {slot} = getelementptr ptr, ptr {held}, i64 {place}")
            lines.append(f"  store {value}, ptr {slot}, align 8")
        inactive = "" if call.name in self._module.functions else ' "enzyme_inactive"'
        if call.name not in self._module.functions:
            taken = ("ptr", "ptr", "i32", "ptr") if extra else ("ptr", "ptr", "i32")
            self._declare(call.name, "ptr", taken)
        name = f'"{call.name}"' if re.search(r"[^-\w.$]", call.name) else call.name
        lines.append(
            f"  {call.result}call ptr @{name}({bare(callee)}, ptr {held}, i32 {count}{extra}){inactive}{debug(call)}"
        )
        return lines

    def _boxed_again(self, operand: str, callee: str, constants: Constants) -> tuple[list[str], str]:
        """An operand in a list: a number that is an object of the process in a box of its own, whose shadow is of its own, too."""
        found = _ADDRESS.search(operand)
        kind = self._answers.get((int(found[1]), "number"), "") if found else ""
        if not kind and constants.is_box_of_integer(operand):
            kind = "integer"
        if not kind or (kind == "integer" and known.JOINING not in callee):
            return [], bare(operand)
        number, box = constants.name(), constants.name()
        name = known.BOXES[kind]
        self._declare(name, *known.SIGNATURES[name])
        if kind == "integer":
            read = constants.name()
            lines = [
                f"  {read} = load i64, {bare(operand)}, align 8",
                f"  {number} = sitofp i64 {read} to double",
                f"  {box} = call ptr @{name}(double {number})",
            ]
        else:
            lines = [
                f"  {number} = load {kind}, {bare(operand)}, align 4",
                f"  {box} = call ptr @{name}({kind} {number})",
            ]
        return lines, f"ptr {box}"

    def _is_of_integers(self, call: CallLine, values: list[str], constants: Constants) -> bool:
        """True for a call that is given nothing that is differentiated. With shadows it may read global objects unseen."""
        if call.name in known.LOOKING:
            return constants.are_whole(values)
        return not self._has_shadows and call.name in known.CALLING and constants.are_whole(call.operands)

    def _callee(self, call: CallLine) -> str:
        """What a call by a list calls, as Julia names it."""
        if call.name not in ("jl_apply_generic", "jl_invoke"):
            return call.name.removeprefix("jl_f_").lstrip("_")
        found = _ADDRESS.search(call.operands[0])
        answer = self._answers.get((int(found[1]), "callee"), "") if found else ""
        return answer.partition("(")[0] if call.name == "jl_invoke" else answer or "a function that is a value"

    def _stop(self, call: CallLine, what: str, line: str) -> list[str]:
        """Derivatives end here, with an error of Julia's."""
        where = self._lines.of(line) or self._lines.function(self._header)["file"]
        number = len(self.stops)
        self.stops.append(f"EH0603: {where or 'somewhere'}: no derivative goes through {what}")
        made = [f'  call void @"{known.STOP}{number}"(){debug(call)}']
        if call.result:
            made.append(f"  {call.result}freeze {call.type} poison")
        return made

    def _array(self, call: CallLine, line: str, constants: Constants) -> list[str]:
        found = _ADDRESS.search(call.operands[0])
        facts = self._answers.get((int(found[1]), "type"), "").split("\t") if found else [""]
        if len(facts) < 3 or facts[1] == "union":
            return self._stop(call, "an array whose elements have several types", line)
        name = known.REPLACED[call.name]
        taken = ["ptr", *map(type_of, call.operands[1:]), "i16", "i16"]
        operands = ", ".join([*map(bare, call.operands), f"i16 {facts[0]}", f"i16 {facts[2]}"])
        if call.name in ("jl_reshape_array", "jl_new_array"):
            taken, operands = [*taken, "i64"], f"{operands}, i64 {facts[4]}"
        self._declare(name, "ptr", tuple(taken))
        return [f"  {call.result}call ptr @{name}({operands}){debug(call)}", *self._hint(call, facts[3], constants)]

    def _hint(self, call: CallLine, kind: str, constants: Constants) -> list[str]:
        """What the elements of a new array are."""
        hint = known.HINTS.get(kind)
        if hint is None or not call.result:
            return []
        self._declare(hint, "void", ("ptr", "i64"))
        self._declare("ehub_julia_any", "i64", ())
        data, size = constants.name(), constants.name()
        return [
            f"  {data} = load ptr, ptr {call.result.split(' ')[0]}, align 8",
            f"  {size} = call i64 @ehub_julia_any()",
            f"  call void @{hint}(ptr {data}, i64 {size})",
        ]

    def _replaced(self, call: CallLine, name: str, constants: Constants) -> list[str]:
        result, taken = known.SIGNATURES[name]
        self._declare(name, result, taken)
        lines, operands = [], []
        for one, wanted in zip(call.operands, taken, strict=False):
            more, value = as_type(bare(one), wanted, constants)
            lines += more
            operands.append(value)
        return [
            *lines,
            *returned(call, result, f"call {result} @{name}({', '.join(operands)}){debug(call)}", constants),
        ]

    def _of_addresses(self, call: CallLine, constants: Constants, count: int) -> list[str]:
        """A function of C's or Fortran's whose first arguments are addresses, which may be passed as integers."""
        lines, operands = [], []
        for place, one in enumerate(call.operands):
            more, value = as_type(bare(one), "ptr" if place < count else type_of(one), constants)
            lines += more
            operands.append(value)
        result = call.type if call.name in self.outside.fortran else "i32" if call.name == "memcmp" else "ptr"
        self._declare(call.name, result, tuple(map(type_of, operands)))
        return [
            *lines,
            *returned(call, result, f"call {result} @{call.name}({', '.join(operands)}){debug(call)}", constants),
        ]

    def _declare(self, name: str, result: str, taken: tuple[str, ...]) -> None:
        shown = f'"{name}"' if re.search(r"[^-\w.$]", name) else name
        said = known.DECLARED.get(name, "")
        self._declared.setdefault(name, f"declare {result} @{shown}({', '.join(taken)}) {said}\n")


def _reached(texts: dict[str, str], roots: list[str], apart: Set[str]) -> list[str]:
    """The functions that are reached from these, without going into those that are apart."""
    found: dict[str, None] = {}
    waiting = list(roots)
    while waiting:
        name = waiting.pop(0)
        if name in texts and name not in apart and name not in found:
            found[name] = None
            waiting.extend(references(texts[name]))
    return list(found)
