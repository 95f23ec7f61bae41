; Made from cholesky.c by `python -m enzyme_hub._bitcode`.
define void @potrf_keep(i32 %0, i64 %1, ptr %2, ptr %3, i64 %4, i32 %5, ptr %6) {
  %8 = icmp ne ptr %3, null
  br i1 %8, label %9, label %16

9:                                                ; preds = %7
  %10 = ashr i32 %5, 0
  %11 = and i32 %10, 1
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %9
  %14 = call ptr @matrix_copy(i64 %1, i64 %1, ptr %2, i64 %4)
  %15 = getelementptr inbounds ptr, ptr %6, i64 0
  store ptr %14, ptr %15, align 8
  br label %16

16:                                               ; preds = %13, %9, %7
  ret void
}

define internal ptr @matrix_copy(i64 %0, i64 %1, ptr %2, i64 %3) {
  %5 = mul nsw i64 %0, %1
  %6 = call ptr @room(i64 %5)
  br label %7

7:                                                ; preds = %25, %4
  %.016 = phi i64 [ 0, %4 ], [ %26, %25 ]
  %8 = icmp slt i64 %.016, %1
  br i1 %8, label %9, label %27

9:                                                ; preds = %7, %11
  %.0 = phi i64 [ %24, %11 ], [ 0, %7 ]
  %10 = icmp slt i64 %.0, %0
  br i1 %10, label %11, label %25

11:                                               ; preds = %9
  %12 = mul nsw i64 %.016, %3
  %13 = add nsw i64 %12, %.0
  %14 = getelementptr inbounds { double, double }, ptr %2, i64 %13
  %15 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 0
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 1
  %18 = load double, ptr %17, align 8
  %19 = mul nsw i64 %.016, %0
  %20 = add nsw i64 %19, %.0
  %21 = getelementptr inbounds { double, double }, ptr %6, i64 %20
  %22 = getelementptr inbounds nuw { double, double }, ptr %21, i32 0, i32 0
  %23 = getelementptr inbounds nuw { double, double }, ptr %21, i32 0, i32 1
  store double %16, ptr %22, align 8
  store double %18, ptr %23, align 8
  %24 = add nsw i64 %.0, 1
  br label %9

25:                                               ; preds = %9
  %26 = add nsw i64 %.016, 1
  br label %7

27:                                               ; preds = %7
  ret ptr %6
}

define void @potrf_gradient(i32 %0, i64 %1, ptr %2, ptr %3, i64 %4, ptr %5) {
  %7 = getelementptr inbounds ptr, ptr %5, i64 0
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %14

10:                                               ; preds = %6
  %11 = getelementptr inbounds ptr, ptr %5, i64 0
  %12 = load ptr, ptr %11, align 8
  %13 = call i64 @at_least_1(i64 %1)
  br label %14

14:                                               ; preds = %10, %6
  %.011 = phi ptr [ %12, %10 ], [ %2, %6 ]
  %.0 = phi i64 [ %13, %10 ], [ %4, %6 ]
  %15 = icmp ne ptr %3, null
  br i1 %15, label %16, label %17

16:                                               ; preds = %14
  call void @potrf_reverse(i32 %0, i64 %1, ptr %.011, i64 %.0, ptr %3, i64 %4)
  br label %17

17:                                               ; preds = %16, %14
  ret void
}

define internal i64 @at_least_1(i64 %0) {
  %2 = icmp sgt i64 %0, 1
  %. = select i1 %2, i64 %0, i64 1
  ret i64 %.
}

define internal void @potrf_reverse(i32 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) {
  %7 = icmp sle i64 %1, 0
  br i1 %7, label %36, label %8

8:                                                ; preds = %6
  %9 = icmp eq i32 %0, 76
  br i1 %9, label %10, label %11

10:                                               ; preds = %8
  call void @factor_gradient(i64 %1, ptr %2, i64 %3, ptr %4, i64 %5)
  br label %36

11:                                               ; preds = %8
  %12 = call ptr @adjoint_copy(i64 %1, i64 %1, ptr %2, i64 %3)
  %13 = call ptr @adjoint_copy(i64 %1, i64 %1, ptr %4, i64 %5)
  call void @factor_gradient(i64 %1, ptr %12, i64 %1, ptr %13, i64 %1)
  br label %14

14:                                               ; preds = %33, %11
  %.035 = phi i64 [ 0, %11 ], [ %34, %33 ]
  %15 = icmp slt i64 %.035, %1
  br i1 %15, label %16, label %35

16:                                               ; preds = %14, %18
  %.0 = phi i64 [ %32, %18 ], [ 0, %14 ]
  %17 = icmp sle i64 %.0, %.035
  br i1 %17, label %18, label %33

18:                                               ; preds = %16
  %19 = mul nsw i64 %.0, %1
  %20 = add nsw i64 %19, %.035
  %21 = getelementptr inbounds { double, double }, ptr %13, i64 %20
  %22 = getelementptr inbounds nuw { double, double }, ptr %21, i32 0, i32 0
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw { double, double }, ptr %21, i32 0, i32 1
  %25 = load double, ptr %24, align 8
  %26 = fneg reassoc nsz double %25
  %27 = mul nsw i64 %.035, %5
  %28 = add nsw i64 %27, %.0
  %29 = getelementptr inbounds { double, double }, ptr %4, i64 %28
  %30 = getelementptr inbounds nuw { double, double }, ptr %29, i32 0, i32 0
  %31 = getelementptr inbounds nuw { double, double }, ptr %29, i32 0, i32 1
  store double %23, ptr %30, align 8
  store double %26, ptr %31, align 8
  %32 = add nsw i64 %.0, 1
  br label %16

33:                                               ; preds = %16
  %34 = add nsw i64 %.035, 1
  br label %14

35:                                               ; preds = %14
  call void @free(ptr %12)
  call void @free(ptr %13)
  br label %36

36:                                               ; preds = %6, %35, %10
  ret void
}

