# Functions that capture what is differentiated, or constants; functions as arguments; keywords.
scaled_by(a) = x -> a * x^2
same(gradient(scaled_by(3.0), 2.0), 12.0)
same(gradient(a -> scaled_by(a)(2.0), 3.0), 4.0)
data = [1.0, 2.0]
same(gradient(let data = data; x -> sum(data .* x); end, [3.0, 4.0]), [1.0, 2.0])
applied(f, x) = f(f(x))
same(gradient(x -> applied(y -> x * y, 2.0), 3.0), 12.0)
power(x; exponent=2) = x^exponent
same(gradient(x -> power(x; exponent=3), 2.0), 12.0)
compose = sin ∘ exp
same(gradient(compose, 0.5), cos(exp(0.5)) * exp(0.5))
