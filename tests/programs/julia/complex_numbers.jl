# Complex numbers on the way.
same(gradient(x -> abs2(complex(x, 2x) * complex(1.0, x)), 1.3), 10 * 1.3 + 20 * 1.3^3)
same(gradient(x -> sum(abs2, [complex(v, 1.0) for v in x]), [1.0, 2.0]), [2.0, 4.0])
same(gradient(x -> real(exp(im * x)), 0.7), -sin(0.7))
