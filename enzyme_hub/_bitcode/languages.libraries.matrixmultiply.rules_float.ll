; Made from rules.c by `python -m enzyme_hub._bitcode`.
%struct.tape = type { ptr, ptr, ptr }

@__enzyme_register_gradient_gemm = constant [3 x ptr] [ptr @gemm, ptr @augmented, ptr @gradient], align 16
@__enzyme_register_derivative_gemm = constant [2 x ptr] [ptr @gemm, ptr @tangent], align 16

declare void @gemm(i64, i64, i64, float, ptr, i64, i64, ptr, i64, i64, float, ptr, i64, i64)

define internal ptr @augmented(i64 %0, i64 %1, i64 %2, float %3, ptr %4, ptr %5, i64 %6, i64 %7, ptr %8, ptr %9, i64 %10, i64 %11, float %12, ptr %13, ptr %14, i64 %15, i64 %16) {
  %18 = call ptr @malloc(i64 24)
  %19 = icmp ne ptr %14, null
  br i1 %19, label %20, label %24

20:                                               ; preds = %17
  %21 = icmp ne ptr %9, null
  br i1 %21, label %24, label %22

22:                                               ; preds = %20
  %23 = call zeroext i1 @enzyme_active_alpha(float %3)
  br label %24

24:                                               ; preds = %20, %22, %17
  %25 = phi i1 [ false, %17 ], [ true, %20 ], [ %23, %22 ]
  %26 = zext i1 %25 to i32
  %27 = icmp ne ptr %14, null
  br i1 %27, label %28, label %32

28:                                               ; preds = %24
  %29 = icmp ne ptr %5, null
  br i1 %29, label %32, label %30

30:                                               ; preds = %28
  %31 = call zeroext i1 @enzyme_active_alpha(float %3)
  br label %32

32:                                               ; preds = %28, %30, %24
  %33 = phi i1 [ false, %24 ], [ true, %28 ], [ %31, %30 ]
  %34 = zext i1 %33 to i32
  %35 = icmp ne i32 %26, 0
  br i1 %35, label %36, label %40

36:                                               ; preds = %32
  %37 = call zeroext i1 @enzyme_overwritten(ptr %4)
  br i1 %37, label %38, label %40

38:                                               ; preds = %36
  %39 = call ptr @copy(i64 %0, i64 %1, ptr %4, i64 %6, i64 %7)
  br label %40

40:                                               ; preds = %32, %36, %38
  %41 = phi ptr [ %39, %38 ], [ null, %36 ], [ null, %32 ]
  %42 = getelementptr inbounds nuw %struct.tape, ptr %18, i32 0, i32 0
  store ptr %41, ptr %42, align 8
  %43 = icmp ne i32 %34, 0
  br i1 %43, label %44, label %48

44:                                               ; preds = %40
  %45 = call zeroext i1 @enzyme_overwritten(ptr %8)
  br i1 %45, label %46, label %48

46:                                               ; preds = %44
  %47 = call ptr @copy(i64 %1, i64 %2, ptr %8, i64 %10, i64 %11)
  br label %48

48:                                               ; preds = %40, %44, %46
  %49 = phi ptr [ %47, %46 ], [ null, %44 ], [ null, %40 ]
  %50 = getelementptr inbounds nuw %struct.tape, ptr %18, i32 0, i32 1
  store ptr %49, ptr %50, align 8
  %51 = icmp ne ptr %14, null
  br i1 %51, label %52, label %56

52:                                               ; preds = %48
  %53 = call zeroext i1 @enzyme_active_beta(float %12)
  br i1 %53, label %54, label %56

54:                                               ; preds = %52
  %55 = call ptr @copy(i64 %0, i64 %2, ptr %13, i64 %15, i64 %16)
  br label %56

56:                                               ; preds = %48, %52, %54
  %57 = phi ptr [ %55, %54 ], [ null, %52 ], [ null, %48 ]
  %58 = getelementptr inbounds nuw %struct.tape, ptr %18, i32 0, i32 2
  store ptr %57, ptr %58, align 8
  call void @gemm(i64 %0, i64 %1, i64 %2, float %3, ptr %4, i64 %6, i64 %7, ptr %8, i64 %10, i64 %11, float %12, ptr %13, i64 %15, i64 %16)
  ret ptr %18
}

