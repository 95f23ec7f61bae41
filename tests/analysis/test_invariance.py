"""Which loops a load depends on: C functions with `DEPENDS 1 3` (depths of loops) on the lines of their loads.

A loop that is left out is one that saved values are not told apart by: leaving out one too many is a wrong derivative.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from traced import prepared

from enzyme_hub.analysis.flow.loops import LoopForest
from enzyme_hub.analysis.types.analysis import TypeAnalysis
from enzyme_hub.differentiate.facts import FunctionFacts
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.reader import read_module

CLANG = shutil.which("clang-22") or shutil.which("clang")
pytestmark = [pytest.mark.c, pytest.mark.skipif(CLANG is None, reason="needs clang")]
FLAGS = ("-O2", "-g", "-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops")

CASES = {
    "a dense layer": """
        double f(double *restrict x, double *restrict w, int n) {
          double t[64], u[64];
          for (int j = 0; j < 64; j++) t[j] = x[j];
          for (int l = 0; l < n; l++) {
            for (int i = 0; i < 64; i++) {
              double s = 0;
              for (int j = 0; j < 64; j++)
                s += w[i * 64 + j] *       // DEPENDS 3 2
                     t[j];                 // DEPENDS 3 1
              u[i] = s * s;
            }
            for (int j = 0; j < 64; j++) t[j] = u[j];
          }
          return t[n & 63];
        }""",
    "a write in the middle loop": """
        double f(double *restrict x, int n) {
          double t[64] = {0}, s = 0;
          for (int l = 0; l < n; l++)
            for (int i = 0; i < n; i++) {
              t[i & 63] += x[l];
              for (int j = 0; j < 64; j++)
                s += t[j] * s;             // DEPENDS 3 2 1
            }
          return s;
        }""",
    "a write in the inner loop, behind the read": """
        double f(double *restrict x, int n) {
          double t[65] = {0}, s = 0;
          for (int i = 0; i < n; i++)
            for (int j = 0; j < 64; j++) {
              s += t[j] * s;               // DEPENDS 2 1
              t[j] = s;
            }
          return s;
        }""",
    "an index from memory": """
        double f(double *restrict x, int *restrict order, int *restrict other, int n) {
          double s = 0;
          for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++)
              s += x[
                order[j]                   // DEPENDS 2
              ] * s;
            for (int j = 0; j < n; j++) {
              s += x[
                other[j]                   // DEPENDS 2 1
              ] * s;
              other[j] = i;
            }
          }
          return s;
        }""",
    "where the inner loop begins depends on the outer one": """
        double f(double *restrict x, int n) {
          double s = 0;
          for (int i = 0; i < n; i++)
            for (int j = i; j < n; j++)
              s += x[j] * s;               // DEPENDS 2 1
          return s;
        }""",
    "a pointer that moves on with the outer loop": """
        double f(double *restrict x, double *restrict y, int n) {
          double s = 0;
          for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++)
              s += x[j] * s;               // DEPENDS 2 1
            double *t = x; x = y; y = t;
          }
          return s;
        }""",
    "a call that may write": """
        void g(double *);
        double f(int n) {
          double t[64], s = 0;
          g(t);
          for (int i = 0; i < n; i++) {
            for (int j = 0; j < 64; j++)
              s += t[j] * s;               // DEPENDS 2 1
            g(t);
          }
          return s;
        }""",
}


@pytest.mark.parametrize("name", CASES)
def test_case(name: str, tmp_path: Path) -> None:
    source, compiled = tmp_path / "case.c", tmp_path / "case.bc"
    source.write_text(CASES[name])
    subprocess.run([str(CLANG), *FLAGS, "-emit-llvm", "-c", source, "-o", compiled], check=True)
    module = read_module(prepared(compiled.read_bytes()))
    facts = FunctionFacts(module.functions["f"], TypeAnalysis(module), lambda call: False)
    forest = LoopForest(module.functions["f"])
    found: dict[int, list[list[int]]] = {}
    for i in module.functions["f"].instructions:
        if isinstance(i, inst.Load) and i.block is not None and forest.loop_of(i.block) is not None:
            line = int((module.metadata.location(i) or ":0").rpartition(":")[2])
            found.setdefault(line, []).append([loop.depth for loop in facts.varying_loops(i)])
    marked = {
        number: [int(depth) for depth in match[1].split()]
        for number, line in enumerate(CASES[name].splitlines(), 1)
        if (match := re.search(r"DEPENDS ([ 0-9]+)", line))
    }
    assert marked
    assert {line: found.get(line) for line in marked} == {line: [depths] for line, depths in marked.items()}
