//! `csv.reader`: a line at a time is taken apart; a row may go on over several lines.

use super::{QUOTE_NONE, QUOTE_NONNUMERIC, Rules, error, limit, plain_settings, slowly};
use crate::native::{Args, NativeDef, Res, getter, method};
use crate::object::class::Layout;
use crate::object::misc::{Misc, NativeState};
use crate::object::{Kind, Object};
use crate::pace;
use crate::stdlib::io;
use crate::stdlib::native_ids as ids;
use crate::stdlib::state::{peek, peek_mut, saved};
use crate::text::float_parse;
use crate::text::short::Short;
use crate::types::{OBJECT, TypeDef};
use crate::vm::Vm;
use std::any::Any;

pub static DEF: TypeDef = TypeDef {
    id: ids::CSV_READER,
    name: "reader",
    module: "_csv",
    base: OBJECT,
    layout: Layout::Other,
    is_base: false,
    natives: &[METHODS],
    doc: "CSV reader",
};
static METHODS: &[NativeDef] = &[
    method("__iter__", "self, /", |_, args| Ok(args[0])),
    method("__next__", "self, /", next),
    getter("line_num", |vm, args| Ok(Object::small(peek::<Reader>(vm, args[0]).map_or(0, |reader| reader.lines as i64)))),
    getter("dialect", |vm, args| Ok(peek::<Reader>(vm, args[0]).map_or(Object::NONE, |reader| reader.dialect))),
];

/// Where in a row the reader is.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
enum Place {
    #[default]
    RowStart,
    FieldStart,
    Plain,
    Quoted,
    /// Behind a quote inside quotes: doubled, or the end of them.
    QuoteSeen,
    Escaped,
    EscapedInQuotes,
    /// Behind a line end that was escaped.
    EscapedEnd,
    /// Behind the end of a row: only line ends may follow.
    RowEnd,
}

#[derive(Clone, Default, serde::Serialize, serde::Deserialize)]
pub struct Reader {
    source: Object,
    dialect: Object,
    rules: Rules,
    lines: u64,
    place: Place,
    field: String,
    /// The field began as a number, for readers that make floats of those.
    is_number: bool,
    row: Vec<Object>,
}

