"""Sizes, alignments and offsets, against LLVM's own DataLayout."""

from __future__ import annotations

import llvmlite.binding as llvm
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from round_trip import module_of, parsed

from enzyme_hub.ir import types
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.types import StructType, Type

LAYOUTS = {
    "x86_64": "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
    "aarch64": "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32",
    "i386": "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128",
    "nvptx": "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64",
    "amdgpu": "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48"
    "-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1",
    "none": "",
    "big": "E-p:32:32-i64:32-f64:32-a:0:32-n32",
}

scalars = st.one_of(
    st.sampled_from([types.half, types.bfloat, types.f32, types.f64, types.x86_fp80, types.fp128, types.ppc_fp128]),
    st.integers(1, 300).map(types.int_),
    st.sampled_from([0, 1, 3, 5, 270]).map(types.pointer),
)
vectors = st.builds(types.vector, st.integers(1, 9), scalars)


def compounds(inner: st.SearchStrategy[Type]) -> st.SearchStrategy[Type]:
    structs = st.builds(types.struct, st.lists(inner, max_size=5).map(tuple), st.booleans())
    return st.one_of(st.builds(types.array, st.integers(0, 4), inner), structs)


all_types = st.recursive(st.one_of(scalars, vectors), compounds, max_leaves=8)


@pytest.mark.parametrize("name", LAYOUTS)
@settings(max_examples=60, deadline=None)
@given(type_=all_types)
def test_sizes_are_those_of_llvm(name: str, type_: Type) -> None:
    text = LAYOUTS[name]
    ours, theirs = DataLayout(text), llvm.create_target_data(text)
    struct = types.struct((types.i8, type_))
    spelled = f"@x = external global {struct}\n@y = external global {type_}"
    module = module_of(f'target datalayout = "{text}"\n{spelled}')
    x, y = (module.get_global_variable(word).global_value_type for word in "xy")
    assert ours.align(type_) == theirs.get_abi_alignment(y)
    assert ours.alloc_size(type_) == theirs.get_abi_size(y)
    assert ours.offset(struct, 1) == theirs.get_element_offset(x, 1)
    if isinstance(type_, StructType):
        for index in range(len(type_.fields)):
            assert ours.offset(type_, index) == theirs.get_element_offset(y, index)


def test_offsets_of_indices() -> None:
    module = parsed(
        f'target datalayout = "{LAYOUTS["x86_64"]}"\n@x = global {{ i8, [3 x {{ i32, double }}] }} zeroinitializer'
    )
    type_ = module.variables["x"].value_type
    assert module.layout.offset_of_indices(type_, [1, 1, 2, 1]) == 56 + 8 + 2 * 16 + 8
    assert module.layout.offset_of_indices(type_, [-1]) == -56
    assert module.layout.offset_of_path(type_, [1, 0, 1]) == 16


def test_store_sizes() -> None:
    layout = DataLayout(LAYOUTS["x86_64"])
    assert [layout.size(t) for t in (types.i1, types.int_(33), types.x86_fp80, types.vector(3, types.f32))] == [
        1,
        5,
        10,
        12,
    ]
    assert layout.pointer_size() == 8 and layout.pointer_size(270) == 4 and layout.bits(types.vector(4, types.i1)) == 4
    assert not layout.big_endian and DataLayout(LAYOUTS["big"]).big_endian and layout.stack_align == 16


def test_types_without_a_size_are_refused() -> None:
    with pytest.raises(ValueError, match="no size"):
        DataLayout("").size(types.metadata)
