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
  %.0122 = phi i64 [ %27, %23 ], [ %9, %19 ]
  %.0 = phi ptr [ %25, %23 ], [ %7, %19 ]
  %29 = getelementptr inbounds ptr, ptr %18, i64 1
  %30 = load ptr, ptr %29, align 8
  %31 = icmp ne ptr %30, null
  br i1 %31, label %32, label %37

32:                                               ; preds = %28
  %33 = getelementptr inbounds ptr, ptr %18, i64 1
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq i32 %1, 78
  %.124 = select i1 %35, i64 %4, i64 %3
  %36 = call i64 @at_least_1(i64 %.124)
  br label %37

37:                                               ; preds = %32, %28
  %.0123 = phi i64 [ %36, %32 ], [ %12, %28 ]
  %.0121 = phi ptr [ %34, %32 ], [ %10, %28 ]
  %38 = icmp ne ptr %16, null
  %39 = icmp sgt i64 %2, 0
  %or.cond = and i1 %38, %39
  %40 = icmp sgt i64 %3, 0
  %or.cond125 = and i1 %or.cond, %40
  br i1 %or.cond125, label %41, label %94

41:                                               ; preds = %37
  %42 = load double, ptr %5, align 8
  %43 = icmp eq i32 %0, 67
  br i1 %43, label %44, label %46

44:                                               ; preds = %41
  %45 = load double, ptr %5, align 8
  br label %46

46:                                               ; preds = %41, %44
  %47 = phi reassoc nsz double [ %45, %44 ], [ %42, %41 ]
  %48 = icmp eq i32 %1, 67
  br i1 %48, label %49, label %51

49:                                               ; preds = %46
  %50 = load double, ptr %5, align 8
  br label %51

51:                                               ; preds = %46, %49
  %52 = phi reassoc nsz double [ %50, %49 ], [ %42, %46 ]
  %53 = icmp eq i32 %1, 67
  %54 = icmp ne ptr %8, null
  %55 = icmp sgt i64 %4, 0
  %or.cond126 = and i1 %54, %55
  %56 = icmp eq i32 %0, 78
  %or.cond127 = and i1 %or.cond126, %56
  br i1 %or.cond127, label %57, label %59

57:                                               ; preds = %51
  %58 = call i32 @adjoint_of(i32 %1)
  call void @blas_gemm(i32 78, i32 %58, i64 %2, i64 %4, i64 %3, double %42, ptr %16, i64 %17, ptr %.0121, i64 %.0123, double 1.000000e+00, ptr %8, i64 %9)
  br label %59

59:                                               ; preds = %57, %51
  %60 = icmp ne ptr %8, null
  %61 = icmp sgt i64 %4, 0
  %or.cond128 = and i1 %60, %61
  %62 = icmp ne i32 %0, 78
  %or.cond129 = and i1 %or.cond128, %62
  br i1 %or.cond129, label %63, label %64

63:                                               ; preds = %59
  call void @blas_gemm(i32 %1, i32 %0, i64 %4, i64 %2, i64 %3, double %47, ptr %.0121, i64 %.0123, ptr %16, i64 %17, double 1.000000e+00, ptr %8, i64 %9)
  br label %64

64:                                               ; preds = %63, %59
  %65 = icmp ne ptr %11, null
  %66 = icmp sgt i64 %4, 0
  %or.cond130 = and i1 %65, %66
  %67 = icmp eq i32 %1, 78
  %or.cond131 = and i1 %or.cond130, %67
  br i1 %or.cond131, label %68, label %70

68:                                               ; preds = %64
  %69 = call i32 @adjoint_of(i32 %0)
  call void @blas_gemm(i32 %69, i32 78, i64 %4, i64 %3, i64 %2, double %42, ptr %.0, i64 %.0122, ptr %16, i64 %17, double 1.000000e+00, ptr %11, i64 %12)
  br label %70

70:                                               ; preds = %68, %64
  %71 = icmp ne ptr %11, null
  %72 = icmp sgt i64 %4, 0
  %or.cond132 = and i1 %71, %72
  %73 = icmp ne i32 %1, 78
  %or.cond133 = and i1 %or.cond132, %73
  br i1 %or.cond133, label %74, label %75

74:                                               ; preds = %70
  call void @blas_gemm(i32 %1, i32 %0, i64 %3, i64 %4, i64 %2, double %52, ptr %16, i64 %17, ptr %.0, i64 %.0122, double 1.000000e+00, ptr %11, i64 %12)
  br label %75

75:                                               ; preds = %74, %70
  %76 = icmp ne ptr %6, null
  %77 = icmp sgt i64 %4, 0
  %or.cond134 = and i1 %76, %77
  br i1 %or.cond134, label %78, label %84

78:                                               ; preds = %75
  %79 = mul nsw i64 %2, %3
  %80 = call ptr @room(i64 %79)
  call void @blas_gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double 1.000000e+00, ptr %.0, i64 %.0122, ptr %.0121, i64 %.0123, double 0.000000e+00, ptr %80, i64 %2)
  %81 = call reassoc nsz double @inner(i64 %2, i64 %3, ptr %80, i64 %2, ptr %16, i64 %17)
  %82 = load double, ptr %6, align 8
  %83 = fadd reassoc nsz double %82, %81
  store double %83, ptr %6, align 8
  call void @free(ptr %80)
  br label %84

