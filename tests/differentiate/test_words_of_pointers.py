"""Numbers that move as pointers, and pointers that are exchanged: refused where a derivative would be lost without a word."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from enzyme_hub import llvm
from enzyme_hub.driver import pipeline
from enzyme_hub.errors import HubError

CLANG = shutil.which("clang-22") or shutil.which("clang")

pytestmark = [pytest.mark.c, pytest.mark.skipif(CLANG is None, reason="needs clang")]

SUM = "double t = 0; for (int i = 0; i < n; i++) { double y; memcpy(&y, &s[i], 8); t += y * y; } return t;"
BITS = "uint64_t b; memcpy(&b, &x[i], 8);"

# The body of `double f(double *x, int n)`, and functions before it.
NUMBERS = {
    "kept": ("", f"P s[8]; for (int i = 0; i < n; i++) {{ {BITS} s[i] = (P)b; }} {SUM}"),
    "argument": (
        "NOINLINE static void put(P *s, int i, P v) { s[i] = v; }",
        f"P s[8]; for (int i = 0; i < n; i++) {{ {BITS} put(s, i, (P)b); }} {SUM}",
    ),
    "read and handed on": (
        "NOINLINE static void put(P *s, int i, P v) { s[i] = v; }",
        f"P s[8]; for (int i = 0; i < n; i++) put(s, i, ((P *)x)[i]); {SUM}",
    ),
    "result": (
        f"NOINLINE static P get(double *x, int i) {{ {BITS} return (P)b; }}",
        f"P s[8]; for (int i = 0; i < n; i++) s[i] = get(x, i); {SUM}",
    ),
    "result in a struct": (
        "struct two { P a, b; }; NOINLINE static struct two get(P *x, int i) { struct two t = {x[i], x[i + 1]}; return t; }",
        f"P s[8]; for (int i = 0; i < n; i += 2) {{ struct two t = get((P *)x, i); s[i] = t.a; s[i + 1] = t.b; }} {SUM}",
    ),
    "turned round on the heap": (
        "",
        f"P *s = malloc(8 * n), *p = (P *)x; for (int i = 0; i < n; i++) s[i] = p[n - 1 - i]; {SUM}",
    ),
    "swapped": (
        "",
        "double s[8]; memcpy(s, x, 8 * n); P *p = (P *)s;"
        "for (int i = 0; i < n / 2; i++) { P a = p[i]; p[i] = p[n - 1 - i]; p[n - 1 - i] = a; }" + SUM,
    ),
    "in a list": (
        "struct node { P v; struct node *next; };",
        "struct node *h = 0; P *p = (P *)x; double t = 0;"
        "for (int i = 0; i < n; i++) { struct node *k = malloc(sizeof *k); k->v = p[i]; k->next = h; h = k; }"
        "while (h) { double y; memcpy(&y, &h->v, 8); t += y * y; struct node *k = h->next; free(h); h = k; } return t;",
    ),
    "exchanged": (
        "",
        "P s[8] = {0}, *p = (P *)x;"
        f"for (int i = 0; i < n; i++) __atomic_exchange_n(&s[i], p[i], __ATOMIC_RELAXED); {SUM}",
    ),
}
ARRAYS = "double a[8], b[8]; for (int i = 0; i < n; i++) { a[i] = 0; b[i] = x[i]; } double *p = a; "
READ = " double t = 0; for (int i = 0; i < n; i++) t += p[i] * p[i]; return t;"
EXCHANGED = {
    "exchange": ("", f"{ARRAYS} __atomic_exchange_n(&p, b, __ATOMIC_SEQ_CST); {READ}"),
    "compare and exchange": (
        "",
        f"{ARRAYS} double *e = a; __atomic_compare_exchange_n(&p, &e, b, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST); {READ}",
    ),
    "moved on": (
        "",
        "double *p = x; double t = 0;"
        "for (int i = 0; i < n; i++) { t += *p * *p; __atomic_fetch_add((uintptr_t *)&p, 8, __ATOMIC_RELAXED); } return t;",
    ),
    "a list's head": (
        "struct node { double v; struct node *next; };"
        "NOINLINE static void push(struct node **h, double v) {"
        "  struct node *k = malloc(sizeof *k); k->v = v; k->next = *h;"
        "  while (!__atomic_compare_exchange_n(h, &k->next, k, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)); }",
        "struct node *h = 0; for (int i = 0; i < n; i++) push(&h, x[i]);"
        "double t = 0; while (h) { t += h->v * h->v; struct node *k = h->next; free(h); h = k; } return t;",
    ),
}
ORDINARY = {
    "pointers in an array": (
        "",
        "double *s[8]; for (int i = 0; i < n; i++) s[i] = &x[n - 1 - i]; double **q = malloc(8 * n);"
        "for (int i = 0; i < n; i++) q[i] = s[i]; double t = 0; for (int i = 0; i < n; i++) t += *q[i] * *q[i]; return t;",
    ),
    "a pointer beside a number": (
        "struct pair { double v; struct pair *next; };",
        "struct pair a[8], b[8]; for (int i = 0; i < n; i++) { a[i].v = x[i]; a[i].next = i ? &a[i - 1] : 0; }"
        "for (int i = 0; i < n; i++) b[i] = a[i]; double t = 0;"
        "for (struct pair *p = &b[n - 1]; p; p = p->next) t += p->v * p->v; return t;",
    ),
}


def written(tmp_path: Path, before: str, body: str) -> Path:
    """A program that prints the gradient of the function at 1, 2, .. 8."""
    source = tmp_path / "f.c"
    source.write_text(
        "#include <stdint.h>\n#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n"
        "void __enzyme_autodiff(void *, ...);\ntypedef void *P;\n#define NOINLINE __attribute__((noinline))\n"
        f"{before}\nstatic double f(double *x, int n) {{ {body} }}\n"
        "void g(double *x, double *dx, int n) { __enzyme_autodiff((void *)f, x, dx, n); }\n"
        "int main(void) { double x[8] = {1, 2, 3, 4, 5, 6, 7, 8}, dx[8] = {0}; g(x, dx, 8);"
        ' for (int i = 0; i < 8; i++) printf("%g ", dx[i]); }\n'
    )
    return source


def differentiate(tmp_path: Path, before: str, body: str, level: str) -> None:
    source, compiled = written(tmp_path, before, body), tmp_path / "f.bc"
    subprocess.run([str(CLANG), level, "-w", "-emit-llvm", "-c", source, "-o", compiled], check=True)
    state = pipeline.State(pipeline.Options(), llvm.read(compiled.read_bytes(), "f.bc"))
    for step in pipeline.STEPS:
        if step.name == "postopt":
            break
        step.run(state)


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("shape", NUMBERS)
def test_number_as_pointer(tmp_path: Path, shape: str, level: str, linker: Path) -> None:
    """The gradient is right, or it is refused."""
    source, program = written(tmp_path, *NUMBERS[shape]), tmp_path / "program"
    command = [str(CLANG), level, "-w", "-flto", f"--ld-path={linker}", str(source), "-o", str(program)]
    linked = subprocess.run(command, capture_output=True, text=True, check=False)
    if linked.returncode:
        assert "error[EH0302]" in linked.stderr or "error[EH0306]" in linked.stderr, linked.stderr
    else:
        ran = subprocess.run([str(program)], capture_output=True, text=True, check=True)
        assert ran.stdout == "2 4 6 8 10 12 14 16 "


@pytest.mark.parametrize("level", ["-O0", "-O1"])
@pytest.mark.parametrize("shape", EXCHANGED)
def test_exchanged_pointer(tmp_path: Path, shape: str, level: str) -> None:
    with pytest.raises(HubError) as caught:
        differentiate(tmp_path, *EXCHANGED[shape], level)
    assert caught.value.code == "EH0306"


@pytest.mark.parametrize("level", ["-O0", "-O1"])
@pytest.mark.parametrize("shape", ORDINARY)
def test_ordinary_pointers(tmp_path: Path, shape: str, level: str) -> None:
    differentiate(tmp_path, *ORDINARY[shape], level)
