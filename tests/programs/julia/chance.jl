# Random numbers are constants, random choices among numbers are not; what overwrites numbers unseen is refused.
using Random
same(gradient(x -> rand((x, 2x)) * 0 + rand((x, x)), 2.0), 1.0)
same(gradient(x -> rand([x, x]), 2.0), 1.0)
same(gradient(x -> rand((Ref(x), Ref(x)))[], 2.0), 1.0)
noise = (Random.seed!(1); randn(2))
same(gradient(x -> (Random.seed!(1); sum(x .* randn(2))), [2.0, 3.0]), noise)
refused(() -> gradient(x -> (y = x .* 2; rand!(y); sum(y .* x)), [2.0, 3.0, 4.0]), "dsfmt")
refused(() -> gradient(x -> (y = x .* 2; b = IOBuffer(reinterpret(UInt8, [7.0, 8.0])); unsafe_read(b, pointer(y), 16); sum(y .* x)), [1.0, 2.0]), "EH0301")
# Who goes through texts may call a function of the user's, which knows numbers.
const HELD = Ref(0.0)
same(gradient(x -> (HELD[] = x; sum(w -> HELD[] * length(w), ["a", "bb"])), 2.0), 3.0)
same(gradient(x -> (HELD[] = x; sum(HELD[] * length(w) for w in ["a", "bb"])), 2.0), 3.0)
same(gradient(x -> (HELD[] = x; replace("abc", "b" => w -> (HELD[] = HELD[]^2; "d")); HELD[]), 2.0), 4.0)
