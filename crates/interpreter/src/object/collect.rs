//! Collections: what the roots reach is marked, and what is not marked is swept.
//! Nothing here decides when: the loop does, at its safepoints. A collection breaks off, harmlessly, where the cell must stop.

use super::arena::Arena;
use super::class::{Class, FIRST_USER_CLASS, Shape};
use super::heap::{FIRST_THRESHOLD, Heap, NAME};
use super::misc::{Iter, Misc};
use super::string::{Str, StrData};
use super::{Kind, Object};
use crate::pace;

/// Tells everything that keeps objects alive.
type Roots<'a> = &'a mut dyn FnMut(&mut dyn FnMut(Object));

/// Items of one container that the work list of a collection takes at once.
const WIDE: usize = 1 << 12;

/// Where a visit lists what it finds.
struct List<'a, const MARKING: bool> {
    strs: &'a mut Arena<Str>,
    work: &'a mut Vec<Object>,
}

/// Was a class not met before? Builtin ones always stay.
#[inline(always)]
fn is_new(classes: &Arena<Class>, class: u32) -> bool {
    class >= FIRST_USER_CLASS && !classes.is_marked(class - FIRST_USER_CLASS)
}

impl<const MARKING: bool> List<'_, MARKING> {
    #[inline(always)]
    fn push(&mut self, object: Object) {
        if !MARKING {
            self.work.push(object);
        } else if let Some(index) = object.index_of(Kind::Str) {
            self.strs.mark(index);
        } else if object.is_kept() {
            self.work.push(object);
        }
    }
    #[inline(always)]
    fn extend(&mut self, objects: impl IntoIterator<Item = Object>) {
        objects.into_iter().for_each(|object| self.push(object));
    }
}

impl Heap {
    /// Frees everything that `roots` do not reach; false if it broke off because the cell must stop.
    /// `marked` is called before anything is freed, and may mark more.
    /// What is left of the garbage then may refer to what is freed: the next whole collection frees it too.
    pub fn collect(&mut self, roots: Roots<'_>, marked: &mut dyn FnMut(&mut Self), limit: usize) -> bool {
        self.begin();
        let mut work = std::mem::take(&mut self.worklist);
        let mut list = List::<true> { strs: &mut self.strs, work: &mut work };
        roots(&mut |object| list.push(object));
        list.extend(self.chars.iter().copied());
        for shape in &self.shapes {
            list.extend(shape.keys.iter().copied());
        }
        self.worklist = work;
        if !self.mark() {
            return false;
        }
        marked(self);
        if !self.forget_names() {
            return false;
        }
        if self.lets_classes_go {
            self.forget_subclasses();
        }
        let Some(swept) = self.sweep() else { return false };
        self.empty_shapes();
        self.used = swept + self.interned.len() * NAME + self.shapes.len() * 96;
        // Near the limit garbage is sought sooner: it must not stand in the way of what is alive.
        let nearer = self.used + (limit.saturating_sub(self.used) / 2).max(1 << 20);
        self.threshold = (self.used * 2 + FIRST_THRESHOLD).min(nearer);
        true
    }

    /// Marks what `roots` reach and calls `marked`, as a collection does, but frees nothing: that takes longer than to look. Where it breaks
    /// off, nothing is called.
    pub fn look(&mut self, roots: Roots<'_>, marked: &mut dyn FnMut(&mut Self)) {
        self.begin();
        let mut work = std::mem::take(&mut self.worklist);
        let mut list = List::<true> { strs: &mut self.strs, work: &mut work };
        roots(&mut |object| list.push(object));
        self.worklist = work;
        if self.mark() {
            marked(self);
        }
    }

