# Jacobians of functions of matrices, and of functions that return them.

"Central differences, in columns."
function differences(f, x; h=1e-6)
    columns = map(eachindex(x)) do place
        up, down = copy(x), copy(x)
        up[place] += h
        down[place] -= h
        vec(collect(f(up) .- f(down))) ./ 2h
    end
    return reduce(hcat, vec(columns))
end

X = [0.3 -0.7; 1.1 0.4; -0.2 0.9]
for f in (x -> 2 .* x, x -> sin.(x) .* x, x -> map(cos, x), x -> x[:, 1] .^ 2, x -> x[2, :], x -> x[1:2, :], x -> x * x', x -> [x; x],
          x -> hcat(x, 3x), x -> vec(sum(x, dims=1)), x -> reshape(x .^ 3, 2, 3), x -> transpose(x) * x, x -> [x[1, 1] x[2, 2]^2])
    same(jacobian(f, X), differences(f, X); rtol=1e-6)
end

# A function that writes into its argument: each column begins with what was passed.
same(jacobian(x -> (x .*= 2; x .^ 2), [1.0, 2.0]), [8.0 0.0; 0.0 16.0])
same(hessian(x -> (x .*= 2; sum(x .^ 3)), [1.0, 2.0]), [48.0 0.0; 0.0 96.0])
