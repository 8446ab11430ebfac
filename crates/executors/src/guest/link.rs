//! The host's end of a stream to a guest: messages out, messages in, without blocking.
//!
//! It knows nothing of what the messages mean. Who answers at once is waited for on the spot, since waking a thread costs more than a
//! tool call; who does not is watched by the reactor, and no thread is held.

use super::frame::{self, Bounds};
use crate::patience::{Spin, patience};
use crate::reactor::{Also, Watched};
use fumehood_core::Value;
use rustix::buffer::spare_capacity;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use rustix::net::{SendAncillaryBuffer, SendAncillaryMessage, SendFlags, sendmsg};
use std::io::{self, ErrorKind, IoSlice, Write};
use std::mem::MaybeUninit;
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::task::{Context, Poll};
use std::time::Duration;

/// How much is read at once.
const CHUNK: usize = 64 << 10;
/// How long an answer is waited for on the spot. Most cells that call a tool call the next one sooner than another thread could be
/// woken to watch for it.
const SOON: Duration = Duration::from_micros(200);
/// The same for a guest that nothing was asked of before: it finds no memory where it was, and takes longer.
const FIRST: Duration = Duration::from_millis(1);
/// The same for one that is being forked.
const GREETING: Duration = Duration::from_millis(6);

/// A stream to a guest.
pub struct Link {
    watched: Watched,
    bounds: Bounds,
    read: Vec<u8>,
    unsent: Vec<u8>,
    /// How long to wait on the spot, once, where the guest was told something since it was last waited for.
    spoken: Option<Duration>,
    spin: Spin,
}

impl Link {
    pub fn new(stream: UnixStream) -> io::Result<Self> {
        let watched = Watched::new(stream)?;
        Ok(Self { watched, bounds: Bounds::GREETING, read: Vec::new(), unsent: Vec::new(), spoken: None, spin: Spin::default() })
    }

    /// From now on the guest may say this much at once.
    pub fn set_bounds(&mut self, bounds: Bounds) {
        self.bounds = bounds;
    }

    /// Puts a message on its way; what does not fit is sent by `poll`. What the host says is not bounded.
    pub fn send(&mut self, message: &Value) -> io::Result<()> {
        let frame = frame::write(message, Bounds { bytes: usize::MAX, values: usize::MAX });
        self.unsent.extend(frame.ok_or(ErrorKind::InvalidInput)?);
        self.spoken = Some(SOON);
        self.flush()
    }

    /// Waits a little longer for what comes next, which is the answer to a first question.
    pub fn expect_first(&mut self) {
        self.spoken = Some(FIRST);
    }

    /// Waits longer still for what comes next, which is the greeting of a guest that is on its way.
    pub fn expect_greeting(&mut self) {
        self.spoken = Some(GREETING);
    }

    /// Puts a text on its way, in a frame.
    pub fn send_text(&mut self, text: &str) -> io::Result<()> {
        let length = u32::try_from(text.len()).map_err(|_| ErrorKind::InvalidInput)?;
        self.unsent.extend(length.to_le_bytes());
        self.unsent.extend(text.as_bytes());
        self.flush()
    }

    /// Sends a descriptor, with a frame that says nothing, ahead of the message that is about it.
    pub fn attach(&mut self, descriptor: impl AsFd) -> io::Result<()> {
        self.flush()?;
        if !self.unsent.is_empty() {
            return Err(ErrorKind::WouldBlock.into());
        }
        let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(1))];
        let mut control = SendAncillaryBuffer::new(&mut space);
        let descriptors = [descriptor.as_fd()];
        control.push(SendAncillaryMessage::ScmRights(&descriptors));
        sendmsg(&self.watched.stream, &[IoSlice::new(&[0; 4])], &mut control, SendFlags::NOSIGNAL)?;
        Ok(())
    }

    /// The next message.
    pub fn poll(&mut self, context: &mut Context<'_>) -> Poll<io::Result<Value>> {
        self.poll_within(context, Duration::ZERO)
    }

    /// The next message, for one who waits for nothing else: a thread that has the patience waits for it here.
    pub fn poll_alone(&mut self, context: &mut Context<'_>) -> Poll<io::Result<Value>> {
        self.poll_within(context, patience())
    }

    fn poll_within(&mut self, context: &mut Context<'_>, patience: Duration) -> Poll<io::Result<Value>> {
        loop {
            self.flush()?;
            if let Some(message) = frame::take(&mut self.read, self.bounds)? {
                return Poll::Ready(Ok(message));
            }
            if !self.receive()? && !self.receive_soon(patience)? {
                let also = if self.unsent.is_empty() { Also::Nothing } else { Also::RoomToWrite };
                self.watched.wake_when_ready(also, context.waker())?;
                return Poll::Pending;
            }
        }
    }

    /// Reads what there is; false where there is nothing.
    fn receive(&mut self) -> io::Result<bool> {
        self.read.reserve(CHUNK);
        match rustix::io::read(&self.watched.stream, spare_capacity(&mut self.read)) {
            Ok(0) => Err(ErrorKind::UnexpectedEof.into()),
            Ok(_) | Err(Errno::INTR) => Ok(true),
            Err(Errno::AGAIN) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// Waits a little, and reads.
    fn receive_soon(&mut self, patience: Duration) -> io::Result<bool> {
        let spoken = self.spoken.take();
        let patience = spoken.map_or(patience, |soon| patience.max(soon));
        if patience.is_zero() || !self.unsent.is_empty() {
            return Ok(false);
        }
        let mut spin = std::mem::take(&mut self.spin);
        let received = if spoken.is_some() { spin.until(|| self.receive()) } else { Ok(false) };
        self.spin = spin;
        if received? {
            return Ok(true);
        }
        let patience = Timespec { tv_sec: 0, tv_nsec: patience.subsec_nanos().into() };
        let stream = PollFd::new(&self.watched.stream, PollFlags::IN);
        Ok(poll(&mut [stream], Some(&patience)).is_ok_and(|ready| ready > 0))
    }

    fn flush(&mut self) -> io::Result<()> {
        while !self.unsent.is_empty() {
            match (&self.watched.stream).write(&self.unsent) {
                Ok(count) => drop(self.unsent.drain(..count)),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) if error.kind() == ErrorKind::WouldBlock => return Ok(()),
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}
