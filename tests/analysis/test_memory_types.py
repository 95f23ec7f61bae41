"""Memory types of compiled C, Rust and Fortran: what the source says the bytes are, at every optimisation level."""

from __future__ import annotations

import subprocess
import tempfile
from functools import cache
from pathlib import Path

import pytest

from enzyme_hub import llvm
from enzyme_hub.analysis.types.analysis import TypeAnalysis
from enzyme_hub.analysis.types.answers import Part, Pattern
from enzyme_hub.analysis.types.function_types import FunctionTypes
from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.ir.module import Module
from enzyme_hub.ir.reader import read_module
from enzyme_hub.languages import toolchains

SOURCES = Path(__file__).with_name("memory_types")
LEVELS = ("-O0", "-O1", "-O2", "-O3")

MIXED = "0:double 8:integer 12:anything 16:pointer"
VEC = "0:integer 8:pointer 16:integer"

# function, argument, bytes (None: unknown many), what they are
C = [
    ("copied", 0, 8, "0:double"),
    ("copied", 1, 8, "0:double"),
    ("copy8", 0, 8, "0:double"),
    ("whole_struct", 0, 24, MIXED),
    ("whole_struct", 1, 24, MIXED),
    ("by_size", 0, None, "0:double /8"),
    ("by_size", 1, None, "0:double /8"),
    ("by_size", 1, 16, "0:double 8:double"),
    ("cleared", 0, None, "0:double /8"),
    ("pairs", 1, 8, "0:float 4:float"),
    ("indirect", 0, None, "0:integer /4"),
    ("indirect", 1, None, "0:double /8"),
    ("sum_list", 0, 16, "0:double 8:pointer"),
    ("exchange", 0, 16, "0:double 8:pointer"),
    ("exchange", 1, 16, "0:double 8:pointer"),
    ("rows", 0, None, "0:pointer /8"),
    ("backwards", 0, None, "0:double /8"),
    ("in_table", 0, 96, "0:integer 8:double 16:double 24:double 32:double 40:double 48:double 56:double 64:double"
     " 72:double 80:double 88:integer"),
    ("both", 0, 8, None),
    ("chosen", 0, 24, "0:double 8:double 16:double"),
    ("sign", 0, 8, "0:double"),
    ("only_doubles", 0, 16, "0:double 8:double"),
    ("contexts", 0, 16, "0:double 8:double"),
    ("contexts", 1, 16, "0:integer"),
    ("exchange8", 0, 8, None),  # doubles from one call, integers from another
]  # fmt: skip

RUST = [
    ("point", 0, 24, "0:double 8:double 16:integer 20:float"),
    ("slices", 0, None, "0:double /8"),
    ("slices", 2, None, "0:double /8"),
    ("optional", 0, 16, "0:integer 8:double"),
    ("singles", 1, 24, "0:float 4:float 8:float 12:float 16:float 20:float"),
    ("total", 0, None, "0:double /8"),
    ("moved", 0, 24, VEC),
    ("moved", 1, 24, VEC),
    ("indices", 0, 24, VEC),
]

FORTRAN = [
    ("move", 0, 24, "0:double 8:double 16:integer 20:float"),
    ("move", 1, 24, "0:double 8:double 16:integer 20:float"),
    ("scale", 1, None, "0:double /8"),
    ("scale", 2, None, "0:double /8"),
]


def spelled(answer: Pattern | tuple[Part, ...] | None, with_period: bool = False) -> str | None:
    if isinstance(answer, Pattern):
        parts = answer.parts
        if not with_period:  # spelled out, so that a repeating answer compares with one in full
            return spelled(parts)
        return f"{spelled(parts)} /{answer.period}"
    return None if answer is None else " ".join(f"{part.offset}:{part.kind}" for part in answer)


def repeated(answer: Pattern | None, size: int) -> str | None:
    """An answer for a known size, with a shorter pattern spelled out; neighbouring integers are one."""
    if answer is None:
        return None
    parts: list[Part] = []
    for start in range(0, size, answer.period):
        for part in answer.parts:
            if not (parts and part.kind == parts[-1].kind == "integer"):
                parts.append(Part(start + part.offset, part.kind))
    return spelled(tuple(parts))


@cache
def compiled(language: str, level: str) -> Module:
    """The sources of a language as the engine sees them."""
    tool = {"c": toolchains.clang, "rs": toolchains.rustc, "f90": toolchains.flang}[language]()
    if tool is None:
        pytest.skip(f"needs a compiler for .{language}")
    source = str(SOURCES / f"moves.{language}")
    with tempfile.TemporaryDirectory() as folder:
        out = f"{folder}/out.bc"
        if language == "c":
            command = [*tool.command, level, "-Xclang", "-disable-O0-optnone", "-c", "-flto", "-fno-vectorize", source]
            command += ["-g"] if level == "-O0" else []  # there is no TBAA
        elif language == "rs":
            command = [*tool.command, "-Copt-level=" + level[2:], "-g", "--crate-type=lib", "--emit=llvm-bc"]
            command += ["-Awarnings", "-Ccodegen-units=1", source]
        else:
            command = [*tool.command, level, "-flto", "-c", f"-J{folder}", source]
        subprocess.run([*command, "-o", out], check=True, capture_output=True, cwd=folder)
        module = llvm.read(Path(out).read_bytes(), out)
    llvm.optimise(module, "pre")
    llvm.optimise(module, "prepare")
    return read_module(llvm.text(module))


