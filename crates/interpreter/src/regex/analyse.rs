//! What can be known of a pattern before it runs: its first bytes, the text it begins with.

use super::class::ByteSet;
use super::program::Hunt;
use super::syntax::{Anchor, Node};

/// The bytes that a match can begin with; `None` if it can match nothing, or begin with anything.
pub fn first_bytes(node: &Node, text: bool) -> Option<ByteSet> {
    let mut bytes = ByteSet::EMPTY;
    match add_first(node, text, &mut bytes) {
        Reach::Stops => Some(bytes),
        Reach::Passes | Reach::Unknown => None,
    }
}

/// The same of several nodes in a row; it looks at the first few only.
pub fn first_bytes_of(nodes: &[Node], text: bool) -> Option<ByteSet> {
    let mut bytes = ByteSet::EMPTY;
    match add_sequence(&nodes[..nodes.len().min(8)], text, &mut bytes) {
        Reach::Stops => Some(bytes),
        Reach::Passes | Reach::Unknown => None,
    }
}

/// How to look for the start of a match.
pub fn hunt(node: &Node, text: bool) -> Hunt {
    if starts_anchored(node) {
        return Hunt::Start;
    }
    let mut prefix = Vec::new();
    add_prefix(node, text, &mut prefix);
    if prefix.len() > 1 {
        return Hunt::Literal(Box::new(memchr::memmem::Finder::new(&prefix).into_owned()));
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
            let reaches: Vec<Reach> = nodes
                .iter()
                .map(|node| add_first(node, text, bytes))
                .collect();
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

/// Whether a match can begin only at the start of the text.
fn starts_anchored(node: &Node) -> bool {
    match node {
        Node::Anchor(Anchor::Start) => true,
        Node::Group(_, body) | Node::Atomic(body) => starts_anchored(body),
        Node::Concat(nodes) => {
            // Anchors and assertions before it take nothing, and change nothing.
            let first = nodes
                .iter()
                .find(|node| **node == Node::Anchor(Anchor::Start) || !is_assertion(node));
            first.is_some_and(starts_anchored)
        }
        Node::Branch(nodes) => nodes.iter().all(starts_anchored),
        _ => false,
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