    /// Marks what the objects on the work list reach; false if it broke off.
    fn mark(&mut self) -> bool {
        let mut work = std::mem::take(&mut self.worklist);
        let mut visited = 0usize;
        loop {
            while let Some(object) = work.pop() {
                self.visit_with::<true>(object, &mut work);
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

    /// Classes forget those below them that nothing reached.
    fn forget_subclasses(&mut self) {
        for index in self.classes.marked_indices().collect::<Vec<u32>>() {
            let mut below = std::mem::take(&mut self.classes[index].subclasses);
            below.retain(|&class| self.is_marked(Object::make(Kind::Class, class)));
            self.classes[index].subclasses = below;
        }
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
        self.strs.begin_marking_with(&self.pinned);
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
        self.visit_with::<false>(object, work);
    }

    /// As `visit`; `MARKING` lists only what has to be visited in turn, and marks strings instead, which refer to nothing.
    #[inline]
    fn visit_with<const MARKING: bool>(&mut self, object: Object, work: &mut Vec<Object>) {
        let index = object.index();
        let mut list = List::<MARKING> { strs: &mut self.strs, work };
        match object.kind() {
            Kind::Float | Kind::Int | Kind::Special | Kind::Bool | Kind::Native => {}
            Kind::Str => {
                list.strs.mark(index);
            }
            Kind::List => {
                if self.lists.mark(index) {
                    if self.lists[index].len() > WIDE {
                        self.wide.push((object, 0));
                    } else {
                        list.extend(self.lists[index].iter().copied());
                    }
                }
            }
            Kind::Tuple => {
                if self.tuples.mark(index) {
                    if self.tuples[index].len() > WIDE {
                        self.wide.push((object, 0));
                    } else {
                        list.extend(self.tuples[index].iter().copied());
                    }
                }
            }
            Kind::Dict => {
                if !self.dicts.mark(index) {
                } else if self.dicts[index].entries.len() > WIDE {
                    self.wide.push((object, 0));
                } else {
                    for entry in &self.dicts[index].entries {
                        list.push(entry.key);
                        list.push(entry.value);
                    }
                }
            }
            Kind::Set | Kind::FrozenSet => {
                if !self.sets.mark(index) {
                } else if self.sets[index].table.len() > WIDE {
                    self.wide.push((object, 0));
                } else {
                    list.extend(self.sets[index].table.iter().map(|entry| entry.key));
                }
            }
            Kind::Instance => {
                if self.instances.mark(index) {
                    let instance = &self.instances[index];
                    list.extend(instance.slots);
                    list.push(instance.payload);
                    if let Some(more) = &instance.more {
                        list.extend(more.iter().copied());
                    }
                    if !MARKING || is_new(&self.classes, instance.class) {
                        list.push(Object::make(Kind::Class, instance.class));
                    }
                }
            }
            Kind::Function => {
                if self.functions.mark(index) {
                    let function = &self.functions[index];
                    // Many functions share one.
                    if !function.globals.index_of(Kind::Dict).is_some_and(|globals| MARKING && self.dicts.is_marked(globals)) {
                        list.push(function.globals);
                    }
                    list.extend([function.defaults, function.kwdefaults]);
                    list.extend(function.closure.iter().copied());
                    if let Some(extra) = &function.extra {
                        let e = extra;
                        list.extend([e.name, e.qualname, e.doc, e.module, e.annotations, e.type_params, e.dict]);
                    }
                }
            }
            Kind::Method => {
                if self.methods.mark(index) {
                    let method = self.methods[index];
                    list.extend([method.function, method.receiver]);
                }
            }
            Kind::Class => {
                if index >= FIRST_USER_CLASS && self.classes.mark(index - FIRST_USER_CLASS) {
                    let class = &self.classes[index - FIRST_USER_CLASS];
                    for (key, value) in class.attrs.iter() {
                        list.extend([key, value]);
                    }
                    let below: &[u32] = if self.lets_classes_go { &[] } else { &class.subclasses };
                    let related = class.bases.iter().chain(&class.mro).chain(below).chain([&class.metaclass]).copied();
                    let wanted = |&class: &u32| !MARKING || is_new(&self.classes, class);
                    list.extend(related.filter(wanted).map(|class| Object::make(Kind::Class, class)));
                    list.extend(class.slots.iter().flatten().copied());
                }
            }
            Kind::Module => {
                if self.modules.mark(index) {
                    list.push(self.modules[index].dict);
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
                    list.extend([slice.start, slice.stop, slice.step]);
                }
            }
            Kind::Cell => {
                if self.cells.mark(index) {
                    list.push(self.cells[index].value);
                }
            }
            Kind::Generator => {
                if self.generators.mark(index) {
                    let generator = &self.generators[index];
                    list.extend(generator.registers.iter().copied());
                    list.extend([generator.name, generator.qualname]);
                    if let Some(frame) = &generator.frame {
                        list.extend([frame.function, frame.globals, frame.handled, frame.generator]);
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
                        | Iter::Set { over, .. } => list.push(*over),
                        Iter::Enumerate { inner, .. } => list.push(*inner),
                        Iter::Zip { inner, .. } => list.extend(inner.iter().copied()),
                        Iter::Arrange(arrangement) => list.extend(arrangement.pools.iter().flatten().copied()),
                        Iter::Walk(walk) => walk.trace(&mut |object| list.push(object)),
                    }
                }
            }
            Kind::Complex => {
                self.complexes.mark(index);
            }
            Kind::Misc => {
                if self.miscs.mark(index) {
                    visit_misc(&self.miscs[index], &mut list);
                }
            }
        }
    }
}

fn visit_misc<const MARKING: bool>(misc: &Misc, list: &mut List<'_, MARKING>) {
    match misc {
        Misc::Free | Misc::CodeObject(_) | Misc::Tool(_) => {}
        Misc::Exception(state) => {
            list.extend([state.args, state.cause, state.context, state.shown]);
            list.extend(state.fields);
            list.extend(state.traceback.iter().map(|entry| entry.space));
        }
        Misc::Property { get, set, del, doc, name } => list.extend([*get, *set, *del, *doc, *name]),
        Misc::StaticMethod(inner, attrs) | Misc::ClassMethod(inner, attrs) => list.extend([*inner, *attrs]),
        Misc::MappingProxy(inner) | Misc::Union(inner) | Misc::AsyncYield(inner) | Misc::CoroutineWrapper(inner) => list.push(*inner),
        Misc::Super { after, object, class } => list.extend([*after, *object, Object::make(Kind::Class, *class)]),
        Misc::DictView { dict, .. } => list.push(*dict),
        Misc::ClassDict(class) | Misc::Getter { class, .. } => list.push(Object::make(Kind::Class, *class)),
        Misc::Member { class, name, .. } => list.extend([Object::make(Kind::Class, *class), *name]),
        Misc::GenericAlias { origin, args, .. } => list.extend([*origin, *args]),
        Misc::Traceback { exception, inner, .. } => list.extend([*exception, *inner]),
        Misc::MemoryView { over, .. } => list.push(*over),
        Misc::AsyncGenStep { generator, value, .. } => list.extend([*generator, *value]),
        Misc::WeakRef { callback, .. } => list.push(*callback),
        Misc::TupleGetter { doc, .. } => list.push(*doc),
        Misc::Native(state) => state.trace(&mut |object| list.push(object)),
    }
}

/// Lists what some items from a place on refer to, and says how many there are.
fn list_some(items: &[Object], at: usize, work: &mut Vec<Object>) -> usize {
    let some = &items[at.min(items.len())..items.len().min(at + WIDE)];
    work.extend(some.iter().filter(|item| !item.is_float() && !item.is_int()));
    items.len()
}
