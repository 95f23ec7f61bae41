use enzyme_hub::*;

#[autodiff_reverse(d1, Duplicated, Active)]
fn a_number_is_returned(x: f64) -> f64 {
    x
}

#[autodiff_reverse(d2, Active, Active)]
fn a_slice_has_a_shadow(x: &[f64]) -> f64 {
    x[0]
}

#[autodiff_reverse(d3, Active, Active)]
fn an_integer_is_constant(n: usize, x: &[f64]) -> f64 {
    x[n]
}

#[autodiff_reverse(d4, Active, Duplicated, Active)]
fn this_integer_too(n: usize, x: &[f64]) -> f64 {
    x[n]
}

#[autodiff_reverse(d5, Dual, Active)]
fn the_other_mode(x: f64) -> f64 {
    x
}

#[autodiff_forward(d6, Dual, Active)]
fn the_other_mode_again(x: f64) -> f64 {
    x
}

#[autodiff_reverse(d7, Duplicated, Active)]
fn a_vector_by_value(x: Vec<f64>) -> f64 {
    x[0]
}

#[autodiff_reverse(d8, Duplicate, Active)]
fn misspelt(x: &[f64]) -> f64 {
    x[0]
}

#[autodiff_reverse(d9, Duplicated, Active)]
fn no_number_is_returned(x: &[f64]) -> usize {
    x.len()
}

#[autodiff_forward(d10, 2, Dualv, Dual)]
fn lanes_of_an_array(x: &[f64; 3]) -> f64 {
    x[0]
}

#[autodiff_reverse]
fn nothing_said(x: f64) -> f64 {
    x
}

#[autodiff_forward(d11, Dual)]
struct NoFunction(f64);

#[custom_gradient(augment = augmented)]
fn half_said(x: f64) -> f64 {
    x
}

#[derivative_like(log1p)]
fn no_text(x: f64) -> f64 {
    x
}

fn main() {}
