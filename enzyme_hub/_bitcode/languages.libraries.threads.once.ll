; Made from once.c by `python -m enzyme_hub._bitcode`.
%struct.once = type { ptr, i32 }

@_ZSt11__once_call = thread_local global ptr null, align 8
@_ZSt15__once_callable = thread_local global ptr null, align 8

define void @__once_proxy() {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call)
  %2 = load ptr, ptr %1, align 8
  call void %2()
  ret void
}

declare ptr @llvm.threadlocal.address.p0(ptr)

define i32 @pthread_once(ptr %0, ptr %1) personality ptr @__gxx_personality_v0 {
  %3 = alloca %struct.once, align 8
  %4 = load atomic volatile i32, ptr %0 monotonic, align 4
  call void @llvm.lifetime.start.p0(ptr %3)
  %5 = getelementptr inbounds nuw %struct.once, ptr %3, i32 0, i32 0
  store ptr %0, ptr %5, align 8
  %6 = getelementptr inbounds nuw %struct.once, ptr %3, i32 0, i32 1
  store i32 2, ptr %6, align 8
  %7 = getelementptr i8, ptr %3, i64 12
  call void @llvm.memset.p0.i64(ptr align 4 %7, i8 0, i64 4, i1 false)
  %8 = call i32 @__ehub_once_begin(ptr %0)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %20

10:                                               ; preds = %2
  %11 = getelementptr inbounds nuw %struct.once, ptr %3, i32 0, i32 1
  store i32 0, ptr %11, align 8
  invoke void %1()
          to label %12 unwind label %14

12:                                               ; preds = %10
  %13 = getelementptr inbounds nuw %struct.once, ptr %3, i32 0, i32 1
  store i32 2, ptr %13, align 8
  br label %20

14:                                               ; preds = %10
  %15 = landingpad { ptr, i32 }
          cleanup
  %16 = extractvalue { ptr, i32 } %15, 0
  %17 = extractvalue { ptr, i32 } %15, 1
  call void @end(ptr %3)
  call void @llvm.lifetime.end.p0(ptr %3)
  %18 = insertvalue { ptr, i32 } poison, ptr %16, 0
  %19 = insertvalue { ptr, i32 } %18, i32 %17, 1
  resume { ptr, i32 } %19

20:                                               ; preds = %12, %2
  call void @end(ptr %3)
  call void @llvm.lifetime.end.p0(ptr %3)
  ret i32 0
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

define internal void @end(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.once, ptr %0, i32 0, i32 0
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.once, ptr %0, i32 0, i32 1
  %5 = load i32, ptr %4, align 8
  call void @__ehub_once_end(ptr %3, i32 %5)
  ret void
}

declare i32 @__ehub_once_begin(ptr captures(none)) nounwind memory(inaccessiblemem: readwrite)

declare i32 @__gxx_personality_v0(...)

declare void @llvm.lifetime.end.p0(ptr captures(none))

declare void @__ehub_once_end(ptr captures(none), i32) nounwind memory(inaccessiblemem: readwrite)
