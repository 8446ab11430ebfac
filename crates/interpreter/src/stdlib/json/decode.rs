//! The reader: text to objects, with CPython's complaints and their places.

use super::super::native_ids as ids;
use super::scan::{Number, plain_end};
use crate::native::Res;
use crate::object::dict::{Dict, Entry};
use crate::object::misc::{Misc, NativeState};
use crate::object::{Kind, Object};
use crate::pace;
use crate::text::{int_text, surrogate};
use crate::vm::Vm;
use std::any::Any;
use std::sync::Arc;

/// A container being read: its values are those from here on.
#[derive(Clone, Copy)]
struct Level {
    shape: Shape,
    start: usize,
}

/// What a container becomes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    Array,
    /// Its values are keys, each before what belongs to it.
    Object,
    /// As pairs, for `object_pairs_hook`.
    Pairs,
}

/// Keys that are remembered, so that the same one need not be looked for again; each has one place.
const NAMES: usize = 64;

/// What the guest must do with a value before reading goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ask {
    ObjectHook = 1,
    PairsHook,
    Float,
    Int,
    Constant,
}

#[derive(Clone)]
struct Work {
    text: Arc<str>,
    document: Object,
    at: usize,
    levels: Vec<Level>,
    /// What containers that are not complete yet hold, from the outermost to the innermost.
    values: Vec<Object>,
    names: Vec<Object>,
    is_ascii: bool,
    strict: bool,
    whole: bool,
    hook: bool,
    pairs: bool,
    floats: bool,
    ints: bool,
    constants: bool,
}