define void @potrf_tangent_after(i32 %0, i64 %1, ptr %2, ptr %3, i64 %4) {
  %6 = icmp eq ptr %3, null
  %7 = icmp sle i64 %1, 0
  %or.cond = or i1 %6, %7
  br i1 %or.cond, label %136, label %8

8:                                                ; preds = %5
  %9 = icmp eq i32 %0, 76
  %10 = zext i1 %9 to i32
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %8
  %13 = call ptr @matrix_copy(i64 %1, i64 %1, ptr %2, i64 %4)
  br label %16

14:                                               ; preds = %8
  %15 = call ptr @adjoint_copy(i64 %1, i64 %1, ptr %2, i64 %4)
  br label %16

16:                                               ; preds = %14, %12
  %17 = phi ptr [ %13, %12 ], [ %15, %14 ]
  %18 = mul nsw i64 %1, %1
  %19 = call ptr @room(i64 %18)
  br label %20

20:                                               ; preds = %66, %16
  %.0107 = phi i64 [ 0, %16 ], [ %67, %66 ]
  %21 = icmp slt i64 %.0107, %1
  br i1 %21, label %22, label %68

22:                                               ; preds = %20, %43
  %.0110 = phi i64 [ %65, %43 ], [ 0, %20 ]
  %23 = icmp sle i64 %.0110, %.0107
  br i1 %23, label %24, label %66

24:                                               ; preds = %22
  %25 = icmp ne i32 %10, 0
  br i1 %25, label %26, label %34

26:                                               ; preds = %24
  %27 = mul nsw i64 %.0110, %4
  %28 = add nsw i64 %27, %.0107
  %29 = getelementptr inbounds { double, double }, ptr %3, i64 %28
  %30 = getelementptr inbounds nuw { double, double }, ptr %29, i32 0, i32 0
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds nuw { double, double }, ptr %29, i32 0, i32 1
  %33 = load double, ptr %32, align 8
  br label %43

34:                                               ; preds = %24
  %35 = mul nsw i64 %.0107, %4
  %36 = add nsw i64 %35, %.0110
  %37 = getelementptr inbounds { double, double }, ptr %3, i64 %36
  %38 = getelementptr inbounds nuw { double, double }, ptr %37, i32 0, i32 0
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds nuw { double, double }, ptr %37, i32 0, i32 1
  %41 = load double, ptr %40, align 8
  %42 = fneg reassoc nsz double %41
  br label %43

43:                                               ; preds = %34, %26
  %44 = phi reassoc nsz double [ %31, %26 ], [ %39, %34 ]
  %45 = phi reassoc nsz double [ %33, %26 ], [ %42, %34 ]
  %46 = icmp eq i64 %.0110, %.0107
  %. = select reassoc nsz i1 %46, double 0.000000e+00, double %45
  %47 = mul nsw i64 %.0110, %1
  %48 = add nsw i64 %47, %.0107
  %49 = getelementptr inbounds { double, double }, ptr %19, i64 %48
  %50 = getelementptr inbounds nuw { double, double }, ptr %49, i32 0, i32 0
  %51 = getelementptr inbounds nuw { double, double }, ptr %49, i32 0, i32 1
  store double %44, ptr %50, align 8
  store double %., ptr %51, align 8
  %52 = mul nsw i64 %.0110, %1
  %53 = add nsw i64 %52, %.0107
  %54 = getelementptr inbounds { double, double }, ptr %19, i64 %53
  %55 = getelementptr inbounds nuw { double, double }, ptr %54, i32 0, i32 0
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds nuw { double, double }, ptr %54, i32 0, i32 1
  %58 = load double, ptr %57, align 8
  %59 = fneg reassoc nsz double %58
  %60 = mul nsw i64 %.0107, %1
  %61 = add nsw i64 %60, %.0110
  %62 = getelementptr inbounds { double, double }, ptr %19, i64 %61
  %63 = getelementptr inbounds nuw { double, double }, ptr %62, i32 0, i32 0
  %64 = getelementptr inbounds nuw { double, double }, ptr %62, i32 0, i32 1
  store double %56, ptr %63, align 8
  store double %59, ptr %64, align 8
  %65 = add nsw i64 %.0110, 1
  br label %22

66:                                               ; preds = %22
  %67 = add nsw i64 %.0107, 1
  br label %20

68:                                               ; preds = %20
  call void @blas_trsm(i32 76, i32 76, i32 78, i32 78, i64 %1, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %17, i64 %1, ptr %19, i64 %1)
  call void @blas_trsm(i32 82, i32 76, i32 67, i32 78, i64 %1, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %17, i64 %1, ptr %19, i64 %1)
  br label %69

69:                                               ; preds = %80, %68
  %.0109 = phi i64 [ 0, %68 ], [ %92, %80 ]
  %70 = icmp slt i64 %.0109, %1
  br i1 %70, label %71, label %93

71:                                               ; preds = %69, %73
  %.0108 = phi i64 [ %79, %73 ], [ 0, %69 ]
  %72 = icmp slt i64 %.0108, %.0109
  br i1 %72, label %73, label %80

73:                                               ; preds = %71
  %74 = mul nsw i64 %.0109, %1
  %75 = add nsw i64 %74, %.0108
  %76 = getelementptr inbounds { double, double }, ptr %19, i64 %75
  %77 = getelementptr inbounds nuw { double, double }, ptr %76, i32 0, i32 0
  %78 = getelementptr inbounds nuw { double, double }, ptr %76, i32 0, i32 1
  store double 0.000000e+00, ptr %77, align 8
  store double 0.000000e+00, ptr %78, align 8
  %79 = add nsw i64 %.0108, 1
  br label %71

80:                                               ; preds = %71
  %81 = mul nsw i64 %.0109, %1
  %82 = add nsw i64 %81, %.0109
  %83 = getelementptr inbounds { double, double }, ptr %19, i64 %82
  %84 = getelementptr inbounds nuw { double, double }, ptr %83, i32 0, i32 0
  %85 = load double, ptr %84, align 8
  %86 = getelementptr inbounds nuw { double, double }, ptr %83, i32 0, i32 1
  %87 = load double, ptr %86, align 8
  %88 = fdiv reassoc nsz double %85, 2.000000e+00
  %89 = fdiv reassoc nsz double %87, 2.000000e+00
  %90 = getelementptr inbounds nuw { double, double }, ptr %83, i32 0, i32 0
  %91 = getelementptr inbounds nuw { double, double }, ptr %83, i32 0, i32 1
  store double %88, ptr %90, align 8
  store double %89, ptr %91, align 8
  %92 = add nsw i64 %.0109, 1
  br label %69

93:                                               ; preds = %69
  call void @blas_trmm(i32 76, i32 76, i32 78, i32 78, i64 %1, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %17, i64 %1, ptr %19, i64 %1)
  br label %94

94:                                               ; preds = %133, %93
  %.0106 = phi i64 [ 0, %93 ], [ %134, %133 ]
  %95 = icmp slt i64 %.0106, %1
  br i1 %95, label %96, label %135

96:                                               ; preds = %94, %127
  %.0 = phi i64 [ %132, %127 ], [ %.0106, %94 ]
  %97 = icmp slt i64 %.0, %1
  br i1 %97, label %98, label %133

98:                                               ; preds = %96
  %99 = icmp ne i32 %10, 0
  br i1 %99, label %100, label %108

100:                                              ; preds = %98
  %101 = mul nsw i64 %.0106, %1
  %102 = add nsw i64 %101, %.0
  %103 = getelementptr inbounds { double, double }, ptr %19, i64 %102
  %104 = getelementptr inbounds nuw { double, double }, ptr %103, i32 0, i32 0
  %105 = load double, ptr %104, align 8
  %106 = getelementptr inbounds nuw { double, double }, ptr %103, i32 0, i32 1
  %107 = load double, ptr %106, align 8
  br label %117

108:                                              ; preds = %98
  %109 = mul nsw i64 %.0106, %1
  %110 = add nsw i64 %109, %.0
  %111 = getelementptr inbounds { double, double }, ptr %19, i64 %110
  %112 = getelementptr inbounds nuw { double, double }, ptr %111, i32 0, i32 0
  %113 = load double, ptr %112, align 8
  %114 = getelementptr inbounds nuw { double, double }, ptr %111, i32 0, i32 1
  %115 = load double, ptr %114, align 8
  %116 = fneg reassoc nsz double %115
  br label %117

117:                                              ; preds = %108, %100
  %118 = phi reassoc nsz double [ %105, %100 ], [ %113, %108 ]
  %119 = phi reassoc nsz double [ %107, %100 ], [ %116, %108 ]
  %120 = icmp ne i32 %10, 0
  br i1 %120, label %121, label %124

121:                                              ; preds = %117
  %122 = mul nsw i64 %.0106, %4
  %123 = add nsw i64 %122, %.0
  br label %127

124:                                              ; preds = %117
  %125 = mul nsw i64 %.0, %4
  %126 = add nsw i64 %125, %.0106
  br label %127

127:                                              ; preds = %124, %121
  %128 = phi i64 [ %123, %121 ], [ %126, %124 ]
  %129 = getelementptr inbounds { double, double }, ptr %3, i64 %128
  %130 = getelementptr inbounds nuw { double, double }, ptr %129, i32 0, i32 0
  %131 = getelementptr inbounds nuw { double, double }, ptr %129, i32 0, i32 1
  store double %118, ptr %130, align 8
  store double %119, ptr %131, align 8
  %132 = add nsw i64 %.0, 1
  br label %96

133:                                              ; preds = %96
  %134 = add nsw i64 %.0106, 1
  br label %94

135:                                              ; preds = %94
  call void @free(ptr %17)
  call void @free(ptr %19)
  br label %136

136:                                              ; preds = %5, %135
  ret void
}

