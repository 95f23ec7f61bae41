; A loop with two latches.
define double @f(ptr %x) {
  br label %H
H:
  %i = phi i64 [0,%0],[%i2,%A],[%i3,%B]
  %s = phi double [1.0,%0],[%s2,%A],[%s3,%B]
  %q = getelementptr double, ptr %x, i64 %i
  %l = load double, ptr %q
  %k = fcmp ogt double %l, 0.0
  %d4 = icmp uge i64 %i, 3
  br i1 %d4, label %E, label %M
M:
  br i1 %k, label %A, label %B
A:
  %s2 = fmul double %s, %l
  %i2 = add i64 %i, 1
  br label %H
B:
  %s3 = fsub double %s, %l
  %i3 = add i64 %i, 2
  br label %H
E:
  %r = fmul double %s, %s
  ret double %r
}
