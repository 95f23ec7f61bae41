"""`python -m enzyme_hub.languages.libraries.blas`: make the .ll files from the .c files beside them with clang."""

from __future__ import annotations

from pathlib import Path

from enzyme_hub.languages.libraries import generated
from enzyme_hub.languages.libraries.blas.supplement import COMPLEX_FILES, LAPACKE, REAL_FILES

HERE = Path(__file__).parent
# Sums may be added in another order.
ORDER = ("-fassociative-math", "-fno-signed-zeros", "-fno-trapping-math", "-fno-math-errno")
COMPLEX = ("-DCOMPLEX", "-fcomplex-arithmetic=improved")  # no function is called for a product


def texts() -> dict[str, str]:
    """The text of each file, once for real and, where that makes a difference, once for complex numbers."""
    real = {name: generated.generate(HERE / f"{name}.c", *ORDER) for name in (*REAL_FILES, LAPACKE)}
    names = (*COMPLEX_FILES, LAPACKE)
    return real | {f"{name}.complex": generated.generate(HERE / f"{name}.c", *ORDER, *COMPLEX) for name in names}


if __name__ == "__main__":
    generated.write_all(HERE, texts())
