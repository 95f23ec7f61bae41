; Made from tapes.c by `python -m enzyme_hub._bitcode`.
%struct.anon = type { ptr, i64, i64, i64 }

@enzyme_tape = global %struct.anon zeroinitializer, align 8

define ptr @__ehub_tape_take(i64 %0) noinline nounwind {
  %2 = load i64, ptr getelementptr inbounds nuw (%struct.anon, ptr @enzyme_tape, i32 0, i32 1), align 8, !invariant.load !0
  %3 = icmp ne i64 %2, 0
  br i1 %3, label %6, label %4

4:                                                ; preds = %1
  %5 = call ptr @from_heap(i64 %0)
  br label %35

6:                                                ; preds = %1
  %7 = call i64 @__ehub_launch_thread()
  %8 = load i64, ptr getelementptr inbounds nuw (%struct.anon, ptr @enzyme_tape, i32 0, i32 1), align 8, !invariant.load !0
  %9 = icmp uge i64 %7, %8
  br i1 %9, label %10, label %11

10:                                               ; preds = %6
  call void @__ehub_tape_stop()
  unreachable

11:                                               ; preds = %6
  %12 = call ptr @unit(i64 0)
  %13 = getelementptr inbounds i64, ptr %12, i64 0
  %14 = load i64, ptr %13, align 8
  %15 = icmp ne i64 %14, 0
  br i1 %15, label %16, label %19

16:                                               ; preds = %11
  %17 = getelementptr inbounds i64, ptr %12, i64 0
  %18 = load i64, ptr %17, align 8
  br label %19

19:                                               ; preds = %11, %16
  %20 = phi i64 [ %18, %16 ], [ 16, %11 ]
  %21 = add i64 %20, 16
  %22 = call i64 @end_of(i64 %21, i64 %0)
  %23 = call ptr @unit(i64 %20)
  %24 = getelementptr inbounds i64, ptr %12, i64 1
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds i64, ptr %23, i64 0
  store i64 %25, ptr %26, align 8
  %27 = getelementptr inbounds i64, ptr %23, i64 1
  store i64 0, ptr %27, align 8
  %28 = getelementptr inbounds i64, ptr %12, i64 0
  store i64 %22, ptr %28, align 8
  %29 = getelementptr inbounds i64, ptr %12, i64 1
  store i64 %20, ptr %29, align 8
  %30 = load ptr, ptr @enzyme_tape, align 8, !invariant.load !0
  %31 = add i64 %20, 16
  %32 = load i64, ptr getelementptr inbounds nuw (%struct.anon, ptr @enzyme_tape, i32 0, i32 1), align 8, !invariant.load !0
  %33 = mul i64 %31, %32
  %34 = getelementptr inbounds nuw i8, ptr %30, i64 %33
  br label %35

35:                                               ; preds = %19, %4
  %.0 = phi ptr [ %34, %19 ], [ %5, %4 ]
  ret ptr %.0
}

define internal ptr @from_heap(i64 %0) {
  %2 = call ptr @__ehub_tape_heap(i64 %0)
  %3 = icmp eq ptr %2, null
  %4 = icmp ne i64 %0, 0
  %or.cond = and i1 %3, %4
  br i1 %or.cond, label %5, label %6

5:                                                ; preds = %1
  call void @__ehub_tape_stop()
  unreachable

6:                                                ; preds = %1
  ret ptr %2
}

declare i64 @__ehub_launch_thread()

declare void @__ehub_tape_stop()

define internal ptr @unit(i64 %0) {
  %2 = load ptr, ptr @enzyme_tape, align 8, !invariant.load !0
  %3 = load i64, ptr getelementptr inbounds nuw (%struct.anon, ptr @enzyme_tape, i32 0, i32 1), align 8, !invariant.load !0
  %4 = mul i64 %0, %3
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 %4
  %6 = call i64 @__ehub_launch_thread()
  %7 = mul i64 %6, 16
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 %7
  ret ptr %8
}

define internal i64 @end_of(i64 %0, i64 %1) {
  %3 = icmp ugt i64 %1, 1152921504606846976
  br i1 %3, label %7, label %4

4:                                                ; preds = %2
  %5 = call i64 @whole(i64 %1)
  %6 = add i64 %0, %5
  br label %7

7:                                                ; preds = %2, %4
  %8 = phi i64 [ %6, %4 ], [ %1, %2 ]
  %9 = load volatile i64, ptr getelementptr inbounds nuw (%struct.anon, ptr @enzyme_tape, i32 0, i32 3), align 8
  %10 = icmp ugt i64 %8, %9
  br i1 %10, label %11, label %13

11:                                               ; preds = %7
  %12 = atomicrmw umax ptr getelementptr inbounds nuw (%struct.anon, ptr @enzyme_tape, i32 0, i32 3), i64 %8 monotonic, align 8
  br label %13

13:                                               ; preds = %11, %7
  %14 = load i64, ptr getelementptr inbounds nuw (%struct.anon, ptr @enzyme_tape, i32 0, i32 2), align 8, !invariant.load !0
  %15 = icmp ugt i64 %8, %14
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  call void @__ehub_tape_stop()
  unreachable

17:                                               ; preds = %13
  ret i64 %8
}

