//! Templates for values of the guest's, which write themselves: taken apart once, so that embedded code asks each value in its turn and
//! joins the texts. Only for templates that take their values one after the other; the answer is none for all others.

use super::str_format::exception_of;
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::pace;
use crate::text::format_string::{First, Template};
use crate::text::percent::{self, Count, Flags, Flavor, Piece};
use crate::text::{self, TextError};
use crate::vm::Vm;

/// Which embedded function makes a text of a template and its values, what it is told of the template, and how many values it takes.
pub struct Plan {
    pub function: &'static str,
    pub told: Object,
    pub values: usize,
}

/// How `template.format(*values)` is made. `format_plain` is given a text, a conversion and a specification for each of the values, and the
/// text behind the last; `format_each`, where nothing is asked of any value, only the texts.
pub fn format_plan(vm: &mut Vm, template: Object, values: usize) -> Res<Option<Plan>> {
    let source = vm.owned_text(template)?;
    let (mut plan, mut text, mut fields, mut is_bare) = (Vec::new(), String::new(), 0, true);
    for piece in Template::new(&source) {
        if pace::halted_in_steps() {
            vm.poll()?;
        }
        let Ok(piece) = piece else { return Ok(None) };
        text.push_str(piece.literal);
        let Some(field) = piece.field else { continue };
        let is_next = field.name.is_empty() && !field.nested && fields < values;
        if !is_next || !matches!(field.path(), Ok((First::Auto, _))) {
            return Ok(None);
        }
        let conversion = match field.conversion {
            None => Object::NONE,
            Some(letter @ ('r' | 's' | 'a')) => vm.heap.code_point(letter),
            Some(_) => return Ok(None),
        };
        plan.extend([vm.heap.str(&text), conversion, vm.heap.str(field.spec)]);
        is_bare &= field.conversion.is_none() && field.spec.is_empty();
        text.clear();
        fields += 1;
    }
    plan.push(vm.heap.str(&text));
    let function = if is_bare { "format_each" } else { "format_plain" };
    let plan = if is_bare { plan.into_iter().step_by(3).collect() } else { plan };
    Ok(Some(Plan { function, told: vm.heap.list(plan), values: fields }))
}

/// How `template % values` is made. `percent_in_turn` is given a text and a conversion for each of the values, which is 0 for a plain `%s`, 1
/// for a plain `%r` and else itself a template; and the text behind the last, or the error that comes then. `percent_each`, where all are
/// plain `%s`, is given only the texts.
pub fn percent_plan(vm: &mut Vm, template: Object, values: usize, is_mapping: bool) -> Res<Option<Plan>> {
    let source = vm.owned_text(template)?;
    let mut pieces = percent::Template::of_str(&source);
    let (mut plan, mut text, mut conversions, mut plain, mut texts) = (Vec::new(), String::new(), 0, 0, 0);
    let error = loop {
        if pace::halted_in_steps() {
            vm.poll()?;
        }
        let start = pieces.at();
        let conversion = match pieces.next_piece(is_mapping) {
            Err(error) => break Some(error),
            Ok(None) if conversions < values && !is_mapping => {
                break Some(TextError::new(text::Kind::Type, "not all arguments converted during string formatting"));
            }
            Ok(None) => break None,
            Ok(Some(Piece::Literal(range))) => {
                text.push_str(&source[range]);
                continue;
            }
            Ok(Some(Piece::Percent)) => {
                text.push('%');
                continue;
            }
            Ok(Some(Piece::Conversion(conversion))) => conversion,
        };
        if conversion.width == Count::Star || conversion.precision == Count::Star || conversion.key.is_some() {
            return Ok(None);
        }
        if conversions == values {
            break Some(TextError::new(text::Kind::Type, "not enough arguments for format string"));
        }
        if !"diouxXeEfFgGcrsa".contains(conversion.code) {
            break Some(conversion.unsupported(Flavor::Str));
        }
        let is_bare = conversion.flags == Flags::default() && conversion.width == Count::None && conversion.precision == Count::None;
        let way = match conversion.code {
            's' if is_bare => Object::small(0),
            'r' if is_bare => Object::small(1),
            _ => vm.heap.str(&source[start..pieces.at()]),
        };
        plain += usize::from(way.is_int());
        texts += usize::from(way == Object::small(0));
        plan.extend([vm.heap.str(&text), way]);
        text.clear();
        conversions += 1;
    };
    // One that is not plain alone would come back as it is.
    if plain == 0 && conversions == 1 {
        return Ok(None);
    }
    let is_bare = error.is_none() && texts == conversions;
    plan.push(match error {
        None => vm.heap.str(&text),
        Some(error) => exception_of(vm, error)?,
    });
    let function = if is_bare { "percent_each" } else { "percent_in_turn" };
    let plan = if is_bare { plan.into_iter().step_by(2).collect() } else { plan };
    Ok(Some(Plan { function, told: vm.heap.list(plan), values: conversions }))
}

/// Texts with those of the values between them.
pub fn woven(vm: &mut Vm, args: &[Object]) -> Res {
    let (Some(around), Some(values)) = (args[0].index_of(Kind::List), args[1].index_of(Kind::List)) else { return Ok(Object::NONE) };
    let (around, values) = (vm.heap.lists[around].to_vec(), vm.heap.lists[values].to_vec());
    let texts = || around.iter().zip(&values).flat_map(|(&text, &value)| [text, value]).chain(around.last().copied());
    let size = pace::items(texts()).map(|text| vm.text_of(text).len()).sum();
    vm.reserve(size)?;
    let mut out = String::with_capacity(size);
    for text in pace::items(texts()) {
        pace::append(&mut out, vm.text_of(text));
    }
    vm.poll()?;
    Ok(vm.heap.string(out))
}
