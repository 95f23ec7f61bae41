; Made from svd.c by `python -m enzyme_hub._bitcode`.
define void @gesdd_save(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, ptr %11, ptr %12, i64 %13, i64 %14, i32 %15, ptr %16) {
  %18 = call i32 @left_job(i32 %0, i64 %1, i64 %2)
  %19 = call i32 @right_job(i32 %0, i64 %1, i64 %2)
  call void @svd_save(i32 %18, i32 %19, i64 %1, i64 %2, ptr %3, ptr %4, i64 %5, i64 %14, ptr %16)
  ret void
}

define internal void @svd_save(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, i64 %7, ptr %8) {
  %10 = icmp ne ptr %5, null
  %11 = icmp ne i64 %7, -1
  %or.cond = and i1 %10, %11
  br i1 %or.cond, label %12, label %18

12:                                               ; preds = %9
  %13 = call i32 @has_vectors(i32 %0, i32 %1)
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %18, label %15

15:                                               ; preds = %12
  %16 = call ptr @matrix_copy(i64 %2, i64 %3, ptr %4, i64 %6)
  %17 = getelementptr inbounds ptr, ptr %8, i64 0
  store ptr %16, ptr %17, align 8
  br label %18

18:                                               ; preds = %15, %12, %9
  ret void
}

define internal i32 @left_job(i32 %0, i64 %1, i64 %2) {
  %4 = icmp ne i32 %0, 79
  br i1 %4, label %9, label %5

5:                                                ; preds = %3
  %6 = icmp sge i64 %1, %2
  %7 = zext i1 %6 to i64
  %8 = select i1 %6, i32 79, i32 65
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ %0, %3 ]
  ret i32 %10
}

define internal i32 @right_job(i32 %0, i64 %1, i64 %2) {
  %4 = icmp ne i32 %0, 79
  br i1 %4, label %9, label %5

5:                                                ; preds = %3
  %6 = icmp sge i64 %1, %2
  %7 = zext i1 %6 to i64
  %8 = select i1 %6, i32 65, i32 79
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ %0, %3 ]
  ret i32 %10
}

define void @gesdd_keep(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, ptr %11, ptr %12, i64 %13, i64 %14, i32 %15, ptr %16) {
  %18 = call i32 @left_job(i32 %0, i64 %1, i64 %2)
  %19 = call i32 @right_job(i32 %0, i64 %1, i64 %2)
  call void @svd_keep(i32 %18, i32 %19, i64 %1, i64 %2, ptr %4, ptr %6, ptr %8, i64 %10, ptr %11, i64 %13, i64 %14, i32 %15, ptr %16)
  ret void
}

define internal void @svd_keep(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, i64 %10, i32 %11, ptr %12) {
  %14 = call i64 @smaller(i64 %2, i64 %3)
  %15 = icmp eq ptr %4, null
  %16 = icmp eq i64 %10, -1
  %or.cond = or i1 %15, %16
  br i1 %or.cond, label %41, label %17

17:                                               ; preds = %13
  %18 = call i32 @has_vectors(i32 %0, i32 %1)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %41

20:                                               ; preds = %17
  %21 = ashr i32 %11, 1
  %22 = and i32 %21, 1
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %20
  %25 = call ptr @vector_copy(i64 %14, ptr %5, i64 1)
  %26 = getelementptr inbounds ptr, ptr %12, i64 1
  store ptr %25, ptr %26, align 8
  br label %27

27:                                               ; preds = %24, %20
  %28 = ashr i32 %11, 2
  %29 = and i32 %28, 1
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %34

31:                                               ; preds = %27
  %32 = call ptr @matrix_copy(i64 %2, i64 %14, ptr %6, i64 %7)
  %33 = getelementptr inbounds ptr, ptr %12, i64 2
  store ptr %32, ptr %33, align 8
  br label %34

34:                                               ; preds = %31, %27
  %35 = ashr i32 %11, 3
  %36 = and i32 %35, 1
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %38, label %41

38:                                               ; preds = %34
  %39 = call ptr @matrix_copy(i64 %14, i64 %3, ptr %8, i64 %9)
  %40 = getelementptr inbounds ptr, ptr %12, i64 3
  store ptr %39, ptr %40, align 8
  br label %41

41:                                               ; preds = %17, %13, %38, %34
  ret void
}

define void @gesdd_gradient(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, ptr %11, ptr %12, i64 %13, i64 %14, ptr %15) {
  %17 = call i32 @left_job(i32 %0, i64 %1, i64 %2)
  %18 = call i32 @right_job(i32 %0, i64 %1, i64 %2)
  call void @svd_gradient(i32 %17, i32 %18, i64 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, ptr %11, ptr %12, i64 %13, i64 %14, ptr %15)
  ret void
}

