"""Gradient over primal of the same five objectives, written in each language as its people write them."""

from __future__ import annotations

import math
import sys
import tempfile
from pathlib import Path

from bench._tools import ROOT, Missing, clang, execute, own_linker, table, tool
from enzyme_hub.languages import toolchains

SOURCES = Path(__file__).with_name("objectives")
MODULE = ROOT / "lang" / "fortran" / "enzyme_hub.f90"


def main() -> int:
    ratios: dict[str, dict[str, float]] = {}  # by objective and language
    values: dict[str, dict[str, tuple[float, float]]] = {}
    languages = []
    with tempfile.TemporaryDirectory() as name:
        for language, build in BUILDS.items():
            try:
                program = build(Path(name))
            except Missing as missing:
                print(f"{language}: {missing}")
                continue
            languages.append(language)
            for line in execute([program]).splitlines():
                objective, *numbers = line.split()
                primal, gradient, value, check = map(float, numbers)
                ratios.setdefault(objective, {})[language] = gradient / primal
                values.setdefault(objective, {})[language] = value, check
    rows = [[objective, *(f"{found[language]:.2f}" for language in languages)] for objective, found in ratios.items()]
    table("Gradient / primal at full optimisation", ["objective", *languages], rows)
    return disagreements(values)


def disagreements(values: dict[str, dict[str, tuple[float, float]]]) -> int:
    """Tells which languages computed something else than the first one."""
    found = 0
    for objective, of_languages in values.items():
        (first, wanted), *others = of_languages.items()
        for language, pair in others:
            if not all(math.isclose(a, b, rel_tol=1e-9) for a, b in zip(pair, wanted, strict=True)):
                print(f"{objective}: {language} has {pair}, {first} has {wanted}")
                found += 1
    return found > 0


def c(folder: Path) -> Path:
    program = folder / "c"
    words = ["-O3", "-flto", f"--ld-path={own_linker(folder)}", SOURCES / "objectives.c", "-o", program, "-lm"]
    execute([clang(), *words])
    return program


def rust(folder: Path) -> Path:
    program = folder / "rust"
    words = ["-Copt-level=3", "-Clinker-plugin-lto", f"-Clinker={own_linker(folder)}", "--edition=2021"]
    execute([tool("rustc"), *words, SOURCES / "objectives.rs", "-o", program])
    return program


def fortran(folder: Path) -> Path:
    program = folder / "fortran"
    words = ["-O3", "-flto", f"-fuse-ld={own_linker(folder)}", "-J", folder, MODULE, SOURCES / "objectives.f90"]
    execute([tool("flang-22", "flang"), *words, "-o", program])
    return program


def swift(folder: Path) -> Path:
    found = toolchains.swiftc()
    if found is None:
        raise Missing("swiftc is not installed")
    program = folder / "swift"
    package = sorted((ROOT / "lang" / "swift" / "Sources" / "EnzymeHub").glob("*.swift"))
    words = ["-O", "-wmo", "-parse-as-library", "-module-name", "EnzymeHub", "-emit-module"]
    words += ["-emit-module-path", folder / "EnzymeHub.swiftmodule", "-c", "-o", folder / "EnzymeHub.o"]
    execute([*found.command, *words, *package])
    words = ["-O", "-lto=llvm-full", "-I", folder, f"-use-ld={own_linker(folder)}", folder / "EnzymeHub.o"]
    (folder / "main.swift").write_text(
        (SOURCES / "objectives.swift").read_text()
    )  # statements stand in a file of this name
    execute([*found.command, *words, folder / "main.swift", "-o", program])
    return program


def julia(folder: Path) -> Path:
    found = toolchains.julia()
    if found is None:
        raise Missing("julia is not installed")
    program, package = folder / "julia", ROOT / "lang" / "julia" / "EnzymeHub.jl"
    program.write_text(
        f'#!/bin/sh\nexport ENZYME_HUB="{sys.executable} -m enzyme_hub" JULIA_DEPOT_PATH="{folder}/depot"\n'
        f'exec {found} --startup-file=no -O3 "{SOURCES}/objectives.jl" "{package}"\n'
    )
    program.chmod(0o755)
    return program


BUILDS = {"C": c, "Rust": rust, "Fortran": fortran, "Julia": julia, "Swift": swift}