define internal <2 x float> @gradient(i64 %0, i64 %1, i64 %2, float %3, ptr %4, ptr %5, i64 %6, i64 %7, ptr %8, ptr %9, i64 %10, i64 %11, float %12, ptr %13, ptr %14, i64 %15, i64 %16, ptr %17) {
  %19 = getelementptr inbounds nuw %struct.tape, ptr %17, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  %21 = icmp ne ptr %20, null
  br i1 %21, label %22, label %25

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw %struct.tape, ptr %17, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8
  br label %25

25:                                               ; preds = %22, %18
  %.082 = phi ptr [ %24, %22 ], [ %4, %18 ]
  %.081 = phi i64 [ %1, %22 ], [ %6, %18 ]
  %.080 = phi i64 [ 1, %22 ], [ %7, %18 ]
  %26 = getelementptr inbounds nuw %struct.tape, ptr %17, i32 0, i32 1
  %27 = load ptr, ptr %26, align 8
  %28 = icmp ne ptr %27, null
  br i1 %28, label %29, label %32

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw %struct.tape, ptr %17, i32 0, i32 1
  %31 = load ptr, ptr %30, align 8
  br label %32

32:                                               ; preds = %29, %25
  %.083 = phi ptr [ %31, %29 ], [ %8, %25 ]
  %.079 = phi i64 [ %2, %29 ], [ %10, %25 ]
  %.0 = phi i64 [ 1, %29 ], [ %11, %25 ]
  %33 = icmp ne ptr %14, null
  br i1 %33, label %34, label %57

34:                                               ; preds = %32
  %35 = icmp ne ptr %5, null
  br i1 %35, label %36, label %37

36:                                               ; preds = %34
  call void @add(i64 %0, i64 %2, i64 %1, float %3, ptr %14, i64 %15, i64 %16, ptr %.083, i64 %.0, i64 %.079, ptr %5, i64 %6, i64 %7)
  br label %37

37:                                               ; preds = %36, %34
  %38 = icmp ne ptr %9, null
  br i1 %38, label %39, label %40

39:                                               ; preds = %37
  call void @add(i64 %1, i64 %0, i64 %2, float %3, ptr %.082, i64 %.080, i64 %.081, ptr %14, i64 %15, i64 %16, ptr %9, i64 %10, i64 %11)
  br label %40

40:                                               ; preds = %39, %37
  %41 = call zeroext i1 @enzyme_active_alpha(float %3)
  br i1 %41, label %42, label %48

42:                                               ; preds = %40
  %43 = mul nsw i64 %0, %2
  %44 = add nsw i64 %43, 1
  %45 = mul i64 %44, 4
  %46 = call ptr @malloc(i64 %45)
  call void @gemm(i64 %0, i64 %1, i64 %2, float 1.000000e+00, ptr %.082, i64 %.081, i64 %.080, ptr %.083, i64 %.079, i64 %.0, float 0.000000e+00, ptr %46, i64 %2, i64 1)
  %47 = call float @inner(i64 %0, i64 %2, ptr %46, i64 %2, i64 1, ptr %14, i64 %15, i64 %16)
  %.sroa.0.0.vec.insert = insertelement <2 x float> zeroinitializer, float %47, i32 0
  call void @free(ptr %46)
  br label %48

48:                                               ; preds = %42, %40
  %.sroa.0.1 = phi <2 x float> [ %.sroa.0.0.vec.insert, %42 ], [ zeroinitializer, %40 ]
  %49 = getelementptr inbounds nuw %struct.tape, ptr %17, i32 0, i32 2
  %50 = load ptr, ptr %49, align 8
  %51 = icmp ne ptr %50, null
  br i1 %51, label %52, label %56

52:                                               ; preds = %48
  %53 = getelementptr inbounds nuw %struct.tape, ptr %17, i32 0, i32 2
  %54 = load ptr, ptr %53, align 8
  %55 = call float @inner(i64 %0, i64 %2, ptr %54, i64 %2, i64 1, ptr %14, i64 %15, i64 %16)
  %.sroa.0.4.vec.insert = insertelement <2 x float> %.sroa.0.1, float %55, i32 1
  br label %56

56:                                               ; preds = %52, %48
  %.sroa.0.2 = phi <2 x float> [ %.sroa.0.4.vec.insert, %52 ], [ %.sroa.0.1, %48 ]
  call void @scale(i64 %0, i64 %2, float %12, ptr %14, i64 %15, i64 %16)
  br label %57

57:                                               ; preds = %56, %32
  %.sroa.0.0 = phi <2 x float> [ %.sroa.0.2, %56 ], [ zeroinitializer, %32 ]
  %58 = call zeroext i1 @enzyme_last_lane()
  br i1 %58, label %59, label %66

59:                                               ; preds = %57
  %60 = getelementptr inbounds nuw %struct.tape, ptr %17, i32 0, i32 0
  %61 = load ptr, ptr %60, align 8
  call void @free(ptr %61)
  %62 = getelementptr inbounds nuw %struct.tape, ptr %17, i32 0, i32 1
  %63 = load ptr, ptr %62, align 8
  call void @free(ptr %63)
  %64 = getelementptr inbounds nuw %struct.tape, ptr %17, i32 0, i32 2
  %65 = load ptr, ptr %64, align 8
  call void @free(ptr %65)
  call void @free(ptr %17)
  br label %66

66:                                               ; preds = %59, %57
  ret <2 x float> %.sroa.0.0
}

