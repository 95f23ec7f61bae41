# Julia's own errors come out of derivatives, and the process goes on.
thrown(() -> gradient(x -> x[5], [1.0]), BoundsError)
thrown(() -> gradient(sqrt, -1.0), DomainError, "complex")
thrown(() -> gradient(x -> x > 0 ? x : error("no ", x), -1.0), ErrorException, "no -1.0")
thrown(() -> gradient(x -> sum(x * [1.0, 2.0, 3.0]), [1.0 2.0; 3.0 4.0]), DimensionMismatch)
same(GC.enable(true), true)
same(gradient(x -> x > 0 ? x : error("no ", x), 2.0), 1.0)
