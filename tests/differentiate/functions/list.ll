; A linked list is built, walked and released.
define double @f(ptr %x) {
  br label %H
H:
  %i = phi i64 [0,%0],[%i2,%H]
  %p = phi ptr [null,%0],[%m,%H]
  %m = call noalias ptr @malloc(i64 16)
  %q = getelementptr double, ptr %x, i64 %i
  %l = load double, ptr %q
  store double %l, ptr %m
  %m1 = getelementptr i8, ptr %m, i64 8
  store ptr %p, ptr %m1
  %i2 = add i64 %i, 1
  %z = icmp eq i64 %i2, 4
  br i1 %z, label %W, label %H
W:
  %n = phi ptr [%m,%H],[%nn,%W]
  %s = phi double [1.0,%H],[%s2,%W]
  %v = load double, ptr %n
  %sv = fmul double %s, %v
  %s2 = fadd double %sv, 1.0
  %n1 = getelementptr i8, ptr %n, i64 8
  %nn = load ptr, ptr %n1
  call void @free(ptr %n)
  %nz = icmp eq ptr %nn, null
  br i1 %nz, label %E, label %W
E:
  ret double %s2
}

declare noalias ptr @malloc(i64)
declare void @free(ptr)
