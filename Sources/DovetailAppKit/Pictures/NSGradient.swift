import DovetailCore
import DovetailPlatform
import Foundation

/// Colours that go over into each other, to be drawn where something is drawn by hand. Colours are mixed in sRGB.
@MainActor @preconcurrency
open class NSGradient: NSObject {
    /// Where a gradient goes on beyond its ends.
    public struct DrawingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let drawsBeforeStartingLocation = DrawingOptions(rawValue: 1)
        public static let drawsAfterEndingLocation = DrawingOptions(rawValue: 2)
    }

    private let stops: [(color: NSColor, location: CGFloat)]

    private init(stops: [(color: NSColor, location: CGFloat)]) { self.stops = stops }

    /// From one colour to another.
    public convenience init?(starting startingColor: NSColor, ending endingColor: NSColor) {
        self.init(stops: [(startingColor, 0), (endingColor, 1)])
    }
    /// Colours in even distances. Nil for fewer than two.
    public convenience init?(colors colorArray: [NSColor]) {
        guard colorArray.count > 1 else { return nil }
        self.init(
            stops: colorArray.enumerated().map { ($1, CGFloat($0) / CGFloat(colorArray.count - 1)) })
    }
    /// Colours at locations in 0...1. Nil for fewer than two.
    ///
    /// - Parameter colorSpace: Not used; colours are mixed in sRGB.
    public convenience init?(
        colors colorArray: [NSColor], atLocations locations: UnsafePointer<CGFloat>?, colorSpace: NSColorSpace
    ) {
        guard let locations else { self.init(colors: colorArray); return }
        guard colorArray.count > 1 else { return nil }
        self.init(stops: colorArray.enumerated().map { ($1, locations[$0]) })
    }
    /// Colours at locations in 0...1. Nil for fewer than two.
    public convenience init?(colorsAndLocations objects: (NSColor, CGFloat)...) {
        guard objects.count > 1 else { return nil }
        self.init(stops: objects.map { ($0.0, $0.1) })
    }

    /// How many colours there are.
    open var numberOfColorStops: Int { stops.count }

    /// The colour with a number, and where it is.
    open func getColor(
        _ color: UnsafeMutablePointer<NSColor>?, location: UnsafeMutablePointer<CGFloat>?, at index: Int
    ) {
        guard stops.indices.contains(index) else { return }
        color?.pointee = stops[index].color
        location?.pointee = stops[index].location
    }

    /// The colour at a place in 0...1: what is before the first colour and after the last is as they are.
    open func interpolatedColor(atLocation location: CGFloat) -> NSColor {
        let sorted = stops.sorted { $0.location < $1.location }
        guard let next = sorted.firstIndex(where: { $0.location > location }) else {
            return sorted[sorted.count - 1].color
        }
        guard next > 0 else { return sorted[0].color }
        let (before, after) = (sorted[next - 1], sorted[next])
        let part = (location - before.location) / (after.location - before.location)
        return before.color.blended(withFraction: part, of: after.color) ?? before.color
    }

    /// Fills a rectangle.
    ///
    /// - Parameter angle: Where the last colour lies, in degrees: 0 for the right, 90 for where y grows. The colours reach from corner to corner.
    open func draw(in rect: CGRect, angle: CGFloat) {
        guard let context = NSGraphicsContext.current?.cgContext, rect.width > 0, rect.height > 0 else { return }
        let radians = angle * .pi / 180
        let (x, y) = (cos(radians), sin(radians))
        // Half of how far the corners reach along the direction.
        let reach = (abs(x) * rect.width + abs(y) * rect.height) / 2
        context.saveGState()
        context.clip(to: rect)
        draw(
            from: CGPoint(x: rect.midX - x * reach, y: rect.midY - y * reach),
            to: CGPoint(x: rect.midX + x * reach, y: rect.midY + y * reach),
            options: [.drawsBeforeStartingLocation, .drawsAfterEndingLocation])
        context.restoreGState()
    }

    /// Fills what is within a path.
    open func draw(in path: NSBezierPath, angle: CGFloat) {
        guard let context = NSGraphicsContext.current else { return }
        context.saveGraphicsState()
        path.addClip()
        draw(in: path.bounds, angle: angle)
        context.restoreGraphicsState()
    }

    /// Draws along a line, as far as nothing is clipped away.
    open func draw(from startingPoint: CGPoint, to endingPoint: CGPoint, options: DrawingOptions = []) {
        guard let context = NSGraphicsContext.current?.cgContext, let gradient = cgGradient else { return }
        context.drawLinearGradient(
            gradient, start: startingPoint, end: endingPoint,
            options: CGGradientDrawingOptions(rawValue: UInt32(options.rawValue)))
    }

    /// Fills a rectangle with circles around its middle, moved by parts of its halves.
    ///
    /// - Parameter relativeCenterPosition: The first colour's place: 0 for the middle, -1 and 1 for the edges. How large the circles are is ours: the last reaches the corners.
    open func draw(in rect: CGRect, relativeCenterPosition: CGPoint) {
        guard let context = NSGraphicsContext.current?.cgContext, let gradient = cgGradient, rect.width > 0,
            rect.height > 0
        else { return }
        let start = CGPoint(
            x: rect.midX + relativeCenterPosition.x * rect.width / 2,
            y: rect.midY + relativeCenterPosition.y * rect.height / 2)
        let radius = hypot(rect.width, rect.height) / 2
        context.saveGState()
        context.clip(to: rect)
        context.drawRadialGradient(
            gradient, startCenter: start, startRadius: 0, endCenter: CGPoint(x: rect.midX, y: rect.midY),
            endRadius: radius, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        context.restoreGState()
    }

    private var cgGradient: CGGradient? {
        CGGradient(colorsSpace: nil, colors: stops.map(\.color.cgColor), locations: stops.map(\.location))
    }
}