define internal ptr @adjoint_copy(i64 %0, i64 %1, ptr %2, i64 %3) {
  %5 = mul nsw i64 %0, %1
  %6 = call ptr @room(i64 %5)
  br label %7

7:                                                ; preds = %26, %4
  %.016 = phi i64 [ 0, %4 ], [ %27, %26 ]
  %8 = icmp slt i64 %.016, %1
  br i1 %8, label %9, label %28

9:                                                ; preds = %7, %11
  %.0 = phi i64 [ %25, %11 ], [ 0, %7 ]
  %10 = icmp slt i64 %.0, %0
  br i1 %10, label %11, label %26

11:                                               ; preds = %9
  %12 = mul nsw i64 %.016, %3
  %13 = add nsw i64 %12, %.0
  %14 = getelementptr inbounds { double, double }, ptr %2, i64 %13
  %15 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 0
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 1
  %18 = load double, ptr %17, align 8
  %19 = fneg reassoc nsz double %18
  %20 = mul nsw i64 %.0, %1
  %21 = add nsw i64 %20, %.016
  %22 = getelementptr inbounds { double, double }, ptr %6, i64 %21
  %23 = getelementptr inbounds nuw { double, double }, ptr %22, i32 0, i32 0
  %24 = getelementptr inbounds nuw { double, double }, ptr %22, i32 0, i32 1
  store double %16, ptr %23, align 8
  store double %19, ptr %24, align 8
  %25 = add nsw i64 %.0, 1
  br label %9

26:                                               ; preds = %9
  %27 = add nsw i64 %.016, 1
  br label %7

28:                                               ; preds = %7
  ret ptr %6
}

define internal ptr @room(i64 %0) {
  %2 = call i64 @at_least_1(i64 %0)
  %3 = call i64 @size_of_number()
  %4 = mul nsw i64 %2, %3
  %5 = call ptr @malloc(i64 %4)
  ret ptr %5
}

declare void @blas_trsm(i32, i32, i32, i32, i64, i64, double, double, ptr, i64, ptr, i64)

declare void @blas_trmm(i32, i32, i32, i32, i64, i64, double, double, ptr, i64, ptr, i64)

declare void @free(ptr)

define void @potrs_keep(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8, i32 %9, ptr %10) {
  %magicptr = ptrtoint ptr %7 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %29, label %12

12:                                               ; preds = %11
  %13 = ashr i32 %9, 0
  %14 = and i32 %13, 1
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %19

16:                                               ; preds = %12
  %17 = call ptr @matrix_copy(i64 %1, i64 %1, ptr %3, i64 %5)
  %18 = getelementptr inbounds ptr, ptr %10, i64 0
  store ptr %17, ptr %18, align 8
  br label %19

19:                                               ; preds = %16, %12
  %20 = icmp ne ptr %7, null
  %21 = icmp ne ptr %4, null
  %or.cond = and i1 %20, %21
  br i1 %or.cond, label %22, label %29

22:                                               ; preds = %19
  %23 = ashr i32 %9, 1
  %24 = and i32 %23, 1
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %29

26:                                               ; preds = %22
  %27 = call ptr @matrix_copy(i64 %1, i64 %2, ptr %6, i64 %8)
  %28 = getelementptr inbounds ptr, ptr %10, i64 1
  store ptr %27, ptr %28, align 8
  br label %29

29:                                               ; preds = %11, %26, %22, %19
  ret void
}

define void @potrs_gradient(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8, ptr %9) {
  %11 = getelementptr inbounds ptr, ptr %9, i64 0
  %12 = load ptr, ptr %11, align 8
  %13 = icmp ne ptr %12, null
  br i1 %13, label %14, label %18

14:                                               ; preds = %10
  %15 = getelementptr inbounds ptr, ptr %9, i64 0
  %16 = load ptr, ptr %15, align 8
  %17 = call i64 @at_least_1(i64 %1)
  br label %18

18:                                               ; preds = %14, %10
  %.089 = phi i64 [ %17, %14 ], [ %5, %10 ]
  %.0 = phi ptr [ %16, %14 ], [ %3, %10 ]
  %19 = getelementptr inbounds ptr, ptr %9, i64 1
  %20 = load ptr, ptr %19, align 8
  %21 = icmp ne ptr %20, null
  br i1 %21, label %22, label %26

22:                                               ; preds = %18
  %23 = getelementptr inbounds ptr, ptr %9, i64 1
  %24 = load ptr, ptr %23, align 8
  %25 = call i64 @at_least_1(i64 %1)
  br label %26

26:                                               ; preds = %22, %18
  %.091 = phi ptr [ %24, %22 ], [ %6, %18 ]
  %.090 = phi i64 [ %25, %22 ], [ %8, %18 ]
  %27 = icmp ne ptr %7, null
  %28 = icmp sgt i64 %1, 0
  %or.cond = and i1 %27, %28
  %29 = icmp sgt i64 %2, 0
  %or.cond92 = and i1 %or.cond, %29
  br i1 %or.cond92, label %30, label %42

30:                                               ; preds = %26
  call void @blas_potrs(i32 %0, i64 %1, i64 %2, ptr %.0, i64 %.089, ptr %7, i64 %8)
  %31 = icmp ne ptr %4, null
  br i1 %31, label %32, label %42

32:                                               ; preds = %30
  %33 = icmp eq i32 %0, 76
  %34 = zext i1 %33 to i64
  %35 = select i1 %33, i32 67, i32 78
  %36 = call ptr @matrix_copy(i64 %1, i64 %2, ptr %.091, i64 %.090)
  %37 = call ptr @matrix_copy(i64 %1, i64 %2, ptr %7, i64 %8)
  call void @blas_trmm(i32 76, i32 %0, i32 %35, i32 78, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %.0, i64 %.089, ptr %36, i64 %1)
  call void @blas_trmm(i32 76, i32 %0, i32 %35, i32 78, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %.0, i64 %.089, ptr %37, i64 %1)
  %38 = icmp eq i32 %0, 76
  br i1 %38, label %39, label %40

39:                                               ; preds = %32
  call void @add_gemm_triangle(i32 76, i32 0, i32 78, i32 67, i64 %1, i64 %2, double -1.000000e+00, double 0.000000e+00, ptr %7, i64 %8, ptr %36, i64 %1, ptr %4, i64 %5)
  call void @add_gemm_triangle(i32 76, i32 0, i32 78, i32 67, i64 %1, i64 %2, double -1.000000e+00, double 0.000000e+00, ptr %.091, i64 %.090, ptr %37, i64 %1, ptr %4, i64 %5)
  br label %41

40:                                               ; preds = %32
  call void @add_gemm_triangle(i32 85, i32 0, i32 78, i32 67, i64 %1, i64 %2, double -1.000000e+00, double 0.000000e+00, ptr %36, i64 %1, ptr %7, i64 %8, ptr %4, i64 %5)
  call void @add_gemm_triangle(i32 85, i32 0, i32 78, i32 67, i64 %1, i64 %2, double -1.000000e+00, double 0.000000e+00, ptr %37, i64 %1, ptr %.091, i64 %.090, ptr %4, i64 %5)
  br label %41

41:                                               ; preds = %40, %39
  call void @free(ptr %36)
  call void @free(ptr %37)
  br label %42

42:                                               ; preds = %30, %41, %26
  ret void
}

declare void @blas_potrs(i32, i64, i64, ptr, i64, ptr, i64)

