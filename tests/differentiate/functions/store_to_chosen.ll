; A store to one of two variables.
define double @f(ptr %x) {
  %p1 = getelementptr double, ptr %x, i64 1
  %p2 = getelementptr double, ptr %x, i64 2
  %p3 = getelementptr double, ptr %x, i64 3
  %a = load double, ptr %x
  %b = load double, ptr %p1
  %c = load double, ptr %p2
  %d = load double, ptr %p3
  %t = alloca double
  %u = alloca double
  store double 1.0, ptr %t
  store double 2.0, ptr %u
  %k = fcmp ogt double %a, %b
  %p = select i1 %k, ptr %t, ptr %u
  store double %c, ptr %p
  %l = load double, ptr %t
  %m = load double, ptr %u
  %m2 = fmul double %m, %d
  %r = fmul double %l, %m2
  ret double %r
}
