; Made from runtime.c by `python -m enzyme_hub._bitcode`.
%struct.derived_type = type { [88 x i8], i64, [136 x i8], ptr, i64, i32, [4 x i8], %struct.dimension }
%struct.dimension = type { i64, i64, i64 }
%struct.component = type { [24 x i8], i8, i8, i8, i8, [4 x i8], i64, [16 x i8], ptr, [96 x i8], ptr, [80 x i8], ptr }
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [0 x %struct.dimension] }

define void @__ehub_fortran_start(ptr %0, i64 %1, ptr %2) {
  br label %4

4:                                                ; preds = %6, %3
  %.0 = phi i64 [ 0, %3 ], [ %11, %6 ]
  %5 = icmp slt i64 %.0, %1
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw %struct.derived_type, ptr %2, i32 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = mul nsw i64 %.0, %8
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  call void @each(ptr %10, ptr %2, ptr @start)
  %11 = add nsw i64 %.0, 1
  br label %4

12:                                               ; preds = %4
  ret void
}

define internal void @each(ptr %0, ptr %1, ptr %2) {
  br label %4

4:                                                ; preds = %38, %3
  %.018 = phi i64 [ 0, %3 ], [ %39, %38 ]
  %5 = getelementptr inbounds nuw %struct.derived_type, ptr %1, i32 0, i32 7
  %6 = getelementptr inbounds nuw %struct.dimension, ptr %5, i32 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = icmp slt i64 %.018, %7
  br i1 %8, label %9, label %40

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw %struct.derived_type, ptr %1, i32 0, i32 3
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.component, ptr %11, i64 %.018
  %13 = getelementptr inbounds nuw %struct.component, ptr %12, i32 0, i32 1
  %14 = load i8, ptr %13, align 8
  %15 = zext i8 %14 to i32
  %16 = icmp eq i32 %15, 1
  br i1 %16, label %17, label %38

17:                                               ; preds = %9
  %18 = getelementptr inbounds nuw %struct.component, ptr %12, i32 0, i32 2
  %19 = load i8, ptr %18, align 1
  %20 = zext i8 %19 to i32
  %21 = icmp eq i32 %20, 6
  br i1 %21, label %22, label %38

22:                                               ; preds = %17, %25
  %.0 = phi i64 [ %37, %25 ], [ 0, %17 ]
  %23 = call i64 @count_of(ptr %12)
  %24 = icmp slt i64 %.0, %23
  br i1 %24, label %25, label %38

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw %struct.component, ptr %12, i32 0, i32 6
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %0, i64 %27
  %29 = getelementptr inbounds nuw %struct.component, ptr %12, i32 0, i32 8
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw %struct.derived_type, ptr %30, i32 0, i32 1
  %32 = load i64, ptr %31, align 8
  %33 = mul nsw i64 %.0, %32
  %34 = getelementptr inbounds i8, ptr %28, i64 %33
  %35 = getelementptr inbounds nuw %struct.component, ptr %12, i32 0, i32 8
  %36 = load ptr, ptr %35, align 8
  call void @each(ptr %34, ptr %36, ptr %2)
  %37 = add nsw i64 %.0, 1
  br label %22

38:                                               ; preds = %22, %17, %9
  call void %2(ptr %0, ptr %12)
  %39 = add nsw i64 %.018, 1
  br label %4

40:                                               ; preds = %4
  ret void
}

define internal void @start(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw %struct.component, ptr %1, i32 0, i32 1
  %4 = load i8, ptr %3, align 8
  %5 = zext i8 %4 to i32
  %6 = icmp ne i32 %5, 1
  br i1 %6, label %7, label %11

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw %struct.component, ptr %1, i32 0, i32 6
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  call void @establish(ptr %10, ptr %1)
  br label %11

11:                                               ; preds = %7, %2
  ret void
}

define void @__ehub_fortran_start_numbers(ptr %0, i64 %1, ptr %2) {
  br label %4

4:                                                ; preds = %6, %3
  %.0 = phi i64 [ 0, %3 ], [ %11, %6 ]
  %5 = icmp slt i64 %.0, %1
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw %struct.derived_type, ptr %2, i32 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = mul nsw i64 %.0, %8
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  call void @each(ptr %10, ptr %2, ptr @start_numbers)
  %11 = add nsw i64 %.0, 1
  br label %4

12:                                               ; preds = %4
  ret void
}

define internal void @start_numbers(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw %struct.component, ptr %1, i32 0, i32 1
  %4 = load i8, ptr %3, align 8
  %5 = zext i8 %4 to i32
  %6 = icmp eq i32 %5, 1
  br i1 %6, label %7, label %20

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw %struct.component, ptr %1, i32 0, i32 12
  %9 = load ptr, ptr %8, align 8
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %20

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw %struct.component, ptr %1, i32 0, i32 6
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 %13
  %15 = getelementptr inbounds nuw %struct.component, ptr %1, i32 0, i32 12
  %16 = load ptr, ptr %15, align 8
  %17 = call i64 @count_of(ptr %1)
  %18 = call i64 @size_of(ptr %1)
  %19 = mul nsw i64 %17, %18
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %14, ptr align 1 %16, i64 %19, i1 false)
  br label %20

