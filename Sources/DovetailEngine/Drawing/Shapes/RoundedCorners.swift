import Foundation

/// A rectangle with round corners, whatever its type.
protocol RoundedCorners {
    /// The radii of the corners in a size, in points.
    func radii(in size: CGSize) -> RectangleCornerRadii
}

extension RectangleCornerRadii {
    /// The same radius for all corners.
    init(all radius: CGFloat) {
        self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }

    /// The radii, where no corner is larger than half of the shorter side.
    fileprivate func limited(to size: CGSize) -> RectangleCornerRadii {
        let limit = max(0, min(size.width, size.height) / 2)
        func radius(_ radius: CGFloat) -> CGFloat { min(max(0, radius), limit) }
        return RectangleCornerRadii(
            topLeading: radius(topLeading), bottomLeading: radius(bottomLeading),
            bottomTrailing: radius(bottomTrailing), topTrailing: radius(topTrailing))
    }
}

extension Rectangle: RoundedCorners {
    func radii(in size: CGSize) -> RectangleCornerRadii { RectangleCornerRadii() }
}

extension RoundedRectangle: RoundedCorners {
    func radii(in size: CGSize) -> RectangleCornerRadii {
        RectangleCornerRadii(all: min(cornerSize.width, cornerSize.height)).limited(to: size)
    }
}

extension UnevenRoundedRectangle: RoundedCorners {
    func radii(in size: CGSize) -> RectangleCornerRadii { cornerRadii.limited(to: size) }
}

extension Capsule: RoundedCorners {
    func radii(in size: CGSize) -> RectangleCornerRadii { RectangleCornerRadii(all: .infinity).limited(to: size) }
}
