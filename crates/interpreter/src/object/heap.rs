//! The heap: every object of a session, in typed arenas, collected by mark and sweep.
//! A collection happens only when the loop asks for one at a safepoint, so native code may hold words freely.

use super::arena::{Arena, Slot};
use super::class::{Class, DICT_SHAPE, FIRST_USER_CLASS, Instance, Shape};
use super::dict::Dict;
use super::function::{Cell, Function, Generator, Method};
use super::misc::{Big, Bytes, Complex, Items, Iter, Misc, Module, Range, Slice};
use super::set::Set;
use super::string::{Buffer, INLINE, Str, StrData, ascii_text};
use super::{Data, Kind, Object};
use crate::pace;
use crate::text::short::Short;
use hashbrown::HashTable;
use num_bigint::BigInt;
use num_traits::ToPrimitive;
use serde::{Deserialize, Serialize};

/// Every object of one session.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Heap {
    pub strs: Arena<Str>,
    pub buffers: Arena<Buffer>,
    pub lists: Arena<Vec<Object>>,
    pub tuples: Arena<Items>,
    pub dicts: Arena<Dict>,
    pub sets: Arena<Set>,
    pub instances: Arena<Instance>,
    pub functions: Arena<Function>,
    pub methods: Arena<Method>,
    pub classes: Arena<Class>,
    pub modules: Arena<Module>,
    pub bigs: Arena<Big>,
    pub bytes: Arena<Bytes>,
    pub ranges: Arena<Range>,
    pub slices: Arena<Slice>,
    pub cells: Arena<Cell>,
    pub generators: Arena<Generator>,
    pub iters: Arena<Iter>,
    pub complexes: Arena<Complex>,
    pub miscs: Arena<Misc>,
    pub shapes: Vec<Shape>,
    /// The strings that are names, by their hashes, which each of them knows.
    #[serde(skip)]
    pub(super) interned: HashTable<Object>,
    /// The strings that loaded code names, a bit each: they stay as long as the session, and a collection begins with their marks.
    #[serde(skip)]
    pub(super) pinned: Vec<u64>,
    /// Strings of one character up to U+00FF, made when first needed.
    pub(super) chars: Vec<Object>,
    /// Bytes in use by this account (objects and what they hold).
    pub used: usize,
    /// A collection is due when `used` passes this.
    pub threshold: usize,
    /// Keys of the hash of strings.
    seeds: [u64; 4],
    #[serde(skip)]
    pub hasher: ahash::RandomState,
    #[serde(skip)]
    pub(super) worklist: Vec<Object>,
    /// Containers too wide to be listed at once, with how far they were.
    #[serde(skip)]
    pub(super) wide: Vec<(Object, usize)>,
    /// Does a class go that only those above it know? In CPython it stays until its collector runs.
    #[serde(skip)]
    pub lets_classes_go: bool,
}

/// No collection below this many bytes.
pub(super) const FIRST_THRESHOLD: usize = 1 << 18;
/// Bytes of a text whose characters are counted without a look at the clock.
const COUNTED_AT_ONCE: usize = 1 << 12;
/// Items from which on a list grows by little.
const MANY_ITEMS: usize = 1 << 19;
/// Bytes that the table of names takes for each.
pub(super) const NAME: usize = 16;
/// Names for which the table has room at first: those of a first cell.
const FIRST_NAMES: usize = 14;
/// Concatenations at least this long share a growing buffer.
const BUILD_FROM: usize = 256;
/// Bytes of a text from which on room to spare is kept: to give it back may be to copy the text.
const ROOMY: usize = 1 << 16;

macro_rules! adders {
    ($($name:ident: $arena:ident, $type:ty, $kind:ident;)*) => {
        $(
            #[inline]
            pub fn $name(&mut self, object: $type) -> Object {
                self.used += size_of::<$type>() + object.extra_bytes();
                Object::make(Kind::$kind, self.$arena.add(object))
            }
        )*
    };
}

