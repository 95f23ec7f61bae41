"""The price of derivatives, for several kernels: gradient and tangent over the function, the two sweeps apart over the
gradient, a Hessian times a vector over the gradient; a Jacobian by width; and the machine code of relu3."""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path

from bench._tools import ROOT, Missing, clang, execute, own_linker, table, tool

KERNELS = Path(__file__).with_name("kernels.c")
JACOBIAN = Path(__file__).with_name("jacobian.c")


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        ratios(folder)
        widths(folder)
        return relu3(folder)


def build(source: Path, folder: Path) -> Path:
    program = folder / source.stem
    execute([clang(), "-O2", "-flto", f"--ld-path={own_linker(folder)}", source, "-o", program, "-lm"])
    return program


def ratios(folder: Path) -> None:
    rows = []
    for line in execute([build(KERNELS, folder)]).splitlines():
        name, *numbers, error, tangent_error = line.split()
        primal, gradient, tangent, split, hessian = map(float, numbers)
        ratios_ = (gradient / primal, tangent / primal, split / gradient, hessian / gradient)
        rows.append([name, f"{primal * 1e6:.1f}", *(f"{ratio:.2f}" for ratio in ratios_), error, tangent_error])
    columns = [
        "kernel",
        "primal us",
        "gradient / primal",
        "tangent / primal",
        "split / gradient",
        "Hessian v / gradient",
    ]
    columns += ["error against differences", "forward against reverse"]
    table("Derivatives at -O2", columns, rows)


def widths(folder: Path) -> None:
    rows = []
    alone: dict[str, float] = {}  # of width 1, which comes first, by mode
    for line in execute([build(JACOBIAN, folder)]).splitlines():
        mode, width, number, error = line.split()
        microseconds = float(number)
        faster = alone.setdefault(mode, microseconds) / microseconds
        rows.append([mode, width, f"{microseconds:.3f}", f"{faster:.2f}", error])
    columns = ["mode", "width", "us per direction", "times faster than width 1", "error"]
    table("A Jacobian of 64 results by 64 arguments", columns, rows)


# --- relu3: what an expert would write


def disassembly(program: Path, function: str) -> list[str]:
    """The instructions of one function, each as its words without addresses."""
    listing = execute([tool("objdump", "llvm-objdump-22"), "-d", "--no-show-raw-insn", program])
    body = re.search(rf"<{function}>:\n(.*?)\n\n", listing + "\n\n", re.S)
    assert body, f"{function} is not in {program.name}"
    return [line.partition(":")[2].strip() for line in body[1].splitlines()]


def faults(instructions: list[str]) -> list[str]:
    """What an expert would not write: other calls than one power, and values kept in memory between the sweeps."""
    calls = [line for line in instructions if re.match(r"(call|jmp\s+\S+ <(?!diffe_relu3))", line)]
    found = [line for line in calls if "pow" not in line]
    if len(calls) > 1:
        found.append(f"{len(calls)} calls")
    return found + [line for line in instructions if re.search(r"mov\w*\s.*\(%r[sb]p\)", line)]


def relu3(folder: Path) -> int:
    try:
        instructions = disassembly(build(ROOT / "examples" / "c" / "relu3.c", folder), "diffe_relu3")
    except Missing as missing:
        print(f"relu3: skipped, {missing}")
        return 0
    print(f"The gradient of relu3, {len(instructions)} instructions:")
    print("\n".join(f"    {line}" for line in instructions))
    wrong = faults(instructions)
    print(
        f"not what an expert would write: {'; '.join(wrong)}" if wrong else "no allocation, no tape, no needless call"
    )
    return len(wrong) > 0


if __name__ == "__main__":
    sys.exit(main())
