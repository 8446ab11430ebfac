//! `jupyter`: sessions in kernels of a Jupyter server, or kernel gateway, that somebody runs already.
//!
//! Our kernel is sent into the Jupyter kernel and speaks over its stdin channel. The server's own files are the guest's: mounts
//! are refused, and what the guest must not reach is held by filters in the kernel's process and by whatever walls the server has.

mod bridge;
mod rest;
mod wire;

pub(crate) use rest::Server;

use crate::guest::check::check;
use crate::guest::frame::Bounds;
use crate::guest::kernel;
use crate::guest::link::Link;
use crate::guest::message::Report;
use crate::guest::session::{Ended, GuestSession, Home, Homes};
use crate::local::prepare;
use bridge::{Channels, Fate, carry};
use fumehood_core::{BoxFuture, Error, Executor, Policy, Result, Session};
use rest::Trouble;
use serde_json::json;
use std::future::poll_fn;
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

/// The executor `jupyter`.
///
/// ```
/// use fumehood_executors::jupyter::Jupyter;
/// let jupyter = Jupyter { token: "secret".to_owned(), ..Jupyter::default() };
/// assert_eq!(jupyter.url, "http://localhost:8888");
/// assert!(!format!("{jupyter:?}").contains("secret"));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Jupyter {
    /// Where the server is: `http://host:port` or `https://…`, with the path that it is below if there is one.
    pub url: String,
    /// What the server asks of those who use it.
    pub token: String,
    /// Certificates that vouch for an `https` server, beside those that the machine trusts: a PEM file.
    pub certificates: Option<PathBuf>,
    /// A kernel that runs already, whose variables the session shares. `None` starts one for each session.
    pub kernel: Option<String>,
    /// Which kind of kernel is started.
    pub kernel_name: String,
}

impl std::fmt::Debug for Jupyter {
    /// Everything but the token.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut shown = f.debug_struct("Jupyter");
        shown.field("url", &self.url).field("certificates", &self.certificates);
        shown.field("kernel", &self.kernel).field("kernel_name", &self.kernel_name).finish_non_exhaustive()
    }
}

impl Default for Jupyter {
    fn default() -> Self {
        Self {
            url: std::env::var("JUPYTER_URL").unwrap_or_else(|_| "http://localhost:8888".to_owned()),
            token: std::env::var("JUPYTER_TOKEN").unwrap_or_default(),
            certificates: None,
            kernel: None,
            kernel_name: "python3".to_owned(),
        }
    }
}

/// How long a kernel may take until ours in it greets.
const PATIENCE: Duration = Duration::from_secs(60);

impl Executor for Jupyter {
    fn name(&self) -> &'static str {
        "jupyter"
    }

    fn open<'a>(&'a self, policy: &'a Policy) -> BoxFuture<'a, Result<Box<dyn Session>>> {
        Box::pin(async move {
            check("jupyter", policy)?;
            let policy = prepare(policy)?;
            if !policy.mounts.is_empty() {
                return Err(Error::Refused {
                    reason: "the `jupyter` executor cannot mount files on somebody's server".to_owned(),
                    hint: "write them from a cell, or use the `docker` executor".to_owned(),
                });
            }
            let session = GuestSession::open(Arc::new(self.clone()), policy).await?;
            Ok(Box::new(session) as Box<dyn Session>)
        })
    }
}

impl Homes for Jupyter {
    fn executor(&self) -> &'static str {
        "jupyter"
    }

    fn home<'a>(&'a self, policy: &'a Policy) -> BoxFuture<'a, Result<(Link, Box<dyn Home>)>> {
        Box::pin(async move {
            let (jupyter, policy) = (self.clone(), policy.clone());
            let work = async move {
                let server = Server::parse(&jupyter.url, &jupyter.token, jupyter.certificates.as_deref())
                    .map_err(|cause| unavailable("jupyter", cause, HINT))?;
                let (link, kernel) = KernelHome::start(&server, jupyter.kernel, &jupyter.kernel_name, &policy)
                    .await
                    .map_err(|trouble| explain("jupyter", &trouble))?;
                Ok((link, Box::new(kernel) as Box<dyn Home>))
            };
            let done = crate::runtime::run(work).await;
            done.unwrap_or_else(|| Err(unavailable("jupyter", "no thread can be started".to_owned(), HINT)))
        })
    }

    fn refuses_forks(&self, _: &Policy) -> Option<(&'static str, &'static str)> {
        Some(("a Jupyter kernel cannot be forked", "open a second session and run the cells again, or use the `jail` or `local` executor"))
    }
}

/// A Jupyter kernel with ours in it.
pub(crate) struct KernelHome {
    server: Server,
    id: String,
    /// Whether it was there before us.
    shared: bool,
    fate: Fate,
}

