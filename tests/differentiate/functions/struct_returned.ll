; A struct of numbers and a count, returned.
define double @f(ptr %x) {
  %p1 = getelementptr double, ptr %x, i64 1
  %a = load double, ptr %x
  %b = load double, ptr %p1
  %s = call {double, i64, double} @h(double %a, double %b)
  %u = extractvalue {double,i64,double} %s, 0
  %v = extractvalue {double,i64,double} %s, 2
  %n = extractvalue {double,i64,double} %s, 1
  %nf = sitofp i64 %n to double
  %w = fmul double %u, %v
  %r = fmul double %w, %nf
  ret double %r
}

define {double,i64,double} @h(double %a, double %b) noinline {
  %m = fmul double %a, %b
  %s = fadd double %a, %b
  %x = insertvalue {double,i64,double} poison, double %m, 0
  %y = insertvalue {double,i64,double} %x, i64 7, 1
  %z = insertvalue {double,i64,double} %y, double %s, 2
  ret {double,i64,double} %z
}
