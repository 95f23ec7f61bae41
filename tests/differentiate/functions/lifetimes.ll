; A variable whose life begins and ends in each iteration.
define double @f(ptr %x) {
  %a = load double, ptr %x
  %m = alloca double
  br label %H
H:
  %i = phi i64 [0,%0],[%i2,%H]
  %s = phi double [%a,%0],[%s2,%H]
  call void @llvm.lifetime.start.p0(ptr %m)
  %q = getelementptr double, ptr %x, i64 %i
  %l = load double, ptr %q
  %t = fmul double %l, %s
  store double %t, ptr %m
  call void @g1(ptr %m)
  %s2 = load double, ptr %m
  call void @llvm.lifetime.end.p0(ptr %m)
  %i2 = add i64 %i, 1
  %z = icmp eq i64 %i2, 4
  br i1 %z, label %E, label %H
E:
  ret double %s2
}

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define void @g1(ptr %m) noinline {
  %l = load double, ptr %m
  %k = fmul double %l, %l
  %k2 = fadd double %k, 1.0
  store double %k2, ptr %m
  ret void
}
