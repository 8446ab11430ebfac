//! Where the process begins: `main` as the C library calls it, instead of the one that Rust's runtime puts around ours.
//!
//! That runtime reads `/proc/self/maps` and gives every thread a second stack, to say in words that a stack ran over: a fourteenth of
//! the time that `hood run -c 1+1` takes. A stack that runs over still ends the process, at its guard page. What else the runtime does
//! is done here. Only with glibc, which hands the arguments to whoever asks.

use rustix::fs::{Mode, OFlags, open};
use rustix::io::{Errno, fcntl_getfd};
use rustix::stdio::{stderr as errors, stdin as input, stdout as output};
use std::ffi::{c_char, c_int};
use std::os::fd::IntoRawFd;

/// What Rust's runtime ends with after a panic.
const PANICKED: c_int = 101;

#[expect(unsafe_code, reason = "the C library looks for this name")]
// SAFETY: the only function of that name: `#![no_main]` leaves out the other.
#[unsafe(no_mangle)]
extern "C" fn main(_count: c_int, _arguments: *const *const c_char) -> c_int {
    fill_standard_streams();
    ignore_broken_pipes();
    share_one_arena();
    // A panic may not leave a function that C calls.
    leave(std::panic::catch_unwind(crate::work).unwrap_or(PANICKED))
}

/// Ends the process. Nothing is tidied up before: the allocator would give its memory back piece by piece, a tenth of the time of a
/// program that holds a few megabytes, to a kernel that takes all of it at once. No output is held back (`report.rs`).
fn leave(status: c_int) -> ! {
    if cfg!(counted) {
        // What counts how often functions ran (tools/record_profile.py) writes it down at the end.
        std::process::exit(status)
    }
    #[expect(unsafe_code, reason = "ending at once has no safe wrapper")]
    // SAFETY: it does not return, and touches no memory of ours.
    unsafe {
        libc::_exit(status)
    }
}

/// Sees to it that no file which is opened later takes the place of a standard stream.
fn fill_standard_streams() {
    for stream in [input(), output(), errors()] {
        if fcntl_getfd(stream) == Err(Errno::BADF) {
            // It gets the lowest free number, which is this one.
            match open("/dev/null", OFlags::RDWR, Mode::empty()) {
                Ok(file) => drop(file.into_raw_fd()),
                Err(_) => std::process::abort(),
            }
        }
    }
}

/// Has a write to a reader that is gone fail, instead of ending the process.
#[expect(unsafe_code, reason = "a signal's disposition has no safe wrapper")]
fn ignore_broken_pipes() {
    // SAFETY: no handler is installed, and no other thread is there yet.
    unsafe { libc::signal(libc::SIGPIPE, libc::SIG_IGN) };
}

/// Has the C library's threads share the memory that it takes for itself. Each would map 128 MiB of its own, for a list of what to tidy up
/// at its end: our objects live elsewhere.
#[expect(unsafe_code, reason = "the C library's settings have no safe wrapper")]
fn share_one_arena() {
    // SAFETY: it changes a number, before there is another thread.
    unsafe { libc::mallopt(libc::M_ARENA_MAX, 1) };
}

/// The first instructions of the process, where `hood` is one file (tools/rustc). Before anything can run, addresses are written into a
/// megabyte of tables. The kernel is asked for those pages at once instead of one by one as they are written to, which takes a twelfth of
/// the time of `hood run -c 1+1`; one that does not know the request refuses it, and all is as ever. Then the list of words to which the
/// address of the program is to be added is gone through here, by the bits that are set instead of bit by bit as the C library does it
/// (another twentieth), and its length is set to zero, so that nothing is added twice.
#[cfg(all(target_feature = "crt-static", target_arch = "x86_64"))]
#[expect(unsafe_code, reason = "nothing else can run before the addresses are there")]
mod begin {
    use std::arch::global_asm;

    const MADVISE: usize = 28;
    const POPULATE_WRITE: usize = 23;
    const PAGE: isize = 4096;
    /// Tags of the dynamic section: the list (`DT_RELR`) and its length in bytes.
    const LIST: usize = 36;
    const LENGTH: usize = 35;
    /// Words that one bitmap of the list speaks for.
    const WORDS: usize = 63;

    // The tables lie between the two names. `rdx` is for the C library, which the last jump goes to, with the stack as the kernel left it.
    global_asm!(
        ".globl hood_start",
        "hood_start:",
        "mov r8, rdx",
        "lea rdi, [rip + __fini_array_start]",
        "and rdi, -{page}",
        "lea rsi, [rip + _GLOBAL_OFFSET_TABLE_]",
        "sub rsi, rdi",
        "mov edx, {populate_write}",
        "mov eax, {madvise}",
        "syscall",
        // Where is the list (r9), and where its length (r10)?
        "xor r9d, r9d",
        "xor r10d, r10d",
        "lea rsi, [rip + _DYNAMIC]",
        "2:",
        "mov rax, [rsi]",
        "cmp rax, {list}",
        "cmove r9, [rsi + 8]",
        "cmp rax, {length}",
        "cmove r10, rsi",
        "add rsi, 16",
        "test rax, rax",
        "jnz 2b",
        "test r9, r9",
        "jz 6f",
        "test r10, r10",
        "jz 6f",
        // From r9 to r11; rdi is added.
        "lea rdi, [rip + __ehdr_start]",
        "add r9, rdi",
        "mov r11, [r10 + 8]",
        "add r11, r9",
        "mov qword ptr [r10 + 8], 0",
        "xor ecx, ecx",
        "jmp 5f",
        // An even entry is the place of a word, an odd one the bits of those that follow it.
        "3:",
        "mov rax, [r9]",
        "add r9, 8",
        "test al, 1",
        "jnz 4f",
        "lea rcx, [rdi + rax]",
        "add [rcx], rdi",
        "add rcx, 8",
        "jmp 5f",
        "4:",
        "shr rax, 1",
        "jz 8f",
        "7:",
        "bsf rdx, rax",
        "add [rcx + 8 * rdx], rdi",
        "lea rsi, [rax - 1]",
        "and rax, rsi",
        "jnz 7b",
        "8:",
        "add rcx, 8 * {words}",
        "5:",
        "cmp r9, r11",
        "jb 3b",
        "6:",
        "mov rdx, r8",
        "jmp _start",
        page = const PAGE,
        populate_write = const POPULATE_WRITE,
        madvise = const MADVISE,
        list = const LIST,
        length = const LENGTH,
        words = const WORDS,
    );
}
