; Made from symmetric.c by `python -m enzyme_hub._bitcode`.
define void @symv_save(i32 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, ptr %12, ptr %13, i64 %14, i32 %15, ptr %16) {
  %18 = icmp ne ptr %13, null
  br i1 %18, label %19, label %44

19:                                               ; preds = %17
  %20 = icmp ne ptr %8, null
  %21 = icmp ne ptr %3, null
  %or.cond = or i1 %20, %21
  br i1 %or.cond, label %22, label %29

22:                                               ; preds = %19
  %23 = ashr i32 %15, 0
  %24 = and i32 %23, 1
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %29

26:                                               ; preds = %22
  %27 = call ptr @matrix_copy(i64 %1, i64 %1, ptr %4, i64 %6)
  %28 = getelementptr inbounds ptr, ptr %16, i64 0
  store ptr %27, ptr %28, align 8
  br label %29

29:                                               ; preds = %19, %26, %22
  %30 = icmp ne ptr %5, null
  %31 = icmp ne ptr %3, null
  %or.cond20 = or i1 %30, %31
  br i1 %or.cond20, label %32, label %39

32:                                               ; preds = %29
  %33 = ashr i32 %15, 1
  %34 = and i32 %33, 1
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %39

36:                                               ; preds = %32
  %37 = call ptr @vector_copy(i64 %1, ptr %7, i64 %9)
  %38 = getelementptr inbounds ptr, ptr %16, i64 1
  store ptr %37, ptr %38, align 8
  br label %39

39:                                               ; preds = %29, %36, %32
  %40 = icmp ne ptr %11, null
  br i1 %40, label %41, label %44

41:                                               ; preds = %39
  %42 = call ptr @vector_copy(i64 %1, ptr %12, i64 %14)
  %43 = getelementptr inbounds ptr, ptr %16, i64 2
  store ptr %42, ptr %43, align 8
  br label %44

44:                                               ; preds = %17, %41, %39
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

define void @symv_gradient(i32 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, ptr %12, ptr %13, i64 %14, ptr %15) {
  %17 = getelementptr inbounds ptr, ptr %15, i64 0
  %18 = load ptr, ptr %17, align 8
  %19 = icmp ne ptr %18, null
  br i1 %19, label %20, label %24

20:                                               ; preds = %16
  %21 = getelementptr inbounds ptr, ptr %15, i64 0
  %22 = load ptr, ptr %21, align 8
  %23 = call i64 @at_least_1(i64 %1)
  br label %24

24:                                               ; preds = %20, %16
  %.059 = phi i64 [ %23, %20 ], [ %6, %16 ]
  %.0 = phi ptr [ %22, %20 ], [ %4, %16 ]
  %25 = getelementptr inbounds ptr, ptr %15, i64 1
  %26 = load ptr, ptr %25, align 8
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %31

28:                                               ; preds = %24
  %29 = getelementptr inbounds ptr, ptr %15, i64 1
  %30 = load ptr, ptr %29, align 8
  br label %31

31:                                               ; preds = %28, %24
  %.061 = phi ptr [ %30, %28 ], [ %7, %24 ]
  %.060 = phi i64 [ 1, %28 ], [ %9, %24 ]
  %32 = icmp ne ptr %13, null
  %33 = icmp sgt i64 %1, 0
  %or.cond = and i1 %32, %33
  br i1 %or.cond, label %34, label %63

34:                                               ; preds = %31
  %35 = icmp ne ptr %5, null
  br i1 %35, label %36, label %38

36:                                               ; preds = %34
  %37 = load double, ptr %2, align 8
  call void @add_outer(i32 %0, i64 %1, double %37, ptr %13, i64 %14, ptr %.061, i64 %.060, ptr %5, i64 %6)
  br label %38

38:                                               ; preds = %36, %34
  %39 = icmp ne ptr %3, null
  br i1 %39, label %40, label %49

40:                                               ; preds = %38
  %41 = call ptr @zeros(i64 %1)
  call void @blas_symv(i32 %0, i64 %1, double 1.000000e+00, ptr %.0, i64 %.059, ptr %13, i64 %14, double 0.000000e+00, ptr %41, i64 1)
  %42 = call reassoc nsz double @blas_dot(i64 %1, ptr %41, i64 1, ptr %.061, i64 %.060)
  %43 = load double, ptr %3, align 8
  %44 = fadd reassoc nsz double %43, %42
  store double %44, ptr %3, align 8
  %45 = icmp ne ptr %8, null
  br i1 %45, label %46, label %48

46:                                               ; preds = %40
  %47 = load double, ptr %2, align 8
  call void @add(i64 %1, double %47, ptr %41, i64 1, ptr %8, i64 %9)
  br label %48

48:                                               ; preds = %46, %40
  call void @free(ptr %41)
  br label %53

49:                                               ; preds = %38
  %50 = icmp ne ptr %8, null
  br i1 %50, label %51, label %53

51:                                               ; preds = %49
  %52 = load double, ptr %2, align 8
  call void @blas_symv(i32 %0, i64 %1, double %52, ptr %.0, i64 %.059, ptr %13, i64 %14, double 1.000000e+00, ptr %8, i64 %9)
  br label %53

53:                                               ; preds = %49, %51, %48
  %54 = icmp ne ptr %11, null
  br i1 %54, label %55, label %61

55:                                               ; preds = %53
  %56 = getelementptr inbounds ptr, ptr %15, i64 2
  %57 = load ptr, ptr %56, align 8
  %58 = call reassoc nsz double @blas_dot(i64 %1, ptr %57, i64 1, ptr %13, i64 %14)
  %59 = load double, ptr %11, align 8
  %60 = fadd reassoc nsz double %59, %58
  store double %60, ptr %11, align 8
  br label %61

61:                                               ; preds = %55, %53
  %62 = load double, ptr %10, align 8
  call void @scale_vector(i64 %1, double %62, ptr %13, i64 %14)
  br label %63

63:                                               ; preds = %61, %31
  ret void
}

define internal i64 @at_least_1(i64 %0) {
  %2 = icmp sgt i64 %0, 1
  %. = select i1 %2, i64 %0, i64 1
  ret i64 %.
}

define internal void @add_outer(i32 %0, i64 %1, double %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) {
  call void @blas_syr2(i32 %0, i64 %1, double %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  %10 = call i64 @first(i64 %1, i64 %4)
  %11 = getelementptr inbounds double, ptr %3, i64 %10
  %12 = call i64 @first(i64 %1, i64 %6)
  %13 = getelementptr inbounds double, ptr %5, i64 %12
  br label %14

14:                                               ; preds = %16, %9
  %.0 = phi i64 [ 0, %9 ], [ %30, %16 ]
  %15 = icmp slt i64 %.0, %1
  br i1 %15, label %16, label %31

16:                                               ; preds = %14
  %17 = mul nsw i64 %.0, %4
  %18 = getelementptr inbounds double, ptr %11, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = fmul reassoc nsz double %2, %19
  %21 = mul nsw i64 %.0, %6
  %22 = getelementptr inbounds double, ptr %13, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = mul nsw i64 %.0, %8
  %25 = add nsw i64 %24, %.0
  %26 = getelementptr inbounds double, ptr %7, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = fneg reassoc nsz double %20
  %29 = call reassoc nsz double @llvm.fmuladd.f64(double %28, double %23, double %27)
  store double %29, ptr %26, align 8
  %30 = add nsw i64 %.0, 1
  br label %14

31:                                               ; preds = %14
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

declare void @blas_symv(i32, i64, double, ptr, i64, ptr, i64, double, ptr, i64)

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

define void @symv_tangent(i32 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, ptr %12, ptr %13, i64 %14) {
  %16 = icmp eq ptr %13, null
  %17 = icmp sle i64 %1, 0
  %or.cond = or i1 %16, %17
  br i1 %or.cond, label %35, label %18

18:                                               ; preds = %15
  %19 = load double, ptr %10, align 8
  call void @scale_vector(i64 %1, double %19, ptr %13, i64 %14)
  %20 = icmp ne ptr %11, null
  br i1 %20, label %21, label %23

21:                                               ; preds = %18
  %22 = load double, ptr %11, align 8
  call void @add(i64 %1, double %22, ptr %12, i64 %14, ptr %13, i64 %14)
  br label %23

23:                                               ; preds = %21, %18
  %24 = icmp ne ptr %5, null
  br i1 %24, label %25, label %27

25:                                               ; preds = %23
  %26 = load double, ptr %2, align 8
  call void @blas_symv(i32 %0, i64 %1, double %26, ptr %5, i64 %6, ptr %7, i64 %9, double 1.000000e+00, ptr %13, i64 %14)
  br label %27

27:                                               ; preds = %25, %23
  %28 = icmp ne ptr %8, null
  br i1 %28, label %29, label %31

29:                                               ; preds = %27
  %30 = load double, ptr %2, align 8
  call void @blas_symv(i32 %0, i64 %1, double %30, ptr %4, i64 %6, ptr %8, i64 %9, double 1.000000e+00, ptr %13, i64 %14)
  br label %31

31:                                               ; preds = %29, %27
  %32 = icmp ne ptr %3, null
  br i1 %32, label %33, label %35

33:                                               ; preds = %31
  %34 = load double, ptr %3, align 8
  call void @blas_symv(i32 %0, i64 %1, double %34, ptr %4, i64 %6, ptr %7, i64 %9, double 1.000000e+00, ptr %13, i64 %14)
  br label %35

35:                                               ; preds = %15, %33, %31
  ret void
}

define void @spmv_save(i32 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, ptr %10, ptr %11, ptr %12, i64 %13, i32 %14, ptr %15) {
  %17 = icmp ne ptr %12, null
  br i1 %17, label %18, label %46

18:                                               ; preds = %16
  %19 = icmp ne ptr %7, null
  %20 = icmp ne ptr %3, null
  %or.cond = or i1 %19, %20
  br i1 %or.cond, label %21, label %31

21:                                               ; preds = %18
  %22 = ashr i32 %14, 0
  %23 = and i32 %22, 1
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %31

25:                                               ; preds = %21
  %26 = add nsw i64 %1, 1
  %27 = mul nsw i64 %1, %26
  %28 = sdiv i64 %27, 2
  %29 = call ptr @vector_copy(i64 %28, ptr %4, i64 1)
  %30 = getelementptr inbounds ptr, ptr %15, i64 0
  store ptr %29, ptr %30, align 8
  br label %31

31:                                               ; preds = %18, %25, %21
  %32 = icmp ne ptr %5, null
  %33 = icmp ne ptr %3, null
  %or.cond19 = or i1 %32, %33
  br i1 %or.cond19, label %34, label %41

34:                                               ; preds = %31
  %35 = ashr i32 %14, 1
  %36 = and i32 %35, 1
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %38, label %41

38:                                               ; preds = %34
  %39 = call ptr @vector_copy(i64 %1, ptr %6, i64 %8)
  %40 = getelementptr inbounds ptr, ptr %15, i64 1
  store ptr %39, ptr %40, align 8
  br label %41

41:                                               ; preds = %31, %38, %34
  %42 = icmp ne ptr %10, null
  br i1 %42, label %43, label %46

43:                                               ; preds = %41
  %44 = call ptr @vector_copy(i64 %1, ptr %11, i64 %13)
  %45 = getelementptr inbounds ptr, ptr %15, i64 2
  store ptr %44, ptr %45, align 8
  br label %46

46:                                               ; preds = %16, %43, %41
  ret void
}

define void @spmv_gradient(i32 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, ptr %10, ptr %11, ptr %12, i64 %13, ptr %14) {
  %16 = getelementptr inbounds ptr, ptr %14, i64 0
  %17 = load ptr, ptr %16, align 8
  %18 = icmp ne ptr %17, null
  br i1 %18, label %19, label %22

19:                                               ; preds = %15
  %20 = getelementptr inbounds ptr, ptr %14, i64 0
  %21 = load ptr, ptr %20, align 8
  br label %22

22:                                               ; preds = %19, %15
  %.0 = phi ptr [ %21, %19 ], [ %4, %15 ]
  %23 = getelementptr inbounds ptr, ptr %14, i64 1
  %24 = load ptr, ptr %23, align 8
  %25 = icmp ne ptr %24, null
  br i1 %25, label %26, label %29

26:                                               ; preds = %22
  %27 = getelementptr inbounds ptr, ptr %14, i64 1
  %28 = load ptr, ptr %27, align 8
  br label %29

29:                                               ; preds = %26, %22
  %.055 = phi ptr [ %28, %26 ], [ %6, %22 ]
  %.054 = phi i64 [ 1, %26 ], [ %8, %22 ]
  %30 = icmp ne ptr %12, null
  %31 = icmp sgt i64 %1, 0
  %or.cond = and i1 %30, %31
  br i1 %or.cond, label %32, label %61

32:                                               ; preds = %29
  %33 = icmp ne ptr %5, null
  br i1 %33, label %34, label %36

34:                                               ; preds = %32
  %35 = load double, ptr %2, align 8
  call void @add_outer_packed(i32 %0, i64 %1, double %35, ptr %12, i64 %13, ptr %.055, i64 %.054, ptr %5)
  br label %36

36:                                               ; preds = %34, %32
  %37 = icmp ne ptr %3, null
  br i1 %37, label %38, label %47

38:                                               ; preds = %36
  %39 = call ptr @zeros(i64 %1)
  call void @blas_spmv(i32 %0, i64 %1, double 1.000000e+00, ptr %.0, ptr %12, i64 %13, double 0.000000e+00, ptr %39, i64 1)
  %40 = call reassoc nsz double @blas_dot(i64 %1, ptr %39, i64 1, ptr %.055, i64 %.054)
  %41 = load double, ptr %3, align 8
  %42 = fadd reassoc nsz double %41, %40
  store double %42, ptr %3, align 8
  %43 = icmp ne ptr %7, null
  br i1 %43, label %44, label %46

44:                                               ; preds = %38
  %45 = load double, ptr %2, align 8
  call void @add(i64 %1, double %45, ptr %39, i64 1, ptr %7, i64 %8)
  br label %46

46:                                               ; preds = %44, %38
  call void @free(ptr %39)
  br label %51

47:                                               ; preds = %36
  %48 = icmp ne ptr %7, null
  br i1 %48, label %49, label %51

49:                                               ; preds = %47
  %50 = load double, ptr %2, align 8
  call void @blas_spmv(i32 %0, i64 %1, double %50, ptr %.0, ptr %12, i64 %13, double 1.000000e+00, ptr %7, i64 %8)
  br label %51

51:                                               ; preds = %47, %49, %46
  %52 = icmp ne ptr %10, null
  br i1 %52, label %53, label %59

53:                                               ; preds = %51
  %54 = getelementptr inbounds ptr, ptr %14, i64 2
  %55 = load ptr, ptr %54, align 8
  %56 = call reassoc nsz double @blas_dot(i64 %1, ptr %55, i64 1, ptr %12, i64 %13)
  %57 = load double, ptr %10, align 8
  %58 = fadd reassoc nsz double %57, %56
  store double %58, ptr %10, align 8
  br label %59

59:                                               ; preds = %53, %51
  %60 = load double, ptr %9, align 8
  call void @scale_vector(i64 %1, double %60, ptr %12, i64 %13)
  br label %61

61:                                               ; preds = %59, %29
  ret void
}

define internal void @add_outer_packed(i32 %0, i64 %1, double %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7) {
  %9 = call i64 @first(i64 %1, i64 %4)
  %10 = getelementptr inbounds double, ptr %3, i64 %9
  %11 = call i64 @first(i64 %1, i64 %6)
  %12 = getelementptr inbounds double, ptr %5, i64 %11
  br label %13

13:                                               ; preds = %53, %8
  %.040 = phi ptr [ %7, %8 ], [ %.1, %53 ]
  %.039 = phi i64 [ 0, %8 ], [ %54, %53 ]
  %14 = icmp slt i64 %.039, %1
  br i1 %14, label %15, label %55

15:                                               ; preds = %13
  %16 = call i64 @low(i32 %0, i64 %.039, i32 0)
  br label %17

17:                                               ; preds = %47, %15
  %.1 = phi ptr [ %.040, %15 ], [ %49, %47 ]
  %.0 = phi i64 [ %16, %15 ], [ %52, %47 ]
  %18 = call i64 @high(i32 %0, i64 %.039, i64 %1, i32 0)
  %19 = icmp slt i64 %.0, %18
  br i1 %19, label %20, label %53

20:                                               ; preds = %17
  %21 = mul nsw i64 %.0, %4
  %22 = getelementptr inbounds double, ptr %10, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = mul nsw i64 %.039, %6
  %25 = getelementptr inbounds double, ptr %12, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = mul nsw i64 %.039, %4
  %28 = getelementptr inbounds double, ptr %10, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = mul nsw i64 %.0, %6
  %31 = getelementptr inbounds double, ptr %12, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = fmul reassoc nsz double %29, %32
  %34 = call reassoc nsz double @llvm.fmuladd.f64(double %23, double %26, double %33)
  %35 = icmp eq i64 %.0, %.039
  br i1 %35, label %36, label %45

36:                                               ; preds = %20
  %37 = mul nsw i64 %.0, %4
  %38 = getelementptr inbounds double, ptr %10, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fmul reassoc nsz double %2, %39
  %41 = mul nsw i64 %.0, %6
  %42 = getelementptr inbounds double, ptr %12, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = fmul reassoc nsz double %40, %43
  br label %47

45:                                               ; preds = %20
  %46 = fmul reassoc nsz double %2, %34
  br label %47

47:                                               ; preds = %45, %36
  %48 = phi reassoc nsz double [ %44, %36 ], [ %46, %45 ]
  %49 = getelementptr inbounds nuw double, ptr %.1, i32 1
  %50 = load double, ptr %.1, align 8
  %51 = fadd reassoc nsz double %50, %48
  store double %51, ptr %.1, align 8
  %52 = add nsw i64 %.0, 1
  br label %17

53:                                               ; preds = %17
  %54 = add nsw i64 %.039, 1
  br label %13

55:                                               ; preds = %13
  ret void
}

declare void @blas_spmv(i32, i64, double, ptr, ptr, i64, double, ptr, i64)

define void @spmv_tangent(i32 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, ptr %10, ptr %11, ptr %12, i64 %13) {
  %15 = icmp eq ptr %12, null
  %16 = icmp sle i64 %1, 0
  %or.cond = or i1 %15, %16
  br i1 %or.cond, label %34, label %17

17:                                               ; preds = %14
  %18 = load double, ptr %9, align 8
  call void @scale_vector(i64 %1, double %18, ptr %12, i64 %13)
  %19 = icmp ne ptr %10, null
  br i1 %19, label %20, label %22

20:                                               ; preds = %17
  %21 = load double, ptr %10, align 8
  call void @add(i64 %1, double %21, ptr %11, i64 %13, ptr %12, i64 %13)
  br label %22

22:                                               ; preds = %20, %17
  %23 = icmp ne ptr %5, null
  br i1 %23, label %24, label %26

24:                                               ; preds = %22
  %25 = load double, ptr %2, align 8
  call void @blas_spmv(i32 %0, i64 %1, double %25, ptr %5, ptr %6, i64 %8, double 1.000000e+00, ptr %12, i64 %13)
  br label %26

26:                                               ; preds = %24, %22
  %27 = icmp ne ptr %7, null
  br i1 %27, label %28, label %30

28:                                               ; preds = %26
  %29 = load double, ptr %2, align 8
  call void @blas_spmv(i32 %0, i64 %1, double %29, ptr %4, ptr %7, i64 %8, double 1.000000e+00, ptr %12, i64 %13)
  br label %30

30:                                               ; preds = %28, %26
  %31 = icmp ne ptr %3, null
  br i1 %31, label %32, label %34

32:                                               ; preds = %30
  %33 = load double, ptr %3, align 8
  call void @blas_spmv(i32 %0, i64 %1, double %33, ptr %4, ptr %6, i64 %8, double 1.000000e+00, ptr %12, i64 %13)
  br label %34

34:                                               ; preds = %14, %32, %30
  ret void
}

define void @syr_save(i32 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, i32 %10, ptr %11) {
  %13 = icmp ne ptr %8, null
  br i1 %13, label %14, label %24

14:                                               ; preds = %12
  %15 = icmp ne ptr %5, null
  %16 = icmp ne ptr %3, null
  %or.cond = or i1 %15, %16
  br i1 %or.cond, label %17, label %24

17:                                               ; preds = %14
  %18 = ashr i32 %10, 0
  %19 = and i32 %18, 1
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %24

21:                                               ; preds = %17
  %22 = call ptr @vector_copy(i64 %1, ptr %4, i64 %6)
  %23 = getelementptr inbounds ptr, ptr %11, i64 0
  store ptr %22, ptr %23, align 8
  br label %24

24:                                               ; preds = %14, %21, %17, %12
  ret void
}

define void @syr_gradient(i32 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10) {
  %12 = getelementptr inbounds ptr, ptr %10, i64 0
  %13 = load ptr, ptr %12, align 8
  %14 = icmp ne ptr %13, null
  br i1 %14, label %15, label %18

15:                                               ; preds = %11
  %16 = getelementptr inbounds ptr, ptr %10, i64 0
  %17 = load ptr, ptr %16, align 8
  br label %18

18:                                               ; preds = %15, %11
  %.025 = phi i64 [ 1, %15 ], [ %6, %11 ]
  %.0 = phi ptr [ %17, %15 ], [ %4, %11 ]
  %19 = icmp ne ptr %8, null
  %20 = icmp sgt i64 %1, 0
  %or.cond = and i1 %19, %20
  br i1 %or.cond, label %21, label %37

21:                                               ; preds = %18
  %22 = icmp ne ptr %5, null
  %23 = icmp ne ptr %3, null
  %or.cond26 = or i1 %22, %23
  br i1 %or.cond26, label %24, label %37

24:                                               ; preds = %21
  %25 = call ptr @both_triangles(i32 %0, i64 %1, ptr %8, i64 %9, ptr %.0, i64 %.025)
  %26 = icmp ne ptr %3, null
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = call reassoc nsz double @blas_dot(i64 %1, ptr %25, i64 1, ptr %.0, i64 %.025)
  %29 = fdiv reassoc nsz double %28, 2.000000e+00
  %30 = load double, ptr %3, align 8
  %31 = fadd reassoc nsz double %30, %29
  store double %31, ptr %3, align 8
  br label %32

32:                                               ; preds = %27, %24
  %33 = icmp ne ptr %5, null
  br i1 %33, label %34, label %36

34:                                               ; preds = %32
  %35 = load double, ptr %2, align 8
  call void @add(i64 %1, double %35, ptr %25, i64 1, ptr %5, i64 %6)
  br label %36

36:                                               ; preds = %34, %32
  call void @free(ptr %25)
  br label %37

37:                                               ; preds = %21, %36, %18
  ret void
}

define internal ptr @both_triangles(i32 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5) {
  %7 = call ptr @zeros(i64 %1)
  call void @blas_symv(i32 %0, i64 %1, double 1.000000e+00, ptr %2, i64 %3, ptr %4, i64 %5, double 0.000000e+00, ptr %7, i64 1)
  %8 = call i64 @first(i64 %1, i64 %5)
  %9 = getelementptr inbounds double, ptr %4, i64 %8
  br label %10

10:                                               ; preds = %12, %6
  %.0 = phi i64 [ 0, %6 ], [ %23, %12 ]
  %11 = icmp slt i64 %.0, %1
  br i1 %11, label %12, label %24

12:                                               ; preds = %10
  %13 = mul nsw i64 %.0, %3
  %14 = add nsw i64 %13, %.0
  %15 = getelementptr inbounds double, ptr %2, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = mul nsw i64 %.0, %5
  %18 = getelementptr inbounds double, ptr %9, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = getelementptr inbounds double, ptr %7, i64 %.0
  %21 = load double, ptr %20, align 8
  %22 = call reassoc nsz double @llvm.fmuladd.f64(double %16, double %19, double %21)
  store double %22, ptr %20, align 8
  %23 = add nsw i64 %.0, 1
  br label %10

24:                                               ; preds = %10
  ret ptr %7
}

define void @syr_tangent(i32 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9) {
  %11 = icmp eq ptr %8, null
  %12 = icmp sle i64 %1, 0
  %or.cond = or i1 %11, %12
  br i1 %or.cond, label %21, label %13

13:                                               ; preds = %10
  %14 = icmp ne ptr %3, null
  br i1 %14, label %15, label %17

15:                                               ; preds = %13
  %16 = load double, ptr %3, align 8
  call void @blas_syr(i32 %0, i64 %1, double %16, ptr %4, i64 %6, ptr %8, i64 %9)
  br label %17

17:                                               ; preds = %15, %13
  %18 = icmp ne ptr %5, null
  br i1 %18, label %19, label %21

19:                                               ; preds = %17
  %20 = load double, ptr %2, align 8
  call void @blas_syr2(i32 %0, i64 %1, double %20, ptr %4, i64 %6, ptr %5, i64 %6, ptr %8, i64 %9)
  br label %21

21:                                               ; preds = %10, %19, %17
  ret void
}

declare void @blas_syr(i32, i64, double, ptr, i64, ptr, i64)

declare void @blas_syr2(i32, i64, double, ptr, i64, ptr, i64, ptr, i64)

define void @syr2_save(i32 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12, i32 %13, ptr %14) {
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
  %25 = call ptr @vector_copy(i64 %1, ptr %4, i64 %6)
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

define void @syr2_gradient(i32 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12, ptr %13) {
  %15 = getelementptr inbounds ptr, ptr %13, i64 0
  %16 = load ptr, ptr %15, align 8
  %17 = icmp ne ptr %16, null
  br i1 %17, label %18, label %21

18:                                               ; preds = %14
  %19 = getelementptr inbounds ptr, ptr %13, i64 0
  %20 = load ptr, ptr %19, align 8
  br label %21

21:                                               ; preds = %18, %14
  %.044 = phi i64 [ 1, %18 ], [ %6, %14 ]
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
  %.043 = phi i64 [ 1, %25 ], [ %9, %21 ]
  %.042 = phi ptr [ %27, %25 ], [ %7, %21 ]
  %29 = icmp ne ptr %11, null
  %30 = icmp sgt i64 %1, 0
  %or.cond = and i1 %29, %30
  br i1 %or.cond, label %31, label %57

31:                                               ; preds = %28
  %32 = icmp ne ptr %5, null
  %33 = icmp ne ptr %3, null
  %or.cond45 = or i1 %32, %33
  br i1 %or.cond45, label %34, label %36

34:                                               ; preds = %31
  %35 = call ptr @both_triangles(i32 %0, i64 %1, ptr %11, i64 %12, ptr %.042, i64 %.043)
  br label %36

36:                                               ; preds = %31, %34
  %37 = phi ptr [ %35, %34 ], [ null, %31 ]
  %38 = icmp ne ptr %8, null
  br i1 %38, label %39, label %41

39:                                               ; preds = %36
  %40 = call ptr @both_triangles(i32 %0, i64 %1, ptr %11, i64 %12, ptr %.0, i64 %.044)
  br label %41

41:                                               ; preds = %36, %39
  %42 = phi ptr [ %40, %39 ], [ null, %36 ]
  %43 = icmp ne ptr %3, null
  br i1 %43, label %44, label %48

44:                                               ; preds = %41
  %45 = call reassoc nsz double @blas_dot(i64 %1, ptr %37, i64 1, ptr %.0, i64 %.044)
  %46 = load double, ptr %3, align 8
  %47 = fadd reassoc nsz double %46, %45
  store double %47, ptr %3, align 8
  br label %48

48:                                               ; preds = %44, %41
  %49 = icmp ne ptr %5, null
  br i1 %49, label %50, label %52

50:                                               ; preds = %48
  %51 = load double, ptr %2, align 8
  call void @add(i64 %1, double %51, ptr %37, i64 1, ptr %5, i64 %6)
  br label %52

52:                                               ; preds = %50, %48
  %53 = icmp ne ptr %8, null
  br i1 %53, label %54, label %56

54:                                               ; preds = %52
  %55 = load double, ptr %2, align 8
  call void @add(i64 %1, double %55, ptr %42, i64 1, ptr %8, i64 %9)
  br label %56

56:                                               ; preds = %54, %52
  call void @free(ptr %37)
  call void @free(ptr %42)
  br label %57

57:                                               ; preds = %56, %28
  ret void
}

define void @syr2_tangent(i32 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12) {
  %14 = icmp eq ptr %11, null
  %15 = icmp sle i64 %1, 0
  %or.cond = or i1 %14, %15
  br i1 %or.cond, label %28, label %16

16:                                               ; preds = %13
  %17 = icmp ne ptr %3, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %16
  %19 = load double, ptr %3, align 8
  call void @blas_syr2(i32 %0, i64 %1, double %19, ptr %4, i64 %6, ptr %7, i64 %9, ptr %11, i64 %12)
  br label %20

20:                                               ; preds = %18, %16
  %21 = icmp ne ptr %5, null
  br i1 %21, label %22, label %24

22:                                               ; preds = %20
  %23 = load double, ptr %2, align 8
  call void @blas_syr2(i32 %0, i64 %1, double %23, ptr %5, i64 %6, ptr %7, i64 %9, ptr %11, i64 %12)
  br label %24

24:                                               ; preds = %22, %20
  %25 = icmp ne ptr %8, null
  br i1 %25, label %26, label %28

26:                                               ; preds = %24
  %27 = load double, ptr %2, align 8
  call void @blas_syr2(i32 %0, i64 %1, double %27, ptr %4, i64 %6, ptr %8, i64 %9, ptr %11, i64 %12)
  br label %28

28:                                               ; preds = %13, %26, %24
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
