//! Iteration: `iter`, the next item of builtin iterators, and collecting items, all without guest code.
//! Iterators written in Python answer through a `Flow`.

use super::frame::Cont;
use super::pure::MOST;
use super::{Name, Vm};
use crate::native::{Flow, Res, Resume, call_then};
use crate::object::heap::Heap;
use crate::object::misc::{Items, Iter, Misc};
use crate::object::walk::Walk;
use crate::object::{Kind, Object};
use crate::{pace, types};
use num_traits::Signed;

/// A flag of the parts of a dict: it is an `OrderedDict`, whose version is noted instead of its length.
pub const ORDERED: u8 = 4;

/// Parts that a loop takes apart at once.
const PARTS: usize = 8;
/// Bytes of a text whose characters are told in one go.
const SHORT_TEXT: usize = 1 << 12;

impl Vm {
    /// `iter(object)`.
    pub fn iter(&mut self, object: Object) -> Res {
        match object.kind() {
            Kind::Generator if self.iterates(object) => return Ok(object),
            Kind::Iter => return Ok(object),
            _ => {}
        }
        if let Some(iterator) = self.native_iter(object) {
            return Ok(iterator);
        }
        if let Some(method) = self.special(object, Name::Iter)
            && !method.is_none()
        {
            if let Some(native) = method.index_of(Kind::Native) {
                return self.call_native(native, &[object], &[]);
            }
            return self.call_special(method, object, &[], Cont::IterCheck);
        }
        let refuses = self.special(object, Name::Iter).is_some_and(|method| method.is_none());
        if !refuses && !object.is(Kind::Class) && self.takes_places(object) {
            let generator = self.embedded("getitem_iterator");
            return self.embedded_generator(generator, vec![object], types::ITERATOR);
        }
        let message = format!("'{}' object is not iterable", self.type_name(object));
        Err(self.type_error(&message))
    }

    /// An iterator over a builtin container (or the builtin part of an instance that keeps the builtin's `__iter__`).
    pub fn native_iter(&mut self, object: Object) -> Option<Object> {
        let iter = match object.kind() {
            Kind::List | Kind::Tuple | Kind::Bytes | Kind::ByteArray => Iter::Sequence { over: object, at: 0 },
            Kind::Str => Iter::Str { over: object, at: 0 },
            Kind::Dict => {
                let len = self.heap.dicts[object.index()].len();
                Iter::Dict { over: object, at: 0, len, left: len, part: 0 }
            }
            Kind::Set | Kind::FrozenSet => Iter::Set { over: object, at: 0, len: self.heap.sets[object.index()].len() },
            Kind::Range => self.range_iter(object),
            Kind::Misc => match self.heap.miscs[object.index()] {
                Misc::DictView { dict, part } => {
                    let over = self.payload(dict);
                    self.dict_iter(dict, over, part)
                }
                Misc::MemoryView { .. } => {
                    let items = types::view_items(self, object)?;
                    Iter::Sequence { over: self.heap.list(items), at: 0 }
                }
                Misc::Native(_) => return crate::stdlib::deque_iterator(self, object),
                _ => return None,
            },
            Kind::Instance => {
                let payload = self.payload(object);
                if payload == object || self.heap.instances[object.index()].payload.is(Kind::Misc) {
                    return None;
                }
                let method = self.special(object, Name::Iter)?;
                if payload.is(Kind::ByteArray)
                    && let Some(iterator) = crate::stdlib::array_iterator(self, object, method)
                {
                    return Some(iterator);
                }
                if !self.is_of_builtin(method) {
                    return None;
                }
                if payload.is(Kind::Dict) {
                    self.dict_iter(object, payload, 0)
                } else {
                    return self.native_iter(payload);
                }
            }
            _ => return None,
        };
        Some(self.heap.iter(iter))
    }

    /// An iterator over the table of a dict or of what is derived from one: an `OrderedDict` allows no change at all.
    fn dict_iter(&self, dict: Object, over: Object, part: u8) -> Iter {
        let table = &self.heap.dicts[over.index()];
        let left = table.len();
        if types::is_ordered_dict(self, dict) {
            Iter::Dict { over, at: 0, len: table.version as usize, left, part: part | ORDERED }
        } else {
            Iter::Dict { over, at: 0, len: left, left, part }
        }
    }

    fn range_iter(&self, object: Object) -> Iter {
        let range = &self.heap.ranges[object.index()];
        match &range.big {
            None => Iter::Range { at: range.start, left: range.len(), step: range.step },
            Some(big) => Iter::BigRange { at: Box::new(big.0.clone()), stop: Box::new(big.1.clone()), step: Box::new(big.2.clone()) },
        }
    }