impl Heap {
    #[must_use]
    /// An empty heap; the hash of strings is random unless there is a seed.
    pub fn new(seed: Option<u64>) -> Self {
        let random = seed.map_or_else(ahash::RandomState::new, |seed| ahash::RandomState::with_seeds(seed, 1, 2, 3));
        let seeds = [0, 1, 2, 3].map(|number: u64| random.hash_one(number));
        // Each field is named, so that it is made in its place: this is a tenth of what opening a session costs.
        Self {
            strs: Arena::default(),
            buffers: Arena::default(),
            lists: Arena::default(),
            tuples: Arena::default(),
            dicts: Arena::default(),
            sets: Arena::default(),
            instances: Arena::default(),
            functions: Arena::default(),
            methods: Arena::default(),
            classes: Arena::default(),
            modules: Arena::default(),
            bigs: Arena::default(),
            bytes: Arena::default(),
            ranges: Arena::default(),
            slices: Arena::default(),
            cells: Arena::default(),
            generators: Arena::default(),
            iters: Arena::default(),
            complexes: Arena::default(),
            miscs: Arena::default(),
            shapes: Vec::new(),
            interned: HashTable::new(),
            pinned: Vec::new(),
            chars: Vec::new(),
            used: 0,
            threshold: FIRST_THRESHOLD,
            seeds,
            hasher: Self::hasher_of(seeds),
            worklist: Vec::new(),
            wide: Vec::new(),
            lets_classes_go: false,
        }
    }

    fn hasher_of([a, b, c, d]: [u64; 4]) -> ahash::RandomState {
        ahash::RandomState::with_seeds(a, b, c, d)
    }

    /// What is not in a snapshot but follows from it.
    pub fn restore(&mut self) {
        self.hasher = Self::hasher_of(self.seeds);
        let names: Vec<u32> = self.strs.indices().filter(|&index| self.strs[index].interned).collect();
        for name in names {
            let object = Object::make(Kind::Str, name);
            let hash = self.hash_text(self.text(object));
            self.strs[name].hash = hash;
            self.keep_name(object, hash);
        }
    }

    adders! {
        dict: dicts, Dict, Dict;
        set: sets, Set, Set;
        frozenset: sets, Set, FrozenSet;
        instance: instances, Instance, Instance;
        function: functions, Function, Function;
        method: methods, Method, Method;
        module: modules, Module, Module;
        range: ranges, Range, Range;
        slice: slices, Slice, Slice;
        cell: cells, Cell, Cell;
        generator: generators, Generator, Generator;
        iter: iters, Iter, Iter;
        complex: complexes, Complex, Complex;
        misc: miscs, Misc, Misc;
    }

