"""What MPI's names mean, as data: the arguments of each call that has a derivative, and the calls that carry none."""

from __future__ import annotations

import re
from functools import lru_cache

from enzyme_hub.base.records import record
from enzyme_hub.ir.module import GlobalVariable
from enzyme_hub.languages.effects import EVERY, NOTHING, Row
from enzyme_hub.languages.vocabulary import Vocabulary

# Arguments, one letter each.
#   b  a buffer that is read          w  one that is written           i  an integer
#   t o c  a datatype, an operation, a communicator                    v  integers that are read
#   r R  a request, some requests     s S  a status, some statuses     f F  an integer that is written, some integers
#   n    a new communicator, which a function of ours returns      x    one that is freed
_SEND, _RECV = "b i t i i c", "w i t i i c s"
_CALLS = {
    "Send": _SEND,
    "Recv": _RECV,
    "Sendrecv": "b i t i i w i t i i c s",
    "Sendrecv_replace": "w i t i i i i c s",
    "Isend": _SEND + " r",
    "Irecv": "w i t i i c r",
    "Send_init": _SEND + " r",
    "Recv_init": "w i t i i c r",
    "Start": "r",
    "Startall": "i R",
    "Request_free": "r",
    "Wait": "r s",
    "Waitall": "i R S",
    "Waitany": "i R f s",
    "Waitsome": "i R f F S",
    "Test": "r f s",
    "Testall": "i R f S",
    "Testany": "i R f f s",
    "Testsome": "i R f F S",
    "Probe": "i i c s",
    "Iprobe": "i i c f s",
    "Barrier": "c",
    "Bcast": "w i t i c",
    "Reduce": "b w i t o i c",
    "Allreduce": "b w i t o c",
    "Reduce_scatter": "b w v t o c",
    "Reduce_scatter_block": "b w i t o c",
    "Scan": "b w i t o c",
    "Exscan": "b w i t o c",
    "Gather": "b i t w i t i c",
    "Gatherv": "b i t w v v t i c",
    "Scatter": "b i t w i t i c",
    "Scatterv": "b v v t w i t i c",
    "Allgather": "b i t w i t c",
    "Allgatherv": "b i t w v v t c",
    "Alltoall": "b i t w i t c",
    "Alltoallv": "b v v t w v v t c",
    "Ibarrier": "c r",
    "Comm_dup": "c n",
    "Comm_split": "c i i n",
    "Comm_create": "c o n",
    "Comm_free": "x",
    "Cart_create": "c i v v i n",
    "Cart_sub": "c v n",
}
_BEGUN = "Bcast Reduce Allreduce Gather Gatherv Scatter Scatterv Allgather Allgatherv Alltoall Alltoallv".split()
_CALLS.update({f"I{name.lower()}": f"{_CALLS[name]} r" for name in _BEGUN})
_HOW = {"S": 1, "R": 2, "B": 3}  # synchronous, ready, buffered
_LIKE = {
    **{f"{word}send": ("Send", how) for word, how in _HOW.items()},
    **{f"I{word.lower()}send": ("Isend", how) for word, how in _HOW.items()},
    **{f"{word}send_init": ("Send_init", how) for word, how in _HOW.items()},
}
_NAME = re.compile(r"P?MPI_(\w+)")
_FORTRAN_NAME = re.compile(r"p?mpi_(\w+?)(?:_f08)?_")  # mpi_f08 may leave out the error code
_WITH_DESCRIPTORS = re.compile(r"p?mpir?_\w+_f08ts_(?:large_)?")
_INACTIVE = frozenset(
    """
    Init Init_thread Initialized Finalize Finalized Query_thread Is_thread_main Get_version Get_library_version
    Get_processor_name Wtime Wtick Abort Pcontrol Error_string Error_class Errhandler_create Errhandler_free
    Comm_rank Comm_size Comm_split_type Comm_create_group Comm_compare
    Comm_group Comm_get_parent Comm_set_errhandler Comm_get_errhandler Comm_set_name Comm_get_name Comm_test_inter
    Comm_remote_size Comm_get_attr Comm_set_attr
    Group_size Group_rank Group_incl Group_excl Group_range_incl Group_free Group_translate_ranks Group_union
    Group_intersection Group_difference Group_compare
    Cart_coords Cart_rank Cart_shift Cart_get Cart_map Cartdim_get Dims_create Topo_test Graph_create
    Dist_graph_create_adjacent Dist_graph_create
    Get_count Get_elements Test_cancelled
    Type_contiguous Type_vector Type_hvector Type_create_hvector Type_indexed Type_create_hindexed
    Type_create_indexed_block Type_create_struct Type_create_subarray Type_create_resized Type_dup Type_commit
    Type_free Type_size Type_extent Type_get_extent Type_get_true_extent
    Op_create Op_free Info_create Info_set Info_free Get_address Aint_add Aint_diff Comm_c2f Comm_f2c Type_c2f Type_f2c Op_c2f
    Op_f2c Status_set_elements Buffer_attach Buffer_detach
    """.split()
)
_TOUCH_NOTHING = frozenset(("Wtime", "Wtick", "Aint_add", "Aint_diff"))
FORTRAN = 16  # beside the word for the kin of a call
OURS = "__ehub_mpi_"
CHANNEL, CHANNEL_SHADOW = f"{OURS}channel", f"{OURS}channel_shadow"
PLAIN = (
    "\x01"  # in front of the symbol of a call on integers: it is another function to LLVM, and the same to the linker
)


