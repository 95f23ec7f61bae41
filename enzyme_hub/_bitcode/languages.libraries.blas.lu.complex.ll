; Made from lu.c by `python -m enzyme_hub._bitcode`.
define void @getrf_keep(i64 %0, i64 %1, ptr %2, ptr %3, i64 %4, ptr %5, i32 %6, ptr %7) {
  %magicptr = ptrtoint ptr %3 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %26, label %9

9:                                                ; preds = %8
  %10 = ashr i32 %6, 0
  %11 = and i32 %10, 1
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %9
  %14 = call ptr @matrix_copy(i64 %0, i64 %1, ptr %2, i64 %4)
  %15 = getelementptr inbounds ptr, ptr %7, i64 0
  store ptr %14, ptr %15, align 8
  br label %16

16:                                               ; preds = %13, %9
  %17 = icmp ne ptr %3, null
  br i1 %17, label %18, label %26

18:                                               ; preds = %16
  %19 = ashr i32 %6, 1
  %20 = and i32 %19, 1
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %18
  %23 = call i64 @smaller(i64 %0, i64 %1)
  %24 = call ptr @integers_copy(i64 %23, ptr %5)
  %25 = getelementptr inbounds ptr, ptr %7, i64 1
  store ptr %24, ptr %25, align 8
  br label %26

26:                                               ; preds = %8, %22, %18, %16
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

define internal ptr @integers_copy(i64 %0, ptr %1) {
  %3 = call i64 @size_of_integer()
  %4 = mul nsw i64 %0, %3
  %5 = call i64 @at_least_1(i64 %4)
  %6 = call ptr @malloc(i64 %5)
  %7 = call i64 @size_of_integer()
  %8 = mul nsw i64 %0, %7
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %6, ptr align 1 %1, i64 %8, i1 false)
  ret ptr %6
}

define internal i64 @smaller(i64 %0, i64 %1) {
  %3 = icmp slt i64 %0, %1
  %. = select i1 %3, i64 %0, i64 %1
  ret i64 %.
}

define void @getrf_gradient(i64 %0, i64 %1, ptr %2, ptr %3, i64 %4, ptr %5, ptr %6) {
  %8 = getelementptr inbounds ptr, ptr %6, i64 1
  %9 = load ptr, ptr %8, align 8
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %14

11:                                               ; preds = %7
  %12 = getelementptr inbounds ptr, ptr %6, i64 1
  %13 = load ptr, ptr %12, align 8
  br label %14

14:                                               ; preds = %7, %11
  %15 = phi ptr [ %13, %11 ], [ %5, %7 ]
  %16 = getelementptr inbounds ptr, ptr %6, i64 0
  %17 = load ptr, ptr %16, align 8
  %18 = icmp ne ptr %17, null
  br i1 %18, label %19, label %23

19:                                               ; preds = %14
  %20 = getelementptr inbounds ptr, ptr %6, i64 0
  %21 = load ptr, ptr %20, align 8
  %22 = call i64 @at_least_1(i64 %0)
  br label %23

23:                                               ; preds = %19, %14
  %.015 = phi ptr [ %21, %19 ], [ %2, %14 ]
  %.0 = phi i64 [ %22, %19 ], [ %4, %14 ]
  %24 = icmp ne ptr %3, null
  br i1 %24, label %25, label %26

25:                                               ; preds = %23
  call void @getrf_reverse(i64 %0, i64 %1, ptr %.015, i64 %.0, ptr %15, ptr %3, i64 %4)
  br label %26

26:                                               ; preds = %25, %23
  ret void
}

define internal i64 @at_least_1(i64 %0) {
  %2 = icmp sgt i64 %0, 1
  %. = select i1 %2, i64 %0, i64 1
  ret i64 %.
}

define internal void @getrf_reverse(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6) {
  %8 = icmp sle i64 %0, 0
  %9 = icmp sle i64 %1, 0
  %or.cond = or i1 %8, %9
  br i1 %or.cond, label %12, label %10

10:                                               ; preds = %7
  call void @factors_gradient(i64 %0, i64 %1, ptr %2, i64 %3, ptr %5, i64 %6)
  %11 = call i64 @smaller(i64 %0, i64 %1)
  call void @permute(i64 %11, i64 %1, ptr %5, i64 %6, ptr %4, i64 -1)
  br label %12

12:                                               ; preds = %7, %10
  ret void
}