    /// The next item, or `Object::EXHAUSTED`. A `Flow` leads to the item, or to `EXHAUSTED`, with `Cont::Next`.
    pub fn next_item(&mut self, iterator: Object) -> Res {
        match iterator.kind() {
            Kind::Iter => self.next_native(iterator.index()),
            Kind::Generator => Err(Box::new(Flow::Resume { generator: iterator, input: Resume::Next })),
            Kind::Instance
                if self.plain_buffer == (self.heap.instances[iterator.index()].class, self.epoch)
                    && let Some(line) = crate::stdlib::loop_line(self, iterator)? =>
            {
                Ok(line)
            }
            _ => match self.special(iterator, Name::Next) {
                Some(method) => match method.index_of(Kind::Native) {
                    // What is derived from a builtin iterator and keeps its step.
                    Some(_) if self.payload(iterator).is(Kind::Generator) => {
                        let next = self.embedded("generator_next");
                        call_then(next, vec![self.payload(iterator)], Cont::Next, Object::UNBOUND)
                    }
                    Some(native) => match self.call_native(native, &[iterator], &[]) {
                        Err(flow) if self.raises(&flow, types::STOP_ITERATION) => Ok(Object::EXHAUSTED),
                        other => other,
                    },
                    None => self.call_special(method, iterator, &[], Cont::Next),
                },
                None => {
                    let message = format!("'{}' object is not an iterator", self.type_name(iterator));
                    Err(self.type_error(&message))
                }
            },
        }
    }

