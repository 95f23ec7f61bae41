; An allocation in each iteration.
define double @f(ptr %x) {
  br label %H
H:
  %i = phi i64 [0,%0],[%i2,%H]
  %s = phi double [1.0,%0],[%s2,%H]
  %m = call noalias ptr @malloc(i64 16)
  %q = getelementptr double, ptr %x, i64 %i
  %l = load double, ptr %q
  store double %l, ptr %m
  %m1 = getelementptr double, ptr %m, i64 1
  store double %s, ptr %m1
  %u = load double, ptr %m
  %v = load double, ptr %m1
  call void @free(ptr %m)
  %w = fmul double %u, %v
  %s2 = fadd double %w, %l
  %i2 = add i64 %i, 1
  %z = icmp eq i64 %i2, 4
  br i1 %z, label %E, label %H
E:
  ret double %s2
}

declare noalias ptr @malloc(i64) allockind("alloc,uninitialized") allocsize(0)
declare void @free(ptr)
