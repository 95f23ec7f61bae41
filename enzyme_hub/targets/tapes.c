/* Tapes of a GPU's threads: one buffer for a launch, in which each thread has a slice.

   The unit of 16 bytes that a thread keeps at byte o of its slice lies at byte o * threads of the buffer, beside what the other threads
   keep at o of theirs: so threads that go through the program together touch memory side by side. A slice is a stack of blocks, each behind a header of 16
   bytes; the first 16 bytes of the slice say where it ends. Without a buffer (`threads` is 0) blocks are from the device's heap. */

typedef unsigned char u8;
typedef unsigned long long u64;

/* What the host sets, and `needed`, where it may read how many bytes a thread has asked for at most. The memory is zero at first. */
struct {
  u8 *memory;
  u64 threads, room, needed;
} enzyme_tape;

enum { UNIT = 16 };

u64 __ehub_launch_thread(void);    /* the number of this thread in its launch */
void *__ehub_tape_heap(u64 size);  /* null if there is none */
void __ehub_tape_unheap(void *memory);
void __ehub_tape_stop(void) __attribute__((noreturn));

static u64 *unit(u64 at) { return (u64 *)(enzyme_tape.memory + at * enzyme_tape.threads + __ehub_launch_thread() * UNIT); }
static u64 whole(u64 size) { return (size + UNIT - 1) & ~(u64)(UNIT - 1); }

static void *from_heap(u64 size) {
  void *memory = __ehub_tape_heap(size);
  if (!memory && size) __ehub_tape_stop();
  return memory;
}

/* Where a slice would end with so many bytes more behind `at`. */
static u64 end_of(u64 at, u64 size) {
  u64 end = size > (u64)1 << 60 ? size : at + whole(size);
  if (end > *(volatile u64 *)&enzyme_tape.needed) __atomic_fetch_max(&enzyme_tape.needed, end, __ATOMIC_RELAXED);
  if (end > enzyme_tape.room) __ehub_tape_stop();
  return end;
}

void *__ehub_tape_take(u64 size) {
  if (!enzyme_tape.threads) return from_heap(size);
  if (__ehub_launch_thread() >= enzyme_tape.threads) __ehub_tape_stop();
  u64 *state = unit(0), top = state[0] ? state[0] : UNIT, end = end_of(top + UNIT, size), *header = unit(top);
  header[0] = state[1], header[1] = 0;
  state[0] = end, state[1] = top;
  return enzyme_tape.memory + (top + UNIT) * enzyme_tape.threads;
}

void __ehub_tape_give(void *memory) {
  if (!memory) return;
  if (!enzyme_tape.threads) { __ehub_tape_unheap(memory); return; }
  u64 start = (u64)((u8 *)memory - enzyme_tape.memory) / enzyme_tape.threads - UNIT, *state = unit(0);
  unit(start)[1] = 1;
  while (state[1] && unit(state[1])[1]) {
    u64 last = state[1];
    state[0] = last, state[1] = unit(last)[0];
  }
}

typedef struct { void *memory; u64 capacity; } Grown;

Grown __ehub_tape_enlarge(void *memory, u64 capacity, u64 needed, u64 record) {
  u64 more = capacity * 2 > needed ? capacity * 2 : needed, size = whole(capacity * record), threads = enzyme_tape.threads;
  if (more < UNIT) more = UNIT;
  if (threads && memory) {
    u64 start = (u64)((u8 *)memory - enzyme_tape.memory) / threads - UNIT, *state = unit(0);
    if (state[1] == start) {
      state[0] = end_of(start + UNIT, more * record);
      return (Grown){memory, more};
    }
  }
  u8 *made = __ehub_tape_take(more * record);
  u64 step = threads ? threads * UNIT : UNIT, own = threads ? __ehub_launch_thread() * UNIT : 0;
  for (u64 k = 0; memory && k < size / UNIT; k++) {
    u64 *to = (u64 *)(made + k * step + own), *from = (u64 *)((u8 *)memory + k * step + own);
    to[0] = from[0], to[1] = from[1];
  }
  __ehub_tape_give(memory);
  return (Grown){made, more};
}
Grown __ehub_tape_grow(void *memory, u64 capacity, u64 needed, u64 record) {
  if (needed <= capacity) return (Grown){memory, capacity};
  return __ehub_tape_enlarge(memory, capacity, needed, record);
}

/* Of a block, the start of what is `at` bytes further on in the slice. */
void *__ehub_tape_part(void *memory, u64 at) { return (u8 *)memory + (enzyme_tape.threads ? at * enzyme_tape.threads : at); }

/* Where a number lies which is `at` bytes behind the start of a block. All that is in the buffer lies in units of one size: threads
   may have blocks of different lengths, so what lies where must not depend on what it is. */
void *__ehub_tape_place(void *memory, u64 at) {
  u64 threads = enzyme_tape.threads, in = at & (UNIT - 1);
  return (u8 *)memory + (threads ? (at - in) * threads + __ehub_launch_thread() * UNIT + in : at);
}
