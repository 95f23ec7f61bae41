"""Links that rustc and cargo make: every crate type, both flavours, and a project as users have it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from link_tools import Run, Sources, tool

pytestmark = pytest.mark.rust

# d/dx x^2 = 2 x, at 3: 6
LIBRARY = """
unsafe extern "C" { fn __enzyme_autodiff(f: usize, x: f64) -> f64; }
extern "C" fn square(x: f64) -> f64 { x * x }
#[unsafe(no_mangle)] pub extern "C" fn slope(x: f64) -> f64 {
    unsafe { __enzyme_autodiff(square as *const () as usize, x) }
}
"""
PROGRAM = LIBRARY + 'fn main() { println!("{:.3}", slope(3.0)); }'
CALLER = '#include <stdio.h>\ndouble slope(double);\nint main() { printf("%.3f\\n", slope(3.0)); return 0; }\n'
LTO = "-Clinker-plugin-lto"


@pytest.mark.parametrize("level", [0, 2, 3])
def test_program(level: int, rustc: str, linker: Path, run: Run, sources: Sources) -> None:
    sources(main_rs=PROGRAM)
    run(rustc, f"-Copt-level={level}", f"-Clinker={linker}", LTO, "main.rs", "-o", "main")
    assert run("./main").stdout == "6.000\n"


def test_every_real_linker(rustc: str, linker: Path, real_linker: str, run: Run, sources: Sources) -> None:
    sources(main_rs=PROGRAM)
    run(rustc, "-O", f"-Clinker={linker}", LTO, "main.rs", options=f"--linker={real_linker}")
    assert run("./main").stdout == "6.000\n"


@pytest.mark.parametrize("flags", [[], ["-Crelocation-model=static"]], ids=["pie", "static"])
def test_static_programs(
    flags: list[str], rustc: str, linker: Path, real_linker: str, run: Run, sources: Sources
) -> None:
    sources(main_rs=PROGRAM)
    words = ["-O", f"-Clinker={linker}", LTO, "-Ctarget-feature=+crt-static", *flags, "main.rs"]
    run(rustc, *words, options=f"--linker={real_linker}")
    assert run("./main").stdout == "6.000\n"


def test_under_a_name_that_gets_cc_flavour(
    rustc: str, linker: Path, run: Run, sources: Sources, tmp_path: Path
) -> None:
    sources(main_rs=PROGRAM)
    launcher = tmp_path / "enzyme-hub-cc"
    launcher.write_text(f'#!/bin/sh\nexec "{linker}" "$@"\n')
    launcher.chmod(0o755)
    run(rustc, "-O", f"-Clinker={launcher}", LTO, "main.rs")
    assert run("./main").stdout == "6.000\n"


def test_without_lto_and_without_requests(rustc: str, linker: Path, run: Run, sources: Sources) -> None:
    sources(main_rs='fn main() { println!("plain"); }')
    for flags in ([], [LTO]):
        run(rustc, "-O", f"-Clinker={linker}", *flags, "main.rs")
        assert run("./main").stdout == "plain\n"


def test_a_request_without_lto_is_refused(rustc: str, linker: Path, run: Run, sources: Sources) -> None:
    sources(main_rs=PROGRAM)
    done = run(rustc, "-O", f"-Clinker={linker}", "main.rs", status=1)
    assert "EH0107" in done.stderr and "-Clinker-plugin-lto" in done.stderr


def test_cdylib(rustc: str, linker: Path, run: Run, sources: Sources) -> None:
    sources(lib_rs=LIBRARY, use_c=CALLER)
    run(rustc, "-O", "--crate-type=cdylib", f"-Clinker={linker}", LTO, "lib.rs", "-o", "lib.so")
    run(tool("cc"), "use.c", "./lib.so", "-o", "use")
    assert run("./use").stdout == "6.000\n"


def test_staticlib(rustc: str, clang: str, linker: Path, run: Run, sources: Sources) -> None:
    """rustc calls no linker here; clang's link does the work."""
    sources(lib_rs=LIBRARY, use_c=CALLER)
    run(rustc, "-O", "--crate-type=staticlib", LTO, "lib.rs", "-o", "lib.a")
    run(clang, "-O2", "-flto", f"--ld-path={linker}", "use.c", "lib.a", "-lpthread", "-ldl", "-lm", "-o", "use")
    assert run("./use").stdout == "6.000\n"


