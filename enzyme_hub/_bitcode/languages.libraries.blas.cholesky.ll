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
  br i1 %7, label %30, label %8

8:                                                ; preds = %6
  %9 = icmp eq i32 %0, 76
  br i1 %9, label %10, label %11

10:                                               ; preds = %8
  call void @factor_gradient(i64 %1, ptr %2, i64 %3, ptr %4, i64 %5)
  br label %30

11:                                               ; preds = %8
  %12 = call ptr @adjoint_copy(i64 %1, i64 %1, ptr %2, i64 %3)
  %13 = call ptr @adjoint_copy(i64 %1, i64 %1, ptr %4, i64 %5)
  call void @factor_gradient(i64 %1, ptr %12, i64 %1, ptr %13, i64 %1)
  br label %14

14:                                               ; preds = %27, %11
  %.035 = phi i64 [ 0, %11 ], [ %28, %27 ]
  %15 = icmp slt i64 %.035, %1
  br i1 %15, label %16, label %29

16:                                               ; preds = %14, %18
  %.0 = phi i64 [ %26, %18 ], [ 0, %14 ]
  %17 = icmp sle i64 %.0, %.035
  br i1 %17, label %18, label %27

18:                                               ; preds = %16
  %19 = mul nsw i64 %.0, %1
  %20 = add nsw i64 %19, %.035
  %21 = getelementptr inbounds double, ptr %13, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = mul nsw i64 %.035, %5
  %24 = add nsw i64 %23, %.0
  %25 = getelementptr inbounds double, ptr %4, i64 %24
  store double %22, ptr %25, align 8
  %26 = add nsw i64 %.0, 1
  br label %16

27:                                               ; preds = %16
  %28 = add nsw i64 %.035, 1
  br label %14

29:                                               ; preds = %14
  call void @free(ptr %12)
  call void @free(ptr %13)
  br label %30

30:                                               ; preds = %6, %29, %10
  ret void
}