    #[inline(never)]
    pub fn list(&mut self, items: Vec<Object>) -> Object {
        self.used += size_of::<Vec<Object>>() + items.extra_bytes();
        Object::make(Kind::List, self.lists.add_here(items))
    }
    #[inline]
    pub fn tuple(&mut self, items: impl AsRef<[Object]>) -> Object {
        self.tuple_of_slice(items.as_ref())
    }
    #[inline(never)]
    fn tuple_of_slice(&mut self, items: &[Object]) -> Object {
        let items = Items::from_slice(items);
        self.used += size_of::<Items>() + items.extra_bytes();
        Object::make(Kind::Tuple, self.tuples.add_here(items))
    }
    /// A tuple of many items, which are not copied.
    pub fn tuple_of(&mut self, items: Vec<Object>) -> Object {
        // Few lie in the object itself.
        if items.len() > 3 { self.tuple_of_items(Items::from_vec(items)) } else { self.tuple(items) }
    }
    pub fn tuple_of_items(&mut self, items: Items) -> Object {
        self.used += size_of::<Items>() + items.extra_bytes();
        Object::make(Kind::Tuple, self.tuples.add(items))
    }
    #[inline]
    pub fn bytes(&mut self, data: impl Into<Data>) -> Object {
        let object = Bytes { data: data.into(), exports: 0, grows: false };
        self.used += size_of::<Bytes>() + object.extra_bytes();
        Object::make(Kind::Bytes, self.bytes.add_here(object))
    }
    pub fn bytearray(&mut self, data: impl Into<Data>) -> Object {
        let object = Bytes { data: data.into(), exports: 0, grows: true };
        self.used += size_of::<Bytes>() + object.extra_bytes();
        Object::make(Kind::ByteArray, self.bytes.add(object))
    }
    pub fn class(&mut self, class: Class) -> u32 {
        self.used += size_of::<Class>() + class.extra_bytes();
        self.classes.add(class) + FIRST_USER_CLASS
    }
    #[inline]
    pub fn int(&mut self, value: i64) -> Object {
        Object::try_int(value).unwrap_or_else(|| self.big_from(BigInt::from(value)))
    }
    /// An int of any size, inline if it fits.
    pub fn bigint(&mut self, value: BigInt) -> Object {
        match value.to_i64().and_then(Object::try_int) {
            Some(small) => small,
            None => self.big_from(value),
        }
    }
    /// An int of at most two words.
    #[inline]
    pub fn wide(&mut self, value: i128) -> Object {
        match i64::try_from(value).ok().and_then(Object::try_int) {
            Some(small) => small,
            None => self.wide_from(value),
        }
    }
    fn wide_from(&mut self, value: i128) -> Object {
        self.used += size_of::<Big>() + 16;
        Object::make(Kind::Big, self.bigs.add_here(Big(BigInt::from(value))))
    }
    fn big_from(&mut self, value: BigInt) -> Object {
        self.used += size_of::<Big>() + value.bits() as usize / 8;
        Object::make(Kind::Big, self.bigs.add(Big(value)))
    }
    pub fn str(&mut self, text: &str) -> Object {
        if text.len() == 1 {
            return self.char_str(text.as_bytes()[0]);
        }
        let chars = count_chars(text);
        self.text_of_len(text, chars)
    }
    pub fn string(&mut self, text: String) -> Object {
        if text.len() == 1 {
            return self.char_str(text.as_bytes()[0]);
        }
        let chars = count_chars(&text);
        self.string_of_len(text, chars)
    }
    /// A string of ASCII characters.
    #[inline]
    pub fn ascii(&mut self, text: &str) -> Object {
        match text.as_bytes() {
            [byte] => self.char_str(*byte),
            bytes => self.text_of_len(text, bytes.len()),
        }
    }
    /// The string of the bytes of a `bytes` object, if they are all ASCII.
    pub fn ascii_of_bytes(&mut self, bytes: Object) -> Option<Object> {
        let text = ascii_text(&self.bytes[bytes.index()].data)?;
        if let &[byte] = text.as_bytes() {
            return Some(self.char_str(byte));
        }
        if text.len() > INLINE {
            let (text, chars) = (Box::from(text), text.len());
            return Some(self.long_of_len(text, chars));
        }
        self.used += size_of::<Str>();
        let index = self.strs.take();
        self.strs[index].set_short(text, text.len());
        Some(Object::make(Kind::Str, index))
    }
    /// A string put together on the Rust stack.
    #[inline]
    pub fn short(&mut self, text: &Short) -> Object {
        match text.as_bytes() {
            [byte] => self.char_str(*byte),
            bytes => {
                let chars = if bytes.is_ascii() { bytes.len() } else { count_chars(text) };
                self.text_of_len(text, chars)
            }
        }
    }
    /// A copy of a text that is not one character, whose length in code points is known.
    #[inline]
    pub fn text_of_len(&mut self, text: &str, chars: usize) -> Object {
        if text.len() > INLINE {
            return self.long_of_len(Box::from(text), chars);
        }
        self.used += size_of::<Str>();
        let index = self.strs.take();
        self.strs[index].set_short(text, chars);
        Object::make(Kind::Str, index)
    }
    /// The string of three texts, one behind the other, whose length in code points is known.
    pub fn text_of_three(&mut self, [first, second, third]: [&str; 3], chars: usize) -> Object {
        let size = first.len() + second.len() + third.len();
        if size <= 1 {
            return self.str([first, second].into_iter().find(|part| !part.is_empty()).unwrap_or(third));
        }
        if size <= INLINE {
            self.used += size_of::<Str>();
            let index = self.strs.take();
            let made = &mut self.strs[index];
            made.set_short(first, chars);
            made.append_short(second);
            made.append_short(third);
            return Object::make(Kind::Str, index);
        }
        let mut text = String::with_capacity(size);
        text.push_str(first);
        text.push_str(second);
        text.push_str(third);
        self.long_of_len(text.into_boxed_str(), chars)
    }
    /// A string that does not fit in its object.
    #[inline]
    fn long_of_len(&mut self, text: Box<str>, chars: usize) -> Object {
        self.used += size_of::<Str>() + text.len();
        let index = self.strs.take_heavy();
        self.strs[index].set_long(text, chars);
        Object::make(Kind::Str, index)
    }
    /// A string that is not one character, whose length in code points is known.
    #[inline]
    pub fn string_of_len(&mut self, text: String, chars: usize) -> Object {
        if text.len() <= INLINE {
            self.text_of_len(&text, chars)
        } else if text.capacity() == text.len() || text.len() < ROOMY {
            self.long_of_len(text.into_boxed_str(), chars)
        } else {
            let object = Str { data: StrData::Roomy(Box::new(text)), chars: chars as u32, interned: false, hash: 0 };
            self.used += size_of::<Str>() + object.extra_bytes();
            Object::make(Kind::Str, self.strs.add(object))
        }
    }
    /// The string of a part of another one's text.
    pub fn substring(&mut self, whole: Object, part: std::ops::Range<usize>) -> Object {
        self.part(whole, part, None)
    }
    /// As `substring`, of a part whose length in code points is known.
    #[inline]
    pub fn part_of_len(&mut self, whole: Object, part: std::ops::Range<usize>, chars: usize) -> Object {
        self.part(whole, part, Some(chars))
    }
    #[inline(always)]
    fn part(&mut self, whole: Object, part: std::ops::Range<usize>, chars: Option<usize>) -> Object {
        let text = self.text(whole);
        let found = text.get(part.clone()).unwrap_or_default();
        if found.len() == text.len() {
            return whole;
        }
        if let &[byte] = found.as_bytes() {
            return self.char_str(byte);
        }
        let chars = chars.unwrap_or_else(|| {
            let is_ascii = self.strs[whole.index()].chars as usize == text.len();
            if is_ascii { found.len() } else { count_chars(found) }
        });
        if found.len() > INLINE {
            let found = Box::from(found);
            return self.long_of_len(found, chars);
        }
        self.used += size_of::<Str>();
        let index = self.strs.take();
        if let Some((whole, made)) = self.strs.pair(whole.index(), index) {
            made.set_short(whole.text(&self.buffers).get(part).unwrap_or_default(), chars);
        }
        Object::make(Kind::Str, index)
    }
    /// The string of one character up to U+00FF.
    #[inline]
    pub fn char_str(&mut self, byte: u8) -> Object {
        match self.chars.get(byte as usize) {
            Some(&object) if !object.is_unbound() => object,
            _ => self.new_char_str(byte),
        }
    }
    #[cold]
    fn new_char_str(&mut self, byte: u8) -> Object {
        if self.chars.is_empty() {
            self.chars = vec![Object::UNBOUND; 256];
        }
        let mut text = [0; 4];
        let text = char::from(byte).encode_utf8(&mut text);
        let object = self.intern(text);
        self.chars[byte as usize] = object;
        object
    }
    /// The string of one character.
    pub fn code_point(&mut self, c: char) -> Object {
        if (c as u32) < 256 {
            return self.char_str(c as u8);
        }
        self.text_of_len(c.encode_utf8(&mut [0; 4]), 1)
    }
    /// The one string object with this text that names and attributes use.
    pub fn intern(&mut self, text: &str) -> Object {
        let hash = self.hash_text(text);
        if let Some(&found) = self.interned.find(hash as u64, |&name| self.text(name) == text) {
            return found;
        }
        let object = self.text_of_len(text, count_chars(text));
        let name = &mut self.strs[object.index()];
        (name.interned, name.hash) = (true, hash);
        self.keep_name(object, hash);
        self.used += NAME;
        object
    }
    fn keep_name(&mut self, name: Object, hash: i64) {
        if self.interned.is_empty() {
            self.interned.reserve(FIRST_NAMES, |_| 0);
        }
        self.interned.insert_unique(hash as u64, name, |name| self.strs[name.index()].hash as u64);
    }
    /// The interned form of a string object.
    pub fn intern_object(&mut self, string: Object) -> Object {
        if self.strs[string.index()].interned {
            return string;
        }
        let hash = self.str_hash(string);
        if let Some(&found) = self.interned.find(hash as u64, |&name| self.text(name) == self.text(string)) {
            return found;
        }
        self.strs[string.index()].interned = true;
        self.keep_name(string, hash);
        self.used += NAME;
        string
    }
    /// Keeps a string as long as the session; false if this is none.
    pub fn pin(&mut self, string: Object) -> bool {
        let Some(index) = string.index_of(Kind::Str) else { return false };
        let word = index as usize / 64;
        if word >= self.pinned.len() {
            self.pinned.resize(word + 1, 0);
        }
        self.pinned[word] |= 1 << (index % 64);
        true
    }
    /// Text of a `str` object.
    #[inline]
    #[must_use]
    pub fn text(&self, string: Object) -> &str {
        self.strs[string.index()].text(&self.buffers)
    }
    /// Writes a string of ASCII characters to a page and tells where it ends; none where it is none, or ends too near to the page's end.
    #[inline(always)]
    pub fn write_ascii(&self, string: Object, page: &mut [u8], at: usize) -> Option<usize> {
        let string = &self.strs[string.index()];
        let end = match &string.data {
            StrData::Inline(text) => text.write(page, at)?,
            _ => {
                let text = string.text(&self.buffers).as_bytes();
                page.get_mut(at..at + text.len())?.copy_from_slice(text);
                at + text.len()
            }
        };
        (end == at + string.chars as usize).then_some(end)
    }
    /// Makes other strings of a string's text, which is not in the heap meanwhile: nothing may read it there, and an object for one
    /// character must not be sought if that is all of it.
    #[inline]
    pub fn apart<R>(&mut self, string: Object, make: impl FnOnce(&mut Self, &str) -> R) -> R {
        let data = std::mem::take(&mut self.strs[string.index()].data);
        let made = match &data {
            StrData::Inline(text) => make(self, text.as_str()),
            StrData::Long(text) => make(self, text),
            StrData::Roomy(text) => make(self, text),
            StrData::Built { buffer, len } => {
                let text = std::mem::take(&mut self.buffers[*buffer].text);
                let made = make(self, &text[..*len as usize]);
                self.buffers[*buffer].text = text;
                made
            }
        };
        self.strs[string.index()].data = data;
        made
    }
    #[inline]
    #[must_use]
    pub fn is_ascii(&self, string: Object) -> bool {
        self.strs[string.index()].chars as usize == self.text(string).len()
    }
    /// Concatenation; appends in place where the left side ends its buffer.
    pub fn concat(&mut self, left: Object, right: Object) -> Object {
        if let Some(made) = self.concat_flat(left, right) {
            return made;
        }
        let total = self.text(left).len() + self.text(right).len();
        if total > u32::MAX as usize {
            let text = joined(self.text(left), self.text(right));
            return self.long_of_both(left, right, text);
        }
        let chars = self.strs[left.index()].chars as usize + self.strs[right.index()].chars as usize;
        let buffer = match self.strs[left.index()].data {
            StrData::Built { buffer, len } if self.buffers[buffer].text.len() == len as usize => buffer,
            _ => {
                let mut text = String::with_capacity(grown(total));
                pace::append(&mut text, self.text(left));
                self.used += text.capacity();
                self.buffers.add(Buffer { text })
            }
        };
        let mut text = std::mem::take(&mut self.buffers[buffer].text);
        let before = text.capacity();
        if total > before {
            text.reserve_exact(grown(total) - text.len());
        }
        match self.strs[right.index()].data {
            StrData::Built { buffer: same, len } if same == buffer => pace::append_own(&mut text, len as usize),
            _ => pace::append(&mut text, self.text(right)),
        }
        self.used += text.capacity() - before + size_of::<Str>();
        // Shorter than it should be where the cell must stop.
        let data = StrData::Built { buffer, len: text.len() as u32 };
        self.buffers[buffer].text = text;
        Object::make(Kind::Str, self.strs.add(Str { data, chars: chars as u32, interned: false, hash: 0 }))
    }
    /// The concatenation of two strings as a text of its own, unless a buffer is better.
    #[inline]
    fn concat_flat(&mut self, left: Object, right: Object) -> Option<Object> {
        let (first, second) = (self.text(left), self.text(right));
        if second.is_empty() {
            return Some(left);
        }
        if first.is_empty() {
            return Some(right);
        }
        let total = first.len() + second.len();
        if total >= BUILD_FROM {
            return None;
        }
        Some(if total <= INLINE {
            self.join_short(left, right)
        } else {
            let text = joined(first, second);
            self.long_of_both(left, right, text)
        })
    }
    /// The string of the joined text of two strings, which does not fit in its object.
    #[inline(always)]
    fn long_of_both(&mut self, left: Object, right: Object, text: Box<str>) -> Object {
        let chars = self.strs[left.index()].chars as usize + self.strs[right.index()].chars as usize;
        self.long_of_len(text, chars)
    }
    /// The concatenation of two strings that fits in its object.
    #[inline]
    fn join_short(&mut self, left: Object, right: Object) -> Object {
        let chars = self.strs[left.index()].chars as usize + self.strs[right.index()].chars as usize;
        self.used += size_of::<Str>();
        let index = self.strs.take();
        if let Some((left, made)) = self.strs.pair(left.index(), index) {
            made.set_short(left.text(&self.buffers), chars);
        }
        if let Some((right, made)) = self.strs.pair(right.index(), index) {
            made.append_short(right.text(&self.buffers));
        }
        Object::make(Kind::Str, index)
    }
    /// The concatenation of two strings, if it is short or there is room for it where the first one stands.
    #[inline]
    pub fn concat_short(&mut self, left: Object, right: Object) -> Option<Object> {
        if let Some(made) = self.concat_flat(left, right) {
            return Some(made);
        }
        self.has_room_for(left, right).then(|| self.concat(left, right))
    }
    /// Is there room for a second string where the first one stands?
    fn has_room_for(&self, left: Object, right: Object) -> bool {
        let StrData::Built { buffer, len } = self.strs[left.index()].data else { return false };
        let (text, added) = (&self.buffers[buffer].text, self.text(right).len());
        let total = text.len() + added;
        added < 4096 && text.len() == len as usize && total <= text.capacity() && total < u32::MAX as usize
    }
    /// The hash of a string, computed once.
    #[inline]
    pub fn str_hash(&mut self, string: Object) -> i64 {
        let cached = self.strs[string.index()].hash;
        if cached != 0 {
            return cached;
        }
        let hash = self.hash_text(self.text(string));
        self.strs[string.index()].hash = hash;
        hash
    }
    fn hash_text(&self, text: &str) -> i64 {
        if text.is_empty() {
            return 0;
        }
        match self.hasher.hash_one(text) as i64 {
            -1 | 0 => -2,
            hash => hash,
        }
    }
    /// How many items more a full list makes room for: as many again, or an eighth where they are many.
    #[must_use]
    pub const fn list_growth(length: usize) -> usize {
        match length {
            0 => 4,
            1..MANY_ITEMS => length,
            _ => length / 8,
        }
    }
    /// Makes room in a full list.
    #[cold]
    pub fn grow_list(&mut self, list: u32) {
        let more = Self::list_growth(self.lists[list].len());
        self.lists[list].reserve_exact(more);
        self.used += more * size_of::<Object>();
    }
    /// Grows the account by what a container grew.
    #[inline]
    pub fn charge(&mut self, bytes: usize) {
        self.used += bytes;
    }
    #[inline(always)]
    #[must_use]
    pub fn collection_due(&self) -> bool {
        self.used >= self.threshold
    }

