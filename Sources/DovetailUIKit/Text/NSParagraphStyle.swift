import DovetailCore
import DovetailPlatform
import Foundation

/// How the lines of a paragraph stand. A text here has one style for all of its paragraphs: that of its first character.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineSpacing: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var baseWritingDirection = NSWritingDirection.natural
        var hyphenationFactor: Float = 0
        var allowsDefaultTighteningForTruncation: Bool = false
        var defaultTabInterval: CGFloat = 0
    }

    // Changed by mutable styles only, which belong to whoever made them.
    fileprivate var values = Values()

    /// How lines are broken, beyond ``lineBreakMode``. They are broken as Pango does: it is kept where it is set, and nothing else.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let pushOut = LineBreakStrategy(rawValue: 1)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// A style that says nothing.
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// How lines stand between the sides.
    open var alignment: NSTextAlignment { values.alignment }
    /// Further space between lines, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// How many times as high as its font's a line is; 0 for as high as the font says.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// What happens to lines that do not fit. Text that is cut is cut at its last line.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// How far the first line of a paragraph begins from the edge, in points. It is kept, and nothing else.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// How far the other lines begin from the edge, in points. It is kept, and nothing else.
    open var headIndent: CGFloat { values.headIndent }
    /// How far lines end from the edge, in points, or less than 0 from the other one. It is kept, and nothing else.
    open var tailIndent: CGFloat { values.tailIndent }
    /// Space below a paragraph, in points. It is kept, and nothing else.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Space above a paragraph, in points. It is kept, and nothing else.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The least height of a line, in points; 0 for as the font says.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of a line, in points; 0 for as the font says.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The direction of reading. It is kept, and nothing else: the text decides.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// How readily words are broken. It is kept, and nothing else: none are.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether characters move together before a text is cut. It is kept, and nothing else.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    /// How far apart tab stops are, in points. It is kept, and nothing else.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    open override var hash: Int { values.hashValue }
}

/// A style of paragraphs that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }
    /// Takes over all values of another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}

/// The direction in which text is read.
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// A line under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let single = NSUnderlineStyle(rawValue: 1)
    /// Drawn as a single line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Drawn as a single line.
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// A line under words and not between them. Drawn under both.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSUnderlineStyle {
    /// A single line in the pattern of a style of SwiftUI's.
    public init(_ lineStyle: Text.LineStyle) {
        let patterns: [Text.LineStyle.Pattern: NSUnderlineStyle] = [
            .dot: .patternDot, .dash: .patternDash, .dashDot: .patternDashDot, .dashDotDot: .patternDashDotDot,
        ]
        self = NSUnderlineStyle.single.union(patterns[lineStyle.pattern] ?? [])
    }
}

extension Text.LineStyle {
    /// The pattern of a style of UIKit's, in the text's own colour; nil for anything but a single line under all of the text, as on Apple's systems.
    public init?(nsUnderlineStyle: NSUnderlineStyle) {
        // What is not the pattern says how many lines there are, how thick, and whether they go by words.
        guard nsUnderlineStyle.rawValue & ~0xF00 == NSUnderlineStyle.single.rawValue else { return nil }
        let pattern: Pattern? =
            switch NSUnderlineStyle(rawValue: nsUnderlineStyle.rawValue & 0xF00) {
            case []: .solid
            case .patternDot: .dot
            case .patternDash: .dash
            case .patternDashDot: .dashDot
            case .patternDashDotDot: .dashDotDot
            default: nil
            }
        guard let pattern else { return nil }
        self.init(pattern: pattern)
    }
}

extension NSAttributedString.Key {
    /// How the lines of paragraphs stand: an ``NSParagraphStyle``.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The colour behind a text: a ``UIColor``.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// A line under a text: the raw value of an ``NSUnderlineStyle``.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The colour of the line under a text: a ``UIColor``; without one that of the text.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// A line through a text: the raw value of an ``NSUnderlineStyle``.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The colour of the line through a text: a ``UIColor``; without one that of the text.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// How far a text is moved up, in points: a number.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// Further space after each character that leaves ligatures as they are, in points: a number.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The colour of a line around characters: a ``UIColor``. There are no such lines here, which the log tells once.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// How wide the line around characters is, in hundredths of the font's size: a number. There are no such lines here, which the log tells once.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// What opens when a text is pressed: a `URL` or a string with one.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
}
