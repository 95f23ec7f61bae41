define i32 @all(i32 %x, i1 %c, ptr %target) {
  br i1 %c, label %a, label %b, !prof !0

a:                                                ; preds = %0
  switch i32 %x, label %b [
    i32 1, label %cc
    i32 -5, label %cc
    i32 7, label %d
  ], !prof !1

b:
  switch i32 %x, label %cc [
  ]

cc:
  indirectbr ptr %target, [label %d, label %e]

d:
  %y = phi i32 [ 1, %a ], [ %x, %cc ]
  indirectbr ptr %target, []

e:
  br label %f, !llvm.loop !2

f:
  %z = phi i32 [ %w, %f ], [ 0, %e ]
  %w = add i32 %z, 1
  %p = phi i1 [ true, %f ], [ %c, %e ]
  br i1 %p, label %f, label %g, !llvm.loop !2

g:
  callbr void asm sideeffect "jmp ${1:l}", "r,!i,!i,~{memory}"(i32 %x)
          to label %h [label %i, label %a2]

h:
  %r = callbr i32 asm "", "=r,!i"()
          to label %i [label %a2]

i:
  callbr void @llvm.amdgcn.kill(i1 %c)
          to label %a2 [label %k]

k:
  unreachable

a2:
  ret i32 0
}

define i64 @wide(i64 %x) {
  switch i64 %x, label %d [
    i64 -9223372036854775808, label %e
    i64 9223372036854775807, label %e
  ]

d:
  ret i64 0

e:
  ret i64 1
}

define void @jumps() {
  %p = select i1 true, ptr blockaddress(@jumps, %there), ptr blockaddress(@jumps, %"two words")
  indirectbr ptr %p, [label %there, label %"two words"]

there:
  ret void

"two words":
  ret void
}

@table = constant [2 x ptr] [ptr blockaddress(@jumps, %there), ptr blockaddress(@numbers, %2)]

define void @numbers(ptr %0) {
  indirectbr ptr %0, [label %2]

2:
  ret void
}

declare void @llvm.amdgcn.kill(i1)

!0 = !{!"branch_weights", i32 1, i32 2}
!1 = !{!"branch_weights", i32 1, i32 2, i32 3, i32 4}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.mustprogress"}
