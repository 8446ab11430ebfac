//! The table behind `dict`: entries in insertion order and an index over their hashes.
//! It compares nothing: callers look at candidates with an equal hash, since equality may run guest code.

use super::Object;
use super::arena::Slot;
use crate::pace;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One entry; a removed one has an unbound key.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub struct Entry {
    pub hash: i64,
    pub key: Object,
    pub value: Object,
}

/// A dict's table.
#[derive(Clone, Default)]
pub struct Dict {
    pub entries: Vec<Entry>,
    /// Open addressing over entry numbers; empty while there are at most eight entries.
    index: Vec<u32>,
    /// Places of the index that are not empty: a search ends at an empty one, so some must be left.
    used: u32,
    live: u32,
    /// No live entry lies before this one: a dict used as a queue loses its first keys.
    first: u32,
    /// Changes with every insertion or removal of a key.
    pub version: u32,
}

const EMPTY: u32 = u32::MAX;
const REMOVED: u32 = u32::MAX - 1;
/// From this many entries on a dict grows by an eighth, and asks before.
const MANY: usize = 1 << 16;
/// So many steps of a search count as work: keys may be chosen to collide. A power of two.
const LONG: usize = 64;

impl Serialize for Dict {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (&self.entries, self.version).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Dict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (entries, version): (Vec<Entry>, u32) = Deserialize::deserialize(deserializer)?;
        let live = entries.iter().filter(|entry| !entry.key.is_unbound()).count() as u32;
        let mut dict = Self { entries, live, version, ..Self::default() };
        if dict.entries.len() > Self::SMALL {
            dict.index_entries();
        }
        Ok(dict)
    }
}

impl Slot for Dict {
    fn extra_bytes(&self) -> usize {
        self.entries.capacity() * size_of::<Entry>() + self.index.capacity() * 4
    }
}

