; Made from level3.c by `python -m enzyme_hub._bitcode`.
define void @gemm_save(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12, ptr %13, ptr %14, ptr %15, ptr %16, i64 %17, i32 %18, ptr %19) {
  %21 = icmp ne ptr %16, null
  br i1 %21, label %22, label %59

22:                                               ; preds = %20
  %23 = icmp ne ptr %11, null
  %24 = icmp ne ptr %6, null
  %or.cond = or i1 %23, %24
  br i1 %or.cond, label %25, label %38

25:                                               ; preds = %22
  %26 = ashr i32 %18, 0
  %27 = and i32 %26, 1
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %38

29:                                               ; preds = %25
  %30 = icmp eq i32 %0, 78
  br i1 %30, label %31, label %33

31:                                               ; preds = %29
  %32 = call ptr @matrix_copy(i64 %2, i64 %4, ptr %7, i64 %9)
  br label %35

33:                                               ; preds = %29
  %34 = call ptr @matrix_copy(i64 %4, i64 %2, ptr %7, i64 %9)
  br label %35

35:                                               ; preds = %33, %31
  %36 = phi ptr [ %32, %31 ], [ %34, %33 ]
  %37 = getelementptr inbounds ptr, ptr %19, i64 0
  store ptr %36, ptr %37, align 8
  br label %38

38:                                               ; preds = %22, %35, %25
  %39 = icmp ne ptr %8, null
  %40 = icmp ne ptr %6, null
  %or.cond32 = or i1 %39, %40
  br i1 %or.cond32, label %41, label %54

41:                                               ; preds = %38
  %42 = ashr i32 %18, 1
  %43 = and i32 %42, 1
  %44 = icmp ne i32 %43, 0
  br i1 %44, label %45, label %54

45:                                               ; preds = %41
  %46 = icmp eq i32 %1, 78
  br i1 %46, label %47, label %49

47:                                               ; preds = %45
  %48 = call ptr @matrix_copy(i64 %4, i64 %3, ptr %10, i64 %12)
  br label %51

49:                                               ; preds = %45
  %50 = call ptr @matrix_copy(i64 %3, i64 %4, ptr %10, i64 %12)
  br label %51

51:                                               ; preds = %49, %47
  %52 = phi ptr [ %48, %47 ], [ %50, %49 ]
  %53 = getelementptr inbounds ptr, ptr %19, i64 1
  store ptr %52, ptr %53, align 8
  br label %54

54:                                               ; preds = %38, %51, %41
  %55 = icmp ne ptr %14, null
  br i1 %55, label %56, label %59

56:                                               ; preds = %54
  %57 = call ptr @matrix_copy(i64 %2, i64 %3, ptr %15, i64 %17)
  %58 = getelementptr inbounds ptr, ptr %19, i64 2
  store ptr %57, ptr %58, align 8
  br label %59

59:                                               ; preds = %20, %56, %54
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

define void @gemm_gradient(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12, ptr %13, ptr %14, ptr %15, ptr %16, i64 %17, ptr %18) {
  %20 = getelementptr inbounds ptr, ptr %18, i64 0
  %21 = load ptr, ptr %20, align 8
  %22 = icmp ne ptr %21, null
  br i1 %22, label %23, label %28

23:                                               ; preds = %19
  %24 = getelementptr inbounds ptr, ptr %18, i64 0
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq i32 %0, 78
  %. = select i1 %26, i64 %2, i64 %4
  %27 = call i64 @at_least_1(i64 %.)
  br label %28

28:                                               ; preds = %23, %19
  %.0138 = phi i64 [ %27, %23 ], [ %9, %19 ]
  %.0 = phi ptr [ %25, %23 ], [ %7, %19 ]
  %29 = getelementptr inbounds ptr, ptr %18, i64 1
  %30 = load ptr, ptr %29, align 8
  %31 = icmp ne ptr %30, null
  br i1 %31, label %32, label %37

32:                                               ; preds = %28
  %33 = getelementptr inbounds ptr, ptr %18, i64 1
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq i32 %1, 78
  %.140 = select i1 %35, i64 %4, i64 %3
  %36 = call i64 @at_least_1(i64 %.140)
  br label %37

37:                                               ; preds = %32, %28
  %.0139 = phi i64 [ %36, %32 ], [ %12, %28 ]
  %.0137 = phi ptr [ %34, %32 ], [ %10, %28 ]
  %38 = icmp ne ptr %16, null
  %39 = icmp sgt i64 %2, 0
  %or.cond = and i1 %38, %39
  %40 = icmp sgt i64 %3, 0
  %or.cond141 = and i1 %or.cond, %40
  br i1 %or.cond141, label %41, label %135

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %43 = load double, ptr %42, align 8
  %44 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  %45 = load double, ptr %44, align 8
  %46 = fneg reassoc nsz double %45
  %47 = icmp eq i32 %0, 67
  br i1 %47, label %48, label %53

48:                                               ; preds = %41
  %49 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  %52 = load double, ptr %51, align 8
  br label %53

53:                                               ; preds = %41, %48
  %54 = phi reassoc nsz double [ %50, %48 ], [ %43, %41 ]
  %55 = phi reassoc nsz double [ %52, %48 ], [ %46, %41 ]
  %56 = icmp eq i32 %1, 67
  br i1 %56, label %57, label %62

57:                                               ; preds = %53
  %58 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %59 = load double, ptr %58, align 8
  %60 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  %61 = load double, ptr %60, align 8
  br label %62

62:                                               ; preds = %53, %57
  %63 = phi reassoc nsz double [ %59, %57 ], [ %43, %53 ]
  %64 = phi reassoc nsz double [ %61, %57 ], [ %46, %53 ]
  %65 = icmp eq i32 %0, 67
  br i1 %65, label %68, label %66

66:                                               ; preds = %62
  %67 = call i32 @conjugate_of(i32 %1)
  br label %68

68:                                               ; preds = %62, %66
  %69 = phi i32 [ %67, %66 ], [ %1, %62 ]
  %70 = icmp eq i32 %1, 67
  br i1 %70, label %73, label %71

71:                                               ; preds = %68
  %72 = call i32 @conjugate_of(i32 %0)
  br label %73

73:                                               ; preds = %68, %71
  %74 = phi i32 [ %72, %71 ], [ %0, %68 ]
  %75 = icmp ne ptr %8, null
  %76 = icmp sgt i64 %4, 0
  %or.cond142 = and i1 %75, %76
  %77 = icmp eq i32 %0, 78
  %or.cond143 = and i1 %or.cond142, %77
  br i1 %or.cond143, label %78, label %80

78:                                               ; preds = %73
  %79 = call i32 @adjoint_of(i32 %1)
  call void @add_gemm(i32 78, i32 %79, i64 %2, i64 %4, i64 %3, double %43, double %46, ptr %16, i64 %17, ptr %.0137, i64 %.0139, ptr %8, i64 %9)
  br label %80

80:                                               ; preds = %78, %73
  %81 = icmp ne ptr %8, null
  %82 = icmp sgt i64 %4, 0
  %or.cond144 = and i1 %81, %82
  %83 = icmp ne i32 %0, 78
  %or.cond145 = and i1 %or.cond144, %83
  br i1 %or.cond145, label %84, label %85

84:                                               ; preds = %80
  call void @add_gemm(i32 %69, i32 %0, i64 %4, i64 %2, i64 %3, double %54, double %55, ptr %.0137, i64 %.0139, ptr %16, i64 %17, ptr %8, i64 %9)
  br label %85

85:                                               ; preds = %84, %80
  %86 = icmp ne ptr %11, null
  %87 = icmp sgt i64 %4, 0
  %or.cond146 = and i1 %86, %87
  %88 = icmp eq i32 %1, 78
  %or.cond147 = and i1 %or.cond146, %88
  br i1 %or.cond147, label %89, label %91

89:                                               ; preds = %85
  %90 = call i32 @adjoint_of(i32 %0)
  call void @add_gemm(i32 %90, i32 78, i64 %4, i64 %3, i64 %2, double %43, double %46, ptr %.0, i64 %.0138, ptr %16, i64 %17, ptr %11, i64 %12)
  br label %91

91:                                               ; preds = %89, %85
  %92 = icmp ne ptr %11, null
  %93 = icmp sgt i64 %4, 0
  %or.cond148 = and i1 %92, %93
  %94 = icmp ne i32 %1, 78
  %or.cond149 = and i1 %or.cond148, %94
  br i1 %or.cond149, label %95, label %96

95:                                               ; preds = %91
  call void @add_gemm(i32 %1, i32 %74, i64 %3, i64 %4, i64 %2, double %63, double %64, ptr %16, i64 %17, ptr %.0, i64 %.0138, ptr %11, i64 %12)
  br label %96

96:                                               ; preds = %95, %91
  %97 = icmp ne ptr %6, null
  %98 = icmp sgt i64 %4, 0
  %or.cond150 = and i1 %97, %98
  br i1 %or.cond150, label %99, label %113

99:                                               ; preds = %96
  %100 = mul nsw i64 %2, %3
  %101 = call ptr @room(i64 %100)
  call void @blas_gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double 1.000000e+00, double 0.000000e+00, ptr %.0, i64 %.0138, ptr %.0137, i64 %.0139, double 0.000000e+00, double 0.000000e+00, ptr %101, i64 %2)
  %102 = call reassoc nsz { double, double } @inner(i64 %2, i64 %3, ptr %101, i64 %2, ptr %16, i64 %17)
  %103 = extractvalue { double, double } %102, 0
  %104 = extractvalue { double, double } %102, 1
  %105 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  %106 = load double, ptr %105, align 8
  %107 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  %108 = load double, ptr %107, align 8
  %109 = fadd reassoc nsz double %106, %103
  %110 = fadd reassoc nsz double %108, %104
  %111 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  %112 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  store double %109, ptr %111, align 8
  store double %110, ptr %112, align 8
  call void @free(ptr %101)
  br label %113

113:                                              ; preds = %99, %96
  %114 = icmp ne ptr %14, null
  br i1 %114, label %115, label %129

115:                                              ; preds = %113
  %116 = getelementptr inbounds ptr, ptr %18, i64 2
  %117 = load ptr, ptr %116, align 8
  %118 = call reassoc nsz { double, double } @inner(i64 %2, i64 %3, ptr %117, i64 %2, ptr %16, i64 %17)
  %119 = extractvalue { double, double } %118, 0
  %120 = extractvalue { double, double } %118, 1
  %121 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 0
  %122 = load double, ptr %121, align 8
  %123 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 1
  %124 = load double, ptr %123, align 8
  %125 = fadd reassoc nsz double %122, %119
  %126 = fadd reassoc nsz double %124, %120
  %127 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 0
  %128 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 1
  store double %125, ptr %127, align 8
  store double %126, ptr %128, align 8
  br label %129

129:                                              ; preds = %115, %113
  %130 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 0
  %131 = load double, ptr %130, align 8
  %132 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 1
  %133 = load double, ptr %132, align 8
  %134 = fneg reassoc nsz double %133
  call void @scale_matrix(i64 %2, i64 %3, double %131, double %134, ptr %16, i64 %17)
  br label %135

135:                                              ; preds = %129, %37
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

define internal i64 @at_least_1(i64 %0) {
  %2 = icmp sgt i64 %0, 1
  %. = select i1 %2, i64 %0, i64 1
  ret i64 %.
}

define internal i32 @conjugate_of(i32 %0) {
  switch i32 %0, label %2 [
    i32 78, label %7
    i32 82, label %6
  ]

2:                                                ; preds = %1
  %3 = icmp eq i32 %0, 84
  %4 = zext i1 %3 to i64
  %5 = select i1 %3, i32 67, i32 84
  br label %7

6:                                                ; preds = %1
  br label %7

7:                                                ; preds = %2, %1, %6
  %8 = phi i32 [ 82, %1 ], [ %5, %2 ], [ 78, %6 ]
  ret i32 %8
}

define internal void @add_gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %5, double %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12) {
  %14 = icmp eq i32 %0, 82
  br i1 %14, label %15, label %17

15:                                               ; preds = %13
  %16 = call ptr @matrix_copy(i64 %2, i64 %4, ptr %7, i64 %8)
  br label %17

17:                                               ; preds = %13, %15
  %18 = phi ptr [ %16, %15 ], [ null, %13 ]
  %19 = icmp eq i32 %1, 82
  br i1 %19, label %20, label %22

20:                                               ; preds = %17
  %21 = call ptr @matrix_copy(i64 %4, i64 %3, ptr %9, i64 %10)
  br label %22

22:                                               ; preds = %17, %20
  %23 = phi ptr [ %21, %20 ], [ null, %17 ]
  %24 = icmp ne ptr %18, null
  br i1 %24, label %25, label %26

25:                                               ; preds = %22
  call void @conjugate_matrix(i64 %2, i64 %4, ptr %18, i64 %2)
  br label %26

26:                                               ; preds = %25, %22
  %.042 = phi i64 [ %2, %25 ], [ %8, %22 ]
  %.041 = phi ptr [ %18, %25 ], [ %7, %22 ]
  %.0 = phi i32 [ 78, %25 ], [ %0, %22 ]
  %27 = icmp ne ptr %23, null
  br i1 %27, label %28, label %29

28:                                               ; preds = %26
  call void @conjugate_matrix(i64 %4, i64 %3, ptr %23, i64 %4)
  br label %29

29:                                               ; preds = %28, %26
  %.044 = phi i64 [ %4, %28 ], [ %10, %26 ]
  %.043 = phi ptr [ %23, %28 ], [ %9, %26 ]
  %.040 = phi i32 [ 78, %28 ], [ %1, %26 ]
  call void @blas_gemm(i32 %.0, i32 %.040, i64 %2, i64 %3, i64 %4, double %5, double %6, ptr %.041, i64 %.042, ptr %.043, i64 %.044, double 1.000000e+00, double 0.000000e+00, ptr %11, i64 %12)
  call void @free(ptr %18)
  call void @free(ptr %23)
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

define internal ptr @room(i64 %0) {
  %2 = call i64 @at_least_1(i64 %0)
  %3 = call i64 @size_of_number()
  %4 = mul nsw i64 %2, %3
  %5 = call ptr @malloc(i64 %4)
  ret ptr %5
}

declare void @blas_gemm(i32, i32, i64, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64)

define internal { double, double } @inner(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) {
  br label %7

7:                                                ; preds = %9, %6
  %.sroa.6.0 = phi nsz double [ 0.000000e+00, %6 ], [ %18, %9 ]
  %.sroa.0.0 = phi nsz double [ 0.000000e+00, %6 ], [ %17, %9 ]
  %.0 = phi i64 [ 0, %6 ], [ %19, %9 ]
  %8 = icmp slt i64 %.0, %1
  br i1 %8, label %9, label %20

9:                                                ; preds = %7
  %10 = mul nsw i64 %.0, %3
  %11 = getelementptr inbounds { double, double }, ptr %2, i64 %10
  %12 = mul nsw i64 %.0, %5
  %13 = getelementptr inbounds { double, double }, ptr %4, i64 %12
  %14 = call reassoc nsz { double, double } @dot(i64 %0, ptr %11, i64 1, ptr %13, i64 1)
  %15 = extractvalue { double, double } %14, 0
  %16 = extractvalue { double, double } %14, 1
  %17 = fadd reassoc nsz double %.sroa.0.0, %15
  %18 = fadd reassoc nsz double %.sroa.6.0, %16
  %19 = add nsw i64 %.0, 1
  br label %7

20:                                               ; preds = %7
  %.fca.0.insert = insertvalue { double, double } poison, double %.sroa.0.0, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %.sroa.6.0, 1
  ret { double, double } %.fca.1.insert
}

declare void @free(ptr)

declare void @llvm.lifetime.end.p0(ptr captures(none))

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

define void @gemm_tangent(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12, ptr %13, ptr %14, ptr %15, ptr %16, i64 %17) {
  %19 = icmp eq ptr %16, null
  %20 = icmp sle i64 %2, 0
  %or.cond = or i1 %19, %20
  %21 = icmp sle i64 %3, 0
  %or.cond69 = or i1 %or.cond, %21
  br i1 %or.cond69, label %56, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 0
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 1
  %26 = load double, ptr %25, align 8
  call void @scale_matrix(i64 %2, i64 %3, double %24, double %26, ptr %16, i64 %17)
  %27 = icmp ne ptr %14, null
  br i1 %27, label %28, label %33

28:                                               ; preds = %22
  %29 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 0
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 1
  %32 = load double, ptr %31, align 8
  call void @add_matrix(i64 %2, i64 %3, double %30, double %32, ptr %15, i64 %17, ptr %16, i64 %17)
  br label %33

33:                                               ; preds = %28, %22
  %34 = icmp sle i64 %4, 0
  br i1 %34, label %56, label %35

35:                                               ; preds = %33
  %36 = icmp ne ptr %8, null
  br i1 %36, label %37, label %42

37:                                               ; preds = %35
  %38 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  %41 = load double, ptr %40, align 8
  call void @blas_gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %39, double %41, ptr %8, i64 %9, ptr %10, i64 %12, double 1.000000e+00, double 0.000000e+00, ptr %16, i64 %17)
  br label %42

42:                                               ; preds = %37, %35
  %43 = icmp ne ptr %11, null
  br i1 %43, label %44, label %49

44:                                               ; preds = %42
  %45 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  %48 = load double, ptr %47, align 8
  call void @blas_gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %46, double %48, ptr %7, i64 %9, ptr %11, i64 %12, double 1.000000e+00, double 0.000000e+00, ptr %16, i64 %17)
  br label %49

