"""What functions meet whose derivatives the program gives: nobody makes a copy of these with shadows beside it.

In front of a call of one, a copy of it runs that tells of each number which it meets and from which argument it got there. The
shadow lies as far from the argument's shadow as the number lies from the argument.
"""

from __future__ import annotations

from enzyme_hub.analysis.memory.alias import PointerInfo
from enzyme_hub.differentiate.shadowed.protocol import Shadowing
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.clone import copy_function
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import FloatType, Type
from enzyme_hub.ir.values import Argument, Value, const_int

_ARGUMENT = "__ehub_check_argument"
_ACCESS = "__ehub_check_access"
_MOST = 32  # arguments, as in runtime.c


def note_given(f: Shadowing, i: inst.CallBase, function: Function) -> None:
    """Run the copy of a function with a derivative of its own."""
    pointers = [k for k, value in enumerate(i.arguments) if value.type.is_pointer and f.activity.has_shadow(value)]
    passed = [word for words in i.argument_attributes for word in words]
    if function.is_declaration or not pointers or any(word.startswith(("byval", "sret")) for word in passed):
        return
    if max(pointers) >= _MOST or function.value_type.is_vararg:
        return
    copy = _copy(f, function)
    tell = f.module.declare(_ARGUMENT, types.function(types.void, (types.i64, types.ptr, types.ptr)), "nounwind")
    for k in pointers:
        f.builder.call(tell, [const_int(types.i64, k), f.primal(i.arguments[k]), f.shadows(i.arguments[k])[0]])
    call = f.builder.call(copy, [f.primal(value) for value in i.arguments])
    call.calling_convention = copy.calling_convention


def _copy(f: Shadowing, function: Function) -> Function:
    """The function, telling what it meets; made once."""
    made = f.module.memo(note_given)
    if function not in made:
        copy, _ = copy_function(function, f"__ehub_check_reads.{function.name}")
        made[function] = copy
        pointers = PointerInfo(copy)
        accesses = [i for i in copy.instructions if isinstance(i, (inst.Load, inst.Store))]
        for access in accesses:
            type_ = access.type if isinstance(access, inst.Load) else access.value.type
            base = _argument(pointers, access.pointer)
            if base is not None and isinstance(type_.scalar, FloatType):
                _tell_access(f, access, base, type_)
    found: Function = made[function]
    return found


def _argument(pointers: PointerInfo, pointer: Value) -> Argument | None:
    bases = list(pointers.all_bases(pointer))
    return bases[0] if len(bases) == 1 and isinstance(bases[0], Argument) and bases[0].index < _MOST else None


def _tell_access(f: Shadowing, access: inst.Load | inst.Store, base: Argument, type_: Type) -> None:
    layout = f.module.layout
    words = [const_int(types.i64, layout.size(one)) for one in (type_, type_.scalar)]
    arguments = [const_int(types.i64, base.index), access.pointer, *words, f.runtime.known_text(access.where)]
    type_of_it = types.function(types.void, tuple(value.type for value in arguments))
    tell = f.module.declare(_ACCESS, type_of_it, "nounwind")
    call = inst.Call(type_of_it, tell, arguments)
    if (place := access.attachments.get("dbg")) is not None:
        call.attachments["dbg"] = place
    call.insert_before(access)
