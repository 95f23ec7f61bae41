; Made from spectral.c by `python -m enzyme_hub.languages.blas`.
define void @syev_save(i32 %0, i32 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8, i32 %9, ptr %10) {
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

define void @syev_keep(i32 %0, i32 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8, i32 %9, ptr %10) {
  %12 = icmp eq ptr %4, null
  %13 = icmp eq i32 %0, 78
  %or.cond = or i1 %12, %13
  %14 = icmp eq i64 %8, -1
  %or.cond12 = or i1 %or.cond, %14
  br i1 %or.cond12, label %29, label %15

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
  br i1 %25, label %26, label %29

26:                                               ; preds = %22
  %27 = call ptr @vector_copy(i64 %2, ptr %6, i64 1)
  %28 = getelementptr inbounds ptr, ptr %10, i64 1
  store ptr %27, ptr %28, align 8
  br label %29

29:                                               ; preds = %11, %26, %22
  ret void
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

define void @syev_gradient(i32 %0, i32 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8, ptr %9) {
  %11 = icmp eq ptr %4, null
  %12 = icmp sle i64 %2, 0
  %or.cond = or i1 %11, %12
  %13 = icmp eq i64 %8, -1
  %or.cond126 = or i1 %or.cond, %13
  br i1 %or.cond126, label %113, label %14

14:                                               ; preds = %10
  %15 = getelementptr inbounds ptr, ptr %9, i64 0
  %16 = load ptr, ptr %15, align 8
  %17 = icmp ne ptr %16, null
  br i1 %17, label %18, label %22

18:                                               ; preds = %14
  %19 = getelementptr inbounds ptr, ptr %9, i64 0
  %20 = load ptr, ptr %19, align 8
  %21 = call i64 @at_least_1(i64 %2)
  br label %22

22:                                               ; preds = %18, %14
  %.0122 = phi ptr [ %20, %18 ], [ %3, %14 ]
  %.0121 = phi i64 [ %21, %18 ], [ %5, %14 ]
  %23 = getelementptr inbounds ptr, ptr %9, i64 1
  %24 = load ptr, ptr %23, align 8
  %25 = icmp ne ptr %24, null
  br i1 %25, label %26, label %29

26:                                               ; preds = %22
  %27 = getelementptr inbounds ptr, ptr %9, i64 1
  %28 = load ptr, ptr %27, align 8
  br label %29

29:                                               ; preds = %26, %22
  %.0124 = phi ptr [ %28, %26 ], [ %6, %22 ]
  %30 = mul nsw i64 %2, %2
  %31 = call ptr @zeros(i64 %30)
  %32 = mul nsw i64 %2, %2
  %33 = call ptr @room(i64 %32)
  %34 = mul nsw i64 %2, %2
  %35 = call ptr @room(i64 %34)
  %36 = call ptr @room(i64 %2)
  %37 = icmp eq i32 %0, 78
  br i1 %37, label %38, label %40

38:                                               ; preds = %29
  %39 = call ptr @eigenvectors(i32 %1, i64 %2, ptr %.0122, i64 %.0121, ptr %36)
  br label %41

40:                                               ; preds = %29
  call void @blas_gemm(i32 84, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, ptr %.0122, i64 %.0121, ptr %4, i64 %5, double 0.000000e+00, ptr %31, i64 %2)
  br label %41

41:                                               ; preds = %40, %38
  %.1123 = phi ptr [ %39, %38 ], [ %.0122, %40 ]
  %.1 = phi i64 [ %2, %38 ], [ %.0121, %40 ]
  %.0120 = phi ptr [ %39, %38 ], [ null, %40 ]
  br label %42

42:                                               ; preds = %72, %41
  %.0119 = phi i64 [ 0, %41 ], [ %73, %72 ]
  %43 = icmp slt i64 %.0119, %2
  br i1 %43, label %44, label %74

44:                                               ; preds = %42, %66
  %.0118 = phi i64 [ %71, %66 ], [ 0, %42 ]
  %45 = icmp slt i64 %.0118, %2
  br i1 %45, label %46, label %72

46:                                               ; preds = %44
  %47 = icmp eq i64 %.0118, %.0119
  br i1 %47, label %48, label %53

48:                                               ; preds = %46
  %49 = icmp ne ptr %7, null
  br i1 %49, label %50, label %66

50:                                               ; preds = %48
  %51 = getelementptr inbounds double, ptr %7, i64 %.0119
  %52 = load double, ptr %51, align 8
  br label %66

53:                                               ; preds = %46
  %54 = icmp eq i32 %0, 78
  br i1 %54, label %66, label %55

55:                                               ; preds = %53
  %56 = mul nsw i64 %.0119, %2
  %57 = add nsw i64 %56, %.0118
  %58 = getelementptr inbounds double, ptr %31, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = getelementptr inbounds double, ptr %.0124, i64 %.0119
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds double, ptr %.0124, i64 %.0118
  %63 = load double, ptr %62, align 8
  %64 = fsub reassoc nsz double %61, %63
  %65 = fdiv reassoc nsz double %59, %64
  br label %66

66:                                               ; preds = %55, %53, %50, %48
  %67 = phi reassoc nsz double [ 0.000000e+00, %48 ], [ %52, %50 ], [ %65, %55 ], [ 0.000000e+00, %53 ]
  %68 = mul nsw i64 %.0119, %2
  %69 = add nsw i64 %68, %.0118
  %70 = getelementptr inbounds double, ptr %31, i64 %69
  store double %67, ptr %70, align 8
  %71 = add nsw i64 %.0118, 1
  br label %44

72:                                               ; preds = %44
  %73 = add nsw i64 %.0119, 1
  br label %42

74:                                               ; preds = %42
  call void @blas_gemm(i32 78, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, ptr %.1123, i64 %.1, ptr %31, i64 %2, double 0.000000e+00, ptr %33, i64 %2)
  call void @blas_gemm(i32 78, i32 84, i64 %2, i64 %2, i64 %2, double 1.000000e+00, ptr %33, i64 %2, ptr %.1123, i64 %.1, double 0.000000e+00, ptr %35, i64 %2)
  call void @clear(i32 %0, i32 %1, i64 %2, ptr %4, i64 %5)
  br label %75

75:                                               ; preds = %107, %74
  %.0117 = phi i64 [ 0, %74 ], [ %108, %107 ]
  %76 = icmp slt i64 %.0117, %2
  br i1 %76, label %77, label %109

77:                                               ; preds = %75
  %78 = call i64 @low(i32 %1, i64 %.0117, i32 0)
  br label %79

79:                                               ; preds = %99, %77
  %.0 = phi i64 [ %78, %77 ], [ %106, %99 ]
  %80 = call i64 @high(i32 %1, i64 %.0117, i64 %2, i32 0)
  %81 = icmp slt i64 %.0, %80
  br i1 %81, label %82, label %107

82:                                               ; preds = %79
  %83 = icmp eq i64 %.0, %.0117
  br i1 %83, label %84, label %89

84:                                               ; preds = %82
  %85 = mul nsw i64 %.0117, %2
  %86 = add nsw i64 %85, %.0
  %87 = getelementptr inbounds double, ptr %35, i64 %86
  %88 = load double, ptr %87, align 8
  br label %99

89:                                               ; preds = %82
  %90 = mul nsw i64 %.0117, %2
  %91 = add nsw i64 %90, %.0
  %92 = getelementptr inbounds double, ptr %35, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = mul nsw i64 %.0, %2
  %95 = add nsw i64 %94, %.0117
  %96 = getelementptr inbounds double, ptr %35, i64 %95
  %97 = load double, ptr %96, align 8
  %98 = fadd reassoc nsz double %93, %97
  br label %99

99:                                               ; preds = %89, %84
  %100 = phi reassoc nsz double [ %88, %84 ], [ %98, %89 ]
  %101 = mul nsw i64 %.0117, %5
  %102 = add nsw i64 %101, %.0
  %103 = getelementptr inbounds double, ptr %4, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = fadd reassoc nsz double %104, %100
  store double %105, ptr %103, align 8
  %106 = add nsw i64 %.0, 1
  br label %79

107:                                              ; preds = %79
  %108 = add nsw i64 %.0117, 1
  br label %75

109:                                              ; preds = %75
  %110 = icmp ne ptr %7, null
  br i1 %110, label %111, label %112

111:                                              ; preds = %109
  call void @scale_vector(i64 %2, double 0.000000e+00, ptr %7, i64 1)
  br label %112

112:                                              ; preds = %111, %109
  call void @free(ptr %31)
  call void @free(ptr %33)
  call void @free(ptr %35)
  call void @free(ptr %36)
  call void @free(ptr %.0120)
  br label %113

113:                                              ; preds = %112, %10
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

define internal i64 @at_least_1(i64 %0) {
  %2 = icmp sgt i64 %0, 1
  %. = select i1 %2, i64 %0, i64 1
  ret i64 %.
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

define internal ptr @room(i64 %0) {
  %2 = call i64 @at_least_1(i64 %0)
  %3 = call i64 @size_of_number()
  %4 = mul nsw i64 %2, %3
  %5 = call ptr @malloc(i64 %4)
  ret ptr %5
}

define internal ptr @eigenvectors(i32 %0, i64 %1, ptr %2, i64 %3, ptr %4) {
  %6 = alloca double, align 8
  %7 = call ptr @matrix_copy(i64 %1, i64 %1, ptr %2, i64 %3)
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @blas_syev(i32 86, i32 %0, i64 %1, ptr %7, i64 %1, ptr %4, ptr %6, i64 -1)
  %8 = load double, ptr %6, align 8
  %9 = fptosi double %8 to i64
  %10 = call ptr @room(i64 %9)
  %11 = load double, ptr %6, align 8
  %12 = fptosi double %11 to i64
  call void @blas_syev(i32 86, i32 %0, i64 %1, ptr %7, i64 %1, ptr %4, ptr %10, i64 %12)
  call void @free(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %6)
  ret ptr %7
}

declare void @blas_gemm(i32, i32, i64, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64)

declare void @llvm.lifetime.end.p0(ptr captures(none))

define internal void @clear(i32 %0, i32 %1, i64 %2, ptr %3, i64 %4) {
  %6 = icmp eq i32 %0, 78
  br i1 %6, label %7, label %8

7:                                                ; preds = %5
  call void @scale_triangle(i32 %1, i64 %2, double 0.000000e+00, ptr %3, i64 %4)
  br label %9

8:                                                ; preds = %5
  call void @scale_matrix(i64 %2, i64 %2, double 0.000000e+00, ptr %3, i64 %4)
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

declare void @free(ptr)

define void @syev_tangent(i32 %0, i32 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8) {
  %10 = icmp sle i64 %2, 0
  %11 = icmp eq i64 %8, -1
  %or.cond = or i1 %10, %11
  br i1 %or.cond, label %62, label %12

12:                                               ; preds = %9
  %13 = icmp ne ptr %4, null
  br i1 %13, label %17, label %14

14:                                               ; preds = %12
  %15 = icmp ne ptr %7, null
  br i1 %15, label %16, label %62

16:                                               ; preds = %14
  call void @scale_vector(i64 %2, double 0.000000e+00, ptr %7, i64 1)
  br label %62

17:                                               ; preds = %12
  %18 = call ptr @room(i64 %2)
  %19 = call ptr @eigenvectors(i32 %1, i64 %2, ptr %3, i64 %5, ptr %18)
  %20 = mul nsw i64 %2, %2
  %21 = call ptr @room(i64 %20)
  %22 = mul nsw i64 %2, %2
  %23 = call ptr @room(i64 %22)
  call void @blas_symm(i32 76, i32 %1, i64 %2, i64 %2, double 1.000000e+00, ptr %4, i64 %5, ptr %19, i64 %2, double 0.000000e+00, ptr %21, i64 %2)
  call void @blas_gemm(i32 84, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, ptr %19, i64 %2, ptr %21, i64 %2, double 0.000000e+00, ptr %23, i64 %2)
  br label %24

24:                                               ; preds = %56, %17
  %.079 = phi i64 [ 0, %17 ], [ %57, %56 ]
  %25 = icmp slt i64 %.079, %2
  br i1 %25, label %26, label %58

26:                                               ; preds = %24
  %27 = icmp ne ptr %7, null
  br i1 %27, label %28, label %34

28:                                               ; preds = %26
  %29 = mul nsw i64 %.079, %2
  %30 = add nsw i64 %29, %.079
  %31 = getelementptr inbounds double, ptr %23, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds double, ptr %7, i64 %.079
  store double %32, ptr %33, align 8
  br label %34

34:                                               ; preds = %28, %26
  br label %35

35:                                               ; preds = %50, %34
  %.0 = phi i64 [ 0, %34 ], [ %55, %50 ]
  %36 = icmp slt i64 %.0, %2
  br i1 %36, label %37, label %56

37:                                               ; preds = %35
  %38 = icmp eq i64 %.0, %.079
  br i1 %38, label %50, label %39

39:                                               ; preds = %37
  %40 = mul nsw i64 %.079, %2
  %41 = add nsw i64 %40, %.0
  %42 = getelementptr inbounds double, ptr %23, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = getelementptr inbounds double, ptr %18, i64 %.079
  %45 = load double, ptr %44, align 8
  %46 = getelementptr inbounds double, ptr %18, i64 %.0
  %47 = load double, ptr %46, align 8
  %48 = fsub reassoc nsz double %45, %47
  %49 = fdiv reassoc nsz double %43, %48
  br label %50

50:                                               ; preds = %37, %39
  %51 = phi reassoc nsz double [ %49, %39 ], [ 0.000000e+00, %37 ]
  %52 = mul nsw i64 %.079, %2
  %53 = add nsw i64 %52, %.0
  %54 = getelementptr inbounds double, ptr %23, i64 %53
  store double %51, ptr %54, align 8
  %55 = add nsw i64 %.0, 1
  br label %35

56:                                               ; preds = %35
  %57 = add nsw i64 %.079, 1
  br label %24

58:                                               ; preds = %24
  call void @clear(i32 %0, i32 %1, i64 %2, ptr %4, i64 %5)
  %59 = icmp ne i32 %0, 78
  br i1 %59, label %60, label %61

60:                                               ; preds = %58
  call void @blas_gemm(i32 78, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, ptr %19, i64 %2, ptr %23, i64 %2, double 0.000000e+00, ptr %4, i64 %5)
  br label %61

61:                                               ; preds = %60, %58
  call void @free(ptr %18)
  call void @free(ptr %19)
  call void @free(ptr %21)
  call void @free(ptr %23)
  br label %62

62:                                               ; preds = %14, %16, %9, %61
  ret void
}

declare void @blas_symm(i32, i32, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64)

define internal i64 @first(i64 %0, i64 %1) {
  %3 = icmp slt i64 %1, 0
  %4 = sub nsw i64 1, %0
  %5 = mul nsw i64 %4, %1
  %6 = select i1 %3, i64 %5, i64 0
  ret i64 %6
}

declare ptr @malloc(i64)

declare i64 @size_of_number()

declare void @blas_syev(i32, i32, i64, ptr, i64, ptr, ptr, i64)

define internal void @scale_triangle(i32 %0, i64 %1, double %2, ptr %3, i64 %4) {
  %6 = fcmp reassoc nsz oeq double %2, 1.000000e+00
  br i1 %6, label %30, label %7

7:                                                ; preds = %5, %28
  %.020 = phi i64 [ %29, %28 ], [ 0, %5 ]
  %8 = icmp slt i64 %.020, %1
  br i1 %8, label %9, label %30

9:                                                ; preds = %7
  %10 = call i64 @low(i32 %0, i64 %.020, i32 0)
  br label %11

11:                                               ; preds = %22, %9
  %.0 = phi i64 [ %10, %9 ], [ %27, %22 ]
  %12 = call i64 @high(i32 %0, i64 %.020, i64 %1, i32 0)
  %13 = icmp slt i64 %.0, %12
  br i1 %13, label %14, label %28

14:                                               ; preds = %11
  %15 = fcmp reassoc nsz oeq double %2, 0.000000e+00
  br i1 %15, label %22, label %16

16:                                               ; preds = %14
  %17 = mul nsw i64 %.020, %4
  %18 = add nsw i64 %17, %.0
  %19 = getelementptr inbounds double, ptr %3, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = fmul reassoc nsz double %2, %20
  br label %22

22:                                               ; preds = %14, %16
  %23 = phi reassoc nsz double [ %21, %16 ], [ 0.000000e+00, %14 ]
  %24 = mul nsw i64 %.020, %4
  %25 = add nsw i64 %24, %.0
  %26 = getelementptr inbounds double, ptr %3, i64 %25
  store double %23, ptr %26, align 8
  %27 = add nsw i64 %.0, 1
  br label %11

28:                                               ; preds = %11
  %29 = add nsw i64 %.020, 1
  br label %7

30:                                               ; preds = %7, %5
  ret void
}

define internal void @scale_matrix(i64 %0, i64 %1, double %2, ptr %3, i64 %4) {
  %6 = fcmp reassoc nsz oeq double %2, 1.000000e+00
  br i1 %6, label %27, label %7

7:                                                ; preds = %5, %25
  %.016 = phi i64 [ %26, %25 ], [ 0, %5 ]
  %8 = icmp slt i64 %.016, %1
  br i1 %8, label %9, label %27

9:                                                ; preds = %7, %19
  %.0 = phi i64 [ %24, %19 ], [ 0, %7 ]
  %10 = icmp slt i64 %.0, %0
  br i1 %10, label %11, label %25

11:                                               ; preds = %9
  %12 = fcmp reassoc nsz oeq double %2, 0.000000e+00
  br i1 %12, label %19, label %13

13:                                               ; preds = %11
  %14 = mul nsw i64 %.016, %4
  %15 = add nsw i64 %14, %.0
  %16 = getelementptr inbounds double, ptr %3, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = fmul reassoc nsz double %2, %17
  br label %19

19:                                               ; preds = %11, %13
  %20 = phi reassoc nsz double [ %18, %13 ], [ 0.000000e+00, %11 ]
  %21 = mul nsw i64 %.016, %4
  %22 = add nsw i64 %21, %.0
  %23 = getelementptr inbounds double, ptr %3, i64 %22
  store double %20, ptr %23, align 8
  %24 = add nsw i64 %.0, 1
  br label %9

25:                                               ; preds = %9
  %26 = add nsw i64 %.016, 1
  br label %7

27:                                               ; preds = %7, %5
  ret void
}
