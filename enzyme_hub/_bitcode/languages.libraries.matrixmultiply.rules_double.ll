; Made from rules.c by `python -m enzyme_hub._bitcode`.
%struct.tape = type { ptr, ptr, ptr }

@__enzyme_register_gradient_gemm = constant [3 x ptr] [ptr @gemm, ptr @augmented, ptr @gradient], align 16
@__enzyme_register_derivative_gemm = constant [2 x ptr] [ptr @gemm, ptr @tangent], align 16

declare void @gemm(i64, i64, i64, double, ptr, i64, i64, ptr, i64, i64, double, ptr, i64, i64)

define internal ptr @augmented(i64 %0, i64 %1, i64 %2, double %3, ptr %4, ptr %5, i64 %6, i64 %7, ptr %8, ptr %9, i64 %10, i64 %11, double %12, ptr %13, ptr %14, i64 %15, i64 %16) {
  %18 = call ptr @malloc(i64 24)
  %19 = icmp ne ptr %14, null
  br i1 %19, label %20, label %24

20:                                               ; preds = %17
  %21 = icmp ne ptr %9, null
  br i1 %21, label %24, label %22

22:                                               ; preds = %20
  %23 = call zeroext i1 @enzyme_active_alpha(double %3)
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
  %31 = call zeroext i1 @enzyme_active_alpha(double %3)
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
  %53 = call zeroext i1 @enzyme_active_beta(double %12)
  br i1 %53, label %54, label %56

54:                                               ; preds = %52
  %55 = call ptr @copy(i64 %0, i64 %2, ptr %13, i64 %15, i64 %16)
  br label %56

56:                                               ; preds = %48, %52, %54
  %57 = phi ptr [ %55, %54 ], [ null, %52 ], [ null, %48 ]
  %58 = getelementptr inbounds nuw %struct.tape, ptr %18, i32 0, i32 2
  store ptr %57, ptr %58, align 8
  call void @gemm(i64 %0, i64 %1, i64 %2, double %3, ptr %4, i64 %6, i64 %7, ptr %8, i64 %10, i64 %11, double %12, ptr %13, i64 %15, i64 %16)
  ret ptr %18
}

define internal { double, double } @gradient(i64 %0, i64 %1, i64 %2, double %3, ptr %4, ptr %5, i64 %6, i64 %7, ptr %8, ptr %9, i64 %10, i64 %11, double %12, ptr %13, ptr %14, i64 %15, i64 %16, ptr %17) {
  %19 = bitcast double undef to i64
  %20 = bitcast double undef to i64
  %21 = getelementptr inbounds nuw %struct.tape, ptr %17, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = icmp ne ptr %22, null
  br i1 %23, label %24, label %27

24:                                               ; preds = %18
  %25 = getelementptr inbounds nuw %struct.tape, ptr %17, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  br label %27

27:                                               ; preds = %24, %18
  %.081 = phi ptr [ %26, %24 ], [ %4, %18 ]
  %.080 = phi i64 [ %1, %24 ], [ %6, %18 ]
  %.079 = phi i64 [ 1, %24 ], [ %7, %18 ]
  %28 = getelementptr inbounds nuw %struct.tape, ptr %17, i32 0, i32 1
  %29 = load ptr, ptr %28, align 8
  %30 = icmp ne ptr %29, null
  br i1 %30, label %31, label %34

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw %struct.tape, ptr %17, i32 0, i32 1
  %33 = load ptr, ptr %32, align 8
  br label %34

34:                                               ; preds = %31, %27
  %.082 = phi ptr [ %33, %31 ], [ %8, %27 ]
  %.078 = phi i64 [ %2, %31 ], [ %10, %27 ]
  %.0 = phi i64 [ 1, %31 ], [ %11, %27 ]
  %35 = icmp ne ptr %14, null
  br i1 %35, label %36, label %59

36:                                               ; preds = %34
  %37 = icmp ne ptr %5, null
  br i1 %37, label %38, label %39

38:                                               ; preds = %36
  call void @add(i64 %0, i64 %2, i64 %1, double %3, ptr %14, i64 %15, i64 %16, ptr %.082, i64 %.0, i64 %.078, ptr %5, i64 %6, i64 %7)
  br label %39

39:                                               ; preds = %38, %36
  %40 = icmp ne ptr %9, null
  br i1 %40, label %41, label %42

41:                                               ; preds = %39
  call void @add(i64 %1, i64 %0, i64 %2, double %3, ptr %.081, i64 %.079, i64 %.080, ptr %14, i64 %15, i64 %16, ptr %9, i64 %10, i64 %11)
  br label %42

42:                                               ; preds = %41, %39
  %43 = call zeroext i1 @enzyme_active_alpha(double %3)
  br i1 %43, label %44, label %50

44:                                               ; preds = %42
  %45 = mul nsw i64 %0, %2
  %46 = add nsw i64 %45, 1
  %47 = mul i64 %46, 8
  %48 = call ptr @malloc(i64 %47)
  call void @gemm(i64 %0, i64 %1, i64 %2, double 1.000000e+00, ptr %.081, i64 %.080, i64 %.079, ptr %.082, i64 %.078, i64 %.0, double 0.000000e+00, ptr %48, i64 %2, i64 1)
  %49 = call double @inner(i64 %0, i64 %2, ptr %48, i64 %2, i64 1, ptr %14, i64 %15, i64 %16)
  call void @free(ptr %48)
  br label %50

50:                                               ; preds = %44, %42
  %.sroa.0.1 = phi double [ %49, %44 ], [ 0.000000e+00, %42 ]
  %51 = getelementptr inbounds nuw %struct.tape, ptr %17, i32 0, i32 2
  %52 = load ptr, ptr %51, align 8
  %53 = icmp ne ptr %52, null
  br i1 %53, label %54, label %58

54:                                               ; preds = %50
  %55 = getelementptr inbounds nuw %struct.tape, ptr %17, i32 0, i32 2
  %56 = load ptr, ptr %55, align 8
  %57 = call double @inner(i64 %0, i64 %2, ptr %56, i64 %2, i64 1, ptr %14, i64 %15, i64 %16)
  br label %58

58:                                               ; preds = %54, %50
  %.sroa.3.1 = phi double [ %57, %54 ], [ 0.000000e+00, %50 ]
  call void @scale(i64 %0, i64 %2, double %12, ptr %14, i64 %15, i64 %16)
  br label %59

59:                                               ; preds = %58, %34
  %.sroa.3.0 = phi double [ %.sroa.3.1, %58 ], [ 0.000000e+00, %34 ]
  %.sroa.0.0 = phi double [ %.sroa.0.1, %58 ], [ 0.000000e+00, %34 ]
  %60 = call zeroext i1 @enzyme_last_lane()
  br i1 %60, label %61, label %68

61:                                               ; preds = %59
  %62 = getelementptr inbounds nuw %struct.tape, ptr %17, i32 0, i32 0
  %63 = load ptr, ptr %62, align 8
  call void @free(ptr %63)
  %64 = getelementptr inbounds nuw %struct.tape, ptr %17, i32 0, i32 1
  %65 = load ptr, ptr %64, align 8
  call void @free(ptr %65)
  %66 = getelementptr inbounds nuw %struct.tape, ptr %17, i32 0, i32 2
  %67 = load ptr, ptr %66, align 8
  call void @free(ptr %67)
  call void @free(ptr %17)
  br label %68

68:                                               ; preds = %61, %59
  %.fca.0.insert = insertvalue { double, double } poison, double %.sroa.0.0, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %.sroa.3.0, 1
  ret { double, double } %.fca.1.insert
}

