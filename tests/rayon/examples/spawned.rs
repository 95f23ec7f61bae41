//! Refused: nobody knows when the task runs.

fn loose(x: f64) -> f64 {
    rayon::spawn(move || println!("{x}"));
    x * x
}

fn main() {
    println!("{}", enzyme_hub::derivative!(|x| loose(x), 3.0));
    println!("{:?}", enzyme_hub::gradient!(|x: &[f64]| loose(x[0]), &[3.0]));
}
