//! From the tree of a pattern to instructions. Small counted loops are unrolled, so that a place in
//! the program and a position in the text say all there is to know, and dead ends can be remembered.

use super::analyse::{self, Follow, single};
use super::class::{Class, ClassSet};
use super::error::RegexError;
use super::matcher_plain::Plain;
use super::parse::Pattern;
use super::program::{Memo, Op, Program};
use super::syntax::{Greed, Node, UNBOUNDED};
use crate::pace;

/// A loop that would become longer than this is counted instead of unrolled.
pub(super) const MAX_UNROLLED: u64 = 2000;

/// In a program longer than this, every loop is counted.
pub(super) const MAX_PROGRAM: u32 = 50_000;

/// What a class costs, in items of other work.
const CLASS: usize = 128;

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
            leading: None,
            plain: None,
        },
        remembers: remembers(&pattern.node),
        marks: Vec::new(),
        counting: Vec::new(),
    };
    if !analyse::looks_back(&pattern.node)
        && let Some(node) = analyse::leading_run(&pattern.node)
    {
        compiler.program.leading = compiler.one(node);
    }
    compiler.node(&pattern.node, &Follow::UNKNOWN)?;
    compiler.program.ops.push(Op::Match);
    compiler.program.plain = Plain::of(&compiler.program);
    Ok(compiler.program)
}

pub(super) struct Compiler {
    pub text: bool,
    pub program: Program,
    /// Whether dead ends may be remembered in this pattern at all.
    remembers: bool,
    /// Registers of the loops around here that can match nothing.
    pub marks: Vec<u32>,
    /// Registers of the counting loops around here: a dead end depends on their counts as well.
    pub counting: Vec<u32>,
}

/// Whether success from a place depends on the place and the position alone.
fn remembers(node: &Node) -> bool {
    match node {
        Node::Reference { .. } | Node::Condition { .. } | Node::Atomic(_) => false,
        Node::Look { body, .. } => near(body).is_some(),
        Node::Group(_, body) => remembers(body),
        Node::Repeat { greed, body, .. } => remembers(body) && (*greed != Greed::Possessive || single(body).is_some()),
        Node::Concat(nodes) | Node::Branch(nodes) => nodes.iter().all(remembers),
        _ => true,
    }
}

/// About how many instructions a node becomes.
pub(super) fn size(node: &Node) -> u64 {
    match node {
        Node::Repeat { body, .. } if single(body).is_some() => 2,
        Node::Repeat { least, most, body, .. } => {
            let copies = u64::from(match (*least, *most) {
                (1, UNBOUNDED) => 1,
                (least, UNBOUNDED) => least.saturating_add(1),
                (_, most) => most,
            });
            let once = size(body);
            let unrolled = once.saturating_add(4).saturating_mul(copies);
            if unrolled > MAX_UNROLLED { once.saturating_add(6) } else { unrolled }
        }
        Node::Group(_, body) | Node::Atomic(body) | Node::Look { body, .. } => size(body).saturating_add(2),
        Node::Concat(nodes) | Node::Branch(nodes) => {
            nodes.iter().fold(1, |sum: u64, node| sum.saturating_add(size(node)).saturating_add(2))
        }
        Node::Condition { yes, no, .. } => size(yes) + no.as_ref().map_or(0, |no| size(no)) + 2,
        _ => 1,
    }
}

impl Compiler {
    pub(super) fn node(&mut self, node: &Node, follow: &Follow) -> Result<(), RegexError> {
        if pace::halted_after(if matches!(node, Node::Class(_)) { CLASS } else { 1 }) {
            return Err(RegexError::stopped());
        }
        match node {
            Node::Char(_) => self.literal(std::slice::from_ref(node)),
            Node::Class(set) => {
                let class = self.class(set);
                self.emit(Op::Class(class));
            }
            Node::AnyButNewline => self.emit(Op::AnyButNewline),
            Node::Any => self.emit(Op::Any),
            Node::Anchor(anchor) => self.emit(Op::Anchor(*anchor)),
            Node::Group(None, body) => self.node(body, follow)?,
            Node::Group(Some(group), body) => {
                self.emit(Op::Open(*group as u32));
                self.node(body, follow)?;
                self.emit(Op::Close(*group as u32));
            }
            Node::Atomic(body) => {
                let register = self.register(1);
                self.emit(Op::AtomicStart(register));
                self.node(body, &Follow::UNKNOWN)?;
                self.emit(Op::AtomicEnd(register));
            }
            Node::Look { behind, negative, body } => self.look(*behind, *negative, body)?,
            Node::Repeat { least, most, greed, body } => self.repeat((*least, *most), *greed, body, follow)?,
            Node::Concat(nodes) => self.concat(nodes, follow)?,
            Node::Branch(nodes) => self.branch(nodes, follow)?,
            Node::Reference { group, fold, .. } => self.emit(Op::Reference { group: *group as u32, fold: *fold }),
            Node::Condition { group, yes, no } => self.condition(*group, yes, no.as_deref(), follow)?,
        }
        Ok(())
    }

