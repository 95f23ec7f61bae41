# Symmetric and tridiagonal systems, singular values and what comes of them, QR; Hessians over arrays that grow.
const B = [1.0 2.0; 3.0 4.0; 5.0 6.0]
check(x -> sum(abs2, Symmetric([x[1]+2 x[2]; 2x[2] 3.0]) \ x), [1.3, 2.1])
check(x -> sum(abs2, Hermitian([x[1]+2 x[1]; 2x[2] 3.0], :L) \ x), [1.3, 2.1])
check(x -> sum(abs2, Tridiagonal([x[1], 5x[2], 1.0], [x[2], 0.5, x[1], 2.0], [1.0, x[2], x[1]*x[2]]) \ [x[1], 2.0, x[2], 1.0]), [1.3, 2.1])
check(x -> (s = svd([x[1] 1.0; 2.0 x[2]; 1.0 x[1]]); sum(s.U * Diagonal(s.S) .* B) + s.V[1, 1]^2), [1.3, 2.1])
check(x -> (A = [x[1] 1.0; 2.0 x[2]]; opnorm(A) + cond(A) + sum(pinv(A)) + rank(A) * x[1]), [1.3, 2.1])
check(x -> sum(abs2, cat(x, 2 .* x, dims=Val(2)) * [1.0, 3.0]), [1.3, 2.1])
same(hessian(x -> sum([x x .^ 2] .^ 2), [1.0, 2.0]), [14.0 0.0; 0.0 50.0])
refused(() -> gradient(x -> sum(qr(x).R), [1.0 2.0; 3.0 4.0]), "EH0208", "geqrt", "LAPACK.geqrf!")
