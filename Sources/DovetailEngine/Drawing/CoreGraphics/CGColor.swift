import Foundation

/// A colour of fixed components, as Core Graphics has it.
///
/// All colours are kept in extended sRGB, so components of other colour spaces are those of the same colour there.
public final class CGColor: Hashable, Sendable {
    package let resolved: Color.Resolved
    /// Grays have two components: white and alpha.
    private let isGray: Bool

    package init(_ resolved: Color.Resolved, isGray: Bool = false) {
        self.resolved = resolved
        self.isGray = isGray
    }

    /// A colour from sRGB components in 0...1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color.Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)))
    }

    /// A colour from sRGB components in 0...1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A gray: 0 is black, 1 white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        let white = Float(gray)
        self.init(Color.Resolved(red: white, green: white, blue: white, opacity: Float(alpha)), isGray: true)
    }

    /// How opaque the colour is, in 0...1.
    public var alpha: CGFloat { Self.digits(resolved.opacity) }
    /// Red, green, blue and alpha, or white and alpha of a gray.
    public var components: [CGFloat]? {
        isGray
            ? [Self.digits(resolved.red), alpha]
            : [Self.digits(resolved.red), Self.digits(resolved.green), Self.digits(resolved.blue), alpha]
    }

    /// Single precision is good for six digits: 0.2 is 0.2 again, and not a little more.
    package static func digits(_ value: Float) -> CGFloat { CGFloat((Double(value) * 1_000_000).rounded() / 1_000_000) }

    /// The number of ``components``, alpha included.
    public var numberOfComponents: Int { isGray ? 2 : 4 }

    /// The same colour.
    public func copy() -> CGColor? { self }

    /// The same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        var copy = resolved
        copy.opacity = Float(alpha)
        return CGColor(copy, isGray: isGray)
    }

    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs.resolved == rhs.resolved && lhs.isGray == rhs.isGray
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}

extension Color.Resolved {
    /// The colour as an object of Core Graphics.
    public var cgColor: CGColor { CGColor(self) }
}

extension Color {
    /// A colour of fixed components.
    public init(cgColor: CGColor) { self.init(cgColor.resolved) }
    /// A colour of fixed components. In `Color(.init(red:green:blue:alpha:))`, where the type is left out, a `UIColor` or an `NSColor` is meant.
    @_disfavoredOverload
    public init(_ cgColor: CGColor) { self.init(cgColor.resolved) }

    /// The colour's components; nil for one that differs between light and dark, or is looked up.
    public var cgColor: CGColor? { fixedComponents.map { CGColor($0) } }

    private var fixedComponents: Resolved? {
        switch storage {
        case .fixed(let color): color
        case .clear: .transparent
        case .white: Resolved(red: 1, green: 1, blue: 1)
        case .black: Resolved(red: 0, green: 0, blue: 0)
        case .opacity(let color, let opacity): color.fixedComponents?.multiplyingOpacity(by: opacity)
        case .hue, .label, .accent, .tint, .asset, .mix, .dynamic: nil
        }
    }
}
