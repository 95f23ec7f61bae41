"""What the storage plan saves, where, and where it is read back: counted in the derivative's IR."""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from enzyme_hub import llvm
from enzyme_hub.analysis.flow.loops import LoopForest
from enzyme_hub.base.tuning import Tuning
from enzyme_hub.driver import pipeline
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.types import ArrayType

CLANG = shutil.which("clang-22") or shutil.which("clang")
# Without what clang would do to loops at compile time, so that the tests count what the program says.
FLAGS = ("-O2", "-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops")

pytestmark = [pytest.mark.c, pytest.mark.skipif(CLANG is None, reason="needs clang")]


def gradient(tmp_path: Path, body: str) -> Function:
    """The derivative, before it is optimised, of `static double f(const double *x, double *y, int n)`: both sweeps, one after the other."""
    source, compiled = tmp_path / "f.c", tmp_path / "f.bc"
    source.write_text(
        "#include <math.h>\n#include <stdlib.h>\nvoid __enzyme_autodiff(void *, ...);\n"
        f"static double f(const double *x, double *y, int n) {{ {body} }}\n"
        "void g(double *x, double *dx, double *y, double *dy, int n) "
        "{ __enzyme_autodiff((void *)f, x, dx, y, dy, n); }\n"
    )
    subprocess.run([str(CLANG), *FLAGS, "-emit-llvm", "-c", source, "-o", compiled], check=True)
    state = pipeline.State(pipeline.Options(tuning=Tuning(fusing=False)), llvm.read(compiled.read_bytes(), "f.bc"))
    for step in pipeline.STEPS:
        if step.name == "postopt":
            break
        step.run(state)
    module = read_module(llvm.text(state.module))
    return next(function for name, function in module.functions.items() if name.startswith("diffe.f"))


def in_records(function: Function, opcode: str) -> list[inst.Instruction]:
    """The accesses of what is saved in loops."""
    return [i for i in function.instructions if i.opcode == opcode and "alias.scope" in i.attachments]


def calls(function: Function, name: str) -> int:
    return sum(1 for i in function.instructions if isinstance(i, inst.CallBase) and i.callee.name == name)


RECURRENT = """
    double state = 0, memory = 0, sum = 0;
    for (int t = 4; t < n; t++) {
        double gate = 1 / (1 + exp(-(x[0] * x[t] + x[1] * state)));
        memory = gate * memory + (1 - gate) * tanh(x[2] * x[t] + x[3] * state);
        state = gate * tanh(memory);
        sum += state * state;
    }
    return sum;
"""


def test_what_one_saved_value_gives_is_not_saved_beside_it(tmp_path: Path) -> None:
    """A recurrent cell: an expert keeps the gate, the candidate, the memory, its tanh and the state.

    The exponential that the gate is made of is kept as well, which saves a division.
    """
    assert len(in_records(gradient(tmp_path, RECURRENT), "store")) <= 6


def test_unrolled_steps_are_computed_again_from_where_they_began(tmp_path: Path) -> None:
    """Six Newton steps: saving each quotient would be enough, saving all that is read would be 26 values."""
    body = """
        double sum = 0;
        for (int i = 0; i < n; i++) {
            double v = 1;
            for (int k = 0; k < 6; k++) v -= (v * v * v - x[i]) / (3 * v * v);
            sum += v;
        }
        return sum;
    """
    assert len(in_records(gradient(tmp_path, body), "store")) <= 6


def test_addresses_are_computed_and_inputs_read_again(tmp_path: Path) -> None:
    body = """
        double sum = 0;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                double c = 0;
                for (int k = 0; k < n; k++) c += x[i * n + k] * x[k * n + j];
                sum += c * c;
            }
        return sum;
    """
    saved = in_records(gradient(tmp_path, body), "store")
    assert [str(i.operand(0).type) for i in saved] == ["double"], "the dot product alone"


NESTED = """
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double a = sin(x[i]) * y[i];
        y[i] = a;
        for (int j = 0; j < n; j++) sum += exp(a * x[j]);
    }
    return sum;
"""


def test_work_for_the_reverse_sweep_alone_is_done_there(tmp_path: Path) -> None:
    """The gradient wants no sum: each term is computed in the reverse sweep, where it is needed, and nothing is saved."""
    term = "double e = exp(x[i]) / 3;"
    alone = gradient(
        tmp_path, f"double s = 0; for (int i = 0; i < n; i++) {{ {term} s += e / (1 + e * e); }} return s;"
    )
    assert (calls(alone, "exp"), len(in_records(alone, "store"))) == (1, 0)
    wanted = gradient(tmp_path, f"for (int i = 0; i < n; i++) {{ {term} y[i] = e / (1 + e * e); }} return y[0];")
    assert calls(wanted, "exp") == 1
    assert in_records(wanted, "store")


def test_a_sum_that_decides_a_loop_is_computed_before(tmp_path: Path) -> None:
    """Each step is computed from the one before: its terms cannot be had again, and the step is saved."""
    body = "double s = 1; for (int i = 0; i < n; i++) s = sin(s) + x[i]; return s;"
    stepped = gradient(tmp_path, body)
    assert len(in_records(stepped, "store")) == 1


def test_values_of_an_outer_loop_are_brought_back_before_the_inner_one(tmp_path: Path) -> None:
    function = gradient(tmp_path, NESTED)
    forest = LoopForest(function)
    saved = [depth(forest, i) for i in in_records(function, "store")]
    assert saved.count(1) and saved.count(2)
    assert [depth(forest, i) for i in in_records(function, "load")].count(2) == saved.count(2)


