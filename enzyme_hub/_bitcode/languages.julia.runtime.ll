; Made from runtime.c by `python -m enzyme_hub._bitcode`.
%struct.array = type { ptr, i64, i16, i16, i32, i64, i64, [0 x i64] }

@.str = private unnamed_addr constant [40 x i8] c"reshape: the number of elements differs\00", align 1
@.str.1 = private unnamed_addr constant [37 x i8] c"cannot resize array with shared data\00", align 1
@.str.2 = private unnamed_addr constant [43 x i8] c"cannot delete more elements than there are\00", align 1
@__enzyme_register_gradient_resized = internal global [3 x ptr] [ptr @ehub_julia_resized, ptr @ehub_julia_resized_augmented, ptr @ehub_julia_resized_gradient], align 16
@__enzyme_register_derivative_resized = internal global [2 x ptr] [ptr @ehub_julia_resized, ptr @ehub_julia_resized_tangent], align 16
@__enzyme_register_gradient_barrier = internal global [3 x ptr] [ptr @ehub_julia_barrier, ptr @ehub_julia_barrier_augmented, ptr @ehub_julia_barrier_gradient], align 16
@__enzyme_register_derivative_barrier = internal global [2 x ptr] [ptr @ehub_julia_barrier, ptr @ehub_julia_barrier_tangent], align 16
@llvm.compiler.used = appending global [4 x ptr] [ptr @__enzyme_register_gradient_resized, ptr @__enzyme_register_derivative_resized, ptr @__enzyme_register_gradient_barrier, ptr @__enzyme_register_derivative_barrier], section "llvm.metadata"

define ptr @ehub_julia_array_1d(ptr %0, i64 %1, i16 zeroext %2, i16 zeroext %3) {
  %5 = call ptr @array(ptr %0, i64 1, i64 %1, i16 zeroext %2, i16 zeroext %3, i64 %1, i64 %1, i64 0)
  ret ptr %5
}

define internal ptr @array(ptr %0, i64 %1, i64 %2, i16 zeroext %3, i16 zeroext %4, i64 %5, i64 %6, i64 %7) {
  %9 = lshr i64 %2, 46
  %10 = icmp ne i64 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %8
  call void @ehub_julia_no_array()
  unreachable

12:                                               ; preds = %8
  %13 = zext i16 %4 to i32
  %14 = and i32 %13, -4
  %15 = or i32 %14, 1
  %16 = trunc i32 %15 to i16
  %17 = icmp ugt i64 %1, 2
  %18 = sub i64 %1, 2
  %19 = mul i64 8, %18
  %20 = select i1 %17, i64 %19, i64 0
  %21 = add i64 40, %20
  %22 = call ptr @ehub_julia_header(i64 %21, ptr %0, i64 %2, i16 zeroext %3, i16 zeroext %16, i64 %5, i64 %6, i64 %7)
  %23 = zext i16 %3 to i64
  %24 = mul i64 %2, %23
  %25 = zext i16 %3 to i32
  %26 = icmp eq i32 %25, 1
  %27 = zext i1 %26 to i32
  %28 = sext i32 %27 to i64
  %29 = add i64 %24, %28
  %30 = icmp ult i64 %29, 16
  %31 = select i1 %30, i64 16, i64 %29
  %32 = call ptr @ehub_julia_buffer(i64 %31)
  %33 = getelementptr inbounds nuw %struct.array, ptr %22, i32 0, i32 0
  store ptr %32, ptr %33, align 8, !tbaa !4
  %34 = getelementptr inbounds nuw %struct.array, ptr %22, i32 0, i32 1
  store i64 %2, ptr %34, align 8, !tbaa !8
  %35 = getelementptr inbounds nuw %struct.array, ptr %22, i32 0, i32 2
  store i16 %16, ptr %35, align 8, !tbaa !12
  %36 = getelementptr inbounds nuw %struct.array, ptr %22, i32 0, i32 3
  store i16 %3, ptr %36, align 2, !tbaa !12
  %37 = getelementptr inbounds nuw %struct.array, ptr %22, i32 0, i32 4
  store i32 0, ptr %37, align 4, !tbaa !16
  %38 = getelementptr inbounds nuw %struct.array, ptr %22, i32 0, i32 5
  store i64 %5, ptr %38, align 8, !tbaa !20
  %39 = getelementptr inbounds nuw %struct.array, ptr %22, i32 0, i32 6
  store i64 %6, ptr %39, align 8, !tbaa !20
  %40 = icmp ugt i64 %1, 2
  br i1 %40, label %41, label %44

41:                                               ; preds = %12
  %42 = getelementptr inbounds nuw %struct.array, ptr %22, i32 0, i32 7
  %43 = getelementptr inbounds [0 x i64], ptr %42, i64 0, i64 0
  store i64 %7, ptr %43, align 8, !tbaa !20
  br label %44

44:                                               ; preds = %41, %12
  ret ptr %22
}