define void @getrf_tangent_after(i64 %0, i64 %1, ptr %2, ptr %3, i64 %4, ptr %5) {
  %7 = icmp eq ptr %3, null
  %8 = icmp sle i64 %0, 0
  %or.cond = or i1 %7, %8
  %9 = icmp sle i64 %1, 0
  %or.cond132 = or i1 %or.cond, %9
  br i1 %or.cond132, label %66, label %10

10:                                               ; preds = %6
  %11 = call i64 @smaller(i64 %0, i64 %1)
  %12 = sub nsw i64 %0, %11
  %13 = sub nsw i64 %1, %11
  call void @permute(i64 %11, i64 %1, ptr %3, i64 %4, ptr %5, i64 1)
  %14 = call ptr @matrix_copy(i64 %11, i64 %11, ptr %3, i64 %4)
  call void @blas_trsm(i32 76, i32 76, i32 78, i32 85, i64 %11, i64 %11, double 1.000000e+00, double 0.000000e+00, ptr %2, i64 %4, ptr %14, i64 %11)
  call void @blas_trsm(i32 82, i32 85, i32 78, i32 78, i64 %11, i64 %11, double 1.000000e+00, double 0.000000e+00, ptr %2, i64 %4, ptr %14, i64 %11)
  %15 = call ptr @triangle_of(i32 76, i32 78, i64 %11, i64 %11, ptr %14, i64 %11)
  %16 = call ptr @triangle_of(i32 85, i32 78, i64 %11, i64 %11, ptr %14, i64 %11)
  call void @blas_trmm(i32 76, i32 76, i32 78, i32 85, i64 %11, i64 %11, double 1.000000e+00, double 0.000000e+00, ptr %2, i64 %4, ptr %15, i64 %11)
  call void @blas_trmm(i32 82, i32 85, i32 78, i32 78, i64 %11, i64 %11, double 1.000000e+00, double 0.000000e+00, ptr %2, i64 %4, ptr %16, i64 %11)
  br label %17

17:                                               ; preds = %48, %10
  %.0 = phi i64 [ 0, %10 ], [ %49, %48 ]
  %18 = icmp slt i64 %.0, %11
  br i1 %18, label %19, label %50

19:                                               ; preds = %17, %39
  %.0131 = phi i64 [ %47, %39 ], [ 0, %17 ]
  %20 = icmp slt i64 %.0131, %11
  br i1 %20, label %21, label %48

21:                                               ; preds = %19
  %22 = icmp sgt i64 %.0131, %.0
  br i1 %22, label %23, label %31

23:                                               ; preds = %21
  %24 = mul nsw i64 %.0, %11
  %25 = add nsw i64 %24, %.0131
  %26 = getelementptr inbounds { double, double }, ptr %15, i64 %25
  %27 = getelementptr inbounds nuw { double, double }, ptr %26, i32 0, i32 0
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds nuw { double, double }, ptr %26, i32 0, i32 1
  %30 = load double, ptr %29, align 8
  br label %39

31:                                               ; preds = %21
  %32 = mul nsw i64 %.0, %11
  %33 = add nsw i64 %32, %.0131
  %34 = getelementptr inbounds { double, double }, ptr %16, i64 %33
  %35 = getelementptr inbounds nuw { double, double }, ptr %34, i32 0, i32 0
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds nuw { double, double }, ptr %34, i32 0, i32 1
  %38 = load double, ptr %37, align 8
  br label %39

39:                                               ; preds = %31, %23
  %40 = phi reassoc nsz double [ %28, %23 ], [ %36, %31 ]
  %41 = phi reassoc nsz double [ %30, %23 ], [ %38, %31 ]
  %42 = mul nsw i64 %.0, %4
  %43 = add nsw i64 %42, %.0131
  %44 = getelementptr inbounds { double, double }, ptr %3, i64 %43
  %45 = getelementptr inbounds nuw { double, double }, ptr %44, i32 0, i32 0
  %46 = getelementptr inbounds nuw { double, double }, ptr %44, i32 0, i32 1
  store double %40, ptr %45, align 8
  store double %41, ptr %46, align 8
  %47 = add nsw i64 %.0131, 1
  br label %19

48:                                               ; preds = %19
  %49 = add nsw i64 %.0, 1
  br label %17

50:                                               ; preds = %17
  %51 = icmp sgt i64 %12, 0
  br i1 %51, label %52, label %56

52:                                               ; preds = %50
  %53 = getelementptr inbounds { double, double }, ptr %2, i64 %11
  %54 = getelementptr inbounds { double, double }, ptr %3, i64 %11
  call void @blas_gemm(i32 78, i32 78, i64 %12, i64 %11, i64 %11, double -1.000000e+00, double 0.000000e+00, ptr %53, i64 %4, ptr %16, i64 %11, double 1.000000e+00, double 0.000000e+00, ptr %54, i64 %4)
  %55 = getelementptr inbounds { double, double }, ptr %3, i64 %11
  call void @blas_trsm(i32 82, i32 85, i32 78, i32 78, i64 %12, i64 %11, double 1.000000e+00, double 0.000000e+00, ptr %2, i64 %4, ptr %55, i64 %4)
  br label %56

56:                                               ; preds = %52, %50
  %57 = icmp sgt i64 %13, 0
  br i1 %57, label %58, label %65

58:                                               ; preds = %56
  %59 = mul nsw i64 %11, %4
  %60 = getelementptr inbounds { double, double }, ptr %2, i64 %59
  %61 = mul nsw i64 %11, %4
  %62 = getelementptr inbounds { double, double }, ptr %3, i64 %61
  call void @blas_gemm(i32 78, i32 78, i64 %11, i64 %13, i64 %11, double -1.000000e+00, double 0.000000e+00, ptr %15, i64 %11, ptr %60, i64 %4, double 1.000000e+00, double 0.000000e+00, ptr %62, i64 %4)
  %63 = mul nsw i64 %11, %4
  %64 = getelementptr inbounds { double, double }, ptr %3, i64 %63
  call void @blas_trsm(i32 76, i32 76, i32 78, i32 85, i64 %11, i64 %13, double 1.000000e+00, double 0.000000e+00, ptr %2, i64 %4, ptr %64, i64 %4)
  br label %65

65:                                               ; preds = %58, %56
  call void @free(ptr %14)
  call void @free(ptr %15)
  call void @free(ptr %16)
  br label %66

66:                                               ; preds = %6, %65
  ret void
}

