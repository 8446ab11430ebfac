//! The end of objects that somebody waits for: `__del__`, weak references, generators left in a `try`.
//!
//! There are no reference counts, so nothing tells when an object goes. While such objects live, statements that may let one go
//! (`del x`, an assignment at module level, a return) are followed by a look at what is still reached, as far as a budget allows: programs
//! see the order CPython has, and a loop over a large heap is not slowed down. It never runs guest code itself: `run_finalizers` (embedded) does.

use super::Vm;
use super::frame::{Cont, Frame};
use crate::native::{Res, call_then};
use crate::object::class::DICT_SHAPE;
use crate::object::function::GeneratorState;
use crate::object::heap::Heap;
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::types;
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};

/// Work that early looks may do before they must be earned, in objects that there are: some twenty milliseconds.
const FREE_WORK: i64 = 12_000_000;
/// How much of it may be had anew when there is somebody to wait for again, all in all: about a tenth of a second.
const MANY_GIFTS: i64 = 60_000_000;
/// What a loop iteration or a call earns.
const EARNED: i64 = 6;
/// How many of the watched a search looks at: those that came last are mostly the first to go.
const FEW: usize = 8;
/// How many registers and variables are looked at before a look at everything.
const FEW_REGISTERS: usize = 64;
const FEW_GLOBALS: usize = 256;
/// How many objects are looked at for who keeps itself alive, at one time.
const MANY_STEPS: usize = 1 << 16;
/// How many items of lists and tuples are looked at for the order in which they go.
const MANY_ITEMS: usize = 1 << 16;
/// About how many bytes an object has.
const OBJECT_BYTES: usize = 64;

/// Objects whose end is awaited. None of these references keeps anything alive but `doomed`.
#[derive(Clone, Default, Serialize, Deserialize)]
pub(crate) struct Finalizers {
    /// Instances with `__del__`, suspended generators and weak references.
    watched: Vec<Object>,
    /// Do all go in the order in which they came, even those of one list?
    #[serde(skip)]
    pub in_order: bool,
    /// What was last in a list that was emptied, in the order in which CPython lets it go.
    #[serde(skip)]
    cleared: Vec<Object>,
    /// Unreachable ones whose finaliser is due, oldest first.
    pub doomed: Vec<Object>,
    /// The weak reference without a callback of each object that has one.
    references: HashMap<u64, Object>,
    budget: i64,
    #[serde(skip)]
    given: i64,
    seen_operations: u64,
}

impl Finalizers {
    /// Does this hold for every object here?
    pub fn all(&self, holds: &mut dyn FnMut(Object) -> bool) -> bool {
        self.watched.iter().chain(&self.doomed).chain(self.references.values()).all(|&object| holds(object))
    }

    #[inline(always)]
    pub fn waiting(&self) -> bool {
        !self.watched.is_empty() || !self.doomed.is_empty()
    }

    /// A cell begins: what it does is counted from nothing.
    pub fn begin(&mut self) {
        (self.seen_operations, self.given) = (0, 0);
    }

    /// A list is emptied.
    pub fn note_cleared(&mut self, items: &[Object]) {
        if self.waiting() {
            self.cleared = items.iter().rev().take(MANY_ITEMS).copied().filter(|item| item.is(Kind::Instance)).collect();
        }
    }
}

impl Vm {
    /// Watches an object from now on.
    pub(crate) fn watch(&mut self, object: Object) {
        let gift = FREE_WORK - self.finalizers.budget;
        if self.finalizers.watched.is_empty() && gift > 0 && self.finalizers.given < MANY_GIFTS {
            self.finalizers.given += gift;
            self.finalizers.budget = FREE_WORK;
        }
        self.finalizers.watched.push(object);
    }

    /// Watches a generator that was suspended, if it has something to clean up: its own code, or an object that it delegates to.
    pub(crate) fn watch_generator(&mut self, generator: Object) {
        let state = &self.heap.generators[generator.index()];
        let Some(frame) = &state.frame else { return };
        let proto = &self.codes[frame.code as usize].proto;
        let delegates = || self.generator_delegate(generator).is(Kind::Instance);
        if !proto.hidden && (proto.cleans_up || delegates()) {
            self.heap.generators[generator.index()].is_watched = true;
            self.watch(generator);
        }
    }

    /// A generator came to its end: whoever waits for that no longer does.
    pub(crate) fn unwatch_ended(&mut self, generator: Object) {
        if std::mem::take(&mut self.heap.generators[generator.index()].is_watched)
            && let Some(place) = self.finalizers.watched.iter().rev().take(FEW).position(|&watched| watched == generator)
        {
            let last = self.finalizers.watched.len() - 1;
            self.finalizers.watched.remove(last - place);
        }
    }

