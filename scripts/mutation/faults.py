"""Finds the places of a Swift file where a small fault can be planted, and writes the file with the faults behind switches.

A fault keeps the number of lines, so that what the compiler says of the planted file leads to the fault that it does not take.
"""

import re
from dataclasses import dataclass

from source import function_around, is_balanced, is_code, masked, scope_at, scopes, split_clauses

# Each operator under a name of its own for each fault: so nothing needs to be known of where its operands begin and end.
OPERATORS = {
    "<": ["<=", ">"], "<=": ["<", ">"], ">": [">=", "<"], ">=": [">", "<"], "==": ["!="], "!=": ["=="],
    "&&": ["||", "right"], "||": ["&&", "right"], "+": ["-", "left"], "-": ["+", "left"], "+=": ["-="], "-=": ["+="],
    "??": ["right"], "..<": ["short"],
}
SPACED = re.compile(r"(?<=\s)(<=|>=|==|!=|&&|\|\||\+=|-=|\?\?|<|>|\+|-)(?=\s)")
CALL = re.compile(r"^(?:_ = )?(?:try[?!]? |await )*[a-z_][\w.?!]*(?:\[[^\]]*\][\w.?!]*)*\(.*\)$")
ASSIGNMENT = re.compile(r"^[a-z_][\w.?!\[\]]* [-+]?= \S.*$")
LITERAL = re.compile(r"(?<![\w.])(true|false)(?!\w)")
# Numbers that something is compared with, or that are added, taken away or counted from.
NUMBER = re.compile(r"(?<=[-+*/<>=(] )(\d+)(?![\w.])|(?<=[(\[])(\d+)(?=\.\.[.<])")
# What is taken for one another: each side, edge and axis for the other.
MEMBERS = {
    "width": "height", "height": "width", "x": "y", "y": "x", "minX": "minY", "maxX": "minX", "minY": "maxY", "maxY": "minY",
    "midX": "midY", "midY": "midX", "horizontal": "vertical", "vertical": "horizontal", "first": "last", "last": "first",
    "top": "bottom", "bottom": "top", "leading": "trailing", "trailing": "leading",
}
MEMBER = re.compile(r"(?<=[\w)\]?])\.(width|height|x|y|minX|maxX|minY|maxY|midX|midY|first|last|top|bottom|leading|trailing)(?![\w(:{])(?! \{)")
OPPOSITE = re.compile(r"(?<=[\s(\[])\.(horizontal|vertical|top|bottom|leading|trailing|width|height)(?![\w(.:])")
# What tells others that something has changed.
TELLS = re.compile(r"(?i)(invalidat|changed|update|request|schedule|notify|forget|reset|refresh|didChange|clear|\btell|needs|wake|mark)")


@dataclass(frozen=True)
class Fault:
    file: str
    line: int  # from 1
    kind: str
    start: int  # of what is replaced, in its line
    end: int
    detail: str = ""

    def describe(self, text):
        return f"{self.file}:{self.line}: {self.kind} {self.detail}".rstrip() + f": {text.strip()}"


def find_faults(file, text):
    """All faults that a file's text offers, in the order of its lines."""
    mask = masked(text)
    root = scopes(mask)
    found, position = [], 0
    lines = mask.split("\n")
    for index, line in enumerate(lines):
        scope = scope_at(root, position + len(line) - len(line.lstrip()))
        inner = scope_at(root, position + len(line))
        for fault in _in_line(file, index, lines, scope, inner, position, root):
            found.append(fault)
        position += len(line) + 1
    return found


