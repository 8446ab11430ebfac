//! The table behind `set` and `frozenset`: open addressing exactly as CPython lays it out (`setobject.c`),
//! because a set's iteration order is visible and programs print it. It compares nothing itself.

use super::Object;
use super::arena::Slot;
use super::dict::Unsure;
use crate::pace;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

const LINEAR_PROBES: usize = 9;
const PERTURB_SHIFT: u32 = 5;
const MIN_SIZE: usize = 8;
/// A search of so many rounds counts as work: keys may be chosen to collide. A power of two.
const LONG: usize = 8;

#[derive(Clone, Copy, Serialize, Deserialize)]
pub struct SetEntry {
    pub hash: i64,
    pub key: Object,
}

const FREE: SetEntry = SetEntry { hash: 0, key: Object::UNBOUND };
/// A removed entry: its slot stays occupied until the table is rebuilt.
const DUMMY: SetEntry = SetEntry { hash: -1, key: Object::EXHAUSTED };

/// A set's table.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Set {
    /// Empty for a set that never held anything (it then stands for eight free slots).
    pub table: Vec<SetEntry>,
    fill: usize,
    used: usize,
    /// Where `pop` goes on searching.
    finger: usize,
    pub version: u32,
    /// Cached hash of a frozenset; zero until computed.
    pub hash: i64,
}

/// Tables up to this size grow unasked.
const SMALL: usize = 1 << 10;

/// Keys that are added at once.
const FEW: usize = 64;

/// Where a key that is to be added stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// It is there.
    Taken,
    /// It belongs into this slot, and the table need not grow for it.
    Free(usize),
    /// It is not there: `push` knows more.
    Nowhere,
}

impl Slot for Set {
    fn extra_bytes(&self) -> usize {
        self.table.capacity() * size_of::<SetEntry>()
    }
}

