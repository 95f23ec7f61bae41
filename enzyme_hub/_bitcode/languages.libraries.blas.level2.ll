; Made from level2.c by `python -m enzyme_hub._bitcode`.
define void @gemv_save(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10, ptr %11, ptr %12, ptr %13, ptr %14, i64 %15, i32 %16, ptr %17) {
  %19 = icmp eq i32 %0, 78
  %. = select i1 %19, i64 %1, i64 %2
  %20 = icmp eq i32 %0, 78
  %21 = select i1 %20, i64 %2, i64 %1
  %22 = icmp ne ptr %14, null
  br i1 %22, label %23, label %48

23:                                               ; preds = %18
  %24 = icmp ne ptr %9, null
  %25 = icmp ne ptr %4, null
  %or.cond = or i1 %24, %25
  br i1 %or.cond, label %26, label %33

26:                                               ; preds = %23
  %27 = ashr i32 %16, 0
  %28 = and i32 %27, 1
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %30, label %33

30:                                               ; preds = %26
  %31 = call ptr @matrix_copy(i64 %1, i64 %2, ptr %5, i64 %7)
  %32 = getelementptr inbounds ptr, ptr %17, i64 0
  store ptr %31, ptr %32, align 8
  br label %33

33:                                               ; preds = %23, %30, %26
  %34 = icmp ne ptr %6, null
  %35 = icmp ne ptr %4, null
  %or.cond27 = or i1 %34, %35
  br i1 %or.cond27, label %36, label %43

36:                                               ; preds = %33
  %37 = ashr i32 %16, 1
  %38 = and i32 %37, 1
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %40, label %43

40:                                               ; preds = %36
  %41 = call ptr @vector_copy(i64 %21, ptr %8, i64 %10)
  %42 = getelementptr inbounds ptr, ptr %17, i64 1
  store ptr %41, ptr %42, align 8
  br label %43

43:                                               ; preds = %33, %40, %36
  %44 = icmp ne ptr %12, null
  br i1 %44, label %45, label %48

45:                                               ; preds = %43
  %46 = call ptr @vector_copy(i64 %., ptr %13, i64 %15)
  %47 = getelementptr inbounds ptr, ptr %17, i64 2
  store ptr %46, ptr %47, align 8
  br label %48

48:                                               ; preds = %18, %45, %43
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

define void @gemv_gradient(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10, ptr %11, ptr %12, ptr %13, ptr %14, i64 %15, ptr %16) {
  %18 = icmp eq i32 %0, 78
  %. = select i1 %18, i64 %1, i64 %2
  %19 = icmp eq i32 %0, 78
  %20 = select i1 %19, i64 %2, i64 %1
  %21 = getelementptr inbounds ptr, ptr %16, i64 0
  %22 = load ptr, ptr %21, align 8
  %23 = icmp ne ptr %22, null
  br i1 %23, label %24, label %28

24:                                               ; preds = %17
  %25 = getelementptr inbounds ptr, ptr %16, i64 0
  %26 = load ptr, ptr %25, align 8
  %27 = call i64 @at_least_1(i64 %1)
  br label %28

28:                                               ; preds = %24, %17
  %.085 = phi i64 [ %27, %24 ], [ %7, %17 ]
  %.0 = phi ptr [ %26, %24 ], [ %5, %17 ]
  %29 = getelementptr inbounds ptr, ptr %16, i64 1
  %30 = load ptr, ptr %29, align 8
  %31 = icmp ne ptr %30, null
  br i1 %31, label %32, label %35

32:                                               ; preds = %28
  %33 = getelementptr inbounds ptr, ptr %16, i64 1
  %34 = load ptr, ptr %33, align 8
  br label %35

35:                                               ; preds = %32, %28
  %.086 = phi i64 [ 1, %32 ], [ %10, %28 ]
  %.084 = phi ptr [ %34, %32 ], [ %8, %28 ]
  %36 = icmp ne ptr %14, null
  %37 = icmp sgt i64 %1, 0
  %or.cond = and i1 %36, %37
  %38 = icmp sgt i64 %2, 0
  %or.cond87 = and i1 %or.cond, %38
  br i1 %or.cond87, label %39, label %75

39:                                               ; preds = %35
  %40 = load double, ptr %3, align 8
  %41 = icmp ne ptr %6, null
  %42 = icmp eq i32 %0, 78
  %or.cond88 = and i1 %41, %42
  br i1 %or.cond88, label %43, label %44

43:                                               ; preds = %39
  call void @blas_ger(i64 %1, i64 %2, double %40, ptr %14, i64 %15, ptr %.084, i64 %.086, ptr %6, i64 %7)
  br label %44

44:                                               ; preds = %43, %39
  %45 = icmp eq ptr %6, null
  %46 = icmp eq i32 %0, 78
  %or.cond89 = or i1 %45, %46
  br i1 %or.cond89, label %48, label %47

47:                                               ; preds = %44
  call void @blas_ger(i64 %1, i64 %2, double %40, ptr %.084, i64 %.086, ptr %14, i64 %15, ptr %6, i64 %7)
  br label %48

48:                                               ; preds = %47, %44
  %49 = icmp ne ptr %4, null
  br i1 %49, label %50, label %60

50:                                               ; preds = %48
  %51 = call ptr @zeros(i64 %20)
  %52 = call i32 @adjoint_of(i32 %0)
  call void @blas_gemv(i32 %52, i64 %1, i64 %2, double 1.000000e+00, ptr %.0, i64 %.085, ptr %14, i64 %15, double 1.000000e+00, ptr %51, i64 1)
  %53 = call reassoc nsz double @blas_dot(i64 %20, ptr %.084, i64 %.086, ptr %51, i64 1)
  %54 = load double, ptr %4, align 8
  %55 = fadd reassoc nsz double %54, %53
  store double %55, ptr %4, align 8
  %56 = icmp ne ptr %9, null
  br i1 %56, label %57, label %59

57:                                               ; preds = %50
  %58 = load double, ptr %3, align 8
  call void @add(i64 %20, double %58, ptr %51, i64 1, ptr %9, i64 %10)
  br label %59

59:                                               ; preds = %57, %50
  call void @free(ptr %51)
  br label %65

60:                                               ; preds = %48
  %61 = icmp ne ptr %9, null
  br i1 %61, label %62, label %65

62:                                               ; preds = %60
  %63 = call i32 @adjoint_of(i32 %0)
  %64 = load double, ptr %3, align 8
  call void @blas_gemv(i32 %63, i64 %1, i64 %2, double %64, ptr %.0, i64 %.085, ptr %14, i64 %15, double 1.000000e+00, ptr %9, i64 %10)
  br label %65

65:                                               ; preds = %60, %62, %59
  %66 = icmp ne ptr %12, null
  br i1 %66, label %67, label %73

67:                                               ; preds = %65
  %68 = getelementptr inbounds ptr, ptr %16, i64 2
  %69 = load ptr, ptr %68, align 8
  %70 = call reassoc nsz double @blas_dot(i64 %., ptr %69, i64 1, ptr %14, i64 %15)
  %71 = load double, ptr %12, align 8
  %72 = fadd reassoc nsz double %71, %70
  store double %72, ptr %12, align 8
  br label %73

73:                                               ; preds = %67, %65
  %74 = load double, ptr %11, align 8
  call void @scale_vector(i64 %., double %74, ptr %14, i64 %15)
  br label %75

75:                                               ; preds = %73, %35
  ret void
}

define internal i64 @at_least_1(i64 %0) {
  %2 = icmp sgt i64 %0, 1
  %. = select i1 %2, i64 %0, i64 1
  ret i64 %.
}

declare void @blas_ger(i64, i64, double, ptr, i64, ptr, i64, ptr, i64)

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

declare void @blas_gemv(i32, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64)

define internal i32 @adjoint_of(i32 %0) {
  %2 = icmp eq i32 %0, 78
  %3 = zext i1 %2 to i64
  %4 = select i1 %2, i32 84, i32 78
  ret i32 %4
}

declare double @blas_dot(i64, ptr, i64, ptr, i64)

define internal void @add(i64 %0, double %1, ptr %2, i64 %3, ptr %4, i64 %5) {
  %7 = icmp sle i64 %0, 0
  br i1 %7, label %23, label %8

8:                                                ; preds = %6
  %9 = icmp ne i64 %5, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %8
  call void @blas_axpy(i64 %0, double %1, ptr %2, i64 %3, ptr %4, i64 %5)
  br label %23

11:                                               ; preds = %8
  %12 = call i64 @first(i64 %0, i64 %3)
  %13 = getelementptr inbounds double, ptr %2, i64 %12
  br label %14

14:                                               ; preds = %16, %11
  %.0 = phi i64 [ 0, %11 ], [ %22, %16 ]
  %15 = icmp slt i64 %.0, %0
  br i1 %15, label %16, label %23

16:                                               ; preds = %14
  %17 = mul nsw i64 %.0, %3
  %18 = getelementptr inbounds double, ptr %13, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = load double, ptr %4, align 8
  %21 = call reassoc nsz double @llvm.fmuladd.f64(double %1, double %19, double %20)
  store double %21, ptr %4, align 8
  %22 = add nsw i64 %.0, 1
  br label %14

23:                                               ; preds = %14, %6, %10
  ret void
}

declare void @free(ptr)

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

define void @gemv_tangent(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10, ptr %11, ptr %12, ptr %13, ptr %14, i64 %15) {
  %17 = icmp eq i32 %0, 78
  %. = select i1 %17, i64 %1, i64 %2
  %18 = icmp eq ptr %14, null
  %19 = icmp sle i64 %1, 0
  %or.cond = or i1 %18, %19
  %20 = icmp sle i64 %2, 0
  %or.cond50 = or i1 %or.cond, %20
  br i1 %or.cond50, label %38, label %21

21:                                               ; preds = %16
  %22 = load double, ptr %11, align 8
  call void @scale_vector(i64 %., double %22, ptr %14, i64 %15)
  %23 = icmp ne ptr %12, null
  br i1 %23, label %24, label %26

24:                                               ; preds = %21
  %25 = load double, ptr %12, align 8
  call void @add(i64 %., double %25, ptr %13, i64 %15, ptr %14, i64 %15)
  br label %26

26:                                               ; preds = %24, %21
  %27 = icmp ne ptr %6, null
  br i1 %27, label %28, label %30

28:                                               ; preds = %26
  %29 = load double, ptr %3, align 8
  call void @blas_gemv(i32 %0, i64 %1, i64 %2, double %29, ptr %6, i64 %7, ptr %8, i64 %10, double 1.000000e+00, ptr %14, i64 %15)
  br label %30

30:                                               ; preds = %28, %26
  %31 = icmp ne ptr %9, null
  br i1 %31, label %32, label %34

32:                                               ; preds = %30
  %33 = load double, ptr %3, align 8
  call void @blas_gemv(i32 %0, i64 %1, i64 %2, double %33, ptr %5, i64 %7, ptr %9, i64 %10, double 1.000000e+00, ptr %14, i64 %15)
  br label %34

34:                                               ; preds = %32, %30
  %35 = icmp ne ptr %4, null
  br i1 %35, label %36, label %38

36:                                               ; preds = %34
  %37 = load double, ptr %4, align 8
  call void @blas_gemv(i32 %0, i64 %1, i64 %2, double %37, ptr %5, i64 %7, ptr %8, i64 %10, double 1.000000e+00, ptr %14, i64 %15)
  br label %38

38:                                               ; preds = %16, %36, %34
  ret void
}

define void @ger_save(i64 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12, i32 %13, ptr %14) {
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

define void @ger_gradient(i64 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12, ptr %13) {
  %15 = getelementptr inbounds ptr, ptr %13, i64 0
  %16 = load ptr, ptr %15, align 8
  %17 = icmp ne ptr %16, null
  br i1 %17, label %18, label %21

18:                                               ; preds = %14
  %19 = getelementptr inbounds ptr, ptr %13, i64 0
  %20 = load ptr, ptr %19, align 8
  br label %21

21:                                               ; preds = %18, %14
  %.027 = phi ptr [ %20, %18 ], [ %4, %14 ]
  %.026 = phi i64 [ 1, %18 ], [ %6, %14 ]
  %22 = getelementptr inbounds ptr, ptr %13, i64 1
  %23 = load ptr, ptr %22, align 8
  %24 = icmp ne ptr %23, null
  br i1 %24, label %25, label %28

25:                                               ; preds = %21
  %26 = getelementptr inbounds ptr, ptr %13, i64 1
  %27 = load ptr, ptr %26, align 8
  br label %28

28:                                               ; preds = %25, %21
  %.028 = phi ptr [ %27, %25 ], [ %7, %21 ]
  %.025 = phi i64 [ 1, %25 ], [ %9, %21 ]
  %29 = icmp eq ptr %11, null
  %30 = icmp sle i64 %0, 0
  %or.cond = or i1 %29, %30
  %31 = icmp sle i64 %1, 0
  %or.cond29 = or i1 %or.cond, %31
  br i1 %or.cond29, label %33, label %32

32:                                               ; preds = %28
  call void @outer_gradient(i64 %0, i64 %1, ptr %2, ptr %3, ptr %.027, i64 %.026, ptr %5, i64 %6, ptr %8, i64 %9, ptr %11, i64 %12, i32 78, ptr %.028, i64 %.025, i32 84, ptr %.027, i64 %.026)
  br label %33

33:                                               ; preds = %32, %28
  ret void
}

define internal void @outer_gradient(i64 %0, i64 %1, ptr %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, i32 %12, ptr %13, i64 %14, i32 %15, ptr %16, i64 %17) {
  %19 = load double, ptr %2, align 8
  %20 = load double, ptr %2, align 8
  %21 = icmp ne ptr %3, null
  br i1 %21, label %22, label %30

22:                                               ; preds = %18
  %23 = call ptr @zeros(i64 %0)
  call void @blas_gemv(i32 %12, i64 %0, i64 %1, double 1.000000e+00, ptr %10, i64 %11, ptr %13, i64 %14, double 1.000000e+00, ptr %23, i64 1)
  %24 = call reassoc nsz double @blas_dot(i64 %0, ptr %4, i64 %5, ptr %23, i64 1)
  %25 = load double, ptr %3, align 8
  %26 = fadd reassoc nsz double %25, %24
  store double %26, ptr %3, align 8
  %27 = icmp ne ptr %6, null
  br i1 %27, label %28, label %29

28:                                               ; preds = %22
  call void @add(i64 %0, double %19, ptr %23, i64 1, ptr %6, i64 %7)
  br label %29

29:                                               ; preds = %28, %22
  call void @free(ptr %23)
  br label %33

30:                                               ; preds = %18
  %31 = icmp ne ptr %6, null
  br i1 %31, label %32, label %33

32:                                               ; preds = %30
  call void @blas_gemv(i32 %12, i64 %0, i64 %1, double %19, ptr %10, i64 %11, ptr %13, i64 %14, double 1.000000e+00, ptr %6, i64 %7)
  br label %33

33:                                               ; preds = %30, %32, %29
  %34 = icmp ne ptr %8, null
  br i1 %34, label %35, label %36

35:                                               ; preds = %33
  call void @blas_gemv(i32 %15, i64 %0, i64 %1, double %20, ptr %10, i64 %11, ptr %16, i64 %17, double 1.000000e+00, ptr %8, i64 %9)
  br label %36

36:                                               ; preds = %35, %33
  ret void
}

define void @ger_tangent(i64 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12) {
  call void @outer_tangent(i32 0, i64 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12)
  ret void
}

define internal void @outer_tangent(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10, ptr %11, ptr %12, i64 %13) {
  %15 = icmp eq ptr %12, null
  %16 = icmp sle i64 %1, 0
  %or.cond = or i1 %15, %16
  %17 = icmp sle i64 %2, 0
  %or.cond32 = or i1 %or.cond, %17
  br i1 %or.cond32, label %30, label %18

18:                                               ; preds = %14
  %19 = icmp ne ptr %4, null
  br i1 %19, label %20, label %22

20:                                               ; preds = %18
  %21 = load double, ptr %4, align 8
  call void @blas_ger(i64 %1, i64 %2, double %21, ptr %5, i64 %7, ptr %8, i64 %10, ptr %12, i64 %13)
  br label %22

22:                                               ; preds = %20, %18
  %23 = icmp ne ptr %6, null
  br i1 %23, label %24, label %26

24:                                               ; preds = %22
  %25 = load double, ptr %3, align 8
  call void @blas_ger(i64 %1, i64 %2, double %25, ptr %6, i64 %7, ptr %8, i64 %10, ptr %12, i64 %13)
  br label %26

26:                                               ; preds = %24, %22
  %27 = icmp ne ptr %9, null
  br i1 %27, label %28, label %30

28:                                               ; preds = %26
  %29 = load double, ptr %3, align 8
  call void @blas_ger(i64 %1, i64 %2, double %29, ptr %5, i64 %7, ptr %9, i64 %10, ptr %12, i64 %13)
  br label %30

30:                                               ; preds = %14, %28, %26
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
  %.033 = phi ptr [ %17, %15 ], [ %4, %11 ]
  %.0 = phi i64 [ %18, %15 ], [ %6, %11 ]
  %20 = icmp ne ptr %8, null
  %21 = icmp sgt i64 %3, 0
  %or.cond = and i1 %20, %21
  br i1 %or.cond, label %22, label %36

22:                                               ; preds = %19
  %23 = icmp ne ptr %5, null
  %24 = icmp eq i32 %1, 78
  %or.cond34 = and i1 %23, %24
  br i1 %or.cond34, label %25, label %28

25:                                               ; preds = %22
  %26 = getelementptr inbounds ptr, ptr %10, i64 1
  %27 = load ptr, ptr %26, align 8
  call void @add_outer_triangle(i32 0, i32 %0, i32 %2, i64 %3, double 1.000000e+00, ptr %8, i64 %9, ptr %27, i64 1, ptr %5, i64 %6)
  br label %28

28:                                               ; preds = %25, %22
  %29 = icmp eq ptr %5, null
  %30 = icmp eq i32 %1, 78
  %or.cond35 = or i1 %29, %30
  br i1 %or.cond35, label %34, label %31

31:                                               ; preds = %28
  %32 = getelementptr inbounds ptr, ptr %10, i64 1
  %33 = load ptr, ptr %32, align 8
  call void @add_outer_triangle(i32 0, i32 %0, i32 %2, i64 %3, double 1.000000e+00, ptr %33, i64 1, ptr %8, i64 %9, ptr %5, i64 %6)
  br label %34

34:                                               ; preds = %31, %28
  %35 = call i32 @adjoint_of(i32 %1)
  call void @blas_trmv(i32 %0, i32 %35, i32 %2, i64 %3, ptr %.033, i64 %.0, ptr %8, i64 %9)
  br label %36

36:                                               ; preds = %34, %19
  ret void
}

define internal void @add_outer_triangle(i32 %0, i32 %1, i32 %2, i64 %3, double %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10) {
  %12 = call i64 @first(i64 %3, i64 %6)
  %13 = getelementptr inbounds double, ptr %5, i64 %12
  %14 = call i64 @first(i64 %3, i64 %8)
  %15 = getelementptr inbounds double, ptr %7, i64 %14
  br label %16

16:                                               ; preds = %53, %11
  %.035 = phi i64 [ 0, %11 ], [ %54, %53 ]
  %17 = icmp slt i64 %.035, %3
  br i1 %17, label %18, label %55

18:                                               ; preds = %16
  %19 = icmp eq i32 %2, 85
  %20 = zext i1 %19 to i32
  %21 = call i64 @low(i32 %1, i64 %.035, i32 %20)
  br label %22

22:                                               ; preds = %45, %18
  %.0 = phi i64 [ %21, %18 ], [ %52, %45 ]
  %23 = icmp eq i32 %2, 85
  %24 = zext i1 %23 to i32
  %25 = call i64 @high(i32 %1, i64 %.035, i64 %3, i32 %24)
  %26 = icmp slt i64 %.0, %25
  br i1 %26, label %27, label %53

27:                                               ; preds = %22
  %28 = icmp ne i32 %0, 0
  br i1 %28, label %29, label %37

29:                                               ; preds = %27
  %30 = mul nsw i64 %.0, %6
  %31 = getelementptr inbounds double, ptr %13, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = mul nsw i64 %.035, %8
  %34 = getelementptr inbounds double, ptr %15, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = fmul reassoc nsz double %32, %35
  br label %45

37:                                               ; preds = %27
  %38 = mul nsw i64 %.0, %6
  %39 = getelementptr inbounds double, ptr %13, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = mul nsw i64 %.035, %8
  %42 = getelementptr inbounds double, ptr %15, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = fmul reassoc nsz double %40, %43
  br label %45

45:                                               ; preds = %37, %29
  %46 = phi reassoc nsz double [ %36, %29 ], [ %44, %37 ]
  %47 = mul nsw i64 %.035, %10
  %48 = add nsw i64 %47, %.0
  %49 = getelementptr inbounds double, ptr %9, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = call reassoc nsz double @llvm.fmuladd.f64(double %4, double %46, double %50)
  store double %51, ptr %49, align 8
  %52 = add nsw i64 %.0, 1
  br label %22

53:                                               ; preds = %22
  %54 = add nsw i64 %.035, 1
  br label %16

55:                                               ; preds = %16
  ret void
}

declare void @blas_trmv(i32, i32, i32, i64, ptr, i64, ptr, i64)

define void @trmv_tangent(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9) {
  %11 = icmp eq ptr %8, null
  %12 = icmp sle i64 %3, 0
  %or.cond = or i1 %11, %12
  br i1 %or.cond, label %17, label %13

13:                                               ; preds = %10
  call void @blas_trmv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %6, ptr %8, i64 %9)
  %14 = icmp ne ptr %5, null
  br i1 %14, label %15, label %17

15:                                               ; preds = %13
  %16 = call ptr @vector_copy(i64 %3, ptr %7, i64 %9)
  call void @times_shadow(i32 %0, i32 %1, i32 %2, i64 %3, ptr %5, i64 %6, ptr %16, i64 1)
  call void @blas_axpy(i64 %3, double 1.000000e+00, ptr %16, i64 1, ptr %8, i64 %9)
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
  call void @blas_trmv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  %14 = icmp ne ptr %13, null
  br i1 %14, label %15, label %16

15:                                               ; preds = %12
  call void @blas_axpy(i64 %3, double -1.000000e+00, ptr %13, i64 1, ptr %6, i64 %7)
  br label %16

16:                                               ; preds = %15, %12
  call void @free(ptr %13)
  ret void
}

declare void @blas_axpy(i64, double, ptr, i64, ptr, i64)

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
  %.041 = phi ptr [ %17, %15 ], [ %4, %11 ]
  %.040 = phi i64 [ %18, %15 ], [ %6, %11 ]
  %20 = getelementptr inbounds ptr, ptr %10, i64 1
  %21 = load ptr, ptr %20, align 8
  %22 = icmp ne ptr %21, null
  br i1 %22, label %23, label %26

23:                                               ; preds = %19
  %24 = getelementptr inbounds ptr, ptr %10, i64 1
  %25 = load ptr, ptr %24, align 8
  br label %26

26:                                               ; preds = %23, %19
  %.039 = phi i64 [ 1, %23 ], [ %9, %19 ]
  %.0 = phi ptr [ %25, %23 ], [ %7, %19 ]
  %27 = icmp ne ptr %8, null
  %28 = icmp sgt i64 %3, 0
  %or.cond = and i1 %27, %28
  br i1 %or.cond, label %29, label %38

29:                                               ; preds = %26
  %30 = call i32 @adjoint_of(i32 %1)
  call void @blas_trsv(i32 %0, i32 %30, i32 %2, i64 %3, ptr %.041, i64 %.040, ptr %8, i64 %9)
  %31 = icmp ne ptr %5, null
  %32 = icmp eq i32 %1, 78
  %or.cond42 = and i1 %31, %32
  br i1 %or.cond42, label %33, label %34

33:                                               ; preds = %29
  call void @add_outer_triangle(i32 0, i32 %0, i32 %2, i64 %3, double -1.000000e+00, ptr %8, i64 %9, ptr %.0, i64 %.039, ptr %5, i64 %6)
  br label %34

34:                                               ; preds = %33, %29
  %35 = icmp eq ptr %5, null
  %36 = icmp eq i32 %1, 78
  %or.cond43 = or i1 %35, %36
  br i1 %or.cond43, label %38, label %37

37:                                               ; preds = %34
  call void @add_outer_triangle(i32 0, i32 %0, i32 %2, i64 %3, double -1.000000e+00, ptr %.0, i64 %.039, ptr %8, i64 %9, ptr %5, i64 %6)
  br label %38

38:                                               ; preds = %34, %37, %26
  ret void
}

declare void @blas_trsv(i32, i32, i32, i64, ptr, i64, ptr, i64)

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
  call void @blas_axpy(i64 %3, double -1.000000e+00, ptr %16, i64 1, ptr %8, i64 %9)
  call void @free(ptr %16)
  br label %17

17:                                               ; preds = %15, %13
  call void @blas_trsv(i32 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %6, ptr %8, i64 %9)
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

declare double @llvm.fmuladd.f64(double, double, double)

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