define internal void @svd_gradient(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, ptr %9, ptr %10, i64 %11, ptr %12, ptr %13, i64 %14, i64 %15, ptr %16) {
  %18 = call i64 @smaller(i64 %2, i64 %3)
  %19 = icmp eq ptr %5, null
  %20 = icmp sle i64 %18, 0
  %or.cond = select i1 %19, i1 true, i1 %20
  %21 = icmp eq i64 %15, -1
  %or.cond127 = or i1 %or.cond, %21
  br i1 %or.cond127, label %114, label %22

22:                                               ; preds = %17
  %23 = call i32 @are_others_active(i32 %0, i32 %1, i64 %2, i64 %3, ptr %5, i64 %6, ptr %10, i64 %11, ptr %13, i64 %14)
  %24 = call i32 @has_vectors(i32 %0, i32 %1)
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %71

26:                                               ; preds = %22
  %27 = getelementptr inbounds ptr, ptr %16, i64 1
  %28 = load ptr, ptr %27, align 8
  %29 = icmp ne ptr %28, null
  br i1 %29, label %30, label %33

30:                                               ; preds = %26
  %31 = getelementptr inbounds ptr, ptr %16, i64 1
  %32 = load ptr, ptr %31, align 8
  br label %33

33:                                               ; preds = %30, %26
  %.0126 = phi ptr [ %32, %30 ], [ %7, %26 ]
  %34 = getelementptr inbounds ptr, ptr %16, i64 2
  %35 = load ptr, ptr %34, align 8
  %36 = icmp ne ptr %35, null
  br i1 %36, label %37, label %41

37:                                               ; preds = %33
  %38 = getelementptr inbounds ptr, ptr %16, i64 2
  %39 = load ptr, ptr %38, align 8
  %40 = call i64 @at_least_1(i64 %2)
  br label %41

41:                                               ; preds = %37, %33
  %.0123 = phi ptr [ %39, %37 ], [ %9, %33 ]
  %.0121 = phi i64 [ %40, %37 ], [ %11, %33 ]
  %42 = getelementptr inbounds ptr, ptr %16, i64 3
  %43 = load ptr, ptr %42, align 8
  %44 = icmp ne ptr %43, null
  br i1 %44, label %45, label %49

45:                                               ; preds = %41
  %46 = getelementptr inbounds ptr, ptr %16, i64 3
  %47 = load ptr, ptr %46, align 8
  %48 = call i64 @at_least_1(i64 %18)
  br label %49

49:                                               ; preds = %45, %41
  %.0124 = phi ptr [ %47, %45 ], [ %12, %41 ]
  %.0122 = phi i64 [ %48, %45 ], [ %14, %41 ]
  %50 = icmp ne ptr %10, null
  br i1 %50, label %51, label %54

51:                                               ; preds = %49
  %52 = call i32 @is_zero_matrix(i64 %2, i64 %18, ptr %10, i64 %11)
  %53 = icmp ne i32 %52, 0
  br i1 %53, label %54, label %55

54:                                               ; preds = %51, %49
  br label %55

55:                                               ; preds = %51, %54
  %56 = phi ptr [ null, %54 ], [ %10, %51 ]
  %57 = icmp ne ptr %13, null
  br i1 %57, label %58, label %61

58:                                               ; preds = %55
  %59 = call i32 @is_zero_matrix(i64 %18, i64 %3, ptr %13, i64 %14)
  %60 = icmp ne i32 %59, 0
  br i1 %60, label %61, label %62

61:                                               ; preds = %58, %55
  br label %62

62:                                               ; preds = %58, %61
  %63 = phi ptr [ null, %61 ], [ %13, %58 ]
  call void @vectors_gradient(i64 %2, i64 %3, ptr %.0126, ptr %8, ptr %.0123, i64 %.0121, ptr %56, i64 %11, ptr %.0124, i64 %.0122, ptr %63, i64 %14, ptr %5, i64 %6)
  %64 = icmp ne ptr %10, null
  br i1 %64, label %65, label %67

65:                                               ; preds = %62
  %66 = icmp eq i32 %0, 65
  %. = select i1 %66, i64 %2, i64 %18
  call void @scale_matrix(i64 %2, i64 %., double 0.000000e+00, ptr %10, i64 %11)
  br label %67

67:                                               ; preds = %65, %62
  %68 = icmp ne ptr %13, null
  br i1 %68, label %69, label %98

69:                                               ; preds = %67
  %70 = icmp eq i32 %1, 65
  %.128 = select i1 %70, i64 %3, i64 %18
  call void @scale_matrix(i64 %.128, i64 %3, double 0.000000e+00, ptr %13, i64 %14)
  br label %98

71:                                               ; preds = %22
  %72 = mul nsw i64 %2, %18
  %73 = call ptr @room(i64 %72)
  %74 = mul nsw i64 %18, %3
  %75 = call ptr @room(i64 %74)
  %76 = getelementptr inbounds ptr, ptr %16, i64 0
  %77 = load ptr, ptr %76, align 8
  call void @vectors(i64 %2, i64 %3, ptr %77, i64 %2, ptr %73, ptr %75)
  br label %78

78:                                               ; preds = %95, %71
  %.0120 = phi i64 [ 0, %71 ], [ %96, %95 ]
  %79 = icmp slt i64 %.0120, %18
  br i1 %79, label %80, label %97

80:                                               ; preds = %78, %87
  %.0119 = phi i64 [ %94, %87 ], [ 0, %78 ]
  %81 = icmp slt i64 %.0119, %2
  br i1 %81, label %82, label %95

82:                                               ; preds = %80
  %83 = icmp ne ptr %8, null
  br i1 %83, label %84, label %87

84:                                               ; preds = %82
  %85 = getelementptr inbounds double, ptr %8, i64 %.0120
  %86 = load double, ptr %85, align 8
  br label %87

87:                                               ; preds = %82, %84
  %88 = phi reassoc nsz double [ %86, %84 ], [ 0.000000e+00, %82 ]
  %89 = mul nsw i64 %.0120, %2
  %90 = add nsw i64 %89, %.0119
  %91 = getelementptr inbounds double, ptr %73, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = fmul reassoc nsz double %92, %88
  store double %93, ptr %91, align 8
  %94 = add nsw i64 %.0119, 1
  br label %80

95:                                               ; preds = %80
  %96 = add nsw i64 %.0120, 1
  br label %78

97:                                               ; preds = %78
  call void @blas_gemm(i32 78, i32 78, i64 %2, i64 %3, i64 %18, double 1.000000e+00, ptr %73, i64 %2, ptr %75, i64 %18, double 0.000000e+00, ptr %5, i64 %6)
  call void @free(ptr %73)
  call void @free(ptr %75)
  br label %98

98:                                               ; preds = %67, %69, %97
  %99 = icmp ne i32 %23, 0
  br i1 %99, label %100, label %111

100:                                              ; preds = %98, %109
  %.0118 = phi i64 [ %110, %109 ], [ 0, %98 ]
  %101 = icmp slt i64 %.0118, %3
  br i1 %101, label %102, label %111

102:                                              ; preds = %100, %104
  %.0 = phi i64 [ %108, %104 ], [ 0, %100 ]
  %103 = icmp slt i64 %.0, %2
  br i1 %103, label %104, label %109

104:                                              ; preds = %102
  %105 = mul nsw i64 %.0118, %6
  %106 = add nsw i64 %105, %.0
  %107 = getelementptr inbounds double, ptr %5, i64 %106
  store double 0x7FF8000000000000, ptr %107, align 8
  %108 = add nsw i64 %.0, 1
  br label %102

109:                                              ; preds = %102
  %110 = add nsw i64 %.0118, 1
  br label %100

111:                                              ; preds = %100, %98
  %112 = icmp ne ptr %8, null
  br i1 %112, label %113, label %114

113:                                              ; preds = %111
  call void @scale_vector(i64 %18, double 0.000000e+00, ptr %8, i64 1)
  br label %114

114:                                              ; preds = %17, %113, %111
  ret void
}