define internal void @tangent(i64 %0, i64 %1, i64 %2, float %3, float %4, ptr %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, float %13, float %14, ptr %15, ptr %16, i64 %17, i64 %18) {
  %20 = icmp ne ptr %16, null
  br i1 %20, label %21, label %51

21:                                               ; preds = %19
  call void @scale(i64 %0, i64 %2, float %13, ptr %16, i64 %17, i64 %18)
  %22 = fcmp une float %14, 0.000000e+00
  br i1 %22, label %23, label %42

23:                                               ; preds = %21, %40
  %.080 = phi i64 [ %41, %40 ], [ 0, %21 ]
  %24 = icmp slt i64 %.080, %0
  br i1 %24, label %25, label %42

25:                                               ; preds = %23, %27
  %.0 = phi i64 [ %39, %27 ], [ 0, %23 ]
  %26 = icmp slt i64 %.0, %2
  br i1 %26, label %27, label %40

27:                                               ; preds = %25
  %28 = mul nsw i64 %.080, %17
  %29 = mul nsw i64 %.0, %18
  %30 = add nsw i64 %28, %29
  %31 = getelementptr inbounds float, ptr %15, i64 %30
  %32 = load float, ptr %31, align 4
  %33 = mul nsw i64 %.080, %17
  %34 = mul nsw i64 %.0, %18
  %35 = add nsw i64 %33, %34
  %36 = getelementptr inbounds float, ptr %16, i64 %35
  %37 = load float, ptr %36, align 4
  %38 = call float @llvm.fmuladd.f32(float %14, float %32, float %37)
  store float %38, ptr %36, align 4
  %39 = add nsw i64 %.0, 1
  br label %25

40:                                               ; preds = %25
  %41 = add nsw i64 %.080, 1
  br label %23

42:                                               ; preds = %23, %21
  %43 = icmp ne ptr %6, null
  br i1 %43, label %44, label %45

44:                                               ; preds = %42
  call void @add(i64 %0, i64 %1, i64 %2, float %3, ptr %6, i64 %7, i64 %8, ptr %9, i64 %11, i64 %12, ptr %16, i64 %17, i64 %18)
  br label %45

45:                                               ; preds = %44, %42
  %46 = icmp ne ptr %10, null
  br i1 %46, label %47, label %48

47:                                               ; preds = %45
  call void @add(i64 %0, i64 %1, i64 %2, float %3, ptr %5, i64 %7, i64 %8, ptr %10, i64 %11, i64 %12, ptr %16, i64 %17, i64 %18)
  br label %48

48:                                               ; preds = %47, %45
  %49 = fcmp une float %4, 0.000000e+00
  br i1 %49, label %50, label %51

50:                                               ; preds = %48
  call void @add(i64 %0, i64 %1, i64 %2, float %4, ptr %5, i64 %7, i64 %8, ptr %9, i64 %11, i64 %12, ptr %16, i64 %17, i64 %18)
  br label %51

51:                                               ; preds = %48, %50, %19
  %52 = call zeroext i1 @enzyme_last_lane()
  br i1 %52, label %53, label %54

53:                                               ; preds = %51
  call void @gemm(i64 %0, i64 %1, i64 %2, float %3, ptr %5, i64 %7, i64 %8, ptr %9, i64 %11, i64 %12, float %13, ptr %15, i64 %17, i64 %18)
  br label %54

54:                                               ; preds = %53, %51
  ret void
}

