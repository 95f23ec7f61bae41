# `try`: where nothing is thrown it is no matter, and an error in it comes out of the derivative.
check(x -> (try
    x^2
catch
    0.0
end), 2.0)
function guarded(x)
    s = 0.0
    for v in x
        try
            s += v < 0 ? error("negative") : sqrt(v)
        catch error
            s += 1.0
        finally
            s *= 1.1
        end
    end
    return s
end
check(guarded, [1.0, 2.0, 3.0])
thrown(() -> gradient(guarded, [1.0, -2.0]), ErrorException, "negative")
same(guarded([1.0, -2.0]), (1.1 + 1) * 1.1) # and goes on in the function itself
check(x -> (y = try; sqrt(x); catch; 1.0; end; y * x), 2.0)
check(x -> (r = Ref(x); try; r[] *= 3; finally; r[] += x^2; end; r[]), 1.5)
check(x -> x > 0 ? x^2 : throw(DomainError(x)), 1.5)
check(x -> (@assert x > 0 "negative"; @boundscheck(x < 10 || throw(BoundsError())); x^3), 1.5)
thrown(() -> gradient(x -> (@assert x > 0 "negative"; x), -1.5), AssertionError, "negative")
