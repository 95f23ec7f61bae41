"""The page of the libraries keeps what earlier runs found, and takes in what a later one did."""

from dataclasses import replace
from pathlib import Path

from tests.libraries import table
from tests.libraries.catalogue import load
from tests.libraries.trials import REFUSED, RIGHT, WRONG, Outcome


def test_a_run_of_some_functions_changes_only_their_lines(tmp_path: Path) -> None:
    page = tmp_path / "libraries.md"
    library = replace(load(["kissfft"])[0], name="fft", title="FFT (of numbers)")
    first, second, third = (trial.name for trial in library.trials[:3])
    said = "ld: error[EH0302]: f(int | 0x1) computes a number from another number's bits\n"
    early = [
        Outcome("fft", first, "O2+g", RIGHT, seconds=3.0),
        Outcome("fft", second, "O2+g", REFUSED, "EH0302", said, 1.0),
        Outcome("fft", third, "debug", WRONG, seconds=9.0),
    ]
    table.update([library], early, page)
    known = table.read(page.read_text())
    assert known[library.title, "at -O2 -g"].right == {first}
    assert known[library.title, "at -O2 -g"].rest[second][1].startswith("EH0302: f(int \\| 0x1) computes")
    assert known[library.title, "in debug"].wrong == 1

    before = page.read_text()
    table.update([library], [], page)
    assert page.read_text() == before

    table.update([library], [Outcome("fft", second, "O2+g", RIGHT, seconds=2.0), replace(early[0], seconds=2.5)], page)
    text = page.read_text()
    assert f"| at -O2 -g | 2 of 2 | 2.5 s (`{first}`) |" in text
    assert "| in debug | 0 of 1, 1 wrong | 9.0 s" in text
    assert f"| `{third}` | in debug |  | **wrong** |" in text

    table.update([replace(library, trials=library.trials[:1])], [], page)
    assert "| at -O2 -g | 1 of 1 |" in page.read_text()


def test_the_page_of_the_repository_is_read_as_it_was_written(tmp_path: Path) -> None:
    page = tmp_path / "libraries.md"
    page.write_text(table.PAGE.read_text())
    table.update(load(), [], page)
    assert page.read_text() == table.PAGE.read_text()
