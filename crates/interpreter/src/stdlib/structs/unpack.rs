//! Unpacking: bytes become values, at once or a record at a time.

use super::format::{Code, Form, Format, parse};
use super::pack::FEW;
use super::{What, error, half, place};
use crate::native::{NativeDef, Res, method};
use crate::object::class::Layout;
use crate::object::misc::{Items, Misc, NativeState};
use crate::object::{Data, Kind, Object};
use crate::pace;
use crate::stdlib::native_ids as ids;
use crate::stdlib::state::{loaded, peek, peek_mut, saved};
use crate::types;
use crate::types::{OBJECT, SYSTEM_ERROR, TypeDef};
use crate::vm::Vm;
use std::any::Any;
use std::sync::Arc;

pub static ITERATOR: TypeDef = TypeDef {
    id: ids::STRUCT_ITERATOR,
    name: "unpack_iterator",
    module: "_struct",
    base: OBJECT,
    layout: Layout::Other,
    is_base: false,
    natives: &[METHODS],
    doc: "",
};

static METHODS: &[NativeDef] = &[
    method("__iter__", "self, /", |_, args| Ok(args[0])),
    method("__next__", "self, /", next),
    method("__length_hint__", "self, /", |vm, args| {
        let Some(state) = peek::<Unpacking>(vm, args[0]) else { return Ok(Object::small(0)) };
        let length = state.data(vm).len();
        let left = length.saturating_sub(state.at) / state.format.size.max(1);
        Ok(vm.heap.int(left as i64))
    }),
];

/// Records of a buffer that are still to come.
#[derive(Clone)]
pub struct Unpacking {
    format: Arc<Format>,
    /// Bytes or a bytearray.
    over: Object,
    at: usize,
}

impl Unpacking {
    fn data<'a>(&self, vm: &'a Vm) -> &'a [u8] {
        match self.over.kind() {
            Kind::Bytes | Kind::ByteArray => &vm.heap.bytes[self.over.index()].data,
            _ => &[],
        }
    }
}

/// Records that were saved: their format is read again.
pub fn load(data: &[u8]) -> Option<Box<dyn NativeState>> {
    let (text, over, at) = loaded::<(Vec<u8>, Object, usize)>(data)?;
    Some(Box::new(Unpacking { format: Arc::new(parse(&text).ok()?), over, at }))
}

