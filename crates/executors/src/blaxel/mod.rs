//! `blaxel`: sessions in sandboxes of the Blaxel cloud.
//!
//! A sandbox is made for each session, with an end to its life; our kernel runs in a process of it. Blaxel carries what a process
//! writes as lines of text, so a relay there turns bytes into lines. The network is cut off by a filter in the guest's process: where
//! that cannot be installed the session is refused. Mounts are refused. Nothing of the key reaches the guest or a message.

mod process;
mod sandbox;

pub use sandbox::{Entry, Sandbox};

use crate::cloud::{self, BOOT, CloudHome, Making, Secret, Tenant, Trouble, begin, in_runtime, told};
use crate::guest::link::Link;
use crate::guest::session::{GuestSession, Home, Homes};
use crate::local::prepare;
use fumehood_core::{BoxFuture, Error, Executor, Policy, Result, Session};
use std::sync::Arc;
use std::time::Duration;

/// The executor `blaxel`.
///
/// ```
/// use fumehood_executors::blaxel::Blaxel;
/// use fumehood_executors::cloud::Secret;
/// let blaxel = Blaxel { key: Some(Secret::new("bl_1234")), ..Blaxel::default() };
/// assert!(!format!("{blaxel:?}").contains("1234"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blaxel {
    /// What the service is paid with. By default what `BL_API_KEY` says.
    pub key: Option<Secret>,
    /// Client credentials, where there is no key: `BL_CLIENT_CREDENTIALS`.
    pub credentials: Option<Secret>,
    /// Whose account it is: `BL_WORKSPACE`.
    pub workspace: String,
    /// Where sandboxes are made: `BL_REGION`. The service chooses where it is empty.
    pub region: String,
    /// The control plane.
    pub api_url: String,
    pub image: String,
    /// The memory of a sandbox, in megabytes; its processors follow from that.
    pub memory: u64,
    /// When the service ends a sandbox, whatever we do.
    pub lifetime: Duration,
    /// The Python there.
    pub python: String,
    /// How long the service may take to have a sandbox ready.
    pub patience: Duration,
}

impl Default for Blaxel {
    fn default() -> Self {
        let set = |name: &str| std::env::var(name).unwrap_or_default();
        let api_url = if ["", "prod"].contains(&set("BL_ENV").as_str()) { "https://api.blaxel.ai/v0" } else { "https://api.blaxel.dev/v0" };
        Self {
            key: Secret::from_env("BL_API_KEY"),
            credentials: Secret::from_env("BL_CLIENT_CREDENTIALS"),
            workspace: set("BL_WORKSPACE"),
            region: set("BL_REGION"),
            api_url: Some(set("BL_API_URL")).filter(|url| !url.is_empty()).unwrap_or_else(|| api_url.to_owned()),
            image: "blaxel/jupyter-server".to_owned(),
            memory: 4_096,
            lifetime: Duration::from_secs(1_800),
            python: "python3".to_owned(),
            patience: Duration::from_secs(60),
        }
    }
}

const RELAY: &str = include_str!("relay.py");

impl Executor for Blaxel {
    fn name(&self) -> &'static str {
        "blaxel"
    }

    fn open<'a>(&'a self, policy: &'a Policy) -> BoxFuture<'a, Result<Box<dyn Session>>> {
        Box::pin(async move {
            cloud::check("blaxel", policy)?;
            let session = GuestSession::open(Arc::new(self.clone()), prepare(policy)?).await?;
            Ok(Box::new(session) as Box<dyn Session>)
        })
    }
}

impl Homes for Blaxel {
    fn executor(&self) -> &'static str {
        "blaxel"
    }

    fn home<'a>(&'a self, _: &'a Policy) -> BoxFuture<'a, Result<(Link, Box<dyn Home>)>> {
        let blaxel = self.clone();
        Box::pin(in_runtime("blaxel", async move {
            let (link, home) = blaxel.make().await?;
            Ok((link, Box::new(home) as Box<dyn Home>))
        }))
    }

    fn refuses_forks(&self, _: &Policy) -> Option<(&'static str, &'static str)> {
        Some((
            "a session in Blaxel cannot be forked",
            "open a second session and run the cells again, or use the `jail` or `local` executor",
        ))
    }
}

impl Blaxel {
    /// A sandbox whose kernel has greeted.
    async fn make(&self) -> Result<(Link, CloudHome)> {
        let making = Making::begin("blaxel")?;
        let sandbox = self.create_now().await?;
        let home = CloudHome::in_own(sandbox.tenant());
        drop(making);
        let command = format!("exec {} -I -B -c {} {}", quote(&self.python), quote(RELAY), quote(BOOT));
        let streams = sandbox.start(&command, self.lifetime).await.map_err(|trouble| explain("image", &trouble))?;
        begin("blaxel", streams, home, told(self.lifetime), self.patience).await
    }
}

fn explain(what: &str, trouble: &Trouble) -> Error {
    cloud::explain("blaxel", "BL_API_KEY and BL_WORKSPACE", what, trouble)
}

/// A text as one word of a shell.
fn quote(text: &str) -> String {
    format!("'{}'", text.replace('\'', "'\\''"))
}

impl Sandbox {
    /// How it is removed at the end.
    fn tenant(&self) -> Tenant {
        let sandbox = self.clone();
        let by_hand = format!(
            "curl -X DELETE -H \"X-Blaxel-Authorization: Bearer $BL_API_KEY\" -H \"X-Blaxel-Workspace: $BL_WORKSPACE\" {}/sandboxes/{}",
            sandbox.api, sandbox.name
        );
        let kill = move || -> BoxFuture<'static, Result<(), Trouble>> {
            let sandbox = sandbox.clone();
            Box::pin(async move { sandbox.delete_now().await })
        };
        Tenant { executor: "blaxel", id: self.name.clone(), by_hand, kill: Arc::new(kill), failed: false }
    }
}
