import AttributeGraph
import Foundation

/// Elements that lie in a row in memory, whatever their type: what is generic would be looked up for each list.
struct RawElements {
    private let first: UnsafeRawPointer?
    let count: Int
    private let stride: Int

    init<Element>(_ elements: UnsafeBufferPointer<Element>) {
        first = UnsafeRawPointer(elements.baseAddress)
        count = elements.count
        stride = MemoryLayout<Element>.stride
    }

    /// The address of an element that there is.
    @inline(__always)
    func address(_ index: Int) -> UnsafeRawPointer { first! + index * stride }

    /// How many elements have the same bits, in whole blocks.
    @inline(__always)
    func lengthOfSameBits(_ place: Int, _ other: RawElements, _ otherPlace: Int) -> Int {
        let (block, most) = (256, min(count - place, other.count - otherPlace))
        var same = 0
        while same + block <= most, memcmp(address(place + same), other.address(otherPlace + same), block * stride) == 0
        { same += block }
        return same
    }
}

/// Finds the places where two arrays differ, if they are few: what a person does to a list of thousands.
///
/// Elements are told apart by their bits first, many at once, so that what is the same costs next to nothing, and no value is made of one.
struct FewDifferences {
    private let old: RawElements
    private let new: RawElements
    /// How elements are compared; nil for references, which are the same where their bits are.
    private let comparison: ExactComparison?

    /// How far behind a difference both arrays are looked through for where they are the same again.
    private static let lookAhead = 8
    /// More elements than this are not few.
    static let most = 64

    /// Edits that make the second of two arrays of the first one, in rising order; nil where they are about more than a few elements.
    ///
    /// - Parameter comparison: How the elements are compared; nil for references.
    /// - Complexity: O(elements).
    static func edits(from old: RawElements, to new: RawElements, _ comparison: ExactComparison?) -> [ListEdit]? {
        FewDifferences(old: old, new: new, comparison: comparison).edits()
    }

    private func edits() -> [ListEdit]? {
        guard abs(old.count - new.count) <= Self.most else { return nil }
        var edits: [ListEdit] = []
        var (place, newPlace, touched) = (0, 0, 0)
        while true {
            if comparison?.isClosed != false {
                let same = old.lengthOfSameBits(place, new, newPlace)
                place += same
                newPlace += same
            }
            while areSame(place, newPlace) {
                place += 1
                newPlace += 1
            }
            if place == old.count, newPlace == new.count { return edits }
            let counts = difference(place, newPlace)
            touched += max(counts.old, counts.new)
            if touched > Self.most { return nil }
            edits.append(ListEdit(old: place..<place + counts.old, new: newPlace..<newPlace + counts.new))
            place += counts.old
            newPlace += counts.new
        }
    }

    /// How many elements to leave out of each array, from places on where they differ, so that they are the same again; all that are left
    /// where they are not soon.
    private func difference(_ place: Int, _ newPlace: Int) -> (old: Int, new: Int) {
        for distance in 1...Self.lookAhead {
            // What came or went is told before what is another one, as else all behind it would be.
            if areSame(place + distance, newPlace) { return (distance, 0) }
            if areSame(place, newPlace + distance) { return (0, distance) }
            if areSame(place + distance, newPlace + distance) { return (distance, distance) }
        }
        return (old.count - place, new.count - newPlace)
    }

    @inline(__always)
    private func areSame(_ place: Int, _ newPlace: Int) -> Bool {
        guard place < old.count, newPlace < new.count else { return false }
        let (left, right) = (old.address(place), new.address(newPlace))
        guard let comparison else { return left.load(as: UInt.self) == right.load(as: UInt.self) }
        return comparison.areSame(left, right)
    }
}
