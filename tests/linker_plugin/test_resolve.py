"""Which units a link takes, and whose definition prevails: the rule of linkers, on invented units."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from linker_plugin.arguments import Kind, Word, parse
from linker_plugin.elf import Symbol
from linker_plugin.inputs import Format, InputFile, Unit
from linker_plugin.resolve import resolve


@dataclass
class Invented:
    """Units without files: `defines` and `needs` are names, with a trailing `?` for weak ones."""

    files: list[InputFile] = field(default_factory=list)

    def add(self, name: str, defines: str = "", needs: str = "", archive: bool = False) -> Unit:
        word = Word((name,), Kind.INPUT, name)
        file = InputFile(Path(name), [word], Format.ARCHIVE if archive else Format.NATIVE, memoryview(b""))
        unit = Unit(name, memoryview(b""), file, lazy=archive)
        unit.symbols = [Symbol(word.rstrip("?"), True, word.endswith("?")) for word in defines.split()]
        unit.symbols += [Symbol(word.rstrip("?"), False, word.endswith("?")) for word in needs.split()]
        file.units = [unit]
        self.files.append(file)
        return unit

    def taken(self, *line: str) -> list[str]:
        return [unit.name for unit in resolve(self.files, parse(line)).taken]


def test_objects_are_taken_whole_and_members_on_demand() -> None:
    link = Invented()
    link.add("main.o", "main", "a")
    link.add("a.a", "a", "b", archive=True)
    link.add("b.a", "b", archive=True)
    link.add("unused.a", "c", archive=True)
    assert link.taken() == ["main.o", "a.a", "b.a"]


def test_an_earlier_archive_serves_a_later_need() -> None:
    link = Invented()
    link.add("b.a", "b", archive=True)
    link.add("main.o", "main", "b")
    assert link.taken() == ["b.a", "main.o"]


def test_weak_needs_take_nothing() -> None:
    link = Invented()
    link.add("main.o", "main", "a?")
    link.add("a.a", "a", archive=True)
    assert link.taken() == ["main.o"]


def test_the_first_member_that_offers_a_symbol_is_taken() -> None:
    link = Invented()
    link.add("main.o", "main", "a")
    link.add("first.a", "a", archive=True)
    link.add("second.a", "a", archive=True)
    assert link.taken() == ["main.o", "first.a"]


def test_what_is_defined_already_takes_no_member() -> None:
    link = Invented()
    link.add("main.o", "main a?", "a")
    link.add("a.a", "a", archive=True)
    assert link.taken() == ["main.o"]


def test_a_program_needs_main_and_a_library_does_not() -> None:
    link = Invented()
    link.add("main.a", "main", archive=True)
    assert link.taken() == ["main.a"]
    assert link.taken("-shared") == []
    assert link.taken("-shared", "-u", "main") == ["main.a"]


def test_strong_definitions_prevail_and_else_the_first() -> None:
    link = Invented()
    first = link.add("weak.o", "a? b?")
    link.add("again.o", "b?")
    strong = link.add("strong.o", "a")
    definers = resolve(link.files, parse([])).definers
    assert definers["a"] is strong
    assert definers["b"] is first


def test_wrapped_symbols_are_asked_for_by_their_other_names() -> None:
    link = Invented()
    link.add("main.o", "main", "f")
    link.add("wrap.o", "__wrap_f", "__real_f", archive=True)
    link.add("f.o", "f", archive=True)
    assert link.taken() == ["main.o", "f.o"]
    assert link.taken("--wrap=f") == ["main.o", "wrap.o", "f.o"]


def test_defsym_needs_what_it_names() -> None:
    link = Invented()
    link.add("main.o", "main", "f")
    link.add("g.o", "g", archive=True)
    assert link.taken("--defsym=f=g+4") == ["main.o", "g.o"]


def test_what_the_programs_own_native_code_defines() -> None:
    link = Invented()
    link.add("main.o", "main times weak?", "write sin")
    link.add("libc.a", "write", archive=True)
    link.add("libm.a", "sin", archive=True)
    link.add("crt1.o", "_start")
    assert resolve(link.files, parse([])).native == {"main", "times"}


def test_symbols_that_others_than_the_merged_units_know() -> None:
    link = Invented()
    merged = link.add("main.o", "main table chosen")
    link.add("other.o", "helper", "table")
    assert resolve(link.files, parse([])).seen_from_outside([merged]) == {"helper", "table", "main"}
    assert resolve(link.files, parse(["-u", "chosen"])).seen_from_outside([merged]) == {
        "helper",
        "table",
        "chosen",
        "main",
    }
    for open_to_others in ("-shared", "-rdynamic", "-Wl,--export-dynamic", "-Wl,--dynamic-list=x"):
        assert resolve(link.files, parse([open_to_others])).seen_from_outside([merged]) is None
