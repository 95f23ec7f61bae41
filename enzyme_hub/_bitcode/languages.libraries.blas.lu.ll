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
  %or.cond114 = or i1 %or.cond, %9
  br i1 %or.cond114, label %57, label %10

10:                                               ; preds = %6
  %11 = call i64 @smaller(i64 %0, i64 %1)
  %12 = sub nsw i64 %0, %11
  %13 = sub nsw i64 %1, %11
  call void @permute(i64 %11, i64 %1, ptr %3, i64 %4, ptr %5, i64 1)
  %14 = call ptr @matrix_copy(i64 %11, i64 %11, ptr %3, i64 %4)
  call void @blas_trsm(i32 76, i32 76, i32 78, i32 85, i64 %11, i64 %11, double 1.000000e+00, ptr %2, i64 %4, ptr %14, i64 %11)
  call void @blas_trsm(i32 82, i32 85, i32 78, i32 78, i64 %11, i64 %11, double 1.000000e+00, ptr %2, i64 %4, ptr %14, i64 %11)
  %15 = call ptr @triangle_of(i32 76, i32 78, i64 %11, i64 %11, ptr %14, i64 %11)
  %16 = call ptr @triangle_of(i32 85, i32 78, i64 %11, i64 %11, ptr %14, i64 %11)
  call void @blas_trmm(i32 76, i32 76, i32 78, i32 85, i64 %11, i64 %11, double 1.000000e+00, ptr %2, i64 %4, ptr %15, i64 %11)
  call void @blas_trmm(i32 82, i32 85, i32 78, i32 78, i64 %11, i64 %11, double 1.000000e+00, ptr %2, i64 %4, ptr %16, i64 %11)
  br label %17

17:                                               ; preds = %39, %10
  %.0113 = phi i64 [ 0, %10 ], [ %40, %39 ]
  %18 = icmp slt i64 %.0113, %11
  br i1 %18, label %19, label %41

19:                                               ; preds = %17, %33
  %.0 = phi i64 [ %38, %33 ], [ 0, %17 ]
  %20 = icmp slt i64 %.0, %11
  br i1 %20, label %21, label %39

21:                                               ; preds = %19
  %22 = icmp sgt i64 %.0, %.0113
  br i1 %22, label %23, label %28

23:                                               ; preds = %21
  %24 = mul nsw i64 %.0113, %11
  %25 = add nsw i64 %24, %.0
  %26 = getelementptr inbounds double, ptr %15, i64 %25
  %27 = load double, ptr %26, align 8
  br label %33

28:                                               ; preds = %21
  %29 = mul nsw i64 %.0113, %11
  %30 = add nsw i64 %29, %.0
  %31 = getelementptr inbounds double, ptr %16, i64 %30
  %32 = load double, ptr %31, align 8
  br label %33

33:                                               ; preds = %28, %23
  %34 = phi reassoc nsz double [ %27, %23 ], [ %32, %28 ]
  %35 = mul nsw i64 %.0113, %4
  %36 = add nsw i64 %35, %.0
  %37 = getelementptr inbounds double, ptr %3, i64 %36
  store double %34, ptr %37, align 8
  %38 = add nsw i64 %.0, 1
  br label %19

39:                                               ; preds = %19
  %40 = add nsw i64 %.0113, 1
  br label %17

41:                                               ; preds = %17
  %42 = icmp sgt i64 %12, 0
  br i1 %42, label %43, label %47

43:                                               ; preds = %41
  %44 = getelementptr inbounds double, ptr %2, i64 %11
  %45 = getelementptr inbounds double, ptr %3, i64 %11
  call void @blas_gemm(i32 78, i32 78, i64 %12, i64 %11, i64 %11, double -1.000000e+00, ptr %44, i64 %4, ptr %16, i64 %11, double 1.000000e+00, ptr %45, i64 %4)
  %46 = getelementptr inbounds double, ptr %3, i64 %11
  call void @blas_trsm(i32 82, i32 85, i32 78, i32 78, i64 %12, i64 %11, double 1.000000e+00, ptr %2, i64 %4, ptr %46, i64 %4)
  br label %47

