"""docs/getting-started-julia.md as a new user tries it: its Python blocks, one after the other, and its first one in Julia."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_hub.julia.calling.starting import package
from enzyme_hub.languages import toolchains

PAGE = (Path(__file__).parents[2] / "docs" / "getting-started-julia.md").read_text()
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)
CLAIM = re.compile(r"^( *)(\S.*?)  # ([\['\d].*)$", re.M)
JULIA_CLAIM = re.compile(r"^(\S.*?\)) +# ([\[(].*)$", re.M)

pytestmark = [
    pytest.mark.julia,
    pytest.mark.skipif(toolchains.julia() is None, reason="julia is not installed (./dev toolchains julia)"),
]


def blocks(language: str) -> list[str]:
    return [text for kind, text in BLOCK.findall(PAGE) if kind == language]


def environment(folder: Path) -> dict[str, str]:
    return {
        **os.environ,
        "ENZYME_HUB": f"{sys.executable} -m enzyme_hub.cli",
        "JULIA_DEPOT_PATH": str(folder / "depot"),
        "PYTHONPATH": str(Path(__file__).parents[2]),
    }


def run(words: list[str], folder: Path) -> str:
    done = subprocess.run(
        words, capture_output=True, text=True, errors="replace", env=environment(folder), check=False, cwd=folder
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_python(tmp_path: Path) -> None:
    text, count = CLAIM.subn(r"\1assert np.array_equal(\2, \3), \2", "\n".join(blocks("python")))
    assert count >= 10
    program = tmp_path / "page.py"
    program.write_text(text)
    run([sys.executable, str(program)], tmp_path)


def test_julia(tmp_path: Path) -> None:
    for text in (text for kind, text in BLOCK.findall(PAGE) if kind == "c"):
        (tmp_path / text.partition("\n")[0].removeprefix("// ")).write_text(text)
    tool = toolchains.julia()
    assert tool is not None
    text, count = JULIA_CLAIM.subn(
        r"@assert string(\1)[1:5] == string(\2)[1:5] \1", blocks("julia")[0].replace("..,", ",")
    )
    assert count >= 2
    program = tmp_path / "page.jl"
    program.write_text(f'push!(LOAD_PATH, "{package()}")\n{text.replace("..]", "]")}')
    run([*tool.command, "--startup-file=no", str(program)], tmp_path)
