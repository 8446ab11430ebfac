//! From a tree to source: constants, texts and f-strings.
//! For people a text has the quotes that need the fewest escapes; for the compiler everything that could end it is escaped.

use super::strength::{FACTOR, TEST, tighter};
use super::{Close, Task, Writer};
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::pace;
use crate::stdlib::ast::grammar_data::Class;
use crate::stdlib::ast::node::is_a;
use crate::text::quote::{push_escape, repr_str};
use crate::text::surrogate::is_surrogate;
use crate::text::unicode::is_printable;
use crate::types;

const QUOTES: [&str; 4] = ["'", "\"", "\"\"\"", "'''"];
const LONG_QUOTES: [&str; 2] = ["\"\"\"", "'''"];
/// What is written for infinity: a number too large for a float.
const INFINITY: &str = "1e309";

/// Something that is still to be written of an f-string.
enum Part {
    /// A node, and how many are around it.
    Node(Object, usize),
    /// The end of a field.
    End,
}

impl Writer<'_> {
    pub(super) fn constant(&mut self, node: Object, strength: u8) -> Res<Vec<Task>> {
        let value = self.get(node, "value")?;
        if let Some(tuple) = self.vm.payload(value).index_of(Kind::Tuple) {
            let items = self.vm.heap.tuples[tuple].to_vec();
            let mut shown = Vec::with_capacity(items.len());
            for item in items {
                shown.push(self.shown(item)?);
            }
            let end = if shown.len() == 1 { ",)" } else { ")" };
            return Ok(vec![Task::Text("("), Task::Own(shown.join(", ")), Task::Text(end)]);
        }
        if value == Object::ELLIPSIS {
            return Ok(vec![Task::Text("...")]);
        }
        let prefix = if !self.compiles() && self.is_unicode(node)? { "u" } else { "" };
        let mut shown = self.shown(value)?;
        // A negative number binds as tightly as its sign.
        if self.compiles() && strength >= FACTOR && shown.starts_with('-') {
            shown = format!("({shown})");
        }
        Ok(vec![Task::Text(prefix), Task::Own(shown)])
    }
    /// The literal of a value.
    pub(super) fn shown(&mut self, value: Object) -> Res<String> {
        if self.compiles() {
            return self.literal(value);
        }
        if self.avoids_backslashes() && self.is_text(value) {
            let text = self.vm.owned_text(self.vm.payload(value))?;
            let (text, quotes) = quoted(&text, &QUOTES, false);
            return Ok(format!("{0}{text}{0}", quotes[0]));
        }
        let shown = types::repr_of(self.vm, value)?;
        let shown = self.vm.owned_text(shown)?;
        let is_float = self.vm.is_instance(value, types::FLOAT) || self.vm.is_instance(value, types::COMPLEX);
        Ok(if is_float { finite(&shown) } else { shown })
    }
    /// The literal of a constant that was checked.
    fn literal(&mut self, value: Object) -> Res<String> {
        Ok(match value.kind() {
            Kind::Str => {
                let text = self.vm.owned_text(value)?;
                self.vm.reserve(text.len() * 4)?;
                format!("'{}'", escaped(&text))
            }
            Kind::Int | Kind::Big => match value.as_int() {
                Some(number) => number.to_string(),
                // More digits than decimal literals may have.
                None => {
                    let number = self.vm.to_big(value);
                    self.vm.reserve(number.bits() as usize / 2)?;
                    let sign = if number.sign() == num_bigint::Sign::Minus { "-" } else { "" };
                    format!("{sign}0x{}", number.magnitude().to_str_radix(16))
                }
            },
            Kind::Tuple | Kind::FrozenSet => {
                let mut shown = String::new();
                for item in self.vm.items_native(value)?.unwrap_or_default() {
                    // One level is as deep as constants of sources go; deeper ones were refused.
                    let one = types::repr_of(self.vm, item)?;
                    shown.push_str(&finite(self.vm.heap.text(one)));
                    shown.push_str(", ");
                }
                if value.is(Kind::Tuple) { format!("({shown})") } else { format!("frozenset(({shown}))") }
            }
            _ if value == Object::ELLIPSIS => "...".to_owned(),
            _ => {
                let shown = types::repr_of(self.vm, value)?;
                let shown = self.vm.heap.text(shown);
                match shown.strip_prefix("(-0-") {
                    _ if value.is(Kind::Bytes) => shown.to_owned(),
                    // The sign of the zero is that of the whole.
                    Some(imaginary) if value.is(Kind::Complex) => finite(&format!("(-{imaginary}")),
                    _ => finite(shown),
                }
            }
        })
    }

    /// A documentation, in three quotes.
    pub(super) fn documentation(&mut self, text: Object) -> Res<String> {
        let text = self.vm.owned_text(self.vm.payload(text))?;
        self.vm.reserve(text.len() * 4)?;
        let (text, quotes) = quoted(&text, &LONG_QUOTES, false);
        Ok(format!("{0}{text}{0}", quotes[0]))
    }

    // ---- f-strings

    pub(super) fn joined(&mut self, node: Object) -> Res<Vec<Task>> {
        let values = self.list(node, "values")?;
        if self.compiles() {
            let mut tasks = vec![Task::Text("f'")];
            for value in values {
                tasks.extend(self.inner(value)?);
            }
            tasks.push(Task::Text("'"));
            return Ok(tasks);
        }
        if self.avoids_backslashes() {
            let mut tasks = vec![Task::Text("f"), Task::Open(true)];
            for value in values {
                tasks.extend(self.inner(value)?);
            }
            tasks.push(Task::Close(Close::Plain));
            return Ok(tasks);
        }
        let mut tasks = vec![Task::Text("f")];
        let count = values.len();
        for value in values {
            let is_text = is_a(self.vm, &self.classes, value, Class::Constant);
            tasks.push(Task::Open(false));
            tasks.extend(self.inner(value)?);
            tasks.push(Task::Close(Close::Part { is_text }));
        }
        tasks.push(Task::Close(Close::Parts(count)));
        Ok(tasks)
    }
    /// A part of an f-string: text, a field, or a formatted text within.
    pub(super) fn inner(&mut self, node: Object) -> Res<Vec<Task>> {
        let mut tasks = Vec::new();
        let mut waiting = vec![Part::Node(node, 0)];
        while let Some(part) = waiting.pop() {
            if pace::halted_in_steps() {
                self.vm.poll()?;
            }
            let Part::Node(node, depth) = part else {
                tasks.push(Task::Text("}"));
                continue;
            };
            if depth + self.vm.frames.len() >= self.vm.recursion_limit {
                return Err(self.vm.recursion_error(""));
            }
            if is_a(self.vm, &self.classes, node, Class::JoinedStr) {
                let values = self.list(node, "values")?;
                self.vm.reserve((tasks.len() + waiting.len()) * 64)?;
                waiting.extend(values.into_iter().rev().map(|value| Part::Node(value, depth + 1)));
            } else if is_a(self.vm, &self.classes, node, Class::FormattedValue) {
                waiting.push(Part::End);
                if let Some(spec) = self.field(node, &mut tasks)? {
                    waiting.push(Part::Node(spec, depth + 1));
                }
            } else if is_a(self.vm, &self.classes, node, Class::Constant)
                && let value = self.get(node, "value")?
                && self.is_text(value)
            {
                let text = self.vm.owned_text(self.vm.payload(value))?;
                self.vm.reserve(text.len() * 4)?;
                tasks.push(Task::Own(if self.compiles() {
                    escaped(&text).replace('{', "\\x7b").replace('}', "\\x7d")
                } else {
                    text.replace('{', "{{").replace('}', "}}")
                }));
            } else if self.compiles() {
                // Anything else is formatted like a field.
                tasks.extend([Task::Text("{("), Task::Node(node, TEST), Task::Text(")}")]);
            } else {
                let shown = types::repr_native(self.vm, node);
                return Err(self.vm.value_error(&format!("Unexpected node inside JoinedStr, {shown}")));
            }
        }
        Ok(tasks)
    }
    /// `{value!conversion:`; the format, if there is one, and the end come next.
    fn field(&mut self, node: Object, tasks: &mut Vec<Task>) -> Res<Option<Object>> {
        let (value, conversion) = (self.get(node, "value")?, self.get(node, "conversion")?);
        tasks.push(Task::Text("{"));
        if self.compiles() {
            // A space, for what begins with a brace; parentheses, for what has a colon or an exclamation mark in it.
            tasks.extend([Task::Text("("), Task::Node(value, tighter(TEST)), Task::Text(")")]);
        } else {
            tasks.extend([Task::Open(true), Task::Node(value, tighter(TEST)), Task::Close(Close::Field)]);
        }
        match conversion.as_int().and_then(|code| u32::try_from(code).ok()).and_then(char::from_u32) {
            Some(letter) => tasks.push(Task::Own(format!("!{letter}"))),
            None if conversion.as_int() == Some(-1) => {}
            None => return Err(self.vm.value_error("chr() arg not in range(0x110000)")),
        }
        let spec = self.some(node, "format_spec")?;
        if spec.is_some() {
            tasks.push(Task::Text(":"));
        }
        Ok(spec)
    }

    /// The innermost buffer ends.
    pub(super) fn close(&mut self, close: Close) -> Res<()> {
        if let Close::Parts(count) = close {
            let first = self.parts.len().saturating_sub(count);
            let parts = self.parts.split_off(first);
            let mut quotes: Vec<&'static str> = QUOTES.to_vec();
            let mut whole = String::new();
            for (text, is_text) in parts {
                let (text, left) = quoted(&text, &quotes, is_text);
                quotes = left;
                whole.push_str(&text);
            }
            let quote = quotes[0];
            self.put(&format!("{quote}{whole}{quote}"));
            return Ok(());
        }
        self.avoids.pop();
        let text = self.buffers.pop().unwrap_or_default();
        self.vm.reserve(text.len() * 4)?;
        match close {
            Close::Part { is_text } => self.parts.push((text, is_text)),
            Close::Plain => {
                let (text, quotes) = quoted(&text, &QUOTES, false);
                self.put(&format!("{0}{text}{0}", quotes[0]));
            }
            Close::Field => {
                if text.contains('\\') {
                    return Err(self.vm.value_error("Unable to avoid backslash in f-string expression part"));
                }
                if text.starts_with('{') {
                    self.put(" ");
                }
                self.put(&text);
            }
            Close::Parameters if text.is_empty() => {}
            Close::Parameters => {
                self.put(" ");
                self.put(&text);
            }
            Close::Parts(_) => {}
        }
        Ok(())
    }
}

