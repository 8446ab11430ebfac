//! Templates for values of the guest's, which write themselves: taken apart once, so that embedded code asks each value in its turn and
//! joins the texts. Only for templates that take their values one after the other; the answer is none for all others.

use super::str_format::exception_of;
use crate::native::Res;
use crate::object::Object;
use crate::pace;
use crate::text::format_string::{First, Template};
use crate::text::percent::{self, Count, Flags, Flavor, Piece};
use crate::text::{Kind, TextError};
use crate::vm::Vm;

/// What `format_plain` (embedded) is given for `template.format(*values)`: a text, a conversion and a specification for each of the values,
/// and the text behind the last.
pub fn format_plan(vm: &mut Vm, template: Object, values: usize) -> Res<Option<(Object, usize)>> {
    let source = vm.owned_text(template)?;
    let (mut plan, mut text, mut fields) = (Vec::new(), String::new(), 0);
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
        text.clear();
        fields += 1;
    }
    plan.push(vm.heap.str(&text));
    Ok(Some((vm.heap.list(plan), fields)))
}

/// What `percent_in_turn` (embedded) is given for `template % values`: a text and a conversion for each of the values, which is 0 for a plain
/// `%s`, 1 for a plain `%r` and else itself a template; and the text behind the last, or the error that comes then. Also how many values
/// that takes.
pub fn percent_plan(vm: &mut Vm, template: Object, values: usize, is_mapping: bool) -> Res<Option<(Object, usize)>> {
    let source = vm.owned_text(template)?;
    let mut pieces = percent::Template::of_str(&source);
    let (mut plan, mut text, mut conversions, mut plain) = (Vec::new(), String::new(), 0, 0);
    let error = loop {
        if pace::halted_in_steps() {
            vm.poll()?;
        }
        let start = pieces.at();
        let conversion = match pieces.next_piece(is_mapping) {
            Err(error) => break Some(error),
            Ok(None) if conversions < values && !is_mapping => {
                break Some(TextError::new(Kind::Type, "not all arguments converted during string formatting"));
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
            break Some(TextError::new(Kind::Type, "not enough arguments for format string"));
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
        plan.extend([vm.heap.str(&text), way]);
        text.clear();
        conversions += 1;
    };
    // One that is not plain alone would come back as it is.
    if plain == 0 && conversions == 1 {
        return Ok(None);
    }
    plan.push(match error {
        None => vm.heap.str(&text),
        Some(error) => exception_of(vm, error)?,
    });
    Ok(Some((vm.heap.list(plan), conversions)))
}
