//! The system calls a process may still make, one list for each kind of process, each line with its reason.
//!
//! A call that is not listed is refused. There is no list of what is forbidden, so nothing can be forgotten in it.

use crate::seccomp::{Action, Rule, Test};

/// For a process that only computes and speaks through descriptors it already has: our interpreter.
///
/// Not here, and therefore refused: opening, naming or changing any file; sockets of any family; new processes,
/// programs and threads; signals to others; new namespaces, mounts, keys, tracing, bpf, io_uring and every other way
/// into the kernel. Memory cannot become executable.
pub const COMPUTE: &[Rule] = &[
    // Speaking. `sendto` and `recvfrom` are what send and recv are; a connected socket is all they can reach.
    allow(libc::SYS_read),
    allow(libc::SYS_write),
    allow(libc::SYS_writev),
    allow(libc::SYS_recvfrom),
    allow(libc::SYS_sendto),
    allow(libc::SYS_ppoll),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_poll),
    allow(libc::SYS_close),
    // Waiting: locks, threads that sleep until a deadline, the clock where it is not read without a call.
    allow(libc::SYS_futex),
    allow(libc::SYS_sched_yield),
    allow(libc::SYS_nanosleep),
    allow(libc::SYS_clock_nanosleep),
    allow(libc::SYS_clock_gettime),
    allow(libc::SYS_restart_syscall),
    // Memory, never executable.
    allow(libc::SYS_brk),
    allow_if(libc::SYS_mmap, &[NOT_EXECUTABLE, ANONYMOUS]),
    allow_if(libc::SYS_mprotect, &[NOT_EXECUTABLE]),
    allow(libc::SYS_munmap),
    allow(libc::SYS_mremap),
    allow(libc::SYS_madvise),
    // Randomness, for hash keys and for a guest that asks for it.
    allow(libc::SYS_getrandom),
    // Limits of its own, which without capabilities can only be lowered.
    allow_if(libc::SYS_prlimit64, &[Test::Bits { argument: 0, mask: u64::MAX, value: 0 }]),
    // Handling the signals that end or interrupt it, and naming itself to do so.
    allow(libc::SYS_rt_sigaction),
    allow(libc::SYS_rt_sigprocmask),
    allow(libc::SYS_rt_sigreturn),
    allow(libc::SYS_sigaltstack),
    allow(libc::SYS_getpid),
    allow(libc::SYS_gettid),
    allow_if(libc::SYS_tgkill, &[Test::OwnPid { argument: 0 }]),
    // A thread that was started just before the filter came still registers these two addresses of its own, and the
    // C library ends the process where it may not.
    allow(libc::SYS_rseq),
    allow(libc::SYS_set_robust_list),
    // Ending.
    allow(libc::SYS_exit),
    allow(libc::SYS_exit_group),
    // C libraries try this first and use `clone`, which is refused, only where it does not exist.
    Rule { call: libc::SYS_clone3, action: Action::Fail(libc::ENOSYS), tests: &[] },
];

