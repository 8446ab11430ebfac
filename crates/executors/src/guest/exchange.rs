//! A cell that runs in a guest that trusts nobody and whom nobody trusts: its questions, and the host's answers on their way.
//!
//! It asks the host only for what the policy allows, whatever the guest says, and keeps the logs itself, so that they are
//! there when the guest is not.

use super::link::Link;
use super::message::{Report, Request};
use fumehood_core::{BoxFuture, Display, Host, Logs, Outcome, Policy, ToolError, Value, WrittenFile};
use std::future::poll_fn;
use std::io;
use std::task::{Context, Poll};

/// How many messages are taken before others have their turn: a guest that never stops talking is stopped all the same.
const TURN: usize = 64;

pub struct Exchange<'a> {
    pub link: &'a mut Link,
    /// `None` answers nothing.
    pub host: Option<&'a dyn Host>,
    policy: &'a Policy,
    pub logs: Logs,
    /// Tool calls so far.
    pub calls: u64,
    pending: Vec<(u64, Pending<'a>)>,
    /// Files that came so far, and how much more may come.
    files: Vec<WrittenFile>,
    unfinished: bool,
    /// What was shown so far.
    shown: Vec<Display>,
    room: u64,
}

/// Why there is no outcome.
#[derive(Debug)]
pub enum Broken {
    /// The stream has ended.
    Ended,
    /// What it says makes no sense.
    Garbled(String),
    /// It says that it cannot go on.
    Failed(String),
}

enum Pending<'a> {
    Tool(BoxFuture<'a, Result<Value, ToolError>>),
    Line(BoxFuture<'a, Option<String>>),
}

impl<'a> Exchange<'a> {
    pub fn new(link: &'a mut Link, host: Option<&'a dyn Host>, policy: &'a Policy) -> Self {
        let (logs, room) = (Logs::new(policy.limits.output), policy.limits.memory.saturating_mul(2));
        Self { link, host, policy, logs, calls: 0, pending: Vec::new(), files: Vec::new(), unfinished: false, shown: Vec::new(), room }
    }

    /// Answers until there is an outcome. What was printed is in `self.logs`, whatever the guest says of it.
    pub async fn finish(&mut self) -> Result<Outcome, Broken> {
        poll_fn(|context| self.poll(context)).await
    }

    fn poll(&mut self, context: &mut Context<'_>) -> Poll<Result<Outcome, Broken>> {
        for _ in 0..TURN {
            self.answer(context)?;
            // A tool that is awaited may end at any time, too.
            let polled = if self.pending.is_empty() { self.link.poll_alone(context)? } else { self.link.poll(context)? };
            let Poll::Ready(message) = polled else { return Poll::Pending };
            match Report::from_value(message).map_err(|garbled| Broken::Garbled(garbled.0))? {
                Report::File { path, piece, more } => self.receive(path, piece, more)?,
                Report::Shown(shown) => self.show(shown)?,
                Report::Done(mut outcome) => {
                    outcome.files = std::mem::take(&mut self.files);
                    outcome.display.splice(0..0, self.shown.drain(..));
                    return Poll::Ready(Ok(outcome));
                }
                Report::Print { stream, text } => {
                    self.logs.push(&text);
                    if let Some(host) = self.host {
                        host.print(stream, &text);
                    }
                }
                Report::Call { id, call } => {
                    self.calls += 1;
                    let known = self.policy.tools.iter().any(|tool| tool.name == call.name);
                    let within = self.policy.limits.calls.is_none_or(|most| self.calls <= most);
                    match self.host.filter(|_| known && within) {
                        Some(host) => self.pending.push((id, Pending::Tool(host.call(call)))),
                        None => self.send(Request::Reply { id, result: Err(ToolError::new("the tool cannot be called now")) })?,
                    }
                }
                Report::Input { id } => match self.host {
                    Some(host) => self.pending.push((id, Pending::Line(host.input()))),
                    None => self.send(Request::Line { id, text: None })?,
                },
                Report::Failed { reason, .. } => return Poll::Ready(Err(Broken::Failed(reason))),
                _ => return Poll::Ready(Err(Broken::Garbled("it speaks out of turn".to_owned()))),
            }
        }
        context.waker().wake_by_ref();
        Poll::Pending
    }

    /// A piece of a file. A guest cannot send more than its session may hold.
    fn receive(&mut self, path: String, piece: Option<Vec<u8>>, more: bool) -> Result<(), Broken> {
        let cost = (path.len() + piece.as_ref().map_or(0, Vec::len) + 64) as u64;
        self.room = self.room.checked_sub(cost).ok_or_else(|| Broken::Garbled("it sends more files than it may have".to_owned()))?;
        match self.files.last_mut().filter(|_| self.unfinished) {
            Some(WrittenFile { contents: Some(contents), .. }) => contents.extend(piece.unwrap_or_default()),
            _ => self.files.push(WrittenFile { path, contents: piece }),
        }
        self.unfinished = more;
        Ok(())
    }

    /// Something shown. It counts as what the guest may send at all.
    fn show(&mut self, shown: Display) -> Result<(), Broken> {
        let size = |(mime, value): &(String, Value)| mime.len() + if let Value::Str(text) = value { text.len() } else { 0 } + 64;
        let bytes = |(_, value): &(String, Value)| if let Value::Bytes(bytes) = value { bytes.len() } else { 0 };
        let cost = shown.bundle.iter().map(|item| size(item) + bytes(item)).sum::<usize>() as u64;
        self.room = self.room.checked_sub(cost).ok_or_else(|| Broken::Garbled("it shows more than it may have".to_owned()))?;
        self.shown.push(shown);
        Ok(())
    }

    /// Sends what the host has answered by now.
    fn answer(&mut self, context: &mut Context<'_>) -> io::Result<()> {
        let mut index = 0;
        while let Some((id, pending)) = self.pending.get_mut(index) {
            let id = *id;
            let answer = match pending {
                Pending::Tool(tool) => tool.as_mut().poll(context).map(|result| Request::Reply { id, result }),
                Pending::Line(line) => line.as_mut().poll(context).map(|text| Request::Line { id, text }),
            };
            match answer {
                Poll::Pending => index += 1,
                Poll::Ready(answer) => {
                    drop(self.pending.swap_remove(index));
                    self.send(answer)?;
                }
            }
        }
        Ok(())
    }

    fn send(&mut self, request: Request) -> io::Result<()> {
        self.link.send(&request.into_value())
    }
}

impl From<io::Error> for Broken {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::InvalidData { Self::Garbled(error.to_string()) } else { Self::Ended }
    }
}