define void @gesdd_tangent(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, ptr %11, ptr %12, i64 %13, i64 %14) {
  %16 = call i64 @smaller(i64 %1, i64 %2)
  %17 = call i32 @left_job(i32 %0, i64 %1, i64 %2)
  %18 = call i32 @right_job(i32 %0, i64 %1, i64 %2)
  %19 = icmp sle i64 %16, 0
  %20 = icmp eq i64 %14, -1
  %or.cond = or i1 %19, %20
  br i1 %or.cond, label %52, label %21

21:                                               ; preds = %15
  %22 = icmp ne ptr %4, null
  br i1 %22, label %24, label %23

23:                                               ; preds = %21
  call void @no_tangent(i32 %17, i32 %18, i64 %1, i64 %2, ptr %7, ptr %9, i64 %10, ptr %12, i64 %13)
  br label %52

24:                                               ; preds = %21
  %25 = call i32 @has_vectors(i32 %17, i32 %18)
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %28, label %27

27:                                               ; preds = %24
  call void @values_tangent(i32 %17, i32 %18, i64 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %7, ptr %9, i64 %10, ptr %12, i64 %13)
  br label %52

28:                                               ; preds = %24
  %29 = mul nsw i64 %5, %2
  %30 = call ptr @room(i64 %29)
  %31 = call ptr @room(i64 %16)
  %32 = mul nsw i64 %10, %1
  %33 = call ptr @room(i64 %32)
  %34 = mul nsw i64 %13, %2
  %35 = call ptr @room(i64 %34)
  %36 = call ptr @room(i64 %14)
  %37 = mul nsw i64 8, %16
  %38 = call i64 @size_of_integer()
  %39 = mul nsw i64 %37, %38
  %40 = call ptr @malloc(i64 %39)
  br label %41

41:                                               ; preds = %43, %28
  %.0 = phi i64 [ 0, %28 ], [ %50, %43 ]
  %42 = icmp slt i64 %.0, %2
  br i1 %42, label %43, label %51

43:                                               ; preds = %41
  %44 = mul nsw i64 %.0, %5
  %45 = getelementptr inbounds double, ptr %30, i64 %44
  %46 = mul nsw i64 %.0, %5
  %47 = getelementptr inbounds double, ptr %3, i64 %46
  %48 = call i64 @size_of_number()
  %49 = mul nsw i64 %1, %48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %45, ptr align 8 %47, i64 %49, i1 false)
  %50 = add nsw i64 %.0, 1
  br label %41

51:                                               ; preds = %41
  call void @blas_gesdd(i32 %0, i64 %1, i64 %2, ptr %30, i64 %5, ptr %31, ptr %33, i64 %10, ptr %35, i64 %13, ptr %36, i64 %14, ptr %40)
  call void @svd_tangent(i32 %17, i32 %18, i64 %1, i64 %2, ptr %31, ptr %33, i64 %10, ptr %35, i64 %13, ptr %4, i64 %5, ptr %7, ptr %9, i64 %10, ptr %12, i64 %13)
  call void @free(ptr %30)
  call void @free(ptr %31)
  call void @free(ptr %33)
  call void @free(ptr %35)
  call void @free(ptr %36)
  call void @free(ptr %40)
  br label %52

52:                                               ; preds = %15, %27, %51, %23
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

define internal i64 @smaller(i64 %0, i64 %1) {
  %3 = icmp slt i64 %0, %1
  %. = select i1 %3, i64 %0, i64 %1
  ret i64 %.
}

define internal void @no_tangent(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8) {
  %10 = call i64 @smaller(i64 %2, i64 %3)
  %11 = icmp ne ptr %4, null
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  call void @scale_vector(i64 %10, double 0.000000e+00, ptr %4, i64 1)
  br label %13

13:                                               ; preds = %12, %9
  %14 = icmp ne ptr %5, null
  br i1 %14, label %15, label %19

15:                                               ; preds = %13
  switch i32 %0, label %19 [
    i32 65, label %17
    i32 83, label %16
  ]

16:                                               ; preds = %15
  br label %17

17:                                               ; preds = %15, %16
  %18 = phi i64 [ %10, %16 ], [ %2, %15 ]
  call void @scale_matrix(i64 %2, i64 %18, double 0.000000e+00, ptr %5, i64 %6)
  br label %19

19:                                               ; preds = %15, %17, %13
  %20 = icmp ne ptr %7, null
  br i1 %20, label %21, label %25

21:                                               ; preds = %19
  switch i32 %1, label %25 [
    i32 65, label %23
    i32 83, label %22
  ]

22:                                               ; preds = %21
  br label %23

23:                                               ; preds = %21, %22
  %24 = phi i64 [ %10, %22 ], [ %3, %21 ]
  call void @scale_matrix(i64 %24, i64 %3, double 0.000000e+00, ptr %7, i64 %8)
  br label %25

25:                                               ; preds = %21, %23, %19
  ret void
}

define internal i32 @has_vectors(i32 %0, i32 %1) {
  switch i32 %0, label %6 [
    i32 83, label %3
    i32 65, label %3
  ]

3:                                                ; preds = %2, %2
  %4 = icmp eq i32 %1, 83
  %5 = icmp eq i32 %1, 65
  %spec.select = select i1 %4, i1 true, i1 %5
  br label %6

6:                                                ; preds = %2, %3
  %7 = phi i1 [ false, %2 ], [ %spec.select, %3 ]
  %8 = zext i1 %7 to i32
  ret i32 %8
}

