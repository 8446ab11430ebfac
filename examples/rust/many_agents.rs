//! Many agents at once in one process: `cargo run --release --example many_agents [COUNT]`.
//!
//! Each has a recorded model, a session of its own in this process, a tool, and an answer that only it can give.
#![expect(clippy::print_stdout, reason = "a benchmark prints its numbers")]

use fumehood_agent::{AgentError, CodeAgent, Replay, Run, Tool};
use fumehood_core::Value;
use fumehood_executors::{block_on, local::Local};
use std::future::poll_fn;
use std::task::Poll;
use std::time::Instant;

async fn work(number: i64) -> Result<Run, AgentError> {
    let model = Replay::new([
        "<code>\nimport maths\n</code>".to_owned(),
        format!(
            "<code>\nimport math\nlimit = share({number})\nprimes = [n for n in range(2, limit) if all(n % d for d in range(2, math.isqrt(n) + 1))]\nprint(len(primes))\n</code>"
        ),
        format!("<code>\nfinal_answer(len(primes) * 10_000 + {number})\n</code>"),
    ]);
    let share = Tool::function("share", ["number"], |number: i64| 1_000 + number);
    CodeAgent::builder(model, Local::in_process()).tool(share).build()?.run("How many primes are there?").await
}

/// The primes below a limit, by another way than the agents'.
fn primes_below(limit: usize) -> i64 {
    let mut is_prime = vec![true; limit];
    (2..limit).for_each(|n| (2 * n..limit).step_by(n).for_each(|multiple| is_prime[multiple] = false));
    is_prime.iter().skip(2).filter(|prime| **prime).count() as i64
}

fn main() -> Result<(), AgentError> {
    let count: i64 = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(1_000);
    let before = resident();
    let began = Instant::now();
    let mut agents: Vec<_> = (0..count).map(|number| Some(Box::pin(work(number)))).collect();
    let mut runs: Vec<Option<Run>> = agents.iter().map(|_| None).collect();
    let mut most = before;
    // All of them are under way at once: each is polled in turn until it is done.
    block_on(poll_fn(|context| {
        for (agent, run) in agents.iter_mut().zip(&mut runs) {
            if let Some(Poll::Ready(done)) = agent.as_mut().map(|agent| agent.as_mut().poll(context)) {
                *agent = None;
                *run = Some(done?);
            }
        }
        most = most.max(resident());
        if runs.iter().all(Option::is_some) { Poll::Ready(Ok::<_, AgentError>(())) } else { Poll::Pending }
    }))?;
    let right = |(number, run): &(i64, Run)| run.answer == Some(Value::from(primes_below(1_000 + *number as usize) * 10_000 + *number));
    let correct = (0..count).zip(runs.into_iter().flatten()).filter(right).count();
    println!("agents:           {count}");
    println!("right answers:    {correct}");
    println!("time:             {:.2} s", began.elapsed().as_secs_f64());
    println!(
        "memory:           {:.1} MiB in all, {:.0} KiB an agent",
        (most - before) as f64 / 1024.0,
        (most - before) as f64 / count as f64
    );
    Ok(())
}

/// What the process holds, in KiB.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or("0");
    line.split_whitespace().next().and_then(|number| number.parse().ok()).unwrap_or(0)
}
