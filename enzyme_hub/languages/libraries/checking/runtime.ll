; Made from runtime.c by `python -m enzyme_hub.languages.libraries.checking`.
%struct.anon = type { ptr, ptr }
%struct.finding = type { ptr, ptr, [256 x i8], [256 x i8], double, double, double, double, double, i32, i32, i32 }
%struct.precision = type { [4 x double], double, double, double }
%struct.slopes = type { double, double, double }
%struct.shared = type { i32, i64, i64, i64, i64, [16384 x ptr], [16384 x i64], [262144 x %struct.place], [1048576 x i32], [262400 x double], [262400 x double], [262400 x double], [262400 x double], [262400 x double], [262400 x double], [262400 x double], [262400 x double], [262400 x double], [262400 x double], [262400 x double], [262400 x double] }
%struct.place = type { ptr, ptr, ptr, i64, i64, i64, i64 }
%struct.site = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, i64, ptr, i64, ptr, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, [4 x i64] }
%struct.pointer = type { ptr, i64, i64, i64 }
%struct.number = type { ptr, i64, i64, i64, i64, i64, i64 }
%struct.compared = type { i32, double, double, double, i32 }
%struct.rlimit = type { i64, i64 }
%struct.__sigset_t = type { [16 x i64] }

@noting = internal global i32 0, align 4
@shared = internal global ptr null, align 8
@arguments = internal global [32 x %struct.anon] zeroinitializer, align 16
@is_child = internal global i32 0, align 4
@is_off = internal global i32 0, align 4
@busy = internal global i32 0, align 4
@is_ready = internal global i32 0, align 4
@.str = private unnamed_addr constant [26 x i8] c"too many numbers by value\00", align 1
@most_calls = internal global i64 16, align 8
@frame = internal global ptr null, align 8
@chance = internal global i64 0, align 8
@is_quiet = internal global i32 0, align 4
@.str.1 = private unnamed_addr constant [63 x i8] c"enzyme-hub check: %s: the derivative of %s is not checked: %s\0A\00", align 1
@is_own.last = internal global i64 0, align 8
@.str.2 = private unnamed_addr constant [23 x i8] c"ENZYME_HUB_CHECK_QUIET\00", align 1
@.str.3 = private unnamed_addr constant [23 x i8] c"ENZYME_HUB_CHECK_CALLS\00", align 1
@.str.4 = private unnamed_addr constant [25 x i8] c"ENZYME_HUB_CHECK_SECONDS\00", align 1
@seconds = internal global i64 20, align 8
@.str.5 = private unnamed_addr constant [24 x i8] c"ENZYME_HUB_CHECK_REPORT\00", align 1
@.str.6 = private unnamed_addr constant [22 x i8] c"ENZYME_HUB_CHECK_EXIT\00", align 1
@sites = internal global ptr null, align 8
@.str.7 = private unnamed_addr constant [49 x i8] c"enzyme-hub check: %ld request%s at %ld point%s: \00", align 1
@.str.8 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.9 = private unnamed_addr constant [2 x i8] c"s\00", align 1
@.str.10 = private unnamed_addr constant [15 x i8] c"%ld DISAGREE%s\00", align 1
@.str.11 = private unnamed_addr constant [2 x i8] c"S\00", align 1
@.str.12 = private unnamed_addr constant [22 x i8] c"all derivatives agree\00", align 1
@.str.13 = private unnamed_addr constant [20 x i8] c"nothing was checked\00", align 1
@.str.14 = private unnamed_addr constant [23 x i8] c", %ld not smooth there\00", align 1
@.str.15 = private unnamed_addr constant [21 x i8] c", %ld cannot be told\00", align 1
@.str.16 = private unnamed_addr constant [18 x i8] c", %ld not checked\00", align 1
@.str.17 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.18 = private unnamed_addr constant [15 x i8] c"{\22requests\22: [\00", align 1
@.str.19 = private unnamed_addr constant [7 x i8] c"%s\0A  {\00", align 1
@.str.20 = private unnamed_addr constant [2 x i8] c",\00", align 1
@.str.21 = private unnamed_addr constant [9 x i8] c"function\00", align 1
@.str.22 = private unnamed_addr constant [3 x i8] c", \00", align 1
@.str.23 = private unnamed_addr constant [6 x i8] c"where\00", align 1
@.str.24 = private unnamed_addr constant [8 x i8] c"skipped\00", align 1
@.str.25 = private unnamed_addr constant [84 x i8] c"\22calls\22: %ld, \22checked\22: %ld, \22disagree\22: %ld, \22not_smooth\22: %ld, \22unsettled\22: %ld}\00", align 1
@.str.26 = private unnamed_addr constant [18 x i8] c"],\0A \22findings\22: [\00", align 1
@finding_count = internal global i64 0, align 8
@findings = internal global [64 x %struct.finding] zeroinitializer, align 16
@.str.27 = private unnamed_addr constant [5 x i8] c"what\00", align 1
@.str.28 = private unnamed_addr constant [3 x i8] c"of\00", align 1
@.str.29 = private unnamed_addr constant [3 x i8] c"by\00", align 1
@.str.30 = private unnamed_addr constant [8 x i8] c"reverse\00", align 1
@.str.31 = private unnamed_addr constant [8 x i8] c"forward\00", align 1
@.str.32 = private unnamed_addr constant [6 x i8] c"below\00", align 1
@.str.33 = private unnamed_addr constant [6 x i8] c"above\00", align 1
@.str.34 = private unnamed_addr constant [8 x i8] c"without\00", align 1
@.str.35 = private unnamed_addr constant [19 x i8] c"finite_differences\00", align 1
@.str.36 = private unnamed_addr constant [2 x i8] c"}\00", align 1
@.str.37 = private unnamed_addr constant [4 x i8] c"]}\0A\00", align 1
@.str.38 = private unnamed_addr constant [7 x i8] c"\22%s\22: \00", align 1
@.str.39 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.40 = private unnamed_addr constant [2 x i8] c"\22\00", align 1
@.str.41 = private unnamed_addr constant [4 x i8] c"\\%c\00", align 1
@.str.42 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.43 = private unnamed_addr constant [3 x i8] c"%c\00", align 1
@.str.44 = private unnamed_addr constant [14 x i8] c"\22%s\22: %.17g%s\00", align 1
@.str.45 = private unnamed_addr constant [13 x i8] c"\22%s\22: null%s\00", align 1
@of_float = internal constant %struct.precision { [4 x double] [double 4.000000e-03, double 1.000000e-02, double 1.000000e-03, double 3.000000e-02], double 0x3EB0C6F7A0B5ED8D, double 2.000000e-02, double 2.000000e-03 }, align 8
@of_double = internal constant %struct.precision { [4 x double] [double 1.000000e-05, double 0x3EB0C6F7A0B5ED8D, double 1.000000e-04, double 1.000000e-03], double 1.000000e-15, double 1.000000e-05, double 1.000000e-08 }, align 8
@precision = internal global ptr null, align 8
@check.arguments = internal global [64 x i64] zeroinitializer, align 16
@.str.46 = private unnamed_addr constant [25 x i8] c"no process could be made\00", align 1
@.str.47 = private unnamed_addr constant [30 x i8] c"the function ends the program\00", align 1
@.str.48 = private unnamed_addr constant [18 x i8] c"it takes too long\00", align 1
@.str.49 = private unnamed_addr constant [33 x i8] c"a run beside the program crashed\00", align 1
@isolate.reset = internal constant [7 x i32] [i32 11, i32 7, i32 8, i32 4, i32 6, i32 14, i32 5], align 16
@.str.50 = private unnamed_addr constant [10 x i8] c"/dev/null\00", align 1
@.str.51 = private unnamed_addr constant [17 x i8] c"/proc/self/fd/%d\00", align 1
@list = internal global [262400 x i64] zeroinitializer, align 16
@sides = internal global %struct.slopes zeroinitializer, align 8
@.str.52 = private unnamed_addr constant [10 x i8] c"disagrees\00", align 1
@.str.53 = private unnamed_addr constant [53 x i8] c"is not the same on both sides: it is not smooth here\00", align 1
@.str.54 = private unnamed_addr constant [60 x i8] c"cannot be told from finite differences, which do not settle\00", align 1
@report.weights = internal global [262400 x double] zeroinitializer, align 16
@.str.55 = private unnamed_addr constant [11 x i8] c"the result\00", align 1
@.str.56 = private unnamed_addr constant [18 x i8] c"%s, component %ld\00", align 1
@.str.57 = private unnamed_addr constant [18 x i8] c"argument %ld (%s)\00", align 1
@.str.58 = private unnamed_addr constant [13 x i8] c"argument %ld\00", align 1
@.str.59 = private unnamed_addr constant [30 x i8] c"%s, component %ld, used at %s\00", align 1
@.str.60 = private unnamed_addr constant [52 x i8] c"memory that pointers or globals lead to, used at %s\00", align 1
@.str.61 = private unnamed_addr constant [25 x i8] c"%.10g below, %.10g above\00", align 1
@.str.62 = private unnamed_addr constant [6 x i8] c"%.10g\00", align 1
@.str.63 = private unnamed_addr constant [172 x i8] c"enzyme-hub check: %s: the derivative of %s %s\0A  of                  %s\0A  by                  %s\0A  reverse mode        %s\0A  forward mode        %s\0A  finite differences  %s\0A\00", align 1

define void @__ehub_check_note(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, ptr %6) {
  %8 = load i32, ptr @noting, align 4
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %17

10:                                               ; preds = %7, %13
  %.0 = phi i64 [ %16, %13 ], [ %4, %7 ]
  %11 = add nsw i64 %.0, %3
  %12 = icmp sle i64 %11, %2
  br i1 %12, label %13, label %17

13:                                               ; preds = %10
  %14 = getelementptr inbounds i8, ptr %0, i64 %.0
  %15 = getelementptr inbounds i8, ptr %1, i64 %.0
  call void @note(ptr %14, ptr %15, i64 %3, ptr %6)
  %16 = add nsw i64 %.0, %5
  br label %10

17:                                               ; preds = %10, %7
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

define internal void @note(ptr %0, ptr %1, i64 %2, ptr %3) {
  %5 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr %5)
  %6 = icmp eq ptr %0, %1
  %7 = ptrtoint ptr %1 to i64
  %8 = icmp ult i64 %7, 4096
  %or.cond = or i1 %6, %8
  br i1 %or.cond, label %65, label %9

9:                                                ; preds = %4
  %10 = icmp ugt ptr %0, %5
  %11 = load ptr, ptr @frame, align 8
  %12 = icmp ult ptr %0, %11
  %or.cond22 = select i1 %10, i1 %12, i1 false
  br i1 %or.cond22, label %65, label %13

13:                                               ; preds = %9
  %14 = call i64 @slot_of(ptr %0)
  %15 = load ptr, ptr @shared, align 8
  %16 = getelementptr inbounds nuw %struct.shared, ptr %15, i32 0, i32 8
  %17 = getelementptr inbounds nuw [1048576 x i32], ptr %16, i64 0, i64 %14
  %18 = load i32, ptr %17, align 4
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %31

20:                                               ; preds = %13
  %21 = load ptr, ptr @shared, align 8
  %22 = getelementptr inbounds nuw %struct.shared, ptr %21, i32 0, i32 7
  %23 = load ptr, ptr @shared, align 8
  %24 = getelementptr inbounds nuw %struct.shared, ptr %23, i32 0, i32 8
  %25 = getelementptr inbounds nuw [1048576 x i32], ptr %24, i64 0, i64 %14
  %26 = load i32, ptr %25, align 4
  %27 = sub i32 %26, 1
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw [262144 x %struct.place], ptr %22, i64 0, i64 %28
  %30 = getelementptr inbounds nuw %struct.place, ptr %29, i32 0, i32 6
  store i64 0, ptr %30, align 8
  br label %65

31:                                               ; preds = %13
  %32 = call i32 @is_own(ptr %0)
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %65, label %34

34:                                               ; preds = %31
  %35 = call i32 @is_own(ptr %1)
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %65, label %37

37:                                               ; preds = %34
  %38 = load ptr, ptr @shared, align 8
  %39 = getelementptr inbounds nuw %struct.shared, ptr %38, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 262144
  br i1 %41, label %42, label %45

42:                                               ; preds = %37
  %43 = load ptr, ptr @shared, align 8
  %44 = getelementptr inbounds nuw %struct.shared, ptr %43, i32 0, i32 2
  store i64 1, ptr %44, align 8
  br label %65

45:                                               ; preds = %37
  %46 = load ptr, ptr @shared, align 8
  %47 = getelementptr inbounds nuw %struct.shared, ptr %46, i32 0, i32 7
  %48 = load ptr, ptr @shared, align 8
  %49 = getelementptr inbounds nuw %struct.shared, ptr %48, i32 0, i32 1
  %50 = load i64, ptr %49, align 8
  %51 = add nsw i64 %50, 1
  store i64 %51, ptr %49, align 8
  %52 = getelementptr inbounds [262144 x %struct.place], ptr %47, i64 0, i64 %50
  %53 = getelementptr inbounds nuw %struct.place, ptr %52, i32 0, i32 0
  store ptr %0, ptr %53, align 8
  %54 = getelementptr inbounds nuw %struct.place, ptr %52, i32 0, i32 1
  store ptr %1, ptr %54, align 8
  %55 = getelementptr inbounds nuw %struct.place, ptr %52, i32 0, i32 2
  store ptr %3, ptr %55, align 8
  %56 = getelementptr inbounds nuw %struct.place, ptr %52, i32 0, i32 3
  store i64 %2, ptr %56, align 8
  %57 = getelementptr inbounds nuw %struct.place, ptr %52, i32 0, i32 6
  store i64 0, ptr %57, align 8
  %58 = load ptr, ptr @shared, align 8
  %59 = getelementptr inbounds nuw %struct.shared, ptr %58, i32 0, i32 1
  %60 = load i64, ptr %59, align 8
  %61 = trunc i64 %60 to i32
  %62 = load ptr, ptr @shared, align 8
  %63 = getelementptr inbounds nuw %struct.shared, ptr %62, i32 0, i32 8
  %64 = getelementptr inbounds nuw [1048576 x i32], ptr %63, i64 0, i64 %14
  store i32 %61, ptr %64, align 4
  br label %65

65:                                               ; preds = %20, %42, %45, %34, %31, %4, %9
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

declare void @llvm.lifetime.end.p0(ptr captures(none))

define void @__ehub_check_integer(ptr %0, i64 %1) {
  %3 = load i32, ptr @noting, align 4
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %28

5:                                                ; preds = %2
  %6 = ptrtoint ptr %0 to i64
  %7 = and i64 %6, -8
  %8 = inttoptr i64 %7 to ptr
  br label %9

9:                                                ; preds = %26, %5
  %.0 = phi ptr [ %8, %5 ], [ %27, %26 ]
  %10 = getelementptr inbounds i8, ptr %0, i64 %1
  %11 = icmp ult ptr %.0, %10
  br i1 %11, label %12, label %28

12:                                               ; preds = %9
  %13 = load ptr, ptr @shared, align 8
  %14 = getelementptr inbounds nuw %struct.shared, ptr %13, i32 0, i32 8
  %15 = call i64 @slot_of(ptr %.0)
  %16 = getelementptr inbounds nuw [1048576 x i32], ptr %14, i64 0, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %12
  %20 = load ptr, ptr @shared, align 8
  %21 = getelementptr inbounds nuw %struct.shared, ptr %20, i32 0, i32 7
  %22 = sub i32 %17, 1
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw [262144 x %struct.place], ptr %21, i64 0, i64 %23
  %25 = getelementptr inbounds nuw %struct.place, ptr %24, i32 0, i32 6
  store i64 1, ptr %25, align 8
  br label %26

26:                                               ; preds = %12, %19
  %27 = getelementptr inbounds i8, ptr %.0, i64 4
  br label %9

28:                                               ; preds = %9, %2
  ret void
}

define internal i64 @slot_of(ptr %0) {
  %2 = ptrtoint ptr %0 to i64
  %3 = lshr i64 %2, 2
  %4 = mul i64 %3, -7046029254386353131
  %5 = lshr i64 %4, 44
  br label %6

6:                                                ; preds = %25, %1
  %.0 = phi i64 [ %5, %1 ], [ %27, %25 ]
  %7 = load ptr, ptr @shared, align 8
  %8 = getelementptr inbounds nuw %struct.shared, ptr %7, i32 0, i32 8
  %9 = getelementptr inbounds nuw [1048576 x i32], ptr %8, i64 0, i64 %.0
  %10 = load i32, ptr %9, align 4
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %.critedge

12:                                               ; preds = %6
  %13 = load ptr, ptr @shared, align 8
  %14 = getelementptr inbounds nuw %struct.shared, ptr %13, i32 0, i32 7
  %15 = load ptr, ptr @shared, align 8
  %16 = getelementptr inbounds nuw %struct.shared, ptr %15, i32 0, i32 8
  %17 = getelementptr inbounds nuw [1048576 x i32], ptr %16, i64 0, i64 %.0
  %18 = load i32, ptr %17, align 4
  %19 = sub i32 %18, 1
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw [262144 x %struct.place], ptr %14, i64 0, i64 %20
  %22 = getelementptr inbounds nuw %struct.place, ptr %21, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8
  %24 = icmp ne ptr %23, %0
  br i1 %24, label %25, label %.critedge

25:                                               ; preds = %12
  %26 = add i64 %.0, 1
  %27 = urem i64 %26, 1048576
  br label %6

.critedge:                                        ; preds = %6, %12
  ret i64 %.0
}

define void @__ehub_check_argument(i64 %0, ptr %1, ptr %2) {
  %4 = getelementptr inbounds [32 x %struct.anon], ptr @arguments, i64 0, i64 %0
  %5 = getelementptr inbounds nuw %struct.anon, ptr %4, i32 0, i32 0
  store ptr %1, ptr %5, align 16
  %6 = getelementptr inbounds [32 x %struct.anon], ptr @arguments, i64 0, i64 %0
  %7 = getelementptr inbounds nuw %struct.anon, ptr %6, i32 0, i32 1
  store ptr %2, ptr %7, align 8
  ret void
}

define void @__ehub_check_access(i64 %0, ptr %1, i64 %2, i64 %3, ptr %4) {
  %6 = getelementptr inbounds [32 x %struct.anon], ptr @arguments, i64 0, i64 %0
  %7 = getelementptr inbounds nuw %struct.anon, ptr %6, i32 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %21

10:                                               ; preds = %5
  %11 = getelementptr inbounds [32 x %struct.anon], ptr @arguments, i64 0, i64 %0
  %12 = getelementptr inbounds nuw %struct.anon, ptr %11, i32 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds [32 x %struct.anon], ptr @arguments, i64 0, i64 %0
  %15 = getelementptr inbounds nuw %struct.anon, ptr %14, i32 0, i32 0
  %16 = load ptr, ptr %15, align 16
  %17 = ptrtoint ptr %1 to i64
  %18 = ptrtoint ptr %16 to i64
  %19 = sub i64 %17, %18
  %20 = getelementptr inbounds i8, ptr %13, i64 %19
  call void @__ehub_check_note(ptr %1, ptr %20, i64 %2, i64 %3, i64 0, i64 %3, ptr %4)
  br label %21

21:                                               ; preds = %10, %5
  ret void
}

define void @__ehub_check_only_arguments() {
  %1 = load ptr, ptr @shared, align 8
  %2 = getelementptr inbounds nuw %struct.shared, ptr %1, i32 0, i32 4
  store i64 1, ptr %2, align 8
  ret void
}

define void @__ehub_check_block(ptr %0, i64 %1) {
  %3 = load i32, ptr @noting, align 4
  %4 = icmp ne i32 %3, 0
  %5 = icmp ne ptr %0, null
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %42

6:                                                ; preds = %2
  %7 = load ptr, ptr @shared, align 8
  %8 = getelementptr inbounds nuw %struct.shared, ptr %7, i32 0, i32 3
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 16384
  br i1 %10, label %11, label %28

11:                                               ; preds = %6
  %12 = load ptr, ptr @shared, align 8
  %13 = getelementptr inbounds nuw %struct.shared, ptr %12, i32 0, i32 5
  %14 = getelementptr inbounds [16384 x ptr], ptr %13, i64 0, i64 0
  %15 = load ptr, ptr @shared, align 8
  %16 = getelementptr inbounds nuw %struct.shared, ptr %15, i32 0, i32 5
  %17 = getelementptr inbounds [16384 x ptr], ptr %16, i64 0, i64 0
  %18 = getelementptr inbounds ptr, ptr %17, i64 8192
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %14, ptr align 8 %18, i64 65536, i1 false)
  %19 = load ptr, ptr @shared, align 8
  %20 = getelementptr inbounds nuw %struct.shared, ptr %19, i32 0, i32 6
  %21 = getelementptr inbounds [16384 x i64], ptr %20, i64 0, i64 0
  %22 = load ptr, ptr @shared, align 8
  %23 = getelementptr inbounds nuw %struct.shared, ptr %22, i32 0, i32 6
  %24 = getelementptr inbounds [16384 x i64], ptr %23, i64 0, i64 0
  %25 = getelementptr inbounds i64, ptr %24, i64 8192
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %21, ptr align 8 %25, i64 65536, i1 false)
  %26 = load ptr, ptr @shared, align 8
  %27 = getelementptr inbounds nuw %struct.shared, ptr %26, i32 0, i32 3
  store i64 8192, ptr %27, align 8
  br label %28

28:                                               ; preds = %11, %6
  %29 = load ptr, ptr @shared, align 8
  %30 = getelementptr inbounds nuw %struct.shared, ptr %29, i32 0, i32 5
  %31 = load ptr, ptr @shared, align 8
  %32 = getelementptr inbounds nuw %struct.shared, ptr %31, i32 0, i32 3
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds [16384 x ptr], ptr %30, i64 0, i64 %33
  store ptr %0, ptr %34, align 8
  %35 = load ptr, ptr @shared, align 8
  %36 = getelementptr inbounds nuw %struct.shared, ptr %35, i32 0, i32 6
  %37 = load ptr, ptr @shared, align 8
  %38 = getelementptr inbounds nuw %struct.shared, ptr %37, i32 0, i32 3
  %39 = load i64, ptr %38, align 8
  %40 = add nsw i64 %39, 1
  store i64 %40, ptr %38, align 8
  %41 = getelementptr inbounds [16384 x i64], ptr %36, i64 0, i64 %39
  store i64 %1, ptr %41, align 8
  br label %42

42:                                               ; preds = %2, %28
  ret void
}

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg)

