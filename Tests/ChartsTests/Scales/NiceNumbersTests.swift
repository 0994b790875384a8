import Foundation
import Testing

@testable import Charts

@Suite struct NiceNumbersTests {
    @Test func stepsAreOneTwoOrFiveTimesAPowerOfTen() {
        #expect(NiceNumbers.step(over: 0...10, desiredCount: 5) == 2)
        #expect(NiceNumbers.step(over: 0...100, desiredCount: 5) == 20)
        #expect(NiceNumbers.step(over: 0...1, desiredCount: 2) == 0.5)
        #expect(NiceNumbers.step(over: 0...7_300, desiredCount: 7) == 1_000)
        #expect(NiceNumbers.step(over: 0...0.003, desiredCount: 3) == 0.001)
        #expect(NiceNumbers.step(over: 5...5, desiredCount: 3) == 1)
    }

    @Test func aMinimumIsKept() {
        #expect(NiceNumbers.step(over: 0...3, desiredCount: 10, minimum: 1) == 1)
    }

    @Test func multiplesLieInTheRangeAndAreExact() {
        #expect(NiceNumbers.multiples(of: 0.1, in: 0...0.5) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
        #expect(NiceNumbers.multiples(of: 5, in: -7...12) == [-5, 0, 5, 10])
        #expect(NiceNumbers.multiples(of: 2, in: 0...6) == [0, 2, 4, 6])
        #expect(NiceNumbers.multiples(of: 1e-9, in: 0...1e9).isEmpty)
    }

    @Test func rangesAreWidenedToMultiples() {
        #expect(NiceNumbers.widened(0...6.5, to: 2) == 0...8)
        #expect(NiceNumbers.widened(-3...8, to: 5) == -5...10)
        #expect(NiceNumbers.widened(0...6, to: 2) == 0...6)
    }

    @Test func digitsAfterThePointAreThoseOfTheStep() {
        #expect(NiceNumbers.fractionDigits(of: 2) == 0)
        #expect(NiceNumbers.fractionDigits(of: 0.5) == 1)
        #expect(NiceNumbers.fractionDigits(of: 0.25) == 2)
        #expect(NiceNumbers.fractionDigits(of: 2.5) == 1)
    }

    /// However the range lies, its marks are in it, evenly apart, and about as many as asked for.
    @Test func marksOfRandomRangesAreEven() {
        var generator = SystemRandomNumberGenerator()
        let seed = UInt64.random(in: 0 ... .max, using: &generator)
        print("seed \(seed)")
        var state = seed
        func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / Double(1 << 53)
        }
        for _ in 0..<2_000 {
            let low = (next() - 0.5) * pow(10, next() * 12 - 6)
            let range = low...(low + pow(10, next() * 10 - 5))
            let count = 2 + Int(next() * 9)
            let step = NiceNumbers.step(over: range, desiredCount: count)
            let marks = NiceNumbers.multiples(of: step, in: range)
            #expect(marks.count <= 2 * count + 2 && Double(marks.count) >= Double(count) / 2 - 2, "\(range) \(count)")
            #expect(marks.allSatisfy { $0 >= range.lowerBound - step * 1e-6 && $0 <= range.upperBound + step * 1e-6 })
            #expect(zip(marks.dropFirst(), marks).allSatisfy { abs($0 - $1 - step) < step * 1e-6 + abs($0) * 1e-14 })
        }
    }
}
