; A struct of a number and a pointer through a recursion, as argument and as result.
define double @f(ptr %x) {
  %s0 = insertvalue {double, ptr} poison, double 1.0, 0
  %s1 = insertvalue {double, ptr} %s0, ptr %x, 1
  %r = call {double, ptr} @h({double, ptr} %s1, i64 3)
  %v = extractvalue {double, ptr} %r, 0
  %q = extractvalue {double, ptr} %r, 1
  %l = load double, ptr %q
  %w = fmul double %v, %l
  ret double %w
}

define {double, ptr} @h({double, ptr} %p, i64 %n) noinline {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %T, label %R
T:
  ret {double, ptr} %p
R:
  %v = extractvalue {double, ptr} %p, 0
  %q = extractvalue {double, ptr} %p, 1
  %l = load double, ptr %q
  %m = fmul double %v, %l
  %u0 = insertvalue {double, ptr} %p, double %m, 0
  %q2 = getelementptr double, ptr %q, i64 1
  %u1 = insertvalue {double, ptr} %u0, ptr %q2, 1
  %n2 = sub i64 %n, 1
  %s = call {double, ptr} @h({double, ptr} %u1, i64 %n2)
  %sv = extractvalue {double, ptr} %s, 0
  %sq = fmul double %sv, %l
  %su = insertvalue {double, ptr} %s, double %sq, 0
  ret {double, ptr} %su
}