    /// The next item of a builtin iterator.
    pub fn next_native(&mut self, index: u32) -> Res {
        let heap = &mut self.heap;
        match &mut heap.iters[index] {
            Iter::Done(_) => Ok(Object::EXHAUSTED),
            Iter::Sequence { over, at } => {
                let (position, over) = (*at, *over);
                *at += 1;
                let item = match over.kind() {
                    Kind::List => heap.lists[over.index()].get(position).copied(),
                    Kind::Tuple => heap.tuples[over.index()].get(position).copied(),
                    _ => heap.bytes[over.index()].data.get(position).map(|&byte| Object::small(i64::from(byte))),
                };
                if item.is_none() {
                    let class = match over.kind() {
                        Kind::Tuple => types::TUPLE_ITERATOR,
                        Kind::Bytes => types::BYTES_ITERATOR,
                        Kind::ByteArray => types::BYTEARRAY_ITERATOR,
                        _ => types::LIST_ITERATOR,
                    };
                    heap.iters[index] = Iter::Done(class);
                }
                Ok(item.unwrap_or(Object::EXHAUSTED))
            }
            Iter::SequenceReversed { over, at } => {
                if *at == 0 {
                    return Ok(Object::EXHAUSTED);
                }
                *at -= 1;
                let (position, over) = (*at, *over);
                let item = match over.kind() {
                    Kind::List => heap.lists[over.index()].get(position).copied(),
                    Kind::Tuple => heap.tuples[over.index()].get(position).copied(),
                    Kind::Str => {
                        if heap.is_ascii(over) {
                            let byte = heap.text(over).as_bytes().get(position).copied();
                            return Ok(byte.map_or(Object::EXHAUSTED, |byte| heap.char_str(byte)));
                        }
                        if pace::halted_after_bytes(position) {
                            return Ok(Object::EXHAUSTED);
                        }
                        let c = heap.text(over).chars().nth(position);
                        c.map(|c| heap.code_point(c))
                    }
                    _ => heap.bytes[over.index()].data.get(position).map(|&byte| Object::small(i64::from(byte))),
                };
                Ok(item.unwrap_or(Object::EXHAUSTED))
            }
            Iter::Str { over, at } => {
                let (over, position) = (*over, *at);
                match heap.text(over)[position..].chars().next() {
                    Some(c) => {
                        if let Iter::Str { at, .. } = &mut heap.iters[index] {
                            *at = position + c.len_utf8();
                        }
                        Ok(heap.code_point(c))
                    }
                    None => Ok(Object::EXHAUSTED),
                }
            }
            Iter::Range { at, left, step } => {
                if *left == 0 {
                    return Ok(Object::EXHAUSTED);
                }
                let value = *at;
                *left -= 1;
                *at = at.wrapping_add(*step);
                Ok(heap.int(value))
            }
            Iter::BigRange { at, stop, step } => {
                if step.is_positive() && at >= stop || step.is_negative() && at <= stop {
                    return Ok(Object::EXHAUSTED);
                }
                let value = (**at).clone();
                **at += &**step;
                Ok(heap.bigint(value))
            }
            Iter::Dict { over, at, len, left, part } => {
                let (over, position, len, left, part) = (*over, *at, *len, *left, *part);
                let dict = &heap.dicts[over.index()];
                let ordered = part & ORDERED != 0;
                if len != if ordered { dict.version as usize } else { dict.len() } {
                    if let Iter::Dict { len, .. } = &mut heap.iters[index] {
                        *len = usize::MAX;
                    }
                    let message = if ordered { "OrderedDict mutated during iteration" } else { "dictionary changed size during iteration" };
                    return Err(self.runtime_error(message));
                }
                match dict.next_at(position) {
                    Some(_) if left == 0 => {
                        heap.iters[index] = Iter::Done(types::DICT_KEYITERATOR);
                        Err(self.runtime_error("dictionary keys changed during iteration"))
                    }
                    Some((found, entry)) => {
                        if let Iter::Dict { at, left, .. } = &mut heap.iters[index] {
                            *at = found + 1;
                            *left -= 1;
                        }
                        Ok(match part & !ORDERED {
                            0 => entry.key,
                            1 => entry.value,
                            _ => heap.tuple([entry.key, entry.value]),
                        })
                    }
                    None => Ok(Object::EXHAUSTED),
                }
            }
            Iter::DictReversed { over, at, len, part } => {
                let (over, mut position, len, part) = (*over, *at, *len, *part);
                let dict = &heap.dicts[over.index()];
                if dict.len() != len {
                    return Err(self.runtime_error("dictionary changed size during iteration"));
                }
                let mut found = None;
                while position > 0 {
                    position -= 1;
                    if let Some(entry) = dict.entries.get(position)
                        && !entry.key.is_unbound()
                    {
                        found = Some(*entry);
                        break;
                    }
                }
                if let Iter::DictReversed { at, .. } = &mut heap.iters[index] {
                    *at = position;
                }
                Ok(match (found, part) {
                    (None, _) => Object::EXHAUSTED,
                    (Some(entry), 0) => entry.key,
                    (Some(entry), 1) => entry.value,
                    (Some(entry), _) => heap.tuple([entry.key, entry.value]),
                })
            }
            Iter::Set { over, at, len } => {
                let (over, position, len) = (*over, *at, *len);
                if heap.sets[over.index()].len() != len {
                    if let Iter::Set { len, .. } = &mut heap.iters[index] {
                        *len = usize::MAX;
                    }
                    return Err(self.runtime_error("Set changed size during iteration"));
                }
                match heap.sets[over.index()].next_at(position) {
                    Some((found, key)) => {
                        if let Iter::Set { at, .. } = &mut heap.iters[index] {
                            *at = found + 1;
                        }
                        Ok(key)
                    }
                    None => Ok(Object::EXHAUSTED),
                }
            }
            Iter::Enumerate { inner, .. } => {
                let inner = inner.index();
                let item = self.next_below(inner)?;
                if item.is_exhausted() {
                    return Ok(item);
                }
                let Iter::Enumerate { count, .. } = &mut self.heap.iters[index] else { return Ok(Object::EXHAUSTED) };
                let number = *count;
                *count += 1;
                let number = self.heap.int(number);
                Ok(self.heap.tuple([number, item]))
            }
            Iter::Arrange(arrangement) => Ok(match arrangement.advance() {
                Some(items) => heap.tuple_of_items(items),
                None => Object::EXHAUSTED,
            }),
            Iter::Walk(_) => crate::stdlib::walk::advance(self, index),
            Iter::Zip { inner, strict } => {
                let (inner, strict) = (smallvec::SmallVec::<[Object; 4]>::from_slice(inner), *strict);
                let items = self.next_zipped(&inner, strict, index)?;
                Ok(items.map_or(Object::EXHAUSTED, |items| self.heap.tuple_of_items(items)))
            }
        }
    }

