; Made from lapacke.c by `python -m enzyme_hub._bitcode`.
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
  %26 = load i8, ptr %12, align 1
  %27 = call i32 @is_letter(i8 signext %26, i8 signext 79)
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %35

29:                                               ; preds = %11
  %30 = load i32, ptr %13, align 4
  %31 = load i32, ptr %14, align 4
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %33, label %35

33:                                               ; preds = %29
  %34 = load i32, ptr %13, align 4
  br label %39

35:                                               ; preds = %29, %11
  %36 = load i8, ptr %12, align 1
  %37 = load i32, ptr %13, align 4
  %38 = call i32 @vectors_of(i8 signext %36, i32 %37, i32 %25)
  br label %39

39:                                               ; preds = %35, %33
  %40 = phi i32 [ %34, %33 ], [ %38, %35 ]
  %41 = icmp ne i32 %27, 0
  br i1 %41, label %42, label %48

42:                                               ; preds = %39
  %43 = load i32, ptr %13, align 4
  %44 = load i32, ptr %14, align 4
  %45 = icmp sge i32 %43, %44
  br i1 %45, label %46, label %48

46:                                               ; preds = %42
  %47 = load i32, ptr %14, align 4
  br label %52

48:                                               ; preds = %42, %39
  %49 = load i8, ptr %12, align 1
  %50 = load i32, ptr %14, align 4
  %51 = call i32 @vectors_of(i8 signext %49, i32 %50, i32 %25)
  br label %52

52:                                               ; preds = %48, %46
  %53 = phi i32 [ %47, %46 ], [ %51, %48 ]
  call void @llvm.lifetime.start.p0(ptr %19)
  %54 = mul nsw i32 5, %25
  %55 = mul nsw i32 %54, %25
  %56 = mul nsw i32 7, %25
  %57 = add nsw i32 %55, %56
  %58 = load i32, ptr %13, align 4
  %59 = load i32, ptr %14, align 4
  %60 = add nsw i32 %58, %59
  %61 = mul nsw i32 64, %60
  %62 = add nsw i32 %57, %61
  %63 = call i32 @at_least_one(i32 %62)
  store i32 %63, ptr %19, align 4
  %64 = load i32, ptr %13, align 4
  %65 = load i32, ptr %14, align 4
  %66 = call i32 @has_nan(i32 %0, i32 %64, i32 %65, ptr %4, i32 %5)
  %67 = icmp ne i32 %66, 0
  br i1 %67, label %97, label %68

68:                                               ; preds = %52
  %69 = load i32, ptr %13, align 4
  %70 = load i32, ptr %14, align 4
  %71 = call ptr @by_columns(i32 %0, i32 %69, i32 %70, ptr %4, i32 %5, ptr %16)
  %72 = icmp ne i32 %40, 0
  %73 = load i32, ptr %13, align 4
  %74 = select i1 %72, i32 %73, i32 0
  %75 = call ptr @by_columns(i32 %0, i32 %74, i32 %40, ptr %7, i32 %8, ptr %17)
  %76 = icmp ne i32 %53, 0
  %77 = load i32, ptr %14, align 4
  %78 = select i1 %76, i32 %77, i32 0
  %79 = call ptr @by_columns(i32 %0, i32 %53, i32 %78, ptr %9, i32 %10, ptr %18)
  %80 = load i32, ptr %19, align 4
  %81 = sext i32 %80 to i64
  %82 = call ptr @numbers(i64 %81)
  %83 = call i32 @at_least_one(i32 %25)
  %84 = sext i32 %83 to i64
  %85 = mul i64 32, %84
  %86 = call ptr @malloc(i64 %85)
  call void @lapack_gesdd(ptr %12, ptr %13, ptr %14, ptr %71, ptr %16, ptr %6, ptr %75, ptr %17, ptr %79, ptr %18, ptr %82, ptr %19, ptr %86, ptr %15, i64 1)
  call void @free(ptr %82)
  call void @free(ptr %86)
  %87 = load i32, ptr %13, align 4
  %88 = load i32, ptr %14, align 4
  call void @release(i32 %0, i32 1, i32 %87, i32 %88, ptr %71, ptr %4, i32 %5)
  %89 = icmp ne i32 %40, 0
  %90 = load i32, ptr %13, align 4
  %91 = select i1 %89, i32 %90, i32 0
  call void @release(i32 %0, i32 1, i32 %91, i32 %40, ptr %75, ptr %7, i32 %8)
  %92 = icmp ne i32 %53, 0
  %93 = load i32, ptr %14, align 4
  %94 = select i1 %92, i32 %93, i32 0
  call void @release(i32 %0, i32 1, i32 %53, i32 %94, ptr %79, ptr %9, i32 %10)
  %95 = load i32, ptr %15, align 4
  %96 = call i32 @told(i32 %95)
  br label %97

97:                                               ; preds = %52, %68
  %.0 = phi i32 [ %96, %68 ], [ -5, %52 ]
  call void @llvm.lifetime.end.p0(ptr %19)
  call void @llvm.lifetime.end.p0(ptr %18)
  call void @llvm.lifetime.end.p0(ptr %17)
  call void @llvm.lifetime.end.p0(ptr %16)
  call void @llvm.lifetime.end.p0(ptr %15)
  ret i32 %.0
}

define internal i32 @vectors_of(i8 signext %0, i32 %1, i32 %2) {
  %4 = call i32 @is_letter(i8 signext %0, i8 signext 65)
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = call i32 @is_letter(i8 signext %0, i8 signext 83)
  %8 = icmp ne i32 %7, 0
  %. = select i1 %8, i32 %2, i32 0
  br label %9

9:                                                ; preds = %3, %6
  %10 = phi i32 [ %., %6 ], [ %1, %3 ]
  ret i32 %10
}

