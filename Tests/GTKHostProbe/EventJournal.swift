import DovetailCore
import Foundation

/// Tells each event that reaches a window's content, with all that is in it.
@MainActor
final class EventJournal {
    private var last: TimeInterval = 0

    func note(_ event: PointerEvent) {
        let button = event.button == .primary ? "" : " \(event.button)"
        let marks = button + (event.isTouch ? " touch" : "")
        tell(
            "pointer \(event.phase) \(text(event.location)) clicks \(event.clickCount)\(marks)", event.modifiers,
            at: event.time)
    }

    func note(_ event: ScrollEvent) {
        var phase = "\(event.phase)"
        // How fast fingers were depends on when the program is asked to play them.
        if case .ended(let velocity) = event.phase { phase = velocity == .zero ? "ended at rest" : "ended moving" }
        tell(
            "scroll \(phase) \(text(event.delta))\(event.isPrecise ? " precise" : "") at \(text(event.location))",
            event.modifiers, at: event.time)
    }

    func note(_ event: PinchEvent) {
        let degrees = (event.rotation.degrees * 10).rounded() / 10
        tell("pinch \(event.phase) \(event.magnification) turned \(degrees)", event.modifiers, at: event.time)
    }

    func note(_ key: KeyInput) {
        say("key \(key.key) types “\(key.characters)”\(text(key.modifiers))\(key.isRepeat ? " repeat" : "")")
    }

    func noteRelease(_ key: KeyInput) { say("up \(key.key)\(text(key.modifiers))") }

    private func tell(_ line: String, _ modifiers: EventModifiers, at time: TimeInterval) {
        if time < last || time > last + 3600, last > 0 { say("the time of an event is wrong") }
        last = time
        say(line + text(modifiers))
    }

    private func text(_ point: CGPoint) -> String { "\(Int(point.x.rounded())),\(Int(point.y.rounded()))" }
    private func text(_ size: CGSize) -> String { "\(Int(size.width.rounded())),\(Int(size.height.rounded()))" }

    private func text(_ modifiers: EventModifiers) -> String {
        let names: [(EventModifiers, String)] = [
            (.shift, "shift"), (.control, "control"), (.option, "option"), (.command, "command"),
            (.capsLock, "capsLock"), (.numericPad, "numericPad"),
        ]
        return names.filter { modifiers.contains($0.0) }.map { " " + $0.1 }.joined()
    }
}
