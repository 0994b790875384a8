import DovetailUIKit
import Foundation

/// What a person works on a canvas with.
public protocol PKTool {}

/// Draws strokes.
public struct PKInkingTool: PKTool, Equatable {
    public typealias InkType = PKInk.InkType

    /// The kind of pen and its colour.
    public var ink: PKInk
    /// How wide strokes are, in points.
    public var width: CGFloat
    /// The kind of pen.
    public var inkType: InkType {
        get { ink.inkType }
        set { ink.inkType = newValue }
    }
    /// The colour, as it is on light ground.
    public var color: UIColor {
        get { ink.color }
        set { ink.color = newValue }
    }
    /// The angle of the pen's tip. It is kept, and nothing else: tips are round.
    public var azimuth: CGFloat = 0

    /// - Parameter width: In points; nil for the pen's own.
    public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
        ink = PKInk(type, color: color)
        self.width = width ?? type.defaultWidth
    }
    public init(ink: PKInk, width: CGFloat) { (self.ink, self.width) = (ink, width) }

    /// The colour that a stroke has on light or dark ground, from that on the other: black and white are exchanged, and colours keep their hue.
    public static func convertColor(
        _ color: UIColor, from: UIUserInterfaceStyle, to: UIUserInterfaceStyle
    ) -> UIColor {
        guard (from == .dark) != (to == .dark) else { return color }
        var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        return UIColor(
            hue: hue, saturation: saturation, brightness: saturation < 0.1 ? 1 - brightness : brightness, alpha: alpha)
    }
}

/// Takes strokes away.
public struct PKEraserTool: PKTool, Equatable {
    /// What it takes away.
    public enum EraserType: Int, Sendable {
        /// Whole strokes that it touches.
        case vector
        /// What it touches, so that strokes get gaps.
        case bitmap
        /// As ``bitmap``: a press has no force that would make it wider.
        case fixedWidthBitmap

        /// How wide it is where the app says nothing, in points. Apple tells no number: this is ours.
        public var defaultWidth: CGFloat { 20 }
        /// The widths that it may have, in points. Apple tells no numbers: these are ours.
        public var validWidthRange: ClosedRange<CGFloat> { 2...200 }
    }

    public var eraserType: EraserType
    /// How wide it is, in points.
    public var width: CGFloat

    public init(_ eraserType: EraserType) { self.init(eraserType, width: eraserType.defaultWidth) }
    public init(_ eraserType: EraserType, width: CGFloat) { (self.eraserType, self.width) = (eraserType, width) }
}

/// Would choose strokes. A canvas with it takes no strokes, and nothing is chosen: that is not there.
public struct PKLassoTool: PKTool, Equatable {
    public init() {}
}