define void @potrf_tangent_after(i32 %0, i64 %1, ptr %2, ptr %3, i64 %4) {
  %6 = icmp eq ptr %3, null
  %7 = icmp sle i64 %1, 0
  %or.cond = or i1 %6, %7
  br i1 %or.cond, label %101, label %8

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

20:                                               ; preds = %49, %16
  %.0105 = phi i64 [ 0, %16 ], [ %50, %49 ]
  %21 = icmp slt i64 %.0105, %1
  br i1 %21, label %22, label %51

22:                                               ; preds = %20, %36
  %.0106 = phi i64 [ %48, %36 ], [ 0, %20 ]
  %23 = icmp sle i64 %.0106, %.0105
  br i1 %23, label %24, label %49

24:                                               ; preds = %22
  %25 = icmp ne i32 %10, 0
  br i1 %25, label %26, label %31

26:                                               ; preds = %24
  %27 = mul nsw i64 %.0106, %4
  %28 = add nsw i64 %27, %.0105
  %29 = getelementptr inbounds double, ptr %3, i64 %28
  %30 = load double, ptr %29, align 8
  br label %36

31:                                               ; preds = %24
  %32 = mul nsw i64 %.0105, %4
  %33 = add nsw i64 %32, %.0106
  %34 = getelementptr inbounds double, ptr %3, i64 %33
  %35 = load double, ptr %34, align 8
  br label %36

36:                                               ; preds = %31, %26
  %37 = phi reassoc nsz double [ %30, %26 ], [ %35, %31 ]
  %38 = mul nsw i64 %.0106, %1
  %39 = add nsw i64 %38, %.0105
  %40 = getelementptr inbounds double, ptr %19, i64 %39
  store double %37, ptr %40, align 8
  %41 = mul nsw i64 %.0106, %1
  %42 = add nsw i64 %41, %.0105
  %43 = getelementptr inbounds double, ptr %19, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = mul nsw i64 %.0105, %1
  %46 = add nsw i64 %45, %.0106
  %47 = getelementptr inbounds double, ptr %19, i64 %46
  store double %44, ptr %47, align 8
  %48 = add nsw i64 %.0106, 1
  br label %22

49:                                               ; preds = %22
  %50 = add nsw i64 %.0105, 1
  br label %20

51:                                               ; preds = %20
  call void @blas_trsm(i32 76, i32 76, i32 78, i32 78, i64 %1, i64 %1, double 1.000000e+00, ptr %17, i64 %1, ptr %19, i64 %1)
  call void @blas_trsm(i32 82, i32 76, i32 84, i32 78, i64 %1, i64 %1, double 1.000000e+00, ptr %17, i64 %1, ptr %19, i64 %1)
  br label %52

52:                                               ; preds = %61, %51
  %.0104 = phi i64 [ 0, %51 ], [ %67, %61 ]
  %53 = icmp slt i64 %.0104, %1
  br i1 %53, label %54, label %68

54:                                               ; preds = %52, %56
  %.0103 = phi i64 [ %60, %56 ], [ 0, %52 ]
  %55 = icmp slt i64 %.0103, %.0104
  br i1 %55, label %56, label %61

56:                                               ; preds = %54
  %57 = mul nsw i64 %.0104, %1
  %58 = add nsw i64 %57, %.0103
  %59 = getelementptr inbounds double, ptr %19, i64 %58
  store double 0.000000e+00, ptr %59, align 8
  %60 = add nsw i64 %.0103, 1
  br label %54

61:                                               ; preds = %54
  %62 = mul nsw i64 %.0104, %1
  %63 = add nsw i64 %62, %.0104
  %64 = getelementptr inbounds double, ptr %19, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = fdiv reassoc nsz double %65, 2.000000e+00
  store double %66, ptr %64, align 8
  %67 = add nsw i64 %.0104, 1
  br label %52

68:                                               ; preds = %52
  call void @blas_trmm(i32 76, i32 76, i32 78, i32 78, i64 %1, i64 %1, double 1.000000e+00, ptr %17, i64 %1, ptr %19, i64 %1)
  br label %69

69:                                               ; preds = %98, %68
  %.0102 = phi i64 [ 0, %68 ], [ %99, %98 ]
  %70 = icmp slt i64 %.0102, %1
  br i1 %70, label %71, label %100

71:                                               ; preds = %69, %94
  %.0 = phi i64 [ %97, %94 ], [ %.0102, %69 ]
  %72 = icmp slt i64 %.0, %1
  br i1 %72, label %73, label %98

73:                                               ; preds = %71
  %74 = icmp ne i32 %10, 0
  br i1 %74, label %75, label %80

75:                                               ; preds = %73
  %76 = mul nsw i64 %.0102, %1
  %77 = add nsw i64 %76, %.0
  %78 = getelementptr inbounds double, ptr %19, i64 %77
  %79 = load double, ptr %78, align 8
  br label %85

80:                                               ; preds = %73
  %81 = mul nsw i64 %.0102, %1
  %82 = add nsw i64 %81, %.0
  %83 = getelementptr inbounds double, ptr %19, i64 %82
  %84 = load double, ptr %83, align 8
  br label %85

85:                                               ; preds = %80, %75
  %86 = phi reassoc nsz double [ %79, %75 ], [ %84, %80 ]
  %87 = icmp ne i32 %10, 0
  br i1 %87, label %88, label %91

88:                                               ; preds = %85
  %89 = mul nsw i64 %.0102, %4
  %90 = add nsw i64 %89, %.0
  br label %94

91:                                               ; preds = %85
  %92 = mul nsw i64 %.0, %4
  %93 = add nsw i64 %92, %.0102
  br label %94

94:                                               ; preds = %91, %88
  %95 = phi i64 [ %90, %88 ], [ %93, %91 ]
  %96 = getelementptr inbounds double, ptr %3, i64 %95
  store double %86, ptr %96, align 8
  %97 = add nsw i64 %.0, 1
  br label %71

98:                                               ; preds = %71
  %99 = add nsw i64 %.0102, 1
  br label %69

100:                                              ; preds = %69
  call void @free(ptr %17)
  call void @free(ptr %19)
  br label %101

101:                                              ; preds = %5, %100
  ret void
}

