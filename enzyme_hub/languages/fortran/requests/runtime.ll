; Made from runtime.c by `python -m enzyme_hub.languages.fortran.requests`.
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [15 x %struct.dimension] }
%struct.dimension = type { i64, i64, i64 }

@stderr = external global ptr, align 8
@.str = private unnamed_addr constant [43 x i8] c"enzyme_gradient: x and dx differ in shape\0A\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"x \00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"dx\00", align 1
@.str.3 = private unnamed_addr constant [63 x i8] c"enzyme_gradient: f takes a number by value, and x is an array\0A\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.5 = private unnamed_addr constant [91 x i8] c"enzyme_jacobian: the Jacobian has a row for each element of y, and a column for each of x\0A\00", align 1
@.str.6 = private unnamed_addr constant [9 x i8] c"x       \00", align 1
@.str.7 = private unnamed_addr constant [9 x i8] c"y       \00", align 1
@.str.8 = private unnamed_addr constant [9 x i8] c"jacobian\00", align 1
@.str.9 = private unnamed_addr constant [36 x i8] c"enzyme_jacobian: no memory is left\0A\00", align 1
@.str.10 = private unnamed_addr constant [10 x i8] c"  %s has \00", align 1
@.str.11 = private unnamed_addr constant [13 x i8] c"no dimension\00", align 1
@.str.12 = private unnamed_addr constant [7 x i8] c" x %ld\00", align 1
@.str.13 = private unnamed_addr constant [14 x i8] c"the shape %ld\00", align 1
@.str.14 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1

