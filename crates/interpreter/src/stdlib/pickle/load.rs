//! Bytes to objects: one opcode after the other, on a stack of objects that is no stack of ours.
//! Builtin objects are made here; what guest code must say or do is asked of the driver (`pickle.py`).

use super::opcode as op;
use super::reader::{Ask, Read, Reader, Stop, Waiting, wrong};
use super::{literals, names};
use crate::native::Res;
use crate::object::class::Layout;
use crate::object::set::Set;
use crate::object::{Kind, Object};
use crate::pace;
use crate::types;
use crate::vm::hash::Slow;
use crate::vm::{Name, Vm};

/// Opcodes between two looks at the memory.
const LOOK: u32 = 4096;
/// The highest protocol that is read.
const HIGHEST: u8 = 5;
/// Where a length is beyond this, nothing of it is there, and CPython finds no memory.
const BEYOND_MEMORY: u64 = 1 << 40;

const NO_IDS: &str = "A load persistent id instruction was encountered,\nbut no persistent_load function was specified.";
const NO_NAMES: Stop = Stop::Wrong("STACK_GLOBAL requires str");

/// What an opcode comes to: the next one, or a request to the driver.
type Next = Option<Object>;

impl Reader {
    /// Reads on until the driver is asked for something, or told that all is read.
    pub fn run(&mut self, vm: &mut Vm) -> Res<Object> {
        let mut steps = 0u32;
        loop {
            steps = steps.wrapping_add(1);
            if steps.is_multiple_of(LOOK) {
                vm.reserve(1 << 16)?;
            }
            if pace::halted_in_steps() {
                vm.poll()?;
            }
            let start = self.at;
            let Some(&code) = self.data.get(start) else {
                if self.manner.from_file {
                    return Ok(self.ask_file(vm, 1));
                }
                return Err(vm.error(types::EOF_ERROR, "Ran out of input"));
            };
            self.at += 1;
            match self.opcode(vm, code) {
                Ok(None) => {}
                Ok(Some(request)) => return Ok(request),
                Err(Stop::Flow(flow)) => return Err(flow),
                Err(Stop::Wrong(message)) => return Err(wrong(vm, message)),
                Err(Stop::Need(count)) if self.manner.from_file => {
                    self.at = start;
                    return Ok(self.ask_file(vm, count));
                }
                Err(Stop::Need(_)) => return Err(wrong(vm, "pickle data was truncated")),
            }
        }
    }
    fn ask_file(&mut self, vm: &mut Vm, count: usize) -> Object {
        // What was read is not needed again.
        self.data.drain(..self.at);
        self.at = 0;
        let wanted = vm.heap.int(count as i64);
        let what = if count == 0 { Ask::Line } else { Ask::Read };
        self.ask(vm, what, Waiting::Data(count), &[wanted])
    }

