# `make` alone lists the recipes. CI runs these and nothing else.
# Everything is built with one profile, so that nothing is compiled twice.
PYTHON := $(shell command -v /usr/bin/python3.11 || command -v python3)

.PHONY: help run check test test-cloud lint fmt tidy bless freeze bench bench-check profile asan setup wheel python

help:                # list the recipes
	@sed -n 's/^\([a-z-]*\):[^#]*# \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

run:                 # run a program: make run FILE=examples/cells/tour.py
	@cargo run --quiet --release --bin hood -- run $(or $(FILE),examples/cells/tour.py)

check: lint test     # everything: formatting, lints, tests, tidiness
	cargo fmt --all --check

test: setup tidy     # all tests, the Python package's too, and that every case is still what CPython prints
	$(PYTHON) tools/bless.py --check
	cargo test --release --workspace
	$(MAKE) python
	$(PYTHON) tools/compat.py --check
	$(PYTHON) tools/fuzz_grammar.py --programs 400 --hood "$${CARGO_TARGET_DIR:-target}/release/hood"

wheel: setup         # build the Python package: target/wheels/fumehood-*.whl
	cargo build --release --workspace
	install -D "$${CARGO_TARGET_DIR:-target}/release/hood" python/fumehood/bin/hood
	rm -rf target/wheels
	cd python && CARGO=../tools/wheel_cargo ../.venv/bin/maturin build --quiet --release --compatibility linux --interpreter ../.venv/bin/python --out ../target/wheels

python: wheel        # install the wheel into a fresh virtual environment and run the Python tests there
	tools/python_tests $(ARGS)

test-cloud:          # the contract against the real clouds whose keys are set: E2B_API_KEY, MODAL_TOKEN_ID, BL_API_KEY with BL_WORKSPACE
	CONTRACT_CLOUD=1 CONTRACT_ONLY=cloud cargo test --release -p fumehood-executors --test contract

lint:                # clippy, with every warning an error
	cargo clippy --release --workspace --all-targets -- -D warnings

fmt:                 # format the Rust code
	cargo fmt --all

tidy:                # sizes, module docs, the crate graph, unsafe, printing
	$(PYTHON) tools/tidy.py

bless:               # record what CPython prints: make bless, or make bless CASE=json
	$(PYTHON) tools/bless.py $(CASE)
	cargo build --release --bin hood
	$(PYTHON) tools/compat.py

freeze:              # compile our own Python sources ahead: after a change of one, or of the compiler
	FUMEHOOD_FREEZE=1 cargo test --quiet -p fumehood-interpreter --lib frozen

bench: wheel         # time the benchmarks against CPython: make bench, or make bench ARGS='--rounds 3 a0*'
	$(PYTHON) tools/bench/sessions.py
	$(PYTHON) tools/bench/start.py
	$(PYTHON) tools/bench/jail.py
	.venv/bin/pip install --quiet --no-index --no-deps --force-reinstall target/wheels/fumehood-*.whl
	.venv/bin/python tools/bench/python_scenarios.py
	.venv/bin/python tools/bench/python_cells.py
	cargo run --quiet --release --example many_agents
	$(PYTHON) tools/bench/natives.py --hood "$${CARGO_TARGET_DIR:-target}/release/hood"
	$(PYTHON) tools/bench/run.py --hood "$${CARGO_TARGET_DIR:-target}/release/hood" $(ARGS)

bench-check:         # instruction counts of ten programs against those on record (needs valgrind)
	cargo build --release --workspace
	$(PYTHON) tools/bench/counts.py --hood "$${CARGO_TARGET_DIR:-target}/release/hood" $(ARGS)

profile:             # record what the interpreter is compiled and linked by (needs llvm-profdata and valgrind)
	$(PYTHON) tools/record_profile.py
	cargo build --release --workspace
	$(PYTHON) tools/function_order.py --hood "$${CARGO_TARGET_DIR:-target}/release/hood"

asan:                # the interpreter's unit tests and cases with an address sanitiser (needs the nightly toolchain)
	RUSTFLAGS=-Zsanitizer=address cargo +nightly test --target x86_64-unknown-linux-gnu --target-dir target/asan -p fumehood-interpreter --lib --test cases

setup:               # install what building and testing need (Debian)
	tools/setup