49:                                               ; preds = %44, %42
  %50 = icmp ne ptr %6, null
  br i1 %50, label %51, label %56

51:                                               ; preds = %49
  %52 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  %53 = load double, ptr %52, align 8
  %54 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  %55 = load double, ptr %54, align 8
  call void @blas_gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %53, double %55, ptr %7, i64 %9, ptr %10, i64 %12, double 1.000000e+00, double 0.000000e+00, ptr %16, i64 %17)
  br label %56

56:                                               ; preds = %33, %18, %51, %49
  ret void
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

define void @symm_save(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11, ptr %12, ptr %13, ptr %14, ptr %15, i64 %16, i32 %17, ptr %18) {
  %20 = icmp eq i32 %0, 76
  %. = select i1 %20, i64 %2, i64 %3
  %21 = icmp ne ptr %15, null
  br i1 %21, label %22, label %47

22:                                               ; preds = %19
  %23 = icmp ne ptr %10, null
  %24 = icmp ne ptr %5, null
  %or.cond = or i1 %23, %24
  br i1 %or.cond, label %25, label %32

25:                                               ; preds = %22
  %26 = ashr i32 %17, 0
  %27 = and i32 %26, 1
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %32

29:                                               ; preds = %25
  %30 = call ptr @matrix_copy(i64 %., i64 %., ptr %6, i64 %8)
  %31 = getelementptr inbounds ptr, ptr %18, i64 0
  store ptr %30, ptr %31, align 8
  br label %32

32:                                               ; preds = %22, %29, %25
  %33 = icmp ne ptr %7, null
  %34 = icmp ne ptr %5, null
  %or.cond26 = or i1 %33, %34
  br i1 %or.cond26, label %35, label %42

35:                                               ; preds = %32
  %36 = ashr i32 %17, 1
  %37 = and i32 %36, 1
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %42

39:                                               ; preds = %35
  %40 = call ptr @matrix_copy(i64 %2, i64 %3, ptr %9, i64 %11)
  %41 = getelementptr inbounds ptr, ptr %18, i64 1
  store ptr %40, ptr %41, align 8
  br label %42

42:                                               ; preds = %32, %39, %35
  %43 = icmp ne ptr %13, null
  br i1 %43, label %44, label %47

44:                                               ; preds = %42
  %45 = call ptr @matrix_copy(i64 %2, i64 %3, ptr %14, i64 %16)
  %46 = getelementptr inbounds ptr, ptr %18, i64 2
  store ptr %45, ptr %46, align 8
  br label %47

47:                                               ; preds = %19, %44, %42
  ret void
}

