; Gather and scatter, addresses and mask known at run time.
; x: 0.4 0.71 0.45 0.9
define double @f(ptr %x) {
  %v = load <4 x double>, ptr %x, align 8
  %k = fcmp olt <4 x double> %v, splat (double 0.5)
  %z = fmul <4 x double> %v, splat (double 4.0)
  %id = fptosi <4 x double> %z to <4 x i64>
  %g = getelementptr double, ptr %x, <4 x i64> %id
  %w = call <4 x double> @llvm.masked.gather.v4f64.v4p0(<4 x ptr> %g, i32 8, <4 x i1> %k, <4 x double> %v)
  %m = fmul <4 x double> %v, %w
  %t = alloca [4 x double]
  store <4 x double> %v, ptr %t, align 8
  %h = getelementptr double, ptr %t, <4 x i64> %id
  call void @llvm.masked.scatter.v4f64.v4p0(<4 x double> %m, <4 x ptr> %h, i32 8, <4 x i1> %k)
  %u = load <4 x double>, ptr %t, align 8
  %u2 = fmul <4 x double> %u, %u
  %q = call double @llvm.vector.reduce.fadd.v4f64(double 0.0, <4 x double> %u2)
  ret double %q
}

declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)
declare <4 x double> @llvm.masked.gather.v4f64.v4p0(<4 x ptr>, i32, <4 x i1>, <4 x double>)
declare void @llvm.masked.scatter.v4f64.v4p0(<4 x double>, <4 x ptr>, i32, <4 x i1>)
