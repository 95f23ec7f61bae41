// clang includes a header of this name, of a library for random numbers that CUDA's packages on PyPI leave out. Nothing of it is needed.
#pragma once
