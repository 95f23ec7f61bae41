/* The threads of a kernel on a processor: one block after the other, the threads of a block as fibres.

   A thread runs until it waits: at a barrier for its block, in a shuffle or vote for its warp. What lies in shared memory is a
   variable of the module. With checks, each access comes through hub_access. All messages go to hub_say; the first one counts. */

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef __SIZE_TYPE__ size_t;

void *malloc(size_t);
void *calloc(size_t, size_t);
void free(void *);
void *memset(void *, int, size_t);
int snprintf(char *, size_t, const char *, ...);
int dprintf(int, const char *, ...);
void *mmap(void *, size_t, int, int, int, long);
int munmap(void *, size_t);
int mprotect(void *, size_t, int);

enum { LANES = 64, PAGE = 4096, STACK = 512 * 1024, MOST = 1024, ROOM = 4096 };
enum State { READY, AT_BARRIER, IN_WARP, DONE };

typedef struct {
  u32 tid[3], ctaid[3], ntid[3], nctaid[3];
  u32 number; /* of the thread in its block */
} Place;

typedef struct {
  void *stack, *sp;
  enum State state;
  u32 site, op, value, lane, clamp, result;
  u64 mask; /* lanes that take part; 0: all that come by */
  u64 found; /* of a vote */
  u32 tid[3];
} Fibre;

typedef struct {
  u8 *start;
  u64 size;
  const char *name;
} Shared;

typedef struct {
  u32 writer, written, reader, read; /* thread + 1, and the epoch */
  u8 is_set, several, atomic;
} Byte;

/* What the module that is run brings along. */
extern const Shared hub_shared[];
extern const u64 hub_shared_count;
extern const char *const hub_sites[];
void hub_switch(void **save, void *load);

Place hub_place;
char hub_message[ROOM];
u32 hub_failed;
u64 hub_instructions; /* that threads went through, where the module counts them */
u64 hub_dynamic;   /* bytes of dynamic shared memory */
u32 hub_checks;    /* 1: look at every access */
u32 hub_warp = 32; /* lanes of a warp: 64 on some of AMD's */
u32 hub_implicit[64]; /* AMD's implicit arguments, as far as they tell sizes */
static u32 hub_dispatch[16];
static Fibre fibres[MOST];
static void *scheduler; /* its stack, while a fibre runs */
static u32 count, at_barrier, in_warp, done; /* threads of the block, and those in each state */
static u32 epoch; /* barriers so far, over all blocks */
static void (*entry)(void **);
static void **arguments;
static Byte *bytes;
static u64 bytes_room;

static void name_threads(char *to, u32 size, u32 number) {
  u32 x = number % hub_place.ntid[0], rest = number / hub_place.ntid[0];
  snprintf(to, size, "thread (%u, %u, %u) of block (%u, %u, %u)", x, rest % hub_place.ntid[1],
           rest / hub_place.ntid[1], hub_place.ctaid[0], hub_place.ctaid[1], hub_place.ctaid[2]);
}

static void leave(void) {
  Fibre *f = &fibres[hub_place.number];
  f->state = DONE;
  done++;
  if (scheduler) hub_switch(&f->sp, scheduler);
}

/* Ends the launch: the thread never runs again, and no other one does. */
static void fail(const char *text, u32 site, u32 other, const char *what) {
  char who[128];
  if (hub_failed) { leave(); return; }
  hub_failed = 1;
  name_threads(who, sizeof who, hub_place.number);
  if (other) {
    char also[128];
    name_threads(also, sizeof also, other - 1);
    snprintf(hub_message, ROOM, "%s\n%s\n%s and %s%s%s", text, site ? hub_sites[site] : "", who, also, what ? "; " : "", what ? what : "");
  } else
    snprintf(hub_message, ROOM, "%s\n%s\n%s%s%s", text, site ? hub_sites[site] : "", who, what ? "; " : "", what ? what : "");
  leave();
}

/* -- where a thread is ------------------------------------------------------------------------------------------------- */

