; Made from level2.c by `python -m enzyme_hub._bitcode`.
define void @gemv_save(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10, ptr %11, ptr %12, ptr %13, ptr %14, i64 %15, i32 %16, ptr %17) {
  switch i32 %0, label %19 [
    i32 78, label %20
    i32 82, label %20
  ]

19:                                               ; preds = %18
  br label %20

20:                                               ; preds = %18, %18, %19
  %21 = phi i64 [ %2, %19 ], [ %1, %18 ], [ %1, %18 ]
  switch i32 %0, label %22 [
    i32 78, label %23
    i32 82, label %23
  ]

22:                                               ; preds = %20
  br label %23

23:                                               ; preds = %20, %20, %22
  %24 = phi i64 [ %1, %22 ], [ %2, %20 ], [ %2, %20 ]
  %25 = icmp ne ptr %14, null
  br i1 %25, label %26, label %51

26:                                               ; preds = %23
  %27 = icmp ne ptr %9, null
  %28 = icmp ne ptr %4, null
  %or.cond = or i1 %27, %28
  br i1 %or.cond, label %29, label %36

29:                                               ; preds = %26
  %30 = ashr i32 %16, 0
  %31 = and i32 %30, 1
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %36

33:                                               ; preds = %29
  %34 = call ptr @matrix_copy(i64 %1, i64 %2, ptr %5, i64 %7)
  %35 = getelementptr inbounds ptr, ptr %17, i64 0
  store ptr %34, ptr %35, align 8
  br label %36

36:                                               ; preds = %26, %33, %29
  %37 = icmp ne ptr %6, null
  %38 = icmp ne ptr %4, null
  %or.cond29 = or i1 %37, %38
  br i1 %or.cond29, label %39, label %46

39:                                               ; preds = %36
  %40 = ashr i32 %16, 1
  %41 = and i32 %40, 1
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %43, label %46

43:                                               ; preds = %39
  %44 = call ptr @vector_copy(i64 %24, ptr %8, i64 %10)
  %45 = getelementptr inbounds ptr, ptr %17, i64 1
  store ptr %44, ptr %45, align 8
  br label %46

46:                                               ; preds = %36, %43, %39
  %47 = icmp ne ptr %12, null
  br i1 %47, label %48, label %51

48:                                               ; preds = %46
  %49 = call ptr @vector_copy(i64 %21, ptr %13, i64 %15)
  %50 = getelementptr inbounds ptr, ptr %17, i64 2
  store ptr %49, ptr %50, align 8
  br label %51

51:                                               ; preds = %23, %48, %46
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

define internal ptr @vector_copy(i64 %0, ptr %1, i64 %2) {
  %4 = call ptr @room(i64 %0)
  %5 = call i64 @first(i64 %0, i64 %2)
  %6 = getelementptr inbounds { double, double }, ptr %1, i64 %5
  br label %7

7:                                                ; preds = %9, %3
  %.0 = phi i64 [ 0, %3 ], [ %19, %9 ]
  %8 = icmp slt i64 %.0, %0
  br i1 %8, label %9, label %20

9:                                                ; preds = %7
  %10 = mul nsw i64 %.0, %2
  %11 = getelementptr inbounds { double, double }, ptr %6, i64 %10
  %12 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 0
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 1
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds { double, double }, ptr %4, i64 %.0
  %17 = getelementptr inbounds nuw { double, double }, ptr %16, i32 0, i32 0
  %18 = getelementptr inbounds nuw { double, double }, ptr %16, i32 0, i32 1
  store double %13, ptr %17, align 8
  store double %15, ptr %18, align 8
  %19 = add nsw i64 %.0, 1
  br label %7

20:                                               ; preds = %7
  ret ptr %4
}

define void @gemv_gradient(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10, ptr %11, ptr %12, ptr %13, ptr %14, i64 %15, ptr %16) {
  switch i32 %0, label %18 [
    i32 78, label %19
    i32 82, label %19
  ]

18:                                               ; preds = %17
  br label %19

19:                                               ; preds = %17, %17, %18
  %20 = phi i64 [ %2, %18 ], [ %1, %17 ], [ %1, %17 ]
  switch i32 %0, label %21 [
    i32 78, label %22
    i32 82, label %22
  ]

21:                                               ; preds = %19
  br label %22

22:                                               ; preds = %19, %19, %21
  %23 = phi i64 [ %1, %21 ], [ %2, %19 ], [ %2, %19 ]
  %24 = getelementptr inbounds ptr, ptr %16, i64 0
  %25 = load ptr, ptr %24, align 8
  %26 = icmp ne ptr %25, null
  br i1 %26, label %27, label %31

27:                                               ; preds = %22
  %28 = getelementptr inbounds ptr, ptr %16, i64 0
  %29 = load ptr, ptr %28, align 8
  %30 = call i64 @at_least_1(i64 %1)
  br label %31

31:                                               ; preds = %27, %22
  %.0105 = phi i64 [ %30, %27 ], [ %7, %22 ]
  %.0 = phi ptr [ %29, %27 ], [ %5, %22 ]
  %32 = getelementptr inbounds ptr, ptr %16, i64 1
  %33 = load ptr, ptr %32, align 8
  %34 = icmp ne ptr %33, null
  br i1 %34, label %35, label %38

35:                                               ; preds = %31
  %36 = getelementptr inbounds ptr, ptr %16, i64 1
  %37 = load ptr, ptr %36, align 8
  br label %38

38:                                               ; preds = %35, %31
  %.0104 = phi i64 [ 1, %35 ], [ %10, %31 ]
  %.0103 = phi ptr [ %37, %35 ], [ %8, %31 ]
  %39 = icmp ne ptr %14, null
  %40 = icmp sgt i64 %1, 0
  %or.cond = and i1 %39, %40
  %41 = icmp sgt i64 %2, 0
  %or.cond106 = and i1 %or.cond, %41
  br i1 %or.cond106, label %42, label %122

42:                                               ; preds = %38
  switch i32 %0, label %49 [
    i32 78, label %43
    i32 84, label %43
  ]

43:                                               ; preds = %42, %42
  %44 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %45 = load double, ptr %44, align 8
  %46 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  %47 = load double, ptr %46, align 8
  %48 = fneg reassoc nsz double %47
  br label %54

49:                                               ; preds = %42
  %50 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  %53 = load double, ptr %52, align 8
  br label %54

54:                                               ; preds = %49, %43
  %55 = phi reassoc nsz double [ %45, %43 ], [ %51, %49 ]
  %56 = phi reassoc nsz double [ %48, %43 ], [ %53, %49 ]
  %magicptr = ptrtoint ptr %6 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %67, label %57

57:                                               ; preds = %54
  switch i32 %0, label %61 [
    i32 78, label %58
    i32 82, label %58
  ]

58:                                               ; preds = %57, %57
  %59 = icmp eq i32 %0, 82
  %60 = zext i1 %59 to i32
  call void @add_outer(i32 %60, i64 %1, i64 %2, double %55, double %56, ptr %14, i64 %15, ptr %.0103, i64 %.0104, ptr %6, i64 %7)
  br label %61

61:                                               ; preds = %57, %58
  %62 = icmp eq ptr %6, null
  br i1 %62, label %67, label %switch.early.test

switch.early.test:                                ; preds = %61
  switch i32 %0, label %63 [
    i32 82, label %67
    i32 78, label %67
  ]

63:                                               ; preds = %switch.early.test
  %64 = icmp eq i32 %0, 84
  %65 = icmp eq i32 %0, 82
  %spec.select = select i1 %64, i1 true, i1 %65
  %66 = zext i1 %spec.select to i32
  call void @add_outer(i32 %66, i64 %1, i64 %2, double %55, double %56, ptr %.0103, i64 %.0104, ptr %14, i64 %15, ptr %6, i64 %7)
  br label %67

67:                                               ; preds = %switch.early.test, %switch.early.test, %61, %54, %63
  %68 = icmp ne ptr %4, null
  br i1 %68, label %69, label %91

69:                                               ; preds = %67
  %70 = call ptr @zeros(i64 %23)
  %71 = call i32 @adjoint_of(i32 %0)
  call void @add_gemv(i32 %71, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %.0, i64 %.0105, ptr %14, i64 %15, ptr %70, i64 1)
  %72 = call reassoc nsz { double, double } @dot(i64 %23, ptr %.0103, i64 %.0104, ptr %70, i64 1)
  %73 = extractvalue { double, double } %72, 0
  %74 = extractvalue { double, double } %72, 1
  %75 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %76 = load double, ptr %75, align 8
  %77 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %78 = load double, ptr %77, align 8
  %79 = fadd reassoc nsz double %76, %73
  %80 = fadd reassoc nsz double %78, %74
  %81 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %82 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  store double %79, ptr %81, align 8
  store double %80, ptr %82, align 8
  %83 = icmp ne ptr %9, null
  br i1 %83, label %84, label %90

84:                                               ; preds = %69
  %85 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %86 = load double, ptr %85, align 8
  %87 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  %88 = load double, ptr %87, align 8
  %89 = fneg reassoc nsz double %88
  call void @add(i64 %23, double %86, double %89, ptr %70, i64 1, ptr %9, i64 %10)
  br label %90

90:                                               ; preds = %84, %69
  call void @free(ptr %70)
  br label %100

91:                                               ; preds = %67
  %92 = icmp ne ptr %9, null
  br i1 %92, label %93, label %100

93:                                               ; preds = %91
  %94 = call i32 @adjoint_of(i32 %0)
  %95 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %96 = load double, ptr %95, align 8
  %97 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  %98 = load double, ptr %97, align 8
  %99 = fneg reassoc nsz double %98
  call void @add_gemv(i32 %94, i64 %1, i64 %2, double %96, double %99, ptr %.0, i64 %.0105, ptr %14, i64 %15, ptr %9, i64 %10)
  br label %100

100:                                              ; preds = %91, %93, %90
  %101 = icmp ne ptr %12, null
  br i1 %101, label %102, label %116

102:                                              ; preds = %100
  %103 = getelementptr inbounds ptr, ptr %16, i64 2
  %104 = load ptr, ptr %103, align 8
  %105 = call reassoc nsz { double, double } @dot(i64 %20, ptr %104, i64 1, ptr %14, i64 %15)
  %106 = extractvalue { double, double } %105, 0
  %107 = extractvalue { double, double } %105, 1
  %108 = getelementptr inbounds nuw { double, double }, ptr %12, i32 0, i32 0
  %109 = load double, ptr %108, align 8
  %110 = getelementptr inbounds nuw { double, double }, ptr %12, i32 0, i32 1
  %111 = load double, ptr %110, align 8
  %112 = fadd reassoc nsz double %109, %106
  %113 = fadd reassoc nsz double %111, %107
  %114 = getelementptr inbounds nuw { double, double }, ptr %12, i32 0, i32 0
  %115 = getelementptr inbounds nuw { double, double }, ptr %12, i32 0, i32 1
  store double %112, ptr %114, align 8
  store double %113, ptr %115, align 8
  br label %116

116:                                              ; preds = %102, %100
  %117 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 0
  %118 = load double, ptr %117, align 8
  %119 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 1
  %120 = load double, ptr %119, align 8
  %121 = fneg reassoc nsz double %120
  call void @scale_vector(i64 %20, double %118, double %121, ptr %14, i64 %15)
  br label %122

122:                                              ; preds = %116, %38
  ret void
}

define internal i64 @at_least_1(i64 %0) {
  %2 = icmp sgt i64 %0, 1
  %. = select i1 %2, i64 %0, i64 1
  ret i64 %.
}

define internal void @add_outer(i32 %0, i64 %1, i64 %2, double %3, double %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10) {
  %12 = icmp ne i32 %0, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %11
  call void @blas_gerc(i64 %1, i64 %2, double %3, double %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10)
  br label %16

14:                                               ; preds = %11
  %15 = call ptr @conjugate_copy(i64 %1, ptr %5, i64 %6)
  call void @blas_geru(i64 %1, i64 %2, double %3, double %4, ptr %15, i64 1, ptr %7, i64 %8, ptr %9, i64 %10)
  call void @free(ptr %15)
  br label %16

16:                                               ; preds = %14, %13
  ret void
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

define internal void @add_gemv(i32 %0, i64 %1, i64 %2, double %3, double %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10) {
  %12 = icmp ne i32 %0, 82
  br i1 %12, label %13, label %14

13:                                               ; preds = %11
  call void @blas_gemv(i32 %0, i64 %1, i64 %2, double %3, double %4, ptr %5, i64 %6, ptr %7, i64 %8, double 1.000000e+00, double 0.000000e+00, ptr %9, i64 %10)
  br label %18

14:                                               ; preds = %11
  %15 = call ptr @conjugate_copy(i64 %2, ptr %7, i64 %8)
  %16 = call ptr @zeros(i64 %1)
  %17 = fneg reassoc nsz double %4
  call void @blas_gemv(i32 78, i64 %1, i64 %2, double %3, double %17, ptr %5, i64 %6, ptr %15, i64 1, double 0.000000e+00, double 0.000000e+00, ptr %16, i64 1)
  call void @conjugate(i64 %1, ptr %16, i64 1)
  call void @add(i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %16, i64 1, ptr %9, i64 %10)
  call void @free(ptr %15)
  call void @free(ptr %16)
  br label %18

18:                                               ; preds = %14, %13
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

define internal void @add(i64 %0, double %1, double %2, ptr %3, i64 %4, ptr %5, i64 %6) {
  %8 = icmp sle i64 %0, 0
  br i1 %8, label %39, label %9

9:                                                ; preds = %7
  %10 = icmp ne i64 %6, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %9
  call void @blas_axpy(i64 %0, double %1, double %2, ptr %3, i64 %4, ptr %5, i64 %6)
  br label %39

12:                                               ; preds = %9
  %13 = call i64 @first(i64 %0, i64 %4)
  %14 = getelementptr inbounds { double, double }, ptr %3, i64 %13
  br label %15

15:                                               ; preds = %17, %12
  %.0 = phi i64 [ 0, %12 ], [ %38, %17 ]
  %16 = icmp slt i64 %.0, %0
  br i1 %16, label %17, label %39

17:                                               ; preds = %15
  %18 = mul nsw i64 %.0, %4
  %19 = getelementptr inbounds { double, double }, ptr %14, i64 %18
  %20 = getelementptr inbounds nuw { double, double }, ptr %19, i32 0, i32 0
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds nuw { double, double }, ptr %19, i32 0, i32 1
  %23 = load double, ptr %22, align 8
  %24 = fmul reassoc nsz double %1, %21
  %25 = fmul reassoc nsz double %2, %23
  %26 = fmul reassoc nsz double %1, %23
  %27 = fmul reassoc nsz double %2, %21
  %28 = fsub reassoc nsz double %24, %25
  %29 = fadd reassoc nsz double %26, %27
  %30 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  %33 = load double, ptr %32, align 8
  %34 = fadd reassoc nsz double %31, %28
  %35 = fadd reassoc nsz double %33, %29
  %36 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %37 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  store double %34, ptr %36, align 8
  store double %35, ptr %37, align 8
  %38 = add nsw i64 %.0, 1
  br label %15

39:                                               ; preds = %15, %7, %11
  ret void
}

declare void @free(ptr)

define internal void @scale_vector(i64 %0, double %1, double %2, ptr %3, i64 %4) {
  %6 = fcmp reassoc nsz oeq double %1, 1.000000e+00
  %7 = fcmp reassoc nsz oeq double %2, 0.000000e+00
  %8 = and i1 %6, %7
  br i1 %8, label %39, label %9

9:                                                ; preds = %5
  %10 = call i64 @first(i64 %0, i64 %4)
  %11 = getelementptr inbounds { double, double }, ptr %3, i64 %10
  br label %12

12:                                               ; preds = %31, %9
  %.0 = phi i64 [ 0, %9 ], [ %38, %31 ]
  %13 = icmp slt i64 %.0, %0
  br i1 %13, label %14, label %39

14:                                               ; preds = %12
  %15 = fcmp reassoc nsz oeq double %1, 0.000000e+00
  %16 = fcmp reassoc nsz oeq double %2, 0.000000e+00
  %17 = and i1 %15, %16
  br i1 %17, label %31, label %18

18:                                               ; preds = %14
  %19 = mul nsw i64 %.0, %4
  %20 = getelementptr inbounds { double, double }, ptr %11, i64 %19
  %21 = getelementptr inbounds nuw { double, double }, ptr %20, i32 0, i32 0
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw { double, double }, ptr %20, i32 0, i32 1
  %24 = load double, ptr %23, align 8
  %25 = fmul reassoc nsz double %1, %22
  %26 = fmul reassoc nsz double %2, %24
  %27 = fmul reassoc nsz double %1, %24
  %28 = fmul reassoc nsz double %2, %22
  %29 = fsub reassoc nsz double %25, %26
  %30 = fadd reassoc nsz double %27, %28
  br label %31

31:                                               ; preds = %14, %18
  %32 = phi reassoc nsz double [ %29, %18 ], [ 0.000000e+00, %14 ]
  %33 = phi reassoc nsz double [ %30, %18 ], [ 0.000000e+00, %14 ]
  %34 = mul nsw i64 %.0, %4
  %35 = getelementptr inbounds { double, double }, ptr %11, i64 %34
  %36 = getelementptr inbounds nuw { double, double }, ptr %35, i32 0, i32 0
  %37 = getelementptr inbounds nuw { double, double }, ptr %35, i32 0, i32 1
  store double %32, ptr %36, align 8
  store double %33, ptr %37, align 8
  %38 = add nsw i64 %.0, 1
  br label %12

39:                                               ; preds = %12, %5
  ret void
}

define void @gemv_tangent(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10, ptr %11, ptr %12, ptr %13, ptr %14, i64 %15) {
  switch i32 %0, label %17 [
    i32 78, label %18
    i32 82, label %18
  ]

17:                                               ; preds = %16
  br label %18

18:                                               ; preds = %16, %16, %17
  %19 = phi i64 [ %2, %17 ], [ %1, %16 ], [ %1, %16 ]
  %20 = icmp eq ptr %14, null
  %21 = icmp sle i64 %1, 0
  %or.cond = or i1 %20, %21
  %22 = icmp sle i64 %2, 0
  %or.cond59 = or i1 %or.cond, %22
  br i1 %or.cond59, label %55, label %23

23:                                               ; preds = %18
  %24 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 0
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 1
  %27 = load double, ptr %26, align 8
  call void @scale_vector(i64 %19, double %25, double %27, ptr %14, i64 %15)
  %28 = icmp ne ptr %12, null
  br i1 %28, label %29, label %34

29:                                               ; preds = %23
  %30 = getelementptr inbounds nuw { double, double }, ptr %12, i32 0, i32 0
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds nuw { double, double }, ptr %12, i32 0, i32 1
  %33 = load double, ptr %32, align 8
  call void @add(i64 %19, double %31, double %33, ptr %13, i64 %15, ptr %14, i64 %15)
  br label %34

34:                                               ; preds = %29, %23
  %35 = icmp ne ptr %6, null
  br i1 %35, label %36, label %41

36:                                               ; preds = %34
  %37 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  %40 = load double, ptr %39, align 8
  call void @add_gemv(i32 %0, i64 %1, i64 %2, double %38, double %40, ptr %6, i64 %7, ptr %8, i64 %10, ptr %14, i64 %15)
  br label %41

41:                                               ; preds = %36, %34
  %42 = icmp ne ptr %9, null
  br i1 %42, label %43, label %48

43:                                               ; preds = %41
  %44 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %45 = load double, ptr %44, align 8
  %46 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  %47 = load double, ptr %46, align 8
  call void @add_gemv(i32 %0, i64 %1, i64 %2, double %45, double %47, ptr %5, i64 %7, ptr %9, i64 %10, ptr %14, i64 %15)
  br label %48

48:                                               ; preds = %43, %41
  %49 = icmp ne ptr %4, null
  br i1 %49, label %50, label %55

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %54 = load double, ptr %53, align 8
  call void @add_gemv(i32 %0, i64 %1, i64 %2, double %52, double %54, ptr %5, i64 %7, ptr %8, i64 %10, ptr %14, i64 %15)
  br label %55

55:                                               ; preds = %18, %50, %48
  ret void
}

define void @geru_save(i64 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12, i32 %13, ptr %14) {
  call void @save_outer(i64 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12, i32 %13, ptr %14)
  ret void
}

define internal void @save_outer(i64 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12, i32 %13, ptr %14) {
  %16 = icmp ne ptr %11, null
  br i1 %16, label %17, label %37

17:                                               ; preds = %15
  %18 = icmp ne ptr %8, null
  %19 = icmp ne ptr %3, null
  %or.cond = or i1 %18, %19
  br i1 %or.cond, label %20, label %27

20:                                               ; preds = %17
  %21 = ashr i32 %13, 0
  %22 = and i32 %21, 1
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %20
  %25 = call ptr @vector_copy(i64 %0, ptr %4, i64 %6)
  %26 = getelementptr inbounds ptr, ptr %14, i64 0
  store ptr %25, ptr %26, align 8
  br label %27

27:                                               ; preds = %17, %24, %20
  %28 = icmp ne ptr %5, null
  %29 = icmp ne ptr %3, null
  %or.cond14 = or i1 %28, %29
  br i1 %or.cond14, label %30, label %37

30:                                               ; preds = %27
  %31 = ashr i32 %13, 1
  %32 = and i32 %31, 1
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %34, label %37

34:                                               ; preds = %30
  %35 = call ptr @vector_copy(i64 %1, ptr %7, i64 %9)
  %36 = getelementptr inbounds ptr, ptr %14, i64 1
  store ptr %35, ptr %36, align 8
  br label %37

37:                                               ; preds = %27, %15, %34, %30
  ret void
}

define void @geru_gradient(i64 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12, ptr %13) {
  %15 = getelementptr inbounds ptr, ptr %13, i64 0
  %16 = load ptr, ptr %15, align 8
  %17 = icmp ne ptr %16, null
  br i1 %17, label %18, label %21

18:                                               ; preds = %14
  %19 = getelementptr inbounds ptr, ptr %13, i64 0
  %20 = load ptr, ptr %19, align 8
  br label %21

21:                                               ; preds = %18, %14
  %.034 = phi i64 [ 1, %18 ], [ %6, %14 ]
  %.0 = phi ptr [ %20, %18 ], [ %4, %14 ]
  %22 = getelementptr inbounds ptr, ptr %13, i64 1
  %23 = load ptr, ptr %22, align 8
  %24 = icmp ne ptr %23, null
  br i1 %24, label %25, label %28

25:                                               ; preds = %21
  %26 = getelementptr inbounds ptr, ptr %13, i64 1
  %27 = load ptr, ptr %26, align 8
  br label %28

28:                                               ; preds = %25, %21
  %.033 = phi i64 [ 1, %25 ], [ %9, %21 ]
  %.031 = phi ptr [ %27, %25 ], [ %7, %21 ]
  %29 = icmp eq ptr %11, null
  %30 = icmp sle i64 %0, 0
  %or.cond = or i1 %29, %30
  %31 = icmp sle i64 %1, 0
  %or.cond35 = or i1 %or.cond, %31
  br i1 %or.cond35, label %35, label %32

32:                                               ; preds = %28
  %33 = call ptr @conjugate_copy(i64 %1, ptr %.031, i64 %.033)
  %34 = call ptr @conjugate_copy(i64 %0, ptr %.0, i64 %.034)
  call void @outer_gradient(i64 %0, i64 %1, ptr %2, ptr %3, ptr %.0, i64 %.034, ptr %5, i64 %6, ptr %8, i64 %9, ptr %11, i64 %12, i32 78, ptr %33, i64 1, i32 84, ptr %34, i64 1)
  call void @free(ptr %33)
  call void @free(ptr %34)
  br label %35

35:                                               ; preds = %32, %28
  ret void
}

define internal ptr @conjugate_copy(i64 %0, ptr %1, i64 %2) {
  %4 = call ptr @room(i64 %0)
  %5 = call i64 @first(i64 %0, i64 %2)
  %6 = getelementptr inbounds { double, double }, ptr %1, i64 %5
  br label %7

7:                                                ; preds = %9, %3
  %.0 = phi i64 [ 0, %3 ], [ %20, %9 ]
  %8 = icmp slt i64 %.0, %0
  br i1 %8, label %9, label %21

9:                                                ; preds = %7
  %10 = mul nsw i64 %.0, %2
  %11 = getelementptr inbounds { double, double }, ptr %6, i64 %10
  %12 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 0
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 1
  %15 = load double, ptr %14, align 8
  %16 = fneg reassoc nsz double %15
  %17 = getelementptr inbounds { double, double }, ptr %4, i64 %.0
  %18 = getelementptr inbounds nuw { double, double }, ptr %17, i32 0, i32 0
  %19 = getelementptr inbounds nuw { double, double }, ptr %17, i32 0, i32 1
  store double %13, ptr %18, align 8
  store double %16, ptr %19, align 8
  %20 = add nsw i64 %.0, 1
  br label %7

21:                                               ; preds = %7
  ret ptr %4
}

define internal void @outer_gradient(i64 %0, i64 %1, ptr %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, i32 %12, ptr %13, i64 %14, i32 %15, ptr %16, i64 %17) {
  %19 = icmp eq i32 %12, 78
  br i1 %19, label %20, label %26

20:                                               ; preds = %18
  %21 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  %24 = load double, ptr %23, align 8
  %25 = fneg reassoc nsz double %24
  br label %31

26:                                               ; preds = %18
  %27 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  %30 = load double, ptr %29, align 8
  br label %31

31:                                               ; preds = %26, %20
  %32 = phi reassoc nsz double [ %22, %20 ], [ %28, %26 ]
  %33 = phi reassoc nsz double [ %25, %20 ], [ %30, %26 ]
  %34 = icmp eq i32 %15, 84
  br i1 %34, label %35, label %41

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  %39 = load double, ptr %38, align 8
  %40 = fneg reassoc nsz double %39
  br label %46

41:                                               ; preds = %31
  %42 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %43 = load double, ptr %42, align 8
  %44 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  %45 = load double, ptr %44, align 8
  br label %46

46:                                               ; preds = %41, %35
  %47 = phi reassoc nsz double [ %37, %35 ], [ %43, %41 ]
  %48 = phi reassoc nsz double [ %40, %35 ], [ %45, %41 ]
  %49 = icmp ne ptr %3, null
  br i1 %49, label %50, label %69

50:                                               ; preds = %46
  %51 = call ptr @zeros(i64 %0)
  call void @add_gemv(i32 %12, i64 %0, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %10, i64 %11, ptr %13, i64 %14, ptr %51, i64 1)
  %52 = call reassoc nsz { double, double } @dot(i64 %0, ptr %4, i64 %5, ptr %51, i64 1)
  %53 = extractvalue { double, double } %52, 0
  %54 = extractvalue { double, double } %52, 1
  %55 = icmp eq i32 %12, 78
  %56 = fneg reassoc nsz double %54
  %57 = select reassoc nsz i1 %55, double %54, double %56
  %58 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %59 = load double, ptr %58, align 8
  %60 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  %61 = load double, ptr %60, align 8
  %62 = fadd reassoc nsz double %59, %53
  %63 = fadd reassoc nsz double %61, %57
  %64 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %65 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  store double %62, ptr %64, align 8
  store double %63, ptr %65, align 8
  %66 = icmp ne ptr %6, null
  br i1 %66, label %67, label %68

67:                                               ; preds = %50
  call void @add(i64 %0, double %32, double %33, ptr %51, i64 1, ptr %6, i64 %7)
  br label %68

68:                                               ; preds = %67, %50
  call void @free(ptr %51)
  br label %72

69:                                               ; preds = %46
  %70 = icmp ne ptr %6, null
  br i1 %70, label %71, label %72

71:                                               ; preds = %69
  call void @add_gemv(i32 %12, i64 %0, i64 %1, double %32, double %33, ptr %10, i64 %11, ptr %13, i64 %14, ptr %6, i64 %7)
  br label %72

72:                                               ; preds = %69, %71, %68
  %73 = icmp ne ptr %8, null
  br i1 %73, label %74, label %75

74:                                               ; preds = %72
  call void @add_gemv(i32 %15, i64 %0, i64 %1, double %47, double %48, ptr %10, i64 %11, ptr %16, i64 %17, ptr %8, i64 %9)
  br label %75

75:                                               ; preds = %74, %72
  ret void
}

define void @geru_tangent(i64 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12) {
  %14 = icmp eq ptr %11, null
  %15 = icmp sle i64 %0, 0
  %or.cond = or i1 %14, %15
  %16 = icmp sle i64 %1, 0
  %or.cond36 = or i1 %or.cond, %16
  br i1 %or.cond36, label %38, label %17

17:                                               ; preds = %13
  %18 = icmp ne ptr %3, null
  br i1 %18, label %19, label %24

19:                                               ; preds = %17
  %20 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  %23 = load double, ptr %22, align 8
  call void @blas_geru(i64 %0, i64 %1, double %21, double %23, ptr %4, i64 %6, ptr %7, i64 %9, ptr %11, i64 %12)
  br label %24

24:                                               ; preds = %19, %17
  %25 = icmp ne ptr %5, null
  br i1 %25, label %26, label %31

26:                                               ; preds = %24
  %27 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  %30 = load double, ptr %29, align 8
  call void @blas_geru(i64 %0, i64 %1, double %28, double %30, ptr %5, i64 %6, ptr %7, i64 %9, ptr %11, i64 %12)
  br label %31

31:                                               ; preds = %26, %24
  %32 = icmp ne ptr %8, null
  br i1 %32, label %33, label %38

33:                                               ; preds = %31
  %34 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %35 = load double, ptr %34, align 8
  %36 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  %37 = load double, ptr %36, align 8
  call void @blas_geru(i64 %0, i64 %1, double %35, double %37, ptr %4, i64 %6, ptr %8, i64 %9, ptr %11, i64 %12)
  br label %38

38:                                               ; preds = %13, %33, %31
  ret void
}

declare void @blas_geru(i64, i64, double, double, ptr, i64, ptr, i64, ptr, i64)

define void @gerc_save(i64 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12, i32 %13, i32 %14, ptr %15) {
  call void @save_outer(i64 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12, i32 %14, ptr %15)
  ret void
}

define void @gerc_gradient(i64 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12, i32 %13, ptr %14) {
  %16 = getelementptr inbounds ptr, ptr %14, i64 0
  %17 = load ptr, ptr %16, align 8
  %18 = icmp ne ptr %17, null
  br i1 %18, label %19, label %22

19:                                               ; preds = %15
  %20 = getelementptr inbounds ptr, ptr %14, i64 0
  %21 = load ptr, ptr %20, align 8
  br label %22

22:                                               ; preds = %19, %15
  %.029 = phi ptr [ %21, %19 ], [ %4, %15 ]
  %.028 = phi i64 [ 1, %19 ], [ %6, %15 ]
  %23 = getelementptr inbounds ptr, ptr %14, i64 1
  %24 = load ptr, ptr %23, align 8
  %25 = icmp ne ptr %24, null
  br i1 %25, label %26, label %29

26:                                               ; preds = %22
  %27 = getelementptr inbounds ptr, ptr %14, i64 1
  %28 = load ptr, ptr %27, align 8
  br label %29

29:                                               ; preds = %26, %22
  %.030 = phi ptr [ %28, %26 ], [ %7, %22 ]
  %.027 = phi i64 [ 1, %26 ], [ %9, %22 ]
  %30 = icmp eq ptr %11, null
  %31 = icmp sle i64 %0, 0
  %or.cond = or i1 %30, %31
  %32 = icmp sle i64 %1, 0
  %or.cond31 = or i1 %or.cond, %32
  br i1 %or.cond31, label %40, label %33

33:                                               ; preds = %29
  %34 = icmp ne i32 %13, 0
  %35 = zext i1 %34 to i64
  %36 = select i1 %34, i32 82, i32 78
  %37 = icmp ne i32 %13, 0
  %38 = zext i1 %37 to i64
  %39 = select i1 %37, i32 84, i32 67
  call void @outer_gradient(i64 %0, i64 %1, ptr %2, ptr %3, ptr %.029, i64 %.028, ptr %5, i64 %6, ptr %8, i64 %9, ptr %11, i64 %12, i32 %36, ptr %.030, i64 %.027, i32 %39, ptr %.029, i64 %.028)
  br label %40

40:                                               ; preds = %33, %29
  ret void
}

define void @gerc_tangent(i64 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12, i32 %13) {
  call void @outer_tangent(i32 %13, i64 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12)
  ret void
}

define internal void @outer_tangent(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10, ptr %11, ptr %12, i64 %13) {
  %15 = icmp eq ptr %12, null
  %16 = icmp sle i64 %1, 0
  %or.cond = or i1 %15, %16
  %17 = icmp sle i64 %2, 0
  %or.cond39 = or i1 %or.cond, %17
  br i1 %or.cond39, label %39, label %18

18:                                               ; preds = %14
  %19 = icmp ne ptr %4, null
  br i1 %19, label %20, label %25

20:                                               ; preds = %18
  %21 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %24 = load double, ptr %23, align 8
  call void @add_outer(i32 %0, i64 %1, i64 %2, double %22, double %24, ptr %5, i64 %7, ptr %8, i64 %10, ptr %12, i64 %13)
  br label %25

25:                                               ; preds = %20, %18
  %26 = icmp ne ptr %6, null
  br i1 %26, label %27, label %32

27:                                               ; preds = %25
  %28 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  %31 = load double, ptr %30, align 8
  call void @add_outer(i32 %0, i64 %1, i64 %2, double %29, double %31, ptr %6, i64 %7, ptr %8, i64 %10, ptr %12, i64 %13)
  br label %32

32:                                               ; preds = %27, %25
  %33 = icmp ne ptr %9, null
  br i1 %33, label %34, label %39

34:                                               ; preds = %32
  %35 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  %38 = load double, ptr %37, align 8
  call void @add_outer(i32 %0, i64 %1, i64 %2, double %36, double %38, ptr %5, i64 %7, ptr %9, i64 %10, ptr %12, i64 %13)
  br label %39

39:                                               ; preds = %14, %34, %32
  ret void
}

define void @trmv_save(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, i32 %10, ptr %11) {
  %magicptr = ptrtoint ptr %8 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %26, label %13

13:                                               ; preds = %12
  %14 = ashr i32 %10, 0
  %15 = and i32 %14, 1
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %20

17:                                               ; preds = %13
  %18 = call ptr @matrix_copy(i64 %3, i64 %3, ptr %4, i64 %6)
  %19 = getelementptr inbounds ptr, ptr %11, i64 0
  store ptr %18, ptr %19, align 8
  br label %20

20:                                               ; preds = %17, %13
  %21 = icmp ne ptr %8, null
  %22 = icmp ne ptr %5, null
  %or.cond = and i1 %21, %22
  br i1 %or.cond, label %23, label %26

23:                                               ; preds = %20
  %24 = call ptr @vector_copy(i64 %3, ptr %7, i64 %9)
  %25 = getelementptr inbounds ptr, ptr %11, i64 1
  store ptr %24, ptr %25, align 8
  br label %26

26:                                               ; preds = %12, %23, %20
  ret void
}

define void @trmv_gradient(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10) {
  %12 = getelementptr inbounds ptr, ptr %10, i64 0
  %13 = load ptr, ptr %12, align 8
  %14 = icmp ne ptr %13, null
  br i1 %14, label %15, label %19

15:                                               ; preds = %11
  %16 = getelementptr inbounds ptr, ptr %10, i64 0
  %17 = load ptr, ptr %16, align 8
  %18 = call i64 @at_least_1(i64 %3)
  br label %19

19:                                               ; preds = %15, %11
  %.039 = phi ptr [ %17, %15 ], [ %4, %11 ]
  %.0 = phi i64 [ %18, %15 ], [ %6, %11 ]
  %20 = icmp ne ptr %8, null
  %21 = icmp sgt i64 %3, 0
  %or.cond = and i1 %20, %21
  br i1 %or.cond, label %22, label %39

22:                                               ; preds = %19
  %magicptr = ptrtoint ptr %5 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %37, label %23

23:                                               ; preds = %22
  switch i32 %1, label %29 [
    i32 78, label %24
    i32 82, label %24
  ]

24:                                               ; preds = %23, %23
  %25 = icmp eq i32 %1, 82
  %26 = zext i1 %25 to i32
  %27 = getelementptr inbounds ptr, ptr %10, i64 1
  %28 = load ptr, ptr %27, align 8
  call void @add_outer_triangle(i32 %26, i32 %0, i32 %2, i64 %3, double 1.000000e+00, ptr %8, i64 %9, ptr %28, i64 1, ptr %5, i64 %6)
  br label %29

29:                                               ; preds = %23, %24
  %30 = icmp eq ptr %5, null
  br i1 %30, label %37, label %switch.early.test

switch.early.test:                                ; preds = %29
  switch i32 %1, label %31 [
    i32 82, label %37
    i32 78, label %37
  ]

31:                                               ; preds = %switch.early.test
  %32 = icmp eq i32 %1, 84
  %33 = icmp eq i32 %1, 82
  %spec.select = select i1 %32, i1 true, i1 %33
  %34 = zext i1 %spec.select to i32
  %35 = getelementptr inbounds ptr, ptr %10, i64 1
  %36 = load ptr, ptr %35, align 8
  call void @add_outer_triangle(i32 %34, i32 %0, i32 %2, i64 %3, double 1.000000e+00, ptr %36, i64 1, ptr %8, i64 %9, ptr %5, i64 %6)
  br label %37

37:                                               ; preds = %switch.early.test, %switch.early.test, %29, %22, %31
  %38 = call i32 @adjoint_of(i32 %1)
  call void @op_trmv(i32 %0, i32 %38, i32 %2, i64 %3, ptr %.039, i64 %.0, ptr %8, i64 %9)
  br label %39

39:                                               ; preds = %37, %19
  ret void
}

define internal void @add_outer_triangle(i32 %0, i32 %1, i32 %2, i64 %3, double %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10) {
  %12 = call i64 @first(i64 %3, i64 %6)
  %13 = getelementptr inbounds { double, double }, ptr %5, i64 %12
  %14 = call i64 @first(i64 %3, i64 %8)
  %15 = getelementptr inbounds { double, double }, ptr %7, i64 %14
  br label %16

16:                                               ; preds = %86, %11
  %.035 = phi i64 [ 0, %11 ], [ %87, %86 ]
  %17 = icmp slt i64 %.035, %3
  br i1 %17, label %18, label %88

18:                                               ; preds = %16
  %19 = icmp eq i32 %2, 85
  %20 = zext i1 %19 to i32
  %21 = call i64 @low(i32 %1, i64 %.035, i32 %20)
  br label %22

22:                                               ; preds = %69, %18
  %.0 = phi i64 [ %21, %18 ], [ %85, %69 ]
  %23 = icmp eq i32 %2, 85
  %24 = zext i1 %23 to i32
  %25 = call i64 @high(i32 %1, i64 %.035, i64 %3, i32 %24)
  %26 = icmp slt i64 %.0, %25
  br i1 %26, label %27, label %86

27:                                               ; preds = %22
  %28 = icmp ne i32 %0, 0
  br i1 %28, label %29, label %49

29:                                               ; preds = %27
  %30 = mul nsw i64 %.0, %6
  %31 = getelementptr inbounds { double, double }, ptr %13, i64 %30
  %32 = getelementptr inbounds nuw { double, double }, ptr %31, i32 0, i32 0
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds nuw { double, double }, ptr %31, i32 0, i32 1
  %35 = load double, ptr %34, align 8
  %36 = fneg reassoc nsz double %35
  %37 = mul nsw i64 %.035, %8
  %38 = getelementptr inbounds { double, double }, ptr %15, i64 %37
  %39 = getelementptr inbounds nuw { double, double }, ptr %38, i32 0, i32 0
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds nuw { double, double }, ptr %38, i32 0, i32 1
  %42 = load double, ptr %41, align 8
  %43 = fmul reassoc nsz double %33, %40
  %44 = fmul reassoc nsz double %36, %42
  %45 = fmul reassoc nsz double %33, %42
  %46 = fmul reassoc nsz double %36, %40
  %47 = fsub reassoc nsz double %43, %44
  %48 = fadd reassoc nsz double %45, %46
  br label %69

49:                                               ; preds = %27
  %50 = mul nsw i64 %.0, %6
  %51 = getelementptr inbounds { double, double }, ptr %13, i64 %50
  %52 = getelementptr inbounds nuw { double, double }, ptr %51, i32 0, i32 0
  %53 = load double, ptr %52, align 8
  %54 = getelementptr inbounds nuw { double, double }, ptr %51, i32 0, i32 1
  %55 = load double, ptr %54, align 8
  %56 = mul nsw i64 %.035, %8
  %57 = getelementptr inbounds { double, double }, ptr %15, i64 %56
  %58 = getelementptr inbounds nuw { double, double }, ptr %57, i32 0, i32 0
  %59 = load double, ptr %58, align 8
  %60 = getelementptr inbounds nuw { double, double }, ptr %57, i32 0, i32 1
  %61 = load double, ptr %60, align 8
  %62 = fneg reassoc nsz double %61
  %63 = fmul reassoc nsz double %53, %59
  %64 = fmul reassoc nsz double %55, %62
  %65 = fmul reassoc nsz double %53, %62
  %66 = fmul reassoc nsz double %55, %59
  %67 = fsub reassoc nsz double %63, %64
  %68 = fadd reassoc nsz double %65, %66
  br label %69

69:                                               ; preds = %49, %29
  %70 = phi reassoc nsz double [ %47, %29 ], [ %67, %49 ]
  %71 = phi reassoc nsz double [ %48, %29 ], [ %68, %49 ]
  %72 = fmul reassoc nsz double %4, %70
  %73 = fmul reassoc nsz double %4, %71
  %74 = mul nsw i64 %.035, %10
  %75 = add nsw i64 %74, %.0
  %76 = getelementptr inbounds { double, double }, ptr %9, i64 %75
  %77 = getelementptr inbounds nuw { double, double }, ptr %76, i32 0, i32 0
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds nuw { double, double }, ptr %76, i32 0, i32 1
  %80 = load double, ptr %79, align 8
  %81 = fadd reassoc nsz double %78, %72
  %82 = fadd reassoc nsz double %80, %73
  %83 = getelementptr inbounds nuw { double, double }, ptr %76, i32 0, i32 0
  %84 = getelementptr inbounds nuw { double, double }, ptr %76, i32 0, i32 1
  store double %81, ptr %83, align 8
  store double %82, ptr %84, align 8
  %85 = add nsw i64 %.0, 1
  br label %22

86:                                               ; preds = %22
  %87 = add nsw i64 %.035, 1
  br label %16

88:                                               ; preds = %16
  ret void
}

define internal void @op_trmv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) {
  %cond = icmp eq i32 %1, 82
  br i1 %cond, label %9, label %10

9:                                                ; preds = %8
  call void @conjugate(i64 %3, ptr %6, i64 %7)
  br label %10

10:                                               ; preds = %8, %9
  %11 = phi i32 [ 78, %9 ], [ %1, %8 ]
  call void @blas_trmv(i32 %0, i32 %11, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  %12 = icmp eq i32 %1, 82
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  call void @conjugate(i64 %3, ptr %6, i64 %7)
  br label %14

14:                                               ; preds = %13, %10
  ret void
}

define void @trmv_tangent(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9) {
  %11 = icmp eq ptr %8, null
  %12 = icmp sle i64 %3, 0
  %or.cond = or i1 %11, %12
  br i1 %or.cond, label %17, label %13

13:                                               ; preds = %10
  call void @op_trmv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %6, ptr %8, i64 %9)
  %14 = icmp ne ptr %5, null
  br i1 %14, label %15, label %17

15:                                               ; preds = %13
  %16 = call ptr @vector_copy(i64 %3, ptr %7, i64 %9)
  call void @times_shadow(i32 %0, i32 %1, i32 %2, i64 %3, ptr %5, i64 %6, ptr %16, i64 1)
  call void @blas_axpy(i64 %3, double 1.000000e+00, double 0.000000e+00, ptr %16, i64 1, ptr %8, i64 %9)
  call void @free(ptr %16)
  br label %17

17:                                               ; preds = %13, %10, %15
  ret void
}

define internal void @times_shadow(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) {
  %9 = icmp eq i32 %2, 85
  br i1 %9, label %10, label %12

10:                                               ; preds = %8
  %11 = call ptr @vector_copy(i64 %3, ptr %6, i64 %7)
  br label %12

12:                                               ; preds = %8, %10
  %13 = phi ptr [ %11, %10 ], [ null, %8 ]
  call void @op_trmv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  %14 = icmp ne ptr %13, null
  br i1 %14, label %15, label %16

15:                                               ; preds = %12
  call void @blas_axpy(i64 %3, double -1.000000e+00, double 0.000000e+00, ptr %13, i64 1, ptr %6, i64 %7)
  br label %16

16:                                               ; preds = %15, %12
  call void @free(ptr %13)
  ret void
}

declare void @blas_axpy(i64, double, double, ptr, i64, ptr, i64)

define void @trsv_keep(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, i32 %10, ptr %11) {
  %magicptr = ptrtoint ptr %8 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %30, label %13

13:                                               ; preds = %12
  %14 = ashr i32 %10, 0
  %15 = and i32 %14, 1
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %20

17:                                               ; preds = %13
  %18 = call ptr @matrix_copy(i64 %3, i64 %3, ptr %4, i64 %6)
  %19 = getelementptr inbounds ptr, ptr %11, i64 0
  store ptr %18, ptr %19, align 8
  br label %20

20:                                               ; preds = %17, %13
  %21 = icmp ne ptr %8, null
  %22 = icmp ne ptr %5, null
  %or.cond = and i1 %21, %22
  br i1 %or.cond, label %23, label %30

23:                                               ; preds = %20
  %24 = ashr i32 %10, 1
  %25 = and i32 %24, 1
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %30

27:                                               ; preds = %23
  %28 = call ptr @vector_copy(i64 %3, ptr %7, i64 %9)
  %29 = getelementptr inbounds ptr, ptr %11, i64 1
  store ptr %28, ptr %29, align 8
  br label %30

30:                                               ; preds = %12, %27, %23, %20
  ret void
}

define void @trsv_gradient(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10) {
  %12 = getelementptr inbounds ptr, ptr %10, i64 0
  %13 = load ptr, ptr %12, align 8
  %14 = icmp ne ptr %13, null
  br i1 %14, label %15, label %19

15:                                               ; preds = %11
  %16 = getelementptr inbounds ptr, ptr %10, i64 0
  %17 = load ptr, ptr %16, align 8
  %18 = call i64 @at_least_1(i64 %3)
  br label %19

19:                                               ; preds = %15, %11
  %.047 = phi ptr [ %17, %15 ], [ %4, %11 ]
  %.046 = phi i64 [ %18, %15 ], [ %6, %11 ]
  %20 = getelementptr inbounds ptr, ptr %10, i64 1
  %21 = load ptr, ptr %20, align 8
  %22 = icmp ne ptr %21, null
  br i1 %22, label %23, label %26

23:                                               ; preds = %19
  %24 = getelementptr inbounds ptr, ptr %10, i64 1
  %25 = load ptr, ptr %24, align 8
  br label %26

26:                                               ; preds = %23, %19
  %.045 = phi i64 [ 1, %23 ], [ %9, %19 ]
  %.0 = phi ptr [ %25, %23 ], [ %7, %19 ]
  %27 = icmp ne ptr %8, null
  %28 = icmp sgt i64 %3, 0
  %or.cond = and i1 %27, %28
  br i1 %or.cond, label %29, label %41

29:                                               ; preds = %26
  %30 = call i32 @adjoint_of(i32 %1)
  call void @op_trsv(i32 %0, i32 %30, i32 %2, i64 %3, ptr %.047, i64 %.046, ptr %8, i64 %9)
  %magicptr = ptrtoint ptr %5 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %41, label %31

31:                                               ; preds = %29
  switch i32 %1, label %35 [
    i32 78, label %32
    i32 82, label %32
  ]

32:                                               ; preds = %31, %31
  %33 = icmp eq i32 %1, 82
  %34 = zext i1 %33 to i32
  call void @add_outer_triangle(i32 %34, i32 %0, i32 %2, i64 %3, double -1.000000e+00, ptr %8, i64 %9, ptr %.0, i64 %.045, ptr %5, i64 %6)
  br label %35

35:                                               ; preds = %31, %32
  %36 = icmp eq ptr %5, null
  br i1 %36, label %41, label %switch.early.test

switch.early.test:                                ; preds = %35
  switch i32 %1, label %37 [
    i32 82, label %41
    i32 78, label %41
  ]

37:                                               ; preds = %switch.early.test
  %38 = icmp eq i32 %1, 84
  %39 = icmp eq i32 %1, 82
  %spec.select = select i1 %38, i1 true, i1 %39
  %40 = zext i1 %spec.select to i32
  call void @add_outer_triangle(i32 %40, i32 %0, i32 %2, i64 %3, double -1.000000e+00, ptr %.0, i64 %.045, ptr %8, i64 %9, ptr %5, i64 %6)
  br label %41

41:                                               ; preds = %switch.early.test, %switch.early.test, %35, %29, %37, %26
  ret void
}

define internal void @op_trsv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) {
  %cond = icmp eq i32 %1, 82
  br i1 %cond, label %9, label %10

9:                                                ; preds = %8
  call void @conjugate(i64 %3, ptr %6, i64 %7)
  br label %10

10:                                               ; preds = %8, %9
  %11 = phi i32 [ 78, %9 ], [ %1, %8 ]
  call void @blas_trsv(i32 %0, i32 %11, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  %12 = icmp eq i32 %1, 82
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  call void @conjugate(i64 %3, ptr %6, i64 %7)
  br label %14

14:                                               ; preds = %13, %10
  ret void
}

define void @trsv_tangent_after(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9) {
  %11 = icmp eq ptr %8, null
  %12 = icmp sle i64 %3, 0
  %or.cond = or i1 %11, %12
  br i1 %or.cond, label %18, label %13

13:                                               ; preds = %10
  %14 = icmp ne ptr %5, null
  br i1 %14, label %15, label %17

15:                                               ; preds = %13
  %16 = call ptr @vector_copy(i64 %3, ptr %7, i64 %9)
  call void @times_shadow(i32 %0, i32 %1, i32 %2, i64 %3, ptr %5, i64 %6, ptr %16, i64 1)
  call void @blas_axpy(i64 %3, double -1.000000e+00, double 0.000000e+00, ptr %16, i64 1, ptr %8, i64 %9)
  call void @free(ptr %16)
  br label %17

17:                                               ; preds = %15, %13
  call void @op_trsv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %6, ptr %8, i64 %9)
  br label %18

18:                                               ; preds = %10, %17
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

declare void @blas_gerc(i64, i64, double, double, ptr, i64, ptr, i64, ptr, i64)

declare void @blas_gemv(i32, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64)

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

declare void @blas_trmv(i32, i32, i32, i64, ptr, i64, ptr, i64)

declare void @blas_trsv(i32, i32, i32, i64, ptr, i64, ptr, i64)
