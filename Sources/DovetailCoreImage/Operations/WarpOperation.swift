import DovetailCore
import Foundation

/// A picture whose points come from elsewhere in another one.
struct WarpOperation: ImageOperation {
    /// Where the result has pixels, from where the input has.
    let area: @Sendable (CGRect) -> CGRect
    /// The part of the input that a part of the result comes from.
    let region: @Sendable (PixelRect, CGRect) -> PixelRect
    /// Where a point comes from.
    let source: @Sendable (Float, Float) -> (Float, Float)

    func extent(of inputs: [CGRect]) -> CGRect { inputs[0].isEmpty ? .zero : area(inputs[0]) }

    func region(of input: Int, for rect: PixelRect, extents: [CGRect]) -> PixelRect {
        region(rect, extents[0])
    }

    func render(_ request: RenderRequest) -> PixelBuffer {
        let result = PixelBuffer(request.rect)
        let input = request.inputs[0]
        result.fill { x, y in
            let (sourceX, sourceY) = source(Float(x) + 0.5, Float(y) + 0.5)
            return input.sample(sourceX, sourceY)
        }
        return result
    }

    /// Points within a circle come from elsewhere in the circle.
    static func circle(
        center: CGPoint, radius: CGFloat, source: @escaping @Sendable (Float, Float) -> (Float, Float)
    ) -> WarpOperation {
        let circle = PixelRect(
            covering: CGRect(
                x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
        ).grown(1)
        return WarpOperation(
            area: { $0 },
            region: { rect, _ in rect.intersection(circle).isEmpty ? rect.grown(1) : rect.union(circle) },
            source: source)
    }
}

/// A picture that is moved, scaled, turned or sheared.
struct AffineOperation: ImageOperation {
    let transform: CGAffineTransform
    private let inverse: CGAffineTransform

    init(_ transform: CGAffineTransform) {
        self.transform = transform
        inverse = transform.inverted()
    }

    private var isInvertible: Bool { abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 }

    func extent(of inputs: [CGRect]) -> CGRect {
        guard isInvertible, !inputs[0].isEmpty else { return .zero }
        if inputs[0].isInfinite { return .infinite }
        // Sines that should be 0 leave a hair of a pixel beside the edge.
        let rect = inputs[0].applying(transform)
        func exact(_ value: CGFloat) -> CGFloat { abs(value - value.rounded()) < 1e-6 ? value.rounded() : value }
        let (minX, minY) = (exact(rect.minX), exact(rect.minY))
        return CGRect(x: minX, y: minY, width: exact(rect.maxX) - minX, height: exact(rect.maxY) - minY)
    }

    func region(of input: Int, for rect: PixelRect, extents: [CGRect]) -> PixelRect {
        PixelRect(covering: rect.cgRect.applying(inverse)).grown(1)
    }

    func render(_ request: RenderRequest) -> PixelBuffer {
        let result = PixelBuffer(request.rect)
        let input = request.inputs[0]
        if let (x, y) = wholeOffset {
            result.fill { input.at($0 - x, $1 - y) }
            return result
        }
        let (a, b, c) = (Float(inverse.a), Float(inverse.b), Float(inverse.c))
        let (d, tx, ty) = (Float(inverse.d), Float(inverse.tx), Float(inverse.ty))
        result.fill { x, y in
            let (pointX, pointY) = (Float(x) + 0.5, Float(y) + 0.5)
            return input.sample(a * pointX + c * pointY + tx, b * pointX + d * pointY + ty)
        }
        return result
    }

    /// By how many whole pixels the picture is moved, if that is all.
    private var wholeOffset: (Int, Int)? {
        guard transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1,
            transform.tx == transform.tx.rounded(), transform.ty == transform.ty.rounded(),
            abs(transform.tx) < 1e9, abs(transform.ty) < 1e9
        else { return nil }
        return (Int(transform.tx), Int(transform.ty))
    }
}
