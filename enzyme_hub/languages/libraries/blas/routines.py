"""The routines whose derivatives we ship: what their arguments are, in the order of Fortran, as data.

    n incx lda      integers            uplo trans side diag    flags
    $alpha          a scalar            #ipiv    integers in memory
    &alpha          a real scalar of a routine on complex numbers
    ?by_rows        no argument of the routine: tells the rule that a call in row order became one in column order
    x               an array that is read; `x!` is read and written, `x=` written only
    @info           integers in memory that no derivative looks at; %WORK is work space

cblas has the same order behind the order of the matrices. `rows` says how a call in row order becomes one in column order:
`m<>n` changes places, `~uplo` is turned around. `copies` is how many arrays a gradient may want saved. `result` names the array
whose one complex number Fortran returns, and cblas writes.
"""

from __future__ import annotations

from enum import Enum, auto

from enzyme_hub.base.records import record


class Is(Enum):
    """What an argument is."""

    FLAG = auto()
    INTEGER = auto()
    SCALAR = auto()
    ARRAY = auto()
    INTEGERS = auto()  # in memory
    WORK = auto()  # memory that no derivative looks at
    REST = auto()  # integers in memory of no interest
    ORDER = auto()  # of the call


@record
class Parameter:
    name: str
    kind: Is
    reads: bool = True
    writes: bool = False
    is_real: bool = False

    @property
    def flag(self) -> str:
        """The kind of flag that it is."""
        return self.name[:5] if self.name.startswith("trans") else self.name


_FLAGS = ("trans", "uplo", "side", "diag", "job")
_MARKS = {"$": Is.SCALAR, "&": Is.SCALAR, "#": Is.INTEGERS, "@": Is.REST, "%": Is.WORK, "?": Is.ORDER}
_INTEGERS = ("n", "m", "k", "k1", "k2", "nrhs", "lwork")


@record
class Routine:
    name: str
    spec: str
    returns: bool = False  # a number
    rows: str = ""
    copies: int = 0
    keeps_result: bool = False  # for the gradient
    result: str = ""

    @property
    def parameters(self) -> tuple[Parameter, ...]:
        return tuple(map(_parameter, self.spec.split()))

    @property
    def turned(self) -> list[str]:
        """The flags that rows turn around."""
        return [word[1:] for word in self.rows.split() if word[0] == "~"]

    @property
    def exchanged(self) -> list[tuple[str, str]]:
        """The arguments that change places for rows."""
        pairs = (word.split("<>") for word in self.rows.split() if word[0] != "~")
        return [(left, right) for left, right in pairs]

    @property
    def writes(self) -> bool:
        return any(parameter.writes for parameter in self.parameters)


def _parameter(word: str) -> Parameter:
    name = word.strip("$&#@%?!=")
    kind = _MARKS.get(word[0])
    if kind is None:
        if name.startswith(_FLAGS):
            kind = Is.FLAG
        elif name in _INTEGERS or name.startswith(("inc", "ld")):
            kind = Is.INTEGER
        else:
            kind = Is.ARRAY
    if kind in (Is.REST, Is.WORK):
        return Parameter(name, kind, writes=True)
    return Parameter(name, kind, reads=word[-1] != "=", writes=word[-1] in "!=", is_real=word[0] == "&")


_NRM2 = Routine("nrm2", "n x incx", returns=True, copies=1, keeps_result=True)
_ASUM = Routine("asum", "n x incx", returns=True, copies=1)
_LEVEL_1 = (
    Routine("axpy", "n $alpha x incx y! incy", copies=1),
    Routine("scal", "n $alpha x! incx", copies=1),
    Routine("copy", "n x incx y= incy"),
    Routine("swap", "n x! incx y! incy"),
)
_GEMV = Routine("gemv", "trans m n $alpha A lda x incx $beta y! incy", rows="~trans m<>n", copies=3)
_GER = "m n $alpha x incx y incy A! lda"
_GER_ROWS = "m<>n x<>y incx<>incy"
_TRIANGULAR = (
    Routine("trmv", "uplo trans diag n A lda x! incx", rows="~uplo ~trans", copies=2),
    Routine("trsv", "uplo trans diag n A lda x! incx", rows="~uplo ~trans", copies=2),
)
_SYMV = "uplo n $alpha A lda x incx $beta y! incy"
_SYMM = "side uplo m n $alpha A lda B ldb $beta C! ldc"
_SYMM_ROWS = "~side ~uplo m<>n"
_LEVEL_3 = (
    Routine(
        "gemm",
        "transa transb m n k $alpha A lda B ldb $beta C! ldc",
        rows="m<>n A<>B lda<>ldb transa<>transb",
        copies=3,
    ),
    Routine("symm", _SYMM, rows=_SYMM_ROWS, copies=3),
    Routine("syrk", "uplo trans n k $alpha A lda $beta C! ldc", rows="~uplo ~trans", copies=2),
    Routine("syr2k", "uplo trans n k $alpha A lda B ldb $beta C! ldc", rows="~uplo ~trans", copies=3),
    Routine("trmm", "side uplo trans diag m n $alpha A lda B! ldb", rows="~side ~uplo m<>n", copies=2),
    Routine("trsm", "side uplo trans diag m n $alpha A lda B! ldb", rows="~side ~uplo m<>n", copies=3),
)

