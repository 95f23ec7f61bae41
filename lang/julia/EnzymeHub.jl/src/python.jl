"""
What Python calls (enzyme_hub/julia/calling): one function of addresses, `door`. Arrays are Python's own memory on the way in.
"""
module FromPython

import ..EnzymeHub
using ..EnzymeHub: Active, Const, Duplicated, EnzymeHubError, ForwardWithPrimal, annotated_function, autodiff, called,
    holds_numbers, is_mutable, make_zero
using LinearAlgebra: transpose

"A value as it is passed; enzyme_hub/julia/calling/passing.py has the same."
struct Passed
    kind::Int32
    element::Int32
    rows::Int32             # the last index runs fastest, as in C
    rank::Int32
    shape::NTuple{8,Int64}  # of the memory: in Julia's order of indices
    data::Ptr{Cvoid}
    shadow::Ptr{Cvoid}      # where a derivative goes, or where a tangent lies; null for none
    handle::Int64
end

const NOTHING, NUMBER, ARRAY, TEXT, OBJECT, TUPLE, ERROR = Int32.(0:6)
const ELEMENTS = (Float64, Float32, ComplexF64, ComplexF32, Bool, Int8, Int16, Int32, Int64, UInt8, UInt16, UInt32, UInt64)

const CODE = "code in Python"  # the file that text is said to be from

# What Python holds of Julia's, by number; and what the last answer points to, until Python has copied it.
const OBJECTS = Dict{Int64,Any}()
const LAST = Ref{Any}(nothing)
const COUNT = Ref(0)

function held(@nospecialize(value))
    COUNT[] += 1
    OBJECTS[COUNT[]] = value
    return COUNT[]
end

function enter(what::Int32, f::Int64, count::Int32, given::Ptr{Passed}, out::Ptr{Passed})
    try
        Base.invokelatest(serve, what, f, [unsafe_load(given, place) for place in 1:count], out)
        return Cint(0)
    catch error
        text = try
            Base.invokelatest(told, error, catch_backtrace())
        catch
            string(typeof(error), "\0its message cannot be shown\0")
        end
        LAST[] = text
        unsafe_store!(out, Passed(ERROR, 0, 0, 1, shape(sizeof(text)), pointer(text), C_NULL, 0))
        return Cint(1)
    end
end

"The address of `enter`, which Python calls."
door() = UInt(@cfunction(enter, Cint, (Int32, Int64, Int32, Ptr{Passed}, Ptr{Passed})))

"The type of an error, its message and the place where it was thrown."
told(error::EnzymeHubError, trace) = string(error.code, '\0', error.message, '\0')
function told(error, trace)
    inner = error isa LoadError ? error.error : error
    inner isa EnzymeHubError && return told(inner, trace)
    return string(nameof(typeof(inner)), '\0', sprint(showerror, inner), '\0', error isa LoadError ? "$(error.file):$(error.line)" : place_of(trace))
end

"Where people's code threw: neither in Base nor here. Frames beyond are Python's, whose debug information is not Julia's to read."
function place_of(trace)
    for address in trace, frame in Base.StackTraces.lookup(address)
        file = string(frame.file)
        dirname(file) == @__DIR__() && return ""
        is_base = startswith(file, "./") && file != "./$CODE"
        (frame.from_c || is_base || isempty(file)) && continue
        return string(startswith(string(frame.func), r"#|top-level") ? "" : "$(frame.func) at ", basename(file) == CODE ? CODE : file, ":", frame.line)
    end
    return ""
end


const OPERATIONS = Function[]  # by the number that Python says

function serve(what, f, given, out)
    return OPERATIONS[what+1](f, given, out)
end

# --- Values

shape(sizes...) = ntuple(place -> place <= length(sizes) ? Int64(sizes[place]) : 0, 8)

function value(one::Passed)
    one.kind == NUMBER && return unsafe_load(Ptr{ELEMENTS[one.element+1]}(one.data))
    one.kind == ARRAY && return array(one, one.data)
    one.kind == TEXT && return unsafe_string(Ptr{UInt8}(one.data), one.shape[1])
    one.kind == NOTHING && return nothing
    return OBJECTS[one.handle]
end

"Python's memory as an array: nothing is copied."
array(one::Passed, memory) = unsafe_wrap(Array, Ptr{ELEMENTS[one.element+1]}(memory), one.shape[1:one.rank])

answer!(out, value, place=1) = (LAST[] = nothing; unsafe_store!(out, answered(value), place); return)

