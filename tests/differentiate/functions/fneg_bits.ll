; Negation by flipping the sign bit.
define double @f(ptr %x) {
  %p1 = getelementptr double, ptr %x, i64 1
  %a = load double, ptr %x
  %b = load double, ptr %p1
  %i = bitcast double %a to i64
  %j = xor i64 %i, -9223372036854775808
  %n = bitcast i64 %j to double
  %r = fmul double %n, %b
  ret double %r
}
