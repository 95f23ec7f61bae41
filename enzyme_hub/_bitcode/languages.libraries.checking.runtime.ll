; Made from runtime.c by `python -m enzyme_hub._bitcode`.
%struct.anon = type { ptr, ptr }
%struct.finding = type { ptr, ptr, [1024 x i8], [256 x i8], double, double, double, double, double, double, i32, i32, i32, i32 }
%struct.precision = type { [4 x double], double, double, double }
%struct.slopes = type { double, double, double }
%struct.shared = type { i32, i64, i64, i64, i64, [16384 x ptr], [16384 x i64], [262144 x %struct.place], [1048576 x i32], [262400 x double], [262400 x double], [262400 x double], [262400 x double], [262400 x double], [262400 x double], [262400 x double], [262400 x double], [262400 x double], [262400 x double], [262400 x double], [262400 x double] }
%struct.place = type { ptr, ptr, ptr, i64, i64, i64, i64 }
%struct.site = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, i64, ptr, i64, ptr, i64, ptr, ptr, ptr, i64, i64, i64, i64, i64, i64, [5 x i64] }
%struct.pointer = type { ptr, i64, i64, i64 }
%struct.number = type { ptr, i64, i64, i64, i64, i64, i64 }
%struct.compared = type { i32, double, double, double, i32, i32 }
%struct.rlimit = type { i64, i64 }
%struct.__sigset_t = type { [16 x i64] }
%struct.total = type { double, double, i32, i32 }

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
@.str.16 = private unnamed_addr constant [23 x i8] c", %ld not finite there\00", align 1
@.str.17 = private unnamed_addr constant [18 x i8] c", %ld not checked\00", align 1
@.str.18 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.19 = private unnamed_addr constant [15 x i8] c"{\22requests\22: [\00", align 1
@.str.20 = private unnamed_addr constant [7 x i8] c"%s\0A  {\00", align 1
@.str.21 = private unnamed_addr constant [2 x i8] c",\00", align 1
@.str.22 = private unnamed_addr constant [9 x i8] c"function\00", align 1
@.str.23 = private unnamed_addr constant [3 x i8] c", \00", align 1
@.str.24 = private unnamed_addr constant [6 x i8] c"where\00", align 1
@.str.25 = private unnamed_addr constant [8 x i8] c"skipped\00", align 1
@.str.26 = private unnamed_addr constant [103 x i8] c"\22calls\22: %ld, \22checked\22: %ld, \22disagree\22: %ld, \22not_smooth\22: %ld, \22unsettled\22: %ld, \22not_finite\22: %ld}\00", align 1
@.str.27 = private unnamed_addr constant [18 x i8] c"],\0A \22findings\22: [\00", align 1
@finding_count = internal global i64 0, align 8
@findings = internal global [64 x %struct.finding] zeroinitializer, align 16
@.str.28 = private unnamed_addr constant [5 x i8] c"what\00", align 1
@.str.29 = private unnamed_addr constant [3 x i8] c"of\00", align 1
@.str.30 = private unnamed_addr constant [6 x i8] c"value\00", align 1
@.str.31 = private unnamed_addr constant [3 x i8] c"at\00", align 1
@.str.32 = private unnamed_addr constant [2 x i8] c"}\00", align 1
@.str.33 = private unnamed_addr constant [3 x i8] c"by\00", align 1
@.str.34 = private unnamed_addr constant [8 x i8] c"reverse\00", align 1
@.str.35 = private unnamed_addr constant [8 x i8] c"forward\00", align 1
@.str.36 = private unnamed_addr constant [6 x i8] c"below\00", align 1
@.str.37 = private unnamed_addr constant [6 x i8] c"above\00", align 1
@.str.38 = private unnamed_addr constant [8 x i8] c"without\00", align 1
@.str.39 = private unnamed_addr constant [19 x i8] c"finite_differences\00", align 1
@.str.40 = private unnamed_addr constant [4 x i8] c"]}\0A\00", align 1
@.str.41 = private unnamed_addr constant [7 x i8] c"\22%s\22: \00", align 1
@.str.42 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.43 = private unnamed_addr constant [2 x i8] c"\22\00", align 1
@.str.44 = private unnamed_addr constant [4 x i8] c"\\%c\00", align 1
@.str.45 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.46 = private unnamed_addr constant [3 x i8] c"%c\00", align 1
@.str.47 = private unnamed_addr constant [13 x i8] c"\22%s\22: null%s\00", align 1
@.str.48 = private unnamed_addr constant [14 x i8] c"\22%s\22: %.17g%s\00", align 1
@.str.49 = private unnamed_addr constant [13 x i8] c"\22%s\22: \22%s\22%s\00", align 1
@.str.50 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.51 = private unnamed_addr constant [5 x i8] c"-inf\00", align 1
@.str.52 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@of_float = internal constant %struct.precision { [4 x double] [double 4.000000e-03, double 1.000000e-02, double 1.000000e-03, double 3.000000e-02], double 0x3EB0C6F7A0B5ED8D, double 2.000000e-02, double 2.000000e-03 }, align 8
@of_double = internal constant %struct.precision { [4 x double] [double 1.000000e-05, double 0x3EB0C6F7A0B5ED8D, double 1.000000e-04, double 1.000000e-03], double 1.000000e-15, double 1.000000e-05, double 1.000000e-08 }, align 8
@precision = internal global ptr null, align 8
@check.arguments = internal global [64 x i64] zeroinitializer, align 16
@.str.53 = private unnamed_addr constant [25 x i8] c"no process could be made\00", align 1
@.str.54 = private unnamed_addr constant [30 x i8] c"the function ends the program\00", align 1
@.str.55 = private unnamed_addr constant [18 x i8] c"it takes too long\00", align 1
@.str.56 = private unnamed_addr constant [33 x i8] c"a run beside the program crashed\00", align 1
@isolate.reset = internal constant [7 x i32] [i32 11, i32 7, i32 8, i32 4, i32 6, i32 14, i32 5], align 16
@.str.57 = private unnamed_addr constant [10 x i8] c"/dev/null\00", align 1
@.str.58 = private unnamed_addr constant [17 x i8] c"/proc/self/fd/%d\00", align 1
@.str.59 = private unnamed_addr constant [61 x i8] c"cannot be compared: the function itself is not a number here\00", align 1
@.str.60 = private unnamed_addr constant [57 x i8] c"cannot be compared: the function itself is infinite here\00", align 1
@.str.61 = private unnamed_addr constant [6 x i8] c", ...\00", align 1
@.str.62 = private unnamed_addr constant [11 x i8] c"the result\00", align 1
@.str.63 = private unnamed_addr constant [18 x i8] c"%s, component %ld\00", align 1
@.str.64 = private unnamed_addr constant [18 x i8] c"argument %ld (%s)\00", align 1
@.str.65 = private unnamed_addr constant [13 x i8] c"argument %ld\00", align 1
@.str.66 = private unnamed_addr constant [30 x i8] c"%s, component %ld, used at %s\00", align 1
@.str.67 = private unnamed_addr constant [52 x i8] c"memory that pointers or globals lead to, used at %s\00", align 1
@.str.68 = private unnamed_addr constant [4 x i8] c" = \00", align 1
@.str.69 = private unnamed_addr constant [6 x i8] c"%.10g\00", align 1
@.str.70 = private unnamed_addr constant [122 x i8] c"enzyme-hub check: %s: the derivative of %s %s\0A  of                  %s\0A  value               %s\0A  at                  %s\0A\00", align 1
@.str.71 = private unnamed_addr constant [9 x i8] c" below, \00", align 1
@.str.72 = private unnamed_addr constant [7 x i8] c" above\00", align 1
@.str.73 = private unnamed_addr constant [172 x i8] c"enzyme-hub check: %s: the derivative of %s %s\0A  of                  %s\0A  by                  %s\0A  reverse mode        %s\0A  forward mode        %s\0A  finite differences  %s\0A\00", align 1
@list = internal global [262400 x i64] zeroinitializer, align 16
@sides = internal global %struct.slopes zeroinitializer, align 8
@.str.74 = private unnamed_addr constant [10 x i8] c"disagrees\00", align 1
@.str.75 = private unnamed_addr constant [60 x i8] c"cannot be told from finite differences, which do not settle\00", align 1
@.str.76 = private unnamed_addr constant [63 x i8] c"is infinite, and the slope has no limit: it is not smooth here\00", align 1
@.str.77 = private unnamed_addr constant [53 x i8] c"is not the same on both sides: it is not smooth here\00", align 1
@report.weights = internal global [262400 x double] zeroinitializer, align 16

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
  br i1 %19, label %101, label %20

20:                                               ; preds = %11
  call void @find_arguments(ptr %0, ptr %1)
  %21 = call i32 @run(ptr %0, ptr %1, i32 1, double 0.000000e+00)
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %101, label %23

23:                                               ; preds = %20
  %24 = call i32 @is_single(ptr %0)
  %25 = icmp ne i32 %24, 0
  %26 = zext i1 %25 to i64
  %27 = select i1 %25, ptr @of_float, ptr @of_double
  store ptr %27, ptr @precision, align 8
  %28 = call i32 @has_only_not_finite(ptr %0)
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %30, label %38

30:                                               ; preds = %23
  %31 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 16
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw %struct.site, ptr %32, i32 0, i32 23
  %34 = load i64, ptr %33, align 8
  %35 = icmp ne i64 %34, 0
  br i1 %35, label %37, label %36

36:                                               ; preds = %30
  call void @report_not_finite(ptr %0)
  br label %37

37:                                               ; preds = %36, %30
  call void @count_verdict(ptr %0, i32 4)
  br label %101

38:                                               ; preds = %23
  %39 = call i32 @find_stale(ptr %0, ptr %1)
  %40 = icmp ne i32 %39, 0
  br i1 %40, label %101, label %41

41:                                               ; preds = %38
  call void @choose(ptr %0)
  %42 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 4
  %43 = load ptr, ptr %42, align 8
  %44 = icmp ne ptr %43, null
  br i1 %44, label %45, label %48

45:                                               ; preds = %41
  %46 = call i32 @run(ptr %0, ptr %1, i32 4, double 0.000000e+00)
  %47 = icmp ne i32 %46, 0
  br i1 %47, label %101, label %48

48:                                               ; preds = %45, %41
  br label %49

49:                                               ; preds = %78, %48
  %.062 = phi i64 [ 0, %48 ], [ %.163, %78 ]
  %.061 = phi i64 [ 0, %48 ], [ %79, %78 ]
  %.057 = phi i64 [ -1, %48 ], [ %59, %78 ]
  %50 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %51 = load i64, ptr %50, align 8
  %52 = load ptr, ptr @shared, align 8
  %53 = getelementptr inbounds nuw %struct.shared, ptr %52, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = add nsw i64 %51, %54
  %56 = icmp slt i64 %.061, %55
  %57 = icmp slt i64 %.062, 64
  %spec.select = select i1 %56, i1 %57, i1 false
  br i1 %spec.select, label %58, label %80

58:                                               ; preds = %49
  %59 = call i64 @argument_of(ptr %0, i64 %.061)
  %60 = icmp eq i64 %59, %.057
  %61 = zext i1 %60 to i32
  %62 = sext i32 %61 to i64
  br label %63

63:                                               ; preds = %65, %58
  %.056 = phi i64 [ %62, %58 ], [ %71, %65 ]
  %.055 = phi i64 [ 0, %58 ], [ %72, %65 ]
  %64 = icmp slt i64 %.055, %.062
  br i1 %64, label %65, label %73

65:                                               ; preds = %63
  %66 = getelementptr inbounds [64 x i64], ptr @check.arguments, i64 0, i64 %.055
  %67 = load i64, ptr %66, align 8
  %68 = icmp eq i64 %67, %59
  %69 = zext i1 %68 to i32
  %70 = sext i32 %69 to i64
  %71 = or i64 %.056, %70
  %72 = add nsw i64 %.055, 1
  br label %63

73:                                               ; preds = %63
  %74 = icmp ne i64 %.056, 0
  br i1 %74, label %78, label %75

75:                                               ; preds = %73
  %76 = add nsw i64 %.062, 1
  %77 = getelementptr inbounds [64 x i64], ptr @check.arguments, i64 0, i64 %.062
  store i64 %59, ptr %77, align 8
  br label %78

78:                                               ; preds = %73, %75
  %.163 = phi i64 [ %.062, %73 ], [ %76, %75 ]
  %79 = add nsw i64 %.061, 1
  br label %49

80:                                               ; preds = %49, %90
  %.054 = phi i64 [ %91, %90 ], [ 0, %49 ]
  %.0 = phi i32 [ %.2, %90 ], [ 0, %49 ]
  %81 = icmp slt i64 %.054, %.062
  br i1 %81, label %82, label %92

82:                                               ; preds = %80
  %83 = getelementptr inbounds [64 x i64], ptr @check.arguments, i64 0, i64 %.054
  %84 = load i64, ptr %83, align 8
  %85 = call i32 @examine(ptr %0, ptr %1, i64 %84)
  switch i32 %85, label %86 [
    i32 5, label %89
    i32 0, label %88
  ]

86:                                               ; preds = %82
  %87 = icmp ne i32 %.0, 1
  %spec.select65 = select i1 %87, i32 %85, i32 %.0
  br label %89

88:                                               ; preds = %82
  br label %89

89:                                               ; preds = %86, %82, %88
  %.159 = phi i32 [ 1, %82 ], [ 0, %88 ], [ 0, %86 ]
  %.2 = phi i32 [ %.0, %82 ], [ %.0, %88 ], [ %spec.select65, %86 ]
  %cond64 = icmp eq i32 %.159, 0
  br i1 %cond64, label %90, label %92

