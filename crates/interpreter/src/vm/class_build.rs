//! Making classes: linearisation, layout, slots and hooks. The protocol around it (`__prepare__`, `__set_name__`,
//! `__init_subclass__`) runs guest code and is in `embedded/classes.py`.

use super::{Name, Vm};
use crate::hashing::Set;
use crate::native::{Flow, Res};
use crate::object::class::{AttrMap, Class, FIRST_USER_CLASS, Hooks, Layout};
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::text::clipped;
use crate::{pace, types};
use std::collections::{HashMap, HashSet};

/// The longest message about bases that have no common order, in bytes: CPython writes it into a buffer.
const LONGEST_COMPLAINT: usize = 999;

impl Vm {
    /// Makes a class from its name, bases and namespace: the core of `type.__new__`.
    pub fn make_class(&mut self, metaclass: u32, name: Object, bases: &[Object], namespace: Object) -> Res {
        let (mut base_numbers, mut known) = (Vec::new(), HashSet::new());
        for &base in bases {
            let Some(number) = base.index_of(Kind::Class) else {
                return Err(self.type_error("bases must be types"));
            };
            if !known.insert(number) {
                let message = format!("duplicate base class {}", self.class(number).name);
                return Err(self.type_error(&message));
            }
            if !self.class(number).is_base {
                let shown =
                    if number < FIRST_USER_CLASS { types::qualified_name(self, number) } else { self.class(number).name.to_string() };
                let message = format!("type '{shown}' is not an acceptable base type");
                return Err(self.type_error(&message));
            }
            base_numbers.push(number);
        }
        if base_numbers.is_empty() {
            base_numbers.push(types::OBJECT);
        }
        let base_type = self.layout_base(&base_numbers)?;
        if types::best_base(self, &base_numbers).is_none() {
            return Err(self.type_error("multiple bases have instance lay-out conflict"));
        }
        let ancestors = self.linearise(&base_numbers)?;
        let name_text = self.owned_text(name)?;
        let mut attrs = AttrMap::default();
        let entries: Vec<(Object, Object)> = self.heap.dicts[namespace.index()].iter().map(|entry| (entry.key, entry.value)).collect();
        let mut qualname = self.owned_text(name)?;
        let mut cell = None;
        for (key, value) in entries {
            if !key.is(Kind::Str) {
                continue;
            }
            let key = self.heap.intern_object(key);
            match self.heap.text(key) {
                "__qualname__" => {
                    if !value.is(Kind::Str) {
                        let message = format!("type __qualname__ must be a str, not {}", self.type_name(value));
                        return Err(self.type_error(&message));
                    }
                    qualname = self.owned_text(value)?;
                    continue;
                }
                "__classcell__" => {
                    if !value.is(Kind::Cell) {
                        let class = Self::class_object(self.class_of(value));
                        let message = format!("__classcell__ must be a nonlocal cell, not {}", types::repr_native(self, class));
                        return Err(self.type_error(&message));
                    }
                    cell = Some(value.index());
                    continue;
                }
                "__new__" if value.is(Kind::Function) => {
                    let wrapped = self.heap.misc(Misc::StaticMethod(value, Object::UNBOUND));
                    attrs.set(key, wrapped);
                    continue;
                }
                "__init_subclass__" | "__class_getitem__" if value.is(Kind::Function) => {
                    let wrapped = self.heap.misc(Misc::ClassMethod(value, Object::UNBOUND));
                    attrs.set(key, wrapped);
                    continue;
                }
                _ => {}
            }
            if let Some(index) = value.index_of(Kind::Misc)
                && let Misc::Property { name, .. } = &mut self.heap.miscs[index]
                && name.is_unbound()
            {
                *name = key;
            }
            attrs.set(key, value);
        }
        let module = self.name(Name::Module);
        if attrs.get(module).is_none() {
            let globals = self.caller_globals();
            let name = self.name(Name::Name);
            let value = self.dict_get(globals, name).unwrap_or_else(|| self.heap.intern("builtins"));
            attrs.set(module, value);
        }
        let eq = self.name(Name::Eq);
        let hash = self.name(Name::Hash);
        let is_unhashable = attrs.get(eq).is_some() && attrs.get(hash).is_none();
        let layout = self.class(base_type).layout;
        let number = self.heap.class(Class {
            name: name_text.into(),
            qualname: qualname.into(),
            bases: base_numbers.clone(),
            metaclass,
            attrs,
            layout,
            base_type,
            is_base: true,
            ..Class::default()
        });
        let mut mro = vec![number];
        mro.extend(ancestors);
        self.heap.classes[number - FIRST_USER_CLASS].mro = mro;
        self.add_slots(number, &base_numbers)?;
        // But for one with a member of that name.
        if is_unhashable && self.class(number).attrs.get(hash).is_none() {
            self.heap.classes[number - FIRST_USER_CLASS].attrs.set(hash, Object::NONE);
        }
        let doc = self.name(Name::Doc);
        if self.class(number).attrs.get(doc).is_none() {
            self.heap.classes[number - FIRST_USER_CLASS].attrs.set(doc, Object::NONE);
        }
        self.note_subclass(number, &base_numbers);
        self.refresh_hooks(number);
        let class = Vm::class_object(number);
        // Hooks that run before the class is whole may use `super()` too.
        if let Some(cell) = cell {
            self.heap.cells[cell].value = class;
        }
        Ok(class)
    }