@cache
def analysis(language: str, level: str) -> TypeAnalysis:
    """All functions taken in, callers before those they call."""
    types = TypeAnalysis(compiled(language, level))
    called = {
        instruction.callee
        for function in types.module.functions.values()
        for instruction in function.instructions
        if isinstance(instruction, CallBase)
    }
    for function in types.module.functions.values():
        if function not in called:
            types.function(function)
    return types


def function_named(types: TypeAnalysis, name: str) -> FunctionTypes:
    function = types.module.functions.get(name)
    if function is None or function.is_declaration:
        pytest.skip(f"{name} was optimised away")
    return types.function(function)


def check(language: str, level: str, name: str, index: int, size: int | None, expected: str | None) -> None:
    types = function_named(analysis(language, level), name)
    argument = types.function.arguments[index]
    answer = types.memory(argument, size)
    found = spelled(answer, with_period=True) if size is None else repeated(answer, size)
    assert found == expected, types.explain(argument, size)


@pytest.mark.c
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "index", "size", "expected"), C)
def test_c(name: str, index: int, size: int | None, expected: str | None, level: str) -> None:
    if (name, level) == ("chosen", "-O0"):
        pytest.skip("the debug information rightly says that the memory was meant for integers")
    check("c", level, name, index, size, expected)


@pytest.mark.rust
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "index", "size", "expected"), RUST)
def test_rust(name: str, index: int, size: int | None, expected: str | None, level: str) -> None:
    check("rs", level, name, index, size, expected)


@pytest.mark.fortran
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "index", "size", "expected"), FORTRAN)
def test_fortran(name: str, index: int, size: int | None, expected: str | None, level: str) -> None:
    if (name, index, level) == ("scale", 1, "-O0"):
        pytest.skip("without optimisation flang leaves this assignment to its runtime library")
    check("f90", level, name, index, size, expected)


@pytest.mark.c
@pytest.mark.parametrize("level", ["-O1", "-O2", "-O3"])
def test_struct_copy_by_tbaa(level: str) -> None:
    """Nothing but the memcpy's own metadata says what is in a struct that is only copied."""
    types = function_named(analysis("c", level), "nested")
    answer = types.memory(types.function.arguments[0], 96)
    part = "{0}:float {1}:integer {2}:anything {3}:double"
    parts = " ".join(part.format(8 + 16 * i, 12 + 16 * i, 14 + 16 * i, 16 + 16 * i) for i in range(3))
    assert repeated(answer, 96) in (
        None,  # clang lists the characters as bytes of any kind
        f"0:anything {parts} 56:anything 64:x86_fp80 74:anything",
    )


@pytest.mark.c
@pytest.mark.parametrize("level", LEVELS)
def test_contexts_have_their_own_types(level: str) -> None:
    """One function exchanges doubles and integers: its types are known for each call."""
    types = function_named(analysis("c", level), "contexts")
    calls = [i for i in types.function.instructions if isinstance(i, CallBase) and i.callee.name == "exchange8"]
    found = []
    for call in calls:
        callee = types.of_call(call)
        assert callee is not None
        found.append(spelled(callee.memory(callee.function.arguments[0], 8)))
    assert found == ["0:double", "0:integer"]


@pytest.mark.c
@pytest.mark.parametrize("level", ["-O1", "-O2"])
def test_allocated_memory_by_its_later_use(level: str) -> None:
    types = function_named(analysis("c", level), "fresh")
    (call,) = (i for i in types.function.instructions if isinstance(i, CallBase) and i.callee.name == "malloc")
    assert spelled(types.memory(call, None), with_period=True) == "0:double /8"
    assert spelled(types.parts(call.arguments[0])) == "0:integer"


@pytest.mark.c
def test_packed_floats() -> None:
    types = function_named(analysis("c", "-O2"), "pairs")
    (load,) = (i for i in types.function.instructions if i.opcode == "load" and str(i.type) == "i64")
    assert spelled(types.parts(load)) == "0:float 4:float"


@pytest.mark.c
def test_a_contradiction_is_explained() -> None:
    types = function_named(analysis("c", "-O1"), "both")
    text = types.explain(types.function.arguments[0])
    assert "contradictory" in text and "integer mul" in text and "instruction: double" in text


@pytest.mark.rust
@pytest.mark.parametrize("level", ["-O1", "-O2", "-O3"])
def test_rust_vec_of_doubles(level: str) -> None:
    """The buffer of a Vec<f64> is known through the copies of its three words, and apart from other Vecs' buffers."""
    types = function_named(analysis("rs", level), "pushed")
    buffers = [i for i in types.function.instructions if i.opcode == "load" and i.type.is_pointer]
    assert buffers and all(spelled(types.memory(b, None), with_period=True) == "0:double /8" for b in buffers)