20:                                               ; preds = %11, %7, %2
  ret void
}

define void @__ehub_fortran_text(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4) {
  %6 = icmp slt i64 %1, %3
  %. = select i1 %6, i64 %1, i64 %3
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %0, ptr align 1 %2, i64 %., i1 false)
  br label %7

7:                                                ; preds = %19, %5
  %.018 = phi i64 [ %., %5 ], [ %20, %19 ]
  %8 = icmp slt i64 %.018, %1
  br i1 %8, label %9, label %21

9:                                                ; preds = %7, %11
  %.0 = phi i64 [ %18, %11 ], [ 0, %7 ]
  %10 = icmp slt i64 %.0, %4
  br i1 %10, label %11, label %19

11:                                               ; preds = %9
  %12 = icmp eq i64 %.0, 0
  %13 = zext i1 %12 to i64
  %14 = select i1 %12, i32 32, i32 0
  %15 = trunc i32 %14 to i8
  %16 = add nsw i64 %.018, %.0
  %17 = getelementptr inbounds i8, ptr %0, i64 %16
  store i8 %15, ptr %17, align 1
  %18 = add nsw i64 %.0, 1
  br label %9

19:                                               ; preds = %9
  %20 = add nsw i64 %.018, %4
  br label %7

21:                                               ; preds = %7
  ret void
}

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg)

define void @__ehub_fortran_dimensions(ptr %0, ptr %1) {
  br label %3

3:                                                ; preds = %8, %2
  %.0 = phi i32 [ 0, %2 ], [ %15, %8 ]
  %4 = getelementptr inbounds nuw %struct.descriptor, ptr %1, i32 0, i32 3
  %5 = load i8, ptr %4, align 4
  %6 = zext i8 %5 to i32
  %7 = icmp slt i32 %.0, %6
  br i1 %7, label %8, label %16

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw %struct.descriptor, ptr %0, i32 0, i32 7
  %10 = sext i32 %.0 to i64
  %11 = getelementptr inbounds [0 x %struct.dimension], ptr %9, i64 0, i64 %10
  %12 = getelementptr inbounds nuw %struct.descriptor, ptr %1, i32 0, i32 7
  %13 = sext i32 %.0 to i64
  %14 = getelementptr inbounds [0 x %struct.dimension], ptr %12, i64 0, i64 %13
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %14, i64 24, i1 false)
  %15 = add nsw i32 %.0, 1
  br label %3

16:                                               ; preds = %3
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define internal i64 @count_of(ptr %0) {
  br label %2

2:                                                ; preds = %7, %1
  %.010 = phi i32 [ 0, %1 ], [ %26, %7 ]
  %.0 = phi i64 [ 1, %1 ], [ %25, %7 ]
  %3 = getelementptr inbounds nuw %struct.component, ptr %0, i32 0, i32 4
  %4 = load i8, ptr %3, align 1
  %5 = zext i8 %4 to i32
  %6 = icmp slt i32 %.010, %5
  br i1 %6, label %7, label %27

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw %struct.component, ptr %0, i32 0, i32 10
  %9 = load ptr, ptr %8, align 8
  %10 = mul nsw i32 4, %.010
  %11 = add nsw i32 %10, 3
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i64, ptr %9, i64 %12
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.component, ptr %0, i32 0, i32 10
  %16 = load ptr, ptr %15, align 8
  %17 = mul nsw i32 4, %.010
  %18 = add nsw i32 %17, 1
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i64, ptr %16, i64 %19
  %21 = load i64, ptr %20, align 8
  %22 = sub nsw i64 %14, %21
  %23 = add nsw i64 %22, 1
  %24 = icmp sgt i64 %23, 0
  %. = select i1 %24, i64 %23, i64 0
  %25 = mul nsw i64 %.0, %.
  %26 = add nsw i32 %.010, 1
  br label %2

27:                                               ; preds = %2
  ret i64 %.0
}

