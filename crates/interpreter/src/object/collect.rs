//! Collections: what the roots reach is marked, and what is not marked is swept.
//! Nothing here decides when: the loop does, at its safepoints. A collection breaks off, harmlessly, where the cell must stop.

use super::class::{FIRST_USER_CLASS, Shape};
use super::heap::{FIRST_THRESHOLD, Heap, NAME};
use super::misc::{Iter, Misc};
use super::string::StrData;
use super::{Kind, Object};
use crate::pace;

/// Tells everything that keeps objects alive.
type Roots<'a> = &'a mut dyn FnMut(&mut dyn FnMut(Object));

/// Items of one container that the work list of a collection takes at once.
const WIDE: usize = 1 << 12;

impl Heap {
    /// Frees everything that `roots` do not reach; false if it broke off because the cell must stop.
    /// `marked` is called before anything is freed, and may mark more.
    /// What is left of the garbage then may refer to what is freed: the next whole collection frees it too.
    pub fn collect(&mut self, roots: Roots<'_>, marked: &mut dyn FnMut(&mut Self), limit: usize) -> bool {
        self.begin();
        let mut work = std::mem::take(&mut self.worklist);
        roots(&mut |object| {
            if object.is_kept() {
                work.push(object);
            }
        });
        work.extend(self.chars.iter().copied());
        for shape in &self.shapes {
            work.extend(shape.keys.iter().copied());
        }
        self.worklist = work;
        if !self.mark() {
            return false;
        }
        marked(self);
        if !self.forget_names() {
            return false;
        }
        let Some(swept) = self.sweep() else { return false };
        self.empty_shapes();
        self.used = swept + self.interned.len() * NAME + self.shapes.len() * 96;
        // Near the limit garbage is sought sooner: it must not stand in the way of what is alive.
        let nearer = self.used + (limit.saturating_sub(self.used) / 2).max(1 << 20);
        self.threshold = (self.used * 2 + FIRST_THRESHOLD).min(nearer);
        true
    }

    /// Marks what the objects on the work list reach; false if it broke off.
    fn mark(&mut self) -> bool {
        let mut work = std::mem::take(&mut self.worklist);
        let mut visited = 0usize;
        loop {
            while let Some(object) = work.pop() {
                // Most of what there is are names, and most of the rest is nothing that lies in the heap.
                if let Some(index) = object.index_of(Kind::Str) {
                    self.strs.mark(index);
                } else if object.is_kept() {
                    self.visit(object, &mut work);
                }
                visited += 1;
                if pace::expired_at(visited) {
                    self.wide.clear();
                    return false;
                }
            }
            if !self.list_more(&mut work) {
                break;
            }
            if pace::expired() {
                self.wide.clear();
                return false;
            }
        }
        work.shrink_to(WIDE);
        self.worklist = work;
        true
    }

    /// Lists more of what a wide container refers to: the work list never holds all of it. False if there is none.
    pub(super) fn list_more(&mut self, work: &mut Vec<Object>) -> bool {
        let Some((object, at)) = self.wide.pop() else { return false };
        let index = object.index();
        let length = match object.kind() {
            Kind::List => list_some(&self.lists[index], at, work),
            Kind::Tuple => list_some(&self.tuples[index], at, work),
            Kind::Dict => {
                let entries = &self.dicts[index].entries;
                let some = &entries[at.min(entries.len())..entries.len().min(at + WIDE)];
                work.extend(some.iter().flat_map(|entry| [entry.key, entry.value]));
                entries.len()
            }
            _ => {
                let table = &self.sets[index].table;
                work.extend(table[at.min(table.len())..table.len().min(at + WIDE)].iter().map(|entry| entry.key));
                table.len()
            }
        };
        if at + WIDE < length {
            self.wide.push((object, at + WIDE));
        }
        true
    }

    /// Forgets the interned names that nothing reached; false if it broke off.
    fn forget_names(&mut self) -> bool {
        let (mut number, mut halted) = (0, false);
        self.interned.retain(|object| {
            number += 1;
            halted |= pace::expired_at(number);
            halted || self.strs.is_marked(object.index())
        });
        !halted
    }

    /// Empties the shapes of classes that are gone. Their numbers are not used again: caches may know them.
    fn empty_shapes(&mut self) {
        for at in 0..self.shapes.len() {
            if !self.has_class(self.shapes[at].class) {
                self.shapes[at] = Shape::default();
            }
        }
    }

    /// Marks what an object reaches, and tells of every reference on the way.
    pub fn mark_from_noting(&mut self, object: Object, note: &mut dyn FnMut(Object)) {
        let mut work = std::mem::take(&mut self.worklist);
        work.push(object);
        loop {
            while let Some(object) = work.pop() {
                note(object);
                self.visit(object, &mut work);
            }
            if !self.list_more(&mut work) {
                break;
            }
        }
        self.worklist = work;
    }

