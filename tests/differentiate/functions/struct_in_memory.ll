; A struct of a number and a pointer is chosen, stored, loaded and frozen.
define double @f(ptr %x) {
  %p1 = getelementptr double, ptr %x, i64 1
  %p2 = getelementptr double, ptr %x, i64 2
  %a = load double, ptr %x
  %b = load double, ptr %p1
  %c = load double, ptr %p2
  %s0 = insertvalue {double, ptr} poison, double %a, 0
  %s1 = insertvalue {double, ptr} %s0, ptr %p1, 1
  %t0 = insertvalue {double, ptr} poison, double %b, 0
  %t1 = insertvalue {double, ptr} %t0, ptr %p2, 1
  %k = fcmp ogt double %c, 1.0
  %p = select i1 %k, {double, ptr} %s1, {double, ptr} %t1
  %m = alloca {double, ptr}
  store {double, ptr} %p, ptr %m
  %n = load {double, ptr}, ptr %m
  %f = freeze {double, ptr} %n
  %v = extractvalue {double, ptr} %f, 0
  %q = extractvalue {double, ptr} %f, 1
  %l = load double, ptr %q
  store double 2.0, ptr %q
  store double %l, ptr %q
  %r = fmul double %v, %l
  ret double %r
}
