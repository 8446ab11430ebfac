//! `hood worker`, the locked-down child in which `local` runs a session, and `hood warden`, which builds jails around a zygote.
//! Hidden: only a host starts them.
//!
//! They print nothing: nobody could read it.

use crate::report::Status;
use fumehood_executors::jail;
use fumehood_executors::local::serve;
use std::ffi::OsString;

/// Serves until its host is gone. Returns only where standard input is no socket to a host.
pub fn worker() -> Status {
    let _ = serve();
    Status::Usage
}

/// Serves a host that wants jails until that is gone. Returns only where it cannot begin.
pub fn warden(args: &[OsString]) -> Status {
    let _ = jail::warden(args);
    Status::Usage
}
