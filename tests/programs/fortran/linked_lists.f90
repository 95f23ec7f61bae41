! Linked lists: nodes that are allocated through pointers, with pointers in them.
! memory: O2
module kernel
  implicit none
  type :: node
    real(8) :: value
    type(node), pointer :: next => null()
  end type
  type :: tree
    real(8) :: value
    type(tree), pointer :: left => null(), right => null()
  end type
contains
  subroutine push(head, value)
    type(node), pointer, intent(inout) :: head
    real(8), intent(in) :: value
    type(node), pointer :: new
    allocate (new)
    new%value = value
    new%next => head
    head => new
  end subroutine
  recursive subroutine insert(t, value)
    type(tree), pointer, intent(inout) :: t
    real(8), intent(in) :: value
    if (.not. associated(t)) then
      allocate (t)
      t%value = value
    else if (value < t%value) then
      call insert(t%left, value)
    else
      call insert(t%right, value)
    end if
  end subroutine
  recursive real(8) function walk(t, depth) result(total)
    type(tree), pointer, intent(in) :: t
    integer, intent(in) :: depth
    total = 0
    if (.not. associated(t)) return
    total = t%value**2 * depth + walk(t%left, depth + 1) + walk(t%right, depth + 1)
  end function
  recursive subroutine clear(t)
    type(tree), pointer, intent(inout) :: t
    if (.not. associated(t)) return
    call clear(t%left)
    call clear(t%right)
    deallocate (t)
  end subroutine
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    type(node), pointer :: head, this
    type(tree), pointer :: t
    integer :: k
    head => null()
    t => null()
    do k = 1, size(x)
      call push(head, x(k)**2)
      call insert(t, x(k))
    end do
    f = 1
    this => head
    do while (associated(this))
      f = f * (1 + this%value)
      this => this%next
    end do
    f = f + walk(t, 1)
    do while (associated(head))
      this => head%next
      deallocate (head)
      head => this
    end do
    call clear(t)
  end function
end module

program main
  use comparisons
  use enzyme_hub
  use kernel
  implicit none
  real(8) :: x(4) = [0.5d0, -0.25d0, 0.75d0, 1.1d0], dx(4)
  dx = 0
  call enzyme_gradient(f, x, dx)
  call slopes(f, x, dx)
  call finish()
end program
