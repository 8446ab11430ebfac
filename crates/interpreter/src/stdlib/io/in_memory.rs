//! The methods of `StringIO` and `BytesIO` as natives. A text is kept in a buffer of its own (`mod.rs`), bytes in a bytearray beside their
//! place. Arguments that are out of the ordinary are the business of `io.py`: each method has its `_slowly` there.

use super::{READLINE, TextBuffer, plain_buffer, rule_of, write_to};
use crate::native::{Flow, Res, call};
use crate::object::misc::Misc;
use crate::object::{Data, Kind, Object};
use crate::pace;
use crate::stdlib::state::{peek, peek_mut};
use crate::types;
use crate::vm::{Name, Vm};
use num_traits::Signed;

/// What a stream in memory reads and writes.
#[derive(Clone, Copy)]
enum Stream {
    Text(Object),
    /// A bytearray, and the place in it.
    Bytes(u32, usize),
}

/// What an open stream keeps.
fn stream(vm: &mut Vm, file: Object) -> Res<Stream> {
    let name = vm.name(Name::Buffer);
    let buffer = if file.is(Kind::Instance) { vm.instance_attr(file, name) } else { None };
    let Some(buffer) = buffer else { return Err(vm.value_error("I/O operation on uninitialized object")) };
    let Some(data) = buffer.index_of(Kind::ByteArray) else {
        return match peek::<TextBuffer>(vm, buffer) {
            Some(state) if state.closed => Err(vm.value_error("I/O operation on closed file")),
            Some(_) => Ok(Stream::Text(buffer)),
            None => Err(vm.value_error("I/O operation on uninitialized object")),
        };
    };
    let (closed, position) = (vm.name(Name::Closed), vm.name(Name::Position));
    if vm.instance_attr(file, closed) == Some(Object::TRUE) {
        return Err(vm.value_error("I/O operation on closed file."));
    }
    let place = vm.instance_attr(file, position).and_then(|place| usize::try_from(vm.small_int(place)?).ok());
    Ok(Stream::Bytes(data, place.unwrap_or(0)))
}

/// The class whose method a native of this module is, by the receiver.
pub fn stream_class(vm: &mut Vm, args: &[Object]) -> &'static str {
    let bytes = crate::stdlib::class_in(vm, "io", "BytesIO");
    let is_bytes = args.first().zip(bytes).is_some_and(|(&file, class)| vm.is_instance(file, class));
    if is_bytes { "BytesIO" } else { "StringIO" }
}

/// Refuses to change an array while a variable of a running function or of its module holds a view of it. Views that were only used on
/// the way to something else may still be there, and are nobody's.
pub fn check_views(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(array) = args[0].index_of(Kind::ByteArray).filter(|&array| vm.heap.bytes[array].exports > 0) else { return Ok(Object::NONE) };
    vm.state.insert("viewed".into(), Object::make(Kind::ByteArray, array));
    Err(Box::new(Flow::WithStack(|vm, stack| {
        let array = vm.state.remove("viewed").unwrap_or(Object::NONE);
        let is_view = |object: Object| {
            let view = object.index_of(Kind::Misc).map(|misc| &vm.heap.miscs[misc]);
            matches!(view, Some(Misc::MemoryView { over, .. }) if vm.payload(*over) == array)
        };
        let mut searched = Object::UNBOUND;
        let is_held = pace::items(vm.frames.iter()).any(|frame| {
            let (base, count) = (frame.base as usize, vm.codes[frame.code as usize].local_count as usize);
            let is_new = std::mem::replace(&mut searched, frame.globals) != frame.globals;
            let globals = vm.heap.dicts[frame.globals.index()].iter().map(|entry| entry.value);
            stack.iter().skip(base).take(count).copied().any(is_view) || is_new && pace::items(globals).any(is_view)
        });
        vm.poll()?;
        match is_held {
            true => Err(vm.error(types::BUFFER_ERROR, "Existing exports of data: object cannot be re-sized")),
            false => Ok(Object::NONE),
        }
    })))
}

