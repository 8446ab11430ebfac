//! What an agent promises, with each executor: it answers, corrects itself, and is never lost.

use crate::server::{Reply, Server, text};
use crate::{anthropic, executor, executors, openai};
use fumehood_agent::{Builder, CodeAgent, Event, Fault, Prompts, Replay, RunEnd, Task, Tool, Verdict};
use fumehood_core::{BoxFuture, Cell, End, Error, Executor, Host, Limit, Limits, Outcome, Policy, Result, Session, Stream, Usage, Value};
use fumehood_executors::block_on;
use std::future::ready;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Runs a scenario with each executor, against an endpoint that gives these answers.
fn each(script: &[&'static str], scenario: impl Fn(&Server, Builder)) {
    for name in executors() {
        let server = Server::start(script.iter().map(|text| Reply::Text(text)).collect());
        scenario(&server, CodeAgent::builder(openai(&server), executor(name)));
    }
}

#[test]
fn it_answers_whatever_the_endpoint_speaks() {
    let script = || {
        vec![Reply::Text("I add.\n<code>\nx = 20 + n\nprint(x)\n</code>"), Reply::Text("Done.\n```python\nfinal_answer({'x': x * 2})\n```")]
    };
    for name in executors() {
        for streams in [true, false] {
            for speaks_openai in [true, false] {
                let server = Server::start(script());
                let builder = if speaks_openai {
                    let mut model = openai(&server);
                    model.connection.stream = streams;
                    CodeAgent::builder(model, executor(name))
                } else {
                    let mut model = anthropic(&server);
                    model.connection.stream = streams;
                    CodeAgent::builder(model, executor(name))
                };
                let mut agent = builder.build().unwrap();
                let run = block_on(agent.run_with(Task::new("Compute.").input("n", Value::from(1)))).unwrap();
                assert_eq!(run.end, RunEnd::Answered);
                assert_eq!(run.answer.unwrap().repr(), "{'x': 42}");
                assert_eq!((run.tokens.input, run.tokens.output, run.steps.len()), (20, 10, 2));
                assert!(server.last_message(1).contains("Printed:\n21\n"), "{}", server.last_message(1));
                assert!(server.last_message(0).contains("- `n` (int): 1"));
            }
        }
    }
}

#[test]
fn it_corrects_itself_and_sees_what_was_printed_before_an_exception() {
    each(&["<code>\nprint('half way')\n1 / 0\n</code>", "<code>\nfinal_answer('fixed')\n</code>"], |server, builder| {
        let run = block_on(builder.build().unwrap().run("Divide.")).unwrap();
        assert_eq!(run.answer, Some(Value::from("fixed")));
        let told = server.last_message(1);
        assert!(told.contains("Printed:\nhalf way\nError:\n") && told.contains("ZeroDivisionError: division by zero"), "{told}");
        assert!(matches!(&run.steps[0].fault, Some(Fault::Raised { type_name, .. }) if type_name == "ZeroDivisionError"));
    });
}

#[test]
fn a_denied_import_names_what_is_allowed() {
    each(&["<code>\nimport socket\n</code>", "<code>\nimport math\nfinal_answer(math.floor(2.5))\n</code>"], |server, builder| {
        let policy = Policy { imports: Some(vec!["math".to_owned()]), ..Policy::default() };
        let run = block_on(builder.policy(policy).build().unwrap().run("Import.")).unwrap();
        assert_eq!(run.answer, Some(Value::from(2)));
        let told = server.last_message(1);
        assert!(told.contains("ImportError: import of 'socket' is not allowed here (allowed: math)"), "{told}");
        assert!(text(&server.requests()[0]["messages"][0]).contains("You can import only: `math`."));
    });
}

#[test]
fn a_limit_is_told_and_the_run_goes_on() {
    each(
        &[
            "<code>\nprint('begun', flush=True)\nwhile True: pass\n</code>",
            "<code>\nfinal_answer(1)\n</code>",
            "<code>\nfinal_answer(1)\n</code>",
        ],
        |server, builder| {
            let limits = Limits { time: Duration::from_secs(1), ..Limits::default() };
            let run = block_on(builder.policy(Policy { limits, ..Policy::default() }).build().unwrap().run("Loop.")).unwrap();
            assert_eq!(run.answer, Some(Value::from(1)));
            assert_eq!(run.steps[0].fault, Some(Fault::Stopped(Limit::Time)));
            let told = server.last_message(1);
            assert!(told.contains("Printed:\nbegun\nError:\nThe code ran out of time"), "{told}");
        },
    );
}

#[test]
fn after_the_last_step_there_is_one_more_answer() {
    each(&["<code>\nx = 1\n</code>", "<code>\nx += 1\n</code>", "It is probably 3."], |server, builder| {
        let run = block_on(builder.max_steps(2).build().unwrap().run("Count.")).unwrap();
        assert_eq!((run.end, run.answer), (RunEnd::MaxSteps, Some(Value::from("It is probably 3."))));
        assert!(server.last_message(2).contains("All steps are used up"));
        assert_eq!(run.turns.len(), 3);
    });
}

#[test]
fn an_interrupt_in_the_middle_of_a_cell_ends_the_run_and_keeps_the_session() {
    each(
        &["<code>\nkept = 41\nprint('up', flush=True)\nwhile True: pass\n</code>", "<code>\nfinal_answer(kept + 1)\n</code>"],
        |_, builder| {
            let mut agent = builder.build().unwrap();
            let interrupt = agent.interrupt();
            let began = Instant::now();
            let mut events = agent.stream(Task::new("Loop."));
            let mut ended = None;
            block_on(async {
                while let Some(event) = events.next().await {
                    match event.unwrap() {
                        Event::Print { text, .. } if text.contains("up") => interrupt.raise(),
                        Event::End(run) => ended = Some(*run),
                        _ => {}
                    }
                }
            });
            drop(events);
            let run = ended.unwrap();
            assert_eq!((run.end, run.answer), (RunEnd::Interrupted, None));
            assert!(run.steps[0].logs.contains("up"));
            assert!(began.elapsed() < Duration::from_secs(10));
            let run = block_on(agent.run_with(Task::new("Go on.").following())).unwrap();
            assert_eq!(run.answer, Some(Value::from(42)));
        },
    );
}

#[test]
fn an_interrupt_while_the_model_is_silent() {
    let server = Server::start(vec![Reply::Silence]);
    let mut agent = CodeAgent::builder(openai(&server), executor("local")).build().unwrap();
    let interrupt = agent.interrupt();
    std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(200));
        interrupt.raise();
    });
    let began = Instant::now();
    assert_eq!(block_on(agent.run("Wait.")).unwrap().end, RunEnd::Interrupted);
    assert!(began.elapsed() < Duration::from_secs(20));
}