#[inline(always)]
fn spread(hash: i64) -> usize {
    ((hash as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 20) as usize
}

impl Dict {
    /// Entries that are searched without an index.
    pub const SMALL: usize = 8;

    #[must_use]
    pub fn with_capacity(entries: usize) -> Self {
        Self { entries: Vec::with_capacity(entries), ..Self::default() }
    }
    #[inline(always)]
    #[must_use]
    pub fn len(&self) -> usize {
        self.live as usize
    }
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.live == 0
    }
    /// Is nothing removed from it?
    #[must_use]
    pub fn is_dense(&self) -> bool {
        self.live as usize == self.entries.len()
    }
    /// Becomes a copy of another one.
    pub fn take_over(&mut self, copy: Self) {
        *self = Self { version: self.version.wrapping_add(1), ..copy };
    }
    /// Finds the entry for which `same` holds among those with this hash. `same` answers `None` where it cannot tell, and so does
    /// a long search in a cell that must stop: guest code, which is then to compare, is not run any more.
    #[inline]
    pub fn find(&self, hash: i64, same: impl FnMut(Object) -> Option<bool>) -> Result<Option<usize>, Unsure> {
        self.seek::<true>(hash, same)
    }
    #[inline(always)]
    fn seek<const STOPS: bool>(&self, hash: i64, mut same: impl FnMut(Object) -> Option<bool>) -> Result<Option<usize>, Unsure> {
        if self.index.is_empty() {
            for (at, entry) in self.entries.iter().enumerate() {
                if entry.hash == hash && !entry.key.is_unbound() {
                    match same(entry.key) {
                        Some(true) => return Ok(Some(at)),
                        Some(false) => {}
                        None => return Err(Unsure),
                    }
                }
            }
            return Ok(None);
        }
        let mask = self.index.len() - 1;
        let start = spread(hash) & mask;
        let mut slot = start;
        loop {
            match self.index[slot] {
                EMPTY => return Ok(None),
                REMOVED => {}
                at => {
                    let entry = &self.entries[at as usize];
                    if entry.hash == hash {
                        match same(entry.key) {
                            Some(true) => return Ok(Some(at as usize)),
                            Some(false) => {}
                            None => return Err(Unsure),
                        }
                    }
                }
            }
            slot = (slot + 1) & mask;
            if (slot ^ start) & (LONG - 1) == 0 && pace::halted_after(LONG) && STOPS {
                return Err(Unsure);
            }
        }
    }
    /// A dict of a few entries, with keys that differ.
    #[must_use]
    pub fn of_few(entries: Vec<Entry>) -> Self {
        let live = entries.len() as u32;
        let mut dict = Self { entries, live, version: 1, ..Self::default() };
        if dict.entries.len() > Self::SMALL {
            dict.index_entries();
        }
        dict
    }
    /// Fills a dict that holds nothing with a few entries, with keys that differ.
    pub fn fill(&mut self, entries: Vec<Entry>) {
        let version = self.version.wrapping_add(1);
        *self = Self { version, ..Self::of_few(entries) };
    }
    /// The value of a small dict's entry with this hash whose key is the same.
    #[inline(always)]
    #[must_use]
    pub fn find_few(&self, hash: i64, mut same: impl FnMut(Object) -> bool) -> Option<Object> {
        if !self.index.is_empty() {
            return None;
        }
        self.entries.iter().find(|entry| entry.hash == hash && !entry.key.is_unbound() && same(entry.key)).map(|entry| entry.value)
    }
    /// The entry of a small dict whose key is this very object.
    #[inline(always)]
    #[must_use]
    pub fn find_at_once(&self, key: Object) -> Option<&Entry> {
        if self.index.is_empty() { self.entries.iter().find(|entry| entry.key == key) } else { None }
    }
    /// The entry whose key is this very object.
    #[inline]
    #[must_use]
    pub fn find_identical(&self, hash: i64, key: Object) -> Option<usize> {
        self.seek::<false>(hash, |other| Some(other == key)).unwrap_or(None)
    }
    /// Every key with this hash: for callers that must compare with guest code.
    #[must_use]
    pub fn candidates(&self, hash: i64) -> Vec<Object> {
        let mut keys = Vec::new();
        let _ = self.seek::<false>(hash, |key| {
            keys.push(key);
            Some(false)
        });
        keys
    }
    /// The bytes that the next new entry makes necessary, beside what there is.
    #[inline]
    #[must_use]
    pub fn growth(&self) -> Option<usize> {
        let (length, full) = (self.entries.len(), self.is_full());
        let more = length == self.entries.capacity();
        ((full || more) && length > MANY).then(|| {
            let index = if full { (length * 3).next_power_of_two() * 4 } else { 0 };
            index + if more { length / 8 * size_of::<Entry>() } else { 0 }
        })
    }
    /// Adds an entry known to be absent.
    pub fn push(&mut self, hash: i64, key: Object, value: Object) {
        self.version = self.version.wrapping_add(1);
        if self.entries.len() == self.entries.capacity() {
            self.make_room();
        }
        if !self.index.is_empty() && self.is_full() {
            if self.entries.len() > MANY {
                self.rebuild();
            } else {
                self.index_entries();
            }
        }
        let at = self.entries.len();
        self.entries.push(Entry { hash, key, value });
        self.live += 1;
        if self.index.is_empty() {
            if self.entries.len() > Self::SMALL {
                self.index_entries();
            }
            return;
        }
        self.note(hash, at as u32);
    }
    /// Makes room in full entries as CPython does, since a loop over a dict that loses and gets keys shows when: where those that
    /// were removed are squeezed out. (`dictobject.c:insertion_resize`: two thirds of a power of two, three times the live ones.)
    #[cold]
    fn make_room(&mut self) {
        let room_of = |least: usize| least.next_power_of_two().max(8) * 2 / 3;
        let (length, live) = (self.entries.len(), self.live as usize);
        if length > MANY {
            self.entries.reserve_exact(length / 8);
            return;
        }
        // Made with as many entries as were known, for which CPython makes more room.
        let made_with = room_of(length + length.div_ceil(2));
        if length > 0 && made_with > length {
            self.entries.reserve_exact(made_with - length);
            return;
        }
        let room = room_of(live * 3);
        if live == length {
            self.entries.reserve_exact(room - length);
            return;
        }
        let mut entries = Vec::with_capacity(room);
        entries.extend(self.iter());
        (self.entries, self.first) = (entries, 0);
        self.index = Vec::new();
        self.used = 0;
        if live > Self::SMALL {
            self.index_entries();
        }
    }
    /// Does the next entry make a larger index necessary, or one without what was removed?
    #[inline]
    fn is_full(&self) -> bool {
        (self.entries.len().max(self.used as usize) + 1) * 3 > self.index.len() * 2
    }
    /// Puts the number of an entry into the index.
    #[inline]
    fn note(&mut self, hash: i64, at: u32) {
        let mask = self.index.len() - 1;
        let mut slot = spread(hash) & mask;
        while self.index[slot] < REMOVED {
            slot = (slot + 1) & mask;
        }
        self.used += u32::from(self.index[slot] == EMPTY);
        self.index[slot] = at;
    }
    /// Adds an entry known to be absent before all others.
    pub fn push_front(&mut self, hash: i64, key: Object, value: Object) {
        self.version = self.version.wrapping_add(1);
        if self.first == 0 || self.is_full() {
            // Room for as many again, so that a dict filled from the front is not rebuilt for each key.
            let gap = self.live as usize / 2 + Self::SMALL;
            let none = Entry { hash: 0, key: Object::UNBOUND, value: Object::UNBOUND };
            self.entries.retain(|entry| !entry.key.is_unbound());
            self.entries.splice(..0, std::iter::repeat_n(none, gap));
            self.first = gap as u32;
            self.index_entries();
        }
        let at = self.first - 1;
        self.entries[at as usize] = Entry { hash, key, value };
        self.first = at;
        self.live += 1;
        self.note(hash, at);
    }
    /// Removes the entry at a position and returns it.
    pub fn remove_at(&mut self, at: usize) -> Entry {
        self.version = self.version.wrapping_add(1);
        let entry = self.entries[at];
        if !self.index.is_empty() {
            let mask = self.index.len() - 1;
            let mut slot = spread(entry.hash) & mask;
            while self.index[slot] != at as u32 {
                slot = (slot + 1) & mask;
            }
            self.index[slot] = REMOVED;
        }
        self.live -= 1;
        self.entries[at].key = Object::UNBOUND;
        self.entries[at].value = Object::UNBOUND;
        if self.live == 0 {
            self.first = self.entries.len() as u32;
        } else if at == self.first as usize {
            self.first += self.entries[at..].iter().take_while(|entry| entry.key.is_unbound()).count() as u32;
        }
        entry
    }
    /// Removes the last entry, and the room that removed ones behind it take.
    pub fn pop_last(&mut self) -> Option<Entry> {
        let at = self.entries.iter().rposition(|entry| !entry.key.is_unbound())?;
        let entry = self.remove_at(at);
        self.entries.truncate(at);
        self.first = self.first.min(at as u32);
        Some(entry)
    }
    pub fn clear(&mut self) {
        let version = self.version.wrapping_add(1);
        *self = Self { version, ..Self::default() };
    }
    /// Live entries, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Entry> {
        self.entries[self.first as usize..].iter().filter(|entry| !entry.key.is_unbound())
    }
    /// The first live entry at or after a position.
    #[inline]
    #[must_use]
    pub fn next_at(&self, at: usize) -> Option<(usize, Entry)> {
        let mut at = at.max(self.first as usize);
        while let Some(entry) = self.entries.get(at) {
            if !entry.key.is_unbound() {
                return Some((at, *entry));
            }
            at += 1;
        }
        None
    }
    /// Squeezes removed entries out and builds an index with room to grow.
    fn rebuild(&mut self) {
        if (self.live as usize) < self.entries.len() {
            self.entries.retain(|entry| !entry.key.is_unbound());
            self.first = 0;
        }
        self.index_entries();
    }
    fn index_entries(&mut self) {
        let size = ((self.entries.len() + 1) * 3).next_power_of_two().max(32);
        // The old index goes before the new one comes.
        self.index = Vec::new();
        self.index = vec![EMPTY; size];
        let mask = size - 1;
        let mut steps = 0;
        for (at, entry) in self.entries.iter().enumerate().filter(|(_, entry)| !entry.key.is_unbound()) {
            let mut slot = spread(entry.hash) & mask;
            while self.index[slot] != EMPTY {
                slot = (slot + 1) & mask;
                steps += 1;
            }
            self.index[slot] = at as u32;
            if steps > self.entries.len() * LONG {
                self.index_crowded();
                break;
            }
        }
        self.used = self.live;
    }
    /// As `index_entries`, into an index of the right size, for entries that all want the same few places: in their order, so that
    /// nobody searches.
    #[cold]
    fn index_crowded(&mut self) {
        let size = self.index.len();
        self.index.fill(EMPTY);
        let live = self.entries.iter().enumerate().filter(|(_, entry)| !entry.key.is_unbound());
        let mut wanted: Vec<(u32, u32)> = live.map(|(at, entry)| ((spread(entry.hash) & (size - 1)) as u32, at as u32)).collect();
        wanted.sort_unstable();
        // What finds no place before the end is put into the free places from the beginning.
        let (mut next, mut free) = (0, 0);
        for (place, at) in wanted {
            let mut slot = next.max(place as usize);
            next = slot + 1;
            if slot >= size {
                free += self.index[free..].iter().take_while(|&&taken| taken != EMPTY).count();
                slot = free;
            }
            self.index[slot] = at;
        }
        self.used = self.live;
    }
}

/// The search met a key that only guest code can compare.
#[derive(Debug, Clone, Copy)]
pub struct Unsure;
