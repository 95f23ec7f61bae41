# What is said of an argument, and in which mode a function is differentiated: Enzyme.jl's names.

abstract type Annotation{T} end

"An argument that nothing is differentiated by."
struct Const{T} <: Annotation{T}
    val::T
end

"A number, or an immutable value of numbers, whose derivative `autodiff` returns."
struct Active{T} <: Annotation{T}
    val::T
end

"A value and its shadow: reverse mode adds the gradient to the shadow, forward mode takes the tangent from it."
struct Duplicated{T} <: Annotation{T}
    val::T
    dval::T
end

Duplicated(x, dx) = throw(EnzymeHubError("EH0602", "Duplicated(::$(typeof(x)), ::$(typeof(dx))): a shadow has the type of its primal" *
    "\n  help:  `zero_like(x)` makes one"))

abstract type Mode end

struct ReverseMode{WithPrimal} <: Mode end
struct ForwardMode{WithPrimal} <: Mode end

const Reverse = ReverseMode{false}()
const ReverseWithPrimal = ReverseMode{true}()
const Forward = ForwardMode{false}()
const ForwardWithPrimal = ForwardMode{true}()
