//! `pickle`: objects to bytes and back, byte for byte like CPython's `_pickle`. What a pickle makes is only the guest's own: classes are
//! found under the policy of imports, and nothing is called that the guest could not call.
//! Nesting never goes onto the Rust stack. Guest code is asked by the driver (`pickle.py`) while the work waits in an object.

mod buffer;
mod compat_data;
mod frames;
mod instance;
mod literals;
mod load;
mod names;
mod opcode;
mod reader;
mod save;
mod writer;

use super::{ModuleDef, native_ids as ids, peek_mut, slowly};
use crate::native::{NativeDef, Res, function};
use crate::object::class::Layout;
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::types::{self, TypeDef};
use crate::vm::Vm;
use reader::Reader;
pub use reader::load as load_reader;
pub use writer::load as load_writer;
use writer::{Task, Waiting, Writer};

pub const HIGHEST_PROTOCOL: i64 = 5;
pub const DEFAULT_PROTOCOL: i64 = 4;

/// `_pickle`, which does the work.
pub const ENGINE: ModuleDef = ModuleDef {
    name: "_pickle",
    natives: TABLE,
    types: &[&WRITER, &READER],
    init: |vm, dict| {
        for hidden in [&WRITER, &READER] {
            let name = vm.heap.intern(hidden.name);
            vm.dict_remove(dict, name);
        }
        Ok(())
    },
    source: include_str!("pickle.py"),
};
/// `pickle`, which has the names.
pub const MODULE: ModuleDef = ModuleDef {
    name: "pickle",
    natives: NUMBERS,
    types: &[],
    init: |vm, dict| {
        for &(name, code) in opcode::ALL {
            let code = vm.heap.bytes(vec![code]);
            vm.dict_set_str(dict, name, code);
        }
        for (name, text) in [("TRUE", "I01\n"), ("FALSE", "I00\n")] {
            let text = vm.heap.bytes(text.as_bytes().to_vec());
            vm.dict_set_str(dict, name, text);
        }
        vm.dict_set_str(dict, "HIGHEST_PROTOCOL", Object::small(HIGHEST_PROTOCOL));
        vm.dict_set_str(dict, "DEFAULT_PROTOCOL", Object::small(DEFAULT_PROTOCOL));
        let version = vm.heap.str("4.0");
        vm.dict_set_str(dict, "format_version", version);
        let formats = ["1.0", "1.1", "1.2", "1.3", "2.0", "3.0", "4.0", "5.0"].map(|format| vm.heap.str(format)).to_vec();
        let formats = vm.heap.list(formats);
        vm.dict_set_str(dict, "compatible_formats", formats);
        let classes = vm.heap.tuple([Vm::class_object(types::BYTES), Vm::class_object(types::BYTEARRAY)]);
        vm.dict_set_str(dict, "bytes_types", classes);
        Ok(())
    },
    source: include_str!("public.py"),
};

const fn hidden(id: u32, name: &'static str) -> TypeDef {
    TypeDef { id, name, module: "_pickle", base: types::OBJECT, layout: Layout::Other, is_base: false, natives: &[], doc: "" }
}
static WRITER: TypeDef = hidden(ids::PICKLE_WRITER, "_Writing");
static READER: TypeDef = hidden(ids::PICKLE_READER, "_Reading");