def _in_line(file, index, lines, scope, inner, position, root):
    line, number = lines[index], index + 1
    stripped = line.strip()
    if not stripped or stripped.startswith(("#", "@", "import ", "case let", "precondition", "assert", "fatalError")):
        return
    if inner.kind == "function" and stripped.endswith("{") and inner.result is not None:
        if inner.result == "":
            yield Fault(file, number, "early return", len(line), len(line))
        elif inner.result.endswith("?") and len(_body(inner, lines, position, index)) > 1:
            yield Fault(file, number, "early return", len(line), len(line), "nil")
    if inner.kind == "function" and re.search(r"\b(did|will)Set\b[^{]*\{$", stripped):
        yield Fault(file, number, "invalidation", len(line), len(line), "return")
    if not is_code(scope):
        return
    for match in SPACED.finditer(line):
        if stripped.startswith(("func ", "case ")) or " where " in line[: match.start()]:
            continue
        for other in OPERATORS[match.group(1)]:
            yield Fault(file, number, "operator", *match.span(1), f"{match.group(1)} to {other}")
    for match in re.finditer(r"(?<=\w|\))\.\.<(?=\w|\()", line):
        yield Fault(file, number, "operator", *match.span(), "..< to short")
    for match in LITERAL.finditer(line):
        if not re.match(r"(case|func|init|static|@)\b", stripped) and "==" not in line:
            yield Fault(file, number, "literal", *match.span(), match.group(1))
    for match in re.finditer(r"(?<![\w.])(?:Swift\.)?(min|max)\(", line):
        yield Fault(file, number, "extremum", *match.span(), match.group(1))
    for match in re.finditer(r"(?<![\w.])(CGSize\(width: |CGPoint\(x: )(?![\d-])", line):
        yield Fault(file, number, "swap", *match.span(), match.group(1).split("(")[0])
    for match in NUMBER.finditer(line):
        if not stripped.startswith("case "):
            yield Fault(file, number, "number", *match.span(), f"{match.group()} to {int(match.group()) + 1}")
    if not stripped.startswith("case "):
        for match in MEMBER.finditer(line):
            if not re.match(r" [-+*/]?= ", line[match.end():]):
                yield Fault(file, number, "exchange", *match.span(), match.group(1))
        for match in OPPOSITE.finditer(line):
            yield Fault(file, number, "opposite", *match.span(), match.group(1))
    yield from _conditions(file, number, line)
    yield from _returns(file, number, line, scope)
    yield from _statements(file, index, lines, scope)


def _body(scope, lines, position, index):
    """The lines of a scope that begins in a line."""
    body = []
    for line in lines[index + 1:]:
        position += len(line) + 1
        if position > scope.end:
            break
        if line.strip():
            body.append(line)
    return body


def _conditions(file, number, line):
    match = re.match(r"^\s*(?:\} else )?(?:if|guard|while) (.+?) (?:\{|else \{).*$", line)
    if not match:
        return
    start, end = match.span(1)
    if not is_balanced(line[start:end]):
        return
    for from_, to in split_clauses(line[start:end]):
        clause = line[start + from_ : start + to]
        lead = len(clause) - len(clause.lstrip())
        if re.match(r"\s*(let|var|case|#|try|await)", clause) or not clause.strip() or "{" in clause:
            continue
        yield Fault(file, number, "condition", start + from_ + lead, start + to, "negated")


def _returns(file, number, line, scope):
    match = re.match(r"^\s*return (\S.*)$", line) or re.match(r"^.*\{ return (\S.*?) \}$", line)
    function = function_around(scope)
    if not match or function is None or not function.result or not is_balanced(match.group(1)):
        return
    if function.result == "Bool" and re.search(r"func ==", function.header):
        yield Fault(file, number, "invalidation", *match.span(1), "equal")
    elif function.result == "Bool" and match.group(1) not in ("true", "false"):
        yield Fault(file, number, "result", *match.span(1), "negated")
    elif function.result.endswith("?") and match.group(1).strip() != "nil":
        yield Fault(file, number, "result", *match.span(1), "nil")


def _statements(file, index, lines, scope):
    line = lines[index]
    stripped = line.strip()
    is_call, is_assignment = CALL.match(stripped), ASSIGNMENT.match(stripped)
    if not (is_call or is_assignment) or not is_balanced(stripped):
        return
    before = _neighbour(lines, index, -1)
    after = _neighbour(lines, index, 1)
    if not (before.endswith(("{", "}", ")", ":")) or re.search(r"[\w\]?!]$", before)) or before.endswith((" in", "=")):
        if not re.search(r"\{ ?(\[.*\] )?(\w|[(),: ])* in$", before):
            return
    if before.endswith(":") and not re.match(r"(case|default)\b", before):
        return
    if re.match(r"[.?:&|+*/<>=]|-|\?\?|\)|\]|else\b", after) or before.endswith(("(", "[", ",", "return")):
        return
    function = function_around(scope)
    if is_assignment and (function is None or function.is_initializer):
        return
    if before.endswith("{") and after.startswith("}") and function is scope and function.result != "":
        return
    start = len(line) - len(line.lstrip())
    kind = "invalidation" if TELLS.search(stripped.split("(")[0].split(" = ")[0]) else "statement"
    yield Fault(file, index + 1, kind, start, len(line.rstrip()), "dropped")


