//! Attributes that sites of code met in other ways than their own two places hold: of objects with many shapes, of classes, and of
//! classes whose attributes are counters.

use super::{Cache, Name, Site, Vm};
use crate::native::{Binding, Res};
use crate::object::class::Spread;
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::types;
use std::collections::HashMap;

/// What a site does with the attribute.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Use {
    #[default]
    Load,
    Store,
    Call,
}

/// What sites with many shapes found last, each in the one place that shape, name and use give it; and the names of class attributes
/// that are set again and again.
#[derive(Default)]
pub(crate) struct Met {
    found: Vec<(Use, Site)>,
    turn: u8,
    set_again: HashMap<u64, u8, Spread>,
}

/// How many are kept.
const KEPT: usize = 512;
/// One of so many is looked up in full, so that a site learns anew what it meets most.
const ANEW: u8 = 64;
/// A class attribute that is set so often is not remembered any more.
const OFTEN: u8 = 8;
/// Names that are counted at most.
const NAMES: usize = 1024;

impl Met {
    const fn place(shape: u32, name: u64, how: Use) -> usize {
        (name as usize ^ (name as usize >> 8) ^ (shape as usize).wrapping_mul(37) ^ ((how as usize) << 7)) % KEPT
    }
    /// Is it the name of a class attribute that changes too often to be remembered?
    #[inline]
    pub fn is_changing(&self, name: Object) -> bool {
        !self.set_again.is_empty() && self.set_again.get(&name.bits()) == Some(&OFTEN)
    }
    /// A collection may give the places of names and values to others.
    pub fn forget(&mut self) {
        self.found.clear();
    }
}

impl Vm {
    /// What was found for a shape under the name of a site that has met others.
    pub(crate) fn met(&mut self, site: usize, shape: u32, how: Use) -> Option<Site> {
        if self.second_sites[site].epoch != self.epoch {
            return None;
        }
        let name = self.sites[site].name;
        let &(used, known) = self.met.found.get(Met::place(shape, name.bits(), how))?;
        if used != how || known.shape != shape || known.name != name || known.epoch != self.epoch {
            return None;
        }
        self.met.turn = self.met.turn.wrapping_add(1);
        (!self.met.turn.is_multiple_of(ANEW)).then_some(known)
    }

    /// Keeps what a site has just remembered for a shape, if it remembers another one as well.
    pub(crate) fn keep_met(&mut self, site: usize, shape: u32, how: Use) {
        let known = self.sites[site];
        if known.shape != shape || known.epoch != self.epoch || self.second_sites[site].epoch != self.epoch {
            return;
        }
        if self.met.found.is_empty() {
            self.met.found.resize(KEPT, (Use::Load, Site::default()));
        }
        self.met.found[Met::place(shape, known.name.bits(), how)] = (how, known);
    }

    /// Does a class attribute that has a plain value, and gets another one, leave everything as it is that was looked up? So it does once
    /// it has been set often: its values are not remembered then.
    pub(super) fn only_its_value(&mut self, name: Object, before: Option<Object>, value: Object) -> bool {
        let is_plain = |object: Object| {
            matches!(
                object.kind(),
                Kind::Bool | Kind::Int | Kind::Special | Kind::Float | Kind::Str | Kind::List | Kind::Tuple | Kind::Dict | Kind::Set
            )
        };
        if !before.is_some_and(is_plain) || !is_plain(value) || self.heap.text(name).starts_with("__") {
            return false;
        }
        if self.met.is_changing(name) {
            return true;
        }
        if self.met.set_again.len() >= NAMES {
            self.met.set_again.clear();
        }
        *self.met.set_again.entry(name.bits()).or_default() += 1;
        false
    }

    /// `Class.name` at a site of code, remembering what needs nobody to bind it.
    pub(super) fn load_class_attr(&mut self, object: Object, site: usize) -> Res {
        let (class, name) = (object.index(), self.sites[site].name);
        let known = &self.sites[site];
        if known.cache == Cache::ClassOwn && known.shape == class && known.epoch == self.epoch {
            return Ok(known.value);
        }
        let metaclass = self.class(class).metaclass;
        if metaclass == types::TYPE && name == self.name(Name::Name) {
            // What a class itself has by this name never shows.
            let text = compact_str::CompactString::from(self.bare_name(class));
            return Ok(self.heap.str(&text));
        }
        if !self.class(metaclass).hooks.getattribute && !self.met.is_changing(name) {
            let over = self.lookup(metaclass, name);
            if !over.is_some_and(|over| self.is_data_descriptor(over))
                && let Some(found) = self.lookup(class, name)
                && let Some(value) = self.as_it_is(found)
            {
                self.remember(site, Cache::ClassOwn, class, value);
            }
        }
        self.getattr(object, name)
    }

    /// What an attribute of a class gives as one of the class itself, if it is always the same.
    fn as_it_is(&mut self, found: Object) -> Option<Object> {
        match found.kind() {
            Kind::Native => {
                let binding = self.registry.natives[found.index() as usize].def.binding;
                (!matches!(binding, Binding::ClassMethod | Binding::Getter)).then_some(found)
            }
            Kind::Misc => match self.heap.miscs[found.index()] {
                Misc::StaticMethod(inner, _) => Some(inner),
                _ => None,
            },
            Kind::Instance => self.special(found, Name::Get).is_none().then_some(found),
            _ => Some(found),
        }
    }

    /// The `__get__` that answers for `object.name` at a site that has met a descriptor of the guest's, and its arguments.
    pub(super) fn getter(&mut self, object: Object, site: usize) -> Option<(Object, [Object; 3])> {
        let known = self.sites[site];
        let instance = &self.heap.instances[object.index_of(Kind::Instance)?];
        if known.cache != Cache::Descriptor || known.shape != instance.shape || known.epoch != self.epoch {
            return None;
        }
        let class = Vm::class_object(instance.class);
        let get = self.special(known.value, Name::Get).filter(|get| get.is(Kind::Function))?;
        Some((get, [known.value, object, class]))
    }

    /// The function that carries out `object.name = value` at a site: the setter of a property, or `__set__` of a descriptor, which is given.
    pub(super) fn setter(&mut self, object: Object, site: usize) -> Option<(Object, Option<Object>)> {
        let known = self.sites[site];
        let instance = &self.heap.instances[object.index_of(Kind::Instance)?];
        let (class, shape) = (instance.class, instance.shape);
        if known.epoch == self.epoch {
            match known.cache {
                Cache::Slot | Cache::AddSlot => return None,
                Cache::Setter if known.shape == shape => return Some((known.value, None)),
                _ => {}
            }
        }
        if self.class(class).hooks.setattr {
            return None;
        }
        let found = self.lookup(class, known.name)?;
        match found.kind() {
            Kind::Misc => match self.heap.miscs[found.index()] {
                Misc::Property { set, .. } if set.is(Kind::Function) => {
                    if shape != crate::object::class::DICT_SHAPE {
                        self.remember(site, Cache::Setter, shape, set);
                    }
                    Some((set, None))
                }
                _ => None,
            },
            Kind::Instance => self.special(found, super::Name::Set).filter(|set| set.is(Kind::Function)).map(|set| (set, Some(found))),
            _ => None,
        }
    }

    /// The function that carries out `object[key] = value` of an instance that is no dict.
    pub(super) fn item_setter(&mut self, object: Object) -> Option<Object> {
        let instance = &self.heap.instances[object.index_of(Kind::Instance)?];
        if instance.payload.is(Kind::Dict) {
            return None;
        }
        self.special(object, super::Name::Setitem).filter(|method| method.is(Kind::Function))
    }
}
