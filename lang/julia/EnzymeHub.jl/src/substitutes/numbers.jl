# Functions of complex numbers. Base scales by powers of two, which it takes out of the numbers' bits, so that nothing overflows. The values
# are Base's; their derivatives are those of a formula.

@noinline plain_sqrt(z) = sqrt(z)
@noinline plain_log(z) = log(z)

like(number::Complex{T}, x::T, y::T) where {T} = Complex{T}(like(number.re, x), like(number.im, y))

function square_root(z::Complex{T}) where {T<:Union{Float32,Float64}}
    x, y = reim(z)
    large = sqrt((hypot(x, y) + abs(x)) / 2)
    small = abs(y) / (2 * large)
    return x >= 0 ? like(plain_sqrt(z)::Complex{T}, large, copysign(small, y)) : like(plain_sqrt(z)::Complex{T}, small, copysign(large, y))
end

logarithm(z::Complex{T}) where {T<:Union{Float32,Float64}} = like(plain_log(z)::Complex{T}, log(hypot(z.re, z.im)), atan(z.im, z.re))
