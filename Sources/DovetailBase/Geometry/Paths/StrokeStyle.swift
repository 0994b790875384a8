import Foundation

/// How an outline is stroked. Lengths are in points.
public struct StrokeStyle: Hashable, Sendable {
    /// The width of the line; half of it lies on either side of the outline.
    public var lineWidth: CGFloat
    /// The ends of open lines and of dashes.
    public var lineCap: CGLineCap
    /// The corners.
    public var lineJoin: CGLineJoin
    /// A mitred corner that would be longer than this many line widths is bevelled.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps, in turn; empty for an unbroken line. An odd number of lengths is used twice over.
    public var dash: [CGFloat]
    /// Where in the dashes the line begins.
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

extension StrokeStyle: Animatable {
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}

extension StrokeStyle {
    /// The lengths of dashes and gaps that can be drawn: finite, not negative, not all zero, of even number. Empty for an
    /// unbroken line.
    package var usableDash: [CGFloat] {
        guard !dash.isEmpty, dash.allSatisfy({ $0.isFinite && $0 >= 0 }), dash.contains(where: { $0 > 0 }) else {
            return []
        }
        return dash.count % 2 == 0 ? dash : dash + dash
    }
}

/// The end of an open line.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// Ends at the last point.
    case butt
    /// A half circle around the last point.
    case round
    /// Half a line width beyond the last point.
    case square
}

/// The corner between two lines.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// A point.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel
}

/// How overlapping parts of a filled path count as inside.
public struct FillStyle: Hashable, Sendable {
    /// Whether what is enclosed an even number of times is outside; else what is enclosed as often clockwise as the other way.
    public var isEOFilled: Bool
    /// Whether edges are smooth.
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
