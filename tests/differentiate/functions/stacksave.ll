; An array on the stack whose size is known at run time.
define double @f(ptr %x) {
  %p3 = getelementptr double, ptr %x, i64 3
  %a = load double, ptr %x
  %d = load double, ptr %p3
  %s = call ptr @llvm.stacksave.p0()
  %n = fptosi double %d to i64
  %n1 = add i64 %n, 4
  %t = alloca double, i64 %n1
  store double %a, ptr %t
  %l = load double, ptr %t
  call void @llvm.stackrestore.p0(ptr %s)
  %r = fmul double %l, %l
  ret double %r
}

declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
