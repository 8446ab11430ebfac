//! Starts a program behind namespaces, with one descriptor and an environment of its own.
//!
//! Between the copy and the program nothing is allocated and nothing is locked: the caller may have other threads. Only a caller
//! that has none can go on as a copy of itself, which is quicker: it is asked.
//! What the program must give up after it has started, it gives up itself (`lock_down`).

use crate::cgroup::Cgroup;
use crate::mount::Plan;
use crate::spec::{Budget, Need, Spec, Standing, Wall, WallError};
use crate::sys::{self, Cloned, Closing, Image};
use crate::user;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{Mode, OFlags, open};
use rustix::io::{fcntl_dupfd_cloexec, read, write};
use rustix::pipe::{PipeFlags, pipe_with};
use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, pidfd_send_signal, set_parent_process_death_signal, setsid, waitid};
use std::io;
use std::os::fd::{AsFd, OwnedFd};
use std::time::Duration;

/// A process of ours, or one that was given to us. Dropping it kills it, and with it everything in its pid namespace.
pub struct Child {
    pid: Pid,
    pidfd: OwnedFd,
    kin: Kin,
    /// Dropped after the process is gone, and with it whatever has left the pid namespace.
    cgroup: Option<Cgroup>,
}

/// Who waits for a process.
enum Kin {
    Ours,
    /// We have.
    Reaped,
    /// Somebody else, who says here how what runs in it has ended: a status of 8 bytes, as `waitpid` has it.
    Theirs(OwnedFd),
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
    let program = open(&spec.program, OFlags::PATH | OFlags::CLOEXEC, Mode::empty())
        .and_then(|program| fcntl_dupfd_cloexec(program, OUT_OF_THE_WAY))
        .map_err(io::Error::from)
        .and_then(|file| Ok(Next::Program { file, image: Image::new(&spec.args, &spec.env)? }))
        .map_err(|error| WallError::new(Wall::Descriptors, error))?;
    start(spec, program)
}

/// Starts a copy of this process behind the same walls, which does `body` and ends with the status that it gives. `program`, `args`
/// and `env` of the spec are not looked at: it has those of this process.
///
/// # Errors
/// As for [`spawn`], and where this process has more than one thread.
pub fn spawn_copy(spec: &Spec, body: &mut dyn FnMut() -> i32) -> Result<(Child, Vec<Standing>), WallError> {
    let alone = std::fs::read_dir("/proc/self/task").map(|threads| threads.count() == 1);
    match alone {
        Ok(true) => start(spec, Next::Body(body)),
        Ok(false) => Err(WallError::new(Wall::Namespaces, io::Error::other("the process that starts it has several threads"))),
        Err(error) => Err(WallError::new(Wall::Namespaces, error)),
    }
}

fn start(spec: &Spec, next: Next<'_>) -> Result<(Child, Vec<Standing>), WallError> {
    let mut walls = Vec::new();
    let mut ready = Ready::new(spec, next)?;
    let cgroup = match &spec.cgroup {
        None | Some(Budget { need: Need::Off, .. }) => None,
        Some(budget) => match Cgroup::new(budget) {
            Ok(cgroup) => {
                walls.push(Standing::up(Wall::Cgroup));
                Some(cgroup)
            }
            Err(error) if budget.need == Need::WhereOffered => {
                walls.push(Standing::down(Wall::Cgroup, &error));
                None
            }
            Err(error) => return Err(WallError::new(Wall::Cgroup, error)),
        },
    };
    let need = if spec.root.is_some() { Need::Required } else { spec.namespaces };
    let mut started = match need {
        Need::Off => None,
        _ => Some(ready.start(if spec.root.is_some() { NAMESPACES | libc::CLONE_NEWNS } else { NAMESPACES }, cgroup.as_ref())),
    };
    if let Some(Err(error)) = &started
        && need == Need::WhereOffered
        && error.wall == Wall::Namespaces
    {
        walls.push(Standing::down(Wall::Namespaces, &error.source));
        started = None;
    } else if started.is_some() {
        walls.push(Standing::up(Wall::Namespaces));
    }
    let mut child = started.unwrap_or_else(|| ready.start(0, cgroup.as_ref()))?;
    child.cgroup = cgroup;
    if spec.root.is_some() {
        walls.push(Standing::up(Wall::Root));
    }
    walls.push(Standing::up(Wall::Descriptors));
    Ok((child, walls))
}

const NAMESPACES: i32 =
    libc::CLONE_NEWUSER | libc::CLONE_NEWPID | libc::CLONE_NEWNET | libc::CLONE_NEWIPC | libc::CLONE_NEWUTS | libc::CLONE_NEWCGROUP;

