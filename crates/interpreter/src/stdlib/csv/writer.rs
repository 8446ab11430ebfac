//! `csv.writer`: rows to lines. A row of builtin values for a plain `StringIO` takes no call at all.

use super::{QUOTE_ALL, QUOTE_NONE, QUOTE_NONNUMERIC, Rules, error, plain_settings, slowly};
use crate::native::{Args, NativeDef, Res, call, getter, method};
use crate::object::class::Layout;
use crate::object::misc::{Misc, NativeState};
use crate::object::{Kind, Object};
use crate::stdlib::io;
use crate::stdlib::native_ids as ids;
use crate::stdlib::state::{peek, saved};
use crate::types::{OBJECT, TypeDef};
use crate::vm::{Name, Vm};
use std::any::Any;

pub static DEF: TypeDef = TypeDef {
    id: ids::CSV_WRITER,
    name: "writer",
    module: "_csv",
    base: OBJECT,
    layout: Layout::Other,
    is_base: false,
    natives: &[METHODS],
    doc: "CSV writer",
};
static METHODS: &[NativeDef] = &[
    method("writerow", "self, row, /", write_row),
    method("writerows", "self, rows, /", write_rows),
    getter("dialect", |vm, args| Ok(peek::<Writer>(vm, args[0]).map_or(Object::NONE, |writer| writer.dialect))),
];

#[derive(Clone, serde::Serialize, serde::Deserialize)]
pub struct Writer {
    file: Object,
    /// The file's `write`, as it was when the writer was made.
    write: Object,
    dialect: Object,
    rules: Rules,
}