84:                                               ; preds = %78, %75
  %85 = icmp ne ptr %14, null
  br i1 %85, label %86, label %92

86:                                               ; preds = %84
  %87 = getelementptr inbounds ptr, ptr %18, i64 2
  %88 = load ptr, ptr %87, align 8
  %89 = call reassoc nsz double @inner(i64 %2, i64 %3, ptr %88, i64 %2, ptr %16, i64 %17)
  %90 = load double, ptr %14, align 8
  %91 = fadd reassoc nsz double %90, %89
  store double %91, ptr %14, align 8
  br label %92

92:                                               ; preds = %86, %84
  %93 = load double, ptr %13, align 8
  call void @scale_matrix(i64 %2, i64 %3, double %93, ptr %16, i64 %17)
  br label %94

94:                                               ; preds = %92, %37
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

define internal i64 @at_least_1(i64 %0) {
  %2 = icmp sgt i64 %0, 1
  %. = select i1 %2, i64 %0, i64 1
  ret i64 %.
}

declare void @blas_gemm(i32, i32, i64, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64)

define internal i32 @adjoint_of(i32 %0) {
  %2 = icmp eq i32 %0, 78
  %3 = zext i1 %2 to i64
  %4 = select i1 %2, i32 84, i32 78
  ret i32 %4
}

define internal ptr @room(i64 %0) {
  %2 = call i64 @at_least_1(i64 %0)
  %3 = call i64 @size_of_number()
  %4 = mul nsw i64 %2, %3
  %5 = call ptr @malloc(i64 %4)
  ret ptr %5
}

define internal double @inner(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) {
  br label %7

7:                                                ; preds = %9, %6
  %.011 = phi nsz double [ 0.000000e+00, %6 ], [ %15, %9 ]
  %.0 = phi i64 [ 0, %6 ], [ %16, %9 ]
  %8 = icmp slt i64 %.0, %1
  br i1 %8, label %9, label %17

9:                                                ; preds = %7
  %10 = mul nsw i64 %.0, %3
  %11 = getelementptr inbounds double, ptr %2, i64 %10
  %12 = mul nsw i64 %.0, %5
  %13 = getelementptr inbounds double, ptr %4, i64 %12
  %14 = call reassoc nsz double @blas_dot(i64 %0, ptr %11, i64 1, ptr %13, i64 1)
  %15 = fadd reassoc nsz double %.011, %14
  %16 = add nsw i64 %.0, 1
  br label %7

17:                                               ; preds = %7
  ret double %.011
}

declare void @free(ptr)

declare void @llvm.lifetime.end.p0(ptr captures(none))

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

define void @gemm_tangent(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12, ptr %13, ptr %14, ptr %15, ptr %16, i64 %17) {
  %19 = icmp eq ptr %16, null
  %20 = icmp sle i64 %2, 0
  %or.cond = or i1 %19, %20
  %21 = icmp sle i64 %3, 0
  %or.cond55 = or i1 %or.cond, %21
  br i1 %or.cond55, label %41, label %22

22:                                               ; preds = %18
  %23 = load double, ptr %13, align 8
  call void @scale_matrix(i64 %2, i64 %3, double %23, ptr %16, i64 %17)
  %24 = icmp ne ptr %14, null
  br i1 %24, label %25, label %27

25:                                               ; preds = %22
  %26 = load double, ptr %14, align 8
  call void @add_matrix(i64 %2, i64 %3, double %26, ptr %15, i64 %17, ptr %16, i64 %17)
  br label %27

27:                                               ; preds = %25, %22
  %28 = icmp sle i64 %4, 0
  br i1 %28, label %41, label %29

29:                                               ; preds = %27
  %30 = icmp ne ptr %8, null
  br i1 %30, label %31, label %33

31:                                               ; preds = %29
  %32 = load double, ptr %5, align 8
  call void @blas_gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %32, ptr %8, i64 %9, ptr %10, i64 %12, double 1.000000e+00, ptr %16, i64 %17)
  br label %33

33:                                               ; preds = %31, %29
  %34 = icmp ne ptr %11, null
  br i1 %34, label %35, label %37

35:                                               ; preds = %33
  %36 = load double, ptr %5, align 8
  call void @blas_gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %36, ptr %7, i64 %9, ptr %11, i64 %12, double 1.000000e+00, ptr %16, i64 %17)
  br label %37

37:                                               ; preds = %35, %33
  %38 = icmp ne ptr %6, null
  br i1 %38, label %39, label %41

39:                                               ; preds = %37
  %40 = load double, ptr %6, align 8
  call void @blas_gemm(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, double %40, ptr %7, i64 %9, ptr %10, i64 %12, double 1.000000e+00, ptr %16, i64 %17)
  br label %41

41:                                               ; preds = %27, %18, %39, %37
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
  %.0109 = phi i64 [ %26, %23 ], [ %8, %18 ]
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
  %.0110 = phi i64 [ %34, %31 ], [ %11, %27 ]
  %.0108 = phi ptr [ %33, %31 ], [ %9, %27 ]
  %36 = icmp ne ptr %15, null
  %37 = icmp sgt i64 %2, 0
  %or.cond = and i1 %36, %37
  %38 = icmp sgt i64 %3, 0
  %or.cond112 = and i1 %or.cond, %38
  br i1 %or.cond112, label %39, label %97

39:                                               ; preds = %35
  %40 = icmp ne ptr %7, null
  br i1 %40, label %41, label %75