#define PLACE(name, array) \
  u32 hub_##name##_x(void) { return hub_place.array[0]; } \
  u32 hub_##name##_y(void) { return hub_place.array[1]; } \
  u32 hub_##name##_z(void) { return hub_place.array[2]; }
PLACE(tid, tid)
PLACE(ctaid, ctaid)
PLACE(ntid, ntid)
PLACE(nctaid, nctaid)
u32 hub_laneid(void) { return hub_place.number % hub_warp; }
u32 hub_warpid(void) { return hub_place.number / hub_warp; }
u32 hub_warpsize(void) { return hub_warp; }
u32 hub_dynamic_smem_size(void) { return (u32)hub_dynamic; }
u32 hub_nothing(void) { return 0; }
u64 hub_nothing_wide(void) { return 0; }
void hub_no_fence(void) {}
void *hub_implicitarg(void) { return hub_implicit; }
void *hub_dispatch_ptr(void) { return hub_dispatch; }
u32 hub_mbcnt_lo(u32 mask, u32 plus) { return plus + __builtin_popcount(mask & ((1ull << hub_laneid()) - 1)); }
u32 hub_mbcnt_hi(u32 mask, u32 plus) {
  u32 lane = hub_laneid();
  return lane < 32 ? plus : plus + __builtin_popcount(mask & ((1ull << (lane - 32)) - 1));
}

static const Shared *shared_at(const void *p) {
  for (u64 k = 0; k < hub_shared_count; k++) {
    u64 size = hub_shared[k].size ? hub_shared[k].size : hub_dynamic;
    if ((const u8 *)p >= hub_shared[k].start && (const u8 *)p < hub_shared[k].start + size) return &hub_shared[k];
  }
  return 0;
}
static int is_on_stack(const void *p) {
  const u8 *low = (const u8 *)fibres[hub_place.number].stack;
  return low && (const u8 *)p >= low && (const u8 *)p < low + STACK;
}
_Bool hub_is_shared(void *p) { return shared_at(p) != 0; }
_Bool hub_is_local(void *p) { return is_on_stack(p); }
_Bool hub_is_global(void *p) { return !shared_at(p) && !is_on_stack(p); }
_Bool hub_is_const(void *p) { return 0; }

/* -- waiting ----------------------------------------------------------------------------------------------------------- */

u32 hub_site; /* the call that the thread is about to make */

static void wait_in(enum State state) {
  Fibre *f = &fibres[hub_place.number];
  f->site = hub_site;
  f->state = state;
  *(state == AT_BARRIER ? &at_barrier : &in_warp) += 1;
  hub_switch(&f->sp, scheduler);
}

void hub_barrier(u32 id) {
  if (scheduler) wait_in(AT_BARRIER);
}
void hub_barrier_all(void) { hub_barrier(0); }

static u32 rendezvous(u32 op, u64 mask, u32 value, u32 lane, u32 clamp) {
  Fibre *f = &fibres[hub_place.number];
  f->op = op, f->mask = mask, f->value = value, f->lane = lane, f->clamp = clamp;
  wait_in(IN_WARP);
  return f->result;
}
enum { SYNC, IDX, UP, DOWN, BFLY, FROM, DPP, FIRST, ALL, ANY, UNI, BALLOT, ALIKE, ADD, MIN, MAX, UMIN, UMAX, AND, OR, XOR, RED_AND, RED_OR, RED_POPC };

