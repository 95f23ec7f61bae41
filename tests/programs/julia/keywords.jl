# Keyword arguments and defaults, by position and by name, passed on.
scaled(x; by=2.0, power=2) = by * x^power
same(gradient(x -> scaled(x), 3.0), 12.0)
same(gradient(x -> scaled(x; by=x), 3.0), 27.0)
same(gradient((x, b) -> scaled(x; by=b, power=3), 2.0, 5.0), (60.0, 8.0))
smoothed(x, width=2.0; weight=exp(-width), rest...) = weight * sum(abs2, x) + get(rest, :offset, 0.0)
check(x -> smoothed(x), [1.0, 2.0])
check(t -> smoothed(t[1], t[2]), ([1.0, 2.0], 0.5))
function descent(x0; rate=0.001, steps=10)
    x = copy(x0)
    for _ in 1:steps
        x .-= rate .* (4 .* x .* (x .^ 2 .- 1) .+ 1)
    end
    return sum(x .^ 4)
end
check(t -> descent(t[1]; rate=t[2], steps=5), ([1.2, 0.8, 0.5], 0.01))
