# What is reached in two ways has one shadow.
b = [1.0, 2.0]
d = gradient(t -> sum(t[1]) * sum(t[2]), (b, b))
same(d[1], [6.0, 6.0])
same(d[1] === d[2], true)
rows = [b, b, [3.0]]
d = gradient(r -> sum(sum(v) for v in r), rows)
same(d[1], [2.0, 2.0])
same(d[1] === d[2], true)
x = [1.0, 2.0]
same(gradient(x -> (y = x; y[1] = x[2] * 3; sum(x)), copy(x)), [0.0, 4.0])