define void @__ehub_check(ptr %0, ptr %1) {
  %3 = load i32, ptr @is_child, align 4
  %4 = icmp ne i32 %3, 0
  %5 = load i32, ptr @is_off, align 4
  %6 = icmp ne i32 %5, 0
  %or.cond = select i1 %4, i1 true, i1 %6
  br i1 %or.cond, label %60, label %7

7:                                                ; preds = %2
  %8 = atomicrmw xchg ptr @busy, i32 1 seq_cst, align 4
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %60, label %10

10:                                               ; preds = %7
  %11 = load i32, ptr @is_ready, align 4
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  call void @begin()
  br label %14

14:                                               ; preds = %13, %10
  %15 = call ptr @known_as(ptr %0)
  %16 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %17 = load i64, ptr %16, align 8
  %18 = icmp sgt i64 %17, 256
  br i1 %18, label %23, label %19

19:                                               ; preds = %14
  %20 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %21 = load i64, ptr %20, align 8
  %22 = icmp sgt i64 %21, 256
  br i1 %22, label %23, label %25

23:                                               ; preds = %19, %14
  %24 = getelementptr inbounds nuw %struct.site, ptr %15, i32 0, i32 17
  store ptr @.str, ptr %24, align 8
  br label %25

25:                                               ; preds = %23, %19
  %26 = load i32, ptr @is_off, align 4
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %56, label %28

28:                                               ; preds = %25
  %29 = getelementptr inbounds nuw %struct.site, ptr %15, i32 0, i32 17
  %30 = load ptr, ptr %29, align 8
  %31 = icmp ne ptr %30, null
  br i1 %31, label %56, label %32

32:                                               ; preds = %28
  %33 = getelementptr inbounds nuw %struct.site, ptr %15, i32 0, i32 18
  %34 = load i64, ptr %33, align 8
  %35 = load i64, ptr @most_calls, align 8
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %37, label %56

37:                                               ; preds = %32
  %38 = call ptr @llvm.frameaddress.p0(i32 0)
  store ptr %38, ptr @frame, align 8
  %39 = getelementptr inbounds nuw %struct.site, ptr %15, i32 0, i32 18
  %40 = load i64, ptr %39, align 8
  %41 = mul i64 %40, -7046029254386353131
  %42 = add i64 2685821657736338717, %41
  store i64 %42, ptr @chance, align 8
  call void @check(ptr %0, ptr %1)
  %43 = getelementptr inbounds nuw %struct.site, ptr %15, i32 0, i32 17
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %44, null
  %46 = load i32, ptr @is_quiet, align 4
  %47 = icmp ne i32 %46, 0
  %or.cond16 = select i1 %45, i1 true, i1 %47
  br i1 %or.cond16, label %56, label %48

48:                                               ; preds = %37
  %49 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 1
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 0
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds nuw %struct.site, ptr %15, i32 0, i32 17
  %54 = load ptr, ptr %53, align 8
  %55 = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @.str.1, ptr %50, ptr %52, ptr %54)
  br label %56

56:                                               ; preds = %37, %48, %32, %28, %25
  %57 = getelementptr inbounds nuw %struct.site, ptr %15, i32 0, i32 18
  %58 = load i64, ptr %57, align 8
  %59 = add nsw i64 %58, 1
  store i64 %59, ptr %57, align 8
  store atomic i32 0, ptr @busy release, align 4
  br label %60

60:                                               ; preds = %2, %7, %56
  ret void
}

define internal void @begin() {
  store i32 1, ptr @is_ready, align 4
  %1 = call i64 @setting(ptr @.str.2, i64 0)
  %2 = icmp ne i64 %1, 0
  %3 = zext i1 %2 to i32
  store i32 %3, ptr @is_quiet, align 4
  %4 = load i64, ptr @most_calls, align 8
  %5 = call i64 @setting(ptr @.str.3, i64 %4)
  store i64 %5, ptr @most_calls, align 8
  %6 = load i64, ptr @seconds, align 8
  %7 = call i64 @setting(ptr @.str.4, i64 %6)
  store i64 %7, ptr @seconds, align 8
  %8 = call ptr @mmap(ptr null, i64 44326952, i32 3, i32 16417, i32 -1, i64 0)
  store ptr %8, ptr @shared, align 8
  %9 = load i64, ptr @most_calls, align 8
  %10 = icmp sle i64 %9, 0
  %11 = load ptr, ptr @shared, align 8
  %12 = icmp eq ptr %11, inttoptr (i64 -1 to ptr)
  %13 = select i1 %10, i1 true, i1 %12
  %14 = zext i1 %13 to i32
  store i32 %14, ptr @is_off, align 4
  %15 = load i32, ptr @is_off, align 4
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %19, label %17

17:                                               ; preds = %0
  %18 = call i32 @atexit(ptr @finish)
  br label %19

19:                                               ; preds = %17, %0
  ret void
}

define internal ptr @known_as(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 16
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 16
  %7 = load ptr, ptr %6, align 8
  br label %35

8:                                                ; preds = %1, %30
  %.0 = phi ptr [ %32, %30 ], [ @sites, %1 ]
  %9 = load ptr, ptr %.0, align 8
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %33

11:                                               ; preds = %8
  %12 = load ptr, ptr %.0, align 8
  %13 = getelementptr inbounds nuw %struct.site, ptr %12, i32 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = call i32 @strcmp(ptr %14, ptr %16)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %30

19:                                               ; preds = %11
  %20 = load ptr, ptr %.0, align 8
  %21 = getelementptr inbounds nuw %struct.site, ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8
  %25 = call i32 @strcmp(ptr %22, ptr %24)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %30

27:                                               ; preds = %19
  %28 = load ptr, ptr %.0, align 8
  %29 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 16
  store ptr %28, ptr %29, align 8
  br label %35

30:                                               ; preds = %11, %19
  %31 = load ptr, ptr %.0, align 8
  %32 = getelementptr inbounds nuw %struct.site, ptr %31, i32 0, i32 15
  br label %8

33:                                               ; preds = %8
  %34 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 16
  store ptr %0, ptr %34, align 8
  store ptr %0, ptr %.0, align 8
  br label %35

35:                                               ; preds = %33, %27, %5
  %.014 = phi ptr [ %7, %5 ], [ %28, %27 ], [ %0, %33 ]
  ret ptr %.014
}

declare ptr @llvm.frameaddress.p0(i32 immarg)

define internal void @check(ptr %0, ptr %1) {
  %3 = load ptr, ptr @shared, align 8
  %4 = getelementptr inbounds nuw %struct.shared, ptr %3, i32 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = icmp ne i64 %5, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %2
  %8 = load ptr, ptr @shared, align 8
  %9 = getelementptr inbounds nuw %struct.shared, ptr %8, i32 0, i32 8
  %10 = getelementptr inbounds [1048576 x i32], ptr %9, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 8 %10, i8 0, i64 4194304, i1 false)
  br label %11

11:                                               ; preds = %7, %2
  %12 = load ptr, ptr @shared, align 8
  %13 = getelementptr inbounds nuw %struct.shared, ptr %12, i32 0, i32 4
  store i64 0, ptr %13, align 8
  %14 = load ptr, ptr @shared, align 8
  %15 = getelementptr inbounds nuw %struct.shared, ptr %14, i32 0, i32 3
  store i64 0, ptr %15, align 8
  %16 = load ptr, ptr @shared, align 8
  %17 = getelementptr inbounds nuw %struct.shared, ptr %16, i32 0, i32 1
  store i64 0, ptr %17, align 8
  %18 = call i32 @run(ptr %0, ptr %1, i32 0, double 0.000000e+00)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %90, label %20

20:                                               ; preds = %11
  call void @find_arguments(ptr %0, ptr %1)
  %21 = call i32 @run(ptr %0, ptr %1, i32 1, double 0.000000e+00)
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %90, label %23

23:                                               ; preds = %20
  %24 = call i32 @is_single(ptr %0)
  %25 = icmp ne i32 %24, 0
  %26 = zext i1 %25 to i64
  %27 = select i1 %25, ptr @of_float, ptr @of_double
  store ptr %27, ptr @precision, align 8
  %28 = call i32 @find_stale(ptr %0, ptr %1)
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %90, label %30

30:                                               ; preds = %23
  call void @choose(ptr %0)
  %31 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 4
  %32 = load ptr, ptr %31, align 8
  %33 = icmp ne ptr %32, null
  br i1 %33, label %34, label %37

34:                                               ; preds = %30
  %35 = call i32 @run(ptr %0, ptr %1, i32 4, double 0.000000e+00)
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %90, label %37

37:                                               ; preds = %34, %30
  br label %38

38:                                               ; preds = %67, %37
  %.058 = phi i64 [ 0, %37 ], [ %.159, %67 ]
  %.057 = phi i64 [ 0, %37 ], [ %68, %67 ]
  %.053 = phi i64 [ -1, %37 ], [ %48, %67 ]
  %39 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %40 = load i64, ptr %39, align 8
  %41 = load ptr, ptr @shared, align 8
  %42 = getelementptr inbounds nuw %struct.shared, ptr %41, i32 0, i32 1
  %43 = load i64, ptr %42, align 8
  %44 = add nsw i64 %40, %43
  %45 = icmp slt i64 %.057, %44
  %46 = icmp slt i64 %.058, 64
  %spec.select = select i1 %45, i1 %46, i1 false
  br i1 %spec.select, label %47, label %69

47:                                               ; preds = %38
  %48 = call i64 @argument_of(ptr %0, i64 %.057)
  %49 = icmp eq i64 %48, %.053
  %50 = zext i1 %49 to i32
  %51 = sext i32 %50 to i64
  br label %52

52:                                               ; preds = %54, %47
  %.052 = phi i64 [ %51, %47 ], [ %60, %54 ]
  %.051 = phi i64 [ 0, %47 ], [ %61, %54 ]
  %53 = icmp slt i64 %.051, %.058
  br i1 %53, label %54, label %62

54:                                               ; preds = %52
  %55 = getelementptr inbounds [64 x i64], ptr @check.arguments, i64 0, i64 %.051
  %56 = load i64, ptr %55, align 8
  %57 = icmp eq i64 %56, %48
  %58 = zext i1 %57 to i32
  %59 = sext i32 %58 to i64
  %60 = or i64 %.052, %59
  %61 = add nsw i64 %.051, 1
  br label %52

62:                                               ; preds = %52
  %63 = icmp ne i64 %.052, 0
  br i1 %63, label %67, label %64

64:                                               ; preds = %62
  %65 = add nsw i64 %.058, 1
  %66 = getelementptr inbounds [64 x i64], ptr @check.arguments, i64 0, i64 %.058
  store i64 %48, ptr %66, align 8
  br label %67

67:                                               ; preds = %62, %64
  %.159 = phi i64 [ %.058, %62 ], [ %65, %64 ]
  %68 = add nsw i64 %.057, 1
  br label %38

69:                                               ; preds = %38, %79
  %.050 = phi i64 [ %80, %79 ], [ 0, %38 ]
  %.0 = phi i32 [ %.2, %79 ], [ 0, %38 ]
  %70 = icmp slt i64 %.050, %.058
  br i1 %70, label %71, label %81

71:                                               ; preds = %69
  %72 = getelementptr inbounds [64 x i64], ptr @check.arguments, i64 0, i64 %.050
  %73 = load i64, ptr %72, align 8
  %74 = call i32 @examine(ptr %0, ptr %1, i64 %73)
  switch i32 %74, label %75 [
    i32 4, label %78
    i32 0, label %77
  ]

75:                                               ; preds = %71
  %76 = icmp ne i32 %.0, 1
  %spec.select61 = select i1 %76, i32 %74, i32 %.0
  br label %78

77:                                               ; preds = %71
  br label %78

78:                                               ; preds = %75, %71, %77
  %.155 = phi i32 [ 1, %71 ], [ 0, %77 ], [ 0, %75 ]
  %.2 = phi i32 [ %.0, %71 ], [ %.0, %77 ], [ %spec.select61, %75 ]
  %cond60 = icmp eq i32 %.155, 0
  br i1 %cond60, label %79, label %81

79:                                               ; preds = %78
  %80 = add nsw i64 %.050, 1
  br label %69

81:                                               ; preds = %69, %78
  %.054 = phi i32 [ %.155, %78 ], [ 8, %69 ]
  %.1 = phi i32 [ %.2, %78 ], [ %.0, %69 ]
  %cond = icmp eq i32 %.054, 8
  br i1 %cond, label %82, label %90

82:                                               ; preds = %81
  %83 = icmp eq i32 %.1, 0
  %84 = icmp sgt i64 %.058, 1
  %or.cond = select i1 %83, i1 %84, i1 false
  br i1 %or.cond, label %85, label %87

85:                                               ; preds = %82
  %86 = call i32 @examine(ptr %0, ptr %1, i64 -1)
  br label %87

87:                                               ; preds = %85, %82
  %.4 = phi i32 [ %86, %85 ], [ %.1, %82 ]
  %88 = icmp eq i32 %.4, 4
  br i1 %88, label %90, label %89

89:                                               ; preds = %87
  call void @count_verdict(ptr %0, i32 %.4)
  br label %90

90:                                               ; preds = %89, %81, %87, %34, %23, %20, %11
  ret void
}

declare i32 @dprintf(i32, ptr, ...)

define internal i32 @is_own(ptr %0) {
  %2 = load i64, ptr @is_own.last, align 8
  %3 = load ptr, ptr @shared, align 8
  %4 = getelementptr inbounds nuw %struct.shared, ptr %3, i32 0, i32 3
  %5 = load i64, ptr %4, align 8
  %6 = icmp slt i64 %2, %5
  br i1 %6, label %7, label %27

7:                                                ; preds = %1
  %8 = load ptr, ptr @shared, align 8
  %9 = getelementptr inbounds nuw %struct.shared, ptr %8, i32 0, i32 5
  %10 = load i64, ptr @is_own.last, align 8
  %11 = getelementptr inbounds [16384 x ptr], ptr %9, i64 0, i64 %10
  %12 = load ptr, ptr %11, align 8
  %13 = icmp uge ptr %0, %12
  br i1 %13, label %14, label %27

14:                                               ; preds = %7
  %15 = load ptr, ptr @shared, align 8
  %16 = getelementptr inbounds nuw %struct.shared, ptr %15, i32 0, i32 5
  %17 = load i64, ptr @is_own.last, align 8
  %18 = getelementptr inbounds [16384 x ptr], ptr %16, i64 0, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = load ptr, ptr @shared, align 8
  %21 = getelementptr inbounds nuw %struct.shared, ptr %20, i32 0, i32 6
  %22 = load i64, ptr @is_own.last, align 8
  %23 = getelementptr inbounds [16384 x i64], ptr %21, i64 0, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %19, i64 %24
  %26 = icmp ult ptr %0, %25
  br i1 %26, label %54, label %27

27:                                               ; preds = %14, %7, %1
  %28 = load ptr, ptr @shared, align 8
  %29 = getelementptr inbounds nuw %struct.shared, ptr %28, i32 0, i32 3
  %30 = load i64, ptr %29, align 8
  br label %31

31:                                               ; preds = %52, %27
  %.010 = phi i64 [ %30, %27 ], [ %32, %52 ]
  %32 = add nsw i64 %.010, -1
  %33 = icmp sgt i64 %.010, 0
  br i1 %33, label %34, label %53

34:                                               ; preds = %31
  %35 = load ptr, ptr @shared, align 8
  %36 = getelementptr inbounds nuw %struct.shared, ptr %35, i32 0, i32 5
  %37 = getelementptr inbounds [16384 x ptr], ptr %36, i64 0, i64 %32
  %38 = load ptr, ptr %37, align 8
  %39 = icmp uge ptr %0, %38
  br i1 %39, label %40, label %52

40:                                               ; preds = %34
  %41 = load ptr, ptr @shared, align 8
  %42 = getelementptr inbounds nuw %struct.shared, ptr %41, i32 0, i32 5
  %43 = getelementptr inbounds [16384 x ptr], ptr %42, i64 0, i64 %32
  %44 = load ptr, ptr %43, align 8
  %45 = load ptr, ptr @shared, align 8
  %46 = getelementptr inbounds nuw %struct.shared, ptr %45, i32 0, i32 6
  %47 = getelementptr inbounds [16384 x i64], ptr %46, i64 0, i64 %32
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds i8, ptr %44, i64 %48
  %50 = icmp ult ptr %0, %49
  br i1 %50, label %51, label %52

51:                                               ; preds = %40
  store i64 %32, ptr @is_own.last, align 8
  br label %53

52:                                               ; preds = %40, %34
  br label %31

53:                                               ; preds = %31, %51
  %.0 = phi i32 [ 1, %51 ], [ 2, %31 ]
  %switch.selectcmp = icmp eq i32 %.0, 2
  %switch.select = select i1 %switch.selectcmp, i32 0, i32 1
  br label %54

54:                                               ; preds = %53, %14
  %.011 = phi i32 [ 1, %14 ], [ %switch.select, %53 ]
  ret i32 %.011
}

define internal i64 @setting(ptr %0, i64 %1) {
  %3 = call ptr @getenv(ptr %0)
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %11

5:                                                ; preds = %2
  %6 = load i8, ptr %3, align 1
  %7 = sext i8 %6 to i32
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %5
  %10 = call i64 @atol(ptr %3)
  br label %11

11:                                               ; preds = %2, %5, %9
  %12 = phi i64 [ %10, %9 ], [ %1, %5 ], [ %1, %2 ]
  ret i64 %12
}

declare ptr @mmap(ptr, i64, i32, i32, i32, i64)

declare i32 @atexit(ptr)

define internal void @finish() {
  %1 = load i32, ptr @is_child, align 4
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %23, label %3

3:                                                ; preds = %0
  %4 = call i64 @tell_all()
  %5 = call ptr @getenv(ptr @.str.5)
  %6 = call ptr @getenv(ptr @.str.6)
  %7 = icmp ne ptr %5, null
  br i1 %7, label %8, label %13

8:                                                ; preds = %3
  %9 = load i8, ptr %5, align 1
  %10 = sext i8 %9 to i32
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %8
  call void @write_report(ptr %5)
  br label %13

13:                                               ; preds = %12, %8, %3
  %14 = icmp ne i64 %4, 0
  %15 = icmp ne ptr %6, null
  %or.cond = select i1 %14, i1 %15, i1 false
  br i1 %or.cond, label %16, label %23

16:                                               ; preds = %13
  %17 = load i8, ptr %6, align 1
  %18 = sext i8 %17 to i32
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %23

20:                                               ; preds = %16
  %21 = call i32 @fflush(ptr null)
  %22 = call i32 @atoi(ptr %6)
  call void @_exit(i32 %22)
  unreachable

23:                                               ; preds = %13, %16, %0
  ret void
}

declare ptr @getenv(ptr)

define available_externally i64 @atol(ptr %0) {
  %2 = call i64 @strtol(ptr %0, ptr null, i32 10)
  ret i64 %2
}

declare i64 @strtol(ptr, ptr, i32)

define internal i64 @tell_all() {
  %1 = load ptr, ptr @sites, align 8
  br label %2

2:                                                ; preds = %4, %0
  %.034 = phi i64 [ 0, %0 ], [ %5, %4 ]
  %.033 = phi i64 [ 0, %0 ], [ %8, %4 ]
  %.032 = phi i64 [ 0, %0 ], [ %14, %4 ]
  %.031 = phi i64 [ 0, %0 ], [ %20, %4 ]
  %.030 = phi i64 [ 0, %0 ], [ %26, %4 ]
  %.029 = phi i64 [ 0, %0 ], [ %32, %4 ]
  %.0 = phi ptr [ %1, %0 ], [ %34, %4 ]
  %3 = icmp ne ptr %.0, null
  br i1 %3, label %4, label %35

4:                                                ; preds = %2
  %5 = add nsw i64 %.034, 1
  %6 = getelementptr inbounds nuw %struct.site, ptr %.0, i32 0, i32 19
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %.033, %7
  %9 = getelementptr inbounds nuw %struct.site, ptr %.0, i32 0, i32 20
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  %12 = zext i1 %11 to i32
  %13 = sext i32 %12 to i64
  %14 = add nsw i64 %.032, %13
  %15 = getelementptr inbounds nuw %struct.site, ptr %.0, i32 0, i32 21
  %16 = load i64, ptr %15, align 8
  %17 = icmp sgt i64 %16, 0
  %18 = zext i1 %17 to i32
  %19 = sext i32 %18 to i64
  %20 = add nsw i64 %.031, %19
  %21 = getelementptr inbounds nuw %struct.site, ptr %.0, i32 0, i32 22
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, 0
  %24 = zext i1 %23 to i32
  %25 = sext i32 %24 to i64
  %26 = add nsw i64 %.030, %25
  %27 = getelementptr inbounds nuw %struct.site, ptr %.0, i32 0, i32 17
  %28 = load ptr, ptr %27, align 8
  %29 = icmp ne ptr %28, null
  %30 = zext i1 %29 to i32
  %31 = sext i32 %30 to i64
  %32 = add nsw i64 %.029, %31
  %33 = getelementptr inbounds nuw %struct.site, ptr %.0, i32 0, i32 15
  %34 = load ptr, ptr %33, align 8
  br label %2

35:                                               ; preds = %2
  %36 = load i32, ptr @is_quiet, align 4
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %71, label %38

38:                                               ; preds = %35
  %39 = icmp eq i64 %.034, 1
  %40 = zext i1 %39 to i64
  %41 = select i1 %39, ptr @.str.8, ptr @.str.9
  %42 = icmp eq i64 %.033, 1
  %43 = zext i1 %42 to i64
  %44 = select i1 %42, ptr @.str.8, ptr @.str.9
  %45 = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @.str.7, i64 %.034, ptr %41, i64 %.033, ptr %44)
  %46 = icmp ne i64 %.032, 0
  br i1 %46, label %47, label %52

47:                                               ; preds = %38
  %48 = icmp eq i64 %.032, 1
  %49 = zext i1 %48 to i64
  %50 = select i1 %48, ptr @.str.11, ptr @.str.8
  %51 = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @.str.10, i64 %.032, ptr %50)
  br label %57

52:                                               ; preds = %38
  %53 = icmp ne i64 %.033, 0
  %54 = zext i1 %53 to i64
  %55 = select i1 %53, ptr @.str.12, ptr @.str.13
  %56 = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr %55)
  br label %57

57:                                               ; preds = %52, %47
  %58 = icmp ne i64 %.031, 0
  br i1 %58, label %59, label %61

59:                                               ; preds = %57
  %60 = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @.str.14, i64 %.031)
  br label %61

61:                                               ; preds = %59, %57
  %62 = icmp ne i64 %.030, 0
  br i1 %62, label %63, label %65

63:                                               ; preds = %61
  %64 = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @.str.15, i64 %.030)
  br label %65

65:                                               ; preds = %63, %61
  %66 = icmp ne i64 %.029, 0
  br i1 %66, label %67, label %69

67:                                               ; preds = %65
  %68 = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @.str.16, i64 %.029)
  br label %69

69:                                               ; preds = %67, %65
  %70 = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @.str.17)
  br label %71

71:                                               ; preds = %35, %69
  ret i64 %.032
}

