//! Ctrl-C: the first stops the running cell, a second one ends the process. SIGTERM stops it, tidies up and ends.
//!
//! A thread waits for the signal, since a handler itself may do almost nothing.

use crate::report::Status;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How long sessions may take to end when we are asked to.
const GRACE: Duration = Duration::from_secs(2);

static INTERRUPTED: AtomicBool = AtomicBool::new(false);
/// Set once the listener ends the process: with what.
static LEAVING: OnceLock<Status> = OnceLock::new();
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
                let status = *LEAVING.get_or_init(|| Status::Terminated);
                // What runs is stopped, and its containers are removed before we go.
                stop();
                fumehood_executors::docker::drain(GRACE);
                leave(status);
            }
            let opening = OPENING.load(Ordering::Relaxed);
            if INTERRUPTED.swap(true, Ordering::Relaxed) || opening {
                let status = *LEAVING.get_or_init(|| Status::Interrupted);
                if opening {
                    fumehood_executors::docker::drain(GRACE);
                }
                leave(status);
            }
            stop();
        }
    });
}

fn leave(status: Status) -> ! {
    crate::commands::clouds::leave();
    std::process::exit(status.code())
}

/// Whether a session is being opened from now on.
pub fn set_opening(opening: bool) {
    OPENING.store(opening, Ordering::Relaxed);
}

/// Forgets an interrupt that has been dealt with.
pub fn clear() {
    INTERRUPTED.store(false, Ordering::Relaxed);
}

/// What the process ends with if a signal ends it.
pub fn leaving() -> Option<Status> {
    LEAVING.get().copied()
}

/// Waits for that end, if it is near: what failed meanwhile failed because of it, and is not worth a word.
pub fn end_if_leaving() {
    while leaving().is_some() {
        std::thread::park();
    }
}
