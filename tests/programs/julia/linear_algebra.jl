# Products, norms and traces: the BLAS that Julia calls.
x, y = [1.0, 2.0, 3.0], [0.5, -1.0, 2.0]
A, B = [1.0 2.0; 3.0 4.0], [0.5 -1.0; 2.0 1.5]
same(gradient((x, y) -> dot(x, y), x, y), (y, x))
same(gradient(norm, x), x ./ norm(x))
same(gradient((A, v) -> sum(A * v), A, [1.0, 2.0]), ([1.0 2.0; 1.0 2.0], [4.0, 6.0]))
same(gradient((A, B) -> sum(A * B), A, B), (ones(2, 2) * B', A' * ones(2, 2)))
same(gradient(tr, A), [1.0 0.0; 0.0 1.0])
same(gradient(x -> sum(x'x), x), 2 .* x)
function by_hand(A, B)
    C = zeros(2, 2)
    for i in 1:2, j in 1:2, k in 1:2
        C[i, j] += A[i, k] * B[k, j]
    end
    return sum(C)
end
same(gradient(by_hand, A, B), (ones(2, 2) * B', A' * ones(2, 2)))
