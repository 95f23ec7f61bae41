; Masked load and store, constant mask.
define double @f(ptr %x) {
  %v = call <4 x double> @llvm.masked.load.v4f64.p0(ptr %x, i32 8, <4 x i1> <i1 1,i1 0,i1 1,i1 1>, <4 x double> <double 1.0,double 2.0,double 3.0,double 4.0>)
  %m = fmul <4 x double> %v, %v
  %t = alloca [4 x double]
  store <4 x double> <double 1.0,double 2.0,double 3.0,double 4.0>, ptr %t, align 8
  call void @llvm.masked.store.v4f64.p0(<4 x double> %m, ptr %t, i32 8, <4 x i1> <i1 1,i1 0,i1 0,i1 1>)
  %w = load <4 x double>, ptr %t, align 8
  %q = call double @llvm.vector.reduce.fadd.v4f64(double 0.0, <4 x double> %w)
  ret double %q
}

declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)
declare <4 x double> @llvm.masked.load.v4f64.p0(ptr, i32, <4 x i1>, <4 x double>)
declare void @llvm.masked.store.v4f64.p0(<4 x double>, ptr, i32, <4 x i1>)
