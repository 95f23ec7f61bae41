"""What functions of C's library do to visible memory, by argument."""

from __future__ import annotations

from enzyme_hub.languages.effects import EVERY, NOTHING, READS, Row

ROWS: dict[str, Row] = {
    "memcpy": Row(reads=(1,), writes=(0,), returns=(0,)),
    "memmove": Row(reads=(1,), writes=(0,), returns=(0,)),
    "mempcpy": Row(reads=(1,), writes=(0,), returns=(0,)),
    "__memcpy_chk": Row(reads=(1,), writes=(0,), returns=(0,)),
    "__memmove_chk": Row(reads=(1,), writes=(0,), returns=(0,)),
    "bcopy": Row(reads=(0,), writes=(1,)),
    "memset": Row(writes=(0,), returns=(0,)),
    "__memset_chk": Row(writes=(0,), returns=(0,)),
    "bzero": Row(writes=(0,)),
    "strcpy": Row(reads=(1,), writes=(0,), returns=(0,)),
    "strncpy": Row(reads=(1,), writes=(0,), returns=(0,)),
    "strcat": Row(reads=(0, 1), writes=(0,), returns=(0,)),
    "strncat": Row(reads=(0, 1), writes=(0,), returns=(0,)),
    "strchr": Row(reads=(0,), returns=(0,)),
    "strrchr": Row(reads=(0,), returns=(0,)),
    "strstr": Row(reads=(0, 1), returns=(0,)),
    "sprintf": Row(reads=EVERY, writes=(0,)),
    "snprintf": Row(reads=EVERY, writes=(0,)),
    "__sprintf_chk": Row(reads=EVERY, writes=(0,)),
    "__snprintf_chk": Row(reads=EVERY, writes=(0,)),
    "fgets": Row(writes=(0,), returns=(0,)),
    "time": Row(writes=(0,)),
    "gettimeofday": Row(writes=(0, 1)),
    "clock_gettime": Row(writes=(1,)),
    **dict.fromkeys(
        """
        printf fprintf dprintf vprintf vfprintf puts fputs putc fputc putchar __printf_chk __fprintf_chk
        __vprintf_chk __vfprintf_chk iprintf putchar_unlocked fputc_unlocked fwrite perror write atoi atol
        atoll strlen strnlen strcmp malloc_usable_size strncmp strcasecmp strncasecmp memcmp bcmp strspn
        strcspn strcoll __assert_fail __assert_rtn __assert
        """.split(),
        READS,
    ),
    **dict.fromkeys(
        """
        clock getpid getppid abort exit _exit _Exit rand random drand48 lrand48 srand srandom srand48 fflush
        __errno_location usleep sleep fegetround fesetround feclearexcept feraiseexcept fetestexcept
        __stack_chk_fail __ctype_b_loc __ctype_tolower_loc __ctype_toupper_loc isalpha isdigit isspace toupper
        tolower
        """.split(),
        NOTHING,
    ),
}
# The position of the function that these are given, and call.
CALLS_BACK = {"qsort": 3, "qsort_r": 3, "bsearch": 4, "pthread_once": 1}
_BOUNDED = frozenset(
    """
    memchr memrchr memmem rawmemchr memccpy mempcpy __mempcpy_chk bcopy bzero swab scanf fscanf sscanf
    vscanf vfscanf vsscanf __isoc99_scanf __isoc99_fscanf __isoc99_sscanf __isoc23_scanf __isoc23_fscanf
    __isoc23_sscanf fread fread_unlocked getline getdelim read pread pwrite recv send mmap munmap madvise
    erand48 nrand48 getrandom
    """.split()
)


def is_bounded(name: str) -> bool:
    """True for functions that work on what they are given."""
    return name in _BOUNDED or name in CALLS_BACK
