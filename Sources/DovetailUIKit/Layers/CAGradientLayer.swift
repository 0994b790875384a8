import DovetailCore
import Foundation

/// A layer that is filled with a gradient.
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
    /// The colours, each a `CGColor`; nil for none.
    open var colors: [Any]? { didSet { changed() } }
    /// Where each colour stands, from 0 to 1; nil for equal distances.
    open var locations: [NSNumber]? { didSet { changed() } }
    /// Where the gradient begins, in the unit square of the layer.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { if startPoint != oldValue { changed() } } }
    /// Where the gradient ends, in the unit square of the layer.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { if endPoint != oldValue { changed() } } }
    /// Its form.
    open var type = CAGradientLayerType.axial { didSet { changed() } }

    override func takeOver(_ other: CALayer) {
        super.takeOver(other)
        guard let other = other as? CAGradientLayer else { return }
        (colors, locations, type) = (other.colors, other.locations, other.type)
        (startPoint, endPoint) = (other.startPoint, other.endPoint)
    }

    override func layerValue(_ keyPath: String) -> Any? {
        switch keyPath {
        case "colors": colors
        case "locations": locations
        case "startPoint": startPoint
        case "endPoint": endPoint
        default: super.layerValue(keyPath)
        }
    }

    override func setLayerValue(_ value: AnimatedValue?, _ keyPath: String) -> Bool {
        switch (keyPath, value) {
        case ("colors", .colors(let colors)?): self.colors = colors
        case ("locations", .numbers(let numbers)?): locations = numbers.map { NSNumber(value: $0) }
        case ("startPoint", .point(let point)?): startPoint = point
        case ("endPoint", .point(let point)?): endPoint = point
        default: return super.setLayerValue(value, keyPath)
        }
        return true
    }

    override func drawing() -> AnyView? {
        let colors = (colors ?? []).compactMap { color -> Color? in
            if let color = color as? CGColor { return Color(cgColor: color) }
            return (color as? UIColor).map { Color(uiColor: $0) }
        }
        guard !colors.isEmpty else { return nil }
        let last = CGFloat(max(colors.count - 1, 1))
        let gradient = Gradient(
            stops: colors.enumerated().map { index, color in
                let location = locations.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil }
                return Gradient.Stop(color: color, location: location.map { CGFloat($0) } ?? CGFloat(index) / last)
            })
        let (start, end) = (
            UnitPoint(x: startPoint.x, y: startPoint.y), UnitPoint(x: endPoint.x, y: endPoint.y)
        )
        switch type {
        case .radial:
            // The end is a corner of the ellipse's rectangle.
            let size = CGSize(
                width: abs(endPoint.x - startPoint.x) * bounds.width * 2,
                height: abs(endPoint.y - startPoint.y) * bounds.height * 2)
            let middle = CGPoint(x: startPoint.x * bounds.width, y: startPoint.y * bounds.height)
            return AnyView(
                ZStack {
                    Color(gradient.stops.last?.color ?? .clear)
                    EllipticalGradient(
                        gradient: gradient, center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5
                    )
                    .frame(width: size.width, height: size.height)
                    .position(middle)
                })
        case .conic:
            let angle = Angle(
                radians: Double(
                    atan2(
                        (endPoint.y - startPoint.y) * bounds.height, (endPoint.x - startPoint.x) * bounds.width)))
            return AnyView(AngularGradient(gradient: gradient, center: start, angle: angle))
        default:
            return AnyView(LinearGradient(gradient: gradient, startPoint: start, endPoint: end))
        }
    }
}

/// The form of a ``CAGradientLayer``'s gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Outward from the start, to an ellipse whose rectangle has a corner at the end.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start, from the direction of the end.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
