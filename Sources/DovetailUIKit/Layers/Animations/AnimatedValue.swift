import DovetailCore
import Foundation

/// A value that a layer's animation goes through.
@MainActor
enum AnimatedValue {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case color(CGColor)
    case colors([CGColor])
    case numbers([Double])
    case transform(CATransform3D)
    case path(CGPath)
    /// Anything else, which changes at once.
    case other(Any)

    /// A value as apps give it; nil for nil.
    init?(_ value: Any?) {
        guard let value else { return nil }
        switch value {
        case let value as AnimatedValue: self = value
        case let value as Double: self = .number(value)
        case let value as CGFloat: self = .number(Double(value))
        case let value as Float: self = .number(Double(value))
        case let value as Int: self = .number(Double(value))
        case let value as Bool: self = .number(value ? 1 : 0)
        case let value as NSNumber: self = .number(value.doubleValue)
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self = .color(value)
        case let value as UIColor: self = .color(value.cgColor)
        case let value as CGPath: self = .path(value)
        case let value as [CGColor]: self = .colors(value)
        case let value as [UIColor]: self = .colors(value.map(\.cgColor))
        case let value as [NSNumber]: self = .numbers(value.map(\.doubleValue))
        case let value as [Double]: self = .numbers(value)
        case let value as [Any] where !value.isEmpty && value.allSatisfy({ $0 is CGColor }):
            self = .colors(value.compactMap { $0 as? CGColor })
        case let value as NSValue: self = Self.of(value)
        default: self = .other(value)
        }
    }

    private static func of(_ value: NSValue) -> AnimatedValue {
        // What it holds is told by the name of its type, as Objective-C's compiler writes it.
        let type = String(cString: value.objCType)
        if type.contains("CGRect") { return .rect(value.rectValue) }
        if type.contains("CGSize") { return .size(value.sizeValue) }
        if type.contains("CGPoint") { return .point(value.pointValue) }
        return .other(value)
    }

    /// The value as layers take it.
    var any: Any {
        switch self {
        case .number(let value): value
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .color(let value): value
        case .colors(let value): value
        case .numbers(let value): value.map { NSNumber(value: $0) }
        case .transform(let value): value
        case .path(let value): value
        case .other(let value): value
        }
    }

    /// What lies between two values; 0 is this one. Values of different kinds have nothing between them.
    func mixed(with other: AnimatedValue, by part: Double) -> AnimatedValue {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(part) }
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(a + (b - a) * part)
        case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: mix(a.minX, b.minX), y: mix(a.minY, b.minY), width: mix(a.width, b.width),
                    height: mix(a.height, b.height)))
        case (.color(let a), .color(let b)): return .color(Self.mix(a, b, part))
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(zip(a, b).map { Self.mix($0, $1, part) })
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            return .numbers(zip(a, b).map { $0 + ($1 - $0) * part })
        case (.transform(let a), .transform(let b)): return .transform(a.mixed(with: b, by: CGFloat(part)))
        case (.path(let a), .path(let b)):
            if let mixed = Path(a).mixed(with: Path(b), by: CGFloat(part)) { return .path(mixed.cgPath) }
        default: break
        }
        return part < 1 ? self : other
    }

    /// The sum of two values; for values that have none, the other one.
    func adding(_ other: AnimatedValue) -> AnimatedValue {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(a + b)
        case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
        case (.size(let a), .size(let b)): .size(CGSize(width: a.width + b.width, height: a.height + b.height))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    x: a.minX + b.minX, y: a.minY + b.minY, width: a.width + b.width, height: a.height + b.height))
        case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(a, b))
        default: other
        }
    }

    func scaled(by factor: Double) -> AnimatedValue {
        switch self {
        case .number(let a): .number(a * factor)
        case .point(let a): .point(CGPoint(x: a.x * factor, y: a.y * factor))
        case .size(let a): .size(CGSize(width: a.width * factor, height: a.height * factor))
        default: self
        }
    }

    /// How far two values are apart, for an even speed.
    func distance(to other: AnimatedValue) -> Double {
        switch (self, other) {
        case (.number(let a), .number(let b)): abs(a - b)
        case (.point(let a), .point(let b)): Double(hypot(a.x - b.x, a.y - b.y))
        case (.size(let a), .size(let b)): Double(hypot(a.width - b.width, a.height - b.height))
        default: 1
        }
    }

    private static func mix(_ a: CGColor, _ b: CGColor, _ part: Double) -> CGColor {
        let (first, second) = (UIColor(cgColor: a), UIColor(cgColor: b))
        let (from, to) = (first.value.components(in: .current), second.value.components(in: .current))
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(part) }
        return CGColor(
            red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue),
            alpha: mix(from.alpha, to.alpha))
    }
}

