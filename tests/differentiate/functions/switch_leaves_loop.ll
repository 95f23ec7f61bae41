; An endless loop that a switch leads out of.
define double @f(ptr %x) {
  %p1 = getelementptr double, ptr %x, i64 1
  %p2 = getelementptr double, ptr %x, i64 2
  %p3 = getelementptr double, ptr %x, i64 3
  %a = load double, ptr %x
  %b = load double, ptr %p1
  %c = load double, ptr %p2
  %d = load double, ptr %p3
  br label %H
H:
  %i = phi i64 [0,%0],[%i2,%L]
  %s = phi double [%a,%0],[%s2,%L]
  %m = urem i64 %i, 3
  switch i64 %m, label %L [i64 1, label %A
    i64 2, label %B]
A:
  %sa = fmul double %s, %b
  %k = fcmp olt double %sa, 0.001
  br i1 %k, label %E, label %L
B:
  %sb = fmul double %s, %c
  %kb = icmp ugt i64 %i, 6
  br i1 %kb, label %E, label %L
L:
  %s2 = phi double [%s,%H],[%sa,%A],[%sb,%B]
  %i2 = add i64 %i, 1
  br label %H
E:
  %r = phi double [%sa,%A],[%sb,%B]
  %r2 = fmul double %r, %d
  ret double %r2
}
