"""Linker scripts in the place of libraries: the names in them, and nothing else, get other ones."""

from __future__ import annotations

import pytest

from linker_plugin.scripts import is_script, with_other_names

LIBC = """/* GNU ld script: GROUP ( not this ) */
OUTPUT_FORMAT(elf64-x86-64)
GROUP ( /lib/libc.so.6 /usr/lib/libc_nonshared.a  AS_NEEDED ( /lib64/ld-linux-x86-64.so.2 ) )
"""


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (LIBC, ["/lib/libc.so.6", "/usr/lib/libc_nonshared.a", "/lib64/ld-linux-x86-64.so.2"]),
        ('INPUT("a b.o", c.o) STARTUP(crt.o)\n', ["a b.o", "c.o", "crt.o"]),
        (
            "INPUT(-lm /* AS_NEEDED(x) */ AS_NEEDED(-l:libg.so.1)) SECTIONS { .text : { *(.text) } }",
            ["-lm", "-l:libg.so.1"],
        ),
        ("  INCLUDE parts/more.ld\nGROUP(a.o", ["parts/more.ld", "a.o"]),
        ("{ global: INPUT; local: *; };", []),
        ("", []),
    ],
)
def test_names(text: str, named: list[str]) -> None:
    seen: list[str] = []

    def other(name: str) -> str:
        seen.append(name)
        return f"<{len(seen) - 1}>"

    made = with_other_names(text, other)
    assert sorted(seen) == sorted(named)
    for number, name in enumerate(seen):
        assert f"<{number}>" in made
        made = made.replace(f"<{number}>", f'"{name}"' if " " in name else name)
    assert made == text


def test_what_may_be_a_script() -> None:
    assert is_script(LIBC.encode()) and is_script(b"")
    assert not is_script(b"\x7fELF\0") and not is_script(b" " * (1 << 20))