define void @symm_gradient(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11, ptr %12, ptr %13, ptr %14, ptr %15, i64 %16, ptr %17) {
  %19 = icmp eq i32 %0, 76
  %. = select i1 %19, i64 %2, i64 %3
  %20 = getelementptr inbounds ptr, ptr %17, i64 0
  %21 = load ptr, ptr %20, align 8
  %22 = icmp ne ptr %21, null
  br i1 %22, label %23, label %27

23:                                               ; preds = %18
  %24 = getelementptr inbounds ptr, ptr %17, i64 0
  %25 = load ptr, ptr %24, align 8
  %26 = call i64 @at_least_1(i64 %.)
  br label %27

27:                                               ; preds = %23, %18
  %.0135 = phi i64 [ %26, %23 ], [ %8, %18 ]
  %.0 = phi ptr [ %25, %23 ], [ %6, %18 ]
  %28 = getelementptr inbounds ptr, ptr %17, i64 1
  %29 = load ptr, ptr %28, align 8
  %30 = icmp ne ptr %29, null
  br i1 %30, label %31, label %35

31:                                               ; preds = %27
  %32 = getelementptr inbounds ptr, ptr %17, i64 1
  %33 = load ptr, ptr %32, align 8
  %34 = call i64 @at_least_1(i64 %2)
  br label %35

35:                                               ; preds = %31, %27
  %.0136 = phi i64 [ %34, %31 ], [ %11, %27 ]
  %.0134 = phi ptr [ %33, %31 ], [ %9, %27 ]
  %36 = icmp ne ptr %15, null
  %37 = icmp sgt i64 %2, 0
  %or.cond = and i1 %36, %37
  %38 = icmp sgt i64 %3, 0
  %or.cond138 = and i1 %or.cond, %38
  br i1 %or.cond138, label %39, label %150

39:                                               ; preds = %35
  %40 = icmp ne ptr %7, null
  br i1 %40, label %41, label %102

41:                                               ; preds = %39
  %42 = call i64 @at_least_1(i64 %2)
  %43 = call ptr @matrix_copy(i64 %2, i64 %3, ptr %.0134, i64 %.0136)
  call void @conjugate_matrix(i64 %2, i64 %3, ptr %43, i64 %42)
  %44 = icmp eq i32 %0, 76
  %45 = zext i1 %44 to i64
  %46 = select i1 %44, i32 78, i32 84
  %47 = icmp eq i32 %0, 76
  %.139 = select i1 %47, i64 %3, i64 %2
  %48 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %49 = load double, ptr %48, align 8
  %50 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %51 = load double, ptr %50, align 8
  %52 = fneg reassoc nsz double %51
  call void @blas_syr2k(i32 %1, i32 %46, i64 %., i64 %.139, double %49, double %52, ptr %15, i64 %16, ptr %43, i64 %42, double 1.000000e+00, double 0.000000e+00, ptr %7, i64 %8)
  br label %53

53:                                               ; preds = %80, %41
  %.0137 = phi i64 [ 0, %41 ], [ %100, %80 ]
  %54 = icmp slt i64 %.0137, %.
  br i1 %54, label %55, label %101

55:                                               ; preds = %53
  %56 = icmp eq i32 %0, 76
  %57 = getelementptr inbounds { double, double }, ptr %15, i64 %.0137
  %58 = mul nsw i64 %.0137, %16
  %59 = getelementptr inbounds { double, double }, ptr %15, i64 %58
  %60 = select i1 %56, ptr %57, ptr %59
  %61 = icmp eq i32 %0, 76
  %62 = getelementptr inbounds { double, double }, ptr %.0134, i64 %.0137
  %63 = mul nsw i64 %.0137, %.0136
  %64 = getelementptr inbounds { double, double }, ptr %.0134, i64 %63
  %65 = select i1 %61, ptr %62, ptr %64
  %66 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %69 = load double, ptr %68, align 8
  %70 = fneg reassoc nsz double %69
  %71 = icmp eq i32 %0, 76
  br i1 %71, label %72, label %76

72:                                               ; preds = %55
  %73 = call reassoc nsz { double, double } @dot(i64 %3, ptr %65, i64 %.0136, ptr %60, i64 %16)
  %74 = extractvalue { double, double } %73, 0
  %75 = extractvalue { double, double } %73, 1
  br label %80

76:                                               ; preds = %55
  %77 = call reassoc nsz { double, double } @dot(i64 %2, ptr %65, i64 1, ptr %60, i64 1)
  %78 = extractvalue { double, double } %77, 0
  %79 = extractvalue { double, double } %77, 1
  br label %80

80:                                               ; preds = %76, %72
  %81 = phi reassoc nsz double [ %74, %72 ], [ %78, %76 ]
  %82 = phi reassoc nsz double [ %75, %72 ], [ %79, %76 ]
  %83 = fmul reassoc nsz double %67, %81
  %84 = fmul reassoc nsz double %70, %82
  %85 = fmul reassoc nsz double %67, %82
  %86 = fmul reassoc nsz double %70, %81
  %87 = fsub reassoc nsz double %83, %84
  %88 = fadd reassoc nsz double %85, %86
  %89 = mul nsw i64 %.0137, %8
  %90 = add nsw i64 %89, %.0137
  %91 = getelementptr inbounds { double, double }, ptr %7, i64 %90
  %92 = getelementptr inbounds nuw { double, double }, ptr %91, i32 0, i32 0
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds nuw { double, double }, ptr %91, i32 0, i32 1
  %95 = load double, ptr %94, align 8
  %96 = fsub reassoc nsz double %93, %87
  %97 = fsub reassoc nsz double %95, %88
  %98 = getelementptr inbounds nuw { double, double }, ptr %91, i32 0, i32 0
  %99 = getelementptr inbounds nuw { double, double }, ptr %91, i32 0, i32 1
  store double %96, ptr %98, align 8
  store double %97, ptr %99, align 8
  %100 = add nsw i64 %.0137, 1
  br label %53

101:                                              ; preds = %53
  call void @free(ptr %43)
  br label %102

102:                                              ; preds = %101, %39
  %103 = icmp ne ptr %5, null
  br i1 %103, label %104, label %118

104:                                              ; preds = %102
  %105 = mul nsw i64 %2, %3
  %106 = call ptr @room(i64 %105)
  call void @blas_symm(i32 %0, i32 %1, i64 %2, i64 %3, double 1.000000e+00, double 0.000000e+00, ptr %.0, i64 %.0135, ptr %.0134, i64 %.0136, double 0.000000e+00, double 0.000000e+00, ptr %106, i64 %2)
  %107 = call reassoc nsz { double, double } @inner(i64 %2, i64 %3, ptr %106, i64 %2, ptr %15, i64 %16)
  %108 = extractvalue { double, double } %107, 0
  %109 = extractvalue { double, double } %107, 1
  %110 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %111 = load double, ptr %110, align 8
  %112 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  %113 = load double, ptr %112, align 8
  %114 = fadd reassoc nsz double %111, %108
  %115 = fadd reassoc nsz double %113, %109
  %116 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %117 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  store double %114, ptr %116, align 8
  store double %115, ptr %117, align 8
  call void @free(ptr %106)
  br label %118

118:                                              ; preds = %104, %102
  %119 = icmp ne ptr %10, null
  br i1 %119, label %120, label %128

120:                                              ; preds = %118
  %121 = call i64 @at_least_1(i64 %.)
  %122 = call ptr @matrix_copy(i64 %., i64 %., ptr %.0, i64 %.0135)
  call void @conjugate_matrix(i64 %., i64 %., ptr %122, i64 %121)
  %123 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %124 = load double, ptr %123, align 8
  %125 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %126 = load double, ptr %125, align 8
  %127 = fneg reassoc nsz double %126
  call void @blas_symm(i32 %0, i32 %1, i64 %2, i64 %3, double %124, double %127, ptr %122, i64 %121, ptr %15, i64 %16, double 1.000000e+00, double 0.000000e+00, ptr %10, i64 %11)
  call void @free(ptr %122)
  br label %128

128:                                              ; preds = %120, %118
  %129 = icmp ne ptr %13, null
  br i1 %129, label %130, label %144

130:                                              ; preds = %128
  %131 = getelementptr inbounds ptr, ptr %17, i64 2
  %132 = load ptr, ptr %131, align 8
  %133 = call reassoc nsz { double, double } @inner(i64 %2, i64 %3, ptr %132, i64 %2, ptr %15, i64 %16)
  %134 = extractvalue { double, double } %133, 0
  %135 = extractvalue { double, double } %133, 1
  %136 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 0
  %137 = load double, ptr %136, align 8
  %138 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 1
  %139 = load double, ptr %138, align 8
  %140 = fadd reassoc nsz double %137, %134
  %141 = fadd reassoc nsz double %139, %135
  %142 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 0
  %143 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 1
  store double %140, ptr %142, align 8
  store double %141, ptr %143, align 8
  br label %144

144:                                              ; preds = %130, %128
  %145 = getelementptr inbounds nuw { double, double }, ptr %12, i32 0, i32 0
  %146 = load double, ptr %145, align 8
  %147 = getelementptr inbounds nuw { double, double }, ptr %12, i32 0, i32 1
  %148 = load double, ptr %147, align 8
  %149 = fneg reassoc nsz double %148
  call void @scale_matrix(i64 %2, i64 %3, double %146, double %149, ptr %15, i64 %16)
  br label %150

150:                                              ; preds = %144, %35
  ret void
}

define internal void @conjugate_matrix(i64 %0, i64 %1, ptr %2, i64 %3) {
  br label %5

5:                                                ; preds = %7, %4
  %.0 = phi i64 [ 0, %4 ], [ %10, %7 ]
  %6 = icmp slt i64 %.0, %1
  br i1 %6, label %7, label %11

7:                                                ; preds = %5
  %8 = mul nsw i64 %.0, %3
  %9 = getelementptr inbounds { double, double }, ptr %2, i64 %8
  call void @conjugate(i64 %0, ptr %9, i64 1)
  %10 = add nsw i64 %.0, 1
  br label %5

11:                                               ; preds = %5
  ret void
}

declare void @blas_syr2k(i32, i32, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64)

