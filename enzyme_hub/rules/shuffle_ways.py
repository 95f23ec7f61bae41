"""The intrinsics that move a word from lane to lane, as data."""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_hub.base.records import record
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Value, const_int

OWN = "__ehub_shfl_"  # of a number: `normalise/shuffles` puts halves together
_NVIDIAS, _AMDS = "llvm.nvvm.shfl.sync.", "llvm.amdgcn."
PREFIXES = (_NVIDIAS, *(f"{_AMDS}{word}" for word in ("ds.bpermute", "update.dpp", "readlane", "readfirstlane")))
_ATTRIBUTES = "convergent nocallback nounwind"


@record
class Way:
    """`parameters` are the types of the operands that are no constants of the instruction; `number` is the one that moves, `kept`
    the one that a lane has where nothing arrives. The first operand of one that `has_mask` says which lanes take part."""

    kind: str
    intrinsic: str  # on words
    parameters: tuple[Type, ...]
    number: int
    kept: int | None = None
    has_mask: bool = False
    of_floats: str = ""  # the intrinsic for floats
    constants: tuple[int, ...] = ()

    @property
    def word(self) -> str:
        """Its name, constants included."""
        return ".".join((self.kind, *map(str, self.constants)))

    @property
    def moved(self) -> tuple[int, ...]:
        """The operands one of which a lane gets."""
        return (self.number,) if self.kept is None else (self.number, self.kept)

    def declare(self, module: Module) -> Function:
        """The intrinsic on words."""
        constant = (*(types.i32 for _ in self.constants[:-1]), types.i1) if self.constants else ()
        return module.declare(self.intrinsic, types.function(types.i32, (*self.parameters, *constant)), _ATTRIBUTES)

    def with_constants(self, given: Sequence[Value]) -> list[Value]:
        last = len(self.constants) - 1
        constants = [const_int(types.i1 if k == last else types.i32, one) for k, one in enumerate(self.constants)]
        return [*given, *constants]


_WORD, _PAIR = types.i32, (types.i32, types.i32)
_WAYS = {
    **{
        kind: Way(kind, f"{_NVIDIAS}{kind}.i32", (_WORD,) * 4, 1, has_mask=True, of_floats=f"{_NVIDIAS}{kind}.f32")
        for kind in ("idx", "up", "down", "bfly")
    },
    "bpermute": Way("bpermute", f"{_AMDS}ds.bpermute", _PAIR, 1),
    "dpp": Way("dpp", f"{_AMDS}update.dpp.i32", _PAIR, 1, kept=0),
    "readlane": Way("readlane", f"{_AMDS}readlane.i32", _PAIR, 0),
    "readfirstlane": Way("readfirstlane", f"{_AMDS}readfirstlane.i32", (_WORD,), 0),
}


def is_shuffle(name: str) -> bool:
    return name.startswith((OWN, *PREFIXES))


def way_of(name: str, constants: Sequence[int] = ()) -> Way | None:
    """How the function of that name moves words, or numbers; None if it does not."""
    if name.startswith(OWN):
        kind, *rest = name.removeprefix(OWN).rpartition("_")[0].split(".")
        constants = tuple(map(int, rest))
    elif name.startswith(_NVIDIAS):
        kind = name.removeprefix(_NVIDIAS).partition(".")[0]
    else:
        kind = name.removeprefix(_AMDS).removeprefix("ds.").removeprefix("update.").partition(".")[0]
    found = _WAYS.get(kind)
    if found is None or not constants:
        return found
    return Way(kind, found.intrinsic, found.parameters, found.number, found.kept, found.has_mask, "", tuple(constants))
