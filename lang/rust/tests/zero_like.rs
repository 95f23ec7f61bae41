//! Shadows by `zero_like`, and gradients that they take, against what analysis says.

use enzyme_hub::*;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;
use std::sync::{Arc, Mutex};

#[derive(ZeroLike, Clone, Debug, PartialEq)]
struct Layer {
    weights: Vec<f64>,
    size: usize,
}

#[derive(ZeroLike, Clone, Copy, Debug, PartialEq)]
struct Pair(f64, i32);

#[derive(ZeroLike, Debug, PartialEq)]
enum Kind<T> {
    Nothing,
    Line(T, u8),
    Curve { bend: f64, steps: u32 },
}

#[derive(Clone)]
struct Config(u64);

#[derive(ZeroLike)]
struct Net<const N: usize> {
    layers: Vec<Layer>,
    grid: [[f64; N]; 2],
    boxed: Box<Pair>,
    slice: Box<[f32]>,
    maybe: Option<f64>,
    none: Option<Layer>,
    table: HashMap<String, f64>,
    ordered: BTreeMap<(i32, bool), Vec<f64>>,
    kinds: Vec<Kind<f64>>,
    pair: (u64, f64, &'static str),
    cell: Cell<f64>,
    name: String,
    chosen: fn(f64) -> f64,
    #[zero_like(clone)]
    config: Config,
}

fn net() -> Net<3> {
    Net {
        layers: vec![Layer { weights: vec![1.0, 2.0], size: 3 }, Layer { weights: vec![0.5], size: 1 }],
        grid: [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]],
        boxed: Box::new(Pair(2.5, 2)),
        slice: vec![1.5, 2.5].into(),
        maybe: Some(3.0),
        none: None,
        table: (0..40).map(|i| (format!("key {i}"), 0.25 * f64::from(i))).collect(),
        ordered: (0..40).map(|i| ((i, i % 2 == 0), vec![f64::from(i), 1.0])).collect(),
        kinds: vec![Kind::Nothing, Kind::Line(2.0, 3), Kind::Curve { bend: 0.5, steps: 4 }],
        pair: (7, 1.5, "text"),
        cell: Cell::new(2.0),
        name: "a net".into(),
        chosen: f64::sin,
        config: Config(9),
    }
}

#[autodiff_reverse(dloss, Duplicated, Active)]
fn loss(net: &Net<3>) -> f64 {
    let mut sum = net.boxed.0 * net.boxed.0 * f64::from(net.boxed.1) + f64::from(net.slice[0]) * 2.0;
    for layer in &net.layers {
        sum += layer.weights.iter().map(|w| w * w).sum::<f64>() * layer.size as f64;
    }
    sum += net.grid[0][1] * net.grid[1][2] + net.maybe.unwrap_or(0.0).powi(3);
    sum += net.table["key 3"] * net.table["key 5"];
    for ((key, even), values) in &net.ordered {
        sum += values[0] * values[1] * f64::from(*key) * if *even { 2.0 } else { 1.0 };
    }
    for kind in &net.kinds {
        sum += match kind {
            Kind::Nothing => 1.0,
            Kind::Line(slope, n) => slope * slope * f64::from(*n),
            Kind::Curve { bend, steps } => bend * f64::from(*steps),
        };
    }
    sum + net.pair.1 * net.pair.0 as f64 + net.cell.get() * net.cell.get() * net.config.0 as f64
}

#[test]
fn what_is_in_a_shadow() {
    let x = net();
    let dx = zero_like(&x);
    assert_eq!(dx.layers, [Layer { weights: vec![0.0, 0.0], size: 3 }, Layer { weights: vec![0.0], size: 1 }]);
    assert_eq!((dx.grid, *dx.boxed, dx.maybe, dx.none), ([[0.0; 3]; 2], Pair(0.0, 2), Some(0.0), None));
    assert_eq!(
        (&*dx.slice, dx.pair, dx.cell.get(), &*dx.name, dx.config.0),
        (&[0.0f32; 2][..], (7, 0.0, "text"), 0.0, "a net", 9)
    );
    assert_eq!(dx.kinds, [Kind::Nothing, Kind::Line(0.0, 3), Kind::Curve { bend: 0.0, steps: 4 }]);
    assert!(dx.table.len() == 40 && dx.table.values().all(|value| *value == 0.0));
    assert_eq!(dx.ordered[&(4, true)], [0.0, 0.0]);
    assert_eq!((dx.chosen)(0.5), 0.5f64.sin());
    assert_eq!((x.grid[1][2], x.table["key 4"]), (6.0, 1.0));
    assert_eq!(
        (zero_like(&[1.0, 2.0][..]), zero_like("text"), zero_like(&(1, 2.0f32))),
        (vec![0.0; 2], "text".to_string(), (1, 0.0))
    );
}