declare ptr @malloc(i64)

declare zeroext i1 @enzyme_active_alpha(float)

declare zeroext i1 @enzyme_overwritten(ptr)

define internal ptr @copy(i64 %0, i64 %1, ptr %2, i64 %3, i64 %4) {
  %6 = mul nsw i64 %0, %1
  %7 = add nsw i64 %6, 1
  %8 = mul i64 %7, 4
  %9 = call ptr @malloc(i64 %8)
  br label %10

10:                                               ; preds = %24, %5
  %.017 = phi i64 [ 0, %5 ], [ %25, %24 ]
  %11 = icmp slt i64 %.017, %0
  br i1 %11, label %12, label %26

12:                                               ; preds = %10, %14
  %.0 = phi i64 [ %23, %14 ], [ 0, %10 ]
  %13 = icmp slt i64 %.0, %1
  br i1 %13, label %14, label %24

14:                                               ; preds = %12
  %15 = mul nsw i64 %.017, %3
  %16 = mul nsw i64 %.0, %4
  %17 = add nsw i64 %15, %16
  %18 = getelementptr inbounds float, ptr %2, i64 %17
  %19 = load float, ptr %18, align 4
  %20 = mul nsw i64 %.017, %1
  %21 = add nsw i64 %20, %.0
  %22 = getelementptr inbounds float, ptr %9, i64 %21
  store float %19, ptr %22, align 4
  %23 = add nsw i64 %.0, 1
  br label %12

24:                                               ; preds = %12
  %25 = add nsw i64 %.017, 1
  br label %10

26:                                               ; preds = %10
  ret ptr %9
}

declare zeroext i1 @enzyme_active_beta(float)

define internal void @add(i64 %0, i64 %1, i64 %2, float %3, ptr %4, i64 %5, i64 %6, ptr %7, i64 %8, i64 %9, ptr %10, i64 %11, i64 %12) {
  %14 = icmp ne i64 %11, 0
  %15 = icmp ne i64 %12, 0
  %or.cond = and i1 %14, %15
  br i1 %or.cond, label %16, label %17

16:                                               ; preds = %13
  call void @gemm(i64 %0, i64 %1, i64 %2, float %3, ptr %4, i64 %5, i64 %6, ptr %7, i64 %8, i64 %9, float 1.000000e+00, ptr %10, i64 %11, i64 %12)
  br label %46

17:                                               ; preds = %13, %44
  %.040 = phi i64 [ %45, %44 ], [ 0, %13 ]
  %18 = icmp slt i64 %.040, %0
  br i1 %18, label %19, label %46

19:                                               ; preds = %17, %42
  %.039 = phi i64 [ %43, %42 ], [ 0, %17 ]
  %20 = icmp slt i64 %.039, %2
  br i1 %20, label %21, label %44

21:                                               ; preds = %19, %23
  %.0 = phi i64 [ %41, %23 ], [ 0, %19 ]
  %22 = icmp slt i64 %.0, %1
  br i1 %22, label %23, label %42

23:                                               ; preds = %21
  %24 = mul nsw i64 %.040, %5
  %25 = mul nsw i64 %.0, %6
  %26 = add nsw i64 %24, %25
  %27 = getelementptr inbounds float, ptr %4, i64 %26
  %28 = load float, ptr %27, align 4
  %29 = fmul float %3, %28
  %30 = mul nsw i64 %.0, %8
  %31 = mul nsw i64 %.039, %9
  %32 = add nsw i64 %30, %31
  %33 = getelementptr inbounds float, ptr %7, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = mul nsw i64 %.040, %11
  %36 = mul nsw i64 %.039, %12
  %37 = add nsw i64 %35, %36
  %38 = getelementptr inbounds float, ptr %10, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = call float @llvm.fmuladd.f32(float %29, float %34, float %39)
  store float %40, ptr %38, align 4
  %41 = add nsw i64 %.0, 1
  br label %21

42:                                               ; preds = %21
  %43 = add nsw i64 %.039, 1
  br label %19

44:                                               ; preds = %19
  %45 = add nsw i64 %.040, 1
  br label %17

46:                                               ; preds = %17, %16
  ret void
}

