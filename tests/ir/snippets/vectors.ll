define <4 x float> @fixed(<4 x float> %a, <4 x float> %b, i32 %i, <2 x ptr> %p, <4 x i1> %m) {
  %1 = fadd <4 x float> %a, splat (float 1.0)
  %2 = fmul <4 x float> %1, <float 1.0, float 2.0, float 0x3FB99999A0000000, float -0.0>
  %3 = shufflevector <4 x float> %a, <4 x float> %b, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %4 = shufflevector <4 x float> %a, <4 x float> poison, <8 x i32> zeroinitializer
  %5 = shufflevector <4 x float> %a, <4 x float> undef, <2 x i32> <i32 3, i32 poison>
  %6 = shufflevector <4 x float> %a, <4 x float> %b, <4 x i32> poison
  %7 = extractelement <4 x float> %3, i32 %i
  %8 = extractelement <4 x float> %3, i64 2
  %9 = insertelement <4 x float> poison, float %7, i32 0
  %10 = icmp eq <4 x i32> splat (i32 7), <i32 1, i32 undef, i32 poison, i32 -4>
  %11 = select <4 x i1> %m, <4 x float> %2, <4 x float> %9
  %12 = select i1 true, <4 x float> %11, <4 x float> zeroinitializer
  %13 = fcmp fast olt <4 x float> %12, zeroinitializer
  %14 = getelementptr double, <2 x ptr> %p, i64 3
  %15 = ptrtoint <2 x ptr> %14 to <2 x i64>
  %16 = zext nneg <2 x i64> %15 to <2 x i65>
  %17 = bitcast <4 x float> %a to <2 x i64>
  %18 = fneg <4 x float> %12
  %19 = insertelement <1 x i32> poison, i32 1, i32 0
  %20 = extractelement <1 x i32> %19, i32 0
  ret <4 x float> %18
}

define <vscale x 4 x i32> @scalable(<vscale x 4 x i32> %a, ptr %p, <vscale x 2 x ptr> %q) {
  %1 = add <vscale x 4 x i32> %a, splat (i32 1)
  %2 = insertelement <vscale x 4 x i32> poison, i32 3, i64 0
  %3 = shufflevector <vscale x 4 x i32> %2, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  %4 = load <vscale x 4 x i32>, ptr %p, align 16
  %5 = icmp ult <vscale x 4 x i32> %4, %3
  %6 = select <vscale x 4 x i1> %5, <vscale x 4 x i32> %4, <vscale x 4 x i32> zeroinitializer
  store <vscale x 4 x i32> %6, ptr %p, align 16
  %7 = getelementptr i8, <vscale x 2 x ptr> %q, i64 1
  %8 = call <vscale x 4 x i32> @llvm.stepvector.nxv4i32()
  %9 = getelementptr <vscale x 4 x i32>, ptr %p, i64 1
  %10 = alloca <vscale x 2 x double>, align 16
  ret <vscale x 4 x i32> %8
}

declare <vscale x 4 x i32> @llvm.stepvector.nxv4i32()
