//! `==` and `<` of instances of the guest's classes whose `__eq__` or `__lt__` only computes (`vm/simple.rs`), where natives compare
//! keys and items. What such a function cannot answer is left to frames: the answer is none, and nothing has happened.

use super::hash::Slow;
use super::simple::Simple;
use super::{Name, Vm};
use crate::native::Res;
use crate::object::dict::Unsure;
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
    pub(crate) fn dict_find_simply(&mut self, dict: u32, hash: i64, key: Object) -> Result<(i64, Option<usize>), Slow> {
        self.find_simply(hash, key, |vm, same| vm.heap.dicts[dict].find(hash, same))
    }

    /// As `dict_find_simply`, of a set.
    #[cold]
    pub(crate) fn set_find_simply(&mut self, set: u32, hash: i64, key: Object) -> Result<(i64, Option<usize>), Slow> {
        self.find_simply(hash, key, |vm, same| vm.heap.sets[set].find(hash, same))
    }

    /// Finds a key in a table that is searched by a question about its keys.
    fn find_simply(
        &mut self,
        hash: i64,
        key: Object,
        search: impl Fn(&Self, &mut dyn FnMut(Object) -> Option<bool>) -> Result<Option<usize>, Unsure>,
    ) -> Result<(i64, Option<usize>), Slow> {
        let mut alike = Alike::new();
        let mut note = |other| {
            if alike.len() < ALIKE {
                alike.push(other);
            }
            Some(false)
        };
        search(self, &mut note).map_err(|_| Slow::Guest)?;
        let Some(found) = self.simple_match(&alike, key)? else { return Ok((hash, None)) };
        let at = search(self, &mut |other| Some(other == found)).map_err(|_| Slow::Guest)?;
        Ok((hash, at))
    }
}
