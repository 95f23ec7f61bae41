source_filename = "a \22file\22.c"
target datalayout = "e-P0-A0-G1"

module asm ".globl foo"
module asm "foo: ret # ; \22quoted\22"

%0 = type { i32, %1 }
%1 = type { ptr }

$group = comdat any
$largest = comdat largest
$exact = comdat exactmatch
$"odd name" = comdat nodeduplicate
$size = comdat samesize

@0 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@1 = internal global i32 1
@common = common global i32 0, align 4
@weak = weak global i32 0
@weak_odr = weak_odr constant i32 0
@once = linkonce global i32 0, comdat($group)
@once_odr = linkonce_odr hidden local_unnamed_addr constant i32 0, comdat($exact), align 8
@external = external global i32, align 4
@extern_weak = extern_weak global i32
@available = available_externally constant i32 5
@protected = protected global i32 1
@local = dso_local global i32 1, section ".data;x", partition "part", align 16
@imported = external dllimport global i32
@exported = dllexport global i32 3
@tls = thread_local global i32 0, align 4
@tls_exec = internal thread_local(localexec) unnamed_addr global i32 0
@tls_init = external thread_local(initialexec) addrspace(2) externally_initialized global i32
@init = externally_initialized global i32 3
@model = global i32 1, code_model "large"
@sanitized = global i32 1, no_sanitize_address, no_sanitize_hwaddress, align 4
@memtag = global i32 1, sanitize_memtag, align 16
@dyninit = global i32 1, sanitize_address_dyninit
@attributed = global i32 1, align 4 #3
@unnamed_type = global %0 zeroinitializer
@with_metadata = global i32 7, align 4, !type !0, !dbg_like !1
@"odd name" = global i32 1, comdat, align 4
@"3" = global i32 1
@llvm.used = appending global [2 x ptr] [ptr @local, ptr @0], section "llvm.metadata"
@"\01asm_name" = global i8 0
@"\E2\82\AC\FF" = global i8 1

@alias = alias i32, ptr @local
@alias_hidden = internal unnamed_addr alias i8, getelementptr (i8, ptr @local, i64 1)
@function_alias = weak_odr dso_local alias void (i32, ...), ptr @f, partition "p"
@tls_alias = thread_local alias i32, ptr @tls
@ifunc = ifunc i32 (), ptr @resolver

define void @f(i32 %0, ...) {
  %x = load i32, ptr @1
  store i32 %x, ptr @"odd name"
  store i32 %x, ptr @"3"
  call void @2()
  store i8 1, ptr @"\E2\82\AC\FF"
  ret void
}

define linkonce_odr hidden noundef ptr @resolver() unnamed_addr #0 section ".text.x" comdat($group) align 32 gc "statepoint-example" prefix i32 7 prologue i8 144 personality ptr @p !dbg_like !1 {
  ret ptr @f
}

define private void @2() {
  ret void
}

define internal fastcc range(i32 0, 5) i32 @ranged() local_unnamed_addr addrspace(0) #1 {
  ret i32 1
}

define available_externally dllimport void @di() {
  ret void
}

declare !dbg_like !1 noalias noundef align 8 dereferenceable(8) ptr @declared(i32 noundef, ptr readonly captures(none), ...) unnamed_addr #2
declare extern_weak void @maybe()
declare i32 @p(...)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

attributes #0 = { nounwind uwtable(sync) alignstack=16 vscale_range(1,16) "no-trapping-math"="true" "flag" }
attributes #1 = { allockind("alloc,zeroed") allocsize(0,1) "alloc-family"="malloc" memory(inaccessiblemem: readwrite) }
attributes #2 = { mustprogress nofree noinline optnone }
attributes #3 = { "bss-section"="my_bss" }

!llvm.module.flags = !{!2, !3}
!llvm.empty = !{}
!odd\20name = !{!0}

!0 = !{i64 0, !"type\0Aname"}
!1 = distinct !{!1, null, ptr @local, !{}, double 1.0, i1 true}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 7, !"PIC Level", i32 2}
