import Foundation
import SwiftUI
import Testing

@Suite("Elements at offsets")
struct CollectionOffsetTests {
    @Test("remove(atOffsets:) removes what is at the offsets, from slices too")
    func remove() {
        var letters = ["a", "b", "c", "d"]
        letters.remove(atOffsets: [0, 2])
        #expect(letters == ["b", "d"])
        var slice = [0, 1, 2, 3, 4][2...]
        slice.remove(atOffsets: [1])
        #expect(Array(slice) == [2, 4])
    }

    @Test("move(fromOffsets:toOffset:) agrees with taking out and putting in, for all moves in four elements")
    func move() {
        let letters = ["a", "b", "c", "d"]
        for bits in 0..<16 {
            let offsets = IndexSet((0..<4).filter { bits & (1 << $0) != 0 })
            for place in 0...4 {
                var moved = letters
                moved.move(fromOffsets: offsets, toOffset: place)
                let before = (0..<place).filter { !offsets.contains($0) }
                let after = (place..<4).filter { !offsets.contains($0) }
                #expect(moved == (before + Array(offsets) + after).map { letters[$0] }, "\(offsets) to \(place)")
            }
        }
    }

    @Test("offsets that there are no elements for are ignored")
    func outOfRange() {
        var letters = ["a", "b"]
        letters.remove(atOffsets: [1, 7])
        #expect(letters == ["a"])
        letters.remove(atOffsets: [])
        letters.move(fromOffsets: [5], toOffset: 9)
        #expect(letters == ["a"])
        var numbers = [1, 2, 3]
        numbers.move(fromOffsets: [0], toOffset: 99)
        #expect(numbers == [2, 3, 1])
        numbers.move(fromOffsets: [2], toOffset: -4)
        #expect(numbers == [1, 2, 3])
    }
}
