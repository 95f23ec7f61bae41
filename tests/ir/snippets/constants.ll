target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%node = type { ptr, [2 x i32], %inner }
%inner = type <{ i8, double }>
%recursive = type { ptr, [1 x { %inner }] }
%"quoted type" = type { i1 }
%later = type { %zz }
%zz = type { i8 }
%hidden = type opaque

@int = global i32 42, align 4
@big = global i256 -57896044618658097711785492504343953926634992332820282019728792003956564819968
@flag = constant i1 true
@text = private unnamed_addr constant [19 x i8] c"a\22b\5C\00\FF; x, align 4\0A", align 1
@floats = global [3 x float] [float 1.0, float 0x36A0000000000000, float 0xFFF0000000000000]
@halfs = global <2 x half> <half 0xH3C00, half 0xH7E00>
@extended = global { x86_fp80, fp128, bfloat } { x86_fp80 0xK3FFF8000000000000000, fp128 0xL00000000000000003FFF000000000000, bfloat 0xR3F80 }
@struct = global %node { ptr @int, [2 x i32] [i32 1, i32 2], %inner <{ i8 3, double 4.0 }> }
@zero = global %node zeroinitializer
@undefined = global { i32, ptr, float } { i32 undef, ptr poison, float undef }
@packed = global <{ i8, [3 x i8], ptr }> <{ i8 1, [3 x i8] zeroinitializer, ptr null }>
@empty = global {} zeroinitializer
@empty_packed = global <{}> zeroinitializer
@nested = global [2 x [2 x %"quoted type"]] [[2 x %"quoted type"] [%"quoted type" { i1 true }, %"quoted type" zeroinitializer], [2 x %"quoted type"] zeroinitializer]
@used = global %recursive { ptr @used, [1 x { %inner }] zeroinitializer }
@uses_later = global %later zeroinitializer
@uses_opaque = external global %hidden
@gep = global ptr getelementptr inbounds nuw (i8, ptr @struct, i64 12)
@gep_range = global ptr getelementptr inbounds inrange(-16, 24) ({ [3 x ptr], [2 x ptr] }, ptr @vtable, i32 0, i32 0, i32 2)
@vtable = internal constant { [3 x ptr], [2 x ptr] } zeroinitializer
@cast = global i64 ptrtoint (ptr @int to i64)
@address = global i64 ptrtoaddr (ptr @int to i64)
@difference = global i64 sub (i64 ptrtoint (ptr @int to i64), i64 ptrtoint (ptr @gep to i64))
@relative = global i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @f to i64), i64 ptrtoint (ptr @relative to i64)) to i32)
@added = global i64 add (i64 ptrtoint (ptr @int to i64), i64 5)
@xored = global i64 xor (i64 ptrtoint (ptr @int to i64), i64 -1)
@space = addrspace(1) global i32 0
@spaced = global ptr addrspacecast (ptr addrspace(1) @space to ptr)
@fixed = global ptr inttoptr (i64 4096 to ptr)
@vec = global <4 x i32> <i32 0, i32 1, i32 2, i32 3>
@splat = global <4 x i32> splat (i32 7)
@splat_float = global <2 x double> splat (double 0.1)
@splat_null = global <2 x ptr> splat (ptr @int)
@pointers = global <2 x ptr> <ptr @int, ptr null>
@function = global ptr @f
@equivalent = global i32 trunc (i64 sub (i64 ptrtoint (ptr dso_local_equivalent @f to i64), i64 ptrtoint (ptr @function to i64)) to i32)
@no_cfi = global ptr no_cfi @f
@signed = global ptr ptrauth (ptr @f, i32 2)
@signed_full = global ptr ptrauth (ptr getelementptr (i8, ptr @int, i64 16), i32 0, i64 1234, ptr @int)
@label = global ptr blockaddress(@f, %bb)
@bits = global [4 x i1] [i1 true, i1 false, i1 true, i1 undef]
@array_of_data = global [2 x [3 x i8]] [[3 x i8] c"ab\00", [3 x i8] c"cde"]
@bytes_not_text = global [3 x i8] [i8 1, i8 undef, i8 3]
@target_type = global target("spirv.Event") zeroinitializer

define i64 @f(i1 %c) {
  br label %bb

bb:
  %v = select i1 %c, i64 ptrtoint (ptr getelementptr inbounds (%node, ptr @struct, i64 1, i32 1, i64 1) to i64), i64 7
  %w = getelementptr [4 x i8], ptr getelementptr (i8, ptr @text, i64 1), i64 %v
  store ptr @int, ptr inttoptr (i64 add (i64 ptrtoint (ptr @int to i64), i64 8) to ptr), align 8
  %x = insertvalue { i64, ptr, [2 x i8] } { i64 1, ptr null, [2 x i8] c"xy" }, i64 %v, 0
  %y = load target("aarch64.svcount"), ptr %w, align 2
  store <2 x ptr> <ptr @int, ptr @f>, ptr %w, align 16
  ret i64 %v
}
