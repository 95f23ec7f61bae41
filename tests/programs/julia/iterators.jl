# zip, enumerate, filter, take, drop, accumulate, product, partition, a user's own; while loops over states.
check(x -> sum(a * b^i for (i, (a, b)) in enumerate(zip(x, reverse(x)))), [1.0, 2.0, 0.5])
check(x -> sum(v^2 for v in x if v > 0), [1.0, -2.0, 3.0])
check(x -> sum(abs2, Iterators.filter(v -> v > 0, x)), [1.0, -2.0, 3.0])
check(x -> (s = 0.0; for v in Iterators.take(x, 2); s += v^3; end; s), [1.0, -2.0, 3.0])
check(x -> (s = 0.0; for v in Iterators.drop(x, 1); s += v^3; end; s), [1.0, -2.0, 3.0])
check(x -> (s = 0.0; for (a, b) in Iterators.product(x, x); s += a * sin(b); end; s), [1.0, -2.0])
check(x -> (s = 0.0; for v in Iterators.flatten((x, x .^ 2)); s += v^2; end; s), [1.0, -2.0])
check(x -> (s = 1.0; for p in Iterators.partition(x, 2); s *= sum(p); end; s), [1.0, 2.0, 3.0, 4.0])
check(x -> (s = 0.0; for i in eachindex(x), j in i:length(x); s += x[i] * x[j]; end; s), [1.0, 2.0, 3.0])
check(A -> (s = 0.0; for place in CartesianIndices(A); s += A[place] * place[1]^2; end; s), [1.0 2.0; 3.0 4.0])
check(x -> (s = 0.0; for (k, v) in pairs(x); s += k * v^2; end; s), [1.0, 2.0])
struct Halves
    start::Float64
end
Base.iterate(h::Halves, x=h.start) = abs(x) < 0.01 ? nothing : (x, x / 2)
check(x -> (s = 0.0; for v in Halves(x); s += v^2; end; s), 1.0)
function collatz(x)
    n, s = 27, x
    while n != 1
        n = iseven(n) ? n ÷ 2 : 3n + 1
        s = n > 100 ? s * 0.99 : s + 0.001 * x
    end
    return s
end
check(collatz, 1.5)
check(x -> (r = reverse(x); c = circshift(x, 1); sum(r .* c) + sum(diff(x) .^ 2)), [1.0, 2.0, 4.0])
check(x -> sum(accumulate(*, x)) + sum(cumprod(x)), [1.0, 2.0, 4.0])
