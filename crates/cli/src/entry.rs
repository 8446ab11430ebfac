//! Where the process begins: `main` as the C library calls it, instead of the one that Rust's runtime puts around ours.
//!
//! That runtime reads `/proc/self/maps` and gives every thread a second stack, to say in words that a stack ran over: a fourteenth of
//! the time that `hood run -c 1+1` takes. A stack that runs over still ends the process, at its guard page. What else the runtime does
//! is done here. Only with glibc, which hands the arguments to whoever asks.

use rustix::fs::{Mode, OFlags, open};
use rustix::io::{Errno, fcntl_getfd};
use rustix::stdio::{stderr as errors, stdin as input, stdout as output};
use std::ffi::{c_char, c_int};
use std::os::fd::IntoRawFd;

/// What Rust's runtime ends with after a panic.
const PANICKED: c_int = 101;

#[expect(unsafe_code, reason = "the C library looks for this name")]
// SAFETY: the only function of that name: `#![no_main]` leaves out the other.
#[unsafe(no_mangle)]
extern "C" fn main(_count: c_int, _arguments: *const *const c_char) -> c_int {
    fill_standard_streams();
    ignore_broken_pipes();
    // A panic may not leave a function that C calls. What Rust still holds for its output is written by its own `exit`.
    std::process::exit(std::panic::catch_unwind(crate::work).unwrap_or(PANICKED))
}

/// Sees to it that no file which is opened later takes the place of a standard stream.
fn fill_standard_streams() {
    for stream in [input(), output(), errors()] {
        if fcntl_getfd(stream) == Err(Errno::BADF) {
            // It gets the lowest free number, which is this one.
            match open("/dev/null", OFlags::RDWR, Mode::empty()) {
                Ok(file) => drop(file.into_raw_fd()),
                Err(_) => std::process::abort(),
            }
        }
    }
}

/// Has a write to a reader that is gone fail, instead of ending the process.
#[expect(unsafe_code, reason = "a signal's disposition has no safe wrapper")]
fn ignore_broken_pipes() {
    // SAFETY: no handler is installed, and no other thread is there yet.
    unsafe { libc::signal(libc::SIGPIPE, libc::SIG_IGN) };
}
