; A pointer chosen by a condition.
define double @f(ptr %x) {
  %p1 = getelementptr double, ptr %x, i64 1
  %p2 = getelementptr double, ptr %x, i64 2
  %p3 = getelementptr double, ptr %x, i64 3
  %a = load double, ptr %x
  %b = load double, ptr %p1
  %k = fcmp ogt double %a, %b
  %p = select i1 %k, ptr %p2, ptr %p3
  %l = load double, ptr %p
  %t = fmul double %l, %l
  %r = fmul double %t, %a
  ret double %r
}