answered(::Nothing) = Passed(NOTHING, 0, 0, 0, shape(), C_NULL, C_NULL, 0)
answered(value::Union{ELEMENTS...}) = kept(fill(value), NUMBER)
answered(value::Union{String,Symbol}) = answered_text(string(value))
answered(value::Array{<:Union{ELEMENTS...}}) = isconcretetype(eltype(value)) && ndims(value) <= 8 ? kept(value, ARRAY) : object(value)
answered(value::AbstractArray{<:Union{ELEMENTS...}}) = isconcretetype(eltype(value)) && ndims(value) <= 8 ? kept(Array(value), ARRAY) : object(value)
answered(value::Tuple) = Passed(TUPLE, 0, 0, 1, shape(length(value)), C_NULL, C_NULL, held(value))
answered(value) = object(value)

object(value) = Passed(OBJECT, 0, 0, 0, shape(), C_NULL, C_NULL, held(value))

function answered_text(text)
    LAST[] = (LAST[], text)
    return Passed(TEXT, 0, 0, 1, shape(sizeof(text)), pointer(text), C_NULL, 0)
end

function kept(value::Array, kind)
    LAST[] = (LAST[], value)
    element = findfirst(==(eltype(value)), ELEMENTS) - 1
    return Passed(kind, element, 0, ndims(value), shape(size(value)...), pointer(value), C_NULL, 0)
end

# --- Arrays in C's order

"A function that sees arrays in C's order with the indices that they have in Python; what is differentiated is the memory."
struct InOrder{F,Orders}
    f::F
    orders::Orders  # Val(true) for each argument in C's order
end

(one::InOrder)(arguments::Vararg{Any,N}) where {N} = one.f(map(seen, one.orders, arguments)...)
Base.show(io::IO, one::InOrder) = show(io, one.f)

seen(::Val{false}, x) = x
seen(::Val{true}, x::Matrix) = transpose(x)
for rank in 3:8
    back = Tuple(rank:-1:1)
    @eval seen(::Val{true}, x::Array{T,$rank}) where {T} = PermutedDimsArray{T,$rank,$back,$back,Array{T,$rank}}(x)
end

"The function, as it takes what Python passes; an error where no method of it takes that."
function function_of(f, given)
    itself = OBJECTS[f]
    orders = Tuple(Val(one.kind == ARRAY && one.rows != 0) for one in given)
    types = Tuple{(Core.Typeof(seen(order, value(one))) for (order, one) in zip(orders, given))...}
    if !hasmethod(itself, types)
        isempty(methods(itself)) && throw(EnzymeHubError("EH0601", "$(shortly(itself)) is not a function"))
        in_c_order = any(one -> one.kind == ARRAY && one.rows != 0, given)
        throw(EnzymeHubError("EH0602", string("no method of $(shortly(itself)) takes (", join(("::$one" for one in types.parameters), ", "), ")",
            in_c_order ? "\n  why:   arrays in C's order arrive as transposes of Julia's\n  help:  pass numpy.asfortranarray(x), or widen the method to AbstractArray" :
            "\n  help:  `methods($(shortly(itself)))` in Julia lists those that there are")))
    end
    return any(order -> order === Val(true), orders) ? InOrder(itself, orders) : itself
end

shortly(@nospecialize(f)) = first(f isa Function ? string(f) : sprint(show, f), 80)

# --- What is asked for

"Definitions and expressions, as they stand in a file."
evaluate(f, given, out) = answer!(out, Base.include_string(Main, value(given[1]), CODE))
included(f, given, out) = answer!(out, Base.include(Main, value(given[1])))

"Numbers of what Python no longer holds."
released(f, given, out) = foreach(handle -> delete!(OBJECTS, handle), value(given[1]))

call(f, given, out) = answer!(out, function_of(f, given)(map(value, given)...))

item(f, given, out) = answer!(out, OBJECTS[f][value(given[1])])

"The value, and the gradient in the shadows."
function gradient(f, given, out)
    found = reverse_into(function_of(f, given), given)
    answer!(out, found)
end

function reverse_into(f, given)
    all = map(annotated, given)
    found, value = EnzymeHub.reverse(EnzymeHub.restore!, (annotated_function(f), all...), 1)
    for (one, annotation, derivative) in zip(given, all, found)
        is_asked(one) || continue
        if one.kind == NUMBER
            unsafe_store!(Ptr{typeof(derivative)}(one.shadow), derivative)
        elseif one.kind == OBJECT
            dx = annotation isa Duplicated ? annotation.dval : derivative
            unsafe_store!(Ptr{Int64}(one.shadow), held(dx))
        end
    end
    return value
end

is_asked(one::Passed) = one.shadow != C_NULL

"Memory that nobody asks about has a shadow, too: the function may keep there what is differentiated."
function annotated(one::Passed)
    x = value(one)
    holds_numbers(typeof(x)) || return Const(x)
    if one.kind == ARRAY
        return Duplicated(x, is_asked(one) ? array(one, one.shadow) : zero(x))
    end
    EnzymeHub.holds_memory(typeof(x)) && is_mutable(typeof(x)) && return Duplicated(x, make_zero(x))
    return is_asked(one) || EnzymeHub.holds_memory(typeof(x)) ? Active(x) : Const(x)
