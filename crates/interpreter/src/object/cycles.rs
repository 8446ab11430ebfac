//! Whether an object keeps itself: refers to itself, through others or not.
//!
//! Asked in the middle of a collection, when everything that is reached is marked. It frees nothing, and walks only through what is not marked.

use super::class::FIRST_USER_CLASS;
use super::heap::Heap;
use super::{Kind, Object};

impl Heap {
    /// Does an object that nothing reaches refer to itself? Then it stays marked, with all that it reaches; otherwise the marks are as
    /// before. Every step costs one of `steps`; without any the answer is no.
    pub fn keeps_itself(&mut self, object: Object, steps: &mut usize) -> bool {
        let mut work = vec![object];
        let mut walked = Vec::new();
        let mut found = false;
        loop {
            while let Some(next) = work.pop() {
                found |= next == object && !walked.is_empty();
                if !self.is_fresh(next) {
                    continue;
                }
                walked.push(next);
                *steps = steps.saturating_sub(1);
                if *steps == 0 {
                    work.clear();
                    self.wide.clear();
                } else {
                    self.visit(next, &mut work);
                }
            }
            if !self.list_more(&mut work) {
                break;
            }
        }
        found &= *steps > 0;
        if !found {
            walked.into_iter().for_each(|object| self.unmark(object));
        }
        found
    }

    /// Can the object be marked, and is it not?
    fn is_fresh(&mut self, object: Object) -> bool {
        let Some((marks, index)) = self.marks(object) else { return false };
        marks.get(index / 64).is_some_and(|word| word & (1 << (index % 64)) == 0)
    }

    fn unmark(&mut self, object: Object) {
        if let Some((marks, index)) = self.marks(object)
            && let Some(word) = marks.get_mut(index / 64)
        {
            *word &= !(1 << (index % 64));
        }
    }

    /// The marks of the objects of its kind, and its place among them; none for what is not in the heap.
    fn marks(&mut self, object: Object) -> Option<(&mut [u64], usize)> {
        let index = object.index();
        let marks = match object.kind() {
            Kind::Float | Kind::Int | Kind::Bool | Kind::Special | Kind::Native => return None,
            Kind::Class => return Some((self.classes.marks(), index.checked_sub(FIRST_USER_CLASS)? as usize)),
            Kind::Str => self.strs.marks(),
            Kind::List => self.lists.marks(),
            Kind::Tuple => self.tuples.marks(),
            Kind::Dict => self.dicts.marks(),
            Kind::Set | Kind::FrozenSet => self.sets.marks(),
            Kind::Instance => self.instances.marks(),
            Kind::Function => self.functions.marks(),
            Kind::Method => self.methods.marks(),
            Kind::Module => self.modules.marks(),
            Kind::Big => self.bigs.marks(),
            Kind::Bytes | Kind::ByteArray => self.bytes.marks(),
            Kind::Range => self.ranges.marks(),
            Kind::Slice => self.slices.marks(),
            Kind::Cell => self.cells.marks(),
            Kind::Generator => self.generators.marks(),
            Kind::Iter => self.iters.marks(),
            Kind::Complex => self.complexes.marks(),
            Kind::Misc => self.miscs.marks(),
        };
        Some((marks, index as usize))
    }
}
