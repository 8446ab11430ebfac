//! Hashes of builtin objects, equal to CPython's for numbers and tuples, and look-ups in dicts and sets by key.
//! Nothing here runs guest code but functions that only compute: where a key needs more, the answer is `Slow::Guest`.

use super::Vm;
use super::compare::{equal_texts, same_native};
use crate::native::{Flow, Res};
use crate::object::arena::Slot;
use crate::object::dict::Dict;
use crate::object::misc::{Misc, State};
use crate::object::set::{Place, Set, SetEntry};
use crate::object::{Kind, Object};
use num_bigint::{BigInt, Sign};
use num_traits::ToPrimitive;
use smallvec::SmallVec;

const MODULUS: u64 = (1 << 61) - 1;
const INFINITY: i64 = 314_159;
const IMAGINARY: u64 = 1_000_003;
/// Nesting that native hashing follows before it leaves the work to guest frames.
const DEPTH: u32 = 100;

/// Why a key could not be looked up natively.
pub enum Slow {
    /// Only guest code can hash or compare it.
    Guest,
    Flow(Box<Flow>),
}

/// The hash of an int.
#[must_use]
pub fn hash_int(value: i64) -> i64 {
    let magnitude = value.unsigned_abs();
    let magnitude = (if magnitude < MODULUS { magnitude } else { magnitude % MODULUS }) as i64;
    let hash = if value < 0 { -magnitude } else { magnitude };
    if hash == -1 { -2 } else { hash }
}

/// The hash of an int of up to 128 bits.
#[must_use]
pub fn hash_wide(value: i128) -> i64 {
    match i64::try_from(value) {
        Ok(value) => hash_int(value),
        Err(_) => hash_int((value % i128::from(MODULUS)) as i64),
    }
}

/// The hash of a big int.
#[must_use]
pub fn hash_big(value: &BigInt) -> i64 {
    let magnitude = (value.magnitude() % MODULUS).to_i64().unwrap_or(0);
    let hash = if value.sign() == Sign::Minus { -magnitude } else { magnitude };
    if hash == -1 { -2 } else { hash }
}

/// The hash of a float: equal to that of an equal int or fraction (`_Py_HashDouble`).
#[must_use]
pub fn hash_float(value: f64) -> i64 {
    if value.is_infinite() {
        return if value > 0.0 { INFINITY } else { -INFINITY };
    }
    if value.is_nan() {
        return 0x7FF8;
    }
    if value.fract() == 0.0 && value.abs() < 9e15 {
        return hash_int(value as i64);
    }
    let bits = value.abs().to_bits();
    let (mut mantissa, mut exponent) = ((bits & ((1 << 52) - 1)) | (1 << 52), (bits >> 52) as i32 - 1075);
    if bits >> 52 == 0 {
        mantissa = bits & ((1 << 52) - 1);
        exponent = -1074;
    }
    let shift = exponent.rem_euclid(61) as u32;
    let hash = rotate(mantissa % MODULUS, shift) as i64;
    let hash = if value < 0.0 { -hash } else { hash };
    if hash == -1 { -2 } else { hash }
}

/// Multiplies by 2**shift modulo 2**61-1.
const fn rotate(value: u64, shift: u32) -> u64 {
    if shift == 0 { value } else { ((value << shift) & MODULUS) | (value >> (61 - shift)) }
}

/// The hash of a tuple, from those of its items one by one (xxHash, `tupleobject.c`).
pub struct TupleHash(u64);

const PRIME_1: u64 = 11_400_714_785_074_694_791;
const PRIME_2: u64 = 14_029_467_366_897_019_727;
const PRIME_5: u64 = 2_870_177_450_012_600_261;

