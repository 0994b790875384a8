import CoreGraphics
import Foundation

/// Where the first row of a picture's numbers lies.
public enum CoordinateOrigin: Hashable, Sendable, CaseIterable {
    case lowerLeft
    case upperLeft
}

/// A place in shares of a picture, from its lower left corner.
public struct NormalizedPoint: Hashable, Sendable, Codable {
    public let x: CGFloat
    public let y: CGFloat
    public static let zero = NormalizedPoint(x: 0, y: 0)

    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    public init(normalizedPoint: CGPoint) { (x, y) = (normalizedPoint.x, normalizedPoint.y) }
    /// A place in pixels of a picture, from its lower left corner.
    public init(imagePoint: CGPoint, in imageSize: CGSize) {
        (x, y) = (imagePoint.x / imageSize.width, imagePoint.y / imageSize.height)
    }

    public var cgPoint: CGPoint { CGPoint(x: x, y: y) }
    /// The same place from the other edge.
    public func verticallyFlipped() -> NormalizedPoint { NormalizedPoint(x: x, y: 1 - y) }
    /// The place in pixels of a picture.
    public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGPoint {
        CGPoint(x: x * imageSize.width, y: (origin == .lowerLeft ? y : 1 - y) * imageSize.height)
    }
    /// The place in pixels of a picture, where it is in shares of a part of that.
    public func toImageCoordinates(
        from regionOfInterest: NormalizedRect, imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft
    ) -> CGPoint {
        let part = regionOfInterest.cgRect
        return NormalizedPoint(x: part.minX + x * part.width, y: part.minY + y * part.height)
            .toImageCoordinates(imageSize, origin: origin)
    }
}

/// A part of a picture, in shares of it from its lower left corner.
public struct NormalizedRect: Hashable, Sendable, Codable {
    public let origin: CGPoint
    public let width: CGFloat
    public let height: CGFloat
    /// All of the picture.
    public static let fullImage = NormalizedRect(x: 0, y: 0, width: 1, height: 1)

    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        (origin, self.width, self.height) = (CGPoint(x: x, y: y), width, height)
    }
    public init(normalizedRect: CGRect) {
        (origin, width, height) = (normalizedRect.origin, normalizedRect.width, normalizedRect.height)
    }
    /// A part in pixels of a picture, from its lower left corner.
    public init(imageRect: CGRect, in imageSize: CGSize) {
        self.init(
            x: imageRect.minX / imageSize.width, y: imageRect.minY / imageSize.height,
            width: imageRect.width / imageSize.width, height: imageRect.height / imageSize.height)
    }

    public var cgRect: CGRect { CGRect(x: origin.x, y: origin.y, width: width, height: height) }
    /// The same part from the other edge.
    public func verticallyFlipped() -> NormalizedRect {
        NormalizedRect(x: origin.x, y: 1 - origin.y - height, width: width, height: height)
    }
    /// The part in pixels of a picture.
    public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGRect {
        let y = origin == .lowerLeft ? self.origin.y : 1 - self.origin.y - height
        return CGRect(
            x: self.origin.x * imageSize.width, y: y * imageSize.height, width: width * imageSize.width,
            height: height * imageSize.height)
    }
    /// The part in pixels of a picture, where it is in shares of a part of that.
    public func toImageCoordinates(
        from regionOfInterest: NormalizedRect, imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft
    ) -> CGRect {
        let part = regionOfInterest.cgRect
        return NormalizedRect(
            x: part.minX + self.origin.x * part.width, y: part.minY + self.origin.y * part.height,
            width: width * part.width, height: height * part.height
        ).toImageCoordinates(imageSize, origin: origin)
    }
}