define ptr @ehub_julia_array_2d(ptr %0, i64 %1, i64 %2, i16 zeroext %3, i16 zeroext %4) {
  %6 = lshr i64 %1, 46
  %7 = icmp ne i64 %6, 0
  %8 = lshr i64 %2, 46
  %9 = icmp ne i64 %8, 0
  %or.cond = or i1 %7, %9
  br i1 %or.cond, label %15, label %10

10:                                               ; preds = %5
  %11 = icmp ne i64 %2, 0
  br i1 %11, label %12, label %16

12:                                               ; preds = %10
  %13 = udiv i64 70368744177664, %2
  %14 = icmp ugt i64 %1, %13
  br i1 %14, label %15, label %16

15:                                               ; preds = %12, %5
  call void @ehub_julia_no_array()
  unreachable

16:                                               ; preds = %12, %10
  %17 = mul i64 %1, %2
  %18 = call ptr @array(ptr %0, i64 2, i64 %17, i16 zeroext %3, i16 zeroext %4, i64 %1, i64 %2, i64 0)
  ret ptr %18
}

declare void @ehub_julia_no_array()

define ptr @ehub_julia_array_3d(ptr %0, i64 %1, i64 %2, i64 %3, i16 zeroext %4, i16 zeroext %5) {
  %7 = lshr i64 %1, 46
  %8 = icmp ne i64 %7, 0
  %9 = lshr i64 %2, 46
  %10 = icmp ne i64 %9, 0
  %or.cond = or i1 %8, %10
  %11 = lshr i64 %3, 46
  %12 = icmp ne i64 %11, 0
  %or.cond21 = or i1 %or.cond, %12
  br i1 %or.cond21, label %24, label %13

13:                                               ; preds = %6
  %cond = icmp eq i64 %2, 0
  br i1 %cond, label %25, label %14

14:                                               ; preds = %13
  %15 = udiv i64 70368744177664, %2
  %16 = icmp ugt i64 %1, %15
  br i1 %16, label %24, label %17

17:                                               ; preds = %14
  %18 = icmp ne i64 %2, 0
  %19 = icmp ne i64 %1, 0
  %or.cond22 = and i1 %18, %19
  br i1 %or.cond22, label %20, label %25

20:                                               ; preds = %17
  %21 = mul i64 %1, %2
  %22 = udiv i64 70368744177664, %21
  %23 = icmp ugt i64 %3, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %20, %14, %6
  call void @ehub_julia_no_array()
  unreachable

25:                                               ; preds = %13, %20, %17
  %26 = mul i64 %1, %2
  %27 = mul i64 %26, %3
  %28 = call ptr @array(ptr %0, i64 3, i64 %27, i16 zeroext %4, i16 zeroext %5, i64 %1, i64 %2, i64 %3)
  ret ptr %28
}

