; A word that is a pointer is handed on, and a pointer is made of it there.
define void @make(ptr %s, ptr %y) noinline {
  store ptr %y, ptr %s
  ret void
}

define void @square(ptr %s) noinline {
  %p = load ptr, ptr %s
  %v = load double, ptr %p
  %w = fmul double %v, %v
  store double %w, ptr %p
  ret void
}

define double @f(ptr %x) {
  %y = alloca double
  %a = alloca [16 x i8], align 8
  %b = alloca [16 x i8], align 8
  %c = alloca [16 x i8], align 8
  %v = load double, ptr %x
  store double %v, ptr %y
  call void @make(ptr %a, ptr %y)
  %word = load i64, ptr %a
  store i64 %word, ptr %b
  call void @through(i64 %word)
  %again = load i64, ptr %b
  store i64 %again, ptr %c
  call void @square(ptr %c)
  %r = load double, ptr %y
  ret double %r
}

define void @through(i64 %w) noinline {
  %p = inttoptr i64 %w to ptr
  %v = load double, ptr %p
  %q = fmul double %v, %v
  store double %q, ptr %p
  ret void
}