90:                                               ; preds = %89
  %91 = add nsw i64 %.054, 1
  br label %80

92:                                               ; preds = %80, %89
  %.058 = phi i32 [ %.159, %89 ], [ 8, %80 ]
  %.1 = phi i32 [ %.2, %89 ], [ %.0, %80 ]
  %cond = icmp eq i32 %.058, 8
  br i1 %cond, label %93, label %101

93:                                               ; preds = %92
  %94 = icmp eq i32 %.1, 0
  %95 = icmp sgt i64 %.062, 1
  %or.cond = select i1 %94, i1 %95, i1 false
  br i1 %or.cond, label %96, label %98

96:                                               ; preds = %93
  %97 = call i32 @examine(ptr %0, ptr %1, i64 -1)
  br label %98

98:                                               ; preds = %96, %93
  %.4 = phi i32 [ %97, %96 ], [ %.1, %93 ]
  %99 = icmp eq i32 %.4, 5
  br i1 %99, label %101, label %100

100:                                              ; preds = %98
  call void @count_verdict(ptr %0, i32 %.4)
  br label %101

101:                                              ; preds = %100, %92, %98, %45, %38, %20, %11, %37
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
  %.039 = phi i64 [ 0, %0 ], [ %5, %4 ]
  %.038 = phi i64 [ 0, %0 ], [ %8, %4 ]
  %.037 = phi i64 [ 0, %0 ], [ %14, %4 ]
  %.036 = phi i64 [ 0, %0 ], [ %20, %4 ]
  %.035 = phi i64 [ 0, %0 ], [ %26, %4 ]
  %.034 = phi i64 [ 0, %0 ], [ %32, %4 ]
  %.033 = phi i64 [ 0, %0 ], [ %38, %4 ]
  %.0 = phi ptr [ %1, %0 ], [ %40, %4 ]
  %3 = icmp ne ptr %.0, null
  br i1 %3, label %4, label %41

4:                                                ; preds = %2
  %5 = add nsw i64 %.039, 1
  %6 = getelementptr inbounds nuw %struct.site, ptr %.0, i32 0, i32 19
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %.038, %7
  %9 = getelementptr inbounds nuw %struct.site, ptr %.0, i32 0, i32 20
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  %12 = zext i1 %11 to i32
  %13 = sext i32 %12 to i64
  %14 = add nsw i64 %.037, %13
  %15 = getelementptr inbounds nuw %struct.site, ptr %.0, i32 0, i32 21
  %16 = load i64, ptr %15, align 8
  %17 = icmp sgt i64 %16, 0
  %18 = zext i1 %17 to i32
  %19 = sext i32 %18 to i64
  %20 = add nsw i64 %.036, %19
  %21 = getelementptr inbounds nuw %struct.site, ptr %.0, i32 0, i32 22
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, 0
  %24 = zext i1 %23 to i32
  %25 = sext i32 %24 to i64
  %26 = add nsw i64 %.035, %25
  %27 = getelementptr inbounds nuw %struct.site, ptr %.0, i32 0, i32 17
  %28 = load ptr, ptr %27, align 8
  %29 = icmp ne ptr %28, null
  %30 = zext i1 %29 to i32
  %31 = sext i32 %30 to i64
  %32 = add nsw i64 %.034, %31
  %33 = getelementptr inbounds nuw %struct.site, ptr %.0, i32 0, i32 23
  %34 = load i64, ptr %33, align 8
  %35 = icmp sgt i64 %34, 0
  %36 = zext i1 %35 to i32
  %37 = sext i32 %36 to i64
  %38 = add nsw i64 %.033, %37
  %39 = getelementptr inbounds nuw %struct.site, ptr %.0, i32 0, i32 15
  %40 = load ptr, ptr %39, align 8
  br label %2

41:                                               ; preds = %2
  %42 = load i32, ptr @is_quiet, align 4
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %81, label %44

44:                                               ; preds = %41
  %45 = icmp eq i64 %.039, 1
  %46 = zext i1 %45 to i64
  %47 = select i1 %45, ptr @.str.8, ptr @.str.9
  %48 = icmp eq i64 %.038, 1
  %49 = zext i1 %48 to i64
  %50 = select i1 %48, ptr @.str.8, ptr @.str.9
  %51 = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @.str.7, i64 %.039, ptr %47, i64 %.038, ptr %50)
  %52 = icmp ne i64 %.037, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %44
  %54 = icmp eq i64 %.037, 1
  %55 = zext i1 %54 to i64
  %56 = select i1 %54, ptr @.str.11, ptr @.str.8
  %57 = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @.str.10, i64 %.037, ptr %56)
  br label %63

58:                                               ; preds = %44
  %59 = icmp ne i64 %.038, 0
  %60 = zext i1 %59 to i64
  %61 = select i1 %59, ptr @.str.12, ptr @.str.13
  %62 = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr %61)
  br label %63

63:                                               ; preds = %58, %53
  %64 = icmp ne i64 %.036, 0
  br i1 %64, label %65, label %67

65:                                               ; preds = %63
  %66 = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @.str.14, i64 %.036)
  br label %67

67:                                               ; preds = %65, %63
  %68 = icmp ne i64 %.035, 0
  br i1 %68, label %69, label %71

69:                                               ; preds = %67
  %70 = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @.str.15, i64 %.035)
  br label %71

71:                                               ; preds = %69, %67
  %72 = icmp ne i64 %.033, 0
  br i1 %72, label %73, label %75

73:                                               ; preds = %71
  %74 = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @.str.16, i64 %.033)
  br label %75

75:                                               ; preds = %73, %71
  %76 = icmp ne i64 %.034, 0
  br i1 %76, label %77, label %79

77:                                               ; preds = %75
  %78 = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @.str.17, i64 %.034)
  br label %79

79:                                               ; preds = %77, %75
  %80 = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @.str.18)
  br label %81

81:                                               ; preds = %41, %79
  ret i64 %.037
}

define internal void @write_report(ptr %0) {
  %2 = call i32 (ptr, i32, ...) @open(ptr %0, i32 577, i32 438)
  %3 = icmp slt i32 %2, 0
  br i1 %3, label %123, label %4

4:                                                ; preds = %1
  %5 = call i32 (i32, ptr, ...) @dprintf(i32 %2, ptr @.str.19)
  %6 = load ptr, ptr @sites, align 8
  br label %7

7:                                                ; preds = %25, %4
  %.065 = phi ptr [ %6, %4 ], [ %40, %25 ]
  %8 = icmp ne ptr %.065, null
  br i1 %8, label %9, label %41

9:                                                ; preds = %7
  %10 = load ptr, ptr @sites, align 8
  %11 = icmp eq ptr %.065, %10
  %12 = zext i1 %11 to i64
  %13 = select i1 %11, ptr @.str.8, ptr @.str.21
  %14 = call i32 (i32, ptr, ...) @dprintf(i32 %2, ptr @.str.20, ptr %13)
  %15 = getelementptr inbounds nuw %struct.site, ptr %.065, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  call void @write_member(i32 %2, ptr @.str.22, ptr %16, ptr @.str.23)
  %17 = getelementptr inbounds nuw %struct.site, ptr %.065, i32 0, i32 1
  %18 = load ptr, ptr %17, align 8
  call void @write_member(i32 %2, ptr @.str.24, ptr %18, ptr @.str.23)
  %19 = getelementptr inbounds nuw %struct.site, ptr %.065, i32 0, i32 17
  %20 = load ptr, ptr %19, align 8
  %21 = icmp ne ptr %20, null
  br i1 %21, label %22, label %25

22:                                               ; preds = %9
  %23 = getelementptr inbounds nuw %struct.site, ptr %.065, i32 0, i32 17
  %24 = load ptr, ptr %23, align 8
  call void @write_member(i32 %2, ptr @.str.25, ptr %24, ptr @.str.23)
  br label %25

25:                                               ; preds = %22, %9
  %26 = getelementptr inbounds nuw %struct.site, ptr %.065, i32 0, i32 18
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds nuw %struct.site, ptr %.065, i32 0, i32 19
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.site, ptr %.065, i32 0, i32 20
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.site, ptr %.065, i32 0, i32 21
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw %struct.site, ptr %.065, i32 0, i32 22
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw %struct.site, ptr %.065, i32 0, i32 23
  %37 = load i64, ptr %36, align 8
  %38 = call i32 (i32, ptr, ...) @dprintf(i32 %2, ptr @.str.26, i64 %27, i64 %29, i64 %31, i64 %33, i64 %35, i64 %37)
  %39 = getelementptr inbounds nuw %struct.site, ptr %.065, i32 0, i32 15
  %40 = load ptr, ptr %39, align 8
  br label %7

41:                                               ; preds = %7
  %42 = call i32 (i32, ptr, ...) @dprintf(i32 %2, ptr @.str.27)
  br label %43

43:                                               ; preds = %118, %41
  %.064 = phi i64 [ 0, %41 ], [ %119, %118 ]
  %44 = load i64, ptr @finding_count, align 8
  %45 = icmp slt i64 %.064, %44
  br i1 %45, label %46, label %120

46:                                               ; preds = %43
  %47 = getelementptr inbounds [64 x %struct.finding], ptr @findings, i64 0, i64 %.064
  %48 = icmp ne i64 %.064, 0
  %49 = zext i1 %48 to i64
  %50 = select i1 %48, ptr @.str.21, ptr @.str.8
  %51 = call i32 (i32, ptr, ...) @dprintf(i32 %2, ptr @.str.20, ptr %50)
  %52 = getelementptr inbounds nuw %struct.finding, ptr %47, i32 0, i32 0
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw %struct.site, ptr %53, i32 0, i32 0
  %55 = load ptr, ptr %54, align 8
  call void @write_member(i32 %2, ptr @.str.22, ptr %55, ptr @.str.23)
  %56 = getelementptr inbounds nuw %struct.finding, ptr %47, i32 0, i32 0
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds nuw %struct.site, ptr %57, i32 0, i32 1
  %59 = load ptr, ptr %58, align 8
  call void @write_member(i32 %2, ptr @.str.24, ptr %59, ptr @.str.23)
  %60 = getelementptr inbounds nuw %struct.finding, ptr %47, i32 0, i32 1
  %61 = load ptr, ptr %60, align 8
  call void @write_member(i32 %2, ptr @.str.28, ptr %61, ptr @.str.23)
  %62 = getelementptr inbounds nuw %struct.finding, ptr %47, i32 0, i32 3
  %63 = getelementptr inbounds [256 x i8], ptr %62, i64 0, i64 0
  call void @write_member(i32 %2, ptr @.str.29, ptr %63, ptr @.str.23)
  %64 = getelementptr inbounds nuw %struct.finding, ptr %47, i32 0, i32 13
  %65 = load i32, ptr %64, align 4
  %66 = icmp ne i32 %65, 0
  br i1 %66, label %67, label %72

67:                                               ; preds = %46
  %68 = getelementptr inbounds nuw %struct.finding, ptr %47, i32 0, i32 4
  %69 = load double, ptr %68, align 8
  call void @write_value(i32 %2, ptr @.str.30, double %69, i32 1, ptr @.str.23)
  %70 = getelementptr inbounds nuw %struct.finding, ptr %47, i32 0, i32 2
  %71 = getelementptr inbounds [1024 x i8], ptr %70, i64 0, i64 0
  call void @write_member(i32 %2, ptr @.str.31, ptr %71, ptr @.str.32)
  br label %118

72:                                               ; preds = %46
  %73 = getelementptr inbounds nuw %struct.finding, ptr %47, i32 0, i32 2
  %74 = getelementptr inbounds [1024 x i8], ptr %73, i64 0, i64 0
  call void @write_member(i32 %2, ptr @.str.33, ptr %74, ptr @.str.23)
  %75 = getelementptr inbounds nuw %struct.finding, ptr %47, i32 0, i32 5
  %76 = load double, ptr %75, align 8
  %77 = getelementptr inbounds nuw %struct.finding, ptr %47, i32 0, i32 10
  %78 = load i32, ptr %77, align 8
  call void @write_value(i32 %2, ptr @.str.34, double %76, i32 %78, ptr @.str.23)
  %79 = getelementptr inbounds nuw %struct.finding, ptr %47, i32 0, i32 6
  %80 = load double, ptr %79, align 8
  %81 = getelementptr inbounds nuw %struct.finding, ptr %47, i32 0, i32 11
  %82 = load i32, ptr %81, align 4
  call void @write_value(i32 %2, ptr @.str.35, double %80, i32 %82, ptr @.str.23)
  %83 = getelementptr inbounds nuw %struct.finding, ptr %47, i32 0, i32 12
  %84 = load i32, ptr %83, align 8
  %85 = icmp ne i32 %84, 0
  br i1 %85, label %86, label %91

86:                                               ; preds = %72
  %87 = getelementptr inbounds nuw %struct.finding, ptr %47, i32 0, i32 8
  %88 = load double, ptr %87, align 8
  call void @write_value(i32 %2, ptr @.str.36, double %88, i32 1, ptr @.str.23)
  %89 = getelementptr inbounds nuw %struct.finding, ptr %47, i32 0, i32 9
  %90 = load double, ptr %89, align 8
  call void @write_value(i32 %2, ptr @.str.37, double %90, i32 1, ptr @.str.23)
  br label %91

91:                                               ; preds = %86, %72
  %92 = getelementptr inbounds nuw %struct.finding, ptr %47, i32 0, i32 10
  %93 = load i32, ptr %92, align 8
  %94 = icmp ne i32 %93, 0
  br i1 %94, label %95, label %99

95:                                               ; preds = %91
  %96 = getelementptr inbounds nuw %struct.finding, ptr %47, i32 0, i32 11
  %97 = load i32, ptr %96, align 4
  %98 = icmp ne i32 %97, 0
  br i1 %98, label %115, label %99

99:                                               ; preds = %95, %91
  %100 = getelementptr inbounds nuw %struct.finding, ptr %47, i32 0, i32 10
  %101 = load i32, ptr %100, align 8
  %102 = icmp ne i32 %101, 0
  br i1 %102, label %103, label %108

103:                                              ; preds = %99
  %104 = getelementptr inbounds nuw %struct.finding, ptr %47, i32 0, i32 0
  %105 = load ptr, ptr %104, align 8
  %106 = getelementptr inbounds nuw %struct.site, ptr %105, i32 0, i32 7
  %107 = load ptr, ptr %106, align 8
  br label %113

108:                                              ; preds = %99
  %109 = getelementptr inbounds nuw %struct.finding, ptr %47, i32 0, i32 0
  %110 = load ptr, ptr %109, align 8
  %111 = getelementptr inbounds nuw %struct.site, ptr %110, i32 0, i32 6
  %112 = load ptr, ptr %111, align 8
  br label %113

113:                                              ; preds = %108, %103
  %114 = phi ptr [ %107, %103 ], [ %112, %108 ]
  call void @write_member(i32 %2, ptr @.str.38, ptr %114, ptr @.str.23)
  br label %115

115:                                              ; preds = %113, %95
  %116 = getelementptr inbounds nuw %struct.finding, ptr %47, i32 0, i32 7
  %117 = load double, ptr %116, align 8
  call void @write_value(i32 %2, ptr @.str.39, double %117, i32 1, ptr @.str.32)
  br label %118

118:                                              ; preds = %67, %115
  %119 = add nsw i64 %.064, 1
  br label %43

120:                                              ; preds = %43
  %121 = call i32 (i32, ptr, ...) @dprintf(i32 %2, ptr @.str.40)
  %122 = call i32 @close(i32 %2)
  br label %123

123:                                              ; preds = %120, %1
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
  %5 = call i32 (i32, ptr, ...) @dprintf(i32 %0, ptr @.str.41, ptr %1)
  call void @write_text(i32 %0, ptr %2)
  %6 = call i32 (i32, ptr, ...) @dprintf(i32 %0, ptr @.str.42, ptr %3)
  ret void
}

