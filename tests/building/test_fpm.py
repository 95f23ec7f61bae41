"""`examples/fortran/fpm`, built and run by fpm: forces and lengths of a chain of springs."""

from __future__ import annotations

import math
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.fortran
def test_fpm(tmp_path: Path) -> None:
    fpm = shutil.which("fpm", path=str(Path(sys.executable).parent))
    flang = next(filter(None, map(shutil.which, ("flang-new-22", "flang-new"))), None)
    if fpm is None or flang is None:
        pytest.skip("fpm is not installed" if fpm is None else "flang-new is not installed")
    linker = Path(sys.executable).with_name("enzyme-hub-ld")
    for folder in ("examples/fortran/fpm", "lang/fortran"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    words = [fpm, "run", "--compiler", flang, "--flag", "-O2 -flto", "--link-flag", f"-fuse-ld={linker}"]
    done = subprocess.run(words, cwd=tmp_path / "examples/fortran/fpm", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    lines = {line.strip(): list(map(float, rest.split())) for line, rest in LINE.findall(done.stdout)}
    first = math.hypot(1, 0.5)  # the other spring is 1.5 long and lies along x
    assert lines["energy"] == pytest.approx([(first - 1) ** 2 + 0.25], abs=1e-8)
    pull = 2 * (first - 1) / first
    assert lines["force on joint 1"] == pytest.approx([pull, 0.5 * pull], abs=1e-8)
    assert lines["force on joint 3"] == pytest.approx([-1, 0], abs=1e-8)
    assert lines["slopes of length 1"] == pytest.approx(
        [-1 / first, -0.5 / first, 1 / first, 0.5 / first, 0, 0], abs=1e-4
    )
    assert lines["slopes of length 2"] == pytest.approx([0, 0, -1, 0, 1, 0], abs=1e-4)


LINE = re.compile(r"^([a-z][a-z ]*(?: \d)?)((?: +-?\d+\.\d+)+)$", re.M)
