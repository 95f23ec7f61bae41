; Made from lapacke.c by `python -m enzyme_hub.languages.blas`.
define i32 @lapacke_potrf(i32 %0, i8 signext %1, i32 %2, ptr %3, i32 %4) {
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i8 %1, ptr %6, align 1
  store i32 %2, ptr %7, align 4
  call void @llvm.lifetime.start.p0(ptr %8)
  call void @llvm.lifetime.start.p0(ptr %9)
  %10 = load i8, ptr %6, align 1
  %11 = load i32, ptr %7, align 4
  %12 = call i32 @has_nan_in_triangle(i32 %0, i8 signext %10, i8 signext 78, i32 %11, ptr %3, i32 %4)
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %22, label %14

14:                                               ; preds = %5
  %15 = load i32, ptr %7, align 4
  %16 = load i32, ptr %7, align 4
  %17 = call ptr @by_columns(i32 %0, i32 %15, i32 %16, ptr %3, i32 %4, ptr %9)
  call void @lapack_potrf(ptr %6, ptr %7, ptr %17, ptr %9, ptr %8, i64 1)
  %18 = load i32, ptr %7, align 4
  %19 = load i32, ptr %7, align 4
  call void @release(i32 %0, i32 1, i32 %18, i32 %19, ptr %17, ptr %3, i32 %4)
  %20 = load i32, ptr %8, align 4
  %21 = call i32 @told(i32 %20)
  br label %22

22:                                               ; preds = %5, %14
  %.0 = phi i32 [ %21, %14 ], [ -4, %5 ]
  call void @llvm.lifetime.end.p0(ptr %9)
  call void @llvm.lifetime.end.p0(ptr %8)
  ret i32 %.0
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

define internal i32 @has_nan_in_triangle(i32 %0, i8 signext %1, i8 signext %2, i32 %3, ptr %4, i32 %5) {
  %7 = call i32 @is_letter(i8 signext %1, i8 signext 85)
  %8 = icmp ne i32 %0, 101
  %9 = zext i1 %8 to i32
  %10 = icmp eq i32 %7, %9
  %11 = zext i1 %10 to i32
  %12 = call i32 @is_letter(i8 signext %2, i8 signext 85)
  br label %13

13:                                               ; preds = %44, %6
  %.027 = phi i32 [ undef, %6 ], [ %.2, %44 ]
  %.026 = phi i64 [ 0, %6 ], [ %45, %44 ]
  %14 = sext i32 %3 to i64
  %15 = icmp slt i64 %.026, %14
  br i1 %15, label %16, label %46

16:                                               ; preds = %13
  %17 = icmp ne i32 %11, 0
  %18 = sext i32 %12 to i64
  %19 = add nsw i64 %.026, %18
  %20 = select i1 %17, i64 0, i64 %19
  br label %21

21:                                               ; preds = %41, %16
  %.0 = phi i64 [ %20, %16 ], [ %42, %41 ]
  %22 = icmp ne i32 %11, 0
  %23 = add nsw i64 %.026, 1
  %24 = sext i32 %12 to i64
  %25 = sub nsw i64 %23, %24
  %26 = sext i32 %3 to i64
  %27 = select i1 %22, i64 %25, i64 %26
  %28 = icmp slt i64 %.0, %27
  br i1 %28, label %29, label %43

29:                                               ; preds = %21
  %30 = sext i32 %5 to i64
  %31 = mul nsw i64 %.026, %30
  %32 = add nsw i64 %31, %.0
  %33 = getelementptr inbounds double, ptr %4, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = sext i32 %5 to i64
  %36 = mul nsw i64 %.026, %35
  %37 = add nsw i64 %36, %.0
  %38 = getelementptr inbounds double, ptr %4, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fcmp reassoc nsz une double %34, %39
  br i1 %40, label %43, label %41

41:                                               ; preds = %29
  %42 = add nsw i64 %.0, 1
  br label %21

43:                                               ; preds = %29, %21
  %.2 = phi i32 [ %.027, %21 ], [ 1, %29 ]
  %.1 = phi i32 [ 5, %21 ], [ 1, %29 ]
  %cond29 = icmp eq i32 %.1, 5
  br i1 %cond29, label %44, label %46

44:                                               ; preds = %43
  %45 = add nsw i64 %.026, 1
  br label %13

46:                                               ; preds = %13, %43
  %.128 = phi i32 [ %.2, %43 ], [ %.027, %13 ]
  %.025 = phi i32 [ %.1, %43 ], [ 2, %13 ]
  %cond = icmp eq i32 %.025, 2
  %spec.select = select i1 %cond, i32 0, i32 %.128
  ret i32 %spec.select
}

define internal ptr @by_columns(i32 %0, i32 %1, i32 %2, ptr %3, i32 %4, ptr %5) {
  store i32 %4, ptr %5, align 4
  %7 = icmp ne i32 %0, 101
  br i1 %7, label %35, label %8

8:                                                ; preds = %6
  %9 = call i32 @at_least_one(i32 %1)
  store i32 %9, ptr %5, align 4
  %10 = load i32, ptr %5, align 4
  %11 = sext i32 %10 to i64
  %12 = sext i32 %2 to i64
  %13 = mul nsw i64 %11, %12
  %14 = call ptr @numbers(i64 %13)
  br label %15

15:                                               ; preds = %33, %8
  %.023 = phi i64 [ 0, %8 ], [ %34, %33 ]
  %16 = sext i32 %1 to i64
  %17 = icmp slt i64 %.023, %16
  br i1 %17, label %18, label %35

18:                                               ; preds = %15, %21
  %.0 = phi i64 [ %32, %21 ], [ 0, %15 ]
  %19 = sext i32 %2 to i64
  %20 = icmp slt i64 %.0, %19
  br i1 %20, label %21, label %33

21:                                               ; preds = %18
  %22 = sext i32 %4 to i64
  %23 = mul nsw i64 %.023, %22
  %24 = add nsw i64 %23, %.0
  %25 = getelementptr inbounds double, ptr %3, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = load i32, ptr %5, align 4
  %28 = sext i32 %27 to i64
  %29 = mul nsw i64 %.0, %28
  %30 = add nsw i64 %29, %.023
  %31 = getelementptr inbounds double, ptr %14, i64 %30
  store double %26, ptr %31, align 8
  %32 = add nsw i64 %.0, 1
  br label %18

33:                                               ; preds = %18
  %34 = add nsw i64 %.023, 1
  br label %15

35:                                               ; preds = %15, %6
  %.024 = phi ptr [ %3, %6 ], [ %14, %15 ]
  ret ptr %.024
}

declare void @lapack_potrf(ptr, ptr, ptr, ptr, ptr, i64)

define internal void @release(i32 %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %5, i32 %6) {
  %8 = icmp ne i32 %0, 101
  br i1 %8, label %32, label %9

9:                                                ; preds = %7, %29
  %.016 = phi i64 [ %30, %29 ], [ 0, %7 ]
  %10 = icmp ne i32 %1, 0
  %11 = sext i32 %2 to i64
  %12 = icmp slt i64 %.016, %11
  %13 = select i1 %10, i1 %12, i1 false
  br i1 %13, label %14, label %31

14:                                               ; preds = %9, %17
  %.0 = phi i64 [ %28, %17 ], [ 0, %9 ]
  %15 = sext i32 %3 to i64
  %16 = icmp slt i64 %.0, %15
  br i1 %16, label %17, label %29

17:                                               ; preds = %14
  %18 = call i32 @at_least_one(i32 %2)
  %19 = sext i32 %18 to i64
  %20 = mul nsw i64 %.0, %19
  %21 = add nsw i64 %20, %.016
  %22 = getelementptr inbounds double, ptr %4, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = sext i32 %6 to i64
  %25 = mul nsw i64 %.016, %24
  %26 = add nsw i64 %25, %.0
  %27 = getelementptr inbounds double, ptr %5, i64 %26
  store double %23, ptr %27, align 8
  %28 = add nsw i64 %.0, 1
  br label %14

29:                                               ; preds = %14
  %30 = add nsw i64 %.016, 1
  br label %9

31:                                               ; preds = %9
  call void @free(ptr %4)
  br label %32

32:                                               ; preds = %7, %31
  ret void
}

define internal i32 @told(i32 %0) {
  %2 = icmp slt i32 %0, 0
  %3 = sub nsw i32 %0, 1
  %4 = select i1 %2, i32 %3, i32 %0
  ret i32 %4
}

declare void @llvm.lifetime.end.p0(ptr captures(none))

define i32 @lapacke_potrs(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, i32 %7) {
  %9 = alloca i8, align 1
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store i8 %1, ptr %9, align 1
  store i32 %2, ptr %10, align 4
  store i32 %3, ptr %11, align 4
  call void @llvm.lifetime.start.p0(ptr %12)
  call void @llvm.lifetime.start.p0(ptr %13)
  call void @llvm.lifetime.start.p0(ptr %14)
  %15 = load i8, ptr %9, align 1
  %16 = load i32, ptr %10, align 4
  %17 = call i32 @has_nan_in_triangle(i32 %0, i8 signext %15, i8 signext 78, i32 %16, ptr %4, i32 %5)
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %37, label %19

19:                                               ; preds = %8
  %20 = load i32, ptr %10, align 4
  %21 = load i32, ptr %11, align 4
  %22 = call i32 @has_nan(i32 %0, i32 %20, i32 %21, ptr %6, i32 %7)
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %37, label %24

24:                                               ; preds = %19
  %25 = load i32, ptr %10, align 4
  %26 = load i32, ptr %10, align 4
  %27 = call ptr @by_columns(i32 %0, i32 %25, i32 %26, ptr %4, i32 %5, ptr %13)
  %28 = load i32, ptr %10, align 4
  %29 = load i32, ptr %11, align 4
  %30 = call ptr @by_columns(i32 %0, i32 %28, i32 %29, ptr %6, i32 %7, ptr %14)
  call void @lapack_potrs(ptr %9, ptr %10, ptr %11, ptr %27, ptr %13, ptr %30, ptr %14, ptr %12, i64 1)
  %31 = load i32, ptr %10, align 4
  %32 = load i32, ptr %10, align 4
  call void @release(i32 %0, i32 0, i32 %31, i32 %32, ptr %27, ptr null, i32 %5)
  %33 = load i32, ptr %10, align 4
  %34 = load i32, ptr %11, align 4
  call void @release(i32 %0, i32 1, i32 %33, i32 %34, ptr %30, ptr %6, i32 %7)
  %35 = load i32, ptr %12, align 4
  %36 = call i32 @told(i32 %35)
  br label %37

37:                                               ; preds = %19, %8, %24
  %.0 = phi i32 [ %36, %24 ], [ -5, %8 ], [ -7, %19 ]
  call void @llvm.lifetime.end.p0(ptr %14)
  call void @llvm.lifetime.end.p0(ptr %13)
  call void @llvm.lifetime.end.p0(ptr %12)
  ret i32 %.0
}

define internal i32 @has_nan(i32 %0, i32 %1, i32 %2, ptr %3, i32 %4) {
  %6 = icmp eq i32 %0, 101
  %. = select i1 %6, i32 %2, i32 %1
  %7 = sext i32 %. to i64
  %8 = icmp eq i32 %0, 101
  %9 = select i1 %8, i32 %1, i32 %2
  %10 = sext i32 %9 to i64
  br label %11

11:                                               ; preds = %30, %5
  %.024 = phi i32 [ undef, %5 ], [ %.2, %30 ]
  %.023 = phi i64 [ 0, %5 ], [ %31, %30 ]
  %12 = icmp slt i64 %.023, %10
  br i1 %12, label %13, label %32

13:                                               ; preds = %11, %27
  %.0 = phi i64 [ %28, %27 ], [ 0, %11 ]
  %14 = icmp slt i64 %.0, %7
  br i1 %14, label %15, label %29

15:                                               ; preds = %13
  %16 = sext i32 %4 to i64
  %17 = mul nsw i64 %.023, %16
  %18 = add nsw i64 %17, %.0
  %19 = getelementptr inbounds double, ptr %3, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = sext i32 %4 to i64
  %22 = mul nsw i64 %.023, %21
  %23 = add nsw i64 %22, %.0
  %24 = getelementptr inbounds double, ptr %3, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = fcmp reassoc nsz une double %20, %25
  br i1 %26, label %29, label %27

27:                                               ; preds = %15
  %28 = add nsw i64 %.0, 1
  br label %13

29:                                               ; preds = %15, %13
  %.2 = phi i32 [ %.024, %13 ], [ 1, %15 ]
  %.1 = phi i32 [ 5, %13 ], [ 1, %15 ]
  %cond26 = icmp eq i32 %.1, 5
  br i1 %cond26, label %30, label %32

30:                                               ; preds = %29
  %31 = add nsw i64 %.023, 1
  br label %11

32:                                               ; preds = %11, %29
  %.125 = phi i32 [ %.2, %29 ], [ %.024, %11 ]
  %.022 = phi i32 [ %.1, %29 ], [ 2, %11 ]
  %cond = icmp eq i32 %.022, 2
  %spec.select = select i1 %cond, i32 0, i32 %.125
  ret i32 %spec.select
}

declare void @lapack_potrs(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64)

define i32 @lapacke_posv(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, i32 %7) {
  %9 = alloca i8, align 1
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store i8 %1, ptr %9, align 1
  store i32 %2, ptr %10, align 4
  store i32 %3, ptr %11, align 4
  call void @llvm.lifetime.start.p0(ptr %12)
  call void @llvm.lifetime.start.p0(ptr %13)
  call void @llvm.lifetime.start.p0(ptr %14)
  %15 = load i8, ptr %9, align 1
  %16 = load i32, ptr %10, align 4
  %17 = call i32 @has_nan_in_triangle(i32 %0, i8 signext %15, i8 signext 78, i32 %16, ptr %4, i32 %5)
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %37, label %19

19:                                               ; preds = %8
  %20 = load i32, ptr %10, align 4
  %21 = load i32, ptr %11, align 4
  %22 = call i32 @has_nan(i32 %0, i32 %20, i32 %21, ptr %6, i32 %7)
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %37, label %24

24:                                               ; preds = %19
  %25 = load i32, ptr %10, align 4
  %26 = load i32, ptr %10, align 4
  %27 = call ptr @by_columns(i32 %0, i32 %25, i32 %26, ptr %4, i32 %5, ptr %13)
  %28 = load i32, ptr %10, align 4
  %29 = load i32, ptr %11, align 4
  %30 = call ptr @by_columns(i32 %0, i32 %28, i32 %29, ptr %6, i32 %7, ptr %14)
  call void @lapack_posv(ptr %9, ptr %10, ptr %11, ptr %27, ptr %13, ptr %30, ptr %14, ptr %12, i64 1)
  %31 = load i32, ptr %10, align 4
  %32 = load i32, ptr %10, align 4
  call void @release(i32 %0, i32 1, i32 %31, i32 %32, ptr %27, ptr %4, i32 %5)
  %33 = load i32, ptr %10, align 4
  %34 = load i32, ptr %11, align 4
  call void @release(i32 %0, i32 1, i32 %33, i32 %34, ptr %30, ptr %6, i32 %7)
  %35 = load i32, ptr %12, align 4
  %36 = call i32 @told(i32 %35)
  br label %37

37:                                               ; preds = %19, %8, %24
  %.0 = phi i32 [ %36, %24 ], [ -5, %8 ], [ -7, %19 ]
  call void @llvm.lifetime.end.p0(ptr %14)
  call void @llvm.lifetime.end.p0(ptr %13)
  call void @llvm.lifetime.end.p0(ptr %12)
  ret i32 %.0
}

declare void @lapack_posv(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64)

define i32 @lapacke_getrf(i32 %0, i32 %1, i32 %2, ptr %3, i32 %4, ptr %5) {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  call void @llvm.lifetime.start.p0(ptr %9)
  call void @llvm.lifetime.start.p0(ptr %10)
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  %13 = call i32 @has_nan(i32 %0, i32 %11, i32 %12, ptr %3, i32 %4)
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %23, label %15

15:                                               ; preds = %6
  %16 = load i32, ptr %7, align 4
  %17 = load i32, ptr %8, align 4
  %18 = call ptr @by_columns(i32 %0, i32 %16, i32 %17, ptr %3, i32 %4, ptr %10)
  call void @lapack_getrf(ptr %7, ptr %8, ptr %18, ptr %10, ptr %5, ptr %9)
  %19 = load i32, ptr %7, align 4
  %20 = load i32, ptr %8, align 4
  call void @release(i32 %0, i32 1, i32 %19, i32 %20, ptr %18, ptr %3, i32 %4)
  %21 = load i32, ptr %9, align 4
  %22 = call i32 @told(i32 %21)
  br label %23

23:                                               ; preds = %6, %15
  %.0 = phi i32 [ %22, %15 ], [ -4, %6 ]
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  ret i32 %.0
}

declare void @lapack_getrf(ptr, ptr, ptr, ptr, ptr, ptr)

define i32 @lapacke_getrs(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, ptr %7, i32 %8) {
  %10 = alloca i8, align 1
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store i8 %1, ptr %10, align 1
  store i32 %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  call void @llvm.lifetime.start.p0(ptr %13)
  call void @llvm.lifetime.start.p0(ptr %14)
  call void @llvm.lifetime.start.p0(ptr %15)
  %16 = load i32, ptr %11, align 4
  %17 = load i32, ptr %11, align 4
  %18 = call i32 @has_nan(i32 %0, i32 %16, i32 %17, ptr %4, i32 %5)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %38, label %20

20:                                               ; preds = %9
  %21 = load i32, ptr %11, align 4
  %22 = load i32, ptr %12, align 4
  %23 = call i32 @has_nan(i32 %0, i32 %21, i32 %22, ptr %7, i32 %8)
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %38, label %25

25:                                               ; preds = %20
  %26 = load i32, ptr %11, align 4
  %27 = load i32, ptr %11, align 4
  %28 = call ptr @by_columns(i32 %0, i32 %26, i32 %27, ptr %4, i32 %5, ptr %14)
  %29 = load i32, ptr %11, align 4
  %30 = load i32, ptr %12, align 4
  %31 = call ptr @by_columns(i32 %0, i32 %29, i32 %30, ptr %7, i32 %8, ptr %15)
  call void @lapack_getrs(ptr %10, ptr %11, ptr %12, ptr %28, ptr %14, ptr %6, ptr %31, ptr %15, ptr %13, i64 1)
  %32 = load i32, ptr %11, align 4
  %33 = load i32, ptr %11, align 4
  call void @release(i32 %0, i32 0, i32 %32, i32 %33, ptr %28, ptr null, i32 %5)
  %34 = load i32, ptr %11, align 4
  %35 = load i32, ptr %12, align 4
  call void @release(i32 %0, i32 1, i32 %34, i32 %35, ptr %31, ptr %7, i32 %8)
  %36 = load i32, ptr %13, align 4
  %37 = call i32 @told(i32 %36)
  br label %38

38:                                               ; preds = %20, %9, %25
  %.0 = phi i32 [ %37, %25 ], [ -5, %9 ], [ -8, %20 ]
  call void @llvm.lifetime.end.p0(ptr %15)
  call void @llvm.lifetime.end.p0(ptr %14)
  call void @llvm.lifetime.end.p0(ptr %13)
  ret i32 %.0
}

declare void @lapack_getrs(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64)

define i32 @lapacke_gesv(i32 %0, i32 %1, i32 %2, ptr %3, i32 %4, ptr %5, ptr %6, i32 %7) {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store i32 %1, ptr %9, align 4
  store i32 %2, ptr %10, align 4
  call void @llvm.lifetime.start.p0(ptr %11)
  call void @llvm.lifetime.start.p0(ptr %12)
  call void @llvm.lifetime.start.p0(ptr %13)
  %14 = load i32, ptr %9, align 4
  %15 = load i32, ptr %9, align 4
  %16 = call i32 @has_nan(i32 %0, i32 %14, i32 %15, ptr %3, i32 %4)
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %36, label %18

18:                                               ; preds = %8
  %19 = load i32, ptr %9, align 4
  %20 = load i32, ptr %10, align 4
  %21 = call i32 @has_nan(i32 %0, i32 %19, i32 %20, ptr %6, i32 %7)
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %36, label %23

23:                                               ; preds = %18
  %24 = load i32, ptr %9, align 4
  %25 = load i32, ptr %9, align 4
  %26 = call ptr @by_columns(i32 %0, i32 %24, i32 %25, ptr %3, i32 %4, ptr %12)
  %27 = load i32, ptr %9, align 4
  %28 = load i32, ptr %10, align 4
  %29 = call ptr @by_columns(i32 %0, i32 %27, i32 %28, ptr %6, i32 %7, ptr %13)
  call void @lapack_gesv(ptr %9, ptr %10, ptr %26, ptr %12, ptr %5, ptr %29, ptr %13, ptr %11)
  %30 = load i32, ptr %9, align 4
  %31 = load i32, ptr %9, align 4
  call void @release(i32 %0, i32 1, i32 %30, i32 %31, ptr %26, ptr %3, i32 %4)
  %32 = load i32, ptr %9, align 4
  %33 = load i32, ptr %10, align 4
  call void @release(i32 %0, i32 1, i32 %32, i32 %33, ptr %29, ptr %6, i32 %7)
  %34 = load i32, ptr %11, align 4
  %35 = call i32 @told(i32 %34)
  br label %36

36:                                               ; preds = %18, %8, %23
  %.0 = phi i32 [ %35, %23 ], [ -4, %8 ], [ -7, %18 ]
  call void @llvm.lifetime.end.p0(ptr %13)
  call void @llvm.lifetime.end.p0(ptr %12)
  call void @llvm.lifetime.end.p0(ptr %11)
  ret i32 %.0
}

declare void @lapack_gesv(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

define i32 @lapacke_trtrs(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9) {
  %11 = alloca i8, align 1
  %12 = alloca i8, align 1
  %13 = alloca i8, align 1
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store i8 %1, ptr %11, align 1
  store i8 %2, ptr %12, align 1
  store i8 %3, ptr %13, align 1
  store i32 %4, ptr %14, align 4
  store i32 %5, ptr %15, align 4
  call void @llvm.lifetime.start.p0(ptr %16)
  call void @llvm.lifetime.start.p0(ptr %17)
  call void @llvm.lifetime.start.p0(ptr %18)
  %19 = load i8, ptr %11, align 1
  %20 = load i8, ptr %13, align 1
  %21 = load i32, ptr %14, align 4
  %22 = call i32 @has_nan_in_triangle(i32 %0, i8 signext %19, i8 signext %20, i32 %21, ptr %6, i32 %7)
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %42, label %24

24:                                               ; preds = %10
  %25 = load i32, ptr %14, align 4
  %26 = load i32, ptr %15, align 4
  %27 = call i32 @has_nan(i32 %0, i32 %25, i32 %26, ptr %8, i32 %9)
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %42, label %29

29:                                               ; preds = %24
  %30 = load i32, ptr %14, align 4
  %31 = load i32, ptr %14, align 4
  %32 = call ptr @by_columns(i32 %0, i32 %30, i32 %31, ptr %6, i32 %7, ptr %17)
  %33 = load i32, ptr %14, align 4
  %34 = load i32, ptr %15, align 4
  %35 = call ptr @by_columns(i32 %0, i32 %33, i32 %34, ptr %8, i32 %9, ptr %18)
  call void @lapack_trtrs(ptr %11, ptr %12, ptr %13, ptr %14, ptr %15, ptr %32, ptr %17, ptr %35, ptr %18, ptr %16, i64 1, i64 1, i64 1)
  %36 = load i32, ptr %14, align 4
  %37 = load i32, ptr %14, align 4
  call void @release(i32 %0, i32 0, i32 %36, i32 %37, ptr %32, ptr null, i32 %7)
  %38 = load i32, ptr %14, align 4
  %39 = load i32, ptr %15, align 4
  call void @release(i32 %0, i32 1, i32 %38, i32 %39, ptr %35, ptr %8, i32 %9)
  %40 = load i32, ptr %16, align 4
  %41 = call i32 @told(i32 %40)
  br label %42

42:                                               ; preds = %24, %10, %29
  %.0 = phi i32 [ %41, %29 ], [ -7, %10 ], [ -9, %24 ]
  call void @llvm.lifetime.end.p0(ptr %18)
  call void @llvm.lifetime.end.p0(ptr %17)
  call void @llvm.lifetime.end.p0(ptr %16)
  ret i32 %.0
}

declare void @lapack_trtrs(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, i64)

define i32 @lapacke_geqrf(i32 %0, i32 %1, i32 %2, ptr %3, i32 %4, ptr %5) {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  call void @llvm.lifetime.start.p0(ptr %9)
  call void @llvm.lifetime.start.p0(ptr %10)
  call void @llvm.lifetime.start.p0(ptr %11)
  %12 = load i32, ptr %8, align 4
  %13 = call i32 @at_least_one(i32 %12)
  %14 = mul nsw i32 32, %13
  store i32 %14, ptr %11, align 4
  %15 = load i32, ptr %7, align 4
  %16 = load i32, ptr %8, align 4
  %17 = call i32 @has_nan(i32 %0, i32 %15, i32 %16, ptr %3, i32 %4)
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %30, label %19

19:                                               ; preds = %6
  %20 = load i32, ptr %7, align 4
  %21 = load i32, ptr %8, align 4
  %22 = call ptr @by_columns(i32 %0, i32 %20, i32 %21, ptr %3, i32 %4, ptr %10)
  %23 = load i32, ptr %11, align 4
  %24 = sext i32 %23 to i64
  %25 = call ptr @numbers(i64 %24)
  call void @lapack_geqrf(ptr %7, ptr %8, ptr %22, ptr %10, ptr %5, ptr %25, ptr %11, ptr %9)
  call void @free(ptr %25)
  %26 = load i32, ptr %7, align 4
  %27 = load i32, ptr %8, align 4
  call void @release(i32 %0, i32 1, i32 %26, i32 %27, ptr %22, ptr %3, i32 %4)
  %28 = load i32, ptr %9, align 4
  %29 = call i32 @told(i32 %28)
  br label %30

30:                                               ; preds = %6, %19
  %.0 = phi i32 [ %29, %19 ], [ -4, %6 ]
  call void @llvm.lifetime.end.p0(ptr %11)
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  ret i32 %.0
}

define internal i32 @at_least_one(i32 %0) {
  %2 = icmp sgt i32 %0, 1
  %. = select i1 %2, i32 %0, i32 1
  ret i32 %.
}

define internal ptr @numbers(i64 %0) {
  %2 = icmp sgt i64 %0, 1
  %. = select i1 %2, i64 %0, i64 1
  %3 = call i64 @size_of_number()
  %4 = mul nsw i64 %., %3
  %5 = call ptr @malloc(i64 %4)
  ret ptr %5
}

declare void @lapack_geqrf(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)

declare void @free(ptr)

define i32 @lapacke_ormqr(i32 %0, i8 signext %1, i8 signext %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, i32 %10) {
  %12 = alloca i8, align 1
  %13 = alloca i8, align 1
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store i8 %1, ptr %12, align 1
  store i8 %2, ptr %13, align 1
  store i32 %3, ptr %14, align 4
  store i32 %4, ptr %15, align 4
  store i32 %5, ptr %16, align 4
  call void @llvm.lifetime.start.p0(ptr %17)
  call void @llvm.lifetime.start.p0(ptr %18)
  call void @llvm.lifetime.start.p0(ptr %19)
  %21 = load i8, ptr %12, align 1
  %22 = call i32 @is_letter(i8 signext %21, i8 signext 76)
  %23 = icmp ne i32 %22, 0
  %24 = load i32, ptr %14, align 4
  %25 = load i32, ptr %15, align 4
  %26 = select i1 %23, i32 %24, i32 %25
  call void @llvm.lifetime.start.p0(ptr %20)
  %27 = load i32, ptr %14, align 4
  %28 = load i32, ptr %15, align 4
  %29 = add nsw i32 %27, %28
  %30 = call i32 @at_least_one(i32 %29)
  %31 = mul nsw i32 32, %30
  %32 = add nsw i32 %31, 4160
  store i32 %32, ptr %20, align 4
  %33 = load i32, ptr %16, align 4
  %34 = call i32 @has_nan(i32 %0, i32 %26, i32 %33, ptr %6, i32 %7)
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %60, label %36

36:                                               ; preds = %11
  %37 = load i32, ptr %14, align 4
  %38 = load i32, ptr %15, align 4
  %39 = call i32 @has_nan(i32 %0, i32 %37, i32 %38, ptr %9, i32 %10)
  %40 = icmp ne i32 %39, 0
  br i1 %40, label %60, label %41

41:                                               ; preds = %36
  %42 = load i32, ptr %16, align 4
  %43 = load i32, ptr %16, align 4
  %44 = call i32 @has_nan(i32 101, i32 1, i32 %42, ptr %8, i32 %43)
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %60, label %46

46:                                               ; preds = %41
  %47 = load i32, ptr %16, align 4
  %48 = call ptr @by_columns(i32 %0, i32 %26, i32 %47, ptr %6, i32 %7, ptr %18)
  %49 = load i32, ptr %14, align 4
  %50 = load i32, ptr %15, align 4
  %51 = call ptr @by_columns(i32 %0, i32 %49, i32 %50, ptr %9, i32 %10, ptr %19)
  %52 = load i32, ptr %20, align 4
  %53 = sext i32 %52 to i64
  %54 = call ptr @numbers(i64 %53)
  call void @lapack_ormqr(ptr %12, ptr %13, ptr %14, ptr %15, ptr %16, ptr %48, ptr %18, ptr %8, ptr %51, ptr %19, ptr %54, ptr %20, ptr %17, i64 1, i64 1)
  call void @free(ptr %54)
  %55 = load i32, ptr %16, align 4
  call void @release(i32 %0, i32 0, i32 %26, i32 %55, ptr %48, ptr null, i32 %7)
  %56 = load i32, ptr %14, align 4
  %57 = load i32, ptr %15, align 4
  call void @release(i32 %0, i32 1, i32 %56, i32 %57, ptr %51, ptr %9, i32 %10)
  %58 = load i32, ptr %17, align 4
  %59 = call i32 @told(i32 %58)
  br label %60

60:                                               ; preds = %41, %36, %11, %46
  %.0 = phi i32 [ %59, %46 ], [ -7, %11 ], [ -10, %36 ], [ -9, %41 ]
  call void @llvm.lifetime.end.p0(ptr %20)
  call void @llvm.lifetime.end.p0(ptr %19)
  call void @llvm.lifetime.end.p0(ptr %18)
  call void @llvm.lifetime.end.p0(ptr %17)
  ret i32 %.0
}

define internal i32 @is_letter(i8 signext %0, i8 signext %1) {
  %3 = sext i8 %0 to i32
  %4 = sext i8 %1 to i32
  %5 = icmp eq i32 %3, %4
  br i1 %5, label %12, label %6

6:                                                ; preds = %2
  %7 = sext i8 %0 to i32
  %8 = sext i8 %1 to i32
  %9 = sub nsw i32 %8, 65
  %10 = add nsw i32 %9, 97
  %11 = icmp eq i32 %7, %10
  br label %12

12:                                               ; preds = %6, %2
  %13 = phi i1 [ true, %2 ], [ %11, %6 ]
  %14 = zext i1 %13 to i32
  ret i32 %14
}

declare void @lapack_ormqr(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64)

define i32 @lapacke_syev(i32 %0, i8 signext %1, i8 signext %2, i32 %3, ptr %4, i32 %5, ptr %6) {
  %8 = alloca i8, align 1
  %9 = alloca i8, align 1
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store i8 %1, ptr %8, align 1
  store i8 %2, ptr %9, align 1
  store i32 %3, ptr %10, align 4
  call void @llvm.lifetime.start.p0(ptr %11)
  call void @llvm.lifetime.start.p0(ptr %12)
  call void @llvm.lifetime.start.p0(ptr %13)
  %14 = load i32, ptr %10, align 4
  %15 = call i32 @at_least_one(i32 %14)
  %16 = mul nsw i32 34, %15
  store i32 %16, ptr %13, align 4
  %17 = load i8, ptr %9, align 1
  %18 = load i32, ptr %10, align 4
  %19 = call i32 @has_nan_in_triangle(i32 %0, i8 signext %17, i8 signext 78, i32 %18, ptr %4, i32 %5)
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %32, label %21

21:                                               ; preds = %7
  %22 = load i32, ptr %10, align 4
  %23 = load i32, ptr %10, align 4
  %24 = call ptr @by_columns(i32 %0, i32 %22, i32 %23, ptr %4, i32 %5, ptr %12)
  %25 = load i32, ptr %13, align 4
  %26 = sext i32 %25 to i64
  %27 = call ptr @numbers(i64 %26)
  call void @lapack_syev(ptr %8, ptr %9, ptr %10, ptr %24, ptr %12, ptr %6, ptr %27, ptr %13, ptr %11, i64 1, i64 1)
  call void @free(ptr %27)
  %28 = load i32, ptr %10, align 4
  %29 = load i32, ptr %10, align 4
  call void @release(i32 %0, i32 1, i32 %28, i32 %29, ptr %24, ptr %4, i32 %5)
  %30 = load i32, ptr %11, align 4
  %31 = call i32 @told(i32 %30)
  br label %32

32:                                               ; preds = %7, %21
  %.0 = phi i32 [ %31, %21 ], [ -5, %7 ]
  call void @llvm.lifetime.end.p0(ptr %13)
  call void @llvm.lifetime.end.p0(ptr %12)
  call void @llvm.lifetime.end.p0(ptr %11)
  ret i32 %.0
}

declare void @lapack_syev(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64)

define i32 @lapacke_gesdd(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, ptr %7, i32 %8, ptr %9, i32 %10) {
  %12 = alloca i8, align 1
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store i8 %1, ptr %12, align 1
  store i32 %2, ptr %13, align 4
  store i32 %3, ptr %14, align 4
  call void @llvm.lifetime.start.p0(ptr %15)
  call void @llvm.lifetime.start.p0(ptr %16)
  call void @llvm.lifetime.start.p0(ptr %17)
  call void @llvm.lifetime.start.p0(ptr %18)
  %20 = load i32, ptr %13, align 4
  %21 = load i32, ptr %14, align 4
  %22 = icmp slt i32 %20, %21
  %23 = load i32, ptr %13, align 4
  %24 = load i32, ptr %14, align 4
  %25 = select i1 %22, i32 %23, i32 %24
  %26 = load i32, ptr %13, align 4
  %27 = load i32, ptr %14, align 4
  %28 = add nsw i32 %26, %27
  %29 = sub nsw i32 %28, %25
  %30 = load i8, ptr %12, align 1
  %31 = call i32 @is_letter(i8 signext %30, i8 signext 65)
  %32 = load i8, ptr %12, align 1
  %33 = call i32 @is_letter(i8 signext %32, i8 signext 79)
  %34 = icmp ne i32 %31, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %11
  %36 = load i8, ptr %12, align 1
  %37 = call i32 @is_letter(i8 signext %36, i8 signext 83)
  %38 = icmp ne i32 %37, 0
  br label %39

39:                                               ; preds = %35, %11
  %40 = phi i1 [ true, %11 ], [ %38, %35 ]
  %41 = zext i1 %40 to i32
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %49, label %43

43:                                               ; preds = %39
  %44 = icmp ne i32 %33, 0
  %45 = load i32, ptr %13, align 4
  %46 = load i32, ptr %14, align 4
  %47 = icmp slt i32 %45, %46
  %48 = select i1 %44, i1 %47, i1 false
  br label %49

49:                                               ; preds = %43, %39
  %50 = phi i1 [ true, %39 ], [ %48, %43 ]
  %51 = zext i1 %50 to i32
  %52 = icmp ne i32 %41, 0
  br i1 %52, label %59, label %53

53:                                               ; preds = %49
  %54 = icmp ne i32 %33, 0
  %55 = load i32, ptr %13, align 4
  %56 = load i32, ptr %14, align 4
  %57 = icmp sge i32 %55, %56
  %58 = select i1 %54, i1 %57, i1 false
  br label %59

59:                                               ; preds = %53, %49
  %60 = phi i1 [ true, %49 ], [ %58, %53 ]
  %61 = zext i1 %60 to i32
  %62 = icmp ne i32 %51, 0
  br i1 %62, label %63, label %68

63:                                               ; preds = %59
  %64 = icmp ne i32 %31, 0
  %65 = icmp ne i32 %33, 0
  %or.cond = select i1 %64, i1 true, i1 %65
  %66 = load i32, ptr %13, align 4
  %67 = select i1 %or.cond, i32 %66, i32 %25
  br label %68

68:                                               ; preds = %59, %63
  %69 = phi i32 [ %67, %63 ], [ 0, %59 ]
  %70 = icmp ne i32 %61, 0
  br i1 %70, label %71, label %76

71:                                               ; preds = %68
  %72 = icmp ne i32 %31, 0
  %73 = icmp ne i32 %33, 0
  %or.cond60 = select i1 %72, i1 true, i1 %73
  %74 = load i32, ptr %14, align 4
  %75 = select i1 %or.cond60, i32 %74, i32 %25
  br label %76

76:                                               ; preds = %68, %71
  %77 = phi i32 [ %75, %71 ], [ 0, %68 ]
  call void @llvm.lifetime.start.p0(ptr %19)
  %78 = mul nsw i32 5, %25
  %79 = mul nsw i32 %78, %25
  %80 = mul nsw i32 7, %25
  %81 = add nsw i32 %79, %80
  %82 = add nsw i32 %29, %25
  %83 = mul nsw i32 64, %82
  %84 = add nsw i32 %81, %83
  %85 = call i32 @at_least_one(i32 %84)
  store i32 %85, ptr %19, align 4
  %86 = load i32, ptr %13, align 4
  %87 = load i32, ptr %14, align 4
  %88 = call i32 @has_nan(i32 %0, i32 %86, i32 %87, ptr %4, i32 %5)
  %89 = icmp ne i32 %88, 0
  br i1 %89, label %119, label %90

90:                                               ; preds = %76
  %91 = load i32, ptr %13, align 4
  %92 = load i32, ptr %14, align 4
  %93 = call ptr @by_columns(i32 %0, i32 %91, i32 %92, ptr %4, i32 %5, ptr %16)
  %94 = icmp ne i32 %51, 0
  %95 = load i32, ptr %13, align 4
  %96 = select i1 %94, i32 %95, i32 0
  %97 = call ptr @by_columns(i32 %0, i32 %96, i32 %69, ptr %7, i32 %8, ptr %17)
  %98 = icmp ne i32 %61, 0
  %99 = load i32, ptr %14, align 4
  %100 = select i1 %98, i32 %99, i32 0
  %101 = call ptr @by_columns(i32 %0, i32 %77, i32 %100, ptr %9, i32 %10, ptr %18)
  %102 = load i32, ptr %19, align 4
  %103 = sext i32 %102 to i64
  %104 = call ptr @numbers(i64 %103)
  %105 = call i32 @at_least_one(i32 %25)
  %106 = sext i32 %105 to i64
  %107 = mul i64 32, %106
  %108 = call ptr @malloc(i64 %107)
  call void @lapack_gesdd(ptr %12, ptr %13, ptr %14, ptr %93, ptr %16, ptr %6, ptr %97, ptr %17, ptr %101, ptr %18, ptr %104, ptr %19, ptr %108, ptr %15, i64 1)
  call void @free(ptr %104)
  call void @free(ptr %108)
  %109 = load i32, ptr %13, align 4
  %110 = load i32, ptr %14, align 4
  call void @release(i32 %0, i32 1, i32 %109, i32 %110, ptr %93, ptr %4, i32 %5)
  %111 = icmp ne i32 %51, 0
  %112 = load i32, ptr %13, align 4
  %113 = select i1 %111, i32 %112, i32 0
  call void @release(i32 %0, i32 1, i32 %113, i32 %69, ptr %97, ptr %7, i32 %8)
  %114 = icmp ne i32 %61, 0
  %115 = load i32, ptr %14, align 4
  %116 = select i1 %114, i32 %115, i32 0
  call void @release(i32 %0, i32 1, i32 %77, i32 %116, ptr %101, ptr %9, i32 %10)
  %117 = load i32, ptr %15, align 4
  %118 = call i32 @told(i32 %117)
  br label %119

119:                                              ; preds = %76, %90
  %.0 = phi i32 [ %118, %90 ], [ -5, %76 ]
  call void @llvm.lifetime.end.p0(ptr %19)
  call void @llvm.lifetime.end.p0(ptr %18)
  call void @llvm.lifetime.end.p0(ptr %17)
  call void @llvm.lifetime.end.p0(ptr %16)
  call void @llvm.lifetime.end.p0(ptr %15)
  ret i32 %.0
}

declare ptr @malloc(i64)

declare void @lapack_gesdd(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64)

declare i64 @size_of_number()
