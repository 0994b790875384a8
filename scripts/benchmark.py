#!/usr/bin/env python3
"""Times rows of three texts with Dovetail beside GTK 4, React and the least that they cost, and what updates cost as an app grows, and writes both
into docs/performance.md.

    scripts/benchmark.py [--turns N] [--rounds N] [--rows N ...] [--output FILE]

The programs are those of a release build: swift build -c release --product RowBenchmark, and UpdateBenchmark. GTK's rows want a display; one is
started where there is none. React is measured where Chromium and the Debian packages node-react and node-react-dom are (or REACT_FOLDER has
react.production.min.js and react-dom.production.min.js), and left out with a line that says so elsewhere.
"""
import argparse
import datetime
import math
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile

import executed

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / ".build/release"
SUBJECTS = ["Dovetail", "floor in C", "GTK 4", "React"]

PAGE = """<!DOCTYPE html><meta charset="utf-8">
<style>
  body { margin: 0; font: 13px Inter, sans-serif; width: 400px }
  .row { display: flex; gap: 8px; margin-bottom: 2px }
  .label { flex: 1; text-align: start }
  .selected { font-weight: bold }
</style>
<div id="rows"></div><pre id="result"></pre>
<script src="react.js"></script><script src="react-dom.js"></script><script src="react-rows.js"></script>
"""


def react_sources():
    """React's two files for browsers, or None."""
    own = os.environ.get("REACT_FOLDER")
    folders = [pathlib.Path(own)] * 2 if own else [
        pathlib.Path("/usr/share/nodejs", name, "umd") for name in ("react", "react-dom")]
    files = [folder / f"{name}.production.min.js" for folder, name in zip(folders, ("react", "react-dom"))]
    return files if all(file.exists() for file in files) else None


class Browser:
    """Chromium without a window, with a page of rows made by React."""

    def __init__(self, program, sources):
        self.program = program
        self.folder = tempfile.TemporaryDirectory()
        place = pathlib.Path(self.folder.name)
        (place / "rows.html").write_text(PAGE)
        for file, name in zip(sources, ("react.js", "react-dom.js")):
            shutil.copy(file, place / name)
        shutil.copy(ROOT / "Benchmarks/ReactRows/react-rows.js", place)
        self.page = (place / "rows.html").as_uri()

    @staticmethod
    def find():
        program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        sources = react_sources()
        if not program or not sources:
            missing = "Chromium" if not program else "React (the packages node-react and node-react-dom)"
            print(f"benchmark: {missing} is not here, so React is left out", file=sys.stderr)
            return None
        return Browser(program, sources)

    def version(self):
        return run([self.program, "--version"]).strip()

    def lines(self, rows, rounds):
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        page = run([
            self.program, "--headless", "--disable-gpu", *sandbox, f"--user-data-dir={self.folder.name}/profile",
            "--dump-dom", f"{self.page}?rows={rows}&rounds={rounds}"])
        result = re.search(r'<pre id="result">(.*?)</pre>', page, re.S)
        if not result or not result[1]:
            sys.exit("benchmark: the page of React's rows did not come to its end")
        return result[1]


def run(command):
    answer = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if answer.returncode:
        sys.exit(f"benchmark: {command[0]} ended with {answer.returncode}\n{answer.stderr[-2000:]}")
    return answer.stdout


def program(name):
    path = BUILD / name
    if not path.exists():
        sys.exit(f"benchmark: {path.relative_to(ROOT)} is not built: swift build -c release --product {name}")
    return str(path)


def on_display(command):
    return command if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") else ["xvfb-run", "-a", *command]


def compare(counts, turns, rounds, browser):
    """{(change, rows): {subject: [milliseconds]}}, in the order in which they were measured first."""
    samples = {}
    rows = program("RowBenchmark")
    for turn in range(turns):
        for count in counts:
            print(f"benchmark: turn {turn + 1} of {turns}, {count:,} rows", file=sys.stderr)
            text = run(on_display([rows, str(count), "--rounds", str(rounds)]))
            if browser:
                text += browser.lines(count, rounds)
            for line in text.splitlines():
                subject, change, number, times = line.split("\t")
                entry = samples.setdefault((change, int(number)), {})
                entry.setdefault(subject, []).extend(float(time) for time in times.split())
    return samples


def told(value):
    """Three digits."""
    if value <= 0:
        return "0"
    return f"{value:,.0f}" if value >= 100 else f"{value:.{max(0, 2 - math.floor(math.log10(value)))}f}"


def cell(times, resolution):
    if not times:
        return "–"
    middle = statistics.median(times)
    if middle <= resolution:
        return f"≤ {resolution}"
    low, _, high = statistics.quantiles(times, n=4, method="inclusive") if len(times) > 1 else [middle] * 3
    return f"{told(middle)} ({told(low)}–{told(high)})"


