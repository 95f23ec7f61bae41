; Scatter to fixed lanes.
define double @f(ptr %x) {
  %v = load <4 x double>, ptr %x, align 8
  %t = alloca [4 x double]
  store <4 x double> <double 1.0,double 2.0,double 3.0,double 4.0>, ptr %t, align 8
  %g = getelementptr double, ptr %t, <4 x i64> <i64 3, i64 0, i64 2, i64 1>
  %m = fmul <4 x double> %v, %v
  call void @llvm.masked.scatter.v4f64.v4p0(<4 x double> %m, <4 x ptr> %g, i32 8, <4 x i1> <i1 1,i1 1,i1 1,i1 0>)
  %w = load <4 x double>, ptr %t, align 8
  %w2 = fmul <4 x double> %w, %w
  %q = call double @llvm.vector.reduce.fadd.v4f64(double 0.0, <4 x double> %w2)
  ret double %q
}

declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)
declare void @llvm.masked.scatter.v4f64.v4p0(<4 x double>, <4 x ptr>, i32, <4 x i1>)
