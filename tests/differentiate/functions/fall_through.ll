; A switch in a loop whose cases fall through.
; x: 0.7 0.4 0.9 0.3
define double @f(ptr %x) {
  %p1 = getelementptr double, ptr %x, i64 1
  %p2 = getelementptr double, ptr %x, i64 2
  %a = load double, ptr %x
  %b = load double, ptr %p1
  %c = load double, ptr %p2
  br label %H
H:
  %i = phi i32 [0,%0],[%i2,%L]
  %s = phi double [1.0,%0],[%s2,%L]
  switch i32 %i, label %D [i32 0, label %A
    i32 1, label %A
    i32 2, label %B
    i32 5, label %C]
A:
  %sa = fmul double %s, %a
  br label %L
B:
  %sb = fadd double %s, %b
  br label %C
C:
  %t = phi double [%s,%H],[%sb,%B]
  %sc = fmul double %t, %c
  br label %L
D:
  %sd = fmul double %s, %s
  br label %L
L:
  %s2 = phi double [%sa,%A],[%sc,%C],[%sd,%D]
  %i2 = add i32 %i, 1
  %z = icmp sge i32 %i2, 7
  br i1 %z, label %E, label %H
E:
  ret double %s2
}
