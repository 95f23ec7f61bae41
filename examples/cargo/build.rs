//! A build script, as many crates have one: writes the table of frequencies that the program includes.

use std::{env, fs, path::Path};

fn main() {
    let frequencies: Vec<String> = (1..=3).map(|k| format!("{:?}", 0.5 * k as f64)).collect();
    let text = format!("pub const FREQUENCIES: [f64; {}] = [{}];\n", frequencies.len(), frequencies.join(", "));
    let folder = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&folder).join("frequencies.rs"), text).expect("OUT_DIR is writable");
    println!("cargo:rerun-if-changed=build.rs");
}
