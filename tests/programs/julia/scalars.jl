# Functions of one number: arithmetic, branches, loops whose length depends on the number.
value, d = value_and_gradient(x -> x^2 * sin(x), 1.5)
same(value, 1.5^2 * sin(1.5))
same(d, 3 * sin(1.5) + 1.5^2 * cos(1.5))

same(gradient(x -> x > 0 ? x^3 : -x, 2.0), 12.0)
same(gradient(x -> x > 0 ? x^3 : -x, -2.0), -1.0)
same(gradient((x, y) -> x * y + x, 3.0, 4.0), (5.0, 3.0))

function doubled_until_large(x)
    while x < 100
        x *= x
    end
    return x
end
same(gradient(doubled_until_large, 3.0), 8 * 3.0^7)
same(gradient((x, n) -> x^n, 2.0, 3), (12.0, nothing))
check(x -> abs(x) * max(x, 0.3) + clamp(x, -1, 1) + hypot(x, 2.0), -0.7)
