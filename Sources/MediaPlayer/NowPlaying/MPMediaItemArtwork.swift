import DovetailUIKit
import Foundation

/// A picture of what is played, such as the cover of an album.
public final class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    /// A rectangle of the picture's size, in points.
    public let bounds: CGRect
    private let picture: (CGSize) -> UIImage

    /// A picture that is asked for in the size that is needed.
    public init(boundsSize: CGSize, requestHandler: @escaping (_ size: CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        picture = requestHandler
    }

    /// A picture.
    public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }

    /// The picture for a size, which may be another one.
    public func image(at size: CGSize) -> UIImage? { picture(size) }

    /// The picture of ``bounds``' size.
    package var imageOfBounds: UIImage { picture(bounds.size) }
}
