//! Starts a program behind namespaces, with one descriptor and an environment of its own.
//!
//! Between the copy and the program nothing is allocated and nothing is locked: the caller may have other threads.
//! What the program must give up after it has started, it gives up itself (`lock_down`).

use crate::spec::{Need, Spec, Standing, Wall, WallError};
use crate::sys::{self, Cloned, Closing, Image};
use crate::user;
use rustix::fs::{Mode, OFlags, open};
use rustix::io::{fcntl_dupfd_cloexec, read, write};
use rustix::pipe::{PipeFlags, pipe_with};
use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, pidfd_send_signal, set_parent_process_death_signal, setsid, waitid};
use std::io;
use std::os::fd::{AsFd, OwnedFd};

/// A process of ours. Dropping it kills it, and with it everything in its pid namespace.
pub struct Child {
    pid: Pid,
    pidfd: OwnedFd,
    reaped: bool,
}

/// How a process ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    Status(i32),
    Signal(i32),
    /// Somebody else has waited for it.
    Unknown,
}

/// Starts the program.
///
/// It dies with the *thread* that calls this: spawn from one that lives as long as its children should.
///
/// # Errors
/// `WallError` when namespaces are required and not to be had, or the program cannot be started.
pub fn spawn(spec: &Spec) -> Result<(Child, Vec<Standing>), WallError> {
    let ready = Ready::new(spec).map_err(|error| WallError::new(Wall::Descriptors, error))?;
    if spec.namespaces != Need::Off {
        match ready.start(NAMESPACES) {
            Ok(child) => return Ok((child, vec![Standing::up(Wall::Namespaces), Standing::up(Wall::Descriptors)])),
            Err(error) if spec.namespaces == Need::Required => return Err(WallError::new(Wall::Namespaces, error)),
            Err(error) => {
                let child = ready.start(0).map_err(|error| WallError::new(Wall::Descriptors, error))?;
                return Ok((child, vec![Standing::down(Wall::Namespaces, &error), Standing::up(Wall::Descriptors)]));
            }
        }
    }
    let child = ready.start(0).map_err(|error| WallError::new(Wall::Descriptors, error))?;
    Ok((child, vec![Standing::up(Wall::Descriptors)]))
}

const NAMESPACES: i32 =
    libc::CLONE_NEWUSER | libc::CLONE_NEWPID | libc::CLONE_NEWNET | libc::CLONE_NEWIPC | libc::CLONE_NEWUTS | libc::CLONE_NEWCGROUP;

/// Descriptors below this are the child's own.
const OUT_OF_THE_WAY: i32 = 10;

/// All that the child needs, made before there is one.
struct Ready {
    program: OwnedFd,
    image: Image,
    stdin: OwnedFd,
    null: OwnedFd,
}

impl Ready {
    fn new(spec: &Spec) -> io::Result<Self> {
        let program = open(&spec.program, OFlags::PATH | OFlags::CLOEXEC, Mode::empty())?;
        let null = open(c"/dev/null", OFlags::RDWR | OFlags::CLOEXEC, Mode::empty())?;
        Ok(Self {
            program: fcntl_dupfd_cloexec(program, OUT_OF_THE_WAY)?,
            image: Image::new(&spec.args, &spec.env)?,
            stdin: fcntl_dupfd_cloexec(&spec.stdin, OUT_OF_THE_WAY)?,
            null: fcntl_dupfd_cloexec(null, OUT_OF_THE_WAY)?,
        })
    }

    fn start(&self, namespaces: i32) -> io::Result<Child> {
        // One pipe lets the child go on, the other tells why it could not.
        let (go, let_go) = pipe_with(PipeFlags::CLOEXEC)?;
        let (trouble, in_trouble) = pipe_with(PipeFlags::CLOEXEC)?;
        let in_trouble = fcntl_dupfd_cloexec(in_trouble, OUT_OF_THE_WAY)?;
        // No handler of the caller may run in the child.
        let blocked = sys::block_signals(&sys::all_signals())?;
        let cloned = sys::clone_process(namespaces);
        if let Ok(Cloned::Child) = cloned {
            drop(let_go);
            let error = self.become_program(&go, namespaces);
            let _ = write(&in_trouble, &error.raw_os_error().unwrap_or(libc::EIO).to_ne_bytes());
            sys::exit_now(127);
        }
        sys::block_signals(&blocked)?;
        let Cloned::Parent { pid, pidfd } = cloned? else { return Err(io::ErrorKind::Other.into()) };
        let child = Child { pid, pidfd, reaped: false };
        drop((go, in_trouble));
        if namespaces & libc::CLONE_NEWUSER != 0 {
            user::map(pid)?;
        }
        write(&let_go, &[1])?;
        let mut error = [0; 4];
        match read(&trouble, &mut error)? {
            0 => Ok(child),
            _ => Err(io::Error::from_raw_os_error(i32::from_ne_bytes(error))),
        }
    }

    /// The child, until it is the program.
    fn become_program(&self, go: &OwnedFd, namespaces: i32) -> io::Error {
        let steps = || -> io::Result<()> {
            let mut byte = [0];
            if read(go, &mut byte)? == 0 {
                return Err(io::Error::from_raw_os_error(libc::ECANCELED));
            }
            if namespaces & libc::CLONE_NEWUSER != 0 {
                user::become_mapped()?;
            }
            // After the change of user, which clears it.
            set_parent_process_death_signal(Some(Signal::KILL))?;
            setsid()?;
            rustix::stdio::dup2_stdin(&self.stdin)?;
            rustix::stdio::dup2_stdout(&self.null)?;
            rustix::stdio::dup2_stderr(&self.null)?;
            sys::close_from(3, Closing::OnExec)?;
            sys::block_signals(&sys::no_signals()).map(drop)
        };
        match steps() {
            Ok(()) => sys::exec(self.program.as_fd(), &self.image),
            Err(error) => error,
        }
    }
}

impl Child {
    /// Its number, as this process sees it.
    pub fn id(&self) -> u32 {
        self.pid.as_raw_nonzero().get().unsigned_abs()
    }

    /// Ends it at once and waits until it is gone. Says how it ended, which may be of its own accord.
    pub fn kill(&mut self) -> Ending {
        // Where it has ended already there is nobody to tell.
        let _ = pidfd_send_signal(&self.pidfd, Signal::KILL);
        self.wait()
    }

    fn wait(&mut self) -> Ending {
        if self.reaped {
            return Ending::Unknown;
        }
        self.reaped = true;
        loop {
            match waitid(WaitId::PidFd(self.pidfd.as_fd()), WaitIdOptions::EXITED) {
                Ok(Some(status)) => {
                    let signal = status.terminating_signal().map(Ending::Signal);
                    return signal.or(status.exit_status().map(Ending::Status)).unwrap_or(Ending::Unknown);
                }
                Err(rustix::io::Errno::INTR) => {}
                Ok(None) | Err(_) => return Ending::Unknown,
            }
        }
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        if !self.reaped {
            self.kill();
        }
    }
}
