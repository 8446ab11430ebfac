//! Which process the sessions are of.
//!
//! Threads serve them, and a forked process has none of those: what is asked there would wait for ever. It is told so instead, and
//! what it lets go of its parent's sessions does them no harm.

use crate::trouble;
use pyo3::prelude::*;
use std::sync::atomic::{AtomicU32, Ordering};

/// The process that opened the first session, 0 before that.
static OWNER: AtomicU32 = AtomicU32::new(0);

/// Makes the sessions this process's, if they are nobody's yet.
///
/// # Errors
/// `Unavailable` where they are its parent's.
pub fn own(py: Python<'_>) -> PyResult<()> {
    let own = std::process::id();
    match OWNER.compare_exchange(0, own, Ordering::Relaxed, Ordering::Relaxed) {
        Err(owner) if owner != own => Err(trouble::forked(py)),
        _ => Ok(()),
    }
}

/// Whether this process was forked from the one whose sessions they are.
pub fn is_forked() -> bool {
    let owner = OWNER.load(Ordering::Relaxed);
    owner != 0 && owner != std::process::id()
}
