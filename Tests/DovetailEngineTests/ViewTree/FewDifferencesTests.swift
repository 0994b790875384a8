import AttributeGraph
import Foundation
import TestSupport
import Testing

@testable import DovetailEngine

@Suite("Differences of long arrays")
struct FewDifferencesTests {
    private func made(of old: [Int], by edits: [ListEdit], from new: [Int]) -> [Int] {
        var result = old
        for edit in edits.reversed() { result.replaceSubrange(edit.old, with: new[edit.new]) }
        return result
    }

    private func edits(_ old: [Int], _ new: [Int]) -> [ListEdit]? {
        let comparison = ExactComparison.of(Int.self, for: .data)
        return old.withUnsafeBufferPointer { left in
            new.withUnsafeBufferPointer {
                FewDifferences.edits(from: RawElements(left), to: RawElements($0), comparison)
            }
        }
    }

    /// The same of references.
    private func edits(_ old: [NSObject], _ new: [NSObject]) -> [ListEdit]? {
        old.withUnsafeBufferPointer { left in
            new.withUnsafeBufferPointer { FewDifferences.edits(from: RawElements(left), to: RawElements($0), nil) }
        }
    }

    @Test("edits make the new array of the old one, in rising order, and are about what has changed")
    func random() throws {
        let seed = SeededGenerator.chosenSeed(for: "differences of arrays")
        var generator = SeededGenerator(seed: seed)
        var known = 0
        for round in 0..<500 {
            let old = Array(0..<Int.random(in: 0..<900, using: &generator))
            var new = old
            for _ in 0..<Int.random(in: 0..<5, using: &generator) {
                func place() -> Int { .random(in: 0..<max(new.count, 1), using: &generator) }
                switch Int.random(in: 0..<5, using: &generator) {
                case 0: new.insert(Int.random(in: 0..<1_000_000, using: &generator), at: min(place(), new.count))
                case 1 where !new.isEmpty: new.remove(at: place())
                case 2 where new.count > 1: new.swapAt(place(), place())
                case 3 where !new.isEmpty: new.append(new.removeFirst())
                case 4 where !new.isEmpty: new[place()] += 1_000_000
                default: break
                }
            }
            let objects = Dictionary(uniqueKeysWithValues: Set(old + new).map { ($0, NSObject()) })
            let all = [edits(old, new), edits(old.map { objects[$0]! }, new.map { objects[$0]! })]
            #expect(all[0] == all[1], "seed \(seed), round \(round)")
            guard let edits = all[0] else { continue }
            known += 1
            #expect(made(of: old, by: edits, from: new) == new, "seed \(seed), round \(round)")
            for (edit, next) in zip(edits, edits.dropFirst()) {
                #expect(edit.old.upperBound < next.old.lowerBound && edit.new.upperBound < next.new.lowerBound)
            }
        }
        #expect(known > 450)
    }

    @Test("one that came, went or changed places is an edit of its own")
    func single() {
        let old = Array(0..<1_000)
        #expect(edits(old, old) == [])
        #expect(edits(old, old + [7_000]) == [ListEdit(old: 1_000..<1_000, new: 1_000..<1_001)])
        #expect(edits(old, Array(old.dropFirst())) == [ListEdit(old: 0..<1, new: 0..<0)])
        var swapped = old
        swapped.swapAt(1, 998)
        #expect(edits(old, swapped) == [ListEdit(old: 1..<2, new: 1..<2), ListEdit(old: 998..<999, new: 998..<999)])
        #expect(
            edits(old, Array(old.dropFirst()) + [0])
                == [ListEdit(old: 0..<1, new: 0..<0), ListEdit(old: 1_000..<1_000, new: 999..<1_000)])
    }

    @Test("where much differs nothing is told")
    func many() {
        let old = Array(0..<1_000)
        #expect(edits(old, old.reversed()) == nil)
        #expect(edits(old, Array(1_000..<2_000)) == nil)
        #expect(edits(old, Array(0..<2_000)) == nil)
    }
}
