# Second derivatives.
same(hessian(x -> x[1]^2 * x[2] + sin(x[2]), [1.5, 2.0]), [4.0 3.0; 3.0 -sin(2.0)])
rosenbrock(x) = sum(100 * (x[i+1] - x[i]^2)^2 + (1 - x[i])^2 for i in 1:length(x)-1)
same(hessian(rosenbrock, [1.2, 0.8]), [1200*1.2^2-400*0.8+2 -400*1.2; -400*1.2 200.0])
