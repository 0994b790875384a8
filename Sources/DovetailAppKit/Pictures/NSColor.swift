import DovetailCore
import DovetailPlatform
import Foundation

/// A colour space. Dovetail keeps all colours in extended sRGB, so those of all spaces of red, green and blue are the same here.
open class NSColorSpace: NSObject, @unchecked Sendable {
    public static let sRGB = NSColorSpace()
    public static let extendedSRGB = NSColorSpace()
    public static let deviceRGB = NSColorSpace()
    public static let genericRGB = NSColorSpace()

    private override init() {}
}

/// A colour, which may differ between light and dark.
///
/// Components are of extended sRGB, also those of “calibrated” and “device” colours. The system's colours are those that Dovetail draws
/// in; see ``SwiftUI/Color``.
open class NSColor: NSObject, NSSecureCoding, ColorObject, @unchecked Sendable {
    // Immutable.
    package let value: ColorValue

    package init(_ value: ColorValue) { self.value = value }

    /// A colour from an archive; nil when the archive has none.
    public required convenience init?(coder: NSCoder) {
        guard let value = ColorValue(from: coder) else { return nil }
        self.init(value)
    }

    /// Writes the components that the colour has in the colour scheme of the window in use. A colour that differs between light and
    /// dark does not any more when it is read.
    open func encode(with coder: NSCoder) { value.encode(with: coder) }

    open class var supportsSecureCoding: Bool { true }

    /// A colour from its components, usually in 0...1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(ColorValue(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// A colour from its components, usually in 0...1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// A colour from its components, usually in 0...1.
    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// A colour from its components, usually in 0...1.
    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// A colour from components of Display P3. What lies outside of sRGB is drawn in the nearest colour of that.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            ColorValue(
                Color(
                    .displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))))
    }
    /// A gray: 0 is black, 1 white.
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(ColorValue(white: white, alpha: alpha)) }
    /// A gray: 0 is black, 1 white.
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
    /// A gray: 0 is black, 1 white.
    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
    /// A colour from hue, saturation and brightness, each brought within 0...1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(ColorValue(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    }
    /// A colour from hue, saturation and brightness, each brought within 0...1.
    public convenience init(calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }
    /// A colour of Core Graphics.
    public convenience init?(cgColor: CGColor) { self.init(ColorValue(Color(cgColor: cgColor))) }
    /// A colour of SwiftUI's. It keeps what that looks up: light and dark, the accent colour, an asset.
    public convenience init(_ color: Color) { self.init(ColorValue(color)) }
    /// A colour of an asset catalogue; nil when there is none of that name.
    public convenience init?(named name: NSColor.Name, bundle: Bundle? = nil) {
        guard let value = ColorValue(named: name, bundle: bundle) else { return nil }
        self.init(value)
    }
    /// A colour of an asset catalogue.
    public convenience init(resource: ColorResource) { self.init(ColorValue(Color(resource))) }
    /// A colour that a closure chooses for light and for dark, each time it is drawn. The name is not used.
    public convenience init(
        name colorName: NSColor.Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor
    ) {
        self.init(ColorValue(dynamic: { dynamicProvider(NSAppearance(scheme: $0)).value }))
    }

    /// The name of a colour in an asset catalogue.
    public typealias Name = String

    // MARK: Components

    private var parts: ColorValue.Components { value.components(in: .current) }

    // In the colour scheme of the window in use.
    open var redComponent: CGFloat { parts.red }
    open var greenComponent: CGFloat { parts.green }
    open var blueComponent: CGFloat { parts.blue }
    open var alphaComponent: CGFloat { parts.alpha }
    open var hueComponent: CGFloat { parts.hsb.hue }
    open var saturationComponent: CGFloat { parts.hsb.saturation }
    open var brightnessComponent: CGFloat { parts.hsb.brightness }
    /// The lightness of the colour as a gray.
    open var whiteComponent: CGFloat { parts.isGray ? parts.red : parts.white }

    /// The components in the colour scheme of the window in use. Each pointer may be nil.
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) {
        let parts = parts
        red?.pointee = parts.red
        green?.pointee = parts.green
        blue?.pointee = parts.blue
        alpha?.pointee = parts.alpha
    }

    /// Hue, saturation and brightness in the colour scheme of the window in use.
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) {
        let parts = parts
        hue?.pointee = parts.hsb.hue
        saturation?.pointee = parts.hsb.saturation
        brightness?.pointee = parts.hsb.brightness
        alpha?.pointee = parts.alpha
    }

    /// The colour in the colour scheme of the window in use, which does not differ any more. All spaces are sRGB here.
    open func usingColorSpace(_ space: NSColorSpace) -> NSColor? { NSColor(value.resolved(in: .current)) }
    /// The same colour with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> NSColor { NSColor(value.withAlpha(alpha)) }
    /// A colour between this one (0) and another (1), in the colour scheme of the window in use.
    open func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
        NSColor(value.blended(with: color.value, fraction: fraction))
    }
    /// The colour in the colour scheme of the window in use.
    open var cgColor: CGColor {
        let parts = parts
        return CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSColor)?.value == value }
    open override var hash: Int { value.hashValue }
    open override var description: String { value.color.description }
}

/// Light or dark.
open class NSAppearance: NSObject, @unchecked Sendable {
    /// The name of an appearance.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Light.
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        /// Dark.
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        /// Light, over what shines through. No appearance here has the name.
        public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
        /// Dark, over what shines through. No appearance here has the name.
        public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    }

    public let name: Name

    /// An appearance; nil for a name that is neither light nor dark.
    public init?(named name: Name) {
        switch name {
        case .aqua, .vibrantLight: self.name = .aqua
        case .darkAqua, .vibrantDark: self.name = .darkAqua
        default: return nil
        }
    }

    init(scheme: ColorScheme) { name = scheme == .dark ? .darkAqua : .aqua }

    /// The name among those given that fits best: light where there is no other.
    open func bestMatch(from appearances: [Name]) -> Name? {
        appearances.contains(name) ? name : appearances.first { $0 == .aqua }
    }
}

extension Color {
    /// The colour of a platform colour, light and dark as that is.
    // Where a name is one of both, `Color(.red)` is that of UIKit, which is always there: the same colour.
    @_disfavoredOverload
    public init(_ color: NSColor) { self = color.value.color }
    /// The colour of a platform colour, light and dark as that is.
    // `Color.init` alone, as for `map`, is the one without a label.
    @_disfavoredOverload
    public init(nsColor: NSColor) { self = nsColor.value.color }
}
