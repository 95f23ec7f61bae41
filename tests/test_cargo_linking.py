"""What cargo will link with: whatever file or variable says it, `init` and `doctor` know it, for cargo itself was asked."""

from __future__ import annotations

import platform
from pathlib import Path

import pytest

from enzyme_hub.commands import cargo as command
from enzyme_hub.errors import LinkError
from enzyme_hub.languages import toolchains

TRIPLE = f"{platform.machine()}-unknown-linux-gnu"
OURS = f"""[target.{TRIPLE}]
linker = "enzyme-hub-ld"
rustflags = ["-C", "linker-plugin-lto"]
"""
OTHER = f"""[target.{TRIPLE}]
linker = "clang-22"
rustflags = ["-Clink-arg=-fuse-ld=mold"]
"""

pytestmark = [
    pytest.mark.rust,
    pytest.mark.skipif(toolchains.cargo() is None, reason="cargo is not installed"),
]


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty project, and no variable that says anything of linking."""
    for name in ("RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_BUILD_RUSTFLAGS"):
        monkeypatch.delenv(name, raising=False)
    folder = tmp_path / "above" / "project"
    (folder / "src").mkdir(parents=True)
    (folder / "src" / "main.rs").write_text("fn main() {}")
    (folder / "Cargo.toml").write_text('[package]\nname = "project"\nversion = "0.1.0"\nedition = "2024"\n')
    return folder


def configure(folder: Path, text: str) -> Path:
    path = folder / ".cargo" / "config.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    return path


def test_a_table_of_the_triple_wins(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Cargo takes the linker of the triple's table, not that of the table that `init` writes."""
    path = configure(project, OTHER)
    with pytest.raises(LinkError, match="cargo would still not link with enzyme-hub-ld: linker = 'clang-22'") as error:
        command.write(project)
    assert f"linker and rustflags of [target.{TRIPLE}] in {path}" in str(error.value)
    assert path.read_text() == OTHER
    configure(project, OTHER + command.TABLE)
    assert command.project(project) == 1
    assert "linker = 'clang-22'" in capsys.readouterr().out
    configure(project, OURS)
    assert command.project(project) == 0


def test_a_folder_above(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    configure(project.parent, OURS)
    assert command.project(project) == 0
    assert "cargo links with" not in command.write(project), "the folder above says it"
    configure(project.parent, OTHER)
    with pytest.raises(LinkError, match="clang-22"):
        command.write(project)
    configure(project.parent, '[build]\nrustflags = ["-Ctarget-cpu=native"]\n')
    with pytest.raises(LinkError, match="in the place of -Ctarget-cpu=native"):
        command.write(project)


def test_files_that_a_file_includes(project: Path) -> None:
    cargo = toolchains.cargo()
    assert cargo is not None
    if tuple(map(int, cargo.version.split(".")[:2])) < (1, 94):
        pytest.skip("this cargo does not read them")
    (configure(project, 'include = ["linking.toml"]\n').parent / "linking.toml").write_text(OURS)
    assert command.project(project) == 0


@pytest.mark.parametrize("name", ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS"])
def test_flags_of_the_environment(
    name: str, project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """They are in the place of all that the files say."""
    monkeypatch.setenv(name, "-Copt-level=1")
    with pytest.raises(LinkError, match="no -Clinker-plugin-lto in rustflags"):
        command.write(project)
    assert not (project / ".cargo" / "config.toml").exists()
    configure(project, command.TABLE)
    assert command.project(project) == 1
    assert f"{name} of the environment" in capsys.readouterr().out
    monkeypatch.setenv(name, "-Clinker-plugin-lto")
    assert command.project(project) == 0
    monkeypatch.setenv(name, "-Clinker-plugin-lto=no")
    assert command.project(project) == 1


def test_the_linker_of_the_environment(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    configure(project, command.TABLE)
    monkeypatch.setenv(f"CARGO_TARGET_{TRIPLE.upper().replace('-', '_')}_LINKER", "gcc")
    assert command.project(project) == 1


def test_debug_builds_are_one_unit(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.units(project) == ""
    command.write(project)
    assert command.units(project) == "1"
    manifest = project / "Cargo.toml"
    manifest.write_text(manifest.read_text() + "\n[profile.dev]\ncodegen-units = 4\n")
    path = configure(project, command.TABLE)
    assert command.write(project).endswith("has it all"), "who chose 4 keeps 4"
    assert path.read_text() == command.TABLE
    assert command.project(project) == 0
    assert "Debug builds are 4 codegen units" in capsys.readouterr().out


def test_profiles_are_those_of_the_workspace(project: Path) -> None:
    text = '[workspace]\nmembers = ["project"]\n[profile.dev]\ncodegen-units = 1\n'
    (project.parent / "Cargo.toml").write_text(text)
    assert command.units(project) == "1"


def test_a_cargo_that_says_nothing(project: Path) -> None:
    configure(project, "[build]\nrustc = 3\n")
    with pytest.raises(LinkError, match="does not say what it links with"):
        command.project(project)
