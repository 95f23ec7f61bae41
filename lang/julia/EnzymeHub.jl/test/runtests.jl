using EnzymeHub, Test

@testset "EnzymeHub" begin
    @test gradient(x -> x^2 * sin(x), 1.5) ≈ 3 * sin(1.5) + 1.5^2 * cos(1.5)
    @test gradient(x -> sum(x .^ 2), [1.0, 2.0]) ≈ [2.0, 4.0]
    @test gradient((x, y) -> x * y, 3.0, 4.0) == (4.0, 3.0)
    @test value_and_gradient(x -> x^3, 2.0) == (8.0, 12.0)
    @test autodiff(Reverse, x -> x^3, Active(2.0)) == ((12.0,),)
    @test autodiff(Forward, x -> x^3, Duplicated(2.0, 1.0)) == (12.0,)
    @test jacobian(x -> x .^ 2, [1.0, 2.0]) == [2.0 0.0; 0.0 4.0]
    @test hessian(x -> x[1]^2 * x[2], [1.0, 2.0]) == [4.0 2.0; 2.0 0.0]
    @test_throws BoundsError gradient(x -> x[2], [1.0])
    @test_throws EnzymeHubError gradient(x -> (Ref{Any}(x)[] * 2.0)::Float64, 1.0)
    @test gradient(x -> x.a * x.b, (a=2.0, b=3)) == (a=3.0, b=3)
end