define internal void @write_value(i32 %0, ptr %1, double %2, i32 %3, ptr %4) {
  %6 = icmp ne i32 %3, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %5
  %8 = call i32 (i32, ptr, ...) @dprintf(i32 %0, ptr @.str.47, ptr %1, ptr %4)
  br label %24

9:                                                ; preds = %5
  %10 = call i32 @is_finite(double %2)
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = call i32 (i32, ptr, ...) @dprintf(i32 %0, ptr @.str.48, ptr %1, double %2, ptr %4)
  br label %24

14:                                               ; preds = %9
  %15 = call i32 @is_nan(double %2)
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = fcmp olt double %2, 0.000000e+00
  %19 = zext i1 %18 to i64
  %20 = select i1 %18, ptr @.str.51, ptr @.str.52
  br label %21

21:                                               ; preds = %14, %17
  %22 = phi ptr [ %20, %17 ], [ @.str.50, %14 ]
  %23 = call i32 (i32, ptr, ...) @dprintf(i32 %0, ptr @.str.49, ptr %1, ptr %22, ptr %4)
  br label %24

24:                                               ; preds = %12, %21, %7
  ret void
}

declare i32 @close(i32)

define internal void @write_text(i32 %0, ptr %1) {
  %3 = call i32 (i32, ptr, ...) @dprintf(i32 %0, ptr @.str.43)
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
  %21 = call i32 (i32, ptr, ...) @dprintf(i32 %0, ptr @.str.44, i32 %20)
  br label %31

22:                                               ; preds = %14
  %23 = load i8, ptr %.0, align 1
  %24 = zext i8 %23 to i32
  %25 = icmp slt i32 %24, 32
  %26 = zext i1 %25 to i64
  %27 = select i1 %25, ptr @.str.45, ptr @.str.46
  %28 = load i8, ptr %.0, align 1
  %29 = sext i8 %28 to i32
  %30 = call i32 (i32, ptr, ...) @dprintf(i32 %0, ptr %27, i32 %29)
  br label %31

31:                                               ; preds = %18, %22
  %32 = getelementptr inbounds nuw i8, ptr %.0, i32 1
  br label %4

.critedge:                                        ; preds = %4, %6
  %33 = call i32 (i32, ptr, ...) @dprintf(i32 %0, ptr @.str.43)
  ret void
}

