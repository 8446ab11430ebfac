//! The handlers of faults that come with `codecs`, as functions: each takes an exception, and answers with what to put in the place
//! of what is wrong and where to go on, or raises it. Codecs themselves do not call these for what comes with the module
//! (`text/codec_encode.rs`, `text/codec_decode.rs`).

use crate::native::{Flow, Res};
use crate::object::{Kind, Object};
use crate::pace;
use crate::text::codec::{self, Encoding, Handler};
use crate::text::surrogate;
use crate::types;
use crate::vm::Vm;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Verb {
    Encode,
    Decode,
    Translate,
}

/// What an exception says: its object, a text or bytes, and which part of that is wrong.
#[derive(Clone, Copy)]
struct Fault {
    verb: Verb,
    exception: Object,
    object: Object,
    start: usize,
    end: usize,
}

impl Fault {
    fn of(vm: &mut Vm, exception: Object) -> Res<Fault> {
        let verb = [
            (types::UNICODE_ENCODE_ERROR, Verb::Encode),
            (types::UNICODE_DECODE_ERROR, Verb::Decode),
            (types::UNICODE_TRANSLATE_ERROR, Verb::Translate),
        ]
        .into_iter()
        .find(|&(class, _)| vm.is_instance(exception, class));
        let Some((_, verb)) = verb else { return Err(unhandled(vm, exception)) };
        let given = types::unicode_field(vm, exception, "object");
        let object = vm.payload(given);
        let size = match (verb, object.kind()) {
            (Verb::Decode, Kind::Bytes) => vm.heap.bytes[object.index()].data.len(),
            (Verb::Encode | Verb::Translate, Kind::Str) => vm.heap.strs[object.index()].chars as usize,
            _ => {
                let kind = if verb == Verb::Decode { "bytes" } else { "unicode" };
                return Err(vm.type_error(&format!("object attribute must be {kind}")));
            }
        };
        let position = |name: &str| vm.small_int(types::unicode_field(vm, exception, name)).unwrap_or(0);
        // Positions that lie outside are moved to the nearest inside, as CPython moves them.
        let start = position("start").clamp(0, (size as i64 - 1).max(0)) as usize;
        let end = position("end").clamp(1.min(size as i64), size as i64) as usize;
        Ok(Fault { verb, exception, object, start, end })
    }

    fn raised<T>(&self) -> Res<T> {
        Err(Box::new(Flow::Raise(self.exception)))
    }

    /// What is wrong in a text.
    fn letters<'a>(&self, vm: &'a Vm) -> impl Iterator<Item = char> + 'a {
        pace::items(vm.heap.text(self.object).chars()).skip(self.start).take(self.len())
    }

    /// What is wrong in bytes.
    fn bytes<'a>(&self, vm: &'a Vm) -> &'a [u8] {
        vm.heap.bytes[self.object.index()].data.get(self.start..self.end).unwrap_or_default()
    }

    fn len(&self) -> usize {
        self.end.saturating_sub(self.start)
    }

    fn answered(&self, vm: &mut Vm, text: String, end: usize) -> Res {
        vm.poll()?;
        let text = vm.heap.string(text);
        Ok(vm.heap.tuple([text, Object::small(end as i64)]))
    }
}

pub fn strict(vm: &mut Vm, args: &[Object]) -> Res {
    if vm.is_exception(args[0]) {
        return Err(Box::new(Flow::Raise(args[0])));
    }
    Err(vm.type_error("codec must pass exception instance"))
}

pub fn ignore(vm: &mut Vm, args: &[Object]) -> Res {
    let fault = Fault::of(vm, args[0])?;
    fault.answered(vm, String::new(), fault.end)
}

fn unhandled(vm: &mut Vm, exception: Object) -> Box<Flow> {
    let message = format!("don't know how to handle {} in error callback", vm.type_name(exception));
    vm.type_error(&message)
}

pub fn replace(vm: &mut Vm, args: &[Object]) -> Res {
    let fault = Fault::of(vm, args[0])?;
    let (mark, count) = match fault.verb {
        Verb::Encode => ('?', fault.len()),
        Verb::Decode => (char::REPLACEMENT_CHARACTER, 1),
        Verb::Translate => (char::REPLACEMENT_CHARACTER, fault.len()),
    };
    vm.reserve(mark.len_utf8() * count)?;
    let text = pace::items(std::iter::repeat_n(mark, count)).collect();
    fault.answered(vm, text, fault.end)
}

