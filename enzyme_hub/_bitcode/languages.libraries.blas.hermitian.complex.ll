; Made from hermitian.c by `python -m enzyme_hub._bitcode`.
define void @hemv_save(i32 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, ptr %12, ptr %13, i64 %14, i32 %15, i32 %16, ptr %17) {
  %19 = icmp ne ptr %13, null
  br i1 %19, label %20, label %45

20:                                               ; preds = %18
  %21 = icmp ne ptr %8, null
  %22 = icmp ne ptr %3, null
  %or.cond = or i1 %21, %22
  br i1 %or.cond, label %23, label %30

23:                                               ; preds = %20
  %24 = ashr i32 %16, 0
  %25 = and i32 %24, 1
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %30

27:                                               ; preds = %23
  %28 = call ptr @matrix_copy(i64 %1, i64 %1, ptr %4, i64 %6)
  %29 = getelementptr inbounds ptr, ptr %17, i64 0
  store ptr %28, ptr %29, align 8
  br label %30

30:                                               ; preds = %20, %27, %23
  %31 = icmp ne ptr %5, null
  %32 = icmp ne ptr %3, null
  %or.cond22 = or i1 %31, %32
  br i1 %or.cond22, label %33, label %40

33:                                               ; preds = %30
  %34 = ashr i32 %16, 1
  %35 = and i32 %34, 1
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %37, label %40

37:                                               ; preds = %33
  %38 = call ptr @vector_copy(i64 %1, ptr %7, i64 %9)
  %39 = getelementptr inbounds ptr, ptr %17, i64 1
  store ptr %38, ptr %39, align 8
  br label %40

40:                                               ; preds = %30, %37, %33
  %41 = icmp ne ptr %11, null
  br i1 %41, label %42, label %45

42:                                               ; preds = %40
  %43 = call ptr @vector_copy(i64 %1, ptr %12, i64 %14)
  %44 = getelementptr inbounds ptr, ptr %17, i64 2
  store ptr %43, ptr %44, align 8
  br label %45

45:                                               ; preds = %18, %42, %40
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

define void @hemv_gradient(i32 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, ptr %12, ptr %13, i64 %14, i32 %15, ptr %16) {
  %18 = getelementptr inbounds ptr, ptr %16, i64 0
  %19 = load ptr, ptr %18, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %21, label %25

21:                                               ; preds = %17
  %22 = getelementptr inbounds ptr, ptr %16, i64 0
  %23 = load ptr, ptr %22, align 8
  %24 = call i64 @at_least_1(i64 %1)
  br label %25

25:                                               ; preds = %21, %17
  %.072 = phi i64 [ %24, %21 ], [ %6, %17 ]
  %.0 = phi ptr [ %23, %21 ], [ %4, %17 ]
  %26 = getelementptr inbounds ptr, ptr %16, i64 1
  %27 = load ptr, ptr %26, align 8
  %28 = icmp ne ptr %27, null
  br i1 %28, label %29, label %32

29:                                               ; preds = %25
  %30 = getelementptr inbounds ptr, ptr %16, i64 1
  %31 = load ptr, ptr %30, align 8
  br label %32

32:                                               ; preds = %29, %25
  %.071 = phi i64 [ 1, %29 ], [ %9, %25 ]
  %.070 = phi ptr [ %31, %29 ], [ %7, %25 ]
  %33 = icmp ne ptr %13, null
  %34 = icmp sgt i64 %1, 0
  %or.cond = and i1 %33, %34
  br i1 %or.cond, label %35, label %95

35:                                               ; preds = %32
  %36 = icmp ne ptr %5, null
  br i1 %36, label %37, label %42

37:                                               ; preds = %35
  %38 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  %41 = load double, ptr %40, align 8
  call void @add_hermitian_outer(i32 %15, i32 %0, i64 %1, double %39, double %41, ptr %.070, i64 %.071, ptr %13, i64 %14, ptr %5, i64 %6)
  br label %42

42:                                               ; preds = %37, %35
  %43 = icmp ne ptr %3, null
  br i1 %43, label %44, label %65

44:                                               ; preds = %42
  %45 = call ptr @zeros(i64 %1)
  call void @add_hemv(i32 %15, i32 %0, i64 %1, double 1.000000e+00, double 0.000000e+00, ptr %.0, i64 %.072, ptr %13, i64 %14, ptr %45, i64 1)
  %46 = call reassoc nsz { double, double } @dot(i64 %1, ptr %.070, i64 %.071, ptr %45, i64 1)
  %47 = extractvalue { double, double } %46, 0
  %48 = extractvalue { double, double } %46, 1
  %49 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  %52 = load double, ptr %51, align 8
  %53 = fadd reassoc nsz double %50, %47
  %54 = fadd reassoc nsz double %52, %48
  %55 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %56 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  store double %53, ptr %55, align 8
  store double %54, ptr %56, align 8
  %57 = icmp ne ptr %8, null
  br i1 %57, label %58, label %64

58:                                               ; preds = %44
  %59 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  %62 = load double, ptr %61, align 8
  %63 = fneg reassoc nsz double %62
  call void @add(i64 %1, double %60, double %63, ptr %45, i64 1, ptr %8, i64 %9)
  br label %64

64:                                               ; preds = %58, %44
  call void @free(ptr %45)
  br label %73

65:                                               ; preds = %42
  %66 = icmp ne ptr %8, null
  br i1 %66, label %67, label %73

67:                                               ; preds = %65
  %68 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %69 = load double, ptr %68, align 8
  %70 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  %71 = load double, ptr %70, align 8
  %72 = fneg reassoc nsz double %71
  call void @add_hemv(i32 %15, i32 %0, i64 %1, double %69, double %72, ptr %.0, i64 %.072, ptr %13, i64 %14, ptr %8, i64 %9)
  br label %73

73:                                               ; preds = %65, %67, %64
  %74 = icmp ne ptr %11, null
  br i1 %74, label %75, label %89

75:                                               ; preds = %73
  %76 = getelementptr inbounds ptr, ptr %16, i64 2
  %77 = load ptr, ptr %76, align 8
  %78 = call reassoc nsz { double, double } @dot(i64 %1, ptr %77, i64 1, ptr %13, i64 %14)
  %79 = extractvalue { double, double } %78, 0
  %80 = extractvalue { double, double } %78, 1
  %81 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 0
  %82 = load double, ptr %81, align 8
  %83 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 1
  %84 = load double, ptr %83, align 8
  %85 = fadd reassoc nsz double %82, %79
  %86 = fadd reassoc nsz double %84, %80
  %87 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 0
  %88 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 1
  store double %85, ptr %87, align 8
  store double %86, ptr %88, align 8
  br label %89

89:                                               ; preds = %75, %73
  %90 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 0
  %91 = load double, ptr %90, align 8
  %92 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 1
  %93 = load double, ptr %92, align 8
  %94 = fneg reassoc nsz double %93
  call void @scale_vector(i64 %1, double %91, double %94, ptr %13, i64 %14)
  br label %95

95:                                               ; preds = %89, %32
  ret void
}

define internal i64 @at_least_1(i64 %0) {
  %2 = icmp sgt i64 %0, 1
  %. = select i1 %2, i64 %0, i64 1
  ret i64 %.
}

define internal void @add_hermitian_outer(i32 %0, i32 %1, i64 %2, double %3, double %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10) {
  %12 = call i64 @first(i64 %2, i64 %6)
  %13 = getelementptr inbounds { double, double }, ptr %5, i64 %12
  %14 = call i64 @first(i64 %2, i64 %8)
  %15 = getelementptr inbounds { double, double }, ptr %7, i64 %14
  br label %16

16:                                               ; preds = %97, %11
  %.0 = phi i64 [ 0, %11 ], [ %98, %97 ]
  %17 = icmp slt i64 %.0, %2
  br i1 %17, label %18, label %99

18:                                               ; preds = %16
  %19 = call i64 @low(i32 %1, i64 %.0, i32 0)
  br label %20

20:                                               ; preds = %79, %18
  %.042 = phi i64 [ %19, %18 ], [ %96, %79 ]
  %21 = call i64 @high(i32 %1, i64 %.0, i64 %2, i32 0)
  %22 = icmp slt i64 %.042, %21
  br i1 %22, label %23, label %97

23:                                               ; preds = %20
  %24 = fneg reassoc nsz double %4
  %25 = mul nsw i64 %.042, %8
  %26 = getelementptr inbounds { double, double }, ptr %15, i64 %25
  %27 = getelementptr inbounds nuw { double, double }, ptr %26, i32 0, i32 0
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds nuw { double, double }, ptr %26, i32 0, i32 1
  %30 = load double, ptr %29, align 8
  %31 = fmul reassoc nsz double %3, %28
  %32 = fmul reassoc nsz double %24, %30
  %33 = fmul reassoc nsz double %3, %30
  %34 = fmul reassoc nsz double %24, %28
  %35 = fsub reassoc nsz double %31, %32
  %36 = fadd reassoc nsz double %33, %34
  %37 = mul nsw i64 %.0, %6
  %38 = getelementptr inbounds { double, double }, ptr %13, i64 %37
  %39 = getelementptr inbounds nuw { double, double }, ptr %38, i32 0, i32 0
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds nuw { double, double }, ptr %38, i32 0, i32 1
  %42 = load double, ptr %41, align 8
  %43 = fneg reassoc nsz double %42
  %44 = fmul reassoc nsz double %35, %40
  %45 = fmul reassoc nsz double %36, %43
  %46 = fmul reassoc nsz double %35, %43
  %47 = fmul reassoc nsz double %36, %40
  %48 = fsub reassoc nsz double %44, %45
  %49 = fadd reassoc nsz double %46, %47
  %50 = icmp eq i64 %.042, %.0
  br i1 %50, label %79, label %51

51:                                               ; preds = %23
  %52 = mul nsw i64 %.042, %6
  %53 = getelementptr inbounds { double, double }, ptr %13, i64 %52
  %54 = getelementptr inbounds nuw { double, double }, ptr %53, i32 0, i32 0
  %55 = load double, ptr %54, align 8
  %56 = getelementptr inbounds nuw { double, double }, ptr %53, i32 0, i32 1
  %57 = load double, ptr %56, align 8
  %58 = fmul reassoc nsz double %3, %55
  %59 = fmul reassoc nsz double %4, %57
  %60 = fmul reassoc nsz double %3, %57
  %61 = fmul reassoc nsz double %4, %55
  %62 = fsub reassoc nsz double %58, %59
  %63 = fadd reassoc nsz double %60, %61
  %64 = mul nsw i64 %.0, %8
  %65 = getelementptr inbounds { double, double }, ptr %15, i64 %64
  %66 = getelementptr inbounds nuw { double, double }, ptr %65, i32 0, i32 0
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds nuw { double, double }, ptr %65, i32 0, i32 1
  %69 = load double, ptr %68, align 8
  %70 = fneg reassoc nsz double %69
  %71 = fmul reassoc nsz double %62, %67
  %72 = fmul reassoc nsz double %63, %70
  %73 = fmul reassoc nsz double %62, %70
  %74 = fmul reassoc nsz double %63, %67
  %75 = fsub reassoc nsz double %71, %72
  %76 = fadd reassoc nsz double %73, %74
  %77 = fadd reassoc nsz double %48, %75
  %78 = fadd reassoc nsz double %49, %76
  br label %79

79:                                               ; preds = %23, %51
  %80 = phi reassoc nsz double [ %77, %51 ], [ %48, %23 ]
  %81 = phi reassoc nsz double [ %78, %51 ], [ 0.000000e+00, %23 ]
  %82 = icmp ne i32 %0, 0
  %83 = fneg reassoc nsz double %81
  %84 = select reassoc nsz i1 %82, double %83, double %81
  %85 = mul nsw i64 %.0, %10
  %86 = add nsw i64 %85, %.042
  %87 = getelementptr inbounds { double, double }, ptr %9, i64 %86
  %88 = getelementptr inbounds nuw { double, double }, ptr %87, i32 0, i32 0
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds nuw { double, double }, ptr %87, i32 0, i32 1
  %91 = load double, ptr %90, align 8
  %92 = fadd reassoc nsz double %89, %80
  %93 = fadd reassoc nsz double %91, %84
  %94 = getelementptr inbounds nuw { double, double }, ptr %87, i32 0, i32 0
  %95 = getelementptr inbounds nuw { double, double }, ptr %87, i32 0, i32 1
  store double %92, ptr %94, align 8
  store double %93, ptr %95, align 8
  %96 = add nsw i64 %.042, 1
  br label %20

97:                                               ; preds = %20
  %98 = add nsw i64 %.0, 1
  br label %16

99:                                               ; preds = %16
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

define internal void @add_hemv(i32 %0, i32 %1, i64 %2, double %3, double %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10) {
  %12 = icmp ne i32 %0, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %11
  call void @blas_hemv(i32 %1, i64 %2, double %3, double %4, ptr %5, i64 %6, ptr %7, i64 %8, double 1.000000e+00, double 0.000000e+00, ptr %9, i64 %10)
  br label %18

14:                                               ; preds = %11
  %15 = call ptr @conjugate_copy(i64 %2, ptr %7, i64 %8)
  %16 = call ptr @zeros(i64 %2)
  %17 = fneg reassoc nsz double %4
  call void @blas_hemv(i32 %1, i64 %2, double %3, double %17, ptr %5, i64 %6, ptr %15, i64 1, double 0.000000e+00, double 0.000000e+00, ptr %16, i64 1)
  call void @conjugate(i64 %2, ptr %16, i64 1)
  call void @add(i64 %2, double 1.000000e+00, double 0.000000e+00, ptr %16, i64 1, ptr %9, i64 %10)
  call void @free(ptr %15)
  call void @free(ptr %16)
  br label %18

18:                                               ; preds = %14, %13
  ret void
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

define void @hemv_tangent(i32 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, ptr %12, ptr %13, i64 %14, i32 %15) {
  %17 = icmp eq ptr %13, null
  %18 = icmp sle i64 %1, 0
  %or.cond = or i1 %17, %18
  br i1 %or.cond, label %51, label %19

19:                                               ; preds = %16
  %20 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 0
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds nuw { double, double }, ptr %10, i32 0, i32 1
  %23 = load double, ptr %22, align 8
  call void @scale_vector(i64 %1, double %21, double %23, ptr %13, i64 %14)
  %24 = icmp ne ptr %11, null
  br i1 %24, label %25, label %30

25:                                               ; preds = %19
  %26 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 0
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 1
  %29 = load double, ptr %28, align 8
  call void @add(i64 %1, double %27, double %29, ptr %12, i64 %14, ptr %13, i64 %14)
  br label %30

30:                                               ; preds = %25, %19
  %31 = icmp ne ptr %5, null
  br i1 %31, label %32, label %37

32:                                               ; preds = %30
  %33 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  %36 = load double, ptr %35, align 8
  call void @add_hemv(i32 %15, i32 %0, i64 %1, double %34, double %36, ptr %5, i64 %6, ptr %7, i64 %9, ptr %13, i64 %14)
  br label %37

37:                                               ; preds = %32, %30
  %38 = icmp ne ptr %8, null
  br i1 %38, label %39, label %44

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %41 = load double, ptr %40, align 8
  %42 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  %43 = load double, ptr %42, align 8
  call void @add_hemv(i32 %15, i32 %0, i64 %1, double %41, double %43, ptr %4, i64 %6, ptr %8, i64 %9, ptr %13, i64 %14)
  br label %44

44:                                               ; preds = %39, %37
  %45 = icmp ne ptr %3, null
  br i1 %45, label %46, label %51

46:                                               ; preds = %44
  %47 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 0
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds nuw { double, double }, ptr %3, i32 0, i32 1
  %50 = load double, ptr %49, align 8
  call void @add_hemv(i32 %15, i32 %0, i64 %1, double %48, double %50, ptr %4, i64 %6, ptr %7, i64 %9, ptr %13, i64 %14)
  br label %51

51:                                               ; preds = %16, %46, %44
  ret void
}

define void @hemm_save(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11, ptr %12, ptr %13, ptr %14, ptr %15, i64 %16, i32 %17, ptr %18) {
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
  %or.cond27 = or i1 %33, %34
  br i1 %or.cond27, label %35, label %42

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

define void @hemm_gradient(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11, ptr %12, ptr %13, ptr %14, ptr %15, i64 %16, ptr %17) {
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
  %.0121 = phi i64 [ %26, %23 ], [ %8, %18 ]
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
  %.0122 = phi i64 [ %34, %31 ], [ %11, %27 ]
  %.0120 = phi ptr [ %33, %31 ], [ %9, %27 ]
  %36 = icmp ne ptr %15, null
  %37 = icmp sgt i64 %2, 0
  %or.cond = and i1 %36, %37
  %38 = icmp sgt i64 %3, 0
  %or.cond124 = and i1 %or.cond, %38
  br i1 %or.cond124, label %39, label %158

39:                                               ; preds = %35
  %40 = icmp ne ptr %7, null
  br i1 %40, label %41, label %112

41:                                               ; preds = %39
  %42 = add nsw i64 %8, 1
  %43 = call ptr @vector_copy(i64 %., ptr %7, i64 %42)
  %44 = icmp eq i32 %0, 76
  %45 = zext i1 %44 to i64
  %46 = select i1 %44, i32 78, i32 67
  %47 = icmp eq i32 %0, 76
  %.125 = select i1 %47, i64 %3, i64 %2
  %48 = icmp eq i32 %0, 76
  br i1 %48, label %49, label %55

49:                                               ; preds = %41
  %50 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %53 = load double, ptr %52, align 8
  %54 = fneg reassoc nsz double %53
  br label %60

55:                                               ; preds = %41
  %56 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %59 = load double, ptr %58, align 8
  br label %60

60:                                               ; preds = %55, %49
  %61 = phi reassoc nsz double [ %51, %49 ], [ %57, %55 ]
  %62 = phi reassoc nsz double [ %54, %49 ], [ %59, %55 ]
  call void @blas_her2k(i32 %1, i32 %46, i64 %., i64 %.125, double %61, double %62, ptr %15, i64 %16, ptr %.0120, i64 %.0122, double 1.000000e+00, ptr %7, i64 %8)
  br label %63

63:                                               ; preds = %90, %60
  %.0123 = phi i64 [ 0, %60 ], [ %110, %90 ]
  %64 = icmp slt i64 %.0123, %.
  br i1 %64, label %65, label %111

65:                                               ; preds = %63
  %66 = icmp eq i32 %0, 76
  %67 = getelementptr inbounds { double, double }, ptr %15, i64 %.0123
  %68 = mul nsw i64 %.0123, %16
  %69 = getelementptr inbounds { double, double }, ptr %15, i64 %68
  %70 = select i1 %66, ptr %67, ptr %69
  %71 = icmp eq i32 %0, 76
  %72 = getelementptr inbounds { double, double }, ptr %.0120, i64 %.0123
  %73 = mul nsw i64 %.0123, %.0122
  %74 = getelementptr inbounds { double, double }, ptr %.0120, i64 %73
  %75 = select i1 %71, ptr %72, ptr %74
  %76 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %77 = load double, ptr %76, align 8
  %78 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %79 = load double, ptr %78, align 8
  %80 = fneg reassoc nsz double %79
  %81 = icmp eq i32 %0, 76
  br i1 %81, label %82, label %86

82:                                               ; preds = %65
  %83 = call reassoc nsz { double, double } @dot(i64 %3, ptr %75, i64 %.0122, ptr %70, i64 %16)
  %84 = extractvalue { double, double } %83, 0
  %85 = extractvalue { double, double } %83, 1
  br label %90

86:                                               ; preds = %65
  %87 = call reassoc nsz { double, double } @dot(i64 %2, ptr %75, i64 1, ptr %70, i64 1)
  %88 = extractvalue { double, double } %87, 0
  %89 = extractvalue { double, double } %87, 1
  br label %90

90:                                               ; preds = %86, %82
  %91 = phi reassoc nsz double [ %84, %82 ], [ %88, %86 ]
  %92 = phi reassoc nsz double [ %85, %82 ], [ %89, %86 ]
  %93 = fmul reassoc nsz double %77, %91
  %94 = fmul reassoc nsz double %80, %92
  %95 = fmul reassoc nsz double %77, %92
  %96 = fmul reassoc nsz double %80, %91
  %97 = fsub reassoc nsz double %93, %94
  %98 = fadd reassoc nsz double %95, %96
  %99 = getelementptr inbounds { double, double }, ptr %43, i64 %.0123
  %100 = getelementptr inbounds nuw { double, double }, ptr %99, i32 0, i32 0
  %101 = load double, ptr %100, align 8
  %102 = getelementptr inbounds nuw { double, double }, ptr %99, i32 0, i32 1
  %103 = load double, ptr %102, align 8
  %104 = fadd reassoc nsz double %101, %97
  %105 = add nsw i64 %8, 1
  %106 = mul nsw i64 %.0123, %105
  %107 = getelementptr inbounds { double, double }, ptr %7, i64 %106
  %108 = getelementptr inbounds nuw { double, double }, ptr %107, i32 0, i32 0
  %109 = getelementptr inbounds nuw { double, double }, ptr %107, i32 0, i32 1
  store double %104, ptr %108, align 8
  store double %103, ptr %109, align 8
  %110 = add nsw i64 %.0123, 1
  br label %63

111:                                              ; preds = %63
  call void @free(ptr %43)
  br label %112

112:                                              ; preds = %111, %39
  %113 = icmp ne ptr %5, null
  br i1 %113, label %114, label %128

114:                                              ; preds = %112
  %115 = mul nsw i64 %2, %3
  %116 = call ptr @room(i64 %115)
  call void @blas_hemm(i32 %0, i32 %1, i64 %2, i64 %3, double 1.000000e+00, double 0.000000e+00, ptr %.0, i64 %.0121, ptr %.0120, i64 %.0122, double 0.000000e+00, double 0.000000e+00, ptr %116, i64 %2)
  %117 = call reassoc nsz { double, double } @inner(i64 %2, i64 %3, ptr %116, i64 %2, ptr %15, i64 %16)
  %118 = extractvalue { double, double } %117, 0
  %119 = extractvalue { double, double } %117, 1
  %120 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %121 = load double, ptr %120, align 8
  %122 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  %123 = load double, ptr %122, align 8
  %124 = fadd reassoc nsz double %121, %118
  %125 = fadd reassoc nsz double %123, %119
  %126 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %127 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  store double %124, ptr %126, align 8
  store double %125, ptr %127, align 8
  call void @free(ptr %116)
  br label %128

128:                                              ; preds = %114, %112
  %129 = icmp ne ptr %10, null
  br i1 %129, label %130, label %136

130:                                              ; preds = %128
  %131 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %132 = load double, ptr %131, align 8
  %133 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %134 = load double, ptr %133, align 8
  %135 = fneg reassoc nsz double %134
  call void @blas_hemm(i32 %0, i32 %1, i64 %2, i64 %3, double %132, double %135, ptr %.0, i64 %.0121, ptr %15, i64 %16, double 1.000000e+00, double 0.000000e+00, ptr %10, i64 %11)
  br label %136

136:                                              ; preds = %130, %128
  %137 = icmp ne ptr %13, null
  br i1 %137, label %138, label %152

138:                                              ; preds = %136
  %139 = getelementptr inbounds ptr, ptr %17, i64 2
  %140 = load ptr, ptr %139, align 8
  %141 = call reassoc nsz { double, double } @inner(i64 %2, i64 %3, ptr %140, i64 %2, ptr %15, i64 %16)
  %142 = extractvalue { double, double } %141, 0
  %143 = extractvalue { double, double } %141, 1
  %144 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 0
  %145 = load double, ptr %144, align 8
  %146 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 1
  %147 = load double, ptr %146, align 8
  %148 = fadd reassoc nsz double %145, %142
  %149 = fadd reassoc nsz double %147, %143
  %150 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 0
  %151 = getelementptr inbounds nuw { double, double }, ptr %13, i32 0, i32 1
  store double %148, ptr %150, align 8
  store double %149, ptr %151, align 8
  br label %152

152:                                              ; preds = %138, %136
  %153 = getelementptr inbounds nuw { double, double }, ptr %12, i32 0, i32 0
  %154 = load double, ptr %153, align 8
  %155 = getelementptr inbounds nuw { double, double }, ptr %12, i32 0, i32 1
  %156 = load double, ptr %155, align 8
  %157 = fneg reassoc nsz double %156
  call void @scale_matrix(i64 %2, i64 %3, double %154, double %157, ptr %15, i64 %16)
  br label %158

158:                                              ; preds = %152, %35
  ret void
}

declare void @blas_her2k(i32, i32, i64, i64, double, double, ptr, i64, ptr, i64, double, ptr, i64)

define internal ptr @room(i64 %0) {
  %2 = call i64 @at_least_1(i64 %0)
  %3 = call i64 @size_of_number()
  %4 = mul nsw i64 %2, %3
  %5 = call ptr @malloc(i64 %4)
  ret ptr %5
}

declare void @blas_hemm(i32, i32, i64, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64)

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

define void @hemm_tangent(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11, ptr %12, ptr %13, ptr %14, ptr %15, i64 %16) {
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
  call void @blas_hemm(i32 %0, i32 %1, i64 %2, i64 %3, double %36, double %38, ptr %7, i64 %8, ptr %9, i64 %11, double 1.000000e+00, double 0.000000e+00, ptr %15, i64 %16)
  br label %39

39:                                               ; preds = %34, %32
  %40 = icmp ne ptr %10, null
  br i1 %40, label %41, label %46

41:                                               ; preds = %39
  %42 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %43 = load double, ptr %42, align 8
  %44 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %45 = load double, ptr %44, align 8
  call void @blas_hemm(i32 %0, i32 %1, i64 %2, i64 %3, double %43, double %45, ptr %6, i64 %8, ptr %10, i64 %11, double 1.000000e+00, double 0.000000e+00, ptr %15, i64 %16)
  br label %46

46:                                               ; preds = %41, %39
  %47 = icmp ne ptr %5, null
  br i1 %47, label %48, label %53

48:                                               ; preds = %46
  %49 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  %52 = load double, ptr %51, align 8
  call void @blas_hemm(i32 %0, i32 %1, i64 %2, i64 %3, double %50, double %52, ptr %6, i64 %8, ptr %9, i64 %11, double 1.000000e+00, double 0.000000e+00, ptr %15, i64 %16)
  br label %53

53:                                               ; preds = %17, %48, %46
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

define void @herk_save(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, ptr %10, ptr %11, ptr %12, i64 %13, i32 %14, ptr %15) {
  %17 = icmp ne ptr %12, null
  br i1 %17, label %18, label %40

18:                                               ; preds = %16
  %19 = icmp ne ptr %7, null
  %20 = icmp ne ptr %5, null
  %or.cond = or i1 %19, %20
  br i1 %or.cond, label %21, label %35

21:                                               ; preds = %18
  %22 = ashr i32 %14, 0
  %23 = and i32 %22, 1
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %35

25:                                               ; preds = %21
  %26 = call i32 @is_left(i32 %1)
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %30

28:                                               ; preds = %25
  %29 = call ptr @matrix_copy(i64 %2, i64 %3, ptr %6, i64 %8)
  br label %32

30:                                               ; preds = %25
  %31 = call ptr @matrix_copy(i64 %3, i64 %2, ptr %6, i64 %8)
  br label %32

32:                                               ; preds = %30, %28
  %33 = phi ptr [ %29, %28 ], [ %31, %30 ]
  %34 = getelementptr inbounds ptr, ptr %15, i64 0
  store ptr %33, ptr %34, align 8
  br label %35

35:                                               ; preds = %18, %32, %21
  %36 = icmp ne ptr %10, null
  br i1 %36, label %37, label %40

37:                                               ; preds = %35
  %38 = call ptr @matrix_copy(i64 %2, i64 %2, ptr %11, i64 %13)
  %39 = getelementptr inbounds ptr, ptr %15, i64 1
  store ptr %38, ptr %39, align 8
  br label %40

40:                                               ; preds = %16, %37, %35
  ret void
}

define internal i32 @is_left(i32 %0) {
  %2 = icmp eq i32 %0, 78
  %3 = icmp eq i32 %0, 82
  %spec.select = select i1 %2, i1 true, i1 %3
  %4 = zext i1 %spec.select to i32
  ret i32 %4
}

define void @herk_gradient(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, ptr %10, ptr %11, ptr %12, i64 %13, ptr %14) {
  %16 = call i32 @is_left(i32 %1)
  %17 = icmp ne i32 %16, 0
  %. = select i1 %17, i64 %2, i64 %3
  %18 = call i32 @is_left(i32 %1)
  %19 = icmp ne i32 %18, 0
  %20 = select i1 %19, i64 %3, i64 %2
  %21 = getelementptr inbounds ptr, ptr %14, i64 0
  %22 = load ptr, ptr %21, align 8
  %23 = icmp ne ptr %22, null
  br i1 %23, label %24, label %28

24:                                               ; preds = %15
  %25 = getelementptr inbounds ptr, ptr %14, i64 0
  %26 = load ptr, ptr %25, align 8
  %27 = call i64 @at_least_1(i64 %.)
  br label %28

28:                                               ; preds = %24, %15
  %.065 = phi i64 [ %27, %24 ], [ %8, %15 ]
  %.0 = phi ptr [ %26, %24 ], [ %6, %15 ]
  %29 = icmp ne ptr %12, null
  %30 = icmp sgt i64 %2, 0
  %or.cond = and i1 %29, %30
  br i1 %or.cond, label %31, label %68

31:                                               ; preds = %28
  %32 = icmp ne ptr %7, null
  %33 = icmp sgt i64 %3, 0
  %or.cond66 = and i1 %32, %33
  br i1 %or.cond66, label %34, label %37

34:                                               ; preds = %31
  %35 = call i32 @is_left(i32 %1)
  %36 = load double, ptr %4, align 8
  call void @add_hermitian_both(i32 %35, i32 %0, i64 %., i64 %20, double %36, double 0.000000e+00, ptr %12, i64 %13, ptr %.0, i64 %.065, ptr %7, i64 %8)
  br label %37

37:                                               ; preds = %34, %31
  %38 = icmp ne ptr %5, null
  %39 = icmp sgt i64 %3, 0
  %or.cond67 = and i1 %38, %39
  br i1 %or.cond67, label %40, label %50

40:                                               ; preds = %37
  %41 = mul nsw i64 %2, %2
  %42 = call ptr @room(i64 %41)
  %43 = call i32 @is_left(i32 %1)
  %44 = icmp ne i32 %43, 0
  %45 = zext i1 %44 to i64
  %46 = select i1 %44, i32 78, i32 67
  call void @blas_herk(i32 %0, i32 %46, i64 %2, i64 %3, double 1.000000e+00, ptr %.0, i64 %.065, double 0.000000e+00, ptr %42, i64 %2)
  %47 = call reassoc nsz double @inner_hermitian(i32 %0, i64 %2, ptr %42, i64 %2, ptr %12, i64 %13)
  %48 = load double, ptr %5, align 8
  %49 = fadd reassoc nsz double %48, %47
  store double %49, ptr %5, align 8
  call void @free(ptr %42)
  br label %50

50:                                               ; preds = %40, %37
  %51 = icmp ne ptr %10, null
  br i1 %51, label %52, label %58

52:                                               ; preds = %50
  %53 = getelementptr inbounds ptr, ptr %14, i64 1
  %54 = load ptr, ptr %53, align 8
  %55 = call reassoc nsz double @inner_hermitian(i32 %0, i64 %2, ptr %54, i64 %2, ptr %12, i64 %13)
  %56 = load double, ptr %10, align 8
  %57 = fadd reassoc nsz double %56, %55
  store double %57, ptr %10, align 8
  br label %58

58:                                               ; preds = %52, %50
  %59 = load double, ptr %4, align 8
  %60 = fcmp reassoc nsz une double %59, 0.000000e+00
  %61 = icmp sgt i64 %3, 0
  %or.cond68 = and i1 %60, %61
  br i1 %or.cond68, label %65, label %62

62:                                               ; preds = %58
  %63 = load double, ptr %9, align 8
  %64 = fcmp reassoc nsz une double %63, 1.000000e+00
  br i1 %64, label %65, label %66

65:                                               ; preds = %58, %62
  call void @make_diagonal_real(i64 %2, ptr %12, i64 %13)
  br label %66

66:                                               ; preds = %65, %62
  %67 = load double, ptr %9, align 8
  call void @scale_triangle(i32 %0, i64 %2, double %67, double 0.000000e+00, ptr %12, i64 %13)
  br label %68

68:                                               ; preds = %66, %28
  ret void
}

define internal void @add_hermitian_both(i32 %0, i32 %1, i64 %2, i64 %3, double %4, double %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11) {
  %13 = icmp ne i32 %0, 0
  %14 = zext i1 %13 to i64
  %15 = select i1 %13, i32 76, i32 82
  call void @blas_hemm(i32 %15, i32 %1, i64 %2, i64 %3, double %4, double %5, ptr %6, i64 %7, ptr %8, i64 %9, double 1.000000e+00, double 0.000000e+00, ptr %10, i64 %11)
  br label %16

16:                                               ; preds = %54, %12
  %.033 = phi i64 [ 0, %12 ], [ %55, %54 ]
  %17 = icmp slt i64 %.033, %3
  br i1 %17, label %18, label %56

18:                                               ; preds = %16, %20
  %.0 = phi i64 [ %53, %20 ], [ 0, %16 ]
  %19 = icmp slt i64 %.0, %2
  br i1 %19, label %20, label %54

20:                                               ; preds = %18
  %21 = icmp ne i32 %0, 0
  %.0..033 = select i1 %21, i64 %.0, i64 %.033
  %22 = add nsw i64 %7, 1
  %23 = mul nsw i64 %.0..033, %22
  %24 = getelementptr inbounds { double, double }, ptr %6, i64 %23
  %25 = getelementptr inbounds nuw { double, double }, ptr %24, i32 0, i32 0
  %26 = load double, ptr %25, align 8
  %27 = fmul reassoc nsz double %4, %26
  %28 = fmul reassoc nsz double %5, %26
  %29 = mul nsw i64 %.033, %9
  %30 = add nsw i64 %29, %.0
  %31 = getelementptr inbounds { double, double }, ptr %8, i64 %30
  %32 = getelementptr inbounds nuw { double, double }, ptr %31, i32 0, i32 0
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds nuw { double, double }, ptr %31, i32 0, i32 1
  %35 = load double, ptr %34, align 8
  %36 = fmul reassoc nsz double %27, %33
  %37 = fmul reassoc nsz double %28, %35
  %38 = fmul reassoc nsz double %27, %35
  %39 = fmul reassoc nsz double %28, %33
  %40 = fsub reassoc nsz double %36, %37
  %41 = fadd reassoc nsz double %38, %39
  %42 = mul nsw i64 %.033, %11
  %43 = add nsw i64 %42, %.0
  %44 = getelementptr inbounds { double, double }, ptr %10, i64 %43
  %45 = getelementptr inbounds nuw { double, double }, ptr %44, i32 0, i32 0
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds nuw { double, double }, ptr %44, i32 0, i32 1
  %48 = load double, ptr %47, align 8
  %49 = fadd reassoc nsz double %46, %40
  %50 = fadd reassoc nsz double %48, %41
  %51 = getelementptr inbounds nuw { double, double }, ptr %44, i32 0, i32 0
  %52 = getelementptr inbounds nuw { double, double }, ptr %44, i32 0, i32 1
  store double %49, ptr %51, align 8
  store double %50, ptr %52, align 8
  %53 = add nsw i64 %.0, 1
  br label %18

54:                                               ; preds = %18
  %55 = add nsw i64 %.033, 1
  br label %16

56:                                               ; preds = %16
  ret void
}

declare void @blas_herk(i32, i32, i64, i64, double, ptr, i64, double, ptr, i64)

define internal double @inner_hermitian(i32 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) {
  %7 = call reassoc nsz { double, double } @inner_triangle(i32 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5)
  %8 = extractvalue { double, double } %7, 0
  %9 = extractvalue { double, double } %7, 1
  br label %10

10:                                               ; preds = %12, %6
  %.016 = phi nsz double [ %8, %6 ], [ %24, %12 ]
  %.0 = phi i64 [ 0, %6 ], [ %25, %12 ]
  %11 = icmp slt i64 %.0, %1
  br i1 %11, label %12, label %26

12:                                               ; preds = %10
  %13 = add nsw i64 %3, 1
  %14 = mul nsw i64 %.0, %13
  %15 = getelementptr inbounds { double, double }, ptr %2, i64 %14
  %16 = getelementptr inbounds nuw { double, double }, ptr %15, i32 0, i32 1
  %17 = load double, ptr %16, align 8
  %18 = add nsw i64 %5, 1
  %19 = mul nsw i64 %.0, %18
  %20 = getelementptr inbounds { double, double }, ptr %4, i64 %19
  %21 = getelementptr inbounds nuw { double, double }, ptr %20, i32 0, i32 1
  %22 = load double, ptr %21, align 8
  %23 = fneg reassoc nsz double %17
  %24 = call reassoc nsz double @llvm.fmuladd.f64(double %23, double %22, double %.016)
  %25 = add nsw i64 %.0, 1
  br label %10

26:                                               ; preds = %10
  ret double %.016
}

define internal void @make_diagonal_real(i64 %0, ptr %1, i64 %2) {
  br label %4

4:                                                ; preds = %6, %3
  %.0 = phi i64 [ 0, %3 ], [ %17, %6 ]
  %5 = icmp slt i64 %.0, %0
  br i1 %5, label %6, label %18

6:                                                ; preds = %4
  %7 = add nsw i64 %2, 1
  %8 = mul nsw i64 %.0, %7
  %9 = getelementptr inbounds { double, double }, ptr %1, i64 %8
  %10 = getelementptr inbounds nuw { double, double }, ptr %9, i32 0, i32 0
  %11 = load double, ptr %10, align 8
  %12 = add nsw i64 %2, 1
  %13 = mul nsw i64 %.0, %12
  %14 = getelementptr inbounds { double, double }, ptr %1, i64 %13
  %15 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 0
  %16 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 1
  store double %11, ptr %15, align 8
  store double 0.000000e+00, ptr %16, align 8
  %17 = add nsw i64 %.0, 1
  br label %4

18:                                               ; preds = %4
  ret void
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

define void @herk_tangent(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, ptr %10, ptr %11, ptr %12, i64 %13) {
  %15 = call i32 @is_left(i32 %1)
  %16 = icmp ne i32 %15, 0
  %17 = zext i1 %16 to i64
  %18 = select i1 %16, i32 78, i32 67
  %19 = icmp eq ptr %12, null
  %20 = icmp sle i64 %2, 0
  %or.cond = or i1 %19, %20
  br i1 %or.cond, label %44, label %21

21:                                               ; preds = %14
  %22 = load double, ptr %9, align 8
  call void @scale_triangle(i32 %0, i64 %2, double %22, double 0.000000e+00, ptr %12, i64 %13)
  %23 = icmp ne ptr %10, null
  br i1 %23, label %24, label %26

24:                                               ; preds = %21
  %25 = load double, ptr %10, align 8
  call void @add_triangle(i32 %0, i32 0, i64 %2, double %25, double 0.000000e+00, ptr %11, i64 %13, ptr %12, i64 %13)
  br label %26

26:                                               ; preds = %24, %21
  %27 = load double, ptr %4, align 8
  %28 = fcmp reassoc nsz une double %27, 0.000000e+00
  %29 = icmp sgt i64 %3, 0
  %or.cond49 = and i1 %28, %29
  br i1 %or.cond49, label %33, label %30

30:                                               ; preds = %26
  %31 = load double, ptr %9, align 8
  %32 = fcmp reassoc nsz une double %31, 1.000000e+00
  br i1 %32, label %33, label %34

33:                                               ; preds = %26, %30
  call void @make_diagonal_real(i64 %2, ptr %12, i64 %13)
  br label %34

34:                                               ; preds = %33, %30
  %35 = icmp sle i64 %3, 0
  br i1 %35, label %44, label %36

36:                                               ; preds = %34
  %37 = icmp ne ptr %7, null
  br i1 %37, label %38, label %40

38:                                               ; preds = %36
  %39 = load double, ptr %4, align 8
  call void @blas_her2k(i32 %0, i32 %18, i64 %2, i64 %3, double %39, double 0.000000e+00, ptr %6, i64 %8, ptr %7, i64 %8, double 1.000000e+00, ptr %12, i64 %13)
  br label %40

40:                                               ; preds = %38, %36
  %41 = icmp ne ptr %5, null
  br i1 %41, label %42, label %44

42:                                               ; preds = %40
  %43 = load double, ptr %5, align 8
  call void @blas_herk(i32 %0, i32 %18, i64 %2, i64 %3, double %43, ptr %6, i64 %8, double 1.000000e+00, ptr %12, i64 %13)
  br label %44

44:                                               ; preds = %14, %34, %42, %40
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

define void @her2k_save(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11, ptr %12, ptr %13, ptr %14, ptr %15, i64 %16, i32 %17, ptr %18) {
  %20 = call i32 @is_left(i32 %1)
  %21 = icmp ne i32 %20, 0
  %. = select i1 %21, i64 %2, i64 %3
  %22 = call i32 @is_left(i32 %1)
  %23 = icmp ne i32 %22, 0
  %24 = select i1 %23, i64 %3, i64 %2
  %25 = icmp ne ptr %15, null
  br i1 %25, label %26, label %51

26:                                               ; preds = %19
  %27 = icmp ne ptr %10, null
  %28 = icmp ne ptr %5, null
  %or.cond = or i1 %27, %28
  br i1 %or.cond, label %29, label %36

29:                                               ; preds = %26
  %30 = ashr i32 %17, 0
  %31 = and i32 %30, 1
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %36

33:                                               ; preds = %29
  %34 = call ptr @matrix_copy(i64 %., i64 %24, ptr %6, i64 %8)
  %35 = getelementptr inbounds ptr, ptr %18, i64 0
  store ptr %34, ptr %35, align 8
  br label %36

36:                                               ; preds = %26, %33, %29
  %37 = icmp ne ptr %7, null
  %38 = icmp ne ptr %5, null
  %or.cond30 = or i1 %37, %38
  br i1 %or.cond30, label %39, label %46

39:                                               ; preds = %36
  %40 = ashr i32 %17, 1
  %41 = and i32 %40, 1
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %43, label %46

43:                                               ; preds = %39
  %44 = call ptr @matrix_copy(i64 %., i64 %24, ptr %9, i64 %11)
  %45 = getelementptr inbounds ptr, ptr %18, i64 1
  store ptr %44, ptr %45, align 8
  br label %46

46:                                               ; preds = %36, %43, %39
  %47 = icmp ne ptr %13, null
  br i1 %47, label %48, label %51

48:                                               ; preds = %46
  %49 = call ptr @matrix_copy(i64 %2, i64 %2, ptr %14, i64 %16)
  %50 = getelementptr inbounds ptr, ptr %18, i64 2
  store ptr %49, ptr %50, align 8
  br label %51

51:                                               ; preds = %19, %48, %46
  ret void
}

define void @her2k_gradient(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11, ptr %12, ptr %13, ptr %14, ptr %15, i64 %16, ptr %17) {
  %19 = call i32 @is_left(i32 %1)
  %20 = icmp ne i32 %19, 0
  %. = select i1 %20, i64 %2, i64 %3
  %21 = icmp ne i32 %19, 0
  %22 = select i1 %21, i64 %3, i64 %2
  %23 = getelementptr inbounds ptr, ptr %17, i64 0
  %24 = load ptr, ptr %23, align 8
  %25 = icmp ne ptr %24, null
  br i1 %25, label %26, label %30

26:                                               ; preds = %18
  %27 = getelementptr inbounds ptr, ptr %17, i64 0
  %28 = load ptr, ptr %27, align 8
  %29 = call i64 @at_least_1(i64 %.)
  br label %30

30:                                               ; preds = %26, %18
  %.0101 = phi i64 [ %29, %26 ], [ %8, %18 ]
  %.0 = phi ptr [ %28, %26 ], [ %6, %18 ]
  %31 = getelementptr inbounds ptr, ptr %17, i64 1
  %32 = load ptr, ptr %31, align 8
  %33 = icmp ne ptr %32, null
  br i1 %33, label %34, label %38

34:                                               ; preds = %30
  %35 = getelementptr inbounds ptr, ptr %17, i64 1
  %36 = load ptr, ptr %35, align 8
  %37 = call i64 @at_least_1(i64 %.)
  br label %38

38:                                               ; preds = %34, %30
  %.0102 = phi i64 [ %37, %34 ], [ %11, %30 ]
  %.0100 = phi ptr [ %36, %34 ], [ %9, %30 ]
  %39 = icmp ne ptr %15, null
  %40 = icmp sgt i64 %2, 0
  %or.cond = and i1 %39, %40
  br i1 %or.cond, label %41, label %122

41:                                               ; preds = %38
  %42 = icmp ne i32 %19, 0
  br i1 %42, label %43, label %49

43:                                               ; preds = %41
  %44 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %45 = load double, ptr %44, align 8
  %46 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %47 = load double, ptr %46, align 8
  %48 = fneg reassoc nsz double %47
  br label %54

49:                                               ; preds = %41
  %50 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %53 = load double, ptr %52, align 8
  br label %54

54:                                               ; preds = %49, %43
  %55 = phi reassoc nsz double [ %45, %43 ], [ %51, %49 ]
  %56 = phi reassoc nsz double [ %48, %43 ], [ %53, %49 ]
  %57 = icmp ne i32 %19, 0
  br i1 %57, label %58, label %63

58:                                               ; preds = %54
  %59 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %62 = load double, ptr %61, align 8
  br label %69

63:                                               ; preds = %54
  %64 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %67 = load double, ptr %66, align 8
  %68 = fneg reassoc nsz double %67
  br label %69

69:                                               ; preds = %63, %58
  %70 = phi reassoc nsz double [ %60, %58 ], [ %65, %63 ]
  %71 = phi reassoc nsz double [ %62, %58 ], [ %68, %63 ]
  %72 = icmp ne ptr %7, null
  %73 = icmp sgt i64 %3, 0
  %or.cond103 = and i1 %72, %73
  br i1 %or.cond103, label %74, label %75

74:                                               ; preds = %69
  call void @add_hermitian_both(i32 %19, i32 %0, i64 %., i64 %22, double %55, double %56, ptr %15, i64 %16, ptr %.0100, i64 %.0102, ptr %7, i64 %8)
  br label %75

75:                                               ; preds = %74, %69
  %76 = icmp ne ptr %10, null
  %77 = icmp sgt i64 %3, 0
  %or.cond104 = and i1 %76, %77
  br i1 %or.cond104, label %78, label %79

78:                                               ; preds = %75
  call void @add_hermitian_both(i32 %19, i32 %0, i64 %., i64 %22, double %70, double %71, ptr %15, i64 %16, ptr %.0, i64 %.0101, ptr %10, i64 %11)
  br label %79

79:                                               ; preds = %78, %75
  %80 = icmp ne ptr %5, null
  %81 = icmp sgt i64 %3, 0
  %or.cond105 = and i1 %80, %81
  br i1 %or.cond105, label %82, label %99

82:                                               ; preds = %79
  %83 = mul nsw i64 %., %22
  %84 = call ptr @zeros(i64 %83)
  call void @add_hermitian_both(i32 %19, i32 %0, i64 %., i64 %22, double 1.000000e+00, double 0.000000e+00, ptr %15, i64 %16, ptr %.0100, i64 %.0102, ptr %84, i64 %.)
  %85 = call reassoc nsz { double, double } @inner(i64 %., i64 %22, ptr %.0, i64 %.0101, ptr %84, i64 %.)
  %86 = extractvalue { double, double } %85, 0
  %87 = extractvalue { double, double } %85, 1
  %88 = icmp ne i32 %19, 0
  %89 = fneg reassoc nsz double %87
  %90 = select reassoc nsz i1 %88, double %87, double %89
  %91 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %92 = load double, ptr %91, align 8
  %93 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  %94 = load double, ptr %93, align 8
  %95 = fadd reassoc nsz double %92, %86
  %96 = fadd reassoc nsz double %94, %90
  %97 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %98 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  store double %95, ptr %97, align 8
  store double %96, ptr %98, align 8
  call void @free(ptr %84)
  br label %99

99:                                               ; preds = %82, %79
  %100 = icmp ne ptr %13, null
  br i1 %100, label %101, label %107

101:                                              ; preds = %99
  %102 = getelementptr inbounds ptr, ptr %17, i64 2
  %103 = load ptr, ptr %102, align 8
  %104 = call reassoc nsz double @inner_hermitian(i32 %0, i64 %2, ptr %103, i64 %2, ptr %15, i64 %16)
  %105 = load double, ptr %13, align 8
  %106 = fadd reassoc nsz double %105, %104
  store double %106, ptr %13, align 8
  br label %107

107:                                              ; preds = %101, %99
  %108 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %109 = load double, ptr %108, align 8
  %110 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %111 = load double, ptr %110, align 8
  %112 = fcmp reassoc nsz une double %109, 0.000000e+00
  %113 = fcmp reassoc nsz une double %111, 0.000000e+00
  %114 = or i1 %112, %113
  %115 = icmp sgt i64 %3, 0
  %or.cond106 = and i1 %114, %115
  br i1 %or.cond106, label %119, label %116

116:                                              ; preds = %107
  %117 = load double, ptr %12, align 8
  %118 = fcmp reassoc nsz une double %117, 1.000000e+00
  br i1 %118, label %119, label %120

119:                                              ; preds = %107, %116
  call void @make_diagonal_real(i64 %2, ptr %15, i64 %16)
  br label %120

120:                                              ; preds = %119, %116
  %121 = load double, ptr %12, align 8
  call void @scale_triangle(i32 %0, i64 %2, double %121, double 0.000000e+00, ptr %15, i64 %16)
  br label %122

122:                                              ; preds = %120, %38
  ret void
}

define void @her2k_tangent(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11, ptr %12, ptr %13, ptr %14, ptr %15, i64 %16) {
  %18 = call i32 @is_left(i32 %1)
  %19 = icmp ne i32 %18, 0
  %20 = zext i1 %19 to i64
  %21 = select i1 %19, i32 78, i32 67
  %22 = icmp eq ptr %15, null
  %23 = icmp sle i64 %2, 0
  %or.cond = or i1 %22, %23
  br i1 %or.cond, label %65, label %24

24:                                               ; preds = %17
  %25 = load double, ptr %12, align 8
  call void @scale_triangle(i32 %0, i64 %2, double %25, double 0.000000e+00, ptr %15, i64 %16)
  %26 = icmp ne ptr %13, null
  br i1 %26, label %27, label %29

27:                                               ; preds = %24
  %28 = load double, ptr %13, align 8
  call void @add_triangle(i32 %0, i32 0, i64 %2, double %28, double 0.000000e+00, ptr %14, i64 %16, ptr %15, i64 %16)
  br label %29

29:                                               ; preds = %27, %24
  %30 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %33 = load double, ptr %32, align 8
  %34 = fcmp reassoc nsz une double %31, 0.000000e+00
  %35 = fcmp reassoc nsz une double %33, 0.000000e+00
  %36 = or i1 %34, %35
  %37 = icmp sgt i64 %3, 0
  %or.cond67 = and i1 %36, %37
  br i1 %or.cond67, label %41, label %38

38:                                               ; preds = %29
  %39 = load double, ptr %12, align 8
  %40 = fcmp reassoc nsz une double %39, 1.000000e+00
  br i1 %40, label %41, label %42

41:                                               ; preds = %29, %38
  call void @make_diagonal_real(i64 %2, ptr %15, i64 %16)
  br label %42

42:                                               ; preds = %41, %38
  %43 = icmp sle i64 %3, 0
  br i1 %43, label %65, label %44

44:                                               ; preds = %42
  %45 = icmp ne ptr %7, null
  br i1 %45, label %46, label %51

46:                                               ; preds = %44
  %47 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %50 = load double, ptr %49, align 8
  call void @blas_her2k(i32 %0, i32 %21, i64 %2, i64 %3, double %48, double %50, ptr %7, i64 %8, ptr %9, i64 %11, double 1.000000e+00, ptr %15, i64 %16)
  br label %51

51:                                               ; preds = %46, %44
  %52 = icmp ne ptr %10, null
  br i1 %52, label %53, label %58

53:                                               ; preds = %51
  %54 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 0
  %55 = load double, ptr %54, align 8
  %56 = getelementptr inbounds nuw { double, double }, ptr %4, i32 0, i32 1
  %57 = load double, ptr %56, align 8
  call void @blas_her2k(i32 %0, i32 %21, i64 %2, i64 %3, double %55, double %57, ptr %6, i64 %8, ptr %10, i64 %11, double 1.000000e+00, ptr %15, i64 %16)
  br label %58

58:                                               ; preds = %53, %51
  %59 = icmp ne ptr %5, null
  br i1 %59, label %60, label %65

60:                                               ; preds = %58
  %61 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 0
  %62 = load double, ptr %61, align 8
  %63 = getelementptr inbounds nuw { double, double }, ptr %5, i32 0, i32 1
  %64 = load double, ptr %63, align 8
  call void @blas_her2k(i32 %0, i32 %21, i64 %2, i64 %3, double %62, double %64, ptr %6, i64 %8, ptr %9, i64 %11, double 1.000000e+00, ptr %15, i64 %16)
  br label %65

65:                                               ; preds = %17, %42, %60, %58
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

declare void @blas_hemv(i32, i64, double, double, ptr, i64, ptr, i64, double, double, ptr, i64)

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

declare void @blas_axpy(i64, double, double, ptr, i64, ptr, i64)

declare ptr @malloc(i64)

declare i64 @size_of_number()

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

declare double @llvm.fmuladd.f64(double, double, double)
