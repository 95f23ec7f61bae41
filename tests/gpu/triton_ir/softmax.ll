; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @softmax(ptr addrspace(1) %0, ptr addrspace(1) %1, i32 %2, ptr addrspace(1) nofree readnone captures(none) %3, ptr addrspace(1) nofree readnone captures(none) %4) local_unnamed_addr #0 !dbg !4 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !12
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !13
  %8 = and i32 %7, 127, !dbg !13
  %9 = or disjoint i32 %8, 128, !dbg !13
  %10 = icmp slt i32 %8, %2, !dbg !14
  %11 = icmp slt i32 %9, %2, !dbg !14
  %12 = mul i32 %2, %6, !dbg !15
  %13 = sext i32 %12 to i64, !dbg !16
  %14 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %13, !dbg !16
  %15 = zext nneg i32 %8 to i64, !dbg !16
  %16 = getelementptr [4 x i8], ptr addrspace(1) %14, i64 %15, !dbg !16
  %17 = zext nneg i32 %9 to i64, !dbg !16
  %18 = getelementptr [4 x i8], ptr addrspace(1) %14, i64 %17, !dbg !16
  %19 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %16, i1 %10) #7, !dbg !17
  %20 = bitcast i32 %19 to float, !dbg !17
  %21 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 -8388608, ptr addrspace(1) %18, i1 %11) #7, !dbg !17
  %22 = bitcast i32 %21 to float, !dbg !17
  %23 = tail call float @llvm.maxnum.f32(float %20, float %22), !dbg !18
  %24 = bitcast float %23 to i32, !dbg !21
  %25 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %24, i32 16, i32 31), !dbg !21
  %26 = bitcast i32 %25 to float, !dbg !21
  %27 = tail call float @llvm.maxnum.f32(float %23, float %26), !dbg !18
  %28 = bitcast float %27 to i32, !dbg !21
  %29 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %28, i32 8, i32 31), !dbg !21
  %30 = bitcast i32 %29 to float, !dbg !21
  %31 = tail call float @llvm.maxnum.f32(float %27, float %30), !dbg !18
  %32 = bitcast float %31 to i32, !dbg !21
  %33 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %32, i32 4, i32 31), !dbg !21
  %34 = bitcast i32 %33 to float, !dbg !21
  %35 = tail call float @llvm.maxnum.f32(float %31, float %34), !dbg !18
  %36 = bitcast float %35 to i32, !dbg !21
  %37 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %36, i32 2, i32 31), !dbg !21
  %38 = bitcast i32 %37 to float, !dbg !21
  %39 = tail call float @llvm.maxnum.f32(float %35, float %38), !dbg !18
  %40 = bitcast float %39 to i32, !dbg !21
  %41 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %40, i32 1, i32 31), !dbg !21
  %42 = bitcast i32 %41 to float, !dbg !21
  %43 = tail call float @llvm.maxnum.f32(float %39, float %42), !dbg !18
  %44 = lshr i32 %7, 3, !dbg !21
  %45 = and i32 %44, 12, !dbg !21
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %45, !dbg !21
  store float %43, ptr addrspace(3) %46, align 4, !dbg !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !21
  %47 = shl nuw nsw i32 %7, 2, !dbg !21
  %48 = and i32 %47, 12, !dbg !21
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %48, !dbg !21
  %50 = load i32, ptr addrspace(3) %49, align 4, !dbg !21
  %51 = bitcast i32 %50 to float, !dbg !21
  %52 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %50, i32 2, i32 31), !dbg !21
  %53 = bitcast i32 %52 to float, !dbg !21
  %54 = tail call float @llvm.maxnum.f32(float %51, float %53), !dbg !18
  %55 = bitcast float %54 to i32, !dbg !21
  %56 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %55, i32 1, i32 31), !dbg !21
  %57 = bitcast i32 %56 to float, !dbg !21
  %58 = tail call float @llvm.maxnum.f32(float %54, float %57), !dbg !18
  %59 = fsub float %20, %58, !dbg !24
  %60 = fsub float %22, %58, !dbg !24
  %61 = fmul float %59, f0x3FB8AA3B, !dbg !25
  %62 = tail call float @llvm.nvvm.ex2.approx.f32(float %61), !dbg !25
  %63 = fmul float %60, f0x3FB8AA3B, !dbg !25
  %64 = tail call float @llvm.nvvm.ex2.approx.f32(float %63), !dbg !25
  %65 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %13, !dbg !26
  %66 = getelementptr [4 x i8], ptr addrspace(1) %65, i64 %15, !dbg !26
  %67 = getelementptr [4 x i8], ptr addrspace(1) %65, i64 %17, !dbg !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !27
  %68 = fadd float %62, %64, !dbg !29
  %69 = bitcast float %68 to i32, !dbg !27
  %70 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %69, i32 16, i32 31), !dbg !27
  %71 = bitcast i32 %70 to float, !dbg !27
  %72 = fadd float %68, %71, !dbg !29
  %73 = bitcast float %72 to i32, !dbg !27
  %74 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %73, i32 8, i32 31), !dbg !27
  %75 = bitcast i32 %74 to float, !dbg !27
  %76 = fadd float %72, %75, !dbg !29
  %77 = bitcast float %76 to i32, !dbg !27
  %78 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %77, i32 4, i32 31), !dbg !27
  %79 = bitcast i32 %78 to float, !dbg !27
  %80 = fadd float %76, %79, !dbg !29
  %81 = bitcast float %80 to i32, !dbg !27
  %82 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %81, i32 2, i32 31), !dbg !27
  %83 = bitcast i32 %82 to float, !dbg !27
  %84 = fadd float %80, %83, !dbg !29
  %85 = bitcast float %84 to i32, !dbg !27
  %86 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %85, i32 1, i32 31), !dbg !27
  %87 = bitcast i32 %86 to float, !dbg !27
  %88 = fadd float %84, %87, !dbg !29
  store float %88, ptr addrspace(3) %46, align 4, !dbg !27
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !27
  %89 = load i32, ptr addrspace(3) %49, align 4, !dbg !27
  %90 = bitcast i32 %89 to float, !dbg !27
  %91 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %89, i32 2, i32 31), !dbg !27
  %92 = bitcast i32 %91 to float, !dbg !27
  %93 = fadd float %90, %92, !dbg !29
  %94 = bitcast float %93 to i32, !dbg !27
  %95 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %94, i32 1, i32 31), !dbg !27
  %96 = bitcast i32 %95 to float, !dbg !27
  %97 = fadd float %93, %96, !dbg !29
  %98 = tail call float @llvm.nvvm.div.full(float %62, float %97), !dbg !30
  %99 = tail call float @llvm.nvvm.div.full(float %64, float %97), !dbg !30
  %100 = bitcast float %98 to i32, !dbg !31
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %100, ptr addrspace(1) %66, i1 %10) #7, !dbg !31
  %101 = bitcast float %99 to i32, !dbg !31
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %101, ptr addrspace(1) %67, i1 %11) #7, !dbg !31
  ret void, !dbg !32
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #6

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernels.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "softmax", linkageName: "softmax", scope: !1, file: !1, line: 13, type: !5, scopeLine: 13, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !10, !10}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !11, size: 64, dwarfAddressSpace: 1)
!11 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!12 = !DILocation(line: 14, column: 11, scope: !4)
!13 = !DILocation(line: 15, column: 9, scope: !4)
!14 = !DILocation(line: 16, column: 39, scope: !4)
!15 = !DILocation(line: 16, column: 21, scope: !4)
!16 = !DILocation(line: 16, column: 17, scope: !4)
!17 = !DILocation(line: 16, column: 9, scope: !4)
!18 = !DILocation(line: 196, column: 12, scope: !19, inlinedAt: !21)
!19 = distinct !DILexicalBlockFile(scope: !4, file: !20, discriminator: 0)
!20 = !DIFile(filename: "standard.py", directory: ".")
!21 = !DILocation(line: 216, column: 16, scope: !19, inlinedAt: !22)
!22 = !DILocation(line: 17, column: 20, scope: !23)
!23 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!24 = !DILocation(line: 17, column: 16, scope: !4)
!25 = !DILocation(line: 17, column: 9, scope: !4)
!26 = !DILocation(line: 18, column: 14, scope: !4)
!27 = !DILocation(line: 314, column: 12, scope: !19, inlinedAt: !28)
!28 = !DILocation(line: 18, column: 37, scope: !23)
!29 = !DILocation(line: 287, column: 12, scope: !19, inlinedAt: !27)
!30 = !DILocation(line: 18, column: 33, scope: !4)
!31 = !DILocation(line: 18, column: 5, scope: !4)
!32 = !DILocation(line: 13, column: 1, scope: !4)
