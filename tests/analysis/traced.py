"""Runs a module with every memory access of every function reported, to compare what analyses claim with what happens."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import dataclass

from enzyme_hub import llvm
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.instructions import Instruction
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.values import Block, Value, const_int
from enzyme_hub.ir.writer import write_module

ENTER, EXIT, READ, WRITE = range(4)
SIGNATURE = types.function(types.void, (types.i64, types.i64, types.i64, types.i64))


@dataclass(frozen=True)
class Event:
    kind: int
    site: int  # the number of the instruction, in the order of the module's text
    address: int
    size: int


def prepared(text_or_bitcode: bytes) -> str:
    """The text of a module as the analyses see it."""
    module = llvm.read(text_or_bitcode, "test")
    llvm.optimise(module, "pre")
    llvm.optimise(module, "prepare")
    return llvm.text(module)


def sites(module: Module) -> dict[Instruction, int]:
    """The number of each instruction."""
    found: dict[Instruction, int] = {}
    for function in module.functions.values():
        for instruction in function.instructions:
            found[instruction] = len(found)
    return found


class _Instrumented:
    def __init__(self, text: str) -> None:
        self.module = read_module(text)
        self.report = self.module.declare("report_access", SIGNATURE)
        self.sites = sites(self.module)
        for function in list(self.module.functions.values()):
            if not function.is_declaration:
                self.visit(function)

    def visit(self, function: Function) -> None:
        for block in function.blocks:
            old, block.instructions = block.instructions, []
            for i in old:
                if isinstance(i, inst.Load):
                    self.add(block, READ, i, i.pointer, self.size_of(i.type))
                elif isinstance(i, inst.Store):
                    self.add(block, WRITE, i, i.pointer, self.size_of(i.value.type))
                elif isinstance(i, inst.CallBase):
                    self.call(block, i)
                elif isinstance(i, inst.Return):
                    self.add(block, EXIT, i, None, const_int(types.i64, 0))
                if not self.is_dropped(i):
                    block.instructions.append(i)
        entry = function.entry
        first = len(entry.phis)
        body, entry.instructions = entry.instructions[first:], entry.instructions[:first]
        allocas = [i for i in body if isinstance(i, inst.Alloca)]
        self.add(entry, ENTER, None, None, const_int(types.i64, 0))
        entry.instructions = [*allocas, *entry.instructions, *(i for i in body if not isinstance(i, inst.Alloca))]

    def is_dropped(self, i: Instruction) -> bool:
        """Memory is neither reused nor released, so that an address means one object."""
        if not isinstance(i, inst.CallBase):
            return False
        name = i.callee.name or ""
        return name == "free" or name.startswith("llvm.lifetime.")

    def size_of(self, type_: types.Type) -> Value:
        return const_int(types.i64, self.module.layout.size(type_))

    def call(self, block: Block, i: inst.CallBase) -> None:
        name = i.intrinsic or ""
        if name.startswith(("llvm.memcpy", "llvm.memmove")):
            self.add(block, READ, i, i.arguments[1], i.arguments[2])
        if name.startswith(("llvm.memcpy", "llvm.memmove", "llvm.memset")):
            self.add(block, WRITE, i, i.arguments[0], i.arguments[2])

    def add(self, block: Block, kind: int, i: Instruction | None, pointer: Value | None, size: Value) -> None:
        address: Value = const_int(types.i64, 0)
        if pointer is not None:
            cast = inst.Cast("ptrtoint", pointer, types.i64)
            cast.block = block
            block.instructions.append(cast)
            address = cast
        numbers = [
            const_int(types.i64, kind),
            const_int(types.i64, self.sites[i] if i is not None else -1),
            address,
            size,
        ]
        call = inst.Call(SIGNATURE, self.report, numbers)
        call.block = block
        block.instructions.append(call)


def trace(text: str, run: Callable[[llvm.Jit], None]) -> list[Event]:
    """The events while `run(jit)` runs, in order."""
    events: list[Event] = []

    @ctypes.CFUNCTYPE(None, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64)
    def report(kind: int, site: int, address: int, size: int) -> None:
        events.append(Event(kind, site, address, size))

    from llvmlite import binding

    binding.add_symbol("report_access", ctypes.cast(report, ctypes.c_void_p).value)
    module = llvm.parse_text(write_module(_Instrumented(text).module))
    llvm.verify(module)
    run(llvm.Jit(module))
    return events


def wrong_claims(events: list[Event], unchanged: set[int]) -> list[tuple[Event, Event]]:
    """Reads at sites in `unchanged`, each with a later write of the same memory before its function returned."""
    wrong: list[tuple[Event, Event]] = []
    frames: list[dict[int, Event]] = []  # of each running function: byte -> a read of it that must stay true
    for event in events:
        if event.kind == ENTER:
            frames.append({})
        elif event.kind == EXIT:
            frames.pop()
        elif event.kind == READ:
            if event.site in unchanged:
                frames[-1].update(dict.fromkeys(range(event.address, event.address + event.size), event))
        else:
            for frame in frames:
                for byte in range(event.address, event.address + event.size):
                    if byte in frame:
                        wrong.append((frame[byte], event))
                        break
    return wrong
