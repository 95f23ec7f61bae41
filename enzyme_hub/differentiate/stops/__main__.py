"""`python -m enzyme_hub.differentiate.stops`: make the .ll files from the C files beside them with clang."""

import re
from pathlib import Path

from enzyme_hub.languages.libraries import generated

HERE = Path(__file__).parent
# What is called where a derivative ends: nothing of it belongs into the derivative.
_ENDS = re.compile(
    r"^(define (?:weak )?void @(?:enzyme_hub_stop|__ehub_stop|__ehub_stopped|__ehub_stop_(?:with|memory|memory_of|saying))\([^{]*\)) \{",
    re.M,
)


def texts() -> dict[str, str]:
    """The text of each file."""
    return {name: _ENDS.sub(r"\1 noinline cold {", text) for name, text in generated.texts(HERE).items()}


if __name__ == "__main__":
    generated.write_all(HERE, texts())
