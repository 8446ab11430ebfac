//! Loading compiled code into a session: constants and names become objects of its heap.

use super::{Site, Vm};
use crate::code::{CodeKind, Const, Proto};
use crate::object::Object;
use crate::object::function::{Code, Row};
use crate::object::misc::{Complex, Misc};
use crate::object::set::Set;
use std::sync::Arc;

/// Bytes that loaded code takes in a session.
pub(crate) fn loaded_bytes(proto: &Proto) -> usize {
    proto.code.len() * 8 + proto.sites.len() * 2 * size_of::<Site>() + proto.consts.len() * 8 + 256
}

/// Where the objects of code are kept, by the numbers of their code.
const CODES: &str = "code objects";

impl Vm {
    /// The object of some code: always the same.
    pub fn code_object(&mut self, code: u32) -> Object {
        let known = match self.state.get(CODES) {
            Some(&known) => known,
            None => {
                let known = self.dict_from([]);
                self.state.insert(CODES.into(), known);
                known
            }
        };
        let number = Object::small(i64::from(code));
        if let Some(object) = self.dict_get(known, number) {
            return object;
        }
        let object = self.heap.misc(Misc::CodeObject(code));
        self.dict_set(known, number, object);
        object
    }

    /// Loads code; returns its number.
    pub fn load_code(&mut self, proto: &Arc<Proto>) -> u32 {
        let const_base = self.consts.len() as u32;
        for constant in &proto.consts {
            let object = self.constant(constant);
            self.add_constant(object);
        }
        self.heap.charge(loaded_bytes(proto));
        let code = self.place_code(proto, const_base);
        self.add_code(code)
    }
    /// Gives code whose constants are there its sites and the names of its parameters.
    pub(crate) fn place_code(&mut self, proto: &Arc<Proto>, const_base: u32) -> Code {
        let site_base = self.sites.len() as u32;
        let names: Vec<Object> = proto.names.iter().map(|name| self.lasting_name(name)).collect();
        self.sites.extend(proto.sites.iter().map(|&name| Site { name: names[name as usize], ..Site::default() }));
        self.second_sites.resize(self.sites.len(), Site::default());
        let named = proto.arg_count as usize + proto.kwonly_count as usize;
        let parameters: Box<[Object]> = proto.varnames.iter().take(named).map(|name| self.lasting_name(name)).collect();
        self.code_bytes += loaded_bytes(proto);
        Code::new(proto, parameters, const_base, site_base)
    }
    /// Adds code; returns its number.
    pub(crate) fn add_code(&mut self, code: Code) -> u32 {
        self.new_rows.push(Row::new(&code, self.codes.len()));
        self.codes.push(code);
        self.codes.len() as u32 - 1
    }
    /// Adds a constant, which stays as long as the session: a string is pinned, so that collections need not look at it.
    pub(crate) fn add_constant(&mut self, object: Object) {
        self.consts.push(object);
        if !self.heap.pin(object) && object.is_kept() {
            self.kept_consts.push(object);
        }
    }
    /// A name that stays as long as the session.
    fn lasting_name(&mut self, name: &str) -> Object {
        let name = self.heap.intern(name);
        self.heap.pin(name);
        name
    }
    /// The number of a child of loaded code, loading it if needed.
    pub fn child_code(&mut self, code: u32, child: usize) -> u32 {
        let loaded = self.codes[code as usize].children[child];
        if loaded != u32::MAX {
            return loaded;
        }
        let proto = Arc::clone(&self.codes[code as usize].proto.children[child]);
        let number = self.load_code(&proto);
        self.codes[code as usize].children[child] = number;
        number
    }
    fn constant(&mut self, constant: &Const) -> Object {
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
