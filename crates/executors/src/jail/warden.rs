//! The first process around a zygote: starts its Python, and builds an empty jail for each session that is to be forked.
//!
//! It lives in namespaces of its own, in which it is root and outside of which it is nobody. It runs no guest code; a jail
//! is further in, and cannot see it.

use super::descriptors::{receive, send};
use super::init::{hold, orders};
use super::python::Python;
use super::tree::{self, KERNEL};
use crate::guest::frame::{self, Bounds};
use crate::guest::message::{Garbled, Members, Report, object};
use crate::guest::policy::{mounts_from_value, mounts_to_value};
use fumehood_core::{Mount, Value};
use fumehood_sandbox::{Need, Spec, forget_children, restart_clocks, spawn_copy};
use std::ffi::OsString;
use std::io::{self, Write};
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What is done before the zygote's own code: the path to it is not the guest's.
const BOOT: &str =
    "import sys; sys.path.insert(0, sys.argv.pop(1)); from fumehood_guest.ahead import main; del sys.path[0]; main(*sys.argv[1:])";

/// Serves a host on standard input. The arguments are the Python, the modules to import ahead, joined by commas, and the
/// folders of that Python. Returns only where it cannot go on.
pub fn warden(args: &[OsString]) -> io::Error {
    match serve(args) {
        Ok(()) => std::process::exit(0),
        Err(error) => error,
    }
}

fn serve(args: &[OsString]) -> io::Result<()> {
    let [program, preload, folders @ ..] = args else { return Err(io::ErrorKind::InvalidInput.into()) };
    let python = Python { program: program.into(), folders: folders.iter().map(PathBuf::from).collect() };
    let host = UnixStream::from(io::stdin().as_fd().try_clone_to_owned()?);
    rustix::stdio::dup2_stdin(std::fs::File::open("/dev/null")?)?;
    let socket = receive(&host)?.and_then(|mut given| given.pop()).ok_or(io::ErrorKind::InvalidData)?;
    forget_children()?;
    // Of the Python, of what it forks, and of every jail.
    restart_clocks()?;
    Command::new(&python.program)
        .args(["-I", "-B", "-c", BOOT, KERNEL])
        .arg(orders())
        .arg(preload)
        .env_clear()
        .env("PATH", python.search_path())
        .envs([("HOME", "/tmp"), ("LANG", "C.UTF-8"), ("MALLOC_ARENA_MAX", "1")])
        // Numeric libraries would start a thread for each processor of the machine, and a zygote may have but one.
        .envs(["OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"].map(|name| (name, "1")))
        .stdin(Stdio::from(socket))
        .spawn()?;
    while let Some(given) = receive(&host)? {
        let Some(order) = frame::read(&mut &host, Bounds { bytes: usize::MAX, values: usize::MAX })? else { break };
        match build(&python, order, given) {
            Ok(jail) => send(&host, &[0], &[jail.as_fd()])?,
            Err((reason, hint)) => {
                let report = Report::Failed { reason, hint };
                (&host).write_all(&[1])?;
                (&host).write_all(&frame::write(&report.into_value(), Bounds::GREETING).ok_or(io::ErrorKind::InvalidData)?)?;
            }
        }
    }
    Ok(())
}

/// Builds a jail for these mounts; what holds it is the first descriptor, and the control groups are behind the others.
fn build(python: &Python, order: Value, mut given: Vec<OwnedFd>) -> Result<OwnedFd, (String, String)> {
    let plain = |error: &dyn std::fmt::Display| (error.to_string(), "run `hood doctor`".to_owned());
    if given.is_empty() {
        return Err(plain(&"nothing holds the jail"));
    }
    let (mounts, memory, proxied) = read_order(order).map_err(|garbled| plain(&garbled.0))?;
    let writable = tree::writable(&mounts);
    let spec = Spec {
        program: PathBuf::new(),
        args: Vec::new(),
        env: Vec::new(),
        stdin: given.remove(0),
        namespaces: Need::Required,
        root: Some(tree::session(python, &mounts, memory).map_err(|error| plain(&error))?),
        cgroup: None,
        join: given,
    };
    let (child, _) = spawn_copy(&spec, &mut || i32::from(hold(proxied, &writable).is_err()))
        .map_err(|error| (format!("{error}: {}", error.source), error.hint().to_owned()))?;
    child.give_away().map_err(|error| plain(&error))
}

/// What is to be built, as it crosses: the mounts, what their files may come to, and whether there is a way out.
pub fn write_order(mounts: &[Mount], memory: u64, proxied: bool) -> Value {
    object([("mounts", mounts_to_value(mounts)), ("memory", memory.into()), ("proxied", proxied.into())])
}

fn read_order(order: Value) -> Result<(Vec<Mount>, u64, bool), Garbled> {
    let mut members = Members::of(order)?;
    Ok((mounts_from_value(members.list("mounts")?)?, members.number("memory")?, members.flag("proxied")?))
}
