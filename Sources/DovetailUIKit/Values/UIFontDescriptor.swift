import DovetailCore
import DovetailPlatform
import Foundation

/// What tells a font from others, to make relatives of it.
///
///     let rounded = font.fontDescriptor.withDesign(.rounded).map { UIFont(descriptor: $0, size: 0) }
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    // Immutable.
    let value: FontValue

    init(_ value: FontValue) { self.value = value }

    /// The shapes of the system font's letters.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// What is said of a font at once.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wide letters. None are drawn here: it is kept in the value, and nothing else.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow letters. None are drawn here: it is kept in the value, and nothing else.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// That of the system font for a role.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(FontValue(.system(style.style)))
    }

    /// In points.
    open var pointSize: CGFloat { value.pointSize }
    /// Whether letters are slanted, bold or of one width.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if value.style.isItalic { traits.insert(.traitItalic) }
        if value.style.weight >= 600 { traits.insert(.traitBold) }
        if value.style.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The same with other shapes; nil for a font that is not the system's.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard value.style.family == nil else { return nil }
        return UIFontDescriptor(
            value.with(
                design: design == .rounded
                    ? .rounded : design == .serif ? .serif : design == .monospaced ? .monospaced : .default))
    }

    /// The same slanted, bold or with letters of one width as is said, and not so where it is not. Nil where letters of another font than the
    /// system's were to be of one width.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let isWide = symbolicTraits.contains(.traitMonoSpace)
        guard !isWide || value.style.family == nil else { return nil }
        let isBold = symbolicTraits.contains(.traitBold)
        let weight = isBold == (value.style.weight >= 600) ? value.style.weight : isBold ? value.bold.style.weight : 400
        let design: Font.Design? = isWide == (value.style.design == .monospaced) ? nil : isWide ? .monospaced : .default
        return UIFontDescriptor(
            value.with(weight: weight, design: design, isItalic: symbolicTraits.contains(.traitItalic)))
    }

    /// Names what a descriptor says of a font.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// A dictionary by ``TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// Single features of a font. They are not taken over.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }
    /// Names a trait.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A raw value of ``SymbolicTraits``.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A ``UIFont/Weight``, or its raw value.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// A ``UIFont/Width``, or its raw value. It is not taken over.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// How far letters lean. It is taken over as slanted or not.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// What tells a font, by names. Family, name, size, weight, slant and symbolic traits are taken over.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(Self.value(FontValue(size: 12, weight: 400), with: attributes))
    }
    /// A font by its name, in a size in points; the system's where there is none of that name.
    @MainActor @preconcurrency
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(FontValue(name: fontName, size: size) ?? FontValue(size: size, weight: 400))
    }
    /// The same, with what is said by names. Family, name, size, weight, slant and symbolic traits are taken over.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(Self.value(value, with: attributes))
    }
    /// The same of another family; the same where there is none of that name.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

    private static func value(_ start: FontValue, with attributes: [AttributeName: Any]) -> FontValue {
        func number(_ value: Any?) -> CGFloat? {
            if let value = value as? CGFloat { return value }
            if let value = value as? Double { return CGFloat(value) }
            if let value = value as? Int { return CGFloat(value) }
            return (value as? NSNumber).map { CGFloat($0.doubleValue) }
        }
        var value = start
        if let name = (attributes[.name] ?? attributes[.family]) as? String, MainThread.isCurrent {
            // Fonts are looked for on the main thread alone.
            nonisolated(unsafe) var found: FontValue?
            let size = value.pointSize
            MainActor.assumeIsolated { found = FontValue(name: name, size: size) }
            value = found ?? value
        }
        if let size = number(attributes[.size]), size > 0 { value = value.withSize(size) }
        guard let traits = attributes[.traits] as? [TraitKey: Any] else { return value }
        if let weight = traits[.weight] as? UIFont.Weight {
            value = value.with(weight: weight.value)
        } else if let weight = number(traits[.weight]) {
            value = value.with(weight: UIFont.Weight(weight).value)
        }
        if let slant = number(traits[.slant]) { value = value.with(isItalic: slant != 0) }
        if let raw = number(traits[.symbolic]) {
            let symbolic = SymbolicTraits(rawValue: UInt32(raw))
            value = UIFontDescriptor(value).withSymbolicTraits(symbolic)?.value ?? value
        }
        return value
    }

    /// The same in another size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(value.withSize(newPointSize)) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.value == value }
    open override var hash: Int { value.hashValue }
}

extension UIFont {
    /// The font that is described, in a size in points; 0 for that of the description.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(pointSize > 0 ? descriptor.value.withSize(pointSize) : descriptor.value)
    }

    /// What tells the font from others.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(value) }
}
