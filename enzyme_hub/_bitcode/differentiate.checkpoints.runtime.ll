; Made from runtime.c by `python -m enzyme_hub._bitcode`.
%struct.run = type { %struct.log, %struct.log, ptr, i64, i64, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i32, ptr, ptr, i64, i64, ptr, i64, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.log = type { ptr, i64, i64, ptr, i64, i64 }
%struct.page = type { i64, [64 x i64], [64 x i64], [8 x i64] }
%struct.found = type { ptr, ptr, ptr }
%struct.block = type { ptr, i64 }
%struct.snapshot = type { i64, i64, i64, ptr }
%struct.piece = type { ptr, i64 }

@.str = private unnamed_addr constant [83 x i8] c"an iteration releases memory that it has not allocated; release it behind the loop\00", align 1
@together = internal global i64 0, align 8
@.str.1 = private unnamed_addr constant [76 x i8] c"memory that an iteration allocates outlives it; allocate it before the loop\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"EH0313\00", align 1

define void @__ehub_checkpoint_meet(ptr %0, ptr %1, i64 %2, i32 %3) noinline nounwind {
  %5 = call ptr @llvm.frameaddress.p0(i32 0)
  %6 = call i32 @is_own(ptr %0, ptr %1, ptr %5)
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %4
  call void @meet(ptr %0, ptr %1, i64 %2, i32 %3)
  br label %9

9:                                                ; preds = %8, %4
  ret void
}

define internal i32 @is_own(ptr %0, ptr %1, ptr %2) {
  %4 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 21
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ult ptr %1, %5
  %7 = icmp uge ptr %1, %2
  %or.cond = and i1 %6, %7
  br i1 %or.cond, label %15, label %8

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 23
  %10 = load i64, ptr %9, align 8
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %8
  %13 = call i32 @is_in_block(ptr %0, ptr %1)
  %14 = icmp ne i32 %13, 0
  br label %15

15:                                               ; preds = %8, %12, %3
  %16 = phi i1 [ true, %3 ], [ false, %8 ], [ %14, %12 ]
  %17 = zext i1 %16 to i32
  ret i32 %17
}

declare ptr @llvm.frameaddress.p0(i32 immarg)

define internal void @meet(ptr %0, ptr %1, i64 %2, i32 %3) {
  br label %5

5:                                                ; preds = %84, %4
  %.057 = phi i64 [ %2, %4 ], [ %86, %84 ]
  %.0 = phi ptr [ %1, %4 ], [ %85, %84 ]
  %6 = icmp ne i64 %.057, 0
  br i1 %6, label %7, label %87

7:                                                ; preds = %5
  %8 = ptrtoint ptr %.0 to i64
  %9 = urem i64 %8, 4096
  %10 = sub i64 4096, %9
  %11 = icmp ult i64 %10, %.057
  %12 = sub i64 4096, %9
  %13 = select i1 %11, i64 %12, i64 %.057
  %14 = udiv i64 %8, 4096
  %15 = call ptr @page_of(ptr %0, i64 %14)
  %16 = icmp ne i32 %3, 0
  %17 = getelementptr inbounds nuw %struct.page, ptr %15, i32 0, i32 1
  %18 = getelementptr inbounds [64 x i64], ptr %17, i64 0, i64 0
  %19 = getelementptr inbounds nuw %struct.page, ptr %15, i32 0, i32 2
  %20 = getelementptr inbounds [64 x i64], ptr %19, i64 0, i64 0
  %21 = select i1 %16, ptr %18, ptr %20
  br label %22

22:                                               ; preds = %66, %7
  %.059 = phi i64 [ 0, %7 ], [ %67, %66 ]
  %.058 = phi ptr [ null, %7 ], [ %.2, %66 ]
  %23 = icmp ult i64 %.059, %13
  br i1 %23, label %24, label %68

24:                                               ; preds = %22
  %25 = add i64 %9, %.059
  %26 = urem i64 %25, 64
  %27 = shl i64 1, %26
  %28 = udiv i64 %25, 64
  %29 = getelementptr inbounds nuw i64, ptr %21, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = icmp ne i32 %3, 0
  br i1 %31, label %37, label %32

32:                                               ; preds = %24
  %33 = getelementptr inbounds nuw %struct.page, ptr %15, i32 0, i32 1
  %34 = udiv i64 %25, 64
  %35 = getelementptr inbounds nuw [64 x i64], ptr %33, i64 0, i64 %34
  %36 = load i64, ptr %35, align 8
  br label %37

37:                                               ; preds = %24, %32
  %38 = phi i64 [ %36, %32 ], [ 0, %24 ]
  %39 = or i64 %30, %38
  %40 = and i64 %39, %27
  %41 = icmp ne i64 %40, 0
  %42 = zext i1 %41 to i32
  %43 = udiv i64 %25, 64
  %44 = getelementptr inbounds nuw i64, ptr %21, i64 %43
  %45 = load i64, ptr %44, align 8
  %46 = or i64 %45, %27
  store i64 %46, ptr %44, align 8
  %47 = icmp ne i32 %42, 0
  %48 = icmp ne ptr %.058, null
  %or.cond = select i1 %47, i1 true, i1 %48
  %49 = getelementptr inbounds nuw i8, ptr %.0, i64 %.059
  %.1 = select i1 %or.cond, ptr %.058, ptr %49
  %50 = icmp ne i32 %42, 0
  %51 = icmp ne ptr %.1, null
  %or.cond60 = select i1 %50, i1 %51, i1 false
  br i1 %or.cond60, label %52, label %66

52:                                               ; preds = %37
  %53 = icmp ne i32 %3, 0
  %54 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 0
  %55 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 1
  %56 = select i1 %53, ptr %54, ptr %55
  %57 = getelementptr inbounds nuw i8, ptr %.0, i64 %.059
  %58 = ptrtoint ptr %57 to i64
  %59 = ptrtoint ptr %.1 to i64
  %60 = sub i64 %58, %59
  %61 = icmp ne i32 %3, 0
  br i1 %61, label %62, label %64

62:                                               ; preds = %52
  %63 = call i64 @closed(ptr %0)
  br label %64

64:                                               ; preds = %52, %62
  %65 = phi i64 [ %63, %62 ], [ 0, %52 ]
  call void @append(ptr %0, ptr %56, ptr %.1, i64 %60, i64 %65)
  br label %66

66:                                               ; preds = %37, %64
  %.2 = phi ptr [ null, %64 ], [ %.1, %37 ]
  %67 = add i64 %.059, 1
  br label %22

68:                                               ; preds = %22
  %69 = icmp ne ptr %.058, null
  br i1 %69, label %70, label %84

70:                                               ; preds = %68
  %71 = icmp ne i32 %3, 0
  %72 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 0
  %73 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 1
  %74 = select i1 %71, ptr %72, ptr %73
  %75 = getelementptr inbounds nuw i8, ptr %.0, i64 %13
  %76 = ptrtoint ptr %75 to i64
  %77 = ptrtoint ptr %.058 to i64
  %78 = sub i64 %76, %77
  %79 = icmp ne i32 %3, 0
  br i1 %79, label %80, label %82

80:                                               ; preds = %70
  %81 = call i64 @closed(ptr %0)
  br label %82

82:                                               ; preds = %70, %80
  %83 = phi i64 [ %81, %80 ], [ 0, %70 ]
  call void @append(ptr %0, ptr %74, ptr %.058, i64 %78, i64 %83)
  br label %84

84:                                               ; preds = %82, %68
  %85 = getelementptr inbounds nuw i8, ptr %.0, i64 %13
  %86 = sub i64 %.057, %13
  br label %5

87:                                               ; preds = %5
  ret void
}

define void @__ehub_checkpoint_write(ptr %0, ptr %1, i64 %2) {
  %4 = call i32 @is_met(ptr %0, ptr %1, i64 %2, i32 1)
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  call void @__ehub_checkpoint_meet(ptr %0, ptr %1, i64 %2, i32 1)
  br label %7

7:                                                ; preds = %6, %3
  ret void
}

define internal i32 @is_met(ptr %0, ptr %1, i64 %2, i32 %3) {
  %5 = ptrtoint ptr %1 to i64
  %6 = urem i64 %5, 4096
  %7 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 5
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %46

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 5
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.page, ptr %12, i32 0, i32 0
  %14 = load i64, ptr %13, align 8
  %15 = udiv i64 %5, 4096
  %16 = icmp ne i64 %14, %15
  %17 = icmp ugt i64 %2, 32
  %or.cond = or i1 %16, %17
  br i1 %or.cond, label %46, label %18

18:                                               ; preds = %10
  %19 = urem i64 %6, 64
  %20 = add i64 %19, %2
  %21 = icmp ugt i64 %20, 64
  br i1 %21, label %46, label %22

22:                                               ; preds = %18
  %23 = shl i64 1, %2
  %24 = sub i64 %23, 1
  %25 = urem i64 %6, 64
  %26 = shl i64 %24, %25
  %27 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 5
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.page, ptr %28, i32 0, i32 1
  %30 = udiv i64 %6, 64
  %31 = getelementptr inbounds nuw [64 x i64], ptr %29, i64 0, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = icmp ne i32 %3, 0
  br i1 %33, label %42, label %34

34:                                               ; preds = %22
  %35 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 5
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw %struct.page, ptr %36, i32 0, i32 2
  %38 = udiv i64 %6, 64
  %39 = getelementptr inbounds nuw [64 x i64], ptr %37, i64 0, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = or i64 %32, %40
  br label %42

42:                                               ; preds = %34, %22
  %.0 = phi i64 [ %32, %22 ], [ %41, %34 ]
  %43 = and i64 %.0, %26
  %44 = icmp eq i64 %43, %26
  %45 = zext i1 %44 to i32
  br label %46

46:                                               ; preds = %4, %10, %18, %42
  %.019 = phi i32 [ %45, %42 ], [ 0, %18 ], [ 0, %10 ], [ 0, %4 ]
  ret i32 %.019
}

define void @__ehub_checkpoint_read(ptr %0, ptr %1, i64 %2) {
  %4 = call i32 @is_met(ptr %0, ptr %1, i64 %2, i32 0)
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  call void @__ehub_checkpoint_meet(ptr %0, ptr %1, i64 %2, i32 0)
  br label %7

7:                                                ; preds = %6, %3
  ret void
}

define void @__ehub_checkpoint_found(ptr %0, ptr %1, ptr %2) noinline nounwind {
  %4 = ptrtoint ptr %1 to i64
  %5 = urem i64 %4, 4096
  %6 = udiv i64 %5, 8
  %7 = urem i64 %6, 64
  %8 = shl i64 1, %7
  %9 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 5
  %10 = load ptr, ptr %9, align 8
  %11 = icmp ne ptr %10, null
  br i1 %11, label %12, label %28

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 5
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.page, ptr %14, i32 0, i32 0
  %16 = load i64, ptr %15, align 8
  %17 = udiv i64 %4, 4096
  %18 = icmp eq i64 %16, %17
  br i1 %18, label %19, label %28

19:                                               ; preds = %12
  %20 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 5
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.page, ptr %21, i32 0, i32 3
  %23 = udiv i64 %6, 64
  %24 = getelementptr inbounds nuw [8 x i64], ptr %22, i64 0, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = and i64 %25, %8
  %27 = icmp ne i64 %26, 0
  br i1 %27, label %62, label %28

28:                                               ; preds = %19, %12, %3
  %29 = call ptr @llvm.frameaddress.p0(i32 0)
  %30 = call i32 @is_own(ptr %0, ptr %1, ptr %29)
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %62, label %32

32:                                               ; preds = %28
  %33 = udiv i64 %4, 4096
  %34 = call ptr @page_of(ptr %0, i64 %33)
  %35 = getelementptr inbounds nuw %struct.page, ptr %34, i32 0, i32 3
  %36 = udiv i64 %6, 64
  %37 = getelementptr inbounds nuw [8 x i64], ptr %35, i64 0, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = and i64 %38, %8
  %40 = icmp ne i64 %39, 0
  br i1 %40, label %62, label %41

41:                                               ; preds = %32
  %42 = getelementptr inbounds nuw %struct.page, ptr %34, i32 0, i32 3
  %43 = udiv i64 %6, 64
  %44 = getelementptr inbounds nuw [8 x i64], ptr %42, i64 0, i64 %43
  %45 = load i64, ptr %44, align 8
  %46 = or i64 %45, %8
  store i64 %46, ptr %44, align 8
  %47 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 25
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 27
  %50 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 26
  %51 = load i64, ptr %50, align 8
  %52 = add i64 %51, 1
  %53 = call ptr @grown(ptr %0, ptr %48, ptr %49, i64 %52, i64 24)
  %54 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 25
  store ptr %53, ptr %54, align 8
  %55 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 25
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 26
  %58 = load i64, ptr %57, align 8
  %59 = add i64 %58, 1
  store i64 %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw %struct.found, ptr %56, i64 %58
  %61 = load ptr, ptr %1, align 8
  store ptr %1, ptr %60, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %60, i64 8
  store ptr %61, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %60, i64 16
  store ptr %2, ptr %.sroa.3.0..sroa_idx, align 8
  br label %62

62:                                               ; preds = %19, %28, %32, %41
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

define internal ptr @page_of(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 5
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %15

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 5
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.page, ptr %8, i32 0, i32 0
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, %1
  br i1 %11, label %12, label %15

12:                                               ; preds = %6
  %13 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 5
  %14 = load ptr, ptr %13, align 8
  br label %74

15:                                               ; preds = %6, %2
  %16 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 3
  %17 = load i64, ptr %16, align 8
  %18 = mul i64 2, %17
  %19 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 4
  %20 = load i64, ptr %19, align 8
  %21 = icmp uge i64 %18, %20
  br i1 %21, label %22, label %59

22:                                               ; preds = %15
  %23 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 4
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 2
  %26 = load ptr, ptr %25, align 8
  %27 = icmp ne i64 %24, 0
  %28 = mul i64 2, %24
  %29 = select i1 %27, i64 %28, i64 64
  %30 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 4
  store i64 %29, ptr %30, align 8
  %31 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 4
  %32 = load i64, ptr %31, align 8
  %33 = mul i64 %32, 8
  %34 = call ptr @take(ptr %0, i64 %33)
  %35 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 2
  store ptr %34, ptr %35, align 8
  %36 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 2
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 4
  %39 = load i64, ptr %38, align 8
  %40 = mul i64 %39, 8
  call void @llvm.memset.p0.i64(ptr align 8 %37, i8 0, i64 %40, i1 false)
  br label %41

41:                                               ; preds = %55, %22
  %.040 = phi i64 [ 0, %22 ], [ %56, %55 ]
  %42 = icmp ult i64 %.040, %24
  br i1 %42, label %43, label %57

43:                                               ; preds = %41
  %44 = getelementptr inbounds nuw ptr, ptr %26, i64 %.040
  %45 = load ptr, ptr %44, align 8
  %46 = icmp ne ptr %45, null
  br i1 %46, label %47, label %55

47:                                               ; preds = %43
  %48 = getelementptr inbounds nuw ptr, ptr %26, i64 %.040
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds nuw ptr, ptr %26, i64 %.040
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds nuw %struct.page, ptr %51, i32 0, i32 0
  %53 = load i64, ptr %52, align 8
  %54 = call ptr @place_of(ptr %0, i64 %53)
  store ptr %49, ptr %54, align 8
  br label %55

55:                                               ; preds = %43, %47
  %56 = add i64 %.040, 1
  br label %41

57:                                               ; preds = %41
  %58 = mul i64 %24, 8
  call void @give(ptr %0, ptr %26, i64 %58)
  br label %59

59:                                               ; preds = %57, %15
  %60 = call ptr @place_of(ptr %0, i64 %1)
  %61 = load ptr, ptr %60, align 8
  %62 = icmp ne ptr %61, null
  br i1 %62, label %71, label %63

63:                                               ; preds = %59
  %64 = call ptr @take(ptr %0, i64 1096)
  store ptr %64, ptr %60, align 8
  %65 = load ptr, ptr %60, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %65, i8 0, i64 1096, i1 false)
  %66 = load ptr, ptr %60, align 8
  %67 = getelementptr inbounds nuw %struct.page, ptr %66, i32 0, i32 0
  store i64 %1, ptr %67, align 8
  %68 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 3
  %69 = load i64, ptr %68, align 8
  %70 = add i64 %69, 1
  store i64 %70, ptr %68, align 8
  br label %71

71:                                               ; preds = %63, %59
  %72 = load ptr, ptr %60, align 8
  %73 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 5
  store ptr %72, ptr %73, align 8
  br label %74

74:                                               ; preds = %71, %12
  %.0 = phi ptr [ %14, %12 ], [ %72, %71 ]
  ret ptr %.0
}

define internal ptr @grown(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4) {
  %6 = load i64, ptr %2, align 8
  %7 = icmp ule i64 %3, %6
  br i1 %7, label %26, label %8

8:                                                ; preds = %5
  %9 = load i64, ptr %2, align 8
  %10 = icmp ne i64 %9, 0
  br i1 %10, label %11, label %14

11:                                               ; preds = %8
  %12 = load i64, ptr %2, align 8
  %13 = mul i64 2, %12
  br label %14

14:                                               ; preds = %8, %11
  %15 = phi i64 [ %13, %11 ], [ 16, %8 ]
  %16 = icmp ult i64 %15, %3
  %spec.select = select i1 %16, i64 %3, i64 %15
  %17 = mul i64 %spec.select, %4
  %18 = call ptr @take(ptr %0, i64 %17)
  %19 = icmp ne ptr %1, null
  br i1 %19, label %20, label %23

20:                                               ; preds = %14
  %21 = load i64, ptr %2, align 8
  %22 = mul i64 %21, %4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %18, ptr align 1 %1, i64 %22, i1 false)
  br label %23

23:                                               ; preds = %20, %14
  %24 = load i64, ptr %2, align 8
  %25 = mul i64 %24, %4
  call void @give(ptr %0, ptr %1, i64 %25)
  store i64 %spec.select, ptr %2, align 8
  br label %26

26:                                               ; preds = %5, %23
  %.0 = phi ptr [ %18, %23 ], [ %1, %5 ]
  ret ptr %.0
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare void @llvm.lifetime.end.p0(ptr captures(none))

define void @__ehub_checkpoint_pointer(ptr %0, ptr %1, ptr %2, ptr %3) noinline nounwind {
  %5 = call ptr @llvm.frameaddress.p0(i32 0)
  %6 = call i32 @is_own(ptr %0, ptr %1, ptr %5)
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  %9 = load ptr, ptr %1, align 8
  %10 = icmp ne ptr %9, %2
  br i1 %10, label %11, label %12

11:                                               ; preds = %8
  call void @__ehub_stop(ptr %3)
  unreachable

12:                                               ; preds = %8, %4
  ret void
}

declare void @__ehub_stop(ptr)

define void @__ehub_checkpoint_pointers(ptr %0, ptr %1, i64 %2, ptr %3) noinline nounwind {
  %5 = icmp ne i64 %2, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %4
  %7 = call ptr @llvm.frameaddress.p0(i32 0)
  %8 = call i32 @is_own(ptr %0, ptr %1, ptr %7)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %6
  call void @__ehub_stop(ptr %3)
  unreachable

11:                                               ; preds = %6, %4
  ret void
}

define void @__ehub_checkpoint_block(ptr %0, ptr %1, i64 %2) noinline nounwind {
  %4 = icmp ne ptr %1, null
  br i1 %4, label %5, label %40

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 22
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 24
  %9 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 23
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %10, 1
  %12 = call ptr @grown(ptr %0, ptr %7, ptr %8, i64 %11, i64 16)
  %13 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 22
  store ptr %12, ptr %13, align 8
  %14 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 23
  %15 = load i64, ptr %14, align 8
  %16 = add i64 %15, 1
  store i64 %16, ptr %14, align 8
  br label %17

17:                                               ; preds = %27, %5
  %.0 = phi i64 [ %15, %5 ], [ %35, %27 ]
  %18 = icmp ne i64 %.0, 0
  br i1 %18, label %19, label %.critedge

19:                                               ; preds = %17
  %20 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 22
  %21 = load ptr, ptr %20, align 8
  %22 = sub i64 %.0, 1
  %23 = getelementptr inbounds nuw %struct.block, ptr %21, i64 %22
  %24 = getelementptr inbounds nuw %struct.block, ptr %23, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8
  %26 = icmp ugt ptr %25, %1
  br i1 %26, label %27, label %.critedge

27:                                               ; preds = %19
  %28 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 22
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.block, ptr %29, i64 %.0
  %31 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 22
  %32 = load ptr, ptr %31, align 8
  %33 = sub i64 %.0, 1
  %34 = getelementptr inbounds nuw %struct.block, ptr %32, i64 %33
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 8 %34, i64 16, i1 false)
  %35 = add i64 %.0, -1
  br label %17

.critedge:                                        ; preds = %17, %19
  %36 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 22
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw %struct.block, ptr %37, i64 %.0
  %39 = icmp ne i64 %2, 0
  %. = select i1 %39, i64 %2, i64 1
  store ptr %1, ptr %38, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %38, i64 8
  store i64 %., ptr %.sroa.2.0..sroa_idx, align 8
  br label %40

40:                                               ; preds = %3, %.critedge
  ret void
}

