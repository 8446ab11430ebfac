//! Tools of the host, as a guest sees them that looks before it calls: `inspect` and `help` know them.

use fumehood_core::{Cell, End, Parameter, Policy, ToolSpec, Value};
use fumehood_interpreter::{Effect, Reply, Step, Vm};

fn parameter(name: &str, annotation: Option<&str>, default: Option<Value>) -> Parameter {
    Parameter { name: name.to_owned(), annotation: annotation.map(str::to_owned), default }
}

/// A session with tools of several forms; each answers with its name.
fn session() -> Vm {
    let search = ToolSpec {
        description: "Searches.".to_owned(),
        parameters: Some(vec![
            parameter("query", Some("str"), None),
            parameter("limit", Some("int"), Some(Value::from(10_i64))),
            parameter("mode", None, Some(Value::Str("it's".to_owned()))),
        ]),
        returns: Some("list[str]".to_owned()),
        ..ToolSpec::new("search")
    };
    let foreign = ToolSpec {
        parameters: Some(vec![parameter("table", Some("DataFrame"), None), parameter("sure", Some("bool"), Some(Value::None))]),
        returns: Some("Table | None".to_owned()),
        ..ToolSpec::new("foreign")
    };
    let bare = ToolSpec { parameters: Some(Vec::new()), ..ToolSpec::new("bare") };
    Vm::new(&Policy { tools: vec![search, foreign, bare, ToolSpec::new("anything")], ..Policy::default() })
}

fn value(code: &str) -> String {
    let mut vm = session();
    vm.start(&Cell::new(code));
    let mut reply = Reply::None;
    loop {
        reply = match vm.resume(reply) {
            Step::Done(End::Value(Value::Str(text))) => return text,
            Step::Done(other) => panic!("{code}: {other:?}"),
            Step::Effect(Effect::Call { id, call }) => Reply::Tool { id, result: Ok(Value::Str(call.name)) },
            Step::Effect(_) => Reply::None,
        };
    }
}

#[test]
fn a_signature_shows_parameters_defaults_and_annotations() {
    let text = value("import inspect\nstr(inspect.signature(search))");
    assert_eq!(text, r#"(query: str, limit: int = 10, mode="it's") -> list[str]"#);
    assert_eq!(value("import inspect\nstr(inspect.signature(bare))"), "()");
    assert_eq!(value("import inspect\nstr(inspect.signature(anything))"), "(*args, **kwargs)");
}

#[test]
fn annotations_that_name_nothing_here_stay_texts() {
    let text = value("import inspect\nstr(inspect.signature(foreign))");
    assert_eq!(text, "(table: 'DataFrame', sure: 'bool' = None) -> 'Table | None'");
}

#[test]
fn parameters_are_objects_that_bind_arguments() {
    let code = "import inspect
found = inspect.signature(search)
bound = found.bind('x', mode='m')
bound.apply_defaults()
repr([list(found.parameters), found.parameters['limit'].default, found.parameters['query'].annotation is str, found.return_annotation, bound.arguments])";
    assert_eq!(value(code), "[['query', 'limit', 'mode'], 10, True, list[str], {'query': 'x', 'limit': 10, 'mode': 'm'}]");
    let code = "import inspect
try:
    inspect.signature(search).bind(limit=1)
except TypeError as error:
    answer = str(error)
answer";
    assert_eq!(value(code), "missing a required argument: 'query'");
}

#[test]
fn the_kinds_of_a_tool_are_those_of_something_called() {
    let code = "import inspect
repr([callable(search), inspect.isclass(search), inspect.ismodule(search), inspect.isgeneratorfunction(search), inspect.getdoc(search)])";
    assert_eq!(value(code), "[True, False, False, False, 'Searches.']");
    let code = "import inspect
try:
    inspect.getsource(search)
except TypeError as error:
    answer = str(error)
answer";
    assert_eq!(value(code), "module, class, method, function, traceback, frame, or code object was expected, got tool");
    assert_eq!(value("import functools\nfunctools.wraps(search)(lambda: 1).__name__"), "search");
    assert_eq!(value("import functools\nfunctools.partial(search, 'x')()"), "search");
}
