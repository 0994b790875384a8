import Foundation

/// A source of numbers by chance. The classes below it repeat their numbers for the same seed; this one is the system's chance.
///
/// What a seed gives is the same in each run and differs from what it gives on Apple's systems, which document no numbers. A source belongs to one thread.
open class GKRandomSource: NSObject, GKRandom, NSCopying {
    private var system = SystemRandomNumberGenerator()
    public override required init() { super.init() }

    /// The source that everything in a program may share. Any thread may ask it.
    open class func sharedRandom() -> GKRandomSource { GKRandomSource() }

    /// 32 bits.
    func bits() -> UInt32 { system.next() }
    func copyOfState() -> GKRandomSource { type(of: self).init() }

    open func nextInt() -> Int { Int(Int32(bitPattern: bits())) }
    open func nextInt(upperBound: Int) -> Int {
        guard upperBound > 1 else { return 0 }
        var generator = Generator(source: self)
        return Int.random(in: 0..<upperBound, using: &generator)
    }
    open func nextUniform() -> Float { Float(bits() >> 8) / Float((1 << 24) - 1) }
    open func nextBool() -> Bool { bits() & 0x8000_0000 != 0 }

    /// The objects in an order by chance.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var generator = Generator(source: self)
        return array.shuffled(using: &generator)
    }

    /// A source that goes on as this one does.
    open func copy(with zone: NSZone? = nil) -> Any { copyOfState() }

    private struct Generator: RandomNumberGenerator {
        let source: GKRandomSource
        mutating func next() -> UInt64 { UInt64(source.bits()) << 32 | UInt64(source.bits()) }
    }
}

extension NSArray {
    /// The objects in an order by chance.
    public func shuffled(using randomSource: GKRandomSource) -> [Any] {
        randomSource.arrayByShufflingObjects(in: map { $0 })
    }
    /// The objects in an order by chance, from the source that is shared.
    public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}
