//! The order of tuples that are alike: as many items each, and in each place ints, floats or short texts in all of them.
//! Such an order is total. Anything else is for the sort that asks item by item.

use super::sorting::{SHORT, beginning};
use crate::object::{Kind, Object};
use crate::pace;
use crate::vm::Vm;
use std::cmp::Ordering;

/// Places of a tuple that are looked at.
const MOST: usize = 4;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Column {
    Ints,
    Floats,
    Texts,
}

/// What stands in each place.
pub struct Columns(arrayvec::ArrayVec<Column, MOST>);

/// What stands in the places of all these tuples; none where they are not alike.
pub fn columns(vm: &Vm, keys: &[Object]) -> Option<Columns> {
    let first = keys.first()?.index_of(Kind::Tuple)?;
    let first = &vm.heap.tuples[first];
    if first.is_empty() || first.len() > MOST {
        return None;
    }
    let columns: arrayvec::ArrayVec<Column, MOST> = first.iter().map(|&item| column(vm, item)).collect::<Option<_>>()?;
    let is_alike = |key: &Object| {
        key.index_of(Kind::Tuple).is_some_and(|tuple| {
            let items = &vm.heap.tuples[tuple];
            items.len() == columns.len() && items.iter().zip(&columns).all(|(&item, &of)| column(vm, item) == Some(of))
        })
    };
    pace::every(keys, is_alike).then_some(Columns(columns))
}

fn column(vm: &Vm, item: Object) -> Option<Column> {
    if item.is_int() {
        Some(Column::Ints)
    } else if item.is_float() {
        (!item.float_value().is_nan()).then_some(Column::Floats)
    } else {
        (item.is(Kind::Str) && vm.heap.text(item).len() <= SHORT).then_some(Column::Texts)
    }
}

impl Columns {
    /// A number for what stands first: tuples stand to each other as their numbers do, where these are different.
    pub fn beginning(&self, vm: &Vm, key: Object) -> u64 {
        const SIGN: u64 = 1 << 63;
        let Some(&item) = vm.heap.tuples[key.index()].first() else { return 0 };
        match self.0[0] {
            Column::Ints => item.int_value() as u64 ^ SIGN,
            Column::Floats => {
                // Zeros of both signs are one.
                let bits = (item.float_value() + 0.0).to_bits();
                if bits & SIGN == 0 { bits ^ SIGN } else { !bits }
            }
            Column::Texts => beginning(vm.heap.text(item)),
        }
    }

    /// How two tuples stand to each other.
    pub fn order(&self, vm: &Vm, a: Object, b: Object) -> Ordering {
        let (a, b) = (&vm.heap.tuples[a.index()], &vm.heap.tuples[b.index()]);
        let orders = a.iter().zip(b.iter()).zip(&self.0).map(|((&a, &b), column)| match column {
            Column::Ints => a.int_value().cmp(&b.int_value()),
            Column::Floats => a.float_value().partial_cmp(&b.float_value()).unwrap_or(Ordering::Equal),
            Column::Texts => vm.heap.text(a).cmp(vm.heap.text(b)),
        });
        orders.into_iter().find(|order| order.is_ne()).unwrap_or(Ordering::Equal)
    }
}