/// Descriptors below this are the child's own.
const OUT_OF_THE_WAY: i32 = 10;

/// What a child does once its walls are up.
enum Next<'a> {
    Program { file: OwnedFd, image: Image },
    Body(&'a mut dyn FnMut() -> i32),
}

/// All that the child needs, made before there is one.
struct Ready<'a> {
    next: Next<'a>,
    stdin: OwnedFd,
    null: OwnedFd,
    root: Option<Plan>,
    join: Vec<OwnedFd>,
}

impl<'a> Ready<'a> {
    fn new(spec: &Spec, next: Next<'a>) -> Result<Self, WallError> {
        let root = spec.root.as_ref().map(Plan::new).transpose().map_err(|error| WallError::new(Wall::Root, error))?;
        Self::prepare(spec, root, next).map_err(|error| WallError::new(Wall::Descriptors, error))
    }

    fn prepare(spec: &Spec, root: Option<Plan>, next: Next<'a>) -> io::Result<Self> {
        let null = open(c"/dev/null", OFlags::RDWR | OFlags::CLOEXEC, Mode::empty())?;
        Ok(Self {
            next,
            stdin: fcntl_dupfd_cloexec(&spec.stdin, OUT_OF_THE_WAY)?,
            null: fcntl_dupfd_cloexec(null, OUT_OF_THE_WAY)?,
            root,
            join: spec.join.iter().map(OwnedFd::try_clone).collect::<io::Result<_>>()?,
        })
    }

    fn start(&mut self, namespaces: i32, cgroup: Option<&Cgroup>) -> Result<Child, WallError> {
        let plain = |error: io::Error| WallError::new(Wall::Descriptors, error);
        let namespaced = |error: io::Error| WallError::new(if namespaces == 0 { Wall::Descriptors } else { Wall::Namespaces }, error);
        // One pipe lets the child go on, the other tells why it could not.
        let (go, let_go) = pipe_with(PipeFlags::CLOEXEC).map_err(|error| plain(error.into()))?;
        let (trouble, in_trouble) = pipe_with(PipeFlags::CLOEXEC).map_err(|error| plain(error.into()))?;
        let in_trouble = fcntl_dupfd_cloexec(in_trouble, OUT_OF_THE_WAY).map_err(|error| plain(error.into()))?;
        // No handler of the caller may run in the child.
        let blocked = sys::block_signals(&sys::all_signals()).map_err(plain)?;
        let cloned = sys::clone_process(namespaces);
        if let Ok(Cloned::Child) = cloned {
            drop(let_go);
            let (wall, error) = self.become_program(&go, namespaces);
            let error = error.raw_os_error().unwrap_or(libc::EIO);
            let wall = Wall::ALL.iter().position(|other| *other == wall).unwrap_or_default() as i32;
            let _ = write(&in_trouble, &(error | wall << 16).to_ne_bytes());
            sys::exit_now(127);
        }
        sys::block_signals(&blocked).map_err(plain)?;
        let Cloned::Parent { pid, pidfd } = cloned.map_err(namespaced)? else { return Err(plain(io::ErrorKind::Other.into())) };
        // From here on, whatever fails, the child is ended.
        let child = Child { pid, pidfd, kin: Kin::Ours, cgroup: None };
        drop((go, in_trouble));
        if namespaces & libc::CLONE_NEWUSER != 0 {
            user::map(pid).map_err(namespaced)?;
        }
        if let Some(cgroup) = cgroup {
            cgroup.add(pid).map_err(|error| WallError::new(Wall::Cgroup, error))?;
        }
        for door in &self.join {
            write(door, pid.as_raw_nonzero().to_string().as_bytes()).map_err(|error| WallError::new(Wall::Cgroup, error))?;
        }
        write(&let_go, &[1]).map_err(|error| plain(error.into()))?;
        let mut error = [0; 4];
        if read(&trouble, &mut error).map_err(|error| plain(error.into()))? == 0 {
            return Ok(child);
        }
        let error = i32::from_ne_bytes(error);
        let wall = usize::try_from(error >> 16).ok().and_then(|wall| Wall::ALL.get(wall)).copied().unwrap_or(Wall::Descriptors);
        Err(WallError::new(wall, io::Error::from_raw_os_error(error & 0xFFFF)))
    }

