"""AMD's GPUs."""

from __future__ import annotations

import re
from dataclasses import replace

from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.instructions.memory import Fence
from enzyme_hub.ir.module import Module
from enzyme_hub.ir.values import Value, const_int
from enzyme_hub.targets.target import DEVICE

_IS_OWN = "llvm.amdgcn.is.private"
_BARRIER = "llvm.amdgcn.s.barrier"
_SIZES = 12  # where the sizes of a block begin in the implicit arguments, three i16
_DYNAMIC = 120  # where the size of dynamic shared memory is
_LARGE_WAVES = re.compile(r'"target-features"="[^"]*\+wavefrontsize64|"target-cpu"="gfx[89]')
_BETWEEN_LANES = "convergent nocallback nounwind"
_INACTIVE = """
workitem.id. workgroup.id. workgroup.size. dispatch.ptr dispatch.id implicitarg.ptr kernarg.segment.ptr groupstaticsize
mbcnt. s.waitcnt s.sleep s.setprio sched. ballot. icmp. fcmp. is.shared is.private s.memtime s.memrealtime s.getreg
wavefrontsize
"""
_ALIKE = "workgroup.id. workgroup.size. dispatch.ptr dispatch.id implicitarg.ptr kernarg.segment.ptr groupstaticsize wavefrontsize"


def _is_own(module: Module, b: Builder, pointer: Value) -> Value:
    return b.call(module.declare(_IS_OWN, types.function(types.i1, (types.ptr,))), [pointer])


def _synchronise(module: Module, b: Builder) -> None:
    b.insert(Fence('syncscope("workgroup") release'))
    b.call(module.declare(_BARRIER, types.function(types.void, ())), [])
    b.insert(Fence('syncscope("workgroup") acquire'))


def _thread(module: Module, b: Builder) -> tuple[Value, Value]:
    implicit = b.call(module.declare("llvm.amdgcn.implicitarg.ptr", types.function(types.ptr, ())), [])
    number: Value = const_int(types.i64, 0)
    count: Value = const_int(types.i64, 1)
    for index, axis in enumerate("xyz"):
        read = module.declare(f"llvm.amdgcn.workitem.id.{axis}", types.function(types.i32, ()))
        own = b.cast("zext", b.call(read, []), types.i64)
        size = b.cast("zext", b.load(types.i16, b.offset(implicit, _SIZES + 2 * index), 2), types.i64)
        number = b.binary("add", number, b.binary("mul", own, count))
        count = b.binary("mul", count, size)
    return number, count


def _lane(module: Module, b: Builder) -> Value:
    type_ = types.function(types.i32, (types.i32, types.i32))
    every, low, high = const_int(types.i32, -1), "llvm.amdgcn.mbcnt.lo", "llvm.amdgcn.mbcnt.hi"
    below = b.call(module.declare(low, type_), [every, const_int(types.i32, 0)])
    return b.call(module.declare(high, type_), [every, below])


def _lanes_where(module: Module, b: Builder, mask: Value, condition: Value) -> Value:
    type_ = types.function(types.i64, (types.i1,))
    return b.call(module.declare("llvm.amdgcn.ballot.i64", type_, _BETWEEN_LANES), [condition])


def _read_lane(module: Module, b: Builder, mask: Value, word: Value, lane: Value) -> Value:
    type_ = types.function(types.i32, (types.i32, types.i32))
    return b.call(module.declare("llvm.amdgcn.readlane.i32", type_, _BETWEEN_LANES), [word, lane])


def _lanes_active(module: Module, b: Builder) -> Value:
    return _lanes_where(module, b, const_int(types.i64, -1), const_int(types.i1, 1))


def _lane_across(module: Module, b: Builder, word: Value, bits: Value) -> Value:
    type_ = types.function(types.i32, (types.i32, types.i32))
    permute = module.declare("llvm.amdgcn.ds.bpermute", type_, _BETWEEN_LANES)
    there = b.binary("xor", _lane(module, b), bits)
    return b.call(permute, [b.binary("shl", there, const_int(types.i32, 2)), word])


def _sizes(module: Module, b: Builder) -> tuple[Value, Value, Value]:
    implicit = b.call(module.declare("llvm.amdgcn.implicitarg.ptr", types.function(types.ptr, ())), [])
    x, y, z = (b.load(types.i16, b.offset(implicit, _SIZES + 2 * axis), 2) for axis in range(3))
    return b.cast("zext", x, types.i32), b.cast("zext", y, types.i32), b.cast("zext", z, types.i32)


def _dynamic_shared(module: Module, b: Builder) -> Value:
    implicit = b.call(module.declare("llvm.amdgcn.implicitarg.ptr", types.function(types.ptr, ())), [])
    return b.load(types.i32, b.offset(implicit, _DYNAMIC), 4)


def _fail(module: Module, b: Builder, message: Value) -> None:
    b.call(module.declare("llvm.trap", types.function(types.void, ())), [])
    b.unreachable()


def _math(name: str, kind: str) -> str | None:
    """`sin` of a double is `__ocml_sin_f64`."""
    return f"__ocml_{name}_{ {'float': 'f32', 'double': 'f64'}[kind] }" if kind in ("float", "double") else None


AMDGPU = replace(
    DEVICE,
    name="amdgpu",
    stack=5,
    kernel="amdgpu_kernel",
    optimises_addresses=True,
    barriers=(_BARRIER,),
    inactive=tuple(f"llvm.amdgcn.{word}" for word in _INACTIVE.split()),
    of_thread=("llvm.amdgcn.workitem.id.", "llvm.amdgcn.mbcnt.", "llvm.amdgcn.s.memtime"),
    intrinsics="llvm.amdgcn.",
    scope='syncscope("agent")',
    declared=("declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()",),
    is_own=_is_own,
    asks_own=_IS_OWN,
    synchronise=_synchronise,
    thread=_thread,
    lane=_lane,
    lanes_where=_lanes_where,
    read_lane=_read_lane,
    lanes_active=_lanes_active,
    lane_across=_lane_across,
    warp=lambda text: 64 if _LARGE_WAVES.search(text) else 32,
    numbers=tuple(f"llvm.amdgcn.workitem.id.{axis}" for axis in "xyz"),
    alike=tuple(f"llvm.amdgcn.{word}" for word in _ALIKE.split()),
    given=("llvm.amdgcn.implicitarg.ptr", "llvm.amdgcn.dispatch.ptr", "llvm.amdgcn.kernarg.segment.ptr"),
    sizes=_sizes,
    dynamic_shared=_dynamic_shared,
    fail=_fail,
    math=_math,
)
