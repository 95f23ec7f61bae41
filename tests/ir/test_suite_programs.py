"""A third of the programs (`./dev levels`: all) of the suite and the examples round trip, at levels of their own, half with -g."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

import pytest
from round_trip import check_round_trip, text_of_bitcode
from test_compiled_programs import TIMEOUT, command

from tests.turns import ALL, is_turn

TESTS = Path(__file__).parents[1]
ENDINGS = {".c", ".cpp", ".rs", ".f90"}


def sources() -> list[Path]:
    folders = [TESTS / "programs" / name for name in ("c", "cpp", "rust", "fortran")]
    folders += [TESTS.parent / "examples" / name for name in ("c", "rust", "fortran")]
    return [
        path
        for folder in folders
        for path in sorted(folder.glob("*"))
        if path.suffix in ENDINGS and path.name != "check.rs" and (ALL or is_turn(path.name, 3))
    ]


def own_flags(source: Path) -> list[str]:
    """What the program's `flags:` line adds, as in `tests/programs`."""
    for line in source.read_text().splitlines()[:5]:
        _, found, words = line.partition(" flags: ")
        if found:
            return [word for word in words.split() if not word.startswith(("-l", "-L", "-Clink"))]
    return []


@cache
def fortran_modules(folder: Path) -> list[str]:
    """Compile the modules that the Fortran programs use."""
    check = TESTS / "programs" / "fortran" / "check.f90"
    made = [*command(check, "0", False), "-J", str(folder), str(check), "-o", str(folder / "check.bc")]
    subprocess.run(made, check=True, cwd=folder, timeout=TIMEOUT, capture_output=True)
    return ["-I", str(folder)]


@pytest.fixture(scope="session")
def shared_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("modules")


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(
    ("index", "source"), list(enumerate(sources())), ids=[f"{path.parent.name}-{path.stem}" for path in sources()]
)
def test_program_survives(index: int, source: Path, tmp_path: Path, shared_folder: Path) -> None:
    output = tmp_path / "program.bc"
    made = [*command(source, "2013"[index % 4], index % 8 < 4), *own_flags(source)]
    if source.suffix == ".f90":
        made += fortran_modules(shared_folder)
    elif source.suffix == ".rs":
        made.append("-Awarnings")
    else:
        made += ["-I", str(TESTS / "programs" / "c"), "-I", str(TESTS.parent / "lang" / "c"), "-Wno-everything"]
    run = subprocess.run([*made, str(source), "-o", str(output)], cwd=tmp_path, timeout=TIMEOUT, capture_output=True)
    if run.returncode:  # it may be for another machine, or need a flag that only its own test knows
        pytest.skip(f"{source.name} cannot be compiled here: {run.stderr[:200]!r}")
    check_round_trip(text_of_bitcode(output.read_bytes()))
