; Lanes moved within a vector.
define double @f(ptr %x) {
  %v = load <4 x double>, ptr %x, align 8
  %s = shufflevector <4 x double> %v, <4 x double> poison, <4 x i32> <i32 3, i32 3, i32 0, i32 1>
  %m = fmul <4 x double> %v, %s
  %e = extractelement <4 x double> %m, i64 2
  %e2 = extractelement <4 x double> %m, i64 0
  %i = insertelement <4 x double> %m, double %e, i64 1
  %q = call double @llvm.vector.reduce.fadd.v4f64(double %e2, <4 x double> %i)
  ret double %q
}

declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)
