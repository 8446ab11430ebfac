//! Small tuples, lists, dicts and parts of sequences, and items of builtin iterators, for the loop: what it leaves to others and is simple
//! enough to be done before `step.rs` is asked, which prepares for anything. It lies apart from the loop, which must keep its registers.

use super::Vm;
use crate::code::{Op, Verified};
use crate::object::dict::Dict;
use crate::object::misc::Items;
use crate::object::{Kind, Object};

/// Items or characters of a part that is copied without asking for memory and time.
const FEW: usize = 1 << 9;

impl Vm {
    /// Carries out the instruction before `pc`, if it is one of the simple ones, and says where to go on.
    #[inline(never)]
    pub(super) fn make_in_passing(&mut self, stack: &mut [Object], code: &Verified, base: usize, pc: usize) -> Option<usize> {
        let i = code[pc - 1];
        let regs = &mut stack[base..base + code.registers()];
        let (a, b, c) = (i.a as usize, i.b as usize, i.c as usize);
        let made = match i.op {
            Op::BuildTuple => self.heap.tuple(&regs[b..b + c]),
            Op::BuildList => self.heap.list(regs[b..b + c].to_vec()),
            Op::BuildDict if c == 0 => self.heap.dict(Dict::default()),
            Op::LoadSlice => self.small_slice(regs[b], regs[c], regs[c + 1]),
            Op::GetIter if regs[b].is(Kind::List) || regs[b].is(Kind::Tuple) => {
                regs[a + 1] = Object::small(0);
                regs[b]
            }
            Op::ForIter => {
                // The second word says where to go at the end.
                let item = regs[b].index_of(Kind::Iter).map_or(Object::UNBOUND, |index| self.next_simple(index));
                if item.is_unbound() {
                    return None;
                }
                regs[a] = item;
                return Some(pc + 1);
            }
            _ => return None,
        };
        if made.is_unbound() {
            return None;
        }
        regs[a] = made;
        Some(pc)
    }

    /// A small part of a list, a tuple or an ASCII string; unbound where this is something else.
    fn small_slice(&mut self, object: Object, start: Object, stop: Object) -> Object {
        let index = object.index();
        let length = match object.kind() {
            Kind::Str => self.heap.strs[index].chars as usize,
            Kind::List => self.heap.lists[index].len(),
            Kind::Tuple => self.heap.tuples[index].len(),
            _ => return Object::UNBOUND,
        };
        let (Some(start), Some(stop)) = (bound(start, 0, length), bound(stop, length, length)) else { return Object::UNBOUND };
        let stop = stop.max(start);
        if stop - start > FEW {
            return Object::UNBOUND;
        }
        match object.kind() {
            Kind::Str if self.heap.is_ascii(object) => self.heap.part_of_len(object, start..stop, stop - start),
            Kind::List => {
                let part = self.heap.lists[index][start..stop].to_vec();
                self.heap.list(part)
            }
            Kind::Tuple if stop - start < length => {
                let part = Items::from_slice(&self.heap.tuples[index][start..stop]);
                self.heap.tuple_of_items(part)
            }
            Kind::Tuple => object,
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
