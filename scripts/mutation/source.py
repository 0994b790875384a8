"""What the planter knows of Swift's grammar: where code is, and what encloses it."""

import re
from dataclasses import dataclass, field


def masked(text):
    """The text with comments and strings replaced by spaces, of the same length and with the same lines."""
    out = list(text)
    length = len(text)

    def blank(start, end):
        for i in range(start, min(end, length)):
            if out[i] != "\n":
                out[i] = " "

    at = 0
    while at < length:
        if text.startswith("//", at):
            end = text.find("\n", at)
            end = length if end < 0 else end
        elif text.startswith("/*", at):
            end, depth = at + 2, 1
            while depth and end < length:
                if text.startswith("/*", end):
                    depth, end = depth + 1, end + 2
                elif text.startswith("*/", end):
                    depth, end = depth - 1, end + 2
                else:
                    end += 1
        elif text[at] == '"' or (text[at] == "#" and re.match(r'#+"', text[at:])):
            end = _string_end(text, at)
        else:
            at += 1
            continue
        blank(at, end)
        at = end
    return "".join(out)


def _string_end(text, at):
    hashes = 0
    while text[at + hashes] == "#":
        hashes += 1
    quotes = '"""' if text.startswith('"""', at + hashes) else '"'
    close, escape = quotes + "#" * hashes, "\\" + "#" * hashes
    at += hashes + len(quotes)
    while at < len(text) and not text.startswith(close, at):
        if text.startswith(escape + "(", at):
            # What is interpolated may hold strings of its own.
            depth, at = 1, at + len(escape) + 1
            while depth and at < len(text):
                if text[at] == '"':
                    at = _string_end(text, at)
                    continue
                depth += {"(": 1, ")": -1}.get(text[at], 0)
                at += 1
        else:
            at += len(escape) + 1 if text.startswith(escape, at) else 1
    return at + len(close)


@dataclass
class Scope:
    """What one pair of braces encloses."""

    kind: str  # type, function, control or closure
    header: str
    start: int
    parent: "Scope | None"
    end: int = -1
    children: list = field(default_factory=list)

    @property
    def is_initializer(self):
        return self.kind == "function" and re.search(r"\binit\b", self.header) is not None

    @property
    def result(self):
        """The type that a function returns, "" for none, None where it is not known."""
        if self.kind != "function":
            return None
        variable = re.search(r"\bvar\s+\w+\s*:\s*(.+?)\s*$", self.header, re.S)
        if variable:
            return variable.group(1)
        if not re.search(r"\bfunc\b", self.header):
            return None
        after = self.header[_parameters_end(self.header):]
        arrow = re.search(r"->\s*(.+?)\s*(\bwhere\b.*)?$", after, re.S)
        return arrow.group(1) if arrow else ""


def _parameters_end(header):
    depth = 0
    for i in range(header.find("(", header.rfind("func")), len(header)):
        depth += {"(": 1, ")": -1}.get(header[i], 0)
        if depth == 0:
            return i + 1
    return len(header)


KEYWORDS = re.compile(
    r"(?<![.\w])(class|struct|enum|extension|protocol|actor|func|var|init|subscript|deinit|if|guard|for|while|"
    r"switch|do|catch|else|repeat|defer|get|set|willSet|didSet|let|return|throw)\b(?!\s*:)|(\binit[?]?\()")
TYPES = {"class", "struct", "enum", "extension", "protocol", "actor"}
CONTROL = {"if", "guard", "for", "while", "switch", "do", "catch", "else", "repeat", "defer"}
FUNCTIONS = {"func", "init", "subscript", "deinit", "get", "set", "willSet", "didSet"}


def _kind(header):
    words = [m.group(1) or "init" for m in KEYWORDS.finditer(header)]
    if not words:
        return "closure"
    last = words[-1]
    if last in TYPES:
        # A method of a class is “class func”, so the last word decides.
        return "type"
    if last in FUNCTIONS:
        return "function"
    if last in CONTROL:
        # What a condition calls may take a closure: a call's bracket is still open then.
        after = header[header.rfind(last):]
        return "control" if after.count("(") == after.count(")") and not after.rstrip().endswith("=") else "closure"
    if last == "var" and "=" not in header[header.rfind("var"):]:
        return "function"
    return "closure"


def scopes(mask):
    """The outermost scopes of a masked text."""
    root = Scope("file", "", 0, None, len(mask))
    current, cut = root, 0
    for at, letter in enumerate(mask):
        if letter == "{":
            header = mask[cut:at]
            # A declaration stands in one paragraph, and after what was said before in the same scope.
            header = re.split(r"\n\s*\n", header)[-1]
            scope = Scope(_kind(header), header.strip(), at, current)
            current.children.append(scope)
            current, cut = scope, at + 1
        elif letter == "}":
            current.end = at
            current = current.parent or root
            cut = at + 1
    return root


def scope_at(root, position):
    """The innermost scope around a position."""
    scope = root
    while True:
        inner = next((s for s in scope.children if s.start < position <= s.end), None)
        if inner is None:
            return scope
        scope = inner


def function_around(scope):
    """The function whose statements the scope holds, nil for closures and outside of functions."""
    while scope is not None and scope.kind == "control":
        scope = scope.parent
    return scope if scope is not None and scope.kind == "function" else None


def is_code(scope):
    """Whether statements stand here, rather than declarations of a type or file."""
    return scope.kind in ("function", "control", "closure")


def is_balanced(text):
    depth = 0
    for letter in text:
        depth += 1 if letter in "([{" else -1 if letter in ")]}" else 0
        if depth < 0:
            return False
    return depth == 0


def split_clauses(text):
    """Splits at commas that no bracket encloses."""
    parts, depth, start = [], 0, 0
    for i, letter in enumerate(text):
        depth += 1 if letter in "([{" else -1 if letter in ")]}" else 0
        if letter == "," and depth == 0:
            parts.append((start, i))
            start = i + 1
    return parts + [(start, len(text))]
