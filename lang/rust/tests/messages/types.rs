use enzyme_hub::*;

struct Options {
    steps: u32,
}

#[autodiff_reverse(d1, Active, Active, Active)]
fn an_active_struct(options: Options, x: f64) -> f64 {
    x * f64::from(options.steps)
}

#[autodiff_reverse(d2, Duplicated, Active)]
fn a_result_without_number(x: &[f64]) -> Option<f64> {
    x.first().copied()
}

#[autodiff_forward(d3, Dual, Dual)]
fn a_vector(x: Vec<f64>) -> f64 {
    x[0]
}

#[autodiff_reverse(shadowed, Duplicated, Active)]
fn needs_a_shadow(x: &[f64]) -> f64 {
    x[0]
}

fn main() {
    shadowed(&[1.0], 1.0);
}
