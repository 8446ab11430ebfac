//! The child's side of an isolated session: the interpreter, and a host that is the other end of a socket.
//!
//! It raises its walls before it reads its first message. One thread runs cells, and reads where it has nothing else to do; another
//! watches while a cell computes, so that it can be stopped and an abandoned child ends whatever it is doing.

use super::session::{LocalSession, Nobody};
use super::walls::{data_limit, lock_down_worker};
use crate::block_on::block_on;
use crate::guest::frame::{self, Bounds};
use crate::guest::message::{Report, Request};
use crate::patience::Spin;
use crate::timer::{cancel_running, start_clock};
use fumehood_core::{BoxFuture, Cell, End, Host, Limit, Outcome, Policy, Session, Stream, ToolCall, ToolError, Usage, Value, WrittenFile};
use fumehood_sandbox::{State, WallError};
use rustix::buffer::spare_capacity;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use rustix::net::{RecvFlags, recv};
use std::collections::{HashMap, VecDeque};
use std::convert::Infallible;
use std::future::poll_fn;
use std::io::Write;
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Poll, Waker};
use std::time::Duration;

/// How often a cell that is to stop is told so, until it has: it may not have begun when it is told first.
const AGAIN: Timespec = Timespec { tv_sec: 0, tv_nsec: 5_000_000 };
/// How long the thread that runs cells waits for an answer itself, before it leaves that to the one that watches.
const PATIENCE: Timespec = Timespec { tv_sec: 0, tv_nsec: 1_000_000 };
/// No time at all.
const NOW: Timespec = Timespec { tv_sec: 0, tv_nsec: 0 };
/// How long the thread that watches stays away when the other one reads.
const STAND_BACK: Duration = Duration::from_millis(1);

/// Serves one session on standard input, which is a socket, and ends with it. Returns only where it cannot begin.
pub fn serve() -> std::io::Error {
    let socket = match std::io::stdin().as_fd().try_clone_to_owned() {
        Ok(socket) => UnixStream::from(socket),
        Err(error) => return error,
    };
    if let Err(error) = socket.peer_addr() {
        return error;
    }
    // A panic is told as a lost session; there is nobody to read it.
    std::panic::set_hook(Box::new(|_| {}));
    let shared = match socket.try_clone() {
        Ok(socket) => Arc::new(Shared::new(socket)),
        Err(error) => return error,
    };
    let watched = Arc::clone(&shared);
    let mut threads = Ok(());
    let raised = fumehood_sandbox::mapped_memory().and_then(|mapped| {
        let walls = lock_down_worker(|| {
            start_clock();
            warm_up();
            threads = std::thread::Builder::new().spawn(move || watched.watch()).map(drop);
        })?;
        Ok((mapped, walls))
    });
    let host = Proxy { socket, shared, bounds: Mutex::new(Bounds::GREETING) };
    match (raised, threads) {
        (Ok((mapped, walls)), Ok(())) => {
            let down = |state| if let State::Down { why, .. } = state { Some(why) } else { None };
            host.say(Report::Ready(walls.into_iter().map(|wall| (wall.wall.name().to_owned(), down(wall.state))).collect()));
            run(&host, mapped)
        }
        (Err(error), _) => host.fail(&error),
        (_, Err(error)) => error,
    }
}

/// Builds the tables that every session needs, while there is time and nobody waits.
fn warm_up() {
    let mut session = LocalSession::new(Policy::default());
    let _ = block_on(session.run(Cell::new("[str(1.5), {}, 0]"), &Nobody));
}