47:                                               ; preds = %43, %41
  %48 = icmp sgt i64 %13, 0
  br i1 %48, label %49, label %56

49:                                               ; preds = %47
  %50 = mul nsw i64 %11, %4
  %51 = getelementptr inbounds double, ptr %2, i64 %50
  %52 = mul nsw i64 %11, %4
  %53 = getelementptr inbounds double, ptr %3, i64 %52
  call void @blas_gemm(i32 78, i32 78, i64 %11, i64 %13, i64 %11, double -1.000000e+00, ptr %15, i64 %11, ptr %51, i64 %4, double 1.000000e+00, ptr %53, i64 %4)
  %54 = mul nsw i64 %11, %4
  %55 = getelementptr inbounds double, ptr %3, i64 %54
  call void @blas_trsm(i32 76, i32 76, i32 78, i32 85, i64 %11, i64 %13, double 1.000000e+00, ptr %2, i64 %4, ptr %55, i64 %4)
  br label %56

56:                                               ; preds = %49, %47
  call void @free(ptr %14)
  call void @free(ptr %15)
  call void @free(ptr %16)
  br label %57

57:                                               ; preds = %6, %56
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

declare void @blas_trsm(i32, i32, i32, i32, i64, i64, double, ptr, i64, ptr, i64)

define internal ptr @triangle_of(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, i64 %5) {
  %7 = call i64 @smaller(i64 %2, i64 %3)
  %8 = mul nsw i64 %2, %3
  %9 = call ptr @zeros(i64 %8)
  br label %10

10:                                               ; preds = %39, %6
  %.034 = phi i64 [ 0, %6 ], [ %40, %39 ]
  %11 = icmp slt i64 %.034, %3
  br i1 %11, label %12, label %41

12:                                               ; preds = %10, %37
  %.0 = phi i64 [ %38, %37 ], [ 0, %10 ]
  %13 = icmp slt i64 %.0, %2
  br i1 %13, label %14, label %39

14:                                               ; preds = %12
  %15 = icmp eq i32 %0, 76
  br i1 %15, label %16, label %19

16:                                               ; preds = %14
  %17 = icmp sgt i64 %.0, %.034
  %18 = icmp slt i64 %.034, %7
  %or.cond = select i1 %17, i1 %18, i1 false
  br i1 %or.cond, label %22, label %30

19:                                               ; preds = %14
  %20 = icmp sle i64 %.0, %.034
  %21 = icmp slt i64 %.0, %7
  %or.cond35 = select i1 %20, i1 %21, i1 false
  br i1 %or.cond35, label %22, label %30

22:                                               ; preds = %19, %16
  %23 = mul nsw i64 %.034, %5
  %24 = add nsw i64 %23, %.0
  %25 = getelementptr inbounds double, ptr %4, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = mul nsw i64 %.034, %2
  %28 = add nsw i64 %27, %.0
  %29 = getelementptr inbounds double, ptr %9, i64 %28
  store double %26, ptr %29, align 8
  br label %30

30:                                               ; preds = %22, %19, %16
  %31 = icmp eq i64 %.0, %.034
  %32 = icmp eq i32 %1, 85
  %or.cond36 = and i1 %31, %32
  br i1 %or.cond36, label %33, label %37

33:                                               ; preds = %30
  %34 = mul nsw i64 %.034, %2
  %35 = add nsw i64 %34, %.0
  %36 = getelementptr inbounds double, ptr %9, i64 %35
  store double 1.000000e+00, ptr %36, align 8
  br label %37

37:                                               ; preds = %30, %33
  %38 = add nsw i64 %.0, 1
  br label %12

39:                                               ; preds = %12
  %40 = add nsw i64 %.034, 1
  br label %10

41:                                               ; preds = %10
  ret ptr %9
}

declare void @blas_trmm(i32, i32, i32, i32, i64, i64, double, ptr, i64, ptr, i64)