    /// The globals of the innermost guest frame.
    pub fn caller_globals(&self) -> Object {
        self.frames
            .iter()
            .rev()
            .find(|frame| !self.codes[frame.code as usize].proto.hidden || self.embedded_modules.contains(&frame.globals))
            .map_or(self.globals, |frame| frame.globals)
    }

    /// The builtin type whose layout instances get; bases must agree.
    fn layout_base(&mut self, bases: &[u32]) -> Res<u32> {
        let mut winner = types::OBJECT;
        for &base in bases {
            let candidate = self.class(base).base_type;
            if self.class(candidate).layout == Layout::Plain && candidate == types::OBJECT || self.is_subclass(winner, candidate) {
                continue;
            }
            if winner == types::OBJECT || self.is_subclass(candidate, winner) {
                winner = candidate;
            } else if self.class(winner).layout == Layout::Exception && self.class(candidate).layout == Layout::Exception {
                winner = types::BASE_EXCEPTION;
            } else {
                return Err(self.type_error("multiple bases have instance lay-out conflict"));
            }
        }
        Ok(winner)
    }

    /// `C.__bases__ = bases`.
    pub fn rebase(&mut self, class: u32, bases: &[Object]) -> Res<()> {
        let mut numbers = Vec::new();
        for &base in bases {
            match base.index_of(Kind::Class) {
                Some(number) if numbers.contains(&number) => {
                    let message = format!("duplicate base class {}", self.class(number).name);
                    return Err(self.type_error(&message));
                }
                Some(number) if !self.is_subclass(number, class) => numbers.push(number),
                Some(_) => return Err(self.type_error("a __bases__ item causes an inheritance cycle")),
                None => {
                    let message = format!("{}.__bases__ must be tuple of classes, not '{}'", self.class(class).name, self.type_name(base));
                    return Err(self.type_error(&message));
                }
            }
        }
        self.layout_base(&numbers)?;
        let (old, new) = (types::main_base(self, &self.class(class).bases), types::main_base(self, &numbers));
        let differs = match (old, new) {
            _ if old == new => None,
            (FIRST_USER_CLASS.., FIRST_USER_CLASS..) => (!types::same_layout(self, old, new)).then_some("object layout"),
            _ => Some("deallocator"),
        };
        if let Some(what) = differs {
            let message = format!("__bases__ assignment: '{}' {what} differs from '{}'", self.class(new).name, self.class(old).name);
            return Err(self.type_error(&message));
        }
        let mut mro = vec![class];
        mro.extend(self.linearise(&numbers)?);
        let below = self.orders_below(class, &mro)?;
        for base in self.class(class).bases.clone() {
            if base >= FIRST_USER_CLASS {
                self.heap.classes[base - FIRST_USER_CLASS].subclasses.retain(|&known| known != class);
            }
        }
        self.builtin_subclasses.retain(|&(_, known)| known != class);
        self.note_subclass(class, &numbers);
        let entry = &mut self.heap.classes[class - FIRST_USER_CLASS];
        entry.mro = mro;
        entry.bases = numbers;
        for (number, mro) in below {
            self.heap.classes[number - FIRST_USER_CLASS].mro = mro;
        }
        self.epoch = self.epoch.wrapping_add(1);
        self.refresh_hooks(class);
        Ok(())
    }

