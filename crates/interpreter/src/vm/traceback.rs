//! Tracebacks as CPython 3.11 prints them: places, source lines, carets, causes and groups.

use super::Vm;
use crate::code::{Proto, Source};
use crate::native::Res;
use crate::object::misc::{Misc, TraceEntry};
use crate::object::{Kind, Object};
use crate::pace;
use crate::parse::{SyntaxError, SyntaxKind, SyntaxWarning, WarningKind};
use crate::types;
use fumehood_core::{End, Exception, Logs};
use std::collections::{HashMap, HashSet};
use std::fmt::Write;

/// How exceptions are described.
#[derive(Clone, Default)]
pub(crate) struct Texts {
    /// Texts that only guest code could tell, by object.
    told: HashMap<Object, String>,
    /// `Did you mean` is added, as for what was not caught; the module `traceback` does not do so.
    pub suggests: bool,
    /// `sys.excepthook` has shown what was not caught.
    is_shown: bool,
}

/// More causes than this are not followed.
const CHAIN: usize = 1000;

/// So many members of a group are shown, and so many groups inside each other.
const GROUP_WIDTH: usize = 15;
const GROUP_DEPTH: usize = 10;

/// So many characters of a traceback, at least, are given to the host; of a longer one the middle is cut.
const SHOWN: usize = 1 << 20;
/// A text for the guest is bounded by its memory alone.
const WHOLE: usize = usize::MAX;

/// How many members of a group are shown, and how many groups inside each other.
#[derive(Clone, Copy)]
pub(crate) struct GroupLimits {
    pub width: usize,
    pub depth: usize,
}
impl GroupLimits {
    /// Groups inside each other are drawn on the Rust stack: more than this no caller can ask for.
    pub(crate) const DEEPEST: usize = 100;
    const USUAL: Self = Self { width: GROUP_WIDTH, depth: GROUP_DEPTH };
}

/// The text of an exception as it grows, with the margins of the groups around the place where it does.
struct Drawing {
    out: Logs,
    /// Must the cell stop? Then nothing more is drawn, and the caller polls.
    is_halted: bool,
    /// Exceptions that are in it.
    seen: HashSet<Object>,
    limits: GroupLimits,
    /// How many groups and members are around.
    depth: usize,
    /// Does the last box lack its lower edge?
    is_open: bool,
}

impl Drawing {
    /// An empty one, which keeps so many characters.
    fn new(limits: GroupLimits, most: usize) -> Self {
        Self { out: Logs::new(most), is_halted: false, seen: HashSet::new(), limits, depth: 0, is_open: false }
    }

    /// Adds lines; inside a group each has a mark before it.
    fn add(&mut self, text: &str, mark: char) {
        self.is_halted |= pace::halted();
        if self.is_halted {
            return;
        }
        if self.depth == 0 {
            self.out.push(text);
            return;
        }
        for line in pace::items(text.lines()) {
            self.out.push(&format!("{:indent$}{mark} {line}\n", "", indent = 2 * self.depth));
        }
    }

    /// Adds a line of a box itself.
    fn line(&mut self, text: &str) {
        self.out.push(&format!("{:indent$}{text}\n", "", indent = 2 * self.depth));
    }

    /// The text, once all is drawn.
    fn finish(self) -> String {
        self.out.finish_with(|dropped| format!("[{dropped} characters of the traceback cut here]"))
    }
}

impl Vm {
    /// A SyntaxError object from what the compiler found.
    pub(crate) fn syntax_error(&mut self, error: &SyntaxError, file: &str) -> Object {
        let class = match error.kind {
            SyntaxKind::Syntax => types::SYNTAX_ERROR,
            SyntaxKind::Indentation => types::INDENTATION_ERROR,
            SyntaxKind::Tab => types::TAB_ERROR,
            SyntaxKind::Recursion => types::RECURSION_ERROR,
            SyntaxKind::Memory => types::MEMORY_ERROR,
        };
        let message = self.heap.str(&error.message);
        if matches!(error.kind, SyntaxKind::Recursion | SyntaxKind::Memory) {
            return self.new_exception(class, vec![message]);
        }
        let file = self.heap.str(file);
        let text = error.text.as_ref().map_or(Object::NONE, |text| self.heap.str(text));
        let number = |value: u32| Object::small(i64::from(value));
        let end_column = Object::small(i64::from(error.end_column));
        let details = vec![file, number(error.line), number(error.column), text, number(error.end_line), end_column];
        let details = self.heap.tuple(details);
        self.new_exception(class, vec![message, details])
    }

