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

13:                                               ; preds = %52, %6
  %.027 = phi i32 [ undef, %6 ], [ %.2, %52 ]
  %.026 = phi i64 [ 0, %6 ], [ %53, %52 ]
  %14 = sext i32 %3 to i64
  %15 = icmp slt i64 %.026, %14
  br i1 %15, label %16, label %54

16:                                               ; preds = %13
  %17 = icmp ne i32 %11, 0
  %18 = sext i32 %12 to i64
  %19 = add nsw i64 %.026, %18
  %20 = select i1 %17, i64 0, i64 %19
  br label %21

21:                                               ; preds = %49, %16
  %.0 = phi i64 [ %20, %16 ], [ %50, %49 ]
  %22 = icmp ne i32 %11, 0
  %23 = add nsw i64 %.026, 1
  %24 = sext i32 %12 to i64
  %25 = sub nsw i64 %23, %24
  %26 = sext i32 %3 to i64
  %27 = select i1 %22, i64 %25, i64 %26
  %28 = icmp slt i64 %.0, %27
  br i1 %28, label %29, label %51

29:                                               ; preds = %21
  %30 = sext i32 %5 to i64
  %31 = mul nsw i64 %.026, %30
  %32 = add nsw i64 %31, %.0
  %33 = getelementptr inbounds { double, double }, ptr %4, i64 %32
  %34 = getelementptr inbounds nuw { double, double }, ptr %33, i32 0, i32 0
  %35 = load double, ptr %34, align 8
  %36 = getelementptr inbounds nuw { double, double }, ptr %33, i32 0, i32 1
  %37 = load double, ptr %36, align 8
  %38 = sext i32 %5 to i64
  %39 = mul nsw i64 %.026, %38
  %40 = add nsw i64 %39, %.0
  %41 = getelementptr inbounds { double, double }, ptr %4, i64 %40
  %42 = getelementptr inbounds nuw { double, double }, ptr %41, i32 0, i32 0
  %43 = load double, ptr %42, align 8
  %44 = getelementptr inbounds nuw { double, double }, ptr %41, i32 0, i32 1
  %45 = load double, ptr %44, align 8
  %46 = fcmp reassoc nsz une double %35, %43
  %47 = fcmp reassoc nsz une double %37, %45
  %48 = or i1 %46, %47
  br i1 %48, label %51, label %49

49:                                               ; preds = %29
  %50 = add nsw i64 %.0, 1
  br label %21

51:                                               ; preds = %29, %21
  %.2 = phi i32 [ %.027, %21 ], [ 1, %29 ]
  %.1 = phi i32 [ 5, %21 ], [ 1, %29 ]
  %cond29 = icmp eq i32 %.1, 5
  br i1 %cond29, label %52, label %54

52:                                               ; preds = %51
  %53 = add nsw i64 %.026, 1
  br label %13

54:                                               ; preds = %13, %51
  %.128 = phi i32 [ %.2, %51 ], [ %.027, %13 ]
  %.025 = phi i32 [ %.1, %51 ], [ 2, %13 ]
  %cond = icmp eq i32 %.025, 2
  %spec.select = select i1 %cond, i32 0, i32 %.128
  ret i32 %spec.select
}