void hub_warp_sync(u32 mask) { rendezvous(SYNC, mask, 0, 0, 0); }
u32 hub_shfl_idx(u32 mask, u32 value, u32 lane, u32 clamp) { return rendezvous(IDX, mask, value, lane, clamp); }
u32 hub_shfl_up(u32 mask, u32 value, u32 lane, u32 clamp) { return rendezvous(UP, mask, value, lane, clamp); }
u32 hub_shfl_down(u32 mask, u32 value, u32 lane, u32 clamp) { return rendezvous(DOWN, mask, value, lane, clamp); }
u32 hub_shfl_bfly(u32 mask, u32 value, u32 lane, u32 clamp) { return rendezvous(BFLY, mask, value, lane, clamp); }
static float as_float(u32 bits) { float f; __builtin_memcpy(&f, &bits, 4); return f; }
static u32 as_bits(float f) { u32 bits; __builtin_memcpy(&bits, &f, 4); return bits; }
float hub_shfl_idx_f(u32 m, float v, u32 l, u32 c) { return as_float(rendezvous(IDX, m, as_bits(v), l, c)); }
float hub_shfl_up_f(u32 m, float v, u32 l, u32 c) { return as_float(rendezvous(UP, m, as_bits(v), l, c)); }
float hub_shfl_down_f(u32 m, float v, u32 l, u32 c) { return as_float(rendezvous(DOWN, m, as_bits(v), l, c)); }
float hub_shfl_bfly_f(u32 m, float v, u32 l, u32 c) { return as_float(rendezvous(BFLY, m, as_bits(v), l, c)); }
_Bool hub_vote_all(u32 mask, _Bool p) { return rendezvous(ALL, mask, p, 0, 0); }
_Bool hub_vote_any(u32 mask, _Bool p) { return rendezvous(ANY, mask, p, 0, 0); }
_Bool hub_vote_uni(u32 mask, _Bool p) { return rendezvous(UNI, mask, p, 0, 0); }
u32 hub_ballot(u32 mask, _Bool p) { return rendezvous(BALLOT, mask, p, 0, 0); }
/* The lanes that are here now: those that wait at this place when all others wait somewhere. */
u32 hub_ballot_active(void) { rendezvous(BALLOT, 0, 1, 0, 0); return (u32)fibres[hub_place.number].found; }
u32 hub_ballot_alike(u32 mask, u32 value) { return rendezvous(ALIKE, mask, value, 0, 0); }
u32 hub_ballot_alike_wide(u32 mask, u64 value) { return hub_ballot_alike(mask, (u32)value) & hub_ballot_alike(mask, (u32)(value >> 32)); }
#define REDUX(name, op) u32 hub_shfl_redux_##name(u32 value, u32 mask) { return rendezvous(op, mask, value, 0, 0); }
REDUX(add, ADD)
REDUX(min, MIN)
REDUX(max, MAX)
REDUX(umin, UMIN)
REDUX(umax, UMAX)
REDUX(and, AND)
REDUX(or, OR)
REDUX(xor, XOR)

/* AMD's: the lanes that come by take part. */
u64 hub_ballot_wave(_Bool p) { rendezvous(BALLOT, 0, p, 0, 0); return fibres[hub_place.number].found; }
u32 hub_ballot_half(_Bool p) { return (u32)hub_ballot_wave(p); }
u32 hub_shfl_bpermute(u32 address, u32 value) { return rendezvous(FROM, 0, value, address >> 2, 0); }
u32 hub_shfl_readlane(u32 value, u32 lane) { return rendezvous(FROM, 0, value, lane, 0); }
u32 hub_shfl_readfirst(u32 value) { return rendezvous(FIRST, 0, value, 0, 0); }

