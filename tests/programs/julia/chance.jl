# Random numbers are constants, random choices among numbers are not; what overwrites numbers unseen is refused, or is a copy.
using Random
same(gradient(x -> rand((x, 2x)) * 0 + rand((x, x)), 2.0), 1.0)
same(gradient(x -> rand([x, x]), 2.0), 1.0)
same(gradient(x -> rand((Ref(x), Ref(x)))[], 2.0), 1.0)
noise = (Random.seed!(1); randn(2))
same(gradient(x -> (Random.seed!(1); sum(x .* randn(2))), [2.0, 3.0]), noise)
refused(() -> gradient(x -> (y = x .* 2; rand!(y); sum(y .* x)), [2.0, 3.0, 4.0]), "dsfmt")
# Bytes that are read over numbers: of whole numbers of the same kind they are a copy; of bytes that nobody knows as numbers, or of
# others, they are refused.
read_over(y, bytes) = (unsafe_read(IOBuffer(bytes), pointer(y), 16); y)
same(gradient(x -> sum(read_over(x .* 2, reinterpret(UInt8, [7.0, 8.0])) .* x), [1.0, 2.0]), [7.0, 8.0])
same(gradient(x -> sum(read_over(x .* 2, reinterpret(UInt8, x .* 3)) .* x), [1.0, 2.0]), [6.0, 12.0])
refused(() -> gradient(x -> sum(read_over(x .* 2, collect(reinterpret(UInt8, [7.0, 8.0]))) .* x), [1.0, 2.0]), "EH0301")
refused(() -> gradient(x -> sum(read_over(x .* 2, reinterpret(UInt8, Float32[1, 2, 3, 4])) .* x), [1.0, 2.0]), "are copied")
same(gradient(x -> sum(read_over(x .* 2, reinterpret(UInt8, x .* 3)) .* x), [1.0, 2.0]), [6.0, 12.0]) # and Julia goes on
# Who goes through texts may call a function of the user's, which knows numbers.
const HELD = Ref(0.0)
same(gradient(x -> (HELD[] = x; sum(w -> HELD[] * length(w), ["a", "bb"])), 2.0), 3.0)
same(gradient(x -> (HELD[] = x; sum(HELD[] * length(w) for w in ["a", "bb"])), 2.0), 3.0)
same(gradient(x -> (HELD[] = x; replace("abc", "b" => w -> (HELD[] = HELD[]^2; "d")); HELD[]), 2.0), 4.0)
# What goes into a buffer as bytes may be read again.
refused(() -> gradient(x -> (b = IOBuffer(); write(b, x .* 2); sum(reinterpret(Float64, take!(b)) .* x)), [1.0, 2.0]), "EH0301")
refused(() -> gradient(x -> (b = IOBuffer(); write(b, 2x); seekstart(b); read(b, Float64) * x), 1.0), "EH0306")
