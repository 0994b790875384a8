import DovetailCore
import DovetailTesting
import Foundation
import Testing

/// Texts that count down to a date.
@MainActor
@Suite("Texts of dates to come")
struct ComingDateTests {
    /// What test hosts' clocks show at their start.
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    /// What a text says at the start, and after each of some steps.
    private func texts(_ style: Text.DateStyle, in distance: TimeInterval, steps: [Double]) -> [String] {
        let date = start.addingTimeInterval(distance)
        let host = TestHost { Text(date, style: style) }
        defer { host.close() }
        return host.texts
            + steps.flatMap { step in
                host.advance(by: .seconds(step))
                return host.texts
            }
    }

    @Test("a relative date to come is a second less after each second, down to the date, and grows from there")
    func seconds() {
        #expect(texts(.relative, in: 3, steps: [1, 1, 0.5, 0.5]) == ["3 sec", "2 sec", "1 sec", "1 sec", "0 sec"])
        #expect(texts(.relative, in: -3, steps: [0.5, 0.5, 1]) == ["3 sec", "3 sec", "4 sec", "5 sec"])
        #expect(texts(.relative, in: 61, steps: [1, 1]).map { $0.hasPrefix("1 min") } == [true, true, false])
    }

    @Test("an offset changes when less of its unit is left")
    func offset() {
        #expect(texts(.offset, in: 150, steps: [30, 1, 59, 1]) == ["-2 min", "-2 min", "-1 min", "-1 min", "-59 sec"])
    }
}
