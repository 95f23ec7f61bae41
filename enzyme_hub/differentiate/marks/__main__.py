"""`python -m enzyme_hub.differentiate.marks`: make the .ll file from the C file beside it with clang."""

from pathlib import Path

from enzyme_hub.languages.libraries import generated

HERE = Path(__file__).parent


def texts() -> dict[str, str]:
    """The text of each file."""
    return generated.texts(HERE)


if __name__ == "__main__":
    generated.write_all(HERE, texts())