define internal { double, double } @dot(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) {
  %6 = call i64 @first(i64 %0, i64 %2)
  %7 = getelementptr inbounds { double, double }, ptr %1, i64 %6
  %8 = call i64 @first(i64 %0, i64 %4)
  %9 = getelementptr inbounds { double, double }, ptr %3, i64 %8
  br label %10

10:                                               ; preds = %12, %5
  %.sroa.6.0 = phi nsz double [ 0.000000e+00, %5 ], [ %33, %12 ]
  %.sroa.0.0 = phi nsz double [ 0.000000e+00, %5 ], [ %32, %12 ]
  %.0 = phi i64 [ 0, %5 ], [ %34, %12 ]
  %11 = icmp slt i64 %.0, %0
  br i1 %11, label %12, label %35

12:                                               ; preds = %10
  %13 = mul nsw i64 %.0, %2
  %14 = getelementptr inbounds { double, double }, ptr %7, i64 %13
  %15 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 0
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 1
  %18 = load double, ptr %17, align 8
  %19 = fneg reassoc nsz double %18
  %20 = mul nsw i64 %.0, %4
  %21 = getelementptr inbounds { double, double }, ptr %9, i64 %20
  %22 = getelementptr inbounds nuw { double, double }, ptr %21, i32 0, i32 0
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw { double, double }, ptr %21, i32 0, i32 1
  %25 = load double, ptr %24, align 8
  %26 = fmul reassoc nsz double %16, %23
  %27 = fmul reassoc nsz double %19, %25
  %28 = fmul reassoc nsz double %16, %25
  %29 = fmul reassoc nsz double %19, %23
  %30 = fsub reassoc nsz double %26, %27
  %31 = fadd reassoc nsz double %28, %29
  %32 = fadd reassoc nsz double %.sroa.0.0, %30
  %33 = fadd reassoc nsz double %.sroa.6.0, %31
  %34 = add nsw i64 %.0, 1
  br label %10

35:                                               ; preds = %10
  %.fca.0.insert = insertvalue { double, double } poison, double %.sroa.0.0, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %.sroa.6.0, 1
  ret { double, double } %.fca.1.insert
}

declare void @blas_symm(i32, i32, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64)

define void @symm_tangent(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11, ptr %12, ptr %13, ptr %14, ptr %15, i64 %16) {
  %18 = icmp eq ptr %15, null
  %19 = icmp sle i64 %2, 0
  %or.cond = or i1 %18, %19
  %20 = icmp sle i64 %3, 0
  %or.cond65 = or i1 %or.cond, %20
  br i1 %or.cond65, label %53, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw { double, double }, ptr %12, i32 0, i32 0
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw { double, double }, ptr %12, i32 0, i32 1
  %25 = load double, ptr %24, align 8
  call void @scale_matrix(i64 %2, i64 %3, double %23, double %25, ptr %15, i64 %16)
  %26 = icmp ne ptr %13, null
  br i1 %26, label %27, label %32

27:                                               ; preds = %21
  %28 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 0
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 1
  %31 = load double, ptr %30, align 8
  call void @add_matrix(i64 %2, i64 %3, double %29, double %31, ptr %14, i64 %16, ptr %15, i64 %16)
  br label %32

32:                                               ; preds = %27, %21
  %33 = icmp ne ptr %7, null
  br i1 %33, label %34, label %39

34:                                               ; preds = %32
  %35 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %38 = load double, ptr %37, align 8
  call void @blas_symm(i32 %0, i32 %1, i64 %2, i64 %3, double %36, double %38, ptr %7, i64 %8, ptr %9, i64 %11, double 1.000000e+00, double 0.000000e+00, ptr %15, i64 %16)
  br label %39

39:                                               ; preds = %34, %32
  %40 = icmp ne ptr %10, null
  br i1 %40, label %41, label %46

41:                                               ; preds = %39
  %42 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %43 = load double, ptr %42, align 8
  %44 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %45 = load double, ptr %44, align 8
  call void @blas_symm(i32 %0, i32 %1, i64 %2, i64 %3, double %43, double %45, ptr %6, i64 %8, ptr %10, i64 %11, double 1.000000e+00, double 0.000000e+00, ptr %15, i64 %16)
  br label %46

46:                                               ; preds = %41, %39
  %47 = icmp ne ptr %5, null
  br i1 %47, label %48, label %53

48:                                               ; preds = %46
  %49 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  %52 = load double, ptr %51, align 8
  call void @blas_symm(i32 %0, i32 %1, i64 %2, i64 %3, double %50, double %52, ptr %6, i64 %8, ptr %9, i64 %11, double 1.000000e+00, double 0.000000e+00, ptr %15, i64 %16)
  br label %53

53:                                               ; preds = %17, %48, %46
  ret void
}

define void @syrk_save(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, ptr %10, ptr %11, ptr %12, i64 %13, i32 %14, ptr %15) {
  %17 = icmp ne ptr %12, null
  br i1 %17, label %18, label %39

18:                                               ; preds = %16
  %19 = icmp ne ptr %7, null
  %20 = icmp ne ptr %5, null
  %or.cond = or i1 %19, %20
  br i1 %or.cond, label %21, label %34

21:                                               ; preds = %18
  %22 = ashr i32 %14, 0
  %23 = and i32 %22, 1
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %34

25:                                               ; preds = %21
  %26 = icmp eq i32 %1, 78
  br i1 %26, label %27, label %29

27:                                               ; preds = %25
  %28 = call ptr @matrix_copy(i64 %2, i64 %3, ptr %6, i64 %8)
  br label %31

29:                                               ; preds = %25
  %30 = call ptr @matrix_copy(i64 %3, i64 %2, ptr %6, i64 %8)
  br label %31

31:                                               ; preds = %29, %27
  %32 = phi ptr [ %28, %27 ], [ %30, %29 ]
  %33 = getelementptr inbounds ptr, ptr %15, i64 0
  store ptr %32, ptr %33, align 8
  br label %34

34:                                               ; preds = %18, %31, %21
  %35 = icmp ne ptr %10, null
  br i1 %35, label %36, label %39

36:                                               ; preds = %34
  %37 = call ptr @matrix_copy(i64 %2, i64 %2, ptr %11, i64 %13)
  %38 = getelementptr inbounds ptr, ptr %15, i64 1
  store ptr %37, ptr %38, align 8
  br label %39

39:                                               ; preds = %16, %36, %34
  ret void
}

define void @syrk_gradient(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, ptr %10, ptr %11, ptr %12, i64 %13, ptr %14) {
  %16 = icmp eq i32 %1, 78
  %. = select i1 %16, i64 %2, i64 %3
  %17 = icmp eq i32 %1, 78
  %18 = select i1 %17, i64 %3, i64 %2
  %19 = getelementptr inbounds ptr, ptr %14, i64 0
  %20 = load ptr, ptr %19, align 8
  %21 = icmp ne ptr %20, null
  br i1 %21, label %22, label %26

22:                                               ; preds = %15
  %23 = getelementptr inbounds ptr, ptr %14, i64 0
  %24 = load ptr, ptr %23, align 8
  %25 = call i64 @at_least_1(i64 %.)
  br label %26

26:                                               ; preds = %22, %15
  %.063 = phi i64 [ %25, %22 ], [ %8, %15 ]
  %.0 = phi ptr [ %24, %22 ], [ %6, %15 ]
  %27 = icmp ne ptr %12, null
  %28 = icmp sgt i64 %2, 0
  %or.cond = and i1 %27, %28
  br i1 %or.cond, label %29, label %79

29:                                               ; preds = %26
  %30 = icmp ne ptr %7, null
  %31 = icmp sgt i64 %3, 0
  %or.cond64 = and i1 %30, %31
  br i1 %or.cond64, label %32, label %40

32:                                               ; preds = %29
  %33 = icmp eq i32 %1, 78
  %34 = zext i1 %33 to i64
  %35 = select i1 %33, i32 76, i32 82
  %36 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %39 = load double, ptr %38, align 8
  call void @add_both(i32 %35, i32 %0, i64 %., i64 %18, double %37, double %39, ptr %12, i64 %13, ptr %.0, i64 %.063, ptr %7, i64 %8)
  br label %40

40:                                               ; preds = %32, %29
  %41 = icmp ne ptr %5, null
  %42 = icmp sgt i64 %3, 0
  %or.cond65 = and i1 %41, %42
  br i1 %or.cond65, label %43, label %57

43:                                               ; preds = %40
  %44 = mul nsw i64 %2, %2
  %45 = call ptr @room(i64 %44)
  call void @blas_syrk(i32 %0, i32 %1, i64 %2, i64 %3, double 1.000000e+00, double 0.000000e+00, ptr %.0, i64 %.063, double 0.000000e+00, double 0.000000e+00, ptr %45, i64 %2)
  %46 = call reassoc nsz { double, double } @inner_triangle(i32 %0, i64 %2, ptr %45, i64 %2, ptr %12, i64 %13)
  %47 = extractvalue { double, double } %46, 0
  %48 = extractvalue { double, double } %46, 1
  %49 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  %52 = load double, ptr %51, align 8
  %53 = fadd reassoc nsz double %50, %47
  %54 = fadd reassoc nsz double %52, %48
  %55 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %56 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  store double %53, ptr %55, align 8
  store double %54, ptr %56, align 8
  call void @free(ptr %45)
  br label %57

57:                                               ; preds = %43, %40
  %58 = icmp ne ptr %10, null
  br i1 %58, label %59, label %73

59:                                               ; preds = %57
  %60 = getelementptr inbounds ptr, ptr %14, i64 1
  %61 = load ptr, ptr %60, align 8
  %62 = call reassoc nsz { double, double } @inner_triangle(i32 %0, i64 %2, ptr %61, i64 %2, ptr %12, i64 %13)
  %63 = extractvalue { double, double } %62, 0
  %64 = extractvalue { double, double } %62, 1
  %65 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 0
  %66 = load double, ptr %65, align 8
  %67 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 1
  %68 = load double, ptr %67, align 8
  %69 = fadd reassoc nsz double %66, %63
  %70 = fadd reassoc nsz double %68, %64
  %71 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 0
  %72 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 1
  store double %69, ptr %71, align 8
  store double %70, ptr %72, align 8
  br label %73

73:                                               ; preds = %59, %57
  %74 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 0
  %75 = load double, ptr %74, align 8
  %76 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 1
  %77 = load double, ptr %76, align 8
  %78 = fneg reassoc nsz double %77
  call void @scale_triangle(i32 %0, i64 %2, double %75, double %78, ptr %12, i64 %13)
  br label %79

79:                                               ; preds = %73, %26
  ret void
}

