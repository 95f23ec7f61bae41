; One of two numbers, chosen by a mask.
define double @f(ptr %x) {
  %p1 = getelementptr double, ptr %x, i64 1
  %p2 = getelementptr double, ptr %x, i64 2
  %a = load double, ptr %x
  %b = load double, ptr %p1
  %c = load double, ptr %p2
  %q = fcmp ogt double %a, 0.0
  %k = sext i1 %q to i64
  %nk = xor i64 %k, -1
  %i = bitcast double %b to i64
  %i2 = bitcast double %c to i64
  %m = and i64 %i, %k
  %m2 = and i64 %i2, %nk
  %o = or i64 %m, %m2
  %n = bitcast i64 %o to double
  %r = fmul double %n, %b
  ret double %r
}
