/// The characters whose lines can be shaped without Pango: Latin letters, digits, and signs that stand in one direction, are never broken
/// off, combine with nothing and look the same in each script.
enum LineCharacter {
    /// Numbers of ``index(of:)`` are less than this.
    static let count = 0x250 + signs.count

    /// Punctuation beyond Latin: dashes, quotation marks, bullet, ellipsis, euro.
    private static let signs: [UInt32] = [0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x20AC]

    /// A number for a character, and whether it is a letter; nil for one that Pango is asked about.
    static func index(of scalar: UInt32) -> (index: Int, isLetter: Bool)? {
        switch scalar {
        case 0x20...0x7E: (Int(scalar), 0x61...0x7A ~= scalar | 0x20)
        // Not the space that keeps lines together, nor the hyphen that is only there where a line ends.
        case 0xA1...0xAC, 0xAE...0xBF: (Int(scalar), scalar == 0xAA || scalar == 0xBA)
        case 0xC0...0x24F: (Int(scalar), scalar != 0xD7 && scalar != 0xF7)
        default: signs.firstIndex(of: scalar).map { (0x250 + $0, false) }
        }
    }
}
