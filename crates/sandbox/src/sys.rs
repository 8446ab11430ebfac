//! The system calls that have no safe wrapper elsewhere, each behind a safe function.
//!
//! All `unsafe` of the crate is here, but for the allocator's. No policy is: what is called, and when, is decided by the callers.

use rustix::process::Pid;
use std::ffi::{CString, OsStr, OsString, c_char, c_int, c_long};
use std::io;
use std::os::fd::{AsRawFd, BorrowedFd, FromRawFd, OwnedFd, RawFd};
use std::os::unix::ffi::OsStrExt;
use std::ptr;

/// Which side of a `clone` this is.
pub enum Cloned {
    /// The new process. Only memory prepared before and system calls may be used: other threads
    /// of the parent, and the locks they held, do not exist here.
    Child,
    Parent {
        pid: Pid,
        pidfd: OwnedFd,
    },
}

/// As wide as a register: the kernel reads all of it.
const NULL: c_long = 0;

/// A copy of this process with one thread, in the namespaces that `flags` name.
pub fn clone_process(flags: c_int) -> io::Result<Cloned> {
    let mut pidfd: c_int = -1;
    let flags = c_long::from(flags | libc::CLONE_PIDFD | libc::SIGCHLD);
    // SAFETY: without CLONE_VM the child has its own copy of the memory and, the stack argument being
    // null, goes on with a copy of this stack; `pidfd` outlives the call, and the other pointers are null.
    #[expect(unsafe_code, reason = "clone(2) has no safe wrapper")]
    let pid = unsafe { libc::syscall(libc::SYS_clone, flags, NULL, &raw mut pidfd, NULL, NULL) };
    match pid {
        0 => Ok(Cloned::Child),
        1.. => {
            let pid = i32::try_from(pid).ok().and_then(Pid::from_raw).ok_or(io::ErrorKind::InvalidData)?;
            Ok(Cloned::Parent { pid, pidfd: own(pidfd) })
        }
        _ => Err(io::Error::last_os_error()),
    }
}

/// The strings of a program to be: laid out before `clone`, since nothing may be allocated after it.
pub struct Image {
    args: Vec<*const c_char>,
    env: Vec<*const c_char>,
    /// What the pointers point into.
    _strings: Vec<CString>,
}

impl Image {
    pub fn new(args: &[OsString], env: &[(OsString, OsString)]) -> io::Result<Self> {
        let text = |text: &OsStr| CString::new(text.as_bytes()).map_err(|_| io::ErrorKind::InvalidInput);
        let args = args.iter().map(|arg| text(arg)).collect::<Result<Vec<_>, _>>()?;
        let pair = |(name, value): &(OsString, OsString)| {
            let mut pair = name.clone();
            pair.push("=");
            pair.push(value);
            text(&pair)
        };
        let env = env.iter().map(pair).collect::<Result<Vec<_>, _>>()?;
        let pointers = |strings: &[CString]| strings.iter().map(|text| text.as_ptr()).chain([ptr::null()]).collect();
        Ok(Self { args: pointers(&args), env: pointers(&env), _strings: args.into_iter().chain(env).collect() })
    }
}

/// Becomes the program; returns only where that fails.
pub fn exec(program: BorrowedFd<'_>, image: &Image) -> io::Error {
    // SAFETY: both arrays end in null and point to strings, ended by a zero, that `image` owns; the
    // kernel copies them.
    #[expect(unsafe_code, reason = "execveat(2) has no safe wrapper")]
    unsafe {
        libc::syscall(libc::SYS_execveat, program.as_raw_fd(), c"".as_ptr(), image.args.as_ptr(), image.env.as_ptr(), libc::AT_EMPTY_PATH)
    };
    io::Error::last_os_error()
}

/// Ends the process at once: no destructors, no handlers, no flushing of what the parent had buffered.
pub fn exit_now(status: c_int) -> ! {
    // SAFETY: `_exit` takes a number and does not return.
    #[expect(unsafe_code, reason = "a cloned child may not run the parent's exit handlers")]
    unsafe {
        libc::_exit(status)
    }
}

/// What `close_from` does with a descriptor.
#[derive(Clone, Copy)]
pub enum Closing {
    Now,
    OnExec,
}

/// Closes every descriptor from `first` on. With `Closing::Now` nobody in this process may own one.
pub fn close_from(first: u32, when: Closing) -> io::Result<()> {
    let flags = match when {
        Closing::Now => 0,
        Closing::OnExec => libc::CLOSE_RANGE_CLOEXEC,
    };
    // SAFETY: numbers only. That no owner is left behind is the caller's promise, said above.
    #[expect(unsafe_code, reason = "close_range(2) has no safe wrapper")]
    let status = unsafe { libc::syscall(libc::SYS_close_range, first, u32::MAX, flags) };
    check(status).map(drop)
}

