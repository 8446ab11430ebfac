//! What to build, as plain data: the walls by name, what a process is given, what it gives up.
//!
//! Nothing here acts.

use crate::seccomp::Rule;
use rustix::process::Resource;
use std::ffi::OsString;
use std::fmt;
use std::io;
use std::os::fd::OwnedFd;
use std::path::PathBuf;
use thiserror::Error;

/// A program to start with nothing inherited but one descriptor; or, for [`crate::spawn_copy`], what it gets instead of a program's.
pub struct Spec {
    /// The executable. It is opened by the caller, so it may lie where the new process cannot look.
    pub program: PathBuf,
    /// Its arguments, the first of them its own name.
    pub args: Vec<OsString>,
    /// Its whole environment.
    pub env: Vec<(OsString, OsString)>,
    /// Its standard input. Standard output and error are `/dev/null`; there is no other descriptor.
    pub stdin: OwnedFd,
    /// Whether it must have namespaces of its own: user, pid, net, ipc, uts and cgroup.
    pub namespaces: Need,
    /// The file tree it sees; `None` is the caller's. A tree needs namespaces, whatever is said of them.
    pub root: Option<Tree>,
    /// What it and all it starts may use together.
    pub cgroup: Option<Budget>,
    /// Control groups it is put into that somebody else has made: [`Cgroup::doors`].
    pub join: Vec<OwnedFd>,
}

/// A file tree, built of these in order on an empty root that then becomes read-only. Folders above a target are made.
#[derive(Clone, Debug, Default)]
pub struct Tree(pub Vec<Entry>);

/// One thing in a tree.
#[derive(Clone, Debug)]
pub enum Entry {
    /// A file or folder of the host, with what is mounted below it. Never set-user-id, never devices.
    Bind { source: PathBuf, target: PathBuf, access: Access },
    /// An empty folder in memory, for at most so many bytes and files.
    Scratch { target: PathBuf, bytes: u64, files: u64 },
    /// A folder in memory with files in it, by their paths below the target (one that ends in a slash is a folder), for at
    /// most so many bytes. Read-only, they are all there ever is.
    Files { target: PathBuf, files: Vec<(PathBuf, Vec<u8>)>, bytes: u64, access: Access },
    /// A symbolic link.
    Link { target: PathBuf, to: PathBuf },
    /// A small file.
    Text { target: PathBuf, content: String },
    /// `/dev` with `null`, `zero`, `full`, `random` and `urandom`.
    Devices,
    /// The caller's own `/dev`, for a tree inside of one that has `Devices`.
    SameDevices,
    /// `/proc`, of the processes in the tree's own pid namespace and of nothing else.
    Processes,
    /// `/proc`, with all the kernel shows there: without it a process inside cannot give others a `/proc` of their own.
    WholeProc,
}

/// What may be done with a bound file or folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    Read,
    Write,
}

/// What a control group holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Budget {
    pub need: Need,
    /// Bytes, files in memory included.
    pub memory: Option<u64>,
    /// Processes and threads.
    pub processes: Option<u64>,
    /// Hundredths of one processor.
    pub cpu_percent: Option<u64>,
}

/// What the calling process gives up, for good.
pub struct Confinement {
    /// Close every descriptor past standard error. Only for a process that has opened none itself.
    pub close_descriptors: bool,
    /// A file tree of its own, with nothing in it.
    pub empty_root: Need,
    pub rlimits: Vec<(Resource, u64)>,
    /// Landlock: no files but these, no TCP, no signals to others.
    pub landlock: Need,
    pub paths: Paths,
    /// The system calls that are left; `None` leaves all of them.
    pub calls: Option<&'static [Rule]>,
}

impl Default for Confinement {
    /// Privileges are dropped, and nothing else is.
    fn default() -> Self {
        let (off, none) = (Need::Off, Paths::default());
        Self { close_descriptors: false, empty_root: off, rlimits: Vec::new(), landlock: off, paths: none, calls: None }
    }
}

