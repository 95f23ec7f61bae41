"""Numbers made of integers that numbers are converted to: right where these are an exponent, refused where they are a fraction."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

CLANG = shutil.which("clang-22") or shutil.which("clang")

pytestmark = [pytest.mark.c, pytest.mark.skipif(CLANG is None, reason="needs clang")]

INTEGER = "6497320848556798.0 * x + 4606853616395542500.0"
NUMBER = "double d; memcpy(&d, &b, 8); return d;"
NOINLINE = "__attribute__((noinline)) static"

# Functions before `double f(double x)`, and its body: approximations of exp(x) by the bits of an integer.
FAST = {
    "plain": ("", f"int64_t b = (int64_t)({INTEGER}); {NUMBER}"),
    "clamped": (
        "",
        f"int64_t b = (int64_t)({INTEGER}); b = b > 0 ? b : 0; b = b < 0x7ff0000000000000 ? b : 0x7ff0000000000000; {NUMBER}",
    ),
    "multiplied": ("", f"int64_t b = (int64_t)(({INTEGER}) / 3) * 3; {NUMBER}"),
    "divided": ("", f"int64_t b = (int64_t)(({INTEGER}) * 1.75) / 7 * 4; {NUMBER}"),
    "remainder": ("", f"int64_t b = (int64_t)({INTEGER}) % 0x7fffffffffffffff; {NUMBER}"),
    "shifted down": ("", f"uint64_t b = (uint64_t)(({INTEGER}) * 2) >> 1; {NUMBER}"),
    "flipped": ("", f"int64_t b = (int64_t)({INTEGER}) ^ 0x8000; {NUMBER}"),
    "mixed": ("", f"uint64_t b = (uint64_t)({INTEGER}); b ^= b >> 33; {NUMBER}"),
    "in memory": (
        "static int64_t kept[4];",
        f"int64_t *p = kept + (x > 0); *p = (int64_t)({INTEGER}); int64_t b = *p; {NUMBER}",
    ),
    "through volatile": ("", f"volatile int64_t k = (int64_t)({INTEGER}); int64_t b = k; {NUMBER}"),
    "argument": (f"{NOINLINE} double number(int64_t b) {{ {NUMBER} }}", f"return number((int64_t)({INTEGER}));"),
    "result": (
        f"{NOINLINE} int64_t bits(double x) {{ return (int64_t)({INTEGER}); }}",
        f"int64_t b = bits(x); {NUMBER}",
    ),
    "variable argument": (
        f"#include <stdarg.h>\n{NOINLINE} double number(int n, ...) {{\n  va_list list; va_start(list, n);\n"
        f"  int64_t b = va_arg(list, int64_t); va_end(list); {NUMBER} }}",
        f"return number(1, (int64_t)({INTEGER}));",
    ),
    "upper word": (
        "",
        "union { double d; int32_t i[2]; } u; u.i[0] = 0; u.i[1] = (int32_t)(1512775.3951951856 * x) + 1072632447; return u.d;",
    ),
    "single": (
        "",
        "int32_t b = (int32_t)(12102203.0f * (float)x + 1064866805.0f); float d; memcpy(&d, &b, 4); return d;",
    ),
    "against type tags": (
        "static int64_t kept[4];",
        f"for (int i = 0; i < 4; i++) kept[i] = (int64_t)({INTEGER}) + i; return ((double *)kept)[x > 0] + ((double *)kept)[2];",
    ),
    "in a variable of another type": (
        f"static double kept; {NOINLINE} void put(int64_t b) {{ *(int64_t *)&kept = b; }}",
        f"put((int64_t)({INTEGER})); return kept;",
    ),
    "in bytes": (
        f"{NOINLINE} void write(unsigned char *to, int64_t b) {{ for (int i = 0; i < 8; i++) to[i] = b >> 8 * i; }}",
        f"unsigned char t[8]; double d; write(t, (int64_t)({INTEGER})); memcpy(&d, t, 8); return d;",
    ),
    "half": (
        "",
        "unsigned short h = (unsigned short)(x * 1477 + 15300); _Float16 d; memcpy(&d, &h, 2); return (double)d;",
    ),
    "by rounding": (
        "",
        "double s = x * 1512775.3951951856 + (6755399441055744.0 + 1072632447); int64_t b; memcpy(&b, &s, 8); b <<= 32; "
        + NUMBER,
    ),
    "by rounding, in memory": (
        "static volatile int64_t kept;",
        "double s = x * 1048576 + (6755399441055744.0 + 1023); int64_t b; memcpy(&b, &s, 8); kept = b << 32; b = kept;"
        + NUMBER,
    ),
    "by lrint": ("", f"int64_t b = lrint({INTEGER}); {NUMBER}"),
    "two lanes": (
        "typedef double two __attribute__((vector_size(16))); typedef int64_t whole __attribute__((vector_size(16)));",
        "two v = {x, 2 * x}; whole b = __builtin_convertvector(v * 6497320848556798.0 + 4606853616395542500.0, whole);"
        "two d = (two)b; return d[0] + d[1];",
    ),
    "clamped lanes": (
        "typedef float four __attribute__((vector_size(16))); typedef int32_t whole __attribute__((vector_size(16)));",
        "four v = {(float)x, (float)x * 2, 1, 2}; whole b = __builtin_convertvector(v * 12102203.0f + 1064866805.0f, whole);"
        "b = __builtin_elementwise_max(b, (whole){0, 0, 0, 0}); four d = (four)b; return d[0] + d[1];",
    ),
}
# Bodies that are right: the integer is an exponent, and the rest of the argument is not lost.
REST = "double r = x - k * 0.6931471805599453; double p = 1 + r * (1 + r * (0.5 + r * (1 / 6. + r * (1 / 24. + r / 120))));"
EXPONENT = {
    "shifted": (
        "",
        f"int64_t k = (int64_t)(x * 1.4427); {REST} int64_t b = (k + 1023) << 52; double d; memcpy(&d, &b, 8); return d * p;",
    ),
    "clamped": (
        "",
        f"int64_t k = (int64_t)(x * 1.4427); k = k > 1000 ? 1000 : k < -1000 ? -1000 : k; {REST} int64_t b = (k + 1023) << 52;"
        " double d; memcpy(&d, &b, 8); return d * p;",
    ),
    "argument": (
        f"{NOINLINE} double number(int64_t b) {{ {NUMBER} }}",
        f"int64_t k = (int64_t)(x * 1.4427); {REST} return number((k + 1023) << 52) * p;",
    ),
    "in memory": (
        "static volatile int64_t kept;",
        f"int64_t k = (int64_t)(x * 1.4427); {REST} kept = (k + 1023) << 52; int64_t b = kept; double d; memcpy(&d, &b, 8); return d * p;",
    ),
    "upper words": (
        "typedef double two __attribute__((vector_size(16))); typedef int32_t words __attribute__((vector_size(16)));",
        f"int32_t k = (int32_t)(x * 1.4427); {REST}"
        " words w = {0, (k + 1023) << 20, 0, (k + 1023) << 20}; two d = (two)w; return d[0] * p;",
    ),
    "by rounding": (
        "",
        f"double s = x * 1.4426950408889634 + 6755399441055744.0, k = s - 6755399441055744.0; {REST} int64_t b; memcpy(&b, &s, 8);"
        " b = (b + 1023) << 52; double d; memcpy(&d, &b, 8); return d * p;",
    ),
    "bits that come back": (
        "static double kept[2];",
        f"double s = x * 1.4426950408889634 + 6755399441055744.0; int64_t b; memcpy(&b, &s, 8); memcpy(kept + (x > 0), &b, 8);"
        f" double k = kept[x > 0] - 6755399441055744.0; {REST} return ldexp(p, (int)k);",
    ),
}


def link(
    tmp_path: Path, linker: Path, shape: tuple[str, str], level: str, request: str
) -> tuple[Path, subprocess.CompletedProcess[str]]:
    before, body = shape
    source, program = tmp_path / "f.c", tmp_path / "program"
    source.write_text(
        "#include <math.h>\n#include <stdint.h>\n#include <stdio.h>\n#include <string.h>\n"
        "extern int enzyme_dup, enzyme_out;\ndouble __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);\n"
        f"{before}\nstatic double f(double x) {{ {body} }}\n"
        f'int main(void) {{ for (double x = -0.7; x < 3; x += 0.9) printf("%.17g %.17g\\n", f(x), {request}); }}\n'
    )
    command = [str(CLANG), level, "-w", "-flto", f"--ld-path={linker}", str(source), "-o", str(program), "-lm"]
    return program, subprocess.run(command, capture_output=True, text=True, check=False)


REQUESTS = ("__enzyme_autodiff((void *)f, enzyme_out, x)", "__enzyme_fwddiff((void *)f, enzyme_dup, x, 1.0)")


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("shape", FAST)
def test_an_integer_that_becomes_a_fraction_is_refused(tmp_path: Path, linker: Path, shape: str, level: str) -> None:
    for request in REQUESTS:
        _, linked = link(tmp_path, linker, FAST[shape], level, request)
        assert linked.returncode and "another number's bits" in linked.stderr, linked.stderr or "not refused"


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("shape", EXPONENT)
def test_an_integer_that_becomes_an_exponent_is_right(tmp_path: Path, linker: Path, shape: str, level: str) -> None:
    for request in REQUESTS:
        program, linked = link(tmp_path, linker, EXPONENT[shape], level, request)
        assert not linked.returncode, linked.stderr
        ran = subprocess.run([str(program)], capture_output=True, text=True, check=True)
        for line in ran.stdout.splitlines():
            value, derivative = map(float, line.split())
            assert derivative == pytest.approx(value, rel=2e-3)  # exp is its own derivative
