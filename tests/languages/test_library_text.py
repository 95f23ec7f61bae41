"""Text of ours that joins modules is what the C files beside it say."""

from __future__ import annotations

import importlib

import pytest

from enzyme_hub import llvm
from enzyme_hub.languages import toolchains
from enzyme_hub.languages.libraries import supplying


@pytest.mark.parametrize(
    "library",
    [
        "differentiate.checkpoints",
        "differentiate.marks",
        "differentiate.tape",
        "languages.cpp.containers",
        "languages.fortran.objects",
        "languages.libraries.blas",
        "languages.libraries.checking",
        "languages.libraries.fftw",
        "languages.libraries.mpi",
        "languages.libraries.openmp",
        "languages.libraries.matrixmultiply",
        "languages.libraries.sorting",
        "languages.swift.arrays",
    ],
)
def test_text_is_made_from_the_source(library: str) -> None:
    clang = toolchains.clang()
    if clang is None or clang.llvm != llvm.version()[0]:
        pytest.skip(f"clang {llvm.version()[0]} is not installed")
    package = f"enzyme_hub.{library}"
    for name, text in importlib.import_module(f"{package}.__main__").texts().items():
        assert supplying.text_of(package, name) == text, f"run `python -m {package}`"
