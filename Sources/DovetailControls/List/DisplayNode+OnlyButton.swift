import DovetailCore
import Foundation

extension DisplayNode {
    /// Presses the button inside when there is exactly one control, and that is a button.
    func pressOnlyButton() -> Bool {
        let controls = controls()
        guard controls.count == 1, let semantics = controls[0].semantics, semantics.role == .button,
            semantics.isEnabled, let activate = semantics.actions?.activate
        else { return false }
        activate()
        return true
    }

    private func controls() -> [DisplayNode] {
        switch semantics?.role {
        case .button, .toggle, .slider, .textField, .picker, .datePicker, .stepper, .menu: [self]
        default: children.flatMap { $0.controls() }
        }
    }

    /// Whether there is a button inside, and no other control.
    var hasOnlyButton: Bool {
        let controls = controls()
        return controls.count == 1 && controls[0].semantics?.role == .button
    }

    /// What opens a menu inside, when there is exactly one such thing.
    var onlyMenu: InteractionResponder? {
        var found: [InteractionResponder] = []
        func visit(_ node: DisplayNode) {
            if let responder = node.responder as? InteractionResponder, responder.onSecondaryPress != nil {
                found.append(responder)
            }
            node.children.forEach(visit)
        }
        children.forEach(visit)
        return found.count == 1 ? found[0] : nil
    }
}
