//! seccomp: a list of allowed system calls, made into a filter that the kernel runs.
//!
//! Whatever the list does not name is refused with `EPERM`, a call of another architecture ends the process. Refusing
//! rather than killing, because libraries try calls they can do without.

use crate::sys;
use libc::sock_filter;
use std::io;

/// One system call, and what becomes of it.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    pub call: libc::c_long,
    pub action: Action,
    /// All of these must hold of its arguments; otherwise the next rule for the call is tried.
    pub tests: &'static [Test],
}

#[derive(Clone, Copy, Debug)]
pub enum Action {
    Allow,
    /// Fails with this error.
    Fail(i32),
}

/// A condition on one argument.
#[derive(Clone, Copy, Debug)]
pub enum Test {
    /// The bits of `mask` are those of `value`.
    Bits { argument: u32, mask: u64, value: u64 },
    /// It is the number of the calling process.
    OwnPid { argument: u32 },
}

/// Puts every thread of this process under the rules.
pub fn load(rules: &[Rule]) -> io::Result<()> {
    sys::load_filter(&compile(rules, std::process::id()))
}

/// The rules as the kernel reads them, for a process that is to put itself under them. They may not test for its number.
pub fn as_bytes(rules: &[Rule]) -> Vec<u8> {
    let instruction = |line: &sock_filter| {
        let [low, high] = line.code.to_ne_bytes();
        let [a, b, c, d] = line.k.to_ne_bytes();
        [low, high, line.jt, line.jf, a, b, c, d]
    };
    compile(rules, 0).iter().flat_map(instruction).collect()
}

const NUMBER: u32 = 0;
const ARCHITECTURE: u32 = 4;
const ARGUMENTS: u32 = 16;
/// The bit of calls made under the x32 convention, which no list of ours means.
const X32: u32 = 0x4000_0000;

#[cfg(target_arch = "x86_64")]
const OURS: u32 = 0xC000_003E;
#[cfg(target_arch = "aarch64")]
const OURS: u32 = 0xC000_00B7;

fn compile(rules: &[Rule], own_pid: u32) -> Vec<sock_filter> {
    let mut program = vec![
        load_word(ARCHITECTURE),
        jump_if_equal(OURS, 1, 0),
        give(libc::SECCOMP_RET_KILL_PROCESS),
        load_word(NUMBER),
        jump(libc::BPF_JGE, X32, 0, 1),
        give(fail(libc::ENOSYS)),
    ];
    for rule in rules {
        let body = body(rule, own_pid);
        let number = u32::try_from(rule.call).expect("system calls have small numbers");
        let length = u8::try_from(body.len()).expect("a rule tests at most six arguments");
        program.push(jump_if_equal(number, 0, length));
        program.extend(body);
    }
    program.push(give(fail(libc::EPERM)));
    program
}

/// What is done once the number has matched: an answer, or on to the next rule with the number at hand again.
fn body(rule: &Rule, own_pid: u32) -> Vec<sock_filter> {
    let mut tests = Vec::new();
    for test in rule.tests {
        let (argument, mask, value) = match *test {
            Test::Bits { argument, mask, value } => (argument, mask, value),
            Test::OwnPid { argument } => (argument, u64::from(u32::MAX), u64::from(own_pid)),
        };
        for (offset, shift) in [(0, 0), (4, 32)] {
            let (mask, value) = ((mask >> shift) as u32, (value >> shift) as u32);
            if mask != 0 {
                tests.push([load_word(ARGUMENTS + 8 * argument + offset), and(mask), jump_if_equal(value, 0, 0)]);
            }
        }
    }
    let count = tests.len();
    for (index, [_, _, jump]) in tests.iter_mut().enumerate() {
        // Past the tests that follow and the answer.
        jump.jf = u8::try_from(3 * (count - index - 1) + 1).expect("a rule tests at most six arguments");
    }
    let mut body = tests.concat();
    body.push(give(match rule.action {
        Action::Allow => libc::SECCOMP_RET_ALLOW,
        Action::Fail(error) => fail(error),
    }));
    if count > 0 {
        body.push(load_word(NUMBER));
    }
    body
}

fn fail(error: i32) -> u32 {
    libc::SECCOMP_RET_ERRNO | (error.unsigned_abs() & libc::SECCOMP_RET_DATA)
}

fn load_word(offset: u32) -> sock_filter {
    statement(libc::BPF_LD | libc::BPF_W | libc::BPF_ABS, offset)
}

fn and(mask: u32) -> sock_filter {
    statement(libc::BPF_ALU | libc::BPF_AND | libc::BPF_K, mask)
}

fn give(answer: u32) -> sock_filter {
    statement(libc::BPF_RET | libc::BPF_K, answer)
}

fn jump_if_equal(value: u32, then: u8, otherwise: u8) -> sock_filter {
    jump(libc::BPF_JEQ, value, then, otherwise)
}

fn jump(condition: u32, value: u32, then: u8, otherwise: u8) -> sock_filter {
    sock_filter { jt: then, jf: otherwise, ..statement(libc::BPF_JMP | condition | libc::BPF_K, value) }
}

fn statement(code: u32, k: u32) -> sock_filter {
    sock_filter { code: code as u16, jt: 0, jf: 0, k }
}
