# Views: contiguous or not, of one dimension or of some; as arguments, too.
same(gradient(x -> sum(view(x, 1:2:length(x))), [1.0, 2.0, 3.0]), [1.0, 0.0, 1.0])
same(gradient(x -> sum(@view(x[:, 1]) .* @view(x[2, :])), [1.0 2.0; 3.0 4.0]), [3.0 0.0; 5.0 3.0])
check(x -> (v = @view x[2:end]; v .*= 2; sum(abs2, x)), [1.0, 2.0, 3.0])

parent = [1.0, 2.0, 3.0, 4.0]
same(gradient(x -> sum(abs2, x), view(parent, 1:2:4)), [2.0, 6.0])
same(parent, [1.0, 2.0, 3.0, 4.0])
same(gradient(A -> A[1, 1] * A[2, 2], view([1.0 2.0 3.0; 4.0 5.0 6.0], :, 2:3)), [6.0 0.0; 0.0 2.0])
