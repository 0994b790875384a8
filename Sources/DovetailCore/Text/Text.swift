import AttributeGraph
import Foundation

/// A view that shows text.
public struct Text: Equatable {
    package indirect enum Storage: Equatable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
        case concatenated(Text, Text)
    }

    package enum Modifier: Equatable {
        case font(Font?)
        case weight(Font.Weight?)
        case italic
        case style(AnyShapeStyle?)
        case kerning(CGFloat)
        case baselineOffset(CGFloat)
        case underline(LineStyle?)
        case strikethrough(LineStyle?)
        case monospacedDigit
        case design(Font.Design)
    }

    package var storage: Storage
    package var modifiers: [Modifier] = []

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

    /// A formatted value.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .verbatim(format.format(input))
    }

    private init(_ storage: Storage) { self.storage = storage }

    /// Two texts, one after the other.
    public static func + (left: Text, right: Text) -> Text { Text(.concatenated(left, right)) }

    private func adding(_ modifier: Modifier) -> Text {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }

    public func font(_ font: Font?) -> Text { adding(.font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
    public func fontDesign(_ design: Font.Design) -> Text { adding(.design(design)) }
    public func bold() -> Text { adding(.weight(.bold)) }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    public func italic() -> Text { adding(.italic) }
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
    public func monospacedDigit() -> Text { adding(.monospacedDigit) }
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? adding(.design(.monospaced)) : self }
    public func foregroundColor(_ color: Color?) -> Text { adding(.style(color.map { AnyShapeStyle($0) })) }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { adding(.style(AnyShapeStyle(style))) }
    public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
    public func tracking(_ tracking: CGFloat) -> Text { adding(.kerning(tracking)) }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        adding(.underline(isActive ? LineStyle(color: color) : nil))
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        adding(.strikethrough(isActive ? LineStyle(color: color) : nil))
    }

    /// Where text that does not fit is cut.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// The case in which text is shown.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

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

    /// The characters, without styles and case conversion.
    package var plainString: String {
        switch storage {
        case .verbatim(let string): string
        case .localized(let key, let table, let bundle): key.string(table: table, bundle: bundle)
        case .concatenated(let first, let second): first.plainString + second.plainString
        }
    }
}
