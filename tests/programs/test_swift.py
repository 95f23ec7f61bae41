"""Programs in Swift: `swift/FOLDER/*.swift`, each with a function `test_NAME` that compares its derivatives and counts what differs.

Those of a folder are compiled together by one swiftc at -O, with the package of `lang/swift` as a module, linked by the real
`enzyme-hub-ld` and run once; each is a test of its own. Those below `swift/errors` must be refused: their first line says
`expect: EH0208 word word`, the code and words of the message; with -g that names the line.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from enzyme_hub.languages import toolchains

HERE = Path(__file__).parent / "swift"
PACKAGE = HERE.parents[2] / "lang" / "swift" / "Sources" / "EnzymeHub"
PROGRAMS = sorted(path for path in HERE.glob("*/*.swift") if path.parent.name != "errors")
REFUSED = sorted((HERE / "errors").glob("*.swift"))
TIMEOUT = 600

pytestmark = pytest.mark.swift


def swiftc() -> str:
    found = toolchains.swiftc()
    if found is None:
        pytest.skip("swiftc is not installed (./dev toolchains swift)")
    return str(found)


def run(arguments: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        arguments, cwd=folder, capture_output=True, text=True, errors="replace", timeout=TIMEOUT, check=False
    )


def once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], str]) -> tuple[Path, str]:
    """A folder that the first of all workers fills, and what `make` says of it."""
    base = factory.getbasetemp()  # each worker has one of its own, in that of the run
    shared = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "swift"
    shared.mkdir(exist_ok=True)
    folder, said = shared / name, shared / f"{name}.txt"
    with (shared / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not said.exists():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            said.write_text(make(folder))
    return folder, said.read_text()


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the module, as bitcode."""
    compiler = swiftc()

    def make(folder: Path) -> str:
        flags = ["-O", "-wmo", "-lto=llvm-full", "-parse-as-library", "-module-name", "EnzymeHub", "-emit-module"]
        files = [*map(str, sorted(PACKAGE.glob("*.swift"))), "-emit-bc", "-o", "EnzymeHub.o"]
        made = run([compiler, *flags, *files, "-emit-module-path", "EnzymeHub.swiftmodule"], folder)
        return f"{made.stdout}{made.stderr}" if made.returncode else ""

    folder, wrong = once(tmp_path_factory, "package", make)
    if wrong:
        pytest.fail(wrong, pytrace=False)
    return folder


def build(
    package: Path, linker: Path, sources: list[Path], folder: Path, *more: str
) -> subprocess.CompletedProcess[str]:
    """A program that runs the tests of these files, and says of each what differs."""
    calls = [f'print("== {path.stem}"); test_{path.stem}()' for path in sources]
    main = folder / "main.swift"
    main.write_text("\n".join([*calls, 'print("==")']) + "\n")
    flags = ["-O", "-wmo", "-lto=llvm-full", f"-use-ld={linker}", "-I", str(package), "-module-name", "program"]
    files = [*sources, HERE / "check.swift", main, package / "EnzymeHub.o"]
    return run([swiftc(), *flags, *more, *map(str, files), "-o", "program"], folder)


Told = Callable[[Path], dict[str, str]]


@pytest.fixture(scope="session")
def told(package: Path, linker: Path, tmp_path_factory: pytest.TempPathFactory) -> Told:
    """What each test of a folder printed."""
    return cache(lambda sources: printed_by(sources, package, linker, tmp_path_factory))


def printed_by(sources: Path, package: Path, linker: Path, factory: pytest.TempPathFactory) -> dict[str, str]:
    def make(folder: Path) -> str:
        built = build(package, linker, [path for path in PROGRAMS if path.parent == sources], folder)
        if built.returncode:
            return f"{built.stdout}{built.stderr}"
        ran = run([str(folder / "program")], folder)
        return ran.stdout if not ran.returncode else f"exit status {ran.returncode}\n{ran.stdout}{ran.stderr}"

    _, printed = once(factory, sources.name, make)
    if not printed.startswith("== ") or not printed.endswith("==\n"):
        pytest.fail(printed, pytrace=False)
    return dict(part.split("\n", 1) for part in printed.removesuffix("==\n").split("== ")[1:])


