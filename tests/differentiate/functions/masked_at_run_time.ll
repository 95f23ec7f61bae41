; Masked load and store, mask known at run time.
; x: 0.4 0.7 0.2 0.9
define double @f(ptr %x) {
  %v = load <4 x double>, ptr %x, align 8
  %k = fcmp olt <4 x double> %v, splat (double 0.5)
  %w = call <4 x double> @llvm.masked.load.v4f64.p0(ptr %x, i32 8, <4 x i1> %k, <4 x double> %v)
  %m = fmul <4 x double> %v, %w
  %t = alloca [4 x double]
  store <4 x double> %v, ptr %t, align 8
  call void @llvm.masked.store.v4f64.p0(<4 x double> %m, ptr %t, i32 8, <4 x i1> %k)
  %u = load <4 x double>, ptr %t, align 8
  %u2 = fmul <4 x double> %u, %u
  %q = call double @llvm.vector.reduce.fadd.v4f64(double 0.0, <4 x double> %u2)
  ret double %q
}

declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)
declare <4 x double> @llvm.masked.load.v4f64.p0(ptr, i32, <4 x i1>, <4 x double>)
declare void @llvm.masked.store.v4f64.p0(<4 x double>, ptr, i32, <4 x i1>)
