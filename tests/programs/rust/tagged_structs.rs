// Structs of a number and a tag of one byte, in vectors that grow: behind the tag there is nothing.
// levels: O0 O2
#[path = "check.rs"]
mod check;
use check::*;

type X = [f64; 4];

#[derive(Clone, Copy)]
struct Item {
    kind: u8,
    value: f64,
}

fn tagged(x: &X) -> f64 {
    let mut items: Vec<Item> = x.iter().enumerate().map(|(i, a)| Item { kind: (i % 3) as u8, value: a * a }).collect();
    items.push(Item { kind: 1, value: x[0] * x[3] });
    items.retain(|one| one.kind != 2);
    items.iter().map(|one| match one.kind { 0 => one.value.sin(), 1 => one.value * 2.0, _ => 0.0 }).sum()
}

fn moved(x: &X) -> f64 {
    let mut items: Vec<Item> = Vec::new();
    for (i, a) in x.iter().enumerate() {
        items.insert(i / 2, Item { kind: i as u8, value: a.exp() });
    }
    items.swap(0, 3);
    let last = items.remove(1);
    items.iter().map(|one| one.value * (one.kind + 1) as f64).sum::<f64>() * last.value
}

fn main() {
    let mut x = [0.5, 1.25, -0.75, 2.0];
    macro_rules! compare {
        ($($f:ident)*) => { $({
            let dx = gradient(&mut x, |p, d, _| unsafe { __enzyme_autodiff($f as usize, p, d); });
            differences(|x| $f((&*x).try_into().unwrap()), &x, &dx);
        })* };
    }
    compare!(tagged moved);
    finish();
}
