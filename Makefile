# Dovetail: SwiftUI on Linux.
#   make run     installs what is needed, builds, and opens the gallery (with no display: paints it into out/gallery)
#   make test    installs what is needed, checks the format, builds, and runs every test
#   make fuzz    runs the random tests with new seeds until one fails
#   make platform   builds Dovetail once for all packages; make install and make deb put that where it is used

SWIFT ?= swift
# So that builds print no “prohibited flag(s)”.
export PKG_CONFIG_PATH = $(shell scripts/pkg-config-path.sh 2>/dev/null || echo $$PKG_CONFIG_PATH)
OUT := out/gallery

ROUNDS ?= 20
PREFIX ?= /usr/local
DEB ?= out

.PHONY: run test fuzz build release platform install deb deps format format-check check compatibility speech benchmark clean

run: deps
	$(SWIFT) build --product Gallery
	@scripts/run-gallery.sh $(OUT)

test: deps format-check
	@scripts/test.sh

fuzz: deps
	$(SWIFT) build --build-tests
	@scripts/fuzz.sh $(ROUNDS)

build: deps
	$(SWIFT) build

release: deps
	$(SWIFT) build -c release

# Dovetail as one folder that packages are built with which name no dependency.
platform: deps
	$(SWIFT) build --product dovetail
	.build/debug/dovetail platform build

install: platform
	.build/debug/dovetail platform install --prefix $(PREFIX)

deb: platform
	.build/debug/dovetail platform packages --output $(DEB)

deps:
	@scripts/install-dependencies.sh

format:
	$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests Examples Benchmarks

format-check:
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests Examples Benchmarks

# What the documents say of declarations, requirements and names that apps use, against the build and the tests.
check: deps
	$(SWIFT) build --build-tests
	@scripts/check-compatibility.sh
	@scripts/check-requirements.sh
	@scripts/check-usage.sh

# Brings docs/compatibility-table.md up to date; then look over the rows that changed.
compatibility: build
	@scripts/check-compatibility.sh --update

# What a screen reader says of apps, beside what it said when that was read for sense. Wants the package orca.
speech: build
	@scripts/screen-reader/hear.py

# Times rows beside GTK, React (with the packages chromium, node-react and node-react-dom) and the least that they cost, and writes
# docs/performance.md; then prints what the rest costs.
benchmark: deps
	$(SWIFT) build -c release --product RowBenchmark
	$(SWIFT) build -c release --product UpdateBenchmark
	@scripts/benchmark.py
	$(SWIFT) run -c release GraphBenchmark
	$(SWIFT) run -c release ModelBenchmark
	$(SWIFT) run -c release ChartBenchmark
	$(SWIFT) build -c release --product MotionBenchmark
	xvfb-run -a $(SWIFT) run -c release --skip-build MotionBenchmark
	$(SWIFT) build -c release --product ListBenchmark
	xvfb-run -a $(SWIFT) run -c release --skip-build ListBenchmark

clean:
	rm -rf .build out