/// Runs cells until there is nobody left to run them for.
fn run(host: &Proxy, mapped: u64) -> std::io::Error {
    let mut session = None;
    loop {
        match (host.shared.next_work(), &mut session) {
            (Request::Open(policy), None) => {
                if let Err(error) = host.bound(mapped, &policy) {
                    return host.fail(&error);
                }
                session = Some(LocalSession::new(*policy));
                host.say(Report::Opened);
            }
            (Request::Restore { policy, snapshot }, None) => {
                if let Err(error) = host.bound(mapped, &policy) {
                    return host.fail(&error);
                }
                match LocalSession::restore(*policy, &snapshot) {
                    Ok(restored) => {
                        session = Some(restored);
                        host.say(Report::Opened);
                    }
                    Err(error) => host.say(refused(&error)),
                }
            }
            (Request::Snapshot, Some(session)) => {
                let report = block_on(session.snapshot()).map_or_else(|error| refused(&error), Report::Saved);
                if !host.try_say(report) {
                    host.say(Report::Refused {
                        reason: "the snapshot is larger than may be sent".to_owned(),
                        hint: "raise the memory limit".to_owned(),
                    });
                }
            }
            (Request::Variables, Some(session)) => {
                let report = block_on(session.variables()).map_or_else(|error| refused(&error), Report::Bound);
                host.say(report);
            }
            (Request::Run(cell), Some(session)) => {
                let result = block_on(session.run(cell, host));
                host.shared.stopping.store(false, Ordering::Release);
                match result {
                    Ok(outcome) => host.done(outcome),
                    Err(error) => {
                        let cause = std::error::Error::source(&error).map(ToString::to_string).unwrap_or_default();
                        host.say(Report::Failed { reason: cause, hint: error.hint().to_owned() });
                        break;
                    }
                }
            }
            _ => break,
        }
    }
    std::process::exit(0)
}

fn refused(error: &fumehood_core::Error) -> Report {
    Report::Refused { reason: error.to_string(), hint: error.hint().to_owned() }
}

/// What the two threads share.
struct Shared {
    /// For reading.
    socket: UnixStream,
    /// Held by the thread that reads.
    inbox: Mutex<Inbox>,
    /// Whether the running cell is to stop.
    stopping: AtomicBool,
    /// Answers, and who waits for them, by the number of the question.
    answers: Mutex<HashMap<u64, Waiting>>,
    last_id: AtomicU64,
}

/// What was read.
#[derive(Default)]
struct Inbox {
    /// What the thread that watches has read for the other.
    work: VecDeque<Request>,
    /// The beginning of a message.
    read: Vec<u8>,
    /// How work is waited for, and answers.
    for_work: Spin,
    for_answers: Spin,
}

#[derive(Default)]
struct Waiting {
    answer: Option<Request>,
    waker: Option<Waker>,
}

impl Shared {
    fn new(socket: UnixStream) -> Self {
        Self { socket, inbox: Mutex::default(), stopping: AtomicBool::new(false), answers: Mutex::default(), last_id: AtomicU64::new(0) }
    }

    /// Waits for something to do. Between cells nobody else needs to read.
    fn next_work(&self) -> Request {
        let mut inbox = lock(&self.inbox);
        loop {
            if let Some(work) = inbox.work.pop_front() {
                return work;
            }
            let mut spin = std::mem::take(&mut inbox.for_work);
            if !self.receive_soon(&mut inbox, &mut spin) {
                self.receive(&mut inbox, RecvFlags::empty());
            }
            inbox.for_work = spin;
        }
    }

    /// Waits a little for the answer to a question. Where it comes soon, as most do, no other thread had to wake for it.
    fn listen(&self, id: u64) {
        let Ok(mut inbox) = self.inbox.try_lock() else { return };
        let is_open = || lock(&self.answers).get(&id).is_some_and(|waiting| waiting.answer.is_none());
        let mut spin = std::mem::take(&mut inbox.for_answers);
        while is_open() && self.receive_soon(&mut inbox, &mut spin) {}
        inbox.for_answers = spin;
        while is_open() && self.is_ready(Some(&PATIENCE)) {
            self.receive(&mut inbox, RecvFlags::empty());
        }
    }

