# Vectors of a size that is known, as StaticArrays has them: immutable, on a tuple, with arithmetic and broadcasting.
struct Small{N,T} <: AbstractVector{T}
    data::NTuple{N,T}
end
Small(x::T...) where {T} = Small{length(x),T}(x)
Base.size(::Small{N}) where {N} = (N,)
Base.@propagate_inbounds Base.getindex(v::Small, i::Int) = v.data[i]
Base.:+(a::Small, b::Small) = Small(map(+, a.data, b.data))
Base.:-(a::Small, b::Small) = Small(map(-, a.data, b.data))
Base.:*(s::Number, a::Small) = Small(map(x -> s * x, a.data))
inner(a::Small, b::Small) = sum(a.data .* b.data)
same(gradient(v -> inner(v, v), Small(1.0, 2.0, 3.0)).data, (2.0, 4.0, 6.0))
check(v -> inner(2.0 * v - Small(1.0, 1.0, 1.0), v) * v[2], Small(1.0, 2.0, 3.0))
check(v -> sum(abs2, v) + norm(v)^3 + maximum(v), Small(1.0, 2.0, 3.0))
check(v -> sum(sin.(v)), Small(1.0, 2.0, 3.0))
twisted(a::Small{3}, b::Small{3}) = Small(a[2] * b[3] - a[3] * b[2], a[3] * b[1] - a[1] * b[3], a[1] * b[2] - a[2] * b[1])
check(t -> inner(twisted(t[1], t[2]), t[1] + t[2] + Small(1.0, 0.0, 0.0)), (Small(1.0, 2.0, 3.0), Small(-0.5, 0.7, 1.1)))
struct Particle
    position::Small{2,Float64}
    velocity::Small{2,Float64}
end
function moved(p, force, steps)
    for _ in 1:steps
        velocity = p.velocity + 0.1 * force(p.position)
        p = Particle(p.position + 0.1 * velocity, velocity)
    end
    return p
end
check(p -> (q = moved(p, x -> -1.0 * x, 10); inner(q.position, q.position)), Particle(Small(1.0, 0.5), Small(0.1, -0.2)))
check(x -> (ps = [Particle(Small(v, 1.0), Small(0.0, v)) for v in x]; sum(inner(p.position, p.velocity) for p in ps)), [1.0, 2.0])
struct Dual2 # a user's own numbers
    value::Float64
    slope::Float64
end
Base.:*(a::Dual2, b::Dual2) = Dual2(a.value * b.value, a.value * b.slope + a.slope * b.value)
Base.sin(a::Dual2) = Dual2(sin(a.value), a.slope * cos(a.value))
check(x -> sin(Dual2(x, 1.0) * Dual2(x, 1.0)).slope, 0.7)
