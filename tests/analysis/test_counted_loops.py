"""Trip counts of C loops against what the loops do, at numbers where arithmetic wraps.

The interpreter finds the inputs on which a loop is defined; there the compiled code, with the emitted count in front of each
loop, must agree with itself.
"""

from __future__ import annotations

import ctypes
import itertools
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from interpreter import Interpreter, Poison, TooLong, Undefined

from enzyme_hub import llvm
from enzyme_hub.analysis.flow.loops import Loop, LoopForest
from enzyme_hub.analysis.induction.trip_count import TripCount, trip_count
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.instructions import Instruction
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.values import Block, ConstantInt, Value
from enzyme_hub.ir.writer import write_module

SOURCE = Path(__file__).with_name("counted_loops.c")
LEVELS = ("-O1", "-O2")
EDGES = [0, 1, 2, 7, -1, -2, 126, 127, 128, 255, 2**31 - 1, 2**31 - 2, -(2**31), 2**32 - 1]
WIDE_EDGES = [2**63 - 1, 2**63 - 2, -(2**63), -(2**63) + 1, 2**64 - 1, 2**64 - 2]
STEPS = 150

pytestmark = pytest.mark.skipif(shutil.which("clang-22") is None, reason="needs clang-22")


@cache
def compiled(level: str) -> str:
    """The loops as LLVM IR, prepared as before differentiation."""
    command = [
        "clang-22",
        level,
        "-fno-vectorize",
        "-fno-unroll-loops",
        "-fno-builtin",
        "-w",
        "-S",
        "-emit-llvm",
        "-o",
        "-",
    ]
    text = subprocess.run([*command, str(SOURCE)], capture_output=True, text=True, check=True).stdout
    module = llvm.parse_text(text)
    llvm.optimise(module, "prepare")
    return llvm.text(module)


def module_at(level: str) -> Module:
    return read_module(compiled(level))


def names() -> list[str]:
    if shutil.which("clang-22") is None:
        return []
    return [f.name or "" for f in module_at("-O1").functions.values() if not f.is_declaration]


def inputs(name: str) -> Iterator[list[int]]:
    numbers = EDGES
    if "64" in name or "pointer" in name or "alone" in name or "other" in name:
        numbers = EDGES[:6] + WIDE_EDGES
    if "pointer" in name:
        numbers = [*range(0, 56, 8), 1000, 24 * 9, 2**63 - 8, 2**63]
    thirds = [-1, 0, 1, 4] if any(word in name for word in ("step", "panic", "nest", "break", "moves")) else [0]
    for a, b, c in itertools.product(numbers, numbers, thirds):
        yield [a % 2**64, b % 2**64, c % 2**64]


class Watch:
    """Counts the runs of each header per entry of its loop and compares with the prediction when the loop is left."""

    def __init__(self, counts: dict[Loop, TripCount]) -> None:
        self.counts = counts
        self.running: dict[Loop, tuple[int, int]] = {}
        self.entered = 0

    def enter(self, block: Block, values: dict[Value, int]) -> None:
        for loop in [loop for loop in self.running if not loop.contains(block)]:
            predicted, seen = self.running.pop(loop)
            returns = block in loop.cfg.reaches_return
            assert predicted == seen if returns else predicted >= seen, (loop, predicted, seen, block.name)
        for loop, count in self.counts.items():
            if block is not loop.header:
                continue
            if loop not in self.running:
                operands = {value: values[value] for value in count.operands if value in values}
                if any(number is Poison for number in operands.values()):
                    continue
                self.running[loop] = (count.evaluate(operands), 0)
                self.entered += 1
            predicted, seen = self.running[loop]
            self.running[loop] = (predicted, seen + 1)

    def cut_off(self) -> None:
        for loop, (predicted, seen) in self.running.items():
            assert predicted >= seen, (loop, predicted, seen)


def counts_of(function: Function) -> tuple[LoopForest, dict[Loop, TripCount]]:
    forest = LoopForest(function)
    found = {loop: trip_count(loop, forest) for loop in forest.loops}
    return forest, {loop: count for loop, count in found.items() if count is not None}


def defined_inputs(function: Function, counts: dict[Loop, TripCount], every: int = 1) -> list[list[int]]:
    """Check the inputs in the interpreter, or every third, say; the ones on which the function returned."""
    returned = []
    for numbers in itertools.islice(inputs(function.name or ""), 0, None, every):
        watch = Watch(counts)
        try:
            if Interpreter(function, watch.enter, STEPS).run(numbers) == "ret":
                returned.append(numbers)
        except TooLong:
            watch.cut_off()
        except Undefined:
            pass
    return returned


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", names())
def test_predicted_is_what_happens(name: str, level: str) -> None:
    function = module_at(level).functions[name]
    forest, counts = counts_of(function)
    if name.startswith("known"):
        assert len(counts) == len(forest.loops)
    if name.startswith("none"):
        assert not counts
    if counts:
        defined_inputs(function, counts)


# -- the emitted instructions, compiled ---------------------------------------------------------------------------------


def insert(block: Block, at: int, made: list[Instruction]) -> None:
    for instruction in made:
        instruction.block = block
    block.instructions[at:at] = made


def instrument(module: Module, function: Function) -> None:
    """Store count - runs of each loop when it is left, or-ed together, in @difference."""
    _, counts = counts_of(function)
    difference = module.global_value("difference")
    for loop, count in counts.items():
        assert loop.preheader is not None
        scratch = function.add_block("scratch")
        builder = Builder(scratch)
        left = builder.alloca(types.i64)
        insert(function.entry, 0, scratch.instructions)
        scratch.instructions = []
        builder.store(count.emit(builder), left)
        insert(loop.preheader, len(loop.preheader.instructions) - 1, scratch.instructions)
        scratch.instructions = []
        builder.store(builder.binary("sub", builder.load(types.i64, left), ConstantInt(types.i64, 1)), left)
        insert(loop.header, len(loop.header.phis), scratch.instructions)
        scratch.instructions = []
        wrong = builder.binary("or", builder.load(types.i64, difference), builder.load(types.i64, left))
        builder.store(wrong, difference)
        exit_ = count.exit[1]
        insert(exit_, len(exit_.phis), scratch.instructions)
        function.blocks.remove(scratch)


@pytest.mark.parametrize("level", LEVELS)
def test_emitted_count_agrees_with_the_compiled_loop(level: str) -> None:
    extra = "\n@difference = global i64 0\ndefine i64 @wrong() {\n %x = load i64, ptr @difference\n ret i64 %x\n}\n"
    text = compiled(level).replace(
        "declare void @visit", "define void @visit(i64 %x) {\n ret void\n}\ndeclare void @seen"
    )
    text = text.replace("declare void @panic()", "define void @panic() {\n unreachable\n}\ndeclare void @hurry()")
    module = read_module(llvm.text(llvm.parse_text(text + extra)))
    tries = {}
    for name in names():
        function = module.functions[name]
        _, counts = counts_of(function)
        if counts:
            tries[name] = defined_inputs(function, {}, every=5)
            instrument(module, function)
    compiled_module = llvm.parse_text(write_module(module))
    llvm.verify(compiled_module)
    code = llvm.Jit(compiled_module)
    wrong = code.function("wrong", ctypes.c_int64)
    for name, numbers in tries.items():
        run = code.function(name, None, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint64)
        for arguments in numbers:
            run(*arguments)
            assert wrong() == 0, (name, arguments)
    assert len(tries) > 40
