//! Running patterns: one match, all matches, splitting and replacing.

use super::matched::{MatchState, Spans, UNSET, match_state};
use super::{Compiled, Work, pattern_state, raise};
use crate::native::Res;
use crate::object::misc::{Iter, Misc};
use crate::object::{Data, Kind, Object};
use crate::pace;
use crate::regex::{Mode, Outcome, Part, Request};
use crate::types;
use crate::vm::Vm;
use std::sync::Arc;

/// What is being matched: a str in the heap, or bytes copied out of a buffer.
pub struct Subject {
    string: Object,
    bytes: Option<Vec<u8>>,
}

impl Subject {
    pub fn new(vm: &mut Vm, string: Object) -> Res<Self> {
        let plain = vm.payload(string);
        if plain.is(Kind::Str) {
            return Ok(Self { string: plain, bytes: None });
        }
        match vm.bytes_like(string)? {
            Some(bytes) => Ok(Self { string: plain, bytes: Some(bytes) }),
            None => {
                let message = format!("expected string or bytes-like object, got '{}'", vm.type_name(string));
                Err(vm.type_error(&message))
            }
        }
    }
    fn for_pattern(vm: &mut Vm, pattern: Object, string: Object) -> Res<(Self, Arc<Compiled>)> {
        let subject = Self::new(vm, string)?;
        let Some(state) = pattern_state(vm, pattern) else { return Err(vm.type_error("not a pattern")) };
        let (compiled, of_text) = (Arc::clone(&state.compiled), state.source.is(Kind::Str));
        match (of_text, subject.bytes.is_some()) {
            (true, true) => Err(vm.type_error("cannot use a string pattern on a bytes-like object")),
            (false, false) => Err(vm.type_error("cannot use a bytes pattern on a string-like object")),
            _ => Ok((subject, compiled)),
        }
    }
    pub fn text<'a>(&'a self, vm: &'a Vm) -> &'a [u8] {
        match &self.bytes {
            Some(bytes) => bytes,
            None => vm.heap.text(self.string).as_bytes(),
        }
    }
    /// A part of the subject as an object. Each is asked for: groups that only look ahead overlap, and may be far longer together than
    /// the subject.
    fn slice(&self, vm: &mut Vm, start: usize, end: usize) -> Res {
        vm.reserve(end - start)?;
        Ok(match &self.bytes {
            Some(bytes) => vm.heap.bytes(&bytes[start..end]),
            None => text_slice(vm, self.string, start, end),
        })
    }
    /// A part of any string or buffer.
    pub fn slice_of(vm: &mut Vm, string: Object, start: usize, end: usize) -> Res {
        vm.reserve(end - start)?;
        let plain = vm.payload(string);
        if plain.is(Kind::Str) {
            return Ok(text_slice(vm, plain, start, end));
        }
        let part = match plain.kind() {
            Kind::Bytes | Kind::ByteArray => slice_of_bytes(&vm.heap.bytes[plain.index()].data, start, end),
            _ => slice_of_bytes(&types::view_bytes(vm, plain).unwrap_or_default(), start, end),
        };
        Ok(vm.heap.bytes(part))
    }
    /// A result of the subject's type.
    pub fn made(&self, vm: &mut Vm, out: Vec<u8>) -> Object {
        match self.bytes {
            Some(_) => vm.heap.bytes(out),
            // The pieces are whole characters of texts.
            None => match String::from_utf8(out) {
                Ok(text) => vm.heap.string(text),
                Err(error) => vm.heap.str(&String::from_utf8_lossy(error.as_bytes())),
            },
        }
    }
    /// Byte offsets of bounds in characters.
    fn bounds(&self, vm: &mut Vm, pos: Object, endpos: Object) -> Res<(usize, usize, i64, i64)> {
        let chars = match &self.bytes {
            Some(bytes) => bytes.len(),
            None => vm.heap.strs[self.string.index()].chars as usize,
        };
        if pos.is_unbound() && endpos.is_unbound() {
            return Ok((0, self.text(vm).len(), 0, chars as i64));
        }
        let args = [pos, endpos];
        let read = |vm: &mut Vm, at: usize, default: i64| -> Res<i64> {
            if args[at].is_unbound() {
                return Ok(default);
            }
            let number = vm.index_object(&args, at)?;
            Ok(vm.clamped(number).clamp(0, chars as i64))
        };
        let (end, start) = (read(vm, 1, chars as i64)?, read(vm, 0, 0)?);
        let offset = |vm: &Vm, at: i64| match &self.bytes {
            None if !vm.heap.is_ascii(self.string) => {
                let text = vm.heap.text(self.string);
                text.char_indices().nth(at as usize).map_or(text.len(), |(offset, _)| offset)
            }
            _ => at as usize,
        };
        Ok((offset(vm, start), offset(vm, end), start, end))
    }
}

