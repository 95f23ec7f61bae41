; A remainder of floating-point division.
define double @f(ptr %x) {
  %p1 = getelementptr double, ptr %x, i64 1
  %p2 = getelementptr double, ptr %x, i64 2
  %a = load double, ptr %x
  %b = load double, ptr %p1
  %c = load double, ptr %p2
  %r = frem double %c, %a
  %q = fdiv double %r, %b
  %n = fneg double %q
  ret double %n
}