define internal void @add_both(i32 %0, i32 %1, i64 %2, i64 %3, double %4, double %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11) {
  %13 = call i64 @at_least_1(i64 %2)
  %14 = call ptr @matrix_copy(i64 %2, i64 %3, ptr %8, i64 %9)
  call void @conjugate_matrix(i64 %2, i64 %3, ptr %14, i64 %13)
  %15 = fneg reassoc nsz double %5
  call void @blas_symm(i32 %0, i32 %1, i64 %2, i64 %3, double %4, double %15, ptr %6, i64 %7, ptr %14, i64 %13, double 1.000000e+00, double 0.000000e+00, ptr %10, i64 %11)
  br label %16

16:                                               ; preds = %60, %12
  %.045 = phi i64 [ 0, %12 ], [ %61, %60 ]
  %17 = icmp slt i64 %.045, %3
  br i1 %17, label %18, label %62

18:                                               ; preds = %16, %20
  %.0 = phi i64 [ %59, %20 ], [ 0, %16 ]
  %19 = icmp slt i64 %.0, %2
  br i1 %19, label %20, label %60

20:                                               ; preds = %18
  %21 = icmp eq i32 %0, 76
  %.0..045 = select i1 %21, i64 %.0, i64 %.045
  %22 = add nsw i64 %7, 1
  %23 = mul nsw i64 %.0..045, %22
  %24 = getelementptr inbounds { double, double }, ptr %6, i64 %23
  %25 = getelementptr inbounds nuw { double, double }, ptr %24, i32 0, i32 0
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds nuw { double, double }, ptr %24, i32 0, i32 1
  %28 = load double, ptr %27, align 8
  %29 = fmul reassoc nsz double %4, %26
  %30 = fmul reassoc nsz double %15, %28
  %31 = fmul reassoc nsz double %4, %28
  %32 = fmul reassoc nsz double %15, %26
  %33 = fsub reassoc nsz double %29, %30
  %34 = fadd reassoc nsz double %31, %32
  %35 = mul nsw i64 %.045, %13
  %36 = add nsw i64 %35, %.0
  %37 = getelementptr inbounds { double, double }, ptr %14, i64 %36
  %38 = getelementptr inbounds nuw { double, double }, ptr %37, i32 0, i32 0
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds nuw { double, double }, ptr %37, i32 0, i32 1
  %41 = load double, ptr %40, align 8
  %42 = fmul reassoc nsz double %33, %39
  %43 = fmul reassoc nsz double %34, %41
  %44 = fmul reassoc nsz double %33, %41
  %45 = fmul reassoc nsz double %34, %39
  %46 = fsub reassoc nsz double %42, %43
  %47 = fadd reassoc nsz double %44, %45
  %48 = mul nsw i64 %.045, %11
  %49 = add nsw i64 %48, %.0
  %50 = getelementptr inbounds { double, double }, ptr %10, i64 %49
  %51 = getelementptr inbounds nuw { double, double }, ptr %50, i32 0, i32 0
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds nuw { double, double }, ptr %50, i32 0, i32 1
  %54 = load double, ptr %53, align 8
  %55 = fadd reassoc nsz double %52, %46
  %56 = fadd reassoc nsz double %54, %47
  %57 = getelementptr inbounds nuw { double, double }, ptr %50, i32 0, i32 0
  %58 = getelementptr inbounds nuw { double, double }, ptr %50, i32 0, i32 1
  store double %55, ptr %57, align 8
  store double %56, ptr %58, align 8
  %59 = add nsw i64 %.0, 1
  br label %18

60:                                               ; preds = %18
  %61 = add nsw i64 %.045, 1
  br label %16

62:                                               ; preds = %16
  call void @free(ptr %14)
  ret void
}

declare void @blas_syrk(i32, i32, i64, i64, double, double, ptr, i64, double, double, ptr, i64)

define internal { double, double } @inner_triangle(i32 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) {
  br label %7

7:                                                ; preds = %39, %6
  %.sroa.6.0 = phi nsz double [ 0.000000e+00, %6 ], [ %.sroa.6.1, %39 ]
  %.sroa.0.0 = phi nsz double [ 0.000000e+00, %6 ], [ %.sroa.0.1, %39 ]
  %.020 = phi i64 [ 0, %6 ], [ %40, %39 ]
  %8 = icmp slt i64 %.020, %1
  br i1 %8, label %9, label %41

9:                                                ; preds = %7
  %10 = call i64 @low(i32 %0, i64 %.020, i32 0)
  br label %11

11:                                               ; preds = %14, %9
  %.sroa.6.1 = phi nsz double [ %.sroa.6.0, %9 ], [ %37, %14 ]
  %.sroa.0.1 = phi nsz double [ %.sroa.0.0, %9 ], [ %36, %14 ]
  %.0 = phi i64 [ %10, %9 ], [ %38, %14 ]
  %12 = call i64 @high(i32 %0, i64 %.020, i64 %1, i32 0)
  %13 = icmp slt i64 %.0, %12
  br i1 %13, label %14, label %39

14:                                               ; preds = %11
  %15 = mul nsw i64 %.020, %3
  %16 = add nsw i64 %15, %.0
  %17 = getelementptr inbounds { double, double }, ptr %2, i64 %16
  %18 = getelementptr inbounds nuw { double, double }, ptr %17, i32 0, i32 0
  %19 = load double, ptr %18, align 8
  %20 = getelementptr inbounds nuw { double, double }, ptr %17, i32 0, i32 1
  %21 = load double, ptr %20, align 8
  %22 = fneg reassoc nsz double %21
  %23 = mul nsw i64 %.020, %5
  %24 = add nsw i64 %23, %.0
  %25 = getelementptr inbounds { double, double }, ptr %4, i64 %24
  %26 = getelementptr inbounds nuw { double, double }, ptr %25, i32 0, i32 0
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds nuw { double, double }, ptr %25, i32 0, i32 1
  %29 = load double, ptr %28, align 8
  %30 = fmul reassoc nsz double %19, %27
  %31 = fmul reassoc nsz double %22, %29
  %32 = fmul reassoc nsz double %19, %29
  %33 = fmul reassoc nsz double %22, %27
  %34 = fsub reassoc nsz double %30, %31
  %35 = fadd reassoc nsz double %32, %33
  %36 = fadd reassoc nsz double %.sroa.0.1, %34
  %37 = fadd reassoc nsz double %.sroa.6.1, %35
  %38 = add nsw i64 %.0, 1
  br label %11

39:                                               ; preds = %11
  %40 = add nsw i64 %.020, 1
  br label %7

41:                                               ; preds = %7
  %.fca.0.insert = insertvalue { double, double } poison, double %.sroa.0.0, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %.sroa.6.0, 1
  ret { double, double } %.fca.1.insert
}

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

define void @syrk_tangent(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, ptr %10, ptr %11, ptr %12, i64 %13) {
  %15 = icmp eq ptr %12, null
  %16 = icmp sle i64 %2, 0
  %or.cond = or i1 %15, %16
  br i1 %or.cond, label %44, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 0
  %19 = load double, ptr %18, align 8
  %20 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 1
  %21 = load double, ptr %20, align 8
  call void @scale_triangle(i32 %0, i64 %2, double %19, double %21, ptr %12, i64 %13)
  %22 = icmp ne ptr %10, null
  br i1 %22, label %23, label %28

23:                                               ; preds = %17
  %24 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 0
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 1
  %27 = load double, ptr %26, align 8
  call void @add_triangle(i32 %0, i32 0, i64 %2, double %25, double %27, ptr %11, i64 %13, ptr %12, i64 %13)
  br label %28

28:                                               ; preds = %23, %17
  %29 = icmp sle i64 %3, 0
  br i1 %29, label %44, label %30

30:                                               ; preds = %28
  %31 = icmp ne ptr %7, null
  br i1 %31, label %32, label %37

32:                                               ; preds = %30
  %33 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %36 = load double, ptr %35, align 8
  call void @blas_syr2k(i32 %0, i32 %1, i64 %2, i64 %3, double %34, double %36, ptr %6, i64 %8, ptr %7, i64 %8, double 1.000000e+00, double 0.000000e+00, ptr %12, i64 %13)
  br label %37

37:                                               ; preds = %32, %30
  %38 = icmp ne ptr %5, null
  br i1 %38, label %39, label %44

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %41 = load double, ptr %40, align 8
  %42 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  %43 = load double, ptr %42, align 8
  call void @blas_syrk(i32 %0, i32 %1, i64 %2, i64 %3, double %41, double %43, ptr %6, i64 %8, double 1.000000e+00, double 0.000000e+00, ptr %12, i64 %13)
  br label %44

44:                                               ; preds = %28, %14, %39, %37
  ret void
}

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

define void @syr2k_save(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11, ptr %12, ptr %13, ptr %14, ptr %15, i64 %16, i32 %17, ptr %18) {
  %20 = icmp eq i32 %1, 78
  %. = select i1 %20, i64 %2, i64 %3
  %21 = icmp eq i32 %1, 78
  %22 = select i1 %21, i64 %3, i64 %2
  %23 = icmp ne ptr %15, null
  br i1 %23, label %24, label %49

24:                                               ; preds = %19
  %25 = icmp ne ptr %10, null
  %26 = icmp ne ptr %5, null
  %or.cond = or i1 %25, %26
  br i1 %or.cond, label %27, label %34

27:                                               ; preds = %24
  %28 = ashr i32 %17, 0
  %29 = and i32 %28, 1
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %34

31:                                               ; preds = %27
  %32 = call ptr @matrix_copy(i64 %., i64 %22, ptr %6, i64 %8)
  %33 = getelementptr inbounds ptr, ptr %18, i64 0
  store ptr %32, ptr %33, align 8
  br label %34

34:                                               ; preds = %24, %31, %27
  %35 = icmp ne ptr %7, null
  %36 = icmp ne ptr %5, null
  %or.cond29 = or i1 %35, %36
  br i1 %or.cond29, label %37, label %44

37:                                               ; preds = %34
  %38 = ashr i32 %17, 1
  %39 = and i32 %38, 1
  %40 = icmp ne i32 %39, 0
  br i1 %40, label %41, label %44

41:                                               ; preds = %37
  %42 = call ptr @matrix_copy(i64 %., i64 %22, ptr %9, i64 %11)
  %43 = getelementptr inbounds ptr, ptr %18, i64 1
  store ptr %42, ptr %43, align 8
  br label %44

44:                                               ; preds = %34, %41, %37
  %45 = icmp ne ptr %13, null
  br i1 %45, label %46, label %49

46:                                               ; preds = %44
  %47 = call ptr @matrix_copy(i64 %2, i64 %2, ptr %14, i64 %16)
  %48 = getelementptr inbounds ptr, ptr %18, i64 2
  store ptr %47, ptr %48, align 8
  br label %49

49:                                               ; preds = %19, %46, %44
  ret void
}

