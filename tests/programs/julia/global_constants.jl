# Arrays and structs that are global constants: read, put beside what is differentiated, written and read again.
const DATA = [1.0, -2.0, 0.5]
const CACHE = zeros(3)
const COUNT = Ref(1.0)
struct Weights
    w::Vector{Float64}
end
const MODEL = Weights([1.0, 2.0])
check(x -> sum(x .* DATA), [1.0, 2.0, 3.0])
check(x -> sum(sum(v) * sum(abs2, v) for v in [x, DATA]), [3.0, 4.0])
function cached(x)
    CACHE .= x .^ 2
    s = 0.0
    for i in eachindex(x)
        CACHE[i] *= x[1]
        s += CACHE[i]
    end
    return s
end
for x in ([1.0, 2.0, 3.0], [1.0, 2.5, 3.0])
    check(cached, x)
    d = autodiff(Forward, cached, Duplicated(copy(x), [1.0, 0.0, 0.0]))
    same(d[1], sum(abs2, x) + 2 * x[1]^2)
end
for x in (2.0, 3.0)
    same(gradient(x -> (COUNT[] = x^2; COUNT[] * x), x), 3 * x^2)
    GC.gc()
end
check(x -> (ws = [Weights(x), MODEL]; sum(sum(v.w) * sum(abs2, v.w) for v in ws)), [3.0, 4.0])
same((DATA, MODEL.w), ([1.0, -2.0, 0.5], [1.0, 2.0]))