@pytest.mark.xdist_group("swift")
@pytest.mark.parametrize("source", PROGRAMS, ids=lambda path: path.stem)
def test_program(source: Path, told: Told) -> None:
    if differs := told(source.parent)[source.stem]:
        pytest.fail(f"{source.name}\n{differs}", pytrace=False)


@pytest.mark.parametrize("debug", [False, True], ids=["plain", "g"])
@pytest.mark.parametrize("source", REFUSED, ids=lambda path: path.stem)
def test_refused(source: Path, debug: bool, package: Path, linker: Path, tmp_path: Path) -> None:
    _, _, words = source.read_text().splitlines()[0].partition("expect: ")
    code, *others = words.split()
    built = build(package, linker, [source], tmp_path, *(["-g"] if debug else []))
    message = built.stdout + built.stderr
    if debug and "invalid debug info" not in message:  # LLVM 17's of async functions is no valid one for LLVM 20
        others.append(f"where: {source}:")
    missing = [word for word in [f"error[{code}]", *others] if word not in message]
    if not built.returncode or missing:
        pytest.fail(f"exit status {built.returncode}, the message lacks {missing}\n{message}", pytrace=False)
    assert not (tmp_path / "program").exists()


@pytest.mark.parametrize("name", ["classes", "structs"])
def test_refused_without_optimisation(name: str, package: Path, linker: Path, tmp_path: Path) -> None:
    """What a program does for types that are known when it runs is refused when it is linked, with the line."""
    source = HERE / "language" / f"{name}.swift"
    built = build(package, linker, [source], tmp_path, "-Onone", "-g")
    assert built.returncode
    assert "error[EH0208]" in built.stderr and f"where: {source}:" in built.stderr, built.stderr
    assert "build with -O" in built.stderr


STOPPED = {
    "any_in_array": (
        """
protocol Shape { func area(_ s: Double) -> Double }
struct Circle: Shape { var r: Double; func area(_ s: Double) -> Double { 3 * r * r * s * s } }
struct Rect: Shape { var w, h: Double; func area(_ s: Double) -> Double { w * h * s } }
let shapes: [Shape] = [Circle(r: 1), Rect(w: 2, h: 3)]
func test_any_in_array() { print(gradient(at: 2.0) { x in shapes.reduce(0.0) { $0 + $1.area(x) } }) }
""",
        "warning: {source}:7: the program stops where the derivative of this call is needed",
        "a method of a value of a protocol type (any P) is called",
    ),
    "no_zero_tangent": (
        """
struct Net: Differentiable { var w: [Double] }
func test_no_zero_tangent() { print(gradient(at: Net(w: [1, 2])) { n in n.w.reduce(0) { $0 + $1 * $1 } }) }
""",
        "",
        "Net has arrays or objects in it: give it a zeroTangent of its own",
    ),
    "short_adjoint": (
        """
func test_short_adjoint() {
  let back = pullback(at: [2.0, 3]) { x in x.map { $0 * $0 } }
  print(back([1]))
}
""",
        "",
        "the adjoint of an array of 2 elements has 1",
    ),
    "short_direction": (
        """
func test_short_direction() { print(derivative(at: [[1.0, 2], [4.0]], along: [[1, 0], []]) { x in x[0][1] * x[1][0] }) }
""",
        "",
        "an array in the direction is not as long as that in the point",
    ),
}


@pytest.mark.parametrize("name", STOPPED)
def test_stopped(name: str, package: Path, linker: Path, tmp_path: Path) -> None:
    """What the link knows of a stop it tells, and the stop has a text."""
    text, at_link, when_run = STOPPED[name]
    source = tmp_path / f"{name}.swift"
    source.write_text(f"import EnzymeHub\n{text}")
    built = build(package, linker, [source], tmp_path, "-g")
    assert not built.returncode and at_link.format(source=source) in built.stderr, built.stderr
    ran = run([str(tmp_path / "program")], tmp_path)
    assert ran.returncode and when_run in ran.stderr, ran.stderr
