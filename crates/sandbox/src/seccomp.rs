//! seccomp: a list of allowed system calls, made into a filter that the kernel runs.
//!
//! Whatever the list does not name is refused with `EPERM`, a call of another architecture ends the process. Refusing
//! rather than killing, because libraries try calls they can do without.

use crate::sys;
use libc::sock_filter;
use std::collections::BTreeMap;
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

/// The rules as a tree of comparisons: a list that is searched from its beginning takes the kernel longer to check, to translate
/// and to ask than a process takes to start.
fn compile(rules: &[Rule], own_pid: u32) -> Vec<sock_filter> {
    let mut program = vec![
        load_word(ARCHITECTURE),
        jump_if_equal(OURS, 1, 0),
        give(libc::SECCOMP_RET_KILL_PROCESS),
        load_word(NUMBER),
        jump(libc::BPF_JGE, X32, 0, 1),
        give(fail(libc::ENOSYS)),
    ];
    program.extend(tree(&stretches(rules, own_pid)));
    program
}

/// System calls from this number on, up to the next stretch, and what becomes of each.
struct Stretch {
    from: u32,
    body: Vec<sock_filter>,
}

/// All numbers in order; neighbours of which the same becomes are one stretch.
fn stretches(rules: &[Rule], own_pid: u32) -> Vec<Stretch> {
    let mut by_number: BTreeMap<u32, Vec<&Rule>> = BTreeMap::new();
    for rule in rules {
        by_number.entry(u32::try_from(rule.call).expect("system calls have small numbers")).or_default().push(rule);
    }
    let mut found = vec![Stretch { from: 0, body: vec![give(fail(libc::EPERM))] }];
    for (number, rules) in by_number {
        // The numbers since the last one are refused.
        found.retain(|stretch| stretch.from != number);
        let mut body: Vec<_> = rules.iter().flat_map(|rule| self::body(rule, own_pid)).collect();
        if rules.iter().all(|rule| !rule.tests.is_empty()) {
            body.push(give(fail(libc::EPERM)));
        }
        found.push(Stretch { from: number, body });
        found.push(Stretch { from: number + 1, body: vec![give(fail(libc::EPERM))] });
    }
    found.dedup_by(|next, last| same(&next.body, &last.body));
    found
}

fn same(left: &[sock_filter], right: &[sock_filter]) -> bool {
    let parts = |line: &sock_filter| (line.code, line.jt, line.jf, line.k);
    left.iter().map(parts).eq(right.iter().map(parts))
}

/// Finds the stretch of the number at hand by halves.
fn tree(stretches: &[Stretch]) -> Vec<sock_filter> {
    if let [only] = stretches {
        return only.body.clone();
    }
    let (low, high) = stretches.split_at(stretches.len() / 2);
    let (from, low, high) = (high[0].from, tree(low), tree(high));
    let mut program = match u8::try_from(low.len()) {
        Ok(length) => vec![jump(libc::BPF_JGE, from, length, 0)],
        // A comparison cannot jump that far.
        Err(_) => vec![jump(libc::BPF_JGE, from, 0, 1), jump_always(low.len() as u32)],
    };
    program.extend(low);
    program.extend(high);
    program
}

/// What is done once the number has matched: an answer, or on to what follows.
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

fn jump_always(over: u32) -> sock_filter {
    statement(libc::BPF_JMP | libc::BPF_JA, over)
}

fn statement(code: u32, k: u32) -> sock_filter {
    sock_filter { code: code as u16, jt: 0, jf: 0, k }
}

#[cfg(test)]
mod tests {
    use super::{ARCHITECTURE, ARGUMENTS, Action, NUMBER, OURS, Rule, Test, X32, compile, fail};
    use crate::{COMPUTE, PROGRAM};
    use libc::{SECCOMP_RET_ALLOW, SECCOMP_RET_KILL_PROCESS, sock_filter};
    use std::collections::BTreeSet;

    const OWN: u32 = 77;

    #[test]
    fn the_filter_answers_what_the_list_says() {
        for rules in [COMPUTE, PROGRAM] {
            let program = compile(rules, OWN);
            // Arguments by twos, at every value that a test of the list could tell from another.
            let values = [0, 1, 2, 3, 10, 16, 17, 0x5412, 0x10000, u64::from(OWN), 1 << 28, 1 << 32, u64::MAX];
            let of_tests = rules.iter().flat_map(|rule| rule.tests).filter_map(|test| match test {
                Test::Bits { mask, value, .. } => Some([*value, *mask, value | !mask]),
                Test::OwnPid { .. } => None,
            });
            let values: BTreeSet<u64> = of_tests.flatten().chain(values).collect();
            let tested = |number: u32| rules.iter().any(|rule| rule.call as u32 == number && !rule.tests.is_empty());
            for number in 0..700 {
                assert_eq!(answer(&program, OURS, number, [0; 6]), listed(rules, number, [0; 6]), "{number}");
                for (first, second) in (0..6).flat_map(|first| (0..first).map(move |second| (first, second))).filter(|_| tested(number)) {
                    for (one, other) in values.iter().flat_map(|one| values.iter().map(move |other| (one, other))) {
                        let mut arguments = [0; 6];
                        (arguments[first], arguments[second]) = (*one, *other);
                        assert_eq!(answer(&program, OURS, number, arguments), listed(rules, number, arguments), "{number} {arguments:?}");
                    }
                }
            }
            assert_eq!(answer(&program, OURS, X32, [0; 6]), fail(libc::ENOSYS));
            assert_eq!(answer(&program, 0x4000_0003, 0, [0; 6]), SECCOMP_RET_KILL_PROCESS);
        }
    }

    /// What the list says, read from its beginning.
    fn listed(rules: &[Rule], number: u32, arguments: [u64; 6]) -> u32 {
        let holds = |test: &Test| match *test {
            Test::Bits { argument, mask, value } => arguments[argument as usize] & mask == value & mask,
            Test::OwnPid { argument } => arguments[argument as usize] as u32 == OWN,
        };
        let rule = rules.iter().find(|rule| rule.call as u32 == number && rule.tests.iter().all(holds));
        match rule.map(|rule| rule.action) {
            Some(Action::Allow) => SECCOMP_RET_ALLOW,
            Some(Action::Fail(error)) => fail(error),
            None => fail(libc::EPERM),
        }
    }

    /// Runs a filter as the kernel does.
    fn answer(program: &[sock_filter], architecture: u32, number: u32, arguments: [u64; 6]) -> u32 {
        let (mut at, mut word) = (0, 0_u32);
        loop {
            let line = program[at];
            at += 1;
            let chosen = |holds: bool| usize::from(if holds { line.jt } else { line.jf });
            match u32::from(line.code) {
                0x20 => {
                    word = match line.k {
                        NUMBER => number,
                        ARCHITECTURE => architecture,
                        offset => {
                            let offset = offset - ARGUMENTS;
                            (arguments[(offset / 8) as usize] >> (8 * (offset % 8))) as u32
                        }
                    }
                }
                0x54 => word &= line.k,
                0x05 => at += line.k as usize,
                0x15 => at += chosen(word == line.k),
                0x35 => at += chosen(word >= line.k),
                0x06 => return line.k,
                code => panic!("{code:#x} is not in our filters"),
            }
        }
    }
}
