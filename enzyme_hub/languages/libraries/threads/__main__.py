"""`python -m enzyme_hub.languages.libraries.threads`: make the .ll files from the .c files beside them with clang."""

from pathlib import Path

from enzyme_hub.languages.libraries import generated

HERE = Path(__file__).parent


def texts() -> dict[str, str]:
    """The text of each file."""
    return generated.texts(HERE)


if __name__ == "__main__":
    generated.write_all(HERE, texts())
