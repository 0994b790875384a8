import AttributeGraph
import Foundation

/// A view that shows text.
///
/// A literal is a key of a table of translations, and may hold Markdown; a `String` is shown as it is. Texts can be joined with
/// `+`, each part with its own look.
///
/// It is made of values alone, and may be handed to other threads; some of those values are of types that do not say so themselves.
public struct Text: Equatable, @unchecked Sendable {
    package indirect enum Storage: Equatable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
        case concatenated(Text, Text)
        case attributed(AttributedString)
        case formatted(FormattedValue)
        case image(Image)
        case date(DateText)
    }

    package enum Modifier: Equatable {
        case font(Font?)
        case weight(Font.Weight?)
        case width(CGFloat)
        case language(String?)
        case italic
        case style(AnyShapeStyle?)
        case kerning(CGFloat)
        case tracking(CGFloat)
        case baselineOffset(CGFloat)
        case underline(LineStyle?)
        case strikethrough(LineStyle?)
        case monospacedDigit
        case design(Font.Design?)
        case textScale(Scale)
        case attribute(AnyTextAttribute)
        case heading(AccessibilityHeadingLevel)
        case contentType(AccessibilityTextContentType)
        case speech(SpeechSettings)
    }

    package var storage: Storage
    package var modifiers: [Modifier] = []
    /// What is heard in place of the text.
    package var accessibilityText: String?

    /// Text with a literal, looked up in a table of translations where there is one.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        storage = .localized(key, table: tableName, bundle: bundle)
    }

    /// Text as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    /// Text as it is, also for a literal.
    public init(verbatim content: String) { storage = .verbatim(content) }

    /// A formatted value, in the environment's locale, calendar and time zone.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .formatted(FormattedValue(input, format))
    }

    /// A formatted value with attributes of its own, in the environment's locale, calendar and time zone.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        storage = .formatted(FormattedValue(input, attributed: format))
    }

    /// A formatter's text of a value. Foundation's values are objects on Apple's systems; here any value may be given.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        storage = .formatted(FormattedValue(subject, formatter))
    }

    /// Text with its own attributes: fonts, colours, lines, links, and the meanings that Markdown gives.
    // A literal is a localized key, though an attributed string can be made of one too.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

    /// A picture that stands in a line of text, as big as the text.
    public init(_ image: Image) { storage = .image(image) }

    package init(_ storage: Storage) { self.storage = storage }

    /// Two texts, one after the other.
    public static func + (left: Text, right: Text) -> Text { Text(.concatenated(left, right)) }

    func adding(_ modifier: Modifier) -> Text {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }

    /// The text as a bar shows it: the bar decides how it looks.
    package var withoutLook: Text {
        var copy = self
        copy.modifiers.removeAll {
            switch $0 {
            case .heading, .contentType, .speech, .language: false
            default: true
            }
        }
        return copy
    }

    /// Sets the font; nil for the inherited one.
    public func font(_ font: Font?) -> Text { adding(.font(font)) }
    /// Sets the weight; nil for the font's own.
    public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
    /// Sets how wide the letters are; nil for the font's own width.
    public func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width?.scale ?? 1)) }
    /// Sets the look of a system font; nil for the font's own.
    public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }
    /// Makes the text bold, as its style is: semibold in most styles.
    public func bold() -> Text { adding(.weight(.emphasized)) }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    public func italic() -> Text { adding(.italic) }
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
    /// Gives all digits one width.
    public func monospacedDigit() -> Text { adding(.monospacedDigit) }
    /// Gives all letters one width.
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? adding(.design(.monospaced)) : self }
    public func foregroundColor(_ color: Color?) -> Text { adding(.style(color.map { AnyShapeStyle($0) })) }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { adding(.style(AnyShapeStyle(style))) }
    /// Moves letters apart, in points; ligatures come apart too.
    public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
    /// Moves letters apart, in points; ligatures stay together. Has no effect beside kerning.
    public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
    /// Moves the text up, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }
    /// Draws a line under the text.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        adding(.underline(isActive ? LineStyle(color: color) : nil))
    }
    /// Draws a line under the text.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }
    /// Draws a line through the text.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        adding(.strikethrough(isActive ? LineStyle(color: color) : nil))
    }
    /// Draws a line through the text.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }
    /// Draws the text at its usual size, or as second-rank text beside other.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? adding(.textScale(scale)) : self
    }

    /// What is heard in place of the text.
    public func accessibilityLabel(_ label: Text) -> Text {
        var copy = self
        copy.accessibilityText = label.plainString
        return copy
    }
    /// What is heard in place of the text.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }
    /// What is heard in place of the text.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

    /// Makes the text a heading of a rank for assistive tools.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { adding(.heading(level)) }
    /// Says what kind of text it is to assistive tools.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
        adding(.contentType(value))
    }

    /// What assistive tools are told of the text besides what is written; nil for nothing.
    var accessibilityDetails: AccessibilityDetails? {
        var details: AccessibilityDetails?
        for modifier in modifiers {
            switch modifier {
            case .heading(let level):
                details = details ?? AccessibilityDetails()
                details?.headingLevel = level
                details?.addedTraits = .isHeader
            case .contentType(let type):
                details = details ?? AccessibilityDetails()
                details?.textContentType = type
            case .speech(let settings):
                details = details ?? AccessibilityDetails()
                // What is said first stands nearest to the text.
                details?.speech.fill(from: settings)
            default: break
            }
        }
        return details
    }

    /// Where text that does not fit is cut.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// The case in which text is shown.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    /// The size of a text beside other text.
    public struct Scale: Hashable, Sendable {
        let factor: CGFloat
        public static let `default` = Scale(factor: 1)
        /// Smaller, for what ranks second, such as a unit after a number.
        public static let secondary = Scale(factor: 0.76)
    }

    /// A line under or through text.
    public struct LineStyle: Hashable, Sendable {
        /// Nil for the text's own colour.
        package var color: Color?
        package var pattern: Pattern
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }
        public static let single = LineStyle()
        /// How the line is drawn.
        public struct Pattern: Hashable, Sendable {
            let number: UInt8
            public static let solid = Pattern(number: 0)
            public static let dot = Pattern(number: 1)
            public static let dash = Pattern(number: 2)
            public static let dashDot = Pattern(number: 3)
            public static let dashDotDot = Pattern(number: 4)
        }
    }

    /// The characters in the default environment, without styles and case conversion.
    package var plainString: String {
        if case .verbatim(let string) = storage { return string }
        return string(in: EnvironmentValues())
    }

    /// The characters, without case conversion.
    package func string(in environment: EnvironmentValues) -> String {
        var resolution = TextResolution(environment: environment)
        resolution.appliesCase = false
        resolution.append(self, RunContext(environment))
        return resolution.resolved.spokenString
    }
}