/* Of a data-parallel primitive, the lane that is read: -1 if there is none. */
static int dpp_source(u32 k, u32 control) {
  u32 row = k & ~15u, in = k & 15, n = control & 15;
  if (control < 0x100) return (int)((k & ~3u) + (control >> 2 * (k & 3) & 3));
  switch (control & 0x1f0) {
    case 0x100: return in + n < 16 ? (int)(k + n) : -1; /* row_shl */
    case 0x110: return in >= n ? (int)(k - n) : -1;     /* row_shr */
    case 0x120: return (int)(row + ((in - n) & 15));    /* row_ror */
    case 0x150: return (int)(row + n);                  /* row_share, row_newbcast */
    case 0x160: return (int)(row + (in ^ n));           /* row_xmask */
  }
  switch (control) {
    case 0x130: return k + 1 < hub_warp ? (int)k + 1 : -1;            /* wave_shl */
    case 0x134: return (int)((k + 1) % hub_warp);                     /* wave_rol */
    case 0x138: return (int)k - 1;                                    /* wave_shr */
    case 0x13c: return (int)((k + hub_warp - 1) % hub_warp);          /* wave_ror */
    case 0x140: return (int)(row + 15 - in);                          /* row_mirror */
    case 0x141: return (int)((k & ~7u) + 7 - (k & 7));                /* row_half_mirror */
    case 0x142: return row ? (int)row - 1 : -1;                       /* row_bcast15 */
    case 0x143: return k >= 32 ? 31 : -1;                             /* row_bcast31 */
  }
  return -2;
}
u32 hub_shfl_dpp(u32 old, u32 value, u32 control, u32 rows, u32 banks, _Bool bound) {
  u32 k = hub_laneid(), found = rendezvous(DPP, 0, value, control, old);
  int is_on = rows >> (k / 16) & 1 && banks >> (k / 4 % 4) & 1, from = dpp_source(k, control);
  if (!is_on) return old;
  return from < 0 || !(fibres[hub_place.number].found >> from & 1) ? (bound ? 0 : old) : found;
}
float hub_shfl_dpp_f(float old, float value, u32 control, u32 rows, u32 banks, _Bool bound) {
  return as_float(hub_shfl_dpp(as_bits(old), as_bits(value), control, rows, banks, bound));
}
u64 hub_shfl_dpp_wide(u64 old, u64 value, u32 control, u32 rows, u32 banks, _Bool bound) {
  u64 low = hub_shfl_dpp((u32)old, (u32)value, control, rows, banks, bound);
  return low | (u64)hub_shfl_dpp((u32)(old >> 32), (u32)(value >> 32), control, rows, banks, bound) << 32;
}

static double as_double(u64 bits) { double d; __builtin_memcpy(&d, &bits, 8); return d; }
static u64 as_wide(double d) { u64 bits; __builtin_memcpy(&bits, &d, 8); return bits; }
double hub_shfl_dpp_d(double old, double value, u32 control, u32 rows, u32 banks, _Bool bound) {
  return as_double(hub_shfl_dpp_wide(as_wide(old), as_wide(value), control, rows, banks, bound));
}
u64 hub_shfl_readlane_wide(u64 v, u32 lane) {
  u64 low = hub_shfl_readlane((u32)v, lane);
  return low | (u64)hub_shfl_readlane((u32)(v >> 32), lane) << 32;
}
u64 hub_shfl_readfirst_wide(u64 v) { u64 low = hub_shfl_readfirst((u32)v); return low | (u64)hub_shfl_readfirst((u32)(v >> 32)) << 32; }
float hub_shfl_readlane_f(float v, u32 lane) { return as_float(hub_shfl_readlane(as_bits(v), lane)); }
float hub_shfl_readfirst_f(float v) { return as_float(hub_shfl_readfirst(as_bits(v))); }
double hub_shfl_readlane_d(double v, u32 lane) { return as_double(hub_shfl_readlane_wide(as_wide(v), lane)); }
double hub_shfl_readfirst_d(double v) { return as_double(hub_shfl_readfirst_wide(as_wide(v))); }

static u32 reduce_in_block(u32 op, u32 p) {
  Fibre *f = &fibres[hub_place.number];
  f->op = op, f->value = p;
  hub_barrier(0);
  return f->result;
}
_Bool hub_barrier_and(u32 id, _Bool p) { return reduce_in_block(RED_AND, p); }
_Bool hub_barrier_or(u32 id, _Bool p) { return reduce_in_block(RED_OR, p); }
u32 hub_barrier_popc(u32 id, _Bool p) { return reduce_in_block(RED_POPC, p); }

/* -- what ends a launch -------------------------------------------------------------------------------------------------- */

