import CoreGraphics
import DovetailCore
import DovetailPaint
import Foundation

/// A picture as the recipe of its pixels. Nothing is computed until a ``CIContext`` renders a part of it.
///
/// The y axis goes up: the origin of a picture that was read is its lower left corner, and a unit is a pixel. A picture is immutable and may be
/// used by any thread.
open class CIImage: NSObject, @unchecked Sendable {
    let node: ImageNode

    init(_ node: ImageNode) { self.node = node }

    /// A picture without pixels.
    public override convenience init() { self.init(ImageNode(EmptyOperation())) }

    /// A picture of Core Graphics.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, options: nil) }

    /// A picture of Core Graphics. It is decoded when a part of it is first rendered. None of the
    /// options is followed.
    public convenience init(cgImage: CGImage, options: [CIImageOption: Any]?) {
        self.init(
            ImageNode(BitmapOperation(encoded: cgImage.data, width: cgImage.width, height: cgImage.height)))
    }

    /// A picture from encoded bytes; nil when they are none. What the file tells of its orientation is not followed.
    public convenience init?(data: Data) { self.init(data: data, options: nil) }

    /// A picture from encoded bytes; nil when they are none. What the file tells of its orientation is not followed, nor are the options.
    public convenience init?(data: Data, options: [CIImageOption: Any]?) {
        guard PictureFile.isReadable(data), let size = PictureFile.size(of: data) else { return nil }
        self.init(ImageNode(BitmapOperation(encoded: data, width: size.width, height: size.height)))
    }

    /// A picture file; nil when there is none.
    public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

    /// A picture file; nil when there is none. What the file tells of its orientation is not followed, nor are the options.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data, options: options)
    }

    /// One colour everywhere: the extent is infinite.
    public convenience init(color: CIColor) { self.init(ImageNode(ConstantOperation(color: color))) }

    /// A picture without pixels.
    open class func empty() -> CIImage { CIImage() }

    /// The rectangle outside of which the picture is clear; `CGRect.infinite` for one without end.
    open var extent: CGRect { node.extent }

    /// What the file told of the picture: always nothing here.
    open var properties: [String: Any] { [:] }

    /// Black everywhere.
    public static var black: CIImage { CIImage(color: .black) }
    /// White everywhere.
    public static var white: CIImage { CIImage(color: .white) }
    /// Gray everywhere.
    public static var gray: CIImage { CIImage(color: .gray) }
    /// Red everywhere.
    public static var red: CIImage { CIImage(color: .red) }
    /// Green everywhere.
    public static var green: CIImage { CIImage(color: .green) }
    /// Blue everywhere.
    public static var blue: CIImage { CIImage(color: .blue) }
    /// Cyan everywhere.
    public static var cyan: CIImage { CIImage(color: .cyan) }
    /// Magenta everywhere.
    public static var magenta: CIImage { CIImage(color: .magenta) }
    /// Yellow everywhere.
    public static var yellow: CIImage { CIImage(color: .yellow) }
    /// Nothing to be seen, everywhere.
    public static var clear: CIImage { CIImage(color: .clear) }
}

/// A wish about how a picture is read.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not followed: pictures are of sRGB.
    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    /// Not followed: pictures have no properties.
    public static let properties = CIImageOption(rawValue: "CIImageProperties")
    /// Not followed: a picture's orientation is not read.
    public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
}

extension CIImage {
    /// The picture that a step makes of this one and others.
    func applying(_ operation: any ImageOperation, with others: CIImage...) -> CIImage {
        CIImage(ImageNode(operation, [node] + others.map(\.node)))
    }

    /// The picture that a step makes of this one, as if its outermost pixels went on without end. It has pixels where this one has.
    func applyingWithinExtent(_ operation: any ImageOperation) -> CIImage {
        extent.isInfinite
            ? applying(operation) : clampedToExtent().applying(operation).cropped(to: extent)
    }
}
