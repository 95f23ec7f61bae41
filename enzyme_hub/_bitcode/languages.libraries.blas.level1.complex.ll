; Made from level1.c by `python -m enzyme_hub._bitcode`.
define void @dotu_save(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i32 %9, ptr %10) {
  %12 = icmp ne ptr %8, null
  br i1 %12, label %13, label %14

13:                                               ; preds = %11
  call void @dot_save(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6, i32 %9, ptr %10)
  br label %14

14:                                               ; preds = %13, %11
  ret void
}

define internal void @dot_save(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6, i32 %7, ptr %8) {
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

define void @dotc_save(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i32 %9, ptr %10) {
  %12 = icmp ne ptr %8, null
  br i1 %12, label %13, label %14

13:                                               ; preds = %11
  call void @dot_save(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6, i32 %9, ptr %10)
  br label %14

14:                                               ; preds = %13, %11
  ret void
}

define void @dotu_gradient(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, ptr %9) {
  %11 = getelementptr inbounds ptr, ptr %9, i64 0
  %12 = load ptr, ptr %11, align 8
  %13 = icmp ne ptr %12, null
  br i1 %13, label %14, label %17

14:                                               ; preds = %10
  %15 = getelementptr inbounds ptr, ptr %9, i64 0
  %16 = load ptr, ptr %15, align 8
  br label %17

17:                                               ; preds = %14, %10
  %.027 = phi i64 [ 1, %14 ], [ %3, %10 ]
  %.0 = phi ptr [ %16, %14 ], [ %1, %10 ]
  %18 = getelementptr inbounds ptr, ptr %9, i64 1
  %19 = load ptr, ptr %18, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %21, label %24

21:                                               ; preds = %17
  %22 = getelementptr inbounds ptr, ptr %9, i64 1
  %23 = load ptr, ptr %22, align 8
  br label %24

24:                                               ; preds = %21, %17
  %.028 = phi i64 [ 1, %21 ], [ %6, %17 ]
  %.026 = phi ptr [ %23, %21 ], [ %4, %17 ]
  %25 = icmp ne ptr %8, null
  br i1 %25, label %26, label %38

26:                                               ; preds = %24
  %27 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 0
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 1
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 0
  %32 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 1
  store double 0.000000e+00, ptr %31, align 8
  store double 0.000000e+00, ptr %32, align 8
  %33 = icmp ne ptr %2, null
  br i1 %33, label %34, label %35

34:                                               ; preds = %26
  call void @add_conjugate(i64 %0, double %28, double %30, ptr %.026, i64 %.028, ptr %2, i64 %3)
  br label %35

35:                                               ; preds = %34, %26
  %36 = icmp ne ptr %5, null
  br i1 %36, label %37, label %38

37:                                               ; preds = %35
  call void @add_conjugate(i64 %0, double %28, double %30, ptr %.0, i64 %.027, ptr %5, i64 %6)
  br label %38

38:                                               ; preds = %24, %37, %35
  ret void
}

define internal void @add_conjugate(i64 %0, double %1, double %2, ptr %3, i64 %4, ptr %5, i64 %6) {
  %8 = call i64 @first(i64 %0, i64 %4)
  %9 = getelementptr inbounds { double, double }, ptr %3, i64 %8
  %10 = call i64 @first(i64 %0, i64 %6)
  %11 = getelementptr inbounds { double, double }, ptr %5, i64 %10
  br label %12

12:                                               ; preds = %14, %7
  %.0 = phi i64 [ 0, %7 ], [ %38, %14 ]
  %13 = icmp slt i64 %.0, %0
  br i1 %13, label %14, label %39

14:                                               ; preds = %12
  %15 = mul nsw i64 %.0, %4
  %16 = getelementptr inbounds { double, double }, ptr %9, i64 %15
  %17 = getelementptr inbounds nuw { double, double }, ptr %16, i32 0, i32 0
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds nuw { double, double }, ptr %16, i32 0, i32 1
  %20 = load double, ptr %19, align 8
  %21 = fneg reassoc nsz double %20
  %22 = fmul reassoc nsz double %1, %18
  %23 = fmul reassoc nsz double %2, %21
  %24 = fmul reassoc nsz double %1, %21
  %25 = fmul reassoc nsz double %2, %18
  %26 = fsub reassoc nsz double %22, %23
  %27 = fadd reassoc nsz double %24, %25
  %28 = mul nsw i64 %.0, %6
  %29 = getelementptr inbounds { double, double }, ptr %11, i64 %28
  %30 = getelementptr inbounds nuw { double, double }, ptr %29, i32 0, i32 0
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds nuw { double, double }, ptr %29, i32 0, i32 1
  %33 = load double, ptr %32, align 8
  %34 = fadd reassoc nsz double %31, %26
  %35 = fadd reassoc nsz double %33, %27
  %36 = getelementptr inbounds nuw { double, double }, ptr %29, i32 0, i32 0
  %37 = getelementptr inbounds nuw { double, double }, ptr %29, i32 0, i32 1
  store double %34, ptr %36, align 8
  store double %35, ptr %37, align 8
  %38 = add nsw i64 %.0, 1
  br label %12

39:                                               ; preds = %12
  ret void
}

define void @dotc_gradient(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, ptr %9) {
  %11 = getelementptr inbounds ptr, ptr %9, i64 0
  %12 = load ptr, ptr %11, align 8
  %13 = icmp ne ptr %12, null
  br i1 %13, label %14, label %17

14:                                               ; preds = %10
  %15 = getelementptr inbounds ptr, ptr %9, i64 0
  %16 = load ptr, ptr %15, align 8
  br label %17

17:                                               ; preds = %14, %10
  %.027 = phi i64 [ 1, %14 ], [ %3, %10 ]
  %.0 = phi ptr [ %16, %14 ], [ %1, %10 ]
  %18 = getelementptr inbounds ptr, ptr %9, i64 1
  %19 = load ptr, ptr %18, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %21, label %24

21:                                               ; preds = %17
  %22 = getelementptr inbounds ptr, ptr %9, i64 1
  %23 = load ptr, ptr %22, align 8
  br label %24

24:                                               ; preds = %21, %17
  %.028 = phi i64 [ 1, %21 ], [ %6, %17 ]
  %.026 = phi ptr [ %23, %21 ], [ %4, %17 ]
  %25 = icmp ne ptr %8, null
  br i1 %25, label %26, label %39

26:                                               ; preds = %24
  %27 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 0
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 1
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 0
  %32 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 1
  store double 0.000000e+00, ptr %31, align 8
  store double 0.000000e+00, ptr %32, align 8
  %33 = icmp ne ptr %2, null
  br i1 %33, label %34, label %36

34:                                               ; preds = %26
  %35 = fneg reassoc nsz double %30
  call void @add(i64 %0, double %28, double %35, ptr %.026, i64 %.028, ptr %2, i64 %3)
  br label %36

36:                                               ; preds = %34, %26
  %37 = icmp ne ptr %5, null
  br i1 %37, label %38, label %39

38:                                               ; preds = %36
  call void @add(i64 %0, double %28, double %30, ptr %.0, i64 %.027, ptr %5, i64 %6)
  br label %39

39:                                               ; preds = %24, %38, %36
  ret void
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

define void @dotu_tangent(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8) {
  %10 = icmp ne ptr %2, null
  br i1 %10, label %11, label %17

11:                                               ; preds = %9
  %12 = call reassoc nsz { double, double } @plain_dot(i64 %0, ptr %2, i64 %3, ptr %4, i64 %6)
  %13 = extractvalue { double, double } %12, 0
  %14 = extractvalue { double, double } %12, 1
  %15 = fadd reassoc nsz double 0.000000e+00, %13
  %16 = fadd reassoc nsz double 0.000000e+00, %14
  br label %17

17:                                               ; preds = %11, %9
  %.sroa.8.0 = phi nsz double [ %16, %11 ], [ 0.000000e+00, %9 ]
  %.sroa.0.0 = phi nsz double [ %15, %11 ], [ 0.000000e+00, %9 ]
  %18 = icmp ne ptr %5, null
  br i1 %18, label %19, label %25

19:                                               ; preds = %17
  %20 = call reassoc nsz { double, double } @plain_dot(i64 %0, ptr %1, i64 %3, ptr %5, i64 %6)
  %21 = extractvalue { double, double } %20, 0
  %22 = extractvalue { double, double } %20, 1
  %23 = fadd reassoc nsz double %.sroa.0.0, %21
  %24 = fadd reassoc nsz double %.sroa.8.0, %22
  br label %25

25:                                               ; preds = %19, %17
  %.sroa.8.1 = phi nsz double [ %24, %19 ], [ %.sroa.8.0, %17 ]
  %.sroa.0.1 = phi nsz double [ %23, %19 ], [ %.sroa.0.0, %17 ]
  %26 = icmp ne ptr %8, null
  br i1 %26, label %27, label %30

27:                                               ; preds = %25
  %28 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 0
  %29 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 1
  store double %.sroa.0.1, ptr %28, align 8
  store double %.sroa.8.1, ptr %29, align 8
  br label %30

30:                                               ; preds = %27, %25
  ret void
}

define internal { double, double } @plain_dot(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) {
  %6 = call i64 @first(i64 %0, i64 %2)
  %7 = getelementptr inbounds { double, double }, ptr %1, i64 %6
  %8 = call i64 @first(i64 %0, i64 %4)
  %9 = getelementptr inbounds { double, double }, ptr %3, i64 %8
  br label %10

10:                                               ; preds = %12, %5
  %.sroa.6.0 = phi nsz double [ 0.000000e+00, %5 ], [ %32, %12 ]
  %.sroa.0.0 = phi nsz double [ 0.000000e+00, %5 ], [ %31, %12 ]
  %.0 = phi i64 [ 0, %5 ], [ %33, %12 ]
  %11 = icmp slt i64 %.0, %0
  br i1 %11, label %12, label %34

12:                                               ; preds = %10
  %13 = mul nsw i64 %.0, %2
  %14 = getelementptr inbounds { double, double }, ptr %7, i64 %13
  %15 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 0
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds nuw { double, double }, ptr %14, i32 0, i32 1
  %18 = load double, ptr %17, align 8
  %19 = mul nsw i64 %.0, %4
  %20 = getelementptr inbounds { double, double }, ptr %9, i64 %19
  %21 = getelementptr inbounds nuw { double, double }, ptr %20, i32 0, i32 0
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw { double, double }, ptr %20, i32 0, i32 1
  %24 = load double, ptr %23, align 8
  %25 = fmul reassoc nsz double %16, %22
  %26 = fmul reassoc nsz double %18, %24
  %27 = fmul reassoc nsz double %16, %24
  %28 = fmul reassoc nsz double %18, %22
  %29 = fsub reassoc nsz double %25, %26
  %30 = fadd reassoc nsz double %27, %28
  %31 = fadd reassoc nsz double %.sroa.0.0, %29
  %32 = fadd reassoc nsz double %.sroa.6.0, %30
  %33 = add nsw i64 %.0, 1
  br label %10

34:                                               ; preds = %10
  %.fca.0.insert = insertvalue { double, double } poison, double %.sroa.0.0, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %.sroa.6.0, 1
  ret { double, double } %.fca.1.insert
}

define void @dotc_tangent(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8) {
  %10 = icmp ne ptr %2, null
  br i1 %10, label %11, label %17

11:                                               ; preds = %9
  %12 = call reassoc nsz { double, double } @dot(i64 %0, ptr %2, i64 %3, ptr %4, i64 %6)
  %13 = extractvalue { double, double } %12, 0
  %14 = extractvalue { double, double } %12, 1
  %15 = fadd reassoc nsz double 0.000000e+00, %13
  %16 = fadd reassoc nsz double 0.000000e+00, %14
  br label %17

17:                                               ; preds = %11, %9
  %.sroa.8.0 = phi nsz double [ %16, %11 ], [ 0.000000e+00, %9 ]
  %.sroa.0.0 = phi nsz double [ %15, %11 ], [ 0.000000e+00, %9 ]
  %18 = icmp ne ptr %5, null
  br i1 %18, label %19, label %25

19:                                               ; preds = %17
  %20 = call reassoc nsz { double, double } @dot(i64 %0, ptr %1, i64 %3, ptr %5, i64 %6)
  %21 = extractvalue { double, double } %20, 0
  %22 = extractvalue { double, double } %20, 1
  %23 = fadd reassoc nsz double %.sroa.0.0, %21
  %24 = fadd reassoc nsz double %.sroa.8.0, %22
  br label %25

25:                                               ; preds = %19, %17
  %.sroa.8.1 = phi nsz double [ %24, %19 ], [ %.sroa.8.0, %17 ]
  %.sroa.0.1 = phi nsz double [ %23, %19 ], [ %.sroa.0.0, %17 ]
  %26 = icmp ne ptr %8, null
  br i1 %26, label %27, label %30

27:                                               ; preds = %25
  %28 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 0
  %29 = getelementptr inbounds nuw { double, double }, ptr %8, i32 0, i32 1
  store double %.sroa.0.1, ptr %28, align 8
  store double %.sroa.8.1, ptr %29, align 8
  br label %30

30:                                               ; preds = %27, %25
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
  %.011 = phi i64 [ 1, %11 ], [ %3, %7 ]
  %.0 = phi ptr [ %13, %11 ], [ %1, %7 ]
  %15 = icmp ne ptr %2, null
  %16 = fcmp reassoc nsz une double %5, 0.000000e+00
  %or.cond = and i1 %15, %16
  br i1 %or.cond, label %17, label %19

17:                                               ; preds = %14
  %18 = fdiv reassoc nsz double %6, %5
  call void @add(i64 %0, double %18, double 0.000000e+00, ptr %.0, i64 %.011, ptr %2, i64 %3)
  br label %19

19:                                               ; preds = %17, %14
  ret void
}

define double @nrm2_tangent(i64 %0, ptr %1, ptr %2, i64 %3) {
  %5 = icmp ne ptr %2, null
  br i1 %5, label %6, label %14

6:                                                ; preds = %4
  %7 = call reassoc nsz double @blas_nrm2(i64 %0, ptr %1, i64 %3)
  %8 = fcmp reassoc nsz oeq double %7, 0.000000e+00
  br i1 %8, label %14, label %9

9:                                                ; preds = %6
  %10 = call reassoc nsz { double, double } @dot(i64 %0, ptr %1, i64 %3, ptr %2, i64 %3)
  %11 = extractvalue { double, double } %10, 0
  %12 = extractvalue { double, double } %10, 1
  %13 = fdiv reassoc nsz double %11, %7
  br label %14

14:                                               ; preds = %9, %6, %4
  %.0 = phi nsz double [ 0.000000e+00, %4 ], [ %13, %9 ], [ 0.000000e+00, %6 ]
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
  %.014 = phi i64 [ 1, %10 ], [ %3, %6 ]
  %.0 = phi ptr [ %12, %10 ], [ %1, %6 ]
  br label %14

14:                                               ; preds = %18, %13
  %.015 = phi i64 [ 0, %13 ], [ %40, %18 ]
  %15 = icmp ne ptr %2, null
  %16 = icmp sgt i64 %3, 0
  %or.cond = and i1 %15, %16
  %17 = icmp slt i64 %.015, %0
  %or.cond16 = select i1 %or.cond, i1 %17, i1 false
  br i1 %or.cond16, label %18, label %.critedge

18:                                               ; preds = %14
  %19 = mul nsw i64 %.015, %.014
  %20 = getelementptr inbounds { double, double }, ptr %.0, i64 %19
  %21 = getelementptr inbounds nuw { double, double }, ptr %20, i32 0, i32 0
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw { double, double }, ptr %20, i32 0, i32 1
  %24 = load double, ptr %23, align 8
  %25 = call reassoc nsz { double, double } @signs(double %22, double %24)
  %26 = extractvalue { double, double } %25, 0
  %27 = extractvalue { double, double } %25, 1
  %28 = fmul reassoc nsz double %5, %26
  %29 = fmul reassoc nsz double %5, %27
  %30 = mul nsw i64 %.015, %3
  %31 = getelementptr inbounds { double, double }, ptr %2, i64 %30
  %32 = getelementptr inbounds nuw { double, double }, ptr %31, i32 0, i32 0
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds nuw { double, double }, ptr %31, i32 0, i32 1
  %35 = load double, ptr %34, align 8
  %36 = fadd reassoc nsz double %33, %28
  %37 = fadd reassoc nsz double %35, %29
  %38 = getelementptr inbounds nuw { double, double }, ptr %31, i32 0, i32 0
  %39 = getelementptr inbounds nuw { double, double }, ptr %31, i32 0, i32 1
  store double %36, ptr %38, align 8
  store double %37, ptr %39, align 8
  %40 = add nsw i64 %.015, 1
  br label %14

.critedge:                                        ; preds = %14
  ret void
}

define internal { double, double } @signs(double %0, double %1) {
  %3 = call reassoc nsz double @sign(double %0)
  %4 = call reassoc nsz double @sign(double %1)
  %.fca.0.insert = insertvalue { double, double } poison, double %3, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %4, 1
  ret { double, double } %.fca.1.insert
}

define double @asum_tangent(i64 %0, ptr %1, ptr %2, i64 %3) {
  br label %5

5:                                                ; preds = %9, %4
  %.012 = phi i64 [ 0, %4 ], [ %33, %9 ]
  %.0 = phi nsz double [ 0.000000e+00, %4 ], [ %32, %9 ]
  %6 = icmp ne ptr %2, null
  %7 = icmp sgt i64 %3, 0
  %or.cond = and i1 %6, %7
  %8 = icmp slt i64 %.012, %0
  %or.cond13 = select i1 %or.cond, i1 %8, i1 false
  br i1 %or.cond13, label %9, label %.critedge

9:                                                ; preds = %5
  %10 = mul nsw i64 %.012, %3
  %11 = getelementptr inbounds { double, double }, ptr %1, i64 %10
  %12 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 0
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds nuw { double, double }, ptr %11, i32 0, i32 1
  %15 = load double, ptr %14, align 8
  %16 = call reassoc nsz { double, double } @signs(double %13, double %15)
  %17 = extractvalue { double, double } %16, 0
  %18 = extractvalue { double, double } %16, 1
  %19 = fneg reassoc nsz double %18
  %20 = mul nsw i64 %.012, %3
  %21 = getelementptr inbounds { double, double }, ptr %2, i64 %20
  %22 = getelementptr inbounds nuw { double, double }, ptr %21, i32 0, i32 0
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw { double, double }, ptr %21, i32 0, i32 1
  %25 = load double, ptr %24, align 8
  %26 = fmul reassoc nsz double %17, %23
  %27 = fmul reassoc nsz double %19, %25
  %28 = fmul reassoc nsz double %17, %25
  %29 = fmul reassoc nsz double %19, %23
  %30 = fsub reassoc nsz double %26, %27
  %31 = fadd reassoc nsz double %28, %29
  %32 = fadd reassoc nsz double %.0, %30
  %33 = add nsw i64 %.012, 1
  br label %5

.critedge:                                        ; preds = %5
  ret double %.0
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
  %.018 = phi i64 [ 1, %14 ], [ %5, %10 ]
  %.0 = phi ptr [ %16, %14 ], [ %3, %10 ]
  %18 = icmp ne ptr %7, null
  %19 = icmp ne ptr %2, null
  %or.cond = and i1 %18, %19
  br i1 %or.cond, label %20, label %32

20:                                               ; preds = %17
  %21 = call reassoc nsz { double, double } @dot(i64 %0, ptr %.0, i64 %.018, ptr %7, i64 %8)
  %22 = extractvalue { double, double } %21, 0
  %23 = extractvalue { double, double } %21, 1
  %24 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  %27 = load double, ptr %26, align 8
  %28 = fadd reassoc nsz double %25, %22
  %29 = fadd reassoc nsz double %27, %23
  %30 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %31 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  store double %28, ptr %30, align 8
  store double %29, ptr %31, align 8
  br label %32

32:                                               ; preds = %20, %17
  %33 = icmp ne ptr %7, null
  %34 = icmp ne ptr %4, null
  %or.cond19 = and i1 %33, %34
  br i1 %or.cond19, label %35, label %41

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw { double, double }, ptr %1, i32 0, i32 0
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds nuw { double, double }, ptr %1, i32 0, i32 1
  %39 = load double, ptr %38, align 8
  %40 = fneg reassoc nsz double %39
  call void @add(i64 %0, double %37, double %40, ptr %7, i64 %8, ptr %4, i64 %5)
  br label %41

41:                                               ; preds = %35, %32
  ret void
}

define void @axpy_tangent(i64 %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8) {
  %10 = icmp ne ptr %7, null
  %11 = icmp ne ptr %2, null
  %or.cond = and i1 %10, %11
  br i1 %or.cond, label %12, label %17

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  %16 = load double, ptr %15, align 8
  call void @add(i64 %0, double %14, double %16, ptr %3, i64 %5, ptr %7, i64 %8)
  br label %17

17:                                               ; preds = %12, %9
  %18 = icmp ne ptr %7, null
  %19 = icmp ne ptr %4, null
  %or.cond17 = and i1 %18, %19
  br i1 %or.cond17, label %20, label %25

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw { double, double }, ptr %1, i32 0, i32 0
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw { double, double }, ptr %1, i32 0, i32 1
  %24 = load double, ptr %23, align 8
  call void @add(i64 %0, double %22, double %24, ptr %4, i64 %5, ptr %7, i64 %8)
  br label %25

25:                                               ; preds = %20, %17
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
  br i1 %or.cond, label %10, label %32

10:                                               ; preds = %7
  %11 = icmp ne ptr %2, null
  br i1 %11, label %12, label %26

12:                                               ; preds = %10
  %13 = getelementptr inbounds ptr, ptr %6, i64 0
  %14 = load ptr, ptr %13, align 8
  %15 = call reassoc nsz { double, double } @dot(i64 %0, ptr %14, i64 1, ptr %4, i64 %5)
  %16 = extractvalue { double, double } %15, 0
  %17 = extractvalue { double, double } %15, 1
  %18 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %19 = load double, ptr %18, align 8
  %20 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  %21 = load double, ptr %20, align 8
  %22 = fadd reassoc nsz double %19, %16
  %23 = fadd reassoc nsz double %21, %17
  %24 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %25 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  store double %22, ptr %24, align 8
  store double %23, ptr %25, align 8
  br label %26

26:                                               ; preds = %12, %10
  %27 = getelementptr inbounds nuw { double, double }, ptr %1, i32 0, i32 0
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds nuw { double, double }, ptr %1, i32 0, i32 1
  %30 = load double, ptr %29, align 8
  %31 = fneg reassoc nsz double %30
  call void @scale_vector(i64 %0, double %28, double %31, ptr %4, i64 %5)
  br label %32

32:                                               ; preds = %26, %7
  ret void
}

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

define void @scal_tangent(i64 %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5) {
  %7 = icmp eq ptr %4, null
  %8 = icmp sle i64 %5, 0
  %or.cond = or i1 %7, %8
  br i1 %or.cond, label %20, label %9

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw { double, double }, ptr %1, i32 0, i32 0
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds nuw { double, double }, ptr %1, i32 0, i32 1
  %13 = load double, ptr %12, align 8
  call void @scale_vector(i64 %0, double %11, double %13, ptr %4, i64 %5)
  %14 = icmp ne ptr %2, null
  br i1 %14, label %15, label %20

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 0
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds nuw { double, double }, ptr %2, i32 0, i32 1
  %19 = load double, ptr %18, align 8
  call void @add(i64 %0, double %17, double %19, ptr %3, i64 %5, ptr %4, i64 %5)
  br label %20

20:                                               ; preds = %6, %15, %9
  ret void
}

define void @dscal_save(i64 %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5, i32 %6, ptr %7) {
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

define void @dscal_gradient(i64 %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5, ptr %6) {
  %8 = icmp ne ptr %4, null
  %9 = icmp sgt i64 %5, 0
  %or.cond = and i1 %8, %9
  br i1 %or.cond, label %10, label %22

10:                                               ; preds = %7
  %11 = icmp ne ptr %2, null
  br i1 %11, label %12, label %20

12:                                               ; preds = %10
  %13 = getelementptr inbounds ptr, ptr %6, i64 0
  %14 = load ptr, ptr %13, align 8
  %15 = call reassoc nsz { double, double } @dot(i64 %0, ptr %14, i64 1, ptr %4, i64 %5)
  %16 = extractvalue { double, double } %15, 0
  %17 = extractvalue { double, double } %15, 1
  %18 = load double, ptr %2, align 8
  %19 = fadd reassoc nsz double %18, %16
  store double %19, ptr %2, align 8
  br label %20

20:                                               ; preds = %12, %10
  %21 = load double, ptr %1, align 8
  call void @scale_vector(i64 %0, double %21, double 0.000000e+00, ptr %4, i64 %5)
  br label %22

22:                                               ; preds = %20, %7
  ret void
}

define void @dscal_tangent(i64 %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5) {
  %7 = icmp eq ptr %4, null
  %8 = icmp sle i64 %5, 0
  %or.cond = or i1 %7, %8
  br i1 %or.cond, label %14, label %9

9:                                                ; preds = %6
  %10 = load double, ptr %1, align 8
  call void @scale_vector(i64 %0, double %10, double 0.000000e+00, ptr %4, i64 %5)
  %11 = icmp ne ptr %2, null
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = load double, ptr %2, align 8
  call void @add(i64 %0, double %13, double 0.000000e+00, ptr %3, i64 %5, ptr %4, i64 %5)
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
  call void @add(i64 %0, double 1.000000e+00, double 0.000000e+00, ptr %5, i64 %6, ptr %2, i64 %3)
  br label %12

12:                                               ; preds = %11, %9
  call void @scale_vector(i64 %0, double 0.000000e+00, double 0.000000e+00, ptr %5, i64 %6)
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
  call void @scale_vector(i64 %0, double 0.000000e+00, double 0.000000e+00, ptr %5, i64 %6)
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
  %or.cond18 = or i1 %12, %13
  br i1 %or.cond18, label %15, label %14

14:                                               ; preds = %11
  call void @scale_vector(i64 %0, double 0.000000e+00, double 0.000000e+00, ptr %2, i64 %3)
  br label %15

15:                                               ; preds = %14, %11
  %16 = icmp eq ptr %5, null
  %17 = icmp ne ptr %2, null
  %or.cond19 = or i1 %16, %17
  br i1 %or.cond19, label %19, label %18

18:                                               ; preds = %15
  call void @scale_vector(i64 %0, double 0.000000e+00, double 0.000000e+00, ptr %5, i64 %6)
  br label %19

19:                                               ; preds = %18, %15
  ret void
}

declare void @blas_swap(i64, ptr, i64, ptr, i64)

define void @swap_tangent(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6) {
  call void @swap_gradient(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6)
  ret void
}

define void @drot_save(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, ptr %9, ptr %10, i32 %11, ptr %12) {
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

define void @drot_gradient(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11) {
  %13 = icmp ne ptr %2, null
  br i1 %13, label %14, label %17

14:                                               ; preds = %12
  %15 = call i64 @first(i64 %0, i64 %3)
  %16 = getelementptr inbounds { double, double }, ptr %2, i64 %15
  br label %17

17:                                               ; preds = %14, %12
  %.0 = phi ptr [ %16, %14 ], [ %2, %12 ]
  %18 = icmp ne ptr %5, null
  br i1 %18, label %19, label %22

19:                                               ; preds = %17
  %20 = call i64 @first(i64 %0, i64 %6)
  %21 = getelementptr inbounds { double, double }, ptr %5, i64 %20
  br label %22

22:                                               ; preds = %19, %17
  %.054 = phi ptr [ %21, %19 ], [ %5, %17 ]
  br label %23

23:                                               ; preds = %131, %22
  %.055 = phi i64 [ 0, %22 ], [ %132, %131 ]
  %24 = icmp slt i64 %.055, %0
  br i1 %24, label %25, label %133

25:                                               ; preds = %23
  %26 = call reassoc nsz { double, double } @at(ptr %.0, i64 %.055, i64 %3)
  %27 = extractvalue { double, double } %26, 0
  %28 = extractvalue { double, double } %26, 1
  %29 = call reassoc nsz { double, double } @at(ptr %.054, i64 %.055, i64 %6)
  %30 = extractvalue { double, double } %29, 0
  %31 = extractvalue { double, double } %29, 1
  %32 = icmp ne ptr %8, null
  br i1 %32, label %33, label %66

33:                                               ; preds = %25
  %34 = getelementptr inbounds ptr, ptr %11, i64 0
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds { double, double }, ptr %35, i64 %.055
  %37 = getelementptr inbounds nuw { double, double }, ptr %36, i32 0, i32 0
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds nuw { double, double }, ptr %36, i32 0, i32 1
  %40 = load double, ptr %39, align 8
  %41 = fneg reassoc nsz double %40
  %42 = fmul reassoc nsz double %38, %27
  %43 = fmul reassoc nsz double %41, %28
  %44 = fmul reassoc nsz double %38, %28
  %45 = fmul reassoc nsz double %41, %27
  %46 = fsub reassoc nsz double %42, %43
  %47 = fadd reassoc nsz double %44, %45
  %48 = getelementptr inbounds ptr, ptr %11, i64 1
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds { double, double }, ptr %49, i64 %.055
  %51 = getelementptr inbounds nuw { double, double }, ptr %50, i32 0, i32 0
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds nuw { double, double }, ptr %50, i32 0, i32 1
  %54 = load double, ptr %53, align 8
  %55 = fneg reassoc nsz double %54
  %56 = fmul reassoc nsz double %52, %30
  %57 = fmul reassoc nsz double %55, %31
  %58 = fmul reassoc nsz double %52, %31
  %59 = fmul reassoc nsz double %55, %30
  %60 = fsub reassoc nsz double %56, %57
  %61 = fadd reassoc nsz double %58, %59
  %62 = fadd reassoc nsz double %46, %60
  %63 = fadd reassoc nsz double %47, %61
  %64 = load double, ptr %8, align 8
  %65 = fadd reassoc nsz double %64, %62
  store double %65, ptr %8, align 8
  br label %66

66:                                               ; preds = %33, %25
  %67 = icmp ne ptr %10, null
  br i1 %67, label %68, label %101

68:                                               ; preds = %66
  %69 = getelementptr inbounds ptr, ptr %11, i64 1
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds { double, double }, ptr %70, i64 %.055
  %72 = getelementptr inbounds nuw { double, double }, ptr %71, i32 0, i32 0
  %73 = load double, ptr %72, align 8
  %74 = getelementptr inbounds nuw { double, double }, ptr %71, i32 0, i32 1
  %75 = load double, ptr %74, align 8
  %76 = fneg reassoc nsz double %75
  %77 = fmul reassoc nsz double %73, %27
  %78 = fmul reassoc nsz double %76, %28
  %79 = fmul reassoc nsz double %73, %28
  %80 = fmul reassoc nsz double %76, %27
  %81 = fsub reassoc nsz double %77, %78
  %82 = fadd reassoc nsz double %79, %80
  %83 = getelementptr inbounds ptr, ptr %11, i64 0
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds { double, double }, ptr %84, i64 %.055
  %86 = getelementptr inbounds nuw { double, double }, ptr %85, i32 0, i32 0
  %87 = load double, ptr %86, align 8
  %88 = getelementptr inbounds nuw { double, double }, ptr %85, i32 0, i32 1
  %89 = load double, ptr %88, align 8
  %90 = fneg reassoc nsz double %89
  %91 = fmul reassoc nsz double %87, %30
  %92 = fmul reassoc nsz double %90, %31
  %93 = fmul reassoc nsz double %87, %31
  %94 = fmul reassoc nsz double %90, %30
  %95 = fsub reassoc nsz double %91, %92
  %96 = fadd reassoc nsz double %93, %94
  %97 = fsub reassoc nsz double %81, %95
  %98 = fsub reassoc nsz double %82, %96
  %99 = load double, ptr %10, align 8
  %100 = fadd reassoc nsz double %99, %97
  store double %100, ptr %10, align 8
  br label %101

101:                                              ; preds = %68, %66
  %102 = icmp ne ptr %.0, null
  br i1 %102, label %103, label %116

103:                                              ; preds = %101
  %104 = load double, ptr %7, align 8
  %105 = fmul reassoc nsz double %104, %27
  %106 = fmul reassoc nsz double %104, %28
  %107 = load double, ptr %9, align 8
  %108 = fmul reassoc nsz double %107, %30
  %109 = fmul reassoc nsz double %107, %31
  %110 = fsub reassoc nsz double %105, %108
  %111 = fsub reassoc nsz double %106, %109
  %112 = mul nsw i64 %.055, %3
  %113 = getelementptr inbounds { double, double }, ptr %.0, i64 %112
  %114 = getelementptr inbounds nuw { double, double }, ptr %113, i32 0, i32 0
  %115 = getelementptr inbounds nuw { double, double }, ptr %113, i32 0, i32 1
  store double %110, ptr %114, align 8
  store double %111, ptr %115, align 8
  br label %116

116:                                              ; preds = %103, %101
  %117 = icmp ne ptr %.054, null
  br i1 %117, label %118, label %131

118:                                              ; preds = %116
  %119 = load double, ptr %9, align 8
  %120 = fmul reassoc nsz double %119, %27
  %121 = fmul reassoc nsz double %119, %28
  %122 = load double, ptr %7, align 8
  %123 = fmul reassoc nsz double %122, %30
  %124 = fmul reassoc nsz double %122, %31
  %125 = fadd reassoc nsz double %120, %123
  %126 = fadd reassoc nsz double %121, %124
  %127 = mul nsw i64 %.055, %6
  %128 = getelementptr inbounds { double, double }, ptr %.054, i64 %127
  %129 = getelementptr inbounds nuw { double, double }, ptr %128, i32 0, i32 0
  %130 = getelementptr inbounds nuw { double, double }, ptr %128, i32 0, i32 1
  store double %125, ptr %129, align 8
  store double %126, ptr %130, align 8
  br label %131

131:                                              ; preds = %116, %118
  %132 = add nsw i64 %.055, 1
  br label %23

133:                                              ; preds = %23
  ret void
}

define internal i64 @first(i64 %0, i64 %1) {
  %3 = icmp slt i64 %1, 0
  %4 = sub nsw i64 1, %0
  %5 = mul nsw i64 %4, %1
  %6 = select i1 %3, i64 %5, i64 0
  ret i64 %6
}

define internal { double, double } @at(ptr %0, i64 %1, i64 %2) {
  %4 = icmp ne ptr %0, null
  br i1 %4, label %5, label %12

5:                                                ; preds = %3
  %6 = mul nsw i64 %1, %2
  %7 = getelementptr inbounds { double, double }, ptr %0, i64 %6
  %8 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0
  %9 = load double, ptr %8, align 8
  %10 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1
  %11 = load double, ptr %10, align 8
  br label %12

12:                                               ; preds = %3, %5
  %13 = phi reassoc nsz double [ %9, %5 ], [ 0.000000e+00, %3 ]
  %14 = phi reassoc nsz double [ %11, %5 ], [ 0.000000e+00, %3 ]
  %.fca.0.insert = insertvalue { double, double } poison, double %13, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %14, 1
  ret { double, double } %.fca.1.insert
}

define void @drot_tangent(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, ptr %9, ptr %10) {
  %12 = call i64 @first(i64 %0, i64 %3)
  %13 = getelementptr inbounds { double, double }, ptr %1, i64 %12
  %14 = call i64 @first(i64 %0, i64 %6)
  %15 = getelementptr inbounds { double, double }, ptr %4, i64 %14
  %16 = icmp ne ptr %2, null
  br i1 %16, label %17, label %20

17:                                               ; preds = %11
  %18 = call i64 @first(i64 %0, i64 %3)
  %19 = getelementptr inbounds { double, double }, ptr %2, i64 %18
  br label %20

20:                                               ; preds = %17, %11
  %.0 = phi ptr [ %19, %17 ], [ %2, %11 ]
  %21 = icmp ne ptr %5, null
  br i1 %21, label %22, label %25

22:                                               ; preds = %20
  %23 = call i64 @first(i64 %0, i64 %6)
  %24 = getelementptr inbounds { double, double }, ptr %5, i64 %23
  br label %25

25:                                               ; preds = %22, %20
  %.060 = phi ptr [ %24, %22 ], [ %5, %20 ]
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

36:                                               ; preds = %114, %34
  %.061 = phi i64 [ 0, %34 ], [ %115, %114 ]
  %37 = icmp slt i64 %.061, %0
  br i1 %37, label %38, label %116

38:                                               ; preds = %36
  %39 = call reassoc nsz { double, double } @at(ptr %.0, i64 %.061, i64 %3)
  %40 = extractvalue { double, double } %39, 0
  %41 = extractvalue { double, double } %39, 1
  %42 = call reassoc nsz { double, double } @at(ptr %.060, i64 %.061, i64 %6)
  %43 = extractvalue { double, double } %42, 0
  %44 = extractvalue { double, double } %42, 1
  %45 = icmp ne ptr %.0, null
  br i1 %45, label %46, label %79

46:                                               ; preds = %38
  %47 = load double, ptr %7, align 8
  %48 = fmul reassoc nsz double %47, %40
  %49 = fmul reassoc nsz double %47, %41
  %50 = load double, ptr %9, align 8
  %51 = fmul reassoc nsz double %50, %43
  %52 = fmul reassoc nsz double %50, %44
  %53 = fadd reassoc nsz double %48, %51
  %54 = fadd reassoc nsz double %49, %52
  %55 = mul nsw i64 %.061, %3
  %56 = getelementptr inbounds { double, double }, ptr %13, i64 %55
  %57 = getelementptr inbounds nuw { double, double }, ptr %56, i32 0, i32 0
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds nuw { double, double }, ptr %56, i32 0, i32 1
  %60 = load double, ptr %59, align 8
  %61 = fmul reassoc nsz double %30, %58
  %62 = fmul reassoc nsz double %30, %60
  %63 = fadd reassoc nsz double %53, %61
  %64 = fadd reassoc nsz double %54, %62
  %65 = mul nsw i64 %.061, %6
  %66 = getelementptr inbounds { double, double }, ptr %15, i64 %65
  %67 = getelementptr inbounds nuw { double, double }, ptr %66, i32 0, i32 0
  %68 = load double, ptr %67, align 8
  %69 = getelementptr inbounds nuw { double, double }, ptr %66, i32 0, i32 1
  %70 = load double, ptr %69, align 8
  %71 = fmul reassoc nsz double %35, %68
  %72 = fmul reassoc nsz double %35, %70
  %73 = fadd reassoc nsz double %63, %71
  %74 = fadd reassoc nsz double %64, %72
  %75 = mul nsw i64 %.061, %3
  %76 = getelementptr inbounds { double, double }, ptr %.0, i64 %75
  %77 = getelementptr inbounds nuw { double, double }, ptr %76, i32 0, i32 0
  %78 = getelementptr inbounds nuw { double, double }, ptr %76, i32 0, i32 1
  store double %73, ptr %77, align 8
  store double %74, ptr %78, align 8
  br label %79

79:                                               ; preds = %46, %38
  %80 = icmp ne ptr %.060, null
  br i1 %80, label %81, label %114

81:                                               ; preds = %79
  %82 = load double, ptr %7, align 8
  %83 = fmul reassoc nsz double %82, %43
  %84 = fmul reassoc nsz double %82, %44
  %85 = load double, ptr %9, align 8
  %86 = fmul reassoc nsz double %85, %40
  %87 = fmul reassoc nsz double %85, %41
  %88 = fsub reassoc nsz double %83, %86
  %89 = fsub reassoc nsz double %84, %87
  %90 = mul nsw i64 %.061, %6
  %91 = getelementptr inbounds { double, double }, ptr %15, i64 %90
  %92 = getelementptr inbounds nuw { double, double }, ptr %91, i32 0, i32 0
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds nuw { double, double }, ptr %91, i32 0, i32 1
  %95 = load double, ptr %94, align 8
  %96 = fmul reassoc nsz double %30, %93
  %97 = fmul reassoc nsz double %30, %95
  %98 = fadd reassoc nsz double %88, %96
  %99 = fadd reassoc nsz double %89, %97
  %100 = mul nsw i64 %.061, %3
  %101 = getelementptr inbounds { double, double }, ptr %13, i64 %100
  %102 = getelementptr inbounds nuw { double, double }, ptr %101, i32 0, i32 0
  %103 = load double, ptr %102, align 8
  %104 = getelementptr inbounds nuw { double, double }, ptr %101, i32 0, i32 1
  %105 = load double, ptr %104, align 8
  %106 = fmul reassoc nsz double %35, %103
  %107 = fmul reassoc nsz double %35, %105
  %108 = fsub reassoc nsz double %98, %106
  %109 = fsub reassoc nsz double %99, %107
  %110 = mul nsw i64 %.061, %6
  %111 = getelementptr inbounds { double, double }, ptr %.060, i64 %110
  %112 = getelementptr inbounds nuw { double, double }, ptr %111, i32 0, i32 0
  %113 = getelementptr inbounds nuw { double, double }, ptr %111, i32 0, i32 1
  store double %108, ptr %112, align 8
  store double %109, ptr %113, align 8
  br label %114

114:                                              ; preds = %79, %81
  %115 = add nsw i64 %.061, 1
  br label %36

116:                                              ; preds = %36
  ret void
}

declare void @blas_axpy(i64, double, double, ptr, i64, ptr, i64)

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
