"""Takes calls out of functions."""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst


def erase_call(call: inst.CallBase) -> None:
    """Erase a call whose result nobody uses; what comes behind an invoke follows."""
    if isinstance(call, inst.Invoke):
        inst.Branch(call.normal).insert_before(call)
        for phi in call.unwind.phis:
            assert isinstance(phi, inst.Phi)
            phi.keep_incoming(lambda block: block is not call.block)
    call.erase()