define internal void @add_gemm_triangle(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, double %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) {
  %15 = icmp sle i64 %4, 0
  %16 = icmp sle i64 %5, 0
  %or.cond = or i1 %15, %16
  br i1 %or.cond, label %144, label %17

17:                                               ; preds = %14
  %18 = icmp sle i64 %5, 4
  br i1 %18, label %19, label %102

19:                                               ; preds = %17, %100
  %.0 = phi i64 [ %101, %100 ], [ 0, %17 ]
  %20 = icmp slt i64 %.0, %4
  br i1 %20, label %21, label %144

21:                                               ; preds = %19, %98
  %.0144 = phi i64 [ %99, %98 ], [ 0, %19 ]
  %22 = icmp slt i64 %.0144, %5
  br i1 %22, label %23, label %100

23:                                               ; preds = %21
  %24 = call i64 @low(i32 %0, i64 %.0, i32 %1)
  %25 = icmp eq i32 %2, 78
  %. = select i1 %25, i64 1, i64 %9
  %26 = icmp eq i32 %2, 78
  %27 = mul nsw i64 %.0144, %9
  %28 = getelementptr inbounds { double, double }, ptr %8, i64 %27
  %29 = getelementptr inbounds { double, double }, ptr %8, i64 %.0144
  %30 = select i1 %26, ptr %28, ptr %29
  %31 = mul nsw i64 %24, %.
  %32 = getelementptr inbounds { double, double }, ptr %30, i64 %31
  %33 = icmp eq i32 %3, 78
  br i1 %33, label %34, label %42

34:                                               ; preds = %23
  %35 = mul nsw i64 %.0, %11
  %36 = add nsw i64 %35, %.0144
  %37 = getelementptr inbounds { double, double }, ptr %10, i64 %36
  %38 = getelementptr inbounds nuw { double, double }, ptr %37, i32 0, i32 0
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds nuw { double, double }, ptr %37, i32 0, i32 1
  %41 = load double, ptr %40, align 8
  br label %51

42:                                               ; preds = %23
  %43 = mul nsw i64 %.0144, %11
  %44 = add nsw i64 %43, %.0
  %45 = getelementptr inbounds { double, double }, ptr %10, i64 %44
  %46 = getelementptr inbounds nuw { double, double }, ptr %45, i32 0, i32 0
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds nuw { double, double }, ptr %45, i32 0, i32 1
  %49 = load double, ptr %48, align 8
  %50 = fneg reassoc nsz double %49
  br label %51

51:                                               ; preds = %42, %34
  %52 = phi reassoc nsz double [ %39, %34 ], [ %47, %42 ]
  %53 = phi reassoc nsz double [ %41, %34 ], [ %50, %42 ]
  %54 = fmul reassoc nsz double %6, %52
  %55 = fmul reassoc nsz double %7, %53
  %56 = fmul reassoc nsz double %6, %53
  %57 = fmul reassoc nsz double %7, %52
  %58 = fsub reassoc nsz double %54, %55
  %59 = fadd reassoc nsz double %56, %57
  br label %60

60:                                               ; preds = %76, %51
  %.0146 = phi i64 [ %24, %51 ], [ %96, %76 ]
  %.0145 = phi ptr [ %32, %51 ], [ %97, %76 ]
  %61 = call i64 @high(i32 %0, i64 %.0, i64 %4, i32 %1)
  %62 = icmp slt i64 %.0146, %61
  br i1 %62, label %63, label %98

63:                                               ; preds = %60
  %64 = icmp eq i32 %2, 78
  br i1 %64, label %65, label %70

65:                                               ; preds = %63
  %66 = getelementptr inbounds nuw { double, double }, ptr %.0145, i32 0, i32 0
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds nuw { double, double }, ptr %.0145, i32 0, i32 1
  %69 = load double, ptr %68, align 8
  br label %76

70:                                               ; preds = %63
  %71 = getelementptr inbounds nuw { double, double }, ptr %.0145, i32 0, i32 0
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds nuw { double, double }, ptr %.0145, i32 0, i32 1
  %74 = load double, ptr %73, align 8
  %75 = fneg reassoc nsz double %74
  br label %76

76:                                               ; preds = %70, %65
  %77 = phi reassoc nsz double [ %67, %65 ], [ %72, %70 ]
  %78 = phi reassoc nsz double [ %69, %65 ], [ %75, %70 ]
  %79 = fmul reassoc nsz double %58, %77
  %80 = fmul reassoc nsz double %59, %78
  %81 = fmul reassoc nsz double %58, %78
  %82 = fmul reassoc nsz double %59, %77
  %83 = fsub reassoc nsz double %79, %80
  %84 = fadd reassoc nsz double %81, %82
  %85 = mul nsw i64 %.0, %13
  %86 = add nsw i64 %85, %.0146
  %87 = getelementptr inbounds { double, double }, ptr %12, i64 %86
  %88 = getelementptr inbounds nuw { double, double }, ptr %87, i32 0, i32 0
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds nuw { double, double }, ptr %87, i32 0, i32 1
  %91 = load double, ptr %90, align 8
  %92 = fadd reassoc nsz double %89, %83
  %93 = fadd reassoc nsz double %91, %84
  %94 = getelementptr inbounds nuw { double, double }, ptr %87, i32 0, i32 0
  %95 = getelementptr inbounds nuw { double, double }, ptr %87, i32 0, i32 1
  store double %92, ptr %94, align 8
  store double %93, ptr %95, align 8
  %96 = add nsw i64 %.0146, 1
  %97 = getelementptr inbounds { double, double }, ptr %.0145, i64 %.
  br label %60

98:                                               ; preds = %60
  %99 = add nsw i64 %.0144, 1
  br label %21

100:                                              ; preds = %21
  %101 = add nsw i64 %.0, 1
  br label %19

102:                                              ; preds = %17
  %103 = call ptr @room(i64 4096)
  br label %104

104:                                              ; preds = %141, %102
  %.0147 = phi i64 [ 0, %102 ], [ %142, %141 ]
  %105 = icmp slt i64 %.0147, %4
  br i1 %105, label %106, label %143

106:                                              ; preds = %104
  %107 = sub nsw i64 %4, %.0147
  %108 = call i64 @smaller(i64 64, i64 %107)
  %109 = add nsw i64 %.0147, %108
  %110 = icmp eq i32 %3, 78
  %111 = mul nsw i64 %.0147, %11
  %112 = getelementptr inbounds { double, double }, ptr %10, i64 %111
  %113 = getelementptr inbounds { double, double }, ptr %10, i64 %.0147
  %114 = select i1 %110, ptr %112, ptr %113
  %115 = icmp eq i32 %2, 78
  %116 = getelementptr inbounds { double, double }, ptr %8, i64 %.0147
  %117 = mul nsw i64 %.0147, %9
  %118 = getelementptr inbounds { double, double }, ptr %8, i64 %117
  %119 = select i1 %115, ptr %116, ptr %118
  call void @blas_gemm(i32 %2, i32 %3, i64 %108, i64 %108, i64 %5, double %6, double %7, ptr %119, i64 %9, ptr %114, i64 %11, double 0.000000e+00, double 0.000000e+00, ptr %103, i64 64)
  %120 = mul nsw i64 %.0147, %13
  %121 = getelementptr inbounds { double, double }, ptr %12, i64 %120
  %122 = getelementptr inbounds { double, double }, ptr %121, i64 %.0147
  call void @add_triangle(i32 %0, i32 %1, i64 %108, double 1.000000e+00, double 0.000000e+00, ptr %103, i64 64, ptr %122, i64 %13)
  %123 = icmp eq i32 %0, 85
  %124 = icmp sgt i64 %.0147, 0
  %or.cond148 = and i1 %123, %124
  br i1 %or.cond148, label %125, label %128

125:                                              ; preds = %106
  %126 = mul nsw i64 %.0147, %13
  %127 = getelementptr inbounds { double, double }, ptr %12, i64 %126
  call void @blas_gemm(i32 %2, i32 %3, i64 %.0147, i64 %108, i64 %5, double %6, double %7, ptr %8, i64 %9, ptr %114, i64 %11, double 1.000000e+00, double 0.000000e+00, ptr %127, i64 %13)
  br label %128

128:                                              ; preds = %125, %106
  %129 = icmp eq i32 %0, 76
  %130 = icmp slt i64 %109, %4
  %or.cond149 = select i1 %129, i1 %130, i1 false
  br i1 %or.cond149, label %131, label %141

131:                                              ; preds = %128
  %132 = icmp eq i32 %2, 78
  %133 = getelementptr inbounds { double, double }, ptr %8, i64 %109
  %134 = mul nsw i64 %109, %9
  %135 = getelementptr inbounds { double, double }, ptr %8, i64 %134
  %136 = select i1 %132, ptr %133, ptr %135
  %137 = sub nsw i64 %4, %109
  %138 = mul nsw i64 %.0147, %13
  %139 = getelementptr inbounds { double, double }, ptr %12, i64 %138
  %140 = getelementptr inbounds { double, double }, ptr %139, i64 %109
  call void @blas_gemm(i32 %2, i32 %3, i64 %137, i64 %108, i64 %5, double %6, double %7, ptr %136, i64 %9, ptr %114, i64 %11, double 1.000000e+00, double 0.000000e+00, ptr %140, i64 %13)
  br label %141

141:                                              ; preds = %128, %131
  %142 = add nsw i64 %.0147, 64
  br label %104

143:                                              ; preds = %104
  call void @free(ptr %103)
  br label %144

144:                                              ; preds = %19, %14, %143
  ret void
}

