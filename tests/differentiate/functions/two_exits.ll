; A loop with two exits to two returns.
define double @f(ptr %x) {
  %p1 = getelementptr double, ptr %x, i64 1
  %p2 = getelementptr double, ptr %x, i64 2
  %a = load double, ptr %x
  %b = load double, ptr %p1
  %c = load double, ptr %p2
  br label %H
H:
  %i = phi i64 [0,%0],[%i2,%L]
  %s = phi double [%a,%0],[%s2,%L]
  %k = fcmp ogt double %s, 30.0
  br i1 %k, label %E1, label %L
L:
  %q = getelementptr double, ptr %x, i64 %i
  %l = load double, ptr %q
  %l1 = fadd double %l, 2.0
  %s2 = fmul double %s, %l1
  %i2 = add nuw nsw i64 %i, 1
  %z = icmp eq i64 %i2, 4
  br i1 %z, label %E2, label %H
E1:
  %r1 = fmul double %s, %b
  ret double %r1
E2:
  %r2 = fmul double %s2, %c
  ret double %r2
}
