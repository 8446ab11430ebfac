//! `textwrap.wrap`, `fill` and `shorten`: with plain options a text is laid out at once.
//! Sentence endings, options of other types and what is wrong with them are left to the class.

use super::{Piece, Rules, cut, is_blank, laid_out, list_of};
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::pace;
use crate::stdlib::slowly;
use crate::text::{str_pad, unicode};
use crate::vm::Vm;

/// What the keywords of a call say.
struct Options {
    rules: Rules,
    expands_tabs: bool,
    replaces_blanks: bool,
    tab_size: i64,
}

pub fn wrap(vm: &mut Vm, args: &[Object]) -> Res {
    match lines(vm, args, None)? {
        Some(lines) => Ok(list_of(vm, lines)),
        None => by_class(vm, args, "_wrap"),
    }
}
pub fn fill(vm: &mut Vm, args: &[Object]) -> Res {
    match lines(vm, args, None)? {
        Some(lines) => joined(vm, &lines),
        None => by_class(vm, args, "_fill"),
    }
}
pub fn shorten(vm: &mut Vm, args: &[Object]) -> Res {
    match lines(vm, args, Some(1))? {
        Some(lines) => joined(vm, &lines),
        None => by_class(vm, args, "_shorten"),
    }
}

fn joined(vm: &mut Vm, lines: &[String]) -> Res {
    vm.reserve(lines.iter().map(|line| line.len() + 1).sum())?;
    Ok(vm.heap.string(lines.join("\n")))
}
fn by_class(vm: &mut Vm, args: &[Object], name: &str) -> Res {
    let options = args[2].given().unwrap_or_else(|| vm.dict_from([]));
    let width = args[1].or(Object::small(70));
    slowly(vm, "textwrap", name, vec![args[0], width, options])
}

/// The lines of a text; none where the class must see to it. With a number of lines, blanks are first made one each.
fn lines(vm: &mut Vm, args: &[Object], most: Option<i64>) -> Res<Option<Vec<String>>> {
    let given = vm.payload(args[0]);
    if !given.is(Kind::Str) {
        return Ok(None);
    }
    let Some(options) = options(vm, args, most) else { return Ok(None) };
    let mut text = vm.owned_text(given)?;
    if most.is_some() {
        vm.reserve(text.len())?;
        let mut spaced = String::with_capacity(text.len());
        for word in pace::items(text.split(unicode::is_space)).filter(|word| !word.is_empty()) {
            spaced.push_str(if spaced.is_empty() { "" } else { " " });
            spaced.push_str(word);
        }
        vm.poll()?;
        text = spaced;
    }
    if options.expands_tabs && text.contains('\t') {
        let expanded = str_pad::expand_tabs(&text, options.tab_size, vm.room());
        text = expanded.map_err(|error| vm.text_error(error))?;
    }
    if options.replaces_blanks {
        text = text.chars().map(|c| if is_blank(c) { ' ' } else { c }).collect();
    }
    let pieces = cut(vm, &text, options.rules.hyphens)?;
    laid_out(vm, pieces, &options.rules).map(Some)
}

fn options(vm: &Vm, args: &[Object], most: Option<i64>) -> Option<Options> {
    let width = args[1].given().map_or(Some(70), |width| width.as_int()).filter(|&width| width > 0)?;
    let mut indents = [Piece::new(""), Piece::new("")];
    let mut options = Options {
        rules: Rules {
            width,
            long_words: true,
            hyphens: true,
            drop: true,
            most,
            placeholder: Piece::new(" [...]"),
            indents: [Piece::new(""), Piece::new("")],
        },
        expands_tabs: true,
        replaces_blanks: true,
        tab_size: 8,
    };
    if let Some(given) = args[2].index_of(Kind::Dict) {
        let rules = &mut options.rules;
        for entry in vm.heap.dicts[given].iter() {
            let (name, value) = (vm.heap.text(entry.key), entry.value);
            let text = || value.is(Kind::Str).then(|| Piece::new(vm.heap.text(value)));
            let flag = || value.is(Kind::Bool).then(|| value.is_true());
            match name {
                "initial_indent" => indents[0] = text()?,
                "subsequent_indent" => indents[1] = text()?,
                "placeholder" => rules.placeholder = text()?,
                "expand_tabs" => options.expands_tabs = flag()?,
                "replace_whitespace" => options.replaces_blanks = flag()?,
                "break_long_words" => rules.long_words = flag()?,
                "break_on_hyphens" => rules.hyphens = flag()?,
                "drop_whitespace" => rules.drop = flag()?,
                "tabsize" => options.tab_size = value.as_int()?,
                "max_lines" if most.is_none() => rules.most = if value.is_none() { None } else { Some(value.as_int()?) },
                "fix_sentence_endings" if value == Object::FALSE => {}
                _ => return None,
            }
        }
        rules.indents = indents;
    }
    let rules = &options.rules;
    if let Some(most) = rules.most {
        let last = &rules.indents[usize::from(most > 1)];
        let needed = last.len + rules.placeholder.text().trim_start_matches(unicode::is_space).chars().count();
        if needed as i64 > width {
            return None;
        }
    }
    Some(options)
}
