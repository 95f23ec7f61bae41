"""What FFTW's names say, in double (`fftw_`) and single (`fftwf_`) precision, as data."""

from __future__ import annotations

import re
from functools import lru_cache

from enzyme_hub.base.records import record

_PLAN = re.compile(r"(?P<library>fftwf?)_plan_(?P<many>many_)?dft(?P<real>_r2c|_c2r)?(?P<rank>_[123]d)?")
_FIRST_ARRAY = {"_1d": 1, "_2d": 2, "_3d": 3, None: 2}  # behind the sizes
_INACTIVE = re.compile(
    r"fftwf?_(?:plan_\w+|destroy_plan|cleanup\w*|init_threads|make_planner_thread_safe|planner_nthreads|threads_set_callback"
    r"|(?:export|import|forget)_\w*wisdom\w*|set_timelimit|flops|cost|estimate_cost|f?print_plan|sprint_plan|alignment_of)"
    r"|__ehub_fftwf?_shape"
)
_NUMBERS = {"fftw": "double", "fftwf": "float"}
_LIBRARY = re.compile(r"(fftwf?)_(\w+)")
EXECUTES = ("execute_dft", "execute_dft_r2c", "execute_dft_c2r")
ALLOCATES = ("alloc_real", "alloc_complex")
# Calls that tell what a plan does, or that it is gone; they go through the runtime.
TOLD = re.compile(
    r"fftwf?_(?:plan_dft(?:_r2c|_c2r)?(?:_[123]d)?|plan_many_dft(?:_r2c|_c2r)?|destroy_plan|cleanup|cleanup_threads)"
)


@record
class Plans:
    """A function that makes plans: the one that executes them on arrays that are named, and the positions of the arrays."""

    execute: str
    arrays: tuple[int, int]


@lru_cache(maxsize=1024)
def plans(name: str) -> Plans | None:
    """The plans that a function makes; None for other functions, and for plans without derivatives."""
    found = _PLAN.fullmatch(name)
    if found is None or (found["many"] and found["rank"]):
        return None
    arrays = (3, 7) if found["many"] else (first := _FIRST_ARRAY[found["rank"]], first + 1)
    return Plans(f"{found['library']}_execute_dft{found['real'] or ''}", arrays)


def asks_for_plans(name: str) -> bool:
    """True for a function whose derivative must know what a plan does."""
    return is_execute(name) or (number(name) is not None and stem(name) in EXECUTES)


def is_execute(name: str) -> bool:
    """True for the function that executes a plan on the plan's own arrays."""
    return name in ("fftw_execute", "fftwf_execute")


def is_inactive(name: str) -> bool:
    """True for what carries no derivative: plans are no data."""
    return _INACTIVE.fullmatch(name) is not None


def number(name: str) -> str | None:
    """The type of the numbers of a function of the library; None for others."""
    found = _LIBRARY.fullmatch(name)
    return _NUMBERS[found[1]] if found else None


def stem(name: str) -> str:
    """The name without the library."""
    return name.partition("_")[2]


def ours(name: str) -> str:
    """Our function for one of the library."""
    return f"__ehub_{name}"
