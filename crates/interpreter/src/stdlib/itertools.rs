//! `itertools`: what goes through builtin iterators or through arrangements is native; what calls guest code, or takes its
//! items from guest code, is a generator of embedded code that shows itself as a class of its own.
//! Nothing is collected that CPython would not collect too.

use super::iterator_state::{REDUCE, STATE};
use super::{ids, walk};
use crate::native::{Args, Flow, NativeDef, Res, class_method, function, method, static_method, variadic_static};
use crate::object::arrange::{Arrangement, Rule};
use crate::object::class::Layout;
use crate::object::misc::Iter;
use crate::object::walk::Walk;
use crate::object::{Kind, Object};
use crate::pace;
use crate::types::{self, OBJECT, STEPS, TypeDef};
use crate::vm::{Name, Vm};

pub static TABLE: &[NativeDef] = &[function("tee", "iterable, n=2, /", tee)];

pub static TYPES: &[&TypeDef] = &[
    &COUNT,
    &CYCLE,
    &REPEAT,
    &ACCUMULATE,
    &CHAIN,
    &COMPRESS,
    &DROPWHILE,
    &TAKEWHILE,
    &FILTERFALSE,
    &STARMAP,
    &ISLICE,
    &PAIRWISE,
    &ZIP_LONGEST,
    &PRODUCT,
    &PERMUTATIONS,
    &COMBINATIONS,
    &COMBINATIONS_REPLACED,
    &GROUPBY,
    &GROUPER,
    &TEE,
];

