; Made from spectral.c by `python -m enzyme_hub._bitcode`.
define void @heev_save(i32 %0, i32 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8, i32 %9, ptr %10) {
  %12 = icmp eq i32 %0, 78
  %13 = icmp ne ptr %4, null
  %or.cond = and i1 %12, %13
  %14 = icmp ne i64 %8, -1
  %or.cond7 = and i1 %or.cond, %14
  br i1 %or.cond7, label %15, label %18

15:                                               ; preds = %11
  %16 = call ptr @matrix_copy(i64 %2, i64 %2, ptr %3, i64 %5)
  %17 = getelementptr inbounds ptr, ptr %10, i64 0
  store ptr %16, ptr %17, align 8
  br label %18

18:                                               ; preds = %15, %11
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

define void @heev_keep(i32 %0, i32 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8, i32 %9, ptr %10) {
  %12 = icmp eq ptr %4, null
  %13 = icmp eq i32 %0, 78
  %or.cond = or i1 %12, %13
  %14 = icmp eq i64 %8, -1
  %or.cond18 = or i1 %or.cond, %14
  br i1 %or.cond18, label %38, label %15

15:                                               ; preds = %11
  %16 = ashr i32 %9, 0
  %17 = and i32 %16, 1
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %15
  %20 = call ptr @matrix_copy(i64 %2, i64 %2, ptr %3, i64 %5)
  %21 = getelementptr inbounds ptr, ptr %10, i64 0
  store ptr %20, ptr %21, align 8
  br label %22

22:                                               ; preds = %19, %15
  %23 = ashr i32 %9, 1
  %24 = and i32 %23, 1
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %38

26:                                               ; preds = %22
  %27 = call ptr @room(i64 %2)
  %28 = getelementptr inbounds ptr, ptr %10, i64 1
  store ptr %27, ptr %28, align 8
  br label %29

29:                                               ; preds = %31, %26
  %.0 = phi i64 [ 0, %26 ], [ %37, %31 ]
  %30 = icmp slt i64 %.0, %2
  br i1 %30, label %31, label %38

31:                                               ; preds = %29
  %32 = getelementptr inbounds double, ptr %6, i64 %.0
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds ptr, ptr %10, i64 1
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds double, ptr %35, i64 %.0
  store double %33, ptr %36, align 8
  %37 = add nsw i64 %.0, 1
  br label %29

38:                                               ; preds = %29, %22, %11
  ret void
}

define internal ptr @room(i64 %0) {
  %2 = call i64 @at_least_1(i64 %0)
  %3 = call i64 @size_of_number()
  %4 = mul nsw i64 %2, %3
  %5 = call ptr @malloc(i64 %4)
  ret ptr %5
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.lifetime.end.p0(ptr captures(none))

define void @heev_gradient(i32 %0, i32 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8, ptr %9) {
  %11 = getelementptr inbounds ptr, ptr %9, i64 1
  %12 = load ptr, ptr %11, align 8
  %13 = icmp ne ptr %12, null
  br i1 %13, label %14, label %17

14:                                               ; preds = %10
  %15 = getelementptr inbounds ptr, ptr %9, i64 1
  %16 = load ptr, ptr %15, align 8
  br label %17

17:                                               ; preds = %10, %14
  %18 = phi ptr [ %16, %14 ], [ %6, %10 ]
  %19 = icmp eq ptr %4, null
  %20 = icmp sle i64 %2, 0
  %or.cond = or i1 %19, %20
  %21 = icmp eq i64 %8, -1
  %or.cond139 = or i1 %or.cond, %21
  br i1 %or.cond139, label %140, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds ptr, ptr %9, i64 0
  %24 = load ptr, ptr %23, align 8
  %25 = icmp ne ptr %24, null
  br i1 %25, label %26, label %30

26:                                               ; preds = %22
  %27 = getelementptr inbounds ptr, ptr %9, i64 0
  %28 = load ptr, ptr %27, align 8
  %29 = call i64 @at_least_1(i64 %2)
  br label %30

30:                                               ; preds = %26, %22
  %.0133 = phi ptr [ %28, %26 ], [ %3, %22 ]
  %.0132 = phi i64 [ %29, %26 ], [ %5, %22 ]
  %31 = mul nsw i64 %2, %2
  %32 = call ptr @zeros(i64 %31)
  %33 = mul nsw i64 %2, %2
  %34 = call ptr @room(i64 %33)
  %35 = mul nsw i64 %2, %2
  %36 = call ptr @room(i64 %35)
  %37 = call ptr @room(i64 %2)
  %38 = icmp eq i32 %0, 78
  br i1 %38, label %39, label %41

39:                                               ; preds = %30
  %40 = call ptr @eigenvectors(i32 %1, i64 %2, ptr %.0133, i64 %.0132, ptr %37)
  br label %42

41:                                               ; preds = %30
  call void @blas_gemm(i32 67, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %.0133, i64 %.0132, ptr %4, i64 %5, double 0.000000e+00, double 0.000000e+00, ptr %32, i64 %2)
  br label %42

42:                                               ; preds = %41, %39
  %.0136 = phi ptr [ %40, %39 ], [ null, %41 ]
  %.1134 = phi ptr [ %40, %39 ], [ %.0133, %41 ]
  %.1 = phi i64 [ %2, %39 ], [ %.0132, %41 ]
  br label %43

43:                                               ; preds = %80, %42
  %.0137 = phi i64 [ 0, %42 ], [ %81, %80 ]
  %44 = icmp slt i64 %.0137, %2
  br i1 %44, label %45, label %82

45:                                               ; preds = %43, %71
  %.0138 = phi i64 [ %79, %71 ], [ 0, %43 ]
  %46 = icmp slt i64 %.0138, %2
  br i1 %46, label %47, label %80

47:                                               ; preds = %45
  %48 = icmp eq i64 %.0138, %.0137
  br i1 %48, label %49, label %54

49:                                               ; preds = %47
  %50 = icmp ne ptr %7, null
  br i1 %50, label %51, label %71

51:                                               ; preds = %49
  %52 = getelementptr inbounds double, ptr %7, i64 %.0137
  %53 = load double, ptr %52, align 8
  br label %71

54:                                               ; preds = %47
  %55 = icmp eq i32 %0, 78
  br i1 %55, label %71, label %56

56:                                               ; preds = %54
  %57 = mul nsw i64 %.0137, %2
  %58 = add nsw i64 %57, %.0138
  %59 = getelementptr inbounds { double, double }, ptr %32, i64 %58
  %60 = getelementptr inbounds nuw { double, double }, ptr %59, i32 0, i32 0
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds nuw { double, double }, ptr %59, i32 0, i32 1
  %63 = load double, ptr %62, align 8
  %64 = getelementptr inbounds double, ptr %18, i64 %.0137
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds double, ptr %18, i64 %.0138
  %67 = load double, ptr %66, align 8
  %68 = fsub reassoc nsz double %65, %67
  %69 = fdiv reassoc nsz double %61, %68
  %70 = fdiv reassoc nsz double %63, %68
  br label %71

71:                                               ; preds = %56, %54, %51, %49
  %72 = phi reassoc nsz double [ 0.000000e+00, %49 ], [ %53, %51 ], [ %69, %56 ], [ 0.000000e+00, %54 ]
  %73 = phi reassoc nsz double [ 0.000000e+00, %51 ], [ 0.000000e+00, %49 ], [ %70, %56 ], [ 0.000000e+00, %54 ]
  %74 = mul nsw i64 %.0137, %2
  %75 = add nsw i64 %74, %.0138
  %76 = getelementptr inbounds { double, double }, ptr %32, i64 %75
  %77 = getelementptr inbounds nuw { double, double }, ptr %76, i32 0, i32 0
  %78 = getelementptr inbounds nuw { double, double }, ptr %76, i32 0, i32 1
  store double %72, ptr %77, align 8
  store double %73, ptr %78, align 8
  %79 = add nsw i64 %.0138, 1
  br label %45

80:                                               ; preds = %45
  %81 = add nsw i64 %.0137, 1
  br label %43

82:                                               ; preds = %43
  call void @blas_gemm(i32 78, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %.1134, i64 %.1, ptr %32, i64 %2, double 0.000000e+00, double 0.000000e+00, ptr %34, i64 %2)
  call void @blas_gemm(i32 78, i32 67, i64 %2, i64 %2, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %34, i64 %2, ptr %.1134, i64 %.1, double 0.000000e+00, double 0.000000e+00, ptr %36, i64 %2)
  call void @clear(i32 %0, i32 %1, i64 %2, ptr %4, i64 %5)
  br label %83

83:                                               ; preds = %131, %82
  %.0131 = phi i64 [ 0, %82 ], [ %132, %131 ]
  %84 = icmp slt i64 %.0131, %2
  br i1 %84, label %85, label %133

85:                                               ; preds = %83
  %86 = call i64 @low(i32 %1, i64 %.0131, i32 0)
  br label %87

87:                                               ; preds = %116, %85
  %.0130 = phi i64 [ %86, %85 ], [ %130, %116 ]
  %88 = call i64 @high(i32 %1, i64 %.0131, i64 %2, i32 0)
  %89 = icmp slt i64 %.0130, %88
  br i1 %89, label %90, label %131

90:                                               ; preds = %87
  %91 = icmp eq i64 %.0130, %.0131
  br i1 %91, label %92, label %98

92:                                               ; preds = %90
  %93 = mul nsw i64 %.0131, %2
  %94 = add nsw i64 %93, %.0130
  %95 = getelementptr inbounds { double, double }, ptr %36, i64 %94
  %96 = getelementptr inbounds nuw { double, double }, ptr %95, i32 0, i32 0
  %97 = load double, ptr %96, align 8
  br label %116

98:                                               ; preds = %90
  %99 = mul nsw i64 %.0131, %2
  %100 = add nsw i64 %99, %.0130
  %101 = getelementptr inbounds { double, double }, ptr %36, i64 %100
  %102 = getelementptr inbounds nuw { double, double }, ptr %101, i32 0, i32 0
  %103 = load double, ptr %102, align 8
  %104 = getelementptr inbounds nuw { double, double }, ptr %101, i32 0, i32 1
  %105 = load double, ptr %104, align 8
  %106 = mul nsw i64 %.0130, %2
  %107 = add nsw i64 %106, %.0131
  %108 = getelementptr inbounds { double, double }, ptr %36, i64 %107
  %109 = getelementptr inbounds nuw { double, double }, ptr %108, i32 0, i32 0
  %110 = load double, ptr %109, align 8
  %111 = getelementptr inbounds nuw { double, double }, ptr %108, i32 0, i32 1
  %112 = load double, ptr %111, align 8
  %113 = fneg reassoc nsz double %112
  %114 = fadd reassoc nsz double %103, %110
  %115 = fadd reassoc nsz double %105, %113
  br label %116

116:                                              ; preds = %98, %92
  %117 = phi reassoc nsz double [ %97, %92 ], [ %114, %98 ]
  %118 = phi reassoc nsz double [ 0.000000e+00, %92 ], [ %115, %98 ]
  %119 = mul nsw i64 %.0131, %5
  %120 = add nsw i64 %119, %.0130
  %121 = getelementptr inbounds { double, double }, ptr %4, i64 %120
  %122 = getelementptr inbounds nuw { double, double }, ptr %121, i32 0, i32 0
  %123 = load double, ptr %122, align 8
  %124 = getelementptr inbounds nuw { double, double }, ptr %121, i32 0, i32 1
  %125 = load double, ptr %124, align 8
  %126 = fadd reassoc nsz double %123, %117
  %127 = fadd reassoc nsz double %125, %118
  %128 = getelementptr inbounds nuw { double, double }, ptr %121, i32 0, i32 0
  %129 = getelementptr inbounds nuw { double, double }, ptr %121, i32 0, i32 1
  store double %126, ptr %128, align 8
  store double %127, ptr %129, align 8
  %130 = add nsw i64 %.0130, 1
  br label %87

131:                                              ; preds = %87
  %132 = add nsw i64 %.0131, 1
  br label %83

133:                                              ; preds = %83, %136
  %.0 = phi i64 [ %138, %136 ], [ 0, %83 ]
  %134 = icmp ne ptr %7, null
  %135 = icmp slt i64 %.0, %2
  %spec.select = select i1 %134, i1 %135, i1 false
  br i1 %spec.select, label %136, label %139

136:                                              ; preds = %133
  %137 = getelementptr inbounds double, ptr %7, i64 %.0
  store double 0.000000e+00, ptr %137, align 8
  %138 = add nsw i64 %.0, 1
  br label %133

139:                                              ; preds = %133
  call void @free(ptr %32)
  call void @free(ptr %34)
  call void @free(ptr %36)
  call void @free(ptr %37)
  call void @free(ptr %.0136)
  br label %140

140:                                              ; preds = %139, %17
  ret void
}

define internal i64 @at_least_1(i64 %0) {
  %2 = icmp sgt i64 %0, 1
  %. = select i1 %2, i64 %0, i64 1
  ret i64 %.
}

define internal ptr @zeros(i64 %0) {
  %2 = call ptr @room(i64 %0)
  br label %3

3:                                                ; preds = %5, %1
  %.0 = phi i64 [ 0, %1 ], [ %9, %5 ]
  %4 = icmp slt i64 %.0, %0
  br i1 %4, label %5, label %10

5:                                                ; preds = %3
  %6 = getelementptr inbounds { double, double }, ptr %2, i64 %.0
  %7 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  %8 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  store double 0.000000e+00, ptr %7, align 8
  store double 0.000000e+00, ptr %8, align 8
  %9 = add nsw i64 %.0, 1
  br label %3

10:                                               ; preds = %3
  ret ptr %2
}

define internal ptr @eigenvectors(i32 %0, i64 %1, ptr %2, i64 %3, ptr %4) {
  %6 = alloca { double, double }, align 8
  %7 = call ptr @matrix_copy(i64 %1, i64 %1, ptr %2, i64 %3)
  call void @llvm.lifetime.start.p0(ptr %6)
  %8 = mul nsw i64 3, %1
  %9 = call ptr @room(i64 %8)
  call void @blas_heev(i32 86, i32 %0, i64 %1, ptr %7, i64 %1, ptr %4, ptr %6, i64 -1, ptr %9)
  %10 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  %11 = load double, ptr %10, align 8
  %12 = fptosi double %11 to i64
  %13 = call ptr @room(i64 %12)
  %14 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  %15 = load double, ptr %14, align 8
  %16 = fptosi double %15 to i64
  call void @blas_heev(i32 86, i32 %0, i64 %1, ptr %7, i64 %1, ptr %4, ptr %13, i64 %16, ptr %9)
  call void @free(ptr %13)
  call void @free(ptr %9)
  call void @llvm.lifetime.end.p0(ptr %6)
  ret ptr %7
}

declare void @blas_gemm(i32, i32, i64, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64)

define internal void @clear(i32 %0, i32 %1, i64 %2, ptr %3, i64 %4) {
  %6 = icmp eq i32 %0, 78
  br i1 %6, label %7, label %8

7:                                                ; preds = %5
  call void @scale_triangle(i32 %1, i64 %2, double 0.000000e+00, double 0.000000e+00, ptr %3, i64 %4)
  br label %9

8:                                                ; preds = %5
  call void @scale_matrix(i64 %2, i64 %2, double 0.000000e+00, double 0.000000e+00, ptr %3, i64 %4)
  br label %9

9:                                                ; preds = %8, %7
  ret void
}

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

declare void @free(ptr)

define void @heev_tangent(i32 %0, i32 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8) {
  %10 = icmp sle i64 %2, 0
  %11 = icmp eq i64 %8, -1
  %or.cond = or i1 %10, %11
  br i1 %or.cond, label %73, label %12

12:                                               ; preds = %9
  %13 = icmp ne ptr %4, null
  br i1 %13, label %20, label %14

14:                                               ; preds = %12, %17
  %.0 = phi i64 [ %19, %17 ], [ 0, %12 ]
  %15 = icmp ne ptr %7, null
  %16 = icmp slt i64 %.0, %2
  %spec.select = select i1 %15, i1 %16, i1 false
  br i1 %spec.select, label %17, label %73

17:                                               ; preds = %14
  %18 = getelementptr inbounds double, ptr %7, i64 %.0
  store double 0.000000e+00, ptr %18, align 8
  %19 = add nsw i64 %.0, 1
  br label %14

20:                                               ; preds = %12
  %21 = call ptr @room(i64 %2)
  %22 = call ptr @eigenvectors(i32 %1, i64 %2, ptr %3, i64 %5, ptr %21)
  %23 = mul nsw i64 %2, %2
  %24 = call ptr @room(i64 %23)
  %25 = mul nsw i64 %2, %2
  %26 = call ptr @room(i64 %25)
  call void @blas_hemm(i32 76, i32 %1, i64 %2, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %4, i64 %5, ptr %22, i64 %2, double 0.000000e+00, double 0.000000e+00, ptr %24, i64 %2)
  call void @blas_gemm(i32 67, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %22, i64 %2, ptr %24, i64 %2, double 0.000000e+00, double 0.000000e+00, ptr %26, i64 %2)
  br label %27

27:                                               ; preds = %67, %20
  %.092 = phi i64 [ 0, %20 ], [ %68, %67 ]
  %28 = icmp slt i64 %.092, %2
  br i1 %28, label %29, label %69

29:                                               ; preds = %27
  %30 = icmp ne ptr %7, null
  br i1 %30, label %31, label %38

31:                                               ; preds = %29
  %32 = mul nsw i64 %.092, %2
  %33 = add nsw i64 %32, %.092
  %34 = getelementptr inbounds { double, double }, ptr %26, i64 %33
  %35 = getelementptr inbounds nuw { double, double }, ptr %34, i32 0, i32 0
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds double, ptr %7, i64 %.092
  store double %36, ptr %37, align 8
  br label %38

38:                                               ; preds = %31, %29
  br label %39

39:                                               ; preds = %58, %38
  %.093 = phi i64 [ 0, %38 ], [ %66, %58 ]
  %40 = icmp slt i64 %.093, %2
  br i1 %40, label %41, label %67

41:                                               ; preds = %39
  %42 = icmp eq i64 %.093, %.092
  br i1 %42, label %58, label %43

43:                                               ; preds = %41
  %44 = mul nsw i64 %.092, %2
  %45 = add nsw i64 %44, %.093
  %46 = getelementptr inbounds { double, double }, ptr %26, i64 %45
  %47 = getelementptr inbounds nuw { double, double }, ptr %46, i32 0, i32 0
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds nuw { double, double }, ptr %46, i32 0, i32 1
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds double, ptr %21, i64 %.092
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds double, ptr %21, i64 %.093
  %54 = load double, ptr %53, align 8
  %55 = fsub reassoc nsz double %52, %54
  %56 = fdiv reassoc nsz double %48, %55
  %57 = fdiv reassoc nsz double %50, %55
  br label %58

58:                                               ; preds = %41, %43
  %59 = phi reassoc nsz double [ %56, %43 ], [ 0.000000e+00, %41 ]
  %60 = phi reassoc nsz double [ %57, %43 ], [ 0.000000e+00, %41 ]
  %61 = mul nsw i64 %.092, %2
  %62 = add nsw i64 %61, %.093
  %63 = getelementptr inbounds { double, double }, ptr %26, i64 %62
  %64 = getelementptr inbounds nuw { double, double }, ptr %63, i32 0, i32 0
  %65 = getelementptr inbounds nuw { double, double }, ptr %63, i32 0, i32 1
  store double %59, ptr %64, align 8
  store double %60, ptr %65, align 8
  %66 = add nsw i64 %.093, 1
  br label %39

67:                                               ; preds = %39
  %68 = add nsw i64 %.092, 1
  br label %27

69:                                               ; preds = %27
  call void @clear(i32 %0, i32 %1, i64 %2, ptr %4, i64 %5)
  %70 = icmp ne i32 %0, 78
  br i1 %70, label %71, label %72

71:                                               ; preds = %69
  call void @blas_gemm(i32 78, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %22, i64 %2, ptr %26, i64 %2, double 0.000000e+00, double 0.000000e+00, ptr %4, i64 %5)
  br label %72

72:                                               ; preds = %71, %69
  call void @free(ptr %21)
  call void @free(ptr %22)
  call void @free(ptr %24)
  call void @free(ptr %26)
  br label %73

73:                                               ; preds = %14, %9, %72
  ret void
}

declare void @blas_hemm(i32, i32, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64)

declare ptr @malloc(i64)

declare i64 @size_of_number()

declare void @blas_heev(i32, i32, i64, ptr, i64, ptr, ptr, i64, ptr)

define internal void @scale_triangle(i32 %0, i64 %1, double %2, double %3, ptr %4, i64 %5) {
  %7 = fcmp reassoc nsz oeq double %2, 1.000000e+00
  %8 = fcmp reassoc nsz oeq double %3, 0.000000e+00
  %9 = and i1 %7, %8
  br i1 %9, label %46, label %10

10:                                               ; preds = %6, %44
  %.021 = phi i64 [ %45, %44 ], [ 0, %6 ]
  %11 = icmp slt i64 %.021, %1
  br i1 %11, label %12, label %46

12:                                               ; preds = %10
  %13 = call i64 @low(i32 %0, i64 %.021, i32 0)
  br label %14

14:                                               ; preds = %35, %12
  %.0 = phi i64 [ %13, %12 ], [ %43, %35 ]
  %15 = call i64 @high(i32 %0, i64 %.021, i64 %1, i32 0)
  %16 = icmp slt i64 %.0, %15
  br i1 %16, label %17, label %44

17:                                               ; preds = %14
  %18 = fcmp reassoc nsz oeq double %2, 0.000000e+00
  %19 = fcmp reassoc nsz oeq double %3, 0.000000e+00
  %20 = and i1 %18, %19
  br i1 %20, label %35, label %21

21:                                               ; preds = %17
  %22 = mul nsw i64 %.021, %5
  %23 = add nsw i64 %22, %.0
  %24 = getelementptr inbounds { double, double }, ptr %4, i64 %23
  %25 = getelementptr inbounds nuw { double, double }, ptr %24, i32 0, i32 0
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds nuw { double, double }, ptr %24, i32 0, i32 1
  %28 = load double, ptr %27, align 8
  %29 = fmul reassoc nsz double %2, %26
  %30 = fmul reassoc nsz double %3, %28
  %31 = fmul reassoc nsz double %2, %28
  %32 = fmul reassoc nsz double %3, %26
  %33 = fsub reassoc nsz double %29, %30
  %34 = fadd reassoc nsz double %31, %32
  br label %35

35:                                               ; preds = %17, %21
  %36 = phi reassoc nsz double [ %33, %21 ], [ 0.000000e+00, %17 ]
  %37 = phi reassoc nsz double [ %34, %21 ], [ 0.000000e+00, %17 ]
  %38 = mul nsw i64 %.021, %5
  %39 = add nsw i64 %38, %.0
  %40 = getelementptr inbounds { double, double }, ptr %4, i64 %39
  %41 = getelementptr inbounds nuw { double, double }, ptr %40, i32 0, i32 0
  %42 = getelementptr inbounds nuw { double, double }, ptr %40, i32 0, i32 1
  store double %36, ptr %41, align 8
  store double %37, ptr %42, align 8
  %43 = add nsw i64 %.0, 1
  br label %14

44:                                               ; preds = %14
  %45 = add nsw i64 %.021, 1
  br label %10

46:                                               ; preds = %10, %6
  ret void
}

define internal void @scale_matrix(i64 %0, i64 %1, double %2, double %3, ptr %4, i64 %5) {
  %7 = fcmp reassoc nsz oeq double %2, 1.000000e+00
  %8 = fcmp reassoc nsz oeq double %3, 0.000000e+00
  %9 = and i1 %7, %8
  br i1 %9, label %43, label %10

10:                                               ; preds = %6, %41
  %.017 = phi i64 [ %42, %41 ], [ 0, %6 ]
  %11 = icmp slt i64 %.017, %1
  br i1 %11, label %12, label %43

12:                                               ; preds = %10, %32
  %.0 = phi i64 [ %40, %32 ], [ 0, %10 ]
  %13 = icmp slt i64 %.0, %0
  br i1 %13, label %14, label %41

14:                                               ; preds = %12
  %15 = fcmp reassoc nsz oeq double %2, 0.000000e+00
  %16 = fcmp reassoc nsz oeq double %3, 0.000000e+00
  %17 = and i1 %15, %16
  br i1 %17, label %32, label %18

18:                                               ; preds = %14
  %19 = mul nsw i64 %.017, %5
  %20 = add nsw i64 %19, %.0
  %21 = getelementptr inbounds { double, double }, ptr %4, i64 %20
  %22 = getelementptr inbounds nuw { double, double }, ptr %21, i32 0, i32 0
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw { double, double }, ptr %21, i32 0, i32 1
  %25 = load double, ptr %24, align 8
  %26 = fmul reassoc nsz double %2, %23
  %27 = fmul reassoc nsz double %3, %25
  %28 = fmul reassoc nsz double %2, %25
  %29 = fmul reassoc nsz double %3, %23
  %30 = fsub reassoc nsz double %26, %27
  %31 = fadd reassoc nsz double %28, %29
  br label %32

32:                                               ; preds = %14, %18
  %33 = phi reassoc nsz double [ %30, %18 ], [ 0.000000e+00, %14 ]
  %34 = phi reassoc nsz double [ %31, %18 ], [ 0.000000e+00, %14 ]
  %35 = mul nsw i64 %.017, %5
  %36 = add nsw i64 %35, %.0
  %37 = getelementptr inbounds { double, double }, ptr %4, i64 %36
  %38 = getelementptr inbounds nuw { double, double }, ptr %37, i32 0, i32 0
  %39 = getelementptr inbounds nuw { double, double }, ptr %37, i32 0, i32 1
  store double %33, ptr %38, align 8
  store double %34, ptr %39, align 8
  %40 = add nsw i64 %.0, 1
  br label %12

41:                                               ; preds = %12
  %42 = add nsw i64 %.017, 1
  br label %10

43:                                               ; preds = %10, %6
  ret void
}
