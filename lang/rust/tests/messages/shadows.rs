use enzyme_hub::*;

#[derive(ZeroLike)]
struct Borrowing<'a> {
    x: &'a [f64],
}

#[derive(ZeroLike)]
struct Foreign {
    #[zero_like(skip)]
    x: f64,
}

#[derive(ZeroLike)]
union Either {
    x: f64,
    n: u64,
}

fn main() {
    let k = 2.0;
    zero_like(&|x: f64| k * x);
}
