"""`python -m enzyme_hub.languages.blas`: make the .ll files from the .c files beside them with clang."""

from __future__ import annotations

from pathlib import Path

from enzyme_hub.languages import generated
from enzyme_hub.languages.blas.supplement import COMPLEX_FILES, LAPACKE, REAL_FILES

HERE = Path(__file__).parent
# Sums may be added in another order.
ORDER = ("-fassociative-math", "-fno-signed-zeros", "-fno-trapping-math", "-fno-math-errno")
COMPLEX = ("-DCOMPLEX", "-fcomplex-arithmetic=improved")  # no function is called for a product


def made() -> list[Path]:
    """The files that are made."""
    real = [HERE / f"{name}.ll" for name in (*REAL_FILES, LAPACKE)]
    return real + [HERE / f"{name}.complex.ll" for name in (*COMPLEX_FILES, LAPACKE)]


def generate(path: Path) -> str:
    """The text of one of them; needs clang."""
    flags = (*ORDER, *(COMPLEX if path.suffixes[0] == ".complex" else ()))
    return generated.generate(HERE / f"{path.name.partition('.')[0]}.c", *flags)


if __name__ == "__main__":
    for path in made():
        path.write_text(generate(path), encoding="utf-8")
