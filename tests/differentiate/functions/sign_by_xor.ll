; A sign transferred by xor.
define double @f(ptr %x) {
  %p1 = getelementptr double, ptr %x, i64 1
  %p2 = getelementptr double, ptr %x, i64 2
  %b = load double, ptr %p1
  %c = load double, ptr %p2
  %i = bitcast double %b to i64
  %s = and i64 %i, -9223372036854775808
  %k = bitcast double %c to i64
  %j = xor i64 %k, %s
  %n = bitcast i64 %j to double
  %r = fmul double %n, %b
  ret double %r
}
