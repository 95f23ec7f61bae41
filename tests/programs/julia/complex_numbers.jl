# Complex numbers on the way.
same(gradient(x -> abs2(complex(x, 2x) * complex(1.0, x)), 1.3), 10 * 1.3 + 20 * 1.3^3)
same(gradient(x -> sum(abs2, [complex(v, 1.0) for v in x]), [1.0, 2.0]), [2.0, 4.0])
same(gradient(x -> real(exp(im * x)), 0.7), -sin(0.7))
check(x -> real(sqrt(complex(x, 1.0))) + angle(complex(x, 2.0)) + imag(log(complex(x, 1.0))), 0.7)
check(x -> imag(sqrt(complex(-x, 1.0))) * real(sqrt(complex(-x, -x))), 0.7)
check(x -> abs(complex(x, 2.0)^3) + real(complex(x, 1.0)^0.5) + real(exp(complex(x, x))) + imag(sin(complex(x, 1.0))) + real(inv(complex(x, 2.0))), 0.7)
check(x -> (n = length(x); X = [sum(x[j+1] * exp(-2π * im * j * k / n) for j in 0:n-1) for k in 0:n-1]; sum(abs2.(X) .* (1:n))), [1.0, 2.0, 0.5])
check(x -> (z = complex.(x, reverse(x)); real(sum(z .* conj.(z)) + prod(z))), [1.0, 2.0])
