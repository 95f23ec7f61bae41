; The inline forms of memcpy and memset.
define double @f(ptr %x) {
  %a = load double, ptr %x
  %t = alloca [4 x double]
  call void @llvm.memcpy.inline.p0.p0.i64(ptr %t, ptr %x, i64 32, i1 false)
  %q = getelementptr double, ptr %t, i64 2
  %l = load double, ptr %q
  %r = fmul double %l, %a
  call void @llvm.memset.inline.p0.i64(ptr %t, i8 0, i64 32, i1 false)
  %l2 = load double, ptr %q
  %r2 = fadd double %r, %l2
  ret double %r2
}

declare void @llvm.memcpy.inline.p0.p0.i64(ptr,ptr,i64,i1)
declare void @llvm.memset.inline.p0.i64(ptr,i8,i64,i1)
