"""Settings: their file, what each does to a program (nothing but its time), and the command."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import llvmlite.binding as binding
import pytest

from enzyme_hub.base.tuning import PASSES, Tuning, load
from enzyme_hub.errors import LinkError

CLANG = shutil.which("clang-22") or shutil.which("clang")
CHANGES = (
    Tuning(saving=16.0),
    Tuning(saving=0.25, reading=0.5),
    Tuning(reading=4.0),
    Tuning(sinking=False, scalar_loops=False),
    Tuning(unrolling=False, vectorising=False, slp=False),
    Tuning(passes=PASSES[:8]),
    Tuning(passes=PASSES[8:]),
)
PROGRAM = """
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
static double f(const double *x, int n) {
    double s = 0, h = 0.1, y[64];
    for (int i = 0; i < n; i++) y[i] = x[i] * x[(i + 1) % n];
    for (int t = 0; t < 8; t++)
        for (int i = 1; i < n; i++) h = tanh(h * y[i] + y[i - 1]), s += h * h / (1 + y[i] * y[i]);
    return s;
}
int main(int count, char **words) {
    double x[64], dx[64] = {0};
    for (int i = 0; i < 64; i++) x[i] = sin(i);
    for (int k = 0; k < (count > 1 ? atoi(words[1]) : 1); k++) __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 64);
    for (int i = 0; i < 64; i++) {
        double difference = 0, h = 1e-3;
        for (int k = -2; k <= 2; k++) {
            double moved[64];
            for (int j = 0; j < 64; j++) moved[j] = x[j] + (i == j) * k * h;
            difference += (double[]){1, -8, 0, 8, -1}[k + 2] * f(moved, 64) / (12 * h);
        }
        if (count == 1 && fabs(dx[i] - difference) > 1e-7) return printf("%d: %g, not %g\\n", i, dx[i], difference), 1;
    }
    return 0;
}
"""


@pytest.mark.parametrize("tuning", [Tuning(), *CHANGES])
def test_a_file_says_what_it_was_made_of(tuning: Tuning, tmp_path: Path) -> None:
    (tmp_path / "tuned.toml").write_text(tuning.text())
    assert load(tmp_path / "tuned.toml") == tuning


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[tuning]\nsaving = 0\n", "a factor above zero"),
        ("[tuning]\nsaving = true\n", "a factor above zero"),
        ("[tuning]\nslp = 1\n", "true or false"),
        ('[tuning]\npasses = ["fast"]\n', "a list of at most"),
        ('[tuning]\npasses = "new_gvn"\n', "a list of at most"),
        ("[tuning]\nspeed = 2\n", "which there is not"),
        ("[tuning]\nchanges = {}\n", "which there is not"),
        ("[tuned]\n", "more than a table"),
        ("tuning = 1\n", "more than a table"),
        ("[tuning\n", "is not TOML"),
    ],
)
def test_a_file_that_is_wrong(text: str, reason: str, tmp_path: Path) -> None:
    (tmp_path / "tuned.toml").write_text(text)
    with pytest.raises(LinkError, match=reason):
        load(tmp_path / "tuned.toml")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(LinkError, match="cannot be read"):
        load(tmp_path / "tuned.toml")


def test_llvm_has_these_passes() -> None:
    manager = binding.create_new_module_pass_manager()
    for name in PASSES:
        getattr(manager, f"add_{name}_pass")()


def command(name: str) -> str:
    beside = Path(sys.executable).with_name(name)
    return str(beside) if beside.exists() else str(shutil.which(name))


@pytest.mark.c
@pytest.mark.skipif(CLANG is None, reason="needs clang")
def test_settings_change_no_gradient(tmp_path: Path) -> None:
    (tmp_path / "p.c").write_text(PROGRAM)
    objects = []
    subprocess.run([str(CLANG), "-O2", "-flto", "-c", "p.c"], cwd=tmp_path, check=True)
    for index, tuning in enumerate((Tuning(), *CHANGES)):
        (tmp_path / "tuned.toml").write_text(tuning.text())
        line = [str(CLANG), "-flto", f"--ld-path={command('enzyme-hub-ld')}", "p.o", "-o", f"p{index}", "-lm"]
        options = dict(os.environ, ENZYME_HUB_OPTS="--tuned tuned.toml")
        subprocess.run(line, cwd=tmp_path, env=options, check=True)
        done = subprocess.run([tmp_path / f"p{index}"], capture_output=True, text=True, check=False)
        assert done.returncode == 0, (tuning, done.stdout)
        objects.append((tmp_path / f"p{index}").read_bytes())
    assert len(set(objects)) >= 5, "settings that change nothing are none"


@pytest.mark.c
@pytest.mark.skipif(CLANG is None, reason="needs clang")
def test_the_command(tmp_path: Path) -> None:
    (tmp_path / "p.c").write_text(PROGRAM)
    words = [command("enzyme-hub"), "tune", "p.c", "--arguments", "2000", "--minutes", "0.05", "-o", "best.toml"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    load(tmp_path / "best.toml")
    assert "best.toml" in done.stdout


@pytest.mark.c
@pytest.mark.skipif(CLANG is None, reason="needs clang")
@pytest.mark.parametrize(
    ("main", "words", "reason"),
    [("return 3;", [], "ended with status 3"), ('puts("none"); return 0;', ["--told"], "prints no time")],
)
def test_programs_that_cannot_be_timed(main: str, words: list[str], reason: str, tmp_path: Path) -> None:
    (tmp_path / "p.c").write_text(f"{PROGRAM[: PROGRAM.index('int main')]}\nint main(void) {{ {main} }}\n")
    line = [command("enzyme-hub"), "tune", "p.c", "--minutes", "0.05", *words]
    done = subprocess.run(line, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "EH0407" in done.stderr and reason in done.stderr
    assert not (tmp_path / "tuned.toml").exists()
