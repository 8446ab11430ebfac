//! `jail`: the machine's own CPython with its packages, behind walls of the kernel.
//!
//! Each session has a process tree of its own that sees no network, no other process and no file but Python's; what it may
//! use is bounded. It is forked from a zygote that has imported what is to be preloaded, some of them ahead. A policy that asks
//! for what a real CPython cannot be held to (a stopped clock, repeatable chance, counted operations) is refused.

mod descriptors;
mod init;
mod packages;
mod python;
mod tree;
mod warden;
mod zygote;

pub use warden::warden;

use crate::guest::check::check_but_network;
use crate::guest::link::Link;
use crate::guest::pool::{self, Gap, NotStarted, Recipe, SHORTLY, Worker};
use crate::guest::session::{Ended, GuestSession, Home, Homes};
use crate::local::{find_worker, prepare};
use crate::proxy::Allowed;
use fumehood_core::{Access, BoxFuture, Error, Executor, Mount, Network, Policy, Result, Session};
use fumehood_sandbox::{Child, Ending, Standing, remove_at_exit};
use python::Python;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use zygote::{House, Kind, Zygote};

/// The executor `jail`.
///
/// ```
/// use fumehood_executors::jail::Jail;
/// let jail = Jail { preload: vec!["numpy".to_owned()], ..Jail::default() };
/// assert_eq!(jail.python.to_str(), Some("python3"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Jail {
    /// The CPython to run: a path, one of a virtual environment perhaps, or a name on `PATH`.
    pub python: PathBuf,
    /// Modules that are imported before a session is asked for.
    pub preload: Vec<String>,
    /// Packages that are installed beside that Python's, in an environment that is kept, before the first session.
    pub with: Vec<String>,
    /// The program whose hidden command `warden` builds jails: `hood`. `None` is this program if it is
    /// `hood`, or the one on `PATH`.
    pub worker: Option<PathBuf>,
    /// Jails started ahead. Each is used for one session and thrown away with it.
    pub spares: usize,
}

impl Default for Jail {
    fn default() -> Self {
        Self { python: "python3".into(), preload: Vec::new(), with: Vec::new(), worker: None, spares: 1 }
    }
}

/// What Python itself and the files of its folders in memory may come to, beside what the policy gives the guest.
const BASE: u64 = 160 << 20;

impl Jail {
    /// The walls around a session, each up or with the reason why not.
    ///
    /// # Errors
    /// `Unavailable` when no jail can be built.
    pub fn walls(&self) -> Result<Vec<Standing>> {
        crate::block_on(async { Ok(self.order(&Policy::default())?.worker(|_| None).await?.walls) })
    }

    /// What it takes to make a jail for a session under this policy.
    fn order(&self, policy: &Policy) -> Result<Order> {
        let program = self.worker.clone().or_else(find_worker).ok_or_else(|| Error::Unavailable {
            executor: "jail".to_owned(),
            source: Some("`hood`, which builds the jail, is not here".into()),
            hint: "put `hood` on PATH, or give its path as `Jail::worker`".to_owned(),
        })?;
        let mut python = Python::find(&self.python)?;
        if !self.with.is_empty() {
            python = Python::find(&packages::environment(&python, &self.with)?)?;
        }
        let allowed = allowed(&policy.network)?;
        let kind = Kind { program, python, preload: self.preload.clone() };
        let (memory, files, mounts) = (self.budget(policy, 1), policy.limits.memory, policy.mounts.clone());
        Ok(Order { kind, memory, files, mounts, allowed, spares: self.spares })
    }

    /// What the processes of so many sessions may hold together, files in memory included.
    fn budget(&self, policy: &Policy, sessions: u64) -> u64 {
        let mounted: u64 = policy.mounts.iter().map(|mount| mount.size.min(policy.limits.memory)).sum();
        policy.limits.memory.saturating_mul(sessions).saturating_add(BASE).saturating_add(mounted)
    }
}

/// What a jail is made of.
struct Order {
    kind: Kind,
    memory: u64,
    files: u64,
    mounts: Vec<Mount>,
    allowed: Vec<Allowed>,
    spares: usize,
}

impl Order {
    fn house(&self) -> House<'_> {
        House { mounts: &self.mounts, files: self.files, memory: self.memory, allowed: &self.allowed }
    }

    /// A jail with a session's process in it: where they are all the same a spare one, or one that is made at once.
    async fn worker(self, at_once: impl FnOnce(&Self) -> Option<Worker>) -> Result<Worker> {
        let order = Arc::new(self);
        let same = Arc::clone(&order);
        let recipe: Recipe = Arc::new(move || Zygote::of(&same.kind).and_then(|zygote| zygote.fork(&same.house())).map_err(unavailable));
        if !order.mounts.is_empty() || !order.allowed.is_empty() {
            return pool::make(recipe).await;
        }
        pool::take(&format!("{:?}", order.kind), order.spares, &recipe, || at_once(&order)).await
    }
}