    pub(super) fn emit(&mut self, op: Op) {
        self.program.ops.push(op);
    }

    pub(super) fn here(&self) -> u32 {
        self.program.ops.len() as u32
    }

    /// Emits an instruction to be completed later.
    pub(super) fn reserve(&mut self) -> usize {
        self.program.ops.push(Op::Match);
        self.program.ops.len() - 1
    }

    pub(super) fn register(&mut self, count: u32) -> u32 {
        self.program.registers += count;
        self.program.registers - count
    }

    pub(super) fn class(&mut self, set: &ClassSet) -> u32 {
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

    fn concat(&mut self, nodes: &[Node], follow: &Follow) -> Result<(), RegexError> {
        let mut at = 0;
        while at < nodes.len() {
            let chars = nodes[at..].iter().take_while(|node| matches!(node, Node::Char(_))).count();
            if chars > 0 {
                self.literal(&nodes[at..at + chars]);
                at += chars;
                continue;
            }
            let rest = Follow { nodes: &nodes[at + 1..], then: Some(follow) };
            match &nodes[at] {
                Node::Repeat { least, most, greed, body } => {
                    self.repeat((*least, *most), *greed, body, &rest)?;
                }
                node => self.node(node, &rest)?,
            }
            at += 1;
        }
        Ok(())
    }

    fn branch(&mut self, nodes: &[Node], follow: &Follow) -> Result<(), RegexError> {
        if let Some(set) = one_set(nodes) {
            let class = self.class(&set);
            self.emit(Op::Class(class));
            return Ok(());
        }
        let mut ends = Vec::new();
        for (at, node) in nodes.iter().enumerate() {
            if at + 1 == nodes.len() {
                self.node(node, follow)?;
                break;
            }
            let split = self.reserve();
            self.node(node, follow)?;
            ends.push(self.reserve());
            let first = split as u32 + 1;
            self.program.ops[split] = Op::Split { first, second: self.here() };
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
        let back = if behind { u32::try_from(width.least).unwrap_or(u32::MAX) } else { 0 };
        if self.look_near(behind, negative, body) {
            return Ok(());
        }
        let register = self.register(2);
        let start = self.reserve();
        self.node(body, &Follow::UNKNOWN)?;
        if negative {
            self.emit(Op::NotLookEnd(register));
            self.program.ops[start] = Op::NotLookStart { register, back, next: self.here() };
        } else {
            self.emit(Op::LookEnd(register));
            self.program.ops[start] = Op::LookStart { register, back };
        }
        Ok(())
    }

    /// An assertion that is a comparison: about a fixed text, or about one character.
    fn look_near(&mut self, behind: bool, negative: bool, body: &Node) -> bool {
        match near(body) {
            Some(Near::Text(chars)) => {
                let start = self.program.literals.len() as u32;
                for node in chars {
                    if let Node::Char(c) = node {
                        analyse::encode(*c, self.text, &mut self.program.literals);
                    }
                }
                let end = self.program.literals.len() as u32;
                self.emit(Op::Near { start, end, behind, negative });
            }
            Some(Near::Class(set)) => {
                let class = self.class(set);
                self.emit(Op::NearClass { class, behind, negative });
            }
            None => return false,
        }
        true
    }

    fn condition(&mut self, group: usize, yes: &Node, no: Option<&Node>, follow: &Follow) -> Result<(), RegexError> {
        let test = self.reserve();
        self.node(yes, follow)?;
        let end = self.reserve();
        self.program.ops[test] = Op::Condition { group: group as u32, no: self.here() };
        if let Some(no) = no {
            self.node(no, follow)?;
        }
        self.program.ops[end] = Op::Jump(self.here());
        Ok(())
    }

    /// Marks a place that many paths lead to.
    pub(super) fn memo(&mut self) {
        if !self.remembers {
            return;
        }
        let row = self.program.memo_rows;
        if self.counting.is_empty() {
            self.program.memo_rows += self.marks.len() as u32 + 1;
        }
        self.program.memos.push(Memo { row, marks: self.marks.clone(), counts: self.counting.clone() });
        self.emit(Op::Memo(self.program.memos.len() as u32 - 1));
    }
}

/// The body of an assertion that is a comparison.
enum Near<'a> {
    Text(&'a [Node]),
    Class(&'a ClassSet),
}

fn near(body: &Node) -> Option<Near<'_>> {
    match body {
        Node::Char(_) => Some(Near::Text(std::slice::from_ref(body))),
        Node::Concat(nodes) if nodes.iter().all(|node| matches!(node, Node::Char(_))) => Some(Near::Text(nodes)),
        Node::Class(set) => Some(Near::Class(set)),
        Node::Group(None, body) => near(body),
        _ => None,
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