    fn opcode(&mut self, vm: &mut Vm, code: u8) -> Read<Next> {
        let made = match code {
            op::NONE => Object::NONE,
            op::NEWTRUE => Object::TRUE,
            op::NEWFALSE => Object::FALSE,
            op::BININT1 => Object::small(self.number::<1>()? as i64),
            op::BININT2 => Object::small(self.number::<2>()? as i64),
            op::BININT => Object::small(i64::from(self.number::<4>()? as u32 as i32)),
            op::INT | op::LONG => {
                let line = self.full_line()?;
                if code == op::INT { literals::int(vm, &line)? } else { literals::long(vm, &line)? }
            }
            op::LONG1 => {
                let length = self.number::<1>()? as usize;
                self.long(vm, length)?
            }
            op::LONG4 => match i32::try_from(self.number::<4>()? as u32 as i32 as i64) {
                Ok(length @ 0..) => self.long(vm, length as usize)?,
                _ => return Err(Stop::Wrong("LONG pickle has negative byte count")),
            },
            op::FLOAT => {
                let line = self.full_line()?;
                literals::float(vm, &line)?
            }
            op::BINFLOAT => float(vm, f64::from_bits(self.number::<8>()?.swap_bytes())),
            op::SHORT_BINUNICODE | op::BINUNICODE | op::BINUNICODE8 => self.text(vm, code)?,
            op::UNICODE => {
                let line = self.line()?;
                let line = vm.heap.bytes(line[..line.len() - 1].to_vec());
                let encoding = vm.heap.intern("raw_unicode_escape");
                types::decode_bytes(vm, line, encoding, Object::UNBOUND)?
            }
            op::SHORT_BINBYTES | op::BINBYTES | op::BINBYTES8 => {
                let data = self.block(vm, code)?;
                vm.heap.bytes(data)
            }
            op::BYTEARRAY8 => {
                let data = self.block(vm, code)?;
                vm.heap.bytearray(data)
            }
            op::STRING | op::BINSTRING | op::SHORT_BINSTRING => return self.old_text(vm, code),
            op::EMPTY_LIST => vm.heap.list(vec![]),
            op::EMPTY_TUPLE => vm.heap.tuple([]),
            op::EMPTY_DICT => vm.dict_from([]),
            op::EMPTY_SET => vm.heap.set(Set::default()),
            op::TUPLE1 | op::TUPLE2 | op::TUPLE3 => {
                let length = usize::from(code - op::TUPLE1) + 1;
                let Some(start) = self.stack.len().checked_sub(length) else { return Err(self.underflow()) };
                let items = self.pop_from(start)?;
                vm.heap.tuple(items)
            }
            op::TUPLE | op::LIST => {
                let start = self.mark()?;
                let items = self.pop_from(start)?;
                vm.reserve(items.len() * 8)?;
                if code == op::TUPLE { vm.heap.tuple_of(items) } else { vm.heap.list(items) }
            }
            op::DUP => self.top()?,
            op::GET | op::BINGET | op::LONG_BINGET => self.got(vm, code)?,
            _ => return self.other(vm, code),
        };
        self.push(vm, made)?;
        Ok(None)
    }
    fn other(&mut self, vm: &mut Vm, code: u8) -> Read<Next> {
        match code {
            op::MARK => self.marks.push(self.stack.len()),
            op::PUT | op::BINPUT | op::LONG_BINPUT | op::MEMOIZE => self.put(vm, code)?,
            op::POP => {
                if self.marks.last() == Some(&self.stack.len()) {
                    self.marks.pop();
                } else {
                    self.pop()?;
                }
            }
            op::POP_MARK => {
                let start = self.mark()?;
                self.stack.truncate(start);
            }
            op::APPEND | op::APPENDS => return self.extend(vm, code),
            op::SETITEM | op::SETITEMS => return self.set_items(vm, code),
            op::ADDITEMS => return self.add(vm),
            op::DICT => return self.dict(vm),
            op::FROZENSET => return self.frozenset(vm),
            op::GLOBAL | op::STACK_GLOBAL => return self.global(vm, code),
            op::INST | op::OBJ => return self.instance(vm, code),
            op::REDUCE => {
                let args = self.pop()?;
                let callable = self.pop()?;
                if !vm.payload(args).is(Kind::Tuple) {
                    return Err(vm.type_error("argument list must be a tuple").into());
                }
                if callable == names::latin_encoder(vm) {
                    return self.old_bytes(vm, callable, args);
                }
                return Ok(Some(self.ask(vm, Ask::Call, Waiting::Push, &[callable, args])));
            }
            op::NEWOBJ | op::NEWOBJ_EX => return self.new_object(vm, code),
            op::BUILD => return self.build(vm),
            op::EXT1 | op::EXT2 | op::EXT4 => {
                let number = match code {
                    op::EXT1 => self.number::<1>()? as i64,
                    op::EXT2 => self.number::<2>()? as i64,
                    _ => i64::from(self.number::<4>()? as u32 as i32),
                };
                if number <= 0 {
                    return Err(Stop::Wrong("EXT specifies code <= 0"));
                }
                return Ok(Some(self.ask(vm, Ask::Extension, Waiting::Push, &[Object::small(number)])));
            }
            op::PERSID | op::BINPERSID => return self.persistent(vm, code),
            op::NEXT_BUFFER => {
                if !self.manner.has_buffers {
                    return Err(Stop::Wrong("pickle stream refers to out-of-band data but no *buffers* argument was given"));
                }
                return Ok(Some(self.ask(vm, Ask::Buffer, Waiting::Push, &[])));
            }
            op::READONLY_BUFFER => {
                let top = self.top()?;
                return Ok(Some(self.ask(vm, Ask::ReadOnly, Waiting::Replace, &[top])));
            }
            op::PROTO => {
                let protocol = self.number::<1>()? as u8;
                if protocol > HIGHEST {
                    return Err(vm.value_error(&format!("unsupported pickle protocol: {protocol}")).into());
                }
                self.protocol = protocol;
            }
            op::FRAME => {
                let length = self.number::<8>()?;
                if i64::try_from(length).is_err() {
                    return Err(vm.overflow_error(&format!("FRAME length exceeds system's maximum of {} bytes", i64::MAX)).into());
                }
                let frame = self.take(length as usize)?;
                self.at = frame.start;
            }
            op::STOP => {
                let value = self.pop()?;
                return Ok(Some(self.ask(vm, Ask::Done, Waiting::Nothing, &[value])));
            }
            _ => {
                let shown = match code {
                    b'\'' | b'\\' => format!("\\x{code:02x}"),
                    0x20..=0x7E => char::from(code).to_string(),
                    _ => format!("\\x{code:02x}"),
                };
                return Err(wrong(vm, &format!("invalid load key, '{shown}'.")).into());
            }
        }
        Ok(None)
    }