define void @potrs_tangent_after(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8) {
  %10 = icmp eq ptr %7, null
  %11 = icmp sle i64 %1, 0
  %or.cond = or i1 %10, %11
  %12 = icmp sle i64 %2, 0
  %or.cond76 = or i1 %or.cond, %12
  br i1 %or.cond76, label %23, label %13

13:                                               ; preds = %9
  %14 = icmp ne ptr %4, null
  br i1 %14, label %15, label %22

15:                                               ; preds = %13
  %16 = icmp eq i32 %0, 76
  %17 = zext i1 %16 to i64
  %18 = select i1 %16, i32 67, i32 78
  %19 = call i32 @adjoint_of(i32 %18)
  %20 = call ptr @matrix_copy(i64 %1, i64 %2, ptr %6, i64 %8)
  %21 = call ptr @matrix_copy(i64 %1, i64 %2, ptr %6, i64 %8)
  call void @blas_trmm(i32 76, i32 %0, i32 %18, i32 78, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %5, ptr %20, i64 %1)
  call void @blas_trmm(i32 76, i32 %0, i32 %19, i32 78, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %4, i64 %5, ptr %20, i64 %1)
  call void @blas_trmm(i32 76, i32 %0, i32 %18, i32 78, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %4, i64 %5, ptr %21, i64 %1)
  call void @blas_trmm(i32 76, i32 %0, i32 %19, i32 78, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %5, ptr %21, i64 %1)
  call void @add_matrix(i64 %1, i64 %2, double -1.000000e+00, double 0.000000e+00, ptr %20, i64 %1, ptr %7, i64 %8)
  call void @add_matrix(i64 %1, i64 %2, double -1.000000e+00, double 0.000000e+00, ptr %21, i64 %1, ptr %7, i64 %8)
  call void @free(ptr %20)
  call void @free(ptr %21)
  br label %22

22:                                               ; preds = %15, %13
  call void @blas_potrs(i32 %0, i64 %1, i64 %2, ptr %3, i64 %5, ptr %7, i64 %8)
  br label %23

23:                                               ; preds = %9, %22
  ret void
}

define internal i32 @adjoint_of(i32 %0) {
  switch i32 %0, label %2 [
    i32 78, label %7
    i32 67, label %6
  ]

2:                                                ; preds = %1
  %3 = icmp eq i32 %0, 84
  %4 = zext i1 %3 to i64
  %5 = select i1 %3, i32 82, i32 84
  br label %7

6:                                                ; preds = %1
  br label %7

7:                                                ; preds = %2, %1, %6
  %8 = phi i32 [ 67, %1 ], [ %5, %2 ], [ 78, %6 ]
  ret i32 %8
}

define internal void @add_matrix(i64 %0, i64 %1, double %2, double %3, ptr %4, i64 %5, ptr %6, i64 %7) {
  br label %9

9:                                                ; preds = %11, %8
  %.0 = phi i64 [ 0, %8 ], [ %16, %11 ]
  %10 = icmp slt i64 %.0, %1
  br i1 %10, label %11, label %17

11:                                               ; preds = %9
  %12 = mul nsw i64 %.0, %5
  %13 = getelementptr inbounds { double, double }, ptr %4, i64 %12
  %14 = mul nsw i64 %.0, %7
  %15 = getelementptr inbounds { double, double }, ptr %6, i64 %14
  call void @blas_axpy(i64 %0, double %2, double %3, ptr %13, i64 1, ptr %15, i64 1)
  %16 = add nsw i64 %.0, 1
  br label %9

17:                                               ; preds = %9
  ret void
}

define void @posv_keep(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8, i32 %9, ptr %10) {
  %12 = icmp ne ptr %4, null
  %13 = icmp ne ptr %7, null
  %or.cond = or i1 %12, %13
  br i1 %or.cond, label %14, label %21

14:                                               ; preds = %11
  %15 = ashr i32 %9, 0
  %16 = and i32 %15, 1
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %14
  %19 = call ptr @matrix_copy(i64 %1, i64 %1, ptr %3, i64 %5)
  %20 = getelementptr inbounds ptr, ptr %10, i64 0
  store ptr %19, ptr %20, align 8
  br label %21

21:                                               ; preds = %11, %18, %14
  %22 = icmp ne ptr %7, null
  %23 = icmp ne ptr %4, null
  %or.cond15 = and i1 %22, %23
  br i1 %or.cond15, label %24, label %31

24:                                               ; preds = %21
  %25 = ashr i32 %9, 1
  %26 = and i32 %25, 1
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %31

28:                                               ; preds = %24
  %29 = call ptr @matrix_copy(i64 %1, i64 %2, ptr %6, i64 %8)
  %30 = getelementptr inbounds ptr, ptr %10, i64 1
  store ptr %29, ptr %30, align 8
  br label %31

31:                                               ; preds = %28, %24, %21
  ret void
}

