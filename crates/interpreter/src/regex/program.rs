//! The instructions that a pattern is compiled to.

use memchr::memmem;

use super::class::{ByteSet, Class};
use super::matcher_plain::Plain;
use super::syntax::{Anchor, Fold, Greed};

/// An instruction; numbers are of instructions, registers or tables of the program.
#[derive(Clone, Debug)]
pub enum Op {
    Byte(u8),
    /// A range of the program's literal bytes.
    Literal {
        start: u32,
        end: u32,
    },
    Class(u32),
    AnyButNewline,
    Any,
    Anchor(Anchor),
    /// A loop over single characters.
    Repeat(u32),
    /// Goes on at `first`; if that fails, at `second`.
    Split {
        first: u32,
        second: u32,
    },
    Jump(u32),
    Open(u32),
    Close(u32),
    /// Fails if it has been here at this position before.
    Memo(u32),
    /// Remembers where an iteration starts that may match nothing.
    Mark(u32),
    /// Leaves the loop if the iteration matched nothing.
    LeaveIfEmpty {
        register: u32,
        exit: u32,
    },
    /// Starts a loop that counts in a register, and remembers its last start in the next one.
    CountStart(u32),
    /// Decides whether a counting loop goes on: into the next instruction, or to its exit.
    CountTest(u32),
    /// Enters an iteration of a counting loop.
    CountEnter(u32),
    /// Remembers the height of the stack: what lies above is thrown away at the end.
    AtomicStart(u32),
    AtomicEnd(u32),
    /// Starts an assertion, `back` characters before here; if there are not so many, it fails.
    LookStart {
        register: u32,
        back: u32,
    },
    LookEnd(u32),
    /// Starts an assertion whose failure goes on at `next`.
    NotLookStart {
        register: u32,
        back: u32,
        next: u32,
    },
    NotLookEnd(u32),
    /// An assertion about a fixed text before or after here.
    Near {
        start: u32,
        end: u32,
        behind: bool,
        negative: bool,
    },
    /// An assertion about one character before or after here.
    NearClass {
        class: u32,
        behind: bool,
        negative: bool,
    },
    Reference {
        group: u32,
        fold: Fold,
    },
    /// Goes on at `no` if the group has not matched.
    Condition {
        group: u32,
        no: u32,
    },
    Match,
}

/// What a loop over single characters repeats.
#[derive(Clone, Debug)]
pub enum One {
    Byte(u8),
    Class(u32),
    AnyButNewline,
    Any,
}

#[derive(Clone, Debug)]
pub struct Repeat {
    pub one: One,
    pub least: u32,
    pub most: u32,
    pub greed: Greed,
    /// The byte that must follow, where it is known.
    pub next: Option<u8>,
    /// The instruction that follows.
    pub after: u32,
}

/// A loop that counts.
#[derive(Clone, Debug)]
pub struct Count {
    pub least: u32,
    pub most: u32,
    pub lazy: bool,
    /// The register of the count; the next holds where the last free iteration started.
    pub register: u32,
    pub exit: u32,
}

/// A place where being at the same position twice is of no use.
#[derive(Clone, Debug)]
pub struct Memo {
    /// The first of its rows in the table: one for each number of loops that have moved on.
    /// Inside of counting loops it has none, and is kept in a set.
    pub row: u32,
    /// Registers of the loops around it that can match nothing, outermost first.
    pub marks: Vec<u32>,
    /// Registers of the counting loops around it.
    pub counts: Vec<u32>,
}

/// How to find where a match can begin.
#[derive(Clone, Debug)]
pub enum Hunt {
    Everywhere,
    /// Only at the start of the text.
    Start,
    /// Only at the start of a line.
    LineStart,
    Literal(Box<memmem::Finder<'static>>),
    /// Right behind a fixed text.
    Behind(Box<memmem::Finder<'static>>),
    Byte(u8),
    TwoBytes(u8, u8),
    ThreeBytes(u8, u8, u8),
    Bytes(Box<[bool; 256]>),
}

#[derive(Clone, Debug)]
pub struct Program {
    pub ops: Vec<Op>,
    pub literals: Vec<u8>,
    pub classes: Vec<Class>,
    pub repeats: Vec<Repeat>,
    pub counts: Vec<Count>,
    pub memos: Vec<Memo>,
    /// Rows of the table of places already visited; 0 where it cannot be used.
    pub memo_rows: u32,
    pub registers: u32,
    pub groups: u32,
    pub hunt: Hunt,
    /// The characters that a match begins with any number of: where one fails from their start,
    /// it fails from within them.
    pub leading: Option<One>,
    /// What it matches, if it is no more than a text or a run.
    pub plain: Option<Plain>,
}

impl Hunt {
    /// The fastest way to find one of some bytes.
    pub fn for_bytes(bytes: &ByteSet) -> Hunt {
        let few: Vec<u8> = bytes.iter().take(4).collect();
        match few[..] {
            [a] => Hunt::Byte(a),
            [a, b] => Hunt::TwoBytes(a, b),
            [a, b, c] => Hunt::ThreeBytes(a, b, c),
            _ => Hunt::Bytes(Box::new(std::array::from_fn(|byte| bytes.contains(byte as u8)))),
        }
    }
}
