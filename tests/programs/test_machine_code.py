"""The machine code of a gradient is what an expert would write: relu3 of the examples, at -O2."""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bench.gradient import disassembly, faults

RELU3 = Path(__file__).parent.parent.parent / "examples" / "c" / "relu3.c"


@pytest.mark.c
@pytest.mark.skipif(platform.machine() != "x86_64", reason="reads x86_64 disassembly")
def test_relu3(linker: Path, tmp_path: Path) -> None:
    clang, objdump = shutil.which("clang-22") or shutil.which("clang"), shutil.which("objdump")
    if not clang or not objdump:
        pytest.skip(f"{'objdump' if clang else 'clang-22'} is not installed")
    program = tmp_path / "relu3"
    subprocess.run([clang, "-O2", "-flto", f"--ld-path={linker}", RELU3, "-o", program, "-lm"], check=True)
    instructions = disassembly(program, "diffe_relu3")
    assert not faults(instructions), "\n".join(instructions)


LANES = """
#include <math.h>
extern int enzyme_width;
struct lanes { double x[4]; };
struct lanes __enzyme_autodiff(void *, ...);
__attribute__((noinline)) static double f(double x) { return erf(x) * sin(x) + y0(x) + log(x); }
__attribute__((noinline)) static struct lanes gradient(double x, double a, double b) {
    return __enzyme_autodiff((void *)f, enzyme_width, 4, x, a, b, 1.0, 2.0);
}
int main(int count, char **words) { return gradient(count, 2, count).x[3] > 1e300; }
"""


@pytest.mark.c
@pytest.mark.skipif(platform.machine() != "x86_64", reason="reads x86_64 disassembly")
def test_partials_are_computed_once_for_all_lanes(linker: Path, tmp_path: Path) -> None:
    clang, objdump = shutil.which("clang-22") or shutil.which("clang"), shutil.which("objdump")
    if not clang or not objdump:
        pytest.skip(f"{'objdump' if clang else 'clang-22'} is not installed")
    source, program = tmp_path / "lanes.c", tmp_path / "lanes"
    source.write_text(LANES)
    subprocess.run([clang, "-O2", "-flto", f"--ld-path={linker}", source, "-o", program, "-lm"], check=True)
    listing = subprocess.run([objdump, "-d", "--no-show-raw-insn", program], check=True, capture_output=True, text=True)
    called = re.findall(r"(?:call|jmp)\s+\S+ <(\w+)@plt>", listing.stdout)
    partials = {name: called.count(name) for name in ("exp", "cos", "y1")}
    assert partials == {"exp": 1, "cos": 1, "y1": 1}
    assert listing.stdout.count("divsd") == 1


def test_faults_are_found() -> None:
    assert faults(["call 1060 <pow@plt>", "mulsd %xmm1,%xmm0", "ret"]) == []
    assert faults(["jmp 1060 <pow@plt>"]) == []
    assert faults(["call 1060 <malloc@plt>"]) == ["call 1060 <malloc@plt>"]
    assert faults(["movsd %xmm0,0x8(%rsp)"]) == ["movsd %xmm0,0x8(%rsp)"]
    assert faults(["call 1060 <pow@plt>", "call 1060 <pow@plt>"]) == ["2 calls"]