define internal void @values_tangent(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11) {
  %13 = call i64 @smaller(i64 %2, i64 %3)
  %14 = mul nsw i64 %2, %13
  %15 = call ptr @room(i64 %14)
  %16 = mul nsw i64 %13, %3
  %17 = call ptr @room(i64 %16)
  call void @vectors(i64 %2, i64 %3, ptr %4, i64 %6, ptr %15, ptr %17)
  call void @svd_tangent(i32 %0, i32 %1, i64 %2, i64 %3, ptr null, ptr %15, i64 %2, ptr %17, i64 %13, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11)
  call void @free(ptr %15)
  call void @free(ptr %17)
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

declare i64 @size_of_integer()

declare i64 @size_of_number()

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare void @llvm.lifetime.end.p0(ptr captures(none))

declare void @blas_gesdd(i32, i64, i64, ptr, i64, ptr, ptr, i64, ptr, i64, ptr, i64, ptr)

define internal void @svd_tangent(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, ptr %12, i64 %13, ptr %14, i64 %15) {
  %17 = call i64 @smaller(i64 %2, i64 %3)
  %18 = mul nsw i64 %17, %3
  %19 = call ptr @room(i64 %18)
  %20 = mul nsw i64 %17, %17
  %21 = call ptr @room(i64 %20)
  call void @blas_gemm(i32 84, i32 78, i64 %17, i64 %3, i64 %2, double 1.000000e+00, ptr %5, i64 %6, ptr %9, i64 %10, double 0.000000e+00, ptr %19, i64 %17)
  call void @blas_gemm(i32 78, i32 84, i64 %17, i64 %17, i64 %3, double 1.000000e+00, ptr %19, i64 %17, ptr %7, i64 %8, double 0.000000e+00, ptr %21, i64 %17)
  br label %22

22:                                               ; preds = %25, %16
  %.0 = phi i64 [ 0, %16 ], [ %31, %25 ]
  %23 = icmp ne ptr %11, null
  %24 = icmp slt i64 %.0, %17
  %spec.select = select i1 %23, i1 %24, i1 false
  br i1 %spec.select, label %25, label %32

25:                                               ; preds = %22
  %26 = mul nsw i64 %.0, %17
  %27 = add nsw i64 %26, %.0
  %28 = getelementptr inbounds double, ptr %21, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds double, ptr %11, i64 %.0
  store double %29, ptr %30, align 8
  %31 = add nsw i64 %.0, 1
  br label %22

32:                                               ; preds = %22
  %33 = call i32 @has_vectors(i32 %0, i32 %1)
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %48

35:                                               ; preds = %32
  call void @vectors_tangent(i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %21, ptr %12, i64 %13, ptr %14, i64 %15)
  %36 = icmp ne ptr %12, null
  %37 = icmp eq i32 %0, 65
  %or.cond = and i1 %36, %37
  br i1 %or.cond, label %38, label %42

38:                                               ; preds = %35
  %39 = sub nsw i64 %2, %17
  %40 = mul nsw i64 %17, %13
  %41 = getelementptr inbounds double, ptr %12, i64 %40
  call void @no_vectors(i64 %2, i64 %39, ptr %41, i64 %13)
  br label %42

42:                                               ; preds = %38, %35
  %43 = icmp ne ptr %14, null
  %44 = icmp eq i32 %1, 65
  %or.cond94 = and i1 %43, %44
  br i1 %or.cond94, label %45, label %56

45:                                               ; preds = %42
  %46 = sub nsw i64 %3, %17
  %47 = getelementptr inbounds double, ptr %14, i64 %17
  call void @no_vectors(i64 %46, i64 %3, ptr %47, i64 %15)
  br label %56

48:                                               ; preds = %32
  switch i32 %0, label %52 [
    i32 65, label %50
    i32 83, label %49
  ]

49:                                               ; preds = %48
  br label %50

50:                                               ; preds = %48, %49
  %51 = phi i64 [ %17, %49 ], [ %2, %48 ]
  call void @no_vectors(i64 %2, i64 %51, ptr %12, i64 %13)
  br label %52

52:                                               ; preds = %48, %50
  switch i32 %1, label %56 [
    i32 65, label %54
    i32 83, label %53
  ]

53:                                               ; preds = %52
  br label %54

54:                                               ; preds = %52, %53
  %55 = phi i64 [ %17, %53 ], [ %3, %52 ]
  call void @no_vectors(i64 %55, i64 %3, ptr %14, i64 %15)
  br label %56

56:                                               ; preds = %54, %52, %42, %45
  call void @scale_matrix(i64 %2, i64 %3, double 0.000000e+00, ptr %9, i64 %10)
  %57 = icmp eq i32 %0, 79
  %58 = icmp eq i32 %1, 79
  %or.cond95 = or i1 %57, %58
  br i1 %or.cond95, label %59, label %60

59:                                               ; preds = %56
  call void @no_vectors(i64 %2, i64 %3, ptr %9, i64 %10)
  br label %60

60:                                               ; preds = %56, %59
  call void @free(ptr %19)
  call void @free(ptr %21)
  ret void
}

declare void @free(ptr)

define void @gesvd_save(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, ptr %9, ptr %10, i64 %11, ptr %12, ptr %13, i64 %14, i64 %15, i32 %16, ptr %17) {
  call void @svd_save(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, i64 %15, ptr %17)
  ret void
}

define void @gesvd_keep(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, ptr %9, ptr %10, i64 %11, ptr %12, ptr %13, i64 %14, i64 %15, i32 %16, ptr %17) {
  call void @svd_keep(i32 %0, i32 %1, i64 %2, i64 %3, ptr %5, ptr %7, ptr %9, i64 %11, ptr %12, i64 %14, i64 %15, i32 %16, ptr %17)
  ret void
}

define void @gesvd_gradient(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, ptr %9, ptr %10, i64 %11, ptr %12, ptr %13, i64 %14, i64 %15, ptr %16) {
  call void @svd_gradient(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, ptr %9, ptr %10, i64 %11, ptr %12, ptr %13, i64 %14, i64 %15, ptr %16)
  ret void
}

define void @gesvd_tangent(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, ptr %9, ptr %10, i64 %11, ptr %12, ptr %13, i64 %14, i64 %15) {
  %17 = call i64 @smaller(i64 %2, i64 %3)
  %18 = icmp sle i64 %17, 0
  %19 = icmp eq i64 %15, -1
  %or.cond = or i1 %18, %19
  br i1 %or.cond, label %47, label %20

20:                                               ; preds = %16
  %21 = icmp ne ptr %5, null
  br i1 %21, label %23, label %22

22:                                               ; preds = %20
  call void @no_tangent(i32 %0, i32 %1, i64 %2, i64 %3, ptr %8, ptr %10, i64 %11, ptr %13, i64 %14)
  br label %47

23:                                               ; preds = %20
  %24 = call i32 @has_vectors(i32 %0, i32 %1)
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %27, label %26

26:                                               ; preds = %23
  call void @values_tangent(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %8, ptr %10, i64 %11, ptr %13, i64 %14)
  br label %47

27:                                               ; preds = %23
  %28 = mul nsw i64 %6, %3
  %29 = call ptr @room(i64 %28)
  %30 = call ptr @room(i64 %17)
  %31 = mul nsw i64 %11, %2
  %32 = call ptr @room(i64 %31)
  %33 = mul nsw i64 %14, %3
  %34 = call ptr @room(i64 %33)
  %35 = call ptr @room(i64 %15)
  br label %36

36:                                               ; preds = %38, %27
  %.0 = phi i64 [ 0, %27 ], [ %45, %38 ]
  %37 = icmp slt i64 %.0, %3
  br i1 %37, label %38, label %46

38:                                               ; preds = %36
  %39 = mul nsw i64 %.0, %6
  %40 = getelementptr inbounds double, ptr %29, i64 %39
  %41 = mul nsw i64 %.0, %6
  %42 = getelementptr inbounds double, ptr %4, i64 %41
  %43 = call i64 @size_of_number()
  %44 = mul nsw i64 %2, %43
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %40, ptr align 8 %42, i64 %44, i1 false)
  %45 = add nsw i64 %.0, 1
  br label %36

46:                                               ; preds = %36
  call void @blas_gesvd(i32 %0, i32 %1, i64 %2, i64 %3, ptr %29, i64 %6, ptr %30, ptr %32, i64 %11, ptr %34, i64 %14, ptr %35, i64 %15)
  call void @svd_tangent(i32 %0, i32 %1, i64 %2, i64 %3, ptr %30, ptr %32, i64 %11, ptr %34, i64 %14, ptr %5, i64 %6, ptr %8, ptr %10, i64 %11, ptr %13, i64 %14)
  call void @free(ptr %29)
  call void @free(ptr %30)
  call void @free(ptr %32)
  call void @free(ptr %34)
  call void @free(ptr %35)
  br label %47

47:                                               ; preds = %16, %26, %46, %22
  ret void
}

