"""The commands: exit status, messages, files written or not."""

from __future__ import annotations

import os
import re
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_hub import llvm
from enzyme_hub.commands.cli import EXAMPLES, main
from linker_plugin.settings import EXAMPLE as LINKER_EXAMPLE

SQUARE = """
declare double @__enzyme_autodiff(ptr, ...)

define double @square(double %x) {
  %result = fmul double %x, %x
  ret double %result
}

define double @slope(double %x) {
  %result = call double (ptr, ...) @__enzyme_autodiff(ptr @square, double %x)
  ret double %result
}
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "square.ll"
    path.write_text(SQUARE)
    return path


def slope_at(module: object, x: float) -> float:
    import ctypes

    jit = llvm.Jit(module)
    return float(jit.function("slope", ctypes.c_double, ctypes.c_double)(x))


@pytest.mark.parametrize("ending", [".ll", ".bc"])
def test_opt_writes_ir_that_computes_the_derivative(source: Path, tmp_path: Path, ending: str) -> None:
    output = tmp_path / f"out{ending}"
    assert main(["opt", str(source), "-o", str(output)]) == 0
    assert slope_at(llvm.read(output.read_bytes(), output.name), 3.5) == 7.0


def test_opt_reads_what_it_writes(source: Path, tmp_path: Path) -> None:
    once, twice = tmp_path / "once.bc", tmp_path / "twice.bc"
    assert main(["opt", str(source), "-o", str(once)]) == 0
    assert main(["opt", str(once), "-o", str(twice)]) == 0
    assert slope_at(llvm.read(twice.read_bytes(), twice.name), -1.0) == -2.0


def test_opt_writes_objects_and_assembly(source: Path, tmp_path: Path) -> None:
    native, assembly = tmp_path / "out.o", tmp_path / "out.s"
    assert main(["opt", str(source), "-o", str(native)]) == 0
    assert native.read_bytes()[:4] == b"\x7fELF"
    assert b"__enzyme_autodiff" not in native.read_bytes()
    assert main(["opt", str(source), "-o", str(assembly), "-O", "2"]) == 0
    assert re.search(r"^slope:", assembly.read_text(), re.MULTILINE)


def test_opt_prints_steps_and_times(source: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    words = ["--no-preopt", "--print-after", "read", "--time", "-o", str(tmp_path / "out.ll")]
    assert main(["opt", str(source), *words]) == 0
    said = capfd.readouterr().err
    assert "; after read" in said
    assert re.search(r"differentiate +\d+\.\d ms", said)


def test_opt_writes_to_the_standard_output(source: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["opt", str(source), "-o", "-"]) == 0
    assert b"define double @slope" in capfdbinary.readouterr().out


def test_output_files_have_the_usual_rights(source: Path, tmp_path: Path) -> None:
    output, plain = tmp_path / "out.ll", tmp_path / "plain"
    plain.write_text("")
    assert main(["opt", str(source), "-o", str(output)]) == 0
    assert stat.S_IMODE(output.stat().st_mode) == stat.S_IMODE(plain.stat().st_mode)


def refused(words: list[str], code: str, capfd: pytest.CaptureFixture[str]) -> str:
    assert main(words) == 1
    said = capfd.readouterr().err
    assert f"error[{code}]" in said
    assert "Traceback" not in said
    return said


def test_a_missing_input(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    said = refused(["opt", str(tmp_path / "none.bc"), "-o", str(tmp_path / "x.ll")], "EH0104", capfd)
    assert "none.bc" in said


def test_text_that_is_no_ir(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bad.ll").write_text("# a heading\n")
    refused(["opt", str(tmp_path / "bad.ll"), "-o", str(tmp_path / "x.ll")], "EH0106", capfd)


def test_truncated_bitcode(source: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    whole = llvm.bitcode(llvm.parse_text(SQUARE))
    (tmp_path / "half.bc").write_bytes(whole[: len(whole) // 2 // 4 * 4])
    refused(["opt", str(tmp_path / "half.bc"), "-o", str(tmp_path / "x.ll")], "EH0101", capfd)


def test_a_native_object(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "native.o").write_bytes(llvm.emit_object(llvm.parse_text("define void @f() {\n  ret void\n}\n")))
    said = refused(["opt", str(tmp_path / "native.o"), "-o", str(tmp_path / "x.ll")], "EH0104", capfd)
    assert "-flto" in said


def test_an_ending_that_says_nothing(source: Path, capfd: pytest.CaptureFixture[str]) -> None:
    refused(["opt", str(source), "-o", "out.exe"], "EH0404", capfd)


def test_an_unwritable_output(source: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    refused(["opt", str(source), "-o", str(tmp_path / "nowhere" / "x.ll")], "EH0402", capfd)
    assert [path.name for path in tmp_path.iterdir()] == [source.name]


def test_an_unknown_step(source: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    refused(["opt", str(source), "-o", str(tmp_path / "x.ll"), "--print-after", "lunch"], "EH0404", capfd)


def test_a_reader_that_stops_reading(source: Path) -> None:
    """`enzyme-hub opt IN -o - | head`: no traceback."""
    command = f'"{sys.executable}" -m enzyme_hub opt "{source}" -o - | true'
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert done.stderr == ""


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert re.fullmatch(r"enzyme-hub \d+\.\d+\.\d+\n", capsys.readouterr().out)


ENERGY = """
#include <enzyme_hub.h>
#include <stdio.h>

