//! The kernel in Fortran, which the test compiles.

fn main() {
    println!("cargo:rerun-if-env-changed=KERNEL");
    println!("cargo:rustc-link-arg-bins={}", std::env::var("KERNEL").unwrap());
}
