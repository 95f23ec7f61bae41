"""The calls that matter to requests."""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_hub.differentiate.request import requests
from enzyme_hub.ir.callgraph import CallGraph
from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.languages.known import is_never_entered


def call_graph(module: Module, roots: Iterable[Function]) -> CallGraph:
    """The calls that requests for `roots` reach, with the functions that requests inside ask about."""
    return CallGraph(module, roots, follows=_is_followed, also=asked)


def _is_followed(call: CallBase) -> bool:
    """Some functions are known by their names alone, such as those by which Rust's threads agree."""
    return not is_never_entered(call.callee.name or "")


def asked(call: CallBase) -> Function | None:
    """The function that a call is a request about."""
    return requests.requested_function(call) if requests.is_entry(call) else None
