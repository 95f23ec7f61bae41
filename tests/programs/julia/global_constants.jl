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
struct Both
    weights::Vector{Float64}
    data::Vector{Float64}
end
const BOTH = Both([1.0, 2.0], DATA) # leads to what another constant leads to
check(x -> (BOTH.data[1] = x[1]^2; y = DATA[1] * x[2]; DATA[1] = 1.0; y), [2.0, 3.0])
# Where another way leads to what is written, it is refused.
const ALL = Any[DATA]
bound = DATA
refused(() -> gradient(x -> (DATA[1] = x^2; y = (ALL[1]::Vector{Float64})[1] * x; DATA[1] = 1.0; y), 2.0), "EH0306")
refused(() -> gradient(x -> (DATA[1] = x^2; y = (bound::Vector{Float64})[1] * x; DATA[1] = 1.0; y), 2.0), "EH0306")
refused(() -> gradient(let W = DATA; x -> (DATA[1] = x^2; y = W[1] * x; DATA[1] = 1.0; y); end, 2.0), "pass a copy")
written(x) = (DATA[1] = x[1]^2; y = DATA[1] * x[2]; DATA[1] = 1.0; y)
refused(() -> gradient(written, DATA), "pass a copy")
check(written, [2.0, 3.0])
same((DATA, MODEL.w), ([1.0, -2.0, 0.5], [1.0, 2.0]))
