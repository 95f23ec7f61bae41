; A pointer chosen by a switch.
define double @f(ptr %x) {
  %p1 = getelementptr double, ptr %x, i64 1
  %p2 = getelementptr double, ptr %x, i64 2
  %p3 = getelementptr double, ptr %x, i64 3
  %a = load double, ptr %x
  %c = load double, ptr %p2
  %k = fptosi double %c to i32
  switch i32 %k, label %D [i32 0, label %A
  i32 1, label %B]
A:
  br label %J
B:
  br label %J
D:
  br label %J
J:
  %p = phi ptr [%x, %A],[%p1,%B],[%p3,%D]
  %l = load double, ptr %p
  %r = fmul double %l, %a
  ret double %r
}