    /// The two items of the next pair that a `zip`, an `enumerate`, an arrangement or the items of a dict give, for a loop that takes them apart at once;
    /// none, and nothing is passed, where that is not simple.
    pub(super) fn next_pair(&mut self, index: u32) -> Option<(Object, Object)> {
        match &mut self.heap.iters[index] {
            Iter::Zip { inner, .. } => {
                let &[left, right] = &**inner else { return None };
                let pair = (self.item_ahead(left)?, self.item_ahead(right).filter(|_| left != right)?);
                self.pass_item(left);
                self.pass_item(right);
                Some(pair)
            }
            Iter::Enumerate { inner, count } => {
                let (inner, number) = (*inner, Object::try_int(*count)?);
                let item = match self.item_ahead(inner) {
                    Some(item) => {
                        self.pass_item(inner);
                        item
                    }
                    // Pairs of a `zip` or of a dict, one level down.
                    None if !matches!(self.heap.iters[inner.index()], Iter::Enumerate { .. }) => {
                        let (left, right) = self.next_pair(inner.index())?;
                        self.heap.tuple([left, right])
                    }
                    None => return None,
                };
                if let Iter::Enumerate { count, .. } = &mut self.heap.iters[index] {
                    *count += 1;
                }
                Some((number, item))
            }
            Iter::Arrange(arrangement) => arrangement.advance_pair(),
            Iter::Dict { over, at, len, left, part: 2 } => {
                let dict = &self.heap.dicts[over.index()];
                let (found, entry) = dict.next_at(*at).filter(|_| dict.len() == *len && *left > 0)?;
                *at = found + 1;
                *left -= 1;
                Some((entry.key, entry.value))
            }
            _ => None,
        }
    }
    /// For the loop: the next item of a sequence, a text, a range, a set, an arrangement, of a dict's keys or values, or a pair; unbound, and
    /// nothing is passed, at the end and where that is not simple.
    #[inline(never)]
    pub(super) fn next_simple(&mut self, index: u32) -> Object {
        let heap = &mut self.heap;
        let item = match &mut heap.iters[index] {
            Iter::Dict { over, at, len, left, part: part @ (0 | 1) } => {
                let dict = &heap.dicts[over.index()];
                dict.next_at(*at).filter(|_| dict.len() == *len && *left > 0).map(|(found, entry)| {
                    *at = found + 1;
                    *left -= 1;
                    if *part == 0 { entry.key } else { entry.value }
                })
            }
            Iter::Set { over, at, len } => {
                let set = &heap.sets[over.index()];
                set.next_at(*at).filter(|_| set.len() == *len).map(|(found, key)| {
                    *at = found + 1;
                    key
                })
            }
            Iter::Walk(walk) => match &mut **walk {
                Walk::Array { over, at } => {
                    let (over, place) = (*over, *at);
                    *at += 1;
                    let item = crate::stdlib::array_item_at(self, over, place);
                    if item.is_none()
                        && let Iter::Walk(walk) = &mut self.heap.iters[index]
                        && let Walk::Array { at, .. } = &mut **walk
                    {
                        *at -= 1;
                    }
                    item
                }
                _ => None,
            },
            Iter::SequenceReversed { over, at } => {
                let items: &[Object] = match over.kind() {
                    Kind::List => &heap.lists[over.index()],
                    Kind::Tuple => &heap.tuples[over.index()],
                    _ => &[],
                };
                at.checked_sub(1).and_then(|before| items.get(before)).map(|&item| {
                    *at -= 1;
                    item
                })
            }
            Iter::Sequence { .. } | Iter::Range { .. } | Iter::Str { .. } => {
                let iterator = Object::make(Kind::Iter, index);
                let item = self.item_ahead(iterator);
                if item.is_some() {
                    self.pass_item(iterator);
                }
                item
            }
            Iter::Arrange(arrangement) => arrangement.advance().map(|items| heap.tuple_of_items(items)),
            Iter::Zip { .. } | Iter::Enumerate { .. } => self.next_pair(index).map(|(left, right)| self.heap.tuple([left, right])),
            _ => None,
        };
        item.unwrap_or(Object::UNBOUND)
    }
    /// The item that a simple iterator would give next.
    fn item_ahead(&mut self, iterator: Object) -> Option<Object> {
        match &self.heap.iters[iterator.index_of(Kind::Iter)?] {
            Iter::Sequence { over, at } => match over.kind() {
                Kind::List => self.heap.lists[over.index()].get(*at).copied(),
                Kind::Tuple => self.heap.tuples[over.index()].get(*at).copied(),
                _ => None,
            },
            Iter::Range { at, left, .. } if *left > 0 => Object::try_int(*at),
            Iter::Str { over, at } => {
                let byte = self.heap.text(*over).as_bytes().get(*at).filter(|byte| byte.is_ascii())?;
                Some(self.heap.char_str(*byte))
            }
            _ => None,
        }
    }
    /// The next item of an iterator over a list or a tuple, if there is one.
    #[inline(always)]
    fn item_of_sequence(&mut self, iterator: Object) -> Option<Object> {
        let heap = &mut self.heap;
        let Iter::Sequence { over, at } = &mut heap.iters[iterator.index_of(Kind::Iter)?] else { return None };
        let items: &[Object] = match over.kind() {
            Kind::List => &heap.lists[over.index()],
            Kind::Tuple => &heap.tuples[over.index()],
            _ => return None,
        };
        let &item = items.get(*at)?;
        *at += 1;
        Some(item)
    }
    /// For a loop that takes the items of a `zip` of lists and tuples apart at once: puts them into these places; false, and nothing is
    /// passed, where that is not simple.
    #[inline(never)]
    pub(super) fn next_parts(&mut self, index: u32, places: &mut [Object]) -> bool {
        let heap = &mut self.heap;
        let Iter::Zip { inner, .. } = &heap.iters[index] else { return false };
        // The places keep what they have until all of them get something.
        let mut found = [Object::UNBOUND; PARTS];
        let Some(found) = found.get_mut(..places.len()).filter(|found| found.len() == inner.len()) else { return false };
        for (number, (place, iterator)) in found.iter_mut().zip(inner.iter()).enumerate() {
            let Some(Iter::Sequence { over, at }) = iterator.index_of(Kind::Iter).and_then(|iterator| heap.iters.get(iterator)) else {
                return false;
            };
            let items: &[Object] = match over.kind() {
                Kind::List => &heap.lists[over.index()],
                Kind::Tuple => &heap.tuples[over.index()],
                _ => return false,
            };
            let Some(&item) = items.get(*at).filter(|_| !inner[..number].contains(iterator)) else { return false };
            *place = item;
        }
        places.copy_from_slice(found);
        for number in 0..places.len() {
            let Iter::Zip { inner, .. } = &self.heap.iters[index] else { return false };
            let iterator = inner[number];
            self.pass_item(iterator);
        }
        true
    }
    /// Passes the item that `item_ahead` gave.
    fn pass_item(&mut self, iterator: Object) {
        match &mut self.heap.iters[iterator.index()] {
            Iter::Sequence { at, .. } | Iter::Str { at, .. } => *at += 1,
            Iter::Range { at, left, step } => {
                *left -= 1;
                *at = at.wrapping_add(*step);
            }
            _ => {}
        }
    }