    /// What a source is warned of, for `warn_of_source`: pairs of a category, and the error that the warning may become.
    pub(crate) fn source_warnings(&mut self, source: &Source, warnings: &[SyntaxWarning]) -> Res {
        let mut pairs = Vec::with_capacity(warnings.len());
        for warning in warnings {
            let mut error = warning.error(source);
            self.reserve(error.text.as_ref().map_or(0, String::len))?;
            if error.meaning {
                error.text = None;
            }
            let error = self.syntax_error(&error, &source.file);
            let category = match warning.kind {
                WarningKind::Escape => types::DEPRECATION_WARNING,
                WarningKind::Number | WarningKind::Meaning => types::SYNTAX_WARNING,
            };
            pairs.push(self.heap.tuple([Self::class_object(category), error]));
        }
        Ok(self.heap.list(pairs))
    }

    /// Can the exception and its causes be described without guest code?
    pub(crate) fn explains_natively(&mut self, exception: Object) -> bool {
        !self.has_hook()
            && self.chain(exception).into_iter().all(|exception| {
                // What is halted is not shown: the caller polls.
                types::exception_text(self, exception).is_some_and(|text| !pace::halted_after_bytes(text.len()))
            })
    }
    /// Has the program a `sys.excepthook` of its own?
    fn has_hook(&mut self) -> bool {
        let Some(&sys) = self.modules.get("sys") else { return false };
        let dict = self.module_dict(sys);
        self.dict_get_str(dict, "excepthook") != self.dict_get_str(dict, "__excepthook__")
    }
    /// The exception, its causes and the members of groups.
    fn chain(&self, exception: Object) -> Vec<Object> {
        let mut found = vec![exception];
        let mut seen = HashSet::from([exception]);
        let mut at = 0;
        while at < found.len() && found.len() < CHAIN {
            if let Some(state) = self.exception_state(found[at]) {
                let is_group = self.is_instance(found[at], types::BASE_EXCEPTION_GROUP);
                let members = if is_group { self.group_members(found[at]) } else { &[] };
                let next = [state.cause, state.context].into_iter().chain(pace::items(members.iter().copied()));
                found.extend(next.filter(|&object| self.is_exception(object) && seen.insert(object)));
            }
            at += 1;
        }
        found
    }
    /// The members of an exception group.
    #[must_use]
    pub fn group_members(&self, group: Object) -> &[Object] {
        let Some(state) = self.exception_state(group) else { return &[] };
        match state.fields[1].kind() {
            Kind::Tuple => &self.heap.tuples[state.fields[1].index()],
            Kind::List => &self.heap.lists[state.fields[1].index()],
            _ => &[],
        }
    }
    /// What guest code told: a flat list of exceptions and their texts.
    pub(crate) fn explained_texts(&self, list: Object) -> Texts {
        let Some(list) = list.index_of(Kind::List) else { return Texts::default() };
        let is_shown = self.heap.lists[list].chunks_exact(2).any(|pair| pair[0].is_none());
        let texts = self.heap.lists[list].chunks_exact(2).filter(|pair| pair[1].is(Kind::Str));
        let told = texts
            .map_while(|pair| {
                let text = self.heap.text(pair[1]);
                (!pace::halted_after_bytes(text.len())).then(|| (pair[0], shortened(text, self.limits.output)))
            })
            .collect();
        Texts { told, suggests: false, is_shown }
    }

