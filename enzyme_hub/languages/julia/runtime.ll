; Made from runtime.c by `python -m enzyme_hub.languages.julia`.
%struct.array = type { ptr, i64, i16, i16, i32, i64, i64, [0 x i64] }

@.str = private unnamed_addr constant [25 x i8] c"invalid Array dimensions\00", align 1
@.str.1 = private unnamed_addr constant [68 x i8] c"arrays of more than six dimensions cannot be copied in a derivative\00", align 1
@.str.2 = private unnamed_addr constant [37 x i8] c"cannot resize array with shared data\00", align 1
@.str.3 = private unnamed_addr constant [43 x i8] c"cannot delete more elements than there are\00", align 1
@__enzyme_register_gradient_barrier = internal global [3 x ptr] [ptr @ehub_julia_barrier, ptr @ehub_julia_barrier_augmented, ptr @ehub_julia_barrier_gradient], align 16
@__enzyme_register_derivative_barrier = internal global [2 x ptr] [ptr @ehub_julia_barrier, ptr @ehub_julia_barrier_tangent], align 16
@llvm.compiler.used = appending global [2 x ptr] [ptr @__enzyme_register_gradient_barrier, ptr @__enzyme_register_derivative_barrier], section "llvm.metadata"

define ptr @ehub_julia_alloc(i64 %0, ptr %1) {
  %3 = call ptr @object(i64 %0, ptr %1)
  ret ptr %3
}

define internal ptr @object(i64 %0, ptr %1) {
  %3 = add i64 %0, 8
  %4 = call ptr @ehub_julia_object(i64 %3, ptr %1)
  %5 = getelementptr inbounds ptr, ptr %4, i64 0
  store ptr %1, ptr %5, align 8
  %6 = getelementptr inbounds ptr, ptr %4, i64 1
  ret ptr %6
}

define ptr @ehub_julia_array_1d(ptr %0, i64 %1, i16 zeroext %2, i16 zeroext %3) {
  %5 = call ptr @array(ptr %0, i64 %1, i16 zeroext %2, i16 zeroext %3, i64 40)
  %6 = getelementptr inbounds nuw %struct.array, ptr %5, i32 0, i32 5
  store i64 %1, ptr %6, align 8, !tbaa !20
  %7 = getelementptr inbounds nuw %struct.array, ptr %5, i32 0, i32 6
  store i64 %1, ptr %7, align 8, !tbaa !20
  ret ptr %5
}

define internal ptr @array(ptr %0, i64 %1, i16 zeroext %2, i16 zeroext %3, i64 %4) {
  %6 = lshr i64 %1, 46
  %7 = icmp ne i64 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %5
  call void @jl_error(ptr @.str)
  unreachable

9:                                                ; preds = %5
  %10 = call ptr @object(i64 %4, ptr %0)
  %11 = zext i16 %2 to i64
  %12 = mul i64 %1, %11
  %13 = zext i16 %2 to i32
  %14 = icmp eq i32 %13, 1
  %15 = zext i1 %14 to i32
  %16 = sext i32 %15 to i64
  %17 = add i64 %12, %16
  %18 = icmp ult i64 %17, 16
  %. = select i1 %18, i64 16, i64 %17
  %19 = call ptr @ehub_julia_buffer(i64 %.)
  %20 = getelementptr inbounds nuw %struct.array, ptr %10, i32 0, i32 0
  store ptr %19, ptr %20, align 8, !tbaa !4
  %21 = getelementptr inbounds nuw %struct.array, ptr %10, i32 0, i32 1
  store i64 %1, ptr %21, align 8, !tbaa !8
  %22 = zext i16 %3 to i32
  %23 = and i32 %22, -4
  %24 = or i32 %23, 1
  %25 = trunc i32 %24 to i16
  %26 = getelementptr inbounds nuw %struct.array, ptr %10, i32 0, i32 2
  store i16 %25, ptr %26, align 8, !tbaa !12
  %27 = getelementptr inbounds nuw %struct.array, ptr %10, i32 0, i32 3
  store i16 %2, ptr %27, align 2, !tbaa !12
  %28 = getelementptr inbounds nuw %struct.array, ptr %10, i32 0, i32 4
  store i32 0, ptr %28, align 4, !tbaa !16
  ret ptr %10
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
  call void @jl_error(ptr @.str)
  unreachable

16:                                               ; preds = %12, %10
  %17 = mul i64 %1, %2
  %18 = call ptr @array(ptr %0, i64 %17, i16 zeroext %3, i16 zeroext %4, i64 40)
  %19 = getelementptr inbounds nuw %struct.array, ptr %18, i32 0, i32 5
  store i64 %1, ptr %19, align 8, !tbaa !20
  %20 = getelementptr inbounds nuw %struct.array, ptr %18, i32 0, i32 6
  store i64 %2, ptr %20, align 8, !tbaa !20
  ret ptr %18
}

