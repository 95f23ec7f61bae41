use enzyme_hub::autodiff_reverse;

/// The energy of a chain of springs, and `denergy`, which adds its gradient to a slice.
#[autodiff_reverse(denergy, Duplicated, Active)]
fn energy(x: &[f64]) -> f64 {
    x.windows(2).map(|w| 0.5 * (w[1] - w[0] - 1.0).powi(2)).sum()
}

fn main() {
    let mut x = vec![0.0, 0.2, 3.0, 3.5];
    for _ in 0..200 {
        let mut dx = vec![0.0; x.len()];
        denergy(&x, &mut dx, 1.0);
        for (x, dx) in x.iter_mut().zip(&dx) {
            *x -= 0.25 * dx;
        }
    }
    println!("{x:.3?} has the energy {:.3e}", energy(&x));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_gradient_of_two_springs() {
        let mut dx = [0.0; 3];
        assert_eq!(denergy(&[0.0, 2.0, 2.0], &mut dx, 1.0), 1.0);
        assert_eq!(dx, [-1.0, 2.0, -1.0]);
    }
}
