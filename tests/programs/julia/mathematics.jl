# Functions of Base's: their derivatives are those of mathematics, their values Julia's.
for (f, df) in (
    (sin, cos), (cos, x -> -sin(x)), (tan, x -> 1 + tan(x)^2), (exp, exp), (log, inv), (sqrt, x -> 0.5 / sqrt(x)),
    (tanh, x -> 1 - tanh(x)^2), (atan, x -> 1 / (1 + x^2)), (log1p, x -> 1 / (1 + x)), (expm1, exp),
    (cbrt, x -> 1 / (3 * cbrt(x)^2)), (asin, x -> 1 / sqrt(1 - x^2)),
)
    value, d = value_and_gradient(f, 0.4)
    same(value, f(0.4); rtol=0)
    same(d, df(0.4))
end
same(gradient((x, y) -> x^y, 1.3, 1.7), (1.7 * 1.3^0.7, 1.3^1.7 * log(1.3)))
same(gradient((y, x) -> atan(y, x), 1.0, 2.0), (0.4, -0.2))
thrown(() -> gradient(log, -1.0), DomainError)
