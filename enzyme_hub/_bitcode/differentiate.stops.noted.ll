; Made from noted.c by `python -m enzyme_hub._bitcode`.
%struct.guard = type { [512 x i8], ptr, ptr, ptr, i32, [1024 x i8] }

@has_stopped = internal thread_local global i32 0, align 4
@said = internal thread_local global %struct.guard zeroinitializer, align 16

define void @__ehub_stopped(ptr %0) noinline cold {
  %2 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @has_stopped)
  %3 = load i32, ptr %2, align 4
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %1
  %6 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @said)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %6, ptr align 16 %0, i64 1568, i1 false)
  %7 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @has_stopped)
  store i32 1, ptr %7, align 4
  br label %8

8:                                                ; preds = %1, %5
  ret void
}

declare ptr @llvm.threadlocal.address.p0(ptr)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define i32 @__ehub_stop_happened() {
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @has_stopped)
  %2 = load i32, ptr %1, align 4
  %3 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @has_stopped)
  store i32 0, ptr %3, align 4
  ret i32 %2
}

define void @enzyme_hub_stopped(ptr %0) {
  %2 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @said)
  %3 = getelementptr inbounds nuw %struct.guard, ptr %2, i32 0, i32 2
  %4 = load ptr, ptr %3, align 8
  %5 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @said)
  %6 = getelementptr inbounds nuw %struct.guard, ptr %5, i32 0, i32 3
  %7 = load ptr, ptr %6, align 16
  %8 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @said)
  %9 = getelementptr inbounds nuw %struct.guard, ptr %8, i32 0, i32 5
  %10 = getelementptr inbounds [1024 x i8], ptr %9, i64 0, i64 0
  %11 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @said)
  %12 = getelementptr inbounds nuw %struct.guard, ptr %11, i32 0, i32 4
  %13 = load i32, ptr %12, align 8
  store ptr %4, ptr %0, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %7, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  store ptr %10, ptr %.sroa.3.0..sroa_idx, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 24
  store i32 %13, ptr %.sroa.4.0..sroa_idx, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 28
  store i32 0, ptr %.sroa.5.0..sroa_idx, align 4
  ret void
}
