; Intrinsics with several results.
define double @f(ptr %x) {
  %a = load double, ptr %x
  %s = call {double,i32} @llvm.frexp.f64.i32(double %a)
  %q = extractvalue {double,i32} %s, 0
  %z = call {double,double} @llvm.modf.f64(double %a)
  %q2 = extractvalue {double,double} %z, 0
  %z3 = call {double,double} @llvm.sincos.f64(double %a)
  %q3 = extractvalue {double,double} %z3, 0
  %q4 = extractvalue {double,double} %z3, 1
  %r = fmul double %q,%q2
  %r2 = fmul double %r,%q3
  %r3 = fadd double %r2,%q4
  ret double %r3
}

declare {double,i32} @llvm.frexp.f64.i32(double)
declare {double,double} @llvm.modf.f64(double)
declare {double,double} @llvm.sincos.f64(double)
