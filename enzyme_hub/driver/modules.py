"""Modules of files: reading, linking them together, and writing one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from enzyme_hub import llvm
from enzyme_hub.errors import InputError, LinkError

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

    from enzyme_hub.driver.isolation import Progress
    from enzyme_hub.driver.pipeline import Options
    from enzyme_hub.llvm import CodegenOptions


def read_inputs(names: Sequence[str]) -> list[tuple[str, bytes]]:
    """The bitcode or IR in each file, with its name."""
    return [(name, _bitcode(_read(name), name)) for name in names]


def linked(inputs: Iterable[tuple[str, bytes]], progress: Callable[[str], None]) -> ModuleRef:
    """The modules of all inputs as one."""
    modules = []
    context = llvm.new_context()
    for name, data in inputs:
        progress(f"reading {name}")
        modules.append(llvm.read(data, name, context))
    progress("linking the inputs together")
    return llvm.link(modules)


def emitted(module: ModuleRef, kind: str, codegen: CodegenOptions) -> bytes:
    """The module in the form asked for; code generation uses the module up."""
    if kind == "bitcode":
        return llvm.bitcode(module)
    if kind == "IR":
        return llvm.text(module).encode("utf-8", "surrogateescape")
    if kind == "assembly":
        return llvm.emit_assembly(module, codegen).encode("utf-8", "surrogateescape")
    return llvm.emit_object(module, codegen)


def image(
    inputs: Sequence[tuple[str, bytes]], triple: str, cpu: str, asked: Options, kind: str, progress: Progress
) -> bytes:
    """All inputs as one module for a GPU, with its derivatives, in the form asked for."""
    from enzyme_hub.driver import pipeline
    from enzyme_hub.targets import output

    module = linked(inputs, progress)
    output.check_target(module, triple, cpu)
    module = pipeline.run(module, asked, progress)
    progress("code generation")
    return output.emitted(module, kind, asked.codegen)


def _read(name: str) -> bytes:
    try:
        return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise InputError("EH0104", f"{name} cannot be read", why=error.strerror) from None


def _bitcode(data: bytes, name: str) -> bytes:
    """The bitcode in an object file that has some; anything else as it is."""
    from linker_plugin.elf import MAGIC, Elf, MalformedElf

    if data[:4] != MAGIC:
        return data
    try:
        elf = Elf(memoryview(data))
        for section in (".llvm.lto", ".llvmbc"):
            if (found := elf.section(section)) is not None:
                return bytes(found)
    except MalformedElf as error:
        raise InputError("EH0104", f"{name} is a damaged object file", why=str(error)) from None
    if elf.is_of_gccs_lto:
        raise InputError(
            "EH0104",
            f"{name} holds intermediate code of gcc's LTO: there is no LLVM bitcode in it",
            remedy="compile it with clang -flto (Fortran: flang -flto)",
        )
    raise InputError(
        "EH0104",
        f"{name} is a native object file: there is no bitcode in it",
        remedy="compile it with -flto (clang, flang), -Clinker-plugin-lto (rustc)",
    )


def write(output: str, data: bytes) -> None:
    """Write beside the place and rename; `-` is the standard output."""
    if output == "-":
        sys.stdout.buffer.write(data)
        sys.stdout.flush()
        return
    from linker_plugin.handover import Output

    with Output(output) as file:
        try:
            file.written.write_bytes(data)
        except OSError as error:
            raise LinkError("EH0402", f"cannot write {output}", where=output, why=error.strerror) from None
        file.commit()
