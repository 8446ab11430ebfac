//! The native part of `textwrap`: pieces of a text, lines made of pieces, indents and their removal.
//! The class is Python, in `textwrap.py`; with plain options the functions do without it (`functions.rs`).

mod functions;

use super::slowly;
use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::pace;
use crate::text::{str_split, unicode};
use crate::vm::Vm;
use std::collections::VecDeque;

pub static TABLE: &[NativeDef] = &[
    function("_pieces", "text, hyphens, /", pieces),
    function("_lines", "pieces, width, initial, subsequent, long_words, hyphens, drop, most, placeholder, /", lines),
    function("wrap", "text, width=70, **kwargs", functions::wrap),
    function("fill", "text, width=70, **kwargs", functions::fill),
    function("shorten", "text, width, **kwargs", functions::shorten),
    function("dedent", "text", dedent),
    function("indent", "text, prefix, predicate=None", indent),
];

const OFTEN: usize = 4096;

fn is_blank(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\x0b' | '\x0c' | '\r' | ' ')
}
fn is_word(c: char) -> bool {
    c == '_' || unicode::is_alnum(c)
}
fn is_letter(c: char) -> bool {
    is_word(c) && !unicode::is_decimal(c)
}

/// The text in runs of blanks and parts of words; words are parted behind hyphens and at dashes, if so asked.
fn cut(vm: &mut Vm, text: &str, hyphens: bool) -> Res<VecDeque<Piece>> {
    vm.reserve_many(text.len() as u64, 8, 1)?;
    let chars: Vec<char> = text.chars().collect();
    let mut made = VecDeque::new();
    let mut at = 0;
    while at < chars.len() {
        let end = if is_blank(chars[at]) {
            chars[at..].iter().position(|&c| !is_blank(c)).map_or(chars.len(), |len| at + len)
        } else if hyphens {
            word_end(&chars, at)
        } else {
            chars[at..].iter().position(|&c| is_blank(c)).map_or(chars.len(), |len| at + len)
        };
        made.push_back(Piece { whole: chars[at..end].iter().collect(), start: 0, len: end - at });
        at = end;
        if made.len() % OFTEN == 0 {
            vm.reserve_many(made.len() as u64, size_of::<Piece>() as u64, 1)?;
            vm.poll()?;
        }
    }
    Ok(made)
}
fn pieces(vm: &mut Vm, args: &[Object]) -> Res {
    let text = vm.text_arg(args[0], "text")?;
    let made = cut(vm, &text, args[1].is_true())?;
    let made = made.into_iter().map(|piece| vm.heap.string(piece.whole)).collect();
    Ok(vm.heap.list(made))
}
/// Where the part of a word that begins here ends.
fn word_end(chars: &[char], start: usize) -> usize {
    let is = |at: Option<usize>, test: fn(char) -> bool| at.and_then(|at| chars.get(at)).is_some_and(|&c| test(c));
    let before_dash = |at: usize| is(at.checked_sub(1), |c| is_word(c) || "!\"'&.,?".contains(c));
    // Where two or more hyphens end that stand before a word.
    let dash = |at: usize| {
        let end = at + chars[at..].iter().take_while(|&&c| c == '-').count();
        (end - at >= 2 && is(Some(end), is_word)).then_some(end)
    };
    if before_dash(start)
        && let Some(end) = dash(start)
    {
        return end;
    }
    for at in start + 1.. {
        let Some(&c) = chars.get(at) else { return at };
        if c == '-' {
            let back = |count: usize| at.checked_sub(count);
            let after_letters = is(back(1), is_letter) && (is(back(2), is_letter) || is(back(2), |c| c == '-') && is(back(3), is_letter));
            let before_letters = is(Some(at + 1), is_letter)
                && (is(Some(at + 2), is_letter) || is(Some(at + 2), |c| c == '-') && is(Some(at + 3), is_letter));
            if after_letters && before_letters {
                return at + 1;
            }
            if before_dash(at) && dash(at).is_some() {
                return at;
            }
        }
        if is_blank(c) {
            return at;
        }
    }
    chars.len()
}

struct Piece {
    whole: String,
    /// Where what is left of it begins: what was cut off is not moved away.
    start: usize,
    /// In characters.
    len: usize,
}

