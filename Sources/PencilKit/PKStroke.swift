import DovetailUIKit
import Foundation

/// A place of a stroke, and how the pen was there.
public struct PKStrokePoint: Equatable, Sendable {
    /// In points of the drawing.
    public var location: CGPoint
    /// Since the stroke began, in seconds.
    public var timeOffset: TimeInterval
    /// How wide the stroke is there, in points.
    public var size: CGSize
    /// How much of what is below is covered: 0...1.
    public var opacity: CGFloat
    /// How hard the pen was pressed: 1 is usual.
    public var force: CGFloat
    /// To where the pen leant.
    public var azimuth: CGFloat
    /// How far the pen stood up.
    public var altitude: CGFloat
    /// A second measure of the pen's tip.
    public var secondaryScale: CGFloat

    public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
        altitude: CGFloat, secondaryScale: CGFloat = 1
    ) {
        self.location = location
        self.timeOffset = timeOffset
        self.size = size
        self.opacity = opacity
        self.force = force
        self.azimuth = azimuth
        self.altitude = altitude
        self.secondaryScale = secondaryScale
    }
}

/// The way of a stroke: the points that lead a cubic B-spline.
public struct PKStrokePath: RandomAccessCollection, Equatable, Sendable {
    let points: [PKStrokePoint]
    /// When the stroke was begun.
    public let creationDate: Date

    /// A way without points.
    public init() { self.init(controlPoints: [PKStrokePoint](), creationDate: Date()) }
    public init(controlPoints: some Sequence<PKStrokePoint>, creationDate: Date) {
        points = Array(controlPoints)
        self.creationDate = creationDate
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { points.count }
    public subscript(index: Int) -> PKStrokePoint { points[index] }

    /// The place on the curve.
    ///
    /// - Parameter value: From 0 for the first point to `count - 1` for the last; brought within.
    public func interpolatedLocation(at value: CGFloat) -> CGPoint { interpolatedPoint(at: value).location }

    /// The point on the curve: its values are between those of the points around it.
    ///
    /// - Parameter value: From 0 for the first point to `count - 1` for the last; brought within. There has to be a point.
    public func interpolatedPoint(at value: CGFloat) -> PKStrokePoint {
        precondition(!points.isEmpty, "PKStrokePath: there is no point")
        let value = Swift.min(Swift.max(value, 0), CGFloat(points.count - 1))
        let first = Swift.min(Int(value), points.count - 1)
        let part = value - CGFloat(first)
        // The ends stand twice, so that the curve begins and ends at them.
        func point(_ index: Int) -> PKStrokePoint { points[Swift.min(Swift.max(index, 0), points.count - 1)] }
        let weights = [
            pow(1 - part, 3) / 6, (3 * pow(part, 3) - 6 * part * part + 4) / 6,
            (-3 * pow(part, 3) + 3 * part * part + 3 * part + 1) / 6, pow(part, 3) / 6,
        ]
        let isAtEnd = first == 0 && part == 0 || first == points.count - 1
        func mean(_ value: (PKStrokePoint) -> CGFloat) -> CGFloat {
            if isAtEnd { return value(point(first)) }
            return zip(weights, -1...2).reduce(0) { $0 + $1.0 * value(point(first + $1.1)) }
        }
        return PKStrokePoint(
            location: CGPoint(x: mean { $0.location.x }, y: mean { $0.location.y }),
            timeOffset: TimeInterval(mean { CGFloat($0.timeOffset) }),
            size: CGSize(width: mean { $0.size.width }, height: mean { $0.size.height }), opacity: mean { $0.opacity },
            force: mean { $0.force }, azimuth: mean { $0.azimuth }, altitude: mean { $0.altitude },
            secondaryScale: mean { $0.secondaryScale })
    }

    /// Points on the curve, one after the other.
    public struct InterpolatedSlice: Sequence, IteratorProtocol {
        /// By what to go along the curve.
        public enum Stride: Sendable {
            /// In points of the drawing.
            case distance(CGFloat)
            /// In seconds.
            case time(TimeInterval)
            /// In shares of the way from a point to the next.
            case parametricStep(CGFloat)
        }
        private var points: IndexingIterator<[PKStrokePoint]>
        init(_ points: [PKStrokePoint]) { self.points = points.makeIterator() }
        public mutating func next() -> PKStrokePoint? { points.next() }
    }

    /// Points on the curve, one after the other.
    ///
    /// - Parameter range: As in ``interpolatedPoint(at:)``; nil for all.
    public func interpolatedPoints(in range: ClosedRange<CGFloat>? = nil, by stride: InterpolatedSlice.Stride)
        -> InterpolatedSlice
    {
        guard !points.isEmpty else { return InterpolatedSlice([]) }
        let range = range ?? 0...CGFloat(points.count - 1)
        var found: [PKStrokePoint] = []
        var value = range.lowerBound
        while value < range.upperBound {
            found.append(interpolatedPoint(at: value))
            let next = parametricValue(value, offsetBy: stride)
            guard next > value else { break }
            value = next
        }
        found.append(interpolatedPoint(at: range.upperBound))
        return InterpolatedSlice(found)
    }

    /// Where one gets from a place of the curve.
    public func parametricValue(_ value: CGFloat, offsetBy stride: InterpolatedSlice.Stride) -> CGFloat {
        if case .parametricStep(let step) = stride { return value + step }
        let start = interpolatedPoint(at: value)
        func amount(_ other: PKStrokePoint) -> CGFloat {
            if case .time = stride { return CGFloat(other.timeOffset - start.timeOffset) }
            return hypot(other.location.x - start.location.x, other.location.y - start.location.y)
        }
        let wanted: CGFloat =
            switch stride {
            case .distance(let distance): distance
            case .time(let time): CGFloat(time)
            case .parametricStep: 0
            }
        var next = value
        // In eighths of the way between two points: the curve is nearly straight there.
        while next < CGFloat(points.count - 1) {
            next += 0.125
            if amount(interpolatedPoint(at: next)) >= wanted { return next }
        }
        return next
    }
}

/// What was drawn in one go.
public struct PKStroke: Equatable {
    public var ink: PKInk
    public var path: PKStrokePath
    /// How the way is turned, scaled and moved in the drawing.
    public var transform: CGAffineTransform
    /// Where the stroke is seen; nil for all of it.
    public var mask: UIBezierPath?
    /// What chance the texture of the pen is made by. It is kept, and nothing else: pens have no texture.
    public var randomSeed: UInt32

    public init(
        ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil,
        randomSeed: UInt32 = .random(in: 0...UInt32.max)
    ) {
        self.ink = ink
        self.path = path
        self.transform = transform
        self.mask = mask
        self.randomSeed = randomSeed
    }

    /// The least rectangle around what is drawn, in points of the drawing.
    public var renderBounds: CGRect {
        let all = path.points.reduce(CGRect.null) { bounds, point in
            bounds.union(
                CGRect(origin: point.location, size: .zero).insetBy(
                    dx: -point.size.width / 2, dy: -point.size.height / 2))
        }
        return all.isNull ? all : all.applying(transform)
    }
    /// The version of drawings that can hold it.
    public var requiredContentVersion: PKContentVersion { ink.requiredContentVersion }

    public static func == (first: PKStroke, second: PKStroke) -> Bool {
        first.ink == second.ink && first.path == second.path && first.transform == second.transform
            && first.mask === second.mask
    }
}