define internal ptr @adjoint_copy(i64 %0, i64 %1, ptr %2, i64 %3) {
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

define internal ptr @room(i64 %0) {
  %2 = call i64 @at_least_1(i64 %0)
  %3 = call i64 @size_of_number()
  %4 = mul nsw i64 %2, %3
  %5 = call ptr @malloc(i64 %4)
  ret ptr %5
}

declare void @blas_trsm(i32, i32, i32, i32, i64, i64, double, ptr, i64, ptr, i64)

declare void @blas_trmm(i32, i32, i32, i32, i64, i64, double, ptr, i64, ptr, i64)

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
  %.079 = phi i64 [ %17, %14 ], [ %5, %10 ]
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
  %.081 = phi ptr [ %24, %22 ], [ %6, %18 ]
  %.080 = phi i64 [ %25, %22 ], [ %8, %18 ]
  %27 = icmp ne ptr %7, null
  %28 = icmp sgt i64 %1, 0
  %or.cond = and i1 %27, %28
  %29 = icmp sgt i64 %2, 0
  %or.cond82 = and i1 %or.cond, %29
  br i1 %or.cond82, label %30, label %42

30:                                               ; preds = %26
  call void @blas_potrs(i32 %0, i64 %1, i64 %2, ptr %.0, i64 %.079, ptr %7, i64 %8)
  %31 = icmp ne ptr %4, null
  br i1 %31, label %32, label %42

32:                                               ; preds = %30
  %33 = icmp eq i32 %0, 76
  %34 = zext i1 %33 to i64
  %35 = select i1 %33, i32 84, i32 78
  %36 = call ptr @matrix_copy(i64 %1, i64 %2, ptr %.081, i64 %.080)
  %37 = call ptr @matrix_copy(i64 %1, i64 %2, ptr %7, i64 %8)
  call void @blas_trmm(i32 76, i32 %0, i32 %35, i32 78, i64 %1, i64 %2, double 1.000000e+00, ptr %.0, i64 %.079, ptr %36, i64 %1)
  call void @blas_trmm(i32 76, i32 %0, i32 %35, i32 78, i64 %1, i64 %2, double 1.000000e+00, ptr %.0, i64 %.079, ptr %37, i64 %1)
  %38 = icmp eq i32 %0, 76
  br i1 %38, label %39, label %40

39:                                               ; preds = %32
  call void @add_gemm_triangle(i32 76, i32 0, i32 78, i32 84, i64 %1, i64 %2, double -1.000000e+00, ptr %7, i64 %8, ptr %36, i64 %1, ptr %4, i64 %5)
  call void @add_gemm_triangle(i32 76, i32 0, i32 78, i32 84, i64 %1, i64 %2, double -1.000000e+00, ptr %.081, i64 %.080, ptr %37, i64 %1, ptr %4, i64 %5)
  br label %41

40:                                               ; preds = %32
  call void @add_gemm_triangle(i32 85, i32 0, i32 78, i32 84, i64 %1, i64 %2, double -1.000000e+00, ptr %36, i64 %1, ptr %7, i64 %8, ptr %4, i64 %5)
  call void @add_gemm_triangle(i32 85, i32 0, i32 78, i32 84, i64 %1, i64 %2, double -1.000000e+00, ptr %37, i64 %1, ptr %.081, i64 %.080, ptr %4, i64 %5)
  br label %41

41:                                               ; preds = %40, %39
  call void @free(ptr %36)
  call void @free(ptr %37)
  br label %42

42:                                               ; preds = %30, %41, %26
  ret void
}

declare void @blas_potrs(i32, i64, i64, ptr, i64, ptr, i64)

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

