"""Operations on vectors that have names: the processor's, as `immintrin.h`, Eigen, SLEEF and faer call them (llvm.x86.*), and
LLVM's moves of elements.

names           which intrinsic is what: the tables
forms, moves    what each is in plain IR, a short method each: what computes, what moves
pieces          what these are made of

Nearly all of them are arithmetic, comparisons, choices and moves. Those are written as plain IR before a function is
differentiated (`expand`), exactly, so that every analysis and every mode knows them; LLVM finds the processor's operation
again when it generates code. What has no plain form keeps its name and has a rule (`find`).
"""

from __future__ import annotations

from enzyme_hub.rules.vectors.forms import expand
from enzyme_hub.rules.vectors.names import X86, find

__all__ = ["X86", "expand", "find"]
