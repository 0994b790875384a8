import Foundation

/// Numbers that look like chance and are the same each time (SplitMix64).
package struct SeededChance: RandomNumberGenerator {
    private var state: UInt64

    package init(state: UInt64) { self.state = state }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// From 0 to 1.
    mutating func part() -> Double { Double(next() >> 11) / Double(1 << 53) }

    /// From minus half a range to half of it.
    mutating func spread(_ range: CGFloat) -> CGFloat { range == 0 ? 0 : (CGFloat(part()) - 0.5) * range }
}
