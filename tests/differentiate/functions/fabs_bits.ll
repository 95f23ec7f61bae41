; Absolute value by clearing the sign bit.
define double @f(ptr %x) {
  %p1 = getelementptr double, ptr %x, i64 1
  %b = load double, ptr %p1
  %i = bitcast double %b to i64
  %j = and i64 %i, 9223372036854775807
  %n = bitcast i64 %j to double
  %r = fmul double %n, %b
  ret double %r
}
