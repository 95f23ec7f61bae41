# Products of matrices and their transposes, small and large, three factors, in place, with numbers.
A, B = [1.0 2.0; 3.0 4.0], [0.5 -1.0; 2.0 1.5]
for (n, m) in ((2, 2), (3, 3), (3, 2), (5, 4), (20, 20))
    M = [sin(i + 2j) for i in 1:n, j in 1:m]
    W = [cos(i * j) for i in 1:m, j in 1:m]
    same(gradient(M -> sum(W .* (M' * M)), M), M * (W + W'))
    same(gradient(M -> sum(W .* (transpose(M) * M)), M), M * (W + W'))
    V = [cos(i * j) for i in 1:n, j in 1:n]
    same(gradient(M -> sum(V .* (M * M')), M), (V + V') * M)
end
check(t -> t[2]' * t[1] * t[2] + dot(t[2], t[1], t[2]) + dot(t[1] * t[2], t[2]), (A, [1.0, -2.0]))
check(A -> sum(abs2, A * A * A) + tr(A^2) + sum(A^3), A)
check(A -> (C = similar(A); mul!(C, A, A); sum(abs2, C)), A)
check(A -> (C = copy(A); mul!(C, A, A', 2.0, 3.0); sum(abs2, C)), A)
check(A -> (y = [1.0, 1.0]; mul!(y, A', [2.0, 3.0], 0.5, 2.0); sum(abs2, y)), A)
check(A -> sum(abs2, kron(A, A)) + sum(abs2, A + I) + sum(abs2, A - 2.0I), A)
check(v -> sum(abs2, v * v') + sum(abs2, diagm(v)) + norm(v, 1) + norm(v, Inf) + norm(v, 3), [1.0, 2.0, -3.0])
check(v -> normalize(v)[1] + sum(abs2, cross(v, [1.0, 2.0, 3.0])), [1.0, 2.0, -3.0])
check(t -> (t[1] .+ t[1]')[1, 2] * sum(t[1] .* t[2]'), (A, [1.0, -2.0]))
same(gradient((A, x) -> sum(A * x), Float32.(A), Float32[1, 2]), (Float32[1 2; 1 2], Float32[4, 6]))
check(t -> sum([cos(t) -sin(t); sin(t) cos(t)] * [1.0, 2.0] + [cos(2t) -sin(2t); sin(2t) cos(2t)] * [0.5, 0.1]), 0.3)
check(t -> sum(abs2, [t[1] t[2]; t[2]^2 t[1]] * [0.7 0.3; 0.4 0.6]), [0.3, 0.8])
check(v -> sum(abs2, [v; v .^ 2]) + sum(abs2, [v v .* 2] * [1.0, 2.0]) + sum(abs2, vcat(v, [1.0], v)), [1.0, 2.0])