double energy(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i + 1 < n; i++) sum += x[i] * x[i] * x[i + 1];
    return sum;
}

int main(void) {
    double x[3] = {1, 2, 3}, dx[3] = {0};
    __enzyme_autodiff((void *)energy, enzyme_dup, x, dx, 3);
    printf("%g %g %g\\n", dx[0], dx[1], dx[2]);
    return !(dx[0] == 4 && dx[1] == 13 && dx[2] == 4);
}
"""

SCALE = """
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @scale(ptr %x) {
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %place = getelementptr double, ptr %x, i32 %thread
  %value = load double, ptr %place
  %scaled = fmul double %value, 3.0
  store double %scaled, ptr %place
  ret void
}
"""

MAKEFILE = (
    "solver: energy.c\n"
    "\tclang-22 -O2 -g -flto $(shell enzyme-hub config --includes) --ld-path=$(shell enzyme-hub config --linker) $< -o $@\n"
)


@pytest.fixture
def of_readers(tmp_path: Path) -> Path:
    """The files that examples in `--help` take for granted."""
    for name in ("clang-22", "make", "bash"):
        if shutil.which(name) is None:
            pytest.skip(f"{name} is not installed")
    (tmp_path / "energy.c").write_text(ENERGY)
    (tmp_path / "Makefile").write_text(MAKEFILE)
    (tmp_path / "scale.bc").write_bytes(llvm.bitcode(llvm.parse_text(SCALE)))
    return tmp_path


@pytest.mark.parametrize("command", [*EXAMPLES, "enzyme-hub-ld"])
def test_the_examples_in_help_work(command: str, of_readers: Path) -> None:
    """Each in its order, in a shell, by what is in the PATH; what takes minutes is given seconds."""
    if command == "julia" and shutil.which("julia") is None:
        pytest.skip("julia is not installed")
    lines = EXAMPLES.get(command, (LINKER_EXAMPLE,))
    folder = Path(sys.executable).parent
    lang = Path(__file__).parent.parent / "lang"
    environment = {
        **os.environ,
        "PATH": f"{folder}:{os.environ['PATH']}",
        "JULIA_LOAD_PATH": f"@:@stdlib:{lang / 'julia' / 'EnzymeHub.jl'}",
        "C_INCLUDE_PATH": str(lang / "c"),
    }
    for line in lines:
        short = line.replace("--minutes 1", "--minutes 0.02")
        done = subprocess.run(
            ["bash", "-ec", short], cwd=of_readers, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
    if command == "run-kernel":
        assert "6" in done.stdout and "2" not in done.stdout.split(":")[1]
    if command == "explain":
        assert "energy" in (of_readers / "energy.html").read_text()


@pytest.mark.parametrize("command", EXAMPLES)
def test_help_shows_what_a_command_does_and_an_example(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    for line in EXAMPLES[command]:
        assert f"\n  {line}\n" in said
    assert "not supported" not in said and "--loose-types" not in said


def test_help_lists_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    said = capsys.readouterr().out
    listed = {line.split()[0] for line in said.splitlines() if re.match(r"    [a-z]", line)}
    assert listed == {*EXAMPLES}
