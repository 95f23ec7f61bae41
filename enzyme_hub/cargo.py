"""`cargo enzyme-hub`: what cargo finds on the PATH under the name `cargo-enzyme-hub`.

`init` makes a project link with `enzyme-hub-ld`, `doctor` says whether it will. A project that uses rayon gets a pool of threads
that can be differentiated in the place of rayon's own.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from enzyme_hub import toml
from enzyme_hub.config import crate
from enzyme_hub.errors import HubError, LinkError
from enzyme_hub.terminal import open_closed_streams

LINUX = 'cfg(target_os = "linux")'
FLAG = "-Clinker-plugin-lto"
TABLE = f"""[target.'{LINUX}']
linker = "enzyme-hub-ld"
rustflags = ["{FLAG}"]
"""
POOL, POOL_VERSION = "rayon-core", "1.13.0"
PATCHED = "crates-io"
DOCTESTS = f'rustdocflags = ["{FLAG}"]    # doctests'


def main(words: Sequence[str] | None = None) -> int:
    open_closed_streams()
    given = sys.argv[1:] if words is None else list(words)
    if given[:1] == ["enzyme-hub"]:  # cargo passes the name of the command
        given = given[1:]
    try:
        return _run(given)
    except (HubError, OSError) as error:
        print(f"cargo enzyme-hub: {error}", file=sys.stderr)
        return 1


def _run(words: list[str]) -> int:
    top = argparse.ArgumentParser(prog="cargo enzyme-hub", description="Differentiate a cargo project at link time.")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    init = commands.add_parser("init", help="write .cargo/config.toml, so that cargo links with enzyme-hub-ld")
    init.add_argument("folder", nargs="?", type=Path, default=Path(), help="the project (default: the current folder)")
    commands.add_parser("doctor", help="say what is missing here, and how to get it")
    asked = top.parse_args(words)
    if asked.command == "doctor":
        from enzyme_hub import doctor

        return doctor.run() or project(Path())
    print(write(asked.folder))
    return 0


def write(folder: Path) -> str:
    """Write the table into the project's configuration, and say what was done."""
    if not (folder / "Cargo.toml").exists():
        raise LinkError(
            "EH0404",
            f"{folder.resolve()} is no cargo project",
            why="there is no Cargo.toml",
            remedy="call it where the Cargo.toml of the project, or of the workspace, is: `cargo init` makes one",
        )
    path = folder / ".cargo" / "config.toml"
    said = parsed(path) if path.exists() else {}
    done = [one for one in (_write_linking(path, said), _write_pool(folder, path, said)) if one]
    return "\n".join(done) or f"{path} has it all"


def _write_linking(path: Path, said: dict[str, Any]) -> str:
    missing = lacks(said)
    if not missing:
        return ""
    if LINUX in said.get("target", {}) or _flags(said.get("build", {})):
        raise LinkError(
            "EH0404",
            f"{path} says something else about linking already: {missing}",
            remedy=f"let it say, beside what it says:\n{TABLE.rstrip()}",
        )
    has_build = "build" in said
    _append(path, TABLE.rstrip(), "" if has_build else f"[build]\n{DOCTESTS}")
    later = f"; for doctests add to its [build]: {DOCTESTS}" if has_build else ""
    return f"{path} written: cargo links with enzyme-hub-ld{later}"


def _append(path: Path, *parts: str) -> None:
    before = path.read_text().rstrip() if path.exists() else ""
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n\n".join(filter(None, [before, *parts])) + "\n")


def _write_pool(folder: Path, path: Path, said: dict[str, Any]) -> str:
    """Put our pool of threads in the place of rayon's, where the project uses rayon."""
    if not uses_rayon(folder) or has_pool(said):
        return ""
    line = f'{POOL} = {{ path = "{Path(crate()) / POOL}" }}'
    if PATCHED in said.get("patch", {}):
        raise LinkError(
            "EH0404",
            f"{path} has a table [patch.{PATCHED}] already",
            remedy=f"add to it, for programs with rayon in what is differentiated: {line}",
        )
    _append(path, f"[patch.{PATCHED}]\n{line}")
    old = _locked(folder).get(POOL, POOL_VERSION)
    later = "" if old == POOL_VERSION else f"; `cargo update {POOL}` takes it in, in the place of {old}"
    return f"{path} written: rayon runs on a pool of threads that can be differentiated{later}"