/// What is done with a match: its groups, and the last group; false ends the search.
type Each<'a> = &'a mut dyn FnMut(&[Option<(usize, usize)>], Option<usize>) -> bool;

fn slice_of_bytes(bytes: &[u8], start: usize, end: usize) -> Data {
    Data::from(bytes.get(start..end.min(bytes.len())).unwrap_or_default())
}

fn text_slice(vm: &mut Vm, string: Object, start: usize, end: usize) -> Object {
    vm.heap.substring(string, start..end)
}

/// Calls `each` with the spans of every match until it says stop.
fn every(vm: &mut Vm, compiled: &Compiled, subject: &Subject, (start, end): (usize, usize), each: Each<'_>) -> Res<()> {
    let mut spare = Work::default();
    let mut locked = compiled.work.try_lock().ok();
    let work = locked.as_deref_mut().unwrap_or(&mut spare);
    let mut steps = 0;
    let mut budget = |count: u64| {
        steps += count;
        !pace::halted()
    };
    let text = subject.text(vm);
    let mut request = Request { text, start, end, mode: Mode::Search, must_advance: false };
    let plain = compiled.regex.every_plain(request, &mut work.scratch, &mut budget, &mut |span| each(&[Some(span)], None));
    let mut failure = plain.filter(|outcome| *outcome != Outcome::Failed);
    while plain.is_none() && request.start <= end {
        match compiled.regex.match_at(request, &mut work.scratch, &mut work.groups, &mut budget) {
            Outcome::Matched { last_group } => {
                let Some((first, last)) = work.groups[0] else { break };
                if !each(&work.groups, last_group) {
                    break;
                }
                request.must_advance = first == last;
                request.start = last;
            }
            Outcome::Failed => break,
            other => {
                failure = Some(other);
                break;
            }
        }
    }
    vm.operations += steps / 16;
    match failure {
        None => vm.poll(),
        Some(outcome) => stopped(vm, outcome),
    }
}
fn stopped<T>(vm: &mut Vm, outcome: Outcome) -> Res<T> {
    if outcome == Outcome::Stopped {
        vm.poll()?;
    }
    Err(vm.memory_error())
}
fn packed(groups: &[Option<(usize, usize)>]) -> Spans {
    let narrow = |span: &Option<(usize, usize)>| span.map_or((UNSET, UNSET), |(start, end)| (start as u32, end as u32));
    // One by one, few of them take longer to gather than to match.
    match groups {
        [whole] => Spans::from_buf_and_len([narrow(whole), (UNSET, UNSET), (UNSET, UNSET)], 1),
        [whole, group] => Spans::from_buf_and_len([narrow(whole), narrow(group), (UNSET, UNSET)], 2),
        [whole, first, second] => Spans::from_buf([narrow(whole), narrow(first), narrow(second)]),
        _ => groups.iter().map(narrow).collect(),
    }
}