define void @posv_gradient(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8, ptr %9) {
  %11 = getelementptr inbounds ptr, ptr %9, i64 0
  %12 = load ptr, ptr %11, align 8
  %13 = icmp ne ptr %12, null
  br i1 %13, label %14, label %18

14:                                               ; preds = %10
  %15 = getelementptr inbounds ptr, ptr %9, i64 0
  %16 = load ptr, ptr %15, align 8
  %17 = call i64 @at_least_1(i64 %1)
  br label %18

18:                                               ; preds = %14, %10
  %.062 = phi ptr [ %16, %14 ], [ %3, %10 ]
  %.060 = phi i64 [ %17, %14 ], [ %5, %10 ]
  %19 = getelementptr inbounds ptr, ptr %9, i64 1
  %20 = load ptr, ptr %19, align 8
  %21 = icmp ne ptr %20, null
  br i1 %21, label %22, label %26

22:                                               ; preds = %18
  %23 = getelementptr inbounds ptr, ptr %9, i64 1
  %24 = load ptr, ptr %23, align 8
  %25 = call i64 @at_least_1(i64 %1)
  br label %26

26:                                               ; preds = %22, %18
  %.063 = phi ptr [ %24, %22 ], [ %6, %18 ]
  %.061 = phi i64 [ %25, %22 ], [ %8, %18 ]
  %27 = icmp ne ptr %4, null
  br i1 %27, label %28, label %32

28:                                               ; preds = %26
  %29 = call i32 @is_zero_triangle(i32 %0, i64 %1, ptr %4, i64 %5)
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %32, label %31

31:                                               ; preds = %28
  call void @potrf_reverse(i32 %0, i64 %1, ptr %.062, i64 %.060, ptr %4, i64 %5)
  br label %32

32:                                               ; preds = %31, %28, %26
  %33 = icmp ne ptr %7, null
  %34 = icmp sgt i64 %1, 0
  %or.cond = and i1 %33, %34
  %35 = icmp sgt i64 %2, 0
  %or.cond64 = and i1 %or.cond, %35
  br i1 %or.cond64, label %36, label %53

36:                                               ; preds = %32
  call void @blas_potrs(i32 %0, i64 %1, i64 %2, ptr %.062, i64 %.060, ptr %7, i64 %8)
  %37 = icmp ne ptr %4, null
  br i1 %37, label %38, label %53

38:                                               ; preds = %36
  call void @add_gemm_triangle(i32 %0, i32 0, i32 78, i32 67, i64 %1, i64 %2, double -1.000000e+00, double 0.000000e+00, ptr %7, i64 %8, ptr %.063, i64 %.061, ptr %4, i64 %5)
  call void @add_gemm_triangle(i32 %0, i32 1, i32 78, i32 67, i64 %1, i64 %2, double -1.000000e+00, double 0.000000e+00, ptr %.063, i64 %.061, ptr %7, i64 %8, ptr %4, i64 %5)
  br label %39

39:                                               ; preds = %41, %38
  %.0 = phi i64 [ 0, %38 ], [ %52, %41 ]
  %40 = icmp slt i64 %.0, %1
  br i1 %40, label %41, label %53

41:                                               ; preds = %39
  %42 = add nsw i64 %5, 1
  %43 = mul nsw i64 %.0, %42
  %44 = getelementptr inbounds { double, double }, ptr %4, i64 %43
  %45 = getelementptr inbounds nuw { double, double }, ptr %44, i32 0, i32 0
  %46 = load double, ptr %45, align 8
  %47 = add nsw i64 %5, 1
  %48 = mul nsw i64 %.0, %47
  %49 = getelementptr inbounds { double, double }, ptr %4, i64 %48
  %50 = getelementptr inbounds nuw { double, double }, ptr %49, i32 0, i32 0
  %51 = getelementptr inbounds nuw { double, double }, ptr %49, i32 0, i32 1
  store double %46, ptr %50, align 8
  store double 0.000000e+00, ptr %51, align 8
  %52 = add nsw i64 %.0, 1
  br label %39

53:                                               ; preds = %36, %39, %32
  ret void
}

define internal i32 @is_zero_triangle(i32 %0, i64 %1, ptr %2, i64 %3) {
  br label %5

5:                                                ; preds = %26, %4
  %.018 = phi i32 [ undef, %4 ], [ %.2, %26 ]
  %.017 = phi i64 [ 0, %4 ], [ %27, %26 ]
  %6 = icmp slt i64 %.017, %1
  br i1 %6, label %7, label %28

7:                                                ; preds = %5
  %8 = call i64 @low(i32 %0, i64 %.017, i32 0)
  br label %9

9:                                                ; preds = %23, %7
  %.0 = phi i64 [ %8, %7 ], [ %24, %23 ]
  %10 = call i64 @high(i32 %0, i64 %.017, i64 %1, i32 0)
  %11 = icmp slt i64 %.0, %10
  br i1 %11, label %12, label %25

12:                                               ; preds = %9
  %13 = mul nsw i64 %.017, %3
  %14 = add nsw i64 %13, %.0
  %15 = getelementptr inbounds { double, double }, ptr %2, i64 %14
  %16 = getelementptr inbounds nuw { double, double }, ptr %15, i32 0, i32 0
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds nuw { double, double }, ptr %15, i32 0, i32 1
  %19 = load double, ptr %18, align 8
  %20 = fcmp reassoc nsz une double %17, 0.000000e+00
  %21 = fcmp reassoc nsz une double %19, 0.000000e+00
  %22 = or i1 %20, %21
  br i1 %22, label %25, label %23

23:                                               ; preds = %12
  %24 = add nsw i64 %.0, 1
  br label %9

25:                                               ; preds = %12, %9
  %.2 = phi i32 [ %.018, %9 ], [ 0, %12 ]
  %.1 = phi i32 [ 5, %9 ], [ 1, %12 ]
  %cond = icmp eq i32 %.1, 5
  br i1 %cond, label %26, label %28

26:                                               ; preds = %25
  %27 = add nsw i64 %.017, 1
  br label %5

28:                                               ; preds = %5, %25
  %.119 = phi i32 [ %.2, %25 ], [ %.018, %5 ]
  %.016 = phi i32 [ %.1, %25 ], [ 2, %5 ]
  switch i32 %.016, label %31 [
    i32 2, label %29
    i32 1, label %30
  ]

29:                                               ; preds = %28
  br label %30

30:                                               ; preds = %29, %28
  %.3 = phi i32 [ 1, %29 ], [ %.119, %28 ]
  ret i32 %.3

31:                                               ; preds = %28
  unreachable
}

define void @posv_tangent_after(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8) {
  %10 = icmp ne ptr %7, null
  %11 = icmp sgt i64 %1, 0
  %or.cond = and i1 %10, %11
  %12 = icmp sgt i64 %2, 0
  %or.cond26 = and i1 %or.cond, %12
  br i1 %or.cond26, label %13, label %17

13:                                               ; preds = %9
  %14 = icmp ne ptr %4, null
  br i1 %14, label %15, label %16

15:                                               ; preds = %13
  call void @blas_hemm(i32 76, i32 %0, i64 %1, i64 %2, double -1.000000e+00, double 0.000000e+00, ptr %4, i64 %5, ptr %6, i64 %8, double 1.000000e+00, double 0.000000e+00, ptr %7, i64 %8)
  br label %16

16:                                               ; preds = %15, %13
  call void @blas_potrs(i32 %0, i64 %1, i64 %2, ptr %3, i64 %5, ptr %7, i64 %8)
  br label %17

17:                                               ; preds = %16, %9
  call void @potrf_tangent_after(i32 %0, i64 %1, ptr %3, ptr %4, i64 %5)
  ret void
}

declare void @blas_hemm(i32, i32, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64)

