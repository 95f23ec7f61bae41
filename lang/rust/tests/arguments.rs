//! Functions of several arguments, with `Active`, `Duplicated`, `Dual` and `Const`.

use enzyme_hub::{Active, Const, Dual, Duplicated, forward, reverse};

fn energy(scale: f64, x: &[f64], names: Vec<String>, power: i32) -> f64 {
    scale * scale * x.iter().map(|x| x.powi(power)).sum::<f64>() * names.len() as f64
}

#[test]
fn derivatives_of_numbers_are_returned_and_those_of_slices_are_added() {
    let (x, mut dx) = ([3.0, 4.0], [1.0, 1.0]);
    let names = vec![String::from("one"), String::from("two")];
    let given = (Active(2.0), Duplicated(&x[..], &mut dx[..]), Const(names), Const(2));
    let (value, (by_scale, (), (), ())) = reverse(energy, given);
    assert_eq!((value, by_scale), (200.0, 200.0));
    assert_eq!(dx, [49.0, 65.0]);
}

#[test]
fn what_is_changed_has_a_shadow_and_what_is_captured_is_constant() {
    let weight = vec![1.0_f32, 10.0];
    let f = |y: &mut [f32; 2], x: f32| {
        y[0] *= x;
        y[1] += y[0] * x;
        y[0] * weight[0] + y[1] * weight[1]
    };
    let (mut y, mut dy) = ([2.0, 3.0], [0.0; 2]);
    let (value, ((), dx)) = reverse(f, (Duplicated(&mut y, &mut dy), Active(3.0)));
    // y0 x + 10 (y1 + y0 x^2)
    assert_eq!((value, dx, dy), (6.0 + 10.0 * 21.0, 2.0 + 10.0 * 12.0, [3.0 + 90.0, 10.0]));
    assert_eq!(y, [6.0, 21.0]);
}

#[test]
fn tangents() {
    let (x, mut dx) = (vec![3.0, 4.0], vec![1.0, 0.5]);
    let given = (Dual(2.0, 0.25), Duplicated(&x[..], &mut dx[..]), Const(vec![String::new()]), Const(2));
    assert_eq!(forward(energy, given), (100.0, 25.0 * 2.0 * 2.0 * 0.25 + 4.0 * (6.0 + 8.0 * 0.5)));
}

#[test]
#[should_panic(expected = "the shadow of `an argument` has 1 elements, and 2 are needed")]
fn a_shadow_has_the_length_of_its_slice() {
    reverse(|x: &[f64]| x[0], (Duplicated(&[1.0, 2.0][..], &mut [0.0][..]),));
}