/// What `io.py` does where this file does not.
fn slowly(vm: &mut Vm, name: &str, args: &[Object]) -> Res {
    let name = vm.heap.intern(name);
    match vm.lookup(vm.class_of(args[0]), name) {
        Some(function) => call(function, args.iter().copied().take_while(|arg| !arg.is_unbound()).collect::<Vec<_>>()),
        None => Err(vm.type_error("a stream in memory is required")),
    }
}

pub fn init(vm: &mut Vm, args: &[Object]) -> Res {
    let (text, newline) = (args[1], args[2]);
    let is_text = |object: Object| object.is_unbound() || object.is_none() || object.is(Kind::Str);
    let rule = if newline.is_unbound() { Some(super::Newline::Feed) } else { rule_of(vm, newline) };
    let Some(rule) = rule.filter(|_| args[0].is(Kind::Instance) && is_text(text)) else {
        let given = [args[0], text.or(Object::NONE), newline.or(vm.heap.char_str(b'\n'))];
        return slowly(vm, "_init_slowly", &given);
    };
    let buffer = vm.heap.misc(Misc::boxed(TextBuffer { rule, ..TextBuffer::default() }));
    if text.is(Kind::Str) {
        let text = vm.owned_text(text)?;
        write_to(vm, buffer, &text)?;
        if let Some(state) = peek_mut::<TextBuffer>(vm, buffer) {
            state.place = 0;
        }
    }
    let name = vm.name(Name::Buffer);
    vm.set_instance_attr(args[0], name, buffer)?;
    Ok(Object::NONE)
}

pub fn write(vm: &mut Vm, args: &[Object]) -> Res {
    let given = vm.payload(args[1]);
    match stream(vm, args[0])? {
        Stream::Text(buffer) if given.is(Kind::Str) => {
            vm.reserve(vm.heap.text(given).len().saturating_mul(2))?;
            if let Some(count) = append(vm, buffer, given) {
                return Ok(Object::small(count as i64));
            }
            let text = vm.owned_text(given)?;
            let count = write_to(vm, buffer, &text)?;
            Ok(Object::small(count as i64))
        }
        Stream::Text(_) => {
            let message = format!("string argument expected, got '{}'", vm.type_name(args[1]));
            Err(vm.type_error(&message))
        }
        Stream::Bytes(data, place) => {
            // A view of the contents must not see them grow.
            if !given.is(Kind::Bytes) || vm.heap.bytes[data].exports > 0 {
                return slowly(vm, "_write_slowly", args);
            }
            put_bytes(vm, args[0], data, place, given)
        }
    }
}

/// Writes a text at the end of a buffer that takes line ends as they are; how many characters it has. There is room for it.
fn append(vm: &mut Vm, buffer: Object, given: Object) -> Option<usize> {
    let count = vm.heap.strs[given.index()].chars as usize;
    let state = peek_mut::<TextBuffer>(vm, buffer)?;
    if state.place != state.chars || !matches!(state.rule, super::Newline::Feed | super::Newline::Kept) {
        return None;
    }
    // It is taken out while the other text is read.
    let mut text = std::mem::take(&mut state.text);
    let (before, start) = (text.capacity(), text.len());
    text.push_str(vm.heap.text(given));
    vm.heap.charge(text.capacity() - before);
    let state = peek_mut::<TextBuffer>(vm, buffer)?;
    state.note_line_ends(&text[start..]);
    state.text = text;
    state.chars += count;
    state.place = state.chars;
    Some(count)
}

fn put_bytes(vm: &mut Vm, file: Object, data: u32, place: usize, given: Object) -> Res {
    let count = vm.heap.bytes[given.index()].data.len();
    if count == 0 {
        return Ok(Object::small(0));
    }
    let (length, end) = (vm.heap.bytes[data].data.len(), place.saturating_add(count));
    vm.reserve(end.saturating_sub(length).saturating_mul(2))?;
    let written = std::mem::take(&mut vm.heap.bytes[given.index()].data);
    let target = &mut vm.heap.bytes[data].data;
    let before = target.capacity();
    if place == length {
        target.extend_from_slice(&written);
    } else {
        if length < end {
            target.resize(end, 0);
        }
        target[place..end].copy_from_slice(&written);
    }
    let grown = target.capacity() - before.min(target.capacity());
    vm.heap.bytes[given.index()].data = written;
    vm.heap.charge(grown);
    move_to(vm, file, end)?;
    Ok(vm.heap.int(count as i64))
}

