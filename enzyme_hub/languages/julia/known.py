"""What is known of Julia's runtime library, and of what its compiler writes calls of, as data.

`DECLARED` has functions that stay what they are: native code. Their attributes say what they do, as the program could say it.
`REPLACED` are functions for which `runtime.c` has a body that says the same in plain IR. `NAMELESS` are functions that Julia's
compiler itself makes out of calls before it writes machine code.
"""

from __future__ import annotations

INACTIVE = '"enzyme_inactive"'
INERT = '"ehub-inert"'  # what the function returns is its own shadow: see `inert`
THROWS = f"noreturn cold {INACTIVE}"
_LOOKS = f"nounwind willreturn memory(argmem: read, inaccessiblemem: readwrite) {INACTIVE}"
PURE = f"nounwind willreturn nosync speculatable memory(none) {INACTIVE}"

ADDRESS = "ehub.julia.address."  # in front of a number: a function that returns an address of the process
STOP = "ehub.julia.stop."  # in front of a number: a function that throws what a derivative cannot go through

# What says of the data of an array what its elements are; the size is not a constant, so this goes for all of them.
HINTS = {"double": "__enzyme_double", "float": "__enzyme_float", "integer": "__enzyme_integer"}

DECLARED: dict[str, str] = {
    **dict.fromkeys(
        """
        jl_throw jl_rethrow jl_rethrow_other jl_error jl_errorf jl_exceptionf jl_bounds_error jl_bounds_error_v jl_bounds_error_int
        jl_bounds_error_ints jl_bounds_error_tuple_int jl_bounds_error_unboxed_int jl_undefined_var_error jl_type_error
        jl_type_error_rt jl_too_few_args jl_too_many_args jl_has_no_field_error jl_eof_error abort
        ehub_julia_no_array
        """.split(),
        THROWS,
    ),
    **dict.fromkeys(
        """
        jl_subtype jl_isa jl_egal jl_types_equal jl_object_id jl_object_id_ jl_typeof_str jl_array_isassigned jl_get_ptls_states
        jl_string_to_array jl_string_ptr jl_try_substrtod jl_try_substrtof memhash_seed memhash32_seed strlen
        jl_get_world_counter jl_clock_now jl_hrtime jl_get_current_task jl_threadid jl_in_threaded_region
        jl_gc_enable jl_gc_collect jl_gc_is_enabled jl_gc_safepoint
        """.split(),
        _LOOKS,
    ),
    **dict.fromkeys(
        "utf8proc_toupper utf8proc_tolower utf8proc_totitle utf8proc_category utf8proc_charwidth".split(), PURE
    ),
    **dict.fromkeys(  # random numbers: constants, from a state that the program keeps
        "dsfmt_fill_array_close1_open2 dsfmt_fill_array_close_open dsfmt_init_gen_rand dsfmt_init_by_array".split(),
        f"nounwind willreturn memory(argmem: readwrite) {INACTIVE}",
    ),
    **dict.fromkeys(
        """
        jl_alloc_string jl_array_to_string jl_pchar_to_string jl_cstr_to_string jl_symbol_n
        jl_box_int8 jl_box_uint8 jl_box_int16 jl_box_uint16 jl_box_int32 jl_box_uint32 jl_box_int64 jl_box_uint64 jl_box_char
        """.split(),
        f"{_LOOKS} {INERT}",
    ),
    **dict.fromkeys(
        (
            "ehub_julia_object",
            "ehub_julia_header",
            "ehub_julia_buffer",
            "ehub_julia_like",
            "ehub_julia_shaped",
            "ehub_julia_shared",
        ),
        "nounwind willreturn memory(argmem: read, inaccessiblemem: readwrite)",
    ),
    "ehub_julia_bytes": f"nounwind willreturn memory(argmem: read) {INACTIVE}",
    "ehub_julia_resized": "nounwind willreturn memory(argmem: readwrite)",
    "ehub_julia_barrier": "nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)",
    "ehub_julia_typeof": f"nounwind willreturn memory(argmem: read) {INACTIVE} {INERT}",
    "ehub_julia_threads": PURE,
    "ehub_julia_float64_type": PURE,
    "ehub_julia_float32_type": PURE,
    "ehub_julia_any": PURE,
    **dict.fromkeys(HINTS.values(), "nounwind willreturn memory(inaccessiblemem: readwrite)"),
    "__sigsetjmp": "returns_twice",
    "memcmp": "nounwind willreturn memory(argmem: read)",
}

