import Foundation

/// Whole numbers between two bounds, each as likely as any other, such as those of a die.
open class GKRandomDistribution: NSObject, GKRandom {
    /// The lowest number.
    public let lowestValue: Int
    /// The highest number.
    public let highestValue: Int
    /// How many numbers there are.
    public var numberOfPossibleOutcomes: Int {
        let (width, isTooLarge) = highestValue.subtractingReportingOverflow(lowestValue)
        return isTooLarge || width == .max ? .max : width + 1
    }
    let source: any GKRandom

    /// Numbers between two bounds, which are among them, from a source. Bounds the wrong way round are exchanged.
    public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
        (self.source, self.lowestValue) = (source, min(lowestValue, highestValue))
        self.highestValue = max(lowestValue, highestValue)
    }
    /// Numbers between two bounds, which are among them, from a source of its own.
    public convenience init(lowestValue: Int, highestValue: Int) {
        self.init(randomSource: GKARC4RandomSource(), lowestValue: lowestValue, highestValue: highestValue)
    }
    /// A die: numbers from 1 to the number of its sides.
    public convenience init(forDieWithSideCount sideCount: Int) {
        self.init(lowestValue: 1, highestValue: max(sideCount, 1))
    }
    /// A die with six sides.
    open class func d6() -> Self { die(6) }
    /// A die with twenty sides.
    open class func d20() -> Self { die(20) }
    private class func die(_ count: Int) -> Self {
        self.init(randomSource: GKARC4RandomSource(), lowestValue: 1, highestValue: count)
    }

    /// A number between the bounds.
    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
    /// A number between the bounds and below another one; the lowest number where there is none.
    open func nextInt(upperBound: Int) -> Int {
        guard upperBound > lowestValue else { return lowestValue }
        let highest = min(highestValue, upperBound - 1)
        guard highest > lowestValue else { return lowestValue }
        let (width, isTooLarge) = highest.subtractingReportingOverflow(lowestValue)
        return lowestValue + source.nextInt(upperBound: isTooLarge || width == .max ? .max : width + 1)
    }
    /// A number from 0 to 1, in steps of the distribution.
    open func nextUniform() -> Float {
        numberOfPossibleOutcomes > 1
            ? Float((Double(nextInt()) - Double(lowestValue)) / (Double(highestValue) - Double(lowestValue))) : 1
    }
    /// Whether a number is in the upper half.
    open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// Whole numbers around a mean, as a bell: almost all within three deviations of it, and none further away.
open class GKGaussianDistribution: GKRandomDistribution {
    /// The number in the middle.
    public let mean: Float
    /// How far the numbers spread.
    public let deviation: Float

    /// Numbers between two bounds, around their middle.
    public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
        mean = (Float(lowestValue) + Float(highestValue)) / 2
        deviation = abs(Float(highestValue) - Float(lowestValue)) / 6
        super.init(randomSource: source, lowestValue: lowestValue, highestValue: highestValue)
    }
    /// Numbers around a mean.
    public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        let deviation = deviation.isFinite ? abs(deviation) : 0
        let mean = mean.isFinite ? mean : 0
        (self.mean, self.deviation) = (mean, deviation)
        super.init(
            randomSource: source, lowestValue: Self.whole(Double(mean) - 3 * Double(deviation)),
            highestValue: Self.whole(Double(mean) + 3 * Double(deviation)))
    }

    open override func nextInt() -> Int {
        // Of two numbers by chance the method of Box and Muller makes one of a bell.
        let length = (-2 * log(Double(max(source.nextUniform(), .leastNormalMagnitude)))).squareRoot()
        let value = Double(mean) + Double(deviation) * length * cos(2 * .pi * Double(source.nextUniform()))
        return min(max(Self.whole(value), lowestValue), highestValue)
    }
    open override func nextInt(upperBound: Int) -> Int {
        upperBound > lowestValue ? min(nextInt(), upperBound - 1) : lowestValue
    }

    private static func whole(_ value: Double) -> Int { Int(min(max(value.rounded(), -1e15), 1e15)) }
}

/// Whole numbers between two bounds of which each comes once before any comes again.
open class GKShuffledDistribution: GKRandomDistribution {
    private var left: [Int] = []
    private var last: Int?

    open override func nextInt() -> Int {
        guard numberOfPossibleOutcomes > 1 else { return lowestValue }
        // Bags of very many numbers would cost more memory than their order is worth.
        guard numberOfPossibleOutcomes <= 1 << 16 else { return super.nextInt() }
        if left.isEmpty { left = Array(lowestValue...highestValue) }
        var index = source.nextInt(upperBound: left.count)
        // The first of a new round is not the last of the one before.
        if left.count == numberOfPossibleOutcomes, left[index] == last { index = (index + 1) % left.count }
        last = left[index]
        return left.remove(at: index)
    }
    open override func nextInt(upperBound: Int) -> Int {
        guard upperBound > lowestValue else { return lowestValue }
        var value = nextInt()
        while value >= upperBound { value = nextInt() }
        return value
    }
}
