//! `docker`: CPython in a container of its own for each session, with no network, no rights and bounded resources.
//!
//! Our kernel speaks on the container's attach stream or, with a daemon of this machine, on a socket that only its container is
//! shown: no port, no token, nothing to install in the image. Containers are never used twice and never outlive the program that
//! made them. Opening a session never builds or pulls an image.

mod container;
mod daemon;
mod gateway;
mod host_image;
mod image;
pub(crate) mod packages;
mod pool;
mod stage;
mod tenancy;

pub use image::{Base, Progress, Recipe as Build};
pub use tenancy::{Listed, drain};

use crate::guest::check::check;
use crate::guest::kernel;
use crate::guest::link::Link;
use crate::guest::message::Report;
use crate::guest::session::{Ended, GuestSession, Home, Homes};
use crate::jupyter::KernelHome;
use crate::local::prepare;
use container::{Container, Gone};
use daemon::{connect, is_here, unavailable};
use fumehood_core::{BoxFuture, Error, Executor, Policy, Result, Session, Value};
use pool::{Ready, Recipe};
use serde_json::json;
use stage::Staged;
use std::future::poll_fn;
use std::os::unix::net::UnixListener;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// The executor `docker`.
///
/// ```
/// use fumehood_executors::docker::Docker;
/// let docker = Docker { image: Some("python:3.12-slim".to_owned()), spares: 2, ..Docker::default() };
/// assert_eq!(docker.runtime, None);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Docker {
    /// An image with Python 3.9 or later. `None` is the one that `hood image build` made last.
    pub image: Option<String>,
    /// The daemon: `unix:///…` or `tcp://…`. `None` is what `DOCKER_HOST` says, or this machine's.
    pub host: Option<String>,
    /// How the code is spoken to.
    pub mode: Mode,
    /// The Python of the image.
    pub python: String,
    /// Modules that are imported before a session is asked for.
    pub preload: Vec<String>,
    /// The container runtime: `runsc`, `kata`. `None` is the daemon's own.
    pub runtime: Option<String>,
    /// A seccomp profile, as a file of this machine. `None` is the daemon's own.
    pub seccomp: Option<PathBuf>,
    /// Processors that a session may keep busy. `None` is all of them.
    pub cpus: Option<f64>,
    /// Containers started ahead.
    pub spares: usize,
    /// How long spares wait for somebody before they are removed.
    pub idle: Duration,
    /// How long a container may live at all.
    pub lifetime: Duration,
}

impl Default for Docker {
    fn default() -> Self {
        Self {
            image: None,
            host: None,
            mode: Mode::Guest,
            python: "python3".to_owned(),
            preload: Vec::new(),
            runtime: None,
            seccomp: None,
            cpus: None,
            spares: 0,
            idle: Duration::from_secs(300),
            lifetime: Duration::from_secs(24 * 3600),
        }
    }
}

/// How the code in a container is spoken to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Our kernel, on the container's attach stream.
    Guest,
    /// A Jupyter kernel gateway in the container, on a port of this machine: for images that have one.
    Jupyter,
}

/// The image that is used where none is named.
pub const DEFAULT_IMAGE: &str = "fumehood/guest:latest";
const BOOT: &str = concat!(include_str!("../guest/sources.py"), include_str!("boot.py"));
/// How long a container may take until its kernel greets.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long the daemon may take to say how a container ended.
const SHORTLY: Duration = Duration::from_secs(5);

impl Docker {
    fn image_name(&self) -> String {
        self.image.clone().unwrap_or_else(|| DEFAULT_IMAGE.to_owned())
    }

    /// Starts the spares of sessions under this policy, so that the first one does not wait.
    ///
    /// # Errors
    /// `Unavailable` when there is no daemon or no image.
    pub async fn warm_up(&self, policy: &Policy) -> Result<()> {
        let (docker, policy) = (self.clone(), policy.clone());
        self.in_runtime(async move { pool::warm(&docker, docker.key(&policy), docker.recipe(&policy)).await }).await
    }

