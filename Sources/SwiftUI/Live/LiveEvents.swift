import DovetailCore
import Foundation

// Events of windows as messages, and back.

extension KeyInput.Key {
    private static let names: [(KeyInput.Key, String)] = [
        (.return, "return"), (.escape, "escape"), (.tab, "tab"), (.backspace, "backspace"), (.delete, "delete"),
        (.space, "space"), (.left, "left"), (.right, "right"), (.up, "up"), (.down, "down"), (.home, "home"),
        (.end, "end"), (.pageUp, "pageUp"), (.pageDown, "pageDown"), (.menu, "menu"),
    ]

    fileprivate var liveName: String {
        if case .character(let character) = self { return String(character) }
        return Self.names.first { $0.0 == self }?.1 ?? ""
    }

    fileprivate init?(liveName name: String) {
        if let known = Self.names.first(where: { $0.1 == name }) {
            self = known.0
        } else if name.count == 1 {
            self = .character(name.first!)
        } else {
            return nil
        }
    }
}

enum LiveEvents {
    private static let phases: [(PointerEvent.Phase, String)] = [
        (.down, "down"), (.moved, "moved"), (.up, "up"), (.cancelled, "cancelled"), (.hover, "hover"),
        (.exited, "exited"),
    ]

    /// The message for an event whose places are measured from `origin`.
    static func message(for event: WindowEvent, origin: CGPoint) -> LiveConnection.Message? {
        switch event {
        case .pointer(let event):
            return [
                "type": "pointer", "phase": phases.first { $0.0 == event.phase }!.1,
                "x": Double(event.location.x - origin.x), "y": Double(event.location.y - origin.y),
                "clicks": event.clickCount,
                "button": event.button == .secondary ? "secondary" : event.button == .middle ? "middle" : "primary",
                "modifiers": event.modifiers.rawValue, "touch": event.isTouch,
            ]
        case .scroll(let event):
            var message: LiveConnection.Message = [
                "type": "scroll", "dx": Double(event.delta.width), "dy": Double(event.delta.height),
                "precise": event.isPrecise,
                "x": Double(event.location.x - origin.x), "y": Double(event.location.y - origin.y),
                "modifiers": event.modifiers.rawValue, "touch": event.isTouch,
            ]
            switch event.phase {
            case .discrete: message["phase"] = "discrete"
            case .began: message["phase"] = "began"
            case .changed: message["phase"] = "changed"
            case .cancelled: message["phase"] = "cancelled"
            case .ended(let velocity):
                message["phase"] = "ended"
                message["vx"] = Double(velocity.width)
                message["vy"] = Double(velocity.height)
            }
            return message
        case .key(let key), .keyUp(let key):
            var isUp = false
            if case .keyUp = event { isUp = true }
            return [
                "type": "key", "phase": isUp ? "up" : "down", "key": key.key.liveName, "characters": key.characters,
                "modifiers": key.modifiers.rawValue, "repeat": key.isRepeat,
            ]
        case .modifiers(let modifiers): return ["type": "modifiers", "modifiers": modifiers.rawValue]
        }
    }

    /// Hands the event of a message to a window. Returns whether the message is one of an event.
    @MainActor
    static func send(_ message: LiveConnection.Message, to window: WindowRoot, at time: TimeInterval) -> Bool {
        func number(_ name: String) -> Double { (message[name] as? NSNumber)?.doubleValue ?? 0 }
        let modifiers = EventModifiers(rawValue: Int(number("modifiers")))
        let place = CGPoint(x: number("x"), y: number("y"))
        switch message["type"] as? String {
        case "pointer":
            let phase = phases.first { $0.1 == message["phase"] as? String }?.0 ?? .hover
            var event = PointerEvent(phase: phase, location: place, time: time)
            event.clickCount = max(1, Int(number("clicks")))
            event.modifiers = modifiers
            event.isTouch = message["touch"] as? Bool ?? false
            switch message["button"] as? String {
            case "secondary": event.button = .secondary
            case "middle": event.button = .middle
            default: event.button = .primary
            }
            window.send(event)
        case "scroll":
            let phase: ScrollEvent.Phase =
                switch message["phase"] as? String {
                case "began": .began
                case "changed": .changed
                case "cancelled": .cancelled
                case "ended": .ended(velocity: CGSize(width: number("vx"), height: number("vy")))
                default: .discrete
                }
            var event = ScrollEvent(
                delta: CGSize(width: number("dx"), height: number("dy")), phase: phase,
                isPrecise: message["precise"] as? Bool ?? false, location: place, time: time)
            event.isTouch = message["touch"] as? Bool ?? false
            event.modifiers = modifiers
            window.send(event)
        case "key":
            guard let key = KeyInput.Key(liveName: message["key"] as? String ?? "") else { return true }
            var input = KeyInput(
                key: key, characters: message["characters"] as? String ?? "", modifiers: modifiers)
            input.time = time
            input.isRepeat = message["repeat"] as? Bool ?? false
            if message["phase"] as? String == "up" { window.release(input) } else { window.send(input) }
        case "text":
            (window.focusedResponder as? any TextInputResponder)?.insertText(message["text"] as? String ?? "")
        case "modifiers": window.modifiersChanged(to: modifiers)
        default: return false
        }
        return true
    }
}
