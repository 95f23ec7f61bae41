# What the programs here share: comparison with what analysis says, and with central differences.

module Check

using EnzymeHub

export check, refused, same, thrown

const WRONG = String[]

"Is this what was expected? Numbers may differ in their last digits."
function same(got, expected; rtol=1e-9)
    matches(got, expected, rtol) || push!(WRONG, "got $got, expected $expected")
    return
end

matches(a::Number, b::Number, rtol) = isapprox(a, b; rtol=rtol, atol=rtol, nans=true)
matches(a::AbstractArray, b::AbstractArray, rtol) = size(a) == size(b) && all(matches(x, y, rtol) for (x, y) in zip(a, b))
matches(a::Union{Tuple,NamedTuple}, b::Union{Tuple,NamedTuple}, rtol) =
    length(a) == length(b) && all(matches(x, y, rtol) for (x, y) in zip(a, b))
matches(a, b, rtol) = a == b

"The value and the gradient of `f` at `x`, the gradient by central differences."
function check(f, x; h=1e-6, rtol=1e-6)
    value, found = value_and_gradient(f, deepcopy(x))
    same(value, f(deepcopy(x)); rtol=1e-12)
    differences = [(f(moved(x, place, h)) - f(moved(x, place, -h))) / 2h for place in 1:length(numbers(x))]
    same(numbers(found), differences; rtol=rtol)
end

"The numbers in a value, in order; and the value with one of them moved."
numbers(x::AbstractFloat) = [Float64(x)]
numbers(x::Union{Integer,Nothing}) = Float64[]
numbers(x::AbstractArray) = reduce(vcat, map(numbers, vec(collect(x))); init=Float64[])
numbers(x) = reduce(vcat, [numbers(getfield(x, place)) for place in 1:nfields(x)]; init=Float64[])

function moved(x, place, by)
    left = Ref(place)
    move(x::T) where {T<:AbstractFloat} = (left[] -= 1; left[] == 0 ? x + T(by) : x)
    move(x::Union{Integer,Nothing,Function}) = x
    move(x::Array) = map(move, x)
    move(x::Tuple) = map(move, x)
    move(x::NamedTuple) = map(move, x)
    move(x::T) where {T} = T(map(move, ntuple(i -> getfield(x, i), nfields(x)))...)
    return move(x)
end

"The error that `work` ends with has this type, and says these words."
function thrown(work, kind, words...)
    try
        work()
    catch error
        told = sprint(showerror, error)
        error isa kind && all(word -> occursin(word, told), words) || push!(WRONG, "expected $kind with $words, got: $told")
        return
    end
    push!(WRONG, "expected $kind with $words, but nothing was thrown")
    return
end

refused(work, words...) = thrown(work, EnzymeHubError, words...)

end
