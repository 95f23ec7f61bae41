"""Derivatives of FFTW's transforms, complex and real, in double and single precision.

A transform is linear, so its derivatives are transforms of the shadows (`rules.c`). They are given for the functions that
execute a plan on arrays that are named; where `fftw_execute` executes a plan that the same function makes, the arrays are those of the plan
(`normalise/library_calls`). What a plan does is noted while the program runs (`runtime.c`): all calls in the module that make
plans, or destroy them, go through there.
"""
