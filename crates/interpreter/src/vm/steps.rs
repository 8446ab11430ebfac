//! Steps of embedded generators without a frame: what `compress`, `starmap`, `filterfalse`, `accumulate`, `dropwhile`, `chain` and a
//! group of `groupby` give next, where builtin iterators and functions that change nothing say so alone.
//! Their state is in the registers of the generator (`embedded/itertools.py`), so that its frame can go on from wherever a step left it:
//! where guest code is needed after something was taken, that is put down there, and the register before it says so.
//! Also where they rest once they failed or ended: asked again, CPython's iterators go on.

use super::frame::Frame;
use super::groups::Group;
use super::pure::Pure;
use super::{Name, Vm};
use crate::code::{Instr, Op};
use crate::native::Res;
use crate::object::function::{Generator, GeneratorState};
use crate::object::misc::{Items, Iter};
use crate::object::{Kind, Object};
use crate::pace;
use crate::stdlib::operator::getters;
use crate::stdlib::{ids, walk};
use crate::types::{self, BOOL};

/// What a step came to.
enum Step {
    Item(Object),
    Ended,
    /// The frame of the generator must go on; something may have been taken, and then it is in the registers.
    Frame,
}

impl Vm {
    /// An embedded generator came to its end: it begins again with its arguments as they are where it returned an iterator, or True.
    pub(super) fn begin_again(&mut self, frame: &Frame, value: Object, stack: &[Object]) -> bool {
        if value.is_none() || !self.is_embedded(frame.generator) || !(value == Object::TRUE || self.is_iterator(value)) {
            return false;
        }
        // Past `GeneratorStart`.
        self.rest_at(frame, 1, GeneratorState::Created, stack);
        true
    }
    /// An embedded generator failed: it goes on at the head of the outermost loop there, or begins again. Some end for good.
    pub(super) fn rest_again(&mut self, frame: &Frame, stack: &[Object]) -> bool {
        let class = self.heap.generators[frame.generator.index()].class;
        if !self.is_embedded(frame.generator) || matches!(class, ids::ISLICE | ids::PAIRWISE | ids::ZIP_LONGEST | types::REVERSED) {
            return false;
        }
        let code = &self.codes[frame.code as usize].proto.code;
        let around = |(at, instr): (usize, &Instr)| {
            let is_around = instr.op == Op::Loop && instr.target() <= frame.pc && frame.pc as usize <= at;
            is_around.then(|| instr.target())
        };
        match code.iter().enumerate().filter_map(around).min() {
            Some(head) => self.rest_at(frame, head, GeneratorState::Suspended, stack),
            None => self.rest_at(frame, 1, GeneratorState::Created, stack),
        }
        true
    }
    fn rest_at(&mut self, frame: &Frame, pc: u32, state: GeneratorState, stack: &[Object]) {
        let saved = &mut self.heap.generators[frame.generator.index()];
        let (base, count) = (frame.base as usize, saved.registers.len());
        saved.registers.copy_from_slice(&stack[base..base + count]);
        (saved.state, saved.is_ready) = (state, false);
        if let Some(place) = &mut saved.frame {
            (place.pc, place.handled) = (pc, Object::UNBOUND);
        }
    }
    /// Is this generator one of our own that is shown as another class?
    pub(super) fn is_embedded(&self, generator: Object) -> bool {
        !matches!(self.heap.generators[generator.index()].class, types::GENERATOR | types::COROUTINE | types::ASYNC_GENERATOR)
    }
    /// Does the running frame, of such a generator, take its items from this object as it is? Sources that guests wrote were asked for
    /// their iterators when it was made.
    pub(super) fn takes_as_it_is(&mut self, source: Object) -> bool {
        let generator = self.frames.last().map_or(Object::UNBOUND, |frame| frame.generator);
        generator.is(Kind::Generator) && self.is_embedded(generator) && self.special(source, Name::Next).is_some()
    }

    /// Can such a generator go on without its frame once it has yielded? Those that always can never come to that.
    pub(super) fn steps_on(saved: &Generator) -> bool {
        matches!(saved.class, ids::CHAIN | ids::DROPWHILE) && saved.registers.get(1).is_some_and(|source| source.is(Kind::Iter))
    }

    /// The next item of an embedded generator, or `Object::EXHAUSTED`; none where its frame must go on.
    #[inline]
    pub(super) fn step_without_frame(&mut self, generator: Object) -> Res<Option<Object>> {
        match self.heap.generators[generator.index()].class {
            types::GENERATOR | types::COROUTINE | types::ASYNC_GENERATOR | types::MAP | types::FILTER => Ok(None),
            class => match self.step_of(generator, class)? {
                Step::Item(item) => Ok(Some(item)),
                Step::Ended => Ok(Some(Object::EXHAUSTED)),
                Step::Frame => Ok(None),
            },
        }
    }