    /// The child, until it is the program; returns where it cannot be.
    fn become_program(&mut self, go: &OwnedFd, namespaces: i32) -> (Wall, io::Error) {
        let mut wall = Wall::Descriptors;
        let mut steps = || -> io::Result<()> {
            let mut byte = [0];
            if read(go, &mut byte)? == 0 {
                return Err(io::Error::from_raw_os_error(libc::ECANCELED));
            }
            if let Some(root) = &mut self.root {
                wall = Wall::Root;
                root.open_sources()?;
            }
            if namespaces & libc::CLONE_NEWUSER != 0 {
                wall = Wall::Namespaces;
                user::become_mapped()?;
            }
            if let Some(root) = &self.root {
                wall = Wall::Root;
                root.build()?;
            }
            wall = Wall::Descriptors;
            // After the change of user, which clears it.
            set_parent_process_death_signal(Some(Signal::KILL))?;
            setsid()?;
            rustix::stdio::dup2_stdin(&self.stdin)?;
            rustix::stdio::dup2_stdout(&self.null)?;
            rustix::stdio::dup2_stderr(&self.null)?;
            sys::block_signals(&sys::no_signals()).map(drop)?;
            if let Next::Program { .. } = self.next { sys::close_from(3, Closing::OnExec) } else { Ok(()) }
        };
        if let Err(error) = steps() {
            return (wall, error);
        }
        match &mut self.next {
            Next::Program { file, image } => (Wall::Descriptors, sys::exec(file.as_fd(), image)),
            // Nothing that owns a descriptor here is dropped any more: the copy ends without.
            Next::Body(body) => match sys::close_from(3, Closing::Now) {
                Ok(()) => sys::exit_now(body()),
                Err(error) => (Wall::Descriptors, error),
            },
        }
    }
}

impl Child {
    /// A process that another one has started for us, and through `status` says how what runs in it has ended.
    pub fn adopt(pidfd: OwnedFd, status: OwnedFd, cgroup: Option<Cgroup>) -> Self {
        Self { pid: Pid::INIT, pidfd, kin: Kin::Theirs(status), cgroup }
    }

    /// Lets a process of the caller's leave the control group before it goes: it is in there until `gone` is closed.
    pub fn wait_for(&mut self, gone: OwnedFd) {
        if let Some(cgroup) = &mut self.cgroup {
            cgroup.wait_for(gone);
        }
    }

    /// Gives the process away, to whoever holds the descriptor: it lives on.
    ///
    /// # Errors
    /// Where no descriptor can be made; the process is ended then.
    pub fn give_away(mut self) -> io::Result<OwnedFd> {
        let pidfd = self.pidfd.try_clone()?;
        self.kin = Kin::Reaped;
        Ok(pidfd)
    }

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

    /// Waits until it has ended by itself, but not for long: says how it ended, and kills it where it has not.
    pub fn end_within(&mut self, patience: Duration) -> Ending {
        let patience = Timespec { tv_sec: patience.as_secs().try_into().unwrap_or(i64::MAX), tv_nsec: patience.subsec_nanos().into() };
        // It can be read once the process is gone. Where that cannot be waited for it is killed at once.
        let end = if let Kin::Theirs(status) = &self.kin { status } else { &self.pidfd };
        let _ = poll(&mut [PollFd::new(end, PollFlags::IN)], Some(&patience));
        self.kill()
    }

    /// Changes how much memory it and all it has started may hold together; nothing where there is no control group.
    ///
    /// # Errors
    /// Where the kernel refuses.
    pub fn limit_memory(&self, bytes: u64) -> io::Result<()> {
        self.cgroup.as_ref().map_or(Ok(()), |cgroup| cgroup.limit_memory(bytes))
    }

    /// Whether the kernel has ended something in its control group for its memory.
    pub fn ran_out_of_memory(&self) -> bool {
        self.cgroup.as_ref().is_some_and(Cgroup::ran_out_of_memory)
    }

    fn wait(&mut self) -> Ending {
        let status = match std::mem::replace(&mut self.kin, Kin::Reaped) {
            Kin::Reaped => return Ending::Unknown,
            Kin::Theirs(status) => status,
            Kin::Ours => return self.reap(),
        };
        // It is gone once everything in its pid namespace is, and then that is said.
        let patience = Timespec { tv_sec: 2, tv_nsec: 0 };
        let _ = poll(&mut [PollFd::new(&self.pidfd, PollFlags::IN)], Some(&patience));
        let _ = poll(&mut [PollFd::new(&status, PollFlags::IN)], Some(&patience));
        let mut bytes = [0; 8];
        match read(&status, &mut bytes) {
            Ok(8) => {
                let [low, high, ..] = bytes;
                let (signal, status) = (i32::from(low & 0x7F), i32::from(high));
                if signal == 0 { Ending::Status(status) } else { Ending::Signal(signal) }
            }
            _ => Ending::Unknown,
        }
    }

    fn reap(&self) -> Ending {
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
        if !matches!(self.kin, Kin::Reaped) {
            self.kill();
        }
    }
}