impl NativeState for Writer {
    fn class(&self) -> u32 {
        ids::CSV_WRITER
    }
    fn trace(&self, visit: &mut dyn FnMut(Object)) {
        visit(self.file);
        visit(self.write);
        visit(self.dialect);
    }
    fn clone_state(&self) -> Box<dyn NativeState> {
        Box::new(self.clone())
    }
    fn save(&self) -> Result<Vec<u8>, &'static str> {
        saved(self)
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

pub fn new(vm: &mut Vm, args: &[Object]) -> Res {
    let rules = Rules::of(vm, args[3]);
    let writer = Writer { file: args[0], write: args[1], dialect: args[2], rules };
    Ok(vm.heap.misc(Misc::boxed(writer)))
}

/// `csv.writer(...)`, for a `StringIO` that is none of the guest's own; others are asked by `csv.py` how they write.
pub fn make(vm: &mut Vm, args: Args<'_>) -> Res {
    if let Some((settings, rules)) = plain_settings(vm, args)?
        && io::plain_buffer(vm, args.all[0]).is_some()
    {
        let name = vm.name(Name::Write);
        let write = vm.getattr(args.all[0], name)?;
        return new(vm, &[args.all[0], write, settings, rules]);
    }
    slowly(vm, "_writer", args)
}

/// A value as text, and whether it counts as a number.
type Field = (String, bool);

enum Row {
    Fields(Vec<Field>),
    Guest(Object),
}

fn write_row(vm: &mut Vm, args: &[Object]) -> Res {
    let row = args[1];
    let is_iterable = [Name::Iter, Name::Getitem].into_iter().any(|name| vm.special(row, name).is_some_and(|method| !method.is_none()));
    if !is_iterable {
        let message = format!("iterable expected, not {}", vm.type_name(row));
        return Err(error(vm, &message));
    }
    match fields_of(vm, row)? {
        Row::Fields(fields) => put(vm, args[0], &fields),
        Row::Guest(row) => {
            let native = crate::stdlib::module_native(vm, "csv", "_write_texts");
            vm.call_embedded("row_as_texts", vec![native, args[0], row])
        }
    }
}

fn write_rows(vm: &mut Vm, args: &[Object]) -> Res {
    let file = peek::<Writer>(vm, args[0]).map_or(Object::NONE, |writer| writer.file);
    if io::plain_buffer(vm, file).is_none() {
        return vm.call_embedded("write_each_row", vec![args[0], args[1]]);
    }
    let Some(rows) = vm.items_native(args[1])? else { return vm.call_embedded("write_each_row", vec![args[0], args[1]]) };
    for (at, &row) in rows.iter().enumerate() {
        match fields_of(vm, row)? {
            Row::Fields(fields) => {
                put(vm, args[0], &fields)?;
            }
            // Guest code takes part in this row, and then in the others.
            Row::Guest(row) => {
                let rest = [&[row], &rows[at + 1..]].concat();
                let rest = vm.heap.list(rest);
                return vm.call_embedded("write_each_row", vec![args[0], rest]);
            }
        }
        vm.poll()?;
    }
    Ok(Object::NONE)
}

/// The fields of a row of builtin values; or the row, where guest code makes texts of them.
fn fields_of(vm: &mut Vm, row: Object) -> Res<Row> {
    let Some(items) = vm.items_native(row)? else { return Ok(Row::Guest(row)) };
    let mut fields = Vec::with_capacity(items.len());
    for &item in &items {
        fields.push(match item.kind() {
            Kind::Str => (vm.owned_text(item)?, false),
            _ if item.is_none() => (String::new(), false),
            Kind::Int | Kind::Float | Kind::Bool => (crate::types::repr_native(vm, item), true),
            Kind::Instance
                if vm.payload(item) == item
                    && let Some(text) = vm.text_of_instance(item)? =>
            {
                (vm.owned_text(text)?, is_number(vm, item))
            }
            // An iterator has given its items away by now.
            _ => return Ok(Row::Guest(vm.heap.list(items))),
        });
    }
    Ok(Row::Fields(fields))
}

/// Writes a row of texts, or `None`, beside the values that they are of: numbers among these are told apart.
pub fn write_texts(vm: &mut Vm, args: &[Object]) -> Res {
    let texts = vm.items_native(args[1])?.unwrap_or_default();
    let values = vm.items_native(args[2])?.unwrap_or_default();
    let mut fields = Vec::with_capacity(texts.len());
    for (&text, &value) in texts.iter().zip(&values) {
        let plain = vm.payload(text);
        let written = if plain.is(Kind::Str) { vm.owned_text(plain)? } else { String::new() };
        fields.push((written, is_number(vm, value)));
    }
    put(vm, args[0], &fields)
}

fn is_number(vm: &mut Vm, value: Object) -> bool {
    let answers = |name| vm.special(value, name).is_some();
    !value.is_none() && !value.is(Kind::Str) && (value.is(Kind::Complex) || [Name::Float, Name::Index, Name::Int].into_iter().any(answers))
}

fn put(vm: &mut Vm, writer: Object, fields: &[Field]) -> Res {
    let Some(Writer { file, write, rules, .. }) = peek::<Writer>(vm, writer).cloned() else {
        return Err(vm.type_error("a csv writer is required"));
    };
    vm.reserve(fields.iter().map(|field| field.0.len() * 2 + 4).sum())?;
    let line = match rules.line(fields) {
        Ok(line) => line,
        Err(message) => return Err(error(vm, message)),
    };
    if let Some(buffer) = io::plain_buffer(vm, file) {
        let count = io::write_to(vm, buffer, &line)?;
        return Ok(Object::small(count as i64));
    }
    let line = vm.heap.string(line);
    call(write, vec![line])
}

impl Rules {
    fn line(&self, fields: &[Field]) -> Result<String, &'static str> {
        let mut line = String::new();
        for (at, (text, is_number)) in fields.iter().enumerate() {
            if at > 0 {
                line.push(self.delimiter);
            }
            let quoted = match self.quoting {
                QUOTE_ALL => true,
                QUOTE_NONNUMERIC => !is_number,
                _ => false,
            };
            self.push_field(&mut line, text, quoted)?;
        }
        if fields.len() == 1 && line.is_empty() {
            if self.quoting == QUOTE_NONE {
                return Err("single empty field record must be quoted");
            }
            self.push_field(&mut line, "", true)?;
        }
        line.push_str(&self.terminator);
        Ok(line)
    }

    fn push_field(&self, line: &mut String, text: &str, mut quoted: bool) -> Result<(), &'static str> {
        let start = line.len();
        for c in text.chars() {
            // Line ends count only where the terminator has them (3.11).
            let is_special = c == self.delimiter || Some(c) == self.quote || Some(c) == self.escape || self.terminator.contains(c);
            if is_special {
                let escaped = if self.quoting == QUOTE_NONE {
                    true
                } else if Some(c) == self.quote && self.double {
                    line.push(c);
                    false
                } else {
                    Some(c) == self.quote || Some(c) == self.escape
                };
                if escaped {
                    line.push(self.escape.ok_or("need to escape, but no escapechar set")?);
                } else {
                    quoted = true;
                }
            }
            line.push(c);
        }
        if quoted && let Some(quote) = self.quote {
            line.insert(start, quote);
            line.push(quote);
        }
        Ok(())
    }
}