define void @__ehub_checkpoint_free(ptr %0, ptr %1) noinline nounwind {
  %3 = icmp ne ptr %1, null
  br i1 %3, label %4, label %32

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 23
  %6 = load i64, ptr %5, align 8
  br label %7

7:                                                ; preds = %10, %4
  %.012 = phi i64 [ %6, %4 ], [ %8, %10 ]
  %8 = add i64 %.012, -1
  %9 = icmp ne i64 %.012, 0
  br i1 %9, label %10, label %30

10:                                               ; preds = %7
  %11 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 22
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.block, ptr %12, i64 %8
  %14 = getelementptr inbounds nuw %struct.block, ptr %13, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, %1
  br i1 %16, label %17, label %7

17:                                               ; preds = %10
  %18 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 22
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.block, ptr %19, i64 %8
  %21 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 22
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.block, ptr %22, i64 %8
  %24 = getelementptr inbounds %struct.block, ptr %23, i64 1
  %25 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 23
  %26 = load i64, ptr %25, align 8
  %27 = add i64 %26, -1
  store i64 %27, ptr %25, align 8
  %28 = sub i64 %27, %8
  %29 = mul i64 %28, 16
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %20, ptr align 8 %24, i64 %29, i1 false)
  br label %30

30:                                               ; preds = %7, %17
  %.0 = phi i32 [ 1, %17 ], [ 2, %7 ]
  switch i32 %.0, label %33 [
    i32 2, label %31
    i32 1, label %32
  ]

