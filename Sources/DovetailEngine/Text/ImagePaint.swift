import Foundation

/// A picture, repeated over what is drawn.
public struct ImagePaint: ShapeStyle, Equatable {
    public var image: Image
    /// The part of the picture that is repeated, in its unit square.
    public var sourceRect: CGRect
    /// How much larger than its own size it is drawn.
    public var scale: CGFloat

    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        guard scale.isFinite, scale > 0, sourceRect.isFinite, let picture = image.resolvedPicture(in: environment)
        else {
            return _ResolvedPaint(.transparent)
        }
        return _ResolvedPaint(.image(picture.image, sourceRect: sourceRect, scale: scale / picture.scale))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A picture, repeated over what is drawn.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