declare void @blas_gesvd(i32, i32, i64, i64, ptr, i64, ptr, ptr, i64, ptr, i64, ptr, i64)

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

define internal i64 @first(i64 %0, i64 %1) {
  %3 = icmp slt i64 %1, 0
  %4 = sub nsw i64 1, %0
  %5 = mul nsw i64 %4, %1
  %6 = select i1 %3, i64 %5, i64 0
  ret i64 %6
}

define internal i32 @are_others_active(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) {
  %11 = call i64 @smaller(i64 %2, i64 %3)
  %12 = icmp eq i32 %0, 79
  %13 = icmp eq i32 %1, 79
  %or.cond = or i1 %12, %13
  br i1 %or.cond, label %14, label %17

14:                                               ; preds = %10
  %15 = call i32 @is_zero_matrix(i64 %2, i64 %3, ptr %4, i64 %5)
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %64

17:                                               ; preds = %10, %14
  %18 = call i32 @has_vectors(i32 %0, i32 %1)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %43, label %20

20:                                               ; preds = %17
  switch i32 %0, label %21 [
    i32 65, label %23
    i32 83, label %22
  ]

21:                                               ; preds = %20
  br label %23

22:                                               ; preds = %20
  br label %23

23:                                               ; preds = %21, %20, %22
  %24 = phi i64 [ %2, %20 ], [ 0, %21 ], [ %11, %22 ]
  switch i32 %1, label %25 [
    i32 65, label %27
    i32 83, label %26
  ]

25:                                               ; preds = %23
  br label %27

26:                                               ; preds = %23
  br label %27

27:                                               ; preds = %25, %23, %26
  %28 = phi i64 [ %3, %23 ], [ 0, %25 ], [ %11, %26 ]
  %29 = icmp ne ptr %6, null
  br i1 %29, label %30, label %33

30:                                               ; preds = %27
  %31 = call i32 @is_zero_matrix(i64 %2, i64 %24, ptr %6, i64 %7)
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %40

33:                                               ; preds = %30, %27
  %34 = icmp ne ptr %8, null
  %35 = icmp sgt i64 %28, 0
  %or.cond46 = select i1 %34, i1 %35, i1 false
  br i1 %or.cond46, label %36, label %40

36:                                               ; preds = %33
  %37 = call i32 @is_zero_matrix(i64 %28, i64 %3, ptr %8, i64 %9)
  %38 = icmp ne i32 %37, 0
  %39 = xor i1 %38, true
  br label %40

40:                                               ; preds = %33, %36, %30
  %41 = phi i1 [ true, %30 ], [ %39, %36 ], [ false, %33 ]
  %42 = zext i1 %41 to i32
  br label %64

43:                                               ; preds = %17
  %44 = icmp ne ptr %6, null
  %45 = icmp eq i32 %0, 65
  %or.cond47 = and i1 %44, %45
  br i1 %or.cond47, label %46, label %52

46:                                               ; preds = %43
  %47 = sub nsw i64 %2, %11
  %48 = mul nsw i64 %11, %7
  %49 = getelementptr inbounds double, ptr %6, i64 %48
  %50 = call i32 @is_zero_matrix(i64 %2, i64 %47, ptr %49, i64 %7)
  %51 = icmp ne i32 %50, 0
  br i1 %51, label %52, label %61

52:                                               ; preds = %46, %43
  %53 = icmp ne ptr %8, null
  %54 = icmp eq i32 %1, 65
  %or.cond48 = and i1 %53, %54
  br i1 %or.cond48, label %55, label %61

55:                                               ; preds = %52
  %56 = sub nsw i64 %3, %11
  %57 = getelementptr inbounds double, ptr %8, i64 %11
  %58 = call i32 @is_zero_matrix(i64 %56, i64 %3, ptr %57, i64 %9)
  %59 = icmp ne i32 %58, 0
  %60 = xor i1 %59, true
  br label %61

61:                                               ; preds = %52, %55, %46
  %62 = phi i1 [ true, %46 ], [ %60, %55 ], [ false, %52 ]
  %63 = zext i1 %62 to i32
  br label %64

64:                                               ; preds = %14, %61, %40
  %.0 = phi i32 [ %63, %61 ], [ %42, %40 ], [ 1, %14 ]
  ret i32 %.0
}

define internal i64 @at_least_1(i64 %0) {
  %2 = icmp sgt i64 %0, 1
  %. = select i1 %2, i64 %0, i64 1
  ret i64 %.
}

define internal i32 @is_zero_matrix(i64 %0, i64 %1, ptr %2, i64 %3) {
  br label %5

5:                                                ; preds = %18, %4
  %.014 = phi i32 [ undef, %4 ], [ %.2, %18 ]
  %.013 = phi i64 [ 0, %4 ], [ %19, %18 ]
  %6 = icmp slt i64 %.013, %1
  br i1 %6, label %7, label %20

7:                                                ; preds = %5, %15
  %.0 = phi i64 [ %16, %15 ], [ 0, %5 ]
  %8 = icmp slt i64 %.0, %0
  br i1 %8, label %9, label %17

9:                                                ; preds = %7
  %10 = mul nsw i64 %.013, %3
  %11 = add nsw i64 %10, %.0
  %12 = getelementptr inbounds double, ptr %2, i64 %11
  %13 = load double, ptr %12, align 8
  %14 = fcmp reassoc nsz une double %13, 0.000000e+00
  br i1 %14, label %17, label %15

15:                                               ; preds = %9
  %16 = add nsw i64 %.0, 1
  br label %7

17:                                               ; preds = %9, %7
  %.2 = phi i32 [ %.014, %7 ], [ 0, %9 ]
  %.1 = phi i32 [ 5, %7 ], [ 1, %9 ]
  %cond = icmp eq i32 %.1, 5
  br i1 %cond, label %18, label %20

18:                                               ; preds = %17
  %19 = add nsw i64 %.013, 1
  br label %5

20:                                               ; preds = %5, %17
  %.115 = phi i32 [ %.2, %17 ], [ %.014, %5 ]
  %.012 = phi i32 [ %.1, %17 ], [ 2, %5 ]
  switch i32 %.012, label %23 [
    i32 2, label %21
    i32 1, label %22
  ]

21:                                               ; preds = %20
  br label %22

22:                                               ; preds = %21, %20
  %.3 = phi i32 [ 1, %21 ], [ %.115, %20 ]
  ret i32 %.3

23:                                               ; preds = %20
  unreachable
}

