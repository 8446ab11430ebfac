//! `keyword` and `token`: the words and signs of Python's grammar, with their numbers.
//! Nothing here reads source: see `compile`.

use crate::native::{NativeDef, Res, function};
use crate::object::Object;
use crate::object::set::Set;
use crate::vm::Vm;

pub static TOKENS: &[NativeDef] = &[
    function("ISTERMINAL", "x", |vm, args| compared(vm, args, "op_lt", NT_OFFSET, |x| x < NT_OFFSET)),
    function("ISNONTERMINAL", "x", |vm, args| compared(vm, args, "op_ge", NT_OFFSET, |x| x >= NT_OFFSET)),
    function("ISEOF", "x", |vm, args| compared(vm, args, "op_eq", 0, |x| x == 0)),
];

/// Compares an int at once, and anything else as Python does.
fn compared(vm: &mut Vm, args: &[Object], operator: &'static str, with: i64, holds: fn(i64) -> bool) -> Res {
    match args[0].as_int() {
        Some(x) => Ok(Object::bool(holds(x))),
        None => vm.call_embedded(operator, vec![args[0], Object::small(with)]),
    }
}

const NT_OFFSET: i64 = 256;

/// Words that cannot be names.
const KEYWORDS: &str = "False None True and as assert async await break class continue def del elif else except finally for from global if \
     import in is lambda nonlocal not or pass raise return try while with yield";
/// Words that are special in some places only.
const SOFT_KEYWORDS: &str = "_ case match";
/// Tokens, from number 0 on.
const NAMES: &str = "ENDMARKER NAME NUMBER STRING NEWLINE INDENT DEDENT LPAR RPAR LSQB RSQB COLON COMMA SEMI PLUS MINUS STAR SLASH VBAR \
     AMPER LESS GREATER EQUAL DOT PERCENT LBRACE RBRACE EQEQUAL NOTEQUAL LESSEQUAL GREATEREQUAL TILDE CIRCUMFLEX LEFTSHIFT \
     RIGHTSHIFT DOUBLESTAR PLUSEQUAL MINEQUAL STAREQUAL SLASHEQUAL PERCENTEQUAL AMPEREQUAL VBAREQUAL CIRCUMFLEXEQUAL \
     LEFTSHIFTEQUAL RIGHTSHIFTEQUAL DOUBLESTAREQUAL DOUBLESLASH DOUBLESLASHEQUAL AT ATEQUAL RARROW ELLIPSIS COLONEQUAL OP \
     AWAIT ASYNC TYPE_IGNORE TYPE_COMMENT SOFT_KEYWORD ERRORTOKEN COMMENT NL ENCODING N_TOKENS";
/// Signs, each with the name of its token.
const SIGNS: &str = "!= NOTEQUAL % PERCENT %= PERCENTEQUAL & AMPER &= AMPEREQUAL ( LPAR ) RPAR * STAR ** DOUBLESTAR **= DOUBLESTAREQUAL *= \
     STAREQUAL + PLUS += PLUSEQUAL , COMMA - MINUS -= MINEQUAL -> RARROW . DOT ... ELLIPSIS / SLASH // DOUBLESLASH //= \
     DOUBLESLASHEQUAL /= SLASHEQUAL : COLON := COLONEQUAL ; SEMI < LESS << LEFTSHIFT <<= LEFTSHIFTEQUAL <= LESSEQUAL = \
     EQUAL == EQEQUAL > GREATER >= GREATEREQUAL >> RIGHTSHIFT >>= RIGHTSHIFTEQUAL @ AT @= ATEQUAL [ LSQB ] RSQB ^ \
     CIRCUMFLEX ^= CIRCUMFLEXEQUAL { LBRACE | VBAR |= VBAREQUAL } RBRACE ~ TILDE";

pub fn is_keyword(name: &str) -> bool {
    KEYWORDS.split_whitespace().any(|known| known == name)
}

pub fn init_keyword(vm: &mut Vm, dict: Object) -> Res<()> {
    let exported = words(vm, "iskeyword issoftkeyword kwlist softkwlist".split(' '));
    vm.dict_set_str(dict, "__all__", exported);
    for (list, test, all) in [("kwlist", "iskeyword", KEYWORDS), ("softkwlist", "issoftkeyword", SOFT_KEYWORDS)] {
        let set = vm.heap.frozenset(Set::default());
        for word in all.split(' ') {
            let word = vm.heap.intern(word);
            // A text needs no guest code to be hashed.
            let _ = vm.set_insert(set.index(), word);
        }
        let contains = vm.heap.intern("__contains__");
        let contains = vm.getattr(set, contains)?;
        let all = words(vm, all.split(' '));
        vm.dict_set_str(dict, list, all);
        vm.dict_set_str(dict, test, contains);
    }
    Ok(())
}

pub fn init_token(vm: &mut Vm, dict: Object) -> Res<()> {
    let names = || NAMES.split(' ').chain(["NT_OFFSET"]);
    let exported = words(vm, "tok_name ISTERMINAL ISNONTERMINAL ISEOF".split(' ').chain(names()));
    vm.dict_set_str(dict, "__all__", exported);
    let (by_number, by_sign) = (vm.dict_from([]), vm.dict_from([]));
    for (number, name) in (0..).zip(names()) {
        let number = Object::small(if name == "NT_OFFSET" { NT_OFFSET } else { number });
        let text = vm.heap.intern(name);
        vm.dict_set(by_number, number, text);
        vm.dict_set(dict, text, number);
    }
    let mut signs = SIGNS.split(' ');
    while let (Some(sign), Some(name)) = (signs.next(), signs.next()) {
        if let Some(number) = vm.dict_get_str(dict, name) {
            vm.dict_set_str(by_sign, sign, number);
        }
    }
    vm.dict_set_str(dict, "tok_name", by_number);
    vm.dict_set_str(dict, "EXACT_TOKEN_TYPES", by_sign);
    Ok(())
}

fn words<'a>(vm: &mut Vm, all: impl Iterator<Item = &'a str>) -> Object {
    let all = all.map(|word| vm.heap.intern(word)).collect::<Vec<Object>>();
    vm.heap.list(all)
}
