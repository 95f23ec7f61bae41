//! What the compiler says of activities that do not fit: each program in `messages` beside what rustc says of it.
//! `MESSAGES=overwrite cargo test --test messages` writes the texts anew. (trybuild would build all dependencies once more.)

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The library that this test was linked with, beside it; the newest where cargo left several.
fn library(folder: &Path) -> PathBuf {
    let is_library = |path: &PathBuf| {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        name.starts_with("libenzyme_hub-") && name.ends_with(".rlib")
    };
    let found = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).filter(is_library);
    found.max_by_key(|path| fs::metadata(path).unwrap().modified().unwrap()).expect("cargo built the library")
}

fn said(program: &Path, folder: &Path) -> String {
    let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or("rustc".into()));
    rustc.args([
        "--edition=2024",
        "--emit=metadata",
        "--crate-type=bin",
        "--color=never",
        "--diagnostic-width=140",
        "-o",
    ]);
    rustc.arg(folder.join("refused.rmeta")).arg(program);
    rustc.arg("-L").arg(format!("dependency={}", folder.display()));
    rustc.arg("--extern").arg(format!("enzyme_hub={}", library(folder).display()));
    let done = rustc.output().expect("rustc runs");
    assert!(!done.status.success(), "{} compiles", program.display());
    // The crate may have been compiled by its own name or as somebody's dependency.
    let text = String::from_utf8(done.stderr).expect("rustc writes text");
    text.replace(concat!(env!("CARGO_MANIFEST_DIR"), "/"), "")
}

#[test]
fn messages() {
    let test = env::current_exe().unwrap();
    let mut differing = Vec::new();
    for name in ["activities", "shadows", "types"] {
        let program = PathBuf::from(format!("tests/messages/{name}.rs"));
        let (said, golden) = (said(&program, test.parent().unwrap()), program.with_extension("stderr"));
        if env::var_os("MESSAGES").is_some() {
            fs::write(&golden, &said).unwrap();
        } else if fs::read_to_string(&golden).unwrap() != said {
            differing.push(said);
        }
    }
    assert!(differing.is_empty(), "other messages:\n{}", differing.join("\n"));
}