41:                                               ; preds = %39
  %42 = icmp eq i32 %0, 76
  %43 = zext i1 %42 to i64
  %44 = select i1 %42, i32 78, i32 84
  %45 = icmp eq i32 %0, 76
  %.113 = select i1 %45, i64 %3, i64 %2
  %46 = load double, ptr %4, align 8
  call void @blas_syr2k(i32 %1, i32 %44, i64 %., i64 %.113, double %46, ptr %15, i64 %16, ptr %.0108, i64 %.0110, double 1.000000e+00, ptr %7, i64 %8)
  br label %47

47:                                               ; preds = %66, %41
  %.0111 = phi i64 [ 0, %41 ], [ %74, %66 ]
  %48 = icmp slt i64 %.0111, %.
  br i1 %48, label %49, label %75

49:                                               ; preds = %47
  %50 = icmp eq i32 %0, 76
  %51 = getelementptr inbounds double, ptr %15, i64 %.0111
  %52 = mul nsw i64 %.0111, %16
  %53 = getelementptr inbounds double, ptr %15, i64 %52
  %54 = select i1 %50, ptr %51, ptr %53
  %55 = icmp eq i32 %0, 76
  %56 = getelementptr inbounds double, ptr %.0108, i64 %.0111
  %57 = mul nsw i64 %.0111, %.0110
  %58 = getelementptr inbounds double, ptr %.0108, i64 %57
  %59 = select i1 %55, ptr %56, ptr %58
  %60 = load double, ptr %4, align 8
  %61 = icmp eq i32 %0, 76
  br i1 %61, label %62, label %64

62:                                               ; preds = %49
  %63 = call reassoc nsz double @blas_dot(i64 %3, ptr %59, i64 %.0110, ptr %54, i64 %16)
  br label %66

64:                                               ; preds = %49
  %65 = call reassoc nsz double @blas_dot(i64 %2, ptr %59, i64 1, ptr %54, i64 1)
  br label %66

66:                                               ; preds = %64, %62
  %67 = phi reassoc nsz double [ %63, %62 ], [ %65, %64 ]
  %68 = mul nsw i64 %.0111, %8
  %69 = add nsw i64 %68, %.0111
  %70 = getelementptr inbounds double, ptr %7, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = fneg reassoc nsz double %60
  %73 = call reassoc nsz double @llvm.fmuladd.f64(double %72, double %67, double %71)
  store double %73, ptr %70, align 8
  %74 = add nsw i64 %.0111, 1
  br label %47

75:                                               ; preds = %47, %39
  %76 = icmp ne ptr %5, null
  br i1 %76, label %77, label %83

77:                                               ; preds = %75
  %78 = mul nsw i64 %2, %3
  %79 = call ptr @room(i64 %78)
  call void @blas_symm(i32 %0, i32 %1, i64 %2, i64 %3, double 1.000000e+00, ptr %.0, i64 %.0109, ptr %.0108, i64 %.0110, double 0.000000e+00, ptr %79, i64 %2)
  %80 = call reassoc nsz double @inner(i64 %2, i64 %3, ptr %79, i64 %2, ptr %15, i64 %16)
  %81 = load double, ptr %5, align 8
  %82 = fadd reassoc nsz double %81, %80
  store double %82, ptr %5, align 8
  call void @free(ptr %79)
  br label %83

83:                                               ; preds = %77, %75
  %84 = icmp ne ptr %10, null
  br i1 %84, label %85, label %87

85:                                               ; preds = %83
  %86 = load double, ptr %4, align 8
  call void @blas_symm(i32 %0, i32 %1, i64 %2, i64 %3, double %86, ptr %.0, i64 %.0109, ptr %15, i64 %16, double 1.000000e+00, ptr %10, i64 %11)
  br label %87

87:                                               ; preds = %85, %83
  %88 = icmp ne ptr %13, null
  br i1 %88, label %89, label %95

89:                                               ; preds = %87
  %90 = getelementptr inbounds ptr, ptr %17, i64 2
  %91 = load ptr, ptr %90, align 8
  %92 = call reassoc nsz double @inner(i64 %2, i64 %3, ptr %91, i64 %2, ptr %15, i64 %16)
  %93 = load double, ptr %13, align 8
  %94 = fadd reassoc nsz double %93, %92
  store double %94, ptr %13, align 8
  br label %95

95:                                               ; preds = %89, %87
  %96 = load double, ptr %12, align 8
  call void @scale_matrix(i64 %2, i64 %3, double %96, ptr %15, i64 %16)
  br label %97

97:                                               ; preds = %95, %35
  ret void
}

declare void @blas_syr2k(i32, i32, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64)

declare double @blas_dot(i64, ptr, i64, ptr, i64)

declare double @llvm.fmuladd.f64(double, double, double)

declare void @blas_symm(i32, i32, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64)