def uses_rayon(folder: Path) -> bool:
    """True if the project, or a member of its workspace, depends on rayon, or was locked with something that does."""
    return POOL in _locked(folder) or any("rayon" in names for names in _dependencies(folder))


def has_pool(configuration: dict[str, Any]) -> bool:
    """True if a configuration puts a pool in the place of rayon's."""
    return POOL in configuration.get("patch", {}).get(PATCHED, {})


def _locked(folder: Path) -> dict[str, str]:
    """The packages in Cargo.lock, with their versions."""
    path = folder / "Cargo.lock"
    packages = parsed(path).get("package", []) if path.exists() else []
    return {package["name"]: package["version"] for package in packages}


def _dependencies(folder: Path) -> Iterator[dict[str, Any]]:
    """The tables of dependencies in the manifests of a project."""
    top = parsed(folder / "Cargo.toml")
    workspace = top.get("workspace", {})
    members = [one / "Cargo.toml" for word in workspace.get("members", []) for one in sorted(folder.glob(word))]
    for manifest in (top, workspace, *(parsed(path) for path in members if path.exists())):
        for table in (manifest, *manifest.get("target", {}).values()):
            yield from (table.get(kind, {}) for kind in ("dependencies", "dev-dependencies"))


def lacks(configuration: dict[str, Any]) -> str:
    """What a configuration lacks; empty if a derivative can be linked."""
    build, table = configuration.get("build", {}), configuration.get("target", {}).get(LINUX, {})
    flags = _flags(table) or _flags(build)  # cargo takes the first of the two
    linker = str(table.get("linker", ""))
    if Path(linker).name != "enzyme-hub-ld" and not any(
        "linker=" in flag and "enzyme-hub-ld" in flag for flag in flags
    ):
        return f"linker = {linker!r}" if linker else "no linker"
    if FLAG.removeprefix("-C") not in " ".join(flags):
        return f"no {FLAG} in rustflags"
    return ""


def project(folder: Path) -> int:
    """Say whether the project here, or above, links with ours; 1 if not."""
    above = [folder.resolve(), *folder.resolve().parents]
    path = next((f / ".cargo" / "config.toml" for f in above if (f / ".cargo" / "config.toml").exists()), None)
    missing = "no .cargo/config.toml" if path is None else lacks(parsed(path))
    if missing:
        print(f"This project does not link with enzyme-hub-ld ({missing}): cargo enzyme-hub init")
        return 1
    assert path is not None
    print(f"This project links with enzyme-hub-ld: {path}")
    if (folder / "Cargo.toml").exists() and uses_rayon(folder):
        return _say_pool(folder, has_pool(parsed(path)))
    return 0


def _say_pool(folder: Path, is_ours: bool) -> int:
    old = _locked(folder).get(POOL, POOL_VERSION)
    if not is_ours:
        print("It uses rayon's own pool of threads, which has no derivative: cargo enzyme-hub init")
    elif old != POOL_VERSION:
        print(f"Cargo.lock holds on to {POOL} {old}, which has no derivative: cargo update {POOL}")
    else:
        print("rayon runs on a pool of threads that can be differentiated.")
        return 0
    return 1


def _flags(table: dict[str, Any]) -> list[str]:
    flags = table.get("rustflags", [])
    return flags.split() if isinstance(flags, str) else list(map(str, flags))


def parsed(path: Path) -> dict[str, Any]:
    """What a configuration says. Raises LinkError."""
    try:
        found: dict[str, Any] = toml.loads(path.read_text())
    except ValueError as error:
        raise LinkError("EH0404", f"{path} cannot be read: {error}", remedy="mend it, or move it away") from None
    return found
