; Made from runtime.c by `python -m enzyme_hub._bitcode`.
%struct.message = type { [1024 x i8], i64 }
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [15 x %struct.dimension] }
%struct.dimension = type { i64, i64, i64 }

@.str = private unnamed_addr constant [42 x i8] c"enzyme_gradient: x and dx differ in shape\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"x \00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"dx\00", align 1
@.str.3 = private unnamed_addr constant [62 x i8] c"enzyme_gradient: f takes a number by value, and x is an array\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.5 = private unnamed_addr constant [90 x i8] c"enzyme_jacobian: the Jacobian has a row for each element of y, and a column for each of x\00", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c"x       \00", align 1
@.str.7 = private unnamed_addr constant [9 x i8] c"y       \00", align 1
@.str.8 = private unnamed_addr constant [9 x i8] c"jacobian\00", align 1
@.str.9 = private unnamed_addr constant [11 x i8] c"\0A  %s has \00", align 1
@.str.10 = private unnamed_addr constant [13 x i8] c"no dimension\00", align 1
@.str.11 = private unnamed_addr constant [7 x i8] c" x %ld\00", align 1
@.str.12 = private unnamed_addr constant [14 x i8] c"the shape %ld\00", align 1
@.str.13 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.14 = private unnamed_addr constant [7 x i8] c"EH0205\00", align 1

define void @__ehub_fortran_same_shape(ptr %0, ptr %1) {
  %3 = alloca %struct.message, align 8
  %4 = alloca %struct.message, align 8
  %5 = alloca %struct.message, align 8
  %6 = getelementptr inbounds nuw %struct.descriptor, ptr %0, i32 0, i32 3
  %7 = load i8, ptr %6, align 4
  %8 = sext i8 %7 to i32
  %9 = getelementptr inbounds nuw %struct.descriptor, ptr %1, i32 0, i32 3
  %10 = load i8, ptr %9, align 4
  %11 = sext i8 %10 to i32
  %12 = icmp eq i32 %8, %11
  %13 = zext i1 %12 to i32
  br label %14

14:                                               ; preds = %20, %2
  %.012 = phi i32 [ %13, %2 ], [ %32, %20 ]
  %.0 = phi i32 [ 0, %2 ], [ %33, %20 ]
  %cond = icmp eq i32 %.012, 0
  br i1 %cond, label %36, label %15

15:                                               ; preds = %14
  %16 = getelementptr inbounds nuw %struct.descriptor, ptr %0, i32 0, i32 3
  %17 = load i8, ptr %16, align 4
  %18 = sext i8 %17 to i32
  %19 = icmp slt i32 %.0, %18
  br i1 %19, label %20, label %.critedge

20:                                               ; preds = %15
  %21 = getelementptr inbounds nuw %struct.descriptor, ptr %0, i32 0, i32 7
  %22 = sext i32 %.0 to i64
  %23 = getelementptr inbounds [15 x %struct.dimension], ptr %21, i64 0, i64 %22
  %24 = getelementptr inbounds nuw %struct.dimension, ptr %23, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds nuw %struct.descriptor, ptr %1, i32 0, i32 7
  %27 = sext i32 %.0 to i64
  %28 = getelementptr inbounds [15 x %struct.dimension], ptr %26, i64 0, i64 %27
  %29 = getelementptr inbounds nuw %struct.dimension, ptr %28, i32 0, i32 1
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %25, %30
  %32 = zext i1 %31 to i32
  %33 = add nsw i32 %.0, 1
  br label %14

.critedge:                                        ; preds = %15
  %34 = icmp ne i32 %.012, 0
  br i1 %34, label %35, label %36

35:                                               ; preds = %.critedge
  ret void

36:                                               ; preds = %14, %.critedge
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @said(ptr dead_on_unwind writable sret(%struct.message) align 8 %4, ptr @.str)
  call void @with_shape(ptr dead_on_unwind writable sret(%struct.message) align 8 %3, ptr byval(%struct.message) align 8 %4, ptr @.str.1, ptr %0)
  call void @with_shape(ptr dead_on_unwind writable sret(%struct.message) align 8 %5, ptr byval(%struct.message) align 8 %3, ptr @.str.2, ptr %1)
  call void @stop(ptr byval(%struct.message) align 8 %5)
  unreachable
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.lifetime.end.p0(ptr captures(none))

define internal void @with_shape(ptr dead_on_unwind noalias writable sret(%struct.message) align 8 %0, ptr byval(%struct.message) align 8 %1, ptr %2, ptr %3) {
  %5 = getelementptr inbounds nuw %struct.message, ptr %1, i32 0, i32 0
  %6 = getelementptr inbounds [1024 x i8], ptr %5, i64 0, i64 0
  %7 = getelementptr inbounds nuw %struct.message, ptr %1, i32 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 %8
  %10 = getelementptr inbounds nuw %struct.message, ptr %1, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = sub i64 1024, %11
  %13 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %9, i64 %12, ptr @.str.9, ptr %2)
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds nuw %struct.message, ptr %1, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = add i64 %16, %14
  store i64 %17, ptr %15, align 8
  %18 = getelementptr inbounds nuw %struct.descriptor, ptr %3, i32 0, i32 3
  %19 = load i8, ptr %18, align 4
  %20 = sext i8 %19 to i32
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %36

22:                                               ; preds = %4
  %23 = getelementptr inbounds nuw %struct.message, ptr %1, i32 0, i32 0
  %24 = getelementptr inbounds [1024 x i8], ptr %23, i64 0, i64 0
  %25 = getelementptr inbounds nuw %struct.message, ptr %1, i32 0, i32 1
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 %26
  %28 = getelementptr inbounds nuw %struct.message, ptr %1, i32 0, i32 1
  %29 = load i64, ptr %28, align 8
  %30 = sub i64 1024, %29
  %31 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %27, i64 %30, ptr @.str.10)
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds nuw %struct.message, ptr %1, i32 0, i32 1
  %34 = load i64, ptr %33, align 8
  %35 = add i64 %34, %32
  store i64 %35, ptr %33, align 8
  br label %36

