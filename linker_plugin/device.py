"""Links for GPUs: what clang asks of a linker for device code.

`clang --offload-link` calls the device linker for each GPU: for NVIDIA's a program called `clang-nvlink-wrapper`, which it looks for in the
folder that `-B` names (`enzyme-hub config --device-linker`), for AMD's the one that `-fuse-ld` names. What comes in is bitcode; what
goes out is a cubin or a code object, which clang puts into the program. A line with something else than bitcode and without a request
is the business of the linker that clang would have called.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from enzyme_hub.base.installing import pip
from enzyme_hub.errors import InputError, LinkError
from enzyme_hub.llvm.bitstream import BITCODE_MAGICS

NVIDIAS = "clang-nvlink-wrapper"
_FLAG = "--enzyme-device"  # the script of that name puts it in front
_AMDS = re.compile(r"-?-plugin-opt=mcpu=(gfx\w+)")
_WITH_VALUE = ("-o", "-arch", "-L", "-l", "-m", "-plugin", "--feature", "-march", "-mcpu")


@dataclass
class DeviceLink:
    """A line of a device linker, as far as it matters here."""

    output: str = "a.out"
    target: str = ""
    inputs: list[Path] = field(default_factory=list)
    ours: list[str] = field(default_factory=list)  # options of enzyme-hub


def is_device_link(line: Sequence[str]) -> bool:
    return line[:1] == [_FLAG] or any(_AMDS.fullmatch(word) for word in line)


def run(line: Sequence[str]) -> int:
    """Make the image that the line asks for."""
    from enzyme_hub import llvm
    from enzyme_hub.driver import modules, pipeline
    from enzyme_hub.driver import options as shared
    from enzyme_hub.driver.isolation import Progress, isolated
    from enzyme_hub.targets import of, output

    line = [word for word in line if word != _FLAG]
    asked = parse(line)
    inputs = [(str(path), path.read_bytes()) for path in asked.inputs]
    others = [name for name, data in inputs if data[:4] not in BITCODE_MAGICS]
    if others or not inputs:
        return _hand_over(line, others, any(b"__enzyme_" in data for _, data in inputs))
    triple, cpu = output.processor(asked.target)
    codegen = llvm.CodegenOptions(level=3, cpu=cpu, relocation="static")
    parsed = shared.parser("Options of enzyme-hub-ld").parse_args([*shared.environment_words(), *asked.ours])
    options = shared.from_arguments(parsed, codegen)
    kind = "cubin" if of(triple).name == "nvptx" else "code object"

    def work(progress: Progress) -> bytes:
        return modules.image(inputs, triple, cpu, options, kind, progress)

    modules.write(asked.output, isolated(work, pipeline.crash))
    return 0


def parse(line: Sequence[str]) -> DeviceLink:
    found = DeviceLink()
    words = iter(line)
    for word in words:
        amd = _AMDS.fullmatch(word)
        if amd is not None:
            found.target = f"amdgcn:{amd[1]}"
        elif word.startswith(("-plugin-opt=enzyme-", "--plugin-opt=enzyme-")):
            found.ours.append("--" + word.partition("enzyme-")[2])
        elif word == "-o":
            found.output = next(words, "")
        elif word == "-arch":
            found.target = f"nvptx64:{next(words, '')}"
        elif word in _WITH_VALUE:
            next(words, "")
        elif not word.startswith("-"):
            path = Path(word)
            if not path.is_file():
                raise InputError("EH0104", f"{word} cannot be read", where=word)
            found.inputs.append(path)
    if not found.target:
        raise LinkError("EH0404", "the line does not say for which GPU it is", remedy="pass -arch sm_90, for example")
    return found


def _hand_over(line: Sequence[str], others: Sequence[str], requests: bool) -> int:
    """Have the linker do it that clang would have called."""
    if requests:
        raise InputError(
            "EH0107",
            f"{others[0]} holds native code for a GPU, beside bitcode that asks for derivatives",
            remedy="compile all device code with -fgpu-rdc -foffload-lto",
        )
    folders = os.environ.get("PATH", "").split(os.pathsep)
    folders += [str(path) for path in sorted(Path("/usr/lib").glob("llvm-*/bin"), reverse=True)]
    names = (NVIDIAS,) if "-arch" in line else ("ld.lld-22", "ld.lld")
    real = next(filter(None, (shutil.which(name, path=os.pathsep.join(folders)) for name in names)), None)
    if real is None:
        raise LinkError("EH0401", f"{names[0]} is not here", remedy="install clang's tools: apt install clang-tools-22")
    return os.spawnv(os.P_WAIT, real, [real, *line])


def folder() -> str:
    """A folder with this linker under the name by which clang looks for NVIDIA's."""
    from enzyme_hub.languages import toolchains

    linker = toolchains.hub_linker()
    if linker is None:
        raise LinkError("EH0406", "enzyme-hub-ld is not installed", remedy=pip())
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    place = Path(home, "enzyme-hub", "device-linker")
    place.mkdir(parents=True, exist_ok=True)
    script = place / NVIDIAS
    text = f'#!/bin/sh\nexec "{linker}" {_FLAG} "$@"\n'
    if not script.is_file() or script.read_text() != text:
        fresh = place / f"{NVIDIAS}.{os.getpid()}"
        fresh.write_text(text)
        fresh.chmod(0o755)
        fresh.replace(script)
    return str(place)
