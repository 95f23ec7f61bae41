; A pointer that goes through the intrinsics of -fstrict-vtable-pointers.
define double @f(ptr %x) {
  %s = call ptr @llvm.launder.invariant.group.p0(ptr %x)
  %t = call ptr @llvm.strip.invariant.group.p0(ptr %s)
  %a = load double, ptr %s
  %p = getelementptr double, ptr %t, i64 2
  %b = load double, ptr %p
  %m = fmul double %a, %b
  store double %m, ptr %t
  %l = load double, ptr %x
  %r = fmul double %l, %b
  ret double %r
}

declare ptr @llvm.launder.invariant.group.p0(ptr)
declare ptr @llvm.strip.invariant.group.p0(ptr)