/// What a process can leave for one of its own.
#[derive(Clone, Copy)]
pub enum Namespace {
    Mounts = libc::CLONE_NEWNS as isize,
    /// Of what it starts from now on.
    Time = 0x80,
}

/// Gives this process a namespace of its own.
pub fn unshare(namespace: Namespace) -> io::Result<()> {
    // SAFETY: with these flags `unshare` changes no memory and no descriptor of this process.
    #[expect(unsafe_code, reason = "unshare(2) has no safe wrapper")]
    let status = unsafe { libc::unshare(namespace as c_int) };
    check(status.into()).map(drop)
}

/// Makes a mount, and those below it, read-only or not, and never a way to privileges.
pub fn restrict_mount(mount: BorrowedFd<'_>, read_only: bool) -> io::Result<()> {
    /// As the kernel lays it out: set, clear, propagation, user namespace.
    #[repr(C)]
    struct Attributes([u64; 4]);
    const RDONLY: u64 = 1;
    const NOSUID: u64 = 2;
    const NODEV: u64 = 4;
    let set = NOSUID | if read_only { RDONLY | NODEV } else { NODEV };
    let attributes = Attributes([set, 0, 0, 0]);
    // SAFETY: the path is a string ended by a zero, the attributes are a live value of the size given; the kernel copies both.
    #[expect(unsafe_code, reason = "mount_setattr(2) has no safe wrapper")]
    let status = unsafe {
        libc::syscall(
            libc::SYS_mount_setattr,
            mount.as_raw_fd(),
            c"".as_ptr(),
            libc::AT_EMPTY_PATH | libc::AT_RECURSIVE,
            &raw const attributes,
            size_of::<Attributes>(),
        )
    };
    check(status).map(drop)
}

/// Blocks every signal of this thread, or none; gives back what was blocked.
pub fn block_signals(set: &libc::sigset_t) -> io::Result<libc::sigset_t> {
    let mut old = no_signals();
    // SAFETY: both sets are initialised and outlive the call.
    #[expect(unsafe_code, reason = "sigprocmask(2) has no safe wrapper")]
    let status = unsafe { libc::pthread_sigmask(libc::SIG_SETMASK, set, &raw mut old) };
    if status == 0 { Ok(old) } else { Err(io::Error::from_raw_os_error(status)) }
}

/// The empty set.
pub fn no_signals() -> libc::sigset_t {
    // SAFETY: a signal set is plain numbers, for which zeros are a value: the empty set.
    #[expect(unsafe_code, reason = "libc has no constructor for a signal set")]
    unsafe {
        std::mem::zeroed()
    }
}

/// Leaves it to the kernel to wait for the children of this process: nobody learns how they ended.
pub fn forget_children() -> io::Result<()> {
    // SAFETY: no handler is installed, so that no code of ours runs in one.
    #[expect(unsafe_code, reason = "signal(2) has no safe wrapper")]
    let before = unsafe { libc::signal(libc::SIGCHLD, libc::SIG_IGN) };
    if before == libc::SIG_ERR { Err(io::Error::last_os_error()) } else { Ok(()) }
}

/// Sets the loopback of this process's network namespace going.
pub fn raise_loopback() -> io::Result<()> {
    // SAFETY: numbers only.
    #[expect(unsafe_code, reason = "socket(2) is needed for the ioctl alone")]
    let socket = unsafe { libc::socket(libc::AF_INET, libc::SOCK_DGRAM | libc::SOCK_CLOEXEC, 0) };
    let socket = own(RawFd::try_from(check(socket.into())?).map_err(|_| io::ErrorKind::InvalidData)?);
    let mut name = [0; libc::IFNAMSIZ];
    name[..2].copy_from_slice(&[b'l' as c_char, b'o' as c_char]);
    let flags = libc::__c_anonymous_ifr_ifru { ifru_flags: (libc::IFF_UP | libc::IFF_RUNNING) as i16 };
    let request = libc::ifreq { ifr_name: name, ifr_ifru: flags };
    // SAFETY: the request is a live value of the layout that this ioctl reads.
    #[expect(unsafe_code, reason = "ioctl(2) has no safe wrapper for this request")]
    let status = unsafe { libc::ioctl(socket.as_raw_fd(), libc::SIOCSIFFLAGS, &raw const request) };
    check(status.into()).map(drop)
}

/// Every signal.
pub fn all_signals() -> libc::sigset_t {
    let mut set = no_signals();
    // SAFETY: the set is initialised and outlives the call.
    #[expect(unsafe_code, reason = "libc has no constructor for a signal set")]
    unsafe {
        libc::sigfillset(&raw mut set);
    }
    set
}

