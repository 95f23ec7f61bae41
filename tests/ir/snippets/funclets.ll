%eh = type { ptr, ptr }

define void @windows(ptr %obj) personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @f(i32 1)
          to label %try.cont unwind label %catch.dispatch

catch.dispatch:
  %0 = catchswitch within none [label %catch, label %catch2] unwind label %ehcleanup

catch:
  %1 = catchpad within %0 [ptr null, i32 64, ptr %obj]
  invoke void @f(i32 2) [ "funclet"(token %1) ]
          to label %invoke.cont unwind label %ehcleanup

catch2:
  %2 = catchpad within %0 [ptr @__CxxFrameHandler3, i32 8, ptr null]
  call void @f(i32 3) [ "funclet"(token %2) ]
  catchret from %2 to label %try.cont

invoke.cont:
  catchret from %1 to label %try.cont

try.cont:
  ret void

ehcleanup:
  %3 = cleanuppad within none []
  cleanupret from %3 unwind to caller
}

define void @nested() personality ptr @__CxxFrameHandler3 {
  invoke void @f(i32 0)
          to label %done unwind label %outer

outer:
  %cs = catchswitch within none [label %handler] unwind to caller

handler:
  %cp = catchpad within %cs []
  invoke void @f(i32 1) [ "funclet"(token %cp) ]
          to label %leave unwind label %inner

leave:
  catchret from %cp to label %done

inner:
  %cl = cleanuppad within %cp [i32 7]
  cleanupret from %cl unwind label %last

last:
  %cl2 = cleanuppad within %cp []
  cleanupret from %cl2 unwind to caller

done:
  ret void
}

declare void @f(i32)
declare i32 @__CxxFrameHandler3(...)