define internal void @write_report(ptr %0) {
  %2 = call i32 (ptr, i32, ...) @open(ptr %0, i32 577, i32 438)
  %3 = icmp slt i32 %2, 0
  br i1 %3, label %111, label %4

4:                                                ; preds = %1
  %5 = call i32 (i32, ptr, ...) @dprintf(i32 %2, ptr @.str.18)
  %6 = load ptr, ptr @sites, align 8
  br label %7

7:                                                ; preds = %25, %4
  %.058 = phi ptr [ %6, %4 ], [ %38, %25 ]
  %8 = icmp ne ptr %.058, null
  br i1 %8, label %9, label %39

9:                                                ; preds = %7
  %10 = load ptr, ptr @sites, align 8
  %11 = icmp eq ptr %.058, %10
  %12 = zext i1 %11 to i64
  %13 = select i1 %11, ptr @.str.8, ptr @.str.20
  %14 = call i32 (i32, ptr, ...) @dprintf(i32 %2, ptr @.str.19, ptr %13)
  %15 = getelementptr inbounds nuw %struct.site, ptr %.058, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  call void @write_member(i32 %2, ptr @.str.21, ptr %16, ptr @.str.22)
  %17 = getelementptr inbounds nuw %struct.site, ptr %.058, i32 0, i32 1
  %18 = load ptr, ptr %17, align 8
  call void @write_member(i32 %2, ptr @.str.23, ptr %18, ptr @.str.22)
  %19 = getelementptr inbounds nuw %struct.site, ptr %.058, i32 0, i32 17
  %20 = load ptr, ptr %19, align 8
  %21 = icmp ne ptr %20, null
  br i1 %21, label %22, label %25

22:                                               ; preds = %9
  %23 = getelementptr inbounds nuw %struct.site, ptr %.058, i32 0, i32 17
  %24 = load ptr, ptr %23, align 8
  call void @write_member(i32 %2, ptr @.str.24, ptr %24, ptr @.str.22)
  br label %25

25:                                               ; preds = %22, %9
  %26 = getelementptr inbounds nuw %struct.site, ptr %.058, i32 0, i32 18
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds nuw %struct.site, ptr %.058, i32 0, i32 19
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.site, ptr %.058, i32 0, i32 20
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.site, ptr %.058, i32 0, i32 21
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw %struct.site, ptr %.058, i32 0, i32 22
  %35 = load i64, ptr %34, align 8
  %36 = call i32 (i32, ptr, ...) @dprintf(i32 %2, ptr @.str.25, i64 %27, i64 %29, i64 %31, i64 %33, i64 %35)
  %37 = getelementptr inbounds nuw %struct.site, ptr %.058, i32 0, i32 15
  %38 = load ptr, ptr %37, align 8
  br label %7

39:                                               ; preds = %7
  %40 = call i32 (i32, ptr, ...) @dprintf(i32 %2, ptr @.str.26)
  br label %41

41:                                               ; preds = %104, %39
  %.057 = phi i64 [ 0, %39 ], [ %107, %104 ]
  %42 = load i64, ptr @finding_count, align 8
  %43 = icmp slt i64 %.057, %42
  br i1 %43, label %44, label %108

44:                                               ; preds = %41
  %45 = getelementptr inbounds [64 x %struct.finding], ptr @findings, i64 0, i64 %.057
  %46 = icmp ne i64 %.057, 0
  %47 = zext i1 %46 to i64
  %48 = select i1 %46, ptr @.str.20, ptr @.str.8
  %49 = call i32 (i32, ptr, ...) @dprintf(i32 %2, ptr @.str.19, ptr %48)
  %50 = getelementptr inbounds nuw %struct.finding, ptr %45, i32 0, i32 0
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds nuw %struct.site, ptr %51, i32 0, i32 0
  %53 = load ptr, ptr %52, align 8
  call void @write_member(i32 %2, ptr @.str.21, ptr %53, ptr @.str.22)
  %54 = getelementptr inbounds nuw %struct.finding, ptr %45, i32 0, i32 0
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw %struct.site, ptr %55, i32 0, i32 1
  %57 = load ptr, ptr %56, align 8
  call void @write_member(i32 %2, ptr @.str.23, ptr %57, ptr @.str.22)
  %58 = getelementptr inbounds nuw %struct.finding, ptr %45, i32 0, i32 1
  %59 = load ptr, ptr %58, align 8
  call void @write_member(i32 %2, ptr @.str.27, ptr %59, ptr @.str.22)
  %60 = getelementptr inbounds nuw %struct.finding, ptr %45, i32 0, i32 3
  %61 = getelementptr inbounds [256 x i8], ptr %60, i64 0, i64 0
  call void @write_member(i32 %2, ptr @.str.28, ptr %61, ptr @.str.22)
  %62 = getelementptr inbounds nuw %struct.finding, ptr %45, i32 0, i32 2
  %63 = getelementptr inbounds [256 x i8], ptr %62, i64 0, i64 0
  call void @write_member(i32 %2, ptr @.str.29, ptr %63, ptr @.str.22)
  %64 = getelementptr inbounds nuw %struct.finding, ptr %45, i32 0, i32 4
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds nuw %struct.finding, ptr %45, i32 0, i32 9
  %67 = load i32, ptr %66, align 8
  call void @write_value(i32 %2, ptr @.str.30, double %65, i32 %67, ptr @.str.22)
  %68 = getelementptr inbounds nuw %struct.finding, ptr %45, i32 0, i32 5
  %69 = load double, ptr %68, align 8
  %70 = getelementptr inbounds nuw %struct.finding, ptr %45, i32 0, i32 10
  %71 = load i32, ptr %70, align 4
  call void @write_value(i32 %2, ptr @.str.31, double %69, i32 %71, ptr @.str.22)
  %72 = getelementptr inbounds nuw %struct.finding, ptr %45, i32 0, i32 11
  %73 = load i32, ptr %72, align 8
  %74 = icmp ne i32 %73, 0
  br i1 %74, label %75, label %80

75:                                               ; preds = %44
  %76 = getelementptr inbounds nuw %struct.finding, ptr %45, i32 0, i32 7
  %77 = load double, ptr %76, align 8
  call void @write_value(i32 %2, ptr @.str.32, double %77, i32 1, ptr @.str.22)
  %78 = getelementptr inbounds nuw %struct.finding, ptr %45, i32 0, i32 8
  %79 = load double, ptr %78, align 8
  call void @write_value(i32 %2, ptr @.str.33, double %79, i32 1, ptr @.str.22)
  br label %80

80:                                               ; preds = %75, %44
  %81 = getelementptr inbounds nuw %struct.finding, ptr %45, i32 0, i32 9
  %82 = load i32, ptr %81, align 8
  %83 = icmp ne i32 %82, 0
  br i1 %83, label %84, label %88

84:                                               ; preds = %80
  %85 = getelementptr inbounds nuw %struct.finding, ptr %45, i32 0, i32 10
  %86 = load i32, ptr %85, align 4
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %104, label %88

88:                                               ; preds = %84, %80
  %89 = getelementptr inbounds nuw %struct.finding, ptr %45, i32 0, i32 9
  %90 = load i32, ptr %89, align 8
  %91 = icmp ne i32 %90, 0
  br i1 %91, label %92, label %97

92:                                               ; preds = %88
  %93 = getelementptr inbounds nuw %struct.finding, ptr %45, i32 0, i32 0
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr inbounds nuw %struct.site, ptr %94, i32 0, i32 7
  %96 = load ptr, ptr %95, align 8
  br label %102

97:                                               ; preds = %88
  %98 = getelementptr inbounds nuw %struct.finding, ptr %45, i32 0, i32 0
  %99 = load ptr, ptr %98, align 8
  %100 = getelementptr inbounds nuw %struct.site, ptr %99, i32 0, i32 6
  %101 = load ptr, ptr %100, align 8
  br label %102

102:                                              ; preds = %97, %92
  %103 = phi ptr [ %96, %92 ], [ %101, %97 ]
  call void @write_member(i32 %2, ptr @.str.34, ptr %103, ptr @.str.22)
  br label %104

104:                                              ; preds = %102, %84
  %105 = getelementptr inbounds nuw %struct.finding, ptr %45, i32 0, i32 6
  %106 = load double, ptr %105, align 8
  call void @write_value(i32 %2, ptr @.str.35, double %106, i32 1, ptr @.str.36)
  %107 = add nsw i64 %.057, 1
  br label %41

108:                                              ; preds = %41
  %109 = call i32 (i32, ptr, ...) @dprintf(i32 %2, ptr @.str.37)
  %110 = call i32 @close(i32 %2)
  br label %111

111:                                              ; preds = %108, %1
  ret void
}

declare i32 @fflush(ptr)

declare void @_exit(i32)

define available_externally i32 @atoi(ptr %0) {
  %2 = call i64 @strtol(ptr %0, ptr null, i32 10)
  %3 = trunc i64 %2 to i32
  ret i32 %3
}

declare i32 @open(ptr, i32, ...)

define internal void @write_member(i32 %0, ptr %1, ptr %2, ptr %3) {
  %5 = call i32 (i32, ptr, ...) @dprintf(i32 %0, ptr @.str.38, ptr %1)
  call void @write_text(i32 %0, ptr %2)
  %6 = call i32 (i32, ptr, ...) @dprintf(i32 %0, ptr @.str.39, ptr %3)
  ret void
}

define internal void @write_value(i32 %0, ptr %1, double %2, i32 %3, ptr %4) {
  %6 = icmp ne i32 %3, 0
  %7 = fsub double %2, %2
  %8 = fcmp oeq double %7, 0.000000e+00
  %or.cond = and i1 %6, %8
  br i1 %or.cond, label %9, label %11

9:                                                ; preds = %5
  %10 = call i32 (i32, ptr, ...) @dprintf(i32 %0, ptr @.str.44, ptr %1, double %2, ptr %4)
  br label %13

11:                                               ; preds = %5
  %12 = call i32 (i32, ptr, ...) @dprintf(i32 %0, ptr @.str.45, ptr %1, ptr %4)
  br label %13

13:                                               ; preds = %11, %9
  ret void
}

declare i32 @close(i32)

define internal void @write_text(i32 %0, ptr %1) {
  %3 = call i32 (i32, ptr, ...) @dprintf(i32 %0, ptr @.str.40)
  br label %4

4:                                                ; preds = %31, %2
  %.0 = phi ptr [ %1, %2 ], [ %32, %31 ]
  %5 = icmp ne ptr %.0, null
  br i1 %5, label %6, label %.critedge

6:                                                ; preds = %4
  %7 = load i8, ptr %.0, align 1
  %8 = sext i8 %7 to i32
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %.critedge

10:                                               ; preds = %6
  %11 = load i8, ptr %.0, align 1
  %12 = sext i8 %11 to i32
  %13 = icmp eq i32 %12, 34
  br i1 %13, label %18, label %14

14:                                               ; preds = %10
  %15 = load i8, ptr %.0, align 1
  %16 = sext i8 %15 to i32
  %17 = icmp eq i32 %16, 92
  br i1 %17, label %18, label %22

18:                                               ; preds = %14, %10
  %19 = load i8, ptr %.0, align 1
  %20 = sext i8 %19 to i32
  %21 = call i32 (i32, ptr, ...) @dprintf(i32 %0, ptr @.str.41, i32 %20)
  br label %31

22:                                               ; preds = %14
  %23 = load i8, ptr %.0, align 1
  %24 = zext i8 %23 to i32
  %25 = icmp slt i32 %24, 32
  %26 = zext i1 %25 to i64
  %27 = select i1 %25, ptr @.str.42, ptr @.str.43
  %28 = load i8, ptr %.0, align 1
  %29 = sext i8 %28 to i32
  %30 = call i32 (i32, ptr, ...) @dprintf(i32 %0, ptr %27, i32 %29)
  br label %31

31:                                               ; preds = %18, %22
  %32 = getelementptr inbounds nuw i8, ptr %.0, i32 1
  br label %4

.critedge:                                        ; preds = %4, %6
  %33 = call i32 (i32, ptr, ...) @dprintf(i32 %0, ptr @.str.40)
  ret void
}

declare i32 @strcmp(ptr, ptr)

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

define internal i32 @run(ptr %0, ptr %1, i32 %2, double %3) {
  %5 = alloca i32, align 4
  %6 = load ptr, ptr @shared, align 8
  %7 = getelementptr inbounds nuw %struct.shared, ptr %6, i32 0, i32 0
  store i32 0, ptr %7, align 8
  %8 = call i32 @fork()
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %4
  store i32 1, ptr @is_child, align 4
  call void @isolate()
  call void @work(ptr %0, ptr %1, i32 %2, double %3)
  %11 = load ptr, ptr @shared, align 8
  %12 = getelementptr inbounds nuw %struct.shared, ptr %11, i32 0, i32 0
  store i32 1, ptr %12, align 8
  call void @_exit(i32 0)
  unreachable

13:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %5)
  store i32 0, ptr %5, align 4
  %.old = icmp sgt i32 %8, 0
  br i1 %.old, label %14, label %.critedge

14:                                               ; preds = %17, %13
  %15 = call i32 @waitpid(i32 %8, ptr %5, i32 0)
  %16 = icmp slt i32 %15, 0
  br i1 %16, label %17, label %.critedge

17:                                               ; preds = %14
  %18 = call ptr @__errno_location()
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 4
  %21 = icmp sgt i32 %8, 0
  %or.cond = and i1 %20, %21
  br i1 %or.cond, label %14, label %.critedge

.critedge:                                        ; preds = %14, %13, %17
  %22 = icmp sgt i32 %8, 0
  br i1 %22, label %23, label %28

23:                                               ; preds = %.critedge
  %24 = load ptr, ptr @shared, align 8
  %25 = getelementptr inbounds nuw %struct.shared, ptr %24, i32 0, i32 0
  %26 = load i32, ptr %25, align 8
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %49, label %28

28:                                               ; preds = %23, %.critedge
  %29 = icmp slt i32 %8, 0
  br i1 %29, label %44, label %30

30:                                               ; preds = %28
  %31 = load i32, ptr %5, align 4
  %32 = and i32 %31, 127
  %33 = add nsw i32 %32, 1
  %34 = trunc i32 %33 to i8
  %35 = sext i8 %34 to i32
  %36 = ashr i32 %35, 1
  %37 = icmp sgt i32 %36, 0
  br i1 %37, label %38, label %44

38:                                               ; preds = %30
  %39 = load i32, ptr %5, align 4
  %40 = and i32 %39, 127
  %41 = icmp eq i32 %40, 14
  %42 = zext i1 %41 to i64
  %43 = select i1 %41, ptr @.str.48, ptr @.str.49
  br label %44

44:                                               ; preds = %38, %30, %28
  %45 = phi ptr [ @.str.46, %28 ], [ %43, %38 ], [ @.str.47, %30 ]
  %46 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 16
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds nuw %struct.site, ptr %47, i32 0, i32 17
  store ptr %45, ptr %48, align 8
  br label %49

49:                                               ; preds = %23, %44
  %.0 = phi i32 [ 1, %44 ], [ 0, %23 ]
  call void @llvm.lifetime.end.p0(ptr %5)
  ret i32 %.0
}

define internal void @find_arguments(ptr %0, ptr %1) {
  br label %3

3:                                                ; preds = %73, %2
  %.0 = phi i64 [ 0, %2 ], [ %74, %73 ]
  %4 = load ptr, ptr @shared, align 8
  %5 = getelementptr inbounds nuw %struct.shared, ptr %4, i32 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = icmp slt i64 %.0, %6
  br i1 %7, label %8, label %75

8:                                                ; preds = %3
  %9 = load ptr, ptr @shared, align 8
  %10 = getelementptr inbounds nuw %struct.shared, ptr %9, i32 0, i32 7
  %11 = getelementptr inbounds [262144 x %struct.place], ptr %10, i64 0, i64 %.0
  %12 = getelementptr inbounds nuw %struct.place, ptr %11, i32 0, i32 4
  store i64 0, ptr %12, align 8
  br label %13

13:                                               ; preds = %60, %8
  %.027 = phi i64 [ 0, %8 ], [ %61, %60 ]
  %14 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 12
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %.027, %15
  br i1 %16, label %17, label %62

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw %struct.place, ptr %11, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 13
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds %struct.pointer, ptr %21, i64 %.027
  %23 = getelementptr inbounds nuw %struct.pointer, ptr %22, i32 0, i32 2
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %1, i64 %24
  %26 = load ptr, ptr %25, align 8
  %27 = ptrtoint ptr %19 to i64
  %28 = ptrtoint ptr %26 to i64
  %29 = sub i64 %27, %28
  %30 = getelementptr inbounds nuw %struct.place, ptr %11, i32 0, i32 1
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 13
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds %struct.pointer, ptr %33, i64 %.027
  %35 = getelementptr inbounds nuw %struct.pointer, ptr %34, i32 0, i32 3
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds i8, ptr %1, i64 %36
  %38 = load ptr, ptr %37, align 8
  %39 = ptrtoint ptr %31 to i64
  %40 = ptrtoint ptr %38 to i64
  %41 = sub i64 %39, %40
  %42 = icmp eq i64 %29, %41
  %43 = icmp sge i64 %29, 0
  %or.cond = and i1 %42, %43
  br i1 %or.cond, label %44, label %60

44:                                               ; preds = %17
  %45 = getelementptr inbounds nuw %struct.place, ptr %11, i32 0, i32 4
  %46 = load i64, ptr %45, align 8
  %47 = icmp ne i64 %46, 0
  br i1 %47, label %48, label %52

48:                                               ; preds = %44
  %49 = getelementptr inbounds nuw %struct.place, ptr %11, i32 0, i32 5
  %50 = load i64, ptr %49, align 8
  %51 = icmp slt i64 %29, %50
  br i1 %51, label %52, label %60

52:                                               ; preds = %48, %44
  %53 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 13
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds %struct.pointer, ptr %54, i64 %.027
  %56 = getelementptr inbounds nuw %struct.pointer, ptr %55, i32 0, i32 1
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds nuw %struct.place, ptr %11, i32 0, i32 4
  store i64 %57, ptr %58, align 8
  %59 = getelementptr inbounds nuw %struct.place, ptr %11, i32 0, i32 5
  store i64 %29, ptr %59, align 8
  br label %60

60:                                               ; preds = %17, %48, %52
  %61 = add nsw i64 %.027, 1
  br label %13

62:                                               ; preds = %13
  %63 = load ptr, ptr @shared, align 8
  %64 = getelementptr inbounds nuw %struct.shared, ptr %63, i32 0, i32 4
  %65 = load i64, ptr %64, align 8
  %66 = icmp ne i64 %65, 0
  br i1 %66, label %67, label %73

67:                                               ; preds = %62
  %68 = getelementptr inbounds nuw %struct.place, ptr %11, i32 0, i32 4
  %69 = load i64, ptr %68, align 8
  %70 = icmp ne i64 %69, 0
  br i1 %70, label %73, label %71

71:                                               ; preds = %67
  %72 = getelementptr inbounds nuw %struct.place, ptr %11, i32 0, i32 3
  store i64 0, ptr %72, align 8
  br label %73

73:                                               ; preds = %62, %67, %71
  %74 = add nsw i64 %.0, 1
  br label %3

75:                                               ; preds = %3
  ret void
}

define internal i32 @is_single(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 14
  %3 = load i64, ptr %2, align 8
  %4 = icmp ne i64 %3, 0
  br i1 %4, label %48, label %5

5:                                                ; preds = %1, %16
  %.019 = phi i64 [ %17, %16 ], [ 0, %1 ]
  %6 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp slt i64 %.019, %7
  br i1 %8, label %9, label %18

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 9
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds %struct.number, ptr %11, i64 %.019
  %13 = getelementptr inbounds nuw %struct.number, ptr %12, i32 0, i32 3
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 4
  br i1 %15, label %18, label %16

16:                                               ; preds = %9
  %17 = add nsw i64 %.019, 1
  br label %5

18:                                               ; preds = %9, %5
  %.018 = phi i32 [ 2, %5 ], [ 1, %9 ]
  switch i32 %.018, label %49 [
    i32 2, label %19
    i32 1, label %48
  ]

19:                                               ; preds = %18, %30
  %.017 = phi i64 [ %31, %30 ], [ 0, %18 ]
  %20 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %21 = load i64, ptr %20, align 8
  %22 = icmp slt i64 %.017, %21
  br i1 %22, label %23, label %32

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 11
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds %struct.number, ptr %25, i64 %.017
  %27 = getelementptr inbounds nuw %struct.number, ptr %26, i32 0, i32 3
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 4
  br i1 %29, label %32, label %30

30:                                               ; preds = %23
  %31 = add nsw i64 %.017, 1
  br label %19

32:                                               ; preds = %23, %19
  %.1 = phi i32 [ 5, %19 ], [ 1, %23 ]
  switch i32 %.1, label %49 [
    i32 5, label %33
    i32 1, label %48
  ]

33:                                               ; preds = %32, %45
  %.0 = phi i64 [ %46, %45 ], [ 0, %32 ]
  %34 = load ptr, ptr @shared, align 8
  %35 = getelementptr inbounds nuw %struct.shared, ptr %34, i32 0, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = icmp slt i64 %.0, %36
  br i1 %37, label %38, label %47

38:                                               ; preds = %33
  %39 = load ptr, ptr @shared, align 8
  %40 = getelementptr inbounds nuw %struct.shared, ptr %39, i32 0, i32 7
  %41 = getelementptr inbounds [262144 x %struct.place], ptr %40, i64 0, i64 %.0
  %42 = getelementptr inbounds nuw %struct.place, ptr %41, i32 0, i32 3
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, 4
  br i1 %44, label %47, label %45

45:                                               ; preds = %38
  %46 = add nsw i64 %.0, 1
  br label %33

47:                                               ; preds = %38, %33
  %.2 = phi i32 [ 8, %33 ], [ 1, %38 ]
  %switch.selectcmp = icmp eq i32 %.2, 8
  %switch.select = select i1 %switch.selectcmp, i32 0, i32 1
  br label %48

48:                                               ; preds = %47, %1, %32, %18
  %.020 = phi i32 [ 1, %18 ], [ %switch.select, %47 ], [ 1, %1 ], [ 1, %32 ]
  ret i32 %.020

49:                                               ; preds = %32, %18
  unreachable
}

define internal i32 @find_stale(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %4 = load i64, ptr %3, align 8
  %5 = load ptr, ptr @shared, align 8
  %6 = getelementptr inbounds nuw %struct.shared, ptr %5, i32 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %4, %7
  %9 = mul i64 %8, 8
  %10 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %11 = load i64, ptr %10, align 8
  %12 = load ptr, ptr @shared, align 8
  %13 = getelementptr inbounds nuw %struct.shared, ptr %12, i32 0, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = add nsw i64 %11, %14
  %16 = mul i64 %15, 8
  %17 = load ptr, ptr @shared, align 8
  %18 = getelementptr inbounds nuw %struct.shared, ptr %17, i32 0, i32 10
  %19 = getelementptr inbounds [262400 x double], ptr %18, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 8 %19, i8 0, i64 %9, i1 false)
  %20 = load ptr, ptr @shared, align 8
  %21 = getelementptr inbounds nuw %struct.shared, ptr %20, i32 0, i32 16
  %22 = getelementptr inbounds [262400 x double], ptr %21, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 8 %22, i8 0, i64 %16, i1 false)
  %23 = load ptr, ptr @shared, align 8
  %24 = getelementptr inbounds nuw %struct.shared, ptr %23, i32 0, i32 13
  %25 = getelementptr inbounds [262400 x double], ptr %24, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 8 %25, i8 0, i64 %9, i1 false)
  %26 = load ptr, ptr @shared, align 8
  %27 = getelementptr inbounds nuw %struct.shared, ptr %26, i32 0, i32 14
  %28 = getelementptr inbounds [262400 x double], ptr %27, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 8 %28, i8 0, i64 %16, i1 false)
  %29 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 4
  %30 = load ptr, ptr %29, align 8
  %31 = icmp ne ptr %30, null
  br i1 %31, label %32, label %35

32:                                               ; preds = %2
  %33 = call i32 @run(ptr %0, ptr %1, i32 4, double 0.000000e+00)
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %64, label %35

35:                                               ; preds = %32, %2
  %36 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 5
  %37 = load ptr, ptr %36, align 8
  %38 = icmp ne ptr %37, null
  br i1 %38, label %39, label %42

39:                                               ; preds = %35
  %40 = call i32 @run(ptr %0, ptr %1, i32 5, double 0.000000e+00)
  %41 = icmp ne i32 %40, 0
  br i1 %41, label %64, label %42

42:                                               ; preds = %39, %35
  %43 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 4
  %44 = load ptr, ptr %43, align 8
  %45 = icmp ne ptr %44, null
  br i1 %45, label %46, label %53

46:                                               ; preds = %42
  %47 = load ptr, ptr @shared, align 8
  %48 = getelementptr inbounds nuw %struct.shared, ptr %47, i32 0, i32 13
  %49 = getelementptr inbounds [262400 x double], ptr %48, i64 0, i64 0
  %50 = load ptr, ptr @shared, align 8
  %51 = getelementptr inbounds nuw %struct.shared, ptr %50, i32 0, i32 12
  %52 = getelementptr inbounds [262400 x double], ptr %51, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 8 %52, i64 %9, i1 false)
  br label %53