impl NativeState for Unpacking {
    fn class(&self) -> u32 {
        ids::STRUCT_ITERATOR
    }
    fn trace(&self, visit: &mut dyn FnMut(Object)) {
        visit(self.over);
    }
    fn clone_state(&self) -> Box<dyn NativeState> {
        Box::new(self.clone())
    }
    fn save(&self) -> Result<Vec<u8>, &'static str> {
        saved(&(&self.format.text, self.over, self.at))
    }
    fn bytes(&self) -> usize {
        96 + self.format.bytes()
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

/// The bytes of a buffer: where they are, and how many.
fn span(vm: &mut Vm, buffer: Object) -> Res<(u32, usize, usize)> {
    if let Some((over, start, length)) = types::readable_span(vm, buffer) {
        return Ok((over.index(), start, length));
    }
    let data = vm.buffer_arg(buffer)?;
    let length = data.len();
    Ok((vm.heap.bytes(data).index(), 0, length))
}

pub fn unpack(vm: &mut Vm, format: &Format, buffer: Object) -> Res {
    let (over, start, length) = span(vm, buffer)?;
    if length != format.size {
        return Err(error(vm, &format!("unpack requires a buffer of {} bytes", format.size)));
    }
    values(vm, format, over, start)
}

pub fn unpack_from(vm: &mut Vm, format: &Format, buffer: Object, offset: i64) -> Res {
    let (over, start, length) = span(vm, buffer)?;
    let at = place(vm, offset, format.size, length, What::Unpack)?;
    values(vm, format, over, start + at)
}

pub fn iterate(vm: &mut Vm, format: Arc<Format>, buffer: Object) -> Res {
    if format.size == 0 {
        return Err(error(vm, "cannot iteratively unpack with a struct of length 0"));
    }
    let plain = vm.payload(buffer);
    let over = if matches!(plain.kind(), Kind::Bytes | Kind::ByteArray) {
        plain
    } else {
        let data = vm.buffer_arg(buffer)?;
        vm.heap.bytes(data)
    };
    if !vm.heap.bytes[over.index()].data.len().is_multiple_of(format.size) {
        let message = format!("iterative unpacking requires a buffer of a multiple of {} bytes", format.size);
        return Err(error(vm, &message));
    }
    Ok(vm.heap.misc(Misc::boxed(Unpacking { format, over, at: 0 })))
}
fn next(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(state) = peek::<Unpacking>(vm, args[0]) else { return Err(vm.stop_iteration(Object::NONE)) };
    let end = state.at.checked_add(state.format.size.max(1));
    let Some(record) = end.and_then(|end| state.data(vm).get(state.at..end)) else {
        return Err(vm.stop_iteration(Object::NONE));
    };
    let (count, format, over, at) = (record.len(), Arc::clone(&state.format), state.over.index(), state.at);
    if let Some(state) = peek_mut::<Unpacking>(vm, args[0]) {
        state.at += count;
    }
    values(vm, &format, over, at)
}

/// The values of a record that begins at a place of some bytes.
fn values(vm: &mut Vm, format: &Format, over: u32, start: usize) -> Res {
    if let Some(items) = plain_values(format, vm.heap.bytes[over].data.get(start..).unwrap_or_default()) {
        return Ok(vm.heap.tuple_of_items(items));
    }
    vm.reserve_many(format.values as u64, 16, 1)?;
    let mut out = Items::with_capacity(format.values.min(format.size + format.codes.len()));
    for (number, (code, at)) in format.places().enumerate() {
        if pace::halted_at(number) {
            vm.poll()?;
        }
        let at = start.saturating_add(at);
        let Some(bytes) = at.checked_add(code.size).and_then(|end| vm.heap.bytes[over].data.get(at..end)) else { break };
        if matches!(code.letter, b's' | b'p' | b'c') {
            let bytes = Data::from(bytes);
            out.push(text(vm, code, &bytes)?);
        } else {
            let mut word = [0u8; 8];
            if let Some(word) = word.get_mut(..code.size) {
                word.copy_from_slice(bytes);
                if format.is_big_endian {
                    word.reverse();
                }
            }
            out.push(value(vm, code, word));
        }
    }
    Ok(vm.heap.tuple_of_items(out))
}
/// A few values that are all small ints and floats; none where one is not.
fn plain_values(format: &Format, data: &[u8]) -> Option<Items> {
    if format.values > FEW {
        return None;
    }
    let mut out = Items::with_capacity(format.values);
    for code in &format.codes {
        if code.form == Form::Other {
            return None;
        }
        let spare = 64 - 8 * code.size.clamp(1, 8) as u32;
        for place in data.get(code.at..)?.chunks_exact(code.size.max(1)).take(code.count) {
            let bits = got(place, format.is_big_endian);
            out.push(match code.form {
                Form::Double => Object::float(f64::from_bits(bits)),
                Form::Signed => Object::try_int((bits << spare) as i64 >> spare)?,
                _ => Object::try_int(i64::try_from(bits).ok()?)?,
            });
        }
    }
    (out.len() == format.values).then_some(out)
}
/// The bytes of a number of one, two, four or eight as its lowest ones.
#[inline(always)]
pub fn low_bits(place: &[u8]) -> u64 {
    match *place {
        [a] => u64::from(a),
        [a, b] => u64::from(u16::from_le_bytes([a, b])),
        [a, b, c, d] => u64::from(u32::from_le_bytes([a, b, c, d])),
        [a, b, c, d, e, f, g, h] => u64::from_le_bytes([a, b, c, d, e, f, g, h]),
        _ => 0,
    }
}
/// The number that all bytes of a place are.
#[inline(always)]
fn got(place: &[u8], is_big_endian: bool) -> u64 {
    let bits = low_bits(place);
    if is_big_endian { bits.swap_bytes() >> (64 - 8 * place.len().clamp(1, 8) as u32) } else { bits }
}
/// Bytes that stay bytes.
fn text(vm: &mut Vm, code: Code, bytes: &[u8]) -> Res {
    let part = match (code.letter, bytes) {
        (b'p', []) => return Err(vm.error(SYSTEM_ERROR, "Negative size passed to PyBytes_FromStringAndSize")),
        (b'p', [count, rest @ ..]) => &rest[..rest.len().min(usize::from(*count))],
        _ => bytes,
    };
    vm.reserve(part.len())?;
    Ok(vm.heap.bytes(part))
}
/// A number, its least significant byte first.
fn value(vm: &mut Vm, code: Code, word: [u8; 8]) -> Object {
    let unsigned = u64::from_le_bytes(word);
    match code.letter {
        b'?' => Object::bool(unsigned != 0),
        b'd' => Object::float(f64::from_bits(unsigned)),
        b'f' => Object::float(f64::from(f32::from_bits(unsigned as u32))),
        b'e' => Object::float(half::value(unsigned as u16)),
        letter if letter.is_ascii_lowercase() => {
            let shift = 64 - code.size.clamp(1, 8) * 8;
            vm.heap.int((unsigned << shift) as i64 >> shift)
        }
        _ => match i64::try_from(unsigned) {
            Ok(small) => vm.heap.int(small),
            Err(_) => vm.heap.bigint(unsigned.into()),
        },
    }
}