    fn long(&mut self, vm: &mut Vm, length: usize) -> Read<Object> {
        let range = self.take(length)?;
        vm.reserve(length * 2)?;
        let value = num_bigint::BigInt::from_signed_bytes_le(&self.data[range]);
        Ok(vm.heap.bigint(value))
    }
    /// The length that stands behind an opcode, of so many bytes.
    fn length(&mut self, vm: &mut Vm, code: u8, what: &str) -> Read<usize> {
        let length = match code {
            op::SHORT_BINUNICODE | op::SHORT_BINBYTES | op::SHORT_BINSTRING => self.number::<1>()?,
            op::BINUNICODE | op::BINBYTES | op::BINSTRING => self.number::<4>()?,
            _ => self.number::<8>()?,
        };
        if i64::try_from(length).is_err() {
            return Err(vm.overflow_error(&format!("{what} exceeds system's maximum size of {} bytes", i64::MAX)).into());
        }
        Ok(length as usize)
    }
    fn text(&mut self, vm: &mut Vm, code: u8) -> Read<Object> {
        let length = self.length(vm, code, "BINUNICODE")?;
        let range = self.take(length)?;
        vm.reserve(length)?;
        let data = &self.data[range];
        // What stands for a surrogate inside has to be told apart from one.
        match std::str::from_utf8(data) {
            Ok(text) if !crate::text::surrogate::has_surrogate(text) => {
                // Short texts are mostly names, and one of each is enough.
                return Ok(vm.heap.str(text));
            }
            _ => {}
        }
        let data = data.to_vec();
        let data = vm.heap.bytes(data);
        let (encoding, errors) = (vm.heap.intern("utf-8"), vm.heap.intern("surrogatepass"));
        Ok(types::decode_bytes(vm, data, encoding, errors)?)
    }
    fn block(&mut self, vm: &mut Vm, code: u8) -> Read<Vec<u8>> {
        let is_array = code == op::BYTEARRAY8;
        let length = self.length(vm, code, if is_array { "BYTEARRAY8" } else { "BINBYTES" })?;
        if length as u64 >= BEYOND_MEMORY {
            // The head of a bytes object has to be told about, too.
            if !is_array && length > i64::MAX as usize - 33 {
                return Err(vm.overflow_error("byte string is too large").into());
            }
            return Err(vm.memory_error().into());
        }
        let range = self.take(length)?;
        vm.reserve(length)?;
        Ok(pace::copied(&self.data[range]))
    }
    /// A text of Python 2: bytes, mostly ASCII.
    fn old_text(&mut self, vm: &mut Vm, code: u8) -> Read<Next> {
        let data = if code == op::STRING {
            let line = self.line()?;
            literals::unquoted(vm, &line)?
        } else {
            let length = self.length(vm, code, "BINSTRING")?;
            let range = self.take(length)?;
            vm.reserve(length)?;
            self.data[range].to_vec()
        };
        if self.manner.is_ascii
            && let Some(text) = crate::object::string::ascii_text(&data)
        {
            let text = vm.heap.str(text);
            self.push(vm, text)?;
            return Ok(None);
        }
        let data = vm.heap.bytes(data);
        Ok(Some(self.ask(vm, Ask::Decode, Waiting::Push, &[data])))
    }

