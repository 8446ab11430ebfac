//! Typed arenas: slots of one type, addressed by index, reused after a sweep.
//! An arena never moves or drops an object by itself; only a collection frees.

use crate::pace;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::cell::Cell;

/// What an arena stores: something with an empty form that frees what it held.
pub trait Slot: Default {
    /// Do most objects own nothing that would have to be dropped, and does none come to own something later? Dead ones are not looked at then.
    const LIGHT: bool = false;

    /// Does this object own memory?
    fn owns(&self) -> bool {
        true
    }
    /// Bytes this object holds beyond its slot, for the session's account.
    fn extra_bytes(&self) -> usize {
        0
    }
    /// Frees what this object owns, which is dead, and returns its `extra_bytes`. What else it holds may stay.
    fn release(&mut self) -> usize {
        let bytes = self.extra_bytes();
        *self = Self::default();
        bytes
    }
}

/// Bytes of slots from which on an arena grows by little.
const MANY: usize = 4 << 20;
/// Slots that a sweep looks at between two looks at the stop flag.
const SWEPT: usize = 1 << 13;

/// Slots of one type.
#[derive(Clone)]
pub struct Arena<T> {
    slots: Vec<T>,
    live: Vec<u64>,
    marked: Vec<u64>,
    /// The slots whose objects own memory; empty where that can be any.
    heavy: Vec<u64>,
    /// Slots that are free, of the 64 that are being filled.
    vacant: u64,
    /// Which 64 these are.
    filling: u32,
    /// The next ones to look at for free slots.
    next: u32,
    /// What an index that leads nowhere reads: a native that was handed an object of a wrong kind sees an empty one and goes on.
    empty: T,
}

impl<T: Serialize> Serialize for Arena<T> {
    /// Only what is in use: the number of slots, which ones are live, and those.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let live: Vec<&T> = indices(&self.live).map(|index| &self.slots[index as usize]).collect();
        (self.slots.len() as u32, &self.live, live).serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de> + Slot> Deserialize<'de> for Arena<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (len, live, objects): (u32, Vec<u64>, Vec<T>) = Deserialize::deserialize(deserializer)?;
        let len = len as usize;
        let count: usize = live.iter().map(|word| word.count_ones() as usize).sum();
        // Dead slots are not in the data, so the budget stops what only claims to be large.
        let last = indices(&live).last().map_or(0, |index| index as usize + 1);
        if !Budget::take(len.saturating_mul(size_of::<T>())) {
            return Err(D::Error::custom("the snapshot claims more than the memory limit"));
        }
        if live.len() != len.div_ceil(64) || count != objects.len() || last > len {
            return Err(D::Error::custom("an arena does not fit its objects"));
        }
        let mut slots: Vec<T> = std::iter::repeat_with(T::default).take(len).collect();
        let mut heavy = if T::LIGHT { vec![0; live.len()] } else { Vec::new() };
        for (index, object) in indices(&live).zip(objects) {
            if T::LIGHT && object.owns() {
                heavy[index as usize / 64] |= 1 << (index % 64);
            }
            slots[index as usize] = object;
        }
        Ok(Self { slots, live, heavy, ..Self::default() })
    }
}

/// How many bytes the arenas of a snapshot that is being read may still claim.
pub struct Budget;

thread_local! {
    static BUDGET: Cell<usize> = const { Cell::new(0) };
}

impl Budget {
    /// Allows so many bytes until the result is dropped.
    pub fn set(bytes: usize) -> Self {
        BUDGET.set(bytes);
        Self
    }

    fn take(bytes: usize) -> bool {
        let left = BUDGET.get();
        BUDGET.set(left.saturating_sub(bytes));
        bytes <= left
    }
}

impl Drop for Budget {
    fn drop(&mut self) {
        BUDGET.set(0);
    }
}

/// The bits that are set.
fn indices(words: &[u64]) -> impl Iterator<Item = u32> + '_ {
    words.iter().enumerate().flat_map(|(word, &bits)| {
        let mut left = bits;
        std::iter::from_fn(move || {
            let bit = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (bit < 64).then(|| word as u32 * 64 + bit)
        })
    })
}

impl<T: Default> Default for Arena<T> {
    fn default() -> Self {
        Self {
            slots: Vec::new(),
            live: Vec::new(),
            marked: Vec::new(),
            heavy: Vec::new(),
            vacant: 0,
            filling: 0,
            next: 0,
            empty: T::default(),
        }
    }
}

