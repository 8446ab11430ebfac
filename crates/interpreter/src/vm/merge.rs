//! Putting all items of one object into another: `list.extend`, `set.update`, `dict.update` and what is built on them.
//! Never iterates where guest code must: embedded functions do that.

use super::Vm;
use crate::native::Res;
use crate::object::arena::Slot;
use crate::object::dict::{Dict, Entry};
use crate::object::misc::Iter;
use crate::object::{Kind, Object, copy_few};
use crate::pace;
use crate::vm::compare::same_native;

/// Items of a tuple that become a list at once.
const FEW: usize = 64;

impl Vm {
    /// Appends all items of an iterable to a list.
    pub(crate) fn list_extend(&mut self, list: Object, iterable: Object) -> Res<()> {
        if let Some(tuple) = iterable.index_of(Kind::Tuple)
            && self.heap.tuples[tuple].len() <= FEW
            && self.heap.lists[list.index()].is_empty()
        {
            let items = &self.heap.tuples[tuple];
            // CPython makes room for an even number of them, which `sys.getsizeof` shows.
            let mut copied = Vec::with_capacity(items.len().next_multiple_of(2));
            copied.extend_from_slice(items);
            self.heap.charge(copied.capacity() * 8);
            self.heap.lists[list.index()] = copied;
            return Ok(());
        }
        match self.items_kept(iterable)? {
            Some(items) => {
                self.reserve(items.len() * 8)?;
                self.heap.charge(items.len() * 8);
                let list = &mut self.heap.lists[list.index()];
                if list.is_empty() {
                    *list = items
                } else {
                    list.extend_from_slice(&items)
                }
                Ok(())
            }
            // A generator is not asked how much room it needs.
            None if iterable.is(Kind::Generator) => match self.filler(iterable) {
                Some((name, args)) => self.call_embedded(name, [&[list], &args[..]].concat()),
                None => self.call_embedded("list_fill", vec![list, iterable]),
            },
            None => self.call_embedded("list_extend", vec![list, iterable]),
        }
    }
    /// Adds all items of an iterable to a set.
    pub(crate) fn set_update(&mut self, set: Object, iterable: Object) -> Res<()> {
        // Derived sets are walked by their tables, whatever their classes say.
        let inner = self.payload(iterable);
        let iterable = if matches!(inner.kind(), Kind::Set | Kind::FrozenSet) { inner } else { iterable };
        if matches!(iterable.kind(), Kind::Set | Kind::FrozenSet) && self.heap.sets[set.index()].is_unused() {
            self.reserve(self.heap.sets[iterable.index()].table.len() * 16)?;
            let copied = self.heap.sets[iterable.index()].copied();
            self.heap.charge(copied.table.len() * 16);
            self.heap.sets[set.index()].replace(copied);
            return Ok(());
        }
        if iterable.is(Kind::Str) && self.heap.is_ascii(iterable) {
            return self.set_update_ascii(set, iterable);
        }
        if iterable.is(Kind::Dict) && self.set_update_keys(set, iterable)? {
            return Ok(());
        }
        if let Some(items) = self.items_native(iterable)? {
            if matches!(iterable.kind(), Kind::Set | Kind::FrozenSet) && iterable != set && !items.is_empty() {
                self.merge_room(set, items.len())?;
            }
            if let Err(slow) = self.set_insert_all(set.index(), &items) {
                let rest = self.heap.list(items);
                return slow.or_call(self, "set_update", &[set, rest]);
            }
            return self.poll();
        }
        self.call_embedded("set_update", vec![set, iterable])
    }
    /// Adds the keys of a dict to a set, by the hashes that they have there; false where guest code must compare two of them.
    fn set_update_keys(&mut self, set: Object, dict: Object) -> Res<bool> {
        let count = self.heap.dicts[dict.index()].len();
        self.reserve(count * 16)?;
        let keys: Vec<(i64, Object)> = self.heap.dicts[dict.index()].iter().map(|entry| (entry.hash, entry.key)).collect();
        if count > 0 {
            self.merge_room(set, count)?;
        }
        for (hash, key) in pace::items(keys.into_iter()) {
            let vm = &*self;
            match vm.heap.sets[set.index()].find(hash, |other| same_native(vm, other, key)) {
                Ok(Some(_)) => {}
                Ok(None) => self.set_push(set.index(), hash, key)?,
                Err(_) => return Ok(false),
            }
        }
        self.poll()?;
        Ok(true)
    }
    /// Adds the characters of an ASCII text to a set, each once.
    fn set_update_ascii(&mut self, set: Object, text: Object) -> Res<()> {
        // Each is written, and the next one over it where it was there before: whether it was cannot be foreseen.
        let (mut seen, mut bytes, mut count) = ([false; 128], [0u8; 256], 0usize);
        for piece in pace::slices(self.heap.text(text).as_bytes()) {
            for &byte in piece {
                let known = &mut seen[usize::from(byte & 127)];
                bytes[count & 255] = byte;
                count += usize::from(!*known);
                *known = true;
            }
        }
        let items: arrayvec::ArrayVec<Object, 128> = bytes[..count].iter().map(|&byte| self.heap.char_str(byte)).collect();
        if self.heap.sets[set.index()].is_unused() {
            return self.set_fill(set.index(), &items);
        }
        match self.set_insert_all(set.index(), &items) {
            Ok(()) => self.poll(),
            Err(slow) => slow.or_call(self, "set_update", &[set, text]),
        }
    }
    /// Copies all entries of a mapping (or pairs of an iterable) into a dict.
    pub(crate) fn dict_update(&mut self, dict: Object, other: Object) -> Res<()> {
        if dict == self.globals {
            // One by one, so that a tool's name is refused.
            return self.call_embedded("dict_update", vec![dict, other]);
        }
        let source = self.payload(other);
        if source.is(Kind::Dict) && !self.iterates_itself(other) {
            let copied = &self.heap.dicts[source.index()];
            if self.heap.dicts[dict.index()].entries.is_empty() && copied.is_dense() {
                self.reserve(copied.len() * 44)?;
                let copy = self.heap.dicts[source.index()].clone();
                self.heap.charge(copy.extra_bytes());
                self.heap.dicts[dict.index()].take_over(copy);
                return self.poll();
            }
            self.reserve(self.heap.dicts[source.index()].len() * 24)?;
            let entries: Vec<(i64, Object, Object)> =
                self.heap.dicts[source.index()].iter().map(|entry| (entry.hash, entry.key, entry.value)).collect();
            for (hash, key, value) in pace::items(entries.into_iter()) {
                let vm = &*self;
                match vm.heap.dicts[dict.index()].find(hash, |found| same_native(vm, found, key)) {
                    Ok(Some(at)) => self.heap.dicts[dict.index()].entries[at].value = value,
                    Ok(None) => self.dict_push(dict.index(), hash, key, value)?,
                    Err(_) => return self.call_embedded("dict_update", vec![dict, other]),
                }
            }
            return self.poll();
        }
        if let Some((keys, values)) = self.zipped_pair(other) {
            return self.dict_zip(dict, keys, values, other);
        }
        if matches!(other.kind(), Kind::List | Kind::Tuple | Kind::Iter)
            && let Some(pairs) = self.items_native(other)?
        {
            for (at, &pair) in pairs.iter().enumerate() {
                if pace::halted_at(at) {
                    break;
                }
                let (key, value) = match pair.kind() {
                    Kind::Tuple if self.heap.tuples[pair.index()].len() == 2 => {
                        (self.heap.tuples[pair.index()][0], self.heap.tuples[pair.index()][1])
                    }
                    Kind::List if self.heap.lists[pair.index()].len() == 2 => {
                        (self.heap.lists[pair.index()][0], self.heap.lists[pair.index()][1])
                    }
                    _ => (Object::UNBOUND, Object::UNBOUND),
                };
                if key.is_unbound() || self.dict_insert(dict.index(), key, value).is_err() {
                    // Guest code goes over all pairs again, with the same result for those done.
                    let pairs = self.heap.list(pairs);
                    return self.call_embedded("dict_update", vec![dict, pairs]);
                }
            }
            return self.poll();
        }
        self.call_embedded("dict_update", vec![dict, other])
    }
    /// The two iterators of a `zip` that takes its items from lists, tuples, texts and ranges only.
    fn zipped_pair(&self, zip: Object) -> Option<(u32, u32)> {
        let Iter::Zip { inner, strict: false } = &self.heap.iters[zip.index_of(Kind::Iter)?] else { return None };
        let &[keys, values] = inner.as_ref() else { return None };
        let simple = |iterator: Object| {
            let index = iterator.index_of(Kind::Iter)?;
            matches!(self.heap.iters[index], Iter::Sequence { .. } | Iter::Range { .. } | Iter::Str { .. }).then_some(index)
        };
        Some((simple(keys)?, simple(values)?))
    }
    /// Fills an empty dict with a few pairs of lists or tuples whose keys are texts that differ, as a record has them. What it leaves,
    /// if anything, is for the long way.
    fn zip_record(&mut self, dict: Object, keys: u32, values: u32) -> Option<()> {
        let (names, items) = (self.rest_of_sequence(keys)?, self.rest_of_sequence(values)?);
        let count = names.len().min(items.len());
        if count == 0 || count > Dict::SMALL || !self.heap.dicts[dict.index()].entries.is_empty() {
            return None;
        }
        let (mut own_names, mut own_items) = ([Object::UNBOUND; Dict::SMALL], [Object::UNBOUND; Dict::SMALL]);
        copy_few(&mut own_names[..count], &names[..count]);
        copy_few(&mut own_items[..count], &items[..count]);
        // Room for what is often added to a record.
        let mut entries: Vec<Entry> = Vec::with_capacity(if count > 4 { Dict::SMALL } else { 4 });
        for (&key, &value) in own_names[..count].iter().zip(&own_items) {
            if !key.is(Kind::Str) {
                return None;
            }
            let hash = self.heap.str_hash(key);
            if entries.iter().any(|entry| entry.hash == hash) {
                return None;
            }
            entries.push(Entry { hash, key, value });
        }
        let table = &mut self.heap.dicts[dict.index()];
        table.fill(entries);
        let bytes = table.extra_bytes();
        self.heap.charge(bytes);
        for iterator in [keys, values] {
            if let Iter::Sequence { at, .. } = &mut self.heap.iters[iterator] {
                *at += count;
            }
        }
        Some(())
    }
    /// What an iterator over a list or a tuple has not given yet.
    fn rest_of_sequence(&self, iterator: u32) -> Option<&[Object]> {
        match self.heap.iters[iterator] {
            Iter::Sequence { over, at } if over.is(Kind::List) => self.heap.lists[over.index()].get(at..),
            Iter::Sequence { over, at } if over.is(Kind::Tuple) => self.heap.tuples[over.index()].get(at..),
            _ => None,
        }
    }
    /// Puts the pairs of a `zip` into a dict, without making them.
    fn dict_zip(&mut self, dict: Object, keys: u32, values: u32, zip: Object) -> Res<()> {
        self.zip_record(dict, keys, values);
        for number in 0.. {
            let key = self.next_native(keys)?;
            if key.is_exhausted() {
                break;
            }
            let value = self.next_native(values)?;
            if value.is_exhausted() || pace::halted_at(number) {
                break;
            }
            if self.dict_insert(dict.index(), key, value).is_err() {
                let pair = self.heap.tuple([key, value]);
                let mut rest = vec![pair];
                rest.extend(self.items_native(zip)?.unwrap_or_default());
                let rest = self.heap.list(rest);
                return self.call_embedded("dict_update", vec![dict, rest]);
            }
        }
        self.poll()
    }
}