    /// The next item of an iterator that another one asks: they can be nested deeper than the Rust stack.
    fn next_below(&mut self, index: u32) -> Res {
        self.deeper(|vm| vm.next_native(index))
    }

    /// The items that a `zip` would put into a tuple.
    pub(super) fn next_zipped(&mut self, inner: &[Object], strict: bool, index: u32) -> Res<Option<Items>> {
        if inner.is_empty() {
            return Ok(None);
        }
        if pace::halted_after(inner.len()) {
            self.poll()?;
        }
        let mut items = Items::with_capacity(inner.len());
        for (number, iterator) in inner.iter().enumerate() {
            let item = match self.item_of_sequence(*iterator) {
                Some(item) => item,
                None => self.next_below(iterator.index())?,
            };
            if item.is_exhausted() {
                self.heap.iters[index] = Iter::Done(types::ZIP);
                if !strict {
                    return Ok(None);
                }
                let plural = |n: usize| if n == 1 { " ".to_owned() } else { format!("s 1-{n}") };
                if number > 0 {
                    let message = format!(
                        "zip() argument {} is shorter than argument{}",
                        number + 1,
                        if number == 1 { " 1".to_owned() } else { plural(number) }
                    );
                    return Err(self.value_error(&message));
                }
                for (other, iterator) in inner.iter().enumerate().skip(1) {
                    if !self.next_below(iterator.index())?.is_exhausted() {
                        let message = format!(
                            "zip() argument {} is longer than argument{}",
                            other + 1,
                            if other == 1 { " 1".to_owned() } else { plural(other) }
                        );
                        return Err(self.value_error(&message));
                    }
                }
                return Ok(None);
            }
            items.push(item);
        }
        Ok(Some(items))
    }

    /// Is this generator object an iterator, and neither a coroutine nor an asynchronous generator?
    #[inline]
    pub(crate) fn iterates(&self, generator: Object) -> bool {
        !matches!(self.heap.generators[generator.index()].class, types::COROUTINE | types::ASYNC_GENERATOR)
    }

    /// Is the object an iterator?
    pub fn is_iterator(&mut self, object: Object) -> bool {
        match object.kind() {
            Kind::Generator => self.iterates(object),
            Kind::Iter => true,
            _ => self.special(object, Name::Next).is_some(),
        }
    }

