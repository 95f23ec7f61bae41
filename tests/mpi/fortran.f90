! Messages from Fortran, through mpif.h: gradients and tangents against finite differences.
module kernel
  implicit none
  integer, parameter :: n = 4
contains
  ! A halo by requests, and one in place of another.
  real(8) function halo(x)
    include 'mpif.h'
    real(8) :: x(n), u(0:n + 1), v(n)
    integer :: rank, ranks, left, right, step, ierror, requests(4), state(MPI_STATUS_SIZE)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    call MPI_Comm_size(MPI_COMM_WORLD, ranks, ierror)
    left = mod(rank + ranks - 1, ranks)
    right = mod(rank + 1, ranks)
    u(1:n) = x
    do step = 1, 3
      call MPI_Irecv(u(0), 1, MPI_DOUBLE_PRECISION, left, 1, MPI_COMM_WORLD, requests(1), ierror)
      call MPI_Irecv(u(n + 1), 1, MPI_DOUBLE_PRECISION, right, 2, MPI_COMM_WORLD, requests(2), ierror)
      call MPI_Isend(u(n), 1, MPI_DOUBLE_PRECISION, right, 1, MPI_COMM_WORLD, requests(3), ierror)
      call MPI_Isend(u(1), 1, MPI_DOUBLE_PRECISION, left, 2, MPI_COMM_WORLD, requests(4), ierror)
      call MPI_Waitall(4, requests, MPI_STATUSES_IGNORE, ierror)
      v = u(1:n) + 0.2d0 * (u(0:n - 1)**2 - 2 * u(1:n) + u(2:n + 1))
      u(1:n) = v
    end do
    call MPI_Sendrecv_replace(u(1), 2, MPI_DOUBLE_PRECISION, right, 5, left, 5, MPI_COMM_WORLD, state, ierror)
    halo = sum(u(1:n) * u(1:n)) * x(1)
  end function

  ! What all do together, over a communicator that is made and freed.
  real(8) function together(x)
    include 'mpif.h'
    real(8) :: x(n), u(n), all, parts(4 * n), most
    integer :: rank, comm, ierror
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    call MPI_Comm_dup(MPI_COMM_WORLD, comm, ierror)
    u = x * x
    call MPI_Allreduce(MPI_IN_PLACE, u, n, MPI_DOUBLE_PRECISION, MPI_SUM, comm, ierror)
    call MPI_Reduce(x(2), all, 1, MPI_DOUBLE_PRECISION, MPI_PROD, 0, comm, ierror)
    call MPI_Bcast(all, 1, MPI_DOUBLE_PRECISION, 0, comm, ierror)
    call MPI_Allreduce(x(3), most, 1, MPI_DOUBLE_PRECISION, MPI_MAX, comm, ierror)
    parts = 0
    call MPI_Allgather(u, 1, MPI_DOUBLE_PRECISION, parts, 1, MPI_DOUBLE_PRECISION, comm, ierror)
    call MPI_Comm_free(comm, ierror)
    together = sum(u * x) * all + sin(most) + sum(parts * parts) * x(4)
  end function

  ! Requests that are made once, in a ring of a grid; which of them is there counts from one.
  real(8) function kept(x)
    include 'mpif.h'
    real(8) :: x(n), in(2), out(2), all
    integer :: comm, left, right, step, k, which(3), done, ierror, requests(3), states(MPI_STATUS_SIZE, 3), state(MPI_STATUS_SIZE)
    integer :: dims(1)
    logical :: periods(1)
    call MPI_Comm_size(MPI_COMM_WORLD, dims(1), ierror)
    periods = .true.
    call MPI_Cart_create(MPI_COMM_WORLD, 1, dims, periods, .false., comm, ierror)
    call MPI_Cart_shift(comm, 0, 1, left, right, ierror)
    call MPI_Recv_init(in(1), 1, MPI_DOUBLE_PRECISION, left, 1, comm, requests(1), ierror)
    call MPI_Recv_init(in(2), 1, MPI_DOUBLE_PRECISION, right, 2, comm, requests(2), ierror)
    kept = 0
    in = 1
    do step = 1, 3
      out = sin(in) * x(1:2) + x(3) * step
      call MPI_Startall(2, requests, ierror)
      call MPI_Send(out(1), 1, MPI_DOUBLE_PRECISION, right, 1, comm, ierror)
      call MPI_Send(out(2), 1, MPI_DOUBLE_PRECISION, left, 2, comm, ierror)
      do k = 1, 2
        call MPI_Waitany(2, requests, which(1), state, ierror)
        kept = kept + in(which(1)) * in(which(1)) * which(1)
      end do
      call MPI_Iallreduce(in, out, 2, MPI_DOUBLE_PRECISION, MPI_SUM, comm, requests(3), ierror)
      call MPI_Waitsome(1, requests(3), done, which, states, ierror)
      if (which(1) /= 1) stop 2
      in = out * 0.1d0 * x(4)
    end do
    call MPI_Request_free(requests(1), ierror)
    call MPI_Request_free(requests(2), ierror)
    call MPI_Ireduce(in, all, 1, MPI_DOUBLE_PRECISION, MPI_MAX, 0, comm, requests(1), ierror)
    call MPI_Wait(requests(1), MPI_STATUS_IGNORE, ierror)
    call MPI_Bcast(all, 1, MPI_DOUBLE_PRECISION, 0, comm, ierror)
    call MPI_Comm_free(comm, ierror)
    kept = kept * all
  end function