define void @syr2k_gradient(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11, ptr %12, ptr %13, ptr %14, ptr %15, i64 %16, ptr %17) {
  %19 = icmp eq i32 %1, 78
  %. = select i1 %19, i64 %2, i64 %3
  %20 = icmp eq i32 %1, 78
  %21 = select i1 %20, i64 %3, i64 %2
  %22 = getelementptr inbounds ptr, ptr %17, i64 0
  %23 = load ptr, ptr %22, align 8
  %24 = icmp ne ptr %23, null
  br i1 %24, label %25, label %29

25:                                               ; preds = %18
  %26 = getelementptr inbounds ptr, ptr %17, i64 0
  %27 = load ptr, ptr %26, align 8
  %28 = call i64 @at_least_1(i64 %.)
  br label %29

29:                                               ; preds = %25, %18
  %.086 = phi i64 [ %28, %25 ], [ %8, %18 ]
  %.0 = phi ptr [ %27, %25 ], [ %6, %18 ]
  %30 = getelementptr inbounds ptr, ptr %17, i64 1
  %31 = load ptr, ptr %30, align 8
  %32 = icmp ne ptr %31, null
  br i1 %32, label %33, label %37

33:                                               ; preds = %29
  %34 = getelementptr inbounds ptr, ptr %17, i64 1
  %35 = load ptr, ptr %34, align 8
  %36 = call i64 @at_least_1(i64 %.)
  br label %37

37:                                               ; preds = %33, %29
  %.087 = phi i64 [ %36, %33 ], [ %11, %29 ]
  %.085 = phi ptr [ %35, %33 ], [ %9, %29 ]
  %38 = icmp ne ptr %15, null
  %39 = icmp sgt i64 %2, 0
  %or.cond = and i1 %38, %39
  br i1 %or.cond, label %40, label %98

40:                                               ; preds = %37
  %41 = icmp eq i32 %1, 78
  %42 = zext i1 %41 to i64
  %43 = select i1 %41, i32 76, i32 82
  %44 = icmp ne ptr %7, null
  %45 = icmp sgt i64 %3, 0
  %or.cond88 = and i1 %44, %45
  br i1 %or.cond88, label %46, label %51

46:                                               ; preds = %40
  %47 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %50 = load double, ptr %49, align 8
  call void @add_both(i32 %43, i32 %0, i64 %., i64 %21, double %48, double %50, ptr %15, i64 %16, ptr %.085, i64 %.087, ptr %7, i64 %8)
  br label %51

51:                                               ; preds = %46, %40
  %52 = icmp ne ptr %10, null
  %53 = icmp sgt i64 %3, 0
  %or.cond89 = and i1 %52, %53
  br i1 %or.cond89, label %54, label %59

54:                                               ; preds = %51
  %55 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %58 = load double, ptr %57, align 8
  call void @add_both(i32 %43, i32 %0, i64 %., i64 %21, double %56, double %58, ptr %15, i64 %16, ptr %.0, i64 %.086, ptr %10, i64 %11)
  br label %59

59:                                               ; preds = %54, %51
  %60 = icmp ne ptr %5, null
  %61 = icmp sgt i64 %3, 0
  %or.cond90 = and i1 %60, %61
  br i1 %or.cond90, label %62, label %76

62:                                               ; preds = %59
  %63 = mul nsw i64 %2, %2
  %64 = call ptr @room(i64 %63)
  call void @blas_syr2k(i32 %0, i32 %1, i64 %2, i64 %3, double 1.000000e+00, double 0.000000e+00, ptr %.0, i64 %.086, ptr %.085, i64 %.087, double 0.000000e+00, double 0.000000e+00, ptr %64, i64 %2)
  %65 = call reassoc nsz { double, double } @inner_triangle(i32 %0, i64 %2, ptr %64, i64 %2, ptr %15, i64 %16)
  %66 = extractvalue { double, double } %65, 0
  %67 = extractvalue { double, double } %65, 1
  %68 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %69 = load double, ptr %68, align 8
  %70 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  %71 = load double, ptr %70, align 8
  %72 = fadd reassoc nsz double %69, %66
  %73 = fadd reassoc nsz double %71, %67
  %74 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %75 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  store double %72, ptr %74, align 8
  store double %73, ptr %75, align 8
  call void @free(ptr %64)
  br label %76

76:                                               ; preds = %62, %59
  %77 = icmp ne ptr %13, null
  br i1 %77, label %78, label %92

78:                                               ; preds = %76
  %79 = getelementptr inbounds ptr, ptr %17, i64 2
  %80 = load ptr, ptr %79, align 8
  %81 = call reassoc nsz { double, double } @inner_triangle(i32 %0, i64 %2, ptr %80, i64 %2, ptr %15, i64 %16)
  %82 = extractvalue { double, double } %81, 0
  %83 = extractvalue { double, double } %81, 1
  %84 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 0
  %85 = load double, ptr %84, align 8
  %86 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 1
  %87 = load double, ptr %86, align 8
  %88 = fadd reassoc nsz double %85, %82
  %89 = fadd reassoc nsz double %87, %83
  %90 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 0
  %91 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 1
  store double %88, ptr %90, align 8
  store double %89, ptr %91, align 8
  br label %92

92:                                               ; preds = %78, %76
  %93 = getelementptr inbounds nuw { double, double }, ptr %12, i32 0, i32 0
  %94 = load double, ptr %93, align 8
  %95 = getelementptr inbounds nuw { double, double }, ptr %12, i32 0, i32 1
  %96 = load double, ptr %95, align 8
  %97 = fneg reassoc nsz double %96
  call void @scale_triangle(i32 %0, i64 %2, double %94, double %97, ptr %15, i64 %16)
  br label %98

98:                                               ; preds = %92, %37
  ret void
}

define void @syr2k_tangent(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11, ptr %12, ptr %13, ptr %14, ptr %15, i64 %16) {
  %18 = icmp eq ptr %15, null
  %19 = icmp sle i64 %2, 0
  %or.cond = or i1 %18, %19
  br i1 %or.cond, label %54, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw { double, double }, ptr %12, i32 0, i32 0
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw { double, double }, ptr %12, i32 0, i32 1
  %24 = load double, ptr %23, align 8
  call void @scale_triangle(i32 %0, i64 %2, double %22, double %24, ptr %15, i64 %16)
  %25 = icmp ne ptr %13, null
  br i1 %25, label %26, label %31

26:                                               ; preds = %20
  %27 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 0
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 1
  %30 = load double, ptr %29, align 8
  call void @add_triangle(i32 %0, i32 0, i64 %2, double %28, double %30, ptr %14, i64 %16, ptr %15, i64 %16)
  br label %31

31:                                               ; preds = %26, %20
  %32 = icmp sle i64 %3, 0
  br i1 %32, label %54, label %33

33:                                               ; preds = %31
  %34 = icmp ne ptr %7, null
  br i1 %34, label %35, label %40

35:                                               ; preds = %33
  %36 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %39 = load double, ptr %38, align 8
  call void @blas_syr2k(i32 %0, i32 %1, i64 %2, i64 %3, double %37, double %39, ptr %7, i64 %8, ptr %9, i64 %11, double 1.000000e+00, double 0.000000e+00, ptr %15, i64 %16)
  br label %40

40:                                               ; preds = %35, %33
  %41 = icmp ne ptr %10, null
  br i1 %41, label %42, label %47

42:                                               ; preds = %40
  %43 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %44 = load double, ptr %43, align 8
  %45 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %46 = load double, ptr %45, align 8
  call void @blas_syr2k(i32 %0, i32 %1, i64 %2, i64 %3, double %44, double %46, ptr %6, i64 %8, ptr %10, i64 %11, double 1.000000e+00, double 0.000000e+00, ptr %15, i64 %16)
  br label %47

47:                                               ; preds = %42, %40
  %48 = icmp ne ptr %5, null
  br i1 %48, label %49, label %54

49:                                               ; preds = %47
  %50 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  %53 = load double, ptr %52, align 8
  call void @blas_syr2k(i32 %0, i32 %1, i64 %2, i64 %3, double %51, double %53, ptr %6, i64 %8, ptr %9, i64 %11, double 1.000000e+00, double 0.000000e+00, ptr %15, i64 %16)
  br label %54

54:                                               ; preds = %31, %17, %49, %47
  ret void
}

define void @trmm_save(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, ptr %11, ptr %12, i64 %13, i32 %14, ptr %15) {
  %17 = icmp eq i32 %0, 76
  %. = select i1 %17, i64 %4, i64 %5
  %magicptr = ptrtoint ptr %12 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %33, label %18

18:                                               ; preds = %16
  %19 = ashr i32 %14, 0
  %20 = and i32 %19, 1
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %25

22:                                               ; preds = %18
  %23 = call ptr @matrix_copy(i64 %., i64 %., ptr %8, i64 %10)
  %24 = getelementptr inbounds ptr, ptr %15, i64 0
  store ptr %23, ptr %24, align 8
  br label %25

25:                                               ; preds = %22, %18
  %26 = icmp ne ptr %12, null
  br i1 %26, label %27, label %33

27:                                               ; preds = %25
  %28 = icmp ne ptr %9, null
  %29 = icmp ne ptr %7, null
  %or.cond = or i1 %28, %29
  br i1 %or.cond, label %30, label %33

30:                                               ; preds = %27
  %31 = call ptr @matrix_copy(i64 %4, i64 %5, ptr %11, i64 %13)
  %32 = getelementptr inbounds ptr, ptr %15, i64 1
  store ptr %31, ptr %32, align 8
  br label %33

33:                                               ; preds = %16, %27, %30, %25
  ret void
}

