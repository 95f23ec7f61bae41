"""The project that a link is made in, as far as it says something to us: rules in its pyproject.toml.

What is found changes derivatives, so only the user (or root) may have written it: no folder and no file counts that belongs to
somebody else, or that others may write to.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path

PROJECT = "pyproject.toml"
TABLE = ("tool", "enzyme-hub")
ROOTS = (".git", "Cargo.toml", "CMakeLists.txt", "line.rsp")  # lie in the first folder of a project, or of a saved link
LARGEST = 1 << 22  # bytes of a file with rules


def contents(path: Path) -> bytes:
    """What is in a rules file. It is read more than once, so it has to be a file: a pipe would be empty the second time.

    Raises RequestError.
    """
    from enzyme_hub.base import toml
    from enzyme_hub.errors import RequestError

    try:
        return toml.contents(path, LARGEST)
    except OSError as error:
        why = error.strerror
    remedy = "check the path: --rules and ENZYME_HUB_RULES name rules files"
    raise RequestError("EH0214", f"the rules file {path} cannot be read", where=str(path), why=why, remedy=remedy)


def rules_from_here() -> list[Path]:
    """The rules of the project that the process is in."""
    try:
        folder = Path.cwd()
    except OSError:  # somebody has removed it
        return []
    return project_rules(folder)


def project_rules(folder: Path) -> list[Path]:
    """The pyproject.toml with rules at or above the folder, up to the first folder of the project."""
    for one in (folder, *folder.parents):
        path = one / PROJECT
        if not is_trusted(one):
            return []
        if os.path.isfile(path):
            if not is_trusted(path) or not is_trusted(Path(os.path.realpath(path)).parent):
                return []
            if _has_table(path):
                return [path]
        if any(os.path.exists(one / name) for name in ROOTS):
            return []
    return []


def count(path: Path) -> int:
    """How many rules a file has; 0 where it cannot be read."""
    from enzyme_hub.base import toml
    from enzyme_hub.errors import RequestError

    try:
        whole = toml.loads(contents(path).decode("utf-8-sig"))
    except (RequestError, ValueError):
        return 0
    rules = toml.table(whole, *(TABLE if path.name == PROJECT else ()), "rule")
    return len(rules) if isinstance(rules, list) else 0


def _has_table(path: Path) -> bool:
    try:
        if path.stat().st_size > LARGEST:
            return True  # whoever reads the rules says that it is too large
        data = path.read_bytes()
    except OSError:
        return False
    if b"enzyme" not in data and b"\\u" not in data and b"\\U" not in data:
        return False  # there is no way to write the table without these
    from enzyme_hub.base import toml

    try:
        return bool(toml.table(toml.loads(data.decode("utf-8-sig")), *TABLE))
    except ValueError:
        return True  # whoever reads the rules says what is wrong


def is_trusted(path: Path) -> bool:
    """True for what belongs to this user or to root, and what nobody else may write to."""
    try:
        facts = path.stat()
    except OSError:
        return False
    return facts.st_uid in (0, os.geteuid()) and not _is_open_to_others(facts)


def _is_open_to_others(facts: os.stat_result) -> bool:
    """True for what others may write to; many systems give each user a group, to which nobody else belongs."""
    if facts.st_mode & stat.S_IWOTH:
        return True
    return bool(facts.st_mode & stat.S_IWGRP) and not _is_own_group(facts.st_gid)


def _is_own_group(number: int) -> bool:
    import grp
    import pwd

    try:
        group, user = grp.getgrgid(number), pwd.getpwuid(os.geteuid())
    except KeyError:
        return False
    return group.gr_name == user.pw_name and set(group.gr_mem) <= {user.pw_name}
