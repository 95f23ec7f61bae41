; An active number and a pointer to active numbers in one argument.
define double @f(ptr %x) {
  %p1 = getelementptr double, ptr %x, i64 1
  %a = load double, ptr %x
  %s0 = insertvalue {double, ptr} poison, double %a, 0
  %s1 = insertvalue {double, ptr} %s0, ptr %p1, 1
  %v = call double @h({double, ptr} %s1)
  %w = fmul double %v, %v
  ret double %w
}

define double @h({double, ptr} %p) noinline {
  %v = extractvalue {double, ptr} %p, 0
  %q = extractvalue {double, ptr} %p, 1
  %l = load double, ptr %q
  %m = fmul double %v, %l
  ret double %m
}