declare void @blas_gemm(i32, i32, i64, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64)

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
  %.049 = phi ptr [ %17, %15 ], [ %3, %11 ]
  %.048 = phi i64 [ %18, %15 ], [ %5, %11 ]
  %20 = getelementptr inbounds ptr, ptr %10, i64 1
  %21 = load ptr, ptr %20, align 8
  %22 = icmp ne ptr %21, null
  br i1 %22, label %23, label %26

23:                                               ; preds = %19
  %24 = getelementptr inbounds ptr, ptr %10, i64 1
  %25 = load ptr, ptr %24, align 8
  br label %26

26:                                               ; preds = %23, %19
  %.050 = phi ptr [ %25, %23 ], [ %6, %19 ]
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
  %.047 = phi i64 [ %33, %30 ], [ %9, %26 ]
  %.0 = phi ptr [ %32, %30 ], [ %7, %26 ]
  %35 = icmp ne ptr %8, null
  %36 = icmp sgt i64 %1, 0
  %or.cond = and i1 %35, %36
  %37 = icmp sgt i64 %2, 0
  %or.cond51 = and i1 %or.cond, %37
  br i1 %or.cond51, label %38, label %47

38:                                               ; preds = %34
  %39 = call i32 @adjoint_of(i32 %0)
  call void @blas_getrs(i32 %39, i64 %1, i64 %2, ptr %.049, i64 %.048, ptr %.050, ptr %8, i64 %9)
  %40 = icmp ne ptr %4, null
  %41 = icmp eq i32 %0, 78
  %or.cond52 = and i1 %40, %41
  br i1 %or.cond52, label %42, label %43

42:                                               ; preds = %38
  call void @to_factors(i64 %1, i64 %2, ptr %.049, i64 %.048, ptr %.050, ptr %8, i64 %9, ptr %.0, i64 %.047, ptr %4, i64 %5)
  br label %43

43:                                               ; preds = %42, %38
  %44 = icmp ne ptr %4, null
  %45 = icmp ne i32 %0, 78
  %or.cond53 = and i1 %44, %45
  br i1 %or.cond53, label %46, label %47

46:                                               ; preds = %43
  call void @to_factors(i64 %1, i64 %2, ptr %.049, i64 %.048, ptr %.050, ptr %.0, i64 %.047, ptr %8, i64 %9, ptr %4, i64 %5)
  br label %47

47:                                               ; preds = %43, %46, %34
  ret void
}

declare void @blas_getrs(i32, i64, i64, ptr, i64, ptr, ptr, i64)

define internal i32 @adjoint_of(i32 %0) {
  %2 = icmp eq i32 %0, 78
  %3 = zext i1 %2 to i64
  %4 = select i1 %2, i32 84, i32 78
  ret i32 %4
}

define internal void @to_factors(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10) {
  %12 = call ptr @matrix_copy(i64 %0, i64 %1, ptr %5, i64 %6)
  %13 = call ptr @matrix_copy(i64 %0, i64 %1, ptr %7, i64 %8)
  call void @permute(i64 %0, i64 %1, ptr %12, i64 %0, ptr %4, i64 1)
  call void @blas_trmm(i32 76, i32 85, i32 78, i32 78, i64 %0, i64 %1, double 1.000000e+00, ptr %2, i64 %3, ptr %13, i64 %0)
  call void @add_gemm_triangle(i32 76, i32 1, i32 78, i32 84, i64 %0, i64 %1, double -1.000000e+00, ptr %12, i64 %0, ptr %13, i64 %0, ptr %9, i64 %10)
  call void @blas_trmm(i32 76, i32 76, i32 84, i32 85, i64 %0, i64 %1, double 1.000000e+00, ptr %2, i64 %3, ptr %12, i64 %0)
  call void @add_gemm_triangle(i32 85, i32 0, i32 78, i32 84, i64 %0, i64 %1, double -1.000000e+00, ptr %12, i64 %0, ptr %7, i64 %8, ptr %9, i64 %10)
  call void @free(ptr %12)
  call void @free(ptr %13)
  ret void
}

