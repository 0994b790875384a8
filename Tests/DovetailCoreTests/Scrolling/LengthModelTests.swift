import Foundation
import TestSupport
import Testing

@testable import DovetailCore
@testable import DovetailEngine

/// The lengths of a lazy container's lines, against an array of all of them.
@Suite("Lengths of lines")
struct LengthModelTests {
    @Test("a million lines of one length take no memory, and are found by arithmetic")
    func uniform() {
        var model = LengthModel()
        model.spacing = 4
        model.setCount(1_000_000)
        for line in 0..<50 { model.measure(line, 20) }
        #expect(model.total == 23_999_996)
        #expect(model.start(of: 500_000) == 12_000_000)
        #expect(model.line(at: 12_000_001) == 500_000)
        #expect(model.line(at: .greatestFiniteMagnitude) == 999_999)
        #expect(model.line(at: -5) == 0)
    }

    @Test("what was not measured is as long as the average of what was")
    func estimate() {
        var model = LengthModel()
        model.setCount(10)
        model.measure(0, 10)
        #expect(model.total == 100)
        model.measure(1, 30)
        #expect(model.total == 200)
    }

    @Test("a line that is measured again counts once in the average, by what it is now")
    func measuredAgain() {
        var model = LengthModel()
        model.setCount(10)
        model.measure(0, 10)
        model.measure(1, 20)
        #expect(model.estimate == 15)
        // The average is made anew when twice as many lines are known.
        model.measure(1, 40)
        model.measure(2, 40)
        model.measure(3, 40)
        #expect(model.estimate == 32.5)
    }

    @Test("a line of any length leaves the sums right")
    func huge() throws {
        var model = LengthModel()
        model.setCount(10)
        for (line, length) in [(0, 20), (1, 1e30), (2, 30), (3, .infinity)] as [(Int, CGFloat)] {
            model.measure(line, length)
            try model.checkInvariants()
        }
        model.measure(1, 25)
        model.measure(3, 40)
        try model.checkInvariants()
        #expect(model.start(of: 4) == 115)
        #expect(abs(model.total - 115 - 6 * model.estimate) < 0.01)
    }

    @Test("any sequence of measures, insertions and removals gives what an array gives", arguments: 0..<40)
    func random(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var model = LengthModel()
        model.spacing = CGFloat(Int.random(in: 0...3, using: &generator))
        // Nil for what was not measured.
        var lengths: [CGFloat?] = []
        for _ in 0..<300 {
            let count = lengths.count
            switch Int.random(in: 0..<6, using: &generator) {
            case 0:
                let place = Int.random(in: 0...count, using: &generator)
                let new = Int.random(in: 0...200, using: &generator)
                lengths.insert(contentsOf: Array(repeating: nil, count: new), at: place)
                model.replace(place..<place, by: new)
            case 1 where count > 0:
                let first = Int.random(in: 0..<count, using: &generator)
                let last = Int.random(in: first...min(count, first + 100), using: &generator)
                lengths.removeSubrange(first..<last)
                model.replace(first..<last, by: 0)
            default:
                guard count > 0 else { continue }
                let line = Int.random(in: 0..<count, using: &generator)
                let length = CGFloat(seed % 3 == 0 ? 20 : Int.random(in: 0...60, using: &generator))
                lengths[line] = length
                model.measure(line, length)
            }
            #expect(model.count == lengths.count)
            for _ in 0..<3 where !lengths.isEmpty {
                let line = lengths.indices.randomElement(using: &generator)!
                let start = (0..<line).reduce(0) { $0 + model.length(of: $1) + model.spacing }
                let length = model.length(of: line)
                #expect(abs(model.start(of: line) - start) < 0.001, "seed \(seed), line \(line)")
                if length > 0.5 { #expect(model.line(at: start + length / 2) == line, "seed \(seed)") }
                if let known = lengths[line] { #expect(length == known, "seed \(seed), line \(line)") }
            }
        }
    }
}