impl Set {
    #[inline(always)]
    #[must_use]
    pub fn len(&self) -> usize {
        self.used
    }
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.used == 0
    }
    /// Is the table one that this code could have built: room for a search to end, and right counts?
    #[must_use]
    pub fn is_whole(&self) -> bool {
        if self.table.is_empty() {
            return self.fill == 0 && self.used == 0;
        }
        let free = self.table.iter().filter(|entry| entry.key.is_unbound()).count();
        let dummies = self.table.iter().filter(|entry| entry.key.is_exhausted()).count();
        self.table.len().is_power_of_two() && free > 0 && self.fill == self.table.len() - free && self.used + dummies == self.fill
    }
    /// Finds the slot for which `same` holds; `None` from `same` means it cannot tell. Nor can a long search in a cell that must stop.
    #[inline]
    pub fn find(&self, hash: i64, same: impl FnMut(Object) -> Option<bool>) -> Result<Option<usize>, Unsure> {
        if self.table.is_empty() {
            return Ok(None);
        }
        self.seek(hash, same).map(Result::ok)
    }
    /// As `find`, in a table that is not empty; where there is no such slot, the free one at which the search ended.
    #[inline(always)]
    fn seek(&self, hash: i64, mut same: impl FnMut(Object) -> Option<bool>) -> Result<Result<usize, usize>, Unsure> {
        let mask = self.table.len() - 1;
        let mut perturb = hash as u64;
        let mut at = hash as usize & mask;
        let mut rounds = 0;
        loop {
            let probes = if at + LINEAR_PROBES <= mask { LINEAR_PROBES } else { 0 };
            for (entry, slot) in self.table[at..=at + probes].iter().zip(at..) {
                if entry.key.is_unbound() {
                    return Ok(Err(slot));
                }
                if entry.hash == hash && !entry.key.is_exhausted() {
                    match same(entry.key) {
                        Some(true) => return Ok(Ok(slot)),
                        Some(false) => {}
                        None => return Err(Unsure),
                    }
                }
            }
            rounds += 1;
            if rounds & (LONG - 1) == 0 && pace::halted_after(LONG * LINEAR_PROBES) {
                return Err(Unsure);
            }
            perturb >>= PERTURB_SHIFT;
            at = at.wrapping_mul(5).wrapping_add(1).wrapping_add(perturb as usize) & mask;
        }
    }
    /// Is a key in the table, if the first slot where one with its hash is sought says so? It does for most.
    #[inline(always)]
    #[must_use]
    pub fn has_at_once(&self, hash: i64, key: Object) -> Option<bool> {
        let found = self.table.get(hash as usize & self.table.len().wrapping_sub(1))?.key;
        if found == key {
            return Some(true);
        }
        found.is_unbound().then_some(false)
    }
    /// As `place`, if the first slot says so.
    #[inline(always)]
    #[must_use]
    pub fn place_at_once(&self, hash: i64, key: Object) -> Option<Place> {
        let slot = hash as usize & self.table.len().wrapping_sub(1);
        let found = self.table.get(slot)?.key;
        if found == key {
            return Some(Place::Taken);
        }
        (found.is_unbound() && self.has_room()).then_some(Place::Free(slot))
    }
    /// Need the table not grow for one more key? Where something was removed, that may belong elsewhere than at the end of its search.
    #[inline(always)]
    fn has_room(&self) -> bool {
        self.fill == self.used && (self.fill + 1) * 5 < (self.table.len() - 1) * 3
    }
    /// Where a key is, or could be put.
    #[inline]
    pub fn place(&self, hash: i64, same: impl FnMut(Object) -> Option<bool>) -> Result<Place, Unsure> {
        if self.table.is_empty() {
            return Ok(Place::Nowhere);
        }
        let has_room = self.has_room();
        Ok(match self.seek(hash, same)? {
            Ok(_) => Place::Taken,
            Err(slot) if has_room => Place::Free(slot),
            Err(_) => Place::Nowhere,
        })
    }
    /// Puts a key into the free slot that is its place.
    #[inline]
    pub fn put(&mut self, slot: usize, hash: i64, key: Object) {
        self.version = self.version.wrapping_add(1);
        self.table[slot] = SetEntry { hash, key };
        self.fill += 1;
        self.used += 1;
    }
    /// Adds a small int or a text; false where it takes a longer look: the table must grow, or something has this hash that is not told
    /// to be the same.
    #[inline(always)]
    pub fn put_simple(&mut self, hash: i64, key: Object, same: impl Fn(Object) -> bool) -> bool {
        let slot = hash as usize & self.table.len().wrapping_sub(1);
        if self.table.get(slot).is_some_and(|entry| entry.key == key) {
            return true;
        }
        if self.fill != self.used || (self.fill + 1) * 5 >= self.table.len().saturating_sub(1) * 3 {
            return false;
        }
        let mask = self.table.len() - 1;
        let mut perturb = hash as u64;
        let mut at = hash as usize & mask;
        loop {
            let probes = if at + LINEAR_PROBES <= mask { LINEAR_PROBES } else { 0 };
            for entry in &mut self.table[at..=at + probes] {
                if entry.key.is_unbound() {
                    *entry = SetEntry { hash, key };
                    self.version = self.version.wrapping_add(1);
                    self.fill += 1;
                    self.used += 1;
                    return true;
                }
                if entry.hash == hash {
                    return entry.key == key || same(entry.key);
                }
            }
            perturb >>= PERTURB_SHIFT;
            at = at.wrapping_mul(5).wrapping_add(1).wrapping_add(perturb as usize) & mask;
        }
    }
    /// The bytes of the table that the next new key makes necessary.
    #[inline]
    #[must_use]
    pub fn growth(&self) -> Option<usize> {
        let full = (self.fill + 1) * 5 >= self.table.len().saturating_sub(1) * 3;
        (full && self.table.len() > SMALL).then(|| self.table.len() * 2 * size_of::<SetEntry>())
    }
    /// Adds a key known to be absent.
    pub fn push(&mut self, hash: i64, key: Object) {
        self.version = self.version.wrapping_add(1);
        if self.table.is_empty() {
            self.table.resize(MIN_SIZE, FREE);
        }
        if self.fill > self.used
            && let Some(slot) = self.removed_slot(hash)
        {
            self.table[slot] = SetEntry { hash, key };
            self.used += 1;
            return;
        }
        Self::insert_clean(&mut self.table, hash, key);
        self.fill += 1;
        self.used += 1;
        if self.fill * 5 >= (self.table.len() - 1) * 3 {
            let wanted = if self.used > 50_000 { self.used * 2 } else { self.used * 4 };
            self.resize(wanted);
        }
    }
    /// Adds a few keys that differ to a set that never held anything. The tables it would have grown out of are gone through in
    /// bits, one for each slot that is taken.
    pub fn fill(&mut self, entries: &[SetEntry]) {
        let mut order: ArrayVec<u8, FEW> = (0..entries.len().min(FEW) as u8).collect();
        let mut size = MIN_SIZE;
        while let full = ((size - 1) * 3).div_ceil(5)
            && full <= order.len()
        {
            let (mut taken, mut numbers) = (0u64, [0; FEW]);
            for &number in &order[..full] {
                numbers[Search::of(entries[number as usize].hash, size - 1).take_bit(&mut taken, size - 1)] = number;
            }
            for place in &mut order[..full] {
                *place = numbers[taken.trailing_zeros() as usize % numbers.len()];
                taken &= taken.wrapping_sub(1);
            }
            size = (full * 4 + 1).next_power_of_two();
        }
        let mut table = vec![FREE; size];
        for &number in &order {
            let entry = entries[number as usize];
            Search::of(entry.hash, size - 1).insert(&mut table, entry, is_free);
        }
        *self = Self {
            table,
            fill: order.len(),
            used: order.len(),
            version: self.version.wrapping_add(1),
            finger: self.finger,
            ..Self::default()
        };
        for entry in &entries[order.len()..] {
            self.push(entry.hash, entry.key);
        }
    }
    /// The last removed entry on the probe sequence of a hash, before its end.
    fn removed_slot(&self, hash: i64) -> Option<usize> {
        let mask = self.table.len() - 1;
        let mut removed = None;
        let mut perturb = hash as u64;
        let mut at = hash as usize & mask;
        loop {
            let probes = if at + LINEAR_PROBES <= mask { LINEAR_PROBES } else { 0 };
            for slot in at..=at + probes {
                let entry = &self.table[slot];
                if entry.key.is_exhausted() {
                    removed = Some(slot);
                }
                if entry.hash == 0 && entry.key.is_unbound() {
                    return removed;
                }
            }
            perturb >>= PERTURB_SHIFT;
            at = at.wrapping_mul(5).wrapping_add(1).wrapping_add(perturb as usize) & mask;
        }
    }
    /// Removes what is in a slot.
    pub fn remove_at(&mut self, slot: usize) -> Object {
        self.version = self.version.wrapping_add(1);
        let key = self.table[slot].key;
        self.table[slot] = DUMMY;
        self.used -= 1;
        key
    }
    /// Lays the table out anew where more than a quarter of it was removed, as CPython does after a difference.
    pub fn tidy(&mut self) {
        if self.fill - self.used > self.table.len().saturating_sub(1) / 4 {
            self.resize(if self.used > 50_000 { self.used * 2 } else { self.used * 4 });
        }
    }
    /// Removes and returns an arbitrary key, as CPython chooses it.
    pub fn pop(&mut self) -> Option<Object> {
        if self.used == 0 {
            return None;
        }
        let mask = self.table.len() - 1;
        let mut slot = self.finger & mask;
        while !is_key(&self.table[slot]) {
            slot += 1;
            if slot > mask {
                slot = 0;
            }
        }
        self.finger = slot + 1;
        Some(self.remove_at(slot))
    }
    pub fn clear(&mut self) {
        let version = self.version.wrapping_add(1);
        *self = Self { version, finger: self.finger, ..Self::default() };
    }
    /// Whether no slot is taken, not even by what was removed.
    #[must_use]
    pub fn is_unused(&self) -> bool {
        self.fill == 0
    }
    /// Takes over the entries of another set; where `pop` goes on stays.
    pub fn replace(&mut self, other: Self) {
        *self = Self { finger: self.finger, ..other };
    }
    /// The bytes that a merge with another set of this size may take.
    #[must_use]
    pub fn merge_bytes(&self, other_used: usize) -> usize {
        let grows = (self.fill + other_used) * 5 >= (self.table.len().max(MIN_SIZE) - 1) * 3;
        if grows { ((self.used + other_used) * 2 + 1).next_power_of_two() * size_of::<SetEntry>() } else { 0 }
    }
    /// Prepares for a merge with another set of this size, as `set_merge_internal` does.
    pub fn reserve_for_merge(&mut self, other_used: usize) {
        let size = self.table.len().max(MIN_SIZE);
        if (self.fill + other_used) * 5 >= (size - 1) * 3 {
            self.resize((self.used + other_used) * 2);
        }
    }
    /// A copy, laid out as `set.copy()` lays it out.
    #[must_use]
    pub fn copied(&self) -> Self {
        let mut copy = Self::default();
        copy.reserve_for_merge(self.used);
        let size = copy.table.len().max(MIN_SIZE);
        if self.fill == self.used && size == self.table.len().max(MIN_SIZE) {
            copy.table.clone_from(&self.table);
            copy.fill = self.fill;
            copy.used = self.used;
            return copy;
        }
        if copy.table.is_empty() {
            copy.table.resize(MIN_SIZE, FREE);
        }
        self.lay_out(&mut copy.table);
        copy.fill = self.used;
        copy.used = self.used;
        copy
    }
    /// Keys with their hashes, in table order.
    pub fn iter(&self) -> impl Iterator<Item = SetEntry> + '_ {
        self.table.iter().filter(|entry| is_key(entry)).copied()
    }
    /// The first key at or after a slot.
    #[inline]
    #[must_use]
    pub fn next_at(&self, mut slot: usize) -> Option<(usize, Object)> {
        while let Some(entry) = self.table.get(slot) {
            if is_key(entry) {
                return Some((slot, entry.key));
            }
            slot += 1;
        }
        None
    }
    fn resize(&mut self, min_used: usize) {
        let mut size = MIN_SIZE;
        while size <= min_used {
            size <<= 1;
        }
        let mut table = vec![FREE; size];
        self.lay_out(&mut table);
        self.table = table;
        self.fill = self.used;
    }
    /// Puts the keys into an empty table with room for them.
    fn lay_out(&self, table: &mut [SetEntry]) {
        // How far the search for a hash that many keys share has come: nothing before is free, and nothing becomes so.
        let mut far: HashMap<i64, Search> = HashMap::new();
        for entry in self.table.iter().filter(|entry| is_key(entry)) {
            let mut search = Search::of(entry.hash, table.len() - 1);
            if !far.is_empty()
                && let Some(known) = far.get(&entry.hash)
            {
                search = *known;
            }
            let begun = search.rounds;
            search.insert(table, *entry, is_free);
            if search.rounds > begun && search.rounds >= LONG {
                far.insert(entry.hash, search);
            }
        }
    }
    /// Puts a key into the first free slot of its probe sequence.
    fn insert_clean(table: &mut [SetEntry], hash: i64, key: Object) {
        Search::of(hash, table.len() - 1).insert(table, SetEntry { hash, key }, is_free);
    }
}

