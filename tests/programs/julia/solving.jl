# `\`, inv, det and factorisations: LAPACK's, with derivatives by the elements that are zero, too.
const A, b = [4.0 1.0 0.5; 1.0 3.0 -0.2; 0.3 -0.7 2.0], [1.0, -2.0, 0.5]
x = A \ b
same(gradient((A, b) -> sum(abs2, A \ b), A, b), (-(A' \ (2x)) * x', A' \ (2x)))
upper = [4.0 1.0 0.5; 0.0 3.0 -0.2; 0.0 0.0 2.0]
x = upper \ b
same(gradient(A -> sum(abs2, A \ b), upper), -(upper' \ (2x)) * x') # the zeros below are not all that counts
same(gradient(det, upper), det(upper) * inv(upper)')
same(gradient(det, A), det(A) * inv(A)')
same(gradient(logdet, A), inv(A)')
same(gradient(tr ∘ inv, A), -(inv(A) * inv(A))')
check(t -> sum(abs2, t[1] \ t[2]), (A, [1.0 2.0; 3.0 4.0; 0.5 -1.0]))
check(A -> sum(abs2, A' \ b) + sum(abs2, lu(A) \ b) + sum(abs2, UpperTriangular(A) \ b) + sum(abs2, LowerTriangular(A) * b), A)
check(A -> (C = cholesky(Symmetric(A'A + I)); sum(abs2, C.L) + logdet(C) + sum(abs2, C \ b)), A)
check(A -> sum(abs2, A \ [1.0, 2.0, 3.0, 4.0]), [1.0 2.0; 3.0 4.0; 0.5 1.0; 2.0 0.1]) # least squares
check(A -> sum(abs2, A \ [1.0, 2.0]), [1.0 2.0 3.0; 0.5 0.2 -1.0]) # the shortest of all solutions
check(A -> (E = eigen(Symmetric(A + A')); abs2(E.vectors[1, 1]) + E.values[2]), A)
check(A -> sum(eigvals(Symmetric(A)) .^ 2 .* [1.0, 2.0, 3.0]), A)
check(d -> sum(abs2, Diagonal(d) * A) + sum(abs2, Diagonal(d) \ b), [1.0, 2.0, 3.0])
thrown(() -> gradient(A -> sum(A \ b), zeros(3, 3)), SingularException)
thrown(() -> gradient(A -> sum(A \ [1.0, 2.0]), A), DimensionMismatch)
refused(() -> gradient(A -> sum(A \ [1.0, 2.0, 3.0]), [1.0 2.0; 2.0 4.0; 3.0 6.0]), "full rank")
for A in ([0.1 0.2; 0.3 0.4], [3.1 0.2; 0.3 5.4], [1.0 0.5; 0.5 2.0])
    check(A -> sum(exp(A) .* [1.0 2.0; 3.0 4.0]), A; rtol=1e-5)
end
same(gradient(t -> exp([0.0 1.0; -1.0 0.0] .* t)[1, 2], 0.7), cos(0.7))
