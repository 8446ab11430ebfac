//! The grammar of syntax trees in Python 3.11: every class of nodes, its base and its fields, as the documentation of the classes shows
//! them. A plain table: what is made of it is in `classes.rs`.

use std::sync::LazyLock;

/// How many values a field has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    One,
    Optional,
    Many,
}

/// A field of a class of nodes.
pub struct Field {
    pub name: &'static str,
    /// `expr`, `identifier`, …
    pub kind: &'static str,
    pub count: Count,
}

/// A class of nodes, as written.
pub struct Row {
    pub name: &'static str,
    /// Empty for the class that all derive from.
    pub base: &'static str,
    pub fields: &'static str,
}

macro_rules! grammar {
    ($($class:ident $name:literal $base:literal $fields:literal,)*) => {
        /// The classes of nodes, in the order of the table.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[expect(clippy::enum_variant_names, reason = "the grammar names them")]
        pub enum Class {
            $($class),*
        }
        /// All of them.
        pub static CLASSES: &[Class] = &[$(Class::$class),*];
        static ROWS: &[Row] = &[$(Row { name: $name, base: $base, fields: $fields }),*];
    };
}

grammar! {
    Ast "AST" "" "",
    AbstractMod "mod" "AST" "",
    Module "Module" "mod" "stmt* body, type_ignore* type_ignores",
    Interactive "Interactive" "mod" "stmt* body",
    Expression "Expression" "mod" "expr body",
    FunctionType "FunctionType" "mod" "expr* argtypes, expr returns",
    AbstractStmt "stmt" "AST" "",
    FunctionDef "FunctionDef" "stmt" "identifier name, arguments args, stmt* body, expr* decorator_list, expr? returns, string? type_comment",
    AsyncFunctionDef "AsyncFunctionDef" "stmt" "identifier name, arguments args, stmt* body, expr* decorator_list, expr? returns, string? type_comment",
    ClassDef "ClassDef" "stmt" "identifier name, expr* bases, keyword* keywords, stmt* body, expr* decorator_list",
    Return "Return" "stmt" "expr? value",
    Delete "Delete" "stmt" "expr* targets",
    Assign "Assign" "stmt" "expr* targets, expr value, string? type_comment",
    AugAssign "AugAssign" "stmt" "expr target, operator op, expr value",
    AnnAssign "AnnAssign" "stmt" "expr target, expr annotation, expr? value, int simple",
    For "For" "stmt" "expr target, expr iter, stmt* body, stmt* orelse, string? type_comment",
    AsyncFor "AsyncFor" "stmt" "expr target, expr iter, stmt* body, stmt* orelse, string? type_comment",
    While "While" "stmt" "expr test, stmt* body, stmt* orelse",
    If "If" "stmt" "expr test, stmt* body, stmt* orelse",
    With "With" "stmt" "withitem* items, stmt* body, string? type_comment",
    AsyncWith "AsyncWith" "stmt" "withitem* items, stmt* body, string? type_comment",
    Match "Match" "stmt" "expr subject, match_case* cases",
    Raise "Raise" "stmt" "expr? exc, expr? cause",
    Try "Try" "stmt" "stmt* body, excepthandler* handlers, stmt* orelse, stmt* finalbody",
    TryStar "TryStar" "stmt" "stmt* body, excepthandler* handlers, stmt* orelse, stmt* finalbody",
    Assert "Assert" "stmt" "expr test, expr? msg",
    Import "Import" "stmt" "alias* names",
    ImportFrom "ImportFrom" "stmt" "identifier? module, alias* names, int? level",
    Global "Global" "stmt" "identifier* names",
    Nonlocal "Nonlocal" "stmt" "identifier* names",
    Expr "Expr" "stmt" "expr value",
    Pass "Pass" "stmt" "",
    Break "Break" "stmt" "",
    Continue "Continue" "stmt" "",
    AbstractExpr "expr" "AST" "",
    BoolOp "BoolOp" "expr" "boolop op, expr* values",
    NamedExpr "NamedExpr" "expr" "expr target, expr value",
    BinOp "BinOp" "expr" "expr left, operator op, expr right",
    UnaryOp "UnaryOp" "expr" "unaryop op, expr operand",
    Lambda "Lambda" "expr" "arguments args, expr body",
    IfExp "IfExp" "expr" "expr test, expr body, expr orelse",
    Dict "Dict" "expr" "expr* keys, expr* values",
    Set "Set" "expr" "expr* elts",
    ListComp "ListComp" "expr" "expr elt, comprehension* generators",
    SetComp "SetComp" "expr" "expr elt, comprehension* generators",
    DictComp "DictComp" "expr" "expr key, expr value, comprehension* generators",
    GeneratorExp "GeneratorExp" "expr" "expr elt, comprehension* generators",
    Await "Await" "expr" "expr value",
    Yield "Yield" "expr" "expr? value",
    YieldFrom "YieldFrom" "expr" "expr value",
    Compare "Compare" "expr" "expr left, cmpop* ops, expr* comparators",
    Call "Call" "expr" "expr func, expr* args, keyword* keywords",
    FormattedValue "FormattedValue" "expr" "expr value, int conversion, expr? format_spec",
    JoinedStr "JoinedStr" "expr" "expr* values",
    Constant "Constant" "expr" "constant value, string? kind",
    Attribute "Attribute" "expr" "expr value, identifier attr, expr_context ctx",
    Subscript "Subscript" "expr" "expr value, expr slice, expr_context ctx",
    Starred "Starred" "expr" "expr value, expr_context ctx",
    Name "Name" "expr" "identifier id, expr_context ctx",
    List "List" "expr" "expr* elts, expr_context ctx",
    Tuple "Tuple" "expr" "expr* elts, expr_context ctx",
    Slice "Slice" "expr" "expr? lower, expr? upper, expr? step",
    ExprContext "expr_context" "AST" "",
    Load "Load" "expr_context" "",
    Store "Store" "expr_context" "",
    Del "Del" "expr_context" "",
    AbstractBoolOp "boolop" "AST" "",
    And "And" "boolop" "",
    Or "Or" "boolop" "",
    Operator "operator" "AST" "",
    Add "Add" "operator" "",
    Sub "Sub" "operator" "",
    Mult "Mult" "operator" "",
    MatMult "MatMult" "operator" "",
    Div "Div" "operator" "",
    Mod "Mod" "operator" "",
    Pow "Pow" "operator" "",
    LShift "LShift" "operator" "",
    RShift "RShift" "operator" "",
    BitOr "BitOr" "operator" "",
    BitXor "BitXor" "operator" "",
    BitAnd "BitAnd" "operator" "",
    FloorDiv "FloorDiv" "operator" "",
    AbstractUnaryOp "unaryop" "AST" "",
    Invert "Invert" "unaryop" "",
    Not "Not" "unaryop" "",
    UAdd "UAdd" "unaryop" "",
    USub "USub" "unaryop" "",
    CmpOp "cmpop" "AST" "",
    Eq "Eq" "cmpop" "",
    NotEq "NotEq" "cmpop" "",
    Lt "Lt" "cmpop" "",
    LtE "LtE" "cmpop" "",
    Gt "Gt" "cmpop" "",
    GtE "GtE" "cmpop" "",
    Is "Is" "cmpop" "",
    IsNot "IsNot" "cmpop" "",
    In "In" "cmpop" "",
    NotIn "NotIn" "cmpop" "",
    Comprehension "comprehension" "AST" "expr target, expr iter, expr* ifs, int is_async",
    AbstractExceptHandler "excepthandler" "AST" "",
    ExceptHandler "ExceptHandler" "excepthandler" "expr? type, identifier? name, stmt* body",
    Arguments "arguments" "AST" "arg* posonlyargs, arg* args, arg? vararg, arg* kwonlyargs, expr* kw_defaults, arg? kwarg, expr* defaults",
    Arg "arg" "AST" "identifier arg, expr? annotation, string? type_comment",
    Keyword "keyword" "AST" "identifier? arg, expr value",
    Alias "alias" "AST" "identifier name, identifier? asname",
    WithItem "withitem" "AST" "expr context_expr, expr? optional_vars",
    MatchCase "match_case" "AST" "pattern pattern, expr? guard, stmt* body",
    Pattern "pattern" "AST" "",
    MatchValue "MatchValue" "pattern" "expr value",
    MatchSingleton "MatchSingleton" "pattern" "constant value",
    MatchSequence "MatchSequence" "pattern" "pattern* patterns",
    MatchMapping "MatchMapping" "pattern" "expr* keys, pattern* patterns, identifier? rest",
    MatchClass "MatchClass" "pattern" "expr cls, pattern* patterns, identifier* kwd_attrs, pattern* kwd_patterns",
    MatchStar "MatchStar" "pattern" "identifier? name",
    MatchAs "MatchAs" "pattern" "pattern? pattern, identifier? name",
    MatchOr "MatchOr" "pattern" "pattern* patterns",
    AbstractTypeIgnore "type_ignore" "AST" "",
    TypeIgnore "TypeIgnore" "type_ignore" "int lineno, string tag",
}

