//! Waits for sockets on behalf of futures, by one thread for all of them.
//!
//! The thread starts with the first wait and only ever wakes tasks; whoever waits reads and writes itself. So futures of
//! this crate run under any async runtime, or none.

use rustix::event::epoll::{self, CreateFlags, Event, EventData, EventFlags};
use std::collections::HashMap;
use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::task::Waker;

/// A socket that can be waited for.
pub struct Watched {
    pub stream: UnixStream,
    id: u64,
}

/// What to wait for, beside something to read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Also {
    Nothing,
    RoomToWrite,
}

impl Watched {
    /// Puts a socket under the reactor; it no longer blocks.
    pub fn new(stream: UnixStream) -> io::Result<Self> {
        static LAST: AtomicU64 = AtomicU64::new(0);
        stream.set_nonblocking(true)?;
        let id = LAST.fetch_add(1, Ordering::Relaxed);
        epoll::add(reactor()?.epoll.as_fd(), &stream, EventData::new_u64(id), EventFlags::ONESHOT)?;
        Ok(Self { stream, id })
    }

    /// Wakes `waker` once when there is something to read, or what else was asked for.
    pub fn wake_when_ready(&self, also: Also, waker: &Waker) -> io::Result<()> {
        let reactor = reactor()?;
        reactor.wakers.lock().unwrap_or_else(PoisonError::into_inner).insert(self.id, waker.clone());
        let writing = if also == Also::RoomToWrite { EventFlags::OUT } else { EventFlags::empty() };
        let events = EventFlags::ONESHOT | EventFlags::IN | EventFlags::RDHUP | writing;
        Ok(epoll::modify(&reactor.epoll, &self.stream, EventData::new_u64(self.id), events)?)
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        if let Ok(reactor) = reactor() {
            let _ = epoll::delete(&reactor.epoll, &self.stream);
            reactor.wakers.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.id);
        }
    }
}

struct Reactor {
    epoll: OwnedFd,
    wakers: Mutex<HashMap<u64, Waker>>,
}

fn reactor() -> io::Result<&'static Reactor> {
    static REACTOR: OnceLock<Result<Reactor, io::ErrorKind>> = OnceLock::new();
    static THREAD: OnceLock<bool> = OnceLock::new();
    let made = REACTOR.get_or_init(|| {
        let epoll = epoll::create(CreateFlags::CLOEXEC).map_err(|error| error.kind())?;
        Ok(Reactor { epoll, wakers: Mutex::default() })
    });
    let reactor = made.as_ref().map_err(|kind| io::Error::from(*kind))?;
    let runs = THREAD.get_or_init(|| {
        let thread = std::thread::Builder::new().name("fumehood-io".to_owned()).stack_size(64 << 10);
        thread.spawn(move || reactor.run()).is_ok()
    });
    if *runs { Ok(reactor) } else { Err(io::ErrorKind::OutOfMemory.into()) }
}

impl Reactor {
    fn run(&self) {
        let mut events: Vec<Event> = Vec::with_capacity(64);
        loop {
            events.clear();
            if epoll::wait(self.epoll_fd(), rustix::buffer::spare_capacity(&mut events), None).is_err() {
                continue;
            }
            for event in &events {
                let id = event.data.u64();
                let waker = self.wakers.lock().unwrap_or_else(PoisonError::into_inner).remove(&id);
                if let Some(waker) = waker {
                    waker.wake();
                }
            }
        }
    }

    fn epoll_fd(&self) -> BorrowedFd<'_> {
        self.epoll.as_fd()
    }
}
