"""Functions of C's library, and of POSIX, through which no derivative flows: printing, files, time, strings, exits.

Functions that overwrite a caller's floats with fresh values (scanf, fread) are not here: the adjoint of the old value would
have to be cleared, so they need a rule.
"""

from __future__ import annotations

NAMES = frozenset(
    """
    printf fprintf sprintf snprintf dprintf vprintf vfprintf vsprintf vsnprintf asprintf vasprintf puts fputs putc
    fputc putchar __printf_chk __fprintf_chk __sprintf_chk __snprintf_chk __vprintf_chk __vfprintf_chk __vsnprintf_chk
    iprintf siprintf putchar_unlocked fputc_unlocked fwrite fflush perror setbuf setvbuf fopen fopen64 freopen fclose
    fdopen fileno feof ferror clearerr fseek ftell rewind remove rename tmpfile tmpnam getc fgetc getchar fgets gets
    ungetc open open64 close write lseek access unlink mkdir stat fstat isatty time clock malloc_usable_size
    clock_gettime gettimeofday difftime nanosleep usleep sleep ctime asctime localtime gmtime mktime strftime times
    getenv setenv unsetenv putenv system getpid getppid gethostname sysconf uname getrusage strlen strnlen strcmp
    strncmp strcasecmp strncasecmp strcpy strncpy strcat strncat strchr strrchr strstr strspn strcspn strtok strdup
    strndup strerror strcoll memcmp bcmp stpcpy rawmemchr strpbrk atoi atol atoll strtol strtoll strtoul strtoull
    strtod strtof strtold atof __isoc23_strtol __isoc23_strtoll __isoc23_strtoul __isoc23_strtoull setlocale
    localeconv getpagesize gettid getuid geteuid isalpha isdigit isspace toupper tolower abort exit _exit _Exit
    quick_exit atexit raise signal sigaction __assert_fail __assert_rtn __assert __assert_perror_fail __stack_chk_fail
    __errno_location __error rand srand random srandom rand_r drand48 lrand48 srand48 backtrace backtrace_symbols
    pthread_self sched_yield pthread_mutex_lock pthread_mutex_unlock pthread_mutex_init pthread_mutex_destroy
    __ctype_b_loc __ctype_tolower_loc __ctype_toupper_loc fegetround fesetround feclearexcept feraiseexcept
    fetestexcept fegetenv fesetenv __gcc_personality_v0
    """.split()
)