define internal void @factor_gradient(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) {
  %6 = icmp sle i64 %0, 32
  br i1 %6, label %7, label %8

7:                                                ; preds = %5
  call void @small_factor(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4)
  br label %53

8:                                                ; preds = %5
  %9 = sdiv i64 %0, 2
  %10 = sub nsw i64 %0, %9
  %11 = getelementptr inbounds { double, double }, ptr %1, i64 %9
  %12 = mul nsw i64 %9, %2
  %13 = getelementptr inbounds { double, double }, ptr %1, i64 %12
  %14 = getelementptr inbounds { double, double }, ptr %13, i64 %9
  %15 = getelementptr inbounds { double, double }, ptr %3, i64 %9
  %16 = mul nsw i64 %9, %4
  %17 = getelementptr inbounds { double, double }, ptr %3, i64 %16
  %18 = getelementptr inbounds { double, double }, ptr %17, i64 %9
  call void @factor_gradient(i64 %10, ptr %14, i64 %2, ptr %18, i64 %4)
  call void @blas_hemm(i32 76, i32 76, i64 %10, i64 %9, double -1.000000e+00, double 0.000000e+00, ptr %18, i64 %4, ptr %11, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %15, i64 %4)
  br label %19

19:                                               ; preds = %50, %8
  %.0 = phi i64 [ 0, %8 ], [ %51, %50 ]
  %20 = icmp slt i64 %.0, %9
  br i1 %20, label %21, label %52

21:                                               ; preds = %19, %23
  %.075 = phi i64 [ %49, %23 ], [ 0, %19 ]
  %22 = icmp slt i64 %.075, %10
  br i1 %22, label %23, label %50

23:                                               ; preds = %21
  %24 = add nsw i64 %4, 1
  %25 = mul nsw i64 %.075, %24
  %26 = getelementptr inbounds { double, double }, ptr %18, i64 %25
  %27 = getelementptr inbounds nuw { double, double }, ptr %26, i32 0, i32 0
  %28 = load double, ptr %27, align 8
  %29 = mul nsw i64 %.0, %2
  %30 = add nsw i64 %29, %.075
  %31 = getelementptr inbounds { double, double }, ptr %11, i64 %30
  %32 = getelementptr inbounds nuw { double, double }, ptr %31, i32 0, i32 0
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds nuw { double, double }, ptr %31, i32 0, i32 1
  %35 = load double, ptr %34, align 8
  %36 = fmul reassoc nsz double %28, %33
  %37 = fmul reassoc nsz double %28, %35
  %38 = mul nsw i64 %.0, %4
  %39 = add nsw i64 %38, %.075
  %40 = getelementptr inbounds { double, double }, ptr %15, i64 %39
  %41 = getelementptr inbounds nuw { double, double }, ptr %40, i32 0, i32 0
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds nuw { double, double }, ptr %40, i32 0, i32 1
  %44 = load double, ptr %43, align 8
  %45 = fsub reassoc nsz double %42, %36
  %46 = fsub reassoc nsz double %44, %37
  %47 = getelementptr inbounds nuw { double, double }, ptr %40, i32 0, i32 0
  %48 = getelementptr inbounds nuw { double, double }, ptr %40, i32 0, i32 1
  store double %45, ptr %47, align 8
  store double %46, ptr %48, align 8
  %49 = add nsw i64 %.075, 1
  br label %21

50:                                               ; preds = %21
  %51 = add nsw i64 %.0, 1
  br label %19

52:                                               ; preds = %19
  call void @blas_trsm(i32 82, i32 76, i32 78, i32 78, i64 %10, i64 %9, double 1.000000e+00, double 0.000000e+00, ptr %1, i64 %2, ptr %15, i64 %4)
  call void @add_gemm_triangle(i32 76, i32 0, i32 67, i32 78, i64 %9, i64 %10, double -1.000000e+00, double 0.000000e+00, ptr %15, i64 %4, ptr %11, i64 %2, ptr %3, i64 %4)
  call void @factor_gradient(i64 %9, ptr %1, i64 %2, ptr %3, i64 %4)
  br label %53

53:                                               ; preds = %52, %7
  ret void
}

define internal void @small_factor(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) {
  %6 = sub nsw i64 %0, 1
  br label %7

7:                                                ; preds = %81, %5
  %.046 = phi i64 [ %6, %5 ], [ %87, %81 ]
  %8 = icmp sge i64 %.046, 0
  br i1 %8, label %9, label %88

9:                                                ; preds = %7
  %10 = mul nsw i64 %.046, %2
  %11 = getelementptr inbounds { double, double }, ptr %1, i64 %10
  %12 = mul nsw i64 %.046, %4
  %13 = getelementptr inbounds { double, double }, ptr %3, i64 %12
  %14 = getelementptr inbounds { double, double }, ptr %11, i64 %.046
  %15 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 0
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds { double, double }, ptr %13, i64 %.046
  %18 = getelementptr inbounds nuw { double, double }, ptr %17, i32 0, i32 0
  %19 = load double, ptr %18, align 8
  %20 = add nsw i64 %.046, 1
  br label %21

21:                                               ; preds = %23, %9
  %.047 = phi i64 [ %20, %9 ], [ %47, %23 ]
  %22 = icmp slt i64 %.047, %0
  br i1 %22, label %23, label %48

23:                                               ; preds = %21
  %24 = sub nsw i64 %0, %.047
  %25 = getelementptr inbounds { double, double }, ptr %11, i64 %.047
  %26 = getelementptr inbounds nuw { double, double }, ptr %25, i32 0, i32 0
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds nuw { double, double }, ptr %25, i32 0, i32 1
  %29 = load double, ptr %28, align 8
  %30 = mul nsw i64 %.047, %4
  %31 = getelementptr inbounds { double, double }, ptr %3, i64 %30
  %32 = getelementptr inbounds { double, double }, ptr %31, i64 %.047
  %33 = getelementptr inbounds { double, double }, ptr %13, i64 %.047
  %34 = getelementptr inbounds { double, double }, ptr %11, i64 %.047
  %35 = call reassoc nsz { double, double } @subtract_and_dot(i64 %24, double %27, double %29, ptr %32, ptr %33, ptr %34)
  %36 = extractvalue { double, double } %35, 0
  %37 = extractvalue { double, double } %35, 1
  %38 = getelementptr inbounds { double, double }, ptr %13, i64 %.047
  %39 = getelementptr inbounds nuw { double, double }, ptr %38, i32 0, i32 0
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds nuw { double, double }, ptr %38, i32 0, i32 1
  %42 = load double, ptr %41, align 8
  %43 = fsub reassoc nsz double %40, %36
  %44 = fsub reassoc nsz double %42, %37
  %45 = getelementptr inbounds nuw { double, double }, ptr %38, i32 0, i32 0
  %46 = getelementptr inbounds nuw { double, double }, ptr %38, i32 0, i32 1
  store double %43, ptr %45, align 8
  store double %44, ptr %46, align 8
  %47 = add nsw i64 %.047, 1
  br label %21

48:                                               ; preds = %21
  %49 = add nsw i64 %.046, 1
  br label %50

50:                                               ; preds = %52, %48
  %.048 = phi nsz double [ %19, %48 ], [ %79, %52 ]
  %.0 = phi i64 [ %49, %48 ], [ %80, %52 ]
  %51 = icmp slt i64 %.0, %0
  br i1 %51, label %52, label %81

52:                                               ; preds = %50
  %53 = getelementptr inbounds { double, double }, ptr %13, i64 %.0
  %54 = getelementptr inbounds nuw { double, double }, ptr %53, i32 0, i32 0
  %55 = load double, ptr %54, align 8
  %56 = getelementptr inbounds nuw { double, double }, ptr %53, i32 0, i32 1
  %57 = load double, ptr %56, align 8
  %58 = fdiv reassoc nsz double %55, %16
  %59 = fdiv reassoc nsz double %57, %16
  %60 = getelementptr inbounds nuw { double, double }, ptr %53, i32 0, i32 0
  %61 = getelementptr inbounds nuw { double, double }, ptr %53, i32 0, i32 1
  store double %58, ptr %60, align 8
  store double %59, ptr %61, align 8
  %62 = getelementptr inbounds { double, double }, ptr %13, i64 %.0
  %63 = getelementptr inbounds nuw { double, double }, ptr %62, i32 0, i32 0
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds nuw { double, double }, ptr %62, i32 0, i32 1
  %66 = load double, ptr %65, align 8
  %67 = fneg reassoc nsz double %66
  %68 = getelementptr inbounds { double, double }, ptr %11, i64 %.0
  %69 = getelementptr inbounds nuw { double, double }, ptr %68, i32 0, i32 0
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds nuw { double, double }, ptr %68, i32 0, i32 1
  %72 = load double, ptr %71, align 8
  %73 = fmul reassoc nsz double %64, %70
  %74 = fmul reassoc nsz double %67, %72
  %75 = fmul reassoc nsz double %64, %72
  %76 = fmul reassoc nsz double %67, %70
  %77 = fsub reassoc nsz double %73, %74
  %78 = fadd reassoc nsz double %75, %76
  %79 = fsub reassoc nsz double %.048, %77
  %80 = add nsw i64 %.0, 1
  br label %50

81:                                               ; preds = %50
  %82 = fmul reassoc nsz double 2.000000e+00, %16
  %83 = fdiv reassoc nsz double %.048, %82
  %84 = getelementptr inbounds { double, double }, ptr %13, i64 %.046
  %85 = getelementptr inbounds nuw { double, double }, ptr %84, i32 0, i32 0
  %86 = getelementptr inbounds nuw { double, double }, ptr %84, i32 0, i32 1
  store double %83, ptr %85, align 8
  store double 0.000000e+00, ptr %86, align 8
  %87 = add nsw i64 %.046, -1
  br label %7

88:                                               ; preds = %7
  ret void
}