    /// The bytes that an old protocol writes as a text; any other call of that function needs its module.
    fn old_bytes(&mut self, vm: &mut Vm, encoder: Object, args: Object) -> Read<Next> {
        if let Some(tuple) = args.index_of(Kind::Tuple)
            && let [text, encoding] = *vm.heap.tuples[tuple].as_slice()
            && text.is(Kind::Str)
            && encoding.is(Kind::Str)
            && vm.heap.text(encoding) == "latin1"
        {
            let data = types::encode_text(vm, text, "latin-1", "strict")?;
            self.push(vm, data)?;
            return Ok(None);
        }
        Ok(Some(self.ask(vm, Ask::Call, Waiting::Push, &[encoder, args, Object::TRUE])))
    }
    fn got(&mut self, vm: &mut Vm, code: u8) -> Read<Object> {
        let number = match code {
            op::BINGET => self.number::<1>()? as i64,
            op::LONG_BINGET => self.number::<4>()? as i64,
            _ => {
                let line = self.full_line()?;
                literals::place(vm, &line)?
            }
        };
        let found = u64::try_from(number).ok().and_then(|number| self.memo.get(number));
        found.ok_or_else(|| wrong(vm, &format!("Memo value not found at index {number}")).into())
    }
    fn put(&mut self, vm: &mut Vm, code: u8) -> Read<()> {
        let line = if code == op::PUT { self.full_line()? } else { vec![] };
        let number = match code {
            op::BINPUT => self.number::<1>()? as i64,
            op::LONG_BINPUT => self.number::<4>()? as i64,
            op::MEMOIZE => self.memo.count as i64,
            _ => 0,
        };
        let top = self.top()?;
        let number = if code == op::PUT { literals::place(vm, &line)? } else { number };
        match u64::try_from(number) {
            // A table that long finds no memory in CPython.
            Ok(number) if number >= BEYOND_MEMORY => Err(vm.memory_error().into()),
            Ok(number) => {
                self.memo.put(number, top);
                Ok(())
            }
            Err(_) => Err(vm.value_error("negative PUT argument").into()),
        }
    }

    /// Where the objects begin that an opcode works on, and what lies below them.
    fn operands(&mut self, code: u8, many: u8, single: usize) -> Read<(usize, Object)> {
        let start = if code == many { self.mark()? } else { self.stack.len().saturating_sub(single) };
        if start > self.stack.len() || start <= self.fence() {
            return Err(self.underflow());
        }
        Ok((start, self.stack[start - 1]))
    }
    fn extend(&mut self, vm: &mut Vm, code: u8) -> Read<Next> {
        let (start, list) = self.operands(code, op::APPENDS, 1)?;
        let items = self.stack.split_off(start);
        if items.is_empty() {
            return Ok(None);
        }
        vm.reserve(items.len() * 8)?;
        if let Some(index) = list.index_of(Kind::List) {
            let before = vm.heap.lists[index].capacity();
            pace::extend(&mut vm.heap.lists[index], &items);
            vm.poll()?;
            let grown = vm.heap.lists[index].capacity() - before;
            vm.heap.charge(grown * 8);
            return Ok(None);
        }
        let items = vm.heap.list(items);
        Ok(Some(self.ask(vm, Ask::Extend, Waiting::Drop, &[list, items])))
    }
    fn set_items(&mut self, vm: &mut Vm, code: u8) -> Read<Next> {
        let (start, target) = self.operands(code, op::SETITEMS, 2)?;
        if !(self.stack.len() - start).is_multiple_of(2) {
            return Err(Stop::Wrong("odd number of items for SETITEMS"));
        }
        let flat = self.stack.split_off(start);
        self.fill(vm, target, flat, Waiting::Drop)
    }
    /// Puts keys and values into a dict; what the guest must be asked about, it puts there itself.
    fn fill(&mut self, vm: &mut Vm, target: Object, flat: Vec<Object>, waiting: Waiting) -> Read<Next> {
        if flat.is_empty() {
            return Ok(None);
        }
        let mut done = 0;
        if let Some(dict) = target.index_of(Kind::Dict) {
            for (number, pair) in flat.chunks_exact(2).enumerate() {
                if pace::halted_at(number) {
                    vm.poll()?;
                }
                match vm.dict_insert(dict, pair[0], pair[1]) {
                    Ok(()) => done += 2,
                    Err(Slow::Guest) => break,
                    Err(Slow::Flow(flow)) => return Err(flow.into()),
                }
            }
        }
        if done == flat.len() {
            return Ok(None);
        }
        let rest = vm.heap.list(flat[done..].to_vec());
        Ok(Some(self.ask(vm, Ask::SetItems, waiting, &[target, rest])))
    }
    fn dict(&mut self, vm: &mut Vm) -> Read<Next> {
        let start = self.mark()?;
        let flat = self.pop_from(start)?;
        if !flat.len().is_multiple_of(2) {
            return Err(Stop::Wrong("odd number of items for DICT"));
        }
        let dict = vm.dict_from([]);
        self.push(vm, dict)?;
        self.fill(vm, dict, flat, Waiting::Drop)
    }
    fn add(&mut self, vm: &mut Vm) -> Read<Next> {
        let (start, target) = self.operands(op::ADDITEMS, op::ADDITEMS, 0)?;
        let items = self.stack.split_off(start);
        let mut done = 0;
        if let Some(set) = target.index_of(Kind::Set) {
            done = insert_all(vm, set, &items)?;
        }
        if done == items.len() {
            return Ok(None);
        }
        let rest = vm.heap.list(items[done..].to_vec());
        Ok(Some(self.ask(vm, Ask::Add, Waiting::Drop, &[target, rest])))
    }
    fn frozenset(&mut self, vm: &mut Vm) -> Read<Next> {
        let start = self.mark()?;
        let items = self.pop_from(start)?;
        let set = vm.heap.frozenset(Set::default());
        if insert_all(vm, set.index(), &items)? == items.len() {
            self.push(vm, set)?;
            return Ok(None);
        }
        let items = vm.heap.list(items);
        Ok(Some(self.ask(vm, Ask::Frozen, Waiting::Push, &[items])))
    }

