//! That a thread panicked.

use core::fmt;

/// A thread panicked: `panic!` has printed why. [`std::thread::Result`] has what it was given in this place.
///
/// It is nothing but a case of [`Result`](super::Result): a pointer would lie where the result has its numbers otherwise.
pub struct Panic(pub(super) ());

impl fmt::Debug for Panic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Panic")
    }
}

impl fmt::Display for Panic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a thread panicked")
    }
}

impl core::error::Error for Panic {}
