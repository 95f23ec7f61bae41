"""Makes runtime.ll of runtime.c."""

from __future__ import annotations

import re
from pathlib import Path

from enzyme_hub.languages.libraries.generated import generate, write_all

FOLDER = Path(__file__).parent


def made() -> str:
    """The text of the runtime; a truth value is passed as the module of a GPU passes it."""
    text = generate(FOLDER / "runtime.c", "-fno-stack-protector")
    return re.sub(r"\b(?:zeroext|signext) ", "", text)


if __name__ == "__main__":
    write_all(FOLDER, {"runtime": made()})