    /// Reads while the other thread computes.
    fn watch(&self) {
        loop {
            let stopping = self.stopping.load(Ordering::Acquire);
            if stopping {
                cancel_running();
            }
            if !self.is_ready(stopping.then_some(&AGAIN)) {
                continue;
            }
            match self.inbox.try_lock() {
                Ok(mut inbox) if self.is_ready(Some(&NOW)) => drop(self.receive(&mut inbox, RecvFlags::empty())),
                _ => std::thread::sleep(STAND_BACK),
            }
        }
    }

    fn is_ready(&self, patience: Option<&Timespec>) -> bool {
        poll(&mut [PollFd::new(&self.socket, PollFlags::IN)], patience).is_ok_and(|ready| ready > 0)
    }

    /// Reads what comes at once. False where nothing does.
    fn receive_soon(&self, inbox: &mut Inbox, spin: &mut Spin) -> bool {
        let Ok(received) = spin.until::<Infallible>(|| Ok(self.receive(inbox, RecvFlags::DONTWAIT)));
        received
    }

    /// Reads what there is, and does what it says; work is laid down for the thread that runs cells. False where there is nothing.
    fn receive(&self, inbox: &mut Inbox, flags: RecvFlags) -> bool {
        // The host is trusted; what it sends is not bounded.
        const ANY: Bounds = Bounds { bytes: usize::MAX, values: usize::MAX };
        inbox.read.reserve(CHUNK);
        match recv(&self.socket, spare_capacity(&mut inbox.read), flags) {
            Err(Errno::AGAIN | Errno::INTR) => return false,
            // The host is gone: nobody wants what is being computed.
            Ok((0, _)) | Err(_) => std::process::exit(0),
            Ok(_) => {}
        }
        loop {
            match frame::take(&mut inbox.read, ANY).map(|message| message.map(Request::from_value)) {
                Ok(Some(Ok(request))) => inbox.work.extend(self.accept(request)),
                Ok(None) => break,
                // It does not make sense.
                Ok(Some(Err(_))) | Err(_) => std::process::exit(0),
            }
        }
        if inbox.read.is_empty() && inbox.read.capacity() > PIECE {
            inbox.read = Vec::new();
        }
        true
    }

    /// Does what a message says, unless it is work for the thread that runs cells.
    fn accept(&self, request: Request) -> Option<Request> {
        match request {
            Request::Cancel => {
                self.stopping.store(true, Ordering::Release);
                cancel_running();
                None
            }
            Request::Reply { id, .. } | Request::Line { id, .. } => {
                self.deliver(id, request);
                None
            }
            work => {
                // The host starts a cell only after the one before has ended: what was to stop has.
                self.stopping.store(false, Ordering::Release);
                Some(work)
            }
        }
    }

    fn deliver(&self, id: u64, answer: Request) {
        // An answer to a question that was taken back is nobody's.
        if let Some(waiting) = lock(&self.answers).get_mut(&id) {
            waiting.answer = Some(answer);
            if let Some(waker) = waiting.waker.take() {
                waker.wake();
            }
        }
    }
}

/// The host as the interpreter sees it.
struct Proxy {
    socket: UnixStream,
    shared: Arc<Shared>,
    bounds: Mutex<Bounds>,
}

impl Proxy {
    /// Sets the limits that a policy asks for.
    fn bound(&self, mapped: u64, policy: &Policy) -> Result<(), WallError> {
        fumehood_sandbox::limit_memory(data_limit(mapped, policy.limits.memory))?;
        *lock(&self.bounds) = Bounds::of_memory(policy.limits.memory);
        Ok(())
    }

    /// Says it, unless it is larger than may be said.
    fn try_say(&self, report: Report) -> bool {
        let Some(frame) = frame::write(&report.into_value(), *lock(&self.bounds)) else { return false };
        if (&self.socket).write_all(&frame).is_err() {
            std::process::exit(0);
        }
        true
    }

    fn say(&self, report: Report) {
        self.try_say(report);
    }

