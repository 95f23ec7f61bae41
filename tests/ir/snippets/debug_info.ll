define i32 @f(i32 %x, ptr %p) !dbg !5 {
    #dbg_value(i32 %x, !9, !DIExpression(), !12)
    #dbg_declare(ptr %p, !10, !DIExpression(DW_OP_deref, DW_OP_plus_uconst, 8), !12)
  %1 = add i32 %x, 1, !dbg !12, !heapallocsite !7
    #dbg_value(!DIArgList(i32 %1, i32 %x), !9, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !12)
    #dbg_value(i32 poison, !9, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !12)
    #dbg_value(!16, !9, !DIExpression(), !12)
    #dbg_value(ptr @g, !10, !DIExpression(), !12)
    #dbg_value(i32 trunc (i64 ptrtoint (ptr @g to i64) to i32), !10, !DIExpression(), !12)
    #dbg_label(!13, !12)
  %2 = alloca i32, align 4, !DIAssignID !14
    #dbg_assign(i1 undef, !9, !DIExpression(), !14, ptr %2, !DIExpression(), !12)
  store i32 %1, ptr %2, align 4, !dbg !15, !DIAssignID !17
    #dbg_assign(i32 %1, !9, !DIExpression(), !17, ptr %2, !DIExpression(), !12)
  br label %3, !dbg !12

3:
    #dbg_value(i32 %4, !9, !DIExpression(), !12)
  %4 = add i32 %1, 2, !dbg !15
    #dbg_value(i32 %4, !9, !DIExpression(), !12)
  ret i32 %4, !dbg !15
}

@g = global i32 0, !dbg !18

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3, !4}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "a \22b\22", isOptimized: true, flags: "-x", runtimeVersion: 0, emissionKind: FullDebug, globals: !2, splitDebugInlining: false)
!1 = !DIFile(filename: "f.c", directory: "/tmp", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000")
!2 = !{!18}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", linkageName: "_f", scope: !1, file: !1, line: 3, type: !6, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !8)
!6 = !DISubroutineType(types: !{!7, !7, null})
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!9, !10}
!9 = !DILocalVariable(name: "x", arg: 1, scope: !5, file: !1, line: 3, type: !7)
!10 = !DILocalVariable(name: "p", arg: 2, scope: !5, file: !1, line: 3, type: !11)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64, extraData: i64 0)
!12 = !DILocation(line: 5, column: 7, scope: !5)
!13 = !DILabel(scope: !5, name: "here", file: !1, line: 6)
!14 = distinct !DIAssignID()
!15 = !DILocation(line: 9, column: 1, scope: !20, inlinedAt: !12)
!16 = !{}
!17 = distinct !DIAssignID()
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !1, line: 1, type: !7, isLocal: false, isDefinition: true)
!20 = distinct !DILexicalBlock(scope: !21, file: !22, line: 8, column: 2)
!21 = distinct !DISubprogram(name: "inner", scope: !1, file: !22, line: 8, type: !6, spFlags: DISPFlagDefinition, unit: !0, templateParams: !23)
!22 = !DIFile(filename: "lib.h", directory: "")
!23 = !{!24, !25}
!24 = !DITemplateValueParameter(name: "N", type: !7, value: i32 3)
!25 = !DITemplateTypeParameter(name: "T", type: !26)
!26 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !1, line: 1, size: 64, elements: !27, identifier: "id")
!27 = !{!28, !29}
!28 = !DIEnumerator(name: "A", value: -3)
!29 = !DISubrange(count: 5, lowerBound: 0)
