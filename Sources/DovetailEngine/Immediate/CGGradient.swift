import Foundation

/// What the components of colours stand for. All colours are kept in extended sRGB here; a space tells how many components there are.
public final class CGColorSpace: Hashable, Sendable {
    /// The components of a colour without its alpha: 3, or 1 for a gray.
    public let numberOfComponents: Int
    /// The name it was asked for with.
    public let name: String?

    private init(_ numberOfComponents: Int, _ name: String?) {
        self.numberOfComponents = numberOfComponents
        self.name = name
    }

    /// A space by its name; nil for a name that is not known.
    public convenience init?(name: String) {
        switch name {
        case Self.sRGB, Self.extendedSRGB, Self.displayP3, Self.linearSRGB, Self.genericRGBLinear,
            Self.extendedLinearSRGB, Self.adobeRGB1998:
            self.init(3, name)
        case Self.genericGrayGamma2_2, Self.linearGray: self.init(1, name)
        default: return nil
        }
    }

    public static let sRGB = "kCGColorSpaceSRGB"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
    public static let linearGray = "kCGColorSpaceLinearGray"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    fileprivate static let rgb = CGColorSpace(3, sRGB)
    fileprivate static let gray = CGColorSpace(1, genericGrayGamma2_2)

    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
        lhs.numberOfComponents == rhs.numberOfComponents && lhs.name == rhs.name
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Red, green and blue.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }
/// White.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

/// Where a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours at locations, as Core Graphics has them.
public final class CGGradient: Sendable {
    let stops: [Gradient.Stop]

    private init(_ stops: [Gradient.Stop]) { self.stops = stops }

    /// A gradient of colours.
    ///
    /// - Parameters:
    ///   - space: Not used; colours are mixed in sRGB.
    ///   - colors: Objects of ``CGColor``, at least one. Nil is returned for anything else.
    ///   - locations: Where each colour is, in 0...1; nil for even distances.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
        guard !colors.isEmpty else { return nil }
        let last = CGFloat(max(colors.count - 1, 1))
        let stops = colors.enumerated().map { index, color in
            Gradient.Stop(color: Color(cgColor: color), location: locations?[index] ?? CGFloat(index) / last)
        }
        self.init(
            stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(
                \.element))
    }

    /// A gradient of colours, in the form that Core Foundation has for a list: nil where one of the values is no ``CGColor``.
    @_disfavoredOverload
    public convenience init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?) {
        let values = colors.compactMap { $0 as? CGColor }
        guard values.count == colors.count else { return nil }
        self.init(colorsSpace: space, colors: values, locations: locations)
    }

    /// A gradient of colours that are given by their components, one after the other, alpha last.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let width = space.numberOfComponents + 1
        let colors = (0..<count).map { index in
            let part = UnsafeBufferPointer(start: components + index * width, count: width)
            return width == 2
                ? CGColor(gray: part[0], alpha: part[1])
                : CGColor(red: part[0], green: part[1], blue: part[2], alpha: part[3])
        }
        self.init(colorsSpace: space, colors: colors, locations: locations)
    }
}

extension CGContext {
    /// Fills all that is not clipped away with colours along a line. Before its start and after its end nothing is drawn, unless the
    /// options say so.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0, length.isFinite else { return }
        // As far as the furthest point that may be seen.
        let area = drawing.clipBounds
        guard !area.isNull, area.width.isFinite, area.height.isFinite else { return }
        let reach =
            length
            + hypot(
                max(abs(area.minX - startPoint.x), abs(area.maxX - startPoint.x)),
                max(abs(area.minY - startPoint.y), abs(area.maxY - startPoint.y)))
        let before = options.contains(.drawsBeforeStartLocation) ? reach : 0
        let after = options.contains(.drawsAfterEndLocation) ? reach : 0
        // A stripe along the line, drawn along the x axis and turned.
        let stripe = Path(CGRect(x: -before, y: -reach, width: before + length + after, height: 2 * reach))
        let turn = CGAffineTransform(
            a: dx / length, b: dy / length, c: -dy / length, d: dx / length, tx: startPoint.x, ty: startPoint.y)
        let shading = GraphicsContext.Shading.linearGradient(
            Gradient(stops: gradient.stops), startPoint: startPoint, endPoint: endPoint)
        drawing.fill(stripe.applying(turn), with: .shading(shading))
    }

    /// Fills all that is not clipped away with colours from one circle to another.
    ///
    /// Circles of one centre are drawn exactly, others in a hundred rings.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let (before, after) = (options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation))
        let everything = drawing.clipBounds.insetBy(dx: -1, dy: -1)
        guard !everything.isNull, startRadius >= 0, endRadius >= 0 else { return }
        func circle(_ share: CGFloat) -> Path {
            let radius = max(startRadius + (endRadius - startRadius) * share, 0)
            let (x, y) = (
                startCenter.x + (endCenter.x - startCenter.x) * share,
                startCenter.y + (endCenter.y - startCenter.y) * share
            )
            return Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
        }
        /// What lies between two circles, or all around the first.
        func ring(_ outer: Path?, _ inner: Path) -> Path {
            var path = outer ?? Path(everything)
            path.addPath(inner)
            return path
        }
        let grows = endRadius >= startRadius
        let (isInnerDrawn, isOuterDrawn) = grows ? (before, after) : (after, before)
        let (small, large) = grows ? (circle(0), circle(1)) : (circle(1), circle(0))
        if startCenter == endCenter {
            var stops = gradient.stops
            if !grows {
                stops = stops.reversed().map { Gradient.Stop(color: $0.color, location: 1 - $0.location) }
            }
            let shading = GraphicsContext.Shading.radialGradient(
                Gradient(stops: stops), center: startCenter, startRadius: min(startRadius, endRadius),
                endRadius: max(startRadius, endRadius))
            var area = isOuterDrawn ? Path(everything) : large
            if !isInnerDrawn { area.addPath(small) }
            return drawing.fill(area, with: .shading(shading), eoFill: true)
        }
        // The circles between, from the outer one to the inner one: rings, so that nothing is drawn twice.
        let count = 100
        func color(_ share: CGFloat) -> ImmediateDrawing.Ink {
            let environment = EnvironmentValues()
            let stops = gradient.stops
            guard let next = stops.firstIndex(where: { $0.location >= share }), next > 0 else {
                return .color(share <= (stops.first?.location ?? 0) ? stops[0].color : stops[stops.count - 1].color)
            }
            let (low, high) = (stops[next - 1], stops[next])
            let fraction = (share - low.location) / max(high.location - low.location, 1e-9)
            return .color(
                Color(
                    low.color.resolve(in: environment).mixed(
                        with: high.color.resolve(in: environment), by: Double(fraction), perceptually: false)))
        }
        let shares = (0...count).map { CGFloat($0) / CGFloat(count) }
        let outwards = grows ? shares : shares.reversed()
        if isOuterDrawn { drawing.fill(ring(nil, large), with: color(outwards[count]), eoFill: true) }
        for index in stride(from: count, to: 0, by: -1) {
            let area = ring(circle(outwards[index]), circle(outwards[index - 1]))
            drawing.fill(area, with: color((outwards[index] + outwards[index - 1]) / 2), eoFill: true)
        }
        if isInnerDrawn { drawing.fill(small, with: color(outwards[0])) }
    }
}
