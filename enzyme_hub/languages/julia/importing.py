"""The module that Julia's compiler wrote, as plain IR.

Julia's IR tells pointers to objects of the collector (address space 10) from pointers into them (11, 13) and from those that are
looked at alone (12), so that roots can be found later. The collector waits while a derivative runs, so that is no matter here: all
are plain pointers. What is left to rewrite are calls:

- an address of the process (`inttoptr` of a constant) becomes a call of a function that returns it, `ehub.julia.address.N`; if it
  is called, a function by its name. So the same method gives the same text in every process, and what is made of it can be kept;
- allocations and functions of arrays become calls of bodies (`runtime.c`);
- calls with a list of boxed arguments (conventions 37 and 38) get that list. What they call is chosen when they run, so a derivative
  stops there with an error of Julia's that names the call and the line, unless the call is known to carry no derivative;
- a function that never returns throws: it runs as it is.

All of it is rewriting of the text that LLVM prints, function by function (`bodies`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Set
from pathlib import Path

from enzyme_hub.base.records import record
from enzyme_hub.languages.julia import known
from enzyme_hub.languages.julia.bodies import Bodies, Describe
from enzyme_hub.languages.julia.constant_memory import without_constants
from enzyme_hub.languages.julia.outside import Library
from enzyme_hub.llvm import irtext
from enzyme_hub.llvm.irtext import ModuleText, end_of_parameters

_SPACE = re.compile(r" addrspace\(1[0-3]\)")
_CAST = re.compile(r"(= )addrspacecast ptr (\S+) to ptr\b")
_CAST_OF_CONSTANT = re.compile(r"addrspacecast \(ptr (null|inttoptr \(i64 \d+ to ptr\)|@[-\w.$]+) to ptr\)")
_OBJECT = re.compile(r"inttoptr \(i64 (\d+) to ptr\) to ptr addrspace\(10\)")
_MANGLED = re.compile(r"@llvm\.(memcpy|memmove|memset|lifetime\.start|lifetime\.end)((?:\.p1[0-3]|\.p0)+)")
_ROOTS = re.compile(r' \[ "jl_roots"\([^\n]*?\) \]')
_DROPPED = re.compile(
    r"^.* @(?:julia\.(?:loopinfo_marker|gcroot_flush|safepoint)|llvm\.julia\.gc_preserve_(?:begin|end))\(.*\n",
    re.MULTILINE,
)
_LIFETIME = re.compile(r"^.*@llvm\.lifetime\.(?:start|end)\b.*\n", re.MULTILINE)
_DECLARATION = re.compile(r'^declare [^\n]*?@("[^"]+"|[-\w.$]+)\([^\n]*\n', re.MULTILINE)
_NUMBERED = re.compile(r'\b((?:julia|japi1|jfptr|j1?)_[^\s"(),@]*?_)(\d+)\b')
_STRUCT = re.compile(r"%jl_array_t(?:\.\d+)?\b")
_COLD = re.compile(r"\.cold\.\d+$")
_COMMENT = re.compile(r"^; .*\n", re.MULTILINE)

# How modules with other such flags are linked: Julia says that they must be the same.
_FLAG = re.compile(r'^(!\d+ = !{i32 )\d(, !"(Dwarf Version|Debug Info Version)",)', re.MULTILINE)
_AS_OTHERS_SAY = {"Dwarf Version": 7, "Debug Info Version": 2}


@record
class Imported:
    """Plain IR of what is differentiated, and of what it calls that runs as it is; the name of the function; the addresses of the
    process that its table needs, in order."""

    text: str
    native: str
    entry: str
    header: str  # the first line of the function
    door: str  # its declaration, if it is mathematics that is known
    addresses: tuple[int, ...]
    functions: dict[str, int]  # of native functions that are called by their addresses: the place in the table
    stops: tuple[str, ...]  # what is said where a derivative stops
    libraries: tuple[Library, ...]  # with bitcode, whose functions are called
    data: tuple[int, ...]  # the places of objects with numbers
    shadowed: tuple[int, ...] = ()  # those of them that have shadows


def imported(
    printed: str,
    entry: str,
    mathematics: dict[str, str],
    inactive: Mapping[str, bool],
    describe: Describe,
    library: Callable[[Path], Library | None] = lambda path: None,
    standalone: bool = False,
    has_shadows: bool = False,
) -> Imported:
    """The module of which LLVM printed this text, reduced to what `entry` needs.

    `mathematics` has functions of C's library that functions of the module are like; `inactive` those through which no derivative
    flows, and whether no number is in what they return. `library` is that at a path, if it has bitcode. What is `standalone` stops
    where Julia throws; `has_shadows`: global objects are differentiated.
    """
    objects = {int(number) for number in _OBJECT.findall(printed)}
    text = _plain(without_constants(printed))
    module = ModuleText(text)
    needed = _closure(module, entry)
    bodies = Bodies(module, needed, mathematics, inactive, objects, describe, library, standalone, has_shadows)
    active, native = bodies.rewritten()
    for definition in sorted(module.functions.values(), key=lambda one: one.start, reverse=True):
        text = text[: definition.start] + text[definition.end :]
    texts = [_declared(text, one, bodies.declarations()) for one in (active, native)]
    renamed = _renumbered("".join(texts))
    return Imported(
        renamed(texts[0]),
        renamed(texts[1]),
        renamed(entry),
        renamed(bodies.header),
        renamed(bodies.door),
        tuple(bodies.addresses),
        bodies.outside.functions,
        tuple(bodies.stops),
        tuple(bodies.outside.libraries.values()),
        tuple(bodies.data),
    )


def _plain(text: str) -> str:
    """Without address spaces, roots and marks of Julia's own."""
    text = _COMMENT.sub("", _SPACE.sub("", text))
    while _CAST_OF_CONSTANT.search(text):
        text = _CAST_OF_CONSTANT.sub(r"\1", text)
    text = _FLAG.sub(lambda m: f"{m[1]}{_AS_OTHERS_SAY[m[3]]}{m[2]}", text)
    text = _CAST.sub(r"\1bitcast ptr \2 to ptr", text)
    text = _MANGLED.sub(lambda m: f"@llvm.{m[1]}{re.sub('p1[0-3]', 'p0', m[2])}", text)
    return _LIFETIME.sub("", _ROOTS.sub("", _DROPPED.sub("", text))).replace("-ni:10:11:12:13", "")


