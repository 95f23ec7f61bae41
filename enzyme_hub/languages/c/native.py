"""What functions of C's library, and of POSIX, do through which no derivative flows: printing, files, time, strings, exits.

Each has a row, in the words of `effects`; a function without one is unknown. Functions that overwrite a caller's floats with
fresh values (scanf, fread) are not here: the adjoint of the old value would have to be cleared, so they need a rule.
"""

from __future__ import annotations

from enzyme_hub.languages.effects import (
    ANYTHING,
    EACH,
    ELSEWHERE,
    EVERY,
    HANDLERS,
    NOTHING,
    PRINTED,
    READS,
    RESULT,
    Row,
)

# The result leads to memory of the library's own, which a later call may change.
_STATIC = Row(reads=EVERY, reads_other=True, writes_other=True)
_FAMILIES: tuple[tuple[str, Row], ...] = (
    # -- they print, or look at what they are given
    (
        """
        printf fprintf dprintf vprintf vfprintf puts fputs putc fputc putchar __printf_chk __fprintf_chk __vprintf_chk
        __vfprintf_chk iprintf putchar_unlocked fputc_unlocked fwrite perror write atoi atol atoll atof strlen strnlen
        strcmp strncmp strcasecmp strncasecmp memcmp bcmp strspn strcspn strcoll malloc_usable_size __assert_fail
        __assert_rtn __assert __assert_perror_fail fopen fopen64 freopen fdopen fclose fileno feof ferror clearerr fseek
        ftell rewind remove rename tmpfile getc fgetc ungetc open open64 access unlink mkdir system unsetenv fesetenv
        backtrace_symbols
        """,
        READS,
    ),
    # -- they touch nothing that a program sees
    (
        """
        clock getpid getppid gettid getuid geteuid abort exit _exit _Exit quick_exit rand random drand48 lrand48 srand
        srandom srand48 fflush __errno_location __error usleep sleep fegetround fesetround feclearexcept feraiseexcept
        fetestexcept __stack_chk_fail __ctype_b_loc __ctype_tolower_loc __ctype_toupper_loc isalpha isdigit isspace
        toupper tolower getchar close lseek isatty difftime sysconf getpagesize __gcc_personality_v0
        """,
        NOTHING,
    ),
    # -- they move bytes as they are
    ("strcpy strncpy stpcpy", Row(reads=(1,), writes=(0,), returns=(0,), moves=((1, 0),), is_text=True)),
    ("strcat strncat", Row(reads=(0, 1), writes=(0,), returns=(0,), moves=((1, 0),), is_text=True)),
    ("strdup strndup", Row(reads=(0,), moves=((0, RESULT),), is_text=True)),
    (
        "sprintf snprintf siprintf __sprintf_chk __snprintf_chk",
        Row(reads=EVERY, writes=(0,), moves=((PRINTED, 0),), is_text=True),
    ),
    (
        "vsprintf vsnprintf __vsnprintf_chk",
        Row(reads=EVERY, writes=(0,), reads_other=True, moves=((EACH, 0),), is_text=True),
    ),
    ("asprintf", Row(reads=EVERY, writes=(0,), moves=((PRINTED, 0),), is_text=True)),
    ("vasprintf", Row(reads=EVERY, writes=(0,), reads_other=True, moves=((EACH, 0),), is_text=True)),
    ("strerror", _STATIC),
    ("setenv", Row(reads=EVERY, writes_other=True, moves=((1, ELSEWHERE),), is_text=True)),
    ("putenv", Row(reads=EVERY, captures=(0,), writes_other=True, moves=((0, ELSEWHERE),), is_text=True)),
    # -- the result points into what they are given
    ("strchr strrchr rawmemchr", Row(reads=(0,), returns=(0,))),
    ("strstr strpbrk", Row(reads=(0, 1), returns=(0,))),
    (
        "strtok",
        Row(reads=EVERY, writes=(0,), captures=(0,), returns=(0,), reads_other=True, writes_other=True, is_text=True),
    ),
    # -- they write integers and characters
    ("fgets", Row(reads=(2,), writes=(0,), returns=(0,))),
    ("gets", Row(writes=(0,), returns=(0,))),
    ("time times uname gethostname", Row(writes=(0,))),
    ("fegetenv", Row(writes=(0,))),
    ("rand_r", Row(reads=(0,), writes=(0,))),
    ("gettimeofday", Row(writes=(0, 1))),
    ("clock_gettime getrusage fstat", Row(writes=(1,))),
    ("nanosleep stat", Row(reads=(0,), writes=(1,))),
    ("mktime", Row(reads=(0,), writes=(0,))),
    ("strftime", Row(reads=(2, 3), writes=(0,))),
    ("tmpnam", Row(writes=(0,), returns=(0,), writes_other=True)),
    ("backtrace", Row(writes=(0,))),
    (
        """
        strtol strtoll strtoul strtoull strtod strtof strtold __isoc23_strtol __isoc23_strtoll __isoc23_strtoul
        __isoc23_strtoull
        """,
        Row(reads=(0,), writes=(1,), captures=(0,)),
    ),
    # -- memory of the library's own
    ("ctime asctime localtime gmtime getenv setlocale localeconv", _STATIC),
    ("setbuf setvbuf", Row(reads=(0,), captures=(1,))),
    # -- functions of the program
    ("signal", Row(captures=(1,), reads_other=True)),
    ("sigaction", Row(reads=(1,), writes=(2,), captures=(1,), reads_other=True)),
    ("atexit", Row(captures=(0,))),
    ("raise", Row(reads_other=True, writes_other=True, calls=(HANDLERS,))),
    # -- threads, where nothing else is known of them
    (
        "pthread_self sched_yield pthread_mutex_lock pthread_mutex_unlock pthread_mutex_init pthread_mutex_destroy",
        ANYTHING,
    ),
)
NATIVE: dict[str, Row] = {name: row for names, row in _FAMILIES for name in names.split()}
# They give the system a function that `raise` runs.
REGISTERS_HANDLERS = frozenset("signal bsd_signal sysv_signal __sysv_signal sigset sigaction".split())
# The position of the format; what it prints follows.
FORMATS = {"sprintf": 1, "siprintf": 1, "snprintf": 2, "__sprintf_chk": 3, "__snprintf_chk": 4, "asprintf": 1}
