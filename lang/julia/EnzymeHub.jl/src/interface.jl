# What users call.

# Optimised code must not see what a place is made of: what is behind its address changes unseen. So nothing here is inlined.

"Memory that holds a value: that of the object itself if it can be changed, else that of a copy."
struct Place
    object::Any
    address::Ptr{Cvoid}
end

@noinline function place(x::T) where {T}
    is_mutable(T) && return Place(x, pointer_from_objref(x))
    return copied(x)
end

@noinline function copied(x::T) where {T}
    held = Ref{T}(x)
    address = pointer_from_objref(held)
    return Place(held, Base.allocatedinline(T) ? address : unsafe_load(Ptr{Ptr{Cvoid}}(address)))
end

@noinline value(of::Place) = of.object isa Base.RefValue ? of.object[] : of.object

way(::Const) = :const
way(::Union{Active,Duplicated}) = :dup

shadow(x::Active) = make_zero(x.val)
shadow(x::Duplicated) = x.dval

annotated(x::Annotation) = x
annotated(x) = Const(x)

# A closure may keep what is differentiated in memory that it captures, and read it again: that memory has a shadow, too.
annotated_function(f::Annotation) = f
annotated_function(f) = holds_memory(typeof(f)) ? Duplicated(f, make_zero(f)) : Const(f)

"""
    autodiff(Reverse, f, Active(x), Duplicated(y, dy), Const(n))  -> ((dx, nothing, nothing),)
    autodiff(ReverseWithPrimal, ...)                              -> ((dx, nothing, nothing), value)

The gradient of `f`, which returns a number (or `nothing`: then the seed is what the shadows hold). The derivatives of `Active`
arguments are returned, those of `Duplicated` ones are added to their shadows.
"""
function autodiff(mode::ReverseMode{WithPrimal}, f, arguments...; seed=1) where {WithPrimal}
    derivatives, result = reverse(follow!, (annotated_function(f), map(annotated, arguments)...), seed)
    return WithPrimal ? (derivatives, result) : (derivatives,)
end

"The derivatives by active arguments, and the value. `after` gets what the shadows led to before."
function reverse(after, all, seed)
    foreach(check_reverse, all)
    of = derivative(:reverse, Tuple{map(one -> Core.Typeof(one.val), all)...}, map(way, all))
    return without_collector() do
        frame, shadows = framed(all)
        before = map(one -> one isa Duplicated ? links(one.dval) : links(nothing), all)
        out = result_place(of)
        seeds = of.result === Nothing ? out : copied(convert(of.result, seed))
        holds_numbers(of.result) && pushfirst!(frame, seeds.address)
        pushfirst!(frame, out.address)
        GC.@preserve all shadows out seeds run(of, frame, all)
        foreach(after, before)
        return map((one, held) -> one isa Active ? value(held) : nothing, all[2:end], shadows[2:end]), value(out)
    end
end

"""
    autodiff(Forward, f, Duplicated(x, dx), Const(n))  -> (tangent,)
    autodiff(ForwardWithPrimal, ...)                   -> (tangent, value)

The derivative of `f` in the direction of the shadows.
"""
function autodiff(::ForwardMode{WithPrimal}, f, arguments...) where {WithPrimal}
    all = (annotated_function(f), map(annotated, arguments)...)
    any(one -> one isa Active, all) && throw(EnzymeHubError("EH0602", "forward mode takes Duplicated(x, dx), not Active(x)"))
    of = derivative(:forward, Tuple{map(one -> Core.Typeof(one.val), all)...}, map(way, all))
    return without_collector() do
        frame, shadows = framed(all)
        out, tangent = result_place(of), result_place(of)
        holds_numbers(of.result) && pushfirst!(frame, tangent.address)
        pushfirst!(frame, out.address)
        GC.@preserve all shadows out tangent run(of, frame, all)
        return WithPrimal ? (value(tangent), value(out)) : (value(tangent),)
    end
end

"The addresses of what is passed, each active argument followed by its shadow; and the shadows."
function framed(all)
    frame = Ptr{Cvoid}[]
    shadows = map(all) do one
        held = is_passed(Core.Typeof(one.val)) ? place(one.val) : nothing
        held === nothing || push!(frame, held.address)
        (one isa Const || held === nothing) && return held
        one isa Duplicated && check_shadow(one.val, one.dval)
        beside = place(shadow(one))
        push!(frame, beside.address)
        return beside
    end
    return frame, shadows
end

@noinline function result_place(of::Derivative)
    of.result === Nothing && return Place(nothing, C_NULL)
    return (held = Ref{of.result}(); Place(held, pointer_from_objref(held)))
end

function check_reverse(one::Duplicated{T}) where {T}
    T <: Number && throw(EnzymeHubError("EH0602", "Duplicated($T): the derivative of a number cannot be added in place; write Active(x)"))
end
check_reverse(one::Active) = check_float("Active", one.val)
check_reverse(one) = nothing

