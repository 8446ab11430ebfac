//! Behaviour of whole patterns; the language itself is compared with CPython in `tests/cases`.

use super::*;

fn spans(pattern: &str, text: &str, mode: Mode) -> Option<Vec<Option<(usize, usize)>>> {
    let regex = Regex::new(pattern, 0).unwrap();
    let request = Request { text: text.as_bytes(), start: 0, end: text.len(), mode, must_advance: false };
    let mut groups = Vec::new();
    match regex.match_at(request, &mut Scratch::default(), &mut groups, &mut |_| true) {
        Outcome::Matched { .. } => Some(groups),
        Outcome::Failed => None,
        other => panic!("{other:?}"),
    }
}

fn found<'a>(pattern: &str, text: &'a str) -> Option<&'a str> {
    let (start, end) = spans(pattern, text, Mode::Search)?[0]?;
    Some(&text[start..end])
}

#[test]
fn searches() {
    assert_eq!(found(r"\d{4}-\d\d-\d\d", "on 2024-05-06."), Some("2024-05-06"));
    assert_eq!(found(r"(?i)STRASSE|straße", "Die Straße"), Some("Straße"));
    assert_eq!(found(r"<(\w+)>.*?</\1>", "<a><b>x</b></a>"), Some("<a><b>x</b></a>"));
    assert_eq!(found(r"(?<=€)\d+", "é€42"), Some("42"));
    assert_eq!(found(r"(?<!€)\b\d+", "€42 7"), Some("7"));
    assert_eq!(found(r"a(?!b)", "abac"), Some("a"));
    assert_eq!(found(r"(?>a+)b", "aaab"), Some("aaab"));
    assert_eq!(found(r"a++a", "aaa"), None);
    assert_eq!(found(r"(a)?(?(1)b|c)", "xc"), Some("c"));
    assert_eq!(found(r"^\w+$", "é"), Some("é"));
    assert_eq!(found(r"[^a-z]+", "abÉcd"), Some("É"));
}

#[test]
fn captures_like_cpython() {
    assert_eq!(spans("(a*)*", "b", Mode::Match), Some(vec![Some((0, 0)), Some((0, 0))]));
    assert_eq!(spans("(a)|b", "b", Mode::Match), Some(vec![Some((0, 1)), None]));
    assert_eq!(spans("(?:(a)|b)*", "ab", Mode::FullMatch), Some(vec![Some((0, 2)), Some((0, 1))]));
}

#[test]
fn does_not_blow_up() {
    let text = "a".repeat(5000);
    for pattern in ["(a*)*b", "(a|aa)+$b", "(?:a?){30}a{30}b", "(x+x+)+y|(a+)+c", "(?:(?:a|b)*c?)*d"] {
        let regex = Regex::new(pattern, 0).unwrap();
        let request = Request { text: text.as_bytes(), start: 0, end: 5000, mode: Mode::Search, must_advance: false };
        let mut steps = 0;
        let outcome = regex.match_at(request, &mut Scratch::default(), &mut Vec::new(), &mut |fresh| {
            steps += fresh;
            steps < 40_000_000
        });
        assert_eq!(outcome, Outcome::Failed, "{pattern}");
    }
}

#[test]
fn stops_when_told() {
    let text = "a".repeat(40);
    let regex = Regex::new(r"(a+)+\1b", 0).unwrap();
    let request = Request { text: text.as_bytes(), start: 0, end: 40, mode: Mode::Match, must_advance: false };
    let mut asked = 0;
    let outcome = regex.match_at(request, &mut Scratch::default(), &mut Vec::new(), &mut |_| {
        asked += 1;
        asked < 10
    });
    assert_eq!((outcome, asked), (Outcome::Stopped, 10));
}

#[test]
fn refuses_in_the_words_of_cpython() {
    for (pattern, message) in [
        ("(", "missing ), unterminated subpattern at position 0"),
        ("a**", "multiple repeat at position 2"),
        ("*", "nothing to repeat at position 0"),
        ("[a", "unterminated character set at position 0"),
        ("[z-a]", "bad character range z-a at position 1"),
        (r"\q", "bad escape \\q at position 0"),
        (r"\1", "invalid group reference 1 at position 1"),
        ("(?P<a>)(?P<a>)", "redefinition of group name 'a' as group 2; was group 1 at position 11"),
        ("(?<=a+)", "look-behind requires fixed-width pattern"),
        ("a(?i)", "global flags not at the start of the expression at position 1"),
        ("a{2,1}", "min repeat greater than max repeat at position 2"),
        (")", "unbalanced parenthesis at position 0"),
    ] {
        assert_eq!(Regex::new(pattern, 0).unwrap_err().text(pattern), message);
    }
}

#[test]
fn bounds_nesting() {
    for open in ["(", "(?:", "(?=", "(?>", "(a|", "(?:a"] {
        let nested = |depth| format!("{}b{}", open.repeat(depth), ")*+".repeat(depth));
        assert!(Regex::new(&nested(90), 0).is_ok());
        assert_eq!(Regex::new(&nested(1000), 0).unwrap_err().kind, ErrorKind::Recursion);
    }
}
