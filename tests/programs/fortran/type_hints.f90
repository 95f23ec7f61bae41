! Type hints where nothing else says what bytes are: numbers that a routine moves as words.
module kernel
  use iso_c_binding
  implicit none
  interface
    subroutine hint_double(p, bytes) bind(c, name="__enzyme_double")
      import
      integer(c_int64_t) :: p(*)
      integer(c_size_t), value :: bytes
    end subroutine
    subroutine hint_integer(p, bytes) bind(c, name="__enzyme_integer")
      import
      integer(c_int64_t) :: p(*)
      integer(c_size_t), value :: bytes
    end subroutine
    subroutine memcpy(to, from, bytes) bind(c, name="memcpy")
      import
      integer(c_int64_t) :: to(*), from(*)
      integer(c_size_t), value :: bytes
    end subroutine
  end interface
contains
  subroutine move(from, to)
    integer(8) :: from(3), to(3)
    call hint_integer(to, 8_c_size_t)
    call hint_double(to(2), 16_c_size_t)
    call memcpy(to, from, 24_c_size_t)
  end subroutine
end module

program main
  use check
  use kernel
  implicit none
  interface
    subroutine reverse(f, from, dfrom, to, dto) bind(c, name="__enzyme_autodiff_move")
      import
      external :: f
      integer(8) :: from(*), dfrom(*), to(*), dto(*)
    end subroutine
    subroutine forward(f, from, dfrom, to, dto) bind(c, name="__enzyme_fwddiff_move")
      import
      external :: f
      integer(8) :: from(*), dfrom(*), to(*), dto(*)
    end subroutine
  end interface
  integer(8) :: a(3), da(3), b(3), db(3)
  a = [5_8, transfer(1d0, 0_8), transfer(2d0, 0_8)]
  da = [0_8, transfer(0d0, 0_8), transfer(0d0, 0_8)]
  db = [9_8, transfer(3d0, 0_8), transfer(4d0, 0_8)]
  call reverse(move, a, da, b, db)
  call expect("count", real(da(1) + b(1), 8), 5d0)
  call expect("first", transfer(da(2), 0d0), 3d0)
  call expect("second", transfer(da(3), 0d0), 4d0)
  call expect("taken", transfer(db(2), 0d0), 0d0)
  call forward(move, a, da, b, db)
  call expect("tangent", transfer(db(3), 0d0), 4d0)
  call finish()
end program