declare void @jl_error(ptr)

define ptr @ehub_julia_array_3d(ptr %0, i64 %1, i64 %2, i64 %3, i16 zeroext %4, i16 zeroext %5) {
  %7 = lshr i64 %1, 46
  %8 = icmp ne i64 %7, 0
  %9 = lshr i64 %2, 46
  %10 = icmp ne i64 %9, 0
  %or.cond = or i1 %8, %10
  %11 = lshr i64 %3, 46
  %12 = icmp ne i64 %11, 0
  %or.cond25 = or i1 %or.cond, %12
  br i1 %or.cond25, label %24, label %13

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
  %or.cond26 = and i1 %18, %19
  br i1 %or.cond26, label %20, label %25

20:                                               ; preds = %17
  %21 = mul i64 %1, %2
  %22 = udiv i64 70368744177664, %21
  %23 = icmp ugt i64 %3, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %20, %14, %6
  call void @jl_error(ptr @.str)
  unreachable

25:                                               ; preds = %13, %20, %17
  %26 = mul i64 %1, %2
  %27 = mul i64 %26, %3
  %28 = call ptr @array(ptr %0, i64 %27, i16 zeroext %4, i16 zeroext %5, i64 48)
  %29 = getelementptr inbounds nuw %struct.array, ptr %28, i32 0, i32 5
  store i64 %1, ptr %29, align 8, !tbaa !20
  %30 = getelementptr inbounds nuw %struct.array, ptr %28, i32 0, i32 6
  store i64 %2, ptr %30, align 8, !tbaa !20
  %31 = getelementptr inbounds nuw %struct.array, ptr %28, i32 0, i32 7
  %32 = getelementptr inbounds [0 x i64], ptr %31, i64 0, i64 0
  store i64 %3, ptr %32, align 8, !tbaa !20
  ret ptr %28
}

