define double @f(double %x, ptr %p, i32 %i, <4 x double> %v) !type !3 {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  call void @llvm.write_register.i64(metadata !4, i64 7)
  call void @llvm.lifetime.start.p0(ptr %p)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 4 %p, i64 16, i1 false), !tbaa.struct !5
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(8) %p, i8 0, i64 8, i1 false)
  %a = call double @llvm.powi.f64.i32(double %x, i32 %i)
  %b = call reassoc nsz contract double @llvm.fma.f64(double %a, double %x, double 1.0)
  %c = call reassoc double @llvm.vector.reduce.fadd.v4f64(double %b, <4 x double> %v)
  %d = call { double, i32 } @llvm.frexp.f64.i32(double %c)
  %e = extractvalue { double, i32 } %d, 0
  %g = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %i, i32 1)
  %h = call i32 @llvm.smax.i32(i32 %i, i32 0)
  %j = call ptr @llvm.threadlocal.address.p0(ptr @tls)
  %k = call i64 @llvm.vscale.i64()
  %l = call i1 @llvm.expect.i1(i1 true, i1 false)
  %m = call ptr @llvm.launder.invariant.group.p0(ptr %p)
  %n = call double @llvm.fptrunc.round.f64.f128(fp128 0xL00000000000000003FFF000000000000, metadata !"round.downward")
  %o = load double, ptr %p, align 8, !alias.scope !0, !noalias !0, !tbaa !6, !annotation !9
  call void @llvm.va_start.p0(ptr %p)
  call void @llvm.trap()
  ret double %e
}

@tls = thread_local global i32 0

declare void @llvm.experimental.noalias.scope.decl(metadata)
declare void @llvm.write_register.i64(metadata, i64)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare double @llvm.powi.f64.i32(double, i32)
declare double @llvm.fma.f64(double, double, double)
declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)
declare { double, i32 } @llvm.frexp.f64.i32(double)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare ptr @llvm.threadlocal.address.p0(ptr)
declare i64 @llvm.vscale.i64()
declare i1 @llvm.expect.i1(i1, i1)
declare ptr @llvm.launder.invariant.group.p0(ptr)
declare double @llvm.fptrunc.round.f64.f128(fp128, metadata)
declare void @llvm.va_start.p0(ptr)
declare void @llvm.trap()

!0 = !{!1}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2}
!3 = !{i64 0, !"_ZTSFddE"}
!4 = !{!"rsp"}
!5 = !{i64 0, i64 8, !6, i64 8, i64 8, !6}
!6 = !{!7, !7, i64 0}
!7 = !{!"double", !8, i64 0}
!8 = !{!"root"}
!9 = !{!"auto-init"}