define internal ptr @by_columns(i32 %0, i32 %1, i32 %2, ptr %3, i32 %4, ptr %5) {
  store i32 %4, ptr %5, align 4
  %7 = icmp ne i32 %0, 101
  br i1 %7, label %40, label %8

8:                                                ; preds = %6
  %9 = call i32 @at_least_one(i32 %1)
  store i32 %9, ptr %5, align 4
  %10 = load i32, ptr %5, align 4
  %11 = sext i32 %10 to i64
  %12 = sext i32 %2 to i64
  %13 = mul nsw i64 %11, %12
  %14 = call ptr @numbers(i64 %13)
  br label %15

15:                                               ; preds = %38, %8
  %.023 = phi i64 [ 0, %8 ], [ %39, %38 ]
  %16 = sext i32 %1 to i64
  %17 = icmp slt i64 %.023, %16
  br i1 %17, label %18, label %40

18:                                               ; preds = %15, %21
  %.0 = phi i64 [ %37, %21 ], [ 0, %15 ]
  %19 = sext i32 %2 to i64
  %20 = icmp slt i64 %.0, %19
  br i1 %20, label %21, label %38

21:                                               ; preds = %18
  %22 = sext i32 %4 to i64
  %23 = mul nsw i64 %.023, %22
  %24 = add nsw i64 %23, %.0
  %25 = getelementptr inbounds { double, double }, ptr %3, i64 %24
  %26 = getelementptr inbounds nuw { double, double }, ptr %25, i32 0, i32 0
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds nuw { double, double }, ptr %25, i32 0, i32 1
  %29 = load double, ptr %28, align 8
  %30 = load i32, ptr %5, align 4
  %31 = sext i32 %30 to i64
  %32 = mul nsw i64 %.0, %31
  %33 = add nsw i64 %32, %.023
  %34 = getelementptr inbounds { double, double }, ptr %14, i64 %33
  %35 = getelementptr inbounds nuw { double, double }, ptr %34, i32 0, i32 0
  %36 = getelementptr inbounds nuw { double, double }, ptr %34, i32 0, i32 1
  store double %27, ptr %35, align 8
  store double %29, ptr %36, align 8
  %37 = add nsw i64 %.0, 1
  br label %18

38:                                               ; preds = %18
  %39 = add nsw i64 %.023, 1
  br label %15

40:                                               ; preds = %15, %6
  %.024 = phi ptr [ %3, %6 ], [ %14, %15 ]
  ret ptr %.024
}

declare void @lapack_potrf(ptr, ptr, ptr, ptr, ptr, i64)