impl NativeState for Reader {
    fn class(&self) -> u32 {
        ids::CSV_READER
    }
    fn trace(&self, visit: &mut dyn FnMut(Object)) {
        visit(self.source);
        visit(self.dialect);
        self.row.iter().for_each(|&item| visit(item));
    }
    fn clone_state(&self) -> Box<dyn NativeState> {
        Box::new(self.clone())
    }
    fn save(&self) -> Result<Vec<u8>, &'static str> {
        saved(self)
    }
    fn bytes(&self) -> usize {
        256 + self.field.capacity() + self.row.capacity() * 8
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

pub fn new(vm: &mut Vm, args: &[Object]) -> Res {
    let rules = Rules::of(vm, args[2]);
    let reader = Reader { source: args[0], dialect: args[1], rules, ..Reader::default() };
    Ok(vm.heap.misc(Misc::boxed(reader)))
}

/// `csv.reader(...)`. Lines of the guest's own iterators are taken by `csv.py`.
pub fn make(vm: &mut Vm, args: Args<'_>) -> Res {
    if let Some((settings, rules)) = plain_settings(vm, args)?
        && let Some(source) = lines_of(vm, args.all[0])
    {
        return new(vm, &[source, settings, rules]);
    }
    slowly(vm, "_reader", args)
}
fn lines_of(vm: &mut Vm, source: Object) -> Option<Object> {
    match source.kind() {
        Kind::Iter => Some(source),
        Kind::Instance => io::plain_buffer(vm, source).map(|_| source),
        _ => vm.native_iter(source),
    }
}

fn next(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(source) = peek::<Reader>(vm, args[0]).map(|reader| reader.source) else { return Ok(Object::NONE) };
    let is_buffer = io::plain_buffer(vm, source).is_some();
    if !is_buffer && !source.is(Kind::Iter) {
        let feed = crate::stdlib::module_native(vm, "csv", "_feed");
        return vm.call_embedded("next_row", vec![feed, args[0], source]);
    }
    let row = next_row(vm, args[0], source, is_buffer)?;
    if row.is_exhausted() { Err(vm.stop_iteration(Object::NONE)) } else { Ok(row) }
}
/// The next row of lines that need no guest code.
fn next_row(vm: &mut Vm, reader: Object, source: Object, is_buffer: bool) -> Res {
    loop {
        let line = if is_buffer { io::next_line(vm, source).unwrap_or(Object::EXHAUSTED) } else { vm.next_native(source.index())? };
        let row = fed(vm, reader, line)?;
        if !row.is_unbound() {
            return Ok(row);
        }
        vm.poll()?;
    }
}
/// All rows that are left; none where the object is no reader, or its lines need guest code.
pub fn rows_left(vm: &mut Vm, object: Object) -> Res<Option<Vec<Object>>> {
    let Some(source) = peek::<Reader>(vm, object).map(|reader| reader.source) else { return Ok(None) };
    let is_buffer = io::plain_buffer(vm, source).is_some();
    if !is_buffer && !source.is(Kind::Iter) {
        return Ok(None);
    }
    let mut rows = Vec::new();
    loop {
        let row = next_row(vm, object, source, is_buffer)?;
        if row.is_exhausted() {
            return Ok(Some(rows));
        }
        vm.poll()?;
        vm.push_taken(&mut rows, row)?;
    }
}

/// Takes a line, or nothing at the end of all lines: the row, or None if it goes on.
pub fn feed(vm: &mut Vm, args: &[Object]) -> Res {
    let line = args[1].given().unwrap_or(Object::EXHAUSTED);
    let row = fed(vm, args[0], line)?;
    if row.is_exhausted() { Err(vm.stop_iteration(Object::NONE)) } else { Ok(if row.is_unbound() { Object::NONE } else { row }) }
}

/// The same; unbound if the row goes on, and `Object::EXHAUSTED` if there is none.
fn fed(vm: &mut Vm, object: Object, line: Object) -> Res {
    let most = limit(vm);
    if let Some(row) = simple_row(vm, object, line, most)? {
        return Ok(row);
    }
    let Some(reader) = peek_mut::<Reader>(vm, object) else { return Err(vm.type_error("a csv reader is required")) };
    // The state is taken out while fields become objects.
    let mut work = std::mem::take(reader);
    let result = work.take(vm, line, most);
    if result.as_ref().is_ok_and(|row| row.is_exhausted()) || result.is_err() {
        (work.row, work.field, work.place, work.is_number) = (Vec::new(), String::new(), Place::RowStart, false);
    }
    if let Some(reader) = peek_mut::<Reader>(vm, object) {
        *reader = work;
    }
    result
}

/// The row that a line without quotes, escapes and other special things is, of a reader that is between two rows; else none.
fn simple_row(vm: &mut Vm, object: Object, line: Object, most: i64) -> Res<Option<Object>> {
    let Some(reader) = peek::<Reader>(vm, object).filter(|_| line.is(Kind::Str)) else { return Ok(None) };
    let (rules, text) = (&reader.rules, vm.heap.text(line));
    let is_special = reader.place != Place::RowStart
        || rules.escape.is_some()
        || rules.skip_space
        || rules.quoting == QUOTE_NONNUMERIC
        || !rules.delimiter.is_ascii()
        || rules.quote.is_some_and(|quote| rules.quoting != QUOTE_NONE && text.contains(quote))
        || text.len() as i64 > most;
    let delimiter = rules.delimiter as u8;
    let ends = if text.ends_with("\r\n") { 2 } else { usize::from(text.ends_with(['\n', '\r'])) };
    let length = text.len() - ends;
    if is_special || memchr::memchr2(b'\n', b'\r', &text.as_bytes()[..length]).is_some() {
        return Ok(None);
    }
    // Fields become objects while the text is looked at: a short one is copied to the stack.
    let (short, long);
    let text = match Short::from(text) {
        Ok(copy) => {
            short = copy;
            short.as_str()
        }
        Err(_) => {
            vm.reserve(text.len() * 4)?;
            long = vm.owned_text(line)?;
            &long
        }
    };
    let line = &text[..length];
    let mut row = Vec::new();
    if !line.is_empty() {
        let mut start = 0;
        for end in memchr::memchr_iter(delimiter, line.as_bytes()).chain([line.len()]) {
            row.push(vm.heap.str(&line[start..end]));
            look_after(vm, &row)?;
            start = end + 1;
        }
    }
    if let Some(reader) = peek_mut::<Reader>(vm, object) {
        reader.lines += 1;
    }
    Ok(Some(vm.heap.list(row)))
}

/// Sees to it now and then that a row with many fields neither outlives its cell nor outgrows its memory.
#[inline]
fn look_after(vm: &mut Vm, row: &[Object]) -> Res<()> {
    if row.len() % 1024 == 1023 {
        vm.reserve_memory(row.len() * 16)?;
        vm.poll()?;
    }
    Ok(())
}

impl Reader {
    fn take(&mut self, vm: &mut Vm, line: Object, most: i64) -> Res {
        if line.is_exhausted() {
            if self.field.is_empty() && self.place != Place::Quoted {
                return Ok(line);
            }
            if self.rules.strict {
                return Err(error(vm, "unexpected end of data"));
            }
            self.keep_field(vm)?;
            return Ok(self.finish(vm));
        }
        let text = vm.payload(line);
        if !text.is(Kind::Str) {
            let message = format!("iterator should return strings, not {} (the file should be opened in text mode)", vm.type_name(line));
            return Err(error(vm, &message));
        }
        self.lines += 1;
        let text = vm.owned_text(text)?;
        vm.reserve(text.len() * 4)?;
        for c in text.chars() {
            if pace::halted_in_steps() {
                vm.poll()?;
            }
            self.step(vm, c, most)?;
        }
        self.line_over(vm)?;
        if self.place == Place::RowStart { Ok(self.finish(vm)) } else { Ok(Object::UNBOUND) }
    }

    fn finish(&mut self, vm: &mut Vm) -> Object {
        self.place = Place::RowStart;
        let row = std::mem::take(&mut self.row);
        vm.heap.list(row)
    }

    /// One character of a line.
    fn step(&mut self, vm: &mut Vm, c: char, most: i64) -> Res<()> {
        let is_end = matches!(c, '\n' | '\r');
        let (escape, quote) = (Some(c) == self.rules.escape, Some(c) == self.rules.quote && self.rules.quoting != QUOTE_NONE);
        match self.place {
            Place::RowStart if is_end => self.place = Place::RowEnd,
            Place::RowStart | Place::FieldStart => {
                if is_end {
                    self.keep_field(vm)?;
                    self.place = Place::RowEnd;
                } else if quote {
                    self.place = Place::Quoted;
                } else if escape {
                    self.place = Place::Escaped;
                } else if c == ' ' && self.rules.skip_space {
                    self.place = Place::FieldStart;
                } else if c == self.rules.delimiter {
                    self.keep_field(vm)?;
                } else {
                    self.is_number = self.rules.quoting == QUOTE_NONNUMERIC;
                    self.place = Place::Plain;
                    self.add(vm, c, most)?;
                }
            }
            Place::Plain | Place::EscapedEnd => {
                if is_end {
                    self.keep_field(vm)?;
                    self.place = Place::RowEnd;
                } else if escape {
                    self.place = Place::Escaped;
                } else if c == self.rules.delimiter {
                    self.keep_field(vm)?;
                } else {
                    // Behind an escaped line end CPython stays there: the row goes on with the next line.
                    self.add(vm, c, most)?;
                }
            }
            Place::Quoted => {
                if escape {
                    self.place = Place::EscapedInQuotes;
                } else if quote {
                    self.place = if self.rules.double { Place::QuoteSeen } else { Place::Plain };
                } else {
                    self.add(vm, c, most)?;
                }
            }
            Place::QuoteSeen => {
                if quote {
                    self.place = Place::Quoted;
                    self.add(vm, c, most)?;
                } else if c == self.rules.delimiter {
                    self.keep_field(vm)?;
                } else if is_end {
                    self.keep_field(vm)?;
                    self.place = Place::RowEnd;
                } else if self.rules.strict {
                    let message = format!("'{}' expected after '{}'", self.rules.delimiter, self.rules.quote.unwrap_or('"'));
                    return Err(error(vm, &message));
                } else {
                    self.place = Place::Plain;
                    self.add(vm, c, most)?;
                }
            }
            Place::Escaped => {
                self.place = if is_end { Place::EscapedEnd } else { Place::Plain };
                self.add(vm, c, most)?;
            }
            Place::EscapedInQuotes => {
                self.place = Place::Quoted;
                self.add(vm, c, most)?;
            }
            Place::RowEnd if is_end => {}
            Place::RowEnd => {
                let message = "new-line character seen in unquoted field - do you need to open the file in universal-newline mode?";
                return Err(error(vm, message));
            }
        }
        Ok(())
    }

    /// The end of a line: mostly that of the row.
    fn line_over(&mut self, vm: &mut Vm) -> Res<()> {
        match self.place {
            Place::RowStart | Place::RowEnd => self.place = Place::RowStart,
            Place::FieldStart | Place::Plain | Place::QuoteSeen => {
                self.keep_field(vm)?;
                self.place = Place::RowStart;
            }
            Place::Escaped => {
                self.field.push('\n');
                self.place = Place::Plain;
            }
            Place::EscapedInQuotes => {
                self.field.push('\n');
                self.place = Place::Quoted;
            }
            Place::Quoted | Place::EscapedEnd => {}
        }
        Ok(())
    }

    fn add(&mut self, vm: &mut Vm, c: char, most: i64) -> Res<()> {
        self.field.push(c);
        // Only a field with that many bytes can have that many characters.
        if self.field.len() as i64 > most && self.field.chars().count() as i64 > most {
            let message = format!("field larger than field limit ({most})");
            return Err(error(vm, &message));
        }
        if self.field.len().is_multiple_of(65_536) {
            vm.reserve(self.field.len())?;
            vm.poll()?;
        }
        Ok(())
    }

    /// The field is complete; another one may follow.
    fn keep_field(&mut self, vm: &mut Vm) -> Res<()> {
        let text = std::mem::take(&mut self.field);
        let value = if std::mem::take(&mut self.is_number) {
            match float_parse::parse(&text) {
                Some(number) => Object::float(number),
                None => {
                    let text = vm.heap.string(text);
                    let message = format!("could not convert string to float: {}", crate::types::repr_native(vm, text));
                    return Err(vm.value_error(&message));
                }
            }
        } else {
            vm.heap.string(text)
        };
        self.row.push(value);
        self.place = Place::FieldStart;
        look_after(vm, &self.row)
    }
}
