import Foundation
import TestSupport
import Testing

@testable import DovetailEngine

@Suite("Sums in parts")
struct RunningSumTests {
    @Test("a sum that is added up in parts is that of all lengths in their order, to the last bit")
    func parts() {
        let seed = SeededGenerator.chosenSeed(for: "sums in parts")
        var generator = SeededGenerator(seed: seed)
        var inParts = 0
        for round in 0..<400 {
            // Whole parts of a point in half of the rounds, and any number, great ones too, in the other.
            func length() -> CGFloat {
                if round % 2 == 0 { return CGFloat(Int.random(in: 0..<200_000, using: &generator)) / 1024 }
                return switch Int.random(in: 0..<8, using: &generator) {
                case 0: 1e9 * .random(in: 0..<1, using: &generator)
                case 1: round % 32 == 1 ? .infinity : 0.1
                case 2: round % 64 == 3 ? .nan : 1 / 3
                default: .random(in: 0..<40, using: &generator)
                }
            }
            let start = length()
            let chunks = (0..<Int.random(in: 1..<9, using: &generator)).map { _ in
                (0..<Int.random(in: 0..<70, using: &generator)).map { _ in length() }
            }
            var sum = RunningSum(start)
            for chunk in chunks {
                var part = RunningSum()
                for length in chunk { part.add(length) }
                sum.add(part) { sum in
                    inParts += 1
                    for length in chunk { sum.add(length) }
                }
            }
            let plain = chunks.joined().reduce(start) { $0 + $1 }
            #expect(sum.value == plain || sum.value.isNaN && plain.isNaN, "seed \(seed), round \(round)")
            if round % 2 == 0 { #expect(sum.isExact, "seed \(seed), round \(round)") }
        }
        #expect(inParts > 0)
    }

    @Test("what is counted in no parts of a point is added one by one")
    func inexact() {
        var part = RunningSum()
        for _ in 0..<10 { part.add(0.1) }
        #expect(!part.isExact)
        var times = RunningSum()
        // The product is a whole number, and the lengths are none.
        times.add(0.1, times: 10)
        #expect(times.value == 1 && !times.isExact)
        var seen = false
        var sum = RunningSum(1)
        sum.add(part) { _ in seen = true }
        #expect(seen)
        var whole = RunningSum()
        whole.add(1.5, times: 3)
        #expect(whole.value == 4.5 && whole.isExact)
    }
}
