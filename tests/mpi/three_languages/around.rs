//! By declarations of its own: a handle of Open MPI is the address of a variable.
use std::ffi::{c_int, c_void};

extern "C" {
    static ompi_mpi_comm_world: c_void;
    static ompi_mpi_double: c_void;
    fn MPI_Comm_rank(comm: *const c_void, rank: *mut c_int) -> c_int;
    fn MPI_Comm_size(comm: *const c_void, size: *mut c_int) -> c_int;
    fn MPI_Sendrecv(
        sent: *const c_void, count: c_int, kind: *const c_void, to: c_int, tag: c_int,
        received: *mut c_void, room: c_int, of: *const c_void, from: c_int, with: c_int,
        comm: *const c_void, status: *mut c_void,
    ) -> c_int;
}

#[no_mangle]
pub unsafe extern "C" fn around(u: *const f64, n: c_int) -> f64 {
    let (world, double) = (&raw const ompi_mpi_comm_world, &raw const ompi_mpi_double);
    let (mut rank, mut size) = (0, 0);
    MPI_Comm_rank(world, &mut rank);
    MPI_Comm_size(world, &mut size);
    let (right, left) = ((rank + 1) % size, (rank + size - 1) % size);
    let own = std::slice::from_raw_parts(u, n as usize);
    let mut sum = 0.0;
    for step in 0..3 {
        let (mut got, mut status) = ([0.0f64; 2], [0 as c_int; 6]);
        let (out, room) = (own[step..].as_ptr().cast(), got.as_mut_ptr().cast());
        MPI_Sendrecv(out, 2, double, right, 7, room, 2, double, left, 7, world, status.as_mut_ptr().cast());
        sum += got[0] * got[1] * own[step];
    }
    sum
}
