; Made from windows.c by `python -m enzyme_hub._bitcode`.
%struct.gap = type { i64, i64, ptr, i64 }
%struct.window = type { i64, i64, ptr, i64, ptr, ptr, i32, ptr, i64 }

@.str = private unnamed_addr constant [7 x i8] c"EH0311\00", align 1
@.str.1 = private unnamed_addr constant [71 x i8] c"--deterministic: an array is too large for memory of each thread's own\00", align 1

define void @__ehub_gaps_forget(ptr %0, i64 %1, i64 %2) {
  br label %4

4:                                                ; preds = %27, %3
  %.0 = phi ptr [ %0, %3 ], [ %29, %27 ]
  %5 = icmp ne ptr %.0, null
  br i1 %5, label %6, label %30

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw %struct.gap, ptr %.0, i32 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = icmp ne i64 %8, 0
  br i1 %9, label %10, label %27

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw %struct.gap, ptr %.0, i32 0, i32 0
  %12 = load i64, ptr %11, align 8
  %13 = icmp ult i64 %12, %2
  br i1 %13, label %14, label %27

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw %struct.gap, ptr %.0, i32 0, i32 0
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.gap, ptr %.0, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = add i64 %16, %18
  %20 = getelementptr inbounds nuw %struct.gap, ptr %.0, i32 0, i32 3
  %21 = load i64, ptr %20, align 8
  %22 = add i64 %19, %21
  %23 = sub i64 %22, 1
  %24 = icmp ugt i64 %23, %1
  br i1 %24, label %25, label %27

25:                                               ; preds = %14
  %26 = getelementptr inbounds nuw %struct.gap, ptr %.0, i32 0, i32 1
  store i64 0, ptr %26, align 8
  br label %27

27:                                               ; preds = %6, %10, %14, %25
  %28 = getelementptr inbounds nuw %struct.gap, ptr %.0, i32 0, i32 2
  %29 = load ptr, ptr %28, align 8
  br label %4

30:                                               ; preds = %4
  ret void
}

define void @__ehub_window_miss_double(ptr %0, ptr %1, double %2) noinline cold nounwind {
  %4 = ptrtoint ptr %1 to i64
  %5 = getelementptr inbounds double, ptr %1, i64 1
  %6 = ptrtoint ptr %5 to i64
  %7 = call i32 @grows(ptr %0, i64 %4, i64 %6, i64 1)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %19

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %11 = load ptr, ptr %10, align 8
  %12 = ptrtoint ptr %1 to i64
  %13 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %14 = load i64, ptr %13, align 8
  %15 = sub i64 %12, %14
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = fadd double %17, %2
  store double %18, ptr %16, align 8
  br label %21

19:                                               ; preds = %3
  %20 = atomicrmw fadd ptr %1, double %2 monotonic, align 8
  br label %21

21:                                               ; preds = %19, %9
  ret void
}

