//! `str.join`: short results are put together on the Rust stack in one pass, long ones are measured first.
//! An iterable that takes guest code to walk is for `str_join` (embedded).

use crate::native::Res;
use crate::object::string::ascii_text;
use crate::object::{Kind, Object};
use crate::pace;
use crate::vm::Vm;
use arrayvec::ArrayString;

/// Bytes of a result that is put together in one pass.
const PAGE: usize = 1 << 12;
type Page = ArrayString<PAGE>;
/// Items from which on it takes less time to empty a page than to copy exactly as many bytes as each has.
const MANY: usize = 16;
/// Items that are looked at without a look at the clock.
const FEW: usize = 1 << 12;

/// The items: where they lie, or walked out of what is no list.
enum Items {
    List(u32),
    Tuple(u32),
    Walked(Vec<Object>),
}

impl Items {
    #[inline]
    fn all<'a>(&'a self, vm: &'a Vm) -> &'a [Object] {
        match self {
            Self::List(list) => &vm.heap.lists[*list],
            Self::Tuple(tuple) => &vm.heap.tuples[*tuple],
            Self::Walked(items) => items,
        }
    }
}

pub fn join(vm: &mut Vm, args: &[Object]) -> Res {
    let separator = vm.payload(args[0]);
    let items = match args[1].kind() {
        Kind::List => Items::List(args[1].index()),
        Kind::Tuple => Items::Tuple(args[1].index()),
        _ if !vm.is_iterable(args[1]) => return Err(vm.type_error("can only join an iterable")),
        _ => match vm.items_native(args[1])? {
            Some(items) => Items::Walked(items),
            None => return vm.call_embedded("str_join", vec![separator, args[1]]),
        },
    };
    if let [item] = items.all(vm)
        && item.is(Kind::Str)
    {
        return Ok(*item);
    }
    if let Some(joined) = join_many(vm, separator, &items) {
        return Ok(joined);
    }
    let mut page = Page::new_const();
    match join_short(vm, separator, items.all(vm), &mut page) {
        Some(chars) if page.len() != 1 => Ok(vm.heap.text_of_len(&page, chars)),
        Some(_) => Ok(vm.heap.str(&page)),
        None => join_long(vm, separator, &items),
    }
}

/// Puts a result together that is short, if nothing is wrong; its length in characters.
#[inline]
fn join_short(vm: &Vm, separator: Object, items: &[Object], page: &mut Page) -> Option<usize> {
    if items.len() > FEW {
        return None;
    }
    let between = vm.heap.text(separator);
    let mut chars = vm.heap.strs[separator.index()].chars as usize * items.len().saturating_sub(1);
    for (number, &item) in items.iter().enumerate() {
        if !item.is(Kind::Str) {
            return None;
        }
        if number > 0 {
            page.try_push_str(between).ok()?;
        }
        match *vm.heap.text(item).as_bytes() {
            [byte] => page.try_push(char::from(byte)).ok()?,
            _ => page.try_push_str(vm.heap.text(item)).ok()?,
        }
        chars += vm.heap.strs[item.index()].chars as usize;
    }
    Some(chars)
}

/// Joins many texts of few bytes that are all ASCII, to no more than a page.
fn join_many(vm: &mut Vm, separator: Object, items: &Items) -> Option<Object> {
    let items = items.all(vm);
    if !(MANY..=PAGE).contains(&items.len()) || !vm.heap.is_ascii(separator) {
        return None;
    }
    let (mut page, mut end) = ([0; PAGE], 0);
    for (number, &item) in items.iter().enumerate() {
        if number > 0 {
            end = vm.heap.write_ascii(separator, &mut page, end)?;
        }
        if !item.is(Kind::Str) {
            return None;
        }
        end = vm.heap.write_ascii(item, &mut page, end)?;
    }
    Some(vm.heap.ascii(ascii_text(&page[..end])?))
}

fn join_long(vm: &mut Vm, separator: Object, items: &Items) -> Res {
    let mut size = vm.heap.text(separator).len().saturating_mul(items.all(vm).len().saturating_sub(1));
    let mut wrong = None;
    for (number, &item) in items.all(vm).iter().enumerate() {
        let plain = vm.payload(item);
        if !plain.is(Kind::Str) {
            wrong = Some((number, item));
            break;
        }
        size = size.saturating_add(vm.heap.text(plain).len());
        if pace::halted_at(number) {
            break;
        }
    }
    vm.poll()?;
    if let Some((number, item)) = wrong {
        let message = format!("sequence item {number}: expected str instance, {} found", vm.type_name(item));
        return Err(vm.type_error(&message));
    }
    vm.reserve_many(size as u64, 1, 1)?;
    let mut text = String::with_capacity(size);
    let mut chars = vm.heap.strs[separator.index()].chars as usize * items.all(vm).len().saturating_sub(1);
    let between = vm.heap.text(separator);
    for (number, &item) in items.all(vm).iter().enumerate() {
        if number > 0 {
            text.push_str(between);
        }
        let plain = vm.payload(item);
        if pace::halted_after_bytes(vm.heap.text(plain).len() + between.len()) {
            break;
        }
        text.push_str(vm.heap.text(plain));
        chars += vm.heap.strs[plain.index()].chars as usize;
    }
    vm.poll()?;
    Ok(if text.len() == 1 { vm.heap.string(text) } else { vm.heap.string_of_len(text, chars) })
}