    /// All items of a builtin container or builtin iterator; `None` where guest code is needed to iterate.
    pub fn items_native(&mut self, object: Object) -> Res<Option<Vec<Object>>> {
        if matches!(object.kind(), Kind::List | Kind::Tuple | Kind::Dict | Kind::Set | Kind::FrozenSet) {
            self.reserve(self.len_native(object).unwrap_or(0) * 8)?;
        }
        Ok(Some(match object.kind() {
            Kind::List => pace::copied(&self.heap.lists[object.index()]),
            Kind::Tuple => pace::copied(&self.heap.tuples[object.index()]),
            Kind::Dict => {
                let dict = &self.heap.dicts[object.index()];
                let mut keys = Vec::with_capacity(dict.len());
                keys.extend(pace::items(dict.iter()).map(|entry| entry.key));
                keys
            }
            Kind::Set | Kind::FrozenSet => {
                let set = &self.heap.sets[object.index()];
                let mut keys = Vec::with_capacity(set.len());
                keys.extend(pace::items(set.iter()).map(|entry| entry.key));
                keys
            }
            Kind::Str if self.heap.is_ascii(object) => {
                let count = self.heap.text(object).len();
                self.reserve(count * 8)?;
                // As many as CPython makes room for, which `sys.getsizeof` shows.
                let mut items = Vec::with_capacity(count.next_multiple_of(2));
                let mut piece = [0; 128];
                while items.len() < count && !pace::halted_after(piece.len()) {
                    let rest = &self.heap.text(object).as_bytes()[items.len()..];
                    let piece = &mut piece[..rest.len().min(128)];
                    piece.copy_from_slice(&rest[..piece.len()]);
                    items.extend(piece.iter().map(|&byte| self.heap.char_str(byte)));
                }
                items
            }
            Kind::Str if self.heap.text(object).len() <= SHORT_TEXT => {
                let text = self.heap.text(object).to_owned();
                let count = self.heap.strs[object.index()].chars as usize;
                let mut items = Vec::with_capacity(count.next_multiple_of(2));
                items.extend(text.chars().map(|c| self.heap.code_point(c)));
                items
            }
            Kind::Generator => return self.drained(object, MOST),
            Kind::Misc if matches!(&self.heap.miscs[object.index()], Misc::Native(state) if state.size().is_some()) => {
                let Misc::Native(state) = &self.heap.miscs[object.index()] else { return Ok(None) };
                return Ok(state.items());
            }
            _ => {
                let iterator = if object.is(Kind::Iter) {
                    object
                } else if let Some(iterator) = self.native_iter(object) {
                    iterator
                } else {
                    return Ok(None);
                };
                let mut items = Vec::new();
                if let Iter::Range { left, .. } = self.heap.iters[iterator.index()] {
                    self.reserve_many(left, 1, 8)?;
                    // CPython makes room for an even number, which `sys.getsizeof` shows.
                    items.reserve_exact(usize::try_from(left).unwrap_or(0).next_multiple_of(2));
                }
                self.take_all(iterator.index(), &mut items)?;
                items
            }
        }))
    }

    /// As `items_native`, for one who keeps all of them.
    pub fn items_kept(&mut self, object: Object) -> Res<Option<Vec<Object>>> {
        match object.kind() {
            Kind::Generator => self.drained(object, usize::MAX),
            Kind::Misc => match crate::stdlib::csv_rows(self, object)? {
                None => self.items_native(object),
                rows => Ok(rows),
            },
            _ => self.items_native(object),
        }
    }

