//! What is cut out of what models write, and what is not.

use super::{NoCode, Tags, extract, extract_structured};

fn check(text: &str, code: &str) {
    assert_eq!(extract(text, &Tags::default()).map(|found| found.code).as_deref(), Ok(code), "{text}");
}

#[test]
fn tags_and_fences() {
    check("I add.\n<code>\nx = 1\n</code>", "x = 1");
    check("<code>x = 1</code>", "x = 1");
    check("```python\nx = 1\n```\n", "x = 1");
    check("```py\nx = 1\n```", "x = 1");
    check("~~~~\nx = 1\n~~~~", "x = 1");
    check("```\nx = 1\n```", "x = 1");
    check("  <code>\n    x = 1\n    if x:\n        y = 2\n  </code>", "x = 1\nif x:\n    y = 2");
}

#[test]
fn a_closing_mark_in_a_string_or_comment_does_not_cut() {
    check("<code>\nprint('</code>')\n</code>", "print('</code>')");
    check("<code>\nx = \"\"\"\n</code>\n\"\"\"\n</code>", "x = \"\"\"\n</code>\n\"\"\"");
    check("<code>\nx = 'it\\'s </code>'\n</code>", "x = 'it\\'s </code>'");
    check("<code>\nx = 1 # the </code> tag\ny = 2\n</code>", "x = 1 # the </code> tag\ny = 2");
    check("```python\ntext = '''\n```\n'''\n```", "text = '''\n```\n'''");
    check("<code>\nx = r'\\' # '</code>", "x = r'\\' # '");
}

#[test]
fn answers_that_were_cut_or_are_careless() {
    check("<code>\nx = 1\n", "x = 1");
    check("```python\nx = 1\n", "x = 1");
    check("<code>\nx = 1 # done</code>", "x = 1 # done");
    check("<code>\nx = 1 # a</code>\nand\n<code>\ny = 2\n</code>", "x = 1 # a\n\ny = 2");
    check("<code>\nx = '''never ends\n</code>", "x = '''never ends");
    check("<code>\nprint('it's')\n</code>", "print('it's')");
    check("final_answer(\"a) b\")", "final_answer(\"a) b\")");
    check("<code>\nx = 1\n<code>", "x = 1");
    check("<code>\n```python\nx = 1\n```\n</code>", "x = 1");
    check("<code>\n```\nx = '''\n```\n'''\n```\n</code>", "x = '''\n```\n'''");
    check("It is code, so:</think>\n<code>\nx = 1\n</code>", "x = 1");
    check("<code>\nprint('</think>')\n</code>\n<code>\nx = 1\n</code>", "print('</think>')\n\nx = 1");
}

#[test]
fn a_program_without_any_marks() {
    for program in [
        "x = 1\nprint(x)",
        "import math, os.path as path\nfrom a.b import (\n    c,\n)\n\n# so far\nprint(math.pi)  # a number",
        "def f(x):\n    return x\n\n@cache\nclass A:\n    pass\n\nfor i in range(3):\n    f(\n  i)\nelse:\n    pass",
        "text = \"\"\"\nThis is prose.\n\"\"\"\na, b = 1, 2\ntable['a b'][0] += 1\nx: int = 1\ntext",
        "print('a)').strip()[0]\nwith open('a') as f:\n    f.read()",
        "if x:  # a comment\n\tx = 1\nx.y = x",
    ] {
        check(program, program);
    }
    for prose in [
        "Done.",
        "I use print(x) for it.\nprint(x)",
        "x = 1\nThat is all.",
        "import the data first",
        "for example, this",
        "The answer = 5",
        "a == b",
        "# only a comment",
        "print(1) prints 1",
        "42",
        "yes",
    ] {
        assert_eq!(extract(prose, &Tags::default()), Err(NoCode::Missing), "{prose}");
    }
}

#[test]
fn several_blocks_are_one_cell_but_not_those_after_a_made_up_observation() {
    check("<code>\nx = 1\n</code>\nthen\n<code>\ny = 2\n</code>", "x = 1\n\ny = 2");
    check("<code>\nx = 1\n</code>\nObservation: 1\n<code>\ny = 2\n</code>", "x = 1");
    check("```py\nx = 1\n```\nObservation: 1\n```py\ny = 2\n```", "x = 1");
}

#[test]
fn sketches_and_thoughts_are_not_run() {
    check("A sketch:\n```python\nwrong()\n```\n<code>\nx = 1\n</code>", "x = 1");
    check("<think>maybe <code>wrong()</code>?</think>\n<code>\nx = 1\n</code>", "x = 1");
    check("I write `<code>` around it.\n<code>\nx = 1\n</code>", "x = 1");
    check("```bash\nls\n```\n```python\nx = 1\n```", "x = 1");
}

#[test]
fn letters_of_any_width() {
    check("<code>\nx = 'é</code>😀' # ünd\n</code> ö", "x = 'é</code>😀' # ünd");
}

#[test]
fn nothing_to_run() {
    let none = |text| extract(text, &Tags::default()).unwrap_err();
    assert_eq!(none("I do not know."), NoCode::Missing);
    assert_eq!(none("<code>\n\n</code>"), NoCode::Empty);
    assert_eq!(none("```json\n{}\n```"), NoCode::Missing);
    assert_eq!(none("print(1) and print(2)"), NoCode::Missing);
    assert_eq!(extract("<code>x</code>", &Tags::markdown()), Err(NoCode::Missing));
}

#[test]
fn the_end_is_after_the_last_block() {
    let text = "<code>\nx\n</code>\nObservation: made up";
    let found = extract(text, &Tags::default()).unwrap();
    assert_eq!(&text[..found.end], "<code>\nx\n</code>");
}

#[test]
fn structured_answers() {
    let right = extract_structured(r#"{"thought": "add", "code": "x = 1"}"#, &Tags::default());
    assert_eq!(right, Ok(("add".to_owned(), "x = 1".to_owned())));
    let tagged = extract_structured("```json\n{\"thought\": \"\", \"code\": \"<code>\\nx = 1\\n</code>\"}\n```", &Tags::default());
    assert_eq!(tagged, Ok((String::new(), "x = 1".to_owned())));
    for wrong in ["x = 1", r#"{"thought": "t"}"#, r#"{"code": 1}"#, "[]"] {
        assert!(matches!(extract_structured(wrong, &Tags::default()), Err(NoCode::Malformed(_))), "{wrong}");
    }
    assert_eq!(extract_structured(r#"{"code": " "}"#, &Tags::default()), Err(NoCode::Empty));
}