void hub_trap(void) { fail("the kernel stopped itself", hub_site, 0, 0); __builtin_trap(); }
void hub_assertfail(const char *message, const char *file, u32 line, const char *function, u64 width) {
  fail(message, hub_site, 0, 0);
  __builtin_trap();
}

/* printf on a GPU: the operands lie one behind the other, each at its own alignment. */
int hub_vprintf(const char *format, const u8 *given) {
  u64 at = 0;
  int written = 0;
  while (*format) {
    char one[64];
    u32 n = 0;
    if (*format != '%' || format[1] == '%') {
      written += dprintf(1, "%c", *format);
      format += *format == '%' ? 2 : 1;
      continue;
    }
    int is_long = 0;
    while (*format && n < sizeof one - 2) {
      char c = *format++;
      one[n++] = c;
      is_long |= c == 'l' || c == 'z' || c == 'j';
      if ((c >= 'a' && c <= 'z' && c != 'l' && c != 'h' && c != 'z' && c != 'j') || (c >= 'A' && c <= 'Z')) break;
    }
    one[n] = 0;
    char kind = one[n - 1];
    u64 size = kind == 'f' || kind == 'e' || kind == 'g' || kind == 'E' || kind == 'G' || kind == 'a' || kind == 's' || kind == 'p' || is_long ? 8 : 4;
    at = (at + size - 1) / size * size;
    if (size == 4) written += dprintf(1, one, *(u32 *)(given + at));
    else if (kind == 's' || kind == 'p' || is_long) written += dprintf(1, one, *(u64 *)(given + at));
    else written += dprintf(1, one, *(double *)(given + at));
    at += size;
  }
  return written;
}

/* -- checks -------------------------------------------------------------------------------------------------------------- */

enum { LOAD, STORE, ATOMIC };

static Byte *byte_of(const Shared *in, u64 offset) {
  u64 before = 0;
  for (const Shared *k = hub_shared; k != in; k++) before += k->size ? k->size : hub_dynamic;
  return &bytes[before + offset];
}

/* An access of `size` bytes at p, which was computed from the shared variable number `from` (or -1). */
void hub_access(u8 *p, u64 size, u32 kind, u32 from, u32 site) {
  const Shared *in = shared_at(p);
  if (from != ~0u) {
    const Shared *meant = &hub_shared[from];
    u64 room = meant->size ? meant->size : hub_dynamic;
    if (p < meant->start || p + size > meant->start + room) {
      char what[256];
      snprintf(what, sizeof what, "byte %lld of %s, which has %llu", (long long)(p - meant->start), meant->name, room);
      fail("an access outside of shared memory", site, 0, what);
      return;
    }
    in = meant;
  }
  if (!in) return;
  for (u64 k = 0; k < size; k++) {
    Byte *b = byte_of(in, (u64)(p - in->start) + k);
    u32 me = hub_place.number + 1;
    int by_other = b->writer && b->writer != me && b->written == epoch;
    int read_by_other = b->reader && b->read == epoch && (b->several || b->reader != me);
    if (kind == LOAD && !b->is_set) { fail("shared memory is read that nobody wrote", site, 0, in->name); return; }
    if (kind == ATOMIC && !b->is_set) { fail("shared memory is added to that nobody wrote", site, 0, in->name); return; }
    if (kind == ATOMIC ? by_other && !b->atomic : by_other) {
      fail(kind == LOAD ? "shared memory is read that another thread wrote since the last barrier"
                        : "shared memory is written that another thread wrote since the last barrier", site, b->writer, in->name);
      return;
    }
    if (kind != LOAD && read_by_other) {
      fail("shared memory is written that another thread read since the last barrier", site, b->reader != me ? b->reader : 0, in->name);
      return;
    }
    if (kind == LOAD) {
      b->several = b->read == epoch && b->reader && (b->several || b->reader != me);
      b->reader = me, b->read = epoch;
    } else {
      b->atomic = kind == ATOMIC && (b->written != epoch || !b->writer || b->atomic);
      b->writer = me, b->written = epoch, b->is_set = 1;
    }
  }
}

