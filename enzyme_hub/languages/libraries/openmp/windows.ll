; Made from windows.c by `python -m enzyme_hub.languages.libraries.openmp`.
%struct.window = type { i64, i64, ptr, i64, ptr, ptr, i64, i32 }

@grows.why = internal constant [84 x i8] c"enzyme-hub: --deterministic: an array is too large for memory of each thread's own\0A\00", align 16

define void @__ehub_window_miss_double(ptr %0, ptr %1, double %2) {
  %4 = ptrtoint ptr %1 to i64
  %5 = call i32 @grows(ptr %0, i64 %4, i64 8)
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %17

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %9 = load ptr, ptr %8, align 8
  %10 = ptrtoint ptr %1 to i64
  %11 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %12 = load i64, ptr %11, align 8
  %13 = sub i64 %10, %12
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = fadd double %15, %2
  store double %16, ptr %14, align 8
  br label %19

17:                                               ; preds = %3
  %18 = atomicrmw fadd ptr %1, double %2 monotonic, align 8
  br label %19

19:                                               ; preds = %17, %7
  ret void
}

define internal i32 @grows(ptr %0, i64 %1, i64 %2) {
  %4 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = add i64 %5, %7
  %9 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 3
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %10, 1
  store i64 %11, ptr %9, align 8
  %12 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = icmp ne i64 %13, 0
  %15 = add i64 %1, %2
  %spec.select = select i1 %14, i64 %8, i64 %15
  %spec.select61 = select i1 %14, i64 %5, i64 %1
  %16 = icmp ult i64 %1, %spec.select61
  %.1 = select i1 %16, i64 %1, i64 %spec.select61
  %17 = add i64 %1, %2
  %18 = icmp ugt i64 %17, %spec.select
  %19 = add i64 %1, %2
  %.160 = select i1 %18, i64 %19, i64 %spec.select
  %20 = sub i64 %.160, %.1
  %21 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 3
  %22 = load i64, ptr %21, align 8
  %23 = icmp ugt i64 %22, 1099511627776
  %24 = icmp ugt i64 %20, 268435456
  %or.cond = select i1 %23, i1 %24, i1 false
  br i1 %or.cond, label %25, label %27

25:                                               ; preds = %3
  %26 = call i64 @write(i32 2, ptr @grows.why, i64 83)
  call void @abort()
  unreachable

27:                                               ; preds = %3
  %28 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 3
  %29 = load i64, ptr %28, align 8
  %30 = mul i64 128, %29
  %31 = add i64 512, %30
  %32 = icmp ugt i64 %20, %31
  %33 = icmp ugt i64 %20, 268435456
  %or.cond62 = or i1 %32, %33
  br i1 %or.cond62, label %78, label %34

34:                                               ; preds = %27
  %35 = udiv i64 %20, 2
  %36 = udiv i64 %35, %2
  %37 = mul i64 %36, %2
  %38 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %39 = load i64, ptr %38, align 8
  %40 = icmp ult i64 %.1, %39
  br i1 %40, label %41, label %46

41:                                               ; preds = %34
  %42 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  %43 = load i64, ptr %42, align 8
  %44 = icmp ne i64 %43, 0
  %45 = sub i64 %.1, %37
  %spec.select63 = select i1 %44, i64 %45, i64 %.1
  br label %46

46:                                               ; preds = %41, %34
  %.2 = phi i64 [ %.1, %34 ], [ %spec.select63, %41 ]
  %47 = add i64 %20, %37
  %48 = call i32 @has_room(ptr %0, i64 %.2, i64 %47)
  %49 = icmp ne i32 %48, 0
  br i1 %49, label %51, label %50

50:                                               ; preds = %46
  call void @moves(ptr %0, i64 %.2, i64 %47)
  br label %51

51:                                               ; preds = %50, %46
  %52 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  %53 = load i64, ptr %52, align 8
  %54 = icmp ne i64 %53, 0
  br i1 %54, label %57, label %55

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  store i64 %.2, ptr %56, align 8
  br label %57

57:                                               ; preds = %55, %51
  %58 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %59 = load i64, ptr %58, align 8
  %60 = sub i64 %59, %.2
  %61 = sub i64 %47, %60
  %62 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  %63 = load i64, ptr %62, align 8
  %64 = sub i64 %61, %63
  %65 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %66, i64 %68
  call void @llvm.memset.p0.i64(ptr align 1 %69, i8 0, i64 %64, i1 false)
  %70 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %71 = load ptr, ptr %70, align 8
  %72 = sub i64 0, %60
  %73 = getelementptr inbounds i8, ptr %71, i64 %72
  store ptr %73, ptr %70, align 8
  %74 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %75 = load ptr, ptr %74, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %75, i8 0, i64 %60, i1 false)
  %76 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  store i64 %.2, ptr %76, align 8
  %77 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  store i64 %47, ptr %77, align 8
  br label %78

