//! Signatures of tools: as Python source for the model, from JSON Schema for tools of others, and calls bound to them.
//!
//! Data to data; it calls nothing.

use fumehood_core::{Parameter, ToolCall, ToolError, ToolSpec, Value};
use serde_json::{Map, Value as Json};

/// The line that defines a tool in Python.
pub fn signature(spec: &ToolSpec) -> String {
    let parameters = match &spec.parameters {
        None => "*args, **kwargs".to_owned(),
        Some(parameters) => parameters.iter().map(parameter).collect::<Vec<_>>().join(", "),
    };
    let returns = spec.returns.as_ref().map_or_else(String::new, |returns| format!(" -> {returns}"));
    let awaited = if spec.asynchronous { "async " } else { "" };
    format!("{awaited}def {}({parameters}){returns}:", spec.name)
}

/// A tool as Python source, with its documentation and no body.
pub fn definition(spec: &ToolSpec) -> String {
    let text = spec.description.trim().replace("\"\"\"", "'''");
    if text.is_empty() {
        return format!("{} ...", signature(spec));
    }
    let lines: Vec<&str> = text.lines().collect();
    let body = lines.join("\n    ");
    let end = if lines.len() > 1 { "\n    " } else { "" };
    format!("{}\n    \"\"\"{body}{end}\"\"\"", signature(spec))
}

fn parameter(parameter: &Parameter) -> String {
    let annotation = parameter.annotation.as_ref().map_or_else(String::new, |annotation| format!(": {annotation}"));
    match (&parameter.default, annotation.is_empty()) {
        (None, _) => format!("{}{annotation}", parameter.name),
        (Some(default), true) => format!("{}={}", parameter.name, default.repr()),
        (Some(default), false) => format!("{}{annotation} = {}", parameter.name, default.repr()),
    }
}

/// The arguments of a call in the order of the parameters, defaults filled in. A tool without a signature gets its positional
/// arguments, and the named ones as a dict at the end if there are any.
///
/// # Errors
/// The `TypeError` that Python would raise.
pub fn bind(spec: &ToolSpec, call: ToolCall) -> Result<Vec<Value>, ToolError> {
    let wrong = |message: String| ToolError { type_name: "TypeError".to_owned(), message: format!("{}() {message}", spec.name) };
    let Some(parameters) = &spec.parameters else {
        let mut values = call.args;
        if !call.kwargs.is_empty() {
            values.push(Value::Dict(call.kwargs.into_iter().map(|(name, value)| (Value::Str(name), value)).collect()));
        }
        return Ok(values);
    };
    if call.args.len() > parameters.len() {
        return Err(wrong(format!("takes {} positional arguments but {} were given", parameters.len(), call.args.len())));
    }
    let mut bound: Vec<Option<Value>> = call.args.into_iter().map(Some).collect();
    bound.resize(parameters.len(), None);
    for (name, value) in call.kwargs {
        let Some(index) = parameters.iter().position(|parameter| parameter.name == name) else {
            return Err(wrong(format!("got an unexpected keyword argument '{name}'")));
        };
        if bound[index].replace(value).is_some() {
            return Err(wrong(format!("got multiple values for argument '{name}'")));
        }
    }
    let fill = |(value, parameter): (Option<Value>, &Parameter)| {
        value.or_else(|| parameter.default.clone()).ok_or_else(|| wrong(format!("missing a required argument: '{}'", parameter.name)))
    };
    bound.into_iter().zip(parameters).map(fill).collect()
}

/// A parameter of a tool that JSON Schema describes: what Python calls it, and what its owner does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Described {
    pub parameter: Parameter,
    pub original: String,
    pub description: String,
}

