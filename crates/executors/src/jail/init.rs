//! The first process of a jail: raises the last walls, starts Python behind them, and reaps what is orphaned.
//!
//! It runs no guest code and keeps no socket. It ends when everything else in the jail has, as Python did.

use super::tree::KERNEL;
use crate::guest::frame::{self, Bounds};
use crate::guest::message::Report;
use fumehood_core::Value;
use fumehood_sandbox::{Confinement, Need, PROGRAM, Paths, Resource, Standing, State, lock_down};
use rustix::process::{WaitOptions, WaitStatus, wait};
use std::ffi::OsString;
use std::io::{self, Write};
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::process::{Command, Stdio};

/// Files a jailed process may have open.
const DESCRIPTORS: u64 = 256;
/// Processes and threads of a jail; a control group holds this too, where there is one.
pub const PROCESSES: u64 = 64;
/// The largest file.
const FILE: u64 = 1 << 30;

/// What is done before the kernel's own code: the path to it is not the guest's.
const BOOT: &str =
    "import sys; sys.path.insert(0, sys.argv.pop(1)); from fumehood_guest.guest import main; del sys.path[0]; main(*sys.argv[1:])";

/// Serves as the first process of a jail. The arguments are the Python, the modules to import ahead, joined by commas, the
/// search path of programs, and the folders that can be written. Returns only where it cannot begin.
pub fn init(args: &[OsString]) -> io::Error {
    let [python, preload, search_path, writable @ ..] = args else { return io::ErrorKind::InvalidInput.into() };
    let confinement = Confinement {
        rlimits: vec![
            (Resource::Core, 0),
            (Resource::Memlock, 0),
            (Resource::Msgqueue, 0),
            (Resource::Nofile, DESCRIPTORS),
            (Resource::Nproc, PROCESSES),
            (Resource::Fsize, FILE),
        ],
        landlock: Need::WhereOffered,
        paths: Paths { read: vec!["/".into()], write: writable.iter().map(Into::into).collect() },
        calls: Some(PROGRAM),
        ..Confinement::default()
    };
    let walls = match lock_down(&confinement, || {}) {
        Ok(walls) => walls,
        Err(error) => return fail(&format!("{error}: {}", error.source), error.hint()),
    };
    let started = Command::new(python)
        .args(["-I", "-B", "-c", BOOT, KERNEL])
        .arg(told(&walls))
        .arg(preload)
        .env_clear()
        .env("PATH", search_path)
        .envs([("HOME", "/tmp"), ("LANG", "C.UTF-8"), ("MALLOC_ARENA_MAX", "2")])
        // Numeric libraries would start a thread for each processor of the machine, each with memory of its own.
        .envs(["OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"].map(|name| (name, "1")))
        .stdin(Stdio::inherit())
        .spawn();
    let child = match started {
        Ok(child) => child,
        Err(error) => return fail(&format!("Python cannot be started: {error}"), "run `hood doctor`"),
    };
    // The host learns that Python is gone by the end of its socket: nobody else may hold it.
    if let Ok(null) = std::fs::File::open("/dev/null") {
        let _ = rustix::stdio::dup2_stdin(null);
    }
    std::process::exit(reap(child.id()))
}

/// Waits for everything there is. The status of Python, or 128 and the signal that ended it.
fn reap(python: u32) -> i32 {
    let mut status = 0;
    loop {
        match wait(WaitOptions::empty()) {
            Ok(Some((pid, ended))) if pid.as_raw_nonzero().get().unsigned_abs() == python => status = status_of(ended),
            Ok(_) | Err(rustix::io::Errno::INTR) => {}
            Err(_) => return status,
        }
    }
}

fn status_of(ended: WaitStatus) -> i32 {
    ended.exit_status().or(ended.terminating_signal().map(|signal| 128 + signal)).unwrap_or(1)
}

/// The walls as the kernel passes them on.
fn told(walls: &[Standing]) -> String {
    let state = |standing: &Standing| match &standing.state {
        State::Up => Value::None,
        State::Down { why, .. } => why.as_str().into(),
    };
    Value::Dict(walls.iter().map(|standing| (standing.wall.name().into(), state(standing))).collect()).to_json()
}

fn fail(reason: &str, hint: &str) -> io::Error {
    let report = Report::Failed { reason: reason.to_owned(), hint: hint.to_owned() };
    if let (Ok(socket), Some(frame)) = (io::stdin().as_fd().try_clone_to_owned(), frame::write(&report.into_value(), Bounds::GREETING)) {
        let _ = UnixStream::from(socket).write_all(&frame);
    }
    io::Error::other(reason.to_owned())
}