    /// All items of an embedded generator, which has ended then; none where its frame must go on, with all items before it.
    /// The generator may show another class than that of its steps. More than `most` items are not taken ahead of who uses them.
    pub(super) fn all_steps(&mut self, generator: Object, class: u32, most: usize) -> Res<Option<Vec<Object>>> {
        let mut items = Vec::new();
        loop {
            // Frames also see to it that garbage is collected.
            let goes_on = items.len() < most && !self.heap.collection_due();
            let step = if goes_on { self.step_of(generator, class)? } else { Step::Frame };
            match step {
                Step::Item(item) => self.push_taken(&mut items, item)?,
                Step::Ended => return Ok(Some(items)),
                Step::Frame => {
                    if !items.is_empty() {
                        self.put_back(generator, items)?;
                    }
                    return Ok(None);
                }
            }
        }
    }
    /// The generator gives these items again before it goes on.
    fn put_back(&mut self, generator: Object, items: Vec<Object>) -> Res<()> {
        let function = self.embedded("resumed_items");
        let class = self.heap.generators[generator.index()].class;
        self.heap.charge(items.len() * 8);
        let items = self.heap.list(items);
        let rest = self.embedded_generator(function, vec![Object::NONE, items], class)?;
        let front = std::mem::take(&mut self.heap.generators[rest.index()]);
        let taken = std::mem::replace(&mut self.heap.generators[generator.index()], front);
        self.heap.generators[rest.index()] = taken;
        self.heap.generators[generator.index()].registers[0] = rest;
        Ok(())
    }

    fn step_of(&mut self, generator: Object, class: u32) -> Res<Step> {
        let saved = &self.heap.generators[generator.index()];
        let is_new = match saved.state {
            GeneratorState::Created => true,
            GeneratorState::Suspended => false,
            _ => return Ok(Step::Frame),
        };
        let mut registers = [Object::UNBOUND; 5];
        registers.iter_mut().zip(&saved.registers).for_each(|(mine, &register)| *mine = register);
        self.step_from(generator, class, is_new, registers)
    }

    fn step_from(&mut self, generator: Object, class: u32, is_new: bool, registers: [Object; 5]) -> Res<Step> {
        if class == ids::GROUPER {
            let step = if is_new { self.group_step(generator)? } else { Step::Frame };
            // What it took last belongs to the next group: it must not take more.
            if matches!(step, Step::Ended) {
                self.end_generator(generator);
                self.unwatch_ended(generator);
            }
            return Ok(step);
        }
        if class == ids::GROUPBY {
            let group = if is_new { self.next_group(generator, registers)? } else { Group::Unknown };
            return Ok(match group {
                Group::Pair(pair) => Step::Item(pair),
                Group::Ended => Step::Ended,
                Group::Unknown => Step::Frame,
            });
        }
        let [first, second, third, fourth, fifth] = registers;
        match (class, first.index_of(Kind::Iter), second.index_of(Kind::Iter)) {
            (ids::COMPRESS, Some(data), Some(selectors)) if third == Object::FALSE => self.compress_step(generator, data, selectors),
            (ids::FILTERFALSE, None, Some(source)) if third == Object::FALSE && (first.is_none() || first == Self::class_object(BOOL)) => {
                self.filterfalse_step(generator, source)
            }
            (ids::STARMAP, None, Some(source)) if third == Object::FALSE => match self.pure_of_many(first) {
                Some(pure) => self.starmap_step(generator, &pure, source),
                None => Ok(Step::Frame),
            },
            (ids::ACCUMULATE, Some(source), None) if second.is_none() && fifth == Object::FALSE => {
                self.accumulate_step(generator, source, third, fourth == Object::TRUE)
            }
            // What is left comes as it is.
            (ids::CHAIN | ids::DROPWHILE, _, Some(rest)) if !is_new && (class == ids::CHAIN || third == Object::TRUE) => {
                let item = self.next_native(rest)?;
                Ok(if item.is_exhausted() { Step::Frame } else { Step::Item(item) })
            }
            _ => Ok(Step::Frame),
        }
    }
    /// Puts down what was taken, in the registers from `at` on: the frame goes on with it.
    fn put_down(&mut self, generator: Object, at: usize, taken: &[Object]) -> Step {
        let registers = &mut self.heap.generators[generator.index()].registers;
        if let Some(places) = registers.get_mut(at..=at + taken.len()) {
            places[0] = Object::TRUE;
            places[1..].copy_from_slice(taken);
        }
        Step::Frame
    }

