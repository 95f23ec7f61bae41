"""Work for a pool of threads becomes calls, before anything is differentiated.

`__ehub_join(run_a, a, run_b, b)` is made `pair(a, b)`, a new function that calls `run_a(a)`, then `run_b(b)`: to everybody who looks
at the program one thread does both, one after the other. That is one of the ways in which it may happen, and as the program has no
data race, what holds for it holds for all. So the engine is told of a join only that what the two add to shadows is added
atomically. A derivative of a pair has two calls again, of the derivatives of its branches. Each keeps its tape as any other call
does, so tapes lie where the caller finds them, whichever thread comes by. When all derivatives are written these two calls are handed to
the pool (`closing`).

Other work (`__ehub_pool_run`, tasks of a scope) becomes a plain call, and stays one in derivatives.
"""

from __future__ import annotations

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, function_behind
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.roles import Role, is_branch
from enzyme_hub.ir.writer import write_module
from enzyme_hub.languages.libraries.rayon.names import ENTRIES, ERRAND, KEPT
from enzyme_hub.languages.runtime import JOIN
from enzyme_hub.llvm import irtext


def open_joins(text: str) -> str | None:
    """The module with calls in the place of work for a pool, where requests reach; None if there is nothing to change."""
    whole = irtext.ModuleText(text)
    reached = whole.reachable(irtext.request_roots(whole))
    module = read_module(text)
    opened: dict[tuple[str, ...], Function] = {}
    for name, function in list(module.functions.items()):
        if name in reached and not function.is_declaration and name not in ENTRIES:
            for i in list(function.instructions):
                if isinstance(i, inst.CallBase) and i.callee.name in ENTRIES:
                    _open(i, opened)
    return write_module(module) if opened else None


def _open(i: inst.CallBase, opened: dict[tuple[str, ...], Function]) -> None:
    """A call of a function that makes the calls itself."""
    entry = i.callee.name or ""
    positions = ENTRIES[entry]
    runs = [function_behind(i.arguments[k]) for k in positions]
    if any(run is None or run.is_declaration for run in runs):
        return
    known = [run for run in runs if run is not None]
    key = (entry, *(run.name or "" for run in known))
    if key not in opened:
        opened[key] = _errand(i, positions, known)
    errand = opened[key]
    arguments = [a for k, a in enumerate(i.arguments) if k not in positions]
    call: inst.CallBase = inst.Call(errand.value_type, errand, arguments)
    if isinstance(i, inst.Invoke):
        call = inst.Invoke("invoke", errand.value_type, errand, arguments, blocks=(i.normal, i.unwind))
    if (place := i.attachments.get("dbg")) is not None:
        call.attachments["dbg"] = place
    assert i.block is not None
    i.block.insert(i.block.instructions.index(i), call)
    i.erase()


def _errand(i: inst.CallBase, positions: tuple[int, ...], runs: list[Function]) -> Function:
    module, entry = i.function.module, i.callee.name
    taken = tuple(a.type for k, a in enumerate(i.arguments) if k not in positions)
    mark = Role.PAIR.value if entry == JOIN else f'{ERRAND}="{entry}"'
    errand = module.define(
        module.unique_name(f"{runs[0].name}.errand"),
        types.function(types.void, taken),
        header_prefix="hidden",
        header_suffix=f"noinline {mark} {KEPT} {runs[0].inherited}".strip(),
    )
    b = Builder(errand.add_block())
    for number, (position, run) in enumerate(zip(positions, runs, strict=True)):
        b.call(run, [errand.arguments[position - number]])
        _keep_apart(run, entry == JOIN)
    b.ret()
    return errand


def _keep_apart(run: Function, beside_another: bool) -> None:
    words = [] if "noinline" in run.attributes else ["noinline"]
    if beside_another and not is_branch(run):
        words.append(Role.BRANCH.value)
    if run.linkage == "internal":
        run.header_prefix = run.header_prefix.replace("internal", "hidden")
        words.append(KEPT)
    first, rest = [], run.header_suffix.split(" ")
    while rest and rest[0] in ("unnamed_addr", "local_unnamed_addr"):
        first.append(rest.pop(0))
    run.header_suffix = " ".join([*first, *words, *rest]).strip()