define internal void @vectors_gradient(i64 %0, i64 %1, ptr %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) {
  %15 = call i64 @smaller(i64 %0, i64 %1)
  %16 = mul nsw i64 %15, %15
  %17 = call ptr @zeros(i64 %16)
  %18 = mul nsw i64 %15, %15
  %19 = call ptr @zeros(i64 %18)
  %20 = mul nsw i64 %0, %15
  %21 = call ptr @room(i64 %20)
  %22 = mul nsw i64 %15, %1
  %23 = call ptr @room(i64 %22)
  %24 = mul nsw i64 %15, %15
  %25 = call ptr @room(i64 %24)
  %26 = icmp ne ptr %6, null
  br i1 %26, label %27, label %28

27:                                               ; preds = %14
  call void @blas_gemm(i32 84, i32 78, i64 %15, i64 %15, i64 %0, double 1.000000e+00, ptr %4, i64 %5, ptr %6, i64 %7, double 0.000000e+00, ptr %17, i64 %15)
  br label %28

28:                                               ; preds = %27, %14
  %29 = icmp ne ptr %10, null
  br i1 %29, label %30, label %31

30:                                               ; preds = %28
  call void @blas_gemm(i32 78, i32 84, i64 %15, i64 %15, i64 %1, double 1.000000e+00, ptr %8, i64 %9, ptr %10, i64 %11, double 0.000000e+00, ptr %19, i64 %15)
  br label %31

31:                                               ; preds = %30, %28
  br label %32

32:                                               ; preds = %74, %31
  %.0170 = phi i64 [ 0, %31 ], [ %75, %74 ]
  %33 = icmp slt i64 %.0170, %15
  br i1 %33, label %34, label %76

34:                                               ; preds = %32, %60
  %.0173 = phi i64 [ %73, %60 ], [ 0, %32 ]
  %35 = icmp slt i64 %.0173, %15
  br i1 %35, label %36, label %74

36:                                               ; preds = %34
  %37 = mul nsw i64 %.0170, %15
  %38 = add nsw i64 %37, %.0173
  %39 = getelementptr inbounds double, ptr %17, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = mul nsw i64 %.0173, %15
  %42 = add nsw i64 %41, %.0170
  %43 = getelementptr inbounds double, ptr %17, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = fsub reassoc nsz double %40, %44
  %46 = mul nsw i64 %.0170, %15
  %47 = add nsw i64 %46, %.0173
  %48 = getelementptr inbounds double, ptr %19, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = mul nsw i64 %.0173, %15
  %51 = add nsw i64 %50, %.0170
  %52 = getelementptr inbounds double, ptr %19, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = fsub reassoc nsz double %49, %53
  %55 = icmp eq i64 %.0173, %.0170
  %56 = icmp ne ptr %3, null
  %or.cond = and i1 %55, %56
  br i1 %or.cond, label %57, label %60

57:                                               ; preds = %36
  %58 = getelementptr inbounds double, ptr %3, i64 %.0170
  %59 = load double, ptr %58, align 8
  br label %60

60:                                               ; preds = %36, %57
  %61 = phi reassoc nsz double [ %59, %57 ], [ 0.000000e+00, %36 ]
  %62 = call reassoc nsz double @turning(ptr %2, i64 %.0173, i64 %.0170)
  %63 = getelementptr inbounds double, ptr %2, i64 %.0170
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds double, ptr %2, i64 %.0173
  %66 = load double, ptr %65, align 8
  %67 = fmul reassoc nsz double %66, %54
  %68 = call reassoc nsz double @llvm.fmuladd.f64(double %45, double %64, double %67)
  %69 = call reassoc nsz double @llvm.fmuladd.f64(double %62, double %68, double %61)
  %70 = mul nsw i64 %.0170, %15
  %71 = add nsw i64 %70, %.0173
  %72 = getelementptr inbounds double, ptr %25, i64 %71
  store double %69, ptr %72, align 8
  %73 = add nsw i64 %.0173, 1
  br label %34

74:                                               ; preds = %34
  %75 = add nsw i64 %.0170, 1
  br label %32

76:                                               ; preds = %32
  call void @blas_gemm(i32 78, i32 78, i64 %0, i64 %15, i64 %15, double 1.000000e+00, ptr %4, i64 %5, ptr %25, i64 %15, double 0.000000e+00, ptr %21, i64 %0)
  %77 = icmp ne ptr %6, null
  %78 = icmp sgt i64 %0, %15
  %or.cond174 = and i1 %77, %78
  br i1 %or.cond174, label %79, label %102

79:                                               ; preds = %76
  %80 = call ptr @matrix_copy(i64 %0, i64 %15, ptr %6, i64 %7)
  call void @blas_gemm(i32 78, i32 78, i64 %0, i64 %15, i64 %15, double -1.000000e+00, ptr %4, i64 %5, ptr %17, i64 %15, double 1.000000e+00, ptr %80, i64 %0)
  br label %81

81:                                               ; preds = %99, %79
  %.0172 = phi i64 [ 0, %79 ], [ %100, %99 ]
  %82 = icmp slt i64 %.0172, %15
  br i1 %82, label %83, label %101

83:                                               ; preds = %81, %85
  %.0171 = phi i64 [ %98, %85 ], [ 0, %81 ]
  %84 = icmp slt i64 %.0171, %0
  br i1 %84, label %85, label %99

85:                                               ; preds = %83
  %86 = mul nsw i64 %.0172, %0
  %87 = add nsw i64 %86, %.0171
  %88 = getelementptr inbounds double, ptr %80, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds double, ptr %2, i64 %.0172
  %91 = load double, ptr %90, align 8
  %92 = fdiv reassoc nsz double %89, %91
  %93 = mul nsw i64 %.0172, %0
  %94 = add nsw i64 %93, %.0171
  %95 = getelementptr inbounds double, ptr %21, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = fadd reassoc nsz double %96, %92
  store double %97, ptr %95, align 8
  %98 = add nsw i64 %.0171, 1
  br label %83

99:                                               ; preds = %83
  %100 = add nsw i64 %.0172, 1
  br label %81

101:                                              ; preds = %81
  call void @free(ptr %80)
  br label %102

102:                                              ; preds = %101, %76
  call void @blas_gemm(i32 78, i32 78, i64 %0, i64 %1, i64 %15, double 1.000000e+00, ptr %21, i64 %0, ptr %8, i64 %9, double 0.000000e+00, ptr %12, i64 %13)
  %103 = icmp ne ptr %10, null
  %104 = icmp sgt i64 %1, %15
  %or.cond175 = and i1 %103, %104
  br i1 %or.cond175, label %105, label %126

105:                                              ; preds = %102
  %106 = call ptr @matrix_copy(i64 %15, i64 %1, ptr %10, i64 %11)
  call void @blas_gemm(i32 84, i32 78, i64 %15, i64 %1, i64 %15, double -1.000000e+00, ptr %19, i64 %15, ptr %8, i64 %9, double 1.000000e+00, ptr %106, i64 %15)
  br label %107

107:                                              ; preds = %123, %105
  %.0169 = phi i64 [ 0, %105 ], [ %124, %123 ]
  %108 = icmp slt i64 %.0169, %1
  br i1 %108, label %109, label %125

109:                                              ; preds = %107, %111
  %.0 = phi i64 [ %122, %111 ], [ 0, %107 ]
  %110 = icmp slt i64 %.0, %15
  br i1 %110, label %111, label %123

111:                                              ; preds = %109
  %112 = mul nsw i64 %.0169, %15
  %113 = add nsw i64 %112, %.0
  %114 = getelementptr inbounds double, ptr %106, i64 %113
  %115 = load double, ptr %114, align 8
  %116 = getelementptr inbounds double, ptr %2, i64 %.0
  %117 = load double, ptr %116, align 8
  %118 = fdiv reassoc nsz double %115, %117
  %119 = mul nsw i64 %.0169, %15
  %120 = add nsw i64 %119, %.0
  %121 = getelementptr inbounds double, ptr %23, i64 %120
  store double %118, ptr %121, align 8
  %122 = add nsw i64 %.0, 1
  br label %109

123:                                              ; preds = %109
  %124 = add nsw i64 %.0169, 1
  br label %107

125:                                              ; preds = %107
  call void @blas_gemm(i32 78, i32 78, i64 %0, i64 %1, i64 %15, double 1.000000e+00, ptr %4, i64 %5, ptr %23, i64 %15, double 1.000000e+00, ptr %12, i64 %13)
  call void @free(ptr %106)
  br label %126

126:                                              ; preds = %125, %102
  call void @free(ptr %17)
  call void @free(ptr %19)
  call void @free(ptr %21)
  call void @free(ptr %23)
  call void @free(ptr %25)
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

define internal void @vectors(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, ptr %5) {
  %7 = alloca double, align 8
  %8 = call i64 @smaller(i64 %0, i64 %1)
  %9 = call ptr @matrix_copy(i64 %0, i64 %1, ptr %2, i64 %3)
  %10 = call ptr @room(i64 %8)
  call void @llvm.lifetime.start.p0(ptr %7)
  %11 = mul nsw i64 8, %8
  %12 = call i64 @size_of_integer()
  %13 = mul nsw i64 %11, %12
  %14 = call ptr @malloc(i64 %13)
  call void @blas_gesdd(i32 83, i64 %0, i64 %1, ptr %9, i64 %0, ptr %10, ptr %4, i64 %0, ptr %5, i64 %8, ptr %7, i64 -1, ptr %14)
  %15 = load double, ptr %7, align 8
  %16 = fptosi double %15 to i64
  %17 = call ptr @room(i64 %16)
  %18 = load double, ptr %7, align 8
  %19 = fptosi double %18 to i64
  call void @blas_gesdd(i32 83, i64 %0, i64 %1, ptr %9, i64 %0, ptr %10, ptr %4, i64 %0, ptr %5, i64 %8, ptr %17, i64 %19, ptr %14)
  call void @free(ptr %9)
  call void @free(ptr %10)
  call void @free(ptr %14)
  call void @free(ptr %17)
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

declare void @blas_gemm(i32, i32, i64, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64)

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

define internal double @turning(ptr %0, i64 %1, i64 %2) {
  %4 = icmp eq i64 %1, %2
  br i1 %4, label %18, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds double, ptr %0, i64 %2
  %7 = load double, ptr %6, align 8
  %8 = getelementptr inbounds double, ptr %0, i64 %1
  %9 = load double, ptr %8, align 8
  %10 = fsub reassoc nsz double %7, %9
  %11 = getelementptr inbounds double, ptr %0, i64 %2
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds double, ptr %0, i64 %1
  %14 = load double, ptr %13, align 8
  %15 = fadd reassoc nsz double %12, %14
  %16 = fmul reassoc nsz double %10, %15
  %17 = fdiv reassoc nsz double 1.000000e+00, %16
  br label %18

18:                                               ; preds = %3, %5
  %19 = phi reassoc nsz double [ %17, %5 ], [ 0.000000e+00, %3 ]
  ret double %19
}

declare double @llvm.fmuladd.f64(double, double, double)

define internal void @vectors_tangent(i64 %0, i64 %1, ptr %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11, ptr %12, i64 %13) {
  %15 = call i64 @smaller(i64 %0, i64 %1)
  %16 = mul nsw i64 %15, %15
  %17 = call ptr @room(i64 %16)
  %18 = mul nsw i64 %15, %15
  %19 = call ptr @room(i64 %18)
  br label %20

20:                                               ; preds = %64, %14
  %.0150 = phi i64 [ 0, %14 ], [ %65, %64 ]
  %21 = icmp slt i64 %.0150, %15
  br i1 %21, label %22, label %66

22:                                               ; preds = %20, %24
  %.0153 = phi i64 [ %63, %24 ], [ 0, %20 ]
  %23 = icmp slt i64 %.0153, %15
  br i1 %23, label %24, label %64

24:                                               ; preds = %22
  %25 = call reassoc nsz double @turning(ptr %2, i64 %.0153, i64 %.0150)
  %26 = mul nsw i64 %.0150, %15
  %27 = add nsw i64 %26, %.0153
  %28 = getelementptr inbounds double, ptr %9, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds double, ptr %2, i64 %.0150
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds double, ptr %2, i64 %.0153
  %33 = load double, ptr %32, align 8
  %34 = mul nsw i64 %.0153, %15
  %35 = add nsw i64 %34, %.0150
  %36 = getelementptr inbounds double, ptr %9, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = fmul reassoc nsz double %33, %37
  %39 = call reassoc nsz double @llvm.fmuladd.f64(double %29, double %31, double %38)
  %40 = fmul reassoc nsz double %25, %39
  %41 = mul nsw i64 %.0150, %15
  %42 = add nsw i64 %41, %.0153
  %43 = getelementptr inbounds double, ptr %17, i64 %42
  store double %40, ptr %43, align 8
  %44 = call reassoc nsz double @turning(ptr %2, i64 %.0153, i64 %.0150)
  %45 = getelementptr inbounds double, ptr %2, i64 %.0153
  %46 = load double, ptr %45, align 8
  %47 = mul nsw i64 %.0150, %15
  %48 = add nsw i64 %47, %.0153
  %49 = getelementptr inbounds double, ptr %9, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = mul nsw i64 %.0153, %15
  %52 = add nsw i64 %51, %.0150
  %53 = getelementptr inbounds double, ptr %9, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = getelementptr inbounds double, ptr %2, i64 %.0150
  %56 = load double, ptr %55, align 8
  %57 = fmul reassoc nsz double %54, %56
  %58 = call reassoc nsz double @llvm.fmuladd.f64(double %46, double %50, double %57)
  %59 = fmul reassoc nsz double %44, %58
  %60 = mul nsw i64 %.0150, %15
  %61 = add nsw i64 %60, %.0153
  %62 = getelementptr inbounds double, ptr %19, i64 %61
  store double %59, ptr %62, align 8
  %63 = add nsw i64 %.0153, 1
  br label %22

64:                                               ; preds = %22
  %65 = add nsw i64 %.0150, 1
  br label %20

66:                                               ; preds = %20
  %67 = icmp ne ptr %10, null
  br i1 %67, label %68, label %94

68:                                               ; preds = %66
  call void @blas_gemm(i32 78, i32 78, i64 %0, i64 %15, i64 %15, double 1.000000e+00, ptr %3, i64 %4, ptr %17, i64 %15, double 0.000000e+00, ptr %10, i64 %11)
  %69 = icmp sgt i64 %0, %15
  br i1 %69, label %70, label %94

70:                                               ; preds = %68
  %71 = mul nsw i64 %0, %15
  %72 = call ptr @zeros(i64 %71)
  call void @blas_gemm(i32 78, i32 84, i64 %0, i64 %15, i64 %1, double 1.000000e+00, ptr %7, i64 %8, ptr %5, i64 %6, double 0.000000e+00, ptr %72, i64 %0)
  call void @blas_gemm(i32 78, i32 78, i64 %0, i64 %15, i64 %15, double -1.000000e+00, ptr %3, i64 %4, ptr %9, i64 %15, double 1.000000e+00, ptr %72, i64 %0)
  br label %73

73:                                               ; preds = %91, %70
  %.0152 = phi i64 [ 0, %70 ], [ %92, %91 ]
  %74 = icmp slt i64 %.0152, %15
  br i1 %74, label %75, label %93

75:                                               ; preds = %73, %77
  %.0151 = phi i64 [ %90, %77 ], [ 0, %73 ]
  %76 = icmp slt i64 %.0151, %0
  br i1 %76, label %77, label %91

77:                                               ; preds = %75
  %78 = mul nsw i64 %.0152, %0
  %79 = add nsw i64 %78, %.0151
  %80 = getelementptr inbounds double, ptr %72, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = getelementptr inbounds double, ptr %2, i64 %.0152
  %83 = load double, ptr %82, align 8
  %84 = fdiv reassoc nsz double %81, %83
  %85 = mul nsw i64 %.0152, %11
  %86 = add nsw i64 %85, %.0151
  %87 = getelementptr inbounds double, ptr %10, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = fadd reassoc nsz double %88, %84
  store double %89, ptr %87, align 8
  %90 = add nsw i64 %.0151, 1
  br label %75

91:                                               ; preds = %75
  %92 = add nsw i64 %.0152, 1
  br label %73

93:                                               ; preds = %73
  call void @free(ptr %72)
  br label %94

94:                                               ; preds = %68, %93, %66
  %95 = icmp ne ptr %12, null
  br i1 %95, label %96, label %122

96:                                               ; preds = %94
  call void @blas_gemm(i32 84, i32 78, i64 %15, i64 %1, i64 %15, double 1.000000e+00, ptr %19, i64 %15, ptr %5, i64 %6, double 0.000000e+00, ptr %12, i64 %13)
  %97 = icmp sgt i64 %1, %15
  br i1 %97, label %98, label %122

98:                                               ; preds = %96
  %99 = mul nsw i64 %15, %1
  %100 = call ptr @zeros(i64 %99)
  call void @blas_gemm(i32 84, i32 78, i64 %15, i64 %1, i64 %0, double 1.000000e+00, ptr %3, i64 %4, ptr %7, i64 %8, double 0.000000e+00, ptr %100, i64 %15)
  call void @blas_gemm(i32 78, i32 78, i64 %15, i64 %1, i64 %15, double -1.000000e+00, ptr %9, i64 %15, ptr %5, i64 %6, double 1.000000e+00, ptr %100, i64 %15)
  br label %101

101:                                              ; preds = %119, %98
  %.0149 = phi i64 [ 0, %98 ], [ %120, %119 ]
  %102 = icmp slt i64 %.0149, %1
  br i1 %102, label %103, label %121

103:                                              ; preds = %101, %105
  %.0 = phi i64 [ %118, %105 ], [ 0, %101 ]
  %104 = icmp slt i64 %.0, %15
  br i1 %104, label %105, label %119

105:                                              ; preds = %103
  %106 = mul nsw i64 %.0149, %15
  %107 = add nsw i64 %106, %.0
  %108 = getelementptr inbounds double, ptr %100, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = getelementptr inbounds double, ptr %2, i64 %.0
  %111 = load double, ptr %110, align 8
  %112 = fdiv reassoc nsz double %109, %111
  %113 = mul nsw i64 %.0149, %13
  %114 = add nsw i64 %113, %.0
  %115 = getelementptr inbounds double, ptr %12, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = fadd reassoc nsz double %116, %112
  store double %117, ptr %115, align 8
  %118 = add nsw i64 %.0, 1
  br label %103

119:                                              ; preds = %103
  %120 = add nsw i64 %.0149, 1
  br label %101

121:                                              ; preds = %101
  call void @free(ptr %100)
  br label %122

122:                                              ; preds = %96, %121, %94
  call void @free(ptr %17)
  call void @free(ptr %19)
  ret void
}

define internal void @no_vectors(i64 %0, i64 %1, ptr %2, i64 %3) {
  br label %5

5:                                                ; preds = %15, %4
  %.010 = phi i64 [ 0, %4 ], [ %16, %15 ]
  %6 = icmp ne ptr %2, null
  %7 = icmp slt i64 %.010, %1
  %spec.select = select i1 %6, i1 %7, i1 false
  br i1 %spec.select, label %8, label %17

8:                                                ; preds = %5, %10
  %.0 = phi i64 [ %14, %10 ], [ 0, %5 ]
  %9 = icmp slt i64 %.0, %0
  br i1 %9, label %10, label %15

10:                                               ; preds = %8
  %11 = mul nsw i64 %.010, %3
  %12 = add nsw i64 %11, %.0
  %13 = getelementptr inbounds double, ptr %2, i64 %12
  store double 0x7FF8000000000000, ptr %13, align 8
  %14 = add nsw i64 %.0, 1
  br label %8

15:                                               ; preds = %8
  %16 = add nsw i64 %.010, 1
  br label %5

17:                                               ; preds = %5
  ret void
}
