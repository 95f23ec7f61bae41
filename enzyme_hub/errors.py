"""Every error a user can see.

Each has a stable code, says what failed, where (file:line from debug info where there is any, else function and
instruction), why, and what to do about it. `CATALOGUE` names the codes; a code is never reused for another meaning.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable

CATALOGUE: dict[str, str] = {
    # 01: input files
    "EH0101": "bitcode that cannot be read",
    "EH0102": "bitcode from a newer LLVM",
    "EH0103": "truncated or corrupt archive",
    "EH0104": "input file missing or unreadable",
    "EH0105": "modules that cannot be linked together",
    "EH0106": "invalid LLVM IR",
    "EH0107": "request in native code",
    # 02: requests
    "EH0201": "function operand is not a constant function",
    "EH0202": "too few arguments",
    "EH0203": "too many arguments",
    "EH0204": "missing shadow",
    "EH0205": "wrong shadow type",
    "EH0206": "unknown marker",
    "EH0207": "entry point or marker not supported yet",
    "EH0208": "body of an active function missing",
    "EH0209": "result type does not fit",
    "EH0210": "memory for the tape too small",
    "EH0211": "what is said of a derivative cannot be understood",
    "EH0212": "two derivatives for one function",
    "EH0213": "a derivative that does not fit its function",
    "EH0214": "a rules file that cannot be read",
    # 03: differentiation
    "EH0301": "unknown type of active memory",
    "EH0302": "no derivative rule for an instruction on active data",
    "EH0303": "no derivative rule for a function or intrinsic on active data",
    "EH0304": "inline assembly on active data",
    "EH0305": "indirect call on active data",
    "EH0306": "active pointer without a shadow",
    "EH0307": "exception handling on active data",
    "EH0308": "control flow that cannot be reversed",
    "EH0309": "memory released that the derivative still needs",
    "EH0310": "shared or volatile memory on active data",
    "EH0311": "too much time or memory",
    "EH0312": "a derivative that the program gives does not serve here",
    "EH0313": "a loop that cannot be run again from a snapshot",
    # 04: linking
    "EH0401": "no linker found",
    "EH0402": "output not writable",
    "EH0403": "the linker failed",
    "EH0404": "invalid command line",
    "EH0405": "code generation failed",
    "EH0406": "a tool is missing",
    "EH0407": "the program to tune does not run",
    # 05: Python
    "EH0501": "argument that does not fit",
    "EH0502": "signature that is not known",
    "EH0503": "source that does not compile",
    "EH0504": "function that is not there",
    "EH0505": "file that cannot be used from Python",
    "EH0506": "function that raised an exception",
    # 06: Julia
    "EH0601": "Julia code that cannot be had",
    "EH0602": "argument or result that does not fit, in Julia",
    "EH0603": "call that Julia chooses when the program runs",
    "EH0604": "error of Julia's own inside of a function",
    "EH0605": "version of Julia that is not supported",
    "EH0606": "Julia function that cannot leave Julia",
    "EH0607": "derivative that stops while it runs, in Julia",
    # 07: kernels on a processor
    "EH0701": "kernel that does what a GPU leaves undefined",
    # 08: derivatives that run
    "EH0801": "derivative that stops while it runs",
    "EH0802": "a place where a derivative may stop, in a strict link",
    # 09: ours
    "EH0901": "internal error",
}


INDENT = " " * 9
_IN_SWIFT = "function $s"  # a place that no debug information tells, in a mangled function


class EnzymeHubError(Exception):
    """An error with a stable code, for people to act on. `file` and `line`: where a derivative stopped while it ran, if that is known."""

    def __init__(
        self,
        code: str,
        what: str,
        *,
        where: str | None = None,
        why: str | None = None,
        remedy: str | None = None,
        file: str | None = None,
        line: int | None = None,
    ) -> None:
        assert code in CATALOGUE, code
        super().__init__(what)
        self.code = code
        self.what = self.message = what
        self.where = where or (f"{file}:{line}" if file else None)
        self.why = why
        self.remedy = remedy
        self.file = file
        self.line = line if file else None
        self.requested: tuple[str, ...] = ()  # the functions whose derivatives it is about, where its text names none
        self.others: tuple[HubError, ...] = ()  # what else was found, to be told with it

    def __str__(self) -> str:
        lines = [f"error[{self.code}]: {self.what}"]
        asked = f"the derivative of {', '.join(self.requested)}" if self.requested else None
        where = f"{self.where}; swiftc -g tells the line" if (self.where or "").startswith(_IN_SWIFT) else self.where
        for word, text in (("where", where), ("for", asked), ("why", self.why), ("help", self.remedy)):
            if text:
                lines.append(f"  {word + ':':<7}" + text.replace("\n", f"\n{INDENT}"))
        return "\n".join(lines)

    @property
    def help(self) -> str | None:
        """What to do about it."""
        return self.remedy

    @property
    def all(self) -> tuple[HubError, ...]:
        """This error, and those that were found beside it."""
        return (self, *self.others)

    def forget_frames(self) -> None:
        """Before it is kept for later: the frames in which it was raised hold all that was made until then."""
        for one in self.all:
            one.__traceback__ = one.__context__ = one.__cause__ = None


HubError = EnzymeHubError
"""The same."""

_warned: set[str] = set()


def warn(text: str) -> None:
    """Tell people something that does not end the link; once, however often it is found."""
    from enzyme_hub.languages.spelling import readable

    if text not in _warned:
        _warned.add(text)
        sys.stderr.write(f"enzyme-hub: warning: {readable(text)}\n")


class InputError(HubError):
    """A file that cannot be read (EH01xx)."""


class RequestError(HubError):
    """A call of an entry point that asks for something wrong or unsupported (EH02xx)."""


class DifferentiationError(HubError):
    """A program part that cannot be differentiated (EH03xx).

    `unseen` are the functions called there whose bodies were not at hand: with them it may be known what was missed.
    `path` are the functions whose derivatives led there, the last one last. `asked_of` are the functions whose derivatives the refused
    requests ask for. `can_stop_instead`: the derivative can be made all the same, and stops at that place while it runs.
    """

    can_stop_instead: bool = False
    unseen: frozenset[str] = frozenset()
    path: tuple[str, ...] = ()
    asked_of: tuple[str, ...] = ()


class LinkError(HubError):
    """The command line, the output, or a tool behind us (EH04xx)."""


class PythonError(HubError):
    """What a Python program asks for that cannot be had (EH05xx)."""


class InternalError(HubError):
    """A broken invariant of ours (EH09xx): please report it."""


TRACEBACK = "--traceback"
"""A word of ENZYME_HUB_OPTS or of the line: show where in our own code a fault is."""


def fault(error: Exception, words: Iterable[str]) -> InternalError:
    """The error for an exception that nobody expected; with `TRACEBACK` among the words it says where it was raised."""
    why = None
    if TRACEBACK in words:
        import traceback

        why = traceback.format_exc()
    return InternalError(
        "EH0901",
        f"internal error: {error!r}",
        why=why,
        remedy="please report it, with the folder that ENZYME_HUB_OPTS='--save-link DIR' makes of this link",
    )
