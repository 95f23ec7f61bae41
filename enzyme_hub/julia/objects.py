"""A Julia function as a file of bitcode with a C name: what other languages call, and differentiate through.

Nothing of a running Julia is in such a file. Functions of mathematics are those of C's library, an error that Julia would throw ends
the program with its place, and a function that needs Julia's runtime library for more (objects of the collector, calls that are
chosen when the program runs) is refused.
"""

from __future__ import annotations

import re
from pathlib import Path

from enzyme_hub import llvm
from enzyme_hub.driver import pipeline
from enzyme_hub.driver.isolation import Progress, isolated
from enzyme_hub.errors import RequestError
from enzyme_hub.julia.making import Asked
from enzyme_hub.julia.requests import parameters_of, result_of
from enzyme_hub.languages.julia import known
from enzyme_hub.languages.julia.bodies import Describe
from enzyme_hub.languages.julia.importing import Imported, imported, with_attributes
from enzyme_hub.languages.julia.lines import Lines
from enzyme_hub.llvm import definitions
from enzyme_hub.llvm.irtext import ModuleText, references

_TARGET = re.compile(r"^target .*\n", re.MULTILINE)
_MATHEMATICS = re.compile(
    r'^declare (?P<head>(?P<type>\w+) @(?P<name>"[^"]+"|[-\w.$]+)\((?P<taken>[^)]*)\)).*"enzyme_math"="(?P<c>\w+)".*\n',
    re.M,
)
_OF_THE_PROCESS = re.compile(r"ehub\.julia\.(?!stop)|ehub_julia_|jl_|julia|japi1_|jfptr_")
_WHAT = {
    "ehub_julia_": "memory of Julia's collector (an array, a box, a mutable struct)",
    known.ADDRESS: "an object of the running process (a global, a type, a constant array)",
    "ehub.julia.function.": "a function that the running process loaded",
}


def make(asked: Asked, name: str, path: Path, describe: Describe) -> Path:
    """Write the file."""
    printed = llvm.text(llvm.read(Path(asked.bitcode).read_bytes(), asked.entry))
    plain = imported(printed, asked.entry, asked.mathematics, asked.inactive, describe, standalone=True)
    text = _text(plain, asked, name)
    data = isolated(lambda progress: _code(text, name, progress), pipeline.crash)
    path.write_bytes(data)
    return path


def _text(plain: Imported, asked: Asked, name: str) -> str:
    """The module, with a body for all that is to be had without Julia."""
    text = _TARGET.sub("", with_attributes(plain.text))
    text = _MATHEMATICS.sub(_of_c, text)
    lines = [_around(plain, asked, name), "declare i64 @write(i32, ptr, i64)", "declare void @abort()"]
    for place, words in enumerate(plain.stops):
        data = f"{words}\n".encode()
        written = "".join(chr(b) if 32 <= b < 127 and b not in b'"\\' else f"\\{b:02X}" for b in data)
        stop = f"{known.STOP}{place}"
        text = re.sub(rf'^declare void @"{re.escape(stop)}"\(\).*\n', "", text, flags=re.MULTILINE)
        lines += [
            f'@"{stop}.words" = private constant [{len(data)} x i8] c"{written}"',
            f'define internal void @"{stop}"() {known.THROWS} noinline {{',
            f'  %1 = call i64 @write(i32 2, ptr @"{stop}.words", i64 {len(data)})',
            "  call void @abort()",
            "  unreachable",
            "}",
        ]
    return text + "\n".join(lines) + "\n"


def _of_c(match: re.Match[str]) -> str:
    """A function of Base's as C has it."""
    kind, taken = match["type"], [one for one in match["taken"].split(",") if one.strip()]
    types = ", ".join(kind for _ in taken)
    passed = ", ".join(f"{kind} %{place}" for place in range(len(taken)))
    return (
        f"declare {kind} @{match['c']}({types}) nounwind memory(none)\n"
        f"define internal {kind} @{match['name']}({passed}) alwaysinline {{\n"
        f"  %r = call {kind} @{match['c']}({passed}) nounwind memory(none)\n  ret {kind} %r\n}}\n"
    )


def _around(plain: Imported, asked: Asked, name: str) -> str:
    """The function with a C name. Julia takes addresses as integers."""
    kinds = [kind for kind, _ in asked.arguments if kind != "absent"]
    parameters = parameters_of(plain.header)
    if plain.entry.startswith("japi1_") or len(parameters) != len(kinds):
        raise RequestError(
            "EH0602",
            f"{name} cannot be called from C",
            why="Julia passes its arguments in a list, or its result in memory",
        )
    taken, passed, lines = [], [], []
    for place, (kind, one) in enumerate(zip(kinds, parameters, strict=True)):
        plain_type = one.split(" ")[0]
        if kind == "address" and plain_type != "ptr":
            taken.append(f"ptr %a{place}")
            lines.append(f"  %i{place} = ptrtoint ptr %a{place} to {plain_type}")
            passed.append(f"{plain_type} %i{place}")
        else:
            taken.append(f"{plain_type} %a{place}")
            passed.append(f"{plain_type} %a{place}")
    returned = result_of(plain.header)
    entry = plain.entry if re.fullmatch(r"[-\w.$]+", plain.entry) else f'"{plain.entry}"'
    call = f"call {returned} @{entry}({', '.join(passed)})"
    if returned == "void":
        lines += [f"  {call}", "  ret void"]
    elif asked.result == "address" and returned != "ptr":
        lines += [f"  %r = {call}", f"  %p = inttoptr {returned} %r to ptr", "  ret ptr %p"]
        returned = "ptr"
    else:
        lines += [f"  %r = {call}", f"  ret {returned} %r"]
    return "\n".join([f'define {returned} @"{name}"({", ".join(taken)}) {{', *lines, "}"])


def _code(text: str, name: str, progress: Progress) -> bytes:
    progress("reading the code of Julia")
    module = llvm.parse_text(text, "the code of Julia")
    definitions.internalise(
        module, {one.name for one in module.functions if not one.is_declaration and one.name != name}
    )
    llvm.optimise(module, "pre", llvm.CodegenOptions(level=2))
    printed = llvm.text(module)
    _check(printed, name)
    return llvm.bitcode(llvm.for_host(module))


def _check(printed: str, name: str) -> None:
    """Refuse what stands for something of the running process; of several the one that says most."""
    module, lines = ModuleText(printed), Lines(printed)
    found: list[tuple[str, str]] = []  # what is named, and where
    for one in module.functions.values():
        body = printed[one.body : one.end].split("\n")
        for line in body:
            named = set(references(line)) - module.functions.keys()
            used = sorted(other for other in named if _OF_THE_PROCESS.match(other))
            found += [(other, lines.of(line) or _first_use(line, body, lines)) for other in used]
    if not found:
        return
    what, where = min(found, key=lambda one: one[0].startswith(known.ADDRESS))
    raise RequestError(
        "EH0606",
        f"{name} needs Julia when it runs: {next((said for start, said in _WHAT.items() if what.startswith(start)), what)}",
        where=where or None,
        remedy="let the function work on numbers and on memory that it is passed (Ptr, unsafe_load, unsafe_store!)",
    )


def _first_use(line: str, body: list[str], lines: Lines) -> str:
    """The place of what first uses the value that a line sets."""
    value = line.strip().partition(" = ")[0]
    uses = re.compile(rf"{re.escape(value)}(?![-\w.$])")
    return next((where for other in body if uses.search(other) and (where := lines.of(other))), "")
