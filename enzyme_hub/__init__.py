"""Enzyme Hub: derivatives of programs, made from LLVM IR while the programs are linked.

The way in for most users is `enzyme-hub-ld`. From Python:

    import enzyme_hub as eh

    lib = eh.compile("energy.c")
    eh.gradient(lib.energy)(x, len(x))

needs the extra `enzyme-hub[python]` (numpy and cffi); docs/python.md has the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from enzyme_hub.errors import EnzymeHubError, HubError

if TYPE_CHECKING:
    from enzyme_hub.python.checking import check_grads
    from enzyme_hub.python.from_numba import from_numba
    from enzyme_hub.python.library import Function, Library, compile
    from enzyme_hub.python.matrices import hessian, jacobian
    from enzyme_hub.python.transforms import gradient, hvp, jvp, value_and_gradient, vjp

__version__ = "0.1.0"

__all__ = [
    "EnzymeHubError",
    "Function",
    "HubError",
    "Library",
    "__version__",
    "check_grads",
    "compile",
    "from_numba",
    "gradient",
    "hessian",
    "hvp",
    "jacobian",
    "jvp",
    "value_and_gradient",
    "vjp",
]

_FROM = {
    **dict.fromkeys(("Function", "Library", "compile"), "library"),
    **dict.fromkeys(("hessian", "jacobian"), "matrices"),
    **dict.fromkeys(("gradient", "hvp", "jvp", "value_and_gradient", "vjp"), "transforms"),
    "check_grads": "checking",
    "from_numba": "from_numba",
}

_FRAMEWORKS = ("jax", "tensorflow", "torch")


def __getattr__(name: str) -> Any:
    """What needs numpy and cffi is imported when somebody asks for it: the linker does not."""
    from importlib import import_module

    if name in _FRAMEWORKS:
        return _framework(name)
    if name not in _FROM:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f"enzyme_hub.python.{_FROM[name]}"), name)
    except ModuleNotFoundError as error:
        if error.name not in ("cffi", "numpy", "pycparser"):
            raise
        from enzyme_hub.base.installing import pip
        from enzyme_hub.errors import PythonError

        raise PythonError("EH0406", f"{error.name} is not installed", remedy=pip("python")) from None


def _framework(name: str) -> Any:
    """`eh.jax` and its like."""
    from importlib import import_module

    try:
        return import_module(f"enzyme_hub.{name}")
    except ModuleNotFoundError as error:
        if error.name not in (name, "cffi", "numpy", "pycparser"):
            raise
        from enzyme_hub.base.installing import pip
        from enzyme_hub.errors import PythonError

        raise PythonError("EH0406", f"{error.name} is not installed", remedy=pip(name)) from None
