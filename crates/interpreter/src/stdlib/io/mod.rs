//! The native part of `io`: the text of a `StringIO`, a place in it and the rule of its line ends. Its methods are in `in_memory.rs`.

mod in_memory;
pub use in_memory::stream_class;

use super::Known;
use super::native_ids as ids;
use super::posixpath::{path_text, plainly};
use super::state::{loaded, peek, peek_mut, saved};
use crate::native::{NativeDef, Res, function, method};
use crate::object::class::Layout;
use crate::object::heap::count_chars;
use crate::object::misc::{Misc, NativeState};
use crate::object::{Kind, Object};
use crate::pace;
use crate::types::{OBJECT, TypeDef};
use crate::vm::Vm;
use crate::vm::names::Name;
use std::any::Any;

pub static TABLE: &[NativeDef] = &[
    function("_text_buffer", "newline, /", |vm, args| {
        let rule = rule_of(vm, vm.payload(args[0])).unwrap_or_default();
        Ok(vm.heap.misc(Misc::boxed(TextBuffer { rule, ..TextBuffer::default() })))
    }),
    function("_buffer_end", "buffer, /", |vm, args| {
        if let Some(buffer) = peek_mut::<TextBuffer>(vm, args[0]) {
            *buffer = TextBuffer { closed: true, ..TextBuffer::default() };
        }
        Ok(Object::NONE)
    }),
    function("_buffer_place", "buffer, place, /", |vm, args| {
        // The place in characters; a number sets it, None leaves it, and True means the end.
        let given = if args[1].is(Kind::Bool) { None } else { vm.small_int(args[1]) };
        let Some(buffer) = peek_mut::<TextBuffer>(vm, args[0]) else { return Ok(Object::NONE) };
        if args[1] == Object::TRUE {
            buffer.place = buffer.chars;
        } else if let Some(place) = given {
            buffer.place = place.max(0) as usize;
        }
        let place = buffer.place as i64;
        Ok(vm.heap.int(place))
    }),
    function("_buffer_newlines", "buffer, /", |vm, args| {
        let Some(buffer) = peek::<TextBuffer>(vm, args[0]) else { return Ok(vm.heap.tuple([])) };
        let seen = buffer.seen;
        let names = [("\r", RETURN), ("\n", FEED), ("\r\n", BOTH)];
        let seen: Vec<Object> = names.iter().filter(|(_, bit)| seen & bit != 0).map(|(name, _)| vm.heap.intern(name)).collect();
        Ok(vm.heap.tuple(seen))
    }),
    function("_buffer_cut", "buffer, length, /", |vm, args| {
        let length = vm.small_int(args[1]).unwrap_or(i64::MAX).max(0) as usize;
        if let Some(buffer) = peek_mut::<TextBuffer>(vm, args[0])
            && length < buffer.chars
        {
            let at = buffer.offset(length);
            buffer.text.truncate(at);
            buffer.chars = length;
            buffer.known = (0, 0);
        }
        Ok(Object::NONE)
    }),
    function("_check_views", "array, /", in_memory::check_views),
    function("_path_of", "path, /", |vm, args| {
        // A path as text, and as messages name it.
        let Some(text) = path_text(vm, args[0])? else { return plainly(vm, args) };
        if text.contains('\0') {
            return Err(vm.value_error("embedded null byte"));
        }
        let text = vm.heap.string(text);
        Ok(vm.heap.tuple([text, args[0]]))
    }),
    function("_plain_name", "encoding, /", |vm, args| {
        let name = super::text(vm, args[0]).to_lowercase().replace('_', "-");
        Ok(vm.heap.string(name))
    }),
    function("_check_opening", "mode, encoding, errors, newline, /", opening),
    function("text_encoding", "encoding, stacklevel=2, /", |vm, args| Ok(args[0].some().unwrap_or_else(|| vm.heap.intern("locale")))),
    function("_size", "value, /", |vm, args| if args[0].is_none() { Ok(Object::NONE) } else { size(vm, args) }),
    function("_count", "size, /", |vm, args| if args[0].is_none() { Ok(Object::small(-1)) } else { size(vm, args) }),
    method("__init__", "self, initial_value='', newline='\\n'", in_memory::init),
    method("write", "self, s, /", in_memory::write),
    method("read", "self, size=-1, /", |vm, args| in_memory::taken(vm, args, "_read_slowly", false)),
    method("readline", "self, size=-1, /", |vm, args| in_memory::taken(vm, args, "_readline_slowly", true)),
    method("__iter__", "self, /", in_memory::iterate),
    method("__next__", "self, /", in_memory::next),
    method("readlines", "self, hint=-1, /", in_memory::lines),
    function("_begin_bytes", "stream, initial, /", in_memory::begin_bytes),
    method("getvalue", "self, /", in_memory::value),
    method("seek", "self, pos, whence=0, /", in_memory::seek),
    method("tell", "self, /", in_memory::tell),
];