"An error where derivatives by integers are asked for: they have none, and somebody who writes 3 means 3.0."
check_float(what, x) = nothing
check_float(what, x::Bool) = nothing
check_float(what, x::Integer) = of_integers(what, x, "write $x.0")
check_float(what, x::Array{<:Integer}) = of_integers(what, x, "write numbers with a point, such as 3.0, or `float(x)`")
of_integers(what, x, remedy) = throw(EnzymeHubError("EH0602", "$what by a value of type $(typeof(x)): an integer has no derivative\n  help:  $remedy"))

"""
    gradient(f, x)        -> dx
    gradient(f, x, y...)  -> (dx, dy...)

The gradient of `f`, which returns a number, in the shape of its arguments.
"""
gradient(f, x) = value_and_gradient(f, x)[2]
gradient(f, x, y, more...) = value_and_gradient(f, x, y, more...)[2]

"""
    value_and_gradient(f, x)        -> (value, dx)
    value_and_gradient(f, x, y...)  -> (value, (dx, dy...))
"""
function value_and_gradient(f, arguments...)
    any(x -> holds_numbers(typeof(x)), arguments) || foreach(x -> check_float("gradient", x), arguments)
    shadows = map(make_zero, arguments)
    given = map(arguments, shadows) do x, dx
        is_mutable(typeof(x)) ? Duplicated(x, dx) : holds_numbers(typeof(x)) ? Active(x) : Const(x)
    end
    # `f` may have put other objects in the place of those that were passed.
    found, value = reverse(restore!, (annotated_function(f), given...), 1)
    gradients = map((one, dx, other) -> one isa Active ? other : one isa Duplicated ? dx : nothing, given, shadows, found)
    return value, length(gradients) == 1 ? gradients[1] : gradients
end

"""
    jacobian(f, x)

The derivatives of the array `f(x)` by the elements of the array `x`: of all elements of the result by each element, in rows and columns.
"""
function jacobian(f, x::Array{T}) where {T<:Base.IEEEFloat}
    columns = map(eachindex(x)) do place
        tangent, = autodiff(Forward, f, Duplicated(copy(x), direction(x, place)))  # `f` may write into it
        tangent isa Union{Number,Array{<:Number}} || throw(EnzymeHubError("EH0602", "jacobian takes a function that returns an array of numbers"))
        return tangent isa Number ? [tangent] : vec(tangent)
    end
    return isempty(columns) ? Matrix{T}(undef, 0, 0) : reduce(hcat, vec(columns))
end
jacobian(f, x::Base.IEEEFloat) = autodiff(Forward, f, Duplicated(x, one(x)))[1]
jacobian(f, x) = no_array("jacobian", x)

"""
    hessian(f, x)

The second derivatives of the number `f(x)` by the elements of the array `x`.
"""
function hessian(f, x::Array{T}) where {T<:Base.IEEEFloat}
    columns = map(place -> vec(hvp(f, x, direction(x, place))), eachindex(x))
    return isempty(columns) ? Matrix{T}(undef, 0, 0) : reduce(hcat, vec(columns))
end

"""
    hvp(f, x, v)

The derivative of the gradient of the number `f(x)` in the direction `v`: the Hessian times `v`, in about the time of two gradients.
"""
function hvp(f, x::Array{T}, v::Array{T}) where {T<:Base.IEEEFloat}
    size(x) == size(v) || misfit("an array of size $(size(x)) has a direction of size $(size(v))")
    itself = annotated_function(f)
    given = (itself, Duplicated(x, v))
    of = derivative(:second, Tuple{map(one -> Core.Typeof(one.val), given)...}, map(way, given))
    return without_collector() do
        frame = Ptr{Cvoid}[]
        dx, ddx = zero(x), zero(x)
        held = [result_place(of), result_place(of), copied(one(of.result)), copied(zero(of.result))]
        is_passed(Core.Typeof(f)) && push!(held, place(f))
        itself isa Duplicated && append!(held, (place(make_zero(f)) for _ in 1:3))
        append!(held, map(place, (copy(x), copy(v), dx, ddx)))  # `f` may write into it
        append!(frame, (one.address for one in held))
        GC.@preserve held f dx ddx run(of, frame, given)
        return ddx
    end
end

hessian(f, x) = no_array("hessian", x)
hvp(f, x, v) = (no_array("hvp", x); no_array("hvp", v))

function no_array(what, x)
    x isa Array{<:Base.IEEEFloat} && return
    check_float(what, x)
    remedy = x isa AbstractArray ? "`collect(x)` makes an array" : x isa Base.IEEEFloat ? "write `x -> f(x[1])`, and [$x] for the argument" :
        "write a function of an array of floating-point numbers"
    throw(EnzymeHubError("EH0602", "$what takes an array of floating-point numbers, and not a value of type $(typeof(x))\n  help:  $remedy"))
end

function direction(x, place)
    made = zero(x)
    made[place] = 1
    return made
end