define ptr @ehub_julia_copy(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 2
  %3 = load i16, ptr %2, align 8, !tbaa !12
  %4 = zext i16 %3 to i32
  %5 = ashr i32 %4, 2
  %6 = and i32 %5, 511
  %7 = sext i32 %6 to i64
  %8 = icmp ugt i64 %7, 6
  br i1 %8, label %9, label %10

9:                                                ; preds = %1
  call void @jl_error(ptr @.str.1)
  unreachable

10:                                               ; preds = %1
  %11 = call ptr @ehub_julia_typeof(ptr %0)
  %12 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !8
  %14 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %15 = load i16, ptr %14, align 2, !tbaa !12
  %16 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 2
  %17 = load i16, ptr %16, align 8, !tbaa !12
  %18 = zext i16 %17 to i32
  %19 = and i32 %18, -16385
  %20 = trunc i32 %19 to i16
  %21 = call ptr @array(ptr %11, i64 %13, i16 zeroext %15, i16 zeroext %20, i64 72)
  %22 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 5
  %23 = load i64, ptr %22, align 8, !tbaa !20
  %24 = getelementptr inbounds nuw %struct.array, ptr %21, i32 0, i32 5
  store i64 %23, ptr %24, align 8, !tbaa !20
  %25 = icmp eq i64 %7, 1
  br i1 %25, label %26, label %29

26:                                               ; preds = %10
  %27 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  %28 = load i64, ptr %27, align 8, !tbaa !8
  br label %32

29:                                               ; preds = %10
  %30 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 6
  %31 = load i64, ptr %30, align 8, !tbaa !20
  br label %32

32:                                               ; preds = %29, %26
  %33 = phi i64 [ %28, %26 ], [ %31, %29 ]
  %34 = getelementptr inbounds nuw %struct.array, ptr %21, i32 0, i32 6
  store i64 %33, ptr %34, align 8, !tbaa !20
  %35 = icmp ugt i64 %7, 2
  br i1 %35, label %36, label %43

36:                                               ; preds = %32
  %37 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %38 = getelementptr inbounds [0 x i64], ptr %37, i64 0, i64 0
  %39 = load i64, ptr %38, align 8, !tbaa !20
  %40 = call i64 @extent(i64 %39)
  %41 = getelementptr inbounds nuw %struct.array, ptr %21, i32 0, i32 7
  %42 = getelementptr inbounds [0 x i64], ptr %41, i64 0, i64 0
  store i64 %40, ptr %42, align 8, !tbaa !20
  br label %43

43:                                               ; preds = %36, %32
  %44 = icmp ugt i64 %7, 3
  br i1 %44, label %45, label %52

45:                                               ; preds = %43
  %46 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %47 = getelementptr inbounds [0 x i64], ptr %46, i64 0, i64 1
  %48 = load i64, ptr %47, align 8, !tbaa !20
  %49 = call i64 @extent(i64 %48)
  %50 = getelementptr inbounds nuw %struct.array, ptr %21, i32 0, i32 7
  %51 = getelementptr inbounds [0 x i64], ptr %50, i64 0, i64 1
  store i64 %49, ptr %51, align 8, !tbaa !20
  br label %52

52:                                               ; preds = %45, %43
  %53 = icmp ugt i64 %7, 4
  br i1 %53, label %54, label %61

54:                                               ; preds = %52
  %55 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %56 = getelementptr inbounds [0 x i64], ptr %55, i64 0, i64 2
  %57 = load i64, ptr %56, align 8, !tbaa !20
  %58 = call i64 @extent(i64 %57)
  %59 = getelementptr inbounds nuw %struct.array, ptr %21, i32 0, i32 7
  %60 = getelementptr inbounds [0 x i64], ptr %59, i64 0, i64 2
  store i64 %58, ptr %60, align 8, !tbaa !20
  br label %61

61:                                               ; preds = %54, %52
  %62 = icmp ugt i64 %7, 5
  br i1 %62, label %63, label %70

63:                                               ; preds = %61
  %64 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 7
  %65 = getelementptr inbounds [0 x i64], ptr %64, i64 0, i64 3
  %66 = load i64, ptr %65, align 8, !tbaa !20
  %67 = call i64 @extent(i64 %66)
  %68 = getelementptr inbounds nuw %struct.array, ptr %21, i32 0, i32 7
  %69 = getelementptr inbounds [0 x i64], ptr %68, i64 0, i64 3
  store i64 %67, ptr %69, align 8, !tbaa !20
  br label %70

70:                                               ; preds = %63, %61
  %71 = getelementptr inbounds nuw %struct.array, ptr %21, i32 0, i32 0
  %72 = load ptr, ptr %71, align 8, !tbaa !4
  %73 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8, !tbaa !4
  %75 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  %76 = load i64, ptr %75, align 8, !tbaa !8
  %77 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %78 = load i16, ptr %77, align 2, !tbaa !12
  %79 = zext i16 %78 to i64
  %80 = mul i64 %76, %79
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %72, ptr align 1 %74, i64 %80, i1 false)
  ret ptr %21
}

declare ptr @ehub_julia_typeof(ptr)