    /// A weak reference; without a callback an object has only one.
    pub(crate) fn weak_reference(&mut self, target: Object, callback: Object) -> Object {
        if callback.is_none()
            && let Some(known) = self.known_reference(target)
        {
            return known;
        }
        let made = self.heap.misc(Misc::WeakRef { target, callback, hash: None });
        if callback.is_none() {
            self.finalizers.references.insert(target.bits(), made);
        }
        self.watch(made);
        made
    }

    /// All weak references to an object: the one without a callback, then the newest first.
    pub(crate) fn references_to(&mut self, target: Object) -> Res<Vec<Object>> {
        let plain = self.known_reference(target);
        let mut found: Vec<Object> = plain.into_iter().collect();
        for at in (0..self.finalizers.watched.len()).rev() {
            if crate::pace::halted_in_steps() {
                self.poll()?;
            }
            let watched = self.finalizers.watched[at];
            let refers = watched
                .index_of(Kind::Misc)
                .is_some_and(|index| matches!(self.heap.miscs[index], Misc::WeakRef { target: known, .. } if known == target));
            if refers && Some(watched) != plain {
                found.push(types::weak_callback(self, watched).map_or(watched, |(_, shown)| shown));
            }
        }
        Ok(found)
    }

    pub(crate) fn known_reference(&self, target: Object) -> Option<Object> {
        self.finalizers.references.get(&target.bits()).copied()
    }

    /// After a statement that may have let an object go; registers from `mark` on hold nothing any more.
    #[cold]
    pub(crate) fn settle(&mut self, stack: &mut [Object], mark: usize) -> Res<()> {
        if self.all_in_sight(&stack[..mark.min(stack.len())]) {
            return Ok(());
        }
        if self.may_look_early() {
            let end = self.stack_top().min(stack.len());
            stack[mark..end].fill(Object::UNBOUND);
            self.look_early(&stack[..mark]);
        }
        self.finalize_doomed(Cont::Discard)
    }

    /// Is there something to do for `settle`, by its kind?
    pub(crate) fn should_settle(&self, kind: u16) -> bool {
        match kind {
            0 => true,
            1 => self.keeps_nothing,
            // Where it is cheap to see whether one is gone.
            _ => self.finalizers.watched.len() <= FEW && !self.finalizers.watched.iter().any(|watched| watched.is(Kind::Misc)),
        }
    }

    /// Is every watched object in plain sight, so that none can have gone: in a register, a global variable or a field of what is there?
    fn all_in_sight(&self, stack: &[Object]) -> bool {
        let globals = self.frames.last().map(|frame| &self.heap.dicts[frame.globals.index()].entries);
        let globals = globals.filter(|entries| entries.len() <= FEW_GLOBALS).map_or(&[][..], |entries| entries);
        let shown = || stack.iter().rev().take(FEW_REGISTERS).copied().chain(globals.iter().map(|entry| entry.value));
        let holds = |holder: Object, object: Object| {
            // A `with` block keeps the method that ends it.
            let holder = holder.index_of(Kind::Method).map_or(holder, |method| self.heap.methods[method].receiver);
            holder == object
                || holder.index_of(Kind::Instance).is_some_and(|index| {
                    let instance = &self.heap.instances[index];
                    let dict = instance.slots.first().filter(|_| instance.shape == DICT_SHAPE).and_then(|dict| dict.index_of(Kind::Dict));
                    instance.slots.contains(&object)
                        || dict.is_some_and(|dict| self.heap.dicts[dict].iter().take(FEW_REGISTERS).any(|entry| entry.value == object))
                        || instance.more.as_ref().is_some_and(|more| more.iter().take(FEW_REGISTERS).any(|&held| held == object))
                })
        };
        let in_sight = |object: Object| object.kind() != Kind::Misc && shown().any(|holder| holds(holder, object));
        self.finalizers.doomed.is_empty() && self.finalizers.watched.len() <= FEW && self.finalizers.watched.iter().all(|&w| in_sight(w))
    }

    /// After a return: locals of the frame that ended may have been the last to know a watched object.
    #[cold]
    pub(crate) fn settle_return(&mut self, stack: &mut [Object], ended: &Frame) -> Res<()> {
        let base = ended.base as usize;
        let registers = self.codes[ended.code as usize].proto.register_count as usize;
        let end = (base + registers).min(stack.len());
        // What is returned lives on.
        let result = stack.get(ended.ret as usize).copied().unwrap_or_default();
        let held = stack[base..end].iter().any(|&object| object != result && self.is_watched(object));
        // What the caller asked for is in one of its registers already; those of the callee are free.
        let free = base.max(ended.ret as usize + 1);
        if !held || self.frames.is_empty() || self.all_in_sight(&stack[..free.min(stack.len())]) || !self.may_look_early() {
            return self.finalize_doomed(Cont::Aside);
        }
        stack[free..end.max(free)].fill(Object::UNBOUND);
        self.look_early(&stack[..free]);
        self.finalize_doomed(Cont::Aside)
    }