/// Sets the place in bytes.
fn move_to(vm: &mut Vm, file: Object, place: usize) -> Res<()> {
    let (name, place) = (vm.name(Name::Position), vm.heap.int(place as i64));
    vm.set_instance_attr(file, name, place)
}

/// Reads to the end, or to that of a line, or as much as was asked for.
pub fn taken(vm: &mut Vm, args: &[Object], name: &str, is_line: bool) -> Res {
    let stream = stream(vm, args[0])?;
    let most = match args[1].kind() {
        _ if args[1].is_unbound() || args[1].is_none() => -1,
        // One that does not fit is more than there is, or less than nothing.
        Kind::Int | Kind::Bool | Kind::Big => vm.small_int(args[1]).unwrap_or(if vm.to_big(args[1]).is_negative() { -1 } else { i64::MAX }),
        _ => return slowly(vm, name, args),
    };
    match stream {
        Stream::Text(buffer) => take_text(vm, buffer, most, is_line),
        Stream::Bytes(data, place) => take_bytes(vm, args[0], data, place, most, is_line),
    }
}

pub fn take_text(vm: &mut Vm, buffer: Object, most: i64, is_line: bool) -> Res {
    let Some(state) = peek_mut::<TextBuffer>(vm, buffer) else { return Ok(Object::NONE) };
    let mut last = if is_line { state.line_end() } else { state.chars };
    if let Ok(most) = usize::try_from(most) {
        last = last.min(state.place.saturating_add(most));
    }
    let place = state.place;
    let (first, last) = state.span(last);
    // The text is taken out while a part of it becomes an object.
    let text = std::mem::take(&mut state.text);
    let room = vm.reserve(last - first);
    let part = if room.is_ok() { vm.heap.str(&text[first..last]) } else { Object::NONE };
    if let Some(state) = peek_mut::<TextBuffer>(vm, buffer) {
        state.text = text;
        if room.is_err() {
            state.place = place;
        }
    }
    room.map(|()| part)
}

fn take_bytes(vm: &mut Vm, file: Object, data: u32, place: usize, most: i64, is_line: bool) -> Res {
    let rest = vm.heap.bytes[data].data.get(place..).unwrap_or_default();
    let mut count = rest.len();
    if is_line && let Some(at) = memchr::memchr(b'\n', rest) {
        count = at + 1;
    }
    if let Ok(most) = usize::try_from(most) {
        count = count.min(most);
    }
    vm.reserve(count)?;
    let part = Data::from(vm.heap.bytes[data].data.get(place..place + count).unwrap_or_default());
    if count > 0 {
        move_to(vm, file, place + count)?;
    }
    Ok(vm.heap.bytes(part))
}

/// Bytes iterate over themselves, and a `StringIO` while it is open; a class derived from it may say itself whether it is.
pub fn iterate(vm: &mut Vm, args: &[Object]) -> Res {
    let class = Some(vm.class_of(args[0]));
    if stream_class(vm, args) == "BytesIO" || crate::stdlib::class_in(vm, "io", "StringIO") == class && stream(vm, args[0]).is_ok() {
        // A loop then need not ask what class this is.
        plain_buffer(vm, args[0]);
        return Ok(args[0]);
    }
    slowly(vm, "_iter_slowly", args)
}

/// All lines that are left, of what reads as this module does.
pub fn lines(vm: &mut Vm, args: &[Object]) -> Res {
    let all = args[1].is_unbound() || args[1].is_none() || args[1].as_int().is_some_and(|hint| hint <= 0);
    let is_plain = if stream_class(vm, args) == "BytesIO" {
        stream(vm, args[0])?;
        true
    } else {
        plain_buffer(vm, args[0]).is_some()
    };
    if !all || !is_plain {
        return slowly(vm, "_readlines_slowly", args);
    }
    let mut lines = Vec::new();
    loop {
        let line = match stream(vm, args[0])? {
            Stream::Text(buffer) => take_text(vm, buffer, -1, true)?,
            Stream::Bytes(data, place) => take_bytes(vm, args[0], data, place, -1, true)?,
        };
        if is_nothing(vm, line) {
            return Ok(vm.heap.list(lines));
        }
        vm.push_taken(&mut lines, line)?;
    }
}