    /// Clears all marks.
    pub(super) fn begin(&mut self) {
        self.strs.begin_marking();
        self.buffers.begin_marking();
        self.lists.begin_marking();
        self.tuples.begin_marking();
        self.dicts.begin_marking();
        self.sets.begin_marking();
        self.instances.begin_marking();
        self.functions.begin_marking();
        self.methods.begin_marking();
        self.classes.begin_marking();
        self.modules.begin_marking();
        self.bigs.begin_marking();
        self.bytes.begin_marking();
        self.ranges.begin_marking();
        self.slices.begin_marking();
        self.cells.begin_marking();
        self.generators.begin_marking();
        self.iters.begin_marking();
        self.complexes.begin_marking();
        self.miscs.begin_marking();
    }

    /// Frees what is not marked and returns the bytes in use; none if it broke off.
    fn sweep(&mut self) -> Option<usize> {
        // A weak reference whose target dies is emptied before its slot is reused.
        let mut orphans = Vec::new();
        for (number, index) in self.miscs.indices().enumerate() {
            if pace::expired_at(number) {
                return None;
            }
            if matches!(&self.miscs[index], Misc::WeakRef { target, .. } if !self.is_marked(*target)) {
                orphans.push(index);
            }
        }
        for index in orphans {
            if let Misc::WeakRef { target, .. } = &mut self.miscs[index] {
                *target = Object::UNBOUND;
            }
        }
        if !self.mark_buffers() {
            return None;
        }
        let swept = self.strs.sweep()?
            + self.buffers.sweep()?
            + self.lists.sweep()?
            + self.tuples.sweep()?
            + self.dicts.sweep()?
            + self.sets.sweep()?
            + self.instances.sweep()?
            + self.functions.sweep()?
            + self.methods.sweep()?
            + self.classes.sweep()?
            + self.modules.sweep()?
            + self.bigs.sweep()?
            + self.bytes.sweep()?
            + self.ranges.sweep()?
            + self.slices.sweep()?
            + self.cells.sweep()?
            + self.generators.sweep()?
            + self.iters.sweep()?
            + self.complexes.sweep()?
            + self.miscs.sweep()?;
        Some(swept)
    }

    /// Marks the buffers of the strings that were reached: only now, since hardly any string has one; false if it broke off.
    fn mark_buffers(&mut self) -> bool {
        if self.buffers.is_empty() {
            return true;
        }
        for (number, index) in self.strs.marked_indices().enumerate() {
            if pace::expired_at(number) {
                return false;
            }
            if let StrData::Built { buffer, .. } = self.strs[index].data {
                self.buffers.mark(buffer);
            }
        }
        true
    }

    /// Was the object reached? Only kinds that can be watched or weakly referenced are told apart.
    pub fn is_marked(&self, object: Object) -> bool {
        match object.kind() {
            Kind::Instance => self.instances.is_marked(object.index()),
            Kind::Function => self.functions.is_marked(object.index()),
            Kind::Set | Kind::FrozenSet => self.sets.is_marked(object.index()),
            Kind::Class if object.index() >= FIRST_USER_CLASS => self.classes.is_marked(object.index() - FIRST_USER_CLASS),
            Kind::Generator => self.generators.is_marked(object.index()),
            Kind::Method => self.methods.is_marked(object.index()),
            Kind::Module => self.modules.is_marked(object.index()),
            Kind::Misc => self.miscs.is_marked(object.index()),
            _ => true,
        }
    }

