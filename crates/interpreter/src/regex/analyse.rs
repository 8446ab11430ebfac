//! What can be known of a pattern before it runs: its first bytes, the text it begins with.

use super::class::ByteSet;
use super::program::Hunt;
use super::syntax::{Anchor, Node, UNBOUNDED};

/// The bytes that a match can begin with; `None` if it can match nothing, or begin with anything.
pub fn first_bytes(node: &Node, text: bool) -> Option<ByteSet> {
    let mut bytes = ByteSet::EMPTY;
    match add_first(node, text, &mut bytes) {
        Reach::Stops => Some(bytes),
        Reach::Passes | Reach::Unknown => None,
    }
}

/// What comes after a node: the rest of its sequence, then what comes after that.
#[derive(Clone, Copy)]
pub struct Follow<'a> {
    pub nodes: &'a [Node],
    /// `None` where anything may come: at the end of the pattern, or of a loop's body.
    pub then: Option<&'a Follow<'a>>,
}

impl Follow<'_> {
    pub const UNKNOWN: Follow<'static> = Follow { nodes: &[], then: None };

    /// The bytes that must come next; `None` if nothing can be said. It looks at a few nodes only.
    pub fn first_bytes(&self, text: bool) -> Option<ByteSet> {
        let mut bytes = ByteSet::EMPTY;
        let mut left = 8;
        let mut follow = Some(self);
        while let Some(Follow { nodes, then }) = follow {
            for node in nodes.iter() {
                match add_first(node, text, &mut bytes) {
                    Reach::Stops => return Some(bytes),
                    Reach::Passes if left > 0 => left -= 1,
                    _ => return None,
                }
            }
            follow = *then;
        }
        None
    }

    /// The character that must come next, if it is known.
    pub fn first_char(&self) -> Option<char> {
        let mut follow = Some(self);
        while let Some(Follow { nodes, then }) = follow {
            match nodes.first() {
                Some(node) => return leading_char(node),
                None => follow = *then,
            }
        }
        None
    }
}

fn leading_char(node: &Node) -> Option<char> {
    match node {
        Node::Char(c) => Some(*c),
        Node::Group(_, body) => leading_char(body),
        Node::Concat(nodes) => nodes.first().and_then(leading_char),
        _ => None,
    }
}

/// What a match begins with any number of, where nothing stands before it.
pub fn leading_run(node: &Node) -> Option<&Node> {
    match node {
        Node::Repeat { most: UNBOUNDED, body, .. } => single(body),
        Node::Group(_, body) => leading_run(body),
        Node::Concat(nodes) => nodes.first().and_then(leading_run),
        _ => None,
    }
}

/// The node itself if it matches exactly one character and captures nothing.
pub fn single(node: &Node) -> Option<&Node> {
    match node {
        Node::Char(_) | Node::Class(_) | Node::AnyButNewline | Node::Any => Some(node),
        Node::Group(None, body) => single(body),
        _ => None,
    }
}

/// Whether what follows a place can depend on what groups have matched.
pub fn looks_back(node: &Node) -> bool {
    match node {
        Node::Reference { .. } | Node::Condition { .. } => true,
        Node::Group(_, body) | Node::Atomic(body) | Node::Look { body, .. } | Node::Repeat { body, .. } => looks_back(body),
        Node::Concat(nodes) | Node::Branch(nodes) => nodes.iter().any(looks_back),
        _ => false,
    }
}

/// Bytes of a text that are looked for to find where a match can begin; the match itself looks at the rest.
const LITERAL: usize = 1 << 10;

/// How to look for the start of a match.
pub fn hunt(node: &Node, text: bool) -> Hunt {
    if starts_with(node, Anchor::Start) {
        return Hunt::Start;
    }
    if starts_with(node, Anchor::LineStart) {
        return Hunt::LineStart;
    }
    let mut prefix = Vec::new();
    add_prefix(node, text, &mut prefix);
    if prefix.len() > 1 {
        prefix.truncate(LITERAL);
        return Hunt::Literal(Box::new(memchr::memmem::Finder::new(&prefix).into_owned()));
    }
    let mut behind = Vec::new();
    if let Some(body) = leading_lookbehind(node)
        && add_prefix(body, text, &mut behind)
        && !behind.is_empty()
    {
        let last = &behind[behind.len().saturating_sub(LITERAL)..];
        return Hunt::Behind(Box::new(memchr::memmem::Finder::new(last).into_owned()));
    }
    match first_bytes(node, text) {
        Some(bytes) => Hunt::for_bytes(&bytes),
        None => Hunt::Everywhere,
    }
}

