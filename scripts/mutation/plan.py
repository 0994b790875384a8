"""Chooses faults, writes the planted tree, and builds it until the compiler takes every fault that is left."""

import json
import os
import random
import re
import subprocess
from pathlib import Path

import faults
from parts import LEFT_OUT, PARTS
from source import function_around, masked, scope_at, scopes


def choose(checkout, parts, files, count, seed):
    """Numbered faults, as many for each part, none two in one line; later ones are planted but tried last."""
    chosen, taken = [], set()
    groups = {"files": files} if files else {name: PARTS[name][0] for name in parts}
    for name, paths in groups.items():
        found = []
        for path in sorted({f for p in paths for f in swift_files(checkout, p)}):
            found += faults.find_faults(path, (checkout / path).read_text())
        generator = random.Random(f"{seed} {name}")
        by_kind = {}
        for fault in found:
            by_kind.setdefault(fault.kind, []).append(fault)
        for kind in by_kind.values():
            generator.shuffle(kind)
        # Kinds take turns, so that the operators, which are most, leave room for the others.
        left = count
        while left and any(by_kind.values()):
            for kind in sorted(by_kind):
                while by_kind[kind] and left:
                    fault = by_kind[kind].pop()
                    if (fault.file, fault.line) not in taken:
                        taken.add((fault.file, fault.line))
                        chosen.append((name, fault))
                        left -= 1
                        break
    return [
        {"number": i + 1, "part": part, "text": _line(checkout, fault), **fault.__dict__}
        for i, (part, fault) in enumerate(chosen)
    ]


def swift_files(checkout, path):
    where = checkout / path
    if where.is_file():
        return [path]
    return [
        str(f.relative_to(checkout)) for f in where.glob("**/*.swift") if not any(word in f.name for word in LEFT_OUT)
    ]


def _line(checkout, fault):
    return (checkout / fault.file).read_text().split("\n")[fault.line - 1].strip()


def as_fault(entry):
    return faults.Fault(**{k: entry[k] for k in ("file", "line", "kind", "start", "end", "detail")})


def write_if_changed(path, text):
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def copy_checkout(checkout, tree, leave):
    """Makes the tree's files those of the checkout, except those in `leave`; files that are equal keep their dates."""
    names = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=checkout, check=True,
        capture_output=True, text=True).stdout.split("\0")
    _remove_others(tree, set(names))
    for name in filter(None, names):
        source, target = checkout / name, tree / name
        if name in leave or not source.is_file():
            continue
        if not target.is_file() or source.read_bytes() != target.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(source.read_bytes())
            target.chmod(source.stat().st_mode)


def _remove_others(tree, names):
    for folder in ("Sources", "Tests", "Examples", "Benchmarks"):
        for file in (tree / folder).glob("**/*"):
            own = file.name == "MutationSupport.swift" or "CMutation" in file.parts
            if file.is_file() and not own and str(file.relative_to(tree)) not in names:
                file.unlink()


def write_tree(checkout, tree, plan):
    """The checkout with its faults."""
    by_file, by_module = {}, {}
    for entry in plan:
        if not entry.get("dropped"):
            pair = (entry["number"], as_fault(entry))
            by_file.setdefault(entry["file"], []).append(pair)
            by_module.setdefault(entry["file"].split("/")[1], []).append(pair)
    modules = {entry["file"].split("/")[1] for entry in plan}
    copy_checkout(checkout, tree, leave=set(by_file) | {"Package.swift"})
    for file, pairs in by_file.items():
        write_if_changed(tree / file, faults.planted((checkout / file).read_text(), pairs))
    for module in modules:
        write_if_changed(tree / "Sources" / module / "MutationSupport.swift", faults.support(by_module.get(module, []), module))
    write_if_changed(tree / "Sources/CMutation/include/mutation.h", faults.HEADER)
    write_if_changed(tree / "Sources/CMutation/mutation.c", faults.SOURCE)
    package = (checkout / "Package.swift").read_text()
    package += '\npackage.targets.append(.target(name: "CMutation"))\n'
    package += f"for target in package.targets where {json.dumps(sorted(modules))}.contains(target.name) {{\n"
    package += '    target.dependencies.append("CMutation")\n}\n'
    write_if_changed(tree / "Package.swift", package)


def build(checkout, tree, plan, log, targets):
    """Builds the tree with the named targets of tests, dropping the faults that do not compile, and returns whether it was built."""
    environment = dict(os.environ, DOVETAIL_TESTS=",".join(targets))
    # Tests and the programs that they start, and nothing else of the package.
    what = ["--product", "DovetailPackageTests"]
    for turn in range(15):
        write_tree(checkout, tree, plan)
        with open(log, "w") as output:
            status = subprocess.run(
                ["swift", "build", *what], cwd=tree, env=environment, stdout=output, stderr=subprocess.STDOUT).returncode
        if status == 0:
            return True
        dropped = drop_refused(tree, plan, Path(log).read_text())
        print(f"build {turn + 1}: {dropped} faults do not compile", flush=True)
        if dropped == 0:
            return False
    return False


def drop_refused(tree, plan, log):
    """Marks the faults that the compiler's errors are about."""
    pattern = re.compile(re.escape(os.path.realpath(tree)) + r"/(\S+?\.swift):(\d+):\d+: error:")
    live = {}
    for entry in plan:
        if not entry.get("dropped"):
            live.setdefault(entry["file"], []).append(entry)
    count = 0
    for file, line in sorted({(m.group(1), int(m.group(2))) for m in pattern.finditer(log)}):
        if file.endswith("MutationSupport.swift"):
            name = re.search(r"_isFault\((\d+)\)", (tree / file).read_text().split("\n")[line - 1])
            near = [e for e in plan if name and e["number"] == int(name.group(1))]
        else:
            near = [e for e in live.get(file, []) if e["line"] == line] or _around(tree / file, line, live.get(file, []))
        for entry in near:
            count += 0 if entry.get("dropped") else 1
            entry["dropped"] = True
    return count


def _around(path, line, entries):
    """The faults of the function that a line is in, or those next to it."""
    mask = masked(path.read_text())
    lines = mask.split("\n")
    own = lines[line - 1]
    # What is missing at the end of a function is told at its last brace; what a function's first line is about, at its first.
    indent = len(own) - len(own.lstrip()) if own.strip().startswith("}") else len(own.rstrip())
    position = sum(len(text) + 1 for text in lines[: line - 1]) + indent
    scope = scope_at(scopes(mask), position)
    function = function_around(scope)
    while function is None and scope.parent is not None:
        scope = scope.parent
        function = function_around(scope)
    if function is not None:
        first, last = mask.count("\n", 0, function.start) + 1, mask.count("\n", 0, function.end) + 1
        inside = [e for e in entries if first <= e["line"] <= last]
        if inside:
            return inside
    return [e for e in entries if abs(e["line"] - line) <= 3]