define internal void @tangent(i64 %0, i64 %1, i64 %2, double %3, double %4, ptr %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i64 %11, i64 %12, double %13, double %14, ptr %15, ptr %16, i64 %17, i64 %18) {
  %20 = icmp ne ptr %16, null
  br i1 %20, label %21, label %51

21:                                               ; preds = %19
  call void @scale(i64 %0, i64 %2, double %13, ptr %16, i64 %17, i64 %18)
  %22 = fcmp une double %14, 0.000000e+00
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
  %31 = getelementptr inbounds double, ptr %15, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = mul nsw i64 %.080, %17
  %34 = mul nsw i64 %.0, %18
  %35 = add nsw i64 %33, %34
  %36 = getelementptr inbounds double, ptr %16, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = call double @llvm.fmuladd.f64(double %14, double %32, double %37)
  store double %38, ptr %36, align 8
  %39 = add nsw i64 %.0, 1
  br label %25

40:                                               ; preds = %25
  %41 = add nsw i64 %.080, 1
  br label %23

42:                                               ; preds = %23, %21
  %43 = icmp ne ptr %6, null
  br i1 %43, label %44, label %45

44:                                               ; preds = %42
  call void @add(i64 %0, i64 %1, i64 %2, double %3, ptr %6, i64 %7, i64 %8, ptr %9, i64 %11, i64 %12, ptr %16, i64 %17, i64 %18)
  br label %45

45:                                               ; preds = %44, %42
  %46 = icmp ne ptr %10, null
  br i1 %46, label %47, label %48

47:                                               ; preds = %45
  call void @add(i64 %0, i64 %1, i64 %2, double %3, ptr %5, i64 %7, i64 %8, ptr %10, i64 %11, i64 %12, ptr %16, i64 %17, i64 %18)
  br label %48

48:                                               ; preds = %47, %45
  %49 = fcmp une double %4, 0.000000e+00
  br i1 %49, label %50, label %51

50:                                               ; preds = %48
  call void @add(i64 %0, i64 %1, i64 %2, double %4, ptr %5, i64 %7, i64 %8, ptr %9, i64 %11, i64 %12, ptr %16, i64 %17, i64 %18)
  br label %51

51:                                               ; preds = %48, %50, %19
  %52 = call zeroext i1 @enzyme_last_lane()
  br i1 %52, label %53, label %54

53:                                               ; preds = %51
  call void @gemm(i64 %0, i64 %1, i64 %2, double %3, ptr %5, i64 %7, i64 %8, ptr %9, i64 %11, i64 %12, double %13, ptr %15, i64 %17, i64 %18)
  br label %54

54:                                               ; preds = %53, %51
  ret void
}