    /// Is there such a class?
    #[must_use]
    pub fn has_class(&self, class: u32) -> bool {
        class < FIRST_USER_CLASS || self.classes.is_live(class - FIRST_USER_CLASS)
    }

    /// Is there such an object? Inline values always are; builtin classes and natives are not in the heap.
    #[must_use]
    pub fn exists(&self, object: Object) -> bool {
        let index = object.index();
        if !object.is_whole() {
            return false;
        }
        match object.kind() {
            Kind::Float | Kind::Int | Kind::Bool | Kind::Special => true,
            Kind::Native => false,
            Kind::Str => self.strs.is_live(index),
            Kind::List => self.lists.is_live(index),
            Kind::Tuple => self.tuples.is_live(index),
            Kind::Dict => self.dicts.is_live(index),
            Kind::Set | Kind::FrozenSet => self.sets.is_live(index),
            Kind::Instance => self.instances.is_live(index),
            Kind::Function => self.functions.is_live(index),
            Kind::Method => self.methods.is_live(index),
            Kind::Class => index >= FIRST_USER_CLASS && self.classes.is_live(index - FIRST_USER_CLASS),
            Kind::Module => self.modules.is_live(index),
            Kind::Big => self.bigs.is_live(index),
            Kind::Bytes | Kind::ByteArray => self.bytes.is_live(index),
            Kind::Range => self.ranges.is_live(index),
            Kind::Slice => self.slices.is_live(index),
            Kind::Cell => self.cells.is_live(index),
            Kind::Generator => self.generators.is_live(index),
            Kind::Iter => self.iters.is_live(index),
            Kind::Complex => self.complexes.is_live(index),
            Kind::Misc => self.miscs.is_live(index),
        }
    }