/// Infinities as numbers that are too large, and what is no number as their difference.
fn finite(shown: &str) -> String {
    shown.replace("inf", INFINITY).replace("nan", &format!("({INFINITY}-{INFINITY})"))
}

/// A text between single quotes, for the compiler.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (_, piece) in pace::pieces(text) {
        for c in piece.chars() {
            match c {
                '\'' => out.push_str("\\'"),
                '\\' => out.push_str("\\\\"),
                '\n' => out.push_str("\\n"),
                '\r' => out.push_str("\\r"),
                '\0' => out.push_str("\\x00"),
                c => out.push(c),
            }
        }
    }
    out
}

/// A text with as few escapes as the quotes allow, and the quotes that are left for it. None of them is too few: then it is as `repr` has it.
fn quoted(text: &str, quotes: &[&'static str], escapes_blanks: bool) -> (String, Vec<&'static str>) {
    let mut out = String::with_capacity(text.len());
    for (_, piece) in pace::pieces(text) {
        for c in piece.chars() {
            let is_blank = matches!(c, '\n' | '\t') && !escapes_blanks;
            if is_blank || c != '\\' && is_printable(c) && !is_surrogate(c) {
                out.push(c);
            } else if c == '\\' {
                out.push_str("\\\\");
            } else {
                push_escape(&mut out, c);
            }
        }
    }
    let is_long = out.contains('\n');
    let mut left: Vec<&'static str> = quotes.iter().copied().filter(|quote| !is_long || quote.len() == 3).collect();
    left.retain(|quote| !out.contains(quote));
    if left.is_empty() {
        let shown = repr_str(text);
        let mark = &shown[..1];
        let quote = quotes.iter().copied().find(|quote| quote.starts_with(mark)).unwrap_or(if mark == "'" { "'" } else { "\"" });
        return (shown[1..shown.len() - 1].to_owned(), vec![quote]);
    }
    if let Some(last) = out.chars().next_back() {
        left.sort_by_key(|quote| quote.starts_with(last));
        if left[0].starts_with(last) {
            out.pop();
            out.push('\\');
            out.push(last);
        }
    }
    (out, left)
}
