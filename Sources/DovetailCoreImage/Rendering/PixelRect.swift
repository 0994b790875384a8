import Foundation

/// A rectangle of whole pixels; y goes up, and the maxima are outside of it.
struct PixelRect: Hashable, Sendable {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int

    static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    var width: Int { max(maxX - minX, 0) }
    var height: Int { max(maxY - minY, 0) }
    var count: Int { width * height }
    var isEmpty: Bool { minX >= maxX || minY >= maxY }
    var cgRect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    func intersection(_ other: PixelRect) -> PixelRect {
        let result = PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
        return result.isEmpty ? .empty : result
    }

    func grown(x: Int, y: Int) -> PixelRect {
        isEmpty ? self : PixelRect(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
    }

    func grown(_ amount: Int) -> PixelRect { grown(x: amount, y: amount) }

    func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }
}

extension PixelRect {
    /// Farther away than this nothing is drawn: an infinite rectangle ends there.
    private static let limit: CGFloat = 1_000_000_000

    /// All pixels that a rectangle touches.
    init(covering rect: CGRect) {
        guard !rect.isNull, rect.width > 0, rect.height > 0 else {
            self = .empty
            return
        }
        func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
            // An edge that is a hair beside a whole number is meant to be there.
            let near = value.rounded()
            let edge = abs(value - near) < 0.0001 ? near : value.rounded(rule)
            return edge.isNaN ? 0 : Int(min(max(edge, -Self.limit), Self.limit))
        }
        self.init(
            minX: whole(rect.minX, .down), minY: whole(rect.minY, .down), maxX: whole(rect.maxX, .up),
            maxY: whole(rect.maxY, .up))
    }
}
