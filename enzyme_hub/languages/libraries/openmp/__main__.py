"""`python -m enzyme_hub.languages.libraries.openmp`: make the .ll files from the .c files beside them with clang."""

import re
from pathlib import Path

from enzyme_hub.languages.libraries import generated

HERE = Path(__file__).parent
# What is called now and then from loops, where additions are made.
_SELDOM = re.compile(
    r"^(define [\w ]+ @__ehub_(?:window|blocks)(?:_miss_\w+|_covers?|s_give_back)\([^{]*\)) \{", re.MULTILINE
)


def texts() -> dict[str, str]:
    """The text of each file."""
    made = generated.texts(HERE)
    return {name: _SELDOM.sub(r"\1 noinline cold nounwind {", text) for name, text in made.items()}


if __name__ == "__main__":
    generated.write_all(HERE, texts())