#[test]
fn an_interrupt_while_a_session_is_opened() {
    /// One whose sessions never open.
    struct Slow;

    impl Executor for Slow {
        fn name(&self) -> &'static str {
            "slow"
        }

        fn open<'a>(&'a self, _: &'a Policy) -> BoxFuture<'a, Result<Box<dyn Session>>> {
            Box::pin(std::future::pending())
        }
    }

    let mut agent = CodeAgent::builder(Replay::new(["<code>\nx = 1\n</code>"]), Slow).build().unwrap();
    let interrupt = agent.interrupt();
    std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(200));
        interrupt.raise();
    });
    let run = block_on(agent.run("Wait.")).unwrap();
    assert_eq!((run.end, &run.steps[0].fault), (RunEnd::Interrupted, &Some(Fault::Interrupted)));
}

#[test]
fn a_tool_that_fails_is_an_exception_that_can_be_caught() {
    let script = &[
        "<code>\nprint(divide(1, 0))\n</code>",
        "<code>\ntry:\n    divide(b=0, a=1)\nexcept RuntimeError as error:\n    final_answer(f'{error} {divide(6, 3)}')\n</code>",
    ];
    each(script, |server, builder| {
        let divide = |a: i64, b: i64| if b == 0 { Err("no zero please") } else { Ok(a / b) };
        let tool = Tool::function("divide", ["a", "b"], divide).describe("Divides.");
        let run = block_on(builder.tool(tool).build().unwrap().run("Divide.")).unwrap();
        assert_eq!(run.answer, Some(Value::from("no zero please 2")));
        assert!(server.last_message(1).contains("RuntimeError: no zero please"));
        assert!(text(&server.requests()[0]["messages"][0]).contains("def divide(a: int, b: int) -> int:"));
    });
}

