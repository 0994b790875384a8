import DovetailCore
import DovetailPaint
import DovetailPlatform
import DovetailUIKit
import Foundation

extension CIImage {
    /// A picture of UIKit, by its pixels; nil when it cannot be read. A symbol is painted, which the main thread alone can do.
    public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

    /// A picture of UIKit, by its pixels; nil when it cannot be read. None of the options is followed.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
        guard let picture = image.cgImage else { return nil }
        self.init(cgImage: picture)
    }
}

extension UIImage {
    /// A picture of Core Image. It is rendered at once; on Apple's systems that waits until it is drawn. One without pixels, or without end, is of no size.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// A picture of Core Image, with some pixels for each point, turned. It is rendered at once.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        let upright = ciImage.oriented(CGImagePropertyOrientation(orientation))
        let data = CIContext.shared.createCGImage(upright, from: upright.extent)?.data
        self.init(
            data.flatMap { PictureValue(data: $0, scale: scale) } ?? PictureValue(empty: Image(.symbol(""))))
    }

    /// The recipe that the picture was made of: always nil, since ``init(ciImage:)`` renders it.
    public var ciImage: CIImage? { nil }
}

extension CGImagePropertyOrientation {
    /// The orientation under UIKit's name.
    public init(_ orientation: UIImage.Orientation) {
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
