"""The workspace in `lang/rust`, as its users get it: its tests, its four commands, and crates of every kind that stand on it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from link_tools import tool

from enzyme_hub.commands import cargo as command
from enzyme_hub.errors import LinkError

pytestmark = pytest.mark.rust

ROOT = Path(__file__).resolve().parents[2]
CRATE = ROOT / "lang" / "rust"
TARGET = ROOT / "build" / "cargo"  # as the crate's own configuration says: dependencies are compiled once for all tests

# d/dx x^2 = 2 x, at 3: 6; the panic of an empty slice is caught where panics unwind
SHAPES = """
use enzyme_hub::*;

pub trait Curve {
    #[autodiff_reverse(slope_at, Const, Active, ActiveOnly)]
    fn at(&self, x: f64) -> f64;
}
pub struct Power(pub i32);
impl Curve for Power {
    fn at(&self, x: f64) -> f64 { x.powi(self.0) }
}

#[autodiff_reverse(dtotal, Duplicated, Active)]
pub fn total<T: Copy + Into<f64>>(x: &[T]) -> f64 {
    let all: Vec<f64> = x.iter().map(|x| (*x).into() * (*x).into()).collect();
    all.iter().sum::<f64>() + all[0]
}

#[custom_gradient(augment = known, gradient = known_gradient)]
pub fn known(x: f64) -> f64 { x * 1.5 }
fn known_gradient(_: f64, seed: f64) -> f64 { 10.0 * seed }

#[no_mangle]
pub extern "C" fn slope(x: f64) -> f64 { Power(2).slope_at(x, 1.0) }

pub fn check(unwinds: bool) {
    let (x, mut dx) = (vec![3.0, 4.0], vec![0.0; 2]);
    assert_eq!(dtotal(&x, &mut dx, 1.0), 34.0);
    assert_eq!(dx, [12.0, 8.0]);
    let scale = x[0];
    assert_eq!(derivative!(|v| known(v) * scale, 2.0), 30.0);
    if unwinds {
        std::panic::set_hook(Box::new(|_| {}));
        assert!(std::panic::catch_unwind(|| dtotal::<f64>(&[], &mut [], 1.0)).is_err());
    }
    println!("{}", slope(3.0));
}
"""
MANIFEST = f"""
[package]
name = "shapes"
version = "0.1.0"
edition = "2021"
[lib]
crate-type = ["rlib", "cdylib", "staticlib"]
[dependencies]
enzyme-hub = {{ path = "{CRATE}" }}
[workspace]
"""
# A function whose derivative is not in the program is called through a pointer.
STOPPING = """
use enzyme_hub::*;
use std::panic::catch_unwind;

type Kernel = extern "C" fn(f64) -> f64;
extern "C" fn square(x: f64) -> f64 { x * x }
extern "C" fn cube(x: f64) -> f64 { x * x * x }
unsafe extern "C" { fn erand48(state: *mut u16) -> f64; }
static NOTHING: usize = 0;
fn of(which: usize) -> Kernel {
    match which {
        0 => square,
        1 => cube,
        _ => unsafe { std::mem::transmute(std::ptr::read_volatile(&NOTHING) + erand48 as *const () as usize) },
    }
}

#[autodiff_reverse(dtotal, Duplicated, Const, Active)]
fn total(x: &[f64], which: usize) -> f64 {
    let all: Vec<f64> = x.iter().map(|x| x * x).collect();
    of(which)(all.iter().sum::<f64>() * all[0]) + all[1]
}

fn main() {
    std::panic::set_hook(Box::new(|_| {}));
    let gradient = |which| {
        let mut dx = vec![0.0; 2];
        dtotal(&[1.0, 2.0], &mut dx, which, 1.0);
        dx
    };
    for _ in 0..100 {
        let said = catch_unwind(|| gradient(2)).unwrap_err().downcast::<String>().unwrap();
        assert!(said.contains("src/main.rs:") && said.contains("[EH0305]"), "{said}");
        // y = (a^2 + b^2) a^2, and 3 y^2 y' with y(1, 2) = 5, y_a = 4 a^3 + 2 a b^2 = 12, y_b = 2 a^2 b = 4, and 2 b
        assert_eq!(gradient(1), [900.0, 304.0]);
    }
    println!("fine");
}
"""
BARE = """
#![no_std]
#![no_main]
use enzyme_hub::{Active, Const, autodiff_reverse, reverse};