31:                                               ; preds = %30
  call void @stop(ptr @.str)
  br label %32

32:                                               ; preds = %2, %31, %30
  ret void

33:                                               ; preds = %30
  unreachable
}

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg)

define internal void @stop(ptr %0) {
  call void @__ehub_stop_saying(ptr @.str.2, ptr null, i32 0, ptr %0)
  unreachable
}

define ptr @__ehub_checkpoint_begin(i64 %0, i64 %1, i64 %2, ptr %3) noinline nounwind {
  %5 = call ptr @__ehub_tape_take(i64 400)
  call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 400, i1 false)
  %6 = getelementptr inbounds nuw %struct.run, ptr %5, i32 0, i32 14
  store i64 %0, ptr %6, align 8
  %7 = getelementptr inbounds nuw %struct.run, ptr %5, i32 0, i32 12
  store i64 %1, ptr %7, align 8
  %8 = getelementptr inbounds nuw %struct.run, ptr %5, i32 0, i32 13
  store i64 %2, ptr %8, align 8
  %9 = getelementptr inbounds nuw %struct.run, ptr %5, i32 0, i32 21
  store ptr %3, ptr %9, align 8
  %10 = getelementptr inbounds nuw %struct.run, ptr %5, i32 0, i32 18
  store i64 -1, ptr %10, align 8
  %11 = getelementptr inbounds nuw %struct.run, ptr %5, i32 0, i32 19
  store i64 2, ptr %11, align 8
  ret ptr %5
}

declare ptr @__ehub_tape_take(i64)

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

define void @__ehub_checkpoint_share(ptr %0, i64 %1) noinline nounwind {
  %3 = load atomic i64, ptr @together monotonic, align 8
  %4 = sub nsw i64 %1, %3
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %2
  %7 = sdiv i64 %4, 4
  %8 = mul nsw i64 %7, 3
  br label %9

9:                                                ; preds = %2, %6
  %10 = phi i64 [ %8, %6 ], [ 0, %2 ]
  %11 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 13
  %12 = load i64, ptr %11, align 8
  %13 = icmp slt i64 %10, %12
  br i1 %13, label %14, label %16

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 13
  store i64 %10, ptr %15, align 8
  br label %16

16:                                               ; preds = %14, %9
  %17 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 39
  store i64 1, ptr %17, align 8
  ret void
}

define void @__ehub_checkpoint_step(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 15
  %3 = load i64, ptr %2, align 8
  %4 = add nsw i64 %3, 1
  store i64 %4, ptr %2, align 8
  %5 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 23
  %6 = load i64, ptr %5, align 8
  %7 = icmp ne i64 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %1
  call void @stop(ptr @.str.1)
  br label %9

9:                                                ; preds = %8, %1
  switch i64 %3, label %16 [
    i64 0, label %10
    i64 1, label %11
  ]

10:                                               ; preds = %9
  call void @push(ptr %0, i64 0)
  br label %60

11:                                               ; preds = %9
  call void @settle(ptr %0)
  %12 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 14
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %16

15:                                               ; preds = %11
  call void @plan(ptr %0, i64 0)
  br label %16

16:                                               ; preds = %11, %15, %9
  %17 = icmp sgt i64 %3, 1
  br i1 %17, label %18, label %30

18:                                               ; preds = %16
  %19 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 12
  %20 = load i64, ptr %19, align 8
  %21 = icmp sle i64 %20, 0
  br i1 %21, label %22, label %30

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 0
  %24 = getelementptr inbounds nuw %struct.log, ptr %23, i32 0, i32 4
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 10
  %27 = load i64, ptr %26, align 8
  %28 = icmp ugt i64 %25, %27
  br i1 %28, label %29, label %30

29:                                               ; preds = %22
  call void @settle_again(ptr %0, i64 %3)
  br label %30

30:                                               ; preds = %29, %22, %18, %16
  %31 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 14
  %32 = load i64, ptr %31, align 8
  %33 = icmp sgt i64 %32, 0
  br i1 %33, label %34, label %48

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 18
  %36 = load i64, ptr %35, align 8
  %37 = icmp ne i64 %3, %36
  br i1 %37, label %38, label %43

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 14
  %40 = load i64, ptr %39, align 8
  %41 = sub nsw i64 %40, 1
  %42 = icmp ne i64 %3, %41
  br i1 %42, label %60, label %43

43:                                               ; preds = %38, %34
  call void @push(ptr %0, i64 %3)
  %44 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 18
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %3, %45
  br i1 %46, label %47, label %60

47:                                               ; preds = %43
  call void @plan(ptr %0, i64 %3)
  br label %60

48:                                               ; preds = %30
  %49 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 9
  %50 = load i64, ptr %49, align 8
  %51 = icmp ugt i64 %50, 1
  br i1 %51, label %52, label %60

52:                                               ; preds = %48, %58
  %53 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 7
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 9
  %56 = load i64, ptr %55, align 8
  %57 = icmp uge i64 %54, %56
  br i1 %57, label %58, label %59

58:                                               ; preds = %52
  call void @thin(ptr %0, i64 %3)
  br label %52

59:                                               ; preds = %52
  call void @push(ptr %0, i64 %3)
  br label %60

60:                                               ; preds = %10, %38, %48, %59, %43, %47
  ret void
}

