"""Julia: the engine behind its package (`serving`, `making`), and the way from Python to it (`calling`).

    from enzyme_hub.julia import jl

    g = jl.gradient("x -> sum(abs2, x)")
    g(numpy.array([1.0, 2.0]))

Julia starts in this process when `jl` is first asked for something; docs/getting-started-julia.md has the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from enzyme_hub.julia.calling.errors import JuliaError
    from enzyme_hub.julia.calling.interface import Julia, jl
    from enzyme_hub.julia.calling.values import Value

__all__ = ["Julia", "JuliaError", "Value", "jl"]

_FROM = {"Julia": "interface", "jl": "interface", "JuliaError": "errors", "Value": "values"}


def __getattr__(name: str) -> Any:
    """The engine needs neither numpy nor cffi."""
    from importlib import import_module

    if name not in _FROM:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f"enzyme_hub.julia.calling.{_FROM[name]}"), name)
    except ModuleNotFoundError as error:
        if error.name not in ("cffi", "numpy"):
            raise
        from enzyme_hub.base.installing import pip
        from enzyme_hub.errors import PythonError

        raise PythonError("EH0406", f"{error.name} is not installed", remedy=pip("python")) from None