def _closure(module: ModuleText, entry: str) -> list[str]:
    """The functions with bodies that are needed, in the order in which they are named."""
    needed: list[str] = []
    seen = {entry}
    waiting = [entry]
    while waiting:
        name = waiting.pop(0)
        definition = module.functions.get(name)
        if definition is None:
            continue
        needed.append(name)
        for other in irtext.references(module.text[definition.start : definition.end]):
            if other not in seen:
                seen.add(other)
                waiting.append(other)
    return needed


def _declared(text: str, bodies: dict[str, str], ours: dict[str, str]) -> str:
    """The module with these definitions, and a declaration of each function that they name."""
    body = "\n".join(bodies.values())
    named = set(irtext.references(body)) - set(bodies)
    kept: dict[str, str] = {}
    for match in _DECLARATION.finditer(text):
        name = match[1].strip('"')
        if name in named:
            kept.setdefault(name, _with_attributes(match[0], name))
    kept.update({name: line for name, line in ours.items() if name in named})
    head, _, tail = _DECLARATION.sub("", text).partition("\nattributes #")
    return f"{head}\n{body}\n{''.join(kept.values())}" + (f"\nattributes #{tail}" if tail else "")


def with_attributes(text: str) -> str:
    """The module with what is known of the functions that it declares."""
    return _DECLARATION.sub(lambda match: _with_attributes(match[0], match[1].strip('"')), text)


def with_substitutes(text: str, substitutes: Mapping[str, str], inactive: Set[str]) -> str:
    """The module as printed, in which calls of these functions are calls of others; but in functions through which no derivative flows."""
    if not substitutes:
        return text
    names = "|".join(re.escape(name) for name in substitutes)
    called = re.compile(rf'@(")?({names})(?(1)")(?=[(,\s])')
    for one in sorted(ModuleText(text).functions.values(), key=lambda one: one.start, reverse=True):
        if one.name not in inactive:
            body = called.sub(lambda match: f'@"{substitutes[match[2]]}"', text[one.body : one.end])
            text = f"{text[: one.body]}{body}{text[one.end :]}"
    return text


def cold_apart(text: str) -> str:
    """The module with functions that were made of code from which nobody comes back: what leads to an error runs as it is.

    Of cold code that does come back a function was made as well: that is differentiated like any.
    """
    for one in sorted(ModuleText(text).functions.values(), key=lambda one: one.start, reverse=True):
        header = text[one.start : one.body]
        if _COLD.search(one.name) and "\n  ret " not in text[one.body - 1 : one.end] and "internal" in header:
            end = one.start + end_of_parameters(header)
            text = f"{text[:end]} noinline {known.INACTIVE}{text[end:]}"
    return text


def _with_attributes(line: str, name: str) -> str:
    said = known.DECLARED.get(name)
    return line if said is None else line[: line.rindex(")") + 1] + f" {said}\n"


def _renumbered(text: str) -> Callable[[str], str]:
    """Renames what Julia numbers as it compiles: by the order in this text."""
    numbers: dict[str, int] = {}
    structs: dict[str, int] = {}

    def number(match: re.Match[str]) -> str:
        return f"{match[1]}{numbers.setdefault(match[0], len(numbers))}"

    def struct(match: re.Match[str]) -> str:
        return f"%jl_array_t.{structs.setdefault(match[0], len(structs))}"

    _NUMBERED.sub(number, text)
    return lambda words: _STRUCT.sub(struct, _NUMBERED.sub(number, words))