define internal void @push(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 0
  %4 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 6
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 8
  %7 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 7
  %8 = load i64, ptr %7, align 8
  %9 = add i64 %8, 1
  %10 = call ptr @grown(ptr %0, ptr %5, ptr %6, i64 %9, i64 32)
  %11 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 6
  store ptr %10, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.log, ptr %3, i32 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.log, ptr %3, i32 0, i32 4
  %15 = load i64, ptr %14, align 8
  %16 = icmp ne i64 %1, 0
  br i1 %16, label %17, label %21

17:                                               ; preds = %2
  %18 = getelementptr inbounds nuw %struct.log, ptr %3, i32 0, i32 4
  %19 = load i64, ptr %18, align 8
  %20 = call ptr @take(ptr %0, i64 %19)
  br label %21

21:                                               ; preds = %2, %17
  %22 = phi ptr [ %20, %17 ], [ null, %2 ]
  %23 = icmp ne i64 %1, 0
  br i1 %23, label %24, label %32

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw %struct.log, ptr %3, i32 0, i32 1
  %26 = load i64, ptr %25, align 8
  call void @copy_out(ptr %3, i64 %26, ptr %22)
  %27 = getelementptr inbounds nuw %struct.log, ptr %3, i32 0, i32 4
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 11
  %30 = load i64, ptr %29, align 8
  %31 = add i64 %30, %28
  store i64 %31, ptr %29, align 8
  br label %32

32:                                               ; preds = %24, %21
  %33 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 6
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 7
  %36 = load i64, ptr %35, align 8
  %37 = add i64 %36, 1
  store i64 %37, ptr %35, align 8
  %38 = getelementptr inbounds nuw %struct.snapshot, ptr %34, i64 %36
  store i64 %1, ptr %38, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %38, i64 8
  store i64 %13, ptr %.sroa.4.0..sroa_idx, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %38, i64 16
  store i64 %15, ptr %.sroa.5.0..sroa_idx, align 8
  %.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %38, i64 24
  store ptr %22, ptr %.sroa.6.0..sroa_idx, align 8
  ret void
}

define internal void @settle(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 0
  %3 = getelementptr inbounds nuw %struct.log, ptr %2, i32 0, i32 4
  %4 = load i64, ptr %3, align 8
  %5 = add i64 %4, 32
  %6 = add i64 %5, 64
  %7 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 37
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 33
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 34
  %12 = load i64, ptr %11, align 8
  %13 = mul i64 %10, %12
  %14 = sub i64 %8, %13
  %15 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 11
  %16 = load i64, ptr %15, align 8
  %17 = sub i64 %14, %16
  %18 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 13
  %19 = load i64, ptr %18, align 8
  %20 = sub nsw i64 %19, %17
  %21 = sdiv i64 %20, %6
  %22 = sub nsw i64 %21, 2
  %23 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 0
  %24 = getelementptr inbounds nuw %struct.log, ptr %23, i32 0, i32 4
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 10
  store i64 %25, ptr %26, align 8
  %27 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 12
  %28 = load i64, ptr %27, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %33

30:                                               ; preds = %1
  %31 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 12
  %32 = load i64, ptr %31, align 8
  br label %35

33:                                               ; preds = %1
  %34 = icmp sgt i64 %22, 8
  %. = select i1 %34, i64 %22, i64 8
  br label %35

35:                                               ; preds = %33, %30
  %36 = phi i64 [ %32, %30 ], [ %., %33 ]
  %37 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 9
  store i64 %36, ptr %37, align 8
  ret void
}

define internal void @plan(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 14
  %4 = load i64, ptr %3, align 8
  %5 = sub nsw i64 %4, %1
  %6 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 9
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 7
  %9 = load i64, ptr %8, align 8
  %10 = sub i64 %7, %9
  %11 = add nsw i64 %10, 1
  %12 = icmp sgt i64 %11, 1
  %13 = icmp sgt i64 %5, 1
  %or.cond = select i1 %12, i1 %13, i1 false
  br i1 %or.cond, label %14, label %17

14:                                               ; preds = %2
  %15 = call i64 @distance(i64 %5, i64 %11)
  %16 = add nsw i64 %1, %15
  br label %17

17:                                               ; preds = %2, %14
  %18 = phi i64 [ %16, %14 ], [ -1, %2 ]
  %19 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 18
  store i64 %18, ptr %19, align 8
  ret void
}

define internal void @settle_again(ptr %0, i64 %1) {
  call void @settle(ptr %0)
  %3 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 14
  %4 = load i64, ptr %3, align 8
  %5 = icmp sle i64 %4, 0
  br i1 %5, label %50, label %6

6:                                                ; preds = %2, %32
  %7 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 7
  %8 = load i64, ptr %7, align 8
  %9 = icmp ugt i64 %8, 1
  br i1 %9, label %10, label %.critedge

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 7
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 9
  %14 = load i64, ptr %13, align 8
  %15 = icmp ugt i64 %12, %14
  br i1 %15, label %16, label %.critedge

16:                                               ; preds = %10, %21
  %.030 = phi i64 [ %spec.select, %21 ], [ 1, %10 ]
  %.0 = phi i64 [ %31, %21 ], [ 2, %10 ]
  %17 = add i64 %.0, 1
  %18 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 7
  %19 = load i64, ptr %18, align 8
  %20 = icmp ult i64 %17, %19
  br i1 %20, label %21, label %32

21:                                               ; preds = %16
  %22 = sub i64 %.0, 1
  %23 = call i64 @length_of(ptr %0, i64 %22, i64 %1)
  %24 = call i64 @length_of(ptr %0, i64 %.0, i64 %1)
  %25 = add nsw i64 %23, %24
  %26 = sub i64 %.030, 1
  %27 = call i64 @length_of(ptr %0, i64 %26, i64 %1)
  %28 = call i64 @length_of(ptr %0, i64 %.030, i64 %1)
  %29 = add nsw i64 %27, %28
  %30 = icmp slt i64 %25, %29
  %spec.select = select i1 %30, i64 %.0, i64 %.030
  %31 = add i64 %.0, 1
  br label %16

32:                                               ; preds = %16
  call void @drop(ptr %0, i64 %.030)
  br label %6

.critedge:                                        ; preds = %6, %10
  %33 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 6
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 7
  %36 = load i64, ptr %35, align 8
  %37 = sub i64 %36, 1
  %38 = getelementptr inbounds nuw %struct.snapshot, ptr %34, i64 %37
  %39 = getelementptr inbounds nuw %struct.snapshot, ptr %38, i32 0, i32 0
  %40 = load i64, ptr %39, align 8
  call void @plan(ptr %0, i64 %40)
  %41 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 18
  %42 = load i64, ptr %41, align 8
  %43 = icmp ne i64 %42, -1
  br i1 %43, label %44, label %50

44:                                               ; preds = %.critedge
  %45 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 18
  %46 = load i64, ptr %45, align 8
  %47 = icmp slt i64 %46, %1
  br i1 %47, label %48, label %50

48:                                               ; preds = %44
  %49 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 18
  store i64 %1, ptr %49, align 8
  br label %50

50:                                               ; preds = %2, %48, %44, %.critedge
  ret void
}

define internal void @thin(ptr %0, i64 %1) {
  br label %3

3:                                                ; preds = %27, %2
  %4 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 7
  %5 = load i64, ptr %4, align 8
  %6 = sub i64 %5, 1
  br label %7

7:                                                ; preds = %25, %3
  %.0 = phi i64 [ %6, %3 ], [ %8, %25 ]
  %8 = add i64 %.0, -1
  %9 = icmp ugt i64 %.0, 0
  br i1 %9, label %10, label %26

10:                                               ; preds = %7
  %11 = call i64 @length_of(ptr %0, i64 %8, i64 %1)
  %12 = add i64 %8, 1
  %13 = call i64 @length_of(ptr %0, i64 %12, i64 %1)
  %14 = add nsw i64 %11, %13
  %15 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 9
  %16 = load i64, ptr %15, align 8
  %17 = sub i64 %16, %8
  %18 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 19
  %19 = load i64, ptr %18, align 8
  %20 = sub nsw i64 %19, 1
  %21 = call i64 @most(i64 %17, i64 %20)
  %22 = icmp sle i64 %14, %21
  br i1 %22, label %23, label %25

23:                                               ; preds = %10
  %24 = add i64 %8, 1
  call void @drop(ptr %0, i64 %24)
  br label %25

25:                                               ; preds = %10, %23
  %.1 = phi i32 [ 1, %23 ], [ 0, %10 ]
  %cond = icmp eq i32 %.1, 0
  br i1 %cond, label %7, label %26

26:                                               ; preds = %7, %25
  %.016 = phi i32 [ %.1, %25 ], [ 5, %7 ]
  switch i32 %.016, label %32 [
    i32 5, label %27
    i32 1, label %31
  ]

27:                                               ; preds = %26
  %28 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 19
  %29 = load i64, ptr %28, align 8
  %30 = add nsw i64 %29, 1
  store i64 %30, ptr %28, align 8
  br label %3

31:                                               ; preds = %26
  ret void

32:                                               ; preds = %26
  unreachable
}

