//! `del object.name`: the other half of `attribute.rs`.

use super::frame::Cont;
use super::{Name, Vm};
use crate::native::{Res, call_then};
use crate::object::class::FIRST_USER_CLASS;
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::types;

impl Vm {
    /// `delattr(object, name)`.
    pub fn delete_attr(&mut self, object: Object, name: Object) -> Res<()> {
        let class = self.class_of(object);
        if self.class(class).hooks.delattr
            && let Some(hook) = self.special(object, Name::Delattr)
            && !hook.is(Kind::Native)
        {
            return call_then(hook, vec![object, name], Cont::Discard, Object::UNBOUND);
        }
        self.generic_delattr(object, name)
    }

    /// `object.__delattr__`.
    pub fn generic_delattr(&mut self, object: Object, name: Object) -> Res<()> {
        let name = self.heap.intern_object(name);
        if object.is(Kind::Class) {
            return self.class_delattr(object.index(), name);
        }
        let class = self.class_of(object);
        let found = self.lookup(class, name);
        if let Some(found) = found {
            match found.kind() {
                _ if self.is_computed(found) && types::delete_builtin_attr(self, object, name)? => return Ok(()),
                Kind::Misc => match self.heap.miscs[found.index()] {
                    Misc::Property { del, .. } => {
                        if del.is_none() || del.is_unbound() {
                            return Err(self.property_error(found, object, "deleter"));
                        }
                        return call_then(del, vec![object], Cont::Discard, Object::UNBOUND);
                    }
                    Misc::Member { name, class: owner, .. } => {
                        self.check_member(object, name, owner)?;
                        if self.instance_attr(object, name).is_none() {
                            let text = self.heap.text(name).to_owned();
                            return Err(self.error(types::ATTRIBUTE_ERROR, &text));
                        }
                        return self.set_instance_attr(object, name, Object::UNBOUND);
                    }
                    Misc::TupleGetter { .. } => return Err(self.error(types::ATTRIBUTE_ERROR, "can't delete attribute")),
                    _ => {}
                },
                Kind::Instance => {
                    if let Some(delete) = self.special(found, Name::Delete) {
                        return call_then(delete, vec![found, object], Cont::Discard, Object::UNBOUND);
                    }
                    if self.special(found, Name::Set).is_some() {
                        return Err(self.error(types::ATTRIBUTE_ERROR, "__delete__"));
                    }
                }
                _ => {}
            }
        }
        let dict = match object.kind() {
            Kind::Instance if self.class(class).slots.is_none() => {
                if self.instance_attr(object, name).is_none() {
                    return Err(self.attribute_error(object, name));
                }
                self.instance_dict(object)
            }
            Kind::Function => self.function_dict(object),
            Kind::Module => self.heap.modules[object.index()].dict,
            Kind::Misc if types::is_wrapper(self, object) => types::wrapper_attrs(self, object)?,
            _ if found.is_some() => return Err(self.read_only(object, name)),
            _ => return Err(self.attribute_error(object, name)),
        };
        match self.dict_remove(dict, name) {
            Some(_) => Ok(()),
            None => Err(self.attribute_error(object, name)),
        }
    }

    fn class_delattr(&mut self, class: u32, name: Object) -> Res<()> {
        self.check_settable(class, name)?;
        if let Some(error) = types::class_attr_stays(self, class, name) {
            return Err(error);
        }
        let metaclass = self.class(class).metaclass;
        if let Some(meta) = self.lookup(metaclass, name) {
            let object = Vm::class_object(class);
            match meta.kind() {
                Kind::Misc => {
                    if let Misc::Property { del, .. } = self.heap.miscs[meta.index()] {
                        if del.is_none() || del.is_unbound() {
                            return Err(self.property_error(meta, object, "deleter"));
                        }
                        return call_then(del, vec![object], Cont::Discard, Object::UNBOUND);
                    }
                }
                Kind::Instance => {
                    if let Some(delete) = self.special(meta, Name::Delete) {
                        return call_then(delete, vec![meta, object], Cont::Discard, Object::UNBOUND);
                    }
                }
                _ => {}
            }
        }
        match self.heap.classes[class - FIRST_USER_CLASS].attrs.remove(name) {
            Some(_) => {
                self.class_changed(class, name);
                Ok(())
            }
            None => Err(self.attribute_error(Vm::class_object(class), name)),
        }
    }
}
