//! From the tree of a pattern to instructions. Small counted loops are unrolled, so that a place in
//! the program and a position in the text say all there is to know, and dead ends can be remembered.

use super::analyse;
use super::class::{Class, ClassSet};
use super::error::RegexError;
use super::parse::Pattern;
use super::program::{Count, Memo, One, Op, Program, Repeat};
use super::syntax::{Greed, Node, UNBOUNDED};

/// A loop that would become longer than this is counted instead of unrolled.
const MAX_UNROLLED: u64 = 1000;

/// In a program longer than this, every loop is counted.
const MAX_PROGRAM: u32 = 50_000;

/// # Errors
/// `re.error` for a lookbehind without a fixed width.
pub fn compile(pattern: &Pattern, text: bool) -> Result<Program, RegexError> {
    let mut compiler = Compiler {
        text,
        program: Program {
            ops: Vec::new(),
            literals: Vec::new(),
            classes: Vec::new(),
            repeats: Vec::new(),
            counts: Vec::new(),
            memos: Vec::new(),
            memo_rows: 0,
            registers: 0,
            groups: pattern.groups as u32,
            hunt: analyse::hunt(&pattern.node, text),
        },
        remembers: remembers(&pattern.node),
        marks: Vec::new(),
        counting: 0,
    };
    compiler.node(&pattern.node)?;
    compiler.program.ops.push(Op::Match);
    Ok(compiler.program)
}

struct Compiler {
    text: bool,
    program: Program,
    /// Whether dead ends may be remembered in this pattern at all.
    remembers: bool,
    /// Registers of the loops around here that can match nothing.
    marks: Vec<u32>,
    /// Counting loops around here: a dead end then depends on the count as well.
    counting: usize,
}

/// Whether success from a place depends on the place and the position alone.
fn remembers(node: &Node) -> bool {
    match node {
        Node::Reference { .. } | Node::Condition { .. } | Node::Look { .. } | Node::Atomic(_) => {
            false
        }
        Node::Group(_, body) => remembers(body),
        Node::Repeat { greed, body, .. } => {
            remembers(body) && (*greed != Greed::Possessive || single(body).is_some())
        }
        Node::Concat(nodes) | Node::Branch(nodes) => nodes.iter().all(remembers),
        _ => true,
    }
}

/// The node itself if it matches exactly one character and captures nothing.
fn single(node: &Node) -> Option<&Node> {
    match node {
        Node::Char(_) | Node::Class(_) | Node::AnyButNewline | Node::Any => Some(node),
        Node::Group(None, body) => single(body),
        _ => None,
    }
}

/// About how many instructions a node becomes.
fn size(node: &Node) -> u64 {
    match node {
        Node::Repeat { body, .. } if single(body).is_some() => 2,
        Node::Repeat {
            least, most, body, ..
        } => {
            let copies = u64::from(if *most == UNBOUNDED {
                least.saturating_add(1)
            } else {
                *most
            });
            let unrolled = size(body).saturating_add(4).saturating_mul(copies);
            if unrolled > MAX_UNROLLED {
                size(body).saturating_add(6)
            } else {
                unrolled
            }
        }
        Node::Group(_, body) | Node::Atomic(body) | Node::Look { body, .. } => {
            size(body).saturating_add(2)
        }
        Node::Concat(nodes) | Node::Branch(nodes) => nodes.iter().fold(1, |sum: u64, node| {
            sum.saturating_add(size(node)).saturating_add(2)
        }),
        Node::Condition { yes, no, .. } => size(yes) + no.as_ref().map_or(0, |no| size(no)) + 2,
        _ => 1,
    }
}