define ptr @ehub_julia_copy(ptr %0) {
  %2 = call ptr @ehub_julia_like(ptr %0)
  %3 = call i64 @ehub_julia_bytes(ptr %0)
  %4 = call ptr @ehub_julia_buffer(i64 %3)
  %5 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 0
  store ptr %4, ptr %5, align 8, !tbaa !4
  %6 = getelementptr inbounds nuw %struct.array, ptr %2, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !4
  %8 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8, !tbaa !4
  %10 = call i64 @ehub_julia_bytes(ptr %0)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %7, ptr align 1 %9, i64 %10, i1 false)
  ret ptr %2
}

declare ptr @ehub_julia_like(ptr)

declare ptr @ehub_julia_buffer(i64)

declare i64 @ehub_julia_bytes(ptr)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define ptr @ehub_julia_new(ptr %0, ptr %1, i16 zeroext %2, i16 zeroext %3, i64 %4) {
  %6 = call ptr @ehub_julia_shaped(ptr %0, ptr %1, i16 zeroext %2, i16 zeroext %3, i64 %4)
  %7 = call i64 @ehub_julia_bytes(ptr %6)
  %8 = call ptr @ehub_julia_buffer(i64 %7)
  %9 = getelementptr inbounds nuw %struct.array, ptr %6, i32 0, i32 0
  store ptr %8, ptr %9, align 8, !tbaa !4
  ret ptr %6
}

declare ptr @ehub_julia_shaped(ptr, ptr, i16 zeroext, i16 zeroext, i64)