define void @symm_tangent(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11, ptr %12, ptr %13, ptr %14, ptr %15, i64 %16) {
  %18 = icmp eq ptr %15, null
  %19 = icmp sle i64 %2, 0
  %or.cond = or i1 %18, %19
  %20 = icmp sle i64 %3, 0
  %or.cond51 = or i1 %or.cond, %20
  br i1 %or.cond51, label %38, label %21

21:                                               ; preds = %17
  %22 = load double, ptr %12, align 8
  call void @scale_matrix(i64 %2, i64 %3, double %22, ptr %15, i64 %16)
  %23 = icmp ne ptr %13, null
  br i1 %23, label %24, label %26

24:                                               ; preds = %21
  %25 = load double, ptr %13, align 8
  call void @add_matrix(i64 %2, i64 %3, double %25, ptr %14, i64 %16, ptr %15, i64 %16)
  br label %26

26:                                               ; preds = %24, %21
  %27 = icmp ne ptr %7, null
  br i1 %27, label %28, label %30

28:                                               ; preds = %26
  %29 = load double, ptr %4, align 8
  call void @blas_symm(i32 %0, i32 %1, i64 %2, i64 %3, double %29, ptr %7, i64 %8, ptr %9, i64 %11, double 1.000000e+00, ptr %15, i64 %16)
  br label %30

30:                                               ; preds = %28, %26
  %31 = icmp ne ptr %10, null
  br i1 %31, label %32, label %34

32:                                               ; preds = %30
  %33 = load double, ptr %4, align 8
  call void @blas_symm(i32 %0, i32 %1, i64 %2, i64 %3, double %33, ptr %6, i64 %8, ptr %10, i64 %11, double 1.000000e+00, ptr %15, i64 %16)
  br label %34

34:                                               ; preds = %32, %30
  %35 = icmp ne ptr %5, null
  br i1 %35, label %36, label %38

36:                                               ; preds = %34
  %37 = load double, ptr %5, align 8
  call void @blas_symm(i32 %0, i32 %1, i64 %2, i64 %3, double %37, ptr %6, i64 %8, ptr %9, i64 %11, double 1.000000e+00, ptr %15, i64 %16)
  br label %38

38:                                               ; preds = %17, %36, %34
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
  %.057 = phi i64 [ %25, %22 ], [ %8, %15 ]
  %.0 = phi ptr [ %24, %22 ], [ %6, %15 ]
  %27 = icmp ne ptr %12, null
  %28 = icmp sgt i64 %2, 0
  %or.cond = and i1 %27, %28
  br i1 %or.cond, label %29, label %56

29:                                               ; preds = %26
  %30 = icmp ne ptr %7, null
  %31 = icmp sgt i64 %3, 0
  %or.cond58 = and i1 %30, %31
  br i1 %or.cond58, label %32, label %37

32:                                               ; preds = %29
  %33 = icmp eq i32 %1, 78
  %34 = zext i1 %33 to i64
  %35 = select i1 %33, i32 76, i32 82
  %36 = load double, ptr %4, align 8
  call void @add_both(i32 %35, i32 %0, i64 %., i64 %18, double %36, ptr %12, i64 %13, ptr %.0, i64 %.057, ptr %7, i64 %8)
  br label %37

37:                                               ; preds = %32, %29
  %38 = icmp ne ptr %5, null
  %39 = icmp sgt i64 %3, 0
  %or.cond59 = and i1 %38, %39
  br i1 %or.cond59, label %40, label %46

40:                                               ; preds = %37
  %41 = mul nsw i64 %2, %2
  %42 = call ptr @room(i64 %41)
  call void @blas_syrk(i32 %0, i32 %1, i64 %2, i64 %3, double 1.000000e+00, ptr %.0, i64 %.057, double 0.000000e+00, ptr %42, i64 %2)
  %43 = call reassoc nsz double @inner_triangle(i32 %0, i64 %2, ptr %42, i64 %2, ptr %12, i64 %13)
  %44 = load double, ptr %5, align 8
  %45 = fadd reassoc nsz double %44, %43
  store double %45, ptr %5, align 8
  call void @free(ptr %42)
  br label %46

46:                                               ; preds = %40, %37
  %47 = icmp ne ptr %10, null
  br i1 %47, label %48, label %54

48:                                               ; preds = %46
  %49 = getelementptr inbounds ptr, ptr %14, i64 1
  %50 = load ptr, ptr %49, align 8
  %51 = call reassoc nsz double @inner_triangle(i32 %0, i64 %2, ptr %50, i64 %2, ptr %12, i64 %13)
  %52 = load double, ptr %10, align 8
  %53 = fadd reassoc nsz double %52, %51
  store double %53, ptr %10, align 8
  br label %54

54:                                               ; preds = %48, %46
  %55 = load double, ptr %9, align 8
  call void @scale_triangle(i32 %0, i64 %2, double %55, ptr %12, i64 %13)
  br label %56

56:                                               ; preds = %54, %26
  ret void
}

define internal void @add_both(i32 %0, i32 %1, i64 %2, i64 %3, double %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10) {
  call void @blas_symm(i32 %0, i32 %1, i64 %2, i64 %3, double %4, ptr %5, i64 %6, ptr %7, i64 %8, double 1.000000e+00, ptr %9, i64 %10)
  br label %12

12:                                               ; preds = %33, %11
  %.034 = phi i64 [ 0, %11 ], [ %34, %33 ]
  %13 = icmp slt i64 %.034, %3
  br i1 %13, label %14, label %35

14:                                               ; preds = %12, %16
  %.0 = phi i64 [ %32, %16 ], [ 0, %12 ]
  %15 = icmp slt i64 %.0, %2
  br i1 %15, label %16, label %33

16:                                               ; preds = %14
  %17 = icmp eq i32 %0, 76
  %.0..034 = select i1 %17, i64 %.0, i64 %.034
  %18 = add nsw i64 %6, 1
  %19 = mul nsw i64 %.0..034, %18
  %20 = getelementptr inbounds double, ptr %5, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = fmul reassoc nsz double %4, %21
  %23 = mul nsw i64 %.034, %8
  %24 = add nsw i64 %23, %.0
  %25 = getelementptr inbounds double, ptr %7, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = mul nsw i64 %.034, %10
  %28 = add nsw i64 %27, %.0
  %29 = getelementptr inbounds double, ptr %9, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = call reassoc nsz double @llvm.fmuladd.f64(double %22, double %26, double %30)
  store double %31, ptr %29, align 8
  %32 = add nsw i64 %.0, 1
  br label %14

33:                                               ; preds = %14
  %34 = add nsw i64 %.034, 1
  br label %12

35:                                               ; preds = %12
  ret void
}

