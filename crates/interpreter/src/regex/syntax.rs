//! The tree of a parsed pattern, with every flag already applied to the nodes it concerns.

use super::class::ClassSet;

/// CPython's `MAXREPEAT`: a repetition without an upper bound.
pub const UNBOUNDED: u32 = u32::MAX;

/// The values of `re`'s flags.
pub mod flag {
    pub const TEMPLATE: u32 = 1;
    pub const IGNORECASE: u32 = 2;
    pub const LOCALE: u32 = 4;
    pub const MULTILINE: u32 = 8;
    pub const DOTALL: u32 = 16;
    pub const UNICODE: u32 = 32;
    pub const VERBOSE: u32 = 64;
    pub const DEBUG: u32 = 128;
    pub const ASCII: u32 = 256;
}

/// Which characters are the same but for their case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    None,
    Ascii,
    Unicode,
}

/// A position that matches no character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// `\A`, and `^` outside of multiline mode
    Start,
    LineStart,
    /// `\Z`
    End,
    /// `$` outside of multiline mode: the end, or before a newline that is the end
    LastLineEnd,
    LineEnd,
    Boundary {
        unicode: bool,
    },
    NotBoundary {
        unicode: bool,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Greed {
    Greedy,
    Lazy,
    Possessive,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Node {
    /// A character, or a byte in a pattern of bytes.
    Char(char),
    Class(Box<ClassSet>),
    /// `.` that stops at a newline
    AnyButNewline,
    Any,
    Anchor(Anchor),
    /// A group, captured if it has a number.
    Group(Option<usize>, Box<Node>),
    Atomic(Box<Node>),
    Look {
        behind: bool,
        negative: bool,
        body: Box<Node>,
    },
    Repeat {
        least: u32,
        most: u32,
        greed: Greed,
        body: Box<Node>,
    },
    Concat(Vec<Node>),
    Branch(Vec<Node>),
    Reference {
        group: usize,
        fold: Fold,
        width: Width,
    },
    Condition {
        group: usize,
        yes: Box<Node>,
        no: Option<Box<Node>>,
    },
}

/// The least and the most characters that a node can match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Width {
    pub least: u64,
    pub most: u64,
}

impl Node {
    pub fn width(&self) -> Width {
        let exactly = |count| Width { least: count, most: count };
        match self {
            Node::Char(_) | Node::Class(_) | Node::AnyButNewline | Node::Any => exactly(1),
            Node::Anchor(_) | Node::Look { .. } => exactly(0),
            Node::Group(_, body) | Node::Atomic(body) => body.width(),
            Node::Repeat { least, most, body, .. } => {
                let width = body.width();
                Width { least: width.least.saturating_mul(u64::from(*least)), most: width.most.saturating_mul(u64::from(*most)) }
            }
            Node::Concat(nodes) => nodes.iter().map(Node::width).fold(exactly(0), |sum, width| Width {
                least: sum.least.saturating_add(width.least),
                most: sum.most.saturating_add(width.most),
            }),
            Node::Branch(nodes) => {
                let widths = nodes.iter().map(Node::width);
                let either = |a: Width, b: Width| Width { least: a.least.min(b.least), most: a.most.max(b.most) };
                widths.reduce(either).unwrap_or(exactly(0))
            }
            Node::Reference { width, .. } => *width,
            Node::Condition { yes, no, .. } => {
                let (yes, no) = (yes.width(), no.as_ref().map(|no| no.width()));
                Width { least: no.map_or(0, |no| no.least.min(yes.least)), most: no.map_or(yes.most, |no| no.most.max(yes.most)) }
            }
        }
        .capped()
    }

    /// Whether the node can match without consuming anything.
    pub fn is_nullable(&self) -> bool {
        self.width().least == 0
    }
}

impl Width {
    /// CPython counts no further than this.
    fn capped(self) -> Width {
        let most = u64::from(UNBOUNDED);
        Width { least: self.least.min(most - 1), most: self.most.min(most) }
    }
}