    fn global(&mut self, vm: &mut Vm, code: u8) -> Read<Next> {
        if code == op::GLOBAL {
            let (module, name) = (self.full_line()?, self.full_line()?);
            let [module, name] = [module, name].map(|line| {
                let line = vm.heap.bytes(line[..line.len() - 1].to_vec());
                types::decode_bytes(vm, line, Object::UNBOUND, Object::UNBOUND)
            });
            return self.find(vm, module?, name?, Ask::Find);
        }
        let (Ok(name), Ok(module)) = (self.pop(), self.pop()) else { return Err(NO_NAMES) };
        if !module.is(Kind::Str) || !name.is(Kind::Str) {
            return Err(NO_NAMES);
        }
        self.find(vm, module, name, Ask::Find)
    }
    fn find(&mut self, vm: &mut Vm, module: Object, name: Object, ask: Ask) -> Read<Next> {
        if !self.manner.has_find && matches!(ask, Ask::Find) {
            let (old_module, old_name) = (vm.heap.text(module), vm.heap.text(name));
            let (module, name) =
                if self.protocol < 3 && self.manner.fix_imports { names::of_old(old_module, old_name) } else { (old_module, old_name) };
            if let Some(found) = names::find_plain(vm, module, name) {
                self.push(vm, found)?;
                return Ok(None);
            }
        }
        Ok(Some(self.ask(vm, ask, Waiting::Push, &[module, name])))
    }
    fn instance(&mut self, vm: &mut Vm, code: u8) -> Read<Next> {
        if self.marks.is_empty() {
            self.mark()?;
        }
        if code == op::OBJ {
            let start = self.mark()?;
            if self.stack.len() <= start {
                return Err(self.underflow());
            }
            let args = self.pop_from(start + 1)?;
            let args = vm.heap.tuple(args);
            let class = self.pop()?;
            return Ok(Some(self.ask(vm, Ask::Instantiate, Waiting::Push, &[class, args])));
        }
        let (module, name) = (self.full_line()?, self.full_line()?);
        let ascii = vm.heap.intern("ascii");
        let [module, name] = [module, name].map(|line| {
            let line = vm.heap.bytes(line[..line.len() - 1].to_vec());
            types::decode_bytes(vm, line, ascii, Object::UNBOUND)
        });
        let (module, name) = (module?, name?);
        let start = self.mark()?;
        let args = self.pop_from(start)?;
        let args = vm.heap.tuple(args);
        Ok(Some(self.ask(vm, Ask::Instantiate, Waiting::Push, &[module, name, args])))
    }
    fn persistent(&mut self, vm: &mut Vm, code: u8) -> Read<Next> {
        if !self.manner.has_ids {
            return Err(Stop::Wrong(NO_IDS));
        }
        let line = if code == op::PERSID { self.line()? } else { vec![] };
        let id = if code == op::BINPERSID {
            self.pop()?
        } else {
            match crate::object::string::ascii_text(&line[..line.len() - 1]) {
                Some(text) => vm.heap.str(text),
                None => return Err(Stop::Wrong("persistent IDs in protocol 0 must be ASCII strings")),
            }
        };
        Ok(Some(self.ask(vm, Ask::Id, Waiting::Push, &[id])))
    }
    fn new_object(&mut self, vm: &mut Vm, code: u8) -> Read<Next> {
        let (name, named) = if code == op::NEWOBJ_EX { ("NEWOBJ_EX", self.pop()?) } else { ("NEWOBJ", Object::NONE) };
        let args = self.pop()?;
        let class = self.pop()?;
        let refuse = |vm: &mut Vm, what: &str, wanted: &str, got: Object| {
            let message = format!("{name} {what} argument must be a {wanted}, not {}", vm.type_name(got));
            Err(wrong(vm, &message).into())
        };
        let Some(number) = class.index_of(Kind::Class) else { return refuse(vm, "class", "type", class) };
        if !vm.payload(args).is(Kind::Tuple) {
            return refuse(vm, "args", "tuple", args);
        }
        if code == op::NEWOBJ_EX && !vm.payload(named).is(Kind::Dict) {
            return refuse(vm, "kwargs", "dict", named);
        }
        if code == op::NEWOBJ && vm.len_native(args) == Some(0) && is_bare(vm, number) {
            let made = vm.new_instance(number, Object::UNBOUND);
            self.push(vm, made)?;
            return Ok(None);
        }
        Ok(Some(self.ask(vm, Ask::New, Waiting::Push, &[class, args, named])))
    }
    /// Gives an object its state: at once where it is an ordinary one, and the state is names and values.
    fn build(&mut self, vm: &mut Vm) -> Read<Next> {
        if self.stack.len() < self.fence() + 2 {
            return Err(self.underflow());
        }
        let state = self.pop()?;
        let object = self.top()?;
        let Some(dict) = state.index_of(Kind::Dict).filter(|&dict| takes_names(vm, object, dict)) else {
            return Ok(Some(self.ask(vm, Ask::Build, Waiting::Drop, &[object, state])));
        };
        let pairs: Vec<(Object, Object)> = vm.heap.dicts[dict].iter().map(|entry| (entry.key, entry.value)).collect();
        for (name, value) in pairs {
            let name = vm.heap.intern_object(name);
            vm.set_instance_attr(object, name, value)?;
        }
        Ok(None)
    }
}

