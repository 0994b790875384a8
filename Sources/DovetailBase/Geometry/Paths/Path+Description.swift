import Foundation

extension Path: LosslessStringConvertible {
    /// The steps: the coordinates of each and a letter, `m` for move, `l` for line, `q` for a quadratic and `c` for a cubic
    /// curve, `h` for the end of a closed subpath; `"0 0 m 10 0 l h"`.
    public var description: String {
        elements.map { element in
            func text(_ points: CGPoint...) -> String {
                points.map { "\(Self.number($0.x)) \(Self.number($0.y))" }.joined(separator: " ")
            }
            switch element {
            case .move(let point): return text(point) + " m"
            case .line(let point): return text(point) + " l"
            case .quadCurve(let point, let control): return text(control, point) + " q"
            case .curve(let point, let first, let second): return text(first, second, point) + " c"
            case .closeSubpath: return "h"
            }
        }.joined(separator: " ")
    }

    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(Double(value))"
    }

    /// A path from a description as ``description`` gives; nil if it is not one.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
                CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }
            switch (word, numbers.count) {
            case ("m", 2): move(to: points[0])
            case ("l", 2): addLine(to: points[0])
            case ("q", 4): addQuadCurve(to: points[1], control: points[0])
            case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
            case ("h", 0): closeSubpath()
            case ("re", 4): addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            default: return nil
            }
            numbers = []
        }
        if !numbers.isEmpty { return nil }
    }
}
