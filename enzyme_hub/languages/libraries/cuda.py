"""CUDA's runtime, as far as programs on the host call it, and what the driver has for kernels."""

from __future__ import annotations

from enzyme_hub.languages.effects import ANYTHING, NOTHING, READS, Row
from enzyme_hub.languages.heap import Allocation, Deallocation, Known
from enzyme_hub.languages.vocabulary import Vocabulary

_ALLOCATORS: dict[str, Known] = {
    "cudaMalloc": Allocation((1,), "cudaFree", result=0),
    "cudaMallocHost": Allocation((1,), "cudaFreeHost", result=0),
    "cudaFree": Deallocation(0),
    "cudaFreeHost": Deallocation(0),
}
_NATIVE = {
    "cudaGetDevice": Row(writes=(0,)),
    **dict.fromkeys(("cudaSetDevice", "cudaGetLastError", "cudaGetErrorString"), NOTHING),
    **dict.fromkeys(("cudaDeviceSynchronize", "cudaStreamSynchronize"), ANYTHING),  # what kernels have written is there
    **dict.fromkeys(("vprintf", "__assertfail"), READS),
}

VOCABULARY = Vocabulary(allocator=_ALLOCATORS.get, native=_NATIVE.get)
