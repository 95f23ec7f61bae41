; Lanes that are on are stored one after the other.
define double @f(ptr %x) {
  %v = load <4 x double>, ptr %x, align 8
  %t = alloca [6 x double]
  store [6 x double] [double 1.0, double 2.0, double 3.0, double 4.0, double 5.0, double 6.0], ptr %t, align 8
  %m = fcmp ogt <4 x double> %v, <double 0.5, double 0.5, double 0.5, double -1.0>
  %q = getelementptr double, ptr %t, i64 1
  %w = fmul <4 x double> %v, %v
  call void @llvm.masked.compressstore.v4f64(<4 x double> %w, ptr %q, <4 x i1> %m)
  %r = load <4 x double>, ptr %t, align 8
  %u = fmul <4 x double> %r, %v
  %s = call double @llvm.vector.reduce.fadd.v4f64(double 1.0, <4 x double> %u)
  ret double %s
}
declare void @llvm.masked.compressstore.v4f64(<4 x double>, ptr, <4 x i1>)
declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)
