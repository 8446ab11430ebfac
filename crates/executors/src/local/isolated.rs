//! A session whose interpreter is a locked-down child.
//!
//! The same outcomes as in this process. A child that dies, or does not keep its time, is a lost session: the cell says
//! so, and the next one has a new child and a fresh namespace.

use super::start::take;
use crate::guest::exchange::{Broken, Exchange};
use crate::guest::frame::Bounds;
use crate::guest::message::{Report, Request};
use crate::guest::pool::Worker;
use crate::timer::{CANCELLED, Running};
use fumehood_core::{BoxFuture, Cell, Error, Host, Outcome, Policy, Result, Session, Variable};
use fumehood_sandbox::Ending;
use std::future::poll_fn;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

/// How many children are tried for a session.
const ATTEMPTS: usize = 4;

pub struct IsolatedSession {
    program: PathBuf,
    spares: usize,
    policy: Policy,
    /// The child; `None` once it is lost.
    worker: Option<Worker>,
    /// Whether the child still runs a cell whose future was dropped.
    abandoned: bool,
}

impl IsolatedSession {
    /// A session, with the state of a snapshot if there is one.
    pub async fn open(program: PathBuf, spares: usize, policy: Policy, snapshot: Option<&[u8]>) -> Result<Self> {
        let mut session = Self { program, spares, policy, worker: None, abandoned: false };
        session.worker = Some(session.new_worker(snapshot).await?);
        Ok(session)
    }

    /// A child that has the policy.
    async fn new_worker(&self, snapshot: Option<&[u8]>) -> Result<Worker> {
        for _ in 0..ATTEMPTS {
            let mut worker = take(&self.program, self.spares).await?;
            worker.link.set_bounds(Bounds::of_memory(self.policy.limits.memory));
            let policy = Box::new(self.policy.clone());
            let request = match snapshot {
                Some(snapshot) => Request::Restore { policy, snapshot: snapshot.to_vec() },
                None => Request::Open(policy),
            };
            let asked = worker.link.send(&request.into_value());
            let answer = match asked {
                Ok(()) => poll_fn(|context| worker.link.poll_alone(context)).await,
                Err(error) => Err(error),
            };
            match answer.map(Report::from_value) {
                Ok(Ok(Report::Opened)) => return Ok(worker),
                Ok(Ok(Report::Failed { reason, hint })) => return Err(unavailable(reason, hint)),
                Ok(Ok(Report::Refused { reason, hint })) => return Err(Error::Refused { reason, hint }),
                // A spare one may have died while it waited. The next may be new.
                Ok(_) | Err(_) => {}
            }
        }
        let hint = "run `hood doctor`, or pass `--no-isolate`, which runs the code behind one wall only";
        Err(unavailable("its workers die as they start".to_owned(), hint.to_owned()))
    }

    /// Waits until the child has ended the cell that was taken back.
    async fn settle(&mut self) -> Result<(), Trouble> {
        if !self.abandoned {
            return Ok(());
        }
        let running = Running::start_waiting(Duration::ZERO);
        let worker = self.worker.as_mut().ok_or(Trouble::Gone)?;
        let settled = running.or_stopped(Exchange::new(&mut worker.link, None, &self.policy).finish()).await;
        settled.ok_or(Trouble::Late)??;
        self.abandoned = false;
        Ok(())
    }

    async fn exchange(&mut self, cell: Cell, host: &dyn Host) -> Result<Outcome, Trouble> {
        self.settle().await?;
        let flag: Arc<AtomicU8> = Arc::default();
        let running = Running::start_told(Arc::clone(&flag), self.policy.limits.time);
        let worker = self.worker.as_mut().ok_or(Trouble::Gone)?;
        worker.link.send(&Request::Run(cell).into_value())?;
        // Set until the outcome is here: where this future is dropped, the cell is taken back.
        let abandoned = Abandoned { abandoned: &mut self.abandoned, worker };
        *abandoned.abandoned = true;
        let mut exchange = Exchange::new(&mut abandoned.worker.link, Some(host), &self.policy);
        let mut outcome = running.or_stopped(exchange.finish()).await;
        if outcome.is_none() && flag.load(Ordering::Relaxed) == CANCELLED {
            drop(running);
            exchange.link.send(&Request::Cancel.into_value())?;
            let stopping = Running::start_waiting(Duration::ZERO);
            outcome = stopping.or_stopped(exchange.finish()).await;
        }
        drop(exchange);
        *abandoned.abandoned = outcome.is_none();
        // Its logs are in the outcome: the child is ours, and cuts them itself.
        Ok(outcome.ok_or(Trouble::Late)??)
    }

