import Foundation

/// The order of texts that people read: as `localizedStandardCompare` has it, and quickly for plain letters and digits.
package enum StandardOrder {
    /// Negative, zero or positive.
    package static func compare(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
        if isPlain(left), isPlain(right) { return comparePlain(left, right) }
        let (first, second) = (String(decoding: left, as: UTF8.self), String(decoding: right, as: UTF8.self))
        return first.localizedStandardCompare(second).rawValue
    }

    package static func compare(_ left: String, _ right: String) -> Int {
        var (left, right) = (left, right)
        return left.withUTF8 { left in
            right.withUTF8 { right in compare(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right)) }
        }
    }

    /// Letters, digits and spaces, whose order is the same in all languages but a few.
    private static func isPlain(_ text: UnsafeRawBufferPointer) -> Bool {
        text.allSatisfy { isLetter($0) || isDigit($0) || $0 == 0x20 }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// Spaces before digits before letters; numbers by their values; where all is equal, small letters first.
    private static func comparePlain(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
        var (i, j) = (0, 0)
        var caseDifference = 0
        while i < left.count, j < right.count {
            let (a, b) = (left[i], right[j])
            if isDigit(a), isDigit(b) {
                let difference = compareNumbers(left, &i, right, &j)
                if difference != 0 { return difference }
                continue
            }
            if a != b {
                let (smallA, smallB) = (isLetter(a) ? a | 0x20 : a, isLetter(b) ? b | 0x20 : b)
                if smallA != smallB { return smallA < smallB ? -1 : 1 }
                if caseDifference == 0 { caseDifference = a > b ? -1 : 1 }
            }
            i += 1
            j += 1
        }
        let rest = (left.count - i) - (right.count - j)
        return rest != 0 ? (rest < 0 ? -1 : 1) : caseDifference
    }

    private static func compareNumbers(
        _ left: UnsafeRawBufferPointer, _ i: inout Int, _ right: UnsafeRawBufferPointer, _ j: inout Int
    ) -> Int {
        while i < left.count, left[i] == 0x30 { i += 1 }
        while j < right.count, right[j] == 0x30 { j += 1 }
        let (startI, startJ) = (i, j)
        while i < left.count, isDigit(left[i]) { i += 1 }
        while j < right.count, isDigit(right[j]) { j += 1 }
        let (countI, countJ) = (i - startI, j - startJ)
        if countI != countJ { return countI < countJ ? -1 : 1 }
        for offset in 0..<countI where left[startI + offset] != right[startJ + offset] {
            return left[startI + offset] < right[startJ + offset] ? -1 : 1
        }
        return 0
    }
}
