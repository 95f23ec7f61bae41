; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; Function Attrs: nounwind
define ptx_kernel void @gather(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3, i32 %4, ptr addrspace(1) nofree readnone captures(none) %5, ptr addrspace(1) nofree readnone captures(none) %6) local_unnamed_addr #0 !dbg !4 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %9 = shl i32 %8, 7, !dbg !15
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !16
  %11 = and i32 %10, 127, !dbg !16
  %12 = or disjoint i32 %9, %11, !dbg !15
  %13 = icmp slt i32 %12, %4, !dbg !17
  %14 = sext i32 %12 to i64, !dbg !18
  %15 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %14, !dbg !18
  %16 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.L1::evict_last.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %15, i1 %13) #2, !dbg !19
  %17 = getelementptr i8, ptr addrspace(1) %3, i64 %14, !dbg !20
  %18 = tail call i8 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b8 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %17, i1 %13) #2, !dbg !21
  %19 = sext i32 %16 to i64, !dbg !22
  %20 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %19, !dbg !22
  %21 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.cg.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %20) #2, !dbg !23
  %22 = bitcast i32 %21 to float, !dbg !23
  %23 = icmp ne i8 %18, 0, !dbg !24
  %24 = getelementptr i8, ptr addrspace(1) %20, i64 4, !dbg !25
  %25 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.L1::evict_first.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 1073741824, ptr addrspace(1) %24, i1 %23) #2, !dbg !26
  %26 = bitcast i32 %25 to float, !dbg !26
  %27 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %14, !dbg !27
  %28 = fmul float %22, %26, !dbg !28
  %29 = bitcast float %28 to i32, !dbg !29
  %30 = select i1 %23, i32 %29, i32 %21, !dbg !30
  tail call void asm sideeffect "@$2 st.global.wb.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %30, ptr addrspace(1) %27, i1 %13) #2, !dbg !29
  ret void, !dbg !31
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernels.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "gather", linkageName: "gather", scope: !1, file: !1, line: 5, type: !5, scopeLine: 5, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !11, !10, !13, !13}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "int", size: 8, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !14, size: 64, dwarfAddressSpace: 1)
!14 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!15 = !DILocation(line: 6, column: 9, scope: !4)
!16 = !DILocation(line: 6, column: 36, scope: !4)
!17 = !DILocation(line: 7, column: 33, scope: !4)
!18 = !DILocation(line: 7, column: 17, scope: !4)
!19 = !DILocation(line: 7, column: 9, scope: !4)
!20 = !DILocation(line: 8, column: 17, scope: !4)
!21 = !DILocation(line: 8, column: 9, scope: !4)
!22 = !DILocation(line: 9, column: 17, scope: !4)
!23 = !DILocation(line: 9, column: 9, scope: !4)
!24 = !DILocation(line: 10, column: 33, scope: !4)
!25 = !DILocation(line: 10, column: 17, scope: !4)
!26 = !DILocation(line: 10, column: 9, scope: !4)
!27 = !DILocation(line: 11, column: 14, scope: !4)
!28 = !DILocation(line: 11, column: 40, scope: !4)
!29 = !DILocation(line: 11, column: 5, scope: !4)
!30 = !DILocation(line: 11, column: 23, scope: !4)
!31 = !DILocation(line: 5, column: 1, scope: !4)
