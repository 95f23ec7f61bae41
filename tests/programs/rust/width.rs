// Gradients in several lanes, combined and split, and batches: the results are arrays.
#[path = "check.rs"]
mod check;
use check::*;

extern "C" {
    fn __enzyme_autodiff_rows(f: usize, ...) -> [f64; 3];
    fn __enzyme_autodiff_floats(f: usize, ...) -> [f32; 4];
    fn __enzyme_augmentfwd(f: usize, ...) -> *mut u8;
    fn __enzyme_reverse_rows(f: usize, ...) -> [f64; 3];
    fn __enzyme_batch_four(f: usize, ...) -> [f64; 4];
    static enzyme_width: i32;
    static enzyme_dupv: i32;
    static enzyme_vector: i32;
}

/// Numbers that grow in a vector, are sorted, and end in three results.
fn features(x: &[f64], y: &mut [f64; 3], scale: f64) {
    let mut grown = Vec::new();
    for (i, v) in x.iter().enumerate() {
        grown.push(v * v * scale);
        if *v > 1.0 {
            grown.push(v.exp() + grown[i / 2]);
        }
    }
    let boxed: Box<[f64]> = grown.clone().into_boxed_slice();
    y[0] = boxed.iter().sum();
    grown.sort_by(|a, b| a.partial_cmp(b).unwrap());
    y[1] = grown[grown.len() - 1] * grown[0];
    y[2] = boxed.windows(2).map(|w| (w[0] * w[1]).sin()).fold(1.0, |a, b| a * (b + 2.0));
}

fn plane(x: f32, y: f32) -> f32 {
    x * x * y
}

fn power(x: f64, n: i32) -> f64 {
    if n == 0 { 1.0 } else { x * power(x, n - 1) }
}

fn main() {
    let x = [0.5, 1.25, -0.75, 2.0];
    let (mut y, scale) = ([0.0; 3], 1.5);
    let (mut rows, mut seeds) = ([[0.0; 4]; 3], [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]);
    let (row, seed) = (std::mem::size_of_val(&rows[0]), std::mem::size_of_val(&seeds[0]));
    let f = features as usize;
    let by_scale = unsafe {
        __enzyme_autodiff_rows(f, enzyme_width, 3, enzyme_dupv, row, x.as_ptr(), rows.as_mut_ptr(), 4usize,
            enzyme_dupv, seed, &mut y, seeds.as_mut_ptr(), scale)
    };
    let (mut again, mut seeds) = ([[0.0; 4]; 3], [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]);
    let split = unsafe {
        let tape = __enzyme_augmentfwd(f, enzyme_width, 3, enzyme_dupv, row, x.as_ptr(), again.as_mut_ptr(), 4usize,
            enzyme_dupv, seed, &mut y, seeds.as_mut_ptr(), scale);
        __enzyme_reverse_rows(f, enzyme_width, 3, enzyme_dupv, row, x.as_ptr(), again.as_mut_ptr(), 4usize,
            enzyme_dupv, seed, &mut y, seeds.as_mut_ptr(), scale, tape)
    };
    for k in 0..3 {
        let (mut dx, mut one) = ([0.0; 4], [0.0; 3]);
        one[k] = 1.0;
        let ds = unsafe { __enzyme_autodiff(f, enzyme_dup, x.as_ptr(), &mut dx, 4usize, &mut y, &mut one, scale) };
        check("by scale", by_scale[k], ds);
        check("split by scale", split[k], ds);
        let h = 1e-6;
        let (mut up, mut down) = ([0.0; 3], [0.0; 3]);
        features(&x, &mut up, scale + h);
        features(&x, &mut down, scale - h);
        near("difference", by_scale[k], (up[k] - down[k]) / (2.0 * h), 1e-6);
        for i in 0..4 {
            check("row", rows[k][i], dx[i]);
            check("split row", again[k][i], dx[i]);
        }
    }
    let [a, b, c, d] = unsafe { __enzyme_autodiff_floats(plane as usize, enzyme_width, 2, 3.0, 0.5, 1.0, 2.0) };
    check("x", a as f64, 3.0);
    check("x, twice", b as f64, 6.0);
    check("y", c as f64, 9.0);
    check("y, twice", d as f64, 18.0);

    let powers = unsafe {
        __enzyme_batch_four(power as usize, enzyme_width, 4, enzyme_vector, 2.0, 3.0, -1.0, 0.5, 3, 2, 5, 1)
    };
    check("8", powers[0], 8.0);
    check("9", powers[1], 9.0);
    check("-1", powers[2], -1.0);
    check("0.5", powers[3], 0.5);
    let bases = [2.0f64, 3.0, -1.0, 0.5];
    let cubes = unsafe { __enzyme_batch_four(power as usize, enzyme_width, 4, enzyme_dupv, 8usize, &bases, enzyme_const, 3) };
    for i in 0..4 {
        check("cube", cubes[i], bases[i].powi(3));
    }
    finish();
}
