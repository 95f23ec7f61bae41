# Types with parameters, methods chosen by concrete types, functors, abstract supertypes.
abstract type Shape end
struct Circle{T<:Real} <: Shape
    radius::T
end
struct Box{T<:Real} <: Shape
    sides::NTuple{2,T}
end
area(c::Circle) = π * c.radius^2
area(b::Box) = prod(b.sides)
both(a::Shape, b::Shape) = area(a) * area(b)
d = gradient(both, Circle(2.0), Box((3.0, 4.0)))
same(d[1].radius, 12 * 4π)
same(d[2].sides, (4 * 4π, 3 * 4π))
same(gradient(c -> area(c), Circle(2.0f0)).radius, Float32(4π))
struct Polynomial{N,T}
    coefficients::NTuple{N,T}
end
(p::Polynomial)(x) = foldr((c, rest) -> c + x * rest, p.coefficients)
check(p -> p(1.5), Polynomial((1.0, -2.0, 0.5, 3.0)))
check(x -> Polynomial((1.0, x, 0.5))(x), 1.5)
struct Wrapped{F,A}
    f::F
    arguments::A
end
run(w::Wrapped) = w.f(w.arguments...)
same(gradient(x -> run(Wrapped(hypot, (x, 4.0))), 3.0), 0.6)
norm1(x::AbstractVector{T}) where {T} = sum(abs, x; init=zero(T))
norm1(x::Vector{T}) where {T} = mapreduce(abs, +, x; init=zero(T))
same(gradient(norm1, [1.0, -2.0]), [1.0, -1.0])
mix(a::Float64, b::Int) = a * b
mix(a::Int, b::Float64) = a + b
check(x -> mix(x, 3) * mix(3, x), 1.5)