const fn iterator(id: u32, name: &'static str, natives: &'static [&'static [NativeDef]]) -> TypeDef {
    TypeDef { id, name, module: "itertools", base: OBJECT, layout: Layout::Other, is_base: true, natives, doc: "" }
}

static COUNT: TypeDef = iterator(ids::COUNT, "count", &[COUNT_METHODS, STEPS, REDUCE]);
static COUNT_METHODS: &[NativeDef] = &[static_method("__new__", "cls, start=0, step=1", count), method("__repr__", "self, /", count_repr)];
static CYCLE: TypeDef = iterator(ids::CYCLE, "cycle", &[CYCLE_METHODS, STEPS, STATE]);
static CYCLE_METHODS: &[NativeDef] = &[static_method("__new__", "cls, iterable, /", |vm, args| match walk::iterator(vm, args[1]) {
    Some(inner) => Ok(walk::make(vm, Walk::Cycle { inner, saved: Vec::new(), at: 0 })),
    None => make(vm, "cycle_items", &args[1..], &[0], ids::CYCLE),
})];
static REPEAT: TypeDef = iterator(ids::REPEAT, "repeat", &[REPEAT_METHODS, STEPS, REDUCE]);
static REPEAT_METHODS: &[NativeDef] = &[
    static_method("__new__", "cls, object, times=None", repeat),
    method("__repr__", "self, /", repeat_repr),
    method("__length_hint__", "self, /", repeat_hint),
];
static ACCUMULATE: TypeDef = iterator(ids::ACCUMULATE, "accumulate", &[ACCUMULATE_METHODS, STEPS, STATE]);
static ACCUMULATE_METHODS: &[NativeDef] = &[static_method("__new__", "cls, iterable, func=None, *, initial=None", |vm, args| {
    let all = [args[1], args[2].or(Object::NONE), args[3].or(Object::NONE), Object::FALSE, Object::FALSE];
    make(vm, "accumulate_items", &all, &[0], ids::ACCUMULATE)
})];
static CHAIN: TypeDef = iterator(ids::CHAIN, "chain", &[CHAIN_METHODS, STEPS, STATE]);
static CHAIN_METHODS: &[NativeDef] = &[
    variadic_static("__new__", "cls, /, *iterables", |vm, args| {
        // A subclass may have an `__init__` that takes some.
        if args.all[0] == Vm::class_object(ids::CHAIN) {
            no_keywords(vm, args, "chain")?;
        }
        let list = vm.heap.tuple(&args.positional()[1..]);
        chain(vm, list)
    }),
    class_method("from_iterable", "cls, iterable, /", |vm, args| {
        let made = chain(vm, args[1])?;
        Ok(vm.wrap(args[0], ids::CHAIN, made))
    }),
    class_method("__class_getitem__", "cls, object, /", types::class_getitem),
];
static COMPRESS: TypeDef = iterator(ids::COMPRESS, "compress", &[COMPRESS_METHODS, STEPS, REDUCE]);
static COMPRESS_METHODS: &[NativeDef] = &[static_method("__new__", "cls, data, selectors", |vm, args| {
    make(vm, "compress_items", &[args[1], args[2], Object::FALSE], &[0, 1], ids::COMPRESS)
})];
static DROPWHILE: TypeDef = iterator(ids::DROPWHILE, "dropwhile", &[DROPWHILE_METHODS, STEPS, STATE]);
static DROPWHILE_METHODS: &[NativeDef] = &[static_method("__new__", "cls, predicate, iterable, /", |vm, args| {
    make(vm, "dropwhile_items", &[args[1], args[2], Object::FALSE], &[1], ids::DROPWHILE)
})];
static TAKEWHILE: TypeDef = iterator(ids::TAKEWHILE, "takewhile", &[TAKEWHILE_METHODS, STEPS, STATE]);
static TAKEWHILE_METHODS: &[NativeDef] =
    &[static_method("__new__", "cls, predicate, iterable, /", |vm, args| make_loop(vm, "takewhile_items", &args[1..], ids::TAKEWHILE))];
static FILTERFALSE: TypeDef = iterator(ids::FILTERFALSE, "filterfalse", &[FILTERFALSE_METHODS, STEPS, REDUCE]);
static FILTERFALSE_METHODS: &[NativeDef] = &[static_method("__new__", "cls, function, iterable, /", |vm, args| {
    let all = [args[1], args[2], Object::FALSE];
    match args[1].is_none() || args[1] == Vm::class_object(types::BOOL) {
        true => make(vm, "filterfalse_items", &all, &[1], ids::FILTERFALSE),
        false => make_loop(vm, "filterfalse_items", &all, ids::FILTERFALSE),
    }
})];
static STARMAP: TypeDef = iterator(ids::STARMAP, "starmap", &[STARMAP_METHODS, STEPS, REDUCE]);
static STARMAP_METHODS: &[NativeDef] =
    &[static_method("__new__", "cls, function, iterable, /", |vm, args| match vm.pure_of_many(args[1]) {
        Some(_) => make(vm, "starmap_items", &[args[1], args[2], Object::FALSE], &[1], ids::STARMAP),
        None => make_loop(vm, "starmap_items", &[args[1], args[2], Object::NONE], ids::STARMAP),
    })];
static ISLICE: TypeDef = iterator(ids::ISLICE, "islice", &[ISLICE_METHODS, STEPS, STATE]);
static ISLICE_METHODS: &[NativeDef] = &[variadic_static("__new__", "cls, iterable, /, *bounds", islice)];
static PAIRWISE: TypeDef = iterator(ids::PAIRWISE, "pairwise", &[PAIRWISE_METHODS, STEPS]);
static PAIRWISE_METHODS: &[NativeDef] = &[static_method("__new__", "cls, iterable, /", |vm, args| match walk::iterator(vm, args[1]) {
    Some(inner) => Ok(walk::make(vm, Walk::Pairs { inner, last: Object::UNBOUND })),
    None => make(vm, "pairwise_items", &args[1..], &[0], ids::PAIRWISE),
})];
static ZIP_LONGEST: TypeDef = iterator(ids::ZIP_LONGEST, "zip_longest", &[ZIP_LONGEST_METHODS, STEPS, STATE]);
static ZIP_LONGEST_METHODS: &[NativeDef] = &[variadic_static("__new__", "cls, /, *iterables, fillvalue=None", zip_longest)];
static PRODUCT: TypeDef = iterator(ids::PRODUCT, "product", &[PRODUCT_METHODS, STEPS, STATE]);
static PRODUCT_METHODS: &[NativeDef] = &[variadic_static("__new__", "cls, /, *iterables, repeat=1", product)];
static PERMUTATIONS: TypeDef = iterator(ids::PERMUTATIONS, "permutations", &[PERMUTATIONS_METHODS, STEPS, STATE]);
static PERMUTATIONS_METHODS: &[NativeDef] =
    &[static_method("__new__", "cls, iterable, r=None", |vm, args| choose(vm, args, Rule::Permutations))];
static COMBINATIONS: TypeDef = iterator(ids::COMBINATIONS, "combinations", &[COMBINATIONS_METHODS, STEPS, STATE]);
static COMBINATIONS_METHODS: &[NativeDef] =
    &[static_method("__new__", "cls, iterable, r", |vm, args| choose(vm, args, Rule::Combinations))];
static COMBINATIONS_REPLACED: TypeDef =
    iterator(ids::COMBINATIONS_REPLACED, "combinations_with_replacement", &[REPLACED_METHODS, STEPS, STATE]);
static REPLACED_METHODS: &[NativeDef] = &[static_method("__new__", "cls, iterable, r", |vm, args| choose(vm, args, Rule::Replaced))];
static GROUPBY: TypeDef = iterator(ids::GROUPBY, "groupby", &[GROUPBY_METHODS, STEPS, STATE]);
static GROUPBY_METHODS: &[NativeDef] = &[static_method("__new__", "cls, iterable, key=None", |vm, args| {
    let all = [args[1], args[2].or(Object::NONE), Object::small(i64::from(ids::GROUPER)), Object::NONE];
    make(vm, "groupby_items", &all, &[0], ids::GROUPBY)
})];
static GROUPER: TypeDef = TypeDef { is_base: false, ..iterator(ids::GROUPER, "_grouper", &[STEPS]) };
static TEE: TypeDef = TypeDef { is_base: false, ..iterator(ids::TEE, "_tee", &[TEE_METHODS, STEPS]) };
static TEE_METHODS: &[NativeDef] = &[method("__copy__", "self, /", tee_copy)];

/// A generator of an embedded function; the arguments at `sources` must be iterable, and are replaced by their iterators.
fn make(vm: &mut Vm, name: &'static str, args: &[Object], sources: &[usize], class: u32) -> Res {
    let function = vm.embedded(name);
    let mut args = args.to_vec();
    for (done, &at) in sources.iter().enumerate() {
        if !vm.is_iterable(args[at]) {
            let message = format!("'{}' object is not iterable", vm.type_name(args[at]));
            return Err(vm.type_error(&message));
        }
        match own_iterator(vm, args[at])? {
            Some(iterator) => args[at] = iterator,
            None => {
                let which: Vec<Object> = sources[done..].iter().map(|&at| Object::small(at as i64)).collect();
                let (which, args) = (vm.heap.list(which), vm.heap.list(args));
                return vm.call_embedded("itertools_ready", vec![function, args, which, Object::small(i64::from(class))]);
            }
        }
    }
    vm.embedded_generator(function, args, class)
}
/// As `make`, where the second argument is the source and one loop goes through it: that is quicker through some containers themselves.
fn make_loop(vm: &mut Vm, name: &'static str, args: &[Object], class: u32) -> Res {
    if matches!(args[1].kind(), Kind::List | Kind::Tuple | Kind::Str | Kind::Range) {
        let function = vm.embedded(name);
        return vm.embedded_generator(function, args.to_vec(), class);
    }
    make(vm, name, args, &[1], class)
}
/// The iterator of an object, where no guest code is needed to get it.
fn own_iterator(vm: &mut Vm, object: Object) -> Res<Option<Object>> {
    if matches!(object.kind(), Kind::Generator | Kind::Iter) {
        return Ok(Some(object));
    }
    if let Some(iterator) = vm.native_iter(object) {
        return Ok(Some(iterator));
    }
    match vm.special(object, Name::Iter) {
        Some(method) if method.is(Kind::Native) => vm.call_native(method.index(), &[object], &[]).map(Some),
        _ => Ok(None),
    }
}
fn no_keywords(vm: &mut Vm, args: Args<'_>, name: &str) -> Res<()> {
    if args.keywords.is_empty() {
        return Ok(());
    }
    let message = format!("{name}() takes no keyword arguments");
    Err(vm.type_error(&message))
}

/// The items of each item of an iterable.
/// The items of all sources, one after the other.
pub(super) fn chain(vm: &mut Vm, sources: Object) -> Res {
    // What stands in a generator or an iterator is not known before it comes.
    let items = match sources.kind() {
        Kind::List => Some(&vm.heap.lists[sources.index()][..]),
        Kind::Tuple => Some(&vm.heap.tuples[sources.index()][..]),
        _ => None,
    };
    if items.is_some_and(|items| items.iter().all(|&item| walk::is_plain(vm, item)))
        && let Some(sources) = vm.native_iter(sources)
    {
        return Ok(walk::make(vm, Walk::Chain { sources, current: Object::UNBOUND }));
    }
    make(vm, "chain_items", &[sources, Object::NONE], &[0], ids::CHAIN)
}
fn count(vm: &mut Vm, args: &[Object]) -> Res {
    let as_int = |value: Object| if value.is_bool() { Object::small(i64::from(value.is_true())) } else { value };
    let (start, step) = (as_int(args[1].or(Object::small(0))), as_int(args[2].or(Object::small(1))));
    for value in [start, step] {
        let number = matches!(vm.payload(value).kind(), Kind::Int | Kind::Big | Kind::Bool | Kind::Float | Kind::Complex)
            || [Name::Index, Name::Int, Name::Float].into_iter().any(|name| vm.special(value, name).is_some());
        if !number {
            return Err(vm.type_error("a number is required"));
        }
    }
    if walk::is_number(start) && walk::is_number(step) {
        return Ok(walk::make(vm, Walk::Count { at: start, step }));
    }
    let function = vm.embedded("count_from");
    vm.embedded_generator(function, vec![start, step], ids::COUNT)
}
fn walk_of(vm: &Vm, object: Object) -> Option<&Walk> {
    match &vm.heap.iters[object.index_of(Kind::Iter)?] {
        Iter::Walk(walk) => Some(walk),
        _ => None,
    }
}
fn registers(vm: &Vm, generator: Object) -> (Object, Object) {
    let registers = &vm.heap.generators[generator.index()].registers;
    (registers.first().copied().unwrap_or_default(), registers.get(1).copied().unwrap_or_default())
}
fn count_repr(vm: &mut Vm, args: &[Object]) -> Res {
    let counter = vm.payload(args[0]);
    let name = vm.class(vm.class_of(args[0])).name.clone();
    if let Some(shown) = walk::shown(vm, counter) {
        let shown = shown.replacen("count", &name, 1);
        return Ok(vm.heap.string(shown));
    }
    let (value, step) = registers(vm, counter);
    let value = types::repr_native(vm, value);
    let text =
        if step == Object::small(1) { format!("{name}({value})") } else { format!("{name}({value}, {})", types::repr_native(vm, step)) };
    Ok(vm.heap.string(text))
}
fn repeat(vm: &mut Vm, args: &[Object]) -> Res {
    let left = match args[2].given() {
        Some(_) => Some(u64::try_from(vm.int_arg(args, 2)?).unwrap_or(0)),
        None => None,
    };
    Ok(walk::make(vm, Walk::Repeat { value: args[1], left }))
}
fn repeat_repr(vm: &mut Vm, args: &[Object]) -> Res {
    let name = vm.class(vm.class_of(args[0])).name.clone();
    let shown = walk::shown(vm, vm.payload(args[0])).unwrap_or_default().replacen("repeat", &name, 1);
    Ok(vm.heap.string(shown))
}
fn repeat_hint(vm: &mut Vm, args: &[Object]) -> Res {
    match walk_of(vm, vm.payload(args[0])) {
        Some(Walk::Repeat { left: None, .. }) => Err(vm.type_error("len() of unsized object")),
        Some(&Walk::Repeat { left: Some(left), .. }) => Ok(Object::small(left as i64)),
        _ => Ok(Object::small(0)),
    }
}
/// What is said of an end that `islice` cannot have.
fn wrong_stop(vm: &mut Vm, stop: Object) -> Box<Flow> {
    let is_index = vm.small_int(vm.payload(stop)).is_some_and(|value| value < -1);
    let what = if is_index { "Indices" } else { "Stop argument" };
    vm.value_error(&format!("{what} for islice() must be None or an integer: 0 <= x <= sys.maxsize."))
}
fn islice(vm: &mut Vm, args: Args<'_>) -> Res {
    no_keywords(vm, args, "islice")?;
    let (source, bounds) = match args.all {
        [_, source, bounds @ ..] if (1..=3).contains(&bounds.len()) => (*source, bounds),
        all => {
            let message = if all.len() < 3 {
                format!("islice expected at least 2 arguments, got {}", all.len() - 1)
            } else {
                format!("islice expected at most 4 arguments, got {}", all.len() - 1)
            };
            return Err(vm.type_error(&message));
        }
    };
    for at in 2..args.all.len() {
        if args.all[at].is(Kind::Instance) && vm.special(args.all[at], Name::Index).is_some() {
            vm.index_object(args.all, at)?;
        }
    }
    let bound = |vm: &mut Vm, object: Object| -> Option<Option<i64>> {
        if object.is_none() {
            return Some(None);
        }
        let plain = vm.payload(object);
        vm.small_int(plain).filter(|&value| value >= 0).map(Some)
    };
    let (start, stop, step) = match bounds {
        [stop] => {
            let Some(stop) = bound(vm, *stop) else {
                return Err(wrong_stop(vm, *stop));
            };
            (0, stop, 1)
        }
        [start, stop, rest @ ..] => {
            let Some(stop) = bound(vm, *stop) else {
                return Err(wrong_stop(vm, *stop));
            };
            let Some(start) = bound(vm, *start) else {
                return Err(vm.value_error("Indices for islice() must be None or an integer: 0 <= x <= sys.maxsize."));
            };
            let step = match rest.first() {
                None => 1,
                Some(&step) => match bound(vm, step) {
                    Some(None) => 1,
                    Some(Some(step)) if step > 0 => step,
                    _ => return Err(vm.value_error("Step for islice() must be a positive integer or None.")),
                },
            };
            (start.unwrap_or(0), stop, step)
        }
        [] => (0, None, 1),
    };
    if let Some(inner) = walk::iterator(vm, source) {
        let (wanted, stop) = (start.unsigned_abs(), stop.map(i64::unsigned_abs));
        return Ok(walk::make(vm, Walk::Slice { inner, at: 0, wanted, stop, step: step.unsigned_abs() }));
    }
    let stop = stop.map_or(Object::NONE, |stop| vm.heap.int(stop));
    let (start, step) = (vm.heap.int(start), vm.heap.int(step));
    make(vm, "islice_items", &[source, start, stop, step], &[0], ids::ISLICE)
}
fn zip_longest(vm: &mut Vm, args: Args<'_>) -> Res {
    let mut fill = Object::NONE;
    for (name, value) in args.named() {
        if vm.heap.text(name) != "fillvalue" {
            return Err(vm.type_error("zip_longest() got an unexpected keyword argument"));
        }
        fill = value;
    }
    let sources = &args.positional()[1..];
    for &source in sources {
        if !vm.is_iterable(source) {
            let message = format!("'{}' object is not iterable", vm.type_name(source));
            return Err(vm.type_error(&message));
        }
    }
    if sources.iter().all(|&source| walk::is_plain(vm, source))
        && let Some(inner) = sources.iter().map(|&source| walk::iterator(vm, source)).collect::<Option<Box<[Object]>>>()
    {
        return Ok(walk::make(vm, Walk::Longest { inner, fill }));
    }
    let function = vm.embedded("zip_longest_items");
    let sources = vm.heap.list(sources.to_vec());
    vm.call_embedded("itertools_many", vec![function, sources, fill, Object::small(i64::from(ids::ZIP_LONGEST))])
}
fn product(vm: &mut Vm, args: Args<'_>) -> Res {
    let mut times = 1;
    for (name, value) in args.named() {
        if vm.heap.text(name) != "repeat" {
            let message = format!("'{}' is an invalid keyword argument for product()", vm.heap.text(name));
            return Err(vm.type_error(&message));
        }
        if value.is(Kind::Instance) {
            // It may have to be asked which number it is.
            let sources = vm.heap.list(args.positional()[1..].to_vec());
            let again = Object::make(Kind::Native, vm.current_native);
            return vm.call_embedded("product_collected", vec![again, args.all[0], sources, value]);
        }
        times = vm.int_arg(&[value], 0)?;
        if times < 0 {
            return Err(vm.value_error("repeat argument cannot be negative"));
        }
    }
    let sources = &args.positional()[1..];
    let count = sources.len().saturating_mul(usize::try_from(times).unwrap_or(usize::MAX));
    vm.reserve_many(count as u64, 1, 16)?;
    let mut pools: Vec<Box<[Object]>> = Vec::with_capacity(count);
    let mut native = true;
    for &source in sources {
        let items = match source.kind() {
            Kind::Generator | Kind::Instance | Kind::Iter => None,
            _ => vm.items_native(source)?,
        };
        let Some(items) = items else {
            native = false;
            break;
        };
        pools.push(items.into_boxed_slice());
        if pace::halted_in_steps() {
            vm.poll()?;
        }
    }
    if native {
        let size: usize = pools.iter().map(|pool| pool.len() + 4).sum();
        vm.reserve_many(size as u64, u64::try_from(times).unwrap_or(0), 8)?;
        pools.truncate(count);
        for at in 0..count - pools.len() {
            pools.push(pools[at].clone());
        }
        return Ok(arrange(vm, Rule::Product, pools, count));
    }
    let sources = vm.heap.list(sources.to_vec());
    let times = vm.heap.int(times);
    let again = Object::make(Kind::Native, vm.current_native);
    vm.call_embedded("product_collected", vec![again, args.all[0], sources, times])
}
/// The class of the iterator that goes through such arrangements.
pub(crate) const fn arrangement_class(rule: Rule) -> u32 {
    match rule {
        Rule::Product => ids::PRODUCT,
        Rule::Permutations => ids::PERMUTATIONS,
        Rule::Combinations => ids::COMBINATIONS,
        Rule::Replaced => ids::COMBINATIONS_REPLACED,
    }
}
fn arrange(vm: &mut Vm, rule: Rule, pools: Vec<Box<[Object]>>, width: usize) -> Object {
    vm.heap.iter(Iter::Arrange(Box::new(Arrangement::new(rule, pools, width))))
}
fn choose(vm: &mut Vm, args: &[Object], rule: Rule) -> Res {
    let width = match args[2].some() {
        None => None,
        Some(given) => {
            if rule == Rule::Permutations && !matches!(vm.payload(given).kind(), Kind::Int | Kind::Big | Kind::Bool) {
                return Err(vm.type_error("Expected int as r"));
            }
            let width = vm.int_arg(args, 2)?;
            if width < 0 {
                return Err(vm.value_error("r must be non-negative"));
            }
            Some(usize::try_from(width).unwrap_or(usize::MAX))
        }
    };
    if !matches!(args[1].kind(), Kind::Generator | Kind::Instance | Kind::Iter)
        && let Some(items) = vm.items_native(args[1])?
    {
        let width = width.unwrap_or(items.len());
        let held = if rule == Rule::Replaced { width } else { width.min(items.len()) };
        vm.reserve_many((held + items.len()) as u64, 1, 16)?;
        return Ok(arrange(vm, rule, vec![items.into_boxed_slice()], width));
    }
    let again = Object::make(Kind::Native, vm.current_native);
    vm.collect_first(args, 1, again)
}
fn tee(vm: &mut Vm, args: &[Object]) -> Res {
    let count = vm.int_arg_or(args, 1, 2)?;
    if count < 0 {
        return Err(vm.value_error("n must be >= 0"));
    }
    vm.reserve_many(count as u64, 1, 200)?;
    // What is such a branch already is the first one, and the others are at its place.
    if let Some(&Walk::Tee { inner, link, at }) = walk_of(vm, args[0]) {
        let others = (1..count).map(|_| walk::make(vm, Walk::Tee { inner, link, at }));
        let branches: Vec<Object> = std::iter::once(args[0]).chain(others).take(count as usize).collect();
        return Ok(vm.heap.tuple(branches));
    }
    if let Some(inner) = walk::iterator(vm, args[0]) {
        let link = walk::first_block(vm);
        let branches: Vec<Object> = (0..count).map(|_| walk::make(vm, Walk::Tee { inner, link, at: 0 })).collect();
        return Ok(vm.heap.tuple(branches));
    }
    let count = vm.heap.int(count);
    vm.call_embedded("tee_make", vec![args[0], count, Object::small(i64::from(ids::TEE))])
}
fn tee_copy(vm: &mut Vm, args: &[Object]) -> Res {
    match args[0].index_of(Kind::Iter).map(|index| vm.heap.iters[index].clone()) {
        Some(Iter::Walk(walk)) => return Ok(vm.heap.iter(Iter::Walk(walk))),
        Some(ended) => return Ok(vm.heap.iter(ended)),
        None => {}
    }
    let (iterator, link) = registers(vm, args[0]);
    let function = vm.embedded("tee_items");
    vm.embedded_generator(function, vec![iterator, link], ids::TEE)
}