    /// What derives from a class that is to have another order of ancestors, each with its own new order.
    fn orders_below(&mut self, class: u32, mro: &[u32]) -> Res<HashMap<u32, Vec<u32>>> {
        let mut found = HashSet::new();
        let mut work = self.class(class).subclasses.clone();
        while let Some(number) = work.pop() {
            if found.insert(number) {
                work.extend(self.class(number).subclasses.iter().copied());
            }
        }
        // Whoever derives from another has more ancestors.
        let mut found: Vec<u32> = found.into_iter().collect();
        found.sort_by_key(|&number| self.class(number).mro.len());
        let mut orders: HashMap<u32, Vec<u32>> = HashMap::from([(class, mro.to_vec())]);
        for number in found {
            self.poll()?;
            let bases = self.class(number).bases.clone();
            let known: Vec<Vec<u32>> =
                bases.iter().map(|base| orders.get(base).cloned().unwrap_or_else(|| self.class(*base).mro.clone())).collect();
            let mut order = vec![number];
            order.extend(self.merge_orders(&bases, &known)?);
            // Those of the classes before it are held meanwhile.
            self.reserve(orders.len() * order.len() * 4)?;
            orders.insert(number, order);
        }
        orders.remove(&class);
        Ok(orders)
    }

    /// `C.__class__ = metaclass`.
    pub fn set_metaclass(&mut self, class: u32, metaclass: u32) {
        self.heap.classes[class - FIRST_USER_CLASS].metaclass = metaclass;
        self.epoch = self.epoch.wrapping_add(1);
    }

    /// A class that takes only its layout from a builtin type: to others it derives from `object`.
    pub(crate) fn hide_base(&mut self, class: u32) {
        let Some(entry) = class.checked_sub(FIRST_USER_CLASS).map(|at| &mut self.heap.classes[at]) else { return };
        (entry.mro, entry.bases) = (vec![class, types::OBJECT], vec![types::OBJECT]);
        self.epoch = self.epoch.wrapping_add(1);
        self.refresh_hooks(class);
    }

    /// Takes the order in which a class is searched from its metaclass. Natives rely on its beginning, its end, and on each class being
    /// there once.
    pub(crate) fn reorder(&mut self, class: u32, order: &[Object]) -> Res<()> {
        let (mut mro, mut known) = (Vec::new(), HashSet::new());
        for &base in pace::items(order.iter()) {
            let Some(number) = base.index_of(Kind::Class) else {
                let message = format!("mro() returned a non-class ('{}')", self.type_name(base));
                return Err(self.type_error(&message));
            };
            if !self.is_subclass(self.class(class).base_type, self.class(number).base_type) {
                let message = format!("mro() returned base with unsuitable layout ('{}')", self.class(number).name);
                return Err(self.type_error(&message));
            }
            if !known.insert(number) {
                return Err(self.type_error("mro() must return each class once"));
            }
            mro.push(number);
        }
        self.poll()?;
        if mro.is_empty() {
            return Err(self.type_error("type MRO must not be empty"));
        }
        if mro.first() != Some(&class) || mro.last() != Some(&types::OBJECT) {
            return Err(self.type_error("mro() must return a list that begins with the class and ends with object"));
        }
        self.heap.classes[class - FIRST_USER_CLASS].mro = mro;
        self.epoch = self.epoch.wrapping_add(1);
        self.refresh_hooks(class);
        Ok(())
    }

    /// C3 linearisation of the bases.
    fn linearise(&mut self, bases: &[u32]) -> Res<Vec<u32>> {
        self.reserve(bases.iter().map(|&base| self.class(base).mro.len() * 4).sum())?;
        let orders: Vec<Vec<u32>> = bases.iter().map(|&base| self.class(base).mro.clone()).collect();
        self.merge_orders(bases, &orders)
    }