/// The rule that a newline argument names; none where there is no such rule.
fn rule_of(vm: &Vm, newline: Object) -> Option<Newline> {
    if newline.is_none() {
        return Some(Newline::Any);
    }
    match vm.heap.text(Some(newline).filter(|newline| newline.is(Kind::Str))?) {
        "" => Some(Newline::Kept),
        "\n" => Some(Newline::Feed),
        "\r" => Some(Newline::Return),
        "\r\n" => Some(Newline::Both),
        _ => None,
    }
}

/// Refuses what `open` cannot do.
fn opening(vm: &mut Vm, args: &[Object]) -> Res {
    let names = ["mode", "encoding", "errors", "newline"];
    for (at, (&given, name)) in args.iter().zip(names).enumerate() {
        if !vm.payload(given).is(Kind::Str) && (at == 0 || !given.is_none()) {
            let wanted = if at == 0 { "str" } else { "str or None" };
            return vm.expected_type(&format!("open() argument '{name}'"), wanted, given);
        }
    }
    let mode = vm.owned_text(vm.payload(args[0]))?;
    let has = |letter: char| mode.contains(letter);
    let mut letters = mode.char_indices();
    if letters.any(|(at, letter)| !"rwaxbt+".contains(letter) || mode[..at].contains(letter)) {
        let shown = crate::types::repr_native(vm, args[0]);
        return Err(vm.value_error(&format!("invalid mode: {shown}")));
    }
    if has('t') && has('b') {
        return Err(vm.value_error("can't have text and binary mode at once"));
    }
    let kinds = mode.chars().filter(|letter| "rwax".contains(*letter)).count();
    if kinds > 1 {
        return Err(vm.value_error("must have exactly one of create/read/write/append mode"));
    }
    for ((&given, name), article) in args.iter().zip(names).skip(1).zip(["an", "an", "a"]) {
        if has('b') && !given.is_none() {
            return Err(vm.value_error(&format!("binary mode doesn't take {article} {name} argument")));
        }
    }
    let newline = if args[3].is_none() { "" } else { vm.text_of(args[3]) };
    if !matches!(newline, "" | "\n" | "\r" | "\r\n") {
        let message = format!("illegal newline value: {newline}");
        return Err(vm.value_error(&message));
    }
    Ok(Object::NONE)
}

/// A number of characters or bytes, of whatever has an index.
fn size(vm: &mut Vm, args: &[Object]) -> Res {
    if vm.special(args[0], Name::Index).is_none() {
        let message = format!("argument should be integer or None, not '{}'", vm.type_name(args[0]));
        return Err(vm.type_error(&message));
    }
    vm.index_object(args, 0)
}

pub static DEF: TypeDef = TypeDef {
    id: ids::TEXT_BUFFER,
    name: "_TextBuffer",
    module: "_io",
    base: OBJECT,
    layout: Layout::Other,
    is_base: false,
    natives: &[],
    doc: "",
};

