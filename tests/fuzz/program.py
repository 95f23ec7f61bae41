"""Whole programs: functions, a harness that calls them, and what the harness prints, read back.

A *mode* is a way to ask for derivatives: the text of one request in each language. A new mode is a row in `MODES`; whatever
it asks for, what it prints is the gradient.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.fuzz.grammar import GRAMMARS
from tests.fuzz.writer import Function

HERE = Path(__file__).parent
POINTS = 3
STEP = 1e-3  # of the differences; halved twice
NEAR = 1e-6  # where a function goes up and down within the step


@dataclass(frozen=True)
class Mode:
    """A way to ask: the source that prints derivatives of `f_NUMBER` at one point, by language."""

    name: str
    request: Mapping[str, str]
    is_drawn: bool = True  # where no mode is asked for


C_REVERSE = """
static NOINLINE void derive_NUMBER(int place) {
    struct point p = point_at(NUMBER, place);
    double *a = copy_of(p.a), *b = other(p, a, p.b), *da = copy_of(p.wa), *db = other(p, da, p.wb);
    struct result g = __enzyme_autodiff_result((void *)f_NUMBER, enzyme_primal_return, enzyme_dup, a, da, enzyme_dup, b, db,
                                               enzyme_out, p.s, CONSTANTS);
    print_all("again", NUMBER, place, g.value, a, b);
    print_all("gradient", NUMBER, place, g.ds, da, p.same ? p.wb : db);
    release(p, a, b);
    release(p, da, db);
}
"""
RUST_REVERSE = """
#[cfg(not(reference))]
#[inline(never)]
fn derive_NUMBER(place: usize) {
    let mut p = point_at(NUMBER, place);
    let (mut da, mut db) = (p.wa, p.wb);
    let g = unsafe {
        __enzyme_autodiff_result(f_NUMBER as *const () as usize, enzyme_primal_return, enzyme_dup, &mut p.a, &mut da,
            enzyme_dup, &mut p.b, &mut db, enzyme_out, p.s, enzyme_const, p.n, enzyme_const, &p.ix, enzyme_const, &p.kept)
    };
    print_all("again", NUMBER, place, g.value, &p.a, &p.b);
    print_all("gradient", NUMBER, place, g.ds, &da, &db);
}
"""
# The two sweeps apart, and what the reverse must not need is overwritten in between. The first reverse keeps the tape.
C_SPLIT = """
static NOINLINE void derive_NUMBER(int place) {
    struct point p = point_at(NUMBER, place);
    double *a = copy_of(p.a), *b = other(p, a, p.b), *da = copy_of(p.wa), *db = other(p, da, p.wb);
    struct augmented f = __enzyme_augmentfwd_result((void *)f_NUMBER, enzyme_dup, a, da, enzyme_dup, b, db,
                                                    enzyme_out, p.s, CONSTANTS);
    print_all("again", NUMBER, place, f.value, a, b);
    for (int i = 0; i < 8; i++) a[i] = b[i] = 1e300;
    double ds = __enzyme_reverse_result((void *)f_NUMBER, enzyme_nofree, enzyme_dup, a, da, enzyme_dup, b, db, enzyme_out,
                                        p.s, CONSTANTS, 1.0, f.tape);
    double *fa = copy_of(da), *fb = copy_of(db);
    memcpy(da, p.wa, sizeof p.wa);
    if (!p.same) memcpy(db, p.wb, sizeof p.wb);
    double again = __enzyme_reverse_result((void *)f_NUMBER, enzyme_dup, a, da, enzyme_dup, b, db, enzyme_out, p.s,
                                           CONSTANTS, 1.0, f.tape);
    int same = near(again, ds);
    for (int i = 0; i < 8; i++) same = same && near(fa[i], da[i]) && near(fb[i], db[i]);
    print_all("gradient", NUMBER, place, same ? ds : 12345, da, p.same ? p.wb : db);
    release(p, a, b);
    release(p, da, db);
    free(fa);
    free(fb);
}
"""
# Along each component in turn; the weights of what the function leaves in a and b are those of the reverse's seeds.
C_FORWARD = """
static NOINLINE void derive_NUMBER(int place) {
    struct point p = point_at(NUMBER, place);
    const double zero[8] = {0};
    double g[17];
    for (int k = 0; k < 17; k++) {
        double *a = copy_of(p.a), *b = other(p, a, p.b), *ta = copy_of(zero), *tb = other(p, ta, zero);
        if (k < 8) ta[k] = 1;
        else if (k < 16 && !p.same) tb[k - 8] = 1;
        struct result r = __enzyme_fwddiff_result((void *)f_NUMBER, enzyme_primal_return, enzyme_dup, a, ta, enzyme_dup, b, tb,
                                                  enzyme_dup, p.s, k == 16 ? 1.0 : 0.0, CONSTANTS);
        g[k] = r.ds;
        for (int i = 0; i < 8; i++) g[k] += p.wa[i] * ta[i] + p.wb[i] * tb[i];
        if (k == 16) print_all("again", NUMBER, place, r.value, a, b);
        release(p, a, b);
        release(p, ta, tb);
    }
    for (int k = 8; k < 16 && p.same; k++) g[k] = 0;
    print_all("gradient", NUMBER, place, g[16], g, g + 8);
}
"""
RUST_FORWARD = """
#[cfg(not(reference))]
#[inline(never)]
fn derive_NUMBER(place: usize) {
    let mut g = [0.0; 17];
    for k in 0..17 {
        let mut p = point_at(NUMBER, place);
        let (mut ta, mut tb) = ([0.0; 8], [0.0; 8]);
        if k < 8 { ta[k] = 1.0 } else if k < 16 { tb[k - 8] = 1.0 }
        let r = unsafe {
            __enzyme_fwddiff_result(f_NUMBER as *const () as usize, enzyme_primal_return, enzyme_dup, &mut p.a, &mut ta,
                enzyme_dup, &mut p.b, &mut tb, enzyme_dup, p.s, if k == 16 { 1.0 } else { 0.0 }, enzyme_const, p.n,
                enzyme_const, &p.ix, enzyme_const, &p.kept)
        };
        g[k] = r.ds;
        for i in 0..8 { g[k] += p.wa[i] * ta[i] + p.wb[i] * tb[i]; }
        if k == 16 { print_all("again", NUMBER, place, r.value, &p.a, &p.b); }
    }
    let (mut da, mut db) = ([0.0; 8], [0.0; 8]);
    da.copy_from_slice(&g[..8]);
    db.copy_from_slice(&g[8..16]);
    print_all("gradient", NUMBER, place, g[16], &da, &db);
}
"""
# Along each component in turn, over one tape, which the reverse then releases.
C_TAPE = """
static NOINLINE void derive_NUMBER(int place) {
    struct point p = point_at(NUMBER, place);
    const double zero[8] = {0};
    double *a = copy_of(p.a), *b = other(p, a, p.b), *da = copy_of(p.wa), *db = other(p, da, p.wb), g[17];
    struct augmented f = __enzyme_augmentfwd_result((void *)f_NUMBER, enzyme_dup, a, da, enzyme_dup, b, db,
                                                    enzyme_out, p.s, CONSTANTS);
    print_all("again", NUMBER, place, f.value, a, b);
    for (int i = 0; i < 8; i++) a[i] = b[i] = 1e300;
    for (int k = 0; k < 17; k++) {
        double *ta = copy_of(zero), *tb = other(p, ta, zero);
        if (k < 8) ta[k] = 1;
        else if (k < 16 && !p.same) tb[k - 8] = 1;
        g[k] = __enzyme_fwdsplit_result((void *)f_NUMBER, enzyme_dup, a, ta, enzyme_dup, b, tb, enzyme_dup, p.s,
                                        k == 16 ? 1.0 : 0.0, CONSTANTS, f.tape);
        for (int i = 0; i < 8; i++) g[k] += p.wa[i] * ta[i] + p.wb[i] * tb[i];
        release(p, ta, tb);
    }
    double ds = __enzyme_reverse_result((void *)f_NUMBER, enzyme_dup, a, da, enzyme_dup, b, db, enzyme_out, p.s,
                                        CONSTANTS, 1.0, f.tape);
    for (int k = 8; k < 16 && p.same; k++) g[k] = 0;
    print_all("gradient", NUMBER, place, alike(ds, g[16]) ? ds : 12345, g, g + 8);
    release(p, a, b);
    release(p, da, db);
}
"""
# Derivatives of derivatives along a direction: reverse over forward, reverse over reverse, and forward over both agree.
C_SECOND = """
static NOINLINE double slope_NUMBER(const double *x, const double *y, double s, int n, const int *ix, int place) {
    struct point p = point_at(NUMBER, place);
    double *a = copy_of(x), *b = copy_of(y), *ta = copy_of(p.wb), *tb = copy_of(p.wa);
    struct result r = __enzyme_fwddiff_result((void *)f_NUMBER, enzyme_primal_return, enzyme_dup, a, ta, enzyme_dup, b, tb,
                                              enzyme_dup, s, 0.5, enzyme_const, n, enzyme_const, ix, enzyme_const, p.w);
    double sum = r.ds;
    for (int i = 0; i < 8; i++) sum += p.wa[i] * ta[i] + p.wb[i] * tb[i];
    free(a), free(b), free(ta), free(tb);
    return sum;
}
static NOINLINE double along_NUMBER(const double *x, const double *y, double s, int n, const int *ix, int place) {
    struct point p = point_at(NUMBER, place);
    double *a = copy_of(x), *b = copy_of(y), *da = copy_of(p.wa), *db = copy_of(p.wb);
    struct result r = __enzyme_autodiff_result((void *)f_NUMBER, enzyme_primal_return, enzyme_dup, a, da, enzyme_dup, b, db,
                                               enzyme_out, s, enzyme_const, n, enzyme_const, ix, enzyme_const, p.w);
    double sum = 0.5 * r.ds;
    for (int i = 0; i < 8; i++) sum += p.wb[i] * da[i] + p.wa[i] * db[i];
    free(a), free(b), free(da), free(db);
    return sum;
}
static NOINLINE void derive_NUMBER(int place) {
    struct point p = point_at(NUMBER, place);
    double *a = copy_of(p.a), *b = other(p, a, p.b), *da = copy_of(p.wa), *db = other(p, da, p.wb);
    struct result g = __enzyme_autodiff_result((void *)f_NUMBER, enzyme_primal_return, enzyme_dup, a, da, enzyme_dup, b, db,
                                               enzyme_out, p.s, CONSTANTS);
    print_all("again", NUMBER, place, g.value, a, b);
    double ha[8] = {0}, hb[8] = {0}, ka[8] = {0}, kb[8] = {0}, u = 0, size = 0;
    double hs = __enzyme_autodiff_number((void *)slope_NUMBER, enzyme_dup, p.a, ha, enzyme_dup, p.b, hb, enzyme_out, p.s,
                                         CONSTANTS, enzyme_const, place);
    double ks = __enzyme_autodiff_number((void *)along_NUMBER, enzyme_dup, p.a, ka, enzyme_dup, p.b, kb, enzyme_out, p.s,
                                         CONSTANTS, enzyme_const, place);
    double ts = __enzyme_fwddiff_number((void *)slope_NUMBER, enzyme_dup, p.a, p.wa, enzyme_dup, p.b, p.wb, enzyme_dup, p.s,
                                        0.25, CONSTANTS, enzyme_const, place);
    double tr = __enzyme_fwddiff_number((void *)along_NUMBER, enzyme_dup, p.a, p.wa, enzyme_dup, p.b, p.wb, enzyme_dup, p.s,
                                        0.25, CONSTANTS, enzyme_const, place);
    for (int i = 0; i < 8; i++) u += ha[i] * p.wa[i] + hb[i] * p.wb[i], size += fabs(ha[i] * p.wa[i]) + fabs(hb[i] * p.wb[i]);
    u += 0.25 * hs, size = 1e-5 * (1 + size + fabs(hs));
    int same = fabs(hs - ks) <= size && fabs(u - ts) <= size && fabs(u - tr) <= size;
    for (int i = 0; i < 8; i++) same = same && fabs(ha[i] - ka[i]) <= size && fabs(hb[i] - kb[i]) <= size;
    print_all("gradient", NUMBER, place, same || size != size ? g.ds : 12345, da, p.same ? p.wb : db);
    release(p, a, b);
    release(p, da, db);
}
"""
# Two lanes at once: what the second gets is -0.5 times what the first gets, so what it gives must be, too.
C_LANES = """
static NOINLINE void derive_NUMBER(int place) {
    struct point p = point_at(NUMBER, place);
    double ha[8], hb[8];
    for (int i = 0; i < 8; i++) ha[i] = -0.5 * p.wa[i], hb[i] = -0.5 * p.wb[i];
    double *a = copy_of(p.a), *b = other(p, a, p.b), *da = copy_of(p.wa), *db = other(p, da, p.wb);
    double *ea = copy_of(ha), *eb = other(p, ea, hb);
    struct lanes g = __enzyme_autodiff_lanes((void *)f_NUMBER, enzyme_primal_return, enzyme_width, 2, enzyme_dup, a, da, ea,
                                             enzyme_dup, b, db, eb, enzyme_out, p.s, CONSTANTS,
                                             1.0, -0.5);
    print_all("again", NUMBER, place, g.value, a, b);
    int same = near(g.ds[1], -0.5 * g.ds[0]);
    for (int i = 0; i < 8; i++) same = same && near(ea[i], -0.5 * da[i]) && near(eb[i], -0.5 * db[i]);
    print_all("gradient", NUMBER, place, same ? g.ds[0] : 12345, da, p.same ? p.wb : db);
    release(p, a, b);
    release(p, da, db);
    release(p, ea, eb);
}
"""
C_SPLIT_LANES = """
static NOINLINE void derive_NUMBER(int place) {
    struct point p = point_at(NUMBER, place);
    double ha[8], hb[8];
    for (int i = 0; i < 8; i++) ha[i] = -0.5 * p.wa[i], hb[i] = -0.5 * p.wb[i];
    double *a = copy_of(p.a), *b = other(p, a, p.b), *da = copy_of(p.wa), *db = other(p, da, p.wb);
    double *ea = copy_of(ha), *eb = other(p, ea, hb);
    struct augmented f = __enzyme_augmentfwd_result((void *)f_NUMBER, enzyme_width, 2, enzyme_dup, a, da, ea, enzyme_dup, b, db,
                                                    eb, enzyme_out, p.s, CONSTANTS);
    print_all("again", NUMBER, place, f.value, a, b);
    for (int i = 0; i < 8; i++) a[i] = b[i] = 1e300;
    struct lane_pair ds = __enzyme_reverse_two((void *)f_NUMBER, enzyme_width, 2, enzyme_dup, a, da, ea, enzyme_dup, b, db, eb,
                                         enzyme_out, p.s, CONSTANTS, 1.0, -0.5, f.tape);
    int same = near(ds.lane[1], -0.5 * ds.lane[0]);
    for (int i = 0; i < 8; i++) same = same && near(ea[i], -0.5 * da[i]) && near(eb[i], -0.5 * db[i]);
    print_all("gradient", NUMBER, place, same ? ds.lane[0] : 12345, da, p.same ? p.wb : db);
    release(p, a, b);
    release(p, da, db);
    release(p, ea, eb);
}
"""
RUST_LANES = """
#[cfg(not(reference))]
#[inline(never)]
fn derive_NUMBER(place: usize) {
    let mut p = point_at(NUMBER, place);
    let (mut da, mut db) = (p.wa, p.wb);
    let (mut ea, mut eb) = (da.map(|w| -0.5 * w), db.map(|w| -0.5 * w));
    let g = unsafe {
        __enzyme_autodiff_lanes(f_NUMBER as *const () as usize, enzyme_primal_return, enzyme_width, 2, enzyme_dup, &mut p.a,
            &mut da, &mut ea, enzyme_dup, &mut p.b, &mut db, &mut eb, enzyme_out, p.s, enzyme_const, p.n, enzyme_const, &p.ix,
            enzyme_const, &p.kept, 1.0, -0.5)
    };
    print_all("again", NUMBER, place, g.value, &p.a, &p.b);
    let mut same = near(g.ds[1], -0.5 * g.ds[0]);
    for i in 0..8 { same = same && near(ea[i], -0.5 * da[i]) && near(eb[i], -0.5 * db[i]); }
    print_all("gradient", NUMBER, place, if same { g.ds[0] } else { 12345.0 }, &da, &db);
}
"""
# As a user of the crate asks: of a function of numbers alone, which captures the rest.
RUST_CAPTURED = """
#[cfg(not(reference))]
#[inline(never)]
fn derive_NUMBER(place: usize) {
    let p = point_at(NUMBER, place);
    let mut x = [p.s; 17];
    x[..8].copy_from_slice(&p.a);
    x[8..16].copy_from_slice(&p.b);
    let (n, ix, kept) = (p.n, p.ix, Kept::new());
    let f = |x: &[f64]| {
        let (mut a, mut b) = ([0.0; 8], [0.0; 8]);
        a.copy_from_slice(&x[..8]);
        b.copy_from_slice(&x[8..16]);
        let mut sum = f_NUMBER(&mut a, &mut b, x[16], n, &ix, &kept);
        for i in 0..8 { sum += p.wa[i] * a[i] + p.wb[i] * b[i]; }
        sum
    };
    let g = enzyme_hub::gradient!(f, &x);
    let mut q = p.clone();
    let value = f_NUMBER(&mut q.a, &mut q.b, q.s, n, &ix, &kept);
    print_all("again", NUMBER, place, value, &q.a, &q.b);
    let (mut da, mut db) = ([0.0; 8], [0.0; 8]);
    da.copy_from_slice(&g[..8]);
    db.copy_from_slice(&g[8..16]);
    print_all("gradient", NUMBER, place, g[16], &da, &db);
}
"""
MODES = {
    "reverse": Mode("reverse", {"c": C_REVERSE, "cpp": C_REVERSE, "rust": RUST_REVERSE}),
    "forward": Mode("forward", {"c": C_FORWARD, "cpp": C_FORWARD, "rust": RUST_FORWARD}),
    "split": Mode("split", {"c": C_SPLIT, "cpp": C_SPLIT, "rust": RUST_REVERSE}),
    "lanes": Mode("lanes", {"c": C_LANES, "cpp": C_LANES, "rust": RUST_LANES}),
    "tape": Mode("tape", {"c": C_TAPE, "cpp": C_TAPE, "rust": RUST_FORWARD}),
    "second": Mode("second", {"c": C_SECOND, "cpp": C_SECOND, "rust": RUST_REVERSE}, is_drawn=False),
    "split-lanes": Mode("split-lanes", {"c": C_SPLIT_LANES, "cpp": C_SPLIT_LANES, "rust": RUST_LANES}),
    "captured": Mode("captured", {"rust": RUST_CAPTURED}),
}


def request(function: Function, mode: Mode | None) -> str:
    """The request for the derivatives of a function, in a mode, or in the one that its number draws."""
    modes = [one for one in MODES.values() if one.is_drawn and function.language in one.request]
    drawn = mode or modes[function.number // len(GRAMMARS) % len(modes)]
    return (drawn.request.get(function.language) or MODES["reverse"].request[function.language]).replace(
        "NUMBER", str(function.number)
    )


def shared(functions: Sequence[Function], language: str) -> str:
    """The declarations that a program has once, if one of its functions mentions them."""
    text = "\n".join(function.text for function in functions)
    return "\n".join(textwrap.dedent(put) for name, put in GRAMMARS[language].shared.items() if re.search(name, text))


# A request that has nothing to do with the others.
BESIDE = """
#include <functional>
static double beside(double *x) {
    std::function<double(double)> by = [&](double y) { return y * x[1]; };
    return by(x[0]);
}
static void derive_beside() {
    double x[2] = {0.5, 0.25}, dx[2] = {0, 0};
    __enzyme_autodiff_number((void *)beside, enzyme_dup, x, dx);
}
"""


def source(
    functions: Sequence[Function], seed: int, mode: Mode | None, step: float = STEP, beside: bool = False
) -> str:
    """The source of a program: all of one language. It runs the functions from the number in its first argument on."""
    language = functions[0].language
    return SOURCES[language](functions, seed, mode, step, beside)


def c_source(functions: Sequence[Function], seed: int, mode: Mode | None, step: float, beside: bool) -> str:
    language = functions[0].language
    parts = [f"#define SEED {seed}u", f"#define STEP {step}"]
    parts += [(HERE / "harness.h").read_text(), shared(functions, language)]
    parts += [f"// --- {f.number}\n{f.text}\n" for f in functions]
    parts += [(HERE / "harness_main.h").read_text(), "#ifndef REFERENCE"]
    parts += [request(f, mode) for f in functions] + [BESIDE] * beside
    parts += ["#endif", "int main(int argc, char **argv) {", "    int from = argc > 1 ? atoi(argv[1]) : 0;"]
    parts += ["    derive_beside();"] * beside
    for function in functions:
        k = function.number
        parts += [
            f"    for (int place = 0; from <= {k} && place < {POINTS}; place++) {{",
            f"        primal(f_{k}, {k}, place);",
        ]
        parts += [
            "#ifdef REFERENCE",
            f"        around(f_{k}, {k}, place);",
            "#else",
            "        long before = peak_memory();",
            f"        derive_{k}(place);",
            f'        printf("peak {k} %d %ld %ld\\n", place, before, peak_memory());',
            "#endif",
            "    }",
        ]
    return "\n".join([*parts, "    return 0;", "}", ""])


def rust_source(functions: Sequence[Function], seed: int, mode: Mode | None, step: float, beside: bool) -> str:
    parts = [(HERE / "harness.rs").read_text(), f"const SEED: u64 = {seed};", f"const STEP: f64 = {step};"]
    parts += [f"// --- {f.number}\n{f.text}\n" for f in functions]
    parts += [request(f, mode) for f in functions]
    parts += ["fn main() {", "    let from: usize = std::env::args().nth(1).map_or(0, |word| word.parse().unwrap());"]
    for function in functions:
        k = function.number
        parts += [
            f"    for place in 0..if from <= {k} {{ {POINTS} }} else {{ 0 }} {{",
            f"        primal(f_{k}, {k}, place);",
        ]
        parts += [f"        #[cfg(reference)]\n        around(f_{k}, {k}, place);"]
        parts += [f"        #[cfg(not(reference))]\n        derive_{k}(place);", "    }"]
    return "\n".join([*parts, "}", ""])


SOURCES = {"c": c_source, "cpp": c_source, "rust": rust_source}


# --- what programs print

Numbers = tuple[float, ...]


@dataclass
class Printed:
    """The lines of one run, by kind, function and point."""

    lines: dict[tuple[str, int, int], list[Numbers]]

    @classmethod
    def of(cls, output: str) -> Printed:
        printed = cls({})
        for line in output.splitlines():
            what, *words = line.split()
            if what not in ("primal", "around", "again", "gradient", "peak"):
                continue
            try:
                number, place, *numbers = int(words[0]), int(words[1]), *map(float, words[2:])
            except (ValueError, IndexError):
                continue  # a line cut off by a crash
            printed.lines.setdefault((what, number, place), []).append(tuple(numbers))
        return printed

    def get(self, what: str, number: int, place: int) -> Numbers:
        return (self.lines.get((what, number, place)) or [()])[0]

    def complete(self, number: int) -> bool:
        return ("gradient", number, POINTS - 1) in self.lines
