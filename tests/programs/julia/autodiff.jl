# Enzyme.jl's names: what each returns, and what is added to shadows.
same(autodiff(Reverse, x -> x^3, Active(2.0)), ((12.0,),))
same(autodiff(ReverseWithPrimal, (x, n) -> x^n, Active(2.0), Const(3)), ((12.0, nothing), 8.0))
x, dx = [1.0, 2.0], [10.0, 20.0]
same(autodiff(Reverse, (x, n) -> n * sum(abs2, x), Duplicated(x, dx), Const(3)), ((nothing, nothing),))
same(dx, [16.0, 32.0])
same(autodiff(Reverse, (x, y) -> x * sum(y), Active(2.0), Duplicated(x, zero(x))), ((3.0, nothing),))

function filled!(out, x)
    out .= x .^ 2
    return nothing
end
out, dout, dx = zeros(2), [1.0, 10.0], zeros(2)
same(autodiff(Reverse, filled!, Duplicated(out, dout), Duplicated(x, dx)), ((nothing, nothing),))
same(dx, [2.0, 40.0])
same(out, [1.0, 4.0])
same(dout, [0.0, 0.0])
refused(() -> autodiff(Reverse, x -> x^2, Duplicated(2.0, 0.0)), "Active")