define internal i32 @is_finite(double %0) {
  %2 = fsub double %0, %0
  %3 = fcmp oeq double %2, 0.000000e+00
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define internal i32 @is_nan(double %0) {
  %2 = fcmp une double %0, %0
  %3 = zext i1 %2 to i32
  ret i32 %3
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
  %43 = select i1 %41, ptr @.str.55, ptr @.str.56
  br label %44

44:                                               ; preds = %38, %30, %28
  %45 = phi ptr [ @.str.53, %28 ], [ %43, %38 ], [ @.str.54, %30 ]
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

define internal i32 @has_only_not_finite(ptr %0) {
  br label %2

2:                                                ; preds = %20, %1
  %.08 = phi i64 [ 0, %1 ], [ %21, %20 ]
  %3 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %4 = load i64, ptr %3, align 8
  %5 = load ptr, ptr @shared, align 8
  %6 = getelementptr inbounds nuw %struct.shared, ptr %5, i32 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %4, %7
  %9 = icmp slt i64 %.08, %8
  br i1 %9, label %10, label %22

10:                                               ; preds = %2
  %11 = call i32 @is_output(ptr %0, i64 %.08)
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %20

13:                                               ; preds = %10
  %14 = load ptr, ptr @shared, align 8
  %15 = getelementptr inbounds nuw %struct.shared, ptr %14, i32 0, i32 17
  %16 = getelementptr inbounds [262400 x double], ptr %15, i64 0, i64 %.08
  %17 = load double, ptr %16, align 8
  %18 = call i32 @is_finite(double %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %10, %13
  %21 = add nsw i64 %.08, 1
  br label %2

22:                                               ; preds = %13, %2
  %.0 = phi i32 [ 2, %2 ], [ 1, %13 ]
  switch i32 %.0, label %28 [
    i32 2, label %23
    i32 1, label %27
  ]

23:                                               ; preds = %22
  %24 = call i64 @not_finite(ptr %0)
  %25 = icmp sge i64 %24, 0
  %26 = zext i1 %25 to i32
  br label %27

27:                                               ; preds = %23, %22
  %.1 = phi i32 [ %26, %23 ], [ 0, %22 ]
  ret i32 %.1

28:                                               ; preds = %22
  unreachable
}

define internal void @report_not_finite(ptr %0) {
  %2 = alloca %struct.finding, align 8
  %3 = call i64 @not_finite(ptr %0)
  %4 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %5 = load i64, ptr %4, align 8
  %6 = load ptr, ptr @shared, align 8
  %7 = getelementptr inbounds nuw %struct.shared, ptr %6, i32 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %5, %8
  call void @llvm.lifetime.start.p0(ptr %2)
  call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 1360, i1 false)
  %10 = getelementptr inbounds nuw %struct.finding, ptr %2, i32 0, i32 0
  store ptr %0, ptr %10, align 8
  %11 = getelementptr inbounds nuw %struct.finding, ptr %2, i32 0, i32 1
  %12 = getelementptr inbounds nuw %struct.finding, ptr %2, i32 0, i32 2
  %13 = getelementptr inbounds nuw %struct.finding, ptr %2, i32 0, i32 3
  %14 = getelementptr inbounds nuw %struct.finding, ptr %2, i32 0, i32 4
  %15 = load ptr, ptr @shared, align 8
  %16 = getelementptr inbounds nuw %struct.shared, ptr %15, i32 0, i32 17
  %17 = getelementptr inbounds [262400 x double], ptr %16, i64 0, i64 %3
  %18 = load double, ptr %17, align 8
  store double %18, ptr %14, align 8
  %19 = getelementptr inbounds nuw %struct.finding, ptr %2, i32 0, i32 5
  %20 = getelementptr inbounds nuw %struct.finding, ptr %2, i32 0, i32 6
  %21 = getelementptr inbounds nuw %struct.finding, ptr %2, i32 0, i32 7
  %22 = getelementptr inbounds nuw %struct.finding, ptr %2, i32 0, i32 8
  %23 = getelementptr inbounds nuw %struct.finding, ptr %2, i32 0, i32 9
  %24 = getelementptr inbounds nuw %struct.finding, ptr %2, i32 0, i32 10
  %25 = getelementptr inbounds nuw %struct.finding, ptr %2, i32 0, i32 11
  %26 = getelementptr inbounds nuw %struct.finding, ptr %2, i32 0, i32 12
  %27 = getelementptr inbounds nuw %struct.finding, ptr %2, i32 0, i32 13
  store i32 1, ptr %27, align 4
  %28 = getelementptr inbounds nuw %struct.finding, ptr %2, i32 0, i32 4
  %29 = load double, ptr %28, align 8
  %30 = call i32 @is_nan(double %29)
  %31 = icmp ne i32 %30, 0
  %32 = zext i1 %31 to i64
  %33 = select i1 %31, ptr @.str.59, ptr @.str.60
  %34 = getelementptr inbounds nuw %struct.finding, ptr %2, i32 0, i32 1
  store ptr %33, ptr %34, align 8
  %35 = getelementptr inbounds nuw %struct.finding, ptr %2, i32 0, i32 3
  %36 = getelementptr inbounds [256 x i8], ptr %35, i64 0, i64 0
  call void @tell_output(ptr %0, i64 %3, ptr %36, i64 256)
  br label %37

37:                                               ; preds = %50, %1
  %.028 = phi i64 [ -1, %1 ], [ %.129, %50 ]
  %.026 = phi i64 [ 0, %1 ], [ %51, %50 ]
  %38 = icmp slt i64 %.026, %9
  %39 = icmp slt i64 %.028, 0
  %spec.select = select i1 %38, i1 %39, i1 false
  br i1 %spec.select, label %40, label %52

40:                                               ; preds = %37
  %41 = call i32 @is_input(ptr %0, i64 %.026)
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %43, label %50

43:                                               ; preds = %40
  %44 = load ptr, ptr @shared, align 8
  %45 = getelementptr inbounds nuw %struct.shared, ptr %44, i32 0, i32 9
  %46 = getelementptr inbounds [262400 x double], ptr %45, i64 0, i64 %.026
  %47 = load double, ptr %46, align 8
  %48 = call i32 @is_finite(double %47)
  %49 = icmp ne i32 %48, 0
  %spec.select30 = select i1 %49, i64 %.028, i64 %.026
  br label %50

50:                                               ; preds = %43, %40
  %.129 = phi i64 [ %spec.select30, %43 ], [ %.028, %40 ]
  %51 = add nsw i64 %.026, 1
  br label %37

52:                                               ; preds = %37
  %53 = icmp sge i64 %.028, 0
  br i1 %53, label %54, label %57

54:                                               ; preds = %52
  %55 = getelementptr inbounds nuw %struct.finding, ptr %2, i32 0, i32 2
  %56 = getelementptr inbounds [1024 x i8], ptr %55, i64 0, i64 0
  call void @tell_value_of(ptr %0, i64 %.028, ptr %56, i64 1024)
  br label %57

57:                                               ; preds = %54, %52
  br label %58

58:                                               ; preds = %70, %57
  %.027 = phi i64 [ 0, %57 ], [ %.1, %70 ]
  %.0 = phi i64 [ 0, %57 ], [ %71, %70 ]
  %59 = icmp slt i64 %.0, %9
  %60 = icmp slt i64 %.028, 0
  %spec.select31 = select i1 %59, i1 %60, i1 false
  br i1 %spec.select31, label %61, label %72

61:                                               ; preds = %58
  %62 = call i32 @is_input(ptr %0, i64 %.0)
  %63 = icmp ne i32 %62, 0
  br i1 %63, label %64, label %70

64:                                               ; preds = %61
  %65 = add nsw i64 %.027, 1
  %66 = icmp slt i64 %.027, 4
  br i1 %66, label %67, label %70

67:                                               ; preds = %64
  %68 = getelementptr inbounds nuw %struct.finding, ptr %2, i32 0, i32 2
  %69 = getelementptr inbounds [1024 x i8], ptr %68, i64 0, i64 0
  call void @tell_value_of(ptr %0, i64 %.0, ptr %69, i64 1024)
  br label %70

70:                                               ; preds = %61, %64, %67
  %.1 = phi i64 [ %65, %67 ], [ %65, %64 ], [ %.027, %61 ]
  %71 = add nsw i64 %.0, 1
  br label %58

72:                                               ; preds = %58
  %73 = icmp sgt i64 %.027, 4
  br i1 %73, label %74, label %77

74:                                               ; preds = %72
  %75 = getelementptr inbounds nuw %struct.finding, ptr %2, i32 0, i32 2
  %76 = getelementptr inbounds [1024 x i8], ptr %75, i64 0, i64 0
  call void @append(ptr %76, i64 1024, ptr @.str.61)
  br label %77

77:                                               ; preds = %74, %72
  call void @say(ptr %2)
  call void @llvm.lifetime.end.p0(ptr %2)
  ret void
}

define internal void @count_verdict(ptr %0, i32 %1) {
  %3 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 16
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne i32 %1, 4
  %6 = zext i1 %5 to i32
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds nuw %struct.site, ptr %4, i32 0, i32 19
  %9 = load i64, ptr %8, align 8
  %10 = add nsw i64 %9, %7
  store i64 %10, ptr %8, align 8
  %11 = icmp eq i32 %1, 4
  %12 = zext i1 %11 to i32
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds nuw %struct.site, ptr %4, i32 0, i32 23
  %15 = load i64, ptr %14, align 8
  %16 = add nsw i64 %15, %13
  store i64 %16, ptr %14, align 8
  %17 = icmp eq i32 %1, 1
  %18 = zext i1 %17 to i32
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds nuw %struct.site, ptr %4, i32 0, i32 20
  %21 = load i64, ptr %20, align 8
  %22 = add nsw i64 %21, %19
  store i64 %22, ptr %20, align 8
  %23 = icmp eq i32 %1, 2
  %24 = zext i1 %23 to i32
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds nuw %struct.site, ptr %4, i32 0, i32 21
  %27 = load i64, ptr %26, align 8
  %28 = add nsw i64 %27, %25
  store i64 %28, ptr %26, align 8
  %29 = icmp eq i32 %1, 3
  %30 = zext i1 %29 to i32
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds nuw %struct.site, ptr %4, i32 0, i32 22
  %33 = load i64, ptr %32, align 8
  %34 = add nsw i64 %33, %31
  store i64 %34, ptr %32, align 8
  ret void
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

14:                                               ; preds = %38, %1
  %.047 = phi i64 [ 0, %1 ], [ %43, %38 ]
  %.045 = phi double [ 1.000000e+00, %1 ], [ %.146, %38 ]
  %.044 = phi i64 [ -1, %1 ], [ %.1, %38 ]
  %15 = icmp slt i64 %.047, %7
  br i1 %15, label %16, label %44

16:                                               ; preds = %14
  %17 = call i64 @argument_of(ptr %0, i64 %.047)
  %18 = icmp ne i64 %17, %.044
  br i1 %18, label %19, label %22

19:                                               ; preds = %16
  %20 = call i64 @argument_of(ptr %0, i64 %.047)
  %21 = call double @typical(ptr %0, i64 %20)
  br label %22

22:                                               ; preds = %19, %16
  %.146 = phi double [ %21, %19 ], [ %.045, %16 ]
  %.1 = phi i64 [ %20, %19 ], [ %.044, %16 ]
  %23 = load ptr, ptr @shared, align 8
  %24 = getelementptr inbounds nuw %struct.shared, ptr %23, i32 0, i32 9
  %25 = getelementptr inbounds [262400 x double], ptr %24, i64 0, i64 %.047
  %26 = load double, ptr %25, align 8
  %27 = call double @magnitude(double %26)
  %28 = call double @some()
  %29 = call i32 @is_input(ptr %0, i64 %.047)
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %38

31:                                               ; preds = %22
  %32 = call i32 @is_finite(double %27)
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %34, label %38

34:                                               ; preds = %31
  %35 = fmul double 1.000000e-03, %.146
  %36 = fcmp olt double %27, %35
  %.146. = select i1 %36, double %.146, double %27
  %37 = fmul double %28, %.146.
  br label %38

38:                                               ; preds = %22, %31, %34
  %39 = phi double [ %37, %34 ], [ 0.000000e+00, %31 ], [ 0.000000e+00, %22 ]
  %40 = load ptr, ptr @shared, align 8
  %41 = getelementptr inbounds nuw %struct.shared, ptr %40, i32 0, i32 11
  %42 = getelementptr inbounds [262400 x double], ptr %41, i64 0, i64 %.047
  store double %39, ptr %42, align 8
  %43 = add nsw i64 %.047, 1
  br label %14

44:                                               ; preds = %14
  %45 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %46 = load i64, ptr %45, align 8
  br label %47

47:                                               ; preds = %49, %44
  %.043 = phi i64 [ %46, %44 ], [ %53, %49 ]
  %.041 = phi i64 [ 0, %44 ], [ %52, %49 ]
  %48 = icmp slt i64 %.043, %13
  br i1 %48, label %49, label %54

49:                                               ; preds = %47
  %50 = call i32 @is_output(ptr %0, i64 %.043)
  %51 = sext i32 %50 to i64
  %52 = add nsw i64 %.041, %51
  %53 = add nsw i64 %.043, 1
  br label %47

54:                                               ; preds = %47, %81
  %.042 = phi i64 [ %86, %81 ], [ 0, %47 ]
  %55 = icmp slt i64 %.042, %13
  br i1 %55, label %56, label %87

56:                                               ; preds = %54
  %57 = load ptr, ptr @shared, align 8
  %58 = getelementptr inbounds nuw %struct.shared, ptr %57, i32 0, i32 17
  %59 = getelementptr inbounds [262400 x double], ptr %58, i64 0, i64 %.042
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %62 = load i64, ptr %61, align 8
  %63 = add nsw i64 %62, %.041
  %64 = icmp sgt i64 %63, 1
  br i1 %64, label %65, label %74

65:                                               ; preds = %56
  %66 = call double @some()
  %67 = call double @magnitude(double %60)
  %68 = fcmp ogt double %67, 0x3EB0C6F7A0B5ED8D
  br i1 %68, label %69, label %71

69:                                               ; preds = %65
  %70 = call double @magnitude(double %60)
  br label %71

71:                                               ; preds = %65, %69
  %72 = phi double [ %70, %69 ], [ 1.000000e+00, %65 ]
  %73 = fdiv double %66, %72
  br label %74

74:                                               ; preds = %71, %56
  %.0 = phi double [ %73, %71 ], [ 1.000000e+00, %56 ]
  %75 = call i32 @is_output(ptr %0, i64 %.042)
  %76 = icmp ne i32 %75, 0
  br i1 %76, label %77, label %80

77:                                               ; preds = %74
  %78 = call i32 @is_finite(double %60)
  %79 = icmp ne i32 %78, 0
  br i1 %79, label %81, label %80

80:                                               ; preds = %77, %74
  br label %81

81:                                               ; preds = %77, %80
  %82 = phi double [ 0.000000e+00, %80 ], [ %.0, %77 ]
  %83 = load ptr, ptr @shared, align 8
  %84 = getelementptr inbounds nuw %struct.shared, ptr %83, i32 0, i32 15
  %85 = getelementptr inbounds [262400 x double], ptr %84, i64 0, i64 %.042
  store double %82, ptr %85, align 8
  %86 = add nsw i64 %.042, 1
  br label %54

87:                                               ; preds = %54
  %88 = load ptr, ptr @shared, align 8
  %89 = getelementptr inbounds nuw %struct.shared, ptr %88, i32 0, i32 16
  %90 = getelementptr inbounds [262400 x double], ptr %89, i64 0, i64 0
  %91 = load ptr, ptr @shared, align 8
  %92 = getelementptr inbounds nuw %struct.shared, ptr %91, i32 0, i32 15
  %93 = getelementptr inbounds [262400 x double], ptr %92, i64 0, i64 0
  %94 = mul i64 %13, 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %90, ptr align 8 %93, i64 %94, i1 false)
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
  %8 = icmp eq i32 %7, 5
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
  %18 = getelementptr inbounds nuw %struct.site, ptr %17, i32 0, i32 24
  %19 = getelementptr inbounds nuw %struct.compared, ptr %4, i32 0, i32 0
  %20 = load i32, ptr %19, align 8
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw [5 x i64], ptr %18, i64 0, i64 %21
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
  %18 = call i32 (ptr, i32, ...) @open(ptr @.str.57, i32 2)
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
  %32 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %31, i64 64, ptr @.str.58, i32 %.025)
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

define internal i32 @is_output(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %4 = load i64, ptr %3, align 8
  %5 = sub nsw i64 %1, %4
  %6 = icmp slt i64 %5, 0
  br i1 %6, label %46, label %7

7:                                                ; preds = %2
  %8 = load ptr, ptr @shared, align 8
  %9 = getelementptr inbounds nuw %struct.shared, ptr %8, i32 0, i32 9
  %10 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %11 = load i64, ptr %10, align 8
  %12 = add nsw i64 %11, %5
  %13 = getelementptr inbounds [262400 x double], ptr %9, i64 0, i64 %12
  %14 = load double, ptr %13, align 8
  %15 = load ptr, ptr @shared, align 8
  %16 = getelementptr inbounds nuw %struct.shared, ptr %15, i32 0, i32 17
  %17 = getelementptr inbounds [262400 x double], ptr %16, i64 0, i64 %1
  %18 = load double, ptr %17, align 8
  %19 = load ptr, ptr @shared, align 8
  %20 = getelementptr inbounds nuw %struct.shared, ptr %19, i32 0, i32 7
  %21 = getelementptr inbounds [262144 x %struct.place], ptr %20, i64 0, i64 %5
  %22 = getelementptr inbounds nuw %struct.place, ptr %21, i32 0, i32 3
  %23 = load i64, ptr %22, align 8
  %24 = icmp ne i64 %23, 0
  br i1 %24, label %25, label %46

25:                                               ; preds = %7
  %26 = load ptr, ptr @shared, align 8
  %27 = getelementptr inbounds nuw %struct.shared, ptr %26, i32 0, i32 7
  %28 = getelementptr inbounds [262144 x %struct.place], ptr %27, i64 0, i64 %5
  %29 = getelementptr inbounds nuw %struct.place, ptr %28, i32 0, i32 6
  %30 = load i64, ptr %29, align 8
  %31 = icmp ne i64 %30, 0
  br i1 %31, label %46, label %32

32:                                               ; preds = %25
  %33 = fcmp une double %18, %14
  br i1 %33, label %34, label %43

34:                                               ; preds = %32
  %35 = call i32 @is_nan(double %18)
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %37, label %40

37:                                               ; preds = %34
  %38 = call i32 @is_nan(double %14)
  %39 = icmp ne i32 %38, 0
  br label %40

40:                                               ; preds = %37, %34
  %41 = phi i1 [ false, %34 ], [ %39, %37 ]
  %42 = xor i1 %41, true
  br label %43

43:                                               ; preds = %40, %32
  %44 = phi i1 [ false, %32 ], [ %42, %40 ]
  %45 = zext i1 %44 to i32
  br label %46

46:                                               ; preds = %43, %25, %7, %2
  %.0 = phi i32 [ 1, %2 ], [ %45, %43 ], [ 0, %25 ], [ 0, %7 ]
  ret i32 %.0
}

define internal i64 @not_finite(ptr %0) {
  br label %2

2:                                                ; preds = %20, %1
  %.08 = phi i64 [ 0, %1 ], [ %21, %20 ]
  %3 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %4 = load i64, ptr %3, align 8
  %5 = load ptr, ptr @shared, align 8
  %6 = getelementptr inbounds nuw %struct.shared, ptr %5, i32 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %4, %7
  %9 = icmp slt i64 %.08, %8
  br i1 %9, label %10, label %22

10:                                               ; preds = %2
  %11 = call i32 @is_output(ptr %0, i64 %.08)
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %20

13:                                               ; preds = %10
  %14 = load ptr, ptr @shared, align 8
  %15 = getelementptr inbounds nuw %struct.shared, ptr %14, i32 0, i32 17
  %16 = getelementptr inbounds [262400 x double], ptr %15, i64 0, i64 %.08
  %17 = load double, ptr %16, align 8
  %18 = call i32 @is_finite(double %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %10, %13
  %21 = add nsw i64 %.08, 1
  br label %2

22:                                               ; preds = %13, %2
  %.0 = phi i32 [ 2, %2 ], [ 1, %13 ]
  switch i32 %.0, label %25 [
    i32 2, label %23
    i32 1, label %24
  ]

23:                                               ; preds = %22
  br label %24

24:                                               ; preds = %23, %22
  %.1 = phi i64 [ -1, %23 ], [ %.08, %22 ]
  ret i64 %.1

25:                                               ; preds = %22
  unreachable
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

define internal i32 @is_input(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %4 = load i64, ptr %3, align 8
  %5 = icmp slt i64 %1, %4
  br i1 %5, label %16, label %6

6:                                                ; preds = %2
  %7 = load ptr, ptr @shared, align 8
  %8 = getelementptr inbounds nuw %struct.shared, ptr %7, i32 0, i32 7
  %9 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 8
  %10 = load i64, ptr %9, align 8
  %11 = sub nsw i64 %1, %10
  %12 = getelementptr inbounds [262144 x %struct.place], ptr %8, i64 0, i64 %11
  %13 = getelementptr inbounds nuw %struct.place, ptr %12, i32 0, i32 3
  %14 = load i64, ptr %13, align 8
  %15 = icmp ne i64 %14, 0
  br label %16

16:                                               ; preds = %6, %2
  %17 = phi i1 [ true, %2 ], [ %15, %6 ]
  %18 = zext i1 %17 to i32
  ret i32 %18
}

define internal void @tell_value_of(ptr %0, i64 %1, ptr %2, i64 %3) {
  %5 = alloca [256 x i8], align 16
  %6 = alloca [64 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.lifetime.start.p0(ptr %6)
  %7 = getelementptr inbounds [256 x i8], ptr %5, i64 0, i64 0
  call void @tell_input(ptr %0, i64 %1, ptr %7, i64 256)
  %8 = load i8, ptr %2, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp ne i32 %9, 0
  %11 = zext i1 %10 to i64
  %12 = select i1 %10, ptr @.str.23, ptr @.str.8
  call void @append(ptr %2, i64 %3, ptr %12)
  %13 = getelementptr inbounds [256 x i8], ptr %5, i64 0, i64 0
  call void @append(ptr %2, i64 %3, ptr %13)
  call void @append(ptr %2, i64 %3, ptr @.str.68)
  %14 = load ptr, ptr @shared, align 8
  %15 = getelementptr inbounds nuw %struct.shared, ptr %14, i32 0, i32 9
  %16 = getelementptr inbounds [262400 x double], ptr %15, i64 0, i64 %1
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds [64 x i8], ptr %6, i64 0, i64 0
  %19 = call ptr @as_text(double %17, ptr %18, i64 64)
  call void @append(ptr %2, i64 %3, ptr %19)
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

define internal void @append(ptr %0, i64 %1, ptr %2) {
  %4 = call i64 @strlen(ptr %0)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 %4
  %6 = sub i64 %1, %4
  %7 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %5, i64 %6, ptr @.str.42, ptr %2)
  ret void
}

define internal void @say(ptr %0) {
  call void @tell(ptr %0)
  %2 = load i64, ptr @finding_count, align 8
  %3 = icmp slt i64 %2, 64
  br i1 %3, label %4, label %8

4:                                                ; preds = %1
  %5 = load i64, ptr @finding_count, align 8
  %6 = add nsw i64 %5, 1
  store i64 %6, ptr @finding_count, align 8
  %7 = getelementptr inbounds [64 x %struct.finding], ptr @findings, i64 0, i64 %5
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %7, ptr align 8 %0, i64 1360, i1 false)
  br label %8

8:                                                ; preds = %4, %1
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
  %34 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %33, i64 128, ptr @.str.62)
  br label %35

35:                                               ; preds = %32, %27
  %36 = icmp sgt i64 %.019, 1
  br i1 %36, label %37, label %43

37:                                               ; preds = %35
  %38 = getelementptr inbounds [128 x i8], ptr %7, i64 0, i64 0
  %39 = getelementptr inbounds %struct.number, ptr %1, i64 %3
  %40 = getelementptr inbounds nuw %struct.number, ptr %39, i32 0, i32 2
  %41 = load i64, ptr %40, align 8
  %42 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 %5, ptr @.str.63, ptr %38, i64 %41)
  br label %46

43:                                               ; preds = %35
  %44 = getelementptr inbounds [128 x i8], ptr %7, i64 0, i64 0
  %45 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 %5, ptr @.str.42, ptr %44)
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
  %21 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %2, i64 %3, ptr @.str.66, ptr %13, i64 %18, ptr %20)
  br label %26

