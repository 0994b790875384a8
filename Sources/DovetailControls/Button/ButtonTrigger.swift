import DovetailCore

/// What encloses buttons and is told when one of them has run its action: how an alert closes. It can press them too.
@MainActor
package final class ButtonTrigger {
    private struct Member {
        weak var responder: InteractionResponder?
        let role: ButtonRole?

        @MainActor var isUsable: Bool { responder?.node != nil && responder?.isEnabled == true }
    }

    private var members: [Member] = []
    /// Called after the action of any of the buttons.
    nonisolated(unsafe) package let run: () -> Void

    nonisolated package init(run: @escaping () -> Void) { self.run = run }

    /// Notes a button, in the order in which they are made. Nothing of the button is held, since the button holds this.
    func add(_ responder: InteractionResponder, role: ButtonRole?) {
        let member = Member(responder: responder, role: role)
        if let index = members.firstIndex(where: { $0.responder === responder }) {
            members[index] = member
        } else {
            members.append(member)
        }
    }

    /// Presses the first button of a fitting role, or the only one, as the Return key would if it had the focus. Does nothing
    /// when there is none.
    func press(where fits: (ButtonRole?) -> Bool) {
        let usable = members.filter(\.isUsable)
        let only = usable.count == 1 ? usable.first : nil
        let member = usable.first { fits($0.role) } ?? only
        _ = member?.responder?.keyDown(KeyInput(key: .return, characters: "", modifiers: []))
    }
}

private struct ButtonTriggerKey: EnvironmentKey {
    static var defaultValue: ButtonTrigger? { nil }
}

extension EnvironmentValues {
    package var buttonDidTrigger: ButtonTrigger? {
        get { self[ButtonTriggerKey.self] }
        set { self[ButtonTriggerKey.self] = newValue }
    }
}