/// `match`, `search` and `fullmatch`.
pub fn find_one(vm: &mut Vm, pattern: Object, string: Object, pos: Object, endpos: Object, mode: Mode) -> Res {
    let (subject, compiled) = Subject::for_pattern(vm, pattern, string)?;
    let (start, end, pos, endpos) = subject.bounds(vm, pos, endpos)?;
    if start > end {
        return Ok(Object::NONE);
    }
    let (outcome, spans, steps) = {
        let mut spare = Work::default();
        let mut locked = compiled.work.try_lock().ok();
        let work = locked.as_deref_mut().unwrap_or(&mut spare);
        let mut steps = 0;
        let mut budget = |count: u64| {
            steps += count;
            !pace::halted()
        };
        let request = Request { text: subject.text(vm), start, end, mode, must_advance: false };
        let outcome = compiled.regex.match_at(request, &mut work.scratch, &mut work.groups, &mut budget);
        let spans = if matches!(outcome, Outcome::Matched { .. }) { packed(&work.groups) } else { Spans::new() };
        (outcome, spans, steps)
    };
    vm.operations += steps / 16;
    match outcome {
        Outcome::Matched { last_group } => {
            let state = MatchState { pattern, string, spans, last: last_group.map(|last| last as u32), pos, endpos };
            Ok(vm.heap.misc(Misc::boxed(state)))
        }
        Outcome::Failed => Ok(Object::NONE),
        other => stopped(vm, other),
    }
}

/// `findall`.
pub fn find_all(vm: &mut Vm, pattern: Object, string: Object, pos: Object, endpos: Object) -> Res {
    let (subject, compiled) = Subject::for_pattern(vm, pattern, string)?;
    let (start, end, _, _) = subject.bounds(vm, pos, endpos)?;
    let groups = compiled.regex.groups;
    // Spans of what is returned: the whole match, or its groups.
    let mut spans: Vec<(usize, usize)> = Vec::new();
    let room = vm.room() / 32;
    every(vm, &compiled, &subject, (start, end), &mut |found, _| {
        let wanted = if groups == 0 { &found[..1] } else { &found[1..] };
        spans.extend(wanted.iter().map(|span| span.unwrap_or((0, 0))));
        spans.len() < room
    })?;
    vm.reserve(spans.len() * 48)?;
    let mut items = Vec::with_capacity(spans.len() / groups.max(1));
    for found in pace::items(spans.chunks(groups.max(1))) {
        items.push(if groups <= 1 {
            subject.slice(vm, found[0].0, found[0].1)?
        } else {
            let parts = found.iter().map(|&(start, end)| subject.slice(vm, start, end)).collect::<Res<Vec<Object>>>()?;
            vm.heap.tuple(parts)
        });
    }
    vm.poll()?;
    Ok(vm.heap.list(items))
}

/// All matches as objects.
fn matches(vm: &mut Vm, pattern: Object, string: Object, pos: Object, endpos: Object, most: i64) -> Res<Vec<Object>> {
    let (subject, compiled) = Subject::for_pattern(vm, pattern, string)?;
    let (start, end, pos, endpos) = subject.bounds(vm, pos, endpos)?;
    let mut found = Vec::new();
    let room = vm.room() / 160;
    every(vm, &compiled, &subject, (start, end), &mut |spans, last| {
        let state = MatchState { pattern, string, spans: packed(spans), last: last.map(|last| last as u32), pos, endpos };
        found.push(Misc::boxed(state));
        found.len() < room && (most <= 0 || (found.len() as i64) < most)
    })?;
    vm.reserve(found.len() * 160)?;
    Ok(found.into_iter().map(|state| vm.heap.misc(state)).collect())
}
/// `finditer`.
pub fn find_iter(vm: &mut Vm, pattern: Object, string: Object, pos: Object, endpos: Object) -> Res {
    let found = matches(vm, pattern, string, pos, endpos, 0)?;
    let list = vm.heap.list(found);
    Ok(vm.heap.iter(Iter::Sequence { over: list, at: 0 }))
}

