//! A session in a jail. Whatever its code does, there is an outcome; where that cost the process, the next cell is told so.
//!
//! A fork lives in the same jail as what it was forked from, and everything in a jail dies together where one of them does
//! not stop by itself.

use super::Jail;
use crate::guest::exchange::{Broken, Exchange};
use crate::guest::frame::Bounds;
use crate::guest::link::Link;
use crate::guest::message::{Report, Request};
use crate::guest::pool::{SHORTLY, Worker};
use crate::proxy;
use crate::timer::{CANCELLED, Running};
use fumehood_core::{
    Access, BoxFuture, Cell, End, Error, Exception, Host, Limit, Network, Outcome, Policy, Result, Session, Source, Usage, Variable,
};
use fumehood_sandbox::{Child, Ending};
use std::future::poll_fn;
use std::os::unix::net::UnixStream;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How many children are tried for a session.
const ATTEMPTS: usize = 4;
/// How long past its limit a guest may be before it is killed.
const MARGIN: Duration = Duration::from_secs(1);

pub struct JailSession {
    jail: Jail,
    policy: Policy,
    /// `None` once it is lost.
    guest: Option<Guest>,
    /// Whether the guest still runs a cell whose future was dropped.
    abandoned: bool,
    /// What the next cell is told: why the variables are gone.
    lost: Option<String>,
}

struct Guest {
    link: Link,
    house: Arc<House>,
}

/// The processes of a jail, for all the sessions that are forks of one.
struct House {
    child: Mutex<Child>,
    /// Dropped after the processes are gone.
    _kept: Option<Arc<dyn Send + Sync>>,
    sessions: AtomicU64,
}