    /// The end of a cell whose exception was not caught.
    pub(crate) fn raised_end(&mut self, exception: Object, texts: &Texts) -> End {
        let type_name = self.exception_type_name(exception);
        let message = shortened(&self.text_of_exception(exception, texts), self.limits.output);
        let mut texts = texts.clone();
        texts.told.insert(exception, message.clone());
        texts.suggests = true;
        let texts = &texts;
        if self.is_instance(exception, types::SYSTEM_EXIT) {
            let code = self.exception_state(exception).map_or(Object::NONE, |state| state.fields[0]);
            let (exit_code, traceback) = match code.kind() {
                Kind::Int => (code.int_value() as i32, String::new()),
                Kind::Bool => (i32::from(code.is_true()), String::new()),
                Kind::Big => (-1, String::new()),
                Kind::Special => (0, String::new()),
                _ => (1, format!("{message}\n")),
            };
            return End::Raised(Exception { type_name, message, traceback, exit_code: Some(exit_code) });
        }
        let mut drawing = Drawing::new(GroupLimits::USUAL, SHOWN.max(self.limits.output.saturating_mul(2)));
        if !texts.is_shown {
            self.format_chain(exception, texts, &mut drawing);
        }
        let traceback = drawing.finish();
        End::Raised(Exception { type_name, message, traceback, exit_code: None })
    }

    fn text_of_exception(&mut self, exception: Object, texts: &Texts) -> String {
        if let Some(text) = texts.told.get(&exception) {
            return text.clone();
        }
        types::exception_text(self, exception).unwrap_or_else(|| "<exception str() failed>".to_owned())
    }

    /// The type as the last line shows it.
    pub fn exception_type_name(&mut self, exception: Object) -> String {
        let class = self.class_of(exception);
        let qualname = self.class(class).qualname.clone();
        let module = types::class_module(self, class);
        if module == "builtins" || module == "__main__" {
            qualname.to_string()
        } else if module.is_empty() {
            // The class's `__module__` is no text.
            format!("<unknown>.{qualname}")
        } else {
            format!("{module}.{qualname}")
        }
    }

    /// The whole text, as CPython writes it to stderr.
    pub(crate) fn format_exception(&mut self, exception: Object, texts: &Texts) -> String {
        self.format_exception_within(exception, texts, GroupLimits::USUAL)
    }
    pub(crate) fn format_exception_within(&mut self, exception: Object, texts: &Texts, limits: GroupLimits) -> String {
        let mut drawing = Drawing::new(limits, WHOLE);
        self.format_chain(exception, texts, &mut drawing);
        drawing.finish()
    }

    fn format_chain(&mut self, exception: Object, texts: &Texts, drawing: &mut Drawing) {
        // Outermost cause first: collect the chain, then print it from its end.
        let mut links = vec![(exception, "")];
        drawing.seen.insert(exception);
        loop {
            let (last, _) = links[links.len() - 1];
            let Some(state) = self.exception_state(last) else { break };
            let (cause, context, suppressed) = (state.cause, state.context, state.suppress_context);
            let next = if self.is_exception(cause) {
                (cause, "\nThe above exception was the direct cause of the following exception:\n\n")
            } else if self.is_exception(context) && !suppressed {
                (context, "\nDuring handling of the above exception, another exception occurred:\n\n")
            } else {
                break;
            };
            if links.len() >= CHAIN || !drawing.seen.insert(next.0) {
                break;
            }
            links.push(next);
        }
        for at in (0..links.len()).rev() {
            let (link, _) = links[at];
            if drawing.is_halted {
                return;
            }
            self.format_one(link, texts, drawing);
            if at > 0 {
                // The words between two links belong to the outer one's relation to this.
                drawing.add(links[at].1, '|');
            }
        }
    }