@record
class Served:
    """A call with a derivative: the stem of the functions that compute it, the letters of its arguments, and a word for its kin."""

    stem: str
    letters: tuple[str, ...]
    how: int = 0

    @property
    def is_fortran(self) -> bool:
        """True for a subroutine of Fortran's."""
        return bool(self.how & FORTRAN)

    @property
    def given(self) -> tuple[str, ...]:
        """The letters of what a function of ours is given."""
        return tuple(letter for letter in self.letters if letter != "n")

    @property
    def makes_handle(self) -> bool:
        """True if a communicator is made or freed: the result is the handle that is stored, and no code."""
        return self.letters[-1] in "nx"


def stem(name: str) -> str | None:
    """The name without MPI's, or the profiling interface's, beginning; None for other functions."""
    if (found := _NAME.fullmatch(name)) is not None:
        return found[1]
    found = _FORTRAN_NAME.fullmatch(name)
    return found[1].capitalize() if found else None


def is_fortran(name: str) -> bool:
    """True for a subroutine of Fortran's: all arguments by reference, an error code behind them."""
    return _FORTRAN_NAME.fullmatch(name) is not None


def takes_descriptors(name: str) -> bool:
    """True for a subroutine of mpi_f08 in MPICH, where buffers are descriptors of arrays."""
    return _WITH_DESCRIPTORS.fullmatch(name) is not None


@lru_cache(maxsize=1024)
def served(name: str) -> Served | None:
    """What is known of a call with a derivative; None for other functions."""
    word = stem(name)
    if word is None:
        return None
    like, how = _LIKE.get(word, (word, 0))
    letters = _CALLS.get(like)
    if is_fortran(name):
        how += FORTRAN
    return None if letters is None else Served(like.lower(), tuple(letters.split()), how)


def is_inactive(name: str) -> bool:
    """True for questions, and for what makes communicators and datatypes; and for calls on integers."""
    if name.startswith(PLAIN):
        return stem(name[1:]) is not None
    return stem(name) in _INACTIVE


def _row(name: str) -> Row | None:
    """They touch what they are given: handles, statuses, integers."""
    if not is_inactive(name):
        return None
    return NOTHING if stem(name) in _TOUCH_NOTHING else Row(reads=EVERY, writes=EVERY)


def _is_fiction(variable: GlobalVariable) -> bool:
    return variable.name in (CHANNEL, CHANNEL_SHADOW)


VOCABULARY = Vocabulary(native=_row, is_fiction=_is_fiction)
