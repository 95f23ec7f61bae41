; Made from handed.c by `python -m enzyme_hub._bitcode`.
%struct.guard = type { [512 x i8], ptr, ptr, ptr, i32, [1024 x i8] }

@said = internal thread_local global %struct.guard zeroinitializer, align 16

define void @__ehub_stopped(ptr %0) noinline cold {
  %2 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @said)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 %0, i64 1568, i1 false)
  %3 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @said)
  %4 = getelementptr inbounds nuw %struct.guard, ptr %3, i32 0, i32 2
  %5 = load ptr, ptr %4, align 8
  %6 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @said)
  %7 = getelementptr inbounds nuw %struct.guard, ptr %6, i32 0, i32 3
  %8 = load ptr, ptr %7, align 16
  %9 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @said)
  %10 = getelementptr inbounds nuw %struct.guard, ptr %9, i32 0, i32 4
  %11 = load i32, ptr %10, align 8
  %12 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @said)
  %13 = getelementptr inbounds nuw %struct.guard, ptr %12, i32 0, i32 5
  %14 = getelementptr inbounds [1024 x i8], ptr %13, i64 0, i64 0
  call void @enzyme_hub_stop(ptr %5, ptr %8, i32 %11, ptr %14)
  call void @abort()
  unreachable
}

declare ptr @llvm.threadlocal.address.p0(ptr)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare void @enzyme_hub_stop(ptr, ptr, i32, ptr)

declare void @abort()