impl KernelHome {
    /// Starts a kernel, or takes the one that is named, and sends ours into it. Call it in the runtime.
    pub(crate) async fn start(server: &Server, existing: Option<String>, name: &str, policy: &Policy) -> Result<(Link, Self), Trouble> {
        let shared = existing.is_some();
        let id = match existing {
            Some(id) if id.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-') => id,
            Some(id) => return Err(Trouble::Unreachable(format!("`{id}` is no kernel's name"))),
            None => {
                let made = server.ask("POST", "/api/kernels", Some(&json!({"name": name}))).await?;
                made["id"].as_str().map(str::to_owned).ok_or_else(|| Trouble::Unreachable("the server names no kernel".to_owned()))?
            }
        };
        // From here on the kernel is removed, whatever fails.
        let home = Self { server: server.clone(), id, shared, fate: Fate::default() };
        // Text in JSON in JSON: every letter may become twelve.
        let largest = Bounds::of_memory(policy.limits.memory).bytes.saturating_mul(2).saturating_add(1 << 20);
        let mut channels = Channels::connect(server, &home.id, largest).await?;
        let begin = format!(
            "{}\ninstall(files)\nfrom fumehood_guest import jupyter\nimport builtins\nbuiltins.__dict__['$fumehood'] = jupyter.begin(shared)\n",
            kernel::SOURCES
        );
        // Python reads what JSON writes, but for three words that are not in here.
        let names =
            format!("{{'files': {}, 'shared': {}, '__name__': 'fumehood_boot'}}", kernel::sources(), if shared { "True" } else { "False" });
        let broken = |why: String| Trouble::Unreachable(format!("{}: {why}", server.authority));
        channels.execute(&format!("exec({}, {names})", json!(begin))).await.map_err(broken)?;
        let (ours, theirs) = UnixStream::pair().map_err(|error| broken(error.to_string()))?;
        let mut link = Link::new(ours).map_err(|error| broken(error.to_string()))?;
        let kick = "__import__('builtins').__dict__['$fumehood'].step()".to_owned();
        tokio::spawn(carry(channels, theirs, server.clone(), home.id.clone(), kick, Arc::clone(&home.fate)));
        let greeting = tokio::time::timeout(PATIENCE, poll_fn(|context| link.poll(context))).await;
        let cause = match greeting.map(|said| said.map(Report::from_value)) {
            Ok(Ok(Ok(Report::Ready(_)))) => return Ok((link, home)),
            Ok(Ok(Ok(Report::Failed { reason, .. }))) => reason,
            Ok(Ok(_)) => "it speaks out of turn".to_owned(),
            Ok(Err(_)) => home.why(),
            Err(_) => "it does not answer in time; is it a Python kernel?".to_owned(),
        };
        Err(Trouble::Unreachable(format!("the kernel cannot be used: {cause}")))
    }

    fn why(&self) -> String {
        self.fate.lock().unwrap_or_else(PoisonError::into_inner).clone().unwrap_or_else(|| "the kernel is gone".to_owned())
    }

    async fn remove(server: Server, id: String, shared: bool) {
        // One that is somebody else's is only freed of what we ran in it.
        let (method, path) = if shared { ("POST", format!("/api/kernels/{id}/restart")) } else { ("DELETE", format!("/api/kernels/{id}")) };
        // A server that cannot be reached has nothing that can be removed.
        let _ = server.ask(method, &path, None).await;
    }
}

impl Home for KernelHome {
    fn kill(&self) {
        crate::runtime::spawn(Self::remove(self.server.clone(), self.id.clone(), self.shared));
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        let work = Self::remove(self.server.clone(), self.id.clone(), self.shared);
        let shared = self.shared;
        Box::pin(async move {
            if !shared {
                crate::runtime::run(work).await;
            }
        })
    }

    fn ended(&self) -> BoxFuture<'_, Ended> {
        Box::pin(std::future::ready(Ended::Lost(self.why())))
    }
}

impl Drop for KernelHome {
    fn drop(&mut self) {
        if !self.shared {
            self.kill();
        }
    }
}

const HINT: &str = "start one (`jupyter server`), and pass its `--jupyter-url` and `--jupyter-token`";

/// What a server's trouble is to a user.
pub(crate) fn explain(executor: &str, trouble: &Trouble) -> Error {
    match trouble {
        Trouble::Unreachable(cause) => unavailable(executor, cause.clone(), HINT),
        Trouble::Status(401 | 403, _) => unavailable(executor, "the server does not accept the token".to_owned(), "pass `--jupyter-token`"),
        Trouble::Status(404, said) => {
            unavailable(executor, format!("the server has no such kernel {said}"), "leave out `--jupyter-kernel`")
        }
        Trouble::Status(status, said) => unavailable(executor, format!("the server answers {status} {said}"), "read the server's own log"),
    }
}

fn unavailable(executor: &str, cause: String, hint: &str) -> Error {
    Error::Unavailable { executor: executor.to_owned(), source: Some(cause.into()), hint: hint.to_owned() }
}
