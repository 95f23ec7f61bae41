; A number kept or cleared by a mask.
define double @f(ptr %x) {
  %p1 = getelementptr double, ptr %x, i64 1
  %a = load double, ptr %x
  %b = load double, ptr %p1
  %q = fcmp ogt double %a, 0.0
  %k = sext i1 %q to i64
  %i = bitcast double %b to i64
  %m = and i64 %i, %k
  %n = bitcast i64 %m to double
  %r = fmul double %n, %b
  ret double %r
}