define internal void @establish(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw %struct.descriptor, ptr %0, i32 0, i32 0
  store ptr null, ptr %3, align 8
  %4 = call i64 @size_of(ptr %1)
  %5 = getelementptr inbounds nuw %struct.descriptor, ptr %0, i32 0, i32 1
  store i64 %4, ptr %5, align 8
  %6 = getelementptr inbounds nuw %struct.descriptor, ptr %0, i32 0, i32 2
  store i32 20240719, ptr %6, align 8
  %7 = getelementptr inbounds nuw %struct.component, ptr %1, i32 0, i32 4
  %8 = load i8, ptr %7, align 1
  %9 = getelementptr inbounds nuw %struct.descriptor, ptr %0, i32 0, i32 3
  store i8 %8, ptr %9, align 4
  %10 = call zeroext i8 @code_of(ptr %1)
  %11 = getelementptr inbounds nuw %struct.descriptor, ptr %0, i32 0, i32 4
  store i8 %10, ptr %11, align 1
  %12 = getelementptr inbounds nuw %struct.component, ptr %1, i32 0, i32 1
  %13 = load i8, ptr %12, align 8
  %14 = zext i8 %13 to i32
  %15 = icmp eq i32 %14, 2
  %16 = zext i1 %15 to i64
  %17 = select i1 %15, i32 1, i32 2
  %18 = trunc i32 %17 to i8
  %19 = getelementptr inbounds nuw %struct.descriptor, ptr %0, i32 0, i32 5
  store i8 %18, ptr %19, align 2
  %20 = getelementptr inbounds nuw %struct.component, ptr %1, i32 0, i32 2
  %21 = load i8, ptr %20, align 1
  %22 = zext i8 %21 to i32
  %23 = icmp eq i32 %22, 6
  %24 = zext i1 %23 to i32
  %25 = trunc i32 %24 to i8
  %26 = getelementptr inbounds nuw %struct.descriptor, ptr %0, i32 0, i32 6
  store i8 %25, ptr %26, align 1
  br label %27

27:                                               ; preds = %32, %2
  %.0 = phi i32 [ 0, %2 ], [ %36, %32 ]
  %28 = getelementptr inbounds nuw %struct.component, ptr %1, i32 0, i32 4
  %29 = load i8, ptr %28, align 1
  %30 = zext i8 %29 to i32
  %31 = icmp slt i32 %.0, %30
  br i1 %31, label %32, label %37

32:                                               ; preds = %27
  %33 = getelementptr inbounds nuw %struct.descriptor, ptr %0, i32 0, i32 7
  %34 = sext i32 %.0 to i64
  %35 = getelementptr inbounds [0 x %struct.dimension], ptr %33, i64 0, i64 %34
  store i64 1, ptr %35, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %35, i64 8
  store i64 0, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %35, i64 16
  store i64 0, ptr %.sroa.3.0..sroa_idx, align 8
  %36 = add nsw i32 %.0, 1
  br label %27

37:                                               ; preds = %27
  %38 = getelementptr inbounds nuw %struct.component, ptr %1, i32 0, i32 2
  %39 = load i8, ptr %38, align 1
  %40 = zext i8 %39 to i32
  %41 = icmp eq i32 %40, 6
  br i1 %41, label %42, label %50

42:                                               ; preds = %37
  %43 = getelementptr inbounds nuw %struct.component, ptr %1, i32 0, i32 8
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds nuw %struct.descriptor, ptr %0, i32 0, i32 7
  %46 = getelementptr inbounds nuw %struct.component, ptr %1, i32 0, i32 4
  %47 = load i8, ptr %46, align 1
  %48 = zext i8 %47 to i64
  %49 = getelementptr inbounds nuw [0 x %struct.dimension], ptr %45, i64 0, i64 %48
  store ptr %44, ptr %49, align 8
  br label %50

50:                                               ; preds = %42, %37
  ret void
}

define internal i64 @size_of(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.component, ptr %0, i32 0, i32 2
  %3 = load i8, ptr %2, align 1
  %4 = zext i8 %3 to i32
  switch i32 %4, label %32 [
    i32 6, label %5
    i32 4, label %10
    i32 3, label %19
  ]

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw %struct.component, ptr %0, i32 0, i32 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.derived_type, ptr %7, i32 0, i32 1
  %9 = load i64, ptr %8, align 8
  br label %44

10:                                               ; preds = %1
  %11 = getelementptr inbounds nuw %struct.component, ptr %0, i32 0, i32 7
  %12 = getelementptr inbounds [16 x i8], ptr %11, i64 0, i64 0
  %13 = getelementptr inbounds i64, ptr %12, i64 1
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.component, ptr %0, i32 0, i32 3
  %16 = load i8, ptr %15, align 2
  %17 = zext i8 %16 to i64
  %18 = mul nsw i64 %14, %17
  br label %44

19:                                               ; preds = %1
  %20 = getelementptr inbounds nuw %struct.component, ptr %0, i32 0, i32 3
  %21 = load i8, ptr %20, align 2
  %22 = zext i8 %21 to i32
  %23 = icmp eq i32 %22, 10
  br i1 %23, label %28, label %24

24:                                               ; preds = %19
  %25 = getelementptr inbounds nuw %struct.component, ptr %0, i32 0, i32 3
  %26 = load i8, ptr %25, align 2
  %27 = zext i8 %26 to i32
  br label %28

28:                                               ; preds = %19, %24
  %29 = phi i32 [ %27, %24 ], [ 16, %19 ]
  %30 = mul nsw i32 2, %29
  %31 = sext i32 %30 to i64
  br label %44

32:                                               ; preds = %1
  %33 = getelementptr inbounds nuw %struct.component, ptr %0, i32 0, i32 3
  %34 = load i8, ptr %33, align 2
  %35 = zext i8 %34 to i32
  %36 = icmp eq i32 %35, 10
  br i1 %36, label %41, label %37

37:                                               ; preds = %32
  %38 = getelementptr inbounds nuw %struct.component, ptr %0, i32 0, i32 3
  %39 = load i8, ptr %38, align 2
  %40 = zext i8 %39 to i32
  br label %41

41:                                               ; preds = %32, %37
  %42 = phi i32 [ %40, %37 ], [ 16, %32 ]
  %43 = sext i32 %42 to i64
  br label %44

44:                                               ; preds = %41, %28, %10, %5
  %.0 = phi i64 [ %43, %41 ], [ %9, %5 ], [ %18, %10 ], [ %31, %28 ]
  ret i64 %.0
}

