"""Loops that Julia's threads share run in turn: `Threads.threading_run(closure)` becomes `closure(true)`, a call of all iterations.

Julia compiles what starts the threads once for all closures. Which closure a call is given is seen where that is made: the
allocation names its type, and one that holds nothing is an object of its own. Julia's package tells by these addresses which
function has all iterations (`threads.jl`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping

_RUN = re.compile(
    r'^ +%\S+ = call (?:cc3[78] )?[^@\n]*@"?j\w+_threading_run_\d+"?\((?:[^\n]*, )?ptr addrspace\(10\) (?P<closure>%[\w.]+|addrspacecast'
    r" \(ptr inttoptr \(i64 (?P<object>\d+) to ptr\) to ptr addrspace\(10\)\))\)(?P<end>[^\n]*)$",
    re.MULTILINE,
)
_MADE = r"^ +{} = call [^\n]*@julia\.gc_alloc_obj\([^\n]*\(ptr inttoptr \(i64 (\d+) to ptr\) to ptr addrspace\(10\)\)\)"


def in_turn(printed: str, threads: Mapping[int, str]) -> str:
    """The module as printed, in which these functions are called in the place of threads."""
    if not threads:
        return printed

    def called(match: re.Match[str]) -> str:
        closure, told = match["closure"], match["object"]
        if told is not None:
            function = threads.get(int(told))
            return match[0] if function is None else f'  call void @"{function}"(i8 1){match["end"]}'
        start = printed.rindex("\ndefine ", 0, match.start())
        made = re.search(_MADE.format(re.escape(closure)), printed[start : match.start()], re.MULTILINE)
        function = threads.get(int(made[1])) if made else None
        if function is None:
            return match[0]  # refused by its name
        inside = f"%threads.{closure[1:]}"
        return (
            f"  {inside} = addrspacecast ptr addrspace(10) {closure} to ptr addrspace(11)\n"
            f'  call void @"{function}"(ptr addrspace(11) {inside}, i8 1){match["end"]}'
        )

    return _RUN.sub(called, printed)