    fn format_one(&mut self, exception: Object, texts: &Texts, drawing: &mut Drawing) {
        let is_group = self.is_instance(exception, types::BASE_EXCEPTION_GROUP);
        let most = drawing.limits.depth;
        if is_group && drawing.depth > most {
            drawing.add(&format!("... (max_group_depth is {most})\n"), '|');
            return;
        }
        let is_outermost = is_group && drawing.depth == 0;
        drawing.depth += usize::from(is_outermost);
        let trace = self.exception_state(exception).map(|state| state.traceback.clone()).unwrap_or_default();
        if !trace.is_empty() {
            let head = if is_group { "Exception Group Traceback" } else { "Traceback" };
            drawing.add(&format!("{head} (most recent call last):\n"), if is_outermost { '+' } else { '|' });
            let method = if is_group { None } else { self.missing_attribute(exception) };
            self.format_trace(&trace, method, &mut |place| drawing.add(place, '|'));
        }
        self.format_last_lines(exception, texts, drawing);
        if is_group {
            self.format_members(exception, texts, drawing);
        }
        drawing.depth -= usize::from(is_outermost);
    }

    /// Each member of a group in a box.
    fn format_members(&mut self, group: Object, texts: &Texts, drawing: &mut Drawing) {
        let width = drawing.limits.width;
        let count = self.group_members(group).len();
        let shown = count.min(width.saturating_add(1));
        let members = self.group_members(group)[..shown].to_vec();
        drawing.is_open = false;
        for (number, member) in members.into_iter().enumerate() {
            if drawing.is_halted {
                return;
            }
            let is_last = number + 1 == shown;
            drawing.is_open |= is_last;
            let (corner, is_cut) = (if number == 0 { "+-" } else { "  " }, number == width);
            let title = if is_cut { "...".to_owned() } else { (number + 1).to_string() };
            drawing.line(&format!("{corner}+---------------- {title} ----------------"));
            drawing.depth += 1;
            if is_cut {
                let more = count - width;
                drawing.add(&format!("and {more} more exception{}\n", if more == 1 { "" } else { "s" }), '|');
            } else {
                self.format_chain(member, texts, drawing);
            }
            // A group that came last has drawn the end of the box already.
            if is_last && drawing.is_open {
                drawing.line("+------------------------------------");
                drawing.is_open = false;
            }
            drawing.depth -= 1;
        }
    }

    /// One place of a traceback: its file line and its source line, marked up to an offset that is not its end.
    pub(crate) fn format_place(&self, entry: TraceEntry, narrow: Option<u32>, out: &mut String) {
        let proto = self.proto(entry.code);
        let (name, span) = proto.shown(entry.pc, entry.depth);
        let line = proto.source.position(span.0).0;
        let _ = writeln!(out, "  File \"{}\", line {line}, in {name}", proto.source.file);
        push_source_line(proto, entry, narrow, out);
    }
    /// Where the marked part of a place ends that is a method call, if it came no further than to the method: it found none, or what looks
    /// attributes up failed. The places are ordered from the innermost to the outermost.
    pub(crate) fn narrowed(&self, trace: &[TraceEntry], at: usize, missing: Option<Object>) -> Option<u32> {
        let (proto, pc) = (self.proto(trace[at].code), trace[at].pc);
        if at == 0 {
            return missing.and_then(|name| method_end(proto, pc, self.heap.text(name)));
        }
        let inner = self.proto(trace[at - 1].code).name.as_str();
        if !matches!(inner, "__getattr__" | "__getattribute__") || method_end(proto, pc, inner).is_some() {
            return None;
        }
        method_end(proto, pc, "")
    }
    /// The name that an AttributeError did not find: of a method call then only that part is marked.
    pub(crate) fn missing_attribute(&self, exception: Object) -> Option<Object> {
        let is_one = self.is_instance(exception, types::ATTRIBUTE_ERROR);
        self.exception_state(exception).filter(|_| is_one).map(|state| state.fields[0]).filter(|name| name.is(Kind::Str))
    }
    /// The last lines of an exception's text without its notes: its type and its message.
    pub(crate) fn format_only(&mut self, exception: Object, texts: &Texts) -> String {
        let mut out = String::new();
        self.format_message(exception, texts, &mut out);
        out
    }

