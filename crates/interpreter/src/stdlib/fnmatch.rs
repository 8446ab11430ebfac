//! The native part of `fnmatch`: texts against shell patterns, without a regular expression in between.
//! Bytes and paths are left to `fnmatch.py`, which also has `translate`.

use super::slowly;
use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("fnmatch", "name, pat", |vm, args| is_match(vm, args, "_fnmatch")),
    function("fnmatchcase", "name, pat", |vm, args| is_match(vm, args, "_fnmatchcase")),
    function("filter", "names, pat", filter),
];

/// One place of a pattern.
enum Part {
    Char(char),
    Any,
    Star,
    Set { negated: bool, ranges: Vec<(char, char)> },
}

impl Part {
    fn takes(&self, c: char) -> bool {
        match self {
            Self::Char(own) => *own == c,
            Self::Any => true,
            Self::Star => false,
            Self::Set { negated, ranges } => ranges.iter().any(|&(low, high)| (low..=high).contains(&c)) != *negated,
        }
    }
}

fn read(pattern: &str) -> Vec<Part> {
    let chars: Vec<char> = pattern.chars().collect();
    let mut parts = Vec::new();
    let mut at = 0;
    while let Some(&c) = chars.get(at) {
        at += 1;
        parts.push(match c {
            '*' if matches!(parts.last(), Some(Part::Star)) => continue,
            '*' => Part::Star,
            '?' => Part::Any,
            '[' => match set(&chars, at) {
                Some((part, end)) => {
                    at = end;
                    part
                }
                None => Part::Char('['),
            },
            c => Part::Char(c),
        });
    }
    parts
}
/// The set that begins behind a bracket, and where it ends; a bracket that is never closed is none.
fn set(chars: &[char], start: usize) -> Option<(Part, usize)> {
    let negated = chars.get(start) == Some(&'!');
    let first = start + usize::from(negated);
    let search = first + usize::from(chars.get(first) == Some(&']'));
    let end = search + chars.get(search..)?.iter().position(|&c| c == ']')?;
    let inside = &chars[first..end];
    let mut ranges = Vec::new();
    let mut at = 0;
    while at < inside.len() {
        let low = inside[at];
        // A hyphen between two characters makes a range; an empty one takes nothing.
        if inside.get(at + 1) == Some(&'-') && at + 2 < inside.len() {
            ranges.push((low, inside[at + 2]));
            at += 3;
        } else {
            ranges.push((low, low));
            at += 1;
        }
    }
    Some((Part::Set { negated, ranges }, end + 1))
}

/// Whether a pattern takes all of a text. Only the last star seen is tried again: linear but for stars times characters.
fn matches(vm: &mut Vm, parts: &[Part], text: &[char]) -> Res<bool> {
    let (mut part, mut at) = (0, 0);
    let mut retry = None;
    let mut steps = 0u32;
    while at < text.len() {
        steps += 1;
        if steps.is_multiple_of(1 << 16) {
            vm.poll()?;
        }
        match parts.get(part) {
            Some(Part::Star) => {
                part += 1;
                retry = Some((part, at));
            }
            Some(one) if one.takes(text[at]) => {
                part += 1;
                at += 1;
            }
            _ => match retry {
                Some((star, from)) => {
                    (part, at) = (star, from + 1);
                    retry = Some((star, from + 1));
                }
                None => return Ok(false),
            },
        }
    }
    Ok(parts[part..].iter().all(|part| matches!(part, Part::Star)))
}

fn is_match(vm: &mut Vm, args: &[Object], name: &str) -> Res {
    if !args[0].is(Kind::Str) || !args[1].is(Kind::Str) {
        return slowly(vm, "fnmatch", name, args.to_vec());
    }
    let (text, parts) = (vm.heap.text(args[0]).chars().collect::<Vec<char>>(), read(vm.heap.text(args[1])));
    Ok(Object::bool(matches(vm, &parts, &text)?))
}
fn filter(vm: &mut Vm, args: &[Object]) -> Res {
    let names = match args[0].kind() {
        Kind::List => vm.heap.lists[args[0].index()].clone(),
        Kind::Tuple => vm.heap.tuples[args[0].index()].to_vec(),
        _ => Vec::new(),
    };
    if names.is_empty() || !args[1].is(Kind::Str) || !names.iter().all(|name| name.is(Kind::Str)) {
        return slowly(vm, "fnmatch", "_filter", args.to_vec());
    }
    let parts = read(vm.heap.text(args[1]));
    let mut found = Vec::new();
    for name in names {
        let text: Vec<char> = vm.heap.text(name).chars().collect();
        if matches(vm, &parts, &text)? {
            found.push(name);
        }
    }
    Ok(vm.heap.list(found))
}