    /// Takes all items of a builtin iterator.
    pub(crate) fn take_all(&mut self, iterator: u32, items: &mut Vec<Object>) -> Res<()> {
        self.take_at_once(iterator, items)?;
        loop {
            let item = self.next_native(iterator)?;
            if item.is_exhausted() {
                return Ok(());
            }
            self.push_taken(items, item)?;
        }
    }
    /// Adds an item to those that were taken of an iterator.
    #[inline]
    pub(crate) fn push_taken(&mut self, items: &mut Vec<Object>, item: Object) -> Res<()> {
        if items.len() % 4096 == 4095 {
            self.poll()?;
        }
        if items.len() == items.capacity() {
            let more = Heap::list_growth(items.len());
            self.reserve(more * 8)?;
            items.reserve_exact(more);
        }
        items.push(item);
        Ok(())
    }
    /// Takes the characters before a place in an ASCII text, the last one first, if they are few.
    fn take_characters(&mut self, iterator: u32, over: Object, end: usize, items: &mut Vec<Object>) -> Res<()> {
        if end > 4096 || !self.heap.is_ascii(over) {
            return Ok(());
        }
        if pace::halted_after(end) {
            self.poll()?;
        }
        self.reserve(end * 8)?;
        items.reserve(end);
        for at in (0..end).rev() {
            let byte = self.heap.text(over).as_bytes().get(at).copied();
            items.extend(byte.map(|byte| self.heap.char_str(byte)));
        }
        self.heap.iters[iterator] = Iter::SequenceReversed { over, at: 0 };
        Ok(())
    }
    /// Takes what of a builtin iterator's items need not be asked for one by one.
    fn take_at_once(&mut self, iterator: u32, items: &mut Vec<Object>) -> Res<()> {
        let (over, range, is_reversed) = match self.heap.iters[iterator] {
            Iter::Sequence { over, at } => (over, at..usize::MAX, false),
            Iter::SequenceReversed { over, at } => (over, 0..at, true),
            Iter::Walk(_) => return crate::stdlib::walk::take_at_once(self, iterator, items),
            Iter::Zip { .. } | Iter::Enumerate { .. } | Iter::Dict { part: 2, .. } => {
                while let Some((first, second)) = self.next_pair(iterator) {
                    let pair = self.heap.tuple([first, second]);
                    self.push_taken(items, pair)?;
                }
                return Ok(());
            }
            Iter::Dict { part: 0 | 1, .. } => return self.take_of_dict(iterator, items),
            Iter::Arrange(_) => return self.take_arranged(iterator, items),
            Iter::Range { .. } => return self.take_range(iterator, items),
            _ => return Ok(()),
        };
        let length = match over.kind() {
            Kind::List => self.heap.lists[over.index()].len(),
            Kind::Tuple => self.heap.tuples[over.index()].len(),
            Kind::Str if is_reversed => return self.take_characters(iterator, over, range.end, items),
            _ => return Ok(()),
        };
        let range = range.start.min(length)..range.end.min(length);
        // What is short is quickly taken, and what is long with looks at the clock.
        if range.len() > 4096 {
            return Ok(());
        }
        // Many short ones in a row are long work too.
        if pace::halted_after(range.len()) {
            self.poll()?;
        }
        self.reserve(range.len() * 8)?;
        let all = if over.is(Kind::List) { &self.heap.lists[over.index()][range] } else { &self.heap.tuples[over.index()][range] };
        if is_reversed {
            items.extend(all.iter().rev());
            self.heap.iters[iterator] = Iter::SequenceReversed { over, at: 0 };
        } else {
            items.extend_from_slice(all);
            self.heap.iters[iterator] = Iter::Sequence { over, at: length };
        }
        Ok(())
    }

    /// Takes the keys or values of a dict that are left, where they are not many and the dict is as it was.
    fn take_of_dict(&mut self, iterator: u32, items: &mut Vec<Object>) -> Res<()> {
        let Iter::Dict { over, at, len, left, part } = self.heap.iters[iterator] else { return Ok(()) };
        let end = self.heap.dicts[over.index()].entries.len();
        if self.heap.dicts[over.index()].len() != len || left != len || at != 0 || end > 4096 {
            return Ok(());
        }
        if pace::halted_after(end) {
            self.poll()?;
        }
        self.reserve(len * 8)?;
        let entries = self.heap.dicts[over.index()].iter();
        items.extend(entries.map(|entry| if part == 0 { entry.key } else { entry.value }));
        self.heap.iters[iterator] = Iter::Dict { over, at: end, len, left: 0, part };
        Ok(())
    }
    /// Takes all arrangements that are left.
    fn take_arranged(&mut self, iterator: u32, items: &mut Vec<Object>) -> Res<()> {
        let Iter::Arrange(mut arrangement) = std::mem::take(&mut self.heap.iters[iterator]) else { return Ok(()) };
        let mut done = Ok(());
        while done.is_ok()
            && let Some(next) = arrangement.advance()
        {
            let item = self.heap.tuple_of_items(next);
            done = self.push_taken(items, item);
            // One may be as large as many.
            if pace::halted_after(arrangement.width()) {
                done = done.and_then(|()| self.poll());
            }
        }
        self.heap.iters[iterator] = Iter::Arrange(arrangement);
        done
    }
    /// Takes the ints of a range that need no memory of their own.
    fn take_range(&mut self, iterator: u32, items: &mut Vec<Object>) -> Res<()> {
        let Iter::Range { mut at, mut left, step } = self.heap.iters[iterator] else { return Ok(()) };
        let mut done = Ok(());
        while done.is_ok()
            && left > 0
            && let Some(item) = Object::try_int(at)
        {
            (at, left) = (at.wrapping_add(step), left - 1);
            done = self.push_taken(items, item);
        }
        self.heap.iters[iterator] = Iter::Range { at, left, step };
        done
    }