define internal i32 @grows(ptr %0, i64 %1, i64 %2, i64 %3) {
  %5 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = add i64 %6, %8
  %10 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 3
  %11 = load i64, ptr %10, align 8
  %12 = add i64 %11, %3
  store i64 %12, ptr %10, align 8
  %13 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = icmp ne i64 %14, 0
  %spec.select = select i1 %15, i64 %9, i64 %2
  %spec.select62 = select i1 %15, i64 %6, i64 %1
  %16 = icmp ult i64 %1, %spec.select62
  %.1 = select i1 %16, i64 %1, i64 %spec.select62
  %17 = icmp ugt i64 %2, %spec.select
  %.161 = select i1 %17, i64 %2, i64 %spec.select
  %18 = sub i64 %.161, %.1
  %19 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 3
  %20 = load i64, ptr %19, align 8
  %21 = icmp ugt i64 %20, 1099511627776
  %22 = icmp ugt i64 %18, 268435456
  %or.cond = select i1 %21, i1 %22, i1 false
  br i1 %or.cond, label %23, label %24

23:                                               ; preds = %4
  call void @__ehub_stop_saying(ptr @.str, ptr null, i32 0, ptr @.str.1)
  unreachable

24:                                               ; preds = %4
  %25 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 3
  %26 = load i64, ptr %25, align 8
  %27 = mul i64 128, %26
  %28 = add i64 512, %27
  %29 = icmp ugt i64 %18, %28
  %30 = icmp ugt i64 %18, 268435456
  %or.cond63 = or i1 %29, %30
  br i1 %or.cond63, label %84, label %31

31:                                               ; preds = %24
  %32 = udiv i64 %18, 2
  %33 = udiv i64 %32, 8
  %34 = mul i64 %33, 8
  %35 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %36 = load i64, ptr %35, align 8
  %37 = icmp ult i64 %.1, %36
  br i1 %37, label %38, label %43

38:                                               ; preds = %31
  %39 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  %41 = icmp ne i64 %40, 0
  %42 = sub i64 %.1, %34
  %spec.select64 = select i1 %41, i64 %42, i64 %.1
  br label %43

43:                                               ; preds = %38, %31
  %.2 = phi i64 [ %.1, %31 ], [ %spec.select64, %38 ]
  %44 = add i64 %18, %34
  %45 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 5
  %46 = load ptr, ptr %45, align 8
  %47 = icmp ne ptr %46, null
  br i1 %47, label %48, label %53

48:                                               ; preds = %43
  %49 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 5
  %50 = load ptr, ptr %49, align 8
  %51 = load ptr, ptr %50, align 8
  %52 = add i64 %.2, %44
  call void @__ehub_gaps_forget(ptr %51, i64 %.2, i64 %52)
  br label %53

53:                                               ; preds = %48, %43
  %54 = call i32 @has_room(ptr %0, i64 %.2, i64 %44)
  %55 = icmp ne i32 %54, 0
  br i1 %55, label %57, label %56

56:                                               ; preds = %53
  call void @moves(ptr %0, i64 %.2, i64 %44)
  br label %57

57:                                               ; preds = %56, %53
  %58 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  %59 = load i64, ptr %58, align 8
  %60 = icmp ne i64 %59, 0
  br i1 %60, label %63, label %61

61:                                               ; preds = %57
  %62 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  store i64 %.2, ptr %62, align 8
  br label %63

63:                                               ; preds = %61, %57
  %64 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %65 = load i64, ptr %64, align 8
  %66 = sub i64 %65, %.2
  %67 = sub i64 %44, %66
  %68 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  %69 = load i64, ptr %68, align 8
  %70 = sub i64 %67, %69
  %71 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %72, i64 %74
  call void @llvm.memset.p0.i64(ptr align 1 %75, i8 0, i64 %70, i1 false)
  %76 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %77 = load ptr, ptr %76, align 8
  %78 = sub i64 0, %66
  %79 = getelementptr inbounds i8, ptr %77, i64 %78
  store ptr %79, ptr %76, align 8
  %80 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %81 = load ptr, ptr %80, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %81, i8 0, i64 %66, i1 false)
  %82 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  store i64 %.2, ptr %82, align 8
  %83 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  store i64 %44, ptr %83, align 8
  br label %84

84:                                               ; preds = %24, %63
  %.0 = phi i32 [ 1, %63 ], [ 0, %24 ]
  ret i32 %.0
}

define void @__ehub_window_miss_float(ptr %0, ptr %1, float %2) noinline cold nounwind {
  %4 = ptrtoint ptr %1 to i64
  %5 = getelementptr inbounds float, ptr %1, i64 1
  %6 = ptrtoint ptr %5 to i64
  %7 = call i32 @grows(ptr %0, i64 %4, i64 %6, i64 1)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %19

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %11 = load ptr, ptr %10, align 8
  %12 = ptrtoint ptr %1 to i64
  %13 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %14 = load i64, ptr %13, align 8
  %15 = sub i64 %12, %14
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 %15
  %17 = load float, ptr %16, align 4
  %18 = fadd float %17, %2
  store float %18, ptr %16, align 4
  br label %21

19:                                               ; preds = %3
  %20 = atomicrmw fadd ptr %1, float %2 monotonic, align 4
  br label %21

21:                                               ; preds = %19, %9
  ret void
}

define zeroext i1 @__ehub_window_covers(ptr %0, i64 %1, i64 %2, i64 %3) noinline cold nounwind {
  %5 = icmp uge i64 %1, %2
  %6 = sub i64 %2, %1
  %7 = icmp ugt i64 %6, 268435456
  %or.cond = or i1 %5, %7
  br i1 %or.cond, label %11, label %8

8:                                                ; preds = %4
  %9 = call i32 @grows(ptr %0, i64 %1, i64 %2, i64 %3)
  %10 = icmp ne i32 %9, 0
  br label %11

11:                                               ; preds = %4, %8
  %.0 = phi i1 [ %10, %8 ], [ false, %4 ]
  ret i1 %.0
}

