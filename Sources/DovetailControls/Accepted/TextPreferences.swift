import DovetailCore
import Foundation

/// Which of several lengths of a text is taken: see `textVariant(_:)`.
public protocol TextVariantPreference: Sendable {}

/// The same length always.
public struct FixedTextVariant: TextVariantPreference {
    public init() {}
}

/// The length that suits the room.
public struct SizeDependentTextVariant: TextVariantPreference {
    public init() {}
}

extension TextVariantPreference where Self == FixedTextVariant {
    public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
    public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension Text {
    /// What decides how lines are aligned: see `multilineTextAlignment(strategy:)`.
    public struct AlignmentStrategy: Hashable, Sendable {
        private let name: String
        public static let `default` = AlignmentStrategy(name: "default")
        public static let layoutBased = AlignmentStrategy(name: "layoutBased")
        public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
    }

    /// What decides the direction in which a text is written: see `writingDirection(strategy:)`.
    public struct WritingDirectionStrategy: Hashable, Sendable {
        private let name: String
        public static let `default` = WritingDirectionStrategy(name: "default")
        public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
        public static let contentBased = WritingDirectionStrategy(name: "contentBased")
    }
}

/// Where the buttons are that style a text: see `textInputFormattingControlVisibility(_:for:)`.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
    /// Several places.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let contextMenu = Set(rawValue: 1)
        public static let inputAssistant = Set(rawValue: 2)
        public static let all: Set = [.contextMenu, .inputAssistant]
        public static let `default` = all
    }
}