    /// All items of an iterable; where guest code must iterate, `function` is called again with a list in place of argument `which`.
    pub fn items_or_call(&mut self, args: &[Object], which: usize, function: Object) -> Res<Vec<Object>> {
        match self.items_native(args[which])? {
            Some(items) => Ok(items),
            None => self.collect_first(args, which, function),
        }
    }
    /// Asks guest code to collect an iterable into a list and to call `function` again with it.
    pub fn collect_first<T>(&mut self, args: &[Object], which: usize, function: Object) -> Res<T> {
        let mut all = vec![function, Object::small(which as i64)];
        // Arguments that were not given stay so: they are all at the end.
        all.extend(args.iter().copied().take_while(|arg| !arg.is_unbound()));
        self.call_embedded("collect_then", all)
    }

    /// `len(object)`.
    pub fn len(&mut self, object: Object) -> Res {
        if let Some(len) = self.len_native(object) {
            return Ok(self.heap.int(len as i64));
        }
        match self.special(object, Name::Len) {
            Some(method) => match method.index_of(Kind::Native) {
                Some(native) => self.call_native(native, &[object], &[]),
                None => match self.simple_answer(method, &[object])? {
                    Some(length) => self.check_len(length),
                    None => self.call_special(method, object, &[], Cont::LenCheck),
                },
            },
            _ => {
                let message = format!("object of type '{}' has no len()", self.type_name(object));
                Err(self.type_error(&message))
            }
        }
    }
    /// The length of a builtin container.
    #[must_use]
    pub fn len_native(&self, object: Object) -> Option<usize> {
        let index = object.index();
        Some(match object.kind() {
            Kind::Str => self.heap.strs[index].chars as usize,
            Kind::List => self.heap.lists[index].len(),
            Kind::Tuple => self.heap.tuples[index].len(),
            Kind::Dict => self.heap.dicts[index].len(),
            Kind::Set | Kind::FrozenSet => self.heap.sets[index].len(),
            Kind::Bytes | Kind::ByteArray => self.heap.bytes[index].data.len(),
            Kind::Range if self.heap.ranges[index].big.is_none() => {
                usize::try_from(self.heap.ranges[index].len()).ok().filter(|&len| len <= i64::MAX as usize)?
            }
            Kind::Misc => match &self.heap.miscs[index] {
                Misc::DictView { dict, .. } => self.heap.dicts[self.payload(*dict).index()].len(),
                Misc::MemoryView { over, .. } if over.is_unbound() => return None,
                Misc::MemoryView { len, shape, .. } => shape.as_ref().map_or(*len, |shape| shape[0]),
                Misc::Native(state) => return state.size(),
                _ => return None,
            },
            _ => return None,
        })
    }
    pub(crate) fn check_len(&mut self, value: Object) -> Res {
        let value = self.payload(value);
        match value.kind() {
            Kind::Int if value.int_value() >= 0 => Ok(value),
            Kind::Bool => Ok(Object::small(i64::from(value.index()))),
            Kind::Int => Err(self.value_error("__len__() should return >= 0")),
            Kind::Big if self.heap.bigs[value.index()].0.is_negative() => Err(self.value_error("__len__() should return >= 0")),
            Kind::Big => Err(self.overflow_error("cannot fit 'int' into an index-sized integer")),
            _ => {
                let message = format!("'{}' object cannot be interpreted as an integer", self.type_name(value));
                Err(self.type_error(&message))
            }
        }
    }
    pub(crate) fn check_hash(&mut self, value: Object) -> Res {
        let value = self.payload(value);
        match value.kind() {
            Kind::Int => Ok(if value.int_value() == -1 { Object::small(-2) } else { value }),
            Kind::Bool => Ok(Object::small(i64::from(value.index()))),
            Kind::Big => {
                use num_traits::ToPrimitive;
                let big = self.to_big(value);
                match big.to_i64() {
                    Some(hash) => Ok(self.heap.int(hash)),
                    None => Ok(self.heap.int(super::hash::hash_big(&big))),
                }
            }
            _ => Err(self.type_error("__hash__ method should return an integer")),
        }
    }

    /// Calls with an `Iter` of the given state.
    pub fn make_iter(&mut self, iter: Iter) -> Object {
        self.heap.iter(iter)
    }
    /// A request for the next item whose end is a default.
    pub fn next_default(&mut self, iterator: Object, default: Object) -> Res {
        match self.next_item(iterator) {
            Ok(item) if item.is_exhausted() => Ok(default),
            Ok(item) => Ok(item),
            Err(mut flow) => {
                match &mut *flow {
                    Flow::Call(call) => {
                        call.cont = Cont::NextDefault;
                        call.extra = default;
                    }
                    Flow::Resume { generator, .. } => {
                        let next = self.embedded("generator_next");
                        return call_then(next, vec![*generator], Cont::NextDefault, default);
                    }
                    _ => {}
                }
                Err(flow)
            }
        }
    }
}
