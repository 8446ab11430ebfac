//! A session of our kernel in a CPython, wherever that runs. Whatever its code does, there is an outcome; where that cost the
//! process, the next cell is told so.
//!
//! It knows nothing of jails and containers: a [`Home`] is all it has of them, and everything in a home dies together.

use super::exchange::{Broken, Exchange};
use super::frame::Bounds;
use super::link::Link;
use super::message::{Report, Request};
use crate::proxy;
use crate::timer::{CANCELLED, Running};
use fumehood_core::{
    BoxFuture, Cell, End, Error, Exception, Host, Limit, Listing, Network, Outcome, Policy, Result, Session, Source, Usage, Value, Variable,
};
use std::future::poll_fn;
use std::os::unix::net::UnixStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How many homes are tried for a session.
const ATTEMPTS: usize = 4;
/// How long a guest may take to open a session.
const PATIENCE: Duration = Duration::from_secs(30);

/// What an executor whose guests run our kernel is to their sessions.
pub trait Homes: Send + Sync {
    /// The executor's name.
    fn executor(&self) -> &'static str;

    /// A home for one guest, which has greeted unless the home says otherwise.
    fn home<'a>(&'a self, policy: &'a Policy) -> BoxFuture<'a, Result<(Link, Box<dyn Home>)>>;

    /// Whether a first request may follow the policy at once. Where not, the guest has opened its session before anybody has it.
    fn reads_ahead(&self) -> bool {
        false
    }

    /// Why a session under this policy cannot be forked, and what to do instead.
    fn refuses_forks(&self, policy: &Policy) -> Option<(&'static str, &'static str)>;
}

/// What a guest lives in.
pub trait Home: Send + Sync {
    /// Ends it, and all that is in it.
    fn kill(&self);

    /// How it ended: asked when its stream has.
    fn ended(&self) -> BoxFuture<'_, Ended>;

    /// Ends it, and waits until nothing is left of it.
    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(std::future::ready(()))
    }

    /// Whether its guest has yet to greet: to say, before anything else, that its walls are up.
    fn greets(&self) -> bool {
        false
    }

    /// Hears that its guest has opened its session.
    fn opened(&self) {}

    /// Prepares it for so many sessions.
    fn hold(&self, sessions: u64) {
        let _ = sessions;
    }
}

/// How a home ended.
pub enum Ended {
    OutOfMemory,
    /// By what the guest did, as far as anybody knows.
    Because(String),
    /// By what somebody else did.
    Lost(String),
}

pub struct GuestSession {
    homes: Arc<dyn Homes>,
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
    /// Whether it has yet to say that it has opened the session. Until then nothing of anybody's has run in it.
    opening: bool,
}

/// A home, for all the sessions that are forks of one.
struct House {
    home: Box<dyn Home>,
    sessions: AtomicU64,
}

impl GuestSession {
    pub async fn open(homes: Arc<dyn Homes>, policy: Policy) -> Result<Self> {
        let mut session = Self { homes, policy, guest: None, abandoned: false, lost: None };
        session.guest = Some(session.new_guest().await?);
        if !session.homes.reads_ahead() {
            let begun = session.begin(None).await?;
            begun.ok_or_else(|| session.unavailable("it was cancelled".to_owned()))?.ok();
        }
        Ok(session)
    }

    /// A guest that has been told the policy.
    async fn new_guest(&self) -> Result<Guest> {
        let (mut link, home) = self.homes.home(&self.policy).await?;
        link.set_bounds(Bounds::of_memory(self.policy.limits.memory));
        // One that cannot be told is dead, and `begin` finds out.
        let _ = link.send(&Request::Open(Box::new(self.told_policy())).into_value());
        Ok(Guest { link, house: Arc::new(House { home, sessions: AtomicU64::new(1) }), opening: true })
    }

