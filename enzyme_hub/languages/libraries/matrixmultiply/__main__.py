"""`python -m enzyme_hub.languages.libraries.matrixmultiply`: make the .ll files from the .c file beside it with clang."""

from pathlib import Path

from enzyme_hub.languages.libraries import generated

HERE = Path(__file__).parent
PRECISIONS = {"double": (), "float": ("-DSINGLE",)}


def texts() -> dict[str, str]:
    """The text of each file, in each precision."""
    made = {precision: generated.texts(HERE, *flags) for precision, flags in PRECISIONS.items()}
    return {f"{name}_{precision}": text for precision, found in made.items() for name, text in found.items()}


if __name__ == "__main__":
    generated.write_all(HERE, texts())
