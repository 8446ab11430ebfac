//! The next group of a `groupby` over a list, a tuple or a text, without the frame of `groupby_items` (embedded): where keys are the items,
//! or of functions that only compute, and native code compares them. Where the guest has to say, nothing has happened.

use super::Vm;
use super::compare::same_native;
use crate::native::Res;
use crate::object::misc::Iter;
use crate::object::{Kind, Object};
use crate::pace;
use crate::stdlib::operator::getters;

/// What became of it.
pub(super) enum Group {
    /// A key and its group.
    Pair(Object),
    Ended,
    /// The frame must go on.
    Unknown,
}

impl Vm {
    /// The registers are those of `groupby_items` that has not begun: the source, the key function, the class of groups, what groups share,
    /// and the key of the last group.
    pub(super) fn next_group(&mut self, generator: Object, registers: [Object; 5]) -> Res<Group> {
        let [source, key, number, shared, wanted] = registers;
        let (Some(index), Some(class)) = (source.index_of(Kind::Iter), number.as_int()) else { return Ok(Group::Unknown) };
        let simple = self.simple(key, 1);
        if !key.is_none() && simple.is_none() && !getters::is_getter(self, key) {
            return Ok(Group::Unknown);
        }
        let start = match &self.heap.iters[index] {
            start @ (Iter::Sequence { .. } | Iter::Str { .. } | Iter::Done(_)) => start.clone(),
            _ => return Ok(Group::Unknown),
        };
        let missing = self.registry.intrinsics.get("_missing").copied().unwrap_or(Object::NONE);
        // What a group found that is not its own any more, the key of that, and the number of the group.
        let ([mut item, mut current, serial], wanted) = match shared.index_of(Kind::List).map(|list| &self.heap.lists[list][..]) {
            Some(&[item, current, serial]) => ([item, current, serial], wanted),
            None if shared.is_none() => ([missing, Object::NONE, Object::small(0)], missing),
            _ => return Ok(Group::Unknown),
        };
        let Some(serial) = serial.as_int().and_then(|serial| Object::try_int(serial + 1)) else { return Ok(Group::Unknown) };
        let mut skips = item == missing;
        if !skips {
            match same_native(self, wanted, current) {
                Some(same) => skips = same,
                None => return Ok(Group::Unknown),
            }
        }
        let mut is_over = false;
        while skips {
            item = self.next_native(index)?;
            if item.is_exhausted() {
                is_over = true;
                break;
            }
            let found = match &simple {
                Some(simple) => self.simple_result(simple, &[item])?,
                None if key.is_none() => Some(item),
                None => getters::key(self, key, item)?,
            };
            let same = match found {
                Some(_) if wanted == missing => Some(false),
                Some(found) => same_native(self, wanted, found),
                None => None,
            };
            let (Some(found), Some(same)) = (found, same) else {
                self.heap.iters[index] = start;
                return Ok(Group::Unknown);
            };
            (current, skips) = (found, same);
            if pace::halted_in_steps() {
                self.poll()?;
            }
        }
        let shared = if shared.is_none() { self.heap.list(vec![missing, Object::NONE, serial]) } else { shared };
        let kept = &mut self.heap.lists[shared.index()];
        kept[2] = serial;
        if !is_over {
            kept[0] = missing;
        }
        let last = if is_over { wanted } else { current };
        if let Some(places) = self.heap.generators[generator.index()].registers.get_mut(3..5) {
            places.copy_from_slice(&[shared, last]);
        }
        if is_over {
            return Ok(Group::Ended);
        }
        let function = self.embedded("group_items");
        let parts = vec![source, key, current, item, shared, serial, Object::FALSE, Object::FALSE, Object::NONE];
        let group = self.embedded_generator(function, parts, class as u32)?;
        Ok(Group::Pair(self.heap.tuple([current, group])))
    }
}
