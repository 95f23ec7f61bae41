"""A derivative that finds, while it runs, what it must not go on with ends a program of C's. In Julia that is an error.

The process lives on. Julia's package knows the message by how it begins.
"""

from __future__ import annotations

import re

_ENDS = re.compile(
    r"(?:%[-\w.$]+ = )?(?:tail )?call i32 \(i32, ptr, \.\.\.\) @dprintf\(i32 (?:noundef )?2, (?P<said>[^\n]*)\)[^\n()]*\n"
    r"\s*(?:tail )?call void @abort\(\)[^\n]*\n\s*unreachable"
)
_DECLARED = "declare void @jl_errorf(ptr, ...)"


def thrown(derivative: str) -> str:
    """The module, in which that is thrown which would be printed."""
    changed, count = _ENDS.subn(r"call void (ptr, ...) @jl_errorf(\g<said>)\n  unreachable", derivative)
    declared = not count or re.search(r"^(?:declare|define)[^\n]* @jl_errorf\(", changed, re.MULTILINE)
    return changed if declared else f"{changed}\n{_DECLARED}\n"
