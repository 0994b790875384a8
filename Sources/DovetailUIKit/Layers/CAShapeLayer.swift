import DovetailCore
import Foundation

/// A layer that draws a path.
@MainActor @preconcurrency
open class CAShapeLayer: CALayer {
    /// The path, in the layer's coordinates; nil for none.
    open var path: CGPath? { didSet { changed() } }
    /// What the path is filled with; nil for nothing.
    open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { changed() } }
    /// Which parts are inside of the path.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { changed() } }
    /// What its line is drawn in; nil for no line.
    open var strokeColor: CGColor? { didSet { changed() } }
    /// Where along the path its line begins, from 0 to 1.
    open var strokeStart: CGFloat = 0 { didSet { if strokeStart != oldValue { changed() } } }
    /// Where along the path its line ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1 { didSet { if strokeEnd != oldValue { changed() } } }
    /// The width of the line, in points.
    open var lineWidth: CGFloat = 1 { didSet { if lineWidth != oldValue { changed() } } }
    /// The form of the line's ends.
    open var lineCap = CAShapeLayerLineCap.butt { didSet { changed() } }
    /// The form of the line's corners.
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { changed() } }
    /// A mitred corner that would be longer than this many line widths is bevelled.
    open var miterLimit: CGFloat = 10 { didSet { changed() } }
    /// The lengths of dashes and gaps, in points; nil for an unbroken line.
    open var lineDashPattern: [NSNumber]? { didSet { changed() } }
    /// How far into the dashes the line begins, in points.
    open var lineDashPhase: CGFloat = 0 { didSet { if lineDashPhase != oldValue { changed() } } }

    override func takeOver(_ other: CALayer) {
        super.takeOver(other)
        guard let other = other as? CAShapeLayer else { return }
        (path, fillColor, fillRule, strokeColor) = (other.path, other.fillColor, other.fillRule, other.strokeColor)
        (strokeStart, strokeEnd, lineWidth) = (other.strokeStart, other.strokeEnd, other.lineWidth)
        (lineCap, lineJoin, miterLimit) = (other.lineCap, other.lineJoin, other.miterLimit)
        (lineDashPattern, lineDashPhase) = (other.lineDashPattern, other.lineDashPhase)
    }

    override func layerValue(_ keyPath: String) -> Any? {
        switch keyPath {
        case "path": path
        case "fillColor": fillColor
        case "strokeColor": strokeColor
        case "strokeStart": strokeStart
        case "strokeEnd": strokeEnd
        case "lineWidth": lineWidth
        case "miterLimit": miterLimit
        case "lineDashPhase": lineDashPhase
        default: super.layerValue(keyPath)
        }
    }

    override func setLayerValue(_ value: AnimatedValue?, _ keyPath: String) -> Bool {
        switch (keyPath, value) {
        case ("path", .path(let path)?): self.path = path
        case ("fillColor", _): fillColor = value?.color
        case ("strokeColor", _): strokeColor = value?.color
        case ("strokeStart", .number(let number)?): strokeStart = number
        case ("strokeEnd", .number(let number)?): strokeEnd = number
        case ("lineWidth", .number(let number)?): lineWidth = number
        case ("miterLimit", .number(let number)?): miterLimit = number
        case ("lineDashPhase", .number(let number)?): lineDashPhase = number
        default: return super.setLayerValue(value, keyPath)
        }
        return true
    }

    override func drawing() -> AnyView? {
        guard let path else { return nil }
        let form = FixedPath(path: Path(path))
        let style = StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
            lineJoin: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter, miterLimit: miterLimit,
            dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
        return AnyView(
            ZStack {
                if let fillColor {
                    form.fill(Color(cgColor: fillColor), style: FillStyle(eoFill: fillRule == .evenOdd))
                }
                if let strokeColor {
                    form.trim(from: max(strokeStart, 0), to: min(strokeEnd, 1))
                        .stroke(Color(cgColor: strokeColor), style: style)
                }
            })
    }
}

/// A path that does not follow its view's size.
private struct FixedPath: Shape {
    let path: Path
    func path(in rect: CGRect) -> Path { path }
}

/// Which parts are inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The form of a line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The form of a line's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
