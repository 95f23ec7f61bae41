# Ranges: their numbers are Julia's to the last digit, their derivatives those of the formula.
for (f, x) in (
    (x -> sum(range(0, x, length=5)), 2.0), (x -> sum(abs2, range(1.0, stop=x, length=5)), 2.0),
    (x -> (s = 0.0; for t in range(0.0, x, length=7); s += t^2; end; s), 2.0), (x -> sum(sin, collect(0.1:x:2.0)), 0.3),
    (x -> sum(sin.(x:0.1:x+1.05)), 0.3), (x -> sum(abs2, range(x, step=x / 3, length=4)), 0.3),
    (x -> (r = range(0.0, x, length=9); step(r) * first(r) + last(r)^2 + sum(r[2:4]) + length(r)), 0.3),
    (x -> sum(collect(2 .* (0:0.1:1)) .* x), 2.0), (x -> sum(i * v for (i, v) in enumerate(range(-x, x, length=4))), 2.0),
    (x -> (r = range(x, x, length=1); r[1]^2), 2.0), (x -> sum(abs2, LinRange(0.0, x, 5)), 2.0),
    (x -> sum(v * x for v in 10:-2:1), 2.0), (x -> sum(i -> x^i, 1:2:7), 1.1),
)
    check(f, x)
end
for stop in (0.3, 1.0, 1.7, 12.9)
    value, _ = value_and_gradient(x -> collect(range(0.0, x, length=11))[7], stop)
    same(value, range(0.0, stop, length=11)[7]; rtol=0)
    value, _ = value_and_gradient(x -> (0.0:x/10:x)[7], stop)
    same(value, (0.0:stop/10:stop)[7]; rtol=0)
end
function trapezoid(f, a, b, n)
    x = range(a, b, length=n)
    return step(x) * (sum(f.(x)) - (f(a) + f(b)) / 2)
end
check(t -> trapezoid(x -> exp(-t[1] * x^2), 0.0, t[2], 50), (0.7, 1.3))