/// What ends a line, and what becomes of line ends that are written.
#[derive(Clone, Copy, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
enum Newline {
    /// `newline=None`: every line end becomes `\n` when written.
    Any,
    /// `newline=""`: every line end ends a line, and stays as it is.
    Kept,
    #[default]
    Feed,
    Return,
    Both,
}

#[derive(Clone, Default, serde::Serialize, serde::Deserialize)]
pub struct TextBuffer {
    text: String,
    /// Length and place in characters; the place may lie behind the end.
    chars: usize,
    place: usize,
    /// A character and the byte where it begins: the last one that was looked for.
    known: (usize, usize),
    rule: Newline,
    /// The kinds of line ends that were written, where all of them end a line.
    seen: u8,
    closed: bool,
}

const RETURN: u8 = 1;
const FEED: u8 = 2;
const BOTH: u8 = 4;

/// The kinds of line ends in a text.
fn line_ends(text: &str) -> u8 {
    let bytes = text.as_bytes();
    let mut seen = 0;
    for at in pace::items(memchr::memchr2_iter(b'\r', b'\n', bytes)) {
        seen |= match bytes[at] {
            b'\n' if at > 0 && bytes[at - 1] == b'\r' => BOTH,
            b'\n' => FEED,
            // The feed behind it says what both are.
            _ if bytes.get(at + 1) == Some(&b'\n') => 0,
            _ => RETURN,
        };
        if seen == RETURN | FEED | BOTH {
            break;
        }
    }
    seen
}

