"""Command lines as callers write them, and what the plan says about them."""

from __future__ import annotations

from pathlib import Path

import pytest

from enzyme_hub.errors import LinkError
from linker_plugin.arguments import Flavour, Kind, for_driver, parse, quote_response, split_response

# What rustc 1.95 passes to a linker whose name ends in -ld.
RUSTC = """/tmp/rustcX/symbols.o main.rcgu.o --as-needed -Bstatic /lib/libstd.rlib /lib/libcore.rlib -Bdynamic -lgcc_s -lc
-L /tmp/raw --eh-frame-hdr -z noexecstack -plugin-opt=O3 -plugin-opt=mcpu=x86-64 -L /rustlib -o main --gc-sections -pie
-z relro -z now -O1""".split()

# What clang-22 passes to the program behind --ld-path.
CLANG = """--hash-style=gnu --build-id --eh-frame-hdr -m elf_x86_64 -pie -dynamic-linker /lib64/ld-linux-x86-64.so.2
-o a.out /lib/Scrt1.o /lib/crti.o /lib/crtbeginS.o -L/usr/lib -plugin /lib/LLVMgold.so -plugin-opt=mcpu=x86-64
-plugin-opt=O2 main.o -lgcc --as-needed -lgcc_s --no-as-needed -lc /lib/crtendS.o /lib/crtn.o""".split()


def test_rustc_in_ld_flavour() -> None:
    plan = parse(RUSTC)
    assert plan.flavour is Flavour.LD
    assert plan.output == "main"
    assert plan.pie is True and plan.executable
    assert not plan.start_files
    assert plan.files(Kind.INPUT) == [
        "/tmp/rustcX/symbols.o",
        "main.rcgu.o",
        "/lib/libstd.rlib",
        "/lib/libcore.rlib",
    ]
    assert plan.files(Kind.LIBRARY) == ["gcc_s", "c"]
    assert plan.files(Kind.SEARCH) == ["/tmp/raw", "/rustlib"]
    assert plan.plugin_options == ["O3", "mcpu=x86-64"]


def test_clang_brings_start_files_and_a_plugin() -> None:
    plan = parse(CLANG)
    assert plan.flavour is Flavour.LD
    assert plan.start_files
    assert plan.files(Kind.PLUGIN) == ["/lib/LLVMgold.so", "mcpu=x86-64", "O2"]
    assert "/lib64/ld-linux-x86-64.so.2" not in plan.files(Kind.INPUT)


def test_every_word_is_kept_in_order() -> None:
    for line in (RUSTC, CLANG):
        assert [token for word in parse(line).words for token in word.tokens] == line


def test_cc_flavour_opens_linker_words() -> None:
    plan = parse(
        "-m64 a.o -Wl,-Bstatic -Wl,--whole-archive,b.a,--no-whole-archive -Wl,-z,now -Xlinker -Bdynamic -lm".split()
    )
    assert plan.flavour is Flavour.CC
    assert plan.files(Kind.INPUT) == ["a.o", "b.a"]
    archive = next(word for word in plan.words if word.value == "b.a")
    assert archive.whole and archive.static
    library = next(word for word in plan.words if word.kind is Kind.LIBRARY)
    assert not library.whole and not library.static
    now = next(word for word in plan.words if word.tokens == ("-z", "now"))
    assert for_driver(now) == ["-Wl,-z,now"]


def test_a_comma_in_a_linker_word_travels_by_xlinker() -> None:
    word = parse(["--version-script", "a,b.map"]).words[0]
    assert for_driver(word) == ["-Xlinker", "--version-script", "-Xlinker", "a,b.map"]


@pytest.mark.parametrize("line", [["-o", "out"], ["-oout"], ["--output=out"], ["--output", "out"]])
def test_spellings_of_the_output(line: list[str]) -> None:
    assert parse(line).output == "out"


def test_state_is_pushed_and_popped() -> None:
    plan = parse("--push-state -Bstatic -la --pop-state -lb".split())
    assert [word.static for word in plan.words if word.kind is Kind.LIBRARY] == [True, False]


def test_our_own_options_in_the_line() -> None:
    plan = parse(["-plugin-opt=enzyme-rules=r.toml", "-plugin-opt=enzyme-loose-types", "-plugin-opt=O1"])
    assert plan.hub_options == ["--rules", "r.toml", "--loose-types"]
    assert plan.plugin_options == ["O1"]


@pytest.mark.parametrize(
    ("line", "shared", "relocatable", "pie"),
    [
        (["-shared"], True, False, None),
        (["-r"], False, True, None),
        (["-pie"], False, False, True),
        (["-no-pie"], False, False, False),
    ],
)
def test_what_is_made(line: list[str], shared: bool, relocatable: bool, pie: bool | None) -> None:
    plan = parse(line)
    assert (plan.shared, plan.relocatable, plan.pie) == (shared, relocatable, pie)


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(LinkError, match="-o at the end") as caught:
        parse(["a.o", "-o"])
    assert caught.value.code == "EH0404"


def test_response_files(tmp_path: Path) -> None:
    inner = tmp_path / "inner.rsp"
    inner.write_text("'with blank.o'\n-o out")
    outer = tmp_path / "outer.rsp"
    outer.write_text(f'a.o "@{inner}" b\\ c.o')
    plan = parse([f"@{outer}"])
    assert plan.files(Kind.INPUT) == ["a.o", "with blank.o", "b c.o"]
    assert plan.output == "out"
    assert parse(["@nowhere"]).files(Kind.INPUT) == ["@nowhere"]


def test_response_files_that_name_themselves(tmp_path: Path) -> None:
    loop = tmp_path / "loop.rsp"
    loop.write_text(f"@{loop}")
    with pytest.raises(LinkError, match="name each other"):
        parse([f"@{loop}"])


@pytest.mark.parametrize("words", [["a b", 'q"uote', "back\\slash", "plain", ""], ["tab\there", "new\nline"]])
def test_quoting_is_undone_by_splitting(words: list[str]) -> None:
    assert split_response(quote_response(words)) == words


def test_lists_of_excluded_archives() -> None:
    assert parse(["--exclude-libs", "liba.a:libb.a,libc.a"]).excluded == {"liba.a", "libb.a", "libc.a"}


def test_who_decides_about_fixed_addresses() -> None:
    """A linker makes fixed ones unless told otherwise; what a compiler driver does by itself is its own business."""
    assert parse(["a.o"]).fixed_address and not parse(["a.o", "-pie"]).fixed_address
    assert not parse(["a.o", "-Wl,-O1"]).fixed_address and parse(["a.o", "-Wl,-O1", "-no-pie"]).fixed_address
    assert not parse(["a.o", "-shared"]).fixed_address