define void @__ehub_tape_give(ptr %0) noinline nounwind {
  %2 = icmp ne ptr %0, null
  br i1 %2, label %3, label %.critedge

3:                                                ; preds = %1
  %4 = load i64, ptr getelementptr inbounds nuw (%struct.anon, ptr @enzyme_tape, i32 0, i32 1), align 8, !invariant.load !0
  %5 = icmp ne i64 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %3
  call void @__ehub_tape_unheap(ptr %0)
  br label %.critedge

7:                                                ; preds = %3
  %8 = load ptr, ptr @enzyme_tape, align 8, !invariant.load !0
  %9 = ptrtoint ptr %0 to i64
  %10 = ptrtoint ptr %8 to i64
  %11 = sub i64 %9, %10
  %12 = load i64, ptr getelementptr inbounds nuw (%struct.anon, ptr @enzyme_tape, i32 0, i32 1), align 8, !invariant.load !0
  %13 = udiv i64 %11, %12
  %14 = sub i64 %13, 16
  %15 = call ptr @unit(i64 0)
  %16 = call ptr @unit(i64 %14)
  %17 = getelementptr inbounds i64, ptr %16, i64 1
  store i64 1, ptr %17, align 8
  br label %18

18:                                               ; preds = %29, %7
  %19 = getelementptr inbounds i64, ptr %15, i64 1
  %20 = load i64, ptr %19, align 8
  %21 = icmp ne i64 %20, 0
  br i1 %21, label %22, label %.critedge

22:                                               ; preds = %18
  %23 = getelementptr inbounds i64, ptr %15, i64 1
  %24 = load i64, ptr %23, align 8
  %25 = call ptr @unit(i64 %24)
  %26 = getelementptr inbounds i64, ptr %25, i64 1
  %27 = load i64, ptr %26, align 8
  %28 = icmp ne i64 %27, 0
  br i1 %28, label %29, label %.critedge

29:                                               ; preds = %22
  %30 = getelementptr inbounds i64, ptr %15, i64 1
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds i64, ptr %15, i64 0
  store i64 %31, ptr %32, align 8
  %33 = call ptr @unit(i64 %31)
  %34 = getelementptr inbounds i64, ptr %33, i64 0
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds i64, ptr %15, i64 1
  store i64 %35, ptr %36, align 8
  br label %18

.critedge:                                        ; preds = %22, %18, %1, %6
  ret void
}

declare void @__ehub_tape_unheap(ptr)

