//! `e2b`: sessions in sandboxes of the E2B cloud, or of a server that speaks as it does.
//!
//! A sandbox is made for each session, without a network and with an end to its life; our kernel runs in a process of it and
//! speaks over that process's streams. `Sandbox` is the service itself, for what a session does not offer: its own code
//! interpreter, contexts, files, pausing. Mounts are refused. Nothing of the key reaches the guest or a message.

mod envd;
mod sandbox;

pub use envd::FileEntry;
pub use sandbox::{Listed, Sandbox};

use crate::cloud::{self, BOOT, CloudHome, Making, Secret, Tenant, begin, in_runtime, told};
use crate::guest::link::Link;
use crate::guest::session::{GuestSession, Home, Homes};
use crate::local::prepare;
use fumehood_core::{BoxFuture, Error, Executor, Policy, Result, Session};
use std::sync::Arc;
use std::time::Duration;

/// The executor `e2b`.
///
/// ```
/// use fumehood_executors::cloud::Secret;
/// use fumehood_executors::e2b::E2b;
/// let e2b = E2b { key: Some(Secret::new("e2b_1234")), ..E2b::default() };
/// assert!(!format!("{e2b:?}").contains("1234"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct E2b {
    /// What the service is paid with. By default what `E2B_API_KEY` says.
    pub key: Option<Secret>,
    /// The control plane, if not that of the domain: `E2B_API_URL`.
    pub api_url: Option<String>,
    /// Where requests to all sandboxes go, if not to the domain: `E2B_SANDBOX_URL`.
    pub sandbox_url: Option<String>,
    /// `E2B_DOMAIN`, or E2B's own.
    pub domain: String,
    /// What sandboxes are made from.
    pub template: String,
    /// When the service ends a sandbox, whatever we do.
    pub lifetime: Duration,
    /// What a sandbox says of itself in lists.
    pub metadata: Vec<(String, String)>,
    /// The environment of every process in a sandbox; the guest's own is that of its policy.
    pub env: Vec<(String, String)>,
    /// Whether a sandbox that `create` makes may reach the internet. That of a session never may.
    pub network: bool,
    /// Installed before the network is cut off and any cell runs.
    pub packages: Vec<String>,
    /// A sandbox that runs already, whose files the session shares and which it does not end.
    pub sandbox: Option<String>,
    /// The Python there.
    pub python: String,
    /// How long the service may take to have a sandbox ready.
    pub patience: Duration,
}

impl Default for E2b {
    fn default() -> Self {
        let set = |name: &str| std::env::var(name).ok().filter(|text| !text.is_empty());
        Self {
            key: Secret::from_env("E2B_API_KEY"),
            api_url: set("E2B_API_URL"),
            sandbox_url: set("E2B_SANDBOX_URL"),
            domain: set("E2B_DOMAIN").unwrap_or_else(|| "e2b.app".to_owned()),
            template: "code-interpreter-v1".to_owned(),
            lifetime: Duration::from_secs(1_800),
            metadata: Vec::new(),
            env: Vec::new(),
            network: false,
            packages: Vec::new(),
            sandbox: None,
            python: "python3".to_owned(),
            patience: Duration::from_secs(60),
        }
    }
}

/// How long packages may take to be installed.
const INSTALLING: Duration = Duration::from_secs(600);

impl Executor for E2b {
    fn name(&self) -> &'static str {
        "e2b"
    }

    fn open<'a>(&'a self, policy: &'a Policy) -> BoxFuture<'a, Result<Box<dyn Session>>> {
        Box::pin(async move {
            cloud::check("e2b", policy)?;
            let session = GuestSession::open(Arc::new(self.clone()), prepare(policy)?).await?;
            Ok(Box::new(session) as Box<dyn Session>)
        })
    }
}

impl Homes for E2b {
    fn executor(&self) -> &'static str {
        "e2b"
    }

    fn home<'a>(&'a self, _: &'a Policy) -> BoxFuture<'a, Result<(Link, Box<dyn Home>)>> {
        let e2b = self.clone();
        Box::pin(in_runtime("e2b", async move {
            let (link, home) = e2b.make().await?;
            Ok((link, Box::new(home) as Box<dyn Home>))
        }))
    }

    fn refuses_forks(&self, _: &Policy) -> Option<(&'static str, &'static str)> {
        Some(("a session in E2B cannot be forked", "open a second session and run the cells again, or use the `jail` or `local` executor"))
    }
}

impl E2b {
    /// A sandbox whose kernel has greeted.
    async fn make(&self) -> Result<(Link, CloudHome)> {
        let making = Making::begin("e2b")?;
        let (sandbox, home) = match &self.sandbox {
            Some(id) => (self.connect_now(id).await?, CloudHome::in_shared()),
            None => {
                let sandbox = self.create_now(!self.packages.is_empty()).await?;
                let home = CloudHome::in_own(sandbox.tenant());
                (sandbox, home)
            }
        };
        drop(making);
        if !self.packages.is_empty() {
            sandbox.install_now(&self.python, &self.packages, INSTALLING).await?;
            sandbox.cut_network().await?;
        }
        // A login shell knows where the template has put its Python.
        let command = ["/bin/bash", "-l", "-c", "exec \"$0\" -I -B -c \"$1\"", &self.python, BOOT];
        let streams = sandbox.start(&command, true).await.map_err(|trouble| self.explain(&trouble))?;
        begin("e2b", streams, home, told(self.lifetime), self.patience).await
    }

    fn explain(&self, trouble: &cloud::Trouble) -> Error {
        let what = if self.sandbox.is_some() { "sandbox" } else { "template" };
        cloud::explain("e2b", "E2B_API_KEY", what, trouble)
    }
}

impl Sandbox {
    /// How it is removed at the end.
    fn tenant(&self) -> Tenant {
        let sandbox = self.clone();
        let by_hand = format!("curl -X DELETE -H \"X-API-KEY: $E2B_API_KEY\" {}/sandboxes/{}", sandbox.api, sandbox.id);
        let kill = move || -> BoxFuture<'static, Result<(), cloud::Trouble>> {
            let sandbox = sandbox.clone();
            Box::pin(async move { sandbox.kill_now().await })
        };
        Tenant { executor: "e2b", id: self.id.clone(), by_hand, kill: Arc::new(kill), failed: false }
    }
}