define internal float @inner(i64 %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7) {
  br label %9

9:                                                ; preds = %26, %8
  %.018 = phi float [ 0.000000e+00, %8 ], [ %.1, %26 ]
  %.017 = phi i64 [ 0, %8 ], [ %27, %26 ]
  %10 = icmp slt i64 %.017, %0
  br i1 %10, label %11, label %28

11:                                               ; preds = %9, %13
  %.1 = phi float [ %24, %13 ], [ %.018, %9 ]
  %.0 = phi i64 [ %25, %13 ], [ 0, %9 ]
  %12 = icmp slt i64 %.0, %1
  br i1 %12, label %13, label %26

13:                                               ; preds = %11
  %14 = mul nsw i64 %.017, %3
  %15 = mul nsw i64 %.0, %4
  %16 = add nsw i64 %14, %15
  %17 = getelementptr inbounds float, ptr %2, i64 %16
  %18 = load float, ptr %17, align 4
  %19 = mul nsw i64 %.017, %6
  %20 = mul nsw i64 %.0, %7
  %21 = add nsw i64 %19, %20
  %22 = getelementptr inbounds float, ptr %5, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = call float @llvm.fmuladd.f32(float %18, float %23, float %.1)
  %25 = add nsw i64 %.0, 1
  br label %11

26:                                               ; preds = %11
  %27 = add nsw i64 %.017, 1
  br label %9

28:                                               ; preds = %9
  ret float %.018
}

declare void @free(ptr)

define internal void @scale(i64 %0, i64 %1, float %2, ptr %3, i64 %4, i64 %5) {
  br label %7

7:                                                ; preds = %27, %6
  %.017 = phi i64 [ 0, %6 ], [ %28, %27 ]
  %8 = icmp slt i64 %.017, %0
  br i1 %8, label %9, label %29

9:                                                ; preds = %7, %20
  %.0 = phi i64 [ %26, %20 ], [ 0, %7 ]
  %10 = icmp slt i64 %.0, %1
  br i1 %10, label %11, label %27

11:                                               ; preds = %9
  %12 = fcmp oeq float %2, 0.000000e+00
  br i1 %12, label %20, label %13

13:                                               ; preds = %11
  %14 = mul nsw i64 %.017, %4
  %15 = mul nsw i64 %.0, %5
  %16 = add nsw i64 %14, %15
  %17 = getelementptr inbounds float, ptr %3, i64 %16
  %18 = load float, ptr %17, align 4
  %19 = fmul float %2, %18
  br label %20

20:                                               ; preds = %11, %13
  %21 = phi float [ %19, %13 ], [ 0.000000e+00, %11 ]
  %22 = mul nsw i64 %.017, %4
  %23 = mul nsw i64 %.0, %5
  %24 = add nsw i64 %22, %23
  %25 = getelementptr inbounds float, ptr %3, i64 %24
  store float %21, ptr %25, align 4
  %26 = add nsw i64 %.0, 1
  br label %9

27:                                               ; preds = %9
  %28 = add nsw i64 %.017, 1
  br label %7

29:                                               ; preds = %7
  ret void
}

declare zeroext i1 @enzyme_last_lane()

declare float @llvm.fmuladd.f32(float, float, float)
