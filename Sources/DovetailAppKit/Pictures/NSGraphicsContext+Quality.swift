import DovetailCore
import DovetailPlatform
import Foundation

/// How pixels are blended when a picture is drawn in another size.
public enum NSImageInterpolation: UInt, Sendable { case `default` = 0, none = 1, low = 2, medium = 4, high = 3 }

extension NSGraphicsContext {
    /// How pixels are blended when a picture is drawn in another size.
    public var imageInterpolation: NSImageInterpolation {
        get {
            switch drawing.state.interpolation {
            case .none: .none
            case .low: .low
            case .medium: .medium
            case .high: .high
            }
        }
        set {
            drawing.state.interpolation =
                switch newValue {
                case .none: .none
                case .low: .low
                case .default, .medium: .medium
                case .high: .high
                }
        }
    }

    /// Whether edges are smooth.
    public var shouldAntialias: Bool {
        get { drawing.state.isAntialiased }
        set { drawing.state.isAntialiased = newValue }
    }

    /// Where patterns begin. Patterns here begin at the picture's own corner: it is always zero.
    public var patternPhase: CGPoint { .zero }
    /// Whether what is drawn is shown on a display.
    public var isDrawingToScreen: Bool { cgContext.bitmap == nil }
    /// Shows what was drawn. It is shown by itself: this does nothing.
    public func flushGraphics() {}
}