impl<T> std::ops::Index<u32> for Arena<T> {
    type Output = T;
    #[inline(always)]
    fn index(&self, index: u32) -> &T {
        match self.slots.get(index as usize) {
            Some(object) => object,
            None => &self.empty,
        }
    }
}

impl<T: Default> std::ops::IndexMut<u32> for Arena<T> {
    #[inline(always)]
    fn index_mut(&mut self, index: u32) -> &mut T {
        match self.slots.get_mut(index as usize) {
            Some(object) => object,
            None => {
                self.empty = T::default();
                &mut self.empty
            }
        }
    }
}

impl<T: Slot> Arena<T> {
    /// Stores an object and returns its index.
    #[inline]
    pub fn add(&mut self, object: T) -> u32 {
        self.add_here(object)
    }
    /// As `add`, where a call more would cost as much as the rest.
    #[inline(always)]
    pub fn add_here(&mut self, object: T) -> u32 {
        if self.vacant == 0 && !self.find_vacant() {
            return self.push(object);
        }
        let (word, bit) = (self.filling as usize, self.vacant & self.vacant.wrapping_neg());
        let index = word * 64 + bit.trailing_zeros() as usize;
        self.vacant ^= bit;
        self.live[word] |= bit;
        if T::LIGHT && object.owns() {
            self.heavy[word] |= bit;
        }
        // What a free slot holds owns nothing that would have to be dropped.
        std::mem::forget(std::mem::replace(&mut self.slots[index], object));
        index as u32
    }
    /// A slot for an object that owns nothing and is to be written in place: what a dead one left there is still to be seen.
    #[inline(always)]
    pub fn take(&mut self) -> u32 {
        if self.vacant == 0 && !self.find_vacant() {
            return self.push(T::default());
        }
        let (word, bit) = (self.filling as usize, self.vacant & self.vacant.wrapping_neg());
        self.vacant ^= bit;
        self.live[word] |= bit;
        (word * 64) as u32 + bit.trailing_zeros()
    }
    /// As `take`, for an object that is to own memory.
    #[inline(always)]
    pub fn take_heavy(&mut self) -> u32 {
        let index = self.take();
        if T::LIGHT {
            self.heavy[index as usize / 64] |= 1 << (index % 64);
        }
        index
    }
    /// One object to read and another one to write.
    #[inline(always)]
    pub fn pair(&mut self, read: u32, written: u32) -> Option<(&T, &mut T)> {
        match self.slots.get_disjoint_mut([read as usize, written as usize]) {
            Ok([read, written]) => Some((read, written)),
            Err(_) => None,
        }
    }
    /// Looks for the next slots that are free.
    #[inline]
    fn find_vacant(&mut self) -> bool {
        (self.next as usize) < self.live.len() && self.find_further()
    }
    fn find_further(&mut self) -> bool {
        while let Some(&live) = self.live.get(self.next as usize) {
            let word = self.next;
            self.next += 1;
            let past_end = self.slots.len().saturating_sub(word as usize * 64);
            self.vacant = !live & if past_end < 64 { (1 << past_end) - 1 } else { !0 };
            if self.vacant != 0 {
                self.filling = word;
                return true;
            }
        }
        false
    }
    /// Stores an object in a new slot.
    fn push(&mut self, object: T) -> u32 {
        let index = self.slots.len();
        if index.is_multiple_of(64) {
            self.live.push(0);
            if T::LIGHT {
                self.heavy.push(0);
            }
        }
        self.live[index / 64] |= 1 << (index % 64);
        if T::LIGHT && object.owns() {
            self.heavy[index / 64] |= 1 << (index % 64);
        }
        if index == self.slots.capacity() {
            self.grow();
        }
        self.slots.push(object);
        index as u32
    }
    /// Twice as many slots, or an eighth more where they are many: what is not used is paid for too.
    #[cold]
    fn grow(&mut self) {
        let (count, bytes) = (self.slots.len(), self.slots.len() * size_of::<T>());
        self.slots.reserve_exact(if bytes < MANY { count.max(8) } else { count / 8 });
    }
    /// Makes room for objects to come.
    pub fn reserve(&mut self, more: usize) {
        self.slots.reserve_exact(more);
    }
    #[must_use]
    pub fn len(&self) -> usize {
        self.live.iter().map(|word| word.count_ones() as usize).sum()
    }
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// The object at an index, or `None` where there is no such slot.
    #[must_use]
    pub fn get(&self, index: u32) -> Option<&T> {
        self.slots.get(index as usize)
    }
    /// Is there an object at this index?
    #[must_use]
    pub fn is_live(&self, index: u32) -> bool {
        self.live.get(index as usize / 64).is_some_and(|word| word & (1 << (index % 64)) != 0)
    }
    /// Clears the marks: a collection begins.
    pub fn begin_marking(&mut self) {
        self.begin_marking_with(&[]);
    }
    /// As `begin_marking`, with the marks of what stays in any case.
    pub fn begin_marking_with(&mut self, kept: &[u64]) {
        self.marked.clear();
        self.marked.extend_from_slice(kept);
        self.marked.resize(self.live.len(), 0);
    }
    /// Marks a slot; true if it was not marked before.
    #[inline]
    pub fn mark(&mut self, index: u32) -> bool {
        let (word, bit) = (index as usize / 64, 1u64 << (index % 64));
        let fresh = self.marked[word] & bit == 0;
        self.marked[word] |= bit;
        fresh
    }
    #[must_use]
    pub fn is_marked(&self, index: u32) -> bool {
        self.marked[index as usize / 64] & (1 << (index % 64)) != 0
    }
    /// The marks, one bit a slot.
    pub fn marks(&mut self) -> &mut [u64] {
        &mut self.marked
    }
    /// Frees every unmarked slot and returns the bytes held by the marked ones; none if the cell must stop first.
    pub fn sweep(&mut self) -> Option<usize> {
        let (mut bytes, mut work) = (0, 0);
        (self.vacant, self.next) = (0, 0);
        for word in 0..self.live.len() {
            // Objects that go cost most, and large ones their pages.
            work += 1 + self.live[word].count_ones() as usize;
            if work > SWEPT {
                work = 0;
                if pace::expired() {
                    return None;
                }
            }
            let heavy = if T::LIGHT { self.heavy[word] } else { !0 };
            let mut dropped = self.live[word] & !self.marked[word] & heavy;
            while dropped != 0 {
                let index = word * 64 + dropped.trailing_zeros() as usize;
                dropped &= dropped - 1;
                work += self.slots[index].release() >> 10;
            }
            self.live[word] &= self.marked[word];
            bytes += self.live[word].count_ones() as usize * size_of::<T>();
            let mut kept = self.live[word] & heavy;
            if T::LIGHT {
                self.heavy[word] = kept;
            }
            while kept != 0 {
                let index = word * 64 + kept.trailing_zeros() as usize;
                kept &= kept - 1;
                bytes += self.slots[index].extra_bytes();
            }
        }
        Some(bytes)
    }
    /// Indices that are marked.
    pub fn marked_indices(&self) -> impl Iterator<Item = u32> + '_ {
        indices(&self.marked)
    }
    /// Indices in use.
    pub fn indices(&self) -> impl Iterator<Item = u32> + '_ {
        indices(&self.live)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Something that owns memory where it is not empty.
    #[derive(Clone, Default)]
    struct Light(Option<Box<u32>>);

    impl Slot for Light {
        const LIGHT: bool = true;

        fn owns(&self) -> bool {
            self.0.is_some()
        }
        fn extra_bytes(&self) -> usize {
            if self.owns() { 4 } else { 0 }
        }
    }

    #[test]
    fn swept_slots_are_used_again() {
        let mut arena = Arena::<Light>::default();
        let all: Vec<u32> = (0..200).map(|number| arena.add(Light((number % 3 == 0).then(|| Box::new(number))))).collect();
        assert_eq!((all.first(), all.last(), arena.len()), (Some(&0), Some(&199), 200));
        arena.begin_marking();
        for &index in all.iter().filter(|&&index| index % 2 == 0) {
            arena.mark(index);
        }
        let kept = 100 * size_of::<Light>() + 34 * 4;
        assert_eq!((arena.sweep(), arena.len()), (Some(kept), 100));
        assert!((0..200).all(|index| arena.is_live(index) == (index % 2 == 0)));
        assert!((1..200).step_by(2).all(|index| arena[index].0.is_none()), "what dead objects owned is freed");
        // Free slots are filled first, from the lowest on; then come new ones.
        let again: Vec<u32> = (0..101).map(|number| arena.add(Light(Some(Box::new(number))))).collect();
        assert_eq!((again[0], again[1], again[99], again[100]), (1, 3, 199, 200));
        assert!(all.iter().filter(|&&index| index % 2 == 0).all(|&index| arena[index].0.as_deref() == (index % 3 == 0).then_some(&index)));
        arena.begin_marking();
        assert_eq!((arena.sweep(), arena.len()), (Some(0), 0));
    }
}
