define target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) @image(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %i) {
  %1 = call target("spirv.Sampler") @sampler(target("spirv.Pipe", 0) zeroinitializer, target("foo", i32, <2 x float>, 7) poison)
  %2 = alloca target("aarch64.svcount"), align 2
  store target("aarch64.svcount") zeroinitializer, ptr %2, align 2
  %3 = load target("aarch64.svcount"), ptr %2, align 2
  ret target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %i
}

define void @tiles(ptr %p) {
  %t = call x86_amx @llvm.x86.tileloadd64.internal(i16 8, i16 8, ptr %p, i64 32)
  call void @llvm.x86.tilestored64.internal(i16 8, i16 8, ptr %p, i64 32, x86_amx %t)
  ret void
}

declare target("spirv.Sampler") @sampler(target("spirv.Pipe", 0), target("foo", i32, <2 x float>, 7))
declare x86_amx @llvm.x86.tileloadd64.internal(i16, i16, ptr, i64)
declare void @llvm.x86.tilestored64.internal(i16, i16, ptr, i64, x86_amx)
