; The bytes of a number swapped, stored as an integer, swapped back.
; refused: EH0302
define double @f(ptr %x) {
  %t = alloca i64
  %v = load i64, ptr %x
  %w = call i64 @llvm.bswap.i64(i64 %v)
  store volatile i64 %w, ptr %t
  %k = load volatile i64, ptr %t
  %n = call i64 @llvm.bswap.i64(i64 %k)
  %d = bitcast i64 %n to double
  %r = fmul double %d, %d
  ret double %r
}

declare i64 @llvm.bswap.i64(i64)