    /// Places, outermost first. Repeated ones are counted as CPython does.
    fn format_trace(&self, trace: &[TraceEntry], missing: Option<Object>, out: &mut dyn FnMut(&str)) {
        let mut last: Option<(u32, u32, u32)> = None;
        let mut repeated = 0;
        for (left, entry) in trace.iter().enumerate().rev() {
            let proto = self.proto(entry.code);
            let (line, _) = proto.source.position(proto.shown(entry.pc, entry.depth).1.0);
            if last == Some((entry.code, entry.depth, line)) {
                repeated += 1;
            } else {
                flush_repeats(out, repeated);
                last = Some((entry.code, entry.depth, line));
                repeated = 0;
            }
            if repeated >= 3 {
                continue;
            }
            if pace::halted_in_steps() {
                return;
            }
            let mut place = String::new();
            self.format_place(*entry, self.narrowed(trace, left, missing), &mut place);
            out(&place);
        }
        flush_repeats(out, repeated);
    }

    fn format_last_lines(&mut self, exception: Object, texts: &Texts, drawing: &mut Drawing) {
        drawing.add(&self.format_only(exception, texts), '|');
        let notes = self.heap.intern("__notes__");
        let Some(notes) = self.instance_attr(exception, notes).filter(|notes| !notes.is_none()) else { return };
        if let Some(list) = notes.index_of(Kind::List) {
            // A repr changes no list; should one be shorter all the same, what is left of it is shown.
            let mut at = 0;
            while let Some(&note) = self.heap.lists[list].get(at)
                && !drawing.is_halted
            {
                let mut text = if note.is(Kind::Str) { self.heap.text(note).to_owned() } else { types::repr_native(self, note) };
                text.push('\n');
                drawing.add(&text, '|');
                at += 1;
            }
        } else {
            let text = types::repr_native(self, notes) + "\n";
            drawing.add(&text, '|');
        }
    }
    fn format_message(&mut self, exception: Object, texts: &Texts, out: &mut String) {
        let name = self.exception_type_name(exception);
        let message = self.text_of_exception(exception, texts);
        if self.is_instance(exception, types::SYNTAX_ERROR) && self.format_syntax_error(exception, &name, texts.suggests, out) {
            return;
        }
        let message = match self.suggestion(exception).filter(|_| texts.suggests) {
            Some(meant) => format!("{message}. Did you mean: '{meant}'?"),
            None => message,
        };
        if message.is_empty() {
            let _ = writeln!(out, "{name}");
        } else {
            let _ = writeln!(out, "{name}: {message}");
        }
    }

    /// A SyntaxError shows its own place and caret. Where nobody caught it, CPython writes spaces before the caret.
    fn format_syntax_error(&mut self, exception: Object, name: &str, is_uncaught: bool, out: &mut String) -> bool {
        let [message, details @ ..] = [0, 1, 2, 3, 4, 5, 6].map(|at| types::syntax_field(self, exception, at));
        if !message.is(Kind::Str) {
            return false;
        }
        let file = details[0].is(Kind::Str).then(|| self.heap.text(details[0]));
        let line = match (details[1].as_int(), file) {
            (Some(line), _) => line,
            (None, Some(file)) => {
                let _ = writeln!(out, "{name}: {} ({file})", self.heap.text(message));
                return true;
            }
            (None, None) => return false,
        };
        let file = file.unwrap_or("<string>");
        let _ = writeln!(out, "  File \"{file}\", line {line}");
        if details[3].is(Kind::Str) {
            let text = self.heap.text(details[3]).trim_end_matches('\n');
            let stripped = text.trim_start_matches([' ', '\t', '\x0c']);
            let _ = writeln!(out, "    {stripped}");
            let removed = (text.chars().count() - stripped.chars().count()) as i64;
            let is_int = matches!(details[2].kind(), Kind::Int | Kind::Big);
            let offset = if is_int { self.clamped(details[2]) } else { 0 };
            if offset >= 1 {
                let end = match details.get(5).and_then(|end| end.as_int()) {
                    Some(end) if details.get(4).and_then(|l| l.as_int()) == Some(line) && end > offset => end,
                    _ => offset.saturating_add(1),
                };
                let end = if details.get(4).and_then(|l| l.as_int()).is_some_and(|l| l > line) {
                    stripped.chars().count() as i64 + removed + 1
                } else {
                    end
                };
                // A place past the end of the text is its end.
                let length = stripped.chars().count() as i64;
                let start = (offset - 1 - removed).min(length);
                let end = (end - 1 - removed).min(length).max(start + 1);
                if start >= 0 {
                    let shown = |c: char| if c.is_whitespace() && !is_uncaught { c } else { ' ' };
                    let space: String = stripped.chars().take(start as usize).map(shown).collect();
                    let _ = writeln!(out, "    {space}{}", "^".repeat((end - start) as usize));
                }
            }
        }
        let _ = writeln!(out, "{name}: {}", self.heap.text(message));
        true
    }

