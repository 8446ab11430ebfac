//! `local`: our own interpreter, behind two walls: it has no code for files and sockets of the host, and it runs in a child
//! process that the kernel would not let use them.
//!
//! The guest's files are copies in memory of what the policy mounts (`mounts.rs` reads them before a session opens). It has no
//! network; a policy that asks for one is refused. With `isolate` off the interpreter runs
//! in this process: a language boundary, but not a process boundary.

mod isolated;
mod mounts;
mod session;
mod start;
mod walls;
mod worker;

pub(crate) use mounts::prepare;
pub use walls::lock_down;
pub use worker::serve;

use fumehood_core::{BoxFuture, Error, Executor, Network, Policy, Result, Session, ToolSpec};
use fumehood_interpreter::missing_modules;
use isolated::IsolatedSession;
use session::LocalSession;
use std::collections::HashSet;
use std::path::PathBuf;

/// The executor `local`.
///
/// ```
/// use fumehood_executors::local::Local;
/// let (default, trusting) = (Local::default(), Local::in_process());
/// assert!(default.isolate && !trusting.isolate);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Local {
    /// Run each session in a locked-down child of its own. Off, the interpreter runs in this process.
    pub isolate: bool,
    /// The program whose hidden command `worker` is the child: `hood`. `None` is this program if it is `hood`, or the
    /// one on `PATH`.
    pub worker: Option<PathBuf>,
    /// Children started ahead. Each is used for one session and thrown away with it.
    pub spares: usize,
}

impl Default for Local {
    fn default() -> Self {
        Self { isolate: true, worker: None, spares: 1 }
    }
}

impl Local {
    /// Sessions in children that `worker`, a `hood` of this version, starts.
    pub fn isolated(worker: impl Into<PathBuf>) -> Self {
        Self { worker: Some(worker.into()), ..Self::default() }
    }

    /// Sessions in this process. For code that is trusted not to find a bug of ours.
    pub fn in_process() -> Self {
        Self { isolate: false, ..Self::default() }
    }

    /// The walls around a child, each up or with the reason why not.
    ///
    /// # Errors
    /// `Unavailable` when no child can be started.
    pub fn walls(&self) -> Result<Vec<fumehood_sandbox::Standing>> {
        crate::block_on(async { Ok(start::take(&self.program()?, 0).await?.walls) })
    }

    fn program(&self) -> Result<PathBuf> {
        self.worker.clone().or_else(find_worker).ok_or_else(|| Error::Unavailable {
            executor: "local".to_owned(),
            source: Some("`hood`, whose worker runs the code, is not here".into()),
            hint: "put `hood` on PATH, give its path to `Local::isolated`, or do without: `Local::in_process`".to_owned(),
        })
    }
}

impl Executor for Local {
    fn name(&self) -> &'static str {
        "local"
    }

    fn warnings(&self, policy: &Policy) -> Vec<String> {
        let missing = missing_modules(policy).into_iter();
        missing
            .map(|name| format!("the `local` executor has no module `{name}`; executors `jail` and `docker` run CPython with its packages"))
            .collect()
    }

    fn open<'a>(&'a self, policy: &'a Policy) -> BoxFuture<'a, Result<Box<dyn Session>>> {
        Box::pin(async move {
            let policy = check(policy)?;
            if !self.isolate {
                return Ok(Box::new(LocalSession::new(policy)) as Box<dyn Session>);
            }
            let session = IsolatedSession::open(self.program()?, self.spares, policy, None).await?;
            Ok(Box::new(session) as Box<dyn Session>)
        })
    }

    fn restore<'a>(&'a self, policy: &'a Policy, snapshot: &'a [u8]) -> BoxFuture<'a, Result<Box<dyn Session>>> {
        Box::pin(async move {
            let policy = check(policy)?;
            if !self.isolate {
                return Ok(Box::new(LocalSession::restore(policy, snapshot)?) as Box<dyn Session>);
            }
            let session = IsolatedSession::open(self.program()?, self.spares, policy, Some(snapshot)).await?;
            Ok(Box::new(session) as Box<dyn Session>)
        })
    }
}

/// This program, if it is `hood`; or the `hood` on `PATH`.
pub(crate) fn find_worker() -> Option<PathBuf> {
    let is_hood = |path: &PathBuf| path.file_name().is_some_and(|name| name == "hood");
    let this = std::env::current_exe().ok().filter(is_hood);
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let mut on_path = std::env::split_paths(&paths).filter(|folder| folder.is_absolute()).map(|folder| folder.join("hood"));
    this.or_else(|| on_path.find(|path| path.is_file()))
}

/// The policy as the interpreter takes it, with the mounted folders read. Refuses what it cannot hold.
fn check(policy: &Policy) -> Result<Policy> {
    if policy.network != Network::Off {
        return Err(refused("the `local` executor has no network", "give the guest a tool that fetches for it"));
    }
    check_tools(&policy.tools)?;
    mounts::prepare(policy)
}

/// Refuses tools whose names cannot be bound.
pub(crate) fn check_tools(tools: &[ToolSpec]) -> Result<()> {
    let mut names = HashSet::new();
    for tool in tools {
        let mut letters = tool.name.chars();
        let starts_well = letters.next().is_some_and(|first| first == '_' || first.is_alphabetic());
        if !starts_well || !letters.all(|letter| letter == '_' || letter.is_alphanumeric()) {
            return Err(refused(
                &format!("the tool name `{}` is not a Python name", tool.name),
                "name tools as Python functions are named",
            ));
        }
        if tool.name == "final_answer" || !names.insert(tool.name.as_str()) {
            return Err(refused(&format!("the tool name `{}` is taken", tool.name), "give every tool a name of its own"));
        }
    }
    Ok(())
}

fn refused(reason: &str, hint: &str) -> Error {
    Error::Refused { reason: reason.to_owned(), hint: hint.to_owned() }
}
