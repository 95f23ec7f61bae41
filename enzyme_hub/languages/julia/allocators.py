"""Allocation functions of Julia's runtime: what they return is collected."""

from __future__ import annotations

from enzyme_hub.languages.heap import Allocation, Known

NAMES: dict[str, Known] = {
    "julia.gc_alloc_obj": Allocation((1,), None),
    "jl_gc_alloc_typed": Allocation((1,), None),
    "ijl_gc_alloc_typed": Allocation((1,), None),
    "jl_gc_big_alloc": Allocation((1,), None),
    "ijl_gc_big_alloc": Allocation((1,), None),
    "jl_gc_pool_alloc": Allocation((2,), None),
    "ijl_gc_pool_alloc": Allocation((2,), None),
    "jl_alloc_array_1d": Allocation((), None),
    "jl_alloc_array_2d": Allocation((), None),
    "jl_alloc_array_3d": Allocation((), None),
    "ijl_alloc_array_1d": Allocation((), None),
    "ijl_alloc_array_2d": Allocation((), None),
    "ijl_alloc_array_3d": Allocation((), None),
}