impl NativeState for Work {
    fn class(&self) -> u32 {
        ids::JSON_DECODING
    }
    fn trace(&self, visit: &mut dyn FnMut(Object)) {
        visit(self.document);
        self.values.iter().chain(&self.names).for_each(|&value| visit(value));
    }
    fn clone_state(&self) -> Box<dyn NativeState> {
        Box::new(self.clone())
    }
    fn save(&self) -> Result<Vec<u8>, &'static str> {
        Err("json is at work")
    }
    fn bytes(&self) -> usize {
        self.text.len() + (self.values.capacity() + NAMES) * size_of::<Object>() + 128
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

/// Reading one value: it is ready, or the guest must be asked, or a container was opened.
enum Read {
    Value(Object),
    Ask(Ask, Object),
    Opened,
}

/// Why reading stopped: a complaint with its place in bytes, or a flow.
enum Stop {
    Error(&'static str, usize),
    Flow(Box<crate::native::Flow>),
}

impl From<Box<crate::native::Flow>> for Stop {
    fn from(flow: Box<crate::native::Flow>) -> Self {
        Self::Flow(flow)
    }
}

/// The value of a text. With `whole`, nothing may follow it; else `(value, end)`.
/// Where a hook is to be called: `(work, which, argument)` inside a list.
pub fn decode(vm: &mut Vm, args: &[Object]) -> Res {
    let document = vm.payload(args[0]);
    let text: Arc<str> = vm.heap.text(document).into();
    let start = vm.int_arg(args, 1)?.max(0) as usize;
    let at =
        if vm.heap.is_ascii(document) { start.min(text.len()) } else { text.char_indices().nth(start).map_or(text.len(), |(at, _)| at) };
    if start > vm.heap.strs[document.index()].chars as usize {
        return complain_at(vm, document, "Expecting value", start);
    }
    let given = |at: usize| !args[at].is_none();
    let mut work = Work {
        text,
        document,
        at,
        levels: Vec::new(),
        values: Vec::new(),
        names: Vec::new(),
        is_ascii: vm.heap.is_ascii(document),
        strict: args[3].is_true(),
        whole: args[2].is_true(),
        hook: given(4),
        pairs: given(5),
        floats: given(6),
        ints: given(7),
        constants: given(8),
    };
    if work.whole {
        work.skip_space();
    }
    run(vm, work, None, None)
}
/// Goes on with what a hook returned.
pub fn go_on(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(index) = args[0].index_of(Kind::Misc) else { return Ok(Object::NONE) };
    let work = match &mut vm.heap.miscs[index] {
        Misc::Native(state) => state.as_any_mut().downcast_mut::<Work>().map(|work| {
            let (levels, values) = (std::mem::take(&mut work.levels), std::mem::take(&mut work.values));
            Work { levels, values, ..work.clone() }
        }),
        _ => None,
    };
    match work {
        Some(work) => run(vm, work, Some(args[1]), Some(args[0])),
        None => Err(vm.runtime_error("nothing to go on with")),
    }
}
/// Reads on, with what the guest was asked for and the object that this work was in meanwhile, if it was asked.
fn run(vm: &mut Vm, mut work: Work, value: Option<Object>, state: Option<Object>) -> Res {
    match work.read(vm, value) {
        Ok(Read::Value(value)) => {
            if work.whole {
                work.skip_space();
                if work.at < work.text.len() {
                    return complain(vm, work.document, "Extra data", work.at);
                }
                return Ok(value);
            }
            let end = work.text[..work.at].chars().count();
            Ok(vm.heap.tuple([value, Object::small(end as i64)]))
        }
        Ok(Read::Ask(which, argument)) => {
            let state = put_down(vm, work, state);
            let items = vec![state, Object::small(which as i64), argument];
            let request = vm.heap.list(items);
            Ok(ask(vm, request))
        }
        Ok(Read::Opened) => Err(vm.runtime_error("a container was left open")),
        Err(Stop::Flow(flow)) => Err(flow),
        Err(Stop::Error(message, at)) => {
            let document = work.document;
            complain(vm, document, message, at)
        }
    }
}
/// The object in which the work waits: always the same one, since its text is on the account.
fn put_down(vm: &mut Vm, work: Work, state: Option<Object>) -> Object {
    let Some(state) = state else { return vm.heap.misc(Misc::boxed(work)) };
    if let Misc::Native(place) = &mut vm.heap.miscs[state.index()]
        && let Some(place) = place.as_any_mut().downcast_mut::<Work>()
    {
        *place = work;
    }
    state
}
/// A request is told apart from any value by its wrapper.
fn ask(vm: &mut Vm, request: Object) -> Object {
    vm.heap.misc(Misc::AsyncYield(request))
}
fn complain(vm: &mut Vm, document: Object, message: &str, at: usize) -> Res {
    let at = vm.heap.text(document)[..at].chars().count();
    complain_at(vm, document, message, at)
}
fn complain_at(vm: &mut Vm, document: Object, message: &str, at: usize) -> Res {
    let module = vm.modules.get("json").copied().unwrap_or(Object::NONE);
    let name = vm.heap.intern("JSONDecodeError");
    let class = vm.getattr(module, name)?;
    let message = vm.heap.str(message);
    vm.call_embedded("raise_new", vec![class, message, document, Object::small(at as i64)])
}

impl Work {
    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }
    fn skip_space(&mut self) {
        while matches!(self.byte(), Some(b' ' | b'\n' | b'\r' | b'\t')) {
            self.at += 1;
        }
    }
    /// Reads until the outermost value is complete; `value` is one that is ready already.
    fn read(&mut self, vm: &mut Vm, mut value: Option<Object>) -> Result<Read, Stop> {
        let mut steps = 0u32;
        loop {
            steps += 1;
            if steps.is_multiple_of(4096) {
                vm.poll()?;
                vm.reserve(1 << 16)?;
            }
            let ready = match value.take() {
                Some(ready) => ready,
                None => match self.value(vm)? {
                    Read::Value(ready) => ready,
                    Read::Opened => continue,
                    ask => return Ok(ask),
                },
            };
            // A value is complete: into its container.
            let Some(&Level { shape, start }) = self.levels.last() else { return Ok(Read::Value(ready)) };
            self.values.push(ready);
            self.skip_space();
            let end = if shape == Shape::Array { b']' } else { b'}' };
            match self.byte() {
                Some(b',') => {
                    self.at += 1;
                    self.skip_space();
                    if shape != Shape::Array {
                        self.key(vm)?;
                    }
                }
                Some(byte) if byte == end => {
                    self.at += 1;
                    self.levels.pop();
                    match self.close(vm, shape, start)? {
                        Read::Value(closed) => value = Some(closed),
                        ask => return Ok(ask),
                    }
                }
                _ => return Err(Stop::Error("Expecting ',' delimiter", self.at)),
            }
        }
    }
    /// The container of the values from `start` on.
    fn close(&mut self, vm: &mut Vm, shape: Shape, start: usize) -> Result<Read, Stop> {
        let inside = &self.values[start..];
        let made = match shape {
            // What is outermost is long, and need not be copied.
            Shape::Array if start == 0 => Read::Value(vm.heap.list(std::mem::take(&mut self.values))),
            Shape::Array => {
                vm.reserve(size_of_val(inside))?;
                Read::Value(vm.heap.list(pace::copied(inside)))
            }
            Shape::Object => {
                let dict = dict_of(vm, inside.as_chunks().0)?;
                if self.hook { Read::Ask(Ask::ObjectHook, dict) } else { Read::Value(dict) }
            }
            Shape::Pairs => {
                let pairs = pace::items(inside.chunks_exact(2)).map(|pair| vm.heap.tuple(pair)).collect();
                Read::Ask(Ask::PairsHook, vm.heap.list(pairs))
            }
        };
        vm.poll()?;
        self.values.truncate(start);
        Ok(made)
    }
    /// Reads a key and its colon into the innermost object.
    fn key(&mut self, vm: &mut Vm) -> Result<(), Stop> {
        if self.byte() != Some(b'"') {
            return Err(Stop::Error("Expecting property name enclosed in double quotes", self.at));
        }
        let name = self.string(vm, true)?;
        self.skip_space();
        if self.byte() != Some(b':') {
            return Err(Stop::Error("Expecting ':' delimiter", self.at));
        }
        self.at += 1;
        self.skip_space();
        self.values.push(name);
        Ok(())
    }
    fn open(&mut self, vm: &mut Vm, shape: Shape, what: &str) -> Result<(), Stop> {
        if self.levels.len() + vm.frames.len() >= vm.recursion_limit {
            let tail = format!(" while decoding a JSON {what} from a unicode string");
            return Err(Stop::Flow(vm.recursion_error(&tail)));
        }
        self.levels.push(Level { shape, start: self.values.len() });
        Ok(())
    }
    fn value(&mut self, vm: &mut Vm) -> Result<Read, Stop> {
        let start = self.at;
        let Some(byte) = self.byte() else { return Err(Stop::Error("Expecting value", start)) };
        match byte {
            b'"' => self.string(vm, false).map(Read::Value),
            b'{' => {
                self.at += 1;
                self.skip_space();
                let shape = if self.pairs { Shape::Pairs } else { Shape::Object };
                self.open(vm, shape, "object")?;
                if self.byte() == Some(b'}') {
                    self.at += 1;
                    self.levels.pop();
                    return self.close(vm, shape, self.values.len());
                }
                self.key(vm)?;
                Ok(Read::Opened)
            }
            b'[' => {
                self.at += 1;
                self.skip_space();
                if self.byte() == Some(b']') {
                    self.at += 1;
                    return Ok(Read::Value(vm.heap.list(vec![])));
                }
                self.open(vm, Shape::Array, "array")?;
                Ok(Read::Opened)
            }
            b'n' if self.word("null") => Ok(Read::Value(Object::NONE)),
            b't' if self.word("true") => Ok(Read::Value(Object::TRUE)),
            b'f' if self.word("false") => Ok(Read::Value(Object::FALSE)),
            b'N' if self.word("NaN") => self.constant(vm, "NaN", f64::NAN),
            b'I' if self.word("Infinity") => self.constant(vm, "Infinity", f64::INFINITY),
            b'-' if self.word("-Infinity") => self.constant(vm, "-Infinity", f64::NEG_INFINITY),
            b'-' | b'0'..=b'9' => self.number(vm),
            _ => Err(Stop::Error("Expecting value", start)),
        }
    }
    fn word(&mut self, word: &str) -> bool {
        let found = self.text[self.at..].starts_with(word);
        self.at += if found { word.len() } else { 0 };
        found
    }
    fn constant(&mut self, vm: &mut Vm, name: &str, value: f64) -> Result<Read, Stop> {
        if self.constants {
            let name = vm.heap.str(name);
            return Ok(Read::Ask(Ask::Constant, name));
        }
        Ok(Read::Value(if value.is_nan() { vm.fresh_nan() } else { Object::float(value) }))
    }
    fn number(&mut self, vm: &mut Vm) -> Result<Read, Stop> {
        let start = self.at;
        let Some(number) = Number::read(self.text.as_bytes(), start) else { return Err(Stop::Error("Expecting value", start)) };
        self.at = number.end;
        let asks = if number.is_float { self.floats.then_some(Ask::Float) } else { self.ints.then_some(Ask::Int) };
        if let Some(ask) = asks {
            let text = vm.heap.str(&self.text[start..number.end]);
            return Ok(Read::Ask(ask, text));
        }
        if number.is_float {
            let value = number.float().unwrap_or_else(|| self.text[start..number.end].parse().unwrap_or(f64::NAN));
            return Ok(Read::Value(Object::float(value)));
        }
        if let Some(value) = number.int() {
            return Ok(Read::Value(vm.heap.int(value)));
        }
        match int_text::parse(&self.text[start..number.end], 10, vm.digit_limit()) {
            Ok(value) => Ok(Read::Value(vm.int_object(value))),
            Err(error) => Err(Stop::Flow(vm.text_error(error))),
        }
    }
    /// Reads a string, whose opening quote is at `self.at`.
    fn string(&mut self, vm: &mut Vm, is_key: bool) -> Result<Object, Stop> {
        let opening = self.at;
        let bytes = self.text.as_bytes();
        let start = opening + 1;
        let mut at = plain_end(bytes, start, false);
        loop {
            match bytes.get(at) {
                None => return Err(Stop::Error("Unterminated string starting at", opening)),
                Some(b'"') => break,
                Some(b'\\') => return self.escaped(vm, opening, at, is_key),
                Some(_) if self.strict => return Err(Stop::Error("Invalid control character at", at)),
                Some(_) => at = plain_end(bytes, at + 1, false),
            }
        }
        self.at = at + 1;
        if is_key {
            return Ok(self.name(vm, start, at));
        }
        let part = &self.text[start..at];
        Ok(if self.is_ascii { vm.heap.ascii(part) } else { vm.heap.str(part) })
    }
    /// The key between two places. Objects of one kind have the same ones.
    fn name(&mut self, vm: &mut Vm, start: usize, end: usize) -> Object {
        let part = &self.text[start..end];
        let (first, last) = (part.as_bytes().first().copied(), part.as_bytes().last().copied());
        let place = (usize::from(first.unwrap_or(0)) * 7 + usize::from(last.unwrap_or(0)) * 3 + part.len()) % NAMES;
        if let Some(&known) = self.names.get(place)
            && !known.is_unbound()
            && vm.heap.text(known) == part
        {
            return known;
        }
        let name = vm.heap.intern(part);
        self.names.resize(NAMES, Object::UNBOUND);
        self.names[place] = name;
        name
    }
    fn escaped(&mut self, vm: &mut Vm, opening: usize, mut at: usize, is_key: bool) -> Result<Object, Stop> {
        let text = Arc::clone(&self.text);
        let bytes = text.as_bytes();
        let mut out = String::from(&text[opening + 1..at]);
        loop {
            match bytes.get(at) {
                None => return Err(Stop::Error("Unterminated string starting at", opening)),
                Some(b'"') => break,
                Some(b'\\') if pace::halted_in_steps() => return Err(Stop::Error("Unterminated string starting at", opening)),
                Some(b'\\') => {
                    at = self.escape(bytes, opening, at, &mut out)?;
                }
                Some(0..=0x1F) if self.strict => return Err(Stop::Error("Invalid control character at", at)),
                Some(_) => {
                    // What is not plain is a control character that is allowed here.
                    let end = plain_end(bytes, at, false).max(at + 1);
                    out.push_str(&text[at..end]);
                    at = end;
                }
            }
        }
        self.at = at + 1;
        Ok(if is_key { vm.heap.intern(&out) } else { vm.heap.string(out) })
    }
    fn escape(&self, bytes: &[u8], opening: usize, at: usize, out: &mut String) -> Result<usize, Stop> {
        let Some(&kind) = bytes.get(at + 1) else { return Err(Stop::Error("Unterminated string starting at", opening)) };
        let plain = match kind {
            b'"' => '"',
            b'\\' => '\\',
            b'/' => '/',
            b'b' => '\x08',
            b'f' => '\x0c',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => {
                // Nothing is an escape that the text ends with.
                let Some(code) = hex4(bytes, at + 2).filter(|_| at + 6 < bytes.len()) else {
                    return Err(Stop::Error("Invalid \\uXXXX escape", at + 1));
                };
                if (0xD800..0xDC00).contains(&code)
                    && bytes.get(at + 6) == Some(&b'\\')
                    && bytes.get(at + 7) == Some(&b'u')
                    && at + 12 < bytes.len()
                    && let Some(low) = hex4(bytes, at + 8)
                    && (0xDC00..0xE000).contains(&low)
                {
                    let joined = 0x1_0000 + ((code - 0xD800) << 10) + (low - 0xDC00);
                    out.extend(char::from_u32(joined));
                    return Ok(at + 12);
                }
                out.extend(surrogate::char_of(code));
                return Ok(at + 6);
            }
            _ => return Err(Stop::Error("Invalid \\escape", at)),
        };
        out.push(plain);
        Ok(at + 2)
    }
}
fn hex4(bytes: &[u8], at: usize) -> Option<u32> {
    bytes.get(at..at + 4)?.iter().try_fold(0, |code, &byte| Some(code << 4 | char::from(byte).to_digit(16)?))
}
/// A dict of keys, each before its value: a later one replaces an earlier one. They are interned: equal ones are the same.
fn dict_of(vm: &mut Vm, pairs: &[[Object; 2]]) -> Res {
    if pairs.len() > Dict::SMALL {
        return long_dict_of(vm, pairs);
    }
    let mut entries: Vec<Entry> = Vec::with_capacity(pairs.len());
    for &[key, value] in pairs {
        match entries.iter_mut().find(|entry| entry.key == key) {
            Some(entry) => entry.value = value,
            None => entries.push(Entry { hash: vm.heap.str_hash(key), key, value }),
        }
    }
    Ok(vm.heap.dict(if entries.is_empty() { Dict::default() } else { Dict::of_few(entries) }))
}
fn long_dict_of(vm: &mut Vm, pairs: &[[Object; 2]]) -> Res {
    let dict = vm.heap.dict(Dict::default());
    for (number, &[key, value]) in pairs.iter().enumerate() {
        if pace::halted_at(number) {
            vm.poll()?;
        }
        let hash = vm.heap.str_hash(key);
        match vm.heap.dicts[dict.index()].find_identical(hash, key) {
            Some(at) => vm.heap.dicts[dict.index()].entries[at].value = value,
            None => vm.dict_push(dict.index(), hash, key, value)?,
        }
    }
    Ok(dict)
}