def _neighbour(lines, index, step):
    index += step
    while 0 <= index < len(lines):
        if lines[index].strip():
            return lines[index].strip()
        index += step
    return ""


def symbol(number):
    """An operator's ending that stands for a number."""
    digits = "⊕⊖⊗⊘⊙⊚⊛⊜"
    text = ""
    while True:
        text = digits[number % 8] + text
        number //= 8
        if number == 0:
            return text


def planted(text, faults):
    """The file with its faults, given as pairs of number and fault, no two of them in one line."""
    lines = text.split("\n")
    for number, fault in faults:
        line = lines[fault.line - 1]
        old = line[fault.start : fault.end]
        lines[fault.line - 1] = line[: fault.start] + _replacement(number, fault, old) + line[fault.end :]
    return "\n".join(lines)


def _replacement(number, fault, old):
    switch = f"_isFault({number})"
    if fault.kind == "operator":
        return old + symbol(number)
    if fault.kind == "early return":
        return f" if {switch} {{ return {fault.detail} }}".replace("return  }", "return }")
    if fault.kind == "literal":
        return f"(!{switch})" if old == "true" else switch
    if fault.kind == "extremum":
        return f"_fault_{fault.detail}({number}, "
    if fault.kind == "swap":
        return old.replace("(", f".faulty({number}, ")
    if fault.kind == "condition":
        return f"({switch} != ({old}))"
    if fault.kind == "number":
        return f"_fault_number({number}, {old})"
    if fault.kind == "exchange":
        return f".{fault.detail}_{number}"
    if fault.kind == "opposite":
        return f"({switch} ? .{MEMBERS[fault.detail]} : .{fault.detail})"
    if fault.detail == "equal":
        return f"{switch} || ({old})"
    if fault.detail == "return":
        return f" if {switch} {{ return }}"
    if fault.kind == "result":
        return f"({switch} != ({old}))" if fault.detail == "negated" else f"{switch} ? nil : {old}"
    assert fault.kind in ("statement", "invalidation"), fault.kind
    return f"if !{switch} {{ {old} }}"


PRECEDENCES = {
    "&&": "LogicalConjunctionPrecedence", "||": "LogicalDisjunctionPrecedence", "+": "AdditionPrecedence",
    "-": "AdditionPrecedence", "+=": "AssignmentPrecedence", "-=": "AssignmentPrecedence",
    "??": "NilCoalescingPrecedence", "..<": "RangeFormationPrecedence",
}


def support(faults, module):
    """The source that the planted files of one module need."""
    # Edges of views are values of the floor below.
    base = ["import DovetailBase"] if module in ("DovetailEngine", "DovetailCore", "DovetailControls") else []
    text = ["import CMutation", *base, "import Foundation", "", _SUPPORT]
    for number, fault in faults:
        if fault.kind == "exchange":
            text += _members(number, fault.detail)
        if fault.kind != "operator":
            continue
        old, new = fault.detail.split(" to ")
        name = old + symbol(number)
        text.append(f"infix operator {name}: {PRECEDENCES.get(old, 'ComparisonPrecedence')}")
        text += [s.replace("OP", name).replace("IS", f"_isFault({number})") for s in _functions(old, new)]
    return "\n".join(text) + "\n"


def _members(number, name):
    """A property under another name, which is its counterpart when the fault is on."""
    other = MEMBERS[name]
    if name in ("first", "last"):
        yield f"extension BidirectionalCollection {{ var {name}_{number}: Element? {{ _isFault({number}) ? {other} : {name} }} }}"
        return
    types = {
        "width": ["CGSize", "CGRect"], "height": ["CGSize", "CGRect"], "x": ["CGPoint"], "y": ["CGPoint"]}.get(name, ["CGRect"])
    types = ["EdgeInsets"] if name in ("top", "bottom", "leading", "trailing") else types
    for type in types:
        yield f"extension {type} {{ var {name}_{number}: CGFloat {{ _isFault({number}) ? {other} : {name} }} }}"


