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
}
