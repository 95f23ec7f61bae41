"""One trial: a program around a function of a library is compiled, linked and run, and says whether its gradient is right."""

from __future__ import annotations

import os
import re
import resource
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.libraries.catalogue import Library, Trial
from tests.libraries.fetching import DEBUG, RELEASE, environment, rust_environment, rust_profile
from tests.libraries.fetching import words as flags

LINKER = Path(sys.executable).parent / "enzyme-hub-ld"
LINK_SECONDS, RUN_SECONDS = 900, 120
RIGHT, WRONG, REFUSED, FAILED = "right", "wrong", "refused", "failed"

DRIVER = """
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
{prelude}
{before}
#ifdef __cplusplus
extern "C" {{
#endif
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
#ifdef __cplusplus
}}
#endif
static double f(const double *x) {{ {code} }}
static double (*volatile opaque)(const double *) = f;
static double along(double *x, int k, double h) {{
    double kept = x[k], up, down;
    x[k] = kept + h; up = opaque(x);
    x[k] = kept - h; down = opaque(x);
    x[k] = kept;
    return (up - down) / (2 * h);
}}
int main(void) {{
    double x[] = {{{at}}}, d[{n}] = {{0}}, t[{n}] = {{0}};
    int wrong = 0, moved = {flat};
    __enzyme_autodiff((void *)f, x, d);
    for (int k = 0; k < {n}; k++) {{
        t[k] = 1;
        double tangent = __enzyme_fwddiff((void *)f, x, t);
        t[k] = 0;
        double size = fmax(1, fabs(x[k])), h = {step} * size;
        double wide = along(x, k, h), half = along(x, k, h / 2), best = (4 * half - wide) / 3;
        double error = fabs(best - half) + 1e-9, scale = fmax(fabs(best), 1);
        int is_wrong = !(fabs(d[k] - best) <= {tolerance} * scale + error) || !(fabs(tangent - d[k]) <= 0.01 * {tolerance} * scale);
        wrong |= is_wrong;
        moved |= fabs(best) > 1e-9;
        printf("%d: reverse %.15g forward %.15g difference %.15g%s\\n", k, d[k], tangent, best, is_wrong ? "  WRONG" : "");
    }}
    if (!moved) puts("nothing depends on x");
    return wrong ? 3 : moved ? 0 : 4;
}}
"""


@dataclass(frozen=True)
class Outcome:
    """What came out: `code` and `text` of a refusal; `seconds` of processor time that the link took."""

    library: str
    trial: str
    level: str
    verdict: str
    code: str = ""
    text: str = ""
    seconds: float = 0.0


RUST_DRIVER = """
#![allow(warnings)]
{prelude}
extern "C" {{
    fn __enzyme_autodiff(f: usize, x: *const f64, d: *mut f64);
    fn __enzyme_fwddiff(f: usize, x: *const f64, t: *const f64) -> f64;
}}
{before}
#[no_mangle]
#[inline(never)]
pub fn tried(x: &[f64; {n}]) -> f64 {{ {code} }}
fn along(x: &[f64; {n}], k: usize, h: f64) -> f64 {{
    let (mut up, mut down) = (*x, *x);
    up[k] += h;
    down[k] -= h;
    let f: fn(&[f64; {n}]) -> f64 = std::hint::black_box(tried);
    (f(&up) - f(&down)) / (2.0 * h)
}}
fn main() {{
    let x: [f64; {n}] = [{at}];
    let (mut d, mut wrong, mut moved) = ([0.0; {n}], false, {flat} != 0);
    unsafe {{ __enzyme_autodiff(tried as usize, x.as_ptr(), d.as_mut_ptr()) }};
    for k in 0..{n} {{
        let mut t = [0.0; {n}];
        t[k] = 1.0;
        let tangent = unsafe {{ __enzyme_fwddiff(tried as usize, x.as_ptr(), t.as_ptr()) }};
        let h = {step} * x[k].abs().max(1.0);
        let (wide, half) = (along(&x, k, h), along(&x, k, h / 2.0));
        let best = (4.0 * half - wide) / 3.0;
        let (error, scale) = ((best - half).abs() + 1e-9, best.abs().max(1.0));
        let right = (d[k] - best).abs() <= {tolerance} * scale + error && (tangent - d[k]).abs() <= 0.01 * {tolerance} * scale;
        wrong |= !right;
        moved |= best.abs() > 1e-9;
        println!("{{k}}: reverse {{}} forward {{tangent}} difference {{best}}{{}}", d[k], if right {{ "" }} else {{ "  WRONG" }});
    }}
    if !moved {{ println!("nothing depends on x"); }}
    std::process::exit(if wrong {{ 3 }} else if moved {{ 0 }} else {{ 4 }});
}}
"""