22:                                               ; preds = %4
  %23 = getelementptr inbounds nuw %struct.place, ptr %1, i32 0, i32 2
  %24 = load ptr, ptr %23, align 8
  %25 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %2, i64 %3, ptr @.str.67, ptr %24)
  br label %26

26:                                               ; preds = %22, %9
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

define internal void @tell_argument(ptr %0, i64 %1, ptr %2, i64 %3) {
  %5 = call ptr @name_of(ptr %0, i64 %1)
  %6 = icmp ne ptr %5, null
  %7 = zext i1 %6 to i64
  %8 = select i1 %6, ptr @.str.64, ptr @.str.65
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

define internal ptr @as_text(double %0, ptr %1, i64 %2) {
  %4 = call i32 @is_nan(double %0)
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i64
  %7 = select i1 %5, ptr @.str.50, ptr @.str.69
  %8 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %1, i64 %2, ptr %7, double %0)
  ret ptr %1
}

declare i64 @strlen(ptr)

define internal void @tell(ptr %0) {
  %2 = alloca [64 x i8], align 16
  %3 = alloca [64 x i8], align 16
  %4 = alloca [96 x i8], align 16
  %5 = alloca [64 x i8], align 16
  %6 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = load i32, ptr @is_quiet, align 4
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %101, label %10

10:                                               ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %2)
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @llvm.lifetime.start.p0(ptr %5)
  %11 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 13
  %12 = load i32, ptr %11, align 4
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %17

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 4
  %16 = load double, ptr %15, align 8
  br label %27

17:                                               ; preds = %10
  %18 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 12
  %19 = load i32, ptr %18, align 8
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %24

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 8
  %23 = load double, ptr %22, align 8
  br label %27

24:                                               ; preds = %17
  %25 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 7
  %26 = load double, ptr %25, align 8
  br label %27

27:                                               ; preds = %21, %24, %14
  %28 = phi double [ %16, %14 ], [ %23, %21 ], [ %26, %24 ]
  %29 = getelementptr inbounds [96 x i8], ptr %4, i64 0, i64 0
  %30 = call ptr @as_text(double %28, ptr %29, i64 96)
  %31 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 13
  %32 = load i32, ptr %31, align 4
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %34, label %47

34:                                               ; preds = %27
  %35 = getelementptr inbounds nuw %struct.site, ptr %7, i32 0, i32 1
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw %struct.site, ptr %7, i32 0, i32 0
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 1
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 3
  %42 = getelementptr inbounds [256 x i8], ptr %41, i64 0, i64 0
  %43 = getelementptr inbounds [96 x i8], ptr %4, i64 0, i64 0
  %44 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 2
  %45 = getelementptr inbounds [1024 x i8], ptr %44, i64 0, i64 0
  %46 = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @.str.70, ptr %36, ptr %38, ptr %40, ptr %42, ptr %43, ptr %45)
  br label %100

47:                                               ; preds = %27
  %48 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 12
  %49 = load i32, ptr %48, align 8
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %59

51:                                               ; preds = %47
  %52 = getelementptr inbounds [96 x i8], ptr %4, i64 0, i64 0
  call void @append(ptr %52, i64 96, ptr @.str.71)
  %53 = getelementptr inbounds [96 x i8], ptr %4, i64 0, i64 0
  %54 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 9
  %55 = load double, ptr %54, align 8
  %56 = getelementptr inbounds [64 x i8], ptr %5, i64 0, i64 0
  %57 = call ptr @as_text(double %55, ptr %56, i64 64)
  call void @append(ptr %53, i64 96, ptr %57)
  %58 = getelementptr inbounds [96 x i8], ptr %4, i64 0, i64 0
  call void @append(ptr %58, i64 96, ptr @.str.72)
  br label %59

59:                                               ; preds = %51, %47
  %60 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 5
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds [64 x i8], ptr %2, i64 0, i64 0
  %63 = call ptr @as_text(double %61, ptr %62, i64 64)
  %64 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 6
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 0
  %67 = call ptr @as_text(double %65, ptr %66, i64 64)
  %68 = getelementptr inbounds nuw %struct.site, ptr %7, i32 0, i32 1
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds nuw %struct.site, ptr %7, i32 0, i32 0
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 1
  %73 = load ptr, ptr %72, align 8
  %74 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 3
  %75 = getelementptr inbounds [256 x i8], ptr %74, i64 0, i64 0
  %76 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 2
  %77 = getelementptr inbounds [1024 x i8], ptr %76, i64 0, i64 0
  %78 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 10
  %79 = load i32, ptr %78, align 8
  %80 = icmp ne i32 %79, 0
  br i1 %80, label %81, label %83

81:                                               ; preds = %59
  %82 = getelementptr inbounds [64 x i8], ptr %2, i64 0, i64 0
  br label %86

83:                                               ; preds = %59
  %84 = getelementptr inbounds nuw %struct.site, ptr %7, i32 0, i32 6
  %85 = load ptr, ptr %84, align 8
  br label %86

86:                                               ; preds = %83, %81
  %87 = phi ptr [ %82, %81 ], [ %85, %83 ]
  %88 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 11
  %89 = load i32, ptr %88, align 4
  %90 = icmp ne i32 %89, 0
  br i1 %90, label %91, label %93

91:                                               ; preds = %86
  %92 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 0
  br label %96

93:                                               ; preds = %86
  %94 = getelementptr inbounds nuw %struct.site, ptr %7, i32 0, i32 7
  %95 = load ptr, ptr %94, align 8
  br label %96

96:                                               ; preds = %93, %91
  %97 = phi ptr [ %92, %91 ], [ %95, %93 ]
  %98 = getelementptr inbounds [96 x i8], ptr %4, i64 0, i64 0
  %99 = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @.str.73, ptr %69, ptr %71, ptr %73, ptr %75, ptr %77, ptr %87, ptr %97, ptr %98)
  br label %100

100:                                              ; preds = %96, %34
  call void @llvm.lifetime.end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(ptr %3)
  call void @llvm.lifetime.end.p0(ptr %2)
  br label %101

101:                                              ; preds = %100, %1
  ret void
}

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
  %4 = alloca %struct.total, align 8
  %5 = alloca %struct.total, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 40, i1 false)
  %6 = getelementptr inbounds { i32, [4 x i8], double, double, double, i32, i32 }, ptr %0, i32 0, i32 0
  store i32 5, ptr %6, align 8
  %7 = bitcast double undef to i64
  %8 = bitcast double undef to i64
  %9 = bitcast double undef to i64
  %10 = bitcast double undef to i64
  %11 = getelementptr inbounds nuw %struct.site, ptr %1, i32 0, i32 4
  %12 = load ptr, ptr %11, align 8
  %13 = icmp ne ptr %12, null
  br i1 %13, label %14, label %16

14:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @along(ptr dead_on_unwind writable sret(%struct.total) align 8 %4, ptr %1)
  %.sroa.013.0.copyload = load double, ptr %4, align 8
  %.sroa.614.0..sroa_idx = getelementptr inbounds i8, ptr %4, i64 8
  %.sroa.614.0.copyload = load double, ptr %.sroa.614.0..sroa_idx, align 8
  %.sroa.815.0..sroa_idx = getelementptr inbounds i8, ptr %4, i64 16
  %.sroa.815.0.copyload = load i32, ptr %.sroa.815.0..sroa_idx, align 8
  %.sroa.9.0..sroa_idx = getelementptr inbounds i8, ptr %4, i64 20
  %.sroa.9.0.copyload = load i32, ptr %.sroa.9.0..sroa_idx, align 4
  call void @llvm.lifetime.end.p0(ptr %4)
  %15 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 1
  store double %.sroa.013.0.copyload, ptr %15, align 8
  br label %16

16:                                               ; preds = %14, %3
  %.sroa.9.0 = phi i32 [ %.sroa.9.0.copyload, %14 ], [ 0, %3 ]
  %.sroa.815.0 = phi i32 [ %.sroa.815.0.copyload, %14 ], [ 0, %3 ]
  %.sroa.614.0 = phi double [ %.sroa.614.0.copyload, %14 ], [ 0.000000e+00, %3 ]
  %.sroa.013.0 = phi double [ %.sroa.013.0.copyload, %14 ], [ 0.000000e+00, %3 ]
  %17 = getelementptr inbounds nuw %struct.site, ptr %1, i32 0, i32 5
  %18 = load ptr, ptr %17, align 8
  %19 = icmp ne ptr %18, null
  br i1 %19, label %20, label %25

20:                                               ; preds = %16
  %21 = call i32 @run(ptr %1, ptr %2, i32 5, double 0.000000e+00)
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %132, label %23

23:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @ahead(ptr dead_on_unwind writable sret(%struct.total) align 8 %5, ptr %1)
  %.sroa.010.0.copyload = load double, ptr %5, align 8
  %.sroa.611.0..sroa_idx = getelementptr inbounds i8, ptr %5, i64 8
  %.sroa.611.0.copyload = load double, ptr %.sroa.611.0..sroa_idx, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, ptr %5, i64 16
  %.sroa.7.0.copyload = load i32, ptr %.sroa.7.0..sroa_idx, align 8
  %.sroa.8.0..sroa_idx = getelementptr inbounds i8, ptr %5, i64 20
  %.sroa.8.0.copyload = load i32, ptr %.sroa.8.0..sroa_idx, align 4
  call void @llvm.lifetime.end.p0(ptr %5)
  %24 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 2
  store double %.sroa.010.0.copyload, ptr %24, align 8
  br label %25

25:                                               ; preds = %23, %16
  %.sroa.010.0 = phi double [ %.sroa.010.0.copyload, %23 ], [ 0.000000e+00, %16 ]
  %.sroa.611.0 = phi double [ %.sroa.611.0.copyload, %23 ], [ 0.000000e+00, %16 ]
  %.sroa.7.0 = phi i32 [ %.sroa.7.0.copyload, %23 ], [ 0, %16 ]
  %.sroa.8.0 = phi i32 [ %.sroa.8.0.copyload, %23 ], [ 0, %16 ]
  %26 = icmp ne i32 %.sroa.9.0, 0
  %27 = icmp ne i32 %.sroa.8.0, 0
  %or.cond = select i1 %26, i1 true, i1 %27
  br i1 %or.cond, label %28, label %33

28:                                               ; preds = %25
  %29 = call i64 @not_finite(ptr %1)
  %30 = icmp sge i64 %29, 0
  br i1 %30, label %31, label %33

31:                                               ; preds = %28
  %32 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 0
  store i32 4, ptr %32, align 8
  br label %132

