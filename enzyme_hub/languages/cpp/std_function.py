"""What a std::function (libstdc++) calls: its invoker, which is made for the same signature.

All invokers of functions with as many arguments have one type in LLVM's eyes. Their mangled names begin with the signature, and so does
that of the operator that calls them.
"""

from __future__ import annotations

_CALLS, _END = "_ZNKSt8functionI", "Ecl"
_HANDLER = "_ZNSt17_Function_handlerI"


def may_enter(caller: str, candidate: str) -> bool:
    """False for the invoker of another signature than the std::function has whose operator calls it."""
    if not (caller.startswith(_CALLS) and candidate.startswith(_HANDLER)):
        return True
    signature, is_operator, _ = caller.removeprefix(_CALLS).partition(_END)
    return not is_operator or candidate.removeprefix(_HANDLER).startswith(signature)
