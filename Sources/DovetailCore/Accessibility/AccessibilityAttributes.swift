import Foundation

extension AttributeScopes {
    /// The attributes of texts that tell assistive tools something.
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

    /// The attributes of texts that tell assistive tools something: how important an announcement is.
    public struct AccessibilityAttributes: AttributeScope {
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
        public let foundation: FoundationAttributes

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
