"""The creation of a thread becomes a call of what it runs, and calls become threads again.

`pthread_create(handle, attributes, f, argument)` is made a call of a function with a role (`Role.THREAD`). That calls `f(argument)`
and then a native function (`THREAD_BEGIN`) of which nothing is known but that it writes the handle, and keeps the argument. So
every analysis sees a thread that runs where it is created. That is one of the orders in which a program without a data race may
run; what locks say of others is said where they are (`meaning.Synchronises`). LLVM keeps what comes before `pthread_join` apart from what
comes behind, for it does not know what that does to memory whose address got out.

`close_threads` takes that back in the functions of the program; derivatives of such functions start threads by themselves.
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.clone import call_instead
from enzyme_hub.ir.module import Function, Module, function_behind
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.roles import Role, is_thread
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import ConstantInt, Value, const_int, null
from enzyme_hub.ir.writer import write_module
from enzyme_hub.languages.libraries.threads.names import (
    BODIES,
    CREATE,
    CREATE_OF,
    FUTEX,
    ONCE,
    SYSTEM_CALL,
    is_rust,
)
from enzyme_hub.languages.runtime import THREAD_BEGIN, THREADS_CLOSE, THREADS_OPEN
from enzyme_hub.languages.thread_calls import RUN, Record, Result, Thread, call_again, parts
from enzyme_hub.llvm import irtext

_ALONE = "__libc_single_threaded"  # of glibc: owners are counted without atomic operations then
_BEGIN = types.function(types.i32, (types.ptr,) * 4)
_CREATE = types.function(types.i32, (types.ptr,) * 4)


# -- before anything is differentiated ------------------------------------------------------------------------------------


def open_threads(text: str) -> str | None:
    """The module with calls in the place of threads, where requests reach; None if there is nothing to change."""
    whole = irtext.ModuleText(text)
    reached = whole.reachable(irtext.request_roots(whole))
    module = read_module(text)
    has_futures = ONCE in module.functions
    changed = False
    for name, function in list(module.functions.items()):
        if name in reached and not function.is_declaration and not is_thread(function) and not is_rust(name):
            for i in list(function.instructions):
                changed |= _open(i) or _forget_alone(i) or _wait(i) or (has_futures and _keep_apart(i))
    return write_module(module) if changed else None


def _open(i: inst.Instruction) -> bool:
    if isinstance(i, inst.CallBase) and i.callee.name == CREATE_OF:
        function = function_behind(i.arguments[1])
        assert function is not None
        call_instead(i, _thread(i, function), [i.arguments[0], null(types.ptr), *i.arguments[2:]])
        return True
    if not isinstance(i, inst.CallBase) or i.callee.name != CREATE or i.argument_count != len(_CREATE.parameters):
        return False
    handle, given, started, argument = i.arguments
    function = function_behind(started)
    if function is not None and (function.is_declaration or _results(function) is None):
        return False  # refused by its name
    thread = _thread(i, function)
    call_instead(i, thread, [handle, given, argument, *([started] if function is None else [])])
    return True


def _forget_alone(i: inst.Instruction) -> bool:
    """Let nobody ask whether the program has one thread as yet: the answer is another one in the reverse sweep."""
    if not isinstance(i, inst.Load) or i.pointer.name != _ALONE:
        return False
    i.replace_all_uses_with(const_int(i.type, 0))
    i.erase()
    return True


_OF_FUTURES = (
    "_ZNSt13__future_base",
    "_ZNSt14__basic_future",
    "_ZNSt16_Sp_counted_base",
    "_ZNSt12__shared_ptrINSt13__future_base",
)
"""How the names begin of what releases and fills the states of futures, whatever their type."""


def _keep_apart(i: inst.Instruction) -> bool:
    """Have what futures share inlined, so that those of one type have nothing to do with those of another."""
    function = i.called_function if isinstance(i, inst.CallBase) else None
    if function is None or function.is_declaration or not (function.name or "").startswith(_OF_FUTURES):
        return False
    assert isinstance(i, inst.CallBase)
    i.attributes = (*i.attributes, "alwaysinline")
    return True


def _wait(i: inst.Instruction) -> bool:
    """Let threads wait for each other by what is known (`waits.c`)."""
    if not isinstance(i, inst.CallBase):
        return False
    name, given = i.callee.name or "", list(i.arguments)
    if name in BODIES:
        call_instead(i, i.function.module.declare(BODIES[name], types.function(i.type, (types.ptr,))), given)
        return True
    if name != SYSTEM_CALL or not _is_of_word(given):
        return False
    given = [*given[:4], *(given[4:5] or [null(types.ptr)])]
    call_instead(i, i.function.module.declare(FUTEX, types.function(i.type, tuple(g.type for g in given))), given)
    return True


_NUMBERS, _WAITS_OR_WAKES, _OF_PROCESS = (98, 202), (0, 1), 128


def _is_of_word(given: Sequence[Value]) -> bool:
    """True for the arguments by which the kernel lets a thread wait for a word to change, or wakes those that do."""
    if len(given) < 4 or not isinstance(given[0], ConstantInt) or not isinstance(given[2], ConstantInt):
        return False
    is_futex = given[0].value in _NUMBERS and given[1].type is types.ptr and given[3].type is types.i32
    return is_futex and given[2].value & ~_OF_PROCESS in _WAITS_OR_WAKES


def _results(function: Function) -> Type | None:
    """What a function returns that a thread may run, as programs write them; None if it is no such one."""
    of, found = function.value_type, function.return_type
    fits = of.parameters == (types.ptr,) and not of.is_vararg
    return found if fits and found in (types.ptr, types.void, types.i32, types.i64) else None


def _thread(i: inst.CallBase, function: Function | None) -> Function:
    module, source = i.function.module, function or i.function
    thread = module.define(
        module.unique_name(f"{source.name}.thread"),
        types.function(types.i32, (types.ptr,) * (4 if function is None else 2 + len(function.arguments))),
        header_prefix="internal",
        header_suffix=f"noinline nounwind {Role.THREAD.value} {source.inherited}".strip(),
    )
    handle, given, argument = thread.arguments[:3]
    b = Builder(thread.add_block())
    type_ = RUN if function is None else function.value_type
    passed = [argument] if function is None else thread.arguments[2:]
    call = b.call(thread.arguments[3] if function is None else function, list(passed), type_)
    call.attributes = ("noinline",)
    result: Value = null(types.ptr)
    if type_.result is types.ptr:
        result = call
    elif not type_.result.is_void:
        result = b.cast("inttoptr", call, types.ptr)
    begin = b.call(module.declare(THREAD_BEGIN, _BEGIN), [handle, given, argument, result])
    if (place := i.attachments.get("dbg")) is not None and function is None:
        call.attachments["dbg"] = begin.attachments["dbg"] = place
    b.ret(begin)
    return thread


# -- when all derivatives are written -------------------------------------------------------------------------------------


def close_threads(module: Module) -> None:
    """Functions that stand for threads start them."""
    threads = [f for f in module.functions.values() if is_thread(f) and not f.is_declaration]
    for thread in threads:
        found = parts(thread)
        if found is None:  # LLVM has taken out what follows what the thread runs
            raise DifferentiationError(
                "EH0310",
                f"{thread.name} stands for a thread that never returns from its function",
                why="where requests may reach it the thread is a call at first, and that it was one cannot be told any more",
                remedy="let the thread return from its function, at least on one way through it",
            )
        _close(module, found)
        thread.header_suffix = " ".join(w for w in thread.attributes if w not in (Role.THREAD.value, "noinline"))
    if THREADS_OPEN in module.functions:
        module.read_users([THREADS_OPEN, THREADS_CLOSE])
        for name in (THREADS_CLOSE, THREADS_OPEN):
            for user in list(module.functions[name].users) if name in module.functions else ():
                if isinstance(user, inst.CallBase):
                    if not user.type.is_void:
                        user.replace_all_uses_with(null(user.type))
                    user.erase()


def _close(module: Module, thread: Thread) -> None:
    body, begin = thread.body, thread.begin
    block = begin.block
    assert block is not None
    at = block.instructions.index(begin)
    following = block.instructions[at:]
    del block.instructions[at:]
    b = Builder(block)
    function = function_behind(body.callee)
    is_plain = function is not None and _results(function) is types.ptr and not body.calling_convention
    if is_plain and thread.result is body and list(body.arguments) == [begin.arguments[2]]:
        error: Value = b.call(
            module.declare(CREATE, _CREATE), [thread.handle, thread.attributes, body.callee, begin.arguments[2]]
        )
    else:
        error = _close_with_record(module, thread, b)
    block.instructions.extend(following)
    begin.replace_all_uses_with(error)
    begin.erase()
    _erase(body)


def _erase(call: inst.CallBase) -> None:
    """With what was made of its result, which nobody uses any more."""
    for user in list(call.users):
        _erase(user)  # type: ignore[arg-type]
    call.erase()


def _close_with_record(module: Module, thread: Thread, b: Builder) -> Value:
    """LLVM has changed what the function that is run takes."""
    result = Result(thread)
    given = [*thread.body.arguments, thread.body.callee, *result.needed]
    members = Record(module, [value.type for value in given])
    source = thread.body.function
    entry = module.define(
        module.unique_name(f"{source.name}.run"), RUN, header_prefix="internal", header_suffix=source.inherited
    )
    inside = Builder(entry.add_block())
    (mine,) = entry.arguments
    loaded = [members.load(inside, mine, k) for k in range(len(given))]
    count = thread.body.argument_count
    made = call_again(inside, thread.body, loaded[:count], loaded[count])
    inside.ret(result.again(inside, made, loaded[count + 1 :]))
    make = module.declare("__ehub_thread_new", types.function(types.ptr, (types.i64, types.ptr, types.ptr)))
    held = b.call(make, [members.size, entry, null(types.ptr)])
    for k, value in enumerate(given):
        members.store(b, held, k, value)
    start = module.declare("__ehub_thread_start_alone", types.function(types.i32, (types.ptr,) * 3))
    return b.call(start, [held, thread.handle, thread.attributes])
