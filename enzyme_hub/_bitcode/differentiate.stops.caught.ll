; Made from caught.c by `python -m enzyme_hub._bitcode`.
%struct.guard = type { [512 x i8], ptr, ptr, ptr, i32, [1024 x i8] }
%struct.planted = type { ptr, ptr, ptr, i32 }

@innermost = internal thread_local global ptr null, align 8
@.str = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"EH0311\00", align 1
@.str.2 = private unnamed_addr constant [35 x i8] c"no memory is left for a derivative\00", align 1
@.str.3 = private unnamed_addr constant [101 x i8] c"no memory is left for a tape, which asks for %lu bytes more; --tape-limit SIZE makes loops keep less\00", align 1
@__ehub_stop_last = global ptr null, align 8
@llvm.compiler.used = appending global [2 x ptr] [ptr @__ehub_stop, ptr @__ehub_stop_with], section "llvm.metadata"

define void @__ehub_stop_guard(ptr %0) {
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @innermost)
  %3 = load ptr, ptr %2, align 8
  br label %4

4:                                                ; preds = %10, %1
  %.0 = phi ptr [ %3, %1 ], [ %12, %10 ]
  %5 = icmp ne ptr %.0, null
  %6 = ptrtoint ptr %.0 to i64
  %7 = ptrtoint ptr %0 to i64
  %8 = icmp ule i64 %6, %7
  %9 = select i1 %5, i1 %8, i1 false
  br i1 %9, label %10, label %13

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw %struct.guard, ptr %.0, i32 0, i32 1
  %12 = load ptr, ptr %11, align 16
  br label %4

13:                                               ; preds = %4
  %14 = getelementptr inbounds nuw %struct.guard, ptr %0, i32 0, i32 1
  store ptr %.0, ptr %14, align 16
  %15 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @innermost)
  store ptr %0, ptr %15, align 8
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare ptr @llvm.threadlocal.address.p0(ptr)

define void @__ehub_stop_unguard(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.guard, ptr %0, i32 0, i32 1
  %3 = load ptr, ptr %2, align 16
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @innermost)
  store ptr %3, ptr %4, align 8
  ret void
}

define ptr @__ehub_stop_hide() {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @innermost)
  %2 = load ptr, ptr %1, align 8
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @innermost)
  store ptr null, ptr %3, align 8
  ret ptr %2
}

define void @__ehub_stop_show(ptr %0) {
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @innermost)
  store ptr %0, ptr %2, align 8
  ret void
}

define void @__ehub_stop_saying(ptr %0, ptr %1, i32 %2, ptr %3) noinline cold {
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @innermost)
  %6 = load ptr, ptr %5, align 8
  br label %7

7:                                                ; preds = %13, %4
  %.0 = phi ptr [ %6, %4 ], [ %15, %13 ]
  %magicptr = ptrtoint ptr %.0 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %17, label %8

8:                                                ; preds = %7
  %9 = ptrtoint ptr %.0 to i64
  %10 = call ptr @llvm.frameaddress.p0(i32 0)
  %11 = ptrtoint ptr %10 to i64
  %12 = icmp ult i64 %9, %11
  br i1 %12, label %13, label %.critedge

13:                                               ; preds = %8
  %14 = getelementptr inbounds nuw %struct.guard, ptr %.0, i32 0, i32 1
  %15 = load ptr, ptr %14, align 16
  br label %7

.critedge:                                        ; preds = %8
  %16 = icmp ne ptr %.0, null
  br i1 %16, label %18, label %17

17:                                               ; preds = %7, %.critedge
  call void @enzyme_hub_stop(ptr %0, ptr %1, i32 %2, ptr %3)
  call void @abort()
  unreachable

18:                                               ; preds = %.critedge
  %19 = getelementptr inbounds nuw %struct.guard, ptr %.0, i32 0, i32 2
  store ptr %0, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.guard, ptr %.0, i32 0, i32 3
  store ptr %1, ptr %20, align 16
  %21 = getelementptr inbounds nuw %struct.guard, ptr %.0, i32 0, i32 4
  store i32 %2, ptr %21, align 8
  %22 = getelementptr inbounds nuw %struct.guard, ptr %.0, i32 0, i32 5
  %23 = getelementptr inbounds [1024 x i8], ptr %22, i64 0, i64 0
  %24 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %23, i64 1024, ptr @.str, ptr %3)
  %25 = getelementptr inbounds nuw %struct.guard, ptr %.0, i32 0, i32 1
  %26 = load ptr, ptr %25, align 16
  %27 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @innermost)
  store ptr %26, ptr %27, align 8
  %28 = getelementptr inbounds nuw %struct.guard, ptr %.0, i32 0, i32 0
  %29 = getelementptr inbounds [512 x i8], ptr %28, i64 0, i64 0
  call void @longjmp(ptr %29, i32 1)
  unreachable
}

declare ptr @llvm.frameaddress.p0(i32 immarg)

declare void @enzyme_hub_stop(ptr, ptr, i32, ptr)

declare void @abort()

declare i32 @snprintf(ptr, i64, ptr, ...)

declare void @longjmp(ptr, i32)

define void @__ehub_stop(ptr %0) noinline cold {
  %2 = getelementptr inbounds nuw %struct.planted, ptr %0, i32 0, i32 0
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.planted, ptr %0, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.planted, ptr %0, i32 0, i32 3
  %7 = load i32, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.planted, ptr %0, i32 0, i32 2
  %9 = load ptr, ptr %8, align 8
  call void @__ehub_stop_saying(ptr %3, ptr %5, i32 %7, ptr %9)
  unreachable
}

define void @__ehub_stop_with(ptr %0, i64 %1, i64 %2) noinline cold {
  %4 = alloca [1024 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr %4)
  %5 = getelementptr inbounds [1024 x i8], ptr %4, i64 0, i64 0
  %6 = getelementptr inbounds nuw %struct.planted, ptr %0, i32 0, i32 2
  %7 = load ptr, ptr %6, align 8
  %8 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %5, i64 1024, ptr %7, i64 %1, i64 %2)
  %9 = getelementptr inbounds nuw %struct.planted, ptr %0, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.planted, ptr %0, i32 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.planted, ptr %0, i32 0, i32 3
  %14 = load i32, ptr %13, align 8
  %15 = getelementptr inbounds [1024 x i8], ptr %4, i64 0, i64 0
  call void @__ehub_stop_saying(ptr %10, ptr %12, i32 %14, ptr %15)
  unreachable
}

define void @__ehub_stop_memory() noinline cold {
  call void @__ehub_stop_saying(ptr @.str.1, ptr null, i32 0, ptr @.str.2)
  unreachable
}

define void @__ehub_stop_memory_of(i64 %0) noinline cold {
  %2 = alloca [160 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr %2)
  %3 = getelementptr inbounds [160 x i8], ptr %2, i64 0, i64 0
  %4 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %3, i64 160, ptr @.str.3, i64 %0)
  %5 = getelementptr inbounds [160 x i8], ptr %2, i64 0, i64 0
  call void @__ehub_stop_saying(ptr @.str.1, ptr null, i32 0, ptr %5)
  unreachable
}