# Functions of `runtime.c`, by Julia's names.
REPLACED: dict[str, str] = {
    "jl_alloc_array_1d": "ehub_julia_array_1d",
    "jl_alloc_array_2d": "ehub_julia_array_2d",
    "jl_alloc_array_3d": "ehub_julia_array_3d",
    "jl_array_grow_end": "ehub_julia_grow_end",
    "jl_array_del_end": "ehub_julia_del_end",
    "jl_array_grow_at": "ehub_julia_grow_at",
    "jl_array_del_at": "ehub_julia_del_at",
    "jl_array_grow_beg": "ehub_julia_grow_beg",
    "jl_array_del_beg": "ehub_julia_del_beg",
    "jl_array_sizehint": "ehub_julia_sizehint",
    "jl_new_array": "ehub_julia_new",
    "jl_reshape_array": "ehub_julia_reshape",
    "jl_array_copy": "ehub_julia_copy",
    "jl_array_ptr": "ehub_julia_data",
    "jl_box_float64": "ehub_julia_box_float64",
    "jl_box_float32": "ehub_julia_box_float32",
    "julia.typeof": "ehub_julia_typeof",
    "julia.ptls_states": "ehub_julia_threads",
}
SIGNATURES: dict[str, tuple[str, tuple[str, ...]]] = {
    "ehub_julia_grow_end": ("void", ("ptr", "i64")),
    "ehub_julia_del_end": ("void", ("ptr", "i64")),
    "ehub_julia_grow_at": ("void", ("ptr", "i64", "i64")),
    "ehub_julia_del_at": ("void", ("ptr", "i64", "i64")),
    "ehub_julia_grow_beg": ("void", ("ptr", "i64")),
    "ehub_julia_del_beg": ("void", ("ptr", "i64")),
    "ehub_julia_sizehint": ("void", ("ptr", "i64")),
    "ehub_julia_copy": ("ptr", ("ptr",)),
    "ehub_julia_data": ("ptr", ("ptr",)),
    "ehub_julia_box_float64": ("ptr", ("double",)),
    "ehub_julia_box_float32": ("ptr", ("float",)),
    "ehub_julia_typeof": ("ptr", ("ptr",)),
    "ehub_julia_threads": ("ptr", ()),
}
ALLOCATES_ARRAY = ("jl_alloc_array_1d", "jl_alloc_array_2d", "jl_alloc_array_3d", "jl_reshape_array", "jl_new_array")

# Functions of C's library that Julia calls with addresses as integers.
OF_ADDRESSES = {"memcpy": 2, "memmove": 2, "memset": 1, "memcmp": 2}

# Libraries of Fortran's, all of whose arguments are addresses, which Julia passes as integers.
FORTRAN = ("libopenblas", "libblas", "liblapack", "libmkl", "libatlas")

# What `try` and its end do beside entering: a derivative has no handlers, so nothing.
OF_HANDLERS = frozenset("jl_excstack_state jl_pop_handler jl_restore_excstack".split())

# Numbers that are objects of the process, as Julia's package tells them: what puts such a number into a box.
BOXES = {"double": "ehub_julia_box_float64", "float": "ehub_julia_box_float32", "integer": "ehub_julia_box_float64"}

# Functions of the package that make every number in their lists one of the same type (`substitutes/joining.jl`).
JOINING = "ehub_join"

# Functions of Julia's that only look at boxed arguments, or make an object of them.
LOOKING = frozenset(
    "jl_f_tuple jl_f_getfield jl_f_isa jl_f_typeof jl_f_is jl_f_issubtype jl_f_sizeof jl_f_nfields jl_f_isdefined".split()
)

# Functions of Julia's that call others with boxed arguments.
CALLING = frozenset(
    "jl_apply_generic jl_f__apply_iterate jl_f__apply_latest jl_f__apply jl_f_apply_type jl_f_invoke".split()
)

# Functions called by name on objects, through which no derivative flows: as Julia names them.
INACTIVE_CALLS = frozenset(
    """
    print println show display string Base.print Base.println Base.show Base.string Base.print_to_string repr summary error
    Base.error time Base.time time_ns Base.time_ns
    """.split()
)
