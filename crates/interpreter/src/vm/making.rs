//! Small tuples, lists, dicts and parts of sequences that the loop has made without leaving it.
//! What is large, or not of a builtin kind, is not made here: `step.rs` does that in full.

use super::Vm;
use crate::object::dict::Dict;
use crate::object::misc::Items;
use crate::object::{Data, Kind, Object};
use crate::text::str_index::{Text, offset_before_end};

/// Items or characters of a part that is copied without asking for memory and time.
const FEW: usize = 1 << 9;
/// So few characters before the end of a text are counted from there.
const NEAR: usize = 16;

impl Vm {
    /// The tuple of some registers.
    #[inline(never)]
    pub(super) fn tuple_in_loop(&mut self, items: &[Object]) -> Object {
        self.heap.tuple(items)
    }

    /// The list of some registers.
    #[inline(never)]
    pub(super) fn list_in_loop(&mut self, items: &[Object]) -> Object {
        self.heap.list(items.to_vec())
    }

    /// An empty dict.
    #[inline(never)]
    pub(super) fn dict_in_loop(&mut self) -> Object {
        self.heap.dict(Dict::default())
    }

    /// A character of a text, a byte, or an item of a named tuple; unbound where there is none, or it takes long to find.
    #[inline(never)]
    pub(super) fn item_in_loop(&mut self, object: Object, position: i64) -> Object {
        let at = |length: usize| if position < 0 { position + length as i64 } else { position } as usize;
        if object.is(Kind::Instance) {
            let instance = &self.heap.instances[object.index()];
            let items = match instance.payload.index_of(Kind::Tuple) {
                Some(tuple) if !self.class(instance.class).hooks.own_items => &self.heap.tuples[tuple][..],
                _ => &[],
            };
            return items.get(at(items.len())).copied().unwrap_or_default();
        }
        if object.is(Kind::Bytes) {
            let data = &self.heap.bytes[object.index()].data;
            return data.get(at(data.len())).map(|&byte| Object::small(i64::from(byte))).unwrap_or_default();
        }
        let chars = self.heap.strs[object.index()].chars as usize;
        let (at, text) = (at(chars), self.heap.text(object));
        if text.len() == chars {
            return match text.as_bytes().get(at) {
                Some(&byte) => self.heap.char_str(byte),
                None => Object::UNBOUND,
            };
        }
        let found = if at < chars.min(FEW) { (Text { str: text, ascii: false }).char_at(at) } else { None };
        found.map(|c| self.heap.code_point(c)).unwrap_or_default()
    }

    /// A small part of a list, a tuple, bytes or an ASCII string; unbound where this is something else.
    #[inline(never)]
    pub(super) fn slice_in_loop(&mut self, object: Object, start: Object, stop: Object) -> Object {
        let index = object.index();
        let length = match object.kind() {
            Kind::Str => self.heap.strs[index].chars as usize,
            Kind::List => self.heap.lists[index].len(),
            Kind::Tuple => self.heap.tuples[index].len(),
            Kind::Bytes => self.heap.bytes[index].data.len(),
            _ => return Object::UNBOUND,
        };
        let (Some(start), Some(stop)) = (bound(start, 0, length), bound(stop, length, length)) else { return Object::UNBOUND };
        let stop = stop.max(start);
        if stop - start > FEW {
            return Object::UNBOUND;
        }
        match object.kind() {
            Kind::Str if self.heap.is_ascii(object) => self.heap.part_of_len(object, start..stop, stop - start),
            Kind::Str if length <= FEW => {
                let text = Text { str: self.heap.text(object), ascii: false };
                let from = if length - start <= NEAR { offset_before_end(text.str, length - start) } else { text.offset(start) };
                let rest = Text { str: &text.str[from..], ascii: false };
                let to = if stop == length { text.str.len() } else { from + rest.offset(stop - start) };
                self.heap.part_of_len(object, from..to, stop - start)
            }
            Kind::List => {
                let part = self.heap.lists[index][start..stop].to_vec();
                self.heap.list(part)
            }
            Kind::Tuple if stop - start < length => {
                let part = Items::from_slice(&self.heap.tuples[index][start..stop]);
                self.heap.tuple_of_items(part)
            }
            Kind::Bytes if stop - start < length => {
                let part = Data::from(&self.heap.bytes[index].data[start..stop]);
                self.heap.bytes(part)
            }
            Kind::Tuple | Kind::Bytes => object,
            _ => Object::UNBOUND,
        }
    }
}

/// Where a slice begins or ends, if that is said with a plain int or left open.
#[inline(always)]
fn bound(given: Object, open: usize, length: usize) -> Option<usize> {
    if given.is_none() {
        return Some(open);
    }
    if !given.is_int() {
        return None;
    }
    let value = given.int_value();
    let value = if value < 0 { (value + length as i64).max(0) } else { value };
    Some((value as usize).min(length))
}
