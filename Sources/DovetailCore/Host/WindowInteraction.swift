/// Whether a window does something that a person may do with windows.
public struct WindowInteractionBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = WindowInteractionBehavior(name: "automatic")
    public static let enabled = WindowInteractionBehavior(name: "enabled")
    public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// What views say of what a person may do with their window.
package struct WindowInteraction: Equatable {
    package var canBeClosed: Bool?
    package var canBeResized: Bool?

    nonisolated package init(canBeClosed: Bool? = nil, canBeResized: Bool? = nil) {
        self.canBeClosed = canBeClosed
        self.canBeResized = canBeResized
    }
}

extension View {
    /// Sets whether a person can close the window. The app itself always can.
    nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        modifier(
            DeclarationModifier(
                WindowInteraction(canBeClosed: behavior != .disabled), in: { $0.windowDeclarations?.interactions }))
    }

    /// Sets whether a person can change the window's size.
    nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        modifier(
            DeclarationModifier(
                WindowInteraction(canBeResized: behavior != .disabled), in: { $0.windowDeclarations?.interactions }))
    }
}

extension WindowRoot {
    /// What the views say of what a person may do with the window; outer ones first.
    package var interaction: WindowInteraction {
        let said = loop.graph.perform { declarations.interactions.currentEntries.map(\.value) }
        return WindowInteraction(
            canBeClosed: said.lazy.compactMap(\.canBeClosed).first,
            canBeResized: said.lazy.compactMap(\.canBeResized).first)
    }

    /// A person wants to close the window. Returns whether it may be closed now; a view that says no may ask what to do, and close it later.
    package func mayBeClosed() -> Bool {
        guard interaction.canBeClosed != false else { return false }
        let questions = loop.graph.perform { declarations.closeQuestions.currentEntries.map(\.value) }
        return questions.allSatisfy { $0.mayClose() }
    }
}

/// Is asked when a person wants to close the window.
struct WindowCloseQuestion {
    nonisolated(unsafe) let mayClose: @MainActor () -> Bool
}

extension View {
    /// Asks whether a person may close the window now. The app itself always can.
    nonisolated package func windowCloseQuestion(_ mayClose: @escaping @MainActor () -> Bool) -> some View {
        modifier(
            DeclarationModifier(
                WindowCloseQuestion(mayClose: mayClose), in: { $0.windowDeclarations?.closeQuestions }))
    }
}

private enum WindowInteractionsKey: WindowDeclarationKey { typealias Value = WindowInteraction }

private enum WindowCloseQuestionsKey: WindowDeclarationKey { typealias Value = WindowCloseQuestion }

extension WindowDeclarations {
    /// What a person may do with the window.
    var interactions: DeclarationList<WindowInteraction> { self[WindowInteractionsKey.self] }
    /// What is asked before the window is closed.
    var closeQuestions: DeclarationList<WindowCloseQuestion> { self[WindowCloseQuestionsKey.self] }
}