define void @__ehub_checkpoint_end(ptr %0) noinline nounwind {
  %2 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 23
  %3 = load i64, ptr %2, align 8
  %4 = icmp ne i64 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  call void @stop(ptr @.str.1)
  br label %6

6:                                                ; preds = %5, %1
  %7 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 9
  %8 = load i64, ptr %7, align 8
  %9 = icmp ne i64 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %6
  call void @settle(ptr %0)
  br label %11

11:                                               ; preds = %10, %6
  %12 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 31
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 15
  %15 = load i64, ptr %14, align 8
  %16 = add nsw i64 %13, %15
  %17 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 36
  store i64 %16, ptr %17, align 8
  %18 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 39
  %19 = load i64, ptr %18, align 8
  %20 = icmp ne i64 %19, 0
  br i1 %20, label %21, label %39

21:                                               ; preds = %11
  %22 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 31
  %23 = load i64, ptr %22, align 8
  %24 = icmp ne i64 %23, 0
  br i1 %24, label %25, label %30

25:                                               ; preds = %21
  %26 = call i64 @__ehub_tape_held()
  %27 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 35
  %28 = load i64, ptr %27, align 8
  %29 = sub i64 %26, %28
  br label %33

30:                                               ; preds = %21
  %31 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 37
  %32 = load i64, ptr %31, align 8
  br label %33

33:                                               ; preds = %30, %25
  %34 = phi i64 [ %29, %25 ], [ %32, %30 ]
  %35 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 39
  store i64 %34, ptr %35, align 8
  %36 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 39
  %37 = load i64, ptr %36, align 8
  %38 = atomicrmw add ptr @together, i64 %37 monotonic, align 8
  br label %39

39:                                               ; preds = %33, %11
  ret void
}

declare i64 @__ehub_tape_held()

define ptr @__ehub_checkpoint_room(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 31
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %2
  %7 = call i64 @__ehub_tape_held()
  %8 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 37
  %9 = load i64, ptr %8, align 8
  %10 = sub i64 %7, %9
  %11 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 35
  store i64 %10, ptr %11, align 8
  br label %12

12:                                               ; preds = %6, %2
  %13 = call i64 @__ehub_tape_held()
  %14 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 37
  %15 = load i64, ptr %14, align 8
  %16 = sub i64 %13, %15
  %17 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 35
  %18 = load i64, ptr %17, align 8
  %19 = sub i64 %16, %18
  %20 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 31
  %21 = load i64, ptr %20, align 8
  %22 = mul i64 %21, %1
  %23 = add i64 %19, %22
  %24 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 31
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 1
  br i1 %26, label %27, label %38

27:                                               ; preds = %12
  %28 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 14
  %29 = load i64, ptr %28, align 8
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %38

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 13
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 14
  %35 = load i64, ptr %34, align 8
  %36 = sdiv i64 %33, %35
  %37 = icmp sgt i64 %23, %36
  br i1 %37, label %72, label %38

38:                                               ; preds = %31, %27, %12
  %39 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 31
  %40 = load i64, ptr %39, align 8
  %41 = icmp sge i64 %40, 1
  br i1 %41, label %42, label %55

42:                                               ; preds = %38
  %43 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 14
  %44 = load i64, ptr %43, align 8
  %45 = icmp sle i64 %44, 0
  br i1 %45, label %46, label %55

46:                                               ; preds = %42
  %47 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 31
  %48 = load i64, ptr %47, align 8
  %49 = udiv i64 %23, %48
  %50 = add i64 %23, %49
  %51 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 13
  %52 = load i64, ptr %51, align 8
  %53 = sdiv i64 %52, 2
  %54 = icmp sgt i64 %50, %53
  br i1 %54, label %72, label %55

55:                                               ; preds = %46, %42, %38
  %56 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 34
  store i64 %1, ptr %56, align 8
  %57 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 30
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 33
  %60 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 31
  %61 = load i64, ptr %60, align 8
  %62 = add i64 %61, 1
  %63 = call ptr @grown(ptr %0, ptr %58, ptr %59, i64 %62, i64 %1)
  %64 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 30
  store ptr %63, ptr %64, align 8
  %65 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 30
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 31
  %68 = load i64, ptr %67, align 8
  %69 = add nsw i64 %68, 1
  store i64 %69, ptr %67, align 8
  %70 = mul i64 %68, %1
  %71 = getelementptr inbounds nuw i8, ptr %66, i64 %70
  br label %85

72:                                               ; preds = %46, %31
  %73 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 13
  %74 = load i64, ptr %73, align 8
  %75 = sub i64 %74, %23
  store i64 %75, ptr %73, align 8
  %76 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 14
  %77 = load i64, ptr %76, align 8
  %78 = icmp sgt i64 %77, 0
  br i1 %78, label %79, label %85

79:                                               ; preds = %72
  %80 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 31
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 14
  %83 = load i64, ptr %82, align 8
  %84 = sub nsw i64 %83, %81
  store i64 %84, ptr %82, align 8
  br label %85

85:                                               ; preds = %72, %79, %55
  %.0 = phi ptr [ %71, %55 ], [ null, %79 ], [ null, %72 ]
  ret ptr %.0
}

define void @__ehub_checkpoint_back(ptr %0) noinline nounwind {
  call void @check_found(ptr %0)
  %2 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 0
  %3 = getelementptr inbounds nuw %struct.log, ptr %2, i32 0, i32 4
  %4 = load i64, ptr %3, align 8
  %5 = call ptr @take(ptr %0, i64 %4)
  %6 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 28
  store ptr %5, ptr %6, align 8
  %7 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 0
  %8 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 0
  %9 = getelementptr inbounds nuw %struct.log, ptr %8, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 28
  %12 = load ptr, ptr %11, align 8
  call void @copy_out(ptr %7, i64 %10, ptr %12)
  %13 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 1
  %14 = getelementptr inbounds nuw %struct.log, ptr %13, i32 0, i32 4
  %15 = load i64, ptr %14, align 8
  %16 = call ptr @take(ptr %0, i64 %15)
  %17 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 29
  store ptr %16, ptr %17, align 8
  %18 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 1
  %19 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 1
  %20 = getelementptr inbounds nuw %struct.log, ptr %19, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 29
  %23 = load ptr, ptr %22, align 8
  call void @copy_out(ptr %18, i64 %21, ptr %23)
  %24 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 1
  %25 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 1
  %26 = getelementptr inbounds nuw %struct.log, ptr %25, i32 0, i32 3
  %27 = load ptr, ptr %26, align 8
  call void @copy_changed(ptr %24, ptr %27)
  %28 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 15
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 16
  store i64 %29, ptr %30, align 8
  %31 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 31
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 32
  store i64 %32, ptr %33, align 8
  %34 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 17
  store i64 -1, ptr %34, align 8
  %35 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 20
  store i32 0, ptr %35, align 8
  ret void
}

define internal void @check_found(ptr %0) {
  br label %2

2:                                                ; preds = %25, %1
  %.0 = phi i64 [ 0, %1 ], [ %26, %25 ]
  %3 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 26
  %4 = load i64, ptr %3, align 8
  %5 = icmp ult i64 %.0, %4
  br i1 %5, label %6, label %27

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 25
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.found, ptr %8, i64 %.0
  %10 = getelementptr inbounds nuw %struct.found, ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 25
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.found, ptr %14, i64 %.0
  %16 = getelementptr inbounds nuw %struct.found, ptr %15, i32 0, i32 1
  %17 = load ptr, ptr %16, align 8
  %18 = icmp ne ptr %12, %17
  br i1 %18, label %19, label %25

19:                                               ; preds = %6
  %20 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 25
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.found, ptr %21, i64 %.0
  %23 = getelementptr inbounds nuw %struct.found, ptr %22, i32 0, i32 2
  %24 = load ptr, ptr %23, align 8
  call void @__ehub_stop(ptr %24)
  unreachable

25:                                               ; preds = %6
  %26 = add i64 %.0, 1
  br label %2

27:                                               ; preds = %2
  ret void
}

define internal ptr @take(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 37
  %4 = load i64, ptr %3, align 8
  %5 = add i64 %4, %1
  store i64 %5, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 37
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 38
  %9 = load i64, ptr %8, align 8
  %10 = icmp ugt i64 %7, %9
  br i1 %10, label %11, label %15

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 37
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 38
  store i64 %13, ptr %14, align 8
  br label %15

15:                                               ; preds = %11, %2
  %16 = icmp ne i64 %1, 0
  %. = select i1 %16, i64 %1, i64 1
  %17 = call ptr @__ehub_tape_take(i64 %.)
  ret ptr %17
}

