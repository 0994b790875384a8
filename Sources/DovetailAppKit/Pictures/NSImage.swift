import DovetailCore
import DovetailPaint
import DovetailPlatform
import Foundation

/// A picture: encoded bytes (PNG, JPEG, TIFF, GIF, WebP, SVG as far as GTK reads them), a picture of the app's, or a symbol.
open class NSImage: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The name of a picture.
    public typealias Name = String

    // Immutable, but for `isTemplate` and what ``lockFocus()`` draws, before the picture is shown.
    package internal(set) var stored: PictureValue

    /// Which symbol it is, and how that is drawn; nil for other pictures.
    var symbol: ConfiguredSymbol?

    package var value: PictureValue {
        guard isTemplate else { return stored }
        var copy = stored
        copy.image = stored.image.renderingMode(.template)
        return copy
    }

    package init(_ value: PictureValue) {
        stored = value
        size = value.size
    }

    /// A picture from encoded bytes; nil when they are none.
    public convenience init?(data: Data) {
        guard let value = PictureValue(data: data) else { return nil }
        self.init(value)
    }
    /// A picture file; nil when there is none. Other addresses than files are not fetched.
    public convenience init?(contentsOf url: URL) {
        guard url.isFileURL else { return nil }
        self.init(contentsOfFile: url.path)
    }
    /// A picture file; nil when there is none. An ending such as “@2x” tells its pixels for each point.
    public convenience init?(contentsOfFile fileName: String) {
        guard let value = PictureValue(file: fileName) else { return nil }
        self.init(value)
    }
    /// A picture of the app's asset catalogue or resources, or one of the system's; nil when there is none of that name.
    public convenience init?(named name: NSImage.Name) {
        guard let value = PictureValue(named: name, bundle: nil) ?? SystemPicture(named: name)?.value else {
            return nil
        }
        self.init(value)
        isTemplate = name.hasSuffix("Template")
    }
    /// A picture of an asset catalogue.
    public convenience init(resource: ImageResource) {
        self.init(PictureValue(named: resource.name, bundle: resource.bundle) ?? PictureValue(empty: Image(resource)))
    }
    /// A symbol; nil when the symbol set has none of that name. It is as large as body text.
    public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
        guard var value = PictureValue(symbol: name) else { return nil }
        value.image.label = description
        self.init(value)
        symbol = ConfiguredSymbol(name: name, label: description)
    }
    /// A picture of Core Graphics in a size, in points; zero for that of its pixels.
    public convenience init(cgImage: CGImage, size: CGSize) {
        let scale = size.width > 0 ? CGFloat(cgImage.width) / size.width : 1
        let image = Image(decorative: cgImage, scale: scale)
        self.init(PictureValue(image: image, scale: scale) ?? PictureValue(empty: image))
    }

    /// An empty picture of a size, in points, to be drawn by ``lockFocus()``.
    public init(size: CGSize) {
        stored = PictureValue(empty: Image(systemName: "square"))
        self.size = size
    }
    /// An empty picture of no size.
    public override convenience init() { self.init(size: .zero) }

    /// A picture of an archive; nil where there is none in it.
    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "data"),
            let value = PictureValue(data: data as Data)
        else { return nil }
        self.init(value)
        size = CGSize(width: coder.decodeDouble(forKey: "width"), height: coder.decodeDouble(forKey: "height"))
        isTemplate = coder.decodeBool(forKey: "isTemplate")
    }
    /// Writes the picture's pixels and its size into an archive with keys.
    open func encode(with coder: NSCoder) {
        if let data = value.data(.png) { coder.encode(data as NSData, forKey: "data") }
        coder.encode(Double(size.width), forKey: "width")
        coder.encode(Double(size.height), forKey: "height")
        coder.encode(isTemplate, forKey: "isTemplate")
    }
    public static var supportsSecureCoding: Bool { true }

    /// The name of the program's picture, as far as its resources have one.
    public static let applicationIconName: Name = "NSApplicationIcon"

    /// In points.
    open var size: CGSize
    /// Whether the picture is drawn in the foreground style.
    open var isTemplate = false
    /// Whether there is something to draw.
    open var isValid: Bool { value.isSymbol || size.width > 0 && size.height > 0 }

    /// The picture as a TIFF file; nil when it cannot be read.
    open var tiffRepresentation: Data? { value.data(.tiff) }

    /// The picture as an object of Core Graphics; nil when it cannot be read. The arguments are not used.
    open func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context referenceContext: Never?,
        hints: [AnyHashable: Any]?
    ) -> CGImage? { value.cgImage }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSImage)?.value == value }
    open override var hash: Int { size.width.hashValue ^ size.height.hashValue }
}

extension Image {
    /// A platform picture.
    public init(nsImage: NSImage) { self = nsImage.value.image }
}

extension ImageRenderer {
    /// The picture; nil when it cannot be made, and then the reason is logged.
    @MainActor public var nsImage: NSImage? {
        pngData.flatMap { PictureValue(data: $0, scale: scale) }.map { NSImage($0) }
    }
}