    async fn in_runtime<T: Send + 'static>(&self, work: impl Future<Output = Result<T>> + Send + 'static) -> Result<T> {
        let done = crate::runtime::run(work).await;
        done.unwrap_or_else(|| Err(unavailable("no thread can be started".to_owned(), "raise the limit on processes")))
    }

    /// What makes the containers of two sessions the same.
    fn key(&self, policy: &Policy) -> String {
        let same = Self { spares: 0, idle: Duration::ZERO, ..self.clone() };
        format!("{same:?} {}", policy.limits.memory)
    }

    fn recipe(&self, policy: &Policy) -> Recipe {
        let (docker, policy) = (self.clone(), policy.clone());
        Arc::new(move || {
            let (docker, policy) = (docker.clone(), policy.clone());
            Box::pin(async move { docker.make(&policy).await })
        })
    }

    /// A new container whose kernel has greeted.
    async fn make(&self, policy: &Policy) -> Result<Ready> {
        if tenancy::is_draining() {
            return Err(unavailable("this program is ending".to_owned(), "open no session after `drain`"));
        }
        let client = connect(self.host.as_deref()).await?;
        tenancy::reap_orphans(&client);
        if self.mode == Mode::Jupyter {
            return self.make_gateway(&client, policy).await;
        }
        let mut staged = Staged::lay_out(&policy.mounts, policy.limits.memory)?;
        let copies = staged.as_ref().map(Staged::copies).unwrap_or_default();
        let listener = if is_here(self.host.as_deref()) { Staged::listen(&mut staged) } else { None };
        let told = json!({
            "files": kernel::sources(),
            "copies": copies,
            "lifetime": self.lifetime.as_secs(),
            "preload": self.preload.join(","),
            "channel": listener.is_some().then(|| format!("{}/{}", stage::CHANNEL, stage::SOCKET)),
        });
        let command = [&self.python, "-I", "-B", "-c", BOOT].map(str::to_owned).into();
        let (mut container, socket) = Container::start(self, &client, policy, command, staged, |_| {}).await?;
        let silent = |error: std::io::Error| unavailable(error.to_string(), "run `hood doctor`");
        container.hold(socket.try_clone().map_err(silent)?);
        let mut link = Link::new(socket).map_err(silent)?;
        link.send_text(&told.to_string()).map_err(silent)?;
        let greeting = tokio::time::timeout(PATIENCE, greeting(&mut link, listener)).await;
        container.hang_up();
        let cause = match greeting {
            Err(_) => "it does not start in time".to_owned(),
            Ok(Ok(greeting)) => match Report::from_value(greeting) {
                Ok(Report::Ready(_)) => return Ok(Ready { link, container, kernel: None }),
                Ok(Report::Failed { reason, hint }) => return Err(unavailable(reason, &hint)),
                _ => "it speaks out of turn".to_owned(),
            },
            Ok(Err(_)) => {
                let gone = container.gone(SHORTLY).await;
                let said = container.last_words();
                let said = said.lines().rev().find(|line| !line.trim().is_empty() && !line.starts_with("fumehood "));
                said.map_or_else(|| format!("its first process ended: {gone:?}"), str::to_owned)
            }
        };
        let hint = "pass `--image` with an image that has Python 3.9 or later, or raise `--memory`";
        Err(unavailable(format!("a container of the image `{}` does not begin: {cause}", self.image_name()), hint))
    }
}

/// What a kernel says first: on its container's standard output or, where it could, by calling our socket, which is the link then.
async fn greeting(link: &mut Link, listener: Option<UnixListener>) -> std::io::Result<Value> {
    if let Some(listener) = listener {
        listener.set_nonblocking(true)?;
        let listener = tokio::net::UnixListener::from_std(listener)?;
        let called = tokio::select! {
            biased;
            called = listener.accept() => called?.0.into_std()?,
            said = poll_fn(|context| link.poll(context)) => return said,
        };
        *link = Link::new(called)?;
    }
    poll_fn(|context| link.poll(context)).await
}

impl Executor for Docker {
    fn name(&self) -> &'static str {
        "docker"
    }

    fn open<'a>(&'a self, policy: &'a Policy) -> BoxFuture<'a, Result<Box<dyn Session>>> {
        Box::pin(async move {
            check("docker", policy)?;
            let policy = prepare(policy)?;
            if !policy.mounts.is_empty() && !is_here(self.host.as_deref()) {
                return Err(Error::Refused {
                    reason: "a Docker daemon on another machine cannot be given files".to_owned(),
                    hint: "leave out the mounts, and write the files from a cell".to_owned(),
                });
            }
            let session = GuestSession::open(Arc::new(self.clone()), policy).await?;
            Ok(Box::new(session) as Box<dyn Session>)
        })
    }
}

impl Homes for Docker {
    fn executor(&self) -> &'static str {
        "docker"
    }

    fn home<'a>(&'a self, policy: &'a Policy) -> BoxFuture<'a, Result<(Link, Box<dyn Home>)>> {
        Box::pin(async move {
            let (docker, policy) = (self.clone(), policy.clone());
            let work = async move {
                if policy.mounts.is_empty() {
                    pool::take(&docker, docker.key(&policy), docker.recipe(&policy)).await
                } else {
                    docker.make(&policy).await
                }
            };
            let Ready { link, container, kernel } = self.in_runtime(work).await?;
            Ok((link, Box::new(ContainerHome { container, kernel }) as Box<dyn Home>))
        })
    }

    fn refuses_forks(&self, _: &Policy) -> Option<(&'static str, &'static str)> {
        Some(("a container cannot be forked", "open a second session and run the cells again, or use the `jail` or `local` executor"))
    }
}

/// A container, and the Jupyter kernel in it where there is one.
struct ContainerHome {
    container: Container,
    kernel: Option<KernelHome>,
}

impl Home for ContainerHome {
    fn kill(&self) {
        self.container.kill();
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(self.container.close())
    }

    fn ended(&self) -> BoxFuture<'_, Ended> {
        Box::pin(async move {
            if let Some(kernel) = self.kernel.as_ref().filter(|_| self.container.is_running()) {
                return kernel.ended().await;
            }
            match self.container.gone(SHORTLY).await {
                Gone::Memory => Ended::OutOfMemory,
                Gone::Signal(signal) => Ended::Because(format!("the interpreter was ended by signal {signal}")),
                Gone::Status(status) => Ended::Because(format!("the interpreter ended with status {status}")),
                Gone::Lifetime => Ended::Lost("the container has lived as long as it may".to_owned()),
                Gone::Killed => Ended::Lost("the container was killed from outside".to_owned()),
                Gone::Silent => {
                    self.container.kill();
                    Ended::Because("the interpreter closed its stream to the host".to_owned())
                }
                Gone::Unknown(why) => Ended::Lost(format!("the container is gone: {why}")),
            }
        })
    }
}
