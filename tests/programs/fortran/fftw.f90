! flags: -I/usr/include -lfftw3
! FFTW from Fortran: plans that are made inside, arrays of Fortran and of FFTW, complex and real, and a plan of a module.
module model
  use iso_c_binding
  implicit none
  include 'fftw3.f03'
  type(c_ptr) :: module_plan
contains
  real(8) function spectrum(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    complex(c_double_complex) :: signal(n), transformed(n)
    type(c_ptr) :: plan
    integer :: i
    plan = fftw_plan_dft_1d(n, signal, transformed, FFTW_FORWARD, ior(FFTW_ESTIMATE, FFTW_UNALIGNED))
    do i = 1, n
      signal(i) = cmplx(x(i), sin(x(i)), 8)
    end do
    call fftw_execute_dft(plan, signal, transformed)
    call fftw_destroy_plan(plan)
    spectrum = 0
    do i = 1, n
      spectrum = spectrum + i * real(transformed(i))**2 + aimag(transformed(i))**3 / n
    end do
  end function

  real(8) function filtered(x, n)
    integer, intent(in) :: n
    real(8) :: x(n), signal(4, 3)
    complex(c_double_complex) :: half(3, 3)
    type(c_ptr) :: there, back
    integer :: i
    there = fftw_plan_dft_r2c_2d(3, 4, signal, half, ior(FFTW_ESTIMATE, FFTW_UNALIGNED))
    back = fftw_plan_dft_c2r_2d(3, 4, half, signal, ior(FFTW_ESTIMATE, FFTW_UNALIGNED))
    do i = 1, 12
      signal(1 + mod(i - 1, 4), 1 + (i - 1) / 4) = x(i)**2
    end do
    call fftw_execute_dft_r2c(there, signal, half)
    half = half * half
    call fftw_execute_dft_c2r(back, half, signal)
    call fftw_destroy_plan(there)
    call fftw_destroy_plan(back)
    filtered = sum(signal * signal) / 1000
  end function

  real(8) function of_module(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    complex(c_double_complex) :: signal(12)
    integer :: i
    do i = 1, n
      signal(i) = cmplx(0d0, x(i) * i, 8)
    end do
    call fftw_execute_dft(module_plan, signal, signal)
    of_module = 0
    do i = 1, n
      of_module = of_module + x(i) * real(signal(i)) * aimag(signal(i))
    end do
  end function
end module

program main
  use check
  use model
  implicit none
  real(8) :: x(12), dx(12), shadow(12)
  complex(c_double_complex) :: scratch(12)
  call set()
  call autodiff(spectrum, x, dx, enzyme_const, 12)
  call differences(spectrum, x, dx, 12, fwddiff(spectrum, x, shadow, enzyme_const, 12))
  call set()
  call autodiff(filtered, x, dx, enzyme_const, 12)
  call differences(filtered, x, dx, 12, fwddiff(filtered, x, shadow, enzyme_const, 12))
  module_plan = fftw_plan_dft_1d(12, scratch, scratch, FFTW_BACKWARD, ior(FFTW_ESTIMATE, FFTW_UNALIGNED))
  call set()
  call autodiff(of_module, x, dx, enzyme_const, 12)
  call differences(of_module, x, dx, 12, fwddiff(of_module, x, shadow, enzyme_const, 12))
  call fftw_destroy_plan(module_plan)
  call finish()
contains
  subroutine set()
    integer :: i
    x = [(0.4d0 + 0.5d0 * sin(0.7d0 * i * i + i), i = 1, 12)]
    dx = 0
    shadow = direction(12)
  end subroutine
end program
