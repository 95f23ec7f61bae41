; A constant count in a struct that a function returns beside numbers.
define double @f(ptr %x) {
  %p = getelementptr double, ptr %x, i64 1
  %a = load double, ptr %x
  %b = load double, ptr %p
  %s = call { double, i64, double } @h(double %a, double %b)
  %u = extractvalue { double, i64, double } %s, 0
  %v = extractvalue { double, i64, double } %s, 2
  %n = extractvalue { double, i64, double } %s, 1
  %number = sitofp i64 %n to double
  %w = fmul double %u, %v
  %r = fmul double %w, %number
  ret double %r
}

define internal { double, i64, double } @h(double %a, double %b) noinline {
  %m = fmul double %a, %b
  %s = fadd double %a, %b
  %x = insertvalue { double, i64, double } poison, double %m, 0
  %y = insertvalue { double, i64, double } %x, i64 7, 1
  %z = insertvalue { double, i64, double } %y, double %s, 2
  ret { double, i64, double } %z
}
