"""Work for a pool of threads becomes calls, and calls become work again.

`__ehub_join(run_a, a, run_b, b)` is made `pair(a, b)`, a new function that calls `run_a(a)`, then `run_b(b)`: to everybody who looks
at the program one thread does both, one after the other. That is one of the ways in which it may happen, and as the program has no
data race, what holds for it holds for all. So the engine is told of a join only that what the two add to shadows is added
atomically. A derivative of a pair has two calls again, of the derivatives of its branches. Each keeps its tape as any other call
does, so tapes lie where the caller finds them, whichever thread comes by. When all derivatives are written `close_joins` hands these
two calls to the pool.

Other work (`__ehub_pool_run`, tasks of a scope) becomes a plain call, and stays one in derivatives.
"""

from __future__ import annotations

from enzyme_hub import irtext
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, Module, function_behind
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.types import StructType
from enzyme_hub.ir.values import Value, const_int
from enzyme_hub.ir.writer import write_module
from enzyme_hub.languages.libraries.rayon.names import BRANCH, ENTRIES, JOIN, PAIR, is_branch
from enzyme_hub.languages.libraries.rayon.waiting import Waiting

_ERRAND = '"ehub-errand"'
"""The attribute of a function that stands for an entry: the name of that."""
_KEPT = '"ehub-kept"'
"""That of a function which LLVM is not told all calls of, for it is to leave its parameters as they are."""
_RUN = types.function(types.void, (types.ptr,))