    /// Can nothing be awaited among what a frame's registers hold, or behind it?
    pub(crate) fn holds_nothing(&self, frame: &Frame, stack: &[Object]) -> bool {
        let base = frame.base as usize;
        let end = (base + self.codes[frame.code as usize].proto.register_count as usize).min(stack.len());
        let is_plain = |object: &Object| match object.kind() {
            Kind::Instance => self.is_exception(*object),
            kind => {
                !object.is_kept()
                    || matches!(
                        kind,
                        Kind::Str | Kind::Big | Kind::Bytes | Kind::Range | Kind::Complex | Kind::Module | Kind::Function | Kind::Class
                    )
            }
        };
        frame.generator.is_unbound() && stack[base.min(end)..end].iter().all(is_plain)
    }

    /// Looks for who is gone. What they held is freed by the next collection, for which cycles and classes wait too.
    fn look_early(&mut self, stack: &[Object]) {
        self.forget_old_registers();
        let (mut heap, mut finalizers) = (std::mem::take(&mut self.heap), std::mem::take(&mut self.finalizers));
        let doomed = finalizers.doomed.clone();
        heap.look(
            &mut |visit| {
                self.roots(stack, visit);
                doomed.iter().for_each(|&object| visit(object));
            },
            &mut |heap| finalizers.doom(heap, true),
        );
        (self.heap, self.finalizers) = (heap, finalizers);
    }

    /// What a running generator saved when it last rested is on the stack by now, as far as it still holds.
    fn forget_old_registers(&mut self) {
        for frame in &self.frames {
            if let Some(index) = frame.generator.index_of(Kind::Generator) {
                let generator = &mut self.heap.generators[index];
                if matches!(generator.class, types::GENERATOR | types::COROUTINE | types::ASYNC_GENERATOR) {
                    generator.registers.fill(Object::UNBOUND);
                }
            }
        }
    }

    /// The asynchronous generators that rest and have something to clean up, for the end of a loop.
    pub(crate) fn resting_asyncgens(&mut self) -> Object {
        let rests = |object: Object| {
            let generator = object.index_of(Kind::Generator).map(|index| &self.heap.generators[index]);
            generator.is_some_and(|known| known.class == types::ASYNC_GENERATOR && known.state == GeneratorState::Suspended)
        };
        let resting = self.finalizers.watched.iter().copied().filter(|&object| rests(object)).collect();
        self.heap.list(resting)
    }

    fn is_watched(&self, object: Object) -> bool {
        match object.kind() {
            Kind::Instance => {
                self.class(self.heap.instances[object.index()].class).hooks.del || self.finalizers.references.contains_key(&object.bits())
            }
            Kind::Generator => self.heap.generators[object.index()].state == GeneratorState::Suspended,
            Kind::Function | Kind::Class => self.finalizers.references.contains_key(&object.bits()),
            _ => false,
        }
    }

    /// Early looks pay for what they look at, so that they stay a small part of the work.
    fn may_look_early(&mut self) -> bool {
        let operations = self.usage().operations;
        let earned = operations.saturating_sub(self.finalizers.seen_operations) as i64 * EARNED;
        self.finalizers.seen_operations = operations;
        let cost = (self.heap.used / OBJECT_BYTES) as i64;
        let budget = (self.finalizers.budget + earned).min(FREE_WORK);
        let may = budget >= cost;
        self.finalizers.budget = if may { budget - cost } else { budget };
        may
    }

    /// Asks for the finalisers that are due.
    pub(super) fn finalize_doomed(&mut self, cont: Cont) -> Res<()> {
        if self.finalizers.doomed.is_empty() {
            return Ok(());
        }
        let function = self.embedded("run_finalizers");
        call_then(function, vec![], cont, Object::UNBOUND)
    }

    /// Takes the finalisers that are due: pairs of what to do (0: `__del__`, 1: close, 2: call back) and the object.
    pub(crate) fn take_doomed(&mut self) -> Object {
        let doomed = std::mem::take(&mut self.finalizers.doomed);
        let mut pairs = Vec::with_capacity(doomed.len());
        for object in doomed {
            let what = match object.kind() {
                Kind::Instance => 0,
                Kind::Generator => 1,
                _ => 2,
            };
            pairs.push(self.heap.tuple(vec![Object::small(what), object]));
        }
        self.heap.list(pairs)
    }
}

