"""Calls of MPI become calls of functions with a derivative, in all that requests reach.

What differs between libraries is gone then: handles are words, whether they are integers or addresses to the compiler, and what
stands for no status is null. Beside its arguments such a function takes `channel`, a variable that all messages go through, as far as the
analyses are concerned: it is differentiated, so whatever is sent counts, and whatever is received depends on what some
rank has sent. The last arguments are a word for the kin of the call (`MPI_Ssend`), and where it stands, for messages at run time.
"""

from __future__ import annotations

from enzyme_hub.custom.given import HOLDS, INACTIVE, KEEPS, say_inactive
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.clone import call_instead
from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import (
    ConstantData,
    ConstantExpr,
    ConstantInt,
    ConstantWord,
    GlobalValue,
    Value,
    const_int,
    null,
)
from enzyme_hub.ir.writer import write_module
from enzyme_hub.languages.libraries.mpi import by_reference
from enzyme_hub.languages.libraries.mpi.names import CHANNEL, CHANNEL_SHADOW, OURS, PLAIN, Served, served
from enzyme_hub.llvm import irtext

_HANDLES, _STATUSES = "tocx", "sS"
# What is known of a pointer: who keeps a buffer says so elsewhere.
_POINTERS = {
    "b": "readonly",
    "w": "",
    "v": f'readonly {HOLDS}="i32[]"',
    "r": "",
    "R": "",
    "s": f'{HOLDS}="i32[]"',
    "S": f'{HOLDS}="i32[]"',
    "f": f'{HOLDS}="i32"',
    "F": f'{HOLDS}="i32[]"',
}
_BLOCKING = "nofree nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)"
_TURNS = {
    "word": f"nofree nosync nounwind willreturn memory(none) {INACTIVE}",
    "put": f"nofree nosync nounwind willreturn memory(argmem: write) {INACTIVE}",
}
_BEGINS_OR_WAITS = f"nofree nounwind {KEEPS}"  # so other memory changes meanwhile


def open_calls(text: str, native: frozenset[str]) -> tuple[str, dict[str, Served]] | None:
    """The module with calls of ours where requests reach, and what of MPI was called; None if there is nothing to change."""
    whole = irtext.ModuleText(text)
    reached = whole.reachable(irtext.request_roots(whole))
    module = read_module(text)
    found: dict[str, Served] = {}
    for name, function in list(module.functions.items()):
        if name not in reached or function.is_declaration:
            continue
        for call in [i for i in function.instructions if isinstance(i, CallBase)]:
            what = _what(call, native)
            if what is not None and not _on_integers(call, what):
                _open(call, what, module)
                found[what.stem] = what
    if not found:
        return None
    for name, variable in module.variables.items():
        if (name or "").startswith("ompi_"):  # what Open MPI's handles are the addresses of
            say_inactive(variable)
    return write_module(module), found


def _what(call: CallBase, native: frozenset[str]) -> Served | None:
    callee = call.callee
    if not isinstance(callee, Function) or not callee.is_declaration or callee.name in native:
        return None
    what = served(callee.name or "")
    if what is None or len(what.letters) + what.is_fortran != len(call.arguments):
        return None
    if what.is_fortran:
        return what if call.type.is_void and all(a.type.is_pointer for a in call.arguments) else None
    return what if call.type is types.i32 else None


# -- one call -------------------------------------------------------------------------------------------------------------


def _open(call: CallBase, what: Served, module: Module) -> None:
    if what.is_fortran:
        by_reference.open_call(call, what, _words(call, what, module), _declared(module, what))
        return
    pairs = list(zip(call.arguments, what.letters, strict=True))
    given = [_argument(call, a, letter) for a, letter in pairs if letter != "n"]
    words = _words(call, what, module)
    ours = _declared(module, what)
    if not what.makes_handle:
        call_instead(call, ours, [*given, *words])
        return
    made = inst.Call(ours.value_type, ours, [*given, *words])
    made.attachments = {kind: node for kind, node in call.attachments.items() if kind == "dbg"}
    made.insert_before(call)
    _store_handle(call, made)


def _words(call: CallBase, what: Served, module: Module) -> list[Value]:
    """What such a function is given behind the program's arguments."""
    site = call.site
    place = _text(module, f"{call.callee.name}\0{site.file}\0{site.line}\0{site.beside}\0")
    return [_channel(module), const_int(types.i32, what.how), ConstantExpr(types.i64, "ptrtoint", (place,))]


def _store_handle(call: CallBase, made: inst.Call) -> None:
    """Put the handle where the program wants it; MPI's own result is that all went well."""
    if _are_addresses(call.function.module):
        _own(call, "put", types.void, call.arguments[-1], made)
    else:
        handle = inst.Cast("trunc", made, types.i32)
        handle.insert_before(call)
        inst.Store(handle, call.arguments[-1]).insert_before(call)
    call.replace_all_uses_with(const_int(types.i32, 0))
    if isinstance(call, inst.Invoke):
        inst.Branch(call.successors[0]).insert_before(call)
    call.erase()


def _are_addresses(module: Module) -> bool:
    """True where handles are addresses: of Open MPI's variables, or in the declaration of some function."""
    if any((name or "").startswith(_OF_OPEN_MPI) for name in module.variables):
        return True
    for name, function in module.functions.items():
        what = served(name)
        parameters = function.value_type.parameters
        if what is not None and not what.is_fortran and len(parameters) == len(what.letters):
            return any(t.is_pointer for t, k in zip(parameters, what.letters, strict=True) if k in "toc")
    return False


