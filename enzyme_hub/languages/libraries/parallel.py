"""OpenMP and MPI: the questions that programs ask them."""

from __future__ import annotations

from enzyme_hub.languages.effects import NOTHING
from enzyme_hub.languages.heap import POINTER, Allocation, Deallocation, Known
from enzyme_hub.languages.vocabulary import Vocabulary

_ALLOCATORS: dict[str, Known] = {
    "__kmpc_alloc_shared": Allocation((0,), "__kmpc_free_shared", (POINTER, 0)),
    "__kmpc_free_shared": Deallocation(0, size=1),
}
_INACTIVE = frozenset(
    """
    omp_get_thread_num omp_get_num_threads omp_get_max_threads omp_get_wtime omp_set_num_threads omp_in_parallel
    omp_get_num_procs omp_get_thread_limit omp_get_level omp_get_team_num omp_get_num_teams omp_get_dynamic
    omp_set_dynamic omp_get_nested omp_get_cancellation omp_is_initial_device __kmpc_global_thread_num
    __kmpc_push_num_threads omp_get_wtick MPI_Init MPI_Init_thread MPI_Initialized MPI_Finalize MPI_Finalized
    MPI_Comm_rank MPI_Comm_size MPI_Comm_split MPI_Comm_free MPI_Get_processor_name MPI_Wtime MPI_Wtick MPI_Abort
    MPI_Probe MPI_Iprobe MPI_Get_count MPI_Comm_get_parent
    """.split()
)
_TOUCH_NOTHING = dict.fromkeys(
    """
    omp_get_thread_num omp_get_num_threads omp_get_max_threads omp_get_wtime omp_set_num_threads omp_in_parallel
    omp_get_num_procs omp_get_wtick MPI_Wtime MPI_Wtick
    """.split(),
    NOTHING,
)

VOCABULARY = Vocabulary(allocator=_ALLOCATORS.get, is_inactive=_INACTIVE.__contains__, row=_TOUCH_NOTHING.get)
