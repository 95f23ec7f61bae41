"""rayon in differentiated Rust functions: one project with many of them, and the pool of threads by itself."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from link_tools import tool

from enzyme_hub.commands import cargo as command
from enzyme_hub.errors import LinkError
from tests.turns import ALL

pytestmark = pytest.mark.rust

ROOT = Path(__file__).resolve().parents[2]
PROJECT = ROOT / "tests" / "rayon"
POOL = ROOT / "lang" / "rust" / "rayon-core"
TARGET = ROOT / "build" / "rayon"


def cargo(linker: Path, folder: Path, *words: str, kernel: str = "", status: int = 0) -> str:
    path = f"{linker.parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [tool("cargo"), *words],
        cwd=folder,
        env={**os.environ, "PATH": path, "CARGO_TARGET_DIR": str(TARGET), "KERNEL": kernel},
        capture_output=True,
        text=True,
        timeout=1500,
        check=False,
    )
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def fetched() -> None:
    """rayon is here, or can be fetched."""
    done = subprocess.run([tool("cargo"), "fetch"], cwd=PROJECT, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip("the crate rayon cannot be fetched")


@pytest.fixture(scope="module")
def kernel(tmp_path_factory: pytest.TempPathFactory) -> str:
    out = tmp_path_factory.mktemp("kernel") / "kernel.o"
    compiler = tool("flang-22", "flang", "flang-new")
    subprocess.run([compiler, "-O2", "-flto", "-c", PROJECT / "kernel.f90", "-o", out], check=True)
    return str(out)


@pytest.mark.parametrize("profile", ["release", "debug"] if ALL else ["release"])
def test_gradients(profile: str, fetched: None, kernel: str, linker: Path) -> None:
    """Joins, parallel iterators, scopes and a kernel in Fortran: with 1, 2 and 4 threads, again and again."""
    cargo(linker, PROJECT, "build", *(["--release"] if profile == "release" else []), kernel=kernel)
    program = TARGET / profile / "rayon-gradients"
    for threads, repeats in ((1, 2), (2, 50), (4, 200)):
        environment = {**os.environ, "RAYON_NUM_THREADS": str(threads)}
        done = subprocess.run([program, str(repeats)], env=environment, capture_output=True, text=True, timeout=300)
        assert done.stdout == "0 wrong\n" and done.returncode == 0, done.stdout + done.stderr


def test_what_is_refused(fetched: None, linker: Path) -> None:
    said = cargo(linker, PROJECT, "build", "--example", "refused", status=101)
    assert "EH0208" in said and "no derivative for __ehub_pool_spawn" in said and "use join, parallel iterators" in said
    assert "EH0310" in said and "threads wait for each other by hand" in said
    assert "a part of a join or a parallel iterator" in said and "have each branch return what it finds" in said
    assert "with memory that threads share" in said and "examples/refused.rs:37" in said


def test_rayons_own_pool_is_refused(fetched: None, linker: Path, tmp_path: Path) -> None:
    """Without the line in the configuration the message says what to do."""
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "main.rs").write_text(
        "fn f(x: f64) -> f64 { let (a, b) = rayon::join(|| x * x, || x + 1.0); a * b }\n"
        'fn main() { println!("{}", enzyme_hub::derivative!(|x| f(x), 2.0)); }\n'
    )
    manifest = (PROJECT / "Cargo.toml").read_text().replace("../../lang/rust", str(ROOT / "lang" / "rust"))
    (tmp_path / "Cargo.toml").write_text(manifest.replace("rayon-gradients", "one-join"))
    command.write(tmp_path)
    config = tmp_path / ".cargo" / "config.toml"
    ours = config.read_text()
    config.write_text(ours.partition("[patch")[0])
    assert "call `cargo enzyme-hub init`" in cargo(linker, tmp_path, "build", status=101)
    config.write_text(ours)
    assert cargo(linker, tmp_path, "run", "--quiet") == "16\n"  # of x^2 (x + 1)


def test_the_pool_by_itself(linker: Path) -> None:
    said = cargo(linker, POOL, "test", "--quiet")
    assert "9 passed; 0 failed" in said


def test_init_puts_the_pool_in_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "Cargo.toml").write_text('[workspace]\nmembers = ["parts/*"]\n')
    part = tmp_path / "parts" / "one"
    part.mkdir(parents=True)
    (part / "Cargo.toml").write_text("[package]\nname = 'one'\n")
    assert "pool of threads" not in command.write(tmp_path)

    (part / "Cargo.toml").write_text("[package]\nname = 'one'\n[dependencies]\nrayon = '1'\n")
    assert command.project(tmp_path) == 1
    assert "cargo enzyme-hub init" in capsys.readouterr().out
    assert "pool of threads" in command.write(tmp_path)
    config = tmp_path / ".cargo" / "config.toml"
    path = command.parsed(config)["patch"]["crates-io"]["rayon-core"]["path"]
    assert command.parsed(Path(path) / "Cargo.toml")["package"]["version"] == command.POOL_VERSION
    assert command.write(tmp_path).endswith("has it all") and command.project(tmp_path) == 0

    (tmp_path / "Cargo.lock").write_text('[[package]]\nname = "rayon-core"\nversion = "1.12.1"\n')
    assert command.project(tmp_path) == 1
    assert "cargo update rayon-core" in capsys.readouterr().out

    other = tmp_path / "parts" / "other"
    (other / "src").mkdir(parents=True)
    (other / "src" / "lib.rs").touch()
    (other / "Cargo.toml").write_text('[package]\nname = "other"\nversion = "1.0.0"\n')
    config.write_text(f"{config.read_text().partition('rayon-core =')[0]}other = {{ path = '{other}' }}\n")
    with pytest.raises(LinkError, match="add to it"):
        command.write(tmp_path)