define internal void @release(i32 %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %5, i32 %6) {
  %8 = icmp ne i32 %0, 101
  br i1 %8, label %37, label %9

9:                                                ; preds = %7, %34
  %.016 = phi i64 [ %35, %34 ], [ 0, %7 ]
  %10 = icmp ne i32 %1, 0
  %11 = sext i32 %2 to i64
  %12 = icmp slt i64 %.016, %11
  %13 = select i1 %10, i1 %12, i1 false
  br i1 %13, label %14, label %36

14:                                               ; preds = %9, %17
  %.0 = phi i64 [ %33, %17 ], [ 0, %9 ]
  %15 = sext i32 %3 to i64
  %16 = icmp slt i64 %.0, %15
  br i1 %16, label %17, label %34

17:                                               ; preds = %14
  %18 = call i32 @at_least_one(i32 %2)
  %19 = sext i32 %18 to i64
  %20 = mul nsw i64 %.0, %19
  %21 = add nsw i64 %20, %.016
  %22 = getelementptr inbounds { double, double }, ptr %4, i64 %21
  %23 = getelementptr inbounds nuw { double, double }, ptr %22, i32 0, i32 0
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds nuw { double, double }, ptr %22, i32 0, i32 1
  %26 = load double, ptr %25, align 8
  %27 = sext i32 %6 to i64
  %28 = mul nsw i64 %.016, %27
  %29 = add nsw i64 %28, %.0
  %30 = getelementptr inbounds { double, double }, ptr %5, i64 %29
  %31 = getelementptr inbounds nuw { double, double }, ptr %30, i32 0, i32 0
  %32 = getelementptr inbounds nuw { double, double }, ptr %30, i32 0, i32 1
  store double %24, ptr %31, align 8
  store double %26, ptr %32, align 8
  %33 = add nsw i64 %.0, 1
  br label %14

34:                                               ; preds = %14
  %35 = add nsw i64 %.016, 1
  br label %9

36:                                               ; preds = %9
  call void @free(ptr %4)
  br label %37

37:                                               ; preds = %7, %36
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

11:                                               ; preds = %38, %5
  %.024 = phi i32 [ undef, %5 ], [ %.2, %38 ]
  %.023 = phi i64 [ 0, %5 ], [ %39, %38 ]
  %12 = icmp slt i64 %.023, %10
  br i1 %12, label %13, label %40

13:                                               ; preds = %11, %35
  %.0 = phi i64 [ %36, %35 ], [ 0, %11 ]
  %14 = icmp slt i64 %.0, %7
  br i1 %14, label %15, label %37

15:                                               ; preds = %13
  %16 = sext i32 %4 to i64
  %17 = mul nsw i64 %.023, %16
  %18 = add nsw i64 %17, %.0
  %19 = getelementptr inbounds { double, double }, ptr %3, i64 %18
  %20 = getelementptr inbounds nuw { double, double }, ptr %19, i32 0, i32 0
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds nuw { double, double }, ptr %19, i32 0, i32 1
  %23 = load double, ptr %22, align 8
  %24 = sext i32 %4 to i64
  %25 = mul nsw i64 %.023, %24
  %26 = add nsw i64 %25, %.0
  %27 = getelementptr inbounds { double, double }, ptr %3, i64 %26
  %28 = getelementptr inbounds nuw { double, double }, ptr %27, i32 0, i32 0
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds nuw { double, double }, ptr %27, i32 0, i32 1
  %31 = load double, ptr %30, align 8
  %32 = fcmp reassoc nsz une double %21, %29
  %33 = fcmp reassoc nsz une double %23, %31
  %34 = or i1 %32, %33
  br i1 %34, label %37, label %35

35:                                               ; preds = %15
  %36 = add nsw i64 %.0, 1
  br label %13

37:                                               ; preds = %15, %13
  %.2 = phi i32 [ %.024, %13 ], [ 1, %15 ]
  %.1 = phi i32 [ 5, %13 ], [ 1, %15 ]
  %cond26 = icmp eq i32 %.1, 5
  br i1 %cond26, label %38, label %40

38:                                               ; preds = %37
  %39 = add nsw i64 %.023, 1
  br label %11

40:                                               ; preds = %11, %37
  %.125 = phi i32 [ %.2, %37 ], [ %.024, %11 ]
  %.022 = phi i32 [ %.1, %37 ], [ 2, %11 ]
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

define i32 @lapacke_heev(i32 %0, i8 signext %1, i8 signext %2, i32 %3, ptr %4, i32 %5, ptr %6) {
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
  %16 = mul nsw i32 33, %15
  store i32 %16, ptr %13, align 4
  %17 = load i8, ptr %9, align 1
  %18 = load i32, ptr %10, align 4
  %19 = call i32 @has_nan_in_triangle(i32 %0, i8 signext %17, i8 signext 78, i32 %18, ptr %4, i32 %5)
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %36, label %21

21:                                               ; preds = %7
  %22 = load i32, ptr %10, align 4
  %23 = load i32, ptr %10, align 4
  %24 = call ptr @by_columns(i32 %0, i32 %22, i32 %23, ptr %4, i32 %5, ptr %12)
  %25 = load i32, ptr %13, align 4
  %26 = sext i32 %25 to i64
  %27 = call ptr @numbers(i64 %26)
  %28 = load i32, ptr %10, align 4
  %29 = mul nsw i32 2, %28
  %30 = sext i32 %29 to i64
  %31 = call ptr @numbers(i64 %30)
  call void @lapack_heev(ptr %8, ptr %9, ptr %10, ptr %24, ptr %12, ptr %6, ptr %27, ptr %13, ptr %31, ptr %11, i64 1, i64 1)
  call void @free(ptr %27)
  call void @free(ptr %31)
  %32 = load i32, ptr %10, align 4
  %33 = load i32, ptr %10, align 4
  call void @release(i32 %0, i32 1, i32 %32, i32 %33, ptr %24, ptr %4, i32 %5)
  %34 = load i32, ptr %11, align 4
  %35 = call i32 @told(i32 %34)
  br label %36

36:                                               ; preds = %7, %21
  %.0 = phi i32 [ %35, %21 ], [ -5, %7 ]
  call void @llvm.lifetime.end.p0(ptr %13)
  call void @llvm.lifetime.end.p0(ptr %12)
  call void @llvm.lifetime.end.p0(ptr %11)
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

declare void @lapack_heev(ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64)

declare void @free(ptr)

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

declare ptr @malloc(i64)

declare i64 @size_of_number()