impl Compiler {
    fn node(&mut self, node: &Node) -> Result<(), RegexError> {
        match node {
            Node::Char(_) => self.literal(std::slice::from_ref(node)),
            Node::Class(set) => {
                let class = self.class(set);
                self.emit(Op::Class(class));
            }
            Node::AnyButNewline => self.emit(Op::AnyButNewline),
            Node::Any => self.emit(Op::Any),
            Node::Anchor(anchor) => self.emit(Op::Anchor(*anchor)),
            Node::Group(None, body) => self.node(body)?,
            Node::Group(Some(group), body) => {
                self.emit(Op::Open(*group as u32));
                self.node(body)?;
                self.emit(Op::Close(*group as u32));
            }
            Node::Atomic(body) => {
                let register = self.register(1);
                self.emit(Op::AtomicStart(register));
                self.node(body)?;
                self.emit(Op::AtomicEnd(register));
            }
            Node::Look {
                behind,
                negative,
                body,
            } => self.look(*behind, *negative, body)?,
            Node::Repeat {
                least,
                most,
                greed,
                body,
            } => self.repeat((*least, *most), *greed, body, &[])?,
            Node::Concat(nodes) => self.concat(nodes)?,
            Node::Branch(nodes) => self.branch(nodes)?,
            Node::Reference { group, fold, .. } => self.emit(Op::Reference {
                group: *group as u32,
                fold: *fold,
            }),
            Node::Condition { group, yes, no } => self.condition(*group, yes, no.as_deref())?,
        }
        Ok(())
    }

    fn emit(&mut self, op: Op) {
        self.program.ops.push(op);
    }

    fn here(&self) -> u32 {
        self.program.ops.len() as u32
    }

    /// Emits an instruction to be completed later.
    fn reserve(&mut self) -> usize {
        self.program.ops.push(Op::Match);
        self.program.ops.len() - 1
    }

    fn register(&mut self, count: u32) -> u32 {
        self.program.registers += count;
        self.program.registers - count
    }

    fn class(&mut self, set: &ClassSet) -> u32 {
        self.program.classes.push(Class::new(set.clone()));
        self.program.classes.len() as u32 - 1
    }

    /// Characters in a row, as one comparison.
    fn literal(&mut self, chars: &[Node]) {
        let start = self.program.literals.len() as u32;
        for node in chars {
            if let Node::Char(c) = node {
                analyse::encode(*c, self.text, &mut self.program.literals);
            }
        }
        let end = self.program.literals.len() as u32;
        match self.program.literals[start as usize..] {
            [byte] => self.emit(Op::Byte(byte)),
            _ => self.emit(Op::Literal { start, end }),
        }
    }

    fn concat(&mut self, nodes: &[Node]) -> Result<(), RegexError> {
        let mut at = 0;
        while at < nodes.len() {
            let chars = nodes[at..]
                .iter()
                .take_while(|node| matches!(node, Node::Char(_)))
                .count();
            if chars > 0 {
                self.literal(&nodes[at..at + chars]);
                at += chars;
                continue;
            }
            match &nodes[at] {
                Node::Repeat {
                    least,
                    most,
                    greed,
                    body,
                } => {
                    self.repeat((*least, *most), *greed, body, &nodes[at + 1..])?;
                }
                node => self.node(node)?,
            }
            at += 1;
        }
        Ok(())
    }

    fn branch(&mut self, nodes: &[Node]) -> Result<(), RegexError> {
        if let Some(set) = one_set(nodes) {
            let class = self.class(&set);
            self.emit(Op::Class(class));
            return Ok(());
        }
        let mut ends = Vec::new();
        for (at, node) in nodes.iter().enumerate() {
            if at + 1 == nodes.len() {
                self.node(node)?;
                break;
            }
            let split = self.reserve();
            self.node(node)?;
            ends.push(self.reserve());
            let first = split as u32 + 1;
            self.program.ops[split] = Op::Split {
                first,
                second: self.here(),
            };
        }
        for end in ends {
            self.program.ops[end] = Op::Jump(self.here());
        }
        self.memo();
        Ok(())
    }

