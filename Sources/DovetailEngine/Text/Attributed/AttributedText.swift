import Foundation

extension AttributeScopes {
    /// The attributes of an attributed string that ``Text`` shows.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes of an attributed string that ``Text`` shows.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let lineHeight: LineHeightAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }
        public enum KerningAttribute: CodableAttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }
        public enum TrackingAttribute: CodableAttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }
        public enum BaselineOffsetAttribute: CodableAttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }
}

extension AttributeScopes.FoundationAttributes {
    /// What a piece of text means. Foundation declares this on Apple's systems and not on Linux.
    ///
    /// It is there for its key path alone, by which `container.foundation.inlinePresentationIntent` names the attribute: a scope has no values.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute {
        fatalError("An attribute scope names attributes and holds none")
    }

    /// The attribute of what a piece of text means.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension AttributedString {
    /// How Markdown is read. Foundation declares this on Apple's systems and not on Linux.
    public struct MarkdownParsingOptions: Sendable {
        /// How much of Markdown is read.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Blocks too. Paragraphs and headings become lines of text; there are no attributes for blocks here.
            case full
            /// Emphasis, code and links; white space becomes one space.
            case inlineOnly
            /// Emphasis, code and links; white space stays.
            case inlineOnlyPreservingWhitespace
        }
        /// What happens with Markdown that cannot be read. None is ever refused here.
        public enum FailurePolicy: Hashable, Sendable { case returnPartiallyParsedIfPossible, throwError }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .returnPartiallyParsedIfPossible, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Reads Markdown: emphasis, code, strikethrough and links.
    public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil)
        throws
    {
        self.init()
        var text = markdown
        if options.interpretedSyntax == .full {
            // Lines of one paragraph are one line; paragraphs follow each other without a gap, as their text does on Apple's systems.
            text = text.components(separatedBy: "\n\n").map { paragraph in
                let line = paragraph.split(separator: "\n").joined(separator: " ")
                return line.hasPrefix("#") ? String(line.drop { $0 == "#" }.drop { $0 == " " }) : line
            }.joined(separator: "\n")
        } else if options.interpretedSyntax == .inlineOnly {
            text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        for run in MarkdownParser.parse(text.map { .character($0) }) {
            let characters = run.tokens.compactMap { token -> Character? in
                if case .character(let character) = token { character } else { nil }
            }
            var piece = AttributedString(String(characters))
            if let link = run.link {
                piece.link = URL(string: link.relativeString, relativeTo: baseURL)?.absoluteURL ?? link
            }
            if !run.intent.isEmpty { piece.inlinePresentationIntent = run.intent }
            append(piece)
        }
    }

    /// Reads Markdown in UTF-8.
    public init(markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws
    {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }
}
