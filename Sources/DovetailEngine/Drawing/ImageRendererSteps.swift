import Foundation

/// What an app draws in place of a picture.
final class ImageRendererSteps: DrawnImage, @unchecked Sendable {
    // Called on the main thread, where images are drawn.
    private let renderer: (inout GraphicsContext) -> Void

    init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
        func length(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
        self.renderer = renderer
        super.init(size: CGSize(width: length(size.width), height: length(size.height)))
    }

    fileprivate func drawing(
        fitting bounds: CGSize, _ environment: EnvironmentValues, _ services: HostServices
    ) -> DisplayContent {
        let recorder = DrawingRecorder()
        var context = GraphicsContext(
            recorder: recorder, environment: environment, services: services, size: size, symbols: [])
        if bounds != size, size.width > 0, size.height > 0 {
            context.scaleBy(x: bounds.width / size.width, y: bounds.height / size.height)
        }
        renderer(&context)
        return .drawing(Drawing(operations: recorder.operations))
    }
}

extension DrawnImage {
    /// The drawing, in the size that it was made for or stretched to another one.
    func content(fitting bounds: CGSize, _ environment: EnvironmentValues, _ services: HostServices) -> DisplayContent {
        (self as! ImageRendererSteps).drawing(fitting: bounds, environment, services)
    }
}

extension Image {
    /// An image that `renderer` draws, as a ``Canvas`` does; resizable ones are drawn larger or smaller, and so stay sharp.
    ///
    /// The closure runs again when the view that holds the image is made anew, and when the environment changes.
    ///
    /// - Parameters:
    ///   - size: The size of the image, in points.
    ///   - label: Describes the image to a person who cannot see it.
    ///   - opaque: Whether the drawing covers the image. A hint that changes nothing here.
    ///   - colorMode: How colours are kept; always in sRGB here.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(.drawn(ImageRendererSteps(size: size, renderer: renderer)))
        self.label = label?.plainString
        isDecorative = label == nil
    }
}
