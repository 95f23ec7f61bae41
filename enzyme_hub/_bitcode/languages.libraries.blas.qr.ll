; Made from qr.c by `python -m enzyme_hub._bitcode`.
define void @geqrf_keep(i64 %0, i64 %1, ptr %2, ptr %3, i64 %4, ptr %5, ptr %6, i64 %7, i32 %8, ptr %9) {
  %11 = icmp eq ptr %3, null
  %12 = icmp eq i64 %7, -1
  %or.cond = or i1 %11, %12
  br i1 %or.cond, label %28, label %13

13:                                               ; preds = %10
  %14 = ashr i32 %8, 0
  %15 = and i32 %14, 1
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %20

17:                                               ; preds = %13
  %18 = call ptr @matrix_copy(i64 %0, i64 %1, ptr %2, i64 %4)
  %19 = getelementptr inbounds ptr, ptr %9, i64 0
  store ptr %18, ptr %19, align 8
  br label %20

20:                                               ; preds = %17, %13
  %21 = ashr i32 %8, 1
  %22 = and i32 %21, 1
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %28

24:                                               ; preds = %20
  %25 = call i64 @smaller(i64 %0, i64 %1)
  %26 = call ptr @vector_copy(i64 %25, ptr %5, i64 1)
  %27 = getelementptr inbounds ptr, ptr %9, i64 1
  store ptr %26, ptr %27, align 8
  br label %28

28:                                               ; preds = %10, %24, %20
  ret void
}

define internal ptr @matrix_copy(i64 %0, i64 %1, ptr %2, i64 %3) {
  %5 = mul nsw i64 %0, %1
  %6 = call ptr @room(i64 %5)
  br label %7

7:                                                ; preds = %20, %4
  %.016 = phi i64 [ 0, %4 ], [ %21, %20 ]
  %8 = icmp slt i64 %.016, %1
  br i1 %8, label %9, label %22

9:                                                ; preds = %7, %11
  %.0 = phi i64 [ %19, %11 ], [ 0, %7 ]
  %10 = icmp slt i64 %.0, %0
  br i1 %10, label %11, label %20

11:                                               ; preds = %9
  %12 = mul nsw i64 %.016, %3
  %13 = add nsw i64 %12, %.0
  %14 = getelementptr inbounds double, ptr %2, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = mul nsw i64 %.016, %0
  %17 = add nsw i64 %16, %.0
  %18 = getelementptr inbounds double, ptr %6, i64 %17
  store double %15, ptr %18, align 8
  %19 = add nsw i64 %.0, 1
  br label %9

20:                                               ; preds = %9
  %21 = add nsw i64 %.016, 1
  br label %7

22:                                               ; preds = %7
  ret ptr %6
}

define internal ptr @vector_copy(i64 %0, ptr %1, i64 %2) {
  %4 = call ptr @room(i64 %0)
  %5 = call i64 @first(i64 %0, i64 %2)
  %6 = getelementptr inbounds double, ptr %1, i64 %5
  br label %7

7:                                                ; preds = %9, %3
  %.0 = phi i64 [ 0, %3 ], [ %14, %9 ]
  %8 = icmp slt i64 %.0, %0
  br i1 %8, label %9, label %15

9:                                                ; preds = %7
  %10 = mul nsw i64 %.0, %2
  %11 = getelementptr inbounds double, ptr %6, i64 %10
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds double, ptr %4, i64 %.0
  store double %12, ptr %13, align 8
  %14 = add nsw i64 %.0, 1
  br label %7

15:                                               ; preds = %7
  ret ptr %4
}

define internal i64 @smaller(i64 %0, i64 %1) {
  %3 = icmp slt i64 %0, %1
  %. = select i1 %3, i64 %0, i64 %1
  ret i64 %.
}

