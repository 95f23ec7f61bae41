; Minus the absolute value, by setting the sign bit.
define double @f(ptr %x) {
  %p1 = getelementptr double, ptr %x, i64 1
  %a = load double, ptr %x
  %b = load double, ptr %p1
  %i = bitcast double %b to i64
  %s = or i64 %i, -9223372036854775808
  %n = bitcast i64 %s to double
  %r = fmul double %n, %a
  ret double %r
}