impl TupleHash {
    #[must_use]
    pub const fn new() -> Self {
        Self(PRIME_5)
    }
    #[inline(always)]
    pub const fn add(&mut self, lane: i64) {
        let sum = self.0.wrapping_add((lane as u64).wrapping_mul(PRIME_2));
        self.0 = sum.rotate_left(31).wrapping_mul(PRIME_1);
    }
    /// The hash of a tuple of so many items.
    #[must_use]
    pub const fn of(&self, length: usize) -> i64 {
        let hash = self.0.wrapping_add(length as u64 ^ (PRIME_5 ^ 3_527_539));
        if hash == u64::MAX { 1_546_275_796 } else { hash as i64 }
    }
}

/// Combines hashes of a frozenset's items (`frozenset_hash`).
#[must_use]
pub fn combine_frozenset(hashes: impl ExactSizeIterator<Item = i64>) -> i64 {
    let len = hashes.len() as u64;
    let mut hash = 0u64;
    for item in hashes {
        let h = item as u64;
        hash ^= ((h ^ 89_869_747) ^ (h << 16)).wrapping_mul(3_644_798_167);
    }
    hash ^= len.wrapping_add(1).wrapping_mul(1_927_868_237);
    hash ^= (hash >> 11) ^ (hash >> 25);
    hash = hash.wrapping_mul(69_069).wrapping_add(907_133_923);
    if hash == u64::MAX { 590_923_713 } else { hash as i64 }
}

impl Vm {
    /// The hash of an object, where no guest code is needed and it is hashable.
    #[inline(always)]
    pub fn hash_native(&mut self, object: Object) -> Option<i64> {
        if object.is(Kind::Str) {
            return Some(self.heap.str_hash(object));
        }
        if object.is_int() {
            return Some(hash_int(object.int_value()));
        }
        self.hash_other(object)
    }

    /// The hash of what is no text and no small int: dates have theirs at once.
    #[inline(never)]
    fn hash_other(&mut self, object: Object) -> Option<i64> {
        if let Some(index) = object.index_of(Kind::Misc)
            && let Misc::Native(State::Moment(moment)) = &self.heap.miscs[index]
            && let Some(hash) = moment.own_hash()
        {
            return Some(hash);
        }
        self.hash_deep(object, 0)
    }

    #[inline(never)]
    fn hash_deep(&mut self, object: Object, depth: u32) -> Option<i64> {
        let index = object.index();
        Some(match object.kind() {
            Kind::Str => self.heap.str_hash(object),
            Kind::Int => hash_int(object.int_value()),
            Kind::Float => hash_float(object.float_value()),
            Kind::Big => hash_big(&self.heap.bigs[index].0),
            Kind::Bool => i64::from(index),
            Kind::Special => 0xFCA8_6420 ^ i64::from(index),
            Kind::Tuple => {
                if depth >= DEPTH || crate::pace::halted_in_steps() {
                    return None;
                }
                let (mut hash, mut at) = (TupleHash::new(), 0);
                while let Some(&item) = self.heap.tuples[index].get(at) {
                    hash.add(match item.kind() {
                        Kind::Str => self.heap.str_hash(item),
                        Kind::Int => hash_int(item.int_value()),
                        _ => self.hash_deep(item, depth + 1)?,
                    });
                    if crate::pace::halted_at(at) {
                        return None;
                    }
                    at += 1;
                }
                hash.of(at)
            }
            Kind::FrozenSet => {
                let cached = self.heap.sets[index].hash;
                if cached != 0 {
                    return Some(cached);
                }
                let hashes: Vec<i64> = self.heap.sets[index].iter().map(|entry| entry.hash).collect();
                let hash = combine_frozenset(hashes.into_iter());
                self.heap.sets[index].hash = hash;
                hash
            }
            Kind::Bytes if self.heap.bytes[index].data.is_empty() => 0,
            Kind::Bytes => {
                let data = &self.heap.bytes[index].data;
                // Who hashes many sees at the next whether the cell must stop.
                crate::pace::halted_after_bytes(data.len());
                match self.heap.hasher.hash_one(data.as_slice()) as i64 {
                    -1 => -2,
                    hash => hash,
                }
            }
            Kind::Complex => {
                let value = self.heap.complexes[index];
                let hash = (hash_float(value.re) as u64).wrapping_add(IMAGINARY.wrapping_mul(hash_float(value.im) as u64)) as i64;
                if hash == -1 { -2 } else { hash }
            }
            Kind::Instance => {
                let instance = &self.heap.instances[index];
                let hooks = self.class(instance.class).hooks;
                if !hooks.hash && !hooks.unhashable {
                    return Some(identity_hash(object));
                }
                let (class, payload) = (instance.class, instance.payload);
                if hooks.unhashable {
                    return None;
                }
                if payload.is_unbound() {
                    return self.simple_hash(object, class);
                }
                // A subclass of a builtin that keeps its hash.
                let name = self.name(super::Name::Hash);
                match self.lookup(class, name) {
                    Some(found) if found.is(Kind::Native) => return self.hash_deep(payload, depth + 1),
                    _ => return None,
                }
            }
            Kind::Range => {
                let parts = crate::types::range_hashed(self, object);
                return self.hash_deep(parts, depth);
            }
            Kind::Method => {
                let method = self.heap.methods[index];
                identity_hash(method.function) ^ identity_hash(method.receiver).rotate_left(7)
            }
            Kind::Function | Kind::Native | Kind::Module | Kind::Cell | Kind::Generator | Kind::Iter => identity_hash(object),
            Kind::Class => {
                if self.class(self.class_of(object)).hooks.hash {
                    return None;
                }
                identity_hash(object)
            }
            Kind::Misc => return self.hash_misc(object, depth),
            Kind::List | Kind::Dict | Kind::Set | Kind::ByteArray | Kind::Slice => return None,
        })
    }