define internal zeroext i8 @code_of(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.component, ptr %0, i32 0, i32 2
  %3 = load i8, ptr %2, align 1
  %4 = zext i8 %3 to i32
  switch i32 %4, label %49 [
    i32 0, label %5
    i32 2, label %12
    i32 3, label %27
    i32 4, label %50
    i32 5, label %35
  ]

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw %struct.component, ptr %0, i32 0, i32 3
  %7 = load i8, ptr %6, align 2
  %8 = zext i8 %7 to i32
  %9 = call i32 @log2_of(i32 %8)
  %10 = add nsw i32 7, %9
  %11 = trunc i32 %10 to i8
  br label %50

12:                                               ; preds = %1
  %13 = getelementptr inbounds nuw %struct.component, ptr %0, i32 0, i32 3
  %14 = load i8, ptr %13, align 2
  %15 = zext i8 %14 to i32
  %16 = icmp eq i32 %15, 4
  br i1 %16, label %24, label %17

17:                                               ; preds = %12
  %18 = getelementptr inbounds nuw %struct.component, ptr %0, i32 0, i32 3
  %19 = load i8, ptr %18, align 2
  %20 = zext i8 %19 to i32
  %21 = icmp eq i32 %20, 8
  %22 = zext i1 %21 to i64
  %23 = select i1 %21, i32 28, i32 29
  br label %24

24:                                               ; preds = %12, %17
  %25 = phi i32 [ %23, %17 ], [ 27, %12 ]
  %26 = trunc i32 %25 to i8
  br label %50

27:                                               ; preds = %1
  %28 = getelementptr inbounds nuw %struct.component, ptr %0, i32 0, i32 3
  %29 = load i8, ptr %28, align 2
  %30 = zext i8 %29 to i32
  %31 = icmp eq i32 %30, 4
  %32 = zext i1 %31 to i64
  %33 = select i1 %31, i32 34, i32 35
  %34 = trunc i32 %33 to i8
  br label %50

35:                                               ; preds = %1
  %36 = getelementptr inbounds nuw %struct.component, ptr %0, i32 0, i32 3
  %37 = load i8, ptr %36, align 2
  %38 = zext i8 %37 to i32
  %39 = icmp eq i32 %38, 1
  br i1 %39, label %46, label %40

40:                                               ; preds = %35
  %41 = getelementptr inbounds nuw %struct.component, ptr %0, i32 0, i32 3
  %42 = load i8, ptr %41, align 2
  %43 = zext i8 %42 to i32
  %44 = call i32 @log2_of(i32 %43)
  %45 = add nsw i32 12, %44
  br label %46

46:                                               ; preds = %35, %40
  %47 = phi i32 [ %45, %40 ], [ 39, %35 ]
  %48 = trunc i32 %47 to i8
  br label %50

49:                                               ; preds = %1
  br label %50

50:                                               ; preds = %1, %49, %46, %27, %24, %5
  %.0 = phi i8 [ 42, %49 ], [ %11, %5 ], [ %26, %24 ], [ %34, %27 ], [ %48, %46 ], [ 40, %1 ]
  ret i8 %.0
}

define internal i32 @log2_of(i32 %0) {
  switch i32 %0, label %2 [
    i32 1, label %7
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = icmp eq i32 %0, 4
  %4 = zext i1 %3 to i64
  %5 = select i1 %3, i32 2, i32 3
  br label %7

6:                                                ; preds = %1
  br label %7

7:                                                ; preds = %2, %1, %6
  %8 = phi i32 [ 0, %1 ], [ %5, %2 ], [ 1, %6 ]
  ret i32 %8
}
