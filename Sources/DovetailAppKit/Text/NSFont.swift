import DovetailCore
import DovetailPlatform
import Foundation

/// A font in a size. Metrics are those of the font that text is drawn in here.
open class NSFont: CTFont, @unchecked Sendable {
    /// A font by the name of a family or of one of its faces, in points; nil when there is none. Fonts of Apple's systems are always there: the
    /// system's font stands in for those that are not installed.
    @MainActor @preconcurrency
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let value = FontValue(name: fontName, size: fontSize) else { return nil }
        self.init(value)
    }

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
    open class func systemFont(ofSize fontSize: CGFloat) -> NSFont { NSFont(FontValue(size: fontSize, weight: 400)) }
    /// The system font in a size, in points, and a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
        NSFont(FontValue(size: fontSize, weight: weight.value))
    }
    /// The bold system font in a size, in points.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {
        NSFont(FontValue(size: fontSize, weight: 700))
    }
    /// The system font with letters of one width, in a size, in points.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
        NSFont(FontValue(size: fontSize, weight: weight.value, design: .monospaced))
    }
    /// The system font with digits of one width, in a size, in points.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
        NSFont(FontValue(.system(size: fontSize, weight: Font.Weight(value: weight.value)).monospacedDigit()))
    }
    /// The system font for a role.
    open class func preferredFont(forTextStyle style: TextStyle, options: [AnyHashable: Any] = [:]) -> NSFont {
        NSFont(FontValue(.system(style.style)))
    }

    open class var systemFontSize: CGFloat { SystemFontSize.standard }
    /// The size of the system's font in controls of a size, in points.
    open class func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
        switch controlSize {
        case .mini: 9
        case .small: 11
        default: SystemFontSize.standard
        }
    }
    open class var labelFontSize: CGFloat { SystemFontSize.label }
    open class var smallSystemFontSize: CGFloat { SystemFontSize.small }
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
    /// The space between lines beyond ascender and descender: none.
    open var leading: CGFloat { 0 }
    /// The family; `System` for the system font.
    open var familyName: String? { value.familyName }
    /// The family, and the weight if it is another than regular.
    open var fontName: String {
        value.style.weight == 400 ? value.familyName : "\(value.familyName)-\(value.style.weight)"
    }

    /// The font in another size, in points.
    open func withSize(_ fontSize: CGFloat) -> NSFont { NSFont(value.withSize(fontSize)) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSFont)?.value == value }
    open override var hash: Int { value.hashValue }
}

extension Font {
    /// The font of a platform font. It does not grow with the size of other text.
    @_disfavoredOverload
    public init(_ font: NSFont) { self = font.value.withSize(font.pointSize).font }
}

extension NSAttributedString.Key {
    /// The font of a text: a ``NSFont``.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The colour of a text: a ``NSColor``.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// Further space after each character, in points: a number.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
}

extension String {
    /// The size of the text in the font of the attributes, else in the system font of 12 points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        let font = attrs?[.font] as? NSFont ?? NSFont.systemFont(ofSize: 12)
        return font.value.measure(self, kern: attrs?[.kern] as? NSNumber)
    }
}

extension NSString {
    /// The size of the text in the font of the attributes, else in the system font of 12 points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        description.size(withAttributes: attrs)
    }
}
