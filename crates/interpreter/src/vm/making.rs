//! Small tuples, lists, dicts and parts of sequences that the loop has made without leaving it.
//! What is large, or not of a builtin kind, is not made here: `step.rs` does that in full.

use super::Vm;
use crate::object::dict::Dict;
use crate::object::misc::Items;
use crate::object::{Kind, Object};
use crate::text::str_index::Text;

/// Items or characters of a part that is copied without asking for memory and time.
const FEW: usize = 1 << 9;

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
                let from = text.offset(start);
                let to = from + text.slice(start, stop).len();
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
                let part = self.heap.bytes[index].data[start..stop].to_vec();
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