define void @getrs_tangent_after(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, ptr %8, i64 %9) {
  %11 = icmp eq ptr %8, null
  %12 = icmp sle i64 %1, 0
  %or.cond = or i1 %11, %12
  %13 = icmp sle i64 %2, 0
  %or.cond107 = or i1 %or.cond, %13
  br i1 %or.cond107, label %24, label %14

14:                                               ; preds = %10
  %15 = icmp ne ptr %4, null
  br i1 %15, label %16, label %23

16:                                               ; preds = %14
  %17 = call ptr @matrix_copy(i64 %1, i64 %2, ptr %7, i64 %9)
  %18 = call ptr @matrix_copy(i64 %1, i64 %2, ptr %7, i64 %9)
  %19 = icmp eq i32 %0, 78
  br i1 %19, label %20, label %21

20:                                               ; preds = %16
  call void @blas_trmm(i32 76, i32 85, i32 78, i32 78, i64 %1, i64 %2, double 1.000000e+00, ptr %3, i64 %5, ptr %17, i64 %1)
  call void @times_shadow_of_l(i32 78, i64 %1, i64 %2, ptr %4, i64 %5, ptr %17, i64 %1)
  call void @blas_trmm(i32 76, i32 85, i32 78, i32 78, i64 %1, i64 %2, double 1.000000e+00, ptr %4, i64 %5, ptr %18, i64 %1)
  call void @blas_trmm(i32 76, i32 76, i32 78, i32 85, i64 %1, i64 %2, double 1.000000e+00, ptr %3, i64 %5, ptr %18, i64 %1)
  call void @add_matrix(i64 %1, i64 %2, double 1.000000e+00, ptr %18, i64 %1, ptr %17, i64 %1)
  call void @permute(i64 %1, i64 %2, ptr %17, i64 %1, ptr %6, i64 -1)
  br label %22

21:                                               ; preds = %16
  call void @permute(i64 %1, i64 %2, ptr %17, i64 %1, ptr %6, i64 1)
  call void @permute(i64 %1, i64 %2, ptr %18, i64 %1, ptr %6, i64 1)
  call void @blas_trmm(i32 76, i32 76, i32 %0, i32 85, i64 %1, i64 %2, double 1.000000e+00, ptr %3, i64 %5, ptr %17, i64 %1)
  call void @blas_trmm(i32 76, i32 85, i32 %0, i32 78, i64 %1, i64 %2, double 1.000000e+00, ptr %4, i64 %5, ptr %17, i64 %1)
  call void @times_shadow_of_l(i32 %0, i64 %1, i64 %2, ptr %4, i64 %5, ptr %18, i64 %1)
  call void @blas_trmm(i32 76, i32 85, i32 %0, i32 78, i64 %1, i64 %2, double 1.000000e+00, ptr %3, i64 %5, ptr %18, i64 %1)
  call void @add_matrix(i64 %1, i64 %2, double 1.000000e+00, ptr %18, i64 %1, ptr %17, i64 %1)
  br label %22

22:                                               ; preds = %21, %20
  call void @add_matrix(i64 %1, i64 %2, double -1.000000e+00, ptr %17, i64 %1, ptr %8, i64 %9)
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
  call void @blas_trmm(i32 76, i32 76, i32 %0, i32 85, i64 %1, i64 %2, double 1.000000e+00, ptr %3, i64 %4, ptr %5, i64 %6)
  call void @add_matrix(i64 %1, i64 %2, double -1.000000e+00, ptr %8, i64 %1, ptr %5, i64 %6)
  call void @free(ptr %8)
  ret void
}