declare void @blas_syrk(i32, i32, i64, i64, double, ptr, i64, double, ptr, i64)

define internal double @inner_triangle(i32 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) {
  br label %7

7:                                                ; preds = %25, %6
  %.020 = phi nsz double [ 0.000000e+00, %6 ], [ %.1, %25 ]
  %.019 = phi i64 [ 0, %6 ], [ %26, %25 ]
  %8 = icmp slt i64 %.019, %1
  br i1 %8, label %9, label %27

9:                                                ; preds = %7
  %10 = call i64 @low(i32 %0, i64 %.019, i32 0)
  br label %11

11:                                               ; preds = %14, %9
  %.1 = phi nsz double [ %.020, %9 ], [ %23, %14 ]
  %.0 = phi i64 [ %10, %9 ], [ %24, %14 ]
  %12 = call i64 @high(i32 %0, i64 %.019, i64 %1, i32 0)
  %13 = icmp slt i64 %.0, %12
  br i1 %13, label %14, label %25

14:                                               ; preds = %11
  %15 = mul nsw i64 %.019, %3
  %16 = add nsw i64 %15, %.0
  %17 = getelementptr inbounds double, ptr %2, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = mul nsw i64 %.019, %5
  %20 = add nsw i64 %19, %.0
  %21 = getelementptr inbounds double, ptr %4, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = call reassoc nsz double @llvm.fmuladd.f64(double %18, double %22, double %.1)
  %24 = add nsw i64 %.0, 1
  br label %11

25:                                               ; preds = %11
  %26 = add nsw i64 %.019, 1
  br label %7

27:                                               ; preds = %7
  ret double %.020
}

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

define void @syrk_tangent(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, ptr %10, ptr %11, ptr %12, i64 %13) {
  %15 = icmp eq ptr %12, null
  %16 = icmp sle i64 %2, 0
  %or.cond = or i1 %15, %16
  br i1 %or.cond, label %32, label %17

17:                                               ; preds = %14
  %18 = load double, ptr %9, align 8
  call void @scale_triangle(i32 %0, i64 %2, double %18, ptr %12, i64 %13)
  %19 = icmp ne ptr %10, null
  br i1 %19, label %20, label %22

20:                                               ; preds = %17
  %21 = load double, ptr %10, align 8
  call void @add_triangle(i32 %0, i32 0, i64 %2, double %21, ptr %11, i64 %13, ptr %12, i64 %13)
  br label %22

22:                                               ; preds = %20, %17
  %23 = icmp sle i64 %3, 0
  br i1 %23, label %32, label %24

24:                                               ; preds = %22
  %25 = icmp ne ptr %7, null
  br i1 %25, label %26, label %28

26:                                               ; preds = %24
  %27 = load double, ptr %4, align 8
  call void @blas_syr2k(i32 %0, i32 %1, i64 %2, i64 %3, double %27, ptr %6, i64 %8, ptr %7, i64 %8, double 1.000000e+00, ptr %12, i64 %13)
  br label %28

28:                                               ; preds = %26, %24
  %29 = icmp ne ptr %5, null
  br i1 %29, label %30, label %32

30:                                               ; preds = %28
  %31 = load double, ptr %5, align 8
  call void @blas_syrk(i32 %0, i32 %1, i64 %2, i64 %3, double %31, ptr %6, i64 %8, double 1.000000e+00, ptr %12, i64 %13)
  br label %32

32:                                               ; preds = %22, %14, %30, %28
  ret void
}

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
  %.079 = phi i64 [ %28, %25 ], [ %8, %18 ]
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
  %.078 = phi i64 [ %36, %33 ], [ %11, %29 ]
  %.077 = phi ptr [ %35, %33 ], [ %9, %29 ]
  %38 = icmp ne ptr %15, null
  %39 = icmp sgt i64 %2, 0
  %or.cond = and i1 %38, %39
  br i1 %or.cond, label %40, label %72

40:                                               ; preds = %37
  %41 = icmp eq i32 %1, 78
  %42 = zext i1 %41 to i64
  %43 = select i1 %41, i32 76, i32 82
  %44 = icmp ne ptr %7, null
  %45 = icmp sgt i64 %3, 0
  %or.cond80 = and i1 %44, %45
  br i1 %or.cond80, label %46, label %48

46:                                               ; preds = %40
  %47 = load double, ptr %4, align 8
  call void @add_both(i32 %43, i32 %0, i64 %., i64 %21, double %47, ptr %15, i64 %16, ptr %.077, i64 %.078, ptr %7, i64 %8)
  br label %48

