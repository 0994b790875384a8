import DovetailCore
import DovetailPaint
import DovetailPlatform
import Foundation

/// A picture: encoded bytes (PNG, JPEG, GIF, WebP, SVG as far as GTK reads them), a picture of the app's, or a symbol.
open class UIImage: NSObject, @unchecked Sendable {
    // Immutable.
    package let value: PictureValue
    /// The symbol that it was made of, and how.
    let symbol: ConfiguredSymbol?

    package init(_ value: PictureValue) { (self.value, symbol) = (value, nil) }

    init(_ value: PictureValue, symbol: ConfiguredSymbol) { (self.value, self.symbol) = (value, symbol) }

    /// A picture from encoded bytes; nil when they are none.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// A picture from encoded bytes with some pixels for each point; nil when they are none.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let value = PictureValue(data: data, scale: scale) else { return nil }
        self.init(value)
    }

    /// A picture file; nil when there is none. An ending such as “@2x” tells its pixels for each point.
    public convenience init?(contentsOfFile path: String) {
        guard let value = PictureValue(file: path) else { return nil }
        self.init(value)
    }

    /// A picture of the app's asset catalogue or resources; nil when there is none of that name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// A picture of an asset catalogue or of a bundle's resources; nil when there is none of that name.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let value = PictureValue(named: name, bundle: bundle) else { return nil }
        self.init(value)
    }

    /// A picture of an asset catalogue or of a bundle's resources; nil when there is none of that name. Configurations concern symbols: a picture
    /// is the same with any.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// A picture of an asset catalogue.
    public convenience init(resource: ImageResource) {
        let image = Image(resource)
        self.init(PictureValue(named: resource.name, bundle: resource.bundle) ?? .missing(image))
    }

    /// A symbol; nil when the symbol set has none of that name. It is as large as body text.
    public convenience init?(systemName name: String) {
        guard let value = PictureValue(symbol: name) else { return nil }
        self.init(value, symbol: ConfiguredSymbol(name: name))
    }

    /// A picture of Core Graphics.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// A picture of Core Graphics with some pixels for each point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        let image = Image(decorative: cgImage, scale: scale, orientation: Image.Orientation(orientation))
        self.init(PictureValue(image: image, scale: scale) ?? .missing(image))
    }

    /// A picture of no size.
    public override convenience init() { self.init(.missing(Image(.symbol("")))) }

    /// How pictures are oriented in their files.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// Whether a picture is drawn in its own colours or in the tint.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    /// In points.
    open var size: CGSize { value.size }
    /// Pixels for each point.
    open var scale: CGFloat { value.scale }
    /// Always upright: pixels are turned when a picture is made.
    open var imageOrientation: Orientation { .up }
    /// Whether it is a symbol.
    open var isSymbolImage: Bool { value.isSymbol || symbol != nil }
    /// The picture as an object of Core Graphics; nil when it cannot be read.
    open var cgImage: CGImage? { value.cgImage }
    open var renderingMode: RenderingMode {
        switch value.image.renderingMode {
        case .template?: .alwaysTemplate
        case .original?: .alwaysOriginal
        case nil: .automatic
        }
    }

    /// The picture as a PNG file; nil when it cannot be read.
    open func pngData() -> Data? { value.data(.png) }

    /// The picture as a JPEG file; nil when it cannot be read. What is not opaque is put on white.
    ///
    /// - Parameter compressionQuality: 0 (small) to 1 (exact).
    open func jpegData(compressionQuality: CGFloat) -> Data? { value.data(.jpeg(quality: compressionQuality)) }

    /// The picture, drawn in its own colours or in the tint.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        var copy = value
        copy.image =
            switch renderingMode {
            case .automatic: value.image.renderingMode(nil)
            case .alwaysOriginal: value.image.renderingMode(.original)
            case .alwaysTemplate: value.image.renderingMode(.template)
            }
        return UIImage(copy)
    }

    /// The picture's shape in a colour, in the colour scheme of the window in use.
    @MainActor @preconcurrency
    open func withTintColor(_ color: UIColor) -> UIImage {
        let renderer = ImageRenderer(
            content: value.image.renderingMode(.template).foregroundStyle(color.value.color))
        renderer.scale = max(value.scale, 2)
        renderer.colorScheme = .current
        return renderer.pngData.flatMap { UIImage(data: $0, scale: renderer.scale) } ?? self
    }

    /// The picture's shape in a colour, drawn as a mode says: by ``RenderingMode/alwaysTemplate`` in the tint after all.
    @MainActor @preconcurrency
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withTintColor(color).withRenderingMode(renderingMode)
    }

    /// The picture, whose edges keep their size when it is stretched.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        var copy = value
        copy.image = value.image.resizable(
            capInsets: EdgeInsets(
                top: capInsets.top, leading: capInsets.left, bottom: capInsets.bottom, trailing: capInsets.right))
        return UIImage(copy)
    }

    /// The picture in another size, in points; nil when it cannot be read.
    open func preparingThumbnail(of size: CGSize) -> UIImage? { value.scaled(to: size).map { UIImage($0) } }

    /// The picture in another size, in points; nil when it cannot be read.
    open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// The picture in another size, in points; the closure hears of it, with nil when the picture cannot be read.
    open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }
    /// The picture: it is read when it is shown first, and then kept.
    open func preparingForDisplay() -> UIImage? { self }
    /// The picture: it is read when it is shown first, and then kept.
    open func byPreparingForDisplay() async -> UIImage? { self }
    /// Hands the picture to a closure: it is read when it is shown first, and then kept.
    open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }

    /// How stretched pictures fill what lies between their edges.
    public enum ResizingMode: Int, Sendable { case tile, stretch }
    /// The picture, whose edges keep their size when it is stretched or tiled.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        var copy = value
        copy.image = value.image.resizable(
            capInsets: EdgeInsets(
                top: capInsets.top, leading: capInsets.left, bottom: capInsets.bottom, trailing: capInsets.right),
            resizingMode: resizingMode == .tile ? .tile : .stretch)
        return UIImage(copy)
    }
    /// The picture, mirrored from side to side.
    @MainActor @preconcurrency
    open func withHorizontallyFlippedOrientation() -> UIImage {
        guard let picture = cgImage else { return self }
        return UIImage(cgImage: picture, scale: scale, orientation: .upMirrored).withRenderingMode(renderingMode)
    }
    /// The picture: no window here is read from right to left but by its views, which mirror nothing by themselves.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

    /// The pictures of an animation; nil for a picture that stands still.
    open private(set) var images: [UIImage]?
    /// How long the pictures of an animation take, in seconds; 0 for a picture that stands still.
    open private(set) var duration: TimeInterval = 0
    /// An animation: a view shows one picture after the other, again and again. Nil for no pictures.
    ///
    /// - Parameter duration: How long all of them take, in seconds; 0 for a thirtieth of a second each.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        let image = UIImage(first.value)
        image.images = images
        image.duration = duration > 0 ? duration : Double(images.count) / 30
        return image
    }
    /// An animation of the app's pictures whose names end with 0, 1 and so on, up to 1024. Nil for no pictures.
    open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        let first = UIImage(named: name + "0") == nil ? 1 : 0
        var images: [UIImage] = []
        while images.count <= 1024, let next = UIImage(named: "\(name)\(first + images.count)") { images.append(next) }
        return animatedImage(with: images, duration: duration)
    }

    /// Draws the picture in the drawing that is begun.
    @MainActor @preconcurrency
    open func draw(in rect: CGRect) { ImmediateDrawing.current?.draw(value.image, in: rect) }
    /// Draws the picture in the drawing that is begun, mixed with what is there.
    ///
    /// - Parameter alpha: 0 to 1.
    @MainActor @preconcurrency
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect)
        context.restoreGState()
    }
    /// Draws the picture in the drawing that is begun, with its top left corner at a point, mixed with what is there.
    @MainActor @preconcurrency
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the picture in the drawing that is begun, with its top left corner at a point.
    @MainActor @preconcurrency
    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.value == value }
    open override var hash: Int { size.width.hashValue ^ size.height.hashValue }
}