define void @trmm_gradient(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, ptr %11, ptr %12, i64 %13, ptr %14) {
  %16 = getelementptr inbounds ptr, ptr %14, i64 0
  %17 = load ptr, ptr %16, align 8
  %18 = icmp ne ptr %17, null
  br i1 %18, label %19, label %24

19:                                               ; preds = %15
  %20 = getelementptr inbounds ptr, ptr %14, i64 0
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq i32 %0, 76
  %. = select i1 %22, i64 %4, i64 %5
  %23 = call i64 @at_least_1(i64 %.)
  br label %24

24:                                               ; preds = %19, %15
  %.051 = phi i64 [ %23, %19 ], [ %10, %15 ]
  %.0 = phi ptr [ %21, %19 ], [ %8, %15 ]
  %25 = icmp ne ptr %12, null
  %26 = icmp sgt i64 %4, 0
  %or.cond = and i1 %25, %26
  %27 = icmp sgt i64 %5, 0
  %or.cond52 = and i1 %or.cond, %27
  br i1 %or.cond52, label %28, label %69

28:                                               ; preds = %24
  %29 = icmp ne ptr %9, null
  br i1 %29, label %30, label %37

30:                                               ; preds = %28
  %31 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds ptr, ptr %14, i64 1
  %36 = load ptr, ptr %35, align 8
  call void @add_product_triangle(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %32, double %34, ptr %12, i64 %13, ptr %36, i64 %4, ptr %9, i64 %10)
  br label %37

37:                                               ; preds = %30, %28
  %38 = call i32 @adjoint_of(i32 %2)
  %39 = icmp ne ptr %7, null
  br i1 %39, label %46, label %40

40:                                               ; preds = %37
  %41 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  %44 = load double, ptr %43, align 8
  %45 = fneg reassoc nsz double %44
  br label %46

46:                                               ; preds = %37, %40
  %47 = phi reassoc nsz double [ %42, %40 ], [ 1.000000e+00, %37 ]
  %48 = phi reassoc nsz double [ %45, %40 ], [ 0.000000e+00, %37 ]
  call void @op_trmm(i32 %0, i32 %1, i32 %38, i32 %3, i64 %4, i64 %5, double %47, double %48, ptr %.0, i64 %.051, ptr %12, i64 %13)
  %49 = icmp ne ptr %7, null
  br i1 %49, label %50, label %69

50:                                               ; preds = %46
  %51 = getelementptr inbounds ptr, ptr %14, i64 1
  %52 = load ptr, ptr %51, align 8
  %53 = call reassoc nsz { double, double } @inner(i64 %4, i64 %5, ptr %52, i64 %4, ptr %12, i64 %13)
  %54 = extractvalue { double, double } %53, 0
  %55 = extractvalue { double, double } %53, 1
  %56 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  %59 = load double, ptr %58, align 8
  %60 = fadd reassoc nsz double %57, %54
  %61 = fadd reassoc nsz double %59, %55
  %62 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  %63 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  store double %60, ptr %62, align 8
  store double %61, ptr %63, align 8
  %64 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  %67 = load double, ptr %66, align 8
  %68 = fneg reassoc nsz double %67
  call void @scale_matrix(i64 %4, i64 %5, double %65, double %68, ptr %12, i64 %13)
  br label %69

69:                                               ; preds = %46, %50, %24
  ret void
}

define internal void @add_product_triangle(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, double %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13) {
  %15 = icmp eq i32 %0, 76
  %. = select i1 %15, i64 %4, i64 %5
  %16 = icmp eq i32 %2, 78
  %17 = select i1 %16, ptr %8, ptr %10
  %18 = icmp eq i32 %2, 78
  %19 = select i1 %18, ptr %10, ptr %8
  %20 = icmp eq i32 %2, 78
  %21 = select i1 %20, i64 %9, i64 %11
  %22 = icmp eq i32 %2, 78
  %23 = select i1 %22, i64 %11, i64 %9
  %24 = mul nsw i64 %., %.
  %25 = call ptr @room(i64 %24)
  %26 = icmp eq i32 %2, 78
  %27 = fneg reassoc nsz double %7
  %.sroa.5.0 = select nsz i1 %26, double %27, double %7
  %28 = icmp eq i32 %0, 76
  br i1 %28, label %29, label %30

29:                                               ; preds = %14
  call void @blas_gemm(i32 78, i32 67, i64 %4, i64 %4, i64 %5, double %6, double %.sroa.5.0, ptr %17, i64 %21, ptr %19, i64 %23, double 0.000000e+00, double 0.000000e+00, ptr %25, i64 %.)
  br label %31

30:                                               ; preds = %14
  call void @blas_gemm(i32 67, i32 78, i64 %5, i64 %5, i64 %4, double %6, double %.sroa.5.0, ptr %19, i64 %23, ptr %17, i64 %21, double 0.000000e+00, double 0.000000e+00, ptr %25, i64 %.)
  br label %31

31:                                               ; preds = %30, %29
  %32 = icmp eq i32 %2, 84
  br i1 %32, label %33, label %34

33:                                               ; preds = %31
  call void @conjugate_matrix(i64 %., i64 %., ptr %25, i64 %.)
  br label %34

34:                                               ; preds = %33, %31
  %35 = icmp eq i32 %3, 85
  %36 = zext i1 %35 to i32
  call void @add_triangle(i32 %1, i32 %36, i64 %., double 1.000000e+00, double 0.000000e+00, ptr %25, i64 %., ptr %12, i64 %13)
  call void @free(ptr %25)
  ret void
}

define internal void @op_trmm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, double %7, ptr %8, i64 %9, ptr %10, i64 %11) {
  %cond = icmp eq i32 %2, 82
  br i1 %cond, label %13, label %14

13:                                               ; preds = %12
  call void @conjugate_matrix(i64 %4, i64 %5, ptr %10, i64 %11)
  br label %14

14:                                               ; preds = %12, %13
  %15 = phi i32 [ 78, %13 ], [ %2, %12 ]
  %16 = icmp eq i32 %2, 82
  %17 = fneg reassoc nsz double %7
  %18 = select reassoc nsz i1 %16, double %17, double %7
  call void @blas_trmm(i32 %0, i32 %1, i32 %15, i32 %3, i64 %4, i64 %5, double %6, double %18, ptr %8, i64 %9, ptr %10, i64 %11)
  %19 = icmp eq i32 %2, 82
  br i1 %19, label %20, label %21

20:                                               ; preds = %14
  call void @conjugate_matrix(i64 %4, i64 %5, ptr %10, i64 %11)
  br label %21

21:                                               ; preds = %20, %14
  ret void
}

define void @trmm_tangent(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, ptr %11, ptr %12, i64 %13) {
  %15 = icmp eq ptr %12, null
  %16 = icmp sle i64 %4, 0
  %or.cond = or i1 %15, %16
  %17 = icmp sle i64 %5, 0
  %or.cond63 = or i1 %or.cond, %17
  br i1 %or.cond63, label %38, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  %22 = load double, ptr %21, align 8
  call void @blas_trmm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %20, double %22, ptr %8, i64 %10, ptr %12, i64 %13)
  %23 = icmp ne ptr %9, null
  br i1 %23, label %24, label %30

24:                                               ; preds = %18
  %25 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  %28 = load double, ptr %27, align 8
  %29 = call ptr @product_with_shadow(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %26, double %28, ptr %9, i64 %10, ptr %11, i64 %13)
  call void @add_matrix(i64 %4, i64 %5, double 1.000000e+00, double 0.000000e+00, ptr %29, i64 %4, ptr %12, i64 %13)
  call void @free(ptr %29)
  br label %30

30:                                               ; preds = %24, %18
  %31 = icmp ne ptr %7, null
  br i1 %31, label %32, label %38

32:                                               ; preds = %30
  %33 = call ptr @matrix_copy(i64 %4, i64 %5, ptr %11, i64 %13)
  %34 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  %35 = load double, ptr %34, align 8
  %36 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  %37 = load double, ptr %36, align 8
  call void @blas_trmm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %35, double %37, ptr %8, i64 %10, ptr %33, i64 %4)
  call void @add_matrix(i64 %4, i64 %5, double 1.000000e+00, double 0.000000e+00, ptr %33, i64 %4, ptr %12, i64 %13)
  call void @free(ptr %33)
  br label %38

38:                                               ; preds = %14, %32, %30
  ret void
}

declare void @blas_trmm(i32, i32, i32, i32, i64, i64, double, double, ptr, i64, ptr, i64)

define internal ptr @product_with_shadow(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, double %7, ptr %8, i64 %9, ptr %10, i64 %11) {
  %13 = call ptr @matrix_copy(i64 %4, i64 %5, ptr %10, i64 %11)
  call void @blas_trmm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, double %7, ptr %8, i64 %9, ptr %13, i64 %4)
  %14 = icmp eq i32 %3, 85
  br i1 %14, label %15, label %18

15:                                               ; preds = %12
  %16 = fneg reassoc nsz double %6
  %17 = fneg reassoc nsz double %7
  call void @add_matrix(i64 %4, i64 %5, double %16, double %17, ptr %10, i64 %11, ptr %13, i64 %4)
  br label %18

18:                                               ; preds = %15, %12
  ret ptr %13
}

define void @trsm_save(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, ptr %11, ptr %12, i64 %13, i32 %14, ptr %15) {
  %17 = icmp ne ptr %12, null
  %18 = icmp ne ptr %7, null
  %or.cond = and i1 %17, %18
  br i1 %or.cond, label %19, label %22

19:                                               ; preds = %16
  %20 = call ptr @matrix_copy(i64 %4, i64 %5, ptr %11, i64 %13)
  %21 = getelementptr inbounds ptr, ptr %15, i64 2
  store ptr %20, ptr %21, align 8
  br label %22

22:                                               ; preds = %19, %16
  ret void
}

define void @trsm_keep(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, ptr %11, ptr %12, i64 %13, i32 %14, ptr %15) {
  %17 = icmp eq i32 %0, 76
  %. = select i1 %17, i64 %4, i64 %5
  %magicptr = ptrtoint ptr %12 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %35, label %18

18:                                               ; preds = %16
  %19 = ashr i32 %14, 0
  %20 = and i32 %19, 1
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %25

22:                                               ; preds = %18
  %23 = call ptr @matrix_copy(i64 %., i64 %., ptr %8, i64 %10)
  %24 = getelementptr inbounds ptr, ptr %15, i64 0
  store ptr %23, ptr %24, align 8
  br label %25

25:                                               ; preds = %22, %18
  %26 = icmp ne ptr %12, null
  %27 = icmp ne ptr %9, null
  %or.cond = and i1 %26, %27
  br i1 %or.cond, label %28, label %35

28:                                               ; preds = %25
  %29 = ashr i32 %14, 1
  %30 = and i32 %29, 1
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %35

32:                                               ; preds = %28
  %33 = call ptr @matrix_copy(i64 %4, i64 %5, ptr %11, i64 %13)
  %34 = getelementptr inbounds ptr, ptr %15, i64 1
  store ptr %33, ptr %34, align 8
  br label %35

35:                                               ; preds = %16, %32, %28, %25
  ret void
}

