module shapes
  implicit none
  type pair
    real(8) :: left, right
  end type
contains
  real(8) function energy(x)
    real(8), intent(in) :: x(:)
    energy = sum(x(2:) * x(:size(x) - 1)**2)
  end function
  real(8) function weighted(a, w)
    real(8), intent(in) :: a(:, :), w(0:)
    integer :: i, j
    weighted = 0
    do j = 1, size(a, 2)
      do i = 1, size(a, 1)
        weighted = weighted + w(i - 1) * j * a(i, j)**2
      end do
    end do
  end function
  subroutine squares(x, y, scale)
    real(8), intent(in) :: x(:), scale
    real(8), intent(out) :: y(:)
    y = scale * x**2
  end subroutine
  subroutine grow(x)
    real(8), intent(inout) :: x(:)
    x = x**3
  end subroutine
  real(8) function chosen(x, places, mask)
    real(8), intent(in) :: x(:)
    integer, intent(in) :: places(:)
    logical, intent(in) :: mask(:)
    chosen = sum(x(places)**2) * count(mask)
  end function
  subroutine number_all(places)
    integer, intent(out) :: places(:)
    integer :: i
    places = [(10 * i, i = 1, size(places))]
  end subroutine
  real(8) function packed(a)
    real(8), contiguous, intent(in) :: a(:, :)
    packed = inner(a, size(a))
  end function
  real(8) function inner(a, n)
    integer, intent(in) :: n
    real(8), intent(in) :: a(n)
    integer :: i
    inner = 0
    do i = 1, n
      inner = inner + i * a(i)**2
    end do
  end function
  real(8) function power(z)
    complex(8), intent(in) :: z(:)
    power = sum(real(z)**2 * aimag(z))
  end function
  real(4) function single(x)
    real(4), intent(in) :: x(:)
    single = dot_product(x, x)
  end function
  real(8) function product_of(a, x)
    real(8), intent(in) :: a(:, :), x(:)
    product_of = sum(matmul(a, x)**2) + maxval(x)
  end function
  real(8) function largest(a)
    real(8), intent(in) :: a(:, :, :)
    largest = a(2, 1, 3) * a(1, 2, 1)
  end function
  subroutine of_c(x, y) bind(c, name="of_c")
    use iso_c_binding
    real(c_double), intent(in) :: x(:)
    real(c_double), intent(inout) :: y(:)
    y = y + sin(x)
  end subroutine
  subroutine hidden(x, y)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: y(:)
    y = x**2
  end subroutine
  real(8) function handed_on(x)
    real(8), intent(in) :: x(:)
    real(8) :: y(size(x))
    y = 0
    !dir$ noinline
    call hidden(x(::2), y(::2))
    handed_on = sum(y)
  end function
  real(8) function norm(x)
    real(8), intent(in) :: x(:)
    norm = sqrt(sum(x**2))
  end function
  real(8) function twice_norm(x)
    real(8), intent(in) :: x(:)
    !dir$ noinline
    twice_norm = 2 * norm(x)
  end function
  recursive real(8) function horner(x) result(r)
    real(8), intent(in) :: x(:)
    r = 0
    if (size(x) > 0) r = x(1)**2 + 2 * horner(x(2:))
  end function
  real(8) function perhaps(x, y)
    real(8), intent(in) :: x(:)
    real(8), intent(in), optional :: y(:)
    perhaps = sum(x)
    if (present(y)) perhaps = perhaps * y(1)
  end function
  function doubled(n, x)
    integer, intent(in) :: n
    real(8), intent(in) :: x(:)
    real(8) :: doubled(n)
    doubled = 2 * x(:n)
  end function
  ! What is refused.
  real(8) function allocated_(x)
    real(8), allocatable, intent(in) :: x(:)
    allocated_ = sum(x)
  end function
  real(8) function allocated_number(x)
    real(8), allocatable, intent(in) :: x
    allocated_number = x
  end function
  real(8) function pointed(x)
    real(8), pointer, intent(in) :: x(:)
    pointed = sum(x)
  end function
  real(8) function any_rank(x)
    real(8), intent(in) :: x(..)
    any_rank = size(x)
  end function
  real(8) function of_pairs(x)
    type(pair), intent(in) :: x(:)
    of_pairs = sum(x%left)
  end function
  real(8) function of_class(x)
    class(pair), intent(in) :: x
    of_class = x%left
  end function
  real(8) function of_texts(x)
    character(3), intent(in) :: x(:)
    of_texts = size(x)
  end function
  real(8) function of_text(x, text)
    real(8), intent(in) :: x(:)
    character(*), intent(in) :: text
    of_text = x(1) * len(text)
  end function
  complex(8) function as_complex(x)
    real(8), intent(in) :: x(:)
    as_complex = x(1)
  end function
  function given(n)
    integer, intent(in) :: n
    real(8), allocatable :: given(:)
    given = [real(8) :: n, 2]
  end function
end module