78:                                               ; preds = %27, %57
  %.0 = phi i32 [ 1, %57 ], [ 0, %27 ]
  ret i32 %.0
}

define void @__ehub_window_miss_float(ptr %0, ptr %1, float %2) {
  %4 = ptrtoint ptr %1 to i64
  %5 = call i32 @grows(ptr %0, i64 %4, i64 4)
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %17

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %9 = load ptr, ptr %8, align 8
  %10 = ptrtoint ptr %1 to i64
  %11 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %12 = load i64, ptr %11, align 8
  %13 = sub i64 %10, %12
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 %13
  %15 = load float, ptr %14, align 4
  %16 = fadd float %15, %2
  store float %16, ptr %14, align 4
  br label %19

17:                                               ; preds = %3
  %18 = atomicrmw fadd ptr %1, float %2 monotonic, align 4
  br label %19

19:                                               ; preds = %17, %7
  ret void
}

define void @__ehub_windows_end(ptr %0) {
  %2 = call i32 @omp_get_num_threads()
  %3 = call i32 @omp_get_thread_num()
  %4 = icmp eq i32 %2, 1
  br i1 %4, label %5, label %10

5:                                                ; preds = %1, %7
  %.021 = phi ptr [ %9, %7 ], [ %0, %1 ]
  %6 = icmp ne ptr %.021, null
  br i1 %6, label %7, label %31

7:                                                ; preds = %5
  call void @add_own(ptr %.021, i64 0, i64 1)
  %8 = getelementptr inbounds nuw %struct.window, ptr %.021, i32 0, i32 4
  %9 = load ptr, ptr %8, align 8
  br label %5

10:                                               ; preds = %1
  %11 = call i32 @holds_any(ptr %0)
  %12 = icmp ne i32 %11, 0
  %. = select i1 %12, ptr %0, ptr null
  %13 = call ptr @__ehub_team_shown(i32 %3)
  store ptr %., ptr %13, align 8
  call void @__ehub_mirrored_barrier()
  br label %14

14:                                               ; preds = %26, %10
  %.022 = phi i32 [ 0, %10 ], [ %.1, %26 ]
  %.020 = phi i32 [ 0, %10 ], [ %27, %26 ]
  %15 = icmp slt i32 %.020, %2
  br i1 %15, label %16, label %28

16:                                               ; preds = %14
  %17 = call ptr @__ehub_team_shown(i32 %.020)
  %18 = load ptr, ptr %17, align 8
  br label %19

19:                                               ; preds = %21, %16
  %.1 = phi i32 [ %.022, %16 ], [ 1, %21 ]
  %.0 = phi ptr [ %18, %16 ], [ %25, %21 ]
  %20 = icmp ne ptr %.0, null
  br i1 %20, label %21, label %26

21:                                               ; preds = %19
  %22 = sext i32 %3 to i64
  %23 = sext i32 %2 to i64
  call void @add_own(ptr %.0, i64 %22, i64 %23)
  %24 = getelementptr inbounds nuw %struct.window, ptr %.0, i32 0, i32 4
  %25 = load ptr, ptr %24, align 8
  br label %19

26:                                               ; preds = %19
  %27 = add nsw i32 %.020, 1
  br label %14

28:                                               ; preds = %14
  %29 = icmp ne i32 %.022, 0
  br i1 %29, label %30, label %31

30:                                               ; preds = %28
  call void @__ehub_mirrored_barrier()
  br label %31

31:                                               ; preds = %28, %30, %5
  br label %32

32:                                               ; preds = %34, %31
  %.023 = phi ptr [ %0, %31 ], [ %38, %34 ]
  %33 = icmp ne ptr %.023, null
  br i1 %33, label %34, label %39

34:                                               ; preds = %32
  %35 = getelementptr inbounds nuw %struct.window, ptr %.023, i32 0, i32 5
  %36 = load ptr, ptr %35, align 8
  call void @__ehub_tape_give(ptr %36)
  %37 = getelementptr inbounds nuw %struct.window, ptr %.023, i32 0, i32 4
  %38 = load ptr, ptr %37, align 8
  br label %32

39:                                               ; preds = %32
  ret void
}