pub fn backslash(vm: &mut Vm, args: &[Object]) -> Res {
    let fault = Fault::of(vm, args[0])?;
    if fault.verb != Verb::Decode {
        return written(vm, args[0], Handler::BackslashReplace);
    }
    vm.reserve_many(fault.len() as u64, 4, 1)?;
    let mut text = String::new();
    for byte in pace::items(fault.bytes(vm).iter()) {
        text.push_str(&format!("\\x{byte:02x}"));
    }
    fault.answered(vm, text, fault.end)
}

/// The letters that are wrong, each written in ASCII.
pub fn written(vm: &mut Vm, exception: Object, handler: Handler) -> Res {
    let fault = Fault::of(vm, exception)?;
    let may_be = fault.verb == Verb::Encode || fault.verb == Verb::Translate && handler == Handler::BackslashReplace;
    if !may_be {
        return Err(unhandled(vm, exception));
    }
    // A name may be as long as this.
    vm.reserve_many(fault.len() as u64, if handler == Handler::NameReplace { 90 } else { 10 }, 1)?;
    let mut text = String::new();
    for c in fault.letters(vm) {
        codec::push_written(&mut text, c, handler);
    }
    fault.answered(vm, text, fault.end)
}

pub fn escape(vm: &mut Vm, args: &[Object]) -> Res {
    let fault = Fault::of(vm, args[0])?;
    match fault.verb {
        Verb::Encode => {
            vm.reserve(fault.len())?;
            let bytes: Option<Vec<u8>> = fault
                .letters(vm)
                .map(|c| match surrogate::code_of(c) {
                    code @ 0xDC80..=0xDCFF => Some(code as u8),
                    _ => None,
                })
                .collect();
            vm.poll()?;
            let Some(bytes) = bytes else { return fault.raised() };
            let bytes = vm.heap.bytes(bytes);
            Ok(vm.heap.tuple([bytes, Object::small(fault.end as i64)]))
        }
        Verb::Decode => {
            let text: String = fault
                .bytes(vm)
                .iter()
                .take(4)
                .take_while(|byte| !byte.is_ascii())
                .filter_map(|&byte| surrogate::char_of(0xDC00 + u32::from(byte)))
                .collect();
            let count = text.chars().count();
            if count == 0 { fault.raised() } else { fault.answered(vm, text, fault.start + count) }
        }
        Verb::Translate => Err(unhandled(vm, args[0])),
    }
}

pub fn pass(vm: &mut Vm, args: &[Object]) -> Res {
    let fault = Fault::of(vm, args[0])?;
    if fault.verb == Verb::Translate {
        return Err(unhandled(vm, args[0]));
    }
    let name = vm.payload(types::unicode_field(vm, args[0], "encoding"));
    if !name.is(Kind::Str) {
        return Err(vm.type_error("encoding attribute must be unicode"));
    }
    let name = vm.owned_text(name)?;
    let encoding = match Encoding::by_name(&name) {
        Ok(encoding @ (Encoding::Utf8 | Encoding::Utf16(_) | Encoding::Utf32(_))) => encoding,
        _ => return fault.raised(),
    };
    if fault.verb == Verb::Encode {
        vm.reserve_many(fault.len() as u64, 4, 1)?;
        let letters: String = fault.letters(vm).collect();
        vm.poll()?;
        if !letters.chars().all(surrogate::is_surrogate) {
            return fault.raised();
        }
        let Ok(mut bytes) = codec::encode(&letters, encoding, "surrogatepass") else { return fault.raised() };
        // What stands in the middle of a text has no mark.
        let size = unit(encoding);
        bytes.drain(..bytes.len().saturating_sub(fault.len() * size));
        let bytes = vm.heap.bytes(bytes);
        return Ok(vm.heap.tuple([bytes, Object::small(fault.end as i64)]));
    }
    let size = unit(encoding);
    let data = &vm.heap.bytes[fault.object.index()].data;
    let text = data.get(fault.start..fault.start + size).and_then(|part| codec::decode(part, encoding, "surrogatepass").ok());
    match text {
        Some(text) if !text.is_empty() && text.chars().all(surrogate::is_surrogate) => fault.answered(vm, text, fault.start + size),
        _ => fault.raised(),
    }
}

/// The bytes of a surrogate.
fn unit(encoding: Encoding) -> usize {
    match encoding {
        Encoding::Utf16(_) => 2,
        Encoding::Utf32(_) => 4,
        _ => 3,
    }
}
