"""Tests of the planter: python3 -m unittest discover -s scripts/mutation"""

import tempfile
import unittest
from pathlib import Path

import faults
import plan
from source import function_around, masked, scope_at, scopes

SAMPLE = '''import Foundation

/// A comment with a < b { and "quotes".
struct Box: Equatable {
    var width = 1.0
    var isOpen = true
    let text = "a < b \\(1 < 2 ? "x" : "y")"

    init(width: Double) {
        self.width = width
        note(width)
    }

    func grow(by amount: Double, _ limit: Double?) -> Double? {
        guard amount > 0, let limit else { return nil }
        if amount < limit && isOpen {
            note(min(amount, limit))
            return amount + width
        }
        return limit
    }

    var isWide: Bool {
        let wide = width >= 3
        return wide
    }

    var frame = CGRect.zero {
        didSet {
            values.removeAll()
            model.invalidate()
        }
    }

    static func == (a: Box, b: Box) -> Bool {
        return a.frame.width == b.frame.width
    }

    func place(along axis: Axis) {
        guide(.horizontal, at: frame.minX, of: values.first)
    }

    func note(_ value: Double) {
        print(value)
        values.append(value)
    }
}
'''


class SourceTests(unittest.TestCase):
    def test_comments_and_strings_are_masked_with_their_length(self):
        mask = masked(SAMPLE)
        self.assertEqual(len(mask), len(SAMPLE))
        self.assertEqual(mask.count("\n"), SAMPLE.count("\n"))
        self.assertNotIn("quotes", mask)
        self.assertNotIn("1 < 2", mask)
        self.assertEqual(masked('let a = #"x \\(1)"y"# + b'), "let a =              + b")
        self.assertEqual(masked("a /* b /* c */ d */ e").split(), ["a", "e"])

    def test_a_position_knows_its_function_and_what_that_returns(self):
        root = scopes(masked(SAMPLE))
        inside = function_around(scope_at(root, SAMPLE.index("note(min")))
        self.assertEqual(inside.result, "Double?")
        self.assertEqual(function_around(scope_at(root, SAMPLE.index("let wide"))).result, "Bool")
        self.assertEqual(function_around(scope_at(root, SAMPLE.index("print("))).result, "")
        self.assertTrue(scope_at(root, SAMPLE.index("self.width")).is_initializer)
        self.assertEqual(scope_at(root, SAMPLE.index("var isOpen")).kind, "type")


class FaultTests(unittest.TestCase):
    def found(self, text):
        number = SAMPLE[: SAMPLE.index(text)].count("\n") + 1
        return {(f.kind, f.detail) for f in faults.find_faults("a.swift", SAMPLE) if f.line == number}

    def test_conditions_operators_and_extrema_are_found(self):
        self.assertEqual(
            self.found("guard amount"),
            {("operator", "> to >="), ("operator", "> to <"), ("condition", "negated"), ("number", "0 to 1")})
        self.assertIn(("operator", "&& to right"), self.found("if amount"))
        self.assertIn(("condition", "negated"), self.found("if amount"))
        self.assertEqual(self.found("note(min"), {("extremum", "min"), ("statement", "dropped")})

    def test_results_statements_and_early_returns_are_found(self):
        self.assertIn(("result", "nil"), self.found("return amount"))
        self.assertIn(("result", "negated"), self.found("return wide"))
        self.assertEqual(self.found("func note"), {("early return", "")})
        self.assertEqual(self.found("func grow"), {("early return", "nil")})
        self.assertEqual(self.found("values.append"), {("statement", "dropped")})

    def test_what_tells_of_changes_is_an_invalidation(self):
        self.assertEqual(self.found("didSet {"), {("invalidation", "return")})
        self.assertEqual(self.found("model.invalidate()"), {("invalidation", "dropped")})
        self.assertIn(("invalidation", "equal"), self.found("return a.frame.width =="))

    def test_axes_sides_and_ends_are_taken_for_one_another(self):
        self.assertEqual(
            self.found("guide(.horizontal"),
            {("opposite", "horizontal"), ("exchange", "minX"), ("exchange", "first"), ("statement", "dropped")})
        self.assertIn(("exchange", "width"), self.found("return a.frame.width =="))

    def test_declarations_initialisers_and_comments_hold_no_faults(self):
        for text in ("var isOpen", "let text", "/// A comment", "struct Box", "        self.width"):
            self.assertEqual(self.found(text), set(), text)

    def test_a_planted_file_has_the_same_lines_and_a_switch_for_each_fault(self):
        chosen, lines = [], set()
        for fault in faults.find_faults("a.swift", SAMPLE):
            if fault.line not in lines:
                lines.add(fault.line)
                chosen.append((len(chosen) + 1, fault))
        planted = faults.planted(SAMPLE, chosen)
        self.assertEqual(planted.count("\n"), SAMPLE.count("\n"))
        support = faults.support(chosen, "Box")
        for number, fault in chosen:
            sign = {"operator": faults.symbol(number), "exchange": f"_{number}"}.get(fault.kind, f"({number}")
            self.assertIn(sign, planted)
            if fault.kind == "operator":
                self.assertIn(f"_isFault({number})", support)

    def test_numbers_have_endings_of_their_own(self):
        self.assertEqual(len({faults.symbol(n) for n in range(2000)}), 2000)


class PlanTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = Path(self.folder.name).resolve()
        (self.root / "Sources/Box").mkdir(parents=True)
        (self.root / "Sources/Box/Box.swift").write_text(SAMPLE)

    def choose(self, count, seed):
        return plan.choose(self.root, [], ["Sources/Box"], count, seed)

    def test_a_seed_repeats_a_choice_and_no_line_has_two_faults(self):
        chosen = self.choose(8, "1")
        self.assertEqual(chosen, self.choose(8, "1"))
        self.assertNotEqual(chosen, self.choose(8, "2"))
        self.assertEqual(len({e["line"] for e in chosen}), 8)
        self.assertEqual([e["number"] for e in chosen], list(range(1, 9)))

    def test_faults_that_the_compiler_refuses_are_dropped(self):
        chosen = self.choose(100, "1")
        line = chosen[0]["line"]
        log = f"{self.root}/Sources/Box/Box.swift:{line}:9: error: no\n"
        self.assertEqual(plan.drop_refused(self.root, chosen, log), 1)
        self.assertTrue(chosen[0]["dropped"])
        # What is told at the end of a function is about the faults in it.
        end = SAMPLE[: SAMPLE.index("    var isWide")].rstrip().count("\n") + 1
        self.assertGreater(
            plan.drop_refused(self.root, chosen, f"{self.root}/Sources/Box/Box.swift:{end}:5: error: missing return\n"), 0)


if __name__ == "__main__":
    unittest.main()