/// A float; each nan is one of its own.
fn float(vm: &mut Vm, value: f64) -> Object {
    if value.is_nan() { vm.fresh_nan() } else { Object::float(value) }
}
/// How many keys could be added without asking the guest.
fn insert_all(vm: &mut Vm, set: u32, items: &[Object]) -> Res<usize> {
    for (number, &item) in items.iter().enumerate() {
        if pace::halted_at(number) {
            vm.poll()?;
        }
        match vm.set_insert(set, item) {
            Ok(()) => {}
            Err(Slow::Guest) => return Ok(number),
            Err(Slow::Flow(flow)) => return Err(flow),
        }
    }
    Ok(items.len())
}
/// Is an instance of a class made without anything of the guest taking part?
fn is_bare(vm: &mut Vm, class: u32) -> bool {
    let name = vm.name(Name::New);
    class >= crate::object::class::FIRST_USER_CLASS
        && vm.class(class).layout == Layout::Plain
        && !vm.class(class).is_abstract
        && vm.lookup(class, name) == Some(vm.registry.object_new)
}
/// Has an object no `__setstate__`, and takes attributes by these names?
fn takes_names(vm: &mut Vm, object: Object, dict: u32) -> bool {
    if !object.is(Kind::Instance) || vm.is_exception(object) || vm.heap.dicts[dict].len() > LOOK as usize {
        return false;
    }
    let class = vm.class_of(object);
    let setter = vm.heap.intern("__setstate__");
    let hooks = vm.class(class).hooks;
    vm.class(class).slots.is_none()
        && vm.class(class).layout == Layout::Plain
        && !hooks.getattr
        && !hooks.getattribute
        && vm.lookup(class, setter).is_none()
        && vm.instance_attr(object, setter).is_none()
        && vm.heap.dicts[dict].iter().all(|entry| entry.key.is(Kind::Str))
}