static TABLE: &[NativeDef] = &[
    function("dumps", "obj, protocol=None, *, fix_imports=True, buffer_callback=None", dumps),
    function("dump", "obj, file, protocol=None, *, fix_imports=True, buffer_callback=None", |vm, args| {
        let [obj, file, protocol, fix, callback] = [args[0], args[1], args[2], args[3], args[4]];
        let all = vec![obj, file, protocol.or(Object::NONE), fix.or(Object::TRUE), callback.or(Object::NONE)];
        slowly(vm, "_pickle", "_dump", all)
    }),
    function("loads", "data, /, *, fix_imports=True, encoding='ASCII', errors='strict', buffers=()", loads),
    function("load", "file, *, fix_imports=True, encoding='ASCII', errors='strict', buffers=()", |vm, args| {
        let (encoding, errors) = texts(vm, args[2], args[3], "load")?;
        let buffers = buffers(vm, args[4]);
        slowly(vm, "_pickle", "_load", vec![args[0], args[1].or(Object::TRUE), encoding, errors, buffers])
    }),
    // `fix_imports`, whether buffers are asked about, whether a file is written to.
    function("_writer", "protocol, fix_imports, has_callback, to_file, /", |vm, args| {
        let mut manner = manner_of(vm, args, 0, args[2].is_true())?;
        (manner.fix_imports, manner.to_file) = (args[1].is_true(), args[3].is_true());
        Ok(vm.heap.misc(Misc::boxed(Writer { manner, ..Writer::default() })))
    }),
    function("_write", "writer, object, fast, has_ids, has_override, has_table, /", |vm, args| {
        let mut writer = taken_writer(vm, args[0])?;
        (writer.manner.fast, writer.manner.has_ids, writer.manner.has_override) = (args[2].is_true(), args[3].is_true(), args[4].is_true());
        writer.manner.has_table = args[5].is_true();
        writer.begin(vm, args[1]);
        go_on_writing(vm, args[0], writer)
    }),
    function("_write_on", "writer, answer, /", write_on),
    function("_taken", "writer, /", |vm, args| {
        let mut writer = taken_writer(vm, args[0])?;
        Ok(vm.heap.bytes(std::mem::take(&mut writer.frames.out)))
    }),
    function("_protocol_of", "writer, /", |vm, args| {
        let protocol = peek_mut::<Writer>(vm, args[0]).map_or(0, |writer| writer.manner.protocol);
        Ok(Object::small(i64::from(protocol)))
    }),
    function("_reader", "fix_imports, from_file, has_find, has_ids, has_buffers, encoding, /", |vm, args| {
        let encoding = literals::text_of(vm, args[5], "Unpickler() argument 'encoding'")?;
        let is = |at: usize| args[at].is_true();
        let manner = reader::Manner {
            fix_imports: is(0),
            from_file: is(1),
            has_find: is(2),
            has_ids: is(3),
            has_buffers: is(4),
            is_ascii: encoding == "ASCII",
        };
        Ok(vm.heap.misc(Misc::boxed(Reader { manner, ..Reader::default() })))
    }),
    function("_read", "reader, /", |vm, args| {
        let mut reader = taken_reader(vm, args[0])?;
        reader.begin();
        go_on_reading(vm, args[0], reader)
    }),
    function("_read_on", "reader, answer, /", read_on),
    function("_has_ids", "reader, has_ids, /", |vm, args| {
        if let Some(reader) = peek_mut::<Reader>(vm, args[0]) {
            reader.manner.has_ids = args[1].is_true();
        }
        Ok(Object::NONE)
    }),
    // How many bytes were read ahead; they are forgotten.
    function("_unread", "reader, /", |vm, args| {
        let Some(reader) = peek_mut::<Reader>(vm, args[0]) else { return Ok(Object::small(0)) };
        let left = reader.data.len().saturating_sub(reader.at);
        (reader.data, reader.at) = (Vec::new(), 0);
        Ok(Object::small(left as i64))
    }),
    // Where a global is in this version, and whether its name may be a path.
    function("_names", "reader, module, name, /", |vm, args| {
        let (module, name) = (literals::text_of(vm, args[1], "module name")?, literals::text_of(vm, args[2], "global name")?);
        let (is_old, is_path) = peek_mut::<Reader>(vm, args[0])
            .map_or((false, true), |reader| (reader.protocol < 3 && reader.manner.fix_imports, reader.protocol >= 4));
        let (module, name) = if is_old { names::of_old(&module, &name) } else { (module.as_str(), name.as_str()) };
        let (module, name) = (vm.heap.str(module), vm.heap.str(name));
        Ok(vm.heap.tuple([module, name, Object::bool(is_path)]))
    }),
    function("_interned", "name, /", |vm, args| Ok(if args[0].is(Kind::Str) { vm.heap.intern_object(args[0]) } else { args[0] })),
    function("_forget", "work, /", |vm, args| {
        if let Some(writer) = peek_mut::<Writer>(vm, args[0]) {
            writer.memo.clear();
            writer.short.clear();
        } else if let Some(reader) = peek_mut::<Reader>(vm, args[0]) {
            reader.memo = reader::Memo::default();
        }
        Ok(Object::NONE)
    }),
    function("_memo_of", "work, /", memo_of),
    function("_remember", "work, pairs, /", remember),
    function("_as_buffer", "cls, view, /", buffer::wrap),
    function("_view_of", "buffer, /", buffer::view_of),
];

/// The functions of `pickle` alone.
static NUMBERS: &[NativeDef] = &[
    function("encode_long", "x", |vm, args| {
        let value = vm.big_arg(args, 0)?;
        let data = if value == num_bigint::BigInt::ZERO { vec![] } else { value.to_signed_bytes_le() };
        Ok(vm.heap.bytes(data))
    }),
    function("decode_long", "data", |vm, args| {
        let data = vm.buffer_arg(args[0])?;
        Ok(vm.heap.bigint(num_bigint::BigInt::from_signed_bytes_le(&data)))
    }),
];

