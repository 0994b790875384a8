import CoreMedia
import Foundation

extension AttributeScopes {
    /// What is told of parts of a text that was said.
    public struct SpeechAttributes: AttributeScope {
        /// When the words were said.
        public let audioTimeRange: TimeRangeAttribute
        /// How sure it is that they were: 0 to 1.
        public let transcriptionConfidence: ConfidenceAttribute
        public let foundation: FoundationAttributes

        public enum TimeRangeAttribute: AttributedStringKey {
            public typealias Value = CMTimeRange
            public static let name = "Speech.TimeRange"
        }
        public enum ConfidenceAttribute: AttributedStringKey {
            public typealias Value = Double
            public static let name = "Speech.Confidence"
        }
    }

    /// The attributes of texts that were said.
    public var speech: SpeechAttributes.Type { SpeechAttributes.self }
}

extension AttributeDynamicLookup {
    /// The attributes of texts that were said, by their names.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SpeechAttributes, T>
    ) -> T {
        self[T.self]
    }
}
