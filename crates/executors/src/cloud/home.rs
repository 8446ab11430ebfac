//! A guest in a sandbox of a cloud: our kernel in a process there, whose standard streams the service carries.
//!
//! The same for every service that can start a process and carry its streams. What is written is sent once: a piece that may
//! have arrived is not sent again, and the session is lost instead.

use super::tenancy::{Tenant, enter, remove};
use super::unavailable;
use crate::guest::kernel;
use crate::guest::link::Link;
use crate::guest::message::Report;
use crate::guest::session::{Ended, Home};
use fumehood_core::{BoxFuture, Result};
use serde_json::{Value as Json, json};
use std::future::poll_fn;
use std::os::unix::net::UnixStream as Socket;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::UnixStream;
use tokio::net::unix::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::watch;

/// What a Python in a sandbox is started with: it takes the kernel from its standard input.
pub const BOOT: &str = concat!(include_str!("../guest/sources.py"), include_str!("../docker/boot.py"));

/// What a process in a sandbox has to say.
pub enum Piece {
    Out(Vec<u8>),
    Err(Vec<u8>),
    /// It has ended with this status.
    Exit(i64),
}

/// What comes from a process.
pub trait Reader: Send + 'static {
    fn next(&mut self) -> BoxFuture<'_, Result<Piece, String>>;
}

/// What goes to a process.
pub trait Writer: Send + 'static {
    fn write(&mut self, bytes: Vec<u8>) -> BoxFuture<'_, Result<(), String>>;

    /// Ends its standard input.
    fn close(&mut self) -> BoxFuture<'_, ()>;
}

/// How much of what a process writes to standard error is kept.
const LAST_WORDS: usize = 4_096;
/// How long a process that does not listen any more may take to say how it ended.
const SHORTLY: Duration = Duration::from_secs(2);

#[derive(Default)]
struct State {
    last_words: Vec<u8>,
    fate: Option<Fate>,
}

enum Fate {
    Exited(i64),
    Gone(String),
}

/// What boots a kernel there, as the boot code reads it.
pub fn told(lifetime: Duration) -> Json {
    json!({"files": kernel::sources(), "copies": [], "lifetime": lifetime.as_secs(), "preload": "", "offline": true})
}

/// Sends the kernel to a process and waits until it greets. Call it in the runtime.
pub async fn begin(
    executor: &'static str,
    (reader, writer): (Box<dyn Reader>, Box<dyn Writer>),
    home: CloudHome,
    told: Json,
    patience: Duration,
) -> Result<(Link, CloudHome)> {
    let silent = |error: std::io::Error| unavailable(executor, error.to_string(), "run `hood doctor`");
    let (ours, theirs) = Socket::pair().map_err(silent)?;
    theirs.set_nonblocking(true).map_err(silent)?;
    let (from_host, to_host) = UnixStream::from_std(theirs).map_err(silent)?.into_split();
    let (stop, stopped) = watch::channel(None);
    tokio::spawn(listen(reader, to_host, stopped, Arc::clone(&home.state)));
    tokio::spawn(speak(writer, from_host, stop));
    let mut link = Link::new(ours).map_err(silent)?;
    link.send_text(&told.to_string()).map_err(silent)?;
    let cause = match tokio::time::timeout(patience, poll_fn(|context| link.poll(context))).await {
        Err(_) => "it does not begin in time".to_owned(),
        Ok(Ok(greeting)) => match Report::from_value(greeting) {
            Ok(Report::Ready(_)) => return Ok((link, home)),
            Ok(Report::Failed { reason, hint }) => return Err(unavailable(executor, reason, &hint)),
            _ => "it speaks out of turn".to_owned(),
        },
        Ok(Err(_)) => home.why(),
    };
    Err(unavailable(executor, format!("our kernel does not begin in the sandbox: {cause}"), "use a sandbox that has Python 3.9 or later"))
}