/// The bytes of a character in the text that is searched.
pub fn encode(c: char, text: bool, out: &mut Vec<u8>) {
    if text {
        out.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
    } else {
        out.push(c as u8);
    }
}

/// Whether a node always consumes what it was asked about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    /// It consumes something: what follows does not matter.
    Stops,
    /// It may consume nothing.
    Passes,
    /// Nothing can be said.
    Unknown,
}

fn add_first(node: &Node, text: bool, bytes: &mut ByteSet) -> Reach {
    match node {
        Node::Char(c) => {
            let mut encoded = Vec::new();
            encode(*c, text, &mut encoded);
            bytes.insert(encoded[0]);
            Reach::Stops
        }
        Node::Class(set) => {
            *bytes = bytes.union(&set.first_bytes(text));
            Reach::Stops
        }
        Node::AnyButNewline | Node::Any if text => {
            // No character begins with a continuation byte.
            bytes.insert_range(0, 0x7F);
            bytes.insert_range(0xC2, 0xF4);
            Reach::Stops
        }
        Node::AnyButNewline | Node::Any => {
            bytes.insert_range(0, 0xFF);
            Reach::Stops
        }
        Node::Anchor(_) | Node::Look { .. } => Reach::Passes,
        Node::Group(_, body) | Node::Atomic(body) => add_first(body, text, bytes),
        Node::Repeat { most: 0, .. } => Reach::Passes,
        Node::Repeat { least, body, .. } => match add_first(body, text, bytes) {
            Reach::Stops if *least == 0 => Reach::Passes,
            reach => reach,
        },
        Node::Concat(nodes) => add_sequence(nodes, text, bytes),
        Node::Branch(nodes) => {
            let reaches: Vec<Reach> = nodes.iter().map(|node| add_first(node, text, bytes)).collect();
            worst(&reaches)
        }
        Node::Reference { .. } | Node::Condition { .. } => Reach::Unknown,
    }
}

fn add_sequence(nodes: &[Node], text: bool, bytes: &mut ByteSet) -> Reach {
    for node in nodes {
        match add_first(node, text, bytes) {
            Reach::Passes => {}
            reach => return reach,
        }
    }
    Reach::Passes
}

fn worst(reaches: &[Reach]) -> Reach {
    if reaches.contains(&Reach::Unknown) {
        Reach::Unknown
    } else if reaches.contains(&Reach::Passes) {
        Reach::Passes
    } else {
        Reach::Stops
    }
}

/// Whether a match can begin only where an anchor holds.
fn starts_with(node: &Node, anchor: Anchor) -> bool {
    match node {
        Node::Anchor(found) => *found == anchor,
        Node::Group(_, body) | Node::Atomic(body) => starts_with(body, anchor),
        Node::Concat(nodes) => {
            // Other assertions before it take nothing, and change nothing.
            let first = nodes.iter().find(|node| **node == Node::Anchor(anchor) || !is_assertion(node));
            first.is_some_and(|node| starts_with(node, anchor))
        }
        Node::Branch(nodes) => nodes.iter().all(|node| starts_with(node, anchor)),
        _ => false,
    }
}

/// The body of a lookbehind that a pattern begins with.
fn leading_lookbehind(node: &Node) -> Option<&Node> {
    match node {
        Node::Look { behind: true, negative: false, body } => Some(body),
        Node::Concat(nodes) => nodes.first().and_then(leading_lookbehind),
        _ => None,
    }
}

fn is_assertion(node: &Node) -> bool {
    matches!(node, Node::Anchor(_) | Node::Look { .. })
}

/// Appends the literal text that every match begins with; true if the whole node is literal.
fn add_prefix(node: &Node, text: bool, prefix: &mut Vec<u8>) -> bool {
    match node {
        Node::Char(c) => {
            encode(*c, text, prefix);
            true
        }
        Node::Anchor(_) | Node::Look { .. } => true,
        Node::Group(_, body) | Node::Atomic(body) => add_prefix(body, text, prefix),
        Node::Concat(nodes) => nodes.iter().all(|node| add_prefix(node, text, prefix)),
        Node::Repeat { least, body, .. } => {
            if *least > 0 {
                add_prefix(body, text, prefix);
            }
            false
        }
        _ => false,
    }
}
