%pair = type { double, i32 }

define void @accesses(ptr %p, ptr addrspace(1) %g, i32 %n, i33 %m) {
  %1 = alloca i32, align 4
  %2 = alloca %pair, i32 %n, align 16
  %3 = alloca [4 x %pair], i33 %m, align 8
  %4 = alloca i8, addrspace(5)
  %5 = alloca inalloca i32, align 4
  %6 = alloca swifterror ptr, align 8
  %7 = alloca i32, i64 1, align 4
  %8 = load volatile double, ptr %p, align 1
  store volatile double %8, ptr %p, align 1
  %9 = load atomic i32, ptr %p unordered, align 4
  %10 = load atomic volatile i64, ptr addrspace(1) %g syncscope("agent-one-as") acquire, align 8
  store atomic i32 %9, ptr %p release, align 4
  store atomic volatile i64 %10, ptr addrspace(1) %g syncscope("singlethread") seq_cst, align 8
  fence acquire
  fence syncscope("singlethread") seq_cst
  %11 = cmpxchg ptr %p, i32 0, i32 %9 acq_rel monotonic, align 4
  %12 = cmpxchg weak volatile ptr %p, ptr null, ptr %1 syncscope("agent") seq_cst seq_cst, align 8
  %13 = atomicrmw xchg ptr %p, i32 1 monotonic, align 4
  %14 = atomicrmw volatile add ptr %p, i32 1 acquire, align 4
  %15 = atomicrmw sub ptr %p, i32 1 release, align 4
  %16 = atomicrmw and ptr %p, i32 1 acq_rel, align 4
  %17 = atomicrmw nand ptr %p, i32 1 seq_cst, align 4
  %18 = atomicrmw or ptr %p, i32 1 seq_cst, align 4
  %19 = atomicrmw xor ptr %p, i32 1 seq_cst, align 4
  %20 = atomicrmw max ptr %p, i32 1 seq_cst, align 4
  %21 = atomicrmw umin ptr %p, i32 1 syncscope("agent") seq_cst, align 4
  %22 = atomicrmw fadd ptr %p, double %8 seq_cst, align 8
  %23 = atomicrmw fsub ptr %p, float 1.0 seq_cst, align 4
  %24 = atomicrmw fmax ptr %p, double %8 seq_cst, align 8
  %25 = atomicrmw fmin ptr %p, double %8 seq_cst, align 8
  %26 = atomicrmw fmaximum ptr %p, double %8 seq_cst, align 8
  %27 = atomicrmw fminimum ptr %p, double %8 seq_cst, align 8
  %28 = atomicrmw uinc_wrap ptr %p, i32 9 seq_cst, align 4
  %29 = atomicrmw udec_wrap ptr %p, i32 9 seq_cst, align 4
  %30 = atomicrmw usub_cond ptr %p, i32 9 seq_cst, align 4
  %31 = atomicrmw usub_sat ptr %p, i32 9 seq_cst, align 4
  %32 = atomicrmw fadd ptr %p, <2 x half> zeroinitializer seq_cst, align 4
  %33 = load ptr, ptr %p, align 8, !nonnull !0, !noundef !0, !align !1, !invariant.load !0
  %34 = load i8, ptr %p, align 1, !range !2, !nontemporal !3
  %35 = va_arg ptr %p, double
  ret void
}

!0 = !{}
!1 = !{i64 8}
!2 = !{i8 0, i8 2}
!3 = !{i32 1}