53:                                               ; preds = %46, %42
  %54 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 5
  %55 = load ptr, ptr %54, align 8
  %56 = icmp ne ptr %55, null
  br i1 %56, label %57, label %64

57:                                               ; preds = %53
  %58 = load ptr, ptr @shared, align 8
  %59 = getelementptr inbounds nuw %struct.shared, ptr %58, i32 0, i32 14
  %60 = getelementptr inbounds [262400 x double], ptr %59, i64 0, i64 0
  %61 = load ptr, ptr @shared, align 8
  %62 = getelementptr inbounds nuw %struct.shared, ptr %61, i32 0, i32 18
  %63 = getelementptr inbounds [262400 x double], ptr %62, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %60, ptr align 8 %63, i64 %16, i1 false)
  br label %64

64:                                               ; preds = %53, %57, %32, %39
  %.0 = phi i32 [ 1, %32 ], [ 1, %39 ], [ 0, %57 ], [ 0, %53 ]
  ret i32 %.0
}

define internal void @choose(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %3 = load i64, ptr %2, align 8
  %4 = load ptr, ptr @shared, align 8
  %5 = getelementptr inbounds nuw %struct.shared, ptr %4, i32 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %3, %6
  %8 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %9 = load i64, ptr %8, align 8
  %10 = load ptr, ptr @shared, align 8
  %11 = getelementptr inbounds nuw %struct.shared, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = add nsw i64 %9, %12
  br label %14

14:                                               ; preds = %54, %1
  %.062 = phi i64 [ 0, %1 ], [ %59, %54 ]
  %.060 = phi double [ 1.000000e+00, %1 ], [ %.161, %54 ]
  %.058 = phi i64 [ -1, %1 ], [ %.1, %54 ]
  %15 = icmp slt i64 %.062, %7
  br i1 %15, label %16, label %60

16:                                               ; preds = %14
  %17 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %18 = load i64, ptr %17, align 8
  %19 = icmp slt i64 %.062, %18
  br i1 %19, label %30, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr @shared, align 8
  %22 = getelementptr inbounds nuw %struct.shared, ptr %21, i32 0, i32 7
  %23 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %24 = load i64, ptr %23, align 8
  %25 = sub nsw i64 %.062, %24
  %26 = getelementptr inbounds [262144 x %struct.place], ptr %22, i64 0, i64 %25
  %27 = getelementptr inbounds nuw %struct.place, ptr %26, i32 0, i32 3
  %28 = load i64, ptr %27, align 8
  %29 = icmp ne i64 %28, 0
  br label %30

30:                                               ; preds = %20, %16
  %31 = phi i1 [ true, %16 ], [ %29, %20 ]
  %32 = zext i1 %31 to i32
  %33 = call i64 @argument_of(ptr %0, i64 %.062)
  %34 = icmp ne i64 %33, %.058
  br i1 %34, label %35, label %38

35:                                               ; preds = %30
  %36 = call i64 @argument_of(ptr %0, i64 %.062)
  %37 = call double @typical(ptr %0, i64 %36)
  br label %38

38:                                               ; preds = %35, %30
  %.161 = phi double [ %37, %35 ], [ %.060, %30 ]
  %.1 = phi i64 [ %36, %35 ], [ %.058, %30 ]
  %39 = load ptr, ptr @shared, align 8
  %40 = getelementptr inbounds nuw %struct.shared, ptr %39, i32 0, i32 9
  %41 = getelementptr inbounds [262400 x double], ptr %40, i64 0, i64 %.062
  %42 = load double, ptr %41, align 8
  %43 = call double @magnitude(double %42)
  %44 = call double @some()
  %45 = fsub double %43, %43
  %46 = fcmp oeq double %45, 0.000000e+00
  %47 = zext i1 %46 to i32
  %48 = icmp ne i32 %32, 0
  %49 = icmp ne i32 %47, 0
  %or.cond = select i1 %48, i1 %49, i1 false
  br i1 %or.cond, label %50, label %54

50:                                               ; preds = %38
  %51 = fmul double 1.000000e-03, %.161
  %52 = fcmp olt double %43, %51
  %.161. = select i1 %52, double %.161, double %43
  %53 = fmul double %44, %.161.
  br label %54

54:                                               ; preds = %38, %50
  %55 = phi double [ %53, %50 ], [ 0.000000e+00, %38 ]
  %56 = load ptr, ptr @shared, align 8
  %57 = getelementptr inbounds nuw %struct.shared, ptr %56, i32 0, i32 11
  %58 = getelementptr inbounds [262400 x double], ptr %57, i64 0, i64 %.062
  store double %55, ptr %58, align 8
  %59 = add nsw i64 %.062, 1
  br label %14

60:                                               ; preds = %14, %95
  %.064 = phi i64 [ %100, %95 ], [ 0, %14 ]
  %.0 = phi i64 [ %99, %95 ], [ 0, %14 ]
  %61 = load ptr, ptr @shared, align 8
  %62 = getelementptr inbounds nuw %struct.shared, ptr %61, i32 0, i32 1
  %63 = load i64, ptr %62, align 8
  %64 = icmp slt i64 %.064, %63
  br i1 %64, label %65, label %101

65:                                               ; preds = %60
  %66 = load ptr, ptr @shared, align 8
  %67 = getelementptr inbounds nuw %struct.shared, ptr %66, i32 0, i32 7
  %68 = getelementptr inbounds [262144 x %struct.place], ptr %67, i64 0, i64 %.064
  %69 = getelementptr inbounds nuw %struct.place, ptr %68, i32 0, i32 3
  %70 = load i64, ptr %69, align 8
  %71 = icmp ne i64 %70, 0
  br i1 %71, label %72, label %95

72:                                               ; preds = %65
  %73 = load ptr, ptr @shared, align 8
  %74 = getelementptr inbounds nuw %struct.shared, ptr %73, i32 0, i32 7
  %75 = getelementptr inbounds [262144 x %struct.place], ptr %74, i64 0, i64 %.064
  %76 = getelementptr inbounds nuw %struct.place, ptr %75, i32 0, i32 6
  %77 = load i64, ptr %76, align 8
  %78 = icmp ne i64 %77, 0
  br i1 %78, label %95, label %79

79:                                               ; preds = %72
  %80 = load ptr, ptr @shared, align 8
  %81 = getelementptr inbounds nuw %struct.shared, ptr %80, i32 0, i32 17
  %82 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %83 = load i64, ptr %82, align 8
  %84 = add nsw i64 %83, %.064
  %85 = getelementptr inbounds [262400 x double], ptr %81, i64 0, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = load ptr, ptr @shared, align 8
  %88 = getelementptr inbounds nuw %struct.shared, ptr %87, i32 0, i32 9
  %89 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %90 = load i64, ptr %89, align 8
  %91 = add nsw i64 %90, %.064
  %92 = getelementptr inbounds [262400 x double], ptr %88, i64 0, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = fcmp une double %86, %93
  br label %95

95:                                               ; preds = %79, %72, %65
  %96 = phi i1 [ false, %72 ], [ false, %65 ], [ %94, %79 ]
  %97 = zext i1 %96 to i32
  %98 = sext i32 %97 to i64
  %99 = add nsw i64 %.0, %98
  %100 = add nsw i64 %.064, 1
  br label %60

101:                                              ; preds = %60, %150
  %.063 = phi i64 [ %158, %150 ], [ 0, %60 ]
  %102 = icmp slt i64 %.063, %13
  br i1 %102, label %103, label %159

103:                                              ; preds = %101
  %104 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %105 = load i64, ptr %104, align 8
  %106 = sub nsw i64 %.063, %105
  %107 = load ptr, ptr @shared, align 8
  %108 = getelementptr inbounds nuw %struct.shared, ptr %107, i32 0, i32 17
  %109 = getelementptr inbounds [262400 x double], ptr %108, i64 0, i64 %.063
  %110 = load double, ptr %109, align 8
  %111 = icmp slt i64 %106, 0
  %112 = load ptr, ptr @shared, align 8
  %113 = getelementptr inbounds nuw %struct.shared, ptr %112, i32 0, i32 7
  %114 = getelementptr inbounds [262144 x %struct.place], ptr %113, i64 0, i64 %106
  %115 = select i1 %111, ptr null, ptr %114
  %116 = icmp ne ptr %115, null
  br i1 %116, label %117, label %134

117:                                              ; preds = %103
  %118 = getelementptr inbounds nuw %struct.place, ptr %115, i32 0, i32 3
  %119 = load i64, ptr %118, align 8
  %120 = icmp ne i64 %119, 0
  br i1 %120, label %121, label %134

121:                                              ; preds = %117
  %122 = getelementptr inbounds nuw %struct.place, ptr %115, i32 0, i32 6
  %123 = load i64, ptr %122, align 8
  %124 = icmp ne i64 %123, 0
  br i1 %124, label %134, label %125

125:                                              ; preds = %121
  %126 = load ptr, ptr @shared, align 8
  %127 = getelementptr inbounds nuw %struct.shared, ptr %126, i32 0, i32 9
  %128 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %129 = load i64, ptr %128, align 8
  %130 = add nsw i64 %129, %106
  %131 = getelementptr inbounds [262400 x double], ptr %127, i64 0, i64 %130
  %132 = load double, ptr %131, align 8
  %133 = fcmp une double %110, %132
  br label %134

134:                                              ; preds = %117, %121, %125, %103
  %135 = phi i1 [ true, %103 ], [ false, %121 ], [ false, %117 ], [ %133, %125 ]
  %136 = zext i1 %135 to i32
  %137 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %138 = load i64, ptr %137, align 8
  %139 = add nsw i64 %138, %.0
  %140 = icmp sgt i64 %139, 1
  br i1 %140, label %141, label %150

141:                                              ; preds = %134
  %142 = call double @some()
  %143 = call double @magnitude(double %110)
  %144 = fcmp ogt double %143, 0x3EB0C6F7A0B5ED8D
  br i1 %144, label %145, label %147

145:                                              ; preds = %141
  %146 = call double @magnitude(double %110)
  br label %147

147:                                              ; preds = %141, %145
  %148 = phi double [ %146, %145 ], [ 1.000000e+00, %141 ]
  %149 = fdiv double %142, %148
  br label %150

150:                                              ; preds = %147, %134
  %.059 = phi double [ %149, %147 ], [ 1.000000e+00, %134 ]
  %151 = icmp ne i32 %136, 0
  %152 = fsub double %110, %110
  %153 = fcmp oeq double %152, 0.000000e+00
  %or.cond66 = select i1 %151, i1 %153, i1 false
  %154 = select i1 %or.cond66, double %.059, double 0.000000e+00
  %155 = load ptr, ptr @shared, align 8
  %156 = getelementptr inbounds nuw %struct.shared, ptr %155, i32 0, i32 15
  %157 = getelementptr inbounds [262400 x double], ptr %156, i64 0, i64 %.063
  store double %154, ptr %157, align 8
  %158 = add nsw i64 %.063, 1
  br label %101

159:                                              ; preds = %101
  %160 = load ptr, ptr @shared, align 8
  %161 = getelementptr inbounds nuw %struct.shared, ptr %160, i32 0, i32 16
  %162 = getelementptr inbounds [262400 x double], ptr %161, i64 0, i64 0
  %163 = load ptr, ptr @shared, align 8
  %164 = getelementptr inbounds nuw %struct.shared, ptr %163, i32 0, i32 15
  %165 = getelementptr inbounds [262400 x double], ptr %164, i64 0, i64 0
  %166 = mul i64 %13, 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %162, ptr align 8 %165, i64 %166, i1 false)
  ret void
}

define internal i64 @argument_of(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %4 = load i64, ptr %3, align 8
  %5 = icmp slt i64 %1, %4
  br i1 %5, label %6, label %12

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 9
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds %struct.number, ptr %8, i64 %1
  %10 = getelementptr inbounds nuw %struct.number, ptr %9, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  br label %21

12:                                               ; preds = %2
  %13 = load ptr, ptr @shared, align 8
  %14 = getelementptr inbounds nuw %struct.shared, ptr %13, i32 0, i32 7
  %15 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %16 = load i64, ptr %15, align 8
  %17 = sub nsw i64 %1, %16
  %18 = getelementptr inbounds [262144 x %struct.place], ptr %14, i64 0, i64 %17
  %19 = getelementptr inbounds nuw %struct.place, ptr %18, i32 0, i32 4
  %20 = load i64, ptr %19, align 8
  br label %21

21:                                               ; preds = %12, %6
  %22 = phi i64 [ %11, %6 ], [ %20, %12 ]
  ret i64 %22
}

define internal i32 @examine(ptr %0, ptr %1, i64 %2) {
  %4 = alloca %struct.compared, align 8
  %5 = call i64 @list_inputs(ptr %0, i64 %2)
  call void @choose_inputs(ptr %0, i64 0, i64 %5)
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @compare(ptr dead_on_unwind writable sret(%struct.compared) align 8 %4, ptr %0, ptr %1)
  %6 = getelementptr inbounds nuw %struct.compared, ptr %4, i32 0, i32 0
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 4
  %9 = getelementptr inbounds nuw %struct.compared, ptr %4, i32 0, i32 0
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  %or.cond = select i1 %8, i1 true, i1 %11
  br i1 %or.cond, label %12, label %15

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw %struct.compared, ptr %4, i32 0, i32 0
  %14 = load i32, ptr %13, align 8
  br label %56

15:                                               ; preds = %3
  %16 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 16
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw %struct.site, ptr %17, i32 0, i32 23
  %19 = getelementptr inbounds nuw %struct.compared, ptr %4, i32 0, i32 0
  %20 = load i32, ptr %19, align 8
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw [4 x i64], ptr %18, i64 0, i64 %21
  %23 = add nsw i64 %2, 1
  %24 = srem i64 %23, 64
  %25 = shl i64 1, %24
  %26 = load i64, ptr %22, align 8
  %27 = and i64 %26, %25
  %28 = icmp ne i64 %27, 0
  br i1 %28, label %29, label %32

29:                                               ; preds = %15
  %30 = getelementptr inbounds nuw %struct.compared, ptr %4, i32 0, i32 0
  %31 = load i32, ptr %30, align 8
  br label %56

32:                                               ; preds = %15
  %33 = load i64, ptr %22, align 8
  %34 = or i64 %33, %25
  store i64 %34, ptr %22, align 8
  call void @report(ptr %0, ptr %1, i64 %2, ptr byval(%struct.compared) align 8 %4)
  %35 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 4
  %36 = load ptr, ptr %35, align 8
  %37 = icmp ne ptr %36, null
  br i1 %37, label %38, label %53

38:                                               ; preds = %32
  %39 = load ptr, ptr @shared, align 8
  %40 = getelementptr inbounds nuw %struct.shared, ptr %39, i32 0, i32 16
  %41 = getelementptr inbounds [262400 x double], ptr %40, i64 0, i64 0
  %42 = load ptr, ptr @shared, align 8
  %43 = getelementptr inbounds nuw %struct.shared, ptr %42, i32 0, i32 15
  %44 = getelementptr inbounds [262400 x double], ptr %43, i64 0, i64 0
  %45 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %46 = load i64, ptr %45, align 8
  %47 = load ptr, ptr @shared, align 8
  %48 = getelementptr inbounds nuw %struct.shared, ptr %47, i32 0, i32 1
  %49 = load i64, ptr %48, align 8
  %50 = add nsw i64 %46, %49
  %51 = mul i64 %50, 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %41, ptr align 8 %44, i64 %51, i1 false)
  %52 = call i32 @run(ptr %0, ptr %1, i32 4, double 0.000000e+00)
  br label %53

53:                                               ; preds = %38, %32
  %54 = getelementptr inbounds nuw %struct.compared, ptr %4, i32 0, i32 0
  %55 = load i32, ptr %54, align 8
  br label %56

56:                                               ; preds = %29, %53, %12
  %.0 = phi i32 [ %14, %12 ], [ %31, %29 ], [ %55, %53 ]
  call void @llvm.lifetime.end.p0(ptr %4)
  ret i32 %.0
}

define internal void @count_verdict(ptr %0, i32 %1) {
  %3 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 16
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.site, ptr %4, i32 0, i32 19
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %6, 1
  store i64 %7, ptr %5, align 8
  %8 = icmp eq i32 %1, 1
  %9 = zext i1 %8 to i32
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds nuw %struct.site, ptr %4, i32 0, i32 20
  %12 = load i64, ptr %11, align 8
  %13 = add nsw i64 %12, %10
  store i64 %13, ptr %11, align 8
  %14 = icmp eq i32 %1, 2
  %15 = zext i1 %14 to i32
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds nuw %struct.site, ptr %4, i32 0, i32 21
  %18 = load i64, ptr %17, align 8
  %19 = add nsw i64 %18, %16
  store i64 %19, ptr %17, align 8
  %20 = icmp eq i32 %1, 3
  %21 = zext i1 %20 to i32
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds nuw %struct.site, ptr %4, i32 0, i32 22
  %24 = load i64, ptr %23, align 8
  %25 = add nsw i64 %24, %22
  store i64 %25, ptr %23, align 8
  ret void
}

declare i32 @fork()

define internal void @isolate() {
  %1 = alloca %struct.rlimit, align 8
  %2 = alloca %struct.__sigset_t, align 8
  %3 = alloca [64 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr %1)
  call void @llvm.memset.p0.i64(ptr align 8 %1, i8 0, i64 16, i1 false)
  %4 = call i32 @setrlimit(i32 4, ptr %1)
  br label %5

5:                                                ; preds = %8, %0
  %.0 = phi i32 [ 0, %0 ], [ %13, %8 ]
  %6 = zext i32 %.0 to i64
  %7 = icmp ult i64 %6, 7
  br i1 %7, label %8, label %14

8:                                                ; preds = %5
  %9 = zext i32 %.0 to i64
  %10 = getelementptr inbounds nuw [7 x i32], ptr @isolate.reset, i64 0, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = call ptr @signal(i32 %11, ptr null)
  %13 = add i32 %.0, 1
  br label %5

14:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %2)
  %15 = call i32 @sigemptyset(ptr %2)
  %16 = call i32 @sigaddset(ptr %2, i32 14)
  %17 = call i32 @sigprocmask(i32 1, ptr %2, ptr null)
  %18 = call i32 (ptr, i32, ...) @open(ptr @.str.50, i32 2)
  br label %19

19:                                               ; preds = %44, %14
  %.025 = phi i32 [ 0, %14 ], [ %45, %44 ]
  %20 = icmp slt i32 %.025, 256
  br i1 %20, label %21, label %46

21:                                               ; preds = %19
  %22 = call i32 (i32, i32, ...) @fcntl(i32 %.025, i32 3)
  %23 = icmp slt i32 %22, 0
  %24 = icmp eq i32 %.025, %18
  %or.cond = select i1 %23, i1 true, i1 %24
  br i1 %or.cond, label %44, label %25

25:                                               ; preds = %21
  %26 = call i64 @lseek(i32 %.025, i64 0, i32 1)
  %27 = icmp sge i64 %26, 0
  %28 = and i32 %22, 3
  %29 = icmp eq i32 %28, 0
  %or.cond28 = and i1 %27, %29
  br i1 %or.cond28, label %30, label %39

30:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %3)
  %31 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 0
  %32 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %31, i64 64, ptr @.str.51, i32 %.025)
  %33 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 0
  %34 = call i32 (ptr, i32, ...) @open(ptr %33, i32 0)
  %35 = icmp sge i32 %34, 0
  br i1 %35, label %36, label %38

36:                                               ; preds = %30
  %37 = call i64 @lseek(i32 %34, i64 %26, i32 0)
  br label %38

38:                                               ; preds = %36, %30
  %.1 = phi i32 [ %34, %36 ], [ %18, %30 ]
  call void @llvm.lifetime.end.p0(ptr %3)
  br label %39

39:                                               ; preds = %38, %25
  %.024 = phi i32 [ %.1, %38 ], [ %18, %25 ]
  %40 = call i32 @dup2(i32 %.024, i32 %.025)
  %41 = icmp ne i32 %.024, %18
  br i1 %41, label %42, label %44

42:                                               ; preds = %39
  %43 = call i32 @close(i32 %.024)
  br label %44

44:                                               ; preds = %21, %42, %39
  %45 = add nsw i32 %.025, 1
  br label %19

46:                                               ; preds = %19
  %47 = load i64, ptr @seconds, align 8
  %48 = trunc i64 %47 to i32
  %49 = call i32 @alarm(i32 %48)
  call void @llvm.lifetime.end.p0(ptr %2)
  call void @llvm.lifetime.end.p0(ptr %1)
  ret void
}

