; Lanes of two vectors, one twice.
define double @f(ptr %x) {
  %v = load <2 x double>, ptr %x, align 8
  %p = getelementptr double, ptr %x, i64 2
  %w = load <2 x double>, ptr %p, align 8
  %s = shufflevector <2 x double> %v, <2 x double> %w, <3 x i32> <i32 3, i32 0, i32 3>
  %z = fmul <3 x double> %s, %s
  %q = call double @llvm.vector.reduce.fmul.v3f64(double 1.5, <3 x double> %z)
  ret double %q
}

declare double @llvm.vector.reduce.fmul.v3f64(double, <3 x double>)
