import Foundation

/// Numbers by the cipher ARC4: good ones, fast enough for games.
open class GKARC4RandomSource: GKRandomSource {
    /// What the numbers follow from: up to 256 bytes of it.
    open var seed: Data { didSet { begin() } }
    private var state: [UInt8] = []
    private var (first, second) = (UInt8(0), UInt8(0))

    /// Numbers that follow from a seed by chance.
    public required convenience init() {
        self.init(seed: Data((0..<32).map { _ in UInt8.random(in: 0...255) }))
    }
    /// Numbers that follow from a seed.
    public init(seed: Data) {
        self.seed = seed
        super.init()
        begin()
    }

    private func begin() {
        state = Array(0...255)
        (first, second) = (0, 0)
        let key = seed.isEmpty ? [0] : [UInt8](seed)
        var place: UInt8 = 0
        for index in 0..<256 {
            place &+= state[index] &+ key[index % key.count]
            state.swapAt(index, Int(place))
        }
    }

    private func byte() -> UInt8 {
        first &+= 1
        second &+= state[Int(first)]
        state.swapAt(Int(first), Int(second))
        return state[Int(state[Int(first)] &+ state[Int(second)])]
    }

    override func bits() -> UInt32 { (0..<4).reduce(0) { result, _ in result << 8 | UInt32(byte()) } }

    /// Passes over so many numbers: the first ones tell of the seed.
    open func dropValues(_ count: Int) { for _ in 0..<max(count, 0) { _ = bits() } }

    override func copyOfState() -> GKRandomSource {
        let copy = GKARC4RandomSource(seed: seed)
        (copy.state, copy.first, copy.second) = (state, first, second)
        return copy
    }
}

/// Numbers by multiplication: the fastest, and the least by chance.
open class GKLinearCongruentialRandomSource: GKRandomSource {
    /// What the numbers follow from; what comes next changes it.
    open var seed: UInt64

    /// Numbers that follow from a seed by chance.
    public required convenience init() { self.init(seed: .random(in: 0...UInt64.max)) }
    /// Numbers that follow from a seed.
    public init(seed: UInt64) {
        self.seed = seed
        super.init()
    }

    override func bits() -> UInt32 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt32(truncatingIfNeeded: seed >> 32)
    }
    override func copyOfState() -> GKRandomSource { GKLinearCongruentialRandomSource(seed: seed) }
}

/// Numbers by the Mersenne twister (MT19937): the best, and slower.
open class GKMersenneTwisterRandomSource: GKRandomSource {
    /// What the numbers follow from. Its lower half begins the twister, and the upper one is mixed in.
    open var seed: UInt64 { didSet { begin() } }
    private var state: [UInt32] = []
    private var index = 624

    /// Numbers that follow from a seed by chance.
    public required convenience init() { self.init(seed: .random(in: 0...UInt64.max)) }
    /// Numbers that follow from a seed.
    public init(seed: UInt64) {
        self.seed = seed
        super.init()
        begin()
    }

    private func begin() {
        state = [UInt32(truncatingIfNeeded: seed) ^ UInt32(truncatingIfNeeded: seed >> 32)]
        for place in 1..<624 {
            let last = state[place - 1]
            state.append(1_812_433_253 &* (last ^ last >> 30) &+ UInt32(place))
        }
        index = 624
    }

    override func bits() -> UInt32 {
        if index == 624 {
            for place in 0..<624 {
                let mixed = state[place] & 0x8000_0000 | state[(place + 1) % 624] & 0x7FFF_FFFF
                state[place] = state[(place + 397) % 624] ^ mixed >> 1 ^ (mixed & 1 == 0 ? 0 : 0x9908_B0DF)
            }
            index = 0
        }
        var value = state[index]
        index += 1
        value ^= value >> 11
        value ^= value << 7 & 0x9D2C_5680
        value ^= value << 15 & 0xEFC6_0000
        return value ^ value >> 18
    }

    override func copyOfState() -> GKRandomSource {
        let copy = GKMersenneTwisterRandomSource(seed: seed)
        (copy.state, copy.index) = (state, index)
        return copy
    }
}
