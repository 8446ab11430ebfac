//! The prompts, as models read them.

use super::{Prompts, Setting};
use crate::{Tags, Tool};
use expect_test::{Expect, expect};
use fumehood_core::{Mount, Policy, ToolSpec};

fn setting<'a>(policy: &'a Policy, tools: &'a [ToolSpec], tags: &'a Tags) -> Setting<'a> {
    Setting { policy, executor: "local", tools, agents: &[], instructions: "", tags, structured: false }
}

fn check(rendered: &str, expected: &Expect) {
    expected.assert_eq(rendered);
}

#[test]
fn the_system_prompt() {
    let tool = Tool::function("area", ["width", "height"], |width: f64, height: f64| width * height).describe("The area of a rectangle.");
    let agent = Tool::function("searcher", ["task"], |task: String| task).describe("Finds things.");
    let policy = Policy {
        imports: Some(vec!["math".to_owned(), "json".to_owned()]),
        mounts: vec![Mount::folder("reports", "/data"), Mount::folder("out", "/out").writable()],
        ..Policy::default()
    };
    let (tools, agents, tags) = ([tool.spec], [agent.spec], Tags::default());
    let setting = Setting { agents: &agents, instructions: "Answer in English.", ..setting(&policy, &tools, &tags) };
    check(
        &Prompts::default().render_system(&setting).unwrap(),
        &expect![[r#"
        You solve tasks by writing Python. You work in steps. In each step you first say in a sentence or two what you are about to do and why,
        then you give code that does it. The code runs, and you are shown what it printed: that is the observation. Then the next step begins.

        Put the code between `<code>` and `</code>`, each on a line of its own, once in each step, and write nothing after it.

        For example, the task "How many letters has the longest word of this text?" may begin with:

        I split the text and look at the longest words.
        <code>
        words = sorted(text.split(), key=len)
        print(words[-3:])
        </code>

        and, once you have seen what was printed, end with:

        The longest word is clear, so I answer.
        <code>
        final_answer(len(words[-1]))
        </code>

        What to know about the code:
        - Call `final_answer(value)` when you have the answer, and only then: it ends the task at once. The value may be any plain Python data.
        - Print what you need to see. The value of the last line is shown too. Never guess what code would print, and never write an
          observation yourself.
        - Variables, functions and imports stay from step to step.
        - The names of tools and `final_answer` cannot be given to something else.
        - Do not put everything into one step when a tool's answer is not known beforehand: look at it first.
        - When something fails, read the error, find its cause and go another way.

        Where it runs (`local`):
        - You can import only: `math`, `json`.
        - Each step has 30 seconds and 256 MiB of memory. At most 50000 characters of what it prints are kept.
        - There is no network, except through tools.
        - Files: `/data` (read only), `/out` (read and write). There are no others.

        These functions are there besides Python's own; call them by name, without an import:

        ```python
        def area(width: float, height: float) -> float:
            """The area of a rectangle."""
        ```

        These functions hand a task to another agent, which works it out by itself and reports back. Say all it needs to know in `task`; it sees
        nothing else but what you give it in `inputs`:

        ```python
        def searcher(task: str) -> str:
            """Finds things."""
        ```

        Answer in English.
    "#]],
    );
}

#[test]
fn the_system_prompt_of_a_structured_agent_with_nothing() {
    let (policy, tags) = (Policy::default(), Tags::default());
    let setting = Setting { structured: true, ..setting(&policy, &[], &tags) };
    check(
        &Prompts::default().render_system(&setting).unwrap(),
        &expect![[r#"
        You solve tasks by writing Python. You work in steps. In each step you first say in a sentence or two what you are about to do and why,
        then you give code that does it. The code runs, and you are shown what it printed: that is the observation. Then the next step begins.

        Answer every time with one JSON object and nothing else: `{"thought": "…", "code": "…"}`. `thought` is what you are about to do, `code`
        is Python without any marks around it.

        For example, the task "How many letters has the longest word of this text?" may begin with:

        {"thought": "I split the text and look at the longest words.", "code": "words = sorted(text.split(), key=len)\nprint(words[-3:])"}

        and, once you have seen what was printed, end with:

        {"thought": "The longest word is clear, so I answer.", "code": "final_answer(len(words[-1]))"}

        What to know about the code:
        - Call `final_answer(value)` when you have the answer, and only then: it ends the task at once. The value may be any plain Python data.
        - Print what you need to see. The value of the last line is shown too. Never guess what code would print, and never write an
          observation yourself.
        - Variables, functions and imports stay from step to step.
        - The names of tools and `final_answer` cannot be given to something else.
        - Do not put everything into one step when a tool's answer is not known beforehand: look at it first.
        - When something fails, read the error, find its cause and go another way.

        Where it runs (`local`):
        - You can import the modules of the standard library that compute: `math`, `json`, `re`, `datetime`, `collections`, `itertools`,
          `statistics`, `random` and the like. A refused import says what is allowed.
        - Each step has 30 seconds and 256 MiB of memory. At most 50000 characters of what it prints are kept.
        - There is no network.
        - There are no files.
    "#]],
    );
}

#[test]
fn the_other_prompts() {
    let (policy, tags) = (Policy::default(), Tags::default());
    let tools = [Tool::function("area", ["width"], |width: f64| width).describe("The area.\nMore.").spec];
    let setting = setting(&policy, &tools, &tags);
    let prompts = Prompts::default();
    check(
        &prompts.render_plan(&setting, "Count {{ sheep }}.", 20, true).unwrap(),
        &expect![[r#"
        Before the work begins, make a plan for this task:

        Count {{ sheep }}.

        Write, in short lines:
        1. what the task gives you, and what it asks for;
        2. what has to be looked up, and what has to be computed;
        3. the steps to take, in order, each in one line.

        Your code will be able to call:
        - `def area(width: float) -> float:` The area.

        You have 20 steps. Write the plan only: no code, and no answer yet."#]],
    );
    check(
        &prompts.render_plan(&setting, "Count sheep.", 3, false).unwrap(),
        &expect![[r#"
        Stop for a moment and look at what has been done for this task:

        Count sheep.

        Write, in short lines:
        1. what is known by now;
        2. what did not work, and why;
        3. the steps still to take, in order, each in one line.

        3 steps are left. Write the plan only: no code, and no answer yet."#]],
    );
    check(
        &prompts.render_last_answer("Count sheep.").unwrap(),
        &expect![[r#"
        All steps are used up. Answer the task now, as well as what you have seen allows. Say plainly what is not certain. Write the answer
        itself, as text: no code, because none will run.

        The task was:

        Count sheep."#]],
    );
    check(
        &prompts.render_managed_task("counter", "Count sheep.").unwrap(),
        &expect![[r#"
        You are `counter`. Another agent hands you this task:

        Count sheep.

        It sees only your final answer and nothing of your work, so put into the answer all that it needs: the result first, then what it rests
        on. If you cannot do it, say why and what you found."#]],
    );
    check(
        &prompts.render_managed_report("counter", "12").unwrap(),
        &expect![[r#"
        Report of `counter`:

        12"#]],
    );
}

#[test]
fn a_wrong_template_is_told() {
    let (policy, tags) = (Policy::default(), Tags::default());
    let wrong = Prompts { system: "{{ no_such_name }}".to_owned(), ..Prompts::default() };
    assert!(wrong.render_system(&setting(&policy, &[], &tags)).unwrap_err().to_string().starts_with("the prompt `system` is wrong"));
}