    /// Marks one object and lists what it refers to.
    pub(super) fn visit(&mut self, object: Object, work: &mut Vec<Object>) {
        let index = object.index();
        match object.kind() {
            Kind::Float | Kind::Int | Kind::Special | Kind::Bool | Kind::Native => {}
            Kind::Str => {
                self.strs.mark(index);
            }
            Kind::List => {
                if self.lists.mark(index) {
                    if self.lists[index].len() > WIDE {
                        self.wide.push((object, 0));
                    } else {
                        list_some(&self.lists[index], 0, work);
                    }
                }
            }
            Kind::Tuple => {
                if self.tuples.mark(index) {
                    if self.tuples[index].len() > WIDE {
                        self.wide.push((object, 0));
                    } else {
                        list_some(&self.tuples[index], 0, work);
                    }
                }
            }
            Kind::Dict => {
                if !self.dicts.mark(index) {
                } else if self.dicts[index].entries.len() > WIDE {
                    self.wide.push((object, 0));
                } else {
                    for entry in &self.dicts[index].entries {
                        work.push(entry.key);
                        work.push(entry.value);
                    }
                }
            }
            Kind::Set | Kind::FrozenSet => {
                if !self.sets.mark(index) {
                } else if self.sets[index].table.len() > WIDE {
                    self.wide.push((object, 0));
                } else {
                    work.extend(self.sets[index].table.iter().map(|entry| entry.key));
                }
            }
            Kind::Instance => {
                if self.instances.mark(index) {
                    let instance = &self.instances[index];
                    work.extend(instance.slots);
                    work.push(instance.payload);
                    if let Some(more) = &instance.more {
                        work.extend(more.iter().copied());
                    }
                    work.push(Object::make(Kind::Class, instance.class));
                }
            }
            Kind::Function => {
                if self.functions.mark(index) {
                    let function = &self.functions[index];
                    work.extend([function.globals, function.defaults, function.kwdefaults]);
                    work.extend(function.closure.iter().copied());
                    if let Some(extra) = &function.extra {
                        let e = extra;
                        work.extend([e.name, e.qualname, e.doc, e.module, e.annotations, e.type_params, e.dict]);
                    }
                }
            }
            Kind::Method => {
                if self.methods.mark(index) {
                    let method = self.methods[index];
                    work.extend([method.function, method.receiver]);
                }
            }
            Kind::Class => {
                if index >= FIRST_USER_CLASS && self.classes.mark(index - FIRST_USER_CLASS) {
                    let class = &self.classes[index - FIRST_USER_CLASS];
                    for (key, value) in class.attrs.iter() {
                        work.extend([key, value]);
                    }
                    let related = class.bases.iter().chain(&class.mro).chain(&class.subclasses).chain([&class.metaclass]);
                    work.extend(related.map(|&class| Object::make(Kind::Class, class)));
                    work.extend(class.slots.iter().flatten().copied());
                }
            }
            Kind::Module => {
                if self.modules.mark(index) {
                    work.push(self.modules[index].dict);
                }
            }
            Kind::Big => {
                self.bigs.mark(index);
            }
            Kind::Bytes | Kind::ByteArray => {
                self.bytes.mark(index);
            }
            Kind::Range => {
                self.ranges.mark(index);
            }
            Kind::Slice => {
                if self.slices.mark(index) {
                    let slice = self.slices[index];
                    work.extend([slice.start, slice.stop, slice.step]);
                }
            }
            Kind::Cell => {
                if self.cells.mark(index) {
                    work.push(self.cells[index].value);
                }
            }
            Kind::Generator => {
                if self.generators.mark(index) {
                    let generator = &self.generators[index];
                    work.extend(generator.registers.iter().copied());
                    work.extend([generator.name, generator.qualname]);
                    if let Some(frame) = &generator.frame {
                        work.extend([frame.function, frame.globals, frame.handled, frame.generator]);
                    }
                }
            }
            Kind::Iter => {
                if self.iters.mark(index) {
                    match &self.iters[index] {
                        Iter::Done(_) | Iter::Range { .. } | Iter::BigRange { .. } => {}
                        Iter::Sequence { over, .. }
                        | Iter::SequenceReversed { over, .. }
                        | Iter::Str { over, .. }
                        | Iter::Dict { over, .. }
                        | Iter::DictReversed { over, .. }
                        | Iter::Set { over, .. } => work.push(*over),
                        Iter::Enumerate { inner, .. } => work.push(*inner),
                        Iter::Zip { inner, .. } => work.extend(inner.iter().copied()),
                        Iter::Arrange(arrangement) => work.extend(arrangement.pools.iter().flatten().copied()),
                        Iter::Walk(walk) => walk.trace(&mut |object| work.push(object)),
                    }
                }
            }
            Kind::Complex => {
                self.complexes.mark(index);
            }
            Kind::Misc => {
                if self.miscs.mark(index) {
                    self.visit_misc(index, work);
                }
            }
        }
    }

    fn visit_misc(&self, index: u32, work: &mut Vec<Object>) {
        match &self.miscs[index] {
            Misc::Free | Misc::CodeObject(_) | Misc::Tool(_) => {}
            Misc::Exception(state) => {
                work.extend([state.args, state.cause, state.context, state.shown]);
                work.extend(state.fields);
            }
            Misc::Property { get, set, del, doc, name } => work.extend([*get, *set, *del, *doc, *name]),
            Misc::StaticMethod(inner)
            | Misc::ClassMethod(inner)
            | Misc::MappingProxy(inner)
            | Misc::Union(inner)
            | Misc::AsyncYield(inner)
            | Misc::CoroutineWrapper(inner) => work.push(*inner),
            Misc::Super { after, object, class } => work.extend([*after, *object, Object::make(Kind::Class, *class)]),
            Misc::DictView { dict, .. } => work.push(*dict),
            Misc::ClassDict(class) | Misc::Getter { class, .. } => work.push(Object::make(Kind::Class, *class)),
            Misc::Member { class, name, .. } => work.extend([Object::make(Kind::Class, *class), *name]),
            Misc::GenericAlias { origin, args, .. } => work.extend([*origin, *args]),
            Misc::Traceback { exception, .. } => work.push(*exception),
            Misc::MemoryView { over, .. } => work.push(*over),
            Misc::AsyncGenStep { generator, value, .. } => work.extend([*generator, *value]),
            Misc::WeakRef { callback, .. } => work.push(*callback),
            Misc::TupleGetter { doc, .. } => work.push(*doc),
            Misc::Native(state) => state.trace(&mut |object| work.push(object)),
        }
    }
}

/// Lists what some items from a place on refer to, and says how many there are.
fn list_some(items: &[Object], at: usize, work: &mut Vec<Object>) -> usize {
    let some = &items[at.min(items.len())..items.len().min(at + WIDE)];
    work.extend(some.iter().filter(|item| !item.is_float() && !item.is_int()));
    items.len()
}
