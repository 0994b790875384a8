import Foundation

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// What is there stands for something that is still to come.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// It is nobody else's business. Only what is marked as sensitive is hidden.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// It is out of date. Only what `invalidatableContent(_:)` marks is hidden.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct PrivacyKey: EnvironmentKey {
    static let defaultValue = false
}

private struct InvalidatableKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Why content is hidden; empty for shown.
    public var redactionReasons: RedactionReasons {
        get { builtIn.text.redactionReasons }
        set { builtIn.text.redactionReasons = newValue }
    }
    var isPrivacySensitive: Bool {
        get { self[PrivacyKey.self] }
        set { self[PrivacyKey.self] = newValue }
    }
    var isInvalidatable: Bool {
        get { self[InvalidatableKey.self] }
        set { self[InvalidatableKey.self] = newValue }
    }
    /// Whether texts and pictures are drawn as blocks of colour.
    package var isRedacted: Bool {
        let reasons = redactionReasons
        if reasons.isEmpty { return false }
        return reasons.contains(.placeholder) || reasons.contains(.invalidated) && isInvalidatable
            || reasons.contains(.privacy) && isPrivacySensitive
    }
}
