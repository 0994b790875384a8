import DovetailCore
import DovetailUIKit
import Foundation

/// A colour of fixed components of sRGB. Immutable; any thread.
open class CIColor: NSObject, @unchecked Sendable {
    /// The share of red, usually in 0...1.
    public let red: CGFloat
    /// The share of green, usually in 0...1.
    public let green: CGFloat
    /// The share of blue, usually in 0...1.
    public let blue: CGFloat
    /// How opaque the colour is, in 0...1.
    public let alpha: CGFloat

    /// A colour from its components, which are usually in 0...1 and are not multiplied by alpha.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// An opaque colour from its components.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }

    /// A colour of Core Graphics.
    public convenience init(cgColor: CGColor) {
        let color = cgColor.resolved
        self.init(
            red: CGColor.digits(color.red), green: CGColor.digits(color.green), blue: CGColor.digits(color.blue),
            alpha: cgColor.alpha)
    }

    /// A colour of UIKit, as it is in the colour scheme of the window in use.
    public convenience init(color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A colour from a text such as “0.5 0.7 0.3 1.0”. Numbers that are missing count as 0, a missing alpha as 1.
    public convenience init(string: String) {
        let parts = string.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
        func part(_ place: Int, _ missing: CGFloat) -> CGFloat { place < parts.count ? parts[place] : missing }
        self.init(red: part(0, 0), green: part(1, 0), blue: part(2, 0), alpha: part(3, 1))
    }

    /// Always 4: red, green, blue and alpha.
    open var numberOfComponents: Int { 4 }
    /// The components as ``init(string:)`` reads them.
    open var stringRepresentation: String {
        [red, green, blue, alpha].map { String(Double($0)) }.joined(separator: " ")
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CIColor else { return false }
        return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
    }
    open override var hash: Int { [red, green, blue, alpha].hashValue }
    open override var description: String { "(\(stringRepresentation))" }

    /// Opaque black.
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    /// Opaque gray.
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    /// Opaque red.
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    /// Opaque green.
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    /// Opaque blue.
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    /// Opaque cyan.
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    /// Opaque magenta.
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    /// Opaque yellow.
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    /// A colour of no opacity.
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

extension UIColor {
    /// A colour of Core Image.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }
}

extension UIColor {
    /// The colour for filters, as it is in the colour scheme of the window in use.
    public var ciColor: CIColor { CIColor(color: self) }
}