define internal { double, double } @subtract_and_dot(i64 %0, double %1, double %2, ptr noalias %3, ptr noalias %4, ptr noalias %5) {
  br label %7

7:                                                ; preds = %9, %6
  %.sroa.6.0 = phi nsz double [ 0.000000e+00, %6 ], [ %28, %9 ]
  %.sroa.0.0 = phi nsz double [ 0.000000e+00, %6 ], [ %27, %9 ]
  %.0 = phi i64 [ 0, %6 ], [ %49, %9 ]
  %8 = icmp slt i64 %.0, %0
  br i1 %8, label %9, label %50

9:                                                ; preds = %7
  %10 = getelementptr inbounds { double, double }, ptr %3, i64 %.0
  %11 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 0
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 1
  %14 = load double, ptr %13, align 8
  %15 = fneg reassoc nsz double %14
  %16 = getelementptr inbounds { double, double }, ptr %5, i64 %.0
  %17 = getelementptr inbounds nuw { double, double }, ptr %16, i32 0, i32 0
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds nuw { double, double }, ptr %16, i32 0, i32 1
  %20 = load double, ptr %19, align 8
  %21 = fmul reassoc nsz double %12, %18
  %22 = fmul reassoc nsz double %15, %20
  %23 = fmul reassoc nsz double %12, %20
  %24 = fmul reassoc nsz double %15, %18
  %25 = fsub reassoc nsz double %21, %22
  %26 = fadd reassoc nsz double %23, %24
  %27 = fadd reassoc nsz double %.sroa.0.0, %25
  %28 = fadd reassoc nsz double %.sroa.6.0, %26
  %29 = getelementptr inbounds { double, double }, ptr %3, i64 %.0
  %30 = getelementptr inbounds nuw { double, double }, ptr %29, i32 0, i32 0
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds nuw { double, double }, ptr %29, i32 0, i32 1
  %33 = load double, ptr %32, align 8
  %34 = fmul reassoc nsz double %31, %1
  %35 = fmul reassoc nsz double %33, %2
  %36 = fmul reassoc nsz double %31, %2
  %37 = fmul reassoc nsz double %33, %1
  %38 = fsub reassoc nsz double %34, %35
  %39 = fadd reassoc nsz double %36, %37
  %40 = getelementptr inbounds { double, double }, ptr %4, i64 %.0
  %41 = getelementptr inbounds nuw { double, double }, ptr %40, i32 0, i32 0
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds nuw { double, double }, ptr %40, i32 0, i32 1
  %44 = load double, ptr %43, align 8
  %45 = fsub reassoc nsz double %42, %38
  %46 = fsub reassoc nsz double %44, %39
  %47 = getelementptr inbounds nuw { double, double }, ptr %40, i32 0, i32 0
  %48 = getelementptr inbounds nuw { double, double }, ptr %40, i32 0, i32 1
  store double %45, ptr %47, align 8
  store double %46, ptr %48, align 8
  %49 = add nsw i64 %.0, 1
  br label %7

50:                                               ; preds = %7
  %.fca.0.insert = insertvalue { double, double } poison, double %.sroa.0.0, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %.sroa.6.0, 1
  ret { double, double } %.fca.1.insert
}

declare ptr @malloc(i64)

declare i64 @size_of_number()

define internal i64 @low(i32 %0, i64 %1, i32 %2) {
  %4 = icmp eq i32 %0, 85
  br i1 %4, label %11, label %5

5:                                                ; preds = %3
  %6 = icmp ne i32 %2, 0
  %7 = zext i1 %6 to i64
  %8 = select i1 %6, i32 1, i32 0
  %9 = sext i32 %8 to i64
  %10 = add nsw i64 %1, %9
  br label %11

11:                                               ; preds = %3, %5
  %12 = phi i64 [ %10, %5 ], [ 0, %3 ]
  ret i64 %12
}

define internal i64 @high(i32 %0, i64 %1, i64 %2, i32 %3) {
  %5 = icmp eq i32 %0, 85
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = icmp ne i32 %3, 0
  %8 = zext i1 %7 to i64
  %9 = select i1 %7, i32 0, i32 1
  %10 = sext i32 %9 to i64
  %11 = add nsw i64 %1, %10
  br label %12

12:                                               ; preds = %4, %6
  %13 = phi i64 [ %11, %6 ], [ %2, %4 ]
  ret i64 %13
}

define internal i64 @smaller(i64 %0, i64 %1) {
  %3 = icmp slt i64 %0, %1
  %. = select i1 %3, i64 %0, i64 %1
  ret i64 %.
}

declare void @blas_gemm(i32, i32, i64, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64)

define internal void @add_triangle(i32 %0, i32 %1, i64 %2, double %3, double %4, ptr %5, i64 %6, ptr %7, i64 %8) {
  br label %10

10:                                               ; preds = %43, %9
  %.019 = phi i64 [ 0, %9 ], [ %44, %43 ]
  %11 = icmp slt i64 %.019, %2
  br i1 %11, label %12, label %45

12:                                               ; preds = %10
  %13 = call i64 @low(i32 %0, i64 %.019, i32 %1)
  br label %14

14:                                               ; preds = %17, %12
  %.0 = phi i64 [ %13, %12 ], [ %42, %17 ]
  %15 = call i64 @high(i32 %0, i64 %.019, i64 %2, i32 %1)
  %16 = icmp slt i64 %.0, %15
  br i1 %16, label %17, label %43

17:                                               ; preds = %14
  %18 = mul nsw i64 %.019, %6
  %19 = add nsw i64 %18, %.0
  %20 = getelementptr inbounds { double, double }, ptr %5, i64 %19
  %21 = getelementptr inbounds nuw { double, double }, ptr %20, i32 0, i32 0
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw { double, double }, ptr %20, i32 0, i32 1
  %24 = load double, ptr %23, align 8
  %25 = fmul reassoc nsz double %3, %22
  %26 = fmul reassoc nsz double %4, %24
  %27 = fmul reassoc nsz double %3, %24
  %28 = fmul reassoc nsz double %4, %22
  %29 = fsub reassoc nsz double %25, %26
  %30 = fadd reassoc nsz double %27, %28
  %31 = mul nsw i64 %.019, %8
  %32 = add nsw i64 %31, %.0
  %33 = getelementptr inbounds { double, double }, ptr %7, i64 %32
  %34 = getelementptr inbounds nuw { double, double }, ptr %33, i32 0, i32 0
  %35 = load double, ptr %34, align 8
  %36 = getelementptr inbounds nuw { double, double }, ptr %33, i32 0, i32 1
  %37 = load double, ptr %36, align 8
  %38 = fadd reassoc nsz double %35, %29
  %39 = fadd reassoc nsz double %37, %30
  %40 = getelementptr inbounds nuw { double, double }, ptr %33, i32 0, i32 0
  %41 = getelementptr inbounds nuw { double, double }, ptr %33, i32 0, i32 1
  store double %38, ptr %40, align 8
  store double %39, ptr %41, align 8
  %42 = add nsw i64 %.0, 1
  br label %14

43:                                               ; preds = %14
  %44 = add nsw i64 %.019, 1
  br label %10

45:                                               ; preds = %10
  ret void
}

declare void @blas_axpy(i64, double, double, ptr, i64, ptr, i64)