/// The parameters of an object that JSON Schema describes: the required ones first.
pub fn parameters_of(schema: &Map<String, Json>) -> Vec<Described> {
    let empty = Map::new();
    let properties = schema.get("properties").and_then(Json::as_object).unwrap_or(&empty);
    let required: Vec<&str> = schema.get("required").and_then(Json::as_array).into_iter().flatten().filter_map(Json::as_str).collect();
    let describe = |(name, property): (&String, &Json)| {
        let needed = required.contains(&name.as_str());
        let annotation = annotation_of(property);
        let default = property.get("default").map_or(Value::None, value_of);
        let annotation =
            if needed || default != Value::None || annotation.ends_with("None") { annotation } else { format!("{annotation} | None") };
        Described {
            parameter: Parameter { name: python_name(name), annotation: Some(annotation), default: (!needed).then_some(default) },
            original: name.clone(),
            description: property.get("description").and_then(Json::as_str).unwrap_or("").to_owned(),
        }
    };
    let mut described: Vec<Described> = properties.iter().map(describe).collect();
    described.sort_by_key(|one| one.parameter.default.is_some());
    described
}

/// The annotation for what JSON Schema describes.
pub fn annotation_of(schema: &Json) -> String {
    for choice in ["anyOf", "oneOf"] {
        if let Some(choices) = schema.get(choice).and_then(Json::as_array) {
            let mut names: Vec<String> = Vec::new();
            for name in choices.iter().map(annotation_of) {
                if !names.contains(&name) {
                    names.push(name);
                }
            }
            return names.join(" | ");
        }
    }
    if let Some(choices) = schema.get("enum").and_then(Json::as_array).filter(|choices| choices.len() <= 12) {
        let choices: Vec<String> = choices.iter().map(|choice| value_of(choice).repr()).collect();
        return format!("Literal[{}]", choices.join(", "));
    }
    match schema.get("type") {
        Some(Json::Array(types)) => {
            types.iter().filter_map(Json::as_str).map(|name| type_name(name, schema)).collect::<Vec<_>>().join(" | ")
        }
        Some(Json::String(name)) => type_name(name, schema),
        _ => "object".to_owned(),
    }
}

fn type_name(name: &str, schema: &Json) -> String {
    match name {
        "string" => "str".to_owned(),
        "integer" => "int".to_owned(),
        "number" => "float".to_owned(),
        "boolean" => "bool".to_owned(),
        "null" => "None".to_owned(),
        "array" => schema.get("items").map_or_else(|| "list".to_owned(), |items| format!("list[{}]", annotation_of(items))),
        "object" => "dict".to_owned(),
        _ => "object".to_owned(),
    }
}

/// A name that Python can say: other letters become underscores.
pub fn python_name(name: &str) -> String {
    let mut text: String = name.chars().map(|letter| if letter.is_ascii_alphanumeric() || letter == '_' { letter } else { '_' }).collect();
    if text.is_empty() || text.starts_with(|first: char| first.is_ascii_digit()) {
        text.insert(0, '_');
    }
    if KEYWORDS.contains(&text.as_str()) {
        text.push('_');
    }
    text
}

/// Python's keywords, which cannot be names.
pub const KEYWORDS: &[&str] = &[
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del", "elif", "else", "except",
    "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try",
    "while", "with", "yield",
];

/// Plain JSON as a value: an object stays a dict, whatever its keys are.
pub fn value_of(json: &Json) -> Value {
    match json {
        Json::Null => Value::None,
        Json::Bool(value) => Value::Bool(*value),
        Json::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(value), _) => Value::from(value),
            (None, Some(value)) => Value::from(value),
            (None, None) => Value::Float(number.as_f64().unwrap_or(f64::NAN)),
        },
        Json::String(text) => Value::Str(text.clone()),
        Json::Array(items) => Value::from(items.iter().map(value_of).collect::<Vec<_>>()),
        Json::Object(members) => Value::Dict(members.iter().map(|(name, value)| (Value::Str(name.clone()), value_of(value))).collect()),
    }
}

