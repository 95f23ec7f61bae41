"""Random differentiable C programs about memory: pointers in structs and in arrays, pointers that trade places, callees
that overwrite what they were given, globals, buffers that are freed and made again.

All values stay in a small range (what is stored went through sin or cos, or is a product of such), every index is in its
array, and branches depend on integers only, so that differences approximate the derivative well. Each program uses only a
few arrays and a few kinds of statements, so that those meet often ("swarm testing", Groce and others, ISSTA 2012).
"""

from __future__ import annotations

import random

HEADER = r"""
#include <stdlib.h>
#include <string.h>
#include <math.h>
typedef struct { double x; int k; double v[3]; double *link; } S;
static double table[32]; double shared[32];
#define NI __attribute__((noinline)) static
NI double sum(const double *p, int n) { double s = 0; for (int i = 0; i < n; i++) s += p[i]*p[i]; return sin(s); }
NI void scale(double *p, int n, double f) { for (int i = 0; i < n; i++) p[i] = sin(p[i] * f); }
NI void touch(int i, double y) { shared[i] = sin(shared[i] + y); table[i] = cos(table[i] * y); }
NI double peek(int i) { return shared[i] * table[i]; }
NI double *pick(double *p, double *q, int i) { return i & 1 ? p : q; }
NI double *at(double *p, int i) { return p + i; }
NI void walk(double *p, int n) { if (n > 0) { p[n] = sin(p[n] + p[n - 1] * p[n]); walk(p, n - 2); } }
NI double chain(const double *p, int n) { return n <= 0 ? p[0] : sin(p[n] * chain(p, n - 1)); }
NI double by_link(S *s) { double o = s->link[s->k & 7]; s->link[s->k & 7] = sin(o * s->x); s->v[1] = o * s->v[2]; return s->v[0] * o; }
NI double see_link(const S *s) { return s->link[s->k & 7] * s->x * s->link[1]; }
NI double *fresh(int n, double y) { double *p = malloc(32 * sizeof *p); for (int i = 0; i < 32; i++) p[i] = y * sin(i + n); return p; }
NI void exchange(double **p, double **q) { double *t = *p; *p = *q; *q = t; }
NI double behind(const double *p) { return p[-1] * p[1] * p[0]; }
NI S make(double x, double *l) { S s = {x, 3, {x, x * x, 1}, l}; return s; }
"""
START = r"""
__attribute__((noinline)) double f(double *a, double *b, double *restrict c, int *m, S *s, int n) {
  double r = 0, local[32], other[32]; double *p = a, *q = b; double *heap = malloc(32 * sizeof *heap);
  double *ends[2]; S own[4];
  for (int i = 0; i < 32; i++) { local[i] = a[i & 7] * 0.1; heap[i] = b[i & 3] * b[i & 7]; other[i] = 1; }
  for (int i = 0; i < 4; i++) { own[i].x = c[i]; own[i].k = i; own[i].link = i & 1 ? a : other;
    own[i].v[0] = own[i].v[1] = own[i].v[2] = 0.5; }
  ends[0] = local; ends[1] = heap;
"""
END = r"""
  r += local[3] + heap[5] + own[1].x + shared[4]*table[5] + other[9]*c[3];
  free(heap);
  return r;
}
static void reset(void) { for (int i = 0; i < 32; i++) { table[i] = 0.3; shared[i] = 0.01*i; } }
double value(double *a, double *b, double *c, int *m, S *s, int n) {
  reset();
  return f(a, b, c, m, s, n);
}
int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void*, ...);
void gradient(double *a, double *da, double *b, double *db, double *c, double *dc, int *m, S *s, S *ds, int n) {
  reset();
  __enzyme_autodiff((void*)f, enzyme_dup, a, da, enzyme_dup, b, db, enzyme_dup, c, dc, enzyme_const, m,
                    enzyme_dup, s, ds, enzyme_const, n);
}
"""
ARRAYS = ["a", "b", "c", "local", "heap", "other", "table", "shared", "p", "q"]
RENEW = """{ double *t = heap; heap = fresh(n, a[3]); free(t); if (p == t) p = heap; if (q == t) q = heap;
    for (int z = 0; z < 2; z++) if (ends[z] == t) ends[z] = heap;
    for (int z = 0; z < 4; z++) if (own[z].link == t) own[z].link = a; }"""


