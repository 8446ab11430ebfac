//! The numbers of an array as bits: which fit its code, and what the bytes of an item mean.
//! Nothing here asks a number of anybody: where that is needed, the answer is none.

use crate::native::Res;
use crate::object::{Data, Kind, Object};
use crate::pace;
use crate::stdlib::structs::low_bits;
use crate::vm::{Name, Vm};

/// Bytes between two looks at the clock; whole items of any size.
const PIECE: usize = 1 << 16;

/// An array of numbers: where its bytes are, and the code of its items.
#[derive(Clone, Copy)]
pub struct Numbers {
    pub bytes: u32,
    pub code: u8,
    /// The size of an item as a power of two.
    pub shift: u32,
}

impl Numbers {
    /// What an object is, if it is an array; letters too.
    #[inline]
    pub fn of(vm: &mut Vm, object: Object) -> Option<Self> {
        let instance = object.index_of(Kind::Instance)?;
        let bytes = vm.heap.instances[instance].payload.index_of(Kind::ByteArray)?;
        let name = vm.name(Name::Typecode);
        let code = vm.instance_attr(object, name).filter(|code| code.is(Kind::Str))?;
        let code = *vm.heap.text(code).as_bytes().first()?;
        Some(Self { bytes, code, shift: shift_of(code) })
    }
    pub const fn size(self) -> usize {
        1 << self.shift
    }
    pub fn data(self, vm: &Vm) -> &[u8] {
        &vm.heap.bytes[self.bytes].data
    }
    pub fn data_mut(self, vm: &mut Vm) -> &mut Data {
        &mut vm.heap.bytes[self.bytes].data
    }
    pub fn len(self, vm: &Vm) -> usize {
        self.data(vm).len() >> self.shift
    }
    /// Where the item begins that an index means.
    #[inline]
    pub fn place(self, vm: &Vm, index: i64) -> Option<usize> {
        let length = self.len(vm);
        let at = usize::try_from(if index < 0 { index.checked_add(length as i64)? } else { index }).ok()?;
        (at < length).then_some(at << self.shift)
    }
    /// Is nobody looking at its bytes, so that there may be more or fewer of them?
    pub fn is_free(self, vm: &Vm) -> bool {
        vm.heap.bytes[self.bytes].exports == 0
    }
    /// The item that begins at a place; none behind the end.
    #[inline]
    pub fn item(self, vm: &mut Vm, at: usize) -> Option<Object> {
        let bits = low_bits(vm.heap.bytes[self.bytes].data.get(at..)?.get(..self.size())?);
        Some(match number(self.code, bits) {
            Some(small) => small,
            None if matches!(self.code, b'L' | b'Q') => vm.heap.bigint(bits.into()),
            None => vm.heap.int(bits as i64),
        })
    }
    /// Adds the items from a number on to others.
    pub fn take(self, vm: &mut Vm, first: usize, items: &mut Vec<Object>) -> Res<()> {
        let (mut at, end) = (first.saturating_mul(self.size()), self.len(vm) << self.shift);
        let count = end.saturating_sub(at) >> self.shift;
        vm.reserve(count.saturating_mul(8))?;
        items.reserve_exact(count);
        while at < end {
            let piece = &self.data(vm)[at..end.min(at + PIECE)];
            let before = items.len();
            for part in piece.chunks_exact(self.size()) {
                let Some(small) = number(self.code, low_bits(part)) else { break };
                items.push(small);
            }
            at += (items.len() - before) << self.shift;
            // One that is no small int ends a piece.
            if at < end && (items.len() - before) << self.shift < PIECE {
                items.extend(self.item(vm, at));
                at += self.size();
            }
            if pace::halted_after(1 + items.len() - before) {
                vm.poll()?;
            }
        }
        Ok(())
    }
    /// Makes room for so many bytes more.
    #[inline]
    pub fn make_room(self, vm: &mut Vm, more: usize) -> Res<()> {
        let data = &vm.heap.bytes[self.bytes].data;
        if data.capacity() - data.len() < more {
            let grown = more.max(data.len() / 2).max(32);
            vm.reserve(grown)?;
            self.data_mut(vm).reserve_exact(grown);
            vm.heap.charge(grown);
        }
        Ok(())
    }
    /// Adds an item, for which there is room.
    #[inline]
    pub fn push(self, vm: &mut Vm, bits: u64) {
        let data = self.data_mut(vm);
        match self.shift {
            0 => data.push(bits as u8),
            1 => data.extend_from_slice(&(bits as u16).to_le_bytes()),
            2 => data.extend_from_slice(&(bits as u32).to_le_bytes()),
            _ => data.extend_from_slice(&bits.to_le_bytes()),
        }
    }
    /// Puts an item in the place of another.
    #[inline]
    pub fn put(self, vm: &mut Vm, at: usize, bits: u64) {
        let size = self.size();
        if let Some(target) = self.data_mut(vm).get_mut(at..at + size) {
            match *target {
                [ref mut byte] => *byte = bits as u8,
                [_, _] => target.copy_from_slice(&(bits as u16).to_le_bytes()),
                [_, _, _, _] => target.copy_from_slice(&(bits as u32).to_le_bytes()),
                _ => target.copy_from_slice(&bits.to_le_bytes()),
            }
        }
    }
    /// The bits of a value that is a number of the right kind and in the range of the code; none where it is not, or must be asked.
    #[inline]
    pub fn bits(self, vm: &Vm, value: Object) -> Option<u64> {
        let whole = match value.kind() {
            Kind::Int => value.int_value(),
            Kind::Bool => i64::from(value.index()),
            Kind::Big => vm.small_int(value)?,
            Kind::Float => {
                let value = value.float_value();
                return match self.code {
                    b'd' => Some(value.to_bits()),
                    b'f' => Some(u64::from((value as f32).to_bits())),
                    _ => None,
                };
            }
            _ => return None,
        };
        let spare = 64 - (8 << self.shift);
        match self.code {
            b'd' => Some((whole as f64).to_bits()),
            b'f' => Some(u64::from((whole as f64 as f32).to_bits())),
            b'b' | b'h' | b'i' | b'l' | b'q' => (whole << spare >> spare == whole).then_some(whole as u64),
            b'u' => None,
            _ => (whole >= 0 && (whole as u64) << spare >> spare == whole as u64).then_some(whole as u64),
        }
    }
    /// The numbers of the items from one on that are equal to a value, up to where `goes_on` says no; false where guest code must compare.
    pub fn equals(self, vm: &Vm, value: Object, first: usize, mut goes_on: impl FnMut(usize) -> bool) -> bool {
        let is_number = matches!(value.kind(), Kind::Int | Kind::Bool | Kind::Float);
        let wanted = if is_number { self.bits(vm, value) } else { None };
        let Some(wanted) = wanted.filter(|_| self.code != b'f') else { return false };
        let real = f64::from_bits(wanted);
        let is_real = self.code == b'd';
        for (number, part) in self.data(vm).chunks_exact(self.size()).enumerate().skip(first) {
            if pace::halted_at(number) {
                break;
            }
            let bits = low_bits(part);
            // Numbers below zero have the bits of their size only.
            let same = if is_real { f64::from_bits(bits) == real } else { bits == wanted & (u64::MAX >> (64 - (8 << self.shift))) };
            if same && !goes_on(number) {
                break;
            }
        }
        true
    }
}

const fn shift_of(code: u8) -> u32 {
    match code {
        b'b' | b'B' => 0,
        b'h' | b'H' => 1,
        b'i' | b'I' | b'f' | b'u' => 2,
        _ => 3,
    }
}

/// What the bits of an item are, if that is a float or a small int.
#[inline(always)]
fn number(code: u8, bits: u64) -> Option<Object> {
    match code {
        b'd' => Some(Object::float(f64::from_bits(bits))),
        b'f' => Some(Object::float(f64::from(f32::from_bits(bits as u32)))),
        b'b' => Some(Object::small(i64::from(bits as i8))),
        b'h' => Some(Object::small(i64::from(bits as i16))),
        b'i' => Some(Object::small(i64::from(bits as i32))),
        b'l' | b'q' => Object::try_int(bits as i64),
        b'L' | b'Q' => i64::try_from(bits).ok().and_then(Object::try_int),
        _ => Some(Object::small(bits as i64)),
    }
}
