"""Which text is made of which C files, and how: one row for each package and set of flags."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from enzyme_hub._bitcode import changes, making
from enzyme_hub._bitcode.changes import Change
from enzyme_hub.languages.libraries.blas.supplement import COMPLEX_FILES, LAPACKE, REAL_FILES

PACKAGE = Path(__file__).parents[1]
FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Row:
    """Text of a package: of these files or of all, with these flags, under the name of the file and a suffix."""

    package: str
    files: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    suffix: str = ""
    change: Change = changes.same
    tidy: Callable[[str], str] = making.plain

    def texts(self) -> Iterator[tuple[Path, str]]:
        """What is made, and where it belongs."""
        folder = PACKAGE.joinpath(*self.package.split("."))
        for name in self.files or sorted(path.stem for path in folder.glob("*.c")):
            text = self.change(making.made_of(folder / f"{name}.c", self.flags, self.tidy))
            head = f"; Made from {name}.c by `python -m {__package__}`.\n"
            yield FOLDER / f"{self.package}.{name}{self.suffix}.ll", head + text


# Checkpoints ask where their own part of the stack lies, or are rarely called.
_ALONE = "meet found pointer pointers block free begin share end back done release".split()
# What is called where a derivative ends: nothing of it belongs into the derivative.
_ENDS = "enzyme_hub_stop|__ehub_stop|__ehub_stopped|__ehub_stop_(?:with|memory|memory_of|saying)"
# Exceptions pass through as through C++, or LLVM would not inline what is there. What changes a flag leaves all other memory alone.
_OF_FLAGS = " nounwind memory(inaccessiblemem: readwrite)"
_THREADS = {
    "@__gcc_personality_v0": "@__gxx_personality_v0",
    "declare i32 @__ehub_once_begin(ptr)": f"declare i32 @__ehub_once_begin(ptr captures(none)){_OF_FLAGS}",
    "declare void @__ehub_once_end(ptr, i32)": f"declare void @__ehub_once_end(ptr captures(none), i32){_OF_FLAGS}",
}
# What is called now and then from loops, where additions are made.
_SELDOM = r"__ehub_(?:window|blocks)(?:_miss_\w+|_covers?|s_give_back)"
# Sums may be added in another order; no function is called for a product of complex numbers.
_ORDER = ("-fassociative-math", "-fno-signed-zeros", "-fno-trapping-math", "-fno-math-errno")
_COMPLEX = (*_ORDER, "-DCOMPLEX", "-fcomplex-arithmetic=improved")

MANIFEST = (
    Row(
        "differentiate.checkpoints",
        change=changes.saying({f"__ehub_checkpoint_{word}": "noinline nounwind" for word in _ALONE}),
    ),
    Row("differentiate.kinds"),
    Row("differentiate.marks"),
    Row("differentiate.stops", change=changes.saying({_ENDS: "noinline cold"}, everywhere=False)),
    Row("differentiate.tape", ("plain",)),
    Row("differentiate.tape", ("pool",), change=changes.pool),
    Row("gpu", flags=("-fno-stack-protector",), change=changes.without_extensions),
    Row("languages.cpp.containers"),
    Row("languages.fortran.flang", tidy=making.with_tags),
    Row("languages.fortran.objects"),
    Row("languages.fortran.requests"),
    Row("languages.julia", change=changes.tagged),
    Row("languages.libraries.blas", (*REAL_FILES, LAPACKE), _ORDER),
    Row("languages.libraries.blas", (*COMPLEX_FILES, LAPACKE), _COMPLEX, ".complex"),
    Row("languages.libraries.checking"),
    Row("languages.libraries.fftw", suffix="_double"),
    Row("languages.libraries.fftw", flags=("-DSINGLE",), suffix="_single"),
    Row("languages.libraries.matrixmultiply", suffix="_double"),
    Row("languages.libraries.matrixmultiply", flags=("-DSINGLE",), suffix="_float"),
    Row("languages.libraries.mpi"),
    Row("languages.libraries.openmp", change=changes.saying({_SELDOM: "noinline cold nounwind"}, everywhere=False)),
    Row("languages.libraries.sorting"),
    Row("languages.libraries.threads", flags=("-fexceptions",), change=changes.replacing(_THREADS)),
    Row("languages.swift.arrays"),
    Row("targets", ("tapes",), change=changes.tapes_of_devices),
)
