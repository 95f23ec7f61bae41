; A struct of two pointers as an argument.
define double @f(ptr %x) {
  %p1 = getelementptr double, ptr %x, i64 1
  %s = insertvalue {ptr, ptr} poison, ptr %x, 0
  %s2 = insertvalue {ptr, ptr} %s, ptr %p1, 1
  %r = call double @h({ptr,ptr} %s2)
  ret double %r
}

define double @h({ptr,ptr} %s) noinline {
  %a = extractvalue {ptr,ptr} %s, 0
  %b = extractvalue {ptr,ptr} %s, 1
  %l = load double, ptr %a
  %m = load double, ptr %b
  %r = fmul double %l, %m
  ret double %r
}