end module

program main
  use kernel
  implicit none
  include 'mpif.h'
  external :: f__enzyme_autodiff
  real(8), external :: f__enzyme_fwddiff
  real(8), parameter :: h = 1d-6
  integer :: ierror, rank, ranks, all, k, wrong = 0
  real(8) :: x(n), dx(n), before(n)
  call MPI_Init(ierror)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
  call MPI_Comm_size(MPI_COMM_WORLD, ranks, ierror)
  do k = 1, repetitions()
    x = start(0d0)
    dx = 0
    call f__enzyme_autodiff(halo, x, dx)
    call same('halo', k)
  end do
  call check('halo', halo, f__enzyme_fwddiff(halo, start(0d0), start(1d0) - start(0d0)))
  do k = 1, repetitions()
    x = start(0d0)
    dx = 0
    call f__enzyme_autodiff(together, x, dx)
    call same('together', k)
  end do
  call check('together', together, f__enzyme_fwddiff(together, start(0d0), start(1d0) - start(0d0)))
  do k = 1, repetitions()
    x = start(0d0)
    dx = 0
    call f__enzyme_autodiff(kept, x, dx)
    call same('kept', k)
  end do
  call check('kept', kept, f__enzyme_fwddiff(kept, start(0d0), start(1d0) - start(0d0)))
  call MPI_Allreduce(wrong, all, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, ierror)
  call MPI_Finalize(ierror)
  if (all /= 0) stop 1
contains
  function start(shift) result(x)
    real(8) :: shift, x(n)
    integer :: i
    x = [(0.7d0 + 0.31d0 * i + 0.13d0 * rank * i + shift * sin(1d0 + i + 3 * rank), i = 1, n)]
  end function

  real(8) function total(f, x)
    real(8), external :: f
    real(8) :: x(n), own
    own = f(x)
    call MPI_Allreduce(own, total, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierror)
  end function

  subroutine check(name, f, tangent)
    character(*) :: name
    real(8), external :: f
    real(8) :: tangent, y(n), above, below
    integer :: r, i
    do r = 0, ranks - 1
      do i = 1, n
        y = start(0d0)
        if (r == rank) y(i) = y(i) + h
        above = total(f, y)
        y = start(0d0)
        if (r == rank) y(i) = y(i) - h
        below = total(f, y)
        if (r == rank) call compare(name, dx(i), (above - below) / (2 * h))
      end do
    end do
    above = f(start(h))
    call compare(name, tangent, (above - f(start(-h))) / (2 * h))
  end subroutine

  ! How often a gradient is asked for: whatever order messages come in, it is the same.
  integer function repetitions()
    character(10) :: word
    integer :: failed
    call get_environment_variable('REPEAT', word, status=failed)
    repetitions = 1
    if (failed == 0) read (word, *) repetitions
  end function

  subroutine same(name, k)
    character(*) :: name
    integer :: k
    if (k == 1) before = dx
    if (maxval(abs(dx - before) - 1d-11 * (1 + abs(before))) <= 0) return
    print *, name, rank, dx, before
    wrong = 1
  end subroutine

  subroutine compare(name, found, expected)
    character(*) :: name
    real(8) :: found, expected
    if (abs(found - expected) <= 1d-6 * (1 + abs(expected))) return
    print *, name, rank, found, expected
    wrong = 1
  end subroutine
end program
