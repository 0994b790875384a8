import DovetailCore
import DovetailUIKit
import Foundation

/// A colour's parts, to calculate with.
struct ColorMix: Equatable {
    var red: CGFloat = 1, green: CGFloat = 1, blue: CGFloat = 1, alpha: CGFloat = 1

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    @MainActor
    init(_ color: UIColor) { _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) }

    @MainActor
    var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

    /// With each part within 0...1.
    var clamped: ColorMix {
        func part(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
        return ColorMix(red: part(red), green: part(green), blue: part(blue), alpha: part(alpha))
    }

    /// Between it and another colour.
    func mixed(with other: ColorMix, _ part: CGFloat) -> ColorMix {
        func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * part }
        return ColorMix(
            red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
            alpha: between(alpha, other.alpha))
    }
}