define internal void @work(ptr %0, ptr %1, i32 %2, double %3) {
  switch i32 %2, label %219 [
    i32 0, label %5
    i32 1, label %8
    i32 2, label %68
    i32 3, label %68
    i32 4, label %79
    i32 5, label %149
  ]

5:                                                ; preds = %4
  store i32 1, ptr @noting, align 4
  %6 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 3
  %7 = load ptr, ptr %6, align 8
  call void %7(ptr %1)
  store i32 0, ptr @noting, align 4
  br label %219

8:                                                ; preds = %4
  call void @make_writable()
  br label %9

9:                                                ; preds = %13, %8
  %.080 = phi i64 [ 0, %8 ], [ %29, %13 ]
  %10 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %.080, %11
  br i1 %12, label %13, label %30

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 9
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds %struct.number, ptr %15, i64 %.080
  %17 = getelementptr inbounds nuw %struct.number, ptr %16, i32 0, i32 4
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %1, i64 %18
  %20 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 9
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds %struct.number, ptr %21, i64 %.080
  %23 = getelementptr inbounds nuw %struct.number, ptr %22, i32 0, i32 3
  %24 = load i64, ptr %23, align 8
  %25 = call double @read_number(ptr %19, i64 %24)
  %26 = load ptr, ptr @shared, align 8
  %27 = getelementptr inbounds nuw %struct.shared, ptr %26, i32 0, i32 9
  %28 = getelementptr inbounds [262400 x double], ptr %27, i64 0, i64 %.080
  store double %25, ptr %28, align 8
  %29 = add nsw i64 %.080, 1
  br label %9

30:                                               ; preds = %9, %60
  %.079 = phi i64 [ %61, %60 ], [ 0, %9 ]
  %31 = load ptr, ptr @shared, align 8
  %32 = getelementptr inbounds nuw %struct.shared, ptr %31, i32 0, i32 1
  %33 = load i64, ptr %32, align 8
  %34 = icmp slt i64 %.079, %33
  br i1 %34, label %35, label %62

35:                                               ; preds = %30
  %36 = load ptr, ptr @shared, align 8
  %37 = getelementptr inbounds nuw %struct.shared, ptr %36, i32 0, i32 7
  %38 = getelementptr inbounds [262144 x %struct.place], ptr %37, i64 0, i64 %.079
  %39 = getelementptr inbounds nuw %struct.place, ptr %38, i32 0, i32 3
  %40 = load i64, ptr %39, align 8
  %41 = icmp ne i64 %40, 0
  br i1 %41, label %42, label %60

42:                                               ; preds = %35
  %43 = load ptr, ptr @shared, align 8
  %44 = getelementptr inbounds nuw %struct.shared, ptr %43, i32 0, i32 7
  %45 = getelementptr inbounds [262144 x %struct.place], ptr %44, i64 0, i64 %.079
  %46 = getelementptr inbounds nuw %struct.place, ptr %45, i32 0, i32 0
  %47 = load ptr, ptr %46, align 8
  %48 = load ptr, ptr @shared, align 8
  %49 = getelementptr inbounds nuw %struct.shared, ptr %48, i32 0, i32 7
  %50 = getelementptr inbounds [262144 x %struct.place], ptr %49, i64 0, i64 %.079
  %51 = getelementptr inbounds nuw %struct.place, ptr %50, i32 0, i32 3
  %52 = load i64, ptr %51, align 8
  %53 = call double @read_number(ptr %47, i64 %52)
  %54 = load ptr, ptr @shared, align 8
  %55 = getelementptr inbounds nuw %struct.shared, ptr %54, i32 0, i32 9
  %56 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %57 = load i64, ptr %56, align 8
  %58 = add nsw i64 %57, %.079
  %59 = getelementptr inbounds [262400 x double], ptr %55, i64 0, i64 %58
  store double %53, ptr %59, align 8
  br label %60

60:                                               ; preds = %35, %42
  %61 = add nsw i64 %.079, 1
  br label %30

62:                                               ; preds = %30
  %63 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 2
  %64 = load ptr, ptr %63, align 8
  call void %64(ptr %1)
  %65 = load ptr, ptr @shared, align 8
  %66 = getelementptr inbounds nuw %struct.shared, ptr %65, i32 0, i32 17
  %67 = getelementptr inbounds [262400 x double], ptr %66, i64 0, i64 0
  call void @read_outputs(ptr %0, ptr %1, ptr %67)
  br label %219

68:                                               ; preds = %4, %4
  call void @make_writable()
  call void @move_point(ptr %0, ptr %1, double %3)
  %69 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 2
  %70 = load ptr, ptr %69, align 8
  call void %70(ptr %1)
  %71 = icmp eq i32 %2, 2
  %72 = load ptr, ptr @shared, align 8
  %73 = getelementptr inbounds nuw %struct.shared, ptr %72, i32 0, i32 19
  %74 = getelementptr inbounds [262400 x double], ptr %73, i64 0, i64 0
  %75 = load ptr, ptr @shared, align 8
  %76 = getelementptr inbounds nuw %struct.shared, ptr %75, i32 0, i32 20
  %77 = getelementptr inbounds [262400 x double], ptr %76, i64 0, i64 0
  %78 = select i1 %71, ptr %74, ptr %77
  call void @read_outputs(ptr %0, ptr %1, ptr %78)
  br label %219

79:                                               ; preds = %4, %83
  %.078 = phi i64 [ %99, %83 ], [ 0, %4 ]
  %80 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %81 = load i64, ptr %80, align 8
  %82 = icmp slt i64 %.078, %81
  br i1 %82, label %83, label %100

83:                                               ; preds = %79
  %84 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 11
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr inbounds %struct.number, ptr %85, i64 %.078
  %87 = getelementptr inbounds nuw %struct.number, ptr %86, i32 0, i32 5
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds i8, ptr %1, i64 %88
  %90 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 11
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds %struct.number, ptr %91, i64 %.078
  %93 = getelementptr inbounds nuw %struct.number, ptr %92, i32 0, i32 3
  %94 = load i64, ptr %93, align 8
  %95 = load ptr, ptr @shared, align 8
  %96 = getelementptr inbounds nuw %struct.shared, ptr %95, i32 0, i32 16
  %97 = getelementptr inbounds [262400 x double], ptr %96, i64 0, i64 %.078
  %98 = load double, ptr %97, align 8
  call void @write_number(ptr %89, i64 %94, double %98)
  %99 = add nsw i64 %.078, 1
  br label %79

100:                                              ; preds = %79
  %101 = load ptr, ptr @shared, align 8
  %102 = getelementptr inbounds nuw %struct.shared, ptr %101, i32 0, i32 16
  %103 = getelementptr inbounds [262400 x double], ptr %102, i64 0, i64 0
  %104 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %105 = load i64, ptr %104, align 8
  %106 = getelementptr inbounds double, ptr %103, i64 %105
  call void @write_shadows(ptr %106)
  %107 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 4
  %108 = load ptr, ptr %107, align 8
  call void %108(ptr %1)
  br label %109

109:                                              ; preds = %113, %100
  %.077 = phi i64 [ 0, %100 ], [ %129, %113 ]
  %110 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %111 = load i64, ptr %110, align 8
  %112 = icmp slt i64 %.077, %111
  br i1 %112, label %113, label %130

113:                                              ; preds = %109
  %114 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 9
  %115 = load ptr, ptr %114, align 8
  %116 = getelementptr inbounds %struct.number, ptr %115, i64 %.077
  %117 = getelementptr inbounds nuw %struct.number, ptr %116, i32 0, i32 5
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr inbounds i8, ptr %1, i64 %118
  %120 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 9
  %121 = load ptr, ptr %120, align 8
  %122 = getelementptr inbounds %struct.number, ptr %121, i64 %.077
  %123 = getelementptr inbounds nuw %struct.number, ptr %122, i32 0, i32 3
  %124 = load i64, ptr %123, align 8
  %125 = call double @read_number(ptr %119, i64 %124)
  %126 = load ptr, ptr @shared, align 8
  %127 = getelementptr inbounds nuw %struct.shared, ptr %126, i32 0, i32 12
  %128 = getelementptr inbounds [262400 x double], ptr %127, i64 0, i64 %.077
  store double %125, ptr %128, align 8
  %129 = add nsw i64 %.077, 1
  br label %109

130:                                              ; preds = %109
  %131 = load ptr, ptr @shared, align 8
  %132 = getelementptr inbounds nuw %struct.shared, ptr %131, i32 0, i32 12
  %133 = getelementptr inbounds [262400 x double], ptr %132, i64 0, i64 0
  %134 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %135 = load i64, ptr %134, align 8
  %136 = getelementptr inbounds double, ptr %133, i64 %135
  call void @read_shadows(ptr %136)
  %137 = load ptr, ptr @shared, align 8
  %138 = getelementptr inbounds nuw %struct.shared, ptr %137, i32 0, i32 12
  %139 = getelementptr inbounds [262400 x double], ptr %138, i64 0, i64 0
  %140 = load ptr, ptr @shared, align 8
  %141 = getelementptr inbounds nuw %struct.shared, ptr %140, i32 0, i32 13
  %142 = getelementptr inbounds [262400 x double], ptr %141, i64 0, i64 0
  %143 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %144 = load i64, ptr %143, align 8
  %145 = load ptr, ptr @shared, align 8
  %146 = getelementptr inbounds nuw %struct.shared, ptr %145, i32 0, i32 1
  %147 = load i64, ptr %146, align 8
  %148 = add nsw i64 %144, %147
  call void @subtract(ptr %139, ptr %142, i64 %148)
  br label %219

149:                                              ; preds = %4, %153
  %.076 = phi i64 [ %169, %153 ], [ 0, %4 ]
  %150 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %151 = load i64, ptr %150, align 8
  %152 = icmp slt i64 %.076, %151
  br i1 %152, label %153, label %170

153:                                              ; preds = %149
  %154 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 9
  %155 = load ptr, ptr %154, align 8
  %156 = getelementptr inbounds %struct.number, ptr %155, i64 %.076
  %157 = getelementptr inbounds nuw %struct.number, ptr %156, i32 0, i32 6
  %158 = load i64, ptr %157, align 8
  %159 = getelementptr inbounds i8, ptr %1, i64 %158
  %160 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 9
  %161 = load ptr, ptr %160, align 8
  %162 = getelementptr inbounds %struct.number, ptr %161, i64 %.076
  %163 = getelementptr inbounds nuw %struct.number, ptr %162, i32 0, i32 3
  %164 = load i64, ptr %163, align 8
  %165 = load ptr, ptr @shared, align 8
  %166 = getelementptr inbounds nuw %struct.shared, ptr %165, i32 0, i32 10
  %167 = getelementptr inbounds [262400 x double], ptr %166, i64 0, i64 %.076
  %168 = load double, ptr %167, align 8
  call void @write_number(ptr %159, i64 %164, double %168)
  %169 = add nsw i64 %.076, 1
  br label %149

170:                                              ; preds = %149
  %171 = load ptr, ptr @shared, align 8
  %172 = getelementptr inbounds nuw %struct.shared, ptr %171, i32 0, i32 10
  %173 = getelementptr inbounds [262400 x double], ptr %172, i64 0, i64 0
  %174 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %175 = load i64, ptr %174, align 8
  %176 = getelementptr inbounds double, ptr %173, i64 %175
  call void @write_shadows(ptr %176)
  %177 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 5
  %178 = load ptr, ptr %177, align 8
  call void %178(ptr %1)
  br label %179

179:                                              ; preds = %183, %170
  %.0 = phi i64 [ 0, %170 ], [ %199, %183 ]
  %180 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %181 = load i64, ptr %180, align 8
  %182 = icmp slt i64 %.0, %181
  br i1 %182, label %183, label %200

183:                                              ; preds = %179
  %184 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 11
  %185 = load ptr, ptr %184, align 8
  %186 = getelementptr inbounds %struct.number, ptr %185, i64 %.0
  %187 = getelementptr inbounds nuw %struct.number, ptr %186, i32 0, i32 6
  %188 = load i64, ptr %187, align 8
  %189 = getelementptr inbounds i8, ptr %1, i64 %188
  %190 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 11
  %191 = load ptr, ptr %190, align 8
  %192 = getelementptr inbounds %struct.number, ptr %191, i64 %.0
  %193 = getelementptr inbounds nuw %struct.number, ptr %192, i32 0, i32 3
  %194 = load i64, ptr %193, align 8
  %195 = call double @read_number(ptr %189, i64 %194)
  %196 = load ptr, ptr @shared, align 8
  %197 = getelementptr inbounds nuw %struct.shared, ptr %196, i32 0, i32 18
  %198 = getelementptr inbounds [262400 x double], ptr %197, i64 0, i64 %.0
  store double %195, ptr %198, align 8
  %199 = add nsw i64 %.0, 1
  br label %179

200:                                              ; preds = %179
  %201 = load ptr, ptr @shared, align 8
  %202 = getelementptr inbounds nuw %struct.shared, ptr %201, i32 0, i32 18
  %203 = getelementptr inbounds [262400 x double], ptr %202, i64 0, i64 0
  %204 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %205 = load i64, ptr %204, align 8
  %206 = getelementptr inbounds double, ptr %203, i64 %205
  call void @read_shadows(ptr %206)
  %207 = load ptr, ptr @shared, align 8
  %208 = getelementptr inbounds nuw %struct.shared, ptr %207, i32 0, i32 18
  %209 = getelementptr inbounds [262400 x double], ptr %208, i64 0, i64 0
  %210 = load ptr, ptr @shared, align 8
  %211 = getelementptr inbounds nuw %struct.shared, ptr %210, i32 0, i32 14
  %212 = getelementptr inbounds [262400 x double], ptr %211, i64 0, i64 0
  %213 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %214 = load i64, ptr %213, align 8
  %215 = load ptr, ptr @shared, align 8
  %216 = getelementptr inbounds nuw %struct.shared, ptr %215, i32 0, i32 1
  %217 = load i64, ptr %216, align 8
  %218 = add nsw i64 %214, %217
  call void @subtract(ptr %209, ptr %212, i64 %218)
  br label %219

219:                                              ; preds = %200, %130, %68, %62, %5, %4
  ret void
}

declare i32 @waitpid(i32, ptr, i32)

declare ptr @__errno_location()

declare i32 @setrlimit(i32, ptr)

declare ptr @signal(i32, ptr)

declare i32 @sigemptyset(ptr)

declare i32 @sigaddset(ptr, i32)

declare i32 @sigprocmask(i32, ptr, ptr)

declare i32 @fcntl(i32, i32, ...)

declare i64 @lseek(i32, i64, i32)

declare i32 @snprintf(ptr, i64, ptr, ...)

declare i32 @dup2(i32, i32)

declare i32 @alarm(i32)

define internal void @make_writable() {
  %1 = call i64 @sysconf(i32 30)
  br label %2

2:                                                ; preds = %27, %0
  %.015 = phi i64 [ 0, %0 ], [ %28, %27 ]
  %.0 = phi ptr [ null, %0 ], [ %.1, %27 ]
  %3 = load ptr, ptr @shared, align 8
  %4 = getelementptr inbounds nuw %struct.shared, ptr %3, i32 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = icmp slt i64 %.015, %5
  br i1 %6, label %7, label %29

7:                                                ; preds = %2
  %8 = load ptr, ptr @shared, align 8
  %9 = getelementptr inbounds nuw %struct.shared, ptr %8, i32 0, i32 7
  %10 = getelementptr inbounds [262144 x %struct.place], ptr %9, i64 0, i64 %.015
  %11 = getelementptr inbounds nuw %struct.place, ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = ptrtoint ptr %12 to i64
  %14 = sub i64 0, %1
  %15 = and i64 %13, %14
  %16 = inttoptr i64 %15 to ptr
  %17 = icmp ne ptr %16, %.0
  br i1 %17, label %18, label %23

18:                                               ; preds = %7
  %19 = call i32 @msync(ptr %16, i64 %1, i32 1)
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %18
  %22 = getelementptr inbounds nuw %struct.place, ptr %10, i32 0, i32 3
  store i64 0, ptr %22, align 8
  br label %27

23:                                               ; preds = %18, %7
  %24 = icmp ne ptr %16, %.0
  br i1 %24, label %25, label %27

25:                                               ; preds = %23
  %26 = call i32 @mprotect(ptr %16, i64 %1, i32 3)
  br label %27

27:                                               ; preds = %21, %25, %23
  %.1 = phi ptr [ %.0, %21 ], [ %16, %25 ], [ %16, %23 ]
  %28 = add nsw i64 %.015, 1
  br label %2

29:                                               ; preds = %2
  ret void
}

define internal double @read_number(ptr %0, i64 %1) {
  %3 = icmp eq i64 %1, 4
  br i1 %3, label %4, label %7

4:                                                ; preds = %2
  %5 = load float, ptr %0, align 4
  %6 = fpext float %5 to double
  br label %9

7:                                                ; preds = %2
  %8 = load double, ptr %0, align 8
  br label %9

9:                                                ; preds = %7, %4
  %10 = phi double [ %6, %4 ], [ %8, %7 ]
  ret double %10
}

define internal void @read_outputs(ptr %0, ptr %1, ptr %2) {
  br label %4

4:                                                ; preds = %8, %3
  %.017 = phi i64 [ 0, %3 ], [ %22, %8 ]
  %5 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %6 = load i64, ptr %5, align 8
  %7 = icmp slt i64 %.017, %6
  br i1 %7, label %8, label %23

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 11
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.number, ptr %10, i64 %.017
  %12 = getelementptr inbounds nuw %struct.number, ptr %11, i32 0, i32 4
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %1, i64 %13
  %15 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 11
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.number, ptr %16, i64 %.017
  %18 = getelementptr inbounds nuw %struct.number, ptr %17, i32 0, i32 3
  %19 = load i64, ptr %18, align 8
  %20 = call double @read_number(ptr %14, i64 %19)
  %21 = getelementptr inbounds double, ptr %2, i64 %.017
  store double %20, ptr %21, align 8
  %22 = add nsw i64 %.017, 1
  br label %4

23:                                               ; preds = %4, %51
  %.0 = phi i64 [ %52, %51 ], [ 0, %4 ]
  %24 = load ptr, ptr @shared, align 8
  %25 = getelementptr inbounds nuw %struct.shared, ptr %24, i32 0, i32 1
  %26 = load i64, ptr %25, align 8
  %27 = icmp slt i64 %.0, %26
  br i1 %27, label %28, label %53

28:                                               ; preds = %23
  %29 = load ptr, ptr @shared, align 8
  %30 = getelementptr inbounds nuw %struct.shared, ptr %29, i32 0, i32 7
  %31 = getelementptr inbounds [262144 x %struct.place], ptr %30, i64 0, i64 %.0
  %32 = getelementptr inbounds nuw %struct.place, ptr %31, i32 0, i32 3
  %33 = load i64, ptr %32, align 8
  %34 = icmp ne i64 %33, 0
  br i1 %34, label %35, label %51

35:                                               ; preds = %28
  %36 = load ptr, ptr @shared, align 8
  %37 = getelementptr inbounds nuw %struct.shared, ptr %36, i32 0, i32 7
  %38 = getelementptr inbounds [262144 x %struct.place], ptr %37, i64 0, i64 %.0
  %39 = getelementptr inbounds nuw %struct.place, ptr %38, i32 0, i32 0
  %40 = load ptr, ptr %39, align 8
  %41 = load ptr, ptr @shared, align 8
  %42 = getelementptr inbounds nuw %struct.shared, ptr %41, i32 0, i32 7
  %43 = getelementptr inbounds [262144 x %struct.place], ptr %42, i64 0, i64 %.0
  %44 = getelementptr inbounds nuw %struct.place, ptr %43, i32 0, i32 3
  %45 = load i64, ptr %44, align 8
  %46 = call double @read_number(ptr %40, i64 %45)
  %47 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %48 = load i64, ptr %47, align 8
  %49 = add nsw i64 %48, %.0
  %50 = getelementptr inbounds double, ptr %2, i64 %49
  store double %46, ptr %50, align 8
  br label %51

51:                                               ; preds = %28, %35
  %52 = add nsw i64 %.0, 1
  br label %23

53:                                               ; preds = %23
  ret void
}

define internal void @move_point(ptr %0, ptr %1, double %2) {
  %4 = load ptr, ptr @shared, align 8
  %5 = getelementptr inbounds nuw %struct.shared, ptr %4, i32 0, i32 10
  %6 = getelementptr inbounds [262400 x double], ptr %5, i64 0, i64 0
  br label %7

7:                                                ; preds = %34, %3
  %.026 = phi i64 [ 0, %3 ], [ %35, %34 ]
  %8 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %9 = load i64, ptr %8, align 8
  %10 = icmp slt i64 %.026, %9
  br i1 %10, label %11, label %36

11:                                               ; preds = %7
  %12 = getelementptr inbounds double, ptr %6, i64 %.026
  %13 = load double, ptr %12, align 8
  %14 = fcmp une double %13, 0.000000e+00
  br i1 %14, label %15, label %34

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 9
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds %struct.number, ptr %17, i64 %.026
  %19 = getelementptr inbounds nuw %struct.number, ptr %18, i32 0, i32 4
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %1, i64 %20
  %22 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 9
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.number, ptr %23, i64 %.026
  %25 = getelementptr inbounds nuw %struct.number, ptr %24, i32 0, i32 3
  %26 = load i64, ptr %25, align 8
  %27 = load ptr, ptr @shared, align 8
  %28 = getelementptr inbounds nuw %struct.shared, ptr %27, i32 0, i32 9
  %29 = getelementptr inbounds [262400 x double], ptr %28, i64 0, i64 %.026
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds double, ptr %6, i64 %.026
  %32 = load double, ptr %31, align 8
  %33 = call double @llvm.fmuladd.f64(double %2, double %32, double %30)
  call void @write_number(ptr %21, i64 %26, double %33)
  br label %34

34:                                               ; preds = %11, %15
  %35 = add nsw i64 %.026, 1
  br label %7

36:                                               ; preds = %7, %72
  %.0 = phi i64 [ %73, %72 ], [ 0, %7 ]
  %37 = load ptr, ptr @shared, align 8
  %38 = getelementptr inbounds nuw %struct.shared, ptr %37, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = icmp slt i64 %.0, %39
  br i1 %40, label %41, label %74

41:                                               ; preds = %36
  %42 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %43 = load i64, ptr %42, align 8
  %44 = add nsw i64 %43, %.0
  %45 = getelementptr inbounds double, ptr %6, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fcmp une double %46, 0.000000e+00
  br i1 %47, label %48, label %72

48:                                               ; preds = %41
  %49 = load ptr, ptr @shared, align 8
  %50 = getelementptr inbounds nuw %struct.shared, ptr %49, i32 0, i32 7
  %51 = getelementptr inbounds [262144 x %struct.place], ptr %50, i64 0, i64 %.0
  %52 = getelementptr inbounds nuw %struct.place, ptr %51, i32 0, i32 0
  %53 = load ptr, ptr %52, align 8
  %54 = load ptr, ptr @shared, align 8
  %55 = getelementptr inbounds nuw %struct.shared, ptr %54, i32 0, i32 7
  %56 = getelementptr inbounds [262144 x %struct.place], ptr %55, i64 0, i64 %.0
  %57 = getelementptr inbounds nuw %struct.place, ptr %56, i32 0, i32 3
  %58 = load i64, ptr %57, align 8
  %59 = load ptr, ptr @shared, align 8
  %60 = getelementptr inbounds nuw %struct.shared, ptr %59, i32 0, i32 9
  %61 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %62 = load i64, ptr %61, align 8
  %63 = add nsw i64 %62, %.0
  %64 = getelementptr inbounds [262400 x double], ptr %60, i64 0, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %67 = load i64, ptr %66, align 8
  %68 = add nsw i64 %67, %.0
  %69 = getelementptr inbounds double, ptr %6, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = call double @llvm.fmuladd.f64(double %2, double %70, double %65)
  call void @write_number(ptr %53, i64 %58, double %71)
  br label %72

72:                                               ; preds = %41, %48
  %73 = add nsw i64 %.0, 1
  br label %36

74:                                               ; preds = %36
  ret void
}

define internal void @write_number(ptr %0, i64 %1, double %2) {
  %4 = icmp eq i64 %1, 4
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = fptrunc double %2 to float
  store float %6, ptr %0, align 4
  br label %8

7:                                                ; preds = %3
  store double %2, ptr %0, align 8
  br label %8

8:                                                ; preds = %7, %5
  ret void
}

define internal void @write_shadows(ptr %0) {
  br label %2

2:                                                ; preds = %27, %1
  %.0 = phi i64 [ 0, %1 ], [ %28, %27 ]
  %3 = load ptr, ptr @shared, align 8
  %4 = getelementptr inbounds nuw %struct.shared, ptr %3, i32 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = icmp slt i64 %.0, %5
  br i1 %6, label %7, label %29

7:                                                ; preds = %2
  %8 = load ptr, ptr @shared, align 8
  %9 = getelementptr inbounds nuw %struct.shared, ptr %8, i32 0, i32 7
  %10 = getelementptr inbounds [262144 x %struct.place], ptr %9, i64 0, i64 %.0
  %11 = getelementptr inbounds nuw %struct.place, ptr %10, i32 0, i32 3
  %12 = load i64, ptr %11, align 8
  %13 = icmp ne i64 %12, 0
  br i1 %13, label %14, label %27

14:                                               ; preds = %7
  %15 = load ptr, ptr @shared, align 8
  %16 = getelementptr inbounds nuw %struct.shared, ptr %15, i32 0, i32 7
  %17 = getelementptr inbounds [262144 x %struct.place], ptr %16, i64 0, i64 %.0
  %18 = getelementptr inbounds nuw %struct.place, ptr %17, i32 0, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = load ptr, ptr @shared, align 8
  %21 = getelementptr inbounds nuw %struct.shared, ptr %20, i32 0, i32 7
  %22 = getelementptr inbounds [262144 x %struct.place], ptr %21, i64 0, i64 %.0
  %23 = getelementptr inbounds nuw %struct.place, ptr %22, i32 0, i32 3
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %0, i64 %.0
  %26 = load double, ptr %25, align 8
  call void @write_number(ptr %19, i64 %24, double %26)
  br label %27

27:                                               ; preds = %7, %14
  %28 = add nsw i64 %.0, 1
  br label %2

29:                                               ; preds = %2
  ret void
}

