"""`python -m enzyme_hub.languages.julia`: make `runtime.ll` from `runtime.c` again, with the tags that Julia puts on headers of arrays."""

import re
from pathlib import Path

from enzyme_hub.languages.libraries.generated import texts, write_all

FIELDS = ("arrayptr", "arraylen", "arrayflags", "arrayflags", "arrayoffset", "arraysize", "arraysize", "arraysize")
_FIELD = re.compile(r"^  (%\d+) = getelementptr inbounds (?:nuw )?%struct\.array, ptr %\d+, i32 0, i32 (\d)$")
_ELEMENT = re.compile(r"^  (%\d+) = getelementptr inbounds (?:nuw )?\[0 x i64\], ptr (%\d+), i64 0, i64 \d+$")
_ACCESS = re.compile(r"^  (?:%\d+ = load [^\n]*|store [^\n]*), ptr (%\d+), align \d+$")


def tagged(text: str) -> str:
    """With Julia's type tags on accesses to the header of an array."""
    fields: dict[str, int] = {}
    tags = {name: 4 * place for place, name in enumerate(dict.fromkeys(FIELDS), 1)}
    lines = []
    for line in text.split("\n"):
        if line.startswith("define "):
            fields = {}
        if match := _FIELD.match(line):
            fields[match[1]] = int(match[2])
        elif (match := _ELEMENT.match(line)) and match[2] in fields:
            fields[match[1]] = fields[match[2]]
        elif (match := _ACCESS.match(line)) and match[1] in fields:
            line += f", !tbaa !{tags[FIELDS[fields[match[1]]]]}"
        lines.append(line)
    lines += ['!0 = !{!"jtbaa"}', '!1 = !{!"jtbaa", !0, i64 0}', '!2 = !{!"jtbaa_array", !1, i64 0}']
    for name, number in tags.items():
        lines += [
            f"!{number} = !{{!{number + 1}, !{number + 1}, i64 0}}",
            f'!{number + 1} = !{{!"jtbaa_{name}", !2, i64 0}}',
        ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    folder = Path(__file__).parent
    write_all(folder, {name: tagged(text) for name, text in texts(folder).items()})
