; Two numbers in one integer of 128 bits.
define double @f(ptr %x) {
  %v = load i128, ptr %x, align 8
  %lo = trunc i128 %v to i64
  %hs = lshr i128 %v, 64
  %hi = trunc i128 %hs to i64
  %a = bitcast i64 %lo to double
  %b = bitcast i64 %hi to double
  %r = fmul double %a, %b
  ret double %r
}
