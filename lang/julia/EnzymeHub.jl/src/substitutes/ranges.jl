# Ranges of numbers. Base finds fractions that the numbers are near, and takes their bits apart, so that a range hits what people mean by it. The
# numbers here are those that Base finds; their derivatives are those of the formula.

using Base: IEEEFloat, TwicePrecision

const Range{T} = StepRangeLen{T,TwicePrecision{T},TwicePrecision{T}}

"`x` without a derivative."
@noinline still(x) = x
@noinline plain_range(start::T, step::T, stop::T) where {T} = start:step:stop
@noinline plain_range(start::T, step, stop, len::Integer) where {T} = Base._range(start, step, stop, len)
@noinline plain_product(x::TwicePrecision, v::Integer) = x * v

"This number, with the derivative of a formula for it."
like(number::T, formula::T) where {T} = number + (formula - still(formula))
like(number::TwicePrecision{T}, formula::T) where {T} = TwicePrecision{T}(like(number.hi, formula), still(number.lo))

like(range::Range{T}, start::T, step::T) where {T} =
    Range{T}(like(range.ref, start + (range.offset - 1) * step), like(range.step, step), length(range), range.offset)

range_by_step(start::T, step::T, stop::T) where {T<:Union{Float32,Float64}} = like(plain_range(start, step, stop)::Range{T}, start, step)
range_of_length(start::T, step::T, ::Nothing, len::Integer) where {T<:Union{Float32,Float64}} =
    like(plain_range(start, step, nothing, len)::Range{T}, start, step)
range_of_length(start::T, ::Nothing, stop::T, len::Integer) where {T<:Union{Float32,Float64}} =
    like(plain_range(start, nothing, stop, len)::Range{T}, start, (stop - start) / max(len - 1, 1))

function times(x::TwicePrecision{T}, v::Integer) where {T<:Union{Float32,Float64}}
    product = plain_product(x, v)::TwicePrecision{T}
    return TwicePrecision{T}(like(product.hi, x.hi * v), like(product.lo, x.lo * v))
end