48:                                               ; preds = %46, %40
  %49 = icmp ne ptr %10, null
  %50 = icmp sgt i64 %3, 0
  %or.cond81 = and i1 %49, %50
  br i1 %or.cond81, label %51, label %53

51:                                               ; preds = %48
  %52 = load double, ptr %4, align 8
  call void @add_both(i32 %43, i32 %0, i64 %., i64 %21, double %52, ptr %15, i64 %16, ptr %.0, i64 %.079, ptr %10, i64 %11)
  br label %53

53:                                               ; preds = %51, %48
  %54 = icmp ne ptr %5, null
  %55 = icmp sgt i64 %3, 0
  %or.cond82 = and i1 %54, %55
  br i1 %or.cond82, label %56, label %62

56:                                               ; preds = %53
  %57 = mul nsw i64 %2, %2
  %58 = call ptr @room(i64 %57)
  call void @blas_syr2k(i32 %0, i32 %1, i64 %2, i64 %3, double 1.000000e+00, ptr %.0, i64 %.079, ptr %.077, i64 %.078, double 0.000000e+00, ptr %58, i64 %2)
  %59 = call reassoc nsz double @inner_triangle(i32 %0, i64 %2, ptr %58, i64 %2, ptr %15, i64 %16)
  %60 = load double, ptr %5, align 8
  %61 = fadd reassoc nsz double %60, %59
  store double %61, ptr %5, align 8
  call void @free(ptr %58)
  br label %62

62:                                               ; preds = %56, %53
  %63 = icmp ne ptr %13, null
  br i1 %63, label %64, label %70

64:                                               ; preds = %62
  %65 = getelementptr inbounds ptr, ptr %17, i64 2
  %66 = load ptr, ptr %65, align 8
  %67 = call reassoc nsz double @inner_triangle(i32 %0, i64 %2, ptr %66, i64 %2, ptr %15, i64 %16)
  %68 = load double, ptr %13, align 8
  %69 = fadd reassoc nsz double %68, %67
  store double %69, ptr %13, align 8
  br label %70

70:                                               ; preds = %64, %62
  %71 = load double, ptr %12, align 8
  call void @scale_triangle(i32 %0, i64 %2, double %71, ptr %15, i64 %16)
  br label %72

72:                                               ; preds = %70, %37
  ret void
}

define void @syr2k_tangent(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11, ptr %12, ptr %13, ptr %14, ptr %15, i64 %16) {
  %18 = icmp eq ptr %15, null
  %19 = icmp sle i64 %2, 0
  %or.cond = or i1 %18, %19
  br i1 %or.cond, label %39, label %20

20:                                               ; preds = %17
  %21 = load double, ptr %12, align 8
  call void @scale_triangle(i32 %0, i64 %2, double %21, ptr %15, i64 %16)
  %22 = icmp ne ptr %13, null
  br i1 %22, label %23, label %25

23:                                               ; preds = %20
  %24 = load double, ptr %13, align 8
  call void @add_triangle(i32 %0, i32 0, i64 %2, double %24, ptr %14, i64 %16, ptr %15, i64 %16)
  br label %25

25:                                               ; preds = %23, %20
  %26 = icmp sle i64 %3, 0
  br i1 %26, label %39, label %27

27:                                               ; preds = %25
  %28 = icmp ne ptr %7, null
  br i1 %28, label %29, label %31

29:                                               ; preds = %27
  %30 = load double, ptr %4, align 8
  call void @blas_syr2k(i32 %0, i32 %1, i64 %2, i64 %3, double %30, ptr %7, i64 %8, ptr %9, i64 %11, double 1.000000e+00, ptr %15, i64 %16)
  br label %31

31:                                               ; preds = %29, %27
  %32 = icmp ne ptr %10, null
  br i1 %32, label %33, label %35

33:                                               ; preds = %31
  %34 = load double, ptr %4, align 8
  call void @blas_syr2k(i32 %0, i32 %1, i64 %2, i64 %3, double %34, ptr %6, i64 %8, ptr %10, i64 %11, double 1.000000e+00, ptr %15, i64 %16)
  br label %35

35:                                               ; preds = %33, %31
  %36 = icmp ne ptr %5, null
  br i1 %36, label %37, label %39

37:                                               ; preds = %35
  %38 = load double, ptr %5, align 8
  call void @blas_syr2k(i32 %0, i32 %1, i64 %2, i64 %3, double %38, ptr %6, i64 %8, ptr %9, i64 %11, double 1.000000e+00, ptr %15, i64 %16)
  br label %39

39:                                               ; preds = %25, %17, %37, %35
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
  %.047 = phi ptr [ %21, %19 ], [ %8, %15 ]
  %.0 = phi i64 [ %23, %19 ], [ %10, %15 ]
  %25 = icmp ne ptr %12, null
  %26 = icmp sgt i64 %4, 0
  %or.cond = and i1 %25, %26
  %27 = icmp sgt i64 %5, 0
  %or.cond48 = and i1 %or.cond, %27
  br i1 %or.cond48, label %28, label %49

28:                                               ; preds = %24
  %29 = icmp ne ptr %9, null
  br i1 %29, label %30, label %34

30:                                               ; preds = %28
  %31 = load double, ptr %6, align 8
  %32 = getelementptr inbounds ptr, ptr %14, i64 1
  %33 = load ptr, ptr %32, align 8
  call void @add_product_triangle(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %31, ptr %12, i64 %13, ptr %33, i64 %4, ptr %9, i64 %10)
  br label %34

34:                                               ; preds = %30, %28
  %35 = call i32 @adjoint_of(i32 %2)
  %36 = icmp ne ptr %7, null
  br i1 %36, label %39, label %37

37:                                               ; preds = %34
  %38 = load double, ptr %6, align 8
  br label %39

39:                                               ; preds = %34, %37
  %40 = phi reassoc nsz double [ %38, %37 ], [ 1.000000e+00, %34 ]
  call void @blas_trmm(i32 %0, i32 %1, i32 %35, i32 %3, i64 %4, i64 %5, double %40, ptr %.047, i64 %.0, ptr %12, i64 %13)
  %41 = icmp ne ptr %7, null
  br i1 %41, label %42, label %49

42:                                               ; preds = %39
  %43 = getelementptr inbounds ptr, ptr %14, i64 1
  %44 = load ptr, ptr %43, align 8
  %45 = call reassoc nsz double @inner(i64 %4, i64 %5, ptr %44, i64 %4, ptr %12, i64 %13)
  %46 = load double, ptr %7, align 8
  %47 = fadd reassoc nsz double %46, %45
  store double %47, ptr %7, align 8
  %48 = load double, ptr %6, align 8
  call void @scale_matrix(i64 %4, i64 %5, double %48, ptr %12, i64 %13)
  br label %49

49:                                               ; preds = %39, %42, %24
  ret void
}

