// One of each: what Rust makes rustc write (slices, enums, traits, panics with unwinding, threads, 128-bit numbers).
use std::collections::HashMap;
use std::fmt::Display;
use std::sync::atomic::{AtomicU64, Ordering};

static COUNT: AtomicU64 = AtomicU64::new(0);
static NAMES: [&str; 3] = ["eins", "zw\"ei\\", "dr€i"];
thread_local! { static DEPTH: std::cell::Cell<usize> = const { std::cell::Cell::new(0) }; }

pub enum Shape {
    Circle(f64),
    Rectangle { a: f64, b: f32 },
    Many(Vec<Shape>),
    Nothing,
}

pub trait Area {
    fn area(&self) -> f64;
    fn twice(&self) -> f64 {
        2.0 * self.area()
    }
}

impl Area for Shape {
    fn area(&self) -> f64 {
        match self {
            Shape::Circle(r) => std::f64::consts::PI * r.powi(2),
            Shape::Rectangle { a, b } => a * f64::from(*b),
            Shape::Many(all) => all.iter().map(|s| s.area()).sum(),
            Shape::Nothing => 0.0,
        }
    }
}

#[inline(never)]
pub fn smooth(values: &mut [f64], weight: f64) -> Option<f64> {
    let last = values.len().checked_sub(1)?;
    for i in 1..last {
        values[i] = weight * values[i] + (1.0 - weight) * (values[i - 1] + values[i + 1]) / 2.0;
    }
    values.iter().copied().fold(None, |best: Option<f64>, v| Some(best.map_or(v, |b| b.max(v))))
}

fn show<T: Display + ?Sized>(what: &T) -> String {
    format!("<{what:>5}>")
}

fn wide(x: u128, y: i128) -> u128 {
    x.wrapping_mul(y as u128).rotate_left(7) ^ x.checked_add(3).unwrap_or(u128::MAX)
}

fn main() {
    let shapes: Box<dyn Area> = Box::new(Shape::Many(vec![
        Shape::Circle(1.5),
        Shape::Rectangle { a: 2.0, b: 0.1 },
        Shape::Nothing,
    ]));
    let mut values: Vec<f64> = (0..20).map(|i| (i as f64).sin()).collect();
    let best = smooth(&mut values, 0.5);
    let mut table: HashMap<String, f64> = HashMap::new();
    table.insert(show(NAMES[1]), shapes.twice());
    let worker = std::thread::spawn(move || COUNT.fetch_add(table.len() as u64, Ordering::SeqCst));
    let caught = std::panic::catch_unwind(|| NAMES[COUNT.load(Ordering::Acquire) as usize + 3].len());
    DEPTH.with(|d| d.set(d.get() + 1));
    println!("{best:?} {:?} {} {}", worker.join().ok(), caught.is_err(), wide(5, -7));
}
