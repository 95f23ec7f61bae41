"""Code for a GPU: PTX and cubins by ptxas, AMD's objects, and code objects by lld.

The library of mathematical functions is linked here, after differentiating, and only if something calls it. Code generation changes
its module, so it works on a copy.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from enzyme_hub import llvm
from enzyme_hub.errors import LinkError
from enzyme_hub.llvm import definitions
from enzyme_hub.targets import of, toolkit

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

    from enzyme_hub.llvm import CodegenOptions

# By the ending of a file: what is written there.
FORMATS = {
    "nvptx": {".ll": "IR", ".bc": "bitcode", ".ptx": "PTX", ".s": "PTX", ".cubin": "cubin"},
    "amdgpu": {
        ".ll": "IR",
        ".bc": "bitcode",
        ".s": "assembly",
        ".o": "object",
        ".co": "code object",
        ".hsaco": "code object",
    },
}
_PROCESSOR = re.compile(r'"target-cpu"="([^"]+)"')
_USUAL = {"nvptx": "sm_90", "amdgpu": "gfx90a"}
_TRIPLES = {"nvptx64": "nvptx64-nvidia-cuda", "amdgcn": "amdgcn-amd-amdhsa"}
_LIBRARY = {"nvptx": "__nv_", "amdgpu": "__ocml_"}
# What the driver brings along.
_DRIVERS = {"nvptx": frozenset("malloc free vprintf __assertfail".split()), "amdgpu": frozenset[str]()}


def processor(text: str) -> tuple[str, str]:
    """`nvptx64:sm_90` as target triple and processor. Raises LinkError."""
    name, _, cpu = text.partition(":")
    if name not in _TRIPLES:
        raise LinkError(
            "EH0404", f"--target {text}: no such target", remedy="use nvptx64:sm_90 or amdgcn:gfx90a, for example"
        )
    return _TRIPLES[name], cpu or _USUAL[of(_TRIPLES[name]).name]


def check_target(module: ModuleRef, triple: str, cpu: str) -> None:
    """A module is made for a target by the compiler that wrote it, and for one processor if that is AMD's. Raises LinkError."""
    if of(module.triple) is not of(triple):
        raise LinkError(
            "EH0404",
            f"the module is for {module.triple or 'no target'}, not for {triple}",
            remedy="compile it for the GPU: clang -x cuda --cuda-device-only -emit-llvm, or clang --target=nvptx64-nvidia-cuda",
        )
    if of(triple).name != "amdgpu":
        return  # code for a processor of NVIDIA's runs on later ones
    for found in sorted(set(_PROCESSOR.findall(llvm.text(module))) - {cpu, "generic"}):
        if not found.endswith("-generic"):
            raise LinkError(
                "EH0404",
                f"the module is compiled for {found}, not for {cpu}",
                why="its functions use what that processor has, and its threads go in waves of that processor's width",
                remedy=f"compile it with --offload-arch={cpu} (HIP) or -mcpu={cpu}, or say --target amdgcn:{found}",
            )


def emitted(module: ModuleRef, kind: str, options: CodegenOptions) -> bytes:
    """The module in that form."""
    if kind == "IR":
        return llvm.text(module).encode("utf-8", "surrogateescape")
    if kind == "bitcode":
        return llvm.bitcode(module)
    name = of(module.triple).name
    options = replace(options, cpu=options.cpu or _USUAL[name], relocation="pic" if name == "amdgpu" else "static")
    options = replace(options, features=options.features or _features(module, name))
    whole = _with_library(llvm.read(llvm.bitcode(module), "the module"), name, options)
    _check_complete(whole)
    if kind == "PTX":
        return llvm.emit_assembly(whole, options).encode("utf-8", "surrogateescape")
    if kind == "cubin":
        return assembled(llvm.emit_assembly(whole, options), options.cpu)
    if kind == "assembly":
        return llvm.emit_assembly(whole, options).encode("utf-8", "surrogateescape")
    data = llvm.emit_object(whole, options)
    return data if kind == "object" else _linked(data)


def _features(module: ModuleRef, name: str) -> str:
    """The version of PTX that the module was compiled for, where it says so."""
    found = re.search(r'"target-features"="[^"]*(\+ptx\d+)', llvm.text(module)) if name == "nvptx" else None
    return found[1] if found else ""


def _with_library(module: ModuleRef, name: str, options: CodegenOptions) -> ModuleRef:
    prefix = _LIBRARY[name]
    if not any(missing.startswith(prefix) for missing in _missing(module)):
        return module
    files = [toolkit.libdevice()] if name == "nvptx" else toolkit.amd_libraries(options.cpu)
    own = {one.name for one in module.functions if not one.is_declaration}
    for file in files:
        library = llvm.read(file.read_bytes(), file.name, module._context)
        library.triple, library.data_layout = module.triple, module.data_layout
        module = llvm.link([module, library])
    definitions.internalise(module, {one.name for one in module.functions if not one.is_declaration} - own)
    llvm.optimise(module, "post", replace(options, level=3))
    return module


def _missing(module: ModuleRef) -> list[str]:
    """The functions that are called and have no body here."""
    text = llvm.text(module)
    declared = (one.name for one in module.functions if one.is_declaration and not one.name.startswith("llvm."))
    return sorted(name for name in declared if text.count(f"@{name}(") > 1)


def _check_complete(module: ModuleRef) -> None:
    if not _DRIVERS[of(module.triple).name] & {"malloc"} and {"malloc", "free"} & set(_missing(module)):
        raise LinkError(
            "EH0309",
            "a derivative keeps values on the heap, and there is none on this GPU",
            why="how many they are is known only when the kernel runs: from a loop whose length is given, for example",
            remedy="make the length a constant, or write the loop so that its values can be computed again",
        )
    missing = [name for name in _missing(module) if name not in _DRIVERS[of(module.triple).name]]
    if missing:
        raise LinkError(
            "EH0105",
            f"nothing defines {', '.join(missing[:6])}, which the kernel calls",
            remedy="link the bitcode that has it: enzyme-hub opt takes several files; or ask for .bc and link later",
        )


def assembled(ptx: str, cpu: str, *options: str) -> bytes:
    """A cubin of PTX."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder, "kernel.ptx"), Path(folder, "kernel.cubin")
        source.write_text(ptx)
        _run([str(toolkit.ptxas()), f"-arch={cpu}", *options, str(source), "-o", str(made)])
        return made.read_bytes()


def _linked(data: bytes) -> bytes:
    """A code object of an object."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder, "kernel.o"), Path(folder, "kernel.co")
        source.write_bytes(data)
        _run([toolkit.lld(), "-shared", "--no-undefined", str(source), "-o", str(made)])
        return made.read_bytes()


def _run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise LinkError(
            "EH0405", f"{Path(command[0]).name} failed", why="\n".join(said[:8]) or f"status {done.returncode}"
        )