impl House {
    fn child(&self) -> MutexGuard<'_, Child> {
        self.child.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl JailSession {
    pub async fn open(jail: Jail, policy: Policy) -> Result<Self> {
        let mut session = Self { jail, policy, guest: None, abandoned: false, lost: None };
        session.guest = Some(session.new_guest().await?);
        Ok(session)
    }

    /// A guest that has the policy.
    async fn new_guest(&self) -> Result<Guest> {
        let mut cause = String::new();
        for _ in 0..ATTEMPTS {
            let Worker { mut link, child, kept, .. } = self.jail.worker_for(&self.policy).await?;
            child.limit_memory(self.jail.budget(&self.policy, 1)).map_err(|error| unavailable(error.to_string()))?;
            link.set_bounds(Bounds::of_memory(self.policy.limits.memory));
            let house = Arc::new(House { child: Mutex::new(child), _kept: kept, sessions: AtomicU64::new(1) });
            let mut guest = Guest { link, house };
            match guest.ask(Request::Open(Box::new(self.told_policy()))).await {
                Ok(Report::Opened) => return Ok(guest),
                Ok(Report::Failed { reason, .. }) => return Err(unavailable(reason)),
                // A spare one may have died while it waited. The next may be new.
                Ok(_) => "it speaks out of turn".clone_into(&mut cause),
                Err(broken) => cause = format!("{broken:?}"),
            }
        }
        Err(unavailable(format!("its processes die as they start: {cause}")))
    }

    /// The policy as the guest is told it: where the host's files come from is not its business.
    fn told_policy(&self) -> Policy {
        let mut policy = self.policy.clone();
        policy.mounts.iter_mut().for_each(|mount| mount.source = Source::Files(Vec::new()));
        if policy.network != Network::Off {
            let proxy = format!("http://127.0.0.1:{}", proxy::PORT);
            let names = ["http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY"];
            policy.env.extend(names.map(|name| (name.to_owned(), proxy.clone())));
        }
        policy
    }

    /// Waits until the guest has ended the cell that was taken back. Says why where it has not.
    async fn settle(&mut self) -> Result<(), String> {
        let Some(guest) = self.guest.as_mut().filter(|_| self.abandoned) else { return Ok(()) };
        let running = Running::start(Arc::default(), MARGIN);
        let mut exchange = Exchange::new(&mut guest.link, None, &self.policy);
        match running.or_stopped(exchange.finish()).await {
            Some(Ok(_)) => {
                self.abandoned = false;
                Ok(())
            }
            Some(Err(_)) => Err("it ended while a cell was taken back".to_owned()),
            None => Err("a cell that was taken back did not stop".to_owned()),
        }
    }

    async fn run_cell(&mut self, cell: Cell, host: &dyn Host) -> Result<Outcome> {
        if let Err(why) = self.settle().await {
            self.end_guest();
            return Err(lost(why));
        }
        let guest = match &mut self.guest {
            Some(guest) => guest,
            empty => empty.insert(
                Self::open(self.jail.clone(), self.policy.clone()).await?.guest.take().ok_or_else(|| lost("it is gone".to_owned()))?,
            ),
        };
        let began = Instant::now();
        let flag: Arc<AtomicU8> = Arc::default();
        let running = Running::start(Arc::clone(&flag), self.policy.limits.time.saturating_add(MARGIN));
        let sent = guest.link.send(&Request::Run(cell).into_value());
        // Set until the outcome is here: where this future is dropped, the cell is taken back.
        let abandoned = Abandoned { abandoned: &mut self.abandoned, guest };
        *abandoned.abandoned = true;
        let mut exchange = Exchange::new(&mut abandoned.guest.link, Some(host), &self.policy);
        let mut result = match sent {
            Ok(()) => running.or_stopped(exchange.finish()).await,
            Err(error) => Some(Err(error.into())),
        };
        let mut limit = Limit::Time;
        if result.is_none() && flag.load(Ordering::Relaxed) == CANCELLED {
            limit = Limit::Cancelled;
            drop(running);
            if exchange.link.send(&Request::Cancel.into_value()).is_ok() {
                exchange.host = None;
                result = Running::start(Arc::default(), MARGIN).or_stopped(exchange.finish()).await;
            }
        }
        let (logs, calls) = (std::mem::replace(&mut exchange.logs, crate::logs::Logs::new(0)).finish(), exchange.calls);
        drop(exchange);
        *abandoned.abandoned = false;
        drop(abandoned);
        let mut outcome = match result {
            Some(Ok(outcome)) => outcome,
            Some(Err(broken)) => without(self.died(broken)),
            None => {
                self.end_guest();
                self.lost = Some("a cell did not stop when its time was over".to_owned());
                without(End::Stopped(limit))
            }
        };
        outcome.logs = logs;
        outcome.usage.calls = calls;
        outcome.usage.time = began.elapsed();
        Ok(outcome)
    }

    /// How a cell ended with which its process did.
    fn died(&mut self, broken: Broken) -> End {
        let Some(guest) = self.guest.take() else { return End::Stopped(Limit::Cancelled) };
        let mut child = guest.house.child();
        let ending = child.end_within(SHORTLY);
        let why = match (broken, ending) {
            _ if child.ran_out_of_memory() => {
                self.lost = Some("a cell used more memory than it may, and was ended".to_owned());
                return End::Stopped(Limit::Memory);
            }
            (Broken::Garbled(why), _) => format!("the interpreter broke its protocol: {why}"),
            (Broken::Ended, Ending::Signal(signal)) => format!("the interpreter was ended by signal {signal}"),
            (Broken::Ended, Ending::Status(status)) => format!("the interpreter ended with status {status}"),
            (Broken::Ended, _) => "the interpreter ended".to_owned(),
        };
        self.lost = Some(why.clone());
        let traceback = format!("SystemError: {why}\n");
        End::Raised(Exception { type_name: "SystemError".to_owned(), message: why, traceback, exit_code: None })
    }

    /// Ends the guest, and with it all that is in its jail.
    fn end_guest(&mut self) {
        self.abandoned = false;
        if let Some(guest) = self.guest.take() {
            guest.house.child().kill();
        }
    }

    /// Asks the guest, between cells, for something other than to run one.
    async fn ask(&mut self, request: impl FnOnce(&mut Link) -> std::io::Result<Request>) -> Result<Report> {
        if let Some(why) = self.lost.take() {
            return Err(lost(why));
        }
        if let Err(why) = self.settle().await {
            self.end_guest();
            return Err(lost(why));
        }
        let running = Running::start(Arc::default(), self.policy.limits.time.saturating_add(MARGIN));
        let Some(guest) = &mut self.guest else { return Err(lost("it is gone".to_owned())) };
        let answer = match request(&mut guest.link) {
            Ok(request) => running.or_stopped(guest.ask(request)).await,
            Err(error) => Some(Err(error.into())),
        };
        match answer {
            Some(Ok(Report::Refused { reason, hint })) => Err(Error::Refused { reason, hint }),
            Some(Ok(report)) => Ok(report),
            other => {
                self.end_guest();
                Err(lost(if other.is_none() { "it did not answer" } else { "it ended" }.to_owned()))
            }
        }
    }
}

impl Guest {
    async fn ask(&mut self, request: Request) -> Result<Report, Broken> {
        self.link.send(&request.into_value())?;
        let answer = poll_fn(|context| self.link.poll(context)).await?;
        Report::from_value(answer).map_err(|garbled| Broken::Garbled(garbled.0))
    }
}

impl Session for JailSession {
    fn run<'a>(&'a mut self, cell: Cell, host: &'a dyn Host) -> BoxFuture<'a, Result<Outcome>> {
        Box::pin(async move {
            match self.lost.take() {
                Some(why) => Err(lost(why)),
                None => self.run_cell(cell, host).await,
            }
        })
    }

