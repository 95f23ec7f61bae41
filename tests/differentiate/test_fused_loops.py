"""Which loops of tests/programs/c/fused_loops.c and fused_stored.c run forward and backward at once, and that those keep nothing."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from enzyme_hub import llvm
from enzyme_hub.base.tuning import Tuning
from enzyme_hub.driver import pipeline
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Module
from enzyme_hub.ir.reader import read_module

CLANG = shutil.which("clang-22") or shutil.which("clang")
PROGRAMS = Path(__file__).parent.parent / "programs" / "c"
PROGRAM = PROGRAMS / "fused_loops.c"

pytestmark = [pytest.mark.c, pytest.mark.skipif(CLANG is None, reason="needs clang")]


def differentiated(tmp_path: Path, fusing: bool = True, program: Path = PROGRAM, more: tuple[str, ...] = ()) -> Module:
    """A program's module with its derivatives, before they are optimised."""
    flags = ("-O2", "-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops")
    compiled = tmp_path / "f.bc"
    subprocess.run([str(CLANG), *flags, *more, "-emit-llvm", "-c", program, "-o", compiled], check=True)
    state = pipeline.State(pipeline.Options(tuning=Tuning(fusing=fusing)), llvm.read(compiled.read_bytes(), "f.bc"))
    for step in pipeline.STEPS:
        if step.name == "postopt":
            break
        step.run(state)
    return read_module(llvm.text(state.module))


def test_each_loop_of_the_program_is_fused_or_not_as_it_says(tmp_path: Path) -> None:
    module = differentiated(tmp_path)
    asked = set(re.findall(r"TRY(?:_VALUE)?\((\w+)\)", PROGRAM.read_text())) | {"fused_float"}
    outlined = {name.partition(".")[0] for name in module.functions if ".iteration" in name and "diffe." not in name}
    assert outlined == {name for name in asked if name.startswith("fused_")}


def test_sums_may_be_stored_where_the_adjoint_is_known(tmp_path: Path) -> None:
    module = differentiated(tmp_path, program=PROGRAMS / "fused_stored.c")
    asked = set(re.findall(r"DO\((\w+)\)", (PROGRAMS / "fused_stored.c").read_text()))
    outlined = {name.partition(".")[0] for name in module.functions if ".iteration" in name and "diffe." not in name}
    assert outlined == {name for name in asked if name.startswith("fused_")}
    derivative = next(one for full, one in module.functions.items() if full == "diffe.fused_two")
    called = [i.callee.name or "" for i in derivative.instructions if isinstance(i, inst.CallBase)]
    assert "fused_two.iteration" not in called and any(one.startswith("diffe.fused_two.iteration") for one in called)


def test_loops_of_regions_are_fused_or_not_as_it_says(tmp_path: Path) -> None:
    program = PROGRAMS / "openmp_fused.c"
    module = differentiated(tmp_path, program=program, more=("-fopenmp", "-fno-math-errno"))
    asked = set(re.findall(r"RUN\((\w+)\)", program.read_text())) - {"f"}
    outlined = {name.partition(".")[0] for name in module.functions if ".iteration" in name and "diffe." not in name}
    assert outlined == {name for name in asked if name.startswith("fused_")} | {"part"}


def test_what_is_fused_keeps_nothing_for_later_iterations(tmp_path: Path) -> None:
    """One buffer is taken in an iteration at most, for its own loops; the loop around it takes none."""
    module = differentiated(tmp_path)
    for name in ("fused_scratch", "fused_two_sums", "fused_number_from_before", "fused_triangle"):
        derivative = next(one for full, one in module.functions.items() if full == f"diffe.{name}")
        called = [i.callee.name or "" for i in derivative.instructions if isinstance(i, inst.CallBase)]
        assert any(one.startswith(f"diffe.{name}.iteration") for one in called)
        assert not any(one.startswith(("malloc", "__ehub_tape")) for one in called), called
        assert f"{name}.iteration" not in called, "the forward sweep is gone"


def test_fusing_can_be_turned_off(tmp_path: Path) -> None:
    assert not any(".iteration" in name for name in differentiated(tmp_path, fusing=False).functions)