/// In which protocol to write, from what was given for it.
fn manner_of(vm: &mut Vm, args: &[Object], at: usize, has_callback: bool) -> Res<writer::Manner> {
    let protocol = match args[at].some() {
        None => DEFAULT_PROTOCOL,
        Some(_) => {
            let value = vm.index_object(args, at)?;
            match vm.small_int(value) {
                Some(value) => value,
                None => return Err(vm.overflow_error("Python int too large to convert to C long")),
            }
        }
    };
    let protocol = if protocol < 0 { HIGHEST_PROTOCOL } else { protocol };
    let Some(protocol) = u8::try_from(protocol).ok().filter(|&protocol| i64::from(protocol) <= HIGHEST_PROTOCOL) else {
        return Err(vm.value_error(&format!("pickle protocol must be <= {HIGHEST_PROTOCOL}")));
    };
    if has_callback && i64::from(protocol) < 5 {
        return Err(vm.value_error("buffer_callback needs protocol >= 5"));
    }
    Ok(writer::Manner { protocol, fix_imports: true, has_callback, ..writer::Manner::default() })
}

fn dumps(vm: &mut Vm, args: &[Object]) -> Res {
    let callback = args[3].or(Object::NONE);
    let mut manner = manner_of(vm, args, 1, !callback.is_none())?;
    manner.fix_imports = args[2].given().is_none_or(|given| vm.truth_native(given) != Some(false));
    let mut writer = Writer { manner, ..Writer::default() };
    writer.begin(vm, args[0]);
    match writer.run(vm)? {
        None => Ok(vm.heap.bytes(writer.frames.out)),
        Some(request) => {
            let writer = vm.heap.misc(Misc::boxed(writer));
            slowly(vm, "_pickle", "_dumps", vec![writer, request, callback])
        }
    }
}

/// The encoding and what to do about faults, which must be texts.
fn texts(vm: &mut Vm, encoding: Object, errors: Object, function: &str) -> Res<(Object, Object)> {
    let mut made = [Object::NONE; 2];
    for (place, (given, name, default)) in made.iter_mut().zip([(encoding, "encoding", "ASCII"), (errors, "errors", "strict")]) {
        *place = match given.given() {
            None => vm.heap.intern(default),
            Some(given) => {
                literals::text_of(vm, given, &format!("{function}() argument '{name}'"))?;
                vm.payload(given)
            }
        };
    }
    Ok((made[0], made[1]))
}
fn buffers(vm: &mut Vm, given: Object) -> Object {
    if given.is_unbound() { super::module_value(vm, "_pickle", "_NO_BUFFERS").unwrap_or(Object::NONE) } else { given }
}

fn loads(vm: &mut Vm, args: &[Object]) -> Res {
    let [fix, buffers] = [args[1], args[4].or(Object::NONE)];
    let data = vm.buffer_arg(args[0])?;
    let (encoding, errors) = texts(vm, args[2], args[3], "loads")?;
    let manner = reader::Manner {
        fix_imports: fix.given().is_none_or(|fix| vm.truth_native(fix) != Some(false)),
        has_buffers: !buffers.is_none(),
        is_ascii: vm.heap.text(encoding) == "ASCII",
        ..reader::Manner::default()
    };
    let mut reader = Reader { manner, data, ..Reader::default() };
    if !buffers.is_none() {
        // What gives buffers is asked for its iterator first.
        let reader = vm.heap.misc(Misc::boxed(reader));
        return slowly(vm, "_pickle", "_loads", vec![reader, Object::NONE, buffers, encoding, errors]);
    }
    let request = reader.run(vm)?;
    if let Some(value) = done(vm, request) {
        return Ok(value);
    }
    let reader = vm.heap.misc(Misc::boxed(reader));
    slowly(vm, "_pickle", "_loads", vec![reader, request, buffers, encoding, errors])
}
/// The value of a request that says there is one.
fn done(vm: &Vm, request: Object) -> Option<Object> {
    match *vm.heap.tuples[request.index()].as_slice() {
        [what, value] if what == Object::small(reader::Ask::Done as i64) => Some(value),
        _ => None,
    }
}

