"""The round trip: LLVM's text of a module, read, written, and read by LLVM again, is the same text.

It is made twice: with everything copied from its text, and with every body and initialiser read into objects and
printed from them.
"""

from __future__ import annotations

import llvmlite.binding as llvm

from enzyme_hub.ir.debug_records import debug_records
from enzyme_hub.ir.module import Module
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.writer import write_module

_contexts: list[llvm.ContextRef] = []  # LLVM crashes if the garbage collector disposes of one before its module


def module_of(source: str) -> llvm.ModuleRef:
    """LLVM's module of IR text."""
    _contexts.append(llvm.create_context())
    return llvm.parse_assembly(source, _contexts[-1])


def printed(source: str) -> str:
    """What LLVM prints of IR text, without the first line, which names the module."""
    return str(module_of(source)).split("\n", 1)[1]


def parsed(source: str) -> Module:
    """Our module of IR text that LLVM printed first."""
    return read_module(printed(source))


def text_of_bitcode(data: bytes) -> str:
    llvm.initialize_all_targets()  # a module may hold assembly of its target, which LLVM's text reader checks
    llvm.initialize_all_asmprinters()
    _contexts.append(llvm.create_context())
    return str(llvm.parse_bitcode(data, _contexts[-1]))


def read_everything(module: Module) -> int:
    """Read each body, initialiser, metadata node and debug record; the number of instructions."""
    for variable in module.variables.values():
        assert (variable.initializer is None) == variable.is_declaration
    for reference in module.metadata.texts:
        node = module.metadata[reference]
        assert node.kind and (node.operands or node.fields or node.text.endswith(("{}", "()")))
    count = 0
    for function in module.functions.values():
        count += len(list(function.instructions))
        for instruction in function.instructions:
            module.metadata.location(instruction)
        assert len(list(debug_records(function))) <= sum(len(i.debug_records) for i in function.instructions)
    return count


def check_round_trip(text: str) -> Module:
    """Raises AssertionError if `text`, printed by LLVM, does not survive. Returns the module, read wholly."""
    expected = printed(text)
    module = read_module(text)
    assert printed(write_module(module)) == expected
    assert not any(function.is_read for function in module.functions.values() if not function.is_declaration)
    read_everything(module)
    assert printed(write_module(module)) == expected
    return module