def depth(forest: LoopForest, i: inst.Instruction) -> int:
    assert i.block is not None
    loop = forest.loop_of(i.block)
    return loop.depth if loop is not None else 0


def test_a_nest_is_one_allocation(tmp_path: Path) -> None:
    function = gradient(tmp_path, NESTED)
    assert calls(function, "__ehub_tape_take") == 1
    assert calls(function, "__ehub_tape_give") == 1


def test_a_nest_whose_inner_loop_is_guarded_has_its_exact_size(tmp_path: Path) -> None:
    body = """
        double sum = 0;
        for (int i = 0; i < 100; i++)
            for (int j = 0; j < n; j++) sum += exp(sum * x[j]);
        return sum;
    """
    function = gradient(tmp_path, body)
    assert calls(function, "__ehub_tape_reserve") == 0
    assert calls(function, "__ehub_tape_take") == 1


def test_a_loop_that_each_iteration_may_skip_has_a_buffer_that_grows(tmp_path: Path) -> None:
    body = """
        double sum = 0;
        for (int i = 0; i < n; i++)
            if (x[i] > 0.5)
                for (int j = 0; j < n; j++) sum += exp(sum * x[j]);
        return sum;
    """
    assert calls(gradient(tmp_path, body), "__ehub_tape_reserve") == 1


DENSE = """
    double in[8], out[8];
    for (int i = 0; i < 8; i++) in[i] = x[i];
    for (int l = 0; l < 4; l++) {
        for (int i = 0; i < 8; i++) {
            double s = 0;
            for (int j = 0; j < 8; j++) s += x[(l * 8 + i) * 8 + j] * in[j];
            out[i] = s * s;
        }
        for (int i = 0; i < 8; i++) in[i] = out[i];
    }
    return in[0];
"""


def test_what_is_the_same_for_all_rows_is_kept_once(tmp_path: Path) -> None:
    """Four layers of eight inputs and of eight products: not eight times eight inputs a layer."""
    function = gradient(tmp_path, DENSE)
    buffers = [
        i.allocated_type.count
        for i in function.instructions
        if isinstance(i, inst.Alloca)
        and isinstance(i.allocated_type, ArrayType)
        and str(i.allocated_type.element) == "i8"
    ]
    assert sorted(buffers) == [4 * 8 * 8, 4 * 8 * 8]


@pytest.mark.skipif(platform.machine() != "x86_64", reason="vectors as wide as on x86_64")
def test_the_reverse_of_a_dense_layer_is_vectorised(tmp_path: Path) -> None:
    """Its inner loop may only run if the arrays do not overlap; LLVM has to ask that inside the outer loop."""
    source, compiled = tmp_path / "f.c", tmp_path / "f.bc"
    source.write_text("""
        void __enzyme_autodiff(void *, ...);
        static void f(const double *w, const double *x, double *y, int n, int m) {
            for (int i = 0; i < n; i++) {
                double s = 0;
                for (int j = 0; j < m; j++) s += w[i * m + j] * x[j];
                y[i] = s;
            }
        }
        void g(double *w, double *dw, double *x, double *dx, double *y, double *dy, int n, int m) {
            __enzyme_autodiff((void *)f, w, dw, x, dx, y, dy, n, m);
        }""")
    subprocess.run([str(CLANG), *FLAGS, "-emit-llvm", "-c", source, "-o", compiled], check=True)
    assert "fadd reassoc nsz contract <2 x double>" in llvm.text(pipeline.run(llvm.read(compiled.read_bytes(), "f.bc")))


def test_saved_values_are_apart_from_all_else(tmp_path: Path) -> None:
    """Each saved value has a scope of its own; every other access is in none of them."""
    function = gradient(tmp_path, RECURRENT)
    scopes = {i.attachments["alias.scope"] for i in in_records(function, "store")}
    assert len(scopes) == len(in_records(function, "store")) > 1
    assert {i.attachments["alias.scope"] for i in in_records(function, "load")} == scopes
    others = {
        i.attachments["noalias"]
        for i in function.instructions
        if i.opcode in ("load", "store") and "alias.scope" not in i.attachments
    }
    (every,) = others
    listed = set(re.findall(r"!\d+", function.module.metadata.texts[every]))
    assert listed == {scope for own in scopes for scope in re.findall(r"!\d+", function.module.metadata.texts[own])}


def test_only_what_may_be_computed_in_vain_is_guarded(tmp_path: Path) -> None:
    """The product that a select may ignore; not the one that is stored as well."""

    def guards(body: str) -> int:
        function = gradient(tmp_path, "double v = x[0] * x[1]; " + body)
        return sum(isinstance(i, inst.Compare) and i.predicate == "oeq" for i in function.instructions)

    assert guards("return x[2] > 2 ? v : 0;") == 1
    assert guards("y[0] = v; return x[2] > 2 ? v : 0;") == 0


def test_llvm_is_told_what_saved_integers_are_at_least(tmp_path: Path) -> None:
    """Distances of 2, 4, ... between two places that change: they are never the same place."""
    body = """
        for (int d = 2; d < n; d *= 2)
            for (int i = 0; i + d < n; i += 3) y[i] = y[i] * y[i + d] + sin(x[i]), y[i + d] *= 0.5;
        return y[0];
    """
    derivative = gradient(tmp_path, body)
    texts = derivative.module.metadata.texts
    told = [texts[i.attachments["range"]] for i in in_records(derivative, "load") if "range" in i.attachments]
    assert told and set(told) == {"!{i32 2, i32 0}"}