end

"The value and the tangent along the shadows."
function tangent(f, given, out)
    itself = function_of(f, given)
    along, found = autodiff(ForwardWithPrimal, itself, map(moved, given)...)
    LAST[] = nothing
    unsafe_store!(out, answered(found), 1)
    unsafe_store!(out, answered(along), 2)
end

function moved(one::Passed)
    x = value(one)
    (holds_numbers(typeof(x)) && (is_asked(one) || EnzymeHub.holds_memory(typeof(x)))) || return Const(x)
    one.kind == NUMBER && return Duplicated(x, unsafe_load(Ptr{typeof(x)}(one.shadow)))
    one.kind == ARRAY && return Duplicated(x, is_asked(one) ? array(one, one.shadow) : zero(x))
    return Duplicated(x, make_zero(x))
end

"What a function returns, weighed: its gradient is what a seed pulls back."
struct Weighed{F}
    f::F
end

(one::Weighed)(seed::Number, arguments...) = seed * one.f(arguments...)
function (one::Weighed)(seed::Array, arguments...)
    made = one.f(arguments...)
    total = zero(eltype(made))
    for place in 1:length(seed)
        total += seed[place] * made[place]
    end
    return total
end
Base.show(io::IO, one::Weighed) = show(io, one.f)

"The gradients, in the shadows, of what the function returns, weighed by the last argument."
function pull(f, given, out)
    rest, seed = given[1:end-1], given[end]
    reverse_into(Weighed(function_of(f, rest)), [seed; rest])
    answer!(out, nothing)
end

"A function of one of its arguments."
struct Of{Place,F,Arguments}
    f::F
    others::Arguments
end

(one::Of{Place})(x) where {Place} = one.f(one.others[1:Place-1]..., x, one.others[Place+1:end]...)
Base.show(io::IO, one::Of) = show(io, one.f)

"And of a number that lies in an array."
struct OfNumber{F}
    f::F
end

(one::OfNumber)(x) = one.f(x[1])
Base.show(io::IO, one::OfNumber) = show(io, one.f)

"The function of its argument with a shadow alone, and that argument, as an array."
function alone(f, given)
    place = findfirst(is_asked, given)
    arguments = Tuple(map(value, given))
    itself, x = function_of(f, given), arguments[place]
    others = (arguments[1:place-1]..., nothing, arguments[place+1:end]...)
    of = length(given) == 1 ? itself : Of{place,typeof(itself),typeof(others)}(itself, others)
    return x isa Number ? (OfNumber(of), [x]) : (of, x)
end

"The second derivatives by the argument with a shadow."
function hessian(f, given, out)
    of, x = alone(f, given)
    made = EnzymeHub.hessian(of, x)
    answer!(out, of isa OfNumber ? made[1] : made)
end

"The derivative of the gradient by the argument with a shadow, in the direction of that shadow; it goes there."
function hvp(f, given, out)
    one = given[findfirst(is_asked, given)]
    of, x = alone(f, given)
    v = reshape(array(one, one.shadow), size(x))
    v .= EnzymeHub.hvp(of, x, copy(v))
    answer!(out, nothing)
end

"The derivatives of the result by the argument with a shadow, in columns; and the shape of the result."
function jacobian(f, given, out)
    place = findfirst(is_asked, given)
    x = value(given[place])
    of = function_of(f, given)
    columns, sizes = Any[], ()
    for along in directions(x)
        arguments = Any[fresh(one, value(one)) for one in given]
        arguments[place] = Duplicated(copied(x), along)
        made, = autodiff(EnzymeHub.Forward, of, arguments...)
        made isa Union{Base.IEEEFloat,AbstractArray{<:Base.IEEEFloat}} || throw(EnzymeHubError("EH0602",
            "$(shortly(of)) returns a $(typeof(made)): a Jacobian needs a function that returns an array of numbers"))
        sizes = size(made)
        push!(columns, made isa Number ? [made] : vec(Array(made)))
    end
    if isempty(columns)
        sizes = size(of(map(value, given)...))
        columns = [zeros(eltype(x), prod(sizes), 0)]
    end
    LAST[] = nothing
    unsafe_store!(out, answered(reduce(hcat, columns)), 1)
    unsafe_store!(out, answered(collect(Int64, sizes)), 2)
end

"Each column begins with what was passed, whatever the function writes."
fresh(one, x) = one.kind == ARRAY && holds_numbers(typeof(x)) ? Duplicated(copied(x), zero(x)) :
    one.kind == NUMBER ? Const(x) : moved(one)
copied(x::Array) = copy(x)
copied(x) = x

directions(x::Number) = (one(x),)
directions(x::Array) = (EnzymeHub.direction(x, place) for place in eachindex(x))

append!(OPERATIONS, [evaluate, included, released, call, item, gradient, tangent, pull, hessian, jacobian, hvp])

end