define ptr @ehub_julia_reshape(ptr %0, ptr %1, ptr %2, i16 zeroext %3, i16 zeroext %4, i64 %5) {
  %7 = icmp ugt i64 %5, 3
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  %9 = call ptr @reshaped(ptr %0, ptr %1, ptr %2, i16 zeroext %3, i16 zeroext %4, i64 %5)
  br label %79

10:                                               ; preds = %6
  %11 = getelementptr inbounds i64, ptr %2, i64 0
  %12 = load i64, ptr %11, align 8
  %13 = icmp ugt i64 %5, 1
  br i1 %13, label %14, label %17

14:                                               ; preds = %10
  %15 = getelementptr inbounds i64, ptr %2, i64 1
  %16 = load i64, ptr %15, align 8
  br label %17

17:                                               ; preds = %10, %14
  %18 = phi i64 [ %16, %14 ], [ 0, %10 ]
  %19 = icmp ugt i64 %5, 2
  br i1 %19, label %20, label %23

20:                                               ; preds = %17
  %21 = getelementptr inbounds i64, ptr %2, i64 2
  %22 = load i64, ptr %21, align 8
  br label %23

23:                                               ; preds = %17, %20
  %24 = phi i64 [ %22, %20 ], [ 0, %17 ]
  %25 = icmp ugt i64 %5, 1
  %. = select i1 %25, i64 %18, i64 1
  %26 = mul i64 %12, %.
  %27 = icmp ugt i64 %5, 2
  %28 = select i1 %27, i64 %24, i64 1
  %29 = mul i64 %26, %28
  %30 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 1
  %31 = load i64, ptr %30, align 8, !tbaa !8
  %32 = icmp ne i64 %29, %31
  br i1 %32, label %33, label %34

33:                                               ; preds = %23
  call void @jl_error(ptr @.str)
  unreachable

34:                                               ; preds = %23
  %35 = zext i16 %4 to i32
  %36 = or i32 %35, 3
  %37 = or i32 %36, 16384
  %38 = trunc i32 %37 to i16
  %39 = icmp ugt i64 %5, 2
  %40 = zext i1 %39 to i32
  %41 = mul nsw i32 8, %40
  %42 = add nsw i32 40, %41
  %43 = add nsw i32 %42, 8
  %44 = sext i32 %43 to i64
  %45 = call ptr @ehub_julia_header(i64 %44, ptr %0, i64 %29, i16 zeroext %3, i16 zeroext %38, i64 %12, i64 %18, i64 %24)
  %46 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %47 = load ptr, ptr %46, align 8, !tbaa !4
  %48 = getelementptr inbounds nuw %struct.array, ptr %45, i32 0, i32 0
  store ptr %47, ptr %48, align 8, !tbaa !4
  %49 = getelementptr inbounds nuw %struct.array, ptr %45, i32 0, i32 1
  store i64 %29, ptr %49, align 8, !tbaa !8
  %50 = getelementptr inbounds nuw %struct.array, ptr %45, i32 0, i32 2
  store i16 %38, ptr %50, align 8, !tbaa !12
  %51 = getelementptr inbounds nuw %struct.array, ptr %45, i32 0, i32 3
  store i16 %3, ptr %51, align 2, !tbaa !12
  %52 = getelementptr inbounds nuw %struct.array, ptr %45, i32 0, i32 4
  store i32 0, ptr %52, align 4, !tbaa !16
  %53 = getelementptr inbounds nuw %struct.array, ptr %45, i32 0, i32 5
  store i64 %12, ptr %53, align 8, !tbaa !20
  %54 = icmp ugt i64 %5, 1
  br i1 %54, label %55, label %57

55:                                               ; preds = %34
  %56 = getelementptr inbounds nuw %struct.array, ptr %45, i32 0, i32 6
  store i64 %18, ptr %56, align 8, !tbaa !20
  br label %57

57:                                               ; preds = %55, %34
  %58 = icmp ugt i64 %5, 2
  br i1 %58, label %59, label %62

59:                                               ; preds = %57
  %60 = getelementptr inbounds nuw %struct.array, ptr %45, i32 0, i32 7
  %61 = getelementptr inbounds [0 x i64], ptr %60, i64 0, i64 0
  store i64 %24, ptr %61, align 8, !tbaa !20
  br label %62

62:                                               ; preds = %59, %57
  %63 = icmp eq i64 %5, 1
  br i1 %63, label %64, label %66

64:                                               ; preds = %62
  %65 = getelementptr inbounds nuw %struct.array, ptr %45, i32 0, i32 6
  store i64 %29, ptr %65, align 8, !tbaa !20
  br label %66

66:                                               ; preds = %64, %62
  %67 = icmp ugt i64 %5, 2
  %68 = getelementptr inbounds nuw %struct.array, ptr %45, i32 0, i32 7
  %69 = getelementptr inbounds [0 x i64], ptr %68, i64 0, i64 1
  %70 = getelementptr inbounds nuw %struct.array, ptr %45, i32 0, i32 7
  %71 = getelementptr inbounds [0 x i64], ptr %70, i64 0, i64 0
  %72 = select i1 %67, ptr %69, ptr %71
  store ptr %1, ptr %72, align 8
  %73 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 2
  %74 = load i16, ptr %73, align 8, !tbaa !12
  %75 = zext i16 %74 to i32
  %76 = or i32 %75, 16384
  %77 = trunc i32 %76 to i16
  %78 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 2
  store i16 %77, ptr %78, align 8, !tbaa !12
  call void @ehub_julia_resized(ptr %1)
  br label %79

79:                                               ; preds = %66, %8
  %.0 = phi ptr [ %9, %8 ], [ %45, %66 ]
  ret ptr %.0
}

define internal ptr @reshaped(ptr %0, ptr %1, ptr %2, i16 zeroext %3, i16 zeroext %4, i64 %5) {
  %7 = call ptr @ehub_julia_shared(ptr %0, ptr %2, i16 zeroext %3, i16 zeroext %4, i64 %5)
  %8 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 1
  %9 = load i64, ptr %8, align 8, !tbaa !8
  %10 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !8
  %12 = icmp ne i64 %9, %11
  br i1 %12, label %13, label %14

13:                                               ; preds = %6
  call void @jl_error(ptr @.str)
  unreachable

14:                                               ; preds = %6
  %15 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8, !tbaa !4
  %17 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 0
  store ptr %16, ptr %17, align 8, !tbaa !4
  %18 = zext i16 %4 to i32
  %19 = or i32 %18, 3
  %20 = or i32 %19, 16384
  %21 = trunc i32 %20 to i16
  %22 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 2
  store i16 %21, ptr %22, align 8, !tbaa !12
  %23 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 7
  %24 = sub i64 %5, 2
  %25 = getelementptr inbounds nuw [0 x i64], ptr %23, i64 0, i64 %24
  store ptr %1, ptr %25, align 8
  %26 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 2
  %27 = load i16, ptr %26, align 8, !tbaa !12
  %28 = zext i16 %27 to i32
  %29 = or i32 %28, 16384
  %30 = trunc i32 %29 to i16
  %31 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 2
  store i16 %30, ptr %31, align 8, !tbaa !12
  call void @ehub_julia_resized(ptr %1)
  ret ptr %7
}

