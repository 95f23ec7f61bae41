; Extended precision inside.
define double @f(ptr %x) {
  %a = load double, ptr %x
  %h = fpext double %a to x86_fp80
  %m = fmul x86_fp80 %h, %h
  %s = call x86_fp80 @llvm.sin.f80(x86_fp80 %m)
  %r = fptrunc x86_fp80 %s to double
  ret double %r
}

declare x86_fp80 @llvm.sin.f80(x86_fp80)
