%big = type { [4 x double], i32 }

define i32 @calls(ptr %p, ptr %fn, double %x, i32 %n, <4 x float> %v) {
  %1 = call i32 @plain(ptr %p, i32 %n)
  %2 = tail call fastcc noundef signext i32 @fast(i32 noundef zeroext %n) #0
  %3 = notail call double %fn(double %x)
  %4 = call fast double @llvm.sin.f64(double %x)
  %5 = call nnan ninf double %fn(double %x, ptr byval(%big) align 8 %p)
  %6 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) %p, double noundef %x, i64 1, ptr null)
  %7 = call i32 (...) @anything()
  call void @out(ptr dead_on_unwind noalias writable sret(%big) align 8 captures(none) %p)
  call void @attrs(ptr align 16 dereferenceable_or_null(32) readonly captures(address, read_provenance) %p, i32 range(i32 0, 10) inreg %n, float nofpclass(nan inf) 1.0, ptr elementtype(i32) %p, ptr initializes((0, 8), (16, 24)) %p)
  call void @"quoted name"(ptr nonnull "string-attr" "key"="va\22l;ue" %p)
  call void @bundled() [ "deopt"(), "align"(ptr %p, i64 8), "gc-live"(ptr addrspace(1) null) ]
  call void @llvm.assume(i1 true) [ "nonnull"(ptr %p), "dereferenceable"(ptr %p, i64 16) ]
  %8 = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -8)
  %9 = call cc 99 i32 @fast99(i32 1)
  %10 = call tailcc i32 @tailcc_fn(i32 1)
  %11 = call preserve_mostcc i32 @pm(i32 1)
  %12 = call i32 getelementptr (i8, ptr @plain, i64 8)(ptr null, i32 1)
  %13 = call i32 inttoptr (i64 4096 to ptr)()
  %14 = call { i32, [2 x i8] } @aggregate({ i32, [2 x i8] } { i32 1, [2 x i8] c"a\00" }, [2 x double] zeroinitializer)
  %15 = call i64 @llvm.read_register.i64(metadata !0)
  %16 = call double @llvm.experimental.constrained.fadd.f64(double %x, double 1.0, metadata !"round.dynamic", metadata !"fpexcept.strict") #1
  call void asm sideeffect alignstack inteldialect unwind "mov eax, $0", "r,~{dirflag}"(i32 %n), !srcloc !1
  %17 = call i32 asm "movl $1, $0\0A\09nop ; comment", "=r,r"(i32 %n)
  %18 = call { i32, i32 } asm sideeffect "cpuid", "={ax},={bx},{ax}"(i32 0) #2
  %19 = call i1 @llvm.type.test(ptr %p, metadata !"_ZTS1A")
  %20 = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
  %21 = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
  %22 = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 16 %p, <4 x i1> splat (i1 true), <4 x float> %v)
  ret i32 %2
}

define void @forward(ptr %fn2, ...) {
  musttail call void (ptr, ...) %fn2(ptr %fn2, ...)
  ret void
}

define swiftcc ptr @swift(ptr swiftself %s, ptr swifterror %e, ptr swiftasync %a) {
  %r = musttail call swiftcc ptr @swift(ptr swiftself %s, ptr swifterror %e, ptr swiftasync %a)
  ret ptr %r
}

declare i32 @plain(ptr, i32)
declare fastcc signext i32 @fast(i32)
declare double @llvm.sin.f64(double)
declare i32 @printf(ptr, ...)
declare i32 @anything(...)
declare void @out(ptr sret(%big))
declare void @attrs(ptr, i32, float, ptr, ptr)
declare void @"quoted name"(ptr)
declare void @bundled()
declare void @llvm.assume(i1)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare cc 99 i32 @fast99(i32)
declare tailcc i32 @tailcc_fn(i32)
declare preserve_mostcc i32 @pm(i32)
declare { i32, [2 x i8] } @aggregate({ i32, [2 x i8] }, [2 x double])
declare i64 @llvm.read_register.i64(metadata)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
declare i1 @llvm.type.test(ptr, metadata)
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, <4 x i1>, <4 x float>)

attributes #0 = { noreturn cold memory(argmem: readwrite, inaccessiblemem: read) "a"="b" }
attributes #1 = { strictfp }
attributes #2 = { nounwind memory(none) }

!0 = !{!"rsp"}
!1 = !{i64 123}
