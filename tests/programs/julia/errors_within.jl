# Errors leave derivatives in the middle: tapes are given back once, whatever their size, and later derivatives are right.
function along(x, n, last)
    product, i = 1.0, 0
    while product < 1e300 # nobody knows how often
        i += 1
        product *= 1 + x * sin(product) / n
        i == last && error("stopped")
        i == n && break
    end
    return product
end
function expected(x, n)
    product, tangent = 1.0, 0.0
    for _ in 1:n
        tangent, product = tangent * (1 + x * sin(product) / n) + product * (sin(product) + x * cos(product) * tangent) / n,
            product * (1 + x * sin(product) / n)
    end
    return tangent
end
function nested(x, n, last)
    sum = 0.0
    for k in 1:4
        sum += along(x, n * k, last) * along(x / k, 2n, -1)
    end
    return sum
end
for n in (300, 5_000, 1_000, 100_000, 20_000, 400_000, 10)
    for last in (-1, n, -1, n ÷ 2, n ÷ 3, 1, -1)
        if last < 0
            same(gradient(x -> along(x, n, last), 0.5), expected(0.5, n))
        else
            thrown(() -> gradient(x -> along(x, n, last), 0.5), ErrorException, "stopped")
            thrown(() -> gradient(x -> nested(x, n, 2n), 0.5), ErrorException, "stopped")
        end
    end
    wanted = sum(1:4) do k
        a, b = along(0.5, n * k, -1), along(0.5 / k, 2n, -1)
        expected(0.5, n * k) * b + a * expected(0.5 / k, 2n) / k
    end
    same(gradient(x -> nested(x, n, -1), 0.5), wanted)
end
# An error in the second of two loops, when the first has its tape already.
function two(x, n, last)
    sum = 0.0
    for k in 1:4
        sum += along(x, n, -1) * along(x / k, 2n, last)
    end
    return sum
end
for n in (1_000, 40, 20_000, 300, 100_000, 5_000, 10), last in (-1, 2n, -1, n, n + 1, -1)
    if last < 0
        h = 1e-5
        difference = (two(0.5 + h, n, -1) - two(0.5 - h, n, -1)) / 2h
        same(abs(gradient(x -> two(x, n, last), 0.5) - difference) < 1e-7, true)
    else
        thrown(() -> gradient(x -> two(x, n, last), 0.5), ErrorException, "stopped")
    end
end
