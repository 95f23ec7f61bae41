"""`python -m enzyme_hub.languages.blas`: make the .ll files from the .c files beside them with clang."""

from pathlib import Path

from enzyme_hub.languages import generated

HERE = Path(__file__).parent
# Sums may be added in another order.
ORDER = ("-fassociative-math", "-fno-signed-zeros", "-fno-trapping-math", "-fno-math-errno")


def texts() -> dict[str, str]:
    """The text of each file."""
    return generated.texts(HERE, *ORDER)


if __name__ == "__main__":
    generated.write_all(HERE, texts())