impl Finalizers {
    /// When everything reachable is marked: who is watched and was not reached is doomed, and kept for its finaliser. An object that keeps
    /// itself alive stays where that is `early`: in CPython it does until its collector runs.
    pub fn doom(&mut self, heap: &mut Heap, early: bool) {
        if early {
            self.keep_cycles(heap);
        }
        let mut dead = Vec::new();
        self.watched.retain(|&object| match object.kind() {
            Kind::Generator if heap.generators[object.index()].state != GeneratorState::Suspended => false,
            Kind::Instance | Kind::Generator if !heap.is_marked(object) => {
                dead.push(object);
                false
            }
            _ => true,
        });
        // A finaliser sees its object whole, and a weak reference to it lives as long as it does. What only a dead object knows
        // goes after it, at the next collection; in a cycle all go at once.
        let mut owned = HashSet::new();
        let candidates: HashSet<Object> = dead.iter().copied().collect();
        if dead.len() > 1 && !self.in_order {
            order_as_freed(heap, &mut dead, &candidates, &self.cleared);
        }
        self.cleared.clear();
        for &object in &dead {
            heap.mark_from_noting(object, &mut |reached| {
                if reached != object && candidates.contains(&reached) {
                    owned.insert(reached);
                }
            });
        }
        let (later, first): (Vec<Object>, Vec<Object>) = dead.iter().partition(|object| owned.contains(*object));
        if first.is_empty() {
            self.doomed.extend(dead);
        } else {
            self.doomed.extend(first);
            self.watched.extend(later);
        }
        // Callbacks of one object are called the newest first.
        let (mut gone, mut emptied): (Vec<(Object, Object)>, Vec<u32>) = Default::default();
        self.watched.retain(|&object| {
            let Some(index) = object.index_of(Kind::Misc) else { return true };
            if !heap.miscs.is_marked(index) {
                return false;
            }
            let Misc::WeakRef { target, callback, .. } = heap.miscs[index] else { return false };
            if heap.is_marked(target) {
                return true;
            }
            // One of a derived class has a pair here.
            let calls = callback.index_of(Kind::Tuple).and_then(|pair| heap.tuples[pair].first().copied()).unwrap_or(callback);
            gone.extend((!calls.is_none()).then_some((target, object)));
            emptied.push(index);
            false
        });
        for index in emptied {
            if let Misc::WeakRef { target, .. } = &mut heap.miscs[index] {
                *target = Object::UNBOUND;
            }
        }
        let mut turn: HashMap<Object, usize> = HashMap::new();
        for (at, (target, _)) in gone.iter().enumerate() {
            turn.entry(*target).or_insert(at);
        }
        gone.reverse();
        gone.sort_by_key(|(target, _)| turn.get(target).copied());
        self.doomed.extend(gone.into_iter().map(|(_, reference)| reference));
        self.references.retain(|_, reference| match heap.miscs[reference.index()] {
            Misc::WeakRef { target, .. } => heap.miscs.is_marked(reference.index()) && !target.is_unbound() && heap.is_marked(target),
            _ => false,
        });
    }
}

impl Finalizers {
    /// Marks those that nothing reaches but themselves.
    fn keep_cycles(&self, heap: &mut Heap) {
        let mut steps = MANY_STEPS;
        for &object in &self.watched {
            let object = match object.index_of(Kind::Misc) {
                None => object,
                Some(reference) if !heap.miscs.is_marked(reference) => continue,
                Some(reference) => match heap.miscs[reference] {
                    Misc::WeakRef { target, .. } if !target.is_unbound() => target,
                    _ => continue,
                },
            };
            if !heap.is_marked(object) {
                heap.keeps_itself(object, &mut steps);
            }
        }
    }
}

/// Puts dead objects of one list or tuple in the order in which CPython lets them go: the last item first.
fn order_as_freed(heap: &Heap, dead: &mut [Object], candidates: &HashSet<Object>, cleared: &[Object]) {
    let cleared: Vec<Object> = cleared.iter().rev().copied().collect();
    let lists = heap.lists.indices().filter(|&index| !heap.lists.is_marked(index)).map(|index| &heap.lists[index][..]);
    let tuples = heap.tuples.indices().filter(|&index| !heap.tuples.is_marked(index)).map(|index| &heap.tuples[index][..]);
    let mut places: HashMap<Object, usize> = dead.iter().enumerate().map(|(place, &object)| (object, place)).collect();
    let mut looked_at = 0;
    for items in std::iter::once(&cleared[..]).chain(lists).chain(tuples).filter(|items| items.len() > 1) {
        looked_at += items.len();
        if looked_at > MANY_ITEMS {
            return;
        }
        let mut freed: Vec<Object> = items.iter().rev().copied().filter(|item| candidates.contains(item)).collect();
        // Each has its place from the first list that it is found in.
        let mut turns: Vec<usize> = Vec::new();
        freed.retain(|object| {
            places.remove(object).is_some_and(|place| {
                turns.push(place);
                true
            })
        });
        turns.sort_unstable();
        for (&place, &object) in turns.iter().zip(&freed) {
            if let Some(slot) = dead.get_mut(place) {
                *slot = object;
            }
        }
    }
}
