; PASS: capacities

; What returns a text in memory says behind the call that its first word is not negative, once.
define void @f(ptr %p, ptr %out) personality ptr @rust_eh_personality {
  call void @_RNvXs4_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtCsgEmfK2I1SDS_4core5clone5Clone5clone(ptr sret([24 x i8]) %out, ptr %p)
  invoke void @_RNvNvNtCslNYArtu3iFV_5alloc3fmt6format12format_inner(ptr sret([24 x i8]) %out, ptr %p)
          to label %done unwind label %failed
done:
  call void @other(ptr sret([24 x i8]) %out, ptr %p)
  ret void
failed:
  %e = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %e
}
; CHECK-LABEL: define void @f(
; CHECK: Clone5clone({{.*}}) [[SAID:#[0-9]+]]
; CHECK-NEXT: [[A:%.+]] = load i64, ptr %out, align 8
; CHECK-NEXT: [[B:%.+]] = icmp sge i64 [[A]], 0
; CHECK-NEXT: call void @llvm.assume(i1 [[B]])
; CHECK: format_inner({{.*}}) [[SAID]]
; CHECK: done:
; CHECK-NEXT: load i64, ptr %out, align 8
; CHECK: call void @llvm.assume(
; CHECK-NEXT: call void @other({{.*}}){{$}}
; CHECK-NEXT: ret void

declare i32 @rust_eh_personality(...)

declare void @_RNvXs4_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtCsgEmfK2I1SDS_4core5clone5Clone5clone(ptr sret([24 x i8]), ptr)

declare void @_RNvNvNtCslNYArtu3iFV_5alloc3fmt6format12format_inner(ptr sret([24 x i8]), ptr)

declare void @other(ptr sret([24 x i8]), ptr)