#[test]
fn managed_agents_are_functions() {
    each(&["<code>\nfinal_answer(counter('Count the sheep.', inputs={'sheep': 12}) + counter(task='Again.'))\n</code>"], |_, builder| {
        let made = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&made);
        let model = Replay::new(["<code>\nfinal_answer(sheep)\n</code>", "<code>\nfinal_answer('none')\n</code>"]);
        let counter = CodeAgent::builder(model, executor("local"))
            .named("counter", "Counts things.")
            .on_step(move |_, _| {
                count.fetch_add(1, Ordering::Relaxed);
            })
            .build()
            .unwrap();
        let mut agent = builder.managed(counter).build().unwrap();
        let run = block_on(agent.run("Count.")).unwrap();
        assert_eq!(run.answer, Some(Value::from("Report of `counter`:\n\n12Report of `counter`:\n\nnone")));
        assert_eq!(made.load(Ordering::Relaxed), 2);
    });
}

#[test]
fn plans_know_how_many_steps_are_left() {
    let script = &["First, look.", "<code>\nx = 1\n</code>", "<code>\nx = 2\n</code>", "Now answer.", "<code>\nfinal_answer(x)\n</code>"];
    each(script, |server, builder| {
        let run = block_on(builder.planning_interval(2).max_steps(9).build().unwrap().run_with(Task::new("Plan.").max_steps(7))).unwrap();
        assert_eq!(run.answer, Some(Value::from(2)));
        assert!(server.last_message(0).contains("You have 7 steps."));
        assert!(server.last_message(3).contains("5 steps are left."));
        assert!(server.last_message(1).contains("Now carry out this plan."));
    });
}

#[test]
fn code_can_be_refused_and_edited() {
    let script = &["<code>\ndanger()\n</code>", "<code>\nx = 1\n</code>", "<code>\nfinal_answer(x)\n</code>"];
    each(script, |server, builder| {
        let approve = |proposal: fumehood_agent::Proposal| {
            let verdict = match proposal.code.as_str() {
                "danger()" => Verdict::Refuse("that is dangerous".to_owned()),
                "x = 1" => Verdict::Edit("x = 2".to_owned()),
                _ => Verdict::Allow,
            };
            Box::pin(ready(verdict)) as BoxFuture<'static, Verdict>
        };
        let run = block_on(builder.approve(approve).build().unwrap().run("Try.")).unwrap();
        assert_eq!(run.answer, Some(Value::from(2)));
        assert!(server.last_message(1).contains("the user refused it. Reason: that is dangerous"));
        assert_eq!(run.steps[1].code.as_deref(), Some("x = 2"));
    });
}

#[test]
fn an_answer_that_fails_a_check_is_no_answer() {
    each(&["<code>\nfinal_answer(-1)\n</code>", "<code>\nfinal_answer(1)\n</code>"], |server, builder| {
        let check =
            |answer: &Value, _: &fumehood_agent::Memory| if *answer == Value::from(-1) { Err("it is negative".to_owned()) } else { Ok(()) };
        let run = block_on(builder.check_answer(check).build().unwrap().run("Count.")).unwrap();
        assert_eq!((run.answer, run.steps.len()), (Some(Value::from(1)), 2));
        assert!(server.last_message(1).contains("The answer was not accepted: it is negative"));
    });
}