def _argument(call: CallBase, value: Value, letter: str) -> Value:
    if letter == "x":
        value = inst.Load(types.ptr if _are_addresses(call.function.module) else types.i32, value)
        value.insert_before(call)
    if letter in _HANDLES:
        return _word(call, value)
    if letter in _STATUSES and (isinstance(value, ConstantWord) or _is_number(value)):
        return null(types.ptr)
    return value


def _is_number(value: Value) -> bool:
    """True for a pointer that is a number, such as MPI_STATUS_IGNORE."""
    return isinstance(value, ConstantExpr) and value.opcode == "inttoptr"


def _word(call: CallBase, value: Value) -> Value:
    if isinstance(value, ConstantInt):
        return const_int(types.i64, value.value & 0xFFFFFFFF)
    if isinstance(value, GlobalValue):
        return ConstantExpr(types.i64, "ptrtoint", (value,))
    if value.type is types.i64:
        return value
    if value.type.is_pointer:
        return _own(call, "word", types.i64, value)
    cast = inst.Cast("zext", value, types.i64)
    cast.insert_before(call)
    return cast


def _own(call: CallBase, name: str, result: Type, *given: Value) -> Value:
    """A call of what turns addresses into words: as a cast would, but that nobody asks what lies behind these."""
    signature = types.function(result, tuple(one.type for one in given))
    function = call.function.module.declare(OURS + name, signature, _TURNS[name])
    function.arguments[0].attributes = ("captures(none)",)
    made = inst.Call(signature, function, list(given))
    made.insert_before(call)
    return made


def _text(module: Module, text: str) -> GlobalVariable:
    data = text.encode("utf-8", "surrogateescape")
    name = module.unique_name(f"{OURS}place")
    type_ = types.array(len(data), types.i8)
    spelled = "".join(chr(c) if 32 <= c < 127 and c not in (34, 92) else f"\\{c:02X}" for c in data)
    held = ConstantData(type_, f'c"{spelled}"', data)
    found = GlobalVariable(name, type_, is_constant_data=True, prefix="private unnamed_addr", initializer=held)
    module.variables[name] = found
    return found


def _channel(module: Module) -> GlobalVariable:
    found = module.variables.get(CHANNEL)
    if found is None:
        zero = null(types.f64)
        shadow = GlobalVariable(CHANNEL_SHADOW, types.f64, prefix="internal", initializer=zero)
        suffix = f", !enzyme_shadow !{{ptr @{CHANNEL_SHADOW}}}"
        found = GlobalVariable(CHANNEL, types.f64, prefix="internal", initializer=zero, suffix=suffix)
        module.variables[CHANNEL_SHADOW] = shadow
        module.variables[CHANNEL] = found
    return found


def type_of(letter: str) -> Type:
    """The type of an argument of ours."""
    return types.i32 if letter == "i" else types.i64 if letter in _HANDLES else types.ptr


def _declared(module: Module, what: Served) -> Function:
    name = f"{OURS}{what.stem}"
    if (found := module.functions.get(name)) is not None:
        return found
    lasts = bool(set("rR") & set(what.letters))
    parameters = [*(type_of(letter) for letter in what.given), types.ptr, types.i32, types.i64]
    result = types.i64 if what.makes_handle else types.i32
    function = module.declare(name, types.function(result, tuple(parameters)), _BEGINS_OR_WAITS if lasts else _BLOCKING)
    for argument, letter in zip(function.arguments, what.given, strict=False):
        if argument.type.is_pointer:
            kept = () if lasts and letter in "bw" else ("captures(none)",)
            argument.attributes = (*kept, *_POINTERS[letter].split())
    function.arguments[-3].attributes = ("captures(none)", f'{HOLDS}="double"')
    return function


# -- calls on integers ----------------------------------------------------------------------------------------------------

_OF_OPEN_MPI = "ompi_mpi_"
_INTEGERS_OF_OPEN_MPI = frozenset(
    """
    int long short unsigned unsigned_int unsigned_long unsigned_short long_long_int unsigned_long_long int8_t int16_t int32_t
    int64_t uint8_t uint16_t uint32_t uint64_t c_bool cxx_bool aint count offset integer integer1 integer2 integer4 integer8
    logical
    """.split()
)
_INTEGERS_OF_MPICH = frozenset(
    # MPI_INT and its kin: what differs between machines is their size, in bits 8 to 15
    0x4C000000 + size * 256 + number
    for number, sizes in {
        0x03: (2,), 0x04: (2,), 0x05: (4,), 0x06: (4,), 0x07: (8,), 0x08: (8,), 0x09: (8,), 0x19: (8,),
    }.items()
    for size in sizes
)  # fmt: skip


def _on_integers(call: CallBase, what: Served) -> bool:
    """A call that moves integers only, as can be told here, is MPI's own."""
    if what.is_fortran:
        return False
    kinds = [a for a, letter in zip(call.arguments, what.letters, strict=True) if letter == "t"]
    if not kinds or "r" in what.letters or not all(map(_is_integers, kinds)):
        return False
    module, name = call.function.module, PLAIN + (call.callee.name or "")
    assert isinstance(call.callee, Function)
    call_instead(call, module.declare(name, call.callee.value_type), call.arguments)
    return True


def _is_integers(kind: Value) -> bool:
    if isinstance(kind, ConstantInt):
        return kind.value & 0xFFFFFFFF in _INTEGERS_OF_MPICH
    name = kind.name if isinstance(kind, GlobalValue) else None
    return (name or "").removeprefix(_OF_OPEN_MPI) in _INTEGERS_OF_OPEN_MPI if name else False
