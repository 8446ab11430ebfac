//! The truth of objects: of builtin ones at once, of the guest's through `__bool__` or `__len__`.
//! No guest code runs here; where it must, the answer is a flow.

use super::frame::Cont;
use super::unwind::with_cont;
use super::{Name, Vm};
use crate::native::{Flow, Res, call_then};
use crate::object::misc::Misc;
use crate::object::{Kind, Object};

impl Vm {
    /// The truth of an object, where no guest code decides.
    #[inline]
    #[must_use]
    pub fn truth_native(&self, object: Object) -> Option<bool> {
        let index = object.index();
        Some(match object.kind() {
            Kind::Bool => index == 1,
            Kind::Int => object.int_value() != 0,
            Kind::Special if object == Object::NOT_IMPLEMENTED => return None,
            Kind::Special => object != Object::NONE,
            Kind::Float => object.float_value() != 0.0,
            Kind::Str => self.heap.strs[index].chars != 0,
            Kind::List => !self.heap.lists[index].is_empty(),
            Kind::Tuple => !self.heap.tuples[index].is_empty(),
            Kind::Dict => !self.heap.dicts[index].is_empty(),
            Kind::Set | Kind::FrozenSet => !self.heap.sets[index].is_empty(),
            Kind::Bytes | Kind::ByteArray => !self.heap.bytes[index].data.is_empty(),
            Kind::Range => match &self.heap.ranges[index] {
                range if range.big.is_none() => !range.is_empty(),
                _ => return None,
            },
            Kind::Complex => {
                let value = self.heap.complexes[index];
                value.re != 0.0 || value.im != 0.0
            }
            Kind::Instance => {
                let instance = &self.heap.instances[index];
                let hooks = self.class(instance.class).hooks;
                if !hooks.bool && !hooks.len {
                    return Some(true);
                }
                // What is derived from a builtin class and leaves that to it.
                return if hooks.own_truth || instance.payload.is_unbound() { None } else { self.truth_native(instance.payload) };
            }
            Kind::Class => {
                let hooks = self.class(self.class(index).metaclass).hooks;
                if hooks.bool || hooks.len {
                    return None;
                }
                true
            }
            Kind::Misc => match &self.heap.miscs[index] {
                Misc::DictView { dict, .. } => !self.heap.dicts[self.payload(*dict).index()].is_empty(),
                Misc::Native(state) => {
                    if let Some(size) = state.size() {
                        return Some(size != 0);
                    }
                    let hooks = self.class(state.class()).hooks;
                    if hooks.bool || hooks.len {
                        return None;
                    }
                    true
                }
                Misc::MappingProxy(inner) => return self.truth_native(*inner),
                Misc::MemoryView { len, .. } => *len != 0,
                _ => true,
            },
            _ => true,
        })
    }
    /// The call that tells an object's truth, for the jump or `not` being carried out.
    pub(crate) fn truth_call(&mut self, object: Object) -> Box<Flow> {
        self.truth_call_as(object, Cont::TruthBool, Cont::TruthLen)
    }
    pub(crate) fn truth_call_as(&mut self, object: Object, by_bool: Cont, by_len: Cont) -> Box<Flow> {
        let (method, cont) = match self.special(object, Name::Bool) {
            Some(method) => (Some(method), by_bool),
            None => (self.special(object, Name::Len), by_len),
        };
        match method {
            Some(method) => match self.call_special::<()>(method, object, &[], cont) {
                Err(flow) => flow,
                Ok(()) => self.runtime_error("no truth value"),
            },
            None => {
                let always = self.embedded("always_true");
                match call_then::<()>(always, vec![], by_bool, Object::UNBOUND) {
                    Err(flow) => flow,
                    Ok(()) => self.runtime_error("no truth value"),
                }
            }
        }
    }
    /// The truth of what a jump or `not` asks: also where a native method of the object's class tells it.
    pub(super) fn truth_here(&mut self, object: Object) -> Res<bool> {
        if let Some(truth) = self.truth_native(object) {
            return Ok(truth);
        }
        if let Some(native) = self.special(object, Name::Bool).and_then(|method| method.index_of(Kind::Native))
            && let truth = self.call_native(native, &[object], &[]).map_err(|flow| with_cont(flow, Cont::TruthBool))?
            && truth.is_bool()
        {
            return Ok(truth.is_true());
        }
        if object.is(Kind::Instance)
            && let Some(truth) = self.simple_truth_of(object)?
        {
            return Ok(truth);
        }
        Err(self.truth_call(object))
    }
    /// The truth of an instance whose class has a `__bool__`, or else a `__len__`, that only computes.
    fn simple_truth_of(&mut self, object: Object) -> Res<Option<bool>> {
        if let Some(method) = self.special(object, Name::Bool) {
            let truth = self.simple_answer(method, &[object])?;
            return Ok(truth.filter(|truth| truth.is_bool()).map(Object::is_true));
        }
        let Some(method) = self.special(object, Name::Len) else { return Ok(None) };
        let length = self.simple_answer(method, &[object])?;
        Ok(length.filter(|length| length.is_int() && length.int_value() >= 0).map(|length| length.int_value() != 0))
    }
    /// `bool(object)`.
    pub fn truth(&mut self, object: Object) -> Res {
        match self.truth_native(object) {
            Some(truth) => Ok(Object::bool(truth)),
            None => Err(self.truth_call_as(object, Cont::BoolCheck, Cont::BoolLenCheck)),
        }
    }
}