def comparison_table(samples, subjects, count):
    lines = [f"| {count:,} rows, ms | " + " | ".join(subjects) + " |", "|---|" + "---:|" * len(subjects)]
    for (change, number), entry in samples.items():
        if number == count:
            # A page may read its clock to a tenth of a millisecond.
            cells = [cell(entry.get(subject), 0.1 if subject == "React" else 0) for subject in subjects]
            lines.append(f"| {change} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def growth_tables():
    """UpdateBenchmark's tables, with the exponent by which a time grows with the rows."""
    tables = []
    for line in run([program("UpdateBenchmark")]).splitlines():
        columns = re.split(r"\s{2,}", line.strip())
        if not line.strip():
            continue
        if line.startswith(" "):
            counts = [int(column.split()[0].replace(",", "")) for column in columns]
            tables[-1] += ["| | " + " | ".join(f"{count:,}" for count in counts) + " | exponent |",
                           "|---|" + "---:|" * (len(counts) + 1)]
        elif len(columns) == 1:
            tables.append([f"**{columns[0]}**", ""])
        else:
            values = [float(column) for column in columns[1:]]
            exponent = math.log(max(values[-1], 0.01) / max(values[0], 0.01)) / math.log(counts[-1] / counts[0])
            tables[-1].append(f"| {columns[0]} | " + " | ".join(told(value) for value in values) + f" | {exponent:.2f} |")
    return "\n\n".join("\n".join(table) for table in tables)


# Updates whose instructions are counted, with their number of rows.
EXECUTED = [
    ("one row's text changes", 1000), ("a text beside the list changes", 1000),
    ("an environment value that one view reads", 1000), ("one frame of one view's animation", 1000)]


def executed_table():
    if not shutil.which("valgrind"):
        return "Not counted: valgrind was not there."
    lines = ["| an update among 1,000 rows | instructions | code walked |", "|---|---:|---:|"]
    for workload, rows in EXECUTED:
        print(f"benchmark: counting instructions, {workload}", file=sys.stderr)
        instructions, code = executed.one_update(program("UpdateBenchmark"), workload, rows)
        lines.append(f"| {workload} | {instructions:,.0f} | {code:.0f} kB |")
    return "\n".join(lines)


def machine():
    cpu = next((line.split(":", 1)[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")), "?")
    memory = int(re.search(r"MemTotal:\s+(\d+)", open("/proc/meminfo").read())[1]) / 2**20
    return f"{os.cpu_count()} cores, {cpu}, {memory:.0f} GB"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--turns", type=int, default=3, help="how often the programs take turns")
    parser.add_argument("--rounds", type=int, default=5, help="how often a program makes each change in a turn")
    parser.add_argument("--rows", type=int, nargs="+", default=[1000, 10000])
    parser.add_argument("--output", type=pathlib.Path, default=ROOT / "docs/performance.md")
    options = parser.parse_args()

    browser = Browser.find()
    load = os.getloadavg()[0]
    samples = compare(options.rows, options.turns, options.rounds, browser)
    subjects = [subject for subject in SUBJECTS if any(subject in entry for entry in samples.values())]
    tables = "\n\n".join(comparison_table(samples, subjects, count) for count in options.rows)
    print(tables)
    growth = growth_tables()
    print(f"\n{growth}")
    counted = executed_table()
    print(f"\n{counted}")

    commit = run(["git", "-C", str(ROOT), "rev-parse", "--short=12", "HEAD"]).strip()
    changed = " with changes" if run(["git", "-C", str(ROOT), "status", "--porcelain", "--untracked-files=no"]).strip() else ""
    compiler = run(["swift", "--version"]).splitlines()[0]
    others = f"GTK {run(['pkg-config', '--modversion', 'gtk4']).strip()}"
    if browser:
        others += f", {browser.version()}"
    options.output.write_text(f"""# How quick it is

Written by `make benchmark` on {datetime.date.today().isoformat()}, at commit {commit}{changed}: {machine()}; load at the beginning {load:.1f};
{compiler}; {others}.

## Beside others

Rows of three texts that are all laid out, and the changes of js-framework-benchmark. What is timed is a change and the layout that follows: for Dovetail
from the write of the data to the patch for a host, for GTK to the place of each widget, for React to the place of each element in Chromium. Nothing is
painted. The floor shapes the same texts with HarfBuzz and keeps their places in an array, with no view, style or node. Medians of
{options.turns * options.rounds} runs and, in brackets, the quartiles; the programs took turns. React reads a clock of a tenth of a millisecond.

{tables}

## As an app grows

The shortest of many runs. The exponent tells by which power of the number a time grows, from the smallest to the largest: 0 is the same for all, 1 is
twice for twice as much.

{growth}

## What an update executes

Counted by callgrind. Code walked is the distinct code, in lines of 64 bytes, that nearly every such update executes: a processor has 32 to 64 kB of
it at hand.

{counted}
""")
    print(f"\nbenchmark: {options.output.relative_to(ROOT) if options.output.is_relative_to(ROOT) else options.output} is written", file=sys.stderr)


if __name__ == "__main__":
    main()
