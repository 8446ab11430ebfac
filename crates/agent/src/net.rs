//! The one place where tokio runs: a thread with a small runtime for HTTP and MCP, started with the first request.
//!
//! Work is handed over and awaited from any runtime, or none; dropping what is awaited ends the work. Nothing else runs there.

use std::pin::Pin;
use std::sync::OnceLock;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::task::JoinHandle;

/// Work on the network's thread. Awaiting it gives what the work gives; dropping it ends the work.
pub(crate) struct Work<T>(JoinHandle<T>);

/// The network's thread could not be started, or the work panicked.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct Broken(String);

/// Starts `work` on the network's thread.
pub(crate) fn start<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> Result<Work<T>, Broken> {
    Ok(Work(handle()?.spawn(work)))
}

/// Runs `work` on the network's thread.
pub(crate) async fn run<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> Result<T, Broken> {
    start(work)?.await
}

/// Waits, without holding a thread.
pub(crate) async fn sleep(time: Duration) -> Result<(), Broken> {
    run(async move { tokio::time::sleep(time).await }).await
}

/// A client with our way of TLS: rustls with ring, and the system's certificates.
pub(crate) fn client() -> reqwest::ClientBuilder {
    // Only the first one counts; that it is there already is no failure.
    let _ = rustls::crypto::ring::default_provider().install_default();
    reqwest::Client::builder().user_agent(concat!("fumehood/", env!("CARGO_PKG_VERSION")))
}

/// The network's runtime.
pub(crate) fn handle() -> Result<&'static Handle, Broken> {
    static HANDLE: OnceLock<Result<Handle, String>> = OnceLock::new();
    let made = HANDLE.get_or_init(|| {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(|error| error.to_string())?;
        let handle = runtime.handle().clone();
        let thread = std::thread::Builder::new().name("fumehood-net".to_owned());
        thread.spawn(move || runtime.block_on(std::future::pending::<()>())).map_err(|error| error.to_string())?;
        Ok(handle)
    });
    made.as_ref().map_err(|error| Broken(format!("the network's thread cannot be started: {error}")))
}

impl<T> Future for Work<T> {
    type Output = Result<T, Broken>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        Pin::new(&mut self.0).poll(context).map_err(|error| Broken(format!("work on the network failed: {error}")))
    }
}

impl<T> Drop for Work<T> {
    fn drop(&mut self) {
        self.0.abort();
    }
}