/// For a program like any other, that must not reach past its own files, processes and sockets: CPython.
///
/// Not here, and therefore refused: tracing and reading other processes, keys, bpf, io_uring, userfaultfd, performance
/// counters, modules, kexec, clocks and quotas; mounts and namespaces, by `clone` too; handles to files by number;
/// sockets of any family but Unix and the internet's, and raw ones of those (a network namespace does not hold back
/// `AF_VSOCK`); typing into a terminal; code that is kept from the kernel's sight.
pub const PROGRAM: &[Rule] = &[
    // Reading, writing, waiting.
    allow(libc::SYS_read),
    allow(libc::SYS_write),
    allow(libc::SYS_readv),
    allow(libc::SYS_writev),
    allow(libc::SYS_pread64),
    allow(libc::SYS_pwrite64),
    allow(libc::SYS_preadv),
    allow(libc::SYS_pwritev),
    allow(libc::SYS_preadv2),
    allow(libc::SYS_pwritev2),
    allow(libc::SYS_lseek),
    allow(libc::SYS_sendfile),
    allow(libc::SYS_splice),
    allow(libc::SYS_tee),
    allow(libc::SYS_copy_file_range),
    allow(libc::SYS_ppoll),
    allow(libc::SYS_pselect6),
    allow(libc::SYS_epoll_create1),
    allow(libc::SYS_epoll_ctl),
    allow(libc::SYS_epoll_pwait),
    allow(libc::SYS_epoll_pwait2),
    allow(libc::SYS_eventfd2),
    allow(libc::SYS_signalfd4),
    allow(libc::SYS_timerfd_create),
    allow(libc::SYS_timerfd_settime),
    allow(libc::SYS_timerfd_gettime),
    allow(libc::SYS_inotify_init1),
    allow(libc::SYS_inotify_add_watch),
    allow(libc::SYS_inotify_rm_watch),
    // Descriptors.
    allow(libc::SYS_close),
    allow(libc::SYS_close_range),
    allow(libc::SYS_dup),
    allow(libc::SYS_dup3),
    allow(libc::SYS_fcntl),
    allow(libc::SYS_flock),
    allow(libc::SYS_pipe2),
    // What a terminal or a pipe may be asked; not `TIOCSTI`, which types into the terminal of somebody else.
    allow_if(libc::SYS_ioctl, &[command(0x5401)]), // TCGETS
    allow_if(libc::SYS_ioctl, &[command(0x5413)]), // TIOCGWINSZ
    allow_if(libc::SYS_ioctl, &[command(0x541B)]), // FIONREAD
    allow_if(libc::SYS_ioctl, &[command(0x5421)]), // FIONBIO
    allow_if(libc::SYS_ioctl, &[command(0x5450)]), // FIONCLEX
    allow_if(libc::SYS_ioctl, &[command(0x5451)]), // FIOCLEX
    // Files, as far as the tree and Landlock let it.
    allow(libc::SYS_openat),
    // The C library uses `openat` where this does not exist; its arguments are behind a pointer, out of a filter's sight.
    Rule { call: libc::SYS_openat2, action: Action::Fail(libc::ENOSYS), tests: &[] },
    allow(libc::SYS_newfstatat),
    allow(libc::SYS_fstat),
    allow(libc::SYS_statx),
    allow(libc::SYS_statfs),
    allow(libc::SYS_fstatfs),
    allow(libc::SYS_faccessat),
    allow(libc::SYS_faccessat2),
    allow(libc::SYS_readlinkat),
    allow(libc::SYS_getdents64),
    allow(libc::SYS_getcwd),
    allow(libc::SYS_chdir),
    allow(libc::SYS_fchdir),
    allow(libc::SYS_mkdirat),
    allow(libc::SYS_unlinkat),
    allow(libc::SYS_renameat),
    allow(libc::SYS_renameat2),
    allow(libc::SYS_linkat),
    allow(libc::SYS_symlinkat),
    allow(libc::SYS_fchmod),
    allow(libc::SYS_fchmodat),
    allow(libc::SYS_fchown),
    allow(libc::SYS_fchownat),
    allow(libc::SYS_utimensat),
    allow(libc::SYS_truncate),
    allow(libc::SYS_ftruncate),
    allow(libc::SYS_fallocate),
    allow(libc::SYS_fsync),
    allow(libc::SYS_fdatasync),
    allow(libc::SYS_sync_file_range),
    allow(libc::SYS_fadvise64),
    allow(libc::SYS_umask),
    allow(libc::SYS_getxattr),
    allow(libc::SYS_lgetxattr),
    allow(libc::SYS_fgetxattr),
    allow(libc::SYS_listxattr),
    allow(libc::SYS_llistxattr),
    allow(libc::SYS_flistxattr),
    // Pipes with names, and ordinary files, but no devices.
    allow_if(libc::SYS_mknodat, &[Test::Bits { argument: 2, mask: libc::S_IFMT as u64, value: libc::S_IFIFO as u64 }]),
    allow_if(libc::SYS_mknodat, &[Test::Bits { argument: 2, mask: libc::S_IFMT as u64, value: libc::S_IFREG as u64 }]),
    // Memory. Executable too: libraries are loaded, and some compile.
    allow(libc::SYS_brk),
    allow(libc::SYS_mmap),
    allow(libc::SYS_munmap),
    allow(libc::SYS_mremap),
    allow(libc::SYS_mprotect),
    allow(libc::SYS_madvise),
    allow(libc::SYS_msync),
    allow(libc::SYS_mincore),
    allow(libc::SYS_membarrier),
    allow(libc::SYS_memfd_create),
    allow(libc::SYS_get_mempolicy),
    allow(libc::SYS_mbind),
    // Processes and threads of its own; not into new namespaces. `clone3` hides its flags behind a pointer.
    allow_if(libc::SYS_clone, &[Test::Bits { argument: 0, mask: NAMESPACES, value: 0 }]),
    Rule { call: libc::SYS_clone3, action: Action::Fail(libc::ENOSYS), tests: &[] },
    allow(libc::SYS_execve),
    allow(libc::SYS_execveat),
    allow(libc::SYS_exit),
    allow(libc::SYS_exit_group),
    allow(libc::SYS_wait4),
    allow(libc::SYS_waitid),
    allow(libc::SYS_getpid),
    allow(libc::SYS_gettid),
    allow(libc::SYS_getppid),
    allow(libc::SYS_getpgid),
    allow(libc::SYS_setpgid),
    allow(libc::SYS_getsid),
    allow(libc::SYS_setsid),
    allow(libc::SYS_pidfd_open),
    allow(libc::SYS_pidfd_send_signal),
    allow(libc::SYS_set_tid_address),
    allow(libc::SYS_set_robust_list),
    allow(libc::SYS_get_robust_list),
    allow(libc::SYS_rseq),
    allow(libc::SYS_futex),
    allow(libc::SYS_futex_waitv),
    allow(libc::SYS_restart_syscall),
    allow(libc::SYS_prlimit64),
    allow(libc::SYS_getrusage),
    allow(libc::SYS_times),
    allow(libc::SYS_getpriority),
    allow(libc::SYS_sched_yield),
    allow(libc::SYS_sched_getaffinity),
    allow(libc::SYS_sched_setaffinity),
    allow(libc::SYS_sched_getparam),
    allow(libc::SYS_sched_getscheduler),
    allow(libc::SYS_sched_get_priority_max),
    allow(libc::SYS_sched_get_priority_min),
    allow(libc::SYS_getcpu),
    // About itself only: its name, what becomes of it, no new privileges.
    allow_if(libc::SYS_prctl, &[option(libc::PR_SET_NAME as u64)]),
    allow_if(libc::SYS_prctl, &[option(libc::PR_GET_NAME as u64)]),
    allow_if(libc::SYS_prctl, &[option(libc::PR_SET_PDEATHSIG as u64)]),
    allow_if(libc::SYS_prctl, &[option(libc::PR_GET_DUMPABLE as u64)]),
    allow_if(libc::SYS_prctl, &[option(libc::PR_SET_NO_NEW_PRIVS as u64)]),
    allow_if(libc::SYS_prctl, &[option(libc::PR_GET_NO_NEW_PRIVS as u64)]),
    allow_if(libc::SYS_prctl, &[option(0x5356_4D41)]), // PR_SET_VMA: names of mappings
    // Signals: a pid namespace bounds whom they reach.
    allow(libc::SYS_kill),
    allow(libc::SYS_tgkill),
    allow(libc::SYS_tkill),
    allow(libc::SYS_rt_sigaction),
    allow(libc::SYS_rt_sigprocmask),
    allow(libc::SYS_rt_sigpending),
    allow(libc::SYS_rt_sigqueueinfo),
    allow(libc::SYS_rt_sigreturn),
    allow(libc::SYS_rt_sigsuspend),
    allow(libc::SYS_rt_sigtimedwait),
    allow(libc::SYS_sigaltstack),
    // Time, read and waited for, never set.
    allow(libc::SYS_clock_gettime),
    allow(libc::SYS_clock_getres),
    allow(libc::SYS_clock_nanosleep),
    allow(libc::SYS_nanosleep),
    allow(libc::SYS_gettimeofday),
    allow(libc::SYS_getitimer),
    allow(libc::SYS_setitimer),
    allow(libc::SYS_timer_create),
    allow(libc::SYS_timer_settime),
    allow(libc::SYS_timer_gettime),
    allow(libc::SYS_timer_delete),
    allow(libc::SYS_timer_getoverrun),
    // Who it is and where it runs.
    allow(libc::SYS_getuid),
    allow(libc::SYS_geteuid),
    allow(libc::SYS_getgid),
    allow(libc::SYS_getegid),
    allow(libc::SYS_getresuid),
    allow(libc::SYS_getresgid),
    allow(libc::SYS_getgroups),
    allow(libc::SYS_capget),
    allow(libc::SYS_uname),
    allow(libc::SYS_sysinfo),
    allow(libc::SYS_getrandom),
    // Sockets: Unix, and streams and datagrams of the internet's two families. The network namespace says how far.
    allow_if(libc::SYS_socket, &[family(libc::AF_UNIX)]),
    allow_if(libc::SYS_socket, &[family(libc::AF_INET), kind(libc::SOCK_STREAM)]),
    allow_if(libc::SYS_socket, &[family(libc::AF_INET), kind(libc::SOCK_DGRAM)]),
    allow_if(libc::SYS_socket, &[family(libc::AF_INET6), kind(libc::SOCK_STREAM)]),
    allow_if(libc::SYS_socket, &[family(libc::AF_INET6), kind(libc::SOCK_DGRAM)]),
    allow_if(libc::SYS_socketpair, &[family(libc::AF_UNIX)]),
    allow(libc::SYS_bind),
    allow(libc::SYS_listen),
    allow(libc::SYS_accept),
    allow(libc::SYS_accept4),
    allow(libc::SYS_connect),
    allow(libc::SYS_shutdown),
    allow(libc::SYS_getsockname),
    allow(libc::SYS_getpeername),
    allow(libc::SYS_getsockopt),
    allow(libc::SYS_setsockopt),
    allow(libc::SYS_sendto),
    allow(libc::SYS_recvfrom),
    allow(libc::SYS_sendmsg),
    allow(libc::SYS_recvmsg),
    allow(libc::SYS_sendmmsg),
    allow(libc::SYS_recvmmsg),
    // The older names of some of the above, which this architecture still has.
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_open),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_stat),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_lstat),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_access),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_readlink),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_getdents),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_mkdir),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_rmdir),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_unlink),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_rename),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_link),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_symlink),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_chmod),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_chown),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_lchown),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_utimes),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_poll),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_select),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_epoll_create),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_epoll_wait),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_eventfd),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_pipe),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_dup2),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_alarm),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_pause),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_time),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_getpgrp),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_vfork),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_fork),
    #[cfg(target_arch = "x86_64")]
    allow(libc::SYS_arch_prctl),
];