/// A value as plain JSON for somebody who knows nothing of Python: tuples and sets are arrays, what has no JSON form is text.
pub fn json_of(value: &Value) -> Json {
    match value {
        Value::None => Json::Null,
        Value::Bool(value) => Json::Bool(*value),
        Value::Int(value) => serde_json::from_str(&value.to_string()).unwrap_or(Json::Null),
        Value::Float(value) => serde_json::Number::from_f64(*value).map_or(Json::Null, Json::Number),
        Value::Str(text) => Json::String(text.clone()),
        Value::List(items) | Value::Tuple(items) | Value::Set(items) | Value::FrozenSet(items) => items.iter().map(json_of).collect(),
        Value::Dict(pairs) => pairs.iter().map(|(key, value)| (crate::memory::shown(key), json_of(value))).collect::<Map<_, _>>().into(),
        Value::Record { fields, .. } => fields.iter().map(|(name, value)| (name.clone(), json_of(value))).collect::<Map<_, _>>().into(),
        other => Json::String(other.repr()),
    }
}

#[cfg(test)]
mod tests {
    use super::{bind, definition, json_of, parameters_of, signature};
    use crate::Tool;
    use expect_test::expect;
    use fumehood_core::{Parameter, ToolCall, ToolSpec, Value};

    #[test]
    fn a_tool_is_shown_as_python() {
        let tool = Tool::function("greet", ["name", "times", "tag"], |_: String, _: i64, _: Option<String>| "hello");
        let tool = tool.describe("Greets.\n\nArgs:\n    name: Whom.");
        expect![[r#"
            def greet(name: str, times: int, tag: str | None = None) -> str:
                """Greets.

                Args:
                    name: Whom.
                """"#]]
        .assert_eq(&definition(&tool.spec).replace("\n    \n", "\n\n"));
        assert_eq!(signature(&ToolSpec::new("any")), "def any(*args, **kwargs):");
    }

    #[test]
    fn calls_are_bound_as_python_binds_them() {
        let parameter = |name: &str, default| Parameter { name: name.to_owned(), annotation: None, default };
        let spec = ToolSpec { parameters: Some(vec![parameter("a", None), parameter("b", Some(Value::from(2)))]), ..ToolSpec::new("f") };
        let call = |args: &[i32], kwargs: &[(&str, i32)]| {
            let args = args.iter().map(|value| Value::from(*value)).collect();
            let kwargs = kwargs.iter().map(|(name, value)| ((*name).to_owned(), Value::from(*value))).collect();
            bind(&spec, ToolCall { name: "f".to_owned(), args, kwargs }).map_err(|error| error.message)
        };
        assert_eq!(call(&[1], &[]), Ok(vec![1.into(), 2.into()]));
        assert_eq!(call(&[], &[("b", 3), ("a", 1)]), Ok(vec![1.into(), 3.into()]));
        assert_eq!(call(&[], &[]), Err("f() missing a required argument: 'a'".to_owned()));
        assert_eq!(call(&[1], &[("a", 1)]), Err("f() got multiple values for argument 'a'".to_owned()));
        assert_eq!(call(&[1], &[("c", 1)]), Err("f() got an unexpected keyword argument 'c'".to_owned()));
        assert_eq!(call(&[1, 2, 3], &[]), Err("f() takes 2 positional arguments but 3 were given".to_owned()));
    }

    #[test]
    fn json_schema_becomes_parameters() {
        let schema = serde_json::json!({
            "properties": {
                "limit": {"type": "integer", "default": 5},
                "time-zone": {"type": "string", "description": "IANA name"},
                "tags": {"type": "array", "items": {"type": "string"}},
                "unit": {"enum": ["c", "f"]},
                "from": {"anyOf": [{"type": "number"}, {"type": "null"}]},
            },
            "required": ["time-zone", "unit"],
        });
        let spec = ToolSpec {
            parameters: Some(parameters_of(schema.as_object().unwrap()).into_iter().map(|one| one.parameter).collect()),
            ..ToolSpec::new("f")
        };
        assert_eq!(
            signature(&spec),
            "def f(time_zone: str, unit: Literal['c', 'f'], limit: int = 5, tags: list[str] | None = None, from_: float | None = None):"
        );
    }

    #[test]
    fn values_become_plain_json() {
        let value = Value::from_json(r#"{"a": {"$tuple": [1, null]}, "b": 123456789012345678901234567890}"#).unwrap();
        assert_eq!(json_of(&value)["a"].to_string(), "[1,null]");
    }
}
