import Foundation

/// Random numbers that a seed repeats (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    /// The seed in the variable `DOVETAIL_SEED`, or a random one. It is printed under the given name.
    public static func chosenSeed(for name: String) -> UInt64 {
        let variable = ProcessInfo.processInfo.environment["DOVETAIL_SEED"].flatMap(UInt64.init)
        let seed = variable ?? UInt64.random(in: 0..<1_000_000)
        print("\(name): seed \(seed) (set DOVETAIL_SEED to repeat)")
        return seed
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
