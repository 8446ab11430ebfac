//! `hood worker`: the locked-down child in which `local` runs a session. Hidden: only a host starts it.
//!
//! It prints nothing: nobody could read it.

use crate::report::Status;
use fumehood_executors::local::serve;

/// Serves until its host is gone. Returns only where standard input is no socket to a host.
pub fn worker() -> Status {
    let _ = serve();
    Status::Usage
}
