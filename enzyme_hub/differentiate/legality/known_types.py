"""Values are copied and released by code that is known when the program is linked.

Swift's types bring that code along, for generic functions and values behind `any`; much of it is native. A derivative would stop
there, always, so it is refused.
"""

from __future__ import annotations

from enzyme_hub.differentiate.legality.plan import Plan, live
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.languages.known import is_value_witness
from enzyme_hub.languages.meaning import UnresolvedCall, meaning


def types_are_known(plan: Plan) -> None:
    """No active data is moved by code that a type brings along."""
    for i in live(plan):
        if not isinstance(i, inst.CallBase) or not isinstance(meaning(i), UnresolvedCall) or not is_value_witness(i):
            continue
        if any(not a.is_constant and plan.activity.has_shadow(a) for a in i.arguments):
            raise DifferentiationError(
                "EH0305",
                f"{i.function.name} copies or releases a value whose type is known when the program runs",
                where=i.where,
                why="how that is done is code that the type brings along, which may be native",
                remedy="build with -O, which compiles generic code for the types at hand; instead of a value behind any use a "
                "generic parameter (some P), an enum, or a protocol of classes (protocol P: AnyObject)",
            )