impl NativeState for TextBuffer {
    fn class(&self) -> u32 {
        ids::TEXT_BUFFER
    }
    fn clone_state(&self) -> Box<dyn NativeState> {
        Box::new(self.clone())
    }
    fn save(&self) -> Result<Vec<u8>, &'static str> {
        saved(self)
    }
    fn bytes(&self) -> usize {
        96 + self.text.capacity()
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

impl TextBuffer {
    /// The byte where a character begins.
    fn offset(&mut self, char: usize) -> usize {
        if self.text.len() == self.chars {
            return char.min(self.chars);
        }
        let (from, byte) = if self.known.0 <= char { self.known } else { (0, 0) };
        let rest = self.text.get(byte..).unwrap_or_default();
        let found = rest.char_indices().nth(char - from).map_or(self.text.len(), |(at, _)| byte + at);
        self.known = (char.min(self.chars), found);
        found
    }
    /// The character behind the end of the line at the present place.
    fn line_end(&mut self) -> usize {
        if self.place >= self.chars {
            return self.place;
        }
        let start = self.offset(self.place);
        let rest = &self.text.as_bytes()[start..];
        let length = match self.rule {
            Newline::Any | Newline::Feed => memchr::memchr(b'\n', rest).map(|at| at + 1),
            Newline::Return => memchr::memchr(b'\r', rest).map(|at| at + 1),
            Newline::Both => memchr::memmem::find(rest, b"\r\n").map(|at| at + 2),
            Newline::Kept => memchr::memchr2(b'\n', b'\r', rest).map(|at| at + if rest[at..].starts_with(b"\r\n") { 2 } else { 1 }),
        };
        let Some(length) = length else { return self.chars };
        let ascii = self.text.len() == self.chars;
        self.place + if ascii { length } else { self.text[start..start + length].chars().count() }
    }
    /// The bytes up to a character, which is the new place.
    fn span(&mut self, end: usize) -> (usize, usize) {
        let end = end.min(self.chars);
        if end <= self.place {
            return (0, 0);
        }
        let (first, last) = (self.offset(self.place), self.offset(end));
        self.place = end;
        (first, last)
    }
    fn note_line_ends(&mut self, text: &str) {
        if matches!(self.rule, Newline::Any | Newline::Kept) {
            self.seen |= line_ends(text);
        }
    }
    fn put(&mut self, text: &str) {
        let added = count_chars(text);
        if self.place > self.chars {
            self.text.extend(std::iter::repeat_n('\0', self.place - self.chars));
            self.chars = self.place;
        }
        if self.place == self.chars {
            self.text.push_str(text);
        } else {
            let (first, last) = (self.offset(self.place), self.offset(self.place + added));
            self.text.replace_range(first..last, text);
            self.known = (0, 0);
        }
        self.place += added;
        self.chars = self.chars.max(self.place);
    }
}

/// The buffer of a snapshot: what it says of itself is counted again.
pub fn load(data: &[u8]) -> Option<Box<dyn NativeState>> {
    let buffer: TextBuffer = loaded(data)?;
    let chars = buffer.text.chars().count();
    Some(Box::new(TextBuffer { chars, known: (0, 0), ..buffer }))
}

/// The next line of an open `StringIO` that a loop goes through, or `EXHAUSTED`; `None` where the guest has something to say.
pub fn loop_line(vm: &mut Vm, file: Object) -> Res<Option<Object>> {
    let Some(buffer) = plain_buffer(vm, file) else { return Ok(None) };
    let line = in_memory::take_text(vm, buffer, -1, true)?;
    Ok(Some(if line.is(Kind::Str) && vm.heap.text(line).is_empty() { Object::EXHAUSTED } else { line }))
}

/// The next line of an open `StringIO` that is none of the guest's own: `csv` reads it without a call. `None` at its end.
pub fn next_line(vm: &mut Vm, file: Object) -> Option<Object> {
    let buffer = plain_buffer(vm, file)?;
    let line = in_memory::take_text(vm, buffer, -1, true).ok()?;
    (line.is(Kind::Str) && !vm.heap.text(line).is_empty()).then_some(line)
}

static READLINE: Known = Known::new("io", "readline");
static ITER: Known = Known::new("io", "__iter__");
static NEXT: Known = Known::new("io", "__next__");
static WRITE: Known = Known::new("io", "write");

/// The buffer of an open `StringIO` whose class reads and writes as this one does.
pub fn plain_buffer(vm: &mut Vm, file: Object) -> Option<Object> {
    if !file.is(Kind::Instance) {
        return None;
    }
    let buffer = buffer_of(vm, file)?;
    let known = (vm.class_of(file), vm.epoch);
    if vm.plain_buffer != known {
        for (name, own) in [(Name::Iter, &ITER), (Name::Readline, &READLINE), (Name::Next, &NEXT), (Name::Write, &WRITE)] {
            if vm.special(file, name) != Some(own.get(vm)) {
                return None;
            }
        }
        vm.plain_buffer = known;
    }
    peek::<TextBuffer>(vm, buffer).is_some_and(|buffer| !buffer.closed).then_some(buffer)
}

/// Writes to a buffer; how many characters of the text there were.
pub fn write_to(vm: &mut Vm, buffer: Object, text: &str) -> Res<usize> {
    if text.is_empty() {
        return Ok(0);
    }
    let gap = peek::<TextBuffer>(vm, buffer).map_or(0, |buffer| buffer.place.saturating_sub(buffer.chars));
    vm.reserve(text.len().saturating_mul(2).saturating_add(gap))?;
    let Some(buffer) = peek_mut::<TextBuffer>(vm, buffer) else { return Ok(0) };
    let before = buffer.text.capacity();
    buffer.note_line_ends(text);
    match buffer.rule {
        Newline::Any if text.contains('\r') => buffer.put(&text.replace("\r\n", "\n").replace('\r', "\n")),
        Newline::Return if text.contains('\n') => buffer.put(&text.replace('\n', "\r")),
        Newline::Both if text.contains('\n') => buffer.put(&text.replace('\n', "\r\n")),
        _ => buffer.put(text),
    }
    let grown = buffer.text.capacity() - before.min(buffer.text.capacity());
    vm.heap.charge(grown);
    Ok(count_chars(text))
}

fn buffer_of(vm: &mut Vm, file: Object) -> Option<Object> {
    let name = vm.name(Name::Buffer);
    vm.instance_attr(file, name).filter(|&buffer| peek::<TextBuffer>(vm, buffer).is_some())
}
