"""`cargo enzyme-hub`: what cargo finds on the PATH under the name `cargo-enzyme-hub`.

`init` makes a project link with `enzyme-hub-ld`, `doctor` says whether it will; what cargo links with is asked of cargo, before and after.
Debug builds get one codegen unit: a function that a closure calls is then known to be called from there alone, and more of these have
derivatives.
A project that uses rayon gets a pool of threads that can be differentiated in the place of rayon's own.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from enzyme_hub.base import toml
from enzyme_hub.base.terminal import open_closed_streams
from enzyme_hub.commands.cargo_linking import FLAG, Linking, asked, configurations, parsed, who_says, workspace
from enzyme_hub.commands.config import crate
from enzyme_hub.errors import HubError, LinkError

LINUX = 'cfg(target_os = "linux")'
TABLE = f"""[target.'{LINUX}']
linker = "enzyme-hub-ld"
rustflags = ["{FLAG}"]
"""
POOL, POOL_VERSION = "rayon-core", "1.13.0"
PATCHED = "crates-io"
ONE_UNIT = "in more units, second derivatives of some closures are refused (EH0306)"


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
        from enzyme_hub.commands import doctor

        return doctor.run() or project(Path())
    print(write(asked.folder))
    return 0


def write(folder: Path) -> str:
    """Write what is missing into the project's configuration, and say what was done."""
    if not (folder / "Cargo.toml").exists():
        raise LinkError(
            "EH0404",
            f"{folder.resolve()} is no cargo project",
            why="there is no Cargo.toml",
            remedy="call it where the Cargo.toml of the project, or of the workspace, is: `cargo init` makes one",
        )
    path = folder / ".cargo" / "config.toml"
    for written in (folder / "Cargo.toml", path):
        if written.exists():
            parsed(written)
    with _as_before_if_it_fails(path):
        done = [_write_linking(folder, path), _write_units(folder, path), _write_pool(folder, path)]
    return "\n".join(filter(None, done)) or f"{path} has it all"


@contextmanager
def _as_before_if_it_fails(path: Path) -> Iterator[None]:
    before = path.read_text() if path.exists() else None
    try:
        yield
    except BaseException:
        if before is not None:
            path.write_text(before)
        else:
            path.unlink(missing_ok=True)
        raise


def _write_linking(folder: Path, path: Path) -> str:
    before = asked(folder)
    missing = lacks(before)
    if not missing:
        return ""
    said = parsed(path) if path.exists() else {}
    if LINUX in said.get("target", {}):
        raise _says_something_else(path, missing)
    _append(path, TABLE.rstrip())
    if "rustdocflags" not in toml.table(said, "build"):
        _add(path, ("build",), "rustdocflags", f'["{FLAG}"]', "doctests")
    after = asked(folder)
    if still := lacks(after):
        raise LinkError(
            "EH0404",
            f"cargo would still not link with enzyme-hub-ld: {still}",
            why="; ".join(who_says(folder)),
            remedy=f"let the first of these that says anything of it say this too:\n{TABLE.rstrip()}",
        )
    if lost := sorted({flag for one, other in zip(before, after, strict=False) for flag in one.without(other)}):
        raise _says_something_else(path, f"rustflags of [target] would be in the place of {' '.join(lost)}")
    return f"{path} written: cargo links with enzyme-hub-ld"


def _says_something_else(path: Path, what: str) -> LinkError:
    return LinkError(
        "EH0404",
        f"{path}, or another configuration, says something else about linking already: {what}",
        why="; ".join(who_says(path.parent.parent)),
        remedy=f"let it say, beside what it says:\n{TABLE.rstrip()}",
    )


def _write_units(folder: Path, path: Path) -> str:
    """Debug builds in one codegen unit, unless somebody chose another number."""
    if units(folder):
        return ""
    _add(path, ("profile", "dev"), "codegen-units", "1", ONE_UNIT)
    return f"{path} written: debug builds are one codegen unit"


def _append(path: Path, *parts: str) -> None:
    before = path.read_text().rstrip() if path.exists() else ""
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n\n".join(filter(None, [before, *parts])) + "\n")


def _add(path: Path, table: tuple[str, ...], key: str, value: str, comment: str) -> None:
    """Add a line to a table: to the one that is there, whose other lines stay as they are written, else to a new one."""
    import tomlkit

    text = path.read_text() if path.exists() else ""
    if not isinstance(toml.table(toml.loads(text), *table), dict) or not toml.table(toml.loads(text), *table):
        _append(path, f"[{'.'.join(table)}]\n{key} = {value}    # {comment}")
        return
    document = tomlkit.parse(text)
    place: Any = document
    for name in table:
        place = place[name]
    place.add(key, tomlkit.value(value).comment(comment))
    path.write_text(tomlkit.dumps(document))


def _write_pool(folder: Path, path: Path) -> str:
    """Put our pool of threads in the place of rayon's, where the project uses rayon."""
    if not uses_rayon(folder) or has_pool(folder):
        return ""
    line = f'{POOL} = {{ path = "{Path(crate()) / POOL}" }}'
    if PATCHED in (parsed(path) if path.exists() else {}).get("patch", {}):
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


def has_pool(folder: Path) -> bool:
    """True if a configuration puts a pool in the place of rayon's."""
    return any(POOL in toml.table(said, "patch", PATCHED) for _, said in configurations(folder))


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


def lacks(found: list[Linking]) -> str:
    """What the first target that cannot have derivatives lacks; empty if all can."""
    return next(filter(None, (one.lacks() for one in found)), "")


def units(folder: Path) -> str:
    """Into how many codegen units debug builds are split; empty where nothing says."""
    configured = next(filter(None, (one.units for one in asked(folder))), "")
    dev = toml.table(parsed(workspace(folder)), "profile", "dev")
    return configured or str(dev.get("codegen-units", ""))


def project(folder: Path) -> int:
    """Say whether the project here links with ours; 1 if not."""
    found = asked(folder)
    if missing := lacks(found):
        print(f"This project does not link with enzyme-hub-ld ({missing}): cargo enzyme-hub init")
        for line in who_says(folder):
            print(f"  {line}")
        return 1
    print(f"This project links with enzyme-hub-ld: {', '.join(who_says(folder))}")
    if (folder / "Cargo.toml").exists() and (many := units(folder)) != "1":
        remedy = "codegen-units = 1 in [profile.dev]" if many else "cargo enzyme-hub init"
        print(f"Debug builds are {many or 'many'} codegen units. {ONE_UNIT.capitalize()}: {remedy}")
    if (folder / "Cargo.toml").exists() and uses_rayon(folder):
        return _say_pool(folder, has_pool(folder))
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
