! The names of mpi_f08, as Open MPI's library has them: handles are types, error codes may be left out. Its module is gfortran's, which
! flang cannot read, so what is used of it is declared here.
module numbers
  implicit none
  include 'mpif.h'
end module

module mpi_f08
  use numbers, only: world => MPI_COMM_WORLD, double => MPI_DOUBLE_PRECISION, sums => MPI_SUM, MPI_IN_PLACE
  use, intrinsic :: iso_c_binding
  implicit none
  type, bind(c) :: MPI_Comm
    integer :: MPI_VAL
  end type
  type, bind(c) :: MPI_Datatype
    integer :: MPI_VAL
  end type
  type, bind(c) :: MPI_Op
    integer :: MPI_VAL
  end type
  type, bind(c) :: MPI_Request
    integer :: MPI_VAL
  end type
  type, bind(c) :: MPI_Status
    integer :: MPI_SOURCE, MPI_TAG, MPI_ERROR
    integer(c_int), private :: cancelled
    integer(c_size_t), private :: count
  end type
  type(MPI_Comm), parameter :: MPI_COMM_WORLD = MPI_Comm(world)
  type(MPI_Datatype), parameter :: MPI_DOUBLE_PRECISION = MPI_Datatype(double)
  type(MPI_Op), parameter :: MPI_SUM = MPI_Op(sums)
  interface
    subroutine MPI_Init_f08(ierror)
      integer, optional :: ierror
    end subroutine
    subroutine MPI_Finalize_f08(ierror)
      integer, optional :: ierror
    end subroutine
    subroutine MPI_Comm_rank_f08(comm, rank, ierror)
      import :: MPI_Comm
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: rank
      integer, optional :: ierror
    end subroutine
    subroutine MPI_Comm_size_f08(comm, size, ierror)
      import :: MPI_Comm
      type(MPI_Comm), intent(in) :: comm
      integer, intent(out) :: size
      integer, optional :: ierror
    end subroutine
    subroutine MPI_Comm_dup_f08(comm, other, ierror)
      import :: MPI_Comm
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Comm), intent(out) :: other
      integer, optional :: ierror
    end subroutine
    subroutine MPI_Comm_free_f08(comm, ierror)
      import :: MPI_Comm
      type(MPI_Comm) :: comm
      integer, optional :: ierror
    end subroutine
    subroutine MPI_Isend_f08(buf, count, datatype, dest, tag, comm, request, ierror)
      import :: MPI_Comm, MPI_Datatype, MPI_Request
      !dir$ ignore_tkr buf
      real(8), intent(in) :: buf
      integer, intent(in) :: count, dest, tag
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(out) :: request
      integer, optional :: ierror
    end subroutine
    subroutine MPI_Recv_init_f08(buf, count, datatype, source, tag, comm, request, ierror)
      import :: MPI_Comm, MPI_Datatype, MPI_Request
      !dir$ ignore_tkr buf
      real(8) :: buf
      integer, intent(in) :: count, source, tag
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Comm), intent(in) :: comm
      type(MPI_Request), intent(out) :: request
      integer, optional :: ierror
    end subroutine
    subroutine MPI_Start_f08(request, ierror)
      import :: MPI_Request
      type(MPI_Request) :: request
      integer, optional :: ierror
    end subroutine
    subroutine MPI_Request_free_f08(request, ierror)
      import :: MPI_Request
      type(MPI_Request) :: request
      integer, optional :: ierror
    end subroutine
    subroutine MPI_Waitall_f08(count, requests, statuses, ierror)
      import :: MPI_Request, MPI_Status
      integer, intent(in) :: count
      type(MPI_Request) :: requests(count)
      type(MPI_Status) :: statuses(*)
      integer, optional :: ierror
    end subroutine
    subroutine MPI_Allreduce_f08(sent, received, count, datatype, op, comm, ierror)
      import :: MPI_Comm, MPI_Datatype, MPI_Op
      !dir$ ignore_tkr sent, received
      real(8), intent(in) :: sent
      real(8) :: received
      integer, intent(in) :: count
      type(MPI_Datatype), intent(in) :: datatype
      type(MPI_Op), intent(in) :: op
      type(MPI_Comm), intent(in) :: comm
      integer, optional :: ierror
    end subroutine
  end interface
