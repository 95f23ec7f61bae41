; A derivative inside a differentiated function.
define double @f(ptr %x) {
  %p1 = getelementptr double, ptr %x, i64 1
  %a = load double, ptr %x
  %b = load double, ptr %p1
  %r = call double (ptr, ...) @__enzyme_autodiff(ptr @cube, double %a)
  %q = fmul double %r, %b
  ret double %q
}

define double @cube(double %a) {
  %r = fmul double %a, %a
  %s = fmul double %r, %a
  ret double %s
}