    /// As `linearise`, with the order of each base.
    fn merge_orders(&mut self, bases: &[u32], orders: &[Vec<u32>]) -> Res<Vec<u32>> {
        // Each sequence from its end, so that its head can be taken off.
        let mut sequences: Vec<Vec<u32>> = Vec::with_capacity(bases.len() + 1);
        for order in orders {
            self.reserve(order.len() * 4)?;
            sequences.push(order.iter().rev().copied().collect());
        }
        sequences.push(bases.iter().rev().copied().collect());
        // How often a class stands behind the head of a sequence.
        let mut behind: HashMap<u32, usize> = HashMap::new();
        for sequence in &sequences {
            sequence.iter().rev().skip(1).for_each(|&class| *behind.entry(class).or_default() += 1);
        }
        let mut order = Vec::new();
        loop {
            sequences.retain(|sequence| !sequence.is_empty());
            if sequences.is_empty() {
                return Ok(order);
            }
            if pace::halted_after(sequences.len()) {
                self.poll()?;
            }
            let mut heads = sequences.iter().filter_map(|sequence| sequence.last().copied());
            let head = heads.find(|head| behind.get(head).is_none_or(|&count| count == 0));
            let Some(head) = head else {
                let heads: Vec<u32> = sequences.iter().filter_map(|sequence| sequence.last().copied()).collect();
                return Err(self.no_order(&heads));
            };
            order.push(head);
            for sequence in sequences.iter_mut().filter(|sequence| sequence.last() == Some(&head)) {
                sequence.pop();
                if let Some(count) = sequence.last().and_then(|next| behind.get_mut(next)) {
                    *count -= 1;
                }
            }
        }
    }

    /// The bases have no common order: those whose turn it would be block each other.
    fn no_order(&mut self, heads: &[u32]) -> Box<Flow> {
        let mut message = "Cannot create a consistent method resolution\norder (MRO) for bases ".to_owned();
        let mut known = HashSet::new();
        for (number, &head) in heads.iter().filter(|&&head| known.insert(head)).enumerate() {
            if number > 0 {
                message.push_str(", ");
            }
            message.push_str(clipped(&self.class(head).name, LONGEST_COMPLAINT));
            if message.len() > LONGEST_COMPLAINT {
                break;
            }
        }
        self.type_error(clipped(&message, LONGEST_COMPLAINT))
    }