/// `split`.
pub fn split(vm: &mut Vm, pattern: Object, string: Object, most: i64) -> Res {
    let (subject, compiled) = Subject::for_pattern(vm, pattern, string)?;
    let end = subject.text(vm).len();
    let mut spans: Vec<Option<(usize, usize)>> = Vec::new();
    let (mut last, mut count) = (0, 0);
    let room = vm.room() / 32;
    if most >= 0 {
        every(vm, &compiled, &subject, (0, end), &mut |found, _| {
            let (start, stop) = found[0].unwrap_or((0, 0));
            spans.push(Some((last, start)));
            spans.extend_from_slice(&found[1..]);
            last = stop;
            count += 1;
            spans.len() < room && (most == 0 || count < most)
        })?;
    }
    spans.push(Some((last, end)));
    vm.reserve(spans.len() * 48)?;
    let items = pace::items(spans.into_iter())
        .map(|span| span.map_or(Ok(Object::NONE), |(start, end)| subject.slice(vm, start, end)))
        .collect::<Res<Vec<Object>>>()?;
    vm.poll()?;
    Ok(vm.heap.list(items))
}

/// Writes a template with what the groups matched.
pub fn expand(parts: &[Part], text: &[u8], span: impl Fn(usize) -> (u32, u32), out: &mut Vec<u8>) {
    for part in parts {
        match part {
            Part::Literal(bytes) => out.extend_from_slice(bytes),
            Part::Group(group) => {
                let (start, end) = span(*group);
                if start != UNSET {
                    out.extend_from_slice(&text[start as usize..end as usize]);
                }
            }
        }
    }
}

/// The length of a text in which matches were replaced.
fn replaced_length(parts: &[Part], spans: &[(u32, u32)], groups: usize, length: usize) -> u64 {
    let width = |(start, end): (u32, u32)| if start == UNSET { 0 } else { u64::from(end - start) };
    let new = |found: &[(u32, u32)]| -> u64 {
        let part = |part: &Part| match part {
            Part::Literal(bytes) => bytes.len() as u64,
            Part::Group(group) => width(found[*group]),
        };
        parts.iter().map(part).sum()
    };
    let mut total = length as u64;
    for found in spans.chunks(groups) {
        if pace::halted_after(1 + parts.len()) {
            break;
        }
        total = (total + new(found)).saturating_sub(width(found[0]));
    }
    total
}