/* -- a launch ------------------------------------------------------------------------------------------------------------ */

static void start(void) {
  entry(arguments);
  leave();
}

void *hub_new_stack(void *top, void (*run)(void)); /* as if `run` had been left by hub_switch */

static int prepare(u32 k) {
  Fibre *f = &fibres[k];
  if (!f->stack) {
    f->stack = mmap(0, STACK, 3, 0x22, -1, 0);
    if (f->stack == (void *)-1) { f->stack = 0; return 0; }
    mprotect(f->stack, PAGE, 0);
  }
  f->sp = hub_new_stack((u8 *)f->stack + STACK, start);
  f->state = READY;
  f->op = 0;
  f->tid[0] = k % hub_place.ntid[0];
  f->tid[1] = k / hub_place.ntid[0] % hub_place.ntid[1];
  f->tid[2] = k / hub_place.ntid[0] / hub_place.ntid[1];
  return 1;
}

/* What all lanes of `group` get together. */
static u32 reduced(u32 op, u32 first, u64 group) {
  u32 total = 0, is_first = 1;
  for (u32 k = 0; k < hub_warp; k++) {
    if (!(group >> k & 1)) continue;
    u32 v = fibres[first + k].value;
    if (is_first) { total = v; is_first = 0; continue; }
    switch (op) {
      case ADD: total += v; break;
      case MIN: total = (int)v < (int)total ? v : total; break;
      case MAX: total = (int)v > (int)total ? v : total; break;
      case UMIN: total = v < total ? v : total; break;
      case UMAX: total = v > total ? v : total; break;
      case AND: total &= v; break;
      case OR: total |= v; break;
      case XOR: total ^= v; break;
    }
  }
  return total;
}

/* The lane that lane k of `group` reads. */
static u32 lane_read(u32 op, const Fibre *f, u32 k, u64 group) {
  u32 segment = f->clamp >> 8 & 31, most = (k & segment) | (f->clamp & 31 & ~segment), from = k;
  switch (op) {
    case IDX: from = (k & segment) | (f->lane & 31 & ~segment); return from <= most ? from : k;
    case UP: { int s = (int)k - (int)(f->lane & 31); return s >= (int)most ? (u32)s : k; }
    case DOWN: return k + (f->lane & 31) <= most ? k + (f->lane & 31) : k;
    case BFLY: return (k ^ (f->lane & 31)) <= most ? k ^ (f->lane & 31) : k;
    case FROM: return f->lane % hub_warp;
    case FIRST: return (u32)__builtin_ctzll(group);
    case DPP: { int s = dpp_source(k, f->lane); return s < 0 ? k : (u32)s; }
  }
  return k;
}

/* If all that one lane waits for are there: what each of them gets. */
static int serve_group(u32 first, u32 lanes, const Fibre *waiting) {
  u64 mask = waiting->mask, group = 0, set = 0;
  u32 site = waiting->site, op = waiting->op, is_ready = 0;
  for (u32 k = 0; k < lanes; k++) is_ready |= fibres[first + k].state == READY;
  if (!mask && is_ready) return 0;
  for (u32 k = 0; k < lanes; k++) {
    Fibre *f = &fibres[first + k];
    int is_here = f->state == IN_WARP && f->site == site && f->op == op;
    if (mask && !(mask >> k & 1)) continue;
    if (mask && !is_here) {
      if (f->state == DONE) continue;
      return 0;
    }
    if (is_here) group |= 1ull << k, set |= (u64)(f->value != 0) << k;
  }
  u32 total = op >= ADD && op <= XOR ? reduced(op, first, group) : 0;
  for (u32 k = 0; k < lanes; k++) {
    Fibre *f = &fibres[first + k];
    if (!(group >> k & 1)) continue;
    f->found = op == BALLOT ? set : group;
    switch (op) {
      case ALL: f->result = set == group; break;
      case ANY: f->result = set != 0; break;
      case UNI: f->result = set == 0 || set == group; break;
      case BALLOT: f->result = (u32)set; break;
      case ALIKE:
        f->result = 0;
        for (u32 other = 0; other < lanes; other++) f->result |= (group >> other & 1 && fibres[first + other].value == f->value) << other;
        break;
      default:
        if (op >= ADD) { f->result = total; break; }
        u32 from = lane_read(op, f, k, group);
        f->result = group >> from & 1 ? fibres[first + from].value : op == FROM ? 0 : f->value;
    }
  }
  for (u32 k = 0; k < lanes; k++) if (group >> k & 1) fibres[first + k].state = READY, in_warp--;
  return 1;
}

