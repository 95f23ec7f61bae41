"""Random C programs that read and write memory in tangled ways, always in bounds and without undefined behaviour.

Arrays have 64 elements, loop counters stay in [8, 24) and constant offsets in [-8, 8], so every index is good. `a` and
`b` may overlap, `c` is restrict and never does. Each program uses only a few arrays and a few kinds of statements, so that
those meet often ("swarm testing", Groce and others, ISSTA 2012).
"""

from __future__ import annotations

import random

HEADER = """
#include <stdlib.h>
#include <string.h>
typedef struct { double x; int k; double v[3]; double *link; } S;
typedef union { double d; long long w; } U;
static double table[64];
double shared[64];
double *hidden;
__attribute__((noinline)) static double sum(const double *p, int n) {
  double s = 0; for (int i = 0; i < n; i++) s += p[i]; return s; }
__attribute__((noinline)) static void scale(double *p, int n, double f) { for (int i = 0; i < n; i++) p[i] *= f; }
__attribute__((noinline)) static void touch(int i) { shared[i] += 1; table[i] -= 1; }
__attribute__((noinline)) static double *pick(double *p, double *q, int i) { return i & 1 ? p : q; }
__attribute__((noinline)) static double *at(double *p, int i) { return p + i; }
__attribute__((noinline)) static void hide(double *p) { hidden = p; }
__attribute__((noinline)) static void through(int i) { if (hidden) hidden[i] *= 0.5; }
__attribute__((noinline)) static void walk(double *p, int n) { if (n > 0) { p[n] += p[n - 1]; walk(p, n - 2); } }
__attribute__((noinline)) static void by_link(S *s) { s->link[s->k & 31] += s->x; s->v[1] = 2; }
__attribute__((noinline)) static double *fresh(int n) { double *p = malloc(64 * sizeof *p);
  for (int i = 0; i < 64; i++) p[i] = n; return p; }
__attribute__((noinline)) static void exchange(double **p, double **q) { double *t = *p; *p = *q; *q = t; }
"""
START = """
double f(double *a, double *b, double *restrict c, int *m, S *s, int n) {
  double r = 0, local[64], other[64]; double *p = a, *q = b; double *heap = malloc(64 * sizeof *heap); U u[64];
  double *ends[2]; S own[4];
  for (int i = 0; i < 64; i++) { local[i] = i; heap[i] = 2 * i; other[i] = 1; u[i].d = i; }
  for (int i = 0; i < 4; i++) { own[i].x = i; own[i].k = i; own[i].link = i & 1 ? a : other;
    own[i].v[0] = own[i].v[1] = own[i].v[2] = 1; }
  ends[0] = local; ends[1] = heap;
"""
ARRAYS = ["a", "b", "c", "local", "heap", "other", "table", "shared", "p", "q"]


class _Writer:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.loops = 0
        self.arrays = self.random.sample(ARRAYS, self.random.randrange(2, 5))
        self.places = self.random.sample(range(14), 6)
        self.kinds = self.random.sample(range(16), 4)

    def index(self) -> str:
        """An index in [0, 64)."""
        pick = self.random
        if not self.loops or pick.random() < 0.25:
            return str(pick.randrange(64))
        i = f"i{pick.randrange(self.loops)}"
        j = f"i{pick.randrange(self.loops)}"
        offset = pick.choice((-8, -2, -1, 0, 0, 0, 1, 2, 3, 8))
        kind = pick.randrange(8)
        if kind < 4:
            return f"{i} + {offset}"
        return (
            f"(2 * {i} + {pick.randrange(2)})",
            f"(({i} * {j}) & 31) + {pick.randrange(8)}",
            f"(m[{i}] & 63)",
            f"(({i} + {j}) & ~3) + {pick.randrange(4)}",
        )[kind - 4]

    def place(self) -> str:
        """A double in memory."""
        pick = self.random
        kind = pick.choice(self.places)
        if kind < 9:
            return f"{pick.choice(self.arrays)}[{self.index()}]"
        return (
            f"s[{self.index()} & 7].x",
            f"s[{self.index()} & 7].v[{pick.randrange(3)}]",
            f"own[{self.index()} & 3].v[{pick.randrange(3)}]",
            f"u[{self.index()}].d",
            f"s[{self.index()} & 7].link[{self.index()}]",
        )[kind - 9]

    def value(self) -> str:
        pick = self.random
        kind = pick.randrange(8)
        if kind < 5:
            return f"{self.place()} * {self.place()}"
        return (
            f"sum({pick.choice(self.arrays)}, {pick.randrange(1, 20)})",
            f"*at({pick.choice(self.arrays)}, {pick.randrange(30)})",
            f"{self.place()} + ends[{self.index()} & 1][{self.index()}]",
        )[kind - 5]

    def statement(self, depth: int) -> str:
        pick = self.random
        kind = pick.randrange(26)
        if kind < 8:
            return f"{self.place()} {pick.choice(('=', '+=', '*='))} {self.value()};"
        if kind < 12:
            return f"r += {self.value()};"
        if kind < 15 and depth < 3:
            return self.loop(depth)
        if kind == 15 and depth < 3:
            return f"if ({self.place()} > {self.place()}) {{ {self.block(depth + 1, 2)} }}"
        simple = (
            f"scale({pick.choice(self.arrays)}, {pick.randrange(1, 12)}, 1.5);",
            f"touch({self.index()});",
            f"p = pick({pick.choice(self.arrays)}, q, n);",
            "{ double *t = p; p = q; q = t; }" if pick.random() < 0.5 else "p = own[n & 3].link;",
            f"hide({pick.choice(self.arrays)});",
            f"through({self.index()});",
            f"memcpy({pick.choice(('local', 'heap', 'other'))} + {pick.randrange(32)}, c, {pick.randrange(1, 5)} * 8);",
            f"m[{self.index()}] += {pick.randrange(9)};",
            f"memset({pick.choice(self.arrays)} + {pick.randrange(8)}, 0, n & 63);",
            f"walk({pick.choice(self.arrays)}, {pick.randrange(9)});",
            "by_link(s + 1);" if pick.random() < 0.5 else "by_link(own + 1);",
            "{ double *t = heap; heap = fresh(n); free(t); }"
            if pick.random() < 0.5
            else "exchange(&ends[0], &ends[1]);",
            f"own[{self.index()} & 3] = s[{self.index()} & 7];",
            f"u[{self.index()}].w ^= 1;",
            f"ends[{self.index()} & 1] = {pick.choice(('c', 'local', 'heap', 'p'))};",
            "q = ends[0];",
        )
        return simple[pick.choice(self.kinds)]

    def loop(self, depth: int) -> str:
        i = f"i{self.loops}"
        self.loops += 1
        body = self.block(depth + 1, 3)
        self.loops -= 1
        down = self.random.random() < 0.3
        head = (
            f"int {i} = 23; {i} >= 8; {i}--"
            if down
            else f"int {i} = 8; {i} < 24; {i} += {self.random.choice((1, 1, 2, 3))}"
        )
        return f"for ({head}) {{ {body} }}"

    def block(self, depth: int, most: int) -> str:
        return "\n    ".join(self.statement(depth) for _ in range(self.random.randrange(1, most + 1)))


def program(seed: int) -> str:
    """A program with a function `f`; the same for the same seed."""
    writer = _Writer(seed)
    body = "\n  ".join(writer.loop(0) if writer.random.random() < 0.6 else writer.statement(0) for _ in range(3))
    return f"{HEADER}{START}  {body}\n  return r + local[3] + heap[5] + own[1].x + u[7].d;\n}}\n"