define internal void @add_product_triangle(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12) {
  %14 = icmp eq i32 %0, 76
  %. = select i1 %14, i64 %4, i64 %5
  %15 = icmp eq i32 %2, 78
  %16 = select i1 %15, ptr %7, ptr %9
  %17 = icmp eq i32 %2, 78
  %18 = select i1 %17, ptr %9, ptr %7
  %19 = icmp eq i32 %2, 78
  %20 = select i1 %19, i64 %8, i64 %10
  %21 = icmp eq i32 %2, 78
  %22 = select i1 %21, i64 %10, i64 %8
  %23 = mul nsw i64 %., %.
  %24 = call ptr @room(i64 %23)
  %25 = icmp eq i32 %2, 78
  %26 = icmp eq i32 %0, 76
  br i1 %26, label %27, label %28

27:                                               ; preds = %13
  call void @blas_gemm(i32 78, i32 84, i64 %4, i64 %4, i64 %5, double %6, ptr %16, i64 %20, ptr %18, i64 %22, double 0.000000e+00, ptr %24, i64 %.)
  br label %29

28:                                               ; preds = %13
  call void @blas_gemm(i32 84, i32 78, i64 %5, i64 %5, i64 %4, double %6, ptr %18, i64 %22, ptr %16, i64 %20, double 0.000000e+00, ptr %24, i64 %.)
  br label %29

29:                                               ; preds = %28, %27
  %30 = icmp eq i32 %3, 85
  %31 = zext i1 %30 to i32
  call void @add_triangle(i32 %1, i32 %31, i64 %., double 1.000000e+00, ptr %24, i64 %., ptr %11, i64 %12)
  call void @free(ptr %24)
  ret void
}

declare void @blas_trmm(i32, i32, i32, i32, i64, i64, double, ptr, i64, ptr, i64)

define void @trmm_tangent(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, ptr %11, ptr %12, i64 %13) {
  %15 = icmp eq ptr %12, null
  %16 = icmp sle i64 %4, 0
  %or.cond = or i1 %15, %16
  %17 = icmp sle i64 %5, 0
  %or.cond55 = or i1 %or.cond, %17
  br i1 %or.cond55, label %29, label %18

18:                                               ; preds = %14
  %19 = load double, ptr %6, align 8
  call void @blas_trmm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %19, ptr %8, i64 %10, ptr %12, i64 %13)
  %20 = icmp ne ptr %9, null
  br i1 %20, label %21, label %24

21:                                               ; preds = %18
  %22 = load double, ptr %6, align 8
  %23 = call ptr @product_with_shadow(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %22, ptr %9, i64 %10, ptr %11, i64 %13)
  call void @add_matrix(i64 %4, i64 %5, double 1.000000e+00, ptr %23, i64 %4, ptr %12, i64 %13)
  call void @free(ptr %23)
  br label %24

24:                                               ; preds = %21, %18
  %25 = icmp ne ptr %7, null
  br i1 %25, label %26, label %29

26:                                               ; preds = %24
  %27 = call ptr @matrix_copy(i64 %4, i64 %5, ptr %11, i64 %13)
  %28 = load double, ptr %7, align 8
  call void @blas_trmm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %28, ptr %8, i64 %10, ptr %27, i64 %4)
  call void @add_matrix(i64 %4, i64 %5, double 1.000000e+00, ptr %27, i64 %4, ptr %12, i64 %13)
  call void @free(ptr %27)
  br label %29

29:                                               ; preds = %14, %26, %24
  ret void
}

define internal ptr @product_with_shadow(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, ptr %7, i64 %8, ptr %9, i64 %10) {
  %12 = call ptr @matrix_copy(i64 %4, i64 %5, ptr %9, i64 %10)
  call void @blas_trmm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %6, ptr %7, i64 %8, ptr %12, i64 %4)
  %13 = icmp eq i32 %3, 85
  br i1 %13, label %14, label %16