declare ptr @malloc(i64)

declare zeroext i1 @enzyme_active_alpha(double)

declare zeroext i1 @enzyme_overwritten(ptr)

define internal ptr @copy(i64 %0, i64 %1, ptr %2, i64 %3, i64 %4) {
  %6 = mul nsw i64 %0, %1
  %7 = add nsw i64 %6, 1
  %8 = mul i64 %7, 8
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
  %18 = getelementptr inbounds double, ptr %2, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = mul nsw i64 %.017, %1
  %21 = add nsw i64 %20, %.0
  %22 = getelementptr inbounds double, ptr %9, i64 %21
  store double %19, ptr %22, align 8
  %23 = add nsw i64 %.0, 1
  br label %12

24:                                               ; preds = %12
  %25 = add nsw i64 %.017, 1
  br label %10

26:                                               ; preds = %10
  ret ptr %9
}

declare zeroext i1 @enzyme_active_beta(double)

define internal void @add(i64 %0, i64 %1, i64 %2, double %3, ptr %4, i64 %5, i64 %6, ptr %7, i64 %8, i64 %9, ptr %10, i64 %11, i64 %12) {
  %14 = icmp ne i64 %11, 0
  %15 = icmp ne i64 %12, 0
  %or.cond = and i1 %14, %15
  br i1 %or.cond, label %16, label %17

16:                                               ; preds = %13
  call void @gemm(i64 %0, i64 %1, i64 %2, double %3, ptr %4, i64 %5, i64 %6, ptr %7, i64 %8, i64 %9, double 1.000000e+00, ptr %10, i64 %11, i64 %12)
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
  %27 = getelementptr inbounds double, ptr %4, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = fmul double %3, %28
  %30 = mul nsw i64 %.0, %8
  %31 = mul nsw i64 %.039, %9
  %32 = add nsw i64 %30, %31
  %33 = getelementptr inbounds double, ptr %7, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = mul nsw i64 %.040, %11
  %36 = mul nsw i64 %.039, %12
  %37 = add nsw i64 %35, %36
  %38 = getelementptr inbounds double, ptr %10, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = call double @llvm.fmuladd.f64(double %29, double %34, double %39)
  store double %40, ptr %38, align 8
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

define internal double @inner(i64 %0, i64 %1, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, i64 %7) {
  br label %9

9:                                                ; preds = %26, %8
  %.018 = phi double [ 0.000000e+00, %8 ], [ %.1, %26 ]
  %.017 = phi i64 [ 0, %8 ], [ %27, %26 ]
  %10 = icmp slt i64 %.017, %0
  br i1 %10, label %11, label %28

11:                                               ; preds = %9, %13
  %.1 = phi double [ %24, %13 ], [ %.018, %9 ]
  %.0 = phi i64 [ %25, %13 ], [ 0, %9 ]
  %12 = icmp slt i64 %.0, %1
  br i1 %12, label %13, label %26

13:                                               ; preds = %11
  %14 = mul nsw i64 %.017, %3
  %15 = mul nsw i64 %.0, %4
  %16 = add nsw i64 %14, %15
  %17 = getelementptr inbounds double, ptr %2, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = mul nsw i64 %.017, %6
  %20 = mul nsw i64 %.0, %7
  %21 = add nsw i64 %19, %20
  %22 = getelementptr inbounds double, ptr %5, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = call double @llvm.fmuladd.f64(double %18, double %23, double %.1)
  %25 = add nsw i64 %.0, 1
  br label %11

26:                                               ; preds = %11
  %27 = add nsw i64 %.017, 1
  br label %9

28:                                               ; preds = %9
  ret double %.018
}

declare void @free(ptr)

define internal void @scale(i64 %0, i64 %1, double %2, ptr %3, i64 %4, i64 %5) {
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
  %12 = fcmp oeq double %2, 0.000000e+00
  br i1 %12, label %20, label %13

13:                                               ; preds = %11
  %14 = mul nsw i64 %.017, %4
  %15 = mul nsw i64 %.0, %5
  %16 = add nsw i64 %14, %15
  %17 = getelementptr inbounds double, ptr %3, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = fmul double %2, %18
  br label %20

20:                                               ; preds = %11, %13
  %21 = phi double [ %19, %13 ], [ 0.000000e+00, %11 ]
  %22 = mul nsw i64 %.017, %4
  %23 = mul nsw i64 %.0, %5
  %24 = add nsw i64 %22, %23
  %25 = getelementptr inbounds double, ptr %3, i64 %24
  store double %21, ptr %25, align 8
  %26 = add nsw i64 %.0, 1
  br label %9

27:                                               ; preds = %9
  %28 = add nsw i64 %.017, 1
  br label %7

29:                                               ; preds = %7
  ret void
}

declare zeroext i1 @enzyme_last_lane()

declare double @llvm.fmuladd.f64(double, double, double)