define internal void @copy_out(ptr %0, i64 %1, ptr %2) {
  br label %4

4:                                                ; preds = %6, %3
  %.09 = phi ptr [ %2, %3 ], [ %23, %6 ]
  %.0 = phi i64 [ 0, %3 ], [ %19, %6 ]
  %5 = icmp ult i64 %.0, %1
  br i1 %5, label %6, label %24

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw %struct.log, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.piece, ptr %8, i64 %.0
  %10 = getelementptr inbounds nuw %struct.piece, ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.log, ptr %0, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.piece, ptr %13, i64 %.0
  %15 = getelementptr inbounds nuw %struct.piece, ptr %14, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %.09, ptr align 1 %11, i64 %16, i1 false)
  %17 = getelementptr inbounds nuw %struct.log, ptr %0, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = add i64 %.0, 1
  %20 = getelementptr inbounds nuw %struct.piece, ptr %18, i64 %.0
  %21 = getelementptr inbounds nuw %struct.piece, ptr %20, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %.09, i64 %22
  br label %4

24:                                               ; preds = %4
  ret void
}

define internal void @copy_changed(ptr %0, ptr %1) {
  br label %3

3:                                                ; preds = %31, %2
  %.014 = phi ptr [ %1, %2 ], [ %38, %31 ]
  %.0 = phi i64 [ 0, %2 ], [ %34, %31 ]
  %4 = getelementptr inbounds nuw %struct.log, ptr %0, i32 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = icmp ult i64 %.0, %5
  br i1 %6, label %7, label %39

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw %struct.log, ptr %0, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.piece, ptr %9, i64 %.0
  %11 = getelementptr inbounds nuw %struct.piece, ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.log, ptr %0, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.piece, ptr %14, i64 %.0
  %16 = getelementptr inbounds nuw %struct.piece, ptr %15, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = call i32 @memcmp(ptr %12, ptr %.014, i64 %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %31

20:                                               ; preds = %7
  %21 = getelementptr inbounds nuw %struct.log, ptr %0, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.piece, ptr %22, i64 %.0
  %24 = getelementptr inbounds nuw %struct.piece, ptr %23, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw %struct.log, ptr %0, i32 0, i32 0
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw %struct.piece, ptr %27, i64 %.0
  %29 = getelementptr inbounds nuw %struct.piece, ptr %28, i32 0, i32 1
  %30 = load i64, ptr %29, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %25, ptr align 1 %.014, i64 %30, i1 false)
  br label %31

31:                                               ; preds = %7, %20
  %32 = getelementptr inbounds nuw %struct.log, ptr %0, i32 0, i32 0
  %33 = load ptr, ptr %32, align 8
  %34 = add i64 %.0, 1
  %35 = getelementptr inbounds nuw %struct.piece, ptr %33, i64 %.0
  %36 = getelementptr inbounds nuw %struct.piece, ptr %35, i32 0, i32 1
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %.014, i64 %37
  br label %3

39:                                               ; preds = %3
  ret void
}

define i64 @__ehub_checkpoint_next(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 20
  %3 = load i32, ptr %2, align 8
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %15

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 17
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 16
  %9 = load i64, ptr %8, align 8
  %10 = sub nsw i64 %9, 1
  %11 = icmp ne i64 %7, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 17
  %14 = load i64, ptr %13, align 8
  call void @push(ptr %0, i64 %14)
  br label %15

15:                                               ; preds = %12, %5, %1
  %16 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 20
  store i32 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 16
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %.critedge, label %20

20:                                               ; preds = %15
  %21 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 6
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 7
  %24 = load i64, ptr %23, align 8
  %25 = sub i64 %24, 1
  %26 = getelementptr inbounds nuw %struct.snapshot, ptr %22, i64 %25
  %27 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 17
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 16
  %30 = load i64, ptr %29, align 8
  %31 = sub nsw i64 %30, 1
  %32 = icmp ne i64 %28, %31
  br i1 %32, label %33, label %40

33:                                               ; preds = %20
  %34 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 17
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw %struct.snapshot, ptr %26, i32 0, i32 0
  %37 = load i64, ptr %36, align 8
  %38 = icmp ne i64 %35, %37
  br i1 %38, label %39, label %40

39:                                               ; preds = %33
  call void @restore(ptr %0, ptr %26)
  br label %40

40:                                               ; preds = %39, %33, %20
  %41 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 17
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 16
  %44 = load i64, ptr %43, align 8
  %45 = sub nsw i64 %44, 1
  %46 = icmp eq i64 %42, %45
  br i1 %46, label %47, label %72

47:                                               ; preds = %40
  %48 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 16
  %49 = load i64, ptr %48, align 8
  %50 = add nsw i64 %49, -1
  store i64 %50, ptr %48, align 8
  %51 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 17
  store i64 -1, ptr %51, align 8
  br label %52

52:                                               ; preds = %68, %47
  %53 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 7
  %54 = load i64, ptr %53, align 8
  %55 = icmp ugt i64 %54, 1
  br i1 %55, label %56, label %.critedge

56:                                               ; preds = %52
  %57 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 6
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 7
  %60 = load i64, ptr %59, align 8
  %61 = sub i64 %60, 1
  %62 = getelementptr inbounds nuw %struct.snapshot, ptr %58, i64 %61
  %63 = getelementptr inbounds nuw %struct.snapshot, ptr %62, i32 0, i32 0
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 16
  %66 = load i64, ptr %65, align 8
  %67 = icmp sge i64 %64, %66
  br i1 %67, label %68, label %.critedge

68:                                               ; preds = %56
  %69 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 7
  %70 = load i64, ptr %69, align 8
  %71 = sub i64 %70, 1
  call void @drop(ptr %0, i64 %71)
  br label %52

72:                                               ; preds = %40
  %73 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 16
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 17
  %76 = load i64, ptr %75, align 8
  %77 = sub nsw i64 %74, %76
  %78 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 9
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 7
  %81 = load i64, ptr %80, align 8
  %82 = sub i64 %79, %81
  %83 = add nsw i64 %82, 1
  %84 = sub nsw i64 %77, 1
  %85 = icmp sgt i64 %83, 1
  br i1 %85, label %86, label %89

86:                                               ; preds = %72
  %87 = call i64 @distance(i64 %77, i64 %83)
  %88 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 20
  store i32 1, ptr %88, align 8
  br label %89

89:                                               ; preds = %86, %72
  %.0 = phi i64 [ %87, %86 ], [ %84, %72 ]
  %90 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 17
  %91 = load i64, ptr %90, align 8
  %92 = add nsw i64 %91, %.0
  store i64 %92, ptr %90, align 8
  %93 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 36
  %94 = load i64, ptr %93, align 8
  %95 = add nsw i64 %94, %.0
  store i64 %95, ptr %93, align 8
  br label %.critedge

.critedge:                                        ; preds = %89, %52, %56, %15
  %.039 = phi i64 [ 0, %15 ], [ %.0, %89 ], [ -1, %52 ], [ -1, %56 ]
  ret i64 %.039
}

define internal void @restore(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 0
  %4 = getelementptr inbounds nuw %struct.snapshot, ptr %1, i32 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.snapshot, ptr %1, i32 0, i32 3
  %7 = load ptr, ptr %6, align 8
  call void @copy_back(ptr %3, i64 0, i64 %5, ptr %7)
  %8 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 0
  %9 = getelementptr inbounds nuw %struct.snapshot, ptr %1, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 0
  %12 = getelementptr inbounds nuw %struct.log, ptr %11, i32 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 0
  %15 = getelementptr inbounds nuw %struct.log, ptr %14, i32 0, i32 3
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.snapshot, ptr %1, i32 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 %18
  call void @copy_back(ptr %8, i64 %10, i64 %13, ptr %19)
  %20 = getelementptr inbounds nuw %struct.snapshot, ptr %1, i32 0, i32 0
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 17
  store i64 %21, ptr %22, align 8
  ret void
}

define internal void @drop(ptr %0, i64 %1) {
  %.sroa.0 = alloca { i64, i64 }, align 8
  call void @llvm.lifetime.start.p0(ptr %.sroa.0)
  %3 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 6
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.snapshot, ptr %4, i64 %1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %.sroa.0, ptr align 8 %5, i64 16, i1 false)
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %5, i64 16
  %.sroa.3.0.copyload = load i64, ptr %.sroa.3.0..sroa_idx, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %5, i64 24
  %.sroa.5.0.copyload = load ptr, ptr %.sroa.5.0..sroa_idx, align 8
  %6 = icmp ne ptr %.sroa.5.0.copyload, null
  br i1 %6, label %7, label %11

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 11
  %9 = load i64, ptr %8, align 8
  %10 = sub i64 %9, %.sroa.3.0.copyload
  store i64 %10, ptr %8, align 8
  br label %11

11:                                               ; preds = %7, %2
  call void @give(ptr %0, ptr %.sroa.5.0.copyload, i64 %.sroa.3.0.copyload)
  %12 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 6
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.snapshot, ptr %13, i64 %1
  %15 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 6
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.snapshot, ptr %16, i64 %1
  %18 = getelementptr inbounds %struct.snapshot, ptr %17, i64 1
  %19 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 7
  %20 = load i64, ptr %19, align 8
  %21 = add i64 %20, -1
  store i64 %21, ptr %19, align 8
  %22 = sub i64 %21, %1
  %23 = mul i64 %22, 32
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %14, ptr align 8 %18, i64 %23, i1 false)
  call void @llvm.lifetime.end.p0(ptr %.sroa.0)
  ret void
}