    /// Does every reference of every object lead to something that exists?
    /// `natives` and `classes` are how many builtin ones there are.
    pub fn references_hold(&mut self, natives: usize, classes: usize) -> bool {
        self.begin();
        let mut found = Vec::new();
        for object in self.all_objects() {
            self.visit(object, &mut found);
            while self.list_more(&mut found) {}
            let exists = |object: Object| match object.kind() {
                Kind::Native => (object.index() as usize) < natives && object.is_whole(),
                Kind::Class if object.index() < FIRST_USER_CLASS => (object.index() as usize) < classes && object.is_whole(),
                _ => self.exists(object),
            };
            if !found.drain(..).all(exists) {
                return false;
            }
        }
        true
    }

    /// Every object that may refer to others.
    fn all_objects(&self) -> Vec<Object> {
        let mut all = Vec::new();
        let mut add = |kind: Kind, first: u32, indices: &mut dyn Iterator<Item = u32>| {
            all.extend(indices.map(|index| Object::make(kind, first + index)));
        };
        add(Kind::List, 0, &mut self.lists.indices());
        add(Kind::Tuple, 0, &mut self.tuples.indices());
        add(Kind::Dict, 0, &mut self.dicts.indices());
        add(Kind::Set, 0, &mut self.sets.indices());
        add(Kind::Instance, 0, &mut self.instances.indices());
        add(Kind::Function, 0, &mut self.functions.indices());
        add(Kind::Method, 0, &mut self.methods.indices());
        add(Kind::Class, FIRST_USER_CLASS, &mut self.classes.indices());
        add(Kind::Module, 0, &mut self.modules.indices());
        add(Kind::Slice, 0, &mut self.slices.indices());
        add(Kind::Cell, 0, &mut self.cells.indices());
        add(Kind::Generator, 0, &mut self.generators.indices());
        add(Kind::Iter, 0, &mut self.iters.indices());
        add(Kind::Misc, 0, &mut self.miscs.indices());
        all
    }