#[test]
fn memory_stays_within_its_budget_and_the_task_is_never_cut() {
    let print = "<code>\nprint('x' * 30000)\n</code>";
    each(&[print, print, print, "<code>\nfinal_answer(0)\n</code>"], |server, builder| {
        let run = block_on(builder.memory_tokens(12_000).build().unwrap().run("THE TASK, in full.")).unwrap();
        assert_eq!(run.answer, Some(Value::from(0)));
        for request in server.requests() {
            let messages = request["messages"].as_array().unwrap();
            let size: usize = messages.iter().map(|message| text(message).len()).sum();
            assert!(size < 52_000, "{size}");
            assert!(messages.iter().any(|message| text(message).contains("THE TASK, in full.")));
        }
        assert!(server.requests()[3].to_string().contains("characters cut"));
        assert!(run.steps.iter().take(3).all(|step| step.logs.len() > 29_000), "the steps themselves are whole");
    });
}

#[test]
fn malformed_answers_are_told_and_repaired() {
    let script = &[
        "I do not know what to do.",
        "<py>\nprint(1)\n</py>",
        "<code>\nprint(1\n</code>",
        "<code>\nprint('</code>')\nfinal_answer('ok')\n</code>",
    ];
    each(script, |server, builder| {
        let run = block_on(builder.build().unwrap().run("Say.")).unwrap();
        assert_eq!(run.answer, Some(Value::from("ok")));
        assert!(server.last_message(1).contains("There is no code block in your answer"));
        assert!(server.last_message(2).contains("There is no code block in your answer"));
        assert!(server.last_message(3).contains("SyntaxError"));
        assert_eq!(run.steps[3].logs, "</code>\n");
    });
}

#[test]
fn several_runs_of_one_agent() {
    each(
        &[
            "<code>\nx = 1\nfinal_answer(x)\n</code>",
            "<code>\nfinal_answer(x + 1)\n</code>",
            "<code>\nfinal_answer('x' in globals())\n</code>",
        ],
        |server, builder| {
            let mut agent = builder.build().unwrap();
            assert_eq!(block_on(agent.run("One.")).unwrap().answer, Some(Value::from(1)));
            assert_eq!(block_on(agent.run_with(Task::new("Two.").following())).unwrap().answer, Some(Value::from(2)));
            assert!(server.requests()[1].to_string().contains("One."), "it remembers");
            assert_eq!(block_on(agent.run("Three.")).unwrap().answer, Some(Value::from(false)), "neither memory nor variables are left");
            assert!(!server.requests()[2].to_string().contains("One."));
        },
    );
}

#[test]
fn answers_in_structured_form() {
    each(&[r#"{"thought": "easy", "code": "final_answer(1)"}"#], |server, builder| {
        assert_eq!(block_on(builder.structured().build().unwrap().run("One.")).unwrap().answer, Some(Value::from(1)));
        assert_eq!(server.requests()[0]["response_format"]["json_schema"]["strict"], true);
    });
}

#[test]
fn events_tell_all_in_order() {
    each(&["I add.\n<code>\nprint(1 + 1)\n</code>", "<code>\nfinal_answer(2)\n</code>"], |_, builder| {
        let mut agent = builder.build().unwrap();
        let mut events = agent.stream(Task::new("Add."));
        let mut seen = Vec::new();
        let mut text = String::new();
        block_on(async {
            while let Some(event) = events.next().await {
                let event = event.unwrap();
                if let Event::Text(piece) = &event {
                    text += piece;
                }
                let name = event.to_json()["event"].as_str().unwrap().to_owned();
                if seen.last() != Some(&name) {
                    seen.push(name);
                }
            }
        });
        let step = ["step_begin", "text", "tokens", "code"];
        let expected: Vec<&str> = ["begin"].into_iter().chain(step).chain(["print", "step"]).chain(step).chain(["step", "end"]).collect();
        assert_eq!(seen, expected);
        assert!(text.starts_with("I add.\n<code>\nprint(1 + 1)\n</code>"));
    });
}