33:                                               ; preds = %25, %28
  %34 = getelementptr inbounds nuw %struct.site, ptr %1, i32 0, i32 4
  %35 = load ptr, ptr %34, align 8
  %36 = icmp ne ptr %35, null
  %.sroa.9.0..sroa.8.0 = select i1 %36, i32 %.sroa.9.0, i32 %.sroa.8.0
  %.sroa.815.0..sroa.7.0 = select i1 %36, i32 %.sroa.815.0, i32 %.sroa.7.0
  %.sroa.013.0..sroa.010.0 = select i1 %36, double %.sroa.013.0, double %.sroa.010.0
  %37 = icmp ne i32 %.sroa.815.0..sroa.7.0, 0
  %38 = icmp ne i32 %.sroa.9.0..sroa.8.0, 0
  %39 = xor i1 %38, true
  %40 = select i1 %37, i1 %39, i1 false
  %41 = zext i1 %40 to i32
  %42 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 5
  store i32 %41, ptr %42, align 4
  %43 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 5
  %44 = load i32, ptr %43, align 4
  %45 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 3
  %46 = call i32 @settle(ptr %1, ptr %2, double %.sroa.013.0..sroa.010.0, i32 %44, ptr %45)
  %47 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 0
  store i32 %46, ptr %47, align 8
  %48 = getelementptr inbounds nuw %struct.site, ptr %1, i32 0, i32 4
  %49 = load ptr, ptr %48, align 8
  %50 = icmp ne ptr %49, null
  br i1 %50, label %53, label %51

51:                                               ; preds = %33
  %52 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 4
  store i32 1, ptr %52, align 8
  br label %53

53:                                               ; preds = %51, %33
  %54 = getelementptr inbounds nuw %struct.site, ptr %1, i32 0, i32 4
  %55 = load ptr, ptr %54, align 8
  %56 = icmp ne ptr %55, null
  br i1 %56, label %57, label %132

57:                                               ; preds = %53
  %58 = getelementptr inbounds nuw %struct.site, ptr %1, i32 0, i32 5
  %59 = load ptr, ptr %58, align 8
  %60 = icmp ne ptr %59, null
  %61 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 0
  %62 = load i32, ptr %61, align 8
  %63 = icmp ne i32 %62, 5
  %or.cond32 = select i1 %60, i1 %63, i1 false
  %64 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 0
  %65 = load i32, ptr %64, align 8
  %66 = icmp ne i32 %65, 2
  %or.cond35 = select i1 %or.cond32, i1 %66, i1 false
  br i1 %or.cond35, label %67, label %132

67:                                               ; preds = %57
  %68 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 1
  %69 = load double, ptr %68, align 8
  %70 = call double @magnitude(double %69)
  %71 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 2
  %72 = load double, ptr %71, align 8
  %73 = call double @magnitude(double %72)
  %74 = call double @larger(double %70, double %73)
  %75 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 1
  %76 = load double, ptr %75, align 8
  %77 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 2
  %78 = load double, ptr %77, align 8
  %79 = fcmp oeq double %76, %78
  br i1 %79, label %90, label %80

80:                                               ; preds = %67
  %81 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 1
  %82 = load double, ptr %81, align 8
  %83 = call i32 @is_nan(double %82)
  %84 = icmp ne i32 %83, 0
  br i1 %84, label %85, label %90

85:                                               ; preds = %80
  %86 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 2
  %87 = load double, ptr %86, align 8
  %88 = call i32 @is_nan(double %87)
  %89 = icmp ne i32 %88, 0
  br label %90

90:                                               ; preds = %80, %85, %67
  %91 = phi i1 [ true, %67 ], [ false, %80 ], [ %89, %85 ]
  %92 = zext i1 %91 to i32
  %93 = icmp ne i32 %92, 0
  br i1 %93, label %108, label %94

94:                                               ; preds = %90
  %95 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 1
  %96 = load double, ptr %95, align 8
  %97 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 2
  %98 = load double, ptr %97, align 8
  %99 = fsub double %96, %98
  %100 = call double @magnitude(double %99)
  %101 = load ptr, ptr @precision, align 8
  %102 = getelementptr inbounds nuw %struct.precision, ptr %101, i32 0, i32 3
  %103 = load double, ptr %102, align 8
  %104 = call double @llvm.fmuladd.f64(double 1.000000e-03, double %.sroa.614.0, double %74)
  %105 = fmul double %103, %104
  %106 = fcmp ole double %100, %105
  %107 = xor i1 %106, true
  br label %108

108:                                              ; preds = %94, %90
  %109 = phi i1 [ false, %90 ], [ %107, %94 ]
  %110 = zext i1 %109 to i32
  %111 = icmp ne i32 %110, 0
  %112 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 0
  %113 = load i32, ptr %112, align 8
  %114 = icmp ne i32 %113, 1
  %or.cond38 = select i1 %111, i1 %114, i1 false
  br i1 %or.cond38, label %115, label %132

115:                                              ; preds = %108
  %116 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 0
  store i32 1, ptr %116, align 8
  %117 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 2
  %118 = load double, ptr %117, align 8
  %119 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 3
  %120 = load double, ptr %119, align 8
  %121 = fsub double %118, %120
  %122 = call double @magnitude(double %121)
  %123 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 1
  %124 = load double, ptr %123, align 8
  %125 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 3
  %126 = load double, ptr %125, align 8
  %127 = fsub double %124, %126
  %128 = call double @magnitude(double %127)
  %129 = fcmp ogt double %122, %128
  %130 = zext i1 %129 to i32
  %131 = getelementptr inbounds nuw %struct.compared, ptr %0, i32 0, i32 4
  store i32 %130, ptr %131, align 8
  br label %132

132:                                              ; preds = %53, %57, %115, %108, %20, %31
  ret void
}

define internal void @report(ptr %0, ptr %1, i64 %2, ptr byval(%struct.compared) align 8 %3) {
  %5 = alloca %struct.finding, align 8
  %6 = alloca %struct.compared, align 8
  %7 = getelementptr inbounds nuw %struct.compared, ptr %3, i32 0, i32 0
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 4
  br i1 %9, label %10, label %11

10:                                               ; preds = %4
  call void @report_not_finite(ptr %0)
  br label %141

11:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 1360, i1 false)
  %12 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 0
  store ptr %0, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 1
  %14 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 2
  %15 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 3
  %16 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 4
  %17 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 5
  %18 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 6
  %19 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 7
  %20 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 8
  %21 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 9
  %22 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 10
  %23 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 11
  %24 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 12
  %25 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 13
  %26 = getelementptr inbounds nuw %struct.compared, ptr %3, i32 0, i32 0
  %27 = load i32, ptr %26, align 8
  %28 = icmp eq i32 %27, 1
  br i1 %28, label %39, label %29

29:                                               ; preds = %11
  %30 = getelementptr inbounds nuw %struct.compared, ptr %3, i32 0, i32 0
  %31 = load i32, ptr %30, align 8
  %32 = icmp ne i32 %31, 2
  br i1 %32, label %39, label %33

33:                                               ; preds = %29
  %34 = getelementptr inbounds nuw %struct.compared, ptr %3, i32 0, i32 5
  %35 = load i32, ptr %34, align 4
  %36 = icmp ne i32 %35, 0
  %37 = zext i1 %36 to i64
  %38 = select i1 %36, ptr @.str.76, ptr @.str.77
  br label %39

39:                                               ; preds = %33, %29, %11
  %40 = phi ptr [ @.str.74, %11 ], [ %38, %33 ], [ @.str.75, %29 ]
  %41 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 1
  store ptr %40, ptr %41, align 8
  %42 = call i64 @list_inputs(ptr %0, i64 %2)
  %43 = getelementptr inbounds nuw %struct.compared, ptr %3, i32 0, i32 0
  %44 = load i32, ptr %43, align 8
  %45 = call i64 @one_input(ptr %0, ptr %1, i64 %42, i32 %44)
  %46 = icmp slt i64 %45, 0
  br i1 %46, label %140, label %47

47:                                               ; preds = %39
  %48 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 2
  %49 = getelementptr inbounds [1024 x i8], ptr %48, i64 0, i64 0
  call void @tell_input(ptr %0, i64 %45, ptr %49, i64 1024)
  %50 = getelementptr inbounds nuw %struct.compared, ptr %3, i32 0, i32 4
  %51 = load i32, ptr %50, align 8
  %52 = call i64 @one_output(ptr %0, ptr %1, i64 %45, i32 %51)
  %53 = icmp slt i64 %52, 0
  br i1 %53, label %140, label %54

54:                                               ; preds = %47
  %55 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 3
  %56 = getelementptr inbounds [256 x i8], ptr %55, i64 0, i64 0
  call void @tell_output(ptr %0, i64 %52, ptr %56, i64 256)
  %57 = load ptr, ptr @shared, align 8
  %58 = getelementptr inbounds nuw %struct.shared, ptr %57, i32 0, i32 10
  %59 = getelementptr inbounds [262400 x double], ptr %58, i64 0, i64 %45
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %62 = load i64, ptr %61, align 8
  %63 = load ptr, ptr @shared, align 8
  %64 = getelementptr inbounds nuw %struct.shared, ptr %63, i32 0, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = add nsw i64 %62, %65
  %67 = load ptr, ptr @shared, align 8
  %68 = getelementptr inbounds nuw %struct.shared, ptr %67, i32 0, i32 15
  %69 = getelementptr inbounds [262400 x double], ptr %68, i64 0, i64 0
  %70 = mul i64 %66, 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @report.weights, ptr align 8 %69, i64 %70, i1 false)
  %71 = load ptr, ptr @shared, align 8
  %72 = getelementptr inbounds nuw %struct.shared, ptr %71, i32 0, i32 15
  %73 = getelementptr inbounds [262400 x double], ptr %72, i64 0, i64 0
  %74 = mul i64 %66, 8
  call void @llvm.memset.p0.i64(ptr align 8 %73, i8 0, i64 %74, i1 false)
  %75 = load ptr, ptr @shared, align 8
  %76 = getelementptr inbounds nuw %struct.shared, ptr %75, i32 0, i32 16
  %77 = getelementptr inbounds [262400 x double], ptr %76, i64 0, i64 0
  %78 = mul i64 %66, 8
  call void @llvm.memset.p0.i64(ptr align 8 %77, i8 0, i64 %78, i1 false)
  %79 = load ptr, ptr @shared, align 8
  %80 = getelementptr inbounds nuw %struct.shared, ptr %79, i32 0, i32 16
  %81 = getelementptr inbounds [262400 x double], ptr %80, i64 0, i64 %52
  store double 1.000000e+00, ptr %81, align 8
  %82 = load ptr, ptr @shared, align 8
  %83 = getelementptr inbounds nuw %struct.shared, ptr %82, i32 0, i32 15
  %84 = getelementptr inbounds [262400 x double], ptr %83, i64 0, i64 %52
  store double 1.000000e+00, ptr %84, align 8
  %85 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 4
  %86 = load ptr, ptr %85, align 8
  %87 = icmp ne ptr %86, null
  br i1 %87, label %88, label %91

88:                                               ; preds = %54
  %89 = call i32 @run(ptr %0, ptr %1, i32 4, double 0.000000e+00)
  %90 = icmp ne i32 %89, 0
  br label %91

91:                                               ; preds = %88, %54
  %92 = phi i1 [ false, %54 ], [ %90, %88 ]
  %93 = zext i1 %92 to i32
  %94 = icmp ne i32 %93, 0
  br i1 %94, label %135, label %95

95:                                               ; preds = %91
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @compare(ptr dead_on_unwind writable sret(%struct.compared) align 8 %6, ptr %0, ptr %1)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %6, i64 40, i1 false)
  call void @llvm.lifetime.end.p0(ptr %6)
  %96 = getelementptr inbounds nuw %struct.compared, ptr %3, i32 0, i32 1
  %97 = load double, ptr %96, align 8
  %98 = fdiv double %97, %60
  %99 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 5
  store double %98, ptr %99, align 8
  %100 = getelementptr inbounds nuw %struct.compared, ptr %3, i32 0, i32 2
  %101 = load double, ptr %100, align 8
  %102 = fdiv double %101, %60
  %103 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 6
  store double %102, ptr %103, align 8
  %104 = getelementptr inbounds nuw %struct.compared, ptr %3, i32 0, i32 3
  %105 = load double, ptr %104, align 8
  %106 = fdiv double %105, %60
  %107 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 7
  store double %106, ptr %107, align 8
  %108 = fcmp olt double %60, 0.000000e+00
  %109 = load double, ptr getelementptr inbounds nuw (%struct.slopes, ptr @sides, i32 0, i32 1), align 8
  %110 = load double, ptr getelementptr inbounds nuw (%struct.slopes, ptr @sides, i32 0, i32 2), align 8
  %111 = select i1 %108, double %109, double %110
  %112 = fdiv double %111, %60
  %113 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 8
  store double %112, ptr %113, align 8
  %114 = fcmp olt double %60, 0.000000e+00
  %115 = load double, ptr getelementptr inbounds nuw (%struct.slopes, ptr @sides, i32 0, i32 2), align 8
  %116 = load double, ptr getelementptr inbounds nuw (%struct.slopes, ptr @sides, i32 0, i32 1), align 8
  %117 = select i1 %114, double %115, double %116
  %118 = fdiv double %117, %60
  %119 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 9
  store double %118, ptr %119, align 8
  %120 = getelementptr inbounds nuw %struct.compared, ptr %3, i32 0, i32 0
  %121 = load i32, ptr %120, align 8
  %122 = icmp eq i32 %121, 2
  %123 = zext i1 %122 to i32
  %124 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 12
  store i32 %123, ptr %124, align 8
  %125 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 4
  %126 = load ptr, ptr %125, align 8
  %127 = icmp ne ptr %126, null
  %128 = zext i1 %127 to i32
  %129 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 10
  store i32 %128, ptr %129, align 8
  %130 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 5
  %131 = load ptr, ptr %130, align 8
  %132 = icmp ne ptr %131, null
  %133 = zext i1 %132 to i32
  %134 = getelementptr inbounds nuw %struct.finding, ptr %5, i32 0, i32 11
  store i32 %133, ptr %134, align 4
  call void @say(ptr %5)
  br label %135