define internal void @permute(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) {
  %7 = icmp sgt i64 %0, 0
  %8 = icmp sgt i64 %1, 0
  %or.cond = and i1 %7, %8
  br i1 %or.cond, label %9, label %10

9:                                                ; preds = %6
  call void @blas_laswp(i64 %1, ptr %2, i64 %3, i64 1, i64 %0, ptr %4, i64 %5)
  br label %10

10:                                               ; preds = %9, %6
  ret void
}

declare void @blas_trsm(i32, i32, i32, i32, i64, i64, double, double, ptr, i64, ptr, i64)

define internal ptr @triangle_of(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, i64 %5) {
  %7 = call i64 @smaller(i64 %2, i64 %3)
  %8 = mul nsw i64 %2, %3
  %9 = call ptr @zeros(i64 %8)
  br label %10

10:                                               ; preds = %46, %6
  %.034 = phi i64 [ 0, %6 ], [ %47, %46 ]
  %11 = icmp slt i64 %.034, %3
  br i1 %11, label %12, label %48

12:                                               ; preds = %10, %44
  %.0 = phi i64 [ %45, %44 ], [ 0, %10 ]
  %13 = icmp slt i64 %.0, %2
  br i1 %13, label %14, label %46

14:                                               ; preds = %12
  %15 = icmp eq i32 %0, 76
  br i1 %15, label %16, label %19

16:                                               ; preds = %14
  %17 = icmp sgt i64 %.0, %.034
  %18 = icmp slt i64 %.034, %7
  %or.cond = select i1 %17, i1 %18, i1 false
  br i1 %or.cond, label %22, label %35

19:                                               ; preds = %14
  %20 = icmp sle i64 %.0, %.034
  %21 = icmp slt i64 %.0, %7
  %or.cond35 = select i1 %20, i1 %21, i1 false
  br i1 %or.cond35, label %22, label %35

22:                                               ; preds = %19, %16
  %23 = mul nsw i64 %.034, %5
  %24 = add nsw i64 %23, %.0
  %25 = getelementptr inbounds { double, double }, ptr %4, i64 %24
  %26 = getelementptr inbounds nuw { double, double }, ptr %25, i32 0, i32 0
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds nuw { double, double }, ptr %25, i32 0, i32 1
  %29 = load double, ptr %28, align 8
  %30 = mul nsw i64 %.034, %2
  %31 = add nsw i64 %30, %.0
  %32 = getelementptr inbounds { double, double }, ptr %9, i64 %31
  %33 = getelementptr inbounds nuw { double, double }, ptr %32, i32 0, i32 0
  %34 = getelementptr inbounds nuw { double, double }, ptr %32, i32 0, i32 1
  store double %27, ptr %33, align 8
  store double %29, ptr %34, align 8
  br label %35

35:                                               ; preds = %22, %19, %16
  %36 = icmp eq i64 %.0, %.034
  %37 = icmp eq i32 %1, 85
  %or.cond36 = and i1 %36, %37
  br i1 %or.cond36, label %38, label %44

38:                                               ; preds = %35
  %39 = mul nsw i64 %.034, %2
  %40 = add nsw i64 %39, %.0
  %41 = getelementptr inbounds { double, double }, ptr %9, i64 %40
  %42 = getelementptr inbounds nuw { double, double }, ptr %41, i32 0, i32 0
  %43 = getelementptr inbounds nuw { double, double }, ptr %41, i32 0, i32 1
  store double 1.000000e+00, ptr %42, align 8
  store double 0.000000e+00, ptr %43, align 8
  br label %44

44:                                               ; preds = %35, %38
  %45 = add nsw i64 %.0, 1
  br label %12

46:                                               ; preds = %12
  %47 = add nsw i64 %.034, 1
  br label %10

48:                                               ; preds = %10
  ret ptr %9
}

declare void @blas_trmm(i32, i32, i32, i32, i64, i64, double, double, ptr, i64, ptr, i64)

declare void @blas_gemm(i32, i32, i64, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64)

declare void @free(ptr)

define void @getrs_keep(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, ptr %8, i64 %9, i32 %10, ptr %11) {
  %magicptr20 = ptrtoint ptr %8 to i64
  %cond = icmp eq i64 %magicptr20, 0
  br i1 %cond, label %38, label %13

13:                                               ; preds = %12
  %14 = ashr i32 %10, 0
  %15 = and i32 %14, 1
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %20

17:                                               ; preds = %13
  %18 = call ptr @matrix_copy(i64 %1, i64 %1, ptr %3, i64 %5)
  %19 = getelementptr inbounds ptr, ptr %11, i64 0
  store ptr %18, ptr %19, align 8
  br label %20

20:                                               ; preds = %17, %13
  %magicptr19 = ptrtoint ptr %8 to i64
  %cond21 = icmp eq i64 %magicptr19, 0
  br i1 %cond21, label %38, label %21

21:                                               ; preds = %20
  %22 = ashr i32 %10, 1
  %23 = and i32 %22, 1
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %28

25:                                               ; preds = %21
  %26 = call ptr @integers_copy(i64 %1, ptr %6)
  %27 = getelementptr inbounds ptr, ptr %11, i64 1
  store ptr %26, ptr %27, align 8
  br label %28

28:                                               ; preds = %25, %21
  %29 = icmp ne ptr %8, null
  %30 = icmp ne ptr %4, null
  %or.cond = and i1 %29, %30
  br i1 %or.cond, label %31, label %38

31:                                               ; preds = %28
  %32 = ashr i32 %10, 2
  %33 = and i32 %32, 1
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %38

35:                                               ; preds = %31
  %36 = call ptr @matrix_copy(i64 %1, i64 %2, ptr %7, i64 %9)
  %37 = getelementptr inbounds ptr, ptr %11, i64 2
  store ptr %36, ptr %37, align 8
  br label %38

38:                                               ; preds = %20, %12, %35, %31, %28
  ret void
}

