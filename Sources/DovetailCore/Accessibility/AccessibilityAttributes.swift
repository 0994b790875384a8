import Foundation

extension AttributeScopes {
    /// The attributes of texts that tell assistive tools something.
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

    /// The attributes of texts that tell assistive tools something: how important an announcement is, and how a text is spoken.
    ///
    /// How a text is spoken, what kind it is and what an app says of it is kept in the text alone: AT-SPI has no word for it.
    public struct AccessibilityAttributes: AttributeScope {
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
        public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute
        public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
        public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
        public let accessibilitySpeechPhoneticNotation: IPANotationAttribute
        public let accessibilitySpeechQueuesAnnouncement: AnnouncementQueueAttribute
        public let accessibilityTextualContext: TextualContextAttribute
        public let accessibilityHeadingLevel: HeadingLevelAttribute
        public let accessibilityTextCustom: TextCustomAttribute
        public let foundation: FoundationAttributes

        /// Whether a text is spelled out, character by character.
        public enum SpellOutAttribute: AttributedStringKey {
            public typealias Value = Bool
            public static let name = "UIAccessibilitySpeechAttributeSpellOut"
        }
        /// Whether punctuation is spoken, too.
        public enum IncludesPunctuationAttribute: AttributedStringKey {
            public typealias Value = Bool
            public static let name = "UIAccessibilitySpeechAttributePunctuation"
        }
        /// How high a voice speaks, by a part between -1 and 1.
        public enum AdjustedPitchAttribute: AttributedStringKey {
            public typealias Value = Double
            public static let name = "UIAccessibilitySpeechAttributePitch"
        }
        /// How a text is pronounced, in the phonetic alphabet.
        public enum IPANotationAttribute: AttributedStringKey {
            public typealias Value = String
            public static let name = "UIAccessibilitySpeechAttributeIPANotation"
        }
        /// Whether an announcement comes after those that are being spoken.
        public enum AnnouncementQueueAttribute: AttributedStringKey {
            public typealias Value = Bool
            public static let name = "UIAccessibilitySpeechAttributeQueueAnnouncement"
        }

        /// What kind of text it is.
        public enum TextualContextAttribute: AttributedStringKey {
            /// Kinds of texts.
            public enum TextualContext: Hashable, Sendable {
                case console
                case fileSystem
                case messaging
                case narrative
                case sourceCode
                case spreadsheet
                case wordProcessing
            }
            public typealias Value = TextualContext
            public static let name = "UIAccessibilityTextAttributeContext"
        }
        /// Which heading a text is.
        public enum HeadingLevelAttribute: AttributedStringKey {
            /// Levels of headings.
            public enum HeadingLevel: Int, Hashable, Sendable {
                case unspecified
                case h1
                case h2
                case h3
                case h4
                case h5
                case h6
            }
            public typealias Value = HeadingLevel
            public static let name = "UIAccessibilityTextAttributeHeadingLevel"
        }
        /// What an app says of a text in words of its own.
        public enum TextCustomAttribute: AttributedStringKey {
            public typealias Value = [String]
            public static let name = "UIAccessibilityTextAttributeCustom"
        }

        public enum AnnouncementPriorityAttribute: AttributedStringKey {
            /// How important an announcement is.
            public enum AnnouncementPriority: Hashable, Sendable {
                /// Said when nothing else is to be said. Said as a usual one here.
                case low
                case `default`
                /// Said at once, in place of what is being said.
                case high
            }
            public typealias Value = AnnouncementPriority
            public static let name = "UIAccessibilitySpeechAttributeAnnouncementPriority"
        }
    }
}

extension AttributeDynamicLookup {
    /// The attributes for assistive tools by their names.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T {
        self[T.self]
    }
}
