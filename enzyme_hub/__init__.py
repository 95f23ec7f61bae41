"""Enzyme Hub: derivatives of programs, made from LLVM IR while the programs are linked.

The way in for most users is `enzyme-hub-ld`; from Python there are the errors, and `enzyme_hub.pipeline` for a module
at a time.
"""

from __future__ import annotations

from enzyme_hub.errors import HubError

__version__ = "0.1.0"

__all__ = ["HubError", "__version__"]
