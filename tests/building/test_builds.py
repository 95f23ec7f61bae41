"""The project of `examples/building`, two libraries and a program in three languages, by each build system: built and run.

The program compares the forces that it prints with differences and exits with 0 if they agree.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from enzyme_hub.languages import toolchains
from enzyme_hub.languages.toolchains import Tool

ROOT = Path(__file__).parents[2]
PROJECT = ROOT / "examples" / "building"


class Build:
    """A copy of the project, and how to call tools in it: with the commands of this environment on the PATH."""

    def __init__(self, folder: Path, project: Path = PROJECT) -> None:
        self.folder = folder / "project"
        shutil.copytree(project, self.folder)
        bin_folder = str(Path(sys.executable).parent)
        self.environment = dict(os.environ, PATH=os.pathsep.join([bin_folder, os.environ.get("PATH", "")]))
        self.environment |= {variable: path(name) for variable, name in COMPILERS.items()}

    def call(self, *words: str | Path, status: int = 0) -> str:
        done = subprocess.run(
            list(map(str, words)), cwd=self.folder, env=self.environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == status, f"{' '.join(map(str, words))}\n{done.stdout}{done.stderr}"
        return done.stdout + done.stderr

    def tool(self, name: str) -> str:
        found = shutil.which(name, path=self.environment["PATH"])
        if found is None:
            pytest.skip(f"{name} is not installed")
        return found


COMPILERS = {"CC": "clang", "CXX": "clang++", "FC": "flang"}
_FOUND = {"clang": toolchains.clang, "clang++": toolchains.clangxx, "flang": toolchains.flang}


def path(name: str) -> str:
    tool: Tool | None = _FOUND[name]()
    if tool is None:
        pytest.skip(f"{name} is not installed")
    return tool.command[0]


def printed_forces(text: str) -> int:
    return sum(line.startswith("atom ") for line in text.splitlines())


@pytest.mark.fortran
def test_make(tmp_path: Path) -> None:
    build = Build(tmp_path)
    words = [f"{variable}={build.environment[variable]}" for variable in COMPILERS]
    assert printed_forces(build.call(build.tool("make"), "check", *words)) == 4


@pytest.mark.fortran
def test_meson(tmp_path: Path) -> None:
    build = Build(tmp_path)
    build.tool("ninja")
    build.call(build.tool("meson"), "setup", "build", "--buildtype=release")
    build.call(build.tool("meson"), "test", "-C", "build")
    assert printed_forces(build.call(build.folder / "build" / "forces")) == 4


def configure(build: Build, *options: str) -> list[str]:
    return [build.tool("cmake"), "-B", "build", "-G", "Ninja", f"-DCMAKE_MAKE_PROGRAM={build.tool('ninja')}", *options]


def hub_config(build: Build, word: str, python_path: str = "") -> str:
    environment = dict(os.environ, PYTHONPATH=python_path)
    command = [sys.executable, "-m", "enzyme_hub", "config", word]
    return subprocess.check_output(command, cwd=build.folder, env=environment, text=True).strip()


@pytest.mark.fortran
def test_cmake(tmp_path: Path) -> None:
    build = Build(tmp_path)
    prefix = f"-DCMAKE_PREFIX_PATH={hub_config(build, '--cmake')}"
    build.call(*configure(build, prefix, "-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_Fortran_FLAGS=-O2"))
    build.call("cmake", "--build", "build")
    assert printed_forces(build.call(build.folder / "build" / "forces")) == 4


INSTALLED = Path(__file__).parent / "installed"


@pytest.mark.fortran
@pytest.mark.parametrize(("generator", "kind"), [("Unix Makefiles", "Debug"), ("Ninja", "Release")])
def test_cmake_installed_libraries(generator: str, kind: str, tmp_path: Path) -> None:
    """Libraries of one project, found by programs of others in C and in Fortran: (x0^3 + x1^3) exp(-x0^2) at (1, 2)."""
    build = Build(tmp_path, INSTALLED)
    hub, place = hub_config(build, "--cmake"), build.folder / "place"
    words = ["-G", generator, f"-DCMAKE_BUILD_TYPE={kind}", f"-DCMAKE_PREFIX_PATH={hub};{place}"]
    build.tool("ninja")
    for name in ("library", "program", "fortran"):
        build.call(build.tool("cmake"), "-S", name, "-B", f"build/{name}", *words, f"-DCMAKE_INSTALL_PREFIX={place}")
        build.call("cmake", "--build", f"build/{name}")
        if name == "library":
            build.call("cmake", "--install", f"build/{name}")
    assert build.call("build/program/program").split() == ["-5.5182", "4.4146", "27.0000"]
    assert build.call("build/fortran/program").split() == ["-5.5182", "4.4146"]


FORTRAN_PROGRAM = """
cmake_minimum_required(VERSION 3.24)
project(alone LANGUAGES Fortran)
find_package(EnzymeHub 0.1 REQUIRED)
add_executable(alone main.f90 ${EnzymeHub_FORTRAN_MODULE})
target_link_libraries(alone PRIVATE EnzymeHub::LTO)
"""
FORTRAN = """
program main
    use enzyme_hub
    real(8) :: x, dx
    x = 3; dx = 0
    call enzyme_gradient(square, x, dx)
    print '(f0.1)', dx
