# `@simd`, `@inbounds`, `muladd`, long vectors.
function squared(x)
    s = 0.0
    @inbounds @simd for i in eachindex(x)
        s += x[i]^2
    end
    return s
end
x = collect(range(0.0, 1.0, length=1003))
same(gradient(squared, x), 2 .* x)
function horner(x)
    s = zero(x)
    for c in (1.0, -2.0, 0.5)
        s = muladd(s, x, c)
    end
    return s
end
same(gradient(horner, 3.0), 2 * 3.0 - 2.0)
same(gradient(x -> sum(x), x), ones(1003)) # in pairs, by halves
