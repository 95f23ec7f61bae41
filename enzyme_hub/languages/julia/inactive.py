"""Functions of Julia's runtime through which no derivative flows: errors, the collector's books, questions to the task."""

from __future__ import annotations

NAMES = frozenset(
    """
    jl_throw ijl_throw jl_error jl_errorf ijl_errorf jl_bounds_error ijl_bounds_error jl_bounds_error_ints
    ijl_bounds_error_ints jl_undefined_var_error jl_type_error jl_get_ptls_states julia.ptls_states julia.get_pgcstack
    jl_get_pgcstack ijl_get_pgcstack jl_gc_queue_root ijl_gc_queue_root julia.write_barrier julia.safepoint
    jl_breakpoint jl_apply_type ijl_box_int64 jl_box_int64 julia.except_enter julia.call2 jl_symbol_n
    """.split()
)