135:                                              ; preds = %95, %91
  %136 = load ptr, ptr @shared, align 8
  %137 = getelementptr inbounds nuw %struct.shared, ptr %136, i32 0, i32 15
  %138 = getelementptr inbounds [262400 x double], ptr %137, i64 0, i64 0
  %139 = mul i64 %66, 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %138, ptr align 16 @report.weights, i64 %139, i1 false)
  br label %140

140:                                              ; preds = %135, %47, %39
  call void @llvm.lifetime.end.p0(ptr %5)
  br label %141

141:                                              ; preds = %140, %10
  ret void
}

define internal void @along(ptr dead_on_unwind noalias writable sret(%struct.total) align 8 %0, ptr %1) {
  call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 24, i1 false)
  br label %3

3:                                                ; preds = %27, %2
  %.0 = phi i64 [ 0, %2 ], [ %28, %27 ]
  %4 = getelementptr inbounds nuw %struct.site, ptr %1, i32 0, i32 8
  %5 = load i64, ptr %4, align 8
  %6 = load ptr, ptr @shared, align 8
  %7 = getelementptr inbounds nuw %struct.shared, ptr %6, i32 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %5, %8
  %10 = icmp slt i64 %.0, %9
  br i1 %10, label %11, label %29

11:                                               ; preds = %3
  %12 = load ptr, ptr @shared, align 8
  %13 = getelementptr inbounds nuw %struct.shared, ptr %12, i32 0, i32 10
  %14 = getelementptr inbounds [262400 x double], ptr %13, i64 0, i64 %.0
  %15 = load double, ptr %14, align 8
  %16 = fcmp une double %15, 0.000000e+00
  br i1 %16, label %17, label %27

17:                                               ; preds = %11
  %18 = load ptr, ptr @shared, align 8
  %19 = getelementptr inbounds nuw %struct.shared, ptr %18, i32 0, i32 12
  %20 = getelementptr inbounds [262400 x double], ptr %19, i64 0, i64 %.0
  %21 = load double, ptr %20, align 8
  %22 = load ptr, ptr @shared, align 8
  %23 = getelementptr inbounds nuw %struct.shared, ptr %22, i32 0, i32 10
  %24 = getelementptr inbounds [262400 x double], ptr %23, i64 0, i64 %.0
  %25 = load double, ptr %24, align 8
  %26 = fmul double %21, %25
  call void @add_part(ptr %0, double %26)
  br label %27

27:                                               ; preds = %11, %17
  %28 = add nsw i64 %.0, 1
  br label %3

29:                                               ; preds = %3
  ret void
}

define internal void @ahead(ptr dead_on_unwind noalias writable sret(%struct.total) align 8 %0, ptr %1) {
  call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 24, i1 false)
  br label %3

3:                                                ; preds = %27, %2
  %.0 = phi i64 [ 0, %2 ], [ %28, %27 ]
  %4 = getelementptr inbounds nuw %struct.site, ptr %1, i32 0, i32 10
  %5 = load i64, ptr %4, align 8
  %6 = load ptr, ptr @shared, align 8
  %7 = getelementptr inbounds nuw %struct.shared, ptr %6, i32 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %5, %8
  %10 = icmp slt i64 %.0, %9
  br i1 %10, label %11, label %29

11:                                               ; preds = %3
  %12 = load ptr, ptr @shared, align 8
  %13 = getelementptr inbounds nuw %struct.shared, ptr %12, i32 0, i32 15
  %14 = getelementptr inbounds [262400 x double], ptr %13, i64 0, i64 %.0
  %15 = load double, ptr %14, align 8
  %16 = fcmp une double %15, 0.000000e+00
  br i1 %16, label %17, label %27

17:                                               ; preds = %11
  %18 = load ptr, ptr @shared, align 8
  %19 = getelementptr inbounds nuw %struct.shared, ptr %18, i32 0, i32 15
  %20 = getelementptr inbounds [262400 x double], ptr %19, i64 0, i64 %.0
  %21 = load double, ptr %20, align 8
  %22 = load ptr, ptr @shared, align 8
  %23 = getelementptr inbounds nuw %struct.shared, ptr %22, i32 0, i32 18
  %24 = getelementptr inbounds [262400 x double], ptr %23, i64 0, i64 %.0
  %25 = load double, ptr %24, align 8
  %26 = fmul double %21, %25
  call void @add_part(ptr %0, double %26)
  br label %27

27:                                               ; preds = %11, %17
  %28 = add nsw i64 %.0, 1
  br label %3

29:                                               ; preds = %3
  ret void
}

define internal i32 @settle(ptr %0, ptr %1, double %2, i32 %3, ptr %4) {
  %6 = alloca [4 x double], align 16
  %7 = alloca %struct.slopes, align 8
  %8 = alloca %struct.slopes, align 8
  %9 = call double @size_of_outputs(ptr %0)
  call void @llvm.lifetime.start.p0(ptr %6)
  br label %10

10:                                               ; preds = %93, %5
  %.083 = phi i32 [ 0, %5 ], [ %94, %93 ]
  %.078 = phi i32 [ 0, %5 ], [ %.280, %93 ]
  %.074 = phi i32 [ 0, %5 ], [ %.276, %93 ]
  %.071 = phi double [ 0.000000e+00, %5 ], [ %.172, %93 ]
  %.066 = phi double [ -1.000000e+00, %5 ], [ %.268, %93 ]
  %.065 = phi i32 [ undef, %5 ], [ %.2, %93 ]
  %11 = icmp slt i32 %.083, 4
  br i1 %11, label %12, label %95

12:                                               ; preds = %10
  %13 = load ptr, ptr @precision, align 8
  %14 = getelementptr inbounds nuw %struct.precision, ptr %13, i32 0, i32 0
  %15 = sext i32 %.083 to i64
  %16 = getelementptr inbounds [4 x double], ptr %14, i64 0, i64 %15
  %17 = load double, ptr %16, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.lifetime.start.p0(ptr %8)
  %18 = call i32 @slopes(ptr %0, ptr %1, double %17, ptr %7)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %92, label %20

20:                                               ; preds = %12
  %21 = fdiv double %17, 2.000000e+00
  %22 = call i32 @slopes(ptr %0, ptr %1, double %21, ptr %8)
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %92, label %24

24:                                               ; preds = %20
  %25 = icmp eq i32 %.083, 0
  %26 = fcmp olt double %17, %.071
  %or.cond = select i1 %25, i1 true, i1 %26
  br i1 %or.cond, label %27, label %28

27:                                               ; preds = %24
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @sides, ptr align 8 %8, i64 24, i1 false)
  br label %28

28:                                               ; preds = %24, %27
  %.273 = phi double [ %17, %27 ], [ %.071, %24 ]
  %29 = getelementptr inbounds nuw %struct.slopes, ptr %8, i32 0, i32 0
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw %struct.slopes, ptr %7, i32 0, i32 0
  %32 = load double, ptr %31, align 8
  %33 = fneg double %32
  %34 = call double @llvm.fmuladd.f64(double 4.000000e+00, double %30, double %33)
  %35 = fdiv double %34, 3.000000e+00
  %36 = sext i32 %.083 to i64
  %37 = getelementptr inbounds [4 x double], ptr %6, i64 0, i64 %36
  store double %35, ptr %37, align 8
  %38 = load ptr, ptr @precision, align 8
  %39 = getelementptr inbounds nuw %struct.precision, ptr %38, i32 0, i32 1
  %40 = load double, ptr %39, align 8
  %41 = fmul double 4.000000e+00, %40
  %42 = fmul double %41, %9
  %43 = fdiv double %42, %17
  %44 = getelementptr inbounds nuw %struct.slopes, ptr %8, i32 0, i32 0
  %45 = load double, ptr %44, align 8
  %46 = getelementptr inbounds nuw %struct.slopes, ptr %7, i32 0, i32 0
  %47 = load double, ptr %46, align 8
  %48 = fsub double %45, %47
  %49 = call double @magnitude(double %48)
  %50 = fadd double %49, %43
  %51 = call double @magnitude(double %2)
  %52 = call double @magnitude(double %35)
  %53 = call double @larger(double %51, double %52)
  %54 = call double @llvm.fmuladd.f64(double 0x3E7AD7F29ABCAF48, double %9, double %53)
  %55 = load ptr, ptr @precision, align 8
  %56 = getelementptr inbounds nuw %struct.precision, ptr %55, i32 0, i32 2
  %57 = load double, ptr %56, align 8
  %58 = fmul double 3.000000e+00, %50
  %59 = call double @llvm.fmuladd.f64(double %57, double %54, double %58)
  %60 = call i32 @is_finite(double %2)
  %61 = icmp ne i32 %60, 0
  br i1 %61, label %62, label %77

62:                                               ; preds = %28
  %63 = call i32 @is_nan(double %35)
  %64 = icmp ne i32 %63, 0
  br i1 %64, label %77, label %65

65:                                               ; preds = %62
  %66 = fsub double %35, %2
  %67 = call double @magnitude(double %66)
  %68 = fcmp ole double %67, %59
  br i1 %68, label %69, label %77

69:                                               ; preds = %65
  %70 = load ptr, ptr @precision, align 8
  %71 = getelementptr inbounds nuw %struct.precision, ptr %70, i32 0, i32 2
  %72 = load double, ptr %71, align 8
  %73 = fmul double 1.000000e+02, %72
  %74 = fmul double %73, %54
  %75 = fcmp ole double %50, %74
  br i1 %75, label %76, label %77

76:                                               ; preds = %69
  store double %35, ptr %4, align 8
  br label %92

77:                                               ; preds = %69, %65, %62, %28
  %78 = call i32 @is_steeper(ptr byval(%struct.slopes) align 8 %7, ptr byval(%struct.slopes) align 8 %8, double %43)
  %79 = add nsw i32 %.078, %78
  %80 = load ptr, ptr @precision, align 8
  %81 = getelementptr inbounds nuw %struct.precision, ptr %80, i32 0, i32 2
  %82 = load double, ptr %81, align 8
  %83 = call double @llvm.fmuladd.f64(double %82, double %54, double %43)
  %84 = call i32 @is_rough(ptr byval(%struct.slopes) align 8 %7, ptr byval(%struct.slopes) align 8 %8, double %2, double %83)
  %85 = add nsw i32 %.074, %84
  %86 = call i32 @is_nan(double %35)
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %92, label %88

88:                                               ; preds = %77
  %89 = fcmp olt double %.066, 0.000000e+00
  %90 = fcmp olt double %50, %.066
  %or.cond88 = select i1 %89, i1 true, i1 %90
  br i1 %or.cond88, label %91, label %92

91:                                               ; preds = %88
  store double %35, ptr %4, align 8
  br label %92

92:                                               ; preds = %76, %88, %91, %77, %12, %20
  %.185 = phi i32 [ 1, %12 ], [ 1, %20 ], [ 1, %76 ], [ 0, %88 ], [ 0, %91 ], [ 0, %77 ]
  %.280 = phi i32 [ %.078, %12 ], [ %.078, %20 ], [ %.078, %76 ], [ %79, %88 ], [ %79, %91 ], [ %79, %77 ]
  %.276 = phi i32 [ %.074, %12 ], [ %.074, %20 ], [ %.074, %76 ], [ %85, %88 ], [ %85, %91 ], [ %85, %77 ]
  %.172 = phi double [ %.071, %12 ], [ %.071, %20 ], [ %.273, %77 ], [ %.273, %91 ], [ %.273, %88 ], [ %.273, %76 ]
  %.268 = phi double [ %.066, %12 ], [ %.066, %20 ], [ %.066, %76 ], [ %.066, %77 ], [ %50, %91 ], [ %.066, %88 ]
  %.2 = phi i32 [ 5, %12 ], [ 5, %20 ], [ 0, %76 ], [ %.065, %88 ], [ %.065, %91 ], [ %.065, %77 ]
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.end.p0(ptr %7)
  %cond87 = icmp eq i32 %.185, 0
  br i1 %cond87, label %93, label %95

93:                                               ; preds = %92
  %94 = add nsw i32 %.083, 1
  br label %10

95:                                               ; preds = %10, %92
  %.084 = phi i32 [ %.185, %92 ], [ 2, %10 ]
  %.179 = phi i32 [ %.280, %92 ], [ %.078, %10 ]
  %.175 = phi i32 [ %.276, %92 ], [ %.074, %10 ]
  %.167 = phi double [ %.268, %92 ], [ %.066, %10 ]
  %.1 = phi i32 [ %.2, %92 ], [ %.065, %10 ]
  %cond = icmp eq i32 %.084, 2
  br i1 %cond, label %96, label %134

96:                                               ; preds = %95
  %97 = icmp ne i32 %3, 0
  br i1 %97, label %98, label %100

98:                                               ; preds = %96
  %99 = icmp eq i32 %.179, 4
  br i1 %99, label %134, label %102

100:                                              ; preds = %96
  %101 = icmp sge i32 %.175, 2
  br i1 %101, label %134, label %102

102:                                              ; preds = %100, %98
  %103 = call i32 @is_nan(double %2)
  %104 = icmp ne i32 %103, 0
  br i1 %104, label %105, label %109

105:                                              ; preds = %102
  %106 = fcmp olt double %.167, 0.000000e+00
  %107 = zext i1 %106 to i64
  %108 = select i1 %106, i32 3, i32 1
  br label %134

109:                                              ; preds = %102
  %110 = load double, ptr %4, align 8
  %111 = fsub double %110, %2
  %112 = call double @magnitude(double %111)
  br label %113

113:                                              ; preds = %115, %109
  %.082 = phi i32 [ 0, %109 ], [ %125, %115 ]
  %.0 = phi i32 [ 0, %109 ], [ %126, %115 ]
  %114 = icmp slt i32 %.0, 4
  br i1 %114, label %115, label %127