36:                                               ; preds = %22, %4
  br label %37

37:                                               ; preds = %42, %36
  %.0 = phi i32 [ 0, %36 ], [ %64, %42 ]
  %38 = getelementptr inbounds nuw %struct.descriptor, ptr %3, i32 0, i32 3
  %39 = load i8, ptr %38, align 4
  %40 = sext i8 %39 to i32
  %41 = icmp slt i32 %.0, %40
  br i1 %41, label %42, label %65

42:                                               ; preds = %37
  %43 = getelementptr inbounds nuw %struct.message, ptr %1, i32 0, i32 0
  %44 = getelementptr inbounds [1024 x i8], ptr %43, i64 0, i64 0
  %45 = getelementptr inbounds nuw %struct.message, ptr %1, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 %46
  %48 = getelementptr inbounds nuw %struct.message, ptr %1, i32 0, i32 1
  %49 = load i64, ptr %48, align 8
  %50 = sub i64 1024, %49
  %51 = icmp ne i32 %.0, 0
  %52 = zext i1 %51 to i64
  %53 = select i1 %51, ptr @.str.11, ptr @.str.12
  %54 = getelementptr inbounds nuw %struct.descriptor, ptr %3, i32 0, i32 7
  %55 = sext i32 %.0 to i64
  %56 = getelementptr inbounds [15 x %struct.dimension], ptr %54, i64 0, i64 %55
  %57 = getelementptr inbounds nuw %struct.dimension, ptr %56, i32 0, i32 1
  %58 = load i64, ptr %57, align 8
  %59 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %47, i64 %50, ptr %53, i64 %58)
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds nuw %struct.message, ptr %1, i32 0, i32 1
  %62 = load i64, ptr %61, align 8
  %63 = add i64 %62, %60
  store i64 %63, ptr %61, align 8
  %64 = add nsw i32 %.0, 1
  br label %37

65:                                               ; preds = %37
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %1, i64 1032, i1 false)
  ret void
}