define internal i64 @distance(i64 %0, i64 %1) {
  br label %3

3:                                                ; preds = %6, %2
  %.0 = phi i64 [ 1, %2 ], [ %7, %6 ]
  %4 = call i64 @most(i64 %1, i64 %.0)
  %5 = icmp slt i64 %4, %0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = add nsw i64 %.0, 1
  br label %3

8:                                                ; preds = %3
  %9 = sub nsw i64 %.0, 1
  %10 = call i64 @most(i64 %1, i64 %9)
  %11 = sub nsw i64 %1, 1
  %12 = sub nsw i64 %.0, 1
  %13 = call i64 @most(i64 %11, i64 %12)
  %14 = sub nsw i64 %0, %13
  %15 = icmp slt i64 %10, %14
  %. = select i1 %15, i64 %10, i64 %14
  %16 = icmp slt i64 %., 1
  %17 = select i1 %16, i64 1, i64 %.
  ret i64 %17
}

define void @__ehub_checkpoint_done(ptr %0) noinline nounwind {
  %2 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 1
  %3 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 29
  %4 = load ptr, ptr %3, align 8
  call void @copy_changed(ptr %2, ptr %4)
  %5 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 0
  %6 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 0
  %7 = getelementptr inbounds nuw %struct.log, ptr %6, i32 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 28
  %10 = load ptr, ptr %9, align 8
  call void @copy_back(ptr %5, i64 0, i64 %8, ptr %10)
  %11 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 28
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 0
  %14 = getelementptr inbounds nuw %struct.log, ptr %13, i32 0, i32 4
  %15 = load i64, ptr %14, align 8
  call void @give(ptr %0, ptr %12, i64 %15)
  %16 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 29
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 1
  %19 = getelementptr inbounds nuw %struct.log, ptr %18, i32 0, i32 4
  %20 = load i64, ptr %19, align 8
  call void @give(ptr %0, ptr %17, i64 %20)
  %21 = icmp ne ptr @enzyme_hub_checkpointed, null
  br i1 %21, label %22, label %34

22:                                               ; preds = %1
  %23 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 31
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 15
  %26 = load i64, ptr %25, align 8
  %27 = add nsw i64 %24, %26
  %28 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 9
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 36
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 38
  %33 = load i64, ptr %32, align 8
  call void @enzyme_hub_checkpointed(i64 %27, i64 %29, i64 %31, i64 %33)
  br label %34

34:                                               ; preds = %22, %1
  %35 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 36
  store i64 0, ptr %35, align 8
  ret void
}

define internal void @copy_back(ptr %0, i64 %1, i64 %2, ptr %3) {
  br label %5

5:                                                ; preds = %7, %4
  %.010 = phi ptr [ %3, %4 ], [ %24, %7 ]
  %.0 = phi i64 [ %1, %4 ], [ %20, %7 ]
  %6 = icmp ult i64 %.0, %2
  br i1 %6, label %7, label %25

7:                                                ; preds = %5
  %8 = getelementptr inbounds nuw %struct.log, ptr %0, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.piece, ptr %9, i64 %.0
  %11 = getelementptr inbounds nuw %struct.piece, ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.log, ptr %0, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.piece, ptr %14, i64 %.0
  %16 = getelementptr inbounds nuw %struct.piece, ptr %15, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %12, ptr align 1 %.010, i64 %17, i1 false)
  %18 = getelementptr inbounds nuw %struct.log, ptr %0, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = add i64 %.0, 1
  %21 = getelementptr inbounds nuw %struct.piece, ptr %19, i64 %.0
  %22 = getelementptr inbounds nuw %struct.piece, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %.010, i64 %23
  br label %5

25:                                               ; preds = %5
  ret void
}

define internal void @give(ptr %0, ptr %1, i64 %2) {
  %4 = icmp ne ptr %1, null
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 37
  %7 = load i64, ptr %6, align 8
  %8 = sub i64 %7, %2
  store i64 %8, ptr %6, align 8
  call void @__ehub_tape_give(ptr %1)
  br label %9

9:                                                ; preds = %3, %5
  ret void
}

declare extern_weak void @enzyme_hub_checkpointed(i64, i64, i64, i64)

define ptr @__ehub_checkpoint_tape(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 32
  %4 = load i64, ptr %3, align 8
  %5 = icmp ne i64 %4, 0
  br i1 %5, label %6, label %14

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 30
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 32
  %10 = load i64, ptr %9, align 8
  %11 = add nsw i64 %10, -1
  store i64 %11, ptr %9, align 8
  %12 = mul i64 %11, %1
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 %12
  br label %14

14:                                               ; preds = %2, %6
  %15 = phi ptr [ %13, %6 ], [ null, %2 ]
  ret ptr %15
}

define void @__ehub_checkpoint_release(ptr %0) noinline nounwind {
  %2 = alloca [2 x ptr], align 16
  %3 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 39
  %4 = load i64, ptr %3, align 8
  %5 = atomicrmw sub ptr @together, i64 %4 monotonic, align 8
  br label %6

6:                                                ; preds = %10, %1
  %7 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 7
  %8 = load i64, ptr %7, align 8
  %9 = icmp ne i64 %8, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 7
  %12 = load i64, ptr %11, align 8
  %13 = sub i64 %12, 1
  call void @drop(ptr %0, i64 %13)
  br label %6

14:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %2)
  %15 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 0
  store ptr %15, ptr %2, align 8
  %16 = getelementptr inbounds ptr, ptr %2, i64 1
  %17 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 1
  store ptr %17, ptr %16, align 8
  br label %18

18:                                               ; preds = %20, %14
  %.038 = phi i32 [ 0, %14 ], [ %42, %20 ]
  %19 = icmp slt i32 %.038, 2
  br i1 %19, label %20, label %43

20:                                               ; preds = %18
  %21 = sext i32 %.038 to i64
  %22 = getelementptr inbounds [2 x ptr], ptr %2, i64 0, i64 %21
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw %struct.log, ptr %23, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8
  %26 = sext i32 %.038 to i64
  %27 = getelementptr inbounds [2 x ptr], ptr %2, i64 0, i64 %26
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.log, ptr %28, i32 0, i32 2
  %30 = load i64, ptr %29, align 8
  %31 = mul i64 %30, 16
  call void @give(ptr %0, ptr %25, i64 %31)
  %32 = sext i32 %.038 to i64
  %33 = getelementptr inbounds [2 x ptr], ptr %2, i64 0, i64 %32
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw %struct.log, ptr %34, i32 0, i32 3
  %36 = load ptr, ptr %35, align 8
  %37 = sext i32 %.038 to i64
  %38 = getelementptr inbounds [2 x ptr], ptr %2, i64 0, i64 %37
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw %struct.log, ptr %39, i32 0, i32 5
  %41 = load i64, ptr %40, align 8
  call void @give(ptr %0, ptr %36, i64 %41)
  %42 = add nsw i32 %.038, 1
  br label %18

43:                                               ; preds = %18, %47
  %.0 = phi i64 [ %52, %47 ], [ 0, %18 ]
  %44 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 4
  %45 = load i64, ptr %44, align 8
  %46 = icmp ult i64 %.0, %45
  br i1 %46, label %47, label %53

47:                                               ; preds = %43
  %48 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 2
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds nuw ptr, ptr %49, i64 %.0
  %51 = load ptr, ptr %50, align 8
  call void @give(ptr %0, ptr %51, i64 1096)
  %52 = add i64 %.0, 1
  br label %43

53:                                               ; preds = %43
  %54 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 2
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 4
  %57 = load i64, ptr %56, align 8
  %58 = mul i64 %57, 8
  call void @give(ptr %0, ptr %55, i64 %58)
  %59 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 30
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 33
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 34
  %64 = load i64, ptr %63, align 8
  %65 = mul i64 %62, %64
  call void @give(ptr %0, ptr %60, i64 %65)
  %66 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 6
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 8
  %69 = load i64, ptr %68, align 8
  %70 = mul i64 %69, 32
  call void @give(ptr %0, ptr %67, i64 %70)
  %71 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 22
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 24
  %74 = load i64, ptr %73, align 8
  %75 = mul i64 %74, 16
  call void @give(ptr %0, ptr %72, i64 %75)
  %76 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 25
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 27
  %79 = load i64, ptr %78, align 8
  %80 = mul i64 %79, 24
  call void @give(ptr %0, ptr %77, i64 %80)
  call void @__ehub_tape_give(ptr %0)
  call void @llvm.lifetime.end.p0(ptr %2)
  ret void
}

declare void @__ehub_tape_give(ptr)

define internal i32 @is_in_block(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 23
  %4 = load i64, ptr %3, align 8
  br label %5

5:                                                ; preds = %7, %2
  %.015 = phi i64 [ %4, %2 ], [ %.116, %7 ]
  %.0 = phi i64 [ 0, %2 ], [ %.1, %7 ]
  %6 = icmp ult i64 %.0, %.015
  br i1 %6, label %7, label %17

7:                                                ; preds = %5
  %8 = add i64 %.0, %.015
  %9 = udiv i64 %8, 2
  %10 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 22
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.block, ptr %11, i64 %9
  %13 = getelementptr inbounds nuw %struct.block, ptr %12, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = icmp ule ptr %14, %1
  %16 = add i64 %9, 1
  %.116 = select i1 %15, i64 %.015, i64 %9
  %.1 = select i1 %15, i64 %16, i64 %.0
  br label %5

17:                                               ; preds = %5
  %18 = icmp ne i64 %.0, 0
  br i1 %18, label %19, label %34

19:                                               ; preds = %17
  %20 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 22
  %21 = load ptr, ptr %20, align 8
  %22 = sub i64 %.0, 1
  %23 = getelementptr inbounds nuw %struct.block, ptr %21, i64 %22
  %24 = getelementptr inbounds nuw %struct.block, ptr %23, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 22
  %27 = load ptr, ptr %26, align 8
  %28 = sub i64 %.0, 1
  %29 = getelementptr inbounds nuw %struct.block, ptr %27, i64 %28
  %30 = getelementptr inbounds nuw %struct.block, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %25, i64 %31
  %33 = icmp ult ptr %1, %32
  br label %34

34:                                               ; preds = %19, %17
  %35 = phi i1 [ false, %17 ], [ %33, %19 ]
  %36 = zext i1 %35 to i32
  ret i32 %36
}