/// Files and folders, with all below them, that Landlock leaves open.
#[derive(Clone, Debug, Default)]
pub struct Paths {
    /// To read and to execute.
    pub read: Vec<PathBuf>,
    /// To do everything with.
    pub write: Vec<PathBuf>,
}

/// What becomes of a wall that the machine does not offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// It is not asked for.
    Off,
    /// Its absence is reported.
    WhereOffered,
    /// Its absence is an error.
    Required,
}

/// One wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wall {
    Namespaces,
    Root,
    Cgroup,
    EmptyRoot,
    Descriptors,
    Rlimits,
    Privileges,
    Landlock,
    Seccomp,
}

impl Wall {
    /// Every wall, in the order in which they are raised.
    pub const ALL: [Self; 9] = [
        Self::Namespaces,
        Self::Root,
        Self::Cgroup,
        Self::Descriptors,
        Self::EmptyRoot,
        Self::Privileges,
        Self::Landlock,
        Self::Rlimits,
        Self::Seccomp,
    ];

    /// Its name in messages.
    pub fn name(self) -> &'static str {
        match self {
            Self::Namespaces => "namespaces",
            Self::Root => "root",
            Self::Cgroup => "cgroup",
            Self::EmptyRoot => "empty root",
            Self::Descriptors => "descriptors",
            Self::Rlimits => "rlimits",
            Self::Privileges => "privileges",
            Self::Landlock => "landlock",
            Self::Seccomp => "seccomp",
        }
    }

    /// The wall of that name.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|wall| wall.name() == name)
    }

    /// What somebody behind it cannot do.
    pub fn stops(self) -> &'static str {
        match self {
            Self::Namespaces => "seeing other processes, the network, or being a user of this machine",
            Self::Root => "naming a file that is not its own",
            Self::Cgroup => "using more memory, processes or processor time than it was given",
            Self::EmptyRoot => "naming any file",
            Self::Descriptors => "using what the caller had open",
            Self::Rlimits => "core dumps, new processes and files, memory past the limit",
            Self::Privileges => "gaining or keeping a capability",
            Self::Landlock => "opening files, TCP, signals to others",
            Self::Seccomp => "every system call that computing does not need",
        }
    }

    /// What to type where it is down.
    pub fn hint(self) -> &'static str {
        match self {
            Self::Namespaces | Self::Root | Self::EmptyRoot => {
                "allow user namespaces: sysctl -w user.max_user_namespaces=10000 kernel.apparmor_restrict_unprivileged_userns=0; \
                 in a container: --security-opt seccomp=unconfined"
            }
            Self::Cgroup => "run it as root, or in a delegated cgroup: systemd-run --user --scope -p Delegate=yes …",
            Self::Landlock => "boot Linux 5.13 or later with lsm=landlock,… in the kernel's command line",
            Self::Seccomp => "use a kernel with CONFIG_SECCOMP_FILTER",
            Self::Descriptors => "use Linux 5.11 or later",
            Self::Rlimits | Self::Privileges => "run `strace -f` on it and report what is refused",
        }
    }
}

impl fmt::Display for Wall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A wall, and how it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub wall: Wall,
    pub state: State,
}

/// How a wall stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    Up,
    Down { why: String, hint: String },
}

impl Standing {
    /// It stands.
    pub fn up(wall: Wall) -> Self {
        Self { wall, state: State::Up }
    }

    /// It does not.
    pub fn down(wall: Wall, why: &io::Error) -> Self {
        Self { wall, state: State::Down { why: why.to_string(), hint: wall.hint().to_owned() } }
    }
}

/// A wall that was needed and could not be raised.
#[derive(Debug, Error)]
#[error("the wall `{wall}` cannot be raised")]
pub struct WallError {
    pub wall: Wall,
    #[source]
    pub source: io::Error,
}

impl WallError {
    pub(crate) fn new(wall: Wall, source: impl Into<io::Error>) -> Self {
        Self { wall, source: source.into() }
    }

    /// What can be done about it.
    pub fn hint(&self) -> &'static str {
        self.wall.hint()
    }
}