define void @trsm_gradient(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, ptr %11, ptr %12, i64 %13, ptr %14) {
  %16 = getelementptr inbounds ptr, ptr %14, i64 0
  %17 = load ptr, ptr %16, align 8
  %18 = icmp ne ptr %17, null
  br i1 %18, label %19, label %24

19:                                               ; preds = %15
  %20 = getelementptr inbounds ptr, ptr %14, i64 0
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq i32 %0, 76
  %. = select i1 %22, i64 %4, i64 %5
  %23 = call i64 @at_least_1(i64 %.)
  br label %24

24:                                               ; preds = %19, %15
  %.053 = phi i64 [ %23, %19 ], [ %10, %15 ]
  %.0 = phi ptr [ %21, %19 ], [ %8, %15 ]
  %25 = getelementptr inbounds ptr, ptr %14, i64 1
  %26 = load ptr, ptr %25, align 8
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %32

28:                                               ; preds = %24
  %29 = getelementptr inbounds ptr, ptr %14, i64 1
  %30 = load ptr, ptr %29, align 8
  %31 = call i64 @at_least_1(i64 %4)
  br label %32

32:                                               ; preds = %28, %24
  %.055 = phi ptr [ %30, %28 ], [ %11, %24 ]
  %.054 = phi i64 [ %31, %28 ], [ %13, %24 ]
  %33 = icmp ne ptr %12, null
  %34 = icmp sgt i64 %4, 0
  %or.cond = and i1 %33, %34
  %35 = icmp sgt i64 %5, 0
  %or.cond56 = and i1 %or.cond, %35
  br i1 %or.cond56, label %36, label %62

36:                                               ; preds = %32
  %37 = call i32 @adjoint_of(i32 %2)
  call void @op_trsm(i32 %0, i32 %1, i32 %37, i32 %3, i64 %4, i64 %5, double 1.000000e+00, double 0.000000e+00, ptr %.0, i64 %.053, ptr %12, i64 %13)
  %38 = icmp ne ptr %9, null
  br i1 %38, label %39, label %40

39:                                               ; preds = %36
  call void @add_product_triangle(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double -1.000000e+00, double 0.000000e+00, ptr %12, i64 %13, ptr %.055, i64 %.054, ptr %9, i64 %10)
  br label %40

40:                                               ; preds = %39, %36
  %41 = icmp ne ptr %7, null
  br i1 %41, label %42, label %56

42:                                               ; preds = %40
  %43 = getelementptr inbounds ptr, ptr %14, i64 2
  %44 = load ptr, ptr %43, align 8
  %45 = call reassoc nsz { double, double } @inner(i64 %4, i64 %5, ptr %44, i64 %4, ptr %12, i64 %13)
  %46 = extractvalue { double, double } %45, 0
  %47 = extractvalue { double, double } %45, 1
  %48 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  %49 = load double, ptr %48, align 8
  %50 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  %51 = load double, ptr %50, align 8
  %52 = fadd reassoc nsz double %49, %46
  %53 = fadd reassoc nsz double %51, %47
  %54 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  %55 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  store double %52, ptr %54, align 8
  store double %53, ptr %55, align 8
  br label %56

56:                                               ; preds = %42, %40
  %57 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  %60 = load double, ptr %59, align 8
  %61 = fneg reassoc nsz double %60
  call void @scale_matrix(i64 %4, i64 %5, double %58, double %61, ptr %12, i64 %13)
  br label %62

62:                                               ; preds = %56, %32
  ret void
}

define internal void @op_trsm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, double %7, ptr %8, i64 %9, ptr %10, i64 %11) {
  %cond = icmp eq i32 %2, 82
  br i1 %cond, label %13, label %14

13:                                               ; preds = %12
  call void @conjugate_matrix(i64 %4, i64 %5, ptr %10, i64 %11)
  br label %14

14:                                               ; preds = %12, %13
  %15 = phi i32 [ 78, %13 ], [ %2, %12 ]
  %16 = icmp eq i32 %2, 82
  %17 = fneg reassoc nsz double %7
  %18 = select reassoc nsz i1 %16, double %17, double %7
  call void @blas_trsm(i32 %0, i32 %1, i32 %15, i32 %3, i64 %4, i64 %5, double %6, double %18, ptr %8, i64 %9, ptr %10, i64 %11)
  %19 = icmp eq i32 %2, 82
  br i1 %19, label %20, label %21

20:                                               ; preds = %14
  call void @conjugate_matrix(i64 %4, i64 %5, ptr %10, i64 %11)
  br label %21

21:                                               ; preds = %20, %14
  ret void
}

define void @trsm_tangent(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, ptr %11, ptr %12, i64 %13) {
  %15 = icmp eq ptr %12, null
  %16 = icmp sle i64 %4, 0
  %or.cond = or i1 %15, %16
  %17 = icmp sle i64 %5, 0
  %or.cond50 = or i1 %or.cond, %17
  br i1 %or.cond50, label %42, label %18

18:                                               ; preds = %14
  %19 = icmp ne ptr %9, null
  br i1 %19, label %20, label %22

20:                                               ; preds = %18
  %21 = call ptr @matrix_copy(i64 %4, i64 %5, ptr %11, i64 %13)
  br label %22

22:                                               ; preds = %18, %20
  %23 = phi ptr [ %21, %20 ], [ null, %18 ]
  %24 = icmp ne ptr %9, null
  br i1 %24, label %25, label %30

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  %29 = load double, ptr %28, align 8
  call void @blas_trsm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %27, double %29, ptr %8, i64 %10, ptr %23, i64 %4)
  br label %30

30:                                               ; preds = %25, %22
  %31 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 0
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds nuw { double, double }, ptr %6, i32 0, i32 1
  %34 = load double, ptr %33, align 8
  call void @scale_matrix(i64 %4, i64 %5, double %32, double %34, ptr %12, i64 %13)
  %35 = icmp ne ptr %7, null
  br i1 %35, label %36, label %41

36:                                               ; preds = %30
  %37 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  %40 = load double, ptr %39, align 8
  call void @add_matrix(i64 %4, i64 %5, double %38, double %40, ptr %11, i64 %13, ptr %12, i64 %13)
  br label %41

41:                                               ; preds = %36, %30
  call void @solve_tangent(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %8, ptr %9, i64 %10, ptr %23, i64 %4, ptr %12, i64 %13)
  call void @free(ptr %23)
  br label %42

42:                                               ; preds = %14, %41
  ret void
}

declare void @blas_trsm(i32, i32, i32, i32, i64, i64, double, double, ptr, i64, ptr, i64)

define internal void @solve_tangent(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12) {
  %14 = icmp ne ptr %7, null
  br i1 %14, label %15, label %17

15:                                               ; preds = %13
  %16 = call ptr @product_with_shadow(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double 1.000000e+00, double 0.000000e+00, ptr %7, i64 %8, ptr %9, i64 %10)
  call void @add_matrix(i64 %4, i64 %5, double -1.000000e+00, double 0.000000e+00, ptr %16, i64 %4, ptr %11, i64 %12)
  call void @free(ptr %16)
  br label %17

17:                                               ; preds = %15, %13
  call void @blas_trsm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double 1.000000e+00, double 0.000000e+00, ptr %6, i64 %8, ptr %11, i64 %12)
  ret void
}

define void @trtrs_keep(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10, i32 %11, ptr %12) {
  %14 = alloca { double, double }, align 8
  call void @llvm.lifetime.start.p0(ptr %14)
  %15 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 0
  %16 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 1
  store double 1.000000e+00, ptr %15, align 8
  store double 0.000000e+00, ptr %16, align 8
  call void @trsm_keep(i32 76, i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %14, ptr null, ptr %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10, i32 %11, ptr %12)
  call void @llvm.lifetime.end.p0(ptr %14)
  ret void
}

define void @trtrs_gradient(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10, ptr %11) {
  %13 = alloca { double, double }, align 8
  call void @llvm.lifetime.start.p0(ptr %13)
  %14 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 0
  %15 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 1
  store double 1.000000e+00, ptr %14, align 8
  store double 0.000000e+00, ptr %15, align 8
  call void @trsm_gradient(i32 76, i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %13, ptr null, ptr %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10, ptr %11)
  call void @llvm.lifetime.end.p0(ptr %13)
  ret void
}

define void @trtrs_tangent_after(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10) {
  %12 = icmp ne ptr %9, null
  %13 = icmp sgt i64 %3, 0
  %or.cond = and i1 %12, %13
  %14 = icmp sgt i64 %4, 0
  %or.cond14 = and i1 %or.cond, %14
  br i1 %or.cond14, label %15, label %16

15:                                               ; preds = %11
  call void @solve_tangent(i32 76, i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %10, ptr %9, i64 %10)
  br label %16

16:                                               ; preds = %15, %11
  ret void
}

declare ptr @malloc(i64)

declare i64 @size_of_number()

declare void @blas_axpy(i64, double, double, ptr, i64, ptr, i64)

define internal void @conjugate(i64 %0, ptr %1, i64 %2) {
  %4 = call i64 @first(i64 %0, i64 %2)
  %5 = getelementptr inbounds { double, double }, ptr %1, i64 %4
  br label %6

6:                                                ; preds = %8, %3
  %.0 = phi i64 [ 0, %3 ], [ %20, %8 ]
  %7 = icmp slt i64 %.0, %0
  br i1 %7, label %8, label %21

8:                                                ; preds = %6
  %9 = mul nsw i64 %.0, %2
  %10 = getelementptr inbounds { double, double }, ptr %5, i64 %9
  %11 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 0
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 1
  %14 = load double, ptr %13, align 8
  %15 = fneg reassoc nsz double %14
  %16 = mul nsw i64 %.0, %2
  %17 = getelementptr inbounds { double, double }, ptr %5, i64 %16
  %18 = getelementptr inbounds nuw { double, double }, ptr %17, i32 0, i32 0
  %19 = getelementptr inbounds nuw { double, double }, ptr %17, i32 0, i32 1
  store double %12, ptr %18, align 8
  store double %15, ptr %19, align 8
  %20 = add nsw i64 %.0, 1
  br label %6

21:                                               ; preds = %6
  ret void
}

define internal i64 @first(i64 %0, i64 %1) {
  %3 = icmp slt i64 %1, 0
  %4 = sub nsw i64 1, %0
  %5 = mul nsw i64 %4, %1
  %6 = select i1 %3, i64 %5, i64 0
  ret i64 %6
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