define internal void @append(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4) {
  %6 = getelementptr inbounds nuw %struct.log, ptr %1, i32 0, i32 3
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.log, ptr %1, i32 0, i32 5
  %9 = getelementptr inbounds nuw %struct.log, ptr %1, i32 0, i32 4
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %10, %3
  %12 = call ptr @grown(ptr %0, ptr %7, ptr %8, i64 %11, i64 1)
  %13 = getelementptr inbounds nuw %struct.log, ptr %1, i32 0, i32 3
  store ptr %12, ptr %13, align 8
  %14 = getelementptr inbounds nuw %struct.log, ptr %1, i32 0, i32 3
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.log, ptr %1, i32 0, i32 4
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 %17
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %18, ptr align 1 %2, i64 %3, i1 false)
  %19 = getelementptr inbounds nuw %struct.log, ptr %1, i32 0, i32 4
  %20 = load i64, ptr %19, align 8
  %21 = add i64 %20, %3
  store i64 %21, ptr %19, align 8
  %22 = getelementptr inbounds nuw %struct.log, ptr %1, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = icmp ugt i64 %23, %4
  br i1 %24, label %25, label %54

25:                                               ; preds = %5
  %26 = getelementptr inbounds nuw %struct.log, ptr %1, i32 0, i32 0
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw %struct.log, ptr %1, i32 0, i32 1
  %29 = load i64, ptr %28, align 8
  %30 = sub i64 %29, 1
  %31 = getelementptr inbounds nuw %struct.piece, ptr %27, i64 %30
  %32 = getelementptr inbounds nuw %struct.piece, ptr %31, i32 0, i32 0
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw %struct.log, ptr %1, i32 0, i32 0
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds nuw %struct.log, ptr %1, i32 0, i32 1
  %37 = load i64, ptr %36, align 8
  %38 = sub i64 %37, 1
  %39 = getelementptr inbounds nuw %struct.piece, ptr %35, i64 %38
  %40 = getelementptr inbounds nuw %struct.piece, ptr %39, i32 0, i32 1
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %33, i64 %41
  %43 = icmp eq ptr %42, %2
  br i1 %43, label %44, label %54

44:                                               ; preds = %25
  %45 = getelementptr inbounds nuw %struct.log, ptr %1, i32 0, i32 0
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw %struct.log, ptr %1, i32 0, i32 1
  %48 = load i64, ptr %47, align 8
  %49 = sub i64 %48, 1
  %50 = getelementptr inbounds nuw %struct.piece, ptr %46, i64 %49
  %51 = getelementptr inbounds nuw %struct.piece, ptr %50, i32 0, i32 1
  %52 = load i64, ptr %51, align 8
  %53 = add i64 %52, %3
  store i64 %53, ptr %51, align 8
  br label %69

54:                                               ; preds = %25, %5
  %55 = getelementptr inbounds nuw %struct.log, ptr %1, i32 0, i32 0
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds nuw %struct.log, ptr %1, i32 0, i32 2
  %58 = getelementptr inbounds nuw %struct.log, ptr %1, i32 0, i32 1
  %59 = load i64, ptr %58, align 8
  %60 = add i64 %59, 1
  %61 = call ptr @grown(ptr %0, ptr %56, ptr %57, i64 %60, i64 16)
  %62 = getelementptr inbounds nuw %struct.log, ptr %1, i32 0, i32 0
  store ptr %61, ptr %62, align 8
  %63 = getelementptr inbounds nuw %struct.log, ptr %1, i32 0, i32 0
  %64 = load ptr, ptr %63, align 8
  %65 = getelementptr inbounds nuw %struct.log, ptr %1, i32 0, i32 1
  %66 = load i64, ptr %65, align 8
  %67 = add i64 %66, 1
  store i64 %67, ptr %65, align 8
  %68 = getelementptr inbounds nuw %struct.piece, ptr %64, i64 %66
  store ptr %2, ptr %68, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %68, i64 8
  store i64 %3, ptr %.sroa.2.0..sroa_idx, align 8
  br label %69

69:                                               ; preds = %54, %44
  ret void
}

define internal i64 @closed(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 7
  %3 = load i64, ptr %2, align 8
  %4 = icmp ne i64 %3, 0
  br i1 %4, label %5, label %14

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 6
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 7
  %9 = load i64, ptr %8, align 8
  %10 = sub i64 %9, 1
  %11 = getelementptr inbounds nuw %struct.snapshot, ptr %7, i64 %10
  %12 = getelementptr inbounds nuw %struct.snapshot, ptr %11, i32 0, i32 1
  %13 = load i64, ptr %12, align 8
  br label %14

14:                                               ; preds = %1, %5
  %15 = phi i64 [ %13, %5 ], [ 0, %1 ]
  ret i64 %15
}

define internal ptr @place_of(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 4
  %4 = load i64, ptr %3, align 8
  %5 = sub i64 %4, 1
  %6 = mul i64 %1, -7046029254386353131
  %7 = lshr i64 %6, 20
  %8 = and i64 %7, %5
  br label %9

9:                                                ; preds = %23, %2
  %.0 = phi i64 [ %8, %2 ], [ %25, %23 ]
  %10 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 2
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw ptr, ptr %11, i64 %.0
  %13 = load ptr, ptr %12, align 8
  %14 = icmp ne ptr %13, null
  br i1 %14, label %15, label %.critedge

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 2
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw ptr, ptr %17, i64 %.0
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.page, ptr %19, i32 0, i32 0
  %21 = load i64, ptr %20, align 8
  %22 = icmp ne i64 %21, %1
  br i1 %22, label %23, label %.critedge

23:                                               ; preds = %15
  %24 = add i64 %.0, 1
  %25 = and i64 %24, %5
  br label %9

.critedge:                                        ; preds = %9, %15
  %26 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 2
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw ptr, ptr %27, i64 %.0
  ret ptr %28
}

declare void @__ehub_stop_saying(ptr, ptr, i32, ptr)

define internal i64 @length_of(ptr %0, i64 %1, i64 %2) {
  %4 = add i64 %1, 1
  %5 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 7
  %6 = load i64, ptr %5, align 8
  %7 = icmp ult i64 %4, %6
  br i1 %7, label %8, label %15

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 6
  %10 = load ptr, ptr %9, align 8
  %11 = add i64 %1, 1
  %12 = getelementptr inbounds nuw %struct.snapshot, ptr %10, i64 %11
  %13 = getelementptr inbounds nuw %struct.snapshot, ptr %12, i32 0, i32 0
  %14 = load i64, ptr %13, align 8
  br label %15

15:                                               ; preds = %3, %8
  %16 = phi i64 [ %14, %8 ], [ %2, %3 ]
  %17 = getelementptr inbounds nuw %struct.run, ptr %0, i32 0, i32 6
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.snapshot, ptr %18, i64 %1
  %20 = getelementptr inbounds nuw %struct.snapshot, ptr %19, i32 0, i32 0
  %21 = load i64, ptr %20, align 8
  %22 = sub nsw i64 %16, %21
  ret i64 %22
}

define internal i64 @most(i64 %0, i64 %1) {
  %3 = icmp slt i64 %1, 0
  %4 = icmp slt i64 %0, 0
  %or.cond = or i1 %3, %4
  br i1 %or.cond, label %17, label %5

5:                                                ; preds = %2, %11
  %.016 = phi i64 [ %14, %11 ], [ 1, %2 ]
  %.015 = phi i64 [ %15, %11 ], [ 1, %2 ]
  %6 = icmp sle i64 %.015, %1
  br i1 %6, label %7, label %16

7:                                                ; preds = %5
  %8 = add nsw i64 %0, %.015
  %9 = sdiv i64 1152921504606846976, %8
  %10 = icmp sgt i64 %.016, %9
  br i1 %10, label %16, label %11

11:                                               ; preds = %7
  %12 = add nsw i64 %0, %.015
  %13 = mul nsw i64 %.016, %12
  %14 = sdiv i64 %13, %.015
  %15 = add nsw i64 %.015, 1
  br label %5

16:                                               ; preds = %7, %5
  %.0 = phi i32 [ 2, %5 ], [ 1, %7 ]
  %cond = icmp eq i32 %.0, 2
  %spec.select = select i1 %cond, i64 %.016, i64 1152921504606846976
  br label %17

17:                                               ; preds = %2, %16
  %.017 = phi i64 [ %spec.select, %16 ], [ 0, %2 ]
  ret i64 %.017
}

declare i32 @memcmp(ptr, ptr, i64)
