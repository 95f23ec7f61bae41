# Dots: several arrays, numbers among them, into existing arrays.
same(gradient(x -> sum(x .^ 2), [1.0, 2.0]), [2.0, 4.0])
check(x -> sum(sin.(x) .* x .+ 1), [0.3, 0.7, 1.1])
check(x -> (y = similar(x); @. y = 2x + x^2; sum(y)), [0.3, 0.7])
check(A -> sum(A .* [1.0, 2.0] .+ [3.0 4.0]), [1.0 2.0; 3.0 4.0])
check(x -> sum(ifelse.(x .> 0.5, x .^ 2, 3 .* x)), [0.3, 0.7])
