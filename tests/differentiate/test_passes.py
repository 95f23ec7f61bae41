"""One pass over a module in text, before and after.

Each file of `passes/` has in its first line the pass that runs (`; PASS: name`), then functions of LLVM IR, and what is
expected of them behind `; CHECK:`, `; CHECK-NOT:`, `; CHECK-NEXT:` and so on, as LLVM's FileCheck reads them. Requests are for the
functions that are not internal. LLVM verifies what the pass leaves. Where it refuses the module, its message is what is compared.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from filecheck.finput import FInput
from filecheck.matcher import Matcher
from filecheck.options import Options
from filecheck.parser import Parser, pattern_for_opts

from enzyme_hub import llvm
from enzyme_hub.differentiate.normalise import CALLEES, LOOPS, NORMALISE
from enzyme_hub.differentiate.request.reach import call_graph
from enzyme_hub.differentiate.request.requests import Request
from enzyme_hub.differentiate.strategy import Strategy
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir.module import Module
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.writer import write_module

FILES = sorted((Path(__file__).parent / "passes").glob("*.ll"))
FIRST = "; PASS: "
KNOWN = re.compile(r"; CHECK(-(NOT|LABEL|NEXT|SAME|COUNT-\d+))?: ")
"""FileCheck does not look at words that it does not know."""


def run(name: str, module: Module) -> None:
    """Run one pass, as the engine does."""
    roots = [f for f in module.functions.values() if not f.is_declaration and "internal" not in f.header_prefix.split()]
    requests = [Request(None, None, function) for function in roots]  # who asks, and how, is no matter to these
    graph = call_graph(module, roots)
    callees, loops, others = ({each.name: each for each in table} for table in (CALLEES, LOOPS, NORMALISE))
    if name in callees:
        callees[name].run(module, requests, graph, Strategy())
    elif name in loops:
        for function in graph.reached:
            loops[name].run(function)
    else:
        others[name].run(module, requests, graph)


def after(name: str, text: str) -> str:
    """What a pass makes of a module, as LLVM prints it: that it parses says that it is valid."""
    module = read_module(llvm.text(llvm.parse_text(text)))
    try:
        run(name, module)
    except DifferentiationError as error:
        return f"refused: {error}"
    return llvm.text(llvm.parse_text(write_module(module)))


def mismatch(source: str, result: str) -> str:
    """What FileCheck says of a result; nothing if it is as the source expects."""
    options = Options("the file")
    checks = Parser(options, io.StringIO(source), *pattern_for_opts(options))
    matcher = Matcher(options, FInput("the result", result), checks)
    matcher.stderr = io.StringIO()
    return matcher.stderr.getvalue() if matcher.run() else ""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_pass(file: Path) -> None:
    source = file.read_text()
    first = source.splitlines()[0]
    assert first.startswith(FIRST)
    assert not [line for line in source.splitlines() if line.startswith("; CHECK") and not KNOWN.match(line)]
    result = after(first.removeprefix(FIRST), source)
    found = mismatch(source, result)
    assert not found, f"{found}\n{result}"
    assert after(first.removeprefix(FIRST), source) == result, (
        "the order in which things are found is not that of the module"
    )


def test_each_pass_has_a_name_of_its_own() -> None:
    names = [each.name for table in (CALLEES, LOOPS, NORMALISE) for each in table if each.name != "once"]
    assert len(names) == len(set(names))
