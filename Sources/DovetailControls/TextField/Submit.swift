import DovetailCore

/// What pressing Return in a field does.
package final class SubmitAction {
    let run: () -> Void
    init(run: @escaping () -> Void) { self.run = run }
}

private struct SubmitActionKey: EnvironmentKey {
    static var defaultValue: SubmitAction? { nil }
}

private struct SearchSubmitActionKey: EnvironmentKey {
    static var defaultValue: SubmitAction? { nil }
}

extension EnvironmentValues {
    /// What Return in a search field does.
    package var searchSubmitAction: SubmitAction? {
        get { self[SearchSubmitActionKey.self] }
        set { self[SearchSubmitActionKey.self] = newValue }
    }
    package var submitAction: SubmitAction? {
        get { self[SubmitActionKey.self] }
        set { self[SubmitActionKey.self] = newValue }
    }
}

/// What can be submitted.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Return in a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Return in a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// What the Return key of a keyboard on the screen says. Keyboards of desktops always say the same: here, as on a Mac, it
/// changes nothing.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String

    public static let done = SubmitLabel(name: "done")
    public static let go = SubmitLabel(name: "go")
    public static let send = SubmitLabel(name: "send")
    public static let join = SubmitLabel(name: "join")
    public static let route = SubmitLabel(name: "route")
    public static let search = SubmitLabel(name: "search")
    public static let `return` = SubmitLabel(name: "return")
    public static let next = SubmitLabel(name: "next")
    public static let `continue` = SubmitLabel(name: "continue")
}

/// Adds an action to those that Return runs.
private struct SubmitModifier: ViewModifier {
    nonisolated(unsafe) let action: () -> Void
    let triggers: SubmitTriggers
    @Environment(\.submitAction) private var outer
    @Environment(\.searchSubmitAction) private var outerSearch

    nonisolated init(triggers: SubmitTriggers, action: @escaping () -> Void) {
        self.triggers = triggers
        self.action = action
    }

    func body(content: Content) -> some View {
        let outer = outer
        let action = action
        let inner =
            triggers.contains(.text)
            ? SubmitAction {
                action()
                outer?.run()
            } : outer
        let outerSearch = outerSearch
        let search =
            triggers.contains(.search)
            ? SubmitAction {
                action()
                outerSearch?.run()
            } : outerSearch
        content.environment(\.submitAction, inner).environment(\.searchSubmitAction, search)
    }
}

extension View {
    /// Runs an action when Return is pressed in a field of this view. Actions of views around run after it.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action))
    }

    /// Keeps Return in this view from running the actions of views around it.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitAction) { if isBlocking { $0 = nil } }
    }
}