    /// Sends a first request, if there is one, to a guest that has opened its session or will have: one that dies before is replaced,
    /// since a spare one may have died while it waited. Says whether it was sent; `None` where that was cancelled.
    async fn begin(&mut self, request: Option<&Value>) -> Result<Option<std::io::Result<()>>> {
        let mut cause = String::new();
        for _ in 0..ATTEMPTS {
            // Not the session's meanwhile: where this future is dropped, a guest that has opened nothing goes with it.
            let mut guest = match self.guest.take() {
                Some(guest) => guest,
                None => self.new_guest().await?,
            };
            let sent = request.map_or(Ok(()), |request| guest.link.send(request));
            if !guest.opening {
                self.guest = Some(guest);
                return Ok(Some(sent));
            }
            let flag: Arc<AtomicU8> = Arc::default();
            let running = Running::start(Arc::clone(&flag), PATIENCE);
            match running.or_stopped(guest.opened()).await {
                Some(Ok(Report::Opened)) => {
                    guest.opening = false;
                    guest.house.home.opened();
                    guest.link.expect_first();
                    self.guest = Some(guest);
                    return Ok(Some(sent));
                }
                Some(Ok(Report::Failed { reason, .. })) => return Err(self.unavailable(reason)),
                Some(Ok(_)) => "it speaks out of turn".clone_into(&mut cause),
                Some(Err(broken)) => cause = format!("{broken:?}"),
                None => {
                    guest.house.home.kill();
                    let cancelled = flag.load(Ordering::Relaxed) == CANCELLED;
                    return if cancelled { Ok(None) } else { Err(self.unavailable("it does not open a session".to_owned())) };
                }
            }
        }
        Err(self.unavailable(format!("its processes die as they start: {cause}")))
    }

    fn unavailable(&self, cause: String) -> Error {
        Error::Unavailable { executor: self.homes.executor().to_owned(), source: Some(cause.into()), hint: "run `hood doctor`".to_owned() }
    }

    /// The policy as the guest is told it: where the host's files come from is not its business.
    fn told_policy(&self) -> Policy {
        let mut policy = self.policy.clone();
        policy.mounts.iter_mut().for_each(|mount| mount.source = Source::Files(Vec::new()));
        if policy.network != Network::Off {
            // Only a jail lets such a policy pass, and has a proxy there.
            let proxy = format!("http://127.0.0.1:{}", proxy::PORT);
            let names = ["http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY"];
            policy.env.extend(names.map(|name| (name.to_owned(), proxy.clone())));
        }
        policy
    }

    /// Waits until the guest has ended the cell that was taken back. Says why where it has not.
    async fn settle(&mut self) -> Result<(), String> {
        let Some(guest) = self.guest.as_mut().filter(|_| self.abandoned) else { return Ok(()) };
        let running = Running::start_waiting(Duration::ZERO);
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
        let Some(sent) = self.begin(Some(&Request::Run(cell).into_value())).await? else {
            return Ok(without(End::Stopped(Limit::Cancelled)));
        };
        let Some(guest) = &mut self.guest else { return Err(lost("it is gone".to_owned())) };
        let began = Instant::now();
        let flag: Arc<AtomicU8> = Arc::default();
        let running = Running::start_told(Arc::clone(&flag), self.policy.limits.time);
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
                result = Running::start_waiting(Duration::ZERO).or_stopped(exchange.finish()).await;
            }
        }
        let (logs, calls) = (std::mem::replace(&mut exchange.logs, fumehood_core::Logs::new(0)).finish(), exchange.calls);
        drop(exchange);
        *abandoned.abandoned = false;
        drop(abandoned);
        let mut outcome = match result {
            Some(Ok(outcome)) => outcome,
            Some(Err(broken)) => without(self.died(broken).await?),
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
    async fn died(&mut self, broken: Broken) -> Result<End> {
        let Some(guest) = self.guest.take() else { return Ok(End::Stopped(Limit::Cancelled)) };
        let garbled = match broken {
            Broken::Garbled(why) => Some(format!("the interpreter broke its protocol: {why}")),
            Broken::Failed(why) => Some(format!("the interpreter gave up: {why}")),
            Broken::Ended => None,
        };
        if garbled.is_some() {
            guest.house.home.kill();
        }
        let why = match guest.house.home.ended().await {
            Ended::OutOfMemory => {
                self.lost = Some("a cell used more memory than it may, and was ended".to_owned());
                return Ok(End::Stopped(Limit::Memory));
            }
            Ended::Lost(why) if garbled.is_none() => return Err(lost(why)),
            Ended::Because(why) | Ended::Lost(why) => garbled.unwrap_or(why),
        };
        self.lost = Some(why.clone());
        let traceback = format!("SystemError: {why}\n");
        Ok(End::Raised(Exception { type_name: "SystemError".to_owned(), message: why, traceback, exit_code: None }))
    }

    /// Ends the guest, and with it all that is in its jail.
    fn end_guest(&mut self) {
        self.abandoned = false;
        if let Some(guest) = self.guest.take() {
            guest.house.home.kill();
        }
    }

    /// Ends a guest that answers what it was not asked.
    fn confused(&mut self, answer: &Report) -> Error {
        self.end_guest();
        let said: String = format!("{answer:?}").chars().take(80).collect();
        lost(format!("it answered with {said}"))
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
        if self.guest.as_ref().is_some_and(|guest| guest.opening) {
            self.begin(None).await?;
        }
        let running = Running::start_waiting(self.policy.limits.time);
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
        self.answer().await
    }

    /// What it says to its policy. Whoever has yet to greet, and does not, has opened nothing.
    async fn opened(&mut self) -> Result<Report, Broken> {
        if self.house.home.greets() {
            self.link.expect_greeting();
            match self.answer().await? {
                Report::Ready(_) => {}
                failed @ Report::Failed { .. } => return Ok(failed),
                _ => return Err(Broken::Garbled("it speaks before it greets".to_owned())),
            }
        }
        self.link.expect_first();
        self.answer().await
    }

    /// What it says next.
    async fn answer(&mut self) -> Result<Report, Broken> {
        let answer = poll_fn(|context| self.link.poll_alone(context)).await?;
        Report::from_value(answer).map_err(|garbled| Broken::Garbled(garbled.0))
    }
}

