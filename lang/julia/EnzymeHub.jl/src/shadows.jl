# Shadows: values of the same shape as their primals, whose numbers are derivatives.
#
# Where a primal is reached in two ways, so is its shadow (`seen`): an array that occurs twice in a struct has one shadow.
# What carries no derivative (integers, strings, types, functions without data) is its own shadow.

"Can a value of this type hold a number with a derivative?"
holds_numbers(::Type{T}) where {T} = _holds(T, Base.IdSet{Any}())

function _holds(@nospecialize(T), seen)
    T <: Base.IEEEFloat && return true
    (T <: Integer || T <: AbstractString || T <: Symbol || T <: Type || T <: Module) && return false
    (T <: AbstractChar || T <: Nothing || T <: Missing || T <: Ptr) && return false
    T isa Union && return _holds(T.a, seen) || _holds(T.b, seen)
    T isa DataType || return true
    T <: Array && return _holds(eltype(T), seen)
    isconcretetype(T) || return true
    T in seen && return false
    push!(seen, T)
    return any(one -> _holds(one, seen), fieldtypes(T))
end

"Can a value of this type lead to memory in which such numbers can be stored?"
holds_memory(::Type{T}) where {T} = _stores(T, Base.IdSet{Any}())

function _stores(@nospecialize(T), seen)
    _holds(T, Base.IdSet{Any}()) || return false
    (T isa DataType && isconcretetype(T)) || return true
    (is_mutable(T) || T in seen) && return is_mutable(T)
    push!(seen, T)
    return any(one -> _stores(one, seen), fieldtypes(T))
end

"Can a value of this type lead to such numbers by a pointer, which does not know how many there are?"
leads_by_pointer(::Type{T}) where {T} = _leads(T, Base.IdSet{Any}())

function _leads(@nospecialize(T), seen)
    T isa Union && return _leads(T.a, seen) || _leads(T.b, seen)
    (T isa DataType && !(T in seen)) || return false
    T <: Ptr && return T isa DataType && holds_numbers(eltype(T))
    T <: Array && return _leads(eltype(T), seen)
    isconcretetype(T) || return false
    push!(seen, T)
    return any(one -> _leads(one, seen), fieldtypes(T))
end

"""
    make_zero(x)

A shadow of `x` with all derivatives zero. What holds no numbers is not copied: `x` and its shadow share it.
"""
make_zero(x) = _zero(x, IdDict{Any,Any}())
_zero(x, seen) = _zero(x, seen, (one, seen) -> one)

"""
    zero_like(x)

A deep copy of `x` in which every floating-point number is zero: a shadow that shares nothing with `x`, so `x` may change afterwards
(another key in a `Dict`, say). What `x` reaches in two ways, the copy reaches in two ways. Fields of mutable structs and what closures
capture, elements of `Vector{Any}`, keys and values of a `Dict` become zero if they are numbers; all else is as in `x`. A `Ptr` to
numbers is refused.
"""
zero_like(x) = _zero(x, IdDict{Any,Any}(), _copy)

function _copy(x, seen)
    leads_by_pointer(typeof(x)) && throw(EnzymeHubError(
        "EH0602", "nobody knows how many numbers a pointer leads to, in a $(typeof(x))\n  help:  write the shadow by hand, or use an array"))
    return Base.deepcopy_internal(x, seen)
end

_zero(x::T, seen, other) where {T<:Base.IEEEFloat} = zero(T)
_zero(x::Union{Integer,AbstractString,Symbol,Type,Module,AbstractChar,Nothing,Missing,Ptr}, seen, other) = other(x, seen)

function _zero(x::Array{T}, seen, other) where {T}
    haskey(seen, x) && return seen[x]::typeof(x)
    holds_numbers(T) || return other(x, seen)
    made = similar(x)
    seen[x] = made
    if T <: Base.IEEEFloat
        fill!(made, zero(T))
    else
        for place in eachindex(x)
            isassigned(x, place) && (made[place] = _zero(x[place], seen, other))
        end
    end
    return made
end

