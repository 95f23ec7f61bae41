"""Access tags compared as LLVM compares them: its own alias analysis is the oracle."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from enzyme_hub.analysis.memory.type_aliasing import tags_of
from enzyme_hub.ir.reader import read_module

CLANG = shutil.which("clang-22") or shutil.which("clang")
OPT = shutil.which("opt-22")

C = """
typedef struct { int a; double b; struct { float c; long d[3]; } in; } A;
typedef struct { A x; A y[2]; short s; double z; } B;
typedef union { double d; long l; float f[2]; } U;
typedef struct { U u; B *b; char name[8]; double last; } C;
typedef struct { C c; struct { double re, im; } z[4]; int k; _Bool flag; } D;
void f(A *a, B *b, U *u, C *c, D *q, int *i, long *l, short *s, double *d, float *fl, char *ch, void **v, B **bb, int k) {
  a->a = 1; a->b = 2; a->in.c = 3; a->in.d[k] = 4; a->in.d[1] = 5;
  b->x.a = 1; b->x.b = 2; b->y[k].b = 3; b->y[1].in.c = 4; b->s = 5; b->z = 6; b->x.in.d[2] = 7;
  u->d = 1; u->l = 2; u->f[k] = 3; c->u.d = 4; c->b = 0; c->name[k] = 1; c->last = 2;
  q->c.u.l = 1; q->c.last = 2; q->z[k].re = 3; q->z[1].im = 4; q->k = 5; q->flag = 1; q->c.b->z = 1;
  *i = 1; *l = 2; *s = 3; *d = 4; *fl = 5; *ch = 6; *v = 0; *bb = 0;
}
"""
CPP = """
struct Base { int k; double x; virtual void go(); };
struct Derived : Base { double y; Base *other; long n; };
struct Two : Derived { Derived part; enum { A, B } kind; double *p; float *q; };
enum E : long { one }; struct With { E e; long plain; char bytes[4]; };
void f(Base *b, Derived *d, Two *t, With *w, double *x, long *n, Base **pb, double **pp, float **pf, char **pc, E *e, int k) {
  b->k = 1; b->x = 2; d->k = 3; d->x = 4; d->y = 5; d->other = b; d->n = 6; t->y = 7; t->part.y = 8; t->part.x = 9;
  t->part.n = 1; t->kind = Two::A; t->p = 0; t->q = 0; w->e = one; w->plain = 2; w->bytes[k] = 3;
  *x = 1; *n = 2; *pb = 0; *pp = 0; *pf = 0; *pc = 0; *e = one; (*pb)->x = *x; t->p[k] = *pp[k];
}
"""
LINE = re.compile(r"(NoAlias|MayAlias|PartialAlias|MustAlias):.*!tbaa (!\d+).*<->.*!tbaa (!\d+)")


@pytest.mark.skipif(CLANG is None or OPT is None, reason="needs clang-22 and opt-22")
@pytest.mark.parametrize(("name", "source"), [("a.c", C), ("a.cpp", CPP)])
def test_as_llvm_answers(name: str, source: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_text(source)
    text = tmp_path / "a.ll"
    assert CLANG is not None and OPT is not None
    subprocess.run(
        [CLANG, "-O1", "-S", "-emit-llvm", "-Xclang", "-disable-llvm-passes", str(path), "-o", str(text)], check=True
    )
    subprocess.run([OPT, "-S", "-passes=mem2reg", str(text), "-o", str(text)], check=True)
    evaluate = ["-aa-pipeline=tbaa", "-passes=aa-eval", "-evaluate-aa-metadata", "-print-all-alias-modref-info"]
    result = subprocess.run([OPT, "-disable-output", *evaluate, str(text)], check=True, capture_output=True, text=True)
    tags = tags_of(read_module(text.read_text()))
    pairs = {(m[2], m[3], m[1] != "NoAlias") for m in LINE.finditer(result.stderr)}
    assert len({answer for _, _, answer in pairs}) == 2 and len(pairs) > 100
    wrong = [(left, right, answer) for left, right, answer in pairs if tags.may_alias(left, right) != answer]
    assert not wrong


MODULE = """
!0 = !{!"root of C"}
!1 = !{!"char", !0, i64 0}
!2 = !{!"double", !1, i64 0}
!3 = !{!"int", !1, i64 0}
!4 = !{!"pair", !2, i64 0, !2, i64 8, !3, i64 16}
!5 = !{!"outer", !3, i64 0, !4, i64 8}
!6 = !{!"root of Julia"}
!7 = !{!"jtbaa_array", !6, i64 0}
!10 = !{!2, !2, i64 0}
!11 = !{!3, !3, i64 0}
!12 = !{!1, !1, i64 0}
!13 = !{!4, !2, i64 0}
!14 = !{!4, !2, i64 8}
!15 = !{!5, !2, i64 16}
!16 = !{!7, !7, i64 0}
!17 = !{!7, !7, i64 0, i64 1}
!18 = !{!0, !2, i64 8, !3, i64 0}
"""


@pytest.mark.parametrize(
    ("left", "right", "answer"),
    [
        ("!10", "!11", False),
        ("!10", "!10", True),
        ("!10", "!12", True),
        ("!10", "!13", True),  # any double may be the double in a pair
        ("!11", "!13", False),
        ("!13", "!14", False),  # two members of a pair
        ("!14", "!15", True),  # outer's pair begins at 8, so 16 is its second double
        ("!13", "!15", False),
        ("!10", "!16", True),  # two languages
        ("!10", "!18", True),  # a form that is not known
        ("!10", None, True),
    ],
)
def test_rules(left: str, right: str | None, answer: bool) -> None:
    tags = tags_of(read_module(MODULE))
    assert tags.may_alias(left, right) is answer
    assert tags.may_alias(right, left) is answer


def test_constant_memory() -> None:
    tags = tags_of(read_module(MODULE))
    assert tags.is_constant("!17") and not tags.is_constant("!16") and not tags.is_constant(None)
