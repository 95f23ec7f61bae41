# Sorting, searching, filtering, dictionaries: the numbers move, where to is no matter of derivatives.
same(gradient(x -> (y = sort(x); y[1] * y[2]^2 + y[3]^3), [3.0, 1.0, 2.0]), [27.0, 4.0, 4.0])
same(gradient(x -> sum(filter(v -> v > 1.5, x) .^ 2), [1.0, 2.0, 3.0]), [0.0, 4.0, 6.0])
same(gradient(x -> x[argmax(x)]^2, [1.0, 3.0, 2.0]), [0.0, 6.0, 0.0])
same(gradient(x -> (d = Dict(1 => x, 2 => 2x); d[1] * d[2]), 3.0), 12.0)