@pytest.mark.parametrize("flags", [[LTO], []], ids=["bitcode", "embedded"])
def test_request_in_a_library_crate(flags: list[str], rustc: str, linker: Path, run: Run, sources: Sources) -> None:
    """Without the flag an rlib holds native code with embedded bitcode, which serves as well."""
    sources(lib_rs=LIBRARY, use_rs='fn main() { println!("{:.3}", lib::slope(3.0)); }')
    run(rustc, "-O", "--crate-type=rlib", *flags, "lib.rs", "-o", "liblib.rlib")
    run(rustc, "-O", f"-Clinker={linker}", *flags, "--extern=lib=liblib.rlib", "use.rs")
    assert run("./use").stdout == "6.000\n"


# d/dx [ x^2 (sin 0 + sin x + sin 2x) + 9 ] at 1.5, by hand: 2x (sin x + sin 2x) + x^2 (cos x + 2 cos 2x)
PROJECT = {
    "Cargo.toml": '[workspace]\nmembers = ["app", "nine", "kernel"]\nresolver = "2"\n',
    "nine/Cargo.toml": '[package]\nname = "nine"\nversion = "0.1.0"\nedition = "2021"\n[lib]\nproc-macro = true\n',
    "nine/src/lib.rs": "use proc_macro::TokenStream;\n"
    '#[proc_macro] pub fn nine(_: TokenStream) -> TokenStream { "9.0".parse().unwrap() }\n',
    "kernel/Cargo.toml": '[package]\nname = "kernel"\nversion = "0.1.0"\nedition = "2021"\n',
    "kernel/src/lib.rs": """
pub fn terms(x: f64, out: &mut [f64]) { for (i, v) in out.iter_mut().enumerate() { *v = (x * i as f64).sin(); } }
pub fn kernel(x: f64) -> f64 {
    let mut v: Vec<f64> = vec![0.0; 3];
    terms(x, &mut v);
    v.iter().sum::<f64>() * x * x
}
""",
    "app/Cargo.toml": '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2021"\nbuild = "build.rs"\n'
    '[dependencies]\nnine = { path = "../nine" }\nkernel = { path = "../kernel" }\n',
    "app/build.rs": 'fn main() { println!("cargo:rustc-env=GREETING=built"); }\n',
    "app/src/main.rs": """
extern "C" { fn __enzyme_autodiff(f: usize, x: f64) -> f64; }
extern "C" fn f(x: f64) -> f64 { kernel::kernel(x) + nine::nine!() }
fn main() {
    let x: f64 = 1.5;
    let d = unsafe { __enzyme_autodiff(f as *const () as usize, x) };
    let by_hand = 2.0 * x * (x.sin() + (2.0 * x).sin()) + x * x * (x.cos() + 2.0 * (2.0 * x).cos());
    println!("{} {}", env!("GREETING"), if (d - by_hand).abs() < 1e-9 { "right" } else { "wrong" });
}
""",
}


@pytest.mark.parametrize("profile", [["--release"], []], ids=["release", "dev"])
def test_cargo_project(profile: list[str], linker: Path, run: Run, tmp_path: Path) -> None:
    """`.cargo/config.toml` names the linker; the build script and the macro come through it as well."""
    cargo = tool("cargo")
    for name, text in PROJECT.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    config = tmp_path / ".cargo" / "config.toml"
    config.parent.mkdir()
    config.write_text(f'[build]\nrustflags = ["-Clinker={linker}", "-Clinker-plugin-lto"]\n')
    done = run(cargo, "run", "--offline", "--quiet", *profile, CARGO_TARGET_DIR=str(tmp_path / "target"))
    assert done.stdout == "built right\n"
    shutil.rmtree(tmp_path / "target")


def test_bodies_are_fetched_from_embedded_bitcode(rustc: str, linker: Path, run: Run, sources: Sources) -> None:
    """The library is native code to the linker; its bitcode is read because a derivative needs it, and only then."""
    sources(
        kernel_rs="""
#[inline(never)] fn inner(x: f64) -> f64 { x * x }
#[inline(never)] pub fn cube(x: f64) -> f64 { inner(x) * x }
""",
        main_rs="""
unsafe extern "C" { fn __enzyme_autodiff(f: usize, x: f64) -> f64; }
extern "C" fn f(x: f64) -> f64 { kernel::cube(x) }
fn main() {
    println!("{} {:.3}", kernel::cube(2.0), unsafe { __enzyme_autodiff(f as *const () as usize, 2.0) });
}
""",
    )
    run(rustc, "-O", "--crate-type=rlib", "kernel.rs")
    for level in (0, 2):
        flags = [f"-Copt-level={level}", f"-Clinker={linker}", LTO, "--extern=kernel=libkernel.rlib"]
        run(rustc, *flags, "main.rs")
        assert run("./main").stdout == "8 12.000\n"
