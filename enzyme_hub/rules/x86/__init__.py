"""The processor's own operations on vectors, as `immintrin.h`, Eigen, SLEEF and faer call them (llvm.x86.*).

names   which intrinsic is what: the tables
forms   what each is in plain IR: shared pieces, one short function a form

Nearly all of them are arithmetic, comparisons, choices and moves with a name of their own. Those are written as plain IR
before a function is differentiated (`expand`), exactly, so that every analysis and every mode knows them; LLVM finds the
processor's operation again when it generates code. What has no plain form keeps its name and has a rule (`find`).
"""

from __future__ import annotations

from enzyme_hub.rules.x86.forms import expand
from enzyme_hub.rules.x86.names import PREFIX, find

__all__ = ["PREFIX", "expand", "find"]