/// Is this what is read at the end?
fn is_nothing(vm: &Vm, line: Object) -> bool {
    match line.kind() {
        Kind::Str => vm.heap.text(line).is_empty(),
        Kind::Bytes => vm.heap.bytes[line.index()].data.is_empty(),
        _ => true,
    }
}

/// Begins a `BytesIO` with plain bytes; False where there is more to do.
pub fn begin_bytes(vm: &mut Vm, args: &[Object]) -> Res {
    let (stream, initial) = (args[0], args[1]);
    let buffer = vm.name(Name::Buffer);
    if !stream.is(Kind::Instance) || !(initial.is(Kind::Bytes) || initial.is_none()) || vm.instance_attr(stream, buffer).is_some() {
        return Ok(Object::FALSE);
    }
    let data = match initial.index_of(Kind::Bytes) {
        Some(index) => {
            vm.reserve(vm.heap.bytes[index].data.len())?;
            pace::copied(&vm.heap.bytes[index].data)
        }
        None => Vec::new(),
    };
    let data = vm.heap.bytearray(data);
    vm.set_instance_attr(stream, buffer, data)?;
    move_to(vm, stream, 0)?;
    Ok(Object::TRUE)
}

pub fn next(vm: &mut Vm, args: &[Object]) -> Res {
    let own = READLINE.get(vm);
    if let Some(method) = vm.special(args[0], Name::Readline).filter(|&method| method != own)
        && stream_class(vm, args) == "StringIO"
    {
        return vm.call_embedded("next_line", vec![method, args[0]]);
    }
    let line = match stream(vm, args[0])? {
        Stream::Text(buffer) => take_text(vm, buffer, -1, true)?,
        Stream::Bytes(data, place) => take_bytes(vm, args[0], data, place, -1, true)?,
    };
    if is_nothing(vm, line) { Err(vm.stop_iteration(Object::NONE)) } else { Ok(line) }
}

pub fn value(vm: &mut Vm, args: &[Object]) -> Res {
    match stream(vm, args[0])? {
        Stream::Text(buffer) => {
            let length = peek::<TextBuffer>(vm, buffer).map_or(0, |state| state.text.len());
            vm.reserve(length)?;
            let text = peek::<TextBuffer>(vm, buffer).map(|state| (state.text.clone(), state.chars));
            let (text, chars) = text.unwrap_or_default();
            Ok(if chars == 1 { vm.heap.string(text) } else { vm.heap.string_of_len(text, chars) })
        }
        Stream::Bytes(data, _) => {
            vm.reserve(vm.heap.bytes[data].data.len())?;
            let copy = vm.heap.bytes[data].data.clone();
            Ok(vm.heap.bytes(copy))
        }
    }
}

pub fn seek(vm: &mut Vm, args: &[Object]) -> Res {
    let place = args[1].as_int().and_then(|place| usize::try_from(place).ok());
    let from_start = args[2].is_unbound() || args[2] == Object::small(0);
    let Some(place) = place.filter(|_| from_start) else { return slowly(vm, "_seek_slowly", args) };
    match stream(vm, args[0])? {
        Stream::Text(buffer) => {
            if let Some(state) = peek_mut::<TextBuffer>(vm, buffer) {
                state.place = place;
            }
        }
        Stream::Bytes(..) => move_to(vm, args[0], place)?,
    }
    Ok(args[1])
}

pub fn tell(vm: &mut Vm, args: &[Object]) -> Res {
    let place = match stream(vm, args[0])? {
        Stream::Text(buffer) => peek::<TextBuffer>(vm, buffer).map_or(0, |state| state.place),
        Stream::Bytes(_, place) => place,
    };
    Ok(vm.heap.int(place as i64))
}
