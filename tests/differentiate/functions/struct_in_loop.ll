; A struct of a number and a pointer changes from iteration to iteration.
define double @f(ptr %x) {
  %s0 = insertvalue {double, ptr} poison, double 1.0, 0
  %s1 = insertvalue {double, ptr} %s0, ptr %x, 1
  br label %H
H:
  %p = phi {double, ptr} [%s1,%0],[%u1,%H]
  %i = phi i64 [0,%0],[%i2,%H]
  %v = extractvalue {double, ptr} %p, 0
  %q = extractvalue {double, ptr} %p, 1
  %l = load double, ptr %q
  %l2 = fadd double %l, 2.0
  %m = fmul double %v, %l2
  %u0 = insertvalue {double, ptr} %p, double %m, 0
  %q2 = getelementptr double, ptr %q, i64 1
  %u1 = insertvalue {double, ptr} %u0, ptr %q2, 1
  %i2 = add i64 %i, 1
  %z = icmp eq i64 %i2, 4
  br i1 %z, label %E, label %H
E:
  %w = extractvalue {double, ptr} %u1, 0
  ret double %w
}
