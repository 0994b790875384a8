import DovetailCore
import Foundation

/// Follows the pointer in whole windows, for recognisers that were added to them.
///
/// Views hear of the same events, whatever a recogniser makes of them. Taps, drags and swipes are followed.
@MainActor
final class WindowGestures: ProgramPart {
    private var monitor: Int?
    /// What had the keyboard when the press began that is under way.
    private weak var focusBefore: (any Responder)?

    init(in program: Program) {}

    /// A window may have other recognisers than before.
    func changed(_ window: UIWindow, in root: WindowRoot) {
        guard monitor == nil, window.gestureRecognizers?.isEmpty == false else { return }
        monitor = root.program[EventMonitors.self].add { [weak self] event, root in
            if case .pointer(let event) = event { self?.follow(event, in: root) }
            return true
        }
    }

    private func follow(_ event: PointerEvent, in root: WindowRoot) {
        let recognizers = UIWindow.object(for: root).gestureRecognizers ?? []
        guard !recognizers.isEmpty else { return }
        if event.phase == .down { focusBefore = root.focusedResponder }
        let focus = root.focusedResponder
        for recognizer in recognizers where recognizer.isEnabled { recognizer.follow(event) }
        // A recogniser that ends editing does so before a field gets the keyboard by the same press.
        if event.phase == .up, let focus, root.focusedResponder == nil, focus is TextInputResponder,
            focus !== focusBefore || focus.node.map({ $0.frameInWindow.contains(event.location) }) == true
        {
            root.focusedResponder = focus
        }
    }
}