/// `sub` and `subn`.
pub fn sub(vm: &mut Vm, pattern: Object, replacement: Object, string: Object, most: i64, counted: bool) -> Res {
    let plain = vm.payload(replacement);
    let is_text = plain.is(Kind::Str);
    let bytes = if is_text { None } else { vm.bytes_like(replacement)? };
    if !is_text && bytes.is_none() {
        if !crate::builtins::is_callable(vm, replacement) {
            let name = vm.type_name(replacement);
            let message = match plain.kind() {
                Kind::List | Kind::Dict | Kind::Set => format!("unhashable type: '{name}'"),
                _ => format!("decoding to str: need a bytes-like object, {name} found"),
            };
            return Err(vm.type_error(&message));
        }
        let found = if most < 0 { vec![] } else { matches(vm, pattern, string, Object::UNBOUND, Object::UNBOUND, most)? };
        let found = vm.heap.list(found);
        let join = super::super::module_native(vm, "re", "_join");
        return vm.call_embedded("replace_each", vec![join, replacement, found, string, Object::bool(counted)]);
    }
    let (subject, compiled) = Subject::for_pattern(vm, pattern, string)?;
    let length = bytes.as_ref().map_or_else(|| vm.heap.text(plain).len(), Vec::len);
    vm.reserve_many(length as u64, size_of::<char>() as u64, 1)?;
    let parts = match &bytes {
        Some(data) if data.contains(&b'\\') => compiled.regex.template_of_bytes(data),
        Some(data) => Ok(vec![Part::Literal(data.clone())]),
        None if vm.heap.text(plain).contains('\\') => compiled.regex.template(vm.heap.text(plain)),
        None => Ok(vec![Part::Literal(vm.heap.text(plain).as_bytes().to_vec())]),
    };
    vm.poll()?;
    let parts = match parts {
        Ok(parts) => parts,
        Err(error) => return raise(vm, &error, plain),
    };
    let length = subject.text(vm).len();
    let groups = compiled.regex.groups + 1;
    let mut spans: Vec<(u32, u32)> = Vec::new();
    let mut count = 0;
    let room = vm.room() / 16;
    if most >= 0 {
        every(vm, &compiled, &subject, (0, length), &mut |found, _| {
            spans.extend(found[..groups].iter().map(|span| span.map_or((UNSET, UNSET), |(start, end)| (start as u32, end as u32))));
            count += 1;
            spans.len() < room && (most == 0 || count < most)
        })?;
    }
    if bytes.is_some() != subject.bytes.is_some()
        && let Some(&(first, _)) = spans.first()
    {
        let (at, wanted) = (usize::from(first > 0), if is_text { "a bytes-like object" } else { "str instance" });
        let message = format!("sequence item {at}: expected {wanted}, {} found", vm.type_name(replacement));
        return Err(vm.type_error(&message));
    }
    if spans.len() >= room {
        return Err(vm.memory_error());
    }
    let result = if count == 0 {
        unchanged(vm, &subject, string)
    } else {
        let total = replaced_length(&parts, &spans, groups, length);
        vm.reserve_many(total, 1, 1)?;
        let text = subject.text(vm);
        let mut out = Vec::with_capacity(total as usize);
        let mut last = 0;
        for found in spans.chunks(groups) {
            if pace::halted_after(1 + parts.len()) {
                break;
            }
            let (start, end) = found[0];
            out.extend_from_slice(&text[last..start as usize]);
            expand(&parts, text, |group| found[group], &mut out);
            last = end as usize;
        }
        pace::extend(&mut out, &text[last..]);
        vm.poll()?;
        drop(spans);
        subject.made(vm, out)
    };
    with_count(vm, result, count, counted)
}
/// A subject in which nothing was replaced, as plain text or bytes.
fn unchanged(vm: &mut Vm, subject: &Subject, string: Object) -> Object {
    if matches!(string.kind(), Kind::Str | Kind::Bytes) {
        return string;
    }
    let whole = subject.text(vm).to_vec();
    subject.made(vm, whole)
}
fn with_count(vm: &mut Vm, result: Object, count: i64, counted: bool) -> Res {
    Ok(if counted { vm.heap.tuple([result, Object::small(count)]) } else { result })
}
/// Puts what a function returned for each match in their place.
pub fn join(vm: &mut Vm, args: &[Object]) -> Res {
    let (found, parts) = (vm.heap.lists[args[1].index()].clone(), vm.heap.lists[args[2].index()].clone());
    let subject = Subject::new(vm, args[0])?;
    let mut out = Vec::new();
    let (mut last, mut pieces) = (0, 0);
    for (&object, &part) in found.iter().zip(&parts) {
        let (start, end) = match_state(vm, object).map_or((0, 0), |state| state.spans[0]);
        pieces += usize::from(start as usize > last);
        out.extend_from_slice(&subject.text(vm)[last..start as usize]);
        last = end as usize;
        if part.is_none() {
            continue;
        }
        let plain = vm.payload(part);
        match (subject.bytes.is_some(), plain.is(Kind::Str)) {
            (false, true) => out.extend_from_slice(vm.heap.text(plain).as_bytes()),
            (true, false) if let Some(bytes) = vm.bytes_like(part)? => out.extend_from_slice(&bytes),
            (of_bytes, _) => {
                let wanted = if of_bytes { "a bytes-like object" } else { "str instance" };
                let message = format!("sequence item {pieces}: expected {wanted}, {} found", vm.type_name(part));
                return Err(vm.type_error(&message));
            }
        }
        pieces += 1;
        vm.reserve(out.len())?;
    }
    let count = found.len() as i64;
    let result = if count == 0 {
        unchanged(vm, &subject, args[0])
    } else {
        out.extend_from_slice(&subject.text(vm)[last..]);
        subject.made(vm, out)
    };
    with_count(vm, result, count, args[3].is_true())
}