impl Session for GuestSession {
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
            if let Some((reason, hint)) = self.homes.refuses_forks(&self.policy) {
                return Err(Error::Refused { reason: reason.to_owned(), hint: hint.to_owned() });
            }
            let (ours, theirs) = UnixStream::pair().map_err(|error| self.unavailable(error.to_string()))?;
            let mut link = Link::new(ours).map_err(|error| self.unavailable(error.to_string()))?;
            link.set_bounds(Bounds::of_memory(self.policy.limits.memory));
            let report = self.ask(move |parent| parent.attach(&theirs).map(|()| Request::Fork)).await?;
            let Some(parent) = self.guest.as_ref().filter(|_| report == Report::Opened) else {
                return Err(lost("it speaks out of turn".to_owned()));
            };
            let house = Arc::clone(&parent.house);
            let sessions = house.sessions.fetch_add(1, Ordering::Relaxed) + 1;
            house.home.hold(sessions);
            let guest = Some(Guest { link, house, opening: false });
            let (homes, policy) = (Arc::clone(&self.homes), self.policy.clone());
            Ok(Box::new(Self { homes, policy, guest, abandoned: false, lost: None }) as Box<dyn Session>)
        })
    }

    fn variables(&mut self) -> BoxFuture<'_, Result<Vec<Variable>>> {
        Box::pin(async move {
            match self.ask(|_| Ok(Request::Variables)).await? {
                Report::Bound(variables) => Ok(variables),
                other => Err(self.confused(&other)),
            }
        })
    }

    fn upload<'a>(&'a mut self, path: &'a str, contents: Vec<u8>) -> BoxFuture<'a, Result<()>> {
        Box::pin(async move {
            match self.ask(|_| Ok(Request::Upload { path: path.to_owned(), contents })).await? {
                Report::Opened => Ok(()),
                other => Err(self.confused(&other)),
            }
        })
    }

    fn download<'a>(&'a mut self, path: &'a str) -> BoxFuture<'a, Result<Vec<u8>>> {
        Box::pin(async move {
            match self.ask(|_| Ok(Request::Download { path: path.to_owned() })).await? {
                Report::Contents(contents) => Ok(contents),
                other => Err(self.confused(&other)),
            }
        })
    }

    fn list<'a>(&'a mut self, path: &'a str) -> BoxFuture<'a, Result<Vec<Listing>>> {
        Box::pin(async move {
            match self.ask(|_| Ok(Request::List { path: path.to_owned() })).await? {
                Report::Listed(found) => Ok(found),
                other => Err(self.confused(&other)),
            }
        })
    }

    fn close(self: Box<Self>) -> BoxFuture<'static, Result<()>> {
        let mut session = self;
        Box::pin(async move {
            if let Some(guest) = session.guest.take().filter(|guest| guest.house.sessions.load(Ordering::Relaxed) == 1) {
                guest.house.home.close().await;
            }
            Ok(())
        })
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