declare void @jl_error(ptr)

declare ptr @ehub_julia_header(i64, ptr, i64, i16 zeroext, i16 zeroext, i64, i64, i64)

declare void @ehub_julia_resized(ptr)

define void @ehub_julia_grow_end(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  %4 = load i64, ptr %3, align 8, !tbaa !8
  %5 = add i64 %4, %1
  %6 = call i32 @is_held_elsewhere(ptr %0)
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  call void @jl_error(ptr @.str.1)
  unreachable

9:                                                ; preds = %2
  %10 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 6
  %11 = load i64, ptr %10, align 8, !tbaa !20
  %12 = icmp ugt i64 %5, %11
  br i1 %12, label %19, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 2
  %15 = load i16, ptr %14, align 8, !tbaa !12
  %16 = zext i16 %15 to i32
  %17 = and i32 %16, 3
  %18 = icmp ne i32 %17, 1
  br i1 %18, label %19, label %56

19:                                               ; preds = %13, %9
  %20 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  %21 = load i64, ptr %20, align 8, !tbaa !8
  %22 = mul i64 %21, 2
  %23 = icmp ugt i64 %22, %5
  br i1 %23, label %24, label %28

24:                                               ; preds = %19
  %25 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  %26 = load i64, ptr %25, align 8, !tbaa !8
  %27 = mul i64 %26, 2
  br label %30

28:                                               ; preds = %19
  %29 = icmp ult i64 %5, 4
  %. = select i1 %29, i64 4, i64 %5
  br label %30

30:                                               ; preds = %28, %24
  %31 = phi i64 [ %27, %24 ], [ %., %28 ]
  %32 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %33 = load i16, ptr %32, align 2, !tbaa !12
  %34 = zext i16 %33 to i64
  %35 = mul i64 %31, %34
  %36 = add i64 %35, 16
  %37 = call ptr @ehub_julia_buffer(i64 %36)
  %38 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %39 = load ptr, ptr %38, align 8, !tbaa !4
  %40 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  %41 = load i64, ptr %40, align 8, !tbaa !8
  %42 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %43 = load i16, ptr %42, align 2, !tbaa !12
  %44 = zext i16 %43 to i64
  %45 = mul i64 %41, %44
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %37, ptr align 1 %39, i64 %45, i1 false)
  %46 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  store ptr %37, ptr %46, align 8, !tbaa !4
  %47 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 2
  %48 = load i16, ptr %47, align 8, !tbaa !12
  %49 = zext i16 %48 to i32
  %50 = and i32 %49, -16388
  %51 = or i32 %50, 1
  %52 = trunc i32 %51 to i16
  %53 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 2
  store i16 %52, ptr %53, align 8, !tbaa !12
  %54 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 4
  store i32 0, ptr %54, align 4, !tbaa !16
  %55 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 6
  store i64 %31, ptr %55, align 8, !tbaa !20
  call void @ehub_julia_barrier(ptr %0)
  br label %56

56:                                               ; preds = %30, %13
  %57 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  store i64 %5, ptr %57, align 8, !tbaa !8
  %58 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 5
  store i64 %5, ptr %58, align 8, !tbaa !20
  call void @ehub_julia_resized(ptr %0)
  ret void
}