define void @potrs_tangent_after(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8) {
  %10 = icmp eq ptr %7, null
  %11 = icmp sle i64 %1, 0
  %or.cond = or i1 %10, %11
  %12 = icmp sle i64 %2, 0
  %or.cond66 = or i1 %or.cond, %12
  br i1 %or.cond66, label %23, label %13

13:                                               ; preds = %9
  %14 = icmp ne ptr %4, null
  br i1 %14, label %15, label %22

15:                                               ; preds = %13
  %16 = icmp eq i32 %0, 76
  %17 = zext i1 %16 to i64
  %18 = select i1 %16, i32 84, i32 78
  %19 = call i32 @adjoint_of(i32 %18)
  %20 = call ptr @matrix_copy(i64 %1, i64 %2, ptr %6, i64 %8)
  %21 = call ptr @matrix_copy(i64 %1, i64 %2, ptr %6, i64 %8)
  call void @blas_trmm(i32 76, i32 %0, i32 %18, i32 78, i64 %1, i64 %2, double 1.000000e+00, ptr %3, i64 %5, ptr %20, i64 %1)
  call void @blas_trmm(i32 76, i32 %0, i32 %19, i32 78, i64 %1, i64 %2, double 1.000000e+00, ptr %4, i64 %5, ptr %20, i64 %1)
  call void @blas_trmm(i32 76, i32 %0, i32 %18, i32 78, i64 %1, i64 %2, double 1.000000e+00, ptr %4, i64 %5, ptr %21, i64 %1)
  call void @blas_trmm(i32 76, i32 %0, i32 %19, i32 78, i64 %1, i64 %2, double 1.000000e+00, ptr %3, i64 %5, ptr %21, i64 %1)
  call void @add_matrix(i64 %1, i64 %2, double -1.000000e+00, ptr %20, i64 %1, ptr %7, i64 %8)
  call void @add_matrix(i64 %1, i64 %2, double -1.000000e+00, ptr %21, i64 %1, ptr %7, i64 %8)
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
  %2 = icmp eq i32 %0, 78
  %3 = zext i1 %2 to i64
  %4 = select i1 %2, i32 84, i32 78
  ret i32 %4
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
  %.061 = phi i64 [ %17, %14 ], [ %5, %10 ]
  %.059 = phi ptr [ %16, %14 ], [ %3, %10 ]
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
  %.060 = phi i64 [ %25, %22 ], [ %8, %18 ]
  %.058 = phi ptr [ %24, %22 ], [ %6, %18 ]
  %27 = icmp ne ptr %4, null
  br i1 %27, label %28, label %32

28:                                               ; preds = %26
  %29 = call i32 @is_zero_triangle(i32 %0, i64 %1, ptr %4, i64 %5)
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %32, label %31

31:                                               ; preds = %28
  call void @potrf_reverse(i32 %0, i64 %1, ptr %.059, i64 %.061, ptr %4, i64 %5)
  br label %32

32:                                               ; preds = %31, %28, %26
  %33 = icmp ne ptr %7, null
  %34 = icmp sgt i64 %1, 0
  %or.cond = and i1 %33, %34
  %35 = icmp sgt i64 %2, 0
  %or.cond62 = and i1 %or.cond, %35
  br i1 %or.cond62, label %36, label %50

36:                                               ; preds = %32
  call void @blas_potrs(i32 %0, i64 %1, i64 %2, ptr %.059, i64 %.061, ptr %7, i64 %8)
  %37 = icmp ne ptr %4, null
  br i1 %37, label %38, label %50

38:                                               ; preds = %36
  call void @add_gemm_triangle(i32 %0, i32 0, i32 78, i32 84, i64 %1, i64 %2, double -1.000000e+00, ptr %7, i64 %8, ptr %.058, i64 %.060, ptr %4, i64 %5)
  call void @add_gemm_triangle(i32 %0, i32 1, i32 78, i32 84, i64 %1, i64 %2, double -1.000000e+00, ptr %.058, i64 %.060, ptr %7, i64 %8, ptr %4, i64 %5)
  br label %39

39:                                               ; preds = %41, %38
  %.0 = phi i64 [ 0, %38 ], [ %49, %41 ]
  %40 = icmp slt i64 %.0, %1
  br i1 %40, label %41, label %50

41:                                               ; preds = %39
  %42 = add nsw i64 %5, 1
  %43 = mul nsw i64 %.0, %42
  %44 = getelementptr inbounds double, ptr %4, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = add nsw i64 %5, 1
  %47 = mul nsw i64 %.0, %46
  %48 = getelementptr inbounds double, ptr %4, i64 %47
  store double %45, ptr %48, align 8
  %49 = add nsw i64 %.0, 1
  br label %39

50:                                               ; preds = %36, %39, %32
  ret void
}

