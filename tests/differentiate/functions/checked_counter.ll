; A loop counter with overflow check.
define double @f(ptr %x) {
  br label %H
H:
  %i = phi i64 [0,%0],[%i2,%H]
  %s = phi double [0.0,%0],[%s2,%H]
  %q = getelementptr double, ptr %x, i64 %i
  %l = load double, ptr %q
  %l2 = fmul double %l, %l
  %s2 = fadd double %s, %l2
  %o = call {i64,i1} @llvm.uadd.with.overflow.i64(i64 %i, i64 1)
  %i2 = extractvalue {i64,i1} %o, 0
  %k = icmp ult i64 %i2, 4
  br i1 %k, label %H, label %E
E:
  ret double %s2
}

declare {i64,i1} @llvm.uadd.with.overflow.i64(i64,i64)