    /// Carries out `__slots__`.
    fn add_slots(&mut self, class: u32, bases: &[u32]) -> Res<()> {
        let name = self.name(Name::Slots);
        let inherited_dict = bases.iter().any(|&base| {
            let base_class = self.class(base);
            base >= FIRST_USER_CLASS && base_class.slots.is_none() || base < FIRST_USER_CLASS && base_class.layout == Layout::Exception
        });
        let Some(slots) = self.class(class).attrs.get(name) else {
            self.add_getter(class, Name::Dict);
            self.add_getter(class, Name::Weakref);
            return Ok(());
        };
        let mut names = Vec::new();
        if self.payload(slots).is(Kind::Str) {
            names.push(slots);
        } else {
            names = match self.items_native(slots)? {
                Some(names) => names,
                None => {
                    let message = format!("'{}' object is not iterable", self.type_name(slots));
                    return Err(self.type_error(&message));
                }
            };
        }
        if !names.is_empty() && matches!(self.class(class).layout, Layout::Int | Layout::Tuple | Layout::Bytes) {
            let message = format!("nonempty __slots__ not supported for subtype of '{}'", self.class(self.class(class).base_type).name);
            return Err(self.type_error(&message));
        }
        let mut members = Vec::new();
        let mut getters = Vec::new();
        let mut has_dict = inherited_dict;
        for given in names {
            let slot = self.payload(given);
            if !slot.is(Kind::Str) {
                let message = format!("__slots__ items must be strings, not '{}'", self.type_name(given));
                return Err(self.type_error(&message));
            }
            let bytes = self.heap.text(slot).len() + self.class(class).name.len();
            self.reserve(2 * bytes)?;
            if pace::halted_after_bytes(2 * bytes) {
                self.poll()?;
            }
            let text = self.heap.text(slot).to_owned();
            match text.as_str() {
                "__dict__" => {
                    if has_dict {
                        return Err(self.type_error("__dict__ slot disallowed: we already got one"));
                    }
                    has_dict = true;
                    getters.push(Name::Dict);
                }
                "__weakref__" => {
                    let weakref = self.name(Name::Weakref);
                    if bases.iter().any(|&base| self.lookup(base, weakref).is_some()) || getters.contains(&Name::Weakref) {
                        let message = "__weakref__ slot disallowed: either we already got one, or __itemsize__ != 0";
                        return Err(self.type_error(message));
                    }
                    getters.push(Name::Weakref);
                }
                _ => {
                    let valid = !text.is_empty()
                        && !text.starts_with(|c: char| c.is_ascii_digit())
                        && text.chars().all(|c| c == '_' || c.is_alphanumeric());
                    if !valid {
                        return Err(self.type_error("__slots__ must be identifiers"));
                    }
                    let mangled = if text.starts_with("__") && !text.ends_with("__") {
                        format!("_{}{text}", self.class(class).name.trim_start_matches('_'))
                    } else {
                        text
                    };
                    let slot = self.heap.intern(&mangled);
                    if self.class(class).attrs.get(slot).is_some() {
                        let message = format!("'{mangled}' in __slots__ conflicts with class variable");
                        return Err(self.value_error(&message));
                    }
                    members.push(slot);
                }
            }
        }
        for &slot in &members {
            let member = self.heap.misc(Misc::Member { class, name: slot, slot: 0 });
            self.heap.classes[class - FIRST_USER_CLASS].attrs.set(slot, member);
        }
        for getter in getters {
            self.add_getter(class, getter);
        }
        if !has_dict {
            self.heap.classes[class - FIRST_USER_CLASS].slots = Some(members);
        }
        Ok(())
    }

    /// `__dict__` or `__weakref__`, which the first class that has it defines for those below it.
    fn add_getter(&mut self, class: u32, name: Name) {
        let layout = self.class(class).layout;
        let is_dict = name == Name::Dict;
        let builtin = match is_dict {
            true => matches!(layout, Layout::Exception | Layout::Module | Layout::Type),
            false => matches!(layout, Layout::Int | Layout::Tuple | Layout::Bytes | Layout::Type | Layout::Set | Layout::FrozenSet),
        };
        let name = self.name(name);
        let ancestors = &self.class(class).mro[1..];
        // One that the class body defines stays.
        let is_taken = self.class(class).attrs.get(name).is_some();
        if builtin || is_taken || ancestors.iter().any(|&base| base >= FIRST_USER_CLASS && self.class(base).attrs.get(name).is_some()) {
            return;
        }
        let text = self.heap.text(name);
        let native = match is_dict {
            true => self.class(types::OBJECT).builtin.and_then(|attrs| attrs.get(text)),
            false => self.registry.intrinsics.get(text).copied(),
        };
        if let Some(native) = native {
            let getter = Misc::Getter { native: native.index(), class };
            let getter = self.heap.misc(getter);
            self.heap.classes[class - FIRST_USER_CLASS].attrs.set(name, getter);
        }
    }

