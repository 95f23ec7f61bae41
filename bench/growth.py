"""How the engine's time grows: generated programs of several shapes, each at its size, twice and four times that.

Each table has the milliseconds of each step and, for our own steps (read, differentiate, write), the microseconds an
instruction of what they read: about the same in each line, where every pass is near-linear. Each gradient is run and
compared with finite differences.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable
from ctypes import c_double

from bench._tools import milliseconds, table
from enzyme_hub import llvm
from enzyme_hub.driver import pipeline
from enzyme_hub.ir.reader import read_module

OWN = ("read", "differentiate", "write")
AT, STEP = 0.7, 1e-6  # where gradients are compared
GRADIENT = """
declare double @__enzyme_autodiff(ptr, ...)
@n = internal global i64 1
define double @gradient(double %x) {
  %n = load volatile i64, ptr @n
  %d = call double (ptr, ...) @__enzyme_autodiff(ptr @f, double %x, i64 %n)
  ret double %d
}
define double @value(double %x) {
  %n = load volatile i64, ptr @n
  %v = call double @f(double %x, i64 %n)
  ret double %v
}
"""


def straight_line(size: int) -> list[str]:
    """One block: steps v = (a * b) * c + x * d of earlier values."""
    body = []
    for k in range(size // 4):
        a, b = (f"%v{number}" if number > 0 else "%x" for number in (k, k - 1 - k * k % 9))
        weight = 0.4 + k % 17 / 100
        body += [f"%p{k} = fmul double {a}, {b}", f"%q{k} = fmul double %p{k}, {weight}"]
        body += [f"%r{k} = fmul double %x, {weight / 2}", f"%v{k + 1} = fadd double %q{k}, %r{k}"]
    return _start([*body, f"ret double %v{size // 4}"])


def blocks(count: int) -> list[str]:
    """Diamonds, one after the other, that no select replaces; of four blocks each."""
    body = ["%y = alloca double", "store double %x, ptr %y", "br label %b0"]
    for k in range(count // 4):
        body += [f"b{k}:", f"%v{k} = load double, ptr %y", f"%c{k} = fcmp olt double %v{k}, {0.5 + k % 7 / 20}"]
        body += [f"br i1 %c{k}, label %l{k}, label %r{k}"]
        body += [f"l{k}:", f"%s{k} = call double @llvm.sin.f64(double %v{k})", f"%p{k} = fadd double %s{k}, %x"]
        body += [f"br label %m{k}", f"r{k}:", f"%q{k} = call double @llvm.cos.f64(double %v{k})", f"br label %m{k}"]
        body += [f"m{k}:", f"%w{k} = phi double [%p{k}, %l{k}], [%q{k}, %r{k}]", f"%z{k} = fmul double %w{k}, 0.6"]
        body += [f"store double %z{k}, ptr %y", f"br label %b{k + 1}"]
    body += [f"b{count // 4}:", "%last = load double, ptr %y", "ret double %last"]
    return [*_start(body), "declare double @llvm.sin.f64(double)", "declare double @llvm.cos.f64(double)"]


def functions(count: int) -> list[str]:
    """Small functions, called by hundreds from larger ones, which the first calls."""
    lines = []
    for k in range(count):
        lines += _function(f"g{k}", [])
    tops = range(0, count, 100)
    for top in tops:
        lines += _function(f"t{top}", [f"g{k}" for k in range(top, min(top + 100, count))])
    return [*lines, *_main([f"t{top}" for top in tops])]


def layers(count: int) -> list[str]:
    """Layers of three functions that each may call the three below, and do call one."""
    lines: list[str] = []
    for layer in range(count):
        for k in range(3):
            lines += _function(f"g{layer}_{k}", [f"g{layer - 1}_{j}" for j in range(3)] if layer else [], some=True)
    return [*lines, *_main([f"g{count - 1}_0"])]


def chain(count: int) -> list[str]:
    """Functions that each call the next."""
    lines: list[str] = []
    for k in range(count):
        lines += _function(f"g{k}", [f"g{k - 1}"] if k else [])
    return [*lines, *_main([f"g{count - 1}"])]


def nests(depth: int) -> list[str]:
    """Loops in loops, in whose innermost something is added up."""
    body = ["%y = alloca double", "store double %x, ptr %y", "br label %h0"]
    for k in range(depth):
        body += [f"h{k}:", f"%i{k} = phi i64 [0, %{f'h{k - 1}' if k else '0'}], [%j{k}, %e{k}]", f"br label %h{k + 1}"]
    body += [f"h{depth}:", "%v = load double, ptr %y", "%w = fmul double %v, %x", "store double %w, ptr %y"]
    body += [f"br label %e{depth - 1}"]
    for k in reversed(range(depth)):
        body += [f"e{k}:", f"%u{k} = load double, ptr %y", f"%t{k} = fmul double %u{k}, 0.99"]
        body += [f"store double %t{k}, ptr %y", f"%j{k} = add i64 %i{k}, 1", f"%c{k} = icmp slt i64 %j{k}, %n"]
        body += [f"br i1 %c{k}, label %h{k}, label %{f'e{k - 1}' if k else 'end'}"]
    return _start([*body, "end:", "%last = load double, ptr %y", "ret double %last"])


def _start(body: Iterable[str]) -> list[str]:
    return ["define double @f(double %x, i64 %n) {", *body, "}"]


def _main(callees: list[str]) -> list[str]:
    body, last = _calls(callees)
    return _start(["%m = alloca double", "store double 1.0, ptr %m", *body, f"ret double {last}"])


def _function(name: str, callees: list[str], some: bool = False) -> list[str]:
    """A function of a number and of memory, which it changes; it calls `callees`, with `some` not always all of them."""
    body = [
        "%v = load double, ptr %m",
        "%w = fmul double %v, %x",
        "%sum = fadd double %w, 0.5",
        "store double %sum, ptr %m",
    ]
    first, last = _calls(callees[:1] if some else callees)
    body += first
    if some and callees[1:]:
        more, other = _calls(callees[1:], 1)
        body += ["%is = fcmp ogt double %x, 9.0", "br i1 %is, label %more, label %end", "more:", *more, "br label %end"]
        body += ["end:", f"%all = phi double [{last}, %0], [{other}, %more]"]
        last = "%all"
    body += [f"%scaled = fmul double {last}, 0.01", "%result = fadd double %scaled, %w", "ret double %result"]
    return [f"define internal double @{name}(double %x, ptr %m) noinline {{", *body, "}"]


def _calls(names: list[str], number: int = 0) -> tuple[list[str], str]:
    """Instructions that add up what the functions return, and the sum."""
    lines, last = [], "0.0"
    for k, name in enumerate(names, number):
        lines += [f"%r{k} = call double @{name}(double %x, ptr %m)", f"%s{k} = fadd double {last}, %r{k}"]
        last = f"%s{k}"
    return lines, last


SHAPES: dict[str, tuple[Callable[[int], list[str]], int]] = {
    "one block, by instructions": (straight_line, 25_000),
    "one function, by blocks": (blocks, 250),
    "small functions": (functions, 2_500),
    "layers of calls": (layers, 10),
    "a chain of calls": (chain, 250),
    "loops in loops": (nests, 20),
}


def main() -> int:
    names = [step.name for step in pipeline.STEPS]
    wrong = 0
    for title, (make, size) in SHAPES.items():
        rows = []
        for times in (1, 2, 4):
            seconds, count, error = measure("\n".join(make(size * times)) + GRADIENT)
            own = sum(seconds[name] for name in OWN)
            wrong += error > 1e-5
            row = [f"{size * times:,}", *(milliseconds(seconds[name]) for name in names)]
            rows.append([*row, f"{count:,}", f"{own * 1e6 / count:.1f}", f"{error:.0e}"])
        table(title, ["size", *names, "instructions", "us each", "error"], rows)
    return wrong


def measure(text: str) -> tuple[dict[str, float], int, float]:
    """Seconds by step, the instructions read, and the relative error of the gradient."""
    state = pipeline.State(pipeline.Options(), llvm.parse_text(text, "a generated program"))
    seconds, count = {}, 0
    for step in pipeline.STEPS:
        began = time.perf_counter()
        step.run(state)
        seconds[step.name] = time.perf_counter() - began
        if step.name == "read":
            read = read_module(state.text)
            count = sum(len(block.instructions) for function in read.functions.values() for block in function.blocks)
    plain = llvm.CodegenOptions(level=0)
    jit = llvm.Jit(state.module, options=plain)
    value, gradient = (jit.function(name, c_double, c_double) for name in ("value", "gradient"))
    want = (value(AT + STEP) - value(AT - STEP)) / (2 * STEP)
    return seconds, count, abs(gradient(AT) - want) / abs(want)


if __name__ == "__main__":
    sys.exit(main())
