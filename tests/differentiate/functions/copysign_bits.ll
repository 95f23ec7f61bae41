; One number with the sign bit of another.
define double @f(ptr %x) {
  %p1 = getelementptr double, ptr %x, i64 1
  %p2 = getelementptr double, ptr %x, i64 2
  %b = load double, ptr %p1
  %c = load double, ptr %p2
  %i = bitcast double %b to i64
  %s = and i64 %i, -9223372036854775808
  %k = bitcast double %c to i64
  %m = and i64 %k, 9223372036854775807
  %j = or i64 %m, %s
  %n = bitcast i64 %j to double
  %r = fmul double %n, %b
  ret double %r
}