extension CATransform3D {
    private static let parts: [WritableKeyPath<CATransform3D, CGFloat>] = [
        \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
    ]

    /// What lies between two transforms. Those of the plane turn on the way, others change number by number.
    @MainActor
    func mixed(with other: CATransform3D, by part: CGFloat) -> CATransform3D {
        if let first = PlaneTransform(self), let second = PlaneTransform(other) {
            return first.mixed(with: second, by: part).transform
        }
        var result = self
        for path in Self.parts {
            result[keyPath: path] = self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * part
        }
        return result
    }
}

/// A transform of the plane as what it scales, turns and moves.
@MainActor
struct PlaneTransform {
    var scaleX: CGFloat = 1
    var scaleY: CGFloat = 1
    /// How much it is slanted.
    var shear: CGFloat = 0
    /// In radians.
    var angle: CGFloat = 0
    var x: CGFloat = 0
    var y: CGFloat = 0

    /// Nil for a transform that leaves the plane.
    init?(_ transform: CATransform3D) {
        let m = transform
        guard m.m13 == 0, m.m14 == 0, m.m23 == 0, m.m24 == 0, m.m31 == 0, m.m32 == 0, m.m34 == 0, m.m43 == 0, m.m44 == 1
        else { return nil }
        (x, y) = (m.m41, m.m42)
        scaleX = hypot(m.m11, m.m12)
        guard scaleX > 1e-9 else {
            scaleX = 0
            scaleY = hypot(m.m21, m.m22)
            return
        }
        angle = atan2(m.m12, m.m11)
        let (c, s) = (cos(angle), sin(angle))
        shear = (m.m21 * c + m.m22 * s) / scaleX
        scaleY = m.m22 * c - m.m21 * s
    }

    var transform: CATransform3D {
        let (c, s) = (cos(angle), sin(angle))
        var m = CATransform3D()
        (m.m11, m.m12) = (scaleX * c, scaleX * s)
        (m.m21, m.m22) = (shear * scaleX * c - scaleY * s, shear * scaleX * s + scaleY * c)
        (m.m41, m.m42) = (x, y)
        return m
    }

    func mixed(with other: PlaneTransform, by part: CGFloat) -> PlaneTransform {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
        var result = self
        result.scaleX = mix(scaleX, other.scaleX)
        result.scaleY = mix(scaleY, other.scaleY)
        result.shear = mix(shear, other.shear)
        // The shorter way round.
        let turn = (other.angle - angle).remainder(dividingBy: 2 * .pi)
        result.angle = angle + turn * part
        (result.x, result.y) = (mix(x, other.x), mix(y, other.y))
        return result
    }
}

extension Path {
    /// What lies between two paths of the same pieces; nil for paths that are made otherwise.
    func mixed(with other: Path, by part: CGFloat) -> Path? {
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
        }
        var (first, second): ([Element], [Element]) = ([], [])
        forEach { first.append($0) }
        other.forEach { second.append($0) }
        guard first.count == second.count else { return nil }
        var result = Path()
        for (a, b) in zip(first, second) {
            switch (a, b) {
            case (.move(let p), .move(let q)): result.move(to: mix(p, q))
            case (.line(let p), .line(let q)): result.addLine(to: mix(p, q))
            case (.quadCurve(let p, let c), .quadCurve(let q, let d)):
                result.addQuadCurve(to: mix(p, q), control: mix(c, d))
            case (.curve(let p, let c, let d), .curve(let q, let e, let f)):
                result.addCurve(to: mix(p, q), control1: mix(c, e), control2: mix(d, f))
            case (.closeSubpath, .closeSubpath): result.closeSubpath()
            default: return nil
            }
        }
        return result
    }
}
