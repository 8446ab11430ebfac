//! What classes define under names, found along their bases and remembered until a class changes or a collection happens.
//! Nothing here binds what it finds: see `attribute.rs`.

use super::Vm;
use crate::object::Object;

/// The look-ups in classes that were made last, each in the one place that its class and name give it.
#[derive(Default)]
pub(crate) struct Recent {
    last: Vec<Lookup>,
    /// How many others the session made.
    others: usize,
}

#[derive(Clone, Copy, Default)]
struct Lookup {
    class: u32,
    /// When it was made; 0 is never.
    epoch: u32,
    name: u64,
    /// Unbound where there is nothing.
    found: Object,
}

/// How many there are.
const RECENT: usize = 256;
/// Look-ups from which on the last ones are kept.
const MANY: usize = 64;

impl Recent {
    #[inline(always)]
    const fn place(class: u32, name: u64) -> usize {
        (name as usize ^ (name as usize >> 8) ^ (class as usize).wrapping_mul(37)) % RECENT
    }
}

impl Vm {
    /// What a class or its bases define under a name, unbound.
    #[inline]
    pub fn lookup(&mut self, class: u32, name: Object) -> Option<Object> {
        match self.recent_lookups.last.get(Recent::place(class, name.bits())) {
            Some(known) if known.name == name.bits() && known.class == class && known.epoch == self.epoch => {
                if known.found.is_unbound() {
                    None
                } else {
                    Some(known.found)
                }
            }
            _ => self.lookup_in_all(class, name),
        }
    }
    #[inline(never)]
    fn lookup_in_all(&mut self, class: u32, name: Object) -> Option<Object> {
        if self.met.is_changing(name) {
            return self.lookup_uncached(class, name);
        }
        if self.method_cache_epoch != self.epoch {
            self.method_cache.clear();
            self.method_cache_epoch = self.epoch;
        }
        let found = match self.method_cache.get(&(class, name.bits())) {
            Some(&found) => found,
            None => {
                let found = self.lookup_uncached(class, name);
                if self.method_cache.len() > 4096 {
                    self.method_cache.clear();
                }
                self.method_cache.insert((class, name.bits()), found);
                found
            }
        };
        if self.recent_lookups.last.is_empty() {
            // A session that does little does without.
            self.recent_lookups.others += 1;
            if self.recent_lookups.others < MANY {
                return found;
            }
            self.recent_lookups.last.resize(RECENT, Lookup::default());
        }
        let known = Lookup { class, epoch: self.epoch, name: name.bits(), found: found.unwrap_or(Object::UNBOUND) };
        self.recent_lookups.last[Recent::place(class, name.bits())] = known;
        found
    }
    /// A collection may give the places of names and formats to others.
    pub(crate) fn forget_lookups(&mut self) {
        self.method_cache.clear();
        self.recent_lookups.last.clear();
        self.met.forget();
        self.formats.forget();
    }
    fn lookup_uncached(&self, class: u32, name: Object) -> Option<Object> {
        self.class(class).mro.iter().find_map(|&ancestor| self.own_attr(ancestor, name))
    }
    /// What a class itself defines under a name.
    #[must_use]
    pub fn own_attr(&self, class: u32, name: Object) -> Option<Object> {
        let number = class;
        let class = self.class(class);
        match class.builtin {
            Some(attrs) => attrs.get(self.heap.text(name)).or_else(|| self.type_extras.get(&number)?.get(self.heap.text(name)).copied()),
            None => class.attrs.get(name),
        }
    }
}
