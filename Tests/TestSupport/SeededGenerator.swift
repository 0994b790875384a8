import Foundation

/// Random numbers that a seed repeats (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    /// The seed of a random test, which is printed under the given name.
    ///
    /// It follows from the name, so a test that fails does so because of a change and not now and then. `make fuzz` sets `DOVETAIL_SEED` to
    /// `random`, for a seed that was never tried; a number there repeats what a seed has shown.
    public static func chosenSeed(for name: String) -> UInt64 {
        let seed: UInt64 =
            switch ProcessInfo.processInfo.environment["DOVETAIL_SEED"] {
            case "random": .random(in: 0..<1_000_000)
            case let number?: UInt64(number) ?? seed(of: name)
            case nil: seed(of: name)
            }
        print("\(name): seed \(seed) (set DOVETAIL_SEED to repeat)")
        return seed
    }

    /// The same in each run, which Swift's own hashes are not (FNV-1a).
    private static func seed(of name: String) -> UInt64 {
        name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 } % 1_000_000
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