define void @getrs_gradient(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, ptr %8, i64 %9, ptr %10) {
  %12 = getelementptr inbounds ptr, ptr %10, i64 0
  %13 = load ptr, ptr %12, align 8
  %14 = icmp ne ptr %13, null
  br i1 %14, label %15, label %19

15:                                               ; preds = %11
  %16 = getelementptr inbounds ptr, ptr %10, i64 0
  %17 = load ptr, ptr %16, align 8
  %18 = call i64 @at_least_1(i64 %1)
  br label %19

19:                                               ; preds = %15, %11
  %.066 = phi ptr [ %17, %15 ], [ %3, %11 ]
  %.065 = phi i64 [ %18, %15 ], [ %5, %11 ]
  %20 = getelementptr inbounds ptr, ptr %10, i64 1
  %21 = load ptr, ptr %20, align 8
  %22 = icmp ne ptr %21, null
  br i1 %22, label %23, label %26

23:                                               ; preds = %19
  %24 = getelementptr inbounds ptr, ptr %10, i64 1
  %25 = load ptr, ptr %24, align 8
  br label %26

26:                                               ; preds = %23, %19
  %.067 = phi ptr [ %25, %23 ], [ %6, %19 ]
  %27 = getelementptr inbounds ptr, ptr %10, i64 2
  %28 = load ptr, ptr %27, align 8
  %29 = icmp ne ptr %28, null
  br i1 %29, label %30, label %34

30:                                               ; preds = %26
  %31 = getelementptr inbounds ptr, ptr %10, i64 2
  %32 = load ptr, ptr %31, align 8
  %33 = call i64 @at_least_1(i64 %1)
  br label %34

34:                                               ; preds = %30, %26
  %.064 = phi i64 [ %33, %30 ], [ %9, %26 ]
  %.063 = phi ptr [ %32, %30 ], [ %7, %26 ]
  %35 = icmp eq i32 %0, 84
  %36 = icmp ne ptr %8, null
  %or.cond = and i1 %35, %36
  %37 = icmp sgt i64 %1, 0
  %or.cond68 = and i1 %or.cond, %37
  %38 = icmp sgt i64 %2, 0
  %or.cond69 = and i1 %or.cond68, %38
  br i1 %or.cond69, label %39, label %40

39:                                               ; preds = %34
  call void @transposed_solve_gradient(i64 %1, i64 %2, ptr %.066, ptr %4, i64 %.065, i64 %5, ptr %.067, ptr %.063, i64 %.064, ptr %8, i64 %9)
  br label %53

40:                                               ; preds = %34
  %41 = icmp ne ptr %8, null
  %42 = icmp sgt i64 %1, 0
  %or.cond70 = and i1 %41, %42
  %43 = icmp sgt i64 %2, 0
  %or.cond71 = and i1 %or.cond70, %43
  br i1 %or.cond71, label %44, label %53

44:                                               ; preds = %40
  %45 = call i32 @adjoint_of(i32 %0)
  call void @blas_getrs(i32 %45, i64 %1, i64 %2, ptr %.066, i64 %.065, ptr %.067, ptr %8, i64 %9)
  %46 = icmp ne ptr %4, null
  %47 = icmp eq i32 %0, 78
  %or.cond72 = and i1 %46, %47
  br i1 %or.cond72, label %48, label %49

48:                                               ; preds = %44
  call void @to_factors(i64 %1, i64 %2, ptr %.066, i64 %.065, ptr %.067, ptr %8, i64 %9, ptr %.063, i64 %.064, ptr %4, i64 %5)
  br label %49

49:                                               ; preds = %48, %44
  %50 = icmp ne ptr %4, null
  %51 = icmp ne i32 %0, 78
  %or.cond73 = and i1 %50, %51
  br i1 %or.cond73, label %52, label %53

52:                                               ; preds = %49
  call void @to_factors(i64 %1, i64 %2, ptr %.066, i64 %.065, ptr %.067, ptr %.063, i64 %.064, ptr %8, i64 %9, ptr %4, i64 %5)
  br label %53

53:                                               ; preds = %39, %49, %52, %40
  ret void
}

define internal void @transposed_solve_gradient(i64 %0, i64 %1, ptr %2, ptr %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10) {
  call void @conjugate_matrix(i64 %0, i64 %1, ptr %9, i64 %10)
  call void @blas_getrs(i32 78, i64 %0, i64 %1, ptr %2, i64 %4, ptr %6, ptr %9, i64 %10)
  %12 = icmp ne ptr %3, null
  br i1 %12, label %13, label %15

13:                                               ; preds = %11
  %14 = call ptr @matrix_copy(i64 %0, i64 %1, ptr %7, i64 %8)
  call void @conjugate_matrix(i64 %0, i64 %1, ptr %14, i64 %0)
  call void @to_factors(i64 %0, i64 %1, ptr %2, i64 %4, ptr %6, ptr %14, i64 %0, ptr %9, i64 %10, ptr %3, i64 %5)
  call void @free(ptr %14)
  br label %15

15:                                               ; preds = %13, %11
  call void @conjugate_matrix(i64 %0, i64 %1, ptr %9, i64 %10)
  ret void
}