    fn fork<'a>(&'a mut self) -> BoxFuture<'a, Result<Box<dyn Session>>> {
        Box::pin(async move {
            if self.policy.mounts.iter().any(|mount| mount.access == Access::Write) {
                return Err(Error::Refused {
                    reason: "a fork in a jail would share the files that can be written".to_owned(),
                    hint: "mount for reading only, or use the `local` executor".to_owned(),
                });
            }
            let (ours, theirs) = UnixStream::pair().map_err(|error| unavailable(error.to_string()))?;
            let mut link = Link::new(ours).map_err(|error| unavailable(error.to_string()))?;
            link.set_bounds(Bounds::of_memory(self.policy.limits.memory));
            let report = self.ask(move |parent| parent.attach(&theirs).map(|()| Request::Fork)).await?;
            let Some(parent) = self.guest.as_ref().filter(|_| report == Report::Opened) else {
                return Err(lost("it speaks out of turn".to_owned()));
            };
            let house = Arc::clone(&parent.house);
            let sessions = house.sessions.fetch_add(1, Ordering::Relaxed) + 1;
            let _ = house.child().limit_memory(self.jail.budget(&self.policy, sessions));
            let guest = Some(Guest { link, house });
            let (jail, policy) = (self.jail.clone(), self.policy.clone());
            Ok(Box::new(Self { jail, policy, guest, abandoned: false, lost: None }) as Box<dyn Session>)
        })
    }

    fn variables(&mut self) -> BoxFuture<'_, Result<Vec<Variable>>> {
        Box::pin(async move {
            match self.ask(|_| Ok(Request::Variables)).await? {
                Report::Bound(variables) => Ok(variables),
                other => {
                    self.end_guest();
                    Err(lost(format!("it answered with {other:?}")))
                }
            }
        })
    }

    fn close(self: Box<Self>) -> BoxFuture<'static, Result<()>> {
        drop(self);
        Box::pin(std::future::ready(Ok(())))
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.house.sessions.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Tells the guest to stop if nobody waits for its outcome any more.
struct Abandoned<'a> {
    abandoned: &'a mut bool,
    guest: &'a mut Guest,
}

impl Drop for Abandoned<'_> {
    fn drop(&mut self) {
        if *self.abandoned {
            // Where it cannot be told it is dead, and the next cell finds out.
            let _ = self.guest.link.send(&Request::Cancel.into_value());
        }
    }
}

/// An outcome of which nothing is known but its end.
fn without(end: End) -> Outcome {
    Outcome { end, logs: String::new(), display: Vec::new(), files: Vec::new(), usage: Usage::default() }
}

fn lost(cause: String) -> Error {
    Error::Lost {
        reason: "the session's process is gone, and its variables with it".to_owned(),
        source: Some(cause.into()),
        hint: "run the earlier cells again".to_owned(),
    }
}

fn unavailable(cause: String) -> Error {
    Error::Unavailable { executor: "jail".to_owned(), source: Some(cause.into()), hint: "run `hood doctor`".to_owned() }
}
