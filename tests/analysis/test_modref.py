"""Which loads are said to read memory that stays: C functions with `KEPT` and `LOST` on the lines of their loads.

For each KEPT there is a neighbour where the same reasoning, taken one step too far, would be wrong. What must be LOST is a
matter of correctness; what must be KEPT, of speed.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from traced import prepared

from enzyme_hub.analysis.memory.modref import ModRef
from enzyme_hub.analysis.types.analysis import TypeAnalysis
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.reader import read_module

CLANG = shutil.which("clang-22") or shutil.which("clang")
pytestmark = pytest.mark.skipif(CLANG is None, reason="needs clang")

CASES = {
    "restrict arguments": """
        double f(double *restrict x, double *restrict y, int n) {
          double s = 0;
          for (int i = 0; i < n; i++) {
            y[i] = 2 * x[i];         // KEPT
            s += y[i + 1];           // LOST
          }
          return s;
        }""",
    "arguments that may be equal": """
        double f(double *x, double *y, int n) {
          double s = 0;
          for (int i = 0; i < n; i++) {
            s += x[i] * x[i];        // LOST
            y[i] = s;
          }
          return s;
        }""",
    "a store before the load in the text runs after it": """
        double f(double *x, int n) {
          double s = 0;
          for (int i = 0; i < n; i++) {
            x[n - i] = s;
            s += x[i];               // LOST
          }
          return s;
        }""",
    "a store before the loop does not": """
        double f(double *x, int n) {
          double s = 0;
          x[n] = 3;
          for (int i = 0; i < n; i++)
            s += x[i];               // KEPT
          return s;
        }""",
    "constant offsets of an argument": """
        double f(double *x, int n) {
          double s = 0;
          for (int i = 0; i < n; i++) {
            s += x[i & 1 ? 2 : 4];   // KEPT
            s *= x[i & 1 ? 3 : 4];   // LOST
            x[i & 1 ? 1 : 5] = s;
            x[i & 1 ? 3 : 7] = s;
          }
          return s;
        }""",
    "constant offsets of a pointer that moves": """
        double f(double **next) {
          double s = 0;
          while (*next) {            // KEPT
            double *p = *next++;
            s += p[0];               // LOST
            p[1] = s;
          }
          return s;
        }""",
    "rows that may overlap": """
        double f(double **rows, int n) {
          double s = 0;
          for (int i = 0; i < n; i++) {
            double *p = rows[i];     // KEPT
            s += p[0];               // LOST
            p[1] = s;
          }
          return s;
        }""",
    "a pointer that steps": """
        double f(double *x, double *end) {
          double s = 0;
          for (double *p = x; p != end; p += 2) {
            s += p[0];               // KEPT
            p[5] = s;
          }
          return s;
        }
        double g(double *x, double *end) {
          double s = 0;
          for (double *p = x; p != end; p += 3) {
            s += p[0];               // LOST
            p[6] = s;
          }
          return s;
        }""",
    "fields of an array of structs": """
        typedef struct { double x, v, w; } P;
        double f(P *p, int n) {
          double s = 0;
          for (int i = 0; i < n; i++) {
            p[i].x = p[i].v;         // KEPT
            s += p[(i * 7) % n].w;   // LOST
            p[n - i].w = s;
          }
          return s;
        }""",
    "even and odd places": """
        double f(double *x, int n) {
          double s = 0;
          for (long i = 0; i < n; i++) {
            s += x[2 * i];           // KEPT
            x[2 * i + 1] = s;
          }
          for (long i = 0; i < n; i++) {
            s += x[3 * i];           // LOST
            x[6 * i + 3] = s;
          }
          return s;
        }""",
    "an index that wraps": """
        double f(double *x, unsigned k, unsigned n) {
          double s = 0;
          for (unsigned i = 0; i < n; i++) {
            s += x[3 * i];           // LOST
            x[3 * i + k] = s;
          }
          return s;
        }""",
    "pointers that trade places": """
        double f(double *restrict x, double *restrict y, int n) {
          double s = 0;
          for (int i = 0; i < n; i++) {
            y[i] = x[i] + s;         // LOST
            s += y[2 * i];           // LOST
            double *t = x; x = y; y = t;
          }
          return s;
        }""",
    "one of two pointers": """
        double f(double *restrict x, double *restrict y, double *restrict z, int n, int m) {
          double s = 0;
          double *p = n & 1 ? x : y;
          for (int i = 0; i < n; i++) {
            s += p[i] * z[i];        // MIXED
            x[m] = s;
          }
          for (int i = 0; i < n; i++)
            s += z[i];               // KEPT
          return s;
        }""",
    "a local array whose address nobody has": """
        void g(void);
        double f(double *x, int n) {
          double t[16], s = 0;
          for (int i = 0; i < 16; i++) t[i] = x[i];
          g();
          for (int i = 0; i < n; i++) { s += t[i & 15]; g(); } // KEPT
          return s;
        }""",
    "a local array whose address was given away": """
        void g(void);
        void keep(double *);
        double f(double *x, int n) {
          double t[16], s = 0;
          keep(t);
          for (int i = 0; i < n; i++) {
            s += t[i & 15];          // LOST
            g();
          }
          return s;
        }""",
    "an address that is stored": """
        double *place;
        void g(void);
        double f(int n) {
          double t[16] = {1, 2, 3}, s = 0;
          place = t;
          for (int i = 0; i < n; i++) {
            s += t[i & 15];          // LOST
            g();
          }
          return s;
        }""",
    "a store through an integer": """
        double f(long *where, int n) {
          double t[16] = {1, 2, 3}, s = 0;
          long address = (long)t;
          *where = address;
          for (int i = 0; i < n; i++) {
            s += t[i & 15];          // LOST
            *(double *)(*where + 8 * (i & 15)) = s;
          }
          return s;
        }""",
    "a distance between pointers tells nothing": """
        void g(void);
        double f(int n) {
          double t[16] = {1, 2, 3}, s = 0;
          for (double *p = t; p != t + (n & 15); p++) {
            s += *p * (p - t);       // KEPT
            g();
          }
          return s;
        }""",
    "new memory": """
        #include <stdlib.h>
        double f(double *x, int n) {
          double *t = malloc(n * sizeof *t), s = 0;
          for (int i = 0; i < n; i++) {
            t[i] = x[i];             // KEPT
            s += t[n - i - 1];       // LOST
          }
          for (int i = 0; i < n; i++) s *= t[i]; // KEPT
          free(t);
          return s;
        }""",
    "realloc": """
        #include <stdlib.h>
        double f(int n) {
          double *t = calloc(n, sizeof *t), s = 0;
          for (int i = 0; i < n; i++) s += t[i]; // LOST
          t = realloc(t, 2 * n * sizeof *t);
          t[0] = s;
          s += t[n - 1];             // KEPT
          free(t);
          return s;
        }""",
    "integers and doubles": """
        typedef struct { int n; double *x; double f; } V;
        double f(V *v) {
          double s = 0;
          for (int i = 0; i < v->n; i++) {
            double *x = v[i].x;      // KEPT
            s += v[i + 2].n;         // KEPT
            s += x[i * i];           // LOST
            x[i + 1] = s;
            s += v[i].f;             // LOST
          }
          return s;
        }""",
    "members of a union": """
        typedef union { double d; long n; } U;
        double f(U *u, int n) {
          double s = 0;
          for (int i = 0; i < n; i++) {
            s += u[i].d;             // LOST
            u[n - i].n = i;
          }
          return s;
        }""",
    "bytes may be anything": """
        double f(double *x, char *c, int n) {
          double s = 0;
          for (int i = 0; i < n; i++) {
            s += x[i];               // LOST
            c[i] = 1;
          }
          return s;
        }""",
    "a callee that only reads": """
        __attribute__((noinline)) static double sum(double *p, int n) {
          double s = 0;
          for (int i = 0; i < n; i++) s += p[i]; // KEPT
          return s;
        }
        double f(double *x, int n) {
          double s = 0;
          for (int i = 0; i < n; i++) {
            s += x[i];               // KEPT
            s += sum(x, i);
          }
          return s;
        }""",
    "a callee that writes one of its arguments": """
        __attribute__((noinline)) static void add(double *p, double *q, int n) {
          for (int i = 0; i < n; i++) p[i] += q[i]; // LOST
        }
        double f(double *restrict x, double *restrict y, double *restrict z, int n) {
          double s = x[0] * y[0];    // MIXED
          s += z[0];                 // KEPT
          add(x, z, n);
          return s + x[0];           // KEPT
        }""",
    "a callee that recurses": """
        __attribute__((noinline)) static void down(double *p, int n) {
          if (n < 2) return;
          down(p, n / 2);
          p[0] *= 2;                 // LOST
          down(p + n / 2, n / 2);
        }
        double f(double *restrict x, double *restrict y, int n) {
          double s = x[1];           // LOST
          s += y[1];                 // KEPT
          down(x, n);
          return s;
        }""",
    "a callee that writes through memory": """
        typedef struct { double *to; } T;
        __attribute__((noinline)) static void poke(T *t) { t->to[0] += 1; }
        double f(double *x, int n) {
          double a[4] = {1, 2, 3, 4}, b[4] = {n, n, n, n};
          T t = {a};
          double s = 0;
          for (int i = 0; i < n; i++) {
            s += a[i & 3];           // LOST
            s *= b[i & 3];           // KEPT
            poke(&t);
          }
          return s;
        }""",
    "a callee that returns an argument": """
        __attribute__((noinline)) static double *skip(double *p, int n) { return n > 3 ? p + n : p; }
        double f(double *restrict x, double *restrict y, int n) {
          double s = 0;
          for (int i = 0; i < n; i++) {
            s += x[i];               // LOST
            s += y[i];               // KEPT
            *skip(x, i) = s;
          }
          return s;
        }""",
    "an unknown function": """
        void g(double *);
        double f(double *restrict x, double *restrict y, double *z, int n) {
          double s = 0;
          for (int i = 0; i < n; i++) {
            s += x[i];               // LOST
            s += y[i];               // KEPT
            s += z[i];               // LOST
            g(x);
          }
          return s;
        }""",
    "globals": """
        static double b[8], only_named[8];
        static const double c[8] = {1, 2, 3, 4, 5, 6, 7, 8};
        double a[8], *other;
        void init(int i) { a[i] = b[i] = only_named[i] = i; }
        double f(int n) {
          double s = 0;
          for (int i = 0; i < n; i++) {
            s += a[i & 7];           // LOST
            s += only_named[i & 7];  // KEPT
            b[i & 7] = s;
            s += c[i & 7];           // KEPT
            *other = s;              // MIXED
          }
          return s;
        }""",
    "two globals": """
        static double a[8], b[8];
        void init(int i) { a[i] = b[i] = i; }
        double f(int n) {
          double s = 0;
          for (int i = 0; i < n; i++) {
            s += a[i & 7];           // KEPT
            b[i & 7] = s;
          }
          return s;
        }""",
    "mathematics and printing write nothing": """
        #include <math.h>
        #include <stdio.h>
        double f(double *x, int n) {
          double s = 0;
          for (int i = 0; i < n; i++) {
            s += sin(x[i]) * pow(x[i + 1], s); // KEPT
            printf("%g", s);
          }
          return s;
        }""",
    "outputs of mathematics": """
        #include <math.h>
        double f(double *x, int n) {
          double s = 0, w[4] = {1, 2, 3, 4};
          for (int i = 0; i < n; i++) {
            s += w[i & 3];           // LOST
            s += modf(x[i], w + (i & 1)); // KEPT
          }
          return s;
        }""",
    "copies": """
        #include <string.h>
        double f(double *restrict x, double *restrict y, int n) {
          double s = 0;
          s += y[5];                 // LOST
          s += y[15];                // KEPT
          memcpy(y, x, 80);
          s += x[3];                 // KEPT
          s += y[16] * y[3];         // KEPT
          memset(y + 20, 0, 8 * n);
          return s;
        }""",
    "memory of no declared type, used for numbers and then for integers": """
        double f(const double *x, void *work, int n) {
          double *w = work, s = 0;
          long *count = work;
          for (int i = 0; i < n; i++) w[i] = x[i] + 1;
          for (int i = 0; i < n; i++)
            s += w[i];               // LOST
          for (int i = 0; i < n; i++) count[i] = i;
          return s;
        }""",
    "the same, in steps of another size and through a pointer from memory": """
        struct arena { char *base; long top; };
        void f(struct arena *a, int n, double *r) {
          double *w = (double *)(a->base + a->top), s = 0;
          for (int i = 0; i < n; i++)
            s += w[i];               // LOST
          *r = s;
          int *count = (int *)(a->base + a->top);
          for (int i = 0; i < n; i++) count[2 * i + 1] = i;
        }""",
    "the same, at one place each": """
        double f(double *w, int n) {
          double s = w[0];           // LOST
          ((long *)w)[n] = n;
          return s;
        }""",
    "a table of indices beside numbers that are written": """
        struct matrix { int rows; const int *start, *column; const double *value; };
        void f(const struct matrix *m, const double *x, double *y) {
          for (int i = 0; i < m->rows; i++) {
            double s = 0;
            int end = m->start[i + 1];                  // KEPT
            for (int k = m->start[i]; k < end; k++) {   // KEPT
              int j = m->column[k];                     // KEPT
              s += x[j];                                // LOST
            }
            y[i] = s;
          }
        }""",
    "blocks of its own, beside a function that releases others": """
        #include <stdlib.h>
        __attribute__((noinline)) static void drop(double **p) { free(*p); }
        double f(double **other, double *x, int n) {
          double s = (*other)[1];      // LOST
          double *t = malloc(n * sizeof(double)), *u = malloc(n * sizeof(double));
          for (int i = 0; i < n; i++) t[i] = u[i] = x[i] * x[i];
          for (int i = 0; i < n; i++)
            s += t[i] * t[i];          // KEPT
          for (int i = 0; i < n; i++)
            s += u[i] * u[i];          // LOST
          drop(other);
          drop(&u);
          free(t);
          return s;
        }""",
    "what ends in abort": """
        #include <stdlib.h>
        double f(double *x, int n) {
          double s = 0;
          for (int i = 0; i < n; i++) {
            s += x[i];               // KEPT
            if (s > 100) { x[0] = 7; abort(); }
          }
          return s;
        }""",
}


def marks(source: str) -> dict[int, str]:
    found = {}
    for number, line in enumerate(source.splitlines(), 1):
        match = re.search(r"// (KEPT|LOST)", line)
        if match:
            found[number] = match[1]
    return found


def answers(source: str, directory: Path) -> dict[int, set[str]]:
    """What is said of the loads on each line."""
    path = directory / "case.c"
    path.write_text(source)
    flags = ["-O1", "-g", "-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops"]
    assert CLANG is not None
    subprocess.run([CLANG, *flags, "-emit-llvm", "-c", str(path), "-o", str(path) + ".bc"], check=True)
    module = read_module(prepared(Path(str(path) + ".bc").read_bytes()))
    found: dict[int, set[str]] = {}
    types = TypeAnalysis(module)
    for function in list(module.functions.values()):
        if function.is_declaration:
            continue
        modref = ModRef(function, kinds=types.function(function).kinds, delays=True)
        for i in function.instructions:
            if isinstance(i, inst.Load):
                place = module.metadata.location(i)
                line = int(place.split(",")[0].rpartition(":")[2]) if place else 0
                kept = modref.overwritten(i) is None
                found.setdefault(line, set()).add("KEPT" if kept else "LOST")
    return found


@pytest.mark.parametrize("name", CASES)
def test_case(name: str, tmp_path: Path) -> None:
    found = answers(CASES[name], tmp_path)
    wanted = marks(CASES[name])
    assert wanted
    assert {line: found.get(line) for line in wanted} == {line: {word} for line, word in wanted.items()}