    /// The traceback object of an exception, or None: the same one until it has gone through more places.
    pub fn traceback_of(&mut self, exception: Object) -> Object {
        let Some(state) = self.exception_state(exception).filter(|state| !state.traceback.is_empty()) else { return Object::NONE };
        let (shown, all) = (state.shown, state.traceback.len() as u32);
        let inner = match shown.index_of(Kind::Misc).map(|index| &self.heap.miscs[index]) {
            Some(&Misc::Traceback { count, .. }) if count == all => return shown,
            Some(&Misc::Traceback { count, .. }) if count < all => shown,
            _ => Object::UNBOUND,
        };
        let object = self.heap.misc(Misc::Traceback { exception, count: all, inner });
        if let Some(state) = self.exception_state_mut(exception) {
            state.shown = object;
        }
        object
    }
    /// The places of an exception are about to be forgotten: the traceback objects that show them get another to read them from.
    pub(crate) fn keep_traceback(&mut self, exception: Object) {
        let Some(state) = self.exception_state(exception).filter(|state| !state.shown.is_unbound()) else { return };
        let (mut shown, traceback) = (state.shown, state.traceback.clone());
        let keeper = self.exception(types::EXCEPTION, "");
        if let Some(state) = self.exception_state_mut(keeper) {
            state.traceback = traceback;
        }
        while let Some(index) = shown.index_of(Kind::Misc)
            && let Misc::Traceback { exception: owner, inner, .. } = &mut self.heap.miscs[index]
        {
            if *owner == exception {
                *owner = keeper;
            }
            shown = *inner;
        }
    }
    /// What follows a traceback object: that of its places but the outermost, or None.
    pub(crate) fn inner_traceback(&mut self, traceback: Object) -> Object {
        let &Misc::Traceback { exception, count, inner } = &self.heap.miscs[traceback.index()] else { return Object::NONE };
        if count <= 1 {
            return Object::NONE;
        }
        if let Some(&Misc::Traceback { count: known, .. }) = inner.index_of(Kind::Misc).map(|index| &self.heap.miscs[index])
            && known == count - 1
        {
            return inner;
        }
        let object = self.heap.misc(Misc::Traceback { exception, count: count - 1, inner });
        if let Misc::Traceback { inner, .. } = &mut self.heap.miscs[traceback.index()] {
            *inner = object;
        }
        object
    }
    /// The traceback object that begins one place further out, or None.
    pub(crate) fn outer_traceback(&mut self, traceback: Object) -> Object {
        let &Misc::Traceback { exception, count, .. } = &self.heap.miscs[traceback.index()] else { return Object::NONE };
        if self.exception_state(exception).is_none_or(|state| state.traceback.len() <= count as usize) {
            return Object::NONE;
        }
        self.heap.misc(Misc::Traceback { exception, count: count + 1, inner: traceback })
    }
    /// The outermost place of a traceback object.
    pub(crate) fn traceback_entry(&self, traceback: Object) -> Option<TraceEntry> {
        let &Misc::Traceback { exception, count, .. } = &self.heap.miscs[traceback.index()] else { return None };
        self.exception_state(exception)?.traceback.get((count as usize).checked_sub(1)?).copied()
    }
}

