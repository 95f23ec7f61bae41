"""`python -m enzyme_hub.languages.libraries.openmp`: make the .ll files from the .c files beside them with clang."""

import re
from pathlib import Path

from enzyme_hub.languages.libraries import generated

HERE = Path(__file__).parent
# What is called now and then from loops, where additions are made.
_SELDOM = re.compile(r"^(define \w+ @__ehub_window(?:_miss_\w+|_covers|s_give_back)\([^{]*\)) \{", re.MULTILINE)


def texts() -> dict[str, str]:
    """The text of each file."""
    made = generated.texts(HERE)
    return {**made, "windows": _SELDOM.sub(r"\1 noinline cold nounwind {", made["windows"])}


if __name__ == "__main__":
    generated.write_all(HERE, texts())
