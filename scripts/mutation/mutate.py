"""Plants small faults in a copy of the checkout and says which of them no test notices. See CONTRIBUTING.md."""

import argparse
import json
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import plan as planning
from parts import PARTS
from trial import Tests

CHECKOUT = Path(__file__).resolve().parents[2]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", action="append", choices=PARTS, help="a part; all of them without this")
    parser.add_argument("--files", action="append", help="a file or folder, in place of parts")
    parser.add_argument("--count", type=int, default=20, help="faults tried for each part (20)")
    parser.add_argument("--planted", type=int, help="faults planted for each part, to be tried by later runs (--count)")
    parser.add_argument("--seed", default="1", help="chooses other faults (1)")
    parser.add_argument("--tree", type=Path, default=CHECKOUT / ".build/mutation/tree", help="where the copy goes")
    parser.add_argument("--workers", type=int, default=2, help="processes at a time (2)")
    parser.add_argument("--survivors", action="store_true", help="tries again what no test noticed before")
    parser.add_argument("--fault", type=int, action="append", help="tries these numbers alone")
    parser.add_argument(
        "--tests", action="append", help="targets of tests that are built and run (those of the engine, of Core and of the controls)")
    parser.add_argument("--budget", type=float, default=120, help="seconds of tests after which a fault counts as not noticed (120)")
    parser.add_argument("--no-build", action="store_true", help="tries what is built there already")
    options = parser.parse_args()

    tree = options.tree
    tree.mkdir(parents=True, exist_ok=True)
    notes = Notes(tree / ".mutation")
    parts = options.part or [name for name in PARTS if name != "graph"]
    wanted = {
        "parts": parts, "files": options.files, "seed": options.seed, "planted": options.planted or options.count}
    plan = notes.load("plan")
    if notes.load("wanted") != wanted or not plan:
        plan = planning.choose(CHECKOUT, parts, options.files, wanted["planted"], options.seed)
        notes.clear()
        notes.save("wanted", wanted)
    print(f"{sum(not e.get('dropped') for e in plan)} faults planted", flush=True)
    targets = options.tests or ["DovetailEngineTests", "DovetailCoreTests", "DovetailControlsTests"]
    built = options.no_build or planning.build(CHECKOUT, tree, plan, notes.folder / "build.log", targets)
    notes.save("plan", plan)
    if not built:
        raise SystemExit(f"The planted tree cannot be built: see {notes.folder}/build.log")

    tests = Tests(tree, targets, options.workers)
    traces = notes.load("traces") or {}
    if options.survivors:
        # Suites that failed, and those whose files have changed since, are traced again.
        old = notes.date("traces")
        changed = {f.stem for f in CHECKOUT.glob("Tests/**/*.swift") if f.stat().st_mtime > old}
        traces = {s: t for s, t in traces.items() if t["result"] == "passed" and s.split(".")[1] not in changed}
    tests.trace_all([e["number"] for e in plan], traces, lambda: notes.save("traces", traces), options.budget)
    results = notes.load("results") or {}
    try_faults(options, plan, tests, traces, results, notes)
    report(plan, results)


def try_faults(options, plan, tests, traces, results, notes):
    own = {part: own_suites(part) for part in PARTS}
    helpful, lock = {}, threading.Lock()
    queue = []
    for part in dict.fromkeys(e["part"] for e in plan):
        queue += enumerate([e for e in plan if e["part"] == part and not e.get("dropped")][: options.count])
    # The parts take turns, so that a run that is ended early has tried all of them.
    queue = [entry for _, entry in sorted(queue, key=lambda pair: pair[0])]
    if options.fault:
        queue = [e for e in plan if e["number"] in options.fault]
    elif options.survivors:
        queue = [e for e in queue if not results.get(str(e["number"]), {"noticed": True})["noticed"]]
    else:
        queue = [e for e in queue if str(e["number"]) not in results]

    def one(entry):
        first = {s for s in traces if s.split(".")[1] in own.get(entry["part"], ())}
        result = tests.attempt(entry, traces, first, helpful, options.budget)
        with lock:
            results[str(entry["number"])] = result
            notes.save("results", results)
            print(("noticed   " if result["noticed"] else "SURVIVED  ") + told(entry), flush=True)

    with ThreadPoolExecutor(options.workers) as pool:
        list(pool.map(one, queue))


def own_suites(part):
    files = [f for path in PARTS[part][1] for form in ("*.swift", "*/**/*.swift") for f in CHECKOUT.glob(path + form)]
    return {f.stem for f in files}


def told(entry):
    return f"{entry['number']} [{entry['part']}] " + planning.as_fault(entry).describe(entry["text"])


def report(plan, results):
    print("\n| part | faults | noticed | |\n|---|---|---|---|")
    for part in [*dict.fromkeys(e["part"] for e in plan), None]:
        tried = [e for e in plan if str(e["number"]) in results and part in (None, e["part"])]
        noticed = sum(results[str(e["number"])]["noticed"] for e in tried)
        if tried:
            print(f"| {part or 'all'} | {len(tried)} | {noticed} | {100 * noticed / len(tried):.0f} % |")
    print("\nNo test notices:")
    for entry in plan:
        result = results.get(str(entry["number"]))
        if result and not result["noticed"]:
            print(f"{told(entry)}  ({result['how']} by {result['suites']} suites)")


class Notes:
    """What runs leave for later ones, beside the planted tree."""

    def __init__(self, folder):
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.lock = threading.Lock()

    def load(self, name):
        file = self.folder / f"{name}.json"
        return json.loads(file.read_text()) if file.exists() else None

    def date(self, name):
        file = self.folder / f"{name}.json"
        return file.stat().st_mtime if file.exists() else 0

    def save(self, name, value):
        with self.lock:
            # A copy made at once, since other threads go on adding.
            value = dict(value) if isinstance(value, dict) else value
            (self.folder / f"{name}.json").write_text(json.dumps(value, indent=1))

    def clear(self):
        for file in self.folder.glob("*.json"):
            file.unlink()


if __name__ == "__main__":
    main()