impl Executor for Jail {
    fn name(&self) -> &'static str {
        "jail"
    }

    fn open<'a>(&'a self, policy: &'a Policy) -> BoxFuture<'a, Result<Box<dyn Session>>> {
        Box::pin(async move {
            check(policy)?;
            let session = GuestSession::open(Arc::new(self.clone()), prepare(policy)?).await?;
            Ok(Box::new(session) as Box<dyn Session>)
        })
    }
}

/// Refuses what a real CPython cannot be held to.
fn check(policy: &Policy) -> Result<()> {
    let refused = |reason: &str, hint: &str| Err(Error::Refused { reason: reason.to_owned(), hint: hint.to_owned() });
    if policy.network == Network::Full {
        return refused("the `jail` executor gives no guest the whole network", "name the hosts: `--allow-host NAME`");
    }
    allowed(&policy.network)?;
    check_but_network("jail", policy)
}

/// The hosts that a policy names.
fn allowed(network: &Network) -> Result<Vec<Allowed>> {
    let Network::Hosts(hosts) = network else { return Ok(Vec::new()) };
    let read = |host: &String| {
        Allowed::parse(host).ok_or_else(|| Error::Refused {
            reason: format!("`{host}` is not a host"),
            hint: "name a host, with its port perhaps: `example.org`, `example.org:8080`".to_owned(),
        })
    };
    hosts.iter().map(read).collect()
}

impl Homes for Jail {
    fn executor(&self) -> &'static str {
        "jail"
    }

    fn home<'a>(&'a self, policy: &'a Policy) -> BoxFuture<'a, Result<(Link, Box<dyn Home>)>> {
        Box::pin(async move {
            // What is kept ready nobody drops.
            remove_at_exit();
            let worker = self.order(policy)?.worker(|order| Zygote::fork_at_once(&order.kind, &order.house())).await?;
            let Worker { link, child, kept, gap, greets, .. } = worker;
            child.limit_memory(self.budget(policy, 1)).map_err(|error| unavailable(NotStarted::Other(error.to_string())))?;
            let (child, gap, jail, policy) = (Mutex::new(child), Mutex::new(gap), self.clone(), policy.clone());
            Ok((link, Box::new(JailHome { child, _kept: kept, gap, greets, jail, policy }) as Box<dyn Home>))
        })
    }

    fn reads_ahead(&self) -> bool {
        true
    }

    fn refuses_forks(&self, policy: &Policy) -> Option<(&'static str, &'static str)> {
        let shares = policy.mounts.iter().any(|mount| mount.access == Access::Write);
        let refusal = ("a fork in a jail would share the files that can be written", "mount for reading only, or use the `local` executor");
        shares.then_some(refusal)
    }
}

/// The processes of a jail.
struct JailHome {
    child: Mutex<Child>,
    /// Dropped after the processes are gone.
    _kept: Option<Arc<dyn Send + Sync>>,
    /// Kept until the guest is at work.
    gap: Mutex<Option<Gap>>,
    greets: bool,
    jail: Jail,
    policy: Policy,
}

impl JailHome {
    fn child(&self) -> MutexGuard<'_, Child> {
        self.child.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Home for JailHome {
    fn kill(&self) {
        self.child().kill();
    }

    fn ended(&self) -> BoxFuture<'_, Ended> {
        let mut child = self.child();
        let ending = child.end_within(SHORTLY);
        let ended = if child.ran_out_of_memory() {
            Ended::OutOfMemory
        } else {
            Ended::Because(match ending {
                Ending::Signal(signal) => format!("the interpreter was ended by signal {signal}"),
                Ending::Status(status) => format!("the interpreter ended with status {status}"),
                _ => "the interpreter ended".to_owned(),
            })
        };
        Box::pin(std::future::ready(ended))
    }

    fn greets(&self) -> bool {
        self.greets
    }

    fn opened(&self) {
        self.gap.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    fn hold(&self, sessions: u64) {
        // Where the bound cannot be raised the forks share what there is.
        let _ = self.child().limit_memory(self.jail.budget(&self.policy, sessions));
    }
}

fn unavailable(trouble: NotStarted) -> Error {
    let (cause, hint) = match trouble {
        NotStarted::Wall(error) => (format!("{error}: {}", error.source), error.hint().to_owned()),
        NotStarted::Failed { reason, hint } => (reason, hint),
        NotStarted::Other(cause) => (format!("its first process cannot be started: {cause}"), "run `hood doctor`".to_owned()),
    };
    Error::Unavailable { executor: "jail".to_owned(), source: Some(cause.into()), hint }
}