    fn look(&mut self, behind: bool, negative: bool, body: &Node) -> Result<(), RegexError> {
        let width = body.width();
        if behind && width.least != width.most {
            return Err(RegexError {
                kind: super::error::ErrorKind::Pattern,
                message: "look-behind requires fixed-width pattern".to_owned(),
                position: None,
            });
        }
        let back = if behind {
            u32::try_from(width.least).unwrap_or(u32::MAX)
        } else {
            0
        };
        let register = self.register(2);
        let start = self.reserve();
        self.node(body)?;
        if negative {
            self.emit(Op::NotLookEnd(register));
            self.program.ops[start] = Op::NotLookStart {
                register,
                back,
                next: self.here(),
            };
        } else {
            self.emit(Op::LookEnd(register));
            self.program.ops[start] = Op::LookStart { register, back };
        }
        Ok(())
    }

    fn condition(&mut self, group: usize, yes: &Node, no: Option<&Node>) -> Result<(), RegexError> {
        let test = self.reserve();
        self.node(yes)?;
        let end = self.reserve();
        self.program.ops[test] = Op::Condition {
            group: group as u32,
            no: self.here(),
        };
        if let Some(no) = no {
            self.node(no)?;
        }
        self.program.ops[end] = Op::Jump(self.here());
        Ok(())
    }

    /// A repetition; `rest` is what follows it in the same sequence.
    fn repeat(
        &mut self,
        bounds: (u32, u32),
        greed: Greed,
        body: &Node,
        rest: &[Node],
    ) -> Result<(), RegexError> {
        let (least, most) = bounds;
        if most == 0 {
            return Ok(());
        }
        if let Some(node) = single(body) {
            self.repeat_single(bounds, greed, node, rest);
            return Ok(());
        }
        if greed == Greed::Possessive {
            // Each iteration is taken as it first matches, and so is the whole.
            let body = Node::Atomic(Box::new(body.clone()));
            let outer = self.register(1);
            self.emit(Op::AtomicStart(outer));
            self.repeat(bounds, Greed::Greedy, &body, &[])?;
            self.emit(Op::AtomicEnd(outer));
            return Ok(());
        }
        let lazy = greed == Greed::Lazy;
        let copies = u64::from(if most == UNBOUNDED {
            least.saturating_add(1)
        } else {
            most
        });
        let unrolled = size(body).saturating_add(4).saturating_mul(copies);
        if (unrolled > MAX_UNROLLED || self.here() > MAX_PROGRAM) && copies > 2 {
            return self.repeat_counted(bounds, lazy, body);
        }
        for _ in 0..least {
            self.node(body)?;
        }
        if most == UNBOUNDED {
            self.repeat_unbounded(lazy, body)
        } else {
            self.repeat_optional(most - least, lazy, body)
        }
    }

    fn repeat_single(
        &mut self,
        (least, most): (u32, u32),
        greed: Greed,
        node: &Node,
        rest: &[Node],
    ) {
        if (least, most) == (1, 1) {
            let emitted = self.node(node);
            debug_assert!(emitted.is_ok(), "a single character has no lookbehind");
            return;
        }
        let one = match node {
            Node::AnyButNewline => One::AnyButNewline,
            Node::Any => One::Any,
            Node::Char(c) if c.is_ascii() || !self.text => One::Byte(*c as u8),
            Node::Char(c) => {
                let code = crate::text::surrogate::code_of(*c);
                One::Class(self.class(&ClassSet::of_char(code, super::syntax::Fold::None)))
            }
            Node::Class(set) => One::Class(self.class(set)),
            _ => return,
        };
        let mut greed = greed;
        let after = analyse::first_bytes_of(rest, self.text);
        if let (Greed::Greedy, Some(after), Some(inside)) =
            (greed, after, analyse::first_bytes(node, self.text))
            && after.is_disjoint(&inside)
        {
            // Giving a character back cannot help: what follows does not begin with one.
            greed = Greed::Possessive;
        }
        let next = match rest.first() {
            Some(Node::Char(c)) => {
                let mut encoded = Vec::new();
                analyse::encode(*c, self.text, &mut encoded);
                encoded.first().copied()
            }
            _ => None,
        };
        let after = self.here() + 1;
        self.program.repeats.push(Repeat {
            one,
            least,
            most,
            greed,
            next,
            after,
        });
        self.emit(Op::Repeat(self.program.repeats.len() as u32 - 1));
        if greed != Greed::Possessive && least != most {
            self.memo();
        }
    }

