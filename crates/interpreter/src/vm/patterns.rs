//! Class patterns, `case Point(x, y=0)`: what the subject has for each sub-pattern.
//!
//! It reads attributes that lie open; where guest code must be asked, or there is something to complain about, `match_class` (embedded) does.

use super::{Name, Vm};
use crate::native::Res;
use crate::object::class::FIRST_USER_CLASS;
use crate::object::{Kind, Object};
use crate::types;
use smallvec::SmallVec;

type Objects = SmallVec<[Object; 8]>;

impl Vm {
    /// The values for the sub-patterns as a tuple, or None where the subject does not match.
    pub(crate) fn match_class(&mut self, subject: Object, class: Object, positional: usize, names: Object) -> Res {
        let Some(number) = class.index_of(Kind::Class) else {
            return Err(self.type_error("called match pattern must be a type"));
        };
        if self.class(number).metaclass == types::TYPE {
            if !self.is_instance(subject, number) {
                return Ok(Object::NONE);
            }
            if let Some(wanted) = self.pattern_names(number, positional, names)
                && let Some(values) = self.open_attributes(subject, &wanted)
            {
                return Ok(values.map_or(Object::NONE, |values| self.heap.tuple(&values[..])));
            }
        }
        self.call_embedded("match_class", vec![subject, class, Object::small(positional as i64), names])
    }

    /// The attributes that a pattern asks for, those by position first; nothing where that is not plain.
    fn pattern_names(&mut self, class: u32, positional: usize, names: Object) -> Option<Objects> {
        let named = self.heap.tuples[names.index()].iter().copied();
        if positional == 0 {
            return Some(named.collect());
        }
        let named: Objects = named.collect();
        let key = self.name(Name::MatchArgs);
        let listed = self.lookup(class, key).filter(|_| class >= FIRST_USER_CLASS)?.index_of(Kind::Tuple)?;
        let mut wanted: Objects = self.heap.tuples[listed].get(..positional)?.into();
        wanted.extend(named);
        for at in 0..wanted.len() {
            wanted[at] = wanted[at].is(Kind::Str).then(|| self.heap.intern_object(wanted[at]))?;
            if wanted[..at].contains(&wanted[at]) {
                return None;
            }
        }
        Some(wanted)
    }

    /// The attributes of an object that have these names, `Some(None)` if it lacks one; nothing where guest code must be asked.
    fn open_attributes(&mut self, object: Object, names: &[Object]) -> Option<Option<Objects>> {
        let class = self.class_of(object);
        let hooks = &self.class(class).hooks;
        if !names.is_empty() && (!object.is(Kind::Instance) || hooks.getattribute || hooks.getattr) {
            return None;
        }
        let mut values = Objects::new();
        for &name in names {
            let of_class = self.lookup(class, name);
            if of_class.is_some_and(|found| found.is(Kind::Instance) || self.is_data_descriptor(found)) {
                return None;
            }
            match (self.instance_attr(object, name), of_class) {
                (Some(value), _) => values.push(value),
                (None, None) => return Some(None),
                (None, Some(_)) => return None,
            }
        }
        Some(Some(values))
    }
}
