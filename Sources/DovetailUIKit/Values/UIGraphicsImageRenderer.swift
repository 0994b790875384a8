import DovetailCore
import DovetailPlatform
import Foundation

/// How a picture is drawn.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels for each point: those of the window in use.
    open var scale: CGFloat
    /// Whether the picture has no transparent parts.
    open var opaque = false

    @MainActor @preconcurrency
    public init(scale: CGFloat? = nil) { self.scale = scale ?? ScreenValue.scale }

    /// That of the window in use.
    @MainActor @preconcurrency
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// A drawing that is begun.
@MainActor @preconcurrency
open class UIGraphicsImageRendererContext: NSObject {
    /// What is drawn on.
    public let cgContext: CGContext
    /// How the picture is drawn.
    public let format: UIGraphicsImageRendererFormat
    private let drawing: ImmediateDrawing

    init(_ drawing: ImmediateDrawing, format: UIGraphicsImageRendererFormat) {
        self.drawing = drawing
        self.format = format
        cgContext = CGContext(drawing)
    }

    /// Fills a rectangle with the colour of `setFill()`.
    open func fill(_ rect: CGRect) { drawing.fill(Path(rect)) }
    /// Draws the outline of a rectangle, a point wide, in the colour of `setStroke()`.
    open func stroke(_ rect: CGRect) {
        drawing.stroke(Path(rect.insetBy(dx: 0.5, dy: 0.5)), style: StrokeStyle(lineWidth: 1))
    }
    /// Limits what is drawn from now on to a rectangle.
    open func clip(to rect: CGRect) { drawing.clip(to: Path(rect)) }
}

/// Draws pictures by code.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
///         UIColor.systemRed.setFill()
///         context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
///     }
@MainActor @preconcurrency
open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize
    /// How the picture is drawn.
    public let format: UIGraphicsImageRendererFormat

    /// Pictures of a size, in points.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat? = nil) {
        self.size = size
        self.format = format ?? .default()
    }

    /// Pictures of the size of a rectangle, in points.
    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat? = nil) {
        self.init(size: bounds.size, format: format)
    }

    /// A picture that `actions` draw; one of no size when it cannot be made.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        UIImage(data: pngData(actions: actions), scale: format.scale) ?? UIImage()
    }

    /// A PNG file that `actions` draw; empty when it cannot be made.
    ///
    /// Any thread may ask for one. `actions` run on the main thread, which must not wait for the calling thread meanwhile.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        MainThread.sync {
            ImmediateDrawing.picture(size: size, scale: format.scale, isOpaque: format.opaque) { drawing in
                actions(UIGraphicsImageRendererContext(drawing, format: format))
            } ?? Data()
        }
    }

    /// A JPEG file that `actions` draw; empty when it cannot be made.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

/// Fills a rectangle in the drawing that is begun.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor @preconcurrency
public func UIRectFill(_ rect: CGRect) { ImmediateDrawing.current?.fill(Path(rect)) }
