import DovetailCore
import Foundation

// Modifiers that set what only some of Apple's systems have. They are accepted so that code for those compiles.
extension View {
    /// Lets what is dragged open a view that it rests on. Nothing opens so here.
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

    /// Sets whether the system's writing tools are offered. There are none.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

    /// Sets which windows take an event from outside. Events go to the window that asked for them.
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }

    /// Shows a view's picture large while it is held, at the largest text sizes of phones.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
    /// Shows a view large while it is held, at the largest text sizes of phones.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }
    /// Keeps a view's colours when the screen's are inverted. No host here inverts them.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}

/// Whether what is dragged opens a view that it rests on.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = SpringLoadingBehavior(name: "automatic")
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// Whether the system's writing tools are offered.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = WritingToolsBehavior(name: "automatic")
    public static let complete = WritingToolsBehavior(name: "complete")
    public static let limited = WritingToolsBehavior(name: "limited")
    public static let disabled = WritingToolsBehavior(name: "disabled")
}