#[test]
fn names_and_prompts_are_checked_when_it_is_built() {
    let build = |change: fn(Builder) -> Builder| change(CodeAgent::builder(Replay::new(["x"]), executor("local"))).build();
    assert!(build(|builder| builder).is_ok());
    assert!(build(|builder| builder.tool(Tool::function("f", [], || 1_i64)).tool(Tool::function("f", [], || 1_i64))).is_err());
    assert!(build(|builder| builder.tool(Tool::function("class", [], || 1_i64))).is_err());
    assert!(build(|builder| builder.tool(Tool::function("final_answer", [], || 1_i64))).is_err());
    assert!(build(|builder| builder.prompts(Prompts { plan: "{{ oops }}".to_owned(), ..Prompts::default() })).is_err());
}

/// An executor of the test's own: it runs nothing, and answers with what the code says.
struct Echo(Arc<Mutex<Vec<String>>>);

struct EchoSession(Arc<Mutex<Vec<String>>>);

impl Executor for Echo {
    fn name(&self) -> &'static str {
        "echo"
    }

    fn open<'a>(&'a self, _: &'a Policy) -> BoxFuture<'a, Result<Box<dyn Session>>> {
        Box::pin(ready(Ok(Box::new(EchoSession(Arc::clone(&self.0))) as Box<dyn Session>)))
    }
}

impl Session for EchoSession {
    fn run<'a>(&'a mut self, cell: Cell, host: &'a dyn Host) -> BoxFuture<'a, Result<Outcome>> {
        let mut seen = self.0.lock().unwrap();
        seen.push(cell.code.clone());
        host.print(Stream::Stdout, "echo");
        if cell.code == "lose" {
            let lost = Error::Lost { reason: "it was killed".to_owned(), source: None, hint: String::new() };
            return Box::pin(ready(Err(lost)));
        }
        let inputs: Vec<String> = cell.inputs.into_iter().map(|(name, _)| name).collect();
        let end = if cell.code == "answer" { End::FinalAnswer(Value::from(inputs.join(","))) } else { End::Value(Value::None) };
        let outcome = Outcome { end, logs: "echo".to_owned(), display: Vec::new(), files: Vec::new(), usage: Usage::default() };
        Box::pin(ready(Ok(outcome)))
    }

    fn fork<'a>(&'a mut self) -> BoxFuture<'a, Result<Box<dyn Session>>> {
        Box::pin(ready(Ok(Box::new(Self(Arc::clone(&self.0))) as Box<dyn Session>)))
    }

    fn close(self: Box<Self>) -> BoxFuture<'static, Result<()>> {
        Box::pin(ready(Ok(())))
    }
}

#[test]
fn any_executor_will_do_and_a_lost_session_is_told() {
    let script = ["<code>work</code>", "<code>lose</code>", "<code>answer</code>"];
    let server = Server::start(script.into_iter().map(Reply::Text).collect());
    let seen = Arc::new(Mutex::new(Vec::new()));
    let mut agent = CodeAgent::builder(openai(&server), Echo(Arc::clone(&seen))).build().unwrap();
    let run = block_on(agent.run_with(Task::new("Echo.").input("n", Value::from(1)))).unwrap();
    assert_eq!(run.answer, Some(Value::from("n")), "inputs are bound again after a loss");
    assert_eq!(*seen.lock().unwrap(), ["work", "lose", "answer"]);
    let told = server.last_message(2);
    assert!(told.contains("Printed:\necho\nError:\nThe session was lost (it was killed)."), "{told}");
}