#[link(name = "c")]
unsafe extern "C" {
    fn printf(format: *const u8, ...) -> i32;
    fn abort() -> !;
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    unsafe { abort() }
}

#[unsafe(no_mangle)]
extern "C" fn rust_eh_personality() {}

#[autodiff_reverse(denergy, Duplicated, Active)]
fn energy(x: &[f64]) -> f64 {
    x.iter().fold(1.0, |product, x| product * x)
}

#[unsafe(no_mangle)]
pub extern "C" fn main() -> i32 {
    let (x, mut dx) = ([2.0, 3.0, 4.0], [0.0; 3]);
    let value = denergy(&x, &mut dx, 1.0);
    let (_, (slope, ())) = reverse(|x: f64, k: f64| k * x * x, (Active(3.0), Const(0.5)));
    unsafe { printf(c"%g: %g %g %g, %g\\n".as_ptr().cast(), value, dx[0], dx[1], dx[2], slope) };
    0
}
"""
BARE_MANIFEST = f"""
[package]
name = "bare"
version = "0.1.0"
edition = "2024"
[dependencies]
enzyme-hub = {{ path = "{CRATE}", default-features = false, features = ["macros"] }}
[profile.dev]
panic = "abort"
[workspace]
"""
CALLER = '#include <stdio.h>\ndouble slope(double);\nint main(void) { printf("%g\\n", slope(3.0)); return 0; }\n'
UNITS = {"PANIC": "abort", "CODEGEN_UNITS": "16", "OPT_LEVEL": "2", "INCREMENTAL": "true", "DEBUG": "0"}


@pytest.fixture(scope="module")
def fetched() -> None:
    """What the crate depends on is here, or can be fetched."""
    done = subprocess.run([tool("cargo"), "fetch"], cwd=CRATE, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip("the crates syn and quote cannot be fetched")


def call(linker: Path, folder: Path, *words: str | Path, status: int = 0, **environment: str) -> str:
    path = f"{linker.parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        list(map(str, words)),
        cwd=folder,
        env={**os.environ, "PATH": path, "CARGO_TARGET_DIR": str(TARGET), **environment},
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert done.returncode == status, f"{words} ended with {done.returncode}\n{done.stdout}{done.stderr}"
    return done.stdout + (done.stderr if status else "")


def test_the_tests_of_the_workspace(fetched: None, linker: Path) -> None:
    said = call(linker, CRATE, tool("cargo"), "test", "--locked", "--workspace")
    counts = [int(number) for number in re.findall(r"test result: ok. (\d+) passed; 0 failed; 0 ignored", said)]
    assert sum(counts) > 25 and "FAILED" not in said
    assert said.count("README.md - ") == (CRATE / "README.md").read_text().count("```rust\n") >= 5


def test_four_commands_and_every_kind_of_crate(fetched: None, linker: Path, tmp_path: Path) -> None:
    """The README's program in a new project, then a library in all its kinds; and what another linker says of it."""
    cargo = tool("cargo")
    call(linker, tmp_path, cargo, "new", "--quiet", "shapes")
    project = tmp_path / "shapes"
    call(linker, project, cargo, "add", "--quiet", "enzyme-hub", "--path", CRATE)
    command.write(project)
    readme = re.findall(r"```rust\n(.*?)```", (CRATE / "README.md").read_text(), re.DOTALL)[0]
    (project / "src" / "main.rs").write_text(readme)
    assert call(linker, project, cargo, "run", "--quiet") == "5, [-2.0, -2.0, 4.0]\n"

    (project / "Cargo.toml").write_text(MANIFEST)
    (project / "src" / "lib.rs").write_text(SHAPES)
    (project / "src" / "main.rs").write_text('fn main() { shapes::check(cfg!(panic = "unwind")) }')
    assert call(linker, project, cargo, "run", "--quiet") == "6\n"
    (tmp_path / "use.c").write_text(CALLER)
    built = TARGET / "debug"
    flags = ["use.c", "-lpthread", "-ldl", "-lm"]
    call(linker, tmp_path, tool("cc"), *flags, built / "libshapes.so", "-o", "shared")
    clang = [tool("clang-22", "clang"), "-flto", f"--ld-path={linker}"]
    call(linker, tmp_path, *clang, "use.c", built / "libshapes.a", *flags[1:], "-o", "static")
    assert [call(linker, tmp_path, f"./{name}") for name in ("shared", "static")] == ["6\n", "6\n"]

    units = {f"CARGO_PROFILE_DEV_{key}": value for key, value in UNITS.items()}
    assert call(linker, project, cargo, "run", "--quiet", **units) == "6\n"
    (project / ".cargo" / "config.toml").unlink()
    said = call(linker, project, cargo, "build", "--quiet", status=101)
    assert "__enzyme_autodiff__link_with_enzyme_hub_ld__run__cargo_enzyme_hub_init" in said