define void @__ehub_fortran_same_shape(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw %struct.descriptor, ptr %0, i32 0, i32 3
  %4 = load i8, ptr %3, align 4
  %5 = sext i8 %4 to i32
  %6 = getelementptr inbounds nuw %struct.descriptor, ptr %1, i32 0, i32 3
  %7 = load i8, ptr %6, align 4
  %8 = sext i8 %7 to i32
  %9 = icmp eq i32 %5, %8
  %10 = zext i1 %9 to i32
  br label %11

11:                                               ; preds = %17, %2
  %.014 = phi i32 [ %10, %2 ], [ %29, %17 ]
  %.013 = phi i32 [ 0, %2 ], [ %30, %17 ]
  %cond = icmp eq i32 %.014, 0
  br i1 %cond, label %32, label %12

12:                                               ; preds = %11
  %13 = getelementptr inbounds nuw %struct.descriptor, ptr %0, i32 0, i32 3
  %14 = load i8, ptr %13, align 4
  %15 = sext i8 %14 to i32
  %16 = icmp slt i32 %.013, %15
  br i1 %16, label %17, label %.critedge

17:                                               ; preds = %12
  %18 = getelementptr inbounds nuw %struct.descriptor, ptr %0, i32 0, i32 7
  %19 = sext i32 %.013 to i64
  %20 = getelementptr inbounds [15 x %struct.dimension], ptr %18, i64 0, i64 %19
  %21 = getelementptr inbounds nuw %struct.dimension, ptr %20, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.descriptor, ptr %1, i32 0, i32 7
  %24 = sext i32 %.013 to i64
  %25 = getelementptr inbounds [15 x %struct.dimension], ptr %23, i64 0, i64 %24
  %26 = getelementptr inbounds nuw %struct.dimension, ptr %25, i32 0, i32 1
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %22, %27
  %29 = zext i1 %28 to i32
  %30 = add nsw i32 %.013, 1
  br label %11

.critedge:                                        ; preds = %12
  %31 = icmp ne i32 %.014, 0
  br i1 %31, label %35, label %32

32:                                               ; preds = %11, %.critedge
  %33 = load ptr, ptr @stderr, align 8
  %34 = call i32 (ptr, ptr, ...) @fprintf(ptr %33, ptr @.str)
  call void @tell_shape(ptr @.str.1, ptr %0)
  call void @tell_shape(ptr @.str.2, ptr %1)
  call void @stop()
  br label %35

35:                                               ; preds = %32, %.critedge
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.lifetime.end.p0(ptr captures(none))

declare i32 @fprintf(ptr, ptr, ...)

define internal void @tell_shape(ptr %0, ptr %1) {
  %3 = load ptr, ptr @stderr, align 8
  %4 = call i32 (ptr, ptr, ...) @fprintf(ptr %3, ptr @.str.10, ptr %0)
  %5 = getelementptr inbounds nuw %struct.descriptor, ptr %1, i32 0, i32 3
  %6 = load i8, ptr %5, align 4
  %7 = sext i8 %6 to i32
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %2
  %10 = load ptr, ptr @stderr, align 8
  %11 = call i32 (ptr, ptr, ...) @fprintf(ptr %10, ptr @.str.11)
  br label %12

12:                                               ; preds = %9, %2
  br label %13

13:                                               ; preds = %18, %12
  %.0 = phi i32 [ 0, %12 ], [ %29, %18 ]
  %14 = getelementptr inbounds nuw %struct.descriptor, ptr %1, i32 0, i32 3
  %15 = load i8, ptr %14, align 4
  %16 = sext i8 %15 to i32
  %17 = icmp slt i32 %.0, %16
  br i1 %17, label %18, label %30

18:                                               ; preds = %13
  %19 = load ptr, ptr @stderr, align 8
  %20 = icmp ne i32 %.0, 0
  %21 = zext i1 %20 to i64
  %22 = select i1 %20, ptr @.str.12, ptr @.str.13
  %23 = getelementptr inbounds nuw %struct.descriptor, ptr %1, i32 0, i32 7
  %24 = sext i32 %.0 to i64
  %25 = getelementptr inbounds [15 x %struct.dimension], ptr %23, i64 0, i64 %24
  %26 = getelementptr inbounds nuw %struct.dimension, ptr %25, i32 0, i32 1
  %27 = load i64, ptr %26, align 8
  %28 = call i32 (ptr, ptr, ...) @fprintf(ptr %19, ptr %22, i64 %27)
  %29 = add nsw i32 %.0, 1
  br label %13

30:                                               ; preds = %13
  %31 = load ptr, ptr @stderr, align 8
  %32 = call i32 (ptr, ptr, ...) @fprintf(ptr %31, ptr @.str.14)
  ret void
}

define internal void @stop() {
  %1 = load ptr, ptr @stderr, align 8
  %2 = call i32 @fflush(ptr %1)
  call void @abort()
  unreachable
}

define void @__ehub_fortran_number(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.descriptor, ptr %0, i32 0, i32 3
  %3 = load i8, ptr %2, align 4
  %4 = sext i8 %3 to i32
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %1
  %7 = load ptr, ptr @stderr, align 8
  %8 = call i32 (ptr, ptr, ...) @fprintf(ptr %7, ptr @.str.3)
  call void @tell_shape(ptr @.str.4, ptr %0)
  call void @stop()
  br label %9

9:                                                ; preds = %1, %6
  ret void
}

define void @__ehub_fortran_jacobian(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) {
  %6 = alloca %struct.descriptor, align 8
  %7 = alloca %struct.descriptor, align 8
  %8 = call i64 @count(ptr %1)
  %9 = call i64 @count(ptr %2)
  %10 = call i64 @count(ptr %3)
  %11 = mul nsw i64 %8, %9
  %12 = icmp ne i64 %10, %11
  br i1 %12, label %13, label %16

13:                                               ; preds = %5
  %14 = load ptr, ptr @stderr, align 8
  %15 = call i32 (ptr, ptr, ...) @fprintf(ptr %14, ptr @.str.5)
  call void @tell_shape(ptr @.str.6, ptr %1)
  call void @tell_shape(ptr @.str.7, ptr %2)
  call void @tell_shape(ptr @.str.8, ptr %3)
  call void @stop()
  br label %16

16:                                               ; preds = %13, %5
  %17 = getelementptr inbounds nuw %struct.descriptor, ptr %2, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = mul i64 %9, %18
  %20 = add i64 %8, 1
  %21 = getelementptr inbounds nuw %struct.descriptor, ptr %1, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = call ptr @calloc(i64 %20, i64 %22)
  %24 = add i64 %19, 1
  %25 = call ptr @malloc(i64 %24)
  %26 = getelementptr inbounds nuw %struct.descriptor, ptr %3, i32 0, i32 0
  %27 = load ptr, ptr %26, align 8
  %28 = icmp ne ptr %23, null
  %29 = icmp ne ptr %25, null
  %or.cond = select i1 %28, i1 %29, i1 false
  br i1 %or.cond, label %33, label %30

30:                                               ; preds = %16
  %31 = load ptr, ptr @stderr, align 8
  %32 = call i32 (ptr, ptr, ...) @fprintf(ptr %31, ptr @.str.9)
  call void @stop()
  br label %33

33:                                               ; preds = %16, %30
  %34 = getelementptr inbounds nuw %struct.descriptor, ptr %2, i32 0, i32 0
  %35 = load ptr, ptr %34, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %25, ptr align 1 %35, i64 %19, i1 false)
  br label %36

36:                                               ; preds = %48, %33
  %.047 = phi ptr [ %27, %33 ], [ %56, %48 ]
  %.0 = phi i64 [ 0, %33 ], [ %55, %48 ]
  %37 = icmp slt i64 %.0, %8
  br i1 %37, label %38, label %57

38:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @like(ptr dead_on_unwind writable sret(%struct.descriptor) align 8 %6, ptr %1, ptr %23)
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @like(ptr dead_on_unwind writable sret(%struct.descriptor) align 8 %7, ptr %2, ptr %.047)
  call void @llvm.memset.p0.i64(ptr align 1 %.047, i8 0, i64 %19, i1 false)
  %39 = getelementptr inbounds nuw %struct.descriptor, ptr %2, i32 0, i32 0
  %40 = load ptr, ptr %39, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %40, ptr align 1 %25, i64 %19, i1 false)
  %41 = getelementptr inbounds nuw %struct.descriptor, ptr %1, i32 0, i32 1
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, 4
  br i1 %43, label %44, label %46

44:                                               ; preds = %38
  %45 = getelementptr inbounds float, ptr %23, i64 %.0
  store float 1.000000e+00, ptr %45, align 4
  br label %48

46:                                               ; preds = %38
  %47 = getelementptr inbounds double, ptr %23, i64 %.0
  store double 1.000000e+00, ptr %47, align 8
  br label %48

48:                                               ; preds = %46, %44
  call void %0(ptr %1, ptr %6, ptr %2, ptr %7, ptr %4)
  %49 = getelementptr inbounds nuw %struct.descriptor, ptr %1, i32 0, i32 1
  %50 = load i64, ptr %49, align 8
  %51 = mul i64 %.0, %50
  %52 = getelementptr inbounds nuw i8, ptr %23, i64 %51
  %53 = getelementptr inbounds nuw %struct.descriptor, ptr %1, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %52, i8 0, i64 %54, i1 false)
  call void @llvm.lifetime.end.p0(ptr %7)
  call void @llvm.lifetime.end.p0(ptr %6)
  %55 = add nsw i64 %.0, 1
  %56 = getelementptr inbounds nuw i8, ptr %.047, i64 %19
  br label %36

57:                                               ; preds = %36
  call void @free(ptr %23)
  call void @free(ptr %25)
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

declare ptr @calloc(i64, i64)

declare ptr @malloc(i64)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

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

declare i32 @fflush(ptr)

declare void @abort()