declare i32 @omp_get_num_threads()

declare i32 @omp_get_thread_num()

define internal void @add_own(ptr %0, i64 %1, i64 %2) {
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
  %22 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 7
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
  call void %26(i64 %.018, i64 %spec.select, ptr %32)
  br label %33

33:                                               ; preds = %13, %20
  %.0 = phi i64 [ %spec.select, %20 ], [ %16, %13 ]
  br label %11

34:                                               ; preds = %11
  ret void
}

define internal i32 @holds_any(ptr %0) {
  br label %2

2:                                                ; preds = %8, %1
  %.0 = phi ptr [ %0, %1 ], [ %10, %8 ]
  %3 = icmp ne ptr %.0, null
  br i1 %3, label %4, label %11

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw %struct.window, ptr %.0, i32 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = icmp ne i64 %6, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw %struct.window, ptr %.0, i32 0, i32 4
  %10 = load ptr, ptr %9, align 8
  br label %2

11:                                               ; preds = %2, %4
  %.03 = phi i32 [ 1, %4 ], [ 0, %2 ]
  ret i32 %.03
}

declare ptr @__ehub_team_shown(i32)

declare void @__ehub_mirrored_barrier()

declare void @__ehub_tape_give(ptr)

declare i64 @write(i32, ptr, i64)

declare void @abort()

define internal i32 @has_room(ptr %0, i64 %1, i64 %2) {
  %4 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 5
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
  %21 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 6
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
  %42 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 5
  %43 = load ptr, ptr %42, align 8
  call void @__ehub_tape_give(ptr %43)
  %44 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 5
  store ptr %8, ptr %44, align 8
  %45 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 6
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

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define internal void @add_float(i64 %0, i64 %1, ptr %2) {
  %4 = inttoptr i64 %0 to ptr
  br label %5

5:                                                ; preds = %19, %3
  %.0 = phi i64 [ 0, %3 ], [ %20, %19 ]
  %6 = sub i64 %1, %0
  %7 = udiv i64 %6, 4
  %8 = icmp ult i64 %.0, %7
  br i1 %8, label %9, label %21

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw float, ptr %2, i64 %.0
  %11 = load float, ptr %10, align 4
  %12 = fcmp une float %11, 0.000000e+00
  br i1 %12, label %13, label %19

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw float, ptr %2, i64 %.0
  %15 = load float, ptr %14, align 4
  %16 = getelementptr inbounds nuw float, ptr %4, i64 %.0
  %17 = load float, ptr %16, align 4
  %18 = fadd float %17, %15
  store float %18, ptr %16, align 4
  br label %19

19:                                               ; preds = %9, %13
  %20 = add i64 %.0, 1
  br label %5

21:                                               ; preds = %5
  ret void
}

define internal void @add_double(i64 %0, i64 %1, ptr %2) {
  %4 = inttoptr i64 %0 to ptr
  br label %5

5:                                                ; preds = %19, %3
  %.0 = phi i64 [ 0, %3 ], [ %20, %19 ]
  %6 = sub i64 %1, %0
  %7 = udiv i64 %6, 8
  %8 = icmp ult i64 %.0, %7
  br i1 %8, label %9, label %21

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw double, ptr %2, i64 %.0
  %11 = load double, ptr %10, align 8
  %12 = fcmp une double %11, 0.000000e+00
  br i1 %12, label %13, label %19

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw double, ptr %2, i64 %.0
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds nuw double, ptr %4, i64 %.0
  %17 = load double, ptr %16, align 8
  %18 = fadd double %17, %15
  store double %18, ptr %16, align 8
  br label %19

19:                                               ; preds = %9, %13
  %20 = add i64 %.0, 1
  br label %5

21:                                               ; preds = %5
  ret void
}