    /// Recomputes the hooks of a class and its subclasses.
    pub(crate) fn refresh_hooks(&mut self, class: u32) {
        let (mut work, mut seen) = (vec![class], Set::default());
        while let Some(class) = work.pop() {
            // Ways down to a class can be very many.
            if !seen.insert(class) {
                continue;
            }
            let names = [
                Name::Getattribute,
                Name::Getattr,
                Name::Setattr,
                Name::Delattr,
                Name::Eq,
                Name::Hash,
                Name::Bool,
                Name::Len,
                Name::Del,
                Name::Ne,
            ];
            let mut found = [Object::UNBOUND; 10];
            for (at, name) in names.into_iter().enumerate() {
                let name = self.name(name);
                let mro = self.class(class).mro.clone();
                // What `object` defines is the default and no hook.
                found[at] = mro.iter().filter(|&&c| c != types::OBJECT).find_map(|&c| self.own_attr(c, name)).unwrap_or_default();
            }
            let has = |at: usize| !found[at].is_unbound();
            let mut own = |names: &[Name]| {
                names.iter().any(|&name| {
                    let name = self.name(name);
                    let mro = &self.class(class).mro;
                    mro.iter().take_while(|&&c| c >= FIRST_USER_CLASS).any(|&c| self.class(c).attrs.get(name).is_some())
                })
            };
            let (own_eq, own_order) = (own(&[Name::Eq, Name::Ne]), own(&[Name::Lt, Name::Le, Name::Gt, Name::Ge]));
            let own_items = own(&[Name::Getitem, Name::Setitem]);
            // The first builtin class says what is true, unless another one is asked before it or knows what it does not.
            let builtin = self.class(class).mro.iter().copied().find(|&c| c < FIRST_USER_CLASS).unwrap_or(types::OBJECT);
            let own_truth = [(6, Name::Bool), (7, Name::Len)].into_iter().any(|(at, name)| {
                let name = self.name(name);
                self.lookup(builtin, name).unwrap_or_default() != found[at]
            });
            let hooks = Hooks {
                getattribute: has(0),
                getattr: has(1),
                setattr: has(2),
                delattr: has(3),
                eq: has(4) || has(9),
                own_eq,
                own_order,
                own_items,
                own_truth,
                hash: has(5) && !found[5].is_none(),
                unhashable: found[5].is_none(),
                bool: has(6),
                len: has(7),
                del: has(8),
            };
            let entry = &mut self.heap.classes[class - FIRST_USER_CLASS];
            entry.hooks = hooks;
            work.extend(entry.subclasses.iter().copied());
        }
    }

    /// The most derived metaclass of the bases and the one asked for.
    pub fn derive_metaclass(&mut self, wanted: u32, bases: &[Object]) -> Res<u32> {
        let mut winner = wanted;
        for &base in bases {
            let metaclass = self.class_of(base);
            if self.is_subclass(winner, metaclass) {
                continue;
            }
            if self.is_subclass(metaclass, winner) {
                winner = metaclass;
                continue;
            }
            return Err(self.type_error(
                "metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the metaclasses of all its bases",
            ));
        }
        Ok(winner)
    }

    /// The error for an instance of an abstract class.
    pub(crate) fn abstract_instantiation(&mut self, class: u32) -> Box<crate::native::Flow> {
        let name = self.name(Name::Abstractmethods);
        let methods = self.class(class).attrs.get(name).unwrap_or_default();
        let items = self.items_native(methods).ok().flatten().unwrap_or_default();
        let bytes: usize = items.iter().filter(|item| item.is(Kind::Str)).map(|&item| self.heap.text(item).len()).sum();
        if let Err(flow) = self.reserve_many(bytes as u64, 3, 1) {
            return flow;
        }
        let mut names: Vec<String> = items.iter().filter(|item| item.is(Kind::Str)).map(|&item| self.heap.text(item).to_owned()).collect();
        names.sort();
        let plural = if names.len() == 1 { "" } else { "s" };
        let message =
            format!("Can't instantiate abstract class {} with abstract method{plural} {}", self.class(class).name, names.join(", "));
        self.type_error(&message)
    }
    /// Marks a class abstract or concrete, from its set of abstract methods.
    pub fn set_abstract(&mut self, class: u32, is_abstract: bool) {
        if class >= FIRST_USER_CLASS {
            self.heap.classes[class - FIRST_USER_CLASS].is_abstract = is_abstract;
        }
    }
    /// Has its bases know a class.
    fn note_subclass(&mut self, class: u32, bases: &[u32]) {
        for &base in bases {
            if base >= FIRST_USER_CLASS {
                self.heap.classes[base - FIRST_USER_CLASS].subclasses.push(class);
            } else {
                self.builtin_subclasses.push((base, class));
            }
        }
    }
    /// Direct subclasses that are alive.
    #[must_use]
    pub fn subclasses_of(&self, class: u32) -> Vec<u32> {
        let mut found = self.class(class).subclasses.clone();
        found.extend(self.builtin_subclasses.iter().filter(|(base, _)| *base == class).map(|(_, number)| *number));
        found
    }
}