/// The work out of its object: nobody else looks at it while it goes on.
fn taken_writer(vm: &mut Vm, object: Object) -> Res<Writer> {
    match peek_mut::<Writer>(vm, object) {
        Some(writer) => Ok(std::mem::take(writer)),
        None => Err(vm.type_error("a pickle under way is needed")),
    }
}
fn taken_reader(vm: &mut Vm, object: Object) -> Res<Reader> {
    match peek_mut::<Reader>(vm, object) {
        Some(reader) => Ok(std::mem::take(reader)),
        None => Err(vm.type_error("a pickle under way is needed")),
    }
}
/// Works on, and puts the work back. What failed is not gone on with, but what was memoized stays.
fn go_on_writing(vm: &mut Vm, object: Object, mut writer: Writer) -> Res {
    let done = writer.run(vm);
    if done.is_err() {
        (writer.tasks, writer.waiting) = (Vec::new(), Waiting::Nothing);
    }
    if let Some(place) = peek_mut::<Writer>(vm, object) {
        *place = writer;
    }
    Ok(done?.unwrap_or(Object::NONE))
}
fn go_on_reading(vm: &mut Vm, object: Object, mut reader: Reader) -> Res {
    let done = reader.run(vm);
    if done.is_err() {
        reader.stop();
    }
    if let Some(place) = peek_mut::<Reader>(vm, object) {
        *place = reader;
    }
    done
}

/// `_write_on(writer, answer)`: goes on with what the driver was asked for.
fn write_on(vm: &mut Vm, args: &[Object]) -> Res {
    let mut writer = taken_writer(vm, args[0])?;
    match writer.answered(vm, args[1]) {
        Ok(Some(request)) => {
            if let Some(place) = peek_mut::<Writer>(vm, args[0]) {
                *place = writer;
            }
            Ok(request)
        }
        Ok(None) => go_on_writing(vm, args[0], writer),
        Err(flow) => {
            (writer.tasks, writer.waiting) = (Vec::new(), Waiting::Nothing);
            if let Some(place) = peek_mut::<Writer>(vm, args[0]) {
                *place = writer;
            }
            Err(flow)
        }
    }
}
fn read_on(vm: &mut Vm, args: &[Object]) -> Res {
    let mut reader = taken_reader(vm, args[0])?;
    if let Err(flow) = reader.answered(vm, args[1]) {
        reader.stop();
        if let Some(place) = peek_mut::<Reader>(vm, args[0]) {
            *place = reader;
        }
        return Err(flow);
    }
    go_on_reading(vm, args[0], reader)
}

/// The memo as a dict: of a pickler `{id: (number, object)}`, of an unpickler `{number: object}`.
fn memo_of(vm: &mut Vm, args: &[Object]) -> Res {
    let dict = vm.dict_from([]);
    if let Some(writer) = peek_mut::<Writer>(vm, args[0]) {
        let mut all: Vec<(Object, u32)> = writer.memo.iter().map(|(&object, &number)| (object, number)).collect();
        all.sort_unstable_by_key(|&(_, number)| number);
        vm.reserve(all.len() * 64)?;
        for (object, number) in all {
            let id = vm.heap.int(types::address(object) as i64);
            let pair = vm.heap.tuple([Object::small(i64::from(number)), object]);
            vm.dict_set(dict, id, pair);
        }
    } else if let Some(reader) = peek_mut::<Reader>(vm, args[0]) {
        let all: Vec<(u64, Object)> = reader.memo.all().collect();
        vm.reserve(all.len() * 64)?;
        for (number, object) in all {
            vm.dict_set(dict, Object::small(number as i64), object);
        }
    }
    Ok(dict)
}
/// `_remember(work, pairs)`: replaces the memo.
fn remember(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(list) = args[1].index_of(Kind::List) else { return Ok(Object::NONE) };
    let pairs: Vec<(Option<i64>, Object)> = vm.heap.lists[list]
        .iter()
        .filter_map(|pair| match vm.heap.tuples[vm.payload(*pair).index_of(Kind::Tuple)?].as_slice() {
            &[number, object] => Some((vm.small_int(vm.payload(number)), object)),
            _ => None,
        })
        .collect();
    if let Some(writer) = peek_mut::<Writer>(vm, args[0]) {
        writer.short.clear();
        writer.memo = pairs.iter().filter_map(|&(number, object)| Some((object, u32::try_from(number?).ok()?))).collect();
    } else if let Some(reader) = peek_mut::<Reader>(vm, args[0]) {
        let mut memo = reader::Memo::default();
        pairs
            .iter()
            .filter_map(|&(number, object)| Some((u64::try_from(number?).ok()?, object)))
            .for_each(|(number, object)| memo.put(number, object));
        reader.memo = memo;
    }
    Ok(Object::NONE)
}

