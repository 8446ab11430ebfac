//! The first process of a jail: raises the last walls around itself, and holds the jail open for what is forked into it.
//!
//! It runs no guest code and no Python. The kernel reaps for it what is orphaned; when its host lets go of it, it ends, and
//! everything in the jail with it.

use super::descriptors::send;
use crate::guest::frame::{self, Bounds};
use crate::guest::message::{Report, object};
use crate::proxy;
use fumehood_core::Value;
use fumehood_sandbox::{
    Confinement, Need, PROGRAM, Paths, Resource, State, filter_bytes, forget_children, landlock_available, landlock_rules, lock_down,
    raise_loopback,
};
use rustix::event::{PollFd, PollFlags, poll};
use std::io::{self, Write};
use std::net::{Ipv4Addr, TcpListener};
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::path::PathBuf;

/// Files a jailed process may have open.
const DESCRIPTORS: u64 = 256;
/// Processes and threads of a jail; a control group holds this too, where there is one.
pub const PROCESSES: u64 = 64;
/// The largest file.
const FILE: u64 = 1 << 30;

const RLIMITS: [(Resource, u64); 6] = [
    (Resource::Core, 0),
    (Resource::Memlock, 0),
    (Resource::Msgqueue, 0),
    (Resource::Nofile, DESCRIPTORS),
    (Resource::Nproc, PROCESSES),
    (Resource::Fsize, FILE),
];

/// Holds a jail, with the host on standard input, until that lets go: with a way out or without, and with these folders that can
/// be written.
pub fn hold(proxied: bool, writable: &[PathBuf]) -> io::Result<()> {
    let mut host = UnixStream::from(io::stdin().as_fd().try_clone_to_owned()?);
    if proxied {
        // The jail's own loopback leads nowhere; what connects to this port there speaks to the host's proxy.
        raise_loopback()?;
        send(&host, &[0], &[TcpListener::bind((Ipv4Addr::LOCALHOST, proxy::PORT))?.as_fd()])?;
    }
    let paths = Paths { read: vec!["/".into()], write: writable.to_vec() };
    // What is forked into the jail puts itself under these.
    match landlock_available() {
        Ok(()) => send(&host, &[0], &[landlock_rules(&paths, proxied.then_some(proxy::PORT))?.as_fd()])?,
        Err(_) => host.write_all(&[0])?,
    }
    let confinement =
        Confinement { rlimits: RLIMITS.to_vec(), landlock: Need::WhereOffered, paths, calls: Some(PROGRAM), ..Confinement::default() };
    forget_children()?;
    let report = match lock_down(&confinement, || {}) {
        Ok(walls) => {
            let down = |state| if let State::Down { why, .. } = state { Some(why) } else { None };
            Report::Ready(walls.into_iter().map(|standing| (standing.wall.name().to_owned(), down(standing.state))).collect())
        }
        Err(error) => Report::Failed { reason: format!("{error}: {}", error.source), hint: error.hint().to_owned() },
    };
    host.write_all(&frame::write(&report.into_value(), Bounds::GREETING).ok_or(io::ErrorKind::InvalidData)?)?;
    // Nothing is ever said to it: it can be read when the other end is gone.
    while poll(&mut [PollFd::new(&host, PollFlags::IN)], None) == Err(rustix::io::Errno::INTR) {}
    Ok(())
}

/// The same walls, as what is forked into the jail reads them: system calls and their arguments, and why there is no Landlock.
pub fn orders() -> String {
    let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let landlock = landlock_available().map_or_else(|error| error.to_string().into(), |()| Value::None);
    let limits = RLIMITS.map(|(resource, most)| Value::from(vec![Value::from(resource as u64), most.into()]));
    object([("rlimits", limits.to_vec().into()), ("landlock", landlock), ("filter", hex(&filter_bytes(PROGRAM)).into())]).to_json()
}