define internal void @said(ptr dead_on_unwind noalias writable sret(%struct.message) align 8 %0, ptr %1) {
  call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 1032, i1 false)
  %3 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %4 = getelementptr inbounds [1024 x i8], ptr %3, i64 0, i64 0
  %5 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 %6
  %8 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = sub i64 1024, %9
  %11 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %7, i64 %10, ptr @.str.13, ptr %1)
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = add i64 %14, %12
  store i64 %15, ptr %13, align 8
  ret void
}

define internal void @stop(ptr byval(%struct.message) align 8 %0) {
  %2 = getelementptr inbounds nuw %struct.message, ptr %0, i32 0, i32 0
  %3 = getelementptr inbounds [1024 x i8], ptr %2, i64 0, i64 0
  call void @__ehub_stop_saying(ptr @.str.14, ptr null, i32 0, ptr %3)
  unreachable
}

define void @__ehub_fortran_number(ptr %0) {
  %2 = alloca %struct.message, align 8
  %3 = alloca %struct.message, align 8
  %4 = getelementptr inbounds nuw %struct.descriptor, ptr %0, i32 0, i32 3
  %5 = load i8, ptr %4, align 4
  %6 = sext i8 %5 to i32
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %1
  ret void

9:                                                ; preds = %1
  call void @said(ptr dead_on_unwind writable sret(%struct.message) align 8 %3, ptr @.str.3)
  call void @with_shape(ptr dead_on_unwind writable sret(%struct.message) align 8 %2, ptr byval(%struct.message) align 8 %3, ptr @.str.4, ptr %0)
  call void @stop(ptr byval(%struct.message) align 8 %2)
  unreachable
}

define void @__ehub_fortran_jacobian(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.message, align 8
  %7 = alloca %struct.message, align 8
  %8 = alloca %struct.message, align 8
  %9 = alloca %struct.message, align 8
  %10 = alloca %struct.descriptor, align 8
  %11 = alloca %struct.descriptor, align 8
  %12 = call i64 @count(ptr %1)
  %13 = call i64 @count(ptr %2)
  %14 = call i64 @count(ptr %3)
  %15 = mul nsw i64 %12, %13
  %16 = icmp ne i64 %14, %15
  br i1 %16, label %17, label %18

17:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @said(ptr dead_on_unwind writable sret(%struct.message) align 8 %6, ptr @.str.5)
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @with_shape(ptr dead_on_unwind writable sret(%struct.message) align 8 %8, ptr byval(%struct.message) align 8 %6, ptr @.str.6, ptr %1)
  call void @with_shape(ptr dead_on_unwind writable sret(%struct.message) align 8 %7, ptr byval(%struct.message) align 8 %8, ptr @.str.7, ptr %2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %7, i64 1032, i1 false)
  call void @llvm.lifetime.end.p0(ptr %7)
  call void @with_shape(ptr dead_on_unwind writable sret(%struct.message) align 8 %9, ptr byval(%struct.message) align 8 %6, ptr @.str.8, ptr %3)
  call void @stop(ptr byval(%struct.message) align 8 %9)
  unreachable

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw %struct.descriptor, ptr %2, i32 0, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = mul i64 %13, %20
  %22 = add i64 %12, 1
  %23 = getelementptr inbounds nuw %struct.descriptor, ptr %1, i32 0, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = call ptr @calloc(i64 %22, i64 %24)
  %26 = add i64 %21, 1
  %27 = call ptr @malloc(i64 %26)
  %28 = getelementptr inbounds nuw %struct.descriptor, ptr %3, i32 0, i32 0
  %29 = load ptr, ptr %28, align 8
  %30 = icmp ne ptr %25, null
  %31 = icmp ne ptr %27, null
  %or.cond = select i1 %30, i1 %31, i1 false
  br i1 %or.cond, label %33, label %32

32:                                               ; preds = %18
  call void @__ehub_stop_memory()
  unreachable

33:                                               ; preds = %18
  %34 = getelementptr inbounds nuw %struct.descriptor, ptr %2, i32 0, i32 0
  %35 = load ptr, ptr %34, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %27, ptr align 1 %35, i64 %21, i1 false)
  br label %36

36:                                               ; preds = %48, %33
  %.047 = phi ptr [ %29, %33 ], [ %56, %48 ]
  %.0 = phi i64 [ 0, %33 ], [ %55, %48 ]
  %37 = icmp slt i64 %.0, %12
  br i1 %37, label %38, label %57

38:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr %10)
  call void @like(ptr dead_on_unwind writable sret(%struct.descriptor) align 8 %10, ptr %1, ptr %25)
  call void @llvm.lifetime.start.p0(ptr %11)
  call void @like(ptr dead_on_unwind writable sret(%struct.descriptor) align 8 %11, ptr %2, ptr %.047)
  call void @llvm.memset.p0.i64(ptr align 1 %.047, i8 0, i64 %21, i1 false)
  %39 = getelementptr inbounds nuw %struct.descriptor, ptr %2, i32 0, i32 0
  %40 = load ptr, ptr %39, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %40, ptr align 1 %27, i64 %21, i1 false)
  %41 = getelementptr inbounds nuw %struct.descriptor, ptr %1, i32 0, i32 1
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, 4
  br i1 %43, label %44, label %46

44:                                               ; preds = %38
  %45 = getelementptr inbounds float, ptr %25, i64 %.0
  store float 1.000000e+00, ptr %45, align 4
  br label %48

46:                                               ; preds = %38
  %47 = getelementptr inbounds double, ptr %25, i64 %.0
  store double 1.000000e+00, ptr %47, align 8
  br label %48

48:                                               ; preds = %46, %44
  call void %0(ptr %1, ptr %10, ptr %2, ptr %11, ptr %4)
  %49 = getelementptr inbounds nuw %struct.descriptor, ptr %1, i32 0, i32 1
  %50 = load i64, ptr %49, align 8
  %51 = mul i64 %.0, %50
  %52 = getelementptr inbounds nuw i8, ptr %25, i64 %51
  %53 = getelementptr inbounds nuw %struct.descriptor, ptr %1, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %52, i8 0, i64 %54, i1 false)
  call void @llvm.lifetime.end.p0(ptr %11)
  call void @llvm.lifetime.end.p0(ptr %10)
  %55 = add nsw i64 %.0, 1
  %56 = getelementptr inbounds nuw i8, ptr %.047, i64 %21
  br label %36

57:                                               ; preds = %36
  call void @free(ptr %25)
  call void @free(ptr %27)
  ret void
}

define internal i64 @count(ptr %0) {
  br label %2

2:                                                ; preds = %7, %1
  %.06 = phi i64 [ 1, %1 ], [ %13, %7 ]
  %.0 = phi i32 [ 0, %1 ], [ %14, %7 ]
  %3 = getelementptr inbounds nuw %struct.descriptor, ptr %0, i32 0, i32 3
  %4 = load i8, ptr %3, align 4
  %5 = sext i8 %4 to i32
  %6 = icmp slt i32 %.0, %5
  br i1 %6, label %7, label %15

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw %struct.descriptor, ptr %0, i32 0, i32 7
  %9 = sext i32 %.0 to i64
  %10 = getelementptr inbounds [15 x %struct.dimension], ptr %8, i64 0, i64 %9
  %11 = getelementptr inbounds nuw %struct.dimension, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = mul nsw i64 %.06, %12
  %14 = add nsw i32 %.0, 1
  br label %2

15:                                               ; preds = %2
  ret i64 %.06
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare ptr @calloc(i64, i64)

declare ptr @malloc(i64)

declare void @__ehub_stop_memory()

define internal void @like(ptr dead_on_unwind noalias writable sret(%struct.descriptor) align 8 %0, ptr %1, ptr %2) {
  %4 = getelementptr inbounds nuw %struct.descriptor, ptr %1, i32 0, i32 3
  %5 = load i8, ptr %4, align 4
  %6 = sext i8 %5 to i64
  %7 = mul i64 %6, 24
  %8 = add i64 24, %7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %1, i64 %8, i1 false)
  %9 = getelementptr inbounds nuw %struct.descriptor, ptr %0, i32 0, i32 0
  store ptr %2, ptr %9, align 8
  ret void
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

declare void @free(ptr)

declare i32 @snprintf(ptr, i64, ptr, ...)

declare void @__ehub_stop_saying(ptr, ptr, i32, ptr)
