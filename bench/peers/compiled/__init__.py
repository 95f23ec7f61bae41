"""The peers that compile the suite's own files: we as C, the others as C++ (`suite.hpp`)."""