    fn compress_step(&mut self, generator: Object, data: u32, selectors: u32) -> Res<Step> {
        loop {
            let item = self.next_native(data)?;
            if item.is_exhausted() {
                return Ok(Step::Ended);
            }
            let wanted = self.next_native(selectors)?;
            if wanted.is_exhausted() {
                return Ok(Step::Ended);
            }
            match self.truth_native(wanted) {
                Some(true) => return Ok(Step::Item(item)),
                Some(false) if pace::halted_in_steps() => self.poll()?,
                Some(false) => {}
                None => return Ok(self.put_down(generator, 2, &[item, wanted])),
            }
        }
    }
    fn filterfalse_step(&mut self, generator: Object, source: u32) -> Res<Step> {
        loop {
            let item = self.next_native(source)?;
            if item.is_exhausted() {
                return Ok(Step::Ended);
            }
            match self.truth_native(item) {
                Some(false) => return Ok(Step::Item(item)),
                Some(true) if pace::halted_in_steps() => self.poll()?,
                Some(true) => {}
                None => return Ok(self.put_down(generator, 2, &[item])),
            }
        }
    }
    fn starmap_step(&mut self, generator: Object, pure: &Pure, source: u32) -> Res<Step> {
        // What a `zip` gives needs no tuple of its own.
        let zipped = match &self.heap.iters[source] {
            Iter::Zip { inner, strict } => Some((Items::from_slice(inner), *strict)),
            _ => None,
        };
        let args = match zipped {
            Some((inner, strict)) => match self.next_zipped(&inner, strict, source)? {
                Some(args) => args,
                None => return Ok(Step::Ended),
            },
            None => {
                let args = self.next_native(source)?;
                match args.index_of(Kind::Tuple) {
                    Some(tuple) => self.heap.tuples[tuple].clone(),
                    None if args.is_exhausted() => return Ok(Step::Ended),
                    None => return Ok(self.put_down(generator, 2, &[args])),
                }
            }
        };
        if let Some(result) = self.pure_result(pure, &args)? {
            return Ok(Step::Item(result));
        }
        let args = self.heap.tuple_of_items(args);
        Ok(self.put_down(generator, 2, &[args]))
    }
    fn accumulate_step(&mut self, generator: Object, source: u32, total: Object, begun: bool) -> Res<Step> {
        if !begun && !total.is_none() {
            self.set_register(generator, 3, Object::TRUE);
            return Ok(Step::Item(total));
        }
        if begun && !walk::is_number(total) {
            return Ok(Step::Frame);
        }
        let item = self.next_native(source)?;
        if item.is_exhausted() {
            return Ok(Step::Ended);
        }
        let next = match begun {
            false => item,
            true if walk::is_number(item) => self.arithmetic(Op::Add, total, item)?,
            true => return Ok(self.put_down(generator, 4, &[item])),
        };
        self.set_register(generator, 2, next);
        self.set_register(generator, 3, Object::TRUE);
        Ok(Step::Item(next))
    }
    fn group_step(&mut self, generator: Object) -> Res<Step> {
        let registers = &self.heap.generators[generator.index()].registers;
        let &[source, key, wanted, first, shared, serial, begun, Object::FALSE, ..] = &registers[..] else { return Ok(Step::Frame) };
        let (Some(source), Some(shared)) = (source.index_of(Kind::Iter), shared.index_of(Kind::List)) else { return Ok(Step::Frame) };
        // Another group has begun: this one has nothing more.
        if self.heap.lists[shared].get(2) != Some(&serial) {
            return Ok(Step::Ended);
        }
        if !begun.is_true() {
            self.set_register(generator, 6, Object::TRUE);
            return Ok(Step::Item(first));
        }
        let simple = self.simple(key, 1);
        if !key.is_none() && simple.is_none() && !getters::is_getter(self, key) {
            return Ok(Step::Frame);
        }
        let item = self.next_native(source)?;
        if item.is_exhausted() {
            return Ok(Step::Ended);
        }
        Ok(match self.belongs(item, wanted, key, simple.as_ref(), shared)? {
            Some(true) => Step::Item(item),
            Some(false) => Step::Ended,
            None => self.put_down(generator, 7, &[item]),
        })
    }
    fn set_register(&mut self, generator: Object, at: usize, value: Object) {
        if let Some(register) = self.heap.generators[generator.index()].registers.get_mut(at) {
            *register = value;
        }
    }
}
