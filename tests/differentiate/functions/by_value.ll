; A struct by value that the callee overwrites.
define double @f(ptr %x) {
  %p1 = getelementptr double, ptr %x, i64 1
  %p2 = getelementptr double, ptr %x, i64 2
  %a = load double, ptr %x
  %b = load double, ptr %p1
  %c = load double, ptr %p2
  %m = alloca {double, double, double}
  %m1 = getelementptr double, ptr %m, i64 1
  %m2 = getelementptr double, ptr %m, i64 2
  store double %a, ptr %m
  store double %b, ptr %m1
  store double %c, ptr %m2
  %r = call double @h(ptr byval({double,double,double}) %m)
  %l = load double, ptr %m
  %r2 = fmul double %r, %l
  ret double %r2
}

define double @h(ptr byval({double,double,double}) %m) noinline {
  %m1 = getelementptr double, ptr %m, i64 1
  %m2 = getelementptr double, ptr %m, i64 2
  %a = load double, ptr %m
  %b = load double, ptr %m1
  %c = load double, ptr %m2
  %k = fmul double %a, %b
  store double %k, ptr %m
  %z = load double, ptr %m
  %r = fmul double %z, %c
  ret double %r
}