class _Writer:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.loops = 0
        self.arrays = self.random.sample(ARRAYS, self.random.randrange(2, 5))
        self.kinds = self.random.sample(range(20), 6)
        self.places = self.random.sample(range(12), 6)

    def index(self) -> str:
        """An index in [0, 32)."""
        pick = self.random
        if not self.loops or pick.random() < 0.25:
            return str(pick.randrange(32))
        i, j = (f"i{pick.randrange(self.loops)}" for _ in range(2))
        if pick.random() < 0.6:
            return f"{i} + {pick.choice((-4, -2, -1, 0, 0, 0, 1, 2, 3))}"
        return pick.choice((f"((2 * {i} + {pick.randrange(2)}) & 31)", f"(m[{i}] & 31)", f"(({i} * {j}) & 31)"))

    def array(self) -> str:
        return self.random.choice(self.arrays)

    def place(self) -> str:
        """A double in memory."""
        kind = self.random.choice(self.places)
        if kind < 8:
            return f"{self.array()}[{self.index()}]"
        return (
            f"s[{self.index()} & 3].x",
            f"s[{self.index()} & 3].v[{self.random.randrange(3)}]",
            f"own[{self.index()} & 3].v[{self.random.randrange(3)}]",
            f"s[{self.index()} & 3].link[{self.index()}]",
        )[kind - 8]

    def value(self) -> str:
        kind = self.random.randrange(10)
        if kind < 6:
            return f"{self.place()} * {self.place()}"
        return (
            f"sum({self.array()}, {self.random.randrange(1, 9)})",
            f"*at({self.array()}, {self.random.randrange(20)})",
            f"ends[{self.index()} & 1][{self.index()}]",
            f"chain({self.array()}, {self.random.randrange(5)})",
        )[kind - 6]

    def statement(self, depth: int) -> str:
        kind = self.random.randrange(24)
        if kind < 6:
            return f"{self.place()} = sin({self.value()} + {self.place()});"
        if kind < 8:
            return f"{self.place()} = {self.value()};"
        if kind < 11:
            return f"r += 0.5 * {self.value()};"
        if kind < 14 and depth < 3:
            return self.loop(depth)
        if kind == 14 and depth < 3:
            return f"if ((m[{self.index()}] & 3) > {self.random.randrange(3)}) {{ {self.block(depth + 1, 2)} }}"
        return self.special()

    def special(self) -> str:
        """One of the few other kinds that this program uses."""
        pick = self.random
        one = pick.choice(("s + 1", "own + 1", "own + 2"))
        return (
            f"scale({self.array()}, {pick.randrange(1, 8)}, 1.5);",
            f"touch({self.index()}, {self.value()});",
            f"p = pick({self.array()}, q, n);",
            "{ double *t = p; p = q; q = t; }",
            f"r += peek({self.index()});",
            f"walk({self.array()}, {pick.randrange(7)});",
            f"memcpy({pick.choice(('local', 'heap', 'other'))} + {pick.randrange(8)}, c, {pick.randrange(1, 5)} * 8);",
            f"m[{self.index()}] += {pick.randrange(9)};",
            f"memset({self.array()} + {pick.randrange(4)}, 0, n);",
            f"r += by_link({one});",
            f"r += see_link({one});",
            RENEW,
            "exchange(&ends[0], &ends[1]);",
            f"own[{self.index()} & 3] = s[{self.index()} & 3];",
            f"ends[{self.index()} & 1] = {pick.choice(('local', 'heap', 'p', 'a'))};",
            "q = ends[0];",
            f"r += behind({self.array()} + {pick.randrange(1, 20)});",
            f"own[{self.index()} & 3].link = {pick.choice(('local', 'heap', 'b'))};",
            f"own[1] = make({self.place()}, {pick.choice(('local', 'a'))});",
            "exchange(&p, &q);",
        )[pick.choice(self.kinds)]

    def loop(self, depth: int) -> str:
        i = f"i{self.loops}"
        self.loops += 1
        body = self.block(depth + 1, 3)
        self.loops -= 1
        pick = self.random
        if pick.random() < 0.3:
            return f"for (int {i} = 15; {i} >= 4; {i}--) {{ {body} }}"
        end, step = pick.choice(("16", "12", "n/2")), pick.choice((1, 1, 2, 3))
        return f"for (int {i} = 4; {i} < {end}; {i} += {step}) {{ {body} }}"

    def block(self, depth: int, most: int) -> str:
        return "\n    ".join(self.statement(depth) for _ in range(self.random.randrange(1, most + 1)))


def program(seed: int) -> str:
    """A program with `value` and `gradient`; the same for the same seed."""
    writer = _Writer(seed)
    count = writer.random.choice((2, 3, 4))
    body = "\n  ".join(writer.loop(0) if writer.random.random() < 0.6 else writer.statement(0) for _ in range(count))
    return f"{HEADER}{START}  {body}\n{END}"
