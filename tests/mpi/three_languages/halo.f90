subroutine halo(x, u)
  implicit none
  include 'mpif.h'
  real(8) :: x(4), u(4), ends(2)
  integer :: rank, ranks, left, right, ierror, requests(4)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
  call MPI_Comm_size(MPI_COMM_WORLD, ranks, ierror)
  left = mod(rank + ranks - 1, ranks)
  right = mod(rank + 1, ranks)
  call MPI_Irecv(ends(1), 1, MPI_DOUBLE_PRECISION, left, 1, MPI_COMM_WORLD, requests(1), ierror)
  call MPI_Irecv(ends(2), 1, MPI_DOUBLE_PRECISION, right, 2, MPI_COMM_WORLD, requests(2), ierror)
  call MPI_Isend(x(4), 1, MPI_DOUBLE_PRECISION, right, 1, MPI_COMM_WORLD, requests(3), ierror)
  call MPI_Isend(x(1), 1, MPI_DOUBLE_PRECISION, left, 2, MPI_COMM_WORLD, requests(4), ierror)
  call MPI_Waitall(4, requests, MPI_STATUSES_IGNORE, ierror)
  u = x * x
  u(1) = u(1) * ends(1)
  u(4) = u(4) + ends(2)**3
end subroutine