define internal i32 @is_zero_triangle(i32 %0, i64 %1, ptr %2, i64 %3) {
  br label %5

5:                                                ; preds = %21, %4
  %.018 = phi i32 [ undef, %4 ], [ %.2, %21 ]
  %.017 = phi i64 [ 0, %4 ], [ %22, %21 ]
  %6 = icmp slt i64 %.017, %1
  br i1 %6, label %7, label %23

7:                                                ; preds = %5
  %8 = call i64 @low(i32 %0, i64 %.017, i32 0)
  br label %9

9:                                                ; preds = %18, %7
  %.0 = phi i64 [ %8, %7 ], [ %19, %18 ]
  %10 = call i64 @high(i32 %0, i64 %.017, i64 %1, i32 0)
  %11 = icmp slt i64 %.0, %10
  br i1 %11, label %12, label %20

12:                                               ; preds = %9
  %13 = mul nsw i64 %.017, %3
  %14 = add nsw i64 %13, %.0
  %15 = getelementptr inbounds double, ptr %2, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = fcmp reassoc nsz une double %16, 0.000000e+00
  br i1 %17, label %20, label %18

18:                                               ; preds = %12
  %19 = add nsw i64 %.0, 1
  br label %9

20:                                               ; preds = %12, %9
  %.2 = phi i32 [ %.018, %9 ], [ 0, %12 ]
  %.1 = phi i32 [ 5, %9 ], [ 1, %12 ]
  %cond = icmp eq i32 %.1, 5
  br i1 %cond, label %21, label %23

21:                                               ; preds = %20
  %22 = add nsw i64 %.017, 1
  br label %5

23:                                               ; preds = %5, %20
  %.119 = phi i32 [ %.2, %20 ], [ %.018, %5 ]
  %.016 = phi i32 [ %.1, %20 ], [ 2, %5 ]
  switch i32 %.016, label %26 [
    i32 2, label %24
    i32 1, label %25
  ]

24:                                               ; preds = %23
  br label %25

25:                                               ; preds = %24, %23
  %.3 = phi i32 [ 1, %24 ], [ %.119, %23 ]
  ret i32 %.3

26:                                               ; preds = %23
  unreachable
}

define void @posv_tangent_after(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8) {
  %10 = icmp ne ptr %7, null
  %11 = icmp sgt i64 %1, 0
  %or.cond = and i1 %10, %11
  %12 = icmp sgt i64 %2, 0
  %or.cond24 = and i1 %or.cond, %12
  br i1 %or.cond24, label %13, label %17

13:                                               ; preds = %9
  %14 = icmp ne ptr %4, null
  br i1 %14, label %15, label %16

15:                                               ; preds = %13
  call void @blas_symm(i32 76, i32 %0, i64 %1, i64 %2, double -1.000000e+00, ptr %4, i64 %5, ptr %6, i64 %8, double 1.000000e+00, ptr %7, i64 %8)
  br label %16

16:                                               ; preds = %15, %13
  call void @blas_potrs(i32 %0, i64 %1, i64 %2, ptr %3, i64 %5, ptr %7, i64 %8)
  br label %17

17:                                               ; preds = %16, %9
  call void @potrf_tangent_after(i32 %0, i64 %1, ptr %3, ptr %4, i64 %5)
  ret void
}

declare void @blas_symm(i32, i32, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64)