# -- before anything is differentiated ------------------------------------------------------------------------------------


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
    mark = PAIR if entry == JOIN else f'{_ERRAND}="{entry}"'
    errand = module.define(
        module.unique_name(f"{runs[0].name}.errand"),
        types.function(types.void, taken),
        header_prefix="hidden",
        header_suffix=f"noinline {mark} {_KEPT} {runs[0].inherited}".strip(),
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
        words.append(BRANCH)
    if run.linkage == "internal":
        run.header_prefix = run.header_prefix.replace("internal", "hidden")
        words.append(_KEPT)
    first, rest = [], run.header_suffix.split(" ")
    while rest and rest[0] in ("unnamed_addr", "local_unnamed_addr"):
        first.append(rest.pop(0))
    run.header_suffix = " ".join([*first, *words, *rest]).strip()


# -- when all derivatives are written -------------------------------------------------------------------------------------


def close_joins(module: Module) -> None:
    """Two calls that may happen at once are work for the pool again, in the program and in its derivatives."""
    waiting = Waiting(module)
    for function in list(module.functions.values()):
        if function.attribute(PAIR) is not None and not function.is_declaration:
            _close_pair(function, waiting)
        elif (entry := function.attribute(_ERRAND)) is not None and not function.is_declaration:
            _close_errand(function, entry.partition("=")[2].strip('"'))
    for function in module.functions.values():
        if function.attribute(_KEPT) is not None:
            function.header_prefix = function.header_prefix.replace("hidden", "internal", 1)


def _close_errand(errand: Function, entry: str) -> None:
    calls = [i for i in errand.instructions if isinstance(i, inst.Call) and i.intrinsic is None]
    if len(calls) != 1:
        return  # what is left of it is as good here as elsewhere
    (call,) = calls
    (position,) = ENTRIES[entry]
    arguments: list[Value] = list(errand.arguments)
    arguments.insert(position, call.callee)
    type_ = types.function(types.void, tuple(a.type for a in arguments))
    _insert_before(call, inst.Call(type_, errand.module.declare(entry, type_), arguments))
    call.erase()


def _insert_before(place: inst.Instruction, *new: inst.Instruction) -> None:
    assert place.block is not None
    at = place.block.instructions.index(place)
    for offset, i in enumerate(new):
        place.block.insert(at + offset, i)


def _close_pair(pair: Function, waiting: Waiting) -> None:
    """The two calls, each with what it returns in memory; what is done with that is done behind both."""
    calls = [i for i in pair.instructions if isinstance(i, inst.Call) and is_branch(i.called_function)]
    if len(calls) != 2 or calls[0].block is not calls[1].block:
        return  # LLVM saw that one does nothing
    first, second = calls
    _move_behind(first, second)
    work = [word for call in calls for word in _work(call, second, waiting)]
    type_ = types.function(types.void, (types.ptr,) * 4)
    _insert_before(second, inst.Call(type_, pair.module.declare(JOIN, type_), work))
    for call, memory in zip(calls, work[1::2], strict=True):
        _take_result(call, second, memory, waiting)
    first.erase()
    second.erase()


def _move_behind(first: inst.Call, second: inst.Call) -> None:
    """Put what depends on the first call behind the second, which does not depend on it."""
    block = second.block
    assert block is not None
    between = block.instructions[block.instructions.index(first) + 1 : block.instructions.index(second)]
    late: list[inst.Instruction] = []
    for i in between:
        if any(operand is first or operand in late for operand in i.operands):
            late.append(i)
    for i in reversed(late):
        block.instructions.remove(i)
        block.insert(block.instructions.index(second) + 1, i)


def _frame(call: inst.Call, waiting: Waiting) -> StructType | None:
    """What lies in memory for a call: its arguments, its result, what it leaves on lists; None for a function that is called as work is."""
    if call.function_type is _RUN and not waiting:
        return None
    result = () if call.type.is_void else (call.type,)
    return types.struct((*call.function_type.parameters, *result, *waiting.words))


def _work(call: inst.Call, place: inst.Instruction, waiting: Waiting) -> list[Value]:
    """The function and its data, in front of `place`."""
    frame = _frame(call, waiting)
    if frame is None:
        return [call.callee, call.arguments[0]]
    memory = call.function.entry.insert(0, inst.Alloca(frame))
    for k, argument in enumerate(call.arguments):
        member = _member(frame, memory, k)
        _insert_before(place, member, inst.Store(argument, member))
    return [_runner(call, frame, waiting), memory]


def _member(frame: StructType, memory: Value, index: int) -> inst.GetElementPtr:
    return inst.GetElementPtr(frame, memory, [const_int(types.i32, 0), const_int(types.i32, index)], ())


def _runner(call: inst.Call, frame: StructType, waiting: Waiting) -> Function:
    callee = call.called_function
    assert callee is not None
    module = callee.module
    runner = module.define(
        module.unique_name(f"{callee.name}.work"), _RUN, header_prefix="internal", header_suffix=callee.inherited
    )
    b = Builder(runner.add_block())
    (memory,) = runner.arguments

    def place(index: int) -> Value:
        return b.gep(frame, memory, [const_int(types.i32, 0), const_int(types.i32, index)])

    marks = waiting.mark(b)
    result = b.call(callee, [b.load(type_, place(k)) for k, type_ in enumerate(callee.value_type.parameters)])
    if not call.type.is_void:
        b.store(result, place(len(call.arguments)))
    for index, word in enumerate(waiting.take(b, marks), len(frame.fields) - len(waiting.words)):
        b.store(word, place(index))
    b.ret()
    return runner


def _take_result(call: inst.Call, place: inst.Instruction, memory: Value, waiting: Waiting) -> None:
    """What a call returned, and what it left on lists, in front of `place`."""
    frame = _frame(call, waiting)
    if frame is not None:
        _take_waiting(frame, place, memory, waiting)
    if call.type.is_void or not call.is_used:
        return
    assert frame is not None
    member = _member(frame, memory, len(call.arguments))
    result = inst.Load(call.type, member)
    _insert_before(place, member, result)
    call.replace_all_uses_with(result)


def _take_waiting(frame: StructType, place: inst.Instruction, memory: Value, waiting: Waiting) -> None:
    assert place.block is not None
    block, at = place.block, place.block.instructions.index(place)
    rest = block.instructions[at:]
    del block.instructions[at:]
    b = Builder(block)
    first = len(frame.fields) - len(waiting.words)
    words: list[Value] = [
        b.load(types.ptr, b.gep(frame, memory, [const_int(types.i32, 0), const_int(types.i32, first + k)]))
        for k in range(len(waiting.words))
    ]
    waiting.put(b, words)
    block.instructions.extend(rest)