define internal void @read_shadows(ptr %0) {
  br label %2

2:                                                ; preds = %27, %1
  %.0 = phi i64 [ 0, %1 ], [ %28, %27 ]
  %3 = load ptr, ptr @shared, align 8
  %4 = getelementptr inbounds nuw %struct.shared, ptr %3, i32 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = icmp slt i64 %.0, %5
  br i1 %6, label %7, label %29

7:                                                ; preds = %2
  %8 = load ptr, ptr @shared, align 8
  %9 = getelementptr inbounds nuw %struct.shared, ptr %8, i32 0, i32 7
  %10 = getelementptr inbounds [262144 x %struct.place], ptr %9, i64 0, i64 %.0
  %11 = getelementptr inbounds nuw %struct.place, ptr %10, i32 0, i32 3
  %12 = load i64, ptr %11, align 8
  %13 = icmp ne i64 %12, 0
  br i1 %13, label %14, label %27

14:                                               ; preds = %7
  %15 = load ptr, ptr @shared, align 8
  %16 = getelementptr inbounds nuw %struct.shared, ptr %15, i32 0, i32 7
  %17 = getelementptr inbounds [262144 x %struct.place], ptr %16, i64 0, i64 %.0
  %18 = getelementptr inbounds nuw %struct.place, ptr %17, i32 0, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = load ptr, ptr @shared, align 8
  %21 = getelementptr inbounds nuw %struct.shared, ptr %20, i32 0, i32 7
  %22 = getelementptr inbounds [262144 x %struct.place], ptr %21, i64 0, i64 %.0
  %23 = getelementptr inbounds nuw %struct.place, ptr %22, i32 0, i32 3
  %24 = load i64, ptr %23, align 8
  %25 = call double @read_number(ptr %19, i64 %24)
  %26 = getelementptr inbounds double, ptr %0, i64 %.0
  store double %25, ptr %26, align 8
  br label %27

27:                                               ; preds = %7, %14
  %28 = add nsw i64 %.0, 1
  br label %2

29:                                               ; preds = %2
  ret void
}

define internal void @subtract(ptr %0, ptr %1, i64 %2) {
  br label %4

4:                                                ; preds = %6, %3
  %.0 = phi i64 [ 0, %3 ], [ %12, %6 ]
  %5 = icmp slt i64 %.0, %2
  br i1 %5, label %6, label %13

6:                                                ; preds = %4
  %7 = getelementptr inbounds double, ptr %1, i64 %.0
  %8 = load double, ptr %7, align 8
  %9 = getelementptr inbounds double, ptr %0, i64 %.0
  %10 = load double, ptr %9, align 8
  %11 = fsub double %10, %8
  store double %11, ptr %9, align 8
  %12 = add nsw i64 %.0, 1
  br label %4

13:                                               ; preds = %4
  ret void
}

declare i64 @sysconf(i32)

declare i32 @msync(ptr, i64, i32)

declare i32 @mprotect(ptr, i64, i32)

declare double @llvm.fmuladd.f64(double, double, double)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define internal double @typical(ptr %0, i64 %1) {
  br label %3

3:                                                ; preds = %39, %2
  %.015 = phi double [ 0.000000e+00, %2 ], [ %.116, %39 ]
  %.014 = phi i64 [ 0, %2 ], [ %.1, %39 ]
  %.0 = phi i64 [ 0, %2 ], [ %40, %39 ]
  %4 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %5 = load i64, ptr %4, align 8
  %6 = load ptr, ptr @shared, align 8
  %7 = getelementptr inbounds nuw %struct.shared, ptr %6, i32 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %5, %8
  %10 = icmp slt i64 %.0, %9
  br i1 %10, label %11, label %41

11:                                               ; preds = %3
  %12 = call i64 @argument_of(ptr %0, i64 %.0)
  %13 = icmp eq i64 %12, %1
  br i1 %13, label %14, label %39

14:                                               ; preds = %11
  %15 = load ptr, ptr @shared, align 8
  %16 = getelementptr inbounds nuw %struct.shared, ptr %15, i32 0, i32 9
  %17 = getelementptr inbounds [262400 x double], ptr %16, i64 0, i64 %.0
  %18 = load double, ptr %17, align 8
  %19 = fcmp une double %18, 0.000000e+00
  br i1 %19, label %20, label %39

20:                                               ; preds = %14
  %21 = load ptr, ptr @shared, align 8
  %22 = getelementptr inbounds nuw %struct.shared, ptr %21, i32 0, i32 9
  %23 = getelementptr inbounds [262400 x double], ptr %22, i64 0, i64 %.0
  %24 = load double, ptr %23, align 8
  %25 = load ptr, ptr @shared, align 8
  %26 = getelementptr inbounds nuw %struct.shared, ptr %25, i32 0, i32 9
  %27 = getelementptr inbounds [262400 x double], ptr %26, i64 0, i64 %.0
  %28 = load double, ptr %27, align 8
  %29 = fsub double %24, %28
  %30 = fcmp oeq double %29, 0.000000e+00
  br i1 %30, label %31, label %39

31:                                               ; preds = %20
  %32 = load ptr, ptr @shared, align 8
  %33 = getelementptr inbounds nuw %struct.shared, ptr %32, i32 0, i32 9
  %34 = getelementptr inbounds [262400 x double], ptr %33, i64 0, i64 %.0
  %35 = load double, ptr %34, align 8
  %36 = call double @magnitude(double %35)
  %37 = fadd double %.015, %36
  %38 = add nsw i64 %.014, 1
  br label %39

39:                                               ; preds = %11, %14, %20, %31
  %.116 = phi double [ %37, %31 ], [ %.015, %20 ], [ %.015, %14 ], [ %.015, %11 ]
  %.1 = phi i64 [ %38, %31 ], [ %.014, %20 ], [ %.014, %14 ], [ %.014, %11 ]
  %40 = add nsw i64 %.0, 1
  br label %3

41:                                               ; preds = %3
  %42 = icmp ne i64 %.014, 0
  %43 = sitofp i64 %.014 to double
  %44 = fdiv double %.015, %43
  %45 = select i1 %42, double %44, double 1.000000e+00
  ret double %45
}

define internal double @magnitude(double %0) {
  %2 = fcmp olt double %0, 0.000000e+00
  %3 = fneg double %0
  %4 = select i1 %2, double %3, double %0
  ret double %4
}

define internal double @some() {
  %1 = load i64, ptr @chance, align 8
  %2 = shl i64 %1, 13
  %3 = load i64, ptr @chance, align 8
  %4 = xor i64 %3, %2
  store i64 %4, ptr @chance, align 8
  %5 = load i64, ptr @chance, align 8
  %6 = lshr i64 %5, 7
  %7 = load i64, ptr @chance, align 8
  %8 = xor i64 %7, %6
  store i64 %8, ptr @chance, align 8
  %9 = load i64, ptr @chance, align 8
  %10 = shl i64 %9, 17
  %11 = load i64, ptr @chance, align 8
  %12 = xor i64 %11, %10
  store i64 %12, ptr @chance, align 8
  %13 = load i64, ptr @chance, align 8
  %14 = lshr i64 %13, 12
  %15 = and i64 %14, 1048575
  %16 = uitofp i64 %15 to double
  %17 = fdiv double %16, 0x4130000000000000
  %18 = fadd double 5.000000e-01, %17
  %19 = load i64, ptr @chance, align 8
  %20 = and i64 %19, 1
  %21 = icmp ne i64 %20, 0
  %22 = fneg double %18
  %23 = select i1 %21, double %18, double %22
  ret double %23
}

define internal void @choose_inputs(ptr %0, i64 %1, i64 %2) {
  %4 = load ptr, ptr @shared, align 8
  %5 = getelementptr inbounds nuw %struct.shared, ptr %4, i32 0, i32 10
  %6 = getelementptr inbounds [262400 x double], ptr %5, i64 0, i64 0
  %7 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %8 = load i64, ptr %7, align 8
  %9 = load ptr, ptr @shared, align 8
  %10 = getelementptr inbounds nuw %struct.shared, ptr %9, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = add nsw i64 %8, %11
  %13 = mul i64 %12, 8
  call void @llvm.memset.p0.i64(ptr align 8 %6, i8 0, i64 %13, i1 false)
  br label %14

14:                                               ; preds = %17, %3
  %.0 = phi i64 [ %1, %3 ], [ %29, %17 ]
  %15 = add nsw i64 %1, %2
  %16 = icmp slt i64 %.0, %15
  br i1 %16, label %17, label %30

17:                                               ; preds = %14
  %18 = load ptr, ptr @shared, align 8
  %19 = getelementptr inbounds nuw %struct.shared, ptr %18, i32 0, i32 11
  %20 = getelementptr inbounds [262400 x i64], ptr @list, i64 0, i64 %.0
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds [262400 x double], ptr %19, i64 0, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = load ptr, ptr @shared, align 8
  %25 = getelementptr inbounds nuw %struct.shared, ptr %24, i32 0, i32 10
  %26 = getelementptr inbounds [262400 x i64], ptr @list, i64 0, i64 %.0
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds [262400 x double], ptr %25, i64 0, i64 %27
  store double %23, ptr %28, align 8
  %29 = add nsw i64 %.0, 1
  br label %14

30:                                               ; preds = %14
  ret void
}

define internal i64 @list_inputs(ptr %0, i64 %1) {
  br label %3

3:                                                ; preds = %25, %2
  %.010 = phi i64 [ 0, %2 ], [ %.1, %25 ]
  %.0 = phi i64 [ 0, %2 ], [ %26, %25 ]
  %4 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %5 = load i64, ptr %4, align 8
  %6 = load ptr, ptr @shared, align 8
  %7 = getelementptr inbounds nuw %struct.shared, ptr %6, i32 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %5, %8
  %10 = icmp slt i64 %.0, %9
  br i1 %10, label %11, label %27

11:                                               ; preds = %3
  %12 = load ptr, ptr @shared, align 8
  %13 = getelementptr inbounds nuw %struct.shared, ptr %12, i32 0, i32 11
  %14 = getelementptr inbounds [262400 x double], ptr %13, i64 0, i64 %.0
  %15 = load double, ptr %14, align 8
  %16 = fcmp une double %15, 0.000000e+00
  br i1 %16, label %17, label %25

17:                                               ; preds = %11
  %18 = icmp slt i64 %1, 0
  br i1 %18, label %22, label %19

19:                                               ; preds = %17
  %20 = call i64 @argument_of(ptr %0, i64 %.0)
  %21 = icmp eq i64 %20, %1
  br i1 %21, label %22, label %25

22:                                               ; preds = %19, %17
  %23 = add nsw i64 %.010, 1
  %24 = getelementptr inbounds [262400 x i64], ptr @list, i64 0, i64 %.010
  store i64 %.0, ptr %24, align 8
  br label %25

25:                                               ; preds = %11, %19, %22
  %.1 = phi i64 [ %23, %22 ], [ %.010, %19 ], [ %.010, %11 ]
  %26 = add nsw i64 %.0, 1
  br label %3

27:                                               ; preds = %3
  ret i64 %.010
}

define internal void @compare(ptr dead_on_unwind noalias writable sret(%struct.compared) align 8 %0, ptr %1, ptr %2) {
  %4 = alloca double, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 40, i1 false)
  %5 = getelementptr inbounds { i32, [4 x i8], double, double, double, i32, [4 x i8] }, ptr %0, i32 0, i32 0
  store i32 4, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store double 0.000000e+00, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.site, ptr %1, i32 0, i32 4
  %7 = load ptr, ptr %6, align 8
  %8 = icmp ne ptr %7, null
  br i1 %8, label %9, label %12

9:                                                ; preds = %3
  %10 = call double @along(ptr %1, ptr %4)
  %11 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 1
  store double %10, ptr %11, align 8
  br label %12

12:                                               ; preds = %9, %3
  %13 = getelementptr inbounds nuw %struct.site, ptr %1, i32 0, i32 5
  %14 = load ptr, ptr %13, align 8
  %15 = icmp ne ptr %14, null
  br i1 %15, label %16, label %25

16:                                               ; preds = %12
  %17 = call i32 @run(ptr %1, ptr %2, i32 5, double 0.000000e+00)
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %100, label %19

19:                                               ; preds = %16
  %20 = load ptr, ptr @shared, align 8
  %21 = getelementptr inbounds nuw %struct.shared, ptr %20, i32 0, i32 18
  %22 = getelementptr inbounds [262400 x double], ptr %21, i64 0, i64 0
  %23 = call double @weighted(ptr %1, ptr %22)
  %24 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 2
  store double %23, ptr %24, align 8
  br label %25

25:                                               ; preds = %19, %12
  %26 = getelementptr inbounds nuw %struct.site, ptr %1, i32 0, i32 4
  %27 = load ptr, ptr %26, align 8
  %28 = icmp ne ptr %27, null
  %29 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 1
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 2
  %32 = load double, ptr %31, align 8
  %33 = select i1 %28, double %30, double %32
  %34 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 3
  %35 = call i32 @settle(ptr %1, ptr %2, double %33, ptr %34)
  %36 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 0
  store i32 %35, ptr %36, align 8
  %37 = getelementptr inbounds nuw %struct.site, ptr %1, i32 0, i32 4
  %38 = load ptr, ptr %37, align 8
  %39 = icmp ne ptr %38, null
  br i1 %39, label %42, label %40

40:                                               ; preds = %25
  %41 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 4
  store i32 1, ptr %41, align 8
  br label %42

42:                                               ; preds = %40, %25
  %43 = getelementptr inbounds nuw %struct.site, ptr %1, i32 0, i32 4
  %44 = load ptr, ptr %43, align 8
  %45 = icmp ne ptr %44, null
  br i1 %45, label %46, label %100

46:                                               ; preds = %42
  %47 = getelementptr inbounds nuw %struct.site, ptr %1, i32 0, i32 5
  %48 = load ptr, ptr %47, align 8
  %49 = icmp ne ptr %48, null
  %50 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 0
  %51 = load i32, ptr %50, align 8
  %52 = icmp ne i32 %51, 4
  %or.cond = select i1 %49, i1 %52, i1 false
  %53 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 0
  %54 = load i32, ptr %53, align 8
  %55 = icmp ne i32 %54, 2
  %or.cond18 = select i1 %or.cond, i1 %55, i1 false
  br i1 %or.cond18, label %56, label %100

56:                                               ; preds = %46
  %57 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 1
  %58 = load double, ptr %57, align 8
  %59 = call double @magnitude(double %58)
  %60 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 2
  %61 = load double, ptr %60, align 8
  %62 = call double @magnitude(double %61)
  %63 = call double @larger(double %59, double %62)
  %64 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 1
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 2
  %67 = load double, ptr %66, align 8
  %68 = fsub double %65, %67
  %69 = call double @magnitude(double %68)
  %70 = load ptr, ptr @precision, align 8
  %71 = getelementptr inbounds nuw %struct.precision, ptr %70, i32 0, i32 3
  %72 = load double, ptr %71, align 8
  %73 = load double, ptr %4, align 8
  %74 = call double @llvm.fmuladd.f64(double 1.000000e-03, double %73, double %63)
  %75 = fmul double %72, %74
  %76 = fcmp ole double %69, %75
  %77 = xor i1 %76, true
  %78 = zext i1 %77 to i32
  %79 = icmp ne i32 %78, 0
  %80 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 0
  %81 = load i32, ptr %80, align 8
  %82 = icmp ne i32 %81, 1
  %or.cond21 = select i1 %79, i1 %82, i1 false
  br i1 %or.cond21, label %83, label %100

83:                                               ; preds = %56
  %84 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 0
  store i32 1, ptr %84, align 8
  %85 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 2
  %86 = load double, ptr %85, align 8
  %87 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 3
  %88 = load double, ptr %87, align 8
  %89 = fsub double %86, %88
  %90 = call double @magnitude(double %89)
  %91 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 1
  %92 = load double, ptr %91, align 8
  %93 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 3
  %94 = load double, ptr %93, align 8
  %95 = fsub double %92, %94
  %96 = call double @magnitude(double %95)
  %97 = fcmp ogt double %90, %96
  %98 = zext i1 %97 to i32
  %99 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 4
  store i32 %98, ptr %99, align 8
  br label %100

100:                                              ; preds = %42, %46, %83, %56, %16
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

define internal void @report(ptr %0, ptr %1, i64 %2, ptr byval(%struct.compared) align 8 %3) {
  %5 = alloca %struct.finding, align 8
  %6 = alloca %struct.compared, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 584, i1 false)
  %7 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 0
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 1
  %9 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 2
  %10 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 3
  %11 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 4
  %12 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 5
  %13 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 6
  %14 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 7
  %15 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 8
  %16 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 9
  %17 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 10
  %18 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 11
  %19 = getelementptr inbounds nuw %struct.compared, ptr %3, i32 0, i32 0
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 1
  br i1 %21, label %28, label %22

22:                                               ; preds = %4
  %23 = getelementptr inbounds nuw %struct.compared, ptr %3, i32 0, i32 0
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, 2
  %26 = zext i1 %25 to i64
  %27 = select i1 %25, ptr @.str.53, ptr @.str.54
  br label %28

28:                                               ; preds = %4, %22
  %29 = phi ptr [ %27, %22 ], [ @.str.52, %4 ]
  %30 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 1
  store ptr %29, ptr %30, align 8
  %31 = call i64 @list_inputs(ptr %0, i64 %2)
  %32 = getelementptr inbounds nuw %struct.compared, ptr %3, i32 0, i32 0
  %33 = load i32, ptr %32, align 8
  %34 = call i64 @one_input(ptr %0, ptr %1, i64 %31, i32 %33)
  %35 = icmp slt i64 %34, 0
  br i1 %35, label %135, label %36

36:                                               ; preds = %28
  %37 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 2
  %38 = getelementptr inbounds [256 x i8], ptr %37, i64 0, i64 0
  call void @tell_input(ptr %0, i64 %34, ptr %38, i64 256)
  %39 = getelementptr inbounds nuw %struct.compared, ptr %3, i32 0, i32 4
  %40 = load i32, ptr %39, align 8
  %41 = call i64 @one_output(ptr %0, ptr %1, i64 %34, i32 %40)
  %42 = icmp slt i64 %41, 0
  br i1 %42, label %135, label %43

43:                                               ; preds = %36
  %44 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 3
  %45 = getelementptr inbounds [256 x i8], ptr %44, i64 0, i64 0
  call void @tell_output(ptr %0, i64 %41, ptr %45, i64 256)
  %46 = load ptr, ptr @shared, align 8
  %47 = getelementptr inbounds nuw %struct.shared, ptr %46, i32 0, i32 10
  %48 = getelementptr inbounds [262400 x double], ptr %47, i64 0, i64 %34
  %49 = load double, ptr %48, align 8
  %50 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %51 = load i64, ptr %50, align 8
  %52 = load ptr, ptr @shared, align 8
  %53 = getelementptr inbounds nuw %struct.shared, ptr %52, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = add nsw i64 %51, %54
  %56 = load ptr, ptr @shared, align 8
  %57 = getelementptr inbounds nuw %struct.shared, ptr %56, i32 0, i32 15
  %58 = getelementptr inbounds [262400 x double], ptr %57, i64 0, i64 0
  %59 = mul i64 %55, 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @report.weights, ptr align 8 %58, i64 %59, i1 false)
  %60 = load ptr, ptr @shared, align 8
  %61 = getelementptr inbounds nuw %struct.shared, ptr %60, i32 0, i32 15
  %62 = getelementptr inbounds [262400 x double], ptr %61, i64 0, i64 0
  %63 = mul i64 %55, 8
  call void @llvm.memset.p0.i64(ptr align 8 %62, i8 0, i64 %63, i1 false)
  %64 = load ptr, ptr @shared, align 8
  %65 = getelementptr inbounds nuw %struct.shared, ptr %64, i32 0, i32 16
  %66 = getelementptr inbounds [262400 x double], ptr %65, i64 0, i64 0
  %67 = mul i64 %55, 8
  call void @llvm.memset.p0.i64(ptr align 8 %66, i8 0, i64 %67, i1 false)
  %68 = load ptr, ptr @shared, align 8
  %69 = getelementptr inbounds nuw %struct.shared, ptr %68, i32 0, i32 16
  %70 = getelementptr inbounds [262400 x double], ptr %69, i64 0, i64 %41
  store double 1.000000e+00, ptr %70, align 8
  %71 = load ptr, ptr @shared, align 8
  %72 = getelementptr inbounds nuw %struct.shared, ptr %71, i32 0, i32 15
  %73 = getelementptr inbounds [262400 x double], ptr %72, i64 0, i64 %41
  store double 1.000000e+00, ptr %73, align 8
  %74 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 4
  %75 = load ptr, ptr %74, align 8
  %76 = icmp ne ptr %75, null
  br i1 %76, label %77, label %80

77:                                               ; preds = %43
  %78 = call i32 @run(ptr %0, ptr %1, i32 4, double 0.000000e+00)
  %79 = icmp ne i32 %78, 0
  br label %80

80:                                               ; preds = %77, %43
  %81 = phi i1 [ false, %43 ], [ %79, %77 ]
  %82 = zext i1 %81 to i32
  %83 = icmp ne i32 %82, 0
  br i1 %83, label %130, label %84

84:                                               ; preds = %80
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @compare(ptr dead_on_unwind writable sret(%struct.compared) align 8 %6, ptr %0, ptr %1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %6, i64 40, i1 false)
  call void @llvm.lifetime.end.p0(ptr %6)
  %85 = getelementptr inbounds nuw %struct.compared, ptr %3, i32 0, i32 1
  %86 = load double, ptr %85, align 8
  %87 = fdiv double %86, %49
  %88 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 4
  store double %87, ptr %88, align 8
  %89 = getelementptr inbounds nuw %struct.compared, ptr %3, i32 0, i32 2
  %90 = load double, ptr %89, align 8
  %91 = fdiv double %90, %49
  %92 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 5
  store double %91, ptr %92, align 8
  %93 = getelementptr inbounds nuw %struct.compared, ptr %3, i32 0, i32 3
  %94 = load double, ptr %93, align 8
  %95 = fdiv double %94, %49
  %96 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 6
  store double %95, ptr %96, align 8
  %97 = fcmp olt double %49, 0.000000e+00
  %98 = load double, ptr getelementptr inbounds nuw (%struct.slopes, ptr @sides, i32 0, i32 1), align 8
  %99 = load double, ptr getelementptr inbounds nuw (%struct.slopes, ptr @sides, i32 0, i32 2), align 8
  %100 = select i1 %97, double %98, double %99
  %101 = fdiv double %100, %49
  %102 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 7
  store double %101, ptr %102, align 8
  %103 = fcmp olt double %49, 0.000000e+00
  %104 = load double, ptr getelementptr inbounds nuw (%struct.slopes, ptr @sides, i32 0, i32 2), align 8
  %105 = load double, ptr getelementptr inbounds nuw (%struct.slopes, ptr @sides, i32 0, i32 1), align 8
  %106 = select i1 %103, double %104, double %105
  %107 = fdiv double %106, %49
  %108 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 8
  store double %107, ptr %108, align 8
  %109 = getelementptr inbounds nuw %struct.compared, ptr %3, i32 0, i32 0
  %110 = load i32, ptr %109, align 8
  %111 = icmp eq i32 %110, 2
  %112 = zext i1 %111 to i32
  %113 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 11
  store i32 %112, ptr %113, align 8
  %114 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 4
  %115 = load ptr, ptr %114, align 8
  %116 = icmp ne ptr %115, null
  %117 = zext i1 %116 to i32
  %118 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 9
  store i32 %117, ptr %118, align 8
  %119 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 5
  %120 = load ptr, ptr %119, align 8
  %121 = icmp ne ptr %120, null
  %122 = zext i1 %121 to i32
  %123 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 10
  store i32 %122, ptr %123, align 4
  call void @tell(ptr %5)
  %124 = load i64, ptr @finding_count, align 8
  %125 = icmp slt i64 %124, 64
  br i1 %125, label %126, label %130

