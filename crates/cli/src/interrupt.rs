//! Ctrl-C: the first stops the running cell, a second one ends the process. SIGTERM stops it, tidies up and ends.
//!
//! A thread waits for the signal, since a handler itself may do almost nothing.

use crate::report::Status;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How long sessions may take to end when we are asked to.
const GRACE: Duration = Duration::from_secs(2);

static INTERRUPTED: AtomicBool = AtomicBool::new(false);
static TERMINATED: AtomicBool = AtomicBool::new(false);
/// Whether a session is being opened, which nothing stops but our end.
static OPENING: AtomicBool = AtomicBool::new(false);

/// Starts to listen, for the running cells of this process.
pub fn listen() {
    listen_for(fumehood_executors::cancel_running);
}

/// Starts to listen, for what `stop` stops. Without it, as where signals cannot be had, Ctrl-C ends the process at once.
pub fn listen_for(stop: impl Fn() + Send + 'static) {
    let Ok(mut signals) = Signals::new([SIGINT, SIGTERM]) else { return };
    let listener = std::thread::Builder::new().name("hood-interrupt".to_owned()).stack_size(64 << 10);
    // Where no thread can be started the signal goes unheard; the time limit still holds.
    let _ = listener.spawn(move || {
        for signal in signals.forever() {
            if signal == SIGTERM {
                TERMINATED.store(true, Ordering::Relaxed);
                // What runs is stopped, and its containers are removed before we go.
                stop();
                fumehood_executors::docker::drain(GRACE);
                crate::commands::clouds::leave();
                std::process::exit(Status::Terminated.code());
            }
            if INTERRUPTED.swap(true, Ordering::Relaxed) || OPENING.load(Ordering::Relaxed) {
                if OPENING.load(Ordering::Relaxed) {
                    fumehood_executors::docker::drain(GRACE);
                }
                crate::commands::clouds::leave();
                std::process::exit(Status::Interrupted.code());
            }
            stop();
        }
    });
}

/// Whether a session is being opened from now on.
pub fn set_opening(opening: bool) {
    OPENING.store(opening, Ordering::Relaxed);
}

/// Forgets an interrupt that has been dealt with.
pub fn clear() {
    INTERRUPTED.store(false, Ordering::Relaxed);
}

/// Whether it was SIGTERM that stopped what ran.
pub fn is_terminated() -> bool {
    TERMINATED.load(Ordering::Relaxed)
}