    /// Asks the child, between cells, for something other than to run one.
    async fn ask(&mut self, request: Request) -> Result<Report> {
        if self.worker.is_none() {
            self.worker = Some(self.new_worker(None).await?);
        }
        match self.answer(request).await {
            Ok(Report::Refused { reason, hint }) => Err(Error::Refused { reason, hint }),
            Ok(report) => Ok(report),
            Err(trouble) => Err(self.lose(trouble)),
        }
    }

    async fn answer(&mut self, request: Request) -> Result<Report, Trouble> {
        self.settle().await?;
        let running = Running::start_waiting(self.policy.limits.time);
        let worker = self.worker.as_mut().ok_or(Trouble::Gone)?;
        worker.link.send(&request.into_value())?;
        let answer = running.or_stopped(poll_fn(|context| worker.link.poll_alone(context))).await.ok_or(Trouble::Late)??;
        Report::from_value(answer).map_err(|garbled| Trouble::Failed(garbled.0))
    }

    /// Ends the child, and says why.
    fn lose(&mut self, trouble: Trouble) -> Error {
        self.abandoned = false;
        let ending = self.worker.take().map(|mut worker| worker.child.kill());
        let cause = match (trouble, ending) {
            (Trouble::Late, _) => "it did not stop when its time was over, and was killed".to_owned(),
            (Trouble::Failed(cause), _) => cause,
            (Trouble::Io(error), _) if error.kind() == io::ErrorKind::InvalidData => error.to_string(),
            (_, Some(Ending::Signal(signal))) => format!("it was ended by signal {signal}"),
            (_, Some(Ending::Status(status))) => format!("it ended with status {status}"),
            (Trouble::Io(error), _) => error.to_string(),
            (Trouble::Gone, _) => "it is gone".to_owned(),
        };
        Error::Lost {
            reason: "the interpreter failed, and its variables are gone".to_owned(),
            source: Some(cause.into()),
            hint: "run the earlier cells again, and report this as a bug".to_owned(),
        }
    }
}

impl Session for IsolatedSession {
    fn run<'a>(&'a mut self, cell: Cell, host: &'a dyn Host) -> BoxFuture<'a, Result<Outcome>> {
        Box::pin(async move {
            if self.worker.is_none() {
                self.worker = Some(self.new_worker(None).await?);
            }
            let outcome = self.exchange(cell, host).await;
            outcome.map_err(|trouble| self.lose(trouble))
        })
    }

    fn fork<'a>(&'a mut self) -> BoxFuture<'a, Result<Box<dyn Session>>> {
        Box::pin(async move {
            let snapshot = self.snapshot().await?;
            let forked = Self::open(self.program.clone(), self.spares, self.policy.clone(), Some(&snapshot)).await?;
            Ok(Box::new(forked) as Box<dyn Session>)
        })
    }

    fn snapshot(&mut self) -> BoxFuture<'_, Result<Vec<u8>>> {
        Box::pin(async move {
            match self.ask(Request::Snapshot).await? {
                Report::Saved(snapshot) => Ok(snapshot),
                other => Err(self.lose(Trouble::Failed(format!("it answered with {other:?}")))),
            }
        })
    }

    fn variables(&mut self) -> BoxFuture<'_, Result<Vec<Variable>>> {
        Box::pin(async move {
            match self.ask(Request::Variables).await? {
                Report::Bound(variables) => Ok(variables),
                other => Err(self.lose(Trouble::Failed(format!("it answered with {other:?}")))),
            }
        })
    }

    fn close(self: Box<Self>) -> BoxFuture<'static, Result<()>> {
        drop(self);
        Box::pin(std::future::ready(Ok(())))
    }
}

fn unavailable(cause: String, hint: String) -> Error {
    Error::Unavailable { executor: "local".to_owned(), source: Some(cause.into()), hint }
}

/// Why there is no outcome.
enum Trouble {
    /// It is past its limit and does not stop.
    Late,
    /// It says that it cannot go on.
    Failed(String),
    Io(io::Error),
    Gone,
}

impl From<Broken> for Trouble {
    fn from(broken: Broken) -> Self {
        match broken {
            Broken::Ended => Self::Gone,
            Broken::Garbled(why) | Broken::Failed(why) => Self::Failed(why),
        }
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Tells the child to stop if nobody waits for its outcome any more.
struct Abandoned<'a> {
    abandoned: &'a mut bool,
    worker: &'a mut Worker,
}

impl Drop for Abandoned<'_> {
    fn drop(&mut self) {
        if *self.abandoned {
            // Where it cannot be told it is dead, and the next cell finds out.
            let _ = self.worker.link.send(&Request::Cancel.into_value());
        }
    }
}