126:                                              ; preds = %84
  %127 = load i64, ptr @finding_count, align 8
  %128 = add nsw i64 %127, 1
  store i64 %128, ptr @finding_count, align 8
  %129 = getelementptr inbounds [64 x %struct.finding], ptr @findings, i64 0, i64 %127
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %129, ptr align 8 %5, i64 584, i1 false)
  br label %130

130:                                              ; preds = %84, %126, %80
  %131 = load ptr, ptr @shared, align 8
  %132 = getelementptr inbounds nuw %struct.shared, ptr %131, i32 0, i32 15
  %133 = getelementptr inbounds [262400 x double], ptr %132, i64 0, i64 0
  %134 = mul i64 %55, 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %133, ptr align 16 @report.weights, i64 %134, i1 false)
  br label %135

135:                                              ; preds = %130, %36, %28
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

define internal double @along(ptr %0, ptr %1) {
  store double 0.000000e+00, ptr %1, align 8
  br label %3

3:                                                ; preds = %31, %2
  %.011 = phi i64 [ 0, %2 ], [ %32, %31 ]
  %.0 = phi double [ 0.000000e+00, %2 ], [ %.1, %31 ]
  %4 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %5 = load i64, ptr %4, align 8
  %6 = load ptr, ptr @shared, align 8
  %7 = getelementptr inbounds nuw %struct.shared, ptr %6, i32 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %5, %8
  %10 = icmp slt i64 %.011, %9
  br i1 %10, label %11, label %33

11:                                               ; preds = %3
  %12 = load ptr, ptr @shared, align 8
  %13 = getelementptr inbounds nuw %struct.shared, ptr %12, i32 0, i32 10
  %14 = getelementptr inbounds [262400 x double], ptr %13, i64 0, i64 %.011
  %15 = load double, ptr %14, align 8
  %16 = fcmp une double %15, 0.000000e+00
  br i1 %16, label %17, label %31

17:                                               ; preds = %11
  %18 = load ptr, ptr @shared, align 8
  %19 = getelementptr inbounds nuw %struct.shared, ptr %18, i32 0, i32 12
  %20 = getelementptr inbounds [262400 x double], ptr %19, i64 0, i64 %.011
  %21 = load double, ptr %20, align 8
  %22 = load ptr, ptr @shared, align 8
  %23 = getelementptr inbounds nuw %struct.shared, ptr %22, i32 0, i32 10
  %24 = getelementptr inbounds [262400 x double], ptr %23, i64 0, i64 %.011
  %25 = load double, ptr %24, align 8
  %26 = fmul double %21, %25
  %27 = fadd double %.0, %26
  %28 = call double @magnitude(double %26)
  %29 = load double, ptr %1, align 8
  %30 = fadd double %29, %28
  store double %30, ptr %1, align 8
  br label %31

31:                                               ; preds = %11, %17
  %.1 = phi double [ %27, %17 ], [ %.0, %11 ]
  %32 = add nsw i64 %.011, 1
  br label %3

33:                                               ; preds = %3
  ret double %.0
}

define internal double @weighted(ptr %0, ptr %1) {
  br label %3

3:                                                ; preds = %25, %2
  %.08 = phi double [ 0.000000e+00, %2 ], [ %.1, %25 ]
  %.0 = phi i64 [ 0, %2 ], [ %26, %25 ]
  %4 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %5 = load i64, ptr %4, align 8
  %6 = load ptr, ptr @shared, align 8
  %7 = getelementptr inbounds nuw %struct.shared, ptr %6, i32 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %5, %8
  %10 = icmp slt i64 %.0, %9
  br i1 %10, label %11, label %27

11:                                               ; preds = %3
  %12 = load ptr, ptr @shared, align 8
  %13 = getelementptr inbounds nuw %struct.shared, ptr %12, i32 0, i32 15
  %14 = getelementptr inbounds [262400 x double], ptr %13, i64 0, i64 %.0
  %15 = load double, ptr %14, align 8
  %16 = fcmp une double %15, 0.000000e+00
  br i1 %16, label %17, label %25

17:                                               ; preds = %11
  %18 = load ptr, ptr @shared, align 8
  %19 = getelementptr inbounds nuw %struct.shared, ptr %18, i32 0, i32 15
  %20 = getelementptr inbounds [262400 x double], ptr %19, i64 0, i64 %.0
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds double, ptr %1, i64 %.0
  %23 = load double, ptr %22, align 8
  %24 = call double @llvm.fmuladd.f64(double %21, double %23, double %.08)
  br label %25

25:                                               ; preds = %11, %17
  %.1 = phi double [ %24, %17 ], [ %.08, %11 ]
  %26 = add nsw i64 %.0, 1
  br label %3

27:                                               ; preds = %3
  ret double %.08
}

define internal i32 @settle(ptr %0, ptr %1, double %2, ptr %3) {
  %5 = alloca [4 x double], align 16
  %6 = alloca %struct.slopes, align 8
  %7 = alloca %struct.slopes, align 8
  %8 = call double @size_of_outputs(ptr %0)
  call void @llvm.lifetime.start.p0(ptr %5)
  br label %9

9:                                                ; preds = %85, %4
  %.074 = phi i32 [ 0, %4 ], [ %86, %85 ]
  %.069 = phi i32 [ 0, %4 ], [ %.271, %85 ]
  %.066 = phi double [ 0.000000e+00, %4 ], [ %.167, %85 ]
  %.061 = phi double [ -1.000000e+00, %4 ], [ %.263, %85 ]
  %.060 = phi i32 [ undef, %4 ], [ %.2, %85 ]
  %10 = icmp slt i32 %.074, 4
  br i1 %10, label %11, label %87

11:                                               ; preds = %9
  %12 = load ptr, ptr @precision, align 8
  %13 = getelementptr inbounds nuw %struct.precision, ptr %12, i32 0, i32 0
  %14 = sext i32 %.074 to i64
  %15 = getelementptr inbounds [4 x double], ptr %13, i64 0, i64 %14
  %16 = load double, ptr %15, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.lifetime.start.p0(ptr %7)
  %17 = call i32 @slopes(ptr %0, ptr %1, double %16, ptr %6)
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %84, label %19

19:                                               ; preds = %11
  %20 = fdiv double %16, 2.000000e+00
  %21 = call i32 @slopes(ptr %0, ptr %1, double %20, ptr %7)
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %84, label %23

23:                                               ; preds = %19
  %24 = icmp eq i32 %.074, 0
  %25 = fcmp olt double %16, %.066
  %or.cond = select i1 %24, i1 true, i1 %25
  br i1 %or.cond, label %26, label %27

26:                                               ; preds = %23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @sides, ptr align 8 %7, i64 24, i1 false)
  br label %27

27:                                               ; preds = %23, %26
  %.268 = phi double [ %16, %26 ], [ %.066, %23 ]
  %28 = getelementptr inbounds nuw %struct.slopes, ptr %7, i32 0, i32 0
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.slopes, ptr %6, i32 0, i32 0
  %31 = load double, ptr %30, align 8
  %32 = fneg double %31
  %33 = call double @llvm.fmuladd.f64(double 4.000000e+00, double %29, double %32)
  %34 = fdiv double %33, 3.000000e+00
  %35 = sext i32 %.074 to i64
  %36 = getelementptr inbounds [4 x double], ptr %5, i64 0, i64 %35
  store double %34, ptr %36, align 8
  %37 = load ptr, ptr @precision, align 8
  %38 = getelementptr inbounds nuw %struct.precision, ptr %37, i32 0, i32 1
  %39 = load double, ptr %38, align 8
  %40 = fmul double 4.000000e+00, %39
  %41 = fmul double %40, %8
  %42 = fdiv double %41, %16
  %43 = getelementptr inbounds nuw %struct.slopes, ptr %7, i32 0, i32 0
  %44 = load double, ptr %43, align 8
  %45 = getelementptr inbounds nuw %struct.slopes, ptr %6, i32 0, i32 0
  %46 = load double, ptr %45, align 8
  %47 = fsub double %44, %46
  %48 = call double @magnitude(double %47)
  %49 = fadd double %48, %42
  %50 = call double @magnitude(double %2)
  %51 = call double @magnitude(double %34)
  %52 = call double @larger(double %50, double %51)
  %53 = call double @llvm.fmuladd.f64(double 0x3E7AD7F29ABCAF48, double %8, double %52)
  %54 = load ptr, ptr @precision, align 8
  %55 = getelementptr inbounds nuw %struct.precision, ptr %54, i32 0, i32 2
  %56 = load double, ptr %55, align 8
  %57 = fmul double 3.000000e+00, %49
  %58 = call double @llvm.fmuladd.f64(double %56, double %53, double %57)
  %59 = fcmp oeq double %34, %34
  br i1 %59, label %60, label %72

60:                                               ; preds = %27
  %61 = fsub double %34, %2
  %62 = call double @magnitude(double %61)
  %63 = fcmp ole double %62, %58
  br i1 %63, label %64, label %72

64:                                               ; preds = %60
  %65 = load ptr, ptr @precision, align 8
  %66 = getelementptr inbounds nuw %struct.precision, ptr %65, i32 0, i32 2
  %67 = load double, ptr %66, align 8
  %68 = fmul double 1.000000e+02, %67
  %69 = fmul double %68, %53
  %70 = fcmp ole double %49, %69
  br i1 %70, label %71, label %72

71:                                               ; preds = %64
  store double %34, ptr %3, align 8
  br label %84

72:                                               ; preds = %64, %60, %27
  %73 = load ptr, ptr @precision, align 8
  %74 = getelementptr inbounds nuw %struct.precision, ptr %73, i32 0, i32 2
  %75 = load double, ptr %74, align 8
  %76 = call double @llvm.fmuladd.f64(double %75, double %53, double %42)
  %77 = call i32 @is_rough(ptr byval(%struct.slopes) align 8 %6, ptr byval(%struct.slopes) align 8 %7, double %2, double %76)
  %78 = add nsw i32 %.069, %77
  %79 = fcmp oeq double %34, %34
  br i1 %79, label %80, label %84

80:                                               ; preds = %72
  %81 = fcmp olt double %.061, 0.000000e+00
  %82 = fcmp olt double %49, %.061
  %or.cond79 = select i1 %81, i1 true, i1 %82
  br i1 %or.cond79, label %83, label %84

83:                                               ; preds = %80
  store double %34, ptr %3, align 8
  br label %84

84:                                               ; preds = %71, %80, %83, %72, %11, %19
  %.176 = phi i32 [ 1, %11 ], [ 1, %19 ], [ 1, %71 ], [ 0, %80 ], [ 0, %83 ], [ 0, %72 ]
  %.271 = phi i32 [ %.069, %11 ], [ %.069, %19 ], [ %.069, %71 ], [ %78, %80 ], [ %78, %83 ], [ %78, %72 ]
  %.167 = phi double [ %.066, %11 ], [ %.066, %19 ], [ %.268, %72 ], [ %.268, %83 ], [ %.268, %80 ], [ %.268, %71 ]
  %.263 = phi double [ %.061, %11 ], [ %.061, %19 ], [ %.061, %71 ], [ %49, %83 ], [ %.061, %80 ], [ %.061, %72 ]
  %.2 = phi i32 [ 4, %11 ], [ 4, %19 ], [ 0, %71 ], [ %.060, %80 ], [ %.060, %83 ], [ %.060, %72 ]
  call void @llvm.lifetime.end.p0(ptr %7)
  call void @llvm.lifetime.end.p0(ptr %6)
  %cond78 = icmp eq i32 %.176, 0
  br i1 %cond78, label %85, label %87

85:                                               ; preds = %84
  %86 = add nsw i32 %.074, 1
  br label %9

87:                                               ; preds = %9, %84
  %.075 = phi i32 [ %.176, %84 ], [ 2, %9 ]
  %.170 = phi i32 [ %.271, %84 ], [ %.069, %9 ]
  %.162 = phi double [ %.263, %84 ], [ %.061, %9 ]
  %.1 = phi i32 [ %.2, %84 ], [ %.060, %9 ]
  %cond = icmp eq i32 %.075, 2
  br i1 %cond, label %88, label %115

88:                                               ; preds = %87
  %89 = icmp sge i32 %.170, 2
  br i1 %89, label %115, label %90

90:                                               ; preds = %88
  %91 = load double, ptr %3, align 8
  %92 = fsub double %91, %2
  %93 = call double @magnitude(double %92)
  br label %94

94:                                               ; preds = %96, %90
  %.073 = phi i32 [ 0, %90 ], [ %106, %96 ]
  %.0 = phi i32 [ 0, %90 ], [ %107, %96 ]
  %95 = icmp slt i32 %.0, 4
  br i1 %95, label %96, label %108

96:                                               ; preds = %94
  %97 = sext i32 %.0 to i64
  %98 = getelementptr inbounds [4 x double], ptr %5, i64 0, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = load double, ptr %3, align 8
  %101 = fsub double %99, %100
  %102 = call double @magnitude(double %101)
  %103 = fmul double 3.000000e-01, %93
  %104 = fcmp ole double %102, %103
  %105 = zext i1 %104 to i32
  %106 = add nsw i32 %.073, %105
  %107 = add nsw i32 %.0, 1
  br label %94

108:                                              ; preds = %94
  %109 = fcmp olt double %.162, 0.000000e+00
  %110 = fmul double 2.000000e-01, %93
  %111 = fcmp ogt double %.162, %110
  %or.cond81 = select i1 %109, i1 true, i1 %111
  %112 = icmp slt i32 %.073, 3
  %spec.select = select i1 %or.cond81, i1 true, i1 %112
  %113 = zext i1 %spec.select to i64
  %114 = select i1 %spec.select, i32 3, i32 1
  br label %115

115:                                              ; preds = %88, %87, %108
  %.4 = phi i32 [ %.1, %87 ], [ %114, %108 ], [ 2, %88 ]
  call void @llvm.lifetime.end.p0(ptr %5)
  ret i32 %.4
}

define internal double @larger(double %0, double %1) {
  %3 = fcmp ogt double %0, %1
  %. = select i1 %3, double %0, double %1
  ret double %.
}

define internal double @size_of_outputs(ptr %0) {
  br label %2

2:                                                ; preds = %10, %1
  %.06 = phi double [ 0.000000e+00, %1 ], [ %21, %10 ]
  %.0 = phi i64 [ 0, %1 ], [ %22, %10 ]
  %3 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %4 = load i64, ptr %3, align 8
  %5 = load ptr, ptr @shared, align 8
  %6 = getelementptr inbounds nuw %struct.shared, ptr %5, i32 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %4, %7
  %9 = icmp slt i64 %.0, %8
  br i1 %9, label %10, label %23

10:                                               ; preds = %2
  %11 = load ptr, ptr @shared, align 8
  %12 = getelementptr inbounds nuw %struct.shared, ptr %11, i32 0, i32 15
  %13 = getelementptr inbounds [262400 x double], ptr %12, i64 0, i64 %.0
  %14 = load double, ptr %13, align 8
  %15 = load ptr, ptr @shared, align 8
  %16 = getelementptr inbounds nuw %struct.shared, ptr %15, i32 0, i32 17
  %17 = getelementptr inbounds [262400 x double], ptr %16, i64 0, i64 %.0
  %18 = load double, ptr %17, align 8
  %19 = fmul double %14, %18
  %20 = call double @magnitude(double %19)
  %21 = fadd double %.06, %20
  %22 = add nsw i64 %.0, 1
  br label %2

23:                                               ; preds = %2
  ret double %.06
}

define internal i32 @slopes(ptr %0, ptr %1, double %2, ptr %3) {
  %5 = call i32 @run(ptr %0, ptr %1, i32 2, double %2)
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %40, label %7

7:                                                ; preds = %4
  %8 = fneg double %2
  %9 = call i32 @run(ptr %0, ptr %1, i32 3, double %8)
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %40, label %11

11:                                               ; preds = %7
  %12 = load ptr, ptr @shared, align 8
  %13 = getelementptr inbounds nuw %struct.shared, ptr %12, i32 0, i32 19
  %14 = getelementptr inbounds [262400 x double], ptr %13, i64 0, i64 0
  %15 = load ptr, ptr @shared, align 8
  %16 = getelementptr inbounds nuw %struct.shared, ptr %15, i32 0, i32 20
  %17 = getelementptr inbounds [262400 x double], ptr %16, i64 0, i64 0
  %18 = call double @weighted_difference(ptr %0, ptr %14, ptr %17)
  %19 = fmul double 2.000000e+00, %2
  %20 = fdiv double %18, %19
  %21 = getelementptr inbounds nuw %struct.slopes, ptr %3, i32 0, i32 0
  store double %20, ptr %21, align 8
  %22 = load ptr, ptr @shared, align 8
  %23 = getelementptr inbounds nuw %struct.shared, ptr %22, i32 0, i32 19
  %24 = getelementptr inbounds [262400 x double], ptr %23, i64 0, i64 0
  %25 = load ptr, ptr @shared, align 8
  %26 = getelementptr inbounds nuw %struct.shared, ptr %25, i32 0, i32 17
  %27 = getelementptr inbounds [262400 x double], ptr %26, i64 0, i64 0
  %28 = call double @weighted_difference(ptr %0, ptr %24, ptr %27)
  %29 = fdiv double %28, %2
  %30 = getelementptr inbounds nuw %struct.slopes, ptr %3, i32 0, i32 1
  store double %29, ptr %30, align 8
  %31 = load ptr, ptr @shared, align 8
  %32 = getelementptr inbounds nuw %struct.shared, ptr %31, i32 0, i32 17
  %33 = getelementptr inbounds [262400 x double], ptr %32, i64 0, i64 0
  %34 = load ptr, ptr @shared, align 8
  %35 = getelementptr inbounds nuw %struct.shared, ptr %34, i32 0, i32 20
  %36 = getelementptr inbounds [262400 x double], ptr %35, i64 0, i64 0
  %37 = call double @weighted_difference(ptr %0, ptr %33, ptr %36)
  %38 = fdiv double %37, %2
  %39 = getelementptr inbounds nuw %struct.slopes, ptr %3, i32 0, i32 2
  store double %38, ptr %39, align 8
  br label %40

40:                                               ; preds = %4, %7, %11
  %.0 = phi i32 [ 0, %11 ], [ 1, %7 ], [ 1, %4 ]
  ret i32 %.0
}

define internal i32 @is_rough(ptr byval(%struct.slopes) align 8 %0, ptr byval(%struct.slopes) align 8 %1, double %2, double %3) {
  %5 = getelementptr inbounds nuw %struct.slopes, ptr %0, i32 0, i32 1
  %6 = load double, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.slopes, ptr %0, i32 0, i32 2
  %8 = load double, ptr %7, align 8
  %9 = fsub double %6, %8
  %10 = call double @magnitude(double %9)
  %11 = getelementptr inbounds nuw %struct.slopes, ptr %1, i32 0, i32 1
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.slopes, ptr %1, i32 0, i32 2
  %14 = load double, ptr %13, align 8
  %15 = fsub double %12, %14
  %16 = call double @magnitude(double %15)
  %17 = getelementptr inbounds nuw %struct.slopes, ptr %1, i32 0, i32 0
  %18 = load double, ptr %17, align 8
  %19 = call double @magnitude(double %18)
  %20 = getelementptr inbounds nuw %struct.slopes, ptr %0, i32 0, i32 0
  %21 = load double, ptr %20, align 8
  %22 = call double @magnitude(double %21)
  %23 = fmul double 1.700000e+00, %22
  %24 = fcmp ogt double %19, %23
  %25 = fmul double 1.700000e+00, %10
  %26 = fcmp ogt double %16, %25
  %or.cond = select i1 %24, i1 %26, i1 false
  br i1 %or.cond, label %58, label %27

27:                                               ; preds = %4
  %28 = getelementptr inbounds nuw %struct.slopes, ptr %1, i32 0, i32 2
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.slopes, ptr %1, i32 0, i32 1
  %31 = load double, ptr %30, align 8
  %32 = fcmp olt double %29, %31
  %33 = getelementptr inbounds nuw %struct.slopes, ptr %1, i32 0, i32 2
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds nuw %struct.slopes, ptr %1, i32 0, i32 1
  %36 = load double, ptr %35, align 8
  %37 = select i1 %32, double %34, double %36
  %38 = getelementptr inbounds nuw %struct.slopes, ptr %1, i32 0, i32 2
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds nuw %struct.slopes, ptr %1, i32 0, i32 1
  %41 = load double, ptr %40, align 8
  %42 = call double @larger(double %39, double %41)
  %43 = fmul double 0x3FE6666666666666, %10
  %44 = fcmp ogt double %16, %43
  %45 = fmul double 4.000000e+00, %3
  %46 = fcmp ogt double %16, %45
  %or.cond16 = and i1 %44, %46
  br i1 %or.cond16, label %47, label %55

47:                                               ; preds = %27
  %48 = fsub double %37, %3
  %49 = call double @llvm.fmuladd.f64(double -1.000000e-01, double %16, double %48)
  %50 = fcmp ogt double %2, %49
  br i1 %50, label %51, label %55

51:                                               ; preds = %47
  %52 = fadd double %42, %3
  %53 = call double @llvm.fmuladd.f64(double 1.000000e-01, double %16, double %52)
  %54 = fcmp olt double %2, %53
  br label %55

55:                                               ; preds = %51, %47, %27
  %56 = phi i1 [ false, %47 ], [ %54, %51 ], [ false, %27 ]
  %57 = zext i1 %56 to i32
  br label %58

58:                                               ; preds = %4, %55
  %.0 = phi i32 [ %57, %55 ], [ 1, %4 ]
  ret i32 %.0
}

define internal double @weighted_difference(ptr %0, ptr %1, ptr %2) {
  br label %4

4:                                                ; preds = %29, %3
  %.010 = phi double [ 0.000000e+00, %3 ], [ %.1, %29 ]
  %.0 = phi i64 [ 0, %3 ], [ %30, %29 ]
  %5 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %6 = load i64, ptr %5, align 8
  %7 = load ptr, ptr @shared, align 8
  %8 = getelementptr inbounds nuw %struct.shared, ptr %7, i32 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = add nsw i64 %6, %9
  %11 = icmp slt i64 %.0, %10
  br i1 %11, label %12, label %31

12:                                               ; preds = %4
  %13 = load ptr, ptr @shared, align 8
  %14 = getelementptr inbounds nuw %struct.shared, ptr %13, i32 0, i32 15
  %15 = getelementptr inbounds [262400 x double], ptr %14, i64 0, i64 %.0
  %16 = load double, ptr %15, align 8
  %17 = fcmp une double %16, 0.000000e+00
  br i1 %17, label %18, label %29

18:                                               ; preds = %12
  %19 = load ptr, ptr @shared, align 8
  %20 = getelementptr inbounds nuw %struct.shared, ptr %19, i32 0, i32 15
  %21 = getelementptr inbounds [262400 x double], ptr %20, i64 0, i64 %.0
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds double, ptr %1, i64 %.0
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds double, ptr %2, i64 %.0
  %26 = load double, ptr %25, align 8
  %27 = fsub double %24, %26
  %28 = call double @llvm.fmuladd.f64(double %22, double %27, double %.010)
  br label %29

29:                                               ; preds = %12, %18
  %.1 = phi double [ %28, %18 ], [ %.010, %12 ]
  %30 = add nsw i64 %.0, 1
  br label %4

31:                                               ; preds = %4
  ret double %.010
}