14:                                               ; preds = %11
  %15 = fneg reassoc nsz double %6
  call void @add_matrix(i64 %4, i64 %5, double %15, ptr %9, i64 %10, ptr %12, i64 %4)
  br label %16

16:                                               ; preds = %14, %11
  ret ptr %12
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
  %.051 = phi ptr [ %21, %19 ], [ %8, %15 ]
  %.050 = phi i64 [ %23, %19 ], [ %10, %15 ]
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
  %.049 = phi i64 [ %31, %28 ], [ %13, %24 ]
  %.0 = phi ptr [ %30, %28 ], [ %11, %24 ]
  %33 = icmp ne ptr %12, null
  %34 = icmp sgt i64 %4, 0
  %or.cond = and i1 %33, %34
  %35 = icmp sgt i64 %5, 0
  %or.cond52 = and i1 %or.cond, %35
  br i1 %or.cond52, label %36, label %50

36:                                               ; preds = %32
  %37 = call i32 @adjoint_of(i32 %2)
  call void @blas_trsm(i32 %0, i32 %1, i32 %37, i32 %3, i64 %4, i64 %5, double 1.000000e+00, ptr %.051, i64 %.050, ptr %12, i64 %13)
  %38 = icmp ne ptr %9, null
  br i1 %38, label %39, label %40

39:                                               ; preds = %36
  call void @add_product_triangle(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double -1.000000e+00, ptr %12, i64 %13, ptr %.0, i64 %.049, ptr %9, i64 %10)
  br label %40

40:                                               ; preds = %39, %36
  %41 = icmp ne ptr %7, null
  br i1 %41, label %42, label %48

42:                                               ; preds = %40
  %43 = getelementptr inbounds ptr, ptr %14, i64 2
  %44 = load ptr, ptr %43, align 8
  %45 = call reassoc nsz double @inner(i64 %4, i64 %5, ptr %44, i64 %4, ptr %12, i64 %13)
  %46 = load double, ptr %7, align 8
  %47 = fadd reassoc nsz double %46, %45
  store double %47, ptr %7, align 8
  br label %48

48:                                               ; preds = %42, %40
  %49 = load double, ptr %6, align 8
  call void @scale_matrix(i64 %4, i64 %5, double %49, ptr %12, i64 %13)
  br label %50

50:                                               ; preds = %48, %32
  ret void
}

declare void @blas_trsm(i32, i32, i32, i32, i64, i64, double, ptr, i64, ptr, i64)

define void @trsm_tangent(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, ptr %11, ptr %12, i64 %13) {
  %15 = icmp eq ptr %12, null
  %16 = icmp sle i64 %4, 0
  %or.cond = or i1 %15, %16
  %17 = icmp sle i64 %5, 0
  %or.cond46 = or i1 %or.cond, %17
  br i1 %or.cond46, label %33, label %18

18:                                               ; preds = %14
  %19 = icmp ne ptr %9, null
  br i1 %19, label %20, label %22

20:                                               ; preds = %18
  %21 = call ptr @matrix_copy(i64 %4, i64 %5, ptr %11, i64 %13)
  br label %22

22:                                               ; preds = %18, %20
  %23 = phi ptr [ %21, %20 ], [ null, %18 ]
  %24 = icmp ne ptr %9, null
  br i1 %24, label %25, label %27

25:                                               ; preds = %22
  %26 = load double, ptr %6, align 8
  call void @blas_trsm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double %26, ptr %8, i64 %10, ptr %23, i64 %4)
  br label %27

27:                                               ; preds = %25, %22
  %28 = load double, ptr %6, align 8
  call void @scale_matrix(i64 %4, i64 %5, double %28, ptr %12, i64 %13)
  %29 = icmp ne ptr %7, null
  br i1 %29, label %30, label %32

30:                                               ; preds = %27
  %31 = load double, ptr %7, align 8
  call void @add_matrix(i64 %4, i64 %5, double %31, ptr %11, i64 %13, ptr %12, i64 %13)
  br label %32

32:                                               ; preds = %30, %27
  call void @solve_tangent(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %8, ptr %9, i64 %10, ptr %23, i64 %4, ptr %12, i64 %13)
  call void @free(ptr %23)
  br label %33

33:                                               ; preds = %14, %32
  ret void
}

define internal void @solve_tangent(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12) {
  %14 = icmp ne ptr %7, null
  br i1 %14, label %15, label %17

15:                                               ; preds = %13
  %16 = call ptr @product_with_shadow(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double 1.000000e+00, ptr %7, i64 %8, ptr %9, i64 %10)
  call void @add_matrix(i64 %4, i64 %5, double -1.000000e+00, ptr %16, i64 %4, ptr %11, i64 %12)
  call void @free(ptr %16)
  br label %17

17:                                               ; preds = %15, %13
  call void @blas_trsm(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, double 1.000000e+00, ptr %6, i64 %8, ptr %11, i64 %12)
  ret void
}

define void @trtrs_keep(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10, i32 %11, ptr %12) {
  %14 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr %14)
  store double 1.000000e+00, ptr %14, align 8
  call void @trsm_keep(i32 76, i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %14, ptr null, ptr %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10, i32 %11, ptr %12)
  call void @llvm.lifetime.end.p0(ptr %14)
  ret void
}

define void @trtrs_gradient(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10, ptr %11) {
  %13 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr %13)
  store double 1.000000e+00, ptr %13, align 8
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

declare void @blas_axpy(i64, double, ptr, i64, ptr, i64)

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
