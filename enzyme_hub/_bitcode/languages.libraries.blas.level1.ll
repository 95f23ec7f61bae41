; Made from level1.c by `python -m enzyme_hub._bitcode`.
define void @dot_save(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6, i32 %7, ptr %8) {
  %10 = icmp ne ptr %5, null
  br i1 %10, label %11, label %18

11:                                               ; preds = %9
  %12 = ashr i32 %7, 0
  %13 = and i32 %12, 1
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %11
  %16 = call ptr @vector_copy(i64 %0, ptr %1, i64 %3)
  %17 = getelementptr inbounds ptr, ptr %8, i64 0
  store ptr %16, ptr %17, align 8
  br label %18

18:                                               ; preds = %15, %11, %9
  %19 = icmp ne ptr %2, null
  br i1 %19, label %20, label %27

20:                                               ; preds = %18
  %21 = ashr i32 %7, 1
  %22 = and i32 %21, 1
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %20
  %25 = call ptr @vector_copy(i64 %0, ptr %4, i64 %6)
  %26 = getelementptr inbounds ptr, ptr %8, i64 1
  store ptr %25, ptr %26, align 8
  br label %27

27:                                               ; preds = %24, %20, %18
  ret void
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

define void @dot_gradient(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, double %8) {
  %10 = getelementptr inbounds ptr, ptr %7, i64 0
  %11 = load ptr, ptr %10, align 8
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %16

13:                                               ; preds = %9
  %14 = getelementptr inbounds ptr, ptr %7, i64 0
  %15 = load ptr, ptr %14, align 8
  br label %16

16:                                               ; preds = %13, %9
  %.020 = phi ptr [ %15, %13 ], [ %1, %9 ]
  %.019 = phi i64 [ 1, %13 ], [ %3, %9 ]
  %17 = getelementptr inbounds ptr, ptr %7, i64 1
  %18 = load ptr, ptr %17, align 8
  %19 = icmp ne ptr %18, null
  br i1 %19, label %20, label %23

20:                                               ; preds = %16
  %21 = getelementptr inbounds ptr, ptr %7, i64 1
  %22 = load ptr, ptr %21, align 8
  br label %23

23:                                               ; preds = %20, %16
  %.021 = phi ptr [ %22, %20 ], [ %4, %16 ]
  %.0 = phi i64 [ 1, %20 ], [ %6, %16 ]
  %24 = icmp ne ptr %2, null
  br i1 %24, label %25, label %26

25:                                               ; preds = %23
  call void @add(i64 %0, double %8, ptr %.021, i64 %.0, ptr %2, i64 %3)
  br label %26

26:                                               ; preds = %25, %23
  %27 = icmp ne ptr %5, null
  br i1 %27, label %28, label %29

28:                                               ; preds = %26
  call void @add(i64 %0, double %8, ptr %.020, i64 %.019, ptr %5, i64 %6)
  br label %29

29:                                               ; preds = %28, %26
  ret void
}

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

define double @dot_tangent(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6) {
  %8 = icmp ne ptr %2, null
  br i1 %8, label %9, label %12

9:                                                ; preds = %7
  %10 = call reassoc nsz double @blas_dot(i64 %0, ptr %2, i64 %3, ptr %4, i64 %6)
  %11 = fadd reassoc nsz double 0.000000e+00, %10
  br label %12

12:                                               ; preds = %9, %7
  %.0 = phi nsz double [ %11, %9 ], [ 0.000000e+00, %7 ]
  %13 = icmp ne ptr %5, null
  br i1 %13, label %14, label %17

14:                                               ; preds = %12
  %15 = call reassoc nsz double @blas_dot(i64 %0, ptr %1, i64 %3, ptr %5, i64 %6)
  %16 = fadd reassoc nsz double %.0, %15
  br label %17

17:                                               ; preds = %14, %12
  %.1 = phi nsz double [ %16, %14 ], [ %.0, %12 ]
  ret double %.1
}

declare double @blas_dot(i64, ptr, i64, ptr, i64)

define void @nrm2_save(i64 %0, ptr %1, ptr %2, i64 %3, i32 %4, ptr %5) {
  %7 = icmp ne ptr %2, null
  br i1 %7, label %8, label %15

8:                                                ; preds = %6
  %9 = ashr i32 %4, 0
  %10 = and i32 %9, 1
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %8
  %13 = call ptr @vector_copy(i64 %0, ptr %1, i64 %3)
  %14 = getelementptr inbounds ptr, ptr %5, i64 0
  store ptr %13, ptr %14, align 8
  br label %15

15:                                               ; preds = %12, %8, %6
  ret void
}

define void @nrm2_gradient(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, double %5, double %6) {
  %8 = getelementptr inbounds ptr, ptr %4, i64 0
  %9 = load ptr, ptr %8, align 8
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %14

11:                                               ; preds = %7
  %12 = getelementptr inbounds ptr, ptr %4, i64 0
  %13 = load ptr, ptr %12, align 8
  br label %14

14:                                               ; preds = %11, %7
  %.011 = phi ptr [ %13, %11 ], [ %1, %7 ]
  %.0 = phi i64 [ 1, %11 ], [ %3, %7 ]
  %15 = icmp ne ptr %2, null
  %16 = fcmp reassoc nsz une double %5, 0.000000e+00
  %or.cond = and i1 %15, %16
  br i1 %or.cond, label %17, label %19

17:                                               ; preds = %14
  %18 = fdiv reassoc nsz double %6, %5
  call void @add(i64 %0, double %18, ptr %.011, i64 %.0, ptr %2, i64 %3)
  br label %19

19:                                               ; preds = %17, %14
  ret void
}

define double @nrm2_tangent(i64 %0, ptr %1, ptr %2, i64 %3) {
  %5 = icmp ne ptr %2, null
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = call reassoc nsz double @blas_nrm2(i64 %0, ptr %1, i64 %3)
  %8 = fcmp reassoc nsz oeq double %7, 0.000000e+00
  br i1 %8, label %12, label %9

9:                                                ; preds = %6
  %10 = call reassoc nsz double @blas_dot(i64 %0, ptr %1, i64 %3, ptr %2, i64 %3)
  %11 = fdiv reassoc nsz double %10, %7
  br label %12

12:                                               ; preds = %9, %6, %4
  %.0 = phi nsz double [ 0.000000e+00, %4 ], [ %11, %9 ], [ 0.000000e+00, %6 ]
  ret double %.0
}

declare double @blas_nrm2(i64, ptr, i64)

define void @asum_save(i64 %0, ptr %1, ptr %2, i64 %3, i32 %4, ptr %5) {
  %7 = icmp ne ptr %2, null
  br i1 %7, label %8, label %15

8:                                                ; preds = %6
  %9 = ashr i32 %4, 0
  %10 = and i32 %9, 1
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %8
  %13 = call ptr @vector_copy(i64 %0, ptr %1, i64 %3)
  %14 = getelementptr inbounds ptr, ptr %5, i64 0
  store ptr %13, ptr %14, align 8
  br label %15

15:                                               ; preds = %12, %8, %6
  ret void
}

define void @asum_gradient(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, double %5) {
  %7 = getelementptr inbounds ptr, ptr %4, i64 0
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %13

10:                                               ; preds = %6
  %11 = getelementptr inbounds ptr, ptr %4, i64 0
  %12 = load ptr, ptr %11, align 8
  br label %13

13:                                               ; preds = %10, %6
  %.015 = phi ptr [ %12, %10 ], [ %1, %6 ]
  %.014 = phi i64 [ 1, %10 ], [ %3, %6 ]
  br label %14

14:                                               ; preds = %18, %13
  %.0 = phi i64 [ 0, %13 ], [ %27, %18 ]
  %15 = icmp ne ptr %2, null
  %16 = icmp sgt i64 %3, 0
  %or.cond = and i1 %15, %16
  %17 = icmp slt i64 %.0, %0
  %or.cond16 = select i1 %or.cond, i1 %17, i1 false
  br i1 %or.cond16, label %18, label %.critedge

18:                                               ; preds = %14
  %19 = mul nsw i64 %.0, %.014
  %20 = getelementptr inbounds double, ptr %.015, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = call reassoc nsz double @sign(double %21)
  %23 = mul nsw i64 %.0, %3
  %24 = getelementptr inbounds double, ptr %2, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = call reassoc nsz double @llvm.fmuladd.f64(double %5, double %22, double %25)
  store double %26, ptr %24, align 8
  %27 = add nsw i64 %.0, 1
  br label %14

.critedge:                                        ; preds = %14
  ret void
}

define internal double @sign(double %0) {
  %2 = fcmp reassoc nsz olt double %0, 0.000000e+00
  br i1 %2, label %7, label %3

3:                                                ; preds = %1
  %4 = fcmp reassoc nsz ogt double %0, 0.000000e+00
  %5 = zext i1 %4 to i64
  %6 = select i1 %4, i32 1, i32 0
  br label %7

7:                                                ; preds = %1, %3
  %8 = phi i32 [ %6, %3 ], [ -1, %1 ]
  %9 = sitofp i32 %8 to double
  ret double %9
}

declare double @llvm.fmuladd.f64(double, double, double)

define double @asum_tangent(i64 %0, ptr %1, ptr %2, i64 %3) {
  br label %5

5:                                                ; preds = %9, %4
  %.012 = phi nsz double [ 0.000000e+00, %4 ], [ %17, %9 ]
  %.0 = phi i64 [ 0, %4 ], [ %18, %9 ]
  %6 = icmp ne ptr %2, null
  %7 = icmp sgt i64 %3, 0
  %or.cond = and i1 %6, %7
  %8 = icmp slt i64 %.0, %0
  %or.cond13 = select i1 %or.cond, i1 %8, i1 false
  br i1 %or.cond13, label %9, label %.critedge

9:                                                ; preds = %5
  %10 = mul nsw i64 %.0, %3
  %11 = getelementptr inbounds double, ptr %1, i64 %10
  %12 = load double, ptr %11, align 8
  %13 = call reassoc nsz double @sign(double %12)
  %14 = mul nsw i64 %.0, %3
  %15 = getelementptr inbounds double, ptr %2, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = call reassoc nsz double @llvm.fmuladd.f64(double %13, double %16, double %.012)
  %18 = add nsw i64 %.0, 1
  br label %5

.critedge:                                        ; preds = %5
  ret double %.012
}

define void @axpy_save(i64 %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8, i32 %9, ptr %10) {
  %12 = icmp ne ptr %2, null
  %13 = icmp ne ptr %7, null
  %or.cond = and i1 %12, %13
  br i1 %or.cond, label %14, label %22

14:                                               ; preds = %11
  %15 = ashr i32 %9, 0
  %16 = and i32 %15, 1
  %17 = icmp ne i32 %16, 0
  %18 = icmp eq ptr %3, %6
  %or.cond8 = or i1 %17, %18
  br i1 %or.cond8, label %19, label %22

19:                                               ; preds = %14
  %20 = call ptr @vector_copy(i64 %0, ptr %3, i64 %5)
  %21 = getelementptr inbounds ptr, ptr %10, i64 0
  store ptr %20, ptr %21, align 8
  br label %22

22:                                               ; preds = %14, %19, %11
  ret void
}

define void @axpy_gradient(i64 %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8, ptr %9) {
  %11 = getelementptr inbounds ptr, ptr %9, i64 0
  %12 = load ptr, ptr %11, align 8
  %13 = icmp ne ptr %12, null
  br i1 %13, label %14, label %17

14:                                               ; preds = %10
  %15 = getelementptr inbounds ptr, ptr %9, i64 0
  %16 = load ptr, ptr %15, align 8
  br label %17

17:                                               ; preds = %14, %10
  %.018 = phi ptr [ %16, %14 ], [ %3, %10 ]
  %.0 = phi i64 [ 1, %14 ], [ %5, %10 ]
  %18 = icmp ne ptr %7, null
  %19 = icmp ne ptr %2, null
  %or.cond = and i1 %18, %19
  br i1 %or.cond, label %20, label %24

20:                                               ; preds = %17
  %21 = call reassoc nsz double @blas_dot(i64 %0, ptr %.018, i64 %.0, ptr %7, i64 %8)
  %22 = load double, ptr %2, align 8
  %23 = fadd reassoc nsz double %22, %21
  store double %23, ptr %2, align 8
  br label %24

24:                                               ; preds = %20, %17
  %25 = icmp ne ptr %7, null
  %26 = icmp ne ptr %4, null
  %or.cond19 = and i1 %25, %26
  br i1 %or.cond19, label %27, label %29

27:                                               ; preds = %24
  %28 = load double, ptr %1, align 8
  call void @add(i64 %0, double %28, ptr %7, i64 %8, ptr %4, i64 %5)
  br label %29

29:                                               ; preds = %27, %24
  ret void
}

define void @axpy_tangent(i64 %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8) {
  %10 = icmp ne ptr %7, null
  %11 = icmp ne ptr %2, null
  %or.cond = and i1 %10, %11
  br i1 %or.cond, label %12, label %14

12:                                               ; preds = %9
  %13 = load double, ptr %2, align 8
  call void @add(i64 %0, double %13, ptr %3, i64 %5, ptr %7, i64 %8)
  br label %14

14:                                               ; preds = %12, %9
  %15 = icmp ne ptr %7, null
  %16 = icmp ne ptr %4, null
  %or.cond15 = and i1 %15, %16
  br i1 %or.cond15, label %17, label %19

17:                                               ; preds = %14
  %18 = load double, ptr %1, align 8
  call void @add(i64 %0, double %18, ptr %4, i64 %5, ptr %7, i64 %8)
  br label %19

19:                                               ; preds = %17, %14
  ret void
}

define void @scal_save(i64 %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5, i32 %6, ptr %7) {
  %9 = icmp ne ptr %2, null
  %10 = icmp ne ptr %4, null
  %or.cond = and i1 %9, %10
  %11 = icmp sgt i64 %5, 0
  %or.cond7 = and i1 %or.cond, %11
  br i1 %or.cond7, label %12, label %15

12:                                               ; preds = %8
  %13 = call ptr @vector_copy(i64 %0, ptr %3, i64 %5)
  %14 = getelementptr inbounds ptr, ptr %7, i64 0
  store ptr %13, ptr %14, align 8
  br label %15

15:                                               ; preds = %12, %8
  ret void
}

define void @scal_gradient(i64 %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5, ptr %6) {
  %8 = icmp ne ptr %4, null
  %9 = icmp sgt i64 %5, 0
  %or.cond = and i1 %8, %9
  br i1 %or.cond, label %10, label %20

10:                                               ; preds = %7
  %11 = icmp ne ptr %2, null
  br i1 %11, label %12, label %18

12:                                               ; preds = %10
  %13 = getelementptr inbounds ptr, ptr %6, i64 0
  %14 = load ptr, ptr %13, align 8
  %15 = call reassoc nsz double @blas_dot(i64 %0, ptr %14, i64 1, ptr %4, i64 %5)
  %16 = load double, ptr %2, align 8
  %17 = fadd reassoc nsz double %16, %15
  store double %17, ptr %2, align 8
  br label %18

18:                                               ; preds = %12, %10
  %19 = load double, ptr %1, align 8
  call void @scale_vector(i64 %0, double %19, ptr %4, i64 %5)
  br label %20

20:                                               ; preds = %18, %7
  ret void
}

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

define void @scal_tangent(i64 %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5) {
  %7 = icmp eq ptr %4, null
  %8 = icmp sle i64 %5, 0
  %or.cond = or i1 %7, %8
  br i1 %or.cond, label %14, label %9

9:                                                ; preds = %6
  %10 = load double, ptr %1, align 8
  call void @scale_vector(i64 %0, double %10, ptr %4, i64 %5)
  %11 = icmp ne ptr %2, null
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = load double, ptr %2, align 8
  call void @add(i64 %0, double %13, ptr %3, i64 %5, ptr %4, i64 %5)
  br label %14

14:                                               ; preds = %6, %12, %9
  ret void
}

define void @copy_gradient(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6) {
  %8 = icmp ne ptr %5, null
  br i1 %8, label %9, label %13

9:                                                ; preds = %7
  %10 = icmp ne ptr %2, null
  br i1 %10, label %11, label %12

11:                                               ; preds = %9
  call void @add(i64 %0, double 1.000000e+00, ptr %5, i64 %6, ptr %2, i64 %3)
  br label %12

12:                                               ; preds = %11, %9
  call void @scale_vector(i64 %0, double 0.000000e+00, ptr %5, i64 %6)
  br label %13

13:                                               ; preds = %7, %12
  ret void
}

define void @copy_tangent(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6) {
  %8 = icmp ne ptr %5, null
  %9 = icmp ne ptr %2, null
  %or.cond = and i1 %8, %9
  br i1 %or.cond, label %10, label %11

10:                                               ; preds = %7
  call void @blas_copy(i64 %0, ptr %2, i64 %3, ptr %5, i64 %6)
  br label %11

11:                                               ; preds = %10, %7
  %12 = icmp eq ptr %5, null
  %13 = icmp ne ptr %2, null
  %or.cond11 = or i1 %12, %13
  br i1 %or.cond11, label %15, label %14

14:                                               ; preds = %11
  call void @scale_vector(i64 %0, double 0.000000e+00, ptr %5, i64 %6)
  br label %15

15:                                               ; preds = %14, %11
  ret void
}

declare void @blas_copy(i64, ptr, i64, ptr, i64)

define void @swap_gradient(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6) {
  %8 = icmp ne ptr %2, null
  %9 = icmp ne ptr %5, null
  %or.cond = and i1 %8, %9
  br i1 %or.cond, label %10, label %11

10:                                               ; preds = %7
  call void @blas_swap(i64 %0, ptr %2, i64 %3, ptr %5, i64 %6)
  br label %11

11:                                               ; preds = %10, %7
  %12 = icmp eq ptr %2, null
  %13 = icmp ne ptr %5, null
  %or.cond16 = or i1 %12, %13
  br i1 %or.cond16, label %15, label %14

14:                                               ; preds = %11
  call void @scale_vector(i64 %0, double 0.000000e+00, ptr %2, i64 %3)
  br label %15

15:                                               ; preds = %14, %11
  %16 = icmp eq ptr %5, null
  %17 = icmp ne ptr %2, null
  %or.cond17 = or i1 %16, %17
  br i1 %or.cond17, label %19, label %18

18:                                               ; preds = %15
  call void @scale_vector(i64 %0, double 0.000000e+00, ptr %5, i64 %6)
  br label %19

19:                                               ; preds = %18, %15
  ret void
}

declare void @blas_swap(i64, ptr, i64, ptr, i64)

define void @swap_tangent(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6) {
  call void @swap_gradient(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6)
  ret void
}

define void @rot_save(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, ptr %9, ptr %10, i32 %11, ptr %12) {
  %14 = icmp ne ptr %8, null
  %15 = icmp ne ptr %10, null
  %or.cond = or i1 %14, %15
  br i1 %or.cond, label %16, label %21

16:                                               ; preds = %13
  %17 = call ptr @vector_copy(i64 %0, ptr %1, i64 %3)
  %18 = getelementptr inbounds ptr, ptr %12, i64 0
  store ptr %17, ptr %18, align 8
  %19 = call ptr @vector_copy(i64 %0, ptr %4, i64 %6)
  %20 = getelementptr inbounds ptr, ptr %12, i64 1
  store ptr %19, ptr %20, align 8
  br label %21

21:                                               ; preds = %13, %16
  ret void
}

define void @rot_gradient(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = icmp ne ptr %2, null
  br i1 %13, label %14, label %17

14:                                               ; preds = %12
  %15 = call i64 @first(i64 %0, i64 %3)
  %16 = getelementptr inbounds double, ptr %2, i64 %15
  br label %17

17:                                               ; preds = %14, %12
  %.0 = phi ptr [ %16, %14 ], [ %2, %12 ]
  %18 = icmp ne ptr %5, null
  br i1 %18, label %19, label %22

19:                                               ; preds = %17
  %20 = call i64 @first(i64 %0, i64 %6)
  %21 = getelementptr inbounds double, ptr %5, i64 %20
  br label %22

22:                                               ; preds = %19, %17
  %.048 = phi ptr [ %21, %19 ], [ %5, %17 ]
  br label %23

23:                                               ; preds = %77, %22
  %.049 = phi i64 [ 0, %22 ], [ %78, %77 ]
  %24 = icmp slt i64 %.049, %0
  br i1 %24, label %25, label %79

25:                                               ; preds = %23
  %26 = call reassoc nsz double @at(ptr %.0, i64 %.049, i64 %3)
  %27 = call reassoc nsz double @at(ptr %.048, i64 %.049, i64 %6)
  %28 = icmp ne ptr %8, null
  br i1 %28, label %29, label %42

29:                                               ; preds = %25
  %30 = getelementptr inbounds ptr, ptr %11, i64 0
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds double, ptr %31, i64 %.049
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds ptr, ptr %11, i64 1
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds double, ptr %35, i64 %.049
  %37 = load double, ptr %36, align 8
  %38 = fmul reassoc nsz double %37, %27
  %39 = call reassoc nsz double @llvm.fmuladd.f64(double %33, double %26, double %38)
  %40 = load double, ptr %8, align 8
  %41 = fadd reassoc nsz double %40, %39
  store double %41, ptr %8, align 8
  br label %42

42:                                               ; preds = %29, %25
  %43 = icmp ne ptr %10, null
  br i1 %43, label %44, label %58

44:                                               ; preds = %42
  %45 = getelementptr inbounds ptr, ptr %11, i64 1
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds double, ptr %46, i64 %.049
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds ptr, ptr %11, i64 0
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds double, ptr %50, i64 %.049
  %52 = load double, ptr %51, align 8
  %53 = fmul reassoc nsz double %52, %27
  %54 = fneg reassoc nsz double %53
  %55 = call reassoc nsz double @llvm.fmuladd.f64(double %48, double %26, double %54)
  %56 = load double, ptr %10, align 8
  %57 = fadd reassoc nsz double %56, %55
  store double %57, ptr %10, align 8
  br label %58

58:                                               ; preds = %44, %42
  %59 = icmp ne ptr %.0, null
  br i1 %59, label %60, label %68

60:                                               ; preds = %58
  %61 = load double, ptr %7, align 8
  %62 = load double, ptr %9, align 8
  %63 = fmul reassoc nsz double %62, %27
  %64 = fneg reassoc nsz double %63
  %65 = call reassoc nsz double @llvm.fmuladd.f64(double %61, double %26, double %64)
  %66 = mul nsw i64 %.049, %3
  %67 = getelementptr inbounds double, ptr %.0, i64 %66
  store double %65, ptr %67, align 8
  br label %68

68:                                               ; preds = %60, %58
  %69 = icmp ne ptr %.048, null
  br i1 %69, label %70, label %77

70:                                               ; preds = %68
  %71 = load double, ptr %9, align 8
  %72 = load double, ptr %7, align 8
  %73 = fmul reassoc nsz double %72, %27
  %74 = call reassoc nsz double @llvm.fmuladd.f64(double %71, double %26, double %73)
  %75 = mul nsw i64 %.049, %6
  %76 = getelementptr inbounds double, ptr %.048, i64 %75
  store double %74, ptr %76, align 8
  br label %77

77:                                               ; preds = %68, %70
  %78 = add nsw i64 %.049, 1
  br label %23

79:                                               ; preds = %23
  ret void
}

define internal i64 @first(i64 %0, i64 %1) {
  %3 = icmp slt i64 %1, 0
  %4 = sub nsw i64 1, %0
  %5 = mul nsw i64 %4, %1
  %6 = select i1 %3, i64 %5, i64 0
  ret i64 %6
}

define internal double @at(ptr %0, i64 %1, i64 %2) {
  %4 = icmp ne ptr %0, null
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = mul nsw i64 %1, %2
  %7 = getelementptr inbounds double, ptr %0, i64 %6
  %8 = load double, ptr %7, align 8
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi reassoc nsz double [ %8, %5 ], [ 0.000000e+00, %3 ]
  ret double %10
}

define void @rot_tangent(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = call i64 @first(i64 %0, i64 %3)
  %13 = getelementptr inbounds double, ptr %1, i64 %12
  %14 = call i64 @first(i64 %0, i64 %6)
  %15 = getelementptr inbounds double, ptr %4, i64 %14
  %16 = icmp ne ptr %2, null
  br i1 %16, label %17, label %20

17:                                               ; preds = %11
  %18 = call i64 @first(i64 %0, i64 %3)
  %19 = getelementptr inbounds double, ptr %2, i64 %18
  br label %20

20:                                               ; preds = %17, %11
  %.0 = phi ptr [ %19, %17 ], [ %2, %11 ]
  %21 = icmp ne ptr %5, null
  br i1 %21, label %22, label %25

22:                                               ; preds = %20
  %23 = call i64 @first(i64 %0, i64 %6)
  %24 = getelementptr inbounds double, ptr %5, i64 %23
  br label %25

25:                                               ; preds = %22, %20
  %.059 = phi ptr [ %24, %22 ], [ %5, %20 ]
  %26 = icmp ne ptr %8, null
  br i1 %26, label %27, label %29

27:                                               ; preds = %25
  %28 = load double, ptr %8, align 8
  br label %29

29:                                               ; preds = %25, %27
  %30 = phi reassoc nsz double [ %28, %27 ], [ 0.000000e+00, %25 ]
  %31 = icmp ne ptr %10, null
  br i1 %31, label %32, label %34

32:                                               ; preds = %29
  %33 = load double, ptr %10, align 8
  br label %34

34:                                               ; preds = %29, %32
  %35 = phi reassoc nsz double [ %33, %32 ], [ 0.000000e+00, %29 ]
  br label %36

36:                                               ; preds = %76, %34
  %.058 = phi i64 [ 0, %34 ], [ %77, %76 ]
  %37 = icmp slt i64 %.058, %0
  br i1 %37, label %38, label %78

38:                                               ; preds = %36
  %39 = call reassoc nsz double @at(ptr %.0, i64 %.058, i64 %3)
  %40 = call reassoc nsz double @at(ptr %.059, i64 %.058, i64 %6)
  %41 = icmp ne ptr %.0, null
  br i1 %41, label %42, label %57

42:                                               ; preds = %38
  %43 = load double, ptr %7, align 8
  %44 = load double, ptr %9, align 8
  %45 = fmul reassoc nsz double %44, %40
  %46 = call reassoc nsz double @llvm.fmuladd.f64(double %43, double %39, double %45)
  %47 = mul nsw i64 %.058, %3
  %48 = getelementptr inbounds double, ptr %13, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = call reassoc nsz double @llvm.fmuladd.f64(double %30, double %49, double %46)
  %51 = mul nsw i64 %.058, %6
  %52 = getelementptr inbounds double, ptr %15, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = call reassoc nsz double @llvm.fmuladd.f64(double %35, double %53, double %50)
  %55 = mul nsw i64 %.058, %3
  %56 = getelementptr inbounds double, ptr %.0, i64 %55
  store double %54, ptr %56, align 8
  br label %57

57:                                               ; preds = %42, %38
  %58 = icmp ne ptr %.059, null
  br i1 %58, label %59, label %76

59:                                               ; preds = %57
  %60 = load double, ptr %7, align 8
  %61 = load double, ptr %9, align 8
  %62 = fmul reassoc nsz double %61, %39
  %63 = fneg reassoc nsz double %62
  %64 = call reassoc nsz double @llvm.fmuladd.f64(double %60, double %40, double %63)
  %65 = mul nsw i64 %.058, %6
  %66 = getelementptr inbounds double, ptr %15, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = call reassoc nsz double @llvm.fmuladd.f64(double %30, double %67, double %64)
  %69 = mul nsw i64 %.058, %3
  %70 = getelementptr inbounds double, ptr %13, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = fneg reassoc nsz double %35
  %73 = call reassoc nsz double @llvm.fmuladd.f64(double %72, double %71, double %68)
  %74 = mul nsw i64 %.058, %6
  %75 = getelementptr inbounds double, ptr %.059, i64 %74
  store double %73, ptr %75, align 8
  br label %76

76:                                               ; preds = %57, %59
  %77 = add nsw i64 %.058, 1
  br label %36

78:                                               ; preds = %36
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

define internal i64 @at_least_1(i64 %0) {
  %2 = icmp sgt i64 %0, 1
  %. = select i1 %2, i64 %0, i64 1
  ret i64 %.
}

declare i64 @size_of_number()

declare void @blas_axpy(i64, double, ptr, i64, ptr, i64)
