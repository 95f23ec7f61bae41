"""The rules file: what it says, which rule counts, and where an error is."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from enzyme_hub import llvm
from enzyme_hub.custom.given import CustomDerivative
from enzyme_hub.custom.project import project_rules
from enzyme_hub.custom.rules_file import load, statements
from enzyme_hub.custom.statements import Allocates, Like, NoDerivative, NoFree, What
from enzyme_hub.driver import options
from enzyme_hub.errors import RequestError
from enzyme_hub.ir.module import Module
from enzyme_hub.ir.reader import read_module

MODULE = """
declare double @bump(double)
declare double @bump_twice(double)
declare void @gsl_error(ptr)
declare double @_ZN2ns4normEPKdi(ptr, i32)
declare double @_ZN2ns4normEd(double)
declare double @_Z5crudeIdET_S0_(double)
declare double @_QMsolverProot(ptr)
declare double @_RNvMs_NtCs9ltgdHTiPiY_5crate5modelNtB5_6Spring6energy(double)
"""


@pytest.fixture
def module() -> Module:
    return read_module(llvm.text(llvm.parse_text(MODULE)))


def said(tmp_path: Path, module: Module, *texts: str, name: str = "rules.toml") -> dict[str, list[What]]:
    """What files with these texts say of each function."""
    paths = []
    for number, text in enumerate(texts):
        path = tmp_path / str(number) / name
        path.parent.mkdir()
        path.write_text(text)
        paths.append(path)
    found: dict[str, list[What]] = {}
    for statement in statements(load(paths), module, lambda symbol: symbol == "elsewhere"):
        found.setdefault(statement.subject.name or "", []).append(statement.what)
    return found


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ('gradient = { augment = "a", reverse = "g" }', CustomDerivative(augment="a", gradient="g")),
        ('gradient = "g"', CustomDerivative(gradient="g")),
        ('derivative = "d"', CustomDerivative(derivative="d")),
        (
            'split_derivative = { augment = "a", forward = "d" }',
            CustomDerivative(split_augment="a", split_derivative="d"),
        ),
        ('like = "log1p"', Like("log1p")),
        ("inactive = true", NoDerivative()),
        ("nofree = true", NoFree()),
        ('allocator = { size = 1, free = "f", pointer = 2 }', Allocates(1, "f", (), 2)),
        ('allocator = { size = 0, free = "f" }', Allocates(0, "f", (), 0)),
    ],
)
def test_each_key(tmp_path: Path, module: Module, line: str, expected: What) -> None:
    assert said(tmp_path, module, f'[[rule]]\nfunction = "bump"\n{line}\n') == {"bump": [expected]}


@pytest.mark.parametrize(
    ("name", "symbols"),
    [
        ("bump", ["bump"]),
        ("bump*", ["bump", "bump_twice"]),
        ("gsl_*", ["gsl_error"]),
        ("ns::norm(double const*, int)", ["_ZN2ns4normEPKdi"]),
        ("ns::norm(double)", ["_ZN2ns4normEd"]),
        ("ns::norm", ["_ZN2ns4normEPKdi", "_ZN2ns4normEd"]),
        ("crude<double>(double)", ["_Z5crudeIdET_S0_"]),
        ("solver::root", ["_QMsolverProot"]),
        ("nothing_*", []),
        ("elsewhere", []),
    ],
)
def test_names(tmp_path: Path, module: Module, name: str, symbols: list[str]) -> None:
    assert sorted(said(tmp_path, module, f'[[rule]]\nfunction = "{name}"\ninactive = true\n')) == symbols


def test_an_exact_name_comes_before_a_wildcard(tmp_path: Path, module: Module) -> None:
    wild = '[[rule]]\nfunction = "bump*"\ninactive = true\n'
    exact = '[[rule]]\nfunction = "bump"\nlike = "log1p"\n'
    for texts in ((wild + exact,), (exact + wild,), (wild, exact), (exact, wild)):
        folder = tmp_path / str(len(list(tmp_path.iterdir())))
        folder.mkdir()
        assert said(folder, module, *texts) == {"bump": [Like("log1p")], "bump_twice": [NoDerivative()]}


def test_rules_of_a_project(tmp_path: Path, module: Module) -> None:
    text = '[project]\nname = "p"\n\n[[tool.enzyme-hub.rule]]\nfunction = "bump"\ninactive = true\n'
    assert said(tmp_path, module, text, name="pyproject.toml") == {"bump": [NoDerivative()]}
    deeper = tmp_path / "0" / "src" / "deep"
    deeper.mkdir(parents=True)
    assert project_rules(deeper) == [tmp_path / "0" / "pyproject.toml"]
    (tmp_path / "0" / "src" / "pyproject.toml").write_text('[project]\nname = "inner"\n')
    assert project_rules(deeper) == [tmp_path / "0" / "pyproject.toml"]
    (tmp_path / "0" / "src" / "CMakeLists.txt").write_text("")  # another project
    assert project_rules(deeper) == []


SPELLINGS = (
    '[[tool."enzyme-hub".rule]]\n',
    "[[tool.'enzyme-hub'.rule]]\n",
    "[[tool . enzyme-hub . rule]]\n",
    '[[ tool."enzyme\\u002dhub"."rule" ]]\n',
)


@pytest.mark.parametrize("header", SPELLINGS)
def test_rules_in_all_spellings(tmp_path: Path, module: Module, header: str) -> None:
    text = f'{header}function = "bump"\ninactive = true\n'
    assert said(tmp_path, module, text, name="pyproject.toml") == {"bump": [NoDerivative()]}
    assert project_rules(tmp_path / "0") == [tmp_path / "0" / "pyproject.toml"]


def test_rules_in_one_line(tmp_path: Path, module: Module) -> None:
    text = '[tool]\nenzyme-hub = { rule = [\n  { function = "bump", inactive = true },\n  { function = "gsl_error", like = 3 } ] }\n'
    with pytest.raises(RequestError) as caught:
        said(tmp_path, module, text, name="pyproject.toml")
    assert str(caught.value.where).endswith("pyproject.toml:4:17")
    text = text.replace("like = 3", "inactive = true")
    (tmp_path / "right").mkdir()
    assert said(tmp_path / "right", module, text, name="pyproject.toml")["bump"] == [NoDerivative()]


def _written_by_all(folder: Path) -> None:
    folder.chmod(0o777)


def _of_another_user(folder: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root can give a file away")
    os.chown(folder / "pyproject.toml", 65534, 65534)


def _folder_of_another_user(folder: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root can give a folder away")
    os.chown(folder, 65534, 65534)


def _file_written_by_all(folder: Path) -> None:
    (folder / "pyproject.toml").chmod(0o666)


def _led_to_a_folder_of_all(folder: Path) -> None:
    (folder / "open").mkdir()
    (folder / "open").chmod(0o777)
    (folder / "pyproject.toml").rename(folder / "open" / "pyproject.toml")
    (folder / "pyproject.toml").symlink_to("open/pyproject.toml")


@pytest.mark.parametrize(
    "change",
    [_written_by_all, _of_another_user, _folder_of_another_user, _file_written_by_all, _led_to_a_folder_of_all],
    ids=lambda one: one.__name__,
)
def test_rules_that_others_may_have_written(tmp_path: Path, change: Callable[[Path], None]) -> None:
    (tmp_path / "below").mkdir()
    (tmp_path / "pyproject.toml").write_text(f'{SPELLINGS[0]}function = "bump"\ninactive = true\n')
    assert project_rules(tmp_path / "below") == [tmp_path / "pyproject.toml"]
    change(tmp_path)
    assert project_rules(tmp_path / "below") == []


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ('[[rule]]\nfunction = "bump"\n', "1:1", "says nothing"),
        ("[[rule]]\ninactive = true\n", "1:1", "names no function"),
        ('[[rule]]\nfunction = "bump"\n  like = 3\n', "3:3", "like is not what it should be"),
        ('[[rule]]\nfunction = "bump"\ninactive = false\n', "3:1", "inactive is not what it should be"),
        ('[[rule]]\nfunction = "bump"\ngradient = { augment = "a" }\n', "3:1", "gradient is not"),
        ('[[rule]]\nfunction = "bump"\ngradient = { reverse = "a", tape = "b" }\n', "3:1", "gradient is not"),
        ('[[rule]]\nfunction = "bump"\nallocator = { size = "0", free = "a" }\n', "3:1", "allocator is not"),
        ('[[rule]]\nfunction = "bump"\nlke = "sin"\n', "3:1", "a rule has no lke"),
        (
            '[[rule]]\nfunction = "bump"\nlike = "sin"\n\n[[rule]]\nfunction = "bmp"\nlike = "sin"\n',
            "6:1",
            "no function bmp",
        ),
        (
            '[[rule]]\nfunction = "bump"\nlike = "sin"\n[[rule]]\nfunction = "bump"\ninactive = true\n',
            "5:1",
            "two rules",
        ),
        ('[[rules]]\nfunction = "bump"\n', "1:3", "a rules file has no rules"),
        ("[[rule]]\nfunction = bump\n", "2:12", "no valid TOML"),
        ('[rule]\nfunction = "bump"\n', "", "no tables"),
    ],
)
def test_errors_have_a_place(tmp_path: Path, module: Module, text: str, place: str, words: str) -> None:
    with pytest.raises(RequestError, match=words) as caught:
        said(tmp_path, module, text)
    assert caught.value.code == "EH0214"
    assert (caught.value.where or "").endswith(f"rules.toml:{place}" if place else "rules.toml")


def test_a_file_that_is_not_there(module: Module, tmp_path: Path) -> None:
    with pytest.raises(RequestError, match="cannot be read"):
        load([tmp_path / "missing.toml"])


def test_a_file_that_is_named_twice_counts_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("a.toml", "b.toml"):
        Path(name).write_text("")
    Path("link.toml").symlink_to("a.toml")
    monkeypatch.setenv("ENZYME_HUB_RULES", f"{tmp_path / 'a.toml'}:link.toml:b.toml")
    parsed = options.parser("").parse_args(["--rules", "a.toml"])
    assert [path.name for path in options.rules_of(parsed)] == ["a.toml", "b.toml"]
