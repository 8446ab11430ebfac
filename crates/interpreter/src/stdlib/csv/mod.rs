//! The native part of `csv`: lines to rows and back, by the rules of a dialect.
//! Lines that come from the guest's own iterators, and values with a `str` of their own, are brought here by embedded code.

mod reader;
mod records;
mod writer;

pub use reader::{Reader, rows_left};
pub use writer::Writer;

use super::module_value;
use crate::native::{Args, Call, Flow, NativeDef, Res, function, variadic};
use crate::object::{Kind, Object};
use crate::types::{TypeDef, VALUE_ERROR};
use crate::vm::Vm;
use crate::vm::frame::Cont;
use crate::vm::hash::Slow;
use compact_str::CompactString;

pub static TYPES: &[&TypeDef] = &[&reader::DEF, &writer::DEF];
pub static TABLE: &[NativeDef] = &[
    function("_note_error", "error, /", |vm, args| {
        vm.state.insert("csv error".into(), args[0]);
        Ok(Object::NONE)
    }),
    function("list_dialects", "", |vm, _| {
        let Some(known) = dialects(vm) else { return Ok(vm.heap.list(vec![])) };
        let names = vm.items_native(known)?.unwrap_or_default();
        Ok(vm.heap.list(names))
    }),
    function("get_dialect", "name", |vm, args| match found(vm, args[0])? {
        Some((known, at)) => Ok(vm.heap.dicts[known].entries[at].value),
        None => Err(error(vm, "unknown dialect")),
    }),
    function("unregister_dialect", "name", |vm, args| match found(vm, args[0])? {
        Some((known, at)) => {
            vm.heap.dicts[known].remove_at(at);
            Ok(Object::NONE)
        }
        None => Err(error(vm, "unknown dialect")),
    }),
    function("_rules", "dialect, /", |vm, args| {
        let mut rules = Vec::with_capacity(RULES.len());
        for name in RULES {
            let name = vm.heap.intern(name);
            rules.push(vm.getattr(args[0], name)?);
        }
        Ok(vm.heap.tuple(rules))
    }),
    variadic("reader", "iterable, dialect='excel', **fmtparams", reader::make),
    variadic("writer", "fileobj, dialect='excel', **fmtparams", writer::make),
    function("_new_reader", "source, dialect, rules, /", reader::new),
    function("_feed", "reader, line=None, /", reader::feed),
    function("_record", "names, row, /", records::record),
    function("_row_of", "names, record, rest, action, /", records::row_of),
    function("_new_writer", "file, write, dialect, rules, /", writer::new),
    function("_write_texts", "writer, texts, values, /", writer::write_texts),
    function("field_size_limit", "new_limit=None, /", |vm, args| {
        let old = limit(vm);
        if let Some(new) = args[0].given() {
            let Some(new) = new.as_int() else { return Err(vm.type_error("limit must be an integer")) };
            let new = vm.heap.int(new);
            vm.state.insert("csv limit".into(), new);
        }
        Ok(vm.heap.int(old))
    }),
];

/// The functions that make readers and writers are called as the types of what they make.
pub fn init(vm: &mut Vm, dict: Object) -> Res<()> {
    for name in ["reader", "writer"] {
        let native = super::module_native(vm, "csv", name);
        vm.dict_set_str(dict, name, native);
    }
    Ok(())
}

/// What a dialect says, in the order of the fields of `Rules`.
const RULES: [&str; 8] = ["delimiter", "quotechar", "escapechar", "doublequote", "skipinitialspace", "lineterminator", "quoting", "strict"];
const QUOTE_ALL: i64 = 1;
const QUOTE_NONNUMERIC: i64 = 2;
const QUOTE_NONE: i64 = 3;

/// What a dialect says.
#[derive(Clone, Default, serde::Serialize, serde::Deserialize)]
struct Rules {
    delimiter: char,
    quote: Option<char>,
    escape: Option<char>,
    double: bool,
    skip_space: bool,
    terminator: CompactString,
    quoting: i64,
    strict: bool,
}

impl Rules {
    /// From a tuple that `csv.py` has checked, in the order of the fields above.
    fn of(vm: &Vm, rules: Object) -> Self {
        let Some(rules) = rules.index_of(Kind::Tuple) else { return Self::default() };
        let part = |at: usize| vm.heap.tuples[rules].get(at).copied().unwrap_or_default();
        let text = |at: usize| Some(vm.payload(part(at))).filter(|text| text.is(Kind::Str)).map(|text| vm.heap.text(text));
        let char = |at: usize| text(at).and_then(|text| text.chars().next());
        let truth = |at: usize| vm.truth_native(part(at)).unwrap_or(true);
        Self {
            delimiter: char(0).unwrap_or(','),
            quote: char(1),
            escape: char(2),
            double: truth(3),
            skip_space: truth(4),
            terminator: CompactString::new(text(5).unwrap_or("\r\n")),
            quoting: part(6).as_int().unwrap_or(0),
            strict: truth(7),
        }
    }
}

fn dialects(vm: &mut Vm) -> Option<Object> {
    module_value(vm, "csv", "_dialects").filter(|known| known.is(Kind::Dict))
}
/// Where a dialect is among those with a name.
fn found(vm: &mut Vm, name: Object) -> Res<Option<(u32, usize)>> {
    let Some(known) = dialects(vm) else { return Ok(None) };
    match vm.dict_find(known.index(), name) {
        Ok((_, at)) => Ok(at.map(|at| (known.index(), at))),
        Err(Slow::Flow(flow)) => Err(flow),
        // All names are texts: what the guest must compare is none.
        Err(Slow::Guest) => Ok(None),
    }
}

/// The settings of a reader or writer that is given nothing but the name of a dialect, or nothing at all; and what they say.
fn plain_settings(vm: &mut Vm, args: Args<'_>) -> Res<Option<(Object, Object)>> {
    let name = match (args.all, args.keywords) {
        ([_], []) => vm.heap.intern("excel"),
        (&[_, name], []) if name.is(Kind::Str) => name,
        _ => return Ok(None),
    };
    let Some((known, at)) = found(vm, name)? else { return Ok(None) };
    let settings = vm.heap.dicts[known].entries[at].value;
    let name = vm.heap.intern("_rules");
    Ok(vm.instance_attr(settings, name).filter(|rules| rules.is(Kind::Tuple)).map(|rules| (settings, rules)))
}

/// What `csv.py` does where its arguments take more.
fn slowly(vm: &mut Vm, name: &str, args: Args<'_>) -> Res {
    let Some(callee) = module_value(vm, "csv", name) else { return Err(vm.type_error("csv is not there yet")) };
    let (all, keywords) = (args.all.to_vec(), args.keywords.to_vec());
    Err(Box::new(Flow::Call(Call { callee, args: all, keywords, cont: Cont::Store, extra: Object::UNBOUND })))
}

/// Characters that a field may have.
fn limit(vm: &Vm) -> i64 {
    vm.state.get("csv limit").and_then(|limit| limit.as_int()).unwrap_or(131_072)
}

#[cold]
fn error(vm: &mut Vm, message: &str) -> Box<Flow> {
    let class = vm.state.get("csv error").and_then(|class| class.index_of(Kind::Class)).unwrap_or(VALUE_ERROR);
    let message = vm.heap.string(message.to_owned());
    vm.raise(class, vec![message])
}
