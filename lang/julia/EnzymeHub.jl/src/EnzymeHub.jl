"""
Derivatives of Julia functions, made from the code that Julia's compiler writes.

    gradient(f, x)                   value_and_gradient(f, x)
    jacobian(f, x)                   hessian(f, x)                    hvp(f, x, v)
    autodiff(Reverse, f, Active(x), Duplicated(y, dy), Const(n))
    autodiff(Forward, f, Duplicated(x, dx))
    zero_like(x)                     a shadow of x: a deep copy in which all numbers are zero
"""
module EnzymeHub

import Libdl
import LinearAlgebra

export Active, Const, Duplicated, Forward, ForwardWithPrimal, Reverse, ReverseWithPrimal
export EnzymeHubError, autodiff, gradient, hessian, hvp, jacobian, make_zero, value_and_gradient, zero_like

include("errors.jl")
include("activities.jl")
include("shadows.jl")
include("versions.jl")
include("methods.jl")
include("threads.jl")
include("substitutes.jl")
include("compilers.jl")
include("bitcode.jl")
include("addresses.jl")
include("causes.jl")
include("engine.jl")
include("derivatives.jl")
include("interface.jl")
include("languages.jl")
include("python.jl")

end