def _functions(old, new):
    if old in ("&&", "||"):
        fault = f"try a() {new} b()" if new != "right" else "try b()"
        yield ("func OP(a: @autoclosure () throws -> Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool "
               f"{{ IS ? ({fault.replace('b()', '(try b())') if new != 'right' else fault}) : (try a() {old} (try b())) }}")
    elif old in ("==", "!="):
        yield f"func OP<T: Equatable>(a: T, b: T) -> Bool {{ IS ? a {new} b : a {old} b }}"
        yield f"func OP<T>(a: T?, b: _OptionalNilComparisonType) -> Bool {{ IS ? a {new} b : a {old} b }}"
        yield f"func OP(a: Any.Type?, b: Any.Type?) -> Bool {{ IS ? a {new} b : a {old} b }}"
    elif old in ("+=", "-="):
        yield f"func OP<T: AdditiveArithmetic>(a: inout T, b: T) {{ if IS {{ a {new} b }} else {{ a {old} b }} }}"
    elif old in ("+", "-"):
        fault = "a" if new == "left" else f"a {new} b"
        yield f"func OP<T: AdditiveArithmetic>(a: T, b: T) -> T {{ IS ? {fault} : a {old} b }}"
        if old == "+" and new == "left":
            yield f"func OP(a: String, b: String) -> String {{ IS ? a : a + b }}"
    elif old == "??":
        yield "func OP<T>(a: T?, b: @autoclosure () throws -> T) rethrows -> T { if IS { return try b() }; return try a ?? b() }"
        yield "func OP<T>(a: T?, b: @autoclosure () throws -> T?) rethrows -> T? { if IS { return try b() }; return try a ?? b() }"
    elif old == "..<":
        yield "func OP(a: Int, b: Int) -> Range<Int> { a..<(IS && b > a ? b - 1 : b) }"
    else:
        yield f"func OP<T: Comparable>(a: T, b: T) -> Bool {{ IS ? a {new} b : a {old} b }}"


_SUPPORT = """
@inline(__always) func _isFault(_ number: Int32) -> Bool { dovetail_is_fault(number) }
func _fault_min<T: Comparable>(_ number: Int32, _ a: T, _ b: T) -> T { _isFault(number) ? max(a, b) : min(a, b) }
func _fault_max<T: Comparable>(_ number: Int32, _ a: T, _ b: T) -> T { _isFault(number) ? min(a, b) : max(a, b) }
func _fault_number<T: Numeric>(_ number: Int32, _ value: T) -> T { _isFault(number) ? value + 1 : value }
extension CGSize {
    static func faulty(_ number: Int32, width: CGFloat, height: CGFloat) -> CGSize {
        _isFault(number) ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }
}
extension CGPoint {
    static func faulty(_ number: Int32, x: CGFloat, y: CGFloat) -> CGPoint {
        _isFault(number) ? CGPoint(x: y, y: x) : CGPoint(x: x, y: y)
    }
}
"""

HEADER = """#include <stdbool.h>
#include <stdint.h>
/// The fault of this process; none is 0.
extern int32_t dovetail_fault;
/// One byte for each fault whose place was reached, in a file that processes share; NULL when nobody asks.
extern uint8_t *dovetail_reached;
static inline bool dovetail_is_fault(int32_t number) {
    if (dovetail_reached) dovetail_reached[number] = 1;
    return number == dovetail_fault;
}
"""

SOURCE = """#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>
#include "mutation.h"

int32_t dovetail_fault = 0;
uint8_t *dovetail_reached = NULL;

__attribute__((constructor)) static void start(void) {
    const char *fault = getenv("DOVETAIL_FAULT"), *file = getenv("DOVETAIL_REACHED");
    if (fault) dovetail_fault = atoi(fault);
    if (!file) return;
    int descriptor = open(file, O_RDWR);
    if (descriptor < 0) return;
    void *memory = mmap(NULL, 1 << 16, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    if (memory != MAP_FAILED) dovetail_reached = memory;
    close(descriptor);
}
"""
