//! The meter: instructions, memory, depth and the stop flag. One look at a safepoint serves the limits and the collector.

use super::Vm;
use super::run::Exit;
use crate::code::op::Op;
use crate::native::{Flow, Res};
use crate::object::{Kind, Object};
use crate::pace::{OUT_OF_MEMORY, SHORT_OF_MEMORY};
use crate::{Effect, ledger, types};
use fumehood_core::Limit;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// Loop iterations and calls between two looks at the meter. A prime number: threads take turns where a loop turns, not at calls, and the
/// look must not fall on a call in every round.
pub(crate) const FUEL: i64 = 19_997;
/// One operation may not ask for more than this, whatever the limit.
const LARGEST: u64 = 1 << 40;
/// A block from this size on must fit the time that is left.
const LARGE_BLOCK: usize = 2 << 20;
/// Garbage that may wait longer where many modules were loaded: what they consist of is marked each time, and nearly all of it stays.
const LEISURE: usize = 2 << 20;
/// How much of a new block is filled in a microsecond, at least.
const BYTES_A_MICROSECOND: u64 = 1000;

impl Vm {
    /// Called at back edges when fuel runs out or a collection is due. The frame's place is saved.
    pub(crate) fn safepoint(&mut self, stack: &[Object]) -> Result<(), Exit> {
        let short = self.stop.load(Ordering::Relaxed) == SHORT_OF_MEMORY;
        if short || self.heap.collection_due() {
            self.collect(stack);
            if self.over_memory(short) {
                self.stopping = Some(Limit::Memory);
                return Err(Exit::Ended);
            }
            let _ = self.stop.compare_exchange(SHORT_OF_MEMORY, 0, Ordering::Relaxed, Ordering::Relaxed);
        }
        if self.fuel <= 0 || self.asked_to_stop() {
            self.operations += FUEL as u64;
            self.fuel = FUEL;
            if let Some(limit) = self.stop_requested() {
                self.stopping = Some(limit);
                return Err(Exit::Ended);
            }
            if self.limits.operations.is_some_and(|most| self.operations > most) {
                self.stopping = Some(Limit::Operations);
                return Err(Exit::Ended);
            }
            return Err(Exit::Effect(Effect::Tick));
        }
        Ok(())
    }
    /// At a call: looks at the stop flag and the count of operations.
    pub(crate) fn refuel(&mut self) -> Res<()> {
        self.operations += FUEL as u64;
        self.fuel = FUEL;
        self.poll()?;
        if self.limits.operations.is_some_and(|most| self.operations > most) {
            return Err(Box::new(Flow::Stop(Limit::Operations)));
        }
        Ok(())
    }
    /// Does the cell hold too much, after a collection? One that was needed must have found room for a while.
    fn over_memory(&self, short: bool) -> bool {
        if !ledger::counts() {
            return self.heap.used as u64 > self.limits.memory;
        }
        let room = if short { (self.limits.memory / 64) as isize } else { 0 };
        ledger::over() + room > 0
    }
    /// Must a call be made in full, since something is due: the meter, a collection, the recursion limit?
    #[inline(always)]
    pub(crate) fn must_look_up(&self) -> bool {
        self.fuel <= 1 || self.frames.len() >= self.recursion_limit || self.heap.collection_due() || self.asked_to_stop()
    }
    /// Is the stop flag raised?
    #[inline(always)]
    pub(crate) fn asked_to_stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed) != 0
    }
    /// What the stop flag asks for.
    pub(crate) fn stop_requested(&self) -> Option<Limit> {
        match self.stop.load(Ordering::Relaxed) {
            0 => None,
            1 => Some(Limit::Time),
            SHORT_OF_MEMORY => ledger::far_over().then_some(Limit::Memory),
            OUT_OF_MEMORY => Some(Limit::Memory),
            _ => Some(Limit::Cancelled),
        }
    }
    /// For long native work: an error when the cell must stop.
    #[inline]
    pub fn poll(&mut self) -> Res<()> {
        if self.asked_to_stop()
            && let Some(limit) = self.stop_requested()
        {
            return Err(Box::new(Flow::Stop(limit)));
        }
        Ok(())
    }
    /// Who is asked how long the cell may still run: there is no clock here, so the driver lends one for each cell.
    pub fn allow(&mut self, time_left: impl Fn() -> Duration + Send + Sync + 'static) {
        self.time_left = Some(Box::new(time_left));
    }
    /// Announces native work of about this many microseconds, which cannot be interrupted: refused when it could not end in time.
    pub fn charge_work(&mut self, microseconds: u64) -> Res<()> {
        self.poll()?;
        let left = self.time_left.as_ref().map_or(self.limits.time, |time_left| time_left());
        if u128::from(microseconds) > left.as_micros() {
            return Err(Box::new(Flow::Stop(Limit::Time)));
        }
        Ok(())
    }
    /// Asks for memory before it is allocated: MemoryError if it can never be had, a stop if the limit is passed.
    /// A large block is asked for in time too: the system clears it page by page, and most natives fill it in one go.
    #[inline]
    pub fn reserve(&mut self, bytes: usize) -> Res<()> {
        // Copying is work: large results bring the next look at the clock nearer.
        self.fuel -= (bytes >> 9) as i64;
        if bytes > 1 << 12 { self.reserve_much(bytes) } else { Ok(()) }
    }
    /// As `reserve`, without the time.
    pub fn reserve_memory(&mut self, bytes: usize) -> Res<()> {
        if self.lacks(bytes) { self.reserve_slowly(bytes as u64) } else { Ok(()) }
    }
    fn reserve_much(&mut self, bytes: usize) -> Res<()> {
        self.reserve_memory(bytes)?;
        if bytes > LARGE_BLOCK { self.charge_work(bytes as u64 / BYTES_A_MICROSECOND) } else { Ok(()) }
    }
    #[inline]
    fn lacks(&self, bytes: usize) -> bool {
        if ledger::counts() { ledger::forbids(bytes) } else { (self.heap.used + bytes) as u64 > self.limits.memory }
    }
    /// As `reserve`, for `count * times * size` bytes.
    pub fn reserve_many(&mut self, count: u64, times: u64, size: u64) -> Res<()> {
        let bytes = u128::from(count) * u128::from(times) * u128::from(size);
        if bytes > u128::from(LARGEST) {
            return Err(self.memory_error());
        }
        self.reserve(bytes as usize)
    }
    #[cold]
    fn reserve_slowly(&mut self, bytes: u64) -> Res<()> {
        if bytes > self.limits.memory {
            return Err(self.memory_error());
        }
        // Garbage may stand in the way.
        self.heap.threshold = 0;
        if ledger::counts() || self.heap.used as u64 + bytes > self.limits.memory + self.limits.memory / 4 {
            return Err(Box::new(Flow::Starved));
        }
        Ok(())
    }
    /// An instruction found no memory: collects, and lets it try once more where it has done nothing yet.
    pub(crate) fn make_room(&mut self, stack: &[Object]) -> Res<()> {
        let Some(frame) = self.frames.last() else { return Err(self.memory_error()) };
        let (place, base) = ((self.frames.len(), frame.pc), frame.base as usize);
        let proto = self.proto(frame.code);
        let top = (base + proto.register_count as usize).min(stack.len());
        let plain =
            |value: Object| matches!(value.kind(), Kind::Str | Kind::Bytes | Kind::Int | Kind::Bool | Kind::Big | Kind::List | Kind::Tuple);
        let at = |register: usize| stack.get(base + register).copied().unwrap_or_default();
        let repeatable = proto.code.get(frame.pc as usize).is_some_and(|i| match i.op {
            Op::ListAppend | Op::SetAdd | Op::MapAdd => true,
            // One item goes into a container, or a text is made from others.
            Op::CallMethod => {
                let args = (0..i.b as usize).map(|number| at(i.a as usize + 2 + number));
                match at(i.a as usize + 1).kind() {
                    Kind::List | Kind::Set => {
                        i.b < 2 && !args.into_iter().any(|arg| matches!(arg.kind(), Kind::Iter | Kind::Generator | Kind::Instance))
                    }
                    Kind::Str | Kind::Bytes => args.into_iter().all(|arg| plain(arg) || matches!(arg.kind(), Kind::Special | Kind::Dict)),
                    _ => false,
                }
            }
            op => op.is_binary() && plain(at(i.b as usize)) && plain(at(i.c as usize)),
        });
        if !repeatable || self.starved_at == Some(place) {
            self.starved_at = None;
            return Err(self.memory_error());
        }
        self.collect(&stack[..top]);
        self.starved_at = Some(place);
        Ok(())
    }
    /// Frees what nothing reaches.
    pub(crate) fn collect(&mut self, stack: &[Object]) {
        let mut heap = std::mem::take(&mut self.heap);
        let limit = usize::try_from(self.limits.memory).unwrap_or(usize::MAX);
        let mut finalizers = std::mem::take(&mut self.finalizers);
        let doomed = finalizers.doomed.clone();
        let unloading = self.passing.is_due();
        let mut unshown = Vec::new();
        let classes = heap.classes.len();
        heap.lets_classes_go = true;
        self.forget_values();
        let whole = heap.collect(
            &mut |visit| {
                self.roots(stack, visit);
                doomed.iter().for_each(|&object| visit(object));
            },
            &mut |heap| {
                finalizers.doom(heap, false);
                let shown = self.passing.shown.iter().copied();
                unshown.extend(shown.filter(|&code| !heap.is_marked(self.codes[code as usize].object)));
            },
            limit,
        );
        self.finalizers = finalizers;
        self.heap = heap;
        self.heap.lets_classes_go = false;
        for code in unshown {
            self.codes[code as usize].object = Object::UNBOUND;
        }
        self.passing.shown.retain(|&code| !self.codes[code as usize].object.is_unbound());
        if whole {
            if unloading {
                self.unload();
            }
            let beside = self.code_bytes + self.files.held() + self.fibers.held();
            self.heap.used += beside;
            self.heap.threshold += beside + (self.code_bytes * 2).min(LEISURE).min(limit / 64);
        }
        // Tables know classes without keeping them alive. A collection that broke off may have freed some too, whose numbers others get.
        let heap = &self.heap;
        self.builtin_subclasses.retain(|&(_, class)| heap.has_class(class));
        self.abc_answers.forget(|class| heap.has_class(class));
        if heap.classes.len() != classes {
            // Sites of code may know a class by its number.
            self.epoch = self.epoch.wrapping_add(1);
        }
        self.forget_lookups();
    }
    /// A site is about to remember a value: collections look at those sites only whose value is in the heap.
    pub(crate) fn note_value(&mut self, site: usize, value: Object) {
        if value.is_kept() && !self.sites[site].value.is_kept() {
            // One that remembers this and that in turn is listed again and again.
            if self.valued_sites.len() > self.sites.len() * 2 {
                self.valued_sites.sort_unstable();
                self.valued_sites.dedup();
            }
            self.valued_sites.push(site as u32);
        }
    }
    /// Everything that keeps objects alive.
    pub(crate) fn roots(&self, stack: &[Object], visit: &mut dyn FnMut(Object)) {
        stack.iter().for_each(|&object| visit(object));
        self.frames.iter().for_each(|frame| frame.visit(visit));
        self.fibers.visit(visit);
        // The strings that code refers to are pinned.
        self.kept_consts.iter().for_each(|&object| visit(object));
        self.visit_passing(visit);
        for &site in &self.valued_sites {
            visit(self.sites[site as usize].value);
            visit(self.second_sites[site as usize].value);
        }
        self.known_names.iter().for_each(|&object| visit(object));
        for &object in [self.globals, self.embedded_globals, self.builtins_dict]
            .iter()
            .chain(self.modules.values())
            .chain(self.embedded.values())
            .chain(self.state.values())
        {
            visit(object);
        }
        self.embedded_modules.iter().for_each(|&object| visit(object));
        self.type_extras.values().flat_map(|extras| extras.values()).for_each(|&object| visit(object));
        self.tools.values().for_each(|&object| visit(object));
        self.repr_active.iter().for_each(|&object| visit(object));
        for object in self.failed.iter().chain(&self.final_answer) {
            visit(*object);
        }
        match self.pending.as_deref() {
            Some(Flow::Raise(object) | Flow::FinalAnswer(object)) => visit(*object),
            Some(Flow::Call(call)) => {
                visit(call.callee);
                visit(call.extra);
                call.args.iter().for_each(|&object| visit(object));
            }
            _ => {}
        }
    }
    /// The recursion limit is reached.
    #[cold]
    pub(crate) fn too_deep(&mut self) -> Box<Flow> {
        // Room for handlers to run, as CPython gives it.
        if self.frames.len() >= self.recursion_limit + 50 {
            return Box::new(Flow::Stop(Limit::Recursion));
        }
        self.error(types::RECURSION_ERROR, "maximum recursion depth exceeded")
    }
    /// Is the object a plain function of the guest?
    #[must_use]
    pub fn is_guest_function(&self, object: Object) -> bool {
        object.index_of(Kind::Function).is_some_and(|index| !self.proto(self.heap.functions[index].code).hidden)
    }
}