end module

module kernel
  use mpi_f08
  implicit none
  integer, parameter :: n = 4
contains
  real(8) function ring(x)
    real(8) :: x(n), in(2)
    type(MPI_Comm) :: comm
    type(MPI_Request) :: requests(2)
    type(MPI_Status) :: states(2)
    integer :: rank, ranks, step
    call MPI_Comm_dup_f08(MPI_COMM_WORLD, comm)
    call MPI_Comm_rank_f08(comm, rank)
    call MPI_Comm_size_f08(comm, ranks)
    call MPI_Recv_init_f08(in, 2, MPI_DOUBLE_PRECISION, mod(rank + ranks - 1, ranks), 3, comm, requests(1))
    ring = 0
    do step = 1, 3
      call MPI_Start_f08(requests(1))
      call MPI_Isend_f08(x(step), 2, MPI_DOUBLE_PRECISION, mod(rank + 1, ranks), 3, comm, requests(2))
      call MPI_Waitall_f08(2, requests, states)
      ring = ring + in(1) * in(2) * x(4) * (1 + states(1)%MPI_SOURCE)
    end do
    call MPI_Request_free_f08(requests(1))
    ring = ring * norm(x, comm)
    call MPI_Comm_free_f08(comm)
  end function

  ! In place; the error code is the caller's, if there is one.
  real(8) function norm(x, comm, ierror)
    real(8) :: x(n), u(n)
    type(MPI_Comm) :: comm
    integer, optional :: ierror
    u = x * x
    call MPI_Allreduce_f08(MPI_IN_PLACE, u, n, MPI_DOUBLE_PRECISION, MPI_SUM, comm, ierror)
    norm = sqrt(sum(u))
  end function
end module

program main
  use kernel
  implicit none
  external :: f__enzyme_autodiff
  real(8), external :: f__enzyme_fwddiff
  real(8), parameter :: h = 1d-6
  integer :: rank, ranks, r, i, k, wrong = 0
  real(8) :: x(n), dx(n), before(n), above, below, all
  call MPI_Init_f08()
  call MPI_Comm_rank_f08(MPI_COMM_WORLD, rank)
  call MPI_Comm_size_f08(MPI_COMM_WORLD, ranks)
  do k = 1, repetitions()
    x = start(0d0)
    dx = 0
    call f__enzyme_autodiff(ring, x, dx)
    call same(k)
  end do
  do r = 0, ranks - 1
    do i = 1, n
      x = start(0d0)
      if (r == rank) x(i) = x(i) + h
      above = total(x)
      if (r == rank) x(i) = x(i) - 2 * h
      below = total(x)
      if (r == rank) call compare(dx(i), (above - below) / (2 * h))
    end do
  end do
  x = start(0d0)
  dx = start(1d0) - x
  above = ring(start(h))
  call compare(f__enzyme_fwddiff(ring, x, dx), (above - ring(start(-h))) / (2 * h))
  call MPI_Allreduce_f08(1d0 * wrong, all, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD)
  call MPI_Finalize_f08()
  if (all /= 0) stop 1
contains
  function start(shift) result(x)
    real(8) :: shift, x(n)
    integer :: i
    x = [(0.7d0 + 0.31d0 * i + 0.13d0 * rank * i + shift * sin(1d0 + i + 3 * rank), i = 1, n)]
  end function

  real(8) function total(x)
    real(8) :: x(n)
    total = ring(x)
    call MPI_Allreduce_f08(MPI_IN_PLACE, total, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD)
  end function

  ! How often a gradient is asked for: whatever order messages come in, it is the same.
  integer function repetitions()
    character(10) :: word
    integer :: failed
    call get_environment_variable('REPEAT', word, status=failed)
    repetitions = 1
    if (failed == 0) read (word, *) repetitions
  end function

  subroutine same(k)
    integer :: k
    if (k == 1) before = dx
    if (maxval(abs(dx - before) - 1d-11 * (1 + abs(before))) <= 0) return
    print *, rank, dx, before
    wrong = 1
  end subroutine

  subroutine compare(found, expected)
    real(8) :: found, expected
    if (abs(found - expected) <= 1d-6 * (1 + abs(expected))) return
    print *, rank, found, expected
    wrong = 1
  end subroutine
end program