define { ptr, i64 } @__ehub_tape_enlarge(ptr %0, i64 %1, i64 %2, i64 %3) noinline cold nounwind {
  %5 = mul i64 %1, 2
  %6 = icmp ugt i64 %5, %2
  %7 = mul i64 %1, 2
  %8 = select i1 %6, i64 %7, i64 %2
  %9 = mul i64 %1, %3
  %10 = call i64 @whole(i64 %9)
  %11 = load i64, ptr getelementptr inbounds nuw (%struct.anon, ptr @enzyme_tape, i32 0, i32 1), align 8, !invariant.load !0
  %12 = icmp ult i64 %8, 16
  %.043 = select i1 %12, i64 16, i64 %8
  %13 = icmp ne i64 %11, 0
  %14 = icmp ne ptr %0, null
  %or.cond = and i1 %13, %14
  br i1 %or.cond, label %15, label %32

15:                                               ; preds = %4
  %16 = load ptr, ptr @enzyme_tape, align 8, !invariant.load !0
  %17 = ptrtoint ptr %0 to i64
  %18 = ptrtoint ptr %16 to i64
  %19 = sub i64 %17, %18
  %20 = udiv i64 %19, %11
  %21 = sub i64 %20, 16
  %22 = call ptr @unit(i64 0)
  %23 = getelementptr inbounds i64, ptr %22, i64 1
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, %21
  br i1 %25, label %26, label %31

26:                                               ; preds = %15
  %27 = add i64 %21, 16
  %28 = mul i64 %.043, %3
  %29 = call i64 @end_of(i64 %27, i64 %28)
  %30 = getelementptr inbounds i64, ptr %22, i64 0
  store i64 %29, ptr %30, align 8
  br label %31

31:                                               ; preds = %15, %26
  %.044 = phi i32 [ 1, %26 ], [ 0, %15 ]
  %cond = icmp eq i32 %.044, 0
  br i1 %cond, label %32, label %64

32:                                               ; preds = %31, %4
  %33 = mul i64 %.043, %3
  %34 = call ptr @__ehub_tape_take(i64 %33)
  %35 = icmp ne i64 %11, 0
  %36 = mul i64 %11, 16
  %37 = select i1 %35, i64 %36, i64 16
  %38 = icmp ne i64 %11, 0
  br i1 %38, label %39, label %42

39:                                               ; preds = %32
  %40 = call i64 @__ehub_launch_thread()
  %41 = mul i64 %40, 16
  br label %42

42:                                               ; preds = %32, %39
  %43 = phi i64 [ %41, %39 ], [ 0, %32 ]
  br label %44

44:                                               ; preds = %49, %42
  %.0 = phi i64 [ 0, %42 ], [ %62, %49 ]
  %45 = icmp ne ptr %0, null
  %46 = udiv i64 %10, 16
  %47 = icmp ult i64 %.0, %46
  %48 = select i1 %45, i1 %47, i1 false
  br i1 %48, label %49, label %63

49:                                               ; preds = %44
  %50 = mul i64 %.0, %37
  %51 = getelementptr inbounds nuw i8, ptr %34, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 %43
  %53 = mul i64 %.0, %37
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 %43
  %56 = getelementptr inbounds i64, ptr %55, i64 0
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds i64, ptr %52, i64 0
  store i64 %57, ptr %58, align 8
  %59 = getelementptr inbounds i64, ptr %55, i64 1
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds i64, ptr %52, i64 1
  store i64 %60, ptr %61, align 8
  %62 = add i64 %.0, 1
  br label %44

63:                                               ; preds = %44
  call void @__ehub_tape_give(ptr %0)
  br label %64

64:                                               ; preds = %31, %63
  %.sroa.0.1 = phi ptr [ %0, %31 ], [ %34, %63 ]
  %.fca.0.insert = insertvalue { ptr, i64 } poison, ptr %.sroa.0.1, 0
  %.fca.1.insert = insertvalue { ptr, i64 } %.fca.0.insert, i64 %.043, 1
  ret { ptr, i64 } %.fca.1.insert
}

define internal i64 @whole(i64 %0) {
  %2 = add i64 %0, 16
  %3 = sub i64 %2, 1
  %4 = and i64 %3, -16
  ret i64 %4
}

define { ptr, i64 } @__ehub_tape_grow(ptr %0, i64 %1, i64 %2, i64 %3) alwaysinline nounwind {
  %5 = icmp ule i64 %2, %1
  br i1 %5, label %10, label %6

6:                                                ; preds = %4
  %7 = call { ptr, i64 } @__ehub_tape_enlarge(ptr %0, i64 %1, i64 %2, i64 %3)
  %8 = extractvalue { ptr, i64 } %7, 0
  %9 = extractvalue { ptr, i64 } %7, 1
  br label %10

10:                                               ; preds = %4, %6
  %.sroa.0.0 = phi ptr [ %8, %6 ], [ %0, %4 ]
  %.sroa.3.0 = phi i64 [ %9, %6 ], [ %1, %4 ]
  %.fca.0.insert = insertvalue { ptr, i64 } poison, ptr %.sroa.0.0, 0
  %.fca.1.insert = insertvalue { ptr, i64 } %.fca.0.insert, i64 %.sroa.3.0, 1
  ret { ptr, i64 } %.fca.1.insert
}

define ptr @__ehub_tape_part(ptr %0, i64 %1) alwaysinline nounwind {
  %3 = load i64, ptr getelementptr inbounds nuw (%struct.anon, ptr @enzyme_tape, i32 0, i32 1), align 8, !invariant.load !0
  %4 = icmp ne i64 %3, 0
  %5 = load i64, ptr getelementptr inbounds nuw (%struct.anon, ptr @enzyme_tape, i32 0, i32 1), align 8, !invariant.load !0
  %6 = mul i64 %1, %5
  %7 = select i1 %4, i64 %6, i64 %1
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 %7
  ret ptr %8
}

define ptr @__ehub_tape_place(ptr %0, i64 %1) alwaysinline nounwind {
  %3 = load i64, ptr getelementptr inbounds nuw (%struct.anon, ptr @enzyme_tape, i32 0, i32 1), align 8, !invariant.load !0
  %4 = and i64 %1, 15
  %5 = icmp ne i64 %3, 0
  br i1 %5, label %6, label %13

6:                                                ; preds = %2
  %7 = sub i64 %1, %4
  %8 = mul i64 %7, %3
  %9 = call i64 @__ehub_launch_thread()
  %10 = mul i64 %9, 16
  %11 = add i64 %8, %10
  %12 = add i64 %11, %4
  br label %13

13:                                               ; preds = %2, %6
  %14 = phi i64 [ %12, %6 ], [ %1, %2 ]
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 %14
  ret ptr %15
}

declare ptr @__ehub_tape_heap(i64)

!0 = !{}
