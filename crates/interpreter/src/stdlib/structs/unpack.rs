//! Unpacking: bytes become values, at once or a record at a time.

use super::format::{Code, Format, parse};
use super::{What, error, half, place};
use crate::native::{NativeDef, Res, method};
use crate::object::class::Layout;
use crate::object::misc::{Misc, NativeState};
use crate::object::{Kind, Object};
use crate::pace;
use crate::stdlib::native_ids as ids;
use crate::stdlib::state::{loaded, peek, peek_mut, saved};
use crate::types;
use crate::types::{OBJECT, SYSTEM_ERROR, TypeDef};
use crate::vm::Vm;
use std::any::Any;

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
    format: Format,
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
    Some(Box::new(Unpacking { format: parse(&text).ok()?, over, at }))
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
        96 + self.format.codes.capacity() * size_of::<Code>()
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

pub fn unpack(vm: &mut Vm, format: &Format, buffer: Object) -> Res {
    let data = vm.buffer_arg(buffer)?;
    if data.len() != format.size {
        return Err(error(vm, &format!("unpack requires a buffer of {} bytes", format.size)));
    }
    values(vm, format, &data)
}

pub fn unpack_from(vm: &mut Vm, format: &Format, buffer: Object, offset: i64) -> Res {
    let data = part(vm, buffer, |vm, length| place(vm, offset, format.size, length, What::Unpack), format.size)?;
    values(vm, format, &data)
}
/// A copy of one part of a buffer, so that large buffers are read in small steps.
fn part(vm: &mut Vm, buffer: Object, place: impl FnOnce(&mut Vm, usize) -> Res<usize>, size: usize) -> Res<Vec<u8>> {
    if let Some((over, start, length)) = types::readable_span(vm, buffer) {
        let at = start + place(vm, length)?;
        vm.reserve(size)?;
        return Ok(vm.heap.bytes[over.index()].data.get(at..at + size).unwrap_or_default().to_vec());
    }
    let data = vm.buffer_arg(buffer)?;
    let at = place(vm, data.len())?;
    Ok(data[at..at + size].to_vec())
}

pub fn iterate(vm: &mut Vm, format: Format, buffer: Object) -> Res {
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
    Ok(vm.heap.misc(Misc::Native(Box::new(Unpacking { format, over, at: 0 }))))
}
fn next(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(state) = peek::<Unpacking>(vm, args[0]) else { return Err(vm.stop_iteration(Object::NONE)) };
    let end = state.at.checked_add(state.format.size.max(1));
    let Some(record) = end.and_then(|end| state.data(vm).get(state.at..end)) else {
        return Err(vm.stop_iteration(Object::NONE));
    };
    let (record, format) = (record.to_vec(), state.format.clone());
    vm.reserve(record.len())?;
    if let Some(state) = peek_mut::<Unpacking>(vm, args[0]) {
        state.at += record.len();
    }
    values(vm, &format, &record)
}

fn values(vm: &mut Vm, format: &Format, data: &[u8]) -> Res {
    vm.reserve_many(format.values as u64, 16, 1)?;
    let mut out = Vec::with_capacity(format.values.min(data.len() + format.codes.len()));
    for (number, (code, at)) in format.places().enumerate() {
        if pace::halted_at(number) {
            vm.poll()?;
        }
        let Some(bytes) = at.checked_add(code.size).and_then(|end| data.get(at..end)) else { break };
        out.push(value(vm, format, code, bytes)?);
    }
    Ok(vm.heap.tuple(out))
}
fn value(vm: &mut Vm, format: &Format, code: Code, bytes: &[u8]) -> Res {
    let mut word = [0u8; 8];
    if !matches!(code.letter, b's' | b'p') {
        for (to, from) in word.iter_mut().zip(bytes) {
            *to = *from;
        }
        if format.is_big_endian {
            word[..bytes.len().min(8)].reverse();
        }
    }
    let unsigned = u64::from_le_bytes(word);
    Ok(match code.letter {
        b's' | b'c' => vm.heap.bytes(bytes.to_vec()),
        b'p' => match bytes {
            [] => return Err(vm.error(SYSTEM_ERROR, "Negative size passed to PyBytes_FromStringAndSize")),
            [count, rest @ ..] => vm.heap.bytes(rest[..rest.len().min(usize::from(*count))].to_vec()),
        },
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
    })
}