impl Writer {
    /// Takes an answer of the driver: the tasks that follow from it, or what is asked next.
    fn answered(&mut self, vm: &mut Vm, answer: Object) -> Res<Option<Object>> {
        match std::mem::take(&mut self.waiting) {
            Waiting::Nothing | Waiting::Written => {}
            Waiting::Id(object) if answer.is_none() => return self.save_itself(vm, object),
            Waiting::Id(_) if self.manner.protocol == 0 => {
                let id = literals::text_of(vm, answer, "persistent id")?;
                self.frames.put(&[opcode::PERSID]);
                self.frames.put(id.as_bytes());
                self.frames.put(b"\n");
            }
            Waiting::Id(_) => self.tasks.extend([Task::Op(opcode::BINPERSID), Task::SaveId(answer)]),
            Waiting::Override(object) if answer.is_none() => return self.dispatch(vm, object),
            Waiting::Override(object) | Waiting::Parts(object) | Waiting::Global(object) => self.take_apart(vm, object, answer)?,
            Waiting::Batch { iterator, pairs } if answer.is(Kind::List) => self.batch(vm, answer, iterator, pairs)?,
            Waiting::Batch { .. } => {}
            Waiting::Buffer(object) => return self.buffer_told(vm, object, answer.is_true()),
        }
        Ok(None)
    }
    /// An object by the parts that the driver found: see `_checked` and `_place`.
    fn take_apart(&mut self, vm: &mut Vm, object: Object, answer: Object) -> Res<()> {
        let items = answer.index_of(Kind::Tuple).map(|tuple| vm.heap.tuples[tuple].to_vec()).unwrap_or_default();
        match *items.as_slice() {
            [form, how, first, second, third, ref rest @ ..] if form == Object::small(1) && rest.len() == 4 => {
                let parts = vm.heap.tuple(rest);
                self.tasks.push(Task::Made { object, parts });
                match how.as_int() {
                    Some(1) => self.tasks.push(Task::Op(opcode::NEWOBJ)),
                    Some(2) => self.tasks.extend([Task::Op(opcode::NEWOBJ_EX), Task::Save(third)]),
                    _ => self.tasks.push(Task::Op(opcode::REDUCE)),
                }
                self.tasks.extend([Task::Save(second), Task::Save(first)]);
            }
            [form, code, module, name] if form == Object::small(2) => match code.as_int().and_then(|code| u32::try_from(code).ok()) {
                Some(code @ 1..) => self.put_extension(code),
                _ if module.is(Kind::Str) && name.is(Kind::Str) => {
                    let (module, name) = names::as_written(vm, object, module, name)?;
                    self.put_global(vm, object, module, name)?;
                }
                _ => return Err(vm.type_error("names are texts")),
            },
            [form, parent, name] if form == Object::small(3) => {
                let args = vm.heap.tuple([parent, name]);
                let getattr = super::asking::builtin(vm, "getattr");
                self.reduced(vm, object, getattr, args);
            }
            _ => return Err(vm.type_error("an object is in parts or has a place")),
        }
        Ok(())
    }
}

impl Reader {
    /// Begins a pickle: what was memoized stays, and so does what was read ahead.
    fn begin(&mut self) {
        self.stop();
        self.protocol = 0;
    }
    fn stop(&mut self) {
        self.stack.clear();
        self.marks.clear();
        self.waiting = reader::Waiting::Nothing;
    }
    /// Takes an answer of the driver.
    fn answered(&mut self, vm: &mut Vm, answer: Object) -> Res<()> {
        match std::mem::take(&mut self.waiting) {
            reader::Waiting::Nothing | reader::Waiting::Drop => {}
            reader::Waiting::Push => self.push(vm, answer)?,
            reader::Waiting::Replace => {
                self.stack.pop();
                self.push(vm, answer)?;
            }
            reader::Waiting::Data(wanted) => {
                let data = vm.buffer_arg(answer)?;
                let is_whole = if wanted == 0 { data.last() == Some(&b'\n') } else { data.len() >= wanted };
                vm.reserve(data.len())?;
                let is_begun = self.at < self.data.len() || wanted != 1;
                crate::pace::extend(&mut self.data, &data);
                vm.poll()?;
                if !is_whole {
                    return Err(match is_begun {
                        true => reader::wrong(vm, "pickle data was truncated"),
                        false => vm.error(types::EOF_ERROR, "Ran out of input"),
                    });
                }
            }
        }
        Ok(())
    }
}