#[test]
fn a_gradient() {
    let x = net();
    let mut dx = zero_like(&x);
    let value = dloss(&x, &mut dx, 1.0);
    assert_eq!(value, loss(&x));
    assert_eq!((&dx.layers[0].weights[..], &dx.layers[1].weights[..]), (&[6.0, 12.0][..], &[1.0][..]));
    assert_eq!(
        (dx.boxed.0, dx.slice[0], dx.maybe, dx.grid),
        (10.0, 2.0, Some(27.0), [[0.0, 6.0, 0.0], [0.0, 0.0, 2.0]])
    );
    assert_eq!((dx.table["key 3"], dx.table["key 5"], dx.table["key 7"]), (1.25, 0.75, 0.0));
    for ((key, even), values) in &dx.ordered {
        let factor = f64::from(*key) * if *even { 2.0 } else { 1.0 };
        assert_eq!(values, &[factor, factor * f64::from(*key)]);
    }
    assert_eq!(dx.kinds, [Kind::Nothing, Kind::Line(12.0, 3), Kind::Curve { bend: 4.0, steps: 4 }]);
    assert_eq!((dx.pair.1, dx.cell.get()), (7.0, 36.0));
}

#[derive(ZeroLike)]
struct Shared {
    first: Rc<Layer>,
    second: Rc<Layer>,
    other: Arc<RefCell<f64>>,
    slice: Rc<[f64]>,
}

#[autodiff_reverse(dshared, Duplicated, Active)]
fn shared(x: &Shared) -> f64 {
    x.first.weights[0] * x.second.weights[0] * x.first.size as f64 + *x.other.borrow() * x.slice[1]
}

#[test]
fn what_is_shared_stays_shared() {
    let first = Rc::new(Layer { weights: vec![2.0], size: 3 });
    let x = Shared { second: first.clone(), first, other: Arc::new(RefCell::new(4.0)), slice: Rc::from([1.0, 5.0]) };
    let mut dx = zero_like(&x);
    assert!(Rc::ptr_eq(&dx.first, &dx.second) && !Rc::ptr_eq(&dx.first, &x.first));
    dshared(&x, &mut dx, 1.0);
    assert_eq!((dx.first.weights[0], *dx.other.borrow(), &*dx.slice), (2.0 * 2.0 * 3.0, 5.0, &[0.0, 4.0][..]));
    assert_eq!(*zero_like(&Mutex::new(3.0)).lock().unwrap(), 0.0);
}

#[derive(ZeroLike)]
struct Knot {
    next: RefCell<Option<Rc<Knot>>>,
}

#[test]
#[should_panic(expected = "leads back to itself")]
fn a_cycle() {
    let knot = Rc::new(Knot { next: RefCell::new(None) });
    knot.next.replace(Some(knot.clone()));
    zero_like(&knot);
}

/// Pushes to a vector that has room: the shadow has as much, and zeros there.
#[autodiff_reverse(dpushed, Duplicated, Active)]
fn pushed(x: &mut Vec<f64>) -> f64 {
    let first = x[0];
    for _ in 0..3 {
        let last = x[x.len() - 1];
        x.push(last * first);
    }
    x.iter().sum()
}

#[test]
fn room_for_more() {
    for room in [4, 100] {
        let mut x = Vec::with_capacity(room);
        x.push(1.5);
        let mut dx = zero_like(&x);
        assert_eq!(dx.capacity(), x.capacity());
        dpushed(&mut x, &mut dx, 1.0);
        let slope = 1.0 + 2.0 * 1.5 + 3.0 * 1.5f64.powi(2) + 4.0 * 1.5f64.powi(3);
        assert!((dx[0] - slope).abs() < 1e-12, "{} is not {slope}", dx[0]);
    }
}

/// Puts values in the place of `None`: where there is none, the shadow has zeros as well.
#[autodiff_reverse(dfilled, Duplicated, Active)]
fn filled(x: &mut Slots) -> f64 {
    x.slot = Some(x.first * x.first);
    x.pair = Some((x.first * 5.0, true));
    x.boxed = Some(Box::new(x.first * 7.0));
    let (second, is_right) = x.pair.unwrap();
    x.slot.unwrap() * 3.0 + if is_right { second } else { 0.0 } + **x.boxed.as_ref().unwrap()
}

#[derive(ZeroLike)]
struct Slots {
    first: f64,
    slot: Option<f64>,
    pair: Option<(f64, bool)>,
    boxed: Option<Box<f64>>,
}

#[autodiff_reverse(dsome, Duplicated, Active)]
fn some(x: &mut (f64, Option<f64>)) -> f64 {
    x.1 = Some(x.0 * x.0);
    x.1.unwrap() * 3.0
}

#[inline(never)]
fn leave_numbers_on_the_stack() -> f64 {
    let numbers = std::hint::black_box([7.5f64; 200]);
    numbers.iter().sum()
}

#[test]
fn room_for_one() {
    let mut x = (2.0, None);
    leave_numbers_on_the_stack();
    let mut dx = zero_like(&x);
    dsome(&mut x, &mut dx, 1.0);
    assert_eq!(dx.0, 3.0 * 2.0 * 2.0);
}

#[test]
fn room_for_some() {
    let mut x = Slots { first: 2.0, slot: None, pair: None, boxed: None };
    let mut dx = zero_like(&x);
    assert!(dx.slot.is_none() && dx.pair.is_none() && dx.boxed.is_none());
    dfilled(&mut x, &mut dx, 1.0);
    assert_eq!(dx.first, 3.0 * 2.0 * 2.0 + 5.0 + 7.0);
    assert_eq!(zero_like(&vec![Some(1u8), None, Some(3)]), [Some(1), None, Some(3)]);
    assert_eq!(zero_like(&[None, Some(true)]), [None, Some(true)]);
    assert_eq!(zero_like(&[None, Some(String::from("x"))]), [None, Some("x".into())]);
}