define internal i32 @is_held_elsewhere(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 2
  %3 = load i16, ptr %2, align 8, !tbaa !12
  %4 = zext i16 %3 to i32
  %5 = and i32 %4, 16384
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 2
  %9 = load i16, ptr %8, align 8, !tbaa !12
  %10 = zext i16 %9 to i32
  %11 = and i32 %10, 3
  %12 = icmp ne i32 %11, 3
  br label %13

13:                                               ; preds = %7, %1
  %14 = phi i1 [ false, %1 ], [ %12, %7 ]
  %15 = zext i1 %14 to i32
  ret i32 %15
}

declare void @ehub_julia_barrier(ptr)

define void @ehub_julia_del_end(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  %4 = load i64, ptr %3, align 8, !tbaa !8
  %5 = sub i64 %4, %1
  %6 = call i32 @is_held_elsewhere(ptr %0)
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  call void @jl_error(ptr @.str.1)
  unreachable

9:                                                ; preds = %2
  %10 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !8
  %12 = icmp ugt i64 %1, %11
  br i1 %12, label %13, label %14

13:                                               ; preds = %9
  call void @jl_error(ptr @.str.2)
  unreachable

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  store i64 %5, ptr %15, align 8, !tbaa !8
  %16 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 5
  store i64 %5, ptr %16, align 8, !tbaa !20
  call void @ehub_julia_resized(ptr %0)
  ret void
}

define void @ehub_julia_grow_at(ptr %0, i64 %1, i64 %2) {
  %4 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  %5 = load i64, ptr %4, align 8, !tbaa !8
  %6 = sub i64 %5, %1
  call void @ehub_julia_grow_end(ptr %0, i64 %2)
  %7 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8, !tbaa !4
  %9 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %10 = load i16, ptr %9, align 2, !tbaa !12
  %11 = zext i16 %10 to i64
  %12 = mul i64 %1, %11
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 %12
  %14 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %15 = load i16, ptr %14, align 2, !tbaa !12
  %16 = zext i16 %15 to i64
  %17 = mul i64 %2, %16
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 %17
  %19 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %20 = load i16, ptr %19, align 2, !tbaa !12
  %21 = zext i16 %20 to i64
  %22 = mul i64 %6, %21
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %18, ptr align 1 %13, i64 %22, i1 false)
  %23 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %24 = load i16, ptr %23, align 2, !tbaa !12
  %25 = zext i16 %24 to i64
  %26 = mul i64 %2, %25
  call void @llvm.memset.p0.i64(ptr align 1 %13, i8 0, i64 %26, i1 false)
  ret void
}

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

define void @ehub_julia_del_at(ptr %0, i64 %1, i64 %2) {
  %4 = add i64 %1, %2
  %5 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  %6 = load i64, ptr %5, align 8, !tbaa !8
  %7 = icmp ugt i64 %4, %6
  br i1 %7, label %8, label %9

8:                                                ; preds = %3
  call void @jl_error(ptr @.str.2)
  unreachable

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8, !tbaa !4
  %12 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %13 = load i16, ptr %12, align 2, !tbaa !12
  %14 = zext i16 %13 to i64
  %15 = mul i64 %1, %14
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 %15
  %17 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %18 = load i16, ptr %17, align 2, !tbaa !12
  %19 = zext i16 %18 to i64
  %20 = mul i64 %2, %19
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 %20
  %22 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  %23 = load i64, ptr %22, align 8, !tbaa !8
  %24 = sub i64 %23, %1
  %25 = sub i64 %24, %2
  %26 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %27 = load i16, ptr %26, align 2, !tbaa !12
  %28 = zext i16 %27 to i64
  %29 = mul i64 %25, %28
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %16, ptr align 1 %21, i64 %29, i1 false)
  call void @ehub_julia_del_end(ptr %0, i64 %2)
  ret void
}

define void @ehub_julia_grow_beg(ptr %0, i64 %1) {
  call void @ehub_julia_grow_at(ptr %0, i64 0, i64 %1)
  ret void
}