    /// Is a string's text all there, and as long as it says?
    #[must_use]
    pub fn text_is_whole(&self, index: u32) -> bool {
        let string = &self.strs[index];
        let text = match &string.data {
            StrData::Inline(text) => text.as_str(),
            StrData::Long(text) => text,
            StrData::Roomy(text) => text,
            StrData::Built { buffer, len } => {
                let Some(text) = self.buffers.get(*buffer).and_then(|buffer| buffer.text.get(..*len as usize)) else { return false };
                text
            }
        };
        text.chars().count() == string.chars as usize
    }

    /// The shape after adding an attribute; `None` where the instance should keep its attributes in a dict.
    pub fn shape_with(&mut self, shape: u32, name: Object) -> Option<u32> {
        let from = &self.shapes[shape as usize];
        if let Some(&(_, next)) = from.transitions.iter().find(|(key, _)| *key == name) {
            return Some(next);
        }
        if from.keys.len() >= super::class::MAX_SHAPE || from.transitions.len() >= 64 || self.shapes.len() >= 100_000 {
            return None;
        }
        let mut keys = from.keys.clone();
        keys.push(name);
        let class = from.class;
        let next = self.new_shape(class, keys);
        self.shapes[shape as usize].transitions.push((name, next));
        Some(next)
    }
    pub fn new_shape(&mut self, class: u32, keys: Vec<Object>) -> u32 {
        self.used += size_of::<Shape>() + keys.len() * 16;
        self.shapes.push(Shape::new(class, keys));
        let number = self.shapes.len() as u32 - 1;
        debug_assert_ne!(number, DICT_SHAPE);
        number
    }
}

/// The capacity of a buffer that must hold this many bytes: twice, or a quarter more where that is much.
const fn grown(total: usize) -> usize {
    if total < 1 << 20 { total * 2 } else { total + total / 4 }
}

/// Code points of a text.
#[must_use]
pub fn count_chars(text: &str) -> usize {
    let count = |text: &str| if text.is_ascii() { text.len() } else { crate::text::str_index::count_chars(text.as_bytes()) };
    if text.len() <= COUNTED_AT_ONCE { count(text) } else { pace::pieces(text).map(|(_, piece)| count(piece)).sum() }
}

/// Two texts in one.
#[inline(always)]
fn joined(first: &str, second: &str) -> Box<str> {
    let mut text = String::with_capacity(first.len() + second.len());
    text.push_str(first);
    text.push_str(second);
    text.into_boxed_str()
}
