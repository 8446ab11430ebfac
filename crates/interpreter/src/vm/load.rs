//! Loading compiled code into a session: constants and names become objects of its heap.

use super::{Site, Vm};
use crate::code::{CodeKind, Const, Proto};
use crate::object::Object;
use crate::object::function::{Code, Row, Stay};
use crate::object::misc::{Complex, Misc};
use crate::object::set::Set;
use std::sync::Arc;

/// Bytes that loaded code takes in a session.
pub(crate) fn loaded_bytes(proto: &Proto) -> usize {
    proto.code.len() * 8 + proto.sites.len() * 2 * size_of::<Site>() + proto.consts.len() * 8 + 256
}

/// What a program says that looks into the frames of a traceback.
const FRAME_WORDS: [&str; 5] = ["f_locals", "capture_locals", "inspect.trace", "getinnerframes", "getargvalues"];

impl Vm {
    /// The object of some code: the same as long as anything knows it.
    pub fn code_object(&mut self, code: u32) -> Object {
        let known = self.codes[code as usize].object;
        if !known.is_unbound() {
            return known;
        }
        let object = self.heap.misc(Misc::CodeObject(code));
        self.codes[code as usize].object = object;
        self.passing.shown.push(code);
        object
    }

    /// Loads code; returns its number.
    pub fn load_code(&mut self, proto: &Arc<Proto>, stay: Stay) -> u32 {
        let consts: Vec<Object> = proto.consts.iter().map(|constant| self.constant(constant)).collect();
        self.heap.charge(loaded_bytes(proto));
        let code = self.place_code(proto, &consts, stay);
        self.add_code(code)
    }
    /// Gives code its constants, sites and the names of its parameters.
    pub(crate) fn place_code(&mut self, proto: &Arc<Proto>, consts: &[Object], stay: Stay) -> Code {
        let names: Vec<Object> = proto.names.iter().map(|name| self.heap.intern(name)).collect();
        let named = proto.arg_count as usize + proto.kwonly_count as usize;
        let parameters: Box<[Object]> = proto.varnames.iter().take(named).map(|name| self.heap.intern(name)).collect();
        let (const_base, site_base) = self.places_for(consts.len(), proto.sites.len(), stay);
        self.consts[const_base..const_base + consts.len()].copy_from_slice(consts);
        for (site, &name) in self.sites[site_base..].iter_mut().zip(&proto.sites) {
            site.name = names[name as usize];
        }
        if stay == Stay::Always {
            self.keep(consts);
            self.keep(&names);
            self.keep(&parameters);
        }
        self.code_bytes += loaded_bytes(proto);
        self.shows_frames |=
            !proto.hidden && proto.kind == CodeKind::Module && FRAME_WORDS.iter().any(|word| proto.source.text.contains(word));
        Code { stay, ..Code::new(proto, parameters, const_base as u32, site_base as u32) }
    }
    /// Adds code; returns its number.
    pub(crate) fn add_code(&mut self, code: Code) -> u32 {
        let number = self.number_for(&code);
        self.new_rows.push(Row::new(&code, number));
        if number == self.codes.len() {
            self.codes.push(code);
        } else {
            self.codes[number] = code;
        }
        number as u32
    }
    /// Keeps what code refers to as long as the session: strings are pinned, so that collections need not look at them.
    fn keep(&mut self, objects: &[Object]) {
        for &object in objects {
            if !self.heap.pin(object) && object.is_kept() {
                self.kept_consts.push(object);
            }
        }
    }
    /// The number of a child of loaded code, loading it if needed.
    pub fn child_code(&mut self, code: u32, child: usize) -> u32 {
        let loaded = self.codes[code as usize].children[child];
        if loaded != u32::MAX {
            return loaded;
        }
        let proto = Arc::clone(&self.codes[code as usize].proto.children[child]);
        let number = self.load_code(&proto, self.codes[code as usize].stay);
        self.codes[code as usize].children[child] = number;
        number
    }
    /// A constant as an object.
    pub fn constant(&mut self, constant: &Const) -> Object {
        match constant {
            Const::None => Object::NONE,
            Const::Ellipsis => Object::ELLIPSIS,
            Const::Bool(value) => Object::bool(*value),
            Const::Int(value) => self.heap.int(*value),
            Const::Big(value) => self.heap.bigint(value.clone()),
            Const::Float(value) => Object::float(*value),
            Const::Imaginary(im) => self.heap.complex(Complex { re: 0.0, im: *im }),
            Const::Str(text) => {
                let identifier = text.len() <= 40 && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
                if identifier { self.heap.intern(text) } else { self.heap.str(text) }
            }
            Const::Bytes(data) => self.heap.bytes(data.clone()),
            Const::Tuple(items) => {
                let items: Vec<Object> = items.iter().map(|item| self.constant(item)).collect();
                self.heap.tuple(items)
            }
            Const::FrozenSet(items) => {
                let mut set = Set::default();
                for item in items {
                    let object = self.constant(item);
                    let hash = self.hash_native(object).unwrap_or(0);
                    let vm = &*self;
                    if matches!(set.find(hash, |key| super::compare::same_native(vm, key, object)), Ok(None)) {
                        set.push(hash, object);
                    }
                }
                // CPython makes such a constant twice, the second time in the table order of the first: it shows in the order of a set.
                let mut again = Set::default();
                for entry in set.iter() {
                    again.push(entry.hash, entry.key);
                }
                self.heap.frozenset(again)
            }
        }
    }
    #[must_use]
    pub fn proto(&self, code: u32) -> &Proto {
        &self.codes[code as usize].proto
    }
    #[must_use]
    pub fn is_generator_code(&self, code: u32) -> bool {
        matches!(self.proto(code).kind, CodeKind::Generator | CodeKind::Coroutine | CodeKind::AsyncGenerator)
    }
}
