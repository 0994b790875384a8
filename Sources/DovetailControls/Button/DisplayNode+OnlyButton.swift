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
        var controls: [DisplayNode] = []
        forEachWhere(in: .drawing) { node in
            switch node.semantics?.role {
            case .button, .toggle, .slider, .textField, .picker, .datePicker, .stepper, .menu:
                controls.append(node)
                return false
            default: return true
            }
        }
        return controls
    }

    /// Whether there is a button inside, and no other control.
    var hasOnlyButton: Bool {
        let controls = controls()
        return controls.count == 1 && controls[0].semantics?.role == .button
    }

    /// What opens a menu inside, when there is exactly one such thing.
    var onlyMenu: InteractionResponder? {
        var found: [InteractionResponder] = []
        forEach { node in
            if node !== self, let responder = node.responder as? InteractionResponder, responder.onSecondaryPress != nil
            {
                found.append(responder)
            }
        }
        return found.count == 1 ? found[0] : nil
    }
}
