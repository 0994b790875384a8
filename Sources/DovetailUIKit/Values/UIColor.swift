import DovetailCore
import DovetailPlatform
import Foundation

/// A colour, which may differ between light and dark.
///
/// Components are of extended sRGB. The system's colours are those that Dovetail draws in; see ``SwiftUI/Color``.
open class UIColor: NSObject, NSSecureCoding, ColorObject, @unchecked Sendable {
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

    /// A colour from components of Display P3. What lies outside of sRGB is drawn in the nearest colour of that.
    public convenience init(displayP3Red displayP3red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            ColorValue(
                Color(
                    .displayP3, red: Double(displayP3red), green: Double(green), blue: Double(blue),
                    opacity: Double(alpha))))
    }

    /// A gray: 0 is black, 1 white.
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(ColorValue(white: white, alpha: alpha)) }

    /// A colour from hue, saturation and brightness, each brought within 0...1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(ColorValue(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    }

    /// A colour of Core Graphics.
    public convenience init(cgColor: CGColor) { self.init(ColorValue(Color(cgColor: cgColor))) }

    /// What the colour is called, in English: such as “dark blue”.
    public var accessibilityName: String { value.color.spokenName }

    /// A colour of SwiftUI's. It keeps what that looks up: light and dark, the accent colour, an asset.
    public convenience init(_ color: Color) { self.init(ColorValue(color)) }

    /// A colour of an asset catalogue of the app; nil when there is none of that name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// A colour of an asset catalogue; nil when there is none of that name.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let value = ColorValue(named: name, bundle: bundle) else { return nil }
        self.init(traitCollection.map { value.resolved(in: $0.scheme) } ?? value)
    }

    /// A colour of an asset catalogue.
    public convenience init(resource: ColorResource) { self.init(ColorValue(Color(resource))) }

    /// A colour that a closure chooses for light and for dark, each time it is drawn.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(ColorValue(dynamic: { dynamicProvider(UITraitCollection(scheme: $0)).value }))
    }

    // MARK: Components

    /// The components in the colour scheme of the window in use. Each pointer may be nil. Always true.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = value.components(in: .current)
        red?.pointee = parts.red
        green?.pointee = parts.green
        blue?.pointee = parts.blue
        alpha?.pointee = parts.alpha
        return true
    }

    /// Hue, saturation and brightness in the colour scheme of the window in use. Always true.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = value.components(in: .current)
        let hsb = parts.hsb
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = parts.alpha
        return true
    }

    /// The white of a gray in the colour scheme of the window in use; false if the colour is not a gray; then the gray of the same lightness.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let parts = value.components(in: .current)
        white?.pointee = parts.isGray ? parts.red : parts.white
        alpha?.pointee = parts.alpha
        return parts.isGray
    }

    /// The same colour with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(value.withAlpha(alpha)) }

    /// The colour in some traits, which does not differ any more.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(value.resolved(in: traitCollection.scheme))
    }

    /// The colour in the colour scheme of the window in use.
    open var cgColor: CGColor {
        let parts = value.components(in: .current)
        return CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    }

    // MARK: Drawing

    /// Sets the colour that the drawing that is begun fills and strokes with.
    @MainActor @preconcurrency open func set() {
        setFill()
        setStroke()
    }
    /// Sets the colour that the drawing that is begun fills with.
    @MainActor @preconcurrency open func setFill() { ImmediateDrawing.current?.state.fillColor = value.color }
    /// Sets the colour that the drawing that is begun strokes with.
    @MainActor @preconcurrency open func setStroke() { ImmediateDrawing.current?.state.strokeColor = value.color }

    // MARK: NSObject

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.value == value }
    open override var hash: Int { value.hashValue }
    open override var description: String { value.color.description }
}

extension Color {
    /// The colour of a platform colour, light and dark as that is.
    public init(_ color: UIColor) { self = color.value.color }
    /// The colour of a platform colour, light and dark as that is.
    // `Color.init` alone, as for `map`, is the one without a label.
    @_disfavoredOverload
    public init(uiColor: UIColor) { self = uiColor.value.color }
}
