//! The one tokio runtime of this crate, on a thread of its own, for those whose libraries need one.
//!
//! Sessions stay free of it: what is run here is awaited through a channel, under any runtime or none.

use std::sync::OnceLock;
use tokio::runtime::{Builder, Handle};
use tokio::sync::oneshot;

/// Starts work that nobody waits for.
pub fn spawn(work: impl Future<Output = ()> + Send + 'static) {
    if let Some(handle) = handle() {
        handle.spawn(work);
    }
}

/// Runs work to its end; `None` where there is no thread to run it. It goes on where the caller stops waiting.
pub async fn run<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> Option<T> {
    let (done, result) = oneshot::channel();
    handle()?.spawn(async move {
        // Where nobody waits any more, dropping the result is what frees it.
        let _ = done.send(work.await);
    });
    result.await.ok()
}

fn handle() -> Option<&'static Handle> {
    static HANDLE: OnceLock<Option<Handle>> = OnceLock::new();
    let start = || {
        let runtime = Builder::new_current_thread().enable_all().build().ok()?;
        let handle = runtime.handle().clone();
        let thread = std::thread::Builder::new().name("fumehood-net".to_owned());
        thread.spawn(move || runtime.block_on(std::future::pending::<()>())).ok()?;
        Some(handle)
    };
    HANDLE.get_or_init(start).as_ref()
}
