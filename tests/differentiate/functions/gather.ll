; Gather with a repeated and a skipped lane.
define double @f(ptr %x) {
  %g = getelementptr double, ptr %x, <4 x i64> <i64 3, i64 0, i64 0, i64 1>
  %v = call <4 x double> @llvm.masked.gather.v4f64.v4p0(<4 x ptr> %g, i32 8, <4 x i1> <i1 1,i1 1,i1 1,i1 0>, <4 x double> <double 1.0,double 2.0,double 3.0,double 4.0>)
  %m = fmul <4 x double> %v, %v
  %q = call double @llvm.vector.reduce.fadd.v4f64(double 0.0, <4 x double> %m)
  ret double %q
}

declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)
declare <4 x double> @llvm.masked.gather.v4f64.v4p0(<4 x ptr>, i32, <4 x i1>, <4 x double>)