    fn repeat_unbounded(&mut self, lazy: bool, body: &Node) -> Result<(), RegexError> {
        let mark = body.is_nullable().then(|| self.register(1));
        let start = self.here();
        self.memo();
        let split = self.reserve();
        self.marked(mark, body)?;
        let leave = mark.map(|register| (register, self.reserve()));
        self.emit(Op::Jump(start));
        let exit = self.here();
        if let Some((register, leave)) = leave {
            self.program.ops[leave] = Op::LeaveIfEmpty { register, exit };
        }
        self.program.ops[split] = fork(split as u32 + 1, exit, lazy);
        self.memo();
        Ok(())
    }

    fn repeat_optional(&mut self, times: u32, lazy: bool, body: &Node) -> Result<(), RegexError> {
        if times == 0 {
            return Ok(());
        }
        // The last iteration need not check that it matched something.
        let mark = (times > 1 && body.is_nullable()).then(|| self.register(1));
        let (mut splits, mut leaves) = (Vec::new(), Vec::new());
        for time in 0..times {
            splits.push(self.reserve());
            let last = time + 1 == times;
            self.marked(mark.filter(|_| !last), body)?;
            if let (Some(register), false) = (mark, last) {
                leaves.push((register, self.reserve()));
            }
        }
        let exit = self.here();
        for split in splits {
            self.program.ops[split] = fork(split as u32 + 1, exit, lazy);
        }
        for (register, leave) in leaves {
            self.program.ops[leave] = Op::LeaveIfEmpty { register, exit };
        }
        self.memo();
        Ok(())
    }

    /// A body that may match nothing, with a mark where it starts.
    fn marked(&mut self, mark: Option<u32>, body: &Node) -> Result<(), RegexError> {
        let Some(register) = mark else {
            return self.node(body);
        };
        self.emit(Op::Mark(register));
        self.marks.push(register);
        let result = self.node(body);
        self.marks.pop();
        result
    }

    fn repeat_counted(
        &mut self,
        (least, most): (u32, u32),
        lazy: bool,
        body: &Node,
    ) -> Result<(), RegexError> {
        let register = self.register(2);
        let count = self.program.counts.len();
        self.program.counts.push(Count {
            least,
            most,
            lazy,
            register,
            exit: 0,
        });
        self.emit(Op::CountStart(count as u32));
        let start = self.here();
        self.emit(Op::CountTest(count as u32));
        self.emit(Op::CountEnter(count as u32));
        self.counting += 1;
        let result = self.node(body);
        self.counting -= 1;
        result?;
        self.emit(Op::Jump(start));
        self.program.counts[count].exit = self.here();
        self.memo();
        Ok(())
    }

    /// Marks a place that many paths lead to.
    fn memo(&mut self) {
        if !self.remembers || self.counting > 0 {
            return;
        }
        let row = self.program.memo_rows;
        self.program.memo_rows += self.marks.len() as u32 + 1;
        self.program.memos.push(Memo {
            row,
            marks: self.marks.clone(),
        });
        self.emit(Op::Memo(self.program.memos.len() as u32 - 1));
    }
}

fn fork(body: u32, exit: u32, lazy: bool) -> Op {
    if lazy {
        Op::Split {
            first: exit,
            second: body,
        }
    } else {
        Op::Split {
            first: body,
            second: exit,
        }
    }
}

/// Alternatives that are all single characters are a set.
fn one_set(nodes: &[Node]) -> Option<ClassSet> {
    let mut set = ClassSet::default();
    for node in nodes {
        let merged = match node {
            Node::Char(c) => {
                let code = crate::text::surrogate::code_of(*c);
                set.merge(&ClassSet::of_char(code, super::syntax::Fold::None))
            }
            Node::Class(other) => set.merge(other),
            _ => false,
        };
        if !merged {
            return None;
        }
    }
    Some(set)
}
