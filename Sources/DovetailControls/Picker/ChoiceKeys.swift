import DovetailCore
import Foundation

extension View {
    /// Makes the rows of a picker one stop of the Tab key, as on Apple's systems: the arrow keys choose the row before or after the
    /// chosen one, Home and End the first and the last, and letters the row that begins with them.
    func choiceKeys(_ choices: PickerChoices, label: ControlLabel, isFocused: Binding<Bool>) -> some View {
        modifier(ChoiceKeys(choices: choices, label: label, isFocused: isFocused))
    }
}

extension PickerChoices {
    /// The row that the keyboard is at: the chosen one, else the first.
    var keyIndex: Int { selectedIndex ?? 0 }
}

private struct ChoiceKeys: ViewModifier {
    let choices: PickerChoices
    let label: ControlLabel
    let isFocused: Binding<Bool>
    @Environment(\.layoutDirection) private var layoutDirection
    @State private var typing = TypingMemory()

    nonisolated init(choices: PickerChoices, label: ControlLabel, isFocused: Binding<Bool>) {
        self.choices = choices
        self.label = label
        self.isFocused = isFocused
    }

    func body(content: Content) -> some View {
        content.interaction(semantics: semantics) { responder, _ in
            responder.isTransparent = true
            responder.takesFocus = true
            responder.onFocus = { isFocused.wrappedValue = $0 }
            responder.onKey = { [unowned responder] key in press(key, responder) }
        }
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .group)
        semantics.takeName(from: label)
        var details = semantics.details ?? AccessibilityDetails()
        details.holdsChoices = true
        semantics.details = details
        return semantics
    }

    private func press(_ key: KeyInput, _ responder: InteractionResponder) -> Bool {
        let forward = layoutDirection == .leftToRight ? 1 : -1
        switch key.key {
        case .up: move(by: -1)
        case .down: move(by: 1)
        case .left: move(by: -forward)
        case .right: move(by: forward)
        case .home: choose(0)
        case .end: choose(choices.rows.count - 1)
        case .space, .return: choose(choices.keyIndex)
        case .character:
            let names = responder.node?.buttonTexts ?? []
            guard names.count == choices.rows.count,
                let index = typing.name.find(key, in: names, from: choices.selectedIndex)
            else { return false }
            choose(index)
        default: return false
        }
        return true
    }

    private func move(by step: Int) { choose(choices.selectedIndex.map { $0 + step } ?? 0) }

    private func choose(_ index: Int) {
        if choices.rows.indices.contains(index), index != choices.selectedIndex { choices.select(index) }
    }
}

/// What is being typed. An object, since it changes nothing that is shown.
@MainActor
final class TypingMemory {
    var name = TypedName()
}

extension DisplayNode {
    /// What is written on each button or menu item inside.
    @MainActor
    var buttonTexts: [String] {
        var texts: [String] = []
        forEachWhere { node in
            guard let role = node.semantics?.role, role == .button || role == .menuItem else { return true }
            texts.append(node.writtenText)
            return false
        }
        return texts
    }
}
