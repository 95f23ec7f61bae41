# Single precision, alone and beside double.
same(gradient(x -> x^2, 3.0f0), 6.0f0)
d = gradient(x -> sum(x .^ 2), Float32[1, 2, 3])
same(d, Float32[2, 4, 6])
same(eltype(d), Float32)
same(gradient(x -> x[1] * exp(x[2]), Float32[2, 0]), Float32[1, 2]; rtol=1e-6)
same(gradient((x, y) -> sum(x .* y), Float32[1, 2], [3.0, 4.0]), (Float32[3, 4], [1.0, 2.0]))