/* Some lanes of a warp may wait for all others while these go on among themselves. Those that wait for whoever comes by are served when
   nobody else can go on, at the first place in the program first: so others catch up with the ones that are ahead. */
static int serve_warp(u32 first) {
  u32 lanes = count - first < hub_warp ? count - first : hub_warp;
  const Fibre *in_vain = 0, *any = 0;
  for (u32 k = 0; k < lanes; k++) {
    const Fibre *f = &fibres[first + k];
    if (f->state != IN_WARP || (in_vain && f->mask == in_vain->mask && f->site == in_vain->site && f->op == in_vain->op)) continue;
    if (!f->mask) {
      any = !any || f->site < any->site ? f : any;
      continue;
    }
    if (serve_group(first, lanes, f)) return 1;
    in_vain = f;
  }
  return any && serve_group(first, lanes, any);
}

static void serve_block(void) {
  u32 all = 1, any = 0, number = 0;
  for (u32 k = 0; k < count; k++) if (fibres[k].state == AT_BARRIER) { all &= fibres[k].value; any |= fibres[k].value; number += fibres[k].value != 0; }
  for (u32 k = 0; k < count; k++) {
    Fibre *f = &fibres[k];
    if (f->state != AT_BARRIER) continue;
    f->result = f->op == RED_AND ? all : f->op == RED_OR ? any : number;
    f->state = READY;
    f->op = 0;
  }
  at_barrier = 0;
  epoch++;
}

static void stuck(void) {
  char what[512];
  u32 waits = 0, other = 0, gone = 0, waiting = 0;
  for (u32 k = 0; k < count; k++) {
    if (fibres[k].state == DONE) { gone++; other = other ? other : k + 1; continue; }
    if (!waits) { waits = k + 1; hub_place.number = k; }
    else if (fibres[k].site != fibres[waits - 1].site && (!other || fibres[other - 1].state == DONE)) other = k + 1;
    waiting++;
  }
  if (other && fibres[other - 1].state != DONE)
    snprintf(what, sizeof what, "the other one waits at %s", hub_sites[fibres[other - 1].site]);
  else
    snprintf(what, sizeof what, "%u threads wait, %u are done", waiting, gone);
  hub_place.number = waits - 1;
  scheduler = 0;
  fail("threads wait for each other in vain: not all of them come to this place", fibres[waits - 1].site, other, what);
}

static void run_with_fibres(void) {
  at_barrier = in_warp = done = 0;
  for (u32 k = 0; k < count; k++)
    if (!prepare(k)) { hub_failed = 1; snprintf(hub_message, ROOM, "there is no memory for the stacks of %u threads\n\n", count); return; }
  while (!hub_failed) {
    u32 ran = 0;
    for (u32 k = 0; k < count && !hub_failed; k++) {
      Fibre *f = &fibres[k];
      if (f->state != READY) continue;
      hub_place.number = k;
      hub_place.tid[0] = f->tid[0], hub_place.tid[1] = f->tid[1], hub_place.tid[2] = f->tid[2];
      ran++;
      hub_switch(&scheduler, f->sp);
    }
    if (hub_failed || done == count) break;
    for (u32 first = 0; in_warp && first < count; first += hub_warp) ran += serve_warp(first);
    if (at_barrier == count) {
      u32 same = 1;
      for (u32 k = 1; k < count; k++) same &= fibres[k].site == fibres[0].site;
      if (!same) { stuck(); break; }
      serve_block();
    } else if (!ran) { stuck(); break; }
  }
  scheduler = 0;
}