define internal void @factor_gradient(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) {
  %6 = icmp sle i64 %0, 32
  br i1 %6, label %7, label %8

7:                                                ; preds = %5
  call void @small_factor(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4)
  br label %42

8:                                                ; preds = %5
  %9 = sdiv i64 %0, 2
  %10 = sub nsw i64 %0, %9
  %11 = getelementptr inbounds double, ptr %1, i64 %9
  %12 = mul nsw i64 %9, %2
  %13 = getelementptr inbounds double, ptr %1, i64 %12
  %14 = getelementptr inbounds double, ptr %13, i64 %9
  %15 = getelementptr inbounds double, ptr %3, i64 %9
  %16 = mul nsw i64 %9, %4
  %17 = getelementptr inbounds double, ptr %3, i64 %16
  %18 = getelementptr inbounds double, ptr %17, i64 %9
  call void @factor_gradient(i64 %10, ptr %14, i64 %2, ptr %18, i64 %4)
  call void @blas_symm(i32 76, i32 76, i64 %10, i64 %9, double -1.000000e+00, ptr %18, i64 %4, ptr %11, i64 %2, double 1.000000e+00, ptr %15, i64 %4)
  br label %19

19:                                               ; preds = %39, %8
  %.069 = phi i64 [ 0, %8 ], [ %40, %39 ]
  %20 = icmp slt i64 %.069, %9
  br i1 %20, label %21, label %41

21:                                               ; preds = %19, %23
  %.0 = phi i64 [ %38, %23 ], [ 0, %19 ]
  %22 = icmp slt i64 %.0, %10
  br i1 %22, label %23, label %39

23:                                               ; preds = %21
  %24 = add nsw i64 %4, 1
  %25 = mul nsw i64 %.0, %24
  %26 = getelementptr inbounds double, ptr %18, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = mul nsw i64 %.069, %2
  %29 = add nsw i64 %28, %.0
  %30 = getelementptr inbounds double, ptr %11, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = mul nsw i64 %.069, %4
  %33 = add nsw i64 %32, %.0
  %34 = getelementptr inbounds double, ptr %15, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = fneg reassoc nsz double %27
  %37 = call reassoc nsz double @llvm.fmuladd.f64(double %36, double %31, double %35)
  store double %37, ptr %34, align 8
  %38 = add nsw i64 %.0, 1
  br label %21

39:                                               ; preds = %21
  %40 = add nsw i64 %.069, 1
  br label %19

41:                                               ; preds = %19
  call void @blas_trsm(i32 82, i32 76, i32 78, i32 78, i64 %10, i64 %9, double 1.000000e+00, ptr %1, i64 %2, ptr %15, i64 %4)
  call void @add_gemm_triangle(i32 76, i32 0, i32 84, i32 78, i64 %9, i64 %10, double -1.000000e+00, ptr %15, i64 %4, ptr %11, i64 %2, ptr %3, i64 %4)
  call void @factor_gradient(i64 %9, ptr %1, i64 %2, ptr %3, i64 %4)
  br label %42

42:                                               ; preds = %41, %7
  ret void
}

