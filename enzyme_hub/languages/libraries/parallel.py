"""MPI: the questions that programs ask it."""

from __future__ import annotations

from enzyme_hub.languages.effects import NOTHING
from enzyme_hub.languages.vocabulary import Vocabulary

_INACTIVE = frozenset(
    """
    MPI_Init MPI_Init_thread MPI_Initialized MPI_Finalize MPI_Finalized MPI_Comm_rank MPI_Comm_size MPI_Comm_split
    MPI_Comm_free MPI_Get_processor_name MPI_Wtime MPI_Wtick MPI_Abort MPI_Probe MPI_Iprobe MPI_Get_count
    MPI_Comm_get_parent
    """.split()
)
_TOUCH_NOTHING = dict.fromkeys("MPI_Wtime MPI_Wtick".split(), NOTHING)

VOCABULARY = Vocabulary(is_inactive=_INACTIVE.__contains__, row=_TOUCH_NOTHING.get)