define void @__ehub_windows_give_back(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, i64 %5) noinline cold nounwind {
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = add i64 %4, %5
  call void @llvm.lifetime.start.p0(ptr %7)
  store i64 0, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store i64 -1, ptr %8, align 8
  %10 = icmp ne ptr %2, null
  br i1 %10, label %11, label %14

11:                                               ; preds = %6
  %12 = call i32 %3(ptr %2, i64 %4, i64 %9, ptr %7, ptr %8)
  %13 = icmp ne i32 %12, 0
  br label %14

14:                                               ; preds = %11, %6
  %15 = phi i1 [ false, %6 ], [ %13, %11 ]
  %16 = zext i1 %15 to i32
  br label %17

17:                                               ; preds = %61, %14
  %.036 = phi i32 [ %16, %14 ], [ %.1, %61 ]
  %.0 = phi ptr [ %1, %14 ], [ %63, %61 ]
  %18 = icmp ne ptr %.0, null
  br i1 %18, label %19, label %64

19:                                               ; preds = %17
  %20 = getelementptr inbounds nuw %struct.window, ptr %.0, i32 0, i32 0
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.window, ptr %.0, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = add i64 %21, %23
  %25 = getelementptr inbounds nuw %struct.window, ptr %.0, i32 0, i32 1
  %26 = load i64, ptr %25, align 8
  %27 = icmp ne i64 %26, 0
  br i1 %27, label %28, label %61

28:                                               ; preds = %19
  %29 = icmp ule i64 %24, %4
  br i1 %29, label %30, label %34

30:                                               ; preds = %28
  %31 = load i64, ptr %7, align 8
  %32 = icmp ugt i64 %24, %31
  br i1 %32, label %33, label %61

33:                                               ; preds = %30
  store i64 %24, ptr %7, align 8
  br label %61

34:                                               ; preds = %28
  %35 = getelementptr inbounds nuw %struct.window, ptr %.0, i32 0, i32 0
  %36 = load i64, ptr %35, align 8
  %37 = icmp uge i64 %36, %9
  br i1 %37, label %38, label %46

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw %struct.window, ptr %.0, i32 0, i32 0
  %40 = load i64, ptr %39, align 8
  %41 = load i64, ptr %8, align 8
  %42 = icmp ult i64 %40, %41
  br i1 %42, label %43, label %61

43:                                               ; preds = %38
  %44 = getelementptr inbounds nuw %struct.window, ptr %.0, i32 0, i32 0
  %45 = load i64, ptr %44, align 8
  store i64 %45, ptr %8, align 8
  br label %61

46:                                               ; preds = %34
  %47 = getelementptr inbounds nuw %struct.window, ptr %.0, i32 0, i32 6
  %48 = load i32, ptr %47, align 8
  %49 = icmp ne i32 %48, 0
  %50 = zext i1 %49 to i64
  %51 = select i1 %49, ptr @give_back_float, ptr @give_back_double
  %52 = getelementptr inbounds nuw %struct.window, ptr %.0, i32 0, i32 0
  %53 = load i64, ptr %52, align 8
  %54 = icmp ugt i64 %4, %53
  br i1 %54, label %58, label %55

55:                                               ; preds = %46
  %56 = getelementptr inbounds nuw %struct.window, ptr %.0, i32 0, i32 0
  %57 = load i64, ptr %56, align 8
  br label %58

58:                                               ; preds = %46, %55
  %59 = phi i64 [ %57, %55 ], [ %4, %46 ]
  %60 = icmp ult i64 %9, %24
  %. = select i1 %60, i64 %9, i64 %24
  call void %51(ptr %.0, i64 %59, i64 %.)
  br label %61

61:                                               ; preds = %19, %58, %43, %38, %30, %33
  %.1 = phi i32 [ %.036, %19 ], [ %.036, %30 ], [ %.036, %33 ], [ 1, %58 ], [ %.036, %43 ], [ %.036, %38 ]
  %62 = getelementptr inbounds nuw %struct.window, ptr %.0, i32 0, i32 4
  %63 = load ptr, ptr %62, align 8
  br label %17

64:                                               ; preds = %17
  %65 = icmp ne i32 %.036, 0
  br i1 %65, label %75, label %66

66:                                               ; preds = %64
  %67 = load i64, ptr %7, align 8
  %68 = load i64, ptr %8, align 8
  %69 = load i64, ptr %7, align 8
  %70 = sub i64 %68, %69
  %71 = sub i64 %5, 1
  %72 = sub i64 %70, %71
  %73 = getelementptr inbounds nuw %struct.gap, ptr %0, i32 0, i32 2
  %74 = load ptr, ptr %73, align 8
  store i64 %67, ptr %0, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %72, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  store ptr %74, ptr %.sroa.3.0..sroa_idx, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 24
  store i64 %5, ptr %.sroa.4.0..sroa_idx, align 8
  br label %75

75:                                               ; preds = %64, %66
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

define internal void @give_back_float(ptr %0, i64 %1, i64 %2) {
  %4 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = sub i64 %1, %7
  %9 = udiv i64 %8, 4
  br label %10

10:                                               ; preds = %28, %3
  %.0 = phi i64 [ %9, %3 ], [ %30, %28 ]
  %11 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %12 = load i64, ptr %11, align 8
  %13 = mul i64 %.0, 4
  %14 = add i64 %12, %13
  %15 = icmp ult i64 %14, %2
  br i1 %15, label %16, label %31

16:                                               ; preds = %10
  %17 = getelementptr inbounds nuw float, ptr %5, i64 %.0
  %18 = load float, ptr %17, align 4
  %19 = fcmp une float %18, 0.000000e+00
  br i1 %19, label %20, label %28

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %22 = load i64, ptr %21, align 8
  %23 = inttoptr i64 %22 to ptr
  %24 = getelementptr inbounds nuw float, ptr %23, i64 %.0
  %25 = getelementptr inbounds nuw float, ptr %5, i64 %.0
  %26 = load float, ptr %25, align 4
  %27 = atomicrmw fadd ptr %24, float %26 monotonic, align 4
  br label %28

28:                                               ; preds = %20, %16
  %29 = getelementptr inbounds nuw float, ptr %5, i64 %.0
  store float 0.000000e+00, ptr %29, align 4
  %30 = add i64 %.0, 1
  br label %10

31:                                               ; preds = %10
  ret void
}

define internal void @give_back_double(ptr %0, i64 %1, i64 %2) {
  %4 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = sub i64 %1, %7
  %9 = udiv i64 %8, 8
  br label %10

10:                                               ; preds = %28, %3
  %.0 = phi i64 [ %9, %3 ], [ %30, %28 ]
  %11 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %12 = load i64, ptr %11, align 8
  %13 = mul i64 %.0, 8
  %14 = add i64 %12, %13
  %15 = icmp ult i64 %14, %2
  br i1 %15, label %16, label %31

16:                                               ; preds = %10
  %17 = getelementptr inbounds nuw double, ptr %5, i64 %.0
  %18 = load double, ptr %17, align 8
  %19 = fcmp une double %18, 0.000000e+00
  br i1 %19, label %20, label %28

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %22 = load i64, ptr %21, align 8
  %23 = inttoptr i64 %22 to ptr
  %24 = getelementptr inbounds nuw double, ptr %23, i64 %.0
  %25 = getelementptr inbounds nuw double, ptr %5, i64 %.0
  %26 = load double, ptr %25, align 8
  %27 = atomicrmw fadd ptr %24, double %26 monotonic, align 8
  br label %28

28:                                               ; preds = %20, %16
  %29 = getelementptr inbounds nuw double, ptr %5, i64 %.0
  store double 0.000000e+00, ptr %29, align 8
  %30 = add i64 %.0, 1
  br label %10

31:                                               ; preds = %10
  ret void
}

declare void @llvm.lifetime.end.p0(ptr captures(none))

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define void @__ehub_window_add_own(ptr %0, i64 %1, i64 %2) {
  %4 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = add i64 %5, %7
  %9 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %10 = load i64, ptr %9, align 8
  br label %11

11:                                               ; preds = %33, %3
  %.018 = phi i64 [ %10, %3 ], [ %.0, %33 ]
  %12 = icmp ult i64 %.018, %8
  br i1 %12, label %13, label %34

13:                                               ; preds = %11
  %14 = udiv i64 %.018, 4096
  %15 = add i64 %14, 1
  %16 = mul i64 %15, 4096
  %17 = udiv i64 %.018, 4096
  %18 = urem i64 %17, %2
  %19 = icmp ne i64 %18, %1
  br i1 %19, label %33, label %20

20:                                               ; preds = %13
  %21 = icmp ugt i64 %16, %8
  %spec.select = select i1 %21, i64 %8, i64 %16
  %22 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 6
  %23 = load i32, ptr %22, align 8
  %24 = icmp ne i32 %23, 0
  %25 = zext i1 %24 to i64
  %26 = select i1 %24, ptr @add_float, ptr @add_double
  %27 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %30 = load i64, ptr %29, align 8
  %31 = sub i64 %.018, %30
  %32 = getelementptr inbounds nuw i8, ptr %28, i64 %31
  call void %26(i64 %.018, i64 %spec.select, ptr %32, i32 0)
  br label %33

33:                                               ; preds = %13, %20
  %.0 = phi i64 [ %spec.select, %20 ], [ %16, %13 ]
  br label %11

34:                                               ; preds = %11
  ret void
}

define internal void @add_float(i64 %0, i64 %1, ptr %2, i32 %3) {
  %5 = inttoptr i64 %0 to ptr
  br label %6

6:                                                ; preds = %27, %4
  %.0 = phi i64 [ 0, %4 ], [ %28, %27 ]
  %7 = sub i64 %1, %0
  %8 = udiv i64 %7, 4
  %9 = icmp ult i64 %.0, %8
  br i1 %9, label %10, label %29

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw float, ptr %2, i64 %.0
  %12 = load float, ptr %11, align 4
  %13 = fcmp oeq float %12, 0.000000e+00
  br i1 %13, label %27, label %14

14:                                               ; preds = %10
  %15 = icmp ne i32 %3, 0
  br i1 %15, label %16, label %21

16:                                               ; preds = %14
  %17 = getelementptr inbounds nuw float, ptr %5, i64 %.0
  %18 = getelementptr inbounds nuw float, ptr %2, i64 %.0
  %19 = load float, ptr %18, align 4
  %20 = atomicrmw fadd ptr %17, float %19 monotonic, align 4
  br label %27

21:                                               ; preds = %14
  %22 = getelementptr inbounds nuw float, ptr %2, i64 %.0
  %23 = load float, ptr %22, align 4
  %24 = getelementptr inbounds nuw float, ptr %5, i64 %.0
  %25 = load float, ptr %24, align 4
  %26 = fadd float %25, %23
  store float %26, ptr %24, align 4
  br label %27

27:                                               ; preds = %16, %21, %10
  %28 = add i64 %.0, 1
  br label %6

29:                                               ; preds = %6
  ret void
}

define internal void @add_double(i64 %0, i64 %1, ptr %2, i32 %3) {
  %5 = inttoptr i64 %0 to ptr
  br label %6

6:                                                ; preds = %27, %4
  %.0 = phi i64 [ 0, %4 ], [ %28, %27 ]
  %7 = sub i64 %1, %0
  %8 = udiv i64 %7, 8
  %9 = icmp ult i64 %.0, %8
  br i1 %9, label %10, label %29

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw double, ptr %2, i64 %.0
  %12 = load double, ptr %11, align 8
  %13 = fcmp oeq double %12, 0.000000e+00
  br i1 %13, label %27, label %14

14:                                               ; preds = %10
  %15 = icmp ne i32 %3, 0
  br i1 %15, label %16, label %21

16:                                               ; preds = %14
  %17 = getelementptr inbounds nuw double, ptr %5, i64 %.0
  %18 = getelementptr inbounds nuw double, ptr %2, i64 %.0
  %19 = load double, ptr %18, align 8
  %20 = atomicrmw fadd ptr %17, double %19 monotonic, align 8
  br label %27

21:                                               ; preds = %14
  %22 = getelementptr inbounds nuw double, ptr %2, i64 %.0
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw double, ptr %5, i64 %.0
  %25 = load double, ptr %24, align 8
  %26 = fadd double %25, %23
  store double %26, ptr %24, align 8
  br label %27

27:                                               ; preds = %16, %21, %10
  %28 = add i64 %.0, 1
  br label %6

29:                                               ; preds = %6
  ret void
}

define void @__ehub_window_give(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 7
  %3 = load ptr, ptr %2, align 8
  call void @__ehub_tape_give(ptr %3)
  ret void
}

declare void @__ehub_tape_give(ptr)

define void @__ehub_windows_end(ptr %0) {
  br label %2

2:                                                ; preds = %4, %1
  %.0 = phi ptr [ %0, %1 ], [ %18, %4 ]
  %3 = icmp ne ptr %.0, null
  br i1 %3, label %4, label %19

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw %struct.window, ptr %.0, i32 0, i32 0
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.window, ptr %.0, i32 0, i32 6
  %8 = load i32, ptr %7, align 8
  %9 = icmp ne i32 %8, 0
  %10 = zext i1 %9 to i64
  %11 = select i1 %9, ptr @add_float, ptr @add_double
  %12 = getelementptr inbounds nuw %struct.window, ptr %.0, i32 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = add i64 %6, %13
  %15 = getelementptr inbounds nuw %struct.window, ptr %.0, i32 0, i32 2
  %16 = load ptr, ptr %15, align 8
  call void %11(i64 %6, i64 %14, ptr %16, i32 1)
  call void @__ehub_window_give(ptr %.0)
  %17 = getelementptr inbounds nuw %struct.window, ptr %.0, i32 0, i32 4
  %18 = load ptr, ptr %17, align 8
  br label %2

19:                                               ; preds = %2
  ret void
}

declare void @__ehub_stop_saying(ptr, ptr, i32, ptr)

define internal i32 @has_room(ptr %0, i64 %1, i64 %2) {
  %4 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 7
  %7 = load ptr, ptr %6, align 8
  %8 = ptrtoint ptr %5 to i64
  %9 = ptrtoint ptr %7 to i64
  %10 = sub i64 %8, %9
  %11 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %12 = load i64, ptr %11, align 8
  %13 = sub i64 %12, %1
  %14 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = icmp ne i64 %15, 0
  %17 = icmp ule i64 %13, %10
  %or.cond = select i1 %16, i1 %17, i1 false
  br i1 %or.cond, label %18, label %24

18:                                               ; preds = %3
  %19 = sub i64 %10, %13
  %20 = add i64 %19, %2
  %21 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 8
  %22 = load i64, ptr %21, align 8
  %23 = icmp ule i64 %20, %22
  br label %24

24:                                               ; preds = %18, %3
  %25 = phi i1 [ %23, %18 ], [ false, %3 ]
  %26 = zext i1 %25 to i32
  ret i32 %26
}

define internal void @moves(ptr %0, i64 %1, i64 %2) {
  %4 = mul i64 2, %2
  %5 = icmp ult i64 %4, 4096
  %6 = mul i64 2, %2
  %7 = select i1 %5, i64 4096, i64 %6
  %8 = call ptr @__ehub_tape_take(i64 %7)
  %9 = sub i64 %7, %2
  %10 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = icmp ne i64 %11, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %3
  %14 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %15 = load i64, ptr %14, align 8
  %16 = icmp ult i64 %1, %15
  br label %17

17:                                               ; preds = %13, %3
  %18 = phi i1 [ false, %3 ], [ %16, %13 ]
  %19 = zext i1 %18 to i32
  %20 = sext i32 %19 to i64
  %21 = icmp ne i64 %20, 0
  %22 = udiv i64 %9, 8
  %23 = sub i64 %9, %22
  %24 = udiv i64 %9, 8
  %25 = select i1 %21, i64 %23, i64 %24
  %26 = udiv i64 %25, 8
  %27 = mul i64 %26, 8
  %28 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  %29 = load i64, ptr %28, align 8
  %30 = icmp ne i64 %29, 0
  br i1 %30, label %31, label %41

31:                                               ; preds = %17
  %32 = getelementptr inbounds nuw i8, ptr %8, i64 %27
  %33 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %34 = load i64, ptr %33, align 8
  %35 = sub i64 %34, %1
  %36 = getelementptr inbounds nuw i8, ptr %32, i64 %35
  %37 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %36, ptr align 1 %38, i64 %40, i1 false)
  br label %41

41:                                               ; preds = %31, %17
  %42 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 7
  %43 = load ptr, ptr %42, align 8
  call void @__ehub_tape_give(ptr %43)
  %44 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 7
  store ptr %8, ptr %44, align 8
  %45 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 8
  store i64 %7, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %8, i64 %27
  %47 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  %48 = load i64, ptr %47, align 8
  %49 = icmp ne i64 %48, 0
  br i1 %49, label %50, label %54

50:                                               ; preds = %41
  %51 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %52 = load i64, ptr %51, align 8
  %53 = sub i64 %52, %1
  br label %54

54:                                               ; preds = %41, %50
  %55 = phi i64 [ %53, %50 ], [ 0, %41 ]
  %56 = getelementptr inbounds nuw i8, ptr %46, i64 %55
  %57 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  store ptr %56, ptr %57, align 8
  ret void
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

declare ptr @__ehub_tape_take(i64)