define void @geqrf_gradient(i64 %0, i64 %1, ptr %2, ptr %3, i64 %4, ptr %5, ptr %6, i64 %7, ptr %8) {
  %10 = alloca double, align 8
  %11 = icmp eq ptr %3, null
  %12 = icmp eq i64 %7, -1
  %or.cond = or i1 %11, %12
  br i1 %or.cond, label %129, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds ptr, ptr %8, i64 0
  %15 = load ptr, ptr %14, align 8
  %16 = icmp ne ptr %15, null
  br i1 %16, label %17, label %21

17:                                               ; preds = %13
  %18 = getelementptr inbounds ptr, ptr %8, i64 0
  %19 = load ptr, ptr %18, align 8
  %20 = call i64 @at_least_1(i64 %0)
  br label %21

21:                                               ; preds = %17, %13
  %.0118 = phi ptr [ %19, %17 ], [ %2, %13 ]
  %.0117 = phi i64 [ %20, %17 ], [ %4, %13 ]
  %22 = getelementptr inbounds ptr, ptr %8, i64 1
  %23 = load ptr, ptr %22, align 8
  %24 = icmp ne ptr %23, null
  br i1 %24, label %25, label %28

25:                                               ; preds = %21
  %26 = getelementptr inbounds ptr, ptr %8, i64 1
  %27 = load ptr, ptr %26, align 8
  br label %28

28:                                               ; preds = %25, %21
  %.0119 = phi ptr [ %27, %25 ], [ %5, %21 ]
  %29 = call ptr @matrix_copy(i64 %0, i64 %1, ptr %.0118, i64 %.0117)
  %30 = call i64 @smaller(i64 %0, i64 %1)
  %31 = sub nsw i64 %30, 1
  br label %32

32:                                               ; preds = %126, %28
  %.0121 = phi i64 [ %31, %28 ], [ %127, %126 ]
  %33 = icmp sge i64 %.0121, 0
  br i1 %33, label %34, label %128

34:                                               ; preds = %32
  %35 = sub nsw i64 %0, %.0121
  %36 = sub nsw i64 %1, %.0121
  %37 = sub nsw i64 %36, 1
  %38 = mul nsw i64 %.0121, %.0117
  %39 = getelementptr inbounds double, ptr %.0118, i64 %38
  %40 = getelementptr inbounds double, ptr %39, i64 %.0121
  %41 = call ptr @reflector(i64 %35, ptr %40)
  %42 = mul nsw i64 %.0121, %4
  %43 = getelementptr inbounds double, ptr %3, i64 %42
  %44 = getelementptr inbounds double, ptr %43, i64 %.0121
  %45 = mul nsw i64 %.0121, %0
  %46 = getelementptr inbounds double, ptr %29, i64 %45
  %47 = getelementptr inbounds double, ptr %46, i64 %.0121
  %48 = getelementptr inbounds double, ptr %.0119, i64 %.0121
  %49 = load double, ptr %48, align 8
  %50 = mul nsw i64 %.0121, %.0117
  %51 = add nsw i64 %50, %.0121
  %52 = getelementptr inbounds double, ptr %.0118, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = getelementptr inbounds double, ptr %44, i64 0
  %55 = load double, ptr %54, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  %56 = icmp ne ptr %6, null
  br i1 %56, label %57, label %60

57:                                               ; preds = %34
  %58 = getelementptr inbounds double, ptr %6, i64 %.0121
  %59 = load double, ptr %58, align 8
  br label %60

60:                                               ; preds = %34, %57
  %61 = phi reassoc nsz double [ %59, %57 ], [ 0.000000e+00, %34 ]
  store double %61, ptr %10, align 8
  %62 = getelementptr inbounds double, ptr %44, i64 0
  store double 0.000000e+00, ptr %62, align 8
  %63 = add nsw i64 %.0121, 1
  %64 = mul nsw i64 %63, %0
  %65 = getelementptr inbounds double, ptr %29, i64 %64
  %66 = getelementptr inbounds double, ptr %65, i64 %.0121
  %67 = add nsw i64 %.0121, 1
  %68 = mul nsw i64 %67, %4
  %69 = getelementptr inbounds double, ptr %3, i64 %68
  %70 = getelementptr inbounds double, ptr %69, i64 %.0121
  call void @reflect_reverse(i64 %35, i64 %37, double %49, ptr %41, ptr %66, i64 %0, ptr %70, i64 %4, ptr %44, ptr %10)
  %71 = fcmp reassoc nsz oeq double %49, 0.000000e+00
  br i1 %71, label %72, label %74

72:                                               ; preds = %60
  call void @scale_vector(i64 %35, double 0.000000e+00, ptr %44, i64 1)
  %73 = getelementptr inbounds double, ptr %44, i64 0
  store double %55, ptr %73, align 8
  br label %122

74:                                               ; preds = %60
  %75 = fneg reassoc nsz double %49
  %76 = call reassoc nsz double @llvm.fmuladd.f64(double %75, double %53, double %53)
  %77 = fsub reassoc nsz double %76, %53
  br label %78

78:                                               ; preds = %80, %74
  %.0116 = phi nsz double [ 0.000000e+00, %74 ], [ %87, %80 ]
  %.0115 = phi i64 [ 1, %74 ], [ %92, %80 ]
  %79 = icmp slt i64 %.0115, %35
  br i1 %79, label %80, label %93

80:                                               ; preds = %78
  %81 = getelementptr inbounds double, ptr %44, i64 %.0115
  %82 = load double, ptr %81, align 8
  %83 = getelementptr inbounds double, ptr %41, i64 %.0115
  %84 = load double, ptr %83, align 8
  %85 = fmul reassoc nsz double %82, %84
  %86 = fdiv reassoc nsz double %85, %77
  %87 = fsub reassoc nsz double %.0116, %86
  %88 = getelementptr inbounds double, ptr %41, i64 %.0115
  %89 = load double, ptr %88, align 8
  %90 = fmul reassoc nsz double %89, %77
  %91 = getelementptr inbounds double, ptr %47, i64 %.0115
  store double %90, ptr %91, align 8
  %92 = add nsw i64 %.0115, 1
  br label %78

93:                                               ; preds = %78
  %94 = load double, ptr %10, align 8
  %95 = fmul reassoc nsz double %94, %76
  %96 = fmul reassoc nsz double %53, %53
  %97 = fdiv reassoc nsz double %95, %96
  %98 = fsub reassoc nsz double %97, %.0116
  %99 = fadd reassoc nsz double %55, %98
  %100 = load double, ptr %10, align 8
  %101 = fdiv reassoc nsz double %100, %53
  %102 = fsub reassoc nsz double %.0116, %101
  %103 = fmul reassoc nsz double %99, %76
  %104 = fdiv reassoc nsz double %103, %53
  %105 = fadd reassoc nsz double %102, %104
  %106 = getelementptr inbounds double, ptr %44, i64 0
  store double %105, ptr %106, align 8
  br label %107

107:                                              ; preds = %109, %93
  %.0 = phi i64 [ 1, %93 ], [ %119, %109 ]
  %108 = icmp slt i64 %.0, %35
  br i1 %108, label %109, label %120

109:                                              ; preds = %107
  %110 = getelementptr inbounds double, ptr %44, i64 %.0
  %111 = load double, ptr %110, align 8
  %112 = fdiv reassoc nsz double %111, %77
  %113 = getelementptr inbounds double, ptr %47, i64 %.0
  %114 = load double, ptr %113, align 8
  %115 = fmul reassoc nsz double %99, %114
  %116 = fdiv reassoc nsz double %115, %53
  %117 = fadd reassoc nsz double %112, %116
  %118 = getelementptr inbounds double, ptr %44, i64 %.0
  store double %117, ptr %118, align 8
  %119 = add nsw i64 %.0, 1
  br label %107

120:                                              ; preds = %107
  %121 = getelementptr inbounds double, ptr %47, i64 0
  store double %76, ptr %121, align 8
  br label %122

122:                                              ; preds = %120, %72
  %123 = icmp ne ptr %6, null
  br i1 %123, label %124, label %126

124:                                              ; preds = %122
  %125 = getelementptr inbounds double, ptr %6, i64 %.0121
  store double 0.000000e+00, ptr %125, align 8
  br label %126

126:                                              ; preds = %124, %122
  call void @free(ptr %41)
  call void @llvm.lifetime.end.p0(ptr %10)
  %127 = add nsw i64 %.0121, -1
  br label %32

128:                                              ; preds = %32
  call void @free(ptr %29)
  br label %129

129:                                              ; preds = %128, %9
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

define internal i64 @at_least_1(i64 %0) {
  %2 = icmp sgt i64 %0, 1
  %. = select i1 %2, i64 %0, i64 1
  ret i64 %.
}

define internal ptr @reflector(i64 %0, ptr %1) {
  %3 = call ptr @vector_copy(i64 %0, ptr %1, i64 1)
  %4 = getelementptr inbounds double, ptr %3, i64 0
  store double 1.000000e+00, ptr %4, align 8
  ret ptr %3
}

define internal void @reflect_reverse(i64 %0, i64 %1, double %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9) {
  %11 = icmp sle i64 %0, 0
  %12 = icmp sle i64 %1, 0
  %or.cond = or i1 %11, %12
  br i1 %or.cond, label %22, label %13

13:                                               ; preds = %10
  %14 = call ptr @zeros(i64 %1)
  %15 = call ptr @zeros(i64 %1)
  call void @reflect(i64 %0, i64 %1, double %2, ptr %3, ptr %4, i64 %5)
  call void @blas_gemv(i32 84, i64 %0, i64 %1, double 1.000000e+00, ptr %4, i64 %5, ptr %3, i64 1, double 0.000000e+00, ptr %14, i64 1)
  call void @blas_gemv(i32 84, i64 %0, i64 %1, double 1.000000e+00, ptr %6, i64 %7, ptr %3, i64 1, double 0.000000e+00, ptr %15, i64 1)
  %16 = call reassoc nsz double @blas_dot(i64 %1, ptr %15, i64 1, ptr %14, i64 1)
  %17 = load double, ptr %9, align 8
  %18 = fsub reassoc nsz double %17, %16
  store double %18, ptr %9, align 8
  %19 = fneg reassoc nsz double %2
  call void @blas_gemv(i32 78, i64 %0, i64 %1, double %19, ptr %6, i64 %7, ptr %14, i64 1, double 1.000000e+00, ptr %8, i64 1)
  %20 = fneg reassoc nsz double %2
  call void @blas_gemv(i32 78, i64 %0, i64 %1, double %20, ptr %4, i64 %5, ptr %15, i64 1, double 1.000000e+00, ptr %8, i64 1)
  %21 = fneg reassoc nsz double %2
  call void @blas_ger(i64 %0, i64 %1, double %21, ptr %3, i64 1, ptr %15, i64 1, ptr %6, i64 %7)
  call void @free(ptr %14)
  call void @free(ptr %15)
  br label %22

22:                                               ; preds = %10, %13
  ret void
}

define internal void @scale_vector(i64 %0, double %1, ptr %2, i64 %3) {
  %5 = fcmp reassoc nsz oeq double %1, 1.000000e+00
  br i1 %5, label %23, label %6

6:                                                ; preds = %4
  %7 = call i64 @first(i64 %0, i64 %3)
  %8 = getelementptr inbounds double, ptr %2, i64 %7
  br label %9

9:                                                ; preds = %18, %6
  %.0 = phi i64 [ 0, %6 ], [ %22, %18 ]
  %10 = icmp slt i64 %.0, %0
  br i1 %10, label %11, label %23

11:                                               ; preds = %9
  %12 = fcmp reassoc nsz oeq double %1, 0.000000e+00
  br i1 %12, label %18, label %13

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %3
  %15 = getelementptr inbounds double, ptr %8, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = fmul reassoc nsz double %1, %16
  br label %18

18:                                               ; preds = %11, %13
  %19 = phi reassoc nsz double [ %17, %13 ], [ 0.000000e+00, %11 ]
  %20 = mul nsw i64 %.0, %3
  %21 = getelementptr inbounds double, ptr %8, i64 %20
  store double %19, ptr %21, align 8
  %22 = add nsw i64 %.0, 1
  br label %9

23:                                               ; preds = %9, %4
  ret void
}

declare double @llvm.fmuladd.f64(double, double, double)

declare void @llvm.lifetime.end.p0(ptr captures(none))

declare void @free(ptr)

define void @geqrf_tangent(i64 %0, i64 %1, ptr %2, ptr %3, i64 %4, ptr %5, ptr %6, i64 %7) {
  %9 = icmp eq i64 %7, -1
  br i1 %9, label %114, label %10

10:                                               ; preds = %8
  %11 = call i64 @smaller(i64 %0, i64 %1)
  %12 = icmp ne ptr %3, null
  br i1 %12, label %16, label %13

13:                                               ; preds = %10
  %14 = icmp ne ptr %6, null
  br i1 %14, label %15, label %114

15:                                               ; preds = %13
  call void @scale_vector(i64 %11, double 0.000000e+00, ptr %6, i64 1)
  br label %114

16:                                               ; preds = %10
  %17 = call ptr @matrix_copy(i64 %0, i64 %1, ptr %2, i64 %4)
  br label %18

18:                                               ; preds = %111, %16
  %.0116 = phi i64 [ 0, %16 ], [ %112, %111 ]
  %19 = icmp slt i64 %.0116, %11
  br i1 %19, label %20, label %113

20:                                               ; preds = %18
  %21 = sub nsw i64 %0, %.0116
  %22 = mul nsw i64 %.0116, %0
  %23 = getelementptr inbounds double, ptr %17, i64 %22
  %24 = getelementptr inbounds double, ptr %23, i64 %.0116
  %25 = mul nsw i64 %.0116, %4
  %26 = getelementptr inbounds double, ptr %3, i64 %25
  %27 = getelementptr inbounds double, ptr %26, i64 %.0116
  %28 = getelementptr inbounds double, ptr %24, i64 0
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds double, ptr %27, i64 0
  %31 = load double, ptr %30, align 8
  %32 = fmul reassoc nsz double %29, %31
  br label %33

33:                                               ; preds = %35, %20
  %.0121 = phi i64 [ 1, %20 ], [ %46, %35 ]
  %.0118 = phi nsz double [ %32, %20 ], [ %45, %35 ]
  %.0117 = phi nsz double [ 0.000000e+00, %20 ], [ %40, %35 ]
  %34 = icmp slt i64 %.0121, %21
  br i1 %34, label %35, label %47

35:                                               ; preds = %33
  %36 = getelementptr inbounds double, ptr %24, i64 %.0121
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds double, ptr %24, i64 %.0121
  %39 = load double, ptr %38, align 8
  %40 = call reassoc nsz double @llvm.fmuladd.f64(double %37, double %39, double %.0117)
  %41 = getelementptr inbounds double, ptr %24, i64 %.0121
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds double, ptr %27, i64 %.0121
  %44 = load double, ptr %43, align 8
  %45 = call reassoc nsz double @llvm.fmuladd.f64(double %42, double %44, double %.0118)
  %46 = add nsw i64 %.0121, 1
  br label %33

47:                                               ; preds = %33
  %48 = call ptr @zeros(i64 %21)
  %49 = call ptr @zeros(i64 %21)
  %50 = getelementptr inbounds double, ptr %24, i64 0
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds double, ptr %27, i64 0
  %53 = load double, ptr %52, align 8
  %54 = getelementptr inbounds double, ptr %48, i64 0
  store double 1.000000e+00, ptr %54, align 8
  %55 = fcmp reassoc nsz une double %.0117, 0.000000e+00
  br i1 %55, label %56, label %89

56:                                               ; preds = %47
  %57 = call reassoc nsz double @llvm.fmuladd.f64(double %51, double %51, double %.0117)
  %58 = call reassoc nsz double @root(double %57)
  %59 = fcmp reassoc nsz oge double %51, 0.000000e+00
  %60 = fneg reassoc nsz double %58
  %61 = select reassoc nsz i1 %59, double %60, double %58
  %62 = fdiv reassoc nsz double %.0118, %61
  %63 = fsub reassoc nsz double %51, %61
  %64 = fsub reassoc nsz double %53, %62
  %65 = fsub reassoc nsz double %61, %51
  %66 = fdiv reassoc nsz double %65, %61
  %67 = fmul reassoc nsz double %51, %62
  %68 = fdiv reassoc nsz double %67, %61
  %69 = fsub reassoc nsz double %68, %53
  %70 = fdiv reassoc nsz double %69, %61
  br label %71

71:                                               ; preds = %73, %56
  %.0114 = phi i64 [ 1, %56 ], [ %86, %73 ]
  %72 = icmp slt i64 %.0114, %21
  br i1 %72, label %73, label %87

73:                                               ; preds = %71
  %74 = getelementptr inbounds double, ptr %24, i64 %.0114
  %75 = load double, ptr %74, align 8
  %76 = fdiv reassoc nsz double %75, %63
  %77 = getelementptr inbounds double, ptr %48, i64 %.0114
  store double %76, ptr %77, align 8
  %78 = getelementptr inbounds double, ptr %27, i64 %.0114
  %79 = load double, ptr %78, align 8
  %80 = getelementptr inbounds double, ptr %48, i64 %.0114
  %81 = load double, ptr %80, align 8
  %82 = fneg reassoc nsz double %81
  %83 = call reassoc nsz double @llvm.fmuladd.f64(double %82, double %64, double %79)
  %84 = fdiv reassoc nsz double %83, %63
  %85 = getelementptr inbounds double, ptr %49, i64 %.0114
  store double %84, ptr %85, align 8
  %86 = add nsw i64 %.0114, 1
  br label %71

87:                                               ; preds = %71
  %88 = getelementptr inbounds double, ptr %27, i64 0
  store double %62, ptr %88, align 8
  br label %89

89:                                               ; preds = %87, %47
  %.0120 = phi nsz double [ %70, %87 ], [ 0.000000e+00, %47 ]
  %.0119 = phi nsz double [ %66, %87 ], [ 0.000000e+00, %47 ]
  %90 = sub nsw i64 %1, %.0116
  %91 = sub nsw i64 %90, 1
  %92 = add nsw i64 %.0116, 1
  %93 = mul nsw i64 %92, %0
  %94 = getelementptr inbounds double, ptr %17, i64 %93
  %95 = getelementptr inbounds double, ptr %94, i64 %.0116
  %96 = add nsw i64 %.0116, 1
  %97 = mul nsw i64 %96, %4
  %98 = getelementptr inbounds double, ptr %3, i64 %97
  %99 = getelementptr inbounds double, ptr %98, i64 %.0116
  call void @reflect_tangent(i64 %21, i64 %91, double %.0119, double %.0120, ptr %48, ptr %49, ptr %95, i64 %0, ptr %99, i64 %4)
  br label %100

100:                                              ; preds = %102, %89
  %.0 = phi i64 [ 1, %89 ], [ %106, %102 ]
  %101 = icmp slt i64 %.0, %21
  br i1 %101, label %102, label %107

102:                                              ; preds = %100
  %103 = getelementptr inbounds double, ptr %49, i64 %.0
  %104 = load double, ptr %103, align 8
  %105 = getelementptr inbounds double, ptr %27, i64 %.0
  store double %104, ptr %105, align 8
  %106 = add nsw i64 %.0, 1
  br label %100

107:                                              ; preds = %100
  %108 = icmp ne ptr %6, null
  br i1 %108, label %109, label %111

109:                                              ; preds = %107
  %110 = getelementptr inbounds double, ptr %6, i64 %.0116
  store double %.0120, ptr %110, align 8
  br label %111

111:                                              ; preds = %109, %107
  call void @free(ptr %48)
  call void @free(ptr %49)
  %112 = add nsw i64 %.0116, 1
  br label %18

113:                                              ; preds = %18
  call void @free(ptr %17)
  br label %114

114:                                              ; preds = %113, %15, %13, %8
  ret void
}

define internal ptr @zeros(i64 %0) {
  %2 = call ptr @room(i64 %0)
  br label %3

3:                                                ; preds = %5, %1
  %.0 = phi i64 [ 0, %1 ], [ %7, %5 ]
  %4 = icmp slt i64 %.0, %0
  br i1 %4, label %5, label %8

5:                                                ; preds = %3
  %6 = getelementptr inbounds double, ptr %2, i64 %.0
  store double 0.000000e+00, ptr %6, align 8
  %7 = add nsw i64 %.0, 1
  br label %3

8:                                                ; preds = %3
  ret ptr %2
}

define internal double @root(double %0) {
  %2 = call reassoc nsz double @llvm.sqrt.f64(double %0)
  ret double %2
}

define internal void @reflect_tangent(i64 %0, i64 %1, double %2, double %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9) {
  %11 = icmp sle i64 %0, 0
  %12 = icmp sle i64 %1, 0
  %or.cond = or i1 %11, %12
  br i1 %or.cond, label %20, label %13

13:                                               ; preds = %10
  %14 = call ptr @zeros(i64 %1)
  %15 = call ptr @zeros(i64 %1)
  call void @blas_gemv(i32 84, i64 %0, i64 %1, double 1.000000e+00, ptr %6, i64 %7, ptr %4, i64 1, double 0.000000e+00, ptr %14, i64 1)
  call void @blas_gemv(i32 84, i64 %0, i64 %1, double 1.000000e+00, ptr %8, i64 %9, ptr %4, i64 1, double 0.000000e+00, ptr %15, i64 1)
  call void @blas_gemv(i32 84, i64 %0, i64 %1, double 1.000000e+00, ptr %6, i64 %7, ptr %5, i64 1, double 1.000000e+00, ptr %15, i64 1)
  %16 = fneg reassoc nsz double %2
  call void @blas_ger(i64 %0, i64 %1, double %16, ptr %4, i64 1, ptr %14, i64 1, ptr %6, i64 %7)
  %17 = fneg reassoc nsz double %3
  call void @blas_ger(i64 %0, i64 %1, double %17, ptr %4, i64 1, ptr %14, i64 1, ptr %8, i64 %9)
  %18 = fneg reassoc nsz double %2
  call void @blas_ger(i64 %0, i64 %1, double %18, ptr %5, i64 1, ptr %14, i64 1, ptr %8, i64 %9)
  %19 = fneg reassoc nsz double %2
  call void @blas_ger(i64 %0, i64 %1, double %19, ptr %4, i64 1, ptr %15, i64 1, ptr %8, i64 %9)
  call void @free(ptr %14)
  call void @free(ptr %15)
  br label %20

20:                                               ; preds = %10, %13
  ret void
}

define void @ormqr_keep(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, ptr %8, ptr %9, ptr %10, ptr %11, i64 %12, i64 %13, i32 %14, ptr %15) {
  %17 = icmp eq ptr %11, null
  %18 = icmp eq i64 %13, -1
  %or.cond = or i1 %17, %18
  br i1 %or.cond, label %44, label %19

19:                                               ; preds = %16
  %20 = ashr i32 %14, 0
  %21 = and i32 %20, 1
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %27

23:                                               ; preds = %19
  %24 = icmp eq i32 %0, 76
  %. = select i1 %24, i64 %2, i64 %3
  %25 = call ptr @matrix_copy(i64 %., i64 %4, ptr %5, i64 %7)
  %26 = getelementptr inbounds ptr, ptr %15, i64 0
  store ptr %25, ptr %26, align 8
  br label %27

27:                                               ; preds = %23, %19
  %28 = ashr i32 %14, 1
  %29 = and i32 %28, 1
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %34

31:                                               ; preds = %27
  %32 = call ptr @vector_copy(i64 %4, ptr %8, i64 1)
  %33 = getelementptr inbounds ptr, ptr %15, i64 1
  store ptr %32, ptr %33, align 8
  br label %34

34:                                               ; preds = %31, %27
  %35 = icmp ne ptr %6, null
  %36 = icmp ne ptr %9, null
  %or.cond21 = or i1 %35, %36
  br i1 %or.cond21, label %37, label %44

37:                                               ; preds = %34
  %38 = ashr i32 %14, 2
  %39 = and i32 %38, 1
  %40 = icmp ne i32 %39, 0
  br i1 %40, label %41, label %44

41:                                               ; preds = %37
  %42 = call ptr @matrix_copy(i64 %2, i64 %3, ptr %10, i64 %12)
  %43 = getelementptr inbounds ptr, ptr %15, i64 2
  store ptr %42, ptr %43, align 8
  br label %44

44:                                               ; preds = %34, %16, %41, %37
  ret void
}

define void @ormqr_gradient(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, ptr %8, ptr %9, ptr %10, ptr %11, i64 %12, i64 %13, ptr %14) {
  %16 = alloca double, align 8
  %17 = icmp eq i32 %0, 76
  %. = select i1 %17, i64 %2, i64 %3
  %18 = icmp eq i32 %0, 76
  %19 = select i1 %18, i64 %3, i64 %2
  %20 = icmp eq ptr %11, null
  %21 = icmp eq i64 %13, -1
  %or.cond = or i1 %20, %21
  %22 = icmp sle i64 %2, 0
  %or.cond111 = or i1 %or.cond, %22
  %23 = icmp sle i64 %3, 0
  %or.cond112 = or i1 %or.cond111, %23
  br i1 %or.cond112, label %116, label %24

24:                                               ; preds = %15
  %25 = getelementptr inbounds ptr, ptr %14, i64 0
  %26 = load ptr, ptr %25, align 8
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %32

28:                                               ; preds = %24
  %29 = getelementptr inbounds ptr, ptr %14, i64 0
  %30 = load ptr, ptr %29, align 8
  %31 = call i64 @at_least_1(i64 %.)
  br label %32

32:                                               ; preds = %28, %24
  %.0105 = phi i64 [ %31, %28 ], [ %7, %24 ]
  %.0 = phi ptr [ %30, %28 ], [ %5, %24 ]
  %33 = getelementptr inbounds ptr, ptr %14, i64 1
  %34 = load ptr, ptr %33, align 8
  %35 = icmp ne ptr %34, null
  br i1 %35, label %36, label %39

36:                                               ; preds = %32
  %37 = getelementptr inbounds ptr, ptr %14, i64 1
  %38 = load ptr, ptr %37, align 8
  br label %39

39:                                               ; preds = %36, %32
  %.0104 = phi ptr [ %38, %36 ], [ %8, %32 ]
  %40 = getelementptr inbounds ptr, ptr %14, i64 2
  %41 = load ptr, ptr %40, align 8
  %42 = icmp ne ptr %41, null
  br i1 %42, label %43, label %47

43:                                               ; preds = %39
  %44 = getelementptr inbounds ptr, ptr %14, i64 2
  %45 = load ptr, ptr %44, align 8
  %46 = call i64 @at_least_1(i64 %2)
  br label %47

47:                                               ; preds = %43, %39
  %.0108 = phi ptr [ %45, %43 ], [ %10, %39 ]
  %.0106 = phi i64 [ %46, %43 ], [ %12, %39 ]
  %48 = icmp ne ptr %6, null
  %49 = icmp ne ptr %9, null
  %or.cond113 = or i1 %48, %49
  %.1109 = select i1 %or.cond113, ptr %.0108, ptr %11
  %.1 = select i1 %or.cond113, i64 %.0106, i64 %12
  %50 = icmp eq i32 %0, 76
  br i1 %50, label %51, label %53

51:                                               ; preds = %47
  %52 = call ptr @matrix_copy(i64 %2, i64 %3, ptr %.1109, i64 %.1)
  br label %55

53:                                               ; preds = %47
  %54 = call ptr @transposed(i64 %2, i64 %3, ptr %.1109, i64 %.1)
  br label %55

55:                                               ; preds = %53, %51
  %56 = phi ptr [ %52, %51 ], [ %54, %53 ]
  %57 = icmp eq i32 %0, 76
  br i1 %57, label %58, label %60

58:                                               ; preds = %55
  %59 = call ptr @matrix_copy(i64 %2, i64 %3, ptr %11, i64 %12)
  br label %62

60:                                               ; preds = %55
  %61 = call ptr @transposed(i64 %2, i64 %3, ptr %11, i64 %12)
  br label %62

62:                                               ; preds = %60, %58
  %63 = phi ptr [ %59, %58 ], [ %61, %60 ]
  %64 = icmp eq i32 %0, 76
  %65 = zext i1 %64 to i32
  %66 = icmp eq i32 %1, 78
  %67 = zext i1 %66 to i32
  %68 = icmp eq i32 %65, %67
  %69 = zext i1 %68 to i32
  br label %70

70:                                               ; preds = %107, %62
  %.0107 = phi i64 [ 0, %62 ], [ %108, %107 ]
  %71 = icmp slt i64 %.0107, %4
  br i1 %71, label %72, label %109

72:                                               ; preds = %70
  %73 = icmp ne i32 %69, 0
  %74 = sub nsw i64 %4, 1
  %75 = sub nsw i64 %74, %.0107
  %76 = select i1 %73, i64 %.0107, i64 %75
  %77 = sub nsw i64 %., %76
  %78 = mul nsw i64 %76, %.0105
  %79 = getelementptr inbounds double, ptr %.0, i64 %78
  %80 = getelementptr inbounds double, ptr %79, i64 %76
  %81 = call ptr @reflector(i64 %77, ptr %80)
  %82 = call ptr @zeros(i64 %77)
  call void @llvm.lifetime.start.p0(ptr %16)
  store double 0.000000e+00, ptr %16, align 8
  %83 = getelementptr inbounds double, ptr %.0104, i64 %76
  %84 = load double, ptr %83, align 8
  %85 = getelementptr inbounds double, ptr %56, i64 %76
  %86 = getelementptr inbounds double, ptr %63, i64 %76
  call void @reflect_reverse(i64 %77, i64 %19, double %84, ptr %81, ptr %85, i64 %., ptr %86, i64 %., ptr %82, ptr %16)
  br label %87

87:                                               ; preds = %90, %72
  %.0103 = phi i64 [ 1, %72 ], [ %99, %90 ]
  %88 = icmp ne ptr %6, null
  %89 = icmp slt i64 %.0103, %77
  %spec.select = select i1 %88, i1 %89, i1 false
  br i1 %spec.select, label %90, label %100

90:                                               ; preds = %87
  %91 = getelementptr inbounds double, ptr %82, i64 %.0103
  %92 = load double, ptr %91, align 8
  %93 = mul nsw i64 %76, %7
  %94 = add nsw i64 %93, %76
  %95 = add nsw i64 %94, %.0103
  %96 = getelementptr inbounds double, ptr %6, i64 %95
  %97 = load double, ptr %96, align 8
  %98 = fadd reassoc nsz double %97, %92
  store double %98, ptr %96, align 8
  %99 = add nsw i64 %.0103, 1
  br label %87

100:                                              ; preds = %87
  %101 = icmp ne ptr %9, null
  br i1 %101, label %102, label %107

102:                                              ; preds = %100
  %103 = load double, ptr %16, align 8
  %104 = getelementptr inbounds double, ptr %9, i64 %76
  %105 = load double, ptr %104, align 8
  %106 = fadd reassoc nsz double %105, %103
  store double %106, ptr %104, align 8
  br label %107

107:                                              ; preds = %102, %100
  call void @free(ptr %81)
  call void @free(ptr %82)
  call void @llvm.lifetime.end.p0(ptr %16)
  %108 = add nsw i64 %.0107, 1
  br label %70

109:                                              ; preds = %70
  %110 = icmp eq i32 %0, 76
  br i1 %110, label %113, label %111

111:                                              ; preds = %109
  %112 = call ptr @transposed(i64 %3, i64 %2, ptr %63, i64 %3)
  br label %113

113:                                              ; preds = %109, %111
  %114 = phi ptr [ %112, %111 ], [ null, %109 ]
  %115 = icmp ne ptr %114, null
  %.114 = select i1 %115, ptr %114, ptr %63
  call void @copy_back(i64 %2, i64 %3, ptr %.114, ptr %11, i64 %12)
  call void @free(ptr %114)
  call void @free(ptr %56)
  call void @free(ptr %63)
  br label %116

116:                                              ; preds = %113, %15
  ret void
}

define internal ptr @transposed(i64 %0, i64 %1, ptr %2, i64 %3) {
  %5 = mul nsw i64 %0, %1
  %6 = call ptr @room(i64 %5)
  br label %7

7:                                                ; preds = %20, %4
  %.016 = phi i64 [ 0, %4 ], [ %21, %20 ]
  %8 = icmp slt i64 %.016, %1
  br i1 %8, label %9, label %22

9:                                                ; preds = %7, %11
  %.0 = phi i64 [ %19, %11 ], [ 0, %7 ]
  %10 = icmp slt i64 %.0, %0
  br i1 %10, label %11, label %20

11:                                               ; preds = %9
  %12 = mul nsw i64 %.016, %3
  %13 = add nsw i64 %12, %.0
  %14 = getelementptr inbounds double, ptr %2, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = mul nsw i64 %.0, %1
  %17 = add nsw i64 %16, %.016
  %18 = getelementptr inbounds double, ptr %6, i64 %17
  store double %15, ptr %18, align 8
  %19 = add nsw i64 %.0, 1
  br label %9

20:                                               ; preds = %9
  %21 = add nsw i64 %.016, 1
  br label %7

22:                                               ; preds = %7
  ret ptr %6
}

define internal void @copy_back(i64 %0, i64 %1, ptr %2, ptr %3, i64 %4) {
  br label %6

6:                                                ; preds = %19, %5
  %.013 = phi i64 [ 0, %5 ], [ %20, %19 ]
  %7 = icmp slt i64 %.013, %1
  br i1 %7, label %8, label %21

8:                                                ; preds = %6, %10
  %.0 = phi i64 [ %18, %10 ], [ 0, %6 ]
  %9 = icmp slt i64 %.0, %0
  br i1 %9, label %10, label %19

10:                                               ; preds = %8
  %11 = mul nsw i64 %.013, %0
  %12 = add nsw i64 %11, %.0
  %13 = getelementptr inbounds double, ptr %2, i64 %12
  %14 = load double, ptr %13, align 8
  %15 = mul nsw i64 %.013, %4
  %16 = add nsw i64 %15, %.0
  %17 = getelementptr inbounds double, ptr %3, i64 %16
  store double %14, ptr %17, align 8
  %18 = add nsw i64 %.0, 1
  br label %8

19:                                               ; preds = %8
  %20 = add nsw i64 %.013, 1
  br label %6

21:                                               ; preds = %6
  ret void
}

define void @ormqr_tangent(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, ptr %8, ptr %9, ptr %10, ptr %11, i64 %12, i64 %13) {
  %15 = icmp eq i32 %0, 76
  %. = select i1 %15, i64 %2, i64 %3
  %16 = icmp eq i32 %0, 76
  %17 = select i1 %16, i64 %3, i64 %2
  %18 = icmp eq ptr %11, null
  %19 = icmp eq i64 %13, -1
  %or.cond = or i1 %18, %19
  %20 = icmp sle i64 %2, 0
  %or.cond85 = or i1 %or.cond, %20
  %21 = icmp sle i64 %3, 0
  %or.cond86 = or i1 %or.cond85, %21
  br i1 %or.cond86, label %84, label %22

22:                                               ; preds = %14
  %23 = icmp eq i32 %0, 76
  br i1 %23, label %24, label %26

24:                                               ; preds = %22
  %25 = call ptr @matrix_copy(i64 %2, i64 %3, ptr %10, i64 %12)
  br label %28

26:                                               ; preds = %22
  %27 = call ptr @transposed(i64 %2, i64 %3, ptr %10, i64 %12)
  br label %28

28:                                               ; preds = %26, %24
  %29 = phi ptr [ %25, %24 ], [ %27, %26 ]
  %30 = icmp eq i32 %0, 76
  br i1 %30, label %31, label %33

31:                                               ; preds = %28
  %32 = call ptr @matrix_copy(i64 %2, i64 %3, ptr %11, i64 %12)
  br label %35

33:                                               ; preds = %28
  %34 = call ptr @transposed(i64 %2, i64 %3, ptr %11, i64 %12)
  br label %35

35:                                               ; preds = %33, %31
  %36 = phi ptr [ %32, %31 ], [ %34, %33 ]
  %37 = icmp eq i32 %0, 76
  %38 = zext i1 %37 to i32
  %39 = icmp eq i32 %1, 78
  %40 = zext i1 %39 to i32
  %41 = icmp eq i32 %38, %40
  %42 = zext i1 %41 to i32
  br label %43

43:                                               ; preds = %72, %35
  %.084 = phi i64 [ 0, %35 ], [ %76, %72 ]
  %44 = icmp slt i64 %.084, %4
  br i1 %44, label %45, label %77

45:                                               ; preds = %43
  %46 = icmp ne i32 %42, 0
  %47 = sub nsw i64 %4, 1
  %48 = sub nsw i64 %47, %.084
  %49 = select i1 %46, i64 %48, i64 %.084
  %50 = sub nsw i64 %., %49
  %51 = mul nsw i64 %49, %7
  %52 = getelementptr inbounds double, ptr %5, i64 %51
  %53 = getelementptr inbounds double, ptr %52, i64 %49
  %54 = call ptr @reflector(i64 %50, ptr %53)
  %55 = icmp ne ptr %6, null
  br i1 %55, label %56, label %61

56:                                               ; preds = %45
  %57 = mul nsw i64 %49, %7
  %58 = getelementptr inbounds double, ptr %6, i64 %57
  %59 = getelementptr inbounds double, ptr %58, i64 %49
  %60 = call ptr @vector_copy(i64 %50, ptr %59, i64 1)
  br label %63

61:                                               ; preds = %45
  %62 = call ptr @zeros(i64 %50)
  br label %63

63:                                               ; preds = %61, %56
  %64 = phi ptr [ %60, %56 ], [ %62, %61 ]
  %65 = getelementptr inbounds double, ptr %64, i64 0
  store double 0.000000e+00, ptr %65, align 8
  %66 = getelementptr inbounds double, ptr %8, i64 %49
  %67 = load double, ptr %66, align 8
  %68 = icmp ne ptr %9, null
  br i1 %68, label %69, label %72

69:                                               ; preds = %63
  %70 = getelementptr inbounds double, ptr %9, i64 %49
  %71 = load double, ptr %70, align 8
  br label %72

72:                                               ; preds = %63, %69
  %73 = phi reassoc nsz double [ %71, %69 ], [ 0.000000e+00, %63 ]
  %74 = getelementptr inbounds double, ptr %29, i64 %49
  %75 = getelementptr inbounds double, ptr %36, i64 %49
  call void @reflect_tangent(i64 %50, i64 %17, double %67, double %73, ptr %54, ptr %64, ptr %74, i64 %., ptr %75, i64 %.)
  call void @free(ptr %54)
  call void @free(ptr %64)
  %76 = add nsw i64 %.084, 1
  br label %43

77:                                               ; preds = %43
  %78 = icmp eq i32 %0, 76
  br i1 %78, label %81, label %79

79:                                               ; preds = %77
  %80 = call ptr @transposed(i64 %3, i64 %2, ptr %36, i64 %3)
  br label %81

81:                                               ; preds = %77, %79
  %82 = phi ptr [ %80, %79 ], [ null, %77 ]
  %83 = icmp ne ptr %82, null
  %.87 = select i1 %83, ptr %82, ptr %36
  call void @copy_back(i64 %2, i64 %3, ptr %.87, ptr %11, i64 %12)
  call void @free(ptr %82)
  call void @free(ptr %29)
  call void @free(ptr %36)
  br label %84

84:                                               ; preds = %81, %14
  ret void
}

define internal ptr @room(i64 %0) {
  %2 = call i64 @at_least_1(i64 %0)
  %3 = call i64 @size_of_number()
  %4 = mul nsw i64 %2, %3
  %5 = call ptr @malloc(i64 %4)
  ret ptr %5
}

declare ptr @malloc(i64)

declare i64 @size_of_number()

define internal i64 @first(i64 %0, i64 %1) {
  %3 = icmp slt i64 %1, 0
  %4 = sub nsw i64 1, %0
  %5 = mul nsw i64 %4, %1
  %6 = select i1 %3, i64 %5, i64 0
  ret i64 %6
}

define internal void @reflect(i64 %0, i64 %1, double %2, ptr %3, ptr %4, i64 %5) {
  %7 = icmp sle i64 %0, 0
  %8 = icmp sle i64 %1, 0
  %or.cond = or i1 %7, %8
  br i1 %or.cond, label %12, label %9

9:                                                ; preds = %6
  %10 = call ptr @zeros(i64 %1)
  call void @blas_gemv(i32 84, i64 %0, i64 %1, double 1.000000e+00, ptr %4, i64 %5, ptr %3, i64 1, double 0.000000e+00, ptr %10, i64 1)
  %11 = fneg reassoc nsz double %2
  call void @blas_ger(i64 %0, i64 %1, double %11, ptr %3, i64 1, ptr %10, i64 1, ptr %4, i64 %5)
  call void @free(ptr %10)
  br label %12

12:                                               ; preds = %6, %9
  ret void
}

declare void @blas_gemv(i32, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64)

declare double @blas_dot(i64, ptr, i64, ptr, i64)

declare void @blas_ger(i64, i64, double, ptr, i64, ptr, i64, ptr, i64)

declare double @llvm.sqrt.f64(double)
