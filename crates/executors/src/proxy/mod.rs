//! The only way from a jail to a network: an HTTP proxy on the host's side of a socket that the jail listens on.
//!
//! It lets through what the policy names, by host and port, and resolves names itself: a guest never chooses an address.
//! It reads no answer and changes none; what is inside a tunnel (`CONNECT`) it cannot see.

mod address;
mod head;

pub use address::Allowed;

use head::{Head, read_head};
use rustix::event::{PollFd, PollFlags, poll};
use rustix::net::sockopt::{Timeout, set_socket_timeout};
use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::os::fd::{AsFd, OwnedFd};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

/// Where a guest finds it: on its own loopback.
pub const PORT: u16 = 3128;
/// Connections of one session at a time.
const MOST: usize = 32;
/// How long a guest may take to say what it wants, and a host to take the connection.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a connection may be silent.
const IDLE: Duration = Duration::from_secs(120);

/// One attempt of a guest to reach something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Connection {
    pub method: String,
    pub host: String,
    pub port: u16,
    /// Why it was refused or failed; `None` where it was made.
    pub refused: Option<String>,
}

/// Has every connection of every session told to `log`, from any thread. The first call wins.
pub fn log_connections(log: fn(&Connection)) {
    let _ = LOG.set(log);
}

static LOG: OnceLock<fn(&Connection)> = OnceLock::new();

/// A proxy that serves one session until it is dropped.
pub struct Proxy {
    _stop: OwnedFd,
}

impl Proxy {
    /// Serves what connects to the listener.
    pub fn start(listener: TcpListener, allowed: Vec<Allowed>) -> io::Result<Self> {
        let (stopped, stop) = rustix::pipe::pipe_with(rustix::pipe::PipeFlags::CLOEXEC)?;
        let allowed: Arc<[Allowed]> = allowed.into();
        let serve = move || {
            let open = Arc::new(AtomicUsize::new(0));
            loop {
                let mut ready = [PollFd::new(&listener, PollFlags::IN), PollFd::new(&stopped, PollFlags::IN)];
                match poll(&mut ready, None) {
                    Err(rustix::io::Errno::INTR) => continue,
                    Err(_) => return,
                    Ok(_) if !ready[1].revents().is_empty() => return,
                    Ok(_) => {}
                }
                let Ok((guest, _)) = listener.accept() else { continue };
                if open.fetch_add(1, Ordering::Relaxed) >= MOST {
                    open.fetch_sub(1, Ordering::Relaxed);
                    continue;
                }
                let (allowed, ours) = (Arc::clone(&allowed), Arc::clone(&open));
                let work = move || {
                    let _ = connect(guest, &allowed);
                    ours.fetch_sub(1, Ordering::Relaxed);
                };
                if thread("fumehood-proxied").spawn(work).is_err() {
                    open.fetch_sub(1, Ordering::Relaxed);
                }
            }
        };
        thread("fumehood-proxy").spawn(serve)?;
        Ok(Self { _stop: stop })
    }
}

fn thread(name: &str) -> std::thread::Builder {
    std::thread::Builder::new().name(name.to_owned()).stack_size(256 << 10)
}

/// Serves one connection of the guest: one tunnel, or one request.
fn connect(mut guest: TcpStream, allowed: &[Allowed]) -> io::Result<()> {
    set_patience(&guest, PATIENCE)?;
    let head = match read_head(&mut guest) {
        Ok(head) => head,
        Err(refusal) => return answer(&mut guest, "400 Bad Request", &refusal),
    };
    let log = |refused: Option<&str>| {
        if let Some(log) = LOG.get() {
            let refused = refused.map(str::to_owned);
            log(&Connection { method: head.method.clone(), host: head.host.clone(), port: head.port, refused });
        }
    };
    let addresses = match address::resolve(&head.host, head.port, allowed) {
        Ok(addresses) => addresses,
        Err(refusal) => {
            log(Some(&refusal));
            return answer(&mut guest, "403 Forbidden", &refusal);
        }
    };
    let reached = addresses.iter().find_map(|address| TcpStream::connect_timeout(address, PATIENCE).ok());
    let Some(mut host) = reached else {
        let refusal = format!("`{}:{}` cannot be reached", head.host, head.port);
        log(Some(&refusal));
        return answer(&mut guest, "502 Bad Gateway", &refusal);
    };
    log(None);
    set_patience(&guest, IDLE)?;
    set_patience(&host, IDLE)?;
    if head.method == "CONNECT" {
        guest.write_all(b"HTTP/1.1 200 Connection established\r\n\r\n")?;
        host.write_all(&head.rest)?;
        return both_ways(guest, host);
    }
    one_request(guest, host, &head)
}

/// Passes on one request with exactly the body it says it has, and then all of the answer: a second request on the same
/// connection would be one that nobody has looked at.
fn one_request(mut guest: TcpStream, mut host: TcpStream, head: &Head) -> io::Result<()> {
    host.write_all(head.for_host().as_bytes())?;
    let early = head.rest.len().min(usize::try_from(head.body).unwrap_or(usize::MAX));
    host.write_all(&head.rest[..early])?;
    let mut body = (&guest).take(head.body - early as u64);
    let (mut to_host, mut from_host) = (host.try_clone()?, host);
    // The answer may come before the body has been read.
    std::thread::scope(|scope| {
        let sent = thread("fumehood-proxied").spawn_scoped(scope, move || io::copy(&mut body, &mut to_host));
        let answered = io::copy(&mut from_host, &mut &guest);
        let _ = guest.shutdown(Shutdown::Both);
        drop(sent);
        answered
    })?;
    guest.flush()
}

fn both_ways(guest: TcpStream, host: TcpStream) -> io::Result<()> {
    let (mut from_guest, mut to_host) = (guest.try_clone()?, host.try_clone()?);
    let (mut from_host, mut to_guest) = (host, guest);
    std::thread::scope(|scope| {
        let sent = thread("fumehood-proxied").spawn_scoped(scope, move || {
            let _ = io::copy(&mut from_guest, &mut to_host);
            let _ = to_host.shutdown(Shutdown::Write);
        });
        let _ = io::copy(&mut from_host, &mut to_guest);
        let _ = to_guest.shutdown(Shutdown::Both);
        let _ = from_host.shutdown(Shutdown::Both);
        sent.map(drop)
    })
}

fn answer(guest: &mut TcpStream, status: &str, reason: &str) -> io::Result<()> {
    let text = format!("{reason}\n");
    let length = text.len();
    write!(
        guest,
        "HTTP/1.1 {status}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{text}"
    )
}

fn set_patience(stream: impl AsFd, patience: Duration) -> io::Result<()> {
    set_socket_timeout(&stream, Timeout::Recv, Some(patience))?;
    Ok(set_socket_timeout(&stream, Timeout::Send, Some(patience))?)
}
