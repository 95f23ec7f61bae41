# A closure that keeps what is differentiated in what it captures, and a function that does in what is Const: it is read again.
kept = let cache = zeros(3)
    (x, i, j) -> (cache[i] = x^2; cache[j] * 3)
end
same(gradient(kept, 1.5, 2, 2)[1], 9.0)
same(gradient(kept, 1.5, 2, 3)[1], 0.0)
memo = let known = Dict{Int,Float64}()
    x -> (known[1] = x^2; known[1] * 3)
end
refused(() -> gradient(memo, 1.5), "dict.jl") # not yet: 9.0
same(hessian(let c = zeros(2); x -> (c[1] = x[1]^2; c[1] * x[2]); end, [1.5, 2.0]), [4.0 3.0; 3.0 0.0])
same(jacobian(let c = zeros(2); x -> (c .= x .* 2; copy(c)); end, [1.5, 2.0]), [2.0 0.0; 0.0 2.0])

stored!(c, x, i, j) = (c[i] = x^2; c[j] * 3)
same(autodiff(Reverse, stored!, Const(zeros(3)), Active(1.5), Const(2), Const(2))[1][2], 9.0)
same(autodiff(Reverse, stored!, Const(zeros(3)), Active(1.5), Const(2), Const(3))[1][2], 0.0)
same(autodiff(Reverse, stored!, Duplicated(zeros(3), zeros(3)), Active(1.5), Const(2), Const(2)), ((nothing, 9.0, nothing, nothing),))

const CONSTANT = Ref(0.0)
check(x -> (CONSTANT[] = x^2; CONSTANT[] * 2), 1.5) # the object of the process has a shadow then
