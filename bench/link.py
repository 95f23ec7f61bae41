"""What a link costs: of each example, of a program without a request, and of generated functions that grow.

The clock runs around the linker alone, not around the compiler in front of it; the shortest of several runs counts.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from pathlib import Path

from bench._tools import ROOT, Missing, clang, clocked, execute, milliseconds, own_linker, table, tool
from enzyme_hub import llvm, pipeline

REPEATS = 3
DEMO_LIMIT, FAST_LIMIT = 1.0, 0.5  # seconds
SIZES = (1_000, 10_000, 100_000)
CODE_LIMIT = 20_000  # LLVM's code generation at -O2 is quadratic in the size of one block: minutes beyond this


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        slow = demos(folder) + fast_path(folder)
    growth()
    return slow


# --- links of real programs


def demos(folder: Path) -> int:
    linker, clock = clocked(own_linker(folder), folder)
    rows, slow = [], 0
    for source in sorted(path for kind in ("c", "rust", "fortran") for path in (ROOT / "examples" / kind).glob("*.*")):
        try:
            seconds = shortest(source, linker, clock, folder)
        except Missing as missing:
            rows.append((str(source.relative_to(ROOT)), f"skipped: {missing}", ""))
            continue
        slow += seconds > DEMO_LIMIT
        rows.append((str(source.relative_to(ROOT)), milliseconds(seconds), verdict(seconds, DEMO_LIMIT)))
    table("Links of the examples", ["program", "ms", f"at most {DEMO_LIMIT:g} s"], rows)
    return slow


def fast_path(folder: Path) -> int:
    """A program without requests: with lld (which rustc reaches through cc), and with ours."""
    ours, own_clock = clocked(own_linker(folder), folder)
    plain = {".c": clocked(tool("ld.lld-22", "ld.lld"), folder), ".rs": clocked(tool("cc"), folder)}
    programs = {"hello.c": '#include <stdio.h>\nint main(void) { puts("hello"); return 0; }\n'}
    programs["hello.rs"] = 'fn main() { println!("hello"); }\n'
    rows, slow = [], 0
    for name, text in programs.items():
        source = folder / name
        source.write_text(text)
        try:
            without = shortest(source, *plain[source.suffix], folder)
            seconds = shortest(source, ours, own_clock, folder)
        except Missing as missing:
            rows.append((name, f"skipped: {missing}", "", "", ""))
            continue
        added = seconds - without
        slow += added > FAST_LIMIT
        figures = [milliseconds(value) for value in (without, seconds, added)]
        rows.append((name, *figures, verdict(added, FAST_LIMIT)))
    table("The fast path", ["program", "plain ms", "ours ms", "added ms", f"at most {FAST_LIMIT:g} s"], rows)
    return slow


def verdict(seconds: float, limit: float) -> str:
    return "yes" if seconds <= limit else "NO"


def shortest(source: Path, linker: Path, clock: Path, folder: Path) -> float:
    times = []
    for _ in range(REPEATS):
        execute(compile_command(source, linker, folder / "program"))
        times.append(int(clock.read_text()) / 1e9)
    return min(times)


def compile_command(source: Path, linker: Path, output: Path) -> list[str | Path]:
    if source.suffix == ".rs":
        return [tool("rustc"), "-O", f"-Clinker={linker}", "-Clinker-plugin-lto", source, "-o", output]
    if source.suffix == ".f90":
        flang = tool("flang-22", "flang-new-22", "flang")
        return [flang, "-O2", "-flto", f"-fuse-ld={linker}", "-J", output.parent, source, "-o", output]
    return [clang(), "-O2", "-flto", f"--ld-path={linker}", source, "-o", output, "-lm"]


# --- growth of the engine


def straight_line(instructions: int) -> tuple[str, list[tuple[int, int, float]]]:
    """LLVM IR of one block: steps v = (a * b) * c + x * d of earlier values, bounded by one; and the steps."""
    choose = random.Random(20240)
    lines = ["define double @f(double %x) {"]
    steps = []
    for index in range(instructions // 4):
        left, right = index, max(0, index - choose.randint(1, 9))
        weight = round(choose.uniform(0.4, 0.6), 6)
        a, b = (f"%v{number}" if number else "%x" for number in (left, right))
        lines += [
            f"  %p{index} = fmul double {a}, {b}",
            f"  %q{index} = fmul double %p{index}, {weight}",
            f"  %r{index} = fmul double %x, {weight / 2}",
            f"  %v{index + 1} = fadd double %q{index}, %r{index}",
        ]
        steps.append((left, right, weight))
    lines += [f"  ret double %v{len(steps)}", "}", "declare double @__enzyme_autodiff(ptr, ...)"]
    lines += ["define double @gradient(double %x) {"]
    lines += ["  %d = call double (ptr, ...) @__enzyme_autodiff(ptr @f, double %x)", "  ret double %d", "}"]
    return "\n".join(lines), steps


def derivative(steps: list[tuple[int, int, float]], x: float) -> float:
    """The derivative of the steps by dual numbers."""
    value, tangent = [x], [1.0]
    for left, right, weight in steps:
        product = value[left] * value[right] * weight
        slope = (tangent[left] * value[right] + value[left] * tangent[right]) * weight
        value.append(product + x * (weight / 2))
        tangent.append(slope + weight / 2)
    return tangent[-1]


def growth() -> None:
    names = [step.name for step in pipeline.STEPS] + ["code"]
    rows = []
    for size in SIZES:
        seconds, wrong = timed_pipeline(size)
        own = sum(seconds[name] for name in ("read", "differentiate", "write"))
        row = [
            f"{size:,}",
            *(milliseconds(seconds[name]) if name in seconds else "-" for name in names),
            milliseconds(own),
        ]
        rows.append([*row, f"{own * 1e6 / size:.1f}", f"{sum(seconds.values()):.2f}", f"{wrong:.0e}"])
    columns = ["instructions", *names, "engine", "us/instr", "all s", "error"]
    table("Straight-line functions, ms by step; engine = read + differentiate + write", columns, rows)


def timed_pipeline(size: int) -> tuple[dict[str, float], float]:
    """Seconds by step, and the relative error of the derivative that comes out."""
    text, steps = straight_line(size)
    state = pipeline.State(pipeline.Options(), llvm.parse_text(text, "straight line"))
    seconds = {}
    for step in pipeline.STEPS:
        began = time.perf_counter()
        step.run(state)
        seconds[step.name] = time.perf_counter() - began
    compiled = llvm.bitcode(state.module)
    if size <= CODE_LIMIT:
        began = time.perf_counter()
        llvm.emit_object(state.module)
        seconds["code"] = time.perf_counter() - began
    from ctypes import c_double

    plain = llvm.CodegenOptions(level=0)
    got = llvm.Jit(llvm.read(compiled, "differentiated"), options=plain).function("gradient", c_double, c_double)(0.7)
    want = derivative(steps, 0.7)
    return seconds, abs(got - want) / abs(want)


if __name__ == "__main__":
    sys.exit(main())
