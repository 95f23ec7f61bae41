# Second derivatives.
same(hessian(x -> x[1]^2 * x[2] + sin(x[2]), [1.5, 2.0]), [4.0 3.0; 3.0 -sin(2.0)])
rosenbrock(x) = sum(100 * (x[i+1] - x[i]^2)^2 + (1 - x[i])^2 for i in 1:length(x)-1)
same(hessian(rosenbrock, [1.2, 0.8]), [1200*1.2^2-400*0.8+2 -400*1.2; -400*1.2 200.0])

# The Hessian times a vector.
for f in (x -> sum(sin.(x)) * x[1], x -> x[1]^2 * x[2] + exp(x[3]))
    x, v = [0.3, -0.7, 1.1], [1.0, 0.5, -2.0]
    same(hvp(f, x, v), hessian(f, x) * v)
end
refused(() -> hvp(x -> x[1]^2, [1.0], [1.0, 2.0]), "direction of size (2,)")