declare void @blas_getrs(i32, i64, i64, ptr, i64, ptr, ptr, i64)

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

define internal void @to_factors(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10) {
  %12 = call ptr @matrix_copy(i64 %0, i64 %1, ptr %5, i64 %6)
  %13 = call ptr @matrix_copy(i64 %0, i64 %1, ptr %7, i64 %8)
  call void @permute(i64 %0, i64 %1, ptr %12, i64 %0, ptr %4, i64 1)
  call void @blas_trmm(i32 76, i32 85, i32 78, i32 78, i64 %0, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %2, i64 %3, ptr %13, i64 %0)
  call void @add_gemm_triangle(i32 76, i32 1, i32 78, i32 67, i64 %0, i64 %1, double -1.000000e+00, double 0.000000e+00, ptr %12, i64 %0, ptr %13, i64 %0, ptr %9, i64 %10)
  call void @blas_trmm(i32 76, i32 76, i32 67, i32 85, i64 %0, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %2, i64 %3, ptr %12, i64 %0)
  call void @add_gemm_triangle(i32 85, i32 0, i32 78, i32 67, i64 %0, i64 %1, double -1.000000e+00, double 0.000000e+00, ptr %12, i64 %0, ptr %7, i64 %8, ptr %9, i64 %10)
  call void @free(ptr %12)
  call void @free(ptr %13)
  ret void
}

define void @getrs_tangent_after(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, ptr %8, i64 %9) {
  %11 = icmp eq ptr %8, null
  %12 = icmp sle i64 %1, 0
  %or.cond = or i1 %11, %12
  %13 = icmp sle i64 %2, 0
  %or.cond123 = or i1 %or.cond, %13
  br i1 %or.cond123, label %24, label %14

14:                                               ; preds = %10
  %15 = icmp ne ptr %4, null
  br i1 %15, label %16, label %23

16:                                               ; preds = %14
  %17 = call ptr @matrix_copy(i64 %1, i64 %2, ptr %7, i64 %9)
  %18 = call ptr @matrix_copy(i64 %1, i64 %2, ptr %7, i64 %9)
  %19 = icmp eq i32 %0, 78
  br i1 %19, label %20, label %21

20:                                               ; preds = %16
  call void @blas_trmm(i32 76, i32 85, i32 78, i32 78, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %5, ptr %17, i64 %1)
  call void @times_shadow_of_l(i32 78, i64 %1, i64 %2, ptr %4, i64 %5, ptr %17, i64 %1)
  call void @blas_trmm(i32 76, i32 85, i32 78, i32 78, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %4, i64 %5, ptr %18, i64 %1)
  call void @blas_trmm(i32 76, i32 76, i32 78, i32 85, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %5, ptr %18, i64 %1)
  call void @add_matrix(i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %18, i64 %1, ptr %17, i64 %1)
  call void @permute(i64 %1, i64 %2, ptr %17, i64 %1, ptr %6, i64 -1)
  br label %22

21:                                               ; preds = %16
  call void @permute(i64 %1, i64 %2, ptr %17, i64 %1, ptr %6, i64 1)
  call void @permute(i64 %1, i64 %2, ptr %18, i64 %1, ptr %6, i64 1)
  call void @blas_trmm(i32 76, i32 76, i32 %0, i32 85, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %5, ptr %17, i64 %1)
  call void @blas_trmm(i32 76, i32 85, i32 %0, i32 78, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %4, i64 %5, ptr %17, i64 %1)
  call void @times_shadow_of_l(i32 %0, i64 %1, i64 %2, ptr %4, i64 %5, ptr %18, i64 %1)
  call void @blas_trmm(i32 76, i32 85, i32 %0, i32 78, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %5, ptr %18, i64 %1)
  call void @add_matrix(i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %18, i64 %1, ptr %17, i64 %1)
  br label %22

22:                                               ; preds = %21, %20
  call void @add_matrix(i64 %1, i64 %2, double -1.000000e+00, double 0.000000e+00, ptr %17, i64 %1, ptr %8, i64 %9)
  call void @free(ptr %17)
  call void @free(ptr %18)
  br label %23

23:                                               ; preds = %22, %14
  call void @blas_getrs(i32 %0, i64 %1, i64 %2, ptr %3, i64 %5, ptr %6, ptr %8, i64 %9)
  br label %24

24:                                               ; preds = %10, %23
  ret void
}

