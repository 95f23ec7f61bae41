# Tuples, named ones, of numbers and of arrays; several results.
same(gradient(t -> t[1] * t[2], (2.0, 3.0)), (3.0, 2.0))
same(gradient(t -> sum(t[1]) * t[2], ([1.0, 2.0], 3.0)), ([3.0, 3.0], 3.0))
same(gradient(t -> sum(t.a) * t.b, (a=[1.0, 2.0], b=3.0)), (a=[3.0, 3.0], b=3.0))
swapped(x) = (x[2], x[1] * x[2])
same(gradient(x -> ((a, b) = swapped(x); a * b), (2.0, 3.0)), (9.0, 12.0))
check(x -> (mean = sum(x) / length(x); s = minmax(x[1], x[2]); s[1] * s[2]^2 + mean), [3.0, 2.0])
