"""From Python to Julia in one process: `starting` chooses how, `passing` hands over values, `interface` is what users write.

Julia's package has the other side (lang/julia/EnzymeHub.jl/src/python.jl): one function of addresses.
"""