_REAL = (
    Routine("dot", "n x incx y incy", returns=True, copies=2),
    _NRM2,
    _ASUM,
    *_LEVEL_1,
    Routine("rot", "n x! incx y! incy $c $s", copies=2),
    _GEMV,
    Routine("ger", _GER, rows=_GER_ROWS, copies=2),
    Routine("symv", _SYMV, rows="~uplo", copies=3),
    Routine("spmv", "uplo n $alpha A x incx $beta y! incy", rows="~uplo", copies=3),
    Routine("syr", "uplo n $alpha x incx A! lda", rows="~uplo", copies=1),
    Routine("syr2", "uplo n $alpha x incx y incy A! lda", rows="~uplo", copies=2),
    *_TRIANGULAR,
    *_LEVEL_3,
)

_COMPLEX = (
    Routine("dotu", "n x incx y incy r=", copies=2, result="r"),
    Routine("dotc", "n x incx y incy r=", copies=2, result="r"),
    _NRM2,
    _ASUM,
    *_LEVEL_1,
    Routine("dscal", "n &alpha x! incx", copies=1),
    Routine("drot", "n x! incx y! incy &c &s", copies=2),
    _GEMV,
    Routine("geru", _GER, rows=_GER_ROWS, copies=2),
    Routine("gerc", _GER + " ?by_rows", rows=_GER_ROWS, copies=2),
    Routine("hemv", _SYMV + " ?by_rows", rows="~uplo", copies=3),
    *_TRIANGULAR,
    *_LEVEL_3,
    Routine("hemm", _SYMM, rows=_SYMM_ROWS, copies=3),
    Routine("herk", "uplo trans n k &alpha A lda &beta C! ldc", rows="~uplo ~trans", copies=2),
    Routine("her2k", "uplo trans n k $alpha A lda B ldb &beta C! ldc", rows="~uplo ~trans A<>B lda<>ldb", copies=3),
)

_SOLVES = (
    Routine("potrf", "uplo n A! lda @info", copies=1),
    Routine("potrs", "uplo n nrhs A lda B! ldb @info", copies=2),
    Routine("posv", "uplo n nrhs A! lda B! ldb @info", copies=2),
    Routine("getrf", "m n A! lda #ipiv= @info", copies=2),
    Routine("getrs", "trans n nrhs A lda #ipiv B! ldb @info", copies=3),
    Routine("gesv", "n nrhs A! lda #ipiv= B! ldb @info", copies=3),
    Routine("trtrs", "uplo trans diag n nrhs A lda B! ldb @info", copies=3),
)

_FACTORS = (
    Routine("geqrf", "m n A! lda TAU= %WORK lwork @info", copies=2),
    Routine("ormqr", "side trans m n k A lda TAU C! ldc %WORK lwork @info", copies=3),
    Routine("syev", "jobz uplo n A! lda W= %WORK lwork @info", copies=2),
    Routine("gesdd", "jobz m n A! lda S= U= ldu VT= ldvt %WORK lwork %IWORK @info", copies=4),
    Routine("gesvd", "jobu jobvt m n A! lda S= U= ldu VT= ldvt %WORK lwork @info", copies=4),
)

_HEEV = Routine("heev", "jobz uplo n A! lda W= %WORK lwork %RWORK @info", copies=2)

LAPACK = (*_SOLVES, *_FACTORS, _HEEV)
REAL = {routine.name: routine for routine in (*_REAL, *_SOLVES, *_FACTORS)}
COMPLEX = {routine.name: routine for routine in (*_COMPLEX, *_SOLVES, _HEEV)}
ROUTINES = {"s": REAL, "d": REAL, "c": COMPLEX, "z": COMPLEX}
"""By the letter for the type of number; the routine `scal` by a real number is `dscal`."""

HELPERS = {routine.name: routine for routine in (Routine("laswp", "n A! lda k1 k2 #ipiv incx"),)}
"""What rules call besides."""

# What BLAS and LAPACK have besides, for messages.
OTHERS = frozenset(
    """
    rotg rotm rotmg sdot gbmv sbmv tbmv tbsv tpmv tpsv spr spr2 omatcopy imatcopy axpby gemmt gemm3m
    gbsv gbtrf gbtrs gels gelsd gelss gelsy gelqf geev geevx gees geesx gebrd gecon geequ gehrd geqlf geqp3 gerqf gerfs
    gesvx getri getf2 gglse ggev ggsvd gtsv lacpy lange lansy laset laswp orgqr orgtr orglq ormlq ormtr pbsv pbtrf
    pbtrs pocon potf2 potri ppsv pptrf pptrs ptsv stev stevd syevd syevr syevx sygv sygvd sysv sytrd sytrf sytri sytrs
    trcon trevc trsyl trtri unmqr ungqr heevd heevr hegv hesv hemm herk her2k hemv her her2 hpmv dotu dotc geru gerc
    """.split()
)
