import Foundation

extension ProjectionTransform {
    /// The transform without perspective that maps three corners of a rectangle at the origin as this one does.
    package func affine(for size: CGSize) -> CGAffineTransform {
        if isAffine { return affine }
        let (width, height) = (max(size.width, 1), max(size.height, 1))
        let origin = CGPoint.zero.applying(self)
        let right = CGPoint(x: width, y: 0).applying(self)
        let below = CGPoint(x: 0, y: height).applying(self)
        return CGAffineTransform(
            a: (right.x - origin.x) / width, b: (right.y - origin.y) / width, c: (below.x - origin.x) / height,
            d: (below.y - origin.y) / height, tx: origin.x, ty: origin.y)
    }
}
