import Foundation
import TestSupport
import Testing

/// No sequence of events ends a program that shows pages of apps, leaves something inconsistent, costs more than what there is, or keeps a window
/// after its end.
///
/// The program `AppFuzzer` prints the fewest events that do; `DOVETAIL_EVENTS` sets how many are tried. An event takes 20 to 40 milliseconds in
/// debug, so the tests try 900, which opens each page; `make fuzz` tries 100,000.
@Suite("Random events over pages of apps")
struct AppFuzzerTests {
    @Test("lists, columns, tabs, boards, outlines and forms, in each idiom")
    func pages() throws {
        let seed = SeededGenerator.chosenSeed(for: "random events over pages of apps")
        let hasNumber = ProcessInfo.processInfo.environment["DOVETAIL_EVENTS"] != nil
        let result = try Tool.run(
            Tool.built("AppFuzzer"), ["--seed", "\(seed)", "--length", "50"] + (hasNumber ? [] : ["--events", "900"]))
        #expect(result.status == 0, "\(result.output)")
    }
}
