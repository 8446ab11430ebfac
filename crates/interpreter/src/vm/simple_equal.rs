//! `==` and `<` of instances of the guest's classes whose `__eq__` or `__lt__` only computes (`vm/simple.rs`), where natives compare
//! keys and items. What such a function cannot answer is left to frames: the answer is none, and nothing has happened.

use super::hash::Slow;
use super::simple::Simple;
use super::{Name, Vm};
use crate::native::Res;
use crate::object::set::{Place, Set};
use crate::object::{Kind, Object};
use smallvec::SmallVec;
use std::ops::Range;

/// What is known of the class of the last two instances: its method, if it only computes.
pub(crate) type Known = Option<(u32, Option<Simple>)>;

/// Keys with one hash; there are no more of them where this is full.
type Alike = SmallVec<[Object; ALIKE]>;
const ALIKE: usize = 8;

impl Vm {
    /// `a < b`. What was found of their class is kept for the next two.
    pub(crate) fn simple_less(&mut self, known: &mut Known, a: Object, b: Object) -> Res<Option<bool>> {
        self.simple_relation(Name::Lt, known, a, b)
    }

    /// `a == b`, or the same object.
    fn simple_same(&mut self, known: &mut Known, a: Object, b: Object) -> Res<Option<bool>> {
        if a == b { Ok(Some(true)) } else { self.simple_relation(Name::Eq, known, a, b) }
    }

    fn simple_relation(&mut self, name: Name, known: &mut Known, a: Object, b: Object) -> Res<Option<bool>> {
        let Some(class) = self.common_class(a, b).filter(|_| !self.has_much_garbage()) else { return Ok(None) };
        if crate::pace::halted_in_steps() {
            self.poll()?;
        }
        let (of, method) = known.get_or_insert_with(|| {
            let name = self.name(name);
            (class, self.lookup(class, name).and_then(|method| self.simple(method, 2)))
        });
        let Some(method) = method.as_ref().filter(|_| *of == class) else { return Ok(None) };
        Ok(self.simple_result(method, &[a, b])?.filter(|answer| answer.is_bool()).map(Object::is_true))
    }

    /// The one class of two plain instances of the guest.
    pub(crate) fn common_class(&self, a: Object, b: Object) -> Option<u32> {
        let (a, b) = (&self.heap.instances[a.index_of(Kind::Instance)?], &self.heap.instances[b.index_of(Kind::Instance)?]);
        (a.class == b.class && a.payload.is_unbound()).then_some(a.class)
    }

    /// Where the first item of a part of a list or tuple is that equals another one. Inside: nowhere.
    pub(crate) fn simple_find(&mut self, sequence: Object, part: Range<usize>, wanted: Object) -> Res<Option<Option<usize>>> {
        let mut known = None;
        for at in part {
            let items: &[Object] = match sequence.kind() {
                Kind::List => &self.heap.lists[sequence.index()],
                Kind::Tuple => &self.heap.tuples[sequence.index()],
                _ => return Ok(None),
            };
            let Some(&item) = items.get(at) else { break };
            match self.simple_same(&mut known, item, wanted)? {
                Some(true) => return Ok(Some(Some(at))),
                Some(false) => {}
                None => return Ok(None),
            }
        }
        Ok(Some(None))
    }

    /// Which of the keys with one hash equals another one. Inside: none of them.
    fn simple_match(&mut self, alike: &[Object], key: Object) -> Result<Option<Object>, Slow> {
        let mut known = None;
        if alike.len() == ALIKE {
            return Err(Slow::Guest);
        }
        for &other in alike {
            match self.simple_same(&mut known, other, key).map_err(Slow::Flow)? {
                Some(true) => return Ok(Some(other)),
                Some(false) => {}
                None => return Err(Slow::Guest),
            }
        }
        Ok(None)
    }

    /// The position of an instance as a key of a dict, given its hash.
    #[cold]
    pub(super) fn dict_find_simply(&mut self, dict: u32, hash: i64, key: Object) -> Result<(i64, Option<usize>), Slow> {
        let (mut alike, table) = (Alike::new(), &self.heap.dicts[dict]);
        if table.find(hash, |other| noted(&mut alike, other)).is_err() {
            return Err(Slow::Guest);
        }
        let found = self.simple_match(&alike, key)?;
        let at = found.and_then(|found| self.heap.dicts[dict].find(hash, |other| Some(other == found)).ok().flatten());
        Ok((hash, at))
    }

    /// As `dict_find_simply`, of a set.
    #[cold]
    pub(super) fn set_find_simply(&mut self, set: u32, hash: i64, key: Object) -> Result<(i64, Option<usize>), Slow> {
        let (mut alike, table) = (Alike::new(), &self.heap.sets[set]);
        if table.find(hash, |other| noted(&mut alike, other)).is_err() {
            return Err(Slow::Guest);
        }
        let found = self.simple_match(&alike, key)?;
        let at = found.and_then(|found| self.heap.sets[set].find(hash, |other| Some(other == found)).ok().flatten());
        Ok((hash, at))
    }

    /// Adds an instance to a set that is out of its place, given its hash.
    #[cold]
    pub(super) fn set_insert_simply(&mut self, table: &mut Set, hash: i64, key: Object) -> Result<(), Slow> {
        let mut alike = Alike::new();
        if table.find(hash, |other| noted(&mut alike, other)).is_err() {
            return Err(Slow::Guest);
        }
        if self.simple_match(&alike, key)?.is_some() {
            return Ok(());
        }
        match table.place(hash, |_| Some(false)) {
            Ok(Place::Free(slot)) => table.put(slot, hash, key),
            _ => self.push_into(table, hash, key).map_err(Slow::Flow)?,
        }
        Ok(())
    }
}

/// Notes a key; it is none that was looked for.
fn noted(alike: &mut Alike, key: Object) -> Option<bool> {
    if alike.len() < ALIKE {
        alike.push(key);
    }
    Some(false)
}
