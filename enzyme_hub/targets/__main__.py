"""`python -m enzyme_hub.targets`: make tapes.ll of tapes.c with clang."""

from __future__ import annotations

import re
from pathlib import Path

from enzyme_hub.languages.libraries.generated import generate, write_all

FOLDER = Path(__file__).parent
_SAID = {
    "__ehub_tape_take": "noinline nounwind",
    "__ehub_tape_give": "noinline nounwind",
    "__ehub_tape_enlarge": "noinline cold nounwind",
    **dict.fromkeys(("__ehub_tape_grow", "__ehub_tape_part", "__ehub_tape_place"), "alwaysinline nounwind"),
}


def made() -> str:
    """The text; what a launch does not change is read as such."""
    text = generate(FOLDER / "tapes.c")
    for name, said in _SAID.items():
        text = re.sub(rf"^(define [^\n]*@{name}\([^\n]*\)) \{{", rf"\1 {said} {{", text, flags=re.MULTILINE)
    text = re.sub(
        r"^(  %\S+ = load (?:ptr|i64), ptr (?:@enzyme_tape|getelementptr .*@enzyme_tape.*), align 8)$",
        r"\1, !invariant.load !0",
        text,
        flags=re.MULTILINE,
    )
    return f"{text}\n!0 = !{{}}\n"


if __name__ == "__main__":
    write_all(FOLDER, {"tapes": made()})
