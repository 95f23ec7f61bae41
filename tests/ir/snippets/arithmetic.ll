define double @floats(double %a, double %b, float %c, half %h, bfloat %g, x86_fp80 %x, fp128 %q) {
  %1 = fadd double %a, %b
  %2 = fsub fast double %1, %b
  %3 = fmul nnan ninf nsz arcp contract afn reassoc double %2, 2.0
  %4 = fdiv nsz contract double %3, 0x3FB999999999999A
  %5 = frem double %4, 0x7FF0000000000000
  %6 = fneg reassoc double %5
  %7 = fpext float %c to double
  %8 = fptrunc nnan double %6 to float
  %9 = fpext fast half %h to double
  %10 = fadd half %h, 0xH3C00
  %11 = fadd bfloat %g, 0xR3F80
  %12 = fadd x86_fp80 %x, 0xK3FFF8000000000000000
  %13 = fadd fp128 %q, 0xL00000000000000003FFF000000000000
  %14 = fadd float %8, 0x3FB99999A0000000
  %15 = fadd float %14, 0x7FF8000000000000
  %16 = fadd double %9, 1.000000e-300
  %17 = fadd double %16, -0.0
  %18 = fcmp ogt double %7, %17
  %19 = fcmp nnan une double %7, %17
  %20 = fcmp true double %7, %17
  %21 = select nnan i1 %18, double %7, double %9
  ret double %21
}

define ppc_fp128 @pair(ppc_fp128 %x) {
  %1 = fadd ppc_fp128 %x, 0xM3FF00000000000000000000000000000
  ret ppc_fp128 %1
}

define i64 @integers(i32 %a, i32 %b, i64 %c, i1 %d, i128 %e, i7 %f) {
  %1 = add nuw nsw i32 %a, %b
  %2 = sub nsw i32 %1, -2147483648
  %3 = mul nuw i32 %2, 7
  %4 = sdiv exact i32 %3, 3
  %5 = udiv i32 %4, 3
  %6 = srem i32 %5, 5
  %7 = urem i32 %6, 5
  %8 = shl nuw nsw i32 %7, 2
  %9 = lshr exact i32 %8, 1
  %10 = ashr i32 %9, 1
  %11 = and i32 %10, 255
  %12 = or disjoint i32 %11, 256
  %13 = xor i32 %12, -1
  %14 = zext nneg i32 %13 to i64
  %15 = sext i32 %13 to i64
  %16 = trunc nuw nsw i64 %15 to i32
  %17 = trunc i64 %c to i1
  %18 = icmp samesign ult i32 %a, %b
  %19 = icmp eq i1 %d, true
  %20 = select i1 %18, i1 false, i1 %19
  %21 = uitofp nneg i32 %a to double
  %22 = sitofp i32 %a to float
  %23 = fptosi double %21 to i32
  %24 = fptoui float %22 to i32
  %25 = add i128 %e, -170141183460469231731687303715884105728
  %26 = trunc i128 %25 to i64
  %27 = add i7 %f, -64
  %28 = zext i7 %27 to i64
  %29 = freeze i64 %28
  %30 = bitcast double %21 to i64
  %31 = add i64 %14, %30
  ret i64 %31
}

define { i64, ptr } @pointers(ptr %p, ptr addrspace(3) %q, i64 %i) {
  %1 = ptrtoint ptr %p to i64
  %2 = inttoptr i64 %1 to ptr
  %3 = addrspacecast ptr addrspace(3) %q to ptr
  %4 = ptrtoaddr ptr %3 to i64
  %5 = getelementptr inbounds { i32, [4 x { double, i8 }] }, ptr %2, i64 %i, i32 1, i64 2, i32 0
  %6 = getelementptr nusw nuw i8, ptr %5, i64 -8
  %7 = getelementptr inbounds nuw <{ i8, [3 x i16] }>, ptr %6, i64 1
  %8 = getelementptr i8, ptr addrspace(3) %q, i64 4
  %9 = getelementptr i8, ptr %p, <2 x i64> <i64 1, i64 2>
  %10 = extractelement <2 x ptr> %9, i32 0
  %11 = insertvalue { i64, ptr } poison, i64 %4, 0
  %12 = insertvalue { i64, ptr } %11, ptr %10, 1
  %13 = extractvalue { i64, ptr } %12, 0
  %14 = insertvalue { i32, [2 x { i8, double }] } undef, double 1.0, 1, 1, 1
  %15 = extractvalue { i32, [2 x { i8, double }] } %14, 1, 1, 1
  ret { i64, ptr } %12
}

define ptr @empty_gep(ptr %p) {
  %q = getelementptr i8, ptr %p
  ret ptr %q
}
