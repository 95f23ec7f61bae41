; Fused multiply-add.
define double @f(ptr %x) {
  %p1 = getelementptr double, ptr %x, i64 1
  %p2 = getelementptr double, ptr %x, i64 2
  %p3 = getelementptr double, ptr %x, i64 3
  %a = load double, ptr %x
  %b = load double, ptr %p1
  %c = load double, ptr %p2
  %d = load double, ptr %p3
  %s = call double @llvm.fma.f64(double %a, double %b, double %c)
  %s2 = call double @llvm.fmuladd.f64(double %s, double %b, double %d)
  ret double %s2
}

declare double @llvm.fma.f64(double,double,double)
declare double @llvm.fmuladd.f64(double,double,double)