/// Passes on what the process says, and keeps how it ended.
async fn listen(
    mut reader: Box<dyn Reader>,
    mut to_host: OwnedWriteHalf,
    mut stopped: watch::Receiver<Option<String>>,
    state: Arc<Mutex<State>>,
) {
    let mut why = None;
    let fate = loop {
        let piece = match &why {
            None => tokio::select! {
                piece = reader.next() => piece,
                _ = stopped.changed() => {
                    why = Some(stopped.borrow().clone().unwrap_or_else(|| "the session was closed".to_owned()));
                    continue;
                }
            },
            // It may have ended, which says more than that it does not listen.
            Some(why) => tokio::time::timeout(SHORTLY, reader.next()).await.unwrap_or_else(|_| Err(why.clone())),
        };
        match piece {
            Ok(Piece::Out(bytes)) => {
                if to_host.write_all(&bytes).await.is_err() {
                    break Fate::Gone("the session was closed".to_owned());
                }
            }
            Ok(Piece::Err(bytes)) => {
                let kept = &mut lock(&state).last_words;
                kept.extend_from_slice(&bytes);
                let excess = kept.len().saturating_sub(LAST_WORDS);
                kept.drain(..excess);
            }
            Ok(Piece::Exit(status)) => break Fate::Exited(status),
            Err(said) => break Fate::Gone(why.unwrap_or(said)),
        }
    };
    // Before the stream ends: whoever sees that end asks why.
    lock(&state).fate.get_or_insert(fate);
}

/// Passes on what the host says.
async fn speak(mut writer: Box<dyn Writer>, mut from_host: OwnedReadHalf, stop: watch::Sender<Option<String>>) {
    let mut buffer = vec![0; 256 << 10];
    let why = loop {
        match from_host.read(&mut buffer).await {
            Ok(0) | Err(_) => break None,
            Ok(count) => {
                if let Err(why) = writer.write(buffer[..count].to_vec()).await {
                    break Some(why);
                }
            }
        }
    };
    // Where nobody listens any more, nobody needs to know.
    let _ = stop.send(why);
    writer.close().await;
}

/// A sandbox with a guest in it.
pub struct CloudHome {
    /// `None` where the sandbox is somebody else's, and stays.
    id: Option<String>,
    state: Arc<Mutex<State>>,
}

impl CloudHome {
    /// The home in a sandbox that was made for it: removed when this is dropped, whatever fails before.
    pub fn in_own(tenant: Tenant) -> Self {
        let id = Some(tenant.id.clone());
        enter(tenant);
        Self { id, state: Arc::default() }
    }

    /// The home in somebody else's sandbox, which stays.
    pub fn in_shared() -> Self {
        Self { id: None, state: Arc::default() }
    }

    /// How it ended, in words.
    fn why(&self) -> String {
        let state = lock(&self.state);
        let said = String::from_utf8_lossy(&state.last_words).into_owned();
        let said = said.lines().rev().find(|line| !line.trim().is_empty() && !line.starts_with("fumehood ")).map(str::to_owned);
        match &state.fate {
            Some(Fate::Gone(why)) => why.clone(),
            Some(Fate::Exited(status)) => said.unwrap_or_else(|| format!("its process ended with status {status}")),
            None => "its stream ended".to_owned(),
        }
    }
}

impl Home for CloudHome {
    fn kill(&self) {
        if let Some(id) = self.id.clone() {
            crate::runtime::spawn(async move { remove(&id).await });
        }
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        let id = self.id.clone();
        Box::pin(async move {
            if let Some(id) = id {
                crate::runtime::run(async move { remove(&id).await }).await;
            }
        })
    }

    fn ended(&self) -> BoxFuture<'_, Ended> {
        let state = lock(&self.state);
        let said = String::from_utf8_lossy(&state.last_words).into_owned();
        let verdict = said.lines().rev().find_map(|line| line.strip_prefix("fumehood "));
        let ended = match (&state.fate, verdict.and_then(|verdict| verdict.split(' ').next())) {
            (Some(Fate::Exited(_)), Some("memory")) => Ended::OutOfMemory,
            (Some(Fate::Exited(_)), Some("lifetime")) => Ended::Lost("the sandbox has lived as long as it may".to_owned()),
            (Some(Fate::Exited(status)), Some("signal")) => Ended::Because(format!("the interpreter was ended by signal {}", status - 128)),
            (Some(Fate::Exited(status)), Some(_)) => Ended::Because(format!("the interpreter ended with status {status}")),
            (Some(Fate::Exited(_)), None) => Ended::Lost("the sandbox was ended from outside".to_owned()),
            (Some(Fate::Gone(why)), _) => Ended::Lost(why.clone()),
            (None, _) => Ended::Lost("the sandbox is gone".to_owned()),
        };
        Box::pin(std::future::ready(ended))
    }
}

impl Drop for CloudHome {
    fn drop(&mut self) {
        self.kill();
    }
}

fn lock(state: &Mutex<State>) -> std::sync::MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}
