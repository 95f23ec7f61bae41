# Forward mode: tangents of numbers, arrays, structs and mutating functions; Jacobians.
same(autodiff(Forward, x -> x^3, Duplicated(2.0, 1.0)), (12.0,))
same(autodiff(Forward, (x, y) -> x * y, Duplicated(2.0, 1.0), Duplicated(3.0, 10.0)), (23.0,))
same(autodiff(Forward, (x, n) -> n .* x .^ 2, Duplicated([1.0, 2.0], [1.0, 0.5]), Const(3)), ([6.0, 6.0],))
out, dout = zeros(2), zeros(2)
autodiff(Forward, (out, x) -> (out .= 2 .* x; nothing), Duplicated(out, dout), Duplicated([1.0, 2.0], [1.0, -1.0]))
same((out, dout), ([2.0, 4.0], [2.0, -2.0]))
same(jacobian(x -> [x[1]^2 * x[2], sin(x[2]), x[1]], [1.5, 2.0]), [6.0 2.25; 0.0 cos(2.0); 1.0 0.0])
same(jacobian(x -> x .^ 2, [1.5, 2.0]), [3.0 0.0; 0.0 4.0])