impl Piece {
    fn new(text: &str) -> Self {
        Self { whole: text.to_owned(), start: 0, len: text.chars().count() }
    }
    fn text(&self) -> &str {
        &self.whole[self.start..]
    }
    fn is_space(&self) -> bool {
        self.text().chars().all(unicode::is_space)
    }
    /// Parts it behind so many characters.
    fn cut(mut self, at: usize) -> (Self, Self) {
        let split = self.text().char_indices().nth(at).map_or(self.text().len(), |(byte, _)| byte);
        let first = Self::new(&self.text()[..split]);
        self.start += split;
        self.len -= first.len;
        (first, self)
    }
}

struct Rules {
    width: i64,
    long_words: bool,
    hyphens: bool,
    drop: bool,
    most: Option<i64>,
    placeholder: Piece,
    /// The indents of the first line and of the others.
    indents: [Piece; 2],
}

fn lines(vm: &mut Vm, args: &[Object]) -> Res {
    let mut pieces: VecDeque<Piece> = VecDeque::new();
    for item in vm.items_or_call(args, 0, Object::make(Kind::Native, vm.current_native))? {
        pieces.push_back(Piece::new(&vm.text_arg(item, "piece")?));
    }
    let mut indents = [Piece::new(""), Piece::new("")];
    for (indent, &given) in indents.iter_mut().zip(&args[2..4]) {
        let text = vm.payload(given);
        if !text.is(Kind::Str) {
            let message = format!("object of type '{}' has no len()", vm.type_name(given));
            return Err(vm.type_error(&message));
        }
        *indent = Piece::new(vm.heap.text(text));
    }
    let rules = Rules {
        width: vm.int_arg(args, 1)?,
        long_words: args[4].is_true(),
        hyphens: args[5].is_true(),
        drop: args[6].is_true(),
        most: if args[7].is_none() { None } else { Some(vm.int_arg(args, 7)?) },
        placeholder: Piece::new(&vm.text_arg(args[8], "placeholder")?),
        indents,
    };
    let made = laid_out(vm, pieces, &rules)?;
    Ok(list_of(vm, made))
}
fn list_of(vm: &mut Vm, lines: Vec<String>) -> Object {
    let lines: Vec<Object> = lines.into_iter().map(|line| vm.heap.string(line)).collect();
    vm.heap.list(lines)
}
/// Lines made of pieces.
fn laid_out(vm: &mut Vm, mut pieces: VecDeque<Piece>, rules: &Rules) -> Res<Vec<String>> {
    let mut made: Vec<String> = Vec::new();
    let mut rounds = 0usize;
    while !pieces.is_empty() {
        rounds += 1;
        if rounds.is_multiple_of(OFTEN) {
            vm.reserve(made.len() * 64)?;
            vm.poll()?;
        }
        if pace::halted_after_bytes(pieces[0].text().len()) {
            vm.poll()?;
        }
        let indent = &rules.indents[usize::from(!made.is_empty())];
        let room = rules.width - indent.len as i64;
        if rules.drop && !made.is_empty() && pieces[0].is_space() {
            pieces.pop_front();
        }
        let line = rules.take_line(&mut pieces, room);
        if line.is_empty() {
            continue;
        }
        let bytes = indent.text().len() + line.iter().map(|piece| piece.text().len()).sum::<usize>();
        vm.reserve(bytes)?;
        if pace::halted_after_bytes(bytes) {
            vm.poll()?;
        }
        if rules.is_full(made.len(), &pieces, &line, room) {
            rules.end_with_placeholder(&mut made, line, indent.text(), room);
            break;
        }
        made.push(joined(indent.text(), &line));
    }
    Ok(made)
}
fn joined(indent: &str, line: &[Piece]) -> String {
    std::iter::once(indent).chain(line.iter().map(Piece::text)).collect()
}
fn length(line: &[Piece]) -> i64 {
    line.iter().map(|piece| piece.len as i64).sum()
}