define internal void @times_shadow_of_l(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6) {
  %8 = call ptr @matrix_copy(i64 %1, i64 %2, ptr %5, i64 %6)
  call void @blas_trmm(i32 76, i32 76, i32 %0, i32 85, i64 %1, i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %4, ptr %5, i64 %6)
  call void @add_matrix(i64 %1, i64 %2, double -1.000000e+00, double 0.000000e+00, ptr %8, i64 %1, ptr %5, i64 %6)
  call void @free(ptr %8)
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

define void @gesv_keep(i64 %0, i64 %1, ptr %2, ptr %3, i64 %4, ptr %5, ptr %6, ptr %7, i64 %8, i32 %9, ptr %10) {
  %12 = icmp ne ptr %3, null
  %13 = icmp ne ptr %7, null
  %or.cond = or i1 %12, %13
  br i1 %or.cond, label %14, label %38

14:                                               ; preds = %11
  %15 = ashr i32 %9, 0
  %16 = and i32 %15, 1
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %14
  %19 = call ptr @matrix_copy(i64 %0, i64 %0, ptr %2, i64 %4)
  %20 = getelementptr inbounds ptr, ptr %10, i64 0
  store ptr %19, ptr %20, align 8
  br label %21

21:                                               ; preds = %18, %14
  %22 = ashr i32 %9, 1
  %23 = and i32 %22, 1
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %28

25:                                               ; preds = %21
  %26 = call ptr @integers_copy(i64 %0, ptr %5)
  %27 = getelementptr inbounds ptr, ptr %10, i64 1
  store ptr %26, ptr %27, align 8
  br label %28

28:                                               ; preds = %25, %21
  %29 = icmp ne ptr %7, null
  %30 = icmp ne ptr %3, null
  %or.cond19 = and i1 %29, %30
  br i1 %or.cond19, label %31, label %38

31:                                               ; preds = %28
  %32 = ashr i32 %9, 2
  %33 = and i32 %32, 1
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %38

35:                                               ; preds = %31
  %36 = call ptr @matrix_copy(i64 %0, i64 %1, ptr %6, i64 %8)
  %37 = getelementptr inbounds ptr, ptr %10, i64 2
  store ptr %36, ptr %37, align 8
  br label %38

38:                                               ; preds = %11, %35, %31, %28
  ret void
}

define void @gesv_gradient(i64 %0, i64 %1, ptr %2, ptr %3, i64 %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9) {
  %11 = getelementptr inbounds ptr, ptr %9, i64 1
  %12 = load ptr, ptr %11, align 8
  %13 = icmp ne ptr %12, null
  br i1 %13, label %14, label %17

14:                                               ; preds = %10
  %15 = getelementptr inbounds ptr, ptr %9, i64 1
  %16 = load ptr, ptr %15, align 8
  br label %17

17:                                               ; preds = %10, %14
  %18 = phi ptr [ %16, %14 ], [ %5, %10 ]
  %19 = getelementptr inbounds ptr, ptr %9, i64 0
  %20 = load ptr, ptr %19, align 8
  %21 = icmp ne ptr %20, null
  br i1 %21, label %22, label %26

22:                                               ; preds = %17
  %23 = getelementptr inbounds ptr, ptr %9, i64 0
  %24 = load ptr, ptr %23, align 8
  %25 = call i64 @at_least_1(i64 %0)
  br label %26

26:                                               ; preds = %22, %17
  %.047 = phi ptr [ %24, %22 ], [ %2, %17 ]
  %.0 = phi i64 [ %25, %22 ], [ %4, %17 ]
  %27 = getelementptr inbounds ptr, ptr %9, i64 2
  %28 = load ptr, ptr %27, align 8
  %29 = icmp ne ptr %28, null
  br i1 %29, label %30, label %34

30:                                               ; preds = %26
  %31 = getelementptr inbounds ptr, ptr %9, i64 2
  %32 = load ptr, ptr %31, align 8
  %33 = call i64 @at_least_1(i64 %0)
  br label %34

34:                                               ; preds = %30, %26
  %.048 = phi ptr [ %32, %30 ], [ %6, %26 ]
  %.046 = phi i64 [ %33, %30 ], [ %8, %26 ]
  %35 = icmp ne ptr %3, null
  br i1 %35, label %36, label %40

36:                                               ; preds = %34
  %37 = call i32 @is_zero_matrix(i64 %0, i64 %0, ptr %3, i64 %4)
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %40, label %39

39:                                               ; preds = %36
  call void @getrf_reverse(i64 %0, i64 %0, ptr %.047, i64 %.0, ptr %18, ptr %3, i64 %4)
  br label %40

40:                                               ; preds = %39, %36, %34
  %41 = icmp ne ptr %7, null
  %42 = icmp sgt i64 %0, 0
  %or.cond = and i1 %41, %42
  %43 = icmp sgt i64 %1, 0
  %or.cond49 = and i1 %or.cond, %43
  br i1 %or.cond49, label %44, label %47

44:                                               ; preds = %40
  call void @blas_getrs(i32 67, i64 %0, i64 %1, ptr %.047, i64 %.0, ptr %18, ptr %7, i64 %8)
  %45 = icmp ne ptr %3, null
  br i1 %45, label %46, label %47

46:                                               ; preds = %44
  call void @blas_gemm(i32 78, i32 67, i64 %0, i64 %0, i64 %1, double -1.000000e+00, double 0.000000e+00, ptr %7, i64 %8, ptr %.048, i64 %.046, double 1.000000e+00, double 0.000000e+00, ptr %3, i64 %4)
  br label %47

47:                                               ; preds = %44, %46, %40
  ret void
}

define internal i32 @is_zero_matrix(i64 %0, i64 %1, ptr %2, i64 %3) {
  br label %5

5:                                                ; preds = %23, %4
  %.014 = phi i32 [ undef, %4 ], [ %.2, %23 ]
  %.013 = phi i64 [ 0, %4 ], [ %24, %23 ]
  %6 = icmp slt i64 %.013, %1
  br i1 %6, label %7, label %25

7:                                                ; preds = %5, %20
  %.0 = phi i64 [ %21, %20 ], [ 0, %5 ]
  %8 = icmp slt i64 %.0, %0
  br i1 %8, label %9, label %22

9:                                                ; preds = %7
  %10 = mul nsw i64 %.013, %3
  %11 = add nsw i64 %10, %.0
  %12 = getelementptr inbounds { double, double }, ptr %2, i64 %11
  %13 = getelementptr inbounds nuw { double, double }, ptr %12, i32 0, i32 0
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds nuw { double, double }, ptr %12, i32 0, i32 1
  %16 = load double, ptr %15, align 8
  %17 = fcmp reassoc nsz une double %14, 0.000000e+00
  %18 = fcmp reassoc nsz une double %16, 0.000000e+00
  %19 = or i1 %17, %18
  br i1 %19, label %22, label %20

20:                                               ; preds = %9
  %21 = add nsw i64 %.0, 1
  br label %7

22:                                               ; preds = %9, %7
  %.2 = phi i32 [ %.014, %7 ], [ 0, %9 ]
  %.1 = phi i32 [ 5, %7 ], [ 1, %9 ]
  %cond = icmp eq i32 %.1, 5
  br i1 %cond, label %23, label %25

23:                                               ; preds = %22
  %24 = add nsw i64 %.013, 1
  br label %5

25:                                               ; preds = %5, %22
  %.115 = phi i32 [ %.2, %22 ], [ %.014, %5 ]
  %.012 = phi i32 [ %.1, %22 ], [ 2, %5 ]
  switch i32 %.012, label %28 [
    i32 2, label %26
    i32 1, label %27
  ]

26:                                               ; preds = %25
  br label %27

27:                                               ; preds = %26, %25
  %.3 = phi i32 [ 1, %26 ], [ %.115, %25 ]
  ret i32 %.3

28:                                               ; preds = %25
  unreachable
}

define void @gesv_tangent_after(i64 %0, i64 %1, ptr %2, ptr %3, i64 %4, ptr %5, ptr %6, ptr %7, i64 %8) {
  %10 = icmp ne ptr %7, null
  %11 = icmp sgt i64 %0, 0
  %or.cond = and i1 %10, %11
  %12 = icmp sgt i64 %1, 0
  %or.cond27 = and i1 %or.cond, %12
  br i1 %or.cond27, label %13, label %17

13:                                               ; preds = %9
  %14 = icmp ne ptr %3, null
  br i1 %14, label %15, label %16

15:                                               ; preds = %13
  call void @blas_gemm(i32 78, i32 78, i64 %0, i64 %1, i64 %0, double -1.000000e+00, double 0.000000e+00, ptr %3, i64 %4, ptr %6, i64 %8, double 1.000000e+00, double 0.000000e+00, ptr %7, i64 %8)
  br label %16

16:                                               ; preds = %15, %13
  call void @blas_getrs(i32 78, i64 %0, i64 %1, ptr %2, i64 %4, ptr %5, ptr %7, i64 %8)
  br label %17

17:                                               ; preds = %16, %9
  call void @getrf_tangent_after(i64 %0, i64 %0, ptr %2, ptr %3, i64 %4, ptr %5)
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

declare i64 @size_of_integer()

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define internal void @factors_gradient(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) {
  %7 = call i64 @smaller(i64 %0, i64 %1)
  %8 = icmp eq i64 %0, %1
  %9 = icmp sle i64 %1, 32
  %or.cond = and i1 %8, %9
  br i1 %or.cond, label %10, label %11

10:                                               ; preds = %6
  call void @small_factors(i64 %1, ptr %2, i64 %3, ptr %4, i64 %5)
  br label %34

11:                                               ; preds = %6
  %12 = icmp eq i64 %0, %1
  %13 = sdiv i64 %1, 2
  %.0 = select i1 %12, i64 %13, i64 %7
  %14 = sub nsw i64 %0, %.0
  %15 = sub nsw i64 %1, %.0
  %16 = mul nsw i64 %.0, %3
  %17 = getelementptr inbounds { double, double }, ptr %2, i64 %16
  %18 = getelementptr inbounds { double, double }, ptr %2, i64 %.0
  %19 = getelementptr inbounds { double, double }, ptr %17, i64 %.0
  %20 = mul nsw i64 %.0, %5
  %21 = getelementptr inbounds { double, double }, ptr %4, i64 %20
  %22 = getelementptr inbounds { double, double }, ptr %4, i64 %.0
  %23 = getelementptr inbounds { double, double }, ptr %21, i64 %.0
  %24 = icmp sgt i64 %14, 0
  %25 = icmp sgt i64 %15, 0
  %or.cond108 = select i1 %24, i1 %25, i1 false
  br i1 %or.cond108, label %26, label %27

26:                                               ; preds = %11
  call void @factors_gradient(i64 %14, i64 %15, ptr %19, i64 %3, ptr %23, i64 %5)
  call void @blas_gemm(i32 78, i32 67, i64 %14, i64 %.0, i64 %15, double -1.000000e+00, double 0.000000e+00, ptr %23, i64 %5, ptr %17, i64 %3, double 1.000000e+00, double 0.000000e+00, ptr %22, i64 %5)
  call void @blas_gemm(i32 67, i32 78, i64 %.0, i64 %15, i64 %14, double -1.000000e+00, double 0.000000e+00, ptr %18, i64 %3, ptr %23, i64 %5, double 1.000000e+00, double 0.000000e+00, ptr %21, i64 %5)
  br label %27

27:                                               ; preds = %26, %11
  %28 = icmp sgt i64 %14, 0
  br i1 %28, label %29, label %30

29:                                               ; preds = %27
  call void @blas_trsm(i32 82, i32 85, i32 67, i32 78, i64 %14, i64 %.0, double 1.000000e+00, double 0.000000e+00, ptr %2, i64 %3, ptr %22, i64 %5)
  call void @add_gemm_triangle(i32 85, i32 0, i32 67, i32 78, i64 %.0, i64 %14, double -1.000000e+00, double 0.000000e+00, ptr %18, i64 %3, ptr %22, i64 %5, ptr %4, i64 %5)
  br label %30

30:                                               ; preds = %29, %27
  %31 = icmp sgt i64 %15, 0
  br i1 %31, label %32, label %33

32:                                               ; preds = %30
  call void @blas_trsm(i32 76, i32 76, i32 67, i32 85, i64 %.0, i64 %15, double 1.000000e+00, double 0.000000e+00, ptr %2, i64 %3, ptr %21, i64 %5)
  call void @add_gemm_triangle(i32 76, i32 1, i32 78, i32 67, i64 %.0, i64 %15, double -1.000000e+00, double 0.000000e+00, ptr %21, i64 %5, ptr %17, i64 %3, ptr %4, i64 %5)
  br label %33

33:                                               ; preds = %32, %30
  call void @factors_gradient(i64 %.0, i64 %.0, ptr %2, i64 %3, ptr %4, i64 %5)
  br label %34

34:                                               ; preds = %10, %33
  ret void
}

define internal void @small_factors(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) {
  %6 = call ptr @triangle_of(i32 76, i32 78, i64 %0, i64 %0, ptr %3, i64 %4)
  %7 = call ptr @triangle_of(i32 85, i32 78, i64 %0, i64 %0, ptr %3, i64 %4)
  call void @blas_trmm(i32 76, i32 76, i32 67, i32 85, i64 %0, i64 %0, double 1.000000e+00, double 0.000000e+00, ptr %1, i64 %2, ptr %6, i64 %0)
  call void @blas_trmm(i32 82, i32 85, i32 67, i32 78, i64 %0, i64 %0, double 1.000000e+00, double 0.000000e+00, ptr %1, i64 %2, ptr %7, i64 %0)
  br label %8

8:                                                ; preds = %39, %5
  %.0 = phi i64 [ 0, %5 ], [ %40, %39 ]
  %9 = icmp slt i64 %.0, %0
  br i1 %9, label %10, label %41

10:                                               ; preds = %8, %30
  %.059 = phi i64 [ %38, %30 ], [ 0, %8 ]
  %11 = icmp slt i64 %.059, %0
  br i1 %11, label %12, label %39

12:                                               ; preds = %10
  %13 = icmp sgt i64 %.059, %.0
  br i1 %13, label %14, label %22

14:                                               ; preds = %12
  %15 = mul nsw i64 %.0, %0
  %16 = add nsw i64 %15, %.059
  %17 = getelementptr inbounds { double, double }, ptr %6, i64 %16
  %18 = getelementptr inbounds nuw { double, double }, ptr %17, i32 0, i32 0
  %19 = load double, ptr %18, align 8
  %20 = getelementptr inbounds nuw { double, double }, ptr %17, i32 0, i32 1
  %21 = load double, ptr %20, align 8
  br label %30

22:                                               ; preds = %12
  %23 = mul nsw i64 %.0, %0
  %24 = add nsw i64 %23, %.059
  %25 = getelementptr inbounds { double, double }, ptr %7, i64 %24
  %26 = getelementptr inbounds nuw { double, double }, ptr %25, i32 0, i32 0
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds nuw { double, double }, ptr %25, i32 0, i32 1
  %29 = load double, ptr %28, align 8
  br label %30

30:                                               ; preds = %22, %14
  %31 = phi reassoc nsz double [ %19, %14 ], [ %27, %22 ]
  %32 = phi reassoc nsz double [ %21, %14 ], [ %29, %22 ]
  %33 = mul nsw i64 %.0, %4
  %34 = add nsw i64 %33, %.059
  %35 = getelementptr inbounds { double, double }, ptr %3, i64 %34
  %36 = getelementptr inbounds nuw { double, double }, ptr %35, i32 0, i32 0
  %37 = getelementptr inbounds nuw { double, double }, ptr %35, i32 0, i32 1
  store double %31, ptr %36, align 8
  store double %32, ptr %37, align 8
  %38 = add nsw i64 %.059, 1
  br label %10

39:                                               ; preds = %10
  %40 = add nsw i64 %.0, 1
  br label %8

41:                                               ; preds = %8
  call void @blas_trsm(i32 76, i32 76, i32 67, i32 85, i64 %0, i64 %0, double 1.000000e+00, double 0.000000e+00, ptr %1, i64 %2, ptr %3, i64 %4)
  call void @blas_trsm(i32 82, i32 85, i32 67, i32 78, i64 %0, i64 %0, double 1.000000e+00, double 0.000000e+00, ptr %1, i64 %2, ptr %3, i64 %4)
  call void @free(ptr %6)
  call void @free(ptr %7)
  ret void
}

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

declare void @blas_laswp(i64, ptr, i64, i64, i64, ptr, i64)

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

declare void @blas_axpy(i64, double, double, ptr, i64, ptr, i64)