define internal i64 @one_input(ptr %0, ptr %1, i64 %2, i32 %3) {
  %5 = alloca %struct.compared, align 8
  br label %6

6:                                                ; preds = %22, %4
  %.022 = phi i64 [ %2, %4 ], [ %.123, %22 ]
  %.019 = phi i64 [ 0, %4 ], [ %.120, %22 ]
  %.018 = phi i64 [ undef, %4 ], [ %.1, %22 ]
  %7 = icmp sgt i64 %.022, 1
  br i1 %7, label %8, label %23

8:                                                ; preds = %6
  %9 = sdiv i64 %.022, 2
  call void @choose_inputs(ptr %0, i64 %.019, i64 %9)
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @compare(ptr dead_on_unwind writable sret(%struct.compared) align 8 %5, ptr %0, ptr %1)
  %10 = getelementptr inbounds nuw %struct.compared, ptr %5, i32 0, i32 0
  %11 = load i32, ptr %10, align 8
  call void @llvm.lifetime.end.p0(ptr %5)
  %12 = icmp eq i32 %11, 4
  br i1 %12, label %22, label %13

13:                                               ; preds = %8
  %14 = icmp ne i32 %11, %3
  br i1 %14, label %15, label %20

15:                                               ; preds = %13
  %16 = sdiv i64 %.022, 2
  %17 = add nsw i64 %.019, %16
  %18 = sdiv i64 %.022, 2
  %19 = sub nsw i64 %.022, %18
  br label %22

20:                                               ; preds = %13
  %21 = sdiv i64 %.022, 2
  br label %22

22:                                               ; preds = %15, %20, %8
  %.123 = phi i64 [ %.022, %8 ], [ %19, %15 ], [ %21, %20 ]
  %.120 = phi i64 [ %.019, %8 ], [ %17, %15 ], [ %.019, %20 ]
  %.1 = phi i64 [ -1, %8 ], [ %.018, %20 ], [ %.018, %15 ]
  %.0 = phi i32 [ 1, %8 ], [ 0, %20 ], [ 0, %15 ]
  %cond = icmp eq i32 %.0, 0
  br i1 %cond, label %6, label %26

23:                                               ; preds = %6
  call void @choose_inputs(ptr %0, i64 %.019, i64 1)
  %24 = getelementptr inbounds [262400 x i64], ptr @list, i64 0, i64 %.019
  %25 = load i64, ptr %24, align 8
  br label %26

26:                                               ; preds = %22, %23
  %.2 = phi i64 [ %.1, %22 ], [ %25, %23 ]
  ret i64 %.2
}

define internal void @tell_input(ptr %0, i64 %1, ptr %2, i64 %3) {
  %5 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %6 = load i64, ptr %5, align 8
  %7 = icmp slt i64 %1, %6
  br i1 %7, label %8, label %13

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 9
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %12 = load i64, ptr %11, align 8
  call void @tell_number(ptr %0, ptr %10, i64 %12, i64 %1, ptr %2, i64 %3)
  br label %20

13:                                               ; preds = %4
  %14 = load ptr, ptr @shared, align 8
  %15 = getelementptr inbounds nuw %struct.shared, ptr %14, i32 0, i32 7
  %16 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %17 = load i64, ptr %16, align 8
  %18 = sub nsw i64 %1, %17
  %19 = getelementptr inbounds [262144 x %struct.place], ptr %15, i64 0, i64 %18
  call void @tell_place(ptr %0, ptr %19, ptr %2, i64 %3)
  br label %20

20:                                               ; preds = %13, %8
  ret void
}

define internal i64 @one_output(ptr %0, ptr %1, i64 %2, i32 %3) {
  %5 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %6 = load i64, ptr %5, align 8
  %7 = load ptr, ptr @shared, align 8
  %8 = getelementptr inbounds nuw %struct.shared, ptr %7, i32 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = add nsw i64 %6, %9
  %11 = load ptr, ptr @precision, align 8
  %12 = getelementptr inbounds nuw %struct.precision, ptr %11, i32 0, i32 0
  %13 = getelementptr inbounds [4 x double], ptr %12, i64 0, i64 0
  %14 = load double, ptr %13, align 8
  %15 = load ptr, ptr @shared, align 8
  %16 = getelementptr inbounds nuw %struct.shared, ptr %15, i32 0, i32 10
  %17 = getelementptr inbounds [262400 x double], ptr %16, i64 0, i64 %2
  %18 = load double, ptr %17, align 8
  %19 = call i32 @run(ptr %0, ptr %1, i32 2, double %14)
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %132, label %21

21:                                               ; preds = %4
  %22 = fneg double %14
  %23 = call i32 @run(ptr %0, ptr %1, i32 3, double %22)
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %132, label %25

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 5
  %27 = load ptr, ptr %26, align 8
  %28 = icmp ne ptr %27, null
  br i1 %28, label %29, label %32

29:                                               ; preds = %25
  %30 = call i32 @run(ptr %0, ptr %1, i32 5, double 0.000000e+00)
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %132, label %32

32:                                               ; preds = %29, %25
  br label %33

33:                                               ; preds = %44, %32
  %.061 = phi i64 [ 0, %32 ], [ %45, %44 ]
  %.054 = phi i64 [ 0, %32 ], [ %.155, %44 ]
  %34 = icmp slt i64 %.061, %10
  br i1 %34, label %35, label %46

35:                                               ; preds = %33
  %36 = load ptr, ptr @shared, align 8
  %37 = getelementptr inbounds nuw %struct.shared, ptr %36, i32 0, i32 15
  %38 = getelementptr inbounds [262400 x double], ptr %37, i64 0, i64 %.061
  %39 = load double, ptr %38, align 8
  %40 = fcmp une double %39, 0.000000e+00
  br i1 %40, label %41, label %44

41:                                               ; preds = %35
  %42 = add nsw i64 %.054, 1
  %43 = getelementptr inbounds [262400 x i64], ptr @list, i64 0, i64 %.054
  store i64 %.061, ptr %43, align 8
  br label %44

44:                                               ; preds = %35, %41
  %.155 = phi i64 [ %42, %41 ], [ %.054, %35 ]
  %45 = add nsw i64 %.061, 1
  br label %33

46:                                               ; preds = %126, %33
  %.063 = phi i64 [ 0, %33 ], [ %.164, %126 ]
  %.256 = phi i64 [ %.054, %33 ], [ %.3, %126 ]
  %.1 = phi i64 [ undef, %33 ], [ %.2, %126 ]
  %47 = icmp sgt i64 %.256, 1
  br i1 %47, label %48, label %127

48:                                               ; preds = %46
  %49 = load ptr, ptr @shared, align 8
  %50 = getelementptr inbounds nuw %struct.shared, ptr %49, i32 0, i32 16
  %51 = getelementptr inbounds [262400 x double], ptr %50, i64 0, i64 0
  %52 = mul i64 %10, 8
  call void @llvm.memset.p0.i64(ptr align 8 %51, i8 0, i64 %52, i1 false)
  br label %53

53:                                               ; preds = %57, %48
  %.059 = phi double [ 0.000000e+00, %48 ], [ %92, %57 ]
  %.058 = phi double [ 0.000000e+00, %48 ], [ %83, %57 ]
  %.057 = phi i64 [ %.063, %48 ], [ %93, %57 ]
  %54 = sdiv i64 %.256, 2
  %55 = add nsw i64 %.063, %54
  %56 = icmp slt i64 %.057, %55
  br i1 %56, label %57, label %94

57:                                               ; preds = %53
  %58 = getelementptr inbounds [262400 x i64], ptr @list, i64 0, i64 %.057
  %59 = load i64, ptr %58, align 8
  %60 = load ptr, ptr @shared, align 8
  %61 = getelementptr inbounds nuw %struct.shared, ptr %60, i32 0, i32 15
  %62 = getelementptr inbounds [262400 x double], ptr %61, i64 0, i64 %59
  %63 = load double, ptr %62, align 8
  %64 = load ptr, ptr @shared, align 8
  %65 = getelementptr inbounds nuw %struct.shared, ptr %64, i32 0, i32 16
  %66 = getelementptr inbounds [262400 x double], ptr %65, i64 0, i64 %59
  store double %63, ptr %66, align 8
  %67 = load ptr, ptr @shared, align 8
  %68 = getelementptr inbounds nuw %struct.shared, ptr %67, i32 0, i32 15
  %69 = getelementptr inbounds [262400 x double], ptr %68, i64 0, i64 %59
  %70 = load double, ptr %69, align 8
  %71 = load ptr, ptr @shared, align 8
  %72 = getelementptr inbounds nuw %struct.shared, ptr %71, i32 0, i32 19
  %73 = getelementptr inbounds [262400 x double], ptr %72, i64 0, i64 %59
  %74 = load double, ptr %73, align 8
  %75 = load ptr, ptr @shared, align 8
  %76 = getelementptr inbounds nuw %struct.shared, ptr %75, i32 0, i32 20
  %77 = getelementptr inbounds [262400 x double], ptr %76, i64 0, i64 %59
  %78 = load double, ptr %77, align 8
  %79 = fsub double %74, %78
  %80 = fmul double %70, %79
  %81 = fmul double 2.000000e+00, %14
  %82 = fdiv double %80, %81
  %83 = fadd double %.058, %82
  %84 = load ptr, ptr @shared, align 8
  %85 = getelementptr inbounds nuw %struct.shared, ptr %84, i32 0, i32 15
  %86 = getelementptr inbounds [262400 x double], ptr %85, i64 0, i64 %59
  %87 = load double, ptr %86, align 8
  %88 = load ptr, ptr @shared, align 8
  %89 = getelementptr inbounds nuw %struct.shared, ptr %88, i32 0, i32 18
  %90 = getelementptr inbounds [262400 x double], ptr %89, i64 0, i64 %59
  %91 = load double, ptr %90, align 8
  %92 = call double @llvm.fmuladd.f64(double %87, double %91, double %.059)
  %93 = add nsw i64 %.057, 1
  br label %53

94:                                               ; preds = %53
  %95 = icmp ne i32 %3, 0
  br i1 %95, label %105, label %96

96:                                               ; preds = %94
  %97 = call i32 @run(ptr %0, ptr %1, i32 4, double 0.000000e+00)
  %98 = icmp ne i32 %97, 0
  br i1 %98, label %126, label %99

99:                                               ; preds = %96
  %100 = load ptr, ptr @shared, align 8
  %101 = getelementptr inbounds nuw %struct.shared, ptr %100, i32 0, i32 12
  %102 = getelementptr inbounds [262400 x double], ptr %101, i64 0, i64 %2
  %103 = load double, ptr %102, align 8
  %104 = fmul double %103, %18
  br label %105

105:                                              ; preds = %99, %94
  %.160 = phi double [ %.059, %94 ], [ %104, %99 ]
  %106 = call double @magnitude(double %.160)
  %107 = call double @magnitude(double %.058)
  %108 = call double @larger(double %106, double %107)
  %109 = call double @size_of_outputs(ptr %0)
  %110 = call double @llvm.fmuladd.f64(double 0x3E7AD7F29ABCAF48, double %109, double %108)
  %111 = fsub double %.160, %.058
  %112 = call double @magnitude(double %111)
  %113 = load ptr, ptr @precision, align 8
  %114 = getelementptr inbounds nuw %struct.precision, ptr %113, i32 0, i32 2
  %115 = load double, ptr %114, align 8
  %116 = fmul double 1.000000e+02, %115
  %117 = fmul double %116, %110
  %118 = fcmp ole double %112, %117
  br i1 %118, label %119, label %124

119:                                              ; preds = %105
  %120 = sdiv i64 %.256, 2
  %121 = add nsw i64 %.063, %120
  %122 = sdiv i64 %.256, 2
  %123 = sub nsw i64 %.256, %122
  br label %126

124:                                              ; preds = %105
  %125 = sdiv i64 %.256, 2
  br label %126

126:                                              ; preds = %119, %124, %96
  %.164 = phi i64 [ %.063, %96 ], [ %121, %119 ], [ %.063, %124 ]
  %.062 = phi i32 [ 1, %96 ], [ 0, %124 ], [ 0, %119 ]
  %.3 = phi i64 [ %.256, %96 ], [ %123, %119 ], [ %125, %124 ]
  %.2 = phi i64 [ -1, %96 ], [ %.1, %124 ], [ %.1, %119 ]
  %cond = icmp eq i32 %.062, 0
  br i1 %cond, label %46, label %132

127:                                              ; preds = %46
  %128 = icmp ne i64 %.256, 0
  br i1 %128, label %129, label %132

129:                                              ; preds = %127
  %130 = getelementptr inbounds [262400 x i64], ptr @list, i64 0, i64 %.063
  %131 = load i64, ptr %130, align 8
  br label %132

132:                                              ; preds = %129, %127, %4, %21, %29, %126
  %.0 = phi i64 [ -1, %4 ], [ %.2, %126 ], [ -1, %29 ], [ -1, %21 ], [ %131, %129 ], [ -1, %127 ]
  ret i64 %.0
}

define internal void @tell_output(ptr %0, i64 %1, ptr %2, i64 %3) {
  %5 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %6 = load i64, ptr %5, align 8
  %7 = icmp slt i64 %1, %6
  br i1 %7, label %8, label %13

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 11
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %12 = load i64, ptr %11, align 8
  call void @tell_number(ptr %0, ptr %10, i64 %12, i64 %1, ptr %2, i64 %3)
  br label %20

13:                                               ; preds = %4
  %14 = load ptr, ptr @shared, align 8
  %15 = getelementptr inbounds nuw %struct.shared, ptr %14, i32 0, i32 7
  %16 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %17 = load i64, ptr %16, align 8
  %18 = sub nsw i64 %1, %17
  %19 = getelementptr inbounds [262144 x %struct.place], ptr %15, i64 0, i64 %18
  call void @tell_place(ptr %0, ptr %19, ptr %2, i64 %3)
  br label %20

20:                                               ; preds = %13, %8
  ret void
}

define internal void @tell(ptr %0) {
  %2 = alloca [64 x i8], align 16
  %3 = alloca [64 x i8], align 16
  %4 = alloca [96 x i8], align 16
  %5 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = load i32, ptr @is_quiet, align 4
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %70, label %9

9:                                                ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %2)
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.lifetime.start.p0(ptr %4)
  %10 = getelementptr inbounds [96 x i8], ptr %4, i64 0, i64 0
  %11 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 11
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i64
  %15 = select i1 %13, ptr @.str.61, ptr @.str.62
  %16 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 11
  %17 = load i32, ptr %16, align 8
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %9
  %20 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 7
  %21 = load double, ptr %20, align 8
  br label %25

22:                                               ; preds = %9
  %23 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 6
  %24 = load double, ptr %23, align 8
  br label %25

25:                                               ; preds = %22, %19
  %26 = phi double [ %21, %19 ], [ %24, %22 ]
  %27 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 8
  %28 = load double, ptr %27, align 8
  %29 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %10, i64 96, ptr %15, double %26, double %28)
  %30 = getelementptr inbounds [64 x i8], ptr %2, i64 0, i64 0
  %31 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 4
  %32 = load double, ptr %31, align 8
  %33 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %30, i64 64, ptr @.str.62, double %32)
  %34 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 0
  %35 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 5
  %36 = load double, ptr %35, align 8
  %37 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %34, i64 64, ptr @.str.62, double %36)
  %38 = getelementptr inbounds nuw %struct.site, ptr %6, i32 0, i32 1
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw %struct.site, ptr %6, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 1
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 3
  %45 = getelementptr inbounds [256 x i8], ptr %44, i64 0, i64 0
  %46 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 2
  %47 = getelementptr inbounds [256 x i8], ptr %46, i64 0, i64 0
  %48 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 9
  %49 = load i32, ptr %48, align 8
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %53

51:                                               ; preds = %25
  %52 = getelementptr inbounds [64 x i8], ptr %2, i64 0, i64 0
  br label %56

53:                                               ; preds = %25
  %54 = getelementptr inbounds nuw %struct.site, ptr %6, i32 0, i32 6
  %55 = load ptr, ptr %54, align 8
  br label %56

56:                                               ; preds = %53, %51
  %57 = phi ptr [ %52, %51 ], [ %55, %53 ]
  %58 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 10
  %59 = load i32, ptr %58, align 4
  %60 = icmp ne i32 %59, 0
  br i1 %60, label %61, label %63

61:                                               ; preds = %56
  %62 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 0
  br label %66

63:                                               ; preds = %56
  %64 = getelementptr inbounds nuw %struct.site, ptr %6, i32 0, i32 7
  %65 = load ptr, ptr %64, align 8
  br label %66

66:                                               ; preds = %63, %61
  %67 = phi ptr [ %62, %61 ], [ %65, %63 ]
  %68 = getelementptr inbounds [96 x i8], ptr %4, i64 0, i64 0
  %69 = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @.str.63, ptr %39, ptr %41, ptr %43, ptr %45, ptr %47, ptr %57, ptr %67, ptr %68)
  call void @llvm.lifetime.end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(ptr %3)
  call void @llvm.lifetime.end.p0(ptr %2)
  br label %70

70:                                               ; preds = %66, %1
  ret void
}

define internal void @tell_number(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4, i64 %5) {
  %7 = alloca [128 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr %7)
  br label %8

8:                                                ; preds = %10, %6
  %.019 = phi i64 [ 0, %6 ], [ %20, %10 ]
  %.0 = phi i64 [ 0, %6 ], [ %21, %10 ]
  %9 = icmp slt i64 %.0, %2
  br i1 %9, label %10, label %22

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.number, ptr %1, i64 %.0
  %12 = getelementptr inbounds nuw %struct.number, ptr %11, i32 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds %struct.number, ptr %1, i64 %3
  %15 = getelementptr inbounds nuw %struct.number, ptr %14, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %13, %16
  %18 = zext i1 %17 to i32
  %19 = sext i32 %18 to i64
  %20 = add nsw i64 %.019, %19
  %21 = add nsw i64 %.0, 1
  br label %8

22:                                               ; preds = %8
  %23 = getelementptr inbounds %struct.number, ptr %1, i64 %3
  %24 = getelementptr inbounds nuw %struct.number, ptr %23, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = icmp ne i64 %25, 0
  br i1 %26, label %27, label %32

27:                                               ; preds = %22
  %28 = getelementptr inbounds %struct.number, ptr %1, i64 %3
  %29 = getelementptr inbounds nuw %struct.number, ptr %28, i32 0, i32 1
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds [128 x i8], ptr %7, i64 0, i64 0
  call void @tell_argument(ptr %0, i64 %30, ptr %31, i64 128)
  br label %35

32:                                               ; preds = %22
  %33 = getelementptr inbounds [128 x i8], ptr %7, i64 0, i64 0
  %34 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %33, i64 128, ptr @.str.55)
  br label %35

35:                                               ; preds = %32, %27
  %36 = icmp sgt i64 %.019, 1
  br i1 %36, label %37, label %43

37:                                               ; preds = %35
  %38 = getelementptr inbounds [128 x i8], ptr %7, i64 0, i64 0
  %39 = getelementptr inbounds %struct.number, ptr %1, i64 %3
  %40 = getelementptr inbounds nuw %struct.number, ptr %39, i32 0, i32 2
  %41 = load i64, ptr %40, align 8
  %42 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 %5, ptr @.str.56, ptr %38, i64 %41)
  br label %46

43:                                               ; preds = %35
  %44 = getelementptr inbounds [128 x i8], ptr %7, i64 0, i64 0
  %45 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 %5, ptr @.str.39, ptr %44)
  br label %46

46:                                               ; preds = %43, %37
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

define internal void @tell_place(ptr %0, ptr %1, ptr %2, i64 %3) {
  %5 = alloca [128 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr %5)
  %6 = getelementptr inbounds nuw %struct.place, ptr %1, i32 0, i32 4
  %7 = load i64, ptr %6, align 8
  %8 = icmp ne i64 %7, 0
  br i1 %8, label %9, label %22

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw %struct.place, ptr %1, i32 0, i32 4
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds [128 x i8], ptr %5, i64 0, i64 0
  call void @tell_argument(ptr %0, i64 %11, ptr %12, i64 128)
  %13 = getelementptr inbounds [128 x i8], ptr %5, i64 0, i64 0
  %14 = getelementptr inbounds nuw %struct.place, ptr %1, i32 0, i32 5
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.place, ptr %1, i32 0, i32 3
  %17 = load i64, ptr %16, align 8
  %18 = sdiv i64 %15, %17
  %19 = getelementptr inbounds nuw %struct.place, ptr %1, i32 0, i32 2
  %20 = load ptr, ptr %19, align 8
  %21 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %2, i64 %3, ptr @.str.59, ptr %13, i64 %18, ptr %20)
  br label %26

22:                                               ; preds = %4
  %23 = getelementptr inbounds nuw %struct.place, ptr %1, i32 0, i32 2
  %24 = load ptr, ptr %23, align 8
  %25 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %2, i64 %3, ptr @.str.60, ptr %24)
  br label %26

26:                                               ; preds = %22, %9
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

define internal void @tell_argument(ptr %0, i64 %1, ptr %2, i64 %3) {
  %5 = call ptr @name_of(ptr %0, i64 %1)
  %6 = icmp ne ptr %5, null
  %7 = zext i1 %6 to i64
  %8 = select i1 %6, ptr @.str.57, ptr @.str.58
  %9 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %2, i64 %3, ptr %8, i64 %1, ptr %5)
  ret void
}

define internal ptr @name_of(ptr %0, i64 %1) {
  br label %3

3:                                                ; preds = %20, %2
  %.019 = phi i64 [ 0, %2 ], [ %21, %20 ]
  %4 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %5 = load i64, ptr %4, align 8
  %6 = icmp slt i64 %.019, %5
  br i1 %6, label %7, label %22

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 9
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.number, ptr %9, i64 %.019
  %11 = getelementptr inbounds nuw %struct.number, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, %1
  br i1 %13, label %14, label %20

14:                                               ; preds = %7
  %15 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 9
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.number, ptr %16, i64 %.019
  %18 = getelementptr inbounds nuw %struct.number, ptr %17, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  br label %22

20:                                               ; preds = %7
  %21 = add nsw i64 %.019, 1
  br label %3

22:                                               ; preds = %3, %14
  %.020 = phi ptr [ %19, %14 ], [ undef, %3 ]
  %.018 = phi i32 [ 1, %14 ], [ 2, %3 ]
  switch i32 %.018, label %45 [
    i32 2, label %23
    i32 1, label %44
  ]

23:                                               ; preds = %22, %40
  %.0 = phi i64 [ %41, %40 ], [ 0, %22 ]
  %24 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 12
  %25 = load i64, ptr %24, align 8
  %26 = icmp slt i64 %.0, %25
  br i1 %26, label %27, label %42

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 13
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds %struct.pointer, ptr %29, i64 %.0
  %31 = getelementptr inbounds nuw %struct.pointer, ptr %30, i32 0, i32 1
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, %1
  br i1 %33, label %34, label %40

34:                                               ; preds = %27
  %35 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 13
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds %struct.pointer, ptr %36, i64 %.0
  %38 = getelementptr inbounds nuw %struct.pointer, ptr %37, i32 0, i32 0
  %39 = load ptr, ptr %38, align 8
  br label %42

40:                                               ; preds = %27
  %41 = add nsw i64 %.0, 1
  br label %23

42:                                               ; preds = %23, %34
  %.2 = phi ptr [ %39, %34 ], [ %.020, %23 ]
  %.1 = phi i32 [ 1, %34 ], [ 5, %23 ]
  switch i32 %.1, label %45 [
    i32 5, label %43
    i32 1, label %44
  ]

43:                                               ; preds = %42
  br label %44

44:                                               ; preds = %43, %42, %22
  %.121 = phi ptr [ null, %43 ], [ %.2, %42 ], [ %.020, %22 ]
  ret ptr %.121

45:                                               ; preds = %42, %22
  unreachable
}