/// Puts every thread of this process under a filter, for good.
pub fn load_filter(program: &[libc::sock_filter]) -> io::Result<()> {
    let len = u16::try_from(program.len()).map_err(|_| io::ErrorKind::InvalidInput)?;
    let program = libc::sock_fprog { len, filter: program.as_ptr().cast_mut() };
    // SAFETY: `program` points to `len` instructions that outlive the call; the kernel only reads them,
    // checks them and keeps a copy.
    #[expect(unsafe_code, reason = "seccomp(2) has no safe wrapper")]
    let status =
        unsafe { libc::syscall(libc::SYS_seccomp, libc::SECCOMP_SET_MODE_FILTER, libc::SECCOMP_FILTER_FLAG_TSYNC, &raw const program) };
    match check(status)? {
        0 => Ok(()),
        thread => Err(io::Error::other(format!("thread {thread} has a filter of its own"))),
    }
}

/// What a ruleset forbids, as the kernel lays it out.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default)]
pub struct RulesetAttributes {
    pub files: u64,
    pub network: u64,
    pub scoped: u64,
}

/// What an exception is for.
#[derive(Clone, Copy, Debug)]
pub enum Exempt<'a> {
    /// A file, or a folder and all below.
    Path(BorrowedFd<'a>),
    /// A port of TCP.
    Port(u16),
}

/// The version of Landlock the kernel has.
pub fn landlock_version() -> io::Result<i64> {
    const VERSION: u32 = 1;
    // SAFETY: with this flag the pointer must be null and the size zero, which they are.
    #[expect(unsafe_code, reason = "landlock_create_ruleset(2) has no safe wrapper")]
    let version = unsafe { libc::syscall(libc::SYS_landlock_create_ruleset, ptr::null::<RulesetAttributes>(), 0, VERSION) };
    check(version)
}

/// A ruleset that forbids what `attributes` name; the kernel reads their first `size` bytes.
pub fn landlock_ruleset(attributes: &RulesetAttributes, size: usize) -> io::Result<OwnedFd> {
    let size = size.min(size_of::<RulesetAttributes>());
    // SAFETY: the pointer is to a live value of at least `size` bytes; the kernel copies them.
    #[expect(unsafe_code, reason = "landlock_create_ruleset(2) has no safe wrapper")]
    let ruleset = unsafe { libc::syscall(libc::SYS_landlock_create_ruleset, ptr::from_ref(attributes), size, 0) };
    let ruleset = RawFd::try_from(check(ruleset)?).map_err(|_| io::ErrorKind::InvalidData)?;
    Ok(own(ruleset))
}

/// Allows `access` to something.
pub fn landlock_allow(ruleset: BorrowedFd<'_>, exempt: Exempt<'_>, access: u64) -> io::Result<()> {
    const PATH_BENEATH: u32 = 1;
    const NET_PORT: u32 = 2;
    // Eight bytes of what is allowed, then a descriptor of four or a port of eight.
    let mut rule = [0; 16];
    rule[..8].copy_from_slice(&access.to_ne_bytes());
    let kind = match exempt {
        Exempt::Path(place) => {
            rule[8..12].copy_from_slice(&place.as_raw_fd().to_ne_bytes());
            PATH_BENEATH
        }
        Exempt::Port(port) => {
            rule[8..].copy_from_slice(&u64::from(port).to_ne_bytes());
            NET_PORT
        }
    };
    // SAFETY: the pointer is to a live value, as long as the longest rule there is; the kernel copies it.
    #[expect(unsafe_code, reason = "landlock_add_rule(2) has no safe wrapper")]
    let status = unsafe { libc::syscall(libc::SYS_landlock_add_rule, ruleset.as_raw_fd(), kind, rule.as_ptr(), 0) };
    check(status).map(drop)
}

/// Puts this thread, and those it starts from now on, under the ruleset.
pub fn landlock_enforce(ruleset: BorrowedFd<'_>) -> io::Result<()> {
    // SAFETY: numbers only.
    #[expect(unsafe_code, reason = "landlock_restrict_self(2) has no safe wrapper")]
    let status = unsafe { libc::syscall(libc::SYS_landlock_restrict_self, ruleset.as_raw_fd(), 0) };
    check(status).map(drop)
}

/// Takes a descriptor that the kernel has just made for us.
fn own(descriptor: RawFd) -> OwnedFd {
    // SAFETY: called only with what a system call of this file returned as a new descriptor.
    #[expect(unsafe_code, reason = "a raw system call returns a bare number")]
    unsafe {
        OwnedFd::from_raw_fd(descriptor)
    }
}

fn check(status: c_long) -> io::Result<c_long> {
    if status < 0 { Err(io::Error::last_os_error()) } else { Ok(status) }
}
