; Made from spectral.c by `python -m enzyme_hub._bitcode`.
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

define void @syev_gradient(i32 %0, i32 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8, ptr %9) {
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
  %or.cond129 = or i1 %or.cond, %21
  br i1 %or.cond129, label %117, label %22

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
  %.0126 = phi ptr [ %28, %26 ], [ %3, %22 ]
  %.0124 = phi i64 [ %29, %26 ], [ %5, %22 ]
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
  %40 = call ptr @eigenvectors(i32 %1, i64 %2, ptr %.0126, i64 %.0124, ptr %37)
  br label %42

41:                                               ; preds = %30
  call void @blas_gemm(i32 84, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, ptr %.0126, i64 %.0124, ptr %4, i64 %5, double 0.000000e+00, ptr %32, i64 %2)
  br label %42

42:                                               ; preds = %41, %39
  %.1127 = phi ptr [ %40, %39 ], [ %.0126, %41 ]
  %.0125 = phi ptr [ %40, %39 ], [ null, %41 ]
  %.1 = phi i64 [ %2, %39 ], [ %.0124, %41 ]
  br label %43

43:                                               ; preds = %73, %42
  %.0123 = phi i64 [ 0, %42 ], [ %74, %73 ]
  %44 = icmp slt i64 %.0123, %2
  br i1 %44, label %45, label %75

45:                                               ; preds = %43, %67
  %.0122 = phi i64 [ %72, %67 ], [ 0, %43 ]
  %46 = icmp slt i64 %.0122, %2
  br i1 %46, label %47, label %73

47:                                               ; preds = %45
  %48 = icmp eq i64 %.0122, %.0123
  br i1 %48, label %49, label %54

49:                                               ; preds = %47
  %50 = icmp ne ptr %7, null
  br i1 %50, label %51, label %67

51:                                               ; preds = %49
  %52 = getelementptr inbounds double, ptr %7, i64 %.0123
  %53 = load double, ptr %52, align 8
  br label %67

54:                                               ; preds = %47
  %55 = icmp eq i32 %0, 78
  br i1 %55, label %67, label %56

56:                                               ; preds = %54
  %57 = mul nsw i64 %.0123, %2
  %58 = add nsw i64 %57, %.0122
  %59 = getelementptr inbounds double, ptr %32, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds double, ptr %18, i64 %.0123
  %62 = load double, ptr %61, align 8
  %63 = getelementptr inbounds double, ptr %18, i64 %.0122
  %64 = load double, ptr %63, align 8
  %65 = fsub reassoc nsz double %62, %64
  %66 = fdiv reassoc nsz double %60, %65
  br label %67

67:                                               ; preds = %56, %54, %51, %49
  %68 = phi reassoc nsz double [ 0.000000e+00, %49 ], [ %53, %51 ], [ %66, %56 ], [ 0.000000e+00, %54 ]
  %69 = mul nsw i64 %.0123, %2
  %70 = add nsw i64 %69, %.0122
  %71 = getelementptr inbounds double, ptr %32, i64 %70
  store double %68, ptr %71, align 8
  %72 = add nsw i64 %.0122, 1
  br label %45

73:                                               ; preds = %45
  %74 = add nsw i64 %.0123, 1
  br label %43

75:                                               ; preds = %43
  call void @blas_gemm(i32 78, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, ptr %.1127, i64 %.1, ptr %32, i64 %2, double 0.000000e+00, ptr %34, i64 %2)
  call void @blas_gemm(i32 78, i32 84, i64 %2, i64 %2, i64 %2, double 1.000000e+00, ptr %34, i64 %2, ptr %.1127, i64 %.1, double 0.000000e+00, ptr %36, i64 %2)
  call void @clear(i32 %0, i32 %1, i64 %2, ptr %4, i64 %5)
  br label %76

76:                                               ; preds = %108, %75
  %.0121 = phi i64 [ 0, %75 ], [ %109, %108 ]
  %77 = icmp slt i64 %.0121, %2
  br i1 %77, label %78, label %110

78:                                               ; preds = %76
  %79 = call i64 @low(i32 %1, i64 %.0121, i32 0)
  br label %80

80:                                               ; preds = %100, %78
  %.0120 = phi i64 [ %79, %78 ], [ %107, %100 ]
  %81 = call i64 @high(i32 %1, i64 %.0121, i64 %2, i32 0)
  %82 = icmp slt i64 %.0120, %81
  br i1 %82, label %83, label %108

83:                                               ; preds = %80
  %84 = icmp eq i64 %.0120, %.0121
  br i1 %84, label %85, label %90

85:                                               ; preds = %83
  %86 = mul nsw i64 %.0121, %2
  %87 = add nsw i64 %86, %.0120
  %88 = getelementptr inbounds double, ptr %36, i64 %87
  %89 = load double, ptr %88, align 8
  br label %100

90:                                               ; preds = %83
  %91 = mul nsw i64 %.0121, %2
  %92 = add nsw i64 %91, %.0120
  %93 = getelementptr inbounds double, ptr %36, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = mul nsw i64 %.0120, %2
  %96 = add nsw i64 %95, %.0121
  %97 = getelementptr inbounds double, ptr %36, i64 %96
  %98 = load double, ptr %97, align 8
  %99 = fadd reassoc nsz double %94, %98
  br label %100

100:                                              ; preds = %90, %85
  %101 = phi reassoc nsz double [ %89, %85 ], [ %99, %90 ]
  %102 = mul nsw i64 %.0121, %5
  %103 = add nsw i64 %102, %.0120
  %104 = getelementptr inbounds double, ptr %4, i64 %103
  %105 = load double, ptr %104, align 8
  %106 = fadd reassoc nsz double %105, %101
  store double %106, ptr %104, align 8
  %107 = add nsw i64 %.0120, 1
  br label %80

108:                                              ; preds = %80
  %109 = add nsw i64 %.0121, 1
  br label %76

110:                                              ; preds = %76, %113
  %.0 = phi i64 [ %115, %113 ], [ 0, %76 ]
  %111 = icmp ne ptr %7, null
  %112 = icmp slt i64 %.0, %2
  %spec.select = select i1 %111, i1 %112, i1 false
  br i1 %spec.select, label %113, label %116

113:                                              ; preds = %110
  %114 = getelementptr inbounds double, ptr %7, i64 %.0
  store double 0.000000e+00, ptr %114, align 8
  %115 = add nsw i64 %.0, 1
  br label %110

116:                                              ; preds = %110
  call void @free(ptr %32)
  call void @free(ptr %34)
  call void @free(ptr %36)
  call void @free(ptr %37)
  call void @free(ptr %.0125)
  br label %117

117:                                              ; preds = %116, %17
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

define internal ptr @eigenvectors(i32 %0, i64 %1, ptr %2, i64 %3, ptr %4) {
  %6 = alloca double, align 8
  %7 = call ptr @matrix_copy(i64 %1, i64 %1, ptr %2, i64 %3)
  call void @llvm.lifetime.start.p0(ptr %6)
  %8 = mul nsw i64 3, %1
  %9 = call ptr @room(i64 %8)
  call void @blas_syev(i32 86, i32 %0, i64 %1, ptr %7, i64 %1, ptr %4, ptr %6, i64 -1)
  %10 = load double, ptr %6, align 8
  %11 = fptosi double %10 to i64
  %12 = call ptr @room(i64 %11)
  %13 = load double, ptr %6, align 8
  %14 = fptosi double %13 to i64
  call void @blas_syev(i32 86, i32 %0, i64 %1, ptr %7, i64 %1, ptr %4, ptr %12, i64 %14)
  call void @free(ptr %12)
  call void @free(ptr %9)
  call void @llvm.lifetime.end.p0(ptr %6)
  ret ptr %7
}

declare void @blas_gemm(i32, i32, i64, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64)

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

declare void @free(ptr)

define void @syev_tangent(i32 %0, i32 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8) {
  %10 = icmp sle i64 %2, 0
  %11 = icmp eq i64 %8, -1
  %or.cond = or i1 %10, %11
  br i1 %or.cond, label %65, label %12

12:                                               ; preds = %9
  %13 = icmp ne ptr %4, null
  br i1 %13, label %20, label %14

14:                                               ; preds = %12, %17
  %.083 = phi i64 [ %19, %17 ], [ 0, %12 ]
  %15 = icmp ne ptr %7, null
  %16 = icmp slt i64 %.083, %2
  %spec.select = select i1 %15, i1 %16, i1 false
  br i1 %spec.select, label %17, label %65

17:                                               ; preds = %14
  %18 = getelementptr inbounds double, ptr %7, i64 %.083
  store double 0.000000e+00, ptr %18, align 8
  %19 = add nsw i64 %.083, 1
  br label %14

20:                                               ; preds = %12
  %21 = call ptr @room(i64 %2)
  %22 = call ptr @eigenvectors(i32 %1, i64 %2, ptr %3, i64 %5, ptr %21)
  %23 = mul nsw i64 %2, %2
  %24 = call ptr @room(i64 %23)
  %25 = mul nsw i64 %2, %2
  %26 = call ptr @room(i64 %25)
  call void @blas_symm(i32 76, i32 %1, i64 %2, i64 %2, double 1.000000e+00, ptr %4, i64 %5, ptr %22, i64 %2, double 0.000000e+00, ptr %24, i64 %2)
  call void @blas_gemm(i32 84, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, ptr %22, i64 %2, ptr %24, i64 %2, double 0.000000e+00, ptr %26, i64 %2)
  br label %27

27:                                               ; preds = %59, %20
  %.082 = phi i64 [ 0, %20 ], [ %60, %59 ]
  %28 = icmp slt i64 %.082, %2
  br i1 %28, label %29, label %61

29:                                               ; preds = %27
  %30 = icmp ne ptr %7, null
  br i1 %30, label %31, label %37

31:                                               ; preds = %29
  %32 = mul nsw i64 %.082, %2
  %33 = add nsw i64 %32, %.082
  %34 = getelementptr inbounds double, ptr %26, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = getelementptr inbounds double, ptr %7, i64 %.082
  store double %35, ptr %36, align 8
  br label %37

37:                                               ; preds = %31, %29
  br label %38

38:                                               ; preds = %53, %37
  %.0 = phi i64 [ 0, %37 ], [ %58, %53 ]
  %39 = icmp slt i64 %.0, %2
  br i1 %39, label %40, label %59

40:                                               ; preds = %38
  %41 = icmp eq i64 %.0, %.082
  br i1 %41, label %53, label %42

42:                                               ; preds = %40
  %43 = mul nsw i64 %.082, %2
  %44 = add nsw i64 %43, %.0
  %45 = getelementptr inbounds double, ptr %26, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds double, ptr %21, i64 %.082
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds double, ptr %21, i64 %.0
  %50 = load double, ptr %49, align 8
  %51 = fsub reassoc nsz double %48, %50
  %52 = fdiv reassoc nsz double %46, %51
  br label %53

53:                                               ; preds = %40, %42
  %54 = phi reassoc nsz double [ %52, %42 ], [ 0.000000e+00, %40 ]
  %55 = mul nsw i64 %.082, %2
  %56 = add nsw i64 %55, %.0
  %57 = getelementptr inbounds double, ptr %26, i64 %56
  store double %54, ptr %57, align 8
  %58 = add nsw i64 %.0, 1
  br label %38

59:                                               ; preds = %38
  %60 = add nsw i64 %.082, 1
  br label %27

61:                                               ; preds = %27
  call void @clear(i32 %0, i32 %1, i64 %2, ptr %4, i64 %5)
  %62 = icmp ne i32 %0, 78
  br i1 %62, label %63, label %64

63:                                               ; preds = %61
  call void @blas_gemm(i32 78, i32 78, i64 %2, i64 %2, i64 %2, double 1.000000e+00, ptr %22, i64 %2, ptr %26, i64 %2, double 0.000000e+00, ptr %4, i64 %5)
  br label %64

64:                                               ; preds = %63, %61
  call void @free(ptr %21)
  call void @free(ptr %22)
  call void @free(ptr %24)
  call void @free(ptr %26)
  br label %65

65:                                               ; preds = %14, %9, %64
  ret void
}

declare void @blas_symm(i32, i32, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64)

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
