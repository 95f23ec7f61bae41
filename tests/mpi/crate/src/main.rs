//! A ring of messages and a norm through the crate mpi: the gradient against finite differences.
use mpi::collective::SystemOperation;
use mpi::point_to_point as p2p;
use mpi::topology::SimpleCommunicator;
use mpi::traits::*;

const N: usize = 4;

extern "C" {
    fn __enzyme_autodiff(_: usize, ...);
    static enzyme_dup: i32;
    static enzyme_const: i32;
}

fn ring(x: &[f64; N], world: &SimpleCommunicator) -> f64 {
    let (rank, size) = (world.rank(), world.size());
    let right = world.process_at_rank((rank + 1) % size);
    let left = world.process_at_rank((rank + size - 1) % size);
    let mut sum = 0.0;
    let mut own = *x;
    for step in 0..3 {
        let mut got = [0.0; 2];
        p2p::send_receive_into(&own[1..3], &right, &mut got[..], &left);
        own[0] += got[0] * got[1] * 0.1;
        own[2] = (own[2] * got[0]).sin();
        sum += own[step] * own[0];
    }
    let squares: f64 = own.iter().map(|u| u * u).sum();
    let mut all = 0.0f64;
    world.all_reduce_into(&squares, &mut all, SystemOperation::sum());
    sum + all.sqrt()
}

fn total(x: &[f64; N], world: &SimpleCommunicator) -> f64 {
    let mut all = 0.0f64;
    world.all_reduce_into(&ring(x, world), &mut all, SystemOperation::sum());
    all
}

fn gradient(x: &[f64; N], world: &SimpleCommunicator) -> [f64; N] {
    let mut dx = [0.0; N];
    unsafe {
        __enzyme_autodiff(
            ring as *const () as usize,
            enzyme_dup,
            x,
            &mut dx,
            enzyme_const,
            world,
        );
    }
    dx
}

fn main() {
    let universe = mpi::initialize().unwrap();
    let world = universe.world();
    let rank = world.rank();
    let mut x = [0.0; N];
    for (i, one) in x.iter_mut().enumerate() {
        *one = 0.7 + 0.31 * i as f64 + 0.13 * rank as f64;
    }
    let dx = gradient(&x, &world);
    // Whatever order messages come in, the gradient is the same.
    let repetitions = std::env::var("REPEAT").map_or(1, |word| word.parse().unwrap());
    for _ in 1..repetitions {
        for (again, before) in gradient(&x, &world).iter().zip(&dx) {
            assert!(
                (again - before).abs() <= 1e-11 * (1.0 + before.abs()),
                "{again} {before}"
            );
        }
    }
    let h = 1e-6;
    for r in 0..world.size() {
        for i in 0..N {
            let at = x[i];
            if r == rank {
                x[i] = at + h;
            }
            let above = total(&x, &world);
            if r == rank {
                x[i] = at - h;
            }
            let below = total(&x, &world);
            x[i] = at;
            let expected = (above - below) / (2.0 * h);
            if r == rank {
                assert!(
                    (dx[i] - expected).abs() < 1e-6 * (1.0 + expected.abs()),
                    "{} {} {}",
                    i,
                    dx[i],
                    expected
                );
            }
        }
    }
    println!("rank {rank} agrees");
}
