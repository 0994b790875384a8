import DovetailCore
import DovetailUIKit
import Foundation

/// How a picture is drawn in another size.
public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }

/// A picture for sprites. It may be shared by any number of them.
@MainActor @preconcurrency
open class SKTexture: NSObject {
    private let picture: UIImage?
    /// The part of the picture, from 0 to 1, from its lower left corner.
    private let part: CGRect
    open var filteringMode = SKTextureFilteringMode.linear
    /// Whether smaller copies are kept for small sizes. Pictures are made smaller in good quality in any case.
    open var usesMipmaps = false

    init(picture: UIImage?, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)) {
        (self.picture, self.part) = (picture, part)
    }

    /// No picture.
    public override convenience init() { self.init(picture: nil) }
    /// A picture of the app's resources or asset catalogue. One that is missing is a white square with a red cross, and told once.
    public convenience init(imageNamed name: String) {
        let picture = UIImage(named: name)
        if picture == nil { SpriteLog.note("there is no picture named “\(name)”") }
        self.init(picture: picture)
    }
    public convenience init(image: UIImage) { self.init(picture: image) }
    public convenience init(cgImage image: CGImage) { self.init(picture: UIImage(cgImage: image)) }
    /// A part of another picture, in parts of it from 0 to 1; y points up.
    public convenience init(rect: CGRect, in texture: SKTexture) {
        let whole = texture.part
        let part = CGRect(
            x: whole.minX + rect.minX * whole.width, y: whole.minY + rect.minY * whole.height,
            width: rect.width * whole.width, height: rect.height * whole.height)
        self.init(picture: texture.cropped(to: part) ?? texture.picture, part: part)
    }

    /// How large the picture is, in points.
    open func size() -> CGSize { picture?.size ?? Self.missingSize }
    /// Which part of another picture it is.
    open func textureRect() -> CGRect { part }
    /// The picture.
    open func cgImage() -> CGImage { picture?.cgImage ?? Self.missing.cgImage! }

    /// Calls when the picture is ready, which it is.
    open func preload(completionHandler: @escaping () -> Void) { Task { completionHandler() } }
    /// Calls when some pictures are ready, which they are.
    open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) {
        Task { completionHandler() }
    }

    private func cropped(to part: CGRect) -> UIImage? {
        guard let picture, let all = picture.cgImage else { return nil }
        let (width, height) = (CGFloat(all.width), CGFloat(all.height))
        let rect = CGRect(
            x: part.minX * width, y: (1 - part.maxY) * height, width: part.width * width, height: part.height * height)
        return all.cropping(to: rect.integral).map { UIImage(cgImage: $0, scale: picture.scale, orientation: .up) }
    }

    /// The picture to be drawn.
    ///
    /// - Parameter center: The part that is stretched, from 0 to 1.
    func image(stretching center: CGRect) -> Image {
        let picture = picture ?? Self.missing
        var image = picture.value.image
        if filteringMode == .nearest { image = image.interpolation(.none) }
        guard center != CGRect(x: 0, y: 0, width: 1, height: 1) else { return image.resizable() }
        let size = picture.size
        return image.resizable(
            capInsets: EdgeInsets(
                top: (1 - center.maxY) * size.height, leading: center.minX * size.width,
                bottom: center.minY * size.height, trailing: (1 - center.maxX) * size.width))
    }

    private static let missingSize = CGSize(width: 64, height: 64)
    private static let missing = UIGraphicsImageRenderer(size: missingSize).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(origin: .zero, size: missingSize))
        UIColor.red.setStroke()
        let cross = UIBezierPath()
        cross.move(to: CGPoint(x: 4, y: 4))
        cross.addLine(to: CGPoint(x: 60, y: 60))
        cross.move(to: CGPoint(x: 60, y: 4))
        cross.addLine(to: CGPoint(x: 4, y: 60))
        cross.lineWidth = 6
        cross.stroke()
    }
}
