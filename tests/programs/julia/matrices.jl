# Arrays of two and three dimensions.
check(A -> A[1, 2] * A[2, 1] + sum(A), [1.0 2.0; 3.0 4.0])
check(A -> sum(A .^ 3), reshape(collect(0.1:0.1:1.2), 2, 3, 2))

function traced(A)
    s = 0.0
    for j in axes(A, 2), i in axes(A, 1)
        s += A[i, j] * A[j, i] * i
    end
    return s
end
check(traced, [1.0 2.0 0.5; 3.0 4.0 -1.0; 0.2 0.3 0.4])
check(A -> sum(permutedims(A) .* A), [1.0 2.0; 3.0 4.0])
check(x -> sum(reshape(x, 2, 2) .* [1.0 2.0; 3.0 4.0]), [1.0, 2.0, 3.0, 4.0])
check(A -> sum(sum(A, dims=1) .^ 2), [1.0 2.0; 3.0 4.0])
check(A -> (B = similar(A); B .= A .* 2; B[:, 1] .= 0.0; sum(abs2, B)), [1.0 2.0; 3.0 4.0])

A = reshape(collect(0.1:0.1:1.6), 2, 2, 2, 2)
same(gradient(A -> sum(A .^ 2), A), 2 .* A)
check(x -> (B = zeros(2, 1, 2, 1); B[1, 1, 2, 1] = x^2; sum(copy(B) .* 3)), 1.5)
thrown(() -> gradient(x -> zeros(-1, 2, 2, 2)[1] * x, 1.5), ArgumentError)