define void @ehub_julia_del_beg(ptr %0, i64 %1) {
  call void @ehub_julia_del_at(ptr %0, i64 0, i64 %1)
  ret void
}

define void @ehub_julia_sizehint(ptr %0, i64 %1) {
  ret void
}

define ptr @ehub_julia_data(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %3 = load ptr, ptr %2, align 8, !tbaa !4
  ret ptr %3
}

define ptr @ehub_julia_box_float64(double %0) {
  %2 = call ptr @ehub_julia_float64_type()
  %3 = call ptr @ehub_julia_object(i64 8, ptr %2)
  store double %0, ptr %3, align 8
  ret ptr %3
}

declare ptr @ehub_julia_object(i64, ptr)

declare ptr @ehub_julia_float64_type()

define ptr @ehub_julia_box_float32(float %0) {
  %2 = call ptr @ehub_julia_float32_type()
  %3 = call ptr @ehub_julia_object(i64 8, ptr %2)
  store float %0, ptr %3, align 4
  ret ptr %3
}

declare ptr @ehub_julia_float32_type()

define void @ehub_julia_barrier_augmented(ptr %0, ptr %1) {
  call void @ehub_julia_barrier(ptr %0)
  %3 = icmp ne ptr %1, null
  br i1 %3, label %4, label %5

4:                                                ; preds = %2
  call void @ehub_julia_barrier(ptr %1)
  br label %5

5:                                                ; preds = %4, %2
  ret void
}

define void @ehub_julia_barrier_gradient(ptr %0, ptr %1) {
  ret void
}

define void @ehub_julia_barrier_tangent(ptr %0, ptr %1) {
  call void @ehub_julia_barrier(ptr %0)
  %3 = icmp ne ptr %1, null
  br i1 %3, label %4, label %5

4:                                                ; preds = %2
  call void @ehub_julia_barrier(ptr %1)
  br label %5

5:                                                ; preds = %4, %2
  ret void
}

define void @ehub_julia_resized_augmented(ptr %0, ptr %1) {
  %3 = icmp ne ptr %1, null
  br i1 %3, label %4, label %20

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  %6 = load i64, ptr %5, align 8, !tbaa !8
  %7 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 1
  store i64 %6, ptr %7, align 8, !tbaa !8
  %8 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 2
  %9 = load i16, ptr %8, align 8, !tbaa !12
  %10 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 2
  store i16 %9, ptr %10, align 8, !tbaa !12
  %11 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 4
  %12 = load i32, ptr %11, align 4, !tbaa !16
  %13 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 4
  store i32 %12, ptr %13, align 4, !tbaa !16
  %14 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 5
  %15 = load i64, ptr %14, align 8, !tbaa !20
  %16 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 5
  store i64 %15, ptr %16, align 8, !tbaa !20
  %17 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 6
  %18 = load i64, ptr %17, align 8, !tbaa !20
  %19 = getelementptr inbounds nuw %struct.array, ptr %1, i32 0, i32 6
  store i64 %18, ptr %19, align 8, !tbaa !20
  br label %20

20:                                               ; preds = %2, %4
  ret void
}

define void @ehub_julia_resized_gradient(ptr %0, ptr %1) {
  ret void
}

define void @ehub_julia_resized_tangent(ptr %0, ptr %1) {
  call void @ehub_julia_resized_augmented(ptr %0, ptr %1)
  ret void
}

declare ptr @ehub_julia_shared(ptr, ptr, i16 zeroext, i16 zeroext, i64)

!0 = !{!"jtbaa"}
!1 = !{!"jtbaa", !0, i64 0}
!2 = !{!"jtbaa_array", !1, i64 0}
!4 = !{!5, !5, i64 0}
!5 = !{!"jtbaa_arrayptr", !2, i64 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"jtbaa_arraylen", !2, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"jtbaa_arrayflags", !2, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"jtbaa_arrayoffset", !2, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"jtbaa_arraysize", !2, i64 0}
