import Foundation

extension WindowRoot {
    /// The modifier keys that are held.
    package var heldModifiers: EventModifiers { modifierKeys.held }
    /// Where the pointer is, in window points; nil while it is elsewhere.
    package var pointerLocation: CGPoint? { events.pointerLocation }

    /// Other modifier keys are held now than before.
    package func modifiersChanged(to modifiers: EventModifiers) {
        program.run {
            guard program[EventMonitors.self].let(.modifiers(modifiers), through: self) else { return }
            let watchers = loop.graph.perform { declarations.modifierWatchers.currentEntries.map(\.value) }
            modifierKeys.change(to: modifiers, telling: watchers)
        }
    }
}

private struct ModifierWatch: ViewModifier {
    let mask: EventModifiers
    let isInitial: Bool
    nonisolated(unsafe) let action: (EventModifiers, EventModifiers) -> Void
    @Environment(\.windowOfApp) private var window

    nonisolated init(mask: EventModifiers, isInitial: Bool, action: @escaping (EventModifiers, EventModifiers) -> Void)
    {
        self.mask = mask
        self.isInitial = isInitial
        self.action = action
    }

    func body(content: Content) -> some View {
        content
            .modifier(
                DeclarationModifier(
                    ModifierWatcher(mask: mask, action: action), in: { $0.windowDeclarations?.modifierWatchers },
                    onlyWhileShown: true)
            )
            .onAppear {
                guard isInitial else { return }
                let held = window?.modifierKeys.held.intersection(mask) ?? []
                action(held, held)
            }
    }
}

extension View {
    /// Runs an action when modifier keys are pressed or released while the window has the keyboard, with those held before and after.
    ///
    /// - Parameters:
    ///   - mask: The keys that matter.
    ///   - initial: Whether the action runs when the view appears, too, with those held then twice.
    nonisolated public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View {
        modifier(ModifierWatch(mask: mask, isInitial: initial, action: action))
    }
}

private enum ModifierWatchersKey: WindowDeclarationKey { typealias Value = ModifierWatcher }

extension WindowDeclarations {
    /// Who is told of the modifier keys.
    var modifierWatchers: DeclarationList<ModifierWatcher> { self[ModifierWatchersKey.self] }
}