impl Rules {
    /// As many pieces as fit; a piece that fits nowhere is cut, or stands alone.
    fn take_line(&self, pieces: &mut VecDeque<Piece>, room: i64) -> Vec<Piece> {
        let mut line = Vec::new();
        let mut used = 0;
        while let Some(piece) = pieces.front().filter(|piece| used + piece.len as i64 <= room) {
            used += piece.len as i64;
            line.extend(pieces.pop_front());
        }
        if let Some(piece) = pieces.front().filter(|piece| piece.len as i64 > room) {
            if self.long_words {
                let end = self.cut(piece, if room >= 1 { room - used } else { 1 });
                if let Some((first, rest)) = pieces.pop_front().map(|piece| piece.cut(end)) {
                    line.push(first);
                    pieces.push_front(rest);
                }
            } else if line.is_empty() {
                line.extend(pieces.pop_front());
            }
        }
        if self.drop && line.last().is_some_and(Piece::is_space) {
            line.pop();
        }
        line
    }
    /// Behind the last hyphen that fits, unless nothing but hyphens stands before it.
    fn cut(&self, piece: &Piece, room: i64) -> usize {
        let room = usize::try_from(room).unwrap_or(0);
        if self.hyphens && piece.len > room {
            let chars: Vec<char> = piece.text().chars().take(room).collect();
            if let Some(hyphen) = chars.iter().rposition(|&c| c == '-')
                && chars[..hyphen].iter().any(|&c| c != '-')
            {
                return hyphen + 1;
            }
        }
        room
    }
    /// Whether this is the last line allowed, and more follows.
    fn is_full(&self, made: usize, pieces: &VecDeque<Piece>, line: &[Piece], room: i64) -> bool {
        if self.most.is_none_or(|most| (made as i64) + 1 < most) {
            return false;
        }
        let more = pieces.len() > 1 || pieces.len() == 1 && !(self.drop && pieces[0].is_space());
        more || length(line) > room
    }
    /// The placeholder replaces as many pieces as it must; it may also fit on the line before.
    fn end_with_placeholder(&self, made: &mut Vec<String>, mut line: Vec<Piece>, indent: &str, room: i64) {
        let mut used = length(&line);
        while let Some(last) = line.last() {
            if !last.is_space() && used + self.placeholder.len as i64 <= room {
                made.push(joined(indent, &line) + self.placeholder.text());
                return;
            }
            used -= last.len as i64;
            line.pop();
        }
        if let Some(last) = made.last_mut() {
            let before = last.trim_end_matches(unicode::is_space);
            if (before.chars().count() + self.placeholder.len) as i64 <= self.width {
                *last = format!("{before}{}", self.placeholder.text());
                return;
            }
        }
        made.push(format!("{indent}{}", self.placeholder.text().trim_start_matches(unicode::is_space)));
    }
}

/// The text without the blanks that all its lines begin with; lines of blanks only are emptied.
fn dedent(vm: &mut Vm, args: &[Object]) -> Res {
    let given = vm.payload(args[0]);
    if !given.is(Kind::Str) {
        let message = if matches!(given.kind(), Kind::Bytes | Kind::ByteArray) {
            "cannot use a string pattern on a bytes-like object".to_owned()
        } else {
            format!("expected string or bytes-like object, got '{}'", vm.type_name(args[0]))
        };
        return Err(vm.type_error(&message));
    }
    let text = vm.heap.text(given);
    let is_edge = |c: char| matches!(c, ' ' | '\t');
    let lines: Vec<&str> = pace::items(text.split('\n')).map(|line| if line.chars().all(is_edge) { "" } else { line }).collect();
    let margins = lines.iter().filter(|line| !line.is_empty()).map(|line| &line[..line.len() - line.trim_start_matches(is_edge).len()]);
    let margin = pace::items(margins).reduce(|one, other| {
        let same = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
        &one[..same]
    });
    let size = margin.map_or(0, str::len);
    let mut made = String::with_capacity(text.len());
    for (number, line) in pace::items(lines.iter().enumerate()) {
        made.push_str(if number == 0 { "" } else { "\n" });
        made.push_str(line.get(size..).unwrap_or(""));
    }
    vm.poll()?;
    vm.reserve(made.len())?;
    Ok(vm.heap.string(made))
}

fn indent(vm: &mut Vm, args: &[Object]) -> Res {
    if !args[0].is(Kind::Str) || !args[1].is(Kind::Str) || args[2].some().is_some() {
        return slowly(vm, "textwrap", "_indent", vec![args[0], args[1], args[2].or(Object::NONE)]);
    }
    let (text, prefix) = (vm.heap.text(args[0]), vm.heap.text(args[1]));
    let lines = text.bytes().filter(|byte| !byte.is_ascii_graphic()).count() as u64 + 1;
    let (length, each) = (text.len() as u64, prefix.len() as u64);
    vm.reserve_many(lines, each, 1)?;
    vm.reserve_many(length, 1, 1)?;
    let (text, prefix) = (vm.heap.text(args[0]), vm.heap.text(args[1]));
    let mut made = String::with_capacity(text.len());
    for line in str_split::split_lines(text, true) {
        if pace::halted_after_bytes(line.len() + prefix.len()) {
            break;
        }
        if !line.chars().all(unicode::is_space) {
            made.push_str(prefix);
        }
        made.push_str(line);
    }
    vm.poll()?;
    Ok(vm.heap.string(made))
}