/// The flags of `clone` that make namespaces. That of time shares its bit with the signal at the end, which is never it.
const NAMESPACES: u64 = (libc::CLONE_NEWNS
    | libc::CLONE_NEWCGROUP
    | libc::CLONE_NEWUTS
    | libc::CLONE_NEWIPC
    | libc::CLONE_NEWUSER
    | libc::CLONE_NEWPID
    | libc::CLONE_NEWNET) as u64;

/// The command of an `ioctl`.
const fn command(value: u64) -> Test {
    Test::Bits { argument: 1, mask: 0xFFFF_FFFF, value }
}

/// The option of a `prctl`.
const fn option(value: u64) -> Test {
    Test::Bits { argument: 0, mask: 0xFFFF_FFFF, value }
}

/// The family of a socket.
const fn family(value: i32) -> Test {
    Test::Bits { argument: 0, mask: 0xFFFF_FFFF, value: value as u64 }
}

/// The kind of a socket, without the flags beside it.
const fn kind(value: i32) -> Test {
    Test::Bits { argument: 1, mask: 0xF, value: value as u64 }
}

/// The third argument of `mmap` and `mprotect`.
const NOT_EXECUTABLE: Test = Test::Bits { argument: 2, mask: libc::PROT_EXEC as u64, value: 0 };
/// The fourth argument of `mmap`: memory, not a file.
const ANONYMOUS: Test = Test::Bits { argument: 3, mask: libc::MAP_ANONYMOUS as u64, value: libc::MAP_ANONYMOUS as u64 };

const fn allow(call: libc::c_long) -> Rule {
    allow_if(call, &[])
}

const fn allow_if(call: libc::c_long, tests: &'static [Test]) -> Rule {
    Rule { call, action: Action::Allow, tests }
}