fn flush_repeats(out: &mut dyn FnMut(&str), repeated: usize) {
    if repeated >= 3 {
        out(&shown_repeats(repeated - 2));
    }
}
/// What stands for lines that are like the three above it.
pub fn shown_repeats(more: usize) -> String {
    format!("  [Previous line repeated {more} more time{}]\n", if more == 1 { "" } else { "s" })
}

/// Where the attribute of a method call ends, if it is this one.
fn method_end(proto: &Proto, pc: u32, name: &str) -> Option<u32> {
    let end = proto.method_ends.iter().find(|(at, _)| *at == pc)?.1;
    proto.source.text.get(..end as usize).is_some_and(|text| text.ends_with(name)).then_some(end)
}

/// The source line of an instruction, with carets where they say more than the line.
fn push_source_line(proto: &Proto, entry: TraceEntry, narrow: Option<u32>, out: &mut String) {
    let (start, end) = proto.shown(entry.pc, entry.depth).1;
    let end = narrow.unwrap_or(end);
    let (line, column) = proto.source.position(start);
    let (end_line, end_column) = proto.source.end_position(end);
    let text = proto.shown_line(line);
    let stripped = text.trim();
    if stripped.is_empty() {
        return;
    }
    let _ = writeln!(out, "    {stripped}");
    let indent = text.len() - text.trim_start().len();
    let (from, to) = (column as usize, if end_line == line { end_column as usize } else { text.trim_end().len() });
    if from < indent || to <= from {
        return;
    }
    let (Some(before), Some(marked)) = (text.get(indent..from), text.get(from..to)) else { return };
    let mut carets: Vec<char> = "^".repeat(marked.chars().count()).chars().collect();
    let anchored = if end_line == line { crate::compile::operator_of(marked) } else { None };
    if anchored.is_none() && from == indent && to >= text.trim_end().len() {
        return;
    }
    if let Some((left, right)) = anchored {
        for ((at, _), caret) in marked.char_indices().zip(&mut carets) {
            if at < left || at >= right {
                *caret = '~';
            }
        }
    }
    let carets: String = carets.into_iter().collect();
    let _ = writeln!(out, "    {}{carets}", " ".repeat(before.chars().count()));
}

/// The line of carets below a source line that a guest describes: the part between two bytes of it, up to its end where that is in another
/// line; nothing where they would say no more than the line. As CPython does, the end of the line counts for what its start is cut by.
pub(crate) fn carets_below(line: &str, (start, end): (i64, i64), ends_here: bool) -> String {
    let shown = line.trim();
    let chars_before = |offset: i64| {
        let offset = usize::try_from(offset).unwrap_or(0).min(line.len());
        String::from_utf8_lossy(&line.as_bytes()[..offset]).chars().count()
    };
    let (cut, length) = (line.chars().count() - shown.chars().count(), shown.chars().count());
    let from = chars_before(start) + 1;
    let to = if ends_here { chars_before(end) + 1 } else { cut + length };
    let marked: String = line.chars().take(to.saturating_sub(1)).skip(from - 1).collect();
    let anchored = if ends_here { crate::compile::operator_of(&marked) } else { None };
    let is_wide = to.saturating_sub(from) >= length;
    if is_wide && anchored.is_none() {
        return String::new();
    }
    let spaces = " ".repeat(from.saturating_sub(cut));
    let carets: String = match anchored {
        Some((left, right)) => marked.char_indices().map(|(at, _)| if at < left || at >= right { '~' } else { '^' }).collect(),
        None => "^".repeat(to.saturating_sub(from)),
    };
    format!("    {spaces}{carets}\n")
}

/// What an exception says, cut in the middle as logs are where it says more than they may.
fn shortened(text: &str, most: usize) -> String {
    let mut kept = Logs::new(most);
    kept.push(text);
    kept.finish()
}
