; Structs and arrays as values.
define double @f(ptr %x) {
  %v = load [2 x double], ptr %x
  %p = getelementptr double, ptr %x, i64 2
  %w = load {double, double}, ptr %p
  %a = extractvalue [2 x double] %v, 0
  %b = extractvalue {double, double} %w, 1
  %m = fmul double %a, %b
  %s = insertvalue {double, [2 x double]} poison, double %m, 0
  %s1 = insertvalue {double, [2 x double]} %s, [2 x double] %v, 1
  %t = alloca {double, [2 x double]}
  store {double, [2 x double]} %s1, ptr %t
  %q = getelementptr double, ptr %t, i64 2
  %z = load double, ptr %q
  %y = load double, ptr %t
  %r = fmul double %z, %y
  ret double %r
}