define internal i64 @extent(i64 %0) {
  %2 = lshr i64 %0, 46
  %3 = icmp ne i64 %2, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  call void @jl_error(ptr @.str)
  unreachable

5:                                                ; preds = %1
  ret i64 %0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define void @ehub_julia_grow_end(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  %4 = load i64, ptr %3, align 8, !tbaa !8
  %5 = add i64 %4, %1
  %6 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 2
  %7 = load i16, ptr %6, align 8, !tbaa !12
  %8 = zext i16 %7 to i32
  %9 = and i32 %8, 16384
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %2
  call void @jl_error(ptr @.str.2)
  unreachable

12:                                               ; preds = %2
  %13 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 6
  %14 = load i64, ptr %13, align 8, !tbaa !20
  %15 = icmp ugt i64 %5, %14
  br i1 %15, label %22, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 2
  %18 = load i16, ptr %17, align 8, !tbaa !12
  %19 = zext i16 %18 to i32
  %20 = and i32 %19, 3
  %21 = icmp ne i32 %20, 1
  br i1 %21, label %22, label %59

22:                                               ; preds = %16, %12
  %23 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  %24 = load i64, ptr %23, align 8, !tbaa !8
  %25 = mul i64 %24, 2
  %26 = icmp ugt i64 %25, %5
  br i1 %26, label %27, label %31

27:                                               ; preds = %22
  %28 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  %29 = load i64, ptr %28, align 8, !tbaa !8
  %30 = mul i64 %29, 2
  br label %33

31:                                               ; preds = %22
  %32 = icmp ult i64 %5, 4
  %. = select i1 %32, i64 4, i64 %5
  br label %33

33:                                               ; preds = %31, %27
  %34 = phi i64 [ %30, %27 ], [ %., %31 ]
  %35 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %36 = load i16, ptr %35, align 2, !tbaa !12
  %37 = zext i16 %36 to i64
  %38 = mul i64 %34, %37
  %39 = add i64 %38, 16
  %40 = call ptr @ehub_julia_buffer(i64 %39)
  %41 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  %42 = load ptr, ptr %41, align 8, !tbaa !4
  %43 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  %44 = load i64, ptr %43, align 8, !tbaa !8
  %45 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 3
  %46 = load i16, ptr %45, align 2, !tbaa !12
  %47 = zext i16 %46 to i64
  %48 = mul i64 %44, %47
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %40, ptr align 1 %42, i64 %48, i1 false)
  %49 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 0
  store ptr %40, ptr %49, align 8, !tbaa !4
  %50 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 2
  %51 = load i16, ptr %50, align 8, !tbaa !12
  %52 = zext i16 %51 to i32
  %53 = and i32 %52, -4
  %54 = or i32 %53, 1
  %55 = trunc i32 %54 to i16
  %56 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 2
  store i16 %55, ptr %56, align 8, !tbaa !12
  %57 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 4
  store i32 0, ptr %57, align 4, !tbaa !16
  %58 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 6
  store i64 %34, ptr %58, align 8, !tbaa !20
  call void @ehub_julia_barrier(ptr %0)
  br label %59

59:                                               ; preds = %33, %16
  %60 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  store i64 %5, ptr %60, align 8, !tbaa !8
  %61 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 5
  store i64 %5, ptr %61, align 8, !tbaa !20
  ret void
}

declare ptr @ehub_julia_buffer(i64)

declare void @ehub_julia_barrier(ptr)

define void @ehub_julia_del_end(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  %4 = load i64, ptr %3, align 8, !tbaa !8
  %5 = sub i64 %4, %1
  %6 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 2
  %7 = load i16, ptr %6, align 8, !tbaa !12
  %8 = zext i16 %7 to i32
  %9 = and i32 %8, 16384
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %2
  call void @jl_error(ptr @.str.2)
  unreachable

12:                                               ; preds = %2
  %13 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !8
  %15 = icmp ugt i64 %1, %14
  br i1 %15, label %16, label %17

16:                                               ; preds = %12
  call void @jl_error(ptr @.str.3)
  unreachable

17:                                               ; preds = %12
  %18 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 1
  store i64 %5, ptr %18, align 8, !tbaa !8
  %19 = getelementptr inbounds nuw %struct.array, ptr %0, i32 0, i32 5
  store i64 %5, ptr %19, align 8, !tbaa !20
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

define ptr @ehub_julia_same(ptr %0) {
  ret ptr %0
}

define ptr @ehub_julia_box_float64(double %0) {
  %2 = call ptr @ehub_julia_float64_type()
  %3 = call ptr @object(i64 8, ptr %2)
  store double %0, ptr %3, align 8
  ret ptr %3
}

declare ptr @ehub_julia_float64_type()

define ptr @ehub_julia_box_float32(float %0) {
  %2 = call ptr @ehub_julia_float32_type()
  %3 = call ptr @object(i64 8, ptr %2)
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

declare ptr @ehub_julia_object(i64, ptr)

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