/// The fields of each class.
static FIELDS: LazyLock<Vec<Vec<Field>>> = LazyLock::new(|| ROWS.iter().map(|row| fields_of(row.fields)).collect());

fn fields_of(text: &'static str) -> Vec<Field> {
    let one = |field: &'static str| {
        let (kind, name) = field.trim().split_once(' ')?;
        let count = match kind.as_bytes().last() {
            Some(b'*') => Count::Many,
            Some(b'?') => Count::Optional,
            _ => Count::One,
        };
        Some(Field { name, kind: kind.trim_end_matches(['*', '?']), count })
    };
    text.split(',').filter_map(one).collect()
}

impl Class {
    fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }
    pub fn name(self) -> &'static str {
        self.row().name
    }
    /// The class that it derives from; none for the one that all derive from.
    pub fn base(self) -> Option<Self> {
        Self::named(self.row().base)
    }
    pub fn fields(self) -> &'static [Field] {
        &FIELDS[self as usize]
    }
    pub fn named(name: &str) -> Option<Self> {
        CLASSES.iter().copied().find(|class| class.name() == name)
    }
    /// Do its nodes say where in the source they are?
    pub fn is_placed(self) -> bool {
        matches!(self, Self::Arg | Self::Keyword | Self::Alias)
            || matches!(self.row().base, "stmt" | "expr" | "excepthandler" | "pattern")
            || matches!(self, Self::AbstractStmt | Self::AbstractExpr | Self::AbstractExceptHandler | Self::Pattern)
    }
    /// Must they say where they end? Others may leave that open.
    pub fn must_end(self) -> bool {
        self == Self::Pattern || self.row().base == "pattern"
    }
    /// What its documentation says.
    pub fn documentation(self) -> String {
        let Row { name, base, fields } = *self.row();
        let signature = |name: &str, fields: &str| if fields.is_empty() { name.to_owned() } else { format!("{name}({fields})") };
        let kinds: Vec<String> = ROWS.iter().filter(|row| row.base == name).map(|row| signature(row.name, row.fields)).collect();
        if kinds.is_empty() || base.is_empty() {
            return signature(name, fields);
        }
        let separator = if kinds.iter().any(|kind| kind.contains('(')) {
            format!("\n{:width$}| ", "", width = name.len() + 1)
        } else {
            " | ".to_owned()
        };
        format!("{name} = {}", kinds.join(&separator))
    }
}
