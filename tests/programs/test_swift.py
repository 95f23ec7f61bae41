"""Programs in Swift: `swift/*.swift`, each with a function `test_NAME` that compares its derivatives and counts what differs.

They are compiled together by one swiftc at -O, with the package of `lang/swift` as a module, linked by the real `enzyme-hub-ld`
and run once; each is a test of its own. Those below `swift/errors` must be refused: their first line says
`expect: EH0208 word word`, the code and words of the message.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from enzyme_hub.languages import toolchains

HERE = Path(__file__).parent / "swift"
PACKAGE = HERE.parents[2] / "lang" / "swift" / "Sources" / "EnzymeHub"
PROGRAMS = sorted(path for path in HERE.glob("*.swift") if path.stem != "check")
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


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder for all workers, of which one is in it at a time: what the first has built is there for the others."""
    folder = tmp_path_factory.getbasetemp().parent / "swift"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield folder


@pytest.fixture(scope="session")
def package(shared: Path) -> Path:
    """A folder with the module, as bitcode."""
    folder = shared / "package"
    if not folder.exists():
        folder.mkdir()
        flags = ["-O", "-wmo", "-lto=llvm-full", "-parse-as-library", "-module-name", "EnzymeHub", "-emit-module"]
        files = [*map(str, sorted(PACKAGE.glob("*.swift"))), "-emit-bc", "-o", "EnzymeHub.o"]
        made = run([swiftc(), *flags, *files, "-emit-module-path", "EnzymeHub.swiftmodule"], folder)
        assert made.returncode == 0, made.stdout + made.stderr
    return folder


def build(package: Path, linker: Path, sources: list[Path], folder: Path) -> subprocess.CompletedProcess[str]:
    """A program that runs the tests of these files, and says of each what differs."""
    calls = [f'print("== {path.stem}"); test_{path.stem}()' for path in sources]
    main = folder / "main.swift"
    main.write_text("\n".join([*calls, 'print("==")']) + "\n")
    command = [
        swiftc(),
        "-O",
        "-wmo",
        "-lto=llvm-full",
        f"-use-ld={linker}",
        "-I",
        str(package),
        "-module-name",
        "program",
    ]
    files = [*sources, HERE / "check.swift", main, package / "EnzymeHub.o"]
    return run([*command, *map(str, files), "-o", "program"], folder)


@pytest.fixture(scope="session")
def told(package: Path, linker: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What each test printed."""
    folder = tmp_path_factory.mktemp("programs")
    built = build(package, linker, PROGRAMS, folder)
    if built.returncode:
        pytest.fail(f"{built.stdout}{built.stderr}", pytrace=False)
    ran = run([str(folder / "program")], folder)
    parts = ran.stdout.split("== ")[1:]
    found = dict(part.split("\n", 1) for part in parts)
    if ran.returncode or not ran.stdout.endswith("==\n"):
        last = parts[-1].splitlines()[0] if parts else "nothing"
        pytest.fail(f"exit status {ran.returncode} in {last}\n{ran.stdout}{ran.stderr}", pytrace=False)
    return found


@pytest.mark.parametrize("source", PROGRAMS, ids=lambda path: path.stem)
def test_program(source: Path, told: dict[str, str]) -> None:
    differs = told[source.stem].removesuffix("==\n")
    if differs:
        pytest.fail(f"{source.name}\n{differs}", pytrace=False)


@pytest.mark.parametrize("source", REFUSED, ids=lambda path: path.stem)
def test_refused(source: Path, package: Path, linker: Path, tmp_path: Path) -> None:
    _, _, words = source.read_text().splitlines()[0].partition("expect: ")
    code, *others = words.split()
    built = build(package, linker, [source], tmp_path)
    message = built.stdout + built.stderr
    missing = [word for word in [f"error[{code}]", *others] if word not in message]
    if built.returncode == 0 or missing:
        pytest.fail(f"exit status {built.returncode}, the message lacks {missing}\n{message}", pytrace=False)
    assert not (tmp_path / "program").exists()
