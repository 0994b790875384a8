import DovetailCore
import DovetailPaint
import DovetailPlatform
import Foundation

/// A font in a size. Metrics are those of the font that text is drawn in here.
open class UIFont: CTFont, @unchecked Sendable {
    /// A font by the name of a family or of one of its faces, in points; nil when there is none. Fonts of Apple's systems are always there: the
    /// system's font stands in for those that are not installed.
    @MainActor @preconcurrency
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let value = FontValue(name: fontName, size: fontSize) else { return nil }
        self.init(value)
    }

    /// The system's font in 12 points.
    public convenience init() { self.init(FontValue(size: 12, weight: 400)) }

    /// How bold the strokes are: -1 to 1, where 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        /// 100 to 900.
        var value: Int { FontValue.weight(nearest: rawValue) }
    }

    /// The role of a text, which decides its size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// SwiftUI's name of it.
        var style: Font.TextStyle { FontValue.textStyle(named: rawValue) }
    }

    /// The system font in a size, in points.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(FontValue(size: fontSize, weight: 400)) }
    /// The system font in a size, in points, and a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontValue(size: fontSize, weight: weight.value))
    }
    /// The bold system font in a size, in points.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontValue(size: fontSize, weight: 400).bold)
    }
    /// The slanted system font in a size, in points.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontValue(.system(size: fontSize).italic()))
    }
    /// The system font with letters of one width, in a size, in points.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontValue(size: fontSize, weight: weight.value, design: .monospaced))
    }
    /// The system font with digits of one width, in a size, in points.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontValue(.system(size: fontSize, weight: Font.Weight(value: weight.value)).monospacedDigit()))
    }
    /// How wide letters are: 0 for usual ones.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }
    /// The system font in a size, in points, a weight and a width.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        if width.rawValue == 0 { return systemFont(ofSize: fontSize, weight: weight) }
        let font = Font.system(size: fontSize, weight: Font.Weight(value: weight.value))
        return UIFont(FontValue(font.width(Font.Width(width.rawValue))))
    }
    /// The system font for a role, in the size of text that traits say.
    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let font = preferredFont(forTextStyle: style)
        let category = traitCollection?.preferredContentSizeCategory
        let size = DynamicTypeSize.allCases.first { UIContentSizeCategory($0) == category } ?? .large
        return font.withSize(font.pointSize * style.style.scale(at: size))
    }

    /// The system font for a role.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(FontValue(.system(style.style))) }

    open class var systemFontSize: CGFloat { SystemFontSize.standard }
    open class var labelFontSize: CGFloat { SystemFontSize.label }
    open class var buttonFontSize: CGFloat { SystemFontSize.label }
    open class var smallSystemFontSize: CGFloat { SystemFontSize.small }
    /// The families of fonts that are installed or come with the app, sorted.
    @MainActor @preconcurrency
    open class var familyNames: [String] { PangoTextEngine.shared.familyNames }
    /// The fonts of a family, as ``UIFont/init(name:size:)`` takes them: the family's regular one, by the family's name. None for a family that is
    /// not there. Other weights have no names here; a font is asked for them by its descriptor.
    @MainActor @preconcurrency
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        familyNames.filter { $0.caseInsensitiveCompare(familyName) == .orderedSame }
    }

    /// In points.
    open var pointSize: CGFloat { value.pointSize }
    /// From the baseline to the top of the line, in points.
    open var ascender: CGFloat { value.metrics.ascent }
    /// From the baseline to the bottom of the line: negative, in points.
    open var descender: CGFloat { -value.metrics.descent }
    /// The height of capital letters, in points.
    open var capHeight: CGFloat { value.metrics.capHeight }
    /// The height of small letters, in points.
    open var xHeight: CGFloat { value.xHeight }
    /// The height of a line, in points.
    open var lineHeight: CGFloat { value.metrics.lineHeight }
    /// The space between lines beyond ``lineHeight``: none.
    open var leading: CGFloat { 0 }
    /// The family; `System` for the system font.
    open var familyName: String { value.familyName }
    /// The family, and the weight if it is another than regular.
    open var fontName: String { value.style.weight == 400 ? familyName : "\(familyName)-\(value.style.weight)" }

    /// The font in another size, in points.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(value.withSize(fontSize)) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.value == value }
    open override var hash: Int { value.hashValue }
}

/// How lengths and fonts grow with the size of text that a person chose.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    // Immutable.
    private let style: UIFont.TextStyle

    /// For text in a role: large titles grow less than body text.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// For body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// A length as it is in the size of text of the window in use, rounded to pixels.
    @MainActor @preconcurrency
    open func scaledValue(for value: CGFloat) -> CGFloat {
        let scale = ScreenValue.scale
        return (value * style.style.lengthScale(at: .current) * scale).rounded() / scale
    }

    /// A font as it is in the size of text of the window in use.
    @MainActor @preconcurrency
    open func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }

    /// A font as it is in the size of text of the window in use, but no larger than a number of points.
    @MainActor @preconcurrency
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
    }
}

extension DynamicTypeSize {
    /// That of the window in use.
    @MainActor fileprivate static var current: DynamicTypeSize {
        ProgramWindows.ofProgram.current?.environment.dynamicTypeSize ?? .large
    }
}

extension Font {
    /// The font of a platform font. It does not grow with the size of other text.
    public init(_ font: UIFont) { self = font.value.withSize(font.pointSize).font }
}

extension NSAttributedString.Key {
    // Here and below: where AppKit is imported too, its own come first, since they know its fonts.
    /// The font of a text: a ``UIFont``.
    @_disfavoredOverload
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The colour of a text: a ``UIColor``.
    @_disfavoredOverload
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// Further space after each character, in points: a number.
    @_disfavoredOverload
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
}

extension String {
    /// The size of the text in the font of the attributes, else in the system font of 12 points.
    @_disfavoredOverload
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        let font = attrs?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
        return font.value.measure(self, kern: attrs?[.kern] as? NSNumber)
    }
}

extension NSString {
    /// The size of the text in the font of the attributes, else in the system font of 12 points.
    @_disfavoredOverload
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        description.size(withAttributes: attrs)
    }
}
