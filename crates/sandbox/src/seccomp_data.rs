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
