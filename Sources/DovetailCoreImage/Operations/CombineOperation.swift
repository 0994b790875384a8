import Foundation

/// A picture made of several, each pixel of theirs at the same place.
struct CombineOperation: ImageOperation {
    enum Area { case first, union, intersection }
    /// Where the result has pixels.
    let area: Area
    /// The result of the inputs' pixels, of which there are three: those of missing inputs are clear.
    let combine: @Sendable (Pixel, Pixel, Pixel) -> Pixel

    func extent(of inputs: [CGRect]) -> CGRect {
        switch area {
        case .first: return inputs[0]
        case .union: return inputs.dropFirst().reduce(inputs[0]) { $0.joined(with: $1) }
        case .intersection:
            let common = inputs.dropFirst().reduce(inputs[0]) { $0.common(with: $1) }
            return common.isNull ? .zero : common
        }
    }

    func render(_ request: RenderRequest) -> PixelBuffer {
        let result = PixelBuffer(request.rect)
        let first = request.inputs[0]
        let second = request.inputs.count > 1 ? request.inputs[1] : .empty
        let third = request.inputs.count > 2 ? request.inputs[2] : .empty
        result.fill { x, y in combine(first.at(x, y), second.at(x, y), third.at(x, y)) }
        return result
    }
}

extension CGRect {
    /// As `union`, but without computing with the edges of an infinite rectangle, and without empty ones.
    func joined(with other: CGRect) -> CGRect {
        if isInfinite || other.isInfinite { return .infinite }
        if isEmpty { return other }
        return other.isEmpty ? self : union(other)
    }

    /// As `intersection`, but without computing with the edges of an infinite rectangle.
    func common(with other: CGRect) -> CGRect {
        if isInfinite { return other }
        return other.isInfinite ? self : intersection(other)
    }

    var isInfinite: Bool { self == .infinite || width > 1e18 || height > 1e18 }

    /// Larger by as much on each side; an infinite rectangle stays.
    func grown(x: CGFloat, y: CGFloat) -> CGRect { isInfinite || isEmpty ? self : insetBy(dx: -x, dy: -y) }
}
