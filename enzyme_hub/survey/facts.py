"""What a survey finds, as plain data: it leaves the child process, and becomes text, JSON and a rules file."""

from __future__ import annotations

from enum import Enum

from enzyme_hub.base.records import record


class Group(Enum):
    """What to do about a finding; those that are easiest to do come first."""

    RECOMPILE = "compile these with -flto: their bodies are machine code"
    PROVIDE = "bring the bodies of these, or say their derivatives: they get numbers or pointers to data"
    LIBRARY = "routines of libraries without a derivative"
    VARIADIC = "functions with a variable number of arguments have no derivative"
    REWRITE = "change these lines"
    SAY = "say whether these matter: they get no data, but may change memory that others use"


HELP = {
    Group.RECOMPILE: "compile the file with clang -flto, flang -flto or rustc -Clinker-plugin-lto",
    Group.PROVIDE: "add the files that define them, compiled with -flto; or give a derivative; or, if no derivative goes through"
    " them, say `inactive` (docs/custom-derivatives.md)",
    Group.LIBRARY: "as each says",
    Group.VARIADIC: "what only makes messages is `inactive`; else give it a fixed list of parameters",
    Group.REWRITE: "as each says; or give the function around it a derivative of its own (docs/refused.md)",
    Group.SAY: "what only logs, counts or checks is `inactive`; else add the files that define them, compiled with -flto",
}


@record
class Finding:
    """One thing in the way. `what` is a signature, or what stands in the line; `name` the symbol of what is called there, or of the
    function that the line is in. `path` leads from the function that is differentiated to the caller."""

    group: Group
    name: str
    spelled: str
    what: str
    where: str
    caller: str
    path: tuple[str, ...]
    calls: int = 1
    why: str = ""
    help: str = ""
    file: str = ""  # that has the machine code
    rule: str = ""  # the function as a rules file names it
    gradient: str = ""  # the signature of its derivative, where it may have one


@record
class Skipped:
    """A file that was not looked at."""

    file: str
    why: str


@record
class Survey:
    """`roots` are the functions whose derivatives are asked for, `functions` the number of those that they reach."""

    roots: tuple[str, ...]
    functions: int
    files: int
    findings: tuple[Finding, ...]
    skipped: tuple[Skipped, ...]