define internal void @small_factor(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) {
  %6 = sub nsw i64 %0, 1
  br label %7

7:                                                ; preds = %50, %5
  %.048 = phi i64 [ %6, %5 ], [ %54, %50 ]
  %8 = icmp sge i64 %.048, 0
  br i1 %8, label %9, label %55

9:                                                ; preds = %7
  %10 = mul nsw i64 %.048, %2
  %11 = getelementptr inbounds double, ptr %1, i64 %10
  %12 = mul nsw i64 %.048, %4
  %13 = getelementptr inbounds double, ptr %3, i64 %12
  %14 = getelementptr inbounds double, ptr %11, i64 %.048
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds double, ptr %13, i64 %.048
  %17 = load double, ptr %16, align 8
  %18 = add nsw i64 %.048, 1
  br label %19

19:                                               ; preds = %21, %9
  %.046 = phi i64 [ %18, %9 ], [ %34, %21 ]
  %20 = icmp slt i64 %.046, %0
  br i1 %20, label %21, label %35

21:                                               ; preds = %19
  %22 = sub nsw i64 %0, %.046
  %23 = getelementptr inbounds double, ptr %11, i64 %.046
  %24 = load double, ptr %23, align 8
  %25 = mul nsw i64 %.046, %4
  %26 = getelementptr inbounds double, ptr %3, i64 %25
  %27 = getelementptr inbounds double, ptr %26, i64 %.046
  %28 = getelementptr inbounds double, ptr %13, i64 %.046
  %29 = getelementptr inbounds double, ptr %11, i64 %.046
  %30 = call reassoc nsz double @subtract_and_dot(i64 %22, double %24, ptr %27, ptr %28, ptr %29)
  %31 = getelementptr inbounds double, ptr %13, i64 %.046
  %32 = load double, ptr %31, align 8
  %33 = fsub reassoc nsz double %32, %30
  store double %33, ptr %31, align 8
  %34 = add nsw i64 %.046, 1
  br label %19

35:                                               ; preds = %19
  %36 = add nsw i64 %.048, 1
  br label %37

37:                                               ; preds = %39, %35
  %.047 = phi nsz double [ %17, %35 ], [ %48, %39 ]
  %.0 = phi i64 [ %36, %35 ], [ %49, %39 ]
  %38 = icmp slt i64 %.0, %0
  br i1 %38, label %39, label %50

39:                                               ; preds = %37
  %40 = getelementptr inbounds double, ptr %13, i64 %.0
  %41 = load double, ptr %40, align 8
  %42 = fdiv reassoc nsz double %41, %15
  store double %42, ptr %40, align 8
  %43 = getelementptr inbounds double, ptr %13, i64 %.0
  %44 = load double, ptr %43, align 8
  %45 = getelementptr inbounds double, ptr %11, i64 %.0
  %46 = load double, ptr %45, align 8
  %47 = fneg reassoc nsz double %44
  %48 = call reassoc nsz double @llvm.fmuladd.f64(double %47, double %46, double %.047)
  %49 = add nsw i64 %.0, 1
  br label %37

50:                                               ; preds = %37
  %51 = fmul reassoc nsz double 2.000000e+00, %15
  %52 = fdiv reassoc nsz double %.047, %51
  %53 = getelementptr inbounds double, ptr %13, i64 %.048
  store double %52, ptr %53, align 8
  %54 = add nsw i64 %.048, -1
  br label %7

55:                                               ; preds = %7
  ret void
}

declare double @llvm.fmuladd.f64(double, double, double)

define internal double @subtract_and_dot(i64 %0, double %1, ptr noalias %2, ptr noalias %3, ptr noalias %4) {
  br label %6

6:                                                ; preds = %8, %5
  %.013 = phi nsz double [ 0.000000e+00, %5 ], [ %13, %8 ]
  %.0 = phi i64 [ 0, %5 ], [ %20, %8 ]
  %7 = icmp slt i64 %.0, %0
  br i1 %7, label %8, label %21

8:                                                ; preds = %6
  %9 = getelementptr inbounds double, ptr %2, i64 %.0
  %10 = load double, ptr %9, align 8
  %11 = getelementptr inbounds double, ptr %4, i64 %.0
  %12 = load double, ptr %11, align 8
  %13 = call reassoc nsz double @llvm.fmuladd.f64(double %10, double %12, double %.013)
  %14 = getelementptr inbounds double, ptr %2, i64 %.0
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds double, ptr %3, i64 %.0
  %17 = load double, ptr %16, align 8
  %18 = fneg reassoc nsz double %15
  %19 = call reassoc nsz double @llvm.fmuladd.f64(double %18, double %1, double %17)
  store double %19, ptr %16, align 8
  %20 = add nsw i64 %.0, 1
  br label %6

21:                                               ; preds = %6
  ret double %.013
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

declare void @blas_gemm(i32, i32, i64, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64)

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

declare void @blas_axpy(i64, double, ptr, i64, ptr, i64)