    fn hash_misc(&mut self, object: Object, depth: u32) -> Option<i64> {
        if depth >= DEPTH {
            return None;
        }
        match &self.heap.miscs[object.index()] {
            Misc::GenericAlias { origin, args, .. } => {
                let (origin, args) = (*origin, *args);
                Some(self.hash_deep(origin, depth + 1)? ^ self.hash_deep(args, depth + 1)?)
            }
            Misc::Union(args) => {
                // As `typing.Union`, which it is equal to: in any order.
                let items = self.heap.tuples[args.index()].to_vec();
                let hashes: Option<Vec<i64>> = items.into_iter().map(|item| self.hash_deep(item, depth + 1)).collect();
                Some(combine_frozenset(hashes?.into_iter()))
            }
            Misc::DictView { .. } | Misc::MappingProxy(_) | Misc::ClassDict(_) => None,
            Misc::MemoryView { .. } => None,
            Misc::WeakRef { hash: Some(hash), .. } => Some(*hash),
            Misc::WeakRef { target, .. } => {
                let found = self.hash_deep(target.given()?, depth + 1);
                if let Misc::WeakRef { hash, .. } = &mut self.heap.miscs[object.index()] {
                    *hash = found;
                }
                found
            }
            Misc::Native(state) => {
                if let Some(hash) = state.hash() {
                    return Some(hash);
                }
                let class = state.class();
                if self.class(class).hooks.hash || self.class(class).hooks.unhashable { None } else { Some(identity_hash(object)) }
            }
            _ => Some(identity_hash(object)),
        }
    }

    /// Why an object has no native hash: it is unhashable, or guest code must say.
    #[cold]
    pub fn no_hash(&mut self, object: Object) -> Slow {
        let class = self.class_of(object);
        let unhashable = match object.kind() {
            Kind::List | Kind::Dict | Kind::Set | Kind::ByteArray | Kind::Slice => true,
            Kind::Misc => {
                matches!(self.heap.miscs[object.index()], Misc::DictView { part: 0 | 2, .. } | Misc::MappingProxy(_) | Misc::ClassDict(_))
                    || self.class(class).hooks.unhashable
            }
            _ => self.class(class).hooks.unhashable,
        };
        if unhashable {
            let shown = crate::types::native_name(self, class);
            let message = format!("unhashable type: '{}'", shown.as_deref().unwrap_or_else(|| self.type_name(object)));
            return Slow::Flow(self.type_error(&message));
        }
        // A tuple may hold something unhashable deeper down; native code says so at once.
        if object.is(Kind::Tuple) {
            for at in 0..self.heap.tuples[object.index()].len() {
                let item = self.heap.tuples[object.index()][at];
                if !item.is(Kind::Tuple)
                    && let Slow::Flow(flow) = self.no_hash(item)
                {
                    return Slow::Flow(flow);
                }
            }
        }
        Slow::Guest
    }

