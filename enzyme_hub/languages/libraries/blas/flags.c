/* Flags as letters in upper case, from what Fortran and cblas pass; and back. */

int letter_of_char(char given) { return given >= 'a' && given <= 'z' ? given - 'a' + 'A' : given; }

int letter_of_enum(int given) {
    switch (given) {
    case 111: case 132: return given == 111 ? 'N' : 'U';
    case 112: return 'T';
    case 113: return 'C';
    case 121: return 'U';
    case 131: return 'N';
    case 142: return 'R';
    default: return 'L'; /* 122, 141 */
    }
}

int enum_of_trans(int letter) { return letter == 'N' ? 111 : letter == 'T' ? 112 : 113; }
int enum_of_uplo(int letter) { return letter == 'U' ? 121 : 122; }
int enum_of_diag(int letter) { return letter == 'N' ? 131 : 132; }
int enum_of_side(int letter) { return letter == 'L' ? 141 : 142; }

/* What a flag becomes where rows are taken for columns. */
#ifdef COMPLEX /* R: conjugated only */
int turned_trans(int letter) { return letter == 'N' ? 'T' : letter == 'C' ? 'R' : 'N'; }
#else
int turned_trans(int letter) { return letter == 'N' ? 'T' : 'N'; }
#endif
int turned_uplo(int letter) { return letter == 'U' ? 'L' : 'U'; }
int turned_side(int letter) { return letter == 'L' ? 'R' : 'L'; }
