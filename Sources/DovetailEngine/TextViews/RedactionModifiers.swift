import Foundation

extension View {
    /// Hides what texts and pictures show: they keep their size and are drawn as blocks.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }
    /// Shows what would be hidden.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
    /// Marks what is hidden while content is out of date, as `redacted(reason: .invalidated)` tells.
    ///
    /// On Apple's systems a widget's data are out of date between an action in it and its next update; here only the app tells so.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        environment(\.isInvalidatable, invalidatable)
    }
    /// Marks what is hidden where content is redacted for privacy.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