/// How far along the probe sequence of a hash a search is.
#[derive(Clone, Copy)]
struct Search {
    at: usize,
    perturb: u64,
    rounds: usize,
}

impl Search {
    #[inline(always)]
    fn of(hash: i64, mask: usize) -> Self {
        Self { at: hash as usize & mask, perturb: hash as u64, rounds: 0 }
    }
    /// As `insert`, in a table of at most 64 slots, of which bits tell which are taken: the slot.
    #[inline(always)]
    fn take_bit(&mut self, taken: &mut u64, mask: usize) -> usize {
        // Most slots are free, and a guess that this one is does not wait for the last search to end.
        if *taken >> self.at & 1 == 0 {
            *taken |= 1 << self.at;
            return self.at;
        }
        loop {
            let window = if self.at + LINEAR_PROBES <= mask { (1 << (LINEAR_PROBES + 1)) - 1 } else { 1 };
            let free = !*taken >> self.at & window;
            if free != 0 {
                let slot = self.at + free.trailing_zeros() as usize;
                *taken |= 1 << slot;
                return slot;
            }
            self.perturb >>= PERTURB_SHIFT;
            self.at = self.at.wrapping_mul(5).wrapping_add(1).wrapping_add(self.perturb as usize) & mask;
        }
    }
    /// Puts an entry into the next free slot.
    #[inline(always)]
    fn insert<T>(&mut self, table: &mut [T], new: T, is_free: impl Fn(&T) -> bool) {
        let mask = table.len() - 1;
        if is_free(&table[self.at]) {
            table[self.at] = new;
            return;
        }
        loop {
            let probes = if self.at + LINEAR_PROBES <= mask { LINEAR_PROBES } else { 0 };
            for entry in &mut table[self.at..=self.at + probes] {
                if is_free(entry) {
                    *entry = new;
                    return;
                }
            }
            self.rounds += 1;
            self.perturb >>= PERTURB_SHIFT;
            self.at = self.at.wrapping_mul(5).wrapping_add(1).wrapping_add(self.perturb as usize) & mask;
        }
    }
}

#[inline(always)]
fn is_free(entry: &SetEntry) -> bool {
    entry.key.is_unbound()
}

#[inline(always)]
fn is_key(entry: &SetEntry) -> bool {
    !entry.key.is_unbound() && !entry.key.is_exhausted()
}