115:                                              ; preds = %113
  %116 = sext i32 %.0 to i64
  %117 = getelementptr inbounds [4 x double], ptr %6, i64 0, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = load double, ptr %4, align 8
  %120 = fsub double %118, %119
  %121 = call double @magnitude(double %120)
  %122 = fmul double 3.000000e-01, %112
  %123 = fcmp ole double %121, %122
  %124 = zext i1 %123 to i32
  %125 = add nsw i32 %.082, %124
  %126 = add nsw i32 %.0, 1
  br label %113

127:                                              ; preds = %113
  %128 = fcmp olt double %.167, 0.000000e+00
  %129 = fmul double 2.000000e-01, %112
  %130 = fcmp ogt double %.167, %129
  %or.cond90 = select i1 %128, i1 true, i1 %130
  %131 = icmp slt i32 %.082, 3
  %spec.select = select i1 %or.cond90, i1 true, i1 %131
  %132 = zext i1 %spec.select to i64
  %133 = select i1 %spec.select, i32 3, i32 1
  br label %134

134:                                              ; preds = %98, %100, %95, %127, %105
  %.4 = phi i32 [ %.1, %95 ], [ %133, %127 ], [ %108, %105 ], [ 2, %100 ], [ 2, %98 ]
  call void @llvm.lifetime.end.p0(ptr %6)
  ret i32 %.4
}

define internal double @larger(double %0, double %1) {
  %3 = fcmp ogt double %0, %1
  %. = select i1 %3, double %0, double %1
  ret double %.
}

define internal void @add_part(ptr %0, double %1) {
  %3 = getelementptr inbounds nuw %struct.total, ptr %0, i32 0, i32 0
  %4 = load double, ptr %3, align 8
  %5 = fadd double %4, %1
  store double %5, ptr %3, align 8
  %6 = call double @magnitude(double %1)
  %7 = getelementptr inbounds nuw %struct.total, ptr %0, i32 0, i32 1
  %8 = load double, ptr %7, align 8
  %9 = fadd double %8, %6
  store double %9, ptr %7, align 8
  %10 = call i32 @is_nan(double %1)
  %11 = getelementptr inbounds nuw %struct.total, ptr %0, i32 0, i32 3
  %12 = load i32, ptr %11, align 4
  %13 = or i32 %12, %10
  store i32 %13, ptr %11, align 4
  %14 = call i32 @is_nan(double %1)
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %20, label %16

16:                                               ; preds = %2
  %17 = call i32 @is_finite(double %1)
  %18 = icmp ne i32 %17, 0
  %19 = xor i1 %18, true
  br label %20

20:                                               ; preds = %16, %2
  %21 = phi i1 [ false, %2 ], [ %19, %16 ]
  %22 = zext i1 %21 to i32
  %23 = getelementptr inbounds nuw %struct.total, ptr %0, i32 0, i32 2
  %24 = load i32, ptr %23, align 8
  %25 = or i32 %24, %22
  store i32 %25, ptr %23, align 8
  ret void
}

define internal double @size_of_outputs(ptr %0) {
  br label %2

2:                                                ; preds = %27, %1
  %.07 = phi double [ 0.000000e+00, %1 ], [ %29, %27 ]
  %.0 = phi i64 [ 0, %1 ], [ %30, %27 ]
  %3 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 10
  %4 = load i64, ptr %3, align 8
  %5 = load ptr, ptr @shared, align 8
  %6 = getelementptr inbounds nuw %struct.shared, ptr %5, i32 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %4, %7
  %9 = icmp slt i64 %.0, %8
  br i1 %9, label %10, label %31

10:                                               ; preds = %2
  %11 = load ptr, ptr @shared, align 8
  %12 = getelementptr inbounds nuw %struct.shared, ptr %11, i32 0, i32 15
  %13 = getelementptr inbounds [262400 x double], ptr %12, i64 0, i64 %.0
  %14 = load double, ptr %13, align 8
  %15 = fcmp une double %14, 0.000000e+00
  br i1 %15, label %16, label %27

16:                                               ; preds = %10
  %17 = load ptr, ptr @shared, align 8
  %18 = getelementptr inbounds nuw %struct.shared, ptr %17, i32 0, i32 15
  %19 = getelementptr inbounds [262400 x double], ptr %18, i64 0, i64 %.0
  %20 = load double, ptr %19, align 8
  %21 = load ptr, ptr @shared, align 8
  %22 = getelementptr inbounds nuw %struct.shared, ptr %21, i32 0, i32 17
  %23 = getelementptr inbounds [262400 x double], ptr %22, i64 0, i64 %.0
  %24 = load double, ptr %23, align 8
  %25 = fmul double %20, %24
  %26 = call double @magnitude(double %25)
  br label %27

27:                                               ; preds = %10, %16
  %28 = phi double [ %26, %16 ], [ 0.000000e+00, %10 ]
  %29 = fadd double %.07, %28
  %30 = add nsw i64 %.0, 1
  br label %2

31:                                               ; preds = %2
  ret double %.07
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

define internal i32 @is_steeper(ptr byval(%struct.slopes) align 8 %0, ptr byval(%struct.slopes) align 8 %1, double %2) {
  %4 = getelementptr inbounds nuw %struct.slopes, ptr %1, i32 0, i32 1
  %5 = load double, ptr %4, align 8
  %6 = call double @magnitude(double %5)
  %7 = getelementptr inbounds nuw %struct.slopes, ptr %0, i32 0, i32 1
  %8 = load double, ptr %7, align 8
  %9 = call double @magnitude(double %8)
  %10 = call double @llvm.fmuladd.f64(double 1.020000e+00, double %9, double %2)
  %11 = fcmp ogt double %6, %10
  br i1 %11, label %21, label %12

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw %struct.slopes, ptr %1, i32 0, i32 2
  %14 = load double, ptr %13, align 8
  %15 = call double @magnitude(double %14)
  %16 = getelementptr inbounds nuw %struct.slopes, ptr %0, i32 0, i32 2
  %17 = load double, ptr %16, align 8
  %18 = call double @magnitude(double %17)
  %19 = call double @llvm.fmuladd.f64(double 1.020000e+00, double %18, double %2)
  %20 = fcmp ogt double %15, %19
  br label %21

21:                                               ; preds = %12, %3
  %22 = phi i1 [ true, %3 ], [ %20, %12 ]
  %23 = zext i1 %22 to i32
  ret i32 %23
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
  %12 = icmp eq i32 %11, 5
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
  br i1 %20, label %135, label %21

21:                                               ; preds = %4
  %22 = fneg double %14
  %23 = call i32 @run(ptr %0, ptr %1, i32 3, double %22)
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %135, label %25

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw %struct.site, ptr %0, i32 0, i32 5
  %27 = load ptr, ptr %26, align 8
  %28 = icmp ne ptr %27, null
  br i1 %28, label %29, label %32

29:                                               ; preds = %25
  %30 = call i32 @run(ptr %0, ptr %1, i32 5, double 0.000000e+00)
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %135, label %32

32:                                               ; preds = %29, %25
  br label %33

33:                                               ; preds = %44, %32
  %.062 = phi i64 [ 0, %32 ], [ %45, %44 ]
  %.055 = phi i64 [ 0, %32 ], [ %.156, %44 ]
  %34 = icmp slt i64 %.062, %10
  br i1 %34, label %35, label %46

35:                                               ; preds = %33
  %36 = load ptr, ptr @shared, align 8
  %37 = getelementptr inbounds nuw %struct.shared, ptr %36, i32 0, i32 15
  %38 = getelementptr inbounds [262400 x double], ptr %37, i64 0, i64 %.062
  %39 = load double, ptr %38, align 8
  %40 = fcmp une double %39, 0.000000e+00
  br i1 %40, label %41, label %44

41:                                               ; preds = %35
  %42 = add nsw i64 %.055, 1
  %43 = getelementptr inbounds [262400 x i64], ptr @list, i64 0, i64 %.055
  store i64 %.062, ptr %43, align 8
  br label %44

44:                                               ; preds = %35, %41
  %.156 = phi i64 [ %42, %41 ], [ %.055, %35 ]
  %45 = add nsw i64 %.062, 1
  br label %33

46:                                               ; preds = %129, %33
  %.064 = phi i64 [ 0, %33 ], [ %.165, %129 ]
  %.257 = phi i64 [ %.055, %33 ], [ %.3, %129 ]
  %.1 = phi i64 [ undef, %33 ], [ %.2, %129 ]
  %47 = icmp sgt i64 %.257, 1
  br i1 %47, label %48, label %130

48:                                               ; preds = %46
  %49 = load ptr, ptr @shared, align 8
  %50 = getelementptr inbounds nuw %struct.shared, ptr %49, i32 0, i32 16
  %51 = getelementptr inbounds [262400 x double], ptr %50, i64 0, i64 0
  %52 = mul i64 %10, 8
  call void @llvm.memset.p0.i64(ptr align 8 %51, i8 0, i64 %52, i1 false)
  br label %53

53:                                               ; preds = %57, %48
  %.060 = phi double [ 0.000000e+00, %48 ], [ %92, %57 ]
  %.059 = phi double [ 0.000000e+00, %48 ], [ %83, %57 ]
  %.058 = phi i64 [ %.064, %48 ], [ %93, %57 ]
  %54 = sdiv i64 %.257, 2
  %55 = add nsw i64 %.064, %54
  %56 = icmp slt i64 %.058, %55
  br i1 %56, label %57, label %94

57:                                               ; preds = %53
  %58 = getelementptr inbounds [262400 x i64], ptr @list, i64 0, i64 %.058
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
  %83 = fadd double %.059, %82
  %84 = load ptr, ptr @shared, align 8
  %85 = getelementptr inbounds nuw %struct.shared, ptr %84, i32 0, i32 15
  %86 = getelementptr inbounds [262400 x double], ptr %85, i64 0, i64 %59
  %87 = load double, ptr %86, align 8
  %88 = load ptr, ptr @shared, align 8
  %89 = getelementptr inbounds nuw %struct.shared, ptr %88, i32 0, i32 18
  %90 = getelementptr inbounds [262400 x double], ptr %89, i64 0, i64 %59
  %91 = load double, ptr %90, align 8
  %92 = call double @llvm.fmuladd.f64(double %87, double %91, double %.060)
  %93 = add nsw i64 %.058, 1
  br label %53

94:                                               ; preds = %53
  %95 = icmp ne i32 %3, 0
  br i1 %95, label %105, label %96

96:                                               ; preds = %94
  %97 = call i32 @run(ptr %0, ptr %1, i32 4, double 0.000000e+00)
  %98 = icmp ne i32 %97, 0
  br i1 %98, label %129, label %99

99:                                               ; preds = %96
  %100 = load ptr, ptr @shared, align 8
  %101 = getelementptr inbounds nuw %struct.shared, ptr %100, i32 0, i32 12
  %102 = getelementptr inbounds [262400 x double], ptr %101, i64 0, i64 %2
  %103 = load double, ptr %102, align 8
  %104 = fmul double %103, %18
  br label %105

105:                                              ; preds = %99, %94
  %.161 = phi double [ %.060, %94 ], [ %104, %99 ]
  %106 = call double @magnitude(double %.161)
  %107 = call double @magnitude(double %.059)
  %108 = call double @larger(double %106, double %107)
  %109 = call double @size_of_outputs(ptr %0)
  %110 = call double @llvm.fmuladd.f64(double 0x3E7AD7F29ABCAF48, double %109, double %108)
  %111 = call i32 @is_finite(double %.161)
  %112 = icmp ne i32 %111, 0
  br i1 %112, label %113, label %127

113:                                              ; preds = %105
  %114 = fsub double %.161, %.059
  %115 = call double @magnitude(double %114)
  %116 = load ptr, ptr @precision, align 8
  %117 = getelementptr inbounds nuw %struct.precision, ptr %116, i32 0, i32 2
  %118 = load double, ptr %117, align 8
  %119 = fmul double 1.000000e+02, %118
  %120 = fmul double %119, %110
  %121 = fcmp ole double %115, %120
  br i1 %121, label %122, label %127

122:                                              ; preds = %113
  %123 = sdiv i64 %.257, 2
  %124 = add nsw i64 %.064, %123
  %125 = sdiv i64 %.257, 2
  %126 = sub nsw i64 %.257, %125
  br label %129

127:                                              ; preds = %113, %105
  %128 = sdiv i64 %.257, 2
  br label %129

129:                                              ; preds = %122, %127, %96
  %.165 = phi i64 [ %.064, %96 ], [ %124, %122 ], [ %.064, %127 ]
  %.063 = phi i32 [ 1, %96 ], [ 0, %127 ], [ 0, %122 ]
  %.3 = phi i64 [ %.257, %96 ], [ %126, %122 ], [ %128, %127 ]
  %.2 = phi i64 [ -1, %96 ], [ %.1, %127 ], [ %.1, %122 ]
  %cond = icmp eq i32 %.063, 0
  br i1 %cond, label %46, label %135

130:                                              ; preds = %46
  %131 = icmp ne i64 %.257, 0
  br i1 %131, label %132, label %135

132:                                              ; preds = %130
  %133 = getelementptr inbounds [262400 x i64], ptr @list, i64 0, i64 %.064
  %134 = load i64, ptr %133, align 8
  br label %135

135:                                              ; preds = %132, %130, %4, %21, %29, %129
  %.0 = phi i64 [ -1, %4 ], [ %.2, %129 ], [ -1, %29 ], [ -1, %21 ], [ %134, %132 ], [ -1, %130 ]
  ret i64 %.0
}
