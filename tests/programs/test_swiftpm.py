"""The Swift package and its template, as SwiftPM builds them: `swift build -c release`.

Debian's Swift lacks the library that manifests are compiled with, so a stand-in (`swiftpm/PackageDescription.swift`) tells what
they say. What SwiftPM does with that for a release is done here: each target is compiled as one module, the main function of an
executable gets another name, and the link names it again.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from enzyme_hub.languages import toolchains

STAND_IN = Path(__file__).parent / "swiftpm" / "PackageDescription.swift"
PACKAGE = Path(__file__).parents[2] / "lang" / "swift"
TEMPLATE = PACKAGE / "template"

pytestmark = pytest.mark.swift


def swiftc(folder: Path, *words: str) -> str:
    """Run the compiler; what it printed."""
    found = toolchains.swiftc()
    if found is None:
        pytest.skip("swiftc is not installed (./dev toolchains swift)")
    done = subprocess.run(
        [*found.command, *words], cwd=folder, capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, f"{words}\n{done.stdout}{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def description(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the library of manifests."""
    folder = tmp_path_factory.mktemp("swiftpm")
    module = ["-parse-as-library", "-emit-module", "-module-name", "PackageDescription"]
    swiftc(folder, *module, "-c", str(STAND_IN), "-o", "PackageDescription.o")
    return folder


def said(manifest: Path, description: Path, folder: Path) -> dict[tuple[str, str], list[str]]:
    """What a manifest says: by kind and name the other words."""
    program = folder / "manifest"
    swiftc(folder, "-I", str(description), str(manifest), str(description / "PackageDescription.o"), "-o", str(program))
    printed = subprocess.run([program], capture_output=True, text=True, check=True).stdout
    lines = (line.split("\t") for line in printed.splitlines())
    return {(kind, name): others for kind, name, *others in lines}


def compiled(folder: Path, package: Path, name: str, *flags: str) -> Path:
    """A target as SwiftPM compiles it for a release."""
    sources = sorted(map(str, (package / "Sources" / name).glob("*.swift")))
    made = folder / f"{name}.o"
    words = ["-module-name", name, "-O", "-wmo", "-emit-module", "-I", str(folder), *flags]
    swiftc(folder, *words, "-c", *sources, "-o", str(made))
    return made


def test_the_template_builds_and_runs(description: Path, linker: Path, tmp_path: Path) -> None:
    package = said(PACKAGE / "Package.swift", description, tmp_path)
    assert package["library", "EnzymeHub"] == ["EnzymeHub"]
    text = (TEMPLATE / "Package.swift").read_text()
    assert "/path/to/enzyme-hub-ld" in text
    manifest = tmp_path / "Package.swift"
    manifest.write_text(
        text.replace("/path/to/enzyme-hub-ld", str(linker)).replace("/path/to/lang/swift", str(PACKAGE))
    )
    template = said(manifest, description, tmp_path)
    assert template["package", "EnzymeHub"] == [str(PACKAGE)]
    assert template["needs", "Gradient"] == ["EnzymeHub"]
    library = compiled(tmp_path, PACKAGE, "EnzymeHub", "-parse-as-library", *package["swift", "EnzymeHub"])
    entry = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "Gradient_main"]
    program = compiled(tmp_path, TEMPLATE, "Gradient", *entry, *template["swift", "Gradient"])
    flags = [*template["linker", "Gradient"], "-Xlinker", "--defsym=main=Gradient_main"]
    swiftc(tmp_path, str(program), str(library), *flags, "-o", "Gradient")
    ran = subprocess.run([tmp_path / "Gradient"], capture_output=True, text=True, check=True)
    assert ran.stdout == "[-2.0, -2.0, 4.0]\n"