    fn done(&self, mut outcome: Outcome) {
        for file in std::mem::take(&mut outcome.files) {
            self.send_file(&file);
        }
        let Usage { time, memory, operations, calls } = outcome.usage;
        if !self.try_say(Report::Done(outcome)) {
            let usage = Usage { time, memory, operations, calls };
            let end = End::Stopped(Limit::Memory);
            self.say(Report::Done(Outcome { end, logs: String::new(), display: Vec::new(), files: Vec::new(), usage }));
        }
    }

    /// In pieces, so that no file is too long to be said.
    fn send_file(&self, file: &WrittenFile) {
        let contents = file.contents.as_deref();
        let mut pieces = contents.map(|contents| contents.chunks(PIECE).map(<[u8]>::to_vec)).into_iter().flatten().peekable();
        let first = pieces.next().or_else(|| contents.map(|_| Vec::new()));
        self.say(Report::File { path: file.path.clone(), piece: first, more: pieces.peek().is_some() });
        while let Some(piece) = pieces.next() {
            self.say(Report::File { path: file.path.clone(), piece: Some(piece), more: pieces.peek().is_some() });
        }
    }

    fn fail(&self, error: &WallError) -> std::io::Error {
        self.say(Report::Failed { reason: format!("{error}: {}", error.source), hint: error.hint().to_owned() });
        std::process::exit(1)
    }

    /// Asks the host, and waits for the answer of the same number. `None` where the question is too large to ask.
    async fn ask(&self, report: impl FnOnce(u64) -> Report) -> Option<Request> {
        let id = self.shared.last_id.fetch_add(1, Ordering::Relaxed);
        let is_only = {
            let mut answers = lock(&self.shared.answers);
            answers.insert(id, Waiting::default());
            answers.len() == 1
        };
        let question = Question { id, shared: &self.shared };
        if !self.try_say(report(id)) {
            return None;
        }
        // Questions that are asked at once must all be on their way before the first answer is waited for.
        if is_only {
            self.shared.listen(id);
        }
        Some(poll_fn(|context| question.poll(context.waker())).await)
    }
}

/// A question that was asked, forgotten when dropped.
struct Question<'a> {
    id: u64,
    shared: &'a Shared,
}

impl Question<'_> {
    fn poll(&self, waker: &Waker) -> Poll<Request> {
        let mut answers = lock(&self.shared.answers);
        let Some(waiting) = answers.get_mut(&self.id) else { return Poll::Pending };
        match waiting.answer.take() {
            Some(answer) => Poll::Ready(answer),
            None => {
                waiting.waker = Some(waker.clone());
                Poll::Pending
            }
        }
    }
}

impl Drop for Question<'_> {
    fn drop(&mut self) {
        lock(&self.shared.answers).remove(&self.id);
    }
}

impl Host for Proxy {
    fn print(&self, stream: Stream, text: &str) {
        // In pieces, so that no text is too long to be said.
        let mut rest = text;
        while !rest.is_empty() {
            let piece = &rest[..rest.floor_char_boundary(PIECE)];
            self.say(Report::Print { stream, text: piece.to_owned() });
            rest = &rest[piece.len()..];
        }
    }

    fn call(&self, call: ToolCall) -> BoxFuture<'_, Result<Value, ToolError>> {
        Box::pin(async move {
            match self.ask(|id| Report::Call { id, call }).await {
                Some(Request::Reply { result, .. }) => result,
                _ => {
                    Err(ToolError { type_name: "ValueError".to_owned(), message: "the arguments are too large for a tool call".to_owned() })
                }
            }
        })
    }

    fn input(&self) -> BoxFuture<'_, Option<String>> {
        Box::pin(async move {
            match self.ask(|id| Report::Input { id }).await {
                Some(Request::Line { text, .. }) => text,
                _ => None,
            }
        })
    }
}

/// How much is printed at once.
const PIECE: usize = 1 << 20;
/// How much is read at once.
const CHUNK: usize = 64 << 10;

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