    /// The native hash of a key, or why there is none.
    #[inline(always)]
    pub fn key_hash(&mut self, key: Object) -> Result<i64, Slow> {
        match self.hash_native(key) {
            Some(hash) => Ok(hash),
            None => Err(self.no_hash(key)),
        }
    }

    /// The position of a key in a dict, with its hash.
    pub fn dict_find(&mut self, dict: u32, key: Object) -> Result<(i64, Option<usize>), Slow> {
        self.find_key(dict, key)
    }
    #[inline(always)]
    fn find_key(&mut self, dict: u32, key: Object) -> Result<(i64, Option<usize>), Slow> {
        let hash = self.key_hash(key)?;
        let vm = &*self;
        match vm.heap.dicts[dict].find(hash, |other| same_native(vm, other, key)) {
            Ok(found) => Ok((hash, found)),
            Err(_) => self.dict_find_simply(dict, hash, key),
        }
    }
    /// The value of a key, where native code can find it; else unbound.
    pub fn dict_item(&mut self, dict: u32, key: Object) -> Object {
        // Keys that a program names are mostly the same objects.
        if let Some(entry) = self.heap.dicts[dict].find_at_once(key) {
            return entry.value;
        }
        if key.is(Kind::Str) {
            let hash = self.heap.str_hash(key);
            let vm = &*self;
            let same = |other: Object| other.is(Kind::Str) && equal_texts(vm, other, key) == Some(true);
            if let Some(value) = vm.heap.dicts[dict].find_few(hash, same) {
                return value;
            }
        }
        match self.find_key(dict, key) {
            Ok((_, Some(position))) => self.heap.dicts[dict].entries[position].value,
            _ => Object::UNBOUND,
        }
    }
    /// Sets a key natively.
    pub fn dict_insert(&mut self, dict: u32, key: Object, value: Object) -> Result<(), Slow> {
        let (hash, found) = self.find_key(dict, key)?;
        match found {
            Some(at) => self.heap.dicts[dict].entries[at].value = value,
            None => self.dict_push(dict, hash, key, value).map_err(Slow::Flow)?,
        }
        Ok(())
    }
    /// Adds an absent key, where there is memory for it.
    #[inline]
    pub fn dict_push(&mut self, dict: u32, hash: i64, key: Object, value: Object) -> Res<()> {
        if let Some(bytes) = self.heap.dicts[dict].growth() {
            self.reserve(bytes)?;
        }
        self.dict_put(dict, hash, key, value);
        Ok(())
    }
    /// Adds an absent key and accounts for the growth.
    #[inline]
    fn dict_put(&mut self, dict: u32, hash: i64, key: Object, value: Object) {
        use crate::object::arena::Slot;
        let table = &mut self.heap.dicts[dict];
        let before = table.entries.capacity();
        table.push(hash, key, value);
        if table.entries.capacity() != before {
            let grown = table.extra_bytes();
            self.heap.charge(grown / 2);
        }
    }
    /// The value of a key that native code can compare; `None` also where it cannot.
    pub fn dict_get(&mut self, dict: Object, key: Object) -> Option<Object> {
        let index = dict.index_of(Kind::Dict)?;
        let (_, found) = self.find_key(index, key).ok()?;
        found.map(|at| self.heap.dicts[index].entries[at].value)
    }
    pub fn dict_get_str(&mut self, dict: Object, key: &str) -> Option<Object> {
        let key = self.heap.intern(key);
        self.dict_get(dict, key)
    }
    /// Sets a string key.
    pub fn dict_set_str(&mut self, dict: Object, key: &str, value: Object) {
        let key = self.heap.intern(key);
        self.dict_set(dict, key, value);
    }
    /// Sets a key known to be a builtin object.
    pub fn dict_set(&mut self, dict: Object, key: Object, value: Object) {
        let index = dict.index();
        match self.find_key(index, key) {
            Ok((_, Some(at))) => self.heap.dicts[index].entries[at].value = value,
            Ok((hash, None)) => self.dict_put(index, hash, key, value),
            Err(_) => {}
        }
    }
    pub fn dict_remove(&mut self, dict: Object, key: Object) -> Option<Object> {
        let index = dict.index();
        let (_, found) = self.dict_find(index, key).ok()?;
        found.map(|at| self.heap.dicts[index].remove_at(at).value)
    }
    /// A dict of string keys.
    pub fn dict_from(&mut self, items: impl IntoIterator<Item = (Object, Object)>) -> Object {
        let dict = self.heap.dict(Dict::default());
        for (key, value) in items {
            self.dict_set(dict, key, value);
        }
        dict
    }
    /// The slot of a key in a set, with its hash.
    #[inline]
    pub fn set_find(&mut self, set: u32, key: Object) -> Result<(i64, Option<usize>), Slow> {
        let hash = self.key_hash(key)?;
        let vm = &*self;
        match vm.heap.sets[set].find(hash, |other| same_native(vm, other, key)) {
            Ok(found) => Ok((hash, found)),
            Err(_) => self.set_find_simply(set, hash, key),
        }
    }
    /// Adds a key natively.
    #[inline]
    pub fn set_insert(&mut self, set: u32, key: Object) -> Result<(), Slow> {
        let hash = self.key_hash(key)?;
        match self.heap.sets[set].place_at_once(hash, key) {
            Some(Place::Free(slot)) => {
                self.heap.sets[set].put(slot, hash, key);
                return Ok(());
            }
            Some(_) => return Ok(()),
            None => {}
        }
        let vm = &*self;
        match vm.heap.sets[set].place(hash, |other| same_native(vm, other, key)) {
            Ok(Place::Taken) => Ok(()),
            Ok(Place::Free(slot)) => {
                self.heap.sets[set].put(slot, hash, key);
                Ok(())
            }
            Ok(Place::Nowhere) => self.set_push(set, hash, key).map_err(Slow::Flow),
            Err(_) => match self.set_find_simply(set, hash, key)? {
                (_, Some(_)) => Ok(()),
                (_, None) => self.set_push(set, hash, key).map_err(Slow::Flow),
            },
        }
    }
    /// Adds keys natively, up to one that native code cannot compare. The table is out of its place meanwhile: nobody else looks at it.
    pub fn set_insert_all(&mut self, set: u32, keys: &[Object]) -> Result<(), Slow> {
        let mut table = std::mem::take(&mut self.heap.sets[set]);
        let mut done = Ok(());
        for &key in crate::pace::slices(keys).flatten() {
            // The hash of a small int is the int, and most texts know theirs.
            let known = match key.index_of(Kind::Str) {
                Some(text) => self.heap.strs[text].hash,
                None if key.is_int() && key != Object::small(-1) => key.int_value(),
                None => 0,
            };
            let is_known = known != 0 || key == Object::small(0);
            if is_known && table.put_simple(known, key, |other| same_text(self, other, key)) {
                continue;
            }
            done = self.insert_aside(set, &mut table, key);
            if done.is_err() {
                break;
            }
        }
        self.heap.sets[set] = table;
        done
    }
    /// Adds a key of any kind to the table of a set that is out of its place.
    #[inline(never)]
    fn insert_aside(&mut self, set: u32, table: &mut Set, key: Object) -> Result<(), Slow> {
        if key.is_int() || key.is(Kind::Str) {
            return self.insert_into(table, key);
        }
        // Its hash may be a function that looks at the set.
        self.heap.sets[set] = std::mem::take(table);
        let done = self.set_insert(set, key);
        *table = std::mem::take(&mut self.heap.sets[set]);
        done
    }
    /// The hash of a text, which most know.
    #[inline(always)]
    fn known_hash(&mut self, text: Object) -> i64 {
        match self.heap.strs[text.index()].hash {
            0 => self.heap.str_hash(text),
            hash => hash,
        }
    }
    /// Adds texts that differ to a set that never held anything.
    pub fn set_fill(&mut self, set: u32, texts: &[Object]) -> Res<()> {
        let entries: SmallVec<[SetEntry; 32]> = texts.iter().map(|&text| SetEntry { hash: self.known_hash(text), key: text }).collect();
        let table = &mut self.heap.sets[set];
        table.fill(&entries);
        let bytes = table.extra_bytes();
        self.heap.charge(bytes);
        self.poll()
    }
    #[inline(always)]
    fn insert_into(&mut self, table: &mut Set, key: Object) -> Result<(), Slow> {
        let hash = self.key_hash(key)?;
        match table.place_at_once(hash, key) {
            Some(Place::Free(slot)) => {
                table.put(slot, hash, key);
                return Ok(());
            }
            Some(_) => return Ok(()),
            None => {}
        }
        let vm = &*self;
        match table.place(hash, |other| same_native(vm, other, key)) {
            Ok(Place::Taken) => {}
            Ok(Place::Free(slot)) => table.put(slot, hash, key),
            Ok(Place::Nowhere) => self.push_into(table, hash, key).map_err(Slow::Flow)?,
            Err(_) => return Err(Slow::Guest),
        }
        Ok(())
    }
    /// Adds an absent key, where there is memory for it.
    fn push_into(&mut self, table: &mut Set, hash: i64, key: Object) -> Res<()> {
        if let Some(bytes) = table.growth() {
            self.reserve(bytes)?;
        }
        let before = table.table.capacity();
        table.push(hash, key);
        self.heap.charge(table.table.capacity().saturating_sub(before) * 16);
        Ok(())
    }
    /// Adds an absent key, where there is memory for it.
    #[inline]
    pub fn set_push(&mut self, set: u32, hash: i64, key: Object) -> Res<()> {
        if let Some(bytes) = self.heap.sets[set].growth() {
            self.reserve(bytes)?;
        }
        let before = self.heap.sets[set].table.capacity();
        self.heap.sets[set].push(hash, key);
        let grown = self.heap.sets[set].table.capacity().saturating_sub(before);
        self.heap.charge(grown * 16);
        Ok(())
    }
    /// Makes room in a set for a merge with another of this size.
    pub fn merge_room(&mut self, set: Object, count: usize) -> Res<()> {
        let table = &self.heap.sets[set.index()];
        self.reserve(table.merge_bytes(count))?;
        self.heap.sets[set.index()].reserve_for_merge(count);
        Ok(())
    }
    /// A set of keys that native code can compare; the error says which one it could not.
    pub fn set_from(&mut self, keys: &[Object]) -> Result<Object, Slow> {
        let set = self.heap.set(Set::default());
        for &key in keys {
            self.set_insert(set.index(), key)?;
        }
        Ok(set)
    }
}

impl Slow {
    /// The flow to answer with: the failure itself, or a call of the embedded function that does it with guest code.
    pub fn or_call<T>(self, vm: &mut Vm, function: &'static str, args: &[Object]) -> Res<T> {
        match self {
            Self::Flow(flow) => Err(flow),
            Self::Guest => vm.call_embedded(function, args.to_vec()),
        }
    }
}

/// Are two objects texts, and equal? Nothing else is looked at.
#[inline(never)]
fn same_text(vm: &Vm, one: Object, other: Object) -> bool {
    one.is(Kind::Str) && other.is(Kind::Str) && equal_texts(vm, one, other) == Some(true)
}

/// The hash of an object that is equal only to itself.
#[must_use]
pub const fn identity_hash(object: Object) -> i64 {
    let mixed = object.bits().wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed >> 4) as i64
}