declare ptr @malloc(i64)

declare void @lapack_gesdd(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64)

define i32 @lapacke_gesvd(i32 %0, i8 signext %1, i8 signext %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, ptr %8, i32 %9, ptr %10, i32 %11, ptr %12) {
  %14 = alloca i8, align 1
  %15 = alloca i8, align 1
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  store i8 %1, ptr %14, align 1
  store i8 %2, ptr %15, align 1
  store i32 %3, ptr %16, align 4
  store i32 %4, ptr %17, align 4
  call void @llvm.lifetime.start.p0(ptr %18)
  call void @llvm.lifetime.start.p0(ptr %19)
  call void @llvm.lifetime.start.p0(ptr %20)
  call void @llvm.lifetime.start.p0(ptr %21)
  %23 = load i32, ptr %16, align 4
  %24 = load i32, ptr %17, align 4
  %25 = icmp slt i32 %23, %24
  %26 = load i32, ptr %16, align 4
  %27 = load i32, ptr %17, align 4
  %28 = select i1 %25, i32 %26, i32 %27
  %29 = load i8, ptr %14, align 1
  %30 = load i32, ptr %16, align 4
  %31 = call i32 @vectors_of(i8 signext %29, i32 %30, i32 %28)
  %32 = load i8, ptr %15, align 1
  %33 = load i32, ptr %17, align 4
  %34 = call i32 @vectors_of(i8 signext %32, i32 %33, i32 %28)
  call void @llvm.lifetime.start.p0(ptr %22)
  %35 = mul nsw i32 5, %28
  %36 = load i32, ptr %16, align 4
  %37 = load i32, ptr %17, align 4
  %38 = add nsw i32 %36, %37
  %39 = mul nsw i32 64, %38
  %40 = add nsw i32 %35, %39
  %41 = call i32 @at_least_one(i32 %40)
  store i32 %41, ptr %22, align 4
  %42 = load i32, ptr %16, align 4
  %43 = load i32, ptr %17, align 4
  %44 = call i32 @has_nan(i32 %0, i32 %42, i32 %43, ptr %5, i32 %6)
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %83, label %46

46:                                               ; preds = %13
  %47 = load i32, ptr %16, align 4
  %48 = load i32, ptr %17, align 4
  %49 = call ptr @by_columns(i32 %0, i32 %47, i32 %48, ptr %5, i32 %6, ptr %19)
  %50 = icmp ne i32 %31, 0
  %51 = load i32, ptr %16, align 4
  %52 = select i1 %50, i32 %51, i32 0
  %53 = call ptr @by_columns(i32 %0, i32 %52, i32 %31, ptr %8, i32 %9, ptr %20)
  %54 = icmp ne i32 %34, 0
  %55 = load i32, ptr %17, align 4
  %56 = select i1 %54, i32 %55, i32 0
  %57 = call ptr @by_columns(i32 %0, i32 %34, i32 %56, ptr %10, i32 %11, ptr %21)
  %58 = load i32, ptr %22, align 4
  %59 = sext i32 %58 to i64
  %60 = call ptr @numbers(i64 %59)
  call void @lapack_gesvd(ptr %14, ptr %15, ptr %16, ptr %17, ptr %49, ptr %19, ptr %7, ptr %53, ptr %20, ptr %57, ptr %21, ptr %60, ptr %22, ptr %18, i64 1, i64 1)
  br label %61

61:                                               ; preds = %64, %46
  %.0 = phi i32 [ 0, %46 ], [ %71, %64 ]
  %62 = add nsw i32 %.0, 1
  %63 = icmp slt i32 %62, %28
  br i1 %63, label %64, label %72

64:                                               ; preds = %61
  %65 = add nsw i32 %.0, 1
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds double, ptr %60, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = sext i32 %.0 to i64
  %70 = getelementptr inbounds double, ptr %12, i64 %69
  store double %68, ptr %70, align 8
  %71 = add nsw i32 %.0, 1
  br label %61

72:                                               ; preds = %61
  call void @free(ptr %60)
  %73 = load i32, ptr %16, align 4
  %74 = load i32, ptr %17, align 4
  call void @release(i32 %0, i32 1, i32 %73, i32 %74, ptr %49, ptr %5, i32 %6)
  %75 = icmp ne i32 %31, 0
  %76 = load i32, ptr %16, align 4
  %77 = select i1 %75, i32 %76, i32 0
  call void @release(i32 %0, i32 1, i32 %77, i32 %31, ptr %53, ptr %8, i32 %9)
  %78 = icmp ne i32 %34, 0
  %79 = load i32, ptr %17, align 4
  %80 = select i1 %78, i32 %79, i32 0
  call void @release(i32 %0, i32 1, i32 %34, i32 %80, ptr %57, ptr %10, i32 %11)
  %81 = load i32, ptr %18, align 4
  %82 = call i32 @told(i32 %81)
  br label %83

83:                                               ; preds = %13, %72
  %.048 = phi i32 [ %82, %72 ], [ -6, %13 ]
  call void @llvm.lifetime.end.p0(ptr %22)
  call void @llvm.lifetime.end.p0(ptr %21)
  call void @llvm.lifetime.end.p0(ptr %20)
  call void @llvm.lifetime.end.p0(ptr %19)
  call void @llvm.lifetime.end.p0(ptr %18)
  ret i32 %.048
}

declare void @lapack_gesvd(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64)

declare i64 @size_of_number()
