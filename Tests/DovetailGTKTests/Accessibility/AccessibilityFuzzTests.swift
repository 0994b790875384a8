import Foundation
import TestSupport
import Testing

/// Random calls of all interfaces by a client of assistive technology.
@Suite("Window host: random calls of assistive technology", .serialized)
struct AccessibilityFuzzTests {
    private var rounds: Int {
        ProcessInfo.processInfo.environment["DOVETAIL_EVENTS"].flatMap { Int($0) } ?? 2000
    }

    /// Calls in parts, as an answer is waited for half a minute.
    private func call(_ driver: AccessibilityDriver, _ seed: UInt64) throws {
        for part in 0..<UInt64(max(rounds / 500, 1)) {
            let answer = try driver.ask("fuzz(\(seed &+ part), 500)")
            let counts = answer.prefix { $0 != "'" }.dropFirst().split(separator: ", ").compactMap { Int($0) }
            #expect(counts.count >= 3 && counts[0] > 0 && counts[1] > 0 && counts[2] == 0, "\(answer)")
            #expect(answer.hasSuffix("[]]"), "answered, and not refused: \(answer)")
        }
    }

    @Test("those that make no sense are refused, and none ends the app or goes without an answer")
    func still() throws {
        let driver = try AccessibilityDriver("controls", window: "Controls")
        try call(driver, SeededGenerator.chosenSeed(for: "calls of assistive technology"))
        // What was typed by the calls is there, and the app goes on. Of a secret the elements tell a thousand characters at most.
        _ = try driver.ask(
            "[i.queryEditableText().setTextContents('') for i, d in everything() if i.getRoleName() == 'password text']"
        )
        try driver.compareTrees(of: "Controls")
    }

    @Test("the same, while the app shows other pages and gets clicks, keys and wheels all the time")
    func storm() throws {
        let seed = SeededGenerator.chosenSeed(for: "calls beside events")
        let driver = try AccessibilityDriver("pages", window: "Page")
        _ = try driver.askApp("storm \(seed) pages")
        try call(driver, seed)
        _ = try driver.askApp("calm")
        for page in ["Table", "EX-08"] {
            _ = try driver.askApp("page \(page)")
            try driver.compareTrees(of: "Page", page)
        }
    }
}