extension PictureValue {
    /// A picture that is not there.
    fileprivate static func missing(_ image: Image) -> PictureValue { PictureValue(empty: image) }
}

extension Image.Orientation {
    init(_ orientation: UIImage.Orientation) {
        switch orientation {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        case .upMirrored: self = .upMirrored
        case .downMirrored: self = .downMirrored
        case .leftMirrored: self = .leftMirrored
        case .rightMirrored: self = .rightMirrored
        }
    }
}

extension Image {
    /// A platform picture.
    public init(uiImage: UIImage) { self = uiImage.value.image }
}

extension ImageRenderer {
    /// The picture; nil when it cannot be made, and then the reason is logged.
    @MainActor public var uiImage: UIImage? { pngData.flatMap { UIImage(data: $0, scale: scale) } }
}

extension UIImage {
    /// How bright a picture is shown. Displays here have the usual brightness.
    public enum DynamicRange: Int, Sendable {
        case unspecified = -1
        case standard = 0
        case constrainedHigh = 1
        case high = 2
    }

    /// How pictures are drawn that are to be like this one: with as many pixels for each point.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
    /// The same picture. Views stand by their edges, whatever the space for that is.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
    /// How far from its edges views stand by it: not at all.
    public var alignmentRectInsets: UIEdgeInsets { .zero }
    /// A symbol, of which a part is filled. Symbols here have no such parts: it is drawn whole.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: UIImage.SymbolConfiguration? = nil
    ) { self.init(systemName: name, withConfiguration: configuration) }

    /// The picture as HEIC. Nothing here writes that: nil, which the log says once.
    public func heicData() -> Data? {
        Log.warnOnce(
            "heicData", "Pictures can't be written as HEIC here: ask for pngData() or jpegData(compressionQuality:).")
        return nil
    }
}