function _zero(x::T, seen, other) where {T}
    holds_numbers(T) || return other(x, seen)
    if is_mutable(T)
        haskey(seen, x) && return seen[x]::T
        made = ccall(:jl_new_struct_uninit, Any, (Any,), T)
        seen[x] = made
        for place in 1:fieldcount(T)
            isdefined(x, place) || continue
            ccall(:jl_set_nth_field, Cvoid, (Any, Csize_t, Any), made, place - 1, _zero(getfield(x, place), seen, other))
        end
        return made::T
    end
    fields = Any[_zero(getfield(x, place), seen, other) for place in 1:fieldcount(T) if isdefined(x, place)]
    return ccall(:jl_new_structv, Any, (Any, Ptr{Any}, UInt32), T, fields, length(fields))::T
end

"An error where a shadow is no memory of its own, or not as long as its primal: derivatives would be written elsewhere."
check_shadow(x, dx) = _check(x, dx, Base.IdSet{Any}())

function _check(x::T, dx, seen) where {T}
    (!holds_numbers(T) || x isa Number || x in seen) && return
    typeof(dx) === T || misfit("a value of type $T has a shadow of type $(typeof(dx))")
    if is_mutable(T)
        x === dx && misfit("a value of type $T is its own shadow")
        push!(seen, x)
    end
    if x isa Array
        size(x) == size(dx) || misfit("an array of size $(size(x)) has a shadow of size $(size(dx))")
        isbitstype(eltype(T)) && return
        for place in eachindex(x)
            isassigned(x, place) || continue
            isassigned(dx, place) ? _check(x[place], dx[place], seen) : misfit("an element of an array has no shadow")
        end
        return
    end
    for place in 1:fieldcount(T)
        isdefined(x, place) || continue
        isdefined(dx, place) ? _check(getfield(x, place), getfield(dx, place), seen) :
            misfit("the field $(fieldname(T, place)) of $T has no shadow")
    end
end

misfit(what) = throw(EnzymeHubError("EH0602", "$what\n  help:  `zero_like(x)` makes a shadow"))

"Where the objects behind a shadow lead to, and the headers of its arrays: a function that changes these changes the shadow's, too."
struct Links
    objects::Vector{Tuple{Any,Int,Any}}
    arrays::Vector{Tuple{Array,Vector{UInt8}}}
end

const HEADER = 40  # bytes of an array's header that tell the data and how many elements there are

function links(x)
    found = Links([], [])
    _links!(found, x, Base.IdSet{Any}())
    return found
end

header(x::Array) = GC.@preserve x copy(unsafe_wrap(Array, Ptr{UInt8}(pointer_from_objref(x)), HEADER))

function _links!(found, x::T, seen) where {T}
    (!holds_numbers(T) || x isa Number || x in seen) && return
    is_mutable(T) && push!(seen, x)
    if x isa Array
        HAS_HEADERS || throw(EnzymeHubError("EH0605", "arrays of Julia $VERSION lie in memory in a way that is not supported yet$REMEDY"))
        push!(found.arrays, (x, header(x)))
        isbitstype(eltype(T)) && return
        for place in eachindex(x)
            isassigned(x, place) || continue
            push!(found.objects, (x, place, x[place]))
            _links!(found, x[place], seen)
        end
        return
    end
    for place in 1:fieldcount(T)
        isdefined(x, place) || continue
        field = getfield(x, place)
        holds_numbers(typeof(field)) && !isbitstype(typeof(field)) || continue
        is_mutable(T) && push!(found.objects, (x, place, field))
        _links!(found, field, seen)
    end
end

"Lead there again: a gradient is by what was passed. The collector must wait until then."
function restore!(found::Links)
    for (array, before) in found.arrays
        header(array) == before && continue
        GC.@preserve array before unsafe_copyto!(Ptr{UInt8}(pointer_from_objref(array)), pointer(before), HEADER)
    end
    for (object, place, value) in found.objects
        if object isa Array
            object[place] = value
        else
            ccall(:jl_set_nth_field, Cvoid, (Any, Csize_t, Any), object, place - 1, value)
        end
    end
end

"Where the data of a shadow has moved, what was added to it at its old place follows. The collector must wait until then."
function follow!(found::Links)
    for (array, before) in found.arrays
        old, length_before = reinterpret(Ptr{eltype(array)}, before[1:8])[1], reinterpret(Int, before[9:16])[1]
        (pointer(array) == old || !(eltype(array) <: Base.IEEEFloat)) && continue
        for place in 1:min(length_before, length(array))
            array[place] += unsafe_load(old, place)
        end
    end
end