static int prepare_checks(void) {
  u64 room = 0;
  for (u64 k = 0; k < hub_shared_count; k++) room += hub_shared[k].size ? hub_shared[k].size : hub_dynamic;
  if (room > bytes_room) { free(bytes); bytes = malloc(room * sizeof(Byte)); bytes_room = bytes ? room : 0; }
  if (bytes) memset(bytes, 0, room * sizeof(Byte));
  return bytes != 0 || room == 0;
}

/* 0, or 1 with a message. `whole`: runs all threads of a block that never wait, or null. Every `step`-th block from `first` on. */
u32 hub_launch(void (*one)(void **), void (*whole)(void **, u32), void **given, const u32 *grid, const u32 *block, u64 dynamic,
               u64 first, u64 step) {
  entry = one, arguments = given, hub_failed = 0, hub_message[0] = 0, hub_dynamic = dynamic, scheduler = 0;
  count = block[0] * block[1] * block[2];
  for (u32 k = 0; k < 3; k++) {
    hub_place.ntid[k] = block[k], hub_place.nctaid[k] = grid[k];
    hub_implicit[k] = grid[k];
    hub_implicit[30] = (u32)dynamic;
    ((u16 *)hub_implicit)[6 + k] = (u16)block[k];
    ((u16 *)hub_dispatch)[2 + k] = (u16)block[k];
    hub_dispatch[3 + k] = grid[k] * block[k];
  }
  for (u64 n = first; n < (u64)grid[0] * grid[1] * grid[2] && !hub_failed; n += step) {
    hub_place.ctaid[0] = n % grid[0], hub_place.ctaid[1] = n / grid[0] % grid[1], hub_place.ctaid[2] = n / grid[0] / grid[1];
    for (u64 k = 0; k < hub_shared_count; k++)
      memset(hub_shared[k].start, 0xff, hub_shared[k].size ? hub_shared[k].size : dynamic);
    if (hub_checks && !prepare_checks()) return 1;
    epoch++;
    if (whole) whole(given, count);
    else run_with_fibres();
  }
  return hub_failed;
}

void hub_release(void) {
  for (u32 k = 0; k < MOST; k++) if (fibres[k].stack) { munmap(fibres[k].stack, STACK); fibres[k].stack = 0; }
  free(bytes);
  bytes = 0, bytes_room = 0;
}
void hub_set_thread(u32 number) {
  hub_place.number = number;
  hub_place.tid[0] = number % hub_place.ntid[0];
  hub_place.tid[1] = number / hub_place.ntid[0] % hub_place.ntid[1];
  hub_place.tid[2] = number / hub_place.ntid[0] / hub_place.ntid[1];
}

/* -- mathematical functions that C does not have --------------------------------------------------------------------------- */
double sqrt(double);
float sqrtf(float);
double cbrt(double);
float cbrtf(float);
double sin(double);
double cos(double);
double tan(double);
double fmod(double, double);
double erfc(double);
double rsqrt(double x) { return 1.0 / __builtin_sqrt(x); }
float rsqrtf(float x) { return 1.0f / __builtin_sqrtf(x); }
double rcbrt(double x) { return 1.0 / cbrt(x); }
float rcbrtf(float x) { return 1.0f / cbrtf(x); }
double hub_sinpi(double x) { return sin(3.14159265358979323846 * fmod(x, 2.0)); }
float hub_sinpif(float x) { return (float)hub_sinpi(x); }
double hub_cospi(double x) { return cos(3.14159265358979323846 * fmod(x, 2.0)); }
float hub_cospif(float x) { return (float)hub_cospi(x); }
double hub_normcdf(double x) { return 0.5 * erfc(-x * 0.70710678118654752440); }
float hub_normcdff(float x) { return (float)hub_normcdf(x); }
