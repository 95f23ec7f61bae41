"""What cargo links with, as cargo itself says.

Cargo takes the linker and the flags from many places: `.cargo/config.toml` in this folder and in each folder above it, cargo's own folder,
files that these include, tables for a triple and for a `cfg`, and variables of the environment. Which one wins is cargo's business, and
`cargo config get` is not stable. So cargo compiles an empty crate, from the project's folder, and `--verbose` shows the command of rustc.
No program is linked for that, and nothing is fetched.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from enzyme_hub.base import toml
from enzyme_hub.base.records import record
from enzyme_hub.errors import LinkError
from enzyme_hub.languages import toolchains

FLAG = "-Clinker-plugin-lto"
_LINKER, _LINK_LATER, _UNITS = "-Clinker=", "-Clinker-plugin-lto", "-Ccodegen-units="
_OFF = ("no", "n", "off", "false")
_CRATE = "enzyme_hub_asks"
_MANIFEST = f"""[package]
name = "{_CRATE}"
version = "0.0.0"
edition = "2021"
[lib]
path = "lib.rs"
[workspace]
"""
_VARIABLES = ("CARGO_ENCODED_RUSTFLAGS", "RUSTFLAGS", "CARGO_BUILD_RUSTFLAGS")


@record
class Linking:
    """How cargo calls rustc for one target."""

    flags: tuple[str, ...]  # rustc's words, an option and its value in one

    @property
    def linker(self) -> str:
        """The linker; empty where rustc chooses. The last word counts."""
        return next((flag.removeprefix(_LINKER) for flag in reversed(self.flags) if flag.startswith(_LINKER)), "")

    @property
    def units(self) -> str:
        """Into how many units a debug build is split; empty where a configuration does not say."""
        return next((flag.removeprefix(_UNITS) for flag in reversed(self.flags) if flag.startswith(_UNITS)), "")

    def lacks(self) -> str:
        """What is missing for a derivative; empty if one can be linked."""
        behind = any("enzyme-hub-ld" in flag and flag.startswith("-Clink-arg") for flag in self.flags)
        if Path(self.linker).name != "enzyme-hub-ld" and not behind:
            return f"linker = {self.linker!r}" if self.linker else "no linker"
        last = next((flag for flag in reversed(self.flags) if flag.startswith(_LINK_LATER)), f"{_LINK_LATER}=no")
        return f"no {FLAG} in rustflags" if last.partition("=")[2] in _OFF else ""

    def without(self, other: Linking) -> list[str]:
        """The flags that another one does not have, but for the linker and the marks that cargo makes of the flags."""
        ours = ("-Cmetadata=", "-Cextra-filename=", _LINKER)
        return [flag for flag in self.flags if flag not in other.flags and not flag.startswith(ours)]


def asked(folder: Path) -> list[Linking]:
    """What cargo links with in a folder, for each target that it builds for. Raises LinkError."""
    cargo = toolchains.cargo()
    if cargo is None:
        raise LinkError("EH0406", "cargo is not installed", remedy="https://rustup.rs, or apt install cargo")
    with tempfile.TemporaryDirectory(prefix="enzyme-hub-cargo-") as name:
        made = Path(name)
        (made / "Cargo.toml").write_text(_MANIFEST)
        (made / "lib.rs").touch()
        words = [*cargo.command, "check", "--verbose", "--offline", "--color=never"]
        words += ["--manifest-path", str(made / "Cargo.toml"), "--target-dir", str(made / "target")]
        done = subprocess.run(
            words, cwd=folder, capture_output=True, text=True, errors="replace", check=False, timeout=120
        )
        found = [Linking(tuple(_joined(line, name))) for line in _commands(done.stderr)]
    if not found:
        why = "; ".join(line.strip() for line in done.stderr.splitlines() if line.strip())
        raise LinkError("EH0404", f"cargo does not say what it links with in {folder.resolve()}", why=why)
    return found


def _commands(said: str) -> Iterator[list[str]]:
    """The commands of rustc for our crate that cargo shows."""
    for line in said.splitlines():
        start, _, rest = line.strip().partition("Running `")
        if not start and rest.endswith("`") and f"--crate-name {_CRATE} " in rest:
            yield shlex.split(rest[:-1])


def _joined(words: list[str], scratch: str) -> Iterator[str]:
    """The words, `-C x` and `--codegen x` as `-Cx`, without the paths of the scratch folder."""
    rest = iter(words)
    for word in rest:
        if word in ("-C", "--codegen"):
            word = "-C" + next(rest, "")
        elif word.startswith("--codegen="):
            word = "-C" + word.partition("=")[2]
        if scratch not in word:
            yield word


def workspace(folder: Path) -> Path:
    """The manifest whose profiles count: that of the workspace, where a project is part of one."""
    cargo = toolchains.cargo()
    words = ["locate-project", "--workspace", "--message-format=plain"]
    found = cargo and subprocess.run([*cargo.command, *words], cwd=folder, capture_output=True, text=True, check=False)
    said = found.stdout.strip() if found else ""
    return Path(said) if said else folder / "Cargo.toml"


def configurations(folder: Path) -> Iterator[tuple[Path, dict[str, Any]]]:
    """The configuration files that cargo reads in a folder, the nearest first. Raises LinkError."""
    home = Path(os.environ.get("CARGO_HOME", Path.home() / ".cargo"))
    places = [above / ".cargo" for above in (folder.resolve(), *folder.resolve().parents)]
    for place in dict.fromkeys([*places, home]):
        for path in (place / "config.toml", place / "config"):
            if path.is_file():
                yield path, parsed(path)


def who_says(folder: Path) -> list[str]:
    """Where something is said of the linker or of flags: what a user looks through when cargo links with another one."""
    of_targets = (name for name in os.environ if name.startswith("CARGO_TARGET_"))
    variables = [*_VARIABLES, *(name for name in of_targets if name.endswith(("_LINKER", "_RUSTFLAGS")))]
    found = [f"{name} of the environment" for name in variables if os.environ.get(name)]
    for path, said in configurations(folder):
        tables = {f"target.{_quoted(name)}": table for name, table in toml.table(said, "target").items()}
        for name, table in {**tables, "build": toml.table(said, "build")}.items():
            keys = [key for key in ("linker", "rustflags") if isinstance(table, dict) and key in table]
            found += [f"{' and '.join(keys)} of [{name}] in {path}"] if keys else []
    return found


def _quoted(name: str) -> str:
    return name if name.replace("-", "").replace("_", "").isalnum() else f"'{name}'"


def parsed(path: Path) -> dict[str, Any]:
    """What a TOML file says. Raises LinkError."""
    try:
        return toml.loads(path.read_text())
    except ValueError as error:
        raise LinkError("EH0404", f"{path} cannot be read: {error}", remedy="mend it, or move it away") from None
