//! Where a derivative finds, while it runs, what it must not go on with, it panics.

use core::ffi::{CStr, c_char, c_int};

/// What a derivative calls where it stops. What it held is given back by then, so the panic may be caught.
///
/// # Safety
/// `code`, `file` (unless it is null) and `text` end with a zero byte.
#[unsafe(no_mangle)]
pub unsafe extern "C-unwind" fn enzyme_hub_stop(
    code: *const c_char,
    file: *const c_char,
    line: c_int,
    text: *const c_char,
) -> ! {
    let [code, text] = [code, text].map(|one| unsafe { CStr::from_ptr(one) }.to_string_lossy());
    if file.is_null() {
        std::panic!("enzyme-hub: {text} [{code}]");
    }
    let file = unsafe { CStr::from_ptr(file) }.to_string_lossy();
    std::panic!("enzyme-hub: {file}:{line}: {text} [{code}]");
}