def program(library: Library, trial: Trial) -> str:
    """The source of a trial."""
    driver = RUST_DRIVER if library.language == "rust" else DRIVER
    return driver.format(
        prelude=library.prelude,
        before=trial.before,
        code=trial.code,
        at=", ".join(map(repr, trial.at)),
        n=len(trial.at),
        tolerance=repr(trial.tolerance),
        step=repr(trial.step),
        flat=int(trial.flat),
    )


def try_one(library: Library, trial: Trial, level: str, built: Path, folder: Path) -> Outcome:
    """Compile, link, run."""
    folder.mkdir(parents=True, exist_ok=True)
    made = built / "target" / (DEBUG if level == DEBUG else RELEASE)
    binary = (made if library.language == "rust" else folder) / trial.name
    words, variables = command(library, trial, level, built, folder)

    def outcome(verdict: str, code: str = "", text: str = "", seconds: float = 0.0) -> Outcome:
        return Outcome(library.name, trial.name, level, verdict, code, text, seconds)

    before = _spent()
    try:
        linked = subprocess.run(
            words, cwd=built, env=variables, capture_output=True, text=True, check=False, timeout=LINK_SECONDS
        )
    except subprocess.TimeoutExpired:
        return outcome(FAILED, "time", f"the link took more than {LINK_SECONDS} s")
    seconds = _spent() - before
    if linked.returncode:
        code = re.search(r"error\[(EH\d+)\]", linked.stderr)
        verdict = REFUSED if code and code[1] < "EH04" else FAILED
        return outcome(verdict, code[1] if code else "", linked.stderr, seconds)
    try:
        ran = subprocess.run([str(binary)], capture_output=True, text=True, check=False, timeout=RUN_SECONDS)
    except subprocess.TimeoutExpired:
        return outcome(FAILED, "time", f"the program ran for more than {RUN_SECONDS} s", seconds)
    finally:
        binary.unlink(missing_ok=True)
    verdict = RIGHT if ran.returncode == 0 else WRONG if ran.returncode == 3 else FAILED
    return outcome(verdict, "" if ran.returncode in (0, 3) else str(ran.returncode), ran.stdout + ran.stderr, seconds)


def command(library: Library, trial: Trial, level: str, built: Path, folder: Path) -> tuple[list[str], dict[str, str]]:
    """What compiles and links a trial into the folder, and the environment for that."""
    text = program(library, trial)
    if library.language == "rust":
        (built / "src" / "bin").mkdir(parents=True, exist_ok=True)
        (built / "src" / "bin" / f"{trial.name}.rs").write_text(text)
        words = ["cargo", "build", "--offline", "--quiet", *rust_profile(level), "--bin", trial.name]
        return words, rust_environment(level)
    variables = environment(level)
    ending = {"c": "c", "cpp": "cpp"}[library.language]
    source = folder / f"{trial.name}.{ending}"
    source.write_text(text)
    compiler = variables["CC" if ending == "c" else "CXX"]
    archives = [str(built / one) for one in library.archives]
    words = [compiler, *flags(level), "-flto", "-w", f"--ld-path={LINKER}", *_flags(library, built), str(source)]
    return [*words, *archives, *library.libraries, "-lm", "-o", str(folder / trial.name)], variables


def _flags(library: Library, built: Path) -> list[str]:
    return [flag.replace("{source}", str(built)) for flag in library.flags]


def _spent() -> float:
    """Processor time of all children so far. In a process that runs one trial at a time that is the trial's."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def scratch(library: Library, level: str) -> Path:
    return Path(os.environ.get("TMPDIR", "/tmp")) / f"enzyme-hub-libraries-{os.getuid()}" / library.name / level
