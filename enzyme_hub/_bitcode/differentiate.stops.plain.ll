; Made from plain.c by `python -m enzyme_hub._bitcode`.
%struct.planted = type { ptr, ptr, ptr, i32 }

@.str = private unnamed_addr constant [7 x i8] c"EH0311\00", align 1
@.str.1 = private unnamed_addr constant [35 x i8] c"no memory is left for a derivative\00", align 1
@.str.2 = private unnamed_addr constant [101 x i8] c"no memory is left for a tape, which asks for %lu bytes more; --tape-limit SIZE makes loops keep less\00", align 1
@__ehub_stop_last = global ptr null, align 8
@llvm.compiler.used = appending global [2 x ptr] [ptr @__ehub_stop, ptr @__ehub_stop_with], section "llvm.metadata"

define void @__ehub_stop_saying(ptr %0, ptr %1, i32 %2, ptr %3) noinline cold {
  call void @enzyme_hub_stop(ptr %0, ptr %1, i32 %2, ptr %3)
  call void @abort()
  unreachable
}

declare void @enzyme_hub_stop(ptr, ptr, i32, ptr)

declare void @abort()

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

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare i32 @snprintf(ptr, i64, ptr, ...)

define void @__ehub_stop_memory() noinline cold {
  call void @__ehub_stop_saying(ptr @.str, ptr null, i32 0, ptr @.str.1)
  unreachable
}

define void @__ehub_stop_memory_of(i64 %0) noinline cold {
  %2 = alloca [160 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr %2)
  %3 = getelementptr inbounds [160 x i8], ptr %2, i64 0, i64 0
  %4 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %3, i64 160, ptr @.str.2, i64 %0)
  %5 = getelementptr inbounds [160 x i8], ptr %2, i64 0, i64 0
  call void @__ehub_stop_saying(ptr @.str, ptr null, i32 0, ptr %5)
  unreachable
}

define ptr @__ehub_stop_hide() {
  ret ptr null
}

define void @__ehub_stop_show(ptr %0) {
  ret void
}
