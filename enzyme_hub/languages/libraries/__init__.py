"""Libraries for which derivatives ship: BLAS and LAPACK, FFTW, sorting, and what a checked program runs."""
