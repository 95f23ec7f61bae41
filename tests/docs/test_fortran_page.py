"""The first program of docs/getting-started-fortran.md, as a new user tries it."""

from __future__ import annotations

import math
import re
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_hub.languages import toolchains

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "getting-started-fortran.md").read_text()


@pytest.mark.fortran
def test_the_first_program(tmp_path: Path) -> None:
    flang = toolchains.flang()
    if flang is None:
        pytest.skip("flang is not installed")
    (source,) = re.findall(r"^```fortran\n(module model.*?)^```$", PAGE, re.M | re.S)
    (tmp_path / "energy.f90").write_text(source)
    linker = Path(sys.executable).with_name("enzyme-hub-ld")
    module = ROOT / "lang" / "fortran" / "enzyme_hub.f90"
    words = [*flang.command, "-O2", "-flto", f"-fuse-ld={linker}", str(module), "energy.f90", "-o", "energy"]
    subprocess.run(words, cwd=tmp_path, check=True)
    printed = subprocess.run(["./energy"], cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    assert list(map(float, printed.split())) == pytest.approx(
        [14, 4, 13, 4, 2, 0, 1, 0, 0, math.cos(3)], rel=1e-14, abs=1e-14
    )