define internal void @add_matrix(i64 %0, i64 %1, double %2, ptr %3, i64 %4, ptr %5, i64 %6) {
  br label %8

8:                                                ; preds = %10, %7
  %.0 = phi i64 [ 0, %7 ], [ %15, %10 ]
  %9 = icmp slt i64 %.0, %1
  br i1 %9, label %10, label %16

10:                                               ; preds = %8
  %11 = mul nsw i64 %.0, %4
  %12 = getelementptr inbounds double, ptr %3, i64 %11
  %13 = mul nsw i64 %.0, %6
  %14 = getelementptr inbounds double, ptr %5, i64 %13
  call void @blas_axpy(i64 %0, double %2, ptr %12, i64 1, ptr %14, i64 1)
  %15 = add nsw i64 %.0, 1
  br label %8

16:                                               ; preds = %8
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
  %.045 = phi ptr [ %24, %22 ], [ %2, %17 ]
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
  %.046 = phi i64 [ %33, %30 ], [ %8, %26 ]
  %.044 = phi ptr [ %32, %30 ], [ %6, %26 ]
  %35 = icmp ne ptr %3, null
  br i1 %35, label %36, label %40

36:                                               ; preds = %34
  %37 = call i32 @is_zero_matrix(i64 %0, i64 %0, ptr %3, i64 %4)
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %40, label %39

39:                                               ; preds = %36
  call void @getrf_reverse(i64 %0, i64 %0, ptr %.045, i64 %.0, ptr %18, ptr %3, i64 %4)
  br label %40

40:                                               ; preds = %39, %36, %34
  %41 = icmp ne ptr %7, null
  %42 = icmp sgt i64 %0, 0
  %or.cond = and i1 %41, %42
  %43 = icmp sgt i64 %1, 0
  %or.cond47 = and i1 %or.cond, %43
  br i1 %or.cond47, label %44, label %47

44:                                               ; preds = %40
  call void @blas_getrs(i32 84, i64 %0, i64 %1, ptr %.045, i64 %.0, ptr %18, ptr %7, i64 %8)
  %45 = icmp ne ptr %3, null
  br i1 %45, label %46, label %47

46:                                               ; preds = %44
  call void @blas_gemm(i32 78, i32 84, i64 %0, i64 %0, i64 %1, double -1.000000e+00, ptr %7, i64 %8, ptr %.044, i64 %.046, double 1.000000e+00, ptr %3, i64 %4)
  br label %47

47:                                               ; preds = %44, %46, %40
  ret void
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

define void @gesv_tangent_after(i64 %0, i64 %1, ptr %2, ptr %3, i64 %4, ptr %5, ptr %6, ptr %7, i64 %8) {
  %10 = icmp ne ptr %7, null
  %11 = icmp sgt i64 %0, 0
  %or.cond = and i1 %10, %11
  %12 = icmp sgt i64 %1, 0
  %or.cond25 = and i1 %or.cond, %12
  br i1 %or.cond25, label %13, label %17

13:                                               ; preds = %9
  %14 = icmp ne ptr %3, null
  br i1 %14, label %15, label %16

15:                                               ; preds = %13
  call void @blas_gemm(i32 78, i32 78, i64 %0, i64 %1, i64 %0, double -1.000000e+00, ptr %3, i64 %4, ptr %6, i64 %8, double 1.000000e+00, ptr %7, i64 %8)
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
  %17 = getelementptr inbounds double, ptr %2, i64 %16
  %18 = getelementptr inbounds double, ptr %2, i64 %.0
  %19 = getelementptr inbounds double, ptr %17, i64 %.0
  %20 = mul nsw i64 %.0, %5
  %21 = getelementptr inbounds double, ptr %4, i64 %20
  %22 = getelementptr inbounds double, ptr %4, i64 %.0
  %23 = getelementptr inbounds double, ptr %21, i64 %.0
  %24 = icmp sgt i64 %14, 0
  %25 = icmp sgt i64 %15, 0
  %or.cond94 = select i1 %24, i1 %25, i1 false
  br i1 %or.cond94, label %26, label %27

26:                                               ; preds = %11
  call void @factors_gradient(i64 %14, i64 %15, ptr %19, i64 %3, ptr %23, i64 %5)
  call void @blas_gemm(i32 78, i32 84, i64 %14, i64 %.0, i64 %15, double -1.000000e+00, ptr %23, i64 %5, ptr %17, i64 %3, double 1.000000e+00, ptr %22, i64 %5)
  call void @blas_gemm(i32 84, i32 78, i64 %.0, i64 %15, i64 %14, double -1.000000e+00, ptr %18, i64 %3, ptr %23, i64 %5, double 1.000000e+00, ptr %21, i64 %5)
  br label %27

27:                                               ; preds = %26, %11
  %28 = icmp sgt i64 %14, 0
  br i1 %28, label %29, label %30

29:                                               ; preds = %27
  call void @blas_trsm(i32 82, i32 85, i32 84, i32 78, i64 %14, i64 %.0, double 1.000000e+00, ptr %2, i64 %3, ptr %22, i64 %5)
  call void @add_gemm_triangle(i32 85, i32 0, i32 84, i32 78, i64 %.0, i64 %14, double -1.000000e+00, ptr %18, i64 %3, ptr %22, i64 %5, ptr %4, i64 %5)
  br label %30

30:                                               ; preds = %29, %27
  %31 = icmp sgt i64 %15, 0
  br i1 %31, label %32, label %33

32:                                               ; preds = %30
  call void @blas_trsm(i32 76, i32 76, i32 84, i32 85, i64 %.0, i64 %15, double 1.000000e+00, ptr %2, i64 %3, ptr %21, i64 %5)
  call void @add_gemm_triangle(i32 76, i32 1, i32 78, i32 84, i64 %.0, i64 %15, double -1.000000e+00, ptr %21, i64 %5, ptr %17, i64 %3, ptr %4, i64 %5)
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
  call void @blas_trmm(i32 76, i32 76, i32 84, i32 85, i64 %0, i64 %0, double 1.000000e+00, ptr %1, i64 %2, ptr %6, i64 %0)
  call void @blas_trmm(i32 82, i32 85, i32 84, i32 78, i64 %0, i64 %0, double 1.000000e+00, ptr %1, i64 %2, ptr %7, i64 %0)
  br label %8

8:                                                ; preds = %30, %5
  %.053 = phi i64 [ 0, %5 ], [ %31, %30 ]
  %9 = icmp slt i64 %.053, %0
  br i1 %9, label %10, label %32

10:                                               ; preds = %8, %24
  %.0 = phi i64 [ %29, %24 ], [ 0, %8 ]
  %11 = icmp slt i64 %.0, %0
  br i1 %11, label %12, label %30

12:                                               ; preds = %10
  %13 = icmp sgt i64 %.0, %.053
  br i1 %13, label %14, label %19

14:                                               ; preds = %12
  %15 = mul nsw i64 %.053, %0
  %16 = add nsw i64 %15, %.0
  %17 = getelementptr inbounds double, ptr %6, i64 %16
  %18 = load double, ptr %17, align 8
  br label %24

19:                                               ; preds = %12
  %20 = mul nsw i64 %.053, %0
  %21 = add nsw i64 %20, %.0
  %22 = getelementptr inbounds double, ptr %7, i64 %21
  %23 = load double, ptr %22, align 8
  br label %24

24:                                               ; preds = %19, %14
  %25 = phi reassoc nsz double [ %18, %14 ], [ %23, %19 ]
  %26 = mul nsw i64 %.053, %4
  %27 = add nsw i64 %26, %.0
  %28 = getelementptr inbounds double, ptr %3, i64 %27
  store double %25, ptr %28, align 8
  %29 = add nsw i64 %.0, 1
  br label %10

30:                                               ; preds = %10
  %31 = add nsw i64 %.053, 1
  br label %8

32:                                               ; preds = %8
  call void @blas_trsm(i32 76, i32 76, i32 84, i32 85, i64 %0, i64 %0, double 1.000000e+00, ptr %1, i64 %2, ptr %3, i64 %4)
  call void @blas_trsm(i32 82, i32 85, i32 84, i32 78, i64 %0, i64 %0, double 1.000000e+00, ptr %1, i64 %2, ptr %3, i64 %4)
  call void @free(ptr %6)
  call void @free(ptr %7)
  ret void
}

define internal void @add_gemm_triangle(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12) {
  %14 = icmp sle i64 %4, 0
  %15 = icmp sle i64 %5, 0
  %or.cond = or i1 %14, %15
  br i1 %or.cond, label %104, label %16

16:                                               ; preds = %13
  %17 = icmp sle i64 %5, 4
  br i1 %17, label %18, label %62

18:                                               ; preds = %16, %60
  %.0 = phi i64 [ %61, %60 ], [ 0, %16 ]
  %19 = icmp slt i64 %.0, %4
  br i1 %19, label %20, label %104

20:                                               ; preds = %18, %58
  %.0129 = phi i64 [ %59, %58 ], [ 0, %18 ]
  %21 = icmp slt i64 %.0129, %5
  br i1 %21, label %22, label %60

22:                                               ; preds = %20
  %23 = call i64 @low(i32 %0, i64 %.0, i32 %1)
  %24 = icmp eq i32 %2, 78
  %. = select i1 %24, i64 1, i64 %8
  %25 = icmp eq i32 %2, 78
  %26 = mul nsw i64 %.0129, %8
  %27 = getelementptr inbounds double, ptr %7, i64 %26
  %28 = getelementptr inbounds double, ptr %7, i64 %.0129
  %29 = select i1 %25, ptr %27, ptr %28
  %30 = mul nsw i64 %23, %.
  %31 = getelementptr inbounds double, ptr %29, i64 %30
  %32 = icmp eq i32 %3, 78
  br i1 %32, label %33, label %38

33:                                               ; preds = %22
  %34 = mul nsw i64 %.0, %10
  %35 = add nsw i64 %34, %.0129
  %36 = getelementptr inbounds double, ptr %9, i64 %35
  %37 = load double, ptr %36, align 8
  br label %43

38:                                               ; preds = %22
  %39 = mul nsw i64 %.0129, %10
  %40 = add nsw i64 %39, %.0
  %41 = getelementptr inbounds double, ptr %9, i64 %40
  %42 = load double, ptr %41, align 8
  br label %43

43:                                               ; preds = %38, %33
  %44 = phi reassoc nsz double [ %37, %33 ], [ %42, %38 ]
  %45 = fmul reassoc nsz double %6, %44
  br label %46

46:                                               ; preds = %49, %43
  %.0132 = phi i64 [ %23, %43 ], [ %56, %49 ]
  %.0131 = phi ptr [ %31, %43 ], [ %57, %49 ]
  %47 = call i64 @high(i32 %0, i64 %.0, i64 %4, i32 %1)
  %48 = icmp slt i64 %.0132, %47
  br i1 %48, label %49, label %58

49:                                               ; preds = %46
  %50 = load double, ptr %.0131, align 8
  %51 = mul nsw i64 %.0, %12
  %52 = add nsw i64 %51, %.0132
  %53 = getelementptr inbounds double, ptr %11, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = call reassoc nsz double @llvm.fmuladd.f64(double %45, double %50, double %54)
  store double %55, ptr %53, align 8
  %56 = add nsw i64 %.0132, 1
  %57 = getelementptr inbounds double, ptr %.0131, i64 %.
  br label %46

58:                                               ; preds = %46
  %59 = add nsw i64 %.0129, 1
  br label %20

60:                                               ; preds = %20
  %61 = add nsw i64 %.0, 1
  br label %18

62:                                               ; preds = %16
  %63 = call ptr @room(i64 4096)
  br label %64

64:                                               ; preds = %101, %62
  %.0130 = phi i64 [ 0, %62 ], [ %102, %101 ]
  %65 = icmp slt i64 %.0130, %4
  br i1 %65, label %66, label %103

66:                                               ; preds = %64
  %67 = sub nsw i64 %4, %.0130
  %68 = call i64 @smaller(i64 64, i64 %67)
  %69 = add nsw i64 %.0130, %68
  %70 = icmp eq i32 %3, 78
  %71 = mul nsw i64 %.0130, %10
  %72 = getelementptr inbounds double, ptr %9, i64 %71
  %73 = getelementptr inbounds double, ptr %9, i64 %.0130
  %74 = select i1 %70, ptr %72, ptr %73
  %75 = icmp eq i32 %2, 78
  %76 = getelementptr inbounds double, ptr %7, i64 %.0130
  %77 = mul nsw i64 %.0130, %8
  %78 = getelementptr inbounds double, ptr %7, i64 %77
  %79 = select i1 %75, ptr %76, ptr %78
  call void @blas_gemm(i32 %2, i32 %3, i64 %68, i64 %68, i64 %5, double %6, ptr %79, i64 %8, ptr %74, i64 %10, double 0.000000e+00, ptr %63, i64 64)
  %80 = mul nsw i64 %.0130, %12
  %81 = getelementptr inbounds double, ptr %11, i64 %80
  %82 = getelementptr inbounds double, ptr %81, i64 %.0130
  call void @add_triangle(i32 %0, i32 %1, i64 %68, double 1.000000e+00, ptr %63, i64 64, ptr %82, i64 %12)
  %83 = icmp eq i32 %0, 85
  %84 = icmp sgt i64 %.0130, 0
  %or.cond133 = and i1 %83, %84
  br i1 %or.cond133, label %85, label %88

85:                                               ; preds = %66
  %86 = mul nsw i64 %.0130, %12
  %87 = getelementptr inbounds double, ptr %11, i64 %86
  call void @blas_gemm(i32 %2, i32 %3, i64 %.0130, i64 %68, i64 %5, double %6, ptr %7, i64 %8, ptr %74, i64 %10, double 1.000000e+00, ptr %87, i64 %12)
  br label %88

88:                                               ; preds = %85, %66
  %89 = icmp eq i32 %0, 76
  %90 = icmp slt i64 %69, %4
  %or.cond134 = select i1 %89, i1 %90, i1 false
  br i1 %or.cond134, label %91, label %101

91:                                               ; preds = %88
  %92 = icmp eq i32 %2, 78
  %93 = getelementptr inbounds double, ptr %7, i64 %69
  %94 = mul nsw i64 %69, %8
  %95 = getelementptr inbounds double, ptr %7, i64 %94
  %96 = select i1 %92, ptr %93, ptr %95
  %97 = sub nsw i64 %4, %69
  %98 = mul nsw i64 %.0130, %12
  %99 = getelementptr inbounds double, ptr %11, i64 %98
  %100 = getelementptr inbounds double, ptr %99, i64 %69
  call void @blas_gemm(i32 %2, i32 %3, i64 %97, i64 %68, i64 %5, double %6, ptr %96, i64 %8, ptr %74, i64 %10, double 1.000000e+00, ptr %100, i64 %12)
  br label %101

101:                                              ; preds = %88, %91
  %102 = add nsw i64 %.0130, 64
  br label %64

103:                                              ; preds = %64
  call void @free(ptr %63)
  br label %104

104:                                              ; preds = %18, %13, %103
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

declare double @llvm.fmuladd.f64(double, double, double)

define internal void @add_triangle(i32 %0, i32 %1, i64 %2, double %3, ptr %4, i64 %5, ptr %6, i64 %7) {
  br label %9

9:                                                ; preds = %27, %8
  %.020 = phi i64 [ 0, %8 ], [ %28, %27 ]
  %10 = icmp slt i64 %.020, %2
  br i1 %10, label %11, label %29

11:                                               ; preds = %9
  %12 = call i64 @low(i32 %0, i64 %.020, i32 %1)
  br label %13

13:                                               ; preds = %16, %11
  %.0 = phi i64 [ %12, %11 ], [ %26, %16 ]
  %14 = call i64 @high(i32 %0, i64 %.020, i64 %2, i32 %1)
  %15 = icmp slt i64 %.0, %14
  br i1 %15, label %16, label %27

16:                                               ; preds = %13
  %17 = mul nsw i64 %.020, %5
  %18 = add nsw i64 %17, %.0
  %19 = getelementptr inbounds double, ptr %4, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = mul nsw i64 %.020, %7
  %22 = add nsw i64 %21, %.0
  %23 = getelementptr inbounds double, ptr %6, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = call reassoc nsz double @llvm.fmuladd.f64(double %3, double %20, double %24)
  store double %25, ptr %23, align 8
  %26 = add nsw i64 %.0, 1
  br label %13

27:                                               ; preds = %13
  %28 = add nsw i64 %.020, 1
  br label %9

29:                                               ; preds = %9
  ret void
}

declare void @blas_laswp(i64, ptr, i64, i64, i64, ptr, i64)

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

declare void @blas_axpy(i64, double, ptr, i64, ptr, i64)
