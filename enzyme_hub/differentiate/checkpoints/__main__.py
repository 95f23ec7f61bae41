"""`python -m enzyme_hub.differentiate.checkpoints`: make the .ll file from the C file beside it with clang."""

import re
from pathlib import Path

from enzyme_hub.languages.libraries import generated

HERE = Path(__file__).parent
# They ask where their own part of the stack lies, or are rarely called.
ALONE = ("meet", "found", "pointer", "pointers", "block", "free", "begin", "share", "end", "back", "done", "release")


def texts() -> dict[str, str]:
    """The text of each file."""
    made = generated.texts(HERE)
    for word in ALONE:
        made["runtime"], count = re.subn(
            rf"^(define [^\n]*@__ehub_checkpoint_{word}\([^\n]*\)) {{$",
            r"\1 noinline nounwind {",
            made["runtime"],
            flags=re.M,
        )
        assert count == 1, word
    return made


if __name__ == "__main__":
    generated.write_all(HERE, texts())