def test_a_stop_is_a_panic(fetched: None, linker: Path, tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "main.rs").write_text(STOPPING)
    manifest = MANIFEST.partition("[lib]")[0].replace("shapes", "stopping") + "[dependencies]"
    debug = "[profile.release]\ndebug = 1\n"
    (tmp_path / "Cargo.toml").write_text(manifest + MANIFEST.partition("[dependencies]")[2] + debug)
    call(linker, tmp_path, tool("cargo"), "enzyme-hub", "init")
    for words in ((), ("--release",)):
        said = call(
            linker, tmp_path, tool("cargo"), "run", "--quiet", *words, CARGO_TARGET_DIR=str(tmp_path / "target")
        )
        assert said == "fine\n"


def test_no_std(fetched: None, linker: Path, tmp_path: Path) -> None:
    """A program without the standard library, and the crate without its features."""
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "main.rs").write_text(BARE)
    (tmp_path / "Cargo.toml").write_text(BARE_MANIFEST)
    assert command.main(["enzyme-hub", "init", str(tmp_path)]) == 0
    # The crate without its features stays out of the folder in which tests of messages take the newest library.
    said = call(linker, tmp_path, tool("cargo"), "run", "--quiet", CARGO_TARGET_DIR=str(tmp_path / "target"))
    assert said.strip() == "24: 12 8 6, 3"
    call(linker, CRATE, tool("cargo"), "check", "--quiet", "--package=enzyme-hub", "--lib", "--no-default-features")


def test_the_template(fetched: None, linker: Path, tmp_path: Path) -> None:
    """What cargo generate makes of the template compiles."""
    names = {"{{project-name}}": "made", "{{crate}}": str(CRATE)}
    shutil.copytree(CRATE / "template", tmp_path, dirs_exist_ok=True)
    manifest = tmp_path / "Cargo.toml"
    manifest.write_text(re.sub("{{.*?}}", lambda found: names[found[0]], manifest.read_text()))
    assert command.lacks(command.asked(tmp_path)) == "" and command.units(tmp_path) == "1"
    call(linker, tmp_path, tool("cargo"), "check", "--quiet", "--all-targets")


def test_init_leaves_alone_what_a_project_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tool("cargo")
    assert command.main(["enzyme-hub", "init", str(tmp_path)]) == 1
    assert "there is no Cargo.toml" in capsys.readouterr().err
    (tmp_path / "Cargo.toml").touch()
    assert command.main(["enzyme-hub", "init", str(tmp_path)]) == 0
    config = tmp_path / ".cargo" / "config.toml"
    assert "written" in capsys.readouterr().out and command.lacks(command.asked(tmp_path)) == ""
    assert command.write(tmp_path).endswith("has it all")
    assert command.project(tmp_path) == 0

    config.write_text("[build]\njobs = 2 # of my own\n\n[profile]\ndev.debug = 1\n")
    assert command.project(tmp_path) == 1
    assert "cargo links with enzyme-hub-ld" in command.write(tmp_path)
    assert "jobs = 2 # of my own\nrustdocflags" in config.read_text() and command.lacks(command.asked(tmp_path)) == ""
    assert command.parsed(config)["profile"] == {"dev": {"debug": 1, "codegen-units": 1}}
    config.write_text('[build]\nrustflags = ["-Clinker=/opt/enzyme-hub-ld", "-Clinker-plugin-lto"]\n')
    assert command.project(tmp_path) == 0
    for other in ('[build]\nrustflags = "-Clink-arg=-s"\n', '[target.\'cfg(target_os = "linux")\']\nlinker = "mold"\n'):
        config.write_text(other)
        with pytest.raises(LinkError, match="something else about linking"):
            command.write(tmp_path)
        assert config.read_text() == other
    config.write_text("[build")
    with pytest.raises(LinkError, match="cannot be read"):
        command.write(tmp_path)
