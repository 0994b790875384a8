import DovetailCore
import Foundation

/// Tells responders of the keys that a person presses, and knows the one among an app's own that has the keyboard.
@MainActor
final class KeyPresses: ProgramPart {
    /// The view or controller of an app's own that asked for the keyboard last.
    private(set) weak var first: UIResponder?
    private var monitor: Int?
    /// The keys that are down.
    private var held: [KeyInput.Key: UIPress] = [:]
    private let monitors: EventMonitors

    init(in program: Program) { monitors = program[EventMonitors.self] }

    /// Begins to follow keys: views of UIKit's are on show.
    func follow() {
        guard monitor == nil else { return }
        monitor = monitors.add { [weak self] event, root in
            switch event {
            case .key(let key): return self?.down(key, in: root) ?? true
            case .keyUp(let key): self?.up(key)
            default: break
            }
            return true
        }
    }

    /// Gives the keyboard to a view or controller, instead of the field that has it.
    func give(to responder: UIResponder) {
        first = responder
        follow()
        let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        // A view is told its window by apps alone; elsewhere it is in the one that is in use.
        let root = view?.window?.root ?? ProgramWindows.ofProgram.current
        if let root, root.focusedResponder is TextInputResponder { root.focusedResponder = nil }
    }

    /// Takes the keyboard away from a view or controller, if it has it.
    func take(from responder: UIResponder) { if first === responder { first = nil } }

    /// Tells responders of a key. Returns whether views of SwiftUI's are to hear of it, too.
    private func down(_ key: KeyInput, in root: WindowRoot) -> Bool {
        guard !key.isRepeat else { return true }
        // One whose end nobody told, as another window of the desktop's came to the front.
        if let lost = held.removeValue(forKey: key.key) { end(lost, .cancelled) }
        // A field that a person went to has the keyboard now.
        if root.focusedResponder is TextInputResponder { first = nil }
        let launched = UIKitLaunch.ofProgram.window
        let window = launched?.root === root ? launched! : UIWindow.object(for: root)
        guard let told = first ?? window.rootViewController else { return true }
        if !(root.focusedResponder is TextInputResponder), command(UIKey(key), from: told) { return false }
        let press = UIPress(UIKey(key), in: window, to: told)
        held[key.key] = press
        told.pressesBegan([press], with: UIPressesEvent([press]))
        return true
    }

    /// Calls the method that a key is for, of the innermost responder that has one. Returns whether there was one.
    private func command(_ key: UIKey, from told: UIResponder) -> Bool {
        var responder: UIResponder? = told
        while let one = responder {
            if let command = one.keyCommands?.first(where: { $0.isMet(by: key) }), let action = command.action {
                action.send(to: one, from: command, event: nil as UIEvent?)
                return true
            }
            responder = one.next
        }
        return false
    }

    private func up(_ key: KeyInput) { if let press = held.removeValue(forKey: key.key) { end(press, .ended) } }

    private func end(_ press: UIPress, _ phase: UIPress.Phase) {
        press.become(phase)
        let event = UIPressesEvent([press])
        if phase == .ended {
            press.responder?.pressesEnded([press], with: event)
        } else {
            press.responder?.pressesCancelled([press], with: event)
        }
    }
}