contains
    real(8) function square(x)
        real(8), intent(in) :: x
        square = x*x
    end function
end program
"""


@pytest.mark.fortran
def test_cmake_with_a_program_in_fortran(tmp_path: Path) -> None:
    """flang takes the linker by another option than clang does."""
    sources = tmp_path / "sources"
    sources.mkdir()
    (sources / "CMakeLists.txt").write_text(FORTRAN_PROGRAM)
    (sources / "main.f90").write_text(FORTRAN)
    build = Build(tmp_path, sources)
    build.call(*configure(build, f"-DCMAKE_PREFIX_PATH={hub_config(build, '--cmake')}"))
    build.call("cmake", "--build", "build")
    assert build.call(build.folder / "build" / "alone").strip() == "6.0"


def test_cmake_says_which_compiler_writes_no_bitcode(tmp_path: Path) -> None:
    sources = tmp_path / "sources"
    sources.mkdir()
    (sources / "CMakeLists.txt").write_text(FORTRAN_PROGRAM.replace("Fortran", "C").replace("main.f90", "main.c"))
    (sources / "main.c").write_text("int main(void) { return 0; }\n")
    build = Build(tmp_path, sources)
    options = [f"-DCMAKE_PREFIX_PATH={hub_config(build, '--cmake')}", f"-DCMAKE_C_COMPILER={build.tool('gcc')}"]
    told = build.call(*configure(build, *options), status=1)
    assert "writes no bitcode: set CMAKE_C_COMPILER to clang" in " ".join(told.split())


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `pip install` unpacks: the wheel's files, in an environment's folders."""
    folder = tmp_path_factory.mktemp("installed")
    wheel = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
    subprocess.run(wheel, cwd=ROOT, check=True, capture_output=True)
    packages = folder / "lib" / "python" / "site-packages"
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as archive:
        archive.extractall(packages)
    return packages


def test_an_installed_package_has_the_files(installed: Path, tmp_path: Path) -> None:
    build = Build(tmp_path)
    (flag,) = hub_config(build, "--includes", str(installed)).split()
    include = Path(flag.removeprefix("-I"))
    assert include.is_relative_to(installed)
    for header in ("enzyme_hub.h", "enzyme_hub.hpp", "enzyme_hub/calls.hpp", "enzyme/enzyme"):
        assert (include / header).is_file()
    package = Path(hub_config(build, "--cmake", str(installed)))
    assert package.is_relative_to(installed)
    assert (package / "EnzymeHubConfig.cmake").is_file()
    assert Path(hub_config(build, "--linker", str(installed))).name == "enzyme-hub-ld"


def test_cmake_finds_the_linker_of_an_installed_package(installed: Path, tmp_path: Path) -> None:
    """From the package's own place, with nothing on the PATH."""
    program = installed.parents[2] / "bin" / "enzyme-hub-ld"
    program.parent.mkdir(exist_ok=True)
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    sources = tmp_path / "sources"
    sources.mkdir()
    listing = FORTRAN_PROGRAM.replace("Fortran", "C").replace(
        "add_executable(alone main.f90 ${EnzymeHub_FORTRAN_MODULE})", "add_library(alone INTERFACE)"
    )
    listing = (
        listing.replace("PRIVATE", "INTERFACE") + 'message(STATUS "found ${EnzymeHub_VERSION} ${ENZYME_HUB_LD}")\n'
    )
    (sources / "CMakeLists.txt").write_text(listing)
    build = Build(tmp_path, sources)
    cmake = configure(build, f"-DCMAKE_PREFIX_PATH={hub_config(build, '--cmake', str(installed))}")
    build.environment["PATH"] = os.environ["PATH"].replace(str(Path(sys.executable).parent), "")
    told = build.call(*cmake)
    assert f"found 0.1.0 {program}" in told
