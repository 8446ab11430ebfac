//! How names of hosts and users are looked up where `hood` is one file with the C library in it (tools/rustc): by what is in it. Left
//! alone, it would load what `/etc/nsswitch.conf` names beside that, libraries of the machine that were made for another C library.

use crate::args::Command;

/// Settles it before the first name is looked up. A guest of the `local` executor has no names to look up, and is not kept waiting.
pub fn settle(command: &Command) {
    let is_local = match command {
        Command::Run(arguments) => arguments.0.common.executor == "local",
        Command::Repl(arguments) => arguments.0.common.executor == "local",
        Command::Worker => true,
        _ => false,
    };
    if !is_local {
        without_plugins();
    }
}

#[cfg(all(target_env = "gnu", target_feature = "crt-static"))]
#[expect(unsafe_code, reason = "only C declares this function")]
fn without_plugins() {
    use std::ffi::{c_char, c_int};
    unsafe extern "C" {
        fn __nss_configure_lookup(database: *const c_char, services: *const c_char) -> c_int;
    }
    for (database, services) in [(c"hosts", c"files dns"), (c"passwd", c"files")] {
        // SAFETY: both are texts that end in NUL and last; no other thread is there yet.
        unsafe { __nss_configure_lookup(database.as_ptr(), services.as_ptr()) };
    }
}

#[cfg(not(all(target_env = "gnu", target_feature = "crt-static")))]
const fn without_plugins() {}
