"""NVIDIA's GPUs."""

from __future__ import annotations

import re
from dataclasses import replace

from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Module
from enzyme_hub.ir.values import Value, const_int, null
from enzyme_hub.targets.target import DEVICE

_IS_OWN = "llvm.nvvm.isspacep.local"
_BARRIER = "llvm.nvvm.barrier.cta.sync.aligned.all"
_REGISTER = "llvm.nvvm.read.ptx.sreg."
_PROCESSOR = re.compile(r'"target-cpu"="sm_(\d+)')
_BETWEEN_LANES = "convergent nocallback nounwind"
_INACTIVE = """
read.ptx.sreg. membar. fence. isspacep. vote. activemask match. fns nanosleep exit
redux.sync.add redux.sync.and redux.sync.or redux.sync.xor redux.sync.min redux.sync.max redux.sync.umin redux.sync.umax
prefetch. applypriority. discard. pm.event compiler.
"""
# CUDA's library of device functions has these under C's name; the rest is there with `__nv_` in front.
_OTHER_NAMES = {
    "sincospi": "sincospi",
    "lgamma_r": None,
    "drem": "remainder",
    "significand": None,
    "exp10": "exp10",
    "roundeven": "rint",
}


def _is_own(module: Module, b: Builder, pointer: Value) -> Value:
    return b.call(module.declare(_IS_OWN, types.function(types.i1, (types.ptr,))), [pointer])


def _synchronise(module: Module, b: Builder) -> None:
    b.call(module.declare(_BARRIER, types.function(types.void, (types.i32,))), [const_int(types.i32, 0)])


def _thread(module: Module, b: Builder) -> tuple[Value, Value]:
    def register(name: str) -> Value:
        read = module.declare(_REGISTER + name, types.function(types.i32, ()))
        return b.cast("zext", b.call(read, []), types.i64)

    number, count = register("tid.x"), register("ntid.x")
    for axis in "yz":
        number = b.binary("add", number, b.binary("mul", register(f"tid.{axis}"), count))
        count = b.binary("mul", count, register(f"ntid.{axis}"))
    return number, count


def _lane(module: Module, b: Builder) -> Value:
    return b.call(module.declare(f"{_REGISTER}laneid", types.function(types.i32, ())), [])


def _lanes_where(module: Module, b: Builder, mask: Value, condition: Value) -> Value:
    type_ = types.function(types.i32, (types.i32, types.i1))
    ballot = module.declare("llvm.nvvm.vote.ballot.sync", type_, _BETWEEN_LANES)
    return b.cast("zext", b.call(ballot, [mask, condition]), types.i64)


def _read_lane(module: Module, b: Builder, mask: Value, word: Value, lane: Value) -> Value:
    type_ = types.function(types.i32, (types.i32,) * 4)
    shuffle = module.declare("llvm.nvvm.shfl.sync.idx.i32", type_, _BETWEEN_LANES)
    return b.call(shuffle, [mask, word, lane, const_int(types.i32, 31)])


def _lanes_active(module: Module, b: Builder) -> Value:
    active = module.declare("llvm.nvvm.activemask", types.function(types.i32, ()), _BETWEEN_LANES)
    return b.cast("zext", b.call(active, []), types.i64)


def _lane_across(module: Module, b: Builder, word: Value, bits: Value) -> Value:
    type_ = types.function(types.i32, (types.i32,) * 4)
    shuffle = module.declare("llvm.nvvm.shfl.sync.bfly.i32", type_, _BETWEEN_LANES)
    return b.call(shuffle, [const_int(types.i32, -1), word, bits, const_int(types.i32, 31)])


def _lanes_alike(module: Module, b: Builder, mask: Value, word: Value) -> Value:
    type_ = types.function(types.i32, (types.i32, types.i64))
    return b.call(module.declare("llvm.nvvm.match.any.sync.i64", type_, _BETWEEN_LANES), [mask, word])


def _sizes(module: Module, b: Builder) -> tuple[Value, Value, Value]:
    x, y, z = (module.declare(f"{_REGISTER}ntid.{axis}", types.function(types.i32, ())) for axis in "xyz")
    return b.call(x, []), b.call(y, []), b.call(z, [])


def _dynamic_shared(module: Module, b: Builder) -> Value:
    return b.call(module.declare(f"{_REGISTER}dynamic_smem_size", types.function(types.i32, ())), [])


def _fail(module: Module, b: Builder, message: Value) -> None:
    """CUDA's `assert`: the host hears of it at the next synchronisation."""
    type_ = types.function(types.void, (types.ptr, types.ptr, types.i32, types.ptr, types.i64))
    nothing = null(types.ptr)
    operands = [message, message, const_int(types.i32, 0), nothing, const_int(types.i64, 1)]
    b.call(module.declare("__assertfail", type_), operands)
    b.call(module.declare("llvm.trap", types.function(types.void, ())), [])
    b.unreachable()


def _math(name: str, kind: str) -> str | None:
    """`sin` of a double is `__nv_sin`, of a float `__nv_sinf`."""
    found = _OTHER_NAMES.get(name, name)
    return f"__nv_{found}{'f' if kind == 'float' else ''}" if found is not None else None


NVPTX = replace(
    DEVICE,
    name="nvptx",
    kernel="ptx_kernel",
    barriers=(_BARRIER, "llvm.nvvm.barrier.cta.sync.all", "llvm.nvvm.barrier.cta.red.", "llvm.nvvm.bar.warp.sync"),
    inactive=tuple(f"llvm.nvvm.{word}" for word in _INACTIVE.split()),
    of_thread=(f"{_REGISTER}tid.", f"{_REGISTER}laneid", f"{_REGISTER}warpid", f"{_REGISTER}clock"),
    intrinsics="llvm.nvvm.",
    scope='syncscope("device")',
    is_own=_is_own,
    asks_own=_IS_OWN,
    synchronise=_synchronise,
    thread=_thread,
    lane=_lane,
    lanes_where=_lanes_where,
    read_lane=_read_lane,
    lanes_active=_lanes_active,
    lane_across=_lane_across,
    lanes_alike=_lanes_alike,
    has_lanes_alike=lambda text: all(int(version) >= 70 for version in _PROCESSOR.findall(text)),
    warp=lambda text: 32,
    numbers=tuple(f"{_REGISTER}tid.{axis}" for axis in "xyz"),
    alike=tuple(_REGISTER + word for word in "ctaid. ntid. nctaid. warpsize warpid dynamic_smem_size".split()),
    sizes=_sizes,
    dynamic_shared=_dynamic_shared,
    fail=_fail,
    math=_math,
)
